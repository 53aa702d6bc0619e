//! A small engine for pages in a browser: hints, paths, words and pictures by plain techniques.
//!
//! It has the first techniques of the profile `default` and nothing that comes after them: no patterns, no linear
//! programs, no search of formats. A step that it finds is the one that the whole engine takes, with the same words, and was
//! accepted by the same checker. Where it finds none, that says nothing: ask the whole engine.

// What JavaScript hands over is the function's own, and every error is one of JavaScript, in words.
#![allow(clippy::needless_pass_by_value, clippy::missing_errors_doc)]

pub mod board;
pub mod path;
pub mod plain;
pub mod said;

pub use board::{ReadView, changed, count_of};
pub use path::{Plain, PlainEnd};
pub use plain::{PlainChoice, knows};
pub use said::PlainStep;
