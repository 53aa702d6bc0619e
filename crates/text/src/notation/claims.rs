//! What is said to follow from a step, as posters write it: `=> -1r7c7,r9c2`, `=> r7c7,r9c2<>1`.
//!
//! A claim is digits and cells with a sign before them, `-1r7c7`, `-(1)r7c7,r9c2`, `- 12 r7c79`, and `+5r7c7`
//! for what is true; or cells and what they are or are not, `r7c7,r9c2 <> 1`, `r7c7 ≠ 1`, `r7c7=5`; or the
//! same in words, `(1)r7c7 is false`, `r7c7 is not 1`, `eliminate 1 from r7c7`. Without any sign, `=> 1r7c7`, a
//! candidate is eliminated: a proof that it is true eliminates something else, which a poster would name.
//!
//! Cells are listed with a comma, a blank, `&`, `/`, `|` or `and` between them, and so are claims, with a
//! semicolon besides. A list goes on in the next line behind such a sign, and a sign or a cell that is not a
//! single goes on without one.

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet};
use ninerooks_proof::Action;

use super::cursor::{Cursor, NotationError};
use super::{eureka, rncn};

/// What may be claimed.
const CLAIM: &str = "what follows, such as r1c2<>3";
const DIGIT: &str = "the digit that is eliminated, such as -1r7c9";
const CELL: &str = "the cells of this digit, such as -1r7c9";
const OPERATOR: &str = "<>, = or another cell";

/// Reads what is said to follow, up to where something else begins.
///
/// # Errors
/// Where nothing is said, or something that is begun is not understood.
pub(super) fn claims(cursor: &mut Cursor<'_>) -> Result<Vec<Action>, NotationError> {
    let mut actions = Vec::new();
    let mut end = *cursor;
    loop {
        let between = between(cursor);
        let is_first = actions.is_empty();
        let place = *cursor;
        if !begins(*cursor, is_first || !between.broken) {
            break;
        }
        let more = claim(cursor)?;
        let is_single = more.iter().all(|action| matches!(action, Action::Place(_)));
        let has_sign = place.peek() == Some('+');
        // A placement in a line of its own is a single, and not what the step claims.
        if is_single && !has_sign && between.broken && !between.separated && !is_first {
            *cursor = place;
            break;
        }
        actions.extend(more);
        end = *cursor;
    }
    if actions.is_empty() {
        return Err(cursor.error(CLAIM));
    }
    *cursor = end;
    Ok(actions)
}

/// What is between two claims.
struct Between {
    separated: bool,
    broken: bool,
}

/// Goes past blanks, remarks and signs between two claims. A bar that begins a line begins a branch.
fn between(cursor: &mut Cursor<'_>) -> Between {
    let mut between = Between { separated: false, broken: false };
    loop {
        if let Some(c) = cursor.eat(char::is_whitespace) {
            between.broken |= c == '\n';
        } else if cursor.peek() == Some('#') {
            while cursor.eat(|c| c != '\n').is_some() {}
        } else if cursor.peek() == Some('|') && between.broken {
            return between;
        } else if cursor.eat(|c| ",;|&".contains(c)).is_some() || cursor.word(&["and"]) {
            between.separated = true;
        } else {
            return between;
        }
    }
}

/// Whether a claim begins here. Without a sign a candidate may only be one in the line of the others, and
/// where no link goes on from it.
fn begins(cursor: Cursor<'_>, is_in_line: bool) -> bool {
    let mut ahead = cursor;
    if sign(&mut ahead).is_some() {
        // A rule of dashes, or a remark that begins with one, is none.
        return is_in_line || digits_before_cells(&mut ahead).is_ok();
    }
    let mut verb = cursor;
    eureka::at_cell(cursor) || verb.word(&VERBS) || is_in_line && bare(cursor)
}

/// Whether a digit and cells are here, and no node of a chain.
fn bare(mut cursor: Cursor<'_>) -> bool {
    if digits_before_cells(&mut cursor).is_err() || !eureka::at_cell(cursor) {
        return false;
    }
    let _ = cells(&mut cursor);
    cursor.blanks();
    !cursor.peek().is_some_and(|c| "=-–—−|".contains(c))
}

const VERBS: [&str; 10] = [
    "eliminates",
    "eliminate",
    "eliminating",
    "removes",
    "remove",
    "removing",
    "excludes",
    "exclude",
    "excluding",
    "deletes",
];

/// One claim.
fn claim(cursor: &mut Cursor<'_>) -> Result<Vec<Action>, NotationError> {
    let sign = sign(cursor);
    let mut verb = *cursor;
    if sign.is_none() && verb.word(&VERBS) {
        verb.blanks();
        *cursor = verb;
        return digits_first(cursor, Some(false));
    }
    match sign {
        None if eureka::at_cell(*cursor) => cells_first(cursor),
        _ => digits_first(cursor, sign),
    }
}

/// Whether the sign before digits says that they are true.
fn sign(cursor: &mut Cursor<'_>) -> Option<bool> {
    let is_true = if cursor.eat(|c| c == '+').is_some() {
        true
    } else if cursor.eat(|c| "-–−—≠¬~!".contains(c)).is_some()
        || cursor.eat_word("<>")
        || cursor.word(&["not"])
    {
        cursor.eat(|c| c == '='); // `!=` before a digit
        false
    } else {
        return None;
    };
    cursor.blanks();
    Some(is_true)
}

/// `1r7c7,r9c2`, with its sign before it, or in words behind it.
fn digits_first(cursor: &mut Cursor<'_>, sign: Option<bool>) -> Result<Vec<Action>, NotationError> {
    let digits = digits_before_cells(cursor)?;
    if !eureka::at_cell(*cursor) {
        return Err(cursor.error(CELL));
    }
    let cells = cells(cursor)?;
    let mut ahead = *cursor;
    ahead.blanks();
    let said = said(&mut ahead);
    if said.is_some() {
        *cursor = ahead;
    }
    Ok(actions(digits, cells, sign.or(said).unwrap_or(false)))
}

/// What words behind a candidate say of it.
fn said(cursor: &mut Cursor<'_>) -> Option<bool> {
    const FALSE: [&str; 14] = [
        "is false",
        "are false",
        "=false",
        "= false",
        "is not true",
        "are not true",
        "cannot be true",
        "can't be true",
        "is impossible",
        "are impossible",
        "can be eliminated",
        "is eliminated",
        "can be removed",
        "are eliminated",
    ];
    if cursor.word(&FALSE) {
        return Some(false);
    }
    cursor.word(&["is true", "are true", "must be true", "=true", "= true"]).then_some(true)
}

/// `r7c7,r9c2<>1`, `r7c7=5`.
fn cells_first(cursor: &mut Cursor<'_>) -> Result<Vec<Action>, NotationError> {
    let mut cells = CellSet::EMPTY;
    loop {
        cells |= rncn::product(cursor)?;
        let place = *cursor;
        cursor.blanks();
        if let Some(is_true) = operator(cursor) {
            cursor.blanks();
            let digits = digits_behind_cells(cursor, is_true)?;
            return Ok(actions(digits, cells, is_true));
        }
        list_sign(cursor);
        if !eureka::at_cell(*cursor) {
            // What is wrong is what stands where a sign should be.
            let mut behind = place;
            behind.skip(&[',', '|']);
            return Err(behind.error(OPERATOR));
        }
    }
}

/// What cells are, or are not, said to be.
fn operator(cursor: &mut Cursor<'_>) -> Option<bool> {
    if { *cursor }.arrow() {
        return None;
    }
    const NOT: [&str; 10] = [
        "cannot be",
        "can not be",
        "can't be",
        "is not",
        "isn't",
        "are not",
        "aren't",
        "must not be",
        "is never",
        "not",
    ];
    if cursor.eat_any(&["<>", "!==", "!=", "-=", "≠", "=/=", "/=", "=\\=", "¬=", "~="])
        || cursor.word(&NOT)
    {
        return Some(false);
    }
    let is_true = cursor.eat_any(&[":=", "=", "+="]) || cursor.word(&["must be", "is", "are"]);
    is_true.then_some(true)
}

/// The digits before cells: `1`, `12`, `(1)`, `1,2`, `(1/2)`, and the word between them and the cells.
fn digits_before_cells(cursor: &mut Cursor<'_>) -> Result<DigitSet, NotationError> {
    let bracket = cursor.eat(|c| c == '(').is_some();
    let mut digits = DigitSet::EMPTY;
    loop {
        cursor.blanks();
        let more = DigitSet::from_bits(cursor.numbers(DIGIT)?);
        digits |= more;
        cursor.blanks();
        let mut ahead = *cursor;
        if ahead.eat(|c| ",/|&".contains(c)).is_none() {
            break;
        }
        ahead.blanks();
        if !ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
            break;
        }
        *cursor = ahead;
    }
    if bracket && cursor.eat(|c| c == ')').is_none() {
        return Err(cursor.error("a digit or )"));
    }
    cursor.blanks();
    if cursor.word(&["from", "in", "at", "of"]) || cursor.eat(|c| c == '@').is_some() {
        cursor.blanks();
    }
    Ok(digits)
}

/// The digits behind cells: `1`, `12`, `1,2`, and of a placement one.
fn digits_behind_cells(cursor: &mut Cursor<'_>, is_true: bool) -> Result<DigitSet, NotationError> {
    const EXPECTED: &str = "a digit from 1 to 9";
    let bracket = cursor.eat(|c| c == '(').is_some();
    let digits = if is_true {
        let digit = cursor.eat(|c| matches!(c, '1'..='9')).and_then(Digit::from_char);
        let digit = digit.ok_or_else(|| cursor.error(EXPECTED))?;
        if cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Err(cursor.error("the end of the placement, which has one digit"));
        }
        DigitSet::from(digit)
    } else {
        let first = DigitSet::from_bits(cursor.numbers(EXPECTED)?);
        first | more_digits(cursor)
    };
    if bracket && cursor.eat(|c| c == ')').is_none() {
        return Err(cursor.error("a digit or )"));
    }
    Ok(digits)
}

/// The digits behind a comma that are not those of cells which follow: `r1c1<>2,5` and not `r1c1<>2, 3r4c5`.
fn more_digits(cursor: &mut Cursor<'_>) -> DigitSet {
    let mut digits = DigitSet::EMPTY;
    loop {
        let mut ahead = *cursor;
        ahead.blanks();
        if ahead.eat(|c| ",/|&".contains(c)).is_none() && !ahead.word(&["or", "and"]) {
            return digits;
        }
        ahead.blanks();
        let Ok(more) = ahead.numbers(DIGIT) else { return digits };
        let mut behind = ahead;
        behind.eat(|c| c == ')');
        behind.blanks();
        if eureka::at_cell(behind) {
            return digits;
        }
        digits |= DigitSet::from_bits(more);
        *cursor = ahead;
    }
}

/// Cells with a comma, a blank or a word between them, up to those that are said to be something else.
fn cells(cursor: &mut Cursor<'_>) -> Result<CellSet, NotationError> {
    let mut cells = rncn::product(cursor)?;
    loop {
        let mut ahead = *cursor;
        ahead.blanks();
        if list_sign(&mut ahead) {
            ahead.skip(&[]);
        }
        if !eureka::at_cell(ahead) {
            return Ok(cells);
        }
        let more = rncn::product(&mut ahead)?;
        let mut behind = ahead;
        behind.blanks();
        if said(&mut { behind }).is_none() && operator(&mut behind).is_some() {
            return Ok(cells);
        }
        cells |= more;
        *cursor = ahead;
    }
}

/// Goes past the sign between two cells of a list.
fn list_sign(cursor: &mut Cursor<'_>) -> bool {
    let is_sign = cursor.eat(|c| ",|&/".contains(c)).is_some() || cursor.word(&["and", "or"]);
    cursor.blanks();
    is_sign && {
        cursor.word(&["and"]);
        cursor.blanks();
        true
    }
}

fn actions(digits: DigitSet, cells: CellSet, is_true: bool) -> Vec<Action> {
    let action = if is_true { Action::Place } else { Action::Eliminate };
    let of = |digit| cells.map(move |cell| action(Candidate::new(digit, cell)));
    digits.flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> String {
        let mut cursor = Cursor::new(text);
        match claims(&mut cursor) {
            Ok(actions) => format!("{}|{}", rncn::print_actions(&actions), cursor.rest()),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn one_digit_may_have_several_cells_in_all_the_ways_of_writing_them() {
        for text in [
            "-1 r7c7,r9c2; stte",
            "-1r7c7,r9c2; stte",
            "- 1 r7c7, r9c2; stte",
            "-1 r7c7 r9c2; stte",
            "-1 r7c7 & r9c2; stte",
            "-1 r7c7 and r9c2; stte",
            "-1 r7c7, and r9c2; stte",
            "-1 r7c7/r9c2; stte",
            "-1 r7c7|r9c2; stte",
            "-(1)r7c7,r9c2; stte",
            "-( 1 ) r7c7 , r9c2; stte",
            "–1r7c7,\n r9c2; stte",
            "-1r7c7 -1r9c2; stte",
            "-1r7c7, -1r9c2; stte",
            "-1r7c7 & -1r9c2; stte",
            "-1R7C7; -1R9C2; stte",
            "≠1 r7c7,r9c2; stte",
            "<>1r7c7,r9c2; stte",
            "!=1r7c7,r9c2; stte",
            "not 1r7c7,r9c2; stte",
            "r7c7,r9c2 <> 1; stte",
            "r7c7,r9c2≠1; stte",
            "r7c7 r9c2 != 1; stte",
            "r7c7 & r9c2 -= 1; stte",
            "r7c7 and r9c2 <>(1); stte",
            "r7c7<>1, r9c2<>1; stte",
            "r7c7<>1 and r9c2<>1; stte",
            "r7c7 & r9c2 are not 1; stte",
            "r7c7 is not 1, r9c2 can't be 1; stte",
            "1r7c7,r9c2; stte",
            "(1)r7c7,r9c2 are false; stte",
            "(1)r7c7 is false, (1)r9c2 is false; stte",
            "eliminates 1 from r7c7 and r9c2; stte",
            "removing 1 in r7c7, r9c2; stte",
            "-1 in r7c7,r9c2; stte",
            "-1@r7c7,r9c2; stte",
        ] {
            let expected = "r7c7,r9c2<>1|; stte";
            assert_eq!(said(text), expected, "{text}");
        }
    }

    #[test]
    fn several_digits_and_placements() {
        for (text, expected) in [
            ("-12 r7c79", "r7c79<>12|"),
            ("-(1,2)r7c79", "r7c79<>12|"),
            ("-1/2 r7c79", "r7c79<>12|"),
            ("-1,2r7c79", "r7c79<>12|"),
            ("r7c79<>1,2", "r7c79<>12|"),
            ("r7c79 <> 1 or 2", "r7c79<>12|"),
            ("r7c7<>1, 2r7c9", "r7c7<>1, r7c9<>2|"),
            ("-1r7c7, r9c2=5", "r7c7<>1, r9c2=5|"),
            ("-1 r7c7 r8c2, r9c2<>5", "r7c7,r8c2<>1, r9c2<>5|"),
            ("r7c7=5", "r7c7=5|"),
            ("+5r7c7", "r7c7=5|"),
            ("+5 r7c7, -5r7c9", "r7c9<>5, r7c7=5|"),
            ("r7c7 is 5", "r7c7=5|"),
            ("(5)r7c7 is true", "r7c7=5|"),
            ("r7c7 := 5; btte", "r7c7=5|; btte"),
            // A single in the next line is one, a chain or a branch is none of it.
            ("-1r7c7\nr4c5=7", "r7c7<>1|\nr4c5=7"),
            ("-1r7c7,\nr4c5=7", "r7c7<>1, r4c5=7|"),
            ("-1r7c7\n3r2c1=3r2c6", "r7c7<>1|\n3r2c1=3r2c6"),
            ("-1r7c7\n|(9)r1c6", "r7c7<>1|\n|(9)r1c6"),
            ("-1r7c7\n-2r7c7", "r7c7<>12|"),
            ("-1r7c7 stte", "r7c7<>1| stte"),
        ] {
            assert_eq!(said(text), expected, "{text}");
        }
    }

    #[test]
    fn errors_are_at_the_fault() {
        for (text, column, expected) in [
            ("", 1, CLAIM),
            ("stte", 1, CLAIM),
            ("-r7c9", 2, DIGIT),
            ("-1", 3, CELL),
            ("-1 x7c9", 4, CELL),
            ("-1 r7x9", 6, "c and a column number"),
            ("-1 r7c7,r9", 11, "c and a column number"),
            ("r7c7", 5, OPERATOR),
            ("r7c7; stte", 5, OPERATOR),
            ("r7c7 <> x", 9, "a digit from 1 to 9"),
            ("r7c7=12", 7, "the end of the placement, which has one digit"),
            ("-(1 r7c7", 5, "a digit or )"),
        ] {
            let error = claims(&mut Cursor::new(text)).unwrap_err();
            assert_eq!((error.column, error.expected), (column, expected), "{text}");
        }
    }
}
