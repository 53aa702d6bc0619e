//! What rules bring that a puzzle adds to the classic ones: singles of theirs, and what none of the places left goes together
//! with.

use ninerooks_board::{Candidate, CandidateSet, Grid, Rules, Sector};
use ninerooks_proof::{Action, Clause, Cover, Covers, Fact, Lemma, Proof, Reason};
use ninerooks_step::{Finding, Ruled, RuledTruth, Shape};

use crate::{Findings, Flow, Position};

/// A set of which a rule says that one is true, with one candidate left: a digit of an extra house with one place, for example.
///
/// In the order of the rules. A placement that several of them force is reported once.
pub(crate) fn single(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let mut known = CandidateSet::EMPTY;
    for one_of in grid.rules().one_of() {
        let live = one_of.candidates & *grid.live();
        let mut left = live.iter();
        let (Some(target), None) = (left.next(), left.next()) else { continue };
        if grid.solved().contains(target.cell()) || known.contains(target) {
            continue;
        }
        known.insert(target);
        let truth = RuledTruth::Rule(number(one_of.rule));
        let shape = Shape::Ruled(Ruled { truth, places: [target].into() });
        let lemmas = Box::new([by_rules(Clause::OneOf(live))]);
        // The checker sees itself that it is the only one left; the cover says what else follows.
        let cover = Cover::of_facts(&[Fact::Lemma(0)], &[target.cell().sector().into()]);
        let proof = Proof { lemmas, then: Reason::Covers(cover.into()) };
        let actions = [Action::Place(target)].into_iter().collect();
        found.push(Finding { actions, shape, proof })?;
    }
    Flow::Continue(())
}

/// What goes together with none of the candidates that are left of a cell, of a digit in a house, or of a set of a rule.
///
/// The fewest candidates first, then cells, houses and rules in their order.
pub(crate) fn common_peer(position: &Position, found: &mut Findings) -> Flow {
    let grid = position.grid();
    let rules = grid.rules();
    if rules.is_none() {
        return Flow::Continue(());
    }
    let mut truths: Vec<(RuledTruth, CandidateSet)> = Sector::all()
        .map(|sector| (RuledTruth::Sector(sector), grid.live_in(sector).collect()))
        .collect();
    truths.extend(
        rules.one_of().iter().map(|one_of| {
            (RuledTruth::Rule(number(one_of.rule)), one_of.candidates & *grid.live())
        }),
    );
    truths.retain(|(_, live)| is_open(grid, live));
    truths.sort_by_key(|(_, live)| live.len());
    for (truth, live) in truths {
        let targets = excluded_by_all(grid, &live);
        // What follows from the classic rules alone is for locked candidates.
        let by_rule = |target: &Candidate| {
            matches!(truth, RuledTruth::Rule(_)) || live.iter().any(|place| !place.sees(*target))
        };
        let targets: Vec<Candidate> = targets.iter().filter(by_rule).collect();
        if !targets.is_empty() {
            found.push(eliminate(rules, truth, &live, targets))?;
        }
    }
    Flow::Continue(())
}

/// Rules have numbers below [`Rules::MOST`].
pub(crate) fn number(rule: usize) -> u16 {
    u16::try_from(rule).unwrap_or(u16::MAX)
}

/// Whether there are several candidates, and none of them is placed. A single one is a single.
fn is_open(grid: &Grid, live: &CandidateSet) -> bool {
    live.len() > 1 && live.iter().all(|c| !grid.solved().contains(c.cell()))
}

/// The open candidates that go together with none of these.
fn excluded_by_all(grid: &Grid, live: &CandidateSet) -> CandidateSet {
    let left = excluded_by_each(grid, live.iter());
    left.iter().filter(|c| !grid.solved().contains(c.cell())).collect()
}

/// The live candidates that go together with none of these, by the classic rules and by others.
pub(crate) fn excluded_by_each(
    grid: &Grid,
    candidates: impl IntoIterator<Item = Candidate>,
) -> CandidateSet {
    let mut left = *grid.live();
    for candidate in candidates {
        left = left & grid.rules().all_excluded_by(candidate);
        if left.is_empty() {
            break;
        }
    }
    left
}

pub(crate) fn by_rules(says: Clause) -> Lemma {
    Lemma { says, by: Reason::Rules }
}

/// The step, and its proof: the truth, and links that each hold all places and a target; where places go together, a link for
/// each of them.
fn eliminate(
    rules: Rules,
    truth: RuledTruth,
    live: &CandidateSet,
    targets: Vec<Candidate>,
) -> Finding {
    let mut lemmas = Vec::new();
    let fact = match truth {
        RuledTruth::Sector(sector) => Fact::Sector(sector),
        RuledTruth::Rule(_) => {
            lemmas.push(by_rules(Clause::OneOf(*live)));
            Fact::Lemma(0)
        }
    };
    let covers: Covers = if is_clique(rules, live) {
        cliques(rules, live, &targets, fact, &mut lemmas)
    } else {
        pairs(live, &targets, fact, &mut lemmas)
    };
    let proof = Proof { lemmas: lemmas.into(), then: Reason::Covers(covers) };
    let shape = Shape::Ruled(Ruled { truth, places: live.iter().collect() });
    let actions = targets.into_iter().map(Action::Eliminate).collect();
    Finding { actions, shape, proof }
}

/// Whether each two of them exclude each other.
fn is_clique(rules: Rules, set: &CandidateSet) -> bool {
    let mut before: Vec<Candidate> = Vec::new();
    set.iter().all(|candidate| {
        let fits = before.iter().all(|other| rules.exclude_each_other(*other, candidate));
        before.push(candidate);
        fits
    })
}

/// At most one of the places and some targets is true, where targets exclude each other too: as few links as a first fit finds.
fn cliques(
    rules: Rules,
    live: &CandidateSet,
    targets: &[Candidate],
    truth: Fact,
    lemmas: &mut Vec<Lemma>,
) -> Covers {
    let mut sets: Vec<CandidateSet> = Vec::new();
    for &target in targets {
        let fits = |set: &&mut CandidateSet| {
            set.iter().all(|other| rules.exclude_each_other(other, target))
        };
        match sets.iter_mut().find(fits) {
            Some(set) => set.insert(target),
            None => sets.push(*live | [target].into_iter().collect()),
        }
    }
    let covers = sets.into_iter().map(|set| {
        let link = lemma(Clause::AtMostOne(set), lemmas);
        Cover::of_facts(&[truth], &[link])
    });
    covers.collect()
}

/// A link for each place and each target.
fn pairs(
    live: &CandidateSet,
    targets: &[Candidate],
    truth: Fact,
    lemmas: &mut Vec<Lemma>,
) -> Covers {
    let covers = targets.iter().map(|target| {
        let link = |place| Clause::AtMostOne([place, *target].into_iter().collect());
        let links: Vec<Fact> = live.iter().map(|place| lemma(link(place), lemmas)).collect();
        Cover::of_facts(&[truth], &links)
    });
    covers.collect()
}

/// Adds a lemma, and is the fact that it says.
fn lemma(says: Clause, lemmas: &mut Vec<Lemma>) -> Fact {
    lemmas.push(by_rules(says));
    Fact::Lemma(u16::try_from(lemmas.len() - 1).unwrap_or(u16::MAX))
}
