//! Set logic by linear programming: what must be found, what must not, and that every answer can be
//! checked.

use ninerooks_board::{Candidate, Cell, Digit, Grid, Sector};
use ninerooks_logic::setlogic::{
    Budget, Limits, Verdict, Wanted, Whole, Witness, all_smallest, auto_links, auto_truths,
    closure, judge, prove, rate, smallest, whole, whole_once,
};
use ninerooks_logic::{Checking, Profile, Status, solve};
use ninerooks_proof::{Action, Proof, check};
use ninerooks_testing::grid as puzzle;
use ninerooks_text::formats::yas::Record;
use ninerooks_text::notation::sets;

/// The states of the set-logic text, the size of the smallest pattern for each of its eliminations,
/// which is never larger than the one that it shows, and that one.
const STATES: [(&str, usize, i64, &str); 7] = [
    (
        "+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814.+6+1+4.+9...+835+8+24+1+6+97||X-Wing||3r17c49|r2c4-=3;r2c9-=3;r4c9-=3;r6c4-=3;r6c9-=3;r8c4-=3|",
        2,
        0,
        "{3R17} {3c49}",
    ),
    (
        ".6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....+4+1.+85+4+1..26.1..4.+6+38.|r1c3-=9;r1c5-=3;r2c5-=3;r3c2-=9;r3c3-=9;r7c5-=3;r8c5-=3|Hidden Pair||29#2r1c15|r1c1-=37;r1c5-=578|",
        2,
        0,
        "{29R1} {1n15}",
    ),
    (
        ".6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....+4+1.+85+4+1.+326.1..4.+6+38.|r1c3-=9;r1c5-=3;r2c5-=3;r3c2-=9;r3c3-=9|Hidden Pair||29#2r1c15|r1c1-=37;r1c5-=578|",
        2,
        0,
        "{29R1} {1n15}",
    ),
    (
        "..+5.1+2+7+6+8..+2.6.+1+5916..5.4+23.1...6.9.2+538+9+1+6749.+6...8.....2.758.52................||Locked Exposed Triple||34==r7c5,348==r8c5,348==r9c5|r8c4-=34;r9c4-=34;r8c6-=348;r9c6-=348;r4c5-=34;r6c5-=34|",
        3,
        0,
        "{2×789N5} {348c5 348b8}",
    ),
    (
        "+2..197.+4..4.+2.+3+17+9+1+79.+4.3+2.8+9.+43+1+7.27.+19.2.+343+2+4+76.+9.1..2.+1+94.+7+41..+7.+29.+9.+7524.+1.|r1c2-=6;r1c3-=6;r3c9-=6|Swordfish||6r159c279|r7c2-=6;r8c9-=6|",
        3,
        0,
        "{6R159} {6c279}",
    ),
    (
        "+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........+3.7.5...49....487.1||Finned X-Wing||3c35r38,r9c3;3r8c1-3r9c3|r8c1-=3|",
        2,
        1,
        "{3C35} {3r38 3b7}",
    ),
    (
        "+3617..+2+95842+395+6+7+1.5.+26+14+8+3+1.+8+5+2+6.3+4+625....+1+8.+341..+526+4..+6+1.+8+5+2+58...+2+1672+1+6+8+5+7349||Two String Kite||9r6c6=9r6c1~9r4c2=9r7c2,9r6c6-9r7c6-9r7c2|r7c6-=9|",
        2,
        1,
        "{9R6 9C2} {9r7 9c6 9b4}",
    ),
];

fn state(text: &str) -> (Grid, Vec<Candidate>) {
    let record: Record = text.parse().expect("a record");
    (Grid::new(&record.puzzle()).expect("a valid state"), record.outcome.eliminations)
}

fn proves(grid: &Grid, cover: &ninerooks_proof::Cover, c: Candidate) -> bool {
    check(grid, &[Action::Eliminate(c)], &Proof::cover(cover.clone())).is_ok()
}

#[test]
fn the_finder_proves_what_the_text_eliminates_with_no_more_sets() {
    for (text, truths, rank, _) in STATES {
        let (grid, eliminations) = state(text);
        assert!(!eliminations.is_empty());
        for c in eliminations {
            let Verdict::Pattern(pattern) = prove(&grid, c, Limits::default()) else {
                panic!("{c} must be eliminated in {text}")
            };
            assert!(proves(&grid, &pattern.cover, c));
            assert!(pattern.eliminations.contains(&c));
            let size = (pattern.size().truths, pattern.size().rank);
            let stated = (u64::try_from(truths).unwrap(), rank);
            // The Swordfish's 6r7c2 falls to two truths of rank 1 as well.
            assert!(size <= stated, "{c}: {size:?} where the text has {stated:?}");
        }
    }
}

#[test]
fn the_judge_finds_what_the_text_states() {
    for (text, _, rank, pattern) in STATES {
        let (grid, mut eliminations) = state(text);
        eliminations.sort_unstable();
        let judgement = judge(&grid, &sets::parse(pattern).unwrap());
        assert_eq!((judgement.rank, judgement.uncovered), (rank, vec![]));
        assert_eq!(judgement.eliminations, eliminations, "{pattern}");
    }
}

#[test]
fn the_judge_says_what_is_not_covered() {
    let (grid, _) = state(STATES[5].0);
    let judgement = judge(&grid, &sets::parse("{3C35} {3r38}").unwrap());
    assert_eq!(judgement.uncovered, [("3r9c3".parse().unwrap(), 1)]);
    assert!(judgement.eliminations.is_empty());
}

/// Two truths that cross in a candidate: with unions of sets alone this "proves" 1r6c4 false, which
/// is true in the only solution.
#[test]
fn crossing_truths_are_not_covered_by_one_link() {
    let grid =
        puzzle("....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...");
    let judgement = judge(&grid, &sets::parse("{1B8 1R8} {1c4 8n6}").unwrap());
    assert_eq!(judgement.rank, 0);
    assert!(judgement.uncovered.contains(&("1r8c4".parse().unwrap(), 1)));
    assert!(judgement.eliminations.is_empty());
}

#[test]
fn links_and_truths_are_filled_in() {
    let (grid, eliminations) = state(STATES[5].0);
    let sectors =
        |names: &[&str]| -> Vec<Sector> { names.iter().map(|n| n.parse().unwrap()).collect() };
    let mut budget = Budget::pivots(1_000_000);
    let cover = auto_links(&grid, &sectors(&["3C3", "3C5"]), &mut budget).unwrap();
    assert_eq!(cover.rank(), 1);
    assert_eq!(judge(&grid, &cover).eliminations, eliminations);
    let (grid, mut eliminations) = state(STATES[0].0);
    let cover = auto_truths(&grid, &sectors(&["3C4", "3C9"]), &mut budget).unwrap();
    eliminations.sort_unstable();
    assert_eq!(judge(&grid, &cover).eliminations, eliminations);
}

/// A true candidate can be wholly true, and the witness of that adds up; a forged one does not.
#[test]
fn what_is_true_has_a_witness() {
    let (grid, _) = state(STATES[6].0);
    let truth: Candidate = "9r6c6".parse().unwrap();
    let lie: Candidate = "9r7c6".parse().unwrap();
    let solved = solve(&grid, &Profile::by_id("set-logic").unwrap(), Checking::On);
    assert_eq!(solved.status, Status::Solved);
    let truths = Candidate::all().filter(|&c| solved.path.end.is_live(c) && grid.is_live(c));
    let open: Vec<Candidate> = truths.filter(|c| !grid.solved().contains(c.cell())).collect();
    assert!(!open.is_empty());
    for &c in &open {
        let Verdict::None(witness) = prove(&grid, c, Limits::default()) else { panic!("{c}") };
        assert!(witness.holds(&grid, c), "{c}: {witness:?}");
        assert!(!witness.holds(&grid, lie));
    }
    let forged = Witness::Exact { denominator: 1, parts: vec![(lie, 1)] };
    assert!(!forged.holds(&grid, lie));
    assert_ne!(truth, lie);
}

/// The hardest puzzle of 2006, for which truths and links are not enough.
const HARD: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

#[test]
fn the_closure_goes_as_far_as_the_profile() {
    for (grid, solves) in [(state(STATES[3].0).0, true), (puzzle(HARD), false)] {
        let closure = closure(&grid, Budget::pivots(1_000_000));
        assert_eq!((closure.is_solved(), closure.complete), (solves, true));
        assert!(!closure.eliminations.is_empty());
        let mut at = grid;
        for elimination in &closure.eliminations {
            assert!(proves(&at, &elimination.cover, elimination.target));
            at.eliminate(elimination.target);
        }
        assert_eq!(at, closure.end);
        // Nothing more falls, and every candidate that is left says why.
        let left = |c: &Candidate| at.is_live(*c) && !at.solved().contains(c.cell());
        for c in Candidate::all().filter(left).step_by(9) {
            let Verdict::None(witness) = prove(&at, c, Limits::default()) else { panic!("{c}") };
            assert!(witness.holds(&at, c));
        }
    }
}

#[test]
fn limits_are_kept() {
    let (grid, _) = state(STATES[4].0);
    let target: Candidate = "6r7c2".parse().unwrap();
    let of = |limits| match prove(&grid, target, limits) {
        Verdict::Pattern(pattern) => {
            assert!(proves(&grid, &pattern.cover, target));
            Some(pattern.size())
        }
        verdict => {
            assert_ne!(verdict, Verdict::NotFound);
            None
        }
    };
    let sizes = |size: Option<ninerooks_logic::setlogic::Size>| size.map(|s| (s.truths, s.rank));
    assert_eq!(sizes(of(Limits::default())), Some((2, 1)));
    assert_eq!(sizes(of(Limits { max_truths: Some(1), ..Limits::default() })), None);
    assert_eq!(sizes(of(Limits { max_rank: Some(0), ..Limits::default() })), Some((3, 0)));
    let both = Limits { max_rank: Some(0), max_truths: Some(2), ..Limits::default() };
    assert_eq!(sizes(of(both)), None);
    assert_eq!(sizes(of(Limits { disjoint: true, ..Limits::default() })), Some((2, 1)));
    let poor = Limits { budget: Budget::pivots(3), ..Limits::default() };
    assert_eq!(prove(&grid, target, poor), Verdict::NotFound);
}

/// A pattern that needs a set twice, and what there is without.
#[test]
fn sets_that_count_once() {
    let grid = puzzle(HARD);
    let open = |c: &Candidate| grid.is_live(*c) && !grid.solved().contains(c.cell());
    let (mut once, mut impossible) = (0, 0);
    for c in Candidate::all().filter(open) {
        let Verdict::Pattern(pattern) = prove(&grid, c, Limits::default()) else { continue };
        if pattern.size().multiplicity < 2 || once + impossible > 3 {
            continue;
        }
        match prove(&grid, c, Limits { once: true, ..Limits::default() }) {
            Verdict::Pattern(pattern) => {
                assert_eq!(pattern.size().multiplicity, 1);
                assert!(proves(&grid, &pattern.cover, c));
                once += 1;
            }
            verdict => {
                assert_eq!(verdict, Verdict::Beyond);
                impossible += 1;
            }
        }
    }
    assert!(once + impossible > 0, "something must need a set twice");
}

#[test]
fn the_smallest_pattern_is_the_least_of_all() {
    for (text, ..) in STATES {
        let (grid, _) = state(text);
        let mut budget = Budget::pivots(10_000_000);
        let all = all_smallest(&grid, Wanted::default(), &mut budget);
        let first = smallest(&grid, Wanted::default(), &mut budget).unwrap();
        let size = |p: &ninerooks_logic::setlogic::Pattern| (p.size().truths, p.size().rank);
        assert_eq!(size(&first), size(&all[0]));
    }
}

#[test]
fn a_whole_puzzle_as_one_pattern_or_a_witness_that_there_is_none() {
    let (grid, _) = state(STATES[0].0);
    let found = whole(&grid, Budget::pivots(1_000_000));
    let Whole::Pattern(pattern) = found else { panic!("{found:?}") };
    assert_eq!(pattern.size().rank, 0);
    let mut end = grid;
    pattern.eliminations.iter().for_each(|c| end.eliminate(*c));
    assert!(end.unsolved().into_iter().all(|cell| end.digits(cell).len() == 1));
    assert!(whole_once(&grid, &pattern, 1000).is_some());

    let grid = puzzle(HARD);
    let Whole::None(witness) = whole(&grid, Budget::pivots(1_000_000)) else { panic!() };
    assert!(witness.is_undecided(&grid));
}

#[test]
fn the_rating_of_a_turned_puzzle_is_the_same() {
    for (text, ..) in &STATES[..2] {
        let (grid, _) = state(text);
        let mut turned = Grid::default();
        let turn = |c: Candidate| {
            let digit = Digit::from_index((c.digit().index() + 4) % 9);
            Candidate::new(digit, Cell::at(c.cell().column_index(), (c.cell().row_index() + 3) % 9))
        };
        for cell in grid.solved() {
            turned.place(turn(Candidate::new(grid.value(cell).unwrap(), cell)));
        }
        Candidate::all().filter(|c| !grid.is_live(*c)).for_each(|c| turned.eliminate(turn(c)));
        let rating = rate(&grid, Budget::pivots(10_000_000)).unwrap();
        assert!(rating.solved);
        assert_eq!(rate(&turned, Budget::pivots(10_000_000)), Some(rating));
    }
}

#[test]
fn contradictory_grids_do_no_harm() {
    let mut grid = puzzle(HARD);
    for digit in Digit::ALL {
        grid.eliminate(Candidate::new(digit, Cell::at(4, 4)));
    }
    for c in Candidate::all().step_by(40) {
        let _ = prove(&grid, c, Limits::default());
    }
    assert_eq!(whole(&grid, Budget::pivots(100_000)), Whole::Contradiction);
    let _ = closure(&grid, Budget::pivots(100_000));
    assert!(rate(&grid, Budget::pivots(100_000)).is_some_and(|rating| !rating.solved));
    let step = solve(&grid, &Profile::by_id("set-logic").unwrap(), Checking::On);
    assert!(!matches!(step.status, Status::Refused(..)));
}

#[test]
fn the_empty_grid_and_a_solved_one_have_no_patterns() {
    let mut budget = Budget::pivots(1_000_000);
    assert_eq!(smallest(&Grid::default(), Wanted::default(), &mut budget), None);
    let (grid, _) = state(STATES[6].0);
    let end = solve(&grid, &Profile::by_id("set-logic").unwrap(), Checking::On).path.end;
    assert!(end.is_solved());
    assert_eq!(smallest(&end, Wanted::default(), &mut budget), None);
}

/// Easter Monster: 16 truths and 16 links, and nothing smaller, for each of Allan Barker's 13
/// eliminations; the listed loop takes all of them at once.
#[test]
fn the_loop_of_easter_monster_is_found() {
    let grid =
        puzzle("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
    let listed = "{1267R2 1267R8 1267C2 1267C8}/{56n2 8n4 28n5 2n6 45n8 1b37 2b19 6b37 7b19}";
    let judgement = judge(&grid, &sets::parse(listed).unwrap());
    assert_eq!((judgement.rank, judgement.eliminations.len()), (0, 13));
    for &c in &judgement.eliminations {
        let Verdict::Pattern(pattern) = prove(&grid, c, Limits::default()) else { panic!("{c}") };
        assert!(proves(&grid, &pattern.cover, c));
        let size = pattern.size();
        assert_eq!((size.truths, size.rank, size.multiplicity), (16, 0, 1), "{c}");
    }
    let fewer = Limits { max_truths: Some(15), ..Limits::default() };
    assert_eq!(prove(&grid, judgement.eliminations[0], fewer), Verdict::Beyond);
}
