//! A proof: lemmas, and the reason for what the step does.

use crate::{Cases, Cover, Covers, Guardians, Lemma, Refutation, RookeryProof, Symmetry};

/// Why a step's actions follow from its grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Clauses that are shown first, each by those before it. Most proofs have none.
    pub lemmas: Box<[Lemma]>,
    /// Why the actions follow.
    pub then: Reason,
}

/// Why something follows from a grid and from the lemmas before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Weighted truths and links. Of several covers each elimination follows from one: pincers need
    /// this when two targets see them through different houses.
    Covers(Covers),
    /// Deletions of patterns.
    Rookeries(RookeryProof),
    /// Assumptions, each of which leaves a sector without a candidate.
    Refute(Refutation),
    /// Each candidate of a sector or lemma assumed to be true, and the same follows from all.
    Cases(Cases),
    /// Not all of a pattern's other candidates are false.
    Guardians(Box<Guardians>),
    /// The puzzle is symmetric, and so is its only solution.
    Symmetry(Symmetry),
    /// The rules that the puzzle adds to the classic ones say so, of clauses: two candidates exclude each other, or one of
    /// some is true. Or of a sum, which is that of one of them.
    Rules,
    /// A sum, shown by the lemma with this place from 0, has no filling that goes together with what is excluded: no digits of its
    /// cells that are live, have its total and do not exclude each other.
    Fillings(u16),
}

impl Proof {
    /// By one cover.
    pub fn cover(cover: Cover) -> Self {
        Self::covers(cover.into())
    }

    /// By several covers.
    pub fn covers(covers: Covers) -> Self {
        Reason::Covers(covers).into()
    }

    /// By deletions of patterns.
    pub fn rookeries(proof: RookeryProof) -> Self {
        Reason::Rookeries(proof).into()
    }

    /// By refuting candidates.
    pub fn refute(refutation: Refutation) -> Self {
        Reason::Refute(refutation).into()
    }

    /// By cases.
    pub fn cases(cases: Cases) -> Self {
        Reason::Cases(cases).into()
    }

    /// Its covers, where it has no lemmas and consists of covers.
    pub fn as_covers(&self) -> Option<&[Cover]> {
        match &self.then {
            Reason::Covers(covers) if self.lemmas.is_empty() => Some(covers),
            Reason::Covers(_)
            | Reason::Rookeries(_)
            | Reason::Refute(_)
            | Reason::Cases(_)
            | Reason::Guardians(_)
            | Reason::Symmetry(_)
            | Reason::Rules
            | Reason::Fillings(_) => None,
        }
    }

    /// Whether it rests on the premise that the puzzle, as given, has at most one solution.
    pub fn assumes_uniqueness(&self) -> bool {
        self.lemmas
            .iter()
            .map(|lemma| &lemma.by)
            .chain([&self.then])
            .any(Reason::assumes_uniqueness)
    }
}

impl From<Reason> for Proof {
    fn from(then: Reason) -> Self {
        Self { lemmas: Box::default(), then }
    }
}

impl Reason {
    /// Whether it rests on the premise that the puzzle, as given, has at most one solution.
    pub fn assumes_uniqueness(&self) -> bool {
        match self {
            Self::Covers(_) | Self::Rules | Self::Fillings(_) => false,
            Self::Rookeries(proof) => proof.assumes_uniqueness(),
            Self::Refute(proof) => {
                let mut parts = proof.disproofs.iter().flat_map(|disproof| &disproof.deductions);
                parts.any(crate::Deduction::assumes_uniqueness)
            }
            Self::Cases(proof) => proof.assumes_uniqueness(),
            Self::Guardians(guardians) => guardians.assumes_uniqueness(),
            Self::Symmetry(_) => true,
        }
    }

    /// How much it counts against [`MAX_LENGTH`](crate::MAX_LENGTH) inside another reason.
    pub(crate) fn length(&self) -> usize {
        match self {
            Self::Covers(covers) => covers.iter().map(|cover| 1 + cover.terms.len()).sum(),
            Self::Rookeries(proof) => proof.deletions.len(),
            Self::Refute(proof) => proof.length(),
            Self::Cases(proof) => proof.length(),
            Self::Guardians(guardians) => guardians.sectors.len(),
            Self::Symmetry(_) | Self::Rules | Self::Fillings(_) => 1,
        }
    }
}
