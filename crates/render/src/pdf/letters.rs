//! How wide letters are, and where each of them goes.

use core::cell::RefCell;
use core::ops::Range;
use std::collections::HashMap;

use harfrust::{FontRef, ShapeOptions, Shaper, ShaperData, UnicodeBuffer};
use krilla::text::{Font, GlyphId, KrillaGlyph};

use super::PdfError;
use crate::fonts;

/// How heavy letters are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    Regular,
    Bold,
}

/// The two fonts.
pub(super) struct Letters {
    regular: Face,
    bold: Face,
}

struct Face {
    /// How wide words are that were asked for: the same ones occur again and again.
    widths: RefCell<HashMap<String, f64>>,
    font: FontRef<'static>,
    data: ShaperData,
    embedded: Font,
}

impl Face {
    fn new(bytes: &'static [u8]) -> Option<Self> {
        let font = FontRef::new(bytes).ok()?;
        let data = ShaperData::new(&font);
        Some(Self { widths: RefCell::default(), font, data, embedded: Font::new(bytes.into(), 0)? })
    }

    fn shaper(&self) -> Shaper<'_> {
        self.data.shaper(&self.font).build()
    }
}

impl Letters {
    /// Both fonts.
    ///
    /// # Errors
    /// When one cannot be read, which a test excludes.
    pub(super) fn new() -> Result<Self, PdfError> {
        let face = |bytes| Face::new(bytes).ok_or_else(|| PdfError("a font is broken".to_owned()));
        Ok(Self { regular: face(fonts::REGULAR)?, bold: face(fonts::BOLD)? })
    }

    fn face(&self, weight: Weight) -> &Face {
        match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        }
    }

    /// The font as it is embedded.
    pub(super) fn font(&self, weight: Weight) -> Font {
        self.face(weight).embedded.clone()
    }

    /// The letters of a line in order, as parts of its size.
    pub(super) fn glyphs(&self, weight: Weight, text: &str) -> Vec<KrillaGlyph> {
        let shaper = self.face(weight).shaper();
        // A font of 2816 units is exact in 32 bits.
        #[expect(clippy::cast_precision_loss)]
        let part = |units: i32| units as f32 / shaper.units_per_em() as f32;
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let shaped = shaper.shape(buffer, ShapeOptions::new());
        let starts: Vec<usize> =
            shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
        let glyph = |(i, (info, at)): (usize, (&harfrust::GlyphInfo, &harfrust::GlyphPosition))| {
            let range = letter(text, starts[i]);
            let [wide, right, up] = [at.x_advance, at.x_offset, at.y_offset].map(part);
            KrillaGlyph::new(GlyphId::new(info.glyph_id), wide, right, up, 0.0, range, None)
        };
        glyphs.enumerate().map(glyph).collect()
    }

    /// How wide a line is.
    pub(super) fn width(&self, weight: Weight, size: f64, text: &str) -> f64 {
        let widths = &self.face(weight).widths;
        if let Some(width) = widths.borrow().get(text) {
            return width * size;
        }
        let parts = self.glyphs(weight, text).into_iter().map(|glyph| f64::from(glyph.x_advance));
        let width: f64 = parts.sum();
        widths.borrow_mut().insert(text.to_owned(), width);
        width * size
    }

    /// Text in lines that are not wider than `room`. A word that is wider is cut.
    pub(super) fn wrap(&self, weight: Weight, size: f64, room: f64, text: &str) -> Vec<String> {
        let blank = self.width(weight, size, " ");
        let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0.0);
        for word in text.split_whitespace() {
            for part in self.cut(weight, size, room, word) {
                let width = self.width(weight, size, &part);
                if !line.is_empty() && used + blank + width > room {
                    lines.push(core::mem::take(&mut line));
                    used = 0.0;
                }
                if !line.is_empty() {
                    line.push(' ');
                    used += blank;
                }
                line += &part;
                used += width;
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }

    /// A word in parts that are not wider than `room`.
    fn cut(&self, weight: Weight, size: f64, room: f64, word: &str) -> Vec<String> {
        if self.width(weight, size, word) <= room {
            return vec![word.to_owned()];
        }
        let (mut parts, mut part) = (Vec::new(), String::new());
        for letter in word.chars() {
            part.push(letter);
            if self.width(weight, size, &part) > room && part.chars().count() > 1 {
                part.pop();
                parts.push(core::mem::replace(&mut part, letter.to_string()));
            }
        }
        parts.push(part);
        parts
    }

    /// The beginning of a text that is not wider than `room`, with three dots where something is missing.
    pub(super) fn shortened(&self, weight: Weight, size: f64, room: f64, text: &str) -> String {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if self.width(weight, size, &text) <= room {
            return text;
        }
        let mut short = text;
        while short.pop().is_some() {
            let dotted = format!("{}…", short.trim_end());
            if self.width(weight, size, &dotted) <= room {
                return dotted;
            }
        }
        short
    }

    /// The letters of a text that the fonts do not have, each once.
    pub(super) fn missing(&self, text: &str) -> Vec<char> {
        let mut missing = Vec::new();
        for letter in text.chars().filter(|letter| !letter.is_whitespace()) {
            let glyphs = self.glyphs(Weight::Regular, letter.encode_utf8(&mut [0; 4]));
            let is_there = glyphs.iter().all(|glyph| glyph.glyph_id.to_u32() != 0);
            if !is_there && !missing.contains(&letter) {
                missing.push(letter);
            }
        }
        missing
    }
}

/// The bytes of the letter that begins here.
fn letter(text: &str, start: usize) -> Range<usize> {
    let length = text[start..].chars().next().map_or(0, char::len_utf8);
    start..start + length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_not_wider_than_their_room() {
        let letters = Letters::new().unwrap();
        let text = "In rows 1 and 7 every place for 3 is in columns 4 and 9. \
                    r1c1,r2c2,r3c3,r4c4,r5c5,r6c6,r7c7,r8c8,r9c9<>123456789";
        for room in [60.0, 100.0, 240.0] {
            let lines = letters.wrap(Weight::Regular, 9.0, room, text);
            assert!(lines.len() > 1);
            for line in &lines {
                assert!(letters.width(Weight::Regular, 9.0, line) <= room, "{line}");
            }
            let without = |text: &str| text.split_whitespace().collect::<String>();
            assert_eq!(without(&lines.concat()), without(text), "nothing is lost");
        }
        assert_eq!(letters.wrap(Weight::Bold, 9.0, 500.0, "a short one"), ["a short one"]);
    }

    #[test]
    fn what_is_too_long_ends_in_dots() {
        let letters = Letters::new().unwrap();
        let short = letters.shortened(Weight::Bold, 10.0, 50.0, "A title that is too long");
        assert!(short.starts_with("A t") && short.ends_with('…'), "{short}");
        assert!(letters.width(Weight::Bold, 10.0, &short) <= 50.0);
        assert_eq!(letters.shortened(Weight::Bold, 10.0, 500.0, "A  title"), "A title");
    }

    #[test]
    fn letters_that_are_not_there_are_known() {
        let letters = Letters::new().unwrap();
        assert_eq!(letters.missing("Größe Žluť Задача αβ 3r4c5 ⇒ ≥ …"), []);
        assert_eq!(letters.missing("数独 数 No. 1"), ['数', '独']);
    }
}
