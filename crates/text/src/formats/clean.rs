//! What gets between a puzzle and its reader on the way: colours of a terminal, marks of quoted
//! mail, tags that say how a text looks, digits and blanks as wide as Chinese characters, signs that
//! look like a point or a bar.

use std::borrow::Cow;

use super::{Fault, markup, span::Span};

/// A text without all that, and the way back to the text as it was.
pub(super) struct Clean<'a> {
    pub(super) text: Cow<'a, str>,
    /// Where runs of bytes begin that were taken over as they are: here, and in the original.
    runs: Vec<(usize, usize)>,
}

impl<'a> Clean<'a> {
    /// Cleans a text. One that needs no cleaning is not copied.
    pub(super) fn of(text: &'a str) -> Self {
        if !needs_cleaning(text) {
            return Self { text: Cow::Borrowed(text), runs: Vec::new() };
        }
        let (mut clean, mut runs) = (String::with_capacity(text.len()), Vec::new());
        let mut expected = 0;
        let mut rest = Span { text, at: 0 };
        let mut line_begins = true;
        while let Some(c) = rest.text.chars().next() {
            let skipped = if line_begins { quote(rest.text) } else { 0 };
            line_begins = c == '\n';
            let skipped = if skipped > 0 { skipped } else { escape(rest.text) };
            if skipped > 0 {
                rest = rest.from(skipped);
                continue;
            }
            if let Some((length, ends_line)) = markup::look(rest.text) {
                let after = rest.from(length);
                if ends_line && !after.text.trim_start_matches([' ', '\t', '\r']).starts_with('\n')
                {
                    runs.push((clean.len(), rest.at));
                    clean.push('\n');
                    expected = usize::MAX;
                }
                rest = after;
                continue;
            }
            if let Some(plain) = plain(c) {
                if rest.at != expected || plain != c {
                    runs.push((clean.len(), rest.at));
                }
                clean.push(plain);
                expected = rest.at + plain.len_utf8();
            }
            rest = rest.from(c.len_utf8());
        }
        Self { text: Cow::Owned(clean), runs }
    }

    /// Whether something was taken away or changed.
    pub(super) fn has_changed(&self) -> bool {
        matches!(self.text, Cow::Owned(_))
    }

    /// The fault at its place in the original.
    pub(super) fn back(&self, fault: Fault) -> Fault {
        let run = self.runs.partition_point(|&(here, _)| here <= fault.at).checked_sub(1);
        let (here, there) = run.map_or((0, 0), |run| self.runs[run]);
        Fault { at: fault.at - here + there, ..fault }
    }
}

fn needs_cleaning(text: &str) -> bool {
    let is_tag = |(at, _)| markup::look(&text[at..]).is_some();
    text.contains('\u{1b}')
        || text.match_indices(['<', '[']).any(is_tag)
        || text.lines().any(|line| quote(line) > 0)
        || !text.is_ascii() && text.chars().any(|c| plain(c) != Some(c))
}

/// How long the mark is that says that a line is quoted: `> ` or `> > `.
fn quote(line: &str) -> usize {
    let inner = line.trim_start_matches([' ', '>']);
    let mark = line.len() - inner.len();
    if line[..mark].contains('>') { mark } else { 0 }
}

/// How long the sequence is by which a program steers a terminal, such as `ESC [ 1 m`.
fn escape(text: &str) -> usize {
    let Some(rest) = text.strip_prefix('\u{1b}') else { return 0 };
    let end = match rest.chars().next() {
        Some('[') => rest[1..].find(|c| matches!(c, '@'..='~')).map(|n| n + 2),
        Some(']') => rest.find('\u{7}').map(|n| n + 1),
        _ => None,
    };
    end.unwrap_or(0) + 1
}

/// What a character stands for; `None` when it shows nothing.
fn plain(c: char) -> Option<char> {
    match c {
        // Full-width forms stand in the order of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0),
        '\u{3000}' | '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' => {
            Some(' ')
        }
        '·' | '•' | '∙' | '⋅' | '‧' | '・' | '․' | '○' | '◦' | '◌' | '□' | '☐' | '◻' | '▢'
        | '▫' | '⬜' => Some('.'),
        '−' | '–' | '—' => Some('-'),
        '“' | '”' | '„' | '«' | '»' => Some('"'),
        '‘' | '’' | '‚' => Some('\''),
        // Bars of other alphabets, and drawn ones with gaps.
        'ǀ' | '‖' | '∣' | '∥' | '❘' | '⎪' | '￨' | '￤' | '︱' | '╎' | '╏' | '┆' | '┇' | '┊'
        | '┋' => Some('|'),
        // Digits in bold, in rings, and as if written small.
        '\u{1d7ce}'..='\u{1d7ff}' => char::from_digit((u32::from(c) - 0x1d7ce) % 10, 10),
        '①'..='⑨' => char::from_digit(u32::from(c) - 0x2460 + 1, 10),
        '❶'..='❾' => char::from_digit(u32::from(c) - 0x2776 + 1, 10),
        '₀'..='₉' => char::from_digit(u32::from(c) - 0x2080, 10),
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{fe0f}' | '\u{20e3}' => {
            None
        }
        _ => Some(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str, at: usize) -> usize {
        Clean::of(text).back(Fault::new(at, "", "")).at
    }

    #[test]
    fn what_is_clean_stays_as_it_is() {
        let text = "| 4 . . |\nüber 12 > 3";
        assert!(!Clean::of(text).has_changed());
        assert_eq!(at(text, 5), 5);
    }

    #[test]
    fn places_lead_back() {
        let text = "> 4\u{1b}[1m5\u{1b}[0m6\n> > ７·\u{200b}8";
        let clean = Clean::of(text);
        assert_eq!(clean.text, "456\n7.8");
        for (n, original) in ["4", "5", "6", "\n", "７", "·", "8"].into_iter().enumerate() {
            assert!(text[at(text, n)..].starts_with(original), "{n}");
        }
        assert_eq!(at(text, clean.text.len()), text.len());
    }

    #[test]
    fn broken_escapes_end() {
        for text in ["\u{1b}", "\u{1b}[", "\u{1b}[31", "\u{1b}]8;;x", "1\u{1b}[ü"] {
            assert!(!Clean::of(text).text.contains('\u{1b}'), "{text:?}");
        }
    }
}
