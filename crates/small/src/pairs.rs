//! Pair deletion: path consistency of patterns.

use crate::board::Board;
use crate::space::Space;
use crate::state::State;

/// The state that it ends with. A pair of patterns of two digits is deleted when a third digit has no pattern beside both, and a
/// pattern when another digit has none beside it. At first two patterns are beside each other that share no cell.
pub(crate) fn closure(board: &Board, state: &State) -> State {
    Network::new(board, &Space::new(board, state)).closed()
}

struct Network {
    space: Space,
    /// The digit of each pattern.
    digits: Vec<usize>,
    /// For each pattern those that are beside it, as bits.
    beside: Vec<Vec<u64>>,
    /// The patterns of each digit, as bits.
    of: Vec<Vec<u64>>,
}

impl Network {
    fn new(board: &Board, space: &Space) -> Self {
        let all: Vec<_> = (0..board.size())
            .flat_map(|digit| space.of(digit).iter().map(move |&pattern| (digit, pattern)))
            .collect();
        let bits = |keep: &dyn Fn(usize) -> bool| {
            let mut out = vec![0; all.len().div_ceil(64)];
            (0..all.len()).filter(|&n| keep(n)).for_each(|n| out[n / 64] |= 1 << (n % 64));
            out
        };
        let is_beside = |a: usize, b: usize| all[a].0 != all[b].0 && all[a].1 & all[b].1 == 0;
        Self {
            space: space.clone(),
            digits: all.iter().map(|(digit, _)| *digit).collect(),
            beside: (0..all.len()).map(|a| bits(&|b| is_beside(a, b))).collect(),
            of: (0..board.size()).map(|digit| bits(&|n| all[n].0 == digit)).collect(),
        }
    }

    fn is_dead(&self, a: usize) -> bool {
        let others = (0..self.of.len()).filter(|&digit| digit != self.digits[a]);
        others.into_iter().any(|digit| {
            self.beside[a].iter().zip(&self.of[digit]).all(|(beside, of)| beside & of == 0)
        })
    }

    fn is_apart(&self, a: usize, b: usize) -> bool {
        let third =
            (0..self.of.len()).filter(|&digit| digit != self.digits[a] && digit != self.digits[b]);
        third.into_iter().any(|digit| {
            let both = self.beside[a].iter().zip(&self.beside[b]).zip(&self.of[digit]);
            both.into_iter().all(|((x, y), of)| x & y & of == 0)
        })
    }

    fn delete(&mut self, a: usize, b: usize) {
        self.beside[a][b / 64] &= !(1 << (b % 64));
        self.beside[b][a / 64] &= !(1 << (a % 64));
    }

    fn closed(mut self) -> State {
        let mut is_dead = vec![false; self.digits.len()];
        while self.has_deleted(&mut is_dead) {}
        self.left(&is_dead)
    }

    /// Goes through all patterns and pairs once.
    fn has_deleted(&mut self, is_dead: &mut [bool]) -> bool {
        let mut has_changed = false;
        for (a, dead) in is_dead.iter_mut().enumerate() {
            if !*dead && self.is_dead(a) {
                *dead = true;
                has_changed = true;
            }
            let neighbours: Vec<usize> = (0..self.digits.len())
                .filter(|b| self.beside[a][b / 64] >> (b % 64) & 1 == 1)
                .collect();
            for b in neighbours {
                if *dead || b > a && self.is_apart(a, b) {
                    self.delete(a, b);
                    has_changed = true;
                }
            }
        }
        has_changed
    }

    fn left(mut self, is_dead: &[bool]) -> State {
        let mut dead = is_dead.iter();
        for digit in 0..self.of.len() {
            self.space.retain(digit, |_| !dead.next().copied().unwrap_or_default());
        }
        self.space.state()
    }
}
