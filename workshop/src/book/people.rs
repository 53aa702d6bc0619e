//! How long people take beside what scales say: the pictures and tables of the chapter `people`.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result};

use super::scatter::{Axis, Mark, draw};
use super::{Shelf, picture};
use crate::calibrate::statistics::spearman;
use crate::calibrate::{self, Judged};

/// A scale: its name in a chapter, how it is drawn, and what it says.
struct Scale {
    id: &'static str,
    axis: Axis,
    of: fn(&Judged) -> f64,
}

const MINUTES: &[f64] = &[2.0, 5.0, 10.0, 20.0, 50.0, 100.0];
/// No figure of ours is as far out as the longest times are.
const MINUTES_OF_OURS: &[f64] = &[2.0, 5.0, 10.0, 20.0, 50.0];

const fn scale(
    id: &'static str,
    name: &'static str,
    ticks: &'static [f64],
    is_logarithmic: bool,
    of: fn(&Judged) -> f64,
) -> Scale {
    Scale { id, axis: Axis { name, ticks, is_logarithmic }, of }
}

/// All of them; the first one is what was measured.
const SCALES: [Scale; 7] = [
    scale("people", "minutes of people", MINUTES, true, |one| one.people),
    scale("ours", "minutes by our model", MINUTES_OF_OURS, true, |one| one.ours),
    scale("se", "SE's rating ER", &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0], false, |one| {
        one.scales.explainer
    }),
    scale(
        "hodoku",
        "HoDoKu's score",
        &[100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0],
        true,
        |one| one.scales.hodoku,
    ),
    scale("w", "W of CSP-Rules", &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0], false, |one| {
        one.scales.whip
    }),
    scale("cost", "cost of the path", &[50.0, 100.0, 200.0, 500.0, 1000.0, 2000.0], true, |one| {
        one.scales.cost
    }),
    scale("length", "length of the path", &[0.0, 10.0, 20.0, 30.0, 40.0, 50.0], false, |one| {
        one.scales.length
    }),
];

/// The puzzles whose times were measured.
pub(super) struct People(Vec<Judged>);

impl People {
    /// Those of the checkout, each on all scales.
    ///
    /// # Errors
    /// When the times cannot be read.
    pub(super) fn measured(root: &Path) -> Result<Self> {
        Ok(Self(calibrate::run(root)?.judged().collect()))
    }

    /// What a line `@people NAME` stands for: the picture of two scales, `se` or `se ours`, the one to the right, the other,
    /// or else the minutes of people, upwards; or the table of `all` correlations, of those where `singles` do, or of the others, that need `more`.
    ///
    /// # Errors
    /// When there is no such scale, or a picture cannot be written.
    pub(super) fn shown(&self, name: &str, shelf: &Shelf) -> Result<String> {
        match name.split_whitespace().collect::<Vec<_>>()[..] {
            ["all"] => Ok(self.table(|_| true)),
            ["singles"] => Ok(self.table(|one| one.by_singles)),
            ["more"] => Ok(self.table(|one| !one.by_singles)),
            [right] => self.picture(right, SCALES[0].id, shelf),
            [right, up] => self.picture(right, up, shelf),
            _ => anyhow::bail!("{name}: one or two scales are expected"),
        }
    }

    fn picture(&self, right: &str, up: &str, shelf: &Shelf) -> Result<String> {
        let find = |id: &str| {
            let found = SCALES.iter().find(|scale| scale.id == id);
            found.with_context(|| format!("no scale is named {id}"))
        };
        let scales = [find(right)?, find(up)?];
        let mark = |one: &Judged| Mark {
            at: scales.map(|scale| (scale.of)(one)),
            is_square: !one.by_singles,
        };
        let marks: Vec<Mark> = self.0.iter().map(mark).collect();
        let correlation = self.correlation(scales, |_| true);
        let [across, upwards] = scales.map(|scale| scale.axis.name);
        let title = format!(
            "{} puzzles: {across} to the right, {upwards} upwards. Spearman's rank correlation is {correlation}.",
            self.0.len()
        );
        let axes = scales.map(|scale| scale.axis);
        let name = format!("people-{right}-{up}");
        let draw = |theme| draw(&title, axes, &marks, theme);
        let images = picture::in_both_themes(draw, &name, &title, "", shelf)?;
        Ok(format!(
            "<figure class=\"board\">\n{images}<figcaption>Rank correlation: {correlation}</figcaption></figure>\n"
        ))
    }

    /// The rank correlation of two scales where it `is_in`; a dash where one of them says the same of all.
    fn correlation(&self, scales: [&Scale; 2], is_in: fn(&Judged) -> bool) -> String {
        let those = || self.0.iter().filter(|one| is_in(one));
        let [one, other] = scales.map(|scale| those().map(scale.of).collect::<Vec<_>>());
        let correlation = spearman(&one, &other);
        if correlation.is_nan() { "–".to_owned() } else { format!("{correlation:.2}") }
    }

    /// Each scale beside each other one.
    fn table(&self, is_in: fn(&Judged) -> bool) -> String {
        let mut text = String::from("| ranks by |");
        let of_measured = SCALES.iter().filter(|scale| {
            // What says the same of all is left out.
            self.correlation([scale, &SCALES[0]], is_in) != "–"
        });
        let scales: Vec<&Scale> = of_measured.collect();
        for scale in &scales {
            let _ = write!(text, " {} |", scale.axis.name);
        }
        text += "\n|---|";
        text += &"---:|".repeat(scales.len());
        for row in &scales {
            let _ = write!(text, "\n| {} |", row.axis.name);
            for column in &scales {
                let same = row.id == column.id;
                let cell =
                    if same { String::new() } else { self.correlation([row, column], is_in) };
                let _ = write!(text, " {cell} |");
            }
        }
        text + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calibrate::scales::Scales;

    fn people() -> People {
        let one = |people: f64, ours: f64, explainer: f64, by_singles| {
            let scales = Scales { explainer, hodoku: 200.0, whip: 0.0, cost: 90.0, length: 0.0 };
            Judged { people, ours, scales, by_singles }
        };
        People(vec![
            one(3.0, 4.0, 1.2, true),
            one(5.0, 5.0, 1.5, true),
            one(9.0, 8.0, 2.3, true),
            one(7.0, 12.0, 4.2, false),
        ])
    }

    fn shelf() -> Shelf {
        Shelf {
            root: std::env::temp_dir().join(format!("ninerooks-people-{}", std::process::id())),
        }
    }

    #[test]
    fn a_table_has_what_differs_and_a_picture_all_puzzles() {
        let (people, shelf) = (people(), shelf());
        let table = people.shown("all", &shelf).expect("a table");
        assert!(table.contains("| minutes of people |  | 0.80 | 0.80 |"), "{table}");
        assert!(!table.contains("HoDoKu"), "of which nothing is known");
        let singles = people.shown("singles", &shelf).expect("a table");
        assert!(singles.contains("| SE's rating ER | 1.00 | 1.00 |  |"), "{singles}");
        let figure = people.shown("se", &shelf).expect("a picture");
        assert!(figure.contains("src=\"pictures/people-se-people-dark.svg\""), "{figure}");
        assert!(figure.contains("correlation is 0.80"), "{figure}");
        let drawn = std::fs::read_to_string(shelf.root.join("pictures/people-se-people.svg"));
        let drawn = drawn.expect("it is there");
        assert_eq!(drawn.matches("<circle").count(), 3);
        assert_eq!(drawn.matches("fill-2\" fill-opacity").count(), 1);
        std::fs::remove_dir_all(&shelf.root).expect("it was made here");
    }

    #[test]
    fn what_is_no_scale_is_refused() {
        let said = |name| people().shown(name, &shelf()).expect_err("none").to_string();
        assert_eq!(said("stars"), "no scale is named stars");
        assert_eq!(said("se ours w"), "se ours w: one or two scales are expected");
    }
}
