(** * Two lines: rows that can be exchanged in part

    Two rows of a band cross two columns of a box in a square; the corners are the cells of these columns
    in a third row. When the two digits of the corners are in the square too, the rows can be exchanged in
    one of two ways, which have no column in common but those of the square. *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine Board Result Live Exchange Twins Bands Flip Swap Chains.
Import ListNotations.

(** ** One of two ways is free *)

(** Cells of the lines and the corners. *)
Definition in_lines (r s : nine) (x : candidate) : bool := eqn (row x) r || eqn (row x) s.
Definition in_ends (c d : nine) (x : candidate) : bool := eqn (column x) c || eqn (column x) d.

(** Nothing is given in the square and the corners, and the puzzle excludes nothing in these and the
    lines. *)
Definition is_free (p : puzzle) (r s e c d : nine) : bool :=
  forallb (fun x => negb (in_ends c d x && (in_lines r s x || eqn (row x) e))) (givens p) &&
  forallb (fun x => negb (in_lines r s x || in_ends c d x && eqn (row x) e) || existsb (sees x) (givens p))
    (excluded p).

Definition given_columns (p : puzzle) (r s : nine) : list nine :=
  map column (filter (in_lines r s) (givens p)).

Section TwoLines.
  Context (p : puzzle) (f : grid) (e c d : nine) (S : solves_givens p f) (Cd : c <> d)
    (Stack : third c = third d).

  (** Whatever does not tell columns apart that share digits, does not tell those with givens apart. *)
  Definition is_joined (r s : nine) : Prop :=
    forall a : nine -> bool,
    (forall x y, is_end c d x = false -> is_end c d y = false -> share f r s x y -> a x = a y) ->
    forall x y, In x (given_columns p r s) -> In y (given_columns p r s) -> a x = a y.

  Lemma exchange_is_second : forall r s a rc rd sc sd ec ed, is_free p r s e c d = true ->
    (forall x, In x (given_columns p r s) -> a x = false) ->
    let new := exchanged_lines f r s e c d a rc rd sc sd ec ed in
    keeps_rules new -> (exists j, new r j <> f r j) -> ~ has_at_most_one p.
  Proof.
    intros r s a rc rd sc sd ec ed Free A new K' [j D] U; apply D; refine (U new f _ S r j).
    unfold is_free in Free; rewrite andb_true_iff, !forallb_forall in Free; destruct Free as [Gi Ex].
    assert (G' : forall x, In x (givens p) -> is_true new x).
    { intros x I; unfold is_true; specialize (Gi x I); unfold in_ends, in_lines in Gi.
      destruct (five_kinds f r s e c d a rc rd sc sd ec ed (row x) (column x)) as [E|[[J I']|[Ax [_ [_ I']]]]].
      - unfold new; rewrite E; now apply S.
      - exfalso; destruct J as [J|J], I' as [I'|[I'|I']]; rewrite J, I', !eqn_refl, ?orb_true_r in Gi; discriminate.
      - exfalso; rewrite A in Ax; [discriminate|]; unfold given_columns; apply in_map, filter_In.
        split; [exact I|]; unfold in_lines; rewrite orb_true_iff, !eqn_true; exact I'. }
    split; [exact K' | split; [exact G'|]]; intros x I T; specialize (Ex x I).
    unfold in_ends, in_lines in Ex; apply orb_true_iff in Ex; destruct Ex as [Ex|Ex].
    - unfold is_true in T.
      destruct (five_kinds f r s e c d a rc rd sc sd ec ed (row x) (column x)) as [E|[[J I']|[Ax [_ [_ I']]]]].
      + unfold new in T; rewrite E in T; exact (proj2 (proj2 S) x I T).
      + destruct J as [J|J], I' as [I'|[I'|I']]; rewrite J, I', !eqn_refl, ?orb_true_r in Ex; discriminate.
      + destruct I' as [I'|I']; rewrite I', !eqn_refl, ?orb_true_r in Ex; discriminate.
    - apply existsb_exists in Ex; destruct Ex as [y [J Se]].
      rewrite (true_ones_do_not_see new x y K' T (G' y J)) in Se; discriminate.
  Qed.

  Section Rows.
    Context (r s : nine) (Rs : r <> s) (Re : r <> e) (Se : s <> e) (Band : third r = third s)
      (Free : is_free p r s e c d = true).

    (** Both digits of the corners in one row of the square: they can be exchanged. *)
    Lemma rectangle : f r c = f e d -> f r d = f e c -> ~ has_at_most_one p.
    Proof.
      intros B A; apply (exchange_is_second r s (fun _ => false) (f r d) (f r c) (f s c) (f s d) (f e d) (f e c));
        try exact Free; [reflexivity | | exists c; rewrite at_rc; intros E; apply Cd; symmetry; exact (proj1 (proj1 S) _ _ _ E)].
      apply exchanged_keeps_rules; try assumption; try reflexivity; try exact (proj1 S).
      - intros j; destruct (eqn_spec j c) as [->|Jc]; [exists d; now apply at_rd|].
        destruct (eqn_spec j d) as [->|Jd]; [exists c; now apply at_rc | exists j; now apply stays].
      - intros j; exists j; destruct (eqn_spec j c) as [->|Jc]; [now apply at_sc|].
        destruct (eqn_spec j d) as [->|Jd]; [now apply at_sd | now apply stays].
      - intros x I; cbn in *; intuition.
      - intros x I; cbn in *; rewrite B, A in *; intuition.
      - intros x I; cbn in *; rewrite B, A in *; intuition.
      - intros x I; cbn in *; intuition.
    Qed.

    (** One in each row: there are two chains. *)
    Lemma by_chain : f r c = f e d -> f s d = f e c -> forall start l finish, is_end c d start = true ->
      chain f r s c d (next f r s start) l finish ->
      (forall x, In x (given_columns p r s) -> listed l x = false) -> ~ has_at_most_one p.
    Proof.
      intros B A start l finish St C Gi; assert (K := proj1 S).
      assert (Dc : f r c <> f s c) by (intros E; apply Rs; exact (proj1 (proj2 K) _ _ _ E)).
      assert (Dd : f r d <> f s d) by (intros E; apply Rs; exact (proj1 (proj2 K) _ _ _ E)).
      assert (Dr : f r c <> f r d) by (intros E; apply Cd; exact (proj1 K _ _ _ E)).
      assert (Ds : f s c <> f s d) by (intros E; apply Cd; exact (proj1 K _ _ _ E)).
      assert (De : f e c <> f e d) by (intros E; apply Cd; exact (proj1 K _ _ _ E)).
      destruct (not_listed f r s c d start finish l C) as [Lc Ld].
      assert (Go : forall rc rd sc sd ec ed,
        incl [f r c; f r d] [f r finish; rc; rd] -> In (f s start) [rc; rd] ->
        incl [f s c; f s d] [f s start; sc; sd] -> In (f r finish) [sc; sd] ->
        incl [f e c; f e d] [ec; ed] -> incl [f r c; f s c; f e c] [rc; sc; ec] ->
        incl [f r d; f s d; f e d] [rd; sd; ed] -> incl [f r c; f r d; f s c; f s d] [rc; rd; sc; sd] ->
        (rc <> f r c \/ rd <> f r d) -> ~ has_at_most_one p).
      { intros rc rd sc sd ec ed R1 R2 S1 S2 E1 C1 C2 Q Ch.
        apply (exchange_is_second r s (listed l) rc rd sc sd ec ed Free Gi).
        - apply exchanged_keeps_rules; try assumption.
          + eapply row_r; eassumption.
          + eapply row_s; eassumption.
        - destruct Ch as [Ch|Ch]; [exists c; now rewrite at_rc | exists d; now rewrite at_rd]. }
      assert (Fi := proj1 (chain_end f r s c d _ _ _ C)).
      apply is_end_spec in Fi; assert (St' := St); apply is_end_spec in St'.
      destruct St' as [-> | ->], Fi as [-> | ->].
      - apply (Go (f s c) (f r d) (f r c) (f s d) (f e c) (f e d)); try (left; congruence);
          try (intros x I; cbn in *; tauto); cbn; auto.
      - apply (Go (f s c) (f r c) (f s d) (f r d) (f e d) (f e c)); try (left; congruence);
          try (intros x I; cbn in *; rewrite ?B, ?A in *; tauto); cbn; auto.
      - apply (Go (f s d) (f r d) (f s c) (f r c) (f e d) (f e c)); try (left; congruence);
          try (intros x I; cbn in *; rewrite ?B, ?A in *; tauto); cbn; auto.
      - apply (Go (f r c) (f s d) (f s c) (f r d) (f e c) (f e d)); try (right; congruence);
          try (intros x I; cbn in *; tauto); cbn; auto.
    Qed.

    Lemma crossed : f r c = f e d -> f s d = f e c -> is_joined r s -> ~ has_at_most_one p.
    Proof.
      intros B A J.
      assert (Ec : is_end c d c = true) by (apply is_end_spec; auto).
      assert (Ed : is_end c d d = true) by (apply is_end_spec; auto).
      destruct (chain_of f r s c d (proj1 S) c Ec) as [l [x C]].
      destruct (chain_of f r s c d (proj1 S) d Ed) as [m [y C']].
      assert (Same : forall g g', In g (given_columns p r s) -> In g' (given_columns p r s) ->
        listed l g = listed l g').
      { apply J; intros i j I I' Sh; apply eq_true_iff_eq; rewrite !listed_in; split.
        - exact (chain_shares f r s c d (proj1 S) c l x Ec C i j I' Sh).
        - apply (chain_shares f r s c d (proj1 S) c l x Ec C j i I).
          unfold share in *; destruct Sh as [E|[E|[E|E]]]; auto. }
      assert (Cases : (forall g, In g (given_columns p r s) -> listed l g = false) \/
        (forall g, In g (given_columns p r s) -> listed l g = true)).
      { destruct (given_columns p r s) as [|g gs]; [left; intros g []|].
        destruct (listed l g) eqn:L; [right | left]; intros g' I; rewrite <- L; apply Same; cbn; auto. }
      destruct Cases as [L|L]; [exact (by_chain B A c l x Ec C L)|].
      apply (by_chain B A d m y Ed C'); intros g I; apply not_true_is_false; rewrite listed_in; intros M.
      apply (chains_apart f r s c d (proj1 S) c d l m x y Ec Ed Cd C C' g M).
      apply listed_in; now apply L.
    Qed.
  End Rows.

  Lemma free_turned : forall r s, is_free p r s e c d = true -> is_free p s r e c d = true.
  Proof.
    intros r s; unfold is_free, in_lines; rewrite !andb_true_iff, !forallb_forall; intros [A B]; split; intros x I.
    - rewrite (orb_comm (eqn (row x) s)); auto.
    - rewrite (orb_comm (eqn (row x) s)); auto.
  Qed.

  Lemma joined_turned : forall r s, is_joined r s -> is_joined s r.
  Proof.
    intros r s J a H x y.
    assert (E : given_columns p s r = given_columns p r s).
    { unfold given_columns; f_equal; apply filter_ext; intros z; unfold in_lines; apply orb_comm. }
    rewrite E; apply J; intros i j I I' Sh; apply H; auto; unfold share in *; tauto.
  Qed.

  Theorem two_lines_are_second : forall r s, r <> s -> r <> e -> s <> e -> third r = third s ->
    is_free p r s e c d = true -> is_joined r s ->
    (f e c = f r d \/ f e c = f s d) -> (f e d = f r c \/ f e d = f s c) -> ~ has_at_most_one p.
  Proof.
    intros r s Rs Re Se Band Free J [A|A] [B|B].
    - now apply (rectangle r s).
    - apply (crossed s r); auto using free_turned, joined_turned.
    - now apply (crossed r s).
    - apply (rectangle s r); auto using free_turned.
  Qed.
End TwoLines.

(** ** What the judge looks at *)

(** The digits that are known of a cell. *)
Definition values := nine -> nine -> option nine.

Definition value_in (b : state) : values := fun r c =>
  if get (get (solved b) r) c then
    match only_in b (Cell r c) with Some x => Some (digit x) | None => None end
  else None.

Definition are_right (v : values) (f : grid) : Prop := forall r c d, v r c = Some d -> f r c = d.

Lemma values_right : forall b f, keeps_rules f -> fits b f -> are_right (value_in b) f.
Proof.
  intros b f K F r c d; unfold value_in; destruct (get _ c); [|discriminate].
  destruct (only_in b (Cell r c)) as [x|] eqn:O; [|discriminate]; intros E; injection E as <-.
  assert (T := only_is_true b f _ x K F O); assert (C := only_member b _ x O).
  cbn in C; rewrite andb_true_iff, !eqn_true in C; destruct C as [<- <-]; exact T.
Qed.

Section Judge.
  Context (p : puzzle) (v : values) (r s c d : nine).

  Definition known_of (y : nine) : list nine :=
    flat_map (fun i => match v i y with Some x => [x] | None => [] end) [r; s].

  Definition meets (l k : list nine) : bool := existsb (fun x => listed k x) l.

  (** Digits that are joined by columns, and those of a column that shares one. *)
  Definition join (joined : list nine) (y : nine) : list nine :=
    if is_end c d y then joined
    else if meets (known_of y) joined then filter (fun x => negb (listed joined x)) (known_of y) ++ joined
    else joined.

  Definition join_all (joined : list nine) : list nine := fold_left join all9 joined.

  Definition are_joined : bool :=
    match given_columns p r s with
    | [] => true
    | g :: gs =>
        let joined := fold_left (fun l _ => join_all l) all9 (known_of g) in
        forallb (fun y => meets (known_of y) joined) gs
    end.

  Context (f : grid) (V : are_right v f).

  Lemma known_right : forall y x, In x (known_of y) -> f r y = x \/ f s y = x.
  Proof.
    intros y x I; unfold known_of in I; apply in_flat_map in I; destruct I as [i [J I]].
    destruct (v i y) as [z|] eqn:E; [|destruct I]; destruct I as [<-|[]]; apply V in E.
    destruct J as [<-|[<-|[]]]; auto.
  Qed.

  Lemma joined_right : are_joined = true -> (forall x, In x (given_columns p r s) -> is_end c d x = false) ->
    is_joined p f c d r s.
  Proof.
    intros E Ends a A; unfold are_joined in E; destruct (given_columns p r s) as [|g gs] eqn:G; [intros x y []|].
    set (fine := fun l => forall x, In x l -> exists y, is_end c d y = false /\ a y = a g /\ (f r y = x \/ f s y = x)).
    assert (Meet : forall l y, fine l -> is_end c d y = false -> meets (known_of y) l = true -> a y = a g).
    { intros l y L Y M; unfold meets in M; apply existsb_exists in M; destruct M as [x [I J]].
      apply listed_in in J; destruct (L x J) as [z [Z [Az Fz]]]; rewrite <- Az; apply A; try assumption.
      apply known_right in I; unfold share; destruct I, Fz; subst; auto. }
    assert (Join : forall l y, fine l -> fine (join l y)).
    { intros l y L; unfold join; destruct (is_end c d y) eqn:Y; [exact L|].
      destruct (meets (known_of y) l) eqn:M; [|exact L]; intros x I; apply in_app_iff in I.
      destruct I as [I|I]; [|now apply L]; apply filter_In in I; destruct I as [I _].
      exists y; split; [exact Y | split; [exact (Meet l y L Y M) | now apply known_right]]. }
    assert (Fold : forall ys l, fine l -> fine (fold_left join ys l)).
    { induction ys as [|y ys IH]; intros l L; cbn [fold_left]; [exact L | apply IH, Join, L]. }
    assert (Folds : forall (ys : list nine) l, fine l -> fine (fold_left (fun l _ => join_all l) ys l)).
    { induction ys as [|y ys IH]; intros l L; cbn [fold_left]; [exact L | apply IH, Fold, L]. }
    assert (First : fine (known_of g)).
    { intros x I; exists g; split; [apply Ends; now left | split; [reflexivity | now apply known_right]]. }
    rewrite forallb_forall in E.
    assert (All : forall y, In y (g :: gs) -> a y = a g).
    { intros y [->|I]; [reflexivity|].
      exact (Meet _ y (Folds all9 _ First) (Ends y (or_intror I)) (E y I)). }
    intros x y I J; now rewrite (All x I), (All y J).
  Qed.
End Judge.

(** A box keeps some digits in a square; two corners in its columns, in a row outside, keep no others. *)
Section Square.
  Context (p : puzzle) (v : values) (kept : list candidate) (digits : list nine) (b : nine).

  Definition is_kept (i j : nine) : bool := existsb (fun x => among (At i j x) kept) digits.

  Definition keeps_only (i j : nine) : bool :=
    forallb (fun x => negb (among (At i j x) kept) || listed digits x) all9.

  Definition are_two_lines (e c d : nine) : bool :=
    match filter (fun i => is_kept i c) (map (pair9 (third b)) [n1; n2; n3]) with
    | [r; s] =>
        negb (eqn c d) && eqn (third c) (rest b) && eqn (third d) (rest b) && negb (eqn (third e) (third b)) &&
        keeps_only e c && keeps_only e d &&
        forallb (fun k => let (i, j) := (box_row b k, box_column b k) in
          eqb (is_kept i j) ((eqn i r || eqn i s) && is_end c d j)) all9 &&
        is_free p r s e c d && are_joined p v r s c d
    | _ => false
    end.

  Context (f : grid) (S : solves_givens p f) (V : are_right v f).

  Lemma two_lines_right : forall e c d, are_two_lines e c d = true ->
    In (At e c (f e c)) kept -> In (At e d (f e d)) kept ->
    (forall x i j, In x digits -> box i j = b -> f i j = x -> In (At i j x) kept) -> ~ has_at_most_one p.
  Proof.
    intros e c d E Kc Kd Kb; unfold are_two_lines in E.
    destruct (filter _ _) as [|r [|s [|? ?]]] eqn:L; try discriminate.
    rewrite !andb_true_iff, !negb_true_iff, !eqn_true, forallb_forall in E.
    destruct E as [[[[[[[[Cd Tc] Td] Te] Oc] Od] Sq] Free] J].
    assert (Lines : forall i, In i [r; s] -> third i = third b).
    { intros i I; rewrite <- L in I; apply filter_In in I; destruct I as [I _].
      apply in_map_iff in I; destruct I as [k [<- _]]; apply third_pair. }
    assert (Nodup : NoDup [r; s]).
    { rewrite <- L; apply NoDup_filter; destruct b; cbn; repeat constructor; cbn; intuition discriminate. }
    assert (Rs : r <> s) by (inversion Nodup as [|? ? X _]; intros ->; apply X; now left).
    assert (Tr := Lines r (or_introl eq_refl)); assert (Ts := Lines s (or_intror (or_introl eq_refl))).
    assert (Te' : third e <> third b) by (intros X; apply eqn_true in X; congruence).
    assert (Cd' : c <> d) by (intros X; apply eqn_true in X; congruence).
    assert (Of : forall j, keeps_only e j = true -> In (At e j (f e j)) kept -> In (f e j) digits).
    { intros j O I; unfold keeps_only in O; rewrite forallb_forall in O; specialize (O (f e j) (in_all9 _)).
      apply orb_true_iff in O; destruct O as [O|O]; [|now apply listed_in].
      apply among_in in I; rewrite I in O; discriminate. }
    (* A digit of a corner is in the square, and not in the column of this corner. *)
    assert (In_square : forall x, In x digits -> exists i j, f i j = x /\ (i = r \/ i = s) /\ (j = c \/ j = d)).
    { intros x I; destruct (sector_has_one f (Box x b) (proj1 S)) as [[i j y] [T C]]; cbn in C.
      rewrite andb_true_iff, !eqn_true in C; destruct C as [-> Bx]; unfold is_true in T; cbn in T.
      exists i, j; split; [exact T|]; specialize (Sq (box_place i j) (in_all9 _)); rewrite <- Bx in Sq.
      destruct (place_of_cell i j) as [Pi Pj]; rewrite Pi, Pj in Sq; apply eqb_prop in Sq.
      assert (Ke : is_kept i j = true).
      { unfold is_kept; apply existsb_exists; exists x; split; [exact I | apply among_in; now apply Kb]. }
      rewrite Sq, andb_true_iff, orb_true_iff, !eqn_true, is_end_spec in Ke; exact Ke. }
    assert (Column : forall j i, f i j = f e j -> i = r \/ i = s -> False).
    { intros j i X I; apply (proj1 (proj2 (proj1 S))) in X; subst i; destruct I; congruence. }
    apply (two_lines_are_second p f e c d S Cd' (eq_trans Tc (eq_sym Td)) r s Rs); try congruence.
    - apply (joined_right p v r s c d f V J).
      intros x I; apply not_true_is_false; rewrite is_end_spec; intros En.
      unfold given_columns in I; apply in_map_iff in I; destruct I as [y [<- I]].
      apply filter_In in I; destruct I as [I In_l]; unfold is_free in Free; apply andb_true_iff in Free.
      destruct Free as [Free _]; rewrite forallb_forall in Free; specialize (Free y I); unfold in_ends in Free.
      rewrite In_l in Free; destruct En as [En|En]; rewrite En, !eqn_refl, ?orb_true_r in Free; discriminate.
    - destruct (In_square _ (Of c Oc Kc)) as [i [j [X [I [-> | ->]]]]]; [destruct (Column c i X I)|].
      destruct I as [-> | ->]; auto.
    - destruct (In_square _ (Of d Od Kd)) as [i [j [X [I [-> | ->]]]]]; [|destruct (Column d i X I)].
      destruct I as [-> | ->]; auto.
  Qed.
End Square.

(** The corners, and the digits in one box; there is nothing else. *)
Definition corners_in (l : list sector) : list place_of :=
  filter (fun q => existsb (fun s => match s with Cell r c => eq_place (r, c) q | _ => false end) l) cells.

Fixpoint digits_in (b : nine) (l : list sector) : option (list nine) :=
  match l with
  | [] => Some []
  | Cell _ _ :: l => digits_in b l
  | Box d b' :: l =>
      if eqn b b' then match digits_in b l with Some k => Some (d :: k) | None => None end else None
  | _ => None
  end.

Fixpoint first_box_in (l : list sector) : option nine :=
  match l with [] => None | Box _ b :: _ => Some b | _ :: l => first_box_in l end.

Definition flip_box (b : nine) : nine := pair9 (rest b) (third b).

Definition is_two_lines (p : puzzle) (b : state) (kept : list candidate) (l : list sector) : bool :=
  match corners_in l, first_box_in l with
  | [(r, c); (r', c')], Some box =>
      match digits_in box l with
      | Some digits =>
          (eqn r r' && are_two_lines p (value_in b) kept digits box r c c') ||
          (eqn c c' && are_two_lines (flip_puzzle p) (fun i j => value_in b j i) (map flip kept) digits
            (flip_box box) c r r')
      | None => false
      end
  | _, _ => false
  end.

Lemma digits_in_right : forall b l k, digits_in b l = Some k -> forall d, In d k -> In (Box d b) l.
Proof.
  intros b l; induction l as [|s l IH]; cbn [digits_in]; intros k E d I; [injection E as <-; destruct I|].
  destruct s as [x y|x y|x y|x y]; try discriminate; [right; eapply IH; eassumption|].
  destruct (eqn_spec b y) as [<-|]; [|discriminate]; destruct (digits_in b l) as [k'|]; [|discriminate].
  injection E as <-; destruct I as [<-|I]; [now left | right; eapply IH; [reflexivity | exact I]].
Qed.

Lemma corners_right : forall l r c, In (r, c) (corners_in l) -> In (Cell r c) l.
Proof.
  intros l r c I; unfold corners_in in I; apply filter_In in I; destruct I as [_ I].
  apply existsb_exists in I; destruct I as [s [J E]]; destruct s as [x y|x y|x y|x y]; try discriminate.
  apply eq_place_true in E; injection E as -> ->; exact J.
Qed.

Theorem two_lines_is_second : forall p b f kept l, solves_givens p f -> fits b f ->
  (forall s x, In s l -> contains s x = true -> is_true f x -> In x kept) ->
  is_two_lines p b kept l = true -> ~ has_at_most_one p.
Proof.
  intros p b f kept l S F Kept E; unfold is_two_lines in E.
  assert (Corner : forall i j, In (i, j) (corners_in l) -> In (At i j (f i j)) kept).
  { intros i j I; apply corners_right in I; apply (Kept _ _ I); [cbn; now rewrite !eqn_refl | reflexivity]. }
  destruct (corners_in l) as [|[r c] [|[r' c'] [|? ?]]]; try discriminate.
  destruct (first_box_in l) as [bx|]; [|discriminate]; destruct (digits_in bx l) as [digits|] eqn:D; [|discriminate].
  assert (K1 := Corner r c (or_introl eq_refl)); assert (K2 := Corner r' c' (or_intror (or_introl eq_refl))).
  assert (In_box : forall x i j, In x digits -> box i j = bx -> f i j = x -> In (At i j x) kept).
  { intros x i j I Bx T; apply (Kept (Box x bx)); [eapply digits_in_right; eassumption | cbn; now rewrite Bx, !eqn_refl | exact T]. }
  assert (V := values_right b f (proj1 S) F); apply orb_true_iff in E; destruct E as [E|E];
    apply andb_true_iff in E; destruct E as [Eq E]; apply eqn_true in Eq; subst.
  - exact (two_lines_right p _ kept digits bx f S V r' c c' E K1 K2 In_box).
  - intros U.
    refine (two_lines_right (flip_puzzle p) _ (map flip kept) digits (flip_box bx) (flip_grid f) _ _ c' r r' E _ _ _ (flip_one p U)).
    + now apply flip_solves.
    + intros i j x X; exact (V j i x X).
    + exact (proj2 (in_flipped kept (At r c' (f r c'))) K1).
    + exact (proj2 (in_flipped kept (At r' c' (f r' c'))) K2).
    + intros x i j I Bx T; apply (proj2 (in_flipped kept (At j i x))), In_box; [exact I | | exact T].
      revert Bx; unfold flip_box, box; intros Bx.
      assert (X := f_equal third Bx); assert (Y := f_equal rest Bx).
      rewrite third_pair in X; rewrite rest_pair in Y.
      destruct i, j, bx; cbn in *; congruence.
Qed.
