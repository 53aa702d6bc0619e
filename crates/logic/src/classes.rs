//! Groups of techniques: the classes of the Sudoku Assistant's statistics, and its switches.

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

/// Several techniques that are turned on or off together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub about: &'static str,
    /// The ids of its techniques, in lists.
    pub techniques: &'static [&'static [&'static str]],
}

const BENT: &[&str] = &[
    "xy-wing",
    "xyz-wing",
    "bent-naked-quad",
    "bent-naked-quint",
    "bent-naked-sext",
    "bent-naked-sept",
    "bent-naked-oct",
];
const SETS: &[&str] = &["als-xz", "als-xy-wing"];
const GRIDS: &[&str] = &[
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
const RANGES: &[&str] =
    &["range-chain", "range-pair", "range-wrap", "range-hinge", "linked-ranges", "empty-rectangle"];
const SETS_WITH_CHAINS: &[&str] = &["set-wrap", "set-chain"];
const STRONG: &[&str] =
    &["simple-colors-trap", "simple-colors-wrap", "medusa-trap", "medusa-wrap", "medusa-cell"];
const WEAK: &[&str] = &[
    "multi-colors-1",
    "multi-colors-2",
    "x-cycle-wrap",
    "x-cycle-corner",
    "weak-wrap",
    "weak-corner",
];
const STRONG_HINGE: &[&str] = &["strong-hinge"];
const WEAK_HINGES: &[&str] = &["linked-hinge", "weak-hinge"];
const HYPOTHESIS: &[&str] = &["hypothesis"];
const TWO_WAY: &[&str] = &["two-way"];
const PLUS: &[&str] = &["hypothesis-plus", "two-way-plus"];
const PLUS_PLUS: &[&str] = &["hypothesis-plus-plus"];
const LARGE_GRIDS: &[&str] = &[
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

/// The switches of the Sudoku Assistant, and a few more.
pub const SWITCHES: &[Switch] = &[
    Switch {
        name: "als",
        about: "everything almost-locked: sets, grids, ranges, and these with chains",
        techniques: &[SETS, GRIDS, RANGES, SETS_WITH_CHAINS],
    },
    Switch { name: "sets", about: "almost-locked sets", techniques: &[SETS, SETS_WITH_CHAINS] },
    Switch { name: "ranges", about: "almost-locked ranges", techniques: &[RANGES] },
    Switch {
        name: "fins",
        about: "almost-locked grids: finned and sashimi fish",
        techniques: &[GRIDS],
    },
    Switch { name: "bent", about: "bent naked subsets", techniques: &[BENT] },
    Switch {
        name: "hinge",
        about: "hinges, strong and weak",
        techniques: &[STRONG_HINGE, WEAK_HINGES],
    },
    Switch {
        name: "medusa",
        about: "strong chains, weakly linked ones, and hinges",
        techniques: &[STRONG, STRONG_HINGE, WEAK, WEAK_HINGES],
    },
    Switch {
        name: "large-grids",
        about: "grids of more than four lines",
        techniques: &[LARGE_GRIDS],
    },
    Switch {
        name: "both-ways",
        about: "both ways from a pair",
        techniques: &[TWO_WAY, &["two-way-plus"]],
    },
    Switch {
        name: "depth",
        about: "what is deduced inside a hypothesis",
        techniques: &[PLUS, PLUS_PLUS],
    },
    Switch {
        name: "hypotheses",
        about: "hypotheses of every kind",
        techniques: &[HYPOTHESIS, TWO_WAY, PLUS, PLUS_PLUS],
    },
];

impl Class {
    /// The ids of its techniques.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.techniques.iter().flat_map(|list| list.iter().copied())
    }
}

impl Switch {
    /// The switch with this name.
    ///
    /// ```
    /// use ninerooks_logic::Switch;
    /// assert!(Switch::by_name("hinge").is_some_and(|hinge| hinge.ids().any(|id| id == "weak-hinge")));
    /// ```
    pub fn by_name(name: &str) -> Option<&'static Self> {
        SWITCHES.iter().find(|switch| switch.name.eq_ignore_ascii_case(name))
    }

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
        let switched = SWITCHES.iter().flat_map(Switch::ids);
        for id in classed.iter().copied().chain(switched) {
            assert_eq!(by_name(id).map(|t| t.info().id), Some(id));
        }
        for (i, id) in classed.iter().enumerate() {
            assert!(!classed[..i].contains(id), "{id} is in two classes");
        }
    }

    #[test]
    fn no_switch_has_the_name_of_a_technique() {
        assert!(SWITCHES.iter().all(|switch| by_name(switch.name).is_none()));
    }
}
