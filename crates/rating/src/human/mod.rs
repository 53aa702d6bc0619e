//! How hard a puzzle is for people: the minutes that an average player takes who finishes it.
//!
//! The model is log-linear in four terms, and none of them makes a puzzle easier:
//!
//! * how long one looks for singles: what decides is how well all that can be placed at a time is seen together. Sixteen players
//!   take what is easiest to see, at random, along the canonical form of the puzzle ([`Features::looking`]);
//! * at how many states nothing is to be seen in a box;
//! * how many cells are empty;
//! * what is needed beyond singles, each step by its kind ([`Features::beyond`]).
//!
//! That both how hard steps are and how many are available at the same time decide is R. Pelánek's finding (“Difficulty
//! Rating of Sudoku Puzzles: An Overview and Evaluation”, arXiv 1403.7373). The weights are fitted to measured times: S. Wang's
//! `sudoku_dataset_difficulty` (CC0; IEEE Access 12, 2024), by `cargo xtask calibrate`, which writes `model.tsv`.

mod band;
mod beyond;
mod board;
mod features;
mod model;
mod walk;

use ninerooks_lab::Clues;

pub use band::Band;
pub use features::Features;
pub use model::Model;

/// How hard a puzzle is for people.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The minutes that are expected.
    pub minutes: f64,
    /// Of ten puzzles with this figure one took fewer minutes than these.
    pub least: f64,
    /// Of ten puzzles with this figure one took more minutes than these.
    pub most: f64,
    /// How hard it is, from 1 to 10.
    pub band: Band,
    /// What that follows from.
    pub features: Features,
}

/// Rates a puzzle with one solution. All its forms have the same rating, to the last bit.
///
/// ```
/// use ninerooks_lab::Clues;
/// use ninerooks_rating::human::rate;
/// let text = "..9.83.7.6..7..2.5.53.6...84..........29568..........35...3.68.2.6..8..7.4.67.3..";
/// let digits = core::array::from_fn(|cell| text.as_bytes()[cell].saturating_sub(b'0'));
/// let clues = Clues::new(digits.map(|digit| if digit > 9 { 0 } else { digit })).ok_or("81 digits")?;
/// let rating = rate(&clues);
/// assert_eq!(rating.band.name(), "moderate");
/// assert!(rating.least < rating.minutes && rating.minutes < rating.most);
/// # Ok::<(), &str>(())
/// ```
pub fn rate(clues: &Clues) -> Rating {
    let (features, model) = (Features::of(clues), Model::built_in());
    let logarithm = model.logarithm(&features);
    let minutes = |more: f64| (logarithm + more).exp() / 60.0;
    let [low, high] = model.interval;
    Rating {
        minutes: minutes(0.0),
        least: minutes(low),
        most: minutes(high),
        band: model.band(minutes(0.0), &features),
        features,
    }
}
