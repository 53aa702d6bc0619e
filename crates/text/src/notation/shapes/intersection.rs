//! Intersections: `Pointing: 3 in b7 in r9 => r9c18<>3`.

use ninerooks_step::{Intersection, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::words::Words;

impl InWords for Intersection {
    fn line(&self, _: &Step, _: Notation) -> String {
        format!("{} in {} in {}", self.digit, self.base, self.cover)
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        Explanation::sentence(&format!(
            "In {base} every place for {digit} is also in {cover}, so the {digit} of {cover} is one \
             of them, and the other cells of {cover} cannot be {digit}: {actions}",
            base = self.base.in_words(),
            cover = self.cover.in_words(),
            digit = self.digit,
            actions = words.actions(step)
        ))
    }

    fn place(&self, _: &Step) -> String {
        format!("with the {}s of {}", self.digit, self.base.in_words())
    }
}
