//! `ninerooks photo`: puzzles read from photographs.

use std::path::{Path, PathBuf};

use clap::Args;
use ninerooks_photo::{Guess, Reading, read};
use ninerooks_text::json::{Schema, Status};
use serde::Serialize;

use crate::picture;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output::{Output, json_line};
use crate::term::talk::Complaint;

/// Read puzzles from photographs
///
/// A PNG or JPEG each; all four corners of the grid have to be in it. Each puzzle is printed as 81 characters, one per line. A
/// cell is doubtful where the reader is not sure, or where the same digit is in a house twice: look at these before you
/// do anything with the puzzle. The exit code is 1 if there are any.
#[derive(Args)]
pub(crate) struct Photo {
    /// The photographs
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write one JSON object per line
    #[arg(long)]
    json: bool,
}

/// What there is to say of a photograph, for programs.
#[derive(Serialize)]
struct PhotoRecord {
    schema: Schema,
    file: String,
    puzzle: String,
    doubtful: Vec<Doubt>,
    /// Upper left, upper right, lower right, lower left, in pixels.
    corners: [[i32; 2]; 4],
}

/// A cell that somebody should look at.
#[derive(Serialize)]
struct Doubt {
    cell: String,
    /// The digit that it was read as, if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
}

/// A photograph that could not be read.
#[derive(Serialize)]
struct Unread<'a> {
    schema: Schema,
    file: String,
    status: Status,
    message: &'a str,
}

pub(super) fn run(command: &Photo, setting: Setting<'_>) -> anyhow::Result<Exit> {
    if command.files.is_empty() {
        return Ok(setting.help("photo"));
    }
    let mut output = Output::new();
    let mut exit = Exit::Done;
    for file in &command.files {
        let name = file.display().to_string();
        let (text, next) = match reading(file) {
            Ok(reading) => {
                let is_sure = reading.doubtful().next().is_none();
                let text = if command.json {
                    json_line(&record(name, &reading))
                } else {
                    reading.puzzle() + "\n"
                };
                for (cell, guess) in reading.doubtful().filter(|_| !command.json) {
                    let words =
                        format!("{}: {cell} is doubtful: {}", file.display(), read_as(guess));
                    setting.talk.complain(&Complaint::Warning(words));
                }
                (text, if is_sure { Exit::Done } else { Exit::No })
            }
            Err(message) => {
                setting.talk.complain(&Complaint::Error(format!("{name}: {message}")));
                let unread = Unread {
                    schema: Schema::One,
                    file: name,
                    status: Status::Error,
                    message: &message,
                };
                (if command.json { json_line(&unread) } else { String::new() }, Exit::Unreadable)
            }
        };
        output.put(&text)?;
        // What is said of a puzzle comes after it.
        output.flush()?;
        exit = exit.max(next);
    }
    setting.talk.sum_up();
    Ok(exit)
}

fn reading(file: &Path) -> Result<Reading, String> {
    read(&picture::grey(file)?).map_err(|error| error.to_string())
}

fn read_as(guess: Guess) -> String {
    guess
        .digit
        .map_or_else(|| "read as empty".to_owned(), |digit| format!("read as {}", digit.get()))
}

fn record(file: String, reading: &Reading) -> PhotoRecord {
    let doubt = |(cell, guess): (ninerooks_board::Cell, Guess)| Doubt {
        cell: cell.to_string(),
        digit: guess.digit.map(ninerooks_board::Digit::get),
    };
    #[expect(clippy::cast_possible_truncation)] // the cast saturates
    let whole = |x: f32| x.round() as i32;
    PhotoRecord {
        schema: Schema::One,
        file,
        puzzle: reading.puzzle(),
        doubtful: reading.doubtful().map(doubt).collect(),
        corners: reading.corners.map(|corner| [whole(corner.x), whole(corner.y)]),
    }
}
