//! Files that are written: one way for all commands, so that nothing of the user's is lost.
//!
//! Whatever a run reads is noted here, and is not written to, under whatever name. A file that is there is replaced
//! only where one can see that it is what the command writes, as a whole and in one go; anything else is left as it is.

mod draft;
mod kind;

use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail, ensure};

use crate::same_file;
use crate::term::output::Output;

pub(crate) use draft::{Draft, behind_links};
pub(crate) use kind::Kind;

/// What this run reads.
enum Read {
    File(PathBuf, &'static str),
    Stdin,
}

/// Names are read in several places, arguments among them, and written in others; a command that had to hand them
/// from one to the other could forget one.
static READ: Mutex<Vec<Read>> = Mutex::new(Vec::new());

/// The words for what puzzles are read from.
const INPUT: &str = "the input itself";

fn note(read: Read) {
    READ.lock().unwrap_or_else(PoisonError::into_inner).push(read);
}

/// Notes that this run reads puzzles from a file.
pub(crate) fn reading(path: &Path) {
    note(Read::File(path.to_owned(), INPUT));
}

/// Notes that this run reads a profile from a file.
pub(crate) fn reading_profile(path: &Path) {
    note(Read::File(path.to_owned(), "the profile that is used"));
}

/// Notes that this run reads standard input.
pub(crate) fn reading_stdin() {
    note(Read::Stdin);
}

/// A file must be none that this run reads.
///
/// # Errors
/// When it is one, under whatever name.
pub(crate) fn require_other(path: &Path) -> anyhow::Result<()> {
    let read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let is = |read: &Read| match read {
        Read::File(file, what) => same_file::is_same(file, path).then_some(*what),
        Read::Stdin => same_file::is_stdin(path).then_some(INPUT),
    };
    match read.iter().find_map(is) {
        None => Ok(()),
        Some(what) => bail!("{} is {what}; name another file to write to", path.display()),
    }
}

/// How long a file is that an earlier run may have begun; nothing where there is none.
///
/// # Errors
/// When it is no file, cannot be looked at, or is one that this run reads. Nothing is opened for that: to open a pipe
/// would wait for somebody at its other end.
pub(crate) fn begun(path: &Path) -> anyhow::Result<Option<u64>> {
    let name = path.display();
    require_other(path)?;
    match fs::metadata(path) {
        Ok(metadata) => {
            ensure!(metadata.is_file(), "{name} is no file, so there is nothing to go on from");
            Ok(Some(metadata.len()))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("reading {name}")),
    }
}

/// The file that an earlier run may have begun, to go on with: what is not kept of it is cut off.
///
/// # Errors
/// Those of [`begun`], and when it cannot be written to.
pub(crate) fn to_go_on(path: &Path) -> anyhow::Result<Output> {
    let name = path.display().to_string();
    let length = begun(path)?;
    let mut options = OpenOptions::new();
    let file = options.write(true).create(true).truncate(false).open(path);
    let file = file.with_context(|| format!("writing to {name}"))?;
    let made = length.is_none().then(|| path.to_owned());
    Ok(Output::to_file(file, name, length.unwrap_or(0), made))
}

/// What a name stands for.
enum Place {
    /// A file that is there or not, without links.
    File(PathBuf),
    /// A pipe or a device, which is written through.
    Stream,
    /// Where standard output goes as well.
    Stdout,
}

/// A file of this kind must be possible there.
///
/// # Errors
/// When this run reads it, when it is a folder, or when something else is there.
pub(crate) fn require(path: &Path, kind: Kind) -> anyhow::Result<()> {
    place(path, kind).map(|_| ())
}

fn place(path: &Path, kind: Kind) -> anyhow::Result<Place> {
    let name = path.display();
    require_other(path)?;
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return Ok(Place::File(behind_links(path)));
        }
        Err(error) => return Err(error).with_context(|| format!("writing {name}")),
    };
    ensure!(!metadata.is_dir(), "{name} is a folder; name a file in it");
    if !metadata.is_file() {
        return Ok(Place::Stream);
    }
    if same_file::is_stdout(path) {
        return Ok(Place::Stdout);
    }
    let is_own = kind.is_like(path).with_context(|| format!("reading {name}"))?;
    ensure!(
        is_own,
        "{name} is there and is no {kind}, so it is left as it is; remove it, or name another file"
    );
    require_writable(path, &metadata)?;
    Ok(Place::File(behind_links(path)))
}

fn require_writable(path: &Path, metadata: &Metadata) -> anyhow::Result<()> {
    let words = "may only be read, so it is left as it is; name another file";
    ensure!(!metadata.permissions().readonly(), "{} {words}", path.display());
    Ok(())
}

/// Writes a file, or replaces an older one of its kind.
///
/// # Errors
/// Those of [`require`], and when it cannot be written. What was there is there still, then.
pub(crate) fn write(path: &Path, kind: Kind, bytes: &[u8]) -> anyhow::Result<()> {
    let write = |place: Place| -> io::Result<()> {
        match place {
            Place::File(path) => {
                let mut draft = Draft::of(&path)?;
                draft.file().write_all(bytes)?;
                draft.take_its_place()
            }
            Place::Stream => OpenOptions::new().write(true).open(path)?.write_all(bytes),
            Place::Stdout => {
                let mut stdout = io::stdout().lock();
                stdout.write_all(bytes)?;
                stdout.flush()
            }
        }
    };
    write(place(path, kind)?).with_context(|| format!("writing {}", path.display()))
}

/// Gives a file that is complete its name, when all of it is on the disk.
///
/// # Errors
/// When it cannot be renamed.
pub(crate) fn settle(from: &Path, to: &Path) -> io::Result<()> {
    OpenOptions::new().write(true).open(from)?.sync_all()?;
    fs::rename(from, to)
}

/// Makes a folder and those around it, where there is none.
///
/// # Errors
/// When it cannot be made.
pub(crate) fn make_folder(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))
}
