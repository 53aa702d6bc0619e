//! Sectors and equations with their weights, as JSON objects.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use ninerooks_board::NameError;
use ninerooks_proof::{Equation, Fact};
use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};

use super::names::{Name, Named};

/// Sectors and lemmas, or pattern equations, and how often each counts, as an object in their order:
/// `{"1B7":1,"8N3":2}`, `{"#9":1,"r6c6":1}`.
///
/// None occurs twice. What is read has weights in 1..=32767.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights<T = Fact>(Vec<(T, u32)>);

impl<T: Copy> Weights<T> {
    /// The sectors with their weights, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (T, u32)> {
        self.0.iter().copied()
    }
}

/// What occurs twice gets the sum.
impl<T: Copy + PartialEq> FromIterator<(T, u16)> for Weights<T> {
    fn from_iter<I: IntoIterator<Item = (T, u16)>>(items: I) -> Self {
        // There are 324 sectors and 90 equations, so this search is short.
        let mut weights: Vec<(T, u32)> = Vec::new();
        for (sector, weight) in items {
            let weight = u32::from(weight);
            match weights.iter_mut().find(|old| old.0 == sector) {
                Some(old) => old.1 = old.1.saturating_add(weight),
                None => weights.push((sector, weight)),
            }
        }
        Self(weights)
    }
}

impl<T: Copy + fmt::Display> Serialize for Weights<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(sector, weight)| (Name(sector), weight)))
    }
}

impl<'de> Deserialize<'de> for Weights<Fact> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (kind, expected) = ("sector", super::names::FACT);
        deserializer.deserialize_map(WeightsVisitor { kind, expected, what: PhantomData })
    }
}

impl<'de> Deserialize<'de> for Weights<Equation> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (kind, expected) = ("equation", "a pattern equation such as \"r4c5\" or \"#7\"");
        deserializer.deserialize_map(WeightsVisitor { kind, expected, what: PhantomData })
    }
}

struct WeightsVisitor<T> {
    kind: &'static str,
    expected: &'static str,
    what: PhantomData<T>,
}

impl<'de, T> Visitor<'de> for WeightsVisitor<T>
where
    T: Copy + PartialEq + fmt::Display + FromStr<Err = NameError>,
{
    type Value = Weights<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an object of {}s and their weights", self.kind)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Weights<T>, A::Error> {
        let mut weights: Vec<(T, u32)> = Vec::new();
        while let Some(sector) = map.next_key_seed(Named::<T>::new(self.expected))? {
            let weight = map.next_value_seed(WeightOf(sector))?;
            if weights.iter().any(|old| old.0 == sector) {
                let kind = self.kind;
                return Err(de::Error::custom(format_args!("the {kind} {sector} occurs twice")));
            }
            weights.push((sector, weight));
        }
        Ok(Weights(weights))
    }
}

/// The weight of a sector that is named in the errors.
struct WeightOf<T>(T);

impl<'de, T: fmt::Display> DeserializeSeed<'de> for WeightOf<T> {
    type Value = u32;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<u32, D::Error> {
        deserializer.deserialize_u64(self)
    }
}

impl<T: fmt::Display> Visitor<'_> for WeightOf<T> {
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
