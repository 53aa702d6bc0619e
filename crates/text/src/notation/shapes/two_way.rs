//! Two ways: `Two-Way: circles 1r1c1: A 3r1c2; squares 2r1c1: A 3r4c1; false on both => r4c2<>3`.

use core::fmt::Write;

use ninerooks_board::SectorKind;
use ninerooks_step::{Meeting, Step, TwoWay, Way};

use super::InWords;
use super::hypothesis::{empty, empty_in_words, inferences, lettered};
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::words::{Name, Words};

impl InWords for TwoWay {
    fn line(&self, _: &Step, _: Notation) -> String {
        let mut line = String::new();
        for (name, way) in ["circles", "squares"].into_iter().zip(&*self.ways) {
            let marks = lettered(&way.marks);
            let marks = marks.trim_end_matches([',', ' ']);
            let colon = if marks.is_empty() { "" } else { ": " };
            let _ = write!(line, "{name} {}{colon}{marks}", way.candidate);
            if let Some(conflict) = way.conflict {
                let _ = write!(line, ", then {}", empty(conflict));
            }
            line.push_str("; ");
        }
        let _ = match self.meeting {
            Meeting::Same(candidate) => write!(line, "{candidate} on both"),
            Meeting::Sector { sector, truths: [circle, square] } => {
                write!(line, "{circle} or {square} in {}", Name(sector))
            }
            Meeting::Conflict => write!(line, "so the other is true"),
            Meeting::Eliminated => write!(line, "false on both"),
        };
        line
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let [one, other] = self.ways.each_ref().map(|way| way.candidate);
        let either = match self.start.kind() {
            SectorKind::Cell(cell) => {
                format!("{} is either {} or {}.", words.cell(cell), one.digit(), other.digit())
            }
            SectorKind::House(house, digit) => format!(
                "In {} the {digit} is either in {} or in {}.",
                house.in_words(),
                words.cell(one.cell()),
                words.cell(other.cell())
            ),
        };
        let mut explanation = Explanation::default();
        for (i, way) in self.ways.iter().enumerate() {
            let head = if i == 0 { format!("{either} ") } else { String::new() };
            explanation = of_way(way, &head, step, i, words, explanation);
        }
        let end = match self.meeting {
            Meeting::Same(candidate) => format!("Either way {}", words.is(candidate)),
            Meeting::Sector { sector, truths: [circle, square] } => match sector.kind() {
                SectorKind::Cell(cell) => {
                    format!("So {} is {} or {}", words.cell(cell), circle.digit(), square.digit())
                }
                SectorKind::House(house, digit) => format!(
                    "So in {} the {digit} is in {} or in {}",
                    house.in_words(),
                    words.cell(circle.cell()),
                    words.cell(square.cell())
                ),
            },
            Meeting::Conflict => {
                let wrong = self.ways.iter().find(|way| way.conflict.is_some());
                let wrong = wrong.map_or_else(
                    || "one way is impossible".to_owned(),
                    |way| words.is_not(way.candidate),
                );
                format!("So {wrong}, and the other way is right")
            }
            Meeting::Eliminated => {
                return explanation.text(format!("Either way {}.", words.actions(step)));
            }
        };
        explanation.text(format!("{end}: {}.", words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        match self.start.kind() {
            SectorKind::Cell(cell) => format!("both ways from {cell}"),
            SectorKind::House(house, digit) => {
                format!("both ways from the {digit}s of {}", house.in_words())
            }
        }
    }
}

fn of_way(
    way: &Way,
    head: &str,
    step: &Step,
    number: usize,
    words: Words<'_>,
    explanation: Explanation,
) -> Explanation {
    let sign = ["circles", "squares"][number];
    let assumed = format!("{head}If {} ({sign})", words.is(way.candidate));
    let followed = inferences(&way.marks, step, number, words);
    let end = way.conflict.map(|conflict| format!("then {}", empty_in_words(conflict, words)));
    if followed.is_empty() && end.is_none() {
        return explanation.text(format!("{assumed}, nothing more is needed."));
    }
    explanation.text(format!("{assumed}:")).inferences(followed.into_iter().chain(end))
}
