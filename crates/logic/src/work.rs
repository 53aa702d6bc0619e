//! What all techniques together may do for one puzzle: counted, never timed, so that every machine ends at the same
//! place.
//!
//! A unit is about a nanosecond. What is counted: each time that a technique is asked, a price by its family; what the
//! pattern overlay looks at, and what it takes to prove that; the pivots of set logic; and what the checker reads. Each
//! technique is bounded by itself, so a path ends soon after the budget.

use ninerooks_step::Family;

/// The work for one puzzle, unless a [profile](crate::Profile::limit_work) says otherwise: some minutes. The hardest puzzles
/// known take a tenth of it with the dearest profiles.
pub const WORK: u64 = 1 << 38;

/// What programs allow for a puzzle with several solutions, where logic leads nowhere: a quarter of a second.
pub const WORK_ASTRAY: u64 = 1 << 28;

/// What it costs to ask a technique of a family.
pub(crate) const fn price(family: Family) -> u64 {
    match family {
        Family::Singles | Family::Intersections | Family::Subsets | Family::Fish => 1 << 10,
        Family::Wings | Family::Chains => 1 << 14,
        Family::AlmostLocked | Family::Uniqueness | Family::Patterns => 1 << 17,
        Family::Hypotheses | Family::SetLogic => 1 << 21,
        _ => 1 << 22,
    }
}
