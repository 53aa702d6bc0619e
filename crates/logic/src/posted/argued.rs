//! Chains with nodes that are whole sets, krakens, and Berthier's whips: what is proved by following what is written.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Action, Branch, Cases, Cover, Disproof, Proof, Refutation, check};
use ninerooks_step::{PostedCases, PostedChain, PostedNode, PostedNrc, PostedVariable};

use super::follow::{Follow, Reading};
use super::hold::Strong;
use super::{ChainFault, in_turn};

/// What is proved of what was claimed, and how.
#[derive(Clone, Debug)]
pub struct Argued {
    /// The eliminations that are proved, and the placements which follow from them.
    pub actions: Vec<Action>,
    /// The proof.
    pub proof: Proof,
}

/// What a chain proves of what is claimed, or all that it proves where nothing is: each candidate that it excludes is
/// assumed to be true, and the nodes follow one after the other until nothing is left of one.
///
/// Other than [`judge_chain`](crate::judge_chain) it knows nodes that are whole sets: a hidden pair, a naked one, a fish.
///
/// # Errors
/// The first link that is not there; or that nothing is eliminated.
pub fn judge_argument(
    grid: &Grid,
    chain: &PostedChain,
    claims: Option<&[Action]>,
) -> Result<Argued, ChainFault> {
    let (nodes, links) = in_turn(&chain.nodes, &chain.links, chain.is_loop)?;
    let mut pairs: Vec<Strong<'_>> = Vec::new();
    for (pair, link) in nodes.chunks_exact(2).zip(links.iter().step_by(2)) {
        if link.by.is_some() {
            return Err(ChainFault::Unsupported(pair[0], pair[1]));
        }
        pairs.push(Strong { from: &pair[0], to: &pair[1], is_within: link.is_within });
    }
    refute(grid, claims, |target| {
        let mut fault = None;
        let turns = if chain.is_loop { pairs.len() } else { 1 };
        for turn in 0..turns {
            let around = pairs.iter().cycle().skip(turn).take(pairs.len());
            match around_from(grid, target, around) {
                Ok(disproof) => return Ok(disproof),
                Err(ChainFault::NotSeen(..)) if fault.is_some() => {}
                Err(other) => fault = Some(other),
            }
        }
        Err(fault.unwrap_or(ChainFault::NoStrong))
    })
}

/// Assumes the target, and follows strong links from one to the next.
fn around_from<'a>(
    grid: &Grid,
    target: Candidate,
    pairs: impl Iterator<Item = &'a Strong<'a>>,
) -> Result<Disproof, ChainFault> {
    let mut follow = Follow::new(grid, target);
    let mut last: Option<(Reading, &PostedNode)> = None;
    for &pair in pairs {
        match &last {
            Some((by, from)) => follow.exclude(by, from, pair.from)?,
            None => follow.exclude(&Reading::placed(grid, target), pair.from, pair.from).map_err(
                |fault| match fault {
                    ChainFault::Apart(..) => ChainFault::NotSeen(target, *pair.from),
                    fault => fault,
                },
            )?,
        }
        last = Some((follow.hold(pair)?, pair.to));
    }
    let Some((_, node)) = last else { return Err(ChainFault::NoStrong) };
    follow.disproof(target).ok_or(ChainFault::NotSeen(target, *node))
}

/// Refutes what is claimed to be false, and the other candidates of a cell or of a house where something is claimed to be
/// true.
fn refute(
    grid: &Grid,
    claims: Option<&[Action]>,
    disprove: impl Fn(Candidate) -> Result<Disproof, ChainFault>,
) -> Result<Argued, ChainFault> {
    let (mut actions, mut disproofs) = (Vec::new(), Vec::new());
    let Some(claims) = claims else {
        let all = grid.open().filter_map(|target| disprove(target).ok());
        for disproof in all {
            actions.extend(disproof.target().map(Action::Eliminate));
            disproofs.push(disproof);
        }
        if actions.is_empty() {
            let fault = grid.open().find_map(|target| disprove(target).err());
            let of_link = fault.filter(|fault| !fault.is_of_target());
            return Err(of_link.unwrap_or(ChainFault::Nothing));
        }
        return Ok(Argued {
            actions,
            proof: Proof::refute(Refutation { disproofs: disproofs.into() }),
        });
    };
    for &claim in claims {
        let candidate = claim.candidate();
        if grid.solved().contains(candidate.cell()) || !grid.is_live(candidate) {
            return Err(ChainFault::NotOpen(candidate));
        }
        for target in targets(grid, claim, &disprove) {
            if actions.contains(&Action::Eliminate(target)) {
                continue;
            }
            disproofs.push(disprove(target)?);
            actions.push(Action::Eliminate(target));
        }
    }
    let places = claims.iter().filter(|claim| matches!(claim, Action::Place(_)));
    actions.extend(places);
    let proof = Proof::refute(Refutation { disproofs: disproofs.into() });
    Ok(Argued { actions, proof })
}

/// What has to be false for a claim: of a placement the rest of the sector that is refuted most easily.
fn targets(
    grid: &Grid,
    claim: Action,
    disprove: impl Fn(Candidate) -> Result<Disproof, ChainFault>,
) -> Vec<Candidate> {
    let Action::Place(place) = claim else { return vec![claim.candidate()] };
    let others = |sector: Sector| grid.live_in(sector).filter(|c| *c != place).collect::<Vec<_>>();
    let left = |others: &Vec<Candidate>| others.iter().filter(|c| disprove(**c).is_err()).count();
    place.sectors().into_iter().map(others).min_by_key(left).unwrap_or_default()
}

/// What krakens prove of what is claimed, or all that they prove where nothing is: one of the candidates that the
/// branches begin with is true, and what is claimed follows from each.
///
/// # Errors
/// The first link that is not there; what the branches leave out; or that nothing is eliminated.
pub fn judge_cases(
    grid: &Grid,
    cases: &PostedCases,
    claims: Option<&[Action]>,
) -> Result<Argued, ChainFault> {
    let truth = truth(grid, cases)?;
    let claims: Vec<Action> = match claims {
        Some(claims) => claims.to_vec(),
        None => grid
            .open()
            .map(Action::Eliminate)
            .filter(|claim| {
                cases
                    .branches
                    .iter()
                    .all(|branch| follow_branch(grid, branch, &[claim.candidate()]).is_ok())
            })
            .collect(),
    };
    if claims.is_empty() {
        return Err(ChainFault::Nothing);
    }
    let mut targets: Vec<Candidate> = Vec::new();
    for claim in &claims {
        let candidate = claim.candidate();
        if grid.solved().contains(candidate.cell()) || !grid.is_live(candidate) {
            return Err(ChainFault::NotOpen(candidate));
        }
        match claim {
            Action::Eliminate(target) => targets.push(*target),
            Action::Place(place) => {
                targets.extend(grid.live_in(place.cell().sector()).filter(|other| other != place));
            }
        }
    }
    let mut branches = Vec::new();
    for branch in &cases.branches {
        branches.extend(follow_branch(grid, branch, &targets)?);
    }
    let mut actions: Vec<Action> = targets.into_iter().map(Action::Eliminate).collect();
    actions.dedup();
    let proof = Proof::cases(Cases { truth: truth.into(), branches: branches.into() });
    // By cases a placement would need to be made in each; it follows from the eliminations all the same.
    check(grid, &actions, &proof).map_err(|refusal| ChainFault::Refused(Box::new(refusal)))?;
    Ok(Argued { actions, proof })
}

/// The sector whose live candidates are what the branches begin with.
fn truth(grid: &Grid, cases: &PostedCases) -> Result<Sector, ChainFault> {
    let named = |digits: ninerooks_board::DigitSet, cells: ninerooks_board::CellSet| {
        let of = move |d| (cells & grid.places(d)).map(move |cell| Candidate::new(d, cell));
        digits.flat_map(of).collect::<Vec<_>>()
    };
    let mut all: Vec<Candidate> = Vec::new();
    for branch in &cases.branches {
        let Some(first) = branch.nodes.first() else { return Err(ChainFault::NoStrong) };
        let more = named(first.digits, first.cells);
        if more.is_empty() {
            return Err(ChainFault::Gone(*first));
        }
        all.extend(more);
    }
    if let Some((digits, cells)) = cases.headline {
        let said = named(digits, cells);
        let differs = said
            .iter()
            .find(|c| !all.contains(c))
            .or_else(|| all.iter().find(|c| !said.contains(c)));
        if let Some(&differs) = differs {
            return Err(ChainFault::Headline(differs));
        }
    }
    let missing = |sector: Sector| {
        let live = grid.live_in(sector);
        live.filter(|c| !all.contains(c)).collect::<Vec<_>>()
    };
    let extra = |sector: Sector| all.iter().find(|c| !sector.contains(**c)).copied();
    let shared = |sector: &Sector| all.iter().filter(|c| sector.contains(**c)).count();
    let nearest = Sector::all()
        .filter(|sector| shared(sector) > 0 && grid.in_sector(*sector).count_ones() > 1)
        .min_by_key(|s| (missing(*s).len() + (all.len() - shared(s)), missing(*s).len()));
    let Some(sector) = nearest else { return Err(ChainFault::NoStrong) };
    match (missing(sector), extra(sector)) {
        (missing, _) if !missing.is_empty() => Err(ChainFault::LeftOut(sector, missing)),
        (_, Some(extra)) => Err(ChainFault::Stray(sector, extra)),
        _ => Ok(sector),
    }
}

/// A branch from each candidate that it begins with, up to where all targets are excluded.
fn follow_branch(
    grid: &Grid,
    branch: &PostedChain,
    targets: &[Candidate],
) -> Result<Vec<Branch>, ChainFault> {
    let Some((first, rest)) = branch.nodes.split_first() else { return Err(ChainFault::NoStrong) };
    for (i, link) in branch.links.iter().enumerate() {
        if link.is_strong != (i % 2 == 1) {
            return Err(ChainFault::NotInTurn(branch.nodes[i], branch.nodes[i + 1]));
        }
        if link.by.is_some() {
            return Err(ChainFault::Unsupported(branch.nodes[i], branch.nodes[i + 1]));
        }
    }
    let starts: Vec<Candidate> = {
        let of = |d| (first.cells & grid.places(d)).map(move |cell| Candidate::new(d, cell));
        first.digits.flat_map(of).collect()
    };
    let mut branches = Vec::new();
    for start in starts {
        let mut follow = Follow::new(grid, start);
        let (mut by, mut at) = (Reading::placed(grid, start), first);
        for (pair, links) in rest.chunks(2).zip(branch.links.chunks(2)) {
            // A weak link at the end goes to what is excluded.
            if let [target] = pair {
                follow.exclude(&by, at, target)?;
            }
            let [from, to] = pair else { break };
            follow.exclude(&by, at, from)?;
            let is_within = links.get(1).is_some_and(|link| link.is_within);
            by = follow.hold(Strong { from, to, is_within })?;
            at = to;
        }
        for &target in targets {
            if target != start
                && !by.sees(target)
                && follow.conflict.is_none()
                && follow.grid.is_live(target)
            {
                return Err(ChainFault::NotSeen(target, *at));
            }
            if target == start || !follow.strike(&by, target) {
                return Err(ChainFault::NotSeen(target, *at));
            }
        }
        let (deductions, conflict) = (follow.deductions.into(), follow.conflict);
        branches.push(Branch { candidate: start, deductions, conflict });
    }
    Ok(branches)
}

/// What a whip, or truths and links, prove of what is claimed.
///
/// # Errors
/// The first variable that does not come down to what is written; or the target that the pattern does not exclude.
pub fn judge_nrc(grid: &Grid, nrc: &PostedNrc, claims: &[Action]) -> Result<Argued, ChainFault> {
    match nrc {
        PostedNrc::Whip { is_braid, variables } => {
            refute(grid, Some(claims), |target| whip(grid, target, *is_braid, variables))
        }
        PostedNrc::Sets { truths, links } => sets(grid, truths, links, claims),
    }
}

/// Truths that are held by as many links; or that are, once a target is assumed to be true and the fins are gone, by
/// fewer.
fn sets(
    grid: &Grid,
    truths: &[Sector],
    links: &[Sector],
    claims: &[Action],
) -> Result<Argued, ChainFault> {
    let proof = Proof::cover(Cover::new(truths, links));
    if check(grid, claims, &proof).is_ok() {
        return Ok(Argued { actions: claims.to_vec(), proof });
    }
    refute(grid, Some(claims), |target| {
        let mut follow = Follow::new(grid, target);
        let reading = Reading::held(grid, truths.to_vec(), links.to_vec());
        follow.settle(&reading);
        follow.disproof(target).ok_or_else(|| {
            let is_held = |c: &Candidate| links.iter().any(|link| link.contains(*c));
            let live = truths.iter().flat_map(|&truth| grid.live_in(truth));
            ChainFault::NotHeld(target, live.filter(|c| !is_held(c)).collect())
        })
    })
}

/// Assumes the target, and follows sectors from one to the next until one is empty.
fn whip(
    grid: &Grid,
    target: Candidate,
    is_braid: bool,
    variables: &[PostedVariable],
) -> Result<Disproof, ChainFault> {
    let mut follow = Follow::new(grid, target);
    let mut true_before = vec![Reading::placed(grid, target)];
    for variable in variables {
        let PostedVariable { sector, left, right } = variable;
        if let Some(&gone) = left.iter().chain(right).find(|c| !grid.is_live(**c)) {
            return Err(ChainFault::NotOpen(gone));
        }
        // In a whip the left-linking candidate sees what is true just before it.
        let near = if is_braid { 0 } else { true_before.len() - 1 };
        let linking = true_before[near..].iter().rev().find(|by| left.iter().all(|&c| by.sees(c)));
        let Some(linking) = linking.cloned() else {
            return Err(ChainFault::NotLinked(*sector, left.clone()));
        };
        let is_struck = |follow: &mut Follow<'_>, by: &Reading, c| follow.strike(by, c);
        if !left.iter().all(|&candidate| is_struck(&mut follow, &linking, candidate)) {
            return Err(ChainFault::NotLinked(*sector, left.clone()));
        }
        let others: Vec<Candidate> =
            follow.grid.live_in(*sector).filter(|c| !right.contains(c)).collect();
        let mut remaining = Vec::new();
        for other in others {
            let by = true_before.iter().find(|by| by.sees(other));
            if !by.is_some_and(|by| follow.strike(by, other)) {
                remaining.push(other);
            }
        }
        if !remaining.is_empty() {
            return Err(ChainFault::Remains(*sector, remaining));
        }
        let mut strict = follow.grid;
        grid.live_in(*sector).filter(|c| !right.contains(c)).for_each(|c| strict.eliminate(c));
        let reading = Reading::of(&strict, *sector);
        follow.settle(&reading);
        true_before.push(reading);
        if follow.conflict.is_some() {
            break;
        }
    }
    let last = variables.last().map(|variable| variable.sector);
    follow.disproof(target).ok_or_else(|| {
        last.map_or(ChainFault::NoStrong, |sector| ChainFault::NotEmpty(sector, target))
    })
}
