//! A step in plain words, and where to look for it.

use core::fmt;

use ninerooks_board::Grid;
use ninerooks_step::Step;

use super::shapes;
use super::words::{CellNames, Words};

/// Why a step is right: sentences, and where one thing follows from another, a line for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The lines in order.
    pub lines: Vec<Line>,
}

/// A line of an explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Whole sentences.
    Text(String),
    /// What follows from the lines before it.
    Inference {
        /// How deep it is inside others: 0 for one that is not.
        depth: usize,
        /// What follows.
        text: String,
    },
}

impl Explanation {
    /// One sentence, to which its full stop is added.
    pub(super) fn sentence(text: &str) -> Self {
        Self::default().text(format!("{text}."))
    }

    /// With more sentences.
    pub(super) fn text(mut self, text: String) -> Self {
        self.lines.push(Line::Text(text));
        self
    }

    /// With a list of inferences.
    pub(super) fn inferences(self, inferences: impl IntoIterator<Item = String>) -> Self {
        self.nested(inferences.into_iter().map(|text| (0, text)))
    }

    /// With a list of inferences, each with how deep it is inside others.
    pub(super) fn nested(mut self, inferences: impl IntoIterator<Item = (usize, String)>) -> Self {
        let inferences = inferences.into_iter();
        self.lines.extend(inferences.map(|(depth, text)| Line::Inference { depth, text }));
        self
    }
}

impl fmt::Display for Explanation {
    /// A paragraph or several, with `- ` before each inference, and two spaces before that for each one that it is inside.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, line) in self.lines.iter().enumerate() {
            let end = if i == 0 { "" } else { "\n" };
            match line {
                Line::Text(text) => write!(f, "{end}{text}")?,
                Line::Inference { depth, text } => {
                    write!(f, "{end}{}- {text}", "  ".repeat(*depth))?;
                }
            }
        }
        Ok(())
    }
}

/// Why a step is right on the grid that it was found in. It needs no picture and reads well aloud.
///
/// For an X-Wing: "In rows 1 and 7 every place for 3 is in columns 4 and 9. These two rows put a 3
/// into each of these two columns, so 3 is eliminated from r268c4 and r246c9."
pub fn explain(grid: &Grid, step: &Step, names: CellNames) -> Explanation {
    shapes::in_words(&step.shape).explain(step, Words { grid, names })
}

/// Where to look for a step, but not what it does: `in row 4`, `with the 3s of rows 1 and 7`.
pub fn place(step: &Step) -> String {
    shapes::in_words(&step.shape).place(step)
}
