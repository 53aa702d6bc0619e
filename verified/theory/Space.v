(** * Proofs in POM-space: deletions of patterns

    The live patterns are counted out by the judge. It keeps this: every true pattern is live, and no
    two true patterns are a deleted pair. *)

From Coq Require Import List Bool ZArith Lia FinFun.
From Ninerooks Require Import Statement Nine Board Sums Cover Result Live Facts Patterns Pairs Exchange Guardians.
Import ListNotations.
Open Scope Z_scope.

Inductive deletion :=
| BySum (k : Z) (terms : list (equation * Z)) (targets : list pattern)
| ByCandidates (c : cover) (targets : list pattern)
| ByEquations (p : pattern) (by_ : list equation)
| PairBy (p q : pattern) (by_ : equation)
| ByGuardians (g : guardians) (targets : list pattern).

(** The live patterns of the digits that were counted out, and the deleted pairs. *)
Record space := SpaceOf { patterns : table (option (list columns)); apart : tree }.

Definition digits_of (e : equation) : list nine := match e with OfCell _ _ => all9 | OfDigit d => [d] end.

Definition digits_named (d : deletion) : list nine :=
  match d with
  | BySum _ terms targets =>
      flat_map (fun '(e, w) => if w <? 0 then digits_of e else []) terms ++ map of_digit targets
  | ByCandidates _ targets | ByGuardians _ targets => map of_digit targets
  | ByEquations p l => of_digit p :: flat_map digits_of l
  | PairBy p q e => of_digit p :: of_digit q :: digits_of e
  end.

Definition counted (b : state) (digits : list nine) : space :=
  SpaceOf (tabulate (fun d => if existsb (eqn d) digits then Some (count_out b d) else None)) no_pairs.

Definition removed (s : space) (p : pattern) : space :=
  match get (patterns s) (of_digit p) with
  | None => s
  | Some l =>
      let rest := filter (fun t => negb (eq_columns t (at_ p))) l in
      SpaceOf (set (patterns s) (of_digit p) (Some rest)) (apart s)
  end.

Definition removed_all (s : space) (l : list pattern) : space := fold_left removed l s.

(** The live patterns of an equation. *)
Definition of_one (s : space) (d : nine) : result (list pattern) :=
  match get (patterns s) d with Some l => Ok (map (PatternOf d) l) | None => No NoEquation end.

Fixpoint of_each (s : space) (digits : list nine) : result (list pattern) :=
  match digits with
  | [] => Ok []
  | d :: digits => l <- of_one s d ;; rest <- of_each s digits ;; Ok (l ++ rest)
  end.

Definition live_of (s : space) (e : equation) : result (list pattern) :=
  match e with
  | OfDigit d => of_one s d
  | OfCell _ _ => l <- of_each s all9 ;; Ok (filter (satisfies e) l)
  end.

Definition compatible (s : space) (p q : pattern) : bool :=
  if eqn (of_digit p) (of_digit q) then eq_columns (at_ p) (at_ q)
  else negb (meet (at_ p) (at_ q)) && negb (find_key (key p q) (apart s)).

(** Whether there is a choice of one from each list in which all are compatible. *)
Fixpoint has_choice (s : space) (chosen : list pattern) (l : list (list pattern)) : bool :=
  match l with
  | [] => true
  | own :: l => existsb (fun q => forallb (compatible s q) chosen && has_choice s (q :: chosen) l) own
  end.

Fixpoint live_of_each (s : space) (l : list equation) : result (list (list pattern)) :=
  match l with
  | [] => Ok []
  | e :: l => own <- live_of s e ;; rest <- live_of_each s l ;; Ok (own :: rest)
  end.

(** No pattern of the digit can weigh less than 0, whatever its cells are. *)
Definition never_below (terms : list (equation * Z)) (d : nine) : bool :=
  forallb (fun '(e, w) => (0 <=? w) || match e with OfDigit e => negb (eqn e d) | OfCell _ _ => false end) terms.

Definition none_below (s : space) (terms : list (equation * Z)) (d : nine) : bool :=
  never_below terms d ||
  match get (patterns s) d with
  | Some l => forallb (fun t => 0 <=? pattern_weight terms (PatternOf d t)) l
  | None => false
  end.

Section Deletions.
  Context (u : premise) (known : list clause) (b : state).

  (** With the pattern true, nothing else of its digit is true, and nothing else in its cells. *)
  Definition excluded_by (ts : list term) (k : Z) (p : pattern) : check :=
    require (forallb (fun x => eqn (digit x) (of_digit p) || passes (at_ p) x) (below b ts)) PatternWeighsTooLittle ;;
    require (k <=? sum (weight ts) (filter (is_live b) (map (member_of p) all9))) PatternWeighsTooLittle.

  Definition is_unguarded (out : list candidate) (p : pattern) : bool :=
    forallb (fun x => negb (eqb (eqn (digit x) (of_digit p)) (passes (at_ p) x))) out.

  Definition delete (s : space) (d : deletion) : result space :=
    match d with
    | BySum k terms targets =>
        require (1 <=? k) ScaleBelowOne ;;
        require (sum snd terms <? k) SumTooLarge ;;
        require (forallb (none_below s terms) all9) PatternWeighsTooLittle ;;
        require (forallb (fun p => k <=? pattern_weight terms p) targets) PatternWeighsTooLittle ;;
        Ok (removed_all s targets)
    | ByCandidates c targets =>
        ts <- weigh known c ;;
        require (sum bound ts <? scale c) SumTooLarge ;;
        each (excluded_by ts (scale c)) targets ;;
        Ok (removed_all s targets)
    | ByEquations p l =>
        require (match l with [] => false | _ => Nat.leb (length l) 90 end) NoEquation ;;
        if was_live b p then
          lists <- live_of_each s l ;;
          require (negb (has_choice s [p] lists)) PatternCompatible ;;
          Ok (removed s p)
        else Ok s
    | PairBy p q e =>
        if was_live b p && was_live b q then
          own <- live_of s e ;;
          require (negb (existsb (fun r => compatible s r p && compatible s r q) own)) PatternCompatible ;;
          Ok (SpaceOf (patterns s) (insert_key (key p q) (insert_key (key q p) (apart s))))
        else Ok s
    | ByGuardians g targets =>
        out <- guarded u b g ;;
        require (forallb (is_unguarded out) targets) PatternCompatible ;;
        Ok (removed_all s targets)
    end.

  Fixpoint delete_each (n : nat) (s : space) (l : list deletion) : result space :=
    match l with
    | [] => Ok s
    | d :: l => s' <- within (InDeletion n) (delete s d) ;; delete_each (S n) s' l
    end.

  Definition space_after (digits : list nine) (l : list deletion) : result space :=
    delete_each 0 (counted b (flat_map digits_named l ++ digits)) l.
End Deletions.

(** What the live patterns say of a candidate. *)
Definition all_miss (s : space) (x : candidate) : bool :=
  match get (patterns s) (digit x) with Some l => forallb (fun t => negb (passes t x)) l | None => false end.

Definition all_pass (s : space) (x : candidate) : bool :=
  match get (patterns s) (digit x) with Some l => forallb (fun t => passes t x) l | None => false end.

(** ** Why that is right *)

Section Grid.
  Context (f : grid) (K : keeps_rules f).

  Definition is_kept (s : space) : Prop :=
    (forall d t l, get (patterns s) d = Some l -> is_true_at f d t -> In t l) /\
    (forall p q, find_key (key p q) (apart s) = true -> ~ (pattern_true f p /\ pattern_true f q)).

  Lemma counted_kept : forall b digits, fits b f -> is_kept (counted b digits).
  Proof.
    intros b digits F; split; cbn [counted patterns apart].
    - intros d t l; rewrite get_tabulate; destruct (existsb (eqn d) digits); [|discriminate].
      intros E T; injection E as <-; now apply (counted_out f).
    - intros [d []] [e []] E; discriminate.
  Qed.

  Lemma removed_kept : forall s p, is_kept s -> ~ pattern_true f p -> is_kept (removed s p).
  Proof.
    intros s p [P A] N; unfold removed; destruct (get (patterns s) (of_digit p)) as [l|] eqn:L; [|now split].
    split; [|exact A]; cbn [patterns]; intros d t l'; rewrite get_set.
    destruct (eqn_spec d (of_digit p)) as [->|D]; [|apply P].
    intros E T; injection E as <-; rewrite filter_In; split; [exact (P _ _ _ L T)|].
    destruct (eq_columns t (at_ p)) eqn:C; [|reflexivity]; apply eq_columns_true in C; subst t.
    now destruct N.
  Qed.

  Lemma removed_all_kept : forall l s, is_kept s -> (forall p, In p l -> ~ pattern_true f p) ->
    is_kept (removed_all s l).
  Proof.
    induction l as [|p l IH]; cbn [removed_all fold_left]; intros s S N; [exact S|].
    apply IH; [apply removed_kept; auto; apply N; now left | intros q I; apply N; now right].
  Qed.

  Lemma of_one_has : forall s d l p, is_kept s -> of_one s d = Ok l -> pattern_true f p ->
    of_digit p = d -> In p l.
  Proof.
    intros s d l [d' t] [P _] E T D; cbn in D; subst d'; unfold of_one in E.
    destruct (get (patterns s) d) as [k|] eqn:G; [injection E as <-|discriminate].
    apply in_map; exact (P d t k G T).
  Qed.

  Lemma of_each_has : forall s digits l p, is_kept s -> of_each s digits = Ok l -> pattern_true f p ->
    In (of_digit p) digits -> In p l.
  Proof.
    intros s digits; induction digits as [|d digits IH]; cbn [of_each]; intros l p S E T I; [contradiction|].
    accepted; injection E as <-; apply in_app_iff; destruct I as [D|I].
    - left; eapply of_one_has; eauto.
    - right; eapply IH; eauto.
  Qed.

  (** The true pattern of an equation is live. *)
  Lemma live_of_has : forall s e l, is_kept s -> live_of s e = Ok l ->
    exists p, pattern_true f p /\ In p l.
  Proof.
    intros s [r c|d] l S E; unfold live_of in E.
    - accepted; injection E as <-; destruct (true_pattern f K (f r c)) as [t T].
      exists (PatternOf (f r c) t); split; [exact T|]; rewrite filter_In; split.
      + eapply of_each_has; eauto; apply in_all9.
      + cbn; apply eqn_true, (proj1 K r); apply T.
    - destruct (true_pattern f K d) as [t T]; exists (PatternOf d t); split; [exact T|].
      eapply of_one_has; eauto.
  Qed.

  Lemma true_ones_compatible : forall s p q, is_kept s -> pattern_true f p -> pattern_true f q ->
    compatible s p q = true.
  Proof.
    intros s [d t] [e v] [_ A] T V; unfold compatible; cbn [of_digit at_].
    destruct (eqn_spec d e) as [->|D].
    - apply eq_columns_true; exact (true_pattern_unique f K e t v T V).
    - rewrite andb_true_iff, !negb_true_iff; split.
      + destruct (meet t v) eqn:M; [|reflexivity]; destruct D; exact (true_patterns_apart f d e t v T V M).
      + destruct (find_key _ (apart s)) eqn:Fk; [|reflexivity]; destruct (A _ _ Fk); now split.
  Qed.

  Lemma has_true_choice : forall s l lists chosen, is_kept s -> live_of_each s l = Ok lists ->
    (forall p, In p chosen -> pattern_true f p) -> has_choice s chosen lists = true.
  Proof.
    intros s l; induction l as [|e l IH]; cbn [live_of_each]; intros lists chosen S E T; [now injection E as <-|].
    accepted; injection E as <-; cbn [has_choice]; destruct (live_of_has s e _ S H) as [p [P I]].
    apply existsb_exists; exists p; split; [exact I|]; apply andb_true_iff; split.
    - apply forallb_forall; intros q J; apply true_ones_compatible; auto.
    - eapply IH; eauto; intros q [<-|J]; auto.
  Qed.

  Lemma none_below_right : forall s terms t d, is_kept s -> is_true_at f d t -> none_below s terms d = true ->
    0 <= pattern_weight terms (PatternOf d t).
  Proof.
    intros s terms t d [P _] T E; unfold none_below in E; apply orb_true_iff in E; destruct E as [E|E].
    - unfold never_below in E; induction terms as [|[e w] terms IH]; cbn in *; [lia|].
      apply andb_true_iff in E; destruct E as [E1 E2]; specialize (IH E2); unfold weigh_if.
      apply orb_true_iff in E1; destruct E1 as [E1|E1]; [apply Z.leb_le in E1; destruct (satisfies e _); lia|].
      destruct e as [r c|d']; [discriminate|]; cbn; apply negb_true_iff in E1.
      destruct (eqn_spec d d') as [->|D]; [rewrite eqn_refl in E1; discriminate | lia].
    - destruct (get (patterns s) d) as [l|] eqn:L; [|discriminate]; rewrite forallb_forall in E.
      apply Z.leb_le, E, (P d t l L T).
  Qed.

  Lemma by_sum_right : forall s k terms p, is_kept s -> sum snd terms < k ->
    forallb (none_below s terms) all9 = true -> k <= pattern_weight terms p -> ~ pattern_true f p.
  Proof.
    intros s k terms [d v] S Less Below More T; destruct (choose f K) as [t C].
    rewrite forallb_forall in Below; assert (W := true_patterns_weigh f t terms K C).
    replace v with (t d) in More by (apply (true_pattern_unique f K d); [apply C | exact T]).
    assert (sum (fun d => pattern_weight terms (PatternOf d (t d))) [d] <=
      sum (fun d => pattern_weight terms (PatternOf d (t d))) all9); [|cbn [sum] in *; lia].
    apply sum_part; [|repeat constructor; auto|intros x _; apply in_all9].
    intros x _; eapply none_below_right; [exact S | apply C | apply Below, in_all9].
  Qed.

  Lemma members_true : forall p x, pattern_true f p -> In x (map (member_of p) all9) -> is_true f x.
  Proof. intros p x T I; apply in_map_iff in I; destruct I as [r [<- _]]; apply T. Qed.

  Lemma is_member : forall p x, pattern_true f p -> is_true f x ->
    eqn (digit x) (of_digit p) || passes (at_ p) x = true -> In x (map (member_of p) all9).
  Proof.
    intros [d t] [r c e] T X E; apply in_map_iff; exists r; cbn in E; apply orb_true_iff in E.
    split; [|apply in_all9]; unfold member_of; cbn; unfold is_true in X; cbn in X.
    assert (C : get t r = c).
    { destruct E as [E|E]; apply eqn_true in E; [|exact E].
      apply (proj1 K r); rewrite X, E; apply T. }
    rewrite C; f_equal; rewrite <- X, <- C; symmetry; apply T.
  Qed.

  Lemma excluded_by_right : forall b known c ts k p v, fits b f -> Forall (holds f) known ->
    weigh known c = Ok ts -> sum bound ts < k -> excluded_by b ts k p = Ok v -> ~ pattern_true f p.
  Proof.
    intros b known c ts k p v F G W Less E T; unfold excluded_by in E; accepted.
    destruct (weigh_right f known G c ts W) as [Sides Good]; rewrite forallb_forall in H.
    assert (Little := true_ones_weigh_little f ts K Good); apply Z.leb_le in E.
    assert (All : filter (is_live b) (map (member_of p) all9) = map (member_of p) all9).
    { assert (A : forall l, (forall x, In x l -> is_live b x = true) -> filter (is_live b) l = l).
      { induction l as [|x l IH]; cbn; intros A; [reflexivity|].
        rewrite (A x), IH; auto; intros y I; apply A; now right. }
      apply A; intros x I; apply F; eapply members_true; eauto. }
    rewrite All in E.
    assert (sum (weight ts) (map (member_of p) all9) <= sum (weight ts) (truths f)); [|lia].
    apply sum_with_rest; [apply nodup_truths | | |].
    - intros x I O; rewrite in_truths in I; destruct (Z_lt_le_dec (weight ts x) 0) as [L|L]; [|exact L].
      destruct O; apply is_member; auto; apply H; now apply (below_right f).
    - apply Injective_map_NoDup; [intros r r' D; unfold member_of in D; congruence | exact nodup_all9].
    - intros x I; rewrite in_truths; eapply members_true; eauto.
  Qed.

  Lemma unguarded_right : forall out p, (exists x, In x out /\ is_true f x) ->
    is_unguarded out p = true -> ~ pattern_true f p.
  Proof.
    intros out [d t] [x [I X]] E T; unfold is_unguarded in E; rewrite forallb_forall in E.
    specialize (E x I); apply negb_true_iff in E; cbn [of_digit at_] in E.
    destruct (eqn_spec (digit x) d) as [<-|D].
    - assert (P : passes t x = true) by (apply (passes_true f K); [exact T | exact X]).
      rewrite P in E; discriminate.
    - destruct (passes t x) eqn:P; [|discriminate]; apply D; unfold passes in P; apply eqn_true in P.
      rewrite <- X, <- P; apply T.
  Qed.

  Section Deletions.
    Context (u : premise) (known : list clause) (b : state) (U : holds_for u f)
      (Good : Forall (holds f) known) (F : fits b f).

    Lemma delete_kept : forall s d s', is_kept s -> delete u known b s d = Ok s' -> is_kept s'.
    Proof.
      intros s d s' S E; destruct d as [k terms targets|c targets|p l|p q e|g targets]; cbn in E.
      - accepted; injection E as <-; apply removed_all_kept; [exact S|]; intros p I.
        match goal with H : forallb _ targets = true |- _ => rewrite forallb_forall in H; specialize (H p I) end.
        refine (by_sum_right s k terms p S _ _ _); [now apply Z.ltb_lt | assumption | now apply Z.leb_le].
      - accepted; injection E as <-; apply removed_all_kept; [exact S|]; intros p I.
        eapply excluded_by_right; eauto; [apply Z.ltb_lt; eassumption | eapply each_ok; eassumption].
      - accepted; destruct (was_live b p); [|now injection E as <-]; accepted; injection E as <-.
        apply removed_kept; [exact S|]; intros T.
        rewrite (has_true_choice s l) in *; try assumption; [discriminate | intros q [<-|[]]; exact T].
      - destruct (was_live b p && was_live b q); [|now injection E as <-]; accepted; injection E as <-.
        assert (N : ~ (pattern_true f p /\ pattern_true f q)).
        { intros [T V]; destruct (live_of_has s e _ S H) as [r [R I]].
          match goal with H : negb _ = true |- _ => apply negb_true_iff in H; rewrite <- not_true_iff_false in H;
            apply H end.
          apply existsb_exists; exists r; split; [exact I|]; rewrite !true_ones_compatible; auto. }
        destruct S as [P A]; split; [exact P|]; cbn [apart]; intros p' q' Fk.
        apply find_insert in Fk; destruct Fk as [Fk|Fk]; [apply key_unique in Fk; destruct Fk as [-> ->]; exact N|].
        apply find_insert in Fk; destruct Fk as [Fk|Fk]; [apply key_unique in Fk; destruct Fk as [-> ->]; tauto|].
        now apply A.
      - accepted; injection E as <-; apply removed_all_kept; [exact S|]; intros p I.
        match goal with H : forallb _ targets = true |- _ => rewrite forallb_forall in H; specialize (H p I) end.
        eapply unguarded_right; [eapply one_is_true; eauto | assumption].
    Qed.

    Lemma space_after_kept : forall digits l s, space_after u known b digits l = Ok s -> is_kept s.
    Proof.
      intros digits l; unfold space_after; generalize (counted_kept b (flat_map digits_named l ++ digits) F).
      generalize (counted b (flat_map digits_named l ++ digits)) as s; generalize 0%nat as n.
      induction l as [|d l IH]; cbn [delete_each]; intros n s S s' E; [now injection E as <-|].
      accepted; eapply IH; [|eassumption]; eapply delete_kept; eassumption.
    Qed.
  End Deletions.

  Lemma all_miss_right : forall s x, is_kept s -> all_miss s x = true -> ~ is_true f x.
  Proof.
    intros s x [P _] E T; unfold all_miss in E; destruct (get (patterns s) (digit x)) as [l|] eqn:L; [|discriminate].
    destruct (true_pattern f K (digit x)) as [t V]; rewrite forallb_forall in E.
    specialize (E t (P _ _ _ L V)); apply (passes_true f K t x V) in T; now rewrite T in E.
  Qed.

  Lemma all_pass_right : forall s x, is_kept s -> all_pass s x = true -> is_true f x.
  Proof.
    intros s x [P _] E; unfold all_pass in E; destruct (get (patterns s) (digit x)) as [l|] eqn:L; [|discriminate].
    destruct (true_pattern f K (digit x)) as [t V]; rewrite forallb_forall in E.
    apply (passes_true f K t x V), E, (P _ _ _ L V).
  Qed.
End Grid.
