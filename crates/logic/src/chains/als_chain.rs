//! Almost-locked sets that are linked: chains and rings of them.
//!
//! A set that lacks one of its digits has all the others. Two sets that share a restricted common
//! cannot both have it. So along a chain of sets, each linked to the next by another digit than to the
//! one before: if the first set lacks a digit z, the last has it. In a ring each set lacks exactly one
//! of the two digits that link it, and everything else is locked.
//!
//! Sets may overlap where no restricted common is, for a cell of two sets counts as two truths.
//!
//! Sources: Bob Hanson, Sudoku Assistant, "almost-locked sets"; `HoDoKu` 0901, 0902, 0903.

use core::ops::Range;
use std::collections::HashSet;

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit, DigitSet, House, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{AlmostLocked, AlmostLockedSet, Finding, Shape};

use crate::links::als_links::bits_among;
use crate::links::cover::{Strong, Truth, are_apart, overlaps, passes};
use crate::links::ends::Ends;
use crate::links::graph::{Graph, Sources};
use crate::links::sources::als::Als;
use crate::{Findings, Flow, Forms, Part, Position};

/// Sets one after the other, and the digit that links each to the next. A ring has a link more, from
/// its last set to the first.
struct Linked<'a> {
    sets: Vec<&'a Als>,
    links: Vec<Digit>,
}

/// A digit that is locked in these places: a link of the cover, in some house that holds them.
struct Slot {
    digit: Digit,
    places: CellSet,
    /// The live places elsewhere that see all of these.
    seen: CellSet,
    /// The set whose own digit it is; none of a digit that links two sets.
    own: Option<usize>,
}

impl Linked<'_> {
    fn is_ring(&self) -> bool {
        self.links.len() == self.sets.len()
    }

    /// The digits that link a set to its neighbours.
    fn linking(&self, i: usize) -> DigitSet {
        let before = if i > 0 { Some(i - 1) } else { self.is_ring().then(|| self.sets.len() - 1) };
        [before, Some(i)].into_iter().flatten().filter_map(|k| self.links.get(k)).copied().collect()
    }

    fn slots(&self) -> Vec<Slot> {
        let mut slots = Vec::new();
        for (i, set) in self.sets.iter().enumerate() {
            for digit in set.digits - self.linking(i) {
                let (places, seen) = (set.places(digit), set.seen(digit));
                slots.push(Slot { digit, places, seen, own: Some(i) });
            }
        }
        for (i, digit) in self.links.iter().copied().enumerate() {
            let (one, other) = (self.sets[i], self.sets[(i + 1) % self.sets.len()]);
            let places = one.places(digit) | other.places(digit);
            let seen = one.seen(digit) & other.seen(digit);
            slots.push(Slot { digit, places, seen, own: None });
        }
        slots
    }

    /// What is eliminated. In a chain: what sees all places of a digit in both end sets, which do not use it
    /// for a link. In a ring: what sees all places of any slot.
    fn targets(&self) -> CandidateSet {
        let mut targets = CandidateSet::EMPTY;
        if self.is_ring() {
            for slot in self.slots() {
                targets[slot.digit] |= slot.seen;
            }
        } else if let [first, .., last] = *self.sets {
            let links = self.linking(0) | self.linking(self.sets.len() - 1);
            for digit in (first.digits & last.digits) - links {
                targets[digit] = first.seen(digit) & last.seen(digit);
            }
        }
        targets
    }

    /// Truths are the cells, links the digits, each in a house that holds its places. Each target
    /// needs such houses as hold it too; targets that agree about these share a cover.
    fn covers(&self, targets: &CandidateSet) -> Vec<Cover> {
        let slots = self.slots();
        let last = self.sets.len() - 1;
        let holds = |slot: &Slot, target: Candidate| {
            slot.digit == target.digit() && slot.seen.contains(target.cell())
        };
        let mut chosen: Vec<Vec<Option<House>>> = Vec::new();
        for target in targets.iter() {
            let needed: Vec<(usize, House)> = slots
                .iter()
                .enumerate()
                .filter(|(_, slot)| {
                    let counts = self.is_ring() || slot.own == Some(0) || slot.own == Some(last);
                    counts && holds(slot, target)
                })
                .filter_map(|(i, slot)| {
                    Some((i, slot.places.with(target.cell()).common_houses().first()?))
                })
                .take(if self.is_ring() { 1 } else { 2 })
                .collect();
            let agrees = |cover: &Vec<Option<House>>| {
                needed.iter().all(|(i, house)| cover[*i].is_none_or(|other| other == *house))
            };
            let at = chosen.iter().position(agrees).unwrap_or_else(|| {
                chosen.push(vec![None; slots.len()]);
                chosen.len() - 1
            });
            for (i, house) in needed {
                chosen[at][i] = Some(house);
            }
        }
        let truths: Vec<Sector> =
            self.sets.iter().flat_map(|set| set.cells.map(ninerooks_board::Cell::sector)).collect();
        let cover = |chosen: Vec<Option<House>>| {
            let links: Vec<Sector> = slots
                .iter()
                .zip(chosen)
                .filter_map(|(slot, house)| {
                    let house = house.or_else(|| slot.places.common_houses().first())?;
                    Some(house.sector(slot.digit))
                })
                .collect();
            Cover::new(&truths, &links)
        };
        chosen.into_iter().map(cover).collect()
    }

    fn step(&self, targets: &CandidateSet) -> Finding {
        let sets =
            self.sets.iter().map(|set| AlmostLockedSet { cells: set.cells, digits: set.digits });
        let shape = Shape::AlmostLocked(AlmostLocked {
            sets: sets.collect(),
            links: self.links.clone().into_boxed_slice(),
        });
        Finding::eliminate_by(targets.iter(), shape, self.covers(targets))
    }
}

/// Reports what is linked, and unless all forms are wanted only the first that removes the same.
struct Report<'a> {
    found: &'a mut Findings,
    shown: HashSet<CandidateSet>,
}

impl<'a> Report<'a> {
    fn new(found: &'a mut Findings) -> Self {
        Self { found, shown: HashSet::new() }
    }

    /// Begins anew with sets that are apart, or with any: if only the cheapest step is wanted, that may be one of the
    /// latter with the same result.
    fn begin(&mut self) {
        if self.found.wants_cheapest() {
            self.shown.clear();
        }
    }

    fn take(&mut self, linked: &Linked) -> Flow {
        let targets = linked.targets();
        let news = !targets.is_empty() && self.shown.insert(targets);
        if news || !targets.is_empty() && self.found.forms() == Forms::All {
            return self.found.push(linked.step(&targets));
        }
        Flow::Continue(())
    }
}

/// ALS-XZ: pairs of sets with one restricted common, or with two, which makes them a ring. The pairs
/// with the fewest cells come first; those that share cells come behind the others, and not at all where one
/// step is enough.
pub(crate) fn als_xz(position: &Position, found: &mut Findings) -> Flow {
    let passes = passes(found);
    let mut report = Report::new(found);
    passes.iter().try_for_each(|apart| pairs(position, *apart, &mut report))
}

fn pairs(position: &Position, apart: bool, report: &mut Report) -> Flow {
    report.begin();
    let sets = position.almost_locked_sets();
    for (i, others) in pairs_by_size(sets, most_cells(2, report.found)) {
        // Those that come together have the same number of cells.
        let Some(larger) = others.clone().next().map(|j| sets[j].cells.len()) else { continue };
        let most = most_cells(2, report.found);
        if sets[i].cells.len() + larger > most {
            break;
        }
        let links = position.als_links(most.saturating_sub(1));
        for j in links.pairs(i, others) {
            if apart && !sets[i].cells.is_disjoint(sets[j].cells) {
                continue;
            }
            let links = sets[i].restricted_commons(&sets[j]).take(2).collect();
            report.take(&Linked { sets: vec![&sets[i], &sets[j]], links })?;
        }
    }
    Flow::Continue(())
}

/// How many cells so many linked sets may have to be of use.
fn most_cells(sets: u64, found: &Findings) -> usize {
    found.how_often(&[(Part::GroupNode, sets - 1)], &[(Part::SetCell, 1)])
}

/// Three linked sets. First the ALS-XY-Wings, in which both end sets are linked to the one between:
/// those with the fewest cells first. Then the rings of three. Those that share cells come behind the others,
/// and not at all where one step is enough.
pub(crate) fn als_xy_wings(position: &Position, found: &mut Findings) -> Flow {
    let passes = passes(found);
    let mut report = Report::new(found);
    passes.iter().try_for_each(|apart| triples(position, *apart, &mut report))
}

fn triples(position: &Position, apart: bool, report: &mut Report) -> Flow {
    report.begin();
    let sets = position.almost_locked_sets();
    let most = most_cells(3, report.found);
    for linked in wings(position, apart, most, report.found.wants_one()) {
        report.take(&linked)?;
    }
    let most = most_cells(3, report.found);
    let links = position.als_links(most.saturating_sub(2));
    let size = |i: usize| sets[i].cells.len();
    for i in (0..links.count()).take_while(|i| 3 * size(*i) <= most) {
        for j in links.linked(i, i + 1..links.count()) {
            // They go by size.
            if size(i) + 2 * size(j) > most {
                break;
            }
            if apart && !sets[i].cells.is_disjoint(sets[j].cells) {
                continue;
            }
            for k in links.third([i, j], j + 1..links.count()) {
                let three = [&sets[i], &sets[j], &sets[k]];
                if !apart || are_apart(three.map(|set| set.cells)) {
                    rings_of(three, report)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// The ALS-XY-Wings that eliminate something, the fewest cells first, of those the fewest in the ends. Where one is
/// wanted, no more are looked for when there can be none with fewer cells.
fn wings<'a>(position: &'a Position, apart: bool, most: usize, wants_one: bool) -> Vec<Linked<'a>> {
    let sets = position.almost_locked_sets();
    // The two others have a cell each.
    let links = position.als_links(most.saturating_sub(2));
    let size = |set: &Als| set.cells.len();
    let ends = links.ends();
    let mut wings: Vec<(usize, Linked)> = Vec::new();
    let mut least = usize::MAX;
    for (i, others) in pairs_by_size(sets, most.saturating_sub(1)) {
        let (first, row) = (&sets[i], ends.of(i));
        for j in bits_among(|word| row[word], others) {
            let last = &sets[j];
            if wants_one && size(first) + size(last) + 1 >= least {
                break;
            }
            if apart && !first.cells.is_disjoint(last.cells) {
                continue;
            }
            let shared = first.seen_digits & last.seen_digits;
            let is_seen = |digit: &Digit| !first.seen(*digit).is_disjoint(last.seen(*digit));
            let seen: DigitSet = shared.filter(is_seen).collect();
            for pivot in links.pivots([i, j], seen, 0..links.count()).map(|k| &sets[k]) {
                let cells = size(first) + size(pivot) + size(last);
                if cells > most || wants_one && cells >= least {
                    break;
                }
                let three = [first, pivot, last];
                if apart && !are_apart(three.map(|set| set.cells)) {
                    continue;
                }
                let (to_first, to_last) =
                    (first.restricted_commons(pivot), pivot.restricted_commons(last));
                for (one, other) in to_first.flat_map(|x| to_last.without(x).map(move |y| (x, y))) {
                    if !seen.without(one).without(other).is_empty() {
                        let linked = Linked { sets: three.to_vec(), links: vec![one, other] };
                        least = least.min(cells);
                        wings.push((cells, linked));
                    }
                }
            }
        }
    }
    wings.sort_by_key(|(cells, _)| *cells);
    wings.into_iter().map(|(_, linked)| linked).collect()
}

/// Four sets and more, each linked to the next, cells with two digits among them: the shortest first,
/// then by the ends; rings after the open chains of their length. No set comes twice, but where all forms are wanted
/// the first may be the last one too. Those whose sets share no cells come before the others, and alone where one step
/// is enough.
pub(crate) fn als_chains(position: &Position, found: &mut Findings) -> Flow {
    let passes = passes(found);
    let mut report = Report::new(found);
    passes.iter().try_for_each(|apart| long_chains(position, *apart, &mut report))
}

/// The chains of four sets and more; with sets that are apart, or any.
fn long_chains(position: &Position, apart: bool, report: &mut Report) -> Flow {
    report.begin();
    let small;
    let graph = match report
        .found
        .how_often(&[(Part::SetCell, 3), (Part::GroupNode, 3)], &[(Part::SetCell, 1)])
    {
        usize::MAX => position.graph(Sources::SetsAlone),
        most => {
            small = Graph::of_sets(position, most);
            &small
        }
    };
    // Two nodes for each set.
    let longest = |found: &Findings| {
        let more =
            found.how_often(&[(Part::SetCell, 1)], &[(Part::SetCell, 1), (Part::GroupNode, 1)]);
        u8::try_from(2 * more.min(1000) + 1).unwrap_or(u8::MAX)
    };
    let mut reached = graph.reached(longest(report.found), apart);
    let mut ends: Vec<(u8, bool, usize, usize)> = Vec::new();
    let (later, mut wanted) = (Ends::new(graph), Vec::new());
    // Two sets may stand between a set and itself.
    let any = report.found.forms() == Forms::All;
    let least = if any { 3 } else { LONG };
    for start in 0..graph.nodes().len() {
        if !later.later(start, &mut wanted) {
            continue;
        }
        reached.follow_to_all(start, &wanted);
        let is_wanted = |end: usize| wanted[end / 64] >> (end % 64) & 1 == 1;
        for (length, end) in
            reached.ends().filter(|(length, end)| *length >= least && is_wanted(*end))
        {
            ends.push((length, graph.are_weak(start, end), start, end));
        }
    }
    ends.sort_unstable();
    let sets = position.almost_locked_sets();
    for (length, closes, start, end) in ends {
        if length > longest(report.found) {
            break;
        }
        reached.follow(start);
        let chain = reached.chain_once(end, 0).filter(|chain| !apart || !overlaps(chain));
        let Some(linked) = chain.and_then(|chain| linked(sets, &chain, closes)) else { continue };
        if length >= LONG {
            report.take(&linked)?;
        }
        if any && !closes {
            returning(position, &linked, report)?;
        }
    }
    Flow::Continue(())
}

/// How many nodes after the first a chain of four sets has.
const LONG: u8 = 7;

/// The chains that begin and end with one set, and have this chain between: it eliminates a digit from the set, which so
/// is locked.
fn returning(position: &Position, between: &Linked, report: &mut Report) -> Flow {
    let targets = between.targets();
    for digit in Digit::ALL.into_iter().filter(|digit| !targets[*digit].is_empty()) {
        let is_end = |set: &&Als| {
            let places = set.places(digit);
            !places.is_empty()
                && places.is_subset(targets[digit])
                && !between.sets.iter().any(|other| other.cells == set.cells)
        };
        for set in position.almost_locked_sets().iter().filter(is_end) {
            let sets = [&[set], &*between.sets, &[set]].concat();
            let links = [&[digit], &*between.links, &[digit]].concat();
            report.take(&Linked { sets, links })?;
        }
    }
    Flow::Continue(())
}

/// The sets of a chain of them, unless one comes twice, or two are linked by a cell that they share and
/// not by one digit.
fn linked<'a>(sets: &'a [Als], chain: &[Strong], closes: bool) -> Option<Linked<'a>> {
    let own = |strong: &Strong| match strong.truth {
        Truth::Set(set) => sets.iter().find(|als| als.cells == set.cells),
        Truth::Sector(_)
        | Truth::Hidden(_)
        | Truth::Fish(_)
        | Truth::Pattern(_)
        | Truth::Exocet(_)
        | Truth::Rule(_) => None,
    };
    let sets: Vec<&Als> = chain.iter().map(own).collect::<Option<_>>()?;
    let again = |(i, set): (usize, &&Als)| sets[..i].iter().any(|other| other.cells == set.cells);
    if sets.iter().enumerate().any(again) {
        return None;
    }
    let among = if closes { chain.len() } else { chain.len() - 1 };
    let next = |i: usize| chain[(i + 1) % chain.len()].ends[0].digit;
    if (0..among).any(|i| chain[i].ends[1].digit != next(i)) {
        return None;
    }
    let links = chain.iter().take(among).map(|strong| strong.ends[1].digit).collect();
    Some(Linked { sets, links })
}

/// Each pair of sets once, those with the fewest cells first: a set, and those that come with it.
fn pairs_by_size(sets: &[Als], most: usize) -> impl Iterator<Item = (usize, Range<usize>)> {
    let size = |i: usize| sets[i].cells.len();
    let greatest = sets.last().map_or(0, |set| set.cells.len());
    // Where the sets of each size begin; they go by size.
    let begins: [usize; 10] = core::array::from_fn(|n| sets.partition_point(|s| s.cells.len() < n));
    (2..=most.min(2 * greatest)).flat_map(move |cells| {
        let small = (0..sets.len()).take_while(move |i| 2 * size(*i) <= cells);
        small
            .map(move |i| (i, cells - size(i)))
            .filter(move |(_, other)| *other <= greatest)
            .map(move |(i, other)| (i, begins[other].max(i + 1)..begins[other + 1]))
    })
}

/// The rings of three sets through three different digits that eliminate something.
fn rings_of([a, b, c]: [&Als; 3], report: &mut Report) -> Flow {
    let (ab, bc, ca) = (a.restricted_commons(b), b.restricted_commons(c), c.restricted_commons(a));
    if (ab | bc | ca).len() < 3 {
        return Flow::Continue(());
    }
    let is_seen = |set: &Als, links: [Digit; 2]| {
        !set.seen_digits.without(links[0]).without(links[1]).is_empty()
    };
    let are_seen = |one: &Als, other: &Als, link| !one.seen(link).is_disjoint(other.seen(link));
    for one in ab {
        for two in bc.without(one) {
            for three in ca.without(one).without(two) {
                if is_seen(a, [three, one])
                    || is_seen(b, [one, two])
                    || is_seen(c, [two, three])
                    || are_seen(a, b, one)
                    || are_seen(b, c, two)
                    || are_seen(c, a, three)
                {
                    report.take(&Linked { sets: vec![a, b, c], links: vec![one, two, three] })?;
                }
            }
        }
    }
    Flow::Continue(())
}
