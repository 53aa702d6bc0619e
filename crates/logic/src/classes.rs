//! The classes of the Sudoku Assistant's statistics.

/// A class of the Sudoku Assistant's statistics: what a puzzle needed, in a letter or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// The letters, as in the Assistant's own tables.
    pub letters: &'static str,
    /// What it is.
    pub about: &'static str,
    /// The ids of its techniques, in lists.
    pub techniques: &'static [&'static [&'static str]],
}

pub(crate) const BENT: &[&str] = &[
    "xy-wing",
    "xyz-wing",
    "bent-naked-quad",
    "bent-naked-quint",
    "bent-naked-sext",
    "bent-naked-sept",
    "bent-naked-oct",
];
pub(crate) const SETS: &[&str] = &["als-xz", "als-xy-wing"];
pub(crate) const GRIDS: &[&str] = &[
    "finned-x-wing",
    "sashimi-x-wing",
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "finned-squirmbag",
    "sashimi-squirmbag",
    "finned-whale",
    "sashimi-whale",
    "finned-leviathan",
    "sashimi-leviathan",
];
pub(crate) const RANGES: &[&str] =
    &["range-chain", "range-pair", "range-wrap", "range-hinge", "linked-ranges", "empty-rectangle"];
pub(crate) const SETS_WITH_CHAINS: &[&str] = &["set-wrap", "set-chain"];
pub(crate) const SIMPLE_COLORS: &[&str] = &["simple-colors-trap", "simple-colors-wrap"];
pub(crate) const MULTI_COLORS: &[&str] = &["multi-colors-1", "multi-colors-2"];
pub(crate) const STRONG: &[&str] =
    &["simple-colors-trap", "simple-colors-wrap", "medusa-trap", "medusa-wrap", "medusa-cell"];
pub(crate) const WEAK: &[&str] = &[
    "multi-colors-1",
    "multi-colors-2",
    "x-cycle-wrap",
    "x-cycle-corner",
    "weak-wrap",
    "weak-corner",
];
pub(crate) const STRONG_HINGE: &[&str] = &["strong-hinge"];
pub(crate) const WEAK_HINGES: &[&str] = &["linked-hinge", "weak-hinge"];
pub(crate) const HYPOTHESIS: &[&str] = &["hypothesis"];
pub(crate) const TWO_WAY: &[&str] = &["two-way"];
pub(crate) const PLUS: &[&str] = &["hypothesis-plus", "two-way-plus"];
pub(crate) const PLUS_PLUS: &[&str] = &["hypothesis-plus-plus"];
pub(crate) const LARGE_GRIDS: &[&str] = &[
    "squirmbag",
    "whale",
    "leviathan",
    "finned-squirmbag",
    "sashimi-squirmbag",
    "finned-whale",
    "sashimi-whale",
    "finned-leviathan",
    "sashimi-leviathan",
];

/// The classes, in the order in which the Sudoku Assistant comes to them.
pub const CLASSES: &[Class] = &[
    Class { letters: "B", about: "bent naked subsets", techniques: &[BENT] },
    Class {
        letters: "A",
        about: "almost-locked sets, those of grids among them",
        techniques: &[SETS, GRIDS],
    },
    Class { letters: "Ms", about: "Medusa, strong chains", techniques: &[STRONG, STRONG_HINGE] },
    Class {
        letters: "Mw",
        about: "Medusa, weakly linked chains",
        techniques: &[WEAK, WEAK_HINGES],
    },
    Class {
        letters: "a",
        about: "almost-locked sets and ranges with chains",
        techniques: &[RANGES, SETS_WITH_CHAINS],
    },
    Class { letters: "H", about: "hypothesis and disproof", techniques: &[HYPOTHESIS] },
    Class { letters: "T", about: "both ways from a pair", techniques: &[TWO_WAY] },
    Class { letters: "+", about: "depth: singles and locked candidates", techniques: &[PLUS] },
    Class { letters: "++", about: "more depth: subsets and grids", techniques: &[PLUS_PLUS] },
];

impl Class {
    /// The ids of its techniques.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.techniques.iter().flat_map(|list| list.iter().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_name;

    #[test]
    fn every_id_is_a_technique_and_no_class_shares_one() {
        let classed: Vec<&str> = CLASSES.iter().flat_map(Class::ids).collect();
        for id in classed.iter().copied() {
            assert_eq!(by_name(id).map(|t| t.info().id), Some(id));
        }
        for (i, id) in classed.iter().enumerate() {
            assert!(!classed[..i].contains(id), "{id} is in two classes");
        }
    }
}
