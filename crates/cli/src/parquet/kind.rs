//! What cells hold.

/// What a column holds; each cell may be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "parquet"), allow(dead_code))]
pub(crate) enum Kind {
    Text,
    Whole,
    Number,
}
