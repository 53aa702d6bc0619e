//! `ninerooks profiles`: the orders of techniques that there are.

use std::fmt::Write;

use clap::Args;
use ninerooks_logic::Profile;
use ninerooks_text::json::Schema;
use serde::Serialize;

use crate::chosen::{Changes, Chosen};
use crate::names;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{BOLD, FAINT, Look};
use crate::term::output;
use crate::words::wrapped;

/// List the profiles, or print one as a file
///
/// A profile says which techniques are used, and in what order. Print the one that comes nearest to
/// what you want, edit it, and pass the file to --profile:
///
///   ninerooks profiles default > mine.toml
///   ninerooks solve --profile mine.toml PUZZLE
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Profiles {
    /// The profile to print, or a file to read and print
    #[arg(value_name = "PROFILE|FILE", value_parser = names::ProfileName,
          hide_possible_values = true)]
    profile: Option<Profile>,
    #[command(flatten)]
    changes: Changes,
    /// Write one JSON object per line
    #[arg(long)]
    json: bool,
}

pub(super) fn run(command: &Profiles, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Profiles { profile, changes, json } = command;
    let text = match profile {
        Some(profile) => {
            let chosen = changes.apply(profile, setting.talk);
            match Profile::source(profile.id()).filter(|_| changes.are_none()) {
                _ if *json => record(&chosen.profile, &chosen.name),
                Some(source) => source.to_owned(),
                None => chosen.written(),
            }
        }
        None if *json => Profile::built_in().map(|profile| record(profile, profile.id())).collect(),
        None => list(setting.look(), setting.talk.is_quiet()),
    };
    output::print(&text)?;
    Ok(Exit::Done)
}

impl Chosen {
    /// The profile as a file, under a name that distinguishes it from the built-in one.
    fn written(&self) -> String {
        let mut profile = self.profile.clone();
        let is_built_in = Profile::by_id(&self.name).is_some();
        let name = format!("{}{}", self.name, if is_built_in { " of mine" } else { "" });
        profile.rename(&name);
        profile.to_toml()
    }
}

/// What there is to say of a profile, for programs.
#[derive(Serialize)]
struct ProfileRecord<'a> {
    schema: Schema,
    id: &'a str,
    about: &'a str,
    #[serde(rename = "for")]
    audience: &'a str,
    carries: bool,
    uniqueness: bool,
    /// The ids of those that are on, in order.
    techniques: Vec<&'static str>,
}

fn record(profile: &Profile, name: &str) -> String {
    let on = profile.entries().iter().filter(|entry| entry.on);
    output::json_line(&ProfileRecord {
        schema: Schema::One,
        id: name,
        about: profile.about(),
        audience: profile.audience(),
        carries: profile.carries(),
        uniqueness: profile.assumes_uniqueness(),
        techniques: on.map(|entry| entry.technique.info().id).collect(),
    })
}

fn list(look: Look, quiet: bool) -> String {
    let mut text = String::new();
    if quiet {
        return Profile::built_in().fold(text, |text, profile| text + profile.id() + "\n");
    }
    for profile in Profile::built_in() {
        let techniques = profile.entries().len();
        let count = format!("{techniques} technique{}", if techniques == 1 { "" } else { "s" });
        let _ = writeln!(text, "{}, {count}", look.paint(BOLD, profile.id()));
        text += &wrapped(look, 2, profile.about());
        for line in wrapped(look, 2, &format!("for {}", profile.audience())).lines() {
            let _ = writeln!(text, "{}", look.paint(FAINT, line));
        }
    }
    text
}
