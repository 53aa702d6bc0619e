//! `ninerooks mine`: from a list to better puzzles near it.

mod pool;
mod state;

use std::path::PathBuf;

use clap::Args;
use ninerooks_lab::{Clues, Random, Vicinity, canonical, near, only_solution};
use rayon::prelude::*;

use crate::batch::progress::Progress;
use crate::expression::Expression;
use crate::fields::Fields;
use crate::input::{Cut, Input};
use crate::list::List;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::interrupt;
use crate::term::output::Output;
use state::State;

/// Look near the puzzles of a list for better ones
///
/// In each step the best puzzle that has not been looked at is taken, and all that have some givens less and some others
/// more, made minimal, are rated by the goal. The best are kept, each once up to how it is written. What comes depends on
/// the list, on the seed and on the options alone. The best puzzles are written in their canonical form, with their
/// goal behind them.
#[derive(Args)]
pub(crate) struct Mine {
    /// Lists of puzzles, or `-` for standard input
    #[arg(value_name = "FILE|-")]
    lists: Vec<std::ffi::OsString>,
    /// What is to be as large as possible, such as `er` or `er - givens / 100`; `ninerooks filter --help` lists the names
    #[arg(long, value_name = "EXPRESSION", value_parser = Expression::of_fields_to_rate)]
    goal: Expression,
    /// Only puzzles for which this holds are rated; what is cheap comes first, such as `backdoor > 1 and er > 9`
    #[arg(long = "where", value_name = "EXPRESSION", value_parser = Expression::of_fields_to_hold)]
    filter: Option<Expression>,
    /// How many givens go and come
    #[arg(long, value_name = "{-N+M}", default_value = "{-1+1}", value_parser = vicinity,
          allow_hyphen_values = true)]
    vicinity: Vicinity,
    /// How many choices of givens to go are looked at in a step, if there are more of them
    #[arg(long, value_name = "N", default_value_t = 300)]
    samples: usize,
    /// How many of the best are kept
    #[arg(long, value_name = "N", default_value_t = 100)]
    keep: usize,
    /// How many puzzles are looked near
    #[arg(long, value_name = "N", default_value_t = 100)]
    steps: u64,
    /// Stop after the step in which so many puzzles have been rated
    #[arg(long, value_name = "N")]
    candidates: Option<u64>,
    /// Another seed takes other samples
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// Keep what is known in FILE, and continue where an earlier run stopped
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

pub(super) fn run(mut command: Mine, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = Input::of(std::mem::take(&mut command.lists), Cut::Lines) else {
        return Ok(setting.help("mine"));
    };
    if command.resume.is_some() {
        input.require_open().map_err(anyhow::Error::msg)?;
    }
    let threads = setting.globals.threads.map_or(0, usize::from);
    rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
    let list = List::read(&input, setting.talk);
    let forms: Vec<Clues> = list.lines.iter().map(|line| canonical(&line.clues).form).collect();
    let name = command.name(&forms);
    let mut state = match &command.resume {
        Some(file) => State::open(file, &name)?,
        None => State::new(&name),
    };
    let ended = command.walk(&mut state, forms, setting)?;
    if ended && state.pool.is_empty() && command.keep > 0 && !list.lines.is_empty() {
        command.complain(&list, setting);
        return Ok(Exit::No);
    }
    let mut output = Output::new();
    for entry in state.pool.best() {
        output.put(&format!("{} # {}\n", entry.form, entry.score))?;
    }
    output.flush()?;
    let exit = if list.unreadable > 0 { Exit::Unreadable } else { Exit::Done };
    Ok(if ended { exit } else { Exit::Interrupted })
}

impl Mine {
    /// Takes steps until there are enough; whether it was not interrupted.
    fn walk(
        &self,
        state: &mut State,
        forms: Vec<Clues>,
        setting: Setting<'_>,
    ) -> anyhow::Result<bool> {
        let file = self.resume.as_deref();
        let mut progress = Progress::counting(self.steps, state.steps, setting.talk, true);
        if state.steps == 0 && state.pool.is_empty() && !self.take(state, forms) {
            return Ok(false);
        }
        let is_over = |state: &State| self.candidates.is_some_and(|most| state.rated >= most);
        let mut ended = true;
        while state.steps < self.steps && !is_over(state) {
            let Some(from) = state.pool.next() else { break };
            let mut random = Random::new(self.seed, state.steps);
            let found = near(&from, self.vicinity, self.samples, &mut random);
            ended = self.take(state, found);
            if !ended {
                break;
            }
            state.pool.looked_near(&from);
            state.steps += 1;
            state.save(file, false)?;
            progress.done();
        }
        state.save(file, true)?;
        progress.finish();
        Ok(ended)
    }

    /// Rates what is new and keeps the best; whether it was not interrupted, for then nothing is kept.
    fn take(&self, state: &mut State, found: Vec<Clues>) -> bool {
        let mut forms: Vec<Clues> =
            found.into_par_iter().map(|clues| canonical(&clues).form).collect();
        forms.sort_unstable();
        forms.dedup();
        forms.retain(|form| !state.has_seen(form));
        let rated = forms
            .par_iter()
            .map(|form| if interrupt::wanted() { None } else { Some((*form, self.score(form))) });
        let Some(rated) = rated.collect::<Option<Vec<_>>>() else { return false };
        state.rated += rated.len() as u64;
        for (form, score) in rated {
            state.see(&form);
            if let Ok(score) = score {
                state.pool.add(form, score, self.keep);
            }
        }
        true
    }

    /// The goal, if the puzzle is one of those that are wanted; or why it is not.
    fn score(&self, form: &Clues) -> Result<f64, String> {
        if only_solution(form).is_none() {
            return Err("there is not exactly one solution".to_owned());
        }
        let fields = Fields::of(*form);
        match self.filter.as_ref().map(|filter| filter.holds(&fields)) {
            Some(Err(what)) => return Err(format!("--where: {what}")),
            Some(Ok(false)) => return Err("--where does not hold".to_owned()),
            Some(Ok(true)) | None => {}
        }
        let score = self.goal.number(&fields).map_err(|what| format!("--goal: {what}"))?;
        if score.is_nan() { Err("--goal: this is no number".to_owned()) } else { Ok(score) }
    }

    /// Says why there is nothing to begin with.
    fn complain(&self, list: &List, setting: Setting<'_>) {
        let Some(line) = list.lines.first() else { return };
        if let Err(what) = self.score(&canonical(&line.clues).form) {
            setting.talk.error(&format!("{}{what}; the puzzle is {}", line.place, line.clues));
        }
        let count = list.lines.len();
        setting.talk.error(&format!("none of the {count} puzzles of the list can be used"));
    }

    /// What a state file belongs to: all that what comes depends on, but for the number of steps.
    fn name(&self, forms: &[Clues]) -> String {
        let filter = self.filter.as_ref().map(ToString::to_string).unwrap_or_default();
        let Vicinity { less, more } = self.vicinity;
        let mut sorted = forms.to_vec();
        sorted.sort_unstable();
        let list = sorted
            .iter()
            .map(state::hash)
            .fold(0_u64, |all, one| all.wrapping_mul(0x0000_0100_0000_01B3) ^ one);
        let Self { goal, samples, keep, seed, .. } = self;
        let text =
            format!("{{-{less}+{more}}} {samples} {keep} {seed} {list:016x} {goal} / {filter}");
        text.replace('\n', " ")
    }
}

/// Reads `{-1+1}`, with or without braces.
fn vicinity(text: &str) -> Result<Vicinity, String> {
    let inner = text.trim().trim_start_matches('{').trim_end_matches('}').trim();
    let numbers = inner.strip_prefix('-').and_then(|rest| rest.split_once('+'));
    let number = |text: &str| text.trim().parse::<usize>().ok().filter(|n| *n <= 8);
    match numbers.map(|(less, more)| (number(less), number(more))) {
        Some((Some(less), Some(more))) => Ok(Vicinity { less, more }),
        _ => Err("givens that go and come are expected, 8 at most, such as {-1+1}".to_owned()),
    }
}
