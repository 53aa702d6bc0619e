//! Profiles: which techniques, in what order.

use crate::{Technique, by_name, techniques};

/// A technique in a profile.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The technique.
    pub technique: &'static Technique,
    /// Whether the solver asks it.
    pub on: bool,
}

/// An order of techniques, each on or off. Built-in profiles never change once released; a
/// correction is a new profile.
///
/// ```
/// use ninerooks_logic::Profile;
/// let mut profile = Profile::by_id("basic").expect("it is built in");
/// assert_eq!(profile.techniques().next().map(|t| t.info().id), Some("full-house"));
/// profile.switch("full-house", false);
/// assert_eq!(profile.techniques().next().map(|t| t.info().id), Some("naked-single"));
/// ```
#[derive(Clone)]
pub struct Profile {
    id: String,
    entries: Vec<Entry>,
    carries: bool,
    supposes_uniqueness: bool,
}

/// A built-in profile, as data.
struct BuiltIn {
    id: &'static str,
    about: &'static str,
    /// Lists of ids, one after the other.
    order: &'static [&'static [&'static str]],
}

impl BuiltIn {
    fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.order.iter().flat_map(|list| list.iter().copied())
    }
}

const BUILT_IN: &[BuiltIn] = &[
    BuiltIn {
        id: "default",
        about: "from singles to pattern combination in POM-space, easiest first",
        order: &[BASIC, FURTHER],
    },
    BuiltIn {
        id: "basic",
        about: "singles, locked candidates, subsets and basic fish",
        order: &[BASIC],
    },
    BuiltIn {
        id: "singles",
        about: "full houses, naked and hidden singles",
        order: &[&["full-house", "naked-single", "hidden-single"]],
    },
    BuiltIn {
        id: "set-logic",
        about: "singles, and truths and links of any kind, fewest truths first",
        order: &[&["full-house", "naked-single", "hidden-single", "rank-n"]],
    },
    BuiltIn {
        id: "sudoku-assistant",
        about: "what Bob Hanson's Sudoku Assistant does, up to hypotheses with depth",
        order: &[BASIC, ASSISTANT],
    },
    BuiltIn {
        id: "pom-basic",
        about: "naked singles and Basic POM",
        order: &[&["naked-single", "pom-basic"]],
    },
    BuiltIn {
        id: "pom-help",
        about: "singles, Basic POM, two cells, three cells and clashes, as Phil's Folly has them",
        order: &[&[
            "full-house",
            "naked-single",
            "hidden-single",
            "pom-basic",
            "pom-two-cell",
            "pom-three-cell",
            "pom-clash",
        ]],
    },
    BuiltIn {
        id: "pom-space",
        about: "Basic POM, clashes and pattern equations, as Myth Jellies has them",
        order: &[&["pom-basic", "pom-clash", "pom-equations"]],
    },
    BuiltIn {
        id: "pom-pairs",
        about: "Basic POM and pair deletion, for the hardest puzzles there are",
        order: &[&["pom-basic", "pom-pairs"]],
    },
    BuiltIn {
        id: "rookery",
        about: "singles, Basic POM, clashes, pair deletion and pattern combination: it has solved \
                every puzzle tried",
        order: &[&[
            "full-house",
            "naked-single",
            "hidden-single",
            "pom-basic",
            "pom-clash",
            "pom-pairs",
            "pattern-combination",
        ]],
    },
    BuiltIn {
        id: "pom-sums",
        about: "Basic POM and pattern combination only",
        order: &[&["naked-single", "pom-basic", "pattern-combination"]],
    },
];

/// Fish of more than four lines are left out: each has a complement of at most four, which removes
/// the same candidates.
const BASIC: &[&str] = &[
    "full-house",
    "naked-single",
    "hidden-single",
    "locked-pair",
    "locked-triple",
    "pointing",
    "claiming",
    "naked-pair",
    "hidden-pair",
    "x-wing",
    "naked-triple",
    "hidden-triple",
    "swordfish",
    "naked-quad",
    "hidden-quad",
    "jellyfish",
];

/// What the Sudoku Assistant has after the basic techniques: bent naked subsets, Medusa, almost-locked
/// sets, grids and ranges, then hypotheses. Grids of more than four lines are left out as above.
const ASSISTANT: &[&str] = &[
    "xy-wing",
    "xyz-wing",
    "simple-colors-wrap",
    "simple-colors-trap",
    "medusa-wrap",
    "medusa-cell",
    "medusa-trap",
    "strong-hinge",
    "range-chain",
    "range-pair",
    "bent-naked-quad",
    "finned-x-wing",
    "sashimi-x-wing",
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "multi-colors-1",
    "multi-colors-2",
    "x-cycle-wrap",
    "x-cycle-corner",
    "weak-wrap",
    "weak-corner",
    "linked-hinge",
    "weak-hinge",
    "range-wrap",
    "range-hinge",
    "set-wrap",
    "als-xz",
    "set-chain",
    "linked-ranges",
    "als-xy-wing",
    "bent-naked-quint",
    "bent-naked-sext",
    "bent-naked-sept",
    "bent-naked-oct",
    "hypothesis",
    "two-way",
    "hypothesis-plus",
    "two-way-plus",
    "hypothesis-plus-plus",
];

/// What `default` has after the basic techniques: what hangs together over several houses, the short
/// before the long; at last the pattern overlay, which solves nearly everything that is left.
const FURTHER: &[&str] = &[
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "simple-colors-wrap",
    "simple-colors-trap",
    "remote-pair",
    "xy-wing",
    "xyz-wing",
    "w-wing",
    "finned-x-wing",
    "sashimi-x-wing",
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "x-chain",
    "bent-naked-quad",
    "xy-chain",
    "medusa-wrap",
    "medusa-cell",
    "medusa-trap",
    "als-xz",
    "als-xy-wing",
    "pom-basic",
    "pom-two-cell",
    "pom-three-cell",
    "pom-clash",
    "pom-pairs",
    "pattern-combination",
];

/// The built-in profiles that carry patterns.
const CARRYING: &[&str] = &["pom-help", "pom-space"];

impl Profile {
    /// The built-in profile `id`.
    pub fn by_id(id: &str) -> Option<Self> {
        let built_in = BUILT_IN.iter().find(|profile| profile.id == id)?;
        let named = |id: &str| by_name(id).expect("a test looks every name up");
        let profile = Self::of(built_in.id, built_in.ids().map(named));
        Some(profile.carrying(CARRYING.contains(&built_in.id)))
    }

    /// A profile of these techniques in this order, all on.
    pub fn of(id: &str, techniques: impl IntoIterator<Item = &'static Technique>) -> Self {
        let on = |technique| Entry { technique, on: true };
        let entries = techniques.into_iter().map(on).collect();
        Self { id: id.to_owned(), entries, carries: false, supposes_uniqueness: false }
    }

    /// Whether patterns that a step deletes stay deleted for the steps after it, as the help for the
    /// Pattern Overlay Method arranges it. Then a step may delete patterns and no candidate yet.
    #[must_use]
    pub fn carrying(self, carries: bool) -> Self {
        Self { carries, ..self }
    }

    /// Whether it [carries](Self::carrying) patterns.
    pub const fn carries(&self) -> bool {
        self.carries
    }

    /// Whether techniques may suppose that the puzzle has one solution only. At first they may not.
    ///
    /// ```
    /// use ninerooks_logic::{Profile, by_name};
    /// let mut profile = Profile::of("mine", by_name("pom-unique-rectangle"));
    /// assert_eq!(profile.techniques().count(), 0);
    /// profile.suppose_uniqueness(true);
    /// assert_eq!(profile.techniques().count(), 1);
    /// ```
    pub const fn suppose_uniqueness(&mut self, on: bool) {
        self.supposes_uniqueness = on;
    }

    /// Whether techniques may suppose that the puzzle has one solution only.
    pub const fn supposes_uniqueness(&self) -> bool {
        self.supposes_uniqueness
    }

    /// Every technique there is, in the order of the manual.
    pub fn everything() -> Self {
        Self::of("everything", techniques::ALL.iter().copied())
    }

    /// The built-in profiles: id and what it is.
    pub fn built_in() -> impl Iterator<Item = (&'static str, &'static str)> {
        BUILT_IN.iter().map(|profile| (profile.id, profile.about))
    }

    /// Its name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// All its entries in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The techniques that are on, in order; without those that suppose uniqueness, unless they
    /// [may](Self::suppose_uniqueness).
    pub fn techniques(&self) -> impl Iterator<Item = &'static Technique> {
        let on = self.entries.iter().filter(|entry| entry.on).map(|entry| entry.technique);
        on.filter(|technique| self.supposes_uniqueness || !technique.supposes_uniqueness())
    }

    /// Turns the technique with this id on or off; says whether the profile has it.
    pub fn switch(&mut self, id: &str, on: bool) -> bool {
        let mut has = false;
        for entry in self.entries.iter_mut().filter(|entry| entry.technique.info().id == id) {
            (entry.on, has) = (on, true);
        }
        has
    }
}

impl core::fmt::Debug for Profile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let ids = self.entries.iter().map(|entry| (entry.technique.info().id, entry.on));
        write!(f, "{} ", self.id)?;
        f.debug_map().entries(ids).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_profiles_name_techniques_by_id_and_once() {
        for built_in in BUILT_IN {
            let ids: Vec<&str> = built_in.ids().collect();
            for (i, id) in ids.iter().enumerate() {
                assert_eq!(by_name(id).map(|t| t.info().id), Some(*id), "in {}", built_in.id);
                assert!(!ids[..i].contains(id), "{id} stands twice in {}", built_in.id);
            }
            assert!(Profile::by_id(built_in.id).is_some());
        }
    }
}
