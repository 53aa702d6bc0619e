//! Forcing chains and nets, and kraken fish: every step is accepted and agrees with the solution, chains
//! can be followed link by link, and a turned grid gives the turned steps.

#![allow(clippy::unwrap_used)] // tests may

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Found, Position, Profile, Technique, by_name, next_step};
use ninerooks_proof::Action;
use ninerooks_step::{ChainNode, Forcing, ForcingConflict, ForcingNode, ForcingStart, Shape, Step};
use ninerooks_testing::{Rng, Symmetry, grid, random_puzzle};

const ALL: [&str; 6] = [
    "kraken-fish-1",
    "kraken-fish-2",
    "forcing-chain-contradiction",
    "forcing-chain-verity",
    "forcing-net-contradiction",
    "forcing-net-verity",
];

fn steps(technique: &'static Technique, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = technique.find(&Position::new(grid), &mut found);
    found.into_steps()
}

/// States where basic techniques find nothing.
fn states() -> Vec<Grid> {
    let basic = Profile::by_id("basic").unwrap();
    let mut rng = Rng(3);
    let hard = [
        "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
    ];
    let some = (0..12).map(|_| random_puzzle(&mut rng));
    let stuck = |mut state: Grid| {
        while let Some(step) = next_step(&state, &basic) {
            step.apply(&mut state);
        }
        (!state.is_solved()).then_some(state)
    };
    hard.map(grid).into_iter().chain(some).filter_map(stuck).collect()
}

/// The candidates of a node.
fn candidates(node: ChainNode) -> CandidateSet {
    node.cells.map(|cell| Candidate::new(node.digit, cell)).collect()
}

/// The chains of a branch begin where it is known, and each link is one of the grid.
fn chains_can_be_followed(state: &Grid, step: &Step, shape: &Forcing, nets: bool) {
    for branch in &shape.branches {
        let mut known: Vec<ForcingNode> = vec![branch.assumed.into()];
        for chain in &branch.chains {
            assert!(chain.nodes.len() > 1 && known.contains(&chain.nodes[0]), "{step:?}");
            for pair in chain.nodes.windows(2) {
                let [from, to] = [pair[0], pair[1]].map(|node| candidates(node.node()));
                match (pair[0].is_true(), pair[1].is_true()) {
                    (true, false) => {
                        assert!(from.iter().all(|a| to.iter().all(|b| a.sees(b))), "{step:?}");
                    }
                    (false, true) => {
                        let is_known = |c| known.contains(&Action::Eliminate(c).into());
                        let rest = |sector: Sector| {
                            let others = state.live_in(sector).filter(|c| !to.contains(*c));
                            to.iter().all(|c| sector.contains(c))
                                && others
                                    .into_iter()
                                    .all(|c| from.contains(c) || nets && is_known(c))
                        };
                        assert!(Sector::all().any(rest), "{step:?}");
                    }
                    _ => panic!("{step:?}"),
                }
                known.extend(pair);
            }
        }
        let has = |action: Action| known.contains(&action.into());
        match branch.conflict {
            Some(ForcingConflict::Empty(sector)) => {
                let mut live = state.live_in(sector);
                assert!(live.all(|c| has(Action::Eliminate(c))), "{step:?}");
            }
            Some(ForcingConflict::Both(c)) => {
                assert!(has(Action::Place(c)) && has(Action::Eliminate(c)), "{step:?}");
            }
            None => assert!(has(step.actions[0]), "{step:?}"),
        }
    }
}

#[test]
fn every_step_is_right_and_its_chains_can_be_followed() {
    let (mut seen, mut with_groups) = ([0; ALL.len()], [0; ALL.len()]);
    for state in states() {
        let Solutions::One(solution) = solutions(&state) else { panic!("{state}") };
        for ((id, seen), with_groups) in ALL.into_iter().zip(&mut seen).zip(&mut with_groups) {
            for step in steps(by_name(id).unwrap(), &state) {
                assert_eq!(step.check(&state), Ok(()), "{step:?}");
                assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
                assert!(step.placements().all(|c| solution.is_live(c)), "{step:?}");
                let Shape::Forcing(shape) = &step.shape else { panic!("{step:?}") };
                chains_can_be_followed(&state, &step, shape, id.contains("net"));
                *seen += 1;
                let chains = shape.branches.iter().flat_map(|branch| &branch.chains);
                let mut nodes = chains.flat_map(|chain| &chain.nodes);
                *with_groups += u32::from(nodes.any(|node| node.node().cells.len() > 1));
            }
        }
    }
    assert!(seen.iter().all(|seen| *seen > 0), "{seen:?}");
    // Chains have groups, and nets have none.
    assert!(with_groups[..4].iter().all(|count| *count > 0), "{with_groups:?}");
    assert_eq!(with_groups[4..], [0, 0]);
}

#[test]
fn a_verity_has_a_branch_for_each_candidate_and_the_first_is_the_shortest() {
    let links = |shape: &Forcing| -> usize {
        let chains = shape.branches.iter().flat_map(|branch| &branch.chains);
        chains.map(|chain| chain.nodes.len() - 1).sum()
    };
    for state in states() {
        let all = steps(by_name("forcing-chain-verity").unwrap(), &state);
        let lengths = all.iter().map(|step| {
            let Shape::Forcing(shape) = &step.shape else { panic!("{step:?}") };
            if let ForcingStart::Sector(sector) = shape.start {
                let assumed: Vec<Candidate> =
                    shape.branches.iter().map(|branch| branch.assumed.candidate()).collect();
                assert_eq!(assumed, state.live_in(sector).collect::<Vec<_>>());
            }
            links(shape)
        });
        assert!(lengths.collect::<Vec<_>>().is_sorted());
    }
}

#[test]
fn a_turned_grid_gives_the_turned_steps() {
    let mut rng = Rng(8);
    let mut compared = 0;
    for state in states().into_iter().take(4) {
        let symmetry = Symmetry::any(&mut rng);
        let turned = symmetry.of_grid(&state);
        for id in ALL {
            let shown = |grid: &Grid| -> BTreeSet<Action> {
                steps(by_name(id).unwrap(), grid)
                    .iter()
                    .flat_map(|step| step.actions.to_vec())
                    .collect()
            };
            let turn = |action: Action| match action {
                Action::Place(c) => Action::Place(symmetry.of(c)),
                Action::Eliminate(c) => Action::Eliminate(symmetry.of(c)),
            };
            let expected: BTreeSet<Action> = shown(&state).into_iter().map(turn).collect();
            compared += expected.len();
            // Which of several fish or conflicts is taken may differ, and with it whether it is a net.
            if !id.contains("net") {
                assert_eq!(shown(&turned), expected, "{id}");
            }
        }
    }
    assert!(compared > 30, "only {compared} were compared");
}
