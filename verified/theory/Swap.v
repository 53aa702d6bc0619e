(** * Swap: two rows exchanged in some columns

    In a square and two corners digits change as well. The rules are kept when each house has its digits
    again. *)

From Coq Require Import List Bool FinFun.
From Ninerooks Require Import Statement Nine Board Exchange Bands.
Import ListNotations.

(** ** A grid in which each house has each digit keeps the rules *)

Lemma onto_is_injective : forall h : nine -> nine, (forall d, exists x, h x = d) -> injective h.
Proof.
  intros h S.
  assert (F : Finite nine) by (exists all9; exact in_all9).
  exact (proj2 (Endo_Injective_Surjective F nine_dec h) S).
Qed.

Lemma full_houses : forall f,
  (forall r d, exists c, f r c = d) -> (forall c d, exists r, f r c = d) ->
  (forall b d, exists k, f (box_row b k) (box_column b k) = d) -> keeps_rules f.
Proof.
  intros f R C B; split; [|split].
  - intros r; apply onto_is_injective, R.
  - intros r r' c; apply (onto_is_injective (fun r => f r c)), C.
  - intros r c r' c' E V; apply box_shared in E.
    assert (P : box_place r c = box_place r' c').
    { apply (onto_is_injective _ (B (box r c))).
      destruct (place_of_cell r c) as [-> ->]; rewrite E; destruct (place_of_cell r' c') as [-> ->]; exact V. }
    split; [destruct (place_of_cell r c) as [<- _], (place_of_cell r' c') as [<- _]
      | destruct (place_of_cell r c) as [_ <-], (place_of_cell r' c') as [_ <-]]; congruence.
Qed.

(** What a grid has in each house, another one has there too. *)
Definition has_all (f f' : grid) : Prop :=
  (forall r c, exists c', f' r c' = f r c) /\ (forall r c, exists r', f' r' c = f r c) /\
  (forall r c, exists r' c', share_box r c r' c' /\ f' r' c' = f r c).

Lemma has_all_keeps_rules : forall f f', keeps_rules f -> has_all f f' -> keeps_rules f'.
Proof.
  intros f f' [R [C B]] [R' [C' B']]; apply full_houses.
  - intros r d; destruct (onto (f r) (R r) d) as [c <-]; apply R'.
  - intros c d; destruct (onto (fun r => f r c) (fun a b => C a b c) d) as [r <-]; apply C'.
  - intros b d; destruct (sector_has_one f (Box d b) (conj R (conj C B))) as [[r c x] [T I]].
    cbn in I; unfold is_true in T; cbn in T; rewrite andb_true_iff, !eqn_true in I; destruct I as [-> <-].
    destruct (B' r c) as [r' [c' [Sh E]]]; exists (box_place r' c'); apply box_shared in Sh; rewrite Sh.
    destruct (place_of_cell r' c') as [-> ->]; congruence.
Qed.

(** ** The exchange *)

Section Exchange.
  Context (f : grid) (r s e c d : nine) (K : keeps_rules f)
    (Rs : r <> s) (Re : r <> e) (Se : s <> e) (Cd : c <> d)
    (Band : third r = third s) (Stack : third c = third d).

  (** The rows are exchanged in some columns, and the square and the corners get these digits. *)
  Context (a : nine -> bool) (rc rd sc sd ec ed : nine) (Ac : a c = false) (Ad : a d = false).

  Definition exchanged_lines : grid := fun i j =>
    if eqn j c then if eqn i r then rc else if eqn i s then sc else if eqn i e then ec else f i j
    else if eqn j d then if eqn i r then rd else if eqn i s then sd else if eqn i e then ed else f i j
    else if a j then if eqn i r then f s j else if eqn i s then f r j else f i j
    else f i j.

  Context
    (Row_r : forall j, exists j', exchanged_lines r j' = f r j)
    (Row_s : forall j, exists j', exchanged_lines s j' = f s j)
    (Row_e : incl [f e c; f e d] [ec; ed])
    (Column_c : incl [f r c; f s c; f e c] [rc; sc; ec])
    (Column_d : incl [f r d; f s d; f e d] [rd; sd; ed])
    (Square : incl [f r c; f r d; f s c; f s d] [rc; rd; sc; sd]).

  Ltac decide_n :=
    repeat match goal with
    | |- context [eqn ?x ?x] => rewrite (eqn_refl x)
    | |- context [eqn ?x ?y] => destruct (eqn_spec x y) as [?|?]; [try congruence|]
    end.

  Lemma at_rc : exchanged_lines r c = rc. Proof. unfold exchanged_lines; now decide_n. Qed.
  Lemma at_sc : exchanged_lines s c = sc. Proof. unfold exchanged_lines; now decide_n. Qed.
  Lemma at_ec : exchanged_lines e c = ec. Proof. unfold exchanged_lines; now decide_n. Qed.
  Lemma at_rd : exchanged_lines r d = rd. Proof. unfold exchanged_lines; now decide_n. Qed.
  Lemma at_sd : exchanged_lines s d = sd. Proof. unfold exchanged_lines; now decide_n. Qed.
  Lemma at_ed : exchanged_lines e d = ed. Proof. unfold exchanged_lines; now decide_n. Qed.

  Lemma at_r : forall j, a j = true -> exchanged_lines r j = f s j.
  Proof. intros j A; unfold exchanged_lines; decide_n; now rewrite A. Qed.
  Lemma at_s : forall j, a j = true -> exchanged_lines s j = f r j.
  Proof. intros j A; unfold exchanged_lines; decide_n; now rewrite A. Qed.

  Lemma stays : forall i j, j <> c -> j <> d -> a j = false -> exchanged_lines i j = f i j.
  Proof.
    intros i j C D A; unfold exchanged_lines; destruct (eqn_spec j c), (eqn_spec j d); try contradiction.
    now rewrite A.
  Qed.

  (** A cell changes only if it is one of these. *)
  Lemma five_kinds : forall i j, exchanged_lines i j = f i j \/
    (j = c \/ j = d) /\ (i = r \/ i = s \/ i = e) \/ a j = true /\ j <> c /\ j <> d /\ (i = r \/ i = s).
  Proof.
    intros i j; unfold exchanged_lines; destruct (a j) eqn:A;
      destruct (eqn_spec j c), (eqn_spec j d), (eqn_spec i r), (eqn_spec i s), (eqn_spec i e); auto 9.
  Qed.

  Lemma share_refl : forall i j, share_box i j i j.
  Proof. now split. Qed.

  Theorem exchanged_keeps_rules : keeps_rules exchanged_lines.
  Proof.
    apply (has_all_keeps_rules f); [exact K|]; split; [|split].
    - intros i j; destruct (eqn_spec i r) as [->|Ir]; [apply Row_r|].
      destruct (eqn_spec i s) as [->|Is]; [apply Row_s|].
      destruct (five_kinds i j) as [E|[[[-> | ->] [X|[X|X]]]|[_ [_ [_ [X|X]]]]]]; try contradiction;
        [now exists j | subst i | subst i].
      + destruct (Row_e (f e c)) as [E|[E|[]]]; [cbn; auto | exists c; now rewrite at_ec | exists d; now rewrite at_ed].
      + destruct (Row_e (f e d)) as [E|[E|[]]]; [cbn; auto | exists c; now rewrite at_ec | exists d; now rewrite at_ed].
    - intros i j; destruct (five_kinds i j) as [E|[[J I]|[A [Jc [Jd I]]]]]; [now exists i | |].
      + destruct J as [-> | ->].
        * destruct (Column_c (f i c)) as [E|[E|[E|[]]]];
            [destruct I as [->|[->| ->]]; cbn; auto | exists r; now rewrite at_rc | exists s; now rewrite at_sc
            | exists e; now rewrite at_ec].
        * destruct (Column_d (f i d)) as [E|[E|[E|[]]]];
            [destruct I as [->|[->| ->]]; cbn; auto | exists r; now rewrite at_rd | exists s; now rewrite at_sd
            | exists e; now rewrite at_ed].
      + destruct I as [-> | ->]; [exists s; now rewrite at_s | exists r; now rewrite at_r].
    - intros i j; destruct (five_kinds i j) as [E|[[J I]|[A [Jc [Jd I]]]]].
      + exists i, j; split; [apply share_refl | exact E].
      + assert (Sh : forall i' j', (i' = r \/ i' = s) -> (j' = c \/ j' = d) -> (i = r \/ i = s) -> share_box i j i' j').
        { intros i' j' X Y Z; split; [destruct X, Z; congruence | destruct Y, J; congruence]. }
        destruct (eqn_spec i e) as [->|Ne].
        * assert (G : forall j', j' = c \/ j' = d -> share_box e j e j') by (split; [reflexivity | destruct H, J; congruence]).
          destruct (Row_e (f e j)) as [E|[E|[]]]; [destruct J as [-> | ->]; cbn; auto | |].
          -- exists e, c; rewrite at_ec; auto.
          -- exists e, d; rewrite at_ed; auto.
        * assert (I' : i = r \/ i = s) by (destruct I as [X|[X|X]]; auto; contradiction).
          destruct (Square (f i j)) as [E|[E|[E|[E|[]]]]].
          -- destruct I' as [-> | ->], J as [-> | ->]; cbn; auto.
          -- exists r, c; rewrite at_rc; auto.
          -- exists r, d; rewrite at_rd; auto.
          -- exists s, c; rewrite at_sc; auto.
          -- exists s, d; rewrite at_sd; auto.
      + destruct I as [-> | ->].
        * exists s, j; split; [now split | now rewrite at_s].
        * exists r, j; split; [now split | now rewrite at_r].
  Qed.
End Exchange.
