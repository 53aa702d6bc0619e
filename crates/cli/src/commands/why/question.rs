//! What is asked about: candidates and cells, as they are written.

use std::str::FromStr;

use ninerooks_board::{Candidate, Cell, Digit};

/// More candidates than these at once are a mistake: a path of a hundred steps for each helps nobody.
const MOST: usize = 27;

/// What is wrong with a text that is no question.
pub(super) const EXPECTED: &str = "expected a candidate such as 3r4c5 (digit 3 in row 4, column 5), r4c5=3, r4c5<>3 or \
     A1=3, or a cell such as r4c5";

/// Candidates, and cells without a digit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) candidates: Vec<Candidate>,
    pub(super) cells: Vec<Cell>,
}

impl Question {
    /// Adds what another question asks.
    pub(super) fn extend(&mut self, other: Self) {
        self.candidates.extend(other.candidates);
        self.cells.extend(other.cells);
    }

    /// Whether it asks about more than one answer can be about.
    pub(super) fn is_too_much(&self) -> bool {
        // Most cells have some three candidates.
        self.candidates.len() + 3 * self.cells.len() > MOST
    }

    fn ask(&mut self, cells: &[Cell], digits: &str) {
        for &cell in cells {
            // Whoever reads a part of it knows that these are digits.
            for digit in digits.chars().filter_map(Digit::from_char) {
                let candidate = Candidate::new(digit, cell);
                if !self.candidates.contains(&candidate) {
                    self.candidates.push(candidate);
                }
            }
        }
    }
}

impl FromStr for Question {
    type Err = &'static str;

    /// Reads `3r4c5`, `(3)r4c5`, `r4c5(3)`, `r4c5=3`, `r4c5<>3`, `r4c5≠3`, `A1=3`, all of these with several
    /// digits, rows and columns, lists of them such as `r268c4,r246c9<>3`, and cells alone.
    fn from_str(text: &str) -> Result<Self, &'static str> {
        let plain = plain(text);
        let mut question = Self::default();
        // Cells that the digits come for later, and the cells that the last digits were for.
        let (mut waiting, mut last) = (Vec::new(), Vec::new());
        for item in plain.split([',', ';']).filter(|item| !item.is_empty()) {
            if !last.is_empty() && waiting.is_empty() && is_digits(item) {
                question.ask(&last, item); // r4c5<>3,7
                continue;
            }
            let (cells, digits) = part(item).ok_or(EXPECTED)?;
            waiting.extend(cells);
            if !digits.is_empty() {
                question.ask(&waiting, digits);
                last = std::mem::take(&mut waiting);
            }
        }
        question.cells = waiting;
        if question == Self::default() { Err(EXPECTED) } else { Ok(question) }
    }
}

/// The text in small letters and without blanks, with `=` for every sign between a cell and a digit.
fn plain(text: &str) -> String {
    let text: String = text.to_lowercase().chars().filter(|c| !c.is_whitespace()).collect();
    let signs = ["<>", "!=", "=/=", "/=", "\u{2260}", "==", ":=", "@"];
    signs.iter().fold(text, |text, sign| text.replace(sign, "="))
}

/// Cells and the digits that are said of them, if any are.
fn part(item: &str) -> Option<(Vec<Cell>, &str)> {
    if let Some(cells) = cells(item) {
        return Some((cells, ""));
    }
    let (first, second) = item.split_once('=').unwrap_or_else(|| item.split_at(split(item)));
    let (first, second) = (bare(first), bare(second));
    let both = |at: &str, digits| Some((cells(at)?, digits));
    match (is_digits(first), is_digits(second)) {
        (true, false) => both(second, first),
        (false, true) => both(first, second),
        _ => None,
    }
}

/// Where the digits before a cell end, or else where those in brackets behind it begin.
fn split(item: &str) -> usize {
    let is_before = item.starts_with(|c: char| c == '(' || c.is_ascii_digit());
    let letter = item.find(|c: char| c.is_ascii_alphabetic());
    let place = if is_before { letter } else { item.find('(') };
    place.unwrap_or(item.len())
}

/// What is between brackets.
fn bare(text: &str) -> &str {
    text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or(text)
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| (b'1'..=b'9').contains(&byte))
}

/// `r4c5`, `r46c5`, `c5r4`, or `D5`, where the letter is the row, which may be J for I.
fn cells(text: &str) -> Option<Vec<Cell>> {
    let numbers = |text: &str| {
        let number = |byte: u8| usize::from(byte.saturating_sub(b'1'));
        is_digits(text).then(|| text.bytes().map(number).collect::<Vec<usize>>())
    };
    let of = |rows: Vec<usize>, columns: Vec<usize>| {
        let row = |row: usize| columns.iter().map(move |&column| Cell::at(row, column));
        rows.iter().flat_map(|&at| row(at)).collect()
    };
    if let Some((rows, columns)) = text.strip_prefix('r').and_then(|text| text.split_once('c')) {
        return Some(of(numbers(rows)?, numbers(columns)?));
    }
    if let Some((columns, rows)) = text.strip_prefix('c').and_then(|text| text.split_once('r')) {
        return Some(of(numbers(rows)?, numbers(columns)?));
    }
    let letter = text.chars().next()?;
    let row = "abcdefghi".find(letter).or_else(|| (letter == 'j').then_some(8))?;
    Some(of(vec![row], numbers(&text[1..])?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        let Ok(Question { candidates, cells }) = text.parse() else { return "no".to_owned() };
        let names = candidates.iter().map(ToString::to_string);
        names.chain(cells.iter().map(ToString::to_string)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_candidate_is_read_however_it_is_written() {
        for text in [
            "3r2c4",
            "(3)r2c4",
            "r2c4=3",
            "r2c4<>3",
            "r2c4\u{2260}3",
            "r2c4!=3",
            "R2C4 = 3",
            "r2c4(3)",
            "r2c4 (3)",
            "B4=3",
            "b4<>3",
            "3B4",
            "(3)B4",
            "c4r2=3",
            "r2c4 \u{2260} 3",
            "3@r2c4",
        ] {
            assert_eq!(read(text), "3r2c4", "{text}");
        }
    }

    #[test]
    fn a_cell_may_be_asked_about_without_a_digit() {
        assert_eq!(read("r2c4"), "r2c4");
        assert_eq!(read("A1"), "r1c1");
        assert_eq!((read("I9"), read("J9")), ("r9c9".to_owned(), "r9c9".to_owned()));
        assert_eq!(read("r12c4"), "r1c4 r2c4");
    }

    #[test]
    fn what_steps_eliminate_is_read_as_they_print_it() {
        assert_eq!(read("r26c4,r4c9<>3"), "3r2c4 3r6c4 3r4c9");
        assert_eq!(read("r2c4<>3, r5c6<>18"), "3r2c4 1r5c6 8r5c6");
        assert_eq!(read("r2c4<>3,7"), "3r2c4 7r2c4");
        assert_eq!(read("r2c4=3,r5c6"), "3r2c4 r5c6");
    }

    #[test]
    fn what_is_no_candidate_is_refused() {
        for text in [
            "",
            "3",
            "r2",
            "r2c",
            "3r4c10",
            "0r2c4",
            "r0c4",
            "k1",
            "A0",
            "A10",
            "r2c4=",
            "=3",
            "r2c4=a",
            "r2c4==r3c4",
            "3r2c4=3",
            "x-wing",
            ".",
            "..3",
            "r2c4<3",
            "r2c4>3",
            "3r2c4r",
            "(3r2c4",
            "-",
            ",",
            "\u{e4}1",
        ] {
            assert_eq!(read(text), "no", "{text}");
        }
    }

    #[test]
    fn a_question_has_a_bound() {
        let whole: Question = "r123456789c123456789".parse().unwrap();
        assert!(whole.is_too_much());
        let some: Question = "r268c4,r246c9<>3".parse().unwrap();
        assert!(!some.is_too_much());
    }
}
