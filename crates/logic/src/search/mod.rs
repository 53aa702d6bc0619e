//! The searches of the techniques. An index:
//!
//! * singles: [`single`]; locked candidates: [`intersection`]; naked, hidden and locked subsets:
//!   [`subset`];
//! * fish: [`grid_analysis`], with fins [`finned`]; both on sets of rows and columns with as many
//!   columns and rows, which [`rank_zero`] enumerates; Franken and mutant fish, with boxes: [`franken`];
//! * whether a digit by itself can lose anything at all, and what: [`strays`];
//! * line and box with digits that are almost naked in one and almost hidden in the other:
//!   [`almost_locked_candidates`];
//! * row and column that leave digits to a cell and two others: [`fireworks`];
//! * line and box with cells of both: [`sue_de_coq`]; a sector whose candidates each take a digit from a
//!   set: [`death_blossom`];
//! * cells whose digits do not go together: [`aligned`], four of them [`aligned_quad`]; a set with two digits too many between two others:
//!   [`aals`];
//! * wings: [`bent`] (XY, XYZ, WXYZ and larger: cells of two houses);
//! * whatever is said link by link is in `chains/`, filters over the one machine in `links/`: turbots
//!   (skyscraper, kites, empty rectangle), X-chains, XY-chains, W-, M-, S-, L- and H-Wings, remote pairs, colours and 3D
//!   Medusa, weak links between chains, ranges, almost-locked sets;
//! * deadly patterns (unique rectangles, loops, BUG, any): [`deadly`]; puzzles that are symmetrical: [`symmetry`];
//! * SK-loops and other rare patterns of many cells: [`exotic`];
//! * rules that a puzzle adds to the classic ones: [`ruled`], [`ruled_subset`]; sums of digits: [`sums`];
//! * hypotheses: [`hypothesis`];
//! * patterns of whole digits: [`patterns`], which asks the crate `rookery`, and what chains say to these: [`combined`]; truths and links of any
//!   kind: [`set_logic`], which asks the crate `setlogic`.
//!
//! What a search finds is a [`Finding`](ninerooks_step::Finding): it does not know its technique.

pub(crate) mod aals;
pub(crate) mod aligned;
pub(crate) mod aligned_quad;
pub(crate) mod almost_locked_candidates;
pub(crate) mod bent;
pub(crate) mod combined;
pub(crate) mod deadly;
pub(crate) mod death_blossom;
pub(crate) mod exotic;
pub(crate) mod finned;
pub(crate) mod fireworks;
pub(crate) mod franken;
pub(crate) mod grid_analysis;
pub(crate) mod hypothesis;
pub(crate) mod intersection;
pub(crate) mod patterns;
pub(crate) mod rank_zero;
pub(crate) mod refutation;
pub(crate) mod ruled;
pub(crate) mod ruled_subset;
pub(crate) mod set_logic;
pub(crate) mod single;
pub(crate) mod strays;
pub(crate) mod subset;
pub(crate) mod sue_de_coq;
pub(crate) mod sums;
pub(crate) mod symmetry;
