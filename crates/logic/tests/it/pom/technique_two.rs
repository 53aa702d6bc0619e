//! Technique 2: facts about candidates delete patterns.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, Sector};
use ninerooks_logic::rookery::{Space, not_both, one_of, strong_links, weak_link};
use ninerooks_proof::{Cover, Deletion, DeletionRefusal, Proof, Refusal, RookeryProof, check};

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn cells(names: &str) -> CellSet {
    names.split(' ').map(cell).collect()
}

fn sectors(names: &str) -> Vec<Sector> {
    names.split(' ').map(|name| name.parse().unwrap()).collect()
}

/// A grid in which each of these cells has only these digits.
fn with_cells(only: &[(&str, &str)]) -> Grid {
    let mut grid = Grid::default();
    for (name, digits) in only {
        for digit in Digit::ALL.into_iter().filter(|digit| !digits.contains(digit.to_char())) {
            grid.eliminate(Candidate::new(digit, cell(name)));
        }
    }
    grid
}

/// In the rows of these cells, 3 is in no other cell.
fn keep_three_only(grid: &mut Grid, names: &str) {
    for kept in cells(names) {
        for cell in House::cells(kept.row()).without(kept) {
            grid.eliminate(Candidate::new(Digit::D3, cell));
        }
    }
}

fn judge(grid: &Grid, deletions: Vec<Deletion>) -> Result<(), Refusal> {
    check(grid, &[], &Proof::rookeries(RookeryProof { deletions: deletions.into() }))
}

/// An XY-wing: the pivot r1c1 is 1 or 2, the pincers r1c9 (13) and r9c1 (23) hold a 3 between them.
fn wing() -> (Grid, Cover) {
    let mut grid = with_cells(&[("r1c1", "12"), ("r1c9", "13"), ("r9c1", "23")]);
    // Fewer threes make the test quick.
    keep_three_only(&mut grid, "r3c4 r4c2 r5c5 r6c8 r7c6");
    (grid, Cover::new(&sectors("1N1 1N9 9N1"), &sectors("1R1 2C1")))
}

#[test]
fn patterns_that_miss_both_pincers_go() {
    let (grid, cover) = wing();
    let mut space = Space::new(&grid, DigitSet::from(Digit::D3));
    let pincers = cells("r1c9 r9c1");
    let missing = space.of(Digit::D3).iter().filter(|live| live.cells.is_disjoint(pincers)).count();
    let deduction = one_of(&space, Digit::D3, pincers, &cover).unwrap();
    assert!(missing > 0 && missing == deduction.targets.len());
    assert_eq!(judge(&grid, deduction.deletions), Ok(()));
    space.delete(&deduction.targets);
    assert!(space.count(Digit::D3) > 0);
    assert_eq!(one_of(&space, Digit::D3, pincers, &cover), None);
}

#[test]
fn one_pincer_alone_is_refused() {
    let (grid, cover) = wing();
    let space = Space::new(&grid, DigitSet::from(Digit::D3));
    let deduction = one_of(&space, Digit::D3, cells("r1c9"), &cover).unwrap();
    let Err(Refusal::Deletion { deletion: 0, reason }) = judge(&grid, deduction.deletions) else {
        panic!("a pattern through the other pincer was deleted");
    };
    assert!(matches!(reason, DeletionRefusal::Weight { .. }), "{reason}");
}

#[test]
fn the_wing_is_refused_when_the_pivot_has_a_third_digit() {
    let (mut grid, cover) = wing();
    let space = Space::new(&grid, DigitSet::from(Digit::D3));
    let deduction = one_of(&space, Digit::D3, cells("r1c9 r9c1"), &cover).unwrap();
    let mut live = grid.to_puzzle();
    live.candidates.as_mut().unwrap().insert("4r1c1".parse().unwrap());
    grid = Grid::new(&live).unwrap();
    let Err(Refusal::Deletion { reason, .. }) = judge(&grid, deduction.deletions) else {
        panic!("accepted although the pivot may be 4");
    };
    assert!(matches!(reason, DeletionRefusal::CandidateWeight { .. }), "{reason}");
}

#[test]
fn patterns_through_two_candidates_that_are_not_both_true_go() {
    // r5c1 and r5c9 are a pair of 3 and 7, so that 3 is not in both r1c1 and r9c9.
    let mut grid = with_cells(&[("r5c1", "37"), ("r5c9", "37")]);
    keep_three_only(&mut grid, "r2c4 r3c7 r4c2");
    let space = Space::new(&grid, DigitSet::from(Digit::D3));
    let ends = ["3r1c1", "3r9c9"].map(|name| name.parse::<Candidate>().unwrap());
    let cover = Cover::new(&sectors("5N1 5N9"), &sectors("3C1 3C9 7R5"));
    let deduction = not_both(&space, ends, &cover).unwrap();
    let both = cells("r1c1 r9c9");
    assert!(deduction.targets.iter().all(|target| both.is_subset(target.rookery.cells())));
    assert_eq!(judge(&grid, deduction.deletions), Ok(()));
    let others = ["3r1c1", "3r9c8"].map(|name| name.parse::<Candidate>().unwrap());
    let wrong = not_both(&space, others, &cover).unwrap();
    assert!(judge(&grid, wrong.deletions).is_err());
    let two_digits = ["3r1c1", "4r9c9"].map(|name| name.parse::<Candidate>().unwrap());
    assert_eq!(not_both(&space, two_digits, &cover), None);
}

#[test]
fn cells_that_hold_all_patterns_are_strongly_linked() {
    let grid = crate::pom::support::grid(
        ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21",
    );
    let space = Space::new(&grid, DigitSet::from(Digit::D9));
    let links = strong_links(&space, Digit::D9).unwrap();
    assert!(links.contains(&cells("r6c6 r8c8")), "{links:?}");
    for link in &links {
        assert!(space.of(Digit::D9).iter().all(|live| !live.cells.is_disjoint(*link)));
    }
    // r6c6 and r8c8 share no house, and no pattern passes through both or through neither.
    let [a, b] = ["r6c6", "r8c8"].map(cells);
    let through_both = space.of(Digit::D9).iter().any(|live| (a | b).is_subset(live.cells));
    assert_eq!(weak_link(&space, Digit::D9, a, b), !through_both);
    assert!(weak_link(&space, Digit::D9, a, cells("r6c3 r6c7")), "they share a row");
    assert!(!weak_link(&space, Digit::D9, a, a));
    assert!(!weak_link(&space, Digit::D8, a, b), "8 is not converted");
}
