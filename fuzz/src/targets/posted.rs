//! Puzzles in the forms in which people post them.

#[path = "../../../crates/text/tests/it/common/posted.rs"]
mod forms;

use ninerooks_board::{Cell, Digit, Grid, Puzzle};
use ninerooks_text::formats::{by_name, read, read_many};

use crate::grids;
use crate::source::Source;

impl forms::Choose for Source<'_> {
    fn below(&mut self, bound: usize) -> usize {
        Source::below(self, bound)
    }
}

/// What is posted is the puzzle that it was made from, alone and as a list.
pub(super) fn run(bytes: &[u8]) -> String {
    let mut source = Source::new(bytes);
    let grid = grids::grid(&mut source).grid;
    let puzzle = grid.to_puzzle();
    let values: String =
        Cell::all().map(|cell| puzzle.value(cell).map_or('.', Digit::to_char)).collect();
    if puzzle.values().count() > 16 {
        is_read(&forms::puzzle(&values, &mut source), |read| read.values().eq(puzzle.values()));
    }
    let pm = by_name("pm").expect("there is one");
    let text = pm.write(&puzzle);
    if Grid::new(&puzzle).is_ok()
        && text.lines().any(|line| {
            line.split(' ')
                .any(|cell| cell.len() > 1 && cell.starts_with(|c: char| c.is_ascii_digit()))
        })
        && !text.contains(" . ")
    {
        let plain = read(&text).expect("it was written").puzzle;
        is_read(&forms::marks(&text, &mut source), |read| {
            read.values().eq(plain.values()) && read.candidates == plain.candidates
        });
    }
    format!("{} {}", puzzle.values().count() > 16, values.len())
}

fn is_read(text: &str, is_same: impl Fn(&Puzzle) -> bool) {
    let items: Vec<_> = read_many(text).collect();
    assert_eq!(items.len(), 1, "one puzzle\n{text}");
    let item = items[0].result.as_ref().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(is_same(&item.puzzle), "another puzzle\n{text}");
    if let Ok(alone) = read(text) {
        assert!(is_same(&alone.puzzle), "another puzzle alone\n{text}");
    }
}
