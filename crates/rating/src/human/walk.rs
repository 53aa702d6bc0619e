//! The way of a player who takes what is easiest to see: how long they look for it.

use ninerooks_lab::Random;
use ninerooks_sight::{in_cell, in_house};

use super::board::Board;
use crate::houses::{HOUSE_BITS, HOUSES_OF, cells};

/// How many players there are, each with a stream of random numbers of their own.
const PLAYERS: u64 = 16;
/// What somebody who goes through the grid cell by cell sees, where there is nothing else.
const SEARCH: f64 = 0.2;

/// How long one looks where nothing is to be seen.
pub(super) const LONGEST: f64 = 1.0 / (SEARCH * SEARCH);

/// What players go through, on average.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Way {
    /// How long they look for placements, see [`Features::looking`](super::Features::looking).
    pub(super) looking: f64,
    /// At how many states no digit has one place in a box.
    pub(super) without_box: f64,
    /// How many digits they place.
    pub(super) placed: f64,
}

/// The placements that a state has, and how well each is seen.
struct Seen {
    cells: u128,
    digit: [usize; 81],
    weight: [f64; 81],
    in_box: bool,
}

impl Seen {
    fn of(board: &Board) -> Self {
        let mut seen = Self { cells: 0, digit: [0; 81], weight: [0.0; 81], in_box: false };
        let open = board.open_in_houses();
        for digit in 0..9 {
            let places = board.places[digit] & board.open;
            let missing = 9 - (board.places[digit] & !board.open).count_ones();
            if missing == 0 {
                continue;
            }
            for (house, bits) in HOUSE_BITS.iter().enumerate() {
                let places = places & bits;
                if places.is_power_of_two() {
                    let is_box = house < 9;
                    seen.in_box |= is_box;
                    seen.add(places, digit, in_house(is_box, open[house], missing));
                }
            }
        }
        let naked = board.naked();
        for cell in cells(naked) {
            let fullest = HOUSES_OF[cell].map(|house| open[house]).into_iter().min();
            let digit = (0..9).find(|&digit| board.places[digit] >> cell & 1 == 1);
            if let (Some(digit), Some(fullest)) = (digit, fullest) {
                seen.add(1 << cell, digit, in_cell(fullest));
            }
        }
        seen
    }

    fn add(&mut self, place: u128, digit: usize, weight: f64) {
        let cell = place.trailing_zeros() as usize;
        self.cells |= place;
        self.digit[cell] = digit;
        self.weight[cell] += weight;
    }

    /// One of them, the likelier the better it is seen.
    fn any(&self, random: &mut Random, all: f64) -> Option<usize> {
        let mut left = portion(random) * all;
        let mut last = None;
        for cell in cells(self.cells) {
            last = Some(cell);
            left -= self.weight[cell];
            if left < 0.0 {
                break;
            }
        }
        last
    }
}

/// A number from 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "53 bits are exact")]
fn portion(random: &mut Random) -> f64 {
    (random.next() >> 11) as f64 / (1_u64 << 53) as f64
}

/// The ways of all players from here to where singles end, averaged. `part` tells apart what is between steps that are no
/// singles.
#[expect(clippy::cast_precision_loss, reason = "there are few players")]
pub(super) fn walk(start: &Board, part: u64) -> Way {
    let mut sum = Way::default();
    for player in 0..PLAYERS {
        let (mut board, mut random) = (start.clone(), Random::new(player, part));
        loop {
            let seen = Seen::of(&board);
            let all: f64 = cells(seen.cells).map(|cell| seen.weight[cell]).sum();
            let Some(cell) = seen.any(&mut random, all) else { break };
            sum.looking += 1.0 / ((all + SEARCH) * (all + SEARCH));
            sum.without_box += f64::from(u8::from(!seen.in_box));
            sum.placed += 1.0;
            board.place(cell, seen.digit[cell]);
        }
    }
    let players = PLAYERS as f64;
    Way {
        looking: sum.looking / players,
        without_box: sum.without_box / players,
        placed: sum.placed / players,
    }
}
