//! Chains that were posted: what this program prints is read and judged as right, and each of a few
//! wrong ones is refused for what is wrong with it.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

mod written;

use std::collections::BTreeMap;

use ninerooks_board::{Candidate, CandidateSet, CellSet, Grid, House};
use ninerooks_logic::{ChainFault, Forms, judge_chain, techniques};
use ninerooks_proof::check;
use ninerooks_step::{ChainLink, Family, Node, Shape, Step};
use ninerooks_text::formats;
use ninerooks_text::notation::solution::{self, What};
use ninerooks_text::notation::{describe, eureka};

use crate::common::{states_of, steps};

const PUZZLES: [&str; 2] = [
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
];

fn grid(text: &str) -> Grid {
    Grid::new(&formats::read(text).unwrap().puzzle).unwrap()
}

fn states() -> Vec<Grid> {
    states_of(PUZZLES.map(grid)).into_iter().map(|(grid, _)| grid).collect()
}

/// Whether a step is printed as a chain: sets with two digits too many are not.
fn is_chain(step: &Step) -> bool {
    match &step.shape {
        Shape::Chain(_) => true,
        Shape::AlmostLocked(of) => {
            of.sets.iter().all(|set| set.digits.len() == set.cells.len() + 1)
        }
        _ => false,
    }
}

/// Reads the line of a step as `check --chains` does, and has its chain prove what the line claims; says what is wrong.
fn read_back(step: &Step, grid: &Grid) -> Result<(), String> {
    let line = describe(step);
    let entries = solution::parse(&line).map_err(|error| format!("{line}: {error}"))?;
    let [solution::Entry { what: What::Chain { chain, claims: Some(claims) }, .. }] = &*entries
    else {
        return Err(format!("{line}: {entries:?}"));
    };
    let found = judge_chain(grid, chain).map_err(|fault| format!("{line}: {fault}"))?;
    check(grid, &found.actions, &found.proof).map_err(|refusal| format!("{line}: {refusal}"))?;
    let all: CandidateSet = found.eliminations().collect();
    let missed: Vec<Candidate> = step.eliminations().filter(|gone| !all.contains(*gone)).collect();
    if !missed.is_empty() || claims.len() != step.actions.len() {
        return Err(format!("{line}: not proved are {missed:?}"));
    }
    Ok(())
}

/// The state of the first example on the page of a technique.
fn example(technique: &ninerooks_logic::Technique) -> Option<Grid> {
    let (_, block) = technique.info().doc.split_once("```grid\n")?;
    let (block, _) = block.split_once("```")?;
    Some(grid(block.trim_end()))
}

/// Every technique that has chains or chains of sets, in every state and in the example of its page: their lines are read,
/// and prove what they claim.
#[test]
fn every_chain_that_is_printed_is_read_and_proves_the_same_or_more() {
    const FAMILIES: [Family; 5] =
        [Family::Chains, Family::AlmostLocked, Family::Wings, Family::Uniqueness, Family::Exotic];
    let (mut judged, mut named) = (BTreeMap::<&str, usize>::new(), [0; 2]);
    let mut wrong: Vec<String> = Vec::new();
    let is_wanted = |t: &&&'static ninerooks_logic::Technique| FAMILIES.contains(&t.info().family);
    let wanted = || techniques::ALL.iter().filter(is_wanted);
    let states = states().into_iter().step_by(5).map(|grid| (grid, None));
    let pages = wanted().filter_map(|t| Some((example(t)?, Some(t.info().id))));
    for (grid, at_page) in states.chain(pages) {
        for technique in wanted().filter(|t| at_page.is_none_or(|of| of == t.info().id)) {
            let id = technique.info().id;
            for step in steps(id, &grid, Forms::Once).iter().filter(|step| is_chain(step)) {
                wrong.extend(read_back(step, &grid).err());
                *judged.entry(id).or_default() += 1;
                let Shape::Chain(chain) = &step.shape else { continue };
                named[0] += chain.links.iter().filter(|l| matches!(l, ChainLink::Fish(_))).count();
                named[1] +=
                    chain.links.iter().filter(|l| matches!(l, ChainLink::Pattern(_))).count();
            }
        }
    }
    assert!(wrong.is_empty(), "{} are not read back:\n{}", wrong.len(), wrong.join("\n"));
    println!("{judged:?}; links of fish and patterns: {named:?}");
    assert!(judged.len() >= 20 && named.iter().all(|count| *count > 0), "{judged:?} {named:?}");
}

/// The state of the page of AICs through fish.
const FISH: &str = "
    | 268    2568   248 | 3    248    9    | 1  45   7   |
    | 789    5789   48  | 156  1478   468  | 3  2    569 |
    | 279    1      3   | 256  247    246  | 8  459  569 |
    | 2368   2368   5   | 4    23     1    | 7  89   39  |
    | 134    34     9   | 8    5      7    | 2  6    13  |
    | 1238   238    7   | 9    6      23   | 4  58   135 |
    | 2489   2489   1   | 7    2489   5    | 6  3    28  |
    | 5      2348   6   | 12   12348  2348 | 9  7    28  |
    | 23789  23789  28  | 26   2389   2368 | 5  1    4   |";

#[test]
fn a_fish_that_has_more_places_or_is_none_is_refused() {
    let verdict = |text: &str| {
        let found = judge_chain(&grid(FISH), &eureka::parse(text).unwrap());
        found.map(|found| found.eliminations().map(|c| c.to_string()).collect::<Vec<_>>().join(" "))
    };
    let chain = r"6r4c2=6r1c2-5r1c2=r16\c8=5r6c9-1r6c9=1r5c9-3r5c9=3r5c12";
    assert_eq!(verdict(chain).unwrap(), "3r4c2");
    for (text, reason) in [
        // Row 2 has other places; column 9 does not hold those of column 8; a row is no crossing line.
        (chain.replace("r16", "r12"), "5r2c2 5r2c4 5r2c9 are there too"),
        (chain.replace("c8", "c7"), "5r1c8 5r6c8 are there too"),
        (chain.replace("r16", "r1c2"), "is no fish between two nodes"),
        (chain.replace("c8", "c89"), "is no fish between two nodes"),
        (chain.replace(r"r16\c8", "UR(4/5)r16c89"), "are not the guardians of a pattern"),
    ] {
        let said = verdict(&text).unwrap_err().to_string();
        assert!(said.contains(reason), "{text}: {said}");
    }
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
fn a_cell_that_an_almost_hidden_set_does_not_have_is_refused() {
    let (mut seen, mut refused) = (0, 0);
    for grid in states() {
        for step in steps("ahs-aic", &grid, Forms::Once) {
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
