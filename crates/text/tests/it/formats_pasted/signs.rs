//! Signs that people draw bars with, part rows with, and mark candidates with; and puzzles in letters.

#![allow(clippy::format_collect)] // short texts

use ninerooks_board::{Cell, Puzzle};
use ninerooks_text::formats::{by_name, read, read_many};

use super::{LINE, is_read, lines, refused, values};

/// A state with all its candidates, as it is posted.
fn marks() -> String {
    let text = by_name("pm").expect("a format").write(&read(LINE).expect("81").puzzle);
    text.replace("| 1      6789 ", "| 1      678  ")
}

fn bordered() -> String {
    by_name("grid-borders").expect("a format").write(&read(LINE).expect("81").puzzle)
}

/// Reads a text, alone and as a list, as this puzzle.
fn is_puzzle(text: &str, puzzle: &Puzzle) {
    let alone = read(text).unwrap_or_else(|error| panic!("{error}\n---\n{text}")).puzzle;
    let same = |other: &Puzzle| {
        (other.givens(), values(other), other.candidates.clone())
            == (puzzle.givens(), values(puzzle), puzzle.candidates.clone())
    };
    assert!(same(&alone), "{text}");
    let many: Vec<_> = read_many(text).collect();
    assert_eq!(many.len(), 1, "{text}\n{many:?}");
    let one = many[0].result.as_ref().unwrap_or_else(|error| panic!("{error}\n---\n{text}"));
    assert!(same(&one.puzzle), "{text}");
}

const BARS: [&str; 24] = [
    "!", "I", "l", "i", ":", "/", "\\", "¦", "│", "┃", "║", "*", "#", "+", "§", "'", "^", ";", ",",
    "‖", "ǀ", "┆", "&", "~",
];

#[test]
fn whatever_is_always_at_the_edges_of_boxes_is_a_bar() {
    let plain = read(LINE).expect("81").puzzle;
    let state = read(&marks()).expect("candidates").puzzle;
    let rules = |text: &str| -> String {
        text.lines().filter(|line| !line.contains("--")).map(|line| format!("{line}\n")).collect()
    };
    let narrow = |text: &str| text.replace(' ', "");
    let inside = |text: &str| -> String {
        text.lines().map(|line| line.trim_matches(['|', ' ']).to_owned() + "\n").collect()
    };
    for bar in BARS {
        let barred = |text: &str| text.replace('|', bar);
        // Lines that begin with these are comments.
        if !matches!(bar, "#" | ";") {
            is_puzzle(&barred(&bordered()), &plain);
            is_puzzle(&barred(&rules(&bordered())), &plain);
            is_puzzle(&narrow(&barred(&rules(&bordered()))), &plain);
            is_puzzle(&barred(&marks()), &state);
            is_puzzle(&barred(&rules(&marks())), &state);
        }
        // Between the boxes only.
        is_puzzle(&barred(&inside(&rules(&bordered()))), &plain);
        is_puzzle(&barred(&inside(&rules(&marks()))), &state);
        if !",;/#".contains(bar) {
            // Blanks for empty cells.
            is_puzzle(&barred(&rules(&bordered())).replace('.', " "), &plain);
        }
    }
    // Zeros for empty cells, and points for bars.
    is_puzzle(&rules(&bordered()).replace('.', "0").replace('|', "."), &plain);
    is_puzzle(&narrow(&rules(&bordered())).replace('.', "0").replace('|', "-"), &plain);
    is_puzzle(&narrow(&rules(&bordered())).replace('.', "0").replace('|', "_"), &plain);
    // Another sign for the frame than between the boxes; borders that are drawn with the bar.
    let frame: String = rules(&bordered())
        .lines()
        .map(|line| format!("!{}!\n", line.trim_matches('|').replace('|', ":")))
        .collect();
    is_puzzle(&frame, &plain);
    is_puzzle(&bordered().replace(['|', '+'], "!"), &plain);
    is_puzzle(
        &marks()
            .replace('|', "!")
            .replace("'--", "!--")
            .replace(".--", "!--")
            .replace(":--", "!--"),
        &state,
    );
    // Tabs, quoted mail, a title.
    is_puzzle(&rules(&bordered()).replace('|', "!").replace(' ', "\t"), &plain);
    is_puzzle(&format!("> {}", bordered().replace('|', "!").replace('\n', "\n> ")), &plain);
    is_puzzle(&format!("Number 1\n{}\n\nEnjoy it!\n", bordered().replace('|', "!")), &plain);
}

#[test]
fn what_is_not_always_at_the_edges_is_no_bar() {
    let barred = bordered().replace('|', "!");
    let (line, ..) = refused(&barred.replacen(". 3 .", ". 3 . .", 1));
    assert_eq!(line, 3);
    assert!(read(&barred.replacen(". 3 .", ". 3", 1)).is_err());
    assert!(read(&barred.replacen("! . 3", "? . 3", 1)).is_err());
    let short: String = barred.lines().take(11).map(|line| format!("{line}\n")).collect();
    assert!(read(&short).is_err());
    // A row with a cell too many in the place of the bar.
    assert!(read(&barred.replacen("! . 3 . !", "! . 3 . 5", 1)).is_err());
}

#[test]
fn letters_beside_candidates_are_passed_over() {
    let state = read(&marks()).expect("candidates").puzzle;
    let marked = |from: &str, to: &str| {
        assert!(marks().contains(from), "{from}");
        marks().replacen(from, to, 1)
    };
    for (from, to) in [
        (" 1679  ", " a1679 "),
        (" 1679  ", " 1679a "),
        (" 1679  ", " ab1679"),
        (" 1679  ", " d16+79"),
        (" 1679  ", " f16(79)"),
        (" 1679  ", " A1679 "),
        (" 1679  ", " 1a679b"),
        (" 1679  ", " a-1679"),
        (" 1679  ", " (1679)a"),
        (" 1679  ", " α1679 "),
        (" 1679  ", " r1679 "),
        (" 1679  ", " x1679 "),
        (" 1679  ", " u1679*"),
        (" 1679  ", " 1679→ "),
    ] {
        is_puzzle(&marked(from, to), &state);
    }
    for (from, to) in
        [(" 1679  ", " abc1679"), (" 1679  ", " r1c67"), (" 1679  ", " a "), (" 1679  ", " 01679 ")]
    {
        assert!(read(&marked(from, to)).is_err(), "{to}");
    }
    // A tenth group is no remark because it has a letter.
    assert!(read(&marked(" 5      |", " 5  a56 |")).is_err());
    assert!(read(&marked(" 5      |", " 5  a5 |")).is_err());
}

#[test]
fn signs_between_candidates_are_passed_over() {
    let state = read(&marks()).expect("candidates").puzzle;
    let rows: Vec<Vec<String>> = marks()
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| {
            line.split(['|', ' ']).filter(|cell| !cell.is_empty()).map(str::to_owned).collect()
        })
        .collect();
    let joined = |cell: &dyn Fn(&str) -> String, between: &str| -> String {
        let row = |row: &Vec<String>| {
            row.iter().map(|c| cell(c)).collect::<Vec<_>>().join(between) + "\n"
        };
        rows.iter().map(row).collect()
    };
    let inner = |sign: &'static str| {
        move |cell: &str| cell.chars().map(|c| c.to_string()).collect::<Vec<_>>().join(sign)
    };
    for sign in ["/", ",", ";", "&", "-", "+", "."] {
        is_puzzle(&joined(&inner(sign), "  "), &state);
        is_puzzle(&joined(&inner(sign), "\t"), &state);
        is_puzzle(&joined(&inner(sign), " | "), &state);
        is_puzzle(&joined(&|cell| format!("{{{}}}", inner(sign)(cell)), " "), &state);
        is_puzzle(&joined(&|cell| format!("({})", inner(sign)(cell)), " "), &state);
    }
    for sign in [" ", ", ", ","] {
        is_puzzle(&joined(&inner(sign), " | "), &state);
        is_puzzle(&joined(&inner(sign), "\t"), &state);
        is_puzzle(&joined(&|cell| format!("{{{}}}", inner(sign)(cell)), " "), &state);
        is_puzzle(&joined(&|cell| format!("[{}]", inner(sign)(cell)), " "), &state);
    }
    is_puzzle(&joined(&inner(" "), "; "), &state);
    is_puzzle(&joined(&inner("/"), ", "), &state);
    // Below and above a remark that is no word, with letters beside candidates.
    let lettered = joined(&|cell| format!("a{}B", inner("/")(cell)), "  ");
    is_puzzle(&format!("ER 9.0\n\n{lettered}\nER 9.0\n"), &state);
    is_puzzle(&format!("> ER 9.0\n> \n{lettered}\nER 9.0\n"), &state);
    is_puzzle(&format!("> SE=8.3\n>\n{}", joined(&inner(" "), " | ")), &state);
    // One cell too few or too many.
    assert!(read(&joined(&inner("/"), " ").replacen(" 5\n", "\n", 1)).is_err());
    assert!(read(&joined(&inner("/"), " ").replacen(" 5\n", " 5 6/7\n", 1)).is_err());
}

#[test]
fn rows_may_be_parted_by_a_sign_that_could_be_a_cell() {
    let zeros = lines(|c| c.to_string().replace('.', "0"), "");
    let points = lines(|c| c.to_string(), "");
    for separator in [
        ".", "-", "_", ":", "\\", "/", ",", ";", "|", "*", "x", "!", " ", "\\n", "\\r\\n", "<br>",
        "<br />", "%0A", "&#10;", ", ", " / ", " - ", "::", "||", "\t",
    ] {
        let joined = zeros.join(separator);
        assert_eq!(
            values(&read(&joined).unwrap_or_else(|e| panic!("{e}")).puzzle),
            LINE,
            "{joined}"
        );
        is_puzzle(&format!("{joined}{separator}"), &read(LINE).expect("81").puzzle);
        if separator != "." {
            is_puzzle(&points.join(separator), &read(LINE).expect("81").puzzle);
        }
        if separator != "," {
            is_puzzle(&format!("Number 7: {joined} # hard"), &read(LINE).expect("81").puzzle);
        }
    }
    let two = format!("{0}\n{0}\n", zeros.join("."));
    assert_eq!(read_many(&two).filter(|item| item.result.is_ok()).count(), 2);
    is_read(&format!("https://example.org/?p={}", zeros.join("-")));
    // Rows with something at their ends.
    for end in ["\\", ".", ",", ";", "<br>", " |", "\\\\"] {
        is_puzzle(&(zeros.join(&format!("{end}\n")) + "\n"), &read(LINE).expect("81").puzzle);
        is_puzzle(&(zeros.join(&format!("{end}\n")) + end + "\n"), &read(LINE).expect("81").puzzle);
    }
    let quoted: Vec<_> = zeros.iter().map(|row| format!("\"{row}\"")).collect();
    is_puzzle(&quoted.join(",\n"), &read(LINE).expect("81").puzzle);
    is_puzzle(&quoted.join("\n"), &read(LINE).expect("81").puzzle);
    is_puzzle(
        &format!("puzzle = \"\"\"\n{}\n\"\"\"\n", zeros.join("\n")),
        &read(LINE).expect("81").puzzle,
    );
    is_puzzle(&format!("`{}`", zeros.join("\n")), &read(LINE).expect("81").puzzle);
    is_puzzle(&format!("```{}```", zeros.join("\n")), &read(LINE).expect("81").puzzle);
    is_puzzle(&format!("```text\n{}\n```", zeros.join("\n")), &read(LINE).expect("81").puzzle);
    is_puzzle(&format!("[code]{}[/code]", zeros.join("\n")), &read(LINE).expect("81").puzzle);
    is_puzzle(&format!("<pre>\n{}\n</pre>", zeros.join("\n")), &read(LINE).expect("81").puzzle);
}

#[test]
fn what_parts_rows_is_the_same_everywhere_and_no_cell() {
    let zeros = lines(|c| c.to_string().replace('.', "0"), "");
    let points = lines(|c| c.to_string(), "").join(".");
    // The sign is an empty cell too: 89 cells.
    assert_eq!(refused(&points).3, "89");
    let mut joined = zeros.join(".");
    joined.replace_range(9..10, "-");
    assert!(read(&joined).is_err());
    assert!(read(&zeros.join(".")[1..]).is_err());
    assert!(read(&format!("{}0", zeros.join("."))).is_err());
    assert!(read(&zeros.join("0")).is_err());
    assert!(read(&zeros[..8].join(".")).is_err());
    assert!(read(&zeros.join("7")).is_err());
}

#[test]
fn a_remark_behind_a_row_with_bars_is_skipped() {
    let plain = read(LINE).expect("81").puzzle;
    let spaced = bordered().replace('.', " ");
    let bare = lines(|c| c.to_string().replace('.', " "), " ").join("\n");
    let table = by_name("markdown").expect("a format").write(&plain);
    let open: Vec<String> = spaced
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| line[2..line.len() - 2].to_owned())
        .collect();
    for remark in ["<- hard", "this one is hard", "<- 8 is forced here", "(see below, r1c7)"] {
        for text in [&bordered(), &spaced, &marks(), &table, &bare, &open.join("\n")] {
            let number = if text.contains("--") { 2 } else { 0 };
            for number in [number, number + 1] {
                let remarked = text.lines().enumerate().map(|(n, line)| match n {
                    n if n == number => format!("{line}   {remark}\n"),
                    _ => format!("{line}\n"),
                });
                let remarked: String = remarked.collect();
                is_puzzle(&remarked, &read(text).expect(text).puzzle);
            }
        }
    }
    assert!(read(&spaced.replacen("| 4     |", "| 4  hard|", 1)).is_err());
}

#[test]
fn letters_are_digits_where_a_puzzle_has_nothing_else() {
    let letter = |c: char| match c.to_digit(10) {
        Some(digit @ 1..) => char::from_digit(digit + 9, 36).unwrap_or(c).to_ascii_uppercase(),
        _ => c,
    };
    let upper: String = LINE.chars().map(letter).collect();
    let plain = read(LINE).expect("81").puzzle;
    for text in [
        upper.clone(),
        upper.to_lowercase(),
        upper.replace('.', "0"),
        upper.replace('.', "-"),
        format!("'{upper}'"),
    ] {
        is_puzzle(&text, &plain);
    }
    let grid = lines(|c| letter(c).to_string(), "").join("\n");
    is_puzzle(&grid, &plain);
    is_puzzle(&lines(|c| letter(c).to_string(), " ").join("\n"), &plain);
    let barred: String = bordered().chars().map(letter).collect();
    is_puzzle(&barred, &plain);
    is_puzzle(&barred.replace('|', "!"), &plain);
    // A remark that is no word, before or behind it, and dots for bars.
    let dotted = barred.replace('.', "x").replace('|', ".");
    for remarked in [&grid, &barred, &dotted, &dotted.replace(' ', "")] {
        is_puzzle(&format!("ER 9.0\n\n{remarked}\n"), &plain);
        is_puzzle(&format!("> ER 9.0\n> \n{remarked}\n\nER 9.0"), &plain);
    }
    assert_eq!(
        read_many(&format!("{grid}\n\n{grid}\n\n{upper}\n{upper}\n"))
            .filter(|i| i.result.is_ok())
            .count(),
        4
    );
    let solved =
        "ABCDEFGHIDEFGHIABCGHIABCDEFBCDEFGHIAEFGHIABCDHIABCDEFGCDEFGHIABFGHIABCDEIABCDEFGH";
    assert_eq!(read(solved).expect("81 letters").puzzle.values().count(), 81);
    // A row without an empty cell between dots is no talk.
    let open = solved.replacen('A', "x", 2);
    let dots = |row: &str| format!(".{}.{}.{}.\n", &row[..3], &row[3..6], &row[6..]);
    let rows: String = (0..9).map(|row| dots(&open[9 * row..][..9])).collect();
    let plain = read(&open).expect("81 letters").puzzle;
    is_puzzle(&format!("ER 9.0\n\n{rows}"), &plain);
    let colons = rows.replace('.', ":").replace('x', ".");
    is_puzzle(&format!("This one is hard.\n\n{colons}\nER 9.0\n"), &plain);
    // Letters and digits, letters beyond I, capitals and small ones: nobody knows what is meant.
    for bad in [
        upper.replacen('A', "1", 1),
        upper.replacen('A', "J", 1),
        upper.replacen('A', "a", 1),
        upper[1..].to_owned(),
    ] {
        let (line, _, expected, _) = refused(&bad);
        assert_eq!(line, 1, "{bad}");
        assert!(
            expected.contains("a digit from 1 to 9") || expected.contains("81 cells"),
            "{expected}"
        );
    }
    assert_eq!(
        read(&upper)
            .expect("letters")
            .puzzle
            .value(Cell::at(0, 0))
            .map(ninerooks_board::Digit::get),
        Some(4)
    );
}

#[test]
fn groups_behind_a_sign_are_no_remark() {
    // With the first signs between candidates for bars there would be nine groups before a `!`.
    let text = "\
5  2-9  3-9 ! 7  4-6  2-3-4 ! 1-2-6  1-2-6  8\n\
4  1  3-8 ! ab2-6  3-8  5 ! 9  7  2-6\n\
7  2-6  6-8 ! 1  9  2-8 ! 3  5  4\n\
6-9  3-5-6-9  7 ! 2-4-5-9  1  2-3-8B ! 2-4-5-6  ab2-6-8  2-3-6B\n\
8  *3-5  2 ! 4-5  7  6 ! 1-4-5  9  1-3B\n\
1  a3-5-6-9  4 ! 2-5-9B  3-8  ab2-3-9 ! 2-5-6-7  2-6-8  *2-3-6-7\n\
6-9  4  1 ! 6-9  2  7 ! 8  3  5\n\
3  7  5 ! 8  a4-6  ab1-4-9 ! a1-2-6  *1-2-6  1-2-9\n\
2  8  *6-9 ! 3  5  1-9B ! *1-6-7  4  1-6-7-9\n\
";
    let puzzle = read(text).expect(text).puzzle;
    assert_eq!(puzzle.givens().len(), 39);
}

#[test]
fn three_groups_of_three_signs_are_no_row_where_six_more_follow() {
    let text = "\
1-6B  5-6  ?7 : 2-3  1-2-4-5-6-9  ?4 : 8  ?9  3-6
?5  4  9 : 2-6  ab3-5  3-8 : ?7  2-3-5-6-7  1
1-3B  ?8  2 : 3-4-5-9  7  a1-8 : 3-4-6  3-4-6-9  ?5
4  2  ?3B : a1-5-7-8  ab?8  ab?7 : ab6-9  1-7  3-9
3-8  1  a?6 : a3-5  2-3-4-9  *2-3 : *2-5-9  2-6-7  3-4-9
9  3-7  5 : 1-6  2-4-6  3-4-6 : 2-3  *?3  8
3-6  *?5  6-8 : ab?7  1-4-6-8  9 : 1-3-4-7  4-7  2
7  3-8B  1-3 : 4-8  ?2  5 : 3-9  3-8  6-9
2  3-9  4 : ?8  ?6  *1-3 : 1-6-7-9B  a1-5-9  a6-7
";
    let found = read(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(found.format.name(), "pm");
}

#[test]
fn a_sign_is_no_bar_where_it_would_stand_between_other_cells_in_each_row() {
    // The points are bars; without the first three `_` of each row there would be nine cells too.
    let text = "\
. 1 _ _ . _ _ 9 . 5 8 3 .
. 9 _ 5 . 8 3 _ . _ 1 _ .
. 8 3 _ . 1 _ 5 . 9 _ _ .
. _ 8 1 . _ 5 3 . _ _ 9 .
. _ _ 3 . 9 1 _ . 8 5 _ .
. 5 _ 9 . _ 8 _ . _ 3 1 .
. _ 9 _ . 3 _ 8 . 1 _ 5 .
. _ 1 _ . 5 9 _ . 3 _ 8 .
. 3 5 8 . _ _ 1 . _ 9 _ .
";
    let puzzle = read(text).unwrap_or_else(|e| panic!("{e}")).puzzle;
    let expected =
        "1....95839.583..1.83.1.59...81.53..9..391.85.5.9.8..31.9.3.81.5.1.59.3.8358..1.9.";
    assert_eq!(values(&puzzle), expected);
}
