//! The relaxation of a grid, and the programs over it.
//!
//! Variables are the open candidates, x(c) ≥ 0. Every sector without a placed digit says that its
//! candidates sum to 1. A pattern of truths and links is a combination of these equations, so the
//! prices of a program over them *are* the pattern.

use super::lp::{Bounds, Dictionary, Sets, spread};
use ninerooks_board::{Candidate, Grid, Sector};

/// The open candidates and unsettled sectors of a grid.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    /// The candidates, in their order.
    pub(crate) candidates: Vec<Candidate>,
    /// The sectors without a placed digit, in their order.
    pub(crate) sectors: Vec<Sector>,
    /// The candidates of each sector, by number.
    members: Vec<Vec<usize>>,
    /// The sectors of each candidate, by number.
    around: Vec<[usize; 4]>,
}

impl Program {
    /// The program of a grid.
    pub(crate) fn new(grid: &Grid) -> Self {
        let open = |c: &Candidate| grid.is_live(*c) && !grid.solved().contains(c.cell());
        let candidates: Vec<Candidate> = Candidate::all().filter(open).collect();
        let settled = |s: &Sector| grid.live_in(*s).any(|c| grid.solved().contains(c.cell()));
        let sectors: Vec<Sector> = Sector::all().filter(|s| !settled(s)).collect();
        let number = |c| candidates.binary_search(&c).ok();
        let members: Vec<Vec<usize>> =
            sectors.iter().map(|&s| grid.live_in(s).filter_map(number).collect()).collect();
        let mut around = vec![[0; 4]; candidates.len()];
        let mut so_far = vec![0; candidates.len()];
        for (sector, members) in members.iter().enumerate() {
            for &c in members {
                around[c][so_far[c]] = sector;
                so_far[c] += 1;
            }
        }
        Self { candidates, sectors, members, around }
    }

    /// The number of an open candidate.
    pub(crate) fn number(&self, candidate: Candidate) -> Option<usize> {
        self.candidates.binary_search(&candidate).ok()
    }

    /// The numbers of the candidates of each sector.
    pub(crate) fn members(&self) -> &[Vec<usize>] {
        &self.members
    }

    /// The numbers of the sectors of a candidate: four.
    pub(crate) fn around(&self, candidate: usize) -> &[usize; 4] {
        &self.around[candidate]
    }

    /// Candidates and sectors as unknowns and sets.
    pub(crate) fn sets(&self) -> Sets<'_> {
        Sets { members: &self.members, around: &self.around }
    }

    /// The equations themselves, somewhat relaxed: is there a point?
    ///
    /// With a cap K each sector's sum may lie between 1 − 4/K and 1 + 1/K. Then a candidate can be
    /// wholly true just when no pattern that costs less than K proves it false: it is the program
    /// of [`elastic`](Self::elastic), divided by z and asked whether z reaches K. The last column is
    /// t. The gains are losses, a little different for each candidate, so that the dual method never
    /// stands still.
    pub(crate) fn equations(&self, cap: f64, max_rank: Option<u32>) -> Dictionary {
        let n = self.candidates.len();
        let mut bounds = vec![Bounds::POSITIVE; n + 1];
        let t = max_rank.map_or(0.0, |rank| -1.0 - f64::from(rank));
        if max_rank.is_none() {
            bounds[n] = Bounds::fixed(0.0);
        }
        let gains: Vec<f64> = (0..=n).map(|i| -1.0 - spread(i)).collect();
        let mut dictionary = Dictionary::new(&bounds, &gains);
        for members in &self.members {
            let mut entries: Vec<(usize, f64)> = members.iter().map(|&c| (c, 1.0)).collect();
            entries.push((n, t));
            dictionary.push_row(&entries, Bounds::around_one(cap));
        }
        dictionary
    }

    /// The cheapest pattern that proves `target` false, by its dual: make z = x(target) great, where
    /// no sector's sum may be above z + t + 1 nor below z + t − 4, and t costs the greatest rank
    /// that is allowed. The prices of the rows are the weights of the sectors; z at `cap` says that
    /// no pattern costs less than `cap`.
    pub(crate) fn elastic(&self, target: usize, cap: f64, max_rank: Option<u32>) -> Dictionary {
        let n = self.candidates.len();
        let mut bounds = vec![Bounds::POSITIVE; n + 1];
        bounds[target].upper = cap;
        let mut gains = vec![0.0; n + 1];
        gains[target] = 1.0;
        match max_rank {
            None => bounds[n] = Bounds::fixed(0.0),
            Some(rank) => gains[n] = -f64::from(rank),
        }
        let mut dictionary = Dictionary::new(&bounds, &gains);
        let mut entries: Vec<(usize, f64)> = Vec::with_capacity(12);
        for (row, members) in self.members.iter().enumerate() {
            entries.clear();
            entries.extend(members.iter().map(|&c| (c, 1.0)));
            entries.extend([(target, -1.0), (n, -1.0)]);
            dictionary.push_row(&entries, Bounds::elastic(row));
        }
        dictionary
    }

    /// The cheapest pattern of rank 0 that proves all of `targets` false at once: as
    /// [`elastic`](Self::elastic), with the sum over the targets as the objective.
    pub(crate) fn elastic_all(&self, targets: &[bool]) -> Dictionary {
        let n = self.candidates.len();
        let mut gains: Vec<f64> =
            targets.iter().map(|&wanted| f64::from(u8::from(wanted))).collect();
        gains.push(0.0);
        let mut dictionary = Dictionary::new(&vec![Bounds::POSITIVE; n + 1], &gains);
        for (row, members) in self.members.iter().enumerate() {
            let mut entries: Vec<(usize, f64)> = members.iter().map(|&c| (c, 1.0)).collect();
            entries.push((n, -1.0));
            dictionary.push_row(&entries, Bounds::elastic(row));
        }
        dictionary
    }
}
