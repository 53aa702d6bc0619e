//! Words and numbers in a picture.

use super::place::Point;
use super::write::{Num, Xml};

/// How far the base line is below the middle of a digit, as a part of its size.
pub(super) const BASE_LINE: f64 = 0.364;

/// Text whose middle is at a point.
pub(super) fn text(xml: &mut Xml, at: Point, size: f64, class: &str, text: &str) {
    let tag = xml.element("text").at("x", Num(at.x)).at("y", Num(at.y + size * BASE_LINE));
    let tag = if class.is_empty() { tag } else { tag.at("class", class) };
    tag.text(text);
}
