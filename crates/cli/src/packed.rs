//! Texts that are packed, by gzip or Zstandard or into Parquet: read as what is in them.
//!
//! What a file is packed in is seen by its first bytes, not by its name.

use std::cell::Cell;
use std::fs::{File, Metadata};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::rc::Rc;

use flate2::bufread::MultiGzDecoder;

use crate::{parquet, utf16};

const ROOM: usize = 1 << 16;
/// How much text may come of anything that is packed, and how many times its size beyond that. Lists of puzzles are packed
/// to a quarter or so, ratings to a twentieth; what is packed as densely as this is the same bytes again and again.
const FREE: u64 = 16 << 20;
const DENSEST: u64 = 100;

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
        Some(Packing::Parquet) => {
            let packed = Rc::new(Cell::new(path.metadata()?.len()));
            let puzzles = Bounded { inner: parquet::Puzzles::of(path)?, packed, given: 0 };
            Ok(Box::new(BufReader::new(puzzles)))
        }
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
            let (reader, packed) = Counted::of(reader);
            let inner = MultiGzDecoder::new(reader);
            utf16::as_utf8(BufReader::with_capacity(ROOM, Bounded { inner, packed, given: 0 }))
        }
        Some(Packing::Zstandard) => {
            let (reader, packed) = Counted::of(reader);
            let inner = zstd::Decoder::with_buffer(reader)?;
            utf16::as_utf8(BufReader::with_capacity(ROOM, Bounded { inner, packed, given: 0 }))
        }
        Some(Packing::Parquet) => {
            let words = "this is Parquet, which is read from its end: name the file instead";
            Err(io::Error::new(io::ErrorKind::Unsupported, words))
        }
    }
}

/// How many bytes of text are in a file; what is packed is read for that. Nothing where that cannot be known.
///
/// # Errors
/// When what is packed cannot be read.
pub(crate) fn size(path: &Path) -> io::Result<Option<u64>> {
    let Some(size) = path.metadata().ok().filter(Metadata::is_file) else { return Ok(None) };
    match packing(path)? {
        None => Ok(Some(size.len())),
        Some(_) => io::copy(&mut open(path)?, &mut io::sink()).map(Some),
    }
}

/// What counts how much of it was read.
struct Counted<R> {
    inner: R,
    count: Rc<Cell<u64>>,
}

impl<R> Counted<R> {
    fn of(inner: R) -> (Self, Rc<Cell<u64>>) {
        let count = Rc::new(Cell::new(0));
        (Self { inner, count: Rc::clone(&count) }, count)
    }
}

impl<R: BufRead> Read for Counted<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(out)?;
        self.count.set(self.count.get() + count as u64);
        Ok(count)
    }
}

impl<R: BufRead> BufRead for Counted<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.inner.fill_buf()
    }

    fn consume(&mut self, count: usize) {
        self.count.set(self.count.get() + count as u64);
        self.inner.consume(count);
    }
}

/// A text that may be no larger than a list that is packed in so many bytes.
struct Bounded<R> {
    inner: R,
    packed: Rc<Cell<u64>>,
    given: u64,
}

impl<R: Read> Read for Bounded<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(out)?;
        self.given += count as u64;
        if self.given > FREE && self.given / DENSEST > self.packed.get() {
            let words = format!(
                "its text is more than {} MiB, and more than {DENSEST} times what it is packed in; no list is packed so \
                 densely: unpack it to read it all the same",
                FREE >> 20
            );
            return Err(io::Error::new(io::ErrorKind::InvalidData, words));
        }
        Ok(count)
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

    #[test]
    fn what_is_packed_too_densely_is_an_error_and_a_list_is_none() {
        let blank = vec![b'\n'; 20 << 20];
        let mut random = 1_u32;
        let mut digit = || {
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            b"1234.....56789\n"[(random >> 8) as usize % 15]
        };
        let list: Vec<u8> = (0..1 << 20).map(|_| digit()).collect();
        for pack in [
            |bytes: &[u8]| {
                let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
                encoder.write_all(bytes).unwrap();
                encoder.finish().unwrap()
            },
            |bytes: &[u8]| zstd::encode_all(bytes, 1).unwrap(),
        ] {
            let read = |bytes: &[u8]| io::copy(&mut unpack(bytes).unwrap(), &mut io::sink());
            let error = read(&pack(&blank)).unwrap_err().to_string();
            assert!(error.contains("more than 100 times what it is packed in"), "{error}");
            // As much of it as is free, and more of what is a list.
            assert_eq!(read(&pack(&blank[..16 << 20])).unwrap(), FREE);
            let long = pack(&list).repeat(18);
            assert_eq!(read(&long).unwrap(), 18 << 20);
        }
    }
}
