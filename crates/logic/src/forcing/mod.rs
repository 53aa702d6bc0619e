//! Forcing chains and nets, as people know them: short chains from one or several assumptions, until they
//! agree or contradict each other; and fish with chains from their fins.
//!
//! * [`live`] numbers candidates and groups, and says what each sees and what it is strongly linked to.
//! * [`chained`] is what follows by chains of any length, for all at once.
//! * [`reach`] says what follows from an assumption, breadth first, and by which chains.
//! * [`contradiction`]: one assumption that is impossible.
//! * [`verity`]: assumptions of which one is right, and what follows from all of them.
//! * [`nested`]: contradictions within an assumption, from which more follows.
//! * [`kraken`]: fish with chains from their fins.
//! * [`proof`] follows what the chains use on a grid, for the checker.

mod chained;
mod contradiction;
mod kraken;
mod live;
mod nested;
mod proof;
mod reach;
mod verity;

pub(crate) use contradiction::contradictions;
pub(crate) use kraken::{Type, kraken_fish, krakens};
pub(crate) use live::{Live, Reach};
pub(crate) use nested::nested;
pub(crate) use verity::{of_guardians, verities};
