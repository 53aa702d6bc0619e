//! An almost-almost-locked set between two almost-locked ones: n cells of a house with n + 2 digits, linked to each
//! of two sets by a digit that cannot be in both. What sees a third digit, which all three have, in all of them is
//! false.
//!
//! Source: `StormDoku`, "AALS with 2 restricted commons".

use std::collections::HashSet;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{AlmostLocked, AlmostLockedSet, Finding, Shape};

use crate::links::sources::als::{Als, taken_by};
use crate::links::sources::open_sets::parts;
use crate::{Findings, Flow, Forms, Position};

/// The most cells of the set in the middle.
const MOST_CELLS: u32 = 5;

/// Sets in the order in which they are linked, and the links: X and Y.
struct Hit<'a> {
    ends: [&'a Als; 2],
    middle: Als,
    links: [Digit; 2],
    targets: CandidateSet,
}

/// Those with the fewest cells first. No two of the sets share a cell. Of several that remove the same only the first,
/// unless all forms are wanted.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
    let sets = position.almost_locked_sets();
    let taken = taken_by(sets);
    let mut hits: Vec<Hit> = Vec::new();
    for middle in middles(position) {
        let linked = |x: Digit| -> Vec<&Als> {
            let places = middle.places(x);
            let first = places.into_iter().next().map(|cell| Candidate::new(x, cell));
            let near = first.into_iter().flat_map(|c| taken[c.index()].iter().copied());
            let fits =
                |set: &&Als| places.is_subset(set.seen(x)) && set.cells.is_disjoint(middle.cells);
            near.filter(fits).collect()
        };
        let linked: Vec<(Digit, Vec<&Als>)> =
            middle.digits.map(|x| (x, linked(x))).filter(|(_, sets)| !sets.is_empty()).collect();
        for z in middle.seen_digits {
            take(&middle, z, &linked, &mut hits);
        }
    }
    let size = |hit: &Hit| hit.ends.iter().map(|set| set.cells.len()).sum::<usize>();
    hits.sort_by_key(|hit| hit.middle.cells.len() + size(hit));
    let mut shown: HashSet<CandidateSet> = HashSet::new();
    for hit in hits {
        if (shown.insert(hit.targets) || found.forms() == Forms::All)
            && let Some(finding) = finding(&hit)
        {
            found.push(finding)?;
        }
    }
    Flow::Continue(())
}

/// The sets of a house that have two digits more than cells, each once.
fn middles(position: &Position) -> Vec<Als> {
    let mut sets = Vec::new();
    for house in House::all() {
        let digits = position.digits_by_cell(house);
        let open = (0..9).filter(|i| !digits[*i].is_empty()).fold(0_u16, |bits, i| bits | 1 << i);
        for chosen in parts(open) {
            let of = |all: DigitSet, i: usize| all | digits[i];
            let union = (0..9).filter(|i| chosen >> i & 1 == 1).fold(DigitSet::EMPTY, of);
            let cells = chosen.count_ones();
            if cells <= MOST_CELLS && union.len() == cells as usize + 2 {
                let cells = house.cells_at(chosen);
                if cells.common_houses().first() == Some(house) {
                    sets.push(Als::new(position, (house, chosen), union));
                }
            }
        }
    }
    sets.sort_by_key(|set| set.cells.len());
    sets
}

/// For each place that sees all of Z in the middle, the first two sets that see it too, with different links.
fn take<'a>(middle: &Als, z: Digit, linked: &[(Digit, Vec<&'a Als>)], hits: &mut Vec<Hit<'a>>) {
    let mut done = CellSet::EMPTY;
    for target in middle.seen(z) {
        if done.contains(target) {
            continue;
        }
        let sees = |set: &&&Als| set.seen(z).contains(target);
        let ends = linked.iter().filter(|(x, _)| *x != z);
        let ends = ends.flat_map(|(x, sets)| sets.iter().filter(sees).map(move |set| (*x, *set)));
        let mut ends: Vec<(Digit, &Als)> = ends.collect();
        ends.sort_by_key(|(_, set)| set.cells.len());
        let second = |i: usize, (x, one): &(Digit, &Als)| {
            let fits = |(y, other): &&(Digit, &Als)| y != x && other.cells.is_disjoint(one.cells);
            ends[i + 1..].iter().copied().find(|end| fits(&end))
        };
        let pair = ends.iter().enumerate().find_map(|(i, one)| Some((*one, second(i, one)?)));
        if let Some(((x, one), (y, other))) = pair {
            let mut targets = CandidateSet::EMPTY;
            targets[z] = middle.seen(z) & one.seen(z) & other.seen(z);
            done |= targets[z];
            let middle = middle.clone();
            hits.push(Hit { ends: [one, other], middle, links: [x, y], targets });
        }
    }
}

/// The cells are the truths, each digit of a set a link: X and Y of two sets at once, Z through a house that holds the
/// target, and so three times. The rank is two.
fn finding(hit: &Hit) -> Option<Finding> {
    let Hit { ends: [one, other], middle, links: [x, y], targets } = hit;
    let cells = one.cells | middle.cells | other.cells;
    let truths: Vec<Sector> = cells.map(Cell::sector).collect();
    let house = |cells: CellSet, digit: Digit| Some(cells.common_houses().first()?.sector(digit));
    let mut covers: Vec<Cover> = Vec::new();
    for target in targets.iter() {
        let z = target.digit();
        let mut links = vec![
            house(one.places(*x) | middle.places(*x), *x)?,
            house(other.places(*y) | middle.places(*y), *y)?,
        ];
        for (set, linking) in [
            (*one, DigitSet::from(*x)),
            (middle, DigitSet::from(*x).with(*y)),
            (*other, DigitSet::from(*y)),
        ] {
            for digit in set.digits - linking {
                let own = set.places(digit);
                links.push(house(if digit == z { own.with(target.cell()) } else { own }, digit)?);
            }
        }
        let cover = Cover::new(&truths, &links);
        if !covers.contains(&cover) {
            covers.push(cover);
        }
    }
    let sets =
        [*one, middle, *other].map(|set| AlmostLockedSet { cells: set.cells, digits: set.digits });
    let shape = Shape::AlmostLocked(AlmostLocked { sets: sets.into(), links: [*x, *y].into() });
    Some(Finding::eliminate_by(targets.iter(), shape, covers))
}
