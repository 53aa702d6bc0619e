//! Bent naked subsets: n cells in two houses that have n digits together, of which at most one can
//! be there twice.
//!
//! A digit whose places in the subset share a house is used once at most. So if all digits are of
//! this kind they are all used, like those of a naked subset. If one is not, the *common* digit, the
//! n − 1 others cannot fill the n cells, and the common digit is somewhere among its places.
//!
//! Source: Bob Hanson, Sudoku Assistant, "bent naked subsets", rules 1 and 2.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Shape, Step, TechniqueId};

use crate::{Flow, Found, Position};

/// Cells that may grow to a bent subset.
#[derive(Clone, Copy)]
struct Part {
    cells: CellSet,
    digits: DigitSet,
    /// Of each digit, the houses that hold all its places in the part.
    held: [HouseSet; 9],
    /// The digits that no house holds. One at most.
    common: DigitSet,
}

impl Part {
    const EMPTY: Self = Self {
        cells: CellSet::EMPTY,
        digits: DigitSet::EMPTY,
        held: [HouseSet::ALL; 9],
        common: DigitSet::EMPTY,
    };

    /// The houses that hold all places of a digit.
    fn houses(&self, digit: Digit) -> HouseSet {
        self.held[digit.index()]
    }
}

/// The bent naked subsets of `n` cells: by pair of houses (rows, columns, boxes), in each by the
/// lowest cell. One that lies in several pairs comes with the first. One that holds a naked subset is
/// left out, and `wanted` may leave out more.
pub(crate) fn bent_subsets(
    technique: TechniqueId,
    position: &Position,
    n: usize,
    wanted: fn(&Position, CellSet) -> bool,
    found: &mut Found,
) -> Flow {
    let few = position.cells_with(2..=n);
    let mut digits = [DigitSet::EMPTY; 81];
    few.for_each(|cell| digits[cell.index()] = position.grid().digits(cell));
    for (i, first) in House::all().enumerate() {
        for second in House::all().skip(i + 1) {
            let cells = (first.cells() | second.cells()) & few;
            let search = Search { digits: &digits, n, first, second };
            search.extend(&Part::EMPTY, cells, &mut |part| {
                if !wanted(position, part.cells) {
                    return Flow::Continue(());
                }
                match step(technique, position, part) {
                    Some(step) => found.push(step),
                    None => Flow::Continue(()),
                }
            })?;
        }
    }
    Flow::Continue(())
}

struct Search<'a> {
    /// Of the cells that may take part.
    digits: &'a [DigitSet; 81],
    n: usize,
    first: House,
    second: House,
}

impl Search<'_> {
    fn extend(
        &self,
        part: &Part,
        mut cells: CellSet,
        visit: &mut impl FnMut(&Part) -> Flow,
    ) -> Flow {
        let missing = self.n - part.cells.len();
        if missing == 0 {
            let whole = part.digits.len() == self.n && self.is_first_pair(part.cells);
            return if whole { visit(part) } else { Flow::Continue(()) };
        }
        while cells.len() >= missing {
            let Some(cell) = cells.next() else { break };
            if let Some(wider) = self.with(part, cell) {
                self.extend(&wider, cells, visit)?;
            }
        }
        Flow::Continue(())
    }

    /// The part with one more cell, unless it has too many digits, or two that are common.
    fn with(&self, part: &Part, cell: Cell) -> Option<Part> {
        let own = self.digits[cell.index()];
        let digits = part.digits | own;
        if digits.len() > self.n {
            return None;
        }
        let houses: HouseSet = cell.houses().into_iter().collect();
        let (mut held, mut common) = (part.held, part.common);
        for digit in own {
            let held = &mut held[digit.index()];
            *held &= houses;
            if held.is_empty() {
                common.insert(digit);
            }
        }
        (common.len() <= 1).then(|| Part { cells: part.cells.with(cell), digits, held, common })
    }

    /// Whether the cells are bent, and lie in no pair of houses that comes before this one.
    fn is_first_pair(&self, cells: CellSet) -> bool {
        let Some(corner) = cells.first() else { return false };
        // One house of each pair holds the first cell.
        let pairs = corner.houses().into_iter().flat_map(|house| {
            let rest = cells - house.cells();
            rest.common_houses().map(move |other| (house.min(other), house.max(other)))
        });
        cells.common_houses().is_empty() && pairs.min() == Some((self.first, self.second))
    }
}

/// The step of a subset, if it removes anything.
fn step(technique: TechniqueId, position: &Position, part: &Part) -> Option<Step> {
    let common = part.common.first();
    let fell: Vec<Candidate> = part
        .digits
        .into_iter()
        .filter(|digit| common.is_none_or(|common| common == *digit))
        .flat_map(|digit| {
            let places = position.grid().places(digit);
            let seen = (places & part.cells).common_peers() - part.cells;
            (places & seen).map(move |cell| Candidate::new(digit, cell))
        })
        .collect();
    if fell.is_empty() || has_naked_subset(position, part.cells) {
        return None;
    }
    let covers = match common {
        Some(digit) => covers_of_common(position, part, digit, &fell),
        None => covers_of_locked(part, &fell),
    };
    let shape = Shape::BentSubset { cells: part.cells, digits: part.digits, common: part.common };
    Some(Step::eliminate_by(technique, fell, shape, covers))
}

/// Whether some of the cells are a naked subset, which says by itself what it has to say.
fn has_naked_subset(position: &Position, cells: CellSet) -> bool {
    fn rec(position: &Position, part: CellSet, digits: DigitSet, mut rest: CellSet) -> bool {
        if !part.is_empty() && digits.len() <= part.len() && !part.common_houses().is_empty() {
            return true;
        }
        while let Some(cell) = rest.next() {
            let wider = digits | position.grid().digits(cell);
            if rec(position, part.with(cell), wider, rest) {
                return true;
            }
        }
        false
    }
    rec(position, CellSet::EMPTY, DigitSet::EMPTY, cells)
}

/// Truths are the cells, links the digits in a house that holds their places.
fn cover(part: &Part, link: impl Fn(Digit) -> Vec<House>) -> Cover {
    let truths: Vec<Sector> = part.cells.map(Cell::sector).collect();
    let links: Vec<Sector> = part
        .digits
        .into_iter()
        .flat_map(|digit| link(digit).into_iter().map(move |house| house.sector(digit)))
        .collect();
    Cover::new(&truths, &links)
}

/// The common digit needs two links, and both must hold the target: so each target has two of its
/// own houses that hold the places. Rank 1.
fn covers_of_common(
    position: &Position,
    part: &Part,
    common: Digit,
    targets: &[Candidate],
) -> Vec<Cover> {
    let places = position.grid().places(common) & part.cells;
    let mut used: Vec<[House; 2]> = Vec::new();
    for target in targets {
        let [row, column, block] = target.cell().houses();
        let pairs = [[row, column], [row, block], [column, block]];
        let holds = |pair: &[House; 2]| places.is_subset(pair[0].cells() | pair[1].cells());
        if !pairs.iter().any(|pair| used.contains(pair) && holds(pair)) {
            used.extend(pairs.into_iter().find(holds));
        }
    }
    let linked = |pair: [House; 2]| {
        cover(part, |digit| match part.houses(digit).first() {
            Some(house) if digit != common => vec![house],
            _ => pair.to_vec(),
        })
    };
    used.into_iter().map(linked).collect()
}

/// Every digit has a house of its own. A digit with two of them needs a cover for each in which it
/// removes something. Rank 0.
fn covers_of_locked(part: &Part, targets: &[Candidate]) -> Vec<Cover> {
    let house_of = |digit: Digit, turn: usize| {
        let houses = part.houses(digit);
        let fallen = |house: &House| {
            targets.iter().any(|t| t.digit() == digit && house.cells().contains(t.cell()))
        };
        houses.filter(fallen).nth(turn).or_else(|| houses.first())
    };
    (0..3)
        .filter(|turn| {
            *turn == 0 || part.digits.into_iter().any(|d| house_of(d, *turn) != house_of(d, 0))
        })
        .map(|turn| cover(part, |digit| house_of(digit, turn).into_iter().collect()))
        .collect()
}
