//! **Game IDs of Solo**, from Simon Tatham's collection of puzzles.
//!
//! ```text
//! 3x3:4e8a5a3m7g2e6e8a4f1i6a3a7a5b2e1a4f
//! https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:4e8a5…
//! ```
//!
//! Before the colon are the size of a box and how the puzzle was made; behind it a digit is a given,
//! a letter so many empty cells as its place in the alphabet, and `_` parts two digits. What is behind
//! the colon may be alone. Other sizes, `j` (irregular boxes), `x` (diagonals) and `k` (killer cages)
//! are refused by name, and so is `3x3#` with a number, from which only that program makes a puzzle.
//!
//! `JSudoku` has codes that begin like these, `3x3::k:8704:…`, and they are read [elsewhere](super::iss); `SumoCue`
//! has others (`SumoCueV1=0J0…`). Those are refused by the rules that they name.
//!
//! Kept: values. Lost: which values were placed, candidates, the comment.

use std::collections::BTreeSet;

use ninerooks_board::{Cell, Digit, Puzzle};

use super::variant::variant;
use super::{Fault, Format, Keeps, Layout, address, cells::Cells, span::Span};

/// Solo's game IDs. See the [module](self).
pub struct Solo;

/// With what `SumoCue` begins its codes.
const SUMO_CUE: &str = "SumoCueV1";

/// The only line of a text, or what is behind the `#` of an address.
fn payload(text: &str) -> Option<Span<'_>> {
    let mut lines = Span::new(text).content();
    let (line, None) = (lines.next()?, lines.next()) else { return None };
    let line = line.trim();
    let fragment = |address: Span<'_>| Some(address.text.find('#')? + 1 + address.at - line.at);
    match address::in_line(line) {
        Some(address) => {
            let id = line.from(fragment(address)?);
            Some(id.to(id.text.find(char::is_whitespace).unwrap_or(id.text.len())))
        }
        None => Some(line),
    }
}

/// What is before the first `:` or `#`, when it begins with the size of a box; and what is behind.
fn parts(id: Span<'_>) -> Option<(Span<'_>, Span<'_>)> {
    let sign = id.text.find([':', '#'])?;
    let (head, rest) = (id.to(sign), id.from(sign));
    let size = head.text.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_size = size.len() < head.text.len()
        && (size.starts_with('j')
            || size
                .strip_prefix('x')
                .is_some_and(|rows| rows.starts_with(|c: char| c.is_ascii_digit())));
    let in_head = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase();
    let in_rest = |c: char| c.is_ascii_alphanumeric() || "_,:#+-*/".contains(c);
    // In a code of killer programs letters come behind the first colon, or nothing: `7x2:456:1x8` is a row.
    let mut fields = rest.text[1..].split(':');
    let letters = fields.next().unwrap_or_default();
    let is_code = fields.next().is_none()
        || rest.text.len() > 81 && letters.chars().all(|c| c.is_ascii_alphabetic());
    let is_id =
        is_size && is_code && head.text.chars().all(in_head) && rest.text.chars().all(in_rest);
    is_id.then_some((head, rest))
}

/// Whether a text is what is behind the colon, alone.
fn is_bare(id: Span<'_>) -> bool {
    let has = |is_it: fn(char) -> bool| id.text.contains(is_it);
    has(|c| c == '_')
        && has(|c| c.is_ascii_lowercase())
        && has(|c| c.is_ascii_digit())
        && cells(id).is_ok()
}

/// The cells that a description says.
fn cells(description: Span<'_>) -> Result<Puzzle, Fault> {
    let mut cells = Cells::new();
    let mut is_number = false;
    for (at, c) in description.chars() {
        let blanks = match c {
            'a'..='z' => u32::from(c) - u32::from('a') + 1,
            _ => 0,
        };
        (0..blanks).try_for_each(|_| cells.skip(at))?;
        match Digit::from_char(c) {
            Some(_) if !is_number => cells.push(at, c, false)?,
            None if blanks > 0 || c == '_' => {}
            _ => {
                let expected =
                    "a digit from 1 to 9, a letter for empty cells, or `_` between digits";
                return Err(Fault::new(at, expected, format!("`{c}`")));
            }
        }
        is_number = c.is_ascii_digit();
    }
    cells.finish(description.end())
}

/// The rules that a head names, its size among them.
fn rules(head: Span<'_>) -> BTreeSet<String> {
    let mut numbers = head.text.split(|c: char| !c.is_ascii_digit());
    let [width, height] = [(); 2].map(|()| numbers.next().and_then(|n| n.parse::<u16>().ok()));
    let letters = head.text.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_irregular = letters.starts_with('j') || height == Some(1);
    let letters = letters.trim_start_matches('x').trim_start_matches(|c: char| c.is_ascii_digit());
    let mut rules = BTreeSet::new();
    if is_irregular {
        rules.insert("irregular boxes".to_owned());
    } else if (width, height) != (Some(3), Some(3)) {
        let [width, height] = [width, height].map(|n| n.unwrap_or(0));
        rules.insert(format!("boxes of {width} by {height}"));
    }
    // Symmetry and difficulty are a letter, or two, and a number: `r2`, `md4`, `a`, `db`.
    let named = [('x', "diagonals"), ('k', "killer cages")];
    let before = letters.find(['r', 'm', 'a', 'd']).unwrap_or(letters.len());
    let is_there = |(sign, _): &(char, &str)| letters[..before].contains(*sign);
    rules.extend(named.into_iter().filter(is_there).map(|(_, name)| name.to_owned()));
    rules
}

/// The error for a code of killer programs: `3x3:d:k:` and 81 numbers.
fn killer(whole: Span<'_>, rest: Span<'_>) -> Fault {
    let letters: String = rest.text.split(':').filter(|field| field.len() < 4).collect();
    let name = |c: char| match c {
        'd' => "diagonals".to_owned(),
        'k' => "killer cages".to_owned(),
        c => format!("\"{c}\""),
    };
    let letters = letters.chars().filter(char::is_ascii_alphabetic);
    variant(whole.at, &letters.map(name).collect())
}

/// The error for a code of `SumoCue`.
fn sumo_cue(code: Span<'_>) -> Fault {
    let cells = &code.text[SUMO_CUE.len()..];
    let signs = [('D', "diagonals"), ('J', "irregular boxes"), ('+', "killer cages")];
    let rules = signs.iter().filter(|(sign, _)| cells.contains(*sign));
    variant(code.at, &rules.map(|(_, name)| (*name).to_owned()).collect())
}

impl Format for Solo {
    fn name(&self) -> &'static str {
        "solo"
    }

    fn title(&self) -> &'static str {
        "game ID of Solo"
    }

    fn description(&self) -> &'static str {
        "3x3: and runs of empty cells as letters, as in Simon Tatham's collection"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["tatham", "sgt-puzzles"]
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        payload(text).is_some_and(|id| {
            id.text.starts_with(SUMO_CUE)
                || parts(id).is_some_and(|(_, rest)| rest.text.len() > 3)
                || is_bare(id)
        })
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let Some(id) = payload(text) else {
            return Err(Span::new(text).trim().fault("a game ID, such as 3x3:4e8a5…"));
        };
        if id.text.starts_with(SUMO_CUE) {
            return Err(sumo_cue(id));
        }
        let Some((head, rest)) = parts(id) else { return cells(id) };
        if rest.text[1..].contains(':') {
            return Err(killer(id, rest));
        }
        let rules = rules(head);
        if !rules.is_empty() {
            return Err(variant(id.at, &rules));
        }
        if rest.text.starts_with('#') {
            let found = "a number from which only Simon Tatham's program makes the puzzle";
            return Err(Fault::new(rest.at, "`:` and the cells", found));
        }
        cells(rest.from(1))
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let mut text = "3x3:".to_owned();
        let mut blanks = 0u8;
        let end = |text: &mut String, blanks: &mut u8| {
            while *blanks > 0 {
                let run = (*blanks).min(26);
                text.push(char::from(b'a' + run - 1));
                *blanks -= run;
            }
        };
        for cell in Cell::all() {
            let Some(digit) = puzzle.value(cell) else {
                blanks += 1;
                continue;
            };
            end(&mut text, &mut blanks);
            if text.ends_with(|c: char| c.is_ascii_digit()) {
                text.push('_');
            }
            text.push(digit.to_char());
        }
        end(&mut text, &mut blanks);
        text
    }
}
