//! The step that HoDoKu would take.
//!
//! HoDoKu does not search for singles: it notes each as it comes up, and takes the one that has waited longest. So a
//! puzzle gets other singles there than a search in reading order finds, and with them another path and another score.
//! These rules were found by comparing scores with those of HoDoKu 2.2 (`tests/score.rs` does it); that its own finders
//! look further, in nets above all, is not followed.

use core::cmp::Reverse;
use std::borrow::Cow;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, DigitSet, Grid, HouseKind};
use ninerooks_proof::Action;
use ninerooks_step::{Family, Shape, Step, Subset};

use crate::{Forms, Found, Limit, Position, Profile};

/// The singles of a path in the order in which they came up.
#[derive(Clone, Debug)]
pub(crate) struct Arrivals {
    live: CandidateSet,
    /// A cell, when one digit is left in it.
    naked: Vec<Candidate>,
    /// A digit, when one place is left for it in a house.
    hidden: Vec<Candidate>,
}

impl Arrivals {
    /// Those of a grid by itself: its digits come in reading order, then whatever else was eliminated.
    pub(crate) fn new(grid: &Grid) -> Self {
        let mut arrivals = Self { live: CandidateSet::ALL, naked: Vec::new(), hidden: Vec::new() };
        let given = |cell: Cell| Some(Candidate::new(grid.value(cell)?, cell));
        for value in grid.solved().filter_map(given) {
            arrivals.place(value);
        }
        for cell in grid.unsolved() {
            for candidate in cell.candidates(DigitSet::ALL - grid.digits(cell)) {
                arrivals.delete(candidate);
            }
        }
        arrivals
    }

    /// Follows a step.
    pub(crate) fn take(&mut self, step: &Step) {
        for action in &step.actions {
            match *action {
                Action::Place(value) => self.place(value),
                Action::Eliminate(candidate) => self.delete(candidate),
            }
        }
    }

    /// The digit goes from what its cell sees, then everything from the cell.
    fn place(&mut self, value: Candidate) {
        let (digit, cell) = (value.digit(), value.cell());
        for peer in cell.peers() {
            self.delete(Candidate::new(digit, peer));
        }
        for candidate in cell.candidates(DigitSet::ALL) {
            self.delete(candidate);
        }
    }

    fn delete(&mut self, candidate: Candidate) {
        if !self.live.contains(candidate) {
            return;
        }
        self.live.remove(candidate);
        let (digit, cell) = (candidate.digit(), candidate.cell());
        for house in cell.houses() {
            let places = self.live[digit] & house.cells();
            if places.len() == 1 {
                self.hidden.extend(places.map(|cell| Candidate::new(digit, cell)));
            }
        }
        let left = self.live.digits(cell);
        if left.len() == 1 {
            self.naked.extend(cell.candidates(left));
        }
    }
}

/// Chains of which HoDoKu collects all before it takes one.
const COLLECTED: [&str; 6] =
    ["x-chain", "xy-chain", "aic-ring", "aic", "grouped-aic-ring", "grouped-aic"];

/// The step that comes next, and the techniques that gave up on the way to it.
pub(crate) fn chosen(position: &Position, profile: &Profile) -> (Option<Step>, Vec<Limit>) {
    let mut limits = Vec::new();
    for technique in profile.techniques() {
        let (id, family) = (technique.info().id, technique.info().family);
        let is_basic = matches!(family, Family::Singles | Family::Subsets);
        let wants_all = is_basic || id.starts_with("locked-") || COLLECTED.contains(&id);
        let mut found = if wants_all { Found::all(Forms::Once) } else { Found::first() };
        let _ = technique.find(position, &mut found);
        limits.extend_from_slice(found.limits());
        let mut steps = found.into_steps().into_iter();
        let step = match id {
            "full-house" | "naked-single" => longest(position, steps, |singles| &singles.naked),
            "hidden-single" => longest(position, steps, |singles| &singles.hidden),
            "locked-pair" | "locked-triple" => steps.find(is_locked_in_both),
            _ if family == Family::Subsets => boxes_first(steps),
            _ if wants_all => most(steps),
            _ => steps.next(),
        };
        if step.is_some() {
            return (step, limits);
        }
    }
    (None, limits)
}

/// The single that has waited longest.
fn longest(
    position: &Position,
    steps: impl ExactSizeIterator<Item = Step>,
    queue: fn(&Arrivals) -> &[Candidate],
) -> Option<Step> {
    if steps.len() < 2 {
        return steps.last();
    }
    let of_grid = || Cow::Owned(Arrivals::new(position.grid()));
    let arrivals = position.arrivals().map_or_else(of_grid, Cow::Borrowed);
    let turn = |step: &Step| {
        let came = |value| queue(&arrivals).iter().position(|single| *single == value);
        step.placements().filter_map(came).min().unwrap_or(usize::MAX)
    };
    steps.min_by_key(turn)
}

/// Whether both houses of a locked pair or triple lose candidates. Otherwise it is a naked one, and later.
fn is_locked_in_both(step: &Step) -> bool {
    let loses = |cells: CellSet| step.eliminations().any(|gone| cells.contains(gone.cell()));
    subset(step).is_some_and(|subset| subset.houses.into_iter().all(|house| loses(house.cells())))
}

/// The first one in a box, or else in a row, or else in a column.
fn boxes_first(steps: impl Iterator<Item = Step>) -> Option<Step> {
    let is_in_box = |house: ninerooks_board::House| house.kind() == HouseKind::Block;
    let in_box = |step: &Step| subset(step).is_some_and(|s| s.houses.into_iter().any(is_in_box));
    steps.min_by_key(|step| !in_box(step))
}

fn subset(step: &Step) -> Option<&Subset> {
    match &step.shape {
        Shape::Subset(subset) => Some(subset),
        _ => None,
    }
}

/// The one with the most eliminations; of those the one whose eliminations are nearest to the upper left corner, as
/// HoDoKu measures that: by a sum in which the second counts 81 times, the third 161 times as much as the first.
fn most(steps: impl Iterator<Item = Step>) -> Option<Step> {
    let place = |gone: Candidate| (gone.cell().index(), usize::from(gone.digit().get()));
    steps.min_by_key(|step| {
        let mut places: Vec<_> = step.eliminations().map(place).collect();
        places.sort_unstable();
        let weighed = places.iter().zip((1..).step_by(80));
        let sum: usize = weighed.map(|((cell, digit), weight)| cell * weight + digit).sum();
        (Reverse(places.len()), sum)
    })
}
