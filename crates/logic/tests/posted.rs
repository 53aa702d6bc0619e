//! Chains that were posted: what this program prints is read and judged as right, and each of a few
//! wrong ones is refused for what is wrong with it.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{CandidateSet, CellSet, Grid, House};
use ninerooks_logic::{
    ChainFault, Forms, Found, Position, Profile, by_name, judge_chain, next_step,
};
use ninerooks_proof::check;
use ninerooks_step::{Node, Shape, Step};
use ninerooks_text::formats;
use ninerooks_text::notation::eureka;

const PUZZLES: [&str; 2] = [
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
];

fn grid(text: &str) -> Grid {
    Grid::new(&formats::read(text).unwrap().puzzle).unwrap()
}

/// The states on the way of `default` in which no digit can be placed next.
fn states() -> Vec<Grid> {
    let default = Profile::by_id("default").unwrap();
    let mut states = Vec::new();
    for puzzle in PUZZLES {
        let mut grid = grid(puzzle);
        while let Some(step) = next_step(&grid, &default) {
            if step.placements().next().is_none() {
                states.push(grid);
            }
            step.apply(&mut grid);
        }
    }
    states
}

fn steps(id: &str, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    found.into_steps()
}

#[test]
fn every_chain_that_is_printed_is_read_and_proves_the_same_or_more() {
    let ids =
        ["x-chain", "aic", "aic-ring", "grouped-aic", "grouped-aic-ring", "als-aic", "ahs-aic"];
    let mut judged = vec![0; ids.len()];
    for grid in states().into_iter().step_by(5) {
        for (id, judged) in ids.iter().zip(&mut judged) {
            for step in steps(id, &grid) {
                let Shape::Chain(chain) = &step.shape else { panic!("{step:?}") };
                let text = eureka::print(chain);
                let found = judge_chain(&grid, &eureka::parse(&text).unwrap());
                let found = found.unwrap_or_else(|fault| panic!("{text}: {fault}"));
                assert_eq!(step.check(&grid), Ok(()), "{text}");
                let done = check(&grid, &found.actions, &found.proof);
                assert_eq!(done, Ok(()), "{text}");
                let all: CandidateSet = found.eliminations().collect();
                assert!(step.eliminations().all(|gone| all.contains(gone)), "{text}");
                *judged += 1;
            }
        }
    }
    assert!(judged.iter().all(|count| *count > 0), "{judged:?}");
}

/// The state of the page of the AIC.
const STATE: &str = "
    | 8   79   5  | 46     3467   3467   | 1369    1347   2      |
    | 4   27   6  | 9      237    1      | 358     3578   3578   |
    | 3   279  1  | 24568  2467   245678 | 5689    4578   456789 |
    | 15  6    9  | 7      123    238    | 4       12358  1358   |
    | 2   38   47 | 1468   5      34689  | 1389    1378   13789  |
    | 15  38   47 | 1248   12349  23489  | 123589  6      135789 |
    | 79  5    2  | 3      8      79     | 16      14     146    |
    | 69  1    38 | 2456   2469   24569  | 7       2358   358    |
    | 67  4    38 | 1256   1267   2567   | 2358    9      358    |";

fn verdict(text: &str) -> String {
    match judge_chain(&grid(STATE), &eureka::parse(text).unwrap()) {
        Ok(found) => {
            let gone: Vec<String> = found.eliminations().map(|c| c.to_string()).collect();
            gone.join(" ")
        }
        Err(fault) => fault.to_string(),
    }
}

#[test]
fn a_chain_may_be_written_in_several_ways() {
    for text in [
        "(1=6)r7c7-6r7c9=6r3c9-4r3c9=4r7c9",
        "(1=6)r7c7 - (6)r7c9 = (6-4)r3c9 = (4)r7c9",
        // With a weak link to what is eliminated at either end.
        "1r7c9-(1=6)r7c7-6r7c9=(6-4)r3c9=(4-1)r7c9",
        // A digit that stays the same is left out, or has several cells; links are doubled; cells of a box.
        "(1=6)r7c7 - r7c9 = (6-4)r3c9 = r7c9",
        "(1=6)b9p1--6(r7c9=r3c9)-4(r3c9==r7c9)",
        // A node may name cells that cannot have its digit.
        "(1=6)r7c7-6r7c9=6r3c9-4r3c9=4r7c9",
    ] {
        assert_eq!(verdict(text), "1r7c9", "{text}");
    }
}

#[test]
fn i15_1_a_cell_that_an_almost_hidden_set_does_not_have_is_refused() {
    let (mut seen, mut refused) = (0, 0);
    for grid in states() {
        for step in steps("ahs-aic", &grid) {
            let Shape::Chain(chain) = &step.shape else { panic!("{step:?}") };
            let of = chain.nodes.iter().position(|node| matches!(node, Node::Ahs { .. }));
            let Node::Ahs { house, digits, cells, cell } = chain.nodes[of.unwrap()] else {
                panic!()
            };
            let text = eureka::print(chain);
            assert!(text.contains(&format!("({digits}){cell}")), "{text}");
            // Without one of its digits the cells may be too many.
            let fewer = digits.without(digits.first().unwrap());
            let is_set = |house: &House| {
                let all = fewer.fold(CellSet::EMPTY, |all, d| all | grid.places(d));
                (all & house.cells()).len() == fewer.len() + 1
            };
            if digits.len() > 2 && !cells.common_houses().into_iter().any(|house| is_set(&house)) {
                let wrong = text.replace(&format!("({digits})"), &format!("({fewer})"));
                let judged = judge_chain(&grid, &eureka::parse(&wrong).unwrap());
                assert!(matches!(judged, Err(ChainFault::Apart(..))), "{wrong}: {judged:?}");
                refused += 1;
            }
            // And it is what it is called: the digits are nowhere else in the house.
            let places: CellSet =
                digits.fold(CellSet::EMPTY, |all, d| all | grid.places(d)) & house.cells();
            assert!(places == cells && cells.len() == digits.len() + 1, "{step:?}");
            seen += 1;
        }
    }
    assert!(seen > 10 && refused > 0, "{seen}, {refused} refused");
}

#[test]
fn a_wrong_chain_is_refused_for_what_is_wrong_with_it() {
    for (text, reason) in [
        ("(1=6)r7c9-6r7c7=1r7c7", "1r7c9 and 6r7c9 are no strong link: 4r7c9 is in 7N9 too"),
        (
            "(1=6)r7c7-6r3c9=6r7c9",
            "6r7c7 and 6r3c9 are not linked: no cell, row, column or box holds both",
        ),
        ("(1=6)r7c7-6r7c9-6r3c9=4r3c9", "out of turn"),
        ("1r7c7-1r7c9", "the chain has no strong link (=)"),
        ("(1=5)r4c1-5r6c1=1r6c1", "nothing is eliminated"),
        ("(2=7)r7c7-7r7c6=9r7c6", "2r7c7 is no candidate any more"),
        ("(3=8)r56c2-8r3c7=8r3c9", "r56c2 are no almost-locked set: they have the digits 38"),
    ] {
        let said = verdict(text);
        assert!(said.contains(reason), "{text}: {said}");
    }
}
