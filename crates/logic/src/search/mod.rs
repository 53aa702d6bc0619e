//! The searches of the techniques. An index:
//!
//! * singles: [`single`]; locked candidates: [`intersection`]; naked, hidden and locked subsets:
//!   [`subset`];
//! * fish: [`grid_analysis`], with fins [`finned`]; both on sets of rows and columns with as many
//!   columns and rows, which [`rank_zero`] enumerates;
//! * wings: [`bent`] (XY, XYZ, WXYZ and larger: cells of two houses), [`bivalue`] (W-Wings, XY-chains);
//! * chains of one digit: [`single_digit`] (skyscraper, kites, turbot, empty rectangle), [`x_chain`] with
//!   the groups and links of [`links`]; remote pairs: [`remote_pair`];
//! * to make the finding of a chain of strong links, with its cover: [`chain::chain_step`];
//! * colours and 3D Medusa: [`strong_chain`] has the chains and their two parities, [`implication`] what
//!   follows along weak links, [`refutation`] the cover from it; [`net`] finds with one chain, [`weak_net`]
//!   with several, [`range_net`] with ranges;
//! * almost-locked sets: [`als`] lists them, [`als_chain`] links two and three; almost-locked ranges:
//!   [`range`];
//! * hypotheses: [`hypothesis`].
//!
//! What a search finds is a [`Finding`](ninerooks_step::Finding): it does not know its technique.

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
