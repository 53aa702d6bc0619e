//! The file that is written: under another name until it is complete.
//!
//! What is under way is always lines of JSON, which another run can go on with; CSV and Parquet are made of them at the end.

use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::ValueEnum;

use super::row::{ENGINE, Grader};
use crate::files::{self, Draft};
use crate::parquet;
use crate::shard::Shard;

/// Where the rows go.
pub(super) struct File {
    pub(super) path: PathBuf,
    pub(super) form: Form,
}

/// What a file is in the end.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    /// A JSON object on each line
    Json,
    /// Comma-separated values
    Csv,
    /// A table for databases and data frames
    Parquet,
}

impl Form {
    const fn ending(self) -> &'static str {
        match self {
            Self::Json => "jsonl",
            Self::Csv => "csv",
            Self::Parquet => "parquet",
        }
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.path.display().fmt(f)
    }
}

impl File {
    /// The file with this name, or for this shard in the folder with this name.
    ///
    /// # Errors
    /// When the ending says something that is not written, or the folder cannot be made.
    pub(super) fn of(
        to: PathBuf,
        shard: Option<Shard>,
        form: Option<Form>,
    ) -> anyhow::Result<Self> {
        let is_folder = to.is_dir() || to.as_os_str().to_string_lossy().ends_with(['/', '\\']);
        let ending = to.extension().filter(|_| !is_folder);
        let ending = ending.map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        if let Some(ending @ ("gz" | "zst" | "xlsx" | "arrow" | "feather")) = ending.as_deref() {
            anyhow::bail!(
                "`.{ending}` is not written; write .parquet, which is packed, or .jsonl or .csv"
            );
        }
        let form = form.unwrap_or(match ending.as_deref() {
            Some("csv") => Form::Csv,
            Some("parquet") => Form::Parquet,
            _ => Form::Json,
        });
        ensure!(form != Form::Parquet || cfg!(feature = "parquet"), parquet::MISSING);
        let path = match shard {
            Some(shard) if is_folder => to.join(format!("part-{shard}.{}", form.ending())),
            _ => to,
        };
        Ok(Self { path, form })
    }

    /// Whether it is complete: it has its name only then.
    pub(super) fn exists(&self) -> anyhow::Result<bool> {
        files::require_other(&self.path)?;
        match fs::metadata(&self.path) {
            Ok(metadata) => {
                ensure!(
                    metadata.is_file(),
                    "{self} is no file; name one, or a folder with --shard"
                );
                Ok(true)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error).with_context(|| format!("reading {self}")),
        }
    }

    /// Makes the folder of a shard, where there is none.
    ///
    /// # Errors
    /// When it cannot be made.
    pub(super) fn make_folder(&self, shard: Option<Shard>) -> anyhow::Result<()> {
        self.path.parent().filter(|_| shard.is_some()).map_or(Ok(()), files::make_folder)
    }

    /// What it is called while it is written.
    pub(super) fn part(&self) -> PathBuf {
        let mut name: OsString = self.path.clone().into();
        name.push(".part");
        name.into()
    }

    /// Gives it its name, for all is written.
    ///
    /// # Errors
    /// When something cannot be written.
    pub(super) fn finish(&self, grader: &Grader) -> anyhow::Result<()> {
        let part = self.part();
        let write = || {
            if self.form == Form::Json {
                return files::settle(&part, &self.path);
            }
            let draft = Draft::of(&self.path)?;
            match self.form {
                Form::Parquet => {
                    parquet::write(&part, draft.handle()?, &grader.kinds(), ENGINE)?;
                }
                Form::Csv | Form::Json => to_csv(&part, draft.handle()?, grader)?,
            }
            draft.settle()?;
            fs::remove_file(&part)
        };
        write().with_context(|| format!("writing {self}"))
    }
}

/// Writes lines of JSON as CSV.
fn to_csv(from: &Path, to: fs::File, grader: &Grader) -> io::Result<()> {
    let mut output = BufWriter::with_capacity(1 << 16, to);
    output.write_all(grader.head().as_bytes())?;
    let mut reader = BufReader::with_capacity(1 << 16, fs::File::open(from)?);
    let mut line = String::new();
    while reader.read_line(&mut line)? > 0 {
        let row = grader.csv(&line).ok_or_else(|| io::Error::other("a row is damaged"))?;
        output.write_all(row.as_bytes())?;
        line.clear();
    }
    output.flush()
}
