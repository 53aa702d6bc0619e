//! Roles: what a candidate has to do with a step.

/// What a candidate has to do with a step. When several hold, the greatest is the one to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Role {
    /// Nothing.
    #[default]
    Plain,
    /// It lies in a link, but in no truth, and stays.
    Covered,
    /// Links lead through it: a place in a range or an almost-locked set, or one that would be false.
    Linked,
    /// It makes the pattern: it lies in a truth.
    Truth,
    /// It makes the pattern, as a fin.
    Fin,
    /// The step eliminates it.
    Eliminated,
    /// The step places it.
    Target,
}
