//! Remote pairs: `Remote Pair: 18 in r1c1,r4c5 or r1c5,r4c9 => r1c9<>18`.

use ninerooks_step::{RemotePair, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, list};

impl InWords for RemotePair {
    fn line(&self, _: &Step, _: Notation) -> String {
        let [one, other] = self.sides;
        format!("{} in {} or {}", self.digits, Cells(one), Cells(other))
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let sides = self.sides.map(|side| words.cells(side));
        let digits: Vec<String> = self.digits.map(|digit| digit.to_string()).collect();
        let [x, y] = digits.as_slice() else { return Explanation::sentence(&words.actions(step)) };
        let both = list(&digits);
        let all = |side: usize, digit: &str| {
            let whole = if self.sides[side].len() == 1 { "is" } else { "are all" };
            format!("{} {whole} {digit}", sides[side])
        };
        Explanation::sentence(&format!(
            "All these cells have only the candidates {both}, and each sees one of the other side. So \
             either {} and {}, or {} and {}. Whatever sees cells of both sides sees {both} either \
             way, and can be neither: {}",
            all(0, x),
            all(1, y),
            all(0, y),
            all(1, x),
            words.actions(step)
        ))
    }

    fn place(&self, _: &Step) -> String {
        let cells = self.sides[0] | self.sides[1];
        let first = cells.first().map_or_else(String::new, |cell| format!(", one of them {cell}"));
        format!("with {} cells that have only {}{first}", cells.len(), list(self.digits))
    }
}
