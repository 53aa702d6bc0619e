(* From lines of JSON to what the judge takes. Nothing here has to be trusted: the puzzle and the actions that were
   read are printed back. *)

open Judge

exception Bad of string

(* A kind of proof that the judge does not know. *)
exception Unknown of string

let bad what = raise (Bad what)

(* Numbers and names *)

let nines = [| N1; N2; N3; N4; N5; N6; N7; N8; N9 |]

let nine sign = if sign >= '1' && sign <= '9' then nines.(Char.code sign - 49) else bad "expected a digit from 1 to 9"

let rec nat n = if n <= 0 then O else S (nat (n - 1))

let rec positive n =
  if n <= 1 then XH else if n land 1 = 1 then XI (positive (n / 2)) else XO (positive (n / 2))

let integer n = if n = 0 then Z0 else if n > 0 then Zpos (positive n) else Zneg (positive (-n))

let candidate name =
  if String.length name <> 5 || name.[1] <> 'r' || name.[3] <> 'c' then bad (name ^ " is no candidate");
  { row = nine name.[2]; column = nine name.[4]; digit = nine name.[0] }

let sector name =
  if String.length name <> 3 then bad (name ^ " is no sector");
  let first = nine name.[0] and last = nine name.[2] in
  match Char.uppercase_ascii name.[1] with
  | 'N' -> Cell (first, last)
  | 'R' -> Row (first, last)
  | 'C' -> Column (first, last)
  | 'B' -> Box (first, last)
  | _ -> bad (name ^ " is no sector")

let fact name =
  if String.length name > 1 && name.[0] = 'L' && name.[1] >= '1' && name.[1] <= '9' then
    match int_of_string_opt (String.sub name 1 (String.length name - 1)) with
    | Some n when n <= 65535 -> FactLemma (nat (n - 1))
    | _ -> bad (name ^ " is no lemma")
  else FactSector (sector name)

(* Fields *)

let fields = function Json.Object fields -> fields | _ -> bad "expected an object"

(* No field twice: which one would count? *)
let distinct value =
  let names = List.sort compare (List.map fst (fields value)) in
  let rec go = function
    | a :: (b :: _ as rest) -> if a = b then bad (a ^ " occurs twice") else go rest
    | _ -> ()
  in
  go names

let find name value =
  match List.assoc_opt name (fields value) with Some Json.Null | None -> None | Some found -> Some found

let get name value = match find name value with Some found -> found | None -> bad (name ^ " is missing")
let text = function Json.Text text -> text | _ -> bad "expected a text"
let list = function Json.List list -> list | _ -> bad "expected a list"

let list_of item name value =
  match find name value with Some found -> List.map item (list found) | None -> []

let candidates = list_of (fun item -> candidate (text item))

let whole least = function
  | Json.Number number -> (
      match int_of_string_opt number with
      | Some n when n >= least && n <= 32767 -> n
      | _ -> bad (number ^ " is not a number that fits here"))
  | _ -> bad "expected a number"

(* Proofs *)

let side of_name sign name value =
  let found = get name value in
  distinct found;
  List.map (fun (name, times) -> (of_name name, integer (sign * whole 1 times))) (fields found)

let cover value =
  { scale = integer (whole 1 (get "scale" value));
    terms = side fact (-1) "truths" value @ side fact 1 "links" value }

let actions value =
  List.map (fun x -> Place x) (candidates "placements" value)
  @ List.map (fun x -> Eliminate x) (candidates "eliminations" value)

let conflict value = Option.map (fun found -> sector (text found)) (find "conflict" value)

(* Patterns and guardians *)

let pattern name = try Labels.pattern name with Labels.Bad what -> bad what
let patterns = list_of (fun item -> pattern (text item)) "patterns"

let equation name =
  match String.length name with
  | 2 when name.[0] = '#' -> OfDigit (nine name.[1])
  | 4 when name.[0] = 'r' && name.[2] = 'c' -> OfCell (nine name.[1], nine name.[3])
  | _ -> bad (name ^ " is no pattern equation")

let guardian_kind = function
  | "impossible" -> Impossible
  | "deadly" -> Deadly
  | "deadly-parity" -> DeadlyParity
  | "reverse" -> Reverse
  | "clue-cover" -> ClueCover
  | "two-lines" -> TwoLines
  | kind -> raise (Unknown ("guardians because " ^ kind))

let guardians value =
  { kind = guardian_kind (text (get "because" value));
    pattern_sectors = list_of (fun item -> sector (text item)) "sectors" value;
    kept = candidates "kept" value }

(* Nine numbers: where each of nine things goes. *)
let table name value =
  let number item = match item with Json.Number n when String.length n = 1 -> nine n.[0] | _ -> bad "expected a number from 1 to 9" in
  match List.map number (list (get name value)) with
  | [ t1; t2; t3; t4; t5; t6; t7; t8; t9 ] -> { t1; t2; t3; t4; t5; t6; t7; t8; t9 }
  | _ -> bad (name ^ " has not nine numbers")

let symmetry value =
  { transposed = get "transpose" value = Json.Bool true;
    row_to = table "rows" value; column_to = table "columns" value; digit_to = table "digits" value }

(* A pattern and its equations, or two patterns and one equation. *)
let short_deletion names =
  let is_pattern name = String.contains name '(' in
  match names with
  | first :: second :: rest when is_pattern second -> (
      match rest with
      | [ by ] -> PairBy (pattern first, pattern second, equation by)
      | _ -> bad "expected two patterns and one equation")
  | first :: rest when rest <> [] -> ByEquations (pattern first, List.map equation rest)
  | _ -> bad "expected a pattern and its equations"

(* The rectangle of schema 1, as the Rust reader takes it: for each digit of the patterns a deadly pattern of all other
   digits in the cells. *)
let rectangle value =
  let cell name =
    if String.length name = 4 && name.[0] = 'r' && name.[2] = 'c' then (nine name.[1], nine name.[3])
    else bad (name ^ " is no cell")
  in
  let cells = List.sort_uniq compare (list_of (fun item -> cell (text item)) "cells" value) in
  let patterns = patterns value in
  let of_digit digit =
    let others = List.filter (( <> ) digit) (Array.to_list nines) in
    let keeps (row, column) = List.map (fun digit -> { row; column; digit }) others in
    let pattern_sectors = List.map (fun (r, c) -> Cell (r, c)) cells in
    ByGuardians
      ( { kind = Deadly; pattern_sectors; kept = List.concat_map keeps cells },
        List.filter (fun pattern -> pattern.of_digit = digit) patterns )
  in
  List.map of_digit (List.sort_uniq compare (List.map (fun pattern -> pattern.of_digit) patterns))

let deletion value =
  match value with
  | Json.List names -> [ short_deletion (List.map text names) ]
  | _ -> (
      match text (get "kind" value) with
      | "rectangle" -> rectangle value
      | "equations" ->
          let terms = side equation (-1) "truths" value @ side equation 1 "links" value in
          [ BySum (integer (whole 1 (get "scale" value)), terms, patterns value) ]
      | "candidates" -> [ ByCandidates (cover value, patterns value) ]
      | "guardians" -> [ ByGuardians (guardians value, patterns value) ]
      | kind -> raise (Unknown ("deletion " ^ kind)))

let rec reason value =
  match text (get "kind" value) with
  | "cover" -> Covers [ cover value ]
  | "covers" -> Covers (List.map cover (list (get "covers" value)))
  | "refute" -> Refute (List.map disproof (list (get "disproofs" value)))
  | "cases" -> Cases (fact (text (get "truth" value)), List.map branch (list (get "branches" value)))
  | "guardians" -> ByGuards (guardians value)
  | "symmetry" -> BySymmetry (symmetry value)
  | "rookeries" -> InSpace (List.concat (list_of deletion "deletions" value))
  | kind -> raise (Unknown kind)

and disproof value =
  let target = Option.to_list (Option.map (fun found -> Place (candidate (text found))) (find "target" value)) in
  let yes = List.map (fun x -> Place x) (candidates "true" value) in
  let no = List.map (fun x -> Eliminate x) (candidates "false" value) in
  match conflict value with
  | Some sector -> Disproof (target @ yes @ no, deductions value, sector)
  | None -> bad "conflict is missing"

and branch value = Branch (candidate (text (get "candidate" value)), deductions value, conflict value)
and deductions value = list_of deduction "deductions" value

and deduction = function
  | Json.Text name -> Only (sector name)
  | value -> (
      match find "by" value with
      | Some by -> Inner (reason by, actions value)
      | None -> ByCover (cover value, candidates "eliminates" value))

let clause value =
  match fields value with
  | [ ("one-of", _) ] -> OneOf (candidates "one-of" value)
  | [ ("at-most-one", _) ] -> AtMostOne (candidates "at-most-one" value)
  | [ ("same", _) ] -> (
      match candidates "same" value with
      | [ a; b ] -> Same (a, b)
      | _ -> bad "expected two candidates that are the same")
  | _ -> bad "expected a clause"

let lemma value = (clause (get "says" value), reason (get "by" value))

let step value =
  (actions value, { lemmas = list_of lemma "lemmas" value; then_ = reason (get "proof" value) })

(* A step that cannot be read, with its number. *)
let steps value =
  let read n value =
    let place what = Printf.sprintf "step %d: %s" (n + 1) what in
    try step value with
    | Bad what -> raise (Bad (place what))
    | Unknown kind -> raise (Unknown (place kind))
  in
  List.mapi read (list (get "steps" value))

(* Puzzles: 81 signs, a plus before a digit that was placed, and excluded candidates behind a colon *)

let triplet found triplet =
  if triplet = "" then found
  else if String.length triplet <> 3 then bad (triplet ^ " is no excluded candidate")
  else { digit = nine triplet.[0]; row = nine triplet.[1]; column = nine triplet.[2] } :: found

let values board =
  let rec go at cell given placed =
    if at = String.length board then if cell = 81 then (List.rev given, List.rev placed) else bad "expected 81 cells"
    else if cell = 81 then bad "more than 81 cells"
    else
      let value sign = { row = nines.(cell / 9); column = nines.(cell mod 9); digit = nine sign } in
      match board.[at] with
      | '.' | '0' -> go (at + 1) (cell + 1) given placed
      | '+' when at + 1 < String.length board ->
          go (at + 2) (cell + 1) given (value board.[at + 1] :: placed)
      | sign -> go (at + 1) (cell + 1) (value sign :: given) placed
  in
  go 0 0 [] []

let puzzle line =
  let board, out =
    match String.index_opt line ':' with
    | Some at -> (String.sub line 0 at, String.sub line (at + 1) (String.length line - at - 1))
    | None -> (line, "")
  in
  let givens, placed = values board in
  let excluded = List.rev (List.fold_left triplet [] (String.split_on_char ' ' out)) in
  (* What is excluded beneath a given says nothing. *)
  let is_in cells x = List.exists (fun given -> given.row = x.row && given.column = x.column) cells in
  let excluded = List.filter (fun x -> not (is_in givens x || List.mem x placed)) excluded in
  { givens; excluded; placed }
