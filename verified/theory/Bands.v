(** * Bands with two givens: all fillings are tried

    A filling of three rows is a table of nine columns with three digits each. It has a twin when its
    columns can be ordered otherwise, so that no row has a digit twice, and two given cells stay as they
    are. One is in the first row, the other one in the second. Here: a filling without a twin has the
    digit of the second in the third row, in the column of the first. That is shown by trying all
    fillings but for the names of digits and the order of some columns; the kernel of Coq does it. *)

From Coq Require Import List Bool.
From Ninerooks Require Import Statement Nine Board.
Import ListNotations.

Record triple := Triple { top : nine; middle : nine; low : nine }.

Definition band := table triple.

(** How three digits can be ordered: the first, second and third of them, named in their new places. *)
Inductive order := o123 | o132 | o213 | o231 | o312 | o321.

Definition ordered (o : order) (t : triple) : triple :=
  let 'Triple a b c := t in
  match o with
  | o123 => Triple a b c | o132 => Triple a c b | o213 => Triple b a c
  | o231 => Triple b c a | o312 => Triple c a b | o321 => Triple c b a
  end.

Definition is_changed (o : order) : bool := match o with o123 => false | _ => true end.

(** ** What a twin is *)

(** [if] where others write "and": the kernel computes both sides of that. *)
Definition is_twin_order (second : nine) (b : band) (os : table order) : bool :=
  if existsb (fun c => is_changed (get os c)) all9 then
    let new c := ordered (get os c) (get b c) in
    if eqn (top (new n1)) (top (get b n1)) then
    if eqn (middle (new second)) (middle (get b second)) then
    if all_different (fun c => top (new c)) then
    if all_different (fun c => middle (new c)) then all_different (fun c => low (new c))
    else false else false else false else false
  else false.

(** ** How one is found

    None of this has to be right, for what is found is looked at. *)

Section Find.
  Context (second : nine) (b : band).

  (** Where each digit is in a row. *)
  Definition where_is := table (option nine).

  (** The columns that are reached from this one: from a digit of a row to the one of another row in its
      column, and on to the column where the first row has that. *)
  Fixpoint reached_from (here : where_is) (there : triple -> nine) (steps : list nine) (c : nine)
    (found : table bool) : table bool :=
    match steps with
    | [] => found
    | _ :: steps =>
        if get found c then found
        else match get here (there (get b c)) with
          | Some c' => reached_from here there steps c' (set found c true)
          | None => found
          end
    end.

  (** Two rows are exchanged in all other columns. *)
  Definition exchanged_elsewhere (o : order) (found : table bool) : bool :=
    is_twin_order second b (tabulate (fun c => if get found c then o123 else o)).

  Definition new_orders (c : nine) : list order :=
    match eqn c n1, eqn c second with
    | true, true => [o123]
    | true, false => [o132; o123]
    | false, true => [o321; o123]
    | false, false => [o321; o132; o213; o231; o312; o123]
    end.

  Fixpoint first_of {A B} (f : A -> option B) (l : list A) : option B :=
    match l with
    | [] => None
    | x :: l => match f x with Some y => Some y | None => first_of f l end
    end.

  Fixpoint reorder (columns : list nine) (w1 w2 w3 : table bool) (os : table order) (changed : bool) :
    option (table order) :=
    match columns with
    | [] => if changed then Some os else None
    | c :: columns =>
        first_of (fun o =>
          let 'Triple x y z := ordered o (get b c) in
          if get w1 x then None else if get w2 y then None else if get w3 z then None
          else reorder columns (set w1 x true) (set w2 y true) (set w3 z true) (set os c o)
            (if changed then true else is_changed o)) (new_orders c)
    end.

  Definition has_twin (u1 u2 u3 : where_is) : bool :=
    let none := fill false in
    if exchanged_elsewhere o321 (reached_from u1 low all9 n1 none) then true
    else if exchanged_elsewhere o132 (reached_from u2 low all9 second none) then true
    else if exchanged_elsewhere o213
      (reached_from u1 middle all9 second (reached_from u1 middle all9 n1 none)) then true
    else match reorder [n1; n4; n2; n3; n5; n6; n7; n8; n9] none none none (fill o123) false with
      | Some os => is_twin_order second b os
      | None => false
      end.
End Find.

(** ** All fillings

    The first three columns are 147, 258, 369; the next one is as it comes, and in the fifth and sixth,
    and in the last three, the digits of the first row ascend. *)

Definition number (n : nine) : nat :=
  match n with n1 => 1 | n2 => 2 | n3 => 3 | n4 => 4 | n5 => 5 | n6 => 6 | n7 => 7 | n8 => 8 | n9 => 9 end.

Definition below (a b : nine) : bool := existsb (eqn a) (firstn (pred (number b)) all9).

Definition is_in {A} (o : option A) : bool := match o with Some _ => true | None => false end.

(** Whether the digit is in this box, in a row. *)
Definition is_in_box (u : where_is) (c d : nine) : bool :=
  match get u d with Some c' => eqn (third c') (third c) | None => false end.

Definition comes_after (before : option nine) (b : band) (x : nine) : bool :=
  match before with Some c => below (top (get b c)) x | None => true end.

Fixpoint every_band (has : band -> where_is -> where_is -> where_is -> bool)
  (columns : list (nine * option nine)) (u1 u2 u3 : where_is) (b : band) : bool :=
  match columns with
  | [] => has b u1 u2 u3
  | (c, before) :: columns =>
      forallb (fun x =>
        if is_in (get u1 x) then true else if is_in_box u2 c x then true
        else if is_in_box u3 c x then true
        else if comes_after before b x then
          forallb (fun y =>
            if eqn x y then true else if is_in (get u2 y) then true
            else if is_in_box u1 c y then true else if is_in_box u3 c y then true
            else forallb (fun z =>
              if eqn x z then true else if eqn y z then true else if is_in (get u3 z) then true
              else if is_in_box u1 c z then true else if is_in_box u2 c z then true
              else every_band has columns (set u1 x (Some c)) (set u2 y (Some c)) (set u3 z (Some c))
                (set b c (Triple x y z))) all9) all9
        else true) all9
  end.

Definition later_columns : list (nine * option nine) :=
  [(n4, None); (n5, None); (n6, Some n5); (n7, None); (n8, Some n7); (n9, Some n8)].

Definition in_first (a b c : nine) : where_is :=
  set (set (set (fill None) a (Some n1)) b (Some n2)) c (Some n3).

Definition first_box : band :=
  set (set (fill (Triple n3 n6 n9)) n1 (Triple n1 n4 n7)) n2 (Triple n2 n5 n8).

Definition is_clear (second : nine) (b : band) : bool := eqn (low (get b n1)) (middle (get b second)).

Definition seconds : list nine := [n1; n2; n4].

Definition is_fine (b : band) (u1 u2 u3 : where_is) : bool :=
  forallb (fun second => if is_clear second b then true else has_twin second b u1 u2 u3) seconds.

(** The one computation that this rests on: 217,728 fillings, and three places of the second given. *)
Lemma all_are_fine : every_band is_fine later_columns (in_first n1 n2 n3) (in_first n4 n5 n6)
  (in_first n7 n8 n9) first_box = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

(** ** A filling that was tried *)

Section Tried.
  Context (g : nine -> triple).

  Definition injective (h : nine -> nine) : Prop := forall x y, h x = h y -> x = y.

  Definition is_filling : Prop :=
    injective (fun c => top (g c)) /\ injective (fun c => middle (g c)) /\
    injective (fun c => low (g c)) /\
    forall c c', third c = third c' ->
      top (g c) <> middle (g c') /\ top (g c) <> low (g c') /\ middle (g c) <> low (g c').

  (** What is known of a row: where some digits of columns are that do not come any more. *)
  Definition is_known (h : triple -> nine) (u : where_is) (columns : list nine) : Prop :=
    forall d c, get u d = Some c -> h (g c) = d /\ ~ In c columns.

  Fixpoint is_ascending (columns : list (nine * option nine)) : Prop :=
    match columns with
    | [] => True
    | (c, before) :: columns => ~ In c (map fst columns) /\ is_ascending columns /\
        match before with
        | Some p => p <> c /\ ~ In p (map fst columns) /\ below (top (g p)) (top (g c)) = true
        | None => True
        end
    end.

  Lemma not_known_yet : forall h u c columns, is_known h u (c :: columns) -> injective (fun c => h (g c)) ->
    is_in (get u (h (g c))) = false.
  Proof.
    intros h u c columns U One; destruct (get u (h (g c))) as [c'|] eqn:E; [exfalso|reflexivity].
    destruct (U _ _ E) as [D N]; apply One in D; subst c'; apply N; now left.
  Qed.

  Lemma not_in_box : forall h h' u c columns, is_known h u columns ->
    (forall c', third c' = third c -> h (g c') <> h' (g c)) -> is_in_box u c (h' (g c)) = false.
  Proof.
    intros h h' u c columns U B; unfold is_in_box; destruct (get u (h' (g c))) as [c'|] eqn:E; [|reflexivity].
    destruct (U _ _ E) as [D _]; destruct (eqn_spec (third c') (third c)) as [T|]; [|reflexivity].
    now destruct (B c' T).
  Qed.

  Lemma known_next : forall h u c columns, is_known h u (c :: columns) -> ~ In c columns ->
    is_known h (set u (h (g c)) (Some c)) columns.
  Proof.
    intros h u c columns U N d c' E; rewrite get_set in E; destruct (eqn_spec d (h (g c))) as [->|D].
    - injection E as <-; auto.
    - destruct (U _ _ E) as [D' N']; split; [exact D' | intros I; apply N'; now right].
  Qed.

  Theorem every_band_right : forall has columns u1 u2 u3 b, is_filling -> is_ascending columns ->
    is_known top u1 (map fst columns) -> is_known middle u2 (map fst columns) ->
    is_known low u3 (map fst columns) -> (forall c, ~ In c (map fst columns) -> get b c = g c) ->
    every_band has columns u1 u2 u3 b = true ->
    exists b' v1 v2 v3, (forall c, get b' c = g c) /\ has b' v1 v2 v3 = true.
  Proof.
    intros has columns; induction columns as [|[c before] columns IH]; cbn [every_band map fst];
      intros u1 u2 u3 b F A U1 U2 U3 B E.
    - exists b, u1, u2, u3; split; [intros c; apply B; intros [] | exact E].
    - destruct A as [N [A Before]]; destruct F as [I1 [I2 [I3 Box]]].
      assert (Own := Box c c eq_refl); destruct Own as [D12 [D13 D23]].
      rewrite forallb_forall in E; specialize (E (top (g c)) (in_all9 _)).
      rewrite (not_known_yet top u1 c _ U1 I1), (not_in_box middle top u2 c _ U2),
        (not_in_box low top u3 c _ U3) in E.
      2, 3: intros c' T X; destruct (Box c c' (eq_sym T)) as [Y [Z _]]; congruence.
      replace (comes_after before b (top (g c))) with true in E.
      2: { destruct before as [p|]; [|reflexivity]; destruct Before as [X [Y Z]]; cbn.
           rewrite B; [now rewrite Z | intros [W|W]; auto]. }
      rewrite forallb_forall in E; specialize (E (middle (g c)) (in_all9 _)).
      destruct (eqn_spec (top (g c)) (middle (g c))) as [X|_]; [contradiction|].
      rewrite (not_known_yet middle u2 c _ U2 I2), (not_in_box top middle u1 c _ U1),
        (not_in_box low middle u3 c _ U3) in E.
      2: intros c' T X; destruct (Box c c' (eq_sym T)) as [_ [_ Z]]; congruence.
      2: intros c' T X; destruct (Box c' c T) as [Y _]; congruence.
      rewrite forallb_forall in E; specialize (E (low (g c)) (in_all9 _)).
      destruct (eqn_spec (top (g c)) (low (g c))) as [X|_]; [contradiction|].
      destruct (eqn_spec (middle (g c)) (low (g c))) as [X|_]; [contradiction|].
      rewrite (not_known_yet low u3 c _ U3 I3), (not_in_box top low u1 c _ U1),
        (not_in_box middle low u2 c _ U2) in E.
      2, 3: intros c' T X; destruct (Box c' c T) as [_ [Y Z]]; congruence.
      apply IH in E; auto using known_next.
      + repeat split; auto; apply Box; assumption.
      + intros c' I; rewrite get_set; destruct (eqn_spec c' c) as [->|D]; [now destruct (g c)|].
        apply B; intros [X|X]; [congruence | contradiction].
  Qed.

  (** A twin, with the order of each column. *)
  Definition twin_orders (second : nine) (os : nine -> order) : Prop :=
    let new c := ordered (os c) (g c) in
    (exists c, os c <> o123) /\ top (new n1) = top (g n1) /\
    middle (new second) = middle (g second) /\
    injective (fun c => top (new c)) /\ injective (fun c => middle (new c)) /\
    injective (fun c => low (new c)).

  Lemma twin_order_right : forall second b os, (forall c, get b c = g c) ->
    is_twin_order second b os = true -> twin_orders second (get os).
  Proof.
    intros second b os B E; unfold is_twin_order in E; cbn beta zeta in E.
    assert (G : forall h : triple -> nine,
      all_different (fun c => h (ordered (get os c) (get b c))) = true ->
      injective (fun c => h (ordered (get os c) (g c)))).
    { intros h D x y X; apply (different_is_injective _ D); now rewrite !B. }
    destruct (existsb _ all9) eqn:C; [|discriminate]; rewrite !B in E.
    destruct (eqn_spec (top (ordered (get os n1) (g n1))) (top (g n1))) as [X|]; [|discriminate].
    destruct (eqn_spec (middle (ordered (get os second) (g second))) (middle (g second))) as [Y|];
      [|discriminate].
    destruct (all_different (fun c => top _)) eqn:T; [|discriminate].
    destruct (all_different (fun c => middle _)) eqn:M; [|discriminate].
    apply existsb_exists in C; destruct C as [c [_ C]]; unfold twin_orders; cbn zeta.
    refine (conj _ (conj X (conj Y (conj (G top T) (conj (G middle M) (G low E)))))).
    exists c; intros Z; rewrite Z in C; discriminate.
  Qed.

  Lemma has_twin_right : forall second b u1 u2 u3, (forall c, get b c = g c) ->
    has_twin second b u1 u2 u3 = true -> exists os, twin_orders second os.
  Proof.
    intros second b u1 u2 u3 B E; unfold has_twin, exchanged_elsewhere in E.
    repeat match type of E with
    | (if is_twin_order ?s ?b ?os then _ else _) = true =>
        let H := fresh in destruct (is_twin_order s b os) eqn:H;
          [exists (get os); now apply (twin_order_right second b) | clear H]
    end.
    destruct (reorder _ _ _ _ _ _ _ _) as [os|]; [|discriminate].
    exists (get os); now apply (twin_order_right second b).
  Qed.

  Lemma in_first_known : forall h,
    is_known h (in_first (h (g n1)) (h (g n2)) (h (g n3))) (map fst later_columns).
  Proof.
    intros h d c E; unfold in_first in E; rewrite !get_set, get_fill in E.
    destruct (eqn_spec d (h (g n3))) as [->|]; [injection E as <-; split; [reflexivity | cbn; intuition discriminate]|].
    destruct (eqn_spec d (h (g n2))) as [->|]; [injection E as <-; split; [reflexivity | cbn; intuition discriminate]|].
    destruct (eqn_spec d (h (g n1))) as [->|]; [|discriminate].
    injection E as <-; split; [reflexivity | cbn; intuition discriminate].
  Qed.

  Theorem filling_has_twin : forall second, In second seconds -> is_filling ->
    g n1 = Triple n1 n4 n7 -> g n2 = Triple n2 n5 n8 -> g n3 = Triple n3 n6 n9 ->
    below (top (g n5)) (top (g n6)) = true -> below (top (g n7)) (top (g n8)) = true ->
    below (top (g n8)) (top (g n9)) = true ->
    low (g n1) = middle (g second) \/ exists os, twin_orders second os.
  Proof.
    intros second Sec F G1 G2 G3 A56 A78 A89.
    destruct (every_band_right is_fine later_columns (in_first n1 n2 n3) (in_first n4 n5 n6)
      (in_first n7 n8 n9) first_box F) as [b [v1 [v2 [v3 [B E]]]]]; [| | | | |exact all_are_fine|].
    - cbn; repeat split; auto; intros X; intuition discriminate.
    - assert (X := in_first_known top); rewrite G1, G2, G3 in X; exact X.
    - assert (X := in_first_known middle); rewrite G1, G2, G3 in X; exact X.
    - assert (X := in_first_known low); rewrite G1, G2, G3 in X; exact X.
    - intros c N; destruct c; cbn; auto; exfalso; apply N; cbn; tauto.
    - unfold is_fine in E; rewrite forallb_forall in E; specialize (E second Sec).
      destruct (is_clear second b) eqn:C; [left | right; exact (has_twin_right _ _ _ _ _ B E)].
      unfold is_clear in C; rewrite !B in C; now apply eqn_true.
  Qed.
End Tried.
