#!/usr/bin/env bash
# Checks the theory, looks at what it assumes, and makes the command: verified/build.sh FOLDER
#
# FOLDER holds what is made, target/verified when none is named. Only what has changed is checked again.
set -euo pipefail
cd "$(dirname "$0")"
build=${1:-../target/verified}
mkdir -p "$build"
theory=(Statement Nine Board Sums Cover Result Live Facts Exchange Twins Reverse Bands Flip Clues Swap Chains Lines Guardians Symmetry Patterns Pairs Space Proof Sound Path Extract)

# A word that would let a theorem through without its proof.
if grep -nwE 'Admitted|admit|Axiom|Axioms|Parameter|Parameters|Conjecture|Hypothesis|Abort' theory/*.v; then
    echo "the theory has something that is not proved" >&2
    exit 1
fi

# The first file that is not as it was when it was checked; all after it are checked again.
first=0
for name in "${theory[@]}"; do
    [ -e "$build/$name.vo" ] && cmp -s "theory/$name.v" "$build/$name.v" || break
    first=$((first + 1))
done
for name in "${theory[@]:first}"; do
    rm -f "$build/$name.vo"
done
for name in "${theory[@]:first}"; do
    cp "theory/$name.v" "$build/$name.v"
    (cd "$build" && coqc -q -R . Ninerooks "$name.v") >"$build/$name.log" || {
        cat "$build/$name.log"
        exit 1
    }
done
if [ "$(cat "$build/Extract.log")" != "Closed under the global context" ]; then
    echo "the theorem rests on something that is not proved:" >&2
    cat "$build/Extract.log" >&2
    exit 1
fi
echo "the_judge_is_sound: closed under the global context"

cp command/*.ml "$build/"
cd "$build"
ocamlfind ocamlopt -w -a -c judge.mli judge.ml
ocamlfind ocamlopt -w +a-4-9-40-41-42-44-45-70 -c json.ml labels.ml reader.ml words.ml main.ml mutants.ml
ocamlfind ocamlopt judge.cmx json.cmx labels.cmx reader.cmx words.cmx main.cmx -o ninerooks-verified
ocamlfind ocamlopt judge.cmx json.cmx labels.cmx reader.cmx words.cmx mutants.cmx -o ninerooks-mutants
