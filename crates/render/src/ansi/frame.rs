//! Frames: the lines between cells and boxes, and the labels of rows and columns.

use core::ops::{Range, RangeInclusive};

use anstyle::Style;
use ninerooks_board::House;

use super::paint::{self, Text};
use crate::{Area, Scene};

/// The letters of a horizontal line.
pub(super) struct Rule {
    left: &'static str,
    fill: &'static str,
    /// Where a line between cells crosses.
    cross: &'static str,
    /// Where a line between boxes crosses.
    join: &'static str,
    right: &'static str,
}

/// The letters of a frame.
pub(super) struct Frame {
    /// Above the grid.
    pub(super) top: Rule,
    /// Between boxes.
    pub(super) middle: Rule,
    /// Between the cells of a box.
    pub(super) inner: Rule,
    /// Under the grid.
    pub(super) bottom: Rule,
    /// Beside boxes.
    pub(super) bar: &'static str,
    /// Beside the cells of a box.
    pub(super) cell_bar: &'static str,
}

const fn rule([left, fill, cross, join, right]: [&'static str; 5]) -> Rule {
    Rule { left, fill, cross, join, right }
}

/// One kind of line.
pub(super) const LIGHT: Frame = Frame {
    top: rule(["┌", "─", "─", "┬", "┐"]),
    middle: rule(["├", "─", "─", "┼", "┤"]),
    inner: rule(["│", " ", " ", "│", "│"]),
    bottom: rule(["└", "─", "─", "┴", "┘"]),
    bar: "│",
    cell_bar: " ",
};

/// Double lines around boxes, light ones around cells.
pub(super) const DOUBLE: Frame = Frame {
    top: rule(["╔", "═", "╤", "╦", "╗"]),
    middle: rule(["╠", "═", "╪", "╬", "╣"]),
    inner: rule(["╟", "─", "┼", "╫", "╢"]),
    bottom: rule(["╚", "═", "╧", "╩", "╝"]),
    bar: "║",
    cell_bar: "│",
};

/// Both of the above in ASCII.
pub(super) const ASCII: Frame = Frame {
    top: rule(["+", "-", "-", "+", "+"]),
    middle: rule(["+", "-", "-", "+", "+"]),
    inner: rule(["|", ".", ":", "|", "|"]),
    bottom: rule(["+", "-", "-", "+", "+"]),
    bar: "|",
    cell_bar: ":",
};

/// How wide the labels of the rows are, with the blank after them.
pub(super) const LABEL: usize = 3;

/// The style of what stands out as `base` or `cover`, else `otherwise`.
fn highlight(scene: &Scene, is_in: impl Fn(&Area) -> bool, otherwise: Style) -> Style {
    if is_in(&scene.base) {
        paint::TRUTH
    } else if is_in(&scene.cover) {
        paint::LINK
    } else {
        otherwise
    }
}

/// The style of a house's label.
pub(super) fn label(scene: &Scene, house: House) -> Style {
    highlight(scene, |area| area.houses.contains(house), paint::FRAME)
}

/// The numbers around line `index` of 0..=3: of the box rows (or box columns) that it parts.
fn beside(index: usize) -> RangeInclusive<usize> {
    index.saturating_sub(1)..=index.min(2)
}

/// The style of a piece of line that borders on the boxes of these rows and columns of boxes.
fn border(scene: &Scene, bands: RangeInclusive<usize>, stacks: RangeInclusive<usize>) -> Style {
    let on_border = |area: &Area| {
        let blocks = bands.clone().flat_map(|band| stacks.clone().map(move |stack| (band, stack)));
        blocks.into_iter().any(|(band, stack)| area.houses.contains(House::block(3 * band + stack)))
    };
    highlight(scene, on_border, paint::FRAME)
}

/// Puts the bar number `index` (0..=3) in a line that runs through box row `band`.
pub(super) fn bar(text: &mut Text, scene: &Scene, frame: &Frame, band: usize, index: usize) {
    text.put(border(scene, band..=band, beside(index)), frame.bar);
}

/// All three columns of boxes.
pub(super) const ALL_STACKS: Range<usize> = 0..3;

/// Draws the line between boxes number `index` (0..=3): top, two middle ones, bottom. `cells` are
/// the widths of the cells, or of all three cells of a box together; of them `stacks` are drawn.
pub(super) fn line(
    text: &mut Text,
    scene: &Scene,
    frame: &Frame,
    index: usize,
    cells: &[Vec<usize>; 3],
    stacks: Range<usize>,
) {
    let rule = match index {
        0 => &frame.top,
        3 => &frame.bottom,
        _ => &frame.middle,
    };
    draw_rule(text, scene, rule, &beside(index), cells, stacks);
}

/// Draws the line between two rows of cells in box row `band`.
pub(super) fn inner_line(
    text: &mut Text,
    scene: &Scene,
    frame: &Frame,
    band: usize,
    cells: &[Vec<usize>; 3],
) {
    draw_rule(text, scene, &frame.inner, &(band..=band), cells, ALL_STACKS);
}

fn draw_rule(
    text: &mut Text,
    scene: &Scene,
    rule: &Rule,
    bands: &RangeInclusive<usize>,
    cells: &[Vec<usize>; 3],
    stacks: Range<usize>,
) {
    text.blanks(LABEL);
    let (first, end) = (stacks.start, stacks.end);
    for stack in stacks {
        let corner = if stack == first { rule.left } else { rule.join };
        text.put(border(scene, bands.clone(), beside(stack)), corner);
        let widths: Vec<_> = cells[stack].iter().map(|&width| rule.fill.repeat(width)).collect();
        text.put(border(scene, bands.clone(), stack..=stack), &widths.join(rule.cross));
    }
    text.put(border(scene, bands.clone(), beside(end)), rule.right);
    text.end_line();
}
