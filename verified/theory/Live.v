(** * The state of a path: the candidates that are live, and the cells that are solved

    A grid [fits] a state when all its true candidates are live. What is shown of a state is shown of
    the grids that fit it. *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine Board.
Import ListNotations.

Definition candidates := table (table (table bool)).

Definition has (s : candidates) (x : candidate) : bool :=
  get (get (get s (row x)) (column x)) (digit x).

Definition put (s : candidates) (x : candidate) (v : bool) : candidates :=
  let line := get s (row x) in
  set s (row x) (set line (column x) (set (get line (column x)) (digit x) v)).

Lemma has_put : forall s x v y, has (put s x v) y = if eqc y x then v else has s y.
Proof.
  intros s [r c d] v [r' c' d']; unfold has, put, eqc; cbn [row column digit].
  rewrite get_set; destruct (eqn_spec r' r) as [->|]; [|now rewrite andb_false_r].
  rewrite get_set; destruct (eqn_spec c' c) as [->|]; [|now rewrite andb_false_r].
  rewrite get_set; destruct (eqn_spec d' d) as [->|]; reflexivity.
Qed.

Definition without (s : candidates) (l : list candidate) : candidates :=
  fold_left (fun s x => put s x false) l s.

Lemma has_without : forall l s x, has (without s l) x = has s x && negb (among x l).
Proof.
  induction l as [|y l IH]; intros s x; cbn.
  - now rewrite andb_true_r.
  - unfold without in IH; rewrite IH, has_put; fold (among x l).
    destruct (eqc x y); cbn; now rewrite ?andb_false_r.
Qed.

Record state := State { live : candidates; solved : table (table bool) }.

Definition is_live (b : state) (x : candidate) : bool := has (live b) x.
Definition is_solved (b : state) (x : candidate) : bool := get (get (solved b) (row x)) (column x).
Definition is_open (b : state) (x : candidate) : bool := is_live b x && negb (is_solved b x).

Definition empty : state := State (fill (fill (fill true))) (fill (fill false)).

Definition fits (b : state) (f : grid) : Prop := forall x, is_true f x -> is_live b x = true.

Lemma fits_empty : forall f, fits empty f.
Proof. intros f x _; unfold is_live, has; cbn; now rewrite !get_fill. Qed.

Definition eliminate (b : state) (x : candidate) : state := State (put (live b) x false) (solved b).

Definition eliminate_all (b : state) (l : list candidate) : state :=
  State (without (live b) l) (solved b).

(** What a candidate sees: the others of its sectors. *)
Definition seen_by (x : candidate) : list candidate :=
  filter (fun y => negb (eqc y x)) (flat_map members (sectors_of x)).

Definition place (b : state) (x : candidate) : state :=
  let line := get (solved b) (row x) in
  State (put (without (live b) (seen_by x)) x true) (set (solved b) (row x) (set line (column x) true)).

Definition apply (b : state) (a : action) : state :=
  match a with Place x => place b x | Eliminate x => eliminate b x end.

Definition apply_all (b : state) (l : list action) : state := fold_left apply l b.

Lemma seen_by_true : forall f x y, keeps_rules f -> is_true f x -> In y (seen_by x) -> ~ is_true f y.
Proof.
  intros f x y K T I T'; unfold seen_by in I.
  rewrite filter_In, in_flat_map in I; destruct I as [[s [I J]] E].
  rewrite members_contained in J; apply sector_contains in I.
  rewrite (sector_has_no_two f s y x K T' T J I), eqc_refl in E; discriminate.
Qed.

Lemma live_place : forall b x y,
  is_live (place b x) y = if eqc y x then true else is_live b y && negb (among y (seen_by x)).
Proof. intros; unfold is_live, place; cbn [live]; now rewrite has_put, has_without. Qed.

Lemma live_eliminate : forall b x y,
  is_live (eliminate b x) y = if eqc y x then false else is_live b y.
Proof. intros; unfold is_live, eliminate; cbn [live]; now rewrite has_put. Qed.

Lemma live_eliminate_all : forall b l y,
  is_live (eliminate_all b l) y = is_live b y && negb (among y l).
Proof. intros; unfold is_live, eliminate_all; cbn [live]; now rewrite has_without. Qed.

Lemma fits_eliminate_all : forall b f l, fits b f -> (forall x, In x l -> ~ is_true f x) ->
  fits (eliminate_all b l) f.
Proof.
  intros b f l F E x T; rewrite live_eliminate_all, (F x T).
  destruct (among x l) eqn:A; [|reflexivity]; apply among_in in A; now destruct (E x A).
Qed.

Lemma fits_apply : forall b f a, keeps_rules f -> fits b f -> is_right f a -> fits (apply b a) f.
Proof.
  intros b f [x|x] K F R y T; cbn [apply is_right] in *.
  - rewrite live_place, (F y T); destruct (eqc_spec y x) as [_|D]; [reflexivity|].
    destruct (among y (seen_by x)) eqn:A; [|reflexivity]; apply among_in in A.
    now destruct (seen_by_true f x y K R A).
  - rewrite live_eliminate; destruct (eqc_spec y x) as [->|D]; [contradiction | exact (F y T)].
Qed.

Lemma fits_apply_all : forall f l b, keeps_rules f -> fits b f -> (forall a, In a l -> is_right f a) ->
  fits (apply_all b l) f.
Proof.
  intros f l; induction l as [|a l IH]; intros b K F R; cbn [apply_all fold_left]; [exact F|].
  apply IH; [exact K | | intros; apply R; now right].
  apply fits_apply; [exact K | exact F | apply R; now left].
Qed.

(** ** Sectors of a state *)

Definition live_in (b : state) (s : sector) : list candidate := filter (is_live b) (members s).

(** The last live candidate of a sector. *)
Definition only_in (b : state) (s : sector) : option candidate :=
  match live_in b s with [x] => Some x | _ => None end.

Definition is_empty (b : state) (s : sector) : bool :=
  match live_in b s with [] => true | _ => false end.

Lemma true_one_is_live : forall b f s, keeps_rules f -> fits b f ->
  exists x, is_true f x /\ In x (live_in b s).
Proof.
  intros b f s K F; destruct (sector_has_one f s K) as [x [T C]]; exists x; split; [exact T|].
  unfold live_in; rewrite filter_In, members_contained; auto.
Qed.

Lemma only_is_true : forall b f s x, keeps_rules f -> fits b f -> only_in b s = Some x -> is_true f x.
Proof.
  intros b f s x K F; destruct (true_one_is_live b f s K F) as [y [T I]]; unfold only_in.
  destruct (live_in b s) as [|z [|? ?]]; try discriminate.
  intros E; injection E as <-; destruct I as [<-|[]]; exact T.
Qed.

Lemma only_member : forall b s x, only_in b s = Some x -> contains s x = true.
Proof.
  intros b s x; unfold only_in; destruct (live_in b s) as [|y [|? ?]] eqn:L; try discriminate.
  intros E; injection E as <-; apply members_contained.
  assert (I : In y (live_in b s)) by (rewrite L; now left).
  unfold live_in in I; now apply filter_In in I.
Qed.

Lemma none_is_empty : forall b f s, keeps_rules f -> fits b f -> is_empty b s = false.
Proof.
  intros b f s K F; destruct (true_one_is_live b f s K F) as [y [T I]]; unfold is_empty.
  now destruct (live_in b s).
Qed.

(** Whether the digit has been written into its cell. *)
Definition is_placed (b : state) (x : candidate) : bool :=
  is_solved b x &&
  match only_in b (Cell (row x) (column x)) with Some y => eqc x y | None => false end.

Lemma placed_is_true : forall b f x, keeps_rules f -> fits b f -> is_placed b x = true -> is_true f x.
Proof.
  intros b f x K F; unfold is_placed; rewrite andb_true_iff; intros [_ E].
  destruct (only_in b _) as [y|] eqn:O; [|discriminate]; apply eqc_true in E; subst y.
  exact (only_is_true b f _ x K F O).
Qed.
