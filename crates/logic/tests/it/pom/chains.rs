//! Technique 2 fed by chains of all kinds, against the definition.

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet, Grid, Sector};
use ninerooks_exact::solutions;
use ninerooks_logic::rookery::{Space, basic};
use ninerooks_logic::{Checking, Profile, Status, by_name, next_step, solve};
use ninerooks_proof::{Action, Pattern};
use ninerooks_step::{PatternReason, Shape, Step};

use crate::pom::support::{data, puzzles};

/// Where locked candidates, pairs and short chains lead no farther.
fn states() -> Vec<Grid> {
    let Some(text) = data("top1465.txt") else { return Vec::new() };
    let ids = ["full-house", "hidden-single", "naked-single", "pointing", "claiming", "naked-pair"];
    let chains = ["x-chain", "xy-chain", "aic", "grouped-aic", "als-xz", "als-aic"];
    let profile = |ids: &[&str]| Profile::of("test", ids.iter().map(|id| by_name(id).unwrap()));
    let profiles = [profile(&ids), profile(&[&ids[..], &chains[..]].concat())];
    let ends = puzzles(&text)
        .into_iter()
        .step_by(60)
        .zip(profiles.iter().cycle())
        .map(|(puzzle, profile)| solve(&puzzle, profile, Checking::Off).path.end);
    ends.filter(|end| !end.is_solved()).collect()
}

/// The ends a and b of all chains a=x-y=b of two strong links of candidates.
fn chains(grid: &Grid) -> Vec<[Candidate; 2]> {
    let pairs: Vec<Vec<Candidate>> = Sector::all()
        .map(|sector| grid.live_in(sector).collect::<Vec<_>>())
        .filter(|live: &Vec<Candidate>| live.len() == 2)
        .collect();
    let strong: Vec<[Candidate; 2]> =
        pairs.iter().flat_map(|p| [[p[0], p[1]], [p[1], p[0]]]).collect();
    let mut all = Vec::new();
    for [a, x] in &strong {
        let others = strong.iter().filter(|[y, b]| x.sees(*y) && a != y && x != b);
        all.extend(others.map(|[_, b]| [*a, *b]));
    }
    all
}

/// What the definition eliminates with these chains.
fn by_definition(grid: &Grid) -> Vec<Action> {
    let mut space = Space::new(grid, DigitSet::ALL);
    let actions = |space: &Space| -> Vec<Action> {
        Digit::ALL.into_iter().flat_map(|digit| basic(grid, space, digit)).collect()
    };
    let before = actions(&space);
    let live: Vec<Candidate> =
        grid.live().iter().filter(|c| grid.value(c.cell()).is_none()).collect();
    for [a, b] in chains(grid) {
        let mut gone: Vec<Pattern> = Vec::new();
        if a.digit() == b.digit() {
            let cells = CellSet::from(a.cell()).with(b.cell());
            let missing = space.of(a.digit()).iter().filter(|p| p.cells.is_disjoint(cells));
            gone.extend(missing.map(|p| Pattern { digit: a.digit(), rookery: p.rookery }));
        }
        for digit in Digit::ALL {
            let seen = |end: Candidate| -> CellSet {
                live.iter()
                    .filter(|c| c.digit() == digit && **c != end && c.sees(end))
                    .map(|c| c.cell())
                    .collect()
            };
            let both = [seen(a), seen(b)];
            let through = space.of(digit).iter().filter(|p| {
                let [one, other] = both.map(|cells| cells & p.cells);
                !one.is_empty() && !other.is_empty() && (one | other).len() > 1
            });
            gone.extend(through.map(|p| Pattern { digit, rookery: p.rookery }));
        }
        space.delete(&gone);
    }
    actions(&space).into_iter().filter(|action| !before.contains(action)).collect()
}

/// Nothing that a step says of candidates is wrong; how often one of several is true, and not both are.
fn judge(step: &Step, solution: &Grid) -> [usize; 2] {
    let (mut one_of, mut not_both) = (0, 0);
    assert!(step.eliminations().all(|gone| !solution.is_live(gone)), "{step:?}");
    let Shape::Patterns(shape) = &step.shape else { panic!("{step:?}") };
    for stage in &shape.stages {
        match &stage.reason {
            PatternReason::OneOf { digit, cells } => {
                let is_there = |cell| solution.is_live(Candidate::new(*digit, cell));
                assert!(cells.into_iter().any(is_there), "{step:?}");
                one_of += 1;
            }
            PatternReason::NotBoth { candidates } => {
                assert!(!candidates.iter().all(|c| solution.is_live(*c)), "{step:?}");
                not_both += 1;
            }
            PatternReason::Earlier { .. } => {}
            other => panic!("{other:?}"),
        }
    }
    [one_of, not_both]
}

#[test]
fn what_chains_say_of_a_digit_deletes_its_patterns() {
    let (mut sums, mut by_slow, mut states_seen) = ([0, 0], 0, 0);
    let profile = Profile::of("test", [by_name("pom-combined").unwrap()]);
    for grid in states() {
        states_seen += 1;
        let solution = solutions(&grid).unique().unwrap();
        let by_definition = by_definition(&grid);
        by_slow += usize::from(!by_definition.is_empty());
        let Some(step) = next_step(&grid, &profile) else {
            assert!(by_definition.is_empty(), "{grid}");
            continue;
        };
        assert_eq!(step.check(&grid), Ok(()), "{grid}");
        judge(&step, &solution);
        // Along a path patterns go without candidates, too.
        let path = solve(&grid, &profile, Checking::On);
        assert!(!matches!(path.status, Status::Refused(..)), "{:?}", path.status);
        for step in &path.path.steps {
            let [one_of, not_both] = judge(step, &solution);
            sums = [sums[0] + one_of, sums[1] + not_both];
        }
    }
    let [one_of, not_both] = sums;
    println!("{states_seen} states: one of {one_of}, not both {not_both}; {by_slow} by definition");
    assert!(states_seen == 0 || (one_of > 5 && not_both > 5 && by_slow > 5));
}
