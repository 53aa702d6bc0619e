(* Patterns by their labels, as Myth Jellies' POM-space has them: see the documentation of `ninerooks_board::Rookery`.
   Nothing here has to be trusted: which patterns there are the judge counts out for itself. *)

open Judge

exception Bad of string

let nines = [| N1; N2; N3; N4; N5; N6; N7; N8; N9 |]

(* From the crossing of a row and a column within a box: rows down and columns right, cyclically. *)
let step (row, column) k = ((row + (k / 2) + 1) mod 3, (column + (k mod 2) + 1) mod 3)

(* The column of each row, from the six digits of a label: the cells of boxes 1, 5 and 9, then those of 2, 6 and 7. *)
let columns label =
  let digit n most =
    let found = Char.code label.[n] - 48 in
    if found < 0 || found > most then raise (Bad (label ^ " is no pattern")) else found
  in
  let corner n = (digit n 8 / 3, digit n 8 mod 3) in
  let (ur, uc), (vr, vc), (wr, wc) = (corner 0, corner 1, corner 2) in
  let xr, xc = step (ur, vc) (digit 3 3) in
  let yr, yc = step (vr, wc) (digit 4 3) in
  let zr, zc = step (wr, uc) (digit 5 3) in
  let third a b = 3 - a - b in
  let boxes =
    [ (ur, uc); (xr, xc); (third ur xr, third wc yc);
      (third vr yr, third uc zc); (vr, vc); (yr, yc);
      (zr, zc); (third wr zr, third vc xc); (wr, wc) ]
  in
  let found = Array.make 9 N1 in
  List.iteri (fun b (r, c) -> found.((b / 3 * 3) + r) <- nines.((b mod 3 * 3) + c)) boxes;
  let at n = found.(n) in
  { t1 = at 0; t2 = at 1; t3 = at 2; t4 = at 3; t5 = at 4; t6 = at 5; t7 = at 6; t8 = at 7; t9 = at 8 }

(* `4(000001)` *)
let pattern name =
  if String.length name = 9 && name.[1] = '(' && name.[8] = ')' && name.[0] >= '1' && name.[0] <= '9' then
    { of_digit = nines.(Char.code name.[0] - 49); at_ = columns (String.sub name 2 6) }
  else raise (Bad (name ^ " is no pattern"))
