//! The commands: one file each.

mod analyse;
#[cfg(feature = "pdf")]
mod book;
mod broken;
mod canon;
mod check;
mod completions;
mod convert;
mod count;
mod draw;
mod generate;
mod grade;
mod hint;
mod lists;
mod man;
mod mcp;
mod mine;
mod minimise;
mod morph;
mod needless;
mod photo;
mod pom;
mod profiles;
mod proof;
mod rate;
mod rookery;
mod same;
mod sets;
mod solve;
mod stats;
mod steps;
mod techniques;
mod why;

use clap::{Args, Subcommand};

use crate::setting::Setting;
use crate::term::exit::Exit;

/// The commands: the name, others that it goes by, what is typed behind it, and what runs it.
macro_rules! commands {
    ($($(#[$when:meta])? $name:ident $([$($alias:literal),*])? ($args:ty): $run:expr;)*) => {
        /// What ninerooks can do.
        #[derive(Subcommand)]
        pub(crate) enum Command {
            $($(#[$when])? $(#[command(aliases = [$($alias),*])])? $name($args),)*
        }

        /// Runs the command that was typed.
        pub(crate) fn run(command: Command, setting: Setting) -> anyhow::Result<Exit> {
            match command {
                $($(#[$when])? Command::$name(command) => ($run)(command, setting),)*
            }
        }

        /// The definition of the command that goes by this name, alone: all of them take a million instructions
        /// to make, which is as long as it takes to find a step.
        pub(crate) fn alone(word: &str) -> Option<clap::Command> {
            $($(#[$when])? {
                let name = stringify!($name).to_ascii_lowercase();
                let aliases: &[&str] = &[$($($alias),*)?];
                if name == word || aliases.contains(&word) {
                    return Some(<$args>::augment_args(clap::Command::new(name)));
                }
            })*
            None
        }
    };
}

commands! {
    Solve (solve::Solve): solve::run;
    Steps (steps::Steps): steps::run;
    Hint (hint::Hint): hint::run;
    Why (why::Why): why::run;
    Check (check::Check): check::run;
    Convert (convert::Convert): convert::run;
    Photo ["photograph"] (photo::Photo): |command, setting| photo::run(&command, setting);
    Count (count::Count): count::run;
    Broken (broken::Broken): broken::run;
    Needless (needless::Needless): needless::run;
    Draw (draw::Draw): draw::run;
    #[cfg(feature = "pdf")] Book ["booklet"] (book::Book): book::run;
    Pom (pom::Pom): pom::run;
    Proof (proof::Proof): proof::run;
    Rookery (rookery::Draw): |command, setting| rookery::run(&command, setting);
    Sets (sets::Sets): sets::run;
    Rate (rate::Rate): rate::run;
    Grade (grade::Grade): grade::run;
    Stats (stats::Stats): stats::run;
    Generate ["gen"] (generate::Generate): generate::run;
    Mine (mine::Mine): mine::run;
    Minimise ["minimize", "minimal"] (minimise::Minimise): minimise::run;
    Analyse ["analyze", "analysis"] (analyse::Analyse): analyse::run;
    Canon ["canonical", "canonicalise", "canonicalize"] (canon::Canon): canon::run;
    Same (same::Same): same::run;
    Morph (morph::Morph): morph::run;
    Filter (lists::Filter): lists::filter;
    Sort (lists::Sort): lists::sort;
    Dedup ["dedupe", "deduplicate"] (lists::Dedup): lists::dedup;
    Sample (lists::Sample): lists::sample;
    Join (lists::Join): lists::join;
    Techniques ["technique"] (techniques::List): |command, setting| techniques::run(&command, setting);
    Profiles ["profile"] (profiles::Profiles): |command, setting| profiles::run(&command, setting);
    Mcp (mcp::Mcp): |command, setting| mcp::run(&command, setting);
    Completions (completions::Completions): |command, setting| completions::run(&command, setting);
    Man (man::Man): |command, setting| man::run(&command, setting);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;

    #[test]
    fn each_command_is_defined_alone_as_among_all() {
        for among in Cli::whole().get_subcommands() {
            for name in std::iter::once(among.get_name()).chain(among.get_all_aliases()) {
                let alone = alone(name).expect("it is found by each of its names");
                assert_eq!(alone.get_name(), among.get_name());
                let ids = |command: &clap::Command| -> Vec<_> {
                    command.get_arguments().map(|arg| arg.get_id().clone()).collect()
                };
                assert_eq!(ids(&alone), ids(among), "{name}");
            }
        }
        assert!(alone("solved").is_none() && alone("").is_none());
    }
}
