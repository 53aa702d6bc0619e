//! Scenes for the page: the picture in layers, and what it is made of.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector, SectorKind};
use ninerooks_render::{EdgeKind, Role, Scene, svg};
use ninerooks_step::{ChainNode, Hypothesis, Mark, MarkFrom, Meeting, Nets, Shape, Step, TwoWay};
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
    /// The numbers of a chain's nodes, for whoever wants them.
    pub numbers: String,
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

/// A mark on a candidate, of a step that assumes something.
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

/// What a step assumes, and what comes of it.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct AssumptionView {
    /// One candidate, or two of which one is true.
    pub ways: Vec<WayView>,
    /// The sector that the two are all candidates of.
    pub start: Option<String>,
    /// Where two ways meet, in words.
    pub meeting: Option<String>,
    /// The candidates that they meet in.
    pub meets: Vec<usize>,
}

/// A candidate that is assumed to be true, or false.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct WayView {
    /// The candidate.
    pub candidate: usize,
    /// Whether it is assumed to be true.
    pub is_true: bool,
    /// What is left without a candidate, in words.
    pub conflict: Option<String>,
    /// The candidates that are all false there.
    pub empty: Vec<usize>,
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
    /// What the marks follow from and lead to.
    pub assumed: Option<AssumptionView>,
    /// The strong chains that the step uses: the two sides of each, the one with the capital first.
    pub nets: Vec<(Vec<usize>, Vec<usize>)>,
    /// How many patterns of digits are left, where the step is about them.
    pub patterns: Vec<(u8, u32)>,
}

impl From<&Scene> for Figure {
    fn from(scene: &Scene) -> Self {
        let svg::Layers { areas, edges, marks, names, numbers, legend, legend_height } =
            svg::layers(scene);
        Self { areas, edges, marks, names, numbers, legend, legend_height }
    }
}

impl SceneView {
    /// A step on its grid.
    pub fn of_step(grid: &Grid, step: &Step) -> Self {
        let scene = Scene::of_step(grid, step);
        Self {
            marks: marks(&step.shape),
            assumed: AssumptionView::of(grid, step),
            nets: nets(&step.shape),
            ..Self::from(&scene)
        }
    }
}

impl From<&Scene> for SceneView {
    fn from(scene: &Scene) -> Self {
        let role = |c: Candidate| match scene.role(c)? {
            Role::Plain => None,
            role => Some((c.index(), format!("{role:?}").to_lowercase())),
        };
        let edges = scene.edges.iter().map(|edge| EdgeView {
            from: node(edge.from),
            to: node(edge.to),
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
            assumed: None,
            nets: Vec::new(),
            patterns: scene.patterns.iter().map(|&(digit, left)| (digit.get(), left)).collect(),
        }
    }
}

fn node(node: ChainNode) -> Vec<usize> {
    node.cells.into_iter().map(|cell| Candidate::new(node.digit, cell).index()).collect()
}

impl AssumptionView {
    fn of(grid: &Grid, step: &Step) -> Option<Self> {
        match &step.shape {
            Shape::Hypothesis(Hypothesis { target, conflict, .. }) => Some(Self {
                ways: vec![WayView::new(grid, *target, true, Some(*conflict))],
                start: None,
                meeting: None,
                meets: Vec::new(),
            }),
            Shape::TwoWay(TwoWay { start, ways, meeting }) => {
                let ways =
                    ways.each_ref().map(|w| WayView::new(grid, w.candidate, true, w.conflict));
                let (meeting, meets) = met(*meeting, step);
                let (start, meeting) = (Some(in_words(*start)), Some(meeting));
                Some(Self { ways: ways.into(), start, meeting, meets })
            }
            _ => None,
        }
    }
}

impl WayView {
    /// What comes of assuming this of a candidate.
    pub fn new(grid: &Grid, candidate: Candidate, is_true: bool, conflict: Option<Sector>) -> Self {
        let empty = conflict.into_iter().flat_map(|sector| grid.live_in(sector));
        Self {
            candidate: candidate.index(),
            is_true,
            conflict: conflict.map(|sector| match sector.kind() {
                SectorKind::Cell(cell) => format!("{cell} would be empty"),
                SectorKind::House(house, digit) => {
                    format!("no place would be left for {digit} in {}", house.in_words())
                }
            }),
            empty: empty.map(Candidate::index).collect(),
        }
    }
}

fn in_words(sector: Sector) -> String {
    match sector.kind() {
        SectorKind::Cell(cell) => cell.to_string(),
        SectorKind::House(house, digit) => format!("{digit} in {}", house.in_words()),
    }
}

/// Where two ways meet: in words, and the candidates.
fn met(meeting: Meeting, step: &Step) -> (String, Vec<usize>) {
    let eliminated = || step.eliminations().map(Candidate::index).collect();
    match meeting {
        Meeting::Same(candidate) => {
            (format!("{candidate} is true on both ways"), vec![candidate.index()])
        }
        Meeting::Sector { sector, truths: [one, other] } => (
            format!("{} is {one} on the one way and {other} on the other", in_words(sector)),
            vec![one.index(), other.index()],
        ),
        Meeting::Conflict => ("one way is impossible, so the other is right".to_owned(), vec![]),
        Meeting::Eliminated => {
            ("the same candidates are false on both ways".to_owned(), eliminated())
        }
    }
}

fn nets(shape: &Shape) -> Vec<(Vec<usize>, Vec<usize>)> {
    let Shape::Nets(Nets { nets, .. }) = shape else { return Vec::new() };
    nets.iter().map(|net| net.sides.each_ref().map(indices).into()).collect()
}

/// The numbers of candidates.
pub fn indices(set: &CandidateSet) -> Vec<usize> {
    set.iter().map(Candidate::index).collect()
}

/// The marks of one way.
pub fn mark_views(way: usize, marks: &[Mark]) -> Vec<MarkView> {
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
}

fn marks(shape: &Shape) -> Vec<MarkView> {
    match shape {
        Shape::Hypothesis(Hypothesis { marks, .. }) => mark_views(0, marks),
        Shape::TwoWay(TwoWay { ways, .. }) => {
            let both = ways.iter().enumerate();
            both.flat_map(|(way, marks)| mark_views(way, &marks.marks)).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_logic::{Found, Position};

    use super::*;

    /// The first step of a technique on a grid of candidates.
    fn first(technique: &str, text: &str) -> SceneView {
        let grid = Grid::new(&ninerooks_text::formats::read(text).unwrap().puzzle).unwrap();
        let mut found = Found::first();
        let technique = ninerooks_logic::by_name(technique).unwrap();
        let _ = technique.find(&Position::new(&grid), &mut found);
        SceneView::of_step(&grid, &found.into_steps()[0])
    }

    #[test]
    fn a_hypothesis_names_what_it_assumes_and_what_is_empty() {
        let text = include_str!("../../logic/src/techniques/hypothesis.md");
        let scene = first("hypothesis", block(text));
        let assumed = scene.assumed.unwrap();
        let [way] = assumed.ways.as_slice() else { panic!("one way") };
        assert_eq!(name(way.candidate), "2r4c3");
        let conflict = way.conflict.as_deref();
        assert_eq!(conflict, Some("no place would be left for 5 in column 4"));
        assert!(way.empty.iter().all(|c| name(*c).starts_with('5') && name(*c).ends_with("c4")));
        // Each of them is marked as false.
        let is_false = |c: &usize| scene.marks.iter().any(|m| m.candidate == *c && !m.is_true);
        assert!(way.empty.len() > 1 && way.empty.iter().all(is_false));
        assert!(assumed.start.is_none() && assumed.meeting.is_none());
    }

    #[test]
    fn two_ways_name_where_they_begin_and_meet() {
        let text = include_str!("../../logic/src/techniques/two_way.md");
        let scene = first("two-way", block(text));
        let assumed = scene.assumed.unwrap();
        assert_eq!(assumed.start.as_deref(), Some("r8c4"));
        assert_eq!(
            assumed.ways.iter().map(|w| name(w.candidate)).collect::<Vec<_>>(),
            ["3r8c4", "5r8c4"]
        );
        assert_eq!(assumed.meeting.as_deref(), Some("the same candidates are false on both ways"));
        assert_eq!(assumed.meets.iter().map(|c| name(*c)).collect::<Vec<_>>(), ["3r6c4", "5r6c4"]);
        assert!(scene.nets.is_empty());
    }

    #[test]
    fn a_trap_has_its_chain() {
        let text = include_str!("../../logic/src/techniques/medusa_trap.md");
        let scene = first("medusa-trap", block(text));
        let [(capital, small)] = scene.nets.as_slice() else { panic!("one chain") };
        assert!(!capital.is_empty() && !small.is_empty());
        assert!(scene.assumed.is_none());
    }

    /// The first grid of a technique's page.
    fn block(page: &str) -> &str {
        page.split("```").find_map(|block| block.strip_prefix("grid")).unwrap()
    }

    fn name(candidate: usize) -> String {
        Candidate::from_index(candidate).to_string()
    }
}
