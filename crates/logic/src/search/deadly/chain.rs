//! Guardians as ends of chains: whichever of them is true, strong links make one candidate false.
//!
//! A chain begins with a guardian; or with a cell of the pattern, one of whose guardians is true so that no other
//! candidate of the cell is. The chains of all guardians end at one target. With two of them that is an AIC
//! through the pattern; more are weighed together.

use ninerooks_board::{Candidate, CandidateSet, Cell, Sector};
use ninerooks_proof::{Action, Cover, Fact, Proof, Reason};
use ninerooks_step::{Consequence, Finding, GuardianChain};

use super::Deadly;
use crate::Position;
use crate::links::walk::Walk;

/// The longest chain, in strong links.
const LONGEST: u8 = 3;

/// The state that the start is true, after those of single candidates.
const START: usize = 2 * 729;

/// The state that a candidate is true, or false.
fn state(action: Action) -> usize {
    match action {
        Action::Place(candidate) => 2 * candidate.index(),
        Action::Eliminate(candidate) => 2 * candidate.index() + 1,
    }
}

/// What a state says of which candidate; of the start nothing.
fn said(state: usize) -> Option<Action> {
    let candidate = || Candidate::from_index(state / 2);
    match state {
        START => None,
        _ if state.is_multiple_of(2) => Some(Action::Place(candidate())),
        _ => Some(Action::Eliminate(candidate())),
    }
}

/// What follows by strong links when one of several candidates is true.
struct Reached {
    /// What these candidates exclude others in.
    sectors: Vec<Sector>,
    walk: Walk,
}

impl Reached {
    fn new(position: &Position, start: CandidateSet, sectors: &[Sector]) -> Self {
        let walk = Walk::new(START + 1, [START], |walk, at| {
            let mut exclude = |sectors: &[Sector], truth: Option<Candidate>| {
                let live = sectors.iter().flat_map(|sector| position.grid().live_in(*sector));
                for other in live.filter(|c| Some(*c) != truth && !start.contains(*c)) {
                    walk.enter(state(Action::Eliminate(other)));
                }
            };
            match said(at) {
                None => exclude(sectors, None),
                Some(Action::Place(truth)) => exclude(&truth.sectors(), Some(truth)),
                Some(Action::Eliminate(_)) if walk.distance(at) >= Some(2 * LONGEST) => {}
                Some(Action::Eliminate(gone)) => {
                    let links = position.pairs().links(gone);
                    for link in links.filter(|link| !start.contains(link.to)) {
                        walk.enter(state(Action::Place(link.to)));
                    }
                }
            }
        });
        Self { sectors: sectors.into(), walk }
    }

    /// By how many strong links a candidate is false: every other step, after one from the start.
    fn distance(&self, target: Candidate) -> Option<u8> {
        self.walk.distance(state(Action::Eliminate(target))).map(|steps| steps / 2)
    }

    /// The candidates on the way to a target, false and true in turn, and the truths and links.
    fn way(
        &self,
        position: &Position,
        target: Candidate,
        truths: &mut Vec<Fact>,
        links: &mut Vec<Fact>,
    ) -> Vec<Candidate> {
        let way = self.walk.path(state(Action::Eliminate(target))).unwrap_or_default();
        let way: Vec<Option<Action>> = way.into_iter().map(said).collect();
        for step in way.windows(2).rev() {
            let [before, Some(action)] = *step else { continue };
            let both = |sector: &&Sector| action.candidate().sectors().contains(sector);
            match (before, action) {
                (None, _) => links.extend(self.sectors.iter().find(both).map(|s| Fact::from(*s))),
                (Some(Action::Place(truth)), _) => {
                    links.extend(truth.sectors().iter().find(both).map(|s| Fact::from(*s)));
                }
                (Some(Action::Eliminate(gone)), _) => {
                    let mut strong = position.pairs().links(gone);
                    let link = strong.find(|link| link.to == action.candidate());
                    truths.extend(link.map(|link| Fact::from(link.sector)));
                }
            }
        }
        // The target is no node, unless it is one besides.
        let nodes = way.split_last().map_or(&[][..], |(_, nodes)| nodes);
        nodes.iter().flatten().map(|action| action.candidate()).collect()
    }
}

/// What was reached from single candidates and from cells, for all patterns of a position.
pub(crate) struct Chains<'p> {
    position: &'p Position<'p>,
    ones: Vec<Option<Reached>>,
}

/// The most guardians, and the most chains from them.
const MOST: [usize; 2] = [6, 4];

impl<'p> Chains<'p> {
    pub(crate) fn new(position: &'p Position<'p>) -> Self {
        Self { position, ones: (0..729).map(|_| None).collect() }
    }

    /// The shortest chains from all guardians to one candidate, and how many strong links they have.
    pub(crate) fn ending(&mut self, deadly: &Deadly) -> Option<(u32, Finding)> {
        if deadly.guardians.len() > MOST[0] {
            return None;
        }
        for guardian in deadly.guardians.iter() {
            self.ones[guardian.index()].get_or_insert_with(|| {
                Reached::new(self.position, [guardian].into_iter().collect(), &guardian.sectors())
            });
        }
        let of_cell = |cell: Cell| -> CandidateSet {
            deadly.guardians.iter().filter(|guardian| guardian.cell() == cell).collect()
        };
        let cells: Vec<(CandidateSet, Reached)> = deadly
            .guarded()
            .map(|cell| {
                let reached = Reached::new(self.position, of_cell(cell), &[cell.sector()]);
                (of_cell(cell), reached)
            })
            .collect();
        let length = |target: Candidate| {
            cells
                .iter()
                .map(|(guards, cell)| self.of_cell_to(guards, cell, target))
                .sum::<Option<u32>>()
        };
        let open = self.position.grid().open();
        let targets = open.filter(|target| !deadly.guardians.contains(*target));
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
            let nodes = reached.way(self.position, target, &mut truths, &mut links).into();
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
        let covers = Reason::Covers(Cover::of_facts(&truths, &links).into());
        Some(Finding {
            actions: [Action::Eliminate(target)].into_iter().collect(),
            shape: deadly.shape(Consequence::Chains(chains.into())),
            proof: Proof { lemmas: [deadly.lemma()].into(), then: covers },
        })
    }
}
