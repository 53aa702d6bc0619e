//! Rules as JSON strings.

use core::fmt;

use ninerooks_board::{Rule, Rules};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::formats;

/// A rule as a JSON string, as it prints itself: `"thermo r1c1-r1c2"`.
///
/// ```
/// use ninerooks_text::json::{RuleName, read_as};
/// let RuleName(rule) = read_as("\"white dot r4c5-r4c6\"")?;
/// assert_eq!(rule.to_string(), "white dot r4c5-r4c6");
/// assert!(read_as::<RuleName>("\"white dot r4c5\"").is_err());
/// # Ok::<(), ninerooks_text::json::JsonError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleName(pub Rule);

impl Serialize for RuleName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for RuleName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Named).map(Self)
    }
}

struct Named;

impl de::Visitor<'_> for Named {
    type Value = Rule;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a rule such as \"thermo r1c1-r1c2\"")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Rule, E> {
        formats::rule(text).map_err(|(_, expected)| {
            de::Error::invalid_value(de::Unexpected::Str(text), &expected.as_str())
        })
    }
}

/// The names of a puzzle's rules.
pub(super) fn names(rules: Rules) -> Vec<RuleName> {
    rules.list().iter().cloned().map(RuleName).collect()
}
