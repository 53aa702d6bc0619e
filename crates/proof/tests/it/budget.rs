//! A4: all work of the checker comes out of one budget a path, so no proof makes it work for hours.

use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::{
    Action, Budget, Cover, Deletion, Disproof, MAX_PATH_WORK, MAX_STEP_WORK, PatternCover,
    PatternTerm, Proof, Refusal, Refutation, RookeryProof, check, check_within,
};

fn candidate(name: &str) -> Candidate {
    name.parse().expect("a name")
}

/// What checking costs, and what it comes to.
fn cost(grid: &Grid, actions: &[Action], proof: &Proof) -> (u64, Result<(), Refusal>) {
    let mut budget = Budget::of_path();
    let judged = check_within(grid, actions, proof, &mut budget);
    (MAX_PATH_WORK - budget.left(), judged)
}

/// A grid with the 3 of row 1 in box 1, and a cover that shows 3r2c2 false.
fn grid() -> (Grid, Candidate, Cover) {
    let mut grid = Grid::default();
    for column in 4..=9 {
        grid.eliminate(candidate(&format!("3r1c{column}")));
    }
    let cover = Cover::new(&["3R1".parse().expect("a name")], &["3B1".parse().expect("a name")]);
    (grid, candidate("3r2c2"), cover)
}

#[test]
fn covers_times_actions_cost_their_sum() {
    let (grid, target, right) = grid();
    let trivial = Cover::new(&["3R1".parse().unwrap()], &["3R1".parse().unwrap()]);
    let proof = |covers: usize| {
        let covers = std::iter::repeat_n(trivial.clone(), covers).chain([right.clone()]);
        Proof::covers(covers.collect())
    };
    let actions = |times: usize| vec![Action::Eliminate(target); times];
    let (little, judged) = cost(&grid, &actions(1), &proof(30_000));
    assert_eq!(judged, Ok(()));
    let (much, judged) = cost(&grid, &actions(100_000), &proof(30_000));
    assert_eq!(judged, Ok(()));
    assert!(much < little + 100 * 100_000, "{little}, then {much}");
    // As many candidates as there are make it no product of large numbers either.
    assert!(much < MAX_STEP_WORK / 16, "{much}");
}

#[test]
fn disproofs_times_actions_cost_their_sum() {
    let (grid, target, _) = grid();
    let disproof = Disproof::of(target, Box::default(), "3R1".parse().unwrap());
    let proof = Proof::refute(Refutation { disproofs: vec![disproof; 60_000].into() });
    let (_, judged) = cost(&grid, &vec![Action::Eliminate(target); 100_000], &proof);
    assert_eq!(judged, Ok(()));
}

#[test]
fn pattern_equations_are_paid_for() {
    let term =
        |(name, weight): (&str, i16)| PatternTerm { equation: name.parse().unwrap(), weight };
    let row = (1..=9).map(|column| format!("r1c{column}"));
    let links: Vec<String> = row.collect();
    let links = links.iter().map(|name| (name.as_str(), 1));
    // A pattern of 9 is in one truth and in one link.
    let cover = PatternCover {
        scale: 9,
        terms: std::iter::once(("#9", -1)).chain(links).map(term).collect(),
        targets: Box::default(),
    };
    let proof = |times: usize| {
        let deletions = vec![Deletion::Cover(Box::new(cover.clone())); times];
        Proof::rookeries(RookeryProof { deletions: deletions.into() })
    };
    let [(one, first), (nine, all)] =
        [1, 9].map(|times| cost(&Grid::default(), &[], &proof(times)));
    assert_eq!((first, all), (Ok(()), Ok(())));
    // The checker looks at each of the 46,656 patterns of 9 each time.
    assert!(nine - one >= 8 * 46_656, "{one}, then {nine}");
    // Where patterns weigh too little it is refused, and the looking was paid for.
    let terms = [("r1c1", -2), ("#9", 2)].map(term).into();
    let short =
        Deletion::Cover(Box::new(PatternCover { scale: 1, terms, targets: Box::default() }));
    let proof = Proof::rookeries(RookeryProof { deletions: [short].into() });
    let (paid, refused) = cost(&Grid::default(), &[], &proof);
    assert!(matches!(refused, Err(Refusal::Deletion { deletion: 0, .. })), "{refused:?}");
    assert!(paid > 46_656, "{paid}");
}

#[test]
fn many_small_steps_share_what_a_path_gets() {
    let (grid, target, cover) = grid();
    let (actions, proof) = ([Action::Eliminate(target)], Proof::cover(cover));
    let (one, _) = cost(&grid, &actions, &proof);
    assert!(one > 0 && MAX_PATH_WORK / one > 1_000_000, "a short step costs little: {one}");
    let mut budget = Budget::of_work(10 * one);
    for _ in 0..10 {
        assert_eq!(check_within(&grid, &actions, &proof, &mut budget), Ok(()));
    }
    let refused = check_within(&grid, &actions, &proof, &mut budget).unwrap_err();
    assert!(matches!(refused, Refusal::Work(spent) if spent.is_path && spent.limit == 10 * one));
    // One step by itself has a budget of its own.
    assert_eq!(check(&grid, &actions, &proof), Ok(()));
}
