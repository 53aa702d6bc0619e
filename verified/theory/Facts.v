(** * Covers: facts with their weights, and what these say of the lemmas before *)

From Coq Require Import List Bool ZArith Lia.
From Ninerooks Require Import Statement Nine Board Sums Cover Result Live.
Import ListNotations.
Open Scope Z_scope.

(** A sector, or the clause of an earlier lemma. *)
Inductive fact := FactSector (s : sector) | FactLemma (n : nat).

Record cover := CoverOf { scale : Z; terms : list (fact * Z) }.

Fixpoint resolve (known : list clause) (l : list (fact * Z)) : result (list term) :=
  match l with
  | [] => Ok []
  | (f, w) :: l =>
      t <- match f with
           | FactSector s => Ok (OfSector s w)
           | FactLemma n => match nth_error known n with
                            | Some s => Ok (OfClause s w)
                            | None => No (NoLemma n)
                            end
           end ;;
      ts <- resolve known l ;;
      Ok (t :: ts)
  end.

Definition weigh (known : list clause) (c : cover) : result (list term) :=
  ts <- resolve known (terms c) ;;
  require (forallb has_side ts) WrongSide ;;
  Ok ts.

Definition below (b : state) (ts : list term) : list candidate :=
  filter (fun x => is_live b x && (weight ts x <? 0)) (suspects ts).

Lemma weigh_right : forall f known, Forall (holds f) known -> forall c ts, weigh known c = Ok ts ->
  forallb has_side ts = true /\ Forall (is_good f) ts.
Proof.
  intros f known Good c ts E; unfold weigh in E; accepted; injection E as <-; split; [assumption|].
  rename x into ts, H into R, H0 into S; revert ts R S; generalize (terms c) as l.
  induction l as [|[t w] l IH]; cbn; intros ts R S; accepted; [injection R as <-; constructor|].
  injection R as <-; cbn in S; apply andb_true_iff in S; destruct S as [S1 S2].
  constructor; [|eapply IH; eassumption]; split; [exact S1|].
  destruct t as [s|n]; [injection H as <-; exact I|].
  destruct (nth_error known n) as [s|] eqn:Nth; [|discriminate]; injection H as <-.
  rewrite Forall_forall in Good; apply Good; eapply nth_error_In; eassumption.
Qed.

(** What is true and weighs less than 0 is among those below. *)
Lemma below_right : forall f b ts x, fits b f -> forallb has_side ts = true -> is_true f x ->
  weight ts x < 0 -> In x (below b ts).
Proof.
  intros f b ts x F S T L; unfold below; rewrite filter_In, (F x T); split; [now apply suspected|].
  now apply Z.ltb_lt.
Qed.
