//! Many puzzles at once, on all cores, without the interpreter's lock. Answers come in the order of the puzzles.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::error::Fault;
use crate::input::{self, Given};
use crate::number::{self, Whole};
use crate::path::PyPath;
use crate::profile::Chosen;
use crate::puzzle::{limit_of, solutions};
use crate::rate::Scale;
use crate::solve::{checking, solved};

/// How long Ctrl-C may wait.
const PATIENCE: Duration = Duration::from_millis(100);

/// The paths of many puzzles.
#[pyfunction]
#[pyo3(signature = (puzzles, profile="default", *, uniqueness=None, check=true, threads=None, errors="raise"))]
pub(crate) fn solve_many(
    puzzles: &Bound<'_, PyAny>,
    profile: &str,
    uniqueness: Option<&str>,
    check: bool,
    threads: Option<Whole>,
    errors: &str,
) -> PyResult<Vec<Py<PyAny>>> {
    let chosen = Chosen::new(profile, uniqueness)?;
    each(puzzles, threads, errors, 1, |given| {
        Ok(PyPath::new(solved(given, &chosen, checking(check))?))
    })
}

/// The ratings of many puzzles.
#[pyfunction]
#[pyo3(signature = (puzzles, by="se", *, profile=None, work=None, threads=None, errors="raise"))]
pub(crate) fn rate_many(
    puzzles: &Bound<'_, PyAny>,
    by: &str,
    profile: Option<&str>,
    work: Option<Whole>,
    threads: Option<Whole>,
    errors: &str,
) -> PyResult<Vec<Py<PyAny>>> {
    let scale = Scale::new(by, profile, work.as_ref())?;
    each(puzzles, threads, errors, 1, |given| scale.rate(given))
}

/// How many solutions each of many puzzles has, up to a limit.
#[pyfunction]
#[pyo3(
    signature = (puzzles, *, limit=None, threads=None, errors="raise"),
    text_signature = "(puzzles, *, limit=1000, threads=None, errors='raise')"
)]
pub(crate) fn count_many(
    puzzles: &Bound<'_, PyAny>,
    limit: Option<Whole>,
    threads: Option<Whole>,
    errors: &str,
) -> PyResult<Vec<Py<PyAny>>> {
    let limit = limit_of(limit.as_ref())?;
    each(puzzles, threads, errors, HANDFUL, |given| solutions(given, limit))
}

/// How many puzzles are counted in one go: to hand over one takes longer than to count an easy one.
const HANDFUL: usize = 32;

/// The answers to all puzzles, at most so many of them in one go. A fault is raised, or takes the place of the answer.
fn each<T: Send + for<'py> IntoPyObject<'py>>(
    puzzles: &Bound<'_, PyAny>,
    threads: Option<Whole>,
    errors: &str,
    most: usize,
    work: impl Fn(&Given) -> Result<T, Fault> + Sync,
) -> PyResult<Vec<Py<PyAny>>> {
    let raises = match errors {
        "raise" => true,
        "return" => false,
        other => return Err(Fault::expected("raise or return", format!("{other:?}")).into()),
    };
    let threads = number::threads(threads)?;
    let (py, given) = (puzzles.py(), input::many(puzzles)?);
    let mut answers = Vec::with_capacity(given.len());
    for (index, answer) in all(py, &given, threads, most, work)?.into_iter().enumerate() {
        answers.push(match answer {
            Ok(answer) => answer.into_py_any(py)?,
            Err(fault) => {
                let error = PyErr::from(fault.at(index));
                if raises {
                    return Err(error);
                }
                error.into_value(py).into_any()
            }
        });
    }
    Ok(answers)
}

/// Works on threads of its own, while this one looks for Ctrl-C.
fn all<T: Send>(
    py: Python<'_>,
    given: &[Given],
    threads: usize,
    most: usize,
    work: impl Fn(&Given) -> Result<T, Fault> + Sync,
) -> PyResult<Vec<Result<T, Fault>>> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Fault::new(format!("no threads: {error}")))?;
    let (stop, over, bell) = (AtomicBool::new(false), Mutex::new(false), Condvar::new());
    let one = |given: &Given| {
        if stop.load(Ordering::Relaxed) { Err(Fault::new("interrupted")) } else { work(given) }
    };
    std::thread::scope(|scope| {
        let worker = scope.spawn(|| {
            let answers =
                pool.install(|| given.par_iter().with_max_len(most).map(one).collect::<Vec<_>>());
            *over.lock().unwrap_or_else(PoisonError::into_inner) = true;
            bell.notify_all();
            answers
        });
        let mut interrupted = None;
        while !worker.is_finished() {
            let is_over = py.detach(|| {
                let guard = over.lock().unwrap_or_else(PoisonError::into_inner);
                let wait = bell.wait_timeout_while(guard, PATIENCE, |over| !*over);
                *wait.unwrap_or_else(PoisonError::into_inner).0
            });
            if is_over {
                break;
            }
            if let Err(error) = py.check_signals() {
                stop.store(true, Ordering::Relaxed);
                interrupted.get_or_insert(error);
            }
        }
        let answers = py.detach(|| worker.join());
        match (interrupted, answers) {
            (Some(error), _) => Err(error),
            (None, Ok(answers)) => Ok(answers),
            (None, Err(_)) => Err(Fault::new("a defect of ninerooks: a thread panicked").into()),
        }
    })
}
