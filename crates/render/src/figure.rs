//! Figures: lines, zones and letters that a scene has besides the candidates' roles.

use ninerooks_board::CellSet;
use ninerooks_step::ChainNode;

/// What tells best what a step is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Focus {
    /// The houses and cells of [`Scene::base`](crate::Scene::base) and
    /// [`Scene::cover`](crate::Scene::cover).
    #[default]
    Areas,
    /// The houses and cells of [`Scene::base`](crate::Scene::base) alone.
    Base,
    /// The lines of [`Scene::edges`](crate::Scene::edges).
    Edges,
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
}

/// What holds between the two ends of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EdgeKind {
    /// One of the two is true.
    Strong,
    /// Not both of the two are true.
    Weak,
}

/// Cells that belong together, such as an almost-locked set or a range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// A letter or a short name to stand beside it.
    pub name: String,
    /// The cells.
    pub cells: CellSet,
}
