//! The compression of f-puzzles' and `SudokuPad`'s links: lz-string by Pieroxy (MIT), a form of LZ78
//! with codes that grow, as base 64.
//!
//! Written here, and not taken from a crate, because a text of 64 KiB can stand for gigabytes: this
//! reader stops at a limit. It keeps no copies: every word of the dictionary is a piece of what was
//! already put out.

use std::collections::BTreeMap;

/// The most characters that a compressed text may stand for.
pub(super) const MOST_CHARACTERS: usize = 1 << 18;

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Why a text cannot be decompressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Error {
    /// It is not compressed by lz-string, or a part of it is missing.
    Broken,
    /// It stands for more than [`MOST_CHARACTERS`].
    TooLong,
}

/// The bits of a text in base 64, and how many were taken.
struct Bits<'a> {
    text: &'a [u8],
    taken: usize,
}

impl Bits<'_> {
    /// The next `count` bits, the lowest first.
    fn take(&mut self, count: usize) -> Result<usize, Error> {
        let mut number = 0;
        for place in 0..count {
            let digit = *self.text.get(self.taken / 6).ok_or(Error::Broken)?;
            let value = DIGITS.iter().position(|&d| d == digit).ok_or(Error::Broken)?;
            number |= (value >> (5 - self.taken % 6) & 1) << place;
            self.taken += 1;
        }
        Ok(number)
    }
}

/// How wide codes are. They grow when as many words have been made as the width has numbers for.
struct Width {
    bits: usize,
    /// How many more words are made before codes grow.
    left: usize,
}

impl Width {
    fn word_is_made(&mut self) {
        self.left -= 1;
        if self.left == 0 {
            self.left = 1 << self.bits;
            self.bits += 1;
        }
    }
}

/// What a compressed text says.
pub(super) fn decompress(text: &str) -> Result<String, Error> {
    let mut bits = Bits { text: text.trim_end_matches('=').as_bytes(), taken: 0 };
    let mut out: Vec<u16> = Vec::new();
    // Where each word is in `out`. The first three codes are commands.
    let mut words = vec![(0, 0); 3];
    let mut width = Width { bits: 3, left: 4 };
    let mut last: Option<(usize, usize)> = None;
    loop {
        let here = out.len();
        let code = bits.take(if last.is_some() { width.bits } else { 2 })?;
        let length = match (code, last) {
            (0 | 1, _) => {
                let character = bits.take(if code == 0 { 8 } else { 16 })?;
                words.push((here, 1));
                if last.is_some() {
                    width.word_is_made();
                }
                out.push(u16::try_from(character).map_err(|_| Error::Broken)?);
                1
            }
            (2, _) => break,
            (_, None) => return Err(Error::Broken),
            (_, Some((start, length))) => {
                // The word that is being made is the last one and its own first character.
                let next = (code == words.len()).then_some((start, length + 1));
                let (start, length) = words.get(code).copied().or(next).ok_or(Error::Broken)?;
                if here + length > MOST_CHARACTERS {
                    return Err(Error::TooLong);
                }
                (start..start + length).for_each(|n| out.push(out[n]));
                length
            }
        };
        // The last word and the first character of this one are side by side.
        if let Some((start, length)) = last {
            words.push((start, length + 1));
            width.word_is_made();
        }
        last = Some((here, length));
        if out.len() > MOST_CHARACTERS {
            return Err(Error::TooLong);
        }
    }
    String::from_utf16(&out).map_err(|_| Error::Broken)
}

/// Puts bits together to digits of base 64.
#[derive(Default)]
struct Writer {
    text: String,
    value: usize,
    count: usize,
}

impl Writer {
    fn put(&mut self, number: usize, count: usize) {
        for place in 0..count {
            self.value = self.value << 1 | number >> place & 1;
            self.count += 1;
            if self.count == 6 {
                self.text.push(char::from(DIGITS[self.value]));
                (self.value, self.count) = (0, 0);
            }
        }
    }
}

/// The words that a compressor knows, each as a known word and one character more.
struct Dictionary {
    /// Codes of the words, by the code of all but the last character, and that one.
    longer: BTreeMap<(usize, u16), usize>,
    /// Codes of single characters, and whether the reader has seen them.
    single: BTreeMap<u16, (usize, bool)>,
    size: usize,
    width: Width,
    out: Writer,
}

impl Dictionary {
    /// Writes the code of a word; a character that is new is written as itself.
    fn write(&mut self, word: usize, first: u16) {
        let bits = self.width.bits;
        match self.single.get_mut(&first) {
            Some((code, seen)) if *code == word && !*seen => {
                *seen = true;
                let wide = first > 0xff;
                self.out.put(usize::from(wide), bits);
                self.out.put(usize::from(first), if wide { 16 } else { 8 });
                self.width.word_is_made();
            }
            _ => self.out.put(word, bits),
        }
        self.width.word_is_made();
    }
}

/// A text compressed, as `LZString.compressToBase64` does it.
pub(super) fn compress(text: &str) -> String {
    let mut known = Dictionary {
        longer: BTreeMap::new(),
        single: BTreeMap::new(),
        size: 3,
        width: Width { bits: 2, left: 2 },
        out: Writer::default(),
    };
    let mut word: Option<(usize, u16)> = None;
    for unit in text.encode_utf16() {
        if !known.single.contains_key(&unit) {
            known.single.insert(unit, (known.size, false));
            known.size += 1;
        }
        let alone = known.single[&unit].0;
        word = Some(match word {
            None => (alone, unit),
            Some((code, first)) => {
                if let Some(&longer) = known.longer.get(&(code, unit)) {
                    (longer, first)
                } else {
                    known.write(code, first);
                    known.longer.insert((code, unit), known.size);
                    known.size += 1;
                    (alone, unit)
                }
            }
        });
    }
    if let Some((code, first)) = word {
        known.write(code, first);
    }
    known.out.put(2, known.width.bits);
    // The last digit is filled up, and there is one even when nothing is left to say.
    known.out.put(0, 6 - known.out.count);
    let mut text = known.out.text;
    while !text.len().is_multiple_of(4) {
        text.push('=');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The empty grid, as f-puzzles' export compresses it.
    const EMPTY: &str = "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssW0iQA=";

    fn empty() -> String {
        let row = format!("[{}]", ["{}"; 9].join(","));
        format!("{{\"size\":9,\"grid\":[{}]}}", [row.as_str(); 9].join(","))
    }

    #[test]
    fn the_form_is_that_of_lz_string() {
        assert_eq!(decompress(EMPTY).as_deref(), Ok(empty().as_str()));
        assert_eq!(compress(&empty()), EMPTY);
        assert_eq!(decompress("Q===").as_deref(), Ok(""));
        assert_eq!(compress(""), "Q===");
    }

    #[test]
    fn what_is_compressed_comes_back() {
        let mixed = "aaaaaaaa€€€ ü 😀 {\"a\":[1,2,3]}".repeat(40);
        for text in ["a", "ab", "aaa", "€", "\u{0}\u{1}\u{2}", mixed.as_str()] {
            assert_eq!(decompress(&compress(text)).as_deref(), Ok(text));
        }
    }

    #[test]
    fn what_is_broken_is_refused() {
        for text in ["", "N", "N4Ig", "****", "Ng", &EMPTY[..40], &EMPTY.replace('g', "_")] {
            assert_eq!(decompress(text), Err(Error::Broken), "{text}");
        }
    }

    #[test]
    fn a_bomb_is_refused_at_the_limit() {
        let most = "a".repeat(MOST_CHARACTERS);
        let small = compress(&most);
        assert!(small.len() < 2000, "{}", small.len());
        assert_eq!(decompress(&small).map(|text| text.len()), Ok(MOST_CHARACTERS));
        assert_eq!(decompress(&compress(&format!("{most}a"))), Err(Error::TooLong));
    }
}
