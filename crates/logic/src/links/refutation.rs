//! Refuting what is assumed true, with a proof: from the assumptions along weak links to what is
//! false, along strong links to what is true, until a candidate is both or a sector is empty.
//!
//! Every weak link is a few truths and one link more; every strong link is a truth that goes with
//! the weak links at either end. So the way from the assumption to something false sums to one, and
//! an end that `k` such ways meet in sums to k − 1: a cover of scale `k`, as `k` of its links hold
//! the assumption.

use ninerooks_board::{Candidate, CandidateSet, Sector};
use ninerooks_proof::{Cover, Term};
use ninerooks_step::{Net, NetEnd, WeakLink, WeakVia};

use super::by_candidate::ByCandidate;
use super::colour::{Parity, StrongChains};
use super::implication::Weak;
use super::sources::ranges::ways;
use super::sources::sectors::StrongLink;
use crate::Position;

/// Which weak and strong links may be used.
pub(crate) struct Rules<'a> {
    position: &'a Position<'a>,
    weak: Weak,
    chains: &'a StrongChains,
    /// How many ranges a weak link may pass.
    most_ranges: u8,
    /// The only chains whose strong links may be used, if not all may.
    only: Option<Vec<usize>>,
    /// Whether what is true in a chain makes only nodes of its other parity false.
    colours: bool,
}

/// A weak link from one candidate to several.
struct Group {
    via: WeakVia,
    false_set: CandidateSet,
}

/// Why a candidate is false.
struct WhyFalse {
    from: Candidate,
    via: WeakVia,
}

/// A last weak link: from, by which, to.
type Last = (Candidate, WeakVia, Candidate);

/// What was found to be wrong, and how.
pub(crate) struct Refutation {
    /// The parity that was assumed, if it was a parity.
    root: Option<Parity>,
    /// For each candidate that is false, why.
    why_false: ByCandidate<WhyFalse>,
    /// For each candidate that is true and was not assumed, from which false one and by which link.
    why_true: ByCandidate<StrongLink>,
    /// What is true, in the order in which it was found.
    true_ones: Vec<Candidate>,
    end: NetEnd,
    /// The last weak links, of which all are needed.
    ends: Vec<Last>,
}

impl<'a> Rules<'a> {
    pub(crate) fn new(position: &'a Position<'a>, weak: Weak) -> Self {
        let chains = weak.chains(position);
        Self { position, weak, chains, most_ranges: u8::MAX, only: None, colours: false }
    }

    /// The same with the strong links of these parities' chains only.
    pub(crate) fn only(mut self, parities: &[Parity]) -> Self {
        self.only = Some(parities.iter().map(|parity| parity.chain()).collect());
        self
    }

    /// The same with weak links through one range at most.
    pub(crate) fn one_range(mut self) -> Self {
        self.most_ranges = 1;
        self
    }

    /// The same for what sees both parities of a chain: from what is assumed to nodes of the chain,
    /// and on from parity to parity only, until one node would be both.
    pub(crate) fn trap(mut self, parity: Parity) -> Self {
        self.colours = true;
        self.only(&[parity])
    }

    /// The strong chains.
    pub(crate) const fn chains(&self) -> &'a StrongChains {
        self.chains
    }

    /// The weak links from a candidate: cell, row, column, box, ranges, sets.
    fn groups(&self, from: Candidate) -> Vec<Group> {
        let grid = self.position.grid();
        let sectors = from.sectors().into_iter().skip(usize::from(self.weak == Weak::OneDigit));
        let mut groups: Vec<Group> = sectors
            .map(|sector| {
                let false_set = grid.live_in(sector).filter(|c| *c != from).collect();
                Group { via: WeakVia::Sector(sector), false_set }
            })
            .collect();
        let (digit, cell) = (from.digit(), from.cell());
        for way in ways(self.weak.ranges(self.position, digit), cell, self.most_ranges) {
            let places = grid.places(digit) & way.image;
            let false_set = places.map(|cell| Candidate::new(digit, cell)).collect();
            groups.push(Group { via: WeakVia::Ranges(way.ranges.into()), false_set });
        }
        for set in self.weak.sets(self.position).filter(|set| set.seen(digit).contains(cell)) {
            let others = set.digits.without(digit);
            let false_set = others
                .flat_map(|other| set.seen(other).map(move |cell| Candidate::new(other, cell)))
                .collect();
            let via = WeakVia::AlmostLockedSet { cells: set.cells, digits: set.digits };
            groups.push(Group { via, false_set });
        }
        groups
    }

    /// What of the candidates that a node makes false counts.
    fn within_colours(&self, node: Candidate, false_set: CandidateSet) -> CandidateSet {
        match self.chains.parity(node) {
            Some(parity) if self.colours => false_set & *self.chains.nodes(parity.turned()),
            _ => false_set,
        }
    }

    /// The strong links from a candidate that may be used.
    fn strong(&self, from: Candidate) -> impl Iterator<Item = StrongLink> {
        let allowed = self.chains.parity(from).is_some_and(|parity| {
            self.only.as_ref().is_none_or(|only| only.contains(&parity.chain()))
        });
        self.chains.links(from).filter(move |_| allowed)
    }

    /// Assumes that a candidate is true.
    pub(crate) fn refute(&self, root: Candidate) -> Option<Refutation> {
        self.refute_all([root].into_iter().collect(), None)
    }

    /// Assumes that all nodes of a parity are true.
    pub(crate) fn refute_parity(&self, parity: Parity) -> Option<Refutation> {
        self.refute_all(*self.chains.nodes(parity), Some(parity))
    }

    /// Follows the links from what is assumed, breadth first, until something is wrong.
    fn refute_all(&self, roots: CandidateSet, root: Option<Parity>) -> Option<Refutation> {
        let mut found = Refutation {
            root,
            why_false: ByCandidate::new(),
            why_true: ByCandidate::new(),
            true_ones: roots.iter().collect(),
            end: NetEnd::Clash(roots.iter().next()?),
            ends: Vec::new(),
        };
        let mut true_set = roots;
        let mut false_set = CandidateSet::EMPTY;
        let mut next = 0;
        while let Some(&at) = found.true_ones.get(next) {
            next += 1;
            for Group { via, false_set: new } in self.groups(at) {
                let new = if next > 1 { self.within_colours(at, new) } else { new };
                for false_one in (new - false_set).iter() {
                    if true_set.contains(false_one) {
                        found.end = NetEnd::Clash(false_one);
                        found.ends = vec![(at, via, false_one)];
                        return Some(found);
                    }
                    false_set.insert(false_one);
                    found.why_false.enter(false_one, WhyFalse { from: at, via: via.clone() });
                    for link in self.strong(false_one) {
                        if true_set.contains(link.to) {
                            continue;
                        }
                        found.why_true.enter(link.to, StrongLink { to: false_one, ..link });
                        if let Some(WhyFalse { from, via }) = found.why_false.of(link.to) {
                            found.end = NetEnd::Clash(link.to);
                            found.ends = vec![(*from, via.clone(), link.to)];
                            return Some(found);
                        }
                        true_set.insert(link.to);
                        found.true_ones.push(link.to);
                    }
                }
                let empty = |sector: &Sector| {
                    self.position.grid().live_in(*sector).all(|c| false_set.contains(c))
                };
                let emptied = new.iter().flat_map(Candidate::sectors).find(empty);
                if let Some(sector) = emptied.filter(|_| !self.colours) {
                    found.end = NetEnd::Empty(sector);
                    found.ends = self.ends_of(&found, next, sector);
                    return Some(found);
                }
            }
        }
        None
    }

    /// Few weak links that make all candidates of a sector false, from the first `known` that are
    /// true: always the one that makes most of them false, the first of several.
    fn ends_of(&self, found: &Refutation, known: usize, sector: Sector) -> Vec<Last> {
        let mut left: CandidateSet = self.position.grid().live_in(sector).collect();
        let whole = left;
        let groups: Vec<(Candidate, Group)> = found.true_ones[..known]
            .iter()
            .flat_map(|from| self.groups(*from).into_iter().map(move |group| (*from, group)))
            .filter(|(_, group)| !(group.false_set & whole).is_empty())
            // A link that is the sector itself would make its own members false.
            .filter(|(_, group)| group.via != WeakVia::Sector(sector))
            .collect();
        let mut ends = Vec::new();
        while !left.is_empty() {
            // The greatest, and of these the first.
            let best = groups.iter().rev().max_by_key(|(_, group)| (group.false_set & left).len());
            let Some((from, group)) = best else { break };
            let Some(to) = (group.false_set & left).iter().next() else { break };
            ends.push((*from, group.via.clone(), to));
            // The links of a set hold one of what is eliminated; those of the others hold all of it.
            match group.via {
                WeakVia::AlmostLockedSet { .. } => left.remove(to),
                _ => left -= group.false_set,
            }
        }
        ends
    }
}

impl Refutation {
    /// The cover that shows that `target`, one of the roots, is false.
    pub(crate) fn cover(&self, rules: &Rules, target: Candidate) -> Cover {
        let mut weights = [0i16; Sector::COUNT];
        let mut ways = 0;
        for (from, via, to) in &self.ends {
            self.add_way(rules, target, *from, &mut weights);
            add_weak(rules, *from, via, *to, &mut weights);
            ways += 1;
        }
        match self.end {
            NetEnd::Empty(sector) => weights[sector.index()] -= 1,
            NetEnd::Clash(candidate) => {
                self.add_way(rules, target, candidate, &mut weights);
                ways += 1;
            }
        }
        let terms = Sector::all()
            .map(|sector| Term::new(sector, weights[sector.index()]))
            .filter(|term| term.weight != 0)
            .collect();
        Cover { scale: ways, terms }
    }

    /// Adds the links from `target` to `at`, which is true.
    fn add_way(
        &self,
        rules: &Rules,
        target: Candidate,
        mut at: Candidate,
        weights: &mut [i16; Sector::COUNT],
    ) {
        while let Some(&StrongLink { sector, to: false_one }) = self.why_true.of(at) {
            weights[sector.index()] -= 1;
            let Some(WhyFalse { from, via }) = self.why_false.of(false_one) else { return };
            add_weak(rules, *from, via, false_one, weights);
            at = *from;
        }
        // Within the parity that is assumed, by its strong links: link, truth, link, truth.
        let path = rules.chains.path(target, at).unwrap_or_default();
        for (i, link) in path.iter().enumerate() {
            weights[link.sector.index()] += if i % 2 == 0 { 1 } else { -1 };
        }
    }

    /// The weak links that are used, in order, but for those within a chain.
    pub(crate) fn weak_links(&self, chains: &StrongChains) -> Vec<WeakLink> {
        let mut links: Vec<WeakLink> = Vec::new();
        let mut starts: Vec<Candidate> = self.ends.iter().map(|(from, ..)| *from).collect();
        if let NetEnd::Clash(candidate) = self.end {
            starts.push(candidate);
        }
        for mut at in starts {
            let mut way = Vec::new();
            while let Some(&StrongLink { to: false_one, .. }) = self.why_true.of(at) {
                let Some(WhyFalse { from, via }) = self.why_false.of(false_one) else { break };
                way.push(WeakLink { from: *from, to: false_one, via: via.clone() });
                at = *from;
            }
            way.reverse();
            links.extend(way);
        }
        let last = self.ends.iter();
        links.extend(last.map(|(from, via, to)| WeakLink {
            from: *from,
            to: *to,
            via: via.clone(),
        }));
        let apart = |link: &WeakLink| {
            let [from, to] = [link.from, link.to].map(|c| chains.parity(c));
            from.is_none() || from.map(Parity::turned) != to
        };
        links.into_iter().filter(apart).collect()
    }

    /// What goes wrong.
    pub(crate) const fn end(&self) -> NetEnd {
        self.end
    }

    /// The chains that the links run through, that of the roots first, each with the side first that
    /// would be true.
    pub(crate) fn nets(&self, chains: &StrongChains, links: &[WeakLink]) -> Vec<Net> {
        let mut parities: Vec<Parity> = Vec::new();
        let mut enter = |parity: Option<Parity>| {
            if let Some(parity) = parity
                && !parities.iter().any(|p| p.chain() == parity.chain())
            {
                parities.push(parity);
            }
        };
        enter(self.root);
        for link in links {
            // Only what goes on from there is a chain that is used.
            let used = |c: &Candidate| self.why_true.of(*c).is_some();
            enter(Some(link.from).filter(used).and_then(|c| chains.parity(c)));
        }
        if let NetEnd::Clash(candidate) = self.end {
            let why_true = self.why_true.of(candidate).is_some();
            enter(chains.parity(candidate).filter(|_| why_true));
        }
        let net = |p: Parity| Net { sides: [*chains.nodes(p), *chains.nodes(p.turned())] };
        parities.into_iter().map(net).collect()
    }
}

/// The truths and links of a weak link: its links, less its truths, are one, and hold both ends.
fn add_weak(
    rules: &Rules,
    from: Candidate,
    via: &WeakVia,
    to: Candidate,
    weights: &mut [i16; Sector::COUNT],
) {
    let mut add = |sector: Sector, weight: i16| weights[sector.index()] += weight;
    match via {
        WeakVia::Sector(sector) => add(*sector, 1),
        WeakVia::Ranges(ranges) => {
            let digit = from.digit();
            let all = ways(rules.weak.ranges(rules.position, digit), from.cell(), u8::MAX);
            let lines = all.into_iter().find(|way| *way.ranges == **ranges).map(|way| way.lines);
            ranges.iter().for_each(|range| add(range.block.sector(digit), -1));
            lines.into_iter().flatten().for_each(|line| add(line.sector(digit), 1));
        }
        WeakVia::AlmostLockedSet { cells, digits } => {
            cells.for_each(|cell| add(cell.sector(), -1));
            for digit in *digits {
                let places = rules.position.grid().places(digit) & *cells;
                let ends = [from, to].into_iter().filter(|end| end.digit() == digit);
                let held = ends.fold(places, |held, end| held.with(end.cell()));
                if let Some(house) = held.common_houses().first() {
                    add(house.sector(digit), 1);
                }
            }
        }
    }
}
