//! A grid that was found in a photograph, with what is written in its cells.

use crate::find::find;
use crate::glyph::{Glyph, glyph};
use crate::lattice::Lattice;
use crate::net::Net;
use crate::number::{byte, real};
use crate::plane::Point;
use crate::reading::{Guess, Reading, guesses, settle};
use crate::{Grey, NotFound};

/// The longer side of a photograph that is looked at; a larger one is shrunk.
const SIDE: usize = 1600;
/// How many of a hundred digits have to be sure, or the photograph may be turned.
const MOST: usize = 80;
/// How many have to be: no puzzle has fewer givens. What lies on its side is no digit mostly.
const LEAST: usize = 17;

/// A grid that was found in a photograph.
#[derive(Clone, Debug)]
pub struct Seen {
    grey: Grey,
    lattice: Lattice,
    /// How many pixels of the photograph one of `grey` is.
    scale: (f32, f32),
}

/// Finds the grid.
///
/// # Errors
/// When there is none.
pub fn look(photograph: &Grey) -> Result<Seen, NotFound> {
    let grey = photograph.shrunk(SIDE);
    let lattice = find(&grey)?;
    let scale = (
        real(photograph.width()) / real(grey.width()),
        real(photograph.height()) / real(grey.height()),
    );
    Ok(Seen { grey, lattice, scale })
}

impl Seen {
    /// What is written in each cell, in reading order, with the photograph held as it is.
    pub fn glyphs(&self) -> [Option<Glyph>; 81] {
        core::array::from_fn(|i| glyph(&self.grey, &self.lattice, i / 9, i % 9))
    }

    /// The corners of the grid in the photograph: upper left, upper right, lower right, lower left.
    pub fn corners(&self) -> [Point; 4] {
        self.lattice.clone().scaled(self.scale.0, self.scale.1).corners()
    }

    /// Reads the digits, with the photograph turned as most of them are sure.
    pub fn read(&self) -> Reading {
        let net = Net::built_in();
        let (cells, answers) = guesses(&net, &self.glyphs());
        let (sure, all) = sure(&cells);
        let mut best = (sure, self.clone(), cells, answers);
        if sure < LEAST || 100 * sure < MOST * all {
            let mut turned = self.clone();
            for _ in 0..3 {
                turned.lattice = turned.lattice.turned();
                let (cells, answers) = guesses(&net, &turned.glyphs());
                let sure = self::sure(&cells).0;
                if sure > best.0 {
                    best = (sure, turned.clone(), cells, answers);
                }
            }
        }
        let (_, seen, mut cells, answers) = best;
        settle(&mut cells, &answers);
        Reading { cells, corners: seen.corners() }
    }
}

/// How many digits are sure, and how many there are.
fn sure(guesses: &[Guess; 81]) -> (usize, usize) {
    let digits = guesses.iter().filter(|guess| guess.digit.is_some());
    (digits.clone().filter(|guess| !guess.doubtful).count(), digits.count())
}

/// The part of a photograph between four corners as a square with sides of so many pixels.
///
/// ```
/// use ninerooks_photo::{Grey, Point, straightened};
/// let grey = Grey::new(2, 2, vec![0, 255, 255, 0]).expect("a byte for each pixel");
/// let corners = [(1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)].map(|(x, y)| Point { x, y });
/// assert_eq!(straightened(&grey, corners, 4).pixels()[0], 199, "turned: it begins on the right");
/// ```
pub fn straightened(photograph: &Grey, corners: [Point; 4], side: usize) -> Grey {
    let Some(view) = crate::plane::View::onto(corners) else { return photograph.clone() };
    let part = |k: usize| (real(k) + 0.5) / real(side);
    Grey::made(side, side, |x, y| {
        let at = view.of(part(x), part(y));
        byte(photograph.at(at.x, at.y))
    })
}
