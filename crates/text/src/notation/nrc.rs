//! Denis Berthier's notation, as his CSP-Rules prints it.
//!
//! ```text
//! whip[1]: c2n1{r6 .} ==> r5c3≠1, r6c3≠1
//! biv-chain[3]: r2c4{n7 n3} - r2n3{c4 c8} - c8n5{r2 r8} ==> r8c4≠7
//! g-whip[2]: b3n7{r2c8 r3c789} - r3n7{c2 .} ==> r2c2 ≠ 7
//! naked-pairs-in-a-row: r7{c3 c9}{n2 n9} ==> r7c4≠2
//! hidden-pairs-in-a-column: c4{n1 n5}{r2 r7} ==> r7c4≠3
//! x-wing-in-columns: n4{c3 c9}{r1 r9} ==> r1c5≠4
//! hidden-single-in-a-column ==> r7c4 = 4
//! ```
//!
//! A variable is a sector, a cell `r1c4`, a digit in a row `r3n1`, in a column `c4n5` or in a box `b3n7`; in braces are
//! the candidate that is linked to what is before it, and the one that is left, or a dot. A group has several numbers.

use ninerooks_board::{
    Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, Sector, SectorKind,
};
use ninerooks_step::{PostedNrc, PostedVariable};

use super::cursor::{Cursor, NotationError};
use super::{eureka, rncn};

const VARIABLE: &str =
    "a variable such as r1c4{n2 n1}, r3n1{c7 c2}, c4n5{r6 r3} or b3n7{r2c8 r3c9}";
const SETS: &str = "a set such as r7{c3 c9}{n2 n9}, c4{n1 n5}{r2 r7} or n4{c3 c9}{r1 r9}";
const LINK: &str = "- and another variable, or ==> and what follows";

/// What stands before the colon.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Whip,
    Braid,
    Sets,
    Single,
    /// A name of CSP-Rules for something that is not checked.
    Other,
}

/// Goes past a name with its length, and the colon behind it.
pub(super) fn name(cursor: &mut Cursor<'_>) -> Option<(Kind, Option<u64>)> {
    const LONGEST: usize = 48;
    let begin = *cursor;
    let mut ahead = *cursor;
    for _ in 0..LONGEST {
        if ahead.eat(|c| c.is_ascii_alphanumeric() || "-+&".contains(c)).is_none() {
            break;
        }
    }
    let len = begin.rest().len() - ahead.rest().len();
    let word = begin.rest().get(..len)?.to_ascii_lowercase();
    let mut length = None;
    if ahead.eat(|c| c == '[').is_some() {
        length = Some(ahead.number(999, "a length").ok()?);
        ahead.eat(|c| c == ']')?;
    }
    let is_in = word.contains("-in-");
    let chains = [
        "whip",
        "braid",
        "biv-chain",
        "bivalue-chain",
        "z-chain",
        "xy-chain",
        "nrc-chain",
        "t-chain",
        "nrct-chain",
        "nrczt-chain",
    ];
    let has = |of: &str| word.starts_with(of) || word.contains(&format!("-{of}"));
    let kind = if word.starts_with("hidden-single")
        || word.starts_with("naked-single")
        || word == "singles"
    {
        Kind::Single
    } else if length.is_some() {
        let is_plain =
            !["or", "forcing", "oddagon", "eleven", "tridagon"].iter().any(|other| has(other))
                && !word.starts_with("or");
        match word {
            _ if is_plain && word.contains("braid") => Kind::Braid,
            _ if is_plain && chains.iter().any(|chain| has(chain)) => Kind::Whip,
            _ => Kind::Other,
        }
    } else if is_in
        && ["naked-", "hidden-", "x-wing", "swordfish", "jellyfish", "super-hidden-"]
            .iter()
            .any(|of| word.contains(of))
    {
        Kind::Sets
    } else {
        return None;
    };
    ahead.blanks();
    let has_colon = ahead.eat(|c| c == ':').is_some();
    ahead.skip(&[]);
    let is_single = kind == Kind::Single && { ahead }.arrow();
    if !is_single && (kind == Kind::Single || !has_colon) {
        return None;
    }
    *cursor = ahead;
    Some((kind, length))
}

/// Reads what stands behind the name, up to the arrow.
///
/// # Errors
/// Where a variable or a set should be, or there are not so many as the name says.
pub(super) fn pattern(
    cursor: &mut Cursor<'_>,
    (kind, length): (Kind, Option<u64>),
) -> Result<PostedNrc, NotationError> {
    match kind {
        Kind::Whip | Kind::Braid => {
            let place = *cursor;
            let variables = variables(cursor)?;
            if length.is_some_and(|length| length != variables.len() as u64) {
                return Err(place.error("as many variables as the brackets behind the name say"));
            }
            Ok(PostedNrc::Whip { is_braid: kind == Kind::Braid, variables })
        }
        Kind::Sets => sets(cursor),
        Kind::Single | Kind::Other => Err(cursor.error(
            "a whip, braid, chain of candidates, subset or fish: other patterns of CSP-Rules are not checked",
        )),
    }
}

fn variables(cursor: &mut Cursor<'_>) -> Result<Vec<PostedVariable>, NotationError> {
    let mut variables = Vec::new();
    loop {
        variables.push(variable(cursor)?);
        cursor.skip(&[]);
        if { *cursor }.arrow() || cursor.is_done() {
            return Ok(variables);
        }
        if eureka::link(cursor) != Some(false) {
            return Err(cursor.error(LINK));
        }
        cursor.skip(&[]);
    }
}

/// `c4n5{r6 r3}`
fn variable(cursor: &mut Cursor<'_>) -> Result<PostedVariable, NotationError> {
    let sector = sector(cursor)?;
    cursor.skip(&[]);
    cursor.eat(|c| c == '{').ok_or_else(|| cursor.error("{ and the candidates of the variable"))?;
    let mut sides = [Vec::new(), Vec::new()];
    for (i, side) in sides.iter_mut().enumerate() {
        cursor.skip(&[]);
        if i == 1 && cursor.eat(|c| c == '.').is_some() {
            continue;
        }
        *side = value(cursor, sector)?;
    }
    cursor.skip(&[]);
    // z- and t-candidates are printed behind a sign by older versions.
    if cursor.eat(|c| c == '}').is_none() {
        return Err(cursor.error("}, since a variable has a left and a right candidate"));
    }
    let [left, right] = sides;
    Ok(PostedVariable { sector, left, right })
}

fn digit(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<Digit, NotationError> {
    let digit = cursor.eat(|c| matches!(c, '1'..='9')).and_then(Digit::from_char);
    digit.ok_or_else(|| cursor.error(expected))
}

/// `r1c4`, `r3n1`, `c4n5`, `b3n7`.
fn sector(cursor: &mut Cursor<'_>) -> Result<Sector, NotationError> {
    let Some(letter) = cursor.eat(|c| "rcbRCB".contains(c)) else {
        return Err(cursor.error(VARIABLE));
    };
    let number = digit(cursor, VARIABLE)?.index();
    let is_row = letter.eq_ignore_ascii_case(&'r');
    if is_row && cursor.eat(|c| "cC".contains(c)).is_some() {
        return Ok(Cell::at(number, digit(cursor, VARIABLE)?.index()).sector());
    }
    cursor.eat(|c| "nN".contains(c)).ok_or_else(|| cursor.error(VARIABLE))?;
    let house = match letter.to_ascii_lowercase() {
        'r' => House::row(number),
        'c' => House::column(number),
        _ => House::block(number),
    };
    Ok(house.sector(digit(cursor, VARIABLE)?))
}

/// What of a sector is meant: `n4` of a cell, `c456` of a row, `r5` of a column, `r2c8` of a box.
fn value(cursor: &mut Cursor<'_>, sector: Sector) -> Result<Vec<Candidate>, NotationError> {
    let (house, digit) = match sector.kind() {
        SectorKind::Cell(cell) => {
            const EXPECTED: &str = "a digit of the cell, such as n4, or a dot";
            cursor.eat(|c| "nN".contains(c)).ok_or_else(|| cursor.error(EXPECTED))?;
            let digits = DigitSet::from_bits(cursor.numbers(EXPECTED)?);
            return Ok(digits.map(|digit| Candidate::new(digit, cell)).collect());
        }
        SectorKind::House(house, digit) => (house, digit),
    };
    let place = *cursor;
    let cells: CellSet = match house.kind() {
        HouseKind::Block => block_cells(cursor, house)?,
        kind => {
            let (letter, crossing, expected) = match kind {
                HouseKind::Row => {
                    ('c', HouseKind::Column, "a column of the row, such as c5, or a dot")
                }
                _ => ('r', HouseKind::Row, "a row of the column, such as r5, or a dot"),
            };
            let is = |c: char| c.eq_ignore_ascii_case(&letter);
            cursor.eat(is).ok_or_else(|| cursor.error(expected))?;
            HouseSet::of_kind(crossing, cursor.numbers(expected)?).cells() & house.cells()
        }
    };
    if !cells.is_subset(house.cells()) || cells.is_empty() {
        return Err(place.error("cells of the variable's box"));
    }
    Ok(cells.map(|cell| Candidate::new(digit, cell)).collect())
}

/// `r2c8`, `b3p5`, `p5`.
fn block_cells(cursor: &mut Cursor<'_>, house: House) -> Result<CellSet, NotationError> {
    const EXPECTED: &str = "a cell of the box, such as r2c8, or a dot";
    if cursor.eat(|c| "pP".contains(c)).is_some() {
        let positions = DigitSet::from_bits(cursor.numbers(EXPECTED)?);
        return Ok(positions.map(|p| house.cell(p.index())).collect());
    }
    if !eureka::at_cell(*cursor) {
        return Err(cursor.error(EXPECTED));
    }
    rncn::product(cursor)
}

/// The numbers and cells in a pair of braces, and the letter that they all have: `n`, `r`, `c`, or `x` for cells.
fn group(cursor: &mut Cursor<'_>) -> Result<(char, u16, CellSet), NotationError> {
    cursor.skip(&[]);
    cursor.eat(|c| c == '{').ok_or_else(|| cursor.error(SETS))?;
    let (mut letter, mut bits, mut cells) = (None, 0, CellSet::EMPTY);
    loop {
        cursor.skip(&[',']);
        if cursor.eat(|c| c == '}').is_some() {
            return letter.map(|letter| (letter, bits, cells)).ok_or_else(|| cursor.error(SETS));
        }
        let place = *cursor;
        let mut ahead = *cursor;
        let one = if let Ok(cell) = rncn::product(&mut ahead) {
            cells |= cell;
            *cursor = ahead;
            'x'
        } else {
            let Some(c) = cursor.eat(|c| "nrcNRC".contains(c)) else {
                return Err(cursor.error(SETS));
            };
            bits |= cursor.numbers(SETS)?;
            c.to_ascii_lowercase()
        };
        if letter.is_some_and(|before| before != one) {
            return Err(place.error("the same kind of numbers or cells in one pair of braces"));
        }
        letter = Some(one);
    }
}

/// `r7{c3 c9}{n2 n9}`, `c4{n1 n5}{r2 r7}`, `n4{c3 c9}{r1 r9}`.
fn sets(cursor: &mut Cursor<'_>) -> Result<PostedNrc, NotationError> {
    let begin = *cursor;
    let Some(letter) = cursor.eat(|c| "rcbnRCBN".contains(c)) else {
        return Err(cursor.error(SETS));
    };
    let number = digit(cursor, SETS)?;
    let place = *cursor;
    let (one, other) = (group(cursor)?, group(cursor)?);
    cursor.skip(&[]);
    if !{ *cursor }.arrow() {
        return Err(cursor.error("==> and what follows"));
    }
    let lines = |(letter, bits, _): (char, u16, CellSet)| {
        let kind = if letter == 'r' { HouseKind::Row } else { HouseKind::Column };
        HouseSet::of_kind(kind, bits)
    };
    let house = match letter.to_ascii_lowercase() {
        'r' => House::row(number.index()),
        'c' => House::column(number.index()),
        'b' => House::block(number.index()),
        _ => {
            if !matches!((one.0, other.0), ('r', 'c') | ('c', 'r')) {
                return Err(place.error("rows and columns, such as n4{c3 c9}{r1 r9}"));
            }
            let of = |group| lines(group).map(|house| house.sector(number)).collect();
            return Ok(PostedNrc::Sets { truths: of(one), links: of(other) });
        }
    };
    let digits = |(_, bits, _): (char, u16, CellSet)| -> Vec<Sector> {
        DigitSet::from_bits(bits).map(|digit| house.sector(digit)).collect()
    };
    let cells = |group: (char, u16, CellSet)| -> Vec<Sector> {
        let cells = if group.0 == 'x' { group.2 } else { lines(group).cells() };
        (cells & house.cells()).map(Cell::sector).collect()
    };
    match (one.0, other.0) {
        ('n', 'n') => Err(begin.error(SETS)),
        (_, 'n') => Ok(PostedNrc::Sets { truths: cells(one), links: digits(other) }),
        ('n', _) => Ok(PostedNrc::Sets { truths: digits(one), links: cells(other) }),
        _ => Err(begin.error(SETS)),
    }
}
