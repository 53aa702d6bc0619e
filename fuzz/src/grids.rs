//! Grids: those of the techniques' pages and changed ones, planted ones, and any at all.

use std::sync::OnceLock;

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Grid, Puzzle};
use ninerooks_exact::{Solutions, enumerate_within, solutions_within};
use ninerooks_logic::techniques;
use ninerooks_proof::Action;
use ninerooks_text::formats;

use crate::random::Random;
use crate::source::Source;

/// How many positions a search may look at before nothing is said of the solutions.
const POSITIONS: u64 = 2_000;

/// A grid, and what is known of its solutions.
#[derive(Clone, Copy)]
pub(crate) struct Drawn {
    pub(crate) grid: Grid,
    /// A solution, where one is known. What is proved must be true in it.
    pub(crate) solution: Option<Grid>,
}

impl Drawn {
    fn new(grid: Grid) -> Self {
        let mut solution = None;
        let _ = enumerate_within(&grid, POSITIONS, |first| {
            solution = Some(*first);
            core::ops::ControlFlow::Break(())
        });
        Self { grid, solution }
    }

    /// A known solution in which not all of the actions are true, when there is one. Where they
    /// assume that there is only one solution, there must be.
    pub(crate) fn contradicts(&self, actions: &[Action], uniqueness: bool) -> Option<Grid> {
        let solution = self.solution?;
        if actions.iter().all(|action| is_true(*action, &solution)) {
            return None;
        }
        if uniqueness && !self.is_proper() {
            return None;
        }
        Some(solution)
    }

    /// Whether the givens alone have one solution. Candidates may have gone for no reason, and of
    /// them the uniqueness of the solution says nothing.
    fn is_proper(&self) -> bool {
        let mut puzzle = Puzzle::default();
        for cell in self.grid.givens() {
            if let Some(digit) = self.grid.value(cell) {
                puzzle.give(Candidate::new(digit, cell));
            }
        }
        let solutions = Grid::new(&puzzle).map(|grid| solutions_within(&grid, POSITIONS));
        matches!(solutions, Ok(Ok(Solutions::One(_))))
    }
}

fn is_true(action: Action, solution: &Grid) -> bool {
    let candidate = action.candidate();
    let has = solution.value(candidate.cell()) == Some(candidate.digit());
    has == matches!(action, Action::Place(_))
}

/// The grids of the pages of all techniques, each with the number of its technique.
fn pages() -> &'static [(u16, Drawn)] {
    static PAGES: OnceLock<Vec<(u16, Drawn)>> = OnceLock::new();
    PAGES.get_or_init(|| {
        let docs = techniques::ALL.iter().map(|technique| technique.info().doc);
        let blocks = (0..)
            .zip(docs)
            .flat_map(|(n, doc)| doc.split("```grid\n").skip(1).map(move |b| (n, b)));
        let grids = blocks.filter_map(|(n, block)| {
            let puzzle = formats::read(block.split("```").next()?).ok()?.puzzle;
            Some((n, Drawn::new(Grid::new(&puzzle).ok()?)))
        });
        grids.collect()
    })
}

/// The number of each page with that of its technique.
pub(crate) fn owners() -> impl Iterator<Item = (u16, u16)> {
    (0..).zip(pages()).map(|(page, (technique, _))| (page, *technique))
}

/// A grid of a page. There are some.
fn page(source: &mut Source<'_>) -> Drawn {
    source.choose(pages()).map_or_else(|| Drawn::new(Grid::default()), |(_, drawn)| *drawn)
}

/// Draws a grid.
pub(crate) fn grid(source: &mut Source<'_>) -> Drawn {
    match source.byte() % 8 {
        0 => page(source),
        1..=3 => {
            let drawn = page(source);
            thinned(drawn, source)
        }
        4 | 5 => planted(source),
        6 => {
            let drawn = planted(source);
            thinned(drawn, source)
        }
        _ => Drawn::new(any(source)),
    }
}

/// Some candidates go, and some cells are filled in: false ones where a solution is known, but
/// once in a while true ones too.
fn thinned(mut drawn: Drawn, source: &mut Source<'_>) -> Drawn {
    let ruthless = source.once_in(8);
    for candidate in source.some(40, Source::candidate) {
        if drawn.grid.solved().contains(candidate.cell()) {
            continue;
        }
        match drawn.solution {
            Some(solution) if solution.value(candidate.cell()) == Some(candidate.digit()) => {
                if ruthless {
                    drawn.grid.eliminate(candidate);
                    drawn.solution = None;
                } else if candidate.index() % 3 == 0 {
                    drawn.grid.place(candidate);
                }
            }
            _ => drawn.grid.eliminate(candidate),
        }
    }
    if drawn.solution.is_none() { Drawn::new(drawn.grid) } else { drawn }
}

/// A solved grid with other candidates put in.
fn planted(source: &mut Source<'_>) -> Drawn {
    let Some(solution) = page(source).solution else { return Drawn::new(any(source)) };
    let sparse = source.byte() % 4;
    // Bytes for each cell would leave few for what comes after.
    let mut random = Random::new(source.long());
    let mut puzzle = Puzzle::default();
    let mut live = CandidateSet::EMPTY;
    for cell in Cell::all() {
        let Some(digit) = solution.value(cell) else { continue };
        let own = Candidate::new(digit, cell);
        let others = (0..sparse).fold(random.digits(), |others, _| others & random.digits());
        match random.digits().len() {
            0..3 => puzzle.place(own),
            3 => puzzle.give(own),
            _ => cell.candidates(others.with(digit)).for_each(|other| live.insert(other)),
        }
    }
    puzzle.candidates = Some(Box::new(live));
    match Grid::new(&puzzle) {
        Ok(grid) => Drawn { grid, solution: Some(solution) },
        Err(_) => Drawn::new(Grid::default()),
    }
}

/// Any candidates at all, contradictions among them.
pub(crate) fn any(source: &mut Source<'_>) -> Grid {
    let mut grid = Grid::default();
    let full = source.once_in(4);
    let mut random = Random::new(source.long());
    let is_random = source.once_in(2);
    for cell in Cell::all() {
        let digits = if is_random { random.digits() } else { source.digits() };
        for digit in Digit::ALL.into_iter().filter(|digit| !full && !digits.contains(*digit)) {
            grid.eliminate(Candidate::new(digit, cell));
        }
    }
    // Placing what is not live is what no path does.
    for candidate in source.some(20, Source::candidate) {
        if grid.is_live(candidate) && !grid.solved().contains(candidate.cell()) {
            grid.place(candidate);
        }
    }
    grid
}

/// Any puzzle at all: values that collide, candidates in solved cells, words.
pub(crate) fn puzzle(source: &mut Source<'_>) -> Puzzle {
    let mut puzzle = Puzzle::default();
    let listed = source.once_in(2);
    let mut live = CandidateSet::EMPTY;
    let sane = source.once_in(2);
    for cell in Cell::all() {
        let value = Candidate::new(source.digit(), cell);
        let digits = source.digits();
        if !sane || puzzle.default_candidates().contains(value) {
            match source.byte() % 4 {
                0 => puzzle.give(value),
                1 => puzzle.place(value),
                _ => {}
            }
        }
        cell.candidates(digits).for_each(|candidate| live.insert(candidate));
    }
    puzzle.candidates = listed.then(|| Box::new(live));
    let metadata = &mut puzzle.metadata;
    for field in [
        &mut metadata.title,
        &mut metadata.author,
        &mut metadata.description,
        &mut metadata.comment,
        &mut metadata.date,
        &mut metadata.source,
        &mut metadata.level,
        &mut metadata.url,
    ] {
        if source.once_in(3) {
            let bytes = source.some(12, Source::byte);
            *field = Some(String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    puzzle
}
