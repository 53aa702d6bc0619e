//! Links for truths that somebody names, so that together they exclude a candidate.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::{Cover, Term};

/// How many choices of a link are tried. Where links are named, or are those of a few cells, far fewer are needed.
const MOST_TRIES: u32 = 100_000;

/// A cover of these truths that excludes the candidate, if there is one with no other links than these, and the sectors
/// of the candidate itself.
///
/// If the candidate were true, what it sees would be false. So it is excluded if what it leaves of `n` truths is covered
/// by `n − 1` links; and the sectors in which it sees the rest are links that hold the candidate itself.
pub(super) fn refute(
    grid: &Grid,
    truths: &[Sector],
    links: Option<&[Sector]>,
    target: Candidate,
) -> Option<Cover> {
    if !grid.is_live(target) || grid.value(target.cell()).is_some() {
        return None;
    }
    let own = truths.iter().filter(|truth| truth.contains(target)).count();
    let most = truths.len().checked_sub(own + 1)?;
    let mut task = Task { truths, links, target, open: Vec::new(), chosen: Vec::new(), tries: 0 };
    for truth in truths {
        for candidate in grid.live_in(*truth).filter(|c| *c != target && !c.sees(target)) {
            match task.open.iter_mut().find(|(known, _)| *known == candidate) {
                Some((_, times)) => *times += 1,
                None => task.open.push((candidate, 1)),
            }
        }
    }
    if !task.is_covered_by(most) {
        return None;
    }
    let chosen = core::mem::take(&mut task.chosen);
    Some(cover(grid, truths, &chosen, target))
}

struct Task<'a> {
    truths: &'a [Sector],
    links: Option<&'a [Sector]>,
    target: Candidate,
    /// What has to be covered, and how many times more.
    open: Vec<(Candidate, i32)>,
    chosen: Vec<Sector>,
    tries: u32,
}

impl Task<'_> {
    /// Chooses at most `most` links more that cover all that is open.
    fn is_covered_by(&mut self, most: usize) -> bool {
        let left = self.open.iter().filter(|(_, times)| *times > 0);
        // The one with the fewest links that hold it.
        let next = left.map(|(c, _)| (*c, self.options(*c))).min_by_key(|(_, links)| links.len());
        let Some((_, mut options)) = next else { return true };
        if most == 0 || self.tries >= MOST_TRIES {
            return false;
        }
        options.sort_by_key(|link| core::cmp::Reverse(self.gain(*link)));
        for link in options {
            self.tries += 1;
            self.take(link, 1);
            self.chosen.push(link);
            if self.is_covered_by(most - 1) {
                return true;
            }
            self.chosen.pop();
            self.take(link, -1);
        }
        false
    }

    /// The links that hold a candidate.
    fn options(&self, candidate: Candidate) -> Vec<Sector> {
        let may = |sector: &Sector| {
            let is_named = self.links.is_none_or(|links| links.contains(sector));
            is_named && !self.truths.contains(sector) && !sector.contains(self.target)
        };
        candidate.sectors().into_iter().filter(may).collect()
    }

    /// How many open candidates a link covers.
    fn gain(&self, link: Sector) -> usize {
        self.open.iter().filter(|(c, times)| *times > 0 && link.contains(*c)).count()
    }

    fn take(&mut self, link: Sector, times: i32) {
        for (candidate, left) in &mut self.open {
            if link.contains(*candidate) {
                *left -= times;
            }
        }
    }
}

/// The truths, the links, and as many sectors of the target as it takes to cover what it sees.
fn cover(grid: &Grid, truths: &[Sector], links: &[Sector], target: Candidate) -> Cover {
    let mut around = target.sectors().map(|sector| (sector, 0i32));
    let times = |c: Candidate| truths.iter().filter(|truth| truth.contains(c)).count();
    for truth in truths {
        for seen in grid.live_in(*truth).filter(|c| *c != target && c.sees(target)) {
            let need = i32::try_from(times(seen)).unwrap_or(i32::MAX);
            if let Some((_, weight)) = around.iter_mut().find(|(sector, _)| sector.contains(seen)) {
                *weight = (*weight).max(need);
            }
        }
    }
    let has: i32 = around.iter().map(|(_, weight)| *weight).sum();
    let own = i32::try_from(times(target)).unwrap_or(i32::MAX);
    let count = |sectors: &[Sector]| i32::try_from(sectors.len()).unwrap_or(i32::MAX);
    let rank = has + count(links) - count(truths);
    // Where too few links are left without the candidate, one of its own sectors carries it.
    let more = (own + 1 - has).max(0);
    around[0].1 += more;
    let scale = (rank + more + 1).max(1);
    let small = |weight: i32| i16::try_from(weight).unwrap_or(i16::MAX);
    let terms = truths
        .iter()
        .map(|truth| Term::new(*truth, -1))
        .chain(links.iter().map(|link| Term::new(*link, 1)))
        .chain(around.iter().filter(|(_, w)| *w > 0).map(|(s, w)| Term::new(*s, small(*w))));
    Cover { scale: small(scale), terms: terms.collect() }
}
