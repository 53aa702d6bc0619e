//! What kinds of constraints are called.

/// Kinds that are read.
pub(super) const SUPPORTED: [&str; 23] = [
    "AllDifferent",
    "AntiConsecutive",
    "AntiKing",
    "AntiKnight",
    "BlackDot",
    "Cage",
    "Diagonal",
    "DisjointSets",
    "GlobalEntropy",
    "GreaterThan",
    "Palindrome",
    "Quad",
    "Renban",
    "SameValues",
    "Shape",
    "StrictKropki",
    "StrictXV",
    "Thermo",
    "V",
    "Whisper",
    "WhiteDot",
    "Windoku",
    "X",
];

/// Other kinds, and what people call them.
const OTHERS: [(&str, &str); 41] = [
    ("And", "groups of rules"),
    ("AntiTaxicab", "taxicab distances"),
    ("Arrow", "arrows"),
    ("Between", "between lines"),
    ("Binary", "custom pairs"),
    ("BinaryX", "custom pairs"),
    ("ChaosArrow", "regions to be found"),
    ("ChaosConstruction", "regions to be found"),
    ("ChaosMultiArrow", "regions to be found"),
    ("ContainAtLeast", "cells that contain digits"),
    ("ContainExact", "cells that contain digits"),
    ("CountingCircles", "counting circles"),
    ("Doppelganger", "doppelgangers"),
    ("DoubleArrow", "double arrows"),
    ("DutchFlatmates", "Dutch flatmates"),
    ("End", "groups of rules"),
    ("Entropic", "entropic lines"),
    ("EqualityCage", "equality cages"),
    ("FullRank", "full ranks"),
    ("FullRankTies", "full ranks"),
    ("GlobalMod", "modular squares"),
    ("HiddenSkyscraper", "hidden skyscrapers"),
    ("Indexing", "indexing cells"),
    ("Jigsaw", "irregular boxes"),
    ("LittleKiller", "little killer sums"),
    ("Lockout", "lockout lines"),
    ("Lunchbox", "lunchboxes"),
    ("Modular", "modular lines"),
    ("NFA", "state machines"),
    ("NoBoxes", "grids without boxes"),
    ("NumberedRoom", "numbered rooms"),
    ("Or", "groups of rules"),
    ("Pair", "custom pairs"),
    ("PairX", "custom pairs"),
    ("PillArrow", "pill arrows"),
    ("RegionSumLine", "region sum lines"),
    ("Sandwich", "sandwich sums"),
    ("Skyscraper", "skyscrapers"),
    ("Sum", "sums"),
    ("SumLine", "sum lines"),
    ("Zipper", "zipper lines"),
];

/// The name, in the plural, of a kind that is not supported.
pub(super) fn name(kind: &str) -> String {
    let known = OTHERS.iter().find(|(other, _)| *other == kind);
    known.map_or_else(|| format!("\"{kind}\""), |(_, name)| (*name).to_owned())
}

/// Whether it is a kind that the program has.
pub(super) fn is_kind(word: &str) -> bool {
    SUPPORTED.contains(&word) || OTHERS.iter().any(|(other, _)| *other == word)
}
