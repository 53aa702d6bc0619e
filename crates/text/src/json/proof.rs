//! Proofs as JSON objects, told apart by their `kind`.

use core::fmt;

use ninerooks_board::{Sector, SectorSet};
use ninerooks_proof::{Cover, Proof, Term};
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::names::Named;
use super::step::RecordFault;

/// A proof: `{"kind":"cover","scale":1,"truths":{"1B7":1},"links":{"8N3":1}}`.
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
        let truths = truths.0.into_iter().map(|(sector, weight)| term(sector, weight, -1));
        let links = links.0.into_iter().map(|(sector, weight)| term(sector, weight, 1));
        let terms = truths.chain(links).collect::<Result<_, _>>()?;
        Ok(Self { scale, terms })
    }
}

fn term(sector: Sector, weight: u32, sign: i16) -> Result<Term, RecordFault> {
    let weight = i16::try_from(weight).map_err(|_| RecordFault::Weight { sector, weight })?;
    Ok(Term { sector, weight: sign * weight })
}

/// Sectors and how often each counts, as an object in their order: `{"1B7":1,"8N3":2}`.
///
/// No sector stands twice. What is read has weights in 1..=32767.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Weights(Vec<(Sector, u32)>);

impl Weights {
    /// The sectors with their weights, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (Sector, u32)> {
        self.0.iter().copied()
    }
}

/// A sector that stands twice gets the sum.
impl FromIterator<(Sector, u16)> for Weights {
    fn from_iter<I: IntoIterator<Item = (Sector, u16)>>(items: I) -> Self {
        let mut seen = SectorSet::EMPTY;
        let mut weights: Vec<(Sector, u32)> = Vec::new();
        for (sector, weight) in items {
            let weight = u32::from(weight);
            if seen.insert(sector) {
                weights.push((sector, weight));
            } else if let Some(old) = weights.iter_mut().find(|old| old.0 == sector) {
                old.1 = old.1.saturating_add(weight);
            }
        }
        Self(weights)
    }
}

impl Serialize for Weights {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Name(Sector);
        impl Serialize for Name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.0)
            }
        }
        serializer.collect_map(self.iter().map(|(sector, weight)| (Name(sector), weight)))
    }
}

impl<'de> Deserialize<'de> for Weights {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(WeightsVisitor)
    }
}

struct WeightsVisitor;

impl<'de> Visitor<'de> for WeightsVisitor {
    type Value = Weights;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of sectors and their weights, such as {\"1B7\":1}")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Weights, A::Error> {
        let mut seen = SectorSet::EMPTY;
        let mut weights = Vec::new();
        while let Some(sector) = map.next_key_seed(Named::<Sector>::new(SECTOR))? {
            let weight = map.next_value_seed(WeightOf(sector))?;
            if !seen.insert(sector) {
                return Err(de::Error::custom(format_args!("the sector {sector} stands twice")));
            }
            weights.push((sector, weight));
        }
        Ok(Weights(weights))
    }
}

const SECTOR: &str = "a sector such as \"3R7\", \"4C9\", \"6B2\" or \"5N3\"";

/// The weight of a sector that is named in the errors.
struct WeightOf(Sector);

impl<'de> DeserializeSeed<'de> for WeightOf {
    type Value = u32;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<u32, D::Error> {
        deserializer.deserialize_u64(self)
    }
}

impl Visitor<'_> for WeightOf {
    type Value = u32;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a weight from 1 to {} for {}", i16::MAX, self.0)
    }

    fn visit_u64<E: de::Error>(self, weight: u64) -> Result<u32, E> {
        match i16::try_from(weight) {
            Ok(small) if small > 0 => Ok(u32::from(small.unsigned_abs())),
            _ => Err(E::invalid_value(de::Unexpected::Unsigned(weight), &self)),
        }
    }
}
