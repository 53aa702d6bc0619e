//! Links, and what follows along them: the one machine behind all chains.
//!
//! * [`sources`] say what is linked: sectors with two candidates, groups in a line and a box,
//!   almost-locked ranges and sets. Each link rests on something that a proof can weigh.
//! * [`graph`] puts links of some sources together: nodes, strong links, weak links; [`ends`] says which nodes
//!   may be the ends of a chain.
//! * [`rows`] are relations in bits, [`lists`] are such in lists, [`closure`] is what follows by any number of steps, for all things at once: it
//!   says where no walk is needed.
//! * [`als_links`] says which almost-locked sets have a restricted common.
//! * [`colour`] has the components of strong links between candidates, each with two sides.
//! * [`walk`] is the one search, breadth first: over nodes, candidates, cells, ranges, sides.
//! * [`implication`] and [`refutation`] follow a candidate or a side that is assumed true, without a
//!   proof and with one.
//! * [`ruled`] has the links by rules that the puzzle adds.
//! * [`cover`] makes truths and links of a chain.
//!
//! The filters over them, which say what a technique wants, are in `chains/`.

pub(crate) mod als_links;
mod by_candidate;
pub(crate) mod closure;
pub(crate) mod colour;
pub(crate) mod cover;
pub(crate) mod ends;
pub(crate) mod graph;
pub(crate) mod implication;
pub(crate) mod lists;
pub(crate) mod mixed;
pub(crate) mod refutation;
pub(crate) mod rows;
pub(crate) mod ruled;
pub(crate) mod sources;
pub(crate) mod walk;
