//! What is linked, and by what.

pub(crate) mod ahs;
pub(crate) mod als;
pub(crate) mod groups;
pub(crate) mod ranges;
pub(crate) mod sectors;
