//! The cover rule: what is accepted, what is refused and why, and that nothing true ever falls.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Candidate, Cell, Digit, Grid, Sector};
use ninerooks_proof::{Action, Cover, CoverRefusal, MAX_TERMS, Proof, Refusal, Term, check};
use ninerooks_testing::{Rng, grid};

fn sectors(names: &str) -> Vec<Sector> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

fn cover(truths: &str, links: &str) -> Proof {
    Proof::cover(Cover::new(&sectors(truths), &sectors(links)))
}

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn eliminate(name: &str) -> [Action; 1] {
    [Action::Eliminate(candidate(name))]
}

/// Rows 1 and 5 have their 3s in columns 2 and 8 only.
fn x_wing_grid() -> Grid {
    let mut grid = Grid::default();
    for row in [0, 4] {
        for column in [0, 2, 3, 4, 5, 6, 8] {
            grid.eliminate(Candidate::new(Digit::D3, Cell::at(row, column)));
        }
    }
    grid
}

#[test]
fn the_sides_of_a_candidate_are_what_truths_and_links_contribute() {
    let x_wing = Cover::new(&sectors("3R1 3R5"), &sectors("3C2 3C8 3B1"));
    let sides = |name| x_wing.weights().sides(candidate(name));
    assert_eq!(sides("3r1c2"), [1, 2]);
    assert_eq!(sides("3r1c8"), [1, 1]);
    assert_eq!(sides("3r9c8"), [0, 1]);
    assert_eq!(sides("3r5c3"), [1, 0]);
}

#[test]
fn an_x_wing_removes_what_its_columns_hold_outside_its_rows() {
    let grid = x_wing_grid();
    let proof = cover("3R1 3R5", "3C2 3C8");
    for name in ["3r2c2", "3r9c8"] {
        assert_eq!(check(&grid, &eliminate(name), &proof), Ok(()));
    }
    let refused = |name: &str, weight, need| {
        let refusal =
            Refusal::Cover(CoverRefusal::Weight { candidate: candidate(name), weight, need });
        assert_eq!(check(&grid, &eliminate(name), &proof), Err(refusal));
    };
    refused("3r2c3", 0, 1); // in no link
    refused("4r2c2", 0, 1); // another digit
    refused("3r1c2", 0, 1); // in a truth and a link
}

#[test]
fn a_fin_breaks_the_x_wing_and_a_third_link_mends_it_where_two_links_meet() {
    let mut grid = x_wing_grid();
    let mut puzzle = grid.to_puzzle();
    puzzle.candidates.as_mut().unwrap().insert(candidate("3r1c3"));
    grid = Grid::new(&puzzle).unwrap();

    let uncovered =
        Refusal::Cover(CoverRefusal::Weight { candidate: candidate("3r1c3"), weight: -1, need: 0 });
    let plain = cover("3R1 3R5", "3C2 3C8");
    assert_eq!(check(&grid, &eliminate("3r2c2"), &plain), Err(uncovered));

    let finned = cover("3R1 3R5", "3C2 3C8 3B1"); // rank 1, scale 2
    assert_eq!(check(&grid, &eliminate("3r2c2"), &finned), Ok(()));
    let one_link =
        Refusal::Cover(CoverRefusal::Weight { candidate: candidate("3r9c2"), weight: 1, need: 2 });
    assert_eq!(check(&grid, &eliminate("3r9c2"), &finned), Err(one_link));
}

/// Set-logic texts check a pattern by unions: "each candidate of a base set is in a cover set". With
/// bases that overlap this removes a true candidate here: both bases are {1r8c4, 1r8c6}, the covers
/// hold both cells, the rank is 0, and 1r6c4 is in a cover and in no base. Yet it is true.
#[test]
fn overlapping_bases_that_are_covered_once_are_refused() {
    let mut grid =
        grid("....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...");
    grid.eliminate(candidate("1r8c1")); // both false by the rest of the puzzle
    grid.eliminate(candidate("1r8c2"));
    let proof = cover("1B8 1R8", "1C4 8N6");
    let truths: Vec<Candidate> = sectors("1B8 1R8").iter().flat_map(|&s| grid.live_in(s)).collect();
    assert_eq!(format!("{truths:?}"), "[1r8c4, 1r8c6, 1r8c4, 1r8c6]");
    let refusal =
        Refusal::Cover(CoverRefusal::Weight { candidate: candidate("1r8c4"), weight: -1, need: 0 });
    assert_eq!(check(&grid, &eliminate("1r6c4"), &proof), Err(refusal));
}

#[test]
fn a_placed_digit_is_live_so_that_its_truths_are_not_free() {
    let mut grid = Grid::default();
    grid.place(candidate("1r1c1"));
    // Without the placed 1 the truth 1R1 would have no candidate, and would let rank 1 look like
    // rank 0.
    let proof =
        Proof::cover(Cover { scale: 1, ..Cover::new(&sectors("1R1 2N2"), &sectors("5R2 5C2")) });
    let refusal = check(&grid, &eliminate("5r2c9"), &proof).unwrap_err();
    assert!(matches!(refusal, Refusal::Cover(CoverRefusal::Weight { need: 0, .. })), "{refusal}");
    let free = cover("1R1", "5R2");
    let refusal =
        Refusal::Cover(CoverRefusal::Weight { candidate: candidate("1r1c1"), weight: -1, need: 0 });
    assert_eq!(check(&grid, &eliminate("5r2c9"), &free), Err(refusal));
}

#[test]
fn a_rank_at_the_scale_or_a_scale_below_one_is_refused() {
    let grid = x_wing_grid();
    let rank_one = Cover { scale: 1, ..Cover::new(&sectors("3R1 3R5"), &sectors("3C2 3C8 3C9")) };
    let refusal = Refusal::Cover(CoverRefusal::Bound { bound: 1, scale: 1 });
    assert_eq!(check(&grid, &eliminate("3r2c2"), &Proof::cover(rank_one)), Err(refusal));
    for scale in [0, -1, i16::MIN] {
        let proof = Proof::cover(Cover { scale, terms: Box::default() });
        let refusal = Refusal::Cover(CoverRefusal::Scale { scale });
        assert_eq!(check(&grid, &eliminate("3r2c2"), &proof), Err(refusal));
    }
}

#[test]
fn weights_do_not_overflow_and_longer_covers_are_refused() {
    let grid = x_wing_grid();
    let term = |weight| Term::new("3R1".parse::<Sector>().unwrap(), weight);
    let of = |weight, terms| {
        let terms = vec![term(weight); terms].into();
        check(&grid, &eliminate("3r1c2"), &Proof::cover(Cover { scale: i16::MAX, terms }))
    };
    let weight = -i64::from(i16::MIN) * -65_535;
    let refusal =
        Refusal::Cover(CoverRefusal::Weight { candidate: candidate("3r1c2"), weight, need: 0 });
    assert_eq!(of(i16::MIN, MAX_TERMS), Err(refusal));
    let bound = i64::from(i16::MAX) * 65_535;
    assert_eq!(
        of(i16::MAX, MAX_TERMS),
        Err(Refusal::Cover(CoverRefusal::Bound { bound, scale: i16::MAX }))
    );
    assert_eq!(
        of(-1, MAX_TERMS + 1),
        Err(Refusal::Cover(CoverRefusal::Size { terms: MAX_TERMS + 1 }))
    );
}

#[test]
fn a_placement_needs_a_sector_of_its_own() {
    let mut grid = Grid::default();
    for column in 1..9 {
        grid.eliminate(Candidate::new(Digit::D3, Cell::at(0, column)));
    }
    let place = |name: &str| [Action::Place(candidate(name))];
    let single = cover("3R1", "1N1");
    assert_eq!(check(&grid, &place("3r1c1"), &single), Ok(()));
    let refusal = Refusal::NotSingle { candidate: candidate("3r2c5") };
    assert_eq!(check(&grid, &place("3r2c5"), &single), Err(refusal));
    let gone = Refusal::NotOpen { candidate: candidate("3r1c2") };
    assert_eq!(check(&grid, &place("3r1c2"), &single), Err(gone.clone()));
    assert_eq!(check(&grid, &eliminate("3r1c2"), &single), Err(gone));
    grid.place(candidate("3r1c1"));
    let solved = Refusal::NotOpen { candidate: candidate("3r1c1") };
    assert_eq!(check(&grid, &place("3r1c1"), &single), Err(solved.clone()));
    assert_eq!(check(&grid, &eliminate("3r1c1"), &single), Err(solved));
}

#[test]
fn eliminations_of_the_same_step_may_make_the_placement() {
    let grid = x_wing_grid();
    // Row 1 and row 5 use columns 2 and 8 up; with that nothing is left to place yet.
    let proof = cover("3R1 3R5", "3C2 3C8");
    let actions = [eliminate("3r2c2")[0], Action::Place(candidate("3r1c2"))];
    let refusal = Refusal::NotSingle { candidate: candidate("3r1c2") };
    assert_eq!(check(&grid, &actions, &proof), Err(refusal));

    // A grid where column 2 has one more 3 outside the wing, in r2: when it is eliminated, 3r2c9 is the
    // last of row 2.
    let mut grid = grid;
    for column in [0, 2, 3, 4, 5, 6, 7] {
        grid.eliminate(Candidate::new(Digit::D3, Cell::at(1, column)));
    }
    let actions = [eliminate("3r2c2")[0], Action::Place(candidate("3r2c9"))];
    assert_eq!(check(&grid, &actions, &proof), Ok(()));
    assert!(check(&grid, &actions[1..], &proof).is_err(), "only because 3r2c2 is eliminated first");
}

/// The cover rule as it is written, over all live candidates.
fn plainly(grid: &Grid, target: Candidate, cover: &Cover) -> bool {
    let weight = |c: Candidate| -> i64 {
        let of =
            cover.terms.iter().filter(|term| term.fact.sector().is_some_and(|s| s.contains(c)));
        of.map(|term| i64::from(term.weight)).sum()
    };
    let scale = i64::from(cover.scale);
    scale >= 1
        && cover.rank() < scale
        && grid.live().iter().all(|c| weight(c) >= 0)
        && weight(target) >= scale
        && grid.is_live(target)
        && !grid.solved().contains(target.cell())
}

/// Up to three lines of a digit as truths, and the lines that cross their candidates as links.
fn fish(state: &Grid, numbers: &mut Rng) -> Vec<Term> {
    let digit = Digit::from_index(numbers.below(9));
    let (base, cross) = if numbers.below(2) == 0 { (0, 2) } else { (9, 1) };
    let mut terms: Vec<Term> = Vec::new();
    for _ in 0..=numbers.below(3) {
        let house = ninerooks_board::House::from_index(base + numbers.below(9));
        let truth = Term::new(house.sector(digit), -1);
        if !terms.contains(&truth) {
            terms.push(truth);
        }
    }
    for truth in terms.clone() {
        for c in state.live_in(truth.fact.sector().unwrap()) {
            let link = Term::new(c.sectors()[cross], 1);
            if !terms.contains(&link) {
                terms.push(link);
            }
        }
    }
    terms
}

/// Random covers on random states of a solved grid. The checker says what the plain rule says, and
/// whatever it accepts is not in the solution.
#[test]
fn what_is_accepted_is_never_in_the_solution() {
    const SOLUTION: &str =
        "176429583945836712832175964481653279723914856569782431297368145614597328358241697";
    let solution = grid(SOLUTION);
    let mut numbers = Rng(7);
    let mut accepted = 0;
    for round in 0..4_000 {
        // A state: the solution, and as many other candidates as luck says.
        let mut state = Grid::default();
        let percent = 5 + numbers.below(30);
        for c in Candidate::all() {
            if !solution.is_live(c) && numbers.below(100) >= percent {
                state.eliminate(c);
            }
        }
        if round % 2 == 0 {
            let cell = Cell::from_index(numbers.below(81));
            state.place(Candidate::new(solution.value(cell).unwrap(), cell));
        }
        // Truths with few candidates and a link through each of them: often nearly right.
        let mut terms = Vec::new();
        for _ in 0..=numbers.below(3) {
            let mut truth = Sector::from_index(numbers.below(324));
            for _ in 0..20 {
                if (2..=3).contains(&state.in_sector(truth).count_ones()) {
                    break;
                }
                truth = Sector::from_index(numbers.below(324));
            }
            let weight = -i16::try_from(1 + numbers.below(2)).unwrap();
            terms.push(Term::new(truth, weight));
            for c in state.live_in(truth) {
                let link = c.sectors()[numbers.below(4)];
                terms.push(Term::new(link, i16::try_from(1 + numbers.below(2)).unwrap()));
            }
        }
        if round % 3 != 0 {
            terms = fish(&state, &mut numbers);
        }
        let bound: i16 = terms.iter().map(|term| term.weight).sum();
        let scale = (bound + 1 + i16::try_from(numbers.below(2)).unwrap()).max(1);
        let cover = Cover { scale, terms: terms.into() };
        let proof = Proof::cover(cover.clone());
        if check(&state, &[], &proof).is_err() && round % 100 != 0 {
            continue; // no target can pass
        }
        for target in Candidate::all() {
            let verdict = check(&state, &[Action::Eliminate(target)], &proof).is_ok();
            if target.index() % 50 == round % 50 {
                assert_eq!(verdict, plainly(&state, target, &cover), "{target} by {cover:?}");
            }
            accepted += usize::from(verdict);
            assert!(!verdict || !solution.is_live(target), "{target} is true, yet {cover:?}");
        }
    }
    assert!(accepted > 200, "only {accepted} were accepted: the test would show little");
}

/// r1c1 has 1 and 2, r1c5 has 2 and 3, r2c2 has 1 and 3: an XY-Wing with two targets, each of which
/// sees the wings through houses of its own.
#[test]
fn several_covers_share_the_targets() {
    let mut grid = Grid::default();
    for (cell, digits) in [("r1c1", "12"), ("r1c5", "23"), ("r2c2", "13")] {
        for digit in "123456789".chars().filter(|d| !digits.contains(*d)) {
            grid.eliminate(candidate(&format!("{digit}{cell}")));
        }
    }
    let wing = |links: &str| Cover::new(&sectors("1N1 1N5 2N2"), &sectors(links));
    let (first, second) = (wing("1B1 2R1 3R1 3B1"), wing("1B1 2R1 3R2 3B2"));
    let actions = [eliminate("3r1c2"), eliminate("3r2c4")].concat();
    let both = Proof::covers(vec![first.clone(), second.clone()].into());
    assert_eq!(check(&grid, &actions, &both), Ok(()));

    // One of them alone shows half, and none shows nothing.
    let candidate = candidate("3r2c4");
    let alone =
        |covers: Vec<Cover>| check(&grid, &eliminate("3r2c4"), &Proof::covers(covers.into()));
    let refusal = Err(Refusal::NotCovered { candidate });
    assert_eq!(alone(Vec::new()), refusal);
    assert_eq!(alone(vec![first.clone(), first.clone()]), refusal);
    let weight = CoverRefusal::Weight { candidate, weight: 0, need: 2 };
    assert_eq!(alone(vec![first.clone()]), Err(Refusal::Cover(weight)));
    // A wrong one spoils them all, even where it is not needed.
    let wrong = wing("1B1 2R1 3R2");
    let spoilt = Proof::covers(vec![first, second, wrong].into());
    assert!(matches!(
        check(&grid, &actions, &spoilt),
        Err(Refusal::Cover(CoverRefusal::Weight { need: 0, .. }))
    ));
}
