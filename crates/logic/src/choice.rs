//! Which of the steps of a state is taken.

use core::cmp::Reverse;

use ninerooks_board::{Candidate, Grid};
use ninerooks_step::{Family, Info, Step};

use crate::hodoku;
use crate::results::effect;
use crate::walk::find;
use crate::{Forms, Found, Limit, Position, Profile};

/// Which of the steps of a state a profile takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Choice {
    /// The first one of the first technique that finds any.
    #[default]
    Order,
    /// The one of all that [costs](crate::Costs) least; of those the one with the greatest effect.
    Cheapest,
    /// The one of all that eliminates most, by a digit that it places too; of those the cheapest.
    Effect,
    /// The one that HoDoKu would take: of singles the one that has waited longest, of other steps as it searches.
    Hodoku,
}

/// Families of which one step is enough work: they assume much or weigh much. Their steps are looked for only where
/// there is no other.
pub(crate) const DEAR: [Family; 4] =
    [Family::Hypotheses, Family::Whips, Family::SetLogic, Family::Patterns];

pub(crate) fn is_dear(technique: &Info) -> bool {
    DEAR.contains(&technique.family)
}

impl Choice {
    /// All, with the names by which they are known.
    pub const NAMES: [(Self, &str); 4] = [
        (Self::Order, "order"),
        (Self::Cheapest, "cheapest"),
        (Self::Effect, "effect"),
        (Self::Hodoku, "hodoku"),
    ];

    /// Its name.
    ///
    /// ```
    /// use ninerooks_logic::Choice;
    /// assert_eq!(Choice::Cheapest.name(), "cheapest");
    /// assert_eq!(Choice::by_name("cheapest"), Some(Choice::Cheapest));
    /// ```
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].1
    }

    /// The one with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(_, known)| *known == name).map(|(choice, _)| *choice)
    }
}

/// All steps of a position but those of [dear families](DEAR).
pub(crate) fn easy_steps(position: &Position, profile: &Profile, forms: Forms) -> Vec<Step> {
    position.allow(profile.work());
    steps_worth_a_look(position, profile, forms, false).0
}

/// The easy steps; where only the `cheapest` is wanted, those that cost least, and techniques that have none so cheap as
/// one that is there are not asked.
fn steps_worth_a_look(
    position: &Position,
    profile: &Profile,
    forms: Forms,
    cheapest: bool,
) -> (Vec<Step>, Vec<Limit>) {
    let costs = profile.costs();
    let mut best = u64::MAX;
    let (mut steps, mut limits) = (Vec::new(), Vec::new());
    for technique in profile.techniques().filter(|t| !is_dear(t.info())) {
        if cheapest && costs.least(technique.info()) > best {
            continue;
        }
        let mut found = Found::all(forms);
        if cheapest {
            found = found.up_to(best, costs);
        }
        let _ = technique.find(position, &mut found);
        limits.extend_from_slice(found.limits());
        let found = found.into_steps();
        if !cheapest {
            steps.extend(found);
            continue;
        }
        for step in found {
            let cost = costs.of(&step);
            if cost < best {
                steps.clear();
                best = cost;
            }
            // What else decides takes longer to work out than what a step costs.
            if cost == best {
                steps.push(step);
            }
        }
    }
    (steps, limits)
}

/// The step of a position that a profile takes, and the techniques that gave up on the way to it.
pub fn chosen(position: &Position, profile: &Profile) -> (Option<Step>, Vec<Limit>) {
    position.allow(profile.work());
    if profile.choice() == Choice::Hodoku {
        return hodoku::chosen(position, profile);
    }
    let mut found = Found::first();
    let mut limits = Vec::new();
    if profile.choice() == Choice::Order {
        find(position, profile, &mut found);
    } else {
        let cheapest = profile.choice() == Choice::Cheapest;
        let (steps, over) = steps_worth_a_look(position, profile, Forms::Once, cheapest);
        if let Some(best) = best(position.grid(), profile, steps) {
            return (Some(best), over);
        }
        limits = over;
        let mut dear = profile.techniques().filter(|technique| is_dear(technique.info()));
        let _ = dear.try_for_each(|technique| technique.find(position, &mut found));
    }
    limits.extend_from_slice(found.limits());
    (found.into_step(), limits)
}

/// The best of these steps; of those that are as good the first in reading order.
fn best(grid: &Grid, profile: &Profile, steps: Vec<Step>) -> Option<Step> {
    steps.into_iter().min_by_key(|step| {
        let (cost, effect) = (profile.costs().of(step), Reverse(effect(grid, step)));
        let place = |candidate: Candidate| (candidate.cell().index(), candidate.digit().index());
        let first = step.actions.iter().map(|action| place(action.candidate())).min();
        let before = if profile.choice() == Choice::Effect { 0 } else { cost };
        (before, effect, cost, first)
    })
}
