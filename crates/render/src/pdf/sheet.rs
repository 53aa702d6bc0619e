//! What is on a page, before it is written.

use super::letters::Weight;

/// Where something is, in points of 1/72 inch from the upper left corner of the page.
pub(super) use crate::svg::Point as Place;
/// A part of the page.
pub(super) use crate::svg::Rect as Frame;

/// How dark something is: 0 is black, 255 white.
pub(super) type Grey = u8;

/// Black.
pub(super) const INK: Grey = 0;
/// What stands back.
pub(super) const FAINT: Grey = 95;

/// Something on a page.
#[derive(Clone, Debug)]
pub(super) enum Item {
    /// A line of text, its base line beginning at a place.
    Text { at: Place, size: f64, weight: Weight, grey: Grey, text: String },
    /// Straight lines.
    Lines { lines: Vec<[Place; 2]>, width: f64, grey: Grey },
    /// A filled disc around a place.
    Disc { at: Place, radius: f64, grey: Grey },
    /// A picture in SVG that fills a frame.
    Picture { svg: String, frame: Frame },
    /// A QR code: its modules row by row, with as many of them in each.
    Code { dark: Vec<bool>, in_a_row: usize, frame: Frame },
    /// What opens an address.
    Link { frame: Frame, address: String },
    /// What leads to another page, by its index.
    Jump { frame: Frame, page: usize },
}

/// A page.
#[derive(Clone, Debug, Default)]
pub(super) struct Sheet {
    pub(super) items: Vec<Item>,
    /// What the table of contents of the file says of it.
    pub(super) marks: Vec<Mark>,
}

/// An entry of the table of contents of the file.
#[derive(Clone, Debug)]
pub(super) struct Mark {
    /// Whether it begins a part of the booklet.
    pub(super) is_part: bool,
    pub(super) text: String,
    pub(super) top: f64,
}
