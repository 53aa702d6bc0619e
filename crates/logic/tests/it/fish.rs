//! Franken and mutant fish beside a slow search that is written straight from the definition, and beside Basic POM.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{CellSet, Digit, Grid, House, HouseKind, HouseSet};
use ninerooks_logic::{Forms, Found, Position, Profile, by_name, next_step};
use ninerooks_step::{Shape, Step};
use ninerooks_testing::{Rng, random_puzzle};
use ninerooks_text::{formats, notation};

const SIZES: [&str; 6] = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];
const FORMS: [&str; 4] = ["franken", "finned-franken", "mutant", "finned-mutant"];

fn grid(text: &str) -> Grid {
    Grid::new(&formats::read(text).unwrap().puzzle).unwrap()
}

fn steps(id: &str, grid: &Grid, forms: Forms) -> Vec<Step> {
    let mut found = Found::all(forms);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    found.into_steps()
}

/// What the steps of a technique eliminate of a digit.
fn removed(id: &str, grid: &Grid, digit: Digit) -> CellSet {
    let steps = steps(id, grid, Forms::All);
    let gone = steps.iter().flat_map(Step::eliminations);
    gone.filter(|c| c.digit() == digit).map(ninerooks_board::Candidate::cell).collect()
}

/// States of random puzzles in which `basic` finds nothing, and states before these.
fn states(count: usize) -> Vec<Grid> {
    let mut rng = Rng(17);
    let basic = Profile::by_id("basic").unwrap();
    let default = Profile::by_id("default").unwrap();
    let mut states = Vec::new();
    while states.len() < count {
        let mut grid = random_puzzle(&mut rng);
        while let Some(step) = next_step(&grid, &default).filter(|_| !grid.is_solved()) {
            if next_step(&grid, &basic).is_none_or(|step| step.placements().next().is_none()) {
                states.push(grid);
            }
            step.apply(&mut grid);
        }
    }
    states.truncate(count);
    states
}

/// All sets of `n` of these houses.
fn sets(houses: HouseSet, n: usize) -> Vec<HouseSet> {
    fn grow(houses: HouseSet, n: usize, chosen: HouseSet, out: &mut Vec<HouseSet>) {
        if n == 0 {
            out.push(chosen);
            return;
        }
        let mut rest = houses;
        while let Some(house) = rest.next() {
            grow(rest, n - 1, chosen.with(house), out);
        }
    }
    let mut out = Vec::new();
    grow(houses, n, HouseSet::EMPTY, &mut out);
    out
}

/// How many of the houses hold each cell.
fn times(houses: HouseSet) -> [i8; 81] {
    let mut times = [0; 81];
    houses.for_each(|house| house.cells().for_each(|cell| times[cell.index()] += 1));
    times
}

fn kinds(houses: HouseSet) -> [bool; 3] {
    [HouseKind::Row, HouseKind::Column, HouseKind::Block]
        .map(|kind| houses.into_iter().any(|house| house.kind() == kind))
}

/// 0 for Franken, 2 for mutant, one more with fins; none for basic fish.
fn form(base: HouseSet, cover: HouseSet, fins: bool) -> Option<usize> {
    let ([r, c, b], [rows, columns, blocks]) = (kinds(base), kinds(cover));
    let crosses = !((r || columns) && (c || rows));
    match (crosses, b || blocks) {
        (true, false) => None,
        (true, true) => Some(usize::from(fins)),
        (false, _) => Some(2 + usize::from(fins)),
    }
}

/// What the fish of a size eliminate, form by form: each base and each cover.
fn slowly(grid: &Grid, digit: Digit, n: usize) -> [CellSet; 4] {
    let places = grid.places(digit);
    let houses = House::all().filter(|house| !(house.cells() & places).is_empty()).collect();
    let mut removed = [CellSet::EMPTY; 4];
    for base in sets(houses, n) {
        let b = times(base);
        for cover in sets(houses - base, n) {
            let v = times(cover);
            let balance = |cell: &ninerooks_board::Cell| v[cell.index()] - b[cell.index()];
            let fins: CellSet = places.filter(|cell| balance(cell) < 0).collect();
            if fins.len() > 5 {
                continue;
            }
            if let Some(form) = form(base, cover, !fins.is_empty()) {
                let seen = places & fins.common_peers();
                removed[form] |= seen.filter(|cell| balance(cell) > 0).collect();
            }
        }
    }
    removed
}

#[test]
fn fish_are_those_of_the_definition() {
    let mut seen = [0; 4];
    let smaller = [
        "pointing",
        "claiming",
        "x-wing",
        "finned-x-wing",
        "sashimi-x-wing",
        "swordfish",
        "finned-swordfish",
        "sashimi-swordfish",
    ];
    for grid in states(60).iter().step_by(4) {
        for digit in Digit::ALL {
            if removed("pom-basic", grid, digit).is_empty() {
                continue;
            }
            let mut ours: CellSet =
                smaller.iter().fold(CellSet::EMPTY, |all, id| all | removed(id, grid, digit));
            let mut all = CellSet::EMPTY;
            for n in 2..=3 {
                let slow = slowly(grid, digit, n);
                for (i, form) in FORMS.iter().enumerate() {
                    let own = removed(&format!("{form}-{}", SIZES[n - 2]), grid, digit);
                    // Not all: where fewer houses do, the smaller fish has it.
                    assert!(
                        own.is_subset(slow[i]),
                        "{form} {n}: {own}, not {} in {grid:?}",
                        slow[i]
                    );
                    seen[i] += own.len();
                    ours |= own;
                    all |= slow[i];
                }
            }
            assert!(all.is_subset(ours), "{digit}: {all}, but {ours} in {grid:?}");
        }
    }
    assert!(seen.iter().all(|count| *count > 3), "{seen:?}");
}

#[test]
fn basic_pom_eliminates_whatever_a_fish_does_and_every_fish_is_proved() {
    let (mut shown, mut siamese, mut endo, mut cannibals) = (0, 0, 0, 0);
    for grid in states(40) {
        for id in SIZES.iter().flat_map(|size| FORMS.map(|form| format!("{form}-{size}"))) {
            for step in steps(&id, &grid, Forms::Once) {
                assert_eq!(step.check(&grid), Ok(()), "{step:?}");
                let Shape::Fish(fish) = step.shape else { panic!("{step:?}") };
                let of_pom = removed("pom-basic", &grid, fish.digit);
                let gone: CellSet =
                    step.eliminations().map(ninerooks_board::Candidate::cell).collect();
                assert!(!gone.is_empty() && gone.is_subset(of_pom), "{step:?}");
                shown += 1;
                siamese += usize::from(fish.cover.len() > fish.base.len());
                cannibals += usize::from(!gone.is_disjoint(fish.base.cells()));
                let base = times(fish.base);
                endo += usize::from(fish.fins.into_iter().any(|fin| base[fin.index()] > 1));
                let line = notation::describe(&step);
                let has_endo = fish.fins.into_iter().any(|fin| base[fin.index()] > 1);
                assert_eq!(line.contains(" efr"), has_endo, "{line}");
            }
        }
    }
    assert!(
        [shown, siamese, endo, cannibals].iter().all(|count| *count > 3),
        "{shown} {siamese} {endo} {cannibals}"
    );
}

/// One more place of the base that does not see the target.
#[test]
fn a_place_outside_the_cover_that_the_target_does_not_see_is_the_end_of_a_fish() {
    let state = |rest: &str| {
        grid(&format!(
            "52...617.174.536..6.9271..5..5.2...6.9.76..1...6.3...4..759236135261.9.79613.7.5.:\
             814 819 928 842 844 944 856 861 964 866 867{rest}"
        ))
    };
    // 8r6c8 is gone in the first, and in the second it is there.
    assert!(
        steps("franken-swordfish", &state(" 868"), Forms::Once)
            .iter()
            .any(|step| { step.eliminations().any(|gone| gone == "8r7c2".parse().unwrap()) })
    );
    assert!(steps("franken-swordfish", &state(""), Forms::Once).is_empty());
}

#[test]
fn a_grid_without_a_solution_has_no_fish_and_an_empty_one_neither() {
    let mut broken = Grid::default();
    for cell in House::row(0).cells() {
        broken.eliminate(ninerooks_board::Candidate::new(Digit::D1, cell));
    }
    for grid in [Grid::default(), broken] {
        for size in SIZES {
            for form in FORMS {
                assert!(steps(&format!("{form}-{size}"), &grid, Forms::All).is_empty());
            }
        }
    }
}
