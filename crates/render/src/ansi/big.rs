//! The big picture: three lines a row, each candidate in its own place of the cell.

use ninerooks_board::{Cell, Digit, House};

use super::frame::{self, Frame, LABEL};
use super::marks;
use super::paint::{self, Span, Text};
use crate::{CellView, Role, Scene};

/// The width of a cell: three digits, each with room for its mark, and a blank.
const CELL: usize = 7;
/// The width of the picture: labels, cells and the bars between them.
pub(super) const WIDTH: usize = LABEL + 9 * CELL + 10;

pub(super) fn draw(text: &mut Text, scene: &Scene) {
    let frame = if text.options.ascii { &frame::ASCII } else { &frame::DOUBLE };
    let stacks = [(); 3].map(|()| vec![CELL; 3]);
    head(text, scene);
    for row in 0..9 {
        if row % 3 == 0 {
            frame::line(text, scene, frame, row / 3, &stacks, frame::ALL_STACKS);
        } else {
            frame::inner_line(text, scene, frame, row / 3, &stacks);
        }
        for line in 0..3 {
            row_line(text, scene, frame, row, line);
        }
    }
    frame::line(text, scene, frame, 3, &stacks, frame::ALL_STACKS);
}

fn head(text: &mut Text, scene: &Scene) {
    text.blanks(LABEL);
    for column in 0..9 {
        let house = House::column(column);
        let label = format!("   {house}");
        text.blanks(1);
        text.put_padded(&[Span::new(frame::label(scene, house), label)], CELL);
    }
    text.end_line();
}

/// One of the three lines of a row.
fn row_line(text: &mut Text, scene: &Scene, frame: &Frame, row: usize, line: usize) {
    let house = House::row(row);
    let label = if line == 1 { house.to_string() } else { String::new() };
    let blocking = marks::blocking(scene);
    text.put_padded(&[Span::new(frame::label(scene, house), label)], LABEL);
    for column in 0..9 {
        if column % 3 == 0 {
            frame::bar(text, scene, frame, row / 3, column / 3);
        } else {
            text.put(paint::FRAME, frame.cell_bar);
        }
        let view = &scene.cells[Cell::at(row, column).index()];
        let cell = Cell::at(row, column);
        let mark = match (scene.clashing.contains(cell), blocking.contains(cell)) {
            (true, _) => Some((marks::NONE, paint::ALARM)),
            (false, true) => Some((marks::BLOCKING, paint::LINK)),
            (false, false) => None,
        };
        text.put_padded(&cell_line(view, line, text.options.ascii, mark), CELL);
    }
    frame::bar(text, scene, frame, row / 3, 3);
    text.end_line();
}

/// One of the three lines of a cell. A value has a frame of its own, so that no digit 5 in the
/// middle is taken for one.
fn cell_line(
    view: &CellView,
    line: usize,
    ascii: bool,
    mark: Option<(char, anstyle::Style)>,
) -> Vec<Span> {
    let (digit, style) = match view {
        CellView::Given(digit) => (digit, paint::BOLD),
        CellView::Placed(digit) => (digit, paint::PLAIN),
        CellView::Open(roles) => return candidates(roles, line),
    };
    let (left, right) = match (line, ascii) {
        (1, false) if mark.is_some() => (" │", " │"),
        (1, true) if mark.is_some() => (" [", "]"),
        (0, false) => (" ╭───╮", ""),
        (2, false) => (" ╰───╯", ""),
        (_, false) => (" │ ", " │"),
        (1, true) => ("  [", "]"),
        (_, true) => ("", ""),
    };
    let (sign, style) =
        mark.map_or((String::new(), style), |(sign, style)| (sign.to_string(), style));
    let digit = if line == 1 { format!("{sign}{digit}") } else { String::new() };
    vec![Span::new(paint::FRAME, left), Span::new(style, digit), Span::new(paint::FRAME, right)]
}

fn candidates(roles: &[Option<Role>; 9], line: usize) -> Vec<Span> {
    if roles.iter().flatten().next().is_none() {
        let none = if line == 1 { format!("   {}", marks::NONE) } else { String::new() };
        return vec![Span::new(paint::ALARM, none)];
    }
    let place = |digit: &Digit| match roles[digit.index()] {
        Some(role) => {
            let mark = marks::mark(role).unwrap_or(' ');
            Span::new(paint::candidate(role), format!("{mark}{digit}"))
        }
        None => Span::new(paint::PLAIN, "  "),
    };
    Digit::ALL[3 * line..3 * line + 3].iter().map(place).collect()
}
