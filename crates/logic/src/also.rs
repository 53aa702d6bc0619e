//! The other names of a step: other techniques that say the same.

use std::collections::BTreeSet;

use ninerooks_board::{Grid, Sector};
use ninerooks_proof::{Action, Cover};
use ninerooks_step::{Family, Shape, Step};

use crate::choice::DEAR;
use crate::techniques::ALL;
use crate::{Forms, Found, Position};

/// What other techniques would call a step: for each technique the first step that does the same and counts upon the same
/// truths. So a skyscraper is also a sashimi X-Wing, and an XY-Wing an ALS-XZ and an AIC.
///
/// Only of steps beyond singles whose proof consists of truths and links; uniqueness, assumptions, set logic and
/// patterns, which would call much by their names, are not asked.
pub fn also(grid: &Grid, step: &Step) -> Vec<Step> {
    let Some(logic) = logic(step).filter(|_| !step.is_single()) else { return Vec::new() };
    let position = Position::new(grid);
    let asked = ALL.iter().filter(|technique| {
        let family = technique.info().family;
        let is_asked = !DEAR.contains(&family) && family != Family::Uniqueness;
        is_asked && technique.id() != step.technique
    });
    let same = asked.filter_map(|technique| {
        let mut found = Found::all(Forms::All);
        let _ = technique.find(&position, &mut found);
        found.into_steps().into_iter().find(|other| self::logic(other).as_ref() == Some(&logic))
    });
    same.filter(|other| other.check(grid).is_ok()).collect()
}

/// What a step does, and the truths that it counts upon.
type Logic = (BTreeSet<(bool, usize)>, BTreeSet<Sector>);

fn logic(step: &Step) -> Option<Logic> {
    let covers = step.proof.as_covers()?;
    let truths = covers.iter().flat_map(Cover::truth_sectors).map(|(sector, _)| sector);
    let actions = step.actions.iter().map(|action| match action {
        Action::Place(candidate) => (true, candidate.index()),
        Action::Eliminate(candidate) => (false, candidate.index()),
    });
    let truths: BTreeSet<Sector> = truths.collect();
    // A larger fish that holds a smaller one is no other name of it.
    let is_larger = matches!(&step.shape, Shape::Fish(fish) if fish.base.len() > truths.len());
    (!is_larger).then(|| (actions.collect(), truths))
}
