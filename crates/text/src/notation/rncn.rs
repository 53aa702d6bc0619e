//! `rncn`, the notation of the forums: `r4c5` is row 4, column 5.
//!
//! Written: products (`r34c245` is six cells), unions with a comma (`r1c5,r6c45`), eliminations
//! `r28c4<>13` and placements `r7c3=2`. Read besides: unions with a bar or a blank, box cells
//! (`b4p6`: the sixth cell of box 4), all but some (`r2c!378`), `≠`, `!=` and `-=` for `<>`, `:=`
//! for `=`, small and capital letters, and an arrow `=>` before the actions.

use core::fmt;

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use ninerooks_proof::Action;

use super::condense::products;
use super::cursor::{Cursor, NotationError};

/// Cells as few products: `r268c4,r46c9`. The empty set prints nothing.
///
/// ```
/// use ninerooks_text::notation::rncn;
/// let cells = rncn::parse_cells("r2c4|r46c9|r2c9|b5p7|r8c4")?;
/// assert_eq!(rncn::print_cells(cells), "r268c4,r246c9");
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn print_cells(cells: CellSet) -> String {
    Cells(cells).to_string()
}

/// Cells in any of the forms that this notation has.
///
/// # Errors
/// Where the text is no list of cells. An empty text is an empty list.
///
/// ```
/// use ninerooks_text::notation::rncn;
/// assert_eq!(rncn::parse_cells("r2c!3456789, b9p9")?.to_string(), "r2c12 r9c9");
/// assert!(rncn::parse_cells("r0c1").is_err());
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn parse_cells(text: &str) -> Result<CellSet, NotationError> {
    let mut cursor = Cursor::new(text);
    let mut cells = CellSet::EMPTY;
    cursor.skip(&SEPARATORS);
    while !cursor.is_done() {
        cells |= product(&mut cursor)?;
        cursor.skip(&SEPARATORS);
    }
    Ok(cells)
}

/// Actions, eliminations first, merged: by digits or by cells, whichever takes fewer words.
///
/// ```
/// use ninerooks_text::notation::rncn;
/// let actions = rncn::parse_actions("r1c1<>3, r1c1<>7, r1c5<>578, r7c3=2")?;
/// assert_eq!(rncn::print_actions(&actions), "r1c1<>37, r1c5<>578, r7c3=2");
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn print_actions(actions: &[Action]) -> String {
    Actions(actions).to_string()
}

/// Actions in any of the forms that this notation has: those of a group digit by digit, its cells
/// in reading order.
///
/// # Errors
/// Where the text is no list of actions. An empty text is an empty list.
///
/// ```
/// use ninerooks_text::notation::rncn;
/// let actions = rncn::parse_actions("=> r28c4<>13; r7c3=2")?;
/// let each: Vec<_> = actions.iter().map(ToString::to_string).collect();
/// assert_eq!(each, ["r2c4<>1", "r8c4<>1", "r2c4<>3", "r8c4<>3", "r7c3=2"]);
/// assert_eq!(
///     rncn::parse_actions("r7c3=24").unwrap_err().to_string(),
///     "line 1, column 7: expected the end of the placement, which has one digit, found 4"
/// );
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
pub fn parse_actions(text: &str) -> Result<Vec<Action>, NotationError> {
    let mut cursor = Cursor::new(text);
    cursor.skip(&[]);
    cursor.eat_word("=>");
    actions(&mut cursor)
}

const SEPARATORS: [char; 3] = [',', '|', ';'];

/// All actions from here to the end.
pub(super) fn actions(cursor: &mut Cursor<'_>) -> Result<Vec<Action>, NotationError> {
    let mut actions = Vec::new();
    cursor.skip(&SEPARATORS);
    while !cursor.is_done() {
        group(cursor, &mut actions)?;
        cursor.skip(&SEPARATORS);
    }
    Ok(actions)
}

/// `r28c4,r5c6<>13`
pub(super) fn group(
    cursor: &mut Cursor<'_>,
    actions: &mut Vec<Action>,
) -> Result<(), NotationError> {
    const EXPECTED: &str = "a digit from 1 to 9";
    let mut cells = CellSet::EMPTY;
    loop {
        cells |= product(cursor)?;
        cursor.skip(&[',', '|']);
        if cursor.eat_any(&["<>", "!=", "-=", "≠"]) {
            cursor.skip(&[]);
            for digit in DigitSet::from_bits(cursor.numbers(EXPECTED)?) {
                actions.extend(cells.map(|cell| Action::Eliminate(Candidate::new(digit, cell))));
            }
            return Ok(());
        }
        if cursor.eat_any(&["=", ":="]) {
            cursor.skip(&[]);
            let digit = cursor.eat(|c| matches!(c, '1'..='9')).and_then(Digit::from_char);
            let digit = digit.ok_or_else(|| cursor.error(EXPECTED))?;
            if cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
                return Err(cursor.error("the end of the placement, which has one digit"));
            }
            actions.extend(cells.map(|cell| Action::Place(Candidate::new(digit, cell))));
            return Ok(());
        }
        if !cursor.peek().is_some_and(|c| matches!(c, 'r' | 'R' | 'b' | 'B')) {
            return Err(cursor.error("<>, = or another cell"));
        }
    }
}

/// `r34c245` or `b4p6`
pub(super) fn product(cursor: &mut Cursor<'_>) -> Result<CellSet, NotationError> {
    const ROW: &str = "r and a row number";
    const COLUMN: &str = "c and a column number";
    const POSITION: &str = "p and a position in the box";
    let is = |small: char| move |c: char| c.eq_ignore_ascii_case(&small);
    if cursor.eat(is('b')).is_some() {
        let boxes = DigitSet::from_bits(cursor.numbers("a box number")?);
        cursor.eat(is('p')).ok_or_else(|| cursor.error(POSITION))?;
        let places = DigitSet::from_bits(cursor.numbers(POSITION)?);
        let cell = |b: Digit, p: Digit| House::block(b.index()).cell(p.index());
        return Ok(boxes.flat_map(|b| places.map(move |p| cell(b, p))).collect());
    }
    cursor.eat(is('r')).ok_or_else(|| cursor.error("a cell such as r4c5"))?;
    let rows = HouseSet::of_kind(HouseKind::Row, cursor.numbers(ROW)?);
    cursor.eat(is('c')).ok_or_else(|| cursor.error(COLUMN))?;
    let columns = HouseSet::of_kind(HouseKind::Column, cursor.numbers(COLUMN)?);
    Ok(rows.cells() & columns.cells())
}

/// [`print_cells`] without the string.
pub(super) struct Cells(pub(super) CellSet);

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        products(self.0.rows()).enumerate().try_for_each(|(i, (rows, columns))| {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma}r{rows}c{columns}")
        })
    }
}

/// [`print_actions`] without the string.
pub(super) struct Actions<'a>(pub(super) &'a [Action]);

impl fmt::Display for Actions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let [only] = self.0 {
            return only.fmt(f); // nearly every step, so nothing needs sorting
        }
        let mut comma = "";
        for (digits, cells) in merged_eliminations(self.0) {
            write!(f, "{comma}{}<>{digits}", Cells(cells))?;
            comma = ", ";
        }
        for (digit, cells) in cells_by_digit(self.0, |action| matches!(action, Action::Place(_))) {
            write!(f, "{comma}{}={digit}", Cells(cells))?;
            comma = ", ";
        }
        Ok(())
    }
}

/// The eliminations as products of digits and cells: digits with the same cells go together, or
/// cells with the same digits when that takes fewer products.
pub(super) fn merged_eliminations(actions: &[Action]) -> Vec<(DigitSet, CellSet)> {
    let by_digit = cells_by_digit(actions, |action| matches!(action, Action::Eliminate(_)));
    let mut merged: Vec<(DigitSet, CellSet)> = Vec::with_capacity(4);
    let mut everywhere = CellSet::EMPTY;
    for (digit, cells) in by_digit.clone() {
        everywhere |= cells;
        match merged.iter_mut().find(|group| group.1 == cells) {
            Some(group) => group.0.insert(digit),
            None => merged.push((digit.into(), cells)),
        }
    }
    if merged.len() < 2 {
        return merged;
    }
    let mut by_cell: Vec<(DigitSet, CellSet)> = Vec::with_capacity(merged.len());
    for cell in everywhere {
        let here = by_digit.clone().filter(|(_, cells)| cells.contains(cell));
        let digits = here.map(|(digit, _)| digit).collect();
        match by_cell.iter_mut().find(|group| group.0 == digits) {
            Some(group) => group.1.insert(cell),
            None => by_cell.push((digits, cell.into())),
        }
    }
    if by_cell.len() < merged.len() { by_cell } else { merged }
}

/// The cells of each digit among the actions that are `wanted`.
fn cells_by_digit<W: Fn(&Action) -> bool>(
    actions: &[Action],
    wanted: W,
) -> impl Iterator<Item = (Digit, CellSet)> + Clone + use<W> {
    let mut cells = [CellSet::EMPTY; 9];
    for candidate in actions.iter().filter(|action| wanted(action)).map(|a| a.candidate()) {
        cells[candidate.digit().index()].insert(candidate.cell());
    }
    Digit::ALL.into_iter().zip(cells).filter(|(_, cells)| !cells.is_empty())
}
