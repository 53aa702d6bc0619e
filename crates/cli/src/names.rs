//! Names of techniques, profiles and formats as values of options.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, StyledStr, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};
use ninerooks_logic::{Profile, SWITCHES, Switch, Technique, by_name, nearest, techniques};
use ninerooks_text::formats::{self, Format};

/// A technique by its id, its name, or what other programs call it.
#[derive(Clone)]
pub(crate) struct TechniqueName;

impl TypedValueParser for TechniqueName {
    type Value = &'static Technique;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        let name = value.to_string_lossy();
        by_name(&name).ok_or_else(|| {
            let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
            let arg = arg.map_or_else(|| "TECHNIQUE".to_owned(), ToString::to_string);
            error.insert(ContextKind::InvalidArg, ContextValue::String(arg));
            error.insert(ContextKind::InvalidValue, ContextValue::String(name.clone().into()));
            error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip(&name)]));
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let value = |technique: &&'static Technique| {
            PossibleValue::new(technique.info().id).help(technique.info().name)
        };
        Some(Box::new(techniques::ALL.iter().map(value)))
    }
}

/// Techniques that are left out together, and what they were called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    /// As it was typed.
    pub(crate) name: String,
    /// The ids.
    pub(crate) ids: Vec<&'static str>,
}

/// Techniques and [switches](Switch), joined by `+`.
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
        let name = value.to_string_lossy().into_owned();
        let mut ids = Vec::new();
        for part in name.split('+').map(str::trim) {
            match Switch::by_name(part) {
                Some(switch) => ids.extend(switch.ids()),
                None => ids.push(TechniqueName.parse_ref(command, arg, part.as_ref())?.info().id),
            }
        }
        Ok(Group { name, ids })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let switch = |switch: &Switch| PossibleValue::new(switch.name).help(switch.about);
        let techniques = TechniqueName.possible_values().into_iter().flatten();
        Some(Box::new(SWITCHES.iter().map(switch).chain(techniques)))
    }
}

/// What may have been meant.
fn tip(name: &str) -> StyledStr {
    match nearest(name).as_slice() {
        [] => "`ninerooks techniques` lists all names".into(),
        near => format!("did you mean {}?", near.join(" or ")).into(),
    }
}

/// A profile by its id.
pub(crate) fn profiles() -> impl TypedValueParser<Value = Profile> {
    let values = Profile::built_in().map(|(id, about)| PossibleValue::new(id).help(about));
    PossibleValuesParser::new(values)
        .try_map(|id| Profile::by_id(&id).ok_or("there is no such profile"))
}

/// A format by its name.
pub(crate) fn formats() -> impl TypedValueParser<Value = &'static dyn Format> {
    let values = formats::ALL
        .iter()
        .map(|format| PossibleValue::new(format.name()).help(format.description()));
    PossibleValuesParser::new(values)
        .try_map(|name| formats::by_name(&name).ok_or("there is no such format"))
}
