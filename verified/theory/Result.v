(** * Verdicts with reasons *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine Board.
Import ListNotations.

(** Why something is refused, and in which part of a proof. Lemmas, disproofs, deductions and
    deletions are counted from 0. *)
Inductive why :=
| NotOpen (x : candidate)
| NotSingle (x : candidate)
| NoLemma (n : nat)
| WrongSide
| ScaleBelowOne
| SumTooLarge
| WeighsTooLittle (x : candidate)
| NotRefuted (x : candidate)
| NotShown
| NotEmpty (s : sector)
| NotOnly (s : sector)
| TooDeep
| NoTruth
| NoBranches
| NoBranch (x : candidate)
| StrayBranch (x : candidate)
| Survives (x : candidate)
| NotReached (x : candidate)
| NoGuardian
| CanBeFilled
| NotCells
| NotImpossible
| NotASymmetry
| AssumesUniqueness
| PatternWeighsTooLittle
| PatternCompatible
| NoEquation
| PatternPasses (x : candidate)
| PatternMisses (x : candidate)
| Clash (x : candidate)
| WrongEnd
| InLemma (n : nat) (w : why)
| InDisproof (n : nat) (w : why)
| InBranch (x : candidate) (w : why)
| InDeduction (n : nat) (w : why)
| InDeletion (n : nat) (w : why)
| InStep (n : nat) (w : why).

Inductive result (A : Type) := Ok (a : A) | No (w : why).
Arguments Ok {A}. Arguments No {A}.

Definition check := result unit.
Definition ok : check := Ok tt.

Definition bind {A B} (r : result A) (k : A -> result B) : result B :=
  match r with Ok a => k a | No w => No w end.

Notation "x <- r ;; k" := (bind r (fun x => k)) (at level 100, r at next level, right associativity).
Notation "r ;; k" := (bind r (fun _ => k)) (at level 100, right associativity).

Definition require (b : bool) (w : why) : check := if b then ok else No w.

(** Says where a refusal is. *)
Definition within {A} (place : why -> why) (r : result A) : result A :=
  match r with Ok a => Ok a | No w => No (place w) end.

Fixpoint each {A} (f : A -> check) (l : list A) : check :=
  match l with [] => ok | x :: l => f x ;; each f l end.

(** The same with the number of each. *)
Fixpoint each_numbered {A} (n : nat) (f : nat -> A -> check) (l : list A) : check :=
  match l with [] => ok | x :: l => f n x ;; each_numbered (S n) f l end.

Lemma bind_ok : forall A B (r : result A) (k : A -> result B) b, bind r k = Ok b ->
  exists a, r = Ok a /\ k a = Ok b.
Proof. intros A B [a|w] k b E; cbn in E; [now exists a | discriminate]. Qed.

Lemma require_ok : forall b w u, require b w = Ok u -> b = true.
Proof. now intros [] w u E. Qed.

Lemma within_ok : forall A place (r : result A) a, within place r = Ok a -> r = Ok a.
Proof. now intros A place [x|w] a E. Qed.

Lemma each_ok : forall A (f : A -> check) l u, each f l = Ok u -> forall x, In x l -> f x = Ok tt.
Proof.
  intros A f l u; induction l as [|y l IH]; cbn [each]; [contradiction|].
  intros E x [<-|I]; apply bind_ok in E; destruct E as [[] [E F]]; [exact E | now apply IH].
Qed.

Lemma each_numbered_ok : forall A (f : nat -> A -> check) l n u, each_numbered n f l = Ok u ->
  forall x, In x l -> exists m, f m x = Ok tt.
Proof.
  intros A f l; induction l as [|y l IH]; cbn [each_numbered]; [contradiction|].
  intros n u E x [<-|I]; apply bind_ok in E; destruct E as [[] [E F]]; [now exists n|].
  exact (IH _ _ F x I).
Qed.

(** Takes an accepted check apart. *)
Ltac accepted :=
  repeat match goal with
  | H : bind _ _ = Ok _ |- _ => apply bind_ok in H; destruct H as [? [? H]]
  | H : require _ _ = _ |- _ => apply require_ok in H
  | H : within _ _ = _ |- _ => apply within_ok in H
  | u : unit |- _ => destruct u
  end.
