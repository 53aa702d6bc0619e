//! What rules say that a puzzle adds: `Common Peer Elimination: r1c2 (white dot) => r1c3<>5`.

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, CellSet, DigitSet, Grid, Rule, SectorKind};
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
        if let (RuledTruth::Rule(number), [only]) = (self.truth, &*self.places) {
            return Explanation::sentence(&format!(
                "By the rule \u{201c}{}\u{201d} only {} is left, so {actions}",
                rule(number, words.grid),
                words.at(*only)
            ));
        }
        let targets: Vec<Candidate> = step.eliminations().collect();
        let none = if self.places.len() == 2 { "neither goes" } else { "none of these goes" };
        let rules = rules_between(&self.places, &targets, words.grid);
        let by = if rules.is_empty() { String::new() } else { format!(" ({})", list(rules)) };
        Explanation::sentence(&format!(
            "{}, and {none} together with {}{by}: {actions}",
            truth(self, words),
            named(&targets, words),
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

/// The rule with this number.
pub(super) fn rule(number: u16, grid: &Grid) -> String {
    let rule = grid.rules().list().get(usize::from(number));
    rule.map_or_else(String::new, ToString::to_string)
}

/// "r1c2 is 4 or 6", "In row 3 the 5 is in r3c1 or r3c4".
fn truth(shape: &Ruled, words: Words<'_>) -> String {
    let places = shape.places.iter();
    match shape.truth {
        RuledTruth::Sector(sector) => match sector.kind() {
            SectorKind::Cell(cell) => {
                format!("{} is {}", words.cell(cell), either(places.map(|c| c.digit())))
            }
            SectorKind::House(house, digit) => {
                let cells = either(places.map(|place| words.cell(place.cell())));
                format!("In {} the {digit} is in {cells}", house.in_words())
            }
        },
        RuledTruth::Rule(number) => {
            let places = either(places.map(|place| words.at(*place)));
            format!("By the rule \u{201c}{}\u{201d} there is {places}", rule(number, words.grid))
        }
    }
}

/// The rules by which the places exclude the targets, each once; their names alone where they are many.
pub(super) fn rules_between(
    places: &[Candidate],
    targets: &[Candidate],
    grid: &Grid,
) -> Vec<String> {
    if grid.rules().is_none() {
        return Vec::new();
    }
    let pairs = places.iter().flat_map(|place| targets.iter().map(move |to| (*place, *to)));
    let mut between: Vec<&Rule> = Vec::new();
    for (place, target) in pairs.filter(|(place, target)| !place.sees(*target)) {
        between.extend(grid.rules().between(place, target).filter(|rule| !between.contains(rule)));
    }
    if between.len() <= 3 {
        return between.into_iter().map(ToString::to_string).collect();
    }
    let names: BTreeSet<&str> = between.into_iter().map(Rule::name).collect();
    names.into_iter().map(str::to_owned).collect()
}
