//! A session as text, for whoever keeps it: what is read back is what was written.

use core::fmt;

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Puzzle, Rules};
use ninerooks_text::json::RuleName;
use serde::{Deserialize, Serialize};

use crate::session::{Moment, Opened};
use crate::{Drawing, Game, Link, LinkKind, Session};

/// The version of the form. Another one is refused.
const VERSION: u32 = 1;

/// Why a text is no session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError(String);

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for RecordError {}

#[derive(Serialize, Deserialize)]
struct SessionRecord {
    version: u32,
    puzzles: Vec<OpenedRecord>,
    past: Vec<MomentRecord>,
    now: MomentRecord,
    future: Vec<MomentRecord>,
}

#[derive(Serialize, Deserialize)]
struct OpenedRecord {
    id: String,
    title: String,
    /// The rules that it adds to the classic ones, in force at each moment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rules: Vec<RuleName>,
    start: GameRecord,
}

#[derive(Serialize, Deserialize)]
struct MomentRecord {
    puzzle: usize,
    #[serde(flatten)]
    game: GameRecord,
}

/// Candidates are numbers, 81 × (digit − 1) + cell.
#[derive(Serialize, Deserialize)]
struct GameRecord {
    /// The 81 cells: `1` to `9` givens, `a` to `i` the player's digits, `.` for none.
    cells: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    struck: Vec<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    centre: Vec<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    corner: Vec<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cell_colors: Vec<(usize, u8)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    candidate_colors: Vec<(usize, u8)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    links: Vec<(usize, usize, LinkKind)>,
}

fn candidate(index: usize) -> Result<Candidate, RecordError> {
    if index < 729 {
        return Ok(Candidate::from_index(index));
    }
    Err(RecordError(format!("expected a candidate's number below 729, found {index}")))
}

fn cell(index: usize) -> Result<Cell, RecordError> {
    if index < 81 {
        return Ok(Cell::from_index(index));
    }
    Err(RecordError(format!("expected a cell's number below 81, found {index}")))
}

fn color(color: u8) -> Result<u8, RecordError> {
    if (1..=9).contains(&color) {
        return Ok(color);
    }
    Err(RecordError(format!("expected a colour from 1 to 9, found {color}")))
}

fn set(indices: &[usize]) -> Result<CandidateSet, RecordError> {
    let mut set = CandidateSet::EMPTY;
    for &index in indices {
        set.insert(candidate(index)?);
    }
    Ok(set)
}

fn indices(set: &CandidateSet) -> Vec<usize> {
    set.iter().map(Candidate::index).collect()
}

impl From<&Game> for GameRecord {
    fn from(game: &Game) -> Self {
        let sign = |cell| match game.value(cell) {
            None => '.',
            Some(digit) if game.givens().contains(cell) => char::from(b'0' + digit.get()),
            Some(digit) => char::from(b'a' - 1 + digit.get()),
        };
        let Drawing { cells, candidates, links } = &game.drawing;
        Self {
            cells: Cell::all().into_iter().map(sign).collect(),
            struck: indices(&game.struck),
            centre: indices(&game.centre),
            corner: indices(&game.corner),
            cell_colors: cells.iter().map(|(cell, &color)| (cell.index(), color)).collect(),
            candidate_colors: candidates.iter().map(|(c, &color)| (c.index(), color)).collect(),
            links: links.iter().map(|l| (l.from.index(), l.to.index(), l.kind)).collect(),
        }
    }
}

impl GameRecord {
    /// The game of a puzzle with these rules.
    fn game(&self, rules: Rules) -> Result<Game, RecordError> {
        let drawing = Drawing {
            cells: self
                .cell_colors
                .iter()
                .map(|&(i, c)| Ok((cell(i)?, color(c)?)))
                .collect::<Result<_, _>>()?,
            candidates: self
                .candidate_colors
                .iter()
                .map(|&(i, c)| Ok((candidate(i)?, color(c)?)))
                .collect::<Result<_, _>>()?,
            links: self
                .links
                .iter()
                .map(|&(from, to, kind)| {
                    Ok(Link { from: candidate(from)?, to: candidate(to)?, kind })
                })
                .collect::<Result<_, _>>()?,
        };
        let mut digits = digits(&self.cells)?;
        digits.rules = rules;
        Ok(Game {
            digits,
            struck: set(&self.struck)?,
            centre: set(&self.centre)?,
            corner: set(&self.corner)?,
            drawing,
        })
    }
}

fn rules(names: &[RuleName]) -> Result<Rules, RecordError> {
    RuleName::rules(names).map_err(|error| RecordError(error.to_string()))
}

fn digits(cells: &str) -> Result<Puzzle, RecordError> {
    if cells.len() != 81 {
        return Err(RecordError(format!("expected 81 cells, found {}", cells.len())));
    }
    let mut puzzle = Puzzle::default();
    for (cell, sign) in Cell::all().into_iter().zip(cells.bytes()) {
        let digit = |from: u8| Digit::new(sign - from);
        match sign {
            b'.' => {}
            b'1'..=b'9' => {
                if let Some(digit) = digit(b'0') {
                    puzzle.give(Candidate::new(digit, cell));
                }
            }
            b'a'..=b'i' => {
                if let Some(digit) = digit(b'a' - 1) {
                    puzzle.place(Candidate::new(digit, cell));
                }
            }
            _ => {
                return Err(RecordError(format!(
                    "expected a digit in {cell}, found {:?}",
                    char::from(sign)
                )));
            }
        }
    }
    Ok(puzzle)
}

impl From<&Moment> for MomentRecord {
    fn from(moment: &Moment) -> Self {
        Self { puzzle: moment.puzzle, game: (&moment.game).into() }
    }
}

impl MomentRecord {
    fn moment(&self, puzzles: &[Opened]) -> Result<Moment, RecordError> {
        let Some(opened) = puzzles.get(self.puzzle) else {
            return Err(RecordError(format!("there is no puzzle {}", self.puzzle)));
        };
        Ok(Moment { puzzle: self.puzzle, game: self.game.game(opened.start.rules())? })
    }
}

impl Session {
    /// The session as text.
    pub fn save(&self) -> String {
        let opened = |opened: &Opened| OpenedRecord {
            id: opened.id.clone(),
            title: opened.title.clone(),
            rules: RuleName::all(opened.start.rules()),
            start: (&opened.start).into(),
        };
        let record = SessionRecord {
            version: VERSION,
            puzzles: self.puzzles.iter().map(opened).collect(),
            past: self.past.iter().map(Into::into).collect(),
            now: (&self.now).into(),
            future: self.future.iter().map(Into::into).collect(),
        };
        // Every key of a record is text, so it can be written.
        serde_json::to_string(&record).unwrap_or_default()
    }

    /// The session that a text holds.
    ///
    /// # Errors
    /// When the text is not what [`save`](Self::save) writes.
    pub fn load(text: &str) -> Result<Self, RecordError> {
        let record: SessionRecord = serde_json::from_str(text)
            .map_err(|error| RecordError(format!("no saved game: {error}")))?;
        if record.version != VERSION {
            return Err(RecordError(format!(
                "expected a game saved in version {VERSION}, found version {}",
                record.version
            )));
        }
        let opened = |record: &OpenedRecord| -> Result<Opened, RecordError> {
            let start = record.start.game(rules(&record.rules)?)?;
            Ok(Opened { id: record.id.clone(), title: record.title.clone(), start })
        };
        let puzzles = record.puzzles.iter().map(opened).collect::<Result<Vec<_>, _>>()?;
        let moments = |list: &[MomentRecord]| {
            list.iter().map(|moment| moment.moment(&puzzles)).collect::<Result<_, _>>()
        };
        Ok(Self {
            past: moments(&record.past)?,
            now: record.now.moment(&puzzles)?,
            future: moments(&record.future)?,
            puzzles,
        })
    }
}
