//! Level and score as HoDoKu counts them.

use std::fmt::Write;

use ninerooks_logic::score::{Score, Worth};
use ninerooks_logic::{Checking, Solution, Status as End, solve};
use ninerooks_step::Info;
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::scale::{Rated, Scale, Subject};
use crate::chosen::Chosen;
use crate::input::Piece;
use crate::premise::Uniqueness;
use crate::resume::{EarlierAnswer, foreign};
use crate::term::output;
use crate::words::plural;

/// How to count, and what to write.
pub(super) struct Hodoku {
    pub(super) chosen: Chosen,
    /// Whether the techniques are listed.
    pub(super) table: bool,
}

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct Record<'a> {
    schema: Schema,
    puzzle: &'a str,
    by: &'static str,
    profile: &'a str,
    /// What became of the premise that there is one solution, where the profile has techniques that need it.
    #[serde(skip_serializing_if = "Option::is_none")]
    uniqueness: Option<Uniqueness>,
    level: String,
    score: u64,
    /// How many steps count as another technique.
    likened: usize,
    solved: bool,
    techniques: Vec<Row>,
}

/// A technique of the path.
#[derive(Serialize)]
struct Row {
    id: &'static str,
    count: usize,
    level: String,
    /// Of one step.
    score: u32,
    /// The step of HoDoKu's as which it counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    like: Option<&'static str>,
    #[serde(skip)]
    name: &'static str,
}

impl Row {
    /// A row for each technique of a path, in the order in which they are first taken.
    fn all(solution: &Solution) -> Vec<Self> {
        let mut rows: Vec<Self> = Vec::new();
        for info in infos(solution) {
            if let Some(row) = rows.iter_mut().find(|row| row.id == info.id) {
                row.count += 1;
                continue;
            }
            let Worth { level, score, like } = Worth::of(info);
            let level = level.to_string();
            rows.push(Self { id: info.id, count: 1, level, score, like, name: info.name });
        }
        rows
    }
}

/// The techniques of the steps.
fn infos(solution: &Solution) -> impl Iterator<Item = &'static Info> + '_ {
    solution.path.steps.iter().map(|step| step.technique.info())
}

impl Scale for Hodoku {
    fn name(&self) -> &'static str {
        "hodoku"
    }

    fn columns(&self) -> &'static [&'static str] {
        &["hodoku_level", "hodoku_score", "hodoku_steps"]
    }

    fn rate(&self, _: &Piece, start: &Subject) -> Rated {
        let (profile, uniqueness) = self.chosen.at(&start.grid);
        let solution = solve(&start.grid, &profile, Checking::On);
        let solved = solution.status == End::Solved;
        let score = Score::of(infos(&solution), solved);
        let rows = Row::all(&solution);
        let text = words(score, solved, if self.table { &rows } else { &[] });
        let steps = solution.path.steps.len();
        let cells = vec![score.level.to_string(), score.score.to_string(), steps.to_string()];
        let record = output::json_line(&Record {
            schema: Schema::One,
            puzzle: &start.recorded,
            by: self.name(),
            profile: &self.chosen.name,
            uniqueness,
            level: score.level.to_string(),
            score: score.score,
            likened: score.likened,
            solved,
            techniques: rows,
        });
        Rated { text, record, cells, solved, wanted: true }
    }

    fn recall(&self, earlier: &EarlierAnswer) -> Result<bool, String> {
        match (earlier.score, earlier.solved, &earlier.profile) {
            (Some(_), Some(solved), Some(profile)) if *profile == self.chosen.name => {
                self.chosen.require(earlier.uniqueness)?;
                Ok(solved)
            }
            _ => Err(foreign()),
        }
    }
}

/// `hard, score 1234, solved`, and the techniques.
fn words(score: Score, solved: bool, rows: &[Row]) -> String {
    let Score { level, score, likened } = score;
    let mut text = format!("{level}, score {score}, {}", if solved { "solved" } else { "stuck" });
    if likened > 0 {
        let steps = plural(likened as u64, "step", "steps");
        let _ = write!(text, "; not in HoDoKu: {steps}, counted as the nearest");
    }
    text.push('\n');
    for Row { name, count, level, score, like, .. } in rows {
        let sum = u64::from(*score) * *count as u64;
        let like = like.map_or(String::new(), |like| format!(", as {like}"));
        let _ = writeln!(text, "  {sum:>6}  {count:>3} × {score:<5} {level:<7} {name}{like}");
    }
    text
}
