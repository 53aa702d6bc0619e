//! Reading cages that are said cell by cell: in a sign for each, or in a number for each.

use ninerooks_board::{Cell, CellSet, Rule};

use super::super::super::Fault;
use super::{Reader, Section};

/// Whether a line has the cages of a killer in one sign for each cell: a sum, or an arrow to where the cage goes on.
pub(super) fn is_drawn(line: &str) -> bool {
    line.len() == 81
        && line.bytes().filter(|b| b"<>^".contains(b)).count() > 2
        && line.bytes().all(|b| b.is_ascii_alphanumeric() || b"<>^`',.".contains(&b))
}

/// Whether a line is a code of `JSudoku`, with a number for each cell: `3x3::k:6150:…`.
pub(super) fn is_numbered(line: &str) -> bool {
    let mut fields = line.split(':').map(str::trim);
    fields.next() == Some("3x3") && fields.nth(1) == Some("k")
}

/// Where a sign points to: so many rows down and columns to the right.
fn way(sign: char) -> Option<(isize, isize)> {
    let way = match sign {
        '<' => (0, -1),
        '>' => (0, 1),
        '^' => (-1, 0),
        'v' => (1, 0),
        '`' => (-1, -1),
        '\'' => (-1, 1),
        ',' => (1, -1),
        '.' => (1, 1),
        _ => return None,
    };
    Some(way)
}

/// The sum that a sign stands for: digits, then letters from 10 on.
fn sum(sign: char) -> Option<u16> {
    let letter = |first: char, value: u16| Some(value + (u16::try_from(sign).ok()? - first as u16));
    match sign {
        '0'..='9' => letter('0', 0),
        'A'..='Z' => letter('A', 10),
        'a'..='j' => letter('a', 36),
        _ => None,
    }
}

impl Reader {
    /// Takes cages in a sign for each cell, after [Ruud's "understandable snarfable"
    /// form](http://forum.enjoysudoku.com/understandable-snarfable-killer-cages-t6119.html).
    pub(super) fn drawn_cages(&mut self, section: &Section) -> Result<(), Fault> {
        let signs: Vec<char> = section.text.chars().collect();
        let mut roots = Vec::with_capacity(81);
        for start in Cell::all() {
            let mut cell = start;
            for steps in 0.. {
                let at = section.places[cell.index()];
                let sign = signs[cell.index()];
                let Some((down, right)) = way(sign) else { break };
                let row = cell.row_index().checked_add_signed(down).filter(|n| *n < 9);
                let column = cell.column_index().checked_add_signed(right).filter(|n| *n < 9);
                let (Some(row), Some(column), 0..81) = (row, column, steps) else {
                    let expected = "arrows that lead to the sum of a cage";
                    return Err(Fault::new(at, expected, format!("`{sign}`")));
                };
                cell = Cell::at(row, column);
            }
            roots.push(cell);
        }
        for root in Cell::all() {
            let own = |cell: &Cell| roots[cell.index()] == root;
            let cells: CellSet = Cell::all().into_iter().filter(own).collect();
            let (at, sign) = (section.places[root.index()], signs[root.index()]);
            if !cells.is_empty() {
                let expected = "a sum, `1` to `9`, `A` for 10 to `Z` and `a` for 36 to `j`";
                let total =
                    sum(sign).ok_or_else(|| Fault::new(at, expected, format!("`{sign}`")))?;
                self.cells_of_cage(at, total, cells)?;
            }
        }
        Ok(())
    }

    /// Takes cages in a number for each cell: 256 times the sum, and the number of the cage; 0 where there is none.
    pub(super) fn numbered_cages(&mut self, section: &Section) -> Result<(), Fault> {
        let words = section.words(':', 0, section.text.len());
        let words: Vec<_> = words.into_iter().map(|(_, word)| word).collect();
        for letter in words[1].text.chars() {
            if letter == 'd' {
                self.rules.add(words[1].at, Rule::FallingDiagonal)?;
                self.rules.add(words[1].at, Rule::RisingDiagonal)?;
            } else {
                self.rules.lacks(words[1].at, format!("\"{letter}\""));
            }
        }
        let numbers = match &words[3..] {
            [numbers @ .., last] if last.text.is_empty() => numbers,
            numbers => numbers,
        };
        if numbers.len() != 81 {
            let at = numbers.get(81).or(words.last()).map_or(section.start(), |word| word.at);
            return Err(Fault::new(at, "81 numbers, one for each cell", numbers.len().to_string()));
        }
        let mut cages: Vec<(u16, usize, CellSet)> = Vec::new();
        for (cell, word) in Cell::all().into_iter().zip(numbers) {
            let number = word.number().ok_or_else(|| word.fault("256 times a sum, and more"))?;
            match cages.iter_mut().find(|(other, ..)| *other == number) {
                _ if number == 0 => {}
                Some((.., cells)) => cells.insert(cell),
                None => cages.push((number, word.at, cell.into())),
            }
        }
        let mut cages = cages.into_iter();
        cages.try_for_each(|(number, at, cells)| self.cells_of_cage(at, number >> 8, cells))
    }

    /// A cage with this sum, or with any where it is 0.
    fn cells_of_cage(&mut self, at: usize, total: u16, cells: CellSet) -> Result<(), Fault> {
        match (total, cells.len()) {
            (0, 1) => Ok(()),
            (0, _) => self.rules.add_different(at, cells),
            _ => self.rules.add(at, Rule::Cage(total, cells)),
        }
    }
}
