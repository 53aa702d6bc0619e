//! Chains in Eureka notation, as they are posted: `(1=6)r7c7-6r7c9=6r3c9-(4)r3c9=(4)r7c9`.
//!
//! `=` is a strong link, `-` a weak one. A node is a digit and cells: `6r7c9`, `(6)r7c9`, `(6)r7c12`.
//! Links within a cell are in brackets before it: `(1=6)r7c7`, `(6-4)r3c9`; within an almost-locked set
//! so are all the digits that it has if it lacks the one on the other side: `(8=35)r5c14`. Several
//! digits that may be meant are parted by bars: `(7|9=35)r5c14`. A loop ends with `- loop`, or with the
//! node that it begins with. A strong link may name the fish that it rests on, `5r1c2=r16\c8=5r6c9`, or the pattern
//! whose guardians the two nodes are, `3r2c1=UR(1/2)r12c16=4r1c6`, or the exocet: `3r1c12=exocet(r1c12/r2c4,r3c7)=3r3c9`.
//!
//! Read besides: a node without a digit has that of the node before (`6r7c9=r3c9`), one digit may have several
//! cells in brackets (`6(r7c9=r3c9)`), links may be doubled (`==`, `--`), and `ring` is as good as `loop`, with
//! a dash before it or without.

use ninerooks_board::{CellSet, DigitSet};
use ninerooks_step::{Chain, PostedBy, PostedChain, PostedLink, PostedNode};

use super::cursor::{Cursor, NotationError};
use super::shapes::deadly;
use super::{fish, named, rncn};

/// Reads a chain up to where it ends.
///
/// # Errors
/// Where the text is no chain.
///
/// ```
/// use ninerooks_text::notation::eureka;
/// let chain = eureka::parse("(1=6)r7c7 - 6r7c9 = (6-4)r3c9 = (4)r7c9")?;
/// assert_eq!((chain.nodes.len(), chain.is_loop), (6, false));
/// let error = eureka::parse("(1=6)r7c7 - c9").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 13: expected a node such as 3r2c1 or (3=5)r2c1, found c");
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn parse(text: &str) -> Result<PostedChain, NotationError> {
    let mut cursor = Cursor::new(text);
    cursor.skip(&[]);
    let parsed = chain(&mut cursor)?;
    cursor.skip(&[]);
    if cursor.is_done() { Ok(parsed) } else { Err(cursor.error("the end of the chain")) }
}

/// A chain in this notation.
pub fn print(chain: &Chain) -> String {
    super::shapes::chain::eureka(chain)
}

/// Whether a chain may begin here.
pub(super) fn begins(mut cursor: Cursor<'_>) -> bool {
    if named::begins(cursor).is_some() {
        return true;
    }
    if cursor.eat(|c| c == '(').is_some() {
        return cursor.eat(|c| matches!(c, '1'..='9')).is_some()
            && cursor.eat(|c| "1234567890|)=-– ".contains(c)).is_some();
    }
    let is_node = cursor.numbers(NODE).is_ok()
        && (cells(&mut cursor).is_ok() || in_brackets(&mut cursor).is_ok());
    cursor.skip(&[]);
    is_node && !{ cursor }.arrow() && link(&mut cursor).is_some()
}

pub(super) const NODE: &str = "a node such as 3r2c1 or (3=5)r2c1";
const DIGITS: &str = "digits from 1 to 9";

/// A chain, and whatever stands behind it is left.
fn chain(cursor: &mut Cursor<'_>) -> Result<PostedChain, NotationError> {
    let chain = nodes(cursor)?;
    whole(chain, cursor)
}

/// Nodes that are a chain by themselves, up to here.
pub(super) fn whole(
    mut chain: PostedChain,
    cursor: &Cursor<'_>,
) -> Result<PostedChain, NotationError> {
    if chain.nodes.len() < 2 {
        return Err(cursor.error("a link, = or -, and another node"));
    }
    closed(&mut chain);
    Ok(chain)
}

/// Nodes and the links between them, of which there may be none; whatever stands behind them is left.
pub(super) fn nodes(cursor: &mut Cursor<'_>) -> Result<PostedChain, NotationError> {
    let mut chain = PostedChain { nodes: Vec::new(), links: Vec::new(), is_loop: false };
    term(cursor, &mut chain)?;
    loop {
        let mut ahead = *cursor;
        ahead.skip(&[]);
        if { ahead }.arrow() {
            break;
        }
        if ahead.eat_any(&LOOP) {
            (chain.is_loop, *cursor) = (true, ahead);
            break;
        }
        let Some(is_strong) = link(&mut ahead) else { break };
        ahead.skip(&[]);
        *cursor = ahead;
        if !is_strong && cursor.eat_any(&LOOP) {
            chain.is_loop = true;
            break;
        }
        let by = if is_strong { by(cursor)? } else { None };
        chain.links.push(PostedLink { is_strong, is_within: false, by });
        term(cursor, &mut chain)?;
    }
    Ok(chain)
}

/// A chain that comes back to its first node by a weak link is a loop, if it left it by a strong one.
fn closed(chain: &mut PostedChain) {
    let (Some(first), Some(last)) = (chain.nodes.first(), chain.nodes.last()) else { return };
    let begins_strong = chain.links.first().is_some_and(|link| link.is_strong);
    let ends_weak = chain.links.last().is_some_and(|link| !link.is_strong);
    let is_same = first.cells == last.cells && first.digits == last.digits;
    if is_same && begins_strong && ends_weak && chain.nodes.len() > 3 {
        chain.nodes.pop();
        chain.links.pop();
        chain.is_loop = true;
    }
}

/// What says that a chain is closed.
const LOOP: [&str; 6] =
    ["loop", "(loop)", "[loop]", "ring", "continuous loop", "continuous nice loop"];

/// `=` is strong, `-` weak, once or twice; nothing else is a link.
pub(super) fn link(cursor: &mut Cursor<'_>) -> Option<bool> {
    let kind = cursor.eat(|c| "=-–—−".contains(c))?;
    cursor.eat(|c| c == kind);
    Some(kind == '=')
}

/// What a strong link rests on, and the second half of the link: `r16\c8=`, `UR(1/2)r12c16=`.
fn by(cursor: &mut Cursor<'_>) -> Result<Option<PostedBy>, NotationError> {
    let mut ahead = *cursor;
    let by = match fish::link(&mut ahead)? {
        Some((base, cover)) => PostedBy::Fish { base, cover },
        None if ahead.eat_word("exocet") => exocet(&mut ahead)?,
        None => match deadly::read_short(&mut ahead) {
            Some(pattern) => PostedBy::Pattern(pattern),
            None => return Ok(None),
        },
    };
    ahead.skip(&[]);
    if link(&mut { ahead }) != Some(true) {
        return Err(ahead.error("= and the node on the other side"));
    }
    link(&mut ahead);
    ahead.skip(&[]);
    *cursor = ahead;
    Ok(Some(by))
}

/// `(r1c12/r2c4,r3c7)`: base and targets.
fn exocet(cursor: &mut Cursor<'_>) -> Result<PostedBy, NotationError> {
    const EXPECTED: &str = "an exocet such as exocet(r1c12/r2c4,r3c7)";
    let eat = |cursor: &mut Cursor<'_>, mark: char| {
        cursor.eat(|c| c == mark).ok_or_else(|| cursor.error(EXPECTED))
    };
    eat(cursor, '(')?;
    let base = cells(cursor)?;
    eat(cursor, '/')?;
    let targets = cells(cursor)?;
    eat(cursor, ')')?;
    Ok(PostedBy::Exocet { base, targets })
}

/// `(r2c1=r2c6-r5c6)`: the cells of nodes, and the links between them.
fn in_brackets(cursor: &mut Cursor<'_>) -> Result<(Vec<CellSet>, Vec<bool>), NotationError> {
    cursor.eat(|c| c == '(').ok_or_else(|| cursor.error(NODE))?;
    let (mut nodes, mut links) = (Vec::new(), Vec::new());
    loop {
        cursor.skip(&[]);
        nodes.push(cells(cursor)?);
        cursor.skip(&[]);
        if cursor.eat(|c| c == ')').is_some() {
            return Ok((nodes, links));
        }
        links.push(link(cursor).ok_or_else(|| cursor.error("=, - or )"))?);
    }
}

/// Whether cells begin here, `r4c5` or `b4p6`, and not a word with such a letter.
pub(super) fn at_cell(mut cursor: Cursor<'_>) -> bool {
    let Some(first) = cursor.eat(|c| "rRbB".contains(c)) else { return false };
    let is_number = |c: char| c.is_ascii_digit() || c == '!';
    if first.eq_ignore_ascii_case(&'r') {
        return cursor.peek().is_some_and(is_number);
    }
    while cursor.eat(is_number).is_some() {}
    cursor.peek().is_some_and(|c| "pP".contains(c))
}

/// `r2c1`, `r4c9,r56c7`.
pub(super) fn cells(cursor: &mut Cursor<'_>) -> Result<CellSet, NotationError> {
    let mut cells = rncn::product(cursor)?;
    let mut ahead = *cursor;
    while ahead.eat(|c| c == ',' || c == '|').is_some() {
        ahead.skip(&[]);
        let Ok(more) = rncn::product(&mut ahead) else { break };
        cells |= more;
        *cursor = ahead;
    }
    Ok(cells)
}

/// `3r2c1`, `(3)r2c1`, `(3=5)r2c1`, `(3=5-7)r2c1`, each with one cell or more.
fn term(cursor: &mut Cursor<'_>, chain: &mut PostedChain) -> Result<(), NotationError> {
    let begin = chain.nodes.len();
    if let Some(mut ahead) = named::begins(*cursor) {
        named::node(&mut ahead, chain)?;
        *cursor = ahead;
        return Ok(());
    }
    let before = chain.nodes.last().filter(|node| node.digits.len() == 1).copied();
    if let Some(node) = before.filter(|_| at_cell(*cursor)) {
        let cells = cells(cursor)?;
        chain.nodes.push(PostedNode { cells, ..node });
        return Ok(());
    }
    let has_bracket = cursor.eat(|c| c == '(').is_some();
    if !has_bracket && !cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
        return Err(cursor.error(NODE));
    }
    in_cells(cursor, chain, has_bracket)?;
    cursor.skip(&[]);
    if let Some(named) = named::behind(cursor) {
        return named::finish(cursor, chain, begin, named);
    }
    if let (Some('('), [node]) = (cursor.peek(), &chain.nodes[begin..]) {
        let node = *node;
        let (all, links) = in_brackets(cursor)?;
        chain.nodes.pop();
        chain.nodes.extend(all.into_iter().map(|cells| PostedNode { cells, ..node }));
        let of = |is_strong| PostedLink { is_strong, is_within: false, by: None };
        chain.links.extend(links.into_iter().map(of));
        return Ok(());
    }
    let cells = cells(cursor)?;
    for node in chain.nodes.iter_mut().skip(begin) {
        node.cells = cells;
    }
    Ok(())
}

/// `3=5-7)` behind the bracket, or one part without it: digits of the same cells, and the links between them.
pub(super) fn in_cells(
    cursor: &mut Cursor<'_>,
    chain: &mut PostedChain,
    has_bracket: bool,
) -> Result<(), NotationError> {
    loop {
        cursor.skip(&[]);
        let (digits, last) = digits(cursor)?;
        chain.nodes.push(PostedNode { digits, last, cells: CellSet::EMPTY, named: None });
        cursor.skip(&[]);
        if !has_bracket || cursor.eat(|c| c == ')').is_some() {
            return Ok(());
        }
        let Some(is_strong) = link(cursor) else {
            return Err(cursor.error("=, - or )"));
        };
        chain.links.push(PostedLink { is_strong, is_within: true, by: None });
    }
}

/// `35`, `7|9`; and the part that stands last: all of them where there are bars.
fn digits(cursor: &mut Cursor<'_>) -> Result<(DigitSet, DigitSet), NotationError> {
    let mut all = DigitSet::EMPTY;
    let mut last = DigitSet::EMPTY;
    loop {
        let place = *cursor;
        let Some(digit) = cursor.eat(|c| matches!(c, '1'..='9')) else {
            return Err(cursor.error(DIGITS));
        };
        let Some(digit) = ninerooks_board::Digit::from_char(digit) else {
            return Err(place.error(DIGITS));
        };
        if all.contains(digit) {
            return Err(place.error("each digit once"));
        }
        all.insert(digit);
        last.insert(digit);
        if cursor.eat(|c| c == '|').is_some() {
            continue;
        }
        if cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
            last = DigitSet::EMPTY;
            continue;
        }
        return Ok((all, last));
    }
}

#[cfg(test)]
mod tests {
    use core::fmt::Write;

    use super::*;

    /// Nodes and links as this program would write each of them alone.
    fn read(text: &str) -> String {
        let chain = parse(text).unwrap();
        let mut line = String::new();
        for (i, node) in chain.nodes.iter().enumerate() {
            if i > 0 {
                let link = chain.links[i - 1];
                line.push_str(match (link.is_strong, link.is_within) {
                    (true, true) => "≡",
                    (true, false) => "=",
                    (false, true) => "~",
                    (false, false) => "-",
                });
                if let Some(PostedBy::Fish { base, cover }) = link.by {
                    let _ = write!(line, r"{base}\{cover}=");
                }
            }
            line.push_str(&node.digits.to_string());
            line.push_str(&rncn::Cells(node.cells).to_string());
        }
        if chain.is_loop { line + " loop" } else { line }
    }

    #[test]
    fn nodes_and_links_in_all_their_forms() {
        for (text, expected) in [
            ("3r2c1=3r2c6-3r5c6=3r5c2", "3r2c1=3r2c6-3r5c6=3r5c2"),
            ("(3)r2c1 = (3)r2c46 – 3r5c6=3r5c2", "3r2c1=3r2c46-3r5c6=3r5c2"),
            ("(3=5)R2C1-(5-7)r2c6=7r5c6", "3r2c1≡5r2c1-5r2c6~7r2c6=7r5c6"),
            ("(8=35)r5c14-(5=489)r4c9,r56c7", "8r5c14≡35r5c14-5r4c9,r56c7≡489r4c9,r56c7"),
            ("(7|9=35)r5c14-5r5c5=5r6c5", "79r5c14≡35r5c14-5r5c5=5r6c5"),
            ("(1=2)r1c1-(2=1)r1c5- loop", "1r1c1≡2r1c1-2r1c5≡1r1c5 loop"),
            ("(1=2)r1c1-(2=1)r1c5-1r1c1", "1r1c1≡2r1c1-2r1c5≡1r1c5 loop"),
            ("(3)r2c1=r2c6-r5c6=r5c2", "3r2c1=3r2c6-3r5c6=3r5c2"),
            ("(3=5)r2c1 -- r2c6 == (5-7)b2p3", "3r2c1≡5r2c1-5r2c6=5r1c6~7r1c6"),
            ("3(r2c1=r2c6)-(3)(r5c6 = r5c2,r6c2)", "3r2c1=3r2c6-3r5c6=3r56c2"),
            ("(1=2)r1c1-(2=1)r1c5 - ring", "1r1c1≡2r1c1-2r1c5≡1r1c5 loop"),
            ("(1=2)r1c1-(2=1)r1c5 [loop]", "1r1c1≡2r1c1-2r1c5≡1r1c5 loop"),
            (r"5r1c2=r16\c8=5r6c9", r"5r1c2=r16\c8=5r6c9"),
            (r"(5)r1c2 = r16b3 / c8 = (5-4)r6c9", r"5r1c2=r16b3\c8=5r6c9~4r6c9"),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn what_a_strong_link_rests_on_may_be_named() {
        use ninerooks_step::DeadlyKind;
        for (name, kind) in [
            ("UR", DeadlyKind::Rectangle),
            ("BUG-Lite", DeadlyKind::LiteGrave),
            ("reverse BUG", DeadlyKind::ReverseGrave),
            ("tridagon", DeadlyKind::Tridagon),
        ] {
            let chain = parse(&format!("3r2c1 = {name}(1/2)r12c16 = 4r1c6")).unwrap();
            let Some(PostedBy::Pattern(pattern)) = chain.links[0].by else { panic!("{chain:?}") };
            assert_eq!(pattern.kind, kind);
            assert_eq!((pattern.cells.len(), pattern.digits.len()), (4, 2), "{chain:?}");
            assert_eq!(chain.nodes.len(), 2);
        }
    }

    #[test]
    fn what_is_no_chain_is_refused_where_it_is_none() {
        for (text, column, expected) in [
            ("3r2c1", 6, "a link, = or -, and another node"),
            ("3r2c1=", 7, NODE),
            ("(3=)r2c1", 4, DIGITS),
            ("(3=5r2c1", 5, "=, - or )"),
            ("(3=33)r2c1", 5, "each digit once"),
            ("3r2c1=3r2", 10, "c and a column number"),
            ("3r2c1=3r2c5 and so on", 13, "the end of the chain"),
            // Which of the two digits would it be?
            ("(1=35)r2c14-r2c6", 13, NODE),
            ("3(r2c1=r2c6-3r5c6", 13, "a cell such as r4c5"),
            (r"5r1c2=r16\=5r6c9", 11, "the cover houses, such as c49"),
            (r"5r1c2=r16\c8-5r6c9", 13, "= and the node on the other side"),
            ("5r1c2=UR(5/6)r12c15-5r6c9", 20, "= and the node on the other side"),
        ] {
            let error = parse(text).unwrap_err();
            assert_eq!((error.column, error.expected), (column, expected), "{text}");
        }
    }

    #[test]
    fn only_what_looks_like_a_chain_is_taken_for_one() {
        for text in [
            "(3=5)r2c1-",
            "3r2c1=3r2c5",
            "35r2c1 - 3r2c5",
            "3(r2c1=r2c5)-3r5c5",
            "5r5c46,r6c4=5r1c9",
        ] {
            assert!(begins(Cursor::new(text)), "{text}");
        }
        for text in ["3r2c1 => r1c1<>3", "{3R17}", "3R17 3c49", "r4c5=7", "(a)", "4.....8.5.3."] {
            assert!(!begins(Cursor::new(text)), "{text}");
        }
    }
}
