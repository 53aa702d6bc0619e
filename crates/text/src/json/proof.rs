//! Proofs as JSON objects, told apart by their `kind`.

use ninerooks_board::Sector;
use ninerooks_proof::{Cover, Proof, RookeryProof, Term};
use serde::{Deserialize, Serialize};

use super::deletions::Deletions;
use super::step::RecordFault;
use super::weights::Weights;

/// A proof: `{"kind":"cover","scale":1,"truths":{"1B7":1},"links":{"8N3":1}}`, or
/// `{"kind":"rookeries","deletions":[["4(000001)","7(123012)","#9"]]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ProofRecord {
    /// Weighted truths and links.
    Cover {
        /// The weight from which on a candidate is false.
        scale: i16,
        /// What counts as truth.
        truths: Weights,
        /// What counts as link.
        links: Weights,
    },
    /// Deletions of patterns.
    Rookeries {
        /// The deletions, in their order.
        deletions: Deletions,
    },
}

impl ProofRecord {
    /// The record of a proof; `None` for a kind that this schema has no record for.
    pub fn new(proof: &Proof) -> Option<Self> {
        match proof {
            Proof::Cover(cover) => Some(Self::Cover {
                scale: cover.scale,
                truths: cover.truths().collect(),
                links: cover.links().collect(),
            }),
            Proof::Rookeries(proof) => {
                Some(Self::Rookeries { deletions: Deletions(proof.deletions.clone()) })
            }
            _ => None,
        }
    }
}

impl TryFrom<ProofRecord> for Proof {
    type Error = RecordFault;

    fn try_from(record: ProofRecord) -> Result<Self, RecordFault> {
        match record {
            ProofRecord::Cover { scale, truths, links } => {
                let truths = truths.iter().map(|(sector, weight)| term(sector, weight, -1));
                let links = links.iter().map(|(sector, weight)| term(sector, weight, 1));
                let terms = truths.chain(links).collect::<Result<_, _>>()?;
                Ok(Self::Cover(Cover { scale, terms }))
            }
            ProofRecord::Rookeries { deletions } => {
                Ok(Self::Rookeries(RookeryProof { deletions: deletions.0 }))
            }
        }
    }
}

fn term(sector: Sector, weight: u32, sign: i16) -> Result<Term, RecordFault> {
    let weight = i16::try_from(weight).map_err(|_| RecordFault::Weight { sector, weight })?;
    Ok(Term { sector, weight: sign * weight })
}
