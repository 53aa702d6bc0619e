//! Steps by the name of their technique, as this program prints them and as `HoDoKu` does: name, pattern, what follows.
//!
//! ```text
//! X-Wing: 3 r17\c49 => r268c4,r246c9<>3
//! Locked Candidates Type 1 (Pointing): 5 in b4 => r6c7<>5
//! Skyscraper: 7 in r1c4,r5c6 (connected by r15c9) => r2c6<>7
//! Rank 0: 2 truths {3R17}  2 links {3c49}  rank 0 (X-Wing) => r4c4<>3
//! Naked Single: r6c8=1
//! ```
//!
//! Where the pattern is written out ([`NamedPattern`]) it can be judged by itself. Any other is kept as it is
//! written, to be compared with what the technique finds ([`Named::is_written_so`]).

mod details;
mod own;

use ninerooks_proof::{Action, Cover};
use ninerooks_step::{PostedChain, Shape, Step};

use super::cursor::{Cursor, NotationError};
use super::line::{Notation, describe_in, name};
use super::solution::{claims_on_line, past_box};
use super::{eureka, nice};

pub use own::{OwnSteps, own_steps};

/// A step by the name of its technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// What the step is called.
    pub name: String,
    /// What is between the name and the arrow.
    pub details: String,
    /// The details, as far as they can be judged by themselves.
    pub pattern: Option<NamedPattern>,
    /// What follows.
    pub claims: NamedClaims,
}

/// What the details of a line may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamedPattern {
    /// A pattern in one of the shapes that say all that they count upon.
    Shape(Shape),
    /// A chain.
    Chain(PostedChain),
    /// Truths and links: several, if each proves something else.
    Covers(Vec<Cover>),
    /// A digit that has no other place in some house, which is not said.
    LastPlace,
}

/// What is said to follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NamedClaims {
    /// Actions; none in a step that deletes patterns only.
    Actions(Vec<Action>),
    /// Of many actions only the numbers: placements and eliminations.
    Counted([usize; 2]),
}

impl Named {
    /// Whether a step is written as this line has it, in one notation or the other, but for blanks. Its actions are not
    /// looked at. The line may end at a comma before the step does, as `HoDoKu`'s of rectangles do, or say nothing.
    pub fn is_written_so(&self, step: &Step) -> bool {
        let wanted = folded(&self.details);
        [Notation::Eureka, Notation::Hodoku].into_iter().any(|notation| {
            let line = describe_in(step, notation);
            let line = line.strip_prefix(&*name(step)).unwrap_or(&line);
            let details = line.rsplit_once("=>").map_or("", |(details, _)| details);
            let details = folded(details.trim_start_matches(':'));
            let rest = details.strip_prefix(&wanted);
            rest.is_some_and(|rest| wanted.is_empty() || rest.is_empty() || is_more(&wanted, rest))
        })
    }
}

/// Whether a list of cells was at its end where the line ends, and not only a part of it.
fn is_more(written: &str, rest: &str) -> bool {
    let begins_cell = |text: &str| text.starts_with(['r', 'b']);
    rest.strip_prefix(',').is_some_and(|rest| !begins_cell(rest)) && !written.contains(['=', '{'])
}

/// A text without blanks, with one kind of dash.
fn folded(text: &str) -> String {
    let dash = |c| if "–—−".contains(c) { '-' } else { c };
    text.chars().filter(|c| !c.is_whitespace()).map(dash).collect()
}

/// What begins a list of sets, or says something of it.
const LISTS: [&str; 4] = ["rank", "scale", "truth", "link"];

/// No technique has a longer name.
const LONGEST: usize = 60;

/// The name at the head of a line and the place behind its colon, if that is what comes next.
fn head(cursor: Cursor<'_>) -> Option<(&str, Cursor<'_>)> {
    if !cursor.peek()?.is_alphanumeric() {
        return None;
    }
    let is_in_name = |c: char| c.is_alphanumeric() || " -+'/()[]–‑".contains(c);
    let mut ahead = words(cursor, is_in_name);
    // `Medusa: Two Parities in a Cell: A[…`
    let mut second = ahead;
    if second.eat_word(": ") {
        let behind = words(second, |c| c.is_alphabetic() || c == ' ');
        let is_name = second.peek().is_some_and(char::is_uppercase);
        if is_name && behind.peek() == Some(':') {
            ahead = behind;
        }
    }
    let length = cursor.rest().len() - ahead.rest().len();
    let name = cursor.rest().get(..length)?;
    // A name has two letters or more, and may begin with a number, as `2-String Kite` does.
    let letters = name.chars().filter(|c| c.is_alphabetic()).count();
    if letters < 2 || is_label(name) {
        return None;
    }
    if { ahead }.arrow() {
        // `Bivalue Universal Grave + 1 => …`; a cell has two letters.
        return (letters > 3 && !{ cursor }.eat_any(&LISTS)).then_some((name.trim(), ahead));
    }
    ahead.eat(|c| c == ':')?;
    ahead.peek().is_none_or(char::is_whitespace).then(|| {
        ahead.skip_on_line();
        (name.trim(), ahead)
    })
}

/// The place behind characters of this kind, of which there are not more than a name has.
fn words(mut cursor: Cursor<'_>, is_part: impl Fn(char) -> bool) -> Cursor<'_> {
    for _ in 0..LONGEST {
        if cursor.eat(&is_part).is_none() {
            break;
        }
    }
    cursor
}

/// Whether this is what a list of sets is called, `16 Sets` or `Links`.
pub(super) fn is_label(name: &str) -> bool {
    const LABELS: [&str; 8] = ["truth", "truths", "set", "sets", "base", "link", "links", "cover"];
    let word = name.trim().trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
    LABELS.iter().any(|label| word.eq_ignore_ascii_case(label))
}

/// Whether the details of such a name begin like a chain and are none, so that chains are not read there.
fn branches(name: &str) -> bool {
    const WORDS: [&str; 8] =
        ["forcing", "kraken", "hypothesis", "blossom", "medusa", "range", "corner", "colo"];
    let lower = name.to_ascii_lowercase();
    WORDS.iter().any(|word| lower.contains(word))
}

/// Whether the details are a chain that is judged by its links, in one notation or the other.
fn is_chain(details: Cursor<'_>) -> bool {
    eureka::begins(details) || eureka::begins(past_box(details)) || nice::is_whole(details)
}

/// Whether a step with the name of its technique begins here.
pub(super) fn begins(cursor: Cursor<'_>) -> bool {
    match head(cursor) {
        Some((name, details)) => !is_chain(details) || branches(name),
        None => false,
    }
}

/// A step with the name of its technique: this line, and no more.
///
/// # Errors
/// Where what follows cannot be read.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Named, NotationError> {
    const EXPECTED: &str = "the name of a technique and a colon";
    let (name, place) = head(*cursor).ok_or_else(|| cursor.error(EXPECTED))?;
    let line = place.on_line();
    let text = line.rest();
    let arrow = ["=>", "⇒", "→"].iter().find_map(|arrow| text.find(arrow));
    let (details, mut behind) = match arrow {
        Some(at) => (text.get(..at).unwrap_or_default(), line.past(at)),
        None => ("", line),
    };
    let details = details.trim_end_matches(['=', ' ']);
    behind.skip(&[]);
    behind.arrow();
    let claims = match counted(behind) {
        Some((claims, after)) => {
            behind = after;
            claims
        }
        None => NamedClaims::Actions(claims_on_line(&mut behind)?),
    };
    *cursor = cursor.behind(&behind);
    let actions = match &claims {
        NamedClaims::Actions(actions) => actions.as_slice(),
        NamedClaims::Counted(_) => &[],
    };
    let pattern = details::pattern(name, details, actions);
    Ok(Named { name: name.to_owned(), details: details.to_owned(), pattern, claims })
}

/// `47 placements, 94 eliminations`, or `no candidate yet`.
fn counted(cursor: Cursor<'_>) -> Option<(NamedClaims, Cursor<'_>)> {
    let mut ahead = cursor;
    ahead.skip(&[]);
    if ahead.eat_word("no candidate yet") || ahead.is_done() {
        return Some((NamedClaims::Actions(Vec::new()), ahead));
    }
    let mut counts = [0; 2];
    let mut is_any = false;
    loop {
        let mut next = ahead;
        next.skip(&[',']);
        let Ok(count) = next.number(729, "") else { break };
        next.skip(&[]);
        let which = [["placements", "placement"], ["eliminations", "elimination"]];
        let Some(at) = which.iter().position(|words| next.eat_any(words)) else { break };
        counts[at] = usize::try_from(count).ok()?;
        (ahead, is_any) = (next, true);
    }
    is_any.then_some((NamedClaims::Counted(counts), ahead))
}
