//! Laws that every technique keeps on random positions: its proofs are accepted, nothing true falls,
//! a relabelled or turned grid gives the relabelled or turned steps, and nothing panics on grids
//! that contradict themselves.

#![allow(clippy::unwrap_used)] // tests may

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Cell, Digit, DigitSet, Grid, House, HouseKind};
use ninerooks_logic::{Forms, Found, Position, Technique, by_name, techniques};
use ninerooks_proof::Action;
use ninerooks_step::Family;
use ninerooks_testing::{Rng, Symmetry};
use rayon::prelude::*;

/// Solved grids of the set-logic text.
const SOLUTIONS: [&str; 4] = [
    "176429583945836712832175964481653279723914856569782431297368145614597328358241697",
    "963821574248375691715649832491238756582967143376514928639782415854193267127456389",
    "345912768782463159169758423814376295253891674976524831491237586528649317637185942",
    "238197546546283179179645328895431762761952834324768951652319487413876295987524613",
];

/// A position around a solution: some cells solved, and besides the true candidates as many others
/// as luck says.
fn position(numbers: &mut Rng) -> (Grid, Grid) {
    let mut solution = Grid::default();
    for (cell, c) in Cell::all().zip(SOLUTIONS[numbers.below(4)].chars()) {
        solution.place(Candidate::new(Digit::from_char(c).unwrap(), cell));
    }
    let mut grid = Grid::default();
    let solved = numbers.below(60);
    for _ in 0..solved {
        let cell = Cell::from_index(numbers.below(81));
        grid.place(Candidate::new(solution.value(cell).unwrap(), cell));
    }
    let kept = 20 + numbers.below(60);
    for c in Candidate::all() {
        if !solution.is_live(c) && numbers.below(100) >= kept {
            grid.eliminate(c);
        }
    }
    (grid, solution)
}

/// The techniques that look for a picture in candidate-space. Those of POM-space have laws of their
/// own in `pom`: the dense grids here would give them tens of thousands of patterns. So has set logic
/// in `setlogic`: it solves programs, which takes longer, and what its patterns remove besides their
/// target depends on which of several equal ones comes first. And so have hypotheses in `hypotheses`: on dense
/// grids nearly every candidate has a disproof. Whips have theirs in `whips`.
fn all() -> impl Iterator<Item = &'static Technique> {
    let elsewhere = [Family::Patterns, Family::SetLogic, Family::Hypotheses, Family::Whips];
    // What is for puzzles with rules of their own is tested in `rules`.
    let classic = techniques::ALL.iter().copied().filter(|t| !t.needs_rules());
    classic.filter(move |t| !elsewhere.contains(&t.info().family))
}

/// Whether a technique takes part in a round. Those whose searches are long, or find thousands of
/// steps in such wild grids, take part in one of ten, mutant fish in one of thirty, and the longest in one of fifty:
/// these few took more than half of the time of all.
fn plays(technique: &'static Technique, round: usize) -> bool {
    let longest =
        ["uniqueness-aic", "als-aic", "fish-aic", "tridagon-aic", "aligned-quad-exclusion"];
    let long = [
        "bent-naked-sext",
        "bent-naked-sept",
        "bent-naked-oct",
        "grouped-aic",
        "ahs-aic",
        "als-aic-ring",
        "reverse-bug",
        "blossom-loop",
        "exocet-aic",
        "exocet-aic-ring",
        "multi-sector-locked-set",
        "death-blossom-rectangle",
        "uniqueness-aic-ring",
        "uniqueness-forcing-chain",
        "tridagon-aic-ring",
        "tridagon-forcing-chain",
        "tridagon-forcing-net",
    ];
    let info = technique.info();
    let is_long =
        long.contains(&info.id) || info.id.contains("franken") && !info.id.ends_with("x-wing");
    if longest.contains(&info.id) {
        return round.is_multiple_of(50);
    }
    if info.id.contains("mutant") {
        return round.is_multiple_of(30);
    }
    round.is_multiple_of(10) || info.family != Family::AlmostLocked && !is_long
}

/// Whether a technique shows one of several shortest chains between the same ends, one choice of
/// petals, of linked sets or of houses, or one subset that guardians are in: which one it is, and with it what else is eliminated,
/// depends on the order of nodes.
fn has_ties(technique: &Technique) -> bool {
    let id = technique.info().id;
    let one_of_several = [
        "als-chain",
        "aals-with-two-rcs",
        "death-blossom",
        "death-blossom-rectangle",
        "nested-forcing-chain",
        "avoidable-rectangle-3",
        "unique-loop",
        "extended-rectangle",
        "uniqueness-chain",
        "uniqueness-forcing-chain",
        "bug-plus-n",
        "bug-lite",
        "reverse-bug",
        "borescopers-deadly-pattern",
        "unique-matrix",
        "qius-deadly-pattern",
        "deadly-pattern",
        "multi-sector-locked-set",
        "blossom-loop",
        "aligned-quad-exclusion",
        "impossible-pattern",
        "tridagon",
        "tridagon-forcing-chain",
        "tridagon-forcing-net",
        "refutation-by-cases",
    ];
    id.ends_with("aic") || id.ends_with("aic-ring") || one_of_several.contains(&id)
}

/// What a technique does on a grid: one set of actions a step.
fn deeds(technique: &'static Technique, grid: &Grid) -> BTreeSet<Vec<Action>> {
    deeds_within(technique, grid).0
}

/// The same, and whether there was enough work for all.
fn deeds_within(technique: &'static Technique, grid: &Grid) -> (BTreeSet<Vec<Action>>, bool) {
    let mut found = Found::all(Forms::Once);
    let _ = technique.find(&Position::new(grid), &mut found);
    let is_all = found.limits().is_empty();
    let sorted = |step: ninerooks_step::Step| {
        let mut actions = step.actions.to_vec();
        actions.sort_unstable();
        actions
    };
    (found.into_steps().into_iter().map(sorted).collect(), is_all)
}

/// How many steps a technique has in a position; each is accepted, and right.
fn right_steps(technique: &'static Technique, grid: &Grid, solution: &Grid) -> usize {
    let mut found = Found::all(Forms::All);
    let _ = technique.find(&Position::new(grid), &mut found);
    let steps = found.into_steps();
    for step in &steps {
        assert_eq!(step.check(grid), Ok(()), "{step:?}");
        assert!(!step.actions.is_empty(), "{step:?}");
        // These grids have many solutions; what assumes one is tested in `uniqueness`.
        if !technique.assumes_uniqueness() {
            assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
            assert!(step.placements().all(|c| solution.is_live(c)), "{step:?}");
        }
    }
    steps.len()
}

/// Large fish, graves and whole symmetries are rare; the others must be among so many positions.
const RARE: [&str; 13] = [
    "squirmbag",
    "whale",
    "leviathan",
    "bug-plus-1",
    "bug-plus-n",
    "bug-lite",
    "reverse-bug",
    "unique-matrix",
    "clue-cover",
    "symmetrical-placement",
    "anti-symmetrical-placement",
    "sk-loop",
    "tridagon",
];

fn is_rare(id: &str) -> bool {
    RARE.iter().any(|name| id.ends_with(name))
}

/// All techniques of [`all`] on so many positions: each proof is accepted and nothing true is eliminated. One that is found in
/// none of them is looked for in up to [`MOST`], for each must be found.
fn proofs_are_accepted(enough: usize) {
    /// Positions for those that are found seldom.
    const MOST: usize = 1500;

    let mut numbers = Rng(1);
    let positions: Vec<(Grid, Grid)> = (0..MOST).map(|_| position(&mut numbers)).collect();
    let techniques: Vec<&'static Technique> = all().collect();
    let seen = techniques.par_iter().map(|technique| {
        let id = technique.info().id;
        let mut seen = 0;
        for (round, (grid, solution)) in positions.iter().enumerate() {
            if round >= enough && (seen > 0 || is_rare(id)) {
                break;
            }
            if plays(technique, round) {
                seen += right_steps(technique, grid, solution);
            }
        }
        (id, seen)
    });
    let seen: Vec<(&str, usize)> = seen.collect();
    let never: Vec<&str> = seen
        .into_iter()
        .filter(|(id, seen)| *seen == 0 && !is_rare(id))
        .map(|(id, _)| id)
        .collect();
    assert!(never.is_empty(), "never found: {never:?}");
}

#[test]
fn proofs_are_accepted_and_nothing_true_falls() {
    proofs_are_accepted(500);
}

#[test]
#[ignore = "three times as many positions: minutes"]
fn proofs_are_accepted_and_nothing_true_falls_on_1500_positions() {
    proofs_are_accepted(1500);
}

fn turned_action(symmetry: &Symmetry, action: Action) -> Action {
    match action {
        Action::Place(c) => Action::Place(symmetry.of(c)),
        Action::Eliminate(c) => Action::Eliminate(symmetry.of(c)),
    }
}

/// How many steps of so many grids were compared with those of the turned grid, and are the same.
fn turned(rounds: usize) -> usize {
    let mut numbers = Rng(2);
    let mut compared = 0;
    for round in 0..rounds {
        let (grid, _) = position(&mut numbers);
        let symmetry = Symmetry::any(&mut numbers);
        let turned = symmetry.of_grid(&grid);
        for technique in all().filter(|t| plays(t, round) && !has_ties(t)) {
            let (here, is_all) = deeds_within(technique, &grid);
            if !is_all && technique.info().id.contains("mutant") {
                continue; // in which order houses are tried decides what there is work for
            }
            let turn = |actions: &Vec<Action>| {
                let mut turned: Vec<_> =
                    actions.iter().map(|a| turned_action(&symmetry, *a)).collect();
                turned.sort_unstable();
                turned
            };
            let expected: BTreeSet<_> = here.iter().map(turn).collect();
            compared += expected.len();
            assert_eq!(deeds(technique, &turned), expected, "{}", technique.info().id);
        }
    }
    compared
}

#[test]
fn a_turned_grid_gives_the_turned_steps() {
    let compared = turned(100);
    assert!(compared > 300, "only {compared} steps were compared");
}

#[test]
#[ignore = "three times as many grids: half a minute"]
fn a_turned_grid_gives_the_turned_steps_300_times() {
    let compared = turned(300);
    assert!(compared > 1000, "only {compared} steps were compared");
}

/// A grid around no solution at all.
fn contradictory(numbers: &mut Rng) -> Grid {
    let mut grid = Grid::default();
    for _ in 0..numbers.below(30) {
        let any = Candidate::from_index(numbers.below(729));
        if grid.is_live(any) && !grid.solved().contains(any.cell()) {
            grid.place(any);
        }
    }
    let kept = numbers.below(100);
    for c in Candidate::all().filter(|c| !grid.solved().contains(c.cell())).collect::<Vec<_>>() {
        if numbers.below(100) >= kept {
            grid.eliminate(c);
        }
    }
    grid
}

/// What is found in so many grids without a solution is accepted, and nothing panics.
fn contradictory_grids(rounds: usize) {
    let mut numbers = Rng(3);
    let grids: Vec<Grid> = (0..rounds).map(|_| contradictory(&mut numbers)).collect();
    grids.par_iter().enumerate().for_each(|(round, grid)| {
        for technique in all().filter(|t| plays(t, round)) {
            let mut found = Found::all(Forms::All);
            let _ = technique.find(&Position::new(grid), &mut found);
            for step in found.into_steps() {
                assert_eq!(step.check(grid), Ok(()), "{step:?}");
            }
        }
    });
}

#[test]
fn contradictory_grids_do_no_harm() {
    contradictory_grids(101); // with three of those in which the longest searches take part
}

#[test]
#[ignore = "three times as many grids: a minute"]
fn contradictory_grids_do_no_harm_300_times() {
    contradictory_grids(300);
}

/// What all fish of a digit remove, straight from the definition: any n lines whose places lie in n
/// crossing lines.
fn fish_slowly(grid: &Grid, digit: Digit) -> BTreeSet<Candidate> {
    let places = grid.places(digit);
    let mut removed = BTreeSet::new();
    for (base, cross) in [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)]
    {
        let lines = |kind: HouseKind| House::all().filter(move |h| h.kind() == kind);
        for chosen in 1..512u16 {
            let picked = |house: &House| chosen >> (house.number() - 1) & 1 == 1;
            let rows: Vec<House> = lines(base).filter(picked).collect();
            if rows.len() > 7 || rows.iter().any(|row| (places & row.cells()).len() < 2) {
                continue;
            }
            let held = rows
                .iter()
                .fold(ninerooks_board::CellSet::EMPTY, |s, row| s | (places & row.cells()));
            let cover: Vec<House> =
                lines(cross).filter(|c| !(held & c.cells()).is_empty()).collect();
            if rows.len() >= 2 && cover.len() == rows.len() {
                let all = cover
                    .iter()
                    .fold(ninerooks_board::CellSet::EMPTY, |s, c| s | (places & c.cells()));
                removed.extend((all - held).map(|cell| Candidate::new(digit, cell)));
            }
        }
    }
    removed
}

#[test]
fn fish_remove_what_their_definition_says() {
    let mut numbers = Rng(4);
    let names = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];
    let mut removed = 0;
    for _ in 0..60 {
        let (grid, _) = position(&mut numbers);
        let fast: BTreeSet<Candidate> = names
            .iter()
            .flat_map(|name| deeds(by_name(name).unwrap(), &grid))
            .flatten()
            .map(Action::candidate)
            .collect();
        let slow: BTreeSet<Candidate> =
            Digit::ALL.into_iter().flat_map(|digit| fish_slowly(&grid, digit)).collect();
        removed += slow.len();
        assert_eq!(fast, slow);
    }
    assert!(removed > 20, "only {removed} candidates were eliminated");
}

/// What all naked and hidden subsets of two to four remove, straight from the definition.
fn subsets_slowly(grid: &Grid) -> BTreeSet<Candidate> {
    let mut removed = BTreeSet::new();
    for house in House::all() {
        let open: Vec<Cell> =
            (house.cells() & grid.unsolved()).filter(|c| !grid.digits(*c).is_empty()).collect();
        for chosen in 1..1u32 << open.len() {
            let cells: Vec<Cell> =
                (0..open.len()).filter(|i| chosen >> i & 1 == 1).map(|i| open[i]).collect();
            let union =
                |cells: &[Cell]| cells.iter().fold(DigitSet::EMPTY, |d, c| d | grid.digits(*c));
            let inside = union(&cells);
            let others: Vec<Cell> = open.iter().copied().filter(|c| !cells.contains(c)).collect();
            let small = |n: usize| (2..=4).contains(&n);
            let naked = small(cells.len())
                && inside.len() == cells.len()
                && cells.iter().all(|c| grid.digits(*c).len() >= 2);
            if naked {
                removed.extend(others.iter().flat_map(|c| c.candidates(grid.digits(*c) & inside)));
            }
            let only_here = inside - union(&others);
            let hidden = small(cells.len())
                && only_here.len() == cells.len()
                && only_here.into_iter().all(|d| (grid.places(d) & house.cells()).len() >= 2);
            if hidden {
                removed
                    .extend(cells.iter().flat_map(|c| c.candidates(grid.digits(*c) - only_here)));
            }
        }
    }
    removed
}

#[test]
fn subsets_remove_what_their_definition_says() {
    let mut numbers = Rng(5);
    let kinds =
        ["naked-pair", "naked-triple", "naked-quad", "hidden-pair", "hidden-triple", "hidden-quad"];
    let mut removed = 0;
    for _ in 0..120 {
        let (grid, _) = position(&mut numbers);
        let fast: BTreeSet<Candidate> = kinds
            .iter()
            .flat_map(|name| deeds(by_name(name).unwrap(), &grid))
            .flatten()
            .map(Action::candidate)
            .collect();
        let slow = subsets_slowly(&grid);
        removed += slow.len();
        assert_eq!(fast, slow);
    }
    assert!(removed > 100, "only {removed} candidates were eliminated");
}
