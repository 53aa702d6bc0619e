//! **81-line**: the 81 cells in reading order, in one line.
//!
//! ```text
//! 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
//! ```
//!
//! A digit is a given. An empty cell is `.`, `0`, `*`, `_`, `-`, `x`, `X` or `?`, the same in the whole
//! line. Where the line is exactly 81 characters it may be a space.
//!
//! Other fields may come before and after, parted by tabs, blanks, `,` or `;`: the first field of
//! 81 cells is the puzzle. So lines of CSV and TSV files are fine, gsf's `q2` taxonomy (puzzle in
//! field 5) and Kaggle's `quizzes,solutions` among them. What comes before becomes the title,
//! what follows the comment; a `#` begins a comment too. Lines that start with `#` or `;`, and blank
//! lines, are skipped. A web address with 81 cells in it is read too, and kept with the puzzle. Quotes,
//! brackets and a name may be glued to the cells, `sudoku='4...'`, where no cell could be meant by them.
//!
//! Kept: values, the comment. Lost: which values were placed, candidates.
//!
//! Written: `.` for an empty cell (`line`) or `0` (`line-0`), and the comment after ` # `.

use ninerooks_board::{Candidate, Cell, Digit, Metadata, Puzzle};

use super::{Fault, Format, Keeps, Layout, Read, address, cells, sdx, span::Span};

/// The 81-line with this sign for an empty cell. See the [module](self).
pub struct Line(pub(super) char);

impl Format for Line {
    fn name(&self) -> &'static str {
        if self.0 == '0' { "line-0" } else { "line" }
    }

    fn title(&self) -> &'static str {
        if self.0 == '0' { "line with zeros" } else { "line of 81 cells" }
    }

    fn description(&self) -> &'static str {
        "81 cells in one line; other fields and a # comment may surround them"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, comment: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let mut lines = Span::new(text).content();
        matches!((lines.next(), lines.next()), (Some(line), None)
            if is_spaced(line)
                || fields(line).any(|field| cells::is_81(field.text))
                || glued(line).is_some()
                || address::in_line(line).and_then(address::run_of_81).is_some())
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let mut lines = Span::new(text).content();
        let Some(line) = lines.next() else {
            return Err(Fault::new(0, "81 cells", "nothing"));
        };
        let puzzle = parse_line(line)?;
        match lines.next() {
            Some(next) => Err(next.fault("the end, for one line is one puzzle")),
            None => Ok(puzzle),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let mut text = cells::write_81(puzzle, self.0, false);
        text.push_str(&remark(&puzzle.metadata));
        text
    }
}

/// The fields before a `#`, without their quotes; empty ones are dropped.
pub(super) fn fields(line: Span<'_>) -> impl Iterator<Item = Span<'_>> {
    let end = line.text.find('#').unwrap_or(line.text.len());
    line.to(end)
        .split(|c| c.is_whitespace() || matches!(c, ',' | ';'))
        .map(|field| field.trim_matches(|c| c == '"'))
        .filter(|field| !field.text.is_empty())
}

/// The 81 cells of a line that has something glued to them: exactly 81 digits and one sign for empty
/// cells, between signs that are no cells. A sign for empty cells that has not been used inside is none
/// where it stands at both ends, as in `*4.....5*`.
fn glued(line: Span<'_>) -> Option<Span<'_>> {
    let longest = line.text.split(|c| !cells::is_cell(c)).map(str::len).max();
    if longest < Some(81) {
        return None;
    }
    let of = |blank: char| {
        let is_other = move |c: char| !(c == blank || Digit::from_char(c).is_some());
        let mut runs = line.split(is_other).filter(|run| run.text.len() > 9);
        let (run, None) = (runs.next()?, runs.next().filter(|run| run.text.len() != 81)) else {
            return None;
        };
        let before = line.to(run.at - line.at).text.chars().next_back();
        let after = line.from(run.end() - line.at).text.chars().next();
        let is_free = |c: Option<char>| {
            c.is_none_or(|c| !(cells::is_cell(c) || c.is_alphanumeric() || c == '+'))
        };
        let is_marked = before == after && before.is_some_and(|c| matches!(c, '*' | '_' | '-'));
        let has_blank = run.text.contains(blank) || blank == '.';
        (run.text.len() == 81 && has_blank && (is_free(before) && is_free(after) || is_marked))
            .then_some(run)
    };
    ['.', '0', '*', '_', '-', 'x', 'X', '?'].into_iter().find_map(of)
}

/// Whether the line is 81 digits and spaces, the spaces being the empty cells.
fn is_spaced(line: Span<'_>) -> bool {
    line.text.len() == 81
        && line.text.chars().all(|c| c == ' ' || Digit::from_char(c).is_some())
        && line.text.contains(' ')
        && !sdx::is_row(line)
}

/// The puzzle in a text of 81 digits and points, or digits and zeros, and nothing else: what most lines of most lists
/// are. It says nothing that the format does not say, only sooner.
pub(super) fn plain(text: &str) -> Option<Read> {
    let cells = plain_cells(text)?;
    let mut puzzle = Puzzle::default();
    for (index, c) in cells.iter().enumerate() {
        if let Some(digit) = Digit::new(c.wrapping_sub(b'0')) {
            puzzle.give(Candidate::new(digit, Cell::from_index(index)));
        }
    }
    Some(Read { puzzle, format: &Line('.') })
}

/// The cells of a plain line, each of which is an ASCII digit, or a point or a zero where it is empty: for whoever needs the
/// givens and no [`Puzzle`]. In a list most lines are such.
///
/// ```
/// use ninerooks_text::formats::plain_cells;
/// let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// assert_eq!(plain_cells(line).map(|cells| cells[6]), Some(b'8'));
/// // A text without a digit may be a border, and points beside zeros may mean anything.
/// for other in [".".repeat(81), line.replacen('.', "0", 1), format!("{line} #1")] {
///     assert_eq!(plain_cells(&other), None);
/// }
/// ```
pub fn plain_cells(text: &str) -> Option<&[u8; 81]> {
    let cells = <&[u8; 81]>::try_from(text.as_bytes()).ok()?;
    let digits = count(cells, |c| c.wrapping_sub(b'1') < 9);
    let points = count(cells, |c| c == b'.');
    let blanks = if points > 0 { points } else { count(cells, |c| c == b'0') };
    (digits > 0 && blanks > 0 && digits + blanks == 81).then_some(cells)
}

/// How many characters are such ones. Without a way out at the first one that is not, the processor takes many at once:
/// this is asked twice of every line of a list.
fn count(cells: &[u8; 81], is_one: impl Fn(u8) -> bool) -> u8 {
    cells.iter().map(|c| u8::from(is_one(*c))).sum()
}

fn parse_line(line: Span<'_>) -> Result<Puzzle, Fault> {
    if is_spaced(line) {
        let mut puzzle = Puzzle::default();
        for (cell, c) in Cell::all().zip(line.text.chars()) {
            if let Some(digit) = Digit::from_char(c) {
                puzzle.give(Candidate::new(digit, cell));
            }
        }
        return Ok(puzzle);
    }
    let whole = fields(line).find(|field| cells::is_81(field.text));
    let address = address::in_line(line).filter(|_| whole.is_none());
    if let Some((address, cells)) = address.and_then(|a| Some((a, address::run_of_81(a)?))) {
        let mut puzzle = cells::parse_81(cells, false)?;
        puzzle.metadata.url = Some(address.text.to_owned());
        puzzle.metadata.title = label(line.to(address.at - line.at).text);
        puzzle.metadata.comment = comment(line.from(address.end() - line.at).text);
        return Ok(puzzle);
    }
    let glued = glued(line).filter(|_| whole.is_none());
    let field = whole.or(glued).or_else(|| fields(line).reduce(longer));
    let field = field.unwrap_or(line.trim());
    let mut puzzle = cells::parse_81(field, false)?;
    let (mut before, mut after) = (line.to(field.at - line.at), line.from(field.end() - line.at));
    if glued.is_some() {
        before = before.to(before.text.trim_end_matches(is_wrapper).len());
        after = after.from(after.text.len() - after.text.trim_start_matches(is_wrapper).len());
    }
    puzzle.metadata.title = label(before.text);
    puzzle.metadata.comment = comment(after.text);
    Ok(puzzle)
}

/// The first of the longest.
fn longer<'a>(a: Span<'a>, b: Span<'a>) -> Span<'a> {
    if b.text.len() > a.text.len() { b } else { a }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '"')
}

/// Whether a sign may be glued to a puzzle and says nothing.
fn is_wrapper(c: char) -> bool {
    "'`\"()[]{}<>*_~=:|".contains(c)
}

/// What comes before the puzzle, without the separators.
fn label(before: &str) -> Option<String> {
    let label = before.trim_matches(is_separator);
    (!label.is_empty()).then(|| label.to_owned())
}

/// What is after the puzzle, without the separators or the `#`.
pub(super) fn comment(after: &str) -> Option<String> {
    let fields = after.trim_start_matches(is_separator);
    let comment = match fields.strip_prefix('#') {
        Some(comment) => comment.trim(),
        None => fields.trim_end_matches(is_separator),
    };
    (!comment.is_empty()).then(|| comment.to_owned())
}

/// The comment as it is written behind a puzzle, on the same line.
pub(super) fn remark(metadata: &Metadata) -> String {
    match &metadata.comment {
        Some(comment) => format!(" # {}", comment.replace(['\n', '\r'], " ")),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::Rng;

    use super::super::document::Document;
    use super::super::kinds::{Kind, kind};
    use super::*;

    #[test]
    fn plain_lines_are_read_as_the_formats_read_them() {
        let mut rng = Rng(81);
        let mut all = 0;
        for round in 0..400 {
            let (blank, givens) = ([b'.', b'0'][round % 2], rng.below(82));
            let mut cell =
                || if rng.below(81) < givens { b"123456789"[rng.below(9)] } else { blank };
            let text: String = (0..81).map(|_| char::from(cell())).collect();
            let Some(plain) = plain(&text) else { continue };
            // Not through what asks for plain lines first.
            let read = super::super::sniff(&text).ok().expect(&text);
            assert_eq!((read.format.name(), read.puzzle), (plain.format.name(), plain.puzzle));
            assert_eq!(kind(&text), Kind::Whole, "{text}");
            assert!(Document::begun_by(&text, 1, 0).is_none(), "{text}");
            all += 1;
        }
        assert!(all > 300, "{all}");
        // A mixture, a border, what has no blank, what is longer: the formats say what these are.
        let line = format!("1.{}", "2".repeat(79));
        let others =
            [line.replacen("22", "0.", 1), ".".repeat(81), "1".repeat(81), line.clone() + " "];
        assert!(plain_cells(&line).is_some());
        assert!(others.iter().all(|text| plain_cells(text).is_none()));
    }
}
