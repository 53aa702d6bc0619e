//! Each method against a slow reference, and against the others.

use ninerooks_small::build::build;
use ninerooks_small::grids::classes;
use ninerooks_small::{
    Board, Cells, Method, Random, Space, State, Target, Verdict, decide, solutions, sums,
};

/// A random state of 4×4 that has the solution of a class.
fn random_state(board: &Board, random: &mut Random, dense: usize) -> (State, Vec<usize>) {
    let classes = classes(board);
    let grid = classes[random.below(2)].least.clone();
    let mut state = State::solved(board, &grid);
    for digit in 0..4 {
        for cell in (0..16).filter(|_| random.below(100) < dense).collect::<Vec<_>>() {
            state = state.union(&State::one(board, digit, cell));
        }
    }
    (state, grid)
}

/// Deletes one pattern after the other, each by a question about the space as it is then.
fn slow_sums(board: &Board, state: &State) -> State {
    let mut space = Space::new(board, state);
    'again: loop {
        for digit in 0..board.size() {
            for pattern in space.of(digit).to_vec() {
                let target = Target::Pattern { digit, pattern };
                if let Ok(Verdict::False(_)) = decide(board, &space, target) {
                    space.retain(digit, |&other| other != pattern);
                    continue 'again;
                }
            }
        }
        return space.state();
    }
}

/// Pair deletion as its definition says it, with a list of pairs.
fn slow_pairs(board: &Board, state: &State) -> State {
    type One = (usize, Cells);
    let space = Space::new(board, state);
    let of = |digit: usize| space.of(digit).iter().map(move |&p| (digit, p)).collect::<Vec<One>>();
    let mut live: Vec<One> = (0..board.size()).flat_map(of).collect();
    let mut pairs: std::collections::BTreeSet<(One, One)> = live
        .iter()
        .flat_map(|&a| live.iter().map(move |&b| (a, b)))
        .filter(|(a, b)| a.0 != b.0 && a.1 & b.1 == 0)
        .collect();
    loop {
        let before = (live.len(), pairs.len());
        let has = |a: One, b: One, digit: usize| {
            digit == a.0
                || digit == b.0
                || live
                    .iter()
                    .any(|&c| c.0 == digit && pairs.contains(&(a, c)) && pairs.contains(&(b, c)))
        };
        let kept = pairs
            .iter()
            .copied()
            .filter(|&(a, b)| live.contains(&a) && live.contains(&b))
            .filter(|&(a, b)| (0..board.size()).all(|digit| has(a, b, digit)))
            .collect();
        let has_all = |a: &One| {
            (0..board.size())
                .all(|d| d == a.0 || live.iter().any(|&b| b.0 == d && pairs.contains(&(*a, b))))
        };
        let kept_live = live.iter().copied().filter(has_all).collect();
        (pairs, live) = (kept, kept_live);
        if (live.len(), pairs.len()) == before {
            let mut out = vec![0; board.size()];
            for (digit, pattern) in live {
                out[digit] |= pattern;
            }
            return State::new(out);
        }
    }
}

#[test]
fn sums_and_pairs_end_where_the_slow_ways_end() {
    let board = Board::new(2, 2);
    let mut random = Random::new(11);
    let mut has_left = [0, 0];
    for _ in 0..60 {
        let (state, _) = random_state(&board, &mut random, 50);
        let fast = Method::PatternSums.closure(&board, &state).unwrap();
        assert_eq!(fast, slow_sums(&board, &state), "{state}");
        assert_eq!(fast, sums(&board, &state, true).unwrap().space.state(), "{state}");
        let pairs = Method::Pairs.closure(&board, &state).unwrap();
        assert_eq!(pairs, slow_pairs(&board, &state), "{state}");
        has_left[0] += i32::from(!fast.is_solved(&board));
        has_left[1] += i32::from(!pairs.is_solved(&board));
    }
    assert!(has_left.iter().all(|&count| (5..60).contains(&count)), "{has_left:?}");
}

#[test]
fn no_method_eliminates_what_is_in_a_solution() {
    let board = Board::new(2, 2);
    let mut random = Random::new(12);
    for _ in 0..100 {
        let (state, _) = random_state(&board, &mut random, 60);
        let all = solutions(&board, &state, usize::MAX);
        let none = State::new(vec![0; 4]);
        let true_somewhere =
            all.iter().fold(none, |sum, grid| sum.union(&State::solved(&board, grid)));
        for method in Method::ALL {
            let left = method.closure(&board, &state).unwrap();
            assert!(true_somewhere.is_within(&left), "{} in {state}", method.name());
        }
    }
}

#[test]
fn what_contains_another_method_leaves_no_more() {
    use Method::{Basic, BasicSingles, CandidateSums, PatternSums, Sets, Singles};
    let board = Board::new(2, 2);
    let mut random = Random::new(13);
    let contained = [
        (Singles, BasicSingles),
        (Singles, Sets),
        (Basic, BasicSingles),
        (BasicSingles, CandidateSums),
        (Sets, CandidateSums),
        (CandidateSums, PatternSums),
    ];
    let mut is_less = [false; 6];
    for _ in 0..200 {
        let (state, _) = random_state(&board, &mut random, 45);
        for ((less, more), seen) in contained.iter().zip(&mut is_less) {
            let [less, more] = [less, more].map(|method| method.closure(&board, &state).unwrap());
            assert!(more.is_within(&less), "{state}");
            *seen |= more != less;
        }
    }
    // On a board as small as this, random states have not shown that the last two differ.
    assert!(is_less[..4].iter().all(|&seen| seen), "{is_less:?}");
}

/// The theorem of docs/one-rule.md, with the figures that are there.
#[test]
fn no_state_of_four_with_one_solution_resists() {
    let board = Board::new(2, 2);
    let built: Vec<_> =
        classes(&board).iter().map(|class| build(&board, &class.least).unwrap()).collect();
    for class in &built {
        assert_eq!((class.corners, class.pure), (180, 24));
        assert!(class.resisting.is_empty());
    }
    assert_eq!([built[0].looked, built[1].looked], [20_078, 18_950]);
}

/// What the search takes for granted: points that are no solution are there to be built from.
#[test]
fn one_question_alone_does_not_decide_whether_a_pattern_is_true() {
    let board = Board::new(2, 2);
    let state = State::parse(&board, "1 23 23 4 34 24 1 23 24 1 34 23 23 34 24 1").unwrap();
    let space = Space::new(&board, &state);
    let target = Target::Pattern { digit: 0, pattern: state.of(0) };
    assert!(matches!(decide(&board, &space, target), Ok(Verdict::Possible { whole: 2, .. })));
    assert!(solutions(&board, &state, 1).is_empty());
    let left = Method::PatternSums.closure(&board, &state).unwrap();
    assert!(
        left.is_empty_somewhere(&board),
        "applied again, the rule sees that there is none: {left}"
    );
}
