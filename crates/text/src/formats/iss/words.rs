//! What kinds of constraints are called.

/// Kinds that are read.
pub(super) const SUPPORTED: [&str; 29] = [
    "AllDifferent",
    "AntiConsecutive",
    "AntiKing",
    "AntiKnight",
    "Arrow",
    "BlackDot",
    "Cage",
    "Diagonal",
    "DisjointSets",
    "GlobalEntropy",
    "GreaterThan",
    "LittleKiller",
    "Palindrome",
    "PillArrow",
    "Quad",
    "RegionSumLine",
    "Renban",
    "SameValues",
    "Shape",
    "StrictKropki",
    "StrictXV",
    "Sum",
    "Thermo",
    "V",
    "Whisper",
    "WhiteDot",
    "Windoku",
    "X",
    "Zipper",
];

/// Other kinds, and what people call them.
const OTHERS: [(&str, &str); 35] = [
    ("And", "groups of rules"),
    ("AntiTaxicab", "taxicab distances"),
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
    ("Lockout", "lockout lines"),
    ("Lunchbox", "lunchboxes"),
    ("Modular", "modular lines"),
    ("NFA", "state machines"),
    ("NoBoxes", "grids without boxes"),
    ("NumberedRoom", "numbered rooms"),
    ("Or", "groups of rules"),
    ("Pair", "custom pairs"),
    ("PairX", "custom pairs"),
    ("Sandwich", "sandwich sums"),
    ("Skyscraper", "skyscrapers"),
    ("SumLine", "sum lines"),
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
