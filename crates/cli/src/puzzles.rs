//! Where puzzles come from, as it is typed.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;
use ninerooks_text::formats::Format;

use crate::input::{Cut, Input};
use crate::names;

/// Where the puzzles come from.
#[derive(Args)]
pub(crate) struct Puzzles {
    /// A puzzle, a file of puzzles, or `-` for standard input
    ///
    /// The name of an existing file is read as that file. A file may have several puzzles, one
    /// per line or separated by blank lines. It may be packed by gzip or zstd, or be Parquet with a column `puzzle`.
    #[arg(value_name = "PUZZLE|FILE|-")]
    inputs: Vec<OsString>,
    /// The format to read, instead of detecting it
    #[arg(long, value_name = "FORMAT", value_parser = names::FormatName, ignore_case = true,
          hide_possible_values = true)]
    pub(crate) from: Option<&'static dyn Format>,
}

impl Puzzles {
    /// What these words name, in this format.
    pub(crate) const fn of(inputs: Vec<OsString>, from: Option<&'static dyn Format>) -> Self {
        Self { inputs, from }
    }

    /// The files, if files are all that is named.
    pub(crate) fn files(&self) -> Option<Vec<PathBuf>> {
        let files: Vec<PathBuf> = self.inputs.iter().map(PathBuf::from).collect();
        (!files.is_empty() && files.iter().all(|file| file.is_file())).then_some(files)
    }

    /// The input; nothing when that would be a keyboard that nobody named.
    pub(crate) fn input(&mut self) -> Option<Input> {
        Input::of(std::mem::take(&mut self.inputs), Cut::Puzzles(self.from))
    }
}
