//! Where a puzzle is opened in the browser: `docs/web.md` says what the page reads of its address.

use std::fmt::Write;

use ninerooks_board::{Cell, Digit, Puzzle};
use ninerooks_text::formats::{self, sudokuwiki::SudokuWiki};

/// The address of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address(String);

impl Address {
    /// An address as it is typed.
    ///
    /// # Errors
    /// When no page can be there, in words.
    pub(super) fn parse(typed: &str) -> Result<Self, String> {
        let rest = typed.strip_prefix("https://").or_else(|| typed.strip_prefix("http://"));
        let host = rest.ok_or("expected an address that begins with https:// or http://")?;
        if host.is_empty() || host.starts_with(['/', '?', '#']) {
            return Err("expected the name of a host behind the //".to_owned());
        }
        if typed.contains('#') {
            return Err(
                "expected an address without a #: what stands behind it is the puzzle".to_owned()
            );
        }
        if typed.contains(|c: char| c.is_whitespace() || c.is_control()) {
            return Err("expected an address without blanks".to_owned());
        }
        Ok(Self(typed.to_owned()))
    }

    /// The address of a puzzle there: its digits, where they are all givens, for a code of digits is small; else what says
    /// which are placed; and its rules.
    pub(super) fn of(&self, puzzle: &Puzzle) -> String {
        let is_plain = puzzle.values().count() == puzzle.givens().len();
        let board = if is_plain {
            Cell::all().map(|cell| puzzle.value(cell).map_or('0', Digit::to_char)).collect()
        } else {
            formats::write(puzzle, &SudokuWiki).text
        };
        let mut address = format!("{}#{board}", self.0);
        let rules: Vec<String> = puzzle.rules.list().iter().map(ToString::to_string).collect();
        if !rules.is_empty() {
            address += "&rules=";
            escape(&mut address, &rules.join(";"));
        }
        address
    }
}

/// Adds a text as a part of an address, as `encodeURIComponent` does.
fn escape(address: &mut String, text: &str) {
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'!' | b'~' | b'*' => {
                address.push(char::from(byte));
            }
            b'\'' | b'(' | b')' => address.push(char::from(byte)),
            // Writing to a string cannot fail.
            _ => _ = write!(address, "%{byte:02X}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Rule, Rules};

    use super::*;

    const TEXT: &str =
        ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";

    fn page() -> Address {
        Address::parse("https://example.org/sudoku/?embed").unwrap()
    }

    fn read(text: &str) -> Puzzle {
        formats::read(text).unwrap().puzzle
    }

    #[test]
    fn a_puzzle_is_its_digits() {
        let digits = TEXT.replace('.', "0");
        assert_eq!(page().of(&read(TEXT)), format!("https://example.org/sudoku/?embed#{digits}"));
    }

    #[test]
    fn placed_digits_are_told_from_givens() {
        let placed = read(&TEXT.replacen(".7", "+17", 1));
        let address = page().of(&placed);
        let (_, board) = address.split_once('#').unwrap();
        assert!(board.starts_with("S9B"), "{board}");
        assert_eq!(read(board).givens().len(), placed.givens().len());
        assert_eq!(read(board).values().count(), placed.values().count());
    }

    #[test]
    fn rules_are_read_as_the_page_writes_them() {
        let cells = ["r1c1", "r1c2"].map(|name| name.parse().unwrap()).to_vec();
        let rules = Rules::new(&[Rule::AntiKnight, Rule::Thermo(cells)]).unwrap();
        let mut puzzle = read(TEXT);
        puzzle.rules = rules;
        let address = page().of(&puzzle);
        assert!(address.ends_with("&rules=anti-knight%3Bthermo%20r1c1-r1c2"), "{address}");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for wrong in [
            "example.org",
            "ftp://example.org",
            "https://",
            "https:///a",
            "https://a b",
            "https://a#b",
        ] {
            assert!(Address::parse(wrong).is_err(), "{wrong}");
        }
    }
}
