//! The step of a chain: what is seen of it, and its proof, a refutation.

use ninerooks_board::{Candidate, CellSet, Grid, SectorKind};
use ninerooks_proof::{Action, Cover, Deduction, Disproof, Proof, Refutation};
use ninerooks_step::{Actions, ChainNode, Finding, Shape, Whip, WhipLink};

/// The step, unless the sectors do not come down as the chain says.
pub(super) fn finding(grid: &Grid, target: Candidate, chain: Vec<WhipLink>) -> Option<Finding> {
    let mut assumed = *grid;
    assumed.place(target);
    let mut deductions = Vec::with_capacity(chain.len());
    let mut conflict = None;
    for link in &chain {
        match (assumed.in_sector(link.sector).count_ones(), link.right) {
            (0, _) => {
                conflict = Some(link.sector);
                break;
            }
            (1, _) => {
                assumed.place(assumed.only_in(link.sector)?);
                deductions.push(Deduction::Only(link.sector));
            }
            (_, Some(group)) => deductions.extend(locked(&mut assumed, link, group)),
            (_, None) => return None,
        }
    }
    let disproof = Disproof::of(target, deductions.into(), conflict?);
    Some(Finding {
        actions: Actions::from_slice(&[Action::Eliminate(target)]),
        shape: Shape::Whip(Whip { target, links: chain.into() }),
        proof: Proof::refute(Refutation { disproofs: Box::new([disproof]) }),
    })
}

/// Locked candidates: what is left of a sector is a group in another house, of which the rest is false.
fn locked(assumed: &mut Grid, link: &WhipLink, group: ChainNode) -> Option<Deduction> {
    let SectorKind::House(house, digit) = link.sector.kind() else { return None };
    let own: CellSet = group.cells;
    let other = own.common_houses().without(house).first()?;
    let gone = (assumed.places(digit) & other.cells()) - own - house.cells();
    if gone.is_empty() {
        return None;
    }
    let eliminates: Box<[Candidate]> = gone.map(|cell| Candidate::new(digit, cell)).collect();
    eliminates.iter().for_each(|candidate| assumed.eliminate(*candidate));
    let cover = Cover::new(&[link.sector], &[other.sector(digit)]);
    Some(Deduction::Cover { cover, eliminates })
}
