//! **Rules files**: puzzles with rules, as people write them by hand; a TOML file.
//!
//! ```text
//! title = "Two thermometers"
//! givens = "5............................................................................9...."
//! anti-knight = true
//! thermo = ["r1c1-r1c2-r2c2", ["r9c9", "r8c8"]]
//! white-dot = ["r4c5-r4c6"]
//! one-of = ["135 in r3c3 r7c7"]
//! ```
//!
//! Each key is a kind of rule, with `true`, or with a list: one text for each rule, or a list of its cells. What a text says is
//! what the rule prints behind its name. `diagonals`, `odd` and `even` are short for others. A key that is not known is
//! refused, and the nearest one is named. `givens` and `placed` have 81 signs, with blanks and line ends between if one likes.
//! `title`, `author`, `description`, `comment`, `date`, `source`, `level` and `url` say what they say.
//!
//! Kept: everything but candidates.

mod gather;
mod read;

use ninerooks_board::{Metadata, Puzzle, Rule};

use super::rule_text::{Form, KINDS, behind_name, kind_of};
use super::{Fault, Format, Keeps, Layout, cells};

pub(super) use gather::Gather;

/// Files of rules. See the [module](self).
pub struct RulesFile;

/// Keys that are no rules: those a file may begin with, then the others.
const FIRST: [&str; 4] = ["title", "author", "givens", "placed"];
const OTHERS: [&str; 6] = ["description", "comment", "date", "source", "level", "url"];

/// All keys.
fn keys() -> impl Iterator<Item = &'static str> {
    FIRST.into_iter().chain(OTHERS).chain(KINDS.iter().map(|kind| kind.key))
}

/// The key of a line that says what a key is.
fn key(line: &str) -> Option<&str> {
    let (key, value) = line.split_once('=')?;
    let key = key.trim();
    let is_key =
        !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    // One sign more is no assignment.
    (is_key && !value.starts_with('=')).then_some(key)
}

/// Whether a line begins a file of rules.
pub(super) fn begins(line: &str) -> bool {
    // Most lines have none of this.
    let Some(key) = line.contains('=').then(|| key(line)).flatten() else { return false };
    let value = line.split_once('=').map_or("", |(_, value)| value.trim_start());
    let is_value = value.starts_with(['"', '\'']);
    if FIRST.contains(&key) {
        return is_value;
    }
    let is_value = is_value || value.starts_with("[\"") || value.starts_with("[[\"");
    let is_value = is_value || value.trim_end() == "[";
    KINDS.iter().any(|kind| kind.key == key)
        && (is_value || value.starts_with("true") || value.starts_with("false"))
}

/// Whether a text is such a file, at a glance.
pub(super) fn is_one(text: &str) -> bool {
    let says = |line: &&str| !line.is_empty() && !line.starts_with('#');
    text.lines().map(str::trim).find(says).is_some_and(begins)
}

impl Format for RulesFile {
    fn name(&self) -> &'static str {
        "rules"
    }

    fn title(&self) -> &'static str {
        "rules file"
    }

    fn description(&self) -> &'static str {
        "TOML with givens and a key for each kind of rule: thermo = [\"r1c1-r1c2\"]"
    }

    fn aliases(&self) -> &'static [&'static str] {
        &["toml"]
    }

    fn keeps(&self) -> Keeps {
        Keeps {
            values: true,
            placed: true,
            candidates: false,
            comment: true,
            header: true,
            rules: true,
        }
    }

    fn layout(&self) -> Layout {
        Layout::Block
    }

    fn fits(&self, text: &str) -> bool {
        is_one(text)
    }

    fn parse(&self, text: &str) -> Result<Puzzle, Fault> {
        read::puzzle(text)
    }

    fn write(&self, puzzle: &Puzzle) -> String {
        let mut lines: Vec<String> = Vec::new();
        let mut say = |key: &str, value: &str| lines.push(format!("{key} = {}", quoted(value)));
        let said = metadata(&puzzle.metadata);
        let said = said.iter().filter_map(|(key, value)| Some((*key, value.as_deref()?)));
        let mut givens = Puzzle::default();
        let mut placed = Puzzle::default();
        for value in puzzle.values() {
            let is_given = puzzle.givens().contains(value.cell());
            if is_given { givens.give(value) } else { placed.give(value) }
        }
        said.clone()
            .filter(|(key, _)| FIRST.contains(key))
            .for_each(|(key, value)| say(key, value));
        say("givens", &cells::write_81(&givens, '.', false));
        if placed.values().next().is_some() {
            say("placed", &cells::write_81(&placed, '.', false));
        }
        said.filter(|(key, _)| !FIRST.contains(key)).for_each(|(key, value)| say(key, value));
        lines.extend(rules(puzzle.rules.list()));
        lines.join("\n")
    }
}

/// A line or more for each kind of rule.
fn rules(list: &[Rule]) -> Vec<String> {
    let mut kinds: Vec<(&str, Vec<String>)> = Vec::new();
    for rule in list {
        let Some(kind) = kind_of(rule) else { continue };
        let entry = match kind.form {
            Form::Plain(_) => "true".to_owned(),
            _ => quoted(&behind_name(rule)),
        };
        match kinds.iter_mut().find(|(key, _)| *key == kind.key) {
            Some((_, entries)) => entries.push(entry),
            None => kinds.push((kind.key, vec![entry])),
        }
    }
    let line = |(key, entries): &(&str, Vec<String>)| match entries.as_slice() {
        [on, ..] if on == "true" => format!("{key} = true"),
        [one] => format!("{key} = [{one}]"),
        all => format!("{key} = [\n  {},\n]", all.join(",\n  ")),
    };
    kinds.iter().map(line).collect()
}

/// A text in quotes. JSON's are TOML's too, but for one character.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string().replace('\u{7f}', "\\u007f")
}

/// What a puzzle says of itself, by key.
fn metadata(metadata: &Metadata) -> [(&'static str, &Option<String>); 8] {
    let Metadata { title, author, description, comment, date, source, level, url } = metadata;
    [
        ("title", title),
        ("author", author),
        ("description", description),
        ("comment", comment),
        ("date", date),
        ("source", source),
        ("level", level),
        ("url", url),
    ]
}
