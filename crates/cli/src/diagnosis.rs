//! What is wrong with a state, in words and for programs: the first thing to be said of it.

pub(crate) mod broken;

use ninerooks_board::{Candidate, Grid, Puzzle};
use ninerooks_exact::{Diagnosis, Mistake, closest_within};
use ninerooks_text::json::{CandidateName, Status};
use serde::Serialize;

use crate::premise::Uniqueness;
use crate::words::plural;

/// How much is said of a mistake.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Degree {
    /// That there is one.
    Vague,
    /// In which cells.
    Where,
    /// Which digits.
    Full,
}

/// More mistakes than these are counted.
const NAMED: usize = 9;

/// Of so many solutions it is looked at how they differ.
const COMPARED: u64 = 10_000;

/// Where more cells differ than these it says little.
const FEW_CELLS: usize = 12;

/// Why nothing can follow from a state of this puzzle, in sentences; nothing where something can.
pub(crate) fn reason(puzzle: &Puzzle, diagnosis: &Diagnosis, degree: Degree) -> Option<String> {
    match diagnosis {
        Diagnosis::Sound | Diagnosis::Several { .. } | Diagnosis::Unknown => None,
        Diagnosis::NoSolution => {
            let why = match Grid::new(puzzle) {
                Ok(_) => broken::why(broken::proof(puzzle).as_ref()),
                Err(error) => error.to_string(),
            };
            let repair =
                broken::repair(puzzle).map_or_else(String::new, |words| format!(" {words}"));
            Some(format!("No solution: {why}.{repair}"))
        }
        Diagnosis::DeadEnd => {
            let path = broken::proof(puzzle);
            let why = path.map_or_else(String::new, |path| {
                format!(" From here {}.", broken::why(Some(&path)))
            });
            Some(format!("{DEAD_END}{why}"))
        }
        Diagnosis::Mistake(mistake) => Some(mistaken(mistake, degree)),
    }
}

/// What is wrong with a state of a puzzle with several solutions that has none left.
const DEAD_END: &str = "There is a mistake: with what was placed and eliminated no solution is left. The givens alone \
                        have several, so nobody can say where it is.";

/// What is said of a puzzle before its path: that it has several solutions, or had.
pub(crate) fn first(diagnosis: &Diagnosis) -> Option<String> {
    match diagnosis {
        Diagnosis::DeadEnd => Some(DEAD_END.to_owned()),
        _ => several(diagnosis),
    }
}

/// Where two of several solutions differ, in a sentence, if that is in few cells; of a thousand it says nothing.
pub(crate) fn differing(grid: &Grid, diagnosis: &Diagnosis) -> Option<String> {
    let Diagnosis::Several { complete: true, .. } = diagnosis else { return None };
    let cells = closest_within(grid, COMPARED).filter(|cells| cells.len() <= FEW_CELLS)?;
    let names: Vec<String> = cells.map(|cell| cell.to_string()).collect();
    let (last, before) = names.split_last()?;
    Some(format!("Two of them differ only in {} and {last}.", before.join(", ")))
}

/// How many solutions there are, in a sentence, where there are several.
pub(crate) fn several(diagnosis: &Diagnosis) -> Option<String> {
    match *diagnosis {
        Diagnosis::Several { solutions, complete: true } => {
            Some(format!("There are {solutions} solutions."))
        }
        Diagnosis::Several { solutions, complete: false } => {
            Some(format!("There are more than {}.", plural(solutions, "solution", "solutions")))
        }
        _ => None,
    }
}

fn mistaken(mistake: &Mistake, degree: Degree) -> String {
    let Mistake { placed, eliminated } = mistake;
    let cells =
        |candidates: &[Candidate]| listed(candidates, |candidate| candidate.cell().to_string());
    let digits =
        |candidates: &[Candidate]| listed(candidates, |c| format!("{} in {}", c.digit(), c.cell()));
    let is_one = |candidates: &[Candidate]| candidates.len() == 1;
    let parts = match degree {
        Degree::Vague => {
            return "There is a mistake: from here the puzzle has no solution.".to_owned();
        }
        Degree::Where => [
            (!placed.is_empty()).then(|| {
                let digit = if is_one(placed) { "a wrong digit" } else { "wrong digits" };
                format!("{digit} in {}", cells(placed))
            }),
            (!eliminated.is_empty())
                .then(|| format!("a true candidate was eliminated in {}", cells(eliminated))),
        ],
        Degree::Full => [
            (!placed.is_empty()).then(|| {
                let is = if is_one(placed) { "is" } else { "are" };
                format!("{} {is} wrong", digits(placed))
            }),
            (!eliminated.is_empty()).then(|| {
                let was = if is_one(eliminated) { "was" } else { "were" };
                format!("{} {was} eliminated, but true", digits(eliminated))
            }),
        ],
    };
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("There is a mistake: {}.", parts.join("; "))
}

/// `a`, `a and b`, `a, b and c`.
fn listed(candidates: &[Candidate], name: impl Fn(Candidate) -> String) -> String {
    let mut names: Vec<String> = candidates.iter().take(NAMED).map(|&c| name(c)).collect();
    if candidates.len() > NAMED {
        names.push(plural((candidates.len() - NAMED) as u64, "other", "others"));
    }
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
    }
}

/// What records say of it, beside their other fields.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Findings {
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mistakes: Option<Mistakes>,
    /// What became of the premise that there is one solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    uniqueness: Option<Uniqueness>,
}

#[derive(Clone, Debug, Serialize)]
struct Mistakes {
    placed: Vec<CandidateName>,
    eliminated: Vec<CandidateName>,
}

impl From<&Diagnosis> for Findings {
    fn from(diagnosis: &Diagnosis) -> Self {
        let named = |all: &[Candidate]| all.iter().copied().map(CandidateName).collect();
        match diagnosis {
            Diagnosis::Several { solutions, complete } => {
                Self { solutions: Some(*solutions), complete: Some(*complete), ..Self::default() }
            }
            Diagnosis::Mistake(Mistake { placed, eliminated }) => Self {
                mistakes: Some(Mistakes { placed: named(placed), eliminated: named(eliminated) }),
                ..Self::default()
            },
            _ => Self::default(),
        }
    }
}

/// A record with what was found wrong with its puzzle.
#[derive(Serialize)]
pub(crate) struct With<R> {
    #[serde(flatten)]
    pub(crate) record: R,
    /// For records that say it only where something is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) status: Option<Status>,
    #[serde(flatten)]
    pub(crate) findings: Findings,
}

impl<R> With<R> {
    /// The record of a puzzle of which this was found.
    pub(crate) fn new(record: R, diagnosis: &Diagnosis) -> Self {
        Self { record, status: None, findings: diagnosis.into() }
    }

    /// It, with what became of the premise that there is one solution.
    pub(crate) fn knowing(mut self, uniqueness: Option<Uniqueness>) -> Self {
        self.findings.uniqueness = uniqueness;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidates(names: &[&str]) -> Vec<Candidate> {
        names.iter().map(|name| name.parse().expect("a candidate")).collect()
    }

    #[test]
    fn a_mistake_is_named_by_degrees() {
        let puzzle = Puzzle::default();
        let mistake = |placed: &[&str], eliminated: &[&str]| {
            Diagnosis::Mistake(Mistake {
                placed: candidates(placed),
                eliminated: candidates(eliminated),
            })
        };
        let one = mistake(&["1r1c2"], &[]);
        for (degree, words) in [
            (Degree::Vague, "There is a mistake: from here the puzzle has no solution."),
            (Degree::Where, "There is a mistake: a wrong digit in r1c2."),
            (Degree::Full, "There is a mistake: 1 in r1c2 is wrong."),
        ] {
            assert_eq!(reason(&puzzle, &one, degree).as_deref(), Some(words));
        }
        let more = mistake(&["1r1c2", "3r4c5"], &["5r4c8"]);
        assert_eq!(
            reason(&puzzle, &more, Degree::Where).as_deref(),
            Some(
                "There is a mistake: wrong digits in r1c2 and r4c5; a true candidate was eliminated \
                 in r4c8."
            )
        );
        assert_eq!(
            reason(&puzzle, &more, Degree::Full).as_deref(),
            Some(
                "There is a mistake: 1 in r1c2 and 3 in r4c5 are wrong; 5 in r4c8 was eliminated, \
                 but true."
            )
        );
        let many: Vec<Candidate> = Candidate::all().take(12).collect();
        let many = Diagnosis::Mistake(Mistake { placed: many, eliminated: Vec::new() });
        assert!(
            reason(&puzzle, &many, Degree::Full)
                .is_some_and(|words| words.contains("and 3 others are"))
        );
        assert_eq!(reason(&puzzle, &Diagnosis::Sound, Degree::Full), None);
    }

    #[test]
    fn several_solutions_are_counted() {
        let words = |solutions, complete| several(&Diagnosis::Several { solutions, complete });
        assert_eq!(words(14, true).as_deref(), Some("There are 14 solutions."));
        assert_eq!(words(1000, false).as_deref(), Some("There are more than 1000 solutions."));
        assert_eq!(several(&Diagnosis::Sound), None);
    }
}
