//! The inputs that fuzzing begins with: files in `corpus/TARGET`, and what the techniques' pages
//! hold.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::Target;

/// Where the inputs of a target are kept.
pub fn folder(target: &Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name)
}

/// The inputs of a target with the names of their files, in order.
///
/// # Errors
/// When a file cannot be read, or there is none.
pub fn corpus(target: &Target) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let folder = folder(target);
    let list = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut paths = list.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    anyhow::ensure!(!paths.is_empty(), "{} is empty", folder.display());
    let read = |path: PathBuf| {
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        Ok((path, bytes))
    };
    paths.into_iter().map(read).collect()
}
