//! Reading rules with sums.

use ninerooks_board::{Cell, CellSet, Rule};

use super::super::super::Fault;
use super::super::super::loose::Node;
use super::super::super::variant::{Gathered, diagonal_from};
use super::super::DIRECTIONS;
use super::{cells, for_each};

/// The sum of an entry, if it has one.
fn total(entry: &Node) -> Result<Option<u16>, Fault> {
    let Some(value) = entry.get("value").filter(|value| !value.is_none()) else { return Ok(None) };
    let number = value.text().and_then(|text| text.trim().parse().ok());
    number.map(Some).ok_or_else(|| value.fault("a sum such as 10"))
}

/// A cage without a sum has different digits, and so has an extra region.
pub(super) fn cage(entry: &Node, rules: &mut Gathered) -> Result<(), Fault> {
    let listed = entry.get("cells").ok_or_else(|| entry.fault("an object with `cells`"))?;
    let own = cells(listed)?;
    let set: CellSet = own.iter().copied().collect();
    if set.len() < own.len() {
        return Err(listed.fault("each cell once"));
    }
    match total(entry)? {
        Some(total) => rules.add(entry.at, Rule::Cage(total, set)),
        // One cell differs from none.
        None if own.len() == 1 => Ok(()),
        None => rules.add_different(entry.at, set),
    }
}

/// A circle or a pill, and lines that begin in it: an arrow for each line. A pill is read from left to right and from above.
pub(super) fn arrow(entry: &Node, rules: &mut Gathered) -> Result<(), Fault> {
    let lines = entry.get("lines").ok_or_else(|| entry.fault("an object with `lines`"))?;
    let mut pill = entry.get("cells").map_or(Ok(Vec::new()), cells)?;
    pill.sort_unstable();
    for_each(lines, |line| {
        let own = cells(line)?;
        let Some(first) = own.first() else { return Ok(()) };
        let pill = if pill.is_empty() { vec![*first] } else { pill.clone() };
        if !pill.contains(first) {
            return Err(line.fault(format!("a line that begins in the circle at {}", pill[0])));
        }
        let shaft: Vec<Cell> = own.into_iter().skip_while(|cell| pill.contains(cell)).collect();
        // A circle alone says nothing.
        if shaft.is_empty() {
            return Ok(());
        }
        let digits = u8::try_from(pill.len()).unwrap_or(u8::MAX);
        rules.add(line.at, Rule::Arrow(digits, [pill, shaft].concat()))
    })
}

/// A sum outside the grid, and the diagonal that it points along; without a sum it says nothing.
pub(super) fn little_killer(entry: &Node, rules: &mut Gathered) -> Result<(), Fault> {
    let Some(total) = total(entry)? else { return Ok(()) };
    let direction =
        entry.get("direction").ok_or_else(|| entry.fault("an object with `direction`"))?;
    let name = direction.text().map(str::trim);
    let way = DIRECTIONS.iter().find(|(own, _)| name == Some(*own)).map(|(_, way)| *way);
    let way = way.ok_or_else(|| direction.fault("`UL`, `UR`, `DL` or `DR`"))?;
    let listed = entry.get("cells").map_or(Ok(Vec::new()), cells)?;
    let first = match listed.first() {
        Some(first) => *first,
        None => behind(entry.get("cell").unwrap_or(entry), way)?,
    };
    let line = diagonal_from(first, way);
    let is_long = line.len() > 1;
    let rule = if is_long { Rule::LittleKiller } else { Rule::Sum };
    rules.add(entry.at, rule(total, line))
}

/// The cell behind one that is outside the grid: `R0C1` is above the first column.
fn behind(outside: &Node, (down, right): (isize, isize)) -> Result<Cell, Fault> {
    let wrong = || outside.fault("a cell outside the grid such as R0C1");
    let name = outside.text().map(|text| text.trim().to_ascii_uppercase()).ok_or_else(wrong)?;
    let parts = name.strip_prefix('R').and_then(|rest| rest.split_once('C'));
    let (row, column) = parts.ok_or_else(wrong)?;
    let index = |text: &str, step: isize| {
        let number: isize = text.parse().ok()?;
        let index = number.checked_add(step - 1)?;
        usize::try_from(index).ok().filter(|index| *index < 9)
    };
    match (index(row, down), index(column, right)) {
        (Some(row), Some(column)) => Ok(Cell::at(row, column)),
        _ => Err(wrong()),
    }
}
