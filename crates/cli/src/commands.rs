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

use clap::Subcommand;

use crate::setting::Setting;
use crate::term::exit::Exit;

/// What ninerooks can do.
#[derive(Subcommand)]
pub(crate) enum Command {
    Solve(solve::Solve),
    Steps(steps::Steps),
    Hint(hint::Hint),
    Why(why::Why),
    Check(check::Check),
    Convert(convert::Convert),
    #[command(alias = "photograph")]
    Photo(photo::Photo),
    Count(count::Count),
    Broken(broken::Broken),
    Needless(needless::Needless),
    Draw(draw::Draw),
    #[cfg(feature = "pdf")]
    #[command(alias = "booklet")]
    Book(book::Book),
    Pom(pom::Pom),
    Proof(proof::Proof),
    Rookery(rookery::Draw),
    Sets(sets::Sets),
    Rate(rate::Rate),
    Grade(grade::Grade),
    Stats(stats::Stats),
    #[command(alias = "gen")]
    Generate(generate::Generate),
    Mine(mine::Mine),
    #[command(aliases = ["minimize", "minimal"])]
    Minimise(minimise::Minimise),
    #[command(aliases = ["analyze", "analysis"])]
    Analyse(analyse::Analyse),
    #[command(aliases = ["canonical", "canonicalise", "canonicalize"])]
    Canon(canon::Canon),
    Same(same::Same),
    Morph(morph::Morph),
    Filter(lists::Filter),
    Sort(lists::Sort),
    #[command(aliases = ["dedupe", "deduplicate"])]
    Dedup(lists::Dedup),
    Sample(lists::Sample),
    Join(lists::Join),
    #[command(alias = "technique")]
    Techniques(techniques::List),
    #[command(alias = "profile")]
    Profiles(profiles::Profiles),
    Mcp(mcp::Mcp),
    Completions(completions::Completions),
    Man(man::Man),
}

/// Runs the command that was typed.
pub(crate) fn run(command: Command, setting: Setting) -> anyhow::Result<Exit> {
    match command {
        Command::Solve(command) => solve::run(command, setting),
        Command::Steps(command) => steps::run(command, setting),
        Command::Hint(command) => hint::run(command, setting),
        Command::Why(command) => why::run(command, setting),
        Command::Check(command) => check::run(command, setting),
        Command::Convert(command) => convert::run(command, setting),
        Command::Photo(command) => photo::run(&command, setting),
        Command::Count(command) => count::run(command, setting),
        Command::Broken(command) => broken::run(command, setting),
        Command::Needless(command) => needless::run(command, setting),
        Command::Draw(command) => draw::run(command, setting),
        #[cfg(feature = "pdf")]
        Command::Book(command) => book::run(command, setting),
        Command::Pom(command) => pom::run(command, setting),
        Command::Proof(command) => proof::run(command, setting),
        Command::Rookery(command) => rookery::run(&command, setting),
        Command::Sets(command) => sets::run(command, setting),
        Command::Rate(command) => rate::run(command, setting),
        Command::Grade(command) => grade::run(command, setting),
        Command::Stats(command) => stats::run(command, setting),
        Command::Generate(command) => generate::run(command, setting),
        Command::Mine(command) => mine::run(command, setting),
        Command::Minimise(command) => minimise::run(command, setting),
        Command::Analyse(command) => analyse::run(command, setting),
        Command::Canon(command) => canon::run(command, setting),
        Command::Same(command) => same::run(command, setting),
        Command::Morph(command) => morph::run(command, setting),
        Command::Filter(command) => lists::filter(command, setting),
        Command::Sort(command) => lists::sort(command, setting),
        Command::Dedup(command) => lists::dedup(command, setting),
        Command::Sample(command) => lists::sample(command, setting),
        Command::Join(command) => lists::join(command, setting),
        Command::Techniques(command) => techniques::run(&command, setting),
        Command::Profiles(command) => profiles::run(&command, setting),
        Command::Mcp(command) => mcp::run(&command, setting),
        Command::Completions(command) => completions::run(&command, setting),
        Command::Man(command) => man::run(&command, setting),
    }
}
