//! What a person sees in a step of the pattern overlay.

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet};
use ninerooks_proof::Equation;

/// Whole rookeries of digits: what all live patterns of a digit have in common, or none has.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Patterns {
    /// The digits of the candidates that are placed or eliminated; those that lose patterns when there
    /// are none.
    pub digits: DigitSet,
    /// How many patterns of each digit are live at the end.
    pub left: [u32; 9],
    /// The patterns that were deleted before, in their order: those of earlier steps that the proof
    /// repeats, then the step's own. None in plain Basic POM.
    pub stages: Box<[PatternStage]>,
}

/// Patterns that were deleted on the way to a step, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PatternStage {
    /// Why they are false.
    pub reason: PatternReason,
    /// How many patterns of each digit.
    pub deleted: [u32; 9],
}

/// Why patterns are false.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum PatternReason {
    /// Earlier steps of the path have deleted them.
    Earlier {
        /// How many of their deletions the proof repeats.
        deletions: usize,
        /// How many of these are pairs.
        #[cfg_attr(feature = "serde", serde(default))]
        pairs: u32,
    },
    /// All patterns of `digit` pass through one of these two or three cells, so that no pattern of
    /// another digit passes through them all.
    Cells {
        /// The digit.
        digit: Digit,
        /// The cells.
        cells: CellSet,
    },
    /// The patterns clash with every pattern of `digit`.
    Clash {
        /// The digit.
        digit: Digit,
    },
    /// Beside each of the patterns some cell would stay empty. Which one stands in each deletion.
    CellCover,
    /// Pattern equations, substituted into each other.
    Equations(Substitution),
    /// Pattern equations as truths and links: the patterns are in more links, less truths, than
    /// there are links more than truths.
    Sum {
        /// The truths, with multiplicity.
        truths: Box<[(Equation, u16)]>,
        /// The links, with multiplicity.
        links: Box<[(Equation, u16)]>,
    },
    /// Several such sums of pattern equations. Which ones stands in each deletion.
    Sums {
        /// How many sums.
        sums: usize,
        /// The truths of the largest of them, with multiplicity.
        truths: u64,
        /// Its links minus truths.
        rank: i64,
    },
    /// The patterns leave no room for pairwise disjoint patterns of some other digits. Which ones
    /// stands in each deletion.
    Combination {
        /// How many digits there are, the pattern's own among them.
        size: usize,
    },
    /// The network of compatible pairs.
    Pairs {
        /// How many pairs were deleted for each pair of digits: `pairs[a][b]` for a < b.
        pairs: Box<[[u32; 9]; 9]>,
    },
    /// One of these candidates of a digit is true, and the patterns miss them all.
    OneOf {
        /// The digit.
        digit: Digit,
        /// Its cells.
        cells: CellSet,
    },
    /// These two candidates of a digit are not both true, and the patterns pass through both.
    NotBoth {
        /// The two.
        candidates: [Candidate; 2],
    },
    /// Four cells with three digits would be left to two of them. It assumes one solution.
    Rectangle {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
}

/// A chain of substitutions: begin with one equation and add, for each link, the second equation
/// minus the first. The sum of what results is one, with no pattern counted negatively.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Substitution {
    /// The equation to substitute in.
    pub base: Equation,
    /// From which equation to which, in turn: what the first has and the second has not is replaced
    /// by what the second has and the first has not.
    pub links: Vec<[Equation; 2]>,
    /// The equation that holds all that results, so that its other patterns are false. Without it
    /// the patterns are false that result twice.
    pub within: Option<Equation>,
}
