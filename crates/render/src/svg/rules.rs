//! The rules that a puzzle adds to the classic ones, as players know them: under the lines of the grid what has an area, a line or a
//! bulb, above them the dots and letters between cells.

mod sums;

use ninerooks_board::{Cell, CellSet, DigitSet, Rule, Rules};

use super::place::{self, CELL, LEFT, Point, TOP};
use super::write::{Num, Xml};

/// The grey of areas and lines: it can be seen on light and on dark pages, and lets digits be read.
const GREY: &str = "#7f8b97";
/// What Kropki dots are called by, on light and on dark pages.
const WHITE: &str = "#ffffff";
const BLACK: &str = "#16191d";
/// Odd digits, as bits.
const ODD: u16 = 0b1_0101_0101;
/// Even digits, as bits.
const EVEN: u16 = 0b0_1010_1010;

/// What lies under the lines of the grid.
pub(super) fn under(xml: &mut Xml, rules: Rules) {
    for rule in rules.list() {
        match rule {
            Rule::FallingDiagonal => diagonal(xml, [0.0, 9.0]),
            Rule::RisingDiagonal => diagonal(xml, [9.0, 0.0]),
            Rule::Windoku | Rule::Region(_) => {
                rule.houses().into_iter().for_each(|cells| shade(xml, cells));
            }
            Rule::Different(cells) => shade(xml, *cells),
            Rule::Clone(first, second) => {
                shade(xml, first.iter().chain(second).copied().collect());
            }
            Rule::Least(cell) | Rule::Greatest(cell) => shade(xml, (*cell).into()),
            Rule::Thermo(cells) => thermo(xml, cells, 14.0),
            Rule::SlowThermo(cells) => thermo(xml, cells, 6.0),
            // Kinds of line: what each is stands below the picture.
            Rule::Whisper(_, cells) => line(xml, cells, GREY, 9.0, ""),
            Rule::Palindrome(cells) => line(xml, cells, GREY, 9.0, "14 5"),
            Rule::Renban(cells) => line(xml, cells, GREY, 9.0, "4 4"),
            Rule::Among(digits, cells) => cells.for_each(|cell| among(xml, *digits, cell)),
            other => sums::under(xml, other),
        }
    }
}

/// What lies above the lines of the grid.
pub(super) fn above(xml: &mut Xml, rules: Rules) {
    for rule in rules.list() {
        match rule {
            Rule::Difference(by, pair) => {
                dot(xml, *pair, [WHITE, BLACK], (*by != 1).then_some(*by));
            }
            Rule::Ratio(by, pair) => dot(xml, *pair, [BLACK, WHITE], (*by != 2).then_some(*by)),
            Rule::PairSum(sum, pair) => {
                let sign = match sum {
                    5 => "V".to_owned(),
                    10 => "X".to_owned(),
                    other => other.to_string(),
                };
                letters(xml, between(*pair), 17.0, &sign);
            }
            Rule::Greater(pair) => greater(xml, *pair),
            Rule::Quadruple(corner, digits) => {
                let at = place::middle(*corner) + Point { x: CELL / 2.0, y: CELL / 2.0 };
                let tag = xml.element("circle").at("class", "linked-mark");
                tag.at("cx", Num(at.x)).at("cy", Num(at.y)).at("r", Num(14.0)).empty();
                let digits: String = digits.iter().map(|digit| digit.to_char()).collect();
                letters(xml, at, 11.0, &digits);
            }
            Rule::Least(cell) | Rule::Greatest(cell) => {
                let at = place::middle(*cell) + Point { x: 0.0, y: 24.0 };
                let sign = if matches!(rule, Rule::Least(_)) { "least" } else { "greatest" };
                letters(xml, at, 10.0, sign);
            }
            other => sums::above(xml, other),
        }
    }
}

fn diagonal(xml: &mut Xml, rows: [f64; 2]) {
    let [from, to] = rows.map(|row| TOP + row * CELL);
    let path = format!("M{} {}L{} {}", Num(LEFT), Num(from), Num(LEFT + 9.0 * CELL), Num(to));
    stroke(xml, &path, GREY, 2.5, "");
}

fn shade(xml: &mut Xml, cells: CellSet) {
    for cell in cells {
        square(xml, cell, 0.0);
    }
}

fn square(xml: &mut Xml, cell: Cell, inset: f64) {
    let place::Rect { x, y, width, height } = place::cell(cell).inset(inset);
    let tag = xml.element("rect").at("fill", GREY).at("fill-opacity", ".22");
    let tag = tag.at("x", Num(x)).at("y", Num(y));
    tag.at("width", Num(width)).at("height", Num(height)).empty();
}

/// A disc of the same grey.
fn disc(xml: &mut Xml, cell: Cell, radius: f64) {
    let at = place::middle(cell);
    let tag = xml.element("circle").at("fill", GREY).at("fill-opacity", ".4");
    tag.at("cx", Num(at.x)).at("cy", Num(at.y)).at("r", Num(radius)).empty();
}

/// Letters with a rim, for they may stand on a line.
fn letters(xml: &mut Xml, at: Point, size: f64, text: &str) {
    let tag =
        xml.element("text").at("class", "number").at("style", format_args!("font-size:{size}px"));
    tag.at("x", Num(at.x)).at("y", Num(at.y + size * 0.364)).text(text);
}

fn stroke(xml: &mut Xml, path: &str, color: &str, width: f64, dashes: &str) {
    let tag = xml.element("path").at("fill", "none").at("stroke", color).at("stroke-opacity", ".5");
    let tag = tag.at("stroke-width", Num(width)).at("stroke-linejoin", "round");
    let tag = if dashes.is_empty() {
        tag.at("stroke-linecap", "round")
    } else {
        tag.at("stroke-dasharray", dashes)
    };
    tag.at("d", path).empty();
}

fn line(xml: &mut Xml, cells: &[Cell], color: &str, width: f64, dashes: &str) {
    let points = cells.iter().enumerate().map(|(at, cell)| {
        let Point { x, y } = place::middle(*cell);
        format!("{}{} {}", if at == 0 { "M" } else { "L" }, Num(x), Num(y))
    });
    let path: String = points.collect();
    stroke(xml, &path, color, width, dashes);
}

fn thermo(xml: &mut Xml, cells: &[Cell], width: f64) {
    line(xml, cells, GREY, width, "");
    if let Some(first) = cells.first() {
        disc(xml, *first, 21.0);
    }
}

/// Odd cells have a disc, even ones a square, others a frame.
fn among(xml: &mut Xml, digits: DigitSet, cell: Cell) {
    match digits.bits() {
        ODD => disc(xml, cell, 23.0),
        EVEN => square(xml, cell, 7.0),
        _ => square(xml, cell, 3.0),
    }
}

/// The middle between two cells.
fn between([one, other]: [Cell; 2]) -> Point {
    (place::middle(one) + place::middle(other)) * 0.5
}

/// A dot of a Kropki puzzle in its colour, with a rim in the other one; with its number where it has another one than usual.
fn dot(xml: &mut Xml, pair: [Cell; 2], [own, other]: [&str; 2], number: Option<u8>) {
    let at = between(pair);
    let radius = if number.is_some() { 9.0 } else { 7.5 };
    let tag =
        xml.element("circle").at("fill", own).at("stroke", other).at("stroke-width", Num(1.4));
    tag.at("cx", Num(at.x)).at("cy", Num(at.y)).at("r", Num(radius)).empty();
    if let Some(number) = number {
        let tag = xml.element("text").at("fill", other).at("text-anchor", "middle");
        let tag = tag.at("font-size", Num(12.0)).at("font-weight", "bold");
        tag.at("x", Num(at.x)).at("y", Num(at.y + 4.4)).text(&number.to_string());
    }
}

/// The sign that opens towards the greater cell, the first one. Between cells one above the other it is turned: few fonts have
/// signs that stand.
fn greater(xml: &mut Xml, pair: [Cell; 2]) {
    let ([first, second], at) = (pair, between(pair));
    let sign = if first < second { ">" } else { "<" };
    let is_turned = first.row_index() != second.row_index();
    if is_turned {
        let turn = format_args!("rotate(90 {} {})", Num(at.x), Num(at.y)).to_string();
        xml.element("g").at("transform", turn).open();
    }
    letters(xml, at, 19.0, sign);
    if is_turned {
        xml.close("g");
    }
}
