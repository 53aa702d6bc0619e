(** * Chains of columns

    From a digit of row [s] to the column where row [r] has it, and on, until a column of the square. *)

From Coq Require Import List Bool Lia.
From Ninerooks Require Import Statement Nine Board Bands Swap.
Import ListNotations.

Section Chains.
  Context (f : grid) (r s c d : nine) (K : keeps_rules f) (Rs : r <> s)
    (Band : third r = third s) (Stack : third c = third d).

  Definition next (x : nine) : nine := inverse (f r) (f s x).

  Lemma at_next : forall x, f r (next x) = f s x.
  Proof. intros x; apply (inverse_right (f r)), (proj1 K). Qed.

  Lemma next_one : injective next.
  Proof. intros x y E; apply (proj1 K s); now rewrite <- !at_next, E. Qed.

  Definition is_end (x : nine) : bool := eqn x c || eqn x d.

  Lemma is_end_spec : forall x, is_end x = true <-> x = c \/ x = d.
  Proof. intros; unfold is_end; now rewrite orb_true_iff, !eqn_true. Qed.

  Inductive chain : nine -> list nine -> nine -> Prop :=
  | Ends : forall x, is_end x = true -> chain x [] x
  | Goes : forall x l e, is_end x = false -> chain (next x) l e -> chain x (x :: l) e.

  (** There is an end: no column comes twice. *)
  Fixpoint trail (first : nine) (seen : list nine) (x : nine) : Prop :=
    match seen with [] => x = first | y :: seen => x = next y /\ trail first seen y end.

  Lemma before : forall first seen x z, trail first seen x -> In z seen ->
    z = first \/ exists w, In w (tl seen) /\ z = next w.
  Proof.
    intros first seen; induction seen as [|y seen IH]; intros x z T I; [destruct I|].
    destruct T as [_ T], I as [<-|I]; cbn.
    - destruct seen as [|w seen]; [now left | right; exists w; destruct T; cbn; auto].
    - destruct (IH y z T I) as [E|[w [J E]]]; [now left | right; exists w; split; [|exact E]].
      destruct seen; cbn in *; auto.
  Qed.

  Lemma chain_from : forall start n seen x, is_end start = true -> length seen + n = 10 -> NoDup seen ->
    trail (next start) seen x -> (forall y, In y seen -> is_end y = false) -> exists l e, chain x l e.
  Proof.
    intros start n; induction n as [|n IH]; intros seen x St L N T En.
    - assert (X := NoDup_incl_length N (fun y _ => in_all9 y)); cbn in X; lia.
    - destruct (is_end x) eqn:E; [exists [], x; now constructor|].
      assert (New : ~ In x seen).
      { intros I; destruct seen as [|y seen]; [destruct I|]; assert (T' := T); destruct T' as [Xy T'].
        destruct (before _ _ _ _ T I) as [F|[w [J F]]]; rewrite F in Xy; apply next_one in Xy; subst.
        - rewrite En in St; [discriminate | now left].
        - inversion N; contradiction. }
      destruct (IH (x :: seen) (next x)) as [l [e C]]; auto.
      + cbn; lia.
      + now constructor.
      + now split.
      + intros y [<-|I]; auto.
      + exists (x :: l), e; now constructor.
  Qed.

  Lemma chain_of : forall start, is_end start = true -> exists l e, chain (next start) l e.
  Proof.
    intros start St; apply (chain_from start 10 []); auto; [constructor | reflexivity | intros y []].
  Qed.

  Lemma chain_end : forall x l e, chain x l e -> is_end e = true /\ (x = e \/ In x l).
  Proof. intros x l e C; induction C as [x E|x l e E C [IH _]]; cbn; auto. Qed.

  Lemma chain_inner : forall x l e, chain x l e -> forall z, In z l -> is_end z = false.
  Proof. intros x l e C; induction C as [|x l e E C IH]; intros z I; [destruct I | destruct I as [<-|I]; auto]. Qed.

  Lemma chain_next : forall x l e, chain x l e -> forall z, In z l -> In (next z) l \/ next z = e.
  Proof.
    intros x l e C; induction C as [|x l e E C IH]; intros z I; [destruct I|].
    destruct I as [<-|I].
    - destruct (chain_end _ _ _ C) as [_ [X|X]]; [now right | left; now right].
    - destruct (IH z I); [left; now right | now right].
  Qed.

  Lemma chain_before : forall x l e, chain x l e -> forall z, In z l \/ z = e ->
    z = x \/ exists w, In w l /\ z = next w.
  Proof.
    intros x l e C; induction C as [x E|x l e E C IH]; intros z I.
    - destruct I as [[]|I]; auto.
    - assert (J : z = x \/ In z l \/ z = e) by (destruct I as [[->|I]|I]; auto).
      destruct J as [J|J]; [now left | right].
      destruct (IH z J) as [->|[w [W ->]]]; [exists x | exists w]; cbn; auto.
  Qed.

  (** Two columns that share a digit in the rows are in the same chain. *)
  Definition share (x y : nine) : Prop :=
    f r x = f r y \/ f r x = f s y \/ f s x = f r y \/ f s x = f s y.

  Definition listed (l : list nine) (x : nine) : bool := existsb (eqn x) l.

  Lemma listed_in : forall l x, listed l x = true <-> In x l.
  Proof. intros l x; exact (existsb_in _ _ eqn_true x l). Qed.

  Lemma chain_shares : forall start l e, is_end start = true -> chain (next start) l e ->
    forall x y, is_end y = false -> share x y -> In x l -> In y l.
  Proof.
    intros start l e St C x y Y Sh I.
    destruct Sh as [E|[E|[E|E]]].
    - apply (proj1 K) in E; now subst.
    - rewrite <- at_next in E; apply (proj1 K) in E.
      destruct (chain_before _ _ _ C x (or_introl I)) as [F|[w [W F]]]; rewrite F in E; apply next_one in E; subst.
      + congruence.
      + exact W.
    - rewrite <- at_next in E; apply (proj1 K) in E; subst y.
      destruct (chain_next _ _ _ C x I) as [J|J]; [exact J|].
      destruct (chain_end _ _ _ C) as [X _]; congruence.
    - apply (proj1 K) in E; now subst.
  Qed.

  Lemma chains_apart : forall start start' l l' e e', is_end start = true -> is_end start' = true ->
    start <> start' -> chain (next start) l e -> chain (next start') l' e' -> forall z, In z l' -> ~ In z l.
  Proof.
    intros start start' l l' e e' St St' D C C'.
    assert (Not : forall x, ~ In x l -> x <> start -> ~ In (next x) l).
    { intros x N X I; destruct (chain_before _ _ _ C _ (or_introl I)) as [F|[w [W F]]]; apply next_one in F; subst; auto. }
    assert (First : ~ In (next start') l).
    { apply Not; [|congruence]; intros I; rewrite (chain_inner _ _ _ C _ I) in St'; discriminate. }
    clear C D St'; revert First; induction C' as [x E|x m e2 E C' IH]; intros First z I; [destruct I|].
    destruct I as [<-|I]; [exact First|]; apply IH; [|exact I]; apply Not; [exact First | congruence].
  Qed.

  (** ** The rows exchanged in a chain *)

  Section Rows.
    Context (e : nine) (Re : r <> e) (Se : s <> e) (start finish : nine) (l : list nine) (Cd : c <> d)
      (St : is_end start = true) (C : chain (next start) l finish) (rc rd sc sd ec ed : nine)
      (R1 : incl [f r c; f r d] [f r finish; rc; rd]) (R2 : In (f s start) [rc; rd])
      (S1 : incl [f s c; f s d] [f s start; sc; sd]) (S2 : In (f r finish) [sc; sd]).

    Let new := exchanged_lines f r s e c d (listed l) rc rd sc sd ec ed.

    Lemma not_listed : listed l c = false /\ listed l d = false.
    Proof.
      split; apply not_true_is_false; rewrite listed_in; intros I; apply (chain_inner _ _ _ C) in I;
        unfold is_end in I; rewrite eqn_refl, ?orb_true_r in I; discriminate.
    Qed.

    Lemma not_at_once : next start <> finish.
    Proof.
      intros E; assert (X := at_next start); rewrite E in X; destruct (chain_end _ _ _ C) as [Fi _].
      apply is_end_spec in Fi, St; destruct K as [_ [_ B]]; apply B in X; [destruct X; contradiction|].
      split; [exact Band | destruct Fi, St; congruence].
    Qed.

    Lemma row_r : forall j, exists j', new r j' = f r j.
    Proof.
      assert (In_rc : forall x, In x [rc; rd] -> exists j', new r j' = x).
      { intros x [<-|[<-|[]]]; [exists c; now apply at_rc | exists d; now apply at_rd]. }
      assert (In_l : forall w, In w l -> new r w = f s w).
      { intros w W; apply at_r; try apply not_listed; now apply listed_in. }
      intros j; destruct (is_end j) eqn:E.
      - assert (J : In (f r j) [f r finish; rc; rd]) by (apply R1; apply is_end_spec in E; destruct E as [-> | ->]; cbn; auto).
        destruct J as [J|J]; [|now apply In_rc].
        destruct (chain_before _ _ _ C finish (or_intror eq_refl)) as [F|[w [W F]]].
        + now destruct not_at_once.
        + exists w; rewrite In_l, <- at_next by exact W; congruence.
      - destruct (listed l j) eqn:L.
        + apply listed_in in L; destruct (chain_before _ _ _ C j (or_introl L)) as [->|[w [W ->]]].
          * rewrite at_next; now apply In_rc.
          * exists w; rewrite at_next; now apply In_l.
        + exists j; apply stays; try exact L; intros ->; unfold is_end in E; rewrite eqn_refl, ?orb_true_r in E; discriminate.
    Qed.

    Lemma row_s : forall j, exists j', new s j' = f s j.
    Proof.
      assert (In_sc : forall x, In x [sc; sd] -> exists j', new s j' = x).
      { intros x [<-|[<-|[]]]; [exists c; now apply at_sc | exists d; now apply at_sd]. }
      assert (In_l : forall w, In w l -> new s w = f r w).
      { intros w W; apply at_s; try apply not_listed; try assumption; now apply listed_in. }
      intros j; destruct (is_end j) eqn:E.
      - assert (J : In (f s j) [f s start; sc; sd]) by (apply S1; apply is_end_spec in E; destruct E as [-> | ->]; cbn; auto).
        destruct J as [J|J]; [|now apply In_sc].
        destruct (chain_end _ _ _ C) as [_ [F|F]]; [now destruct not_at_once|].
        exists (next start); rewrite In_l, at_next by exact F; congruence.
      - destruct (listed l j) eqn:L.
        + apply listed_in in L; destruct (chain_next _ _ _ C j L) as [N|N].
          * exists (next j); rewrite In_l by exact N; apply at_next.
          * rewrite <- (at_next j), N; now apply In_sc.
        + exists j; apply stays; try exact L; intros ->; unfold is_end in E; rewrite eqn_refl, ?orb_true_r in E; discriminate.
    Qed.
  End Rows.
End Chains.
