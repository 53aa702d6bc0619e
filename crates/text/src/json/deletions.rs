//! Deletions of patterns as JSON.
//!
//! Most proofs in POM-space are long lists of patterns and pairs, so these two are arrays, and
//! what is seldom is an object with a `kind`.

use core::fmt;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet};
use ninerooks_proof::{
    CandidateCover, Cover, Deletion, Equation, Fact, GuardedPatterns, GuardianKind, Guardians,
    Pattern, PatternCover, PatternTerm, Term,
};
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Unexpected, Visitor, value};
use serde::{Deserialize, Serialize, Serializer};

use super::lemmas::GuardiansRecord;
use super::names::Name;
use super::weights::Weights;

/// The deletions of a proof in POM-space, as a list:
///
/// * `["4(000001)","#7","#8"]`: a pattern, and the equations that exclude it,
/// * `["4(000001)","7(123012)","#9"]`: a pair of patterns, and the equation,
/// * `{"kind":"equations","scale":2,"truths":{"#9":1},"links":{"r6c6":1,"r8c8":1},"patterns":[…]}`:
///   a cover of pattern equations, and the patterns that it excludes,
/// * `{"kind":"candidates","scale":1,"truths":{"1B7":1},"links":{},"patterns":[…]}`: a cover of
///   candidates,
/// * `{"kind":"guardians","because":"deadly","sectors":["1N1",…],"kept":["1r1c1",…],"patterns":[…]}`.
///
/// Schema 1 has `{"kind":"rectangle","cells":["r1c1","r1c4","r2c1","r2c4"],"patterns":[…]}` in place of the
/// last. The checker reads it as that: in the four cells all digits but a pattern's own are the deadly pattern.
///
/// As in other records, truths come before links, and what occurs twice on one side gets the sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deletions(Box<[Listed]>);

/// An item of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Listed {
    Deletion(Deletion),
    /// The four cells and the patterns of a rectangle.
    Rectangle(Box<(CellSet, Box<[Pattern]>)>),
}

impl Serialize for Deletions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Written))
    }
}

impl Deletions {
    /// Whether schema 1 has all that they say: no cover of candidates weighs a lemma, and nothing has guardians.
    pub(super) fn is_first(&self) -> bool {
        self.0.iter().all(|listed| match listed {
            Listed::Deletion(Deletion::Candidates(proof)) => !proof.cover.has_lemmas(),
            Listed::Deletion(Deletion::Guarded(_)) => false,
            Listed::Deletion(
                Deletion::Cover(_) | Deletion::Pattern { .. } | Deletion::Pair { .. },
            )
            | Listed::Rectangle(_) => true,
        })
    }

    /// What the checker reads.
    pub(super) fn into_deletions(self) -> Box<[Deletion]> {
        let mut deletions = Vec::with_capacity(self.0.len());
        for listed in self.0 {
            match listed {
                Listed::Deletion(deletion) => deletions.push(deletion),
                Listed::Rectangle(rectangle) => {
                    deletions.extend(guarded(rectangle.0, &rectangle.1));
                }
            }
        }
        deletions.into()
    }
}

impl From<&[Deletion]> for Deletions {
    fn from(deletions: &[Deletion]) -> Self {
        Self(deletions.iter().cloned().map(Listed::Deletion).collect())
    }
}

struct Written<'a>(&'a Listed);

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let deletion = match self.0 {
            Listed::Deletion(deletion) => deletion,
            Listed::Rectangle(rectangle) => {
                let cells = rectangle.0.map(Name).collect();
                let patterns = names(&rectangle.1);
                return Seldom::Rectangle { cells, patterns }.serialize(serializer);
            }
        };
        match deletion {
            Deletion::Pattern { pattern, by } => {
                let names = by.iter().map(|equation| Part::By(*equation));
                serializer.collect_seq(core::iter::once(Part::Pattern(*pattern)).chain(names))
            }
            Deletion::Pair { first, second, by } => {
                let [first, second] = [first, second].map(|pattern| Part::Pattern(*pattern));
                serializer.collect_seq([first, second, Part::By(*by)])
            }
            Deletion::Cover(cover) => {
                let side = |sign: i16| {
                    let terms = cover.terms.iter().filter(move |t| t.weight.signum() == sign);
                    terms.map(|term| (term.equation, term.weight.unsigned_abs())).collect()
                };
                let (truths, links) = (side(-1), side(1));
                let patterns = names(&cover.targets);
                Seldom::Equations { scale: cover.scale, truths, links, patterns }
                    .serialize(serializer)
            }
            Deletion::Candidates(proof) => Seldom::Candidates {
                scale: proof.cover.scale,
                truths: proof.cover.truths().collect(),
                links: proof.cover.links().collect(),
                patterns: names(&proof.targets),
            }
            .serialize(serializer),
            Deletion::Guarded(proof) => {
                Seldom::Guardians { by: (&proof.by).into(), patterns: names(&proof.targets) }
                    .serialize(serializer)
            }
        }
    }
}

fn names(patterns: &[Pattern]) -> Vec<Name<Pattern>> {
    patterns.iter().copied().map(Name).collect()
}

/// What is written as an object.
#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum Seldom {
    Equations {
        scale: i16,
        truths: Weights<Equation>,
        links: Weights<Equation>,
        patterns: Vec<Name<Pattern>>,
    },
    Candidates {
        scale: i16,
        truths: Weights<Fact>,
        links: Weights<Fact>,
        patterns: Vec<Name<Pattern>>,
    },
    Guardians {
        #[serde(flatten)]
        by: GuardiansRecord,
        patterns: Vec<Name<Pattern>>,
    },
    /// Schema 1.
    Rectangle { cells: Vec<Name<Cell>>, patterns: Vec<Name<Pattern>> },
}

impl From<Seldom> for Listed {
    fn from(seldom: Seldom) -> Self {
        let targets = |patterns: Vec<Name<Pattern>>| patterns.into_iter().map(|name| name.0);
        Self::Deletion(match seldom {
            Seldom::Equations { scale, truths, links, patterns } => {
                let term = |(equation, weight)| PatternTerm { equation, weight };
                let terms = signed(&truths, &links).map(term).collect();
                let targets = targets(patterns).collect();
                Deletion::Cover(Box::new(PatternCover { scale, terms, targets }))
            }
            Seldom::Candidates { scale, truths, links, patterns } => {
                let term = |(fact, weight)| Term { fact, weight };
                let cover = Cover { scale, terms: signed(&truths, &links).map(term).collect() };
                let targets = targets(patterns).collect();
                Deletion::Candidates(Box::new(CandidateCover { cover, targets }))
            }
            Seldom::Guardians { by, patterns } => {
                let targets = targets(patterns).collect();
                Deletion::Guarded(Box::new(GuardedPatterns { by: by.into(), targets }))
            }
            Seldom::Rectangle { cells, patterns } => {
                let cells: CellSet = cells.into_iter().map(|name| name.0).collect();
                return Self::Rectangle(Box::new((cells, targets(patterns).collect())));
            }
        })
    }
}

/// The rectangle of schema 1: patterns of one digit leave its cells to the others. One deletion for each digit.
fn guarded(cells: CellSet, patterns: &[Pattern]) -> Vec<Deletion> {
    let of = |digit: Digit| -> Box<[Pattern]> {
        patterns.iter().filter(|pattern| pattern.digit == digit).copied().collect()
    };
    let digits: DigitSet = patterns.iter().map(|pattern| pattern.digit).collect();
    let deletion = |digit: Digit| {
        let others = !DigitSet::from(digit);
        let by = Guardians {
            kind: GuardianKind::Deadly,
            sectors: cells.map(Cell::sector).collect(),
            kept: cells.flat_map(|cell| cell.candidates(others)).collect(),
        };
        Deletion::Guarded(Box::new(GuardedPatterns { by, targets: of(digit) }))
    };
    digits.into_iter().map(deletion).collect()
}

/// Truths below zero, then links above. What was read fits into 16 bits.
fn signed<T: Copy>(truths: &Weights<T>, links: &Weights<T>) -> impl Iterator<Item = (T, i16)> {
    let small = |weight| i16::try_from(weight).unwrap_or(i16::MAX);
    let truths = truths.iter().map(move |(item, weight)| (item, -small(weight)));
    truths.chain(links.iter().map(move |(item, weight)| (item, small(weight))))
}

impl<'de> Deserialize<'de> for Deletions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(ListVisitor)
    }
}

struct ListVisitor;

impl<'de> Visitor<'de> for ListVisitor {
    type Value = Deletions;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of deletions")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Deletions, A::Error> {
        let mut deletions = Vec::new();
        for number in 0.. {
            // Of tens of thousands it must be told which one is wrong.
            let place =
                |error: A::Error| de::Error::custom(format_args!("deletions[{number}]: {error}"));
            match list.next_element::<Listed>().map_err(place)? {
                Some(listed) => deletions.push(listed),
                None => break,
            }
        }
        Ok(Deletions(deletions.into()))
    }
}

impl<'de> Deserialize<'de> for Listed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DeletionVisitor)
    }
}

struct DeletionVisitor;

impl<'de> Visitor<'de> for DeletionVisitor {
    type Value = Listed;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a deletion: a list of patterns and equations, or an object")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Listed, A::Error> {
        let (mut patterns, mut by) = (Vec::new(), Vec::new());
        while let Some(part) = list.next_element()? {
            match part {
                Part::Pattern(pattern) if by.is_empty() => patterns.push(pattern),
                Part::Pattern(_) => {
                    return Err(de::Error::custom("patterns come before equations"));
                }
                Part::By(_) if by.len() == Equation::COUNT => {
                    return Err(de::Error::custom("there are no more than 90 equations"));
                }
                Part::By(equation) => by.push(equation),
            }
        }
        match (&*patterns, &*by) {
            (&[pattern], _) => Ok(Listed::Deletion(Deletion::Pattern { pattern, by: by.into() })),
            (&[first, second], &[by]) => Ok(Listed::Deletion(Deletion::Pair { first, second, by })),
            _ => Err(de::Error::custom(format_args!(
                "expected one pattern and its equations, or two patterns and one equation, found \
                 {} and {}",
                patterns.len(),
                by.len()
            ))),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Listed, A::Error> {
        Seldom::deserialize(value::MapAccessDeserializer::new(map)).map(Listed::from)
    }
}

/// A pattern or an equation, which their names tell apart.
#[derive(Clone, Copy)]
enum Part {
    Pattern(Pattern),
    By(Equation),
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Pattern(pattern) => serializer.collect_str(pattern),
            Self::By(equation) => serializer.collect_str(equation),
        }
    }
}

impl<'de> Deserialize<'de> for Part {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(PartVisitor)
    }
}

struct PartVisitor;

impl Visitor<'_> for PartVisitor {
    type Value = Part;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a pattern such as \"4(000001)\", or an equation such as \"r4c5\" or \"#7\"")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Part, E> {
        let part = if text.contains('(') {
            text.parse().map(Part::Pattern)
        } else {
            text.parse().map(Part::By)
        };
        part.map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}
