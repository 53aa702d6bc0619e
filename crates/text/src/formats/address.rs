//! Web addresses that hold a puzzle of 81 digits, and what all links share.
//!
//! ```text
//! https://sudokuexchange.com/play/?s=400000805030000000000700000020000060000080400000010000000603070500200000104000000
//! https://sudokuexchange.com/play/?s=U4PBh69ExF614HDC3FCE7GCB954DsG16hIR4g
//! https://sudoku.coach/en/play/400000805…
//! ```
//!
//! Read: any address of these sites with 81 cells in it, and behind `s=` the short code that
//! `SudokuPad` has for them, a digit and the blanks behind it in one sign. The 81-line reads those of all other sites,
//! and keeps the address.
//!
//! Kept: values. Lost: which values were placed, candidates, the comment.

use ninerooks_board::Puzzle;

use super::{Fault, Format, Keeps, Layout, cells, span::Span, sudokupad};

/// Links of a site that takes 81 digits. See the [module](self).
pub struct Address(pub(super) Site);

/// Such a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// sudokuexchange.com
    SudokuExchange,
    /// sudoku.coach
    SudokuCoach,
}

/// The first web address of a text that is one line, up to the next blank.
pub(super) fn of(text: &str) -> Option<Span<'_>> {
    let mut lines = Span::new(text).content();
    let (line, None) = (lines.next()?, lines.next()) else { return None };
    in_line(line)
}

/// The first web address of a line, up to the next blank.
pub(super) fn in_line<'a>(line: Span<'a>) -> Option<Span<'a>> {
    if !line.text.contains('/') {
        return None; // as in nearly every line of a list
    }
    let ends = |c: char| c.is_whitespace() || "<>\"'`()[]{}|«»“”‘’".contains(c);
    let address = |word: Span<'a>| {
        // A name may stand before it: `url=https://`.
        let scheme = word.text.find("://").map(|end| {
            let start = word.text[..end].trim_end_matches(|c: char| c.is_ascii_alphabetic()).len();
            (start, end)
        });
        let is_known =
            |host: &&str| word.text.strip_prefix(*host).is_some_and(|rest| rest.starts_with('/'));
        match scheme {
            Some((start, end)) if start < end => Some(word.from(start)),
            _ => HOSTS.iter().any(is_known).then_some(word),
        }
    };
    line.split(ends).find_map(address)
}

/// Sites that are known without `https://`.
const HOSTS: [&str; 8] = [
    "f-puzzles.com",
    "www.f-puzzles.com",
    "sudokupad.app",
    "beta.sudokupad.app",
    "sudokuexchange.com",
    "sudoku.coach",
    "www.sudokuwiki.org",
    "app.crackingthecryptic.com",
];

/// Whether an address is one of these hosts, or of a part of one.
pub(super) fn has_host(address: Span<'_>, hosts: &[&str]) -> bool {
    let rest = address.text.split_once("://").map_or(address.text, |(_, rest)| rest);
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default().to_ascii_lowercase();
    let is_part = |known: &&str| {
        host.strip_suffix(*known).is_some_and(|sub| sub.is_empty() || sub.ends_with('.'))
    };
    hosts.iter().any(is_part)
}

/// What an address has under a name, up to the next `&` or `#`.
pub(super) fn parameter<'a>(address: Span<'a>, name: &str) -> Option<Span<'a>> {
    let query = address.from(address.text.find('?')? + 1);
    let pair = query
        .split(|c| matches!(c, '&' | '#'))
        .find(|pair| pair.text.strip_prefix(name).is_some_and(|rest| rest.starts_with('=')))?;
    Some(pair.from(name.len() + 1))
}

/// A part of an address with its `%2F` taken back. Blanks are pluses that somebody else took back.
pub(super) fn decoded(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.as_bytes();
    while let [first, after @ ..] = rest {
        let code = match (first, after) {
            (b'%', [high, low, ..]) => {
                let digit = |byte: &u8| char::from(*byte).to_digit(16);
                digit(high).zip(digit(low)).and_then(|(h, l)| u8::try_from(h << 4 | l).ok())
            }
            _ => None,
        };
        bytes.push(code.unwrap_or(if *first == b' ' { b'+' } else { *first }));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Base 64 as a part of an address.
pub(super) fn encoded(base64: &str) -> String {
    base64.replace('+', "%2B").replace('/', "%2F").replace('=', "%3D")
}

/// The 81 cells that an address holds. The point that ends a sentence is none of them.
pub(super) fn run_of_81(address: Span<'_>) -> Option<Span<'_>> {
    let digits = |c: char| !(c.is_ascii_digit() || c == '.');
    let run = address.split(digits).find(|run| run.text.len() == 81);
    let run =
        run.or_else(|| address.split(|c| !cells::is_cell(c)).find(|run| cells::is_81(run.text)));
    run.or_else(|| {
        let digits = address.to(address.text.strip_suffix('.')?.len());
        digits.split(|c| !c.is_ascii_digit()).last().filter(|run| run.text.len() == 81)
    })
}

/// How long the longest run of cells is that an address holds, in words.
fn found(address: Span<'_>) -> String {
    let digits = |c: char| !(c.is_ascii_digit() || c == '.');
    let longest = address.split(digits).map(|run| run.text.len()).max().unwrap_or(0);
    match longest {
        20.. => format!("{longest} digits"),
        _ => format!("{} characters", address.text.chars().count()),
    }
}

impl Site {
    const fn host(self) -> &'static str {
        match self {
            Self::SudokuExchange => "sudokuexchange.com",
            Self::SudokuCoach => "sudoku.coach",
        }
    }

    const fn start(self) -> &'static str {
        match self {
            Self::SudokuExchange => "https://sudokuexchange.com/play/?s=",
            Self::SudokuCoach => "https://sudoku.coach/en/play/",
        }
    }
}

impl Format for Address {
    fn name(&self) -> &'static str {
        match self.0 {
            Site::SudokuExchange => "url-sudokuexchange",
            Site::SudokuCoach => "url-sudoku-coach",
        }
    }

    fn title(&self) -> &'static str {
        match self.0 {
            Site::SudokuExchange => "link to SudokuExchange",
            Site::SudokuCoach => "link to Sudoku Coach",
        }
    }

    fn description(&self) -> &'static str {
        match self.0 {
            Site::SudokuExchange => "https://sudokuexchange.com/play/?s= and 81 digits",
            Site::SudokuCoach => "https://sudoku.coach/en/play/ and 81 digits",
        }
    }

    fn aliases(&self) -> &'static [&'static str] {
        match self.0 {
            Site::SudokuExchange => &["sudokuexchange"],
            Site::SudokuCoach => &["sudoku-coach", "sudoku.coach"],
        }
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        of(text).is_some_and(|address| has_host(address, &[self.0.host()]))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let expected = "a link with 81 digits in it";
        let address = of(text).ok_or_else(|| Span::new(text).trim().fault(expected))?;
        let short = || parameter(address, "s").and_then(|code| sudokupad::classic(code).ok());
        match run_of_81(address) {
            Some(run) => cells::parse_81(run, false),
            None => short().ok_or_else(|| Fault::new(address.at, expected, found(address))),
        }
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        format!("{}{}", self.0.start(), cells::write_81(puzzle, '0', false))
    }
}
