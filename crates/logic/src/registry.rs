//! Finding a technique by whatever people call it.

use crate::Technique;
use crate::techniques::ALL;

/// What a name led to.
pub type Lookup = Option<&'static Technique>;

/// The technique with this id, name or alias, written in any case, in the singular or plural, in British
/// or American spelling, with any of blanks, `-`, `_` and `/` between the words, or nothing, and with or without
/// apostrophes and "type": `hidden-single`, `Hidden Singles`, `hodoku:0002`, `se:Hidden Single`, `xwing`,
/// `Box/Line Reduction`, `multi-colours type 1`.
///
/// ```
/// use ninerooks_logic::by_name;
/// assert_eq!(by_name("hodoku:0300").map(|t| t.info().id), Some("x-wing"));
/// assert_eq!(by_name("X Wing").map(|t| t.info().id), Some("x-wing"));
/// assert_eq!(by_name("Pointing Pairs").map(|t| t.info().id), Some("pointing"));
/// assert!(by_name("y-files").is_none());
/// ```
pub fn by_name(name: &str) -> Lookup {
    // An id as it is written is what profiles and programs say.
    if let Some(technique) = ALL.iter().find(|technique| technique.info().id == name) {
        return Some(technique);
    }
    let wanted = folded(name);
    // Ids and names before aliases, so that no alias can hide a technique.
    let own =
        |t: &&&'static Technique| folded(t.info().id) == wanted || folded(t.info().name) == wanted;
    let alias = |t: &&&'static Technique| t.info().aliases.iter().any(|a| folded(a) == wanted);
    ALL.iter().find(own).or_else(|| ALL.iter().find(alias)).copied()
}

/// The ids that look most like `name`, best first, for a "did you mean". None may be near.
pub fn nearest(name: &str) -> Vec<&'static str> {
    nearest_of(name, known())
}

/// Every technique's id, and all its names.
pub(crate) fn known() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    ALL.iter().map(|technique| {
        let info = technique.info();
        let names = [info.id, info.name].into_iter().chain(info.aliases.iter().copied());
        (info.id, names.collect())
    })
}

/// Of what is known under these names, what comes nearest to `name`.
pub(crate) fn nearest_of(
    name: &str,
    known: impl Iterator<Item = (&'static str, Vec<&'static str>)>,
) -> Vec<&'static str> {
    let wanted = folded(name);
    let mut near: Vec<(usize, &'static str)> = known
        .map(|(id, names)| {
            let least = names.iter().map(|name| distance(&folded(name), &wanted)).min();
            (least.unwrap_or(usize::MAX), id)
        })
        .filter(|(distance, _)| *distance <= 1 + wanted.chars().count() / 4)
        .collect();
    near.sort_by_key(|(distance, _)| *distance);
    near.into_iter().map(|(_, id)| id).take(3).collect()
}

/// The name without what people write this way or that: capitals, signs between words, apostrophes, plural, "type"
/// before a number, and words that are spelled in two ways.
pub(crate) fn folded(name: &str) -> String {
    let joined = words(name).concat();
    SPELLINGS.iter().fold(joined, |name, (one, other)| name.replace(one, other))
}

/// Words that are spelled in two ways, the longer ones first.
const SPELLINGS: [(&str, &str); 6] = [
    ("colour", "color"),
    ("quadruplet", "quad"),
    ("quadruple", "quad"),
    ("triplet", "triple"),
    ("two", "2"),
    ("three", "3"),
];

/// The words of a name, in small letters and in the singular.
pub(crate) fn words(name: &str) -> Vec<String> {
    let lower = name.to_lowercase();
    let lower: String =
        lower.chars().filter(|c| !"'\u{2019}\u{2018}`\u{b4}".contains(*c)).collect();
    let is_between = |c: char| {
        c.is_whitespace() || "-_/(),.\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}".contains(c)
    };
    let words: Vec<&str> = lower.split(is_between).filter(|word| !word.is_empty()).collect();
    // Whether it says `type 1` or only `1` makes no difference.
    let is_type = |at: usize| {
        let is_number = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
        words[at] == "type" && at > 0 && words.get(at + 1).is_some_and(is_number)
    };
    let kept = (0..words.len()).filter(|at| !is_type(*at)).map(|at| words[at]);
    // The S of an S-Wing is no plural.
    let singular = |word: &str| {
        word.strip_suffix('s').filter(|rest| !rest.is_empty()).unwrap_or(word).to_owned()
    };
    kept.map(singular).collect()
}

/// Insertions, deletions and replacements that turn `a` into `b` (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let changed = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_leads_to_its_technique() {
        for technique in ALL {
            let info = technique.info();
            for name in [info.id, info.name].iter().chain(info.aliases) {
                let found = by_name(name).map(|t| t.info().id);
                assert_eq!(found, Some(info.id), "{name} is taken twice");
            }
        }
    }

    #[test]
    fn near_names_are_offered_and_far_ones_are_not() {
        assert_eq!(nearest("x-wnig").first(), Some(&"x-wing"));
        assert!(nearest("quantum-entanglement").is_empty());
    }
}
