//! Texts that are packed, by gzip or Zstandard or into Parquet: read as what is in them.
//!
//! What a file is packed in is seen by its first bytes, not by its name.

use std::fs::{File, Metadata};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use flate2::bufread::MultiGzDecoder;

use crate::{parquet, utf16};

const ROOM: usize = 1 << 16;

/// What a text may be packed in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Packing {
    Gzip,
    Zstandard,
    Parquet,
}

impl Packing {
    /// Nothing where the text is there as it is. No text begins in one of these ways.
    fn of(first: &[u8]) -> Option<Self> {
        let of = [
            (Self::Gzip, &b"\x1f\x8b\x08"[..]),
            (Self::Zstandard, b"\x28\xb5\x2f\xfd"),
            (Self::Parquet, b"PAR1"),
        ];
        of.into_iter().find(|(_, magic)| first.starts_with(magic)).map(|(packing, _)| packing)
    }
}

/// The text of a file, in UTF-8.
///
/// # Errors
/// When it cannot be read, or its columns are not those of a list of puzzles.
pub(crate) fn open(path: &Path) -> io::Result<Box<dyn BufRead>> {
    let mut reader = BufReader::with_capacity(ROOM, File::open(path)?);
    match Packing::of(reader.fill_buf()?) {
        Some(Packing::Parquet) => Ok(Box::new(BufReader::new(parquet::Puzzles::of(path)?))),
        _ => unpack(reader),
    }
}

/// Whether a file is Parquet.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn is_parquet(path: &Path) -> io::Result<bool> {
    Ok(packing(path)? == Some(Packing::Parquet))
}

fn packing(path: &Path) -> io::Result<Option<Packing>> {
    let mut first = Vec::new();
    File::open(path)?.take(4).read_to_end(&mut first)?;
    Ok(Packing::of(&first))
}

/// The text that comes from somewhere, in UTF-8.
///
/// # Errors
/// When it cannot be read, or only a file of its kind can.
pub(crate) fn unpack<'a>(mut reader: impl BufRead + 'a) -> io::Result<Box<dyn BufRead + 'a>> {
    match Packing::of(reader.fill_buf()?) {
        None => utf16::as_utf8(reader),
        Some(Packing::Gzip) => {
            utf16::as_utf8(BufReader::with_capacity(ROOM, MultiGzDecoder::new(reader)))
        }
        Some(Packing::Zstandard) => {
            let decoder = zstd::Decoder::with_buffer(reader)?;
            utf16::as_utf8(BufReader::with_capacity(ROOM, decoder))
        }
        Some(Packing::Parquet) => {
            let words = "this is Parquet, which is read from its end: name the file instead";
            Err(io::Error::new(io::ErrorKind::Unsupported, words))
        }
    }
}

/// How many bytes of text are in a file; what is packed is read for that. Nothing where that cannot be known.
pub(crate) fn size(path: &Path) -> Option<u64> {
    let size = path.metadata().ok().filter(Metadata::is_file)?.len();
    match packing(path).ok()? {
        None => Some(size),
        Some(_) => io::copy(&mut open(path).ok()?, &mut io::sink()).ok(),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    fn text(packed: &[u8]) -> io::Result<String> {
        let mut text = String::new();
        unpack(packed)?.read_to_string(&mut text).map(|_| text)
    }

    fn gzip(text: &str) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(text.as_bytes()).unwrap();
        encoder.finish().unwrap()
    }

    fn zstandard(text: &str) -> Vec<u8> {
        zstd::encode_all(text.as_bytes(), 1).unwrap()
    }

    #[test]
    fn a_text_is_what_is_packed_one_part_after_the_other() {
        for pack in [gzip, zstandard, |text: &str| text.as_bytes().to_vec()] {
            let packed = [pack("one\ntw"), pack("o\n")].concat();
            assert_eq!(text(&packed).unwrap(), "one\ntwo\n");
        }
    }

    #[test]
    fn what_is_cut_off_is_an_error() {
        for pack in [gzip, zstandard] {
            let packed = pack(&"123456789\n".repeat(10_000));
            for length in [4, packed.len() / 2, packed.len() - 1] {
                assert!(text(&packed[..length]).is_err(), "{length} of {}", packed.len());
            }
        }
        assert!(text(b"PAR1").is_err());
    }
}
