//! Odd cycles: cells of which each two neighbours must differ, which an odd number cannot. So one of the guardians
//! is true. These patterns are impossible, not deadly: they do not assume that the puzzle has one solution.
//!
//! Only cycles without chords are looked for. A chord parts an odd cycle into two, of which one is odd, and has no
//! more guardians; three cells that see each other are left to the subsets.
//!
//! Sources: "The Guardians", Players' forum 2007 (broken wing); "bivalue oddagon", 2009.

use core::ops::ControlFlow;
use std::collections::HashSet;

use ninerooks_board::{CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet};
use ninerooks_proof::{Action, GuardianKind, Proof};
use ninerooks_step::{Consequence, DeadlyKind, Finding, OverBudget};

use super::{Deadly, by_cell};
use crate::{Findings, Flow, Forms, Position};

/// How many cells are looked at.
const WORK: u64 = 40_000;

/// The fewest cells of a cycle.
const FEWEST: usize = 5;

/// Broken wings: a digit has two places in each house of the cycle, when what sees the target is false, or one candidate.
/// Where all forms are wanted, the target may see cells of the cycle too. The shortest first, then the fewest guardians.
pub(crate) fn broken_wing(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let mut hits = Hits::new(position);
    for digit in position.loose_digits() {
        let places = grid.places(digit);
        for target in places {
            // What else is a place of the houses is seen by the target, or is the target: a guardian.
            let mut pairs =
                vec![pairs_of(places - target.peers()), pairs_of(places.without(target))];
            if found.forms() == Forms::All {
                pairs.push(pairs_seen(places.without(target), target.peers()));
            }
            for pairs in pairs {
                let near = by_cell_near(&pairs);
                let cells = pairs.iter().fold(CellSet::EMPTY, |all, (_, two)| all | *two);
                hits.each(cells, &near, |cycle, hits| {
                    hits.take(wing(digit, places, cycle, &pairs));
                });
            }
        }
    }
    hits.report(found)
}

/// The houses with two of these places.
fn pairs_of(places: CellSet) -> Vec<(House, CellSet)> {
    House::all()
        .map(|house| (house, places & house.cells()))
        .filter(|(_, two)| two.len() == 2)
        .collect()
}

/// Each two places of a house of which all others are among those that are seen.
fn pairs_seen(places: CellSet, seen: CellSet) -> Vec<(House, CellSet)> {
    let mut pairs = Vec::new();
    for house in House::all() {
        let all = places & house.cells();
        for one in all {
            for other in all.filter(|other| *other > one) {
                let two = CellSet::from(one).with(other);
                if (all - two).is_subset(seen) {
                    pairs.push((house, two));
                }
            }
        }
    }
    pairs
}

/// The other of two places, for each of them.
fn by_cell_near(pairs: &[(House, CellSet)]) -> [CellSet; 81] {
    let mut near = [CellSet::EMPTY; 81];
    for (_, two) in pairs {
        two.for_each(|cell| near[cell.index()] |= two.without(cell));
    }
    near
}

/// The pattern of a cycle: for each two neighbours the house with the fewest places.
fn wing(digit: Digit, places: CellSet, cycle: CellSet, pairs: &[(House, CellSet)]) -> Deadly {
    let others = |house: House| ((places & house.cells()) - cycle).len();
    let mut houses = HouseSet::EMPTY;
    // Two of the cycle, and none of its other places.
    let are_two = |(house, two): &&(House, CellSet)| places & house.cells() & cycle == *two;
    for (house, two) in pairs.iter().filter(are_two) {
        let same = pairs.iter().filter(are_two).filter(|(_, other)| other == two);
        let same = same.map(|(house, _)| *house);
        if same.min_by_key(|house| others(*house)) == Some(*house) {
            houses.insert(*house);
        }
    }
    let (mut kept, mut guardians) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    kept[digit] = cycle;
    guardians[digit] = (places & houses.cells()) - cycle;
    Deadly {
        kind: DeadlyKind::BrokenWing,
        why: GuardianKind::Impossible,
        cells: cycle,
        houses,
        kept,
        guardians,
    }
}

/// Bivalue oddagons: each cell sees the next and has the same two digits. The shortest first, then the fewest
/// guardians.
pub(crate) fn oddagon(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let mut hits = Hits::new(position);
    let digits = by_cell(|digit| grid.places(digit));
    for a in Digit::ALL {
        for b in Digit::ALL.into_iter().filter(|b| *b > a) {
            let both = grid.places(a) & grid.places(b);
            if both.len() < FEWEST {
                continue;
            }
            let pair = DigitSet::from(a).with(b);
            let extra = |cell: Cell| digits[cell.index()] - pair;
            let bare: CellSet = both.filter(|cell| extra(*cell).is_empty()).collect();
            let mut search = |cells: CellSet| {
                if cells.len() >= FEWEST && cells != bare {
                    let near = Cell::all().map(|cell| cells & cell.peers()).collect::<Vec<_>>();
                    hits.each(cells, &near, |cycle, hits| {
                        let mut kept = CandidateSet::EMPTY;
                        (kept[a], kept[b]) = (cycle, cycle);
                        let deadly = Deadly::new(grid, DeadlyKind::Oddagon, cycle, kept);
                        hits.take(Deadly { why: GuardianKind::Impossible, ..deadly });
                    });
                }
            };
            // Guardians of one digit, which see one place of it; then guardians in one house.
            for digit in !pair {
                let only = |cell: &Cell| extra(*cell).is_subset(digit.into());
                let cells: CellSet = both.filter(only).collect();
                if cells != bare {
                    grid.places(digit).for_each(|target| {
                        search(cells.without(target) & (bare | target.peers()));
                    });
                }
            }
            for house in House::all() {
                search(bare | (both & house.cells()));
            }
        }
    }
    hits.report(found)
}

/// What was found, and how much may still be looked at.
struct Hits<'a> {
    position: &'a Position<'a>,
    seen: HashSet<(CellSet, CandidateSet)>,
    all: Vec<(usize, usize, Finding)>,
    work: u64,
}

impl<'a> Hits<'a> {
    fn new(position: &'a Position<'a>) -> Self {
        Self { position, seen: HashSet::new(), all: Vec::new(), work: WORK }
    }

    /// Visits the odd cycles without chords among the cells, each once.
    fn each(
        &mut self,
        cells: CellSet,
        near: &[CellSet],
        mut visit: impl FnMut(CellSet, &mut Self),
    ) {
        let mut later = cells;
        while let Some(start) = later.next() {
            for second in near[start.index()] & later {
                let mut walk = Round { near, start, second, cells: later, work: &mut self.work };
                let mut cycles = Vec::new();
                let path = CellSet::from(start).with(second);
                walk.extend(second, path, &mut cycles);
                for cycle in cycles {
                    visit(cycle, self);
                }
            }
        }
    }

    /// Keeps what a pattern shows.
    fn take(&mut self, deadly: Deadly) {
        let has_all = deadly.houses.is_empty() || deadly.houses.len() == deadly.cells.len();
        if deadly.guardians.is_empty() || !has_all || !self.seen.insert((deadly.cells, deadly.kept))
        {
            return;
        }
        let grid = self.position.grid();
        let finding = deadly.placed(grid).or_else(|| deadly.plainly(grid));
        let size = (deadly.cells.len(), deadly.guardians.len());
        self.all.extend(finding.map(|finding| (size.0, size.1, finding)));
    }

    /// Of several that do the same only the first, unless all forms are wanted.
    fn report(mut self, found: &mut Findings) -> Flow {
        if self.work == 0 {
            found.limit(OverBudget::Work { limit: WORK });
        }
        self.all.sort_by_key(|(cells, guardians, _)| (*cells, *guardians));
        let mut shown = HashSet::new();
        for (.., finding) in self.all {
            let actions: Vec<Action> = finding.actions.iter().copied().collect();
            if shown.insert(actions) || found.forms() == Forms::All {
                found.push(finding)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The way around from a first cell by a second one. All others come after the first, the last after the second.
struct Round<'a> {
    near: &'a [CellSet],
    start: Cell,
    second: Cell,
    cells: CellSet,
    work: &'a mut u64,
}

impl Round<'_> {
    /// Goes on from the last cell of a path, to cells that are near no other cell of it; but the last one is
    /// near the first.
    fn extend(&mut self, last: Cell, path: CellSet, cycles: &mut Vec<CellSet>) {
        for next in (self.near[last.index()] & self.cells) - path {
            if *self.work == 0 {
                return;
            }
            *self.work -= 1;
            let near = self.near[next.index()];
            let path = path.with(next);
            if !(near & path.without(self.start).without(last)).is_empty() {
                continue;
            }
            if !near.contains(self.start) {
                self.extend(next, path, cycles);
            } else if next > self.second && path.len() >= FEWEST && path.len() % 2 == 1 {
                cycles.push(path);
            }
        }
    }
}

impl Deadly {
    /// The only guardian is true: the rest of its cell is eliminated, and it is placed.
    pub(crate) fn placed(&self, grid: &Grid) -> Option<Finding> {
        let mut all = self.guardians.iter();
        let (Some(guardian), None) = (all.next(), all.next()) else { return None };
        let rest = grid.digits(guardian.cell()).without(guardian.digit());
        let gone = guardian.cell().candidates(rest).map(Action::Eliminate);
        Some(Finding {
            actions: gone.chain([Action::Place(guardian)]).collect(),
            shape: self.shape(Consequence::Seen),
            proof: Proof { lemmas: [].into(), then: self.reason() },
        })
    }
}
