//! What is wrong with a line, in the words of this crate instead of the parser's.

use core::fmt;

use crate::formats::cut;

/// Why a line could not be read. It prints the place with a caret, where there is one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The column in characters, from 1, when the fault has one place.
    pub column: Option<usize>,
    /// What is wrong: what was expected, and what was found.
    pub message: String,
    /// The line around that column; empty when the fault has no single place.
    pub snippet: String,
    /// How many characters of the snippet come before the column.
    pub caret: usize,
}

impl JsonError {
    /// What the parser objects to in `text`.
    pub(super) fn new(text: &str, error: &serde_json::Error) -> Self {
        let words = error.to_string();
        let message = words.rsplit_once(" at line ").map_or(words.as_str(), |(before, _)| before);
        let line = text.lines().nth(error.line().saturating_sub(1)).unwrap_or_default();
        let mut bytes = error.column().saturating_sub(1).min(line.len());
        while !line.is_char_boundary(bytes) {
            bytes -= 1;
        }
        // Where a line ends too soon, what is missing would be behind it.
        if error.is_eof() {
            bytes = line.len();
        }
        let column = line[..bytes].chars().count();
        let (snippet, caret) = cut(line, column);
        Self {
            line: error.line().max(1),
            column: Some(column + 1),
            message: in_plain_words(message),
            snippet,
            caret,
        }
    }

    /// A fault that has no single place.
    pub(super) const fn without_place(message: String) -> Self {
        Self { line: 1, column: None, message, snippet: String::new(), caret: 0 }
    }

    /// The lines that show the place, each after a line feed; empty when there is none.
    pub fn shown(&self) -> String {
        if self.snippet.is_empty() {
            return String::new();
        }
        format!("\n  {}\n  {:caret$}^", self.snippet, "", caret = self.caret)
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, message, .. } = self;
        match column {
            Some(column) => write!(f, "line {line}, column {column}: {message}{}", self.shown()),
            None => write!(f, "line {line}: {message}"),
        }
    }
}

impl core::error::Error for JsonError {}

/// The parser's message without the names of its types.
fn in_plain_words(message: &str) -> String {
    // The number of a deletion comes before what is wrong with it.
    if let Some((place, rest)) = message.split_once("]: ").filter(|_| is_numbered(message)) {
        return format!("{place}]: {}", in_plain_words(rest));
    }
    let wrong = ["invalid type: ", "invalid value: ", "invalid length "];
    if let Some(rest) = wrong.iter().find_map(|start| message.strip_prefix(start))
        && let Some((found, expected)) = rest.split_once(", expected ")
    {
        return format!("expected {}, found {}", expected_words(expected), found_words(found));
    }
    if let Some((found, expected)) =
        message.strip_prefix("unknown variant ").and_then(|rest| rest.split_once(", expected "))
    {
        return format!("expected {expected}, found {found}");
    }
    if let Some(field) = message.strip_prefix("missing field ") {
        return format!("the field {field} is missing");
    }
    if let Some(field) = message.strip_prefix("duplicate field ") {
        return format!("the field {field} occurs twice");
    }
    let plain = match message {
        "EOF while parsing a list" => "expected the rest of a list, found the end",
        "EOF while parsing an object" => "expected the rest of an object, found the end",
        "EOF while parsing a string" => "expected the rest of a text, found the end",
        "EOF while parsing a value" => "expected a value, found the end",
        "expected value" => "expected a value",
        "key must be a string" => "expected a name in quotes",
        "trailing comma" => "expected something after the comma",
        "trailing characters" => "expected the end of the line, found more",
        "recursion limit exceeded" => "lists and objects are nested too deeply",
        "control character (\\u0000-\\u001F) found while parsing a string" => {
            "a control character stands in a text"
        }
        other => other,
    };
    plain.to_owned()
}

fn is_numbered(message: &str) -> bool {
    message
        .strip_prefix("deletions[")
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn expected_words(expected: &str) -> &str {
    match expected {
        "a string" | "a borrowed string" | "string" => "a text",
        "a sequence" => "a list",
        "a map" => "an object",
        "a boolean" => "true or false",
        "i16" => "a whole number of 16 bits",
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number that is not negative",
        "i32" | "i64" => "a whole number",
        "string or map" => "a text or an object",
        _ if expected.starts_with("struct ") || expected.starts_with("internally tagged") => {
            "an object"
        }
        other => other,
    }
}

fn found_words(found: &str) -> String {
    if let Some(text) = found.strip_prefix("string ") {
        return format!("the text {text}");
    }
    match found {
        "sequence" => "a list".to_owned(),
        "map" => "an object".to_owned(),
        // integer `7`, floating point `1.5`, boolean `true`
        _ => found.split_once('`').map_or(found, |(_, rest)| rest.trim_end_matches('`')).to_owned(),
    }
}
