(** * Clue cover: two givens in a band say what a cell of its third row is

    The digits in each column of a band are ordered otherwise: a second solution, unless the third row
    has the digit of one given in the column of the other. *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine Board Result Live Exchange Twins Bands Flip.
Import ListNotations.

(** ** Columns in another order *)

Section Reordered.
  Context (f : grid) (K : keeps_rules f) (from : nine -> nine -> nine)
    (One : forall c, injective (from c)) (Band : forall c r, third (from c r) = third r)
    (Rows : forall r, injective (fun c => f (from c r) c)).

  Definition reordered : grid := fun r c => f (from c r) c.

  Lemma reordered_keeps_rules : keeps_rules reordered.
  Proof.
    destruct K as [_ [C B]]; split; [exact Rows | split].
    - intros r r' c E; apply (One c), (C _ _ _ E).
    - intros r c r' c' [E E'] V; destruct (B (from c r) c (from c' r') c') as [X <-]; [|exact V|].
      + split; [now rewrite !Band | exact E'].
      + split; [now apply (One c) | reflexivity].
  Qed.
End Reordered.

(** A puzzle that gives nothing where something changes, and excludes nothing in the band. *)
Definition is_open_band (p : puzzle) (r : nine) : bool :=
  forallb (fun x => negb (eqn (third (row x)) (third r)) || existsb (sees x) (givens p)) (excluded p).

Lemma other_solution : forall p f f' r, solves_givens p f -> keeps_rules f' -> is_open_band p r = true ->
  (forall a b, third a <> third r -> f' a b = f a b) ->
  (forall x, In x (givens p) -> third (row x) = third r -> f' (row x) (column x) = f (row x) (column x)) ->
  (exists a b, f' a b <> f a b) -> ~ has_at_most_one p.
Proof.
  intros p f f' r S K' Open Out Gi [a [b D]] U; apply D; refine (U f' f _ S a b).
  assert (G' : forall c, In c (givens p) -> is_true f' c).
  { intros c I; unfold is_true; destruct (eqn_spec (third (row c)) (third r)) as [E|E].
    - rewrite Gi by assumption; now apply S.
    - rewrite Out by assumption; now apply S. }
  split; [exact K' | split; [exact G'|]]; intros c I T.
  unfold is_open_band in Open; rewrite forallb_forall in Open; specialize (Open c I).
  destruct (eqn_spec (third (row c)) (third r)) as [E|E]; cbn in Open.
  - apply existsb_exists in Open; destruct Open as [y [J Se]].
    rewrite (true_ones_do_not_see f' c y K' T (G' y J)) in Se; discriminate.
  - unfold is_true in T; rewrite Out in T by exact E; exact (proj2 (proj2 S) c I T).
Qed.

(** ** Columns in a good order: the givens come first, and then digits ascend *)

Definition spare (a b : nine) : nine :=
  match a, b with
  | n1, n2 | n2, n1 => n3 | n1, _ | _, n1 => n2 | _, _ => n1
  end.

Definition next3 (a : nine) : nine := match a with n1 => n2 | n2 => n3 | _ => n1 end.

Definition perm3 (a b n : nine) : nine := match n with n1 => a | n2 => b | _ => spare a b end.

Definition second_of (c1 c2 : nine) : nine :=
  if eqn c1 c2 then n1 else if eqn (third c1) (third c2) then n2 else n4.

Definition arranged (c1 c2 n : nine) : nine :=
  let stack := if eqn (third c1) (third c2) then next3 (third c1) else third c2 in
  let place := if eqn (second_of c1 c2) n2 then rest c2 else next3 (rest c1) in
  pair9 (perm3 (third c1) stack (third n))
    (if eqn (third n) n1 then perm3 (rest c1) place (rest n)
     else perm3 (rest c2) (next3 (rest c2)) (rest n)).

Definition keeps_stacks (h : nine -> nine) : bool :=
  forallb (fun a => forallb (fun b =>
    eqb (eqn (third (h a)) (third (h b))) (eqn (third a) (third b))) all9) all9.

Lemma arranged_right : forall c1 c2, all_different (arranged c1 c2) = true /\
  keeps_stacks (arranged c1 c2) = true /\ arranged c1 c2 n1 = c1 /\ arranged c1 c2 (second_of c1 c2) = c2.
Proof. intros c1 c2; destruct c1, c2; repeat split; vm_compute; reflexivity. Qed.

Lemma keeps_stacks_right : forall h a b, keeps_stacks h = true ->
  third (h a) = third (h b) <-> third a = third b.
Proof.
  intros h a b E; unfold keeps_stacks in E; rewrite forallb_forall in E; specialize (E a (in_all9 a)).
  rewrite forallb_forall in E; specialize (E b (in_all9 b)); apply eqb_prop in E.
  rewrite <- !eqn_true, E; reflexivity.
Qed.

Definition sorted (a b c d e n : nine) : nine :=
  match n with n5 => a | n6 => b | n7 => c | n8 => d | n9 => e | _ => n end.

Lemma below_total : forall a b, a <> b -> below a b = true \/ below b a = true.
Proof. intros a b D; destruct a, b; try congruence; (now left) || (now right). Qed.

Lemma below_trans : forall a b c, below a b = true -> below b c = true -> below a c = true.
Proof. intros a b c; destruct a, b; try discriminate; destruct c; try discriminate; reflexivity. Qed.

Definition is_sorting (h : nine -> nine) : Prop :=
  all_different h = true /\ keeps_stacks h = true /\ forall n, In n [n1; n2; n3; n4] -> h n = n.

Lemma sorting : forall v, injective v -> exists h, is_sorting h /\
  below (v (h n5)) (v (h n6)) = true /\ below (v (h n7)) (v (h n8)) = true /\
  below (v (h n8)) (v (h n9)) = true.
Proof.
  intros v One.
  assert (T : forall a b, a <> b -> below (v a) (v b) = true \/ below (v b) (v a) = true).
  { intros a b D; apply below_total; intros E; exact (D (One a b E)). }
  assert (L : exists a b, (a = n5 /\ b = n6 \/ a = n6 /\ b = n5) /\ below (v a) (v b) = true).
  { destruct (T n5 n6); [discriminate | exists n5, n6 | exists n6, n5]; auto. }
  destruct L as [a [b [AB Lab]]].
  assert (L : exists c d e, below (v c) (v d) = true /\ below (v d) (v e) = true /\
    In (c, d, e) [(n7, n8, n9); (n7, n9, n8); (n8, n7, n9); (n8, n9, n7); (n9, n7, n8); (n9, n8, n7)]).
  { destruct (T n7 n8) as [X|X], (T n7 n9) as [Y|Y], (T n8 n9) as [Z|Z]; try discriminate;
      [exists n7, n8, n9 | exists n7, n9, n8 | exists n9, n7, n8 | exists n9, n7, n8
      | exists n8, n7, n9 | exists n8, n7, n9 | exists n8, n9, n7 | exists n9, n8, n7];
      (split; [assumption | split; [assumption | cbn; tauto]]). }
  destruct L as [c [d [e [Lcd [Lde I]]]]]; exists (sorted a b c d e); cbn [sorted].
  split; [|auto].
  assert (F : forall n, In n [n1; n2; n3; n4] -> sorted a b c d e n = n)
    by (cbn; intros n J; repeat destruct J as [<-|J]; try reflexivity; contradiction).
  destruct AB as [[-> ->]|[-> ->]]; cbn in I; repeat destruct I as [I|I]; try contradiction;
    injection I as <- <- <-; (split; [reflexivity | split; [reflexivity | exact F]]).
Qed.

(** ** From any three rows to a filling that was tried *)

Definition mapped_triple (h : nine -> nine) (t : triple) : triple :=
  Triple (h (top t)) (h (middle t)) (h (low t)).

Lemma ordered_mapped : forall o h t, ordered o (mapped_triple h t) = mapped_triple h (ordered o t).
Proof. intros [] h [a b c]; reflexivity. Qed.

Section Band.
  Context (f : grid) (i1 i2 i3 : nine) (K : keeps_rules f)
    (D12 : i1 <> i2) (D13 : i1 <> i3) (D23 : i2 <> i3)
    (B2 : third i2 = third i1) (B3 : third i3 = third i1).

  Definition three (c : nine) : triple := Triple (f i1 c) (f i2 c) (f i3 c).

  (** Each column of the band has an order, so that no row has a digit twice, and two cells stay. *)
  Definition has_orders (c1 c2 : nine) : Prop :=
    exists os, let new c := ordered (os c) (three c) in
    (exists c, os c <> o123) /\ top (new c1) = f i1 c1 /\ middle (new c2) = f i2 c2 /\
    injective (fun c => top (new c)) /\ injective (fun c => middle (new c)) /\
    injective (fun c => low (new c)).

  Lemma inverse_left : forall h n, injective h -> inverse h (h n) = n.
  Proof. intros h n One; apply One; now apply inverse_right. Qed.

  Theorem orders_of_band : forall c1 c2, f i3 c1 = f i2 c2 \/ has_orders c1 c2.
  Proof.
    intros c1 c2; destruct (arranged_right c1 c2) as [A1 [A2 [A3 A4]]].
    assert (Se : In (second_of c1 c2) seconds /\ In (second_of c1 c2) [n1; n2; n3; n4]).
    { unfold second_of, seconds; destruct (eqn c1 c2), (eqn (third c1) (third c2)); cbn; auto 6. }
    revert A1 A2 A3 A4 Se; generalize (arranged c1 c2) (second_of c1 c2); intros h second A1 A2 A3 A4 [Se Se'].
    assert (H : injective h) by exact (different_is_injective h A1).
    (* Digits are named by their places in the first box. *)
    set (line := fun n => match n with n1 => i1 | n2 => i2 | _ => i3 end).
    set (q := fun n => f (line (third n)) (h (rest n))).
    assert (Line : forall n, third (line n) = third i1) by (intros []; cbn; auto).
    assert (Rest : forall n, third (rest n) = n1) by (now destruct n).
    assert (Q : injective q).
    { intros n m E; destruct K as [_ [_ B]]; unfold q in E; apply B in E.
      - destruct E as [E1 E2]; apply H in E2; rewrite <- (pair_of_parts n), <- (pair_of_parts m), E2.
        f_equal; destruct n, m; cbn in E1 |- *; congruence.
      - split; [now rewrite !Line | apply keeps_stacks_right; [exact A2 | now rewrite !Rest]]. }
    set (name := inverse q).
    assert (Name : injective name).
    { intros a b E; rewrite <- (inverse_right q Q a), <- (inverse_right q Q b); exact (f_equal q E). }
    assert (Named : forall n, name (f (line (third n)) (h (rest n))) = n)
      by (intros n; exact (inverse_left q n Q)).
    clearbody name; clear Q q.
    destruct K as [Ro [Co Bo]].
    destruct (sorting (fun n => name (f i1 (h n)))) as [s [[S1 [S2 S3]] [L1 [L2 L3]]]].
    { intros a b E; apply Name, Ro in E; now apply H. }
    assert (S : injective s) by exact (different_is_injective s S1).
    set (to := fun n => h (s n)).
    assert (To : injective to) by (intros a b E; exact (S _ _ (H _ _ E))).
    assert (Th : forall a b, third a = third b -> third (to a) = third (to b)).
    { intros a b E; apply (keeps_stacks_right h _ _ A2), (keeps_stacks_right s _ _ S2); exact E. }
    assert (To1 : to n1 = h n1) by (unfold to; now rewrite S3 by (cbn; auto)).
    assert (To2 : to n2 = h n2) by (unfold to; now rewrite S3 by (cbn; auto)).
    assert (To3 : to n3 = h n3) by (unfold to; now rewrite S3 by (cbn; auto)).
    assert (Tos : to second = h second) by (unfold to; now rewrite S3).
    change (below (name (f i1 (to n5))) (name (f i1 (to n6))) = true) in L1.
    change (below (name (f i1 (to n7))) (name (f i1 (to n8))) = true) in L2.
    change (below (name (f i1 (to n8))) (name (f i1 (to n9))) = true) in L3.
    clearbody to.
    set (g := fun n => mapped_triple name (three (to n))).
    destruct (filling_has_twin g second Se) as [E|[os E]].
    - repeat split.
      + intros a b E; exact (To _ _ (Ro i1 _ _ (Name _ _ E))).
      + intros a b E; exact (To _ _ (Ro i2 _ _ (Name _ _ E))).
      + intros a b E; exact (To _ _ (Ro i3 _ _ (Name _ _ E))).
      + intros E; apply Name, Bo in E; [now apply D12, E | split; [congruence | auto]].
      + intros E; apply Name, Bo in E; [now apply D13, E | split; [congruence | auto]].
      + intros E; apply Name, Bo in E; [now apply D23, E | split; [congruence | auto]].
    - unfold g, three, mapped_triple; cbn [top middle low]; rewrite To1.
      now rewrite (Named n1 : name (f i1 (h n1)) = n1), (Named n4 : name (f i2 (h n1)) = n4),
        (Named n7 : name (f i3 (h n1)) = n7).
    - unfold g, three, mapped_triple; cbn [top middle low]; rewrite To2.
      now rewrite (Named n2 : name (f i1 (h n2)) = n2), (Named n5 : name (f i2 (h n2)) = n5),
        (Named n8 : name (f i3 (h n2)) = n8).
    - unfold g, three, mapped_triple; cbn [top middle low]; rewrite To3.
      now rewrite (Named n3 : name (f i1 (h n3)) = n3), (Named n6 : name (f i2 (h n3)) = n6),
        (Named n9 : name (f i3 (h n3)) = n9).
    - exact L1.
    - exact L2.
    - exact L3.
    - left; unfold g, three, mapped_triple in E; cbn [top middle low] in E.
      apply Name in E; rewrite To1, Tos, A3, A4 in E; exact E.
    - right; exists (fun c => os (inverse to c)); cbn zeta.
      assert (G : forall c, g (inverse to c) = mapped_triple name (three c)).
      { intros c; unfold g; now rewrite inverse_right. }
      destruct E as [[c Ch] [T1 [M2 [I1 [I2 I3]]]]].
      assert (Row : forall k, (forall t, k (mapped_triple name t) = name (k t)) ->
        injective (fun c => k (ordered (os c) (g c))) ->
        injective (fun c => k (ordered (os (inverse to c)) (three c)))).
      { intros k Kn I x y E; apply (f_equal name) in E; rewrite <- !Kn, <- !ordered_mapped, <- !G in E.
        apply I in E; rewrite <- (inverse_right to To x), <- (inverse_right to To y); congruence. }
      assert (Inv1 : inverse to c1 = n1) by (rewrite <- A3, <- To1; now apply inverse_left).
      assert (Inv2 : inverse to c2 = second) by (rewrite <- A4, <- Tos; now apply inverse_left).
      split; [exists (to c); now rewrite inverse_left|]; split; [|split; [|split; [|split]]].
      + apply Name; change (name (top (ordered (os (inverse to c1)) (three c1))))
          with (top (mapped_triple name (ordered (os (inverse to c1)) (three c1)))).
        rewrite <- ordered_mapped, <- G, Inv1, T1, <- Inv1, G; reflexivity.
      + apply Name; change (name (middle (ordered (os (inverse to c2)) (three c2))))
          with (middle (mapped_triple name (ordered (os (inverse to c2)) (three c2)))).
        rewrite <- ordered_mapped, <- G, Inv2, M2, <- Inv2, G; reflexivity.
      + now apply (Row top).
      + now apply (Row middle).
      + now apply (Row low).
  Qed.
End Band.

Definition exchanged_rows (a b r : nine) : nine := if eqn r a then b else if eqn r b then a else r.

Section Second.
  Context (p : puzzle) (f : grid) (i1 i2 i3 : nine) (S : solves_givens p f)
    (D12 : i1 <> i2) (D13 : i1 <> i3) (D23 : i2 <> i3)
    (B2 : third i2 = third i1) (B3 : third i3 = third i1) (Open : is_open_band p i1 = true).

  (** Two rows have no givens: they can be exchanged. *)
  Theorem two_free_rows : (forall x, In x (givens p) -> row x <> i2 /\ row x <> i3) -> ~ has_at_most_one p.
  Proof.
    intros Gi; apply (other_solution p f (fun r c => f (exchanged_rows i2 i3 r) c) i1 S); try exact Open.
    - apply (reordered_keeps_rules f (proj1 S) (fun _ => exchanged_rows i2 i3)).
      + intros c a b; unfold exchanged_rows.
        destruct (eqn_spec a i2), (eqn_spec b i2), (eqn_spec a i3), (eqn_spec b i3); congruence.
      + intros c r; unfold exchanged_rows; destruct (eqn_spec r i2), (eqn_spec r i3); congruence.
      + intros r a b; apply (proj1 (proj1 S)).
    - intros a b N; unfold exchanged_rows; destruct (eqn_spec a i2), (eqn_spec a i3); congruence.
    - intros x I _; destruct (Gi x I); unfold exchanged_rows.
      destruct (eqn_spec (row x) i2), (eqn_spec (row x) i3); congruence.
    - exists i2, n1; unfold exchanged_rows; rewrite eqn_refl; intros E.
      apply D23; symmetry; exact (proj1 (proj2 (proj1 S)) _ _ _ E).
  Qed.

  (** Two givens: the third row has the digit of the second one in the column of the first one. *)
  Theorem two_clues : forall c1 c2,
    (forall x, In x (givens p) -> third (row x) = third i1 ->
      (row x, column x) = (i1, c1) \/ (row x, column x) = (i2, c2)) ->
    has_at_most_one p -> f i3 c1 = f i2 c2.
  Proof.
    intros c1 c2 Gi U.
    destruct (orders_of_band f i1 i2 i3 (proj1 S) D12 D13 D23 B2 B3 c1 c2) as [E|[os [[c Ch] [T [M [I1 [I2 I3]]]]]]];
      [exact E | exfalso; revert U].
    set (places := fun c => ordered (os c) (Triple i1 i2 i3)).
    set (from := fun c r => if eqn r i1 then top (places c) else if eqn r i2 then middle (places c)
      else if eqn r i3 then low (places c) else r).
    assert (F1 : forall c, from c i1 = top (places c)) by (intros; unfold from; now rewrite eqn_refl).
    assert (F2 : forall c, from c i2 = middle (places c)).
    { intros; unfold from; destruct (eqn_spec i2 i1); [congruence | now rewrite eqn_refl]. }
    assert (F3 : forall c, from c i3 = low (places c)).
    { intros; unfold from; destruct (eqn_spec i3 i1), (eqn_spec i3 i2); try congruence; now rewrite eqn_refl. }
    assert (Fo : forall c r, r <> i1 -> r <> i2 -> r <> i3 -> from c r = r).
    { intros d r X Y Z; unfold from; destruct (eqn_spec r i1), (eqn_spec r i2), (eqn_spec r i3); congruence. }
    assert (New : forall c, ordered (os c) (three f i1 i2 i3 c) = mapped_triple (fun r => f r c) (places c)).
    { intros d; unfold places; now rewrite <- ordered_mapped. }
    assert (Pl : forall c k, In k [top; middle; low] -> In (k (places c)) [i1; i2; i3]).
    { intros d k I; unfold places; cbn in I; repeat destruct I as [<-|I]; try contradiction;
        destruct (os d); cbn; auto. }
    assert (Diff : forall c, top (places c) <> middle (places c) /\ top (places c) <> low (places c) /\
      middle (places c) <> low (places c)).
    { intros d; unfold places; destruct (os d); cbn; repeat split; congruence. }
    assert (Th : forall c r, third (from c r) = third r).
    { assert (G : forall x, In x [i1; i2; i3] -> third x = third i1)
        by (intros x [<-|[<-|[<-|[]]]]; congruence).
      intros d r; unfold from.
      destruct (eqn_spec r i1) as [E|_]; [rewrite E; apply G, (Pl d top); cbn; auto|].
      destruct (eqn_spec r i2) as [E|_]; [rewrite E, B2; apply G, (Pl d middle); cbn; auto|].
      destruct (eqn_spec r i3) as [E|_]; [rewrite E, B3; apply G, (Pl d low); cbn; auto | reflexivity]. }
    assert (Either : forall r, In r [i1; i2; i3] \/ (r <> i1 /\ r <> i2 /\ r <> i3)).
    { intros r; cbn; destruct (eqn_spec r i1), (eqn_spec r i2), (eqn_spec r i3); auto 6. }
    assert (Inside : forall c r, In r [i1; i2; i3] -> In (from c r) [i1; i2; i3]).
    { intros d r [<-|[<-|[<-|[]]]]; [rewrite F1 | rewrite F2 | rewrite F3]; apply Pl; cbn; auto. }
    clearbody from.
    apply (other_solution p f (fun r c => f (from c r) c) i1 S); try exact Open.
    - apply (reordered_keeps_rules f (proj1 S) from); [|exact Th|].
      + intros d a b E; destruct (Diff d) as [X [Y Z]].
        assert (Apart : forall x y, In x [i1; i2; i3] -> y <> i1 /\ y <> i2 /\ y <> i3 -> from d x = from d y -> False).
        { intros x y I [N1 [N2 N3]] E'; apply (Inside d) in I; rewrite E', Fo in I by assumption.
          destruct I as [I|[I|[I|[]]]]; congruence. }
        destruct (Either a) as [A|A], (Either b) as [B|B].
        * destruct A as [<-|[<-|[<-|[]]]], B as [<-|[<-|[<-|[]]]]; rewrite ?F1, ?F2, ?F3 in E; congruence.
        * destruct (Apart a b A B E).
        * destruct (Apart b a B A (eq_sym E)).
        * destruct A as [A1 [A2 A3]], B as [B4 [B5 B6]]; now rewrite !Fo in E.
      + assert (G : forall (k : triple -> nine), (forall h t, k (mapped_triple h t) = h (k t)) ->
          injective (fun c => k (ordered (os c) (three f i1 i2 i3 c))) -> injective (fun c => f (k (places c)) c)).
        { intros k Kn I x y E; apply I; rewrite !New, !Kn; exact E. }
        intros r a b E; cbn beta in E; destruct (eqn_spec r i1) as [->|N1]; [rewrite !F1 in E; now apply (G top) in E|].
        destruct (eqn_spec r i2) as [->|N2]; [rewrite !F2 in E; now apply (G middle) in E|].
        destruct (eqn_spec r i3) as [->|N3]; [rewrite !F3 in E; now apply (G low) in E|].
        rewrite !Fo in E by assumption; exact (proj1 (proj1 S) _ _ _ E).
    - intros a b N; rewrite Fo; congruence.
    - intros x I E; destruct (Gi x I E) as [X|X]; injection X as -> ->.
      + rewrite F1; rewrite New in T; exact T.
      + rewrite F2; rewrite New in M; exact M.
    - assert (Moved : exists r, from c r <> r).
      { destruct (os c) eqn:O; try congruence; unfold places in F1, F2, F3.
        - exists i2; rewrite F2, O; cbn; congruence.
        - exists i1; rewrite F1, O; cbn; congruence.
        - exists i1; rewrite F1, O; cbn; congruence.
        - exists i1; rewrite F1, O; cbn; congruence.
        - exists i1; rewrite F1, O; cbn; congruence. }
      destruct Moved as [r Mv]; exists r, c; intros E; apply Mv; exact (proj1 (proj2 (proj1 S)) _ _ _ E).
  Qed.
End Second.

(** ** What the judge looks at *)

Definition gives_in_band (p : puzzle) (r : nine) : list candidate :=
  filter (fun x => eqn (third (row x)) (third r)) (givens p).

(** Two givens in the band of a cell, in other rows; one in its column, and the digit of the other one
    is not kept. *)
Definition is_needed (kept : list candidate) (r c : nine) (a b : candidate) : bool :=
  eqn (column a) c && negb (among (At r c (digit b)) kept).

Definition is_clue_cover_row (p : puzzle) (kept : list candidate) (q : place_of) : bool :=
  let (r, c) := q in
  match gives_in_band p r with
  | [a; b] =>
      negb (eqn (row a) r) && negb (eqn (row b) r) && is_open_band p r &&
      (is_needed kept r c a b || is_needed kept r c b a)
  | _ => false
  end.

Definition is_clue_cover (p : puzzle) (kept : list candidate) (places : list place_of) : bool :=
  match places with
  | [(r, c)] => is_clue_cover_row p kept (r, c) ||
      is_clue_cover_row (flip_puzzle p) (map flip kept) (c, r)
  | _ => false
  end.

Lemma third_row : forall a b, third a = third b -> a <> b ->
  exists c, third c = third a /\ c <> a /\ c <> b.
Proof.
  intros a b E D; destruct a, b; try discriminate; try congruence;
    first [exists n1; repeat split; discriminate | exists n2; repeat split; discriminate
      | exists n3; repeat split; discriminate | exists n4; repeat split; discriminate
      | exists n5; repeat split; discriminate | exists n6; repeat split; discriminate
      | exists n7; repeat split; discriminate | exists n8; repeat split; discriminate
      | exists n9; repeat split; discriminate].
Qed.

Lemma open_same : forall p r r', third r' = third r -> is_open_band p r = is_open_band p r'.
Proof. intros p r r' E; unfold is_open_band; now rewrite E. Qed.

Lemma needed_is_second : forall p f kept r c a b, solves_givens p f ->
  (forall x, In x (givens p) -> third (row x) = third r -> x = a \/ x = b) ->
  In a (givens p) -> In b (givens p) -> third (row a) = third r -> third (row b) = third r ->
  row a <> r -> row b <> r -> is_open_band p r = true -> In (At r c (f r c)) kept ->
  is_needed kept r c a b = true -> ~ has_at_most_one p.
Proof.
  intros p f kept r c a b S Gi A B Ta Tb Na Nb Open Kept N U; unfold is_needed in N.
  rewrite andb_true_iff, eqn_true, negb_true_iff in N; destruct N as [Ca N].
  destruct (eqn_spec (row a) (row b)) as [E|D].
  - destruct (third_row (row a) r Ta Na) as [z [Tz [Z1 Z2]]].
    apply (two_free_rows p f (row a) r z S); try congruence.
    + rewrite <- Open; symmetry; now apply open_same.
    + intros x I; split; intros X.
      * destruct (Gi x I) as [->| ->]; congruence.
      * destruct (Gi x I) as [->| ->]; congruence.
    + exact U.
  - assert (E : f r (column a) = f (row b) (column b)).
    { apply (two_clues p f (row a) (row b) r S); try congruence.
      - rewrite <- Open; symmetry; now apply open_same.
      - intros x I T; rewrite Ta in T; destruct (Gi x I T) as [->| ->]; [now left | now right].
      - exact U. }
    assert (Tr : is_true f b) by now apply S.
    unfold is_true in Tr; rewrite Ca, Tr in E.
    rewrite E in Kept; apply among_in in Kept; congruence.
Qed.

Lemma clue_cover_row_right : forall p f kept q, solves_givens p f -> In (truth_at f q) kept ->
  is_clue_cover_row p kept q = true -> ~ has_at_most_one p.
Proof.
  intros p f kept [r c] S Kept E; unfold is_clue_cover_row in E.
  destruct (gives_in_band p r) as [|a [|b [|? ?]]] eqn:G; try discriminate.
  assert (Gi : forall x, In x (givens p) -> third (row x) = third r -> x = a \/ x = b).
  { intros x I T; assert (J : In x (gives_in_band p r)) by (unfold gives_in_band; now rewrite filter_In, eqn_true).
    rewrite G in J; destruct J as [<-|[<-|[]]]; auto. }
  assert (In_g : forall x, In x [a; b] -> In x (givens p) /\ third (row x) = third r).
  { intros x J; rewrite <- G in J; unfold gives_in_band in J; now rewrite filter_In, eqn_true in J. }
  destruct (In_g a) as [A Ta]; [cbn; auto|]; destruct (In_g b) as [B Tb]; [cbn; auto|].
  rewrite !andb_true_iff, orb_true_iff, !negb_true_iff in E; destruct E as [[[Na Nb] Open] N].
  assert (Na' : row a <> r) by (intros X; apply eqn_true in X; congruence).
  assert (Nb' : row b <> r) by (intros X; apply eqn_true in X; congruence).
  destruct N as [N|N].
  - exact (needed_is_second p f kept r c a b S Gi A B Ta Tb Na' Nb' Open Kept N).
  - refine (needed_is_second p f kept r c b a S _ B A Tb Ta Nb' Na' Open Kept N).
    intros x I T; destruct (Gi x I T); auto.
Qed.

Theorem clue_cover_is_second : forall p f kept places, solves_givens p f ->
  (forall q, In q places -> In (truth_at f q) kept) ->
  is_clue_cover p kept places = true -> ~ has_at_most_one p.
Proof.
  intros p f kept places S Kept E; unfold is_clue_cover in E.
  destruct places as [|[r c] [|? ?]]; try discriminate; specialize (Kept (r, c) (or_introl eq_refl)).
  apply orb_true_iff in E; destruct E as [E|E]; [now apply (clue_cover_row_right p f kept (r, c))|].
  intros U; refine (clue_cover_row_right (flip_puzzle p) (flip_grid f) _ (c, r) _ _ E (flip_one p U)).
  - now apply flip_solves.
  - exact (proj2 (in_flipped kept (At r c (f r c))) Kept).
Qed.
