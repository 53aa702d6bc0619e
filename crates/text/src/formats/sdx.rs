//! **.sdx**, `SudoCue`: the state of a game, nine lines of nine words parted by one blank.
//!
//! ```text
//! 4 1679 12679 139 2369 269 8 1239 5
//! 26789 3 u1 14589 24569 245689 2679 249 24679
//! ```
//!
//! `4` is a given, `u1` a digit that the player placed, anything longer the candidates of a cell; a
//! cell without any is nothing, and written as `.`. By sight it is distinguished from other candidates by a
//! `u`.
//!
//! Kept: values, which were placed, candidates. Lost: the comment; a cell with one candidate becomes a
//! given.

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle};

use super::{Fault, Format, Keeps, Layout, cells, span::Span};

/// `SudoCue`'s file format. See the [module](self).
pub struct Sdx;

/// The words of a row. One blank parts them, or, when that does not give nine, as many as there are.
fn words(line: Span<'_>) -> Vec<Span<'_>> {
    let single: Vec<_> = line.split(|c| c == ' ').collect();
    if single.len() == 9 {
        return single;
    }
    line.split(char::is_whitespace).filter(|word| !word.text.is_empty()).collect()
}

/// Whether a word is a cell: perhaps `u`, and digits that rise.
fn is_cell(word: &Span<'_>) -> bool {
    let digits = word.text.strip_prefix('u').unwrap_or(word.text);
    let rises = digits.as_bytes().windows(2).all(|pair| pair[0] < pair[1]);
    rises && digits.chars().all(|c| Digit::from_char(c).is_some()) || word.text == "."
}

/// Whether a line is a row of such a file, and no puzzle of 81 characters.
pub(super) fn is_row(line: Span<'_>) -> bool {
    let words = words(line);
    words.len() == 9 && words.iter().all(is_cell)
}

impl Format for Sdx {
    fn name(&self) -> &'static str {
        "sdx"
    }

    fn title(&self) -> &'static str {
        "SudoCue (.sdx)"
    }

    fn description(&self) -> &'static str {
        "nine lines of nine words: 4 for a given, u4 for a placed digit, 249 for candidates"
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, placed: true, candidates: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Block
    }

    fn fits(&self, text: &str) -> bool {
        let rows: Vec<_> = Span::new(text).content().collect();
        rows.len() == 9
            && rows.iter().all(|row| is_row(*row))
            && rows.iter().any(|row| row.text.contains('u'))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let span = Span::new(text);
        let rows: Vec<_> = span.content().collect();
        let mut puzzle = Puzzle::default();
        let mut listed = CandidateSet::EMPTY;
        for (row, line) in rows.iter().enumerate() {
            let words = words(*line);
            if row == 9 {
                return Err(line.fault("no more than 9 rows"));
            }
            if words.len() != 9 {
                let at = words.get(9).map_or(line.at, |word| word.at);
                let expected = format!("9 words in row {}", row + 1);
                return Err(Fault::new(at, expected, words.len().to_string()));
            }
            for (column, word) in words.into_iter().enumerate() {
                let cell = Cell::at(row, column);
                let placed = word.text.strip_prefix('u');
                let text = placed.unwrap_or(if word.text == "." { "" } else { word.text });
                let digits: Option<DigitSet> = text.chars().map(Digit::from_char).collect();
                match (digits.map(|digits| (digits, digits.only())), placed) {
                    (Some((_, Some(digit))), Some(_)) => puzzle.place(Candidate::new(digit, cell)),
                    (Some((_, Some(digit))), None) => puzzle.give(Candidate::new(digit, cell)),
                    (Some((digits, None)), None) => {
                        cell.candidates(digits).for_each(|candidate| listed.insert(candidate));
                    }
                    _ => return Err(word.fault("digits, with `u` before one that was placed")),
                }
            }
        }
        if rows.len() < 9 {
            return Err(Fault::new(span.end(), "9 rows", format!("{} rows", rows.len())));
        }
        puzzle.candidates = Some(Box::new(listed));
        puzzle.candidates = Some(Box::new(cells::open_candidates(&puzzle)));
        Ok(puzzle)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let open = cells::open_candidates(puzzle);
        let word = |cell: Cell| match puzzle.value(cell) {
            Some(digit) if puzzle.givens().contains(cell) => digit.to_string(),
            Some(digit) => format!("u{digit}"),
            None if open.digits(cell).is_empty() => ".".to_owned(),
            None => open.digits(cell).to_string(),
        };
        let row =
            |row| (0..9).map(|column| word(Cell::at(row, column))).collect::<Vec<_>>().join(" ");
        (0..9).map(row).collect::<Vec<_>>().join("\n")
    }
}
