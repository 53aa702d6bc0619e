//! Lists and objects as programs print them: JSON, Python, JavaScript, Java, numpy, and the short
//! JSON of `SudokuPad`'s links.
//!
//! Read loosely: quotes of either kind or none, brackets of any kind, blanks for commas, and nothing
//! between two commas is [`Value::Nothing`]. Every piece remembers where it is.

use super::{Fault, span::Span};

/// How many lists may be in each other. No format has more than eight.
const DEEPEST: usize = 32;

/// A piece of such a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Node {
    /// The byte offset where it begins.
    pub(super) at: usize,
    pub(super) value: Value,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// Nothing between two commas.
    Nothing,
    /// A number, `true`, `null`, or anything else without quotes.
    Word(String),
    /// In quotes.
    Text(String),
    List(Vec<Node>),
    Object(Vec<(String, Node)>),
}

impl Node {
    /// What an object has under a key.
    pub(super) fn get(&self, key: &str) -> Option<&Node> {
        match &self.value {
            Value::Object(entries) => entries.iter().find(|(k, _)| k == key).map(|(_, node)| node),
            _ => None,
        }
    }

    /// The pieces of a list. Those of a `null`, or of nothing, are none.
    pub(super) fn list(&self) -> Option<&[Node]> {
        match &self.value {
            Value::List(nodes) => Some(nodes),
            _ if self.is_none() => Some(&[]),
            _ => None,
        }
    }

    /// A word or a text.
    pub(super) fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Word(text) | Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Whether it says nothing.
    pub(super) fn is_none(&self) -> bool {
        match &self.value {
            Value::Nothing => true,
            Value::Word(word) => matches!(word.as_str(), "null" | "None" | "nil" | "undefined"),
            Value::Text(text) => text.trim().is_empty(),
            Value::List(nodes) => nodes.iter().all(Self::is_none),
            Value::Object(entries) => entries.iter().all(|(_, node)| node.is_none()),
        }
    }

    /// Whether it says yes.
    pub(super) fn is_true(&self) -> bool {
        matches!(&self.value, Value::Word(word) if matches!(word.as_str(), "true" | "True" | "t" | "1"))
    }

    /// Whether it says no, or nothing.
    pub(super) fn is_off(&self) -> bool {
        let no = |word: &str| matches!(word, "false" | "False" | "f" | "0");
        self.is_none() || matches!(&self.value, Value::Word(word) if no(word))
    }

    /// What it is, for errors.
    pub(super) fn named(&self) -> String {
        match &self.value {
            Value::Nothing => "nothing".to_owned(),
            Value::Word(text) | Value::Text(text) if text.chars().count() <= 20 => {
                format!("`{text}`")
            }
            Value::Word(text) | Value::Text(text) => format!("{} characters", text.chars().count()),
            Value::List(nodes) => format!("a list of {}", nodes.len()),
            Value::Object(_) => "an object".to_owned(),
        }
    }

    /// The error that something else should be here.
    pub(super) fn fault(&self, expected: impl Into<String>) -> Fault {
        Fault::new(self.at, expected, self.named())
    }
}

/// Reads one list or object; what follows it is left.
pub(super) fn parse(text: Span<'_>) -> Result<Node, Fault> {
    Reader { rest: text }.node(0)
}

struct Reader<'a> {
    rest: Span<'a>,
}

impl Reader<'_> {
    fn peek(&mut self) -> Option<char> {
        let text = self.rest.text;
        self.rest = self.rest.from(text.len() - text.trim_start().len());
        self.rest.text.chars().next()
    }

    fn skip(&mut self, c: char) {
        self.rest = self.rest.from(c.len_utf8());
    }

    fn node(&mut self, depth: usize) -> Result<Node, Fault> {
        let found = self.peek();
        let at = self.rest.at;
        let value = match found {
            Some(open @ ('[' | '(' | '{')) => {
                if depth == DEEPEST {
                    return Err(self
                        .rest
                        .to(1)
                        .fault(format!("no more than {DEEPEST} lists in each other")));
                }
                self.skip(open);
                self.pieces(open, depth + 1)?
            }
            Some(quote @ ('"' | '\'')) => Value::Text(self.quoted(quote)?),
            Some(_) if self.word_length() > 0 => {
                let word = self.rest.to(self.word_length());
                self.rest = self.rest.from(word.text.len());
                Value::Word(word.text.to_owned())
            }
            Some(c) => return Err(Fault::new(at, "a value", format!("`{c}`"))),
            None => return Err(Fault::new(at, "a value", "the end")),
        };
        Ok(Node { at, value })
    }

    fn word_length(&self) -> usize {
        let ends = |c: char| c.is_whitespace() || ",;:[](){}\"'".contains(c);
        self.rest.text.find(ends).unwrap_or(self.rest.text.len())
    }

    fn quoted(&mut self, quote: char) -> Result<String, Fault> {
        let start = self.rest;
        self.skip(quote);
        let mut text = String::new();
        let mut chars = self.rest.chars();
        while let Some((at, c)) = chars.next() {
            match c {
                '\\' => match chars.next() {
                    Some((_, 'n')) => text.push('\n'),
                    Some((_, 't')) => text.push('\t'),
                    Some((_, 'u')) => {
                        let digits: String = chars.by_ref().take(4).map(|(_, c)| c).collect();
                        let code = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
                        text.push(code.unwrap_or(char::REPLACEMENT_CHARACTER));
                    }
                    Some((_, c)) => text.push(c),
                    None => break,
                },
                c if c == quote => {
                    self.rest = start.from(at + 1 - start.at);
                    return Ok(text);
                }
                c => text.push(c),
            }
        }
        Err(Fault::new(start.at, format!("`{quote}` at the end of what it begins"), "none"))
    }

    /// What is in brackets: entries if the first of them has a key, else the pieces of a list.
    fn pieces(&mut self, open: char, depth: usize) -> Result<Value, Fault> {
        let start = self.rest;
        let close = match open {
            '[' => ']',
            '(' => ')',
            _ => '}',
        };
        let (mut nodes, mut entries) = (Vec::new(), Vec::new());
        // Whether a comma was the last to be seen.
        let mut is_due = false;
        loop {
            let Some(c) = self.peek() else {
                return Err(Fault::new(
                    start.at - 1,
                    format!("`{close}` at the end of this list"),
                    "none",
                ));
            };
            let at = self.rest.at;
            match c {
                ',' | ';' => {
                    if is_due || nodes.is_empty() && entries.is_empty() {
                        nodes.push(Node { at, value: Value::Nothing });
                    }
                    is_due = true;
                    self.skip(c);
                }
                _ if c == close => {
                    self.skip(c);
                    if is_due && entries.is_empty() {
                        nodes.push(Node { at, value: Value::Nothing });
                    }
                    // Nothing in braces is an object with nothing in it.
                    let is_object = !entries.is_empty() || open == '{' && nodes.is_empty();
                    return Ok(if is_object { Value::Object(entries) } else { Value::List(nodes) });
                }
                _ => {
                    is_due = false;
                    let node = self.node(depth)?;
                    match self.peek() {
                        Some(':') if open == '{' => {
                            let key = node.text().unwrap_or_default().to_owned();
                            self.skip(':');
                            entries.push((key, self.node(depth)?));
                        }
                        _ => nodes.push(node),
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(node: &Node) -> String {
        match &node.value {
            Value::Nothing => "_".to_owned(),
            Value::Word(word) => word.clone(),
            Value::Text(text) => format!("{text:?}"),
            Value::List(nodes) => {
                format!("[{}]", nodes.iter().map(show).collect::<Vec<_>>().join(" "))
            }
            Value::Object(entries) => {
                let entries = entries.iter().map(|(key, node)| format!("{key}={}", show(node)));
                format!("{{{}}}", entries.collect::<Vec<_>>().join(" "))
            }
        }
    }

    fn read(text: &str) -> Result<String, (usize, String)> {
        let node = parse(Span::new(text)).map_err(|fault| (fault.at, fault.expected))?;
        Ok(show(&node))
    }

    #[test]
    fn lists_of_all_languages_are_read() {
        assert_eq!(read("[[5, 3,0], [6]]").as_deref(), Ok("[[5 3 0] [6]]"));
        assert_eq!(read("{{5,3},{6,0}};").as_deref(), Ok("[[5 3] [6 0]]"));
        assert_eq!(read("[[5 3 0]\n [6 0 0]]").as_deref(), Ok("[[5 3 0] [6 0 0]]"));
        assert_eq!(read("([\"5\", '.'], None)").as_deref(), Ok("[[\"5\" \".\"] None]"));
        assert_eq!(read("[5,,3,]").as_deref(), Ok("[5 _ 3 _]"));
        assert_eq!(read("[,]").as_deref(), Ok("[_ _]"));
        assert_eq!(
            read(r#"{"a":"x\"\u00fcy",'b':[{}],c:t}"#).as_deref(),
            Ok(r#"{a="x\"üy" b=[{}] c=t}"#)
        );
    }

    #[test]
    fn what_does_not_end_is_pointed_at() {
        assert_eq!(read("[1,[2"), Err((3, "`]` at the end of this list".into())));
        assert_eq!(read("[1,\"2]").map_err(|e| e.0), Err(3));
        assert_eq!(read("[1)").map_err(|e| e.0), Err(2));
        assert_eq!(read("").map_err(|e| e.0), Err(0));
        assert_eq!(read(&"[".repeat(100_000)).map_err(|e| e.0), Err(DEEPEST));
    }
}
