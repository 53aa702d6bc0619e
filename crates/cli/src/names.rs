//! Names of techniques, profiles and formats as values of options.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use clap::builder::{PossibleValue, PossibleValuesParser, StyledStr, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use ninerooks_logic::{
    self as logic, GROUPS, Profile, Selection, Technique, Topic, by_name, nearest_selections,
    techniques,
};
use ninerooks_rating::se::Tenths;
use ninerooks_text::formats::{self, Format};
use ninerooks_text::json::Form;

use crate::files;
use crate::term::talk::Talk;

/// What a name leads to, for somebody who wants to read about it.
#[derive(Clone)]
pub(crate) enum Named {
    Technique(&'static Technique),
    Group(&'static logic::Group),
    Topic(&'static Topic),
    /// A part of the names of these, as it was typed.
    Part(String, Vec<&'static Technique>),
}

/// A technique, a family, or whatever else the field has a name for.
#[derive(Clone)]
pub(crate) struct AnyName;

impl TypedValueParser for AnyName {
    type Value = Named;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let name = value.to_string_lossy();
        let selection = || {
            let selection = Selection::by_name(&name)?;
            Some(match selection.single() {
                Some(technique) => Named::Technique(technique),
                None => Named::Part(name.trim().to_owned(), selection.techniques),
            })
        };
        by_name(&name)
            .map(Named::Technique)
            .or_else(|| logic::Group::by_name(&name).map(Named::Group))
            .or_else(|| Topic::by_name(&name).map(Named::Topic))
            .or_else(selection)
            .ok_or_else(|| {
                let none = "nobody here knows that name; `ninerooks techniques` lists all names";
                invalid(command, arg, &name, &tip(&nearest_selections(&name), none))
            })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        GroupName.possible_values()
    }
}

/// Techniques that are added or left out together, and what they were called.
#[derive(Clone)]
pub(crate) struct Group {
    /// The name, of a technique its id.
    pub(crate) name: String,
    /// The techniques.
    pub(crate) techniques: Vec<&'static Technique>,
    /// What was taken for a part of names, and the ids of the techniques that have it, as a note says it.
    parts: Vec<String>,
}

impl Group {
    /// Says which techniques a part of names was taken for, so that nobody has to guess.
    pub(crate) fn tell(&self, talk: &Talk) {
        for part in &self.parts {
            talk.note(&format!("note: {part}"));
        }
    }

    /// The ids of its techniques.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.techniques.iter().map(|technique| technique.info().id)
    }
}

/// Whatever [`Selection`] has a name for, several of them joined by `+`: techniques, families, and what the field
/// calls several techniques. The same for all options and for profiles.
#[derive(Clone)]
pub(crate) struct GroupName;

impl TypedValueParser for GroupName {
    type Value = Group;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let name = value.to_string_lossy();
        // Some names have a `+` of their own.
        let parts: Vec<&str> = match Selection::by_name(&name) {
            Some(_) => vec![name.trim()],
            None => name.split('+').map(str::trim).collect(),
        };
        let mut group = Group { name: String::new(), techniques: Vec::new(), parts: Vec::new() };
        let mut names = Vec::new();
        for part in parts {
            let Some(selection) = Selection::by_name(part) else {
                let near = nearest_selections(part);
                let tip = match Topic::by_name(part) {
                    Some(topic) => format!(
                        "{} is not in Ninerooks yet; near it {} {}",
                        topic.name(),
                        if near.len() == 1 { "is" } else { "are" },
                        listed("and", &near)
                    ),
                    None => tip(&near, "`ninerooks techniques` lists all names"),
                };
                return Err(invalid(command, arg, part, &tip));
            };
            if selection.is_part() {
                let ids: Vec<&str> = selection.ids().collect();
                group.parts.push(format!("`{part}` is taken for {}", listed("and", &ids)));
                names.push(part);
            } else {
                names.push(selection.name);
            }
            group.techniques.extend(selection.techniques);
        }
        group.name = names.join("+");
        Ok(group)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let group = |group: &logic::Group| PossibleValue::new(group.name).help(group.about);
        let technique = |technique: &&'static Technique| {
            PossibleValue::new(technique.info().id).help(technique.info().name)
        };
        let techniques = techniques::ALL.iter().map(technique);
        Some(Box::new(GROUPS.iter().map(group).chain(techniques)))
    }
}

/// What may have been meant, or what to say if that is unknown.
fn tip(near: &[&str], none: &str) -> String {
    match near {
        [] => none.to_owned(),
        near => format!("did you mean {}?", listed("or", near)),
    }
}

/// `a, b or c`.
fn listed(before_last: &str, names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{} {before_last} {last}", first.join(", ")),
    }
}

/// What clap says of a name that is not known.
fn invalid(command: &Command, arg: Option<&Arg>, name: &str, tip: &str) -> clap::Error {
    let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
    let arg = arg.map_or_else(|| "NAME".to_owned(), ToString::to_string);
    error.insert(ContextKind::InvalidArg, ContextValue::String(arg));
    error.insert(ContextKind::InvalidValue, ContextValue::String(name.to_owned()));
    let tip: StyledStr = tip.to_owned().into();
    error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip]));
    error
}

/// A profile by its name, or from a file.
#[derive(Clone)]
pub(crate) struct ProfileName;

/// More than any profile needs.
const LONGEST_FILE: u64 = 1 << 20;

impl TypedValueParser for ProfileName {
    type Value = Profile;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let name = value.to_string_lossy();
        if let Some(profile) = Profile::by_id(&name) {
            return Ok(profile);
        }
        let path = Path::new(value);
        if !path.exists() {
            let near = Profile::nearest(&name);
            let none = "there is no such file; `ninerooks profiles` lists the built-in profiles";
            return Err(invalid(command, arg, &name, &tip(&near, none)));
        }
        let fault = |words: String| {
            let message = format!("{name}, {words}\n");
            clap::Error::raw(ErrorKind::ValueValidation, message).with_cmd(command)
        };
        files::reading_profile(path);
        let text = read(path).map_err(|error| fault(error.to_string()))?;
        let file = path.file_name().unwrap_or(value).to_string_lossy();
        Profile::read(&file, &text).map_err(|error| fault(error.to_string()))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let value = |profile: &'static Profile| {
            PossibleValue::new(profile.id()).help(profile.about().to_owned())
        };
        Some(Box::new(Profile::built_in().map(value)))
    }
}

/// The text of a file that is not too long.
fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    let size = File::open(path)?.take(LONGEST_FILE + 1).read_to_string(&mut text)?;
    if size as u64 > LONGEST_FILE {
        let message = format!("expected {LONGEST_FILE} bytes at most, found more");
        return Err(io::Error::other(message));
    }
    Ok(text)
}

/// One of these by its name.
pub(crate) fn one_of<T: Copy + Send + Sync + 'static, const N: usize>(
    named: [(T, &'static str); N],
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(named.map(|(_, name)| name)).try_map(move |given| {
        let known = named.iter().find(|(_, name)| name.eq_ignore_ascii_case(&given));
        known.map(|(one, _)| *one).ok_or("there is no such name")
    })
}

/// How much `--json` writes of a step.
pub(crate) fn json_forms() -> impl TypedValueParser<Value = Form> {
    one_of(Form::NAMES)
}

/// A format by its name.
#[derive(Clone)]
pub(crate) struct FormatName;

impl TypedValueParser for FormatName {
    type Value = &'static dyn Format;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let name = value.to_string_lossy();
        let format = formats::by_name(&name);
        // What is said of others needs the list of all, with their help, which is dear to make for each command.
        format.map_or_else(|| listed_formats().parse_ref(command, arg, value), Ok)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(format_values()))
    }
}

fn format_values() -> impl Iterator<Item = PossibleValue> {
    formats::ALL.iter().map(|format| {
        let help = format!("{}: {}", format.title(), format.description());
        PossibleValue::new(format.name()).aliases(format.aliases()).help(help)
    })
}

/// The formats as clap knows them.
fn listed_formats() -> impl TypedValueParser<Value = &'static dyn Format> {
    PossibleValuesParser::new(format_values())
        .try_map(|name| formats::by_name(&name).ok_or("there is no such format"))
}

/// Reads a rating of Sudoku Explainer.
pub(crate) fn tenths(text: &str) -> Result<Tenths, String> {
    let rating = text.parse::<f64>().ok().filter(|rating| (0.0..=20.0).contains(rating));
    rating
        .map(Tenths::of)
        .ok_or_else(|| "a rating is a number from 0 to 20, such as 7.2".to_owned())
}
