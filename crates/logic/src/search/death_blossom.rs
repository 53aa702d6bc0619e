//! Death Blossom: a sector with three candidates or more, each of which takes a digit from an
//! almost-locked set. One of them is true, so one of the sets is locked, and has all its other digits.
//!
//! Source: `HoDoKu` 0904, whose stem is a cell; a digit in a house serves as well.

use std::collections::HashSet;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Sector};
use ninerooks_proof::{Action, Cover, Fact, Proof, Reason};
use ninerooks_step::{AlmostLockedSet, Blossom, BlossomStem, Finding, Petal, Shape};

use crate::links::sources::als::{Als, taken_by};
use crate::position::Guarded;
use crate::search::deadly::Deadly;
use crate::{Findings, Flow, Forms, Position};

/// How many candidates a stem has.
const STEM: core::ops::RangeInclusive<usize> = 2..=6;

/// Each candidate of a stem with its petal, the stem, and what is eliminated.
type Hit<'a> = (Vec<(Candidate, &'a Als)>, Stem<'a>, CandidateSet);

/// What has candidates of which one is true.
#[derive(Clone, Copy)]
enum Stem<'a> {
    Sector(Sector),
    Pattern(&'a Deadly),
}

/// How many choices of petals are tried for one elimination.
const MOST_TRIES: usize = 500;

/// Those with the fewest cells in their petals first, then by stem: cells, then digits of houses. For
/// each candidate that can be eliminated the first choice of petals, the small ones first. Of several that
/// remove the same only the first, unless all forms are wanted; only then may petals overlap, where there
/// is no other choice, and only then has a stem two candidates, which makes it and the petals a chain.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
    let stem = |sector| (Stem::Sector(sector), position.grid().live_in(sector).collect());
    of_stems(position, Sector::all().map(stem), found)
}

/// The same where the stem is the guardians of a rectangle: that has more than one solution without them.
pub(crate) fn of_rectangles(position: &Position, found: &mut Findings) -> Flow {
    let rectangles = position.patterns(Guarded::Deadly).map(|(_, pattern)| pattern);
    let stems = rectangles
        .filter(|pattern| pattern.named().cells.len() == 4)
        .map(|pattern| (Stem::Pattern(pattern), pattern.guardians().iter().collect()));
    of_stems(position, stems, found)
}

fn of_stems<'a>(
    position: &'a Position,
    stems: impl Iterator<Item = (Stem<'a>, Vec<Candidate>)>,
    found: &mut Findings,
) -> Flow {
    let sets = position.almost_locked_sets();
    let taken = taken_by(sets);
    let mut hits: Vec<Hit> = Vec::new();
    let mut shown: HashSet<CandidateSet> = HashSet::new();
    for (stem, ends) in stems {
        if !STEM.contains(&ends.len())
            || ends.len() == 2 && found.forms() == Forms::Once
            || ends.iter().any(|c| taken[c.index()].is_empty())
        {
            continue;
        }
        let own: DigitSet = ends.iter().map(|c| c.digit()).collect();
        for digit in Digit::ALL.into_iter().filter(|digit| !own.contains(*digit)) {
            let petals: Vec<Vec<&Als>> = ends
                .iter()
                .map(|end| {
                    let sets = taken[end.index()].iter().copied();
                    sets.filter(|set| !set.seen(digit).is_empty()).collect()
                })
                .collect();
            for cell in common(&petals, digit) {
                let choose = |apart: bool| {
                    let mut choice = Choice { petals: &petals, digit, cell, apart, tries: 0 };
                    let mut chosen = Vec::new();
                    choice.extend(&mut chosen).then_some(chosen)
                };
                let any = found.forms() == Forms::All;
                let Some(chosen) = choose(true).or_else(|| any.then(|| choose(false))?) else {
                    continue;
                };
                let targets = targets(&chosen, own);
                if shown.insert(targets) || found.forms() == Forms::All {
                    hits.push((ends.iter().copied().zip(chosen).collect(), stem, targets));
                }
            }
        }
    }
    hits.sort_by_key(|(petals, ..)| petals.iter().map(|(_, set)| set.cells.len()).sum::<usize>());
    hits.iter().try_for_each(|(petals, stem, targets)| found.push(step(*stem, petals, targets)))
}

/// The cells that see all places of the digit in some set for each candidate of the stem.
fn common(petals: &[Vec<&Als>], digit: Digit) -> CellSet {
    let seen =
        |sets: &Vec<&Als>| sets.iter().fold(CellSet::EMPTY, |seen, set| seen | set.seen(digit));
    petals.iter().map(seen).reduce(|all, seen| all & seen).unwrap_or_default()
}

/// The choice of a set for each candidate of the stem, such that all see the digit in the cell, and where
/// that is wanted none overlap.
struct Choice<'s, 'a> {
    petals: &'s [Vec<&'a Als>],
    digit: Digit,
    cell: Cell,
    apart: bool,
    tries: usize,
}

impl<'a> Choice<'_, 'a> {
    /// Chooses for the candidates that are left; says whether there is a choice.
    fn extend(&mut self, chosen: &mut Vec<&'a Als>) -> bool {
        let (petals, digit, cell, apart) = (self.petals, self.digit, self.cell, self.apart);
        let Some(sets) = petals.get(chosen.len()) else { return true };
        for set in sets.iter().filter(|set| set.seen(digit).contains(cell)) {
            self.tries += 1;
            if self.tries > MOST_TRIES {
                return false;
            }
            let fits = |other: &&Als| !apart || other.cells.is_disjoint(set.cells);
            if chosen.iter().all(fits) {
                chosen.push(set);
                if self.extend(chosen) {
                    return true;
                }
                chosen.pop();
            }
        }
        false
    }
}

/// What sees all places of a digit in all petals, but for the digits of the stem.
fn targets(petals: &[&Als], own: DigitSet) -> CandidateSet {
    let shared = petals.iter().fold(DigitSet::ALL, |digits, set| digits & set.digits);
    let mut targets = CandidateSet::EMPTY;
    for digit in shared - own {
        let seen = petals.iter().map(|set| set.seen(digit));
        targets[digit] = seen.reduce(|all, seen| all & seen).unwrap_or_default();
    }
    targets
}

/// Truths are the stem and the cells of the petals. Links are the digits of each petal, that of its
/// candidate through a house that holds this too, and the digit that is eliminated through houses that
/// hold the target: the target is in as many of these as there are petals, one more than the rank.
fn step(stem: Stem<'_>, petals: &[(Candidate, &Als)], targets: &CandidateSet) -> Finding {
    let cells = petals.iter().flat_map(|(_, set)| set.cells.map(|cell| Fact::from(cell.sector())));
    let (first, stem, lemmas) = match stem {
        Stem::Sector(sector) => (sector.into(), BlossomStem::Sector(sector), Box::default()),
        Stem::Pattern(pattern) => {
            let stem = BlossomStem::Guardians(pattern.named());
            (Fact::Lemma(0), stem, Box::from([pattern.lemma()]))
        }
    };
    let truths: Vec<Fact> = core::iter::once(first).chain(cells).collect();
    let link = |set: &Als, digit: Digit, with: Option<Cell>| {
        let held = with.map_or(set.cells, |cell| set.places(digit).with(cell));
        Some(held.common_houses().first()?.sector(digit))
    };
    let mut covers: Vec<Cover> = Vec::new();
    for target in targets.iter() {
        let links: Option<Vec<Fact>> = petals
            .iter()
            .flat_map(|(from, set)| {
                set.digits.map(move |digit| {
                    let with = if digit == from.digit() {
                        Some(from.cell())
                    } else {
                        Some(target.cell()).filter(|_| digit == target.digit())
                    };
                    link(set, digit, with).map(Fact::from)
                })
            })
            .collect();
        let Some(links) = links else { continue };
        let cover = Cover::of_facts(&truths, &links);
        if !covers.contains(&cover) {
            covers.push(cover);
        }
    }
    let petals = petals.iter().map(|(from, set)| {
        let set = AlmostLockedSet { cells: set.cells, digits: set.digits };
        Petal { from: *from, set }
    });
    let shape = Shape::Blossom(Blossom { stem, petals: petals.collect() });
    Finding {
        actions: targets.iter().map(Action::Eliminate).collect(),
        shape,
        proof: Proof { lemmas, then: Reason::Covers(covers.into()) },
    }
}
