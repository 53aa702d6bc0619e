//! Sue de Coq: a line and a box cross in cells that have two digits more than there are cells, or yet
//! more. Other cells of the line and of the box take the surplus.
//!
//! A digit can be true once in the cells of the line and once in those of the box. So where the cells
//! are as many as the digits, with what the line's other cells and the box's other cells both have
//! counted twice, each digit is used as often as it is counted.
//!
//! Source: the thread "Two-Sector Disjoint Subsets" of Sue de Coq; `HoDoKu` 1101 for the extra digits.

use std::collections::HashSet;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, DigitSet, House, HouseKind, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{CellsAndDigits, Finding, Shape, SueDeCoq};

use crate::{Findings, Flow, Forms, Position};

/// Those with the fewest cells first, then by box, line, and the cells of the crossing. Of several that
/// remove the same only the first, unless all forms are wanted.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
    let houses: Vec<Vec<CellsAndDigits>> =
        House::all().map(|house| open_sets(position, house)).collect();
    let mut hits: Vec<(SueDeCoq, CandidateSet)> = Vec::new();
    for block in House::all().filter(|house| house.kind() == HouseKind::Block) {
        for line in House::all().filter(|house| house.kind() != HouseKind::Block) {
            let meet = line.cells() & block.cells();
            let sets = [line, block].map(|house| &*houses[house.index()]);
            let crossings = sets[0].iter().filter(|set| set.cells.is_subset(meet));
            for crossing in crossings.filter(|c| c.digits.len() >= c.cells.len() + 2) {
                let here = SueDeCoq { line, block, crossing: *crossing, ..EMPTY };
                beside(position, here, sets, &mut hits);
            }
        }
    }
    hits.sort_by_key(|(sue, _)| sue.cells().len());
    let mut shown: HashSet<CandidateSet> = HashSet::new();
    for (sue, targets) in hits {
        if shown.insert(targets) || found.forms() == Forms::All {
            found.push(step(&sue, &targets))?;
        }
    }
    Flow::Continue(())
}

const NONE: CellsAndDigits = CellsAndDigits { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
const EMPTY: SueDeCoq = SueDeCoq {
    line: House::row(0),
    block: House::block(0),
    crossing: NONE,
    in_line: NONE,
    in_box: NONE,
};

/// The sets of unsolved cells of a house that hold no naked subset, which says by itself what it has to
/// say; in the order of their positions as bits.
fn open_sets(position: &Position, house: House) -> Vec<CellsAndDigits> {
    let digits = position.digits_by_cell(house);
    let mut sets = Vec::new();
    let (mut unions, mut closed) = ([DigitSet::EMPTY; 512], [false; 512]);
    for chosen in 1..512usize {
        let own = digits[chosen.trailing_zeros() as usize];
        let rest = chosen & (chosen - 1);
        unions[chosen] = unions[rest] | own;
        let mut parts = (0..9).filter(|i| chosen >> i & 1 == 1).map(|i| chosen & !(1 << i));
        closed[chosen] = own.is_empty()
            || parts.any(|part| closed[part])
            || unions[chosen].len() <= chosen.count_ones() as usize;
        if !closed[chosen] {
            let cells = (0..9).filter(|i| chosen >> i & 1 == 1).map(|i| house.cell(i)).collect();
            sets.push(CellsAndDigits { cells, digits: unions[chosen] });
        }
    }
    sets
}

/// The cells in the line and in the box that fit this crossing, where they remove something.
///
/// Beside a crossing, cells take up so many of its digits as they are more than their digits that it
/// has not. At least one must go to either side: else the crossing and one side were a naked subset.
fn beside(
    position: &Position,
    here: SueDeCoq,
    sets: [&[CellsAndDigits]; 2],
    hits: &mut Vec<(SueDeCoq, CandidateSet)>,
) {
    let crossing = here.crossing;
    let surplus = crossing.digits.len() - crossing.cells.len();
    let [in_line, in_box] = sets.map(|sets| {
        let apart = sets.iter().filter(|set| set.cells.is_disjoint(crossing.cells));
        let taken = apart.map(|set| (set, set.cells.len(), (set.digits - crossing.digits).len()));
        let some = taken.filter(|(_, cells, extra)| cells > extra);
        some.map(|(set, cells, extra)| (*set, cells - extra)).collect::<Vec<_>>()
    });
    for (in_line, one) in in_line {
        for (in_box, other) in &in_box {
            // Cells that are all in one house are a naked subset of it.
            let bent = !in_line.cells.is_subset(here.block.cells())
                && !in_box.cells.is_subset(here.line.cells());
            if one + other < surplus || !bent || !in_line.cells.is_disjoint(in_box.cells) {
                continue;
            }
            let thrice = crossing.digits & in_line.digits & in_box.digits;
            if one + other == surplus + thrice.len() {
                let sue = SueDeCoq { in_line, in_box: *in_box, ..here };
                let targets = targets(position, &sue);
                if !targets.is_empty() {
                    hits.push((sue, targets));
                }
            }
        }
    }
}

/// What is false: what a link holds and no truth; and of a digit with two links, what both hold.
fn targets(position: &Position, sue: &SueDeCoq) -> CandidateSet {
    let (line, block) = (sue.line.cells(), sue.block.cells());
    let mut targets = CandidateSet::EMPTY;
    for digit in sue.crossing.digits | sue.in_line.digits | sue.in_box.digits {
        let [in_line, in_box] = [sue.in_line, sue.in_box].map(|part| part.digits.contains(digit));
        let held = match (in_line, in_box) {
            (true, true) => ((line | block) - sue.cells()) | line & block,
            (true, false) => line - sue.cells(),
            (false, true) => block - sue.cells(),
            (false, false) => (line | block) - sue.cells(),
        };
        targets[digit] = position.grid().places(digit) & held;
    }
    targets
}

/// The cells are the truths, the digits are links of the line or the box. Those that only the crossing
/// has may be links of either, so what they remove may need a cover for each. Rank 0.
fn step(sue: &SueDeCoq, targets: &CandidateSet) -> Finding {
    let truths: Vec<Sector> = sue.cells().map(Cell::sector).collect();
    let free = sue.only_crossing();
    let cover = |house: House| {
        let sides = [(sue.line, sue.in_line.digits), (sue.block, sue.in_box.digits), (house, free)];
        let links = sides.into_iter().flat_map(|(house, digits)| digits.map(move |d| house.sector(d)));
        Cover::new(&truths, &links.collect::<Vec<_>>())
    };
    let needs = |house: House, other: House| {
        let only = house.cells() - other.cells();
        targets.iter().any(|c: Candidate| free.contains(c.digit()) && only.contains(c.cell()))
    };
    let covers = match (needs(sue.line, sue.block), needs(sue.block, sue.line)) {
        (true, true) => vec![cover(sue.line), cover(sue.block)],
        (_, false) => vec![cover(sue.line)],
        (false, true) => vec![cover(sue.block)],
    };
    Finding::eliminate_by(targets.iter(), Shape::SueDeCoq(*sue), covers)
}
