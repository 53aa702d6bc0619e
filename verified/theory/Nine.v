(** * The numbers from 1 to 9, lists of them, and tables with nine entries *)

From Coq Require Import List Bool FinFun ListDec.
From Ninerooks Require Import Statement.
Import ListNotations.

(** A list has what some entry of it is equal to, by any test that is true of equal things alone. *)
Lemma existsb_in : forall (A : Type) (eqb : A -> A -> bool), (forall a b, eqb a b = true <-> a = b) ->
  forall x l, existsb (eqb x) l = true <-> In x l.
Proof.
  intros A eqb same x l; rewrite existsb_exists; split.
  - intros [y [I E]]; apply same in E; now subst.
  - intros I; exists x; split; [exact I | now apply same].
Qed.

Definition all9 : list nine := [n1; n2; n3; n4; n5; n6; n7; n8; n9].

Definition eqn (a b : nine) : bool :=
  match a, b with
  | n1, n1 | n2, n2 | n3, n3 | n4, n4 | n5, n5 | n6, n6 | n7, n7 | n8, n8 | n9, n9 => true
  | _, _ => false
  end.

Lemma eqn_spec : forall a b, reflect (a = b) (eqn a b).
Proof. intros a b; destruct a, b; constructor; congruence. Qed.

Lemma eqn_true : forall a b, eqn a b = true <-> a = b.
Proof. intros a b; destruct (eqn_spec a b); split; congruence. Qed.

Lemma eqn_refl : forall a, eqn a a = true.
Proof. now destruct a. Qed.

Lemma nine_dec : ListDec.decidable_eq nine.
Proof. intros a b; destruct (eqn_spec a b); [left | right]; assumption. Qed.

Lemma in_all9 : forall n, In n all9.
Proof. destruct n; cbn; tauto. Qed.

Lemma nodup_all9 : NoDup all9.
Proof. unfold all9; repeat constructor; cbn; intuition discriminate. Qed.

(** Nine different numbers are all nine. *)
Lemma onto : forall h : nine -> nine, (forall x y, h x = h y -> x = y) -> forall d, exists x, h x = d.
Proof.
  intros h inj d.
  assert (F : Finite nine) by (exists all9; exact in_all9).
  assert (S : Surjective h) by (apply (Endo_Injective_Surjective F nine_dec); exact inj).
  exact (S d).
Qed.

(** Lists without repetition, by trying all pairs. *)
Fixpoint distinct {A} (eq : A -> A -> bool) (l : list A) : bool :=
  match l with [] => true | x :: l => negb (existsb (eq x) l) && distinct eq l end.

Lemma distinct_nodup : forall A (eq : A -> A -> bool) l, (forall x, eq x x = true) ->
  distinct eq l = true -> NoDup l.
Proof.
  intros A eq l R; induction l as [|x l IH]; cbn; [constructor|].
  rewrite andb_true_iff, negb_true_iff; intros [X D]; constructor; [|now apply IH].
  intros I; rewrite <- not_true_iff_false, existsb_exists in X; apply X; now exists x.
Qed.

(** Functions that take no value twice, and which number goes to a value. *)
Definition all_different (h : nine -> nine) : bool := distinct eqn (map h all9).

Lemma different_is_injective : forall h, all_different h = true -> forall x y, h x = h y -> x = y.
Proof.
  intros h D; unfold all_different in D; apply distinct_nodup in D; [|exact eqn_refl].
  assert (G : forall l, NoDup (map h l) -> forall x y, In x l -> In y l -> h x = h y -> x = y).
  { clear; induction l as [|z l IH]; cbn; intros N x y I J E; [contradiction|].
    inversion N as [|? ? Z N']; subst; destruct I as [->|I], J as [->|J]; try reflexivity.
    - destruct Z; rewrite E; now apply in_map.
    - destruct Z; rewrite <- E; now apply in_map.
    - now apply IH. }
  intros x y; apply (G all9 D); apply in_all9.
Qed.

Definition inverse (h : nine -> nine) (d : nine) : nine :=
  match find (fun n => eqn (h n) d) all9 with Some n => n | None => n1 end.

Lemma inverse_right : forall h, (forall x y, h x = h y -> x = y) -> forall d, h (inverse h d) = d.
Proof.
  intros h One d; unfold inverse; destruct (find _ all9) as [n|] eqn:F.
  - apply find_some in F; now apply eqn_true.
  - destruct (onto h One d) as [n E]; assert (X := find_none _ _ F n (in_all9 n)); cbn in X.
    rewrite E, eqn_refl in X; discriminate.
Qed.

(** A table with nine entries: looking up is one jump, and a changed copy is ten words. *)
Record table (A : Type) := T9 { t1 : A; t2 : A; t3 : A; t4 : A; t5 : A; t6 : A; t7 : A; t8 : A; t9 : A }.
Arguments T9 {A}. Arguments t1 {A}. Arguments t2 {A}. Arguments t3 {A}. Arguments t4 {A}.
Arguments t5 {A}. Arguments t6 {A}. Arguments t7 {A}. Arguments t8 {A}. Arguments t9 {A}.

Section Tables.
  Context {A : Type}.

  Definition get (t : table A) (n : nine) : A :=
    match n with
    | n1 => t1 t | n2 => t2 t | n3 => t3 t | n4 => t4 t | n5 => t5 t
    | n6 => t6 t | n7 => t7 t | n8 => t8 t | n9 => t9 t
    end.

  Definition set (t : table A) (n : nine) (x : A) : table A :=
    let 'T9 a b c d e f g h i := t in
    match n with
    | n1 => T9 x b c d e f g h i | n2 => T9 a x c d e f g h i | n3 => T9 a b x d e f g h i
    | n4 => T9 a b c x e f g h i | n5 => T9 a b c d x f g h i | n6 => T9 a b c d e x g h i
    | n7 => T9 a b c d e f x h i | n8 => T9 a b c d e f g x i | n9 => T9 a b c d e f g h x
    end.

  Definition fill (x : A) : table A := T9 x x x x x x x x x.

  Definition tabulate (f : nine -> A) : table A :=
    T9 (f n1) (f n2) (f n3) (f n4) (f n5) (f n6) (f n7) (f n8) (f n9).

  Lemma get_set : forall t n x m, get (set t n x) m = if eqn m n then x else get t m.
  Proof. intros [] n x m; destruct n, m; reflexivity. Qed.

  Lemma get_fill : forall x n, get (fill x) n = x.
  Proof. now destruct n. Qed.

  Lemma get_tabulate : forall f n, get (tabulate f) n = f n.
  Proof. now destruct n. Qed.
End Tables.
