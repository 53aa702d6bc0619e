(** * Pairs of patterns that are known not to be both true: a tree of sets with nine branches *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine Board Patterns.
Import ListNotations.

Inductive tree := Node (here : bool) (below : option (table tree)).

Definition no_pairs : tree := Node false None.

Fixpoint find_key (k : list nine) (t : tree) : bool :=
  match k, t with
  | [], Node here _ => here
  | n :: k, Node _ (Some below) => find_key k (get below n)
  | _ :: _, Node _ None => false
  end.

Fixpoint insert_key (k : list nine) (t : tree) : tree :=
  match k, t with
  | [], Node _ below => Node true below
  | n :: k, Node here below =>
      let l := match below with Some l => l | None => fill no_pairs end in
      Node here (Some (set l n (insert_key k (get l n))))
  end.

Lemma find_insert : forall j k t, find_key k (insert_key j t) = true -> k = j \/ find_key k t = true.
Proof.
  induction j as [|n j IH]; intros k [here below]; cbn [insert_key].
  - destruct k; cbn; auto.
  - destruct k as [|m k]; cbn [find_key]; [auto|]; rewrite get_set.
    destruct (eqn_spec m n) as [->|D].
    + intros E; apply IH in E; destruct E as [->|E]; [auto|right].
      destruct below as [l|]; [exact E | rewrite get_fill in E; destruct k; discriminate].
    + destruct below as [l|]; [auto | rewrite get_fill; destruct k; discriminate].
Qed.

Definition key (p q : pattern) : list nine :=
  let '(PatternOf d (T9 a b c e f g h i j)) := p in
  let '(PatternOf d' (T9 a' b' c' e' f' g' h' i' j')) := q in
  [d; d'; a; b; c; e; f; g; h; i; j; a'; b'; c'; e'; f'; g'; h'; i'; j'].

Lemma key_unique : forall p q p' q', key p q = key p' q' -> p = p' /\ q = q'.
Proof.
  intros [d []] [e []] [d' []] [e' []] E; injection E; intros; subst; split; reflexivity.
Qed.
