//! Truths and links.

use std::borrow::Cow;

/// Truths and links of any kind. Which ones they are, the proof says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sets {
    /// The truths, with multiplicity.
    pub truths: u64,
    /// Links minus truths.
    pub rank: i64,
    /// What people call such a pattern, if it has a name.
    pub known: Option<Cow<'static, str>>,
}
