//! Fish: `3 r147\c259 fr4c1`, the digit, the base houses, the cover houses and the fins.

use core::{fmt, str::FromStr};

use ninerooks_board::{CellSet, Digit, House, HouseKind, HouseSet};

use super::condense::products;
use super::cursor::{Cursor, NotationError};
use super::rncn;

/// A fish as written.
///
/// Written with a backslash; read also with a blank or nothing between base and cover (`HoDoKu`'s
/// `3 r147 c259`, Yet Another Sudoku's `3r17c49`). Boxes are houses like any other
/// (`r39b6\c679`). The covers may be more than the bases: that is how Obi-Wahn writes fins.
///
/// ```
/// use ninerooks_text::notation::fish::Fish;
/// let fish: Fish = "3 r147 c259 fr4c1".parse()?;
/// assert_eq!(fish.base.len(), 3);
/// assert_eq!(fish.to_string(), r"3 r147\c259 fr4c1");
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The houses whose places are all used.
    pub base: HouseSet,
    /// The houses that hold these places.
    pub cover: HouseSet,
    /// Places of the base outside the cover: `fr4c1`.
    pub fins: CellSet,
    /// Places in two houses of the base at once: `efr7c7`.
    pub endo_fins: CellSet,
}

impl fmt::Display for Fish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, r"{} {}\{}", self.digit, self.base, self.cover)?;
        for (rows, columns) in products(self.fins.rows()) {
            write!(f, " fr{rows}c{columns}")?;
        }
        for (rows, columns) in products(self.endo_fins.rows()) {
            write!(f, " efr{rows}c{columns}")?;
        }
        Ok(())
    }
}

impl FromStr for Fish {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut cursor = Cursor::new(text);
        cursor.skip(&[]);
        let digit = cursor.eat(|c| matches!(c, '1'..='9')).and_then(Digit::from_char);
        let digit = digit.ok_or_else(|| cursor.error("the digit of the fish, from 1 to 9"))?;
        cursor.skip(&[]);
        let (base, cover) = base_and_cover(&mut cursor)?;
        let (fins, endo_fins) = fins(&mut cursor)?;
        Ok(Self { digit, base, cover, fins, endo_fins })
    }
}

pub(super) fn base_and_cover(
    cursor: &mut Cursor<'_>,
) -> Result<(HouseSet, HouseSet), NotationError> {
    let base = houses(cursor, BASE)?;
    cursor.skip(&[]);
    let slash = cursor.eat(|c| matches!(c, '\\' | '/')).is_some();
    cursor.skip(&[]);
    if slash || at_house(cursor) {
        return Ok((base, houses(cursor, COVER)?));
    }
    // `r17c49`, with nothing between: clear as long as there are two kinds of house.
    let kind = base.first().map(House::kind);
    let first = base.filter(|house| Some(house.kind()) == kind).collect();
    let rest = base - first;
    let second = rest.first().map(House::kind);
    if rest.is_empty() || rest.into_iter().any(|house| Some(house.kind()) != second) {
        return Err(cursor.error("a backslash and the cover houses"));
    }
    Ok((first, rest))
}

/// A fish as part of a chain, if one comes next: `r16\c8`, without its digit.
///
/// # Errors
/// Where the houses behind the backslash should be.
pub(super) fn link(cursor: &mut Cursor<'_>) -> Result<Option<(HouseSet, HouseSet)>, NotationError> {
    let mut ahead = *cursor;
    let Ok(base) = houses(&mut ahead, BASE) else { return Ok(None) };
    ahead.skip(&[]);
    if ahead.eat(|c| matches!(c, '\\' | '/')).is_none() {
        return Ok(None);
    }
    ahead.skip(&[]);
    let cover = houses(&mut ahead, COVER)?;
    *cursor = ahead;
    Ok(Some((base, cover)))
}

const BASE: &str = "the base houses, such as r17";
const COVER: &str = "the cover houses, such as c49";

/// `r39b6`
fn houses(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<HouseSet, NotationError> {
    if !at_house(cursor) {
        return Err(cursor.error(expected));
    }
    let mut houses = HouseSet::EMPTY;
    while let Some(letter) = cursor.eat(is_house) {
        let kind = match letter {
            'r' | 'R' => HouseKind::Row,
            'c' | 'C' => HouseKind::Column,
            _ => HouseKind::Block,
        };
        let place = *cursor;
        let more = HouseSet::of_kind(kind, cursor.numbers("house numbers from 1 to 9")?);
        if !houses.is_disjoint(more) {
            return Err(place.error("each house once"));
        }
        houses |= more;
    }
    Ok(houses)
}

/// All fins and endo fins from here to the end.
fn fins(cursor: &mut Cursor<'_>) -> Result<(CellSet, CellSet), NotationError> {
    let (mut fins, mut endo_fins) = (CellSet::EMPTY, CellSet::EMPTY);
    cursor.skip(&[',']);
    while !cursor.is_done() {
        let which = if cursor.eat_word("ef") {
            &mut endo_fins
        } else if cursor.eat_word("f") {
            &mut fins
        } else {
            return Err(cursor.error("a fin such as fr4c1, or the end"));
        };
        *which |= rncn::product(cursor)?;
        cursor.skip(&[',']);
    }
    Ok((fins, endo_fins))
}

fn at_house(cursor: &Cursor<'_>) -> bool {
    cursor.peek().is_some_and(is_house)
}

fn is_house(c: char) -> bool {
    matches!(c, 'r' | 'c' | 'b' | 'R' | 'C' | 'B')
}
