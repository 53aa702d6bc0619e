//! **`SudokuPad`**: its links, and the JSON that they hold ("SCL").
//!
//! ```text
//! https://sudokupad.app/fpuzzlesN4Igzgl…    f-puzzles' JSON by lz-string (also `fpuz`)
//! https://sudokupad.app/sclN4IgbgwAzE…      SudokuPad's own JSON, shortened, by lz-string (also `ctc`)
//! https://sudokupad.app/classicpACJYZabF…   a digit and the blanks behind it in one sign
//! ```
//!
//! The hosts of Cracking the Cryptic and Sven's older one are read too, `?puzzleid=` and the bare text
//! behind the host; of any other site a link that holds such an object. Cages with unique digits are
//! killer cages, and without a sum regions, as diagonals are; lines, arrows and drawings are refused by name, for only the words of the
//! puzzle say what they mean, and so are cages that do not say whether their digits are unique. A short link is the number of a puzzle on a server, and nothing is fetched.
//!
//! Kept: values, which were placed, candidates (marks in the middle of a cell), the title and the author; in the link, which holds
//! f-puzzles' JSON, [its rules](fpuzzles), and in SudokuPad's own JSON diagonals, windoku, regions and killer cages. A link of the classic kind has
//! givens only.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, House, Puzzle, Rule};

use super::fpuzzles::{self, digit, digits, square, unpack};
use super::loose::{self, Node, Value};
use super::variant::Gathered;
use super::{Fault, Format, Keeps, Layout, address, cells, cells::Cells, lz, span::Span};

/// `SudokuPad`'s JSON. See the [module](self).
pub struct Scl;

/// `SudokuPad`'s links. See the [module](self).
pub struct SudokuPadLink;

/// The hosts that show such puzzles.
const HOSTS: [&str; 3] = ["sudokupad.app", "crackingthecryptic.com", "sudokupad.svencodes.com"];

/// A name longer than this is no number of a puzzle on the server.
const LONGEST_NUMBER: usize = 60;

/// The signs of the classic kind: sign n is digit n % 10 with n / 10 blanks behind it.
const CLASSIC: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// Keys by their short and their long names.
const KEYS: [(&str, &str); 8] = [
    ("ce", "cells"),
    ("ca", "cages"),
    ("re", "regions"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("l", "lines"),
    ("v", "value"),
];

/// What an object has under a key, in its long or its short form.
fn entry<'a>(node: &'a Node, key: &str) -> Option<&'a Node> {
    let short = KEYS.iter().find(|(_, long)| *long == key).map(|(short, _)| *short);
    node.get(key).or_else(|| node.get(short?))
}

/// The puzzle that an object says.
fn puzzle_of(node: &Node) -> Result<Puzzle, Fault> {
    let grid = entry(node, "cells").ok_or_else(|| node.fault("an object with `cells`"))?;
    let mut rules = Gathered::default();
    rules_of(node, &mut rules)?;
    let mut puzzle = Puzzle::default();
    puzzle.rules = rules.finish()?;
    let mut marks = Vec::new();
    for (cell, node) in Cell::all().zip(square(grid)?) {
        let value = entry(node, "value").map_or(Ok(None), digit)?;
        // Digits that the maker put there are givens, unless the text says otherwise.
        let is_placed = node.get("given").is_some_and(Node::is_off);
        if let Some(digit) = value {
            let value = Candidate::new(digit, cell);
            if is_placed { puzzle.place(value) } else { puzzle.give(value) }
        }
        let listed = ["centremarks", "centerPencilMarks", "pencilMarks"];
        for list in listed.iter().filter_map(|key| node.get(key)).take(1) {
            let digits = digits(list)?;
            if !digits.is_empty() {
                marks.push((cell, digits));
            }
        }
    }
    let mut puzzle = fpuzzles::with_marks(puzzle, &marks);
    let said = node.get("metadata");
    let said = |key: &str| said?.get(key).filter(|node| !node.is_none())?.text().map(str::to_owned);
    puzzle.metadata.title = said("title");
    puzzle.metadata.author = said("author");
    Ok(puzzle)
}

/// Gathers the rules that an object has, as far as they can be told.
fn rules_of(node: &Node, rules: &mut Gathered) -> Result<(), Fault> {
    let said = |key: &str| entry(node, key).filter(|node| !node.is_off());
    let cages = entry(node, "cages").and_then(Node::list).unwrap_or_default();
    cages.iter().try_for_each(|cage| self::cage(cage, rules))?;
    rules.fold_windoku();
    let drawn = [
        ("lines", "drawn lines"),
        ("arrows", "arrows"),
        ("overlays", "drawings"),
        ("underlays", "drawings"),
        ("fogofwar", "fog"),
        ("foglight", "fog"),
        ("constraints", "\"constraints\""),
    ];
    for (node, name) in drawn.iter().filter_map(|(key, name)| Some((said(key)?, *name))) {
        rules.lacks(node.at, name);
    }
    if let Some(regions) = entry(node, "regions").filter(|regions| !is_boxes(regions)) {
        rules.lacks(regions.at, "irregular boxes");
    }
    let places = [Some(node), node.get("metadata")];
    for (key, rule) in &fpuzzles::FLAGS {
        let flag = |place: &Node| place.get(key).filter(|node| node.is_true()).map(|node| node.at);
        if let Some(at) = places.into_iter().flatten().find_map(flag) {
            rules.add(at, rule.clone())?;
        }
    }
    for name in node.get("global").and_then(Node::list).unwrap_or_default() {
        let known = fpuzzles::FLAGS.iter().find(|(key, _)| name.text() == Some(*key));
        match known {
            Some((_, rule)) => rules.add(name.at, rule.clone())?,
            None if name.is_off() => {}
            None => rules.lacks(name.at, format!("\"{}\"", name.text().unwrap_or("global"))),
        }
    }
    Ok(())
}

/// Takes a cage. One whose digits are unique has a sum or is a region; hidden ones may be the houses that there are anyway.
fn cage(cage: &Node, rules: &mut Gathered) -> Result<(), Fault> {
    // A cage without cells holds words about the puzzle.
    let Some(listed) = entry(cage, "cells").filter(|cells| !cells.is_none()) else { return Ok(()) };
    let is_hidden = cage.get("hidden").is_some_and(Node::is_true);
    let has = |key: &str| entry(cage, key).is_some_and(|node| !node.is_off());
    let has_total = has("value") || has("sum");
    if !cage.get("unique").is_some_and(Node::is_true) {
        if has_total {
            rules.lacks(cage.at, "cages with a sum that are not `unique`");
        } else if !is_hidden {
            rules.lacks(cage.at, "cages without a meaning");
        }
        return Ok(());
    }
    let list = listed.list().ok_or_else(|| listed.fault("a list of cells"))?;
    let mut cells = CellSet::EMPTY;
    for node in list.iter().filter(|node| !node.is_none()) {
        let cell = position(node).ok_or_else(|| node.fault("a cell as [row, column], from 0"))?;
        cells.insert(cell);
    }
    if has_total {
        let total = entry(cage, if has("sum") { "sum" } else { "value" }).unwrap_or(cage);
        let number = total.text().and_then(|text| text.trim().parse().ok());
        let number = number.ok_or_else(|| total.fault("a sum such as 10"))?;
        return rules.add(cage.at, Rule::Cage(number, cells));
    }
    if House::all().any(|house| cells.is_subset(house.cells())) {
        return Ok(()); // as they are anyway
    }
    let mut diagonals = [Rule::FallingDiagonal, Rule::RisingDiagonal].into_iter();
    match diagonals.find(|diagonal| diagonal.houses() == [cells]) {
        Some(diagonal) => rules.add(cage.at, diagonal),
        None => rules.add_different(cage.at, cells),
    }
}

/// The cell of a row and a column, from 0.
fn position(node: &Node) -> Option<Cell> {
    let number = |node: &Node| node.text()?.parse::<usize>().ok().filter(|n| *n < 9);
    match node.list()? {
        [row, column] => Some(Cell::at(number(row)?, number(column)?)),
        _ => None,
    }
}

/// The cages that say the rules of a puzzle, as far as cages can.
fn cages_of(puzzle: &Puzzle) -> Vec<String> {
    let sets = puzzle.rules.list().iter().flat_map(|rule| match rule {
        Rule::Different(cells) => vec![(None, *cells)],
        Rule::Cage(total, cells) => vec![(Some(*total), *cells)],
        Rule::DisjointGroups => Vec::new(),
        other => other.houses().into_iter().map(|cells| (None, cells)).collect(),
    });
    let cage = |(total, cells): (Option<u16>, CellSet)| {
        let place = |cell: Cell| format!("[{},{}]", cell.row_index(), cell.column_index());
        let places: Vec<String> = cells.into_iter().map(place).collect();
        let total = total
            .map_or_else(String::new, |total| format!("\"value\":\"{total}\",\"sum\":{total},"));
        format!("{{{total}\"unique\":true,\"cells\":[{}]}}", places.join(","))
    };
    sets.map(cage).collect()
}

/// Whether regions, each a list of cells as row and column, are the nine boxes or not named at all.
fn is_boxes(regions: &Node) -> bool {
    let number = |node: &Node| node.text()?.parse::<usize>().ok();
    let boxed = |node: &Node| match node.list()? {
        [row, column] => Some(3 * (number(row)? / 3) + number(column)? / 3),
        _ => None,
    };
    regions.is_none()
        || regions.list().is_some_and(|regions| {
            regions.len() == 9
                && regions.iter().all(|region| {
                    let cells = region.list().unwrap_or_default();
                    let first = cells.first().and_then(boxed);
                    cells.len() == 9 && first.is_some() && cells.iter().all(|c| boxed(c) == first)
                })
        })
}

/// The JSON of a puzzle.
fn json_of(puzzle: &Puzzle) -> String {
    let open = cells::open_candidates(puzzle);
    let cell_of = |cell: Cell| match puzzle.value(cell) {
        Some(digit) => {
            let given = puzzle.givens().contains(cell);
            format!("{{\"value\":{digit},\"given\":{given}}}")
        }
        None if puzzle.candidates.is_none() || open.digits(cell).is_empty() => "{}".to_owned(),
        None => {
            let digits: Vec<_> = open.digits(cell).map(|digit| digit.to_string()).collect();
            format!("{{\"pencilMarks\":[{}]}}", digits.join(","))
        }
    };
    let list = |items: Vec<String>| format!("[{}]", items.join(","));
    let nine = |item: &dyn Fn(usize) -> String| list((0..9).map(item).collect());
    let rows = nine(&|row| nine(&|column| cell_of(Cell::at(row, column))));
    let regions = nine(&|block| {
        nine(&|place| format!("[{},{}]", 3 * (block / 3) + place / 3, 3 * (block % 3) + place % 3))
    });
    let cages = list(cages_of(puzzle));
    let said = fpuzzles::said(&puzzle.metadata);
    let said: Vec<_> = said.iter().map(|(key, text)| format!("{key}:{text}")).collect();
    let said = match said.as_slice() {
        [] => String::new(),
        entries => format!(",\"metadata\":{{{}}}", entries.join(",")),
    };
    format!(
        "{{\"cellSize\":50,\"cells\":{rows},\"regions\":{regions},\"cages\":{cages},\"lines\":[],\
         \"arrows\":[],\"underlays\":[],\"overlays\":[]{said}}}"
    )
}

/// The givens of the classic kind.
pub(super) fn classic(payload: Span<'_>) -> Result<Puzzle, Fault> {
    let mut cells = Cells::new();
    for (at, c) in payload.chars() {
        let Some(n) = CLASSIC.find(c) else {
            return Err(Fault::new(
                at,
                "a sign of SudokuPad's classic form, `0` to `x`",
                format!("`{c}`"),
            ));
        };
        let digit = Digit::new(u8::try_from(n % 10).unwrap_or(0));
        if cells.count() + 1 + n / 10 > 81 {
            return Err(Fault::new(at, "no more than 81 cells", "more"));
        }
        match digit {
            Some(digit) => cells.push(at, digit.to_char(), false)?,
            None => cells.skip(at)?,
        }
        (0..n / 10).try_for_each(|_| cells.skip(at))?;
    }
    cells.finish(payload.end())
}

/// How an object begins that lz-string has compressed, on whatever site it is.
const PACKED: &str = "N4Ig";

/// What a link holds: behind `puzzleid=`, or the last part of its path; of sites that are not known,
/// the object that they hold.
fn payload(address: Span<'_>) -> Span<'_> {
    if !address::has_host(address, &HOSTS)
        && let Some(start) = address.text.find(PACKED)
    {
        let packed = address.from(start);
        return packed.to(packed.text.find(['&', '#', '?']).unwrap_or(packed.text.len()));
    }
    if let Some(payload) = address::parameter(address, "puzzleid") {
        return payload;
    }
    let end = address.text.find(['?', '#']).unwrap_or(address.text.len());
    let path = address.to(end);
    let path = path.to(path.text.trim_end_matches('/').len());
    path.from(path.text.rfind('/').map_or(0, |n| n + 1))
}

/// Whether a text is what follows the host, alone.
fn is_bare(text: Span<'_>) -> bool {
    let prefixes = ["fpuz", "scl", "ctc", "classic", PACKED];
    text.text.len() > 16
        && prefixes.iter().any(|prefix| text.text.starts_with(prefix))
        && text.text.chars().all(|c| c.is_ascii_alphanumeric() || "+/=%".contains(c))
}

impl Format for Scl {
    fn name(&self) -> &'static str {
        "sudokupad-json"
    }

    fn title(&self) -> &'static str {
        "SudokuPad JSON"
    }

    fn description(&self) -> &'static str {
        "an object with cells, as SudokuPad keeps puzzles (SCL)"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["scl"]
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, placed: true, candidates: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let text = text.trim_start();
        let keys = ["\"cells\"", "'cells'", "cells:", "ce:"];
        text.starts_with('{') && keys.iter().any(|key| text.contains(key))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        puzzle_of(&loose::parse(Span::new(text))?)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        json_of(puzzle)
    }
}

impl Format for SudokuPadLink {
    fn name(&self) -> &'static str {
        "url-sudokupad"
    }

    fn title(&self) -> &'static str {
        "link to SudokuPad"
    }

    fn description(&self) -> &'static str {
        "https://sudokupad.app/fpuzzles and f-puzzles' JSON, compressed"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["sudokupad"]
    }

    fn keeps(&self) -> Keeps {
        fpuzzles::FPuzzles.keeps()
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        let address = address::of(text);
        address.is_some_and(|address| {
            address::has_host(address, &HOSTS) || address.text.contains(PACKED)
        }) || is_bare(Span::new(text).trim())
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let payload = address::of(text).map_or(Span::new(text).trim(), payload);
        let behind =
            |prefix: &str| payload.text.starts_with(prefix).then(|| payload.from(prefix.len()));
        if let Some(classics) = behind("classic") {
            return classic(classics);
        }
        let is_short = payload.text.len() <= LONGEST_NUMBER && behind(PACKED).is_none();
        let packed = ["fpuzzles", "fpuz", "scl", "ctc"].iter().find_map(|prefix| behind(prefix));
        // Behind a prefix a number has no `N4Ig`, which every object begins with.
        let is_number =
            packed.map_or(is_short, |packed| !packed.text.starts_with(PACKED) && is_short);
        if is_number {
            let found = "a link with only the number of a puzzle, and nothing is fetched";
            return Err(Fault::new(payload.at, "a link that holds its puzzle", found));
        }
        let packed = packed.unwrap_or(payload);
        let json = unpack(packed)?;
        let read = |node: Node| match &node.value {
            Value::Object(_) if node.get("grid").is_some() => fpuzzles::puzzle_of(&node),
            _ => puzzle_of(&node),
        };
        let node = loose::parse(Span::new(&json));
        node.and_then(read).map_err(|fault| Fault { at: packed.at, ..fault })
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let packed = address::encoded(&lz::compress(&fpuzzles::json_of(puzzle)));
        format!("https://sudokupad.app/fpuzzles{packed}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classic_form_packs_blanks() {
        let puzzle = classic(Span::new("pACJYZabFJrAvA8PEvaXJcq1")).expect("Easter Monster");
        let line =
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
        assert_eq!(cells::write_81(&puzzle, '.', false), line);
        assert_eq!(classic(Span::new("pACJ_")).map_err(|fault| fault.at), Err(4));
        assert_eq!(classic(Span::new("pACJ")).map_err(|fault| fault.at), Err(4));
        assert!(classic(Span::new(&"x".repeat(20))).is_err());
    }

    #[test]
    fn regions_are_boxes_or_not() {
        let regions = |text: &str| loose::parse(Span::new(text)).expect("a list");
        let whole = loose::parse(Span::new(&json_of(&Puzzle::default()))).expect("an object");
        assert!(is_boxes(whole.get("regions").expect("regions")));
        assert!(is_boxes(&regions("[]")));
        assert!(!is_boxes(&regions("[[[0,0],[0,1]]]")));
    }
}
