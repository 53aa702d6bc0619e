//! Solutions in set logic as the forums post them: truths and links for each step, and singles.
//!
//! ```text
//! 16 Sets {1267R28 1267C28}                              what is proved is worked out
//! 16 Links {2n56 4n8 5n28 6n2 8n45 16b37 27b19}
//! S4=[r(28)6 c26 b56], L6=[…] => r6c9<>6                 what is proved is claimed
//! (1=6)r7c7-6r7c9=6r3c9-4r3c9=4r7c9 => r7c9<>1           a chain, in Eureka notation
//! r4c5=7                                                 a single
//! ste                                                    singles to the end
//! ```
//!
//! A step is a line, or goes over several. The truths come first; where truths follow links the next
//! step begins. What a step excludes follows `=>`, and may go on in the lines below; a
//! placement at the beginning of a line is a single. Steps may be numbered (`3.`, `3)`, `Step 3:`),
//! and `#` begins a remark. What a step excludes may be written `-1r7c9` as well, and the arrow as `⇒`.

use ninerooks_board::Candidate;
use ninerooks_proof::{Action, Cover};
use ninerooks_step::{PostedCases, PostedChain, PostedNrc};

use super::by_name::{self, Named};
use super::cursor::{Cursor, NotationError};
use super::{claims, ending, eureka, kraken, nice, nrc, rncn, sets};

pub use super::ending::Basics;

/// Something that a solution says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The line that it begins on, from 1.
    pub line: usize,
    /// What it says.
    pub what: What,
}

/// What a solution may say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Truths and links, and what they are said to prove.
    Sets {
        /// The truths and links, with the scale of their rank.
        cover: Cover,
        /// What follows, if that is said.
        claims: Option<Vec<Action>>,
    },
    /// A chain in Eureka notation, and what it is said to prove.
    Chain {
        /// The chain.
        chain: PostedChain,
        /// What follows, if that is said.
        claims: Option<Vec<Action>>,
    },
    /// A step by the name of its technique.
    Named(Named),
    /// Branches in Eureka notation, one for each candidate of which one is true, and what is said to follow from all.
    Cases {
        /// The branches.
        cases: PostedCases,
        /// What follows, if that is said.
        claims: Option<Vec<Action>>,
    },
    /// A whip or a set in Berthier's notation, and what it is said to prove.
    Nrc {
        /// The pattern.
        nrc: PostedNrc,
        /// What follows.
        claims: Vec<Action>,
    },
    /// Candidates that are the last ones of a sector, one after the other.
    Places(Vec<Candidate>),
    /// All singles that there are; with `solves` these are said to solve the puzzle.
    Singles {
        /// Whether the puzzle is solved then.
        solves: bool,
    },
    /// All easy steps that there are, singles among them; with `solves` these are said to solve the puzzle.
    Basics {
        /// Which steps.
        of: Basics,
        /// Whether the puzzle is solved then.
        solves: bool,
    },
}

/// What may begin an entry.
const ENTRY: &str = "truths and links such as {3R17} {3c49}, a chain such as (3=5)r2c1-5r2c6=5r7c6, a single such as \
     r4c5=7, singles, or ste";

/// Reads what a solution says, without the puzzle that it is of.
///
/// # Errors
/// Where the text is no such thing.
///
/// ```
/// use ninerooks_text::notation::solution::{What, parse};
/// let entries = parse("1. {3R17} {3c49} => r2c4<>3\nr4c5=7\n# easy from here\nstte\n")?;
/// assert!(matches!(entries[0].what, What::Sets { claims: Some(_), .. }));
/// assert_eq!((entries[2].line, &entries[2].what), (4, &What::Singles { solves: true }));
///
/// let error = parse("{3R17} {3c49}\nr2c4<>3").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 1: expected => before what truths and links exclude, found r");
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn parse(text: &str) -> Result<Vec<Entry>, NotationError> {
    let mut cursor = Cursor::new(text);
    let mut entries = Vec::new();
    loop {
        gap(&mut cursor, &SEPARATORS);
        let line = cursor.line();
        if cursor.is_done() {
            return Ok(entries);
        }
        number(&mut cursor);
        entries.push(Entry { line, what: entry(&mut cursor)? });
    }
}

/// Whether a line can be the first of an entry, so that the puzzle stands above it.
///
/// ```
/// use ninerooks_text::notation::solution::begins;
/// assert!(begins("23 Sets {1C1245689") && begins("2) r4c5=7"));
/// assert!(!begins("4.....8.5.3....") && !begins("| 123 4 567 |"));
/// ```
pub fn begins(line: &str) -> bool {
    let mut cursor = Cursor::new(line);
    cursor.skip(&[]);
    number(&mut cursor);
    let mut ahead = cursor;
    let mut chain = cursor;
    name(&mut chain);
    nrc::name(&mut { cursor }).is_some()
        || kraken::begins(cursor)
        || nice::begins(chain)
        || eureka::begins(cursor)
        || sets::begins(cursor)
        || by_name::begins(cursor)
        || rncn::product(&mut ahead).is_ok()
        || ending::ending(&mut cursor).is_some()
        || eureka::begins(chain)
}

const SEPARATORS: [char; 3] = [',', ';', '.'];

/// Goes past blanks, remarks and any of `also`; says whether these, and whether ends of lines, were
/// among it.
fn gap(cursor: &mut Cursor<'_>, also: &[char]) -> (bool, bool) {
    let (mut separated, mut broken) = (false, false);
    loop {
        if let Some(c) = cursor.eat(|c| c.is_whitespace() || also.contains(&c)) {
            separated |= also.contains(&c);
            broken |= c == '\n';
        } else if cursor.peek() == Some('#') {
            while cursor.eat(|c| c != '\n').is_some() {}
        } else {
            return (separated, broken);
        }
    }
}

/// Goes past `Step 3:`, `3.` or `3)`.
fn number(cursor: &mut Cursor<'_>) {
    let mut ahead = *cursor;
    ahead.eat_word("step");
    ahead.skip(&[]);
    if ahead.number(u64::MAX, ENTRY).is_ok() && ahead.eat(|c| ".):".contains(c)).is_some() {
        ahead.skip(&[]);
        *cursor = ahead;
    }
}

/// Goes past the name of a technique, `AIC:`, on this line, and past the digit and the box of an empty rectangle.
fn name(cursor: &mut Cursor<'_>) {
    const LONGEST: usize = 40; // else reading took the square of a long line's length
    let mut ahead = *cursor;
    if ahead.eat(char::is_alphabetic).is_none() {
        return;
    }
    for _ in 0..LONGEST {
        if ahead.eat(|c| c.is_alphanumeric() || " -+".contains(c)).is_none() {
            break;
        }
    }
    if ahead.eat(|c| c == ':').is_some() {
        ahead.skip(&[]);
        *cursor = past_box(ahead);
    }
}

/// The place behind the digit and the box of an empty rectangle, `2 in b1: `, if they are here.
pub(super) fn past_box(cursor: Cursor<'_>) -> Cursor<'_> {
    let digit = |c: char| matches!(c, '1'..='9');
    let mut ahead = cursor;
    let is_box = ahead.eat(digit).is_some()
        && ahead.eat_word(" in b")
        && ahead.eat(digit).is_some()
        && ahead.eat(|c| c == ':').is_some();
    if !is_box {
        return cursor;
    }
    ahead.skip(&[]);
    ahead
}

fn entry(cursor: &mut Cursor<'_>) -> Result<What, NotationError> {
    if let Some(what) = ending::ending(cursor) {
        return Ok(what);
    }
    // Whips of this program are written as those of CSP-Rules, with a capital.
    if let Some(kind) = nrc::name(cursor) {
        return of_nrc(cursor, kind);
    }
    if kraken::begins(*cursor) {
        let cases = kraken::cases(cursor)?;
        return Ok(What::Cases { cases, claims: arrow(cursor)? });
    }
    if by_name::begins(*cursor) {
        return by_name::read(cursor).map(What::Named);
    }
    let mut ahead = *cursor;
    name(&mut ahead);
    if nice::begins(ahead) {
        *cursor = ahead;
        let chain = nice::chain(cursor)?;
        return Ok(What::Chain { chain, claims: arrow(cursor)? });
    }
    if eureka::at_cell(*cursor) {
        let mut actions = Vec::new();
        let place = *cursor;
        rncn::group(cursor, &mut actions)?;
        return actions
            .into_iter()
            .map(placed)
            .collect::<Option<_>>()
            .map(What::Places)
            .ok_or_else(|| place.error("=> before what truths and links exclude"));
    }
    // The name of a node is none of a technique: `HP:(12)r1c12=…`.
    if !eureka::begins(*cursor) {
        *cursor = ahead;
    }
    if eureka::begins(*cursor) {
        let begin = *cursor;
        let chain = eureka::nodes(cursor)?;
        if kraken::goes_on(*cursor) {
            *cursor = begin;
            let cases = kraken::cases(cursor)?;
            return Ok(What::Cases { cases, claims: arrow(cursor)? });
        }
        let chain = eureka::whole(chain, cursor)?;
        return Ok(What::Chain { chain, claims: arrow(cursor)? });
    }
    if !goes_on(*cursor) {
        return Err(cursor.error(ENTRY));
    }
    let cover = cover(cursor)?;
    let claims = if cursor.arrow() { Some(claims::claims(cursor)?) } else { None };
    Ok(What::Sets { cover, claims })
}

/// What follows, if an arrow does.
fn arrow(cursor: &mut Cursor<'_>) -> Result<Option<Vec<Action>>, NotationError> {
    let mut behind = *cursor;
    behind.skip(&[]);
    if !behind.arrow() {
        return Ok(None);
    }
    *cursor = behind;
    claims::claims(cursor).map(Some)
}

/// A line of CSP-Rules behind its name.
fn of_nrc(cursor: &mut Cursor<'_>, kind: (nrc::Kind, Option<u64>)) -> Result<What, NotationError> {
    const ARROW: &str = "==> and what follows";
    if kind.0 == nrc::Kind::Single {
        let place = *cursor;
        let claims = arrow(cursor)?.unwrap_or_default();
        let places = claims.into_iter().map(placed).collect::<Option<_>>();
        return places
            .map(What::Places)
            .ok_or_else(|| place.error("==> and singles such as r7c4=4"));
    }
    let nrc = nrc::pattern(cursor, kind)?;
    let claims = arrow(cursor)?.ok_or_else(|| cursor.error(ARROW))?;
    Ok(What::Nrc { nrc, claims })
}

fn placed(action: Action) -> Option<Candidate> {
    match action {
        Action::Place(candidate) => Some(candidate),
        Action::Eliminate(_) => None,
    }
}

/// Whether a list is here, or something that is meant as one, or rank or scale.
fn goes_on(cursor: Cursor<'_>) -> bool {
    let mut behind = cursor;
    number(&mut behind);
    let is_numbered = behind.rest().len() < cursor.rest().len();
    let mut word = cursor;
    let is_list = cursor.peek().is_some_and(|c| c.is_ascii_digit()) || sets::begins(cursor);
    !is_numbered && (is_list || word.eat_any(&["rank", "scale"]))
}

/// Lists up to `=>`, to truths behind links, or to what is no list.
fn cover(cursor: &mut Cursor<'_>) -> Result<Cover, NotationError> {
    let mut parts = sets::Parts::default();
    let (mut truths, mut links) = (false, false);
    loop {
        let mut ahead = *cursor;
        gap(&mut ahead, &sets::BETWEEN);
        if { ahead }.arrow() {
            *cursor = ahead;
        }
        if !goes_on(ahead) {
            return parts.cover();
        }
        let before = parts.terms.len();
        parts.read(&mut ahead)?;
        let new = parts.terms.get(before..).unwrap_or(&[]);
        let has_truth = new.iter().any(|term| term.weight < 0);
        if has_truth && truths && links {
            parts.terms.truncate(before);
            return parts.cover();
        }
        truths |= has_truth;
        links |= new.iter().any(|term| term.weight > 0);
        *cursor = ahead;
    }
}

/// What is said to follow, to the end of a text that is one line; a remark may follow.
pub(super) fn claims_on_line(cursor: &mut Cursor<'_>) -> Result<Vec<Action>, NotationError> {
    let actions = claims::claims(cursor)?;
    let mut end = *cursor;
    gap(&mut end, &SEPARATORS);
    if end.is_done() {
        Ok(actions)
    } else {
        Err(end.error("what follows, such as r1c2<>3, or the end of the line"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<(usize, String)> {
        let said = |what: &What| match what {
            What::Sets { cover, claims } => {
                let claims = claims.as_ref().map(|claims| rncn::print_actions(claims));
                format!("{} {}", sets::print(cover), claims.unwrap_or_default())
            }
            What::Chain { chain, .. } => format!("{} nodes", chain.nodes.len()),
            What::Cases { cases, .. } => format!("{} branches", cases.branches.len()),
            What::Nrc { nrc, .. } => format!("{nrc:?}"),
            What::Places(places) => format!("{places:?}"),
            What::Singles { solves } => format!("singles {solves}"),
            What::Named(named) => format!("{}: {}", named.name, named.details),
            What::Basics { of, solves } => format!("{of:?} {solves}"),
        };
        parse(text).unwrap().iter().map(|entry| (entry.line, said(&entry.what))).collect()
    }

    #[test]
    fn steps_may_go_over_lines_and_stand_side_by_side() {
        let text = "2 Sets {3R17}\n 2 Links {3c4\n  3c9} # a fish\n\n{4R17}/{4c49} rank 0\n\
                    => r2c4<>4,\nr3c4<>4\nr5c9<>4\nr1c1=5, r2c2=6\nStep 4) 3R17 3c49 {5C1} {5r1} \
                    ste.";
        let expected = [
            (1, "{3R17} {3c49} "),
            (5, "{4R17} {4c49} r23c4,r5c9<>4"),
            (9, "[5r1c1]"),
            (9, "[6r2c2]"),
            (10, "{3R17} {3c49} "),
            (10, "{5C1} {5r1} "),
            (10, "singles true"),
        ];
        let expected = expected.map(|(line, text)| (line, text.to_owned()));
        assert_eq!(said(text), expected);
    }

    #[test]
    fn what_follows_may_be_written_with_a_sign_and_any_arrow() {
        for text in ["=> -1r7c9, -2r78c3", "⇒ – 1 r7c9; -2 r7c3 -2r8c3", "==> r7c9≠1, r78c3<>2"]
        {
            let entries = parse(&format!("(1=6)r7c7-6r7c9=6r3c9 {text}\nste")).unwrap();
            let What::Chain { claims: Some(claims), .. } = &entries[0].what else {
                panic!("{text}")
            };
            assert_eq!(rncn::print_actions(claims), "r7c9<>1, r78c3<>2", "{text}");
            assert_eq!(entries[1].what, What::Singles { solves: true }, "{text}");
        }
        assert!(parse("(1=6)r7c7-6r7c9=6r3c9 => -r7c9").is_err());
    }

    #[test]
    fn chains_stand_among_the_rest_with_the_name_of_their_technique_or_without() {
        let text = "1. AIC: (1=6)r7c7-6r7c9=6r3c9-4r3c9=4r7c9 => r7c9<>1\n2) 3r2c1=3r2c6 - 3r5c6=3r5c2\n\
                    {3R17} {3c49}\nXY-Chain: (1=2)r1c1-(2=1)r1c5- loop ste";
        let expected = [(1, "6 nodes"), (2, "4 nodes"), (3, "{3R17} {3c49} "), (4, "4 nodes")];
        let mut expected = expected.map(|(line, text)| (line, text.to_owned())).to_vec();
        expected.push((4, "singles true".to_owned()));
        assert_eq!(said(text), expected);
        let entries = parse(text).unwrap();
        let What::Chain { chain, claims: None } = &entries[3].what else { panic!("{entries:?}") };
        assert!(chain.is_loop);
    }

    #[test]
    fn a_solution_ends_with_any_of_the_words_for_easy_steps() {
        for (text, expected) in [
            ("stte", "singles true"),
            ("btte", "Subsets true"),
            ("bte.", "Subsets true"),
            ("basics", "Subsets false"),
            ("lclste", "Locked true"),
            ("singles to the end", "singles true"),
        ] {
            for before in ["=> -1 r7c7,r9c2; ", "=> r7c7<>1\n", "-> -1r7c7 "] {
                let text = format!("3r2c1=3r2c6-3r5c6=3r5c2 {before}{text}");
                let all: Vec<String> = said(&text).into_iter().map(|said| said.1).collect();
                assert_eq!(all, ["4 nodes", expected], "{text}");
            }
        }
        assert!(parse("btted").is_err() && parse("lclste1").is_err());
    }

    #[test]
    fn a_set_named_twice_counts_twice() {
        assert_eq!(said("{3R1 3R1} {3c4 2×3b1}"), [(1, "{2×3R1} {3c4 2×3b1} ".to_owned())]);
    }

    #[test]
    fn house_first_in_square_brackets() {
        let text = "S4=[r(28)6 c26 b56], L5=[c(1589)6 b36] => r6c9<>6\nr6c9=1";
        let expected = ["{6R28 6C2 6B5} {6c1589 6b3} r6c9<>6", "[1r6c9]"];
        assert_eq!(said(text).into_iter().map(|said| said.1).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn errors_have_their_place() {
        for (text, line, column, expected) in [
            ("{3R17} {3c49} =>\n", 2, 1, "what follows, such as r1c2<>3"),
            ("{3R17} {3c49} => 3x1c2", 1, 18, "what follows, such as r1c2<>3"),
            ("{3R17} {3c49} and more", 1, 15, ENTRY),
            ("r1c2=3\n4 Sets {3R17}", 2, 1, "the number of sectors that the list has"),
            ("{3R17} {3C49}x", 1, 14, ENTRY),
            ("{3R17 3", 1, 8, "a letter: R, C, B or N for a truth, r, c, b or n for a link"),
            ("r41 r42", 1, 4, "c and a column number"),
            ("r1c2<>3", 1, 1, "=> before what truths and links exclude"),
            (
                "{3R17} {3c49} rank 1",
                1,
                15,
                "the rank that the lists have, which is links minus truths",
            ),
            ("stealth", 1, 1, ENTRY),
        ] {
            let error = parse(text).unwrap_err();
            assert_eq!(
                (error.line, error.column, error.expected),
                (line, column, expected),
                "{text}"
            );
        }
    }
}
