(* ninerooks-mutants (false|changed) COUNT SEED: wrong paths, made of the right ones of the standard input.

   `false`: a step claims something that is not so in the solution of its line, so it has to be refused. `changed`:
   something in a step or its proof is changed, and two judges have to agree on what is left. Each mutant is one step
   from its state; where it assumes one solution, the steps before it are there too, for the puzzle counts. *)

open Json

let digits = "123456789"
let pick list = List.nth list (Random.int (List.length list))
let other_digit sign = pick (List.filter (( <> ) sign) (List.of_seq (String.to_seq digits)))
let is_digit sign = String.contains digits sign

(* One digit of a name is another; or a sector is of another kind. *)
let other_name name =
  let at = Random.int (String.length name) in
  let change sign = String.mapi (fun n old -> if n = at then sign else old) name in
  if is_digit name.[at] then Some (change (other_digit name.[at]))
  else if String.length name = 3 && String.contains "NRCB" name.[1] then Some (change (pick [ 'N'; 'R'; 'C'; 'B' ]))
  else None

let without n list = List.filteri (fun m _ -> m <> n) list

(* Another value in the place of this one; none where there is none. *)
let other value =
  match value with
  | Text name when name <> "" && (is_digit name.[0] || String.contains "L#r" name.[0]) ->
      Option.map (fun name -> Text name) (other_name name)
  | Number number -> Option.map (fun n -> Number (string_of_int (n + pick [ -1; 1 ]))) (int_of_string_opt number)
  | List (_ :: _ as items) -> (
      let n = Random.int (List.length items) in
      match Random.int 3 with
      | 0 -> Some (List (List.nth items n :: without n items))
      | _ -> Some (List (without n items)))
  | Object (((first, _) :: _) as fields) when first <> "" && (is_digit first.[0] || String.contains "L#r" first.[0]) -> (
      let n = Random.int (List.length fields) in
      match (Random.int 2, other_name (fst (List.nth fields n))) with
      | 0, Some name -> Some (Object (List.mapi (fun m (old, v) -> if m = n then (name, v) else (old, v)) fields))
      | _ -> Some (Object (without n fields)))
  | _ -> None

(* How many values there are, and the same with one of them changed. *)
let rec size value =
  match value with
  | List items -> List.fold_left (fun sum item -> sum + size item) 1 items
  | Object fields -> List.fold_left (fun sum (_, item) -> sum + size item) 1 fields
  | _ -> 1

let rec change n value =
  if n = 0 then other value
  else
    let rec within n get put = function
      | [] -> None
      | item :: rest ->
          let own = size (get item) in
          if n < own then Option.map (fun found -> put item found :: rest) (change n (get item))
          else Option.map (fun rest -> item :: rest) (within (n - own) get put rest)
    in
    match value with
    | List items -> Option.map (fun items -> List items) (within (n - 1) Fun.id (fun _ found -> found) items)
    | Object fields ->
        let put (name, _) found = (name, found) in
        Option.map (fun fields -> Object fields) (within (n - 1) snd put fields)
    | _ -> None

let rec changed tries step =
  if tries = 0 then None
  else
    match change (Random.int (size step)) step with
    | Some found when found <> step -> Some found
    | _ -> changed (tries - 1) step

(* A step that claims what is not so: the true candidate of a cell is eliminated, or another one placed. *)
let falsified solution step =
  let true_digit name = solution.[((Char.code name.[2] - 49) * 9) + Char.code name.[4] - 49] in
  let put sign name = Printf.sprintf "%c%s" sign (String.sub name 1 4) in
  let actions field = match Reader.find field step with Some (List names) -> List.map Reader.text names | _ -> [] in
  let claims field names =
    match step with
    | Object fields ->
        let names = Json.List (List.map (fun name -> Text name) names) in
        Some (Object ((field, names) :: List.remove_assoc field fields))
    | _ -> None
  in
  match (actions "placements", actions "eliminations") with
  | (name :: _ as all), _ when Random.bool () ->
      let wrong = put (other_digit (true_digit name)) name in
      claims "placements" (wrong :: List.filter (( <> ) name) all)
  | [], [] -> None
  | placed, out ->
      let name = pick (placed @ out) in
      claims "eliminations" (put (true_digit name) name :: out)

(* What a judge reads of a step. *)
let essence step =
  let wanted = [ "technique"; "placements"; "eliminations"; "lemmas"; "proof" ] in
  Object (List.filter (fun (name, _) -> List.mem name wanted) (Reader.fields step))

let rec assumes_one value =
  match value with
  | Object fields ->
      List.mem_assoc "because" fields
      || List.assoc_opt "kind" fields = Some (Text "symmetry")
      || List.exists (fun (_, item) -> assumes_one item) fields
  | List items -> List.exists assumes_one items
  | _ -> false

(* The state after some steps, as a puzzle. *)
let state (puzzle : Judge.puzzle) steps =
  let act (placed, out) step =
    let each (placed, out) action =
      match action with
      | Judge.Place x -> (x :: placed, out)
      | Judge.Eliminate x -> (placed, x :: out)
    in
    List.fold_left each (placed, out) (Reader.actions step)
  in
  let placed, out = List.fold_left act (puzzle.placed, puzzle.excluded) steps in
  let is_open (x : Judge.candidate) =
    not (List.exists (fun (y : Judge.candidate) -> x.row = y.row && x.column = y.column) placed)
  in
  Words.puzzle { givens = puzzle.givens; placed; excluded = List.filter is_open out }

let mutant mutate line =
  let text = Reader.text (Reader.get "puzzle" line) in
  let steps = List.map essence (Reader.list (Reader.get "steps" line)) in
  let n = Random.int (List.length steps) in
  let before = List.filteri (fun m _ -> m < n) steps in
  let put puzzle steps = Object [ ("schema", Number "2"); ("puzzle", Text puzzle); ("steps", List steps) ] in
  let step = List.nth steps n in
  let place step = if assumes_one step then put text (before @ [ step ]) else put (state (Reader.puzzle text) before) [ step ] in
  Option.map place (mutate step)

let () =
  let kind, count, seed =
    match Sys.argv with
    | [| _; (("false" | "changed") as kind); count; seed |] -> (kind, int_of_string count, int_of_string seed)
    | _ -> prerr_endline "usage: ninerooks-mutants (false|changed) COUNT SEED <paths.jsonl"; exit 2
  in
  Random.init seed;
  let rec lines found = match input_line stdin with exception End_of_file -> found | line -> lines (line :: found) in
  let is_solved line = match Reader.find "solution" line with Some _ -> true | None -> false in
  let paths = Array.of_list (List.filter is_solved (List.rev_map Json.read (lines []))) in
  let rec go left =
    if left > 0 then begin
      let line = paths.(Random.int (Array.length paths)) in
      let solution = Reader.text (Reader.get "solution" line) in
      let mutate = if kind = "false" then falsified solution else changed 20 in
      match mutant mutate line with
      | Some found ->
          let buffer = Buffer.create 1000 in
          write buffer found;
          print_endline (Buffer.contents buffer);
          go (left - 1)
      | None -> go left
    end
  in
  go count
