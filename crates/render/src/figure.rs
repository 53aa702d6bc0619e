//! Figures: lines, zones and letters that a scene has besides the candidates' roles.

use ninerooks_board::CellSet;
use ninerooks_proof::Pattern;
use ninerooks_step::ChainNode;

/// What describes best what a step is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    /// The houses and cells of [`Scene::base`](crate::Scene::base) and
    /// [`Scene::cover`](crate::Scene::cover).
    #[default]
    Areas,
    /// The houses and cells of [`Scene::base`](crate::Scene::base) alone.
    Base,
    /// The lines of [`Scene::edges`](crate::Scene::edges).
    Edges,
    /// The cells of [`Scene::zones`](crate::Scene::zones), and what lines there are between them.
    Zones,
    /// The sectors of [`Scene::truths`](crate::Scene::truths) and
    /// [`Scene::links`](crate::Scene::links), each by itself.
    Sectors,
    /// The digits of [`Scene::patterns`](crate::Scene::patterns), all their candidates.
    Digits,
}

/// A line between two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Where it begins.
    pub from: ChainNode,
    /// Where it ends.
    pub to: ChainNode,
    /// What holds between them.
    pub kind: EdgeKind,
    /// Whether it is read from here to there, as the links of a chain are.
    pub arrow: bool,
    /// Which of several chains it belongs to, counted from 0; none where there is only one.
    pub chain: Option<usize>,
}

impl Edge {
    /// A line without a direction, of the only chain that there is.
    pub const fn new(from: ChainNode, to: ChainNode, kind: EdgeKind) -> Self {
        Self { from, to, kind, arrow: false, chain: None }
    }

    /// The same with an arrow head.
    #[must_use]
    pub const fn arrow(self) -> Self {
        Self { arrow: true, ..self }
    }

    /// The same as a link of this chain.
    #[must_use]
    pub const fn of(self, chain: usize) -> Self {
        Self { chain: Some(chain), ..self }
    }
}

/// Where a chain begins and ends, and its nodes in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// Where it begins: several where several chains begin.
    pub starts: Vec<ChainNode>,
    /// Where it ends; nothing where it comes back.
    pub ends: Vec<ChainNode>,
    /// The nodes as they are numbered.
    pub nodes: Vec<ChainNode>,
}

/// A small board that shows whole patterns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmallBoard {
    /// What is to be read below it.
    pub caption: String,
    /// The patterns: one, or two that are not both true.
    pub patterns: Vec<Pattern>,
    /// The other places that matter: those of the digit that the patterns leave no room for.
    pub places: CellSet,
}

/// What holds between the two ends of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeKind {
    /// One of the two is true.
    Strong,
    /// Not both of the two are true.
    Weak,
}

/// Cells that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// A letter or a sign to stand at each of its cells; empty for none.
    pub name: String,
    /// The cells.
    pub cells: CellSet,
    /// How it looks.
    pub kind: ZoneKind,
    /// What it is, for a legend.
    pub means: String,
}

/// What cells belong together for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneKind {
    /// A set of cells, such as an almost-locked set. Sets that follow each other look different.
    Set,
    /// The first line of a range, without the cell where the lines cross: the red cells.
    FirstLine,
    /// The second line of a range, without that cell: the blue cells.
    SecondLine,
    /// Where the lines of a range cross: the yellow cell.
    Crossing,
    /// The cells of a range's box that cannot hold its digit: the grey cells.
    Outside,
    /// What would be left without a candidate.
    Empty,
    /// Cells whose digits exclude every other place of a single.
    Blocking,
}
