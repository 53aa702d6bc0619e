//! The set algebra on the examples of Yet Another Sudoku's "Base, Link and Cover Sets".

#![allow(clippy::unwrap_used)] // also outside of the test functions

use crate::common;

use ninerooks_board::Grid;
use ninerooks_proof::{Action, Proof, check};
use ninerooks_text::notation::yas::Algebra;
use ninerooks_text::notation::{rncn, sets};

const X_WING: &str = "+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814\
                      .+6+1+4.+9...+835+8+24+1+6+97";
const HIDDEN_PAIR: &str = ".6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....+4+1\
                           .+85+4+1.+326.1..4.+6+38.";
/// The same one step earlier: 3 is still to be placed in r8c6.
const HIDDEN_SINGLE: &str = ".6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....\
                             +4+1.+85+4+1..26.1..4.+6+38.";
const LOCKED_TRIPLE: &str = "..+5.1+2+7+6+8..+2.6.+1+5916..5.4+23.1...6.9.2+538+9+1+6749.+6...8.....2.758\
                             .52................";
const SWORDFISH: &str = "+2..197.+4..4.+2.+3+17+9+1+79.+4.3+2.8+9.+43+1+7.27.+19.2.+343+2+4+76.+9.1..2.\
                         +1+94.+7+41..+7.+29.+9.+7524.+1.";
const FINNED_X_WING: &str = "+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........\
                             +3.7.5...49....487.1";
const KITE: &str = "+3617..+2+95842+395+6+7+1.5.+26+14+8+3+1.+8+5+2+6.3+4+625....+1+8.+341..+526+4..+6+1\
                    .+8+5+2+58...+2+1672+1+6+8+5+7349";

/// The grid of a text, without what was eliminated before.
fn grid(text: &str, gone: &str) -> Grid {
    let mut grid = common::grid(text);
    rncn::parse_actions(gone).unwrap().into_iter().for_each(|action| action.apply(&mut grid));
    grid
}

/// Evaluates `cover`, which must give exactly `expected`, as the checker must agree.
fn evaluate(grid: &Grid, cover: &str, expected: &str) -> String {
    let cover = sets::parse(cover).unwrap();
    let algebra = Algebra::new(grid, &cover);
    let mut found: Vec<Action> = algebra.eliminations().iter().map(Action::Eliminate).collect();
    let mut wanted = rncn::parse_actions(expected).unwrap();
    found.sort();
    wanted.sort();
    assert_eq!(found, wanted, "{algebra}");
    assert_eq!(check(grid, &wanted, &Proof::cover(cover)), Ok(()));
    algebra.to_string()
}

fn assert_lines(text: &str, expected: &[&str]) {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for line in expected {
        assert!(lines.contains(line), "no line {line}\n{text}");
    }
}

#[test]
fn x_wing_in_full() {
    let text = evaluate(&grid(X_WING, ""), "{3R17} {3c49}", "r268c4,r246c9<>3");
    let expected = "\
Base sets:
   B3r1 = {3r1c4, 3r1c9}
   B3r7 = {3r7c4, 3r7c9}
Link sets:
   L3c4 = {3r1c4, 3r7c4}
   L3c9 = {3r1c9, 3r7c9}
Cover sets:
   C3c4 = {3r1c4, 3r2c4, 3r6c4, 3r7c4, 3r8c4}
   C3c9 = {3r1c9, 3r2c9, 3r4c9, 3r6c9, 3r7c9}
Unions:
   BU = {3r1c4, 3r1c9, 3r7c4, 3r7c9}
   LU = {3r1c4, 3r1c9, 3r7c4, 3r7c9}
   CU = {3r1c4, 3r1c9, 3r2c4, 3r2c9, 3r4c9, 3r6c4, 3r6c9, 3r7c4, 3r7c9, 3r8c4}
Rank = 2 - 2 = 0
IF (BU ⊆ LU):    # if all base candidates are linked
   {3r1c4, 3r1c9, 3r7c4, 3r7c9} ⊆ {3r1c4, 3r1c9, 3r7c4, 3r7c9}
   True
   THEN Elims = CU - LU
              = {~3r1c4~, ~3r1c9~, 3r2c4, 3r2c9, 3r4c9, 3r6c4, 3r6c9, ~3r7c4~, ~3r7c9~, 3r8c4} \
- {3r1c4, 3r1c9, 3r7c4, 3r7c9}
              = {3r2c4, 3r2c9, 3r4c9, 3r6c4, 3r6c9, 3r8c4}
";
    assert_eq!(text, expected);
}

#[test]
fn hidden_single_under_three_covers() {
    let grid = grid(HIDDEN_SINGLE, "r1c3<>9, r1278c5<>3, r3c23<>9");
    let text = evaluate(&grid, "{3×3R8} {3c6 3b8 8n6}", "r23c6,r7c46<>3, r8c6<>9");
    assert_lines(
        &text,
        &[
            "B3r8 = {3r8c6}    # counts 3 times",
            "C3b8 = {3r7c4, 3r7c6, 3r8c6}",
            "Cr8c6 = {3r8c6, 9r8c6}",
            "Rank = 3 - 3 = 0",
            "in base sets, and at least as many covers: 3r8c6 3 and 3",
        ],
    );
}

#[test]
fn hidden_single_under_its_cell() {
    let grid = grid(HIDDEN_SINGLE, "r8c5<>3");
    let text = evaluate(&grid, "{3R8} {8n6}", "r8c6<>9");
    assert_lines(
        &text,
        &[
            "IF (B3r8 & CU == B3r8):    # if all base candidates are covered",
            "{3r8c6} & {3r8c6, ~9r8c6~} == {3r8c6}",
            "THEN Elims = CU - B3r8",
            "= {~3r8c6~, 9r8c6} - {3r8c6}",
            "= {9r8c6}",
        ],
    );
}

#[test]
fn locked_triple_strikes_out_fourteen() {
    let eliminations = "r46c5,r89c46<>34, r89c6<>8";
    let text = evaluate(&grid(LOCKED_TRIPLE, ""), "{2×789N5} {348c5 348b8}", eliminations);
    assert_eq!(rncn::parse_actions(eliminations).unwrap().len(), 14);
    assert_lines(
        &text,
        &[
            "Br7c5 = {3r7c5, 4r7c5}    # counts 2 times",
            "L8c5 = {8r8c5, 8r9c5}",
            "C3b8 = {3r7c5, 3r8c4, 3r8c5, 3r8c6, 3r9c4, 3r9c5, 3r9c6}",
        ],
    );
}

#[test]
fn hidden_pair() {
    let grid = grid(HIDDEN_PAIR, "r1c3<>9, r1c5<>3, r2c5<>3, r3c2<>9, r3c3<>9");
    let text = evaluate(&grid, "{29R1} {1n15}", "r1c1<>37, r1c5<>578");
    assert_lines(
        &text,
        &[
            "B2r1 = {2r1c1, 2r1c5}",
            "Lr1c1 = {2r1c1, 9r1c1}",
            "Cr1c5 = {2r1c5, 5r1c5, 7r1c5, 8r1c5, 9r1c5}",
            "= {3r1c1, 5r1c5, 7r1c1, 7r1c5, 8r1c5}",
        ],
    );
}

#[test]
fn swordfish() {
    let grid = grid(SWORDFISH, "r1c23<>6, r3c9<>6");
    let text = evaluate(&grid, "{6R159} {6c279}", "r7c2,r8c9<>6");
    assert_lines(
        &text,
        &[
            "B6r9 = {6r9c2, 6r9c7, 6r9c9}",
            "L6c7 = {6r1c7, 6r5c7, 6r9c7}",
            "C6c9 = {6r1c9, 6r8c9, 6r9c9}",
            "LU = {6r1c7, 6r1c9, 6r5c2, 6r5c7, 6r9c2, 6r9c7, 6r9c9}",
        ],
    );
}

#[test]
fn finned_x_wing_has_rank_one() {
    let text = evaluate(&grid(FINNED_X_WING, ""), "{3C35} {3r38 3b7}", "r8c1<>3");
    assert_lines(
        &text,
        &[
            "B3c3 = {3r3c3, 3r8c3, 3r9c3}",
            "C3r8 = {3r8c1, 3r8c3, 3r8c5, 3r8c6}",
            // The manual leaves 3r9c1 out, which changes nothing.
            "C3b7 = {3r8c1, 3r8c3, 3r9c1, 3r9c3}",
            "Rank = 3 - 2 = 1",
            "IF (BU & CU == BU):    # if all base candidates are covered",
            "{3r3c3, 3r3c5, 3r8c3, 3r8c5, 3r9c3} & {3r3c3, ~3r3c4~, 3r3c5, ~3r3c6~, ~3r8c1~, \
             3r8c3, 3r8c5, ~3r8c6~, ~3r9c1~, 3r9c3} == {3r3c3, 3r3c5, 3r8c3, 3r8c5, 3r9c3}",
            "True",
            "THEN Elims = ((C3r3 & C3r8) | (C3r3 & C3b7) | (C3r8 & C3b7)) - BU",
            "= ({} | {} | {3r8c1, ~3r8c3~}) - {3r3c3, 3r3c5, 3r8c3, 3r8c5, 3r9c3}",
            "= {3r8c1}",
        ],
    );
}

#[test]
fn two_string_kite_has_rank_one() {
    let text = evaluate(&grid(KITE, ""), "{9R6 9C2} {9b4 9r7 9c6}", "r7c6<>9");
    assert_lines(
        &text,
        &[
            "B9r6 = {9r6c1, 9r6c6}",
            "B9c2 = {9r4c2, 9r7c2}",
            "THEN Elims = ((C9b4 & C9r7) | (C9b4 & C9c6) | (C9r7 & C9c6)) - BU",
            "= ({} | {} | {9r7c6}) - {9r4c2, 9r6c1, 9r6c6, 9r7c2}",
        ],
    );
}

#[test]
fn a_base_candidate_without_cover_ends_it() {
    // Without its box the fin r9c3 of the finned X-Wing is not covered.
    let grid = grid(FINNED_X_WING, "");
    let algebra = Algebra::new(&grid, &sets::parse("{3C35} {3r38}").unwrap());
    assert!(!algebra.holds());
    assert!(algebra.eliminations().is_empty());
    let text = algebra.to_string();
    assert!(text.ends_with("   False: not covered are {3r9c3}\n"), "{text}");
}

#[test]
fn rank_two_takes_three_covers() {
    // Only 1r1c1 is left of row 1, and its column, box and cell meet in nothing else.
    let mut grid = Grid::default();
    rncn::parse_actions("r1c!1<>1").unwrap().into_iter().for_each(|a| a.apply(&mut grid));
    let cover = sets::parse("{1R1} {1c1 1b1 1n1}").unwrap();
    let algebra = Algebra::new(&grid, &cover);
    assert_eq!((algebra.rank(), algebra.holds()), (2, true));
    let text = algebra.to_string();
    assert_lines(
        &text,
        &["THEN Elims = ((C1c1 & C1b1 & Cr1c1)) - B1r1", "= ({~1r1c1~}) - {1r1c1}", "= {}"],
    );
    assert!(algebra.eliminations().is_empty());
}

#[test]
fn bases_that_overlap_need_as_many_covers() {
    // Row 1 and box 1 share r1c123: one column each is not enough there.
    let grid = Grid::default();
    let short = Algebra::new(&grid, &sets::parse("{1R1 1B1} {1c123456789}").unwrap());
    assert!(!short.holds());
    let text = short.to_string();
    assert!(text.ends_with("   False: not covered are {1r1c1, 1r1c2, 1r1c3}\n"), "{text}");
    let enough = Algebra::new(&grid, &sets::parse("{1R1 1B1} {2×1c123 1c456789}").unwrap());
    assert!(enough.holds());
}

#[test]
fn a_candidate_of_a_base_falls_when_its_covers_outnumber_it() {
    // 1 is in r1c12 of row 1 and in r4c1 only of row 4: then 1r1c1 sees its end from inside.
    let mut grid = Grid::default();
    let gone = rncn::parse_actions("r1c!12<>1, r4c!1<>1").unwrap();
    for action in gone {
        action.apply(&mut grid);
    }
    let text = evaluate(&grid, "{1R14} {1c1 1b1}", "r1c1,r23c123,r56789c1<>1");
    assert_lines(
        &text,
        &["and, in a base set but in more than 0 cover sets more than base sets: {1r1c1}"],
    );
}

#[test]
fn fewer_links_than_truths_is_a_contradiction() {
    let mut grid = Grid::default();
    rncn::parse_actions("r12c!1<>1").unwrap().into_iter().for_each(|a| a.apply(&mut grid));
    let algebra = Algebra::new(&grid, &sets::parse("{1R12} {1c1}").unwrap());
    assert!(algebra.is_contradiction());
    assert!(algebra.eliminations().is_empty());
    assert!(algebra.to_string().ends_with("too few cover sets for the base sets\n"));
}
