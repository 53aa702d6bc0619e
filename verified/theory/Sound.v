(** * What the judge accepts is right *)

From Coq Require Import List Bool ZArith Lia.
From Ninerooks Require Import Statement Nine Board Sums Cover Result Live Facts Guardians Symmetry Patterns Space Proof.
Import ListNotations.
Open Scope Z_scope.

Definition claim_right (f : grid) (c : claim) : Prop :=
  match c with Actions l => forall a, In a l -> is_right f a | Clause s => holds f s end.

(** A refuter is right about a grid when what it calls impossible is not so in the grid. *)
Definition is_refuter (f : grid) (refutes : refuter) : Prop :=
  forall yes no, refutes yes no = true -> NoDup yes ->
  ~ ((forall x, In x yes -> is_true f x) /\ (forall x, In x no -> ~ is_true f x)).

Lemma in_pairs : forall l x y, In x l -> In y l -> x <> y -> In (x, y) (pairs l) \/ In (y, x) (pairs l).
Proof.
  induction l as [|z l IH]; cbn; [contradiction|]; intros x y [->|I] [->|J] D;
    rewrite !in_app_iff, !in_map_iff; try congruence.
  - left; left; now exists y.
  - right; left; now exists x.
  - destruct (IH x y I J D); auto.
Qed.

Section Grid.
  Context (f : grid) (K : keeps_rules f).

  Lemma nodup_two : forall x y : candidate, x <> y -> NoDup [x; y].
  Proof. intros x y D; repeat constructor; cbn; intuition congruence. Qed.

  Lemma true_or_not : forall x, is_true f x \/ ~ is_true f x.
  Proof. intros x; unfold is_true; destruct (eqn_spec (f (row x) (column x)) (digit x)); auto. Qed.

  Lemma excludes_right : forall b refutes, fits b f -> is_refuter f refutes ->
    is_refuter f (excludes b refutes).
  Proof.
    intros b refutes F R yes no E N [Y No]; unfold excludes in E; apply orb_true_iff in E.
    destruct E as [E|E]; [|exact (R yes no E N (conj Y No))].
    unfold is_plain in E; destruct yes as [|x [|y [|? ?]]]; try discriminate.
    - rewrite (F x) in E by (apply Y; now left); discriminate.
    - rewrite (F x), (F y), (true_ones_do_not_see f x y) in E; try discriminate;
        try assumption; apply Y; cbn; auto.
  Qed.

  Lemma shows_clause_right : forall b refutes s, fits b f -> is_refuter f refutes ->
    shows_clause b refutes s = true -> holds f s.
  Proof.
    intros b refutes s F R E; assert (X := excludes_right b refutes F R); destruct s as [l|l|x y]; cbn in *.
    - specialize (X [] l E (NoDup_nil _)).
      assert (D : forall l, (exists x, In x l /\ is_true f x) \/ (forall x, In x l -> ~ is_true f x)).
      { clear; induction l as [|x l IH]; [right; contradiction|].
        destruct (true_or_not x) as [T|T]; [left; exists x; cbn; auto|].
        destruct IH as [[y [I U]]|IH]; [left; exists y; cbn; auto|].
        right; intros y [<-|I]; auto. }
      destruct (D l) as [H|H]; [exact H | exfalso; apply X; split; [contradiction | exact H]].
    - rewrite forallb_forall in E; intros x y I J T U.
      destruct (eqc_spec x y) as [e|D]; [exact e | exfalso].
      destruct (in_pairs l x y I J D) as [P|P]; specialize (E _ P); cbn in E;
        apply orb_true_iff in E; destruct E as [E|E]; try (apply eqc_true in E; congruence);
        (refine (X _ _ E (nodup_two _ _ _) _); [congruence | split; [intros z Z; cbn in Z; intuition (subst; auto) | intros z []]]).
    - apply andb_true_iff in E; destruct E as [E G].
      assert (N : forall z : candidate, NoDup [z]) by (repeat constructor; cbn; auto).
      specialize (X _ _ E (N x)) as X1; specialize (X _ _ G (N y)) as X2; cbn in X1, X2.
      destruct (true_or_not x), (true_or_not y); try tauto; exfalso; [apply X1 | apply X2];
        split; intuition (subst; auto).
  Qed.

  Lemma each_elimination_right : forall b need l u, each_elimination b need l = Ok u ->
    (forall x v, need x = Ok v -> ~ is_true f x) -> forall x, In (Eliminate x) l -> ~ is_true f x.
  Proof.
    intros b need l u E N x I; unfold each_elimination in E.
    assert (G := each_ok _ _ _ _ E _ I); cbn in G; accepted; eapply N; eassumption.
  Qed.

  (** Placements follow once the eliminations do. *)
  Lemma placements_right : forall b l u, fits b f -> (forall x, In (Eliminate x) l -> ~ is_true f x) ->
    placements b l = Ok u -> forall a, In a l -> is_right f a.
  Proof.
    intros b l u F El E [x|x] I; [|now apply El]; unfold placements in E.
    assert (G := each_ok _ _ _ _ E _ I); cbn beta iota in G; accepted.
    apply existsb_exists in G; destruct G as [s [_ O]]; unfold is_only in O.
    destruct (only_in _ s) as [y|] eqn:Y; [|discriminate]; apply eqc_true in O; subst y.
    refine (only_is_true _ f s x K _ Y); apply fits_eliminate_all; [exact F|].
    intros y J; unfold eliminated in J; apply in_flat_map in J; destruct J as [[z|z] [J1 J2]];
      cbn in J2; [contradiction | destruct J2 as [<-|[]]; now apply El].
  Qed.

  Definition eliminations_right (c : claim) : Prop :=
    match c with Actions l => forall x, In (Eliminate x) l -> ~ is_true f x | Clause s => holds f s end.

  Lemma refuted_right : forall b refutes c u, fits b f -> is_refuter f refutes ->
    refuted b refutes c = Ok u -> eliminations_right c.
  Proof.
    intros b refutes [l|s] u F R E; cbn in *.
    - refine (each_elimination_right b _ l u E _); intros x v G T; accepted.
      refine (R _ _ G (NoDup_cons _ (in_nil (a := x)) (NoDup_nil _)) _); split; cbn; intuition (subst; auto).
    - accepted; eapply shows_clause_right; eassumption.
  Qed.

  Section Known.
    Context (u : premise) (known : list clause) (inner : state -> list action -> reason -> check)
      (U : holds_for u f) (Good : Forall (holds f) known)
      (Inner : forall b l r v, fits b f -> inner b l r = Ok v -> forall a, In a l -> is_right f a).

    Lemma fair_right : forall b c ts x, fits b f -> fair known b c = Ok ts ->
      reaches x (ts, scale c) = true -> ~ is_true f x.
    Proof.
      intros b c ts x F E R T; unfold fair in E; accepted; unfold reaches in R; cbn in R.
      destruct (weigh_right f known Good _ _ H) as [S G]; destruct (below b x0) eqn:B; [injection E as <-|discriminate].
      rewrite Z.leb_le in R; rewrite Z.ltb_lt in H1.
      refine (refuted_by_weights f x0 [x] [] K G (NoDup_cons _ (in_nil (a := x)) (NoDup_nil _)) _ _ _).
      - cbn [sum]; lia.
      - intros y V L; rewrite <- B; now apply (below_right f).
      - split; cbn; intuition (subst; auto).
    Qed.

    Lemma fair_all_right : forall b l all x c, fits b f -> fair_all known b l = Ok all ->
      In c all -> reaches x c = true -> ~ is_true f x.
    Proof.
      intros b l; induction l as [|d l IH]; cbn; intros all x c F E I R; accepted; injection E as <-;
        [contradiction|].
      destruct I as [<-|I]; [eapply fair_right; eassumption | eapply IH; eassumption].
    Qed.

    Lemma by_covers_right : forall b l a v, fits b f -> by_covers known b l a = Ok v ->
      forall x, In (Eliminate x) a -> ~ is_true f x.
    Proof.
      intros b l a v F E; unfold by_covers in E; accepted.
      refine (each_elimination_right b _ a _ E _); intros y v G; accepted.
      apply existsb_exists in G; destruct G as [c [I R]]; eapply fair_all_right; eassumption.
    Qed.

    Lemma cover_refutes_right : forall b l all, fits b f -> weigh_all known b l = Ok all ->
      is_refuter f (cover_refutes all).
    Proof.
      intros b l all F E yes no R N [Y No]; unfold cover_refutes in R.
      apply existsb_exists in R; destruct R as [[ts low] [I R]]; apply andb_true_iff in R.
      destruct R as [More Low]; rewrite Z.ltb_lt in More; rewrite forallb_forall in Low.
      assert (W : low = below b ts /\ forallb has_side ts = true /\ Forall (is_good f) ts).
      { revert all E I; induction l as [|d l IH]; cbn; intros all E I; accepted; injection E as <-;
          [contradiction|].
        destruct I as [I|I]; [injection I as <- <-; split; [reflexivity|]; eapply (weigh_right f known Good); eassumption|].
        eapply IH; eassumption. }
      destruct W as [-> [S G]].
      refine (refuted_by_weights f ts yes no K G N More _ (conj Y No)).
      intros x T L; apply among_in, Low; now apply (below_right f).
    Qed.

    Lemma deduce_right : forall b d b', fits b f -> deduce known inner b d = Ok b' -> fits b' f.
    Proof.
      intros b [s|c l|r l] b' F E; cbn in E.
      - destruct (only_in b s) as [x|] eqn:O; [injection E as <-|discriminate].
        apply (fits_apply b f (Place x) K F); exact (only_is_true b f s x K F O).
      - accepted; injection E as <-; apply fits_eliminate_all; [exact F|].
        intros y I; assert (G := each_ok _ _ _ _ H0 y I); cbn beta in G; accepted.
        eapply fair_right; eassumption.
      - accepted; injection E as <-; apply fits_apply_all; [exact K | exact F|].
        eapply Inner; eassumption.
    Qed.

    Lemma follow_right : forall l n b b', fits b f -> follow known inner n b l = Ok b' -> fits b' f.
    Proof.
      induction l as [|d l IH]; cbn; intros n b b' F E; [injection E as <-; exact F|]; accepted.
      eapply IH; [|eassumption]; eapply deduce_right; eassumption.
    Qed.

    Lemma disproved_right : forall b assumes l s v, fits b f ->
      disproved known inner b (Disproof assumes l s) = Ok v -> ~ (forall a, In a assumes -> is_right f a).
    Proof.
      intros b assumes l s v F E R; cbn in E; accepted.
      apply follow_right in H0; [|now apply fits_apply_all].
      rewrite (none_is_empty _ f s K H0) in E; discriminate.
    Qed.

    Lemma by_disproofs_right : forall b l c v, fits b f -> by_disproofs known inner b l c = Ok v ->
      eliminations_right c.
    Proof.
      intros b l c v F E; unfold by_disproofs in E; accepted.
      refine (refuted_right b _ c _ F _ E); intros yes no R _ [Y No].
      unfold disproofs_refute in R; apply existsb_exists in R; destruct R as [[assumes ds s] [I R]].
      destruct (each_numbered_ok _ _ _ _ _ H _ I) as [m G]; accepted.
      apply (disproved_right b assumes ds s _ F G); rewrite forallb_forall in R.
      intros [x|x] J; specialize (R _ J); cbn in R; apply among_in in R; cbn; auto.
    Qed.

    Lemma reached_right : forall b c v, fits b f -> reached b c = Ok v -> claim_right f c.
    Proof.
      intros b [l|s] v F E; cbn in *.
      - intros [x|x] I; assert (G := each_ok _ _ _ _ E _ I); cbn in G; accepted.
        + exact (placed_is_true b f x K F G).
        + intros T; rewrite (F x T) in G; discriminate.
      - accepted; refine (shows_clause_right b _ s F _ E); intros yes no P _ [_ No].
        apply existsb_exists in P; destruct P as [x [I P]]; exact (No x I (placed_is_true b f x K F P)).
    Qed.

    Lemma true_one_of_truth : forall truth all, candidates_of known truth = Ok all ->
      exists x, is_true f x /\ In x all.
    Proof.
      intros [s|n] all E; cbn in E.
      - injection E as <-; destruct (sector_has_one f s K) as [x [T C]]; exists x.
        now rewrite members_contained.
      - destruct (nth_error known n) as [[l|l|a b]|] eqn:N; try discriminate; injection E as <-.
        rewrite Forall_forall in Good; destruct (Good _ (nth_error_In _ _ N)) as [x [I T]]; now exists x.
    Qed.

    Lemma by_cases_right : forall b truth l c v, fits b f -> by_cases known inner b truth l c = Ok v ->
      claim_right f c.
    Proof.
      intros b truth l c v F E; unfold by_cases in E; accepted.
      destruct (true_one_of_truth _ _ H0) as [x [T I]].
      assert (B := each_ok _ _ _ _ H1 x I); cbn in B; unfold ok in B; accepted.
      rewrite (F x T) in B; cbn in B; apply among_in, in_map_iff in B.
      destruct B as [[y ds s] [Y J]]; cbn in Y; subst y.
      assert (G := each_ok _ _ _ _ E _ J); cbn in G; accepted; unfold tried in G; accepted.
      apply follow_right in H4; [|apply (fits_apply b f (Place x) K F T)].
      destruct s as [s|]; [accepted; rewrite (none_is_empty _ f s K H4) in G; discriminate|].
      eapply reached_right; eassumption.
    Qed.

    Lemma then_placements_right : forall b c v, fits b f -> eliminations_right c ->
      then_placements b c = Ok v -> claim_right f c.
    Proof. intros b [l|s] v F R E; cbn in *; [eapply placements_right; eassumption | exact R]. Qed.

    Lemma by_guardians_right : forall b g c v, fits b f -> by_guardians u b g c = Ok v ->
      eliminations_right c.
    Proof.
      intros b g c v F E; unfold by_guardians in E; accepted.
      refine (refuted_right b _ c _ F _ E); intros yes no R _ [Y No].
      destruct (one_is_true u b g _ f K U F H) as [y [I T]]; unfold guardians_refute in R.
      rewrite forallb_forall in R; specialize (R y I); apply orb_true_iff in R; destruct R as [R|R].
      - apply among_in in R; exact (No y R T).
      - apply existsb_exists in R; destruct R as [z [J S]].
        rewrite (true_ones_do_not_see f z y K (Y z J) T) in S; discriminate.
    Qed.

    Lemma by_symmetry_right : forall b m c v, fits b f -> by_symmetry u b m c = Ok v ->
      eliminations_right c.
    Proof.
      intros b m c v F E; unfold by_symmetry in E; accepted.
      refine (refuted_right b _ c _ F _ E); intros yes no R _.
      destruct (U H) as [S One]; exact (symmetry_refutes_right _ m b f yes no S One F R).
    Qed.

    Lemma by_patterns_right : forall b l c v, fits b f -> by_patterns u known b l c = Ok v ->
      claim_right f c.
    Proof.
      intros b l c v F E; unfold by_patterns in E; accepted.
      match goal with H : space_after _ _ _ _ _ = Ok ?s |- _ =>
        assert (S := space_after_kept f K u known b U Good F _ _ s H); rename s into s end.
      destruct c as [a|k]; cbn [claim_right].
      - intros [y|y] I; assert (G := each_ok _ _ _ _ E _ I); cbn beta iota in G; accepted.
        + exact (all_pass_right f K _ y S G).
        + exact (all_miss_right f K _ y S G).
      - accepted; refine (shows_clause_right b _ k F _ E); intros yes no R _ [Y No].
        apply orb_true_iff in R; destruct R as [R|R]; apply existsb_exists in R; destruct R as [y [I R]].
        + exact (all_miss_right f K _ y S R (Y y I)).
        + exact (No y I (all_pass_right f K _ y S R)).
    Qed.

    Theorem shown_right : forall b c r v, fits b f -> shown u known inner b c r = Ok v -> claim_right f c.
    Proof.
      intros b c r v F E; destruct r as [l|l|truth l|g|l|m]; cbn in E; accepted.
      - refine (then_placements_right b c _ F _ E); destruct c as [a|s]; cbn.
        + eapply by_covers_right; eassumption.
        + unfold clause_by_covers in H; accepted.
          eapply shows_clause_right; [exact F | eapply cover_refutes_right; eassumption | eassumption].
      - refine (then_placements_right b c _ F _ E); eapply by_disproofs_right; eassumption.
      - eapply by_cases_right; eassumption.
      - refine (then_placements_right b c _ F _ E); eapply by_guardians_right; eassumption.
      - eapply by_patterns_right; eassumption.
      - refine (then_placements_right b c _ F _ E); eapply by_symmetry_right; eassumption.
    Qed.
  End Known.

  Context (u : premise) (U : holds_for u f).

  Theorem judge_right : forall depth known b c r v, Forall (holds f) known -> fits b f ->
    judge u depth known b c r = Ok v -> claim_right f c.
  Proof.
    induction depth as [|depth IH]; intros known b c r v G F E; cbn in E;
      refine (shown_right u known _ U G _ b c r v F E); intros b' l r' w F' E'; [discriminate|].
    exact (IH known b' (Actions l) r' w G F' E').
  Qed.

  Lemma judge_lemmas_right : forall l n known b all, Forall (holds f) known -> fits b f ->
    judge_lemmas u n known b l = Ok all -> Forall (holds f) all.
  Proof.
    induction l as [|[s r] l IH]; cbn [judge_lemmas]; intros n known b all G F E;
      [injection E as <-; exact G|]; accepted.
    eapply IH; [|exact F|eassumption]; apply Forall_app; split; [exact G|]; repeat constructor.
    exact (judge_right most_depth known b (Clause s) r _ G F H).
  Qed.

  (** A step that is accepted is right in every grid that keeps the rules and fits the state; where
      the premise is used, in one that is the puzzle's only solution. *)
  Theorem step_is_right : forall b l p v, fits b f -> judge_step u b l p = Ok v ->
    forall a, In a l -> is_right f a.
  Proof.
    intros b l p v F E; unfold judge_step in E; accepted.
    eapply (judge_right most_depth x b (Actions l)); [|exact F|eassumption].
    eapply judge_lemmas_right; [constructor | exact F | eassumption].
  Qed.
End Grid.
