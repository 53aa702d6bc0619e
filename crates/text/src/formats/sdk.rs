//! **.sdk**, `SadMan` Sudoku: header lines, then nine lines of nine cells.
//!
//! ```text
//! #AJohn Doe
//! #Lhard
//! 4.....8.5
//! .3.......
//! ```
//!
//! A header is `#`, a letter and the text without a space between: `#A` author, `#D` description,
//! `#C` comment, `#B` date, `#S` source, `#L` level, `#U` web address. A letter may come again; its
//! texts are the lines of one entry. Other `#` lines are skipped.
//!
//! `SadMan`'s own files have sections: `[Puzzle]` holds the givens, `[State]` the same with what was
//! placed, `[PencilMarks]` nine lines of nine groups of candidates parted by commas, where nothing
//! between two commas is a cell without marks. `[CellColors]` holds no digits and is skipped.
//! Sections are written only when the puzzle needs them.
//!
//! Kept: values, which were placed, candidates, all of the header. Lost: the title.

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Metadata, Puzzle};

use super::rows::{self, is_border};
use super::{Fault, Format, Keeps, Layout, cells, span::Span, span::is_fence};

/// `SadMan`'s file format. See the [module](self).
pub struct Sdk;

/// Finds an entry.
type Entry = fn(&mut Metadata) -> &mut Option<String>;

/// The letters of the header, with the entry that each one fills.
const HEADERS: [(char, Entry); 7] = [
    ('A', |m| &mut m.author),
    ('D', |m| &mut m.description),
    ('C', |m| &mut m.comment),
    ('B', |m| &mut m.date),
    ('S', |m| &mut m.source),
    ('L', |m| &mut m.level),
    ('U', |m| &mut m.url),
];

/// The letter and the text of a header line.
pub(super) fn header(line: &str) -> Option<(char, &str)> {
    let rest = line.trim_start_matches('\u{feff}').strip_prefix('#')?;
    let letter = rest.chars().next()?;
    HEADERS.iter().any(|&(known, _)| known == letter).then(|| (letter, &rest[1..]))
}

/// The parts of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Puzzle,
    State,
    PencilMarks,
    CellColors,
}

/// The section that a line begins.
pub(super) fn section(line: &str) -> Option<Section> {
    let name = line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let sections = [
        ("[puzzle]", Section::Puzzle),
        ("[state]", Section::State),
        ("[pencilmarks]", Section::PencilMarks),
        ("[cellcolors]", Section::CellColors),
        ("[cellcolours]", Section::CellColors),
    ];
    sections.iter().find(|(known, _)| name.eq_ignore_ascii_case(known)).map(|&(_, section)| section)
}

/// The lines of a file, sorted.
#[derive(Default)]
struct Parts<'a> {
    metadata: Metadata,
    puzzle: Vec<Span<'a>>,
    state: Option<Vec<Span<'a>>>,
    marks: Option<Vec<Span<'a>>>,
}

impl<'a> Parts<'a> {
    fn of(span: Span<'a>) -> Self {
        let mut parts = Self::default();
        let mut current = Section::Puzzle;
        for line in span.lines().filter(|line| !is_fence(line.text)) {
            if let Some((letter, text)) = header(line.text) {
                parts.add(letter, text);
            } else if let Some(section) = section(line.text) {
                current = section;
                match section {
                    Section::State => parts.state = Some(Vec::new()),
                    Section::PencilMarks => parts.marks = Some(Vec::new()),
                    Section::Puzzle | Section::CellColors => {}
                }
            } else if line.text.trim().is_empty() || line.text.starts_with('#') {
                // says nothing
            } else if current == Section::PencilMarks {
                parts.marks.get_or_insert_default().push(line);
            } else if !is_border(line.text) {
                match current {
                    Section::Puzzle => parts.puzzle.push(line),
                    Section::State => parts.state.get_or_insert_default().push(line),
                    Section::PencilMarks | Section::CellColors => {}
                }
            }
        }
        parts
    }

    fn add(&mut self, letter: char, text: &str) {
        for (_, entry) in HEADERS.iter().filter(|&&(known, _)| known == letter) {
            match entry(&mut self.metadata) {
                Some(lines) => {
                    lines.push('\n');
                    lines.push_str(text);
                }
                none => *none = Some(text.to_owned()),
            }
        }
    }
}

/// Nine lines of nine groups parted by commas.
fn parse_marks(lines: &[Span<'_>], puzzle: &mut Puzzle, end: usize) -> Result<(), Fault> {
    let mut listed = CandidateSet::EMPTY;
    for (row, line) in lines.iter().enumerate() {
        let groups: Vec<_> = line.split(|c| c == ',').map(Span::trim).collect();
        if row == 9 || groups.len() != 9 {
            let expected = "9 lines of 9 groups parted by commas";
            return Err(line.fault(expected));
        }
        for (column, group) in groups.into_iter().enumerate() {
            for (at, c) in group.chars() {
                let Some(digit) = Digit::from_char(c) else {
                    return Err(Fault::new(at, "a candidate from 1 to 9", format!("`{c}`")));
                };
                listed.insert(Candidate::new(digit, Cell::at(row, column)));
            }
        }
    }
    if lines.len() < 9 {
        return Err(Fault::new(end, "9 lines of marks", lines.len().to_string()));
    }
    puzzle.candidates = Some(Box::new(listed));
    puzzle.candidates = Some(Box::new(cells::open_candidates(puzzle)));
    Ok(())
}

impl Format for Sdk {
    fn name(&self) -> &'static str {
        "sdk"
    }

    fn title(&self) -> &'static str {
        "SadMan (.sdk)"
    }

    fn description(&self) -> &'static str {
        "header lines such as #A for the author, then nine lines of nine cells"
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
        text.lines().any(|line| section(line).is_some())
            || text.lines().any(|line| header(line).is_some()) && rows::is_grid(text)
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let span = Span::new(text);
        let parts = Parts::of(span);
        let mut puzzle = rows::parse_rows(&parts.puzzle, span.end())?;
        if let Some(state) = parts.state {
            let state = rows::parse_rows(&state, span.end())?;
            for value in state.values() {
                if puzzle.value(value.cell()).is_none() {
                    puzzle.place(value);
                }
            }
        }
        if let Some(marks) = parts.marks {
            parse_marks(&marks, &mut puzzle, span.end())?;
        }
        puzzle.metadata = parts.metadata;
        Ok(puzzle)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let mut metadata = puzzle.metadata.clone();
        let mut lines = Vec::new();
        for (letter, entry) in HEADERS {
            for line in entry(&mut metadata).iter().flat_map(|text| text.split('\n')) {
                lines.push(format!("#{letter}{line}"));
            }
        }
        let placed = puzzle.values().any(|value| !puzzle.givens().contains(value.cell()));
        let sections = placed || puzzle.candidates.is_some();
        let rows = |givens_only: bool| {
            (0..9).map(move |row| {
                let sign = |column| {
                    let cell = Cell::at(row, column);
                    let shown = !givens_only || puzzle.givens().contains(cell);
                    let value = puzzle.value(cell).filter(|_| shown);
                    value.map_or('.', |digit: Digit| digit.to_char())
                };
                (0..9).map(sign).collect::<String>()
            })
        };
        lines.extend(sections.then(|| "[Puzzle]".to_owned()));
        lines.extend(rows(true));
        if placed {
            lines.push("[State]".to_owned());
            lines.extend(rows(false));
        }
        if puzzle.candidates.is_some() {
            let open = cells::open_candidates(puzzle);
            lines.push("[PencilMarks]".to_owned());
            lines.extend((0..9).map(|row| {
                let groups: [String; 9] =
                    std::array::from_fn(|column| open.digits(Cell::at(row, column)).to_string());
                groups.join(",")
            }));
        }
        lines.join("\n")
    }
}
