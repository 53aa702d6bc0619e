//! Tags and what is between them, as far as HTML tables and `OpenSudoku`'s XML need it.
//!
//! Not a parser of XML: nothing is checked, nothing is nested, and no entity is defined or looked up, so
//! nothing can grow. Broken HTML is read, and every piece knows where it is.

use super::span::Span;

/// A tag, or the text before the next one.
#[derive(Clone, Copy, Debug)]
pub(super) enum Piece<'a> {
    /// What is between `<` and `>`.
    Tag(Span<'a>),
    Text(Span<'a>),
}

/// The pieces of a text in order. A `>` in quotes does not end a tag.
pub(super) fn pieces(text: Span<'_>) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.text.is_empty() {
            return None;
        }
        if !rest.text.starts_with('<') {
            let end = rest.text.find('<').unwrap_or(rest.text.len());
            let piece = rest.to(end);
            rest = rest.from(end);
            return Some(Piece::Text(piece));
        }
        let end = tag_end(&rest.text[1..]).map_or(rest.text.len(), |n| n + 1);
        let tag = rest.to(end).from(1);
        rest = rest.from((end + 1).min(rest.text.len()));
        Some(Piece::Tag(tag))
    })
}

/// Where the `>` stands that ends a tag.
fn tag_end(text: &str) -> Option<usize> {
    if let Some(comment) = text.strip_prefix("!--") {
        return comment.find("-->").map(|n| n + 5);
    }
    let mut quote = None;
    text.char_indices().find_map(|(n, c)| {
        match (quote, c) {
            (None, '>') => return Some(n),
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            _ => {}
        }
        None
    })
}

/// The name of a tag in small letters, `/` before it when it ends something.
pub(super) fn name(tag: Span<'_>) -> String {
    let end = tag.text[usize::from(tag.text.starts_with('/'))..]
        .find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '!' | '?' | '-' | ':')))
        .map_or(tag.text.len(), |n| n + usize::from(tag.text.starts_with('/')));
    tag.text[..end].to_ascii_lowercase()
}

/// Tags that say how a text looks, and hold no table: of HTML.
const LOOKS: [&str; 33] = [
    "a",
    "b",
    "big",
    "blockquote",
    "br",
    "center",
    "code",
    "del",
    "div",
    "em",
    "font",
    "h1",
    "h2",
    "h3",
    "h4",
    "hr",
    "i",
    "kbd",
    "li",
    "mark",
    "ol",
    "p",
    "pre",
    "s",
    "samp",
    "small",
    "span",
    "strong",
    "sub",
    "sup",
    "tt",
    "u",
    "ul",
];

/// The same of posts in a forum, in brackets.
const FORUM: [&str; 18] = [
    "*", "b", "center", "code", "color", "colour", "font", "hidden", "i", "list", "mono",
    "noparse", "pre", "quote", "s", "size", "tt", "u",
];

/// How long the tag is that a text begins with, when it only says how the text looks; and whether it
/// ends a line.
pub(super) fn look(text: &str) -> Option<(usize, bool)> {
    let (close, known) = match text.chars().next() {
        Some('<') => ('>', LOOKS.as_slice()),
        Some('[') => (']', FORUM.as_slice()),
        _ => return None,
    };
    let end = text.find(close).filter(|&end| end <= 200)?;
    let inner = text[1..end].trim_start_matches('/');
    let stop = |c: char| c.is_whitespace() || matches!(c, '/' | '=');
    let name = inner[..inner.find(stop).unwrap_or(inner.len())].to_ascii_lowercase();
    known.contains(&name.as_str()).then(|| (end + 1, matches!(name.as_str(), "br" | "hr")))
}

/// What a tag has under a name.
pub(super) fn attribute<'a>(tag: Span<'a>, wanted: &str) -> Option<Span<'a>> {
    let mut rest = tag.from(tag.text.find(char::is_whitespace)?);
    while let Some(sign) = rest.text.find('=') {
        let key = rest.text[..sign].trim();
        let key = key.rsplit(char::is_whitespace).next().unwrap_or_default();
        let after = rest.from(sign + 1);
        let after = after.from(after.text.len() - after.text.trim_start().len());
        let quote = after.text.chars().next().filter(|c| matches!(c, '"' | '\''));
        let (value, behind) = if let Some(quote) = quote {
            let inner = after.from(1);
            let end = inner.text.find(quote).unwrap_or(inner.text.len());
            (inner.to(end), inner.from((end + 1).min(inner.text.len())))
        } else {
            let end = after.text.find(char::is_whitespace).unwrap_or(after.text.len());
            (after.to(end), after.from(end))
        };
        if key.eq_ignore_ascii_case(wanted) {
            return Some(value);
        }
        rest = behind;
    }
    None
}

/// A text with its entities taken back: `&lt;`, `&#10;` and the like.
pub(super) fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('&') {
        plain.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = rest.find(';').filter(|&end| end <= 10);
        let known = end.and_then(|end| Some((end, character(&rest[1..end])?)));
        let (end, c) = known.unwrap_or((0, '&'));
        plain.push(c);
        rest = &rest[end + 1..];
    }
    plain + rest
}

fn character(entity: &str) -> Option<char> {
    let code = |digits: &str, base| u32::from_str_radix(digits, base).ok().and_then(char::from_u32);
    match entity {
        "lt" => Some('<'),
        "gt" => Some('>'),
        "amp" => Some('&'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        "nbsp" | "ensp" | "emsp" | "thinsp" => Some(' '),
        "middot" | "bull" => Some('.'),
        _ => {
            let number = entity.strip_prefix('#')?;
            match number.strip_prefix(['x', 'X']) {
                Some(digits) => code(digits, 16),
                None => code(number, 10),
            }
        }
    }
}

/// A text in which nothing can be taken for a tag.
pub(crate) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace('\n', "&#10;").replace('\r', "&#13;")
}
