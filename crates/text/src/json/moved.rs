//! Steps under a map of the board onto itself.
//!
//! A record names everything that a step has: candidates, cells, digits, houses and sectors, no two of which are written alike. So a
//! step is moved by moving the names in its text, whatever its shape and its proof are; and a shape that is new goes with them.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, House, Sector, SectorKind};
use ninerooks_proof::{Action, Symmetry};
use ninerooks_step::Step;

use super::{RecordedStep, StepRecord};

/// Words of what a map does not keep, or not by its names: rules of the puzzle, whole patterns, and symmetries.
const REFUSED: [&str; 10] = [
    "rules",
    "ruled",
    "by_rule",
    "summed",
    "sum",
    "fillings",
    "rookeries",
    "patterns",
    "symmetry",
    "symmetrical",
];

/// The same step where rows, columns and digits are exchanged: what it does, its shape and its proof. It is right in the image of
/// a state where the step is right in the state itself, and as long.
///
/// Nothing where that is not known: of whole patterns, of symmetries of the puzzle, of what follows from
/// [rules](ninerooks_board::Rules), and where the map is none.
///
/// ```
/// use ninerooks_text::json::{moved, read};
/// let line = r#"{"schema":1,"puzzle":".","steps":[{"technique":"hidden-single","placements":["1r2c3"],
///     "shape":{"kind":"single","target":"1r2c3","house":"r2"},
///     "proof":{"kind":"cover","scale":1,"truths":{"1R2":1},"links":{"2N3":1}}}]}"#;
/// let step = read(line)?.steps[0].to_step(None);
/// let same = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// let turned = ninerooks_proof::Symmetry { transpose: true, rows: same, columns: same, digits: same };
/// let there = moved(&step, &turned).expect("it has neither patterns nor rules");
/// assert_eq!(there.placements().next(), Some("1r3c2".parse()?));
/// assert_eq!(moved(&there, &turned), Some(step));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn moved(step: &Step, map: &Symmetry) -> Option<Step> {
    if !map.is_valid() {
        return None;
    }
    let record = StepRecord { notation: None, ..StepRecord::from(step) };
    let text = renamed(&serde_json::to_string(&record).ok()?, map)?;
    let record: StepRecord = serde_json::from_str(&text).ok()?;
    let there = RecordedStep::try_from(record).ok()?.to_step(Some(step.technique));
    // In a record placements come first, and the order of the actions is the step's own.
    let actions = step.actions.iter().map(|action| {
        Some(match action {
            Action::Place(candidate) => Action::Place(map.image(*candidate)?),
            Action::Eliminate(candidate) => Action::Eliminate(map.image(*candidate)?),
        })
    });
    Some(Step { actions: actions.collect::<Option<_>>()?, ..there })
}

/// A text in which every name is that of its image.
fn renamed(text: &str, map: &Symmetry) -> Option<String> {
    if text.contains('\\') {
        return None;
    }
    let mut other = String::with_capacity(text.len());
    // Every second part stands in quotation marks.
    for (at, part) in text.split('"').enumerate() {
        if at % 2 == 0 {
            other += part;
        } else {
            other.extend(["\"", &image(part, map)?, "\""]);
        }
    }
    Some(other)
}

/// The image of what goes by a name; any other word as it is.
fn image(word: &str, map: &Symmetry) -> Option<String> {
    if REFUSED.contains(&word) {
        return None;
    }
    if let Ok(candidate) = word.parse::<Candidate>() {
        return map.image(candidate).map(|image| image.to_string());
    }
    if let Ok(cell) = word.parse::<Cell>() {
        return cell_under(cell, map).map(|image| image.to_string());
    }
    if let Ok(digit) = word.parse::<Digit>() {
        return digit_under(digit, map).map(|image| image.to_string());
    }
    if let Ok(house) = word.parse::<House>() {
        return house_under(house, map).map(|image| image.to_string());
    }
    if let Ok(sector) = word.parse::<Sector>() {
        let image = match sector.kind() {
            SectorKind::Cell(cell) => Sector::cell(cell_under(cell, map)?),
            SectorKind::House(house, digit) => {
                house_under(house, map)?.sector(digit_under(digit, map)?)
            }
        };
        return Some(image.to_string());
    }
    let other = match word {
        "in_row" if map.transpose => "in_column",
        "in_column" if map.transpose => "in_row",
        word => word,
    };
    Some(other.to_owned())
}

fn cell_under(cell: Cell, map: &Symmetry) -> Option<Cell> {
    map.image(Candidate::new(Digit::ALL[0], cell)).map(Candidate::cell)
}

fn digit_under(digit: Digit, map: &Symmetry) -> Option<Digit> {
    map.image(Candidate::new(digit, Cell::from_index(0))).map(Candidate::digit)
}

fn house_under(house: House, map: &Symmetry) -> Option<House> {
    let cells: Option<CellSet> =
        house.cells().into_iter().map(|cell| cell_under(cell, map)).collect();
    let cells = cells?;
    House::all().into_iter().find(|other| other.cells() == cells)
}
