//! What makes a node true when the one before it is false.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet, Sector};
use ninerooks_proof::Deduction;
use ninerooks_step::{PostedName, PostedNode};

use super::ChainFault;
use super::follow::{Follow, Kind, Reading};

/// A strong link as it was written: what is false, what is true then, and whether both are in one pair of brackets.
#[derive(Clone, Copy)]
pub(super) struct Strong<'a> {
    pub(super) from: &'a PostedNode,
    pub(super) to: &'a PostedNode,
    pub(super) is_within: bool,
}

impl Follow<'_> {
    /// A node is true, since the one before it is false.
    pub(super) fn hold(&mut self, link: Strong<'_>) -> Result<Reading, ChainFault> {
        if self.named(link.to).is_empty() {
            return Err(ChainFault::Gone(*link.to));
        }
        let gone: Vec<Candidate> =
            self.named(link.from).into_iter().filter(|c| !self.grid.is_live(*c)).collect();
        let mut strict = *self.before;
        for &candidate in &gone {
            strict.eliminate(candidate);
        }
        let reading = read(link, &gone, &strict)?;
        self.settle(&reading);
        Ok(reading)
    }

    /// Has what is left of the truths of a reading be true.
    pub(super) fn settle(&mut self, reading: &Reading) {
        if self.conflict.is_some() {
            return;
        }
        let [truth] = *reading.truths else {
            return self.contradict(&reading.kind, &reading.truths);
        };
        match self.grid.only_in(truth) {
            None if self.grid.in_sector(truth) == 0 => self.conflict = Some(truth),
            Some(only) if !self.grid.solved().contains(only.cell()) => {
                self.grid.place(only);
                self.deductions.push(Deduction::Only(truth));
            }
            _ => {}
        }
    }
}

/// What the second node of a link rests on, once the candidates of the first one are gone.
fn read(link: Strong<'_>, gone: &[Candidate], strict: &Grid) -> Result<Reading, ChainFault> {
    let (to, cells) = (link.to, link.to.cells);
    let is_of_cells = link.is_within && cells.len() > 1 && link.from.cells == cells;
    match to.named {
        Some(PostedName::Fish { base, cover }) => fish(link, [base, cover], gone, strict),
        Some(PostedName::Naked) => naked(link, gone, strict),
        Some(PostedName::Hidden) if to.digits.len() > 1 => hidden(link, gone, strict),
        _ if is_of_cells => naked(link, gone, strict),
        _ if to.digits.len() > 1 => {
            naked(link, gone, strict).or_else(|_| hidden(link, gone, strict))
        }
        _ => single(link, gone, strict),
    }
}

/// Whether one of these sectors has lost something.
fn touched(truths: &[Sector], gone: &[Candidate]) -> bool {
    truths.iter().any(|truth| gone.iter().any(|&candidate| truth.contains(candidate)))
}

/// All that is left of a cell, or of a digit in a house, is the node.
fn single(link: Strong<'_>, gone: &[Candidate], strict: &Grid) -> Result<Reading, ChainFault> {
    let Strong { from, to, .. } = link;
    let Some(digit) = to.digits.only() else { return Err(ChainFault::Apart(*from, *to)) };
    let cells = to.cells & strict.places(digit);
    let cell = cells.only().map(Cell::sector);
    let houses = House::all().into_iter().filter(|house| !(house.cells() & cells).is_empty());
    let sectors = cell.into_iter().chain(houses.map(|house| house.sector(digit)));
    let others = |sector: Sector| -> Vec<Candidate> {
        let is_other = |c: &Candidate| c.digit() != digit || !to.cells.contains(c.cell());
        strict.live_in(sector).filter(is_other).collect()
    };
    let nearest = sectors
        .filter(|sector| touched(&[*sector], gone))
        .map(|sector| (sector, others(sector)))
        .min_by_key(|(_, others)| others.len());
    match nearest {
        None => Err(ChainFault::Apart(*from, *to)),
        Some((truth, others)) if others.is_empty() => Ok(Reading::of(strict, truth)),
        Some((sector, others)) => Err(ChainFault::NotStrong(*from, *to, sector, others)),
    }
}

/// Cells of the node that have no more digits than there are cells.
fn naked(link: Strong<'_>, gone: &[Candidate], strict: &Grid) -> Result<Reading, ChainFault> {
    let Strong { from, to, .. } = link;
    let cells: CellSet = to.cells - strict.solved();
    let has = cells.fold(DigitSet::EMPTY, |all, cell| all | strict.digits(cell));
    let truths: Vec<Sector> = cells.map(Cell::sector).collect();
    let is_named = to.digits.len() < 2 || has == to.digits;
    let in_one_house =
        has.into_iter().all(|digit| !(cells & strict.places(digit)).common_houses().is_empty());
    let is_set = has.len() == cells.len() && is_named && in_one_house;
    if !is_set || !touched(&truths, gone) || !to.digits.is_subset(has) {
        return Err(ChainFault::NotNaked(*from, *to, has));
    }
    Ok(Reading { kind: Kind::Naked(cells), truths, strict: *strict })
}

/// Digits of the node that have no places but its cells, each in a house of its own.
fn hidden(link: Strong<'_>, gone: &[Candidate], strict: &Grid) -> Result<Reading, ChainFault> {
    let Strong { from, to, .. } = link;
    let (digits, cells) = (to.digits, to.cells - strict.solved());
    let outside = |digit: Digit, house: House| (strict.places(digit) & house.cells()) - cells;
    let mut truths = Vec::new();
    for digit in digits {
        let open = House::all()
            .into_iter()
            .filter(|house| !(cells & strict.places(digit) & house.cells()).is_empty());
        // Of several houses one in which the digit had other places.
        let best = open.min_by_key(|house| {
            (outside(digit, *house).len(), !touched(&[house.sector(digit)], gone))
        });
        let others = best.map_or(CellSet::EMPTY, |house| outside(digit, house));
        let others = others.map(|cell| Candidate::new(digit, cell)).collect();
        match best {
            Some(house) if outside(digit, house).is_empty() => truths.push(house.sector(digit)),
            _ => return Err(ChainFault::NotHidden(*from, *to, digit, others)),
        }
    }
    let fault = |digit| ChainFault::NotHidden(*from, *to, digit, Vec::new());
    match digits.first() {
        Some(digit) if cells.len() != digits.len() || !touched(&truths, gone) => Err(fault(digit)),
        _ => Ok(Reading { kind: Kind::Hidden(cells, digits), truths, strict: *strict }),
    }
}

/// Houses whose places of the digit are held by as many others.
fn fish(
    link: Strong<'_>,
    [base, cover]: [HouseSet; 2],
    gone: &[Candidate],
    strict: &Grid,
) -> Result<Reading, ChainFault> {
    let Strong { from, to, .. } = link;
    let Some(digit) = to.digits.only() else { return Err(ChainFault::Apart(*from, *to)) };
    let others = (strict.places(digit) & base.cells()) - cover.cells();
    let truths: Vec<Sector> = base.map(|house| house.sector(digit)).collect();
    if !others.is_empty() || base.len() != cover.len() || !touched(&truths, gone) {
        let others = others.map(|cell| Candidate::new(digit, cell)).collect();
        return Err(ChainFault::NotStrong(
            *from,
            *to,
            truths.first().copied().unwrap_or_else(|| Cell::from_index(0).sector()),
            others,
        ));
    }
    let links = cover.map(|house| house.sector(digit)).collect();
    Ok(Reading::held(strict, truths, links))
}
