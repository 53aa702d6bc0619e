//! Why there is no solution, in a sentence.

use ninerooks_board::{Sector, SectorKind};
use ninerooks_step::{Path, Step};

use super::{name, rncn};

/// More steps than these are only counted.
const NAMED: usize = 6;

/// What it means that a sector has no candidate: `r1c9 has no candidate left`, `row 1 has no place left for 5`.
///
/// ```
/// use ninerooks_text::notation::empty;
/// assert_eq!(empty("5R1".parse()?), "row 1 has no place left for 5");
/// assert_eq!(empty("1N9".parse()?), "r1c9 has no candidate left");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn empty(sector: Sector) -> String {
    match sector.kind() {
        SectorKind::Cell(cell) => format!("{cell} has no candidate left"),
        SectorKind::House(house, digit) => {
            format!("{} has no place left for {digit}", house.in_words())
        }
    }
}

/// Where a path ends that leads to a sector without candidates, and by which steps:
/// `box 7 has no place left for 5 once r1c1=3 and r2c4<>7 (Naked Pair)`. Nothing where it does not.
pub fn refuted(path: &Path) -> Option<String> {
    let empty = empty(path.end.contradiction()?);
    Some(match path.steps.as_slice() {
        [] => empty,
        steps if steps.len() > NAMED => {
            let last = steps.last().map(done).unwrap_or_default();
            format!("{empty} after {} simple steps, the last of them {last}", steps.len())
        }
        steps => {
            let done: Vec<String> = steps.iter().map(done).collect();
            let done = match done.split_last() {
                Some((last, before)) if !before.is_empty() => {
                    format!("{} and {last}", before.join(", "))
                }
                _ => done.concat(),
            };
            format!("{empty} once {done}")
        }
    })
}

/// What a step does: `r1c1=3`, `r2c4<>7 (Naked Pair)`.
fn done(step: &Step) -> String {
    let actions = rncn::print_actions(&step.actions);
    if step.is_single() { actions } else { format!("{actions} ({})", name(step)) }
}
