//! The formats on texts of our own: what each reads, what it keeps, and what it objects to.

use ninerooks_board::{Candidate, Cell, Puzzle};
use ninerooks_text::formats::hodoku::Library;
use ninerooks_text::formats::yas::{Changes, Record};
use ninerooks_text::formats::{ALL, Loss, Read, by_name, read, read_many, read_many_as, write};

const LINE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const OTHER: &str =
    "52...6.........7.13...........4..8..6......5...........418.........3..2...87.....";

fn candidate(name: &str) -> Candidate {
    name.parse().expect(name)
}

fn sniff(text: &str) -> Read {
    read(text).unwrap_or_else(|error| panic!("{error}\n---\n{text}"))
}

/// Line, column and expectation of the error.
fn fault(text: &str) -> (usize, usize, String) {
    let error = read(text).expect_err(text);
    (error.line, error.column, error.expected)
}

fn values(puzzle: &Puzzle) -> String {
    by_name("sdm").expect("a format").write(puzzle)
}

fn rows(line: &str) -> Vec<&str> {
    (0..9).map(|row| &line[9 * row..9 * row + 9]).collect()
}

/// A state: one placed digit, some candidates gone, and a naked single left open.
fn state() -> Puzzle {
    let mut puzzle = sniff(LINE).puzzle;
    puzzle.place(candidate("1r1c2"));
    let mut open = puzzle.default_candidates();
    for name in ["2r1c3", "6r1c3", "7r9c9", "9r9c9"] {
        open.remove(candidate(name));
    }
    puzzle.candidates = Some(Box::new(open));
    puzzle
}

#[test]
fn every_format_is_sniffed_from_what_it_writes() {
    for format in ALL {
        let text = format.write(&state());
        let expected = match format.name() {
            "line-0" | "sdm" => "line",
            "grid-borders" => "grid",
            name => name.strip_prefix("url-").filter(|&n| n == "sudokuwiki").unwrap_or(name),
        };
        assert_eq!(sniff(&text).format.name(), expected, "{text}");
    }
}

#[test]
fn losses_agree_with_what_formats_say_they_keep() {
    let mut puzzle = state();
    puzzle.metadata.comment = Some("a comment".to_owned());
    puzzle.metadata.description = Some("a description".to_owned());
    for format in ALL {
        let lost = write(&puzzle, *format).lost;
        let keeps = format.keeps();
        let is_candidates = |loss: &Loss| matches!(loss, Loss::Excluded(_) | Loss::Listed(_));
        let name = format.name();
        assert_eq!(keeps.candidates, !lost.iter().any(is_candidates), "{name}: {lost:?}");
        assert_eq!(
            keeps.placed,
            !lost.contains(&Loss::PlacedAsGivens(1)) && keeps.values,
            "{name}: {lost:?}"
        );
        assert_eq!(
            keeps.values,
            !lost.iter().any(|l| matches!(l, Loss::ValuesAsCandidates(_))),
            "{name}"
        );
        assert_eq!(keeps.comment, !lost.contains(&Loss::Entry("comment")), "{name}");
        assert_eq!(keeps.header, !lost.contains(&Loss::Entry("description")), "{name}");
    }
}

#[test]
fn losses_are_counted() {
    let lost = |format: &str| -> Vec<String> {
        write(&state(), by_name(format).unwrap()).lost.iter().map(ToString::to_string).collect()
    };
    assert_eq!(lost("line"), ["1 placed digit became a given", "3 excluded candidates came back"]);
    assert_eq!(lost("susser"), [""; 0]);
    assert_eq!(lost("sukaku"), ["18 values became only candidates"]);
    assert_eq!(lost("pm"), ["1 placed digit became a given"]);
}

#[test]
fn lines_have_fields_around_them() {
    let read = |text: String| sniff(&text).puzzle;
    assert_eq!(values(&read(format!("{LINE}\n"))), LINE);
    assert_eq!(values(&read(format!("\u{feff}{LINE}\r\n"))), LINE);
    for blank in ["0", "*", "_", "-", "x", "X", " "] {
        assert_eq!(values(&read(LINE.replace('.', blank))), LINE, "{blank}");
    }
    let gsf = read(format!("71,5,3,2,{LINE},x,y"));
    assert_eq!(gsf.metadata.title.as_deref(), Some("71,5,3,2"));
    assert_eq!(gsf.metadata.comment.as_deref(), Some("x,y"));
    let kaggle = read(format!("{LINE},{OTHER}"));
    assert_eq!((values(&kaggle), kaggle.metadata.comment.as_deref()), (LINE.into(), Some(OTHER)));
    assert_eq!(read(format!("\"{LINE}\";\"7.2\"")).metadata.comment.as_deref(), Some("7.2"));
    assert_eq!(
        read(format!("{LINE}#ED=7.1/1.2/1.2")).metadata.comment.as_deref(),
        Some("ED=7.1/1.2/1.2")
    );
    // Two signs for empty cells in one line are a mistake.
    let mixed = format!("{}0", &LINE[..80]);
    assert_eq!(fault(&mixed), (1, 81, "`.` for an empty cell, as before".into()));
}

#[test]
fn grids_have_borders_or_none() {
    let rows = rows(LINE);
    let boxed = "\
┌───────┬───────┬───────┐
│ 4 . . │ . . . │ 8 . 5 │
│ . 3 . │ . . . │ . . . │
│ . . . │ 7 . . │ . . . │
├───────┼───────┼───────┤
│ . 2 . │ . . . │ . 6 . │
│ . . . │ . 8 . │ 4 . . │
│ . . . │ . 1 . │ . . . │
├───────┼───────┼───────┤
│ . . . │ 6 . 3 │ . 7 . │
│ 5 . . │ 2 . . │ . . . │
│ 1 . 4 │ . . . │ . . . │
└───────┴───────┴───────┘";
    let texts = [
        rows.join("\n"),
        rows.join("\n").replace('.', "0"),
        rows.iter()
            .map(|row| row.split("").collect::<Vec<_>>().join(" "))
            .collect::<Vec<_>>()
            .join("\n"),
        rows.iter()
            .map(|row| row.split("").collect::<Vec<_>>().join(","))
            .collect::<Vec<_>>()
            .join("\n"),
        rows.join(" "),
        by_name("grid-borders").unwrap().write(&sniff(LINE).puzzle),
        boxed.to_owned(),
        format!("```\n{}\n```", rows.join("\n")),
        format!("[code]\n# from a post\n{}\n[/code]", rows.join("\n")),
    ];
    for text in texts {
        let read = sniff(&text);
        assert_eq!((read.format.name(), values(&read.puzzle)), ("grid", LINE.into()), "{text}");
        assert_eq!(read.puzzle.candidates, None);
    }
    let titled = sniff(&format!("Grid 01\n{}", rows.join("\n"))).puzzle;
    assert_eq!(titled.metadata.comment.as_deref(), Some("Grid 01"));
}

#[test]
fn simple_sudoku_has_three_forms() {
    let groups = |row: &&str| format!("{}|{}|{}", &row[..3], &row[3..6], &row[6..]);
    let new: Vec<_> = rows(LINE).iter().map(groups).collect();
    let new = [&new[..3], &["-".repeat(11)], &new[3..6], &["-".repeat(11)], &new[6..]].concat();
    let clipboard = format!(
        " *-----------*\n{}\n *-----------*",
        new.iter()
            .map(|row| format!(" |{}|", row.replace("-----------", "---+---+---")))
            .collect::<Vec<_>>()
            .join("\n")
    );
    let old = rows(LINE).join("\n").replace('.', "X");
    for text in [new.join("\n"), clipboard, old] {
        let read = sniff(&text);
        assert_eq!((read.format.name(), values(&read.puzzle)), ("ss", LINE.into()), "{text}");
    }
    assert_eq!(by_name("ss").unwrap().write(&sniff(LINE).puzzle), new.join("\n"));
}

const PM: &str = include_str!("../pictures/marks.txt");

#[test]
fn pm_marks_are_taken_off() {
    let marked =
        PM.replace("1679   12679 ", "*1679  #12679").replace("2369   269 ", "23-69  (269)");
    assert_eq!(sniff(&marked).puzzle, sniff(PM).puzzle);
    let (line, column, expected) = fault(&PM.replace("12679 ", "126790"));
    assert_eq!((line, column), (2, 22));
    assert!(expected.starts_with("candidates"), "{expected}");
    let short = PM.replace("| 2689   15689  125689 ", "| 2689   15689  ");
    assert_eq!(fault(&short).0, 4);
}

#[test]
fn pm_grids_come_after_plain_grids() {
    let mut placed: Vec<char> = LINE.chars().collect();
    placed[5 * 9 + 1] = '4';
    let placed: String = placed.into_iter().collect();
    let [givens, now] = [LINE, &placed].map(|line| rows(line).join("\n"));
    // Three grids: r8c3 and r8c6 stay open, for the second grid does not have them.
    let three = format!("{givens}\n\n{now}\n\n{PM}");
    let read = sniff(&three).puzzle;
    assert_eq!(values(&read), placed);
    assert_eq!(read.givens().len(), 17);
    assert_eq!(read.candidates.as_ref().unwrap().digits(Cell::at(7, 2)).to_string(), "3");
    // Two grids: the rule for lone digits says what was placed.
    let two = sniff(&format!("{givens}\n\n{PM}")).puzzle;
    assert_eq!(two.givens().len(), 17);
    assert_eq!(two.values().count(), 20);
    // A grid that says something else is another puzzle.
    let strange = rows(OTHER).join("\n");
    assert!(read_all(&format!("{strange}\n\n{PM}")) == 2);
    assert_eq!(read_all(&three), 1);
    assert_eq!(read_all(&format!("{strange}\n\n{three}\n\n{strange}\n")), 3);
    let (line, ..) = fault(&format!("{strange}\n\n{PM}"));
    assert_eq!(line, 12);
}

fn read_all(text: &str) -> usize {
    read_many(text).filter(|item| item.result.is_ok()).count()
}

#[test]
fn susser_has_a_short_form() {
    let long = sniff(&format!("+4{}:115 1r1c2", &LINE[1..81]).replace(" 1r1c2", " 112"));
    assert_eq!(long.format.name(), "susser");
    assert_eq!(long.puzzle.givens().len(), 16);
    assert!(!long.puzzle.candidates.unwrap().contains(candidate("1r1c2")));
    let short = sniff("4*8.5,.3*,*7.....,.2*6.,*8.4..,*1....,*6.3.7.,5..2*,1.4*");
    assert_eq!((short.format.name(), values(&short.puzzle)), ("susser", LINE.to_owned()));
    let (line, column, expected) = fault(&format!("{LINE}:477 4x9"));
    assert_eq!((line, column), (1, 87));
    assert!(expected.contains("436 for 4 in r3c6"), "{expected}");
}

#[test]
fn sudokuwiki_keeps_its_numbers() {
    let text = by_name("sudokuwiki").unwrap().write(&state());
    assert!(text.starts_with("S9B040a"), "{text}");
    assert_eq!(text.len(), 165);
    let link = sniff(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={text}&x=1"));
    assert_eq!(link.format.name(), "sudokuwiki");
    assert_eq!(link.puzzle, state());
    assert_eq!(sniff(&format!("https://example.org/#{text}&step=12")).puzzle, state());
    // A cell with all candidates is `vu`, a given 1 is `03`.
    let bd = by_name("sudokuwiki-bd").unwrap();
    let text = bd.write(&sniff(LINE).puzzle);
    assert!(text.starts_with("0hvuvuvuvuvu81vu11"), "{text}");
    assert_eq!(sniff(&format!("bd={text}")).puzzle, sniff(LINE).puzzle);
    assert_eq!(fault(&text.replacen("0h", "0j", 1)).1, 1);
    assert_eq!(fault(&format!("S9B{}", "zz".repeat(81))).1, 4);
    assert!(fault(&format!("S4B{}", "0".repeat(32))).1 == 1);
}

#[test]
fn sadman_files_have_headers_and_sections() {
    let text = format!(
        "#AJohn Doe\n#Lhard\n#Cone\n#Ctwo\n\n[Puzzle]\n{}\n\n[State]\n{}\n",
        rows(LINE).join("\n"),
        rows(&LINE.replacen('.', "1", 1)).join("\n")
    );
    let read = sniff(&text);
    assert_eq!(read.format.name(), "sdk");
    assert_eq!(read.puzzle.metadata.author.as_deref(), Some("John Doe"));
    assert_eq!(read.puzzle.metadata.comment.as_deref(), Some("one\ntwo"));
    assert_eq!((read.puzzle.givens().len(), read.puzzle.values().count()), (17, 18));
    let items: Vec<_> = read_many(&text).collect();
    assert_eq!(items.len(), 1);
    assert_eq!(items[0].result.as_ref().unwrap().puzzle, read.puzzle);
    // Files one after the other.
    assert_eq!(read_all(&format!("{text}{text}")), 2);
    // Without a header nine lines are a grid; a comment is not a header.
    assert_eq!(sniff(&format!("# by hand\n{}", rows(LINE).join("\n"))).format.name(), "grid");
}

#[test]
fn texts_with_many_puzzles_lose_none() {
    let grid = rows(LINE).join("\n");
    let bordered = by_name("grid-borders").unwrap().write(&sniff(OTHER).puzzle);
    let s9b = by_name("sudokuwiki").unwrap().write(&state());
    let library = by_name("hodoku").unwrap().write(&state());
    let sukaku = by_name("sukaku").unwrap().write(&state());
    let yas = by_name("yas").unwrap().write(&state());
    let text = format!(
        "# a mixture\n{LINE}\n\n{grid}\n{grid}\nGrid 03\n{grid}\n{bordered}\n{bordered}\n{s9b}\nnonsense\n{OTHER} # x\n..\n{library}\n\n{PM}\n{PM}\n{sukaku}\n{yas}\n"
    );
    let items: Vec<_> = read_many(&text).collect();
    let names: Vec<_> = items
        .iter()
        .map(|item| match &item.result {
            Ok(read) => format!("{} {}", item.line, read.format.name()),
            Err(error) => format!("{} bad {}", item.line, error.line),
        })
        .collect();
    assert_eq!(
        names,
        [
            "2 line",
            "4 grid",
            "13 grid",
            "22 grid",
            "32 grid",
            "45 grid",
            "58 sudokuwiki",
            "59 bad 59",
            "60 line",
            "61 bad 61",
            "62 hodoku",
            "64 pm",
            "77 pm",
            "90 sukaku",
            "91 yas"
        ]
    );
}

#[test]
fn a_named_format_reads_many() {
    let line = by_name("line").unwrap();
    let text = format!("# list\n\n{LINE}\nshort\n{OTHER}\n");
    let lines: Vec<_> =
        read_many_as(&text, line).map(|item| (item.line, item.result.is_ok())).collect();
    assert_eq!(lines, [(3, true), (4, false), (5, true)]);
    let grids = format!("{0}\n\n{0}\n{0}\n", rows(LINE).join("\n"));
    let lines: Vec<_> = read_many_as(&grids, by_name("grid").unwrap())
        .map(|item| (item.line, item.result.is_ok()))
        .collect();
    assert_eq!(lines, [(1, true), (11, true), (20, true)]);
}

#[test]
fn headers_of_tables_are_skipped_and_other_words_are_not() {
    assert_eq!(read_many(&format!("quizzes,solutions\n{LINE},{OTHER}\n")).count(), 1);
    assert_eq!(read_many(&format!("n\tpuzzle\tSER\n1\t{LINE}\t7\n")).count(), 1);
    let items: Vec<_> = read_many(&format!("{LINE}\nquizzes,solutions\n{LINE}\n")).collect();
    assert_eq!(items.len(), 3);
    assert!(items[1].result.is_err());
    assert_eq!(read_many("hello\n").count(), 1);
    // Words are told of where nothing else comes; a list that breaks off at a blank line is something.
    let broken: Vec<_> = read_many("hello\n[[{\"value\":7,\n\n").map(|item| item.line).collect();
    assert_eq!(broken, [2]);
    assert_eq!(read_many("\n# nothing\n\n").count(), 0);
}

#[test]
fn a_bad_row_is_shown() {
    let bad = rows(LINE).join("\n").replacen(".2.....6.", ".2.....6", 1);
    let items: Vec<_> = read_many(&format!("{LINE}\n\n{bad}\n\n{LINE}\n")).collect();
    assert_eq!(items.len(), 3);
    let error = items[1].result.as_ref().unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 6, column 9: expected 9 cells in row 4, found 8\n  .2.....6\n          ^\nnearest formats: grid, sdk"
    );
}

#[test]
fn long_lines_are_cut_around_the_column() {
    let text = format!("{}x{}", &LINE[..60], "1".repeat(60)).replace('x', "ü");
    let error = read(&text).unwrap_err();
    assert_eq!((error.line, error.column), (1, 61));
    assert_eq!(error.snippet.chars().nth(error.caret), Some('ü'));
    assert!(error.snippet.starts_with('…') && error.snippet.ends_with('…'));
    assert!(error.snippet.chars().count() <= 74);
}

#[test]
fn the_wrong_name_is_answered_with_the_right_one() {
    let error = by_name("pm").unwrap().read(LINE).unwrap_err();
    assert_eq!(error.nearest.first(), Some(&"line"));
    let error = by_name("line").unwrap().read(PM).unwrap_err();
    assert_eq!(error.nearest.first(), Some(&"pm"));
}

#[test]
fn yas_records_stand_in_tags() {
    let text = "\
<mong>.6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....+4+1.+85+4+1..26.1..4.+6+38.\
|r1c3-=9;r1c5-=3;r2c5-=3;r3c2-=9;r3c3-=9;r7c5-=3;r8c5-=3\
|Hidden Pair||29#2r1c15|r1c1-=37;r1c5-=578\
|+96+3+8+21+5+74+248+3+7+5+69+1+7+1+5+6+4+9+8+3+2+4+9+12+387+5+658+2967+143+3+765+14+9+2+8+6+3+9+7+8+2+4+1+5+85+4+1+9+326+71+2+74+5+6+38+9</mong>";
    let read = sniff(text);
    assert_eq!(read.format.name(), "yas");
    let record: Record = text.parse().unwrap();
    assert_eq!((record.pattern.as_str(), record.conditions.as_str()), ("Hidden Pair", "29#2r1c15"));
    let out: Vec<_> = record.outcome.eliminations.iter().map(ToString::to_string).collect();
    assert_eq!(out, ["3r1c1", "7r1c1", "5r1c5", "7r1c5", "8r1c5"]);
    assert_eq!(record.removed.len(), 7);
    let candidates = read.puzzle.candidates.unwrap();
    assert!(!candidates.contains(candidate("9r1c3")) && candidates.contains(candidate("5r1c5")));
    assert_eq!(record.solution.as_ref().map(|solved| solved.values().count()), Some(81));
    assert_eq!(record.to_string(), text.replace("<mong>", "").replace("</mong>", ""));
}

#[test]
fn changes_take_unions_and_all_but() {
    let names = |text: &str| {
        let changes: Changes = text.parse().unwrap_or_else(|error| panic!("{error}"));
        let all = changes.eliminations.iter().chain(&changes.placements);
        all.map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names("(r268c4,r24c9) -= 3"), "3r2c4 3r2c9 3r4c9 3r6c4 3r8c4");
    assert_eq!(names("r2c!378-=1"), "1r2c1 1r2c2 1r2c4 1r2c5 1r2c6 1r2c9");
    assert_eq!(names("b4p6|r1c1-=12;;r8c6:= 3;"), "1r1c1 2r1c1 1r5c3 2r5c3 3r8c6");
    assert_eq!(names("r1c1-=!12345678"), "9r1c1");
    assert_eq!(names(""), "");
    let wrong = [
        ("r1c1", 5),
        ("r1c1-=", 7),
        ("r1c1-=3a", 8),
        ("r1c0-=3", 4),
        ("r1-=3", 3),
        ("c1r1-=3", 1),
        ("r1c1:=12", 7),
        ("r1c!-=2", 5),
        ("b1c1-=2", 3),
        ("r1c1x-=2", 5),
    ];
    for (text, column) in wrong {
        assert_eq!(text.parse::<Changes>().unwrap_err().column, column, "{text}");
    }
}

#[test]
fn library_lines_are_refused_where_they_are_wrong() {
    let line = format!(":0110-1:47:{LINE}:111:477 479::");
    let column = |from: &str, to: &str| {
        let text = line.replacen(from, to, 1);
        text.parse::<Library>().expect_err(&text).column
    };
    assert!(line.parse::<Library>().is_ok());
    assert_eq!(column(":0110", ":011"), 2);
    assert_eq!(column("-1:", "-y:"), 7);
    assert_eq!(column(":47:", ":4x:"), 9);
    assert_eq!(column("8.5.3", "8.5a3"), 21);
    assert_eq!(column("477 479", "477 409"), 102);
    assert_eq!(column("479::", "479:::"), 107);
    assert_eq!(column("479::", "479"), 105);
}

#[test]
fn lines_that_are_too_short_stay_apart() {
    let text = format!("{}\n{}\n{LINE}\n", &LINE[..80], &LINE[..79]);
    let items: Vec<_> = read_many(&text).map(|item| (item.line, item.result.is_ok())).collect();
    assert_eq!(items, [(1, false), (2, false), (3, true)]);
}

#[test]
fn pencil_marks_are_nine_groups_a_line() {
    let text = by_name("sdk").unwrap().write(&state());
    assert_eq!(sniff(&text).puzzle, state());
    let bad = text.replacen(",,", ",", 1);
    assert!(fault(&bad).2.contains("9 groups"), "{bad}");
    let (.., expected) = fault(&text.replace("[PencilMarks]\n", "[PencilMarks]\na,"));
    assert!(expected.contains("9 groups"), "{expected}");
}

#[test]
fn whatever_a_format_writes_is_found_again_among_many() {
    for format in ALL {
        let text = format.write(&state());
        let [item] = &read_many(&text).collect::<Vec<_>>()[..] else { panic!("{text}") };
        let found = &item.result.as_ref().unwrap().puzzle;
        assert_eq!(*found, format.read(&text).unwrap(), "{}", format.name());
    }
}

#[test]
fn a_link_of_sudoku_wiki_may_hold_a_plain_line() {
    let read = sniff(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={LINE}"));
    assert_eq!(read.format.name(), "sudokuwiki-bd");
    assert_eq!(read.puzzle, sniff(LINE).puzzle);
}
