//! Whether an expression makes sense, before any puzzle is looked at: names that are known, and values that go together.

use super::parse::{Comparison, Node, Operator, What};
use super::tokens::placed;
use crate::levels::{is_level, no_level, rank};
use crate::value::{Kind, Value};

/// What names stand for.
pub(super) type Kinds<'a> = &'a dyn Fn(&str) -> Option<Kind>;

/// An expression with what is known of its names.
pub(super) struct Checker<'a> {
    pub(super) text: &'a str,
    pub(super) kinds: Kinds<'a>,
}

/// All names, each with where it first is.
pub(super) fn names(node: &Node) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    visit(node, &mut |node| {
        if let What::Name(name) = &node.what
            && !found.iter().any(|(known, _)| known == name)
        {
            found.push((name.clone(), node.span.start));
        }
    });
    found
}

/// Hands over a part and all within it.
fn visit(node: &Node, see: &mut dyn FnMut(&Node)) {
    see(node);
    match &node.what {
        What::Value(_) | What::Name(_) => {}
        What::List(parts) | What::All(parts) | What::Some(parts) | What::Compared(parts, _) => {
            for part in parts {
                visit(part, see);
            }
        }
        What::Not(inner) | What::Minus(inner) => visit(inner, see),
        What::Computed(first, rest) => {
            visit(first, see);
            for (_, part) in rest {
                visit(part, see);
            }
        }
        What::If { then, condition, otherwise } => {
            for part in [then, condition, otherwise] {
                visit(part, see);
            }
        }
    }
}

/// Whether a name that nothing has was meant as a text: it is a level, or it is compared with a text.
pub(super) fn is_meant_as_text(node: &Node, name: &str, kinds: Kinds<'_>) -> bool {
    let is_text = |part: &Node| match &part.what {
        What::Name(other) => matches!(kinds(other), Some(Kind::Text | Kind::Level { .. })),
        What::Value(value) => value.kind() == Kind::Text,
        _ => false,
    };
    let is_name = |part: &Node| matches!(&part.what, What::Name(other) if other == name);
    let within = |part: &Node| match &part.what {
        What::List(items) => items.iter().any(is_name),
        _ => is_name(part),
    };
    let mut is_meant = is_level(name);
    visit(node, &mut |node| {
        if let What::Compared(parts, _) = &node.what {
            is_meant |= parts.iter().any(within) && parts.iter().any(is_text);
        }
    });
    is_meant
}

impl Checker<'_> {
    fn shown(&self, node: &Node) -> &str {
        &self.text[node.span.clone()]
    }

    fn wrong(&self, node: &Node, words: &str) -> String {
        placed(self.text, node.span.start, words)
    }

    /// What kind of value comes out.
    ///
    /// # Errors
    /// What does not go together.
    pub(super) fn kind(&self, node: &Node) -> Result<Kind, String> {
        match &node.what {
            What::Value(value) => Ok(value.kind()),
            What::Name(name) => Ok((self.kinds)(name).unwrap_or(Kind::Any)),
            What::List(items) => {
                items.iter().try_for_each(|item| self.kind(item).map(|_| ()))?;
                Ok(Kind::List)
            }
            What::Not(inner) => self.require_truth(inner).map(|()| Kind::Truth),
            What::All(parts) | What::Some(parts) => {
                parts.iter().try_for_each(|part| self.require_truth(part))?;
                Ok(Kind::Truth)
            }
            What::Minus(inner) => match self.kind(inner)? {
                Kind::Level { .. } => Ok(Kind::Number),
                _ => self.require_number(inner),
            },
            What::Compared(parts, signs) => {
                for (pair, sign) in parts.windows(2).zip(signs) {
                    self.compared(&pair[0], *sign, &pair[1])?;
                }
                Ok(Kind::Truth)
            }
            What::Computed(first, rest) => self.computed(first, rest),
            What::If { then, condition, otherwise } => {
                self.require_truth(condition)?;
                Ok(self.kind(then)?.or(self.kind(otherwise)?))
            }
        }
    }

    /// Something that is true or false.
    ///
    /// # Errors
    /// When it is something else.
    pub(super) fn require_truth(&self, node: &Node) -> Result<(), String> {
        match self.kind(node)? {
            Kind::Truth | Kind::Any => Ok(()),
            kind => {
                let shown = self.shown(node);
                let words = format!(
                    "`{shown}` is {}, neither true nor false; something to hold is expected, such as `er > 7`",
                    kind.words()
                );
                Err(self.wrong(node, &words))
            }
        }
    }

    /// Something that is a number.
    ///
    /// # Errors
    /// When it is something else.
    pub(super) fn require_number(&self, node: &Node) -> Result<Kind, String> {
        match self.kind(node)? {
            Kind::Number | Kind::Truth | Kind::Any => Ok(Kind::Number),
            kind => {
                let words = format!("`{}` is no number, but {}", self.shown(node), kind.words());
                Err(self.wrong(node, &words))
            }
        }
    }

    fn computed(&self, first: &Node, rest: &[(Operator, Node)]) -> Result<Kind, String> {
        let mut kind = self.kind(first)?;
        for (number, (operator, part)) in rest.iter().enumerate() {
            let next = self.kind(part)?;
            let is_text = |kind: Kind| matches!(kind, Kind::Text | Kind::Level { .. });
            kind = match operator {
                Operator::Join => {
                    let list =
                        [(kind, first), (next, part)].into_iter().find(|(k, _)| *k == Kind::List);
                    if let Some((_, node)) = list {
                        return Err(self.wrong(node, "a list cannot be joined to a text"));
                    }
                    Kind::Text
                }
                Operator::Add if is_text(kind) && is_text(next) => Kind::Text,
                _ => {
                    if number == 0 {
                        self.require_number(first)?;
                    }
                    self.require_number(part)?
                }
            };
        }
        Ok(kind)
    }

    fn compared(&self, one: &Node, sign: Comparison, other: &Node) -> Result<(), String> {
        let (of_one, of_other) = (self.kind(one)?, self.kind(other)?);
        if matches!(sign, Comparison::In | Comparison::NotIn) {
            return self.within(one, of_one, other, of_other);
        }
        let is_order = !matches!(sign, Comparison::Equal | Comparison::Unequal);
        self.level(of_one, other, is_order)?;
        self.level(of_other, one, is_order)?;
        self.pair(one, of_one, other, of_other)
    }

    /// Two that can be compared.
    fn pair(&self, one: &Node, kind: Kind, other: &Node, next: Kind) -> Result<(), String> {
        let is_number = |kind| matches!(kind, Kind::Number | Kind::Truth);
        match (kind, next) {
            (Kind::Level { field, .. }, Kind::Level { field: other, .. }) if field == other => {
                Ok(())
            }
            (Kind::Any, _)
            | (_, Kind::Any)
            | (Kind::Level { .. }, Kind::Text)
            | (Kind::Text, Kind::Level { .. }) => Ok(()),
            (Kind::Level { field, .. }, Kind::Number)
            | (Kind::Number, Kind::Level { field, .. }) => {
                let words = format!(
                    "`{field}` is compared with a level in quotation marks, such as `{field} >= \"hard\"`"
                );
                Err(self.wrong(one, &words))
            }
            (kind, next) if kind == next || is_number(kind) && is_number(next) => Ok(()),
            (kind, next) => {
                let (a, b) = (self.shown(one), self.shown(other));
                let (of_a, of_b) = (kind.words(), next.words());
                let hint = [one, other].into_iter().find_map(number_in_marks);
                let hint = hint.map(|text| format!(": write {text} without quotation marks"));
                let hint = hint.unwrap_or_else(|| ", which cannot be compared".to_owned());
                Err(self.wrong(one, &format!("`{a}` is {of_a} and `{b}` {of_b}{hint}")))
            }
        }
    }

    /// What is compared with a level must be one, but for what a column may have.
    fn level(&self, kind: Kind, other: &Node, is_order: bool) -> Result<(), String> {
        let (Kind::Level { field, own }, What::Value(Value::Text(text))) = (kind, &other.what)
        else {
            return Ok(());
        };
        if own && !is_order || rank(field, text).is_some() {
            return Ok(());
        }
        Err(self.wrong(other, &no_level(field, text)))
    }

    fn within(&self, one: &Node, kind: Kind, other: &Node, next: Kind) -> Result<(), String> {
        match (&other.what, next) {
            (What::List(items), _) => items.iter().try_for_each(|item| {
                self.level(kind, item, false)?;
                self.pair(one, kind, item, self.kind(item)?)
            }),
            (_, Kind::List | Kind::Any) => Ok(()),
            (_, Kind::Text) if matches!(kind, Kind::Text | Kind::Any | Kind::Level { .. }) => {
                Ok(())
            }
            _ => {
                let words = format!(
                    "behind `in` a list is expected, such as `[1, 2]`, or a text that a text is part of; `{}` is {}",
                    self.shown(other),
                    next.words()
                );
                Err(self.wrong(other, &words))
            }
        }
    }
}

/// A text that is a number, as it was written.
fn number_in_marks(node: &Node) -> Option<&str> {
    match &node.what {
        What::Value(Value::Text(text)) => text.trim().parse::<f64>().is_ok().then_some(text.trim()),
        _ => None,
    }
}
