//! Values of expressions, and their kinds.

use core::cmp::Ordering;

use crate::levels::rank;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    /// A cell that says that there is no value, as it is written, such as `n/a`.
    Nothing(String),
    Truth(bool),
    Number(f64),
    Text(String),
    Level(Level),
    List(Vec<Value>),
}

/// A value of a field of levels, which have an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Level {
    pub(crate) field: &'static str,
    pub(crate) name: String,
}

/// What a value is, as far as it is known before it is found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One or the other.
    Any,
    Truth,
    Number,
    Text,
    /// A level of this field; `own` where a column may have others.
    Level {
        field: &'static str,
        own: bool,
    },
    List,
}

/// What puzzles are ordered by.
#[derive(Clone, Debug)]
pub(crate) enum Key {
    /// Numbers, 0 and 1 for what is false and true, and the place of a level.
    Number(f64),
    Text(String),
    List(Vec<Key>),
    /// There is no value.
    Nothing,
}

impl Level {
    /// Its place among the levels of its field, if it is one of them.
    pub(crate) fn rank(&self) -> Option<usize> {
        rank(self.field, &self.name)
    }
}

impl Kind {
    /// What it is called.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Any => "a value",
            Self::Truth => "true or false",
            Self::Number => "a number",
            Self::Text => "a text",
            Self::Level { .. } => "a level",
            Self::List => "a list",
        }
    }

    /// What is either.
    pub(crate) fn or(self, other: Self) -> Self {
        match (self, other) {
            (one, other) if one == other => one,
            (Self::Number | Self::Truth, Self::Number | Self::Truth) => Self::Number,
            (Self::Level { field: one, .. }, Self::Level { field: other, .. }) if one == other => {
                Self::Level { field: one, own: true }
            }
            _ => Self::Any,
        }
    }
}

impl Value {
    pub(crate) const fn kind(&self) -> Kind {
        match self {
            Self::Nothing(_) => Kind::Any,
            Self::Truth(_) => Kind::Truth,
            Self::Number(_) => Kind::Number,
            Self::Text(_) => Kind::Text,
            Self::Level(Level { field, .. }) => Kind::Level { field, own: false },
            Self::List(_) => Kind::List,
        }
    }

    /// As a number: what is true is 1.
    pub(crate) const fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Truth(true) => Some(1.0),
            Self::Truth(false) => Some(0.0),
            Self::Nothing(_) | Self::Text(_) | Self::Level(_) | Self::List(_) => None,
        }
    }

    /// As a text; a list has none.
    pub(crate) fn text(&self) -> Option<String> {
        match self {
            Self::Nothing(text) | Self::Text(text) => Some(text.clone()),
            Self::Level(level) => Some(level.name.clone()),
            Self::Number(number) => Some(number.to_string()),
            Self::Truth(truth) => Some(truth.to_string()),
            Self::List(_) => None,
        }
    }

    /// To order by.
    pub(crate) fn key(&self) -> Key {
        match self {
            Self::Nothing(_) => Key::Nothing,
            Self::Number(number) => Key::Number(*number),
            Self::Truth(truth) => Key::Number(f64::from(u8::from(*truth))),
            Self::Text(text) => Key::Text(text.clone()),
            // There are no more than a few.
            Self::Level(level) => match level.rank().and_then(|rank| u32::try_from(rank).ok()) {
                Some(rank) => Key::Number(f64::from(rank)),
                None => Key::Text(level.name.clone()),
            },
            Self::List(items) => Key::List(items.iter().map(Self::key).collect()),
        }
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Self {
        Self::Truth(truth)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u64> for Value {
    #[allow(clippy::cast_precision_loss)] // no count here comes near 2^53
    fn from(number: u64) -> Self {
        Self::Number(number as f64)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::from(number as u64)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl Key {
    /// The order of two, the largest first if it is `reverse`: numbers, texts, lists. What has no value comes last, either
    /// way.
    pub(crate) fn order(&self, other: &Self, reverse: bool) -> Ordering {
        let turned = |order: Ordering| if reverse { order.reverse() } else { order };
        match (self, other) {
            (Self::Nothing, Self::Nothing) => Ordering::Equal,
            (Self::Nothing, _) => Ordering::Greater,
            (_, Self::Nothing) => Ordering::Less,
            (Self::Number(one), Self::Number(other)) => turned(one.total_cmp(other)),
            (Self::Text(one), Self::Text(other)) => turned(one.cmp(other)),
            (Self::List(one), Self::List(other)) => {
                let pairs = one.iter().zip(other).map(|(one, other)| one.order(other, reverse));
                let first = pairs.into_iter().find(|order| order.is_ne());
                first.unwrap_or_else(|| turned(one.len().cmp(&other.len())))
            }
            (Self::Number(_), _) | (Self::Text(_), Self::List(_)) => turned(Ordering::Less),
            (_, Self::Number(_)) | (Self::List(_), Self::Text(_)) => turned(Ordering::Greater),
        }
    }
}

impl Ord for Key {
    fn cmp(&self, other: &Self) -> Ordering {
        self.order(other, false)
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Key {}
