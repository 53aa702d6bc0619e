//! Symmetries, of the puzzle and of one with a given more.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_proof::{
    Action, Clause, Cover, Fact, Lemma, Proof, Reason, Refusal, Symmetry, check,
};

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn eliminate(names: &str) -> Vec<Action> {
    names.split_whitespace().map(|name| Action::Eliminate(candidate(name))).collect()
}

#[test]
fn a_symmetry_must_map_the_puzzle_onto_itself() {
    let turn = [8, 7, 6, 5, 4, 3, 2, 1, 0];
    let half_turn = Symmetry {
        transpose: false,
        rows: turn,
        columns: turn,
        digits: [1, 0, 3, 2, 5, 4, 7, 6, 8],
    };
    let puzzle = |givens: &str| {
        let mut puzzle = Puzzle::default();
        givens.split_whitespace().for_each(|name| puzzle.give(candidate(name)));
        Grid::new(&puzzle).unwrap()
    };
    let center = eliminate("1r5c5 2r5c5 3r5c5 4r5c5 5r5c5 6r5c5 7r5c5 8r5c5");
    let proof = |symmetry| -> Proof { Reason::Symmetry(symmetry).into() };
    let symmetric = puzzle("1r1c2 2r9c8 3r2c6 4r8c4");
    assert!(proof(half_turn).assumes_uniqueness());
    assert_eq!(check(&symmetric, &center, &proof(half_turn)), Ok(()));
    assert!(check(&symmetric, &eliminate("9r5c5"), &proof(half_turn)).is_err());
    // What was placed since does not count, what is given does.
    let mut later = symmetric;
    later.place(candidate("7r1c1"));
    assert_eq!(check(&later, &center, &proof(half_turn)), Ok(()));
    assert_eq!(check(&later, &eliminate("1r9c9"), &proof(half_turn)), Ok(()), "its image is seen");
    for givens in ["1r1c2", "1r1c2 2r9c8 3r2c6", "1r1c2 2r9c8 3r2c6 3r8c4"] {
        let refusal = check(&puzzle(givens), &center, &proof(half_turn)).unwrap_err();
        assert!(matches!(refusal, Refusal::Asymmetric { candidate: Some(_) }), "{refusal}");
    }
    for wrong in [
        Symmetry { rows: [0, 0, 2, 3, 4, 5, 6, 7, 8], ..half_turn },
        Symmetry { columns: [3, 1, 2, 0, 4, 5, 6, 7, 8], ..half_turn },
        Symmetry { digits: [9, 1, 2, 3, 4, 5, 6, 7, 8], ..half_turn },
    ] {
        let refusal = check(&symmetric, &center, &proof(wrong)).unwrap_err();
        assert_eq!(refusal, Refusal::Asymmetric { candidate: None });
    }
}

/// The anti-form: what would make the puzzle symmetrical is false where no symmetrical solution is left.
#[test]
fn a_symmetry_that_one_more_given_would_make() {
    let turn = [8, 7, 6, 5, 4, 3, 2, 1, 0];
    let digits = [1, 0, 3, 2, 5, 4, 7, 6, 8];
    let half_turn = Symmetry { transpose: false, rows: turn, columns: turn, digits };
    let state = |givens: &str| {
        let mut puzzle = Puzzle::default();
        givens.split_whitespace().for_each(|name| puzzle.give(candidate(name)));
        let mut grid = Grid::new(&puzzle).unwrap();
        grid.eliminate(candidate("9r5c5"));
        grid
    };
    let target = candidate("4r8c4");
    // 9 is the only digit that can be where the half turn leaves it.
    let proof = |target: Candidate, by: &Symmetry| {
        let others =
            Digit::ALL.into_iter().take(8).map(|digit| Candidate::new(digit, Cell::at(4, 4)));
        let lemma = |other| Lemma {
            says: Clause::AtMostOne([target, other].into_iter().collect()),
            by: Reason::Symmetry(*by),
        };
        let lemmas: Box<[Lemma]> = others.map(lemma).collect();
        let links: Vec<Fact> = (0..8).map(Fact::Lemma).collect();
        let cover = Cover::of_facts(&["5N5".parse().unwrap()], &links);
        Proof { lemmas, then: Reason::Covers(vec![cover].into()) }
    };
    let verdict = |givens: &str, target, by: Symmetry| {
        check(&state(givens), &[Action::Eliminate(target)], &proof(target, &by))
    };
    let givens = "1r1c2 2r9c8 3r2c6";
    assert_eq!(verdict(givens, target, half_turn), Ok(()));
    assert!(proof(target, &half_turn).assumes_uniqueness());
    // Another candidate, another map, a given without an image.
    let is_open = |verdict| matches!(verdict, Err(Refusal::Lemma { lemma: 0, .. }));
    assert!(is_open(verdict(givens, candidate("5r8c4"), half_turn)));
    assert!(is_open(verdict(
        givens,
        target,
        Symmetry { digits: [0, 1, 3, 2, 5, 4, 7, 6, 8], ..half_turn }
    )));
    assert!(is_open(verdict(givens, target, Symmetry { rows: [0; 9], ..half_turn })));
    assert!(is_open(verdict("1r1c2 2r9c8 3r2c6 5r3c3", target, half_turn)));
    // It eliminates nothing by itself, and says nothing of 9 in the middle.
    let plain: Proof = Reason::Symmetry(half_turn).into();
    assert!(check(&state(givens), &[Action::Eliminate(target)], &plain).is_err());
    let says = Clause::AtMostOne([target, candidate("9r1c1")].into_iter().collect());
    let lemmas = Box::new([Lemma { says, by: Reason::Symmetry(half_turn) }]);
    let proof = Proof { lemmas, then: Reason::Covers(vec![].into()) };
    assert!(check(&state(givens), &[], &proof).is_err());
}
