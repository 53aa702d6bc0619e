//! `ninerooks grade`: a list of puzzles to a file with a row for each, in shards, on many machines.

mod file;
mod row;
mod whole;

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::anyhow;
use clap::Args;
use ninerooks_logic::Profile;

use crate::batch::Batch;
use crate::names;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::shard::Shard;
use crate::term::exit::Exit;
use file::{File, Form};
use row::Grader;

use super::rate::{By, Table};

/// Rate long lists into a file: in shards, on any number of machines, going on after an interruption
///
/// Writes a row for each puzzle, in their order, to FILE.part, which becomes FILE when it is complete. The same command
/// continues an interrupted run, and does nothing if FILE is there; in the end FILE is what a single run would have written.
/// Rows are JSON objects, one per line; CSV if FILE ends with .csv, Parquet if with .parquet. Puzzles that are stuck, invalid or cannot be read have a
/// row that says so. The exit code is 2 if some could not be read, else 0.
#[derive(Args)]
pub(crate) struct Grade {
    #[command(flatten)]
    puzzles: Puzzles,
    /// The file to write; with --shard a folder may be named, for files such as part-017-of-512.jsonl
    #[arg(long = "to", value_name = "FILE|FOLDER")]
    to: PathBuf,
    /// What to rate by; several with commas
    ///
    /// The same as those of `ninerooks rate --by`; but `ninerooks` goes by paths alone, without truths and rank.
    #[arg(
        long,
        visible_alias = "by",
        value_enum,
        value_delimiter = ',',
        default_value = "ninerooks"
    )]
    scale: Vec<By>,
    /// With --scale ninerooks or hodoku: the order of techniques; if none is named, `hodoku`, and `default` by the cheapest steps
    #[arg(long, short, value_name = "PROFILE|FILE", value_parser = names::ProfileName,
          hide_possible_values = true)]
    profile: Option<Profile>,
    /// With --scale se, se-stable or csp: how much work a puzzle may take, as `ninerooks rate --help` says
    #[arg(long, value_name = "N")]
    work: Option<u64>,
    /// Only one of several shards, such as 17/512: the files of all, one after the other, are the whole
    ///
    /// A shard is a range of bytes of the input, so that it can be found without counting the puzzles.
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// How to write it, whatever the name of the file; and what the files of shards are called
    #[arg(long, value_enum)]
    format: Option<Form>,
}

pub(super) fn run(mut command: Grade, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(mut input) = command.puzzles.input() else { return Ok(setting.help("grade")) };
    let table = Table::new(&command.scale, command.profile.as_ref(), command.work)?;
    if let Some(shard) = command.shard {
        // A name that was mistyped would be cut into shards like a text, of which all but one are empty.
        input.require_files().map_err(|why| anyhow!("{why}; --shard is for files"))?;
        input = input.shard(shard).map_err(anyhow::Error::msg)?;
    }
    input.require_arguments().map_err(anyhow::Error::msg)?;
    let file = File::of(command.to, command.shard, command.format)?;
    let engine = row::engine(command.work, command.profile.as_ref());
    let grader = Arc::new(Grader { table, from: command.puzzles.from, engine });
    if file.exists()? {
        whole::require(&file, &input, &grader)?;
        setting.talk.note(&format!("{file} is complete; nothing to do"));
        return Ok(Exit::Done);
    }
    file.make_folder(command.shard)?;
    let again = Arc::clone(&grader);
    let of = Arc::clone(&grader);
    let exit = Batch { resume: Some(file.part()), ..setting.batch(input, false) }.run_on(
        move |piece| of.answer(piece),
        move |piece, line| again.recall(piece, line),
        |()| (),
    )?;
    if exit != Exit::Interrupted {
        file.finish(&grader)?;
    }
    Ok(exit)
}
