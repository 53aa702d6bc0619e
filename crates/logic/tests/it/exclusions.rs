//! Odd cycles and aligned exclusion beside slow searches that are written straight from the definitions.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::{BTreeMap, BTreeSet};

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use ninerooks_logic::{Checking, Forms, Found, Position, Profile, Walk, by_name};
use ninerooks_step::{Consequence, Shape, Step};
use ninerooks_testing::{Rng, random_puzzle};

/// States of random puzzles that the basic techniques leave, and some on the way from there.
fn states(count: usize, seed: u64) -> Vec<Grid> {
    let profile = Profile::by_id("default").unwrap();
    let mut rng = Rng(seed);
    let mut states = Vec::new();
    while states.len() < count {
        let basic = Profile::by_id("basic").unwrap();
        let start = random_puzzle(&mut rng);
        let is_basic = |step: &Step| basic.techniques().any(|t| t.id() == step.technique);
        let walk = Walk::new(&start, &profile, Checking::Off);
        states.extend(walk.filter(|(_, step)| !is_basic(step)).map(|(grid, _)| grid).take(4));
    }
    states.truncate(count);
    states
}

fn steps(id: &str, grid: &Grid, forms: Forms) -> Vec<Step> {
    let mut found = Found::all(forms);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    let steps = found.into_steps();
    for step in &steps {
        assert_eq!(step.check(grid), Ok(()), "{step:?} in {grid:?}");
        assert!(!step.proof.assumes_uniqueness());
    }
    steps
}

fn open(grid: &Grid) -> Vec<Candidate> {
    grid.live().iter().filter(|c| grid.value(c.cell()).is_none()).collect()
}

/// What steps eliminate; and what sees a candidate that they place.
fn excluded(grid: &Grid, steps: &[Step]) -> BTreeSet<Candidate> {
    let placed: Vec<Candidate> = steps.iter().flat_map(Step::placements).collect();
    let seen = open(grid).into_iter().filter(|c| placed.iter().any(|p| p != c && p.sees(*c)));
    seen.chain(steps.iter().flat_map(Step::eliminations)).collect()
}

/// Whether two colours are enough for the cells, neighbours having different ones.
fn has_two_colours(neighbours: &BTreeMap<Cell, Vec<Cell>>) -> bool {
    let mut colours: BTreeMap<Cell, bool> = BTreeMap::new();
    for &start in neighbours.keys() {
        if colours.contains_key(&start) {
            continue;
        }
        colours.insert(start, true);
        let mut todo = vec![start];
        while let Some(cell) = todo.pop() {
            for &next in &neighbours[&cell] {
                match colours.get(&next) {
                    Some(colour) if *colour == colours[&cell] => return false,
                    Some(_) => {}
                    None => {
                        colours.insert(next, !colours[&cell]);
                        todo.push(next);
                    }
                }
            }
        }
    }
    true
}

/// What leaves houses with two places each that cannot take turns, when it is true.
fn by_broken_wings(grid: &Grid) -> BTreeSet<Candidate> {
    let is_hit = |target: &Candidate| {
        let left = grid.places(target.digit()).filter(|cell| !cell.sees(target.cell())).collect();
        !has_two_colours(&neighbours(left))
    };
    open(grid).into_iter().filter(is_hit).collect()
}

/// What has to be true, for without it houses with two places each could not take turns.
fn only_guardians(grid: &Grid) -> BTreeSet<Candidate> {
    let is_needed = |guardian: &Candidate| {
        let left = grid.places(guardian.digit()).without(guardian.cell());
        !has_two_colours(&neighbours(left))
    };
    open(grid).into_iter().filter(is_needed).collect()
}

/// The other of two places of a house.
fn neighbours(left: CellSet) -> BTreeMap<Cell, Vec<Cell>> {
    let mut neighbours: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
    for house in House::all() {
        let places: Vec<Cell> = left.filter(|cell| house.cells().contains(*cell)).collect();
        if let [one, other] = *places {
            neighbours.entry(one).or_default().push(other);
            neighbours.entry(other).or_default().push(one);
        }
    }
    neighbours
}

/// Whether the cells are one ring: each sees two others of them.
fn is_ring(cells: &[Cell]) -> bool {
    let near = |cell: Cell| cells.iter().copied().filter(move |other| other.sees(cell));
    if cells.iter().any(|cell| near(*cell).count() != 2) {
        return false;
    }
    let mut reached: BTreeSet<Cell> = [cells[0]].into();
    while let Some(next) = reached.iter().flat_map(|c| near(*c)).find(|c| !reached.contains(c)) {
        reached.insert(next);
    }
    reached.len() == cells.len()
}

/// What leaves an odd ring of cells with two digits, when it is true; where rings of that many cells are enough.
fn by_oddagons(grid: &Grid, most: usize) -> BTreeSet<Candidate> {
    let mut hits = BTreeSet::new();
    let mut tried: BTreeMap<Vec<Cell>, bool> = BTreeMap::new();
    for a in Digit::ALL {
        for b in Digit::ALL.into_iter().filter(|b| *b > a) {
            let both: Vec<Cell> = (grid.places(a) & grid.places(b)).collect();
            for target in open(grid) {
                let fits = |cell: &Cell| {
                    let others = grid.digits(*cell).without(a).without(b);
                    others.into_iter().all(|d| Candidate::new(d, *cell).sees(target))
                };
                let cells: Vec<Cell> = both.iter().copied().filter(fits).collect();
                assert!(cells.len() <= 20, "too many for this");
                let has_ring = tried.entry(cells.clone()).or_insert_with(|| {
                    (0_u32..1 << cells.len()).any(|bits| {
                        let size = bits.count_ones() as usize;
                        size % 2 == 1 && (5..=most).contains(&size) && {
                            let chosen = (0..cells.len()).filter(|i| bits >> i & 1 == 1);
                            is_ring(&chosen.map(|i| cells[i]).collect::<Vec<_>>())
                        }
                    })
                });
                if *has_ring {
                    hits.insert(target);
                }
            }
        }
    }
    hits
}

#[test]
fn broken_wings_are_those_of_the_definition() {
    let (mut count, mut alone) = (0, 0);
    for grid in states(300, 1400) {
        for forms in [Forms::Once, Forms::All] {
            let steps = steps("broken-wing", &grid, forms);
            let placed: BTreeSet<Candidate> = steps.iter().flat_map(Step::placements).collect();
            assert_eq!(placed, only_guardians(&grid), "{grid:?}");
            alone += placed.len();
        }
        let found = excluded(&grid, &steps("broken-wing", &grid, Forms::All));
        let slow = by_broken_wings(&grid);
        let of_the_digit: BTreeSet<Candidate> =
            found.into_iter().filter(|c| slow.contains(c)).collect();
        assert_eq!(of_the_digit, slow, "{grid:?}");
        let plain = steps("broken-wing", &grid, Forms::All);
        let plain = plain.iter().filter(|step| step.placements().next().is_none());
        for step in plain {
            // What is in the ring or sees a part of it is false by a chain around it.
            let Shape::DeadlyPattern(pattern) = &step.shape else { panic!("{step:?}") };
            let is_near = |cell: Cell| pattern.cells.into_iter().any(|c| c == cell || c.sees(cell));
            let mut others = step.eliminations().filter(|c| !is_near(c.cell()));
            assert!(others.all(|gone| slow.contains(&gone)), "{step:?} in {grid:?}");
        }
        count += slow.len();
    }
    println!("{count} candidates, {alone} placed");
    assert!(count > 0 && alone > 0);
}

#[test]
fn bivalue_oddagons_are_those_of_the_definition() {
    let mut count = 0;
    for grid in states(200, 1401) {
        let all = steps("bivalue-oddagon", &grid, Forms::All);
        let plain: Vec<Step> = all
            .into_iter()
            .filter(|step| match &step.shape {
                Shape::DeadlyPattern(pattern) => pattern.then == Consequence::Seen,
                _ => false,
            })
            .collect();
        let found = excluded(&grid, &plain);
        assert_eq!(found, by_oddagons(&grid, 11), "{grid:?}");
        count += found.len();
    }
    println!("{count} candidates");
    assert!(count > 0);
}

/// The sets of cells of a house that have one digit more than cells, and no part of which is locked.
fn almost_locked(grid: &Grid) -> BTreeSet<CellSet> {
    let union = |cells: CellSet| cells.fold(DigitSet::EMPTY, |all, c| all | grid.digits(c));
    let mut sets = BTreeSet::new();
    for house in House::all() {
        let open: Vec<Cell> = (house.cells() & grid.unsolved()).collect();
        let part = |bits: u32| -> CellSet {
            (0..open.len()).filter(|i| bits >> i & 1 == 1).map(|i| open[i]).collect()
        };
        for bits in 1_u32..1 << open.len() {
            let parts = (1..bits).filter(|own| own & bits == *own).map(part);
            let cells = part(bits);
            if union(cells).len() == cells.len() + 1
                && parts.into_iter().all(|own| union(own).len() > own.len())
            {
                sets.insert(cells);
            }
        }
    }
    sets
}

/// Which candidates of different cells do not go together.
fn clashes(grid: &Grid) -> BTreeSet<(Candidate, Candidate)> {
    let sets = almost_locked(grid);
    let all = open(grid);
    let takes = |set: CellSet, candidate: Candidate| {
        let mut own = set.filter(|cell| grid.digits(*cell).contains(candidate.digit())).peekable();
        own.peek().is_some() && own.all(|cell| cell.sees(candidate.cell()))
    };
    let mut taken: BTreeMap<Candidate, BTreeSet<CellSet>> = BTreeMap::new();
    for candidate in &all {
        let own = sets.iter().copied().filter(|set| takes(*set, *candidate)).collect();
        taken.insert(*candidate, own);
    }
    let mut clashes = BTreeSet::new();
    for &one in &all {
        for &other in all.iter().filter(|other| other.cell() != one.cell()) {
            let by_set =
                || one.digit() != other.digit() && !taken[&one].is_disjoint(&taken[&other]);
            if one.sees(other) || by_set() {
                clashes.insert((one, other));
            }
        }
    }
    clashes
}

fn candidates(grid: &Grid, cell: Cell) -> Vec<Candidate> {
    cell.candidates(grid.digits(cell)).collect()
}

fn cells(grid: &Grid) -> Vec<Cell> {
    grid.unsolved().filter(|cell| grid.digits(*cell).len() > 1).collect()
}

/// What goes with no candidate of another cell.
fn by_pairs(grid: &Grid, clashes: &BTreeSet<(Candidate, Candidate)>) -> BTreeSet<Candidate> {
    let is_hit = |target: &Candidate| {
        let others = cells(grid).into_iter().filter(|cell| *cell != target.cell());
        others
            .into_iter()
            .any(|cell| candidates(grid, cell).iter().all(|end| clashes.contains(&(*target, *end))))
    };
    open(grid).into_iter().filter(is_hit).collect()
}

/// What goes with no two candidates of two other cells, neither of which is enough alone.
fn by_triples(grid: &Grid, clashes: &BTreeSet<(Candidate, Candidate)>) -> BTreeSet<Candidate> {
    let loses_all = |three: [Candidate; 3]| {
        cells(grid).into_iter().any(|by| {
            let takes =
                |digit: Digit| three.iter().any(|c| c.digit() == digit && c.cell().sees(by));
            grid.digits(by).len() == 3 && grid.digits(by).into_iter().all(takes)
        })
    };
    let is_hit = |target: &Candidate| {
        let is_enough = |cell: &Cell| {
            candidates(grid, *cell).iter().all(|end| clashes.contains(&(*target, *end)))
        };
        let others: Vec<Cell> = cells(grid)
            .into_iter()
            .filter(|cell| *cell != target.cell() && !is_enough(cell))
            .collect();
        let goes = |one: Candidate, other: Candidate| {
            !clashes.contains(&(*target, one))
                && !clashes.contains(&(*target, other))
                && !clashes.contains(&(one, other))
                && !loses_all([*target, one, other])
        };
        others.iter().enumerate().any(|(i, second)| {
            others[i + 1..].iter().any(|third| {
                let ends = candidates(grid, *third);
                let none = |one: Candidate| ends.iter().all(|other| !goes(one, *other));
                candidates(grid, *second).into_iter().all(none)
            })
        })
    };
    open(grid).into_iter().filter(is_hit).collect()
}

#[test]
fn aligned_pairs_and_triples_are_those_of_the_definition() {
    let mut counts = [0; 2];
    for grid in states(8, 62) {
        let clashes = clashes(&grid);
        let slow = [by_pairs(&grid, &clashes), by_triples(&grid, &clashes)];
        let ids = ["aligned-pair-exclusion", "aligned-triple-exclusion"];
        for ((id, slow), count) in ids.into_iter().zip(slow).zip(&mut counts) {
            assert_eq!(excluded(&grid, &steps(id, &grid, Forms::Once)), slow, "{id} {grid:?}");
            *count += slow.len();
        }
    }
    println!("{counts:?}");
    assert!(counts.iter().all(|count| *count > 0));
}

/// What three sets have outside: one with two digits more than cells, and two almost-locked ones, each linked to
/// it by a digit of its own.
fn by_wide_sets(grid: &Grid) -> BTreeSet<Candidate> {
    let sets: Vec<CellSet> = almost_locked(grid).into_iter().collect();
    let places = |set: CellSet, digit: Digit| grid.places(digit) & set;
    let has = |set: CellSet, digit: Digit| !places(set, digit).is_empty();
    let sees_all = |cell: Cell, set: CellSet, digit: Digit| {
        has(set, digit) && places(set, digit).into_iter().all(|c| c.sees(cell))
    };
    let mut wide: BTreeSet<CellSet> = BTreeSet::new();
    for house in House::all() {
        let open: Vec<Cell> = (house.cells() & grid.unsolved()).collect();
        for bits in 1_u32..1 << open.len() {
            let cells: CellSet =
                (0..open.len()).filter(|i| bits >> i & 1 == 1).map(|i| open[i]).collect();
            let union = cells.fold(DigitSet::EMPTY, |all, c| all | grid.digits(c));
            if cells.len() <= 5 && union.len() == cells.len() + 2 {
                wide.insert(cells);
            }
        }
    }
    let mut hits = BTreeSet::new();
    for middle in wide {
        // The sets that are linked to it, and by which digits.
        let mut linked: Vec<(CellSet, Digit)> = Vec::new();
        for &set in sets.iter().filter(|set| set.is_disjoint(middle)) {
            let is_link = |x: &Digit| {
                has(set, *x)
                    && has(middle, *x)
                    && places(set, *x).into_iter().all(|cell| sees_all(cell, middle, *x))
            };
            linked.extend(Digit::ALL.into_iter().filter(is_link).map(|x| (set, x)));
        }
        for target in open(grid) {
            let (z, cell) = (target.digit(), target.cell());
            if !sees_all(cell, middle, z) {
                continue;
            }
            let near: Vec<&(CellSet, Digit)> =
                linked.iter().filter(|(set, x)| *x != z && sees_all(cell, *set, z)).collect();
            if near
                .iter()
                .any(|(one, x)| near.iter().any(|(other, y)| x != y && one.is_disjoint(*other)))
            {
                hits.insert(target);
            }
        }
    }
    hits
}

#[test]
fn sets_with_two_digits_more_than_cells_are_those_of_the_definition() {
    let mut count = 0;
    for grid in states(12, 54) {
        let found = excluded(&grid, &steps("aals-with-two-rcs", &grid, Forms::Once));
        assert_eq!(found, by_wide_sets(&grid), "{grid:?}");
        count += found.len();
    }
    println!("{count} candidates");
    assert!(count > 0);
}
