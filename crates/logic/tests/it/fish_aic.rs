//! AICs through fish beside a search straight from the definition.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, Grid, House, HouseKind, Sector};
use ninerooks_logic::Forms;
use ninerooks_step::{ChainLink, Shape};
use ninerooks_testing::grid;

use crate::common::{states_of, steps};

const PUZZLES: [&str; 3] = [
    "1.345..8.4....9..........51...9....7....6..2.9....2314..86.45..54.7.81...9.......",
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21",
];

/// Each choice of so many of these.
fn choices(all: &[House], count: usize) -> Vec<Vec<House>> {
    (0_u32..1 << all.len())
        .filter(|bits| bits.count_ones() as usize == count)
        .map(|bits| (0..all.len()).filter(|i| bits >> i & 1 == 1).map(|i| all[i]).collect())
        .collect()
}

/// What two lines, and three, of a digit have outside of one crossing line less, in two parts that each lie in a house.
fn fish(grid: &Grid, digit: Digit) -> Vec<[CellSet; 2]> {
    let places = grid.places(digit);
    let of = |kind| -> Vec<House> {
        let lines = House::all().filter(|h| h.kind() == kind);
        lines.filter(|h| (places & h.cells()).len() > 1).collect()
    };
    let mut all = Vec::new();
    let pairs = [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)];
    for ((kind, across), size) in pairs.into_iter().flat_map(|kinds| [(kinds, 2), (kinds, 3)]) {
        for base in choices(&of(kind), size) {
            let inside = base.iter().fold(CellSet::EMPTY, |all, h| all | (places & h.cells()));
            for cover in choices(&of(across), size - 1) {
                let rest = cover.iter().fold(inside, |rest, h| rest - h.cells());
                for one in House::all().map(|h| rest & h.cells()) {
                    let other = rest - one;
                    let fits =
                        |cells: CellSet| !cells.is_empty() && !cells.common_houses().is_empty();
                    if fits(one) && fits(other) {
                        all.push([one, other]);
                        all.push([other, one]);
                    }
                }
            }
        }
    }
    all
}

/// Whether a candidate sees a digit in these cells whole.
fn sees(candidate: Candidate, digit: Digit, cells: CellSet) -> bool {
    cells.into_iter().all(|cell| candidate.sees(Candidate::new(digit, cell)))
}

/// What people eliminate by one strong link behind the other: `[P=F]-[y=z]`, P and F of a fish.
fn by_definition(grid: &Grid) -> CandidateSet {
    let live: Vec<Candidate> =
        grid.live().iter().filter(|c| grid.value(c.cell()).is_none()).collect();
    let pairs: Vec<Vec<Candidate>> = Sector::all()
        .map(|sector| grid.live_in(sector).collect::<Vec<_>>())
        .filter(|live| live.len() == 2)
        .collect();
    let mut all = CandidateSet::EMPTY;
    for digit in Digit::ALL {
        for [fish, fins] in fish(grid, digit) {
            let ends = pairs.iter().flat_map(|pair| [[pair[0], pair[1]], [pair[1], pair[0]]]);
            let passes = |c: Candidate| c.digit() == digit && (fish | fins).contains(c.cell());
            for [_, z] in ends.filter(|[y, z]| sees(*y, digit, fins) && !passes(*y) && !passes(*z))
            {
                // Ends that see each other make a ring.
                if !sees(z, digit, fish) {
                    let gone = live.iter().filter(|e| e.sees(z) && sees(**e, digit, fish));
                    gone.for_each(|e| all.insert(*e));
                }
            }
        }
    }
    all
}

/// What has such chains where a shorter one, or one without a fish, says the same.
const OTHERS: [&str; 16] = [
    "fish-aic",
    "grouped-aic",
    "grouped-aic-ring",
    "aic",
    "aic-ring",
    "x-chain",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "xy-chain",
    "x-wing",
    "swordfish",
    "finned-x-wing",
    "finned-swordfish",
    "w-wing",
];

#[test]
fn chains_through_fish_are_right_and_none_is_missed() {
    let (mut seen, mut by_slow) = (0, 0);
    for (grid, solution) in states_of(PUZZLES.map(grid)).into_iter().step_by(3) {
        for step in steps("fish-aic", &grid, Forms::All) {
            assert_eq!(step.check(&grid), Ok(()), "{step:?}");
            assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
            let Shape::Chain(chain) = &step.shape else { panic!("{step:?}") };
            assert!(chain.nodes.len() > 2, "{step:?}");
            let mut fish = 0;
            for (i, link) in chain.links.iter().enumerate() {
                let ChainLink::Fish(of) = link else { continue };
                let places = grid.places(of.digit);
                let cells = |houses: ninerooks_board::HouseSet| {
                    houses.fold(CellSet::EMPTY, |all, house| all | house.cells())
                };
                let ends = chain.nodes[i].cells() | chain.nodes[i + 1].cells();
                assert_eq!((places & cells(of.base)) - cells(of.cover), ends, "{step:?}");
                assert_eq!(of.base.len(), of.cover.len() + 1);
                fish += 1;
            }
            assert!(fish > 0, "{step:?}");
            seen += 1;
        }
        let slow = by_definition(&grid);
        by_slow += slow.len();
        let all: CandidateSet = OTHERS
            .iter()
            .flat_map(|id| steps(id, &grid, Forms::All))
            .flat_map(|step| step.eliminations().collect::<Vec<_>>())
            .collect();
        let missed = slow - all;
        assert!(missed.is_empty(), "{missed:?}\n{grid:?}");
    }
    println!("{seen} chains, {by_slow} eliminations of short ones");
    assert!(seen > 20 && by_slow > 20, "{seen} {by_slow}");
}
