//! **PM grid**: nine lines of nine groups of candidates, as posted in the Players' Forum.
//!
//! ```text
//! .-----------------.------------------.---------------.
//! | 4    1679  12679| 139   2369  269  | 8    1239  5  |
//! | 26789 3    1256 | ...
//! ```
//!
//! The groups are parted by blanks and bars; frames of any kind are skipped. Signs glued to a group
//! to mark it, such as `*678`, `#367`, `12-3` or `(7)`, are taken off, and so are one letter or two that
//! name a node of a chain: `a56`, `56ab`, `f5(9)`. A group `.` or `!` has no
//! candidate left. So the pictures that this program draws in a terminal are read too, with their
//! labels and legends: each is the state before the step that it shows.
//!
//! **A lone digit is a value**, as on the forum: what other cells of its houses still list of it is stale. It is the
//! only candidate of an open cell when it is marked `?7`, which is how open cells with one candidate are
//! written. One with the sign or letter of a step, such as `+7`, `*7` or `a7`, is a candidate as long as another cell of its
//! houses lists the digit, for it is mostly candidates that steps mark. Values count as
//! givens. Simple Sudoku pastes up to three grids: the givens, the givens with what was placed, and
//! the candidates. Then the givens come from the first, and the values from the one before the last.
//!
//! Kept: values, candidates. Lost: which values were placed, the comment.

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Puzzle};

use super::rows::{self, Rows};
use super::{Fault, Format, Keeps, Layout, big, cells, span::Span};

/// The PM grid. See the [module](self).
pub struct Pm;

impl Format for Pm {
    fn name(&self) -> &'static str {
        "pm"
    }

    fn title(&self) -> &'static str {
        "grid of candidates"
    }

    fn description(&self) -> &'static str {
        "nine lines of nine groups of candidates, framed; up to two plain grids may come before"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, candidates: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Block
    }

    fn fits(&self, text: &str) -> bool {
        if big::is_big(text) {
            return true;
        }
        let rows = Rows::of(Span::new(text)).rows;
        matches!(rows.len(), 9 | 18 | 27) && is_pm(&rows[rows.len() - 9..])
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let span = Span::new(text);
        if big::is_big(text) {
            let cells = big::cells(span)?;
            let lone = |framed| if framed { Lone::Value } else { Lone::Open };
            let groups: Vec<_> =
                cells.into_iter().map(|(at, d, framed)| (at, d, lone(framed))).collect();
            return merge(&[], &groups);
        }
        let Rows { rows, words } = Rows::of(span);
        let grids = rows.len().saturating_sub(1) / 9;
        if grids > 2 {
            return Err(Fault::new(rows[27].at, "no more than three grids of 9 rows", "a row"));
        }
        let (plain, listed) = rows.split_at(grids * 9);
        let groups = groups(listed, span.end())?;
        let plain: Result<Vec<_>, _> =
            plain.chunks(9).map(|rows| rows::parse_rows(rows, span.end())).collect();
        let mut puzzle = merge(&plain?, &groups)?;
        puzzle.metadata.comment = words;
        Ok(puzzle)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let open = cells::open_candidates(puzzle);
        let groups: Vec<String> = Cell::all()
            .map(|cell| match puzzle.value(cell) {
                Some(digit) => digit.to_string(),
                None if open.digits(cell).is_empty() => ".".to_owned(),
                None if open.digits(cell).only().is_some() => {
                    format!("{OPEN}{}", open.digits(cell))
                }
                None => open.digits(cell).to_string(),
            })
            .collect();
        frame(&groups)
    }
}

/// Whether nine rows have nine groups each, one of them with more than a digit.
fn is_pm(rows: &[Span<'_>]) -> bool {
    let mut long = false;
    rows.iter().all(|&row| {
        let mut count = 0;
        rows::pieces(row).all(|piece| {
            count += 1;
            long |= piece.text.chars().filter(char::is_ascii_digit).count() > 1;
            long |= piece.text.len() > 1 && piece.text.starts_with(OPEN);
            strange_letter(piece).is_none()
        }) && count == 9
    }) && long
}

/// What is before the only candidate of a cell, here as in pictures of this program, and what these have for none.
const OPEN: char = '?';
const NONE: &str = "!";

/// What a group says, if it is one digit alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lone {
    /// A value.
    Value,
    /// An only candidate, if another cell of its houses lists the digit.
    Marked,
    /// An only candidate.
    Open,
}

impl Lone {
    fn of(group: &str) -> Self {
        if group.contains(OPEN) {
            Self::Open
        } else if group.contains(|c: char| c.is_alphabetic() || "*~-+#".contains(c)) {
            Self::Marked
        } else {
            Self::Value
        }
    }
}

/// A group of candidates and where it is.
type Group<'a> = (Span<'a>, DigitSet, Lone);

fn groups<'a>(rows: &[Span<'a>], end: usize) -> Result<Vec<Group<'a>>, Fault> {
    let mut groups = Vec::with_capacity(81);
    for (n, row) in rows.iter().enumerate() {
        for piece in rows::pieces(*row) {
            if groups.len() == 9 * n + 9 {
                return Err(piece.fault(format!("no more than 9 groups in row {}", n + 1)));
            }
            groups.push((piece, group(piece)?, Lone::of(piece.text)));
        }
        if groups.len() < 9 * n + 9 {
            let expected = format!("9 groups of candidates in row {}", n + 1);
            let found = (groups.len() - 9 * n).to_string();
            return Err(Fault::new(row.end(), expected, found));
        }
    }
    match rows.len() {
        9 => Ok(groups),
        0 => Err(Fault::new(0, "9 rows", "0 rows")),
        n => Err(Fault::new(end, "9 rows", format!("{n} rows"))),
    }
}

/// The first letter of a group that marks nothing: one of three side by side, or of a cell's name, or of
/// a group without digits.
fn strange_letter(piece: Span<'_>) -> Option<(usize, char)> {
    let letters = || piece.chars().filter(|(_, c)| c.is_alphabetic());
    let is_run = |(at, _): &(usize, char)| {
        let rest = piece.from(at - piece.at).text.chars();
        rest.take_while(|c| c.is_alphabetic()).count() > 2
    };
    let has_digit = piece.text.contains(|c: char| c.is_ascii_digit());
    let is_name = |w: &[u8]| {
        [w[0], w[2]].map(|c| c.to_ascii_lowercase()) == *b"rc"
            && w[1].is_ascii_digit()
            && w[3].is_ascii_digit()
    };
    if !has_digit || piece.text.as_bytes().windows(4).any(is_name) {
        return letters().next();
    }
    letters().find(is_run)
}

/// The digits of a group, without the signs and letters around them.
fn group(piece: Span<'_>) -> Result<DigitSet, Fault> {
    let mut digits = DigitSet::EMPTY;
    let strange = strange_letter(piece);
    for (at, c) in piece.chars() {
        match Digit::from_char(c) {
            Some(digit) => digits.insert(digit),
            None if c.is_alphabetic() && strange != Some((at, c)) => {}
            None if c.is_alphanumeric() => {
                let expected = "candidates from 1 to 9, parted by blanks or bars";
                return Err(Fault::new(at, expected, format!("`{c}`")));
            }
            None => {}
        }
    }
    if digits.is_empty() && piece.text != "." && piece.text != NONE {
        return Err(piece.fault("candidates, or `.` for none"));
    }
    Ok(digits)
}

/// The puzzle that the groups say, with the values of the grids before it.
fn merge(plain: &[Puzzle], groups: &[Group<'_>]) -> Result<Puzzle, Fault> {
    let mut puzzle = Puzzle::default();
    if let (Some(first), Some(last)) = (plain.first(), plain.last()) {
        last.values().for_each(|value| puzzle.place(value));
        first.values().for_each(|given| puzzle.give(given));
    }
    let mut listed = CandidateSet::EMPTY;
    let mut values = Vec::new();
    let mut marked = CellSet::EMPTY;
    for (cell, &(piece, digits, lone)) in Cell::all().zip(groups) {
        cell.candidates(digits).for_each(|candidate| listed.insert(candidate));
        match (puzzle.value(cell), digits.only()) {
            (Some(value), only) if only != Some(value) => {
                return Err(piece.fault(format!("`{value}`, as in the grid before")));
            }
            (None, Some(digit)) if lone == Lone::Value => values.push(Candidate::new(digit, cell)),
            (None, Some(_)) if lone == Lone::Marked => marked.insert(cell),
            _ => {}
        }
    }
    values.extend(cells::lone_values(&listed, marked));
    // With two grids before, the second says what is placed.
    for value in values.into_iter().filter(|_| plain.len() < 2) {
        if plain.is_empty() { puzzle.give(value) } else { puzzle.place(value) }
    }
    puzzle.candidates = Some(Box::new(listed & puzzle.default_candidates()));
    Ok(puzzle)
}

/// The groups in a frame, each column as wide as it must be.
fn frame(groups: &[String]) -> String {
    let widths: [usize; 9] = std::array::from_fn(|column| {
        groups.iter().skip(column).step_by(9).map(String::len).max().unwrap_or(1)
    });
    let border = |corners: [char; 3]| {
        let dashes = |stack: usize| {
            let width: usize = widths[3 * stack..3 * stack + 3].iter().sum();
            "-".repeat(width + 6)
        };
        let [left, between, right] = corners;
        format!("{left}{}{between}{}{between}{}{right}", dashes(0), dashes(1), dashes(2))
    };
    let mut lines = vec![border(['.'; 3])];
    for (row, groups) in groups.chunks(9).enumerate() {
        if matches!(row, 3 | 6) {
            lines.push(border([':', '+', ':']));
        }
        let mut line = String::new();
        for (column, group) in groups.iter().enumerate() {
            line.push_str(if column % 3 == 0 { "| " } else { " " });
            line.push_str(group);
            line.extend(std::iter::repeat_n(' ', widths[column] - group.len() + 1));
        }
        line.push('|');
        lines.push(line);
    }
    lines.push(border(['\''; 3]));
    lines.join("\n")
}
