//! Laws of the notations: what is printed reads back as the same, and no text makes them panic.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use crate::common;

use std::collections::BTreeMap;

use ninerooks_board::{Candidate, CellSet, Digit, Grid, HouseSet, Sector};
use ninerooks_proof::{Action, Cover, Fact, Proof, Term, check};
use ninerooks_text::notation::fish::Fish;
use ninerooks_text::notation::yas::Algebra;
use ninerooks_text::notation::{StepLine, rncn, sets};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

fn action() -> impl Strategy<Value = Action> {
    (0..729usize, any::<bool>()).prop_map(|(index, place)| {
        let candidate = Candidate::from_index(index);
        if place { Action::Place(candidate) } else { Action::Eliminate(candidate) }
    })
}

/// Few rows and columns, so that there is something to merge.
fn cells() -> impl Strategy<Value = CellSet> {
    (any::<u128>(), any::<u128>(), any::<u128>(), any::<u128>())
        .prop_map(|(a, b, c, d)| CellSet::from_bits(a & b & (c | d)))
}

fn some_houses() -> impl Strategy<Value = HouseSet> {
    (any::<u32>(), any::<u32>(), 0..27u32)
        .prop_map(|(a, b, one)| HouseSet::from_bits(a & b | 1 << one))
}

fn cover() -> impl Strategy<Value = Cover> {
    // Few sectors, so that some stand twice.
    let sector = prop_oneof![0..Sector::COUNT, (0..40usize).prop_map(|i| i * 8)];
    let weight = prop_oneof![4 => Just(-1i16), 4 => Just(1i16), 1 => -300..300i16];
    let term =
        (sector, weight).prop_map(|(index, weight)| Term::new(Sector::from_index(index), weight));
    let scale = prop_oneof![3 => Just(None), 1 => (1..i16::MAX).prop_map(Some)];
    (vec(term, 0..24), scale).prop_map(|(terms, scale)| {
        let mut cover = Cover { scale: 1, terms: terms.into() };
        let of_rank = i16::try_from((cover.rank() + 1).max(1)).unwrap();
        cover.scale = scale.unwrap_or(of_rank);
        cover
    })
}

/// What each sector weighs, without those that weigh nothing.
fn weights(cover: &Cover) -> BTreeMap<Fact, i64> {
    let mut weights = BTreeMap::new();
    for term in &cover.terms {
        *weights.entry(term.fact).or_insert(0) += i64::from(term.weight);
    }
    weights.retain(|_, weight| *weight != 0);
    weights
}

fn sorted(mut actions: Vec<Action>) -> Vec<Action> {
    actions.sort();
    actions.dedup();
    actions
}

proptest! {
    #![proptest_config(common::every_time_the_same())]

    #[test]
    fn actions_read_back(actions in vec(action(), 0..30)) {
        let text = rncn::print_actions(&actions);
        prop_assert_eq!(sorted(rncn::parse_actions(&text).unwrap()), sorted(actions));
    }

    #[test]
    fn cells_read_back(cells in cells()) {
        prop_assert_eq!(rncn::parse_cells(&rncn::print_cells(cells)), Ok(cells));
        prop_assert_eq!(rncn::parse_cells(&cells.to_string()), Ok(cells));
    }

    #[test]
    fn fish_read_back(
        digit in 0..9usize,
        base in some_houses(),
        cover in some_houses(),
        fins in cells(),
        endo_fins in cells(),
    ) {
        let fish = Fish { digit: Digit::from_index(digit), base, cover, fins, endo_fins };
        prop_assert_eq!(fish.to_string().parse(), Ok(fish));
        prop_assert_eq!(fish.to_string().replace('\\', " ").parse(), Ok(fish));
    }

    #[test]
    fn sets_read_back(cover in cover()) {
        for text in [sets::print(&cover), sets::print_counted(&cover)] {
            let read = sets::parse(&text).unwrap();
            prop_assert_eq!(weights(&read), weights(&cover), "{}", &text);
            prop_assert_eq!(read.scale, cover.scale, "{}", &text);
            prop_assert_eq!(read.rank(), cover.rank());
            let read_again = sets::parse(&sets::print(&read)).unwrap();
            prop_assert_eq!(read_again, read, "printing is stable");
        }
    }

    #[test]
    fn no_text_makes_them_panic(text in "[rcbnRCBN0-9!<>=\\\\{},;| ×*x≠fepklinktruthscale\n:-]{0,24}") {
        let _ = rncn::parse_actions(&text);
        let _ = rncn::parse_cells(&text);
        let _ = text.parse::<Fish>();
        let _ = sets::parse_claim(&text);
        let _ = sets::parse_sectors(&text);
        let _ = StepLine::parse(&text);
        if let Ok(cover) = sets::parse(&text) {
            let read = sets::parse(&sets::print(&cover));
            prop_assert!(read.is_ok() || weights(&cover).values().any(|w| w.abs() > 32767));
        }
    }

    #[test]
    fn errors_name_a_place_in_the_text(text in "[rc1-9<>= ,\n]{0,16}") {
        if let Err(error) = rncn::parse_actions(&text) {
            let line = text.split('\n').nth(error.line - 1).unwrap();
            let found = line.chars().chain(['\n']).nth(error.column - 1).unwrap();
            prop_assert_eq!(error.found.unwrap_or('\n'), found);
        }
    }
}

/// Some truths of a grid with few candidates, each candidate of theirs under a link; now and then
/// the last link is missing.
fn covered() -> impl Strategy<Value = (Grid, Cover)> {
    let truths = vec(0..Sector::COUNT, 1..4);
    let parts = (vec(0..729usize, 300..1200), truths, vec(0..4usize, 36));
    parts.prop_map(|(gone, truths, picks)| {
        let picks_end = picks.last().copied();
        let mut grid = Grid::default();
        for index in gone {
            grid.eliminate(Candidate::from_index(index));
        }
        let term = |index, weight| Term::new(Sector::from_index(index), weight);
        let mut terms: Vec<Term> = truths.into_iter().map(|index| term(index, -1)).collect();
        let bases = terms.clone();
        let live = bases.iter().flat_map(|base| grid.live_in(base.fact.sector().unwrap()));
        for (candidate, pick) in live.zip(picks) {
            let in_it = |term: &&Term| term.fact.sector().is_some_and(|s| s.contains(candidate));
            let weight: i16 = terms.iter().filter(in_it).map(|term| term.weight).sum();
            let links = candidate.sectors().into_iter().cycle().skip(pick);
            let mut links =
                links.filter(|link| bases.iter().all(|base| base.fact != (*link).into()));
            if let (true, Some(link)) = (weight < 0, links.next()) {
                terms.push(Term::new(link, 1));
            }
        }
        if picks_end == Some(3) && terms.len() > bases.len() {
            terms.pop();
        }
        let links = terms.iter().filter(|term| term.weight > 0).count();
        let scale = (links + 1).saturating_sub(terms.len() - links).max(1);
        (grid, Cover { scale: scale.try_into().unwrap(), terms: terms.into() })
    })
}

#[test]
fn the_algebra_agrees_with_the_checker() {
    let mut runner = TestRunner::deterministic();
    let mut eliminations = 0;
    let mut refused = 0;
    for _ in 0..1000 {
        let (grid, cover) = covered().new_tree(&mut runner).unwrap().current();
        let algebra = Algebra::new(&grid, &cover);
        assert!(!algebra.to_string().is_empty());
        if algebra.rank() < 0 {
            continue;
        }
        refused += usize::from(!algebra.holds());
        let proof = Proof::cover(cover);
        for candidate in grid.live().iter() {
            let found = algebra.eliminations().contains(candidate);
            let accepted = check(&grid, &[Action::Eliminate(candidate)], &proof);
            assert_eq!(accepted.is_ok(), found, "{candidate} {accepted:?}\n{algebra}");
            eliminations += usize::from(found);
        }
    }
    // The cases above must have something to say.
    assert!(eliminations > 100 && refused > 20, "{eliminations} eliminations, {refused} refused");
}
