//! Every step of every technique at every state on the way of the profile `sudoku-assistant`, in all
//! forms: checked, held against the solution, counted.
//!
//! `cargo xtask measure sweep FILE [STRIDE [SELDOM [TECHNIQUE]]]`
//!
//! Reads the first 81 characters of every line, or of one in STRIDE. Pattern overlay and set logic
//! have sweeps of their own and are not asked. Whips, braids and nested forcing chains take as long as all others
//! together: they are asked at one state in SELDOM, or not at all. With TECHNIQUE it alone is asked.

use std::collections::BTreeSet;
use std::fmt;
use std::time::Duration;

use anyhow::{Context, Result};
use cpu_time::ThreadTime;
use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_exact::solutions;
use ninerooks_logic::{Forms, Found, Position, Profile, Technique, next_step, techniques};
use ninerooks_step::{Family, Step};
use rayon::prelude::*;

/// What one technique did.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    /// States in which it has a step.
    pub states: usize,
    /// Steps.
    pub steps: usize,
    /// Candidates that the steps remove, each counted once a state.
    pub eliminations: usize,
    /// Candidates that the steps place, each counted once a state.
    pub placements: usize,
    /// Steps that the checker refuses.
    pub refused: usize,
    /// Steps that remove a digit of the solution, or place another.
    pub wrong: usize,
    /// Time to find them; the checks are not in it.
    pub time: Duration,
}

/// What all did.
pub struct Sweep {
    /// Puzzles walked.
    pub puzzles: usize,
    /// Those that the walk solves.
    pub solved: usize,
    /// States at which every technique was asked.
    pub states: usize,
    /// Techniques in the order of the manual.
    pub rows: Vec<(&'static Technique, Tally)>,
    /// The techniques that are asked at one state in so many; none of them where it is 0.
    pub seldom: usize,
}

impl Default for Sweep {
    /// No puzzle yet.
    fn default() -> Self {
        Self::with_seldom(0)
    }
}

/// Whether a technique takes so long that it is not asked at each state. `tests/whips.rs` and `tests/nested.rs` have
/// states for these.
fn is_slow(technique: &Technique) -> bool {
    let info = technique.info();
    info.family == Family::Whips || info.id == "nested-forcing-chain"
}

impl Sweep {
    /// No puzzle yet; slow techniques are asked at one state in so many, or not at all.
    pub fn with_seldom(seldom: usize) -> Self {
        const APART: [Family; 2] = [Family::SetLogic, Family::Patterns];
        let wanted = |t: &&'static Technique| {
            !APART.contains(&t.info().family)
                && !t.assumes_uniqueness()
                && !t.needs_rules()
                && (seldom > 0 || !is_slow(t))
        };
        let rows = techniques::ALL.iter().copied().filter(wanted);
        let rows = rows.map(|technique| (technique, Tally::default())).collect();
        Self { puzzles: 0, solved: 0, states: 0, rows, seldom }
    }

    /// Walks one puzzle, which must have one solution.
    pub fn walk(&mut self, puzzle: Grid) {
        let solution = solutions(&puzzle).unique().expect("puzzles have one solution");
        let profile = Profile::by_id("sudoku-assistant").expect("it is built in");
        let mut grid = puzzle;
        while !grid.is_solved() {
            self.states += 1;
            let is_turn = self.seldom > 0 && self.states.is_multiple_of(self.seldom);
            // Some techniques take a hundred times as long as others: whoever is done takes the next one.
            self.rows.par_iter_mut().with_max_len(1).for_each(|(technique, tally)| {
                if is_turn || !is_slow(technique) {
                    look(technique, &grid, &solution, tally);
                }
            });
            let Some(step) = next_step(&grid, &profile) else { break };
            step.apply(&mut grid);
        }
        self.puzzles += 1;
        self.solved += usize::from(grid.is_solved());
    }
}

impl fmt::Display for Sweep {
    /// All but the times, which differ from run to run.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { puzzles, solved, states, rows, seldom } = self;
        writeln!(f, "{puzzles} puzzles, {solved} solved, {states} states")?;
        if *seldom > 0 {
            let asked = states / seldom;
            writeln!(f, "whips, braids and nested forcing chains at {asked} of the states")?;
        }
        writeln!(f, "technique\tstates\tsteps\teliminations\tplacements\trefused\twrong")?;
        for (technique, t) in rows {
            let Tally { states, steps, eliminations, placements, refused, wrong, .. } = t;
            let id = technique.info().id;
            writeln!(
                f,
                "{id}\t{states}\t{steps}\t{eliminations}\t{placements}\t{refused}\t{wrong}"
            )?;
        }
        Ok(())
    }
}

/// All steps of a technique in a state.
fn look(technique: &'static Technique, grid: &Grid, solution: &Grid, tally: &mut Tally) {
    let mut found = Found::all(Forms::All);
    let start = ThreadTime::now();
    let _ = technique.find(&Position::new(grid), &mut found);
    tally.time += start.elapsed();
    let steps = found.into_steps();
    let right = |step: &Step| {
        step.eliminations().all(|c| !solution.is_live(c))
            && step.placements().all(|c| solution.is_live(c))
    };
    let (mut eliminated, mut placed) = (BTreeSet::new(), BTreeSet::new());
    for step in &steps {
        eliminated.extend(step.eliminations());
        placed.extend(step.placements());
        let (refused, wrong) = (step.check(grid).is_err(), !right(step));
        if refused || wrong {
            eprintln!("{} refused: {refused}, wrong: {wrong}: {step:?}", technique.info().id);
        }
        tally.refused += usize::from(refused);
        tally.wrong += usize::from(wrong);
    }
    tally.states += usize::from(!steps.is_empty());
    tally.steps += steps.len();
    tally.eliminations += eliminated.len();
    tally.placements += placed.len();
}

/// The puzzles of a list, one in `stride`.
pub fn puzzles(text: &str, stride: usize) -> impl Iterator<Item = Grid> {
    text.lines().step_by(stride.max(1)).filter_map(grid)
}

fn grid(line: &str) -> Option<Grid> {
    let mut puzzle = Puzzle::default();
    for (cell, c) in Cell::all().zip(line.get(..81)?.chars()) {
        if let Some(digit) = Digit::from_char(c) {
            puzzle.give(Candidate::new(digit, cell));
        }
    }
    Grid::new(&puzzle).ok()
}

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let text = std::fs::read_to_string(arguments.next().context("a file of puzzles is expected")?)?;
    let stride = arguments.next().map_or(Ok(1), |a| a.parse())?;
    let seldom = arguments.next().map_or(Ok(0), |a| a.parse())?;
    let mut sweep = Sweep::with_seldom(seldom);
    if let Some(id) = arguments.next() {
        sweep.rows.retain(|(technique, _)| technique.info().id == id);
    }
    for puzzle in puzzles(&text, stride) {
        sweep.walk(puzzle);
        eprint!("\r{} puzzles, {} states", sweep.puzzles, sweep.states);
    }
    eprintln!();
    print!("{sweep}");
    println!("technique\tms");
    for (technique, tally) in &sweep.rows {
        println!("{}\t{:.1}", technique.info().id, tally.time.as_secs_f64() * 1000.0);
    }
    Ok(())
}
