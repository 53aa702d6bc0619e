//! M-, S-, L- and H-Wings beside their definitions, cell by cell.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, Grid, House};
use ninerooks_logic::Forms;
use ninerooks_step::Shape;
use ninerooks_testing::grid;
use ninerooks_text::notation;

use crate::common::{PUZZLES, states_of, steps};

const IDS: [&str; 4] = ["m-wing", "s-wing", "l-wing", "h-wing"];

/// A digit and a cell that it may be in.
type At = (Digit, Cell);

/// What the definitions are written with.
struct Board<'a> {
    grid: &'a Grid,
    /// The bivalue cells, each both ways.
    cells: Vec<(Digit, Digit, Cell)>,
    /// The conjugate pairs, each both ways.
    pairs: Vec<(Digit, Cell, Cell)>,
}

impl<'a> Board<'a> {
    fn new(grid: &'a Grid) -> Self {
        let mut board = Self { grid, cells: Vec::new(), pairs: Vec::new() };
        for cell in grid.unsolved() {
            let digits: Vec<Digit> = grid.digits(cell).collect();
            if let [x, y] = digits[..] {
                board.cells.extend([(x, y, cell), (y, x, cell)]);
            }
        }
        for (digit, house) in Digit::ALL.into_iter().flat_map(|d| House::all().map(move |h| (d, h)))
        {
            let places: Vec<Cell> =
                (grid.places(digit) & grid.unsolved() & house.cells()).into_iter().collect();
            if let [a, b] = places[..] {
                board.pairs.extend([(digit, a, b), (digit, b, a)]);
            }
        }
        board
    }

    /// The conjugate pairs of a digit from a cell: the other cells.
    fn other(&self, digit: Digit, cell: Cell) -> impl Iterator<Item = Cell> {
        let of = self.pairs.iter().filter(move |(d, a, _)| *d == digit && *a == cell);
        of.map(|(_, _, b)| *b)
    }

    /// The conjugate pairs of a digit whose first cell sees this one.
    fn seen(&self, digit: Digit, from: Cell) -> impl Iterator<Item = (Cell, Cell)> {
        let sees = move |a: Cell| from.peers().contains(a);
        let of = self.pairs.iter().filter(move |(d, a, _)| *d == digit && sees(*a));
        of.map(|(_, a, b)| (*a, *b))
    }

    /// (x=y)A-yB=(y-x)C=xD.
    fn m(&self) -> Vec<[At; 6]> {
        let mut all = Vec::new();
        for (x, y, a) in self.cells.iter().copied() {
            for (b, c) in self.seen(y, a) {
                all.extend(
                    self.other(x, c).map(|d| [(x, a), (y, a), (y, b), (y, c), (x, c), (x, d)]),
                );
            }
        }
        all
    }

    /// xA=xB-(x=y)C-yD=yE.
    fn s(&self) -> Vec<[At; 6]> {
        let mut all = Vec::new();
        for (x, y, c) in self.cells.iter().copied() {
            for (b, a) in self.seen(x, c) {
                let of = self.seen(y, c);
                all.extend(of.map(|(d, e)| [(x, a), (x, b), (x, c), (y, c), (y, d), (y, e)]));
            }
        }
        all
    }

    /// xA=(x-y)B=(y-z)C=zD, and xA=(x-y)B=yC-yD=yE.
    fn l(&self) -> Vec<[At; 6]> {
        let mut all = Vec::new();
        for (x, a, b) in self.pairs.iter().copied() {
            for y in self.grid.digits(b).without(x) {
                for c in self.other(y, b) {
                    for z in self.grid.digits(c).without(y) {
                        let of = self.other(z, c);
                        all.extend(of.map(|d| [(x, a), (x, b), (y, b), (y, c), (z, c), (z, d)]));
                    }
                    let of = self.seen(y, c);
                    all.extend(of.map(|(d, e)| [(x, a), (x, b), (y, b), (y, c), (y, d), (y, e)]));
                }
            }
        }
        all
    }

    /// (x=y)A-(y=z)B-zC=zD, and (x=y)A-yB=(y-z)C=zD.
    fn h(&self) -> Vec<[At; 6]> {
        let mut all = Vec::new();
        for (x, y, a) in self.cells.iter().copied() {
            let second = |(of, _, b): &&(Digit, Digit, Cell)| *of == y && a.peers().contains(*b);
            for (_, z, b) in self.cells.iter().filter(second).copied() {
                let of = self.seen(z, b);
                all.extend(of.map(|(c, d)| [(x, a), (y, a), (y, b), (z, b), (z, c), (z, d)]));
            }
            for (b, c) in self.seen(y, a) {
                for z in self.grid.digits(c).without(x).without(y) {
                    let of = self.other(z, c);
                    all.extend(of.map(|d| [(x, a), (y, a), (y, b), (y, c), (z, c), (z, d)]));
                }
            }
        }
        all
    }

    /// The chains of a wing that pass no candidate twice and eliminate something, from either end: what they pass, and
    /// what sees both ends.
    fn wings(&self, id: &str) -> BTreeSet<(Vec<Candidate>, Vec<Candidate>)> {
        let all = match id {
            "m-wing" => self.m(),
            "s-wing" => self.s(),
            "l-wing" => self.l(),
            _ => self.h(),
        };
        let mut wings = BTreeSet::new();
        for nodes in all {
            let nodes = nodes.map(|(digit, cell)| Candidate::new(digit, cell));
            if nodes.iter().collect::<BTreeSet<_>>().len() < 6 {
                continue;
            }
            let ends = [nodes[0], nodes[5]];
            let is_open = |c: &Candidate| self.grid.unsolved().contains(c.cell());
            let gone: Vec<Candidate> = (self.grid.live().iter().filter(is_open))
                .filter(|c| ends.iter().all(|end| end.sees(*c)))
                .collect();
            if !gone.is_empty() {
                wings.insert((either_way(nodes.to_vec()), gone));
            }
        }
        wings
    }
}

/// The lower end first.
fn either_way(mut nodes: Vec<Candidate>) -> Vec<Candidate> {
    if nodes[0] > nodes[nodes.len() - 1] {
        nodes.reverse();
    }
    nodes
}

#[test]
fn the_wings_are_those_of_the_definitions() {
    let mut counts = [0; 4];
    let states = states_of(PUZZLES.map(grid));
    assert!(states.len() >= 30, "only {} states", states.len());
    for (grid, solution) in states {
        let board = Board::new(&grid);
        for (id, count) in IDS.into_iter().zip(&mut counts) {
            let slow = board.wings(id);
            let mut found = BTreeSet::new();
            for step in steps(id, &grid, Forms::All) {
                assert_eq!(step.check(&grid), Ok(()), "{step:?}");
                assert!(step.eliminations().all(|c| !solution.is_live(c)), "{step:?}");
                let Shape::Chain(chain) = &step.shape else { panic!("{step:?}") };
                assert!(!chain.ring && !chain.is_grouped(), "{step:?}");
                let nodes = chain.nodes.iter().map(|node| node.candidates().iter().next().unwrap());
                let mut gone: Vec<Candidate> = step.eliminations().collect();
                gone.sort_unstable();
                let is_new = found.insert((either_way(nodes.collect()), gone));
                assert!(is_new, "twice: {step:?}");
            }
            *count += found.len();
            let missed: Vec<_> = slow.difference(&found).collect();
            let more: Vec<_> = found.difference(&slow).collect();
            assert!(missed.is_empty() && more.is_empty(), "{id}: {missed:?} {more:?}\n{grid:?}");
            let sets = |all: Vec<Vec<Candidate>>| all.into_iter().collect::<BTreeSet<_>>();
            let mut once = Vec::new();
            for step in steps(id, &grid, Forms::Once) {
                let mut gone: Vec<Candidate> = step.eliminations().collect();
                gone.sort_unstable();
                once.push(gone);
            }
            let number = once.len();
            let once = sets(once);
            assert_eq!(once.len(), number, "{id} eliminates the same twice");
            assert_eq!(once, sets(slow.into_iter().map(|(_, gone)| gone).collect()), "{id}");
        }
    }
    println!("{IDS:?}: {counts:?}");
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");
}

/// What a wing eliminates an AIC or something shorter eliminates: it is one under its name.
#[test]
fn a_wing_is_an_aic_under_its_name() {
    let mut aics = 0;
    for (grid, _) in states_of(PUZZLES.map(grid)).into_iter().step_by(5) {
        let others = [
            "aic",
            "aic-ring",
            "xy-chain",
            "x-chain",
            "skyscraper",
            "turbot-fish",
            "two-string-kite",
        ];
        let all: CandidateSet = others
            .iter()
            .flat_map(|id| steps(id, &grid, Forms::All))
            .flat_map(|step| step.eliminations().collect::<Vec<_>>())
            .collect();
        for id in IDS {
            for step in steps(id, &grid, Forms::Once) {
                aics += 1;
                let line = notation::describe(&step);
                assert!(line.starts_with(&id[..1].to_uppercase()), "{line}");
                let missed = step.eliminations().find(|c| !all.contains(*c));
                assert_eq!(missed, None, "{line}\n{grid:?}");
            }
        }
    }
    assert!(aics > 20, "{aics}");
}
