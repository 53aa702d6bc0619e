//! What is live, in numbers: candidates and groups, what each sees, and what is true where one is false.

use core::cell::OnceCell;

use ninerooks_board::{Candidate, CandidateSet, Digit, Grid, Sector};
use ninerooks_proof::Action;
use ninerooks_step::{ChainNode, ForcingNode};

use super::chained::Chained;
use crate::Position;
use crate::links::lists::Lists;
use crate::links::sources::groups;

/// What may be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Each thing follows from one other: a candidate or a group is true where all that a sector has beside
    /// it, one candidate or one group, is false.
    Chains,
    /// A candidate is true where all others of a sector are false, each by a chain of its own.
    Nets,
}

/// The live candidates of each sector, as [`Grid::in_sector`] gives them, and the *nodes*: the candidates of
/// unsolved cells, and for chains the groups that are an end of a strong link. Nodes are numbered, and each has
/// two *literals*: that it is true, and that it is false.
#[derive(Debug)]
pub(crate) struct Live {
    pub(super) reach: Reach,
    pub(super) sectors: [u16; Sector::COUNT],
    pub(super) candidates: CandidateSet,
    /// The candidates of unsolved cells.
    pub(super) open: Vec<Candidate>,
    /// The groups, numbered after the candidates, by digit.
    pub(super) groups: Vec<ChainNode>,
    /// The number of each candidate.
    pub(super) number: Box<[u16]>,
    /// The sectors of each candidate, and which place of each it is.
    pub(super) places: Vec<[(u16, u16); 4]>,
    /// What is false if a node is true: by number.
    pub(super) seen: Lists<u16>,
    /// In chains, what is true if a node is false, and the sector that has nothing else: by number.
    pub(super) strong: Lists<(u16, u16)>,
    chained: OnceCell<Chained>,
}

/// The number of what is not open.
const NONE: u16 = u16::MAX;

impl Live {
    #[allow(clippy::cast_possible_truncation)] // there are 729 candidates
    pub(crate) fn new(position: &Position, reach: Reach) -> Self {
        let grid = position.grid();
        let sectors = core::array::from_fn(|index| grid.in_sector(Sector::from_index(index)));
        let open: Vec<Candidate> = grid.open().collect();
        let mut number = vec![NONE; 729].into_boxed_slice();
        for (i, candidate) in open.iter().enumerate() {
            number[candidate.index()] = i as u16;
        }
        let place = |candidate: &Candidate| {
            let (sectors, places) = (candidate.sectors(), candidate.places());
            core::array::from_fn(|i| (sectors[i].index() as u16, 1 << places[i]))
        };
        let places = open.iter().map(place).collect();
        let (groups, seen, strong) = (Vec::new(), Lists::new(), Lists::new());
        let chained = OnceCell::new();
        let candidates = *grid.live();
        let mut live = Self {
            reach,
            sectors,
            candidates,
            open,
            groups,
            number,
            places,
            seen,
            strong,
            chained,
        };
        match reach {
            Reach::Nets => live.enter_seen(grid),
            Reach::Chains => {
                let links = live.enter_groups(position);
                live.enter_seen(grid);
                live.enter_strong(links);
            }
        }
        live
    }

    /// Numbers the groups, and returns the strong links that have any, from either end.
    #[allow(clippy::cast_possible_truncation)] // there are 486 groups and 324 sectors
    fn enter_groups(&mut self, position: &Position) -> Vec<(u16, (u16, u16))> {
        let mut links = Vec::new();
        for digit in Digit::ALL {
            let first = self.groups.len();
            for strong in groups::of_digit(position, digit) {
                let Some(sector) = strong.sector().map(|sector| sector.index() as u16) else {
                    continue;
                };
                if strong.ends.iter().all(|end| end.cells.len() == 1) {
                    continue;
                }
                let [one, other] = strong.ends.map(|end| self.group(end, first));
                if one != NONE && other != NONE {
                    links.extend([(one, (other, sector)), (other, (one, sector))]);
                }
            }
        }
        links.sort_by_key(|(from, _)| *from);
        links
    }

    /// The number of a node; that of a group, after it is entered if it is new. The groups of its digit begin at
    /// `first`.
    #[allow(clippy::cast_possible_truncation)] // there are 486 groups
    fn group(&mut self, node: ChainNode, first: usize) -> u16 {
        if let Some(cell) = node.cells.only() {
            return self.number[Candidate::new(node.digit, cell).index()];
        }
        let known = self.groups[first..].iter().position(|group| *group == node);
        let at = known.map_or(self.groups.len(), |i| first + i);
        if known.is_none() {
            self.groups.push(node);
        }
        (self.open.len() + at) as u16
    }

    /// Enters what each node sees: of candidates those of its cell, row, column and box, and then groups.
    #[allow(clippy::cast_possible_truncation)] // see Live::group
    fn enter_seen(&mut self, grid: &Grid) {
        self.seen.reserve(24 * self.open.len());
        // The groups go by digit.
        let begin = |digit: Digit| self.groups.partition_point(|group| group.digit < digit);
        let groups = Digit::ALL.map(|digit| {
            let of_digit = self.groups[begin(digit)..].iter().take_while(|g| g.digit == digit);
            begin(digit)..begin(digit) + of_digit.count()
        });
        for (i, candidate) in self.open.iter().enumerate() {
            let own = candidate.cell();
            let [.., block] = candidate.sectors();
            for sector in candidate.sectors() {
                for other in in_sector(&self.sectors, sector) {
                    let (cell, other) = (other.cell(), self.number[other.index()]);
                    // What is in a line with it has been entered when the box comes.
                    let is_known = sector == block
                        && (cell.row_index() == own.row_index()
                            || cell.column_index() == own.column_index());
                    if other != NONE && other != i as u16 && !is_known {
                        self.seen.push(other);
                    }
                }
            }
            let of_digit = groups[candidate.digit().index()].clone();
            let sees = |at: &usize| self.groups[*at].cells.is_subset(own.peers());
            let first = self.open.len();
            self.seen.extend(of_digit.filter(sees).map(|at| (first + at) as u16));
            self.seen.end();
        }
        for node in &self.groups {
            let peers = node.cells.common_peers();
            let seen = (grid.places(node.digit) & peers)
                .map(|cell| self.number[Candidate::new(node.digit, cell).index()]);
            self.seen.extend(seen.filter(|number| *number != NONE));
            let sees =
                |group: &ChainNode| group.digit == node.digit && group.cells.is_subset(peers);
            let groups = (self.open.len()..).zip(&self.groups).filter(|(_, group)| sees(group));
            self.seen.extend(groups.map(|(number, _)| number as u16));
            self.seen.end();
        }
    }

    /// Enters the strong links: those of two candidates, and those of groups, by the node they begin at.
    fn enter_strong(&mut self, links: Vec<(u16, (u16, u16))>) {
        let mut links = links.into_iter().peekable();
        for number in 0..self.open.len() + self.groups.len() {
            for (sector, bit) in self.places.get(number).into_iter().flatten() {
                let rest = self.sectors[usize::from(*sector)] & !bit;
                if rest.is_power_of_two() {
                    let of = Sector::from_index(usize::from(*sector));
                    let rest = of.candidates()[rest.trailing_zeros() as usize];
                    let rest = self.number[rest.index()];
                    if rest != NONE {
                        self.strong.push((rest, *sector));
                    }
                }
            }
            while let Some((_, to)) = links.next_if(|(from, _)| usize::from(*from) == number) {
                self.strong.push(to);
            }
            self.strong.end();
        }
    }

    /// The literal of an action on a candidate of an unsolved cell.
    pub(super) fn literal(&self, action: Action) -> Option<usize> {
        let number = self.number[action.candidate().index()];
        let is_false = usize::from(matches!(action, Action::Eliminate(_)));
        (number != NONE).then(|| 2 * usize::from(number) + is_false)
    }

    /// What follows by chains of any length.
    pub(super) fn chained(&self) -> &Chained {
        self.chained.get_or_init(|| Chained::new(self))
    }

    pub(super) fn nodes(&self) -> usize {
        self.open.len() + self.groups.len()
    }

    pub(super) fn node(&self, literal: usize) -> ForcingNode {
        let (number, is_true) = (literal / 2, literal.is_multiple_of(2));
        match (self.open.get(number), is_true) {
            (Some(candidate), true) => ForcingNode::Place(*candidate),
            (Some(candidate), false) => ForcingNode::Eliminate(*candidate),
            (None, true) => ForcingNode::GroupTrue(self.groups[number - self.open.len()]),
            (None, false) => ForcingNode::GroupFalse(self.groups[number - self.open.len()]),
        }
    }

    /// The literals of the other candidates of a sector, that they are false.
    pub(super) fn others(&self, sector: u16, literal: usize) -> impl Iterator<Item = usize> {
        let all = in_sector(&self.sectors, Sector::from_index(usize::from(sector)));
        let all = all.filter_map(|candidate| self.literal(Action::Eliminate(candidate)));
        all.filter(move |other| other / 2 != literal / 2)
    }
}

/// The live candidates of a sector.
pub(super) fn in_sector(
    sectors: &[u16; Sector::COUNT],
    sector: Sector,
) -> impl Iterator<Item = Candidate> + use<> {
    let mut bits = sectors[sector.index()];
    core::iter::from_fn(move || {
        let place = bits.trailing_zeros() as usize;
        let candidate = *sector.candidates().get(place)?;
        bits &= bits - 1;
        Some(candidate)
    })
}
