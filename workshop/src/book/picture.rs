//! Pictures of positions and steps.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use ninerooks_board::{Cell, CellSet, Grid};
use ninerooks_logic::{Forms, Found, Position, Technique};
use ninerooks_render::{Scene, svg};
use ninerooks_step::{Sets, Shape, Step};
use ninerooks_testing::sections;
use ninerooks_text::notation;

use super::{Shelf, escaped, page};

/// More actions than this are counted in a caption.
const MOST_ACTIONS: usize = 24;

/// What a technique finds on a grid.
pub(super) fn found(technique: &'static Technique, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = technique.find(&Position::new(grid), &mut found);
    found.into_steps()
}

/// What a technique finds on a grid, each step judged by the checker; which of them is drawn comes first.
///
/// # Errors
/// When it finds nothing, or the checker refuses what it finds.
pub(super) fn steps(technique: &'static Technique, grid: &Grid) -> Result<Vec<Step>> {
    let mut steps = found(technique, grid);
    for step in &steps {
        ensure!(step.check(grid).is_ok(), "the checker refuses a step");
    }
    // Of truths and links, the pattern that has the rank in the technique's name.
    let rank = |step: &Step| match step.shape {
        Shape::Sets(Sets { rank, .. }) => rank,
        _ => 0,
    };
    let highest = steps.iter().map(rank).max().unwrap_or_default();
    let shown = steps.iter().position(|step| rank(step) == highest);
    steps[..=shown.context("nothing is found in the example")?].rotate_right(1);
    Ok(steps)
}

/// The scene of the first example of a technique.
///
/// # Errors
/// When the page has none, or the technique finds nothing in it.
pub fn scene(technique: &'static Technique) -> Result<Scene> {
    let sections = sections(technique.info().doc);
    let text = sections.iter().find_map(|section| section.grid.as_deref());
    let (grid, _) = page::grid(text.context("the page has no grid block")?, None)?;
    Ok(of_step(&grid, &steps(technique, &grid)?[0]))
}

/// A step as a scene, with its name and what it does.
pub(super) fn of_step(grid: &Grid, step: &Step) -> Scene {
    let line = notation::describe_briefly(step, MOST_ACTIONS, notation::Notation::Eureka);
    // A name may have a colon of its own.
    let name = step.technique.name();
    let rest = line.strip_prefix(name).map_or(&*line, |rest| rest.trim_start_matches(": "));
    Scene::of_step(grid, step).with_caption(name).with_caption(rest)
}

/// A position where nothing is found, with the cells shaded that differ from the example.
pub(super) fn of_miss(grid: &Grid, base: Option<&Grid>) -> Scene {
    let mut scene = Scene::of_grid(grid);
    if let Some(base) = base {
        let differs = |cell: &Cell| grid.digits(*cell) != base.digits(*cell);
        let cells: CellSet = Cell::all().filter(differs).collect();
        // Another grid altogether has nothing to point at.
        if cells.len() <= 20 {
            scene.base.cells = cells;
        }
    }
    scene
}

/// Draws a scene in both themes, and gives the element that shows it in a chapter of a technique.
pub(super) fn figure(scene: &Scene, name: &str, alt: &str, shelf: &Shelf) -> Result<String> {
    // A position alone has nothing to be explained.
    let legend = !scene.caption.is_empty();
    let options = svg::Options { caption: false, legend, ..svg::Options::default() };
    let draw = |theme| svg::draw(scene, &svg::Options { theme, ..options });
    let images = in_both_themes(draw, name, alt, "../", shelf)?;
    Ok(format!("<figure class=\"board\">\n{images}</figure>\n"))
}

/// Draws something in both themes, and gives the elements that show it in a chapter from which this leads `up` to the first
/// folder.
pub(super) fn in_both_themes(
    draw: impl Fn(svg::Theme) -> String,
    name: &str,
    alt: &str,
    up: &str,
    shelf: &Shelf,
) -> Result<String> {
    let mut images = String::new();
    let themes = [(svg::Theme::Light, "by-light", ""), (svg::Theme::Dark, "by-dark", "-dark")];
    for (theme, class, end) in themes {
        let text = draw(theme);
        let height = text.split_once(" height=\"").and_then(|(_, rest)| rest.split('"').next());
        let height = height.unwrap_or("600");
        let place = format!("pictures/{name}{end}.svg");
        shelf.put(&place, &text)?;
        let alt = escaped(alt);
        let _ = writeln!(
            images,
            "<img class=\"{class}\" src=\"{up}{place}\" alt=\"{alt}\" width=\"600\" \
             height=\"{height}\" loading=\"lazy\">"
        );
    }
    Ok(images)
}

/// A position in words: its digits row by row.
pub(super) fn in_words(grid: &Grid) -> String {
    let cells: Vec<Cell> = Cell::all().collect();
    let sign = |cell: &Cell| {
        grid.value(*cell).map_or_else(|| "blank".to_owned(), |digit| digit.to_string())
    };
    let row = |(n, row): (usize, &[Cell])| {
        format!("row {}: {}", n + 1, row.iter().map(sign).collect::<Vec<_>>().join(" "))
    };
    cells.chunks(9).enumerate().map(row).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninerooks_logic::techniques;

    #[test]
    fn every_technique_has_a_picture_that_shows_what_it_does() {
        for technique in techniques::ALL {
            let id = technique.info().id;
            let scene = scene(technique).unwrap_or_else(|error| panic!("{id}: {error:#}"));
            let picture = svg::draw(&scene, &svg::Options::default());
            let acts = picture.contains("gone-mark\" c") || picture.contains("target-mark\" c");
            assert!(acts, "{id}: no candidate goes or is placed");
            assert!(picture.contains(technique.info().name), "{id}: no title");
        }
    }

    #[test]
    fn a_position_is_read_out_row_by_row() {
        let text = format!("1{}9", ".".repeat(79));
        let (grid, _) = page::grid(&text, None).unwrap();
        let words = in_words(&grid);
        assert!(words.starts_with("row 1: 1 blank blank"), "{words}");
        assert!(words.ends_with("blank 9"), "{words}");
    }
}
