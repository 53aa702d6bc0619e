//! How variables and constraints are called.
//!
//! | name | what |
//! |---|---|
//! | `x3r4c5` | the variable of a candidate |
//! | `p3_000001` | the variable of a pattern: a digit on a rookery |
//! | `@t_3r4`, `@l_3r4` | a sector as truth (at least one) and as link (at most one) |
//! | `@y_3r4c5`, `@n_3r4c5` | the candidate is true, is false |
//! | `@a_3_000001` | if the pattern is true, its nine candidates are |
//! | `@b_3_000001` | if the nine candidates are true, the pattern is |
//! | `@k_3_000001` | the pattern is false |
//! | `@q_4_7` | not both patterns, by their numbers, are true |
//! | `@r_3r4c5_4r4c6` | not both candidates, by a rule |
//! | `@o_2` | one of a set is true, by a rule |
//! | `@s_2`, `@u_2` | the sum of a rule is at least, and at most, its total |
//! | `@c17` | anything else, numbered |

use ninerooks_board::{Candidate, Sector};
use ninerooks_proof::Pattern;

/// The variable of a candidate.
pub(crate) fn variable(candidate: Candidate) -> String {
    format!("x{candidate}")
}

/// The constraint that one of the sector is true.
pub(crate) fn truth(sector: Sector) -> String {
    format!("@t_{sector:#}")
}

/// The constraint that at most one of the sector is true.
pub(crate) fn link(sector: Sector) -> String {
    format!("@l_{sector:#}")
}

/// The constraint that the candidate is true.
pub(crate) fn yes(candidate: Candidate) -> String {
    format!("@y_{candidate}")
}

/// The constraint that the candidate is false.
pub(crate) fn no(candidate: Candidate) -> String {
    format!("@n_{candidate}")
}

/// The constraint that not both are true, by a rule. Both orders are the same one.
pub(crate) fn pair(one: Candidate, other: Candidate) -> String {
    format!("@r_{}_{}", one.min(other), one.max(other))
}

/// The constraint that one of a set is true, by a rule.
pub(crate) fn one_of(number: usize) -> String {
    format!("@o_{number}")
}

/// The constraint that a sum is not less than its total.
pub(crate) fn at_least(number: usize) -> String {
    format!("@s_{number}")
}

/// The constraint that a sum is not more than its total.
pub(crate) fn at_most(number: usize) -> String {
    format!("@u_{number}")
}

/// The variable of a pattern.
pub(crate) fn pattern(pattern: Pattern) -> String {
    format!("p{}_{}", pattern.digit, pattern.rookery)
}

/// The constraint that the pattern brings its candidates.
pub(crate) fn brings(pattern: Pattern) -> String {
    format!("@a_{}_{}", pattern.digit, pattern.rookery)
}

/// The constraint that the candidates bring the pattern.
pub(crate) fn brought(pattern: Pattern) -> String {
    format!("@b_{}_{}", pattern.digit, pattern.rookery)
}

/// The constraint that the pattern is false.
pub(crate) fn killed(pattern: Pattern) -> String {
    format!("@k_{}_{}", pattern.digit, pattern.rookery)
}

/// The constraint that not both patterns with these numbers are true.
pub(crate) fn parted((a, b): (usize, usize)) -> String {
    format!("@q_{a}_{b}")
}
