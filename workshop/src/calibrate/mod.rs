//! `cargo xtask calibrate`: fits the model of `ninerooks_rating::human` to measured times, and says how good it is.
//!
//! `workshop/human_times.tsv` has 767 puzzles with the mean time of the players who finished them: half of S. Wang's
//! `sudoku_dataset_difficulty` (CC0; IEEE Access 12, 2024). A puzzle counts by the root of its number of players. What the table
//! shows of our model is what each tenth of the puzzles has by the fit to the other nine.

#![allow(clippy::cast_precision_loss)] // nobody has 2⁵³ puzzles

pub mod scales;
pub mod statistics;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use ninerooks_lab::Clues;
use ninerooks_rating::human::{Features, Model};
use ninerooks_testing::grid;
use rayon::prelude::*;

use scales::Scales;
use statistics::{Observed, fit, folds, quantile, spearman};

/// The measured times.
const TIMES: &str = "workshop/human_times.tsv";
/// What is written.
const MODEL: &str = "crates/rating/src/human/model.tsv";
/// How many parts a cross-validation has, how often it is made with others, and where these begin.
const FOLDS: usize = 10;
const TIMES_OVER: u64 = 5;
/// From so many players on a mean is well measured.
const WELL: f64 = 15.0;
/// Minutes at which bands end: of what singles solve, and of the others.
const ENDS: [[f64; 4]; 2] = [[4.5, 5.5, 6.5, 8.0], [10.0, 13.0, 17.0, 22.0]];

/// How many terms the model has.
const TERMS: usize = Features::TERMS.len();

/// A puzzle as it was measured, and what programs say of it.
struct Measured {
    players: f64,
    seconds: f64,
    features: Features,
    scales: Scales,
}

/// What came out.
pub struct Calibration {
    measured: Vec<Measured>,
    /// The logarithms of seconds by the fits to other puzzles.
    predicted: Vec<f64>,
    model: Model,
}

/// Fits the model to the measured times of the checkout.
///
/// # Errors
/// When these cannot be read.
pub fn run(root: &Path) -> Result<Calibration> {
    let file = root.join(TIMES);
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).skip(1).collect();
    let measured: Result<Vec<_>> = lines.par_iter().map(|line| Measured::of(line)).collect();
    let measured = measured?;
    ensure!(measured.len() > 10 * FOLDS, "{} puzzles are too few", measured.len());
    let observed: Vec<_> = measured.iter().map(Measured::observed).collect();
    let predicted = validated(&observed);
    let (constant, weights) = fit(&observed.iter().collect::<Vec<_>>());
    let off: Vec<f64> = observed.iter().zip(&predicted).map(|(one, by)| one.value - by).collect();
    let interval = [quantile(&off, 0.1), quantile(&off, 0.9)];
    Ok(Calibration {
        measured,
        predicted,
        model: Model { constant, weights, interval, ends: ENDS },
    })
}

/// What each is by the fits to the other parts, on average over several ways to make parts.
fn validated(observed: &[Observed<TERMS>]) -> Vec<f64> {
    let mut predicted = vec![0.0; observed.len()];
    for seed in 0..TIMES_OVER {
        let fold_of = folds(observed.len(), FOLDS, seed);
        for fold in 0..FOLDS {
            let others = observed.iter().zip(&fold_of).filter(|(_, of)| **of != fold);
            let (constant, weights) = fit(&others.map(|(one, _)| one).collect::<Vec<_>>());
            for (i, one) in observed.iter().enumerate().filter(|(i, _)| fold_of[*i] == fold) {
                let counted = weights.iter().zip(one.terms).map(|(weight, term)| weight * term);
                predicted[i] += (constant + counted.sum::<f64>()) / TIMES_OVER as f64;
            }
        }
    }
    predicted
}

impl Measured {
    fn of(line: &str) -> Result<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [_, puzzle, players, seconds] = fields[..] else {
            anyhow::bail!("{line}: number, puzzle, players and seconds are expected");
        };
        let grid = grid(puzzle);
        Ok(Self {
            players: players.parse()?,
            seconds: seconds.parse()?,
            features: Features::of(&Clues::from(&grid)),
            scales: Scales::of(&grid)?,
        })
    }

    fn observed(&self) -> Observed<TERMS> {
        let weight = self.players.sqrt();
        Observed { terms: self.features.terms(), value: self.seconds.ln(), weight }
    }
}

/// A puzzle on several scales.
#[derive(Clone, Copy, Debug)]
pub struct Judged {
    /// The minutes of people.
    pub people: f64,
    /// The minutes by our model, fitted to other puzzles.
    pub ours: f64,
    /// What other scales say.
    pub scales: Scales,
    /// Whether singles solve it.
    pub by_singles: bool,
}

/// A predictor: its name, and what it says of each puzzle.
type Predictor<'a> = (&'a str, Vec<f64>);

impl Calibration {
    fn predictors(&self) -> Vec<Predictor<'static>> {
        let of = |find: fn(&Measured) -> f64| self.measured.iter().map(find).collect();
        vec![
            ("ours, cross-validated", self.predicted.clone()),
            ("looking for singles", of(|one| one.features.looking)),
            ("states without a box", of(|one| one.features.without_box)),
            ("empty cells", of(|one| 81.0 - one.features.givens as f64)),
            ("beyond singles", of(|one| one.features.beyond().into())),
            ("SE's rating ER", of(|one| one.scales.explainer)),
            ("HoDoKu's score", of(|one| one.scales.hodoku)),
            ("W of CSP-Rules", of(|one| one.scales.whip)),
            ("cost by `default`", of(|one| one.scales.cost)),
            ("length by `default`", of(|one| one.scales.length)),
        ]
    }

    /// What each of these puzzles is by several scales, for whoever draws them.
    pub fn judged(&self) -> impl Iterator<Item = Judged> {
        self.measured.iter().zip(&self.predicted).map(|(one, logarithm)| Judged {
            people: one.seconds / 60.0,
            ours: logarithm.exp() / 60.0,
            scales: one.scales,
            by_singles: one.features.open == 0,
        })
    }

    /// Spearman's rank correlation of a predictor with the times: of all puzzles, of those with 15 and more players, of those
    /// that singles solve.
    pub fn correlations(&self, predictor: &[f64]) -> [f64; 3] {
        let kinds: [fn(&Measured) -> bool; 3] =
            [|_| true, |one| one.players >= WELL, |one| one.features.open == 0];
        kinds.map(|is_in| {
            let those = self.measured.iter().zip(predictor).filter(|(one, _)| is_in(one));
            let (times, said): (Vec<_>, Vec<_>) = those.map(|(one, by)| (one.seconds, *by)).unzip();
            spearman(&said, &times)
        })
    }

    /// Those of our model, cross-validated.
    pub fn ours(&self) -> [f64; 3] {
        self.correlations(&self.predicted)
    }

    /// The root of the mean square of the errors of the logarithms.
    fn error(&self) -> f64 {
        let off = |(one, by): (&Measured, &f64)| (one.seconds.ln() - by).powi(2);
        let squares: f64 = self.measured.iter().zip(&self.predicted).map(off).sum();
        (squares / self.measured.len() as f64).sqrt()
    }

    /// The table of predictors, and the model.
    pub fn report(&self) -> String {
        let count =
            |is_in: fn(&Measured) -> bool| self.measured.iter().filter(|one| is_in(one)).count();
        let (well, easy) = (count(|one| one.players >= WELL), count(|one| one.features.open == 0));
        let all = self.measured.len();
        let mut text = format!(
            "Spearman's rank correlation with the mean time of people\n\n\
             | predictor | all {all} | {well} with 15 and more players | {easy} that singles solve |\n|---|---:|---:|---:|\n"
        );
        for (name, says) in self.predictors() {
            // What says the same of all puzzles has no correlation.
            let [all, well, easy] = self.correlations(&says).map(|correlation| {
                if correlation.is_nan() { "–".to_owned() } else { format!("{correlation:.3}") }
            });
            let _ = writeln!(text, "| {name} | {all} | {well} | {easy} |");
        }
        let _ = writeln!(text, "\nError of the logarithm, cross-validated: {:.3}\n", self.error());
        text
    }

    /// The model as `model.tsv` has it, made on this day.
    pub fn table(&self, date: &str) -> String {
        let [all, well, easy] = self.ours();
        let (model, puzzles) = (&self.model, self.measured.len());
        let mut text = format!(
            "# Written by `cargo xtask calibrate --write {date}`; what it is: see human/mod.rs.\n\
             # Log of seconds = constant + the sum of weight × term.\n\
             date\t{date}\npuzzles\t{puzzles}\n\
             # By ten-fold cross-validation: Spearman on all, with 15 and more players, where singles do; error of the log.\n\
             spearman\t{all:.3}\t{well:.3}\t{easy:.3}\nerror\t{:.3}\nconstant\t{:.4}\n",
            self.error(),
            model.constant
        );
        for (weight, (name, what)) in model.weights.iter().zip(Features::TERMS) {
            let _ = writeln!(text, "{name}\t{weight:.4}\t{what}");
        }
        let _ = writeln!(text, "# One in ten takes less, one in ten more.");
        let _ = writeln!(text, "low\t{:.4}\nhigh\t{:.4}", model.interval[0], model.interval[1]);
        let _ = writeln!(text, "# Minutes at which bands 1 to 4 and 6 to 9 end.");
        for (name, ends) in ["singles", "beyond singles"].iter().zip(model.ends) {
            let ends = ends.map(|end| end.to_string()).join("\t");
            let _ = writeln!(text, "{name}\t{ends}");
        }
        text
    }

    /// Writes the model into the checkout.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, root: &Path, date: &str) -> Result<()> {
        Ok(fs::write(root.join(MODEL), self.table(date))?)
    }
}
