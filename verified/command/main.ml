(* ninerooks-verified [--explain] [--split NAME] [FILE]...: judges paths by the judge that is proved. *)

open Judge

let usage =
  "usage: ninerooks-verified [--explain] [--split=NAME] [FILE]...\n\
   Judges lines of JSON as `ninerooks solve --json` prints them; standard input when no file is named.\n\
   Of each line it prints the puzzle that was judged and what was shown of it; with --explain every action.\n\
   With --split the lines are put into NAME.accepted, NAME.refused and NAME.unknown, for another judge to look at.\n\
   Exit code: 0 all accepted, 1 a path is refused, 2 a line cannot be read, 3 a proof is of a kind that is\n\
   not known to the verified judge."

type ending = Fine | Refuses | Unreadable | NotKnown

(* The graver one; what is refused comes first. *)
let worse a b =
  let rank = function Refuses -> 3 | Unreadable -> 2 | NotKnown -> 1 | Fine -> 0 in
  if rank a >= rank b then a else b

let rec needs_one_solution w =
  match w with
  | AssumesUniqueness -> true
  | InLemma (_, w) | InDisproof (_, w) | InBranch (_, w) | InDeduction (_, w) | InDeletion (_, w) | InStep (_, w) ->
      needs_one_solution w
  | _ -> false

(* What the line itself says of the end must be what was shown. *)
let against_line line verdict =
  let says name = match Reader.find name line with Some (Json.Text text) -> Some text | _ -> None in
  match (verdict, says "status", says "solution") with
  | Solved f, _, Some solution when Words.grid f <> solution -> Some "the solution is another one"
  | Accepted, Some "solved", _ -> Some "the steps do not reach a solution"
  | _ -> None

let explain steps =
  let show n (actions, _) =
    Printf.printf "  step %d: %s\n" (n + 1) (String.concat ", " (List.map Words.action actions))
  in
  List.iteri show steps

let judge verbose place line =
  let puzzle = Reader.puzzle (Reader.text (Reader.get "puzzle" line)) in
  let steps = Reader.steps line in
  let verdict, premise =
    match judge_path false puzzle steps with
    | Refused w when needs_one_solution w -> (judge_path true puzzle steps, ", if it has at most one solution")
    | verdict -> (verdict, "")
  in
  let say what = Printf.printf "%s: %s: %s\n" place what (Words.puzzle puzzle) in
  match (verdict, against_line line verdict) with
  | Refused w, _ -> say ("REFUSED, " ^ Words.why w); Refuses
  | _, Some why -> say ("REFUSED, " ^ why); Refuses
  | Accepted, None ->
      say (Printf.sprintf "accepted, %d steps hold in every solution%s" (List.length steps) premise);
      if verbose then explain steps;
      Fine
  | Solved f, None ->
      say (Printf.sprintf "solved in %d steps, no solution but %s%s" (List.length steps) (Words.grid f) premise);
      if verbose then explain steps;
      Fine

let judge_line verbose place text =
  try
    let line = Json.read text in
    match Reader.find "schema" line with
    | Some (Json.Number ("1" | "2")) ->
        if Reader.find "steps" line = None then (Printf.printf "%s: nothing to judge\n" place; Fine)
        else if Reader.list (Reader.get "steps" line) = [] && Reader.find "status" line <> Some (Json.Text "solved")
        then (Printf.printf "%s: no steps\n" place; Fine)
        else judge verbose place line
    | _ -> raise (Reader.Bad "schema is neither 1 nor 2")
  with
  | Json.Bad what | Reader.Bad what -> Printf.printf "%s: UNREADABLE, %s\n" place what; Unreadable
  | Reader.Unknown kind -> Printf.printf "%s: not known to the verified judge: %s\n" place kind; NotKnown

(* Where each line goes, when they are split. *)
let splitter = function
  | None -> fun _ _ -> ()
  | Some name ->
      let file part = open_out_bin (name ^ "." ^ part) in
      let accepted, refused, unknown = (file "accepted", file "refused", file "unknown") in
      fun text ending ->
        let channel = match ending with Fine -> accepted | NotKnown -> unknown | Refuses | Unreadable -> refused in
        output_string channel (text ^ "\n")

let judge_channel verbose keep name channel =
  let rec go n ending =
    match input_line channel with
    | exception End_of_file -> ending
    | "" -> go (n + 1) ending
    | text ->
        let own = judge_line verbose (Printf.sprintf "%s:%d" name n) text in
        keep text own;
        go (n + 1) (worse ending own)
  in
  go 1 Fine

let judge_file verbose keep name =
  if name = "-" then judge_channel verbose keep "-" stdin
  else
    let channel = open_in_bin name in
    let ending = judge_channel verbose keep name channel in
    close_in channel;
    ending

let split option =
  let name = "--split=" in
  let length = String.length name in
  if String.length option > length && String.sub option 0 length = name then
    Some (String.sub option length (String.length option - length))
  else None

let () =
  (* Proofs in POM-space make much that is short-lived. *)
  Gc.set { (Gc.get ()) with minor_heap_size = 1 lsl 20; space_overhead = 400 };
  let arguments = List.tl (Array.to_list Sys.argv) in
  let options, files = List.partition (fun word -> String.length word > 1 && word.[0] = '-') arguments in
  let is_known option = option = "--explain" || split option <> None in
  if not (List.for_all is_known options) then (print_endline usage; exit 2);
  let files = if files = [] then [ "-" ] else files in
  let verbose = List.mem "--explain" options in
  let ending =
    try
      let keep = splitter (List.find_map split options) in
      List.fold_left (fun ending name -> worse ending (judge_file verbose keep name)) Fine files
    with Sys_error what -> prerr_endline what; Unreadable
  in
  exit (match ending with Fine -> 0 | Refuses -> 1 | Unreadable -> 2 | NotKnown -> 3)
