//! Proofs as JSON objects, told apart by their `kind`.

use ninerooks_board::Sector;
use ninerooks_proof::{Cover, Proof, RookeryProof, Term};
use serde::{Deserialize, Serialize};

use super::deletions::Deletions;
use super::step::RecordFault;
use super::supposals::{BranchRecord, DisproofRecord, SectorName, cases, refutation};
use super::weights::Weights;

/// A proof: `{"kind":"cover","scale":1,"truths":{"1B7":1},"links":{"8N3":1}}`, or
/// `{"kind":"rookeries","deletions":[["4(000001)","7(123012)","#9"]]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
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
    /// Candidates supposed to be true until a sector is empty.
    Refute {
        /// One for each candidate.
        disproofs: Vec<DisproofRecord>,
    },
    /// Each candidate of a sector supposed to be true.
    Cases {
        /// The sector.
        truth: SectorName,
        /// One for each of its candidates.
        branches: Vec<BranchRecord>,
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
    /// The record of a proof; `None` for a kind that this schema has no record for.
    pub fn new(proof: &Proof) -> Option<Self> {
        match proof {
            Proof::Cover(cover) => Some(Self::Cover(cover.into())),
            Proof::Covers(covers) => {
                Some(Self::Covers { covers: covers.iter().map(CoverRecord::from).collect() })
            }
            Proof::Rookeries(proof) => {
                Some(Self::Rookeries { deletions: Deletions(proof.deletions.clone()) })
            }
            Proof::Refute(proof) => Some(Self::Refute {
                disproofs: proof.disproofs.iter().map(DisproofRecord::from).collect(),
            }),
            Proof::Cases(proof) => Some(Self::Cases {
                truth: SectorName(proof.truth),
                branches: proof.branches.iter().map(BranchRecord::from).collect(),
            }),
            _ => None,
        }
    }
}

impl TryFrom<ProofRecord> for Proof {
    type Error = RecordFault;

    fn try_from(record: ProofRecord) -> Result<Self, RecordFault> {
        match record {
            ProofRecord::Cover(cover) => Ok(Self::Cover(cover.try_into()?)),
            ProofRecord::Covers { covers } => {
                Ok(Self::Covers(covers.into_iter().map(Cover::try_from).collect::<Result<_, _>>()?))
            }
            ProofRecord::Rookeries { deletions } => {
                Ok(Self::Rookeries(RookeryProof { deletions: deletions.0 }))
            }
            ProofRecord::Refute { disproofs } => Ok(Self::Refute(refutation(disproofs)?)),
            ProofRecord::Cases { truth, branches } => Ok(Self::Cases(cases(truth, branches)?)),
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
        let truths = truths.iter().map(|(sector, weight)| term(sector, weight, -1));
        let links = links.iter().map(|(sector, weight)| term(sector, weight, 1));
        let terms = truths.chain(links).collect::<Result<_, _>>()?;
        Ok(Self { scale, terms })
    }
}

fn term(sector: Sector, weight: u32, sign: i16) -> Result<Term, RecordFault> {
    let weight = i16::try_from(weight).map_err(|_| RecordFault::Weight { sector, weight })?;
    Ok(Term { sector, weight: sign * weight })
}
