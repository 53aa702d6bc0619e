//! Patterns that somebody wrote down: whether they are there, and what they prove.
//!
//! The pattern says which truths it counts upon: the base of a fish, the cells of a naked subset or of almost-locked
//! sets. For each candidate that it is said to eliminate, [`refute`] looks for the links that cover these truths but for
//! what the candidate sees; so it is the pattern as written that is judged, and no other.

use core::fmt;

use ninerooks_board::{Candidate, Cell, CellSet, DigitSet, Grid, House, HouseSet, Sector};
use ninerooks_proof::{Action, Cover};
use ninerooks_step::{
    AlmostLocked, AlmostLockedCandidates, AlmostLockedSet, BentSubset, Blossom, BlossomStem,
    Finding, Fireworks, Fish, Intersection, MultiSector, RemotePair, Shape, Single, Subset,
    SubsetKind, SueDeCoq,
};

use super::refute::refute;

/// What is wrong with a pattern, or with what is claimed of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShapeFault {
    /// This candidate is not among those that the pattern has, but it is there.
    Besides(Candidate),
    /// The pattern has this candidate, and it is not there.
    Gone(Candidate),
    /// So many cells and so many digits do not make the pattern.
    Numbers {
        /// The cells.
        cells: usize,
        /// The digits.
        digits: usize,
    },
    /// These cells are in no house together.
    Apart(CellSet),
    /// The cells of a naked or hidden subset are not all in this house.
    Outside(House),
    /// Something else was claimed: the pattern places no digit but the one that it names.
    Other(Action),
    /// The pattern is there, and this does not follow from it.
    NotProved(Candidate),
}

impl fmt::Display for ShapeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Besides(candidate) => {
                write!(f, "the pattern is not there, for it leaves out {candidate}")
            }
            Self::Gone(candidate) => write!(f, "{candidate} is no candidate any more"),
            Self::Numbers { cells, digits } => {
                write!(f, "{cells} cells with {digits} digits do not make this pattern")
            }
            Self::Apart(cells) => write!(f, "{cells} are in no house together"),
            Self::Outside(house) => write!(f, "the cells are not all in {}", house.in_words()),
            Self::Other(action) => write!(f, "{action} does not follow from this pattern"),
            Self::NotProved(candidate) => {
                write!(f, "the pattern is there, but it does not eliminate {candidate}")
            }
        }
    }
}

impl core::error::Error for ShapeFault {}

/// What a pattern as it is written counts upon.
#[derive(Debug, Default)]
pub(super) struct Argument {
    /// Of each of these sectors one candidate is true.
    truths: Vec<Sector>,
    /// The links that it names. Where it names none, any may serve.
    links: Option<Vec<Sector>>,
}

/// What a pattern proves of what is claimed, with its proof; nothing if patterns of this shape are not judged by what is
/// written of them alone, so that they have to be searched for.
///
/// # Errors
/// What is wrong with it.
pub fn judge_shape(
    grid: &Grid,
    shape: &Shape,
    claims: &[Action],
) -> Option<Result<Finding, ShapeFault>> {
    if let Shape::Single(single) = shape {
        return Some(judge_single(grid, *single, claims));
    }
    let arguments = match arguments(grid, shape)? {
        Ok(arguments) => arguments,
        Err(fault) => return Some(Err(fault)),
    };
    Some(judge_arguments(grid, shape, &arguments, claims))
}

fn judge_arguments(
    grid: &Grid,
    shape: &Shape,
    arguments: &[Argument],
    claims: &[Action],
) -> Result<Finding, ShapeFault> {
    let (mut targets, mut covers) = (Vec::new(), Vec::<Cover>::new());
    for claim in claims {
        let Action::Eliminate(target) = *claim else { return Err(ShapeFault::Other(*claim)) };
        let by_path = by_path(shape, target);
        let all = arguments.iter().chain(&by_path);
        let cover = all
            .into_iter()
            .find_map(|argument| refute(grid, &argument.truths, argument.links.as_deref(), target));
        let cover = cover.ok_or(ShapeFault::NotProved(target))?;
        targets.push(target);
        if !covers.contains(&cover) {
            covers.push(cover);
        }
    }
    Ok(Finding::eliminate_by(targets, shape.clone(), covers))
}

/// A digit that is the last one of a cell or of a house.
fn judge_single(grid: &Grid, single: Single, claims: &[Action]) -> Result<Finding, ShapeFault> {
    let target = single.target;
    let sector = match single.house {
        Some(house) if !house.cells().contains(target.cell()) => {
            return Err(ShapeFault::Outside(house));
        }
        Some(house) => house.sector(target.digit()),
        None => target.cell().sector(),
    };
    if !grid.is_live(target) {
        return Err(ShapeFault::Gone(target));
    }
    if let Some(other) = grid.live_in(sector).find(|other| *other != target) {
        return Err(ShapeFault::Besides(other));
    }
    if let Some(other) = claims.iter().find(|claim| **claim != Action::Place(target)) {
        return Err(ShapeFault::Other(*other));
    }
    Ok(Finding::place(target, Shape::Single(single), Cover::new(&[], &[])))
}

/// A digit that is the last one of any of its houses.
///
/// # Errors
/// Where it is not.
pub fn judge_last_place(grid: &Grid, claims: &[Action]) -> Result<Finding, ShapeFault> {
    let mut fault = None;
    for claim in claims {
        let Action::Place(target) = *claim else { return Err(ShapeFault::Other(*claim)) };
        let houses = target.cell().houses().into_iter().map(Some);
        for house in houses {
            match judge_single(grid, Single { target, house }, claims) {
                Ok(found) => return Ok(found),
                Err(other) => fault = Some(other),
            }
        }
    }
    Err(fault.unwrap_or(ShapeFault::Numbers { cells: 0, digits: 0 }))
}

/// The truths and links of a shape, in one way or several, when it is what it says.
fn arguments(grid: &Grid, shape: &Shape) -> Option<Result<Vec<Argument>, ShapeFault>> {
    let one = |argument: Result<Argument, ShapeFault>| Some(argument.map(|it| vec![it]));
    match shape {
        Shape::Intersection(Intersection { digit, base, cover }) => one(Ok(Argument {
            truths: vec![base.sector(*digit)],
            links: Some(vec![cover.sector(*digit)]),
        })),
        Shape::Subset(subset) => Some(of_subset(grid, *subset)),
        Shape::Fish(fish) => one(of_fish(grid, *fish)),
        Shape::BentSubset(bent) => one(of_bent(grid, *bent)),
        Shape::AlmostLocked(sets) => one(of_sets(grid, sets)),
        Shape::AlmostLockedCandidates(candidates) => one(of_candidates(grid, candidates)),
        Shape::SueDeCoq(sue) => one(of_sue_de_coq(grid, sue)),
        Shape::Fireworks(fireworks) => one(Ok(of_fireworks(fireworks))),
        Shape::MultiSector(sectors) => one(Ok(of_sectors(sectors))),
        Shape::Blossom(blossom) => one(of_blossom(grid, blossom)?),
        Shape::RemotePair(pair) => Some(of_pair(grid, pair).map(|()| Vec::new())),
        _ => None,
    }
}

fn truths_of(cells: CellSet) -> Vec<Sector> {
    cells.map(Cell::sector).collect()
}

fn sectors_of(houses: HouseSet, digits: DigitSet) -> Vec<Sector> {
    houses.flat_map(|house| digits.map(move |digit| house.sector(digit))).collect()
}

/// Whether cells have no other digits than these.
fn has_only(grid: &Grid, cells: CellSet, digits: DigitSet) -> Result<(), ShapeFault> {
    let other = cells.flat_map(|cell| cell.candidates(grid.digits(cell) - digits)).next();
    other.map_or(Ok(()), |other| Err(ShapeFault::Besides(other)))
}

/// Naked: the cells have no other digits. Hidden: the house has no other places for the digits.
fn of_subset(grid: &Grid, subset: Subset) -> Result<Vec<Argument>, ShapeFault> {
    let Subset { kind, cells, digits, houses } = subset;
    if cells.len() != digits.len() {
        return Err(ShapeFault::Numbers { cells: cells.len(), digits: digits.len() });
    }
    let common = cells.common_houses();
    if common.is_empty() {
        return Err(ShapeFault::Apart(cells));
    }
    if let Some(house) = (houses - common).first() {
        return Err(ShapeFault::Outside(house));
    }
    let houses = if houses.is_empty() { common } else { houses };
    if kind == SubsetKind::Naked {
        has_only(grid, cells, digits)?;
        let links = Some(sectors_of(houses, digits));
        return Ok(vec![Argument { truths: truths_of(cells), links }]);
    }
    // Of several houses one is enough.
    let other = |house: House| {
        let places = digits.flat_map(|digit| grid.live_in(house.sector(digit)));
        places.into_iter().find(|place| !cells.contains(place.cell()))
    };
    let hidden: Vec<House> = houses.filter(|house| other(*house).is_none()).collect();
    if hidden.is_empty() {
        let besides = houses.into_iter().find_map(other).map(ShapeFault::Besides);
        return Err(besides.unwrap_or(ShapeFault::Apart(cells)));
    }
    let argument = |house: House| Argument {
        truths: sectors_of(house.into(), digits),
        links: Some(truths_of(cells)),
    };
    Ok(hidden.into_iter().map(argument).collect())
}

/// All places of the base are in the cover, or are fins.
fn of_fish(grid: &Grid, fish: Fish) -> Result<Argument, ShapeFault> {
    let Fish { digit, base, cover, fins } = fish;
    let places = grid.places(digit) & base.cells();
    let at = |cells: CellSet| cells.first().map(|cell| Candidate::new(digit, cell));
    if let Some(gone) = at(fins - places) {
        return Err(ShapeFault::Gone(gone));
    }
    if let Some(besides) = at((places - cover.cells()) - fins) {
        return Err(ShapeFault::Besides(besides));
    }
    Ok(Argument {
        truths: sectors_of(base, digit.into()),
        links: Some(sectors_of(cover, digit.into())),
    })
}

/// As many cells as digits, and no other digits in them.
fn of_bent(grid: &Grid, bent: BentSubset) -> Result<Argument, ShapeFault> {
    let BentSubset { cells, digits, .. } = bent;
    if cells.len() != digits.len() {
        return Err(ShapeFault::Numbers { cells: cells.len(), digits: digits.len() });
    }
    has_only(grid, cells, digits)?;
    Ok(Argument { truths: truths_of(cells), links: None })
}

/// Each set has one digit more than cells, or two, and is in one house.
fn is_set(grid: &Grid, set: &AlmostLockedSet) -> Result<(), ShapeFault> {
    let (cells, digits) = (set.cells.len(), set.digits.len());
    if digits != cells + 1 && digits != cells + 2 {
        return Err(ShapeFault::Numbers { cells, digits });
    }
    if set.cells.common_houses().is_empty() {
        return Err(ShapeFault::Apart(set.cells));
    }
    has_only(grid, set.cells, set.digits)
}

fn of_sets(grid: &Grid, shape: &AlmostLocked) -> Result<Argument, ShapeFault> {
    shape.sets.iter().try_for_each(|set| is_set(grid, set))?;
    let truths = shape.sets.iter().flat_map(|set| truths_of(set.cells)).collect();
    Ok(Argument { truths, links: None })
}

/// The naked cells have no other digits, and the digits no other places in the house where they are hidden, but for
/// where the two houses cross.
fn of_candidates(grid: &Grid, shape: &AlmostLockedCandidates) -> Result<Argument, ShapeFault> {
    let AlmostLockedCandidates { digits, naked_in, naked, hidden_in, hidden } = *shape;
    if !naked.is_subset(naked_in.cells()) {
        return Err(ShapeFault::Outside(naked_in));
    }
    if !hidden.is_subset(hidden_in.cells()) {
        return Err(ShapeFault::Outside(hidden_in));
    }
    has_only(grid, naked, digits)?;
    let mut truths = truths_of(naked);
    truths.extend(sectors_of(hidden_in.into(), digits));
    Ok(Argument { truths, links: None })
}

fn of_sue_de_coq(grid: &Grid, shape: &SueDeCoq) -> Result<Argument, ShapeFault> {
    for part in [shape.crossing, shape.in_line, shape.in_box] {
        has_only(grid, part.cells, part.digits)?;
    }
    let cells = shape.crossing.cells | shape.in_line.cells | shape.in_box.cells;
    Ok(Argument { truths: truths_of(cells), links: None })
}

fn of_fireworks(shape: &Fireworks) -> Argument {
    let lines = |pivot: &ninerooks_step::FireworkPivot| {
        let mut lines = sectors_of(pivot.cell.row().into(), pivot.in_row);
        lines.extend(sectors_of(pivot.cell.column().into(), pivot.in_column));
        lines
    };
    Argument { truths: shape.pivots.iter().flat_map(lines).collect(), links: None }
}

fn of_sectors(shape: &MultiSector) -> Argument {
    let links = shape.links.iter().flat_map(|link| sectors_of(link.house.into(), link.digits));
    Argument { truths: truths_of(shape.cells), links: Some(links.collect()) }
}

/// The stem has no other candidates than those with a petal. Nothing where it is a pattern with guardians.
fn of_blossom(grid: &Grid, shape: &Blossom) -> Option<Result<Argument, ShapeFault>> {
    let BlossomStem::Sector(stem) = shape.stem else { return None };
    let has_petal = |c: &Candidate| shape.petals.iter().any(|petal| petal.from == *c);
    if let Some(besides) = grid.live_in(stem).find(|c| !has_petal(c)) {
        return Some(Err(ShapeFault::Besides(besides)));
    }
    if let Err(fault) = shape.petals.iter().try_for_each(|petal| is_set(grid, &petal.set)) {
        return Some(Err(fault));
    }
    let mut truths = vec![stem];
    truths.extend(truths_of(shape.cells()));
    Some(Ok(Argument { truths, links: None }))
}

/// All cells have the two digits and no others.
fn of_pair(grid: &Grid, shape: &RemotePair) -> Result<(), ShapeFault> {
    if shape.digits.len() != 2 {
        let cells = shape.sides.map(CellSet::len).iter().sum();
        return Err(ShapeFault::Numbers { cells, digits: shape.digits.len() });
    }
    shape.sides.iter().try_for_each(|side| has_only(grid, *side, shape.digits))
}

/// Of a remote pair, the cells along the shortest way between two that the target sees, one of each side.
fn by_path(shape: &Shape, target: Candidate) -> Vec<Argument> {
    let Shape::RemotePair(RemotePair { sides, .. }) = shape else { return Vec::new() };
    let seen = |cells: CellSet| cells & target.cell().peers();
    let ways = seen(sides[0]).filter_map(|from| way(*sides, from, seen(sides[1])));
    let argument = |cells: CellSet| Argument { truths: truths_of(cells), links: None };
    ways.map(argument).collect()
}

/// The cells from one of the first side to any of these of the second side, each of which sees the next.
fn way(sides: [CellSet; 2], from: Cell, to: CellSet) -> Option<CellSet> {
    let mut reached = CellSet::from(from);
    let mut queue = vec![(from, CellSet::from(from))];
    let mut at = 0;
    while let Some((cell, way)) = queue.get(at).copied() {
        at += 1;
        if to.contains(cell) {
            return Some(way);
        }
        let others = if sides[0].contains(cell) { sides[1] } else { sides[0] };
        for next in (others & cell.peers()) - reached {
            reached.insert(next);
            queue.push((next, way.with(next)));
        }
    }
    None
}
