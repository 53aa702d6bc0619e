(** * Deadly patterns: every filling has a twin *)

From Coq Require Import List Bool PeanoNat Lia.
From Ninerooks Require Import Statement Nine Board Result Live Exchange.
Import ListNotations.

(** ** By trying all fillings *)

(** Each choice without two that see each other has the property. *)
Fixpoint every_filling (choices : list (list candidate)) (chosen : list candidate)
  (has : list candidate -> bool) : bool :=
  match choices with
  | [] => has chosen
  | l :: choices =>
      forallb (fun x => existsb (sees x) chosen || every_filling choices (x :: chosen) has) l
  end.

(** Some choice has it, where all digits are those that the houses of [old] have. *)
Fixpoint some_filling (old : list candidate) (choices : list (list candidate)) (chosen : list candidate)
  (has : list candidate -> bool) : bool :=
  match choices with
  | [] => has chosen
  | l :: choices =>
      existsb (fun x => negb (existsb (sees x) chosen) && forallb (has_in_house old x) houses &&
        some_filling old choices (x :: chosen) has) l
  end.

Definition candidates_at (q : place_of) : list candidate := members (Cell (fst q) (snd q)).

Definition kept_at (kept : list candidate) (q : place_of) : list candidate :=
  filter (fun x => among x kept) (candidates_at q).

Definition is_deadly (p : puzzle) (b : state) (kept : list candidate) (places : list place_of) : bool :=
  let twins := map (fun q => filter (allows p) (candidates_at q)) places in
  every_filling (map (fun q => filter (is_live b) (kept_at kept q)) places) []
    (fun old => some_filling old twins [] (is_twin p old)).

Lemma filling_of_truths : forall f choices chosen has, keeps_rules f ->
  (forall l, In l choices -> exists x, In x l /\ is_true f x) ->
  (forall x, In x chosen -> is_true f x) -> every_filling choices chosen has = true ->
  exists old, (forall x, In x old -> is_true f x) /\ has old = true.
Proof.
  intros f choices; induction choices as [|l choices IH]; cbn [every_filling]; intros chosen has K C T E.
  - now exists chosen.
  - destruct (C l (or_introl eq_refl)) as [x [I X]]; rewrite forallb_forall in E; specialize (E x I).
    apply orb_true_iff in E; destruct E as [E|E].
    + apply existsb_exists in E; destruct E as [y [J S]].
      rewrite (true_ones_do_not_see f) in S; auto; discriminate.
    + apply (IH (x :: chosen)); auto; [intros m M; apply C; now right | intros y [<-|J]; auto].
Qed.

Lemma some_filling_found : forall old has choices chosen, some_filling old choices chosen has = true ->
  exists new, has new = true.
Proof.
  intros old has choices; induction choices as [|l choices IH]; cbn [some_filling]; intros chosen E.
  - now exists chosen.
  - apply existsb_exists in E; destruct E as [x [_ E]]; rewrite !andb_true_iff in E.
    destruct E as [_ E]; exact (IH _ E).
Qed.

Lemma truth_kept_at : forall f kept q, In (truth_at f q) kept -> In (truth_at f q) (kept_at kept q).
Proof.
  intros f kept [r c] I; unfold kept_at, candidates_at; rewrite filter_In, members_contained, among_in.
  split; [cbn; now rewrite !eqn_refl | exact I].
Qed.

Theorem deadly_is_second : forall p f b kept places, solves_givens p f -> fits b f ->
  (forall q, In q places -> In (truth_at f q) kept) ->
  is_deadly p b kept places = true -> ~ has_at_most_one p.
Proof.
  intros p f b kept places S F Kept E; unfold is_deadly in E.
  apply (filling_of_truths f) in E; [|exact (proj1 S)| |contradiction].
  - destruct E as [old [T E]]; apply some_filling_found in E; destruct E as [new E].
    exact (twin_is_second p f old new S T E).
  - intros l I; apply in_map_iff in I; destruct I as [q [<- I]]; exists (truth_at f q).
    assert (T : is_true f (truth_at f q)) by reflexivity.
    rewrite filter_In, (F _ T); split; [split; [apply truth_kept_at; auto | reflexivity] | exact T].
Qed.

(** ** By parity: two digits in each cell, and each digit in none or two cells of each house *)

Definition keeps (kept : list candidate) (d : nine) (q : place_of) : bool := among (At (fst q) (snd q) d) kept.

Definition in_house (h : place_of -> nine) (n : nine) (places : list place_of) : list place_of :=
  filter (fun q => eqn (h q) n) places.

Definition has_parity (kept : list candidate) (l : list place_of) : bool :=
  let digits := filter (fun d => existsb (keeps kept d) l) all9 in
  (length l =? length digits) && forallb (fun d => length (filter (keeps kept d) l) =? 2) digits.

Definition is_deadly_by_parity (p : puzzle) (kept : list candidate) (places : list place_of) : bool :=
  forallb (fun q => (length (kept_at kept q) =? 2) && forallb (allows p) (kept_at kept q)) places &&
  forallb (fun h => forallb (fun n => has_parity kept (in_house h n places)) all9) houses.

Lemma two_of_two : forall A (l : list A) a b c, length l = 2 -> In a l -> In b l -> In c l -> a <> b ->
  c = a \/ c = b.
Proof.
  intros A l a b c L; destruct l as [|x [|y [|z l]]]; try discriminate; cbn.
  intros I J K D; destruct I as [<-|[<-|[]]], J as [<-|[<-|[]]], K as [<-|[<-|[]]]; auto; congruence.
Qed.

Section Parity.
  Context (p : puzzle) (f : grid) (kept : list candidate) (places : list place_of)
    (S : solves_givens p f) (Kept : forall q, In q places -> In (truth_at f q) kept)
    (N : NoDup places) (Some : places <> []) (Parity : is_deadly_by_parity p kept places = true).

  Definition other (q : place_of) : candidate :=
    match filter (fun x => negb (eqn (digit x) (f (fst q) (snd q)))) (kept_at kept q) with
    | x :: _ => x
    | [] => truth_at f q
    end.

  Lemma in_kept_at : forall q x, In x (kept_at kept q) -> cell_of x = q /\ In x kept.
  Proof.
    intros [r c] x I; unfold kept_at, candidates_at in I; rewrite filter_In, among_in, members_contained in I.
    cbn in I; rewrite andb_true_iff, !eqn_true in I; destruct I as [[<- <-] I]; auto.
  Qed.

  Lemma other_is : forall q, In q places ->
    In (other q) (kept_at kept q) /\ digit (other q) <> f (fst q) (snd q).
  Proof.
    intros q I; unfold other.
    destruct (filter _ (kept_at kept q)) as [|x l] eqn:E.
    - exfalso; unfold is_deadly_by_parity in Parity; apply andb_true_iff in Parity.
      destruct Parity as [P _]; rewrite forallb_forall in P; specialize (P q I).
      apply andb_true_iff in P; destruct P as [P _]; apply Nat.eqb_eq in P.
      assert (All : forall x, In x (kept_at kept q) -> x = truth_at f q).
      { intros x J; destruct (eqn (digit x) (f (fst q) (snd q))) eqn:D.
        - apply eqn_true in D; apply in_kept_at in J; destruct J as [<- _]; destruct x; cbn in *.
          unfold truth_at; cbn; congruence.
        - assert (M : In x []) by (rewrite <- E, filter_In, D; auto); destruct M. }
      assert (U : NoDup (kept_at kept q)).
      { apply NoDup_filter; unfold candidates_at, members, all9; cbn.
        repeat constructor; cbn; intuition discriminate. }
      destruct (kept_at kept q) as [|x [|y [|? ?]]]; try discriminate.
      inversion U as [|? ? X _]; subst; apply X; left.
      rewrite (All x), (All y); cbn; auto.
    - assert (I' : In x (x :: l)) by now left.
      rewrite <- E, filter_In in I'; destruct I' as [J D]; split; [exact J|].
      apply negb_true_iff in D; destruct (eqn_spec (digit x) (f (fst q) (snd q))); congruence.
  Qed.

  Lemma parity_of : forall h n, In h houses -> has_parity kept (in_house h n places) = true.
  Proof.
    intros h n I; unfold is_deadly_by_parity in Parity; apply andb_true_iff in Parity.
    destruct Parity as [_ P]; rewrite forallb_forall in P; specialize (P h I).
    rewrite forallb_forall in P; apply P, in_all9.
  Qed.

  Lemma in_in_house : forall h n q, In q (in_house h n places) <-> In q places /\ h q = n.
  Proof. intros; unfold in_house; now rewrite filter_In, eqn_true. Qed.

  (** Each kept digit of a house is true somewhere in it. *)
  Lemma used : forall h q d, In h houses -> In q places -> keeps kept d q = true ->
    exists z, In z places /\ h z = h q /\ f (fst z) (snd z) = d.
  Proof.
    intros h q d H I D; assert (P := parity_of h (h q) H); unfold has_parity in P.
    set (l := in_house h (h q) places) in *; set (digits := filter _ all9) in P.
    apply andb_true_iff in P; destruct P as [L _]; apply Nat.eqb_eq in L.
    assert (All : incl digits (map (fun z => f (fst z) (snd z)) l)).
    { apply NoDup_length_incl.
      - assert (G : forall k, incl k l -> NoDup k -> NoDup (map (fun z => f (fst z) (snd z)) k)).
        { induction k as [|z k IH]; cbn; intros J M; [constructor|]; inversion M; subst; constructor.
          - intros T; apply in_map_iff in T; destruct T as [y [E T]].
            assert (Z := J z (or_introl eq_refl)); assert (Y := J y (or_intror T)).
            unfold l in Z, Y; rewrite in_in_house in Z, Y.
            assert (R := proj1 (rules_of_houses f) (proj1 S) h H y z).
            rewrite R in T; [contradiction | destruct Z, Y; congruence | exact E].
          - apply IH; [intros y Y; apply J; now right | assumption]. }
        apply G; [intros z; auto | now apply NoDup_filter].
      - rewrite map_length; exact (Nat.eq_le_incl _ _ (eq_sym L)).
      - intros e J; apply in_map_iff in J; destruct J as [z [<- J]].
        unfold digits; rewrite filter_In; split; [apply in_all9|]; apply existsb_exists; exists z.
        split; [exact J|]; unfold keeps; apply among_in; apply Kept.
        unfold l in J; now apply in_in_house in J. }
    assert (M : In d digits).
    { unfold digits; rewrite filter_In; split; [apply in_all9|]; apply existsb_exists; exists q.
      split; [unfold l; now apply in_in_house | exact D]. }
    apply All, in_map_iff in M; destruct M as [z [E J]]; exists z.
    unfold l in J; apply in_in_house in J; tauto.
  Qed.

  Lemma other_kept : forall q, In q places -> keeps kept (digit (other q)) q = true.
  Proof.
    intros q I; destruct (other_is q I) as [J _]; apply in_kept_at in J; destruct J as [C J].
    unfold keeps; apply among_in; generalize dependent (other q); intros x C J; rewrite <- C.
    destruct x; exact J.
  Qed.

  Lemma others_apart : forall q q' h, In q places -> In q' places -> In h houses -> h q = h q' ->
    digit (other q) = digit (other q') -> q = q'.
  Proof.
    intros q q' h I I' H E D; destruct (eq_place q q') eqn:Eq; [now apply eq_place_true|exfalso].
    assert (Ne : q <> q') by (intros X; apply eq_place_true in X; congruence).
    destruct (used h q (digit (other q)) H I (other_kept q I)) as [z [Z [Hz T]]].
    assert (P := parity_of h (h q) H); unfold has_parity in P; apply andb_true_iff in P.
    destruct P as [_ P]; rewrite forallb_forall in P; specialize (P (digit (other q))).
    assert (In q (in_house h (h q) places)) by now apply in_in_house.
    rewrite filter_In, Nat.eqb_eq in P.
    assert (L : length (filter (keeps kept (digit (other q))) (in_house h (h q) places)) = 2).
    { apply P; split; [apply in_all9|]; apply existsb_exists; exists q; auto using other_kept. }
    destruct (two_of_two _ _ q q' z L) as [-> | ->]; rewrite ?filter_In, ?in_in_house; try congruence.
    - auto using other_kept.
    - split; [auto|]; rewrite D; now apply other_kept.
    - split; [auto|]; unfold keeps; rewrite <- T; apply among_in; exact (Kept z Z).
    - now apply (proj2 (other_is q I)).
    - apply (proj2 (other_is q' I')); congruence.
  Qed.

  Lemma others_are_twin : is_twin p (map (truth_at f) places) (map other places) = true.
  Proof.
    assert (Cell : forall q, In q places -> cell_of (other q) = q).
    { intros q I; destruct (other_is q I) as [J _]; now apply in_kept_at in J. }
    unfold is_twin; rewrite !andb_true_iff, !forallb_forall; repeat split.
    - intros x I; apply in_map_iff in I; destruct I as [q [<- I]].
      assert (P := Parity); unfold is_deadly_by_parity in P; apply andb_true_iff in P; destruct P as [P _].
      rewrite forallb_forall in P; specialize (P q I); apply andb_true_iff in P; destruct P as [_ P].
      rewrite forallb_forall in P; apply P, other_is, I.
    - intros x I; apply in_map_iff in I; destruct I as [q [<- I]]; apply forallb_forall.
      intros y J; apply in_map_iff in J; destruct J as [q' [<- J]]; apply negb_true_iff.
      destruct (sees (other q) (other q')) eqn:E; [exfalso|reflexivity]; unfold sees in E.
      apply andb_true_iff in E; destruct E as [E Sh]; apply negb_true_iff in E.
      assert (X : q <> q') by (intros ->; rewrite eqc_refl in E; discriminate).
      unfold share_sector in Sh; rewrite !orb_true_iff, !andb_true_iff, !orb_true_iff, !eqn_true in Sh.
      assert (C := Cell q I); assert (C' := Cell q' J); unfold cell_of in C, C'.
      destruct Sh as [[A B]|[D [[A|A]|A]]].
      + apply X; congruence.
      + apply X, (others_apart q q' fst); cbn; auto; rewrite <- C, <- C'; exact A.
      + apply X, (others_apart q q' snd); cbn; auto; rewrite <- C, <- C'; exact A.
      + apply X, (others_apart q q' (fun p => box (fst p) (snd p))); cbn; auto.
        rewrite <- C, <- C'; exact A.
    - intros x I; apply in_map_iff in I; destruct I as [q [<- I]]; apply forallb_forall; intros h H.
      destruct (used h q (digit (other q)) H I (other_kept q I)) as [z [Z [E T]]].
      unfold has_in_house; apply existsb_exists; exists (truth_at f z).
      rewrite (Cell q I), andb_true_iff, !eqn_true; split; [now apply in_map|].
      split; [exact T|]; destruct z; exact E.
    - intros y I; apply in_map_iff in I; destruct I as [q [<- I]]; apply existsb_exists.
      exists (other q); rewrite (Cell q I), eq_place_true; split; [now apply in_map | now destruct q].
    - destruct places as [|q l] eqn:Q; [congruence|]; rewrite <- Q in *.
      assert (I : In q places) by (rewrite Q; now left).
      apply existsb_exists; exists (other q); split; [now apply in_map|]; apply negb_true_iff.
      destruct (among (other q) (map (truth_at f) places)) eqn:A; [exfalso|reflexivity].
      apply among_in, in_map_iff in A; destruct A as [z [E Z]].
      assert (C := Cell q I); rewrite <- E in C; destruct z as [r c]; cbn in C.
      apply (proj2 (other_is q I)); rewrite <- E, <- C; reflexivity.
    - intros x I; apply in_map_iff in I; destruct I as [q [<- I]]; apply existsb_exists.
      exists (truth_at f q); rewrite (Cell q I), eq_place_true; split; [now apply in_map | now destruct q].
  Qed.

  Theorem parity_is_second : ~ has_at_most_one p.
  Proof.
    apply (twin_is_second p f _ _ S) with (2 := others_are_twin).
    intros x I; apply in_map_iff in I; destruct I as [q [<- _]]; reflexivity.
  Qed.
End Parity.
