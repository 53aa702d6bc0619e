//! Equal steps: those come first that a person sees most easily.
//!
//! Equal are steps of one technique and one cost. A digit that singles place is seen in all its ways together; any other step
//! as one looks at its truths, one after the other ([`Sight`]). What has other proofs, such as assumptions, stays as it was
//! found. Paths take no part in this: those of a released profile stay what they are.

use core::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use ninerooks_board::{Grid, Sector};
use ninerooks_proof::{Cover, Reason};
use ninerooks_sight::Sight;
use ninerooks_step::Step;

use crate::choice::is_dear;
use crate::results::effect;
use crate::{Choice, Costs, Forms, Found, Limit, Position, Profile, chosen};

/// How well a step is seen; nothing where it does not rest on truths alone.
fn sight(grid: &Grid, step: &Step) -> Option<Sight> {
    if step.is_single() {
        return step.placements().next().map(|placed| Sight::of_placement(grid, placed));
    }
    let Reason::Covers(covers) = &step.proof.then else { return None };
    let truths = covers.iter().flat_map(Cover::truths);
    // What several covers use is looked at once; what a lemma says is in no sector.
    let sectors: Option<BTreeSet<Sector>> = truths.map(|(truth, _)| truth.sector()).collect();
    Some(Sight::of_all(grid, sectors.filter(|sectors| !sectors.is_empty())?))
}

/// Puts equal steps of `grid` in the order in which they are seen, and otherwise leaves them as they are: each of these gets
/// the place of another one.
pub fn easiest_seen_first(grid: &Grid, costs: &Costs, steps: Vec<Step>) -> Vec<Step> {
    let mut equal: BTreeMap<(&str, u64), Vec<usize>> = BTreeMap::new();
    for (at, step) in steps.iter().enumerate() {
        equal.entry((step.technique.id(), costs.of(step))).or_default().push(at);
    }
    let mut order: Vec<usize> = (0..steps.len()).collect();
    for places in equal.into_values().filter(|places| places.len() > 1) {
        let mut sorted = places.clone();
        sorted.sort_by_cached_key(|at| Reverse(sight(grid, &steps[*at])));
        for (place, at) in places.into_iter().zip(sorted) {
            order[place] = at;
        }
    }
    let mut steps: Vec<Option<Step>> = steps.into_iter().map(Some).collect();
    order.into_iter().filter_map(|at| steps[at].take()).collect()
}

/// The step to look for next, and the techniques that gave up on the way to it: the one that `profile` takes, or one equal to
/// it that is seen more easily.
pub fn hint(position: &Position, profile: &Profile) -> (Option<Step>, Vec<Limit>) {
    let (step, limits) = chosen(position, profile);
    (step.map(|step| seen_first(position, profile, step)), limits)
}

/// The step to look for next, as [`next_step`](crate::next_step) gives the one that `profile` takes.
pub fn next_hint(grid: &Grid, profile: &Profile) -> Option<Step> {
    hint(&Position::new(grid).in_portions(profile.portions(&[])), profile).0
}

/// Of the steps that are equal to this one, and do as much where that decides, the one that is seen first.
fn seen_first(position: &Position, profile: &Profile, step: Step) -> Step {
    let grid = position.grid();
    // HoDoKu has an order of its own, and to find all steps that assume much takes long.
    let has_order = profile.choice() == Choice::Hodoku || is_dear(step.technique.info());
    // Not by its name among all techniques: that would bind them all to whoever asks for a hint.
    let technique = profile.techniques().find(|technique| technique.id() == step.technique);
    let Some(technique) = technique.filter(|_| !has_order) else { return step };
    let Some(seen) = sight(grid, &step) else { return step };
    let mut found = Found::all(Forms::Once);
    let _ = technique.find(position, &mut found);
    let decides = |step: &Step| {
        let by_effect = profile.choice() != Choice::Order;
        (profile.costs().of(step), by_effect.then(|| effect(grid, step)))
    };
    let rank = decides(&step);
    let equal = found.into_steps().into_iter().filter(|other| decides(other) == rank);
    let seen_of = equal.filter_map(|other| Some((sight(grid, &other)?, other)));
    let better = |best: (Sight, Step), other: (Sight, Step)| {
        if other.0 > best.0 { other } else { best }
    };
    seen_of.fold((seen, step), better).1
}
