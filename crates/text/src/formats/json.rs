//! **Nested lists**: a grid as programs hold it, in JSON and in the notations of other languages.
//!
//! ```text
//! [[4,0,0,0,0,0,8,0,5],[0,3,0,0,0,0,0,0,0], …
//! board = [["4",".",".", …
//! int[][] grid = {{4, 0, 0, …
//! {"schema":1,"puzzle":"4.....8.5.3…","status":"solved", …
//! ```
//!
//! Nine lists of nine, one list of 81, or strings of nine or 81 cells. An empty cell is `0`, `.`, a
//! blank string, `null`, `None`, or nothing between commas. Quotes, brackets and commas are read
//! loosely, and a name before the list is skipped. Of an object the puzzle is what is under
//! `puzzle`, `board`, `grid` and the like, so the lines that this program prints with `--json` are
//! read too.
//!
//! Kept: values. Lost: which values were placed, candidates, the comment.
//!
//! Written: nine lists of nine numbers in one line, `0` for an empty cell.

use ninerooks_board::{Cell, Digit, Puzzle};

use super::loose::{self, Node, Value};
use super::susser::Susser;
use super::variant::Gathered;
use super::{
    Fault, Format, Keeps, Layout, cells, cells::Cells, has_rules, line::Line, marks, rule_text,
    span::Span,
};

/// Nested lists. See the [module](self).
pub struct Json;

/// Under what an object may have its puzzle.
const KEYS: [&str; 10] =
    ["puzzle", "board", "grid", "givens", "clues", "sudoku", "quiz", "mission", "start", "initial"];

/// Where the list or object of a text begins. Only a name with a `=` or `:` may come before.
pub(super) fn start(text: &str) -> Option<usize> {
    let blank = text.len() - text.trim_start().len();
    let is_row = |text: &str| marks::is_row_in_brackets(text.lines().next().unwrap_or_default());
    if opens(&text[blank..]) {
        return (!is_row(&text[blank..])).then_some(blank);
    }
    let in_name = |c: char| c.is_alphanumeric() || c.is_whitespace() || "_.<>[]&".contains(c);
    let sign =
        text.find(['=', ':']).filter(|&sign| sign < 80 && text[..sign].chars().all(in_name))?;
    let rest = text[sign..].trim_start_matches(['=', ':']).trim_start();
    (opens(rest) && !is_row(rest)).then(|| text.len() - rest.len())
}

/// Whether a text begins as a list or an object does, and not as `[code]`, `(1)` or `{1}` do.
fn opens(text: &str) -> bool {
    let mut chars = text.chars();
    let open = chars.next();
    let inner = chars.as_str().trim_start();
    match (open, inner.chars().next()) {
        (Some('('), Some('(' | '['))
        | (Some('[' | '{'), None | Some('[' | '{' | '(' | '"' | '\'')) => true,
        (Some('[' | '{'), Some(c)) if cells::is_cell(c) => {
            let after = inner[1..].trim_start();
            after.starts_with(',')
                || after.len() + 1 < inner.len() && after.starts_with(cells::is_cell)
        }
        _ => false,
    }
}

/// Puts the cells of a piece in, whatever it is.
fn put(node: &Node, cells: &mut Cells) -> Result<(), Fault> {
    match &node.value {
        Value::List(nodes) => return put_row(nodes, node, cells),
        _ if node.is_none() => return cells.skip(node.at),
        Value::Object(_) | Value::Nothing => return Err(node.fault("a digit")),
        Value::Word(_) | Value::Text(_) => {}
    }
    let text = node.text().unwrap_or_default().trim();
    // Numbers of numpy: `5.` and `5.0`.
    let whole =
        text.strip_suffix(".0").or_else(|| text.strip_suffix('.').filter(|w| !w.is_empty()));
    let text = whole.filter(|whole| whole.chars().all(|c| c.is_ascii_digit())).unwrap_or(text);
    match text.chars().count() {
        1 | 9 | 81 if text.chars().all(cells::is_cell) => {
            text.chars().try_for_each(|c| match Digit::from_char(c) {
                Some(_) => cells.push(node.at, c, false),
                None => cells.skip(node.at),
            })
        }
        _ => Err(node.fault("a digit from 1 to 9, or `0` for an empty cell")),
    }
}

fn put_row(nodes: &[Node], whole: &Node, cells: &mut Cells) -> Result<(), Fault> {
    let start = cells.count();
    let is_flat = !nodes.iter().any(|node| matches!(node.value, Value::List(_)));
    // A comma behind the last is none before another.
    let is_over = nodes.last().is_some_and(|last| last.value == Value::Nothing)
        && (!is_flat || matches!(nodes.len(), 10 | 82));
    let nodes = if is_over { &nodes[..nodes.len() - 1] } else { nodes };
    nodes.iter().try_for_each(|node| put(node, cells))?;
    let count = cells.count() - start;
    if is_flat && !matches!(count, 9 | 81) {
        let expected = format!("9 cells in row {}", start / 9 + 1);
        return Err(Fault::new(whole.at, expected, count.to_string()));
    }
    Ok(())
}

/// The puzzle that a piece says, with the rules that an object lists beside it; `end` is where it ends.
fn puzzle_of(node: &Node, end: usize) -> Result<Puzzle, Fault> {
    let mut puzzle = values_of(node, end)?;
    let Some(listed) = node.get("rules").filter(|rules| matches!(rules.value, Value::List(_)))
    else {
        return Ok(puzzle);
    };
    let mut rules = Gathered::default();
    for own in puzzle.rules.list() {
        rules.add(listed.at, own.clone())?;
    }
    for node in listed.list().unwrap_or_default().iter().filter(|node| !node.is_none()) {
        let text = node.text().ok_or_else(|| node.fault("a rule as text"))?;
        let rule = rule_text::parse(text);
        rules.add(node.at, rule.map_err(|(_, expected)| node.fault(expected))?)?;
    }
    puzzle.rules = rules.finish()?;
    Ok(puzzle)
}

/// What a piece says without rules.
fn values_of(node: &Node, end: usize) -> Result<Puzzle, Fault> {
    let held = KEYS.iter().find_map(|key| node.get(key));
    match (&node.value, held) {
        (Value::Object(_), Some(held)) => match held.text() {
            Some(text) if has_rules(text) => {
                let read = super::read(text).map(|read| read.puzzle);
                read.map_err(|error| Fault::new(held.at, error.expected, error.found))
            }
            Some(text) => {
                let susser = Susser.fits(text).then(|| Susser.parse(text));
                let read = susser.unwrap_or_else(|| Line('.').parse(text));
                read.map_err(|fault| Fault { at: held.at, ..fault })
            }
            None => values_of(held, end),
        },
        (Value::Object(_), None) => Err(node.fault("an object with `puzzle`, `board` or `grid`")),
        _ => {
            let mut cells = Cells::new();
            put(node, &mut cells)?;
            cells.finish(end)
        }
    }
}

impl Format for Json {
    fn name(&self) -> &'static str {
        "json"
    }

    fn title(&self) -> &'static str {
        "nested lists (JSON)"
    }

    fn description(&self) -> &'static str {
        "[[4,0,0,0,… with 0 for an empty cell, and how other languages write it"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["list", "python"]
    }

    fn keeps(&self) -> Keeps {
        Keeps { values: true, ..Keeps::default() }
    }

    fn layout(&self) -> Layout {
        Layout::Line
    }

    fn fits(&self, text: &str) -> bool {
        start(text).is_some()
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        let expected = "a list in brackets";
        let at = start(text).ok_or_else(|| Span::new(text).trim().fault(expected))?;
        let list = Span { text: &text[at..], at };
        puzzle_of(&loose::parse(list)?, Span::new(text).trim().end())
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let sign = |cell: Cell| puzzle.value(cell).map_or('0', Digit::to_char).to_string();
        let list = |items: Vec<String>| format!("[{}]", items.join(","));
        let row = |row| list((0..9).map(|column| sign(Cell::at(row, column))).collect());
        list((0..9).map(row).collect())
    }
}
