//! Sue de Coq: a line and a box cross in cells that have two digits more than there are cells, or yet
//! more. Other cells of the line and of the box take the surplus.
//!
//! A digit can be true once in the cells of the line and once in those of the box. So where the cells
//! are as many as the digits, with what the line's other cells and the box's other cells both have
//! counted twice, each digit is used as often as it is counted.
//!
//! Source: the thread "Two-Sector Disjoint Subsets" of Sue de Coq; `HoDoKu` 1101 for the extra digits.

use std::collections::HashSet;

use ninerooks_board::{Candidate, CandidateSet, Cell, DigitSet, House, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{CellsAndDigits, Finding, Shape, SueDeCoq};

use crate::links::sources::open_sets::{OpenSet, OpenSets};
use crate::{Findings, Flow, Forms, Position};

/// Those with the fewest cells first, then by box, line, and the cells of the crossing. Of several that
/// remove the same only the first, unless all forms are wanted.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
    let houses: Vec<OpenSets> = House::all().map(|house| OpenSets::new(position, house)).collect();
    let mut hits: Vec<(SueDeCoq, CandidateSet)> = Vec::new();
    for block in &houses[18..] {
        for line in &houses[..18] {
            let meet = line.chosen(block.house.cells());
            for crossing in line.within(meet) {
                if crossing.count >= 2 && crossing.digits.len() >= crossing.count + 2 {
                    beside(position, &crossing, [line, block], &mut hits);
                }
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

impl OpenSets {
    /// The sets apart from those at these positions, not all within those, which take some of these digits:
    /// those that have more cells than digits of their own; with how many they take.
    fn beside(&self, taken: u16, within: u16, digits: DigitSet) -> Vec<(OpenSet, usize)> {
        // Cells that are all in one house are a naked subset of it.
        let is_bent = |set: &OpenSet| set.chosen & !within != 0;
        let apart = self.within(!taken).filter(is_bent);
        let takes = |set: &OpenSet| set.count.checked_sub((set.digits - digits).len());
        apart.filter_map(|set| Some((set, takes(&set).filter(|n| *n > 0)?))).collect()
    }

    fn part(&self, set: OpenSet) -> CellsAndDigits {
        CellsAndDigits { cells: self.house.cells_at(set.chosen), digits: set.digits }
    }
}

/// The cells in the line and in the box that fit this crossing, where they remove something.
///
/// Beside a crossing, cells take up so many of its digits as they are more than their digits that it
/// has not. At least one must go to either side: else the crossing and one side were a naked subset.
fn beside(
    position: &Position,
    crossing: &OpenSet,
    [line, block]: [&OpenSets; 2],
    hits: &mut Vec<(SueDeCoq, CandidateSet)>,
) {
    let cells = line.house.cells_at(crossing.chosen);
    let surplus = crossing.digits.len() - crossing.count;
    let [in_block, in_line] = [block.chosen(line.house.cells()), line.chosen(block.house.cells())];
    let boxes = block.beside(block.chosen(cells), in_block, crossing.digits);
    for (in_line, one) in line.beside(crossing.chosen, in_line, crossing.digits) {
        let shared = crossing.digits & in_line.digits;
        for (in_box, other) in &boxes {
            // What is in all three is counted twice.
            if one + other != surplus + (shared & in_box.digits).len() {
                continue;
            }
            let [crossing, in_line, in_box] =
                [line.part(*crossing), line.part(in_line), block.part(*in_box)];
            if in_line.cells.is_disjoint(in_box.cells) {
                let (line, block) = (line.house, block.house);
                let sue = SueDeCoq { line, block, crossing, in_line, in_box };
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
        let links =
            sides.into_iter().flat_map(|(house, digits)| digits.map(move |d| house.sector(d)));
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
    Finding::eliminate_by(targets.iter(), Shape::SueDeCoq(Box::new(*sue)), covers)
}
