(** * Proofs, and the judge of one step *)

From Coq Require Import List Bool ZArith.
From Ninerooks Require Import Statement Nine Board Sums Cover Result Live Facts Guardians Symmetry Patterns Space.
Import ListNotations.
Open Scope Z_scope.

(** Why something follows. *)
Inductive reason :=
| Covers (l : list cover)
| Refute (l : list disproof)
| Cases (truth : fact) (l : list branch)
| ByGuards (g : guardians)
| InSpace (l : list deletion)
| BySymmetry (m : symmetry)
with disproof := Disproof (assumes : list action) (l : list deduction) (conflict : sector)
with branch := Branch (x : candidate) (l : list deduction) (conflict : option sector)
with deduction :=
| Only (s : sector)
| ByCover (c : cover) (eliminates : list candidate)
| Inner (by_ : reason) (actions : list action).

Inductive claim := Actions (l : list action) | Clause (s : clause).

(** Lemmas, each shown by a reason, and the reason of what the step does. *)
Record proof := ProofOf { lemmas : list (clause * reason); then_ : reason }.

(** ** What a claim excludes

    "One of" excludes that all are false; "at most one" that two are true; "both or neither" that one
    is true and the other false. A refuter says of such an assumption, some true and some false,
    whether it is impossible. *)

Definition refuter := list candidate -> list candidate -> bool.

Fixpoint pairs (l : list candidate) : list (candidate * candidate) :=
  match l with [] => [] | x :: l => map (pair x) l ++ pairs l end.

(** Impossible at sight: what should be true is not live, or sees each other. *)
Definition is_plain (b : state) (yes : list candidate) : bool :=
  match yes with
  | [x] => negb (is_live b x)
  | [x; y] => negb (is_live b x) || negb (is_live b y) || sees x y
  | _ => false
  end.

Definition excludes (b : state) (refutes : refuter) (yes no : list candidate) : bool :=
  is_plain b yes || refutes yes no.

Definition shows_clause (b : state) (refutes : refuter) (s : clause) : bool :=
  match s with
  | OneOf l => excludes b refutes [] l
  | AtMostOne l => forallb (fun '(x, y) => eqc x y || excludes b refutes [x; y] []) (pairs l)
  | Same x y => excludes b refutes [x] [y] && excludes b refutes [y] [x]
  end.

(** Each elimination is open, and something else is required of it. *)
Definition each_elimination (b : state) (need : candidate -> check) (l : list action) : check :=
  each (fun a => match a with
    | Eliminate x => require (is_open b x) (NotOpen x) ;; need x
    | Place _ => ok
    end) l.

Definition refuted (b : state) (refutes : refuter) (c : claim) : check :=
  match c with
  | Actions l => each_elimination b (fun x => require (refutes [x] []) (NotRefuted x)) l
  | Clause s => require (shows_clause b refutes s) NotShown
  end.

(** Placements, when the eliminations are shown: a sector has no other live candidate. *)
Definition eliminated (l : list action) : list candidate :=
  flat_map (fun a => match a with Eliminate x => [x] | Place _ => [] end) l.

Definition is_only (b : state) (x : candidate) (s : sector) : bool :=
  match only_in b s with Some y => eqc x y | None => false end.

Definition placements (b : state) (l : list action) : check :=
  let after := eliminate_all b (eliminated l) in
  each (fun a => match a with
    | Place x => require (is_open b x) (NotOpen x) ;;
                 require (existsb (is_only after x) (sectors_of x)) (NotSingle x)
    | Eliminate _ => ok
    end) l.

Section Judge.
  (** What is known of the puzzle, what lemmas have shown, and who judges proofs inside this one. *)
  Context (u : premise) (known : list clause) (inner : state -> list action -> reason -> check).

  (** A cover whose weights sum to less than its scale, under which nothing live weighs less than 0. *)
  Definition fair (b : state) (c : cover) : result (list term) :=
    ts <- weigh known c ;;
    require (1 <=? scale c) ScaleBelowOne ;;
    require (sum bound ts <? scale c) SumTooLarge ;;
    match below b ts with [] => Ok ts | x :: _ => No (WeighsTooLittle x) end.

  Fixpoint fair_all (b : state) (l : list cover) : result (list (list term * Z)) :=
    match l with
    | [] => Ok []
    | c :: l => ts <- fair b c ;; all <- fair_all b l ;; Ok ((ts, scale c) :: all)
    end.

  Definition reaches (x : candidate) (c : list term * Z) : bool := snd c <=? weight (fst c) x.

  Definition by_covers (b : state) (l : list cover) (actions : list action) : check :=
    all <- fair_all b l ;;
    each_elimination b (fun x => require (existsb (reaches x) all) (WeighsTooLittle x)) actions.

  Fixpoint weigh_all (b : state) (l : list cover) : result (list (list term * list candidate)) :=
    match l with
    | [] => Ok []
    | c :: l => ts <- weigh known c ;; all <- weigh_all b l ;; Ok ((ts, below b ts) :: all)
    end.

  Definition cover_refutes (all : list (list term * list candidate)) : refuter :=
    fun yes no => existsb (fun '(ts, below) =>
      (sum bound ts <? sum (weight ts) yes) && forallb (fun x => among x no) below) all.

  Definition clause_by_covers (b : state) (l : list cover) (s : clause) : check :=
    all <- weigh_all b l ;;
    require (shows_clause b (cover_refutes all) s) NotShown.

  (** *** Assumptions *)

  Definition deduce (b : state) (d : deduction) : result state :=
    match d with
    | Only s => match only_in b s with Some x => Ok (place b x) | None => No (NotOnly s) end
    | ByCover c l =>
        ts <- fair b c ;;
        each (fun x => require (is_open b x) (NotOpen x) ;;
                       require (reaches x (ts, scale c)) (WeighsTooLittle x)) l ;;
        Ok (eliminate_all b l)
    | Inner r l => inner b l r ;; Ok (apply_all b l)
    end.

  Fixpoint follow (n : nat) (b : state) (l : list deduction) : result state :=
    match l with
    | [] => Ok b
    | d :: l => b' <- within (InDeduction n) (deduce b d) ;; follow (S n) b' l
    end.

  Definition disproved (b : state) (d : disproof) : check :=
    let 'Disproof assumes l conflict := d in
    each (fun a => match a with
      | Place x => require (is_open b x) (NotOpen x)
      | Eliminate _ => ok
      end) assumes ;;
    after <- follow 0 (apply_all b assumes) l ;;
    require (is_empty after conflict) (NotEmpty conflict).

  Definition assumed (yes no : list candidate) (a : action) : bool :=
    match a with Place x => among x yes | Eliminate x => among x no end.

  Definition disproofs_refute (l : list disproof) : refuter :=
    fun yes no => existsb (fun '(Disproof assumes _ _) => forallb (assumed yes no) assumes) l.

  Definition by_disproofs (b : state) (l : list disproof) (c : claim) : check :=
    each_numbered 0 (fun n d => within (InDisproof n) (disproved b d)) l ;;
    refuted b (disproofs_refute l) c.

  (** *** Cases *)

  Definition candidates_of (truth : fact) : result (list candidate) :=
    match truth with
    | FactSector s => Ok (members s)
    | FactLemma n => match nth_error known n with Some (OneOf l) => Ok l | _ => No NoTruth end
    end.

  Definition reached (b : state) (c : claim) : check :=
    match c with
    | Actions l => each (fun a => match a with
        | Eliminate x => require (negb (is_live b x)) (Survives x)
        | Place x => require (is_placed b x) (NotReached x)
        end) l
    | Clause s => require (shows_clause b (fun _ no => existsb (is_placed b) no) s) NotShown
    end.

  Definition tried (b : state) (c : claim) (x : candidate) (l : list deduction)
    (conflict : option sector) : check :=
    after <- follow 0 (place b x) l ;;
    match conflict with
    | Some s => require (is_empty after s) (NotEmpty s)
    | None => reached after c
    end.

  Definition action_open (b : state) (a : action) : check :=
    let x := match a with Place x | Eliminate x => x end in require (is_open b x) (NotOpen x).

  Definition branch_of (d : branch) : candidate := let 'Branch x _ _ := d in x.

  Definition by_cases (b : state) (truth : fact) (l : list branch) (c : claim) : check :=
    match c with Actions l => each (action_open b) l | Clause _ => ok end ;;
    all <- candidates_of truth ;;
    each (fun x => require (negb (is_live b x) || among x (map branch_of l)) (NoBranch x)) all ;;
    require (match l with [] => false | _ => distinct eqc (map branch_of l) end) NoBranches ;;
    each (fun '(Branch x ds conflict) =>
      require (among x all && is_open b x) (StrayBranch x) ;;
      within (InBranch x) (tried b c x ds conflict)) l.

  (** *** Guardians *)

  (** All are false: named so, or seen by what is true. *)
  Definition guardians_refute (out : list candidate) : refuter :=
    fun yes no => forallb (fun x => among x no || existsb (fun y => sees y x) yes) out.

  Definition by_guardians (b : state) (g : guardians) (c : claim) : check :=
    out <- guarded u b g ;;
    refuted b (guardians_refute out) c.

  (** *** Symmetry *)

  Definition by_symmetry (b : state) (m : symmetry) (c : claim) : check :=
    require (may_assume u) AssumesUniqueness ;;
    require (match c with Actions _ => is_symmetry (origin u) m | Clause _ => true end) NotASymmetry ;;
    refuted b (symmetry_refutes (origin u) m b) c.

  (** *** POM-space *)

  Definition digits_of_claim (c : claim) : list nine :=
    match c with
    | Actions l => map (fun a => digit (match a with Place x | Eliminate x => x end)) l
    | Clause (OneOf l) | Clause (AtMostOne l) => map digit l
    | Clause (Same x y) => [digit x; digit y]
    end.

  Definition by_patterns (b : state) (l : list deletion) (c : claim) : check :=
    match c with Actions l => each (action_open b) l | Clause _ => ok end ;;
    s <- space_after u known b (digits_of_claim c) l ;;
    match c with
    | Actions l => each (fun a => match a with
        | Eliminate x => require (all_miss s x) (PatternPasses x)
        | Place x => require (all_pass s x) (PatternMisses x)
        end) l
    | Clause k => require (shows_clause b
        (fun yes no => existsb (all_miss s) yes || existsb (all_pass s) no) k) NotShown
    end.

  (** *** Any reason *)

  Definition then_placements (b : state) (c : claim) : check :=
    match c with Actions l => placements b l | Clause _ => ok end.

  Definition shown (b : state) (c : claim) (r : reason) : check :=
    match r with
    | Covers l => match c with
                  | Actions a => by_covers b l a
                  | Clause s => clause_by_covers b l s
                  end ;; then_placements b c
    | Refute l => by_disproofs b l c ;; then_placements b c
    | Cases truth l => by_cases b truth l c
    | ByGuards g => by_guardians b g c ;; then_placements b c
    | InSpace l => by_patterns b l c
    | BySymmetry m => by_symmetry b m c ;; then_placements b c
    end.
End Judge.

(** Proofs inside each other: at most so many. *)
Fixpoint judge (u : premise) (depth : nat) (known : list clause) (b : state) (c : claim) (r : reason) : check :=
  shown u known (fun b l r => match depth with
    | O => No TooDeep
    | S depth => judge u depth known b (Actions l) r
    end) b c r.

Definition most_depth : nat := 3.

Fixpoint judge_lemmas (u : premise) (n : nat) (known : list clause) (b : state) (l : list (clause * reason)) :
  result (list clause) :=
  match l with
  | [] => Ok known
  | (s, r) :: l =>
      within (InLemma n) (judge u most_depth known b (Clause s) r) ;;
      judge_lemmas u (S n) (known ++ [s]) b l
  end.

Definition judge_step (u : premise) (b : state) (l : list action) (p : proof) : check :=
  known <- judge_lemmas u 0 [] b (lemmas p) ;;
  judge u most_depth known b (Actions l) (then_ p).
