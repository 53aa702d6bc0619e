//! `cargo xtask book`: one picture for each technique, on one page.
//!
//! The pictures are made from the first example of each technique's page, so they show what the
//! tests test.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use ninerooks_board::Grid;
use ninerooks_logic::{Forms, Found, Position, Technique, techniques};
use ninerooks_render::{Scene, png, svg};
use ninerooks_step::{Family, Info, Sets, Shape, Step};
use ninerooks_text::{formats, notation};

/// More actions than this are counted in a caption.
const MOST_ACTIONS: usize = 24;

/// Writes the book into the folder `to`: `index.html`, and an SVG and a PNG for each technique.
/// Gives the number of pictures.
///
/// # Errors
/// When a page has no example that its technique finds, or a file cannot be written.
pub fn write(to: &Path) -> Result<usize> {
    fs::create_dir_all(to).with_context(|| to.display().to_string())?;
    let mut page = String::from(HEAD);
    let mut count = 0;
    for family in Family::ALL {
        let all = || techniques::ALL.iter().filter(|t| t.info().family == family);
        if all().next().is_none() {
            continue;
        }
        let _ = writeln!(page, "<h2>{}</h2>\n<div class=\"sheet\">", capitalised(family));
        for technique in all() {
            let info = technique.info();
            let scene = scene(technique).with_context(|| info.id.to_owned())?;
            for (theme, end) in [(svg::Theme::Auto, ""), (svg::Theme::Dark, "-dark")] {
                let options = svg::Options { theme, ..svg::Options::default() };
                let place = |kind: &str| to.join(format!("{}{end}.{kind}", info.id));
                fs::write(place("svg"), svg::draw(&scene, &options))?;
                fs::write(place("png"), png::draw(&scene, &options)?)?;
            }
            page += &card(info);
            count += 1;
        }
        page += "</div>\n";
    }
    page += "</html>\n";
    fs::write(to.join("index.html"), page)?;
    Ok(count)
}

const HEAD: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<title>Ninerooks: the techniques</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.45 Inter, 'Helvetica Neue', Arial, sans-serif; margin: 2rem; }
.sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); gap: 2rem; }
figure { margin: 0; }
img { width: 100%; border: 1px solid #8888; border-radius: 6px; }
</style>
<h1>The techniques</h1>
";

fn card(info: &Info) -> String {
    let Info { id, name, .. } = info;
    let rule = rule(info.doc);
    format!(
        "<figure id=\"{id}\"><a href=\"{id}.svg\"><img src=\"{id}.svg\" alt=\"{name}\" \
         loading=\"lazy\"></a>\n<figcaption><b>{name}</b> <code>{id}</code><br>{}</figcaption>\
         </figure>\n",
        escaped(rule)
    )
}

/// The first paragraph of a page.
fn rule(doc: &str) -> &str {
    let mut lines = doc.lines().filter(|line| !line.is_empty());
    lines.find(|line| !line.starts_with('#')).unwrap_or_default()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace(['*', '`'], "")
}

fn capitalised(family: Family) -> String {
    let mut name = family.to_string();
    if let Some(first) = name.get_mut(0..1) {
        first.make_ascii_uppercase();
    }
    name
}

/// The scene of the first example of a technique.
///
/// # Errors
/// When the page has none, or the technique finds nothing in it.
pub fn scene(technique: &'static Technique) -> Result<Scene> {
    let text = example(technique.info().doc).context("the page has no grid block")?;
    let grid = Grid::new(&formats::read(&text)?.puzzle)?;
    let mut found = Found::all(Forms::Once);
    let _ = technique.find(&Position::new(&grid), &mut found);
    let steps = found.into_steps();
    // Of truths and links, the pattern that has the rank in the technique's name.
    let rank = |step: &&Step| match step.shape {
        Shape::Sets(Sets { rank, .. }) => rank,
        _ => 0,
    };
    let highest = steps.iter().map(|step| rank(&step)).max().unwrap_or_default();
    let step = steps.iter().find(|step| rank(step) == highest);
    let step = step.context("nothing is found in the first example")?;
    ensure!(step.check(&grid).is_ok(), "the checker refuses the step");
    let line = notation::describe_briefly(step, MOST_ACTIONS, notation::Notation::Eureka);
    // A name may have a colon of its own.
    let name = step.technique.name();
    let rest = line.strip_prefix(name).map_or(&*line, |rest| rest.trim_start_matches(": "));
    Ok(Scene::of_step(&grid, step).with_caption(name).with_caption(rest))
}

/// The first grid block of a page.
fn example(page: &str) -> Option<String> {
    let mut lines = page.lines().skip_while(|line| *line != "```grid");
    lines.next()?;
    Some(lines.take_while(|line| !line.starts_with("```")).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_page_without_a_grid_is_an_error_and_not_a_blank_picture() {
        assert_eq!(example("# Title\n\nNo grid.\n"), None);
        assert_eq!(example("x\n```grid\n1\n2\n```\n"), Some("1\n2".to_owned()));
    }
}
