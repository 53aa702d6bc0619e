//! Scenes as SVG.
//!
//! The picture stands alone: no script, no font and no file from elsewhere. Meaning never hangs on
//! colour: what makes the pattern is in a disc, fins and the second colouring are in a square, what
//! links lead through has a ring, what goes is crossed out, what is placed has two rings; truths have solid lines and links dashed
//! ones, strong links are solid and weak ones dashed; each kind of zone
//! has a frame of its own. A legend names what occurs. The colours are
//! those of Okabe and Ito (<https://jfly.uni-koeln.de/color/>), darkened where small letters need
//! it.

mod areas;
mod board;
mod edges;
mod layers;
mod legend;
mod marks;
mod place;
mod route;
mod rules;
mod small;
mod text;
mod theme;
mod write;

/// What a picture of a board on paper is made of: where its grid is in the coordinates of [`BOARD`], how wide it is, and how
/// far the base line is below the middle of a digit, as a part of its size.
#[cfg(feature = "pdf")]
pub(crate) const GRID: (f64, f64, f64, f64) =
    (place::LEFT, place::TOP, 9.0 * place::CELL, text::BASE_LINE);

pub use layers::{BOARD, LEGEND, Layers, RuleLayers, is_outside, layers, rule_layers, style};
#[cfg(feature = "pdf")]
pub(crate) use place::{Point, Rect, length};
pub use theme::Theme;

use crate::Scene;
use place::WIDTH;
use write::{Num, Xml};

/// How to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // independent of each other
pub struct Options {
    /// Light or dark.
    pub theme: Theme,
    /// How wide the picture wants to be, in pixels. Whoever shows it may scale it.
    pub width: u32,
    /// With the caption above the grid.
    pub caption: bool,
    /// With the legend below the grid.
    pub legend: bool,
    /// With the candidates; without them open cells are empty, as a puzzle is printed.
    pub candidates: bool,
    /// With the number of each node of a chain.
    pub numbers: bool,
}

impl Default for Options {
    /// Light, 600 wide, with caption, legend and candidates, without numbers.
    fn default() -> Self {
        Self {
            theme: Theme::Light,
            width: 600,
            caption: true,
            legend: true,
            candidates: true,
            numbers: false,
        }
    }
}

/// Draws a scene.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_render::{Scene, svg};
/// let scene = Scene::of_grid(&Grid::default()).with_caption("An empty grid");
/// let picture = svg::draw(&scene, &svg::Options::default());
/// assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"));
/// assert!(picture.contains("<title>An empty grid</title>"));
/// ```
pub fn draw(scene: &Scene, options: &Options) -> String {
    picture(scene, options, true)
}

/// As [`draw`], without the [`style`] sheet: for a page that has many pictures and the sheet once.
pub fn draw_unstyled(scene: &Scene, options: &Options) -> String {
    picture(scene, options, false)
}

fn picture(scene: &Scene, options: &Options, is_styled: bool) -> String {
    let caption = if options.caption { legend::caption(scene) } else { legend::Block::default() };
    let key = if options.legend {
        legend::key_with_rules(scene, legend::ROOM)
    } else {
        legend::Block::default()
    };
    let top = caption.height();
    let boards = if options.legend { small::height(scene) } else { 0.0 };
    let height = top + place::HEIGHT + key.height() + boards;

    let mut xml = Xml::default();
    let scale = f64::from(options.width) / WIDTH;
    xml.element("svg")
        .at("xmlns", "http://www.w3.org/2000/svg")
        .at("viewBox", format_args!("0 0 {} {}", Num(WIDTH), Num(height)))
        .at("width", options.width)
        .at("height", Num((height * scale).ceil()))
        .at("class", format_args!("ninerooks {}", options.theme.class()))
        .at("role", "img")
        .open();
    let title = scene.caption.first().map_or("Sudoku", String::as_str);
    xml.element("title").text(title);
    if is_styled {
        xml.element("style").text(&theme::style(options.theme));
    }
    xml.element("rect")
        .at("class", "page")
        .at("width", Num(WIDTH))
        .at("height", Num(height))
        .empty();
    caption.draw(&mut xml, scene, 0.0);
    xml.element("g").at("transform", format_args!("translate(0 {})", Num(top))).open();
    rules::under(&mut xml, scene.rules);
    areas::draw(&mut xml, scene);
    board::lines(&mut xml);
    rules::above(&mut xml, scene.rules);
    edges::draw(&mut xml, scene);
    board::values(&mut xml, scene, options.candidates);
    if options.candidates {
        marks::draw(&mut xml, scene);
    }
    areas::names(&mut xml, scene);
    if options.numbers {
        marks::numbers(&mut xml, scene);
    }
    xml.close("g");
    key.draw(&mut xml, scene, top + place::HEIGHT);
    if options.legend {
        small::draw(&mut xml, scene, top + place::HEIGHT + key.height(), legend::ROOM);
    }
    xml.close("svg");
    xml.finish()
}
