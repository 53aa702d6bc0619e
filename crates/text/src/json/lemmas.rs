//! Lemmas, guardians and symmetries as JSON: what schema 2 has beyond schema 1.

use ninerooks_board::{CandidateSet, Sum};
use ninerooks_proof::{Clause, GuardianKind, Guardians, Lemma, Symmetry};
use serde::{Deserialize, Serialize};

use super::assumptions::SectorName;
use super::names::{CandidateName, Name};
use super::proof::ProofRecord;
use super::record_fault::RecordFault;

/// A lemma: `{"says":{"one-of":["3r1c2","4r1c3"]},"by":{"kind":"cover",…}}`. The first one is `L1`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LemmaRecord {
    /// What it says.
    pub says: ClauseRecord,
    /// Why that follows.
    pub by: ProofRecord,
}

/// A clause: `{"one-of":[…]}`, `{"at-most-one":[…]}`, `{"same":["3r1c2","4r1c3"]}` or `{"sum":"r1c1 + r1c2 = 7"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClauseRecord {
    /// At least one of these is true.
    OneOf(Vec<CandidateName>),
    /// At most one of these is true.
    AtMostOne(Vec<CandidateName>),
    /// Both are true or both are false.
    Same(CandidateName, CandidateName),
    /// Digits have this sum.
    Sum(SumName),
}

/// A sum as a JSON string: `"r1c1 + 2 r1c2 - r1c3 = 7"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumName(pub Sum);

impl Serialize for SumName {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for SumName {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Name::<Sum>::deserialize(deserializer).map(|name| Self(name.0))
    }
}

/// A pattern with guardians:
/// `{"kind":"guardians","because":"deadly","sectors":["1N1",…],"kept":["3r1c1",…]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuardiansRecord {
    /// Why the pattern is impossible without them.
    pub because: GuardianName,
    /// Its sectors.
    pub sectors: Vec<SectorName>,
    /// The candidates that it is made of.
    pub kept: Vec<CandidateName>,
}

/// Why a pattern is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GuardianName {
    /// See [`GuardianKind::Impossible`].
    Impossible,
    /// See [`GuardianKind::Deadly`].
    Deadly,
    /// See [`GuardianKind::DeadlyParity`].
    DeadlyParity,
    /// See [`GuardianKind::Reverse`].
    Reverse,
    /// See [`GuardianKind::ClueCover`].
    ClueCover,
    /// See [`GuardianKind::TwoLines`].
    TwoLines,
}

/// A map of the board onto itself; lines and digits count from 1:
/// `{"kind":"symmetry","transpose":false,"rows":[9,8,…],"columns":[9,8,…],"digits":[2,1,…]}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SymmetryRecord {
    /// Whether rows and columns are exchanged first.
    pub transpose: bool,
    /// Where each row goes.
    pub rows: [u8; 9],
    /// Where each column goes.
    pub columns: [u8; 9],
    /// What each digit becomes.
    pub digits: [u8; 9],
}

fn names(set: &CandidateSet) -> Vec<CandidateName> {
    set.iter().map(CandidateName).collect()
}

fn set(names: Vec<CandidateName>) -> CandidateSet {
    names.into_iter().map(|name| name.0).collect()
}

impl From<&Lemma> for LemmaRecord {
    fn from(lemma: &Lemma) -> Self {
        let says = match &lemma.says {
            Clause::OneOf(set) => ClauseRecord::OneOf(names(set)),
            Clause::AtMostOne(set) => ClauseRecord::AtMostOne(names(set)),
            Clause::Same(first, second) => {
                ClauseRecord::Same(CandidateName(*first), CandidateName(*second))
            }
            Clause::Sum(sum) => ClauseRecord::Sum(SumName(sum.clone())),
        };
        Self { says, by: (&lemma.by).into() }
    }
}

/// The lemmas of these records.
pub(super) fn lemmas(records: Vec<LemmaRecord>) -> Result<Box<[Lemma]>, RecordFault> {
    let lemma = |record: LemmaRecord| {
        let says = match record.says {
            ClauseRecord::OneOf(names) => Clause::OneOf(set(names)),
            ClauseRecord::AtMostOne(names) => Clause::AtMostOne(set(names)),
            ClauseRecord::Same(first, second) => Clause::Same(first.0, second.0),
            ClauseRecord::Sum(sum) => Clause::Sum(sum.0),
        };
        Ok(Lemma { says, by: record.by.try_into()? })
    };
    records.into_iter().map(lemma).collect()
}

impl From<&Guardians> for GuardiansRecord {
    fn from(guardians: &Guardians) -> Self {
        let because = match guardians.kind {
            GuardianKind::Impossible => GuardianName::Impossible,
            GuardianKind::Deadly => GuardianName::Deadly,
            GuardianKind::DeadlyParity => GuardianName::DeadlyParity,
            GuardianKind::Reverse => GuardianName::Reverse,
            GuardianKind::ClueCover => GuardianName::ClueCover,
            GuardianKind::TwoLines => GuardianName::TwoLines,
        };
        let sectors = guardians.sectors.iter().copied().map(SectorName).collect();
        Self { because, sectors, kept: names(&guardians.kept) }
    }
}

impl From<GuardiansRecord> for Guardians {
    fn from(record: GuardiansRecord) -> Self {
        let kind = match record.because {
            GuardianName::Impossible => GuardianKind::Impossible,
            GuardianName::Deadly => GuardianKind::Deadly,
            GuardianName::DeadlyParity => GuardianKind::DeadlyParity,
            GuardianName::Reverse => GuardianKind::Reverse,
            GuardianName::ClueCover => GuardianKind::ClueCover,
            GuardianName::TwoLines => GuardianKind::TwoLines,
        };
        let sectors = record.sectors.into_iter().map(|name| name.0).collect();
        Self { kind, sectors, kept: set(record.kept) }
    }
}

impl From<&Symmetry> for SymmetryRecord {
    fn from(symmetry: &Symmetry) -> Self {
        let &Symmetry { transpose, rows, columns, digits } = symmetry;
        let [rows, columns, digits] =
            [rows, columns, digits].map(|list| list.map(|n| n.wrapping_add(1)));
        Self { transpose, rows, columns, digits }
    }
}

impl From<SymmetryRecord> for Symmetry {
    /// Numbers that do not exist stay such, and the checker refuses them.
    fn from(record: SymmetryRecord) -> Self {
        let SymmetryRecord { transpose, rows, columns, digits } = record;
        let [rows, columns, digits] =
            [rows, columns, digits].map(|list| list.map(|n| n.wrapping_sub(1)));
        Self { transpose, rows, columns, digits }
    }
}
