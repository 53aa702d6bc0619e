//! What the tests share.

use ninerooks_board::{Candidate, Digit, DigitSet, Grid, House};
use ninerooks_logic::rookery::{Equations, Method, Overlay, OverlayStep};
use ninerooks_proof::{Action, check};
pub(crate) use ninerooks_testing::{data, grid};

/// The puzzles of a list, one a line, in any column.
pub(crate) fn puzzles(text: &str) -> Vec<Grid> {
    let field = |line: &str| line.split('\t').find(|field| field.len() == 81).map(grid);
    text.lines().filter_map(field).collect()
}

pub(crate) const ADVANCED: [Method; 3] = [Method::TwoCell, Method::ThreeCell, Method::Clash];

pub(crate) fn kwise(size: usize) -> Vec<Method> {
    (2..=size).map(Method::Combinations).collect()
}

pub(crate) fn equations(depth: usize) -> Method {
    Method::Equations(Equations { depth, ..Equations::default() })
}

/// A run of methods to the end, every step of it judged by the checker.
pub(crate) struct Run {
    pub(crate) grid: Grid,
    pub(crate) overlay: Overlay,
    pub(crate) steps: Vec<OverlayStep>,
}

/// Basic POM first, then naked singles if asked for, then the methods in their order.
pub(crate) fn run(grid: &Grid, methods: &[Method], singles: bool) -> Run {
    let mut run =
        Run { grid: *grid, overlay: Overlay::new(grid, DigitSet::ALL), steps: Vec::new() };
    while !run.grid.is_solved() {
        if let Some(step) = run.overlay.basic(&run.grid) {
            run.act(step);
        } else if let Some(single) = naked_single(&run.grid).filter(|_| singles) {
            run.grid.place(single);
        } else if let Some(step) = run.overlay.step(&run.grid, methods).unwrap() {
            run.act(step);
        } else {
            break;
        }
        run.overlay.follow(&run.grid);
    }
    run
}

impl Run {
    fn act(&mut self, step: OverlayStep) {
        check(&self.grid, &step.actions, &step.proof)
            .unwrap_or_else(|refusal| panic!("{}: {refusal}", self.grid));
        step.actions.iter().for_each(|action| action.apply(&mut self.grid));
        self.steps.push(step);
    }

    pub(crate) fn actions(&self) -> Vec<Action> {
        self.steps.iter().flat_map(|step| step.actions.iter().copied()).collect()
    }

    pub(crate) fn counts(&self) -> [usize; 9] {
        Digit::ALL.map(|digit| self.overlay.space().count(digit))
    }
}

/// How many candidates are open.
pub(crate) fn open(grid: &Grid) -> usize {
    Digit::ALL.map(|digit| grid.places(digit).len()).iter().sum()
}

pub(crate) fn naked_single(grid: &Grid) -> Option<Candidate> {
    grid.unsolved().find_map(|cell| Some(Candidate::new(grid.digits(cell).only()?, cell)))
}

/// Places naked and hidden singles until there is none.
pub(crate) fn singles(grid: &mut Grid) {
    let hidden = |grid: &Grid| {
        House::all().find_map(|house| {
            Digit::ALL.into_iter().find_map(|digit| {
                let only = grid.only_in(house.sector(digit))?;
                (!grid.solved().contains(only.cell())).then_some(only)
            })
        })
    };
    while let Some(single) = naked_single(grid).or_else(|| hidden(grid)) {
        grid.place(single);
    }
}

pub(crate) fn counts(grid: &Grid) -> [usize; 9] {
    let overlay = Overlay::new(grid, DigitSet::ALL);
    Digit::ALL.map(|digit| overlay.space().count(digit))
}

/// Candidates as `3r1c1`, in their order.
pub(crate) fn names(actions: &[Action]) -> Vec<String> {
    let mut names: Vec<String> = actions.iter().map(ToString::to_string).collect();
    names.sort();
    names
}
