//! What each candidate excludes by the rules, in little room: rules are kept for as long as the program runs, and whoever makes or
//! changes puzzles has thousands of them.

use crate::{Candidate, CandidateSet, CellSet, Digit};

/// For each candidate the cells that it excludes, by digits, where there are any. A set for each candidate would take 100 kB; the
/// cages of a whole grid take 6.
pub(super) struct Excludes {
    /// Where the parts of each candidate begin, and behind the last one their number.
    begins: Box<[u16]>,
    /// A digit, and which of the cells.
    parts: Box<[(Digit, u16)]>,
    /// Different ones: those of a cage are the same for all digits.
    cells: Box<[CellSet]>,
}

impl Excludes {
    /// The same as a set for each candidate.
    pub(super) fn of(sets: &[CandidateSet]) -> Self {
        let mut begins = Vec::with_capacity(sets.len() + 1);
        let mut parts = Vec::new();
        let mut cells: Vec<CellSet> = Vec::new();
        let mut places = std::collections::HashMap::new();
        for set in sets {
            begins.push(narrow(parts.len()));
            for digit in Digit::ALL.into_iter().filter(|digit| !set[*digit].is_empty()) {
                let place = *places.entry(set[digit]).or_insert_with(|| {
                    cells.push(set[digit]);
                    narrow(cells.len() - 1)
                });
                parts.push((digit, place));
            }
        }
        begins.push(narrow(parts.len()));
        Self { begins: begins.into(), parts: parts.into(), cells: cells.into() }
    }

    /// What a candidate excludes.
    pub(super) fn by(&self, candidate: Candidate) -> CandidateSet {
        let mut all = CandidateSet::EMPTY;
        for (digit, cells) in self.parts(candidate) {
            all[digit] = cells;
        }
        all
    }

    /// Whether one excludes another.
    pub(super) fn has(&self, one: Candidate, other: Candidate) -> bool {
        let mut parts = self.parts(one);
        parts.any(|(digit, cells)| digit == other.digit() && cells.contains(other.cell()))
    }

    fn parts(&self, candidate: Candidate) -> impl Iterator<Item = (Digit, CellSet)> {
        let at = candidate.index();
        let (begin, end) = (usize::from(self.begins[at]), usize::from(self.begins[at + 1]));
        let parts = self.parts[begin..end].iter();
        parts.map(|(digit, place)| (*digit, self.cells[usize::from(*place)]))
    }
}

/// 729 candidates have nine digits each: there are fewer than 6,562.
fn narrow(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_excluded_is_what_the_sets_say() {
        let sets: Vec<CandidateSet> = (0..729)
            .map(|at| {
                let others = (0..729).filter(|other| (at * 31 + other * 17) % 23 == at % 5);
                others.map(Candidate::from_index).collect()
            })
            .collect();
        let excludes = Excludes::of(&sets);
        for (at, set) in sets.iter().enumerate() {
            let candidate = Candidate::from_index(at);
            assert_eq!(excludes.by(candidate), *set);
            for other in CandidateSet::ALL.iter() {
                assert_eq!(excludes.has(candidate, other), set.contains(other));
            }
        }
    }
}
