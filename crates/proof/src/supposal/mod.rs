//! Proofs that suppose a candidate to be true and see what follows.

mod deduction;
mod refusal;

pub use deduction::{Branch, Cases, Deduction, Disproof, Refutation};
pub use refusal::SupposalRefusal;
