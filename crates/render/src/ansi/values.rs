//! The values alone.

use ninerooks_board::Cell;

use super::marks;
use super::paint::{self, Text};
use crate::{CellView, Scene};

pub(super) fn draw(text: &mut Text, scene: &Scene) {
    let (bar, rule) = if text.options.ascii {
        ("|", "------+-------+------")
    } else {
        ("│", "──────┼───────┼──────")
    };
    for row in 0..9 {
        if row == 3 || row == 6 {
            text.put(paint::FRAME, rule);
            text.end_line();
        }
        for column in 0..9 {
            if column == 3 || column == 6 {
                text.put(paint::FRAME, bar);
                text.blanks(1);
            }
            let cell = Cell::at(row, column);
            match scene.cells[cell.index()] {
                CellView::Given(digit) | CellView::Placed(digit)
                    if scene.clashing.contains(cell) =>
                {
                    text.put(paint::ALARM, &format!("{digit}{}", marks::NONE));
                    continue;
                }
                CellView::Given(digit) => text.put(paint::BOLD, &digit.to_string()),
                CellView::Placed(digit) => text.put(paint::PLAIN, &digit.to_string()),
                CellView::Open(_) => text.put(paint::FRAME, "."),
            }
            text.blanks(1);
        }
        text.end_line();
    }
}
