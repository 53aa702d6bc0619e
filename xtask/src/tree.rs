//! The checkout: where it is, and its files.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Folders that hold what was built or fetched.
const MADE: &[&str] = &[".git", "target", "out", "node_modules", "generated", "test-results"];

/// The checkout that this program was built from.
pub fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// The folder that cargo builds in.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// All files below `root` but what was built or fetched, as paths from there, in order.
///
/// # Errors
/// When a folder cannot be read.
pub fn files(root: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        for entry in entries {
            let entry = entry?;
            let made = MADE.iter().any(|name| entry.file_name() == *name);
            let kind = entry.file_type()?;
            if kind.is_dir() && !made {
                folders.push(entry.path());
            } else if kind.is_file() {
                files.push(entry.path().strip_prefix(root)?.to_owned());
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Copies the checkout, without what was built, into `to`, which is emptied first. Each file keeps its time, by which cargo
/// knows that what was built of it is still good.
///
/// # Errors
/// When a file cannot be read or written.
pub fn copy(root: &Path, to: &Path) -> Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    for file in files(root)? {
        let copy = to.join(&file);
        fs::create_dir_all(copy.parent().unwrap_or(to))?;
        let whence = root.join(&file);
        fs::copy(&whence, &copy).with_context(|| file.display().to_string())?;
        let time = fs::metadata(&whence)?.modified()?;
        File::options().write(true).open(&copy)?.set_modified(time)?;
    }
    Ok(())
}
