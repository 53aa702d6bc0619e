//! Proofs that assume something and see what follows.

mod deduction;
mod refusal;

pub use deduction::{Branch, Cases, Deduction, Disproof, Refutation};
pub use refusal::AssumptionRefusal;
