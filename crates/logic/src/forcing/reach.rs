//! What follows from an assumption, breadth first, and the short chains to what is wanted of it.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::Action;
use ninerooks_step::{ForcingChain, ForcingConflict};

/// What may be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Each thing follows from one other: a candidate is true where the only other one of a sector is
    /// false.
    Chains,
    /// A candidate is true where all others of a sector are false, each by a chain of its own.
    Nets,
}

/// Why something holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    Assumed,
    /// False: it sees this one, which is true.
    Seen(Candidate),
    /// True: it is what is left of this sector.
    Only(Sector),
}

/// The live candidates of each sector, as [`Grid::in_sector`] gives them: asked so often that they are
/// kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Live([u16; Sector::COUNT]);

impl Live {
    pub(super) fn of(grid: &Grid) -> Self {
        Self(core::array::from_fn(|index| grid.in_sector(Sector::from_index(index))))
    }

    fn in_sector(&self, sector: Sector) -> impl Iterator<Item = Candidate> + use<> {
        let mut bits = self.0[sector.index()];
        core::iter::from_fn(move || {
            let place = bits.trailing_zeros() as usize;
            let candidate = *sector.candidates().get(place)?;
            bits &= bits - 1;
            Some(candidate)
        })
    }
}

/// What follows from an assumption.
#[derive(Debug)]
pub(super) struct Reached<'a> {
    live: &'a Live,
    /// What is live and not known to be false.
    left: Live,
    pub(super) assumed: Action,
    pub(super) truths: CandidateSet,
    pub(super) falsities: CandidateSet,
    /// What follows, in its order, and by how many links at least.
    order: Vec<(Action, Why, u16)>,
    /// Where in the order something is, by [`index`], plus one.
    place: Vec<u16>,
}

/// Each candidate has two numbers: that it is true, and that it is false.
fn index(action: Action) -> usize {
    match action {
        Action::Place(candidate) => 2 * candidate.index(),
        Action::Eliminate(candidate) => 2 * candidate.index() + 1,
    }
}

impl<'a> Reached<'a> {
    /// Follows an assumption to its end. Contradictions do not stop it.
    pub(super) fn new(live: &'a Live, assumed: Action, reach: Reach) -> Self {
        Self::within(live, assumed, reach, u16::MAX)
    }

    /// Follows an assumption as far as so many links in a row lead.
    pub(super) fn within(live: &'a Live, assumed: Action, reach: Reach, deepest: u16) -> Self {
        let (truths, falsities) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        let place = vec![0; 2 * 729];
        let order = Vec::new();
        let mut reached = Self { live, left: *live, assumed, truths, falsities, order, place };
        reached.enter(assumed, Why::Assumed, 0);
        let mut next = 0;
        while let Some(&(action, _, depth)) = reached.order.get(next) {
            next += 1;
            if depth >= deepest {
                break;
            }
            match action {
                Action::Place(candidate) => reached.excludes(candidate, depth + 1),
                Action::Eliminate(candidate) => reached.leaves(candidate, reach, depth + 1),
            }
        }
        reached
    }

    #[allow(clippy::cast_possible_truncation)] // there are 1,458 at most
    fn enter(&mut self, action: Action, why: Why, depth: u16) {
        let set = match action {
            Action::Place(_) => &mut self.truths,
            Action::Eliminate(_) => &mut self.falsities,
        };
        if !set.contains(action.candidate()) {
            set.insert(action.candidate());
            self.order.push((action, why, depth));
            self.place[index(action)] = self.order.len() as u16;
            if let Action::Eliminate(gone) = action {
                for (sector, place) in gone.sectors().into_iter().zip(gone.places()) {
                    self.left.0[sector.index()] &= !(1 << place);
                }
            }
        }
    }

    /// What a true candidate makes false.
    fn excludes(&mut self, truth: Candidate, depth: u16) {
        for sector in truth.sectors() {
            for other in self.live.in_sector(sector) {
                if other != truth {
                    self.enter(Action::Eliminate(other), Why::Seen(truth), depth);
                }
            }
        }
    }

    /// What a false candidate makes true.
    fn leaves(&mut self, gone: Candidate, reach: Reach, depth: u16) {
        for sector in gone.sectors() {
            let has_two = || self.live.0[sector.index()].count_ones() == 2;
            let rest = match reach {
                Reach::Chains if !has_two() => continue,
                Reach::Chains => self.live.in_sector(sector).find(|other| *other != gone),
                Reach::Nets => {
                    let left = self.left.0[sector.index()];
                    left.is_power_of_two()
                        .then(|| sector.candidates()[left.trailing_zeros() as usize])
                }
            };
            if let Some(rest) = rest {
                self.enter(Action::Place(rest), Why::Only(sector), depth);
            }
        }
    }

    /// By how many links something is reached at least.
    pub(super) fn depth(&self, action: Action) -> Option<u16> {
        self.entry(action).map(|(_, _, depth)| depth)
    }

    fn entry(&self, action: Action) -> Option<(Action, Why, u16)> {
        self.order.get(usize::from(self.place[index(action)]).checked_sub(1)?).copied()
    }

    /// What is wrong: sectors that are empty, and candidates that are true and false.
    pub(super) fn conflicts(&self) -> Vec<ForcingConflict> {
        let both = self.truths & self.falsities;
        let mut conflicts: Vec<_> = both.iter().map(ForcingConflict::Both).collect();
        let gone = |sector: &Sector| self.left.0[sector.index()] == 0;
        if !self.falsities.is_empty() {
            conflicts.extend(Sector::all().filter(gone).map(ForcingConflict::Empty));
        }
        conflicts
    }

    /// What must hold for a conflict.
    pub(super) fn goals(&self, conflict: ForcingConflict) -> Vec<Action> {
        match conflict {
            ForcingConflict::Empty(sector) => {
                self.live.in_sector(sector).map(Action::Eliminate).collect()
            }
            ForcingConflict::Both(candidate) => {
                vec![Action::Place(candidate), Action::Eliminate(candidate)]
            }
        }
    }

    /// What something follows from, the latest first.
    fn premises(&self, action: Action) -> Vec<Action> {
        let mut premises: Vec<Action> = match self.entry(action).map(|(_, why, _)| why) {
            None | Some(Why::Assumed) => Vec::new(),
            Some(Why::Seen(by)) => vec![Action::Place(by)],
            Some(Why::Only(sector)) => {
                let others = self.live.in_sector(sector).filter(|c| *c != action.candidate());
                others.map(Action::Eliminate).collect()
            }
        };
        premises.sort_by_key(|premise| core::cmp::Reverse(self.place[index(*premise)]));
        premises
    }

    /// The chains to what is wanted, each from the assumption or from something on a chain before.
    pub(super) fn chains(&self, goals: &[Action]) -> Vec<ForcingChain> {
        let mut chains = Vec::new();
        let mut known = vec![false; 2 * 729];
        known[index(self.assumed)] = true;
        for goal in goals {
            self.chain_to(*goal, &mut known, &mut chains);
        }
        chains
    }

    fn chain_to(&self, goal: Action, known: &mut [bool], chains: &mut Vec<ForcingChain>) {
        if known[index(goal)] {
            return;
        }
        let (mut way, mut at) = (vec![goal], goal);
        while !known[index(at)] {
            let premises = self.premises(at);
            let [main, others @ ..] = premises.as_slice() else { return };
            for other in others {
                self.chain_to(*other, known, chains);
            }
            at = *main;
            way.push(at);
        }
        for action in &way {
            known[index(*action)] = true;
        }
        way.reverse();
        chains.push(ForcingChain { nodes: way.into() });
    }

    /// The sectors that come down to one candidate on these chains, in an order in which they do.
    pub(super) fn sectors(&self, chains: &[ForcingChain]) -> Vec<Sector> {
        let mut places: Vec<u16> = chains
            .iter()
            .flat_map(|chain| &chain.nodes)
            .filter(|action| matches!(action, Action::Place(_)))
            .map(|action| self.place[index(*action)])
            .collect();
        places.sort_unstable();
        places.dedup();
        let why = |place: u16| self.order.get(usize::from(place).checked_sub(1)?);
        let sector = |place: u16| match why(place)? {
            (_, Why::Only(sector), _) => Some(*sector),
            _ => None,
        };
        places.into_iter().filter_map(sector).collect()
    }

    /// Whether something on these chains follows from several things at once.
    pub(super) fn branches(&self, chains: &[ForcingChain]) -> bool {
        self.sectors(chains).iter().any(|sector| self.live.0[sector.index()].count_ones() > 2)
    }
}

/// How many links chains have.
pub(super) fn links(chains: &[ForcingChain]) -> usize {
    chains.iter().map(|chain| chain.nodes.len() - 1).sum()
}
