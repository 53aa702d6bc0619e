//! Why set logic proves nothing, in sentences that every front end says.

use ninerooks_board::{Candidate, Grid};

use super::finding::{Finding, Outcome};
use super::prove::Witness;

impl Finding {
    /// How it ended, and what there is to show for it. Of a pattern that proves something nothing:
    /// that is for notations to say.
    pub fn sentences(&self, grid: &Grid) -> Vec<String> {
        let target = self.target.map_or_else(|| "The pattern".to_owned(), |c| c.to_string());
        vec![match self.outcome {
            Outcome::Proved => return Vec::new(),
            Outcome::NoPattern => return self.no_pattern(grid),
            Outcome::Uncovered => self.lack(),
            Outcome::NoElimination => {
                "All truths are covered, but nothing is in enough links to be eliminated."
                    .to_owned()
            }
            Outcome::Contradiction => {
                "No solution: all truths are covered by fewer links than truths.".to_owned()
            }
            Outcome::BeyondLimits => {
                format!("{target}: no pattern within the limits exists; one beyond them may.")
            }
            Outcome::NotFound => format!("{target}: not found with the work that is allowed."),
            Outcome::NotOpen => format!("{target} is no open candidate."),
            Outcome::SettledSet => "One of the sets holds a placed digit.".to_owned(),
            Outcome::Solved => "Every cell has its digit.".to_owned(),
        }]
    }

    fn lack(&self) -> String {
        let lack = self.uncovered.iter().map(|&(candidate, lack)| match lack {
            1 => candidate.to_string(),
            _ => format!("{candidate} ({lack} times)"),
        });
        format!("Not covered: {}", lack.collect::<Vec<_>>().join(", "))
    }

    fn no_pattern(&self, grid: &Grid) -> Vec<String> {
        let title = match self.target {
            Some(target) => format!("{target}: no pattern of any size exists."),
            None => "No pattern of any size proves all that is false.".to_owned(),
        };
        let why = match &self.witness {
            Some(Witness::Exact { denominator, parts }) if !self.is_unsure(grid) => {
                shared(self.target, *denominator, parts.len())
            }
            _ => "So inexact numbers say; they could not be checked.".to_owned(),
        };
        vec![title, why]
    }
}

/// How the truth of the sets can be shared out although the wanted pattern would forbid it.
fn shared(target: Option<Candidate>, denominator: i32, candidates: usize) -> String {
    let what = match target {
        Some(target) if denominator == 1 => {
            return format!("Checked: there is a solution with {target}.");
        }
        Some(target) => format!("{target} has all of its own"),
        None => "more than one is left for some".to_owned(),
    };
    let part = match denominator {
        2 => "halves".to_owned(),
        3 => "thirds".to_owned(),
        4 => "quarters".to_owned(),
        n => format!("parts of 1/{n}"),
    };
    format!(
        "Checked: the truth of every set can be shared out among {candidates} candidates in \
         {part}, so that {what}."
    )
}
