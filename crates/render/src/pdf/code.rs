//! QR codes.

use qrcode::{Color, EcLevel, QrCode};

use super::sheet::{Frame, Item};
use crate::svg::length;

/// The quiet zone around a code, in modules.
const QUIET: usize = 4;
/// The least width of a module that the camera of a telephone tells apart in print, in points: a third of a millimetre.
const MODULE: f64 = 0.96;
/// More modules than this in a row are too many for a corner of a page: 81 are version 16.
const MOST: usize = 81;

/// A code that is not placed yet.
#[derive(Clone, Debug)]
pub(super) struct Code {
    dark: Vec<bool>,
    in_a_row: usize,
    address: String,
}

impl Code {
    /// The code of an address; none where it would be too dense. A seventh of it may be damaged.
    pub(super) fn of(address: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(address, EcLevel::M).ok()?;
        let in_a_row = code.width();
        if in_a_row > MOST {
            return None;
        }
        let dark = code.into_colors().into_iter().map(|color| color == Color::Dark).collect();
        Some(Self { dark, in_a_row, address: address.to_owned() })
    }

    /// How wide it has to be at least, with its quiet zone.
    pub(super) fn least(&self) -> f64 {
        length(self.in_a_row + 2 * QUIET) * MODULE
    }

    /// What is on the page: the code inside of its quiet zone, and a link for whoever reads on a screen.
    pub(super) fn items(self, frame: Frame) -> [Item; 2] {
        let quiet = frame.width * length(QUIET) / length(self.in_a_row + 2 * QUIET);
        let inner = Frame {
            x: frame.x + quiet,
            y: frame.y + quiet,
            width: frame.width - 2.0 * quiet,
            height: frame.height - 2.0 * quiet,
        };
        let Self { dark, in_a_row, address } = self;
        [Item::Code { dark, in_a_row, frame: inner }, Item::Link { frame, address }]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GIVENS: &str =
        "070029580940000000000000060401600000023900000500002400000068140000000000350040007";

    #[test]
    fn digits_take_less_room_than_letters() {
        let digits = Code::of(&format!("https://example.org/sudoku/#{GIVENS}")).unwrap();
        let letters = GIVENS.replace('0', ".");
        let letters = Code::of(&format!("https://example.org/sudoku/#{letters}")).unwrap();
        assert!(digits.in_a_row < letters.in_a_row);
        assert!(digits.least() < 45.0, "16 mm are enough: {}", digits.least());
    }

    #[test]
    fn what_would_be_too_dense_is_none() {
        assert!(Code::of(&"a".repeat(400)).is_some());
        assert!(Code::of(&"a".repeat(1000)).is_none());
        assert!(Code::of(&"a".repeat(5000)).is_none());
    }
}
