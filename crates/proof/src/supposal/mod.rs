//! Proofs that suppose a candidate to be true and see what follows.
//!
//! * `deduction`: the proofs as data
//! * `follow`: the checker
//! * `refusal`: why it refuses

mod deduction;
mod follow;
mod refusal;

pub use deduction::{Branch, Cases, Deduction, Disproof, Refutation};
pub use follow::MAX_LENGTH;
pub(crate) use follow::{check_cases, check_refutation};
pub use refusal::SupposalRefusal;
