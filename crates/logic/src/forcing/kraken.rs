//! Fish with chains from their fins.

use ninerooks_board::{
    Candidate, CandidateSet, CellSet, Digit, Grid, House, HouseKind, HouseSet, Sector,
};
use ninerooks_proof::{Action, Cover, Deduction, Disproof, Proof, Refutation};
use ninerooks_step::{
    Actions, Finding, Fish, Forcing, ForcingBranch, ForcingChain, ForcingNode, ForcingStart, Shape,
};

use super::live::Reach;
use super::proof::follow;
use super::reach::{Limit, Reached};
use crate::{Findings, Flow, Forms, Position};

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
/// out, and unless all forms are wanted targets that a chain alone makes false. The base has 2 to 4 rows, or as many columns.
pub(crate) fn kraken_fish(position: &Position, of: Type, found: &mut Findings) -> Flow {
    let grid = position.grid();
    if grid.contradiction().is_some() {
        return Flow::Continue(());
    }
    let mut best: Vec<((usize, u32), Finding)> = Vec::new();
    let live = position.live(Reach::Chains);
    for target in grid.open() {
        let reached = Reached::new(live, Action::Place(target), Limit::NONE);
        if found.forms() == Forms::Once && !reached.is_consistent() {
            continue;
        }
        let of_size = |size| {
            let fish = fish_of(grid, &reached, target, size);
            let mut plans: Vec<Plan> =
                fish.iter().filter_map(|fish| plan(&reached, target, fish, of)).collect();
            plans.sort_by_key(|plan| plan.length);
            let first =
                |plan: &Plan| Some(((size, plan.length), step(grid, &reached, target, plan)?));
            plans.iter().find_map(first)
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
    let contradicted = !reached.is_consistent();
    for digit in Digit::ALL {
        let places = grid.places(digit);
        let left = places - reached.falsities[digit];
        for (kind, across) in
            [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)]
        {
            let lines: Vec<(House, u16)> = House::all()
                .filter(|house| house.kind() == kind)
                .filter(|house| !(places & house.cells()).is_empty())
                .filter(|house| target.digit() != digit || !house.cells().contains(target.cell()))
                .map(|house| (house, crossing(left & house.cells(), kind)))
                .collect();
            subsets(lines.len(), size, &mut |chosen| {
                let least = chosen.iter().fold(0, |bits, i| bits | lines[*i].1);
                let lines: Vec<House> = chosen.iter().map(|i| lines[*i].0).collect();
                for held in covers(least, size - 1, contradicted) {
                    let held = HouseSet::of_kind(across, held);
                    let inside = places & held.cells();
                    let gone = lines
                        .iter()
                        .fold(CellSet::EMPTY, |all, line| all | (places & line.cells()))
                        - held.cells();
                    let own = |line: &House| crossing(inside & line.cells(), kind);
                    if !holds_smaller(&lines.iter().map(own).collect::<Vec<u16>>()) {
                        let base = lines.iter().copied().collect();
                        all.push(Found { digit, base, held, gone });
                    }
                }
            });
        }
    }
    all
}

/// The choices of so many crossing lines that hold these. If these are fewer, the lines make a smaller fish,
/// or the target is contradictory; then two base lines without any place left have each crossing line.
fn covers(least: u16, size: usize, contradicted: bool) -> Vec<u16> {
    match (least.count_ones() as usize, size) {
        (count, _) if count == size => vec![least],
        (0, 1) if contradicted => (0..9).map(|line| 1 << line).collect(),
        _ => Vec::new(),
    }
}

/// Whether a line, or several, have their places in fewer crossing lines than they are.
fn holds_smaller(lines: &[u16]) -> bool {
    (1..(1usize << lines.len()) - 1).any(|part| {
        let own = lines.iter().enumerate().filter(|(i, _)| part >> i & 1 == 1);
        let union = own.fold(0, |bits, (_, line)| bits | line);
        union.count_ones() < part.count_ones()
    })
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

/// A fish with the places from which chains are needed, and how long these are.
struct Plan<'a> {
    found: &'a Found,
    of: Type,
    /// The house of the cover that the target leaves nothing of.
    last: House,
    from: CellSet,
    length: u32,
}

/// What a fish needs. `None` when it is of the other type, or no kraken.
fn plan<'a>(reached: &Reached, target: Candidate, found: &'a Found, of: Type) -> Option<Plan<'a>> {
    let Found { digit, held, gone, .. } = *found;
    let depth = |cell| {
        let action = Action::Eliminate(Candidate::new(digit, cell));
        reached.depth(action).map_or(0, u32::from)
    };
    if gone.into_iter().all(|cell| depth(cell) <= 1) {
        return None; // a finned fish, or none
    }
    let across = held.first()?.kind();
    let lines = House::all().filter(|house| house.kind() == across && !held.contains(*house));
    // The cover house that the target leaves none of: its own, or that with most places.
    let is_own = |house: &House| target.digit() == digit && house.cells().contains(target.cell());
    let own = lines.clone().find(|house| is_own(house) && !(gone & house.cells()).is_empty());
    let (last, from) = match (own, of) {
        (Some(own), Type::One) => (own, gone - own.cells()),
        (None, Type::Two) => {
            let last = lines.max_by_key(|house| {
                ((gone & house.cells()).len(), core::cmp::Reverse(house.index()))
            })?;
            (last, gone)
        }
        (Some(_), Type::Two) | (None, Type::One) => return None,
    };
    let length = from.into_iter().map(depth).sum();
    Some(Plan { found, of, last, from, length })
}

/// The step of a plan.
fn step(grid: &Grid, reached: &Reached, target: Candidate, plan: &Plan) -> Option<Finding> {
    let Found { digit, base, held, gone } = *plan.found;
    let at = |cell| Candidate::new(digit, cell);
    let branches = plan.from.into_iter().map(|cell| ForcingBranch {
        assumed: Action::Place(at(cell)),
        chains: Box::new([turned(reached, at(cell))]),
        nested: Box::default(),
        conflict: None,
    });
    let fish = Fish { digit, base, cover: held.with(plan.last), fins: gone - plan.last.cells() };
    let start = match plan.of {
        Type::One => ForcingStart::Fins(fish),
        Type::Two => ForcingStart::Cover(fish),
    };
    let shape = Forcing { start, branches: branches.collect() };
    let proof = refutation(grid, reached, target, plan.found)?;
    let actions = Actions::from_slice(&[Action::Eliminate(target)]);
    Some(Finding { actions, shape: Shape::Forcing(shape), proof })
}

/// The chain from the target to a place that it makes false, read from its other end: from the place,
/// were it true, to the target, which then is false.
fn turned(reached: &Reached, place: Candidate) -> ForcingChain {
    let mut nodes: Vec<ForcingNode> = vec![reached.assumed.into()];
    // Each chain begins with the target or somewhere on one before it.
    for chain in reached.chains(&[Action::Eliminate(place)]) {
        nodes.extend(chain.nodes.iter().skip(1));
    }
    nodes.reverse();
    ForcingChain { nodes: nodes.into_iter().map(ForcingNode::contrary).collect() }
}

/// Were the target true, the chains would make all these places false. Then the base, but for one line,
/// is a fish that leaves that line without a place.
fn refutation(grid: &Grid, reached: &Reached, target: Candidate, found: &Found) -> Option<Proof> {
    let Found { digit, base, held, gone } = *found;
    let goals: Vec<Action> =
        gone.map(|cell| Action::Eliminate(Candidate::new(digit, cell))).collect();
    let mut after = *grid;
    after.place(target);
    let rests = reached.rests(&reached.chains(&goals));
    let (mut deductions, early) = follow(&mut after, &rests, None);
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
