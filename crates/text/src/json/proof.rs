//! Proofs as JSON objects, told apart by their `kind`.

use ninerooks_proof::{Cover, Fact, Reason, RookeryProof, Term};
use serde::{Deserialize, Serialize};

use super::assumptions::{BranchRecord, DisproofRecord, FactName, cases, refutation};
use super::deletions::Deletions;
use super::lemmas::{GuardiansRecord, SymmetryRecord};
use super::record_fault::RecordFault;
use super::weights::Weights;

/// Why something follows: `{"kind":"cover","scale":1,"truths":{"1B7":1},"links":{"8N3":1}}`, or
/// `{"kind":"rookeries","deletions":[["4(000001)","7(123012)","#9"]]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ProofRecord {
    /// Weighted truths and links.
    Cover(CoverRecord),
    /// Several covers, `{"kind":"covers","covers":[…]}`: each elimination follows from one of them.
    Covers {
        /// The covers.
        covers: Vec<CoverRecord>,
    },
    /// Deletions of patterns.
    Rookeries {
        /// The deletions, in their order.
        deletions: Deletions,
    },
    /// Candidates assumed to be true until a sector is empty.
    Refute {
        /// One for each candidate.
        disproofs: Vec<DisproofRecord>,
    },
    /// Each candidate of a sector or lemma assumed to be true.
    Cases {
        /// The sector or lemma.
        truth: FactName,
        /// One for each of its candidates.
        branches: Vec<BranchRecord>,
    },
    /// Not all of a pattern's other candidates are false. Schema 2.
    Guardians(GuardiansRecord),
    /// A map of the puzzle onto itself. Schema 2.
    Symmetry(SymmetryRecord),
    /// The rules that the puzzle adds to the classic ones say so. Schema 2.
    Rules,
    /// A sum has no filling otherwise: `{"kind":"fillings","of":"L1"}`. Schema 2.
    Fillings {
        /// The lemma that shows the sum.
        of: FactName,
    },
}

/// A cover: `{"scale":1,"truths":{"1B7":1},"links":{"8N3":1}}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoverRecord {
    /// The weight from which on a candidate is false.
    pub scale: i16,
    /// What counts as truth.
    pub truths: Weights,
    /// What counts as link.
    pub links: Weights,
}

impl ProofRecord {
    /// Whether schema 1 has all that it says.
    pub(super) fn is_first(&self) -> bool {
        match self {
            Self::Cover(cover) => cover.is_first(),
            Self::Covers { covers } => covers.iter().all(CoverRecord::is_first),
            Self::Rookeries { deletions } => deletions.is_first(),
            Self::Refute { disproofs } => disproofs.iter().all(DisproofRecord::is_first),
            Self::Cases { truth, branches } => {
                truth.0.sector().is_some() && branches.iter().all(BranchRecord::is_first)
            }
            Self::Guardians(_) | Self::Symmetry(_) | Self::Rules | Self::Fillings { .. } => false,
        }
    }
}

impl From<&Reason> for ProofRecord {
    fn from(reason: &Reason) -> Self {
        match reason {
            Reason::Covers(covers) => match &**covers {
                [cover] => Self::Cover(cover.into()),
                covers => Self::Covers { covers: covers.iter().map(CoverRecord::from).collect() },
            },
            Reason::Rookeries(proof) => Self::Rookeries { deletions: (&*proof.deletions).into() },
            Reason::Refute(proof) => Self::Refute {
                disproofs: proof.disproofs.iter().map(DisproofRecord::from).collect(),
            },
            Reason::Cases(proof) => Self::Cases {
                truth: FactName(proof.truth),
                branches: proof.branches.iter().map(BranchRecord::from).collect(),
            },
            Reason::Guardians(guardians) => Self::Guardians(guardians.as_ref().into()),
            Reason::Symmetry(symmetry) => Self::Symmetry(symmetry.into()),
            Reason::Rules => Self::Rules,
            Reason::Fillings(lemma) => Self::Fillings { of: FactName(Fact::Lemma(*lemma)) },
        }
    }
}

impl CoverRecord {
    /// Whether it weighs no lemma.
    pub(super) fn is_first(&self) -> bool {
        self.truths.iter().chain(self.links.iter()).all(|(fact, _)| fact.sector().is_some())
    }
}

impl TryFrom<ProofRecord> for Reason {
    type Error = RecordFault;

    fn try_from(record: ProofRecord) -> Result<Self, RecordFault> {
        match record {
            ProofRecord::Cover(cover) => Ok(Self::Covers(Cover::try_from(cover)?.into())),
            ProofRecord::Covers { covers } => {
                Ok(Self::Covers(covers.into_iter().map(Cover::try_from).collect::<Result<_, _>>()?))
            }
            ProofRecord::Rookeries { deletions } => {
                Ok(Self::Rookeries(RookeryProof { deletions: deletions.into_deletions() }))
            }
            ProofRecord::Refute { disproofs } => Ok(Self::Refute(refutation(disproofs)?)),
            ProofRecord::Cases { truth, branches } => Ok(Self::Cases(cases(truth, branches)?)),
            ProofRecord::Guardians(guardians) => Ok(Self::Guardians(Box::new(guardians.into()))),
            ProofRecord::Symmetry(symmetry) => Ok(Self::Symmetry(symmetry.into())),
            ProofRecord::Rules => Ok(Self::Rules),
            ProofRecord::Fillings { of: FactName(Fact::Lemma(lemma)) } => Ok(Self::Fillings(lemma)),
            ProofRecord::Fillings { of: FactName(fact) } => Err(RecordFault::NoLemma { fact }),
        }
    }
}

impl From<&Cover> for CoverRecord {
    fn from(cover: &Cover) -> Self {
        Self {
            scale: cover.scale,
            truths: cover.truths().collect(),
            links: cover.links().collect(),
        }
    }
}

impl TryFrom<CoverRecord> for Cover {
    type Error = RecordFault;

    fn try_from(record: CoverRecord) -> Result<Self, RecordFault> {
        let CoverRecord { scale, truths, links } = record;
        let truths = truths.iter().map(|(fact, weight)| term(fact, weight, -1));
        let links = links.iter().map(|(fact, weight)| term(fact, weight, 1));
        let terms = truths.chain(links).collect::<Result<_, _>>()?;
        Ok(Self { scale, terms })
    }
}

fn term(fact: Fact, weight: u32, sign: i16) -> Result<Term, RecordFault> {
    let weight = i16::try_from(weight).map_err(|_| RecordFault::Weight { fact, weight })?;
    Ok(Term { fact, weight: sign * weight })
}
