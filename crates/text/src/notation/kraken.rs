//! Krakens: a branch in a line, each from a candidate of which one is true, and what follows from all of them.
//!
//! ```text
//! Kraken column (9)r148c3
//! |(9)r1c3
//! |(9)r4c3-(9=1)r4c7-(1)r9c7
//! |(9)r8c3-(4)r8c3=(4)r8c9
//! => -9 r9c6; stte
//! ```
//!
//! A bar or two begin each branch, or stand between branches in a line or in lines of their own. Where a headline says
//! that it is a kraken, the bars may be missing, and each line is a branch.

use ninerooks_board::{CellSet, DigitSet};
use ninerooks_step::{PostedCases, PostedChain};

use super::cursor::{Cursor, NotationError};
use super::eureka;

/// Whether such a list begins here: a bar and a node, and not a row of pencil marks.
pub(super) fn begins(mut cursor: Cursor<'_>) -> bool {
    headline_begins(cursor) || bar(&mut cursor) && is_node(cursor)
}

/// `(9)r1c6`, `9r1c6`, `(9-1)r1c6`.
fn is_node(mut cursor: Cursor<'_>) -> bool {
    let bracket = cursor.eat(|c| c == '(').is_some();
    if cursor.numbers("digits").is_err() {
        return false;
    }
    if bracket {
        cursor.skip(&[]);
        if eureka::link(&mut cursor).is_some() {
            return true;
        }
        if cursor.eat(|c| c == ')').is_none() {
            return false;
        }
    }
    cursor.blanks();
    eureka::at_cell(cursor)
}

/// Whether another branch comes behind one: `9r1c3 || 9r4c3-…`.
pub(super) fn goes_on(mut cursor: Cursor<'_>) -> bool {
    cursor.skip(&[]);
    bar(&mut cursor)
}

fn headline_begins(mut cursor: Cursor<'_>) -> bool {
    // HoDoKu's Kraken Fish is a step by its name.
    cursor.word(&["kraken"]) && {
        cursor.blanks();
        !cursor.word(&["fish"])
    }
}

/// Goes past a bar, `|`, `||` or `‖`, and blanks behind it.
fn bar(cursor: &mut Cursor<'_>) -> bool {
    let is_bar = cursor.eat(|c| "|‖¦".contains(c)).is_some();
    while cursor.eat(|c| c == '|').is_some() {}
    cursor.skip(&[]);
    is_bar
}

/// Reads the headline and the branches up to what follows from them.
///
/// # Errors
/// Where a branch is no chain, or there are fewer than two.
pub(super) fn cases(cursor: &mut Cursor<'_>) -> Result<PostedCases, NotationError> {
    let headline = if headline_begins(*cursor) { headline(cursor) } else { None };
    cursor.skip(&[]);
    bar(cursor);
    let branches = branches(cursor)?;
    if branches.len() < 2 {
        return Err(cursor.error("another branch, such as |(9)r1c6"));
    }
    Ok(PostedCases { headline, branches })
}

/// Goes past `Kraken column (9)r148c3:`, and gives the candidates that it names. Whatever else it says is a remark.
fn headline(cursor: &mut Cursor<'_>) -> Option<(DigitSet, CellSet)> {
    let mut named = None;
    while let Some(c) = cursor.peek().filter(|c| *c != '\n') {
        let mut ahead = *cursor;
        if (c == '(' || c.is_ascii_digit())
            && let Some(of) = candidates(&mut ahead)
        {
            named = named.or(Some(of));
            *cursor = ahead;
            continue;
        }
        if c == ':' || c == '|' {
            break;
        }
        cursor.eat(|_| true);
    }
    cursor.skip(&[':']);
    named
}

/// `(9)r148c3`, `9r148c3`.
fn candidates(cursor: &mut Cursor<'_>) -> Option<(DigitSet, CellSet)> {
    let bracket = cursor.eat(|c| c == '(').is_some();
    let digits = DigitSet::from_bits(cursor.numbers("digits").ok()?);
    if bracket {
        cursor.eat(|c| c == ')')?;
    }
    cursor.blanks();
    if !eureka::at_cell(*cursor) {
        return None;
    }
    Some((digits, eureka::cells(cursor).ok()?))
}

/// Branches with bars or ends of lines between them.
fn branches(cursor: &mut Cursor<'_>) -> Result<Vec<PostedChain>, NotationError> {
    let mut branches = Vec::new();
    loop {
        branches.push(eureka::nodes(cursor)?);
        let mut ahead = *cursor;
        ahead.skip(&[',', ';']);
        if { ahead }.arrow() || ahead.is_done() {
            *cursor = ahead;
            return Ok(branches);
        }
        let is_next = bar(&mut ahead) || ahead.line() > cursor.line();
        // Bars may stand at the end of a line, or in one of their own.
        while bar(&mut ahead) {}
        let is_node = is_node(ahead);
        if !is_next {
            return Ok(branches);
        }
        if !is_node {
            if { ahead }.arrow() {
                *cursor = ahead;
            }
            return Ok(branches);
        }
        let mut next = *cursor;
        next.skip(&[',', ';']);
        while bar(&mut next) {}
        *cursor = next;
    }
}
