//! Scenes for the page: the picture in layers, and what it is made of.

use ninerooks_board::{Candidate, Grid};
use ninerooks_render::{EdgeKind, Role, Scene, svg};
use ninerooks_step::{ChainNode, Mark, MarkFrom, Shape, Step};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// What a step adds to the picture of the board: fragments of SVG from the bottom to the top.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct Figure {
    /// Below the lines of the grid.
    pub areas: String,
    /// Above the lines of the grid.
    pub edges: String,
    /// The candidates, in their marks.
    pub marks: String,
    /// Above everything.
    pub names: String,
    /// What the signs mean.
    pub legend: String,
    /// How high the legend is.
    pub legend_height: f64,
}

/// A line between two nodes.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct EdgeView {
    /// The candidates where it begins.
    pub from: Vec<usize>,
    /// The candidates where it ends.
    pub to: Vec<usize>,
    /// Whether one of the two is true; otherwise not both are.
    pub strong: bool,
}

/// Cells that belong together.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct ZoneView {
    /// A letter, or nothing.
    pub name: String,
    /// What it is.
    pub means: String,
    /// The cells.
    pub cells: Vec<usize>,
}

/// A mark on a candidate, of a step that supposes something.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct MarkView {
    /// The candidate.
    pub candidate: usize,
    /// The letter that a person writes there.
    pub letter: String,
    /// True, or false.
    pub is_true: bool,
    /// The layer, from 0.
    pub layer: usize,
    /// Which of two ways it belongs to, 0 or 1.
    pub way: usize,
    /// Why, in a few words.
    pub why: String,
}

/// What there is to see of a step.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct SceneView {
    /// The picture.
    pub figure: Figure,
    /// The candidates that have a role, with its name.
    pub roles: Vec<(usize, String)>,
    /// Lines between candidates.
    pub edges: Vec<EdgeView>,
    /// Cells that belong together.
    pub zones: Vec<ZoneView>,
    /// Letters beside candidates.
    pub tags: Vec<(usize, String)>,
    /// Marks in the order in which they follow from each other.
    pub marks: Vec<MarkView>,
    /// How many patterns of digits are left, where the step is about them.
    pub patterns: Vec<(u8, u32)>,
}

impl From<&Scene> for Figure {
    fn from(scene: &Scene) -> Self {
        let svg::Layers { areas, edges, marks, names, legend, legend_height } = svg::layers(scene);
        Self { areas, edges, marks, names, legend, legend_height }
    }
}

impl SceneView {
    /// A step on its grid.
    pub fn of_step(grid: &Grid, step: &Step) -> Self {
        let scene = Scene::of_step(grid, step);
        Self { marks: marks(&step.shape), ..Self::from(&scene) }
    }
}

impl From<&Scene> for SceneView {
    fn from(scene: &Scene) -> Self {
        let role = |c: Candidate| match scene.role(c)? {
            Role::Plain => None,
            role => Some((c.index(), format!("{role:?}").to_lowercase())),
        };
        let edges = scene.edges.iter().map(|edge| EdgeView {
            from: indices(edge.from),
            to: indices(edge.to),
            strong: edge.kind == EdgeKind::Strong,
        });
        let zones = scene.zones.iter().map(|zone| ZoneView {
            name: zone.name.clone(),
            means: zone.means.clone(),
            cells: zone.cells.into_iter().map(ninerooks_board::Cell::index).collect(),
        });
        Self {
            figure: scene.into(),
            roles: Candidate::all().filter_map(role).collect(),
            edges: edges.collect(),
            zones: zones.collect(),
            tags: scene.tags.iter().map(|(c, tag)| (c.index(), tag.clone())).collect(),
            marks: Vec::new(),
            patterns: scene.patterns.iter().map(|&(digit, left)| (digit.get(), left)).collect(),
        }
    }
}

fn indices(node: ChainNode) -> Vec<usize> {
    node.cells.into_iter().map(|cell| Candidate::new(node.digit, cell).index()).collect()
}

fn marks(shape: &Shape) -> Vec<MarkView> {
    let views = |way: usize, marks: &[Mark]| -> Vec<MarkView> {
        let view = |mark: &Mark| MarkView {
            candidate: mark.candidate.index(),
            letter: mark.letter(),
            is_true: mark.is_true,
            layer: usize::from(mark.layer),
            way,
            why: match mark.from {
                MarkFrom::Only(sector) => format!("the only one left in {sector}"),
                MarkFrom::Seen(by) => format!("{by} is true"),
                MarkFrom::Cover(_) => "by a pattern".to_owned(),
            },
        };
        marks.iter().map(view).collect()
    };
    match shape {
        Shape::Hypothesis { marks, .. } => views(0, marks),
        Shape::TwoWay { ways, .. } => {
            let both = ways.iter().enumerate();
            both.flat_map(|(way, marks)| views(way, &marks.marks)).collect()
        }
        _ => Vec::new(),
    }
}
