//! Candidates as three digits, `drc`: digit, row, column. `436` is 4 in r3c6.

use ninerooks_board::{Candidate, Cell, Digit};

use super::{Fault, span::Span};

/// The candidates of a list parted by white space.
pub(super) fn parse(list: Span<'_>) -> Result<Vec<Candidate>, Fault> {
    list.split(char::is_whitespace).filter(|item| !item.text.is_empty()).map(one).collect()
}

fn one(item: Span<'_>) -> Result<Candidate, Fault> {
    let mut digits = item.text.chars().map(Digit::from_char);
    match [digits.next(), digits.next(), digits.next(), digits.next()] {
        [Some(Some(digit)), Some(Some(row)), Some(Some(column)), None] => {
            Ok(Candidate::new(digit, Cell::at(row.index(), column.index())))
        }
        _ => Err(item.fault("a candidate as digit, row, column, such as 436 for 4 in r3c6")),
    }
}

/// The list, parted by blanks.
pub(super) fn write(candidates: impl IntoIterator<Item = Candidate>) -> String {
    let mut text = String::new();
    for candidate in candidates {
        if !text.is_empty() {
            text.push(' ');
        }
        let cell = candidate.cell();
        text.push(candidate.digit().to_char());
        text.push(Digit::from_index(cell.row_index()).to_char());
        text.push(Digit::from_index(cell.column_index()).to_char());
    }
    text
}
