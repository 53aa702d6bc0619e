//! Puzzles with rules: each format that has words for them, what each cannot say, and what is refused by name.

use ninerooks_board::{Cell, Digit, Puzzle, Rule, Rules};
use ninerooks_testing::Rng;
use ninerooks_text::formats::{ALL, Loss, by_name, read, read_many, write};
use ninerooks_text::json::{self, SolveRecord, Status, StepsRecord};

const LINE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

fn line(text: &str) -> Vec<Cell> {
    text.split('-').map(|cell| cell.parse().expect("a cell")).collect()
}

fn pair(text: &str) -> [Cell; 2] {
    line(text).try_into().expect("two cells")
}

/// One rule of each kind, and a few more.
fn every_rule() -> Vec<Rule> {
    let cell = |text: &str| text.parse().expect("a cell");
    let digits = |text: &'static str| text.chars().filter_map(Digit::from_char);
    let nine = "r1c1-r2c2-r3c3-r4c4-r5c5-r6c6-r7c7-r8c8-r1c9";
    vec![
        Rule::FallingDiagonal,
        Rule::RisingDiagonal,
        Rule::Windoku,
        Rule::DisjointGroups,
        Rule::Region(line(nine).into_iter().collect()),
        Rule::Different(line("r1c1-r5c5-r9c9").into_iter().collect()),
        Rule::AntiKnight,
        Rule::AntiKing,
        Rule::NonConsecutive,
        Rule::Entropy,
        Rule::Thermo(line("r1c1-r1c2-r2c2")),
        Rule::SlowThermo(line("r9c9-r8c8")),
        Rule::Whisper(5, line("r3c3-r3c4-r4c4-r3c3")),
        Rule::Whisper(4, line("r3c3-r3c4")),
        Rule::Whisper(3, line("r3c3-r3c4")),
        Rule::Palindrome(line("r5c1-r5c2-r5c3")),
        Rule::Renban(line("r6c1-r6c2-r6c3")),
        Rule::Clone(line("r1c1-r1c2"), line("r5c5-r5c6")),
        Rule::Difference(1, pair("r4c5-r4c6")),
        Rule::Difference(2, pair("r4c5-r4c6")),
        Rule::Ratio(2, pair("r7c5-r8c5")),
        Rule::Ratio(3, pair("r7c5-r8c5")),
        Rule::PairSum(5, pair("r1c5-r1c6")),
        Rule::PairSum(10, pair("r2c5-r2c6")),
        Rule::PairSum(9, pair("r3c5-r3c6")),
        Rule::Greater(pair("r9c1-r9c2")),
        Rule::AllDots,
        Rule::AllSums,
        Rule::Among(digits("13579").collect(), line("r2c2-r8c8").into_iter().collect()),
        Rule::Among(digits("126").collect(), line("r2c3").into_iter().collect()),
        Rule::Least(cell("r5c5")),
        Rule::Greatest(cell("r1c1")),
        Rule::Quadruple(cell("r1c1"), digits("122").collect()),
        Rule::Cage(10, line("r1c1-r1c2-r2c1").into_iter().collect()),
        Rule::Cage(5, line("r9c9").into_iter().collect()),
        Rule::Sum(23, line("r1c5-r2c4-r3c3-r4c2-r4c2")),
        Rule::LittleKiller(12, line("r3c1-r2c2-r1c3")),
        Rule::LittleKiller(12, line("r1c3-r2c2-r3c1")),
        Rule::LittleKiller(40, line("r1c1-r2c2-r3c3-r4c4-r5c5-r6c6-r7c7-r8c8-r9c9")),
        Rule::Arrow(1, line("r5c5-r4c4-r3c4")),
        Rule::Arrow(2, line("r6c4-r6c5-r5c5-r4c5")),
        Rule::Arrow(2, line("r6c5-r6c4-r5c5-r4c5")),
        Rule::RegionSum(line("r3c3-r3c4-r4c4")),
        Rule::Zipper(line("r7c1-r7c2-r7c3")),
    ]
}

fn with(rules: &[Rule]) -> Puzzle {
    let mut puzzle = read(LINE).expect("81 cells").puzzle;
    puzzle.rules = Rules::new(rules).expect("rules that can be meant");
    puzzle
}

/// The kinds of rules that a format cannot say, each alone.
fn unsaid(format: &str) -> Vec<String> {
    let format = by_name(format).expect("a format");
    let is_lost = |rule: &&Rule| {
        let lost = write(&with(std::slice::from_ref(*rule)), format).lost;
        let is_named = lost.first() == Some(&Loss::Rules(rule.name(), 1));
        assert!(lost.is_empty() || is_named, "{rule}: {lost:?}");
        !lost.is_empty()
    };
    every_rule().iter().filter(is_lost).map(ToString::to_string).collect()
}

/// Line, column, and what was expected and found.
fn refused(text: &str) -> (usize, usize, String, String) {
    let error = read(text).expect_err(text);
    (error.line, error.column, error.expected, error.found)
}

fn rules_of(text: &str) -> Vec<String> {
    let read = read(text).unwrap_or_else(|error| panic!("{error}"));
    read.puzzle.rules.list().iter().map(ToString::to_string).collect()
}

#[test]
fn each_format_says_the_rules_that_it_has_words_for() {
    assert_eq!(unsaid("rules"), [""; 0]);
    let backwards = "pill arrow 2 r6c5-r6c4-r5c5-r4c5";
    for format in ["iss", "url-iss"] {
        let no_word = [
            "slow thermo r9c9-r8c8",
            "difference 2 r4c5-r4c6",
            "ratio 3 r7c5-r8c5",
            "pair sum 9 r3c5-r3c6",
            backwards,
        ];
        assert_eq!(unsaid(format), no_word);
    }
    for format in ["f-puzzles", "url-f-puzzles", "url-sudokupad"] {
        let no_word = [
            "entropy",
            "pair sum 9 r3c5-r3c6",
            "greater than r9c1-r9c2",
            "one of 126 in r2c3",
            "sum 23 r1c5-r2c4-r3c3-r4c2-r4c2",
            backwards,
        ];
        assert_eq!(unsaid(format), no_word);
    }
    let said: Vec<String> = every_rule()[..6].iter().map(ToString::to_string).collect();
    let unsaid = unsaid("scl");
    assert!(said.iter().all(|rule| !unsaid.contains(rule) || rule == "disjoint groups"));
    assert!(!unsaid.iter().any(|rule| rule.starts_with("cage ")));
    assert_eq!(unsaid.len(), every_rule().len() - 7);
}

#[test]
fn all_rules_at_once_come_back() {
    let all = with(&every_rule());
    let lost = |format: &str| write(&all, by_name(format).expect("a format")).lost;
    assert_eq!(lost("rules"), []);
    let kept = |rule: &Rule| {
        let single = |format| write(&with(std::slice::from_ref(rule)), format).lost.is_empty();
        single(by_name("iss").expect("a format")) && single(by_name("f-puzzles").expect("a format"))
    };
    // Dots in a non-consecutive grid are read in two ways, and a number on a dot changes what `negative` means.
    let is_doubtful = |rule: &Rule| {
        matches!(rule, Rule::NonConsecutive | Rule::Difference(2, _) | Rule::Ratio(3, _))
    };
    let both: Vec<Rule> =
        every_rule().into_iter().filter(|rule| kept(rule) && !is_doubtful(rule)).collect();
    assert!(both.len() > 20, "{}", both.len());
    for format in ALL.iter().filter(|format| format.keeps().rules) {
        let text = format.write(&with(&both));
        let back = read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(back.format.name(), format.name());
        assert_eq!(write(&with(&both), *format).lost, [], "{text}");
        assert!(back.puzzle.values().eq(all.values()));
    }
}

#[test]
fn what_has_no_words_for_rules_says_that_they_are_lost() {
    let puzzle =
        with(&[Rule::AntiKing, Rule::Thermo(line("r1c1-r1c2")), Rule::Thermo(line("r9c1-r9c2"))]);
    for format in ALL.iter().filter(|format| !format.keeps().rules) {
        let lost = write(&puzzle, *format).lost;
        let said: Vec<String> = lost.iter().map(ToString::to_string).collect();
        assert_eq!(said[..2], ["1 rule (anti-king)", "2 rules (thermo)"], "{}", format.name());
    }
}

#[test]
fn constraint_strings_are_read() {
    let text = ".AntiKnight .Thermo~R9C4~R8C3\n.Diagonal~1..Whisper~R1C1~R1C2.Cage~0~R1C1~R2C2.~R1C1_5~R2C2_1_3";
    let expected = [
        "anti-knight",
        "thermo r9c4-r8c3",
        "rising diagonal",
        "German whisper r1c1-r1c2",
        "different cells r1c1 r2c2",
        "one of 13 in r2c2",
    ];
    assert_eq!(rules_of(text), expected);
    assert_eq!(read(text).expect("a puzzle").puzzle.givens().to_string(), "r1c1");
    // A sign is between all neighbours among the cells.
    let dots = ".WhiteDot~R1C1~R1C2~R5C5~R2C2.GreaterThan~R9C9~R9C8";
    let expected = ["white dot r1c1-r1c2", "white dot r1c2-r2c2", "greater than r9c9-r9c8"];
    assert_eq!(rules_of(dots), expected);
    assert_eq!(
        rules_of(".SameValues~3~R1C1~R2C4~R3C7"),
        ["clone r1c1-r2c4", "clone r1c1-r3c7"].map(|text| {
            let mut cells = text.split_whitespace().nth(1).expect("cells").split('-');
            format!("clone {} {}", cells.next().expect("one"), cells.next().expect("another"))
        })
    );
    let link = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKing.%7ER1C1_5&x=1";
    assert_eq!(rules_of(link), ["anti-king"]);
    assert_eq!(rules_of(&format!("# mine\n.Windoku\n\n{LINE}")), ["windoku"]);
}

#[test]
fn constraints_are_refused_by_name_and_place() {
    let supported = "rules that are supported".to_owned();
    assert_eq!(
        refused(".AntiKnight.SumLine~10~R1C1~R1C2.Arrow~R1C1~R1C2.Nonsense~R1C1"),
        (1, 13, supported, "\"Nonsense\" and sum lines, which are not supported yet".into())
    );
    for (text, column, expected) in [
        (".Thermo~R1C1~R1C0", 14, "a cell such as R4C5"),
        (".Thermo~R1C1", 2, "two to nine cells for the rule `thermo`"),
        (".Renban~R1C1~R1C2~R1C1", 2, "each cell once in the rule `renban`"),
        (".Diagonal~2", 11, "`1` for / or `-1` for \\"),
        (".AntiKing.~R1C1_0", 12, "a digit from 1 to 9"),
        (".AntiKing.~R1C1_1~R1C1_2", 19, "a digit that r1c1 may have"),
        (".WhiteDot~R1C1~R3C3", 2, "cells that share a side"),
        (".Whisper~9~R1C1~R1C2", 2, "a difference of 1 to 8"),
    ] {
        let (_, at, wanted, _) = refused(text);
        assert_eq!((at, wanted.as_str()), (column, expected), "{text}");
    }
}

#[test]
fn rules_files_are_read() {
    let file = "# by hand\ntitle = \"Mine\"\ngivens = \"\"\"\n4.....8.5\n.3.......\n...7.....\n.2.....6.\n....8.4..\n....1....\n...6.3.7.\n5..2.....\n1.4......\n\"\"\"\n\ndiagonals = true\nanti-king = false\nthermo = [[\"r1c1\", \"r1c2\"], \"r5c5-r5c6-r6c6\"]\nodd = \"r1c12\"\nclone = [[\"r1c1-r1c2\", \"r5c5-r5c6\"]]\n";
    let puzzle = read(file).unwrap_or_else(|error| panic!("{error}")).puzzle;
    assert_eq!(by_name("sdm").expect("a format").write(&puzzle), LINE);
    assert_eq!(puzzle.metadata.title.as_deref(), Some("Mine"));
    let expected = [
        "falling diagonal",
        "rising diagonal",
        "thermo r1c1-r1c2",
        "thermo r5c5-r5c6-r6c6",
        "one of 13579 in r1c12",
        "clone r1c1-r1c2 r5c5-r5c6",
    ];
    assert_eq!(rules_of(file), expected);
    // Among others, each is one; a key that comes again begins the next.
    let many = format!("{LINE}\n{file}\ngivens = \"{LINE}\"\nwindoku = true\nwords\n{LINE}\n");
    let items: Vec<_> = read_many(&many).map(|item| item.result.expect("a puzzle")).collect();
    // A title alone is no puzzle.
    assert_eq!(read_many(&format!("title = \"x\"\n{LINE}\n")).count(), 1);
    assert_eq!(refused("title = \"x\"").2, "`givens`, `placed` or a rule");
    let counts: Vec<usize> = items.iter().map(|item| item.puzzle.rules.list().len()).collect();
    assert_eq!(counts, [0, 6, 1, 0]);
}

#[test]
fn rules_files_are_refused_with_the_place() {
    for (line, column, expected, text) in [
        (2, 1, "a key that is known; the nearest is `thermo`", "windoku = true\ntermo = []"),
        (1, 11, "a cell such as r4c5", "thermo = [\"r1c1-r1c2\", \"r1c1-r9\"]"),
        (1, 11, "true or false for `windoku`", "windoku = \"yes\""),
        (1, 11, "two to nine cells for the rule `thermo`", "thermo = [\"r1c1\", \"r1c2\"]"),
        (1, 21, "81 cells", "givens = \"4.........\""),
    ] {
        let (at_line, at, wanted, _) = refused(text);
        let column = if text.contains("r9") { 30 } else { column };
        assert_eq!((at_line, at, wanted.as_str()), (line, column, expected), "{text}");
    }
    let (line, _, expected, found) = refused("windoku = true\nwindoku = true");
    assert_eq!((line, expected.as_str()), (2, "a rules file in TOML"), "{found}");
}

#[test]
fn f_puzzles_says_rules_in_its_own_way() {
    let json = by_name("f-puzzles").expect("a format").write(&read(LINE).expect("81").puzzle);
    let with = |rules: &str| json.replacen("{\"size\":9", &format!("{{\"size\":9,{rules}"), 1);
    let branched = "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"],[\"R1C1\",\"R2C1\"]]}]";
    assert_eq!(rules_of(&with(branched)), ["thermo r1c1-r1c2", "thermo r1c1-r2c1"]);
    let negative = "\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"\"}],\"negative\":[\"ratio\",\"difference\"]";
    assert_eq!(rules_of(&with(negative)), ["black dot r1c1-r1c2", "all dots are drawn"]);
    for (rules, name) in [
        ("\"negative\":[\"ratio\"]", "dots of one kind that are all drawn"),
        (
            "\"nonconsecutive\":true,\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]",
            "white dots in a non-consecutive grid",
        ),
        ("\"sandwichsum\":[{\"cell\":\"R0C1\",\"value\":\"7\"}]", "sandwich sums"),
    ] {
        let (_, _, expected, found) = refused(&with(rules));
        assert_eq!(expected, "rules that are supported");
        assert_eq!(found, format!("{name}, which are not supported yet"));
    }
    // The picture of a line that has its own key says nothing more.
    let drawn = "\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"fromConstraint\":\"Renban\"}]";
    assert_eq!(rules_of(&with(drawn)), ["renban r1c1-r1c2"]);
    let (_, _, expected, _) =
        refused(&with("\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"Y\"}]"));
    assert_eq!(expected, "`V` or `X`");
}

#[test]
fn records_have_the_rules() {
    let all = with(&every_rule()).rules;
    let lines = [
        StepsRecord::new(LINE, Vec::new()).under(all).to_line(),
        SolveRecord::new(LINE, Status::Stuck).under(all).to_line(),
        // As a program records a text whose format has words for them.
        StepsRecord::new(".AntiKing.~R1C1_5", Vec::new()).to_line(),
    ];
    for (line, count) in lines.iter().zip([all.list().len(), all.list().len(), 1]) {
        let path = json::read(line).unwrap_or_else(|error| panic!("{error}"));
        let start = path.start().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(start.rules.list().len(), count);
        // Whoever reads the line as a puzzle gets them too.
        assert_eq!(read(line).expect("an object").puzzle.rules, start.rules);
    }
    assert!(lines[0].starts_with("{\"schema\":2,"), "{}", lines[0]);
    let old = lines[0].replacen("\"schema\":2", "\"schema\":1", 1);
    assert!(json::read(&old).expect_err("schema 1").message.starts_with("rules: "));
    let wrong = lines[0].replacen("\"windoku\"", "\"windoko\"", 1);
    let message = json::read(&wrong).expect_err("no rule").message;
    assert!(message.contains("expected a rule such as"), "{message}");
    assert!(read(&wrong).is_err());
}

#[test]
fn no_cut_of_a_text_with_rules_makes_a_reader_panic() {
    let all = with(&every_rule());
    let mut texts: Vec<String> = ALL
        .iter()
        .filter(|f| f.keeps().rules || f.name() == "sudokupad-json")
        .map(|f| f.write(&all))
        .collect();
    texts.push(StepsRecord::new(LINE, Vec::new()).under(all.rules).to_line());
    let mut rng = Rng(28);
    for text in &texts {
        for _ in 0..40 {
            let (from, to) = (rng.below(text.len()), rng.below(text.len()));
            let (head, tail) = (&text[..from.min(to)], &text[from.max(to)..]);
            for cut in [head.to_owned(), format!("{head}{tail}"), format!("{head}é~.{tail}")] {
                let _ = read(&cut);
                let _ = read_many(&cut).count();
                let _ = json::read(&cut);
            }
        }
    }
}
