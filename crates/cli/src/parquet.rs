//! Parquet, tables for databases and data frames: a column of puzzles read, a table of ratings written.

mod kind;
#[cfg(feature = "parquet")]
mod read;
#[cfg(feature = "parquet")]
mod write;

pub(crate) use kind::Kind;
#[cfg(feature = "parquet")]
pub(crate) use read::{Puzzles, Rows};
#[cfg(feature = "parquet")]
pub(crate) use write::write;

/// What a program says that has none of this.
pub(crate) const MISSING: &str = "this program was built without Parquet (the feature `parquet`)";

#[cfg(not(feature = "parquet"))]
mod missing {
    use std::fs::File;
    use std::io::{self, Read};
    use std::path::Path;

    use super::{Kind, MISSING};

    fn missing<T>() -> io::Result<T> {
        Err(io::Error::new(io::ErrorKind::Unsupported, MISSING))
    }

    pub(crate) enum Puzzles {}
    impl Puzzles {
        pub(crate) fn of(_: &Path) -> io::Result<Self> {
            missing()
        }
    }
    impl Read for Puzzles {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            match *self {}
        }
    }

    pub(crate) enum Rows {}
    impl Rows {
        pub(crate) fn of(_: &Path) -> io::Result<Self> {
            missing()
        }
    }
    impl Iterator for Rows {
        type Item = io::Result<serde_json::Map<String, serde_json::Value>>;
        fn next(&mut self) -> Option<Self::Item> {
            match *self {}
        }
    }

    pub(crate) fn write(_: &Path, _: File, _: &[(&str, Kind)], _: &str) -> io::Result<()> {
        missing()
    }
}

#[cfg(not(feature = "parquet"))]
pub(crate) use missing::{Puzzles, Rows, write};
