//! The chapter of a technique: its page, with examples run, drawn and explained.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use ninerooks_board::Grid;
use ninerooks_logic::{Costs, Effort, Level, Profile, Technique};
use ninerooks_step::{Info, Step};
use ninerooks_testing::{Section, sections};
use ninerooks_text::formats;
use ninerooks_text::notation::{self, CellNames, explain};
use ninerooks_text::walkthrough::reasons_as_html;

use super::page;
use super::{Shelf, escaped, lists, picture, relink};

/// More steps than this are left out of a list of what is found.
const MOST_STEPS: usize = 40;

/// A technique's chapter, and by what it is sorted.
pub(super) struct Chapter {
    pub(super) info: &'static Info,
    /// What the cheapest step of its examples costs.
    pub(super) cost: u64,
    pub(super) level: Level,
    /// Its first picture, as an element for pages in the book's first folder.
    pub(super) picture: String,
    /// Its first paragraph.
    pub(super) rule: String,
    pub(super) text: String,
}

/// Writes the chapter of a technique, and draws its pictures.
///
/// # Errors
/// When a section does not do what its page says, or a file cannot be written.
pub(super) fn chapter(technique: &'static Technique, page: &str, shelf: &Shelf) -> Result<Chapter> {
    let info = technique.info();
    let sections = sections(info.doc);
    let (title, rest) = sections.split_first().context("the page is empty")?;
    let mut examples = Examples { technique, page, shelf, base: None, cost: u64::MAX, count: 0 };
    let mut text = String::new();
    for section in rest {
        let _ = write!(text, "\n## {}\n\n", section.heading);
        text += &relink::of_technique(section.before.trim(), "");
        text += "\n\n";
        text += &examples.section(section).with_context(|| section.heading.clone())?;
        text += &relink::of_technique(section.after.trim(), "");
        text.push('\n');
    }
    ensure!(examples.base.is_some(), "the page has no example");
    let cost = examples.cost;
    let level = Level::of(&Effort { dearest: cost, ..Effort::default() });
    let head = title.before.trim();
    let mut whole = format!("# {}\n\n{}\n", info.name, facts(technique, level, cost));
    whole += &relink::of_technique(head, "");
    whole.push('\n');
    whole += &text;
    whole += &elsewhere(info);
    let name = format!("{}-1", info.id);
    let picture = lists::small(info, &name);
    let rule = head.split("\n\n").next().unwrap_or_default().to_owned();
    Ok(Chapter { info, cost, level, picture, rule, text: whole })
}

/// How hard it is and where it belongs.
fn facts(technique: &Technique, level: Level, cost: u64) -> String {
    let Info { id, family, .. } = technique.info();
    let level = level.name();
    let mut text = format!(
        "<ul class=\"facts\"><li>Level: <a href=\"../levels/{level}.html\">{level}</a></li>\
         <li>Cost: <a href=\"../reference/profiles.html#what-a-step-costs\">{cost}</a></li>\
         <li>Family: <a href=\"../families.html#{}\">{family}</a></li><li>Id: <code>{id}</code></li>",
        lists::anchor(*family)
    );
    if technique.assumes_uniqueness() {
        text += "<li><a href=\"../uniqueness.html\">Assumes uniqueness</a></li>";
    }
    text + "</ul>\n"
}

/// Its names in other programs, and the profiles that have it.
fn elsewhere(info: &Info) -> String {
    let mut text = String::from("\n## Names and profiles\n\n");
    for (program, name) in lists::names(info) {
        let _ = match program {
            Some(program) => writeln!(text, "- {program}: {name}"),
            None => writeln!(text, "- also called {name}"),
        };
    }
    let has =
        |profile: &&Profile| profile.entries().iter().any(|e| e.technique.info().id == info.id);
    let profiles: Vec<String> =
        Profile::built_in().filter(has).map(|profile| format!("`{}`", profile.id())).collect();
    let _ = writeln!(text, "- in the [profiles](../reference/profiles.md) {}", profiles.join(", "));
    text
}

/// The examples of a page, in order.
struct Examples<'a> {
    technique: &'static Technique,
    /// The address of the page for browsers.
    page: &'a str,
    shelf: &'a Shelf,
    /// The grid of the last one that fires.
    base: Option<Grid>,
    /// What the cheapest step so far costs.
    cost: u64,
    /// How many pictures there are.
    count: usize,
}

impl Examples<'_> {
    /// The example of a section: picture, words, and the position as text.
    fn section(&mut self, section: &Section) -> Result<String> {
        let Some(text) = &section.grid else { return Ok(String::new()) };
        let (grid, change) = page::grid(text, self.base.as_ref())?;
        self.count += 1;
        let name = format!("{}-{}", self.technique.info().id, self.count);
        let mut out = match section.steps {
            Some(_) => self.firing(&grid, &name)?,
            None => self.miss(&grid, change, &name)?,
        };
        out += &self.live_board(&grid);
        let position = formats::by_name("pm").context("candidates are a format")?;
        let position =
            if change.is_none() { text.clone() } else { position.write(&grid.to_puzzle()) };
        out += &details("The position as text", &[position.trim_end()]);
        if section.steps.is_some() {
            self.base = Some(grid);
        }
        Ok(out)
    }

    /// A picture of the step that is found, in words and with its proof.
    fn firing(&mut self, grid: &Grid, name: &str) -> Result<String> {
        let steps = picture::steps(self.technique, grid)?;
        let costs = Costs::default();
        self.cost = steps.iter().map(|step| costs.of(step)).fold(self.cost, u64::min);
        let step = steps.first().context("nothing is found in the example")?;
        let line = notation::describe(step);
        let alt = format!("Position: {}. Step: {}", picture::in_words(grid), shortened(&line));
        let mut out = picture::figure(&picture::of_step(grid, step), name, &alt, self.shelf)?;
        let _ = write!(out, "<p class=\"step\"><code>{}</code></p>\n\n", escaped(&line));
        let mut branches = Vec::new();
        for (at, (under, branch)) in step.branches(grid).iter().enumerate() {
            let name = format!("{name}-{}", at + 1);
            let alt = format!("Within it: {}", shortened(&notation::describe(branch)));
            let scene = picture::of_step(under, branch);
            branches.push(picture::figure(&scene, &name, &alt, self.shelf)?);
        }
        out += &reasons_as_html(&explain(grid, step, CellNames::Short), branches);
        out.push('\n');
        let proof = notation::proof_line(&step.proof);
        if steps.len() == 1 {
            out += &details("Its proof", &[&proof]);
            return Ok(out);
        }
        let title = format!("All {} steps that are found here, with their proofs", steps.len());
        let both = |step: &Step| [notation::describe(step), notation::proof_line(&step.proof)];
        let mut lines: Vec<String> = steps.iter().take(MOST_STEPS).flat_map(both).collect();
        if steps.len() > MOST_STEPS {
            lines.push(format!("and {} more", steps.len() - MOST_STEPS));
        }
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        out += &details(&title, &[&lines.join("\n")]);
        Ok(out)
    }

    /// A picture of a position in which the technique finds nothing.
    fn miss(&self, grid: &Grid, change: Option<&str>, name: &str) -> Result<String> {
        let own = self.technique.info().name;
        ensure!(picture::found(self.technique, grid).is_empty(), "{name}: something is found");
        let base = self.base.as_ref();
        let mut out = match change {
            Some(change) => format!("The position above, {change}. "),
            None => String::new(),
        };
        let _ = write!(out, "Here {own} finds nothing.\n\n");
        let alt = format!("Position: {}. {own} finds nothing here", picture::in_words(grid));
        out += &picture::figure(&picture::of_miss(grid, base), name, &alt, self.shelf)?;
        Ok(out)
    }

    /// The link to the position on a live board.
    fn live_board(&self, grid: &Grid) -> String {
        let Some(format) = formats::by_name("sudokuwiki") else { return String::new() };
        let up = if lists::is_relative(self.page) { "../" } else { "" };
        let board = format.write(&grid.to_puzzle());
        format!(
            "<p class=\"try\"><a href=\"{up}{}?embed#{board}\">Try this position on a live board</a></p>\n\n",
            escaped(self.page)
        )
    }
}

/// Text that is shown on request.
fn details(title: &str, texts: &[&str]) -> String {
    let mut out = format!("<details><summary>{}</summary>\n\n", escaped(title));
    for text in texts {
        let _ = write!(out, "```text\n{text}\n```\n\n");
    }
    out + "</details>\n\n"
}

/// The beginning of a long line.
fn shortened(line: &str) -> String {
    const MOST: usize = 400;
    if line.chars().count() <= MOST {
        return line.to_owned();
    }
    line.chars().take(MOST).chain("…".chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_long_is_cut() {
        assert_eq!(shortened("short"), "short");
        assert_eq!(shortened(&"x".repeat(500)).chars().count(), 401);
    }

    #[test]
    fn a_block_on_request_holds_its_text_as_it_is() {
        let text = details("A <b>", &["1 < 2"]);
        assert!(text.contains("A &lt;b&gt;") && text.contains("```text\n1 < 2\n```"), "{text}");
    }
}
