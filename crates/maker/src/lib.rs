//! New puzzles that are as they were asked for: [`lab`](ninerooks_lab) makes them, [`logic`](ninerooks_logic) says how hard
//! they are.
//!
//! ```
//! use ninerooks_logic::{Level, by_name};
//! use ninerooks_maker::{Maker, Needs};
//!
//! let easy = Maker { level: Some(Level::Easy), ..Maker::new(2026) };
//! assert!(easy.puzzle(0).is_some());
//!
//! let skyscraper = by_name("skyscraper").map(|technique| Needs::of(technique, false));
//! let maker = Maker { needs: skyscraper, ..Maker::new(2026) };
//! assert_eq!(maker.puzzle(7), maker.puzzle(7));
//! ```

mod attempts;
mod drawn;
mod maker;
mod mask;
mod needs;
mod ruled;
mod search;

pub use attempts::Attempts;
pub use drawn::Drawing;
pub use maker::{Bias, Maker};
pub use mask::Mask;
pub use needs::Needs;
pub use ruled::{RuledAttempts, RuledMaker, Wish};
