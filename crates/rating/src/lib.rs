//! How hard a Sudoku is, in the currency of the forums.
//!
//! | scale | module |
//! |---|---|
//! | Sudoku Explainer 1.2.1, bit by bit, and a form of it that does not depend on the scrambling | [`se`] |
//! | W, B and the depth of T&E, of CSP-Rules | [`csp`] |

pub mod csp;
pub mod form;
mod houses;
pub mod se;
