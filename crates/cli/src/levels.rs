//! The fields that are levels, which have an order of their own.

use ninerooks_logic::{Level, score};

/// Before the name of a level: its number among the levels.
pub(crate) const RANK: &str = "__rank_";
/// The same to sort by: a text that is no level stays as it is.
pub(crate) const ORDER: &str = "__order_";

/// The levels of a field, the easiest first.
pub(crate) fn levels(field: &str) -> Option<(&'static str, Vec<String>)> {
    match field {
        "level" => Some(("level", Level::ALL.iter().map(|(_, name, _)| (*name).into()).collect())),
        "hodoku_level" => {
            Some(("hodoku_level", score::Level::ALL.iter().map(ToString::to_string).collect()))
        }
        _ => None,
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
