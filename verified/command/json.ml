(* JSON, as far as lines of paths need it. Nothing here has to be trusted: what was read is printed back. *)

type t =
  | Null
  | Bool of bool
  | Number of string
  | Text of string
  | List of t list
  | Object of (string * t) list

exception Bad of string

(* A text and where reading is. *)
type source = { text : string; mutable at : int }

let fail source what = raise (Bad (Printf.sprintf "column %d: %s" (source.at + 1) what))
let peek source = if source.at < String.length source.text then source.text.[source.at] else '\000'
let skip source = source.at <- source.at + 1

let rec blanks source =
  match peek source with
  | ' ' | '\t' | '\r' | '\n' -> skip source; blanks source
  | _ -> ()

let expect source sign =
  if peek source = sign then skip source else fail source (Printf.sprintf "expected %C" sign)

let word source word value =
  String.iter (expect source) word;
  value

(* Four hexadecimal digits, as UTF-8. *)
let unicode source buffer =
  if source.at + 4 > String.length source.text then fail source "expected four hexadecimal digits";
  let digits = String.sub source.text source.at 4 in
  source.at <- source.at + 4;
  match int_of_string_opt ("0x" ^ digits) with
  | Some code when Uchar.is_valid code -> Buffer.add_utf_8_uchar buffer (Uchar.of_int code)
  | Some _ -> Buffer.add_utf_8_uchar buffer Uchar.rep
  | None -> fail source "expected four hexadecimal digits"

let escape source buffer =
  let sign = peek source in
  skip source;
  match sign with
  | '"' | '\\' | '/' -> Buffer.add_char buffer sign
  | 'n' -> Buffer.add_char buffer '\n'
  | 't' -> Buffer.add_char buffer '\t'
  | 'r' -> Buffer.add_char buffer '\r'
  | 'b' -> Buffer.add_char buffer '\b'
  | 'f' -> Buffer.add_char buffer '\012'
  | 'u' -> unicode source buffer
  | _ -> fail source "unknown escape"

let text source =
  expect source '"';
  let buffer = Buffer.create 16 in
  let rec go () =
    match peek source with
    | '"' -> skip source
    | '\\' -> skip source; escape source buffer; go ()
    | '\000' -> fail source "the text has no end"
    | sign -> skip source; Buffer.add_char buffer sign; go ()
  in
  go ();
  Buffer.contents buffer

let number source =
  let first = source.at in
  let rec go () =
    match peek source with
    | '0' .. '9' | '-' | '+' | '.' | 'e' | 'E' -> skip source; go ()
    | _ -> ()
  in
  go ();
  Number (String.sub source.text first (source.at - first))

(* Items between brackets, with commas. *)
let items source close item =
  skip source;
  blanks source;
  if peek source = close then (skip source; [])
  else
    let rec go found =
      let found = item source :: found in
      blanks source;
      if peek source = ',' then (skip source; go found)
      else (expect source close; List.rev found)
    in
    go []

(* Deeper than this no proof is, and the stack has an end. *)
let deepest = 100

let rec value depth source =
  if depth > deepest then fail source "too deep";
  blanks source;
  match peek source with
  | '{' -> Object (items source '}' (field (depth + 1)))
  | '[' -> List (items source ']' (value (depth + 1)))
  | '"' -> Text (text source)
  | 't' -> word source "true" (Bool true)
  | 'f' -> word source "false" (Bool false)
  | 'n' -> word source "null" Null
  | '-' | '0' .. '9' -> number source
  | _ -> fail source "expected a value"

and field depth source =
  blanks source;
  let name = text source in
  blanks source;
  expect source ':';
  (name, value depth source)

(* The value of a whole text. *)
let read text =
  let source = { text; at = 0 } in
  let read = value 0 source in
  blanks source;
  if source.at < String.length text then fail source "expected the end of the line";
  read

(* The text of a value, on one line. *)
let rec write buffer value =
  let between open_ close item items =
    Buffer.add_char buffer open_;
    List.iteri (fun n x -> if n > 0 then Buffer.add_char buffer ','; item x) items;
    Buffer.add_char buffer close
  in
  let quoted text =
    Buffer.add_char buffer '"';
    let sign = function
      | ('"' | '\\') as sign -> Buffer.add_char buffer '\\'; Buffer.add_char buffer sign
      | sign when sign < ' ' -> Buffer.add_string buffer (Printf.sprintf "\\u%04x" (Char.code sign))
      | sign -> Buffer.add_char buffer sign
    in
    String.iter sign text;
    Buffer.add_char buffer '"'
  in
  match value with
  | Null -> Buffer.add_string buffer "null"
  | Bool truth -> Buffer.add_string buffer (string_of_bool truth)
  | Number number -> Buffer.add_string buffer number
  | Text text -> quoted text
  | List items -> between '[' ']' (write buffer) items
  | Object fields ->
      between '{' '}' (fun (name, value) -> quoted name; Buffer.add_char buffer ':'; write buffer value) fields
