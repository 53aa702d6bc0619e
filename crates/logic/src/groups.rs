//! Techniques that are named together: families, and smaller groups.

use ninerooks_step::Family;

use crate::classes::{
    BENT, GRIDS, HYPOTHESIS, LARGE_GRIDS, MULTI_COLORS, PLUS, PLUS_PLUS, RANGES, SETS,
    SETS_WITH_CHAINS, SIMPLE_COLORS, STRONG, STRONG_HINGE, TWO_WAY, WEAK, WEAK_HINGES,
};
use crate::registry::folded;
use crate::{Technique, techniques};

/// Several techniques that are turned on or off together.
#[derive(Debug)]
pub struct Group {
    /// Its name.
    pub name: &'static str,
    /// What else it is called.
    pub aliases: &'static [&'static str],
    /// What it is.
    pub about: &'static str,
    members: Members,
}

/// Which techniques belong to a group.
#[derive(Debug)]
enum Members {
    All,
    Of(Family),
    AssumingUniqueness,
    Listed(&'static [&'static [&'static str]]),
}

use Members::{All, AssumingUniqueness, Listed, Of};

const fn group(
    name: &'static str,
    aliases: &'static [&'static str],
    about: &'static str,
    members: Members,
) -> Group {
    Group { name, aliases, about, members }
}

/// The groups: all, the families, then those that are smaller or lie across them.
pub static GROUPS: &[Group] = &[
    group("all", &[], "every technique", All),
    group("singles", &[], "full houses, naked and hidden singles", Of(Family::Singles)),
    group(
        "intersections",
        &["locked candidates"],
        "pointing and claiming",
        Of(Family::Intersections),
    ),
    group("subsets", &[], "naked, hidden and locked subsets", Of(Family::Subsets)),
    group("fish", &["grids"], "fish of every size, with fins and without", Of(Family::Fish)),
    group("wings", &[], "wings and bent subsets", Of(Family::Wings)),
    group("chains", &[], "one or the other, link by link", Of(Family::Chains)),
    group(
        "hypotheses",
        &["forcing", "forcing chains", "trial and error"],
        "hypotheses and forcing chains of every kind",
        Of(Family::Hypotheses),
    ),
    group("whips-and-braids", &[], "whips, braids and their special cases", Of(Family::Whips)),
    group(
        "exotic",
        &["exotics", "exotic patterns"],
        "SK-loops, multi-sector locked sets and other rare patterns of many cells",
        Of(Family::Exotic),
    ),
    group(
        "set-logic",
        &["rank", "rank logic", "truths and links"],
        "truths and links of every kind",
        Of(Family::SetLogic),
    ),
    group(
        "pom",
        &["patterns", "templates"],
        "the pattern overlay in all its forms",
        Of(Family::Patterns),
    ),
    group("uniqueness", &[], "what assumes that there is only one solution", AssumingUniqueness),
    group("fins", &["finned fish", "sashimi fish"], "finned and sashimi fish", Listed(&[GRIDS])),
    group("large-fish", &["large grids"], "fish of more than four lines", Listed(&[LARGE_GRIDS])),
    group(
        "single-digit",
        &["single-digit patterns"],
        "skyscrapers, kites, turbot fish, empty rectangles",
        Listed(&[&[
            "skyscraper",
            "two-string-kite",
            "dual-two-string-kite",
            "turbot-fish",
            "empty-rectangle",
        ]]),
    ),
    group(
        "simple-colours",
        &["simple colors", "simple colouring", "simple coloring"],
        "strong chains of one digit",
        Listed(&[SIMPLE_COLORS]),
    ),
    group(
        "multi-colours",
        &["multi-colors", "multi-colouring", "multi-coloring"],
        "strong chains of one digit, weakly linked",
        Listed(&[MULTI_COLORS]),
    ),
    group(
        "colours",
        &["colors", "colouring", "coloring"],
        "colours of one digit and of many: simple, several, Medusa",
        Listed(&[STRONG, MULTI_COLORS]),
    ),
    group(
        "medusa",
        &["3d medusa"],
        "strong chains, weakly linked ones, and hinges",
        Listed(&[STRONG, STRONG_HINGE, WEAK, WEAK_HINGES]),
    ),
    group("hinge", &["hinges"], "hinges, strong and weak", Listed(&[STRONG_HINGE, WEAK_HINGES])),
    group("bent", &["bent subsets", "bent naked subsets"], "bent naked subsets", Listed(&[BENT])),
    group(
        "als",
        &["sets", "almost-locked sets", "almost locked set"],
        "almost-locked sets",
        Of(Family::AlmostLocked),
    ),
    group("ranges", &["almost-locked ranges"], "almost-locked ranges", Listed(&[RANGES])),
    group(
        "almost-locked",
        &[],
        "everything almost-locked, as the Sudoku Assistant has it: sets, grids with fins, ranges",
        Listed(&[SETS, GRIDS, RANGES, SETS_WITH_CHAINS]),
    ),
    group("both-ways", &[], "both ways from a pair", Listed(&[TWO_WAY, &["two-way-plus"]])),
    group("depth", &[], "what is deduced inside a hypothesis", Listed(&[PLUS, PLUS_PLUS])),
    group("plain-hypotheses", &[], "hypotheses without depth", Listed(&[HYPOTHESIS, TWO_WAY])),
];

impl Group {
    /// The group with this name, written in any of the ways in which [`crate::by_name`] takes names.
    ///
    /// ```
    /// use ninerooks_logic::Group;
    /// let has = |name, id| {
    ///     let group = Group::by_name(name).expect("a group");
    ///     group.techniques().any(|technique| technique.info().id == id)
    /// };
    /// assert!(has("hinge", "weak-hinge") && has("Simple Colouring", "simple-colors-trap"));
    /// assert!(!has("als", "finned-x-wing") && has("almost-locked", "finned-x-wing"));
    /// ```
    pub fn by_name(name: &str) -> Option<&'static Self> {
        let wanted = folded(name);
        GROUPS.iter().find(|group| group.names().any(|name| folded(name) == wanted))
    }

    /// All its names.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.aliases.iter().copied())
    }

    /// Its techniques, in the order of the manual.
    pub fn techniques(&self) -> impl Iterator<Item = &'static Technique> {
        techniques::ALL.iter().copied().filter(|technique| self.has(technique))
    }

    fn has(&self, technique: &Technique) -> bool {
        let info = technique.info();
        match self.members {
            All => true,
            Of(family) => info.family == family,
            AssumingUniqueness => technique.assumes_uniqueness(),
            Listed(lists) => lists.iter().any(|list| list.contains(&info.id)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_name;

    #[test]
    fn every_listed_id_is_a_technique() {
        for group in GROUPS {
            if let Listed(lists) = group.members {
                for id in lists.iter().copied().flatten() {
                    assert_eq!(by_name(id).map(|t| t.info().id), Some(*id), "in {}", group.name);
                }
            }
            assert!(group.techniques().count() > 0, "{} is empty", group.name);
        }
    }

    #[test]
    fn no_name_of_a_group_is_taken() {
        for group in GROUPS {
            for name in group.names() {
                let technique = by_name(name);
                assert!(technique.is_none_or(|t| group.has(t)), "{name} is a technique");
                let found = Group::by_name(name).map(|group| group.name);
                assert_eq!(found, Some(group.name), "{name} is taken twice");
            }
        }
    }

    #[test]
    fn every_family_is_in_a_group() {
        for technique in techniques::ALL {
            let is_in = |group: &&Group| group.name != "all" && group.has(technique);
            assert!(GROUPS.iter().any(|group| is_in(&group)), "{}", technique.info().id);
        }
    }
}
