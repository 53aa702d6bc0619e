//! Expressions over what can be said of a puzzle: `er >= 7.1 and givens < 24`.
//!
//! Numbers, texts, `and`, `or`, `not`, comparisons, arithmetic, lists, `in`, `a if b else c`. What a name stands for is found
//! out when it is first used, so what is cheap comes first. Whether names are known and values go together is seen before
//! any puzzle is looked at.

mod check;
mod compute;
mod parse;
mod tokens;

use core::fmt;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::fields::{self, Fields};
use crate::value::{Key, Kind, Value};
use check::Checker;
use compute::Computer;
use parse::{Node, What};

/// What is said with every error.
const EXAMPLE: &str = "; an example: `er >= 7.1 and not givens > 24`";

/// An expression that was read.
#[derive(Clone)]
pub(crate) struct Expression {
    text: String,
    root: Arc<Node>,
    wanted: Wanted,
}

/// What is expected of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Something true or false.
    Truth,
    Number,
    Anything,
}

/// The columns of a list, with what is in them.
pub(crate) type Columns = BTreeMap<String, Kind>;

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Expression {
    /// Reads an expression that something is ordered by. What it names is looked at by [`require`](Self::require).
    ///
    /// # Errors
    /// Where it is not one.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        Self::read(text, Wanted::Anything)
    }

    /// Reads an expression that holds or not, likewise.
    ///
    /// # Errors
    /// Where it is not one.
    pub(crate) fn to_hold(text: &str) -> Result<Self, String> {
        Self::read(text, Wanted::Truth)
    }

    /// Reads an expression that holds or not, and names fields alone, no columns of a list.
    ///
    /// # Errors
    /// Where it is not one, or what does not go together in it.
    pub(crate) fn of_fields_to_hold(text: &str) -> Result<Self, String> {
        let expression = Self::read(text, Wanted::Truth)?;
        expression.require(&Columns::new())?;
        Ok(expression)
    }

    /// Reads an expression that is a number, likewise.
    ///
    /// # Errors
    /// Where it is not one, or what does not go together in it.
    pub(crate) fn of_fields_to_rate(text: &str) -> Result<Self, String> {
        let expression = Self::read(text, Wanted::Number)?;
        expression.require(&Columns::new())?;
        Ok(expression)
    }

    fn read(text: &str, wanted: Wanted) -> Result<Self, String> {
        let root = match parse::parse(text) {
            Ok(root) => root,
            Err(_) if text.len() < tokens::LONGEST && Path::new(text).is_file() => {
                return Err(is_file(text));
            }
            Err(message) => return Err(format!("{message}{EXAMPLE}")),
        };
        let expression = Self { text: text.to_owned(), root: Arc::new(root), wanted };
        // Columns may be called as fields are, but for the puzzle itself.
        expression.check(&|name| Some(if name == "puzzle" { Kind::Text } else { Kind::Any }))?;
        Ok(expression)
    }

    /// What is wrong where nothing else is named to be read: it is the name of a file.
    pub(crate) fn file(&self) -> Option<String> {
        (!fields::is_field(&self.text) && Path::new(&self.text).is_file())
            .then(|| is_file(&self.text))
    }

    /// The names in it.
    pub(crate) fn names(&self) -> impl Iterator<Item = String> {
        check::names(&self.root).into_iter().map(|(name, _)| name)
    }

    /// Whether every name is a field or one of these columns, and what they stand for goes together.
    ///
    /// # Errors
    /// Which one is not, or what does not.
    pub(crate) fn require(&self, columns: &Columns) -> Result<(), String> {
        let kinds = |name: &str| columns.get(name).copied().or_else(|| fields::kind(name));
        for (name, at) in check::names(&self.root) {
            if kinds(&name).is_none() {
                let words = self.unknown(&name, columns, &kinds);
                return Err(tokens::placed(&self.text, at, &words));
            }
        }
        self.check(&kinds)
    }

    fn check(&self, kinds: check::Kinds<'_>) -> Result<(), String> {
        let checker = Checker { text: &self.text, kinds };
        match self.wanted {
            Wanted::Truth => checker.require_truth(&self.root),
            Wanted::Number => checker.require_number(&self.root).map(|_| ()),
            Wanted::Anything => checker.kind(&self.root).map(|_| ()),
        }
    }

    /// What to say of a name that nothing has.
    fn unknown(&self, name: &str, columns: &Columns, kinds: check::Kinds<'_>) -> String {
        let mut known: Vec<&str> = fields::names().collect();
        known.extend(columns.keys().map(String::as_str));
        let near = tokens::nearest(name, &known);
        let near = near.map(|near| format!(" (did you mean `{near}`?)")).unwrap_or_default();
        let quoted = if check::is_meant_as_text(&self.root, name, kinds) {
            format!("`{name}` is a text: write it in quotation marks, as `\"{name}\"`; ")
        } else {
            String::new()
        };
        let columns = match columns.len() {
            0 => String::new(),
            _ => {
                format!("; columns are {}", columns.keys().cloned().collect::<Vec<_>>().join(", "))
            }
        };
        let names = fields::names().collect::<Vec<_>>().join(", ");
        format!("{quoted}nothing is called `{name}`{near}; fields are {names}{columns}")
    }

    /// Whether it holds.
    ///
    /// # Errors
    /// What cannot be computed, or is neither true nor false.
    pub(crate) fn holds(&self, fields: &Fields) -> Result<bool, String> {
        Computer { text: &self.text, fields }.holds(&self.root)
    }

    /// Its value as a number; what is true is 1.
    ///
    /// # Errors
    /// What cannot be computed, or is no number.
    pub(crate) fn number(&self, fields: &Fields) -> Result<f64, String> {
        let value = Computer { text: &self.text, fields }.value(&self.root)?;
        value.number().ok_or_else(|| format!("`{self}` is no number"))
    }

    /// Its value, to order by.
    ///
    /// # Errors
    /// What cannot be computed.
    pub(crate) fn key(&self, fields: &Fields) -> Result<Key, String> {
        match &self.root.what {
            What::Value(Value::Nothing(_)) => Err(format!("`{self}` orders nothing")),
            _ => Computer { text: &self.text, fields }.value(&self.root).map(|value| value.key()),
        }
    }
}

fn is_file(name: &str) -> String {
    format!("`{name}` is a file; an expression comes first, such as `er >= 7.1`")
}
