(** * Sums of integers over lists *)

From Coq Require Import List ZArith Lia.
Import ListNotations.
Open Scope Z_scope.

Section Sums.
  Context {A : Type}.

  Fixpoint sum (h : A -> Z) (l : list A) : Z :=
    match l with [] => 0 | x :: l => h x + sum h l end.

  Lemma sum_app : forall h k l, sum h (k ++ l) = sum h k + sum h l.
  Proof. intros h k l; induction k as [|x k IH]; cbn [sum app]; [reflexivity | rewrite IH; lia]. Qed.

  Lemma sum_plus : forall h g l, sum (fun x => h x + g x) l = sum h l + sum g l.
  Proof. intros h g l; induction l as [|x l IH]; cbn; lia. Qed.

  Lemma sum_ext : forall h g l, (forall x, h x = g x) -> sum h l = sum g l.
  Proof. intros h g l E; induction l as [|x l IH]; cbn; [reflexivity | now rewrite E, IH]. Qed.

  Lemma sum_zero : forall h l, (forall x, In x l -> h x = 0) -> sum h l = 0.
  Proof.
    intros h l E; induction l as [|x l IH]; cbn; [reflexivity|].
    rewrite E, IH; [reflexivity | intros y I; apply E; now right | now left].
  Qed.

  Lemma sum_nonneg : forall h l, (forall x, In x l -> 0 <= h x) -> 0 <= sum h l.
  Proof.
    intros h l P; induction l as [|x l IH]; cbn; [lia|].
    assert (0 <= h x) by (apply P; now left).
    assert (0 <= sum h l) by (apply IH; intros y I; apply P; now right).
    lia.
  Qed.

  (** Part of a list sums to no more than the whole, when nothing is below zero. *)
  Lemma sum_part : forall h k l, (forall x, In x l -> 0 <= h x) -> NoDup k -> incl k l ->
    sum h k <= sum h l.
  Proof.
    intros h k; induction k as [|x k IH]; intros l P N I; cbn [sum].
    - apply sum_nonneg; exact P.
    - inversion N as [|? ? X N']; subst.
      destruct (in_split x l) as [a [b E]]; [apply I; now left|]; subst l.
      assert (sum h k <= sum h (a ++ b)).
      { apply IH; [|exact N'|].
        - intros y J; apply P; apply in_app_iff in J; apply in_app_iff; cbn; tauto.
        - intros y J; assert (K := I y (or_intror J)); apply in_app_iff in K; apply in_app_iff.
          destruct K as [K|[K|K]]; [tauto | subst; contradiction | tauto]. }
      rewrite sum_app in *; cbn [sum]; lia.
  Qed.

  (** The same when only the rest is known not to be below zero. *)
  Lemma sum_with_rest : forall h k l, NoDup l -> (forall x, In x l -> ~ In x k -> 0 <= h x) -> NoDup k ->
    incl k l -> sum h k <= sum h l.
  Proof.
    intros h k; induction k as [|x k IH]; intros l Nl P N I; cbn [sum].
    - apply sum_nonneg; intros x J; now apply P.
    - inversion N as [|? ? X N']; subst.
      destruct (in_split x l) as [a [b E]]; [apply I; now left|]; subst l.
      assert (Out := NoDup_remove_2 _ _ _ Nl).
      assert (sum h k <= sum h (a ++ b)).
      { apply IH; [now apply NoDup_remove_1 in Nl | | exact N'|].
        - intros y J O; apply P; [apply in_app_iff in J; apply in_app_iff; cbn; tauto|].
          intros [->|K]; contradiction.
        - intros y J; assert (K := I y (or_intror J)); apply in_app_iff in K; apply in_app_iff.
          destruct K as [K|[K|K]]; [tauto | subst; contradiction | tauto]. }
      rewrite sum_app in *; cbn [sum]; lia.
  Qed.

  Definition weigh_if (p : A -> bool) (w : Z) (x : A) : Z := if p x then w else 0.

  (** A weight that is given once at most, and one that is given at least once. *)
  Lemma sum_at_most_one : forall p w l, 0 <= w -> NoDup l ->
    (forall x y, In x l -> In y l -> p x = true -> p y = true -> x = y) ->
    sum (weigh_if p w) l <= w.
  Proof.
    intros p w l W N U; unfold weigh_if; induction l as [|x l IH]; cbn [sum]; [lia|].
    inversion N as [|? ? X N']; subst.
    destruct (p x) eqn:E.
    - rewrite (sum_zero _ l); [lia|]; intros y I; destruct (p y) eqn:F; [|reflexivity].
      rewrite (U x y) in X; cbn; tauto.
    - rewrite Z.add_0_l; apply IH; [exact N'|]; intros y z I J; apply U; now right.
  Qed.

  Lemma sum_one_or_more : forall p w l, w <= 0 -> (exists x, In x l /\ p x = true) ->
    sum (weigh_if p w) l <= w.
  Proof.
    intros p w l W [x [I E]]; unfold weigh_if; induction l as [|y l IH]; [destruct I|].
    assert (sum (fun x => if p x then w else 0) l <= 0).
    { clear IH I; induction l as [|z l IH]; cbn; [lia|]; destruct (p z); lia. }
    cbn [sum]; destruct I as [<-|I]; [rewrite E; lia|].
    specialize (IH I); destruct (p y); lia.
  Qed.
End Sums.
