(** * Rows and columns exchanged *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine Board Live.
Import ListNotations.

Definition flip (x : candidate) : candidate := At (column x) (row x) (digit x).

Definition flip_grid (f : grid) : grid := fun r c => f c r.

Definition flip_puzzle (p : puzzle) : puzzle :=
  Puzzle (map flip (givens p)) (map flip (excluded p)) (map flip (placed p)).

Lemma flip_twice : forall x, flip (flip x) = x.
Proof. now intros []. Qed.

Lemma flip_true : forall f x, is_true (flip_grid f) (flip x) <-> is_true f x.
Proof. now intros f []. Qed.

Lemma flip_rules : forall f, keeps_rules f -> keeps_rules (flip_grid f).
Proof.
  intros f [R [C B]]; split; [|split].
  - intros r c c' E; exact (C _ _ _ E).
  - intros r r' c E; exact (R _ _ _ E).
  - intros r c r' c' [X Y] E; destruct (B c r c' r' (conj Y X) E); auto.
Qed.

Lemma in_flipped : forall l x, In (flip x) (map flip l) <-> In x l.
Proof.
  intros l x; rewrite in_map_iff; split.
  - intros [y [E I]]; apply (f_equal flip) in E; rewrite !flip_twice in E; now subst.
  - intros I; now exists x.
Qed.

Lemma flip_solves : forall p f, solves_givens p f -> solves_givens (flip_puzzle p) (flip_grid f).
Proof.
  intros p f [K [G X]]; split; [now apply flip_rules|]; split; cbn; intros c I;
    apply in_map_iff in I; destruct I as [x [<- I]]; rewrite flip_true; auto.
Qed.

Lemma flip_solves_back : forall p f, solves_givens (flip_puzzle p) f -> solves_givens p (flip_grid f).
Proof.
  intros p f [K [G X]]; split; [now apply flip_rules|]; split; cbn in *; intros c I.
  - apply (in_flipped (givens p) c), G in I; destruct c; exact I.
  - intros T; apply (X (flip c)); [now apply in_flipped|]; destruct c; exact T.
Qed.

Lemma flip_one : forall p, has_at_most_one p -> has_at_most_one (flip_puzzle p).
Proof.
  intros p U f g F G r c.
  exact (U _ _ (flip_solves_back p f F) (flip_solves_back p g G) c r).
Qed.
