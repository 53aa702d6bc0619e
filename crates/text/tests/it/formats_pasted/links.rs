//! Links and files of others.

use ninerooks_board::Cell;
use ninerooks_text::formats::{by_name, read, read_many, write};

use super::{LINE, is_read, lines, refused, values};

#[test]
fn links_with_81_digits_are_read() {
    let zeros = LINE.replace('.', "0");
    assert_eq!(
        is_read(&format!("https://sudokuexchange.com/play/?s={zeros}&d=3")),
        "url-sudokuexchange"
    );
    assert_eq!(is_read(&format!("https://sudoku.coach/en/play/{zeros}")), "url-sudoku-coach");
    assert_eq!(
        is_read(&format!("https://www.sudokuwiki.org/sudoku.htm?bd={LINE}")),
        "sudokuwiki-bd"
    );
    let any = format!("Try this: https://example.org/a/b?p={zeros}#x it is nice");
    assert_eq!(is_read(&any), "line");
    let metadata = read(&any).expect("a line").puzzle.metadata;
    assert_eq!(metadata.title.as_deref(), Some("Try this:"));
    assert_eq!(metadata.comment.as_deref(), Some("it is nice"));
    assert_eq!(metadata.url, Some(format!("https://example.org/a/b?p={zeros}#x")));
    let n: Vec<_> =
        LINE.chars().map(|c| c.to_digit(10).map_or(511, |d| 1 << (d - 1)).to_string()).collect();
    assert_eq!(
        is_read(&format!("https://www.sudokuwiki.org/sudoku.htm?n={}", n.join(","))),
        "sudokuwiki-n"
    );
    let (line, column, expected, _) =
        refused(&format!("https://sudokuexchange.com/play/?s={}", &zeros[1..]));
    assert_eq!((line, column, expected.as_str()), (1, 1, "a link with 81 digits in it"));
    let (_, column, expected, found) =
        refused(&format!("https://www.sudokuwiki.org/sudoku.htm?n={},", n.join(",")));
    assert_eq!(
        (column, expected.as_str(), found.as_str()),
        (n.join(",").len() + 42, "81 numbers parted by commas", "82")
    );
}

#[test]
fn titles_and_authors_go_through_f_puzzles_and_sudoku_pad() {
    let mut puzzle = read(LINE).expect("81").puzzle;
    puzzle.metadata.title = Some("\"Nine\" \\ rooks\n\u{265c} <b>".to_owned());
    puzzle.metadata.author = Some("Ann, O'Nym".to_owned());
    for name in ["f-puzzles", "url-f-puzzles", "sudokupad-json", "url-sudokupad"] {
        let written = write(&puzzle, by_name(name).expect("a format"));
        assert_eq!(written.lost, [], "{name}");
        assert_eq!(read(&written.text).expect(name).puzzle, puzzle, "{name}");
    }
}

#[test]
fn links_of_f_puzzles_and_sudoku_pad_are_read() {
    let puzzle = read(LINE).expect("81").puzzle;
    let packed = by_name("url-f-puzzles").expect("a format").write(&puzzle);
    assert_eq!(is_read(&packed), "url-f-puzzles");
    let load = packed.split("load=").nth(1).expect("its payload");
    for link in [
        format!("https://sudokupad.app/fpuzzles{load}"),
        format!("https://sudokupad.app/fpuz{load}?setting-nogrid=1"),
        format!("sudokupad.app/?puzzleid=fpuz{load}"),
        format!("https://app.crackingthecryptic.com/sudoku/{load}"),
        format!("fpuzzles{load}"),
    ] {
        assert_eq!(is_read(&link), "url-sudokupad");
    }
    let monster =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let classic =
        read("https://sudokupad.app/classicpACJYZabFJrAvA8PEvaXJcq1").expect("a link").puzzle;
    assert_eq!(values(&classic), monster);
    let (_, column, expected, found) = refused("https://sudokupad.app/7n4ym3mtzm");
    assert_eq!((column, expected.as_str()), (23, "a link that holds its puzzle"));
    assert!(found.contains("nothing is fetched"), "{found}");
    let (_, column, expected, _) = refused(&packed[..packed.len() - 40]);
    assert_eq!((column, expected.as_str()), (29, "a whole puzzle compressed by lz-string"));
}

#[test]
fn variants_are_refused_by_the_names_of_their_rules() {
    let json = by_name("f-puzzles").expect("a format").write(&read(LINE).expect("81").puzzle);
    assert_eq!(is_read(&json), "f-puzzles");
    let with = |rules: &str| json.replacen("{\"size\":9", &format!("{{\"size\":9,{rules}"), 1);
    assert_eq!(
        is_read(&with("\"title\":\"t\",\"killercage\":[],\"antiknight\":false")),
        "f-puzzles"
    );
    let (line, column, expected, found) = refused(&with(
        "\"skyscraper\":[{\"cell\":\"R0C1\",\"value\":\"9\"}],\"xsum\":[1],\"newrule\":[1]",
    ));
    assert_eq!((line, column, expected.as_str()), (1, 24, "rules that are supported"));
    assert_eq!(found, "\"newrule\", X-sums and skyscrapers, which are not supported yet");
    let (_, column, expected, _) = refused(&json.replacen(":9", ":6", 1));
    assert_eq!((column, expected.as_str()), (9, "9, for 9 by 9 cells"));
    let scl = by_name("scl").expect("a format").write(&read(LINE).expect("81").puzzle);
    assert_eq!(is_read(&scl), "sudokupad-json");
    let found = refused(&scl.replacen("\"lines\":[]", "\"lines\":[{\"wayPoints\":[[1,2]]}]", 1)).3;
    assert_eq!(found, "drawn lines, which are not supported yet");
    // The short form of SudokuPad's links: keys without quotes, nothing for an empty cell.
    let cell = |c: char| if c == '.' { String::new() } else { format!("{{v:{c}}}") };
    let short = format!("{{cs:50,ce:[[{}]],ca:[{{v:'title: x'}}]}}", lines(cell, ",").join("],["));
    assert_eq!(is_read(&short), "sudokupad-json");
    let caged = short.replacen("v:'title: x'", "v:10,ce:[[0,0]]", 1);
    let found = refused(&caged).3;
    assert_eq!(found, "cages with a sum that are not `unique`, which are not supported yet");
    let unique = caged.replacen("v:10", "unique:true,v:5", 1);
    assert_eq!(is_read(&unique), "sudokupad-json");
}

#[test]
fn open_sudoku_files_are_read() {
    let zeros = LINE.replace('.', "0");
    let game = format!("<game data=\"{zeros}\" />");
    let file = |games: &str| {
        format!(
            "<?xml version='1.0' encoding='UTF-8'?>\n<opensudoku>\n <name>easy</name>\n {games}\n</opensudoku>\n"
        )
    };
    assert_eq!(is_read(&file(&game)), "opensudoku");
    assert_eq!(read(&file(&game)).expect("a file").puzzle.metadata.title.as_deref(), Some("easy"));
    let many = file(&[game.as_str(); 3].join("\n"));
    assert_eq!(read_many(&many).filter(|item| item.result.is_ok()).count(), 3);
    let one_line = many.replace('\n', "");
    let columns: Vec<_> = read_many(&one_line).map(|item| item.result.is_ok()).collect();
    assert_eq!(columns, [true; 3]);
    let bad = format!("<opensudoku>{game}<game data=\"a{}\"/></opensudoku>", &zeros[1..]);
    let items: Vec<_> = read_many(&bad).collect();
    let error = items[1].result.as_ref().expect_err("a letter");
    assert_eq!((items.len(), error.line, error.column), (2, 1, 12 + game.len() + 13));
    // Values, notes and whether a cell may be changed, in the forms of the versions.
    for (version, open, given) in [
        (1, "1,2,|1|", "-|0|"),
        (2, "3||1|", "0||0|"),
        (3, "3|1|", "0|0|"),
        (4, "0|3|1|", "0|0|0|"),
        (5, "3|0|1|0|", "0|0|0|0|"),
    ] {
        let cell = |c| if c == '.' { format!("0|{open}") } else { format!("{c}|{given}") };
        let cells: String = LINE.chars().map(cell).collect();
        let text = format!(
            "<opensudoku version=\"2\"><folder name=\"f\"><game state=\"1\" data='version: {version}\n{cells}'/></folder></opensudoku>"
        );
        assert_eq!(is_read(&text), "opensudoku", "{version}");
        let open = read(&text).expect("a game").puzzle.candidates.expect("notes");
        assert_eq!(open.digits(Cell::at(0, 1)).to_string(), "12", "{version}");
    }
}
