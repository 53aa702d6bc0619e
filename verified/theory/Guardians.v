(** * Guardians: one of these is true, since a pattern cannot do without them

    A pattern of sectors keeps some candidates; its other live candidates are the guardians. Were all
    of them false, the pattern would be made of kept candidates. Here: why that cannot be. *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine Board Result Live Exchange Twins Reverse Clues Lines.
Import ListNotations.

Inductive guardian_kind := Impossible | Deadly | DeadlyParity | Reverse | ClueCover | TwoLines.

Record guardians := GuardiansOf {
  kind : guardian_kind;
  pattern_sectors : list sector;
  kept : list candidate }.

(** What the judge knows of the puzzle, and whether it may assume that there is at most one solution. *)
Record premise := Premise { may_assume : bool; origin : puzzle }.

Definition holds_for (u : premise) (f : grid) : Prop :=
  may_assume u = true -> solves_givens (origin u) f /\ has_at_most_one (origin u).

Definition guardians_of (b : state) (g : guardians) : list candidate :=
  filter (fun x => negb (among x (kept g))) (flat_map (live_in b) (pattern_sectors g)).

(** Whether there is a live candidate for each sector, none of which sees another. *)
Fixpoint can_be_filled (b : state) (l : list sector) : bool :=
  match l with
  | [] => true
  | s :: l => existsb (fun x => can_be_filled (place b x) l) (live_in b s)
  end.

Lemma filled : forall f l b, keeps_rules f -> fits b f -> can_be_filled b l = true.
Proof.
  intros f l; induction l as [|s l IH]; intros b K F; cbn [can_be_filled]; [reflexivity|].
  destruct (true_one_is_live b f s K F) as [x [T I]].
  apply existsb_exists; exists x; split; [exact I|]; apply IH; [exact K|].
  exact (fits_apply b f (Place x) K F T).
Qed.

(** Different cells. *)
Fixpoint cells_of (l : list sector) : result (list place_of) :=
  match l with
  | [] => Ok []
  | Cell r c :: l => rest <- cells_of l ;; Ok ((r, c) :: rest)
  | _ => No NotCells
  end.

Definition different_cells (l : list sector) : result (list place_of) :=
  places <- cells_of l ;;
  require (match places with [] => false | _ => distinct eq_place places end) NotCells ;;
  Ok places.

(** The guardians, when one of them is true. *)
Definition guarded (u : premise) (b : state) (g : guardians) : result (list candidate) :=
  let out := guardians_of b g in
  require (match out with [] => false | _ => true end) NoGuardian ;;
  match kind g with
  | Impossible => require (negb (can_be_filled (eliminate_all b out) (pattern_sectors g))) CanBeFilled
  | TwoLines =>
      require (may_assume u) AssumesUniqueness ;;
      require (is_two_lines (origin u) b (kept g) (pattern_sectors g)) NotImpossible
  | k =>
      require (may_assume u) AssumesUniqueness ;;
      places <- different_cells (pattern_sectors g) ;;
      require match k with
        | Deadly => is_deadly (origin u) b (kept g) places
        | DeadlyParity => is_deadly_by_parity (origin u) (kept g) places
        | ClueCover => is_clue_cover (origin u) (kept g) places
        | _ => is_reverse (origin u) b (kept g) places
        end NotImpossible
  end ;;
  Ok out.

Lemma some_true : forall f l, (exists x, In x l /\ is_true f x) \/ (forall x, In x l -> ~ is_true f x).
Proof.
  intros f l; induction l as [|x l IH]; [right; intros x []|].
  destruct (eqn_spec (f (row x) (column x)) (digit x)) as [T|T]; [left; exists x; cbn; auto|].
  destruct IH as [[y [I U]]|IH]; [left; exists y; cbn; auto|].
  right; intros y [<-|I]; auto.
Qed.

Lemma cells_of_right : forall l places, cells_of l = Ok places ->
  forall r c, In (r, c) places -> In (Cell r c) l.
Proof.
  induction l as [|s l IH]; cbn [cells_of]; intros places E r c I; [injection E as <-; contradiction|].
  destruct s as [a b|a b|a b|a b]; try discriminate; accepted; injection E as <-.
  destruct I as [I|I]; [injection I as <- <-; now left | right; eapply IH; eassumption].
Qed.

Lemma different_cells_right : forall l places, different_cells l = Ok places ->
  (forall r c, In (r, c) places -> In (Cell r c) l) /\ NoDup places /\ places <> [].
Proof.
  intros l places E; unfold different_cells in E; accepted; injection E as <-; split.
  - now apply cells_of_right.
  - destruct x as [|q l']; [discriminate|]; split; [|discriminate].
    apply (distinct_nodup _ eq_place); [intros; now apply eq_place_true | assumption].
Qed.

Theorem one_is_true : forall u b g out f, keeps_rules f -> holds_for u f -> fits b f ->
  guarded u b g = Ok out -> exists x, In x out /\ is_true f x.
Proof.
  intros u b g out f K U F E; unfold guarded in E; accepted; injection E as <-.
  destruct (some_true f (guardians_of b g)) as [H1|No]; [exact H1 | exfalso].
  assert (Kept : forall s x, In s (pattern_sectors g) -> contains s x = true -> is_true f x ->
    In x (kept g)).
  { intros s x I C T; destruct (among x (kept g)) eqn:A; [now apply among_in|].
    exfalso; apply (No x); [|exact T]; unfold guardians_of; rewrite filter_In, A; split; [|reflexivity].
    apply in_flat_map; exists s; split; [exact I|]; unfold live_in.
    rewrite filter_In, members_contained; auto. }
  assert (Second : forall k x, (require (may_assume u) AssumesUniqueness ;;
      places <- different_cells (pattern_sectors g) ;;
      require match k with
        | Deadly => is_deadly (origin u) b (kept g) places
        | DeadlyParity => is_deadly_by_parity (origin u) (kept g) places
        | ClueCover => is_clue_cover (origin u) (kept g) places
        | _ => is_reverse (origin u) b (kept g) places
        end NotImpossible) = Ok x -> False).
  { intros k x E; apply bind_ok in E; destruct E as [? [May E]]; apply require_ok in May.
    apply bind_ok in E; destruct E as [places [Cells E]]; apply require_ok in E.
    destruct (U May) as [S One]; destruct (different_cells_right _ _ Cells) as [In_l [N Some]].
    assert (Places : forall q, In q places -> In (truth_at f q) (kept g)).
    { intros [r c] I; apply (Kept (Cell r c)); [now apply In_l | cbn; now rewrite !eqn_refl | reflexivity]. }
    destruct k.
    - eapply reverse_is_right; eassumption.
    - eapply deadly_is_second; eassumption.
    - exact (parity_is_second _ f _ _ S Places N Some E One).
    - eapply reverse_is_right; eassumption.
    - exact (clue_cover_is_second _ f _ _ S Places E One).
    - eapply reverse_is_right; eassumption. }
  destruct (kind g).
  - accepted; rewrite (filled f) in H0; [discriminate | exact K | now apply fits_eliminate_all].
  - exact (Second Deadly _ H0).
  - exact (Second DeadlyParity _ H0).
  - exact (Second Reverse _ H0).
  - exact (Second ClueCover _ H0).
  - apply bind_ok in H0; destruct H0 as [? [May H0]]; apply require_ok in May, H0.
    destruct (U May) as [S One]; exact (two_lines_is_second _ b f _ _ S F Kept H0 One).
Qed.
