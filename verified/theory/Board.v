(** * The board: candidates, sectors, and which candidate of each sector is true *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine.
Import ListNotations.

(** ** Candidates *)

Definition eqc (a b : candidate) : bool :=
  eqn (digit a) (digit b) && eqn (row a) (row b) && eqn (column a) (column b).

Lemma eqc_spec : forall a b, reflect (a = b) (eqc a b).
Proof.
  intros [r c d] [r' c' d']; unfold eqc; cbn.
  destruct (eqn_spec d d'), (eqn_spec r r'), (eqn_spec c c'); cbn; constructor; congruence.
Qed.

Lemma eqc_true : forall a b, eqc a b = true <-> a = b.
Proof. intros a b; destruct (eqc_spec a b); split; congruence. Qed.

Lemma eqc_refl : forall a, eqc a a = true.
Proof. intros; now apply eqc_true. Qed.

Definition among (c : candidate) (l : list candidate) : bool := existsb (eqc c) l.

Lemma among_in : forall c l, among c l = true <-> In c l.
Proof. exact (existsb_in _ _ eqc_true). Qed.

(** ** Boxes *)

(** A number from 1 to 3, [a], and another, [b], make the number in line [b] of three times three. *)
Definition pair9 (a b : nine) : nine :=
  match a, b with
  | n1, n1 => n1 | n1, n2 => n2 | n1, _ => n3
  | n2, n1 => n4 | n2, n2 => n5 | n2, _ => n6
  | _, n1 => n7 | _, n2 => n8 | _, _ => n9
  end.

(** The place of a number within its three. *)
Definition rest (n : nine) : nine :=
  match n with n1 | n4 | n7 => n1 | n2 | n5 | n8 => n2 | n3 | n6 | n9 => n3 end.

Definition box (r c : nine) : nine := pair9 (third r) (third c).

(** The row and the column of the [k]th cell of a box. *)
Definition box_row (b k : nine) : nine := pair9 (third b) (third k).
Definition box_column (b k : nine) : nine := pair9 (rest b) (rest k).
Definition box_place (r c : nine) : nine := pair9 (rest r) (rest c).

Lemma third_pair : forall a b, third (pair9 (third a) b) = third a.
Proof. destruct a, b; reflexivity. Qed.

Lemma rest_pair : forall a b, rest (pair9 (third a) (third b)) = third b.
Proof. destruct a, b; reflexivity. Qed.

Lemma rest_of_rest : forall a b, rest (pair9 (rest a) (rest b)) = rest b.
Proof. destruct a, b; reflexivity. Qed.

Lemma pair_of_parts : forall a, pair9 (third a) (rest a) = a.
Proof. destruct a; reflexivity. Qed.

Lemma box_of_place : forall b k, box (box_row b k) (box_column b k) = b.
Proof. destruct b, k; reflexivity. Qed.

Lemma place_of_cell : forall r c,
  box_row (box r c) (box_place r c) = r /\ box_column (box r c) (box_place r c) = c.
Proof. destruct r, c; split; reflexivity. Qed.

Lemma place_unique : forall b k k',
  box_row b k = box_row b k' -> box_column b k = box_column b k' -> k = k'.
Proof.
  intros b k k' E E'; apply (f_equal rest) in E; apply (f_equal rest) in E'.
  unfold box_row in E; unfold box_column in E'; rewrite !rest_pair in E; rewrite !rest_of_rest in E'.
  rewrite <- (pair_of_parts k), <- (pair_of_parts k'); congruence.
Qed.

Lemma box_share : forall r c r' c', box r c = box r' c' -> share_box r c r' c'.
Proof.
  unfold box, share_box; intros r c r' c' E; split.
  - apply (f_equal third) in E; now rewrite !third_pair in E.
  - apply (f_equal rest) in E; now rewrite !rest_pair in E.
Qed.

(** ** Sectors: sets of nine candidates of which exactly one is true *)

Inductive sector :=
| Cell (r c : nine)
| Row (d r : nine)
| Column (d c : nine)
| Box (d b : nine).

Definition contains (s : sector) (x : candidate) : bool :=
  match s with
  | Cell r c => eqn (row x) r && eqn (column x) c
  | Row d r => eqn (digit x) d && eqn (row x) r
  | Column d c => eqn (digit x) d && eqn (column x) c
  | Box d b => eqn (digit x) d && eqn (box (row x) (column x)) b
  end.

Definition members (s : sector) : list candidate :=
  match s with
  | Cell r c => map (fun d => At r c d) all9
  | Row d r => map (fun c => At r c d) all9
  | Column d c => map (fun r => At r c d) all9
  | Box d b => map (fun k => At (box_row b k) (box_column b k) d) all9
  end.

Definition sectors_of (x : candidate) : list sector :=
  [Cell (row x) (column x); Row (digit x) (row x); Column (digit x) (column x);
   Box (digit x) (box (row x) (column x))].

Lemma members_contained : forall s x, In x (members s) <-> contains s x = true.
Proof.
  intros s [r c d]; destruct s as [a b|a b|a b|a b]; cbn [members contains row column digit];
    rewrite in_map_iff, andb_true_iff, !eqn_true; split.
  1, 3, 5, 7: intros [k [E _]]; injection E; intros; subst; auto using box_of_place.
  - intros [-> ->]; exists d; split; [reflexivity | apply in_all9].
  - intros [-> ->]; exists c; split; [reflexivity | apply in_all9].
  - intros [-> ->]; exists r; split; [reflexivity | apply in_all9].
  - intros [-> E]; exists (box_place r c); split; [|apply in_all9].
    destruct (place_of_cell r c) as [Er Ec]; rewrite E in Er, Ec; now rewrite Er, Ec.
Qed.

Lemma sector_contains : forall x s, In s (sectors_of x) -> contains s x = true.
Proof.
  intros x s I; cbn in I; repeat destruct I as [<-|I]; cbn; now rewrite ?eqn_refl.
Qed.

(** One of them is true. *)
Theorem sector_has_one : forall f s, keeps_rules f -> exists x, is_true f x /\ contains s x = true.
Proof.
  intros f s [rows [columns boxes]]; unfold is_true; destruct s as [r c|d r|d c|d b].
  - exists (At r c (f r c)); cbn; now rewrite !eqn_refl.
  - destruct (onto (fun c => f r c) (rows r) d) as [c E]; exists (At r c d); cbn; now rewrite !eqn_refl.
  - destruct (onto (fun r => f r c) (fun a b => columns a b c) d) as [r E].
    exists (At r c d); cbn; now rewrite !eqn_refl.
  - destruct (onto (fun k => f (box_row b k) (box_column b k))) with (d := d) as [k E].
    + intros k k' E. destruct (boxes _ _ _ _ (box_share _ _ _ _ (eq_trans (box_of_place b k)
        (eq_sym (box_of_place b k')))) E) as [Er Ec]. exact (place_unique b k k' Er Ec).
    + exists (At (box_row b k) (box_column b k) d); cbn; now rewrite box_of_place, !eqn_refl.
Qed.

(** No two are. *)
Theorem sector_has_no_two : forall f s x y, keeps_rules f -> is_true f x -> is_true f y ->
  contains s x = true -> contains s y = true -> x = y.
Proof.
  intros f s [r c d] [r' c' d'] [rows [columns boxes]]; unfold is_true; cbn [row column digit].
  intros T T'; destruct s as [a b|a b|a b|a b]; cbn; rewrite !andb_true_iff, !eqn_true;
    intros [E1 E2] [E3 E4].
  - congruence.
  - assert (c = c') by (apply (rows b); congruence); congruence.
  - assert (r = r') by (apply (columns _ _ b); congruence); congruence.
  - destruct (boxes r c r' c') as [-> ->]; [apply box_share; congruence | congruence | congruence].
Qed.

(** ** Candidates that see each other: two of one sector *)

Definition share_sector (x y : candidate) : bool :=
  eqn (row x) (row y) && eqn (column x) (column y) ||
  eqn (digit x) (digit y) &&
  (eqn (row x) (row y) || eqn (column x) (column y) ||
   eqn (box (row x) (column x)) (box (row y) (column y))).

Definition sees (x y : candidate) : bool := negb (eqc x y) && share_sector x y.

Lemma share_sector_spec : forall x y, share_sector x y = true ->
  exists s, contains s x = true /\ contains s y = true.
Proof.
  intros [r c d] [r' c' d']; unfold share_sector; cbn [row column digit].
  rewrite !orb_true_iff, !andb_true_iff, !orb_true_iff, !eqn_true.
  intros [[-> ->] | [-> [[->| ->]|E]]].
  - exists (Cell r' c'); cbn; now rewrite !eqn_refl.
  - exists (Row d' r'); cbn; now rewrite !eqn_refl.
  - exists (Column d' c'); cbn; now rewrite !eqn_refl.
  - exists (Box d' (box r' c')); cbn; now rewrite E, !eqn_refl.
Qed.

Lemma true_ones_do_not_see : forall f x y, keeps_rules f -> is_true f x -> is_true f y ->
  sees x y = false.
Proof.
  intros f x y K T T'; unfold sees; destruct (share_sector x y) eqn:E; [|now destruct (eqc x y)].
  destruct (share_sector_spec x y E) as [s [I J]].
  rewrite (sector_has_no_two f s x y K T T' I J), eqc_refl; reflexivity.
Qed.

(** ** The true candidates of a grid *)

Definition cells : list (nine * nine) := list_prod all9 all9.

Definition truths (f : grid) : list candidate :=
  map (fun rc => At (fst rc) (snd rc) (f (fst rc) (snd rc))) cells.

Lemma in_cells : forall rc, In rc cells.
Proof. intros [r c]; apply in_prod; apply in_all9. Qed.

Lemma in_truths : forall f x, In x (truths f) <-> is_true f x.
Proof.
  intros f [r c d]; unfold truths, is_true; rewrite in_map_iff; cbn [row column digit]; split.
  - intros [[r' c'] [E _]]; cbn in E; congruence.
  - intros E; exists (r, c); cbn [fst snd]; rewrite E; split; [reflexivity | apply in_cells].
Qed.
