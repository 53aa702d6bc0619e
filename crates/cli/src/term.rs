//! The terminal: what is asked of every command, how results and talk look, and how a run ends.
//!
//! Everything else uses this; it uses nothing else of the program.

pub(crate) mod exit;
mod globals;
pub(crate) mod interrupt;
pub(crate) mod look;
pub(crate) mod output;
pub(crate) mod talk;

pub(crate) use globals::Globals;
