(** * What is proved, on one page

    Digits, rows and columns are the numbers from 1 to 9. A candidate is a digit in a cell. A grid
    says which digit each cell has. *)

From Coq Require Import List.

Inductive nine := n1 | n2 | n3 | n4 | n5 | n6 | n7 | n8 | n9.

Record candidate := At { row : nine; column : nine; digit : nine }.

Definition grid := nine -> nine -> nine.

(** A candidate is true in a grid when the cell has the digit. *)
Definition is_true (f : grid) (c : candidate) : Prop := f (row c) (column c) = digit c.

(** The rules. Three rows make a band, three columns a stack; a box is where a band crosses a stack. *)
Definition third (n : nine) : nine :=
  match n with n1 | n2 | n3 => n1 | n4 | n5 | n6 => n2 | n7 | n8 | n9 => n3 end.

Definition share_box (r c r' c' : nine) : Prop := third r = third r' /\ third c = third c'.

Definition keeps_rules (f : grid) : Prop :=
  (forall r c c', f r c = f r c' -> c = c') /\
  (forall r r' c, f r c = f r' c -> r = r') /\
  (forall r c r' c', share_box r c r' c' -> f r c = f r' c' -> r = r' /\ c = c').

(** A puzzle has givens, and perhaps candidates that it excludes. A state of it has digits that were
    placed since. *)
Record puzzle := Puzzle {
  givens : list candidate;
  excluded : list candidate;
  placed : list candidate }.

Definition solves_givens (p : puzzle) (f : grid) : Prop :=
  keeps_rules f /\
  (forall c, In c (givens p) -> is_true f c) /\
  (forall c, In c (excluded p) -> ~ is_true f c).

Definition solution (p : puzzle) (f : grid) : Prop :=
  solves_givens p f /\ (forall c, In c (placed p) -> is_true f c).

Definition same (f g : grid) : Prop := forall r c, f r c = g r c.

Definition has_at_most_one (p : puzzle) : Prop :=
  forall f g, solves_givens p f -> solves_givens p g -> same f g.

(** What a step does, and when that is right. *)
Inductive action := Place (c : candidate) | Eliminate (c : candidate).

Definition is_right (f : grid) (a : action) : Prop :=
  match a with Place c => is_true f c | Eliminate c => ~ is_true f c end.

(** A judge reads a puzzle and a path, steps with their proofs, and refuses it for some reason,
    accepts it, or accepts it and says that it ends with a solution. What a proof is does not matter
    here. [assume] allows steps to rest on the premise that there is at most one solution. *)
Inductive verdict (why : Type) := Refused (w : why) | Accepted | Solved (f : grid).
Arguments Refused {why}. Arguments Accepted {why}. Arguments Solved {why}.

Definition all_right {proof : Type} (path : list (list action * proof)) (f : grid) : Prop :=
  forall actions reason, In (actions, reason) path -> forall a, In a actions -> is_right f a.

Definition is_sound_judge {proof why : Type}
  (judge : bool -> puzzle -> list (list action * proof) -> verdict why) : Prop :=
  forall assume p path, (assume = true -> has_at_most_one p) ->
  match judge assume p path with
  | Refused _ => True
  | Accepted => forall f, solution p f -> all_right path f
  | Solved s => solution p s /\ forall f, solution p f -> same f s /\ all_right path f
  end.
