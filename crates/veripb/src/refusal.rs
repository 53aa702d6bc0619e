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
    /// A digit has more patterns than are written out.
    Patterns {
        /// The number of the step that names them, from 1.
        step: usize,
        /// The digit.
        digit: Digit,
        /// How many are written at most.
        limit: usize,
    },
    /// That a pattern of cells or sectors is impossible takes more choices than are written out.
    Choices {
        /// The number of the step that says so, from 1.
        step: usize,
        /// What found it.
        technique: TechniqueId,
        /// How many are written at most.
        limit: usize,
    },
    /// What a sum leaves no room for takes more branches than are written out.
    Fillings {
        /// The number of the step that says so, from 1.
        step: usize,
        /// What found it.
        technique: TechniqueId,
        /// How many are written at most for each candidate.
        limit: usize,
    },
    /// A step shows a sum in a way that is not written.
    Rules,
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
            Self::Patterns { step, digit, limit } => {
                write!(f, "step {step} needs more than {limit} patterns of {digit}")
            }
            Self::Choices { step, technique, limit } => write!(
                f,
                "step {step}, {technique}, needs more than {limit} choices to show that a pattern \
                 is impossible"
            ),
            Self::Fillings { step, technique, limit } => write!(
                f,
                "step {step}, {technique}, needs more than {limit} ways to begin to fill a sum"
            ),
            Self::Rules => f.write_str(
                "a sum of the puzzle's rules follows in a way that is not written in this format",
            ),
            Self::Unsolved => f.write_str(
                "the path does not reach a solution, so it does not prove that there is one only",
            ),
        }
    }
}

impl core::error::Error for Refusal {}

/// Why part of a step has no lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unwritten {
    /// It assumes that there is only one solution.
    Uniqueness,
    /// It shows a sum in a way that is not written.
    Rules,
    /// A digit has too many patterns.
    Patterns(Digit),
    /// An impossible pattern has too many choices.
    Choices,
    /// A sum has too many ways to begin to fill it.
    Fillings,
}

impl Unwritten {
    /// As the reason why a step is refused.
    pub(crate) const fn in_step(self, step: usize, technique: TechniqueId) -> Refusal {
        match self {
            Self::Uniqueness => Refusal::Uniqueness { step, technique },
            Self::Rules => Refusal::Rules,
            Self::Patterns(digit) => {
                Refusal::Patterns { step, digit, limit: crate::rookery::LIMIT }
            }
            Self::Fillings => {
                Refusal::Fillings { step, technique, limit: crate::sums::MOST_BRANCHES }
            }
            Self::Choices => {
                Refusal::Choices { step, technique, limit: crate::guardians::MOST_CHOICES }
            }
        }
    }
}

/// Lines, or why there are none.
pub(crate) type Written<T = ()> = Result<T, Unwritten>;
