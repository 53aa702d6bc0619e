//! **`OpenSudoku`**: the XML that the Android program exports.
//!
//! ```text
//! <opensudoku><name>easy</name><game data="400000805030000000000700000…"/></opensudoku>
//! <opensudoku version="2"><folder name="mine"><game state="1" data="version: 3
//! 4|0|0|0|6|1|… "/></folder></opensudoku>
//! ```
//!
//! The data of a game are 81 digits, or `version: n` and then for each cell its value, its notes, and
//! whether it may be changed, with bars between. Notes are numbers with commas (version 1) or bits (2
//! and 3); from version 4 on there are notes in the corner and in the middle, and in version 5 a
//! colour. Notes in the middle, or else the others, are the candidates. A file may hold any number of
//! games; each `<game>` is a puzzle.
//!
//! Kept: everything.

use ninerooks_board::{Candidate, Cell, Digit, DigitSet, Metadata, Puzzle};

use super::markup::{self, Piece};
use super::{Fault, Format, Keeps, Layout, cells, fpuzzles, span::Span};

/// `OpenSudoku`'s export. See the [module](self).
pub struct OpenSudoku;

/// Finds an entry.
type Entry = fn(&mut Metadata) -> &mut Option<String>;

/// The elements about all games of a file, with the entry that each one fills.
const ELEMENTS: [(&str, Entry); 8] = [
    ("name", |m| &mut m.title),
    ("author", |m| &mut m.author),
    ("description", |m| &mut m.description),
    ("comment", |m| &mut m.comment),
    ("created", |m| &mut m.date),
    ("source", |m| &mut m.source),
    ("level", |m| &mut m.level),
    ("sourceURL", |m| &mut m.url),
];

/// The digits of notes: bits, or numbers with commas between.
fn notes(field: &str, version: u32) -> Option<DigitSet> {
    if matches!(field, "" | "-") {
        return Some(DigitSet::EMPTY);
    }
    if version == 1 {
        let numbers = field.split(',').filter(|number| !number.is_empty());
        return numbers.map(|number| Digit::new(number.trim().parse().ok()?)).collect();
    }
    let bits = field.parse::<u16>().ok().filter(|&bits| bits <= DigitSet::ALL.bits());
    bits.map(DigitSet::from_bits)
}

/// The cells of a game in a version that has fields for each.
fn parse_cells(data: Span<'_>, text: &str, version: u32) -> Result<Puzzle, Fault> {
    let wide = match version {
        1..=3 => 3,
        4 => 4,
        5 => 5,
        _ => return Err(data.fault("data of version 1 to 5")),
    };
    // Some versions wrote two bars for one.
    let fields: Vec<_> = text.split('|').map(str::trim).filter(|field| !field.is_empty()).collect();
    if fields.len() != 81 * wide {
        let expected = format!("81 cells of {wide} fields, so {} fields", 81 * wide);
        return Err(Fault::new(data.at, expected, fields.len().to_string()));
    }
    let mut puzzle = Puzzle::default();
    let mut marks = Vec::new();
    for (cell, fields) in Cell::all().zip(fields.chunks(wide)) {
        let wrong = |field: &str, what: &str| {
            let found = Span { text: field, at: data.at };
            found.fault(format!("{what} in the fields of {cell}"))
        };
        let value = fields[0].parse::<u8>().ok().filter(|&value| value < 10);
        let value = value.ok_or_else(|| wrong(fields[0], "a digit from 0 to 9"))?;
        if let Some(digit) = Digit::new(value) {
            let value = Candidate::new(digit, cell);
            let is_editable = fields[if wide > 3 { 3 } else { 2 }] == "1";
            if is_editable { puzzle.place(value) } else { puzzle.give(value) }
        }
        // The notes in the middle come first where there are any.
        let places: &[usize] = if wide > 3 { &[2, 1] } else { &[1] };
        for &place in places {
            let digits =
                notes(fields[place], version).ok_or_else(|| wrong(fields[place], "notes"))?;
            if !digits.is_empty() && marks.last().is_none_or(|(other, _)| *other != cell) {
                marks.push((cell, digits));
            }
        }
    }
    Ok(fpuzzles::with_marks(puzzle, &marks))
}

/// The puzzle that the data of a game say.
fn parse_data(data: Span<'_>) -> Result<Puzzle, Fault> {
    let text = markup::unescaped(data.text);
    let Some(versioned) = text.trim_start().strip_prefix("version:") else {
        return cells::parse_81(data.trim(), false);
    };
    let versioned = versioned.trim_start();
    let end = versioned.find(|c: char| !c.is_ascii_digit()).unwrap_or(versioned.len());
    let version = versioned[..end].parse().unwrap_or(0);
    parse_cells(data, &versioned[end..], version)
}

impl Format for OpenSudoku {
    fn name(&self) -> &'static str {
        "opensudoku"
    }

    fn title(&self) -> &'static str {
        "OpenSudoku"
    }

    fn description(&self) -> &'static str {
        "the XML of the Android program, a <game> for each puzzle"
    }

    fn keeps(&self) -> Keeps {
        Keeps {
            values: true,
            placed: true,
            candidates: true,
            comment: true,
            header: true,
            rules: false,
        }
    }

    fn layout(&self) -> Layout {
        Layout::Block
    }

    fn fits(&self, text: &str) -> bool {
        let text = text.trim_start();
        text.starts_with('<') && (text.contains("<game ") || text.contains("<opensudoku"))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let span = Span::new(text);
        let mut found: Option<Puzzle> = None;
        let mut metadata = Metadata::default();
        let mut element = String::new();
        for piece in markup::pieces(span) {
            match piece {
                Piece::Tag(tag) if markup::name(tag) == "game" => {
                    let expected = "`data` in the tag of a game";
                    let data = markup::attribute(tag, "data").ok_or_else(|| tag.fault(expected))?;
                    if found.is_some() {
                        return Err(Fault::new(tag.at - 1, "one puzzle only", "a second game"));
                    }
                    found = Some(parse_data(data)?);
                }
                Piece::Tag(tag) => element = markup::name(tag),
                Piece::Text(text) => {
                    let known =
                        ELEMENTS.iter().find(|(name, _)| name.eq_ignore_ascii_case(&element));
                    let said = markup::unescaped(text.text);
                    if let Some((_, entry)) = known.filter(|_| !said.is_empty()) {
                        *entry(&mut metadata) = Some(said);
                    }
                }
            }
        }
        let expected = "a `<game data=\"…\"/>`";
        let mut puzzle = found.ok_or_else(|| Fault::new(span.trim().at, expected, "none"))?;
        puzzle.metadata = metadata;
        Ok(puzzle)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let mut metadata = puzzle.metadata.clone();
        let mut text = String::from("<opensudoku>\n");
        for (name, entry) in ELEMENTS {
            if let Some(said) = entry(&mut metadata).as_deref().filter(|said| !said.is_empty()) {
                text.extend(["<", name, ">", &markup::escaped(said), "</", name, ">\n"]);
            }
        }
        let is_placed = puzzle.values().any(|value| !puzzle.givens().contains(value.cell()));
        let data = if is_placed || puzzle.candidates.is_some() {
            let open = cells::open_candidates(puzzle);
            let fields = |cell: Cell| {
                let value = puzzle.value(cell).map_or(0, Digit::get);
                let is_open = puzzle.candidates.is_some() && puzzle.value(cell).is_none();
                let bits = if is_open { open.digits(cell).bits() } else { 0 };
                let editable = u8::from(!puzzle.givens().contains(cell));
                format!("{value}|{bits}|{editable}|")
            };
            format!("version: 3&#10;{}", Cell::all().map(fields).collect::<String>())
        } else {
            cells::write_81(puzzle, '0', false)
        };
        format!("{text}<game data=\"{data}\"/>\n</opensudoku>")
    }
}
