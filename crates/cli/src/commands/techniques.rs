//! `ninerooks techniques`: what there is, and what each of them is.

use std::fmt::Write;

use clap::Args;
use ninerooks_logic::{Profile, Technique, techniques};
use ninerooks_step::{Family, Info};
use ninerooks_text::json::Schema;
use serde::Serialize;

use super::Setting;
use crate::exit::Exit;
use crate::look::{BOLD, FAINT, Look};
use crate::names::TechniqueName;
use crate::output;
use crate::page;
use crate::words::wrapped;

/// List the techniques, or show the page of one
#[derive(Args)]
pub(crate) struct List {
    /// The technique to read about, by any of its names
    #[arg(value_name = "TECHNIQUE", value_parser = TechniqueName, hide_possible_values = true)]
    technique: Option<&'static Technique>,
    /// Write a JSON object a line
    #[arg(long)]
    json: bool,
}

pub(super) fn run(command: &List, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let text = match (command.technique, command.json) {
        (Some(technique), true) => record(technique.info(), true),
        (None, true) => techniques::ALL.iter().map(|t| record(t.info(), false)).collect(),
        (Some(technique), false) => page(technique.info(), setting.look()),
        (None, false) => list(setting.look(), setting.talk.is_quiet()),
    };
    output::print(&text)?;
    Ok(Exit::Done)
}

/// What there is to say of a technique, for programs.
#[derive(Serialize)]
struct TechniqueRecord {
    schema: Schema,
    id: &'static str,
    name: &'static str,
    family: String,
    since: &'static str,
    aliases: &'static [&'static str],
    /// The built-in profiles that ask it.
    profiles: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    doc: Option<&'static str>,
}

fn record(info: &Info, doc: bool) -> String {
    let Info { id, name, family, since, aliases, doc: page } = *info;
    let family = family.to_string();
    let profiles = profiles_with(id);
    let doc = doc.then_some(page);
    let record =
        TechniqueRecord { schema: Schema::One, id, name, family, since, aliases, profiles, doc };
    output::json_line(&record)
}

fn profiles_with(id: &str) -> Vec<&'static str> {
    let has = |profile: &&Profile| profile.entries().iter().any(|e| e.technique.info().id == id);
    Profile::built_in().filter(has).map(Profile::id).collect()
}

fn page(info: &Info, look: Look) -> String {
    let mut text = page::page(look, info.doc);
    text.push('\n');
    text += &page::entry(look, "Id:", info.id);
    if !info.aliases.is_empty() {
        text += &page::entry(look, "Aliases:", &info.aliases.join(", "));
    }
    text
}

fn list(look: Look, quiet: bool) -> String {
    let mut text = String::new();
    let all = || techniques::ALL.iter().map(|technique| technique.info());
    if quiet {
        return all().fold(text, |text, info| text + info.id + "\n");
    }
    let ids = all().map(|info| info.id.len()).max().unwrap_or_default();
    for family in Family::ALL {
        let _ = writeln!(text, "{}", look.paint(BOLD, family));
        for info in all().filter(|info| info.family == family) {
            let _ = writeln!(text, "  {:<ids$}  {}", info.id, info.name);
            let aliases = wrapped(look, ids + 4, &format!("also {}", info.aliases.join(", ")));
            for line in aliases.lines().filter(|_| !info.aliases.is_empty()) {
                let _ = writeln!(text, "{}", look.paint(FAINT, line));
            }
        }
        text.push('\n');
    }
    let _ = writeln!(text, "{}", look.paint(BOLD, "profiles"));
    for profile in Profile::built_in() {
        let _ = writeln!(text, "  {:<ids$}  {}", profile.id(), profile.about());
    }
    text
}
