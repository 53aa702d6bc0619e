//! Steps by the name of their technique: judged by their pattern, or found by the technique.

use ninerooks_logic::{
    Likeness, Look, PostedWalk, judge_chain, judge_last_place, judge_shape, named_so, nearest,
};
use ninerooks_proof::{Action, Proof};
use ninerooks_step::Step;
use ninerooks_text::notation::by_name::{Named, NamedClaims, NamedPattern};
use ninerooks_text::notation::describe;
use ninerooks_text::notation::rncn::print_actions;

use crate::premise::PREMISE;
use crate::words::gave_up;

/// What else a step does, and under which premise.
#[derive(Default)]
struct Remarks {
    /// The whole line of the step, where not all of it is written.
    line: Option<String>,
    more: Vec<Action>,
    assumes: bool,
}

/// Takes the step, when it is proved; gives it in words.
pub(super) fn take(walk: &mut PostedWalk, named: &Named) -> Result<String, String> {
    let judged = by_pattern(walk, named);
    let (actions, remarks) = match judged {
        Some(Ok(taken)) => taken,
        other => {
            let reason = other.and_then(Result::err);
            by_technique(walk, named).map_err(|missing| reason.unwrap_or(missing))?
        }
    };
    let Named { name, details, .. } = named;
    let mut words = match (&remarks.line, details.as_str()) {
        (Some(line), _) => line.clone(),
        (None, "") => format!("{name}: {}", print_actions(&actions)),
        (None, details) => format!("{name}: {details} => {}", print_actions(&actions)),
    };
    if actions.is_empty() && remarks.line.is_none() {
        words.push_str("no candidate yet");
    }
    if !remarks.more.is_empty() {
        words = format!("{words} (and, not claimed: {})", print_actions(&remarks.more));
    }
    if remarks.assumes {
        words.push_str(PREMISE);
    }
    Ok(words)
}

type Taken = (Vec<Action>, Remarks);

/// By the pattern alone, where it says all that it counts upon.
fn by_pattern(walk: &mut PostedWalk, named: &Named) -> Option<Result<Taken, String>> {
    let (Some(pattern), NamedClaims::Actions(claims)) = (&named.pattern, &named.claims) else {
        return None;
    };
    if claims.is_empty() {
        return None;
    }
    let grid = *walk.grid();
    let proof = match pattern {
        NamedPattern::Shape(shape) => judge_shape(&grid, shape, claims)?
            .map(|found| found.proof)
            .map_err(|fault| fault.to_string()),
        NamedPattern::Chain(chain) => {
            judge_chain(&grid, chain).map(|found| found.proof).map_err(|fault| fault.to_string())
        }
        NamedPattern::Covers(covers) => Ok(Proof::covers(covers.clone().into())),
        NamedPattern::LastPlace => judge_last_place(&grid, claims)
            .map(|found| found.proof)
            .map_err(|fault| fault.to_string()),
    };
    Some(proof.and_then(|proof| {
        ninerooks_proof::check(&grid, claims, &proof).map_err(|refusal| refusal.to_string())?;
        let mut after = grid;
        for claim in claims {
            claim.apply(&mut after);
        }
        walk.follow(&after);
        let assumes = proof.assumes_uniqueness();
        Ok((claims.clone(), Remarks { assumes, ..Remarks::default() }))
    }))
}

/// By the step that the technique finds and that is written so.
fn by_technique(walk: &mut PostedWalk, named: &Named) -> Result<Taken, String> {
    let Named { name, claims, .. } = named;
    let techniques = named_so(name);
    if techniques.is_empty() {
        let near = nearest(name);
        let tip = if near.is_empty() {
            String::from("`ninerooks techniques` lists all")
        } else {
            format!("is it {}?", near.join(" or "))
        };
        return Err(format!("no technique is called {name}; {tip}"));
    }
    let likeness = |step: &Step| {
        let does = does(step, claims);
        match (named.is_written_so(step), does) {
            (true, true) => Likeness::Same,
            (true, false) => Likeness::SamePattern,
            (false, true) => Likeness::SameActions,
            (false, false) => Likeness::Other,
        }
    };
    let step = match walk.look(&techniques, &likeness) {
        Look::Found(step) => *step,
        Look::Missing { like, limits } => {
            let like = like.map(|(likeness, step)| (likeness, describe(&step)));
            let mut reason = match like {
                Some((Likeness::SamePattern, line)) => {
                    format!("the {name} that is written so does this: {line}")
                }
                Some((_, line)) => {
                    format!("there is no {name} that is written so; there is {line}")
                }
                None => format!("there is no {name} that does this"),
            };
            for limit in gave_up(&limits) {
                reason = format!("{reason} ({limit})");
            }
            return Err(reason);
        }
    };
    let mut step = step;
    let more: Vec<Action> = match claims {
        NamedClaims::Actions(claims) => {
            let is_more = |action: &&Action| !claims.contains(action);
            let more = step.actions.iter().filter(is_more).copied().collect();
            step.actions = claims.iter().copied().collect();
            more
        }
        NamedClaims::Counted(_) => Vec::new(),
    };
    step.check(walk.grid()).map_err(|refusal| refusal.to_string())?;
    walk.take(&step);
    let line = (named.details.is_empty() && !step.is_single()).then(|| describe(&step));
    let assumes = step.proof.assumes_uniqueness();
    Ok((step.actions.to_vec(), Remarks { line, more, assumes }))
}

/// Whether a step does all that is claimed.
fn does(step: &Step, claims: &NamedClaims) -> bool {
    match claims {
        NamedClaims::Actions(claims) if claims.is_empty() => step.actions.is_empty(),
        NamedClaims::Actions(claims) => claims.iter().all(|claim| step.actions.contains(claim)),
        NamedClaims::Counted(counts) => {
            *counts == [step.placements().count(), step.eliminations().count()]
        }
    }
}
