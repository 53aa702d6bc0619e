//! Nice loops: cells, and between them the digit that links them.
//!
//! ```text
//! r1c1=5=r1c7-5-r4c7=3=r4c2-3-r1c2 => …                          `=5=` is strong, `-5-` weak
//! Discontinuous Nice Loop: 3 r1c1 -3- r2c2 =3= r2c8 -3- r1c1 => r1c1<>3     as HoDoKu has it
//! 3- r2c1 =3= r2c6 -3- r5c6 =3= r5c2 -3 => r6c1<>3               with the links at its ends
//! ```
//!
//! A cell between links of one digit is one node; between links of two digits it is two, and both are linked within the cell:
//! by a strong link between weak ones, where the cell has two candidates, by a weak one between strong ones. Where
//! the last cell is the first one, and links are in turn there as well, the loop is continuous.
//! An almost-locked set is a cell with a name: `-2- ALS:r8c7,r9c8 -5-`.

use ninerooks_board::{CellSet, Digit, DigitSet};
use ninerooks_step::{PostedChain, PostedLink, PostedNode};

use super::cursor::{Cursor, NotationError};
use super::eureka;

/// Whether such a loop begins here: `r1c1 -3-`, `3- r2c1 =3=`, or this behind digits that it names first.
pub(super) fn begins(cursor: Cursor<'_>) -> bool {
    let mut ahead = cursor;
    head(&mut ahead);
    place(&mut ahead).is_ok() && {
        ahead.blanks();
        link(&mut ahead).is_some()
    }
}

/// Whether such a loop is all that is here before an arrow or the end of the line.
pub(super) fn is_whole(mut cursor: Cursor<'_>) -> bool {
    begins(cursor) && chain(&mut cursor).is_ok() && {
        cursor.blanks();
        { cursor }.arrow() || cursor.peek().is_none_or(|c| c == '\n')
    }
}

/// Goes past `3 `, `2/3/9 `, and half a link before the first cell, `3- `, `2= `: gives this link.
fn head(cursor: &mut Cursor<'_>) -> Option<(bool, Digit)> {
    let mut half = None;
    for _ in 0..2 {
        let mut ahead = *cursor;
        let Some(first) = ahead.eat(|c| matches!(c, '1'..='9')) else { return half };
        while ahead.eat(|c| c.is_ascii_digit() || ",/|".contains(c)).is_some() {}
        let link = eureka::link(&mut ahead);
        if link.is_none() && !ahead.peek().is_some_and(char::is_whitespace) {
            return half;
        }
        half = link.and_then(|is_strong| Some((is_strong, Digit::from_char(first)?)));
        ahead.skip(&[]);
        *cursor = ahead;
    }
    half
}

/// The cells of a node, and whether they are called a set.
fn place(cursor: &mut Cursor<'_>) -> Result<(CellSet, bool), NotationError> {
    let is_set = cursor.eat_word("ALS:") || cursor.eat_word("ALS ");
    if !eureka::at_cell(*cursor) {
        return Err(cursor.error("a cell such as r4c5"));
    }
    let cells = eureka::cells(cursor)?;
    let mut ahead = *cursor;
    // What digits the set has: `{358}`.
    ahead.blanks();
    if is_set && ahead.eat(|c| c == '{').is_some() {
        while ahead.eat(|c| c.is_ascii_digit()).is_some() {}
        if ahead.eat(|c| c == '}').is_some() {
            *cursor = ahead;
        }
    }
    Ok((cells, is_set))
}

/// `-3-` or `=3=`: whether it is strong, and its digit.
fn link(cursor: &mut Cursor<'_>) -> Option<(bool, Digit)> {
    let mut ahead = *cursor;
    let is_strong = eureka::link(&mut ahead)?;
    ahead.blanks();
    let digit = ahead.eat(|c| matches!(c, '1'..='9')).and_then(Digit::from_char)?;
    ahead.blanks();
    if eureka::link(&mut ahead)? != is_strong {
        return None;
    }
    *cursor = ahead;
    Some((is_strong, digit))
}

/// Reads a loop up to where it ends.
///
/// # Errors
/// Where no cell follows a link, or there is no link.
pub(super) fn chain(cursor: &mut Cursor<'_>) -> Result<PostedChain, NotationError> {
    let before = head(cursor);
    let mut after = None;
    let mut places = vec![place(cursor)?];
    let mut links: Vec<(bool, Digit)> = Vec::new();
    let mut within = None;
    loop {
        let mut ahead = *cursor;
        ahead.skip(&[]);
        if { ahead }.arrow() {
            break;
        }
        let Some(next) = link(&mut ahead) else {
            after = half(cursor);
            break;
        };
        // Within a cell the digit changes, which need not be written: `=4= r9c4 -2- r9c4 =2=`.
        if within.is_some_and(|digit| digit != next.1) {
            return Err(cursor.error("a link of the digit that the cell has changed to"));
        }
        within = None;
        ahead.skip(&[]);
        *cursor = ahead;
        let to = place(cursor)?;
        if !next.0 && places.last() == Some(&to) {
            within = Some(next.1);
            continue;
        }
        places.push(to);
        links.push(next);
    }
    if links.is_empty() {
        return Err(cursor.error("a link such as -3- or =3="));
    }
    // A weak link to what is excluded may have another digit than the cell's own link.
    let weak = |half: Option<(bool, Digit)>| half.filter(|(is_strong, _)| !is_strong);
    Ok(posted(&places, &links, [weak(before), weak(after)]))
}

/// Goes past half a link at the end, ` -3`, ` =2`, and gives it.
fn half(cursor: &mut Cursor<'_>) -> Option<(bool, Digit)> {
    let mut ahead = *cursor;
    ahead.blanks();
    let is_strong = eureka::link(&mut ahead)?;
    ahead.blanks();
    let digit = ahead.eat(|c| c.is_ascii_digit()).and_then(Digit::from_char)?;
    *cursor = ahead;
    Some((is_strong, digit))
}

/// The nodes of a loop, one or two for each place.
fn posted(
    places: &[(CellSet, bool)],
    links: &[(bool, Digit)],
    halves: [Option<(bool, Digit)>; 2],
) -> PostedChain {
    let mut chain = PostedChain { nodes: Vec::new(), links: Vec::new(), is_loop: false };
    let returns = places.len() > 2 && places.first() == places.last();
    let is_loop = returns && goes_round(places, links);
    for (i, &(cells, _)) in places.iter().enumerate() {
        let before = i.checked_sub(1).and_then(|i| links.get(i)).copied();
        let after = links.get(i).copied();
        let is_last = i + 1 == places.len();
        if is_loop && is_last {
            // The first place again: it has been the first node or two.
            continue;
        }
        let before = before.or_else(|| if is_loop { links.last().copied() } else { halves[0] });
        let after = after.or(halves[1]);
        let node = |digit: Digit| PostedNode {
            digits: DigitSet::from(digit),
            last: DigitSet::from(digit),
            cells,
            named: None,
        };
        if let Some((is_strong, digit)) = before {
            if i > 0 {
                chain.links.push(PostedLink { is_strong, is_within: false, by: None });
            }
            chain.nodes.push(node(digit));
        }
        match (before, after) {
            (Some((came, digit)), Some((_, next))) if digit != next => {
                chain.links.push(PostedLink { is_strong: !came, is_within: true, by: None });
                chain.nodes.push(node(next));
            }
            (None, Some((_, digit))) => chain.nodes.push(node(digit)),
            _ => {}
        }
    }
    if is_loop {
        let closing = links.last().is_some_and(|link| link.0);
        return turned(chain, closing);
    }
    chain
}

/// Whether links are in turn at the place where a loop begins and ends.
fn goes_round(places: &[(CellSet, bool)], links: &[(bool, Digit)]) -> bool {
    let (Some(first), Some(last)) = (links.first(), links.last()) else { return false };
    let is_cell = places.first().is_some_and(|(cells, _)| cells.len() == 1);
    match (last.0 == first.0, last.1 == first.1) {
        (false, true) => true,
        // Two digits of one cell, between strong links or between weak ones.
        (true, false) => is_cell || !last.0,
        _ => false,
    }
}

/// The same loop, closed by a weak link: the link from the last node to the first is not among its links.
fn turned(mut chain: PostedChain, closing_is_strong: bool) -> PostedChain {
    chain.is_loop = true;
    if closing_is_strong && chain.nodes.len() > 1 && chain.links.len() + 1 == chain.nodes.len() {
        // Then the link before the last node, or behind the first one, is weak.
        let first = chain.nodes.remove(0);
        chain.links.remove(0);
        chain.nodes.push(first);
        chain.links.push(PostedLink { is_strong: true, is_within: false, by: None });
    }
    chain
}
