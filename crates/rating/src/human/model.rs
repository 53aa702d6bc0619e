//! The model: what `cargo xtask calibrate` has fitted, and what follows from it for a puzzle.

use std::sync::LazyLock;

use super::Features;
use super::band::{Band, OF_SINGLES};

/// What was fitted: a name and numbers on each line.
const TABLE: &str = include_str!("model.tsv");

/// A log-linear model of the mean time of those who finish: the logarithm of the seconds is a constant, and each
/// [term](Features::terms) times its weight. No weight is negative.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The logarithm of the seconds where all terms are 0.
    pub constant: f64,
    /// What each term counts.
    pub weights: [f64; Features::TERMS.len()],
    /// What is added to the logarithm for the ends of the interval.
    pub interval: [f64; 2],
    /// The minutes at which each band but the last one of its half ends: four of what singles solve, four of the others.
    pub ends: [[f64; 4]; 2],
}

impl Model {
    /// The model that is built in.
    pub fn built_in() -> &'static Self {
        static MODEL: LazyLock<Model> = LazyLock::new(|| Model::read(TABLE).unwrap_or_default());
        &MODEL
    }

    /// Reads a table; nothing where a line is missing or is no number.
    pub fn read(table: &str) -> Option<Self> {
        let line = |name: &str| {
            let mut lines = table.lines().map(|line| line.split('\t'));
            lines.find_map(|mut line| (line.next() == Some(name)).then_some(line))
        };
        let number = |name: &str| line(name)?.next()?.parse::<f64>().ok();
        let mut weights = [0.0; Features::TERMS.len()];
        for (weight, (name, _)) in weights.iter_mut().zip(Features::TERMS) {
            *weight = number(name)?;
        }
        let ends = |name| {
            let mut ends = [0.0; 4];
            let mut numbers = line(name)?;
            for end in &mut ends {
                *end = numbers.next()?.parse().ok()?;
            }
            Some(ends)
        };
        Some(Self {
            constant: number("constant")?,
            weights,
            interval: [number("low")?, number("high")?],
            ends: [ends("singles")?, ends("beyond singles")?],
        })
    }

    /// The logarithm of the seconds that are expected.
    pub fn logarithm(&self, features: &Features) -> f64 {
        let terms = features.terms();
        let counted = self.weights.iter().zip(terms).map(|(weight, term)| weight * term);
        counted.fold(self.constant, |sum, term| sum + term)
    }

    /// The band of a puzzle that takes so many minutes.
    pub fn band(&self, minutes: f64, features: &Features) -> Band {
        let half = usize::from(features.open > 0);
        let at = self.ends[half].iter().filter(|end| minutes > **end).count();
        Band::ALL[half * OF_SINGLES + at]
    }
}

impl Default for Model {
    /// A model that knows nothing, for fits to begin with.
    fn default() -> Self {
        let weights = [0.0; Features::TERMS.len()];
        Self { constant: 0.0, weights, interval: [0.0; 2], ends: [[0.0; 4]; 2] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_whole_and_no_weight_is_negative() {
        let model = Model::read(TABLE).expect("all lines are there");
        assert!(model.weights.iter().all(|weight| *weight >= 0.0));
        assert!(model.interval[0] < 0.0 && model.interval[1] > 0.0);
        assert!(model.ends.iter().all(|ends| ends.is_sorted()));
        assert_eq!(&model, Model::built_in());
    }

    #[test]
    fn a_table_without_a_line_or_with_a_word_for_a_number_is_none() {
        assert_eq!(Model::read(&TABLE.replace("constant\t", "constants\t")), None);
        assert_eq!(Model::read(&TABLE.replace("low\t", "low\tabout ")), None);
    }

    #[test]
    fn what_needs_more_than_singles_is_never_in_a_band_of_singles() {
        let model = Model::built_in();
        let (easy, other) = (Features::default(), Features { open: 9, ..Features::default() });
        assert_eq!(model.band(0.1, &easy).number(), 1);
        assert_eq!(model.band(1000.0, &easy).number(), 5);
        assert_eq!(model.band(0.1, &other).number(), 6);
        assert_eq!(model.band(1000.0, &other).number(), 10);
    }
}
