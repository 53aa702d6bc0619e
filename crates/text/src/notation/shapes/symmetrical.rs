//! Symmetrical puzzles: `Symmetrical Placement: a half turn, 1-2 3-4 5 6-7 8-9 => r5c5<>…`.

use ninerooks_board::{Digit, Sector, SectorKind};
use ninerooks_proof::{Cover, Reason};
use ninerooks_step::{Step, Symmetrical, SymmetryKind};

use super::InWords;
use super::hypothesis::empty_in_words;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, list};

impl InWords for Symmetrical {
    fn line(&self, _: &Step, _: Notation) -> String {
        let with = self.given.map_or_else(String::new, |given| format!(" with {given}"));
        format!("{}{with}, {}", map(self.map), cycles(self))
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        if let Some(given) = self.given {
            return Explanation::sentence(&format!(
                "If {} were given too, the givens would be symmetrical: {} would take each given to a given, if digits \
                 change as in {}. So if there is only one solution and it has this candidate, it is symmetrical as \
                 well, and a candidate is true only if its images are. But then {}: {}",
                words.at(given),
                map(self.map),
                cycles(self),
                impossible(step, words),
                words.actions(step)
            ));
        }
        let fixed = if self.cells.is_empty() {
            String::new()
        } else {
            let same = match self.same() {
                none if none.is_empty() => "none of which there is".to_owned(),
                same => format!("which are {}", list(same)),
            };
            format!(
                " A cell that stays where it is, {}, holds a digit that stays what it is, {same}.",
                words.cells(self.cells)
            )
        };
        Explanation::sentence(&format!(
            "The givens are symmetrical: {} takes each given to a given, if digits change as in {}. It takes \
             the solution to a solution; if there is only one, it takes that one to itself, and a candidate \
             is true only if its images are.{fixed} Whatever would see one of its images, or has one that is \
             false, is false: {}",
            map(self.map),
            cycles(self),
            words.actions(step)
        ))
    }

    fn place(&self, _: &Step) -> String {
        if self.cells.is_empty() {
            return format!(
                "in the givens: {} takes them to themselves, row by row and box by box",
                map(self.map)
            );
        }
        format!("in {}, which {} leaves where they are", Cells(self.cells), map(self.map))
    }
}

/// What would have no symmetrical solution: the truths of the proof.
fn impossible(step: &Step, words: Words<'_>) -> String {
    let Reason::Covers(covers) = &step.proof.then else { return String::new() };
    let truths: Vec<Sector> =
        covers.iter().flat_map(Cover::truth_sectors).map(|(sector, _)| sector).collect();
    if let [sector] = truths[..] {
        return empty_in_words(sector, words);
    }
    let cells = truths.iter().filter_map(|sector| match sector.kind() {
        SectorKind::Cell(cell) => Some(cell),
        SectorKind::House(..) => None,
    });
    let cells = words.cells(cells.collect());
    format!("fewer digits than cells are left for {cells}, which stay where they are")
}

fn map(map: SymmetryKind) -> &'static str {
    match map {
        SymmetryKind::Diagonal => "the mirror in the diagonal",
        SymmetryKind::AntiDiagonal => "the mirror in the other diagonal",
        SymmetryKind::HalfTurn => "a half turn",
        SymmetryKind::QuarterTurn => "a quarter turn",
        SymmetryKind::Other => "a map of rows and columns",
    }
}

/// `1-2 3 4-5-6`.
fn cycles(shape: &Symmetrical) -> String {
    let cycle = |cycle: &[Digit]| {
        let digits: Vec<String> = cycle.iter().map(ToString::to_string).collect();
        digits.join("-")
    };
    shape.cycles.iter().map(|digits| cycle(digits)).collect::<Vec<_>>().join(" ")
}
