//! Rare patterns of many cells.
//!
//! * [`sk_loop`]: eight pairs of cells around four boxes, each two joined by digits of a house;
//! * [`exocet`]: base cells whose digits are those of target cells, and pairs of these in [`double_exocet`];
//! * [`impossible`]: cells that cannot be filled from three digits, tridagons among them;
//! * [`msls`]: crossings of rows and columns that have as many digits of houses as cells.

mod double_exocet;
pub(crate) mod exocet;
pub(crate) mod impossible;
pub(crate) mod msls;
pub(crate) mod sk_loop;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Grid, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, HouseDigits, MultiSector, Shape};

/// Whether two lines are in one chute.
const fn same_chute(one: usize, other: usize) -> bool {
    one / 3 == other / 3
}

/// The cells are truths, the digits of the houses links, as many. All candidates of the cells are in links. Rank 0.
fn locked(grid: &Grid, cells: CellSet, links: Vec<HouseDigits>) -> Option<Finding> {
    let own = |link: HouseDigits| link.digits.map(move |digit| link.house.sector(digit));
    let sectors: Vec<Sector> = links.iter().flat_map(|link| own(*link)).collect();
    let truths: Vec<Sector> = cells.map(Cell::sector).collect();
    let is_target = |candidate: &Candidate| {
        let count = sectors.iter().filter(|sector| sector.contains(*candidate)).count();
        count > usize::from(cells.contains(candidate.cell()))
    };
    let targets: CandidateSet = sectors
        .iter()
        .flat_map(|sector| grid.live_in(*sector))
        .filter(|candidate| !grid.solved().contains(candidate.cell()))
        .filter(is_target)
        .collect();
    (!targets.is_empty()).then(|| {
        let shape = Shape::MultiSector(MultiSector { cells, links: links.into() });
        Finding::eliminate(targets.iter(), shape, Cover::new(&truths, &sectors))
    })
}
