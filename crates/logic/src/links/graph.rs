//! The graph of links of some sources: nodes, the strong links between them and the weak ones.

use core::cell::OnceCell;
use core::ops::RangeInclusive;
use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit};
use ninerooks_step::{AlmostLockedSet, ChainNode};

use super::closure::Closure;
use super::cover::{Strong, Truth, targets};
use super::lists::Lists;
use super::mixed::Mixed;
use super::rows::{Rows, Within, add, ones};
use super::ruled;
pub(crate) use super::sources::Sources;
use super::sources::ahs::Ahs;
use super::sources::{fish, groups};
use super::walk::Walk;
use crate::Position;

/// Nodes by number, and what each is linked to. A node is an end of some strong link.
#[derive(Debug)]
pub(crate) struct Graph {
    nodes: Vec<ChainNode>,
    /// The live places of its digit that see a node whole.
    seen: Vec<CellSet>,
    /// What is false if a node is true, where the puzzle adds rules; nothing elsewhere.
    excluded: Vec<CandidateSet>,
    /// The number of each node.
    numbers: HashMap<(Digit, CellSet), usize, BuildHasherDefault<Mixed>>,
    /// For each node, those of which one or the other is true, and the number of what says so.
    strong: Vec<Vec<(u32, u32)>>,
    /// What says so, for one link after the other.
    truths: Vec<Truth>,
    /// The same nodes: a row of bits for each.
    strong_rows: Vec<u64>,
    /// For each node, those that are not true with it: a row of bits.
    weak: Vec<u64>,
    /// How many words a row has.
    words: usize,
    closure: OnceCell<Closure>,
}

/// How many sets a graph has at most; of more, those with the fewest cells are taken. A hard state has a
/// few hundred of them, an open one several thousand.
const MOST_SETS: usize = 1500;

impl Graph {
    /// The graph of these sources. Of several reasons for the link of two nodes, the first is kept:
    /// pairs of places first, then lines, boxes, and sets with few cells before those with many, then patterns.
    pub(crate) fn new(position: &Position, sources: Sources) -> Self {
        let mut graph = Self::empty();
        let pairs = position.pairs();
        match sources {
            Sources::OneDigit(digit) => {
                pairs.of_digit(digit).for_each(|(_, strong)| graph.link(strong));
                groups::of_digit(position, digit).for_each(|strong| graph.link(strong));
                ruled::of_digit(position, digit).for_each(|strong| graph.link(strong));
            }
            Sources::Cells => {
                let bivalue = position.cells_with(2..=2);
                for digit in Digit::ALL {
                    for cell in position.grid().places(digit) & bivalue {
                        graph.node(ChainNode::new(digit, cell.into()));
                    }
                }
                let firsts = bivalue.filter_map(|cell| {
                    let low = position.grid().digits(cell).first()?;
                    pairs.in_cell(Candidate::new(low, cell))
                });
                firsts.for_each(|strong| graph.link(strong));
            }
            Sources::SetsAlone => graph.enter_sets(position, 1..=usize::MAX),
            _ => {
                for (sector, ends) in pairs.iter() {
                    let ends = ends.map(|c| (c.digit(), CellSet::from(c.cell())));
                    graph.link(Strong::new(sector, ends));
                }
                if sources != Sources::Sectors {
                    let groups = Digit::ALL.into_iter().flat_map(|d| groups::of_digit(position, d));
                    groups.for_each(|strong| graph.link(strong));
                }
                let has_groups = sources != Sources::Sectors;
                ruled::strong_links(position, has_groups).for_each(|strong| graph.link(strong));
                if matches!(sources, Sources::Sets | Sources::Patterns(_)) {
                    graph.enter_sets(position, 2..=usize::MAX); // a set of one cell is a sector
                }
                if sources == Sources::Fish {
                    for strong in fish::links(position) {
                        graph.link(strong);
                    }
                }
                if sources == Sources::Exocets {
                    for (at, bond) in (0..).zip(position.exocet_bonds()) {
                        graph.link(Strong { truth: Truth::Exocet(at), ends: bond.ends });
                    }
                }
                if let Sources::Patterns(kind) = sources {
                    for (at, pattern) in position.patterns(kind) {
                        let truth = Truth::Pattern(at);
                        let sides = pattern.sides().into_iter();
                        sides.for_each(|ends| graph.link(Strong { truth, ends }));
                    }
                }
            }
        }
        graph.join(position);
        if sources != Sources::SetsAlone && !position.grid().rules().is_none() {
            graph.join_by_rules(position);
        }
        if sources == Sources::HiddenSets {
            position.almost_hidden_sets().iter().for_each(|set| graph.enter_hidden(set));
        }
        graph
    }

    fn empty() -> Self {
        Self {
            nodes: Vec::new(),
            seen: Vec::new(),
            excluded: Vec::new(),
            numbers: HashMap::default(),
            strong: Vec::new(),
            truths: Vec::new(),
            strong_rows: Vec::new(),
            weak: Vec::new(),
            words: 0,
            closure: OnceCell::new(),
        }
    }

    /// The graph of [almost-locked sets alone](Sources::SetsAlone), of those with at most so many cells.
    pub(crate) fn of_sets(position: &Position, most: usize) -> Self {
        let mut graph = Self::empty();
        graph.enter_sets(position, 1..=most);
        graph.join(position);
        graph
    }

    /// Enters the links within almost-locked sets of so many cells: each two of their digits. Digits
    /// that nothing sees whole are left out: nothing follows from them.
    fn enter_sets(&mut self, position: &Position, sizes: RangeInclusive<usize>) {
        let sets = position.almost_locked_sets().iter();
        for set in sets.filter(|set| sizes.contains(&set.cells.len())).take(MOST_SETS) {
            let truth = Truth::Set(AlmostLockedSet { cells: set.cells, digits: set.digits });
            let is_seen =
                |digit: &Digit| set.seen_digits.contains(*digit) || set.places(*digit).len() == 1;
            let (mut ends, mut count) = ([0; 9], 0);
            for digit in set.digits.filter(is_seen) {
                ends[count] = self.node(ChainNode::new(digit, set.places(digit)));
                count += 1;
            }
            for (i, one) in ends[..count].iter().enumerate() {
                ends[i + 1..count].iter().for_each(|other| self.link_nodes(truth, [*one, *other]));
            }
        }
    }

    /// The number of a node, which is entered if it is new.
    fn node(&mut self, node: ChainNode) -> usize {
        *self.numbers.entry((node.digit, node.cells)).or_insert_with(|| {
            self.nodes.push(node);
            self.strong.push(Vec::with_capacity(8));
            self.nodes.len() - 1
        })
    }

    fn link(&mut self, strong: Strong) {
        let ends = strong.ends.map(|end| self.node(end));
        self.link_nodes(strong.truth, ends);
    }

    #[allow(clippy::cast_possible_truncation)] // there are some thousands of nodes, and of links
    fn link_nodes(&mut self, truth: Truth, ends: [usize; 2]) {
        if self.truths.last() != Some(&truth) {
            self.truths.push(truth);
        }
        let truth = self.truths.len() as u32 - 1;
        for [from, to] in [ends, [ends[1], ends[0]]] {
            let (links, to) = (&mut self.strong[from], to as u32);
            if links.iter().all(|(known, _)| *known != to) {
                links.push((to, truth));
            }
        }
    }

    /// Enters the weak links between all nodes.
    fn join(&mut self, position: &Position) {
        self.words = self.nodes.len().div_ceil(64);
        self.strong_rows = vec![0; self.nodes.len() * self.words];
        for (from, row) in
            self.strong.iter().zip(self.strong_rows.chunks_exact_mut(self.words.max(1)))
        {
            for (to, _) in from {
                row[*to as usize / 64] |= 1 << (to % 64);
            }
        }
        self.weak = vec![0; self.nodes.len() * self.words];
        self.seen = vec![CellSet::EMPTY; self.nodes.len()];
        let mut of_digit: [Vec<(usize, CellSet)>; 9] = Default::default();
        for (i, node) in self.nodes.iter().enumerate() {
            of_digit[node.digit.index()].push((i, node.cells));
        }
        for (digit, with) in Digit::ALL.into_iter().zip(of_digit) {
            let by_cell = Within::new(with.iter().copied());
            let places = position.grid().places(digit);
            for (i, cells) in with {
                let row = &mut self.weak[i * self.words..][..self.words];
                self.seen[i] = places & cells.common_peers();
                for other in by_cell.of(self.seen[i]) {
                    row[other / 64] |= 1 << (other % 64);
                }
            }
        }
        self.join_cells();
    }

    /// Enters the weak links that rules make, of nodes of one digit or of two.
    fn join_by_rules(&mut self, position: &Position) {
        let grid = position.grid();
        self.excluded = self.nodes.iter().map(|node| ruled::excluded_by(grid, *node)).collect();
        for digit in Digit::ALL {
            let of_digit = self.nodes.iter().enumerate().filter(|(_, node)| node.digit == digit);
            let within = Within::new(of_digit.map(|(i, node)| (i, node.cells)));
            for (i, excluded) in self.excluded.iter().enumerate() {
                let row = &mut self.weak[i * self.words..][..self.words];
                for other in within.of(excluded[digit]) {
                    row[other / 64] |= 1 << (other % 64);
                }
            }
        }
        let seen = self.nodes.iter().zip(&self.excluded).map(|(node, all)| all[node.digit]);
        self.seen = seen.collect();
    }

    /// Enters the weak links between nodes of one cell.
    fn join_cells(&mut self) {
        let singles = || (0..).zip(&self.nodes).filter_map(|(i, n)| Some((i, n.cells.only()?)));
        let mut of_cell = Rows::new(81, self.nodes.len());
        singles().for_each(|(i, cell)| of_cell.insert(cell.index(), i));
        for (i, cell) in singles() {
            let row = &mut self.weak[i * self.words..][..self.words];
            add(row, of_cell.of(cell.index()));
            row[i / 64] &= !(1 << (i % 64));
        }
    }

    /// Not two candidates keep the digits of a set from two of its cells.
    fn enter_hidden(&mut self, set: &Ahs) {
        let own: Vec<usize> =
            (0..self.nodes.len()).filter(|i| self.nodes[*i].cells.is_subset(set.cells)).collect();
        for (one, other) in own.iter().flat_map(|i| own.iter().map(move |j| (*i, *j))) {
            if one < other && set.parts(self.nodes[one], self.nodes[other]) {
                self.enter_weak(one, other);
            }
        }
    }

    fn enter_weak(&mut self, one: usize, other: usize) {
        self.weak[one * self.words + other / 64] |= 1 << (other % 64);
        self.weak[other * self.words + one / 64] |= 1 << (one % 64);
    }

    /// The nodes.
    pub(crate) fn nodes(&self) -> &[ChainNode] {
        &self.nodes
    }

    /// The live places of its digit that see a node whole, or that a rule keeps from it.
    pub(crate) fn seen(&self, node: usize) -> CellSet {
        self.seen[node]
    }

    /// How many words a row of bits has.
    pub(super) const fn words(&self) -> usize {
        self.words
    }

    /// The nodes of which one or the other is true with this one, and what says so.
    pub(crate) fn strong(&self, node: usize) -> impl Iterator<Item = (usize, Truth)> {
        self.strong[node].iter().map(|(to, truth)| (*to as usize, self.truths[*truth as usize]))
    }

    /// The nodes that are not true with this one, as bits.
    pub(crate) fn weak(&self, node: usize) -> &[u64] {
        &self.weak[node * self.words..][..self.words]
    }

    /// The nodes of which one or the other is true with this one, as bits.
    fn strong_row(&self, node: usize) -> &[u64] {
        &self.strong_rows[node * self.words..][..self.words]
    }

    /// Whether not both are true.
    pub(crate) fn are_weak(&self, one: usize, other: usize) -> bool {
        self.weak(one)[other / 64] >> (other % 64) & 1 == 1
    }

    /// What sees both of two nodes, so that it is false if one of them is true.
    pub(crate) fn targets(&self, position: &Position, one: usize, other: usize) -> CandidateSet {
        targets(position, self.nodes[one], self.nodes[other])
    }

    /// Whether there are any [targets](Self::targets).
    pub(crate) fn has_targets(&self, position: &Position, one: usize, other: usize) -> bool {
        let [first, last] = [one, other].map(|node| self.nodes[node]);
        if first.cells == last.cells && first.cells.len() == 1 {
            return !self.targets(position, one, other).is_empty();
        }
        if let (Some(first), Some(last)) = (self.excluded.get(one), self.excluded.get(other)) {
            return !(*first & *last).is_empty();
        }
        if first.digit == last.digit {
            return !self.seen[one].is_disjoint(self.seen[other]);
        }
        let holds =
            |at: usize, cells: CellSet| cells.only().is_some_and(|c| self.seen[at].contains(c));
        holds(one, last.cells) || holds(other, first.cells)
    }

    /// What is true if each literal is, by links of any number: a node is a literal that it is false, and the number of
    /// [those](Self::literals) more is another one that it is true.
    pub(crate) fn closure(&self) -> &Closure {
        self.closure.get_or_init(|| {
            let mut lists = Lists::new();
            lists.reserve(4 * self.literals());
            #[allow(clippy::cast_possible_truncation)] // there are fewer states than 65,536
            for at in 0..2 * self.literals() {
                match at.checked_sub(self.literals()) {
                    None => {
                        let strong = self.strong.get(at).into_iter().flatten();
                        lists.extend(strong.map(|(to, _)| (self.literals() + *to as usize) as u16));
                    }
                    Some(node) if node < self.nodes.len() => {
                        lists.extend(ones(self.weak(node)).map(|to| to as u16));
                    }
                    Some(_) => {}
                }
                lists.end();
            }
            Closure::new(&lists, self.literals())
        })
    }

    /// How many literals there are of each kind: as many as nodes, rounded up to whole words.
    const fn literals(&self) -> usize {
        self.words * 64
    }

    /// What is true if a node is not, by links of any number, as bits.
    pub(crate) fn reachable(&self, start: usize) -> &[u64] {
        self.closure().of(start)
    }

    /// Follows what is true if `start` is not.
    pub(crate) fn if_false(&self, start: usize) -> Reached<'_> {
        let mut reached = self.reached(u8::MAX, false);
        reached.follow(start);
        reached
    }

    /// Nothing is followed yet, and then chains of at most so many nodes after the first are. Where they are
    /// to be apart, the sets of a chain share no cells; then of several ways to a node only the first is gone
    /// on from, so that not all that there are will be found.
    pub(crate) fn reached(&self, most: u8, apart: bool) -> Reached<'_> {
        let taken = if apart { vec![CellSet::EMPTY; self.nodes.len()] } else { Vec::new() };
        Reached { graph: self, walk: Walk::over(2 * self.words * 64), start: None, most, taken }
    }
}

/// What is true if a node is not.
pub(crate) struct Reached<'a> {
    graph: &'a Graph,
    /// A node is a state where it is false, and another one where it is true.
    walk: Walk,
    start: Option<usize>,
    most: u8,
    /// The cells of the sets on the way to each node that is true, where these must not come again.
    taken: Vec<CellSet>,
}

impl Reached<'_> {
    /// Follows what is true if `start` is not, unless that is what was followed last.
    pub(crate) fn follow(&mut self, start: usize) {
        if self.start.replace(start) != Some(start) {
            self.follow_to(start, None);
        }
    }

    /// Follows what is true if `start` is not, until all of some nodes are, given as bits.
    pub(crate) fn follow_to_all(&mut self, start: usize, ends: &[u64]) {
        self.start = None;
        self.follow_to(start, Some(ends));
    }

    fn follow_to(&mut self, start: usize, ends: Option<&[u64]>) {
        let Self { graph, walk, most, taken, .. } = self;
        let is_true = graph.words * 64;
        walk.again([start], |walk, at| {
            if *most < u8::MAX && walk.distance(at) >= Some(*most)
                || ends.is_some_and(|ends| walk.has_row(graph.words, ends))
            {
                return;
            }
            let Some(node) = at.checked_sub(is_true) else {
                if walk.has_row(graph.words, graph.strong_row(at)) {
                    return; // most lead nowhere new
                }
                let before = walk.before(at).checked_sub(is_true);
                for (to, truth) in graph.strong(at) {
                    if taken.is_empty() {
                        walk.enter(is_true + to);
                        continue;
                    }
                    if walk.has(is_true + to) {
                        continue;
                    }
                    let cells = match truth {
                        Truth::Set(set) => set.cells,
                        _ => CellSet::EMPTY,
                    };
                    let passed = before.map_or(CellSet::EMPTY, |node| taken[node]);
                    if passed.is_disjoint(cells) && walk.enter(is_true + to) {
                        taken[to] = passed | cells;
                    }
                }
                return;
            };
            walk.enter_row(0, graph.weak(node));
        });
    }

    /// The nodes that are true, in the order in which they are reached, each with how many nodes the
    /// shortest chain to it has after the first.
    pub(crate) fn ends(&self) -> impl Iterator<Item = (u8, usize)> {
        let is_true = self.graph.words * 64;
        let ends = self.walk.order().filter_map(move |state| state.checked_sub(is_true));
        ends.filter_map(|end| Some((self.length(end)?, end)))
    }

    /// The strong links to a node, if it is true then: by a shortest chain.
    pub(crate) fn chain(&self, end: usize) -> Option<Vec<Strong>> {
        self.strong(&self.walk.path(self.graph.words * 64 + end)?)
    }

    /// How many nodes the shortest chain to a node has after the first, if it is true then.
    fn length(&self, end: usize) -> Option<u8> {
        self.walk.distance(self.graph.words * 64 + end)
    }

    /// The same by a shortest chain that passes no cell twice, if there is one, in a graph of cells.
    pub(crate) fn chain_of_cells(&self, end: usize) -> Option<Vec<Strong>> {
        let cell = |node: usize| self.graph.nodes[node].cells.first().map_or(0, Cell::index);
        self.simple_chain(end, 0, |node, is_true| if is_true { cell(node) } else { 81 + node })
    }

    /// The same by a shortest chain that passes no node twice, if there is one with at most `longer` nodes
    /// more than the shortest; it may end where it begins.
    pub(crate) fn chain_once(&self, end: usize, longer: u8) -> Option<Vec<Strong>> {
        let nodes = self.graph.nodes.len();
        let returns = self.start == Some(end);
        let is_back = |node: usize, is_true: bool| returns && is_true && node == end;
        let place = |node, is_true| if is_back(node, is_true) { nodes } else { node };
        self.simple_chain(end, longer, place)
    }

    /// The same by a shortest chain on which no two nodes, false or true, are of one place.
    fn simple_chain(
        &self,
        end: usize,
        longer: u8,
        place: impl Fn(usize, bool) -> usize,
    ) -> Option<Vec<Strong>> {
        let (graph, is_true) = (self.graph, self.graph.words * 64);
        let place = |state: usize| match state.checked_sub(is_true) {
            Some(node) => place(node, true),
            None => place(state, false),
        };
        let follows =
            |from: usize, to: usize| match (from.checked_sub(is_true), to.checked_sub(is_true)) {
                (None, Some(to)) => graph.strong(from).any(|(end, _)| end == to),
                (Some(from), None) => graph.are_weak(from, to),
                _ => false,
            };
        self.strong(&self.walk.simple_path(is_true + end, longer, place, follows)?)
    }

    /// The strong links of a way: false, true, false, true, and so on.
    fn strong(&self, way: &[usize]) -> Option<Vec<Strong>> {
        let is_true = self.graph.words * 64;
        let link = |pair: &[usize]| {
            let [from, to] = [pair[0], pair[1] - is_true];
            let (_, truth) = self.graph.strong(from).find(|(end, _)| *end == to)?;
            Some(Strong { truth, ends: [from, to].map(|node| self.graph.nodes[node]) })
        };
        way.chunks_exact(2).map(link).collect()
    }
}
