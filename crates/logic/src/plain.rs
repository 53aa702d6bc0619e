//! A profile of plain techniques that knows no others, for programs which have to be small.
//!
//! [`Profile::by_id`] looks techniques up in the list of all, so a program that calls it has all of them in it, with whatever
//! they search with. Here a few are listed by themselves: a linker leaves out what nothing else names.

use crate::techniques::compiled;
use crate::{Profile, Technique};

/// Their ids, in the order of the profile `default`.
const IDS: [&str; 65] = [
    "symmetrical-placement",
    "full-house",
    "hidden-single",
    "naked-single",
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
    "tridagon",
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
    "bug-plus-1",
    "unique-rectangle-1",
    "unique-rectangle-2",
    "unique-rectangle-3",
    "unique-rectangle-4",
    "unique-rectangle-5",
    "unique-rectangle-6",
    "hidden-rectangle",
    "avoidable-rectangle-1",
    "avoidable-rectangle-2",
    "avoidable-rectangle-3",
    "hidden-avoidable-rectangle",
    "clue-cover",
    "unique-loop",
    "extended-rectangle",
    "bug-plus-n",
    "finned-x-wing",
    "sashimi-x-wing",
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "x-chain",
    "bent-naked-quad",
    "xy-chain",
    "aic-ring",
    "aic",
    "grouped-aic-ring",
    "grouped-aic",
    "als-xz",
    "als-xy-wing",
    "sue-de-coq",
    "als-chain",
    "als-aic-ring",
    "als-aic",
    "ahs-aic",
    "death-blossom",
];

/// The techniques of these ids.
static PLAIN: [Technique; IDS.len()] = {
    let mut found = [const { compiled(IDS[0]) }; IDS.len()];
    let mut at = 1;
    while at < IDS.len() {
        found[at] = compiled(IDS[at]);
        at += 1;
    }
    found
};

/// The first techniques of the profile `default`, without those that only puzzles with rules of their own need. A step that they
/// find is the one that `default` takes, as long as they are asked in this order and all of them are.
pub fn plain_techniques() -> impl Iterator<Item = &'static Technique> {
    PLAIN.iter()
}

/// The profile of the [plain techniques](plain_techniques), in their order.
///
/// ```
/// use ninerooks_logic::{Profile, plain};
/// let ids = |profile: &Profile| -> Vec<&str> { profile.techniques().map(|t| t.info().id).collect() };
/// let (plain, default) = (plain(), Profile::by_id("default").expect("it is built in"));
/// assert_eq!(ids(&plain)[..2], ["full-house", "hidden-single"]);
/// assert!(plain.techniques().count() < default.techniques().count());
/// ```
pub fn plain() -> Profile {
    Profile::of("plain", plain_techniques())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_plain_techniques_are_the_first_of_default_in_its_order() {
        let plain: Vec<&str> = plain_techniques().map(|technique| technique.info().id).collect();
        let default = Profile::by_id("default").expect("it is built in");
        let all = default.entries().iter().map(|entry| entry.technique);
        let expected: Vec<&str> = all
            .filter(|technique| !technique.needs_rules())
            .map(|technique| technique.info().id)
            .take(plain.len())
            .collect();
        assert_eq!(plain, expected);
    }
}
