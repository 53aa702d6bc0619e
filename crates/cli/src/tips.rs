//! What to type instead of an option that a command does not have.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command};

/// Options that people look for, with what there is instead. Without a command it is for all of them.
const INSTEAD: [(&str, &[&str], &str); 9] = [
    (
        "grade",
        &["resume", "continue"],
        "grade goes on by itself: the same command continues where it stopped",
    ),
    ("grade", &["output", "out"], "the file is named by '--to FILE'"),
    (
        "draw",
        &["svg", "png", "to", "out"],
        "the file is named by '--output FILE', its kind by .svg or .png",
    ),
    ("proof", &["to", "out"], "the folder is named by '--output DIR'"),
    ("mine", &["where-goal", "by", "sort"], "what is to be large is said by '--goal EXPRESSION'"),
    (
        "",
        &["output", "out", "to", "write"],
        "results go to standard output: '> FILE' writes them to a file",
    ),
    ("", &["jobs", "cores", "cpus"], "the number of threads is said by '--threads N'"),
    ("", &["silent"], "'--quiet' prints results only"),
    ("", &["no-color", "no-colour", "nocolor"], "'--color never' prints without colours"),
];

/// Replaces what clap proposes for an unknown option, to take it for a puzzle, by what may have been meant.
pub(crate) fn mend(error: &mut clap::Error, usage: fn() -> Command, arguments: &[OsString]) {
    let Some(ContextValue::String(typed)) = error.get(ContextKind::InvalidArg) else { return };
    let Some(long) = typed.strip_prefix("--") else { return };
    let name = long.split('=').next().unwrap_or_default().to_owned();
    // A puzzle may begin with dashes, for its empty cells.
    let is_option = name.starts_with(|c: char| c.is_ascii_alphabetic());
    if error.kind() != ErrorKind::UnknownArgument || !is_option {
        return;
    }
    let mut usage = usage();
    usage.build();
    let typed = arguments.iter().skip(1).filter_map(|word| word.to_str());
    let command = typed.into_iter().find_map(|word| usage.find_subcommand(word));
    let tip = command.and_then(|command| {
        instead(command, &name)
            .or_else(|| as_value(command, &name))
            .or_else(|| elsewhere(&usage, &name))
    });
    error.remove(ContextKind::Suggested);
    // A similar option is proposed all the same where there is nothing better.
    if let Some(tip) = tip {
        error.remove(ContextKind::SuggestedArg);
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
}

fn instead(command: &Command, name: &str) -> Option<String> {
    let is_for = |of: &str| of.is_empty() || of == command.get_name();
    let found = INSTEAD.iter().find(|(of, names, _)| is_for(of) && names.contains(&name))?;
    Some(found.2.to_owned())
}

/// The option that has this as a value.
fn as_value(command: &Command, name: &str) -> Option<String> {
    if ["true", "false"].contains(&name) {
        return None;
    }
    let has = |option: &&Arg| {
        let values = option.get_possible_values();
        option.get_long().is_some() && values.iter().any(|value| value.matches(name, true))
    };
    // Formats are read by themselves, as a rule, so what is written is meant.
    let options = command.get_arguments();
    let (read, others): (Vec<&Arg>, Vec<&Arg>) =
        options.filter(has).partition(|option| option.get_long() == Some("from"));
    let option = others.into_iter().chain(read).next()?;
    Some(format!("'{name}' is a value: '--{} {name}'", option.get_long()?))
}

/// The commands that have such an option.
fn elsewhere(usage: &Command, name: &str) -> Option<String> {
    let has = |command: &&Command| {
        command.get_arguments().any(|option| {
            let aliases = option.get_visible_aliases().unwrap_or_default();
            option.get_long() == Some(name) || aliases.contains(&name)
        })
    };
    let commands: Vec<&str> = usage.get_subcommands().filter(has).map(Command::get_name).collect();
    match &commands[..] {
        [] => None,
        [one] => Some(format!("'--{name}' is an option of '{one}'")),
        several => Some(format!("'--{name}' is an option of {}", several.join(", "))),
    }
}
