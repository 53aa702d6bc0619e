//! What follows from each of many things, by any number of steps: the closure of a relation.
//!
//! Things that follow from each other are a *component*, and have the same closure. Components come in such an order
//! that what follows from one comes before it, so that each is worked out once: a walk from each thing would
//! go the same ways again and again. It says nothing of how many steps there are.
//!
//! Source: R. Tarjan, "Depth-first search and linear graph algorithms", 1972.

use super::lists::Lists;
use super::rows::Rows;

/// The closure of a relation between numbered things.
#[derive(Debug)]
pub(crate) struct Closure {
    component: Vec<u16>,
    rows: Rows,
}

/// Not met yet.
const NEW: u16 = u16::MAX;

/// A thing on the way, and how many of those that follow from it have been looked at.
struct Visit {
    of: u16,
    next: u32,
}

/// The components in their order, and how many of these, the first ones, have nothing that follows from them.
struct Components {
    of: Vec<u16>,
    members: Lists<u16>,
    last: usize,
}

impl Components {
    #[allow(clippy::cast_possible_truncation)] // there are fewer than 65,535
    fn new(lists: &Lists<u16>) -> Self {
        let count = lists.len();
        let mut component = vec![NEW; count];
        let (mut place, mut low) = (vec![NEW; count], vec![NEW; count]);
        let (mut components, mut places): (Lists<u16>, u16) = (Lists::new(), 0);
        let (mut open, mut visits): (Vec<u16>, Vec<Visit>) = (Vec::new(), Vec::new());
        // No walk need be begun or gone on there, and there are many.
        for last in (0..count).filter(|at| lists.of(*at).is_empty()) {
            (place[last], component[last]) = (0, components.len() as u16);
            components.push(last as u16);
            components.end();
        }
        let last = components.len();
        for start in 0..count as u16 {
            if place[usize::from(start)] != NEW {
                continue;
            }
            visits.push(Visit { of: start, next: 0 });
            while let Some(Visit { of, next }) = visits.last_mut() {
                let at = usize::from(*of);
                if *next == 0 {
                    (place[at], low[at]) = (places, places);
                    places += 1;
                    open.push(*of);
                }
                let list = lists.of(at);
                let (mut lowest, mut new) = (low[at], None);
                while let Some(to) = list.get(*next as usize).copied() {
                    *next += 1;
                    let follows = usize::from(to);
                    if place[follows] == NEW {
                        new = Some(to);
                        break;
                    }
                    if component[follows] == NEW {
                        lowest = lowest.min(place[follows]);
                    }
                }
                low[at] = lowest;
                if let Some(to) = new {
                    visits.push(Visit { of: to, next: 0 });
                    continue;
                }
                // Those behind it on the way have been looked at.
                visits.pop();
                if let Some(before) = visits.last() {
                    let before = usize::from(before.of);
                    low[before] = low[before].min(low[at]);
                }
                if low[at] == place[at] {
                    let first = open.iter().rposition(|o| usize::from(*o) == at).unwrap_or(0);
                    let own = components.len() as u16;
                    let members = open.drain(first..);
                    components.extend(members.inspect(|at| component[usize::from(*at)] = own));
                    components.end();
                }
            }
        }
        Self { of: component, members: components, last }
    }
}

impl Closure {
    /// What follows from each thing is a list; all are numbered below the number of lists, which is less than 65,535.
    /// Of what follows only what is numbered from `first` on is kept.
    pub(crate) fn new(lists: &Lists<u16>, first: usize) -> Self {
        let Components { of: component, members, last } = Components::new(lists);
        let mut rows = Rows::new(members.len(), lists.len().saturating_sub(first));
        let bit = |of: u16| usize::from(of).checked_sub(first);
        for i in 0..members.len() {
            for member in members.of(i) {
                if let Some(bit) = bit(*member) {
                    rows.insert(i, bit);
                }
                for to in lists.of((*member).into()) {
                    // Those of one component are entered by themselves.
                    let (next, bit) = (usize::from(component[usize::from(*to)]), bit(*to));
                    if next == i || bit.is_some_and(|bit| rows.has(i, bit)) {
                        continue;
                    }
                    if next >= last {
                        rows.unite(i, next);
                    } else if let Some(bit) = bit {
                        rows.insert(i, bit);
                    }
                }
            }
        }
        Self { component, rows }
    }

    /// What follows from something, itself among it, as bits: those that are kept.
    pub(crate) fn of(&self, from: usize) -> &[u64] {
        self.rows.of(self.component(from))
    }

    /// How many components there are.
    pub(crate) fn components(&self) -> usize {
        self.rows.rows()
    }

    /// The component of something.
    pub(crate) fn component(&self, of: usize) -> usize {
        self.component[of].into()
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::Rng;

    use super::super::rows::ones;
    use super::super::walk::Walk;
    use super::*;

    #[test]
    fn it_is_what_a_walk_from_each_thing_reaches() {
        let mut rng = Rng(15);
        let (mut all, mut alone) = (0, 0);
        for round in 0..60 {
            let count = 2 + rng.below(150);
            let mut lists = Lists::new();
            for _ in 0..count {
                let some = rng.below(1 + round % 4);
                lists.extend((0..some).map(|_| u16::try_from(rng.below(count)).unwrap_or(0)));
                lists.end();
            }
            let (closure, later) = (Closure::new(&lists, 0), Closure::new(&lists, 64));
            for from in 0..count {
                let walk = Walk::new(count, [from], |walk, at| {
                    for to in lists.of(at) {
                        walk.enter((*to).into());
                    }
                });
                let mut reached: Vec<usize> = walk.order().collect();
                reached.sort_unstable();
                assert_eq!(ones(closure.of(from)).collect::<Vec<_>>(), reached);
                assert_eq!(later.of(from), closure.of(from).get(1..).unwrap_or(&[]));
                let mutual = |other: &usize| closure.of(*other)[from / 64] >> (from % 64) & 1 == 1;
                for other in &reached {
                    let same = closure.component(*other) == closure.component(from);
                    assert_eq!(same, mutual(other));
                    alone += usize::from(!same);
                }
                all += reached.len();
            }
        }
        assert!(all > 1000 && alone > 1000, "{all} {alone}");
    }
}
