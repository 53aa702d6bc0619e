//! From a piece of input to a puzzle.

use ninerooks_board::{Grid, Metadata, Puzzle, Rules};
use ninerooks_exact::{Diagnosis, diagnose, reached};
use ninerooks_step::Step;
use ninerooks_text::formats::{self, Chunk, Format, susser::Susser};
use ninerooks_text::json::{Form, SolveRecord, Status, StepsRecord, Written};
pub(crate) use ninerooks_text::notation::empty;

use crate::answer::Answer;
use crate::diagnosis::{self, Degree, With, broken};
use crate::input::{Origin, Piece};
use crate::premise::Uniqueness;
use crate::resume::{self, EarlierAnswer, Steps, foreign};
use crate::term::look::Look;
use crate::term::output;
use crate::words::wrapped;

/// An argument shorter than this with letters in it was meant as the name of a file.
const SHORTEST_PUZZLE: usize = 60;

/// How many positions a search for solutions may look at: about a minute of work. No puzzle with
/// one solution that anybody has published takes a thousand.
pub(crate) const POSITIONS: u64 = 1 << 27;

/// What it means that a search for solutions has spent its positions.
pub(crate) fn gave_up(positions: u64) -> String {
    format!("the search for solutions gave up after {positions} positions; solve more of it first")
}

impl Piece {
    /// Words about the piece, with its place before them where it has one.
    pub(crate) fn placed(&self, words: &str) -> String {
        match self.line_number() {
            Some(line) => format!("{}, line {line}: {words}", self.origin),
            None => words.to_owned(),
        }
    }

    /// Reads the piece as a puzzle.
    ///
    /// # Errors
    /// What is wrong, in words and with its place.
    pub(crate) fn puzzle(&self, from: Option<&'static dyn Format>) -> Result<Puzzle, String> {
        let text = self.text.as_ref().map_err(String::clone)?;
        if from.is_none() && formats::plain_cells(text).is_some() {
            return formats::read(text).map(|read| read.puzzle).map_err(|error| error.to_string());
        }
        let is_short = text.len() < SHORTEST_PUZZLE && !text.contains('\n');
        let is_name = is_short && looks_named(text) && !formats::is_wrapped(text);
        let chunk = Chunk { line: self.line, column: self.column, text: text.clone() };
        let item = chunk.read(from);
        let error = match item.result {
            Ok(read) => return Ok(read.puzzle),
            Err(error) => error,
        };
        Err(match &self.origin {
            Origin::Argument(_) if is_name => {
                // The word of a switch may be missing, so that it is not taken from what comes next.
                let text = &chunk.text;
                let hint = match text.as_str() {
                    "assume" | "prove" | "off" => format!("; the switch is `--uniqueness={text}`"),
                    "full" | "lean" => format!("; the switch is `--json={text}`"),
                    _ => String::new(),
                };
                format!("`{text}` is neither a file nor a puzzle in any format{hint}")
            }
            Origin::Argument(1) => error.to_string(),
            origin => format!("{origin}, {error}"),
        })
    }

    /// The cells of the piece if it is a plain line, and read as such: for what needs the givens alone.
    pub(crate) fn plain(&self, from: Option<&'static dyn Format>) -> Option<&[u8; 81]> {
        self.text.as_deref().ok().filter(|_| from.is_none()).and_then(formats::plain_cells)
    }

    /// Reads the piece as a puzzle that has the classic rules alone.
    ///
    /// # Errors
    /// As [`puzzle`](Self::puzzle); and the rule that it adds, for what has been worked out for classic puzzles only.
    pub(crate) fn classic(&self, from: Option<&'static dyn Format>) -> Result<Puzzle, String> {
        let puzzle = self.puzzle(from)?;
        match more_rules(puzzle.rules) {
            Some(words) => Err(self.placed(&words)),
            None => Ok(puzzle),
        }
    }

    /// Whether it stands for one of several puzzles, which get one line each.
    pub(crate) fn is_puzzle(&self) -> bool {
        self.text.is_ok() && !self.alone
    }

    /// The line of the input that it begins on, where the input has lines.
    pub(crate) fn line_number(&self) -> Option<u64> {
        match self.origin {
            Origin::Argument(_) => None,
            Origin::File(_) | Origin::Stdin => u64::try_from(self.line).ok().filter(|&n| n > 0),
        }
    }

    /// The text as it was read, for records.
    pub(crate) fn shown(&self) -> &str {
        self.text.as_deref().unwrap_or_default()
    }
}

/// Why something that is for classic puzzles does not take one with rules of its own.
pub(crate) fn more_rules(rules: Rules) -> Option<String> {
    let first = rules.list().first()?;
    let others = match rules.list().len() - 1 {
        0 => String::new(),
        1 => " and another one".to_owned(),
        n => format!(" and {n} others"),
    };
    Some(format!("the puzzle adds rules ({first}{others}), and this is for classic puzzles only"))
}

/// Whether a text has letters or slashes, as names of files have and most puzzles have not.
fn looks_named(text: &str) -> bool {
    text.chars().any(|c| c == '/' || c.is_alphabetic() && !c.eq_ignore_ascii_case(&'x'))
}

/// A grid, or why the puzzle has no solution at sight.
pub(crate) fn grid(puzzle: &Puzzle) -> Result<Grid, String> {
    let grid = reached(Grid::new(puzzle).map_err(|error| error.to_string())?);
    match grid.contradiction() {
        Some(sector) => Err(empty(sector)),
        None => Ok(grid),
    }
}

/// The values in reading order, `.` for an empty cell.
pub(crate) fn values(puzzle: &Puzzle) -> String {
    let mut digits = [b'.'; 81];
    for value in puzzle.values() {
        digits[value.cell().index()] = b'0' + value.digit().get();
    }
    String::from_utf8_lossy(&digits).into_owned()
}

/// [`values`] of the cells of a plain line.
pub(crate) fn values_of(cells: &[u8; 81]) -> String {
    let cells = cells.map(|c| if c == b'0' { b'.' } else { c });
    String::from_utf8_lossy(&cells).into_owned()
}

/// The puzzle in the words of a record: 81 characters if they say everything, else with marks for
/// what was placed and excluded; as it was read if that still is not all.
pub(crate) fn recorded(piece: &Piece, puzzle: &Puzzle) -> String {
    let is_plain = puzzle.rules.is_none()
        && puzzle.candidates.is_none()
        && puzzle.values().count() == puzzle.givens().len();
    if is_plain {
        return values(puzzle);
    }
    let mut bare = puzzle.clone();
    bare.metadata = Metadata::default();
    let marked = formats::write(&bare, &Susser);
    if marked.lost.is_empty() { marked.text } else { piece.shown().to_owned() }
}

/// A state with everything that was placed and excluded, on a line.
pub(crate) fn state(grid: &Grid) -> String {
    formats::write(&grid.to_puzzle(), &Susser).text
}

/// A piece that is neither unreadable nor contradicts itself at sight.
pub(crate) struct Start {
    /// The puzzle in the words of a record.
    pub(crate) recorded: String,
    /// Its grid.
    pub(crate) grid: Grid,
    /// What was found wrong with it, where that was asked.
    pub(crate) diagnosis: Diagnosis,
}

/// The puzzle of a piece; `json` says whether objects are written.
///
/// # Errors
/// The answer that it cannot be read.
pub(crate) fn read<T: Default>(
    piece: &Piece,
    from: Option<&'static dyn Format>,
    json: bool,
) -> Result<Puzzle, Answer<T>> {
    piece.puzzle(from).map_err(|message| {
        let record = || record(piece, piece.shown(), Status::Error, &message);
        let text = if json { record() } else { String::new() };
        Answer::unreadable(text, message)
    })
}

impl Start {
    /// Reads a piece that a step is looked for in; `json` says whether objects are written.
    ///
    /// # Errors
    /// The answer that there is to give instead.
    pub(crate) fn of<T: Default>(
        piece: &Piece,
        from: Option<&'static dyn Format>,
        json: bool,
    ) -> Result<Self, Answer<T>> {
        let puzzle = read(piece, from, json)?;
        Self::at_sight(piece, &puzzle, json)
    }

    /// [`of`](Self::of), where something is to follow from the piece: that there is a solution with
    /// the digits placed and the candidates eliminated. Whether there are several it says, too.
    ///
    /// # Errors
    /// The answer that there is to give instead: what the mistake is, in this degree.
    pub(crate) fn sound<T: Default>(
        piece: &Piece,
        from: Option<&'static dyn Format>,
        json: bool,
        degree: Degree,
    ) -> Result<Self, Answer<T>> {
        let puzzle = read(piece, from, json)?;
        let diagnosis = diagnose(&puzzle, POSITIONS);
        if diagnosis == Diagnosis::NoSolution {
            Self::at_sight(piece, &puzzle, json)?; // which says more
        }
        if let Some(words) = diagnosis::reason(&puzzle, &diagnosis, degree) {
            let text = if json {
                let record = no_more(piece, &recorded(piece, &puzzle), Status::Invalid, &words);
                output::json_line(&With::new(record, &diagnosis))
            } else {
                format!("{words}\n")
            };
            return Err(Answer::no(text, None));
        }
        Ok(Self { diagnosis, ..Self::at_sight(piece, &puzzle, json)? })
    }

    /// A puzzle that does not contradict itself at sight.
    fn at_sight<T: Default>(piece: &Piece, puzzle: &Puzzle, json: bool) -> Result<Self, Answer<T>> {
        let recorded = recorded(piece, puzzle);
        match grid(puzzle) {
            Ok(grid) => Ok(Self { recorded, grid, diagnosis: Diagnosis::Unknown }),
            Err(reason) => {
                let message = format!("no solution: {reason}");
                let text = if json {
                    record(piece, &recorded, Status::Invalid, &message)
                } else {
                    let repair = broken::repair(puzzle).map_or_else(String::new, |one| one + "\n");
                    format!("No solution: {reason}.\n{repair}")
                };
                Err(Answer::no(text, None))
            }
        }
    }

    /// Whether there are several solutions, which is the first thing to say then, on a line.
    pub(crate) fn several(&self) -> Option<String> {
        diagnosis::several(&self.diagnosis).map(|words| words + "\n")
    }

    /// [`several`](Self::several), and where two of them differ, one line per sentence.
    pub(crate) fn several_in_full(&self) -> Option<String> {
        let differing = diagnosis::differing(&self.grid, &self.diagnosis);
        Some(self.several()? + &differing.map_or_else(String::new, |words| words + "\n"))
    }

    /// What is said before anything else: what became of the premise that there is one solution, and whether
    /// there are several.
    pub(crate) fn heading(&self, look: Look, uniqueness: Option<Uniqueness>) -> String {
        let premise = uniqueness.and_then(Uniqueness::words);
        let premise = premise.map_or_else(String::new, |words| wrapped(look, 0, words));
        premise + &self.several_in_full().unwrap_or_default()
    }

    /// A record of steps from here, and of how many solutions there are when there are several.
    pub(crate) fn record<'a>(
        &self,
        steps: impl IntoIterator<Item = &'a Step>,
        form: Form,
        premise: Option<Uniqueness>,
    ) -> String {
        let status = self.several().map(|_| Status::Multiple);
        let steps = Written::new(steps, form);
        let bare = StepsRecord::new(self.recorded.clone(), Vec::new());
        let record = StepsRecord { schema: steps.schema(), ..bare };
        let record = With { status, ..With::new(record, &self.diagnosis).knowing(premise) };
        steps.line(&record) + "\n"
    }
}

/// The record of a puzzle of which there is no more to say than a message, on a line.
pub(crate) fn record(piece: &Piece, puzzle: &str, status: Status, message: &str) -> String {
    no_more(piece, puzzle, status, message).to_line() + "\n"
}

fn no_more(piece: &Piece, puzzle: &str, status: Status, message: &str) -> SolveRecord {
    SolveRecord {
        message: Some(message.to_owned()),
        line: piece.line_number(),
        ..SolveRecord::new(puzzle, status)
    }
}

/// What an earlier run wrote of a piece that it looked for steps in, up to `most` of them. Where the
/// line does not say whether this command wrote it, `answer` does; `require` says whether what became of the
/// premise can be.
pub(crate) fn recall(
    piece: &Piece,
    from: Option<&'static dyn Format>,
    line: &str,
    most: usize,
    require: impl Fn(Option<Uniqueness>) -> Result<(), String>,
    answer: impl Fn(&Piece) -> Answer,
) -> Result<Answer, String> {
    let Ok(start) = Start::of::<()>(piece, from, true) else {
        return resume::same(answer(piece), line);
    };
    let earlier = EarlierAnswer::of(line, piece, &start.recorded)?;
    let steps = match (&earlier.steps, &earlier.profile, &earlier.verdict, earlier.solutions) {
        (Some(Steps::Told(steps)), None, None, None) if *steps <= most => *steps,
        (Some(Steps::Told(_)), None, None, Some(_)) if earlier.status.is_some() => 0,
        _ => return Err(foreign()),
    };
    // `steps` and `hint` write the same line where there is one step, and a line with a status is
    // short work.
    if earlier.status.is_some() || most > 1 && steps == 1 {
        return resume::same(answer(piece), line);
    }
    require(earlier.uniqueness)?;
    let is_done = steps > 0 || start.grid.is_solved();
    Ok(if is_done { Answer::done(String::new()) } else { Answer::no(String::new(), None) })
}
