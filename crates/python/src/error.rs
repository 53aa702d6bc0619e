//! Errors as `ninerooks.NinerooksError`, which Python defines: its fields say where, and what was expected.

use ninerooks::board::GridError;
use ninerooks::text::formats::ReadError;
use ninerooks::text::json::JsonError;
use pyo3::PyErr;

pyo3::import_exception!(ninerooks._error, NinerooksError);

/// What is wrong, while Python is not asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fault {
    message: String,
    /// From 1.
    line: Option<usize>,
    column: Option<usize>,
    expected: Option<String>,
    found: Option<String>,
    /// Which of many, from 0.
    index: Option<usize>,
}

impl Fault {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self { message: message.into(), ..Self::default() }
    }

    /// It is about this one of many.
    pub(crate) fn at(self, index: usize) -> Self {
        Self { index: Some(index), ..self }
    }

    /// What it leads to.
    pub(crate) fn because(mut self, words: &str) -> Self {
        self.message = format!("{}, {words}", self.message);
        self
    }

    /// What was expected instead of what was found.
    pub(crate) fn expected(expected: impl Into<String>, found: impl Into<String>) -> Self {
        let (expected, found) = (expected.into(), found.into());
        let message = format!("expected {expected}, found {found}");
        Self { message, expected: Some(expected), found: Some(found), ..Self::default() }
    }
}

impl From<ReadError> for Fault {
    fn from(error: ReadError) -> Self {
        Self {
            message: error.to_string(),
            line: Some(error.line),
            column: Some(error.column),
            expected: Some(error.expected),
            found: Some(error.found),
            index: None,
        }
    }
}

impl From<JsonError> for Fault {
    fn from(error: JsonError) -> Self {
        let (line, column) = (Some(error.line), error.column);
        Self { message: error.to_string(), line, column, ..Self::default() }
    }
}

impl From<GridError> for Fault {
    fn from(error: GridError) -> Self {
        Self::new(error.to_string())
    }
}

impl From<Fault> for PyErr {
    fn from(fault: Fault) -> Self {
        let Fault { message, line, column, expected, found, index } = fault;
        NinerooksError::new_err((message, line, column, expected, found, index))
    }
}
