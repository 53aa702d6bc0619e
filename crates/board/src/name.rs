//! Names of a few letters, written at once: paths are made of them, and one number after the other takes ten times as long.

use core::{fmt, str};

/// Writes a name of ASCII letters and digits.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, name: &[u8]) -> fmt::Result {
    f.write_str(str::from_utf8(name).map_err(|_| fmt::Error)?)
}

/// The digit for an index from 0 to 8: `1` to `9`.
#[allow(clippy::cast_possible_truncation)] // an index
pub(crate) const fn number(index: usize) -> u8 {
    b'1' + index as u8
}
