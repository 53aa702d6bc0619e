//! Singles: `Hidden Single: 1 in b7 => r8c3=1`, `Naked Single: r6c8=1`.

use ninerooks_board::{CellSet, DigitSet, House};
use ninerooks_step::{Blockers, Single, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::words::{Words, capitalised, list, long_list};

impl InWords for Single {
    fn line(&self, _: &Step, _: Notation) -> String {
        match self.house {
            Some(house) => format!("{} in {house}", self.target.digit()),
            None => String::new(),
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let reason = match self.house {
            Some(house) if self.is_full_house(words.grid) => format!(
                "{} is the last empty cell of {}, and {} is the only digit missing there",
                capitalised(words.cell(self.target.cell())),
                house.in_words(),
                self.target.digit()
            ),
            Some(house) => hidden(*self, house, words),
            None => naked(*self, words),
        };
        Explanation::sentence(&format!("{reason}, so {}", words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        match self.house {
            Some(house) => format!("in {}", house.in_words()),
            None => format!("in {}", self.target.cell()),
        }
    }
}

/// "In box 7 the only place left for 1 is r8c3: r2c1 and r9c5 exclude it from the other empty cells".
fn hidden(single: Single, house: House, words: Words<'_>) -> String {
    let digit = single.target.digit();
    let place = words.cell(single.target.cell());
    let head = format!("In {} the only place left for {digit} is {place}", house.in_words());
    let Blockers { cells, eliminated, by_rules: (ruled, _), .. } = single.blockers(words.grid);
    let open = (house.cells() & words.grid.unsolved()).len().saturating_sub(1);
    let named = |own: CellSet| {
        if own.len() == open { "the other empty cells".to_owned() } else { words.cells(own) }
    };
    let mut parts = Vec::new();
    if !cells.is_empty() {
        let blocked = open.saturating_sub(eliminated.len() + ruled.len());
        let rest = match (blocked, blocked == open) {
            (1, true) => "the other empty cell",
            (_, true) => "the other empty cells",
            (1, false) => "one of the other empty cells",
            (_, false) => "some of the other empty cells",
        };
        let (the, exclude) = if cells.len() == 1 { ("", "excludes") } else { ("s", "exclude") };
        parts.push(format!("the {digit}{the} in {} {exclude} it from {rest}", words.cells(cells)));
    }
    if !ruled.is_empty() {
        parts.push(format!("the rules exclude it from {}", named(ruled)));
    }
    if !eliminated.is_empty() || parts.is_empty() {
        parts.push(format!("{digit} was already eliminated from {}", named(eliminated)));
    }
    format!("{head}: {}", long_list(parts))
}

/// "In r6c8 only 1 is left: row 6 has 2 and 5, column 8 has 3, and 8 and 9 were already eliminated".
fn naked(single: Single, words: Words<'_>) -> String {
    let cell = single.target.cell();
    let head = format!("In {} only {} is left", words.cell(cell), single.target.digit());
    let Blockers { cells, digits, by_rules: (_, ruled), .. } = single.blockers(words.grid);
    let mut named = DigitSet::EMPTY;
    let mut parts: Vec<String> = Vec::new();
    let mut houses = cell.houses().to_vec();
    let of =
        |cells: CellSet| -> DigitSet { cells.filter_map(|cell| words.grid.value(cell)).collect() };
    houses.sort_by_key(|house| core::cmp::Reverse(of(cells & house.cells()).len()));
    for house in houses {
        let own = of(cells & house.cells()) - named;
        if !own.is_empty() {
            parts.push(format!("{} has {}", house.in_words(), list(own)));
        }
        named |= own;
    }
    if !ruled.is_empty() {
        parts.push(format!("the rules exclude {}", list(ruled)));
    }
    if !digits.is_empty() {
        let verb = if digits.len() == 1 { "was" } else { "were" };
        parts.push(format!("{} {verb} already eliminated", list(digits)));
    }
    if parts.is_empty() { head } else { format!("{head}: {}", long_list(parts)) }
}
