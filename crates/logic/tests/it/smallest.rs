//! The step that is taken is the smallest of its technique, beside slow searches straight from the definitions.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::{BTreeMap, BTreeSet};

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet, Grid, House, Sector, SectorKind};
use ninerooks_logic::{Checking, Profile, Walk};
use ninerooks_step::{Shape, Step};
use ninerooks_testing::{Rng, random_puzzle};

/// Which strong links a chain may have, and whether its ends are of one digit.
type Kind = (fn(&Sector, Candidate) -> bool, bool);

const XY_CHAIN: Kind = (|sector, _| matches!(sector.kind(), SectorKind::Cell(_)), true);
const AIC: Kind = (|_, _| true, false);

fn open(grid: &Grid) -> Vec<Candidate> {
    grid.live().iter().filter(|c| grid.value(c.cell()).is_none()).collect()
}

/// The fewest strong links of a chain that eliminates something.
fn shortest(grid: &Grid, (may, one_digit): Kind) -> Option<usize> {
    let live = open(grid);
    let is_pair = |sector: &Sector| grid.live_in(*sector).count() == 2;
    let strong = |from: Candidate| -> Vec<Candidate> {
        let sectors = from.sectors();
        let pairs = sectors.iter().filter(|sector| may(sector, from) && is_pair(sector));
        pairs.flat_map(|sector| grid.live_in(*sector)).filter(|to| *to != from).collect()
    };
    let same = |a: Candidate, b: Candidate| !one_digit || a.digit() == b.digit();
    let eliminates = |a: Candidate, b: Candidate| {
        same(a, b) && live.iter().any(|c| *c != a && *c != b && c.sees(a) && (a == b || c.sees(b)))
    };
    let from = |start: Candidate| -> Option<usize> {
        let mut reached: BTreeSet<Candidate> = strong(start).into_iter().collect();
        let mut last: Vec<Candidate> = reached.iter().copied().collect();
        for links in 1.. {
            if last.iter().any(|end| eliminates(start, *end)) {
                return Some(links);
            }
            let mut next = Vec::new();
            for &end in &last {
                // In chains of cells the weak links are of one digit.
                let weak = live.iter().filter(|c| c.sees(end) && same(**c, end));
                next.extend(weak.flat_map(|c| strong(*c)).filter(|to| reached.insert(*to)));
            }
            if next.is_empty() {
                return None;
            }
            last = next;
        }
        None
    };
    live.iter().filter_map(|start| from(*start)).min()
}

/// The fewest strong links of a chain of one digit, whose nodes may be groups.
fn shortest_of_a_digit(grid: &Grid, digit: Digit) -> Option<usize> {
    let places = grid.places(digit) & grid.unsolved();
    let mut nodes: BTreeSet<CellSet> = BTreeSet::new();
    for (one, other) in House::all().flat_map(|one| House::all().map(move |other| (one, other))) {
        let group: Vec<_> = (one.cells() & other.cells() & places).collect();
        if group.len() <= 3 {
            nodes.extend((1_u32..1 << group.len()).map(|bits| -> CellSet {
                group
                    .iter()
                    .enumerate()
                    .filter(|(i, _)| bits >> i & 1 == 1)
                    .map(|(_, c)| *c)
                    .collect()
            }));
        }
    }
    let nodes: Vec<CellSet> = nodes.into_iter().collect();
    let all_see = |one: CellSet, other: CellSet| {
        one.into_iter().all(|a| other.into_iter().all(|b| a.sees(b)))
    };
    let is_strong = |one: CellSet, other: CellSet| {
        (one & other).is_empty()
            && House::all().any(|house| {
                let own = house.cells() & places;
                !own.is_empty() && own == one | other
            })
    };
    let of = |from: CellSet| -> Vec<CellSet> {
        nodes.iter().copied().filter(|to| is_strong(from, *to)).collect()
    };
    let strong: BTreeMap<CellSet, Vec<CellSet>> =
        nodes.iter().map(|node| (*node, of(*node))).collect();
    let eliminates = |one: CellSet, other: CellSet| {
        places.into_iter().any(|c| {
            let c: CellSet = [c].into_iter().collect();
            (c & (one | other)).is_empty() && all_see(c, one) && all_see(c, other)
        })
    };
    let from = |start: CellSet| -> Option<usize> {
        let mut reached: BTreeSet<CellSet> = strong[&start].iter().copied().collect();
        let mut last: Vec<CellSet> = reached.iter().copied().collect();
        let mut links = 1;
        while !last.iter().any(|end| eliminates(start, *end)) {
            let mut next = Vec::new();
            for &end in &last {
                let weak =
                    nodes.iter().filter(|node| (**node & end).is_empty() && all_see(**node, end));
                next.extend(weak.flat_map(|node| &strong[node]).filter(|to| reached.insert(**to)));
            }
            if next.is_empty() {
                return None;
            }
            (last, links) = (next, links + 1);
        }
        Some(links)
    };
    nodes.iter().filter_map(|start| from(*start)).min()
}

fn union(grid: &Grid, cells: CellSet) -> DigitSet {
    cells.map(|cell| grid.digits(cell)).fold(DigitSet::EMPTY, |all, own| all | own)
}

/// The sets of cells of a house that have one digit more than cells.
fn almost_locked(grid: &Grid) -> BTreeSet<CellSet> {
    let mut sets = BTreeSet::new();
    for house in House::all() {
        let open: Vec<_> = (house.cells() & grid.unsolved()).collect();
        for bits in 1_u32..1 << open.len() {
            let cells: CellSet = open
                .iter()
                .enumerate()
                .filter(|(i, _)| bits >> i & 1 == 1)
                .map(|(_, c)| *c)
                .collect();
            if union(grid, cells).len() == cells.len() + 1 {
                sets.insert(cells);
            }
        }
    }
    sets
}

/// Where a digit goes that is in one of these cells for sure.
fn seen(grid: &Grid, digit: Digit, cells: CellSet) -> CellSet {
    let places = grid.places(digit);
    let own = places & cells;
    let sees_all = |cell: &ninerooks_board::Cell| own.into_iter().all(|c| c.sees(*cell));
    (places & grid.unsolved()).filter(|cell| !cells.contains(*cell) && sees_all(cell)).collect()
}

/// The digits that are in one of two sets that do not overlap, and not in both.
fn restricted(grid: &Grid, one: CellSet, other: CellSet) -> Vec<Digit> {
    if !(one & other).is_empty() {
        return Vec::new();
    }
    let is_restricted = |digit: &Digit| {
        let [here, there] = [one, other].map(|set| grid.places(*digit) & set);
        here.into_iter().all(|a| there.into_iter().all(|b| a.sees(b)))
    };
    (union(grid, one) & union(grid, other)).filter(is_restricted).collect()
}

/// Whether the sets eliminate a digit that both have, but for these.
fn eliminate(grid: &Grid, [one, other]: [CellSet; 2], but: &[Digit]) -> bool {
    let common = union(grid, one) & union(grid, other);
    common
        .filter(|z| !but.contains(z))
        .any(|z| !(seen(grid, z, one) & seen(grid, z, other) & !(one | other)).is_empty())
}

/// The fewest cells of two sets that eliminate something, and of three.
fn fewest(grid: &Grid, three: bool) -> Option<usize> {
    let sets: Vec<CellSet> = almost_locked(grid).into_iter().collect();
    let mut linked: Vec<(usize, usize, Vec<Digit>)> = Vec::new();
    for (i, one) in sets.iter().enumerate() {
        for (j, other) in sets.iter().enumerate() {
            let digits = restricted(grid, *one, *other);
            if !digits.is_empty() {
                linked.push((i, j, digits));
            }
        }
    }
    let mut best: Option<usize> = None;
    let mut offer = |cells: usize, is_right: &dyn Fn() -> bool| {
        if best.is_none_or(|best| cells < best) && is_right() {
            best = Some(cells);
        }
    };
    for (i, j, digits) in &linked {
        let [one, pivot] = [sets[*i], sets[*j]];
        if !three {
            offer(one.len() + pivot.len(), &|| {
                let single = digits.iter().any(|x| eliminate(grid, [one, pivot], &[*x]));
                let locked = |set: CellSet, x: Digit, y: Digit| {
                    union(grid, set)
                        .filter(|d| *d != x && *d != y)
                        .any(|d| !seen(grid, d, set).is_empty())
                };
                single
                    || digits.len() > 1
                        && [one, pivot].into_iter().any(|set| locked(set, digits[0], digits[1]))
            });
            continue;
        }
        for (_, k, others) in linked.iter().filter(|(from, ..)| from == j) {
            let other = sets[*k];
            if k == i || !(one & other).is_empty() {
                continue;
            }
            offer(one.len() + pivot.len() + other.len(), &|| {
                let pairs = digits.iter().flat_map(|x| others.iter().map(move |y| (*x, *y)));
                let mut pairs = pairs.filter(|(x, y)| x != y);
                pairs.any(|(x, y)| {
                    let common = union(grid, one) & union(grid, other);
                    let outside = !(one | pivot | other);
                    common
                        .filter(|z| *z != x && *z != y)
                        .any(|z| !(seen(grid, z, one) & seen(grid, z, other) & outside).is_empty())
                })
            });
        }
    }
    best
}

/// Its size, and that of the smallest one of its technique.
fn sizes(grid: &Grid, step: &Step) -> Option<(usize, Option<usize>)> {
    let size = match &step.shape {
        Shape::Chain(chain) => chain.nodes.len() / 2,
        // Three sets in a ring come behind all wings.
        Shape::AlmostLocked(sets) if sets.links.len() > 2 => return None,
        Shape::AlmostLocked(sets) => sets.sets.iter().map(|set| set.cells.len()).sum(),
        _ => return None,
    };
    let least = match step.technique.id() {
        "x-chain" => Digit::ALL.into_iter().filter_map(|d| shortest_of_a_digit(grid, d)).min(),
        "xy-chain" => shortest(grid, XY_CHAIN),
        "aic" => shortest(grid, AIC),
        "als-xz" => fewest(grid, false),
        "als-xy-wing" => fewest(grid, true),
        _ => return None,
    };
    Some((size, least))
}

/// Compares so many steps of each technique that `default` takes on random puzzles.
fn compare(of_each: usize, seed: u64, ids: &[&'static str]) -> BTreeMap<&'static str, usize> {
    let profile = Profile::by_id("default").unwrap();
    let mut rng = Rng(seed);
    let mut compared: BTreeMap<&str, usize> = ids.iter().map(|id| (*id, 0)).collect();
    while compared.values().any(|count| *count < of_each) {
        let start = random_puzzle(&mut rng);
        for (grid, step) in Walk::new(&start, &profile, Checking::Off) {
            let Some(count) = compared.get_mut(step.technique.id()) else { continue };
            if *count == of_each {
                continue;
            }
            if let Some((size, least)) = sizes(&grid, &step) {
                *count += 1;
                assert_eq!(Some(size), least, "{step:?} in {grid:?}");
            }
        }
    }
    compared
}

#[test]
fn the_taken_chain_and_the_taken_pair_of_sets_is_the_smallest() {
    let compared = compare(3, 18, &["x-chain", "xy-chain", "aic", "als-xz"]);
    assert_eq!(compared.len(), 4);
}

#[test]
#[ignore = "400 states"]
fn the_taken_step_is_the_smallest_in_400_states() {
    let ids = ["x-chain", "xy-chain", "aic", "als-xz", "als-xy-wing"];
    println!("{:?}", compare(80, 400, &ids));
}
