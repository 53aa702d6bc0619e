//! Ninerooks for Python: the module `ninerooks._ninerooks`, behind the package in `crates/python/python/ninerooks`.
//!
//! There is no logic of Sudoku here. What Python hands over is read (`input`), the libraries are asked without the
//! interpreter's lock, and their answers are wrapped in classes. `_ninerooks.pyi` there says what there is
//! for users; the comments here are what `help()` shows.

// Python hands over values of its own, and its errors are exceptions, in words.
#![allow(clippy::needless_pass_by_value, clippy::missing_errors_doc, clippy::unnecessary_wraps)]

mod check;
mod error;
mod fields;
mod generate;
mod input;
mod lab;
mod many;
mod number;
mod path;
mod pickle;
mod picture;
mod profile;
mod puzzle;
mod rate;
mod setter;
mod solve;
mod step;
mod variants;

use pyo3::prelude::*;

#[pymodule]
mod _ninerooks {
    #[pymodule_export]
    use crate::check::{PyVerdict, check};
    #[pymodule_export]
    use crate::fields::{fields, names};
    #[pymodule_export]
    use crate::generate::generate;
    #[pymodule_export]
    use crate::lab::{analyse, minimise, morph, same};
    #[pymodule_export]
    use crate::many::{count_many, rate_many, solve_many};
    #[pymodule_export]
    use crate::path::PyPath;
    #[pymodule_export]
    use crate::pickle::restore;
    #[pymodule_export]
    use crate::picture::render;
    #[pymodule_export]
    use crate::profile::profiles;
    #[pymodule_export]
    use crate::puzzle::{PyGrid, PyPuzzle, canon, convert, count};
    #[pymodule_export]
    use crate::rate::{PyRating, rate};
    #[pymodule_export]
    use crate::setter::{broken, needless, true_candidates};
    #[pymodule_export]
    use crate::solve::{hint, solve, steps, why};
    #[pymodule_export]
    use crate::step::PyStep;
    #[pymodule_export]
    use crate::variants::generate_variants;

    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
