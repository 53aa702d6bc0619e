//! `ninerooks techniques`: what there is, and what each of them is.

use std::fmt::Write;

use clap::Args;
use ninerooks_logic::{GROUPS, Profile, Technique, Topic, by_name, techniques};
use ninerooks_step::{Family, Info};
use ninerooks_text::json::Schema;
use serde::Serialize;

use crate::names::{AnyName, Named};
use crate::page;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{BOLD, FAINT, Look};
use crate::term::output;
use crate::words::wrapped;

/// List the techniques, or show the page of one
#[derive(Args)]
pub(crate) struct List {
    /// The technique or family to read about, by any of its names, such as `x-wing`, `Simple
    /// Colouring`, `hodoku:0706`
    #[arg(value_name = "NAME", value_parser = AnyName, hide_possible_values = true)]
    name: Option<Named>,
    /// Write one JSON object per line
    #[arg(long)]
    json: bool,
}

pub(super) fn run(command: &List, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let look = setting.look();
    let mut exit = Exit::Done;
    let text = match (&command.name, command.json) {
        (None, true) => techniques::ALL.iter().map(|t| record(t.info(), false)).collect(),
        (None, false) => list(look, setting.talk.is_quiet()),
        (Some(Named::Technique(technique)), true) => record(technique.info(), true),
        (Some(Named::Technique(technique)), false) => page(technique.info(), look),
        (Some(Named::Group(group)), true) => {
            group.techniques().map(|t| record(t.info(), false)).collect()
        }
        (Some(Named::Group(group)), false) => {
            let head = format!("{}: {}.", look.paint(BOLD, group.name), group.about);
            let techniques: Vec<&Technique> = group.techniques().collect();
            wrapped(look, 0, &head) + &lines(look, &techniques)
        }
        (Some(Named::Part(_, techniques)), true) => {
            techniques.iter().map(|t| record(t.info(), false)).collect()
        }
        (Some(Named::Part(part, techniques)), false) => {
            let head =
                format!("{} is part of the names of these techniques:", look.paint(BOLD, part));
            wrapped(look, 0, &head) + &lines(look, techniques)
        }
        (Some(Named::Topic(topic)), json) => {
            if !topic.is_here {
                exit = Exit::No;
            }
            let found: Vec<&Technique> =
                topic.techniques.iter().filter_map(|id| by_name(id)).collect();
            if json {
                found.iter().map(|technique| record(technique.info(), false)).collect()
            } else {
                describe(look, topic) + &lines(look, &found)
            }
        }
    };
    output::print(&text)?;
    Ok(exit)
}

/// What there is to say of a name that is not a technique.
fn describe(look: Look, topic: &Topic) -> String {
    let name = look.paint(BOLD, topic.name());
    let head = match (topic.is_here, topic.techniques.len()) {
        (true, 1) => format!("{name} is found by this technique:"),
        (true, _) => format!("{name} is found by these techniques:"),
        (false, 1) => format!("{name} is not in Ninerooks yet. The nearest technique is:"),
        (false, _) => format!("{name} is not in Ninerooks yet. The nearest techniques are:"),
    };
    let (first, last) = head.rsplit_once(". ").unwrap_or(("", &head));
    let words = [first, topic.about, last].map(|part| part.trim_end_matches('.'));
    let words: Vec<&str> = words.into_iter().filter(|part| !part.is_empty()).collect();
    wrapped(look, 0, &words.join(". "))
}

/// A line for each technique.
fn lines(look: Look, techniques: &[&Technique]) -> String {
    let wide = techniques.iter().map(|technique| technique.info().id.len()).max().unwrap_or(0);
    let line = |technique: &&Technique| {
        let info = technique.info();
        format!(
            "  {:<wide$}  {}\n",
            look.paint(BOLD, format_args!("{:<wide$}", info.id)),
            info.name
        )
    };
    techniques.iter().map(line).collect()
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
    let _ = writeln!(text, "{}", look.paint(BOLD, "names for several of them"));
    for group in GROUPS {
        let _ = writeln!(text, "  {:<ids$}  {}", group.name, group.about);
    }
    let _ = writeln!(text, "\n{}", look.paint(BOLD, "profiles"));
    for profile in Profile::built_in() {
        let _ = writeln!(text, "  {:<ids$}  {}", profile.id(), profile.about());
    }
    text
}
