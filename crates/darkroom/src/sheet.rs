//! A Sudoku on a sheet of paper, flat and seen from above.

use ninerooks_board::{Cell, Digit, DigitSet};
use ninerooks_photo::number::real;
use ninerooks_testing::Rng;
use resvg::tiny_skia::{
    Color, FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Stroke, Transform,
};

use crate::chance::{between, normal};
use crate::fonts::{Font, Look};
use crate::hand::{Hand, shaken};

/// How many pixels a cell is wide.
const CELL: usize = 64;
/// How many pixels the sheet is wide and high.
pub(crate) const SIDE: usize = 1000;
/// How many are left of the grid and above it.
pub(crate) const EDGE: usize = (SIDE - 9 * CELL) / 2;
/// How many pixels the grid is wide.
pub(crate) const GRID: usize = 9 * CELL;

/// What is to be seen in the cells.
#[derive(Clone, Debug)]
pub struct Contents {
    /// Digits that are printed.
    pub printed: [Option<Digit>; 81],
    /// Digits that somebody has written.
    pub written: [Option<Digit>; 81],
    /// Pencil marks.
    pub marks: [DigitSet; 81],
}

impl Contents {
    /// The digit in a cell, in whatever way it got there.
    pub fn digit(&self, cell: usize) -> Option<Digit> {
        self.printed[cell].or(self.written[cell])
    }

    /// The digits as 81 characters, with a dot for an empty cell: what a reading should be.
    pub fn puzzle(&self) -> String {
        (0..81).map(|cell| self.digit(cell).map_or('.', Digit::to_char)).collect()
    }
}

/// How the digits of a sheet are made.
enum Pen<'a> {
    Font(&'a Font, Style),
    Hand(Hand),
}

/// What is done to the digits of a font.
struct Style {
    /// How unlike each other they are.
    shaky: f32,
    lean: f32,
    wide: f32,
    /// How wide a line is drawn along their outlines: no pen draws a hairline.
    nib: f32,
}

impl<'a> Pen<'a> {
    fn printed(rng: &mut Rng, fonts: &'a [Font]) -> Self {
        let printed: Vec<&Font> = fonts.iter().filter(|font| font.look == Look::Printed).collect();
        let nib = if rng.percent(30) { between(rng, 0.0, 0.04) } else { 0.0 };
        let style = Style { shaky: 0.0, lean: 0.0, wide: between(rng, 0.9, 1.1), nib };
        Self::Font(rng.pick(&printed), style)
    }

    fn written(rng: &mut Rng, fonts: &'a [Font]) -> Self {
        let written: Vec<&Font> = fonts.iter().filter(|font| font.look == Look::Written).collect();
        if written.is_empty() || rng.percent(40) {
            return Self::Hand(Hand::new(rng));
        }
        let style = Style {
            shaky: between(rng, 0.0, 0.05),
            lean: (0.12 * normal(rng)).clamp(-0.25, 0.25),
            wide: between(rng, 0.8, 1.2),
            nib: between(rng, 0.04, 0.09),
        };
        Self::Font(rng.pick(&written), style)
    }

    fn draw(&self, rng: &mut Rng, digit: Digit) -> Option<Path> {
        match self {
            Self::Font(font, Style { shaky, lean, wide, .. }) => {
                let digit = &font.digits[digit.index()];
                let digit = if *shaky > 0.0 { shaken(rng, digit, *shaky)? } else { digit.clone() };
                digit.transform(Transform::from_row(*wide, 0.0, -*lean, 1.0, 0.0, 0.0))
            }
            Self::Hand(hand) => hand.draw(rng, digit),
        }
    }

    /// How wide the line along the outlines is.
    fn nib(&self) -> f32 {
        match self {
            Self::Font(_, style) => style.nib,
            Self::Hand(_) => 0.0,
        }
    }
}

/// A sheet with these contents: how bright each pixel is, 255 for paper.
pub(crate) fn draw(rng: &mut Rng, contents: &Contents, fonts: &[Font]) -> Vec<u8> {
    let side = u32::try_from(SIDE).expect("a small number");
    let mut dots = Pixmap::new(side, side).expect("a small picture");
    dots.fill(Color::WHITE);
    shade(rng, &mut dots);
    lines(rng, &mut dots);
    around(rng, &mut dots, fonts);
    let printed = if rng.percent(85) { Pen::printed(rng, fonts) } else { Pen::written(rng, fonts) };
    let written = Pen::written(rng, fonts);
    let marks = if rng.percent(40) { Pen::printed(rng, fonts) } else { Pen::written(rng, fonts) };
    let (size, hand_size) = (between(rng, 0.48, 0.78), between(rng, 0.45, 0.75));
    let (ink, pen, pencil) =
        (between(rng, 0.0, 0.3), between(rng, 0.05, 0.45), between(rng, 0.2, 0.6));
    let mark_size = between(rng, 0.17, 0.26);
    for cell in Cell::all() {
        let i = cell.index();
        if let Some(digit) = contents.printed[i] {
            let off = Off { x: 0.01 * normal(rng), y: 0.01 * normal(rng) };
            put(rng, &mut dots, &printed, digit, (cell, off), (size, ink));
        } else if let Some(digit) = contents.written[i] {
            let off = Off { x: 0.05 * normal(rng), y: 0.04 * normal(rng) };
            let size = hand_size * between(rng, 0.9, 1.1);
            put(rng, &mut dots, &written, digit, (cell, off), (size, pen));
        }
        for digit in contents.marks[i] {
            let third = |k: usize| (real(k) - 1.0) * 0.29;
            let (row, column) = (digit.index() / 3, digit.index() % 3);
            let off =
                Off { x: third(column) + 0.02 * normal(rng), y: third(row) + 0.02 * normal(rng) };
            put(rng, &mut dots, &marks, digit, (cell, off), (mark_size, pencil));
        }
    }
    dots.pixels().iter().map(|dot| dot.red()).collect()
}

/// How far from the middle of its cell a digit is, in cells.
struct Off {
    x: f32,
    y: f32,
}

fn put(
    rng: &mut Rng,
    dots: &mut Pixmap,
    pen: &Pen<'_>,
    digit: Digit,
    (cell, off): (Cell, Off),
    (size, ink): (f32, f32),
) {
    let Some(path) = pen.draw(rng, digit) else { return };
    let middle = |line: usize, off: f32| real(EDGE + line * CELL) + (0.5 + off) * real(CELL);
    let (x, y) = (middle(cell.column_index(), off.x), middle(cell.row_index(), off.y));
    let size = size * real(CELL);
    let place = Transform::from_scale(size, size).post_translate(x, y);
    dots.fill_path(&path, &paint(ink), FillRule::Winding, place, None);
    if pen.nib() > 0.0 {
        let stroke = Stroke { width: pen.nib(), ..Stroke::default() };
        dots.stroke_path(&path, &paint(ink), &stroke, place, None);
    }
}

/// Ink so bright: 0 is black.
fn paint(bright: f32) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba(bright, bright, bright, 1.0).unwrap_or(Color::BLACK));
    paint
}

fn fill(dots: &mut Pixmap, (x, y): (f32, f32), (width, height): (f32, f32), bright: f32) {
    if let Some(rect) = Rect::from_xywh(x, y, width, height) {
        dots.fill_rect(rect, &paint(bright), Transform::identity(), None);
    }
}

/// Boxes, or all of it, may be grey.
fn shade(rng: &mut Rng, dots: &mut Pixmap) {
    if !rng.percent(20) {
        return;
    }
    let bright = between(rng, 0.78, 0.95);
    let odd = rng.below(2);
    for block in (0..9).filter(|block| block % 2 == odd) {
        let place = |k: usize| real(EDGE + 3 * k * CELL);
        let wide = real(3 * CELL);
        fill(dots, (place(block % 3), place(block / 3)), (wide, wide), bright);
    }
}

fn lines(rng: &mut Rng, dots: &mut Pixmap) {
    let thin = between(rng, 1.0, 2.6);
    let thick = thin + between(rng, 0.5, 4.0);
    let (thin_ink, thick_ink) = (between(rng, 0.0, 0.55), between(rng, 0.0, 0.25));
    let frame = if rng.percent(30) { thick * between(rng, 1.0, 1.6) } else { thick };
    for order in [false, true] {
        for line in 0..=9 {
            let is_thick = line % 3 == 0;
            if is_thick != order {
                continue;
            }
            let width = match line {
                0 | 9 => frame,
                _ if is_thick => thick,
                _ => thin,
            };
            let bright = if is_thick { thick_ink } else { thin_ink };
            let at = real(EDGE + line * CELL) - width / 2.0;
            let from = real(EDGE) - frame / 2.0;
            let long = real(GRID) + frame;
            fill(dots, (at, from), (width, long), bright);
            fill(dots, (from, at), (long, width), bright);
        }
    }
}

/// What is printed around a puzzle: lines of text, a frame, the next puzzle.
fn around(rng: &mut Rng, dots: &mut Pixmap, fonts: &[Font]) {
    let pen = Pen::printed(rng, fonts);
    for _ in 0..rng.below(7) {
        let size = between(rng, 12.0, 40.0);
        let is_above = rng.percent(50);
        let free = real(EDGE) - 1.2 * size - 12.0;
        let y = between(rng, 20.0, free) + if is_above { 0.0 } else { real(SIDE - EDGE) + size };
        let mut x = between(rng, 40.0, 300.0);
        let end = between(rng, 500.0, 960.0);
        while x < end {
            let digit = rng.pick(&Digit::ALL);
            if let Some(path) = pen.draw(rng, digit) {
                let place = Transform::from_scale(size, size).post_translate(x, y);
                dots.fill_path(&path, &paint(0.1), FillRule::Winding, place, None);
            }
            x += size * if rng.percent(15) { 1.3 } else { 0.62 };
        }
    }
    if rng.percent(15) {
        let room = between(rng, 14.0, 150.0);
        let mut frame = PathBuilder::new();
        let (from, to) = (real(EDGE) - room, real(SIDE - EDGE) + room);
        frame.move_to(from, from);
        frame.line_to(to, from);
        frame.line_to(to, to);
        frame.line_to(from, to);
        frame.close();
        if let Some(frame) = frame.finish() {
            let stroke = Stroke { width: between(rng, 1.0, 5.0), ..Stroke::default() };
            dots.stroke_path(&frame, &paint(0.1), &stroke, Transform::identity(), None);
        }
    }
}
