//! Feeding a target, and catching what goes wrong.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{Seek, Write};
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::changes::changed;
use crate::random::Random;
use crate::{Target, corpus};

/// How many inputs are kept for changing.
const POOL: usize = 4_000;

/// When to stop.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// After this many new inputs.
    Executions(u64),
    /// After this long.
    Time(Duration),
}

/// An input that a target objects to.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What the target says: the panic's place and words.
    pub message: String,
    /// The input.
    pub bytes: Vec<u8>,
}

/// What came of fuzzing a target.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many inputs it was given.
    pub executions: u64,
    /// How many different things came of them, in the words of the target.
    pub outcomes: usize,
    /// The first input for each place that objected.
    pub findings: Vec<Finding>,
    /// The input that took longest, and how long that was.
    pub slowest: (Duration, Vec<u8>),
}

/// Gives a target its corpus, and then changed inputs until the limit. The same seed gives the same
/// inputs in the same order.
///
/// With a folder, the input that is being tried is in its file `TARGET.running`, for what ends the
/// whole program.
///
/// # Errors
/// When the corpus cannot be read, or the folder not be written to.
pub fn fuzz(target: &Target, seed: u64, limit: Limit, folder: Option<&Path>) -> Result<Report> {
    let begun = Instant::now();
    let mut run = Run::new(target, folder)?;
    let mut pool: Vec<Vec<u8>> = corpus(target)?.into_iter().map(|(_, bytes)| bytes).collect();
    pool.extend((target.seeds)());
    for bytes in pool.clone() {
        run.try_one(&bytes)?;
    }
    let mut random = Random::new(seed);
    let mut executions = 0;
    loop {
        let is_over = match limit {
            Limit::Executions(most) => executions >= most,
            Limit::Time(time) => begun.elapsed() >= time,
        };
        if is_over {
            return Ok(run.report);
        }
        executions += 1;
        let bytes = changed(&mut random, &pool, target.words);
        if run.try_one(&bytes)? && pool.len() < POOL {
            pool.push(bytes);
        }
    }
}

/// Gives a target one input; says what it objects to.
pub fn replay(target: &Target, bytes: &[u8]) -> Option<Finding> {
    attempt(target, bytes).err()
}

/// A target under fuzzing.
struct Run<'a> {
    target: &'a Target,
    running: Option<File>,
    outcomes: BTreeSet<String>,
    places: BTreeSet<String>,
    report: Report,
}

impl<'a> Run<'a> {
    fn new(target: &'a Target, folder: Option<&Path>) -> Result<Self> {
        let open = |folder: &Path| {
            fs::create_dir_all(folder)?;
            File::create(running(folder, target))
        };
        let running = folder.map(open).transpose().context("a folder for findings")?;
        let slowest = (Duration::ZERO, Vec::new());
        let report = Report { executions: 0, outcomes: 0, findings: Vec::new(), slowest };
        let (outcomes, places) = (BTreeSet::new(), BTreeSet::new());
        Ok(Self { target, running, outcomes, places, report })
    }

    /// Whether something new came of the input.
    fn try_one(&mut self, bytes: &[u8]) -> Result<bool> {
        if let Some(file) = &mut self.running {
            file.rewind()?;
            file.write_all(bytes)?;
            file.set_len(bytes.len() as u64)?;
        }
        let begun = Instant::now();
        let result = attempt(self.target, bytes);
        let time = begun.elapsed();
        self.report.executions += 1;
        if time > self.report.slowest.0 {
            self.report.slowest = (time, bytes.to_vec());
        }
        Ok(match result {
            Ok(outcome) => {
                let is_new = self.outcomes.insert(outcome);
                self.report.outcomes = self.outcomes.len();
                is_new
            }
            Err(finding) => {
                let place = finding.message.lines().next().unwrap_or_default().to_owned();
                if self.places.insert(place) {
                    self.report.findings.push(finding);
                }
                false
            }
        })
    }
}

/// The file that holds what a target is trying.
pub(crate) fn running(folder: &Path, target: &Target) -> PathBuf {
    folder.join(format!("{}.running", target.name))
}

/// What the last panic said. Targets run one at a time in a program that fuzzes; where tests run
/// several, only the words may get mixed up.
static SAID: Mutex<String> = Mutex::new(String::new());

fn attempt(target: &Target, bytes: &[u8]) -> Result<String, Finding> {
    let before = panic::take_hook();
    panic::set_hook(Box::new(|info| {
        *SAID.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string();
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(|| (target.run)(bytes)));
    panic::set_hook(before);
    result.map_err(|_| Finding {
        message: SAID.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        bytes: bytes.to_vec(),
    })
}
