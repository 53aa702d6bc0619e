//! What several techniques search with.

pub(crate) mod als;
pub(crate) mod als_chain;
pub(crate) mod bent;
pub(crate) mod bivalue;
pub(crate) mod chain;
pub(crate) mod finned;
pub(crate) mod grid_analysis;
pub(crate) mod intersection;
pub(crate) mod links;
pub(crate) mod rank_zero;
pub(crate) mod remote_pair;
pub(crate) mod single_digit;
pub(crate) mod subset;
pub(crate) mod x_chain;
