//! Small boards below the legend: whole patterns.

use super::areas;
use super::place::{LEFT, Point, Rect, length};
use super::text::text;
use super::theme::{fill, hue};
use super::write::{Num, Xml};
use crate::{Scene, SmallBoard};

/// The width of a small board.
const SIDE: f64 = 126.0;
/// From one cell to the next.
const STEP: f64 = SIDE / 9.0;
/// Boards side by side.
const IN_A_ROW: usize = 3;
/// The height of a row with its caption.
const ROW: f64 = SIDE + 36.0;

/// How high all of them are.
pub(super) fn height(scene: &Scene) -> f64 {
    length(scene.boards.len().div_ceil(IN_A_ROW)) * ROW
}

/// All of them, three in a row of this width.
pub(super) fn draw(xml: &mut Xml, scene: &Scene, top: f64, room: f64) {
    let pitch = room / length(IN_A_ROW);
    for (i, board) in scene.boards.iter().enumerate() {
        let x = LEFT + pitch * (length(i % IN_A_ROW) + 0.5) - SIDE / 2.0;
        let y = top + length(i / IN_A_ROW) * ROW + 6.0;
        one(xml, board, Point { x, y });
    }
}

fn one(xml: &mut Xml, board: &SmallBoard, corner: Point) {
    let Point { x, y } = corner;
    for (class, lines) in [("small-rule", [1, 2, 4, 5, 7, 8].as_slice()), ("small-frame", &[3, 6])]
    {
        let path = lines.iter().map(|line| {
            let at = length(*line) * STEP;
            let (across, down) = (Num(x + at), Num(y + at));
            format!("M{across} {}v{SIDE}M{} {down}h{SIDE}", Num(y), Num(x))
        });
        xml.element("path").at("class", class).at("d", path.collect::<String>()).empty();
    }
    areas::rect(xml, "small-frame", Rect { x, y, width: SIDE, height: SIDE });
    let middle = |cell: ninerooks_board::Cell| {
        let [column, row] = [cell.column_index(), cell.row_index()].map(|i| length(i) * STEP);
        Point { x: x + column + STEP / 2.0, y: y + row + STEP / 2.0 }
    };
    for cell in board.places {
        let at = middle(cell);
        let place = xml.element("circle").at("class", "small-place");
        place.at("cx", Num(at.x)).at("cy", Num(at.y)).at("r", Num(STEP / 2.0 - 1.0)).empty();
    }
    for (i, pattern) in board.patterns.iter().enumerate() {
        for cell in pattern.rookery.cells() {
            let at = middle(cell);
            let side = STEP / 2.0 - 3.0;
            if i == 0 {
                let disc = xml.element("circle").at("class", fill(pattern.digit.index()));
                disc.at("cx", Num(at.x)).at("cy", Num(at.y)).at("r", Num(side)).empty();
            } else {
                let class = format_args!("small-rule {}", hue(pattern.digit.index()));
                let square = xml.element("rect").at("class", class);
                square
                    .at("x", Num(at.x - side - 1.0))
                    .at("y", Num(at.y - side - 1.0))
                    .at("width", Num(2.0 * side + 2.0))
                    .at("height", Num(2.0 * side + 2.0))
                    .at("stroke-width", 2)
                    .empty();
            }
        }
    }
    let at = Point { x: x + SIDE / 2.0, y: y + SIDE + 13.0 };
    text(xml, at, 12.0, "small-caption", &board.caption);
}
