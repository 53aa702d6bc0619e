//! Forms in which people post puzzles, made from a line of 81 cells or from pencil marks. The test of
//! random forms and a target of fuzzing use the same ones.

/// Chooses a number below another.
pub(crate) trait Choose {
    /// A number below `bound`.
    fn below(&mut self, bound: usize) -> usize;
}

fn one<'a, T: ?Sized>(choose: &mut impl Choose, items: &[&'a T]) -> &'a T {
    items[choose.below(items.len())]
}

/// Signs for bars, and those that part rows in a line. None of them is one that begins a comment.
const BARS: [&str; 18] =
    ["|", "!", ":", "/", "\\", "¦", "│", "║", "*", "+", "§", "'", "^", ",", "‖", "I", "l", "."];
const SEPARATORS: [&str; 22] = [
    ".", "-", "_", ":", "\\", "/", ",", ";", "|", "*", "x", "!", " ", "\\n", "\\r\\n", "<br>",
    "%0A", "&#10;", " / ", " - ", "\t", "\n",
];
const WRAPPERS: [(&str, &str); 16] = [
    ("", ""),
    ("'", "'"),
    ("\"", "\""),
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("<", ">"),
    ("`", "`"),
    ("“", "”"),
    ("puzzle=", ""),
    ("sudoku: ", ""),
    ("puzzle = '", "';"),
    ("[code]", "[/code]"),
    ("<code>", "</code>"),
    ("https://example.org/?p=", ""),
    ("<https://example.org/?p=", ">"),
];
const WORDS: [&str; 5] = ["", "This one is hard.", "ER 9.0", "Enjoy!", "Number 7, by me:"];

/// A line of 81 cells, points for empty ones, as somebody might post it.
pub(crate) fn puzzle(line: &str, choose: &mut impl Choose) -> String {
    let is_letters = choose.below(6) == 0;
    let letter = |c: char| match c.to_digit(10) {
        Some(digit) if is_letters => {
            char::from_digit(digit + 9, 36).unwrap_or(c).to_ascii_uppercase()
        }
        _ => c,
    };
    let is_row_form = choose.below(3) > 0;
    // A row of nothing but `-` is a border, and `?` and `*` have other uses in an address.
    let blank = if is_row_form {
        one(choose, &[".", "0", "_", "x"])
    } else {
        one(choose, &[".", "0", "_"])
    };
    let text: String = line
        .chars()
        .map(|c| if c == '.' { blank.to_owned() } else { letter(c).to_string() })
        .collect();
    let rows: Vec<String> =
        (0..9).map(|row| text.chars().skip(9 * row).take(9).collect()).collect();
    let body = if is_row_form {
        self::rows(&rows, blank, is_letters, choose)
    } else {
        let (open, close) = WRAPPERS[choose.below(WRAPPERS.len())];
        // In an address letters may be anything, and behind `<` they are a tag.
        let is_plain = is_letters && open.starts_with(['<', 'h']);
        let separator = SEPARATORS[choose.below(SEPARATORS.len())];
        let is_parted = line.contains('.')
            && !is_letters
            && separator != blank
            && separator != "\n"
            && choose.below(2) == 0;
        // Separators of text have no place in an address, nor in what is quoted there.
        let fits = is_parted
            && !(open.contains("://")
                && separator.contains([' ', '<', '\t', '|', '%', '&', '\\', ';', ',', '!']));
        let line = if fits { rows.join(separator) } else { text };
        if is_plain { line } else { format!("{open}{line}{close}") }
    };
    around(&body, choose)
}

/// Nine rows, with bars or without.
fn rows(rows: &[String], blank: &str, is_letters: bool, choose: &mut impl Choose) -> String {
    let bar = BARS[choose.below(BARS.len())];
    let is_letter = is_letters && matches!(bar, "I" | "l");
    if bar == blank || is_letter || choose.below(4) == 0 {
        return rows.join("\n");
    }
    let gap = one(choose, &[" ", "", "\t"]);
    let is_framed = choose.below(2) == 0;
    let boxed = |row: &String| {
        let cells: Vec<String> = row.chars().map(|c| c.to_string()).collect();
        let boxes: Vec<String> = cells.chunks(3).map(|cells| cells.join(gap)).collect();
        let inner = boxes.join(&format!("{gap}{bar}{gap}"));
        if is_framed { format!("{bar}{gap}{inner}{gap}{bar}") } else { inner }
    };
    let rule = one(choose, &["", "+-------+-------+-------+\n"]);
    let bands =
        rows.chunks(3).map(|band| band.iter().map(|row| boxed(row) + "\n").collect::<String>());
    format!("{rule}{}{rule}", bands.collect::<Vec<_>>().join(rule))
}

/// Words before and behind a puzzle, and marks of quoted mail.
fn around(body: &str, choose: &mut impl Choose) -> String {
    let before = one(choose, &WORDS);
    let behind = one(choose, &WORDS);
    let gap = if body.trim_end().contains('\n') { "\n\n" } else { "\n" };
    let text = format!("{before}{gap}{}{gap}{behind}", body.trim_end_matches('\n'));
    let text = text.trim_matches('\n');
    if choose.below(4) == 0 { format!("> {}", text.replace('\n', "\n> ")) } else { text.to_owned() }
}

/// Pencil marks as this program writes them, as somebody might post them.
pub(crate) fn marks(text: &str, choose: &mut impl Choose) -> String {
    let rows = text.lines().filter(|line| line.starts_with('|'));
    let rows: Vec<Vec<String>> = rows
        .map(|line| {
            line.split(['|', ' ']).filter(|cell| !cell.is_empty()).map(str::to_owned).collect()
        })
        .collect();
    // A star marks candidates.
    let bar = Some(BARS[choose.below(BARS.len() - 1)]).filter(|bar| *bar != "*").unwrap_or("!");
    let sign = one(choose, &["", "", "/", ",", "-", "+"]);
    // Bars and what is between candidates are different signs.
    let sign = if bar == sign || matches!(bar, "," | "/") { "" } else { sign };
    let is_braced = choose.below(5) == 0;
    let mut cell = |cell: &String| {
        // An only candidate, `?4`, has nothing between.
        let between = if cell.starts_with('?') { "" } else { sign };
        let joined = cell.chars().map(|c| c.to_string()).collect::<Vec<_>>().join(between);
        let is_open = cell.len() > 1;
        match choose.below(12) {
            0 if is_open => format!("a{joined}"),
            1 if is_open => format!("{joined}B"),
            2 if is_open => format!("*{joined}"),
            3 if is_open && !is_braced => format!("ab{joined}"),
            _ if is_braced => format!("{{{joined}}}"),
            _ => joined,
        }
    };
    let cells: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(&mut cell).collect()).collect();
    let is_framed = choose.below(2) == 0;
    let row = |cells: &Vec<String>| {
        let boxes: Vec<String> = cells.chunks(3).map(|cells| cells.join("  ")).collect();
        let inner = boxes.join(&format!(" {bar} "));
        if is_framed { format!("{bar} {inner} {bar}\n") } else { inner + "\n" }
    };
    around(&cells.iter().map(row).collect::<String>(), choose)
}
