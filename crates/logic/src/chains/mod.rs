//! Chains: filters over [links](crate::links), by what a person calls them.

pub(crate) mod aic;
pub(crate) mod als_chain;
pub(crate) mod blossom_loop;
pub(crate) mod coloring;
pub(crate) mod range_coloring;
pub(crate) mod remote_pair;
pub(crate) mod three_link_wings;
pub(crate) mod turbot;
pub(crate) mod w_wing;
pub(crate) mod weak_coloring;
pub(crate) mod x_chain;
pub(crate) mod xy_chain;
