//! Expressions read as trees, no deeper than any thread can follow.

use core::ops::Range;

use super::tokens::{Placed, Token, placed, tokens};
use crate::value::Value;

/// How deeply parts may be nested in each other: what people write has five.
const DEEPEST: usize = 50;

/// A part of an expression, and where it is, in bytes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Node {
    pub(super) what: What,
    pub(super) span: Range<usize>,
}

/// What a part is. Operators of the same rank are one part, however many follow each other.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum What {
    Value(Value),
    Name(String),
    List(Vec<Node>),
    Not(Box<Node>),
    Minus(Box<Node>),
    /// All hold.
    All(Vec<Node>),
    /// At least one holds.
    Some(Vec<Node>),
    /// Each with the next.
    Compared(Vec<Node>, Vec<Comparison>),
    /// The first, and what is done to it, one after the other.
    Computed(Box<Node>, Vec<(Operator, Node)>),
    If {
        then: Box<Node>,
        condition: Box<Node>,
        otherwise: Box<Node>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    Equal,
    Unequal,
    Less,
    AtMost,
    More,
    AtLeast,
    In,
    NotIn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operator {
    Add,
    Subtract,
    Join,
    Multiply,
    Divide,
    DivideWhole,
    Remainder,
    Power,
}

/// Operators by rank, what binds least first.
const RANKS: [&[(&str, Operator)]; 4] = [
    &[("+", Operator::Add), ("-", Operator::Subtract)],
    &[("~", Operator::Join)],
    &[
        ("*", Operator::Multiply),
        ("/", Operator::Divide),
        ("//", Operator::DivideWhole),
        ("%", Operator::Remainder),
    ],
    &[("**", Operator::Power)],
];

const COMPARISONS: [(&str, Comparison); 6] = [
    ("==", Comparison::Equal),
    ("!=", Comparison::Unequal),
    ("<", Comparison::Less),
    ("<=", Comparison::AtMost),
    (">", Comparison::More),
    (">=", Comparison::AtLeast),
];

/// Words that are no names.
const WORDS: [&str; 9] = ["and", "or", "not", "in", "if", "else", "true", "false", "none"];

/// Reads an expression.
///
/// # Errors
/// What is wrong, with its column.
pub(super) fn parse(text: &str) -> Result<Node, String> {
    let mut parser = Parser { text, tokens: tokens(text)?, at: 0, depth: 0 };
    let node = parser.expression()?;
    match parser.tokens.get(parser.at) {
        None => Ok(node),
        Some(_) => Err(parser.wrong("an operator such as `and` or `>`")),
    }
}

struct Parser<'a> {
    text: &'a str,
    tokens: Vec<Placed>,
    at: usize,
    depth: usize,
}

type Parsed = Result<Node, String>;

impl Parser<'_> {
    fn token(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(token, _)| token)
    }

    /// Where the next part begins.
    fn begin(&self) -> usize {
        self.tokens.get(self.at).map_or(self.text.len(), |(_, range)| range.start)
    }

    /// Where the last part ended.
    fn end(&self) -> usize {
        self.at.checked_sub(1).and_then(|at| self.tokens.get(at)).map_or(0, |(_, r)| r.end)
    }

    fn wrong(&self, expected: &str) -> String {
        let found = match self.tokens.get(self.at) {
            Some((_, range)) => format!("`{}`", &self.text[range.clone()]),
            None => "the end".to_owned(),
        };
        placed(self.text, self.begin(), &format!("expected {expected}, found {found}"))
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let is = matches!(self.token(), Some(Token::Name(name)) if name == word);
        self.at += usize::from(is);
        is
    }

    fn takes_sign(&mut self, sign: &str) -> bool {
        let is = matches!(self.token(), Some(Token::Sign(other)) if *other == sign);
        self.at += usize::from(is);
        is
    }

    fn node(&self, what: What, begin: usize) -> Node {
        Node { what, span: begin..self.end() }
    }

    /// Reads what is within something else.
    fn within(&mut self, read: impl FnOnce(&mut Self) -> Parsed) -> Parsed {
        self.depth += 1;
        if self.depth > DEEPEST {
            let words = format!("this is nested too deeply: {DEEPEST} parts in each other at most");
            return Err(placed(self.text, self.begin(), &words));
        }
        let node = read(self);
        self.depth -= 1;
        node
    }

    fn expression(&mut self) -> Parsed {
        self.within(|parser| {
            let begin = parser.begin();
            let then = parser.some()?;
            if !parser.takes_word("if") {
                return Ok(then);
            }
            let condition = Box::new(parser.some()?);
            if !parser.takes_word("else") {
                return Err(parser.wrong("`else`"));
            }
            let otherwise = Box::new(parser.expression()?);
            let then = Box::new(then);
            Ok(parser.node(What::If { then, condition, otherwise }, begin))
        })
    }

    /// Parts with a word between.
    fn joined(
        &mut self,
        word: &str,
        part: fn(&mut Self) -> Parsed,
        of: fn(Vec<Node>) -> What,
    ) -> Parsed {
        let begin = self.begin();
        let first = part(self)?;
        let mut parts = vec![first];
        while self.takes_word(word) {
            parts.push(part(self)?);
        }
        match parts.len() {
            1 => Ok(parts.remove(0)),
            _ => Ok(self.node(of(parts), begin)),
        }
    }

    fn some(&mut self) -> Parsed {
        self.joined("or", Self::all, What::Some)
    }

    fn all(&mut self) -> Parsed {
        self.joined("and", Self::negated, What::All)
    }

    fn negated(&mut self) -> Parsed {
        let begin = self.begin();
        if !self.takes_word("not") {
            return self.compared();
        }
        let inner = self.within(Self::negated)?;
        Ok(self.node(What::Not(Box::new(inner)), begin))
    }

    fn compared(&mut self) -> Parsed {
        let begin = self.begin();
        let (mut parts, mut signs) = (vec![self.computed(0)?], Vec::new());
        while let Some(comparison) = self.comparison() {
            signs.push(comparison);
            parts.push(self.computed(0)?);
        }
        match parts.len() {
            1 => Ok(parts.remove(0)),
            _ => Ok(self.node(What::Compared(parts, signs), begin)),
        }
    }

    fn comparison(&mut self) -> Option<Comparison> {
        if let Some((_, found)) = COMPARISONS.iter().find(|(sign, _)| self.takes_sign(sign)) {
            return Some(*found);
        }
        if self.takes_word("in") {
            return Some(Comparison::In);
        }
        let next = self.tokens.get(self.at + 1).map(|(token, _)| token);
        let is_not_in = matches!(next, Some(Token::Name(name)) if name == "in");
        if is_not_in && self.takes_word("not") {
            self.at += 1;
            return Some(Comparison::NotIn);
        }
        None
    }

    /// What operators of this rank and of those behind it compute.
    fn computed(&mut self, rank: usize) -> Parsed {
        let Some(operators) = RANKS.get(rank) else { return self.signed() };
        let begin = self.begin();
        let first = self.computed(rank + 1)?;
        let mut rest = Vec::new();
        while let Some((_, operator)) = operators.iter().find(|(sign, _)| self.takes_sign(sign)) {
            rest.push((*operator, self.computed(rank + 1)?));
        }
        if rest.is_empty() {
            return Ok(first);
        }
        Ok(self.node(What::Computed(Box::new(first), rest), begin))
    }

    fn signed(&mut self) -> Parsed {
        let begin = self.begin();
        if self.takes_sign("-") {
            let inner = self.within(Self::signed)?;
            return Ok(self.node(What::Minus(Box::new(inner)), begin));
        }
        self.simple()
    }

    fn simple(&mut self) -> Parsed {
        const EXPECTED: &str = "a name, a number or a text in quotation marks";
        let begin = self.begin();
        let what = match self.token() {
            Some(Token::Number(number)) => What::Value(Value::Number(*number)),
            Some(Token::Text(text)) => What::Value(Value::Text(text.clone())),
            Some(Token::Name(name)) => match name.as_str() {
                "true" | "false" => What::Value(Value::Truth(name == "true")),
                "none" => What::Value(Value::Nothing(name.clone())),
                word if WORDS.contains(&word) => return Err(self.wrong(EXPECTED)),
                _ => What::Name(name.clone()),
            },
            Some(Token::Sign("(")) => {
                self.at += 1;
                let inner = self.expression()?;
                if !self.takes_sign(")") {
                    return Err(self.wrong("`)`"));
                }
                return Ok(inner);
            }
            Some(Token::Sign("[")) => {
                self.at += 1;
                return self.list(begin);
            }
            Some(Token::Sign(_)) | None => return Err(self.wrong(EXPECTED)),
        };
        self.at += 1;
        Ok(self.node(what, begin))
    }

    /// A list, behind its bracket.
    fn list(&mut self, begin: usize) -> Parsed {
        let mut items = Vec::new();
        while !self.takes_sign("]") {
            items.push(self.expression()?);
            if !self.takes_sign(",") && !matches!(self.token(), Some(Token::Sign("]"))) {
                return Err(self.wrong("`,` or `]`"));
            }
        }
        Ok(self.node(What::List(items), begin))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_has_its_column() {
        for (text, words) in [
            ("", "column 1: expected a name, a number or a text in quotation marks, found the end"),
            ("er >", "column 5: expected a name, a number"),
            ("er > and", "column 6: expected a name, a number"),
            ("er 7", "column 4: expected an operator such as `and` or `>`, found `7`"),
            ("(er > 7", "column 8: expected `)`, found the end"),
            ("[er, 7", "column 7: expected `,` or `]`, found the end"),
            ("1 if er", "column 8: expected `else`"),
            ("er[0]", "column 3: expected an operator"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.starts_with(words), "{text}: {error}");
        }
    }

    #[test]
    fn depth_is_bounded_and_length_is_not_depth() {
        let deep = [("not ", "", "true"), ("- ", "", "1"), ("(", ")", "1"), ("[", "]", "1")];
        for (open, close, inner) in deep {
            let nested = |n: usize| open.repeat(n) + inner + &close.repeat(n);
            assert!(parse(&nested(DEEPEST - 1)).is_ok(), "{open}");
            let error = parse(&nested(DEEPEST)).unwrap_err();
            let column = open.len() * DEEPEST + 1;
            assert!(error.starts_with(&format!("column {column}: this is nested")), "{error}");
        }
        assert!(parse(&("1 if true else ".repeat(DEEPEST) + "0")).is_err());
        for flat in ["1 + ", "true and ", "true or ", "1 < ", "2 ** ", "1 ~ "] {
            assert!(parse(&(flat.repeat(1000) + "1")).is_ok(), "{flat}");
        }
    }

    #[test]
    fn operators_bind_as_people_expect() {
        for (text, same) in [
            ("not a and b or c", "((not a) and b) or c"),
            ("a + b * c > d", "(a + (b * c)) > d"),
            ("-a ** b", "(-a) ** b"),
            ("not a in b", "not (a in b)"),
            ("a if b or c else d", "(a) if (b or c) else (d)"),
        ] {
            assert_eq!(bare(&parse(text).unwrap()), bare(&parse(same).unwrap()), "{text}");
        }
    }

    /// Without places.
    fn bare(node: &Node) -> String {
        let text = format!("{node:?}");
        text.split("span: ")
            .map(|part| part.split_once(" }").map_or(part, |(_, rest)| rest))
            .collect()
    }
}
