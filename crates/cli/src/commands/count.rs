//! `ninerooks count`: how many solutions.

use std::ops::ControlFlow;
use std::sync::Arc;

use clap::Args;
use ninerooks_board::{CandidateSet, Cell, Digit, Grid, Puzzle};
use ninerooks_exact::{BudgetSpent, Givens};
use ninerooks_text::formats::{Format, pm};
use ninerooks_text::json::{Schema, Status};
use serde::Serialize;

use crate::answer::Answer;
use crate::input::Piece;
use crate::puzzle;
use crate::puzzles::Puzzles;
use crate::resume::{self, EarlierAnswer, Resume, foreign};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{BAD, GOOD, Look, WARN};
use crate::term::output;
use crate::term::talk::Complaint;

/// Count solutions by search
///
/// One puzzle is answered in a sentence; several puzzles get a number each, one per line. A `+` after
/// the number means that counting stopped at the limit, and a `-` that the puzzle could not be read.
/// The exit code is 1 unless each puzzle has exactly one solution.
#[derive(Args)]
pub(crate) struct Count {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Stop counting at this many solutions
    #[arg(long, short, value_name = "N", default_value_t = 1000,
          value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,
    /// Also print the first N solutions, one per line below the number
    #[arg(long, value_name = "N", conflicts_with = "file",
          value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    list: Option<u64>,
    /// Also print the candidates that are true in some solution, all others left out
    ///
    /// What is left of a puzzle that is being made: a candidate that is missing breaks it, and a cell with one
    /// candidate is decided. All rules count, and nothing is solved by logic.
    #[arg(long, conflicts_with = "file")]
    true_candidates: bool,
    /// Write one JSON object per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    resume: Resume,
}

pub(super) fn run(mut command: Count, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("count")) };
    let Count { puzzles, limit, list, true_candidates, json, resume } = command;
    let list = list.unwrap_or_default();
    let style = match (json, setting.talk.is_quiet()) {
        (true, _) => Style::Json,
        (false, true) => Style::Number,
        (false, false) => Style::Words,
    };
    // Whoever asks for many solutions gets the work for them.
    let positions = limit.saturating_mul(8).saturating_add(puzzle::POSITIONS);
    let counter = Arc::new(Counter {
        from: puzzles.from,
        limit,
        list,
        true_candidates,
        positions,
        style,
        look: setting.look(),
    });
    let rememberer = Arc::clone(&counter);
    let peek = style == Style::Words;
    setting.resume(input, peek, resume).run_on(
        move |piece| counter.answer(piece),
        move |piece, line| rememberer.recall(piece, line),
        |()| (),
    )
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// In words when it is one puzzle, else a number each.
    Words,
    Number,
    Json,
}

struct Counter {
    from: Option<&'static dyn Format>,
    limit: u64,
    /// How many solutions are printed.
    list: u64,
    /// Whether the candidates are printed that are true in some solution.
    true_candidates: bool,
    /// How many positions may be looked at.
    positions: u64,
    style: Style,
    look: Look,
}

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct CountRecord {
    schema: Schema,
    puzzle: String,
    /// How many solutions were counted.
    solutions: u64,
    /// Whether these are all.
    complete: bool,
    /// The first of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    list: Vec<String>,
    /// The candidates of each cell that are true in some solution.
    #[serde(skip_serializing_if = "Option::is_none")]
    true_candidates: Option<Vec<String>>,
    /// Why counting ended before the limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// What counting came to.
struct Counted {
    solutions: u64,
    complete: bool,
    gave_up: Option<String>,
}

impl Counter {
    fn answer(&self, piece: &Piece) -> Answer {
        if let Some(answer) = self.at_once(piece) {
            return answer;
        }
        let puzzle = match self.read(piece) {
            Ok(puzzle) => puzzle,
            Err(answer) => return answer,
        };
        let Counted { solutions, complete, mut gave_up } = self.count(&puzzle);
        let list = self.first(&puzzle);
        let truths = self.truths(&puzzle).unwrap_or_else(|_| {
            gave_up.get_or_insert_with(|| puzzle::gave_up(self.positions));
            None
        });
        let mut text = match self.style {
            Style::Words if piece.alone => self.words(solutions, complete, gave_up.is_some()),
            Style::Words | Style::Number => number(solutions, complete),
            Style::Json => {
                let puzzle = puzzle::recorded(piece, &puzzle);
                let message = gave_up.clone();
                let record = CountRecord {
                    schema: Schema::One,
                    puzzle,
                    solutions,
                    complete,
                    list: list.clone(),
                    true_candidates: truths.as_ref().map(by_cell),
                    message,
                };
                output::json_line(&record)
            }
        };
        if self.style != Style::Json {
            text.extend(list.into_iter().map(|solution| solution + "\n"));
            text.extend(truths.map(|truths| marked(&puzzle, truths)));
        }
        if solutions == 1 && complete {
            return Answer::done(text);
        }
        Answer::no(text, gave_up.map(|words| Complaint::Warning(piece.placed(&words))))
    }

    /// The number of solutions of a plain line, where no more is to be said: to make a puzzle and a grid of it takes half as long
    /// as the search.
    fn at_once(&self, piece: &Piece) -> Option<Answer> {
        if self.list > 0 || self.true_candidates || self.style == Style::Words && piece.alone {
            return None;
        }
        let cells = piece.plain(self.from)?;
        let count = Givens::read(cells).ok()?.count_within(self.most(), self.positions);
        let Counted { solutions, complete, gave_up: None } = self.counted(count) else {
            return None;
        };
        let text = match self.style {
            Style::Words | Style::Number => number(solutions, complete),
            Style::Json => output::json_line(&CountRecord {
                schema: Schema::One,
                puzzle: puzzle::values_of(cells),
                solutions,
                complete,
                list: Vec::new(),
                true_candidates: None,
                message: None,
            }),
        };
        let is_one = solutions == 1 && complete;
        Some(if is_one { Answer::done(text) } else { Answer::no(text, None) })
    }

    /// One more than the limit tells whether there are more.
    const fn most(&self) -> u64 {
        self.limit.saturating_add(1)
    }

    fn count(&self, puzzle: &Puzzle) -> Counted {
        match Grid::new(puzzle) {
            Ok(grid) => {
                self.counted(ninerooks_exact::count_within(&grid, self.most(), self.positions))
            }
            Err(_) => Counted { solutions: 0, complete: true, gave_up: None },
        }
    }

    fn counted(&self, count: Result<u64, BudgetSpent>) -> Counted {
        match count {
            Ok(count) => {
                let (solutions, complete) = (count.min(self.limit), count <= self.limit);
                Counted { solutions, complete, gave_up: None }
            }
            Err(spent) => Counted {
                solutions: spent.found.min(self.limit),
                complete: false,
                gave_up: Some(puzzle::gave_up(self.positions)),
            },
        }
    }

    /// The first solutions, as many as are to be printed.
    fn first(&self, puzzle: &Puzzle) -> Vec<String> {
        let mut first = Vec::new();
        let wanted = self.list.min(self.limit);
        if wanted == 0 {
            return first;
        }
        let Ok(grid) = Grid::new(puzzle) else { return first };
        // Where the search gives up, counting has said so.
        let _ = ninerooks_exact::enumerate_within(&grid, self.positions, |solution| {
            first.push(solution.to_string());
            if (first.len() as u64) < wanted {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        first
    }

    /// The candidates that are true in some solution, where they are to be printed and there are some.
    fn truths(&self, puzzle: &Puzzle) -> Result<Option<CandidateSet>, BudgetSpent> {
        let Some(grid) = self.true_candidates.then(|| Grid::new(puzzle).ok()).flatten() else {
            return Ok(None);
        };
        let truths = ninerooks_exact::true_candidates(&grid, self.positions)?;
        Ok((!truths.is_empty()).then_some(truths))
    }

    /// The puzzle, or the answer that there is to give instead.
    fn read(&self, piece: &Piece) -> Result<Puzzle, Answer> {
        piece.puzzle(self.from).map_err(|message| {
            let text = match self.style {
                Style::Json => puzzle::record(piece, piece.shown(), Status::Error, &message),
                _ if piece.is_puzzle() => "-\n".to_owned(),
                _ => String::new(),
            };
            Answer::unreadable(text, message)
        })
    }

    /// What an earlier run counted up to the same limit.
    fn recall(&self, piece: &Piece, line: &str) -> Result<Answer, String> {
        let puzzle = match self.read(piece) {
            Ok(puzzle) => puzzle,
            Err(answer) => return resume::same(answer, line),
        };
        let earlier = EarlierAnswer::of(line, piece, &puzzle::recorded(piece, &puzzle))?;
        let (Some(solutions), Some(complete)) = (earlier.solutions, earlier.complete) else {
            return Err(foreign());
        };
        let stopped_at_limit = !complete && earlier.message.is_none();
        if solutions > self.limit || stopped_at_limit && solutions < self.limit {
            return Err(format!("its solutions were counted to another limit than {}", self.limit));
        }
        let is_one = solutions == 1 && complete;
        Ok(if is_one { Answer::done(String::new()) } else { Answer::no(String::new(), None) })
    }

    fn words(&self, solutions: u64, complete: bool, gave_up: bool) -> String {
        let (style, words) = match (solutions, complete) {
            _ if gave_up => (WARN, format!("{solutions} solutions found, and there may be more")),
            (0, _) => (BAD, "no solution".to_owned()),
            (1, true) => (GOOD, "exactly one solution".to_owned()),
            (_, true) => (BAD, format!("{solutions} solutions")),
            (_, false) => (BAD, format!("more than {solutions} solutions")),
        };
        format!("{}\n", self.look.paint(style, words))
    }
}

/// The number of solutions on a line. Nearly all numbers have one digit, and words for formats take as long as reading the line.
fn number(solutions: u64, complete: bool) -> String {
    let more = if complete { "" } else { "+" };
    match u8::try_from(solutions) {
        Ok(digit @ 0..=9) => {
            let mut text = String::with_capacity(4);
            text.push(char::from(b'0' + digit));
            text.push_str(more);
            text.push('\n');
            text
        }
        _ => format!("{solutions}{more}\n"),
    }
}

/// A board with these candidates.
fn marked(puzzle: &Puzzle, truths: CandidateSet) -> String {
    let mut puzzle = puzzle.clone();
    puzzle.candidates = Some(Box::new(truths));
    puzzle.hidden = None;
    pm::Pm.write(&puzzle) + "\n"
}

/// The digits of each cell.
fn by_cell(truths: &CandidateSet) -> Vec<String> {
    Cell::all().map(|cell| truths.digits(cell).map(Digit::to_char).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Origin;
    use crate::term::Globals;

    /// What comes of the empty grid.
    fn answer(limit: u64, positions: u64, style: Style, alone: bool) -> Answer {
        let globals =
            Globals { color: clap::ColorChoice::Never, ascii: true, quiet: true, threads: None };
        let look = Look::stdout(&globals);
        let text = Ok(".".repeat(81));
        let piece = Piece { number: 1, origin: Origin::Stdin, line: 3, column: 1, text, alone };
        Counter { from: None, limit, list: 0, true_candidates: false, positions, style, look }
            .answer(&piece)
    }

    #[test]
    fn whoever_gives_up_says_so() {
        let gave_up = answer(100, 99, Style::Number, false);
        let Some(Complaint::Warning(words)) = gave_up.complaint else { panic!("it is earlier") };
        assert_eq!(
            words,
            "standard input, line 3: the search for solutions gave up after 99 positions; solve \
             more of it first"
        );
        assert!(gave_up.text.ends_with("+\n"), "{}", gave_up.text);
        assert!(gave_up.exit == Exit::No);
        let record = answer(100, 99, Style::Json, false).text;
        assert!(record.contains("\"complete\":false,\"message\":\"the search"), "{record}");
        let words = answer(100, 99, Style::Words, true).text;
        assert!(words.contains("and there may be more"), "{words}");

        let stopped = answer(100, 999, Style::Number, false);
        assert!(stopped.complaint.is_none());
        assert_eq!(stopped.text, "100+\n");
    }
}
