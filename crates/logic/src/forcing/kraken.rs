//! Fish with chains from their fins.

use core::cell::OnceCell;

use ninerooks_board::{
    Candidate, CandidateSet, CellSet, Digit, Grid, House, HouseKind, HouseSet, Sector,
};
use ninerooks_proof::{Action, Cover, Deduction, Disproof, Proof, Refutation};
use ninerooks_step::{
    Actions, Finding, Fish, Forcing, ForcingBranch, ForcingChain, ForcingNode, ForcingStart, Shape,
};
use smallvec::{SmallVec, smallvec};

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

/// Base lines, and the lines that cross them.
const KINDS: [[HouseKind; 2]; 2] =
    [[HouseKind::Row, HouseKind::Column], [HouseKind::Column, HouseKind::Row]];

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
    let all;
    let of_types = if found.forms() == Forms::Once {
        position.krakens()
    } else {
        all = krakens(position, true);
        &all
    };
    of_types[of as usize].iter().try_for_each(|finding| found.push(finding.clone()))
}

/// The krakens of both types, which are found on one walk; `with_contradictory` also those of targets that a chain alone
/// makes false.
pub(crate) fn krakens(position: &Position, with_contradictory: bool) -> [Vec<Finding>; 2] {
    let grid = position.grid();
    if grid.contradiction().is_some() {
        return [const { Vec::new() }; 2];
    }
    let mut best: [Vec<Costed>; 2] = [const { Vec::new() }; 2];
    let live = position.live(Reach::Chains);
    let mut lines = BaseLines::new(position);
    for target in grid.open() {
        let Some(literal) = live.literal(Action::Place(target)) else { continue };
        let is_consistent = live.is_known_consistent(literal);
        if !with_contradictory && !is_consistent {
            continue;
        }
        // What is false if it is true is known for all at once. Chains are followed from those that leave a fish.
        lines.leave(&live.chained().falsities(live, literal));
        let reached = OnceCell::new();
        let mut smallest = [None, None];
        for size in 2..=4 {
            let fish = lines.fish(grid, target, size, !is_consistent);
            if fish.is_empty() {
                continue;
            }
            let reached =
                reached.get_or_init(|| Reached::new(live, Action::Place(target), Limit::NONE));
            for (of, known) in [Type::One, Type::Two].into_iter().zip(&mut smallest) {
                if known.is_none() {
                    *known = shortest((grid, reached), target, (size, &fish), of);
                }
            }
            if smallest.iter().all(Option::is_some) {
                break;
            }
        }
        best.iter_mut().zip(smallest).for_each(|(best, one)| best.extend(one));
    }
    best.map(|mut best| {
        best.sort_by_key(|(cost, _)| *cost);
        best.into_iter().map(|(_, finding)| finding).collect()
    })
}

/// A step with the size of its fish and the length of its chains.
type Costed = ((usize, u32), Finding);

/// Of the fish of a size and a type the one with the shortest chains.
fn shortest(
    (grid, reached): (&Grid, &Reached),
    target: Candidate,
    (size, fish): (usize, &[Found]),
    of: Type,
) -> Option<Costed> {
    let mut plans: Vec<Plan> =
        fish.iter().filter_map(|fish| plan(reached, target, fish, of)).collect();
    plans.sort_by_key(|plan| plan.length);
    let first = |plan: &Plan| Some(((size, plan.length), step(grid, reached, target, plan)?));
    plans.iter().find_map(first)
}

/// The rows and columns of each digit: the crossing lines where its places are, all and what a target leaves, as bits.
struct BaseLines {
    /// By digit; of rows, then of columns.
    all: [[[u16; 9]; 2]; 9],
    left: [[[u16; 9]; 2]; 9],
}

impl BaseLines {
    fn new(position: &Position) -> Self {
        let of = |digit| KINDS.map(|[kind, _]| position.lines(digit, kind));
        let all = Digit::ALL.map(of);
        Self { all, left: all }
    }

    /// Leaves what is not among these.
    fn leave(&mut self, falsities: &CandidateSet) {
        for (digit, (left, all)) in Digit::ALL.into_iter().zip(self.left.iter_mut().zip(&self.all))
        {
            *left = *all;
            let gone = falsities[digit];
            if gone.is_empty() {
                continue;
            }
            for (left, gone) in left.iter_mut().zip([gone.rows(), gone.columns()]) {
                left.iter_mut().zip(gone).for_each(|(left, gone)| *left &= !gone);
            }
        }
    }

    /// The fish of a size: lines whose places, as far as the target leaves them, are in one crossing line
    /// less. None of them holds such a fish of fewer lines. Where nothing is gone there is none.
    fn fish(&self, grid: &Grid, target: Candidate, size: usize, contradicted: bool) -> Vec<Found> {
        let mut fish = Vec::new();
        for (digit, (all, left)) in Digit::ALL.into_iter().zip(self.all.iter().zip(&self.left)) {
            if all == left {
                continue;
            }
            for (at, [kind, across]) in KINDS.into_iter().enumerate() {
                let (all, left) = (&all[at], &left[at]);
                let own = (target.digit() == digit).then(|| match kind {
                    HouseKind::Row => target.cell().row_index(),
                    _ => target.cell().column_index(),
                });
                let lines = (0..9).filter(|line| all[*line] != 0 && own != Some(*line));
                let lines = lines.filter(|line| (left[*line].count_ones() as usize) < size);
                let lines: SmallVec<[usize; 9]> = lines.collect();
                // Without a line that has lost a place there is nothing but a plain fish.
                let Some(last) = lines.iter().rposition(|line| all[*line] != left[*line]) else {
                    continue;
                };
                let lines = Lines { all: &lines, last, left, before: all };
                lines.choose(0, size, (&mut SmallVec::new(), 0), &mut |chosen, least| {
                    for held in covers(least, size - 1, contradicted) {
                        let inside: Vec<u16> = chosen.iter().map(|i| all[*i] & held).collect();
                        if holds_smaller(&inside) {
                            continue;
                        }
                        let base =
                            HouseSet::of_kind(kind, chosen.iter().fold(0, |of, i| of | 1 << i));
                        let held = HouseSet::of_kind(across, held);
                        let gone = (base.cells() & grid.places(digit)) - held.cells();
                        fish.push(Found { digit, base, held, gone });
                    }
                });
            }
        }
        fish
    }
}

/// Lines that may be the base of a fish.
struct Lines<'a> {
    all: &'a [usize],
    /// The last of them that has lost a place.
    last: usize,
    /// The places of each line, as a target leaves them and before.
    left: &'a [u16; 9],
    before: &'a [u16; 9],
}

impl Lines<'_> {
    /// Visits each choice of `size` of the lines from one on, in order, whose places are in fewer crossing lines than that,
    /// if one of the lines has lost a place.
    fn choose(
        &self,
        from: usize,
        size: usize,
        (chosen, least): (&mut SmallVec<[usize; 4]>, u16),
        visit: &mut dyn FnMut(&[usize], u16),
    ) {
        let is_changed = chosen.iter().any(|line| self.left[*line] != self.before[*line]);
        if chosen.len() == size {
            if is_changed {
                visit(chosen, least);
            }
            return;
        }
        let wanted = size - chosen.len();
        for i in from..=self.all.len().saturating_sub(wanted) {
            if !is_changed && i > self.last {
                return;
            }
            let line = self.all[i];
            let with = least | self.left[line];
            if (with.count_ones() as usize) < size {
                chosen.push(line);
                self.choose(i + 1, size, (chosen, with), visit);
                chosen.pop();
            }
        }
    }
}

/// The choices of so many crossing lines that hold these. If these are fewer, the lines make a smaller fish,
/// or the target is contradictory; then two base lines without any place left have each crossing line.
fn covers(least: u16, size: usize, contradicted: bool) -> SmallVec<[u16; 9]> {
    match (least.count_ones() as usize, size) {
        (count, _) if count == size => smallvec![least],
        (0, 1) if contradicted => (0..9).map(|line| 1 << line).collect(),
        _ => SmallVec::new(),
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
