//! Guardians as ends of chains: whichever of them is true, strong links make one candidate false.
//!
//! A chain begins with a guardian; or with a cell of the pattern, one of whose guardians is true so that no other
//! candidate of the cell is. The chains of all guardians end at one target. With two of them that is an AIC
//! through the pattern; more are weighed together.

use ninerooks_board::{Candidate, CandidateSet, Cell, Grid, Sector};
use ninerooks_proof::{Action, Clause, Cover, Fact, Lemma, Proof, Reason};
use ninerooks_step::{Consequence, Finding, GuardianChain};

use super::Deadly;

/// The longest chain, in strong links.
const LONGEST: u8 = 3;

/// What follows from true candidates of one sector by strong links.
struct Reached {
    /// Why each candidate is false: the place of the true candidate in `nodes` that sees it, and through what.
    seen: Vec<Option<(usize, Sector)>>,
    /// The true candidates in the order in which they are found: by which false one, in which sector; the first
    /// is the start.
    nodes: Vec<Node>,
}

#[derive(Clone, Copy)]
struct Node {
    truth: Candidate,
    by: Option<(Candidate, Sector)>,
    links: u8,
}

impl Reached {
    fn new(grid: &Grid, start: CandidateSet, sectors: &[Sector]) -> Self {
        let mut reached = Self { seen: vec![None; 729], nodes: Vec::new() };
        let Some(first) = start.iter().next() else { return reached };
        reached.nodes.push(Node { truth: first, by: None, links: 0 });
        let mut truths = start;
        let mut at = 0;
        while let Some(&Node { truth, by, links }) = reached.nodes.get(at) {
            let own = truth.sectors();
            let through = if by.is_none() { sectors } else { &own };
            for &sector in through {
                let others = grid.live_in(sector).filter(|c| *c != truth && !start.contains(*c));
                for candidate in others {
                    if reached.seen[candidate.index()].is_some() {
                        continue;
                    }
                    reached.seen[candidate.index()] = Some((at, sector));
                    if links < LONGEST {
                        reached.follow(grid, candidate, links + 1, &mut truths);
                    }
                }
            }
            at += 1;
        }
        reached
    }

    /// The partners of a false candidate in sectors of two.
    fn follow(&mut self, grid: &Grid, falsehood: Candidate, links: u8, truths: &mut CandidateSet) {
        for sector in falsehood.sectors() {
            let mut both = grid.live_in(sector).filter(|candidate| *candidate != falsehood);
            if let (Some(truth), None) = (both.next(), both.next())
                && !truths.contains(truth)
            {
                truths.insert(truth);
                self.nodes.push(Node { truth, by: Some((falsehood, sector)), links });
            }
        }
    }

    fn distance(&self, target: Candidate) -> Option<u8> {
        self.seen[target.index()].map(|(at, _)| self.nodes[at].links)
    }

    /// The candidates on the way to a target, false and true in turn, and the truths and links.
    fn way(
        &self,
        target: Candidate,
        truths: &mut Vec<Fact>,
        links: &mut Vec<Fact>,
    ) -> Vec<Candidate> {
        let (mut way, mut to) = (Vec::new(), target);
        while let Some((at, sector)) = self.seen[to.index()] {
            links.push(sector.into());
            let node = self.nodes[at];
            let Some((falsehood, sector)) = node.by else { break };
            truths.push(sector.into());
            way.extend([node.truth, falsehood]);
            to = falsehood;
        }
        way.reverse();
        way
    }
}

/// What was reached from single candidates and from cells, for all patterns of a position.
pub(super) struct Chains<'a> {
    grid: &'a Grid,
    ones: Vec<Option<Reached>>,
}

/// The most guardians, and the most chains from them.
const MOST: [usize; 2] = [6, 4];

impl<'a> Chains<'a> {
    pub(super) fn new(grid: &'a Grid) -> Self {
        Self { grid, ones: (0..729).map(|_| None).collect() }
    }

    /// The shortest chains from all guardians to one candidate, and how many strong links they have.
    pub(super) fn ending(&mut self, deadly: &Deadly) -> Option<(u32, Finding)> {
        if deadly.guardians.len() > MOST[0] {
            return None;
        }
        for guardian in deadly.guardians.iter() {
            self.ones[guardian.index()].get_or_insert_with(|| {
                Reached::new(self.grid, [guardian].into_iter().collect(), &guardian.sectors())
            });
        }
        let of_cell = |cell: Cell| -> CandidateSet {
            deadly.guardians.iter().filter(|guardian| guardian.cell() == cell).collect()
        };
        let cells: Vec<(CandidateSet, Reached)> = deadly
            .guarded()
            .map(|cell| (of_cell(cell), Reached::new(self.grid, of_cell(cell), &[cell.sector()])))
            .collect();
        let length = |target: Candidate| {
            cells
                .iter()
                .map(|(guards, cell)| self.of_cell_to(guards, cell, target))
                .sum::<Option<u32>>()
        };
        let targets = self.grid.open().filter(|target| !deadly.guardians.contains(*target));
        let best = targets.filter_map(|target| Some((length(target)?, target)));
        let (links, target) = best.filter(|(links, _)| *links > 0).min()?;
        Some((links, self.finding(deadly, &cells, target)?))
    }

    /// How many strong links it takes from the guardians of a cell: from all at once, or from each.
    fn of_cell_to(&self, guards: &CandidateSet, cell: &Reached, target: Candidate) -> Option<u32> {
        let each =
            guards.iter().map(|guardian| self.one(guardian)?.distance(target).map(u32::from));
        let each: Option<u32> = each.sum();
        let all = cell.distance(target).map(u32::from);
        all.into_iter().chain(each).min()
    }

    fn one(&self, guardian: Candidate) -> Option<&Reached> {
        self.ones[guardian.index()].as_ref()
    }

    fn finding(
        &self,
        deadly: &Deadly,
        cells: &[(CandidateSet, Reached)],
        target: Candidate,
    ) -> Option<Finding> {
        let (mut truths, mut links) = (vec![Fact::Lemma(0)], Vec::new());
        let mut chains = Vec::new();
        let mut add = |from: CandidateSet, reached: &Reached| {
            let nodes = reached.way(target, &mut truths, &mut links).into();
            chains.push(GuardianChain { from, nodes });
        };
        for (guards, cell) in cells {
            let best = self.of_cell_to(guards, cell, target);
            if cell.distance(target).map(u32::from) == best {
                add(*guards, cell);
                continue;
            }
            for guardian in guards.iter() {
                if let Some(one) = self.one(guardian) {
                    add([guardian].into_iter().collect(), one);
                }
            }
        }
        if chains.len() > MOST[1] {
            return None;
        }
        let lemma = Lemma { says: Clause::OneOf(deadly.guardians), by: deadly.reason() };
        let covers = Reason::Covers([Cover::of_facts(&truths, &links)].into());
        Some(Finding {
            actions: [Action::Eliminate(target)].into_iter().collect(),
            shape: deadly.shape(Consequence::Chains(chains.into())),
            proof: Proof { lemmas: [lemma].into(), then: covers },
        })
    }
}
