//! What people paste : spreadsheets, tables, lists of programs, quoted mail, pictures of
//! this program, files and links of others. Each is read, and each is refused where it is wrong.

mod links;
mod posted;
mod signs;

use ninerooks_board::{Cell, Puzzle};
use ninerooks_text::formats::{
    ALL, Format, ReadError, by_name, decode, read, read_many, read_many_as,
};

const LINE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

fn rows() -> Vec<Vec<char>> {
    LINE.chars().collect::<Vec<_>>().chunks(9).map(<[char]>::to_vec).collect()
}

/// Nine lines: the cells of a row, changed, with something between.
fn lines(cell: impl Fn(char) -> String, between: &str) -> Vec<String> {
    let row = |row: &Vec<char>| row.iter().map(|&c| cell(c)).collect::<Vec<_>>().join(between);
    rows().iter().map(row).collect()
}

fn blank(c: char) -> String {
    if c == '.' { String::new() } else { c.to_string() }
}

fn values(puzzle: &Puzzle) -> String {
    by_name("sdm").expect("a format").write(puzzle)
}

/// Reads a text, alone and as a list, and says which format it is in.
fn is_read(text: &str) -> &'static str {
    let alone = read(text).unwrap_or_else(|error| panic!("{error}\n---\n{text}"));
    assert_eq!(values(&alone.puzzle), LINE, "{text}");
    let many: Vec<_> = read_many(text).collect();
    assert_eq!(many.len(), 1, "{text}\n{many:?}");
    let one = many[0].result.as_ref().unwrap_or_else(|error| panic!("{error}\n---\n{text}"));
    assert_eq!(one.puzzle, alone.puzzle, "{text}");
    assert_eq!(one.format.name(), alone.format.name(), "{text}");
    alone.format.name()
}

/// The only error of a text: line, column, what was expected, what was found.
fn refused(text: &str) -> (usize, usize, String, String) {
    let error = |ReadError { line, column, expected, found, .. }| (line, column, expected, found);
    let alone = error(read(text).expect_err(text));
    let many: Vec<_> = read_many(text).collect();
    assert_eq!(many.len(), 1, "one error for one puzzle\n{text}\n{many:?}");
    assert_eq!(error(many[0].result.clone().expect_err(text)), alone, "{text}");
    alone
}

#[test]
fn spreadsheets_are_read() {
    for separator in [",", ";", "\t"] {
        assert_eq!(is_read(&lines(blank, separator).join("\n")), "csv");
        assert_eq!(is_read(&lines(blank, separator).join("\r\n")), "csv");
        let quoted = |c: char| format!("\"{}\"", blank(c));
        assert_eq!(is_read(&lines(quoted, separator).join("\n")), "csv");
        let zeros = lines(|c| if c == '.' { "0".to_owned() } else { c.to_string() }, separator);
        assert_eq!(is_read(&zeros.join("\n")), "grid");
    }
    // Rows with nothing in them, and tabs that were cut off at the ends of lines.
    let sparse =
        "\t\t2\t\t3\t\t\t\t8\n\t\t\t\t\t\t\t\t\n5\n".to_owned() + &"\t\t\t\t\t\t\t\t1\n".repeat(6);
    let read = read(&sparse).expect("a table").puzzle;
    assert!(values(&read).starts_with("..2.3...8.........5................1"), "{}", values(&read));
    assert_eq!(is_read(&lines(blank, ",").join(",")), "csv");
}

#[test]
fn spreadsheets_are_refused_where_they_are_wrong() {
    let text = lines(blank, ",").join("\n");
    let (line, column, expected, found) = refused(&text.replacen(",3,,", ",3,", 1));
    assert_eq!((line, column, expected.as_str(), found.as_str()), (2, 9, "9 fields in row 2", "8"));
    let (line, column, expected, found) = refused(&text.replacen(",3,", ",33,", 1));
    assert_eq!((line, column, found.as_str()), (2, 2, "`33`"));
    assert_eq!(expected, "a digit from 1 to 9, or nothing");
}

#[test]
fn grids_with_blanks_are_read() {
    let grid = by_name("grid-borders").expect("a format").write(&read(LINE).expect("81").puzzle);
    let spaced = grid.replace('.', " ");
    assert_eq!(is_read(&spaced), "grid-blanks");
    let drawn = spaced.replace('|', "│").replace('-', "─").replace('+', "┼");
    assert_eq!(is_read(&drawn), "grid-blanks");
    // No frame around it, the ends of lines cut off.
    let inner: Vec<String> = spaced
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| line[2..line.len() - 2].trim_end().to_owned())
        .collect();
    assert_eq!(is_read(&inner.join("\n")), "grid-blanks");
    // Every cell between bars, boxes between double ones.
    let barred: Vec<_> = lines(|c| format!(" {} ", c.to_string().replace('.', " ")), "│")
        .iter()
        .map(|line| format!("║{line}║"))
        .collect();
    assert_eq!(is_read(&barred.join("\n")), "grid-blanks");
    let narrow = lines(|c| c.to_string().replace('.', " "), "").into_iter();
    let narrow: Vec<_> =
        narrow.map(|r| format!("|{}|{}|{}|", &r[..3], &r[3..6], &r[6..])).collect();
    assert_eq!(is_read(&narrow.join("\n")), "grid-blanks");
    let bare = lines(|c| c.to_string().replace('.', " "), " ");
    assert_eq!(is_read(&bare.join("\n")), "grid-blanks");
}

#[test]
fn grids_with_blanks_are_refused_where_they_are_wrong() {
    let grid = by_name("grid-blanks").expect("a format").write(&read(LINE).expect("81").puzzle);
    let (line, column, expected, _) = refused(&grid.replacen("| 4     |", "| 45    |", 1));
    assert_eq!((line, column, expected.as_str()), (2, 4, "a blank between two cells"));
    let (line, _, expected, found) = refused(&grid.replacen("|   3   |       |", "|   3   |", 1));
    assert_eq!((line, found.as_str()), (3, "2"));
    assert_eq!(expected, "9 cells, or 3 boxes, between bars in row 2");
}

#[test]
fn markdown_tables_are_read() {
    let row = |line: &String| format!("| {line} |");
    let all: Vec<_> = lines(|c| c.to_string().replace('.', " "), " | ").iter().map(row).collect();
    let rule = format!("|{}", "---|".repeat(9));
    let headless = [&all[..1], std::slice::from_ref(&rule), &all[1..]].concat();
    assert_eq!(is_read(&headless.join("\n")), "markdown");
    let numbers = " 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |".to_owned();
    for head in ["   |".repeat(9), numbers, " a |".repeat(9)] {
        let head = format!("|{head}");
        let text = [&[head, rule.clone()], all.as_slice()].concat().join("\n");
        assert_eq!(is_read(&text), "markdown");
        assert_eq!(
            read_many(&format!("{text}\n\n{text}\n")).filter(|i| i.result.is_ok()).count(),
            2
        );
    }
    let (line, column, expected, _) = refused(&headless.join("\n").replacen("| 8 |", "| 8x |", 1));
    assert_eq!((line, column, expected.as_str()), (1, 27, "one digit between two bars"));
}

#[test]
fn other_signs_for_empty_cells_are_read() {
    for sign in ["?", "·", "•", "□", "–", "．"] {
        assert_eq!(is_read(&LINE.replace('.', sign)), "line");
        assert_eq!(is_read(&lines(|c| c.to_string().replace('.', sign), " ").join("\n")), "grid");
    }
    let wide = |c: char| match c {
        '0'..='9' => char::from_u32(0xff10 + u32::from(c) - 0x30).unwrap_or(c),
        c => c,
    };
    assert_eq!(is_read(&LINE.chars().map(wide).collect::<String>()), "line");
    assert_eq!(is_read(&lines(|c| c.to_string(), "").join("/")), "grid");
    assert_eq!(is_read(&lines(|c| c.to_string(), "").join(" / ")), "grid");
}

#[test]
fn lists_of_programs_are_read() {
    let list = |open: &str, cell: &dyn Fn(char) -> String, close: &str, between: &str| {
        let rows = lines(cell, between).into_iter().map(|row| format!("{open}{row}{close}"));
        rows.collect::<Vec<_>>()
    };
    let zero = |c: char| c.to_string().replace('.', "0");
    let numbers = list("[", &zero, "]", ", ");
    let quoted = list("[", &|c| format!("\"{c}\""), "]", ",");
    let none = list("[", &|c| c.to_string().replace('.', "None"), "]", ", ");
    for rows in [&numbers, &quoted, &none] {
        assert_eq!(is_read(&format!("[{}]", rows.join(","))), "json");
        assert_eq!(is_read(&format!("[\n {},\n]", rows.join(",\n "))), "json");
        assert_eq!(is_read(&format!("board = [{}]\n", rows.join(",\n         "))), "json");
    }
    let java = list("{", &zero, "}", ", ").join(",\n");
    assert_eq!(is_read(&format!("int[][] grid = {{\n{java}\n}};")), "json");
    assert_eq!(is_read(&format!("[{}]", list("[", &zero, "]", " ").join("\n "))), "json");
    assert_eq!(is_read(&format!("[{}]", lines(zero, ", ").join(", "))), "json");
    assert_eq!(
        is_read(&format!("[{}]", list("\"", &|c| c.to_string(), "\"", "").join(","))),
        "json"
    );
    assert_eq!(
        is_read(&format!("{{\"schema\":1,\"puzzle\":\"{LINE}\",\"status\":\"solved\"}}")),
        "json"
    );
    // One number in a line, and a list of lines.
    assert_eq!(is_read(&format!("[\n[{}]\n]", lines(zero, ",\n").join("\n],\n[\n"))), "json");
    let many = format!("[\n  \"{LINE}\",\n  \"{LINE}\"\n]\n");
    assert_eq!(read_many(&many).filter(|item| item.result.is_ok()).count(), 2);
    assert_eq!(read_many(&many).count(), 2);
}

#[test]
fn lists_are_refused_where_they_are_wrong() {
    let rows: Vec<_> =
        lines(|c| c.to_string().replace('.', "0"), ",").iter().map(|r| format!("[{r}]")).collect();
    let text = format!("[{}]", rows.join(",\n"));
    let (line, column, expected, found) = refused(&text.replacen("[0,3,", "[3,", 1));
    assert_eq!((line, column, expected.as_str(), found.as_str()), (2, 1, "9 cells in row 2", "8"));
    let (line, column, _, found) = refused(&text.replacen("[0,3,", "[0,13,", 1));
    assert_eq!((line, column, found.as_str()), (2, 4, "`13`"));
    let (line, _, expected, _) = refused(&text[..text.len() - 1]);
    assert_eq!((line, expected.as_str()), (1, "`]` at the end of this list"));
}

#[test]
fn html_tables_are_read() {
    let cell = |c: char| {
        format!(
            "<td class=\"c\">{}</td>",
            if c == '.' { "&nbsp;".to_owned() } else { format!("<b>{c}</b>") }
        )
    };
    let rows: Vec<_> =
        lines(cell, "\n  ").iter().map(|row| format!(" <tr>\n  {row}\n </tr>")).collect();
    let table = format!("<table>\n{}\n</table>", rows.join("\n"));
    assert_eq!(is_read(&table), "html");
    assert_eq!(
        is_read(&format!("<!DOCTYPE html>\n<html><body>\n{table}\n</body></html>\n")),
        "html"
    );
    let fields = lines(|c| format!("<td><input maxlength=1 value='{}'></td>", blank(c)), "");
    assert_eq!(is_read(&format!("<table><tr>{}</tr></table>", fields.join("</tr><tr>"))), "html");
    assert_eq!(
        read_many(&format!("{table}\n{table}\n{LINE}\n")).filter(|i| i.result.is_ok()).count(),
        3
    );
    let (line, column, expected, found) = refused(&table.replacen("<b>3</b>", "<b>34</b>", 1));
    assert_eq!((line, column, found.as_str()), (15, 3, "`34`"));
    assert_eq!(expected, "one digit in a cell of the table");
}

#[test]
fn utf_16_is_read() {
    let text = lines(blank, "\t").join("\r\n");
    let units: Vec<u16> = text.encode_utf16().collect();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    for bytes in [
        [b"\xff\xfe", little.as_slice()].concat(),
        [b"\xfe\xff", big.as_slice()].concat(),
        little,
        big,
    ] {
        assert_eq!(is_read(&decode(&bytes)), "csv");
    }
}

#[test]
fn quoted_mail_is_read() {
    let grid = by_name("grid-borders").expect("a format").write(&read(LINE).expect("81").puzzle);
    let quoted = |mark: &str| format!("{mark}{}", grid.replace('\n', &format!("\n{mark}")));
    for mark in ["> ", ">", "> > ", ">>"] {
        assert_eq!(is_read(&quoted(mark)), "grid");
        assert_eq!(is_read(&format!("{mark}{LINE}")), "line");
    }
    let (line, column, _, found) = refused(&quoted("> ").replacen(". 3", ". a", 1));
    assert_eq!((line, column, found.as_str()), (3, 7, "`a`"));
}

#[test]
fn a_remark_behind_a_row_is_skipped() {
    let grid = lines(|c| c.to_string(), " ");
    for remark in ["<- hard", "# hard", "hard", "(this one)", "← 8 is forced here"] {
        let text = grid.iter().enumerate().map(|(n, row)| match n {
            0 | 3 => format!("{row}   {remark}\n"),
            _ => format!("{row}\n"),
        });
        assert_eq!(is_read(&text.collect::<String>()), "grid");
    }
    // Nine groups are a row of candidates, and no word before the ninth is a remark.
    let text = grid.join("\n").replacen(". 3 . .", ". 3 . hard", 1);
    assert_eq!(refused(&text).0, 2);
}

#[test]
fn comments_begin_with_a_semicolon_too() {
    for comment in ["; foo", "; x", "; a b c", ";", ";; twice"] {
        assert_eq!(is_read(&format!("{comment}\n{LINE}\n")), "line");
        assert_eq!(is_read(&format!("{LINE}\n{comment}\n")), "line");
        assert_eq!(is_read(&format!("\n{comment}\n\n{LINE}\n\n{comment}\n")), "line");
        let grid = lines(|c| c.to_string(), "");
        assert_eq!(
            is_read(&format!("{}\n{comment}\n{}\n", grid[..4].join("\n"), grid[4..].join("\n"))),
            "grid"
        );
    }
}

#[test]
fn a_row_of_an_sdx_file_is_no_puzzle() {
    let full = ["123456789"; 9].join(" ");
    let mut rows = vec![full.clone(); 9];
    rows[0] = format!("{} 8", ["123456789"; 8].join(" "));
    rows[1] = format!("u5 {}", ["123456789"; 8].join(" "));
    let text = rows.join("\n");
    let sdx = read(&text).expect("a file");
    assert_eq!(sdx.format.name(), "sdx");
    assert_eq!(values(&sdx.puzzle), format!("........85{}", ".".repeat(71)));
    assert_eq!(sdx.puzzle.givens().collect::<Vec<_>>(), [Cell::at(0, 8)]);
    assert_eq!(read_many(&text).count(), 1);
    assert_eq!(read_many_as(&text, by_name("sdx").expect("a format")).count(), 1);
    let (line, column, expected, _) = refused(&text.replacen("u5", "u56", 1));
    assert_eq!((line, column), (2, 1));
    assert!(expected.starts_with("digits, with `u`"), "{expected}");
}

#[test]
fn a_line_with_a_character_too_many_says_so() {
    let (line, column, expected, found) = refused(&format!("{LINE}."));
    assert_eq!((line, column, expected.as_str(), found.as_str()), (1, 82, "81 cells", "82"));
    let (_, _, expected, found) = refused(&LINE[..80]);
    assert_eq!((expected.as_str(), found.as_str()), ("81 cells", "80"));
}

#[test]
fn pictures_and_colours_of_a_terminal_are_read() {
    let picture = "\
\u{1b}[1mHidden Single\u{1b}[0m: 1 in b8 => \u{1b}[1mr8c6=1\u{1b}[0m

In box 8 the only place left for 1 is row 8 column 6, so row 8 column 6 is 1.

     c1     c2      c3        c4     c5      c6        c7     c8     c9
   ┌────────────────────────┬────────────────────────┬──────────────────────┐
r1 │ 4      1679    12679   │ 139    2369    1269    │ 8      1239   5      │
r2 │ 26789  3       1256789 │ 14589  24569   1245689 │ 12679  1249   124679 │
r3 │ 2689   15689   125689  │ 7      234569  1245689 │ 12369  12349  123469 │
   ├────────────────────────┼────────────────────────┼──────────────────────┤
r4 │ 3789   2       135789  │ 3459   34579   4579    │ 13579  6      13789  │
r5 │ 3679   15679   135679  │ 359    8       25679   │ 4      12359  12379  │
r6 │ 36789  456789  356789  │ 3459   1       245679  │ 23579  23589  23789  │
   ├────────────────────────┼────────────────────────┼──────────────────────┤
r7 │ 289    89      289     │ 6      459     3       │ 1259   7      12489  │
r8 │ 5      6789    36789   │ 2      479     4789\u{1b}[1m+1\u{1b}[0m  │ 1369   13489  134689 │
r9 │ 1      6789    4       │ 589    579     5789    │ 23569  23589  23689  │
   └────────────────────────┴────────────────────────┴──────────────────────┘
   +1 placed
   truths 1B8
   links  8n6
";
    assert_eq!(is_read(picture), "pm");
    let plain =
        picture.replace('│', "|").replace(['─', '┌', '┐', '├', '┤', '└', '┘', '┬', '┴', '┼'], "-");
    assert_eq!(is_read(&plain), "pm");
    let path = format!(" 1. {picture}\n 2. {plain}\nSolved in 57 steps. Every step was checked.\n");
    assert_eq!(read_many(&path).filter(|item| item.result.is_ok()).count(), 2);
    assert_eq!(read_many(&path).count(), 2);
    // The only candidate of a cell, and none.
    let lone =
        picture.replace("4789\u{1b}[1m+1\u{1b}[0m", "?1").replace(" 6789    4 ", " !       4 ");
    let puzzle = read(&lone).expect("a picture").puzzle;
    assert_eq!(puzzle.value(Cell::at(7, 5)), None);
    let open = puzzle.candidates.expect("candidates");
    assert_eq!(open.digits(Cell::at(7, 5)).to_string(), "1");
    assert!(open.digits(Cell::at(8, 1)).is_empty());
}

#[test]
fn big_pictures_are_read() {
    let [drawn, ascii] =
        [include_str!("../../pictures/big.txt"), include_str!("../../pictures/big-ascii.txt")];
    let puzzle = read(drawn).expect("a picture").puzzle;
    assert_eq!(read(ascii).expect("a picture").puzzle, puzzle);
    assert_eq!(values(&puzzle).replace('.', ""), "7836154263819392475");
    let open = puzzle.candidates.expect("candidates");
    assert_eq!(open.digits(Cell::at(0, 1)).to_string(), "126");
    assert_eq!(open.digits(Cell::at(8, 0)).to_string(), "12468");
    let path =
        format!(" 1. Pair Deletion: 3 pairs\n    left  1  2  3\n\n{drawn}\n 2. Next\n\n{ascii}\n");
    assert_eq!(read_many(&path).filter(|item| item.result.is_ok()).count(), 2);
    assert_eq!(read_many(&path).count(), 2);
    let short = ascii.lines().take(20).collect::<Vec<_>>().join("\n");
    assert_eq!(refused(&short).2, "a picture of 9 rows with 3 lines each");
}

#[test]
fn what_is_nested_or_repeated_without_end_is_refused() {
    for open in ["[", "{\"a\":", "<", "(["] {
        let text = open.repeat(20_000);
        assert!(read(&text).is_err());
        assert!(read_many(&text).all(|item| item.result.is_err()));
    }
    let games = "<game data=\"\"/>".repeat(4000);
    assert_eq!(read_many(&games).count(), 4000);
}

#[test]
fn formats_have_other_names() {
    for (alias, name) in [
        ("s9b", "sudokuwiki"),
        ("url", "url-sudokuwiki"),
        ("SudokuPad", "url-sudokupad"),
        ("fpuz", "f-puzzles"),
        ("md", "markdown"),
        ("excel", "csv"),
    ] {
        assert_eq!(by_name(alias).map(Format::name), Some(name));
    }
    for format in ALL {
        for alias in format.aliases() {
            assert!(ALL.iter().all(|other| other.name() != *alias), "{alias}");
            let also = ALL.iter().filter(|other| other.aliases().contains(alias)).count();
            assert_eq!(also, 1, "{alias}");
        }
    }
}
