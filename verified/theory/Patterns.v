(** * Patterns: the nine cells of a digit

    A pattern is a digit with a column for each row. It is true in a grid when all nine cells have
    the digit. Of each digit exactly one pattern is true; and so is exactly one through each cell. *)

From Coq Require Import List Bool ZArith Lia.
From Ninerooks Require Import Statement Nine Board Sums Result Live.
Import ListNotations.
Open Scope Z_scope.

Definition columns := table nine.

Record pattern := PatternOf { of_digit : nine; at_ : columns }.

Definition is_true_at (f : grid) (d : nine) (t : columns) : Prop := forall r, f r (get t r) = d.
Definition pattern_true (f : grid) (p : pattern) : Prop := is_true_at f (of_digit p) (at_ p).

Definition member_of (p : pattern) (r : nine) : candidate := At r (get (at_ p) r) (of_digit p).

Definition passes (t : columns) (x : candidate) : bool := eqn (get t (row x)) (column x).

Lemma get_ext : forall (t u : columns), (forall r, get t r = get u r) -> t = u.
Proof.
  intros [] [] E.
  generalize (E n1), (E n2), (E n3), (E n4), (E n5), (E n6), (E n7), (E n8), (E n9); cbn; congruence.
Qed.

Definition eq_columns (t u : columns) : bool :=
  eqn (t1 t) (t1 u) && eqn (t2 t) (t2 u) && eqn (t3 t) (t3 u) && eqn (t4 t) (t4 u) &&
  eqn (t5 t) (t5 u) && eqn (t6 t) (t6 u) && eqn (t7 t) (t7 u) && eqn (t8 t) (t8 u) && eqn (t9 t) (t9 u).

Lemma eq_columns_true : forall t u, eq_columns t u = true <-> t = u.
Proof.
  intros [] []; unfold eq_columns; cbn [Nine.t1 Nine.t2 Nine.t3 Nine.t4 Nine.t5 Nine.t6 Nine.t7 Nine.t8 Nine.t9].
  rewrite !andb_true_iff, !eqn_true; split; [intuition congruence | intros E; injection E; tauto].
Qed.

(** Whether two patterns share a cell, whatever their digits. *)
Definition meet (t u : columns) : bool :=
  eqn (t1 t) (t1 u) || eqn (t2 t) (t2 u) || eqn (t3 t) (t3 u) || eqn (t4 t) (t4 u) ||
  eqn (t5 t) (t5 u) || eqn (t6 t) (t6 u) || eqn (t7 t) (t7 u) || eqn (t8 t) (t8 u) || eqn (t9 t) (t9 u).

Lemma meet_cell : forall t u, meet t u = true -> exists r, get t r = get u r.
Proof.
  intros t u; unfold meet; rewrite !orb_true_iff, !eqn_true.
  intros [[[[[[[[E|E]|E]|E]|E]|E]|E]|E]|E];
    [exists n1|exists n2|exists n3|exists n4|exists n5|exists n6|exists n7|exists n8|exists n9]; exact E.
Qed.

Section Grid.
  Context (f : grid) (K : keeps_rules f).

  (** The true pattern of a digit. *)
  Lemma true_pattern : forall d, exists t, is_true_at f d t.
  Proof.
    intros d.
    assert (H : forall r, exists c, f r c = d) by (intros r; exact (onto _ (proj1 K r) d)).
    destruct (H n1) as [a Ha], (H n2) as [b Hb], (H n3) as [c Hc], (H n4) as [e He], (H n5) as [g Hg],
      (H n6) as [h Hh], (H n7) as [i Hi], (H n8) as [j Hj], (H n9) as [k Hk].
    exists (T9 a b c e g h i j k); intros []; assumption.
  Qed.

  Lemma true_pattern_unique : forall d t u, is_true_at f d t -> is_true_at f d u -> t = u.
  Proof. intros d t u T U; apply get_ext; intros r; apply (proj1 K r); now rewrite T, U. Qed.

  Lemma true_patterns_apart : forall d e t u, is_true_at f d t -> is_true_at f e u -> meet t u = true ->
    d = e.
  Proof. intros d e t u T U M; destruct (meet_cell t u M) as [r E]; rewrite <- (T r), E; apply U. Qed.

  Lemma passes_true : forall t x, is_true_at f (digit x) t -> (passes t x = true <-> is_true f x).
  Proof.
    intros t [r c d] T; unfold passes, is_true; cbn in *; rewrite eqn_true; split.
    - intros <-; apply T.
    - intros E; apply (proj1 K r); now rewrite (T r).
  Qed.
End Grid.

(** ** Counting out the live patterns of a digit: a cell in each row that sees none before it *)

Definition fits_in (b : state) (chosen : list candidate) (x : candidate) : bool :=
  is_live b x && forallb (fun y => negb (sees x y)) chosen.

Fixpoint grow (b : state) (d : nine) (rows : list nine) (chosen : list candidate) :
  list (list candidate) :=
  match rows with
  | [] => [chosen]
  | r :: rows =>
      flat_map (fun c => let x := At r c d in
        if fits_in b chosen x then grow b d rows (x :: chosen) else []) all9
  end.

Definition table_of (l : list candidate) : columns :=
  match l with
  | [i; h; g; f; e; d; c; b; a] =>
      T9 (column a) (column b) (column c) (column d) (column e) (column f) (column g) (column h) (column i)
  | _ => fill n1
  end.

Definition count_out (b : state) (d : nine) : list columns := map table_of (grow b d all9 []).

Lemma grow_has : forall f b d t, keeps_rules f -> fits b f -> is_true_at f d t ->
  forall rows chosen, (forall y, In y chosen -> is_true f y) ->
  In (rev (map (fun r => At r (get t r) d) rows) ++ chosen) (grow b d rows chosen).
Proof.
  intros f b d t K F T; induction rows as [|r rows IH]; intros chosen C; cbn [map rev grow app].
  - now left.
  - assert (X : is_true f (At r (get t r) d)) by apply T.
    apply in_flat_map; exists (get t r); split; [apply in_all9|].
    unfold fits_in; rewrite (F _ X).
    assert (S : forallb (fun y => negb (sees (At r (get t r) d) y)) chosen = true).
    { apply forallb_forall; intros y I; rewrite (true_ones_do_not_see f); auto. }
    rewrite S; cbn [andb]; rewrite <- app_assoc; cbn [app]; apply IH.
    intros y [<-|I]; auto.
Qed.

Lemma counted_out : forall f b d t, keeps_rules f -> fits b f -> is_true_at f d t ->
  In t (count_out b d).
Proof.
  intros f b d t K F T; unfold count_out; apply in_map_iff.
  exists (rev (map (fun r => At r (get t r) d) all9) ++ []); split.
  - apply get_ext; intros []; reflexivity.
  - apply (grow_has f); auto; contradiction.
Qed.

(** Whether the pattern was live at first. *)
Definition was_live (b : state) (p : pattern) : bool :=
  forallb (fun r => is_live b (member_of p r)) all9 &&
  distinct (fun x y => share_sector x y) (map (member_of p) all9).

(** ** Equations: sets of patterns of which exactly one is true *)

Inductive equation := OfCell (r c : nine) | OfDigit (d : nine).

Definition satisfies (e : equation) (p : pattern) : bool :=
  match e with
  | OfCell r c => eqn (get (at_ p) r) c
  | OfDigit d => eqn (of_digit p) d
  end.

Fixpoint pattern_weight (ts : list (equation * Z)) (p : pattern) : Z :=
  match ts with
  | [] => 0
  | (e, w) :: ts => weigh_if (satisfies e) w p + pattern_weight ts p
  end.

(** One pattern for each digit, which are the true ones. *)
Definition chosen_true (f : grid) (t : nine -> columns) : Prop := forall d, is_true_at f d (t d).

Lemma choose : forall f, keeps_rules f -> exists t, chosen_true f t.
Proof.
  intros f K; assert (H := true_pattern f K).
  destruct (H n1) as [a Ha], (H n2) as [b Hb], (H n3) as [c Hc], (H n4) as [e He], (H n5) as [g Hg],
    (H n6) as [h Hh], (H n7) as [i Hi], (H n8) as [j Hj], (H n9) as [k Hk].
  exists (fun d => get (T9 a b c e g h i j k) d); intros []; assumption.
Qed.

Lemma equation_has_one : forall f t e, keeps_rules f -> chosen_true f t ->
  (exists d, satisfies e (PatternOf d (t d)) = true) /\
  (forall d d', satisfies e (PatternOf d (t d)) = true -> satisfies e (PatternOf d' (t d')) = true -> d = d').
Proof.
  intros f t [r c|d0] K C; cbn; split.
  - exists (f r c); apply eqn_true, (proj1 K r), C.
  - intros d d'; rewrite !eqn_true; intros E E'; rewrite <- (C d r), <- (C d' r); congruence.
  - exists d0; apply eqn_refl.
  - intros d d'; rewrite !eqn_true; congruence.
Qed.

Lemma true_patterns_weigh : forall f t ts, keeps_rules f -> chosen_true f t ->
  sum (fun d => pattern_weight ts (PatternOf d (t d))) all9 <= sum snd ts.
Proof.
  intros f t ts K C; induction ts as [|[e w] ts IH]; cbn [pattern_weight sum snd].
  - rewrite sum_zero; [lia | reflexivity].
  - rewrite (sum_plus (fun d => weigh_if (satisfies e) w (PatternOf d (t d)))).
    destruct (equation_has_one f t e K C) as [[d E] U].
    assert (sum (weigh_if (fun d => satisfies e (PatternOf d (t d))) w) all9 <= w); [|unfold weigh_if in *; lia].
    destruct (Z.le_ge_cases w 0).
    + apply sum_one_or_more; [assumption|]; exists d; split; [apply in_all9 | exact E].
    + apply sum_at_most_one; [assumption | exact nodup_all9 | auto].
Qed.
