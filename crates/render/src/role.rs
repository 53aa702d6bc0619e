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
    /// It makes the pattern: it lies in a truth.
    Truth,
    /// It makes the pattern, as a fin.
    Fin,
    /// The step strikes it out.
    Eliminated,
    /// The step places it.
    Target,
}
