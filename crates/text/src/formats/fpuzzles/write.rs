//! Writing the rules that an object has beside its grid.

use ninerooks_board::{Cell, CellSet, Digit, Puzzle, Rule};

use super::super::variant::{diagonal_from, is_read_in_order};
use super::{DIRECTIONS, EVENS, FLAGS, ODDS};

/// Keys of an object, each with what is in its list.
#[derive(Default)]
struct Lists(Vec<(&'static str, Vec<String>)>);

impl Lists {
    fn add(&mut self, key: &'static str, entry: String) {
        match self.0.iter_mut().find(|(other, _)| *other == key) {
            Some((_, entries)) => entries.push(entry),
            None => self.0.push((key, vec![entry])),
        }
    }
}

/// The keys and values of JSON that say the rules of a puzzle, each with a comma before it.
pub(super) fn rules(puzzle: &Puzzle) -> String {
    let list = puzzle.rules.list();
    let mut said = Vec::new();
    let mut lists = Lists::default();
    let is_dot = |rule: &Rule| matches!(rule, Rule::Difference(1, _));
    for rule in list {
        // Programs take dots in such a grid in different ways.
        let is_doubtful = *rule == Rule::NonConsecutive && list.iter().any(is_dot);
        match FLAGS.iter().find(|(_, flag)| flag == rule) {
            Some(_) if is_doubtful => {}
            Some((key, _)) => said.push(format!(",\"{key}\":true")),
            None => add(rule, list, &mut lists),
        }
    }
    let list = |(key, entries): &(&str, Vec<String>)| format!(",\"{key}\":[{}]", entries.join(","));
    said.extend(lists.0.iter().map(list));
    said.concat()
}

/// Adds what says a rule; nothing, where there is no word for it.
fn add(rule: &Rule, all: &[Rule], lists: &mut Lists) {
    let line = |cells: &[Cell]| format!("{{\"lines\":[{}]}}", names(cells));
    let is_other = |rule: &Rule| {
        matches!(rule, Rule::Difference(by, _) if *by != 1)
            || matches!(rule, Rule::Ratio(by, _) if *by != 2)
    };
    match rule {
        Rule::Windoku => {
            for own in rule.houses() {
                lists.add("extraregion", cells(own));
            }
        }
        Rule::Region(own) => lists.add("extraregion", cells(*own)),
        Rule::Different(own) => lists.add("killercage", cells(*own)),
        Rule::Thermo(own) => lists.add("thermometer", line(own)),
        Rule::SlowThermo(own) => lists.add("slowthermometer", line(own)),
        Rule::Palindrome(own) => lists.add("palindrome", line(own)),
        Rule::Renban(own) => lists.add("renban", line(own)),
        Rule::Whisper(5, own) => lists.add("whispers", line(own)),
        Rule::Whisper(least, own) => {
            lists.add("whispers", format!("{{\"lines\":[{}],\"value\":\"{least}\"}}", names(own)));
        }
        Rule::Clone(first, second) => {
            let entry = format!("{{\"cells\":{},\"cloneCells\":{}}}", names(first), names(second));
            lists.add("clone", entry);
        }
        Rule::Difference(1, pair) => lists.add("difference", marked(*pair, "")),
        Rule::Difference(by, pair) => lists.add("difference", marked(*pair, &by.to_string())),
        Rule::Ratio(2, pair) => lists.add("ratio", marked(*pair, "")),
        Rule::Ratio(by, pair) => lists.add("ratio", marked(*pair, &by.to_string())),
        Rule::PairSum(5, pair) => lists.add("xv", marked(*pair, "V")),
        Rule::PairSum(10, pair) => lists.add("xv", marked(*pair, "X")),
        Rule::AllDots if !all.iter().any(is_other) => {
            for kind in ["\"ratio\"", "\"difference\""] {
                lists.add("negative", kind.to_owned());
            }
        }
        Rule::AllSums => lists.add("negative", "\"xv\"".to_owned()),
        Rule::Among(digits, own) => {
            let key = [(ODDS, "odd"), (EVENS, "even")]
                .iter()
                .find(|(d, _)| d == digits)
                .map(|(_, key)| *key);
            let entries =
                key.into_iter().flat_map(|key| own.into_iter().map(move |cell| (key, cell)));
            entries.for_each(|(key, cell)| lists.add(key, in_cell(cell)));
        }
        Rule::Least(cell) => lists.add("minimum", in_cell(*cell)),
        Rule::Greatest(cell) => lists.add("maximum", in_cell(*cell)),
        Rule::Cage(..)
        | Rule::LittleKiller(..)
        | Rule::Arrow(..)
        | Rule::RegionSum(_)
        | Rule::Zipper(_) => add_sum(rule, lists),
        Rule::Quadruple(corner, digits) => lists.add("quadruple", quadruple(*corner, digits)),
        _ => {}
    }
}

fn quadruple(corner: Cell, digits: &[Digit]) -> String {
    let (row, column) = (corner.row_index(), corner.column_index());
    let square = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let square = square.map(|(down, right)| Cell::at(row + down, column + right));
    let digits: Vec<String> = digits.iter().map(ToString::to_string).collect();
    format!("{{\"cells\":{},\"values\":[{}]}}", names(&square), digits.join(","))
}

/// Adds what says a rule with sums.
fn add_sum(rule: &Rule, lists: &mut Lists) {
    let line = |cells: &[Cell]| format!("{{\"lines\":[{}]}}", names(cells));
    match rule {
        Rule::Cage(total, own) => {
            let own = names(&own.into_iter().collect::<Vec<_>>());
            lists.add("killercage", format!("{{\"cells\":{own},\"value\":\"{total}\"}}"));
        }
        Rule::LittleKiller(total, own) => {
            if let Some(entry) = little_killer(*total, own) {
                lists.add("littlekillersum", entry);
            }
        }
        Rule::Arrow(digits, own) if is_read_in_order(*digits, own) => {
            let (pill, shaft) = own.split_at(usize::from(*digits).min(own.len()));
            // The line begins in the cell of the pill that it touches.
            let from =
                pill.iter().rev().min_by_key(|cell| shaft.first().map(|to| far(**cell, *to)));
            let way: Vec<Cell> = from.into_iter().chain(shaft).copied().collect();
            let entry = format!("{{\"lines\":[{}],\"cells\":{}}}", names(&way), names(pill));
            lists.add("arrow", entry);
        }
        Rule::RegionSum(own) => lists.add("regionsumline", line(own)),
        Rule::Zipper(own) => lists.add("zipperline", line(own)),
        _ => {}
    }
}

/// A sum outside the grid, beside the first cell of its diagonal.
fn little_killer(total: u16, own: &[Cell]) -> Option<String> {
    let first = own.first()?;
    let (name, (down, right)) =
        DIRECTIONS.iter().find(|(_, way)| diagonal_from(*first, *way) == own)?;
    let place = |index: usize, step: &isize| (index + 1).checked_add_signed(-step);
    let row = place(first.row_index(), down)?;
    let column = place(first.column_index(), right)?;
    Some(format!(
        "{{\"cell\":\"R{row}C{column}\",\"direction\":\"{name}\",\"cells\":{},\"value\":\"{total}\"}}",
        names(own)
    ))
}

/// How far two cells are from each other, in steps of a king.
fn far(one: Cell, other: Cell) -> usize {
    let rows = one.row_index().abs_diff(other.row_index());
    rows.max(one.column_index().abs_diff(other.column_index()))
}

fn name(cell: Cell) -> String {
    format!("\"R{}C{}\"", cell.row_index() + 1, cell.column_index() + 1)
}

fn names(cells: &[Cell]) -> String {
    let names: Vec<String> = cells.iter().map(|cell| name(*cell)).collect();
    format!("[{}]", names.join(","))
}

fn cells(set: CellSet) -> String {
    format!("{{\"cells\":{}}}", names(&set.into_iter().collect::<Vec<_>>()))
}

fn in_cell(cell: Cell) -> String {
    format!("{{\"cell\":{}}}", name(cell))
}

fn marked(pair: [Cell; 2], value: &str) -> String {
    format!("{{\"cells\":{},\"value\":\"{value}\"}}", names(&pair))
}
