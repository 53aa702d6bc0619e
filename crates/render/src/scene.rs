//! Scenes: what is to be seen of a grid or a step.

use ninerooks_board::{
    Candidate, Cell, CellSet, Digit, DigitSet, Grid, HouseSet, Sector, SectorKind,
};
use ninerooks_proof::{Cover, Proof};
use ninerooks_step::{AlmostLockedSet, ChainNode, PatternReason, Shape, Step};

use crate::Role;
use crate::figure::{Edge, EdgeKind, Focus, Zone};

/// What is to be seen of a grid, or of a step on its grid. Plain data, for any renderer.
///
/// ```
/// use ninerooks_board::{Cell, Digit, Grid};
/// use ninerooks_render::{CellView, Role, Scene};
/// let scene = Scene::of_grid(&Grid::default()).with_caption("An empty grid");
/// let CellView::Open(roles) = scene.cells[Cell::at(0, 0).index()] else { panic!() };
/// assert_eq!(roles[Digit::D1.index()], Some(Role::Plain));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The 81 cells in reading order.
    pub cells: [CellView; 81],
    /// The sectors that the proof takes as truths, each once, with their multiplicity.
    pub truths: Vec<(Sector, u64)>,
    /// The sectors that the proof takes as links, each once, with their multiplicity.
    pub links: Vec<(Sector, u64)>,
    /// How many patterns are left of the digits that a step of the pattern overlay is about.
    pub patterns: Vec<(Digit, u32)>,
    /// Where the truths are.
    pub base: Area,
    /// Where the links are.
    pub cover: Area,
    /// What tells best what the step is about.
    pub focus: Focus,
    /// Lines between nodes, in the order of the chain.
    pub edges: Vec<Edge>,
    /// Cells that belong together.
    pub zones: Vec<Zone>,
    /// Letters beside candidates.
    pub tags: Vec<(Candidate, String)>,
    /// What [`Role::Truth`] means here, for a legend.
    pub truth_means: &'static str,
    /// What [`Role::Fin`] means here, for a legend.
    pub fin_means: &'static str,
    /// Lines of text that go with the picture. The caller's: no constructor writes any.
    pub caption: Vec<String>,
}

/// What is to be seen of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellView {
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit that was placed while solving.
    Placed(Digit),
    /// No digit yet: for each digit the role of its candidate, `None` where it is not live.
    Open([Option<Role>; 9]),
}

/// A part of the grid that stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// Whole houses.
    pub houses: HouseSet,
    /// Single cells.
    pub cells: CellSet,
}

impl Scene {
    /// A grid as it is.
    pub fn of_grid(grid: &Grid) -> Self {
        let view = |cell| match grid.value(cell) {
            Some(digit) if grid.givens().contains(cell) => CellView::Given(digit),
            Some(digit) => CellView::Placed(digit),
            None => CellView::Open(
                Digit::ALL
                    .map(|digit| grid.is_live(Candidate::new(digit, cell)).then_some(Role::Plain)),
            ),
        };
        Self {
            cells: core::array::from_fn(|index| view(Cell::from_index(index))),
            truths: Vec::new(),
            links: Vec::new(),
            patterns: Vec::new(),
            base: Area::default(),
            cover: Area::default(),
            focus: Focus::Areas,
            edges: Vec::new(),
            zones: Vec::new(),
            tags: Vec::new(),
            truth_means: "pattern",
            fin_means: "fin",
            caption: Vec::new(),
        }
    }

    /// A step on the grid that it was found in.
    ///
    /// Roles come from the shape, the proof and the actions; the technique is not looked at. What
    /// the step claims is shown, whether it is right or not.
    pub fn of_step(grid: &Grid, step: &Step) -> Self {
        let mut scene = Self::of_grid(grid);
        match &step.proof {
            Proof::Cover(cover) => scene.show_covers(core::slice::from_ref(cover)),
            Proof::Covers(covers) => scene.show_covers(covers),
            _ => {}
        }
        scene.show_shape(&step.shape);
        for candidate in step.eliminations() {
            scene.mark(candidate, Role::Eliminated);
        }
        for candidate in step.placements() {
            scene.mark(candidate, Role::Target);
        }
        scene
    }

    /// The scene with one more line of caption.
    #[must_use]
    pub fn with_caption(mut self, line: impl Into<String>) -> Self {
        self.caption.push(line.into());
        self
    }

    /// The role of a live candidate of an open cell, `None` for any other.
    pub fn role(&self, candidate: Candidate) -> Option<Role> {
        match &self.cells[candidate.cell().index()] {
            CellView::Open(roles) => roles[candidate.digit().index()],
            CellView::Given(_) | CellView::Placed(_) => None,
        }
    }

    /// Whether every cell holds a digit.
    pub fn is_solved(&self) -> bool {
        self.cells.iter().all(|view| !matches!(view, CellView::Open(_)))
    }

    /// Raises the role of a candidate, if there is such a candidate to be seen.
    pub(crate) fn mark(&mut self, candidate: Candidate, role: Role) {
        if let CellView::Open(roles) = &mut self.cells[candidate.cell().index()]
            && let Some(seen) = &mut roles[candidate.digit().index()]
        {
            *seen = role.max(*seen);
        }
    }

    /// Of several covers, a sector shows the weight which is greatest in one of them.
    fn show_covers(&mut self, covers: &[Cover]) {
        let mut weights = [0i64; Sector::COUNT];
        for cover in covers {
            // A sector may stand in several terms; what counts is their sum.
            let mut own = [0i64; Sector::COUNT];
            for term in &cover.terms {
                own[term.sector.index()] += i64::from(term.weight);
            }
            for (weight, own) in weights.iter_mut().zip(own) {
                *weight = if own.abs() > weight.abs() { own } else { *weight };
            }
        }
        for sector in Sector::all() {
            let weight = weights[sector.index()];
            let (sectors, area, role) = match weight {
                ..0 => (&mut self.truths, &mut self.base, Role::Truth),
                0 => continue,
                1.. => (&mut self.links, &mut self.cover, Role::Covered),
            };
            sectors.push((sector, weight.unsigned_abs()));
            area.insert(sector);
            for &candidate in sector.candidates() {
                self.mark(candidate, role);
            }
        }
    }

    fn show_shape(&mut self, shape: &Shape) {
        let (mut base, mut cover) = (Area::default(), Area::default());
        match *shape {
            Shape::Single { target, house } => {
                self.focus = Focus::Base;
                self.mark_all(target.cell().into(), target.digit().into(), Role::Truth);
                match house {
                    Some(house) => base.houses = house.into(),
                    None => base.cells = target.cell().into(),
                }
            }
            Shape::Intersection { digit, base: from, cover: to } => {
                self.mark_all(from.cells() & to.cells(), digit.into(), Role::Truth);
                (base.houses, cover.houses) = (from.into(), to.into());
            }
            Shape::Subset { cells, digits, houses, .. } => {
                self.mark_all(cells, digits, Role::Truth);
                (base.cells, cover.houses) = (cells, houses);
            }
            Shape::BentSubset { cells, digits, common } => {
                self.mark_all(cells, digits, Role::Truth);
                self.mark_all(cells, common, Role::Fin);
                self.fin_means = "common digit";
                base.cells = cells;
            }
            Shape::Chain { ref nodes } => {
                self.join(nodes);
                for (i, node) in nodes.iter().enumerate() {
                    // The two parities, so that every link joins unlike nodes.
                    let role = if i % 2 == 0 { Role::Truth } else { Role::Fin };
                    self.mark_all(node.cells, node.digit.into(), role);
                    base.cells |= node.cells;
                }
            }
            Shape::Nets { ref nets, ref links, .. } => {
                base.cells = self.show_nets(nets, links);
            }
            Shape::AlmostLocked { ref sets, ref links } => {
                self.show_linked(sets, links);
                base.cells = sets.iter().fold(CellSet::EMPTY, |cells, set| cells | set.cells);
            }
            Shape::RemotePair { digits, sides: [one, other] } => {
                self.mark_all(one, digits, Role::Truth);
                self.mark_all(other, digits, Role::Fin);
                self.fin_means = "the other side";
                base.cells = one | other;
            }
            Shape::Fish { digit, base: from, cover: to, fins } => {
                self.mark_all(from.cells(), digit.into(), Role::Truth);
                self.mark_all(fins, digit.into(), Role::Fin);
                (base.houses, cover.houses) = (from, to);
            }
            Shape::Hypothesis { ref marks, conflict, .. } => self.show_hypothesis(marks, conflict),
            Shape::TwoWay { ref ways, .. } => self.show_two_ways(ways),
            Shape::Sets { .. } => self.focus = Focus::Sectors,
            // Whole patterns are too many to be shown: what they leave out is marked anyway.
            Shape::Patterns { digits, left, ref stages } => {
                let touched = |digit: &Digit| {
                    digits.contains(*digit)
                        || stages.iter().any(|stage| stage.deleted[digit.index()] > 0)
                };
                let counts = Digit::ALL.into_iter().filter(touched);
                self.patterns = counts.map(|digit| (digit, left[digit.index()])).collect();
                self.focus = Focus::Digits;
                for stage in stages {
                    self.show_reason(&stage.reason);
                }
            }
            _ => {}
        }
        // The proof says it better, where it says anything.
        if self.truths.is_empty() && self.links.is_empty() {
            (self.base, self.cover) = (base, cover);
        }
    }

    /// Almost-locked sets as zones, and what links each to the next as edges.
    fn show_linked(&mut self, sets: &[AlmostLockedSet], links: &[Digit]) {
        self.fin_means = "every second set";
        for ((i, set), name) in sets.iter().enumerate().zip('A'..='Z') {
            // Neighbours are told apart, as in a chain.
            let role = if i % 2 == 0 { Role::Truth } else { Role::Fin };
            self.mark_all(set.cells, set.digits, role);
            self.zones.push(Zone { name: name.to_string(), cells: set.cells });
        }
        for (i, &digit) in links.iter().enumerate() {
            let end = |set: &AlmostLockedSet| {
                let is_live = |cell: &Cell| self.role(Candidate::new(digit, *cell)).is_some();
                ChainNode::new(digit, set.cells.filter(is_live).collect())
            };
            let (Some(from), Some(to)) = (sets.get(i), sets.get((i + 1) % sets.len().max(1)))
            else {
                continue;
            };
            let edge = Edge { from: end(from), to: end(to), kind: EdgeKind::Weak };
            self.edges.push(edge);
        }
    }

    /// The edges of a chain that begins with "one or the other".
    fn join(&mut self, nodes: &[ChainNode]) {
        self.focus = Focus::Edges;
        self.fin_means = "alternating";
        self.edges.extend(nodes.windows(2).enumerate().map(|(i, ends)| Edge {
            from: ends[0],
            to: ends[1],
            kind: if i % 2 == 0 { EdgeKind::Strong } else { EdgeKind::Weak },
        }));
    }

    /// The candidates that patterns are deleted for, where they are few.
    fn show_reason(&mut self, reason: &PatternReason) {
        match *reason {
            PatternReason::Cells { digit, cells } | PatternReason::OneOf { digit, cells } => {
                self.truth_means = "one of these is true";
                self.mark_all(cells, digit.into(), Role::Truth);
            }
            PatternReason::NotBoth { candidates } => {
                self.truth_means = "not both are true";
                for candidate in candidates {
                    self.mark(candidate, Role::Truth);
                }
            }
            PatternReason::Rectangle { cells, digits } => {
                self.truth_means = "two solutions, if alone";
                self.mark_all(cells, digits, Role::Truth);
            }
            _ => {}
        }
    }

    pub(crate) fn mark_all(&mut self, cells: CellSet, digits: DigitSet, role: Role) {
        for candidate in cells.flat_map(|cell| cell.candidates(digits)) {
            self.mark(candidate, role);
        }
    }
}

impl Area {
    /// Puts in what a sector is about: its cell or its house.
    fn insert(&mut self, sector: Sector) {
        match sector.kind() {
            SectorKind::Cell(cell) => self.cells.insert(cell),
            SectorKind::House(house, _) => self.houses.insert(house),
        }
    }
}
