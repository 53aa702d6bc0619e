//! Steps are what their names say.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{CandidateSet, CellSet, Grid};
use ninerooks_logic::{Forms, Found, Position, Profile, by_name, next_step};
use ninerooks_step::{NetEnd, Nets, Node, Shape, Step};
use ninerooks_text::formats;

fn grid(text: &str) -> Grid {
    Grid::new(&formats::read(text).unwrap().puzzle).unwrap()
}

/// All steps of a technique on a grid.
fn steps(id: &str, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::All);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    found.into_steps()
}

fn nodes(step: &Step) -> &[Node] {
    let Shape::Chain(chain) = &step.shape else { panic!("{step:?}") };
    &chain.nodes
}

/// The states on the way of `default` through a puzzle.
fn states(puzzle: &str) -> Vec<Grid> {
    let default = Profile::by_id("default").unwrap();
    let mut grid = grid(puzzle);
    let mut states = Vec::new();
    while let Some(step) = next_step(&grid, &default) {
        states.push(grid);
        step.apply(&mut grid);
    }
    states
}

const PUZZLES: [&str; 3] = [
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    "1.345..8.4....9..........51...9....7....6..2.9....2314..86.45..54.7.81...9.......",
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
];

/// In this state a shortest way led through r7c5 twice.
const TWICE: &str = "..........12.34+8563.56.1427...+5+23.+8+12.31.85648+5146..32.278...4.1+38.4.+6755..+3..2.8:\
                     911 912 913 914 715 915 716 916 917 942 975 976 977 992 995 996";

#[test]
fn an_xy_chain_passes_no_cell_twice_and_short_ones_come_first() {
    let mut chains = 0;
    for grid in PUZZLES.iter().flat_map(|puzzle| states(puzzle)).chain([grid(TWICE)]) {
        let mut longest = 0;
        for step in steps("xy-chain", &grid) {
            let cells: CellSet = nodes(&step).iter().flat_map(Node::cells).collect();
            assert_eq!(cells.len() * 2, nodes(&step).len(), "{step:?}");
            assert!(longest <= cells.len(), "{step:?}");
            longest = cells.len();
            chains += 1;
        }
    }
    assert!(chains > 10, "only {chains} chains");
}

#[test]
fn where_an_xy_chain_would_pass_a_cell_twice_what_lies_between_is_one() {
    let grid = grid(TWICE);
    let eliminated = |id: &str| -> CandidateSet {
        steps(id, &grid).iter().flat_map(Step::eliminations).collect()
    };
    let r7c5 = "5r7c5".parse().unwrap();
    assert!((eliminated("xy-chain") | eliminated("xy-wing")).contains(r7c5));
}

/// In this state the argument was a column without a place, and left a link out.
const UNSAID: &str = "....5.7894..1.+9.....9.721.+4.9.+7+4.....+45+9...+72731+2..4+9.....9.8..5.4.2.+96.+98...7.4.:\
                      222 622 223 623 625 146 576";

#[test]
fn what_a_colors_trap_removes_sees_both_colors_and_the_argument_says_so() {
    let mut traps = 0;
    for id in ["simple-colors-trap", "medusa-trap", "medusa-cell"] {
        for grid in PUZZLES.iter().flat_map(|puzzle| states(puzzle)).chain([grid(UNSAID)]) {
            for step in steps(id, &grid) {
                let Shape::Nets(Nets { nets, links, end }) = &step.shape else {
                    panic!("{step:?}")
                };
                let [net] = &**nets else { panic!("another chain is named: {step:?}") };
                assert!(matches!(end, NetEnd::Clash(_)), "{step:?}");
                for target in step.eliminations() {
                    assert!(net.sides.iter().all(|side| !side.contains(target)), "{step:?}");
                    for side in net.sides {
                        let seen = |link: &ninerooks_step::WeakLink| {
                            link.from == target && side.contains(link.to) && target.sees(link.to)
                        };
                        assert!(links.iter().any(seen), "{target} in {step:?}");
                    }
                    traps += 1;
                }
            }
        }
    }
    assert!(traps > 10, "only {traps} traps");
}

#[test]
fn no_skyscraper_and_no_turbot_fish_is_an_x_wing() {
    for id in ["skyscraper", "turbot-fish", "two-string-kite"] {
        let mut steps_found = 0;
        for grid in PUZZLES.iter().flat_map(|puzzle| states(puzzle)) {
            for step in steps(id, &grid) {
                let cells: CellSet = nodes(&step).iter().flat_map(Node::cells).collect();
                let lines = |lines: [u16; 9]| lines.iter().filter(|line| **line != 0).count();
                let corners = (lines(cells.rows()), lines(cells.columns()));
                assert_ne!(corners, (2, 2), "{step:?}");
                steps_found += 1;
            }
        }
        assert!(steps_found > 0, "{id} was never found");
    }
}

/// Of the five that were listed here four are the corners of X-Wings.
#[test]
fn of_the_skyscrapers_of_a_grid_the_x_wings_are_left_to_the_x_wing() {
    let grid = grid(PUZZLES[1]);
    let steps = steps("skyscraper", &grid);
    let lines: Vec<_> = steps.iter().map(|step| nodes(step).to_vec()).collect();
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert!(steps[0].eliminations().eq(["9r3c7".parse().unwrap()]));
}
