(* What the judge says, in words. *)

open Judge

let digit n =
  match n with
  | N1 -> '1' | N2 -> '2' | N3 -> '3' | N4 -> '4' | N5 -> '5' | N6 -> '6' | N7 -> '7' | N8 -> '8' | N9 -> '9'

let candidate x = Printf.sprintf "%cr%cc%c" (digit x.digit) (digit x.row) (digit x.column)

let sector s =
  let name a letter b = Printf.sprintf "%c%c%c" (digit a) letter (digit b) in
  match s with
  | Cell (r, c) -> name r 'N' c
  | Row (d, r) -> name d 'R' r
  | Column (d, c) -> name d 'C' c
  | Box (d, b) -> name d 'B' b

let rec number n = match n with O -> 0 | S n -> 1 + number n

let action a =
  match a with
  | Place x -> Printf.sprintf "r%cc%c=%c" (digit x.row) (digit x.column) (digit x.digit)
  | Eliminate x -> Printf.sprintf "r%cc%c<>%c" (digit x.row) (digit x.column) (digit x.digit)

(* The 81 digits of a grid. *)
let grid f =
  let nines = [ N1; N2; N3; N4; N5; N6; N7; N8; N9 ] in
  let line r = List.map (fun c -> digit (f r c)) nines in
  String.of_seq (List.to_seq (List.concat_map line nines))

(* The puzzle that was judged, written as it is read. *)
let puzzle (p : puzzle) =
  let cell r c =
    let is_here x = x.row = r && x.column = c in
    match (List.find_opt is_here p.givens, List.find_opt is_here p.placed) with
    | Some x, _ -> String.make 1 (digit x.digit)
    | None, Some x -> Printf.sprintf "+%c" (digit x.digit)
    | None, None -> "."
  in
  let nines = [ N1; N2; N3; N4; N5; N6; N7; N8; N9 ] in
  let board = String.concat "" (List.concat_map (fun r -> List.map (cell r) nines) nines) in
  let triplet x = Printf.sprintf "%c%c%c" (digit x.digit) (digit x.row) (digit x.column) in
  match p.excluded with [] -> board | out -> board ^ ":" ^ String.concat " " (List.map triplet out)

let rec why w =
  let at place n w = Printf.sprintf "%s %d: %s" place (number n + 1) (why w) in
  match w with
  | NotOpen x -> candidate x ^ " is not open"
  | NotSingle x -> candidate x ^ " is not the last candidate of one of its sectors"
  | NoLemma n -> Printf.sprintf "there is no lemma L%d" (number n + 1)
  | WrongSide -> "a lemma is on the wrong side"
  | ScaleBelowOne -> "the scale is below 1"
  | SumTooLarge -> "the weights sum to the scale or more"
  | WeighsTooLittle x -> candidate x ^ " weighs too little"
  | NotRefuted x -> candidate x ^ " is not refuted"
  | NotShown -> "the clause is not shown"
  | NotEmpty s -> sector s ^ " has a live candidate left"
  | NotOnly s -> sector s ^ " has not exactly one live candidate"
  | TooDeep -> "proofs are inside each other too often"
  | NoTruth -> "cases need a sector, or a lemma that says one of"
  | NoBranches -> "there is no branch, or two of one candidate"
  | NoBranch x -> candidate x ^ " has no branch"
  | StrayBranch x -> candidate x ^ " is no case"
  | Survives x -> candidate x ^ " is live at the end of a branch"
  | NotReached x -> candidate x ^ " is not placed at the end of a branch"
  | NoGuardian -> "the pattern has no guardian"
  | CanBeFilled -> "the pattern can be filled"
  | NotCells -> "the pattern does not consist of different cells"
  | NotImpossible -> "the pattern is possible without its guardians"
  | NotASymmetry -> "the map does not take the puzzle to itself"
  | AssumesUniqueness -> "it assumes that there is at most one solution"
  | PatternWeighsTooLittle -> "a pattern weighs too little"
  | PatternCompatible -> "a live pattern is compatible with it"
  | NoEquation -> "no equation is named"
  | PatternPasses x -> "a live pattern passes through " ^ candidate x
  | PatternMisses x -> "a live pattern misses " ^ candidate x
  | Clash x -> candidate x ^ " clashes with another value of the puzzle"
  | WrongEnd -> "the digits in the end are no solution"
  | InLemma (n, w) -> at "lemma" n w
  | InDisproof (n, w) -> at "disproof" n w
  | InBranch (x, w) -> Printf.sprintf "branch %s: %s" (candidate x) (why w)
  | InDeduction (n, w) -> at "deduction" n w
  | InDeletion (n, w) -> at "deletion" n w
  | InStep (n, w) -> at "step" n w
