//! Parts of a picture, for pages that draw the board themselves.

use ninerooks_board::{Rule, Rules};

use super::write::{Num, Xml};
use super::{Theme, areas, edges, legend, marks, place, rules, small, theme};
use crate::Scene;

/// What a scene adds to a board, from the bottom to the top, and its legend. Each is a fragment of
/// SVG, in the coordinates of [`draw`](super::draw) without a caption, and wants the [`style`] of a
/// picture around it.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_render::{Scene, svg};
/// let layers = svg::layers(&Scene::of_grid(&Grid::default()));
/// assert!(layers.areas.is_empty() && layers.edges.is_empty());
/// assert_eq!(layers.marks.matches("<text ").count(), 729);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layers {
    /// Houses and cells that stand out, below the lines of the grid.
    pub areas: String,
    /// Lines between candidates, above those of the grid.
    pub edges: String,
    /// All candidates in their marks; values belong below them.
    pub marks: String,
    /// Names of areas, above everything.
    pub names: String,
    /// The numbers of a chain's nodes, above everything, for whoever wants them.
    pub numbers: String,
    /// What the signs mean. It begins at the point (0, 0) and is [`LEGEND`] wide, as a column of text is.
    pub legend: String,
    /// How high the legend is.
    pub legend_height: f64,
}

/// How wide the legend is.
pub const LEGEND: f64 = 400.0;

/// The parts of a scene's picture.
pub fn layers(scene: &Scene) -> Layers {
    // Pages name the rules of a puzzle once, not at each step.
    let key = legend::key(scene, LEGEND);
    Layers {
        areas: part(|xml| areas::draw(xml, scene)),
        edges: part(|xml| edges::draw(xml, scene)),
        marks: part(|xml| marks::draw(xml, scene)),
        names: part(|xml| areas::names(xml, scene)),
        numbers: part(|xml| marks::numbers(xml, scene)),
        legend: part(|xml| {
            xml.element("g")
                .at("transform", format_args!("translate({} 0)", Num(-place::LEFT)))
                .open();
            key.draw(xml, scene, 0.0);
            small::draw(xml, scene, key.height(), LEGEND);
            xml.close("g");
        }),
        legend_height: key.height() + small::height(scene),
    }
}

/// What the rules of a puzzle add to a board, fragments as those of [`Layers`].
///
/// ```
/// use ninerooks_board::{Rule, Rules};
/// use ninerooks_render::svg;
/// let rules = Rules::new(&[Rule::FallingDiagonal, Rule::AntiKnight])?;
/// let layers = svg::rule_layers(rules);
/// assert_eq!((layers.under.matches("<path ").count(), layers.above.as_str()), (1, ""));
/// # Ok::<(), ninerooks_board::RuleError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleLayers {
    /// Below the lines of the grid.
    pub under: String,
    /// Above them, below the candidates.
    pub above: String,
}

/// The parts of a picture that say which rules a puzzle adds to the classic ones.
pub fn rule_layers(rules: Rules) -> RuleLayers {
    RuleLayers {
        under: part(|xml| rules::under(xml, rules)),
        above: part(|xml| rules::above(xml, rules)),
    }
}

/// Whether something of these rules is outside the grid, for which there has to be room: numbers with the arrows of their diagonals.
pub fn is_outside(rules: Rules) -> bool {
    rules.list().iter().any(|rule| matches!(rule, Rule::LittleKiller(..)))
}

fn part(draw: impl FnOnce(&mut Xml)) -> String {
    let mut xml = Xml::default();
    draw(&mut xml);
    xml.finish()
}

/// The style sheet of pictures in a theme. Their class is `ninerooks` and the theme's name.
pub fn style(theme: Theme) -> String {
    theme::style(theme)
}

/// How large a picture's board is, with its labels: width and height.
pub const BOARD: (f64, f64) = (place::WIDTH, place::HEIGHT);
