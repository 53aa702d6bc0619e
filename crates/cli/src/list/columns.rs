//! How the lines of a file are divided into columns.

/// A cell this long that is made like a puzzle was meant as one: no name of a column is like that.
const LIKE_A_PUZZLE: usize = 20;

/// Whether this is a given or an empty cell.
fn is_sign(c: char) -> bool {
    c.is_ascii_digit() || ".*_-xX?".contains(c)
}

/// Whether this are the 81 characters of a puzzle.
pub(super) fn is_whole(cell: &str) -> bool {
    cell.len() == 81 && cell.chars().all(|c| is_sign(c) && c != '?')
}

/// What is wrong with a cell that was meant as a puzzle, although a sign or the length is another one. None for
/// anything else, such as the name of a column.
pub(super) fn broken(cell: &str) -> Option<String> {
    let cell = cell.trim().trim_matches('"');
    let count = cell.chars().count();
    let signs = cell.chars().filter(|c| is_sign(*c)).count();
    if count <= LIKE_A_PUZZLE || signs * 10 < count * 9 || is_whole(cell) {
        return None;
    }
    let wrong = cell.chars().enumerate().find(|(_, c)| !is_sign(*c) || *c == '?');
    Some(match wrong {
        _ if count != 81 => format!("a puzzle has 81 characters, this one has {count}"),
        Some((at, c)) => format!(
            "`{c}`, character {} of the puzzle, is neither a digit nor an empty cell",
            at + 1
        ),
        None => "this is no puzzle".to_owned(),
    })
}

/// What separates the columns of a line that has no puzzle.
pub(super) fn separator(line: &str) -> char {
    ['\t', ';', ','].into_iter().find(|c| line.contains(*c)).unwrap_or(' ')
}

/// What separates the columns of a line with a puzzle: what is next to that. None where nothing is.
pub(super) fn next_to_puzzle(line: &str) -> Option<char> {
    let signs: Vec<char> = line.chars().collect();
    let is_at = |at: usize| signs[at..at + 81].iter().all(|c| is_sign(*c));
    let at = (0..(signs.len() + 1).saturating_sub(81)).find(|at| is_at(*at))?;
    let after = signs[at + 81..].iter().skip_while(|c| **c == '"');
    let before = signs[..at].iter().rev().skip_while(|c| **c == '"');
    near(after.copied()).or_else(|| near(before.copied()))
}

/// The separator that comes first, blanks if there is another sign before it.
fn near(mut signs: impl Iterator<Item = char>) -> Option<char> {
    let mut was_blank = false;
    loop {
        match signs.next() {
            Some(by @ ('\t' | ';' | ',')) => return Some(by),
            Some(' ') => was_blank = true,
            Some(_) => return was_blank.then_some(' '),
            None => return None,
        }
    }
}

/// The cells of a line. A cell may be in quotation marks where these are no blanks.
pub(crate) fn cells(line: &str, by: char) -> Vec<String> {
    if by == ' ' {
        return line.split_whitespace().map(str::to_owned).collect();
    }
    let (mut cells, mut cell, mut is_quoted, mut begins) = (Vec::new(), String::new(), false, true);
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if is_quoted && chars.peek() == Some(&'"') => {
                cell.push('"');
                chars.next();
            }
            '"' if is_quoted => is_quoted = false,
            '"' if begins => is_quoted = true,
            c if c == by && !is_quoted => {
                cells.push(std::mem::take(&mut cell));
                begins = true;
                continue;
            }
            c => cell.push(c),
        }
        begins = false;
    }
    cells.push(cell);
    cells
}

/// The name of a column as an expression can have it.
pub(super) fn name(text: &str) -> String {
    let sign = |c: char| if c.is_alphanumeric() { c.to_ascii_lowercase() } else { '_' };
    let name: String = text.trim().trim_start_matches('#').trim().chars().map(sign).collect();
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("c{name}") } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_all_kinds_of_lines() {
        assert_eq!(cells("a\tb c\t", '\t'), ["a", "b c", ""]);
        assert_eq!(cells("a,\"b,\"\"c\"\"\",d", ','), ["a", "b,\"c\"", "d"]);
        assert_eq!(cells("5\" disk;a \"b;c\";d", ';'), ["5\" disk", "a \"b", "c\"", "d"]);
        assert_eq!(cells("a  b", ' '), ["a", "b"]);
        assert_eq!((name("# Puzzle"), name("11+")), ("puzzle".to_owned(), "c11_".to_owned()));
    }

    #[test]
    fn columns_are_separated_by_what_is_next_to_the_puzzle() {
        let puzzle = format!("{}1", ".".repeat(80));
        for (line, by) in [
            (format!("{puzzle};7,1;a b"), Some(';')),
            (format!("{puzzle} , 7.1"), Some(',')),
            (format!("7,1 {puzzle}"), Some(' ')),
            (format!("a,\"{puzzle}\""), Some(',')),
            (format!("{puzzle} # 8,9"), Some(' ')),
            (puzzle.clone(), None),
            (format!("{puzzle}  "), None),
        ] {
            assert_eq!(next_to_puzzle(&line), by, "{line}");
        }
    }

    #[test]
    fn what_was_meant_as_a_puzzle_is_no_name() {
        let puzzle = ".".repeat(80);
        assert!(broken(&puzzle).is_some_and(|what| what.contains("has 80")));
        assert!(
            broken(&format!("{puzzle}z")).is_some_and(|what| what.contains("`z`, character 81"))
        );
        assert_eq!(broken(&format!("{puzzle}1")), None);
        assert_eq!(broken("the puzzle that was rated by 1.2.1"), None);
        assert_eq!(broken("2026-11-23"), None);
    }
}
