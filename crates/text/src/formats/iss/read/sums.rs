//! Reading items about sums.

use ninerooks_board::{Cell, CellSet, Rule};

use super::super::super::Fault;
use super::super::{diagonal, words};
use super::{Reader, Word, line, set};

impl Reader {
    /// Takes an item about sums, or the name of one that is not supported.
    pub(super) fn item_on_sums(&mut self, kind: Word<'_>, about: &[Word<'_>]) -> Result<(), Fault> {
        let at = kind.at;
        match kind.text {
            "Cage" => self.cage(kind, about),
            "Sum" => {
                let (total, cells) = total(kind, about)?;
                self.rules.add(at, Rule::Sum(total, line(kind, cells)?))
            }
            "LittleKiller" => self.little_killer(kind, about),
            "Arrow" => self.rules.add(at, Rule::Arrow(1, line(kind, about)?)),
            "PillArrow" => self.pill_arrow(kind, about),
            "RegionSumLine" => self.rules.add(at, Rule::RegionSum(line(kind, about)?)),
            "Zipper" => self.rules.add(at, Rule::Zipper(line(kind, about)?)),
            other => {
                self.rules.lacks(at, words::name(other));
                Ok(())
            }
        }
    }

    /// A cage. The sum 0 is any sum.
    fn cage(&mut self, kind: Word<'_>, about: &[Word<'_>]) -> Result<(), Fault> {
        let (total, named) = total(kind, about)?;
        if total == 0 {
            return self.rules.add_different(kind.at, set(kind, named)?);
        }
        let cells = line(kind, named)?;
        let own: CellSet = cells.iter().copied().collect();
        if own.len() == cells.len() {
            return self.rules.add(kind.at, Rule::Cage(total, own));
        }
        // A cell that is named twice counts twice.
        if own.len() > 1 {
            self.rules.add_different(kind.at, own)?;
        }
        self.rules.add(kind.at, Rule::Sum(total, cells))
    }

    /// A sum along the diagonal that its first cell names.
    fn little_killer(&mut self, kind: Word<'_>, about: &[Word<'_>]) -> Result<(), Fault> {
        let (total, named) = total(kind, about)?;
        let cells = line(kind, named)?;
        let expected = "a cell at an edge, from which a diagonal goes";
        let own = cells.first().and_then(|first| diagonal(*first));
        let own = own.ok_or_else(|| named.first().unwrap_or(&kind).fault(expected))?;
        match named.get(1) {
            Some(next) if cells != own => Err(next.fault("the first cell of the diagonal alone")),
            _ => self.rules.add(kind.at, Rule::LittleKiller(total, own)),
        }
    }

    /// An arrow whose first cells, two unless a number says otherwise, are a number that is read from left to right and from above.
    fn pill_arrow(&mut self, kind: Word<'_>, about: &[Word<'_>]) -> Result<(), Fault> {
        let pill: Option<u8> = about.first().and_then(|word| word.number());
        let mut cells = line(kind, &about[usize::from(pill.is_some())..])?;
        let pill = pill.unwrap_or(2);
        let own = usize::from(pill).min(cells.len());
        cells[..own].sort_unstable_by_key(|cell: &Cell| cell.index());
        self.rules.add(kind.at, Rule::Arrow(pill, cells))
    }
}

/// A sum, and what is behind it.
fn total<'a, 'b>(kind: Word<'_>, about: &'b [Word<'a>]) -> Result<(u16, &'b [Word<'a>]), Fault> {
    let (first, rest) =
        about.split_first().ok_or_else(|| kind.fault("a sum and its cells behind the kind"))?;
    let total = first.number().ok_or_else(|| first.fault("a sum such as 10"))?;
    Ok((total, rest))
}
