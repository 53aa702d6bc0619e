//! Of the steps of a state the one is taken that is wanted: the first, the cheapest, that of the greatest effect, the
//! one that HoDoKu would take.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{Candidate, Cell, Digit, Grid, House, HouseKind};
use ninerooks_logic::results::effect;
use ninerooks_logic::{Checking, Choice, Forms, Profile, Status, Walk, all_steps, solve};
use ninerooks_proof::Action;
use ninerooks_step::{Family, Shape, Step};
use ninerooks_testing::grid;

const PUZZLES: [&str; 3] = [
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
];

/// Has locked pairs where both houses lose candidates.
const LOCKED: &str =
    ".8..4....3......1........2...5...4.69..1..8..2...........3.9....6....5.....2.....";

fn profile(choice: Choice) -> Profile {
    let mut profile = Profile::by_id("default").unwrap();
    profile.choose(choice);
    profile
}

#[test]
fn of_all_steps_the_cheapest_or_the_one_of_the_greatest_effect_is_taken() {
    let mut looked_at = 0;
    for choice in [Choice::Cheapest, Choice::Effect] {
        let profile = profile(choice);
        for puzzle in PUZZLES {
            for (state, taken) in Walk::new(&grid(puzzle), &profile, Checking::On) {
                let mut easy = profile.clone();
                for technique in profile.techniques() {
                    let info = technique.info();
                    if matches!(info.family, Family::Hypotheses | Family::Patterns) {
                        easy.switch(info.id, false);
                    }
                }
                // The slow way: each step beside the one that was taken.
                for other in all_steps(&state, &easy, Forms::Once) {
                    looked_at += 1;
                    let costs = [&taken, &other].map(|step| profile.costs().of(step));
                    let effects = [&taken, &other].map(|step| effect(&state, step));
                    let is_better = match choice {
                        Choice::Cheapest => (costs[1], effects[0]) < (costs[0], effects[1]),
                        _ => (effects[0], costs[1]) < (effects[1], costs[0]),
                    };
                    assert!(!is_better, "{other:?} is better than {taken:?}");
                }
            }
        }
    }
    assert!(looked_at > 1000, "{looked_at}");
}

#[test]
fn each_choice_leads_to_the_end_and_the_paths_differ() {
    let paths =
        Choice::NAMES.map(|(choice, _)| solve(&grid(PUZZLES[0]), &profile(choice), Checking::On));
    assert!(paths.iter().all(|solution| solution.status == Status::Solved));
    assert_ne!(paths[0].path.steps, paths[1].path.steps);
    assert_ne!(paths[1].path.steps, paths[2].path.steps);
}

/// The slow way: deletes one candidate after the other, and after each looks for all singles there are.
struct Slow {
    live: [[bool; 9]; 81],
    naked: Vec<Candidate>,
    hidden: Vec<Candidate>,
}

impl Slow {
    fn new(grid: &Grid) -> Self {
        let mut slow = Self { live: [[true; 9]; 81], naked: Vec::new(), hidden: Vec::new() };
        for cell in Cell::all() {
            if let Some(digit) = grid.value(cell) {
                slow.take(Action::Place(Candidate::new(digit, cell)));
            }
        }
        slow
    }

    fn take(&mut self, action: Action) {
        let gone = action.candidate();
        if let Action::Place(value) = action {
            for peer in Cell::all().into_iter().filter(|cell| cell.sees(value.cell())) {
                self.delete(Candidate::new(value.digit(), peer));
            }
            for digit in Digit::ALL {
                self.delete(Candidate::new(digit, value.cell()));
            }
        } else {
            self.delete(gone);
        }
    }

    fn delete(&mut self, gone: Candidate) {
        self.live[gone.cell().index()][gone.digit().index()] = false;
        let is_live = |c: &Candidate| self.live[c.cell().index()][c.digit().index()];
        let only = |places: Vec<Candidate>| {
            let mut left = places.into_iter().filter(is_live);
            left.next().filter(|_| left.next().is_none())
        };
        let of_cell = |cell| Digit::ALL.map(|digit| Candidate::new(digit, cell)).to_vec();
        let of_house = |house: House, digit| -> Vec<Candidate> {
            house.cells().into_iter().map(|cell| Candidate::new(digit, cell)).collect()
        };
        let naked: Vec<_> =
            Cell::all().into_iter().filter_map(|cell| only(of_cell(cell))).collect();
        // Of several at once the one in the row, then in the column, then in the box of what went.
        let mut houses: Vec<House> = gone.cell().houses().to_vec();
        houses.extend(House::all());
        let hidden: Vec<_> = houses
            .into_iter()
            .flat_map(|house| Digit::ALL.map(|digit| only(of_house(house, digit))))
            .flatten()
            .collect();
        self.naked.extend(naked);
        self.hidden.extend(hidden);
    }

    fn turn(&self, step: &Step) -> usize {
        let queue =
            if step.technique.info().id == "hidden-single" { &self.hidden } else { &self.naked };
        let single = step.placements().next().unwrap();
        queue.iter().position(|came| *came == single).unwrap()
    }
}

#[test]
fn of_singles_the_one_that_came_up_first_is_taken_as_by_hodoku() {
    let profile = Profile::by_id("hodoku").unwrap();
    assert_eq!(profile.choice(), Choice::Hodoku);
    let mut in_order = profile.clone();
    in_order.choose(Choice::Order);
    let (mut looked_at, mut others) = (0, 0);
    for puzzle in PUZZLES {
        let start = grid(puzzle);
        let mut slow = Slow::new(&start);
        for (state, taken) in Walk::new(&start, &profile, Checking::On) {
            if taken.technique.info().family == Family::Singles {
                let only = Profile::of("one", ninerooks_logic::by_name(taken.technique.info().id));
                for other in all_steps(&state, &only, Forms::Once) {
                    assert!(slow.turn(&taken) <= slow.turn(&other), "{taken:?} before {other:?}");
                    looked_at += 1;
                }
                let first = Walk::new(&state, &in_order, Checking::On).next().unwrap().1;
                others += usize::from(first.actions != taken.actions);
            }
            taken.actions.iter().for_each(|action| slow.take(*action));
        }
    }
    assert!(looked_at > 200, "{looked_at}");
    assert!(others > 20, "the first one in reading order is nearly always the same: {others}");
}

#[test]
fn a_pair_is_locked_for_hodoku_only_where_both_houses_lose_candidates() {
    let profile = Profile::by_id("hodoku").unwrap();
    let mut in_order = profile.clone();
    in_order.choose(Choice::Order);
    let (mut locked, mut naked) = (0, 0);
    for puzzle in PUZZLES.into_iter().chain([LOCKED]) {
        for (state, _) in Walk::new(&grid(puzzle), &profile, Checking::On) {
            let first = |profile| Walk::new(&state, profile, Checking::On).next().unwrap().1;
            let (theirs, ours) = (first(&profile), first(&in_order));
            let is_locked = |step: &Step| step.technique.info().id.starts_with("locked-");
            if is_locked(&theirs) {
                let Shape::Subset(subset) = &theirs.shape else { panic!("{theirs:?}") };
                for house in subset.houses {
                    assert!(theirs.eliminations().any(|c| house.cells().contains(c.cell())));
                }
                locked += 1;
            } else if is_locked(&ours) {
                naked += 1;
            }
        }
    }
    assert!(locked > 0 && naked > 0, "{locked} locked, {naked} not");
}

#[test]
fn a_subset_in_a_box_comes_before_those_in_lines() {
    let profile = Profile::by_id("hodoku").unwrap();
    let mut before = 0;
    for puzzle in PUZZLES {
        for (state, taken) in Walk::new(&grid(puzzle), &profile, Checking::On) {
            let Shape::Subset(subset) = &taken.shape else { continue };
            let is_box = |house: House| house.kind() == HouseKind::Block;
            if taken.technique.info().family != Family::Subsets
                || subset.houses.into_iter().any(is_box)
            {
                continue;
            }
            let only = Profile::of("one", ninerooks_logic::by_name(taken.technique.info().id));
            for other in all_steps(&state, &only, Forms::Once) {
                let Shape::Subset(other) = other.shape else { panic!("a subset") };
                assert!(!other.houses.into_iter().any(is_box));
                before += 1;
            }
        }
    }
    assert!(before > 0);
}
