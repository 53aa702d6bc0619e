//! Equal steps in the order in which people see them: in lists and hints, and not in paths.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::Grid;
use ninerooks_logic::results::effect;
use ninerooks_logic::{
    Checking, Choice, Forms, Position, Profile, Walk, all_steps, by_name, chosen,
    easiest_seen_first, hint, next_hint, next_step, solve,
};
use ninerooks_sight::Sight;
use ninerooks_step::Step;
use ninerooks_testing::grid;

/// Singles solve it.
const EASY: &str =
    "..9.83.7.6..7..2.5.53.6...84..........29568..........35...3.68.2.6..8..7.4.67.3..";
/// Needs more.
const HARD: [&str; 2] = [
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
];

fn default() -> Profile {
    Profile::by_id("default").unwrap()
}

/// How well the digit of a single is seen.
fn sight(grid: &Grid, step: &Step) -> Sight {
    Sight::of_placement(grid, step.placements().next().unwrap())
}

#[test]
fn equal_steps_change_places_among_themselves_and_no_others() {
    let (profile, mut moved) = (default(), 0);
    for puzzle in [EASY, HARD[0], HARD[1]] {
        let grid = grid(puzzle);
        let found = all_steps(&grid, &profile, Forms::Once);
        let sorted = easiest_seen_first(&grid, profile.costs(), found.clone());
        assert_eq!(sorted.len(), found.len());
        let class = |step: &Step| (step.technique, profile.costs().of(step));
        for (step, before) in sorted.iter().zip(&found) {
            assert_eq!(class(step), class(before));
            assert!(found.contains(step));
            moved += usize::from(step != before);
        }
        let singles = sorted.iter().filter(|step| step.technique.id() == "hidden-single");
        let seen: Vec<Sight> = singles.map(|single| sight(&grid, single)).collect();
        assert!(seen.is_sorted_by(|one, next| one >= next), "{seen:?}");
        assert!(puzzle != EASY || seen.len() > 5, "{seen:?}");
        // What is in order stays as it is.
        assert_eq!(easiest_seen_first(&grid, profile.costs(), sorted.clone()), sorted);
    }
    assert!(moved > 10, "{moved}");
}

#[test]
fn a_hint_is_of_the_technique_and_cost_of_the_path_and_seen_at_least_as_well() {
    let mut others = 0;
    for choice in [Choice::Order, Choice::Cheapest, Choice::Effect] {
        let mut profile = default();
        profile.choose(choice);
        for puzzle in [EASY, HARD[0], HARD[1]] {
            for (state, taken) in Walk::new(&grid(puzzle), &profile, Checking::On) {
                let hint = next_hint(&state, &profile).unwrap();
                hint.check(&state).unwrap();
                let cost = |step: &Step| profile.costs().of(step);
                assert_eq!((hint.technique, cost(&hint)), (taken.technique, cost(&taken)));
                others += usize::from(hint != taken);
                if !hint.is_single() {
                    continue;
                }
                assert!(sight(&state, &hint) >= sight(&state, &taken));
                // Of the others there is nothing to compare, and to list them takes long.
                let own = Profile::of("own", by_name(hint.technique.id()));
                let all = all_steps(&state, &own, Forms::Once);
                let all = easiest_seen_first(&state, profile.costs(), all).into_iter();
                let rank = |step: &Step| (choice != Choice::Order).then(|| effect(&state, step));
                let same = all
                    .filter(|step| step.technique == hint.technique && rank(step) == rank(&hint));
                let best = same.map(|step| sight(&state, &step)).max();
                assert_eq!(best, Some(sight(&state, &hint)), "{choice:?}");
            }
        }
    }
    assert!(others > 20, "{others}");
}

#[test]
fn a_walk_by_sight_takes_hints_and_ends_where_the_other_one_does() {
    let profile = default();
    let start = grid(EASY);
    let path = solve(&start, &profile, Checking::On).path;
    let mut by_sight = Walk::new(&start, &profile, Checking::On).by_sight();
    let mut steps = Vec::new();
    for (state, step) in by_sight.by_ref() {
        assert_eq!(Some(&step), next_hint(&state, &profile).as_ref());
        steps.push(step);
    }
    assert_eq!(*by_sight.grid(), path.end);
    assert_ne!(steps, path.steps);
}

#[test]
fn of_what_is_seen_as_well_the_first_one_is_taken() {
    // Each row but for its last cell: all nine are seen alike, by row and by cell.
    let solution =
        "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
    let text: String =
        solution.chars().enumerate().map(|(i, c)| if i % 9 == 8 { '.' } else { c }).collect();
    let (grid, profile) = (grid(&text), default());
    assert_eq!(next_hint(&grid, &profile), next_step(&grid, &profile));
    let found = all_steps(&grid, &profile, Forms::Once);
    assert_eq!(easiest_seen_first(&grid, profile.costs(), found.clone()), found);
}

#[test]
fn the_order_of_hodoku_and_what_is_dear_stay_as_they_are() {
    let pom = Profile::by_id("pom-basic").unwrap();
    let hodoku = Profile::by_id("hodoku").unwrap();
    assert_eq!(hodoku.choice(), Choice::Hodoku);
    let dear =
        grid("2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.");
    assert!(all_steps(&dear, &pom, Forms::Once).len() > 1);
    let position = Position::new(&dear);
    assert_eq!(hint(&position, &pom).0, chosen(&position, &pom).0);
    for (state, _) in Walk::new(&grid(EASY), &hodoku, Checking::Off).take(10) {
        assert_eq!(next_hint(&state, &hodoku), next_step(&state, &hodoku));
    }
}
