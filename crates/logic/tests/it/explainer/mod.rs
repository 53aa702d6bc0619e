//! Every step of Sudoku Explainer's has a proof that the checker accepts: a pattern's own, or assumptions from which
//! the contrary of what it says leads to a sector without candidates.

#![allow(clippy::print_stdout)] // the long run reports what has none

mod prover;

use std::collections::BTreeMap;

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_logic::{Forms, Profile, all_steps};
use ninerooks_proof::{Action, Proof, check};
use ninerooks_rating::se::{Hint, Technique, Walk};
use ninerooks_step::Step;
use ninerooks_testing::{data, grid};
use prover::{Effort, cases, refuted};

/// Two puzzles for each rule.
const OWN: &str = include_str!("../../../../rating/tests/own.tsv");

/// Profiles by which patterns are found.
struct Profiles {
    basic: Profile,
    patterns: Profile,
}

impl Profiles {
    fn new() -> Self {
        let basic = Profile::by_id("basic").expect("it is built in");
        let wanted = Profile::everything().techniques().filter(|of| WANTED.contains(&of.info().id));
        let mut patterns = Profile::of("patterns", wanted);
        patterns.assume_uniqueness(true);
        Self { basic, patterns }
    }
}

/// The techniques whose patterns Sudoku Explainer has, too, from 4.0 on.
const WANTED: [&str; 15] = [
    "hidden-triple",
    "xy-wing",
    "xyz-wing",
    "unique-rectangle-1",
    "unique-rectangle-2",
    "unique-rectangle-3",
    "unique-rectangle-4",
    "unique-loop",
    "naked-quad",
    "jellyfish",
    "hidden-quad",
    "bug-plus-1",
    "bug-plus-n",
    "aligned-pair-exclusion",
    "aligned-triple-exclusion",
];

/// What a step says, one by one.
fn actions(hint: &Hint) -> Vec<Action> {
    let placed = hint.placement.map(Action::Place);
    let eliminated = hint.eliminations.iter().copied().map(Action::Eliminate);
    if hint.eliminations.is_empty() { placed.into_iter().collect() } else { eliminated.collect() }
}

/// The sector whose candidates a chain of a cell or a house begins with.
fn start(grid: &Grid, hint: &Hint) -> Option<Sector> {
    let starts: Option<Vec<Candidate>> = hint
        .chains
        .iter()
        .map(|chain| chain.nodes.iter().find(|node| node.parents.is_empty() && node.on))
        .map(|node| node.map(|node| node.candidate))
        .collect();
    let starts = starts?;
    let all = |sector: &Sector| {
        grid.live_in(*sector).count() == starts.len()
            && grid.live_in(*sector).all(|of| starts.contains(&of))
    };
    Sector::all().find(all)
}

/// A proof that the checker accepts.
fn proof(
    grid: &Grid,
    hint: &Hint,
    action: Action,
    steps: &[Step],
    basic: &Profile,
) -> Option<Proof> {
    let accepted = |proof: &Proof| check(grid, &[action], proof).is_ok();
    let fits = |step: &&Step| step.check(grid).is_ok() && step.actions.contains(&action);
    if let Some(step) = steps.iter().find(fits) {
        return Some(step.proof.clone());
    }
    let efforts = [
        Effort { depth: 0, covers: [false; 2] },
        Effort { depth: 0, covers: [true, false] },
        Effort { depth: 1, covers: [false; 2] },
        Effort { depth: 1, covers: [true, false] },
        Effort { depth: 1, covers: [true; 2] },
        Effort { depth: 2, covers: [true, false] },
    ];
    // A digit is placed by going through the candidates of its cell.
    let sector = match action {
        _ if matches!(hint.technique, Technique::Chains(..)) => start(grid, hint),
        Action::Place(of) => Some(Sector::cell(of.cell())),
        Action::Eliminate(_) => None,
    };
    efforts.into_iter().find_map(|effort| {
        let by_cases = || cases(grid, sector?, action, effort, basic);
        refuted(grid, action, effort, basic)
            .filter(accepted)
            .or_else(|| by_cases().filter(accepted))
    })
}

/// How many actions of each rule there are, and how many have a proof.
fn proved(puzzles: impl Iterator<Item = Grid>, most: f64) -> BTreeMap<String, [usize; 2]> {
    let profiles = Profiles::new();
    let mut count: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for puzzle in puzzles {
        let mut at = puzzle;
        for hint in Walk::new(&puzzle) {
            if hint.rating > most {
                break;
            }
            let patterns = !matches!(hint.technique, Technique::Chains(..)) && hint.rating >= 4.0;
            let profile = if patterns { &profiles.patterns } else { &profiles.basic };
            let steps = if hint.chains.is_empty() {
                all_steps(&at, profile, Forms::All)
            } else {
                Vec::new()
            };
            for action in actions(&hint) {
                let of = count.entry(hint.technique.to_string()).or_default();
                of[0] += 1;
                if proof(&at, &hint, action, &steps, &profiles.basic).is_some() {
                    of[1] += 1;
                } else {
                    println!("{action:?} has no proof: {hint:?}");
                }
            }
            hint.eliminations.iter().for_each(|of| at.eliminate(*of));
            hint.placement.into_iter().for_each(|of| at.place(of));
        }
    }
    count
}

fn own(step: usize) -> impl Iterator<Item = Grid> {
    OWN.lines().skip(1).step_by(step).filter_map(|line| Some(grid(line.split('\t').next()?)))
}

#[test]
fn steps_have_proofs() {
    for (rule, [actions, proved]) in proved(own(4), 8.9) {
        assert_eq!(actions, proved, "{rule}");
    }
}

#[test]
#[ignore = "minutes"]
fn all_steps_have_proofs() {
    report(&proved(own(1), 20.0));
}

#[test]
#[ignore = "minutes"]
fn nested_steps_have_proofs() {
    let Some(text) = data("eleven_26370_te2.tsv") else { return };
    let puzzles = text.lines().skip(1).step_by(125).filter_map(|line| line.split('\t').nth(1));
    report(&proved(puzzles.map(grid), 20.0));
}

fn report(count: &BTreeMap<String, [usize; 2]>) {
    for (rule, [actions, proved]) in count {
        println!("{proved} of {actions}: {rule}");
    }
    assert!(count.values().all(|[actions, proved]| actions == proved));
}
