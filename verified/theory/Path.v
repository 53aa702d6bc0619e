(** * Paths: from the puzzle, step by step, to a solution *)

From Coq Require Import List Bool ZArith.
From Ninerooks Require Import Statement Nine Board Result Live Exchange Guardians Proof Sound.
Import ListNotations.

(** ** The state that a puzzle describes *)

Fixpoint place_each (b : state) (l : list candidate) : result state :=
  match l with
  | [] => Ok b
  | x :: l => if is_live b x then place_each (place b x) l else No (Clash x)
  end.

Definition start (p : puzzle) : result state :=
  b <- place_each empty (givens p ++ placed p) ;;
  Ok (eliminate_all b (filter (fun x => negb (is_solved b x)) (excluded p))).

Lemma place_each_fits : forall f l b b', keeps_rules f -> (forall x, In x l -> is_true f x) ->
  fits b f -> place_each b l = Ok b' -> fits b' f.
Proof.
  intros f l; induction l as [|x l IH]; cbn [place_each]; intros b b' K T F E;
    [injection E as <-; exact F|].
  destruct (is_live b x); [|discriminate].
  eapply IH; [exact K | intros; apply T; now right | | exact E].
  apply (fits_apply b f (Place x) K F); apply T; now left.
Qed.

Lemma start_fits : forall p b f, solution p f -> start p = Ok b -> fits b f.
Proof.
  intros p b f [[K [G X]] P] E; unfold start in E; accepted; injection E as <-.
  apply fits_eliminate_all.
  - refine (place_each_fits f _ _ _ K _ (fits_empty f) H).
    intros y I; apply in_app_iff in I; destruct I; auto.
  - intros y I; apply filter_In in I; apply X, I.
Qed.

(** ** The end: the solution that is left *)

Definition last_digit (b : state) (r c : nine) : option nine :=
  match only_in b (Cell r c) with Some x => Some (digit x) | None => None end.

Definition read (b : state) : grid :=
  let rows := tabulate (fun r => tabulate (fun c =>
    match last_digit b r c with Some d => d | None => n1 end)) in
  fun r c => get (get rows r) c.

Definition is_full (b : state) : bool :=
  forallb (fun rc => match last_digit b (fst rc) (snd rc) with Some _ => true | None => false end) cells.

Lemma full_is_read : forall b f, keeps_rules f -> fits b f -> is_full b = true -> same f (read b).
Proof.
  intros b f K F E r c; unfold is_full in E; rewrite forallb_forall in E.
  specialize (E (r, c) (in_cells (r, c))); cbn [fst snd] in E; unfold read.
  rewrite !get_tabulate; unfold last_digit in *.
  destruct (only_in b (Cell r c)) as [x|] eqn:O; [|discriminate].
  assert (T := only_is_true b f _ x K F O); assert (C := only_member b _ x O).
  cbn in C; rewrite andb_true_iff, !eqn_true in C; destruct C as [<- <-]; exact T.
Qed.

(** ** Whether a grid is a solution, by looking *)

Definition follows_rules (f : grid) : bool :=
  forallb (fun r => all_different (fun c => f r c)) all9 &&
  forallb (fun c => all_different (fun r => f r c)) all9 &&
  forallb (fun b => all_different (fun k => f (box_row b k) (box_column b k))) all9.

Lemma follows_keeps : forall f, follows_rules f = true -> keeps_rules f.
Proof.
  intros f E; unfold follows_rules in E; rewrite !andb_true_iff, !forallb_forall in E.
  destruct E as [[R C] B]; repeat split.
  - intros r; apply different_is_injective, R, in_all9.
  - intros r r' c; apply (different_is_injective (fun r => f r c)), C, in_all9.
  - apply box_shared in H.
    assert (P : box_place r c = box_place r' c').
    { apply (different_is_injective _ (B (box r c) (in_all9 _))).
      destruct (place_of_cell r c) as [-> ->]; rewrite H; destruct (place_of_cell r' c') as [-> ->]; exact H0. }
    destruct (place_of_cell r c) as [<- _], (place_of_cell r' c') as [<- _]; congruence.
  - apply box_shared in H.
    assert (P : box_place r c = box_place r' c').
    { apply (different_is_injective _ (B (box r c) (in_all9 _))).
      destruct (place_of_cell r c) as [-> ->]; rewrite H; destruct (place_of_cell r' c') as [-> ->]; exact H0. }
    destruct (place_of_cell r c) as [_ <-], (place_of_cell r' c') as [_ <-]; congruence.
Qed.

Definition has_digit (f : grid) (x : candidate) : bool := eqn (f (row x) (column x)) (digit x).

Definition solves (p : puzzle) (f : grid) : bool :=
  follows_rules f && forallb (has_digit f) (givens p) &&
  forallb (fun x => negb (has_digit f x)) (excluded p) && forallb (has_digit f) (placed p).

Lemma has_digit_true : forall f x, has_digit f x = true <-> is_true f x.
Proof. intros; apply eqn_true. Qed.

Lemma solves_right : forall p f, solves p f = true -> solution p f.
Proof.
  intros p f; unfold solves; rewrite !andb_true_iff, !forallb_forall; intros [[[R G] X] P].
  split; [split; [now apply follows_keeps | split]|]; intros x I; try (apply has_digit_true; auto).
  intros T; apply has_digit_true in T; specialize (X x I); now rewrite T in X.
Qed.

(** ** The judge of paths *)

Definition path := list (list action * proof).

Fixpoint run (u : premise) (n : nat) (b : state) (l : path) : result state :=
  match l with
  | [] => Ok b
  | (actions, p) :: l =>
      within (InStep n) (judge_step u b actions p) ;; run u (S n) (apply_all b actions) l
  end.

Definition judge_path (assume : bool) (p : puzzle) (l : path) : verdict why :=
  match (b <- start p ;; run (Premise assume p) 0 b l) with
  | No w => Refused w
  | Ok b =>
      if is_full b then
        if solves p (read b) then Solved (read b) else Refused WrongEnd
      else Accepted
  end.

Lemma run_right : forall f u l n b b', keeps_rules f -> holds_for u f -> fits b f -> run u n b l = Ok b' ->
  all_right l f /\ fits b' f.
Proof.
  intros f u l; induction l as [|[actions p] l IH]; cbn [run]; intros n b b' K U F E.
  - injection E as <-; split; [intros a r [] | exact F].
  - accepted; assert (R := step_is_right f K u U b actions p _ F H).
    destruct (IH _ _ _ K U (fits_apply_all f actions b K F R) E) as [All F'].
    split; [|exact F']; intros a r [I|I]; [injection I as <- _; exact R | exact (All a r I)].
Qed.

Theorem the_judge_is_sound : is_sound_judge judge_path.
Proof.
  intros assume p l premise; unfold judge_path.
  destruct (b <- start p ;; run (Premise assume p) 0 b l) as [b|w] eqn:E; [|exact I]; accepted.
  assert (R : forall f, solution p f -> keeps_rules f /\ all_right l f /\ fits b f).
  { intros f S; assert (K := proj1 (proj1 S)); split; [exact K|].
    eapply run_right; [exact K | | eapply start_fits; eassumption | eassumption].
    intros A; split; [exact (proj1 S) | exact (premise A)]. }
  destruct (is_full b) eqn:Full; [|intros f S; apply R, S].
  destruct (solves p (read b)) eqn:Ends; [|exact I].
  split; [now apply solves_right|]; intros f S; destruct (R f S) as [K [A F]].
  split; [now apply full_is_read | exact A].
Qed.
