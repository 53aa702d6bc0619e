//! Chains of cells with two candidates, as facts for the patterns.

use std::collections::VecDeque;

use ninerooks_board::{Cell, CellSet, Digit, Grid, Sector};
use ninerooks_proof::Cover;

/// The most cells of a chain.
const LONGEST: usize = 6;

/// A digit is in one of two cells, and why.
#[derive(Clone, Debug)]
pub(crate) struct Ends {
    /// The digit.
    pub(crate) digit: Digit,
    /// The two cells.
    pub(crate) cells: CellSet,
    /// The cells of the chain as truths, what links them as links.
    pub(crate) cover: Cover,
}

/// A chain so far: its cells, and the sectors between them.
#[derive(Clone)]
struct Chain {
    cells: Vec<Cell>,
    links: Vec<Sector>,
    /// The digit that the last cell has if the first one lacks the digit of the ends.
    last: Digit,
}

/// The ends of chains of cells with two candidates: neighbours share a house and a digit, and the
/// first and last cell have the same digit over. If the first cell lacks it, the last one has it.
/// For each digit and pair of ends the first of the shortest chains, short chains first.
pub(crate) fn ends(grid: &Grid) -> Vec<Ends> {
    let pairs: CellSet = grid.unsolved().filter(|&cell| grid.digits(cell).len() == 2).collect();
    let mut found: Vec<Ends> = Vec::new();
    for start in pairs {
        for digit in grid.digits(start) {
            from(grid, pairs, start, digit, &mut found);
        }
    }
    found.sort_by_key(|ends| ends.cover.terms.len());
    found
}

/// All ends beyond the start, breadth first. Each cell is reached once for each digit that it then
/// has.
fn from(grid: &Grid, pairs: CellSet, start: Cell, digit: Digit, found: &mut Vec<Ends>) {
    let Some(last) = (grid.digits(start) - digit.into()).only() else { return };
    let mut waiting = VecDeque::from([Chain { cells: vec![start], links: Vec::new(), last }]);
    let mut reached = vec![(start, last)];
    while let Some(chain) = waiting.pop_front() {
        let Some(&at) = chain.cells.last() else { continue };
        for next in Cell::peers(at) & pairs {
            let digits = grid.digits(next);
            let rest = (digits - chain.last.into()).only();
            let (Some(over), true) = (rest, digits.contains(chain.last)) else { continue };
            let Some(link) = shared(at, next, chain.last) else { continue };
            if chain.cells.contains(&next) || reached.contains(&(next, over)) {
                continue;
            }
            reached.push((next, over));
            let mut longer = chain.clone();
            longer.cells.push(next);
            longer.links.push(link);
            longer.last = over;
            if over == digit && start < next {
                let truths: Vec<Sector> =
                    longer.cells.iter().map(|&cell| Sector::cell(cell)).collect();
                let cells = CellSet::from(start).with(next);
                found.push(Ends { digit, cells, cover: Cover::new(&truths, &longer.links) });
            }
            if longer.cells.len() < LONGEST {
                waiting.push_back(longer);
            }
        }
    }
}

/// A sector that holds the digit's candidates of both cells.
fn shared(a: Cell, b: Cell, digit: Digit) -> Option<Sector> {
    let house = a.houses().into_iter().find(|house| house.cells().contains(b))?;
    Some(house.sector(digit))
}
