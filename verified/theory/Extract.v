(** * From the theory to a program

    Only the types that both languages have are taken for each other: truth values, pairs, lists and
    options. Numbers stay what they are in Coq. *)

From Coq Require Import Extraction ExtrOcamlBasic.
From Ninerooks Require Import Statement Path.

(** What the build looks at: it has to say "Closed under the global context". *)
Print Assumptions the_judge_is_sound.

Extraction Language OCaml.
Extraction "judge.ml" judge_path.
