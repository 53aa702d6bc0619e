//! Nodes of chains that say by name what they are: `HP:(91-3)r6c12`, `NP(12)r1c12`, `ALS:(1=23)r45c6`, `X-Wing(3)r17\c49`.
//!
//! The name stands before the digits or behind them, with a colon, a blank or nothing between, in the brackets or outside of them.
//! It belongs to the digits that are more than one, or, of a naked set, to the last of them: `HP:(91-3)r6c12`
//! is the hidden pair 9 and 1, which makes 3 false in the same cells.

use ninerooks_step::{PostedChain, PostedName, PostedNode};

use super::cursor::{Cursor, NotationError};
use super::{eureka, fish};

/// What a name stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Naked,
    Hidden,
    Fish,
    /// A name that is known, and of no set that can be a node.
    Refused,
}

/// Of names that begin alike the longer ones come first.
const NAMES: [(&str, Kind); 37] = [
    ("naked pair", Kind::Naked),
    ("naked triplet", Kind::Naked),
    ("naked triple", Kind::Naked),
    ("naked quad", Kind::Naked),
    ("locked set", Kind::Naked),
    ("almost locked set", Kind::Naked),
    ("ALS", Kind::Naked),
    ("NP", Kind::Naked),
    ("NT", Kind::Naked),
    ("NQ", Kind::Naked),
    ("LS", Kind::Naked),
    ("hidden pair", Kind::Hidden),
    ("hidden triplet", Kind::Hidden),
    ("hidden triple", Kind::Hidden),
    ("hidden quad", Kind::Hidden),
    ("almost hidden set", Kind::Hidden),
    ("AHS", Kind::Hidden),
    ("AHP", Kind::Hidden),
    ("HP", Kind::Hidden),
    ("HT", Kind::Hidden),
    ("HQ", Kind::Hidden),
    ("HS", Kind::Hidden),
    ("x-wing", Kind::Fish),
    ("xwing", Kind::Fish),
    ("xw", Kind::Fish),
    ("swordfish", Kind::Fish),
    ("SF", Kind::Fish),
    ("jellyfish", Kind::Fish),
    ("JF", Kind::Fish),
    ("fish", Kind::Fish),
    ("UR", Kind::Refused),
    ("AUR", Kind::Refused),
    ("AR", Kind::Refused),
    ("MUG", Kind::Refused),
    ("BUG", Kind::Refused),
    ("DP", Kind::Refused),
    ("kite", Kind::Refused),
];

/// Goes past a name, and past the sign behind it.
fn name(cursor: &mut Cursor<'_>) -> Option<Kind> {
    let kind = NAMES.iter().find_map(|(name, kind)| cursor.word(&[name]).then_some(*kind))?;
    cursor.blanks();
    cursor.eat(|c| c == ':');
    cursor.blanks();
    Some(kind)
}

/// The cursor again, where a node begins with a name, in brackets or not.
pub(super) fn begins(cursor: Cursor<'_>) -> Option<Cursor<'_>> {
    let mut ahead = cursor;
    ahead.eat(|c| c == '(');
    ahead.skip(&[]);
    name(&mut ahead)?;
    // A name alone is that of a technique: `X-Wing: 3 r17\c49`, `ALS-XZ: …`.
    let is_node = ahead.eat(|c| c == '(' || c.is_ascii_digit()).is_some();
    is_node.then_some(cursor)
}

/// A name behind the digits: `(12)NP:r1c12`.
pub(super) fn behind(cursor: &mut Cursor<'_>) -> Option<Kind> {
    let mut ahead = *cursor;
    let kind = name(&mut ahead)?;
    *cursor = ahead;
    Some(kind)
}

/// `HP:(91-3)r6c12`, `(NP 12)r1c12`.
pub(super) fn node(cursor: &mut Cursor<'_>, chain: &mut PostedChain) -> Result<(), NotationError> {
    let begin = chain.nodes.len();
    let mut has_bracket = cursor.eat(|c| c == '(').is_some();
    cursor.skip(&[]);
    let place = *cursor;
    let Some(kind) = name(cursor) else { return Err(cursor.error(eureka::NODE)) };
    if kind == Kind::Refused {
        return Err(place.error(
            "a node; a pattern stands between its guardians, such as 3r2c1=UR(1/2)r12c16=4r1c6",
        ));
    }
    if !has_bracket {
        has_bracket = cursor.eat(|c| c == '(').is_some();
    }
    eureka::in_cells(cursor, chain, has_bracket)?;
    cursor.skip(&[]);
    finish(cursor, chain, begin, kind)
}

/// The cells of nodes from `begin` on, and which of them the name is of.
pub(super) fn finish(
    cursor: &mut Cursor<'_>,
    chain: &mut PostedChain,
    begin: usize,
    kind: Kind,
) -> Result<(), NotationError> {
    let nodes = chain.nodes.get_mut(begin..).unwrap_or_default();
    let (cells, named) = match kind {
        Kind::Fish => {
            let (base, cover) = fish::base_and_cover(cursor)?;
            (base.cells() & cover.cells(), PostedName::Fish { base, cover })
        }
        Kind::Naked => (eureka::cells(cursor)?, PostedName::Naked),
        Kind::Hidden | Kind::Refused => (eureka::cells(cursor)?, PostedName::Hidden),
    };
    for node in nodes.iter_mut() {
        node.cells = cells;
    }
    let several = nodes.iter().position(|node: &PostedNode| node.digits.len() > 1);
    let last = nodes.len().saturating_sub(1);
    let of = several.unwrap_or(if kind == Kind::Naked { last } else { 0 });
    if let Some(node) = nodes.get_mut(of) {
        node.named = Some(named);
    }
    Ok(())
}
