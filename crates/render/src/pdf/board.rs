//! A board as puzzles are printed: thick and thin lines, digits, the rules that the puzzle adds, and no labels.

use ninerooks_board::Cell;

use super::letters::{Letters, Weight};
use super::sheet::{FAINT, Frame, Grey, INK, Item, Place};
use crate::svg::{self, RuleLayers, length};
use crate::{CellView, Scene};

/// The size of digits as a part of the cell.
const DIGIT: f64 = 0.62;

/// How lines look on a board that is so wide: thick ones, thin ones.
fn widths(side: f64) -> (f64, f64) {
    ((side / 140.0).clamp(0.75, 2.2), (side / 520.0).clamp(0.25, 0.6))
}

/// How much room a board wants on each side for what is outside of the grid, as a part of its width.
pub(super) fn around(scene: &Scene) -> f64 {
    let (left, _, side, _) = svg::GRID;
    if svg::is_outside(scene.rules) { left / side } else { 0.0 }
}

/// The board, its grid with this corner and width.
pub(super) fn items(scene: &Scene, letters: &Letters, corner: Place, side: f64) -> Vec<Item> {
    let mut items = Vec::new();
    let RuleLayers { under, above } = svg::rule_layers(scene.rules);
    items.extend(layer(&under, corner, side));
    items.extend(lines(corner, side));
    items.extend(layer(&above, corner, side));
    let step = side / 9.0;
    let size = step * DIGIT;
    for cell in Cell::all() {
        let (digit, weight, grey): (_, _, Grey) = match scene.cells[cell.index()] {
            CellView::Given(digit) => (digit, Weight::Bold, INK),
            CellView::Placed(digit) => (digit, Weight::Regular, 60),
            CellView::Open(_) => continue,
        };
        let text = digit.to_string();
        let [column, row] = [cell.column_index(), cell.row_index()].map(length);
        let (_, _, _, base_line) = svg::GRID;
        let at = Place {
            x: corner.x + (column + 0.5) * step - letters.width(weight, size, &text) / 2.0,
            y: corner.y + (row + 0.5) * step + size * base_line,
        };
        items.push(Item::Text { at, size, weight, grey, text });
    }
    items
}

/// The lines of a grid, thin ones below thick ones.
pub(super) fn lines(corner: Place, side: f64) -> [Item; 2] {
    let (thick, thin) = widths(side);
    [(thin, 90, false), (thick, INK, true)].map(|(width, grey, is_thick)| {
        // Thick lines meet in the corners.
        let over = if is_thick { thick / 2.0 } else { 0.0 };
        let at = |line: usize| length(line) * side / 9.0;
        let of = |line: usize| {
            let (x, y) = (corner.x + at(line), corner.y + at(line));
            let (left, top) = (corner.x - over, corner.y - over);
            let (right, bottom) = (corner.x + side + over, corner.y + side + over);
            [
                [Place { x, y: top }, Place { x, y: bottom }],
                [Place { x: left, y }, Place { x: right, y }],
            ]
        };
        let lines = (0..=9).filter(|line| (line % 3 == 0) == is_thick).flat_map(of).collect();
        Item::Lines { lines, width, grey }
    })
}

/// A layer of a picture of this board.
fn layer(layer: &str, corner: Place, side: f64) -> Option<Item> {
    if layer.is_empty() {
        return None;
    }
    let ((left, top, grid, _), (width, height)) = (svg::GRID, svg::BOARD);
    let scale = side / grid;
    let frame = Frame {
        x: corner.x - left * scale,
        y: corner.y - top * scale,
        width: width * scale,
        height: height * scale,
    };
    let style = svg::style(svg::Theme::Light);
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         class=\"ninerooks light\"><style>{style}</style>{layer}</svg>"
    );
    Some(Item::Picture { svg, frame })
}

/// The nine rooks of a title page: a grid with one disc in each row, column and box.
pub(super) fn emblem(corner: Place, side: f64) -> Vec<Item> {
    const COLUMNS: [usize; 9] = [4, 0, 7, 2, 8, 5, 1, 3, 6];
    let mut items: Vec<Item> = lines(corner, side).into();
    let step = side / 9.0;
    items.extend(COLUMNS.iter().enumerate().map(|(row, column)| Item::Disc {
        at: Place {
            x: corner.x + (length(*column) + 0.5) * step,
            y: corner.y + (length(row) + 0.5) * step,
        },
        radius: step * 0.3,
        grey: FAINT - 60,
    }));
    items
}
