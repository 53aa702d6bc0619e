//! The one walk: breadth first, with a trail.
//!
//! What is walked over are *states*, numbered below a bound: a node that is true or false, a cell that
//! takes a digit, a parity. The caller says what follows from what; the walk says what is reached, by
//! how many steps, and by which way.

/// What is reached from some starts, each state by a shortest way.
#[derive(Debug)]
pub(crate) struct Walk {
    /// The states in the order in which they were reached.
    order: Vec<u16>,
    /// Which state each was reached from; a start from itself.
    before: Box<[u16]>,
    /// After how many steps each was reached.
    distance: Box<[u8]>,
    /// What is reached, as bits.
    reached: Box<[u64]>,
    /// The state that is looked at.
    at: usize,
}

/// How many ways [`Walk::simple_path`] looks into before it gives up.
const MOST_TRIES: usize = 4096;

impl Walk {
    /// Walks from the starts over states below `bound`. `next` is asked of each state that is reached,
    /// in the order in which they are, and enters what follows from it.
    pub(crate) fn new(
        bound: usize,
        starts: impl IntoIterator<Item = usize>,
        next: impl FnMut(&mut Self, usize),
    ) -> Self {
        let mut walk = Self::over(bound);
        walk.again(starts, next);
        walk
    }

    /// Nothing is reached yet.
    pub(crate) fn over(bound: usize) -> Self {
        Self {
            order: Vec::new(),
            before: vec![0; bound].into_boxed_slice(),
            distance: vec![0; bound].into_boxed_slice(),
            reached: vec![0; bound.div_ceil(64)].into_boxed_slice(),
            at: 0,
        }
    }

    /// Forgets what was reached and walks again, as [`new`](Self::new) does, in the same memory.
    pub(crate) fn again(
        &mut self,
        starts: impl IntoIterator<Item = usize>,
        mut next: impl FnMut(&mut Self, usize),
    ) {
        self.order.clear();
        self.reached.fill(0);
        for start in starts {
            self.at = start;
            self.enter(start);
        }
        let mut done = 0;
        while let Some(&at) = self.order.get(done) {
            done += 1;
            self.at = usize::from(at);
            next(self, usize::from(at));
        }
    }

    /// Enters a state that follows from the one that is looked at; says whether it is new.
    pub(crate) fn enter(&mut self, state: usize) -> bool {
        let new = !self.has(state);
        if new {
            self.reached[state / 64] |= 1 << (state % 64);
            self.note(state);
        }
        new
    }

    /// Enters the states whose bits are set, from state 64 × `word` on.
    pub(crate) fn enter_row(&mut self, word: usize, row: &[u64]) {
        for (word, bits) in (word..).zip(row) {
            let mut new = bits & !self.reached[word];
            self.reached[word] |= new;
            while new != 0 {
                self.note(word * 64 + new.trailing_zeros() as usize);
                new &= new - 1;
            }
        }
    }

    /// Whether all states whose bits are set, from state 64 × `word` on, are reached.
    pub(crate) fn has_row(&self, word: usize, row: &[u64]) -> bool {
        row.iter().zip(&self.reached[word..]).all(|(bits, reached)| bits & !reached == 0)
    }

    #[allow(clippy::cast_possible_truncation)] // there are fewer states than 65,536
    fn note(&mut self, state: usize) {
        self.before[state] = self.at as u16;
        let is_start = state == self.at;
        self.distance[state] = if is_start { 0 } else { self.distance[self.at].saturating_add(1) };
        self.order.push(state as u16);
    }

    /// Whether a state is reached.
    pub(crate) fn has(&self, state: usize) -> bool {
        self.reached[state / 64] >> (state % 64) & 1 == 1
    }

    /// Which state a state that is reached was reached from; a start from itself.
    pub(crate) fn before(&self, state: usize) -> usize {
        usize::from(self.before[state])
    }

    /// By how many steps a state is reached; 255 for all that are farther.
    pub(crate) fn distance(&self, state: usize) -> Option<u8> {
        self.has(state).then(|| self.distance[state])
    }

    /// The states that are reached, in the order in which they were.
    pub(crate) fn order(&self) -> impl Iterator<Item = usize> {
        self.order.iter().map(|state| usize::from(*state))
    }

    /// The states from a start to this one, by the way that was found first.
    pub(crate) fn path(&self, to: usize) -> Option<Vec<usize>> {
        if !self.has(to) {
            return None;
        }
        let mut path = vec![to];
        let mut at = to;
        while usize::from(self.before[at]) != at {
            at = usize::from(self.before[at]);
            path.push(at);
        }
        path.reverse();
        Some(path)
    }

    /// The states from a start to this one by a shortest way on which no two are of one `place`: the
    /// first one if it is such, or else another one if there is any, by up to `longer` steps more than the
    /// shortest way of all. `follows` says again whether the second state follows from the first.
    pub(crate) fn simple_path(
        &self,
        to: usize,
        longer: u8,
        place: impl Fn(usize) -> usize,
        follows: impl Fn(usize, usize) -> bool,
    ) -> Option<Vec<usize>> {
        let first = self.path(to)?;
        let mut places: Vec<usize> = first.iter().map(|state| place(*state)).collect();
        places.sort_unstable();
        if places.windows(2).all(|pair| pair[0] != pair[1]) {
            return Some(first);
        }
        let least = self.distance[to];
        (least..=least.saturating_add(longer))
            .find_map(|steps| self.simple_path_of(steps, to, &place, &follows))
    }

    /// Such a way of so many steps: back from the end, one way after the other.
    fn simple_path_of(
        &self,
        steps: u8,
        to: usize,
        place: impl Fn(usize) -> usize,
        follows: impl Fn(usize, usize) -> bool,
    ) -> Option<Vec<usize>> {
        let mut tries = 0;
        let mut path = vec![to];
        let mut sources = Sources::new(self, steps);
        // The way's states from the end on, each with what may come before it and how much of that was tried.
        let mut left = vec![(sources.of(self, to, usize::from(steps), &follows), 0)];
        while let Some((list, tried)) = left.last_mut() {
            let Some(&before) = sources.lists[*list].get(*tried) else {
                left.pop();
                path.pop();
                continue;
            };
            *tried += 1;
            tries += 1;
            if tries > MOST_TRIES {
                return None;
            }
            if path.iter().any(|state| place(*state) == place(before)) {
                continue;
            }
            path.push(before);
            let steps_left = (usize::from(steps) + 1).saturating_sub(path.len());
            if steps_left == 0 {
                path.reverse();
                return Some(path);
            }
            left.push((sources.of(self, before, steps_left, &follows), 0));
        }
        None
    }

    /// The states from which this one follows, and which are reached by one step less than `steps` or
    /// sooner by an even number, in their order; the start with nothing left but the last step.
    fn sources(
        &self,
        state: usize,
        steps: usize,
        follows: impl Fn(usize, usize) -> bool,
    ) -> Vec<usize> {
        let nearer = |other: &usize| {
            let distance = usize::from(self.distance[*other]);
            distance < steps
                && (steps - 1 - distance).is_multiple_of(2)
                && (distance > 0 || steps == 1)
                && follows(*other, state)
        };
        self.order().filter(nearer).collect()
    }
}

/// What [`Walk::sources`] says, each list made once: a search for a way comes to the same states again and again, and was most of
/// the time that it takes to list the chains of a grid.
struct Sources {
    /// For each state and number of steps the number of its list, from 1 on.
    known: Vec<u16>,
    lists: Vec<Vec<usize>>,
    steps: usize,
}

impl Sources {
    fn new(walk: &Walk, steps: u8) -> Self {
        let steps = usize::from(steps) + 1;
        Self { known: vec![0; walk.before.len() * steps], lists: Vec::new(), steps }
    }

    /// The number of the list of a state, from 0 on.
    fn of(
        &mut self,
        walk: &Walk,
        state: usize,
        steps: usize,
        follows: impl Fn(usize, usize) -> bool,
    ) -> usize {
        let known = &mut self.known[state * self.steps + steps];
        if *known == 0 {
            self.lists.push(walk.sources(state, steps, follows));
            // Each list is made in a try or at the start, and there are few of these.
            *known = u16::try_from(self.lists.len()).expect("no more than tries");
        }
        usize::from(*known) - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A walk over these steps, from 0.
    fn walk(steps: &[(usize, usize)]) -> Walk {
        Walk::new(100, [0], |walk, at| {
            for (_, to) in steps.iter().filter(|(from, _)| *from == at) {
                walk.enter(*to);
            }
        })
    }

    #[test]
    fn the_shortest_way_is_found_and_what_is_not_reached_has_none() {
        let walk = walk(&[(0, 1), (1, 2), (2, 3), (0, 4), (4, 3), (5, 6)]);
        assert_eq!(walk.path(3), Some(vec![0, 4, 3]));
        assert_eq!(walk.distance(3), Some(2));
        assert_eq!(walk.path(0), Some(vec![0]));
        assert_eq!((walk.path(6), walk.distance(6), walk.has(5)), (None, None, false));
        assert_eq!(walk.order().collect::<Vec<_>>(), [0, 1, 4, 2, 3]);
    }

    #[test]
    fn a_walk_in_the_memory_of_another_knows_nothing_of_it() {
        let mut again = walk(&[(0, 1), (1, 2), (2, 3)]);
        again.again([5], |walk, at| {
            if at == 5 {
                walk.enter(2);
            }
        });
        assert_eq!(again.order().collect::<Vec<_>>(), [5, 2]);
        assert_eq!((again.path(2), again.distance(2)), (Some(vec![5, 2]), Some(1)));
        assert_eq!((again.path(3), again.has(0), again.distance(1)), (None, false, None));
    }

    #[test]
    fn rows_enter_what_is_new_in_order() {
        let walk = Walk::new(130, [3], |walk, at| {
            if at == 3 {
                walk.enter_row(1, &[0b1010, 0b1]);
            }
        });
        assert_eq!(walk.order().collect::<Vec<_>>(), [3, 65, 67, 128]);
        assert_eq!(walk.path(128), Some(vec![3, 128]));
    }

    #[test]
    fn of_the_shortest_ways_one_that_passes_no_place_twice_is_taken() {
        // 0 → 1 → 2 → 11 and 0 → 1 → 3 → 11; 2 and 12 are of one place, as all are with the same last digit.
        let steps = [(0, 1), (1, 12), (1, 3), (12, 2), (3, 4), (2, 5), (4, 5)];
        let follows = |from, to| steps.contains(&(from, to));
        let walk = walk(&steps);
        assert_eq!(walk.path(5), Some(vec![0, 1, 12, 2, 5]));
        assert_eq!(walk.simple_path(5, 0, |s| s % 10, follows), Some(vec![0, 1, 3, 4, 5]));
        assert_eq!(walk.simple_path(2, 0, |s| s % 10, follows), None);
        assert_eq!(walk.simple_path(4, 0, |s| s % 10, follows), Some(vec![0, 1, 3, 4]));
    }
}
