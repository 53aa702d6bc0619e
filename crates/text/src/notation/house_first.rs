//! Sets with the house in front and the digit behind: `S4=[r(28)6 c26 b56], L6=[r(15)6 c(3489)6]`.
//!
//! `r(28)6` is 6 in rows 2 and 8, `c26` 6 in column 2, `b5(67)` 6 and 7 in box 5, `r4c5` and `n45` a
//! cell. `S` stands for sets, which are truths, `L` for links; a number behind says how many. Several
//! digits or houses are written in round brackets, so that no name can be read in two ways.

use ninerooks_board::DigitSet;
use ninerooks_proof::Term;

use super::cursor::{Cursor, NotationError};
use super::sets::Kind;

/// Whether such a list begins here.
pub(super) fn begins(mut cursor: Cursor<'_>) -> bool {
    head(&mut cursor).is_ok()
}

/// Reads the list.
pub(super) fn list(cursor: &mut Cursor<'_>, terms: &mut Vec<Term>) -> Result<(), NotationError> {
    let Head { sign, count } = head(cursor)?;
    let before = terms.len();
    loop {
        cursor.skip(&[',']);
        if cursor.eat(|c| c == ']').is_some() {
            break;
        }
        sets(cursor, sign, terms)?;
    }
    match count {
        Some((place, count)) if count != (terms.len() - before) as u64 => {
            Err(place.error("the number of sets that the list has"))
        }
        _ => Ok(()),
    }
}

struct Head<'a> {
    sign: i16,
    count: Option<(Cursor<'a>, u64)>,
}

/// `S4=[`
fn head<'a>(cursor: &mut Cursor<'a>) -> Result<Head<'a>, NotationError> {
    const EXPECTED: &str = "a list such as S2=[r(28)6]";
    let letter = cursor.eat(|c| "SsLl".contains(c)).ok_or_else(|| cursor.error(EXPECTED))?;
    let place = *cursor;
    let count = match cursor.peek() {
        Some(c) if c.is_ascii_digit() => Some((place, cursor.number(u64::MAX, EXPECTED)?)),
        _ => None,
    };
    for sign in ['=', '['] {
        cursor.skip(&[]);
        cursor.eat(|c| c == sign).ok_or_else(|| cursor.error(EXPECTED))?;
    }
    Ok(Head { sign: if letter.eq_ignore_ascii_case(&'s') { -1 } else { 1 }, count })
}

/// `r(28)6`, or `r4c5`
fn sets(cursor: &mut Cursor<'_>, sign: i16, terms: &mut Vec<Term>) -> Result<(), NotationError> {
    let place = *cursor;
    let letter = cursor.eat(char::is_alphabetic).and_then(Kind::of_letter);
    let mut kind = letter.ok_or_else(|| place.error("a set such as r(28)6, or ]"))?;
    let first = numbers(cursor)?;
    if matches!(kind, Kind::Row) && cursor.eat(|c| matches!(c, 'c' | 'C')).is_some() {
        kind = Kind::Cell;
    }
    let last = numbers(cursor)?;
    if cursor.peek().is_some_and(|c| c.is_alphanumeric() || c == '(') {
        return Err(cursor.error("a blank or a comma; several numbers go in round brackets"));
    }
    for i in first {
        terms.extend(last.map(|j| {
            let (i, j) = (i.index(), j.index());
            let sector = match kind {
                Kind::Cell => kind.sector(i, j),
                _ => kind.sector(j, i), // the digit follows
            };
            Term::new(sector, sign)
        }));
    }
    Ok(())
}

/// A digit, or several in round brackets.
fn numbers(cursor: &mut Cursor<'_>) -> Result<DigitSet, NotationError> {
    const EXPECTED: &str = "a number from 1 to 9, or several in round brackets";
    if cursor.eat(|c| c == '(').is_some() {
        let numbers = cursor.numbers(EXPECTED)?;
        cursor.eat(|c| c == ')').ok_or_else(|| cursor.error("a number or )"))?;
        return Ok(DigitSet::from_bits(numbers));
    }
    let one = cursor.eat(|c| matches!(c, '1'..='9')).and_then(ninerooks_board::Digit::from_char);
    one.map(DigitSet::from).ok_or_else(|| cursor.error(EXPECTED))
}

#[cfg(test)]
mod tests {
    use super::super::sets::{parse, print};

    #[test]
    fn the_house_is_in_front() {
        let cover = parse("S4=[r(28)6 c26 b56], L6=[r56 c1(26), r4c(58) n45]");
        // r4c5 and n45 are the same cell, which counts twice then.
        assert_eq!(print(&cover.unwrap()), "{6R28 6C2 6B5} {6r5 26c1 4n8 2×4n5}");
    }

    #[test]
    fn what_can_be_read_in_two_ways_is_refused() {
        for (text, column, expected) in [
            ("S=[r286]", 7, "a blank or a comma; several numbers go in round brackets"),
            ("S3=[r(28)6]", 2, "the number of sets that the list has"),
            ("S=[6R2]", 4, "a set such as r(28)6, or ]"),
            ("S=[r(28", 8, "a number or )"),
            ("S=[r(28)", 9, "a number from 1 to 9, or several in round brackets"),
            ("S=[c26", 7, "a set such as r(28)6, or ]"),
        ] {
            let error = parse(text).unwrap_err();
            assert_eq!((error.column, error.expected), (column, expected), "{text}");
        }
    }
}
