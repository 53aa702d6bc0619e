//! The fields that are levels, which have an order of their own.

use ninerooks_logic::{Level, score};

/// The fields that are levels.
const FIELDS: [&str; 2] = ["level", "hodoku_level"];

/// The levels of a field, the easiest first.
pub(crate) fn levels(field: &str) -> Option<(&'static str, Vec<String>)> {
    match field {
        "level" => {
            Some((FIELDS[0], Level::ALL.iter().map(|(_, name, _)| (*name).into()).collect()))
        }
        "hodoku_level" => {
            Some((FIELDS[1], score::Level::ALL.iter().map(ToString::to_string).collect()))
        }
        _ => None,
    }
}

/// Whether some field has a level of this name.
pub(crate) fn is_level(name: &str) -> bool {
    FIELDS.iter().any(|field| rank(field, name).is_some())
}

/// What a level means, in a few words.
pub(crate) const fn meaning(level: Level) -> &'static str {
    match level {
        Level::Easy => "singles only",
        Level::Medium => "locked candidates, pairs, naked triples",
        Level::Hard => "larger subsets, basic fish, patterns of one digit, short wings",
        Level::Expert => "chains of up to five strong links, small almost-locked sets",
        Level::Fiendish => "longer chains, large almost-locked sets, short forcing chains",
        Level::Diabolical => "forcing chains and nets",
        Level::Extreme => "more than forcing chains and nets",
    }
}

/// The number of a level of this field, from 0.
pub(crate) fn rank(field: &str, level: &str) -> Option<usize> {
    levels(field)?.1.iter().position(|name| name.eq_ignore_ascii_case(level.trim()))
}

/// What is wrong with something that is none of the levels of a field.
pub(crate) fn no_level(field: &str, level: &str) -> String {
    let names = levels(field).map(|(_, names)| names.join(", ")).unwrap_or_default();
    format!("`{level}` is no level; those of `{field}` are {names}")
}
