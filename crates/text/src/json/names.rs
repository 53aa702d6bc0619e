//! Names as JSON strings, written without a string in between.

use core::{fmt, marker::PhantomData, str::FromStr};

use ninerooks_board::{Candidate, Cell, NameError, Sector, Sum};
use ninerooks_proof::{Fact, Pattern};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A candidate as a JSON string: `"3r4c5"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CandidateName(pub Candidate);

impl Serialize for CandidateName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for CandidateName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Named::new("a candidate such as \"3r4c5\"")).map(Self)
    }
}

/// What is expected where a sector or a lemma is named.
pub(super) const FACT: &str = "a sector such as \"3R7\", \"4C9\", \"6B2\" or \"5N3\"";

/// Anything that goes by a name, as a JSON string.
#[derive(Clone, Copy)]
pub(super) struct Name<T>(pub(super) T);

impl<T: fmt::Display> Serialize for Name<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Name<Pattern> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Named::new("a pattern such as \"4(000001)\"")).map(Self)
    }
}

impl<'de> Deserialize<'de> for Name<Cell> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Named::new("a cell such as \"r4c5\"")).map(Self)
    }
}

impl<'de> Deserialize<'de> for Name<Sum> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Named::new("a sum such as \"r1c1 + r1c2 = 7\"")).map(Self)
    }
}

impl<'de> Deserialize<'de> for Name<Fact> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Named::new(FACT)).map(Self)
    }
}

impl<'de> Deserialize<'de> for Name<Sector> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Named::new(FACT)).map(Self)
    }
}

/// Reads anything that goes by a name.
pub(super) struct Named<T> {
    expected: &'static str,
    what: PhantomData<T>,
}

impl<T> Named<T> {
    pub(super) const fn new(expected: &'static str) -> Self {
        Self { expected, what: PhantomData }
    }
}

impl<'de, T: FromStr<Err = NameError>> de::DeserializeSeed<'de> for Named<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<T: FromStr<Err = NameError>> de::Visitor<'_> for Named<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(|_| E::invalid_value(de::Unexpected::Str(text), &self))
    }
}
