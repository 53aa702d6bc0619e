//! Two lines of a chute that can be exchanged in part: the theorem by trying it on random grids, and the checker that
//! uses it.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, Puzzle, Sector,
};
use ninerooks_exact::{Solutions, solutions};
use ninerooks_proof::{
    Clause, GuardianKind, GuardianRefusal, Guardians, Lemma, Proof, Reason, Refusal, check,
};
use ninerooks_testing::{Rng, random_puzzle, random_solution};

/// Two rows of a band, two columns of a stack, and a row of another band; or turned.
#[derive(Clone, Copy, Debug)]
struct Place {
    corners: [Cell; 2],
    square: [[Cell; 2]; 2],
    lines: [House; 2],
}

fn places() -> Vec<Place> {
    let pairs: Vec<[usize; 2]> = (0..9)
        .flat_map(|a| (a + 1..9).map(move |b| [a, b]))
        .filter(|[a, b]| a / 3 == b / 3)
        .collect();
    let mut all = Vec::new();
    for turned in [false, true] {
        let at = |r: usize, c: usize| if turned { Cell::at(c, r) } else { Cell::at(r, c) };
        let line = |r: usize| if turned { House::column(r) } else { House::row(r) };
        for &[r, s] in &pairs {
            for &[c, d] in &pairs {
                for row in (0..9).filter(|row| row / 3 != r / 3) {
                    all.push(Place {
                        corners: [at(row, c), at(row, d)],
                        square: [[at(r, c), at(r, d)], [at(s, c), at(s, d)]],
                        lines: [line(r), line(s)],
                    });
                }
            }
        }
    }
    all
}

impl Place {
    fn cells(self) -> CellSet {
        self.corners.into_iter().chain(self.square.into_iter().flatten()).collect()
    }

    fn lines(self) -> CellSet {
        self.lines[0].cells() | self.lines[1].cells()
    }

    /// The corners with these digits, and these digits in the box of the square.
    fn guardians(self, digits: DigitSet) -> Guardians {
        let block = self.square[0][0].block();
        let cells = self.corners.into_iter().map(Cell::sector);
        let sectors: Vec<Sector> = cells.chain(digits.map(|d| block.sector(d))).collect();
        let kept = self.cells().flat_map(|cell| cell.candidates(digits)).collect();
        Guardians { kind: GuardianKind::TwoLines, sectors: sectors.into(), kept }
    }
}

fn live_guardians(grid: &Grid, guardians: &Guardians) -> CandidateSet {
    let members = guardians.sectors.iter().flat_map(|&sector| grid.live_in(sector));
    members.collect::<CandidateSet>() - guardians.kept
}

/// What the checker says to: one of the guardians is true.
fn verdict(grid: &Grid, guardians: &Guardians) -> Result<(), Refusal> {
    let by = Reason::Guardians(Box::new(guardians.clone()));
    let says = Clause::OneOf(live_guardians(grid, guardians));
    let lemmas = [Lemma { says, by: by.clone() }].into();
    check(grid, &[], &Proof { lemmas, then: by }).map_err(|refusal| match refusal {
        Refusal::Lemma { reason, .. } => *reason,
        other => other,
    })
}

fn given(solution: &Grid, cells: CellSet) -> Grid {
    let mut puzzle = Puzzle::default();
    for cell in cells {
        puzzle.give(Candidate::new(solution.value(cell).unwrap(), cell));
    }
    Grid::new(&puzzle).unwrap()
}

/// The state in which these cells are placed.
fn later(puzzle: &Grid, solution: &Grid, cells: CellSet) -> Grid {
    let mut grid = *puzzle;
    for cell in cells & puzzle.unsolved() {
        grid.place(Candidate::new(solution.value(cell).unwrap(), cell));
    }
    grid
}

const LINES: Refusal = Refusal::Guardians(GuardianRefusal::Lines);

#[test]
fn what_is_accepted_has_two_solutions_where_no_guardian_is_true() {
    let (mut rng, all) = (Rng(16), places());
    let (mut accepted, mut with_givens, mut refused, mut unique) = (0, 0, 0, 0);
    for _ in 0..800 {
        let solution = random_solution(&mut rng);
        for place in &all {
            let digits: DigitSet =
                place.corners.iter().filter_map(|c| solution.value(*c)).collect();
            let square = place.square.iter().flatten();
            let below: DigitSet = square.filter_map(|cell| solution.value(*cell)).collect();
            if !digits.is_subset(below) {
                continue;
            }
            // Some of the lines is given, some of it known, and nearly all elsewhere.
            let some = |rng: &mut Rng, cells: CellSet, percent| -> CellSet {
                cells.filter(|_| rng.percent(percent)).collect()
            };
            let share = 10 + rng.below(60);
            let in_lines = some(&mut rng, place.lines() - place.cells(), share);
            let elsewhere = !place.lines() - place.cells();
            let puzzle = given(&solution, in_lines | some(&mut rng, elsewhere, 93));
            let known = some(&mut rng, place.lines() - place.cells(), 30);
            let grid = later(&puzzle, &solution, known);
            match verdict(&grid, &place.guardians(digits)) {
                Ok(()) => {
                    accepted += 1;
                    with_givens += usize::from(in_lines.len() > 2);
                    assert!(matches!(solutions(&puzzle), Solutions::Many), "{place:?} {puzzle}");
                }
                Err(refusal) if refusal == LINES => {
                    refused += 1;
                    unique += usize::from(matches!(solutions(&puzzle), Solutions::One(_)));
                }
                Err(_) => {} // there are no guardians
            }
        }
    }
    assert!(accepted > 1000 && with_givens > 80, "{accepted} {with_givens}");
    // And more would be wrong.
    assert!(refused > 1000 && unique > 80, "{refused} {unique}");
}

#[test]
fn in_puzzles_with_one_solution_one_of_the_guardians_is_true() {
    let (mut rng, all) = (Rng(17), places());
    let mut accepted = 0;
    for _ in 0..150 {
        let puzzle = random_puzzle(&mut rng);
        let Solutions::One(solution) = solutions(&puzzle) else { continue };
        for place in &all {
            let known = Cell::all().filter(|_| rng.percent(20)).collect();
            let grid = later(&puzzle, &solution, known);
            let of = |cell: Cell| grid.digits(cell);
            let digits = of(place.corners[0]) | of(place.corners[1]);
            let digits: DigitSet = digits.filter(|_| rng.percent(70)).collect();
            let guardians = place.guardians(digits);
            if digits.len() > 1 && verdict(&grid, &guardians).is_ok() {
                accepted += 1;
                let one = live_guardians(&grid, &guardians).iter().any(|g| solution.is_live(g));
                assert!(one, "{place:?} {digits} {grid}");
            }
        }
    }
    assert!(accepted > 20, "{accepted}");
}

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

/// Corners r4c1 and r4c2, rows 1 and 2, with these givens; the puzzle excludes that.
fn grid(givens: &str, excluded: &str) -> Grid {
    let mut puzzle = Puzzle::default();
    givens.split_whitespace().for_each(|name| puzzle.give(candidate(name)));
    let mut candidates = puzzle.default_candidates();
    excluded.split_whitespace().for_each(|name| candidates.remove(candidate(name)));
    puzzle.candidates = Some(Box::new(candidates));
    Grid::new(&puzzle).unwrap()
}

fn two() -> Place {
    Place {
        corners: [Cell::at(3, 0), Cell::at(3, 1)],
        square: [[Cell::at(0, 0), Cell::at(0, 1)], [Cell::at(1, 0), Cell::at(1, 1)]],
        lines: [House::row(0), House::row(1)],
    }
}

#[test]
fn givens_of_the_lines_must_be_in_one_part() {
    let digits: DigitSet = [Digit::D1, Digit::D2].into_iter().collect();
    let guardians = two().guardians(digits);
    let says = |givens: &str, excluded: &str| verdict(&grid(givens, excluded), &guardians);
    assert_eq!(says("", ""), Ok(()));
    assert_eq!(says("3r1c4", ""), Ok(()));
    // Joined by 3, and by 3 and 4; apart; and apart from columns that share all they have.
    assert_eq!(says("3r1c4 3r2c7", ""), Ok(()));
    assert_eq!(says("3r1c4 3r2c7 4r1c7 4r2c5", ""), Ok(()));
    assert_eq!(says("3r1c4 4r1c7", ""), Err(LINES));
    assert_eq!(says("3r1c4 4r2c4 4r1c7 3r2c7 5r1c5", ""), Err(LINES));
    assert_eq!(says("3r1c4 4r2c4 4r1c7 5r2c7 6r1c8", ""), Err(LINES));
    // What was placed since joins, and is not given.
    let mut later = grid("3r1c4 5r1c7", "");
    assert_eq!(verdict(&later, &guardians), Err(LINES));
    later.place(candidate("5r2c4"));
    assert_eq!(verdict(&later, &guardians), Ok(()));
    // Givens in the corners, in the square; what the puzzle excludes there, in the lines, elsewhere.
    assert_eq!(says("3r4c1", ""), Err(LINES));
    assert_eq!(says("3r2c1", ""), Err(LINES));
    assert_eq!(says("", "3r4c1"), Err(LINES));
    assert_eq!(says("", "3r1c1"), Err(LINES));
    assert_eq!(says("", "3r2c8"), Err(LINES));
    assert_eq!(says("", "3r3c8 3r4c3"), Ok(()));
    assert_eq!(says("3r3c8 4r4c3", ""), Ok(()));
}

#[test]
fn other_forms_are_refused() {
    let digits: DigitSet = [Digit::D1, Digit::D2].into_iter().collect();
    let whole = grid("", "");
    let good = two().guardians(digits);
    let refused = |sectors: Vec<Sector>, kept: CandidateSet| {
        let guardians = Guardians { kind: GuardianKind::TwoLines, sectors: sectors.into(), kept };
        assert_eq!(verdict(&whole, &guardians), Err(LINES), "{guardians:?}");
    };
    let sector = |name: &str| name.parse::<Sector>().unwrap();
    let with = |change: fn(&mut CandidateSet)| {
        let mut kept = good.kept;
        change(&mut kept);
        kept
    };
    let change = |at: usize, name: &str| {
        let mut sectors = good.sectors.to_vec();
        sectors[at] = sector(name);
        sectors
    };
    // One corner, corners in two rows, in other columns, in the band of the square.
    refused(good.sectors[1..].to_vec(), good.kept);
    refused(change(0, "5N1"), good.kept);
    refused(change(0, "4N3"), good.kept);
    refused(
        good.sectors[..1].iter().copied().chain(good.sectors[2..].iter().copied()).collect(),
        good.kept,
    );
    // Two boxes, no box, a digit of the corners that the box says nothing of.
    refused(change(3, "2B2"), good.kept);
    refused(good.sectors[..2].to_vec(), good.kept);
    refused(good.sectors[..3].to_vec(), good.kept);
    // Places kept outside of the square, three of its cells, three rows.
    refused(good.sectors.to_vec(), with(|kept| kept.insert(candidate("1r3c3"))));
    refused(good.sectors.to_vec(), with(|kept| kept.insert(candidate("1r3c1"))));
    refused(
        good.sectors.to_vec(),
        with(|kept| {
            kept.remove(candidate("1r1c1"));
            kept.remove(candidate("2r1c1"));
        }),
    );
    assert!(Reason::Guardians(Box::new(good.clone())).assumes_uniqueness());
    assert_eq!(verdict(&whole, &good), Ok(()));
}
