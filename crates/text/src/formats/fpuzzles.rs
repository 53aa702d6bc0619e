//! **f-puzzles**: the JSON that f-puzzles.com saves, and its links.
//!
//! ```text
//! {"size":9,"grid":[[{"value":4,"given":true},{},{"centerPencilMarks":[1,2]}, …
//! https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9lj…   (the same by lz-string)
//! ```
//!
//! Rules are read and written: `diagonal+`, `antiknight`, `thermometer`, `difference`, and whatever else this program has; of
//! `renban`, `whispers`, `slowthermometer`, `regionsumline` and `zipperline` it is the form that other programs have added. A cage
//! without a sum has different digits; a pill of an arrow is read from left to right and from above. `negative` is read where it
//! says that all dots, or all V and X, are drawn. Rules that are not supported, such as sandwich sums, and drawings are refused by
//! their names; so are other sizes and boxes. A link that holds only the number of
//! a puzzle cannot be read, for nothing is fetched. Pencil marks in the middle of a cell, and candidates that are given, are its
//! candidates; marks in the corners say less, and are left out.
//!
//! Kept: values, which were placed, candidates, the title, the author, and most rules. Lost: greater-than signs, sums of pairs
//! other than 5 and 10, sums of cells that are no cage, entropy, and cells with one of some digits that are not all odd or all even.

mod read;
mod write;

use ninerooks_board::{Candidate, Cell, Digit, DigitSet, Metadata, Puzzle, Rule};

use super::loose::{self, Node};
use super::variant::Gathered;
use super::{Fault, Format, Keeps, Layout, address, cells, lz, span::Span};

/// f-puzzles' JSON. See the [module](self).
pub struct FPuzzles;

/// f-puzzles' links. See the [module](self).
pub struct FPuzzlesLink;

/// What an object may have that makes it no variant.
const PLAIN: [&str; 14] = [
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "disabledlogic",
    "truecandidatesoptions",
    "highlightConflicts",
    "successMessage",
    "msgcorrect",
    "id",
    "sid",
    "metadata",
];

/// Rules that are on or off.
pub(super) const FLAGS: [(&str, Rule); 6] = [
    ("antiking", Rule::AntiKing),
    ("antiknight", Rule::AntiKnight),
    ("diagonal+", Rule::RisingDiagonal),
    ("diagonal-", Rule::FallingDiagonal),
    ("disjointgroups", Rule::DisjointGroups),
    ("nonconsecutive", Rule::NonConsecutive),
];

/// Where a sum outside the grid points to: so many rows down and columns to the right.
const DIRECTIONS: [(&str, (isize, isize)); 4] =
    [("UL", (-1, -1)), ("UR", (-1, 1)), ("DL", (1, -1)), ("DR", (1, 1))];

const ODDS: DigitSet = DigitSet::from_bits(0b1_0101_0101);
const EVENS: DigitSet = DigitSet::from_bits(0b0_1010_1010);

/// The digit that a piece is; `None` when it says nothing.
pub(super) fn digit(node: &Node) -> Result<Option<Digit>, Fault> {
    let text = node.text().map(str::trim);
    match text.map(|text| (text, text.parse::<u8>().ok().and_then(Digit::new))) {
        Some((_, Some(digit))) => Ok(Some(digit)),
        Some(("0" | "." | "-1", _)) => Ok(None),
        _ if node.is_none() => Ok(None),
        _ => Err(node.fault("a digit from 1 to 9")),
    }
}

/// The digits of a list.
pub(super) fn digits(node: &Node) -> Result<DigitSet, Fault> {
    let list = node.list().ok_or_else(|| node.fault("a list of digits"))?;
    let mut set = DigitSet::EMPTY;
    for node in list {
        if let Some(digit) = digit(node)? {
            set.insert(digit);
        }
    }
    Ok(set)
}

/// Nine lists of nine pieces.
pub(super) fn square(node: &Node) -> Result<Vec<&Node>, Fault> {
    let nine = |node: &Node, what: &str| -> Result<usize, Fault> {
        match node.list().map(<[Node]>::len) {
            Some(9) => Ok(9),
            // A comma behind the last is none before another.
            Some(10) if node.list().is_some_and(|list| list[9].is_none()) => Ok(9),
            _ => Err(node.fault(format!("a list of 9 {what}"))),
        }
    };
    nine(node, "rows")?;
    let mut all = Vec::with_capacity(81);
    for row in node.list().unwrap_or_default().iter().take(9) {
        nine(row, "cells")?;
        all.extend(row.list().unwrap_or_default().iter().take(9));
    }
    Ok(all)
}

/// A puzzle whose open cells list candidates, where they list any.
pub(super) fn with_marks(mut puzzle: Puzzle, marks: &[(Cell, DigitSet)]) -> Puzzle {
    let marks: Vec<_> = marks.iter().filter(|(cell, _)| puzzle.value(*cell).is_none()).collect();
    if !marks.is_empty() {
        let mut open = cells::open_candidates(&puzzle);
        for &&(cell, digits) in &marks {
            for digit in Digit::ALL {
                open.remove(Candidate::new(digit, cell));
            }
            cell.candidates(digits).for_each(|candidate| open.insert(candidate));
        }
        puzzle.candidates = Some(Box::new(open));
        puzzle.candidates = Some(Box::new(cells::open_candidates(&puzzle)));
    }
    puzzle
}

/// The puzzle that an object says.
pub(super) fn puzzle_of(node: &Node) -> Result<Puzzle, Fault> {
    let grid = node.get("grid").ok_or_else(|| node.fault("an object with `size` and `grid`"))?;
    if let Some(size) = node.get("size").filter(|size| size.text() != Some("9")) {
        return Err(size.fault("9, for 9 by 9 cells"));
    }
    let mut puzzle = Puzzle::default();
    let mut marks = Vec::new();
    let mut rules = Gathered::default();
    read::rules(node, &mut rules)?;
    for (cell, node) in Cell::all().zip(square(grid)?) {
        let value = node.get("value").map_or(Ok(None), digit)?;
        let is_given = node.get("given").is_some_and(Node::is_true);
        if let Some(digit) = value {
            let value = Candidate::new(digit, cell);
            if is_given { puzzle.give(value) } else { puzzle.place(value) }
        }
        for key in ["givenPencilMarks", "centerPencilMarks"] {
            let listed = node.get(key).map_or(Ok(DigitSet::EMPTY), digits)?;
            if !listed.is_empty() {
                marks.retain(|&(other, _)| other != cell);
                marks.push((cell, listed));
            }
        }
        let at = node.at;
        let region = node.get("region").map(|region| region.text().map(str::to_owned));
        let boxed = 3 * (cell.row_index() / 3) + cell.column_index() / 3;
        if region.is_some_and(|region| region != Some(boxed.to_string())) {
            rules.lacks(at, "irregular boxes");
        }
    }
    puzzle.rules = rules.finish()?;
    let mut puzzle = with_marks(puzzle, &marks);
    let entry = |key: &str| node.get(key).filter(|node| !node.is_none()).and_then(Node::text);
    puzzle.metadata.title = entry("title").map(str::to_owned);
    puzzle.metadata.author = entry("author").map(str::to_owned);
    Ok(puzzle)
}

/// What a compressed text holds, or why it cannot be read; `at` is where it is.
pub(super) fn unpack(payload: Span<'_>) -> Result<String, Fault> {
    lz::decompress(&address::decoded(payload.text)).map_err(|error| match error {
        lz::Error::Broken => payload.fault("a whole puzzle compressed by lz-string"),
        lz::Error::TooLong => {
            let most = format!("a puzzle of {} KiB at most", lz::MOST_CHARACTERS >> 10);
            Fault::new(payload.at, most, "more")
        }
    })
}

/// The title and the author, as far as they are known: keys and values of JSON.
pub(super) fn said(metadata: &Metadata) -> Vec<(&'static str, String)> {
    let entries = [("\"title\"", &metadata.title), ("\"author\"", &metadata.author)];
    let quoted = |text: &String| serde_json::Value::from(text.as_str()).to_string();
    entries.into_iter().filter_map(|(key, text)| Some((key, quoted(text.as_ref()?)))).collect()
}

/// The JSON of a puzzle.
pub(super) fn json_of(puzzle: &Puzzle) -> String {
    let open = cells::open_candidates(puzzle);
    let cell_of = |cell: Cell| match puzzle.value(cell) {
        Some(digit) if puzzle.givens().contains(cell) => {
            format!("{{\"value\":{digit},\"given\":true}}")
        }
        Some(digit) => format!("{{\"value\":{digit}}}"),
        None if puzzle.candidates.is_none() || open.digits(cell).is_empty() => "{}".to_owned(),
        None => {
            let digits: Vec<_> = open.digits(cell).map(|digit| digit.to_string()).collect();
            format!("{{\"centerPencilMarks\":[{}]}}", digits.join(","))
        }
    };
    let row = |row: usize| {
        let cells: Vec<_> = (0..9).map(|column| cell_of(Cell::at(row, column))).collect();
        format!("[{}]", cells.join(","))
    };
    let rows: Vec<_> = (0..9).map(row).collect();
    let said = said(&puzzle.metadata).into_iter().map(|(key, text)| format!("{key}:{text},"));
    format!(
        "{{\"size\":9,{}\"grid\":[{}]{}}}",
        said.collect::<String>(),
        rows.join(","),
        write::rules(puzzle)
    )
}

impl Format for FPuzzles {
    fn name(&self) -> &'static str {
        "f-puzzles"
    }

    fn title(&self) -> &'static str {
        "f-puzzles JSON"
    }

    fn description(&self) -> &'static str {
        "an object with size and grid, as f-puzzles.com saves it"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["fpuz", "fpuzzles"]
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, placed: true, candidates: true, rules: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let text = text.trim_start();
        text.starts_with('{') && ["grid", "size"].iter().all(|key| text.contains(key))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        puzzle_of(&loose::parse(Span::new(text))?)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        json_of(puzzle)
    }
}

impl Format for FPuzzlesLink {
    fn name(&self) -> &'static str {
        "url-f-puzzles"
    }

    fn title(&self) -> &'static str {
        "link to f-puzzles"
    }

    fn description(&self) -> &'static str {
        "https://f-puzzles.com/?load= and the compressed JSON"
    }

    fn keeps(&self) -> Keeps {
        FPuzzles.keeps()
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        address::of(text).is_some_and(|address| address::has_host(address, &["f-puzzles.com"]))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let address = address::of(text).unwrap_or(Span::new(text).trim());
        let Some(payload) = address::parameter(address, "load") else {
            let found = "a link with only the number of a puzzle, and nothing is fetched";
            return Err(Fault::new(address.at, "a link with `?load=` and the puzzle", found));
        };
        let json = unpack(payload)?;
        let node = loose::parse(Span::new(&json));
        node.and_then(|node| puzzle_of(&node)).map_err(|fault| Fault { at: payload.at, ..fault })
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let load = address::encoded(&lz::compress(&json_of(puzzle)));
        format!("https://f-puzzles.com/?load={load}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_that_stands_for_too_much_is_refused() {
        let link = |json: &str| format!("https://f-puzzles.com/?load={}", lz::compress(json));
        let json = json_of(&Puzzle::default());
        let titled = |length: usize| {
            let title = "a".repeat(length);
            link(&json.replacen('{', &format!("{{\"title\":\"{title}\","), 1))
        };
        assert!(FPuzzlesLink.read(&titled(200_000)).is_ok());
        let bomb = titled(10_000_000);
        assert!(bomb.len() < 20_000, "{}", bomb.len());
        let error = FPuzzlesLink.read(&bomb).expect_err("a bomb");
        assert_eq!((error.line, error.column), (1, 29));
        assert_eq!(error.expected, "a puzzle of 256 KiB at most");
    }
}
