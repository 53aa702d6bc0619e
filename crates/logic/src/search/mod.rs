//! What several techniques search with.

pub(crate) mod als;
pub(crate) mod als_chain;
pub(crate) mod bent;
pub(crate) mod bivalue;
pub(crate) mod chain;
pub(crate) mod finned;
pub(crate) mod grid_analysis;
pub(crate) mod hypothesis;
pub(crate) mod implication;
pub(crate) mod intersection;
pub(crate) mod links;
pub(crate) mod net;
pub(crate) mod range;
pub(crate) mod range_net;
pub(crate) mod rank_zero;
pub(crate) mod refutation;
pub(crate) mod remote_pair;
pub(crate) mod single;
pub(crate) mod single_digit;
pub(crate) mod strong_chain;
pub(crate) mod subset;
pub(crate) mod weak_net;
pub(crate) mod x_chain;
