//! Expressions as they are written: what is meant where another language says it in another way, and levels, which are
//! compared by their order.

use core::ops::Range;

use crate::levels::{ORDER, RANK, levels, no_level, rank};

/// A part of an expression.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token<'a> {
    Name(&'a str),
    Text(&'a str),
    Sign(&'a str),
    Number,
}

/// What was written, read.
pub(super) struct Written {
    /// With levels as numbers where they are compared.
    pub(super) text: String,
    /// What is wrong unless there is a column of this name.
    pub(super) doubts: Vec<(&'static str, String)>,
}

/// Cuts an expression into its parts.
fn tokens(text: &str) -> Vec<(Token<'_>, Range<usize>)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        let while_so = |so: fn(char) -> bool| rest.find(|c| !so(c)).unwrap_or(rest.len());
        let (token, length) = match c {
            c if c.is_whitespace() => {
                at += c.len_utf8();
                continue;
            }
            '"' | '\'' => {
                let length = quoted(rest, c);
                (Token::Text(rest[1..length].strip_suffix(c).unwrap_or("")), length)
            }
            c if c.is_alphabetic() || c == '_' => {
                let length = while_so(|c| c.is_alphanumeric() || c == '_');
                (Token::Name(&rest[..length]), length)
            }
            c if c.is_ascii_digit() => {
                (Token::Number, while_so(|c| c.is_ascii_alphanumeric() || "._".contains(c)))
            }
            c => {
                let two = ["==", "!=", "<=", ">=", "&&", "||"];
                let length = if two.iter().any(|s| rest.starts_with(s)) { 2 } else { c.len_utf8() };
                (Token::Sign(&rest[..length]), length)
            }
        };
        found.push((token, at..at + length));
        at += length;
    }
    found
}

/// How many bytes a text in quotation marks has, with them.
fn quoted(text: &str, mark: char) -> usize {
    let mut is_escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        if c == mark && !is_escaped {
            return at + 1;
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    text.len()
}

/// Reads an expression; one to sort by has levels in their order wherever they are.
///
/// # Errors
/// What is written otherwise here, or is no level.
pub(super) fn read(text: &str, to_sort: bool) -> Result<Written, String> {
    let parts = tokens(text);
    let token = |at: usize| parts.get(at).map(|(token, _)| token);
    let before = |at: usize| at.checked_sub(1).and_then(token);
    let mut changes: Vec<(Range<usize>, String)> = Vec::new();
    let mut doubts = Vec::new();
    for (at, (part, range)) in parts.iter().enumerate() {
        match part {
            Token::Sign(sign) => meant(sign)?,
            Token::Name(name) => small(name)?,
            Token::Text(_) | Token::Number => {}
        }
        match part {
            Token::Sign("<" | "<=" | ">" | ">=") if at > 0 && at + 1 < parts.len() => {
                for (one, other) in [(at - 1, at + 1), (at + 1, at - 1)] {
                    match compared(&parts[one].0, &parts[other].0)? {
                        None => {}
                        Some((field, Some(number))) => {
                            changes.push((parts[one].1.clone(), format!("{RANK}{field}")));
                            changes.push((parts[other].1.clone(), number.to_string()));
                        }
                        Some((field, None)) => doubts.push((field, in_marks(field))),
                    }
                }
            }
            Token::Sign("==" | "!=") => {
                doubts.extend(doubt(before(at), token(at + 1)));
                doubts.extend(doubt(token(at + 1), before(at)));
            }
            Token::Name("in") => {
                let negated = before(at) == Some(&Token::Name("not"));
                let field = before(if negated { at - 1 } else { at });
                let list = parts[at + 1..].iter().map(|(token, _)| token);
                let inner = list.take_while(|token| **token != Token::Sign("]"));
                doubts.extend(inner.filter_map(|token| doubt(field, Some(token))));
            }
            Token::Name(name) if to_sort && levels(name).is_some() => {
                let begins = matches!(before(at), None | Some(Token::Sign("[" | "," | "(" | "-")));
                let ends = matches!(token(at + 1), None | Some(Token::Sign("]" | "," | ")")));
                if begins && ends {
                    changes.push((range.clone(), format!("{ORDER}{name}")));
                }
            }
            _ => {}
        }
    }
    changes.sort_by_key(|(range, _)| range.start);
    changes.dedup_by_key(|(range, _)| range.start);
    let mut text = text.to_owned();
    for (range, new) in changes.into_iter().rev() {
        text.replace_range(range, &new);
    }
    Ok(Written { text, doubts })
}

/// A field of levels, and the number of the one that it is compared with if that is one.
fn compared(
    one: &Token<'_>,
    other: &Token<'_>,
) -> Result<Option<(&'static str, Option<usize>)>, String> {
    let Token::Name(name) = one else { return Ok(None) };
    let Some((field, _)) = levels(name) else { return Ok(None) };
    let Token::Text(level) = other else { return Ok(Some((field, None))) };
    let number = rank(field, level).ok_or_else(|| no_level(field, level))?;
    Ok(Some((field, Some(number))))
}

fn in_marks(field: &str) -> String {
    format!("`{field}` is compared with a level in quotation marks, such as `{field} >= \"hard\"`")
}

/// A field of levels that is compared with a text that is none of them.
fn doubt(field: Option<&Token<'_>>, level: Option<&Token<'_>>) -> Option<(&'static str, String)> {
    let (Some(Token::Name(name)), Some(Token::Text(level))) = (field, level) else { return None };
    let (field, names) = levels(name)?;
    (!names.iter().any(|name| name == level)).then(|| (field, no_level(field, level)))
}

/// Signs of other languages.
fn meant(sign: &str) -> Result<(), String> {
    let words = match sign {
        "=" => "==",
        "&&" | "&" => "and",
        "||" => "or",
        "!" => "not",
        _ => return Ok(()),
    };
    Err(format!("`{words}` is meant, not `{sign}`"))
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

    fn text(text: &str) -> String {
        read(text, false).map_or_else(|error| error, |written| written.text)
    }

    #[test]
    fn levels_are_numbers_where_they_are_compared() {
        assert_eq!(text("level >= \"hard\" and er > 3"), "__rank_level >= 2 and er > 3");
        assert_eq!(text("'unfair'<hodoku_level"), "3<__rank_hodoku_level");
        assert_eq!(text("level == \"hard\""), "level == \"hard\"");
        assert_eq!(text("c2 < \"level < 'hard'\""), "c2 < \"level < 'hard'\"");
        assert!(text("level < \"tough\"").contains("no level"));
        let sorted = read("[level, -hodoku_level, level == \"easy\"]", true).map(|read| read.text);
        assert_eq!(
            sorted.as_deref(),
            Ok("[__order_level, -__order_hodoku_level, level == \"easy\"]")
        );
    }

    #[test]
    fn other_levels_are_doubted() {
        let count = |text: &str| read(text, false).map(|read| read.doubts.len());
        assert_eq!(count("level == \"tough\""), Ok(1));
        assert_eq!(count("level not in [\"easy\", \"tough\", 'x']"), Ok(2));
        assert_eq!(count("level in [\"easy\"] and c1 == \"tough\""), Ok(0));
        assert_eq!(count("level > 3"), Ok(1));
    }

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
}
