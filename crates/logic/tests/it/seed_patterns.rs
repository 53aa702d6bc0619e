//! The worked examples of the set-logic text (Yet Another Sudoku, "Base, Link and Cover Sets"): each
//! of its seven states, with the pattern's size and rank and exactly the eliminations that it states.

#![allow(clippy::unwrap_used)] // tests may

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Grid};
use ninerooks_logic::{Forms, Profile, all_steps, by_name};
use ninerooks_proof::{Action, Cover, Proof, check};
use ninerooks_text::formats::yas::Record;
use ninerooks_text::notation::sets;

const X_WING: &str = "+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814.+6+1+4.+9...+835+8+24+1+6+97||X-Wing||3r17c49|r2c4-=3;r2c9-=3;r4c9-=3;r6c4-=3;r6c9-=3;r8c4-=3|+176429583+945836712+832175964+481653279+723914856+569782431+297368145+614597328+358241697";
const HIDDEN_PAIR_BEFORE: &str = ".6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....+4+1.+85+4+1..26.1..4.+6+38.|r1c3-=9;r1c5-=3;r2c5-=3;r3c2-=9;r3c3-=9;r7c5-=3;r8c5-=3|Hidden Pair||29#2r1c15|r1c1-=37;r1c5-=578|";
const HIDDEN_PAIR: &str = ".6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....+4+1.+85+4+1.+326.1..4.+6+38.|r1c3-=9;r1c5-=3;r2c5-=3;r3c2-=9;r3c3-=9|Hidden Pair||29#2r1c15|r1c1-=37;r1c5-=578|";
const LOCKED_TRIPLE: &str = "..+5.1+2+7+6+8..+2.6.+1+5916..5.4+23.1...6.9.2+538+9+1+6749.+6...8.....2.758.52................||Locked Exposed Triple||34==r7c5,348==r8c5,348==r9c5|r8c4-=34;r9c4-=34;r8c6-=348;r9c6-=348;r4c5-=34;r6c5-=34|";
const SWORDFISH: &str = "+2..197.+4..4.+2.+3+17+9+1+79.+4.3+2.8+9.+43+1+7.27.+19.2.+343+2+4+76.+9.1..2.+1+94.+7+41..+7.+29.+9.+7524.+1.|r1c2-=6;r1c3-=6;r3c9-=6|Swordfish||6r159c279|r7c2-=6;r8c9-=6|";
const FINNED_X_WING: &str = "+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........+3.7.5...49....487.1||Finned X-Wing||3c35r38,r9c3;3r8c1-3r9c3|r8c1-=3|";
const KITE: &str = "+3617..+2+95842+395+6+7+1.5.+26+14+8+3+1.+8+5+2+6.3+4+625....+1+8.+341..+526+4..+6+1.+8+5+2+58...+2+1672+1+6+8+5+7349||Two String Kite||9r6c6=9r6c1~9r4c2=9r7c2,9r6c6-9r7c6-9r7c2|r7c6-=9|";

fn read(text: &str) -> (Grid, BTreeSet<Candidate>) {
    let record: Record = text.parse().unwrap();
    let grid = Grid::new(&record.puzzle()).unwrap();
    (grid, record.outcome.eliminations.into_iter().collect())
}

/// How many different sectors a cover has as truths and links, and its rank.
fn size(cover: &Cover) -> (usize, usize, i64) {
    (cover.truths().count(), cover.links().count(), cover.rank())
}

/// The technique finds a step with the stated eliminations and a pattern of this size, whose proof
/// the checker accepts.
fn finds(text: &str, technique: &str, expected: (usize, usize, i64), pattern: &str) {
    let (grid, outcome) = read(text);
    let profile = Profile::of("one", [by_name(technique).unwrap()]);
    let steps = all_steps(&grid, &profile, Forms::Once);
    let step = steps.iter().find(|step| step.eliminations().collect::<BTreeSet<_>>() == outcome);
    let step = step.unwrap_or_else(|| panic!("{technique} must remove {outcome:?}: {steps:#?}"));
    assert_eq!(step.check(&grid), Ok(()));
    let Some([cover]) = step.proof.as_covers() else { panic!("{:?} is no cover", step.proof) };
    assert_eq!(size(cover), expected);
    assert_eq!(sets::print(cover), pattern);
}

/// The stated sets prove the stated eliminations, and no other candidate that is live.
fn sets_prove(text: &str, pattern: &str, expected: (usize, usize, i64)) {
    let (grid, outcome) = read(text);
    let cover = sets::parse(pattern).unwrap();
    assert_eq!(size(&cover), expected);
    let proof = Proof::cover(cover);
    let eliminated = |c: &Candidate| check(&grid, &[Action::Eliminate(*c)], &proof).is_ok();
    assert_eq!(Candidate::all().filter(eliminated).collect::<BTreeSet<_>>(), outcome);
}

#[test]
fn x_wing() {
    finds(X_WING, "x-wing", (2, 2, 0), "{3R17} {3c49}");
    sets_prove(X_WING, "{3R17} {3c49}", (2, 2, 0));
}

#[test]
fn hidden_pair_in_both_states() {
    for text in [HIDDEN_PAIR_BEFORE, HIDDEN_PAIR] {
        finds(text, "hidden-pair", (2, 2, 0), "{29R1} {1n15}");
        sets_prove(text, "{29R1} {1n15}", (2, 2, 0));
    }
}

/// The text takes the column's covers and the box's together for its fourteen eliminations; as one
/// cover the three cells then count twice, and the rank is 0.
#[test]
fn locked_triple() {
    finds(LOCKED_TRIPLE, "locked-triple", (3, 6, 0), "{2×789N5} {348c5 348b8}");
    sets_prove(LOCKED_TRIPLE, "{2×789N5} {348c5 348b8}", (3, 6, 0));
}

#[test]
fn swordfish() {
    finds(SWORDFISH, "swordfish", (3, 3, 0), "{6R159} {6c279}");
    sets_prove(SWORDFISH, "{6R159} {6c279}", (3, 3, 0));
}

#[test]
fn finned_x_wing() {
    sets_prove(FINNED_X_WING, "{3C35} {3r38 3b7}", (2, 3, 1));
}

/// The text names one base set 9r7 and one cover set `CS9r4` where it means 9r6 and 9b4.
#[test]
fn two_string_kite() {
    sets_prove(KITE, "{9R6 9C2} {9r7 9c6 9b4}", (2, 3, 1));
}
