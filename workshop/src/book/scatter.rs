//! Scatter plots, as SVG: one puzzle, one mark.

use std::fmt::Write as _;

use ninerooks_render::svg::{self, Theme};

use super::escaped;

/// The size of a picture, and the room for the numbers and the names of the axes.
pub(super) const SIZE: [f64; 2] = [600.0, 420.0];
const ROOM: [f64; 4] = [56.0, 16.0, 52.0, 16.0]; // left, right, below, above

/// How far equal values are spread, so that each is seen.
const SPREAD: f64 = 7.0;
/// One number after the other by this, modulo 1, is nowhere near the last ones.
const GOLDEN: f64 = 0.618_033_988_749_895;

/// A direction in which values lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    pub(super) name: &'static str,
    /// The numbers that are written, the first and last of which are its ends.
    pub(super) ticks: &'static [f64],
    /// How far apart values are: 1 to 10 as 10 to 100, or 0 to 10 as 10 to 20.
    pub(super) is_logarithmic: bool,
}

impl Axis {
    /// Where a value lies, from 0 to 1. What is beyond an end is at the end.
    fn place(&self, value: f64) -> f64 {
        let of = |value: f64| if self.is_logarithmic { value.ln() } else { value };
        let ends = [self.ticks.first(), self.ticks.last()];
        let [from, to] = ends.map(|end| of(end.copied().unwrap_or_default()));
        ((of(value) - from) / (to - from)).clamp(0.0, 1.0)
    }
}

/// A mark: where it lies, and whether it is of the second kind, a square instead of a disc.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) at: [f64; 2],
    pub(super) is_square: bool,
}

/// Draws marks along two axes, with a title for who does not see it.
pub(super) fn draw(title: &str, axes: [Axis; 2], marks: &[Mark], theme: Theme) -> String {
    let class = if theme == Theme::Dark { "dark" } else { "light" };
    let [width, height] = SIZE;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" class=\"ninerooks {class}\" role=\"img\">\n<title>{}</title>\n<style>{}</style>\n\
         <rect class=\"page\" width=\"{width}\" height=\"{height}\"/>\n",
        escaped(title),
        svg::style(theme)
    );
    across(&mut text, &axes[0]);
    upward(&mut text, &axes[1]);
    for (number, mark) in (0_u32..).zip(marks) {
        let [x, y] = place(axes, mark.at);
        let x = x + ((f64::from(number) * GOLDEN).fract() - 0.5) * SPREAD;
        // Writing to a string cannot fail.
        let _ = if mark.is_square {
            writeln!(
                text,
                "<rect class=\"fill-2\" fill-opacity=\".75\" x=\"{:.1}\" y=\"{:.1}\" width=\"6\" height=\"6\"/>",
                x - 3.0,
                y - 3.0
            )
        } else {
            writeln!(
                text,
                "<circle class=\"fill-1\" fill-opacity=\".45\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>"
            )
        };
    }
    text + "</svg>\n"
}

/// Where a mark lies in the picture.
fn place(axes: [Axis; 2], at: [f64; 2]) -> [f64; 2] {
    let [left, right, below, above] = ROOM;
    let [x, y] = [axes[0].place(at[0]), axes[1].place(at[1])];
    let [width, height] = [SIZE[0] - left - right, SIZE[1] - below - above];
    [left + x * width, above + (1.0 - y) * height]
}

/// The axis below.
fn across(text: &mut String, axis: &Axis) {
    let [left, right, below, above] = ROOM;
    let bottom = SIZE[1] - below;
    for tick in axis.ticks {
        let x = left + axis.place(*tick) * (SIZE[0] - left - right);
        let _ = writeln!(
            text,
            "<path class=\"fine\" d=\"M{x:.1} {above}V{bottom}\"/><text class=\"label\" x=\"{x:.1}\" y=\"{}\">{tick}</text>",
            bottom + 18.0
        );
    }
    let middle = f64::midpoint(left, SIZE[0] - right);
    let name = escaped(axis.name);
    let _ = writeln!(
        text,
        "<text class=\"label\" x=\"{middle}\" y=\"{}\">{name}</text>",
        SIZE[1] - 10.0
    );
}

/// The axis at the left.
fn upward(text: &mut String, axis: &Axis) {
    let [left, right, below, above] = ROOM;
    let [bottom, end] = [SIZE[1] - below, SIZE[0] - right];
    for tick in axis.ticks {
        let y = bottom - axis.place(*tick) * (bottom - above);
        let _ = writeln!(
            text,
            "<path class=\"fine\" d=\"M{left} {y:.1}H{end}\"/><text class=\"label\" x=\"{}\" y=\"{:.1}\">{tick}</text>",
            left - 16.0,
            y + 4.5
        );
    }
    let middle = f64::midpoint(above, bottom);
    let name = escaped(axis.name);
    let _ = writeln!(
        text,
        "<text class=\"label\" transform=\"translate(16 {middle}) rotate(-90)\">{name}</text>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINEAR: Axis = Axis { name: "x < y", ticks: &[0.0, 5.0, 10.0], is_logarithmic: false };
    const LOGARITHMIC: Axis =
        Axis { name: "minutes", ticks: &[1.0, 10.0, 100.0], is_logarithmic: true };

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn values_lie_between_the_ends_and_what_is_beyond_at_the_end() {
        assert!(near(LINEAR.place(5.0), 0.5) && near(LOGARITHMIC.place(10.0), 0.5));
        assert!(near(LINEAR.place(-1.0), 0.0) && near(LINEAR.place(f64::INFINITY), 1.0));
        let [x, y] = place([LINEAR, LOGARITHMIC], [10.0, 1.0]);
        assert!(near(x, SIZE[0] - ROOM[1]) && near(y, SIZE[1] - ROOM[2]), "{x} {y}");
    }

    #[test]
    fn each_value_has_its_mark_and_each_axis_its_numbers_and_its_name() {
        let marks = [
            Mark { at: [1.0, 2.0], is_square: false },
            Mark { at: [1.0, 2.0], is_square: false },
            Mark { at: [7.0, 50.0], is_square: true },
        ];
        let text = draw("A & B", [LINEAR, LOGARITHMIC], &marks, Theme::Dark);
        assert_eq!(text.matches("<circle").count(), 2);
        assert_eq!(text.matches("class=\"fill-2\"").count(), 1);
        let circles: Vec<&str> = text.lines().filter(|line| line.starts_with("<circle")).collect();
        assert_ne!(circles[0], circles[1], "equal values are seen as two");
        for part in ["<title>A &amp; B</title>", ">x &lt; y<", ">minutes<", ">100<", ">5<"] {
            assert!(text.contains(part), "{part}");
        }
        assert!(text.contains("class=\"ninerooks dark\""));
    }
}
