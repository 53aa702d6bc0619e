//! The least refutation of a candidate, by trying all of them: the reference for the search.
//!
//! What it tries is what a refutation may consist of: singles, locked candidates and refutations inside, of any candidate. It
//! takes lines in every order, a line more at each try, and remembers the states from which so many lines lead nowhere. So what
//! it finds is the least, and what it does not find is not there.

use std::collections::HashMap;

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, Grid, House, Sector, SectorKind};
use ninerooks_step::{Refutation, RefutationLine};

/// So many states are looked at before it gives up.
const MOST_STATES: usize = 2_000_000;

/// What is known of a state: no so many lines lead to a conflict, with so many assumptions inside.
type Known = HashMap<(CandidateSet, CellSet, usize), usize>;

/// What came of it.
#[derive(Debug)]
pub(crate) enum Least {
    /// This one, and none is shorter.
    Found(Refutation),
    /// None is so short.
    None,
    /// It had looked at too many states.
    GaveUp,
}

/// The least refutation of a candidate that is no longer than `most`, with at most `depth` assumptions at the same time.
pub(crate) fn least(grid: &Grid, target: Candidate, most: usize, depth: usize) -> Least {
    let mut plain = Plain { known: HashMap::new(), states: 0 };
    match plain.refutation(grid, target, most, depth) {
        _ if plain.states > MOST_STATES => Least::GaveUp,
        Some(found) => Least::Found(found),
        None => Least::None,
    }
}

struct Plain {
    known: Known,
    states: usize,
}

impl Plain {
    fn refutation(
        &mut self,
        grid: &Grid,
        target: Candidate,
        most: usize,
        depth: usize,
    ) -> Option<Refutation> {
        let mut under = *grid;
        under.place(target);
        // One for the assumption and one for the conflict.
        (0..=most.checked_sub(2)?).find_map(|count| {
            let mut lines = Vec::new();
            let conflict = self.close(&under, count, depth - 1, &mut lines)?;
            Some(Refutation { target, lines: lines.into(), conflict, by_rule: None })
        })
    }

    /// Lines that count so much and lead to a conflict, which is given back.
    fn close(
        &mut self,
        under: &Grid,
        count: usize,
        depth: usize,
        lines: &mut Vec<RefutationLine>,
    ) -> Option<Sector> {
        if let Some(empty) = Sector::all().find(|sector| under.in_sector(*sector) == 0) {
            return Some(empty);
        }
        let key = (*under.live(), under.solved(), depth);
        if count == 0 || self.known.get(&key).is_some_and(|known| *known >= count) {
            return None;
        }
        self.states += 1;
        if self.states > MOST_STATES {
            return None;
        }
        for line in inferences(under) {
            if let Some(conflict) = self.with(under, line, count - 1, depth, lines) {
                return Some(conflict);
            }
        }
        if depth > 0 {
            for inner in under.open() {
                let Some(inner) = self.refutation(under, inner, count, depth) else { continue };
                let rest = count - inner.length();
                let line = RefutationLine::Refuted(inner);
                if let Some(conflict) = self.with(under, line, rest, depth, lines) {
                    return Some(conflict);
                }
            }
        }
        self.known.insert(key, count);
        None
    }

    /// The same with one line more.
    fn with(
        &mut self,
        under: &Grid,
        line: RefutationLine,
        rest: usize,
        depth: usize,
        lines: &mut Vec<RefutationLine>,
    ) -> Option<Sector> {
        let mut after = *under;
        line.follow(&mut after);
        lines.push(line);
        let conflict = self.close(&after, rest, depth, lines);
        if conflict.is_none() {
            lines.pop();
        }
        conflict
    }
}

/// All singles and locked candidates of a state.
fn inferences(under: &Grid) -> Vec<RefutationLine> {
    let mut lines = Vec::new();
    for sector in Sector::all() {
        if let Some(candidate) = under.only_in(sector)
            && under.value(candidate.cell()).is_none()
        {
            lines.push(RefutationLine::Only { sector, candidate });
        }
        let SectorKind::House(base, digit) = sector.kind() else { continue };
        // Where all places are, the first one is.
        let Some(first) = (under.places(digit) & base.cells()).first() else { continue };
        lines.extend(
            first.houses().into_iter().filter_map(|cover| locked(under, base, cover, digit)),
        );
    }
    lines
}

/// What it eliminates that all places of a digit in one house lie in another one.
fn locked(under: &Grid, base: House, cover: House, digit: Digit) -> Option<RefutationLine> {
    let places = under.places(digit);
    let own = places & base.cells();
    let others = (places & cover.cells()) - base.cells();
    if base == cover || own.is_empty() || !own.is_subset(cover.cells()) || others.is_empty() {
        return None;
    }
    let eliminates = others.into_iter().map(|cell| Candidate::new(digit, cell)).collect();
    let (base, cover) = (base.sector(digit), cover.sector(digit));
    Some(RefutationLine::Locked { base, cover, eliminates })
}
