//! Set logic as Xsudo writes it: `{3R17} {3c49}`, truths in capitals and links in small letters.
//!
//! `3R7` is digit 3 in row 7, `4C9` digit 4 in column 9, `6B2` digit 6 in box 2, and `5N3` the cell
//! r5c3. Numbers condense: `12R3` is 1R3 and 2R3, `1R34` is 1R3 and 1R4, `4N57` two cells of row 4.
//! A sector that counts more than once carries its weight in front: `2×4b7`.
//!
//! The digit comes first, always, but in square brackets (`house_first`). Older posts write the house
//! first, where `r41` is digit 1 in row 4; such names are refused, because they cannot be told apart from
//! the others in the long run.

use core::fmt::Write;

use ninerooks_board::{Digit, DigitSet, HouseSet, Sector};
use ninerooks_proof::{Action, Cover, Term};

use super::cursor::{Cursor, NotationError};
use super::fish::Fish;
use super::{house_first, rncn};
pub(super) use weights::Kind;
use weights::{Side, Weights};

mod weights;

/// Truths and links in a line: `{3R17} {3c49}`.
///
/// The scale follows when it is not rank + 1 (or 1 for a rank below 0): `{3R17} {3c49} scale 2`.
/// Sectors are condensed and come in the order rows, columns, cells, boxes; one that occurs twice
/// among the terms gets the sum of its weights.
///
/// ```
/// use ninerooks_text::notation::sets;
/// let cover = sets::parse("3R1 3R7 3c4 3c9")?;
/// assert_eq!(sets::print(&cover), "{3R17} {3c49}");
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn print(cover: &Cover) -> String {
    let weights = Weights::new(cover);
    let mut text = format!("{{{}}} {{{}}}", weights.side(Side::Truth), weights.side(Side::Link));
    if cover.scale != scale_of_rank(cover.rank()) {
        text.push_str(" scale ");
        text.push_str(&cover.scale.to_string());
    }
    text
}

/// Truths and links with their numbers and the rank: `2 truths {3R17}  2 links {3c49}  rank 0`.
///
/// Sectors are counted with their weights, so that rank = links − truths. The scale follows as in
/// [`print`](fn@print).
///
/// ```
/// use ninerooks_text::notation::sets;
/// let cover = sets::parse("{1B7} {8n3}")?;
/// assert_eq!(sets::print_counted(&cover), "1 truth {1B7}  1 link {8n3}  rank 0");
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn print_counted(cover: &Cover) -> String {
    let weights = Weights::new(cover);
    let mut text = String::with_capacity(64);
    for side in [Side::Truth, Side::Link] {
        let count = weights.count(side);
        let s = if count == 1 { "" } else { "s" };
        // Writing to a string cannot fail.
        let _ = write!(text, "{count} {}{s} {{{}}}  ", side.name(), weights.side(side));
    }
    let rank = cover.rank();
    let _ = write!(text, "rank {rank}");
    if cover.scale != scale_of_rank(rank) {
        let _ = write!(text, "  scale {}", cover.scale);
    }
    text
}

/// Reads truths and links in any of the forms that this notation has: with or without braces,
/// counts, the words "truths" (or "sets") and "links", commas, a slash between lists, rank and scale.
/// In square brackets the house comes first and the digit last: `S4=[r(28)6 c26 b56]` is four sets.
///
/// Capital letters are truths, small ones links. A weight is written `2×4b7`, `2*4b7` or `2x4b7`.
/// Without a scale it is rank + 1, at least 1.
///
/// # Errors
/// Where the text is not set logic, or says something of itself that is not so: a count, a rank,
/// or a link in a list of truths.
///
/// ```
/// use ninerooks_text::notation::sets;
/// let cover = sets::parse("3 Truths = {4R17 8N5}  4 Links = {4c38 5n5 2×4b7}")?;
/// assert_eq!((cover.truths().count(), cover.links().count(), cover.scale), (3, 4, 3));
///
/// let error = sets::parse("r41 r42").unwrap_err();
/// assert_eq!(error.column, 1);
/// assert!(error.expected.starts_with("the digit first"));
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn parse(text: &str) -> Result<Cover, NotationError> {
    let mut cursor = Cursor::new(text);
    let cover = cover(&mut cursor)?;
    if cursor.is_done() { Ok(cover) } else { Err(cursor.error(SECTOR)) }
}

/// Reads truths and links as [`parse`] does, or a fish without fins such as `3r17c49`, to be judged
/// by their rank: the scale is rank + 1, at least 1, whatever the text says.
///
/// # Errors
/// As [`parse`], where the text is neither.
///
/// ```
/// use ninerooks_text::notation::sets;
/// assert_eq!(sets::parse_pattern("3r17c49")?, sets::parse("{3R17} {3c49}")?);
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn parse_pattern(text: &str) -> Result<Cover, NotationError> {
    match text.parse::<Fish>() {
        Ok(fish) if (fish.fins | fish.endo_fins).is_empty() => {
            let sectors = |houses: HouseSet| -> Vec<Sector> {
                houses.map(|house| Sector::house(house, fish.digit)).collect()
            };
            Ok(Cover::new(&sectors(fish.base), &sectors(fish.cover)))
        }
        _ => {
            let cover = parse(text)?;
            Ok(Cover { scale: scale_of_rank(cover.rank()), ..cover })
        }
    }
}

/// Reads truths and links with the actions that are claimed from them:
/// `2 Truths = {3R17}  2 Links = {3c49} => r2c4<>3`.
///
/// # Errors
/// As [`parse`] and [`rncn::parse_actions`]; the arrow must be there.
pub fn parse_claim(text: &str) -> Result<(Cover, Vec<Action>), NotationError> {
    let mut cursor = Cursor::new(text);
    let cover = cover(&mut cursor)?;
    if !cursor.eat_word("=>") {
        return Err(cursor.error("=> and the actions"));
    }
    Ok((cover, rncn::actions(&mut cursor)?))
}

/// Reads a list of sectors with their weights, in capital or small letters: `3R17 2×4b7`.
///
/// # Errors
/// Where the text is no such list. An empty text is an empty list.
///
/// ```
/// use ninerooks_text::notation::sets;
/// assert_eq!(sets::parse_sectors("{4N57, 2*12r3}")?.len(), 4);
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn parse_sectors(text: &str) -> Result<Vec<(Sector, u16)>, NotationError> {
    let mut cursor = Cursor::new(text);
    let mut terms = Vec::new();
    cursor.skip(&SEPARATORS);
    let brace = cursor.eat(|c| c == '{').is_some();
    cursor.skip(&SEPARATORS);
    while !cursor.is_done() && cursor.peek() != Some('}') {
        sectors(&mut cursor, None, &mut terms)?;
        cursor.skip(&SEPARATORS);
    }
    if brace && cursor.eat(|c| c == '}').is_none() {
        return Err(cursor.error("a sector or }"));
    }
    cursor.skip(&SEPARATORS);
    if !cursor.is_done() {
        return Err(cursor.error("the end"));
    }
    Ok(terms
        .into_iter()
        .map(|term| (term.weight.unsigned_abs(), term.fact))
        .filter_map(|(times, fact)| Some((fact.sector()?, times)))
        .collect())
}

const SEPARATORS: [char; 1] = [','];
const SECTOR: &str = "a sector such as 5N3, 3R7, 4C9 or 6B2";

/// The scale that goes with a rank.
fn scale_of_rank(rank: i64) -> i16 {
    i16::try_from(rank.saturating_add(1).max(1)).unwrap_or(i16::MAX)
}

/// Lists, then rank and scale.
fn cover(cursor: &mut Cursor<'_>) -> Result<Cover, NotationError> {
    let mut parts = Parts::default();
    loop {
        cursor.skip(&BETWEEN);
        if cursor.is_done() || cursor.rest().starts_with("=>") {
            return parts.cover();
        }
        parts.read(cursor)?;
    }
}

/// What may be between the parts of a cover.
pub(super) const BETWEEN: [char; 2] = [',', '/'];

/// The parts of a cover that were read so far.
#[derive(Default)]
pub(super) struct Parts<'a> {
    pub(super) terms: Vec<Term>,
    rank: Option<(Cursor<'a>, i64)>,
    scale: Option<i16>,
}

impl<'a> Parts<'a> {
    /// Reads the next one: a list, the rank or the scale.
    pub(super) fn read(&mut self, cursor: &mut Cursor<'a>) -> Result<(), NotationError> {
        let place = *cursor;
        if cursor.eat_word("rank") {
            cursor.skip(&['=']);
            let negative = cursor.eat(|c| matches!(c, '-' | '−')).is_some();
            let number = cursor.number(1 << 40, "a rank")?.cast_signed();
            self.rank = Some((place, if negative { -number } else { number }));
            Ok(())
        } else if cursor.eat_word("scale") {
            cursor.skip(&['=']);
            self.scale = Some(weight(cursor, "a scale from 1 to 32767")?);
            Ok(())
        } else if house_first::begins(*cursor) {
            house_first::list(cursor, &mut self.terms)
        } else {
            list(cursor, &mut self.terms)
        }
    }

    /// All of them together.
    pub(super) fn cover(self) -> Result<Cover, NotationError> {
        let mut cover = Cover { scale: 1, terms: self.terms.into() };
        let true_rank = cover.rank();
        cover.scale = self.scale.unwrap_or_else(|| scale_of_rank(true_rank));
        match self.rank {
            Some((place, rank)) if rank != true_rank => {
                Err(place.error("the rank that the lists have, which is links minus truths"))
            }
            _ => Ok(cover),
        }
    }
}

/// Whether a list of truths or links begins here.
pub(super) fn begins(mut cursor: Cursor<'_>) -> bool {
    let mut label_ahead = cursor;
    cursor.peek() == Some('{')
        || label(&mut label_ahead).1.is_some()
        || house_first::begins(cursor)
        || sectors(&mut cursor, None, &mut Vec::new()).is_ok()
}

/// `2 Truths = {3R17}`, `{3R17}` or `3R17`.
fn list(cursor: &mut Cursor<'_>, terms: &mut Vec<Term>) -> Result<(), NotationError> {
    let (count, mut side) = label(cursor);
    if side.is_none() && cursor.peek() != Some('{') {
        sectors(cursor, None, terms)?;
        return Ok(());
    }
    if cursor.eat(|c| c == '{').is_none() {
        return Err(cursor.error("{ and sectors"));
    }
    let before = terms.len();
    loop {
        cursor.skip(&SEPARATORS);
        if cursor.eat(|c| c == '}').is_some() {
            break;
        }
        if cursor.is_done() {
            return Err(cursor.error("a sector or }"));
        }
        side = Some(sectors(cursor, side, terms)?);
    }
    let Some((place, count)) = count else { return Ok(()) };
    let new = terms.get(before..).unwrap_or(&[]);
    let weight: u64 = new.iter().map(|term| u64::from(term.weight.unsigned_abs())).sum();
    if count == weight || count == new.len() as u64 {
        Ok(())
    } else {
        Err(place.error("the number of sectors that the list has"))
    }
}

type Label<'a> = (Option<(Cursor<'a>, u64)>, Option<Side>);

/// `2 Truths =`, if there is such a thing here.
fn label<'a>(cursor: &mut Cursor<'a>) -> Label<'a> {
    let place = *cursor;
    let mut ahead = *cursor;
    let mut count = None;
    if ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
        let Ok(number) = ahead.number(u64::MAX, SECTOR) else { return (None, None) };
        count = Some((place, number));
        ahead.skip(&[]);
    }
    let side = if ahead.eat_any(&["truths", "truth", "sets", "set"]) {
        Side::Truth
    } else if ahead.eat_any(&["linksets", "linkset", "links", "link"]) {
        Side::Link
    } else {
        return (None, None);
    };
    ahead.skip(&['=', ':']);
    *cursor = ahead;
    (count, Some(side))
}

/// `2×12R3`: one condensed word, which must be of `side` if that is known.
fn sectors(
    cursor: &mut Cursor<'_>,
    side: Option<Side>,
    terms: &mut Vec<Term>,
) -> Result<Side, NotationError> {
    const HOUSE_FIRST: &str = "the digit first, as in 1R4 for digit 1 in row 4: \
                               with the house first a name such as r41 can be read in two ways";
    if cursor.peek().is_some_and(|c| Kind::of_letter(c).is_some()) {
        return Err(cursor.error(HOUSE_FIRST));
    }
    let multiplicity = multiplicity(cursor)?;
    let first = DigitSet::from_bits(cursor.numbers(SECTOR)?);
    let place = *cursor;
    let letter = cursor.eat(|c| Kind::of_letter(c).is_some());
    let (letter, kind) =
        letter.and_then(|letter| Some((letter, Kind::of_letter(letter)?))).ok_or_else(|| {
            place.error("a letter: R, C, B or N for a truth, r, c, b or n for a link")
        })?;
    let here = if letter.is_ascii_uppercase() { Side::Truth } else { Side::Link };
    match (side, here) {
        (Some(Side::Truth), Side::Link) => {
            return Err(place.error("a capital letter, since this is a list of truths"));
        }
        (Some(Side::Link), Side::Truth) => {
            return Err(place.error("a small letter, since this is a list of links"));
        }
        _ => {}
    }
    let last = DigitSet::from_bits(cursor.numbers("a number from 1 to 9")?);
    if cursor.peek().is_some_and(char::is_alphanumeric) {
        return Err(cursor.error("a blank or a comma"));
    }
    let weight = if here == Side::Truth { -multiplicity } else { multiplicity };
    for i in first {
        let sector = |j: Digit| kind.sector(i.index(), j.index());
        terms.extend(last.map(|j| Term::new(sector(j), weight)));
    }
    Ok(here)
}

/// `2×`, or 1 when there is no such thing here.
fn multiplicity(cursor: &mut Cursor<'_>) -> Result<i16, NotationError> {
    let mut ahead = *cursor;
    while ahead.eat(|c| c.is_ascii_digit()).is_some() {}
    ahead.skip(&[]);
    if !matches!(ahead.peek(), Some('×' | '*' | 'x' | 'X')) {
        return Ok(1);
    }
    let weight = weight(cursor, "a weight from 1 to 32767")?;
    cursor.skip(&[]);
    cursor.eat(|c| !c.is_ascii_digit());
    cursor.skip(&[]);
    Ok(weight)
}

fn weight(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<i16, NotationError> {
    let place = *cursor;
    let number = cursor.number(i16::MAX.unsigned_abs().into(), expected)?;
    match i16::try_from(number) {
        Ok(weight) if weight > 0 => Ok(weight),
        _ => Err(place.error(expected)),
    }
}

#[cfg(test)]
mod tests;
