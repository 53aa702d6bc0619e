(** * Symmetry: a puzzle that is mapped onto itself has a solution that is

    The map goes from cells to cells and from digits to digits. When it takes what the puzzle allows to
    what the puzzle allows, it takes solutions to solutions; and when there is at most one solution,
    it takes that one to itself. *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine Board Result Live Exchange Guardians.
Import ListNotations.

Record symmetry := SymmetryOf {
  transposed : bool; row_to : table nine; column_to : table nine; digit_to : table nine }.

Definition image (m : symmetry) (x : candidate) : candidate :=
  let (r, c) := if transposed m then (column x, row x) else (row x, column x) in
  At (get (row_to m) r) (get (column_to m) c) (get (digit_to m) (digit x)).

Definition is_permutation (t : table nine) : bool := distinct eqn (map (get t) all9).

(** Lines of one band go to lines of one band, and no others do. *)
Definition keeps_bands (t : table nine) : bool :=
  forallb (fun a => forallb (fun b =>
    eqb (eqn (third (get t a)) (third (get t b))) (eqn (third a) (third b))) all9) all9.

Definition is_valid (m : symmetry) : bool :=
  is_permutation (row_to m) && is_permutation (column_to m) && is_permutation (digit_to m) &&
  keeps_bands (row_to m) && keeps_bands (column_to m).

Definition all_candidates : list candidate :=
  flat_map (fun rc => map (fun d => At (fst rc) (snd rc) d) all9) cells.

(** The map, and that it takes what the puzzle allows to what it allows. *)
Definition is_symmetry (p : puzzle) (m : symmetry) : bool :=
  is_valid m && forallb (fun x => negb (allows p x) || allows p (image m x)) all_candidates.

Lemma in_all_candidates : forall x, In x all_candidates.
Proof.
  intros [r c d]; unfold all_candidates; apply in_flat_map; exists (r, c); split; [apply in_cells|].
  apply in_map_iff; exists d; split; [reflexivity | apply in_all9].
Qed.

(** What is true is allowed. *)
Lemma true_is_allowed : forall p f x, solves_givens p f -> is_true f x -> allows p x = true.
Proof.
  intros p f x [K [G X]] T; unfold allows; rewrite andb_true_iff, forallb_forall, negb_true_iff; split.
  - intros y I; apply negb_true_iff; apply (true_ones_do_not_see f); auto.
  - destruct (among x (excluded p)) eqn:A; [|reflexivity]; apply among_in in A; now destruct (X x A).
Qed.

(** A grid of allowed candidates that keeps the rules is a solution. *)
Lemma allowed_solves : forall p f, keeps_rules f -> (forall x, is_true f x -> allows p x = true) ->
  solves_givens p f.
Proof.
  intros p f K A; split; [exact K | split].
  - intros c I; assert (E := A (truth_at f (cell_of c)) eq_refl); unfold allows in E.
    apply andb_true_iff in E; destruct E as [E _]; rewrite forallb_forall in E; specialize (E c I).
    apply negb_true_iff in E; unfold sees, share_sector in E; cbn in E; rewrite !eqn_refl in E; cbn in E.
    rewrite andb_true_r, negb_false_iff in E; apply eqc_true in E; unfold is_true.
    now rewrite <- E at 3.
  - intros c I T; specialize (A c T); unfold allows in A; apply andb_true_iff in A; destruct A as [_ A].
    apply among_in in I; now rewrite I in A.
Qed.

Lemma permutation_one : forall t, is_permutation t = true -> forall a b, get t a = get t b -> a = b.
Proof.
  intros t P; unfold is_permutation in P; apply distinct_nodup in P; [|exact eqn_refl].
  intros a b E; destruct (eqn_spec a b) as [e|D]; [exact e | exfalso].
  assert (G : forall l, NoDup (map (get t) l) -> In a l -> In b l -> False).
  { induction l as [|x l IH]; cbn; intros N I J; [exact I|]; inversion N as [|? ? X N']; subst.
    destruct I as [->|I], J as [->|J]; [congruence | | | now apply IH].
    - apply X; rewrite E; now apply in_map.
    - apply X; rewrite <- E; now apply in_map. }
  exact (G all9 P (in_all9 a) (in_all9 b)).
Qed.

Lemma same_box : forall r c r' c',
  eqn (box r c) (box r' c') = eqn (third r) (third r') && eqn (third c) (third c').
Proof.
  intros; apply eq_true_iff_eq; rewrite andb_true_iff, !eqn_true; split; [apply box_share | apply box_shared].
Qed.

Lemma rules_of_sharing : forall f,
  (forall x y, is_true f x -> is_true f y -> share_sector x y = true -> x = y) -> keeps_rules f.
Proof.
  intros f H; assert (G : forall q z, f (fst q) (snd q) = f (fst z) (snd z) ->
    share_sector (truth_at f q) (truth_at f z) = true -> q = z).
  { intros [r c] [r' c'] E Sh; assert (T : forall q, is_true f (truth_at f q)) by reflexivity.
    assert (X := H _ _ (T _) (T _) Sh).
    unfold truth_at in X; cbn in X; congruence. }
  apply rules_of_houses; intros h I q z E V; apply G; [exact V|].
  unfold share_sector, truth_at; cbn [row column digit]; rewrite V, eqn_refl.
  repeat destruct I as [<-|I]; try contradiction; rewrite E, eqn_refl; now rewrite ?orb_true_r.
Qed.

Section Symmetry.
  Context (p : puzzle) (f : grid) (m : symmetry) (S : solves_givens p f) (M : is_symmetry p m = true).

  Lemma parts :
    (forall a b, get (row_to m) a = get (row_to m) b -> a = b) /\
    (forall a b, get (column_to m) a = get (column_to m) b -> a = b) /\
    (forall a b, get (digit_to m) a = get (digit_to m) b -> a = b) /\
    keeps_bands (row_to m) = true /\ keeps_bands (column_to m) = true /\
    (forall x, allows p x = true -> allows p (image m x) = true).
  Proof.
    revert M; unfold is_symmetry, is_valid; rewrite !andb_true_iff.
    intros [[[[[R C] D] BR] BC] A]; repeat split; try (apply permutation_one; assumption); try assumption.
    intros x Al; rewrite forallb_forall in A; specialize (A x (in_all_candidates x)); now rewrite Al in A.
  Qed.

  Lemma same_image : forall t a b, (forall a b, get t a = get t b -> a = b) ->
    eqn (get t a) (get t b) = eqn a b.
  Proof. intros t a b One; apply eq_true_iff_eq; rewrite !eqn_true; split; [apply One | congruence]. Qed.

  Lemma same_band : forall t a b, keeps_bands t = true ->
    eqn (third (get t a)) (third (get t b)) = eqn (third a) (third b).
  Proof.
    intros t a b B; unfold keeps_bands in B; rewrite forallb_forall in B; specialize (B a (in_all9 a)).
    rewrite forallb_forall in B; specialize (B b (in_all9 b)); now apply eqb_prop.
  Qed.

  (** Candidates of one sector go to candidates of one sector, and no others do. *)
  Lemma image_shares : forall x y, share_sector (image m x) (image m y) = share_sector x y.
  Proof.
    destruct parts as [R [C [D [BR [BC _]]]]]; intros [r c d] [r' c' d'].
    unfold share_sector, image; rewrite !same_box; destruct (transposed m); cbn [row column digit];
      rewrite !same_image, !same_band by assumption;
      destruct (eqn d d'), (eqn r r'), (eqn c c'), (eqn (third r) (third r')), (eqn (third c) (third c'));
      reflexivity.
  Qed.

  (** Which line goes to a line. *)
  Definition back (t : table nine) (n : nine) : nine :=
    match find (fun a => eqn (get t a) n) all9 with Some a => a | None => n1 end.

  Lemma back_to : forall t n, (forall a b, get t a = get t b -> a = b) -> get t (back t n) = n.
  Proof.
    intros t n One; unfold back; destruct (find _ all9) as [a|] eqn:Fd.
    - apply find_some in Fd; destruct Fd as [_ E]; now apply eqn_true.
    - destruct (onto (get t) One n) as [a E]; assert (X := find_none _ _ Fd a (in_all9 a)); cbn in X; rewrite E, eqn_refl in X; discriminate.
  Qed.

  (** The image of the grid. *)
  Definition mapped : grid := fun r c =>
    let (a, b) := (back (row_to m) r, back (column_to m) c) in
    get (digit_to m) (if transposed m then f b a else f a b).

  Lemma mapped_true : forall x, is_true f x -> is_true mapped (image m x).
  Proof.
    destruct parts as [R [C _]]; intros [r c d] T; unfold is_true, mapped, image in *.
    assert (B : forall t n, (forall a b, get t a = get t b -> a = b) -> back t (get t n) = n).
    { intros t n One; apply One; now apply back_to. }
    destruct (transposed m); cbn in *; rewrite !B by assumption; now rewrite T.
  Qed.

  Lemma mapped_from : forall y, is_true mapped y -> exists x, is_true f x /\ image m x = y.
  Proof.
    destruct parts as [R [C _]]; intros [r c d] T; unfold is_true, mapped in T; cbn in T.
    destruct (transposed m) eqn:Tr.
    - exists (At (back (column_to m) c) (back (row_to m) r) (f (back (column_to m) c) (back (row_to m) r))).
      split; [reflexivity|]; unfold image; rewrite Tr; cbn; rewrite !back_to by assumption; congruence.
    - exists (At (back (row_to m) r) (back (column_to m) c) (f (back (row_to m) r) (back (column_to m) c))).
      split; [reflexivity|]; unfold image; rewrite Tr; cbn; rewrite !back_to by assumption; congruence.
  Qed.

  Lemma mapped_keeps_rules : keeps_rules mapped.
  Proof.
    apply rules_of_sharing; intros y y' T T' E.
    destruct (mapped_from y T) as [x [X <-]]; destruct (mapped_from y' T') as [x' [X' <-]].
    rewrite image_shares in E; f_equal.
    destruct (share_sector_spec x x' E) as [s [I J]].
    exact (sector_has_no_two f s x x' (proj1 S) X X' I J).
  Qed.

  Lemma mapped_solves : solves_givens p mapped.
  Proof.
    apply allowed_solves; [exact mapped_keeps_rules|]; intros y T.
    destruct (mapped_from y T) as [x [X <-]]; destruct parts as [_ [_ [_ [_ [_ A]]]]].
    apply A; exact (true_is_allowed p f x S X).
  Qed.

  (** In the only solution, what is true is true with its image. *)
  Theorem image_is_true : has_at_most_one p -> forall x, is_true f x -> is_true f (image m x).
  Proof.
    intros One x T; assert (E := One _ _ S mapped_solves); assert (I := mapped_true x T).
    unfold is_true in *; now rewrite E.
  Qed.
End Symmetry.

(** A candidate, its image, the image of that, until it comes round: no later than after all candidates. *)
Fixpoint round (m : symmetry) (n : nat) (first x : candidate) : list candidate :=
  match n with
  | O => [x]
  | S n => let y := image m x in if eqc y first then [x] else x :: round m n first y
  end.

Definition longest_round : nat := 729.

Lemma round_true : forall m f, (forall x, is_true f x -> is_true f (image m x)) ->
  forall n first x, is_true f x -> forall y, In y (round m n first x) -> is_true f y.
Proof.
  intros m f I n; induction n as [|n IH]; cbn [round]; intros first x T y; [intros [<-|[]]; exact T|].
  destruct (eqc (image m x) first); [intros [<-|[]]; exact T|].
  intros [<-|J]; [exact T | exact (IH _ _ (I x T) y J)].
Qed.

(** Whether all can be true together: live, and none sees another. *)
Definition can_be_true (b : state) (l : list candidate) : bool :=
  forallb (fun x => is_live b x && forallb (fun y => negb (sees x y)) l) l.

Lemma true_can_be : forall b f l, keeps_rules f -> fits b f -> (forall x, In x l -> is_true f x) ->
  can_be_true b l = true.
Proof.
  intros b f l K F T; unfold can_be_true; apply forallb_forall; intros x I; rewrite (F x (T x I)).
  apply forallb_forall; intros y J; rewrite (true_ones_do_not_see f); auto.
Qed.

(** ** What the judge asks *)

Definition with_given (p : puzzle) (x : candidate) : puzzle :=
  Puzzle (x :: givens p) (excluded p) (placed p).

(** The puzzle is symmetrical, or would be with one of these given too. *)
Definition symmetrical_with (p : puzzle) (m : symmetry) (yes : list candidate) : bool :=
  is_symmetry p m || existsb (fun x => is_symmetry (with_given p x) m) yes.

Definition symmetry_refutes (p : puzzle) (m : symmetry) (b : state) (yes no : list candidate) : bool :=
  symmetrical_with p m yes &&
  (let all := flat_map (fun x => round m longest_round x x) yes in
   existsb (fun x => among x no) all || negb (can_be_true b all)).

Lemma images_true : forall p m f yes, solves_givens p f -> has_at_most_one p ->
  (forall x, In x yes -> is_true f x) -> symmetrical_with p m yes = true ->
  forall x, is_true f x -> is_true f (image m x).
Proof.
  intros p m f yes S One Y E; unfold symmetrical_with in E; apply orb_true_iff in E; destruct E as [E|E].
  - exact (image_is_true p f m S E One).
  - apply existsb_exists in E; destruct E as [x [I E]].
    apply (image_is_true (with_given p x) f m); [| exact E |].
    + destruct S as [K [G X]]; split; [exact K | split; [|exact X]].
      intros c [<-|J]; [exact (Y x I) | exact (G c J)].
    + assert (Less : forall g, solves_givens (with_given p x) g -> solves_givens p g).
      { intros g [K [G X]]; split; [exact K | split; [|exact X]]; intros c J; apply G; now right. }
      intros g h Sg Sh; apply One; now apply Less.
Qed.

Theorem symmetry_refutes_right : forall p m b f yes no, solves_givens p f -> has_at_most_one p ->
  fits b f -> symmetry_refutes p m b yes no = true ->
  ~ ((forall x, In x yes -> is_true f x) /\ (forall x, In x no -> ~ is_true f x)).
Proof.
  intros p m b f yes no S One F E [Y No]; unfold symmetry_refutes in E; apply andb_true_iff in E.
  destruct E as [Sym E]; assert (I := images_true p m f yes S One Y Sym).
  assert (All : forall x, In x (flat_map (fun x => round m longest_round x x) yes) -> is_true f x).
  { intros x J; apply in_flat_map in J; destruct J as [y [L J]].
    exact (round_true m f I _ _ y (Y y L) x J). }
  apply orb_true_iff in E; destruct E as [E|E].
  - apply existsb_exists in E; destruct E as [x [J A]]; apply among_in in A; exact (No x A (All x J)).
  - rewrite (true_can_be b f _ (proj1 S) F All) in E; discriminate.
Qed.
