//! Something about some of the candidates.

use ninerooks_board::Candidate;

/// Something about some of the candidates. Most have none, and then it is two bytes.
#[derive(Debug)]
pub(crate) struct ByCandidate<T> {
    /// The number of what each candidate has, from 1 on; 0 where it has nothing.
    number: Box<[u16]>,
    all: Vec<T>,
}

impl<T> ByCandidate<T> {
    pub(crate) fn new() -> Self {
        Self { number: vec![0; 729].into_boxed_slice(), all: Vec::new() }
    }

    pub(crate) fn of(&self, candidate: Candidate) -> Option<&T> {
        self.all.get(usize::from(self.number[candidate.index()]).wrapping_sub(1))
    }

    /// What a candidate has, to be changed; if it has nothing, what is there by default.
    pub(crate) fn of_mut(&mut self, candidate: Candidate) -> &mut T
    where
        T: Default,
    {
        if self.number[candidate.index()] == 0 {
            self.enter(candidate, T::default());
        }
        &mut self.all[usize::from(self.number[candidate.index()]) - 1]
    }

    /// Enters it, in the place of what the candidate has had.
    #[allow(clippy::cast_possible_truncation)] // each of 729 candidates, a few times at most
    pub(crate) fn enter(&mut self, candidate: Candidate, item: T) {
        self.all.push(item);
        self.number[candidate.index()] = self.all.len() as u16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_candidate_has_its_own_or_nothing() {
        let mut by_candidate = ByCandidate::new();
        let [first, second, last] = [0, 1, 728].map(Candidate::from_index);
        *by_candidate.of_mut(last) += 3;
        by_candidate.enter(first, 1);
        by_candidate.enter(first, 2);
        *by_candidate.of_mut(last) += 4;
        assert_eq!([first, second, last].map(|c| by_candidate.of(c)), [Some(&2), None, Some(&7)]);
    }
}
