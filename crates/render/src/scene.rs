//! Scenes: what is to be seen of a grid or a step.

use ninerooks_board::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid, HouseSet, Puzzle, Rules, Sector,
    SectorKind,
};
use ninerooks_proof::Cover;
use ninerooks_step::{ChainNode, Step};

use crate::Role;
use crate::figure::{Course, Edge, Focus, SmallBoard, Zone};

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
    /// The rules that the puzzle adds to the classic ones.
    pub rules: Rules,
    /// Cells whose digits see an equal one: only a puzzle that is wrong has any.
    pub clashing: CellSet,
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
    /// What describes best what the step is about.
    pub focus: Focus,
    /// Lines between nodes, in the order of the chain.
    pub edges: Vec<Edge>,
    /// Candidates that go, each with a node that it sees.
    pub sees: Vec<(ChainNode, Candidate)>,
    /// Cells that belong together.
    pub zones: Vec<Zone>,
    /// Letters beside candidates.
    pub tags: Vec<(Candidate, String)>,
    /// Where chains begin and end.
    pub course: Course,
    /// Candidates of one of several chains or sets, each with the number of its own, from 0.
    pub chains: Vec<(Candidate, usize)>,
    /// Patterns, as far as they are few.
    pub boards: Vec<SmallBoard>,
    /// What [`Role::Truth`] means here, for a legend.
    pub truth_means: &'static str,
    /// What [`Role::Fin`] means here, for a legend.
    pub fin_means: &'static str,
    /// What [`Role::Linked`] means here, for a legend.
    pub linked_means: &'static str,
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
        let cells = Self::of_cells(|cell| grid.value(cell), grid.givens(), grid.live());
        Self { rules: grid.rules(), ..cells }
    }

    /// A puzzle as it is written, even one with equal digits in a house, which no [`Grid`] can be.
    ///
    /// ```
    /// use ninerooks_board::Puzzle;
    /// use ninerooks_render::Scene;
    /// let mut puzzle = Puzzle::default();
    /// puzzle.give("4r1c1".parse()?);
    /// puzzle.give("4r1c9".parse()?);
    /// assert_eq!(Scene::of_puzzle(&puzzle).clashing.len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_puzzle(puzzle: &Puzzle) -> Self {
        let possible = puzzle.default_candidates();
        let live = puzzle.candidates.as_deref().map_or(possible, |own| possible & *own);
        let cells = Self::of_cells(|cell| puzzle.value(cell), puzzle.givens(), &live);
        Self { clashing: puzzle.clashes(), rules: puzzle.rules, ..cells }
    }

    /// Nothing but values, which are placed or given, and live candidates where there is none.
    fn of_cells(
        value: impl Fn(Cell) -> Option<Digit>,
        givens: CellSet,
        live: &CandidateSet,
    ) -> Self {
        let view = |cell| match value(cell) {
            Some(digit) if givens.contains(cell) => CellView::Given(digit),
            Some(digit) => CellView::Placed(digit),
            None => CellView::Open(
                Digit::ALL
                    .map(|digit| live.contains(Candidate::new(digit, cell)).then_some(Role::Plain)),
            ),
        };
        Self {
            cells: core::array::from_fn(|index| view(Cell::from_index(index))),
            rules: Rules::NONE,
            clashing: CellSet::EMPTY,
            truths: Vec::new(),
            links: Vec::new(),
            patterns: Vec::new(),
            base: Area::default(),
            cover: Area::default(),
            focus: Focus::Areas,
            edges: Vec::new(),
            sees: Vec::new(),
            zones: Vec::new(),
            tags: Vec::new(),
            course: Course::default(),
            chains: Vec::new(),
            boards: Vec::new(),
            truth_means: "pattern",
            fin_means: "fin",
            linked_means: "on the way",
            caption: Vec::new(),
        }
    }

    /// A step on the grid that it was found in.
    ///
    /// Roles come from the shape, the proof and the actions; the technique is not looked at. What
    /// the step claims is shown, whether it is right or not.
    pub fn of_step(grid: &Grid, step: &Step) -> Self {
        let mut scene = Self::of_grid(grid);
        scene.show_covers(step.proof.as_covers().unwrap_or_default());
        scene.show_shape(grid, step);
        for candidate in step.eliminations() {
            scene.mark(candidate, Role::Eliminated);
        }
        for candidate in step.placements() {
            scene.mark(candidate, Role::Target);
        }
        scene.mark_ends();
        scene
    }

    /// Lines end at marked candidates only: what has no role yet is on the way.
    fn mark_ends(&mut self) {
        let nodes: Vec<ChainNode> =
            self.edges.iter().flat_map(|edge| [edge.from, edge.to]).collect();
        for node in nodes {
            self.mark_all(node.cells, node.digit.into(), Role::Linked);
        }
    }

    /// The number of the chain or set that a candidate belongs to, where there are several.
    pub fn chain_of(&self, candidate: Candidate) -> Option<usize> {
        self.chains.iter().find(|(other, _)| *other == candidate).map(|(_, chain)| *chain)
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
            let own = cover.weights();
            for (weight, sector) in weights.iter_mut().zip(Sector::all()) {
                let own = own.sector(sector);
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

    /// Takes all roles back.
    pub(crate) fn unmark(&mut self) {
        for view in &mut self.cells {
            if let CellView::Open(roles) = view {
                roles.iter_mut().flatten().for_each(|role| *role = Role::Plain);
            }
        }
    }

    /// The candidates of a digit among these cells, as a node.
    pub(crate) fn group(&self, digit: Digit, cells: CellSet) -> ChainNode {
        let is_live = |cell: &Cell| self.role(Candidate::new(digit, *cell)).is_some();
        ChainNode::new(digit, cells.filter(is_live).collect())
    }

    pub(crate) fn mark_all(&mut self, cells: CellSet, digits: DigitSet, role: Role) {
        for candidate in cells.flat_map(|cell| cell.candidates(digits)) {
            self.mark(candidate, role);
        }
    }
}

impl Area {
    /// Puts in all that another one has.
    pub(crate) fn join(&mut self, other: Self) {
        self.houses |= other.houses;
        self.cells |= other.cells;
    }

    /// Puts in what a sector is about: its cell or its house.
    pub(crate) fn insert(&mut self, sector: Sector) {
        match sector.kind() {
            SectorKind::Cell(cell) => self.cells.insert(cell),
            SectorKind::House(house, _) => self.houses.insert(house),
        }
    }
}
