//! A chain that a player drew: which of its links are wrong, and what it proves.
//!
//! A strong link is right where its two candidates are all that is left of a cell or a house; a weak
//! one, where they share one. A chain that begins and ends with a strong link, strong and weak in
//! turn, has a true end, so what sees both ends is false. A ring of strong and weak links in turn
//! has one true candidate for each of its weak links, so all others of these are false. A ring that
//! is out of turn at one candidate decides that one.

use core::fmt;

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Action, Cover, Proof, check};

use crate::{Drawing, Link, LinkKind};

/// What is wrong with a drawn chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// An end of the link is no live candidate.
    Gone(Link, Candidate),
    /// The two share no cell and no house.
    Apart(Link),
    /// Weak, not strong: the sector has further candidates.
    NotStrong(Link, Sector, Vec<Candidate>),
    /// More than two links meet here.
    Fork(Candidate),
    /// The links are not all of one piece.
    Pieces,
    /// Two weak links meet here, and nothing follows through it.
    TwoWeak(Candidate),
    /// It ends with a link that would have to be strong.
    Ends(Candidate),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gone(_, end) => write!(f, "{end} is no candidate any more."),
            Self::Apart(Link { from, to, .. }) => {
                write!(f, "{from} and {to} share no cell, row, column or box.")
            }
            Self::NotStrong(Link { from, to, .. }, sector, others) => {
                let others: Vec<String> = others.iter().map(ToString::to_string).collect();
                let (is, others) = (if others.len() == 1 { "is" } else { "are" }, others.join(" "));
                write!(f, "{from} and {to} are not a strong link: {others} {is} in {sector} too.")
            }
            Self::Fork(at) => write!(f, "More than two links meet in {at}: it is no chain."),
            Self::Pieces => f.write_str("These links are not one chain: they are not connected."),
            Self::TwoWeak(at) => {
                write!(f, "Two weak links meet in {at}: nothing follows through it.")
            }
            Self::Ends(at) => write!(
                f,
                "A chain begins and ends with a strong link: at {at} it needs one link more, or one less."
            ),
        }
    }
}

/// What a drawn chain is worth.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Verdict {
    /// What is wrong, in the order of the links.
    pub faults: Vec<Fault>,
    /// What it eliminates, accepted by the checker.
    pub eliminations: Vec<Candidate>,
    /// Whether it comes back to where it began.
    pub is_ring: bool,
}

/// A link with the sectors that it can rest on.
#[derive(Clone, Copy)]
struct Held {
    to: Candidate,
    strong: Option<Sector>,
    weak: Sector,
}

/// Judges the strong and weak links of a drawing as a chain. Other links mean nothing.
pub fn judge(grid: &Grid, drawing: &Drawing) -> Verdict {
    let links: Vec<Link> =
        drawing.links.iter().copied().filter(|link| link.kind != LinkKind::Other).collect();
    let faults: Vec<Fault> = links.iter().filter_map(|&link| wrong(grid, link)).collect();
    if links.is_empty() || !faults.is_empty() {
        return Verdict { faults, ..Verdict::default() };
    }
    match walk(grid, &links).and_then(|(start, chain)| proved(grid, start, &chain)) {
        Ok(verdict) => verdict,
        Err(fault) => Verdict { faults: vec![fault], ..Verdict::default() },
    }
}

/// The sectors that two candidates share.
fn shared(from: Candidate, to: Candidate) -> impl Iterator<Item = Sector> {
    from.sectors().into_iter().filter(move |sector| sector.contains(to))
}

fn wrong(grid: &Grid, link: Link) -> Option<Fault> {
    let Link { from, to, kind } = link;
    let gone = |end: Candidate| !grid.is_live(end) || grid.value(end.cell()).is_some();
    if let Some(end) = [from, to].into_iter().find(|&end| gone(end)) {
        return Some(Fault::Gone(link, end));
    }
    let others = |sector: Sector| -> Vec<Candidate> {
        grid.live_in(sector).filter(|&other| other != from && other != to).collect()
    };
    // Of several sectors the one that is nearest to being right.
    let best = shared(from, to).min_by_key(|&sector| others(sector).len());
    match best {
        None => Some(Fault::Apart(link)),
        Some(sector) if kind == LinkKind::Strong && !others(sector).is_empty() => {
            Some(Fault::NotStrong(link, sector, others(sector)))
        }
        Some(_) => None,
    }
}

/// The links one after the other, from where the chain begins.
fn walk(grid: &Grid, links: &[Link]) -> Result<(Candidate, Vec<Held>), Fault> {
    let meets = |at: Candidate| links.iter().filter(|l| l.from == at || l.to == at).count();
    let nodes = || links.iter().flat_map(|link| [link.from, link.to]);
    if let Some(fork) = nodes().find(|&node| meets(node) > 2) {
        return Err(Fault::Fork(fork));
    }
    // A ring has no end: it begins where its first link does.
    let start = nodes().find(|&node| meets(node) == 1).unwrap_or(links[0].from);
    let (mut left, mut at, mut chain) = (links.to_vec(), start, Vec::new());
    while let Some(next) = left.iter().position(|link| link.from == at || link.to == at) {
        let link = left.remove(next);
        let to = if link.from == at { link.to } else { link.from };
        let two = shared(at, to).find(|&sector| grid.in_sector(sector).count_ones() == 2);
        let strong = two.filter(|_| link.kind == LinkKind::Strong);
        let Some(weak) = shared(at, to).next() else { return Err(Fault::Apart(link)) };
        chain.push(Held { to, strong, weak });
        at = to;
    }
    if left.is_empty() { Ok((start, chain)) } else { Err(Fault::Pieces) }
}

/// Truths and links of a chain that begins and ends strong: strong and weak in turn.
fn in_turn(chain: &[Held]) -> Option<(Vec<Sector>, Vec<Sector>)> {
    let (mut truths, mut links) = (Vec::new(), Vec::new());
    for (i, held) in chain.iter().enumerate() {
        if i % 2 == 0 {
            truths.push(held.strong?);
        } else {
            links.push(held.weak);
        }
    }
    Some((truths, links))
}

fn proved(grid: &Grid, start: Candidate, chain: &[Held]) -> Result<Verdict, Fault> {
    let end = chain.last().map_or(start, |held| held.to);
    if end == start && chain.len() > 2 {
        return ring(grid, start, chain);
    }
    // A weak link at an end says nothing of it.
    let first = chain.iter().position(|held| held.strong.is_some());
    let last = chain.iter().rposition(|held| held.strong.is_some());
    let (Some(first), Some(last)) = (first, last) else { return Err(Fault::Ends(end)) };
    let from = if first == 0 { start } else { chain[first - 1].to };
    let inner = &chain[first..=last];
    if let Some(i) = inner.windows(2).position(|two| two.iter().all(|held| held.strong.is_none())) {
        return Err(Fault::TwoWeak(inner[i].to));
    }
    let Some((truths, links)) = in_turn(inner).filter(|_| inner.len() % 2 == 1) else {
        return Err(Fault::Ends(inner[inner.len() - 1].to));
    };
    let eliminations = between(grid, from, chain[last].to, &truths, &links);
    Ok(Verdict { eliminations, ..Verdict::default() })
}

/// A ring, begun at each of its candidates in turn.
fn ring(grid: &Grid, start: Candidate, chain: &[Held]) -> Result<Verdict, Fault> {
    let turned = |turn: usize| {
        let mut turned = chain.to_vec();
        turned.rotate_left(turn);
        (if turn == 0 { start } else { chain[turn - 1].to }, turned)
    };
    let is_even = chain.len().is_multiple_of(2);
    let whole = |(at, turned): (Candidate, Vec<Held>)| {
        let (truths, links) = in_turn(&turned)?;
        // In turn all around, or strong on both sides of this candidate, which is true then.
        Some(if is_even {
            around(grid, &truths, &links)
        } else {
            between(grid, at, at, &truths, &links)
        })
    };
    // Weak on both sides of a candidate: it is false.
    let open = |(_, turned): (Candidate, Vec<Held>)| {
        let (truths, links) = in_turn(&turned[1..turned.len() - 1]).filter(|_| !is_even)?;
        Some(between(grid, turned[0].to, turned[turned.len() - 2].to, &truths, &links))
    };
    let turns = 0..chain.len();
    let found = turns.clone().find_map(|turn| whole(turned(turn)));
    if let Some(eliminations) = found.or_else(|| turns.clone().find_map(|turn| open(turned(turn))))
    {
        return Ok(Verdict { eliminations, is_ring: true, ..Verdict::default() });
    }
    let is_weak = |i: usize| chain[i % chain.len()].strong.is_none();
    let at =
        turns.into_iter().find(|&i| is_weak(i) && is_weak(i + 1)).map_or(start, |i| chain[i].to);
    Err(Fault::TwoWeak(at))
}

/// What sees both ends of a chain, as far as the checker accepts it.
fn between(
    grid: &Grid,
    first: Candidate,
    last: Candidate,
    truths: &[Sector],
    links: &[Sector],
) -> Vec<Candidate> {
    let open = grid.unsolved();
    let live = grid.live().iter().filter(|candidate| open.contains(candidate.cell()));
    let eliminated = |target: &Candidate| {
        shared(*target, first).filter(|_| *target != first && *target != last).any(|one| {
            shared(*target, last).any(|other| {
                let all: Vec<Sector> = links.iter().copied().chain([one, other]).collect();
                accepted(grid, *target, &Cover::new(truths, &all))
            })
        })
    };
    live.filter(eliminated).collect()
}

/// What a ring eliminates, as far as the checker accepts it.
fn around(grid: &Grid, truths: &[Sector], links: &[Sector]) -> Vec<Candidate> {
    let cover = Cover::new(truths, links);
    let mut found: Vec<Candidate> = links
        .iter()
        .flat_map(|&link| grid.live_in(link))
        .filter(|&target| accepted(grid, target, &cover))
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

fn accepted(grid: &Grid, target: Candidate, cover: &Cover) -> bool {
    check(grid, &[Action::Eliminate(target)], &Proof::cover(cover.clone())).is_ok()
}
