//! Franken and mutant fish: n houses of a digit whose places lie in n others, boxes among them, or rows and columns
//! on the same side; with fins or without.
//!
//! A place in more houses of the base than of the cover is a fin. What is in more houses of the cover than of the base,
//! and sees all fins, is false. So were it true, it would leave n houses of the base, none of which it is in, to
//! n − 1 of the cover. That is what is looked for, target by target: n houses that have no place in common in what
//! the target leaves, and n − 1 others that hold all of that. The last of the cover is a house of the target.
//!
//! Only a place that is in no pattern of the digit can be eliminated by fish of any kind, so no other is tried.
//!
//! Source: Obi-Wahn, "Ultimate Fish Guide"; the kinds of fish as `HoDoKu` has them.

use std::collections::HashSet;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, House, HouseKind, HouseSet, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, Fish, OverBudget, Shape};

use crate::{Findings, Flow, Forms, Position};

/// Which houses a fish has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Rows and boxes in the base, columns and boxes in the cover, or the other way round; at least one box.
    Franken,
    /// Whatever is neither that nor a basic fish: rows and columns on one side, or lines of one kind on both.
    Mutant,
}

/// The most fins, as in `HoDoKu`.
const MOST_FINS: usize = 5;

/// How many covers, complete or not, are looked at.
const WORK: u64 = 2_000_000;

/// A fish of a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Found {
    count: usize,
    base: HouseSet,
    cover: HouseSet,
    fins: CellSet,
    targets: CellSet,
}

/// The fish of size `n` with fins or without, digit by digit: those with the fewest fins first, then by their houses;
/// of several that eliminate the same the first, unless all forms are wanted. Then come the *siamese* pairs, two
/// with one base and all houses of the cover but one in common, where none before eliminates the same.
pub(crate) fn fish(
    position: &Position,
    n: usize,
    form: Form,
    finned: bool,
    found: &mut Findings,
) -> Flow {
    if position.grid().contradiction().is_some() {
        return Flow::Continue(());
    }
    let mut work = WORK;
    for digit in position.loose_digits() {
        let fish = of_digit(position, digit, (n, form, finned), &mut work);
        let mut shown: HashSet<CellSet> = HashSet::new();
        for one in &fish {
            if shown.insert(one.targets) || found.forms() == Forms::All {
                found.push(step(digit, &[*one]))?;
            }
        }
        for pair in siamese(fish) {
            if shown.insert(pair[0].targets | pair[1].targets) {
                found.push(step(digit, &pair))?;
            }
        }
    }
    if work == 0 {
        found.limit(OverBudget::Work { limit: WORK });
    }
    Flow::Continue(())
}

/// All houses of these kinds.
fn houses(kinds: [HouseKind; 2]) -> HouseSet {
    House::all().filter(|house| kinds.contains(&house.kind())).collect()
}

/// The fish of a digit, in their order.
fn of_digit(
    position: &Position,
    digit: Digit,
    (n, form, finned): (usize, Form, bool),
    work: &mut u64,
) -> Vec<Found> {
    let places = position.grid().places(digit);
    let [with_rows, with_columns] =
        [HouseKind::Row, HouseKind::Column].map(|kind| houses([kind, HouseKind::Block]));
    let sides = match form {
        Form::Franken => vec![[with_rows, with_columns], [with_columns, with_rows]],
        Form::Mutant => vec![[HouseSet::ALL; 2]],
    };
    let mut all = Vec::new();
    for target in position.strays(digit) {
        let own: HouseSet = target.houses().into_iter().collect();
        for [base, cover] in &sides {
            let left = places - target.peers() - target.into();
            let base = (*base - own).map(|house| (house, house.cells() & left));
            let search = Search {
                places,
                own: own & *cover,
                base: base.filter(|(_, cells)| !cells.is_empty()).collect(),
                cover: *cover - own,
                n,
                wanted: (form, finned),
                work: &mut *work,
                all: &mut all,
            };
            search.run();
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

struct Search<'a> {
    /// The places of the digit.
    places: CellSet,
    /// The houses of the target that may be in the cover.
    own: HouseSet,
    /// What the target leaves of the houses that may be in the base.
    base: Vec<(House, CellSet)>,
    /// The other houses that may be in the cover.
    cover: HouseSet,
    n: usize,
    wanted: (Form, bool),
    work: &'a mut u64,
    all: &'a mut Vec<Found>,
}

impl Search<'_> {
    fn run(mut self) {
        self.extend(0, HouseSet::EMPTY, CellSet::EMPTY);
    }

    /// Chooses houses that have no place in common: such a place could be covered only once.
    fn extend(&mut self, from: usize, base: HouseSet, cells: CellSet) {
        if base.len() == self.n {
            return self.hold(base, cells, HouseSet::EMPTY);
        }
        for i in from..(self.base.len() + base.len() + 1).saturating_sub(self.n) {
            let (house, more) = self.base[i];
            if cells.is_disjoint(more) {
                self.extend(i + 1, base.with(house), cells | more);
            }
        }
    }

    /// Chooses n − 1 houses that hold all of the base.
    fn hold(&mut self, base: HouseSet, rest: CellSet, cover: HouseSet) {
        let is_full = cover.len() + 1 == self.n;
        if *self.work == 0 {
            return;
        }
        *self.work -= 1;
        let Some(cell) = rest.first() else {
            if is_full && self.needs_all(base, cover) {
                self.own.for_each(|house| self.take(base, cover.with(house)));
            }
            return;
        };
        if !is_full {
            let own: HouseSet = cell.houses().into_iter().collect();
            for house in (own & self.cover) - base {
                self.hold(base, rest - house.cells(), cover.with(house));
            }
        }
    }

    /// Whether no fewer houses make a smaller fish: each of the cover is needed, and so is each of the base.
    fn needs_all(&self, base: HouseSet, cover: HouseSet) -> bool {
        let chosen = self.base.iter().filter(|(house, _)| base.contains(*house));
        let chosen: Vec<CellSet> = chosen.map(|(_, cells)| *cells).collect();
        let all = chosen.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
        if cover.into_iter().any(|house| all.is_subset(cover.without(house).cells())) {
            return false;
        }
        let touched = |cells: &CellSet| -> HouseSet {
            cover.filter(|house| !house.cells().is_disjoint(*cells)).collect()
        };
        let touched: Vec<HouseSet> = chosen.iter().map(touched).collect();
        (1_usize..(1 << touched.len()) - 1).all(|part| {
            let own = touched.iter().enumerate().filter(|(i, _)| part >> i & 1 == 1);
            let cover = own.fold(HouseSet::EMPTY, |all, (_, houses)| all | *houses);
            cover.len() >= part.count_ones() as usize
        })
    }

    /// Takes the fish of these houses, if it is of the form that is wanted.
    fn take(&mut self, base: HouseSet, cover: HouseSet) {
        let (form, finned) = self.wanted;
        if form_of(base, cover) != Some(form) {
            return;
        }
        let weigh = |cell: &Cell| balance(*cell, base, cover);
        let fins: CellSet = self.places.filter(|cell| weigh(cell) < 0).collect();
        if fins.is_empty() == finned || fins.len() > MOST_FINS {
            return;
        }
        let seen = self.places & fins.common_peers();
        let targets: CellSet = seen.filter(|cell| weigh(cell) > 0).collect();
        self.all.push(Found { count: fins.len(), base, cover, fins, targets });
    }
}

/// By how many more houses of the cover than of the base a cell is in.
fn balance(cell: Cell, base: HouseSet, cover: HouseSet) -> i16 {
    let count = |set: HouseSet| -> i16 {
        cell.houses().into_iter().map(|house| i16::from(set.contains(house))).sum()
    };
    count(cover) - count(base)
}

/// The form of a fish; none of a basic one.
fn form_of(base: HouseSet, cover: HouseSet) -> Option<Form> {
    let has = |set: HouseSet, kind| set.into_iter().any(|house| house.kind() == kind);
    let [rows, columns] =
        [HouseKind::Row, HouseKind::Column].map(|kind| [has(base, kind), has(cover, kind)]);
    let crosses = rows != [true, true]
        && columns != [true, true]
        && !(0..2).any(|side| rows[side] && columns[side]);
    match (crosses, has(base | cover, HouseKind::Block)) {
        (false, _) => Some(Form::Mutant),
        (true, true) => Some(Form::Franken),
        (true, false) => None,
    }
}

/// The pairs of fish with one base that differ in one house of the cover, each of which eliminates something that the
/// other does not: by their bases.
fn siamese(mut fish: Vec<Found>) -> impl Iterator<Item = [Found; 2]> {
    fish.sort_by_key(|one| one.base);
    let bases: Vec<Vec<Found>> =
        fish.chunk_by(|one, other| one.base == other.base).map(Into::into).collect();
    bases.into_iter().flat_map(|fish| {
        let pairs = fish.iter().enumerate().flat_map(|(i, one)| {
            let differs = |other: &&Found| {
                (one.cover - other.cover).len() == 1
                    && !one.targets.is_subset(other.targets)
                    && !other.targets.is_subset(one.targets)
            };
            fish[i + 1..].iter().filter(differs).map(|other| [*one, *other])
        });
        pairs.collect::<Vec<_>>()
    })
}

/// The step of one fish, or of a siamese pair.
fn step(digit: Digit, fish: &[Found]) -> Finding {
    let union = |of: fn(&Found) -> CellSet| fish.iter().fold(CellSet::EMPTY, |all, f| all | of(f));
    let base = fish.iter().fold(HouseSet::EMPTY, |all, f| all | f.base);
    let cover = fish.iter().fold(HouseSet::EMPTY, |all, f| all | f.cover);
    let mut covers: Vec<Cover> = Vec::new();
    for one in fish {
        for target in one.targets {
            let cover = cover_of(digit, one, target);
            if !covers.contains(&cover) {
                covers.push(cover);
            }
        }
    }
    let shape = Shape::Fish(Fish { digit, base, cover, fins: union(|f| f.fins) });
    let targets = union(|f| f.targets).map(|cell| Candidate::new(digit, cell));
    Finding::eliminate_by(targets, shape, covers)
}

/// The base as truths; the cover as links, and of the houses of the target as few as weigh each fin up.
fn cover_of(digit: Digit, fish: &Found, target: Cell) -> Cover {
    let own = target.houses();
    let weighs_up = |times: &[usize; 3]| {
        fish.fins.into_iter().all(|fin| {
            let more = (0..3).filter(|i| own[*i].cells().contains(fin)).map(|i| times[i]);
            let more = i16::try_from(more.sum::<usize>()).unwrap_or(0);
            balance(fin, fish.base, fish.cover) + more >= 0
        })
    };
    let ways = (0..64_usize).map(|way| [way % 4, way / 4 % 4, way / 16]);
    let times = ways.filter(weighs_up).min_by_key(|times| times.iter().sum::<usize>());
    let times = times.unwrap_or_default();
    let sector = |house: House| house.sector(digit);
    let truths: Vec<Sector> = fish.base.map(sector).collect();
    let fins = own.iter().zip(times).flat_map(|(house, n)| core::iter::repeat_n(*house, n));
    let links: Vec<Sector> = fish.cover.chain(fins).map(sector).collect();
    Cover::new(&truths, &links)
}
