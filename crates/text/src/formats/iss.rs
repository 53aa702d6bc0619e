//! **Interactive Sudoku Solver**: its constraint strings, and its links.
//!
//! ```text
//! .AntiKnight.Thermo~R9C4~R8C3~R7C2.WhiteDot~R1C1~R1C2.~R1C1_5~R2C2_1_3_5
//! https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight.~R1C1_5
//! ```
//!
//! An item begins with a point: the kind, then what it is about, parted by `~`. Without a kind it has the givens; more than
//! one digit for a cell is the rule that it has one of these. Blanks and line ends say nothing. Parts between blank lines
//! may also be the 81 cells, or nine candidates for each of them. The kinds are those of the program's own source
//! (`js/sudoku_constraint.js` of `sigh/Interactive-Sudoku-Solver`); dots, V and X are between all neighbours that are named.
//!
//! A cell that a cage names twice counts twice, and differs from the others once. A little killer is named by one end of its
//! diagonal; the cells of a pill are read from left to right and from above, in whatever order they are named. Cages may also be in
//! one sign for each cell (`S<J<<O<<K…`: a sum, or an arrow to where the cage goes on) or in `JSudoku`'s numbers
//! (`3x3::k:6150:…`: 256 times the sum, and the number of the cage), as in the program itself.
//!
//! Kinds that are not supported, such as `.SumLine`, are refused by the names that people have for them.
//!
//! Kept: values, and most rules. Lost: which values were placed, candidates, slow thermometers, differences, ratios and sums of two
//! that have no sign of their own, signs between cells that are no neighbours, and pills that are read in another order.

mod read;
mod words;
mod write;

use ninerooks_board::{Cell, Puzzle};

use super::variant::diagonal_from;
use super::{Fault, Format, Keeps, Layout, address, span::Span};

/// Constraint strings. See the [module](self).
pub struct Iss;

/// Links that hold them. See the [module](self).
pub struct IssLink;

/// The host of the program.
const HOST: &str = "sigh.github.io";

/// The diagonal that is named by this cell, an end of it: each diagonal of two cells or more has one such name.
fn diagonal(first: Cell) -> Option<Vec<Cell>> {
    let way = match (first.row_index(), first.column_index()) {
        (0..8, 0) => (1, 1),
        (1..8, 8) => (-1, -1),
        (0, _) => (1, -1),
        (8, 1..8) => (-1, 1),
        _ => return None,
    };
    Some(diagonal_from(first, way))
}

impl Format for Iss {
    fn name(&self) -> &'static str {
        "iss"
    }

    fn title(&self) -> &'static str {
        "Interactive Sudoku Solver"
    }

    fn description(&self) -> &'static str {
        ".AntiKnight.Thermo~R9C4~R8C3.~R1C1_5: rules, then givens"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["interactive-sudoku-solver"]
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, rules: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        read::fits(text)
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        read::puzzle(&read::Signs::of(Span::new(text)))
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        write::text(puzzle)
    }
}

impl Format for IssLink {
    fn name(&self) -> &'static str {
        "url-iss"
    }

    fn title(&self) -> &'static str {
        "link to Interactive Sudoku Solver"
    }

    fn description(&self) -> &'static str {
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q= and its constraints"
    }

    fn keeps(&self) -> Keeps {
        Iss.keeps()
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        address::of(text).is_some_and(|address| address::has_host(address, &[HOST]))
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let address = address::of(text).unwrap_or(Span::new(text).trim());
        let Some(query) = address::parameter(address, "q") else {
            return Err(Fault::new(address.at, "a link with `?q=` and the puzzle", "none"));
        };
        if !query.text.contains(['%', '+']) {
            return read::puzzle(&read::Signs::of(query));
        }
        let decoded = address::decoded(&query.text.replace('+', "%20"));
        let read = read::puzzle(&read::Signs::of(Span::new(&decoded)));
        read.map_err(|fault| Fault { at: query.at, ..fault })
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        format!("https://{HOST}/Interactive-Sudoku-Solver/?q={}", write::text(puzzle))
    }
}
