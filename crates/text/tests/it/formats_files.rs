//! The formats against the files of the data folder: every record must read.

use ninerooks_board::Cell;
use ninerooks_testing::data;
use ninerooks_text::formats::hodoku::{Library, Variant};
use ninerooks_text::formats::yas::{Changes, Record};
use ninerooks_text::formats::{Item, Splitter, by_name, read, read_many};

/// The columns of a table with a header line, by name.
fn table<const N: usize>(text: &str, names: [&str; N]) -> Vec<[String; N]> {
    let mut lines = text.lines();
    let header: Vec<_> = lines.next().expect("a header").split('\t').collect();
    let places = names.map(|name| header.iter().position(|h| *h == name).expect("a column"));
    lines
        .map(|line| {
            let fields: Vec<_> = line.split('\t').collect();
            places.map(|place| (*fields.get(place).unwrap_or(&"")).to_owned())
        })
        .collect()
}

#[test]
fn lists_give_one_puzzle_a_line() {
    let lists = [
        ("top95.txt", 95),
        ("top1465.txt", 1465),
        ("royle17_49158.txt", 49158),
        ("q2_taxonomy_8152.txt", 500),
        ("kaggle_1m_first1000.txt", 1000),
        ("cbg_stratified_by_ser.tsv", 3000),
        ("monhard_te3.tsv", 500),
        ("eleven_26370_te2.tsv", 500),
        ("hardest_1106_375.txt", 375),
        ("hardest_1905_11plus.txt", 1000),
        ("mith_te3_minexpand_sample1000.txt", 300),
        ("clue39_dobrichev_2650.txt", 200),
        ("pair_deletion_frontier.txt", 25),
        ("serg_benchmark_multisol.txt", 200),
        ("sudokuexchange_diabolical.tsv", 1000),
        ("sudokuexchange_easy_sample.txt", 500),
        ("named_puzzles.tsv", 20),
        ("csp_rules_examples.tsv", 172),
        ("gnpx_technique_examples.tsv", 91),
        ("sudopedia_test_cases.tsv", 19),
    ];
    for (file, count) in lists {
        let Some(text) = data(file) else { return };
        let items: Vec<Item> = read_many(&text).collect();
        let header = usize::from(file.contains(".tsv"));
        assert_eq!(items.len(), count, "{file}");
        assert_eq!(text.lines().count(), count + header, "{file}");
        for (n, (item, line)) in items.iter().zip(text.lines().skip(header)).enumerate() {
            assert_eq!(item.line, n + 1 + header, "{file}");
            let read = item.result.as_ref().unwrap_or_else(|error| panic!("{file}: {error}"));
            assert_eq!(read.format.name(), "line", "{file}");
            let written = by_name("line").unwrap().write(&read.puzzle);
            assert!(line.contains(&written[..81]), "{file}: {line}");
        }
    }
}

#[test]
fn fields_around_a_puzzle_are_kept() {
    let Some(text) = data("monhard_te3.tsv") else { return };
    let first = read_many(&text).next().unwrap().result.unwrap().puzzle.metadata;
    assert_eq!(first.title.as_deref(), Some("3"));
    assert_eq!(first.comment.as_deref(), Some("11.7\t1.2\t1.2\t220223\t#1110\t2"));
}

#[test]
fn hodoku_libraries_print_as_they_were() {
    for (file, count) in [("hodoku_reglib_1_4.tsv", 556), ("hodoku_enhanced_libs.tsv", 46)] {
        let Some(text) = data(file) else { return };
        let names = ["raw", "code", "variant", "givens", "state", "deleted", "elims", "places"];
        let rows = table(&text, names);
        assert_eq!(rows.len(), count, "{file}");
        for [raw, code, variant, givens, state, deleted, elims, places] in rows {
            let line: Library = raw.parse().unwrap_or_else(|error| panic!("{file}: {error}"));
            assert_eq!(line.to_string(), raw, "{file}");
            assert_eq!(line.code, code);
            let expected = match variant.as_str() {
                "" => None,
                "x" => Some(Variant::MustFail),
                number => Some(Variant::Number(number.parse().unwrap())),
            };
            assert_eq!(line.variant, expected, "{raw}");
            let puzzle = line.puzzle();
            assert_eq!(read(&raw).unwrap().puzzle, puzzle);
            assert_eq!(by_name("line").unwrap().write(&puzzle), state);
            assert_eq!(puzzle.givens().len(), givens.replace('.', "").len(), "{raw}");
            let lists = [&line.deleted, &line.eliminations, &line.placements];
            for (list, column) in lists.into_iter().zip([deleted, elims, places]) {
                let names: Vec<String> = column
                    .split_whitespace()
                    .map(|drc| format!("{}r{}c{}", &drc[..1], &drc[1..2], &drc[2..]))
                    .collect();
                assert_eq!(list.iter().map(ToString::to_string).collect::<Vec<_>>(), names);
            }
        }
    }
}

#[test]
fn yas_records_read() {
    let Some(text) = data("yas_pattern_reg_test.tsv") else { return };
    let rows = table(
        &text,
        ["givens", "state", "removed", "pattern", "overrides", "outcome", "solution", "method"],
    );
    assert_eq!(rows.len(), 1517);
    let mut wrong = 0;
    for [givens, state, removed, pattern, overrides, outcome, solution, method] in rows {
        let marked: String = givens
            .chars()
            .zip(state.chars())
            .flat_map(|(given, now)| [Some('+').filter(|_| given == '.' && now != '.'), Some(now)])
            .flatten()
            .collect();
        let text = [&marked, &removed, &method, &overrides, &pattern, &outcome, &solution]
            .map(String::as_str)
            .join("|");
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((&record.pattern, &record.conditions), (&method, &pattern));
        let puzzle = record.puzzle();
        assert_eq!(by_name("line").unwrap().write(&puzzle), state);
        assert_eq!(puzzle.givens().len(), givens.replace('.', "").len());
        let again: Record = record.to_string().parse().expect("its own text");
        assert_eq!(again, record);
        // The outcome agrees with the solution.
        let changes: Changes = outcome.parse().unwrap();
        assert_eq!(changes, record.outcome);
        let solution = record.solution.expect("a solution");
        let is_true = |candidate: &ninerooks_board::Candidate| {
            solution.value(candidate.cell()) == Some(candidate.digit())
        };
        assert!(!(changes.eliminations.is_empty() && changes.placements.is_empty()));
        wrong += usize::from(changes.eliminations.iter().any(is_true));
        assert!(changes.placements.iter().all(is_true), "{outcome}");
    }
    assert_eq!(wrong, 0);
}

#[test]
fn malformed_strings_are_pointed_at() {
    let Some(text) = data("bad_inputs_misc.tsv") else {
        return;
    };
    let mut seen = Vec::new();
    for [n, string] in table(&text, ["n", "string"]) {
        seen.push(match read(&string) {
            Ok(read) => format!("{n} {} {}", read.format.name(), read.puzzle.values().count()),
            Err(error) => format!(
                "{n} column {}: expected {}, found {}",
                error.column, error.expected, error.found
            ),
        });
    }
    let cell = "a digit from 1 to 9, or `.` or `0` for an empty cell";
    assert_eq!(
        seen,
        [
            "1 column 80: expected 81 cells, found 79".to_owned(),
            format!("2 column 3: expected {cell}, found `A`"),
            format!("3 column 1: expected {cell}, found `a`"),
            "4 column 79: expected 81 cells, found 78".to_owned(),
            "5 line 2".to_owned(),
            "6 line 81".to_owned(),
            "7 line 36".to_owned(),
            "8 line 33".to_owned(),
            "9 column 3: expected 81 cells, found 2".to_owned(),
            format!("10 column 1: expected {cell}, found `A`"),
        ]
    );
}

#[test]
fn state_tables_read_by_their_fields() {
    // SudokuWiki positions: the state, and the candidates of all cells parted by commas.
    let Some(text) = data("joeseibel_sudokuwiki_tests.tsv") else {
        return;
    };
    for [state, candidates] in table(&text, ["state", "candidates81"]) {
        if candidates.is_empty() {
            continue;
        }
        let groups: Vec<_> = candidates.split(',').collect();
        let lines: Vec<_> = groups.chunks(9).map(|row| row.join(" ")).collect();
        let read = read(&lines.join("\n")).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(read.format.name(), "pm");
        // The rule for lone digits finds exactly the values, or leaves a naked single open.
        let values = ninerooks_text::formats::read(&state).unwrap().puzzle;
        for value in values.values() {
            assert!(matches!(read.puzzle.value(value.cell()), Some(d) if d == value.digit()));
        }
        for cell in Cell::all().filter(|&cell| values.value(cell).is_none()) {
            if let Some(digit) = read.puzzle.value(cell) {
                assert_eq!(groups[cell.index()], digit.to_string());
            }
        }
    }
}

#[test]
fn splitting_holds_little() {
    let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    let mut splitter = Splitter::new();
    let mut count = 0;
    for n in 0..20_000 {
        let ready = splitter.push_line(if n % 3 == 0 { "# C" } else { line });
        assert!(ready.len() <= 1);
        count += ready.len();
    }
    assert_eq!(count, 13_333);
    assert!(splitter.finish().is_empty());
}
