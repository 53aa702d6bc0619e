//! Rules as JSON strings.

use core::fmt;
use core::str::FromStr;

use ninerooks_board::{Rule, RuleError, Rules};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::formats::{self, Fault, ReadError};

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

impl RuleName {
    /// The names of all rules of a puzzle.
    pub fn all(rules: Rules) -> Vec<Self> {
        rules.list().iter().cloned().map(Self).collect()
    }

    /// The rules of these names.
    ///
    /// ```
    /// use ninerooks_board::{Rule, Rules};
    /// use ninerooks_text::json::RuleName;
    /// let rules = Rules::new(&[Rule::Windoku, Rule::AntiKnight])?;
    /// assert_eq!(RuleName::rules(&RuleName::all(rules))?, rules);
    /// # Ok::<(), ninerooks_board::RuleError>(())
    /// ```
    ///
    /// # Errors
    /// [`RuleError`] when one of them cannot be meant, or there are too many.
    pub fn rules(names: &[Self]) -> Result<Rules, RuleError> {
        let list: Vec<Rule> = names.iter().map(|Self(rule)| rule.clone()).collect();
        Rules::new(&list)
    }
}

/// A rule as it prints itself.
///
/// ```
/// use ninerooks_text::json::RuleName;
/// let wrong = "thermo r1c1-r1c1".parse::<RuleName>().unwrap_err();
/// assert_eq!(wrong.column, 1);
/// assert!(wrong.expected.starts_with("a rule that can be meant"), "{wrong}");
/// # "anti-knight".parse::<RuleName>()?;
/// # Ok::<(), ninerooks_text::formats::ReadError>(())
/// ```
impl FromStr for RuleName {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        formats::rule(text).map(Self).map_err(|(at, expected)| {
            let found = format!("`{}`", text.get(at..).unwrap_or_default());
            ReadError::new(text, &Fault::new(at, expected, found))
        })
    }
}

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
