//! Expressions over what can be said of a puzzle: `er >= 7.1 and givens < 24`.
//!
//! The language is that of minijinja's expressions: numbers, strings, `and`, `or`, `not`, comparisons, arithmetic, lists,
//! `in`, `a if b else c`. What a name stands for is found out when it is first used, so what is cheap comes first.

mod written;

use core::cmp::Ordering;
use core::fmt;
use std::sync::{Arc, LazyLock};

use minijinja::value::ValueKind;
use minijinja::{Environment, UndefinedBehavior, Value};

use crate::fields::{self, Fields};
use crate::levels::{ORDER, RANK};

/// An expression has no loops, so this is more than any of reasonable length takes.
const FUEL: u64 = 10_000;

/// What every expression is read by.
static ENVIRONMENT: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut environment = Environment::empty();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.set_fuel(Some(FUEL));
    environment
});

/// What is said with every error.
const EXAMPLE: &str = "; an example: `er >= 7.1 and not givens > 24`";

/// An expression that was read.
#[derive(Clone)]
pub(crate) struct Expression {
    text: String,
    compiled: Arc<minijinja::Expression<'static, 'static>>,
    names: Vec<String>,
    /// What is wrong unless there is a column of this name.
    doubts: Vec<(&'static str, String)>,
}

/// What puzzles are ordered by.
#[derive(Clone, Debug)]
pub(crate) enum Key {
    /// Numbers, and 0 and 1 for what is false and true.
    Number(f64),
    Text(String),
    List(Vec<Key>),
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Expression {
    /// Reads an expression. What it names is looked at by [`require`](Self::require).
    ///
    /// # Errors
    /// Where it is not one.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        Self::read(text, false)
    }

    /// Reads an expression to sort by: levels are in their order.
    ///
    /// # Errors
    /// Where it is not one.
    pub(crate) fn to_sort_by(text: &str) -> Result<Self, String> {
        Self::read(text, true)
    }

    fn read(text: &str, to_sort: bool) -> Result<Self, String> {
        let written::Written { text: written, doubts } =
            written::read(text, to_sort).map_err(|message| format!("{message}{EXAMPLE}"))?;
        let compiled = ENVIRONMENT.compile_expression_owned(written);
        let compiled = compiled.map_err(|error| format!("{}{EXAMPLE}", words(&error)))?;
        let own = |name: String| {
            let field = name.strip_prefix(RANK).or_else(|| name.strip_prefix(ORDER));
            field.map_or_else(|| name.clone(), str::to_owned)
        };
        let mut names: Vec<String> =
            compiled.undeclared_variables(false).into_iter().map(own).collect();
        names.sort();
        names.dedup();
        Ok(Self { text: text.to_owned(), compiled: Arc::new(compiled), names, doubts })
    }

    /// Reads an expression that names fields alone, no columns of a list.
    ///
    /// # Errors
    /// Where it is not one.
    pub(crate) fn of_fields(text: &str) -> Result<Self, String> {
        let expression = Self::parse(text)?;
        expression.require(&[])?;
        Ok(expression)
    }

    /// Whether every name is a field or one of these columns.
    ///
    /// # Errors
    /// Which one is not; or what it is compared with that it never is.
    pub(crate) fn require(&self, columns: &[String]) -> Result<(), String> {
        let is_known = |name: &&String| fields::is_field(name) || columns.contains(name);
        match self.names.iter().find(|name| !is_known(name)) {
            None => {
                let is_column = |field: &str| columns.iter().any(|column| column == field);
                match self.doubts.iter().find(|(field, _)| !is_column(field)) {
                    Some((_, message)) => Err(message.clone()),
                    None => Ok(()),
                }
            }
            Some(name) => {
                let mut known: Vec<&str> = fields::names().collect();
                known.extend(columns.iter().map(String::as_str));
                let near = written::nearest(name, &known);
                let near =
                    near.map(|near| format!(" (did you mean `{near}`?)")).unwrap_or_default();
                let columns = if columns.is_empty() {
                    String::new()
                } else {
                    format!("; columns are {}", columns.join(", "))
                };
                let names = fields::names().collect::<Vec<_>>().join(", ");
                Err(format!("nothing is called `{name}`{near}; fields are {names}{columns}"))
            }
        }
    }

    /// Whether it holds.
    ///
    /// # Errors
    /// What cannot be computed, or is neither true nor false.
    pub(crate) fn holds(&self, fields: &Arc<Fields>) -> Result<bool, String> {
        let value = self.value(fields)?;
        match value.kind() {
            ValueKind::Bool => Ok(value.is_true()),
            kind => Err(format!(
                "`{self}` is a {kind}, neither true nor false; something to hold is expected, such as `er > 7`"
            )),
        }
    }

    /// Its value as a number; what is true is 1.
    ///
    /// # Errors
    /// What cannot be computed, or is no number.
    pub(crate) fn number(&self, fields: &Arc<Fields>) -> Result<f64, String> {
        match self.key(fields)? {
            Key::Number(number) => Ok(number),
            Key::Text(_) | Key::List(_) => Err(format!("`{self}` is no number")),
        }
    }

    /// Its value, to order by.
    ///
    /// # Errors
    /// What cannot be computed.
    pub(crate) fn key(&self, fields: &Arc<Fields>) -> Result<Key, String> {
        let value = self.value(fields)?;
        Key::of(&value).ok_or_else(|| format!("`{self}` is neither a number nor a text nor a list"))
    }

    fn value(&self, fields: &Arc<Fields>) -> Result<Value, String> {
        let value = self.compiled.eval(Value::from_dyn_object(Arc::clone(fields)));
        // Why there is no value is known better there.
        match fields.problem() {
            Some(problem) => Err(problem),
            None => value.map_err(|error| words(&error)),
        }
    }
}

/// An error of the library on one line.
fn words(error: &minijinja::Error) -> String {
    match error.detail() {
        Some(detail) => detail.to_owned(),
        None => error.kind().to_string(),
    }
}

impl Key {
    fn of(value: &Value) -> Option<Self> {
        match value.kind() {
            ValueKind::Number => f64::try_from(value.clone()).ok().map(Self::Number),
            ValueKind::Bool => Some(Self::Number(f64::from(u8::from(value.is_true())))),
            ValueKind::String => value.as_str().map(|text| Self::Text(text.to_owned())),
            ValueKind::Seq => {
                let all = value.try_iter().ok()?.map(|item| Self::of(&item));
                all.collect::<Option<Vec<Self>>>().map(Self::List)
            }
            _ => None,
        }
    }
}

impl Ord for Key {
    /// Numbers before texts, texts before lists.
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Number(one), Self::Number(other)) => one.total_cmp(other),
            (Self::Text(one), Self::Text(other)) => one.cmp(other),
            (Self::List(one), Self::List(other)) => one.cmp(other),
            (Self::Number(_), _) | (Self::Text(_), Self::List(_)) => Ordering::Less,
            (_, Self::Number(_)) | (Self::List(_), Self::Text(_)) => Ordering::Greater,
        }
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Key {}
