//! Patterns that would leave a rectangle to two digits.

use ninerooks_step::{Family, Info};

use crate::rookery::{Budget, OverBudget, Space, rectangles, steps};
use crate::{Findings, Flow, Position, Technique};

pub(super) struct PomUniqueRectangle;

static INFO: Info = Info {
    id: "pom-unique-rectangle",
    name: "Pattern Overlay (Unique Rectangle)",
    family: Family::Patterns,
    since: "0.1",
    aliases: &["POM uniqueness reduction"],
    doc: include_str!("pom_unique_rectangle.md"),
};

impl Technique for PomUniqueRectangle {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn supposes_uniqueness(&self) -> bool {
        true
    }

    /// The one step that comes first, rectangles in reading order.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        let next = |space: &Space, _: &mut Budget| -> Result<_, OverBudget> {
            Ok(rectangles(position.grid(), space).into_iter().next())
        };
        steps::search(position, next, found)
    }
}
