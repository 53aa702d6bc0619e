//! Notations that say steps: one file each.
//!
//! They look at a step's shape, actions and proof, never at its technique, of which they only know
//! the name.
//!
//! * [`rncn`]: cells and actions, `r28c4,r6c9<>3`
//! * [`fish`]: `3 r17\c49 fr4c1`
//! * [`sets`]: truths and links as Xsudo writes them, `{3R17} {3c49}`
//! * [`by_name`]: steps by the name of their technique, as this program and `HoDoKu` print them, read again
//! * [`solution`]: truths and links for each step of a puzzle, as posted on forums
//! * [`yas`]: the same sets spelt out as Yet Another Sudoku does, and evaluated on a grid
//! * [`describe`] and [`proof_line`]: a step in two lines
//! * [`explain`]: a step in plain words
//! * [`reasoning`]: every inference of a proof, sentence by sentence
//! * [`place`]: where to look for it, and no more
//! * [`refuted`]: why there is no solution, in a sentence
//! * [`pattern_stage`] and [`deletion_line`]: what goes on in POM-space

mod assumed;
pub mod by_name;
mod claims;
mod condense;
mod counted;
mod cursor;
mod deletion;
mod ending;
pub mod eureka;
mod explain;
pub mod fish;
mod house_first;
mod kraken;
mod line;
mod named;
mod nice;
mod nrc;
mod reasoning;
mod refuted;
pub mod rncn;
pub mod sets;
mod shapes;
pub mod solution;
mod words;
pub mod yas;

pub use cursor::NotationError;
pub use deletion::deletion_line;
pub use explain::{Explanation, Line, explain, place};
pub use line::{Notation, StepLine, describe, describe_briefly, describe_in, name, proof_line};
pub use reasoning::reasoning;
pub use refuted::{empty, refuted};
pub use shapes::patterns::pattern_stage;
pub use words::CellNames;
