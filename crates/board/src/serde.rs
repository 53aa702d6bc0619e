//! Values as data, behind the feature `serde`: a name is a string, a set is a list of names.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use ::serde::de::{Error, Unexpected, Visitor};
use ::serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet, Sector, Sum,
};

/// Reads anything that goes by a name.
struct Named<T>(PhantomData<T>);

impl<T: FromStr<Err = crate::NameError>> Visitor<'_> for Named<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match "".parse::<T>() {
            Err(error) => f.write_str(error.expected),
            Ok(_) => f.write_str("a name"),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(|_| E::invalid_value(Unexpected::Str(text), &self))
    }
}

/// A type that goes by a name: the same string that `Display` and `FromStr` know.
macro_rules! named {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Named(PhantomData))
            }
        }
    )*};
}

named!(Candidate, Cell, Digit, House, Sector, Sum);

/// A set of such: the list of their names.
macro_rules! listed {
    ($($set:ty, $item:ty);*) => {$(
        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.into_iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Ok(Vec::<$item>::deserialize(deserializer)?.into_iter().collect())
            }
        }
    )*};
}

listed!(CellSet, Cell; DigitSet, Digit; HouseSet, House);

impl Serialize for CandidateSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CandidateSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Candidate>::deserialize(deserializer)?.into_iter().collect())
    }
}
