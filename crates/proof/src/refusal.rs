//! Why a proof is refused.

use ninerooks_board::{Candidate, Cell, Digit, House};

use crate::{Action, AssumptionRefusal, DeletionRefusal, Fact, Pattern, Spent};

/// Why [`check`](crate::check) does not accept a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The cover rule does not hold.
    Cover(CoverRefusal),
    /// An elimination that none of several covers shows.
    NotCovered {
        /// The candidate.
        candidate: Candidate,
    },
    /// An action on a candidate that is no longer live, or that is a placed digit.
    NotOpen {
        /// The candidate.
        candidate: Candidate,
    },
    /// A placement although each sector of the candidate has another live one.
    NotSingle {
        /// The candidate.
        candidate: Candidate,
    },
    /// A deletion of a proof in POM-space is wrong.
    Deletion {
        /// Its place in the proof, from 0.
        deletion: usize,
        /// What is wrong with it.
        reason: DeletionRefusal,
    },
    /// An elimination although a live pattern passes through the candidate.
    Passes {
        /// The candidate.
        candidate: Candidate,
        /// The pattern.
        pattern: Pattern,
    },
    /// A placement although a live pattern does not pass through the candidate.
    Misses {
        /// The candidate.
        candidate: Candidate,
        /// The pattern.
        pattern: Pattern,
    },
    /// What should follow from an assumption does not.
    Assumption {
        /// What is assumed first.
        assumed: Option<Action>,
        /// What is wrong.
        reason: AssumptionRefusal,
    },
    /// An elimination "by the rules": they say clauses only, and what is false from the start is not live.
    NoRule {
        /// The candidate.
        candidate: Candidate,
    },
    /// Something that a filling of the sum goes together with; or the sum has more fillings than are looked at.
    Fits {
        /// The candidate.
        candidate: Candidate,
        /// The lemma that shows the sum.
        fact: Fact,
    },
    /// A lemma that does not come before, or that says no sum.
    NoSum {
        /// The lemma.
        fact: Fact,
    },
    /// The premise that there is one solution, where the puzzle has rules of its own.
    UniqueUnderRules,
    /// An elimination that none of the disproofs is about.
    NotRefuted {
        /// The candidate.
        candidate: Candidate,
    },
    /// A live candidate of the truth has no branch.
    NoBranch {
        /// The truth.
        truth: Fact,
        /// The candidate.
        candidate: Candidate,
    },
    /// There is no branch at all.
    NoBranches {
        /// The truth.
        truth: Fact,
    },
    /// A branch for a candidate that is not in the truth, or that has one already.
    StrayBranch {
        /// The truth.
        truth: Fact,
        /// The candidate.
        candidate: Candidate,
    },
    /// The truth of cases is a lemma that does not come before, or that does not say "one of these".
    NoTruth {
        /// The truth.
        truth: Fact,
    },
    /// A pattern with guardians is not what it should be.
    Guardians(GuardianRefusal),
    /// An elimination although the guardians can all be false beside the candidate, or one of them can
    /// be true.
    NotGuarded {
        /// The candidate.
        candidate: Candidate,
        /// A guardian that does not see it.
        guardian: Candidate,
    },
    /// The map is none of the board onto itself, or does not map the puzzle onto itself.
    Asymmetric {
        /// A candidate that the puzzle allows and whose image it does not, or the other way round.
        candidate: Option<Candidate>,
    },
    /// An elimination although nothing keeps the candidate and its images from being true.
    NotSymmetric {
        /// The candidate.
        candidate: Candidate,
    },
    /// A lemma does not follow.
    Lemma {
        /// Its place in the proof, from 0.
        lemma: usize,
        /// What is wrong with it.
        reason: Box<Self>,
    },
    /// A clause is not shown: this is left open.
    Open(Gap),
    /// A proof longer than [`MAX_LENGTH`](crate::MAX_LENGTH).
    Long {
        /// Its length.
        length: usize,
    },
    /// Proofs inside proofs, deeper than [`MAX_DEPTH`](crate::MAX_DEPTH).
    Deep,
    /// Checking takes more work than its [`Budget`](crate::Budget) allows.
    Work(Spent),
}

/// Why the cover rule does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoverRefusal {
    /// A cover of more terms than [`MAX_TERMS`](crate::MAX_TERMS).
    Size {
        /// How many it has.
        terms: usize,
    },
    /// The scale is below 1, so that it would show nothing.
    Scale {
        /// The scale.
        scale: i16,
    },
    /// The weights sum to the scale or more: the cover does not contradict the target.
    Bound {
        /// The sum of all weights.
        bound: i64,
        /// The scale, which the sum must stay below.
        scale: i16,
    },
    /// A live candidate has too small a weight: below 0 it is a truth's candidate that no link
    /// covers; a target needs the scale.
    Weight {
        /// The candidate.
        candidate: Candidate,
        /// What the weights of the facts that it is in sum to.
        weight: i64,
        /// What they would have to sum to.
        need: i64,
    },
    /// A lemma does not come before.
    NoLemma {
        /// The lemma.
        fact: Fact,
    },
    /// "One of these" as a link, or "at most one of these" as a truth.
    Sign {
        /// The lemma.
        fact: Fact,
    },
    /// Checking takes more work than its [`Budget`](crate::Budget) allows.
    Work(Spent),
}

/// What a clause excludes and its reason does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// All candidates could be false.
    NoneTrue,
    /// Both could be true.
    Both(Candidate, Candidate),
    /// The first could be true and the second one false.
    Differ(Candidate, Candidate),
    /// Another total is not excluded: no rule says this sum, or the cover does not come to it.
    Total,
}

/// Why a pattern is not impossible without its guardians.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuardianRefusal {
    /// There is no guardian: the puzzle has no solution, or several.
    Empty,
    /// The pattern can be filled with kept candidates.
    Filled,
    /// A filling has no twin that the puzzle allows. This is what the filling has in the first cell.
    NoTwin {
        /// The candidate.
        candidate: Candidate,
    },
    /// The sectors are not cells, or one of them is there twice.
    NotCells,
    /// The cell does not keep two digits, or not the two of the others.
    NotTwo {
        /// The cell.
        cell: Cell,
    },
    /// The digit is kept in one cell of the house, or in more than two; the house has one cell of the
    /// pattern, or more than two.
    Odd {
        /// The house.
        house: House,
        /// The digit, where one is meant.
        digit: Option<Digit>,
    },
    /// The puzzle itself does not allow the exchange.
    Forbidden {
        /// A candidate that the second solution might need and that the puzzle excludes.
        candidate: Candidate,
    },
    /// A given of the two digits is not in the pattern, or nothing is left outside of it.
    Outside,
    /// The cell's band and stack do not have two givens, and nothing else that is excluded, which say
    /// what digit it has beside those kept.
    Clues {
        /// The cell.
        cell: Cell,
    },
    /// The sectors are not two cells and the digits of a box with a square of two lines, or what the puzzle gives or
    /// excludes in these does not allow the exchange.
    Lines,
    /// Checking takes more work than its [`Budget`](crate::Budget) allows.
    Work(Spent),
}

impl From<Spent> for Refusal {
    fn from(spent: Spent) -> Self {
        Self::Work(spent)
    }
}

impl From<Spent> for CoverRefusal {
    fn from(spent: Spent) -> Self {
        Self::Work(spent)
    }
}

impl From<CoverRefusal> for Refusal {
    fn from(refusal: CoverRefusal) -> Self {
        match refusal {
            CoverRefusal::Work(spent) => Self::Work(spent),
            other => Self::Cover(other),
        }
    }
}

impl From<GuardianRefusal> for Refusal {
    fn from(refusal: GuardianRefusal) -> Self {
        match refusal {
            GuardianRefusal::Work(spent) => Self::Work(spent),
            other => Self::Guardians(other),
        }
    }
}

impl From<Spent> for GuardianRefusal {
    fn from(spent: Spent) -> Self {
        Self::Work(spent)
    }
}

impl core::error::Error for CoverRefusal {}

impl core::error::Error for Refusal {}
