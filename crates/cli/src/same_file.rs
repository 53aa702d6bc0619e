//! Whether two names are of one file, so that nothing is written over what is read.

use std::fs::{self, Metadata};
use std::path::Path;

/// Whether both names are of one file that exists: by links too, where the system can tell.
pub(crate) fn is_same(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(a), Ok(b)) if a == b => true,
        (Ok(a), Ok(b)) => match (fs::metadata(a), fs::metadata(b)) {
            (Ok(a), Ok(b)) => is_one(&a, &b),
            _ => false,
        },
        _ => false,
    }
}

/// Whether standard input comes from this file.
#[cfg(unix)]
pub(crate) fn is_stdin(file: &Path) -> bool {
    use std::os::fd::AsFd;
    let stdin = std::io::stdin().as_fd().try_clone_to_owned().map(fs::File::from);
    match (stdin.and_then(|stdin| stdin.metadata()), fs::metadata(file)) {
        (Ok(a), Ok(b)) => a.is_file() && is_one(&a, &b),
        _ => false,
    }
}

/// Whether standard input comes from this file, which cannot be told here.
#[cfg(not(unix))]
pub(crate) fn is_stdin(_: &Path) -> bool {
    false
}

/// Whether standard output goes to this file.
#[cfg(unix)]
pub(crate) fn is_stdout(file: &Path) -> bool {
    use std::os::fd::AsFd;
    let stdout = std::io::stdout().as_fd().try_clone_to_owned().map(fs::File::from);
    match (stdout.and_then(|stdout| stdout.metadata()), fs::metadata(file)) {
        (Ok(a), Ok(b)) => a.is_file() && is_one(&a, &b),
        _ => false,
    }
}

/// Whether standard output goes to this file, which cannot be told here.
#[cfg(not(unix))]
pub(crate) fn is_stdout(_: &Path) -> bool {
    false
}

#[cfg(unix)]
fn is_one(a: &Metadata, b: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (a.dev(), a.ino()) == (b.dev(), b.ino())
}

#[cfg(not(unix))]
fn is_one(_: &Metadata, _: &Metadata) -> bool {
    false
}
