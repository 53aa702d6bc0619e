//! Blossom loops: a sector with three candidates or more, from each of which a chain leads to the same link. Whichever of
//! them is true, the link has its true candidate at the end of that chain.
//!
//! The sector and the strong links of the chains are truths, their weak links and the common one links: as many, rank 0.
//! So all other candidates of these links are false.
//!
//! Source: Sudoku Studio, "Blossom Loop".

use std::collections::HashSet;

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::Cover;
use ninerooks_setlogic::Pattern;
use ninerooks_step::{Finding, Shape};

use crate::links::rows::ones;
use crate::links::sources::sectors::{Pairs, StrongLink};
use crate::{Findings, Flow, Forms, Position};

/// How many candidates a stem has.
const STEM: core::ops::RangeInclusive<usize> = 3..=5;
/// The most strong links of a chain.
const LONGEST: u8 = 4;
/// What the pattern is called, where it is one.
const NAME: &str = "Blossom Loop";

/// Those with the fewest truths first, then by stem: cells, then digits of houses, and by the common link. Each chain is a
/// shortest one. Of several that eliminate the same only the first, unless all forms are wanted.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let live: Vec<CandidateSet> =
        Sector::all().map(|sector| grid.live_in(sector).collect()).collect();
    let links = Links::new(grid, position.pairs());
    let mut ways: Vec<Option<Ways>> = (0..729).map(|_| None).collect();
    let mut hits: Vec<(usize, Loop)> = Vec::new();
    for stem in Sector::all() {
        let ends: Vec<Candidate> = grid.live_in(stem).collect();
        if !STEM.contains(&ends.len()) {
            continue;
        }
        for end in &ends {
            ways[end.index()].get_or_insert_with(|| Ways::new(&links, *end));
        }
        let petals: Vec<&Ways> = ends.iter().filter_map(|c| ways[c.index()].as_ref()).collect();
        let meets = petals.iter().fold([u64::MAX; 6], |all, petal| {
            core::array::from_fn(|word| all[word] & petal.meets[word])
        });
        for meet in ones(&meets).map(Sector::from_index) {
            if ends.iter().any(|end| meet.contains(*end)) {
                continue;
            }
            hits.extend(joined(&live, stem, meet, &petals).map(|own| (own.truths.len(), own)));
        }
    }
    hits.sort_by_key(|(truths, _)| *truths);
    let mut shown: HashSet<CandidateSet> = HashSet::new();
    for (_, own) in hits {
        if shown.insert(own.targets) || found.forms() == Forms::All {
            own.finding(grid).into_iter().try_for_each(|finding| found.push(finding))?;
        }
    }
    Flow::Continue(())
}

/// Truths and links, as many, and what these eliminate.
struct Loop {
    truths: Vec<Sector>,
    links: Vec<Sector>,
    targets: CandidateSet,
}

impl Loop {
    /// The step, if the sets are chains that part in one truth and come together in one link.
    fn finding(&self, grid: &Grid) -> Option<Finding> {
        let cover = Cover::new(&self.truths, &self.links);
        let eliminations = self.targets.iter().collect();
        let finding = Pattern { cover, eliminations }.into_finding(grid);
        let is_named = |shape: &Shape| match shape {
            Shape::Sets(sets) => sets.known.as_deref() == Some(NAME),
            _ => false,
        };
        is_named(&finding.shape).then_some(finding)
    }
}

/// The chains from all candidates of a stem to one link, if no two share a set.
fn joined(live: &[CandidateSet], stem: Sector, meet: Sector, petals: &[&Ways]) -> Option<Loop> {
    let (mut truths, mut links) = (vec![stem], vec![meet]);
    let mut held = live[stem.index()];
    for petal in petals {
        let mut at = petal.nearest[meet.index()]?;
        while let Some(Way { from, weak, strong }) = petal.steps[at.index()] {
            let own = live[strong.index()];
            if weak == stem || !(held & own).is_empty() || links.contains(&weak) {
                return None;
            }
            held |= own;
            truths.push(strong);
            links.push(weak);
            at = from;
        }
    }
    let (mut linked, mut targets) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
    for link in &links {
        let own = live[link.index()];
        if !(linked & own & held).is_empty() {
            return None;
        }
        linked |= own & held;
        targets |= own - held;
    }
    ((held - linked).is_empty() && !targets.is_empty()).then_some(Loop { truths, links, targets })
}

/// By which weak and then which strong link a candidate was reached, and from which one.
#[derive(Clone, Copy)]
struct Way {
    from: Candidate,
    weak: Sector,
    strong: Sector,
}

/// From each candidate by a weak and then a strong link: what is true if it is.
struct Links(Vec<Vec<(Sector, StrongLink)>>);

impl Links {
    fn new(grid: &Grid, pairs: &Pairs) -> Self {
        let mut links: Vec<Vec<(Sector, StrongLink)>> = vec![Vec::new(); 729];
        for from in grid.open() {
            for weak in from.sectors() {
                for false_one in grid.live_in(weak).filter(|other| *other != from) {
                    let strong = pairs.links(false_one).filter(|link| link.sector != weak);
                    links[from.index()].extend(strong.map(|link| (weak, link)));
                }
            }
        }
        Self(links)
    }
}

/// What is true if a candidate is, by the shortest chains.
struct Ways {
    steps: Vec<Option<Way>>,
    /// The first candidate in each sector that is reached by a strong link from outside of it.
    nearest: Vec<Option<Candidate>>,
    /// The sectors that have one, as bits.
    meets: [u64; 6],
}

impl Ways {
    fn new(links: &Links, start: Candidate) -> Self {
        let mut own = Self { steps: vec![None; 729], nearest: vec![None; 324], meets: [0; 6] };
        let mut reached = CandidateSet::from_iter([start]);
        let mut edge = vec![start];
        for _ in 0..LONGEST {
            let mut next = Vec::new();
            for from in edge {
                for (weak, strong) in &links.0[from.index()] {
                    if reached.contains(strong.to) {
                        continue;
                    }
                    reached.insert(strong.to);
                    let way = Way { from, weak: *weak, strong: strong.sector };
                    own.steps[strong.to.index()] = Some(way);
                    own.meet_at(*strong);
                    next.push(strong.to);
                }
            }
            edge = next;
        }
        own
    }

    fn meet_at(&mut self, strong: StrongLink) {
        for sector in strong.to.sectors().into_iter().filter(|sector| *sector != strong.sector) {
            let at = sector.index();
            self.nearest[at].get_or_insert(strong.to);
            self.meets[at / 64] |= 1 << (at % 64);
        }
    }
}
