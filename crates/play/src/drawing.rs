//! Colours and links that a player draws on the board.

use std::collections::BTreeMap;

use ninerooks_board::{Candidate, Cell};
use serde::{Deserialize, Serialize};

/// What a line between two candidates means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// At least one of the two is true.
    Strong,
    /// At most one of the two is true.
    Weak,
    /// Whatever the player means by it.
    Other,
}

/// A line between two candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Where it begins.
    pub from: Candidate,
    /// Where it ends.
    pub to: Candidate,
    /// What it means.
    pub kind: LinkKind,
}

impl Link {
    /// Whether both say the same, in whichever direction.
    fn says_the_same(self, other: Self) -> bool {
        let ends = |link: Self| (link.from, link.to);
        let turned = (other.to, other.from);
        self.kind == other.kind && (ends(self) == ends(other) || ends(self) == turned)
    }
}

/// Everything that is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Drawing {
    /// The colours of cells, from 1.
    pub cells: BTreeMap<Cell, u8>,
    /// The colours of candidates, from 1.
    pub candidates: BTreeMap<Candidate, u8>,
    /// The links, in the order in which they were drawn.
    pub links: Vec<Link>,
}

impl Drawing {
    /// Colours something, or takes the colour away where it has this one.
    pub(crate) fn paint<K: Ord>(map: &mut BTreeMap<K, u8>, key: K, color: u8) {
        if map.get(&key) == Some(&color) {
            map.remove(&key);
        } else {
            map.insert(key, color);
        }
    }

    /// Draws a link, or takes it away where it is already.
    pub(crate) fn link(&mut self, link: Link) {
        let before = self.links.len();
        self.links.retain(|other| !other.says_the_same(link));
        if self.links.len() == before {
            self.links.push(link);
        }
    }
}
