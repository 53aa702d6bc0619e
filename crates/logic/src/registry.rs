//! Finding a technique by whatever people call it.

use crate::Technique;
use crate::techniques::ALL;

/// What a name led to.
pub type Lookup = Option<&'static Technique>;

/// The technique with this id, name or alias, written in any case, in the singular or plural, and
/// with any of blanks, `-`, `_` and `/` between the words, or nothing: `hidden-single`, `Hidden
/// Singles`, `hodoku:0002`, `se:Hidden Single`, `xwing`, `Box/Line Reduction`.
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

/// The name without what people write this way or that: capitals, signs between words, plural.
pub(crate) fn folded(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|c: char| c.is_whitespace() || "-_/".contains(c));
    words.map(|word| word.strip_suffix('s').unwrap_or(word)).collect()
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
