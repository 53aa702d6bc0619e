//! Fish with chains from their fins.

use ninerooks_board::{
    Candidate, CandidateSet, CellSet, Digit, Grid, House, HouseKind, HouseSet, Sector,
};
use ninerooks_proof::{Action, Cover, Deduction, Disproof, Proof, Refutation};
use ninerooks_step::{
    Actions, Finding, Fish, Forcing, ForcingBranch, ForcingChain, ForcingStart, Shape,
};

use super::contradiction::open;
use super::proof::follow;
use super::reach::{Live, Reach, Reached};
use crate::{Findings, Flow, Position};

/// The two types that `HoDoKu` has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    /// The target is what the fish would eliminate, were there no fins. From each fin a chain makes it
    /// false.
    One,
    /// The target is anything. From each fin, and from each place of the fish in one house of its cover, a
    /// chain makes it false.
    Two,
}

/// A fish, in what the target leaves of a digit.
struct Found {
    digit: Digit,
    base: HouseSet,
    /// The houses that hold what the target leaves: one less than the base has.
    held: HouseSet,
    /// The base's places that the target makes false.
    gone: CellSet,
}

/// For each target its smallest fish, and of these the one with the shortest chains; by size, then by the
/// length of the chains, then by target. Fish whose fins all see the target are finned fish and are left
/// out. The base has 2 to 4 rows, or as many columns.
pub(crate) fn kraken_fish(position: &Position, of: Type, found: &mut Findings) -> Flow {
    let grid = position.grid();
    if grid.contradiction().is_some() {
        return Flow::Continue(());
    }
    let mut best: Vec<((usize, u32), Finding)> = Vec::new();
    let live = Live::of(grid);
    for target in open(grid) {
        let reached = Reached::new(&live, Action::Place(target), Reach::Chains);
        if !reached.conflicts().is_empty() {
            continue;
        }
        let of_size = |size| {
            let fish = fish_of(grid, &reached, target, size);
            let findings = fish.iter().filter_map(|fish| {
                let (length, finding) = step(grid, &reached, target, fish, of)?;
                Some(((size, length), finding))
            });
            findings.min_by_key(|(cost, _)| *cost)
        };
        best.extend((2..=4).find_map(of_size));
    }
    best.sort_by_key(|(cost, _)| *cost);
    best.into_iter().try_for_each(|(_, finding)| found.push(finding))
}

/// The fish of a size: lines whose places, as far as the target leaves them, are in one crossing line
/// less. None of them holds such a fish of fewer lines.
fn fish_of(grid: &Grid, reached: &Reached, target: Candidate, size: usize) -> Vec<Found> {
    let mut all = Vec::new();
    for digit in Digit::ALL {
        let places = grid.places(digit);
        let left = places - reached.falsities[digit];
        for kind in [HouseKind::Row, HouseKind::Column] {
            let lines: Vec<(House, u16)> = House::all()
                .filter(|house| house.kind() == kind)
                .filter(|house| !(places & house.cells()).is_empty())
                .filter(|house| target.digit() != digit || !house.cells().contains(target.cell()))
                .map(|house| (house, crossing(left & house.cells(), kind)))
                .collect();
            subsets(lines.len(), size, &mut |chosen| {
                let union = |of: &[usize]| of.iter().fold(0, |bits, i| bits | lines[*i].1);
                let held = union(chosen);
                let smaller = |i: usize| {
                    let rest: Vec<usize> = chosen.iter().copied().filter(|c| *c != i).collect();
                    (union(&rest).count_ones() as usize) < rest.len()
                };
                if held.count_ones() as usize + 1 != size || chosen.iter().any(|i| smaller(*i)) {
                    return;
                }
                let base: HouseSet = chosen.iter().map(|i| lines[*i].0).collect();
                let across =
                    if kind == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
                let held = HouseSet::of_kind(across, held);
                let gone = (places & base.cells()) - left;
                all.push(Found { digit, base, held, gone });
            });
        }
    }
    all
}

/// Which crossing lines cells of one line are in.
fn crossing(cells: CellSet, kind: HouseKind) -> u16 {
    let index = |cell: ninerooks_board::Cell| match kind {
        HouseKind::Row => cell.column_index(),
        HouseKind::Column | HouseKind::Block => cell.row_index(),
    };
    cells.fold(0, |bits, cell| bits | 1 << index(cell))
}

/// Each choice of `size` numbers below `bound`.
fn subsets(bound: usize, size: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut chosen: Vec<usize> = (0..size).collect();
    if size > bound {
        return;
    }
    loop {
        visit(&chosen);
        let Some(at) = (0..size).rev().find(|i| chosen[*i] < bound - size + i) else { return };
        chosen[at] += 1;
        for next in at + 1..size {
            chosen[next] = chosen[next - 1] + 1;
        }
    }
}

/// The step, and how long its chains are. `None` when it is of the other type, or no kraken.
fn step(
    grid: &Grid,
    reached: &Reached,
    target: Candidate,
    found: &Found,
    of: Type,
) -> Option<(u32, Finding)> {
    let Found { digit, base, held, gone } = *found;
    let at = |cell| Candidate::new(digit, cell);
    let depth = |cell| reached.depth(Action::Eliminate(at(cell))).map_or(0, u32::from);
    if gone.into_iter().all(|cell| depth(cell) <= 1) {
        return None; // a finned fish, or none
    }
    let across = held.first()?.kind();
    let lines = House::all().filter(|house| house.kind() == across && !held.contains(*house));
    // The cover house that the target leaves none of: its own, or that with most places.
    let is_own = |house: &House| target.digit() == digit && house.cells().contains(target.cell());
    let own = lines.clone().find(|house| is_own(house) && !(gone & house.cells()).is_empty());
    let (last, start): (House, fn(Fish) -> ForcingStart) = match (own, of) {
        (Some(own), Type::One) => (own, ForcingStart::Fins),
        (None, Type::Two) => {
            let last = lines.max_by_key(|house| {
                ((gone & house.cells()).len(), core::cmp::Reverse(house.index()))
            })?;
            (last, ForcingStart::Cover)
        }
        (Some(_), Type::Two) | (None, Type::One) => return None,
    };
    let fins = gone - last.cells();
    let from = if of == Type::One { fins } else { gone };
    let length = from.into_iter().map(depth).sum();
    let branches = from.into_iter().map(|cell| ForcingBranch {
        assumed: Action::Place(at(cell)),
        chains: Box::new([turned(reached, at(cell))]),
        conflict: None,
    });
    let fish = Fish { digit, base, cover: held.with(last), fins };
    let shape = Forcing { start: start(fish), branches: branches.collect() };
    let proof = refutation(grid, reached, target, found)?;
    let actions = Actions::from_slice(&[Action::Eliminate(target)]);
    Some((length, Finding { actions, shape: Shape::Forcing(shape), proof }))
}

/// The chain from the target to a place that it makes false, read from its other end: from the place,
/// were it true, to the target, which then is false.
fn turned(reached: &Reached, place: Candidate) -> ForcingChain {
    let mut nodes: Vec<Action> = vec![reached.assumed];
    // Each chain begins with the target or somewhere on one before it.
    for chain in reached.chains(&[Action::Eliminate(place)]) {
        nodes.extend(chain.nodes.iter().skip(1));
    }
    nodes.reverse();
    let contrary = |action: Action| match action {
        Action::Place(candidate) => Action::Eliminate(candidate),
        Action::Eliminate(candidate) => Action::Place(candidate),
    };
    ForcingChain { nodes: nodes.into_iter().map(contrary).collect() }
}

/// Were the target true, the chains would make all these places false. Then the base, but for one line,
/// is a fish that leaves that line without a place.
fn refutation(grid: &Grid, reached: &Reached, target: Candidate, found: &Found) -> Option<Proof> {
    let Found { digit, base, held, gone } = *found;
    let goals: Vec<Action> =
        gone.map(|cell| Action::Eliminate(Candidate::new(digit, cell))).collect();
    let mut after = *grid;
    after.place(target);
    let sectors = reached.sectors(&reached.chains(&goals));
    let (mut deductions, early) = follow(&mut after, &sectors, None);
    let conflict = if let Some(early) = early {
        early
    } else {
        let is_open = |line: &House| {
            let live = after.live()[digit] & line.cells();
            live.is_disjoint(after.solved())
        };
        let line = base.into_iter().find(is_open)?;
        let others: Vec<Sector> = base.without(line).map(|house| house.sector(digit)).collect();
        let links: Vec<Sector> = held.map(|house| house.sector(digit)).collect();
        let cells = after.places(digit) & line.cells();
        let eliminates: CandidateSet = cells.map(|cell| Candidate::new(digit, cell)).collect();
        if !eliminates.is_empty() {
            let cover = Cover::new(&others, &links);
            let eliminates = eliminates.iter().collect();
            deductions.push(Deduction::Cover { cover, eliminates });
        }
        line.sector(digit)
    };
    let disproof = Disproof::of(target, deductions.into(), conflict);
    Some(Proof::refute(Refutation { disproofs: Box::new([disproof]) }))
}
