//! UTF-16, as Windows saves "Unicode", on its way to UTF-8.

use std::io::{self, BufRead, BufReader, Read};

use ninerooks_text::formats::Encoding;

/// The same text in UTF-8, whatever it is stored in.
///
/// # Errors
/// When nothing can be read.
pub(crate) fn as_utf8<'a>(mut reader: impl BufRead + 'a) -> io::Result<Box<dyn BufRead + 'a>> {
    Ok(match Encoding::of(reader.fill_buf()?) {
        Encoding::Utf8 => Box::new(reader),
        encoding => {
            Box::new(BufReader::new(Utf16 { reader, encoding, high: None, rest: Vec::new() }))
        }
    })
}

struct Utf16<R> {
    reader: R,
    encoding: Encoding,
    /// The first half of a character that takes two numbers.
    high: Option<u16>,
    /// What is read and not given out yet.
    rest: Vec<u8>,
}

impl<R: BufRead> Utf16<R> {
    /// The next number of two bytes, if there is one. Half a number at the end is none.
    fn unit(&mut self) -> io::Result<Option<u16>> {
        let mut bytes = [0; 2];
        let mut count = 0;
        while count < 2 {
            match self.reader.read(&mut bytes[count..]) {
                Ok(0) => return Ok(None),
                Ok(n) => count += n,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(self.encoding.unit(bytes))
    }
}

impl<R: BufRead> Read for Utf16<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        while self.rest.len() < out.len() {
            let Some(unit) = self.unit()? else { break };
            let high = self.high.take();
            if (0xd800..0xdc00).contains(&unit) && high.is_none() {
                self.high = Some(unit);
                continue;
            }
            for c in char::decode_utf16(high.into_iter().chain([unit])) {
                let c = c.unwrap_or(char::REPLACEMENT_CHARACTER);
                self.rest.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
            }
            // A line can be worked on as soon as it is there.
            if unit == u16::from(b'\n') {
                break;
            }
        }
        let count = self.rest.len().min(out.len());
        out[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ends_are_read() {
        let text = "4..ü😀\r\n\u{feff}1";
        for bytes in [
            text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>(),
            text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
            text.as_bytes().to_vec(),
        ] {
            let mut read = String::new();
            let mut reader = as_utf8(bytes.as_slice()).expect("bytes");
            reader.read_to_string(&mut read).expect("a text");
            assert_eq!(read, text);
        }
        let mut read = String::new();
        as_utf8(&b"\xff\xfe4\0\x3d\xd85\0\0"[..])
            .expect("bytes")
            .read_to_string(&mut read)
            .expect("a text");
        assert_eq!(read, "\u{feff}4\u{fffd}5");
    }
}
