//! Patterns, and truths and links of any kind, in a scene.

use ninerooks_board::{Digit, DigitSet};
use ninerooks_step::{PatternReason, PatternStage};

use crate::figure::Focus;
use crate::{Role, Scene};

impl Scene {
    /// Truths and links by themselves: the proof has named them already.
    pub(super) const fn show_sets(&mut self) {
        self.focus = Focus::Sectors;
    }

    /// Whole patterns are too many to be shown: what they leave out is marked anyway.
    pub(super) fn show_patterns(
        &mut self,
        digits: DigitSet,
        left: &[u32; 9],
        stages: &[PatternStage],
    ) {
        let touched = |digit: &Digit| {
            digits.contains(*digit) || stages.iter().any(|stage| stage.deleted[digit.index()] > 0)
        };
        let counts = Digit::ALL.into_iter().filter(touched);
        self.patterns = counts.map(|digit| (digit, left[digit.index()])).collect();
        self.focus = Focus::Digits;
        for stage in stages {
            self.show_reason(&stage.reason);
        }
    }

    /// The candidates that patterns are deleted for, where they are few.
    fn show_reason(&mut self, reason: &PatternReason) {
        match *reason {
            PatternReason::Cells { digit, cells } | PatternReason::OneOf { digit, cells } => {
                self.truth_means = "one of these is true";
                self.mark_all(cells, digit.into(), Role::Truth);
            }
            PatternReason::NotBoth { candidates } => {
                self.truth_means = "not both are true";
                for candidate in candidates {
                    self.mark(candidate, Role::Truth);
                }
            }
            PatternReason::Rectangle { cells, digits } => {
                self.truth_means = "two solutions, if alone";
                self.mark_all(cells, digits, Role::Truth);
            }
            _ => {}
        }
    }
}
