//! Writing XML.

use core::fmt::{self, Display, Write};

/// XML that grows element by element, each on a line of its own.
#[derive(Default)]
pub(super) struct Xml {
    out: String,
}

/// A start tag that is not finished yet.
pub(super) struct Tag<'a> {
    xml: &'a mut Xml,
    name: &'static str,
}

impl Xml {
    /// Begins an element.
    pub(super) fn element(&mut self, name: &'static str) -> Tag<'_> {
        self.out.push('<');
        self.out.push_str(name);
        Tag { xml: self, name }
    }

    /// Ends an element that was opened.
    pub(super) fn close(&mut self, name: &str) {
        self.out.extend(["</", name, ">\n"]);
    }

    pub(super) fn finish(self) -> String {
        self.out
    }
}

impl Tag<'_> {
    /// Adds an attribute.
    pub(super) fn at(self, name: &str, value: impl Display) -> Self {
        // Writing to a string cannot fail.
        let _ = write!(self.xml.out, " {name}=\"");
        let _ = write!(Escaped(&mut self.xml.out), "{value}");
        self.xml.out.push('"');
        self
    }

    /// The element has children, which follow.
    pub(super) fn open(self) {
        self.xml.out.push_str(">\n");
    }

    /// The element has nothing in it.
    pub(super) fn empty(self) {
        self.xml.out.push_str("/>\n");
    }

    /// The element has this text in it.
    pub(super) fn text(self, text: &str) {
        self.xml.out.push('>');
        let _ = Escaped(&mut self.xml.out).write_str(text);
        self.xml.close(self.name);
    }
}

/// Writes text so that it stays text. Control characters are no XML at all.
struct Escaped<'a>(&'a mut String);

impl Write for Escaped<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            match c {
                '&' => self.0.push_str("&amp;"),
                '<' => self.0.push_str("&lt;"),
                '>' => self.0.push_str("&gt;"),
                '"' => self.0.push_str("&quot;"),
                '\n' | '\t' => self.0.push(' '),
                '\u{fffe}' | '\u{ffff}' => {}
                c if c.is_control() => {}
                c => self.0.push(c),
            }
        }
        Ok(())
    }
}

/// A length, to a tenth.
#[derive(Clone, Copy)]
pub(super) struct Num(pub(super) f64);

impl Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round();
        // Neither `-0` nor `3.0`.
        write!(f, "{}", if tenths == 0.0 { 0.0 } else { tenths / 10.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_stays_text() {
        let mut xml = Xml::default();
        xml.element("a").at("b", "1<2 & \"3\"\u{1b}").text("x>y\n&amp;\0");
        assert_eq!(xml.finish(), "<a b=\"1&lt;2 &amp; &quot;3&quot;\">x&gt;y &amp;amp;</a>\n");
    }

    #[test]
    fn numbers_are_short() {
        let shown = [0.04, -0.04, 3.0, 2.25, -1.5, 100.0].map(|n| Num(n).to_string());
        assert_eq!(shown, ["0", "0", "3", "2.3", "-1.5", "100"]);
    }
}
