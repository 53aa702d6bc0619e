//! Solutions in set logic and chains: a puzzle, then truths and links or a chain for each step.

use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read};

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_logic::setlogic::judge;
use ninerooks_logic::{
    Argued, ChainFault, Checking, PostedChain, PostedWalk, Profile, by_name, is_of_patterns,
    judge_argument, judge_cases, judge_chain, judge_nrc, solve,
};
use ninerooks_proof::{Action, Cover, Proof};
use ninerooks_step::Shape;
use ninerooks_text::formats;
use ninerooks_text::notation::by_name::own_steps;
use ninerooks_text::notation::rncn::print_actions;
use ninerooks_text::notation::sets::print_counted;
use ninerooks_text::notation::solution::{self, Basics, Entry, What};
use ninerooks_text::notation::{eureka, proof_line};

use super::{Tally, named};
use crate::premise::PREMISE;
use crate::puzzle::{empty, grid};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output::Output;
use crate::words::plural;

/// A text that is longer was not written by a person.
const LONGEST: u64 = 1 << 24;

/// Judges each file, and says of each step what it proves.
pub(super) fn run(
    files: &[OsString],
    puzzle: Option<&str>,
    setting: Setting<'_>,
) -> anyhow::Result<Exit> {
    let mut exit = Exit::Done;
    let mut count = Tally::default();
    let mut output = Output::new();
    for file in files {
        let name = if file == "-" { "standard input".into() } else { file.to_string_lossy() };
        let outcome =
            text(file).map_err(|error| format!("cannot read {name}: {error}")).and_then(|text| {
                Solution::read(&text, puzzle).map_err(|error| format!("{name}, {error}"))
            });
        let solution = match outcome {
            Ok(solution) => solution,
            Err(message) => {
                setting.talk.error(&message);
                exit = exit.max(Exit::Unreadable);
                continue;
            }
        };
        let mut text = String::new();
        let verdict = solution.judge(&mut text);
        if files.len() > 1 {
            output.put(&format!("{name}:\n"))?;
        }
        output.put(&text)?;
        output.flush()?;
        match verdict {
            Ok(()) => {
                count.accepted += 1;
                count.steps += solution.entries.len() as u64;
            }
            Err(reason) => {
                count.refused += 1;
                setting.talk.error(&format!("{name}, {reason}"));
                exit = exit.max(Exit::No);
            }
        }
    }
    setting.talk.note(&count.sentence());
    Ok(exit)
}

fn text(file: &OsStr) -> io::Result<String> {
    let source: Box<dyn Read> =
        if file == "-" { Box::new(io::stdin().lock()) } else { Box::new(File::open(file)?) };
    let mut bytes = Vec::new();
    source.take(LONGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST {
        return Err(io::Error::other("it is longer than 16 MiB; is this a text?"));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A puzzle, and what is said of it.
struct Solution {
    start: Grid,
    entries: Vec<Entry>,
    /// Lines that say no step, in what this program has printed.
    passed_over: usize,
}

impl Solution {
    /// Reads a text: the puzzle in the lines above the first step, unless it is given.
    ///
    /// # Errors
    /// What is wrong, to go behind the name of the file.
    fn read(text: &str, puzzle: Option<&str>) -> Result<Self, String> {
        let above: usize = match puzzle {
            Some(_) => 0,
            None => text.lines().take_while(|line| !solution::begins(line)).count(),
        };
        let split = text.split_inclusive('\n').take(above).map(str::len).sum();
        let (head, steps) = text.split_at(split);
        let own = own_steps(steps);
        let mut entries = solution::parse(&own.text).map_err(|mut error| {
            error.line += above;
            error.to_string()
        })?;
        for entry in &mut entries {
            entry.line += above;
        }
        let read = match puzzle {
            Some(puzzle) => {
                formats::read(puzzle).map_err(|error| format!("in its puzzle: {error}"))?
            }
            None if entries.is_empty() => {
                return Err(String::from(
                    "there are no truths and links such as {3R17} {3c49}, and no chains such as \
                     (3=5)r2c1-5r2c6=5r7c6",
                ));
            }
            None => formats::read(head).map_err(|error| format!("in its puzzle: {error}"))?,
        };
        let start = grid(&read.puzzle).map_err(|reason| format!("no solution: {reason}"))?;
        Ok(Self { start, entries, passed_over: own.passed_over })
    }

    /// Has every step judged on the state that the ones before it leave.
    ///
    /// # Errors
    /// The first thing that is wrong.
    fn judge(&self, text: &mut String) -> Result<(), String> {
        let is_carried =
            |entry: &Entry| matches!(&entry.what, What::Named(step) if is_of_patterns(&step.name));
        let mut walk = PostedWalk::new(&self.start, self.entries.iter().any(is_carried));
        for entry in &self.entries {
            let line = entry.line;
            let refused = |reason: String| format!("line {line}: refused: {reason}");
            let words = match &entry.what {
                What::Named(step) => named::take(&mut walk, step),
                what => {
                    let mut grid = *walk.grid();
                    let words = take(&mut grid, what);
                    walk.follow(&grid);
                    words
                }
            };
            let words = words.map_err(refused)?;
            let _ = writeln!(text, "line {line}: {words}");
        }
        if self.passed_over > 0 {
            let lines = plural(self.passed_over as u64, "line that is", "lines that are");
            let _ = writeln!(text, "{lines} no step passed over.");
        }
        let grid = *walk.grid();
        let open = grid.unsolved().len();
        if open > 0 {
            let _ = writeln!(text, "{} open.", plural(open as u64, "cell stays", "cells stay"));
            return Ok(());
        }
        // Where there is no solution, placements may contradict each other.
        Grid::new(&grid.to_puzzle()).map_err(|error| format!("at the end {error}"))?;
        let _ = writeln!(text, "Solved: {grid}");
        Ok(())
    }
}

/// Does what an entry says, when it is proved; gives it in words.
fn take(grid: &mut Grid, what: &What) -> Result<String, String> {
    match what {
        What::Sets { cover, claims } => take_sets(grid, cover, claims.as_deref()),
        What::Chain { chain, claims } => take_chain(grid, chain, claims.as_deref()),
        What::Cases { cases, claims } => argued(grid, judge_cases(grid, cases, claims.as_deref())),
        What::Nrc { nrc, claims } => argued(grid, judge_nrc(grid, nrc, claims)),
        What::Named(_) => Ok(String::new()), // needs the walk, and was taken there
        What::Places(places) => {
            places.iter().try_for_each(|&place| take_single(grid, place))?;
            let actions: Vec<Action> = places.iter().copied().map(Action::Place).collect();
            Ok(print_actions(&actions))
        }
        What::Singles { solves } => {
            let before = grid.unsolved().len();
            while let Some(place) = next_single(grid) {
                take_single(grid, place)?;
            }
            to_the_end(grid, *solves, "singles")?;
            Ok(plural((before - grid.unsolved().len()) as u64, "single", "singles"))
        }
        What::Basics { of, solves } => take_basics(grid, *of, *solves),
    }
}

/// Whether the rest is solved, if that is said.
fn to_the_end(grid: &Grid, solves: bool, by: &str) -> Result<(), String> {
    if let (true, Some(sector)) = (solves, grid.contradiction()) {
        return Err(format!("by {by} {}", empty(sector)));
    }
    let open = grid.unsolved().len();
    if solves && open > 0 {
        let open = plural(open as u64, "cell stays", "cells stay");
        return Err(format!("{by} do not solve the rest: {open} open"));
    }
    Ok(())
}

/// The easy steps that a poster leaves out, each of them checked.
fn take_basics(grid: &mut Grid, of: Basics, solves: bool) -> Result<String, String> {
    const LOCKED: [&str; 5] =
        ["full-house", "hidden-single", "naked-single", "pointing", "claiming"];
    const SUBSETS: [&str; 6] =
        ["naked-pair", "hidden-pair", "naked-triple", "hidden-triple", "naked-quad", "hidden-quad"];
    let (subsets, by): (&[&str], _) = match of {
        Basics::Locked => (&[], "singles and locked candidates"),
        Basics::Subsets => (&SUBSETS, "singles, locked candidates and subsets"),
    };
    let techniques = LOCKED.iter().chain(subsets).filter_map(|id| by_name(id));
    let solution = solve(grid, &Profile::of("basics", techniques), Checking::On);
    *grid = solution.path.end;
    to_the_end(grid, solves, by)?;
    let steps = solution.path.steps.len() as u64;
    Ok(format!("{} by {by}", plural(steps, "step", "steps")))
}

/// A chain: by its links as they are on the grid; one with whole sets for nodes by what follows node by node.
fn take_chain(
    grid: &mut Grid,
    chain: &PostedChain,
    claims: Option<&[Action]>,
) -> Result<String, String> {
    let is_named = chain.nodes.iter().any(|node| node.named.is_some());
    if is_named {
        return argued(grid, judge_argument(grid, chain, claims));
    }
    let found = match judge_chain(grid, chain) {
        Ok(found) => found,
        // Sets may be nodes without a name. What is wrong with a chain of plain nodes the first judge knows.
        Err(fault) => {
            return argued(grid, judge_argument(grid, chain, claims).map_err(|_| fault));
        }
    };
    let by = match &found.shape {
        Shape::Chain(chain) => eureka::print(chain),
        _ => String::new(),
    };
    take_proved(grid, &found.proof, found.actions.to_vec(), claims, &by)
}

/// What was proved by following what is written, once the checker has accepted it.
fn argued(grid: &mut Grid, argued: Result<Argued, ChainFault>) -> Result<String, String> {
    let Argued { actions, proof } = argued.map_err(|fault| fault.to_string())?;
    take_proved(grid, &proof, Vec::new(), Some(&actions), &proof_line(&proof))
}

fn take_single(grid: &mut Grid, place: Candidate) -> Result<(), String> {
    if grid.value(place.cell()) == Some(place.digit()) {
        return Ok(()); // whoever says it twice is still right
    }
    let action = Action::Place(place);
    ninerooks_proof::check(grid, &[action], &nothing()).map_err(|refusal| refusal.to_string())?;
    action.apply(grid);
    Ok(())
}

/// The last candidate of some sector, in an open cell.
fn next_single(grid: &Grid) -> Option<Candidate> {
    let last = Sector::all().filter_map(|sector| grid.only_in(sector));
    last.into_iter().find(|single| !grid.solved().contains(single.cell()))
}

/// The proof of a placement that needs none.
fn nothing() -> Proof {
    Proof::cover(Cover::new(&[], &[]))
}

/// Truths and links: what they are said to prove, or what they prove where nothing is said.
fn take_sets(grid: &mut Grid, cover: &Cover, claims: Option<&[Action]>) -> Result<String, String> {
    let judgement = judge(grid, cover);
    let eliminated: Vec<Action> =
        judgement.eliminations.into_iter().map(Action::Eliminate).collect();
    take_proved(grid, &Proof::cover(cover.clone()), eliminated, claims, &print_counted(cover))
}

/// What is proved, and what of it is claimed; in words, after what proves it.
fn take_proved(
    grid: &mut Grid,
    proof: &Proof,
    eliminated: Vec<Action>,
    claims: Option<&[Action]>,
    by: &str,
) -> Result<String, String> {
    let claims = claims.unwrap_or_default();
    let excludes = claims.iter().any(|action| matches!(action, Action::Eliminate(_)));
    // What is placed follows from what is eliminated, whether that is spelt out or not.
    let mut actions = if excludes { Vec::new() } else { eliminated.clone() };
    actions.extend(claims);
    ninerooks_proof::check(grid, &actions, proof).map_err(|refusal| refusal.to_string())?;
    if actions.is_empty() {
        return Err("the truths are covered, but nothing is eliminated".to_owned());
    }
    let more: Vec<Action> =
        eliminated.into_iter().filter(|elimination| !actions.contains(elimination)).collect();
    for action in &actions {
        action.apply(grid);
    }
    let mut words = format!("{by} => {}", print_actions(&actions));
    if !more.is_empty() {
        words = format!("{words} (and, not claimed: {})", print_actions(&more));
    }
    if proof.assumes_uniqueness() {
        words.push_str(PREMISE);
    }
    Ok(words)
}
