//! What posters write that is judged by following it: krakens, nodes that are whole sets, nice loops, and the lines of
//! CSP-Rules.

use std::collections::BTreeMap;

use ninerooks_board::{Candidate, Digit, Grid};
use ninerooks_logic::{Argued, Forms, judge_argument, judge_cases, judge_chain, judge_nrc};
use ninerooks_proof::{Action, check};
use ninerooks_step::{Shape, Step};
use ninerooks_text::notation::solution::{self, What};
use ninerooks_text::notation::{Notation, describe, describe_in, rncn};

use super::{PUZZLES, grid};
use crate::common::{states_of, steps};

/// What a line proves on a grid, accepted by the checker: as `check --chains` judges it.
fn judged(grid: &Grid, text: &str) -> Result<String, String> {
    let entries = solution::parse(text).map_err(|error| format!("{error}"))?;
    let [solution::Entry { what, .. }] = &*entries else { return Err(format!("{entries:?}")) };
    let argued = match what {
        What::Chain { chain, claims } if chain.nodes.iter().all(|node| node.named.is_none()) => {
            match judge_chain(grid, chain) {
                Ok(found) => {
                    let actions = claims.clone().unwrap_or_else(|| found.actions.to_vec());
                    Ok(Argued { actions, proof: found.proof })
                }
                Err(fault) => judge_argument(grid, chain, claims.as_deref()).map_err(|_| fault),
            }
        }
        What::Chain { chain, claims } => judge_argument(grid, chain, claims.as_deref()),
        What::Cases { cases, claims } => judge_cases(grid, cases, claims.as_deref()),
        What::Nrc { nrc, claims } => judge_nrc(grid, nrc, claims),
        What::Named(_)
        | What::Sets { .. }
        | What::Places(_)
        | What::Singles { .. }
        | What::Basics { .. } => {
            return Err(format!("{what:?}"));
        }
    };
    let Argued { actions, proof } = argued.map_err(|fault| fault.to_string())?;
    check(grid, &actions, &proof).map_err(|refusal| refusal.to_string())?;
    Ok(rncn::print_actions(&actions))
}

/// Whether a line that was accepted is true of the solution.
fn is_true(grid: &Grid, solution: &Grid, proved: &str) -> bool {
    let actions = rncn::parse_actions(proved).unwrap();
    actions.iter().all(|action| {
        let candidate = action.candidate();
        let holds = solution.value(candidate.cell()) == Some(candidate.digit());
        grid.is_live(candidate) && holds == matches!(action, Action::Place(_))
    })
}

/// Every digit of a line changed in turn, in front of the arrow and behind it: what is still accepted is true all the
/// same. Gives how many were accepted, and how many were not.
fn near_misses(grid: &Grid, solution: &Grid, text: &str, counts: &mut [usize; 2]) {
    for (at, c) in text.char_indices().filter(|(_, c)| matches!(c, '1'..='9')) {
        let other = char::from_digit(c.to_digit(10).unwrap() % 9 + 1, 10).unwrap();
        let mut wrong = text.to_owned();
        wrong.replace_range(at..=at, &other.to_string());
        match judged(grid, &wrong) {
            Ok(proved) => {
                assert!(is_true(grid, solution, &proved), "{wrong}: {proved}");
                counts[0] += 1;
            }
            Err(_) => counts[1] += 1,
        }
    }
}

/// A chain as a kraken of two branches: its first strong link is a sector with two candidates or groups.
fn as_kraken(text: &str) -> Option<String> {
    let (chain, claims) = text.split_once(" => ")?;
    let (_, chain) = chain.split_once(": ")?;
    let (first, rest) = chain.split_once('=')?;
    let is_plain = !first.contains('(') && !rest.contains("loop") && !chain.contains('\\');
    is_plain.then(|| format!("|{first}\n|{rest}\n=> {claims}"))
}

#[test]
fn whips_nice_loops_and_krakens_are_read_and_what_is_accepted_with_a_digit_changed_is_true() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut counts = [0; 2];
    for (grid, solution) in states_of(PUZZLES.map(grid)).into_iter().step_by(6) {
        let mut accept = |kind: &'static str, text: &str, step: &Step| {
            let proved = judged(&grid, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let expected = rncn::print_actions(&step.actions);
            assert!(proved == expected || kind == "kraken", "{text}: {proved}");
            assert!(is_true(&grid, &solution, &proved), "{text}: {proved}");
            let many = seen.entry(kind).or_default();
            *many += 1;
            if many.is_multiple_of(5) || *many < 4 {
                near_misses(&grid, &solution, text, &mut counts);
            }
        };
        for id in ["whip", "g-whip", "braid", "z-chain", "t-whip"] {
            for step in steps(id, &grid, Forms::Once).iter().take(3) {
                let line = describe(step);
                accept("whip", &line.replace("=> ", "==> ").replace("<>", " ≠ "), step);
            }
        }
        for id in ["x-chain", "xy-chain", "aic", "skyscraper"] {
            for step in steps(id, &grid, Forms::Once).iter().take(12) {
                accept("nice loop", &describe_in(step, Notation::Hodoku), step);
                let Shape::Chain(chain) = &step.shape else { continue };
                // A branch may not begin with what it excludes.
                let is_own = step
                    .eliminations()
                    .any(|gone| chain.nodes.iter().any(|node| node.cells().contains(gone.cell())));
                if let (false, Some(text)) = (is_own, as_kraken(&describe(step))) {
                    accept("kraken", &text, step);
                }
            }
        }
    }
    println!("{seen:?}; with a digit changed {} accepted, {} refused", counts[0], counts[1]);
    assert!(seen.len() == 3 && seen.values().all(|many| *many > 2), "{seen:?}");
    assert!(counts[1] > counts[0], "{counts:?}");
}

/// A grid without candidates that are listed as `9: r2c134 …`, digit by digit.
fn without(all: &[(u8, &str)]) -> Grid {
    let mut grid = Grid::default();
    for (digit, cells) in all {
        let digit = Digit::from_char(char::from(b'0' + digit)).unwrap();
        for cell in rncn::parse_cells(cells).unwrap() {
            grid.eliminate(Candidate::new(digit, cell));
        }
    }
    grid
}

/// If 9 is not in r1c1, it is in r6c1; 1 has two cells in box 4, and is in the other one.
fn hidden_pair() -> Grid {
    without(&[(9, "r2c1345689 r345789c1 r2c1"), (1, "r45c123 r6c3"), (3, "r6c345689")])
}

#[test]
fn a_hidden_pair_is_a_node_by_its_name_or_without() {
    let chain = "(9)r2c7 = r2c2 - r1c1 = HP:(91-3)r6c12 = (3)r6c7 => -3 r2c7; stte";
    let line = |text: &str| judged(&hidden_pair(), text.strip_suffix("; stte").unwrap_or(text));
    for text in [
        chain.to_owned(),
        chain.replace("HP:", "HP"),
        chain.replace("HP:", "hidden pair "),
        chain.replace("HP:(91-3)", "(HP 91-3)"),
        chain.replace("HP:(91-3)", "(91-3)HP:"),
        chain.replace("HP:", ""),
    ] {
        assert_eq!(line(&text).as_deref(), Ok("r2c7<>3"), "{text}");
    }
    for (from, to, reason) in [
        ("91-3", "92-3", "is no hidden set where 9r1c1 is false: "),
        ("r6c12", "r6c23", "is no hidden set"),
        ("(3)r6c7", "(3)r6c8", "3r6c8 is no candidate any more"),
        ("91-3", "91-4", "4r6c12 and 3r6c7 are not linked"),
        ("-3 r2c7", "-3 r2c8", "3r2c8 is not excluded: it does not see 9r2c7"),
        ("-3 r2c7", "-4 r2c7", "4r2c7 is not excluded: it does not see 3r6c7"),
        ("r2c2", "r2c3", "9r2c3 is no candidate any more"),
        ("HP:", "NP:", "is no set where 9r1c1 is false"),
    ] {
        let text = chain.replace(from, to);
        assert_ne!(text, chain);
        let said = line(&text).unwrap_err();
        assert!(said.contains(reason), "{text}: {said}");
    }
}

/// Each change of a line that is accepted, and what is said of it.
fn assert_faults(grid: &Grid, line: &str, changes: &[(&str, &str, &str)]) {
    for (from, to, reason) in changes {
        let text = line.replacen(from, to, 1);
        assert_ne!(text, line, "{from}");
        let said = judged(grid, &text).unwrap_err();
        assert!(said.contains(reason), "{text}: {said}");
    }
}

#[test]
fn a_fish_is_a_node_by_its_name() {
    // Rows 2 and 7 have their 5s in columns 4 and 8, but for r2c1; row 9 has two.
    let grid = without(&[(5, "r2c235679 r7c1235679 r9c2356789")]);
    let chain = r"5r9c4=5r9c1-5r2c1=X-Wing(5)r27\c48 => -5r6c4";
    for text in [chain.to_owned(), chain.replace('\\', ""), chain.replace("X-Wing(5)", "XW:5 ")] {
        assert_eq!(judged(&grid, &text).as_deref(), Ok("r6c4<>5"), "{text}");
    }
    assert_faults(
        &grid,
        chain,
        &[
            ("-5r6c4", "-5r6c8", "5r6c8 is not excluded: it does not see 5r9c4"),
            ("c48", "c49", "are no strong link"),
            ("r27", "r17", "are no strong link"),
            ("5r2c1=", "5r3c1=", "are no strong link"),
            ("X-Wing", "UR", "a pattern stands between its guardians"),
            ("X-Wing", "Squid", "expected a node such as 3r2c1 or (3=5)r2c1, found S"),
        ],
    );
}

#[test]
fn a_naked_pair_is_a_node_by_its_name_or_as_what_is_left_of_a_set() {
    let grid = without(&[
        (1, "r8c8"),
        (2, "r2345789c9"),
        (3, "r6c2356789 r1c2"),
        (4, "r1c12"),
        (5, "r1c12"),
        (6, "r1c12"),
        (7, "r1c12"),
        (8, "r1c12"),
        (9, "r1c12"),
    ]);
    let chain = "3r6c4=3r6c1-3r1c1=NP(12)r1c12-2r1c9=2r6c9 => -2r6c4";
    for text in [
        chain.to_owned(),
        chain.replace("NP", "naked pair: "),
        chain.replace("NP", ""),
        chain.replace("3r1c1=NP(12)r1c12", "ALS:(3=12)r1c12"),
        chain.replace("3r1c1=NP(12)r1c12", "(3=12)r1c12"),
    ] {
        assert_eq!(judged(&grid, &text).as_deref(), Ok("r6c4<>2"), "{text}");
    }
    assert_faults(
        &grid,
        chain,
        &[
            ("NP(12)r1c12", "NP(12)r1c13", "12r1c13 is no set where 3r1c1 is false"),
            (
                "NP(12)",
                "NP(14)",
                "is no set where 3r1c1 is false: its cells have the digits 12 then",
            ),
            ("2r1c9", "4r1c9", "are not linked"),
            ("-2r6c4", "-1r6c4", "1r6c4 is not excluded"),
        ],
    );
}

#[test]
fn a_kraken_is_a_branch_for_each_candidate_in_lines_or_beside_each_other() {
    let grid = without(&[
        (9, "r234679c6"),
        (4, "r1c1234789 r5c1234789"),
        (1, "r8c5"),
        (2, "r8c5"),
        (3, "r8c5"),
        (5, "r8c5"),
        (6, "r8c5"),
        (7, "r8c5"),
        (8, "r8c5"),
    ]);
    let bars = "|(9)r1c6-(4)r1c6=(4)r1c5\n|(9-4)r5c6=(4)r5c5\n|(9)r8c6-(9=4)r8c5\n=> -4r3c5";
    let headline = format!("Kraken column (9)r158c6\n{bars}");
    let headline_alone = headline.replace('|', "");
    for text in [
        bars.to_owned(),
        bars.replace('|', "||"),
        bars.replacen('|', "", 1).replace('|', "||\n"),
        bars.replacen('|', "", 1).replace('\n', " ").replace('|', "|| "),
        headline.clone(),
        headline_alone,
        "Kraken 9c6: (9)r1c6 - 4r1c6 = 4r1c5 || (9-4)r5c6 = r5c5 || (9)r8c6 - (9=4)r8c5 -> r3c5 <> 4"
            .to_owned(),
        // With a weak link to what is excluded.
        bars.replace("(4)r5c5", "(4)r5c5-(4)r3c5"),
    ] {
        assert_eq!(judged(&grid, &text).as_deref(), Ok("r3c5<>4"), "{text}");
    }
    assert_faults(
        &grid,
        &headline,
        &[
            (
                "\n|(9)r8c6-(9=4)r8c5",
                "",
                "the headline and the beginnings of the branches differ: 9r8c6",
            ),
            ("r158c6", "r15c6", "the headline and the beginnings of the branches differ: 9r8c6"),
            ("-4r3c5", "-4r3c4", "4r3c4 is not excluded: it does not see 4r5c5"),
            ("-4r3c5", "-5r3c5", "5r3c5 is not excluded: it does not see 4r1c5"),
            ("(4)r1c5", "(4)r1c4", "4r1c4 is no candidate any more"),
            ("(9=4)", "(9=5)", "5r8c5 is no candidate any more"),
            ("(9-4)r5c6=", "(9=4)r5c6-", "out of turn"),
            ("(9)r8c6-(9=4)r8c5", "(9)r8c6-(9=4)r8x5", "expected c and a column number, found x"),
        ],
    );
    assert_faults(
        &grid,
        bars,
        &[
            (
                "\n|(9)r8c6-(9=4)r8c5",
                "",
                "the branches do not begin with all of 9C6: 9r8c6 is there too",
            ),
            (
                "\n=>",
                "\n|(9)r1c5\n=>",
                "the branches begin with all of 9C6, but 9r1c5 is not in it",
            ),
        ],
    );
}

#[test]
fn subsets_fish_and_whips_of_csp_rules_are_proved() {
    let grid = without(&[
        (1, "r7c39"),
        (3, "r7c39"),
        (4, "r7c39"),
        (5, "r7c39"),
        (6, "r7c39 r2356789c1 r356789c5"),
        (7, "r7c39 r1235689c4"),
        (8, "r7c39 r2c1234568 r1235689c4"),
    ]);
    for (text, proved) in [
        ("naked-pairs-in-a-row: r7{c3 c9}{n2 n9} ==> r7c1≠2, r7c4≠9", "r7c1<>2, r7c4<>9"),
        ("hidden-pairs-in-a-column: c4{n7 n8}{r4 r7} ==> r4c4≠3, r7c4≠1", "r7c4<>1, r4c4<>3"),
        ("finned-x-wing-in-columns: n6{c1 c5}{r1 r4} ==> r1c4≠6", "r1c4<>6"),
        ("whip[1]: r2n8{c9 .} ==> r1c8≠8, r3c9 <> 8", "r1c8,r3c9<>8"),
        // As this program writes it.
        ("Whip[1]: r2n8{c9 .} => r1c8<>8", "r1c8<>8"),
    ] {
        assert_eq!(judged(&grid, text).as_deref(), Ok(proved), "{text}");
    }
    for (text, reason) in [
        ("naked-pairs-in-a-row: r7{c3 c8}{n2 n9} ==> r7c1≠2", "is not excluded by these sets"),
        ("hidden-pairs-in-a-column: c4{n7 n8}{r4 r6} ==> r4c4≠3", "is not excluded by these sets"),
        ("finned-x-wing-in-columns: n6{c1 c5}{r1 r4} ==> r4c4≠6", "6r2c5 is outside of them"),
        ("whip[1]: r3n8{c9 .} ==> r1c9≠8", "8R3 does not come down to what is written"),
        ("whip[1]: r2n8{c9 .} ==> r5c9≠8", "8R2 does not come down to what is written: 8r2c7"),
        ("whip[1]: r2n8{c9 .} ==> r1c1≠8", "in 8R2 8r2c9 is linked to nothing"),
        ("whip[2]: r2n8{c9 .} ==> r1c8≠8", "as many variables"),
        ("oddagon[5]: r2n8{c9 .} ==> r1c8≠8", "other patterns of CSP-Rules"),
        ("whip[1]: r2n8{c9 c8} ==> r1c8≠8", "8r2c8 is not open"),
        ("whip[1]: r2n8{r9 .} ==> r1c8≠8", "a column of the row, such as c5"),
        ("whip[1]: r2x8{c9 .} ==> r1c8≠8", "column 12: expected a variable such as"),
        ("whip[1]: r2n8{c9 .}", "==> and what follows"),
    ] {
        let said = judged(&grid, text).unwrap_err();
        assert!(said.contains(reason), "{text}: {said}");
    }
}
