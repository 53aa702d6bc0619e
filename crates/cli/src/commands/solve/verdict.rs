//! What a puzzle comes to.

use anstyle::Style;
use ninerooks_board::{Grid, Puzzle};
use ninerooks_exact::{Diagnosis, diagnose};
use ninerooks_logic::{
    BestPath, Checking, Effort, Limit, Profile, Simplified, Solution, Spent, Status, best_path,
    simplify, solve,
};
use ninerooks_step::{Path, Step};
use ninerooks_text::json;

use super::{Shown, Solver, puzzle};
use crate::diagnosis::{self, Degree, broken};
use crate::input::Piece;
use crate::one_form::Short;
use crate::premise::Uniqueness;
use crate::readers::for_readers;
use crate::term::look::{BAD, GOOD, WARN};
use crate::words;

/// How many states are looked at to find out whether no path is shorter.
const STATES: usize = 300;

/// What a puzzle comes to.
pub(super) struct Verdict {
    pub(super) puzzle: Puzzle,
    /// The steps; none when the puzzle contradicts itself at sight.
    pub(super) path: Option<Path>,
    pub(super) end: End,
    /// The techniques that gave up at the end, and why.
    pub(super) limits: Vec<Limit>,
    /// What a search says of the puzzle, before logic looks at it.
    pub(super) diagnosis: Diagnosis,
    /// Which given is the wrong one, where there is no solution and few can be.
    pub(super) repair: Option<String>,
    /// What it says if it gave up before it was known how many solutions there are.
    pub(super) unknown: Option<String>,
    /// What became of the premise that there is one solution, where it is needed.
    pub(super) uniqueness: Option<Uniqueness>,
    /// What the path was, and what it is without the steps that it does not need.
    pub(super) simplified: Option<[Effort; 2]>,
    /// What no path can have less of, where the best one was asked for.
    pub(super) at_least: Option<u64>,
    /// What the search took, where the one with the least to check was asked for.
    pub(super) spent: Option<Spent>,
}

/// How it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Every cell has its digit.
    Solved,
    /// No technique finds more, but there is one solution.
    Stuck,
    /// There is more than one solution.
    Multiple,
    /// There is none, for this reason.
    Invalid(String),
    /// The checker refused a step: a defect of ninerooks.
    Refused(Box<Step>),
}

/// Solves a puzzle as far as it goes. Where logic gets stuck, a search says why. A puzzle without solution is not walked:
/// its path is the proof that there is none, if simple steps have one; where it is to be brief nobody wants to know.
pub(super) fn of(puzzle: Puzzle, solver: &Solver, piece: &Piece) -> Verdict {
    let is_brief = solver.is_brief(piece);
    let diagnosis = diagnose(&puzzle, solver.positions);
    let mistake = match &diagnosis {
        Diagnosis::Mistake(_) => diagnosis::reason(&puzzle, &diagnosis, Degree::Full),
        _ => None,
    };
    let grid = match mistake.map_or_else(|| puzzle::grid(&puzzle), Err) {
        Ok(grid) => grid,
        Err(reason) => return without_solution(puzzle, diagnosis, None, reason, is_brief),
    };
    if let Diagnosis::NoSolution | Diagnosis::DeadEnd = diagnosis {
        let path = if is_brief { None } else { broken::proof(&puzzle) };
        let why = broken::why(path.as_ref());
        let path = path.unwrap_or_else(|| Path::new(grid));
        return without_solution(puzzle, diagnosis, Some(path), why, is_brief);
    }
    let (profile, uniqueness) = solver.chosen.at(&grid);
    let shown = match diagnosis {
        Diagnosis::Several { .. } => Shown::AsFound,
        _ => solver.shown(piece),
    };
    let Walked { solution, simplified, at_least, spent } =
        walked(&grid, &profile, shown, solver.checking);
    let Solution { path, status, limits } = solution;
    let mut unknown = None;
    let end = match status {
        // Whoever assumes that there is one solution may end at one of several.
        Status::Solved | Status::Stuck if matches!(diagnosis, Diagnosis::Several { .. }) => {
            End::Multiple
        }
        Status::Solved => End::Solved,
        Status::Stuck => match diagnosis {
            Diagnosis::NoSolution | Diagnosis::DeadEnd | Diagnosis::Mistake(_) => {
                End::Invalid("a search of all possibilities finds none".to_owned())
            }
            Diagnosis::Sound | Diagnosis::Several { .. } => End::Stuck,
            Diagnosis::Unknown => {
                unknown = Some(puzzle::gave_up(solver.positions));
                End::Stuck
            }
        },
        Status::Contradiction(sector) => {
            End::Invalid(format!("in the end {}", puzzle::empty(sector)))
        }
        Status::Refused(step, _) => End::Refused(step),
    };
    Verdict {
        puzzle,
        path: Some(path),
        end,
        limits,
        diagnosis,
        repair: None,
        unknown,
        uniqueness,
        simplified,
        at_least,
        spent,
    }
}

/// The path that is shown, and what is known of it.
struct Walked {
    solution: Solution,
    simplified: Option<[Effort; 2]>,
    at_least: Option<u64>,
    spent: Option<Spent>,
}

impl From<Simplified> for Walked {
    fn from(Simplified { solution, before, after }: Simplified) -> Self {
        Self { solution, simplified: Some([before, after]), at_least: None, spent: None }
    }
}

fn walked(grid: &Grid, profile: &Profile, shown: Shown, checking: Checking) -> Walked {
    match shown {
        Shown::Best(best) => {
            let BestPath { found, at_least } = best_path(grid, profile, best, STATES);
            Walked { at_least, ..found.into() }
        }
        Shown::Short(what) => {
            let Short { before, found } = Short::on_one_form(grid, profile, what);
            let after = Effort::of(&found.solution.path.steps, profile.costs());
            let (at_least, spent) = (Some(found.at_least as u64), Some(found.spent));
            let simplified = Simplified { solution: found.solution, before, after };
            Walked { at_least, spent, ..simplified.into() }
        }
        Shown::Simplified => simplify(grid, profile, checking).into(),
        Shown::ForReaders => for_readers(grid, profile).into(),
        Shown::AsFound => {
            let solution = solve(grid, profile, checking);
            Walked { solution, simplified: None, at_least: None, spent: None }
        }
    }
}

/// The verdict of a puzzle that has none, for this reason.
fn without_solution(
    puzzle: Puzzle,
    diagnosis: Diagnosis,
    path: Option<Path>,
    reason: String,
    is_brief: bool,
) -> Verdict {
    let is_puzzle = matches!(diagnosis, Diagnosis::NoSolution) && !is_brief;
    let repair = is_puzzle.then(|| broken::repair(&puzzle));
    Verdict {
        puzzle,
        path,
        end: End::Invalid(reason),
        limits: Vec::new(),
        diagnosis,
        repair: repair.flatten(),
        unknown: None,
        uniqueness: None,
        simplified: None,
        at_least: None,
        spent: None,
    }
}

impl Verdict {
    /// How much there is to do on the path.
    pub(super) fn effort(&self, solver: &Solver) -> Effort {
        Effort::of(self.steps(), solver.chosen.profile.costs())
    }

    /// The values that were reached.
    pub(super) fn values(&self) -> String {
        match &self.path {
            Some(path) => path.end.to_string(),
            None => puzzle::values(&self.puzzle),
        }
    }

    /// The steps.
    pub(super) fn steps(&self) -> &[Step] {
        self.path.as_ref().map_or(&[], |path| path.steps.as_slice())
    }

    /// Whether some step assumes that there is only one solution.
    pub(super) fn assumes_uniqueness(&self) -> bool {
        self.path.as_ref().is_some_and(Path::assumes_uniqueness)
    }

    /// What the techniques and the search that gave up say, a sentence each.
    pub(super) fn gave_up(&self) -> Vec<String> {
        // Of a puzzle with several solutions nobody wants to know what was too much work.
        let limits: &[Limit] = if self.end == End::Multiple { &[] } else { &self.limits };
        words::gave_up(limits).into_iter().chain(self.unknown.clone()).collect()
    }

    /// What is to be reported loudly, if anything is.
    pub(super) fn defect(&self) -> Option<String> {
        match (&self.end, &self.path) {
            (End::Refused(step), Some(path)) => {
                Some(words::defect(&puzzle::values(&self.puzzle), &path.end, step))
            }
            _ => None,
        }
    }
}

impl End {
    /// The status in a word.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Stuck => "stuck",
            Self::Multiple => "multiple",
            Self::Invalid(_) => "invalid",
            Self::Refused(_) => "error",
        }
    }

    /// The status in a record.
    pub(super) fn status(&self) -> json::Status {
        match self {
            Self::Solved => json::Status::Solved,
            Self::Stuck => json::Status::Stuck,
            Self::Multiple => json::Status::Multiple,
            Self::Invalid(_) => json::Status::Invalid,
            Self::Refused(_) => json::Status::Error,
        }
    }

    /// How its name looks.
    pub(super) fn style(&self) -> Style {
        match self {
            Self::Solved => GOOD,
            Self::Stuck => WARN,
            Self::Multiple | Self::Invalid(_) | Self::Refused(_) => BAD,
        }
    }
}
