//! Expressions cut into their parts; what another language writes otherwise is explained.

use core::ops::Range;

/// How many bytes an expression may have: what people write has a hundred.
pub(super) const LONGEST: usize = 10_000;

/// A part of an expression.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    Name(String),
    Text(String),
    Number(f64),
    Sign(&'static str),
}

/// A part, and where it is, in bytes.
pub(super) type Placed = (Token, Range<usize>);

/// The signs, those of two characters first.
const SIGNS: [&str; 19] = [
    "==", "!=", "<=", ">=", "//", "**", "<", ">", "+", "-", "*", "/", "%", "~", "(", ")", "[", "]",
    ",",
];

/// The number of the character at a byte, from 1.
pub(super) fn column(text: &str, at: usize) -> usize {
    text.char_indices().take_while(|(place, _)| *place < at).count() + 1
}

/// Words with the column before them.
pub(super) fn placed(text: &str, at: usize, words: &str) -> String {
    format!("column {}: {words}", column(text, at))
}

/// Cuts an expression into its parts.
///
/// # Errors
/// What is no part of one, or is written otherwise here.
pub(super) fn tokens(text: &str) -> Result<Vec<Placed>, String> {
    if text.len() > LONGEST {
        let words = format!("an expression has {LONGEST} bytes at most, this one {}", text.len());
        let at = (0..=LONGEST).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        return Err(placed(text, at, &words));
    }
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        if c.is_whitespace() {
            at += c.len_utf8();
            continue;
        }
        let (token, length) = token(&text[at..], c).map_err(|words| placed(text, at, &words))?;
        found.push((token, at..at + length));
        at += length;
    }
    Ok(found)
}

/// The part that a text begins with, and how many bytes it has.
fn token(rest: &str, first: char) -> Result<(Token, usize), String> {
    let while_so = |so: fn(char) -> bool| rest.find(|c| !so(c)).unwrap_or(rest.len());
    match first {
        '"' | '\'' => {
            let (text, length) =
                quoted(rest, first).ok_or("this quotation mark has no other that ends the text")?;
            Ok((Token::Text(text), length))
        }
        c if c.is_alphabetic() || c == '_' => {
            let length = while_so(|c| c.is_alphanumeric() || c == '_');
            let name = &rest[..length];
            small(name)?;
            Ok((Token::Name(name.to_owned()), length))
        }
        c if c.is_ascii_digit() => {
            let length = while_so(|c| c.is_ascii_alphanumeric() || "._".contains(c));
            let digits = rest[..length].replace('_', "");
            let number = digits.parse().ok().filter(|number: &f64| number.is_finite());
            let number = number.ok_or_else(|| format!("`{}` is no number", &rest[..length]))?;
            Ok((Token::Number(number), length))
        }
        c => {
            if let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
                return Ok((Token::Sign(sign), sign.len()));
            }
            let two = ["&&", "||"].into_iter().find(|sign| rest.starts_with(sign));
            let sign = two.unwrap_or(&rest[..c.len_utf8()]);
            Err(match sign {
                "=" => "`==` is meant, not `=`".to_owned(),
                "&&" | "&" => format!("`and` is meant, not `{sign}`"),
                "||" | "|" => format!("`or` is meant, not `{sign}`"),
                "!" => "`not` is meant, not `!`".to_owned(),
                "\u{201c}" | "\u{201d}" | "\u{201e}" | "\u{2018}" | "\u{2019}" => {
                    format!("`\"` is meant, not `{sign}`")
                }
                _ => format!("`{sign}` has no meaning here"),
            })
        }
    }
}

/// A text in quotation marks, and how many bytes it has with them; none where it does not end.
fn quoted(rest: &str, mark: char) -> Option<(String, usize)> {
    let mut text = String::new();
    let mut chars = rest.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            c if c == mark => return Some((text, at + 1)),
            '\\' => text.push(match chars.next()?.1 {
                'n' => '\n',
                't' => '\t',
                other => other,
            }),
            c => text.push(c),
        }
    }
    None
}

/// Operators that are words are written in small letters.
fn small(name: &str) -> Result<(), String> {
    let small = name.to_ascii_lowercase();
    if small != name && ["and", "or", "not", "in", "if", "else"].contains(&small.as_str()) {
        return Err(format!("`{small}` is meant, not `{name}`"));
    }
    Ok(())
}

/// The known name that is most like another, if one is.
pub(super) fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let name = name.to_lowercase();
    let near = known.iter().map(|known| (changes(&name, known), *known));
    let (changes, known) = near.min_by_key(|(changes, _)| *changes)?;
    // Of a short name more would be left than is the same.
    (changes <= (name.chars().count() / 3).min(3).max(usize::from(name.len() > 1))).then_some(known)
}

/// How many letters have to be put in, left out or exchanged (Levenshtein).
fn changes(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut last = row[0];
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let exchanged = last + usize::from(a != *b);
            last = row[j + 1];
            row[j + 1] = exchanged.min(row[j] + 1).min(last + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name() {
        let known = ["er", "ep", "givens", "te_depth"];
        let near = |name| nearest(name, &known);
        assert_eq!(near("ER"), Some("er"));
        assert_eq!(near("ers"), Some("er"));
        assert_eq!(near("given"), Some("givens"));
        assert_eq!(near("tedepth"), Some("te_depth"));
        assert_eq!(near("colour"), None);
    }

    #[test]
    fn a_part_knows_its_column() {
        let error = |text: &str| tokens(text).unwrap_err();
        assert_eq!(error("é ; 3"), "column 3: `;` has no meaning here");
        assert!(error("er > \"x").starts_with("column 6: this quotation mark"));
        assert!(error("er > 3x").starts_with("column 6: `3x` is no number"));
        assert!(error(&"1".repeat(LONGEST + 1)).starts_with("column 10001: an expression has"));
        assert_eq!(tokens("a<=\"b\\\"c\"").unwrap()[2].0, Token::Text("b\"c".to_owned()));
    }
}
