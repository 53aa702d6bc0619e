//! The 81 cells in a row that most formats contain.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, Metadata, Puzzle};

use super::{Fault, span::Span};

/// Whether `c` can stand for a cell without value.
pub(super) fn is_blank(c: char) -> bool {
    matches!(c, '.' | '0' | '*' | '_' | '-' | 'x' | 'X' | '?')
}

/// Whether `c` can stand for a cell.
pub(super) fn is_cell(c: char) -> bool {
    is_blank(c) || c.is_ascii_digit()
}

/// Whether `text` is 81 characters that each can stand for a cell.
pub(super) fn is_81(text: &str) -> bool {
    text.len() == 81 && text.chars().all(is_cell)
}

/// Whether `text` is 81 cells of which some may have a `+` before their digit.
pub(super) fn is_81_marked(text: &str) -> bool {
    (81..=162).contains(&text.len())
        && text.chars().all(|c| is_cell(c) || c == '+')
        && text.chars().filter(|&c| c != '+').count() == 81
}

/// Puts cells into a puzzle one after the other.
pub(super) struct Cells {
    pub(super) puzzle: Puzzle,
    count: usize,
    blank: Option<char>,
}

impl Cells {
    pub(super) fn new() -> Self {
        Self { puzzle: Puzzle::default(), count: 0, blank: None }
    }

    /// How many cells have come.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Takes one cell; `placed` says whether a digit was marked as placed.
    pub(super) fn push(&mut self, at: usize, c: char, placed: bool) -> Result<(), Fault> {
        if self.count == 81 {
            return Err(Fault::new(at, "no more than 81 cells", format!("`{c}`")));
        }
        match (Digit::from_char(c), self.blank) {
            (Some(digit), _) => {
                let value = Candidate::new(digit, Cell::from_index(self.count));
                if placed { self.puzzle.place(value) } else { self.puzzle.give(value) }
            }
            (None, _) if placed => {
                return Err(Fault::new(at, "a digit from 1 to 9 after `+`", format!("`{c}`")));
            }
            (None, None) if is_blank(c) => self.blank = Some(c),
            (None, Some(blank)) if c == blank => {}
            (None, Some(blank)) if is_blank(c) => {
                let expected = format!("`{blank}` for an empty cell, as before");
                return Err(Fault::new(at, expected, format!("`{c}`")));
            }
            _ => {
                let expected = "a digit from 1 to 9, or `.` or `0` for an empty cell";
                return Err(Fault::new(at, expected, format!("`{c}`")));
            }
        }
        self.count += 1;
        Ok(())
    }

    /// Takes a cell that is empty because nothing stands there.
    pub(super) fn skip(&mut self, at: usize) -> Result<(), Fault> {
        if self.count == 81 {
            return Err(Fault::new(at, "no more than 81 cells", "one more"));
        }
        self.count += 1;
        Ok(())
    }

    /// The puzzle, if there are 81 cells; `end` is where they end.
    pub(super) fn finish(self, end: usize) -> Result<Puzzle, Fault> {
        match self.count {
            81 => Ok(self.puzzle),
            n => Err(Fault::new(end, "81 cells", n.to_string())),
        }
    }
}

/// A puzzle from exactly 81 cells. With `marks`, a `+` before a digit says that it was placed.
pub(super) fn parse_81(span: Span<'_>, marks: bool) -> Result<Puzzle, Fault> {
    let mut cells = Cells::new();
    let mut plus = None;
    let count = span.text.chars().filter(|&c| !(marks && c == '+')).count();
    if count > 81 && span.text.chars().all(|c| is_cell(c) || marks && c == '+') {
        let more = span.chars().filter(|&(_, c)| !(marks && c == '+')).nth(81);
        return Err(Fault::new(more.map_or(span.at, |(at, _)| at), "81 cells", count.to_string()));
    }
    for (at, c) in span.chars() {
        if marks && c == '+' && plus.is_none() {
            plus = Some(at);
        } else {
            cells.push(at, c, plus.take().is_some())?;
        }
    }
    match plus {
        Some(at) => Err(Fault::new(at + 1, "a digit from 1 to 9 after `+`", "the end")),
        None => cells.finish(span.end()),
    }
}

/// The 81 cells of a puzzle, `blank` for those without value. With `marks`, placed digits get a
/// `+`.
pub(super) fn write_81(puzzle: &Puzzle, blank: char, marks: bool) -> String {
    let mut text = String::with_capacity(81);
    for cell in Cell::all() {
        let Some(digit) = puzzle.value(cell) else {
            text.push(blank);
            continue;
        };
        if marks && !puzzle.givens().contains(cell) {
            text.push('+');
        }
        text.push(digit.to_char());
    }
    text
}

/// The candidates of a puzzle in the cells without value: its own, or what its values leave.
pub(super) fn open_candidates(puzzle: &Puzzle) -> CandidateSet {
    let mut open = match &puzzle.candidates {
        Some(own) => **own,
        None => puzzle.default_candidates(),
    };
    for value in puzzle.values() {
        for digit in Digit::ALL {
            open[digit].remove(value.cell());
        }
    }
    open
}

/// The candidates that the values of a puzzle leave but its own candidates lack, and those that it excludes
/// beneath placed digits.
pub(super) fn deleted(puzzle: &Puzzle) -> CandidateSet {
    (puzzle.default_candidates() - open_candidates(puzzle)) | hidden(puzzle)
}

/// What a puzzle excludes beneath placed digits.
pub(super) fn hidden(puzzle: &Puzzle) -> CandidateSet {
    puzzle.hidden.as_deref().map_or(CandidateSet::EMPTY, |hidden| *hidden & puzzle.hideable())
}

/// Takes candidates away from a puzzle. None to take leaves it saying nothing of candidates. What placed digits hide is kept
/// apart, for it is gone from the puzzle without them too.
pub(super) fn delete(puzzle: &mut Puzzle, gone: &[Candidate]) {
    if !gone.is_empty() {
        let gone: CandidateSet = gone.iter().copied().collect();
        puzzle.candidates = Some(Box::new(open_candidates(puzzle) - gone));
        let hidden = gone & puzzle.hideable();
        puzzle.hidden = (!hidden.is_empty()).then(|| Box::new(hidden));
    }
}

/// `HoDoKu`'s rule for cells that show one digit only: it stays a candidate when another cell of its
/// houses still lists the digit, or else it is a value.
pub(super) fn lone_values(
    listed: &CandidateSet,
    lone: CellSet,
) -> impl Iterator<Item = Candidate> + '_ {
    lone.filter_map(|cell| Some(Candidate::new(listed.digits(cell).only()?, cell)))
        .filter(|value| listed[value.digit()].is_disjoint(value.cell().peers()))
}

/// The puzzle without its candidates, and without what it says of itself.
pub(super) fn values_only(puzzle: &Puzzle) -> Puzzle {
    let mut values = puzzle.clone();
    values.candidates = None;
    values.hidden = None;
    values.metadata = Metadata::default();
    values
}
