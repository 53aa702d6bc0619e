//! What rules say that a puzzle adds: `Common Peer Elimination: r1c2 (white dot) => r1c3<>5`.

use ninerooks_board::{Candidate, CellSet, DigitSet, Grid, SectorKind};
use ninerooks_step::{Ruled, RuledTruth, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::words::{Words, either, list};

impl InWords for Ruled {
    fn line(&self, _: &Step, _: Notation) -> String {
        let places: Vec<String> = self.places.iter().map(ToString::to_string).collect();
        match self.truth {
            RuledTruth::Sector(sector) => match sector.kind() {
                SectorKind::Cell(cell) => cell.to_string(),
                SectorKind::House(house, digit) => format!("{digit} in {house}"),
            },
            RuledTruth::Rule(_) => places.join(" "),
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let actions = words.actions(step);
        if let [only] = *self.places {
            let reason = match self.rule(words.grid) {
                Some(rule) => {
                    format!("By the rule \u{201c}{rule}\u{201d} only {} is left", words.at(only))
                }
                None => format!("Only {} is left", words.at(only)),
            };
            if step.eliminations().next().is_none() {
                return Explanation::sentence(&format!("{reason}, so {actions}"));
            }
        }
        let targets: Vec<Candidate> = step.eliminations().collect();
        let none = match self.places.len() {
            1 => "it does not go",
            2 => "neither goes",
            _ => "none of these goes",
        };
        Explanation::sentence(&format!(
            "{}, and {none} together with {} ({}): {actions}",
            self.truth(words),
            named(&targets, words),
            list(self.rules_to(words.grid, &targets)),
        ))
    }

    fn place(&self, _: &Step) -> String {
        match self.truth {
            RuledTruth::Sector(sector) => match sector.kind() {
                SectorKind::Cell(cell) => format!("with the candidates of {cell}"),
                SectorKind::House(house, digit) => {
                    format!("with the {digit}s of {}", house.in_words())
                }
            },
            RuledTruth::Rule(_) => {
                let cells: CellSet = self.places.iter().map(|place| place.cell()).collect();
                format!("by a rule, in {cells}")
            }
        }
    }
}

/// Candidates, those of one cell or of one digit together: "4, 6 or 7 in r1c1", "5 in r2c2 or r3c3".
fn named(candidates: &[Candidate], words: Words<'_>) -> String {
    let cells: CellSet = candidates.iter().map(|candidate| candidate.cell()).collect();
    let digits: DigitSet = candidates.iter().map(|candidate| candidate.digit()).collect();
    match (cells.first(), digits.first()) {
        (Some(cell), _) if cells.len() == 1 => {
            format!("{} in {}", either(digits), words.cell(cell))
        }
        (_, Some(digit)) if digits.len() == 1 => {
            format!("{digit} in {}", either(cells.map(|cell| words.cell(cell))))
        }
        _ => either(candidates.iter().map(|candidate| words.at(*candidate))),
    }
}

/// A method each for the parts of the sentence.
trait Parts {
    fn rule(&self, grid: &Grid) -> Option<String>;
    fn truth(&self, words: Words<'_>) -> String;
    fn rules_to(&self, grid: &Grid, targets: &[Candidate]) -> Vec<String>;
}

impl Parts for Ruled {
    /// The rule that says that one of the candidates is true.
    fn rule(&self, grid: &Grid) -> Option<String> {
        let RuledTruth::Rule(rule) = self.truth else { return None };
        grid.rules().list().get(usize::from(rule)).map(ToString::to_string)
    }

    /// "r1c2 is 4 or 6", "in row 3 the 5 is in r3c1 or r3c4".
    fn truth(&self, words: Words<'_>) -> String {
        let places = self.places.iter();
        match self.truth {
            RuledTruth::Sector(sector) => match sector.kind() {
                SectorKind::Cell(cell) => {
                    format!("{} is {}", words.cell(cell), either(places.map(|c| c.digit())))
                }
                SectorKind::House(house, digit) => {
                    let cells = either(places.map(|place| words.cell(place.cell())));
                    format!("In {} the {digit} is in {cells}", house.in_words())
                }
            },
            RuledTruth::Rule(_) => {
                let rule = self.rule(words.grid).unwrap_or_default();
                let places = either(places.map(|place| words.at(*place)));
                format!("By the rule \u{201c}{rule}\u{201d} there is {places}")
            }
        }
    }

    /// The rules by which the places exclude the targets, each once; their names alone where they are many.
    fn rules_to(&self, grid: &Grid, targets: &[Candidate]) -> Vec<String> {
        let rules = grid.rules();
        let pairs = self.places.iter().flat_map(|place| targets.iter().map(move |to| (place, to)));
        let mut between: Vec<_> = Vec::new();
        for (place, target) in pairs.filter(|(place, target)| !place.sees(**target)) {
            if let Some(rule) = rules.between(*place, *target)
                && !between.contains(&rule)
            {
                between.push(rule);
            }
        }
        if between.len() <= 3 {
            return between.into_iter().map(ToString::to_string).collect();
        }
        let mut names: Vec<String> =
            between.into_iter().map(|rule| rule.name().to_string()).collect();
        names.sort();
        names.dedup();
        names
    }
}
