//! What has the premise that the puzzle, as given, has at most one solution. Whoever does not assume that can leave this
//! folder out.
//!
//! [`symmetry`] says what follows from a map of the puzzle onto itself. The others are about guardians: were all of a
//! pattern false, the solution would fill its cells with kept candidates.
//!
//! * *Deadly.* Whatever filling F this is, there is another one, F', with the same digits in each house.
//!   Written in its place it gives a grid that keeps the rules too. Its candidates are all allowed by the
//!   puzzle as given, and so are the others, which stay: a second solution. F' need not be live now.
//! * *Deadly by parity.* F' takes the other one of the two kept digits in each cell. In a house the m
//!   cells of the pattern keep 2m digits, so m digits twice each. F uses each of these once, having m different
//!   ones; so F' uses each once, in its other cell. No house sees a difference.
//! * *Reverse.* Let Q be the cells of the two digits that are not in the pattern. A house has one cell for
//!   each of the two; none or two of them are in the pattern, so two or none are in Q. So the two digits can
//!   be exchanged in Q. There are 18 cells of the two digits, so that Q is not empty, and none of Q is
//!   given. Which cells are in Q nobody knows, so the puzzle must not exclude the exchange in any that may be.
//! * *Clue cover.* A band has two givens and the puzzle excludes nothing else in it. F' is another filling
//!   of the band with the same digits in each column, and so in each box. All fillings of a band have been
//!   tried (`tests/clue_cover.rs`): there is no F' only if the givens are in different rows, columns and boxes,
//!   and the third row has the digit of each in the column of the other.
//! * *Two lines.* Rows r and s of a band cross columns c and d of a box in a square; the corners are the cells of c and
//!   d in another row. If no guardian is true, the corner in c has a digit a and the one in d a digit b, and in the box
//!   both are in the square: a in d, b in c. In one row, say r, a and b can be exchanged there and in the corners. Otherwise
//!   r has b in c and u in d, and s has v in c and a in d. In the other seven columns r has all digits but b and u, s all
//!   but v and a. Go from a digit of r to the one of s below it, to the column where r has that one, and so on: there are
//!   two chains, from v and from a, that end with b and u, and perhaps closed ones. To exchange r and s in a chain
//!   exchanges its first digit with its last. If v leads to b, r and s can be exchanged in c and this chain, or in d and
//!   the other. If a leads to b and v to u, then with a and b exchanged in the corners either this chain is
//!   exchanged, and the square has a for b and b for a; or the other one, and the square has v and b in r, a and u in s. Either
//!   way there are two ways that have no other column in common. Columns that share a known digit are in the same chain;
//!   so if those with givens share known digits, one after the other, one of the ways is free.

mod clues;
mod lines;
mod pairs;
mod symmetry;
mod twins;

pub(super) use clues::clue_cover;
pub(super) use lines::two_lines;
pub(super) use pairs::{deadly_parity, reverse};
pub(super) use twins::deadly;
