(** * Exchange: when a puzzle would have a second solution

    Some cells of a solution are filled otherwise, with the same digits in each house. If the puzzle
    allows that, it has another solution. *)

From Coq Require Import List Bool Lia.
From Ninerooks Require Import Statement Nine Board Result Live.
Import ListNotations.

Definition place_of := (nine * nine)%type.

Definition eq_place (p q : place_of) : bool := eqn (fst p) (fst q) && eqn (snd p) (snd q).

Lemma eq_place_true : forall p q, eq_place p q = true <-> p = q.
Proof.
  intros [r c] [r' c']; unfold eq_place; cbn; rewrite andb_true_iff, !eqn_true.
  split; [intros [-> ->]; reflexivity | intros E; injection E; auto].
Qed.

Definition cell_of (x : candidate) : place_of := (row x, column x).

(** The true candidate of a cell. *)
Definition truth_at (f : grid) (p : place_of) : candidate := At (fst p) (snd p) (f (fst p) (snd p)).

(** What the puzzle allows, by its givens and by what it excludes. *)
Definition allows (p : puzzle) (x : candidate) : bool :=
  forallb (fun y => negb (sees x y)) (givens p) && negb (among x (excluded p)).

(** The three kinds of houses: which row, column or box a cell is in. *)
Definition houses : list (place_of -> nine) := [fst; snd; fun p => box (fst p) (snd p)].

Definition house_rule (h : place_of -> nine) (f : grid) : Prop :=
  forall p q, h p = h q -> f (fst p) (snd p) = f (fst q) (snd q) -> p = q.

Lemma box_shared : forall r c r' c', share_box r c r' c' -> box r c = box r' c'.
Proof. intros r c r' c' [E E']; unfold box; now rewrite E, E'. Qed.

Lemma rules_of_houses : forall f, keeps_rules f <-> forall h, In h houses -> house_rule h f.
Proof.
  intros f; split.
  - intros [R [C B]] h I [r c] [r' c']; cbn [fst snd]; repeat destruct I as [<-|I]; cbn [fst snd].
    + intros -> E; now rewrite (R r' c c' E).
    + intros -> E; now rewrite (C r r' c' E).
    + intros S E; destruct (B r c r' c' (box_share _ _ _ _ S) E) as [-> ->]; reflexivity.
    + contradiction.
  - intros H; split; [|split].
    + intros r c c' E; assert (X := H fst (or_introl eq_refl) (r, c) (r, c') eq_refl E); congruence.
    + intros r r' c E.
      assert (X := H snd (or_intror (or_introl eq_refl)) (r, c) (r', c) eq_refl E); congruence.
    + intros r c r' c' S E.
      assert (X := H _ (or_intror (or_intror (or_introl eq_refl))) (r, c) (r', c') (box_shared _ _ _ _ S) E).
      split; congruence.
Qed.

Lemma same_house_sees : forall h x y, In h houses -> h (cell_of x) = h (cell_of y) ->
  digit x = digit y -> sees x y = false -> x = y.
Proof.
  intros h [r c d] [r' c' d'] I E D; unfold sees; cbn in D; subst d'.
  assert (S : share_sector (At r c d) (At r' c' d) = true).
  { unfold share_sector; cbn [row column digit]; rewrite eqn_refl.
    repeat destruct I as [<-|I]; cbn in E; try contradiction; rewrite E, eqn_refl;
      now rewrite ?orb_true_r. }
  rewrite S, andb_true_r, negb_false_iff; apply eqc_true.
Qed.

(** ** Twins *)

(** Another filling of the same cells, which the puzzle allows, with the same digits in each house. *)
Definition has_in_house (l : list candidate) (x : candidate) (h : place_of -> nine) : bool :=
  existsb (fun y => eqn (digit y) (digit x) && eqn (h (cell_of y)) (h (cell_of x))) l.

Definition is_twin (p : puzzle) (old new : list candidate) : bool :=
  forallb (allows p) new &&
  forallb (fun x => forallb (fun y => negb (sees x y)) new) new &&
  forallb (fun x => forallb (has_in_house old x) houses) new &&
  forallb (fun y => existsb (fun x => eq_place (cell_of x) (cell_of y)) new) old &&
  existsb (fun x => negb (among x old)) new &&
  forallb (fun x => existsb (fun y => eq_place (cell_of x) (cell_of y)) old) new.

(** The grid with the twin written in its place. *)
Definition rewritten (f : grid) (new : list candidate) : grid := fun r c =>
  match find (fun x => eq_place (cell_of x) (r, c)) new with Some x => digit x | None => f r c end.

Section Twin.
  Context (p : puzzle) (f : grid) (old new : list candidate) (S : solves_givens p f)
    (Old : forall x, In x old -> is_true f x) (Twin : is_twin p old new = true).

  Lemma twin_parts :
    (forall x, In x new -> allows p x = true) /\
    (forall x y, In x new -> In y new -> sees x y = false) /\
    (forall x h, In x new -> In h houses ->
      exists y, In y old /\ digit y = digit x /\ h (cell_of y) = h (cell_of x)) /\
    (forall y, In y old -> exists x, In x new /\ cell_of x = cell_of y) /\
    (exists x, In x new /\ ~ In x old) /\
    (forall x, In x new -> exists y, In y old /\ cell_of x = cell_of y).
  Proof.
    revert Twin; unfold is_twin; rewrite !andb_true_iff, !forallb_forall.
    intros [[[[[A B] C] D] E] G]; split; [exact A|]; split; [|split; [|split; [|split]]].
    - intros x y I J; specialize (B x I); rewrite forallb_forall in B.
      now apply negb_true_iff, B.
    - intros x h I J; specialize (C x I); rewrite forallb_forall in C; specialize (C h J).
      apply existsb_exists in C; destruct C as [y [L M]]; exists y.
      rewrite andb_true_iff, !eqn_true in M; tauto.
    - intros y I; specialize (D y I); apply existsb_exists in D; destruct D as [x [J M]].
      exists x; now rewrite eq_place_true in M.
    - apply existsb_exists in E; destruct E as [x [I M]]; exists x; split; [exact I|].
      intros J; apply among_in in J; now rewrite J in M.
    - intros x I; specialize (G x I); apply existsb_exists in G; destruct G as [y [J M]].
      exists y; now rewrite eq_place_true in M.
  Qed.

  Lemma rewritten_in : forall x, In x new -> rewritten f new (row x) (column x) = digit x.
  Proof.
    intros x I; destruct twin_parts as [_ [B _]]; unfold rewritten.
    destruct (find _ new) as [z|] eqn:Find.
    - apply find_some in Find; destruct Find as [J E]; apply eq_place_true in E.
      assert (Z : sees z x = false) by now apply B.
      unfold sees, share_sector in Z; unfold cell_of in E; injection E as E1 E2.
      rewrite E1, E2, !eqn_refl in Z; cbn in Z; rewrite andb_true_r, negb_false_iff in Z.
      apply eqc_true in Z; now subst.
    - apply (find_none _ _ Find) in I; unfold eq_place, cell_of in I; cbn in I.
      now rewrite !eqn_refl in I.
  Qed.

  Lemma rewritten_out : forall r c, (forall x, In x new -> cell_of x <> (r, c)) ->
    rewritten f new r c = f r c.
  Proof.
    intros r c O; unfold rewritten; destruct (find _ new) as [z|] eqn:Find; [|reflexivity].
    apply find_some in Find; destruct Find as [J E]; apply eq_place_true in E; now destruct (O z J).
  Qed.

  Lemma in_or_out : forall q, (exists x, In x new /\ cell_of x = q) \/ (forall x, In x new -> cell_of x <> q).
  Proof.
    intros q; destruct (existsb (fun x => eq_place (cell_of x) q) new) eqn:E.
    - left; apply existsb_exists in E; destruct E as [x [I M]]; exists x; now rewrite eq_place_true in M.
    - right; intros x I M; rewrite <- not_true_iff_false, existsb_exists in E; apply E.
      exists x; now rewrite eq_place_true.
  Qed.

  Lemma rewritten_keeps_rules : keeps_rules (rewritten f new).
  Proof.
    destruct S as [K _]; rewrite rules_of_houses in K; apply rules_of_houses.
    destruct twin_parts as [_ [B [C [D _]]]]; intros h H.
    assert (One : forall x q, In x new -> (forall z, In z new -> cell_of z <> q) -> h (cell_of x) = h q ->
      digit x = f (fst q) (snd q) -> False).
    { intros x q I O E T; destruct (C x h I H) as [y [J [Dy Hy]]].
      destruct (D y J) as [z [L M]]; apply (O z L); rewrite M.
      apply (K h H); [congruence|]; cbn [fst snd cell_of]; rewrite <- T, <- Dy; apply Old, J. }
    intros q q' E V; destruct (in_or_out q) as [[x [I <-]]|O], (in_or_out q') as [[x' [I' <-]]|O'].
    - cbn [cell_of fst snd] in V; rewrite !rewritten_in in V by assumption.
      f_equal; eapply same_house_sees; eauto.
    - exfalso; eapply (One x q'); eauto; cbn [cell_of fst snd] in V.
      rewrite rewritten_in in V by assumption; rewrite V; destruct q' as [r c]; now apply rewritten_out.
    - exfalso; eapply (One x' q); eauto; cbn [cell_of fst snd] in V.
      rewrite rewritten_in in V by assumption; rewrite <- V; destruct q as [r c]; now apply rewritten_out.
    - destruct q as [r c], q' as [r' c']; cbn [fst snd] in V; rewrite !rewritten_out in V by assumption.
      exact (K h H (r, c) (r', c') E V).
  Qed.

  Lemma rewritten_solves : solves_givens p (rewritten f new).
  Proof.
    destruct S as [_ [G X]]; destruct twin_parts as [A _]; split; [apply rewritten_keeps_rules|]; split.
    - intros c I; unfold is_true; destruct (in_or_out (cell_of c)) as [[x [J E]]|O].
      + unfold cell_of in E; injection E as E1 E2; rewrite <- E1, <- E2, rewritten_in by assumption.
        assert (Al := A x J); unfold allows in Al; apply andb_true_iff in Al; destruct Al as [Al _].
        rewrite forallb_forall in Al; specialize (Al c I); apply negb_true_iff in Al.
        unfold sees, share_sector in Al; rewrite E1, E2, !eqn_refl in Al; cbn in Al.
        rewrite andb_true_r, negb_false_iff in Al; apply eqc_true in Al; now subst.
      + rewrite rewritten_out by exact O; now apply G.
    - intros c I T; unfold is_true in T; destruct (in_or_out (cell_of c)) as [[x [J E]]|O].
      + unfold cell_of in E; injection E as E1 E2; rewrite <- E1, <- E2, rewritten_in in T by assumption.
        assert (c = x) by (destruct c, x; cbn in *; congruence); subst c.
        assert (Al := A x J); unfold allows in Al; apply andb_true_iff in Al; destruct Al as [_ Al].
        apply among_in in I; now rewrite I in Al.
      + rewrite rewritten_out in T by exact O; exact (X c I T).
  Qed.

  Theorem twin_is_second : ~ has_at_most_one p.
  Proof.
    intros U; assert (E := U _ _ S rewritten_solves).
    destruct twin_parts as [_ [_ [_ [_ [[x [I N]] Cells]]]]]; destruct (Cells x I) as [y [J M]].
    apply N; replace x with y; [exact J|].
    specialize (E (row x) (column x)); rewrite rewritten_in in E by exact I.
    unfold cell_of in M; injection M as M1 M2.
    assert (T := Old y J); unfold is_true in T; rewrite <- M1, <- M2, E in T.
    destruct x, y; cbn in *; congruence.
  Qed.
End Twin.
