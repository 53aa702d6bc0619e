//! Alternating inference chains beside a search straight from the definition.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, Grid, House, Sector};
use ninerooks_logic::Forms;
use ninerooks_step::{Chain, Node, Shape, Step};
use ninerooks_testing::{grid, listed};

use crate::common::{PUZZLES, states_of, steps};

const IDS: [&str; 6] =
    ["aic-ring", "aic", "grouped-aic-ring", "grouped-aic", "als-aic-ring", "als-aic"];

fn states() -> Vec<(Grid, Grid)> {
    states_of(PUZZLES.map(grid))
}

fn chain(step: &Step) -> &Chain {
    let Shape::Chain(chain) = &step.shape else { panic!("{step:?}") };
    chain
}

#[test]
fn every_chain_is_accepted_right_and_as_short_as_the_next() {
    let (mut open, mut closed, mut returning, mut two_digits) = (0, 0, 0, 0);
    for (i, (grid, solution)) in states().into_iter().enumerate() {
        // Those with sets are many.
        for id in IDS.into_iter().filter(|id| !id.starts_with("als") || i % 8 == 0) {
            let mut shortest = 0;
            for step in steps(id, &grid, Forms::All) {
                assert_eq!(step.check(&grid), Ok(()), "{step:?}");
                assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
                let chain = chain(&step);
                assert!(chain.nodes.len() >= shortest, "{step:?}");
                shortest = chain.nodes.len();
                assert_eq!(chain.is_grouped(), !id.starts_with("aic"), "{step:?}");
                let has_set = chain.nodes.iter().any(|node| matches!(node, Node::Als { .. }));
                assert_eq!(has_set, id.starts_with("als"), "{step:?}");
                assert_eq!(chain.ring, id.ends_with("ring"), "{step:?}");
                assert!(chain.digits().len() > 1, "an X-chain: {step:?}");
                let ends = [chain.nodes[0], chain.nodes[chain.nodes.len() - 1]];
                open += usize::from(!chain.ring);
                closed += usize::from(chain.ring);
                returning += usize::from(ends[0] == ends[1]);
                two_digits += usize::from(!chain.ring && ends[0].digits() != ends[1].digits());
            }
        }
    }
    for (kind, count) in [("open", open), ("ring", closed), ("returning", returning)] {
        assert!(count > 10, "only {count} are {kind}");
    }
    assert!(two_digits > 10, "only {two_digits} have two digits at their ends");
}

/// Whether a sector holds both and nothing else.
fn strong(grid: &Grid, one: Candidate, other: Candidate) -> bool {
    let pair = |sector: &Sector| sector.contains(other) && grid.live_in(*sector).count() == 2;
    one != other && one.sectors().iter().any(pair)
}

/// What is linked to each candidate.
struct Slow {
    strong: Vec<Vec<Candidate>>,
    weak: Vec<Vec<Candidate>>,
}

impl Slow {
    fn new(grid: &Grid, live: &[Candidate]) -> Self {
        let mut links = [vec![Vec::new(); 729], vec![Vec::new(); 729]];
        for (one, other) in live.iter().flat_map(|one| live.iter().map(move |other| (one, other))) {
            if strong(grid, *one, *other) {
                links[0][one.index()].push(*other);
            }
            if one.sees(*other) {
                links[1][one.index()].push(*other);
            }
        }
        let [strong, weak] = links;
        Self { strong, weak }
    }

    /// The ends of all chains from `path` on, up to so many nodes, that pass nothing twice, but may end
    /// where they begin.
    fn grow(&self, path: &mut Vec<Candidate>, most: usize, ends: &mut BTreeSet<[Candidate; 2]>) {
        let (first, last) = (path[0], path[path.len() - 1]);
        let links = if path.len() % 2 == 1 { &self.strong } else { &self.weak };
        for next in links[last.index()].iter().copied() {
            let back = next == first && path.len() % 2 == 1 && path.len() > 1;
            if path.contains(&next) && !back {
                continue;
            }
            path.push(next);
            if path.len().is_multiple_of(2) {
                ends.insert([first.min(next), first.max(next)]);
            }
            if path.len() < most && !back {
                self.grow(path, most, ends);
            }
            path.pop();
        }
    }
}

/// What sees both ends; of a chain that returns, the rest of the cell.
fn eliminated(grid: &Grid, ends: [Candidate; 2]) -> CandidateSet {
    let open = |c: &Candidate| grid.is_live(*c) && grid.value(c.cell()).is_none();
    let own_cell = |c: &Candidate| ends[0] != ends[1] || c.cell() == ends[0].cell();
    Candidate::all()
        .filter(open)
        .filter(|c| ends.iter().all(|e| e.sees(*c)) && own_cell(c))
        .collect()
}

/// Compares the chains of so many nodes with those of the definition; says how many there are.
fn compare(grid: &Grid, most: usize) -> usize {
    let live: Vec<Candidate> =
        grid.live().iter().filter(|c| grid.value(c.cell()).is_none()).collect();
    let definition = Slow::new(grid, &live);
    let mut slow: BTreeSet<[Candidate; 2]> = BTreeSet::new();
    for start in &live {
        definition.grow(&mut vec![*start], most, &mut slow);
    }
    let mut compared = 0;
    for step in steps("aic", grid, Forms::All) {
        let nodes = &chain(&step).nodes;
        if nodes.len() > most {
            break;
        }
        let end = |node: Node| node.candidates().iter().next().unwrap();
        let mut ends = [end(nodes[0]), end(nodes[nodes.len() - 1])];
        ends.sort_unstable();
        let gone: CandidateSet = step.eliminations().collect();
        assert!(slow.contains(&ends) && gone == eliminated(grid, ends), "{step:?}");
        compared += 1;
    }
    // What a short chain eliminates, some chain or ring eliminates. Of those that return, the ones of one
    // digit or of cells alone are left out: a part of them eliminates what makes their end a single.
    let all: CandidateSet = OPEN_CHAINS
        .iter()
        .flat_map(|id| steps(id, grid, Forms::All))
        .flat_map(|step| step.eliminations().collect::<Vec<_>>())
        .collect();
    for ends in slow.iter().filter(|e| e[0] != e[1] && !e[0].sees(e[1])) {
        let missed = eliminated(grid, *ends) - all;
        assert!(missed.is_empty(), "{ends:?} {missed:?}\n{grid:?}");
    }
    compared
}

/// What has chains of candidates whose ends do not see each other.
const OPEN_CHAINS: [&str; 10] = [
    "aic",
    "aic-ring",
    "x-chain",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "xy-chain",
    "remote-pair",
    "xy-wing",
    "x-wing",
];

/// Not both of two candidates: they are in two cells of a house in which n digits, neither of them, have n + 1 cells.
fn parted(grid: &Grid, one: Candidate, other: Candidate) -> bool {
    House::all().any(|house| {
        let open = |d: &Digit| (grid.places(*d) & house.cells()).len() > 1;
        let digits: Vec<Digit> = Digit::ALL.into_iter().filter(open).collect();
        let both = [one.cell(), other.cell()];
        one.cell() != other.cell()
            && both.iter().all(|cell| house.cells().contains(*cell))
            && (0_u32..1 << digits.len()).filter(|bits| (2..=4).contains(&bits.count_ones())).any(
                |bits| {
                    let set: Vec<Digit> = (0..digits.len())
                        .filter(|i| bits >> i & 1 == 1)
                        .map(|i| digits[i])
                        .collect();
                    let cells = set.iter().fold(CellSet::EMPTY, |all, d| all | grid.places(*d))
                        & house.cells();
                    cells.len() == set.len() + 1
                        && both.iter().all(|cell| cells.contains(*cell))
                        && !set.contains(&one.digit())
                        && !set.contains(&other.digit())
                },
            )
    })
}

/// Chains of two strong links of candidates, joined by an almost-hidden set: what the definition has, one of the
/// techniques that link candidates eliminates.
#[test]
fn chains_through_almost_hidden_sets_are_right_and_none_is_missed() {
    let (mut steps_seen, mut slow_seen) = (0, 0);
    for (grid, solution) in states().into_iter().step_by(3) {
        let found = steps("ahs-aic", &grid, Forms::All);
        for step in &found {
            assert_eq!(step.check(&grid), Ok(()), "{step:?}");
            assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
            let has_set = |node: &Node| matches!(node, Node::Ahs { .. });
            assert!(chain(step).nodes.iter().any(has_set), "{step:?}");
        }
        steps_seen += found.len();
        let others = OPEN_CHAINS.iter().chain(&["grouped-aic", "w-wing"]);
        let all: CandidateSet = others
            .flat_map(|id| steps(id, &grid, Forms::All))
            .chain(found)
            .flat_map(|step| step.eliminations().collect::<Vec<_>>())
            .collect();
        let live: Vec<Candidate> =
            grid.live().iter().filter(|c| grid.value(c.cell()).is_none()).collect();
        let links = Slow::new(&grid, &live);
        for one in &live {
            for other in live.iter().filter(|other| *other > one && !one.sees(**other)) {
                if !parted(&grid, *one, *other) {
                    continue;
                }
                for first in &links.strong[one.index()] {
                    for last in &links.strong[other.index()] {
                        let ends = [*first, *last];
                        let passes = [one, other].into_iter().any(|c| ends.contains(c));
                        if passes || first == last || first.sees(*last) {
                            continue;
                        }
                        slow_seen += 1;
                        let missed = eliminated(&grid, ends) - all;
                        assert!(
                            missed.is_empty(),
                            "{first}={one}-{other}={last}: {missed:?} {grid:?}"
                        );
                    }
                }
            }
        }
    }
    assert!(steps_seen > 20 && slow_seen > 20, "{steps_seen} {slow_seen}");
}

#[test]
fn short_chains_are_those_of_the_definition() {
    let compared: usize = states().iter().step_by(4).map(|(grid, _)| compare(grid, 8)).sum();
    assert!(compared > 20, "only {compared} chains");
}

/// On the ways of every 15th puzzle of top1465.
#[test]
#[ignore = "minutes: chains of five strong links in 500 states"]
fn chains_of_five_strong_links_are_those_of_the_definition_in_500_states() {
    let states = states_of(listed("top1465.txt", 15));
    let some = states.len().min(500);
    assert_eq!(some, 500);
    let states = (0..some).map(|i| &states[i * states.len() / some]);
    let compared: usize = states.map(|(grid, _)| compare(grid, 10)).sum();
    println!("{compared} chains in {some} states");
}
