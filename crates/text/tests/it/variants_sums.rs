//! Rules with sums in each format, what is wrong in them, and the published variants of the test data.

use crate::common::grid;
use ninerooks_board::{Grid, Puzzle, Rules};
use ninerooks_testing::{DRAWN, Rng, data, keeps, random_rule};
use ninerooks_text::formats::{ALL, Format, Loss, by_name, read, write};

const LINE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

/// A solution that rules are drawn for.
const SOLVED: &str =
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

fn rules_of(text: &str) -> Vec<String> {
    let read = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    read.puzzle.rules.list().iter().map(ToString::to_string).collect()
}

/// Line, column and what was expected.
fn refused(text: &str) -> (usize, usize, String) {
    let error = read(text).expect_err(text);
    (error.line, error.column, error.expected)
}

fn format(name: &str) -> &'static dyn Format {
    by_name(name).expect("a format")
}

#[test]
fn constraints_have_sums() {
    let text = ".Cage~10~R1C2~R1C1.Cage~0~R5C5~R5C6.Cage~20~R4C2~R4C3~R4C4~R4C4.Sum~23~R1C5~R2C4~R1C5\
                .Arrow~R1C1~R2C2~R3C3.PillArrow~2~R1C3~R1C2~R1C1.PillArrow~R5C1~R6C1~R6C2\
                .RegionSumLine~R3C3~R4C4.Zipper~R7C1~R7C2~R7C3";
    let expected = [
        "cage 10 r1c12",
        "different cells r5c56",
        // What is named twice counts twice.
        "different cells r4c234",
        "sum 20 r4c2-r4c3-r4c4-r4c4",
        "sum 23 r1c5-r2c4-r1c5",
        "arrow r1c1-r2c2-r3c3",
        // A pill is read from left to right and from above.
        "pill arrow 2 r1c2-r1c3-r1c1",
        "pill arrow 2 r5c1-r6c1-r6c2",
        "region sum line r3c3-r4c4",
        "zipper line r7c1-r7c2-r7c3",
    ];
    assert_eq!(rules_of(text), expected);
}

#[test]
fn a_little_killer_is_named_by_an_end_of_its_diagonal() {
    for (first, cells) in [
        ("R8C1", "r8c1-r9c2"),
        ("R1C1", "r1c1-r2c2-r3c3-r4c4-r5c5-r6c6-r7c7-r8c8-r9c9"),
        ("R1C2", "r1c2-r2c1"),
        ("R1C9", "r1c9-r2c8-r3c7-r4c6-r5c5-r6c4-r7c3-r8c2-r9c1"),
        ("R2C9", "r2c9-r1c8"),
        ("R8C9", "r8c9-r7c8-r6c7-r5c6-r4c5-r3c4-r2c3-r1c2"),
        ("R9C8", "r9c8-r8c9"),
    ] {
        let text = format!(".LittleKiller~15~{first}");
        assert_eq!(rules_of(&text), [format!("little killer 15 {cells}")]);
        assert_eq!(format("iss").write(&read(&text).expect("a puzzle").puzzle), text);
    }
    assert_eq!(rules_of(".LittleKiller~15~R8C1~R9C2"), ["little killer 15 r8c1-r9c2"]);
}

#[test]
fn sums_are_refused_with_the_place() {
    for (text, column, expected) in [
        (".Cage~46~R1C1~R1C2", 2, "a sum that so many different digits can have"),
        (".Cage~x~R1C1~R1C2", 7, "a sum such as 10"),
        (".Cage", 2, "a sum and its cells behind the kind"),
        (".Sum~3~R1C1~R1C2~R1C3~R1C4", 2, "a sum that so many cells can have"),
        (".LittleKiller~22~R5C5", 18, "a cell at an edge, from which a diagonal goes"),
        (".LittleKiller~22~R9C9", 18, "a cell at an edge, from which a diagonal goes"),
        (".LittleKiller~22~R1C1~R1C2", 23, "the first cell of the diagonal alone"),
        (".Arrow~R1C1", 2, "a circle or pill and one cell more at least for the rule `arrow`"),
        (".PillArrow~5~R1C1~R1C2", 2, "one to four cells in a pill"),
        (
            ".RegionSumLine~R1C1~R1C2",
            2,
            "a line through two boxes at least for the rule `region sum line`",
        ),
        (".Zipper~R1C1~R1C2", 2, "three cells or more for the rule `zipper line`"),
        (".Arrow~R1C1~R1C2~R1C1", 2, "each cell once in the rule `arrow`"),
        ("cage = [\"x r1c12\"]", 10, "a number, then cells"),
        ("cage = [\"10 r1x2\"]", 13, "cells such as r4c5 or r12c3"),
        (
            "little-killer = [\"22 r1c1-r2c2\"]",
            18,
            "all cells of a diagonal from one edge to another for the rule `little killer`",
        ),
        ("cage = true", 8, "a list of sums with cells such as [\"10 r1c123\"] for `cage`"),
        ("sum = true", 7, "a list of sums with cells such as [\"23 r1c1-r1c2-r1c3\"] for `sum`"),
    ] {
        assert_eq!(refused(text), (1, column, expected.to_owned()), "{text}");
    }
}

#[test]
fn killer_codes_are_read() {
    // Row 1 has three cages, the rest has none.
    let numbers = |row: &str| format!("3x3::k:{row}{}", ":0000".repeat(72));
    let text = numbers("1537:1537:1537:3074:3074:0000:0:2307:2307");
    let cages = ["cage 6 r1c123", "cage 12 r1c45", "cage 9 r1c89"];
    assert_eq!(rules_of(&text), cages);
    assert_eq!(read(&text).expect("a puzzle").format.name(), "iss");
    let both = text.replace("3x3::", "3x3:d:");
    assert_eq!(rules_of(&both)[..2], ["falling diagonal", "rising diagonal"]);
    assert_eq!(refused(&text[..text.len() - 5]).2, "81 numbers, one for each cell");
    assert_eq!(refused(&text.replacen("1537", "x", 1)), (1, 8, "256 times a sum, and more".into()));
    // One cage in each row of five and four cells, with any sum below.
    let row = "F<<<^0<<<";
    let drawn = format!("P<<<<I<<<{}", "0<<<<0<<<".repeat(8));
    assert!(row.len() == 9 && drawn.len() == 81);
    assert_eq!(
        rules_of(&drawn)[..3],
        ["cage 25 r1c12345", "cage 18 r1c6789", "different cells r2c12345"]
    );
    let ways = "f^<>v`',.".chars();
    assert_eq!(ways.count(), 9);
    let lost = drawn.replacen('<', ">", 1);
    let (line, _, expected) = refused(&lost);
    assert_eq!((line, expected.as_str()), (1, "arrows that lead to the sum of a cage"));
    let outside = format!("^{}", &drawn[1..]);
    assert_eq!(refused(&outside), (1, 1, "arrows that lead to the sum of a cage".into()));
}

#[test]
fn f_puzzles_has_sums() {
    let json = format("f-puzzles").write(&read(LINE).expect("81").puzzle);
    let with = |rules: &str| {
        let rules = rules.replace('\'', "\"");
        json.replacen("{\"size\":9", &format!("{{\"size\":9,{rules}"), 1)
    };
    for (rules, expected) in [
        ("'killercage':[{'cells':['R1C1','R1C2'],'value':'10'}]", vec!["cage 10 r1c12"]),
        ("'killercage':[{'cells':['R1C1','R1C2'],'value':10}]", vec!["cage 10 r1c12"]),
        ("'killercage':[{'cells':['R1C1','R1C2'],'value':''}]", vec!["different cells r1c12"]),
        (
            "'arrow':[{'cells':['R1C2','R1C1'],'lines':[['R1C1','R2C1'],['R1C2','R2C3','R2C4']]}]",
            vec!["pill arrow 2 r1c1-r1c2-r2c1", "pill arrow 2 r1c1-r1c2-r2c3-r2c4"],
        ),
        ("'arrow':[{'cells':['R1C1'],'lines':[['R1C1','R2C1']]}]", vec!["arrow r1c1-r2c1"]),
        ("'arrow':[{'cells':['R1C1'],'lines':[]}],'antiking':true", vec!["anti-king"]),
        (
            "'littlekillersum':[{'cell':'R0C2','direction':'DL','cells':['R1C1'],'value':'7'}]",
            vec!["sum 7 r1c1"],
        ),
        (
            "'littlekillersum':[{'cell':'R0C1','direction':'DR','value':'40'}]",
            vec!["little killer 40 r1c2-r2c3-r3c4-r4c5-r5c6-r6c7-r7c8-r8c9"],
        ),
        (
            "'littlekillersum':[{'cell':'R10C7','direction':'UR','cells':['R9C8','R8C9'],'value':'9'}]",
            vec!["little killer 9 r9c8-r8c9"],
        ),
        ("'littlekillersum':[{'cell':'R0C1','direction':'DR'}],'antiking':true", vec!["anti-king"]),
        ("'regionsumline':[{'lines':[['R3C3','R4C4']]}]", vec!["region sum line r3c3-r4c4"]),
        ("'zipperline':[{'lines':[['R7C1','R7C2','R7C3']]}]", vec!["zipper line r7c1-r7c2-r7c3"]),
    ] {
        assert_eq!(rules_of(&with(rules)), expected, "{rules}");
    }
    for (rules, expected) in [
        ("'killercage':[{'cells':['R1C1','R1C2'],'value':'?'}]", "a sum such as 10"),
        ("'killercage':[{'cells':['R1C1','R1C1'],'value':'9'}]", "each cell once"),
        (
            "'arrow':[{'cells':['R1C1'],'lines':[['R5C5','R2C1']]}]",
            "a line that begins in the circle at r1c1",
        ),
        (
            "'littlekillersum':[{'cell':'R0C1','direction':'D','value':'7'}]",
            "`UL`, `UR`, `DL` or `DR`",
        ),
        (
            "'littlekillersum':[{'cell':'R0C9','direction':'DR','value':'7'}]",
            "a cell outside the grid such as R0C1",
        ),
        (
            "'littlekillersum':[{'cell':'R-9223372036854775808C1','direction':'UR','value':'7'}]",
            "a cell outside the grid such as R0C1",
        ),
    ] {
        assert_eq!(refused(&with(rules)).2, expected, "{rules}");
    }
}

#[test]
fn sudokupad_has_cages() {
    let json = format("scl").write(&read(LINE).expect("81").puzzle);
    let with = |cage: &str| {
        let cage = cage.replace('\'', "\"");
        json.replacen("\"cages\":[", &format!("\"cages\":[{cage}"), 1)
    };
    let cells = "'cells':[[0,0],[0,1]]";
    for total in ["'value':'10'", "'value':10", "'sum':10", "'value':'x','sum':10"] {
        let cage = format!("{{{total},'unique':true,{cells}}}");
        assert_eq!(rules_of(&with(&cage)), ["cage 10 r1c12"], "{total}");
    }
    let error = read(&with(&format!("{{'value':10,{cells}}}"))).expect_err("no meaning");
    assert_eq!(error.found, "cages with a sum that are not `unique`, which are not supported yet");
    assert_eq!(
        refused(&with(&format!("{{'value':'x','unique':true,{cells}}}"))).2,
        "a sum such as 10"
    );
}

/// The rules of a puzzle in words, in order.
fn words(puzzle: &Puzzle) -> Vec<String> {
    let mut words: Vec<_> = puzzle.rules.list().iter().map(ToString::to_string).collect();
    words.sort();
    words
}

/// Writes a puzzle in each format that has rules, and reads it again; of sums nothing is lost but those of loose cells.
fn comes_back(puzzle: &Puzzle, name: &str) {
    for format in ALL.iter().filter(|format| format.keeps().rules) {
        let written = write(puzzle, *format);
        let back = read(&written.text).unwrap_or_else(|error| panic!("{name}: {error}"));
        if format.name() == "rules" {
            assert_eq!(words(&back.puzzle), words(puzzle), "{name}");
        }
        for loss in written.lost {
            let Loss::Rules(rule, _) = loss else { continue };
            let is_sum = ["cage", "little killer", "arrow", "region sum line", "zipper line"];
            assert!(!is_sum.contains(&rule), "{name}: {rule} in {}", format.name());
            let has_word = format.name().contains("iss");
            assert!(rule != "sum" || !has_word, "{name}");
            assert!(name == "drawn" || !has_word, "{name}: {rule}");
        }
    }
}

#[test]
fn drawn_rules_come_back() {
    let solved = grid(SOLVED);
    let mut rng = Rng(48);
    let mut drawn = vec![0; DRAWN];
    for _ in 0..400 {
        let kind = rng.below(DRAWN);
        let Some(rule) = random_rule(kind, &solved, &mut rng) else { continue };
        drawn[kind] += 1;
        let mut puzzle = read(LINE).expect("81 cells").puzzle;
        puzzle.rules = Rules::new(std::slice::from_ref(&rule)).expect("a rule that can be meant");
        comes_back(&puzzle, "drawn");
    }
    // A region sum line is seldom found by chance.
    assert!([18, 19, 20, 21, 23].iter().all(|kind| drawn[*kind] > 3), "{drawn:?}");
}

/// The published variants of the test data: name, kinds, constraints, solution.
#[test]
fn published_variants_are_read_or_refused_by_name() {
    let Some(list) = data("variants.tsv") else { return };
    let (mut done, mut refused) = (0, Vec::new());
    for row in list.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [name, _, text, solution, ..] = fields.as_slice() else { panic!("{row}") };
        let puzzle = match read(text) {
            Ok(read) => read.puzzle,
            Err(error) => {
                let is_named = error.found.contains("not supported yet")
                    || error.found.starts_with("one with ");
                assert!(is_named, "{name}: {error}");
                refused.push(error.found);
                continue;
            }
        };
        let mut grid = Grid::new(&puzzle).unwrap_or_else(|error| panic!("{name}: {error}"));
        let solution = self::grid(solution);
        for value in solution.to_puzzle().values() {
            assert!(grid.is_live(value), "{name}: {value} breaks a rule");
            grid.place(value);
        }
        assert!(keeps(puzzle.rules.list(), &solution), "{name}");
        comes_back(&puzzle, name);
        done += 1;
    }
    // Every one whose kinds are all supported.
    assert_eq!((done, refused.len()), (64, 9), "{refused:#?}");
}
