//! The techniques that can be had without all the others.

use super::TABLES;
use crate::Technique;

/// Their ids, in the order of the profile `default`.
const IDS: [&str; 68] = [
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
    "sk-loop",
    "multi-sector-locked-set",
    "impossible-pattern",
];

/// The techniques of these ids.
pub(crate) static PLAIN: [Technique; IDS.len()] = {
    let mut found = [const { of(IDS[0]) }; IDS.len()];
    let mut at = 1;
    while at < IDS.len() {
        found[at] = of(IDS[at]);
        at += 1;
    }
    found
};

/// The technique of an id, found while this is compiled. What names the tables at run time would have all of them.
const fn of(id: &str) -> Technique {
    let mut table = 0;
    while table < TABLES.len() {
        let (family, rows) = TABLES[table];
        let mut row = 0;
        while row < rows.len() {
            if is(rows[row].id, id) {
                return rows[row].of(family);
            }
            row += 1;
        }
        table += 1;
    }
    panic!("no table has a technique with this id")
}

/// Whether two texts are the same; `==` cannot be asked while compiling.
const fn is(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}
