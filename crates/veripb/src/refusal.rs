//! Why a path cannot be exported.

use core::fmt;

use ninerooks_board::Digit;
use ninerooks_step::TechniqueId;

/// Why a path cannot be written as a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A step assumes that the puzzle has only one solution, and nothing proved that.
    Uniqueness {
        /// Its number in the path, from 1.
        step: usize,
        /// What found it.
        technique: TechniqueId,
    },
    /// The project's own checker does not accept a step.
    Step {
        /// Its number in the path, from 1.
        step: usize,
        /// What found it.
        technique: TechniqueId,
        /// Why not.
        reason: ninerooks_proof::Refusal,
    },
    /// A step has a kind of proof that has no form here yet.
    Kind {
        /// Its number in the path, from 1.
        step: usize,
        /// What found it.
        technique: TechniqueId,
    },
    /// A digit has more patterns than are written out.
    Patterns {
        /// The number of the step that names them, from 1.
        step: usize,
        /// The digit.
        digit: Digit,
        /// How many are written at most.
        limit: usize,
    },
    /// Uniqueness is to be proved, and the path does not reach a solution.
    Unsolved,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uniqueness { step, technique } => write!(
                f,
                "step {step}, {technique}, assumes that there is only one solution, which is no \
                 part of the formula"
            ),
            Self::Step { step, technique, reason } => {
                write!(f, "step {step}, {technique}, is refused: {reason}")
            }
            Self::Kind { step, technique } => {
                write!(f, "step {step}, {technique}, has a kind of proof that cannot be exported")
            }
            Self::Patterns { step, digit, limit } => {
                write!(f, "step {step} needs more than {limit} patterns of {digit}")
            }
            Self::Unsolved => f.write_str(
                "the path does not reach a solution, so it does not prove that there is one only",
            ),
        }
    }
}

impl core::error::Error for Refusal {}
