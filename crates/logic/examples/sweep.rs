//! Every step of every technique at every state on the way of the profile `sudoku-assistant`, in all
//! forms: checked, held against the solution, counted.
//!
//! `cargo run --release -p ninerooks-logic --example sweep -- FILE [STRIDE [NAMES]]`
//!
//! Reads the first 81 characters of every line, or of one in STRIDE. NAMES are the families and techniques that are
//! asked, such as `"fish,exotic patterns,als-aic"`; without them it is all. Pattern overlay and set logic
//! have sweeps of their own and are not asked.

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::expect_used)] // a program

use std::collections::BTreeSet;
use std::fmt;
use std::time::Duration;

use cpu_time::ThreadTime;
use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_exact::solutions;
use ninerooks_logic::{Forms, Found, Position, Profile, Technique, next_step, techniques};
use ninerooks_step::{Family, Step};

/// What one technique did.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    /// States in which it has a step.
    pub(crate) states: usize,
    /// Steps.
    pub(crate) steps: usize,
    /// Candidates that the steps remove, each counted once a state.
    pub(crate) eliminations: usize,
    /// Candidates that the steps place, each counted once a state.
    pub(crate) placements: usize,
    /// Steps that the checker refuses.
    pub(crate) refused: usize,
    /// Steps that remove a digit of the solution, or place another.
    pub(crate) wrong: usize,
    /// Time to find them; the checks are not in it.
    pub(crate) time: Duration,
}

/// What all did.
pub(crate) struct Sweep {
    /// Puzzles walked.
    pub(crate) puzzles: usize,
    /// Those that the walk solves.
    pub(crate) solved: usize,
    /// States at which every technique was asked.
    pub(crate) states: usize,
    /// Techniques in the order of the manual.
    pub(crate) rows: Vec<(&'static Technique, Tally)>,
}

impl Default for Sweep {
    /// No puzzle yet.
    fn default() -> Self {
        // Whips at every state would take longer than all others; `tests/whips.rs` has its own states.
        const APART: [Family; 3] = [Family::SetLogic, Family::Patterns, Family::Whips];
        // Chains within nets take seconds a state; `tests/forcing.rs` has states for them.
        let wanted = |t: &&'static Technique| {
            let info = t.info();
            !APART.contains(&info.family)
                && !t.assumes_uniqueness()
                && info.id != "nested-forcing-chain"
        };
        let rows = techniques::ALL.iter().copied().filter(wanted);
        let rows = rows.map(|technique| (technique, Tally::default())).collect();
        Self { puzzles: 0, solved: 0, states: 0, rows }
    }
}

impl Sweep {
    /// The same with these techniques and families only, by id and name.
    #[allow(dead_code)] // a test asks all
    fn of(names: &str) -> Self {
        let mut sweep = Self::default();
        let is_wanted = |technique: &Technique| {
            let info = technique.info();
            names.split(',').any(|name| name == info.id || name == info.family.to_string())
        };
        sweep.rows.retain(|(technique, _)| is_wanted(technique));
        sweep
    }

    /// Walks one puzzle, which must have one solution.
    pub(crate) fn walk(&mut self, puzzle: Grid) {
        let solution = solutions(&puzzle).unique().expect("puzzles have one solution");
        let profile = Profile::by_id("sudoku-assistant").expect("it is built in");
        let mut grid = puzzle;
        while !grid.is_solved() {
            self.states += 1;
            for (technique, tally) in &mut self.rows {
                look(technique, &grid, &solution, tally);
            }
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
        let Self { puzzles, solved, states, rows } = self;
        writeln!(f, "{puzzles} puzzles, {solved} solved, {states} states")?;
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
pub(crate) fn puzzles(text: &str, stride: usize) -> impl Iterator<Item = Grid> {
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

#[allow(dead_code)] // a test takes the rest of this file as a module
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = std::fs::read_to_string(arguments.next().ok_or("a file of puzzles is expected")?)?;
    let stride = arguments.next().map_or(Ok(1), |a| a.parse())?;
    let mut sweep = arguments.next().map_or_else(Sweep::default, |names| Sweep::of(&names));
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
