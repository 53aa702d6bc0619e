(** * The cover rule

    Give weights to facts: a sector has exactly one true candidate; of a clause it has been shown
    that it has at least one, or at most one, or that two candidates are both true or both false. A
    candidate weighs the sum of the facts that contain it. Then the true candidates weigh no more
    together than all facts: [true_ones_weigh_little]. All uses of covers follow from that, by
    [refuted_by_weights]. *)

From Coq Require Import List Bool ZArith Lia FinFun.
From Ninerooks Require Import Statement Nine Board Sums.
Import ListNotations.
Open Scope Z_scope.

Inductive clause :=
| OneOf (l : list candidate)
| AtMostOne (l : list candidate)
| Same (a b : candidate).

Definition holds (f : grid) (s : clause) : Prop :=
  match s with
  | OneOf l => exists x, In x l /\ is_true f x
  | AtMostOne l => forall x y, In x l -> In y l -> is_true f x -> is_true f y -> x = y
  | Same a b => is_true f a <-> is_true f b
  end.

(** A fact with its weight. *)
Inductive term := OfSector (s : sector) (w : Z) | OfClause (s : clause) (w : Z).

Definition weighs (t : term) (x : candidate) : Z :=
  match t with
  | OfSector s w => weigh_if (contains s) w x
  | OfClause (OneOf l) w | OfClause (AtMostOne l) w => weigh_if (fun x => among x l) w x
  | OfClause (Same a b) w => weigh_if (eqc a) w x - weigh_if (eqc b) w x
  end.

Definition bound (t : term) : Z :=
  match t with OfClause (Same _ _) _ => 0 | OfSector _ w | OfClause _ w => w end.

Fixpoint weight (ts : list term) (x : candidate) : Z :=
  match ts with [] => 0 | t :: ts => weighs t x + weight ts x end.

(** "One of" is a truth, below zero; "at most one" is a link, above. *)
Definition has_side (t : term) : bool :=
  match t with
  | OfClause (OneOf _) w => w <=? 0
  | OfClause (AtMostOne _) w => 0 <=? w
  | OfSector _ _ | OfClause (Same _ _) _ => true
  end.

Definition is_good (f : grid) (t : term) : Prop :=
  has_side t = true /\ match t with OfClause s _ => holds f s | OfSector _ _ => True end.

Lemma nodup_truths : forall f, NoDup (truths f).
Proof.
  intros f; apply Injective_map_NoDup.
  - intros [r c] [r' c'] E; cbn in E; congruence.
  - apply (distinct_nodup _ (fun x y => eqn (fst x) (fst y) && eqn (snd x) (snd y))).
    + intros [r c]; cbn; now rewrite !eqn_refl.
    + vm_compute; reflexivity.
Qed.

Lemma sum_of_same : forall f a b w, (is_true f a <-> is_true f b) ->
  sum (fun x => weigh_if (eqc a) w x - weigh_if (eqc b) w x) (truths f) = 0.
Proof.
  intros f a b w S.
  assert (H : forall a l, NoDup l ->
    sum (weigh_if (eqc a) w) l = if among a l then w else 0).
  { clear; intros a l N; induction l as [|x l IH]; cbn; [reflexivity|].
    inversion N as [|? ? X N']; subst; rewrite (IH N'); unfold weigh_if.
    destruct (eqc_spec a x) as [->|D]; cbn; [|reflexivity].
    destruct (among x l) eqn:E; [apply among_in in E; contradiction | apply Z.add_0_r]. }
  assert (E : among a (truths f) = among b (truths f)).
  { apply eq_true_iff_eq; now rewrite !among_in, !in_truths. }
  unfold Z.sub; rewrite sum_plus with (g := fun x => - weigh_if (eqc b) w x).
  assert (M : forall l, sum (fun x => - weigh_if (eqc b) w x) l = - sum (weigh_if (eqc b) w) l).
  { induction l as [|x l IH]; cbn [sum]; lia. }
  rewrite M, (H a (truths f)), (H b (truths f)) by apply nodup_truths; rewrite E; lia.
Qed.

(** What one fact adds to the true candidates. *)
Lemma true_ones_of_fact : forall f t, keeps_rules f -> is_good f t ->
  sum (weighs t) (truths f) <= bound t.
Proof.
  intros f t K [side good].
  assert (one : forall s, exists x, In x (truths f) /\ contains s x = true).
  { intros s; destruct (sector_has_one f s K) as [x [T C]]; exists x; now rewrite in_truths. }
  destruct t as [s w|[l|l|a b] w]; cbn [weighs bound has_side] in *.
  - destruct (Z.le_ge_cases w 0).
    + apply sum_one_or_more; auto.
    + apply sum_at_most_one; [assumption | apply nodup_truths|].
      intros x y I J; rewrite in_truths in I, J; now apply (sector_has_no_two f).
  - apply Z.leb_le in side; apply sum_one_or_more; [exact side|].
    destruct good as [x [I T]]; exists x; now rewrite in_truths, among_in.
  - apply Z.leb_le in side; apply sum_at_most_one; [assumption | apply nodup_truths|].
    intros x y I J E E'; rewrite in_truths in I, J; rewrite among_in in E, E'; now apply good.
  - rewrite Z.le_lteq; right; exact (sum_of_same f a b w good).
Qed.

Theorem true_ones_weigh_little : forall f ts, keeps_rules f -> Forall (is_good f) ts ->
  sum (weight ts) (truths f) <= sum bound ts.
Proof.
  intros f ts K G; induction G as [|t ts g G IH]; cbn [sum weight].
  - rewrite sum_zero; [lia | reflexivity].
  - rewrite sum_plus; generalize (true_ones_of_fact f t K g); lia.
Qed.

(** [yes] are not all true with [no] all false, when [yes] weigh more than all facts, and no true
    candidate weighs less than 0 unless it is one of [no]. *)
Theorem refuted_by_weights : forall f ts yes no, keeps_rules f -> Forall (is_good f) ts ->
  NoDup yes -> sum bound ts < sum (weight ts) yes ->
  (forall x, is_true f x -> weight ts x < 0 -> In x no) ->
  ~ ((forall x, In x yes -> is_true f x) /\ (forall x, In x no -> ~ is_true f x)).
Proof.
  intros f ts yes no K G N more below [Y No].
  assert (sum (weight ts) yes <= sum (weight ts) (truths f)).
  { apply sum_part; [|exact N|].
    - intros x I; rewrite in_truths in I; destruct (Z_lt_le_dec (weight ts x) 0); [|assumption].
      exfalso; apply (No x); auto.
    - intros x I; rewrite in_truths; auto. }
  generalize (true_ones_weigh_little f ts K G); lia.
Qed.

(** Where to look for candidates that weigh less than 0. *)
Fixpoint suspects (ts : list term) : list candidate :=
  match ts with
  | [] => []
  | OfSector s w :: ts => if w <? 0 then members s ++ suspects ts else suspects ts
  | OfClause (OneOf l) w :: ts => l ++ suspects ts
  | OfClause (AtMostOne l) w :: ts => suspects ts
  | OfClause (Same a b) w :: ts => a :: b :: suspects ts
  end.

Lemma suspected : forall ts x, forallb has_side ts = true -> weight ts x < 0 -> In x (suspects ts).
Proof.
  intros ts x; induction ts as [|t ts IH]; cbn [forallb weight suspects]; [lia|].
  rewrite andb_true_iff; intros [side sides] L; specialize (IH sides).
  destruct t as [s w|[l|l|a b] w]; cbn [weighs has_side] in *; unfold weigh_if in L.
  - destruct (contains s x) eqn:C; destruct (Z.ltb_spec w 0); rewrite ?in_app_iff, ?members_contained.
    all: try (left; assumption). all: try (right; apply IH; lia). all: apply IH; lia.
  - rewrite in_app_iff; destruct (among x l) eqn:E; [left; now apply among_in | right; apply IH; lia].
  - apply Z.leb_le in side; apply IH; destruct (among x l); lia.
  - destruct (eqc_spec a x); [now left|]; destruct (eqc_spec b x); [now right; left|].
    right; right; apply IH; lia.
Qed.
