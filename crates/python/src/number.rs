//! Whole numbers as Python has them, of any size, and the bounds that they have.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::error::Fault;

/// The most threads, as the program has it.
const THREADS: u64 = 1024;

/// A whole number that was handed over.
pub(crate) struct Whole {
    /// Nothing where it has too many digits for any use.
    value: Option<i128>,
    /// As Python writes it.
    words: String,
}

impl<'py> FromPyObject<'_, 'py> for Whole {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let index = value.call_method0("__index__").map_err(|_| {
            let kind =
                value.get_type().name().map_or_else(|_| "?".to_owned(), |name| name.to_string());
            PyTypeError::new_err(format!("a whole number is expected, not {kind}"))
        })?;
        let words: String = index.str()?.to_string().chars().take(40).collect();
        Ok(Self { value: index.extract().ok(), words })
    }
}

impl Whole {
    /// The number, from the least to the most that it may be.
    pub(crate) fn within(&self, name: &str, least: u64, most: u64) -> Result<u64, Fault> {
        let value = self.value.and_then(|value| u64::try_from(value).ok());
        value.filter(|value| (least..=most).contains(value)).ok_or_else(|| {
            let range = match most {
                u64::MAX if self.words.starts_with('-') || self.words == "0" => {
                    format!("a number from {least} on")
                }
                u64::MAX => format!("a number from {least} to 2^64 - 1"),
                _ => format!("a number from {least} to {most}"),
            };
            Fault::expected(format!("{range} for {name}"), self.words.clone())
        })
    }
}

/// A number of something, from 0 on.
pub(crate) fn count(name: &str, value: &Whole) -> Result<u64, Fault> {
    value.within(name, 0, u64::MAX)
}

/// How many threads; 0 stands for one per core.
pub(crate) fn threads(value: Option<Whole>) -> Result<usize, Fault> {
    let Some(value) = value else { return Ok(0) };
    let number = value.within("threads", 1, THREADS)?;
    Ok(usize::try_from(number).unwrap_or(usize::MAX))
}
