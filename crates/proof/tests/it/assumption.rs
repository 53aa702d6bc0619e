//! Refutations and cases: what is accepted, what is refused and why, and that nothing true falls.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle, Sector};
use ninerooks_proof::{
    Action, AssumptionRefusal, Branch, Cases, Cover, CoverRefusal, Deduction, Disproof, Fact,
    MAX_LENGTH, Proof, Refusal, Refutation, check,
};
use ninerooks_testing::Rng;

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn fact(name: &str) -> Fact {
    name.parse().unwrap()
}

fn sector(name: &str) -> Sector {
    name.parse().unwrap()
}

fn eliminate(name: &str) -> [Action; 1] {
    [Action::Eliminate(candidate(name))]
}

fn only(names: &str) -> Vec<Deduction> {
    names.split_whitespace().map(|name| Deduction::Only(sector(name))).collect()
}

fn disproof(target: &str, deductions: Vec<Deduction>, conflict: &str) -> Disproof {
    let deductions = deductions.into_boxed_slice();
    Disproof::of(candidate(target), deductions, sector(conflict))
}

fn refute(target: &str, deductions: Vec<Deduction>, conflict: &str) -> Proof {
    let disproofs = Box::new([disproof(target, deductions, conflict)]);
    Proof::refute(Refutation { disproofs })
}

fn refused_under(name: &str, reason: AssumptionRefusal) -> Result<(), Refusal> {
    Err(Refusal::Assumption { assumed: Some(Action::Place(candidate(name))), reason })
}

/// The empty grid, but for cells that have these digits only.
fn grid(cells: &[(&str, &str)]) -> Grid {
    let mut grid = Grid::default();
    for (cell, digits) in cells {
        let cell: Cell = cell.parse().unwrap();
        let others = Digit::ALL.into_iter().filter(|d| !digits.contains(d.to_char()));
        others.for_each(|digit| grid.eliminate(Candidate::new(digit, cell)));
    }
    grid
}

/// The XYZ-Wing of the Sudoku Assistant: * in r1c3, XYZ in r1c1, XZ in r1c7, YZ in r2c2.
fn xyz_wing() -> Grid {
    grid(&[("r1c1", "123"), ("r1c7", "13"), ("r2c2", "23")])
}

#[test]
fn an_xyz_wing_leaves_a_cell_without_candidates() {
    let proof = refute("3r1c3", only("1N7 2N2"), "1N1");
    assert_eq!(check(&xyz_wing(), &eliminate("3r1c3"), &proof), Ok(()));
    // In the other order too.
    let proof = refute("3r1c3", only("2N2 1N7"), "1N1");
    assert_eq!(check(&xyz_wing(), &eliminate("3r1c3"), &proof), Ok(()));
    // 3r3c3 does not see r1c7.
    let far = refute("3r3c3", only("1N7 2N2"), "1N1");
    let reason = AssumptionRefusal::NotOnly { deduction: 0, sector: sector("1N7"), live: 2 };
    assert_eq!(check(&xyz_wing(), &eliminate("3r3c3"), &far), refused_under("3r3c3", reason));
}

#[test]
fn each_deduction_is_needed() {
    let (grid, target) = (xyz_wing(), "3r1c3");
    let left = |deductions| check(&grid, &eliminate(target), &refute(target, deductions, "1N1"));
    let some =
        |live| refused_under(target, AssumptionRefusal::NoConflict { sector: sector("1N1"), live });
    assert_eq!(left(only("1N7")), some(1));
    assert_eq!(left(only("2N2")), some(1));
    assert_eq!(left(Vec::new()), some(2));
}

#[test]
fn each_sector_must_be_the_right_one() {
    let grid = xyz_wing();
    let mut refused = 0;
    for wrong in Sector::all() {
        for at in 0..3 {
            let right = ["1N7", "2N2", "1N1"].map(sector);
            let mut sectors = right;
            sectors[at] = wrong;
            if sectors == right {
                continue;
            }
            let [first, second, conflict] = sectors;
            let deductions = Box::new([Deduction::Only(first), Deduction::Only(second)]);
            let disproof = Disproof::of(candidate("3r1c3"), deductions, conflict);
            let proof = Proof::refute(Refutation { disproofs: Box::new([disproof]) });
            let accepted = check(&grid, &eliminate("3r1c3"), &proof).is_ok();
            // 3 in r1, c3 and b1 has its place in r1c3 by then, so none of these is empty.
            assert!(!accepted, "{sectors:?}");
            refused += 1;
        }
    }
    assert_eq!(refused, 3 * 323);
}

#[test]
fn two_true_members_show_as_an_empty_sector() {
    // If 1r1c1, then r1c5 and r1c9 are both 2, which is not possible.
    let grid = grid(&[("r1c5", "12"), ("r1c9", "12")]);
    let wrong = |deductions, conflict| {
        check(&grid, &eliminate("1r1c1"), &refute("1r1c1", deductions, conflict))
    };
    assert_eq!(wrong(only("1N5"), "1N9"), Ok(()));
    assert_eq!(wrong(only("1N9"), "1N5"), Ok(()));
    // The second is empty and not true any more; and 2R1 has one true member, not two.
    let reason = AssumptionRefusal::NotOnly { deduction: 1, sector: sector("1N9"), live: 0 };
    assert_eq!(wrong(only("1N5 1N9"), "2R1"), refused_under("1r1c1", reason));
    let reason = AssumptionRefusal::NoConflict { sector: sector("2R1"), live: 1 };
    assert_eq!(wrong(only("1N5"), "2R1"), refused_under("1r1c1", reason));
}

#[test]
fn a_cover_holds_under_the_assumption() {
    // With 5r3c4 the 5s of box 1 are in row 1, and r1c9 has no other digit.
    let mut grid = grid(&[("r1c9", "5")]);
    for cell in ["r2c1", "r2c2", "r2c3"] {
        grid.eliminate(Candidate::new(Digit::D5, cell.parse().unwrap()));
    }
    let mut other = grid;
    let lemma = |names: &str| {
        let eliminates = names.split_whitespace().map(candidate).collect();
        Deduction::Cover { cover: Cover::new(&[sector("5B1")], &[sector("5R1")]), eliminates }
    };
    let ask = |grid: &Grid, deductions| {
        check(grid, &eliminate("5r3c4"), &refute("5r3c4", deductions, "1N9"))
    };
    assert_eq!(ask(&grid, vec![lemma("5r1c9")]), Ok(()));
    // A place in row 2 is not covered, and the refusal names it.
    let mut puzzle = other.to_puzzle();
    puzzle.candidates.as_mut().unwrap().insert(candidate("5r2c2"));
    other = Grid::new(&puzzle).unwrap();
    let reason = CoverRefusal::Weight { candidate: candidate("5r2c2"), weight: -1, need: 0 };
    let reason = AssumptionRefusal::Cover { deduction: 0, reason };
    assert_eq!(ask(&other, vec![lemma("5r1c9")]), refused_under("5r3c4", reason));
    // What the cover does not weigh is not excluded, nor what is gone by then.
    let reason = CoverRefusal::Weight { candidate: candidate("5r9c9"), weight: 0, need: 1 };
    let reason = AssumptionRefusal::Cover { deduction: 0, reason };
    assert_eq!(ask(&grid, vec![lemma("5r9c9")]), refused_under("5r3c4", reason));
    let reason = AssumptionRefusal::NotOpen { deduction: 0, candidate: candidate("5r1c4") };
    assert_eq!(ask(&grid, vec![lemma("5r1c4")]), refused_under("5r3c4", reason)); // 5r3c4 sees it
}

#[test]
fn every_elimination_needs_a_disproof_of_its_own() {
    let both = [Action::Eliminate(candidate("3r1c3")), Action::Eliminate(candidate("3r1c2"))];
    let one = refute("3r1c3", only("1N7 2N2"), "1N1");
    let refusal = Refusal::NotRefuted { candidate: candidate("3r1c2") };
    assert_eq!(check(&xyz_wing(), &both, &one), Err(refusal));
    let disproofs = Box::new([
        disproof("3r1c3", only("1N7 2N2"), "1N1"),
        disproof("3r1c2", only("1N7 2N2"), "1N1"),
    ]);
    assert_eq!(check(&xyz_wing(), &both, &Proof::refute(Refutation { disproofs })), Ok(()));
    // A disproof that nothing needs must be right all the same.
    let disproofs = Box::new([
        disproof("3r1c3", only("1N7 2N2"), "1N1"),
        disproof("3r3c2", only("1N7 2N2"), "1N1"),
    ]);
    let proof = Proof::refute(Refutation { disproofs });
    assert!(check(&xyz_wing(), &eliminate("3r1c3"), &proof).is_err());
}

#[test]
fn a_placement_follows_when_the_refuted_was_the_only_other() {
    let grid = grid(&[("r1c1", "123"), ("r1c7", "13"), ("r2c2", "23"), ("r1c3", "34")]);
    let actions = [Action::Eliminate(candidate("3r1c3")), Action::Place(candidate("4r1c3"))];
    let proof = refute("3r1c3", only("1N7 2N2"), "1N1");
    assert_eq!(check(&grid, &actions, &proof), Ok(()));
    let refusal = Refusal::NotSingle { candidate: candidate("4r1c3") };
    assert_eq!(check(&grid, &actions[1..], &proof), Err(refusal));
}

fn branch(name: &str, deductions: Vec<Deduction>, conflict: Option<&str>) -> Branch {
    let deductions = deductions.into_boxed_slice();
    Branch { candidate: candidate(name), deductions, conflict: conflict.map(sector) }
}

fn cases(truth: &str, branches: Vec<Branch>) -> Proof {
    Proof::cases(Cases { truth: fact(truth), branches: branches.into_boxed_slice() })
}

#[test]
fn an_xy_wing_by_cases() {
    let grid = grid(&[("r1c1", "12"), ("r1c7", "13"), ("r7c1", "23")]);
    let ways = || vec![branch("1r1c1", only("1N7"), None), branch("2r1c1", only("7N1"), None)];
    assert_eq!(check(&grid, &eliminate("3r7c7"), &cases("1N1", ways())), Ok(()));
    // Beside the wing nothing follows.
    let reason = AssumptionRefusal::Survives { candidate: candidate("3r8c7") };
    let proof = cases("1N1", ways());
    assert_eq!(check(&grid, &eliminate("3r8c7"), &proof), refused_under("2r1c1", reason));
    // Without a deduction, or with a wrong one.
    for (i, name) in ["1r1c1", "2r1c1"].into_iter().enumerate() {
        let mut fewer = ways();
        fewer[i].deductions = Box::new([]);
        let reason = AssumptionRefusal::Survives { candidate: candidate("3r7c7") };
        let proof = cases("1N1", fewer);
        assert_eq!(check(&grid, &eliminate("3r7c7"), &proof), refused_under(name, reason));
    }
    // A branch is missing, doubled, strange; or all are.
    let refused = |truth, branches| check(&grid, &eliminate("3r7c7"), &cases(truth, branches));
    let missing = Refusal::NoBranch { truth: fact("1N1"), candidate: candidate("2r1c1") };
    assert_eq!(refused("1N1", ways()[..1].to_vec()), Err(missing));
    let stray = |name| Refusal::StrayBranch { truth: fact("1N1"), candidate: candidate(name) };
    let mut three = ways();
    three.push(three[0].clone());
    assert_eq!(refused("1N1", three), Err(stray("1r1c1")));
    let mut strange = ways();
    strange.push(branch("5r5c5", Vec::new(), None));
    assert_eq!(refused("1N1", strange), Err(stray("5r5c5")));
    assert!(matches!(refused("1N1", Vec::new()), Err(Refusal::NoBranch { .. })));
    assert!(matches!(refused("1R1", ways()), Err(Refusal::NoBranch { .. })));
}

#[test]
fn a_cell_of_three_has_three_branches_and_an_impossible_one_says_nothing() {
    // r1c1 is 1, 2 or 3. With 1 and with 2 r7c7 is not 4; 3 leaves r1c9 empty.
    let grid =
        grid(&[("r1c1", "123"), ("r1c7", "14"), ("r7c1", "24"), ("r1c8", "35"), ("r1c9", "35")]);
    let ways = |conflict| {
        vec![
            branch("1r1c1", only("1N7"), None),
            branch("2r1c1", only("7N1"), None),
            branch("3r1c1", only("1N8"), conflict),
        ]
    };
    let ask = |conflict| check(&grid, &eliminate("4r7c7"), &cases("1N1", ways(conflict)));
    assert_eq!(ask(Some("1N9")), Ok(()));
    let reason = AssumptionRefusal::Survives { candidate: candidate("4r7c7") };
    assert_eq!(ask(None), refused_under("3r1c1", reason));
    let reason = AssumptionRefusal::NoConflict { sector: sector("1N7"), live: 2 };
    assert_eq!(ask(Some("1N7")), refused_under("3r1c1", reason));
}

#[test]
fn a_placement_by_cases_must_be_reached_in_each() {
    // Whether r1c1 is 1 or 2, r1c2 is not 1, and is 3.
    let grid = grid(&[("r1c1", "12"), ("r2c1", "12"), ("r1c2", "13"), ("r2c2", "123")]);
    let ways = vec![branch("1r1c1", only("1N2"), None), branch("2r1c1", only("2N1 1N2"), None)];
    let place = |name| [Action::Place(candidate(name))];
    assert_eq!(check(&grid, &place("3r1c2"), &cases("1N1", ways.clone())), Ok(()));
    let fewer = vec![ways[0].clone(), branch("2r1c1", only("2N1"), None)];
    let reason = AssumptionRefusal::NotReached { candidate: candidate("3r1c2") };
    assert_eq!(check(&grid, &place("3r1c2"), &cases("1N1", fewer)), refused_under("2r1c1", reason));
}

#[test]
fn what_is_not_open_cannot_be_assumed_or_struck_out() {
    let mut grid = xyz_wing();
    grid.eliminate(candidate("3r1c3"));
    grid.place(candidate("9r9c9"));
    let proof = refute("3r1c3", only("1N7 2N2"), "1N1");
    let closed = Refusal::NotOpen { candidate: candidate("3r1c3") };
    assert_eq!(check(&grid, &eliminate("3r1c3"), &proof), Err(closed));
    let closed = Refusal::NotOpen { candidate: candidate("9r9c9") };
    let proof = refute("9r9c9", Vec::new(), "1N1");
    assert_eq!(check(&grid, &eliminate("9r9c9"), &proof), Err(closed.clone()));
    let proof = cases("9N9", vec![branch("9r9c9", Vec::new(), None)]);
    assert_eq!(check(&grid, &eliminate("3r1c2"), &proof), Err(closed));
    let mut empty = Grid::default();
    for digit in Digit::ALL {
        empty.eliminate(Candidate::new(digit, Cell::at(0, 0)));
    }
    let none = Refusal::NoBranches { truth: fact("1N1") };
    assert_eq!(check(&empty, &eliminate("3r5c5"), &cases("1N1", Vec::new())), Err(none));
}

#[test]
fn a_long_proof_is_refused_before_it_is_followed() {
    let many = |n| vec![Deduction::Only(sector("1N7")); n];
    let long = refute("3r1c3", many(MAX_LENGTH), "1N1");
    let refusal = Refusal::Long { length: MAX_LENGTH + 1 };
    assert_eq!(check(&xyz_wing(), &eliminate("3r1c3"), &long), Err(refusal));
    // One fewer is followed, and repeating does no harm.
    let mut deductions = many(MAX_LENGTH - 2);
    deductions.extend(only("2N2"));
    let proof = refute("3r1c3", deductions, "1N1");
    assert_eq!(check(&xyz_wing(), &eliminate("3r1c3"), &proof), Ok(()));
    // Terms and excluded candidates count too.
    let cover = Cover::new(&[sector("5B1")], &[sector("5R1")]);
    let eliminates = vec![candidate("5r1c9"); MAX_LENGTH - 2].into_boxed_slice();
    let lemma = vec![Deduction::Cover { cover, eliminates }];
    let refusal = Refusal::Long { length: MAX_LENGTH + 2 };
    let proof = refute("3r1c3", lemma, "1N1");
    assert_eq!(check(&xyz_wing(), &eliminate("3r1c3"), &proof), Err(refusal));
}

#[test]
fn refusals_say_what_is_wrong() {
    let far = refute("3r3c3", only("1N7"), "1N1");
    let refusal = check(&xyz_wing(), &eliminate("3r3c3"), &far).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "when 3r3c3 is assumed to be true, deduction 1: 1N7 has 2 live candidates left, not 1"
    );
    let none = refute("3r1c3", only("1N7"), "1N1");
    let refusal = check(&xyz_wing(), &eliminate("3r1c3"), &none).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "when 3r1c3 is assumed to be true, there is no conflict: 1N1 has a live candidate left"
    );
}

/// Any deductions whatever, most of them wrong: a true candidate is never refuted.
#[test]
fn nothing_true_falls() {
    const SOLUTION: &str =
        "176429583945836712832175964481653279723914856569782431297368145614597328358241697";
    let mut rng = Rng(5);
    let mut below = |n: usize| rng.below(n);
    let (mut followed, mut refuted) = (0, 0);
    for _ in 0..3000 {
        let mut puzzle = Puzzle::default();
        let truth: Vec<Candidate> = Cell::all()
            .zip(SOLUTION.chars())
            .map(|(cell, c)| Candidate::new(Digit::from_char(c).unwrap(), cell))
            .collect();
        truth.iter().filter(|_| below(3) > 0).for_each(|c| puzzle.place(*c));
        let mut grid = Grid::new(&puzzle).unwrap();
        for c in Candidate::all().filter(|c| !truth.contains(c)) {
            if below(3) == 0 {
                grid.eliminate(c);
            }
        }
        let open: Vec<Candidate> =
            grid.live().iter().filter(|c| !grid.solved().contains(c.cell())).collect();
        if open.is_empty() {
            continue;
        }
        // Follows what can be followed, so that proofs go deep, and ends at any empty sector.
        let target = open[below(open.len())];
        let mut assumed = grid;
        assumed.place(target);
        let mut deductions = Vec::new();
        for _ in 0..40 {
            let sector = Sector::from_index(below(324));
            if let Some(only) = assumed.only_in(sector) {
                assumed.place(only);
                deductions.push(Deduction::Only(sector));
            }
        }
        let conflict = assumed.contradiction().unwrap_or(Sector::from_index(below(324)));
        let disproof = Disproof::of(target, deductions.into(), conflict);
        let proof = Proof::refute(Refutation { disproofs: Box::new([disproof]) });
        let accepted = check(&grid, &[Action::Eliminate(target)], &proof).is_ok();
        followed += 1;
        refuted += usize::from(accepted);
        assert!(!(accepted && truth.contains(&target)), "{target}: {proof:?}");
    }
    assert!(followed > 1000 && refuted > 100, "{followed} followed, {refuted} refuted");
}
