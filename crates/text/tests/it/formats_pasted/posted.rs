//! How people post puzzles: with words around them, in quotes and brackets, as codes of other programs.

use ninerooks_text::formats::{by_name, read, read_many, write};

use super::{LINE, is_read, lines, refused, values};

const MONSTER: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// The puzzles of a text that are read, and the lines of those that are not.
fn all(text: &str) -> (Vec<String>, Vec<usize>) {
    let (mut good, mut bad) = (Vec::new(), Vec::new());
    for item in read_many(text) {
        match item.result {
            Ok(read) => good.push(values(&read.puzzle)),
            Err(error) => bad.push(error.line),
        }
    }
    (good, bad)
}

fn grid() -> String {
    by_name("grid-borders").expect("a format").write(&read(LINE).expect("81").puzzle)
}

#[test]
fn words_around_a_puzzle_are_no_puzzles() {
    let one = (vec![LINE.to_owned()], vec![]);
    let said = [
        "Enjoy!",
        "thanks",
        "This one is hard.",
        "Number 2 is harder, I think, with 17 clues.",
        "ER 9.0",
        "ED=9.2/1.2/1.2",
        "=> r5c4<>1, r7c3=2; stte",
        ":-)",
        "Two lines of it.\nAnd no more.",
        "A paragraph.\n\nAnd another, with (brackets) and \"quotes\".",
        "https://example.org/puzzles/7",
    ];
    for words in said {
        for puzzle in [LINE.to_owned(), grid(), lines(|c| c.to_string(), "").join("\n")] {
            for text in [
                format!("{puzzle}\n{words}\n"),
                format!("{puzzle}\n\n{words}"),
                format!("{words}\n\n{puzzle}\n\n{words}\n"),
                format!("{words}\n\n{puzzle}\n"),
            ] {
                assert_eq!(all(&text), one, "{text}");
            }
        }
    }
    let two = format!("Number one:\n{LINE}\nNumber two is easier:\n{MONSTER}\nHave fun\n");
    assert_eq!(all(&two), (vec![LINE.to_owned(), MONSTER.to_owned()], vec![]));
    let grids = format!("First:\n{0}\n\nAnd once more:\n\n{0}\n\nBye.\n", grid());
    assert_eq!(all(&grids), (vec![LINE.to_owned(); 2], vec![]));
}

#[test]
fn words_alone_and_damaged_puzzles_are_refused() {
    assert_eq!(all("There is no puzzle here.\n\nAnd none here.\n"), (vec![], vec![1]));
    assert_eq!(all("hello"), (vec![], vec![1]));
    // In a list a word between two puzzles may be one.
    assert_eq!(all(&format!("{LINE}\nnonsense\n{LINE}\n")).1, [2]);
    assert_eq!(all(&format!("{LINE}\nnonsense\n")), (vec![LINE.to_owned()], vec![]));
    for damaged in [&LINE[..80], &format!("{LINE}."), &LINE[..40], &LINE.replace('8', "e")[..30]] {
        assert_eq!(
            all(&format!("{LINE}\n{damaged}\n")),
            (vec![LINE.to_owned()], vec![2]),
            "{damaged}"
        );
    }
    let short = grid().replacen(". . .", ". .", 1);
    assert_eq!(all(&format!("{LINE}\n\n{short}\n")), (vec![LINE.to_owned()], vec![4]));
}

#[test]
fn quotes_and_brackets_may_be_glued_to_a_line() {
    let wrapped = |open: &str, close: &str| format!("{open}{LINE}{close}");
    for (open, close) in [
        ("'", "'"),
        ("\"", "\""),
        ("(", ")"),
        ("[", "]"),
        ("{", "}"),
        ("<", ">"),
        ("`", "`"),
        ("```", "```"),
        ("“", "”"),
        ("«", "»"),
        ("‘", "’,"),
        ("**", "**"),
        ("*", "*"),
        ("_", "_"),
        ("~~", "~~"),
        ("('", "')"),
        ("\"", "\";"),
        ("puzzle=", ""),
        ("sudoku: ", ""),
        ("sudoku:", ""),
        ("puzzle = '", "'"),
        ("const char *p = \"", "\";"),
        ("solve('", "')"),
        ("1) ", ""),
        ("#1: ", ""),
        ("[code]", "[/code]"),
        ("[b]", "[/b]"),
        ("[url=https://example.org/]", "[/url]"),
        ("<code>", "</code>"),
        ("<p>", "</p>"),
        ("<br>", "<br/>"),
        ("> `", "`"),
        ("- ", ""),
    ] {
        let text = wrapped(open, close);
        if open == "#1: " {
            // A comment, and no puzzle.
            assert_eq!(all(&text), (vec![], vec![]));
            continue;
        }
        let (good, bad) = all(&text);
        assert_eq!((good, bad), (vec![LINE.to_owned()], vec![]), "{text}");
    }
    assert_eq!(is_read(&wrapped("puzzle=", "")), "line");
    assert_eq!(
        read(&wrapped("puzzle='", "' # hard")).expect("81").puzzle.metadata.comment.as_deref(),
        Some("hard")
    );
    // A sign that is a cell makes it too long.
    let (_, column, expected, found) = refused(&wrapped(".", ""));
    assert_eq!((column, expected.as_str(), found.as_str()), (82, "81 cells", "82"));
    for (open, close) in [("0", ""), ("", "0"), ("_", ""), ("", "-"), ("1", ""), ("a", "")] {
        assert!(read(&wrapped(open, close)).is_err(), "{open}…{close}");
    }
}

#[test]
fn links_may_be_in_brackets() {
    let zeros = LINE.replace('.', "0");
    let link = format!("https://sudokuexchange.com/play/?s={zeros}");
    for text in [
        format!("<{link}>"),
        format!("({link})"),
        format!("[{link}]"),
        format!("'{link}'"),
        format!("`{link}`"),
        format!("“{link}”"),
        format!("[this one]({link})"),
        format!("[url={link}]this one[/url]"),
        format!("<a href=\"{link}\">this one</a>"),
        format!("Try <{link}>."),
        format!("Try {link}."),
        format!("> <{link}>"),
    ] {
        let (good, bad) = all(&text);
        assert_eq!((good, bad), (vec![LINE.to_owned()], vec![]), "{text}");
    }
}

#[test]
fn short_codes_are_read() {
    let expected =
        "....45..1.3....694..6.1.9..14......7...1...2.3...5...1.4.7..6...2...19.54..3.4...";
    let code = read(
        "https://app.crackingthecryptic.com/sudoku/classicU4PBh69ExF614HDC3FCE7GCB954DsG16hIR4g",
    );
    let code = values(&code.expect("a link").puzzle);
    assert_eq!(code[..17], expected[..17]);
    for link in [
        "https://sudokuexchange.com/play/?s=U4PBh69ExF614HDC3FCE7GCB954DsG16hIR4g",
        "sudokuexchange.com/play/?s=U4PBh69ExF614HDC3FCE7GCB954DsG16hIR4g&d=3",
        "<https://sudokuexchange.com/play/?s=U4PBh69ExF614HDC3FCE7GCB954DsG16hIR4g>",
    ] {
        assert_eq!(values(&read(link).expect(link).puzzle), code);
    }
    for link in ["U4PBh69ExF614HDC3FCE7GCB954DsG16hIR4", "U4PBh69ExF614HDC3FCE7GCB954DsG16hIR4gg"] {
        let (line, column, expected, _) =
            refused(&format!("https://sudokuexchange.com/play/?s={link}"));
        assert_eq!((line, column, expected.as_str()), (1, 1, "a link with 81 digits in it"));
    }
}

#[test]
fn a_link_with_a_digit_too_few_says_how_many() {
    let zeros = LINE.replace('.', "0");
    for start in [
        "https://sudokuexchange.com/play/?s=",
        "https://sudoku.coach/en/play/",
        "https://example.org/?p=",
    ] {
        assert_eq!(refused(&format!("{start}{}", &zeros[1..])).3, "80 digits", "{start}");
        assert_eq!(refused(&format!("{start}{zeros}0")).3, "82 digits", "{start}");
    }
    assert_eq!(refused("https://sudokuexchange.com/play/?s=hello").3, "40 characters");
}

#[test]
fn game_ids_of_solo_are_read_and_written() {
    let id = "3x3:d4_5b1a3d6_9_4a9e5a6_1_4_7a3a2a3_5a2a4a7_6a2a1a9_5_4_3a4e6a1_6_3d8a7b4_2d";
    let puzzle = read(id).expect(id).puzzle;
    assert!(
        values(&puzzle).starts_with("....45..1.3....694.9.....5.6147.3.2.35.2.4.76"),
        "{}",
        values(&puzzle)
    );
    let solo = by_name("solo").expect("a format");
    assert_eq!(write(&puzzle, solo).text, id);
    for text in [
        id.replace("3x3:", "3x3db:"),
        id.replace("3x3:", "3x3m4de:"),
        id.replace("3x3:", "3x3r2du:"),
        id.replace("3x3:", ""),
        id.replace(
            "3x3:",
            "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:",
        ),
        format!("<{id}>"),
        format!("'{id}'"),
        format!("Game ID: {id}"),
    ] {
        assert_eq!(
            values(&read(&text).unwrap_or_else(|error| panic!("{error}")).puzzle),
            values(&puzzle),
            "{text}"
        );
        assert_eq!(all(&text), (vec![values(&puzzle)], vec![]), "{text}");
    }
    let empty = read("3x3:zzzc").expect("no givens").puzzle;
    assert_eq!(values(&empty), ".".repeat(81));
    for (damaged, column) in [
        (id[..id.len() - 1].to_owned() + "c", id.len() + 1),
        (id.to_owned() + "a", id.len() + 1),
        (id.replace("d4_5b", "d45_b"), 7),
        (id.replace("d4_5b", "d4_0b"), 8),
        (id.replace("d4_5b", "D4_5b"), 5),
    ] {
        let (line, at, ..) = refused(&damaged);
        assert_eq!((line, at), (1, column), "{damaged}");
    }
}

#[test]
fn codes_of_variants_are_refused_by_the_names_of_their_rules() {
    let id = "d4_5b1a3d6_9_4a9e5a6_1_4_7a3a2a3_5a2a4a7_6a2a1a9_5_4_3a4e6a1_6_3d8a7b4_2d";
    let numbers = ["8704"; 81].join(":");
    let jigsaw = format!("SumoCueV1{}", "=0J1".repeat(81));
    for (code, rules) in [
        (format!("3x3x:{id}"), "diagonals"),
        (format!("3x3kadu:{id},abc"), "killer cages"),
        (format!("9j:{id},abc"), "irregular boxes"),
        ("3x2:a1_2d3zj".to_owned(), "boxes of 3 by 2"),
        ("4x4:a1_2d3zj".to_owned(), "boxes of 4 by 4"),
        (format!("3x3:d::{numbers}:"), "diagonals"),
        (jigsaw, "irregular boxes"),
        (format!("SumoCueV1D=3{}", "+0".repeat(80)), "diagonals and killer cages"),
    ] {
        let (line, column, expected, found) = refused(&code);
        assert_eq!((line, column, expected.as_str()), (1, 1, "a plain Sudoku of 9 by 9"), "{code}");
        assert_eq!(found, format!("one with {rules}"), "{code}");
    }
    assert!(refused("3x3#123456789012345").3.contains("only Simon Tatham's program"));
}

#[test]
fn links_to_variants_are_refused_on_whatever_host() {
    let json = by_name("f-puzzles").expect("a format").write(&read(LINE).expect("81").puzzle);
    let killer = json.replacen(
        "{\"size\":9",
        "{\"size\":9,\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":1}]",
        1,
    );
    // The text of a file is compressed by the page, so a link is made by writing a title and cutting it.
    assert_eq!(is_read(&killer), "f-puzzles");
    let sandwich = killer.replace("killercage", "sandwichsum");
    assert_eq!(refused(&sandwich).3, "sandwich sums, which are not supported yet");
    let link = by_name("url-f-puzzles").expect("a format").write(&read(LINE).expect("81").puzzle);
    let load = link.split("load=").nth(1).expect("its payload");
    for other in [
        format!("https://example.org/?puzzle={load}"),
        format!("https://example.org/play#fpuz{load}"),
        format!("https://example.org/fpuzzles{load}?x=1"),
    ] {
        assert_eq!(is_read(&other), "url-sudokupad", "{other}");
    }
    let zeros = LINE.replace('.', "0");
    for (page, rule) in [
        ("www.sudokuwiki.org/jigsaw.htm?bd=", "irregular boxes"),
        ("www.sudokuwiki.org/Sudoku_X.htm?bd=", "diagonals"),
        ("www.sudokuwiki.org/killersudoku.htm?bd=", "killer cages"),
        ("example.org/Windoku/play/", "extra regions"),
    ] {
        assert_eq!(refused(&format!("https://{page}{zeros}")).3, format!("one with {rule}"));
    }
    for plain in ["example.org/sudoku-x-wing/?p=", "example.org/jigsaws-and-sudokus/"] {
        assert_eq!(is_read(&format!("https://{plain}{zeros}")), "line");
    }
}
