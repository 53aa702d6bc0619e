//! The value of an expression for a puzzle.

use core::cmp::Ordering;

use super::parse::{Comparison, Node, Operator, What};
use crate::fields::Fields;
use crate::levels::no_level;
use crate::value::{Key, Level, Value};

/// An expression for a puzzle.
pub(super) struct Computer<'a> {
    pub(super) text: &'a str,
    pub(super) fields: &'a Fields,
}

impl Computer<'_> {
    fn shown(&self, node: &Node) -> &str {
        &self.text[node.span.clone()]
    }

    /// The value.
    ///
    /// # Errors
    /// What cannot be found out or computed.
    pub(super) fn value(&self, node: &Node) -> Result<Value, String> {
        match &node.what {
            What::Value(value) => Ok(value.clone()),
            What::Name(name) => self.fields.named(name),
            What::List(items) => {
                let items = items.iter().map(|item| self.value(item));
                items.collect::<Result<_, _>>().map(Value::List)
            }
            What::Not(inner) => Ok(Value::Truth(!self.holds(inner)?)),
            What::All(parts) => self.first(parts, false).map(|found| Value::Truth(!found)),
            What::Some(parts) => self.first(parts, true).map(Value::Truth),
            What::Minus(inner) => match self.value(inner)? {
                nothing @ Value::Nothing(_) => Ok(nothing),
                Value::Level(level) => match Value::Level(level.clone()).key() {
                    Key::Number(rank) => Ok(Value::Number(-rank)),
                    _ => Err(no_level(level.field, &level.name)),
                },
                value => self.number(inner, &value).map(|number| Value::Number(-number)),
            },
            What::Compared(parts, signs) => self.compared(parts, signs).map(Value::Truth),
            What::Computed(first, rest) => {
                let mut value = self.value(first)?;
                for (operator, part) in rest {
                    value = self.computed(node, (first, value), *operator, part)?;
                }
                Ok(value)
            }
            What::If { then, condition, otherwise } => {
                self.value(if self.holds(condition)? { then } else { otherwise })
            }
        }
    }

    /// Whether it holds. What is not known does not.
    ///
    /// # Errors
    /// When it is neither true nor false.
    pub(super) fn holds(&self, node: &Node) -> Result<bool, String> {
        match self.value(node)? {
            Value::Truth(truth) => Ok(truth),
            Value::Nothing(_) => Ok(false),
            value => Err(format!(
                "`{}` is {}, neither true nor false",
                self.shown(node),
                value.kind().words()
            )),
        }
    }

    /// Whether one of them, as far as is needed to know that, is so.
    fn first(&self, parts: &[Node], so: bool) -> Result<bool, String> {
        for part in parts {
            if self.holds(part)? == so {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn number(&self, node: &Node, value: &Value) -> Result<f64, String> {
        value.number().ok_or_else(|| {
            format!("`{}` is {} here, no number", self.shown(node), value.kind().words())
        })
    }

    /// What comes of a value, which `first` begins, and the next part.
    fn computed(
        &self,
        whole: &Node,
        (first, value): (&Node, Value),
        operator: Operator,
        part: &Node,
    ) -> Result<Value, String> {
        let next = self.value(part)?;
        if operator == Operator::Join {
            let text = |value: &Value| value.text().ok_or("a list cannot be joined to a text");
            return Ok(Value::Text(text(&value)? + &text(&next)?));
        }
        if matches!(value, Value::Nothing(_)) || matches!(next, Value::Nothing(_)) {
            return Ok(Value::Nothing("n/a".to_owned()));
        }
        let is_text = |value: &Value| matches!(value, Value::Text(_) | Value::Level(_));
        if operator == Operator::Add && is_text(&value) && is_text(&next) {
            return Ok(Value::Text(
                value.text().unwrap_or_default() + &next.text().unwrap_or_default(),
            ));
        }
        let (a, b) = (self.number(first, &value)?, self.number(part, &next)?);
        let is_division =
            matches!(operator, Operator::Divide | Operator::DivideWhole | Operator::Remainder);
        if is_division && b == 0.0 {
            return Err(format!("`{}` divides by 0", self.shown(whole)));
        }
        Ok(Value::Number(match operator {
            Operator::Add | Operator::Join => a + b,
            Operator::Subtract => a - b,
            Operator::Multiply => a * b,
            Operator::Divide => a / b,
            Operator::DivideWhole => (a / b).floor(),
            Operator::Remainder => a - b * (a / b).floor(),
            Operator::Power => a.powf(b),
        }))
    }

    fn compared(&self, parts: &[Node], signs: &[Comparison]) -> Result<bool, String> {
        let mut before = self.value(&parts[0])?;
        for (pair, sign) in parts.windows(2).zip(signs) {
            let next = self.value(&pair[1])?;
            let holds = match sign {
                Comparison::Equal => self.same(&pair[0], &before, &pair[1], &next)?,
                Comparison::Unequal => !self.same(&pair[0], &before, &pair[1], &next)?,
                Comparison::In => self.within(pair, &before, &next)?,
                Comparison::NotIn => !self.within(pair, &before, &next)?,
                Comparison::Less | Comparison::AtMost | Comparison::More | Comparison::AtLeast => {
                    let order = self.order(pair, &before, &next)?;
                    order.is_some_and(|order| match sign {
                        Comparison::Less => order.is_lt(),
                        Comparison::AtMost => order.is_le(),
                        Comparison::More => order.is_gt(),
                        _ => order.is_ge(),
                    })
                }
            };
            if !holds {
                return Ok(false);
            }
            before = next;
        }
        Ok(true)
    }

    fn mismatch(&self, one: &Node, a: &Value, other: &Node, b: &Value) -> String {
        let part = |node: &Node, value: &Value| {
            let shown = self.shown(node);
            match value.text().filter(|text| *text != shown) {
                Some(text) if matches!(node.what, What::Name(_)) => {
                    format!("`{shown}` is {} here, `{text}`,", value.kind().words())
                }
                _ => format!("`{shown}` is {}", value.kind().words()),
            }
        };
        format!("{} and {}, which cannot be compared", part(one, a), part(other, b))
    }

    /// Whether two are equal. What has no value is equal to that alone, and to the text that says so.
    fn same(&self, one: &Node, a: &Value, other: &Node, b: &Value) -> Result<bool, String> {
        #[allow(clippy::float_cmp)] // as it is written
        match (a, b) {
            (Value::Nothing(_), Value::Nothing(_)) => Ok(true),
            (Value::Nothing(a), Value::Text(b))
            | (Value::Text(a), Value::Nothing(b) | Value::Text(b)) => Ok(a == b),
            (Value::Nothing(_), _) | (_, Value::Nothing(_)) => Ok(false),
            (Value::Level(Level { name, .. }), Value::Text(text))
            | (Value::Text(text), Value::Level(Level { name, .. })) => Ok(name == text),
            (Value::Level(a), Value::Level(b)) => Ok(a.name == b.name),
            (Value::List(a), Value::List(b)) => {
                if a.len() != b.len() {
                    return Ok(false);
                }
                for (a, b) in a.iter().zip(b) {
                    if !self.same(one, a, other, b)? {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            (a, b) => match (a.number(), b.number()) {
                (Some(a), Some(b)) => Ok(a == b),
                _ => Err(self.mismatch(one, a, other, b)),
            },
        }
    }

    fn within(&self, pair: &[Node], item: &Value, all: &Value) -> Result<bool, String> {
        match all {
            Value::List(items) => {
                for other in items {
                    if self.same(&pair[0], item, &pair[1], other)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Value::Nothing(_) => Ok(false),
            Value::Text(text) => match item {
                Value::Text(part) => Ok(text.contains(part)),
                Value::Level(part) => Ok(text.contains(&part.name)),
                Value::Nothing(_) => Ok(false),
                item => Err(self.mismatch(&pair[0], item, &pair[1], all)),
            },
            _ => Err(self.mismatch(&pair[0], item, &pair[1], all)),
        }
    }

    /// Which of two is more; none where one has no value.
    fn order(&self, pair: &[Node], a: &Value, b: &Value) -> Result<Option<Ordering>, String> {
        let rank = |level: &Level| level.rank().ok_or_else(|| no_level(level.field, &level.name));
        let named = |field: &'static str, name: &String| Level { field, name: name.clone() };
        match (a, b) {
            (Value::Nothing(_), _) | (_, Value::Nothing(_)) => Ok(None),
            (Value::Text(a), Value::Text(b)) => Ok(Some(a.cmp(b))),
            (Value::Level(a), Value::Level(b)) => Ok(Some(rank(a)?.cmp(&rank(b)?))),
            (Value::Level(a), Value::Text(b)) => Ok(Some(rank(a)?.cmp(&rank(&named(a.field, b))?))),
            (Value::Text(a), Value::Level(b)) => Ok(Some(rank(&named(b.field, a))?.cmp(&rank(b)?))),
            (Value::List(_), Value::List(_)) => Ok(Some(a.key().cmp(&b.key()))),
            (a, b) => match (a.number(), b.number()) {
                (Some(a), Some(b)) => Ok(a.partial_cmp(&b)),
                _ => Err(self.mismatch(&pair[0], a, &pair[1], b)),
            },
        }
    }
}
