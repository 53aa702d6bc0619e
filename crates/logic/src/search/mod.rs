//! What several techniques search with.

pub(crate) mod bent;
pub(crate) mod finned;
pub(crate) mod grid_analysis;
pub(crate) mod hypothesis;
pub(crate) mod intersection;
pub(crate) mod rank_zero;
pub(crate) mod single;
pub(crate) mod strays;
pub(crate) mod subset;
