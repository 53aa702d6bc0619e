//! Sudoku Explainer 1.2.1, as gsf's `serate` drives it: the rating that the forums quote as `ED=ER/EP/ED`.
//!
//! Every rule is as it is there, with its order and its quirks, because the number is a
//! convention: a better search for chains gives other numbers. Ratings are doubles and summed up
//! and compared as such. The rules are Nicolas Juillerat's; nothing of his code is here.
//!
//! | rules | file |
//! |---|---|
//! | singles | `direct` |
//! | pointing, claiming, also direct | `locking` |
//! | naked, hidden and direct hidden sets | `sets` |
//! | X-Wing, Swordfish, Jellyfish | `fish` |
//! | XY-Wing, XYZ-Wing | `wings` |
//! | unique rectangles and loops | `unique_loops` |
//! | bivalue universal graves | `bug` |
//! | aligned exclusion | `aligned` |
//! | everything from forcing chains on | `chains` |
//!
//! `rules` takes the first hint, `stable` all of the smallest rating.

mod aligned;
mod board;
mod bug;
mod chains;
mod direct;
mod fish;
mod hint;
mod locking;
mod rules;
mod sets;
mod stable;
mod technique;
mod unique_loops;
mod wings;

pub use hint::{Chain, Hint, Node};
pub use rules::{End, Rating, Tenths, WORK, Walk, rate, rate_each};
pub use stable::{rate_stable, rate_stable_each};
pub use technique::{Depth, Form, Links, Technique};
