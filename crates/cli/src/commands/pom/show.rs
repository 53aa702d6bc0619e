//! Patterns as text.

use std::fmt::Write as _;

use ninerooks_board::{Cell, Digit, Grid};
use ninerooks_logic::rookery::{Array, Space, basic, letters, number};

use crate::words::plural;

/// How many patterns each digit has, and what that says at once.
pub(super) fn counts(grid: &Grid, space: &Space) -> String {
    let line = |digit: Digit| {
        let actions = basic(grid, space, digit);
        let count = plural(space.count(digit) as u64, "pattern", "patterns");
        let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let says =
            if actions.is_empty() { String::new() } else { format!("  {}", actions.join(" ")) };
        format!("{digit}  {count}{says}\n")
    };
    space.digits().map(line).collect()
}

/// A line for each pattern: its names, its label, its cells.
pub(super) fn list(space: &Space) -> String {
    let mut text = String::new();
    for digit in space.digits() {
        for live in space.of(digit) {
            let cells: Vec<String> = live.cells.map(|cell| cell.to_string()).collect();
            let (number, letters) = (number(live.number), letters(live.number));
            // Writing to a string cannot fail.
            let _ =
                writeln!(text, "{number} {digit}{letters:<3} {} {}", live.rookery, cells.join(" "));
        }
    }
    text
}

/// A line for each candidate: the labels of the patterns through it.
pub(super) fn labels(space: &Space) -> String {
    let mut text = String::new();
    for digit in space.digits() {
        for cell in space.possible(digit) {
            let through = space.of(digit).iter().filter(|live| live.cells.contains(cell));
            let labels: Vec<String> = through.map(|live| live.rookery.to_string()).collect();
            let _ = writeln!(text, "{digit}{cell}  {}", labels.join(" "));
        }
    }
    text
}

/// How patterns are named in an array.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Naming {
    /// `0001 0002`, with the digit before them if there are several digits.
    Numbers,
    /// `4abc`.
    Letters,
}

/// Four-digit names that stand in one line of a cell.
const NAMES_A_LINE: usize = 3;

/// The 9×9 array: in each cell the patterns through it.
pub(super) fn array(space: &Space, naming: Naming) -> String {
    let rows: Vec<Vec<Vec<String>>> = (0..9)
        .map(|row| (0..9).map(|column| names(space, naming, Cell::at(row, column))).collect())
        .collect();
    let width = |column: usize| {
        let lines = rows.iter().flat_map(|row| &row[column]);
        lines.map(String::len).max().unwrap_or(0).max(1)
    };
    let widths: Vec<usize> = (0..9).map(width).collect();
    // A stack has two blanks after each column, and one after the bar before it.
    let rule = |stack: usize| {
        let columns: usize = widths[3 * stack..3 * stack + 3].iter().sum();
        "-".repeat(columns + 6 - usize::from(stack == 2) * 2 + usize::from(stack > 0))
    };
    let rule = format!("{}\n", [0, 1, 2].map(rule).join("+"));
    let mut text = String::new();
    for (number, row) in rows.iter().enumerate() {
        if number == 3 || number == 6 {
            text += &rule;
        } else if number > 0 {
            text.push('\n');
        }
        let height = row.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for line in 0..height {
            for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
                let name = cell.get(line).map_or("", String::as_str);
                let before = if column == 3 || column == 6 { "| " } else { "" };
                let _ = write!(text, "{before}{name:width$}  ");
            }
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
        }
    }
    text
}

/// Letters in lines that fit into a cell, each after the digit: `7a.b.c.d`, `7e.aa.ab`.
fn broken(digit: Digit, shorthand: &str) -> Vec<String> {
    let letters = shorthand.strip_prefix(digit.to_char()).unwrap_or(shorthand);
    let (parts, between): (Vec<&str>, &str) = if letters.contains('.') {
        (letters.split('.').collect(), ".")
    } else {
        (letters.split("").filter(|letter| !letter.is_empty()).collect(), "")
    };
    let lines = parts.chunks(if between.is_empty() { 12 } else { 6 });
    lines.map(|parts| format!("{digit}{}", parts.join(between))).collect()
}

/// The lines of a cell.
fn names(space: &Space, naming: Naming, cell: Cell) -> Vec<String> {
    let array = Array::new(space);
    let mut lines = Vec::new();
    for digit in space.digits() {
        if naming == Naming::Letters {
            lines.extend(broken(digit, &array.shorthand(digit, cell)));
            continue;
        }
        let names: Vec<String> = array.numbers(digit, cell).map(number).collect();
        let mark = if space.digits().len() > 1 { format!("{digit}: ") } else { String::new() };
        lines.extend(names.chunks(NAMES_A_LINE).map(|names| format!("{mark}{}", names.join(" "))));
    }
    lines.retain(|line| !line.is_empty());
    if lines.is_empty() { vec![".".to_owned()] } else { lines }
}
