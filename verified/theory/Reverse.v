(** * Reverse patterns: two digits could be exchanged in all cells outside *)

From Coq Require Import List Bool PeanoNat.
From Ninerooks Require Import Statement Nine Board Result Live Exchange Twins.
Import ListNotations.

Definition one_of_two (a b d : nine) : bool := eqn d a || eqn d b.
Definition exchanged (a b d : nine) : nine := if eqn d a then b else if eqn d b then a else d.

Definition inside (places : list place_of) (q : place_of) : bool := existsb (eq_place q) places.

(** The digits of the first cell, when they are two. *)
Definition two_digits (kept : list candidate) (places : list place_of) : option (nine * nine) :=
  match places with
  | q :: _ => match kept_at kept q with [x; y] => Some (digit x, digit y) | _ => None end
  | [] => None
  end.

Definition keeps_both (kept : list candidate) (a b : nine) (q : place_of) : bool :=
  match kept_at kept q with [x; y] => eqn (digit x) a && eqn (digit y) b | _ => false end.

Definition none_or_two (l : list place_of) : bool :=
  match l with [] | [_; _] => true | _ => false end.

(** Outside, no given has one of the digits, and the puzzle excludes neither where the other may be. *)
Definition can_exchange (p : puzzle) (s : state) (a b : nine) (places : list place_of) : bool :=
  forallb (fun x => inside places (cell_of x) || negb (one_of_two a b (digit x))) (givens p) &&
  forallb (fun x => inside places (cell_of x) || negb (one_of_two a b (digit x)) ||
    negb (is_live s (At (row x) (column x) (exchanged a b (digit x))))) (excluded p).

Definition is_reverse (p : puzzle) (s : state) (kept : list candidate) (places : list place_of) : bool :=
  match two_digits kept places with
  | None => false
  | Some (a, b) =>
      negb (eqn a b) && forallb (keeps_both kept a b) places &&
      forallb (fun h => forallb (fun n => none_or_two (in_house h n places)) all9) houses &&
      existsb (fun r => match in_house fst r places with [] => true | _ => false end) all9 &&
      can_exchange p s a b places
  end.

Section Reverse.
  Context (p : puzzle) (s : state) (f : grid) (a b : nine) (places : list place_of)
    (S : solves_givens p f) (F : fits s f) (Ne : a <> b) (N : NoDup places)
    (Two : forall q, In q places -> one_of_two a b (f (fst q) (snd q)) = true)
    (Houses : forall h n, In h houses -> none_or_two (in_house h n places) = true)
    (Free : can_exchange p s a b places = true).

  Definition turned : grid := fun r c => if inside places (r, c) then f r c else exchanged a b (f r c).

  Lemma exchanged_twice : forall d, exchanged a b (exchanged a b d) = d.
  Proof.
    intros d; unfold exchanged; destruct (eqn_spec d a) as [->|A].
    - rewrite eqn_refl; destruct (eqn_spec b a); congruence.
    - destruct (eqn_spec d b) as [->|B]; [now rewrite eqn_refl|].
      destruct (eqn_spec d a), (eqn_spec d b); cbn; congruence.
  Qed.

  Lemma exchanged_one : forall d, one_of_two a b (exchanged a b d) = one_of_two a b d.
  Proof.
    intros d; unfold exchanged, one_of_two; destruct (eqn_spec d a) as [->|A]; cbn.
    - now rewrite eqn_refl, orb_true_r.
    - destruct (eqn_spec d b) as [->|B]; [now rewrite eqn_refl|].
      destruct (eqn_spec d a), (eqn_spec d b); cbn; congruence.
  Qed.

  Lemma inside_in : forall q, inside places q = true <-> In q places.
  Proof.
    intros q; unfold inside; rewrite existsb_exists; split.
    - intros [z [I E]]; apply eq_place_true in E; now subst.
    - intros I; exists q; split; [exact I | now apply eq_place_true].
  Qed.

  (** A cell of the pattern and one outside do not have the same digit of the two in a house. *)
  Lemma outside_has_neither : forall h q z, In h houses -> In q places -> ~ In z places -> h q = h z ->
    one_of_two a b (f (fst z) (snd z)) = false.
  Proof.
    intros h q z H I O E; destruct (one_of_two a b (f (fst z) (snd z))) eqn:T; [exfalso|reflexivity].
    assert (Q : In q (in_house h (h q) places)) by now apply in_in_house.
    assert (P := Houses h (h q) H).
    destruct (in_house h (h q) places) as [|x [|y [|? ?]]] eqn:L; try discriminate; [contradiction|].
    assert (X : In x places /\ h x = h q) by (apply in_in_house; rewrite L; cbn; auto).
    assert (Y : In y places /\ h y = h q) by (apply in_in_house; rewrite L; cbn; auto).
    assert (XY : x <> y).
    { assert (U : NoDup (in_house h (h q) places)) by now apply NoDup_filter.
      rewrite L in U; inversion U as [|? ? U' _]; subst; intros ->; apply U'; now left. }
    assert (R := proj1 (rules_of_houses f) (proj1 S) h H).
    assert (Tx := Two x (proj1 X)); assert (Ty := Two y (proj1 Y)); unfold one_of_two in *.
    rewrite !orb_true_iff, !eqn_true in *.
    assert (Dxy : f (fst x) (snd x) <> f (fst y) (snd y)) by (intros D; apply XY, R; [destruct X, Y; congruence | exact D]).
    assert (Dxz : f (fst x) (snd x) <> f (fst z) (snd z)).
    { intros D; apply O; rewrite <- (R x z); [apply X | destruct X; congruence | exact D]. }
    assert (Dyz : f (fst y) (snd y) <> f (fst z) (snd z)).
    { intros D; apply O; rewrite <- (R y z); [apply Y | destruct Y; congruence | exact D]. }
    destruct Tx, Ty, T; congruence.
  Qed.

  Lemma turned_keeps_rules : keeps_rules turned.
  Proof.
    apply rules_of_houses; intros h H q z E V; assert (R := proj1 (rules_of_houses f) (proj1 S) h H q z E).
    unfold turned in V; rewrite <- !surjective_pairing in V.
    destruct (inside places q) eqn:Q, (inside places z) eqn:Z.
    - exact (R V).
    - exfalso; apply inside_in in Q; assert (O : ~ In z places) by (rewrite <- inside_in; congruence).
      assert (T := Two q Q); rewrite V, exchanged_one in T.
      rewrite (outside_has_neither h q z H Q O E) in T; discriminate.
    - exfalso; apply inside_in in Z; assert (O : ~ In q places) by (rewrite <- inside_in; congruence).
      assert (T := Two z Z); rewrite <- V, exchanged_one in T.
      rewrite (outside_has_neither h z q H Z O (eq_sym E)) in T; discriminate.
    - apply R; rewrite <- (exchanged_twice (f (fst q) (snd q))), V; apply exchanged_twice.
  Qed.

  Lemma neither_stays : forall d, one_of_two a b d = false -> exchanged a b d = d.
  Proof.
    intros d; unfold one_of_two, exchanged; rewrite orb_false_iff; intros [-> ->]; reflexivity.
  Qed.

  Lemma turned_solves : solves_givens p turned.
  Proof.
    destruct S as [_ [G X]]; split; [exact turned_keeps_rules|].
    unfold can_exchange in Free; apply andb_true_iff in Free; destruct Free as [Gi Ex].
    rewrite !forallb_forall in *; split.
    - intros c I; unfold is_true, turned; specialize (Gi c I); fold (cell_of c).
      destruct (inside places (cell_of c)); [now apply G|]; cbn in Gi; apply negb_true_iff in Gi.
      rewrite (G c I : f (row c) (column c) = digit c); now apply neither_stays.
    - intros c I T; unfold is_true, turned in T; specialize (Ex c I); fold (cell_of c) in T.
      destruct (inside places (cell_of c)); [exact (X c I T)|]; cbn in Ex.
      assert (D : f (row c) (column c) = exchanged a b (digit c)) by (rewrite <- T; symmetry; apply exchanged_twice).
      destruct (one_of_two a b (digit c)) eqn:O; cbn in Ex.
      + rewrite (F (At (row c) (column c) (exchanged a b (digit c)))) in Ex; [discriminate | exact D].
      + rewrite neither_stays in D by exact O; exact (X c I D).
  Qed.

  Theorem reverse_is_second : (exists r, in_house fst r places = []) -> ~ has_at_most_one p.
  Proof.
    intros [r Free_row] U; destruct (onto _ (proj1 (proj1 S) r) a) as [c E].
    assert (V := U _ _ S turned_solves r c); unfold turned in V.
    destruct (inside places (r, c)) eqn:I.
    - apply inside_in in I; assert (In (r, c) (in_house fst r places)) by now apply in_in_house.
      rewrite Free_row in *; contradiction.
    - cbn in E; rewrite E in V; unfold exchanged in V; rewrite eqn_refl in V; contradiction.
  Qed.
End Reverse.

Theorem reverse_is_right : forall p s f kept places, solves_givens p f -> fits s f -> NoDup places ->
  (forall q, In q places -> In (truth_at f q) kept) ->
  is_reverse p s kept places = true -> ~ has_at_most_one p.
Proof.
  intros p s f kept places S F N Kept E; unfold is_reverse in E.
  destruct (two_digits kept places) as [[a b]|]; [|discriminate].
  rewrite !andb_true_iff in E; destruct E as [[[[Ne Both] Houses] Row] Free].
  rewrite forallb_forall in Both, Houses; apply negb_true_iff in Ne.
  refine (reverse_is_second p s f a b places S F _ N _ _ Free _).
  - intros ->; rewrite eqn_refl in Ne; discriminate.
  - intros q I; specialize (Both q I); unfold keeps_both in Both.
    assert (T := truth_kept_at f kept q (Kept q I)).
    destruct (kept_at kept q) as [|x [|y [|? ?]]]; try discriminate.
    rewrite andb_true_iff, !eqn_true in Both; destruct Both as [<- <-]; unfold one_of_two.
    rewrite orb_true_iff, !eqn_true; destruct T as [->|[->|[]]]; auto.
  - intros h n H; specialize (Houses h H); rewrite forallb_forall in Houses; apply Houses, in_all9.
  - apply existsb_exists in Row; destruct Row as [r [_ R]]; exists r.
    now destruct (in_house fst r places).
Qed.
