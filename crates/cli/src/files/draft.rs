//! A file under another name until it is complete.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::process;

/// How many names are tried: those of runs that were killed may be there still.
const NAMES: u32 = 1000;
/// How many links lead to a file at most.
const LINKS: usize = 40;

/// A file that takes the place of another when it is complete, and is gone if it never is.
pub(crate) struct Draft {
    file: File,
    own: PathBuf,
    path: PathBuf,
}

/// Where links lead, to a file that is there or is not.
pub(crate) fn behind_links(path: &Path) -> PathBuf {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        let Ok(next) = fs::read_link(&path) else { break };
        path = path.parent().unwrap_or(Path::new("")).join(next);
    }
    path
}

impl Draft {
    /// A new file beside this one, under a name that nothing has.
    ///
    /// # Errors
    /// When it cannot be made.
    pub(crate) fn of(path: &Path) -> io::Result<Self> {
        let folder = path.parent().unwrap_or(Path::new(""));
        for number in 0..NAMES {
            let own = folder.join(format!(".ninerooks-{}-{number}.tmp", process::id()));
            match OpenOptions::new().write(true).create_new(true).open(&own) {
                Ok(file) => return Ok(Self { file, own, path: path.to_owned() }),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::Error::from(ErrorKind::AlreadyExists))
    }

    /// What is written to.
    pub(crate) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// The same in another hand.
    ///
    /// # Errors
    /// When the system has no more files.
    pub(crate) fn handle(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    /// Takes the place of the file, with its permissions.
    ///
    /// # Errors
    /// When it cannot.
    pub(crate) fn take_its_place(self) -> io::Result<()> {
        if let Ok(metadata) = fs::metadata(&self.path) {
            fs::set_permissions(&self.own, metadata.permissions())?;
        }
        fs::rename(&self.own, &self.path)
    }

    /// The same, when all of it is on the disk.
    ///
    /// # Errors
    /// When it cannot.
    pub(crate) fn settle(self) -> io::Result<()> {
        self.file.sync_all()?;
        self.take_its_place()
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // Where it took the other's place, there is nothing of this name.
        let _ = fs::remove_file(&self.own);
    }
}
