//! What a name stands for, wherever techniques are named: one, a family, or all that the field calls so.

use crate::registry::{folded, known, nearest_of, words};
use crate::{GROUPS, Group, TOPICS, Technique, Topic, by_name, techniques};

/// What a name stands for: a technique, or several.
#[derive(Clone)]
pub struct Selection {
    /// The technique's id, or the name of the group or topic. Of a part of names, what is usually meant by it: the id of
    /// the first technique.
    pub name: &'static str,
    /// The techniques, in the order of the manual.
    pub techniques: Vec<&'static Technique>,
    kind: Kind,
}

/// Where a name was found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Technique,
    Several,
    Part,
}

/// The programs whose names are written with a colon after the program.
const PROGRAMS: &[&str] =
    &["hodoku", "se", "sudokuwiki", "yas", "hanson", "csp-rules", "sudopedia", "sudoku studio"];

/// A part of a name has so many letters at least: what is shorter is part of too much.
const SHORTEST: usize = 3;

impl Selection {
    /// What this name stands for: a technique, a group, or a [topic](Topic) that is here, which is all of its
    /// techniques. A group goes before a technique of it that is called the same, as Set Logic is. A program
    /// may be named before a name, and HoDoKu's codes do without it. Otherwise it is a part of names, and stands
    /// for every technique whose name has it.
    ///
    /// ```
    /// use ninerooks_logic::Selection;
    /// let ids = |name| Selection::by_name(name).map(|selection| selection.ids().collect::<Vec<_>>());
    /// assert_eq!(ids("hodoku:0300"), Some(vec!["x-wing"]));
    /// assert_eq!(ids("0708"), Some(vec!["xy-chain", "aic"]));
    /// assert_eq!(ids("turbot"), Some(vec!["turbot-fish"]));
    /// assert_eq!(Selection::by_name("POM").map(|pom| pom.name), Some("pom"));
    /// assert!(Selection::by_name("y-files").is_none());
    /// ```
    pub fn by_name(name: &str) -> Option<Self> {
        let name = name.trim();
        let coded = || Self::of(&format!("hodoku:{name}")).filter(|_| is_code(name));
        let bare = || Self::of(without_program(name)?);
        Self::of(name).or_else(coded).or_else(bare).or_else(|| Self::by_part(name))
    }

    /// What has this name, and not only a part of it.
    fn of(name: &str) -> Option<Self> {
        // Ids, which profiles are made of, are those of no group.
        let is_id = techniques::ALL.iter().any(|technique| technique.info().id == name);
        let group = if is_id { None } else { Group::by_name(name) };
        let several = |name, techniques| Self { name, techniques, kind: Kind::Several };
        let topic = || {
            let topic = Topic::by_name(name).filter(|topic| topic.is_here)?;
            Some(several(topic.name(), of_ids(topic.techniques)))
        };
        group
            .map(|group| several(group.name, group.techniques().collect()))
            .or_else(|| by_name(name).map(Self::one))
            .or_else(topic)
    }

    fn one(technique: &'static Technique) -> Self {
        Self { name: technique.info().id, techniques: vec![technique], kind: Kind::Technique }
    }

    /// The techniques of whose names this is a part: first those with the same words in another order, then those
    /// that have all of its words, then those that have words which begin so.
    fn by_part(name: &str) -> Option<Self> {
        let letters = name.chars().filter(|c| c.is_alphabetic()).count();
        if letters < SHORTEST || Topic::by_name(name).is_some() {
            return None;
        }
        let part = words(name);
        let whole = |word: &str, part: &str| folded(word) == folded(part);
        let begins = |word: &str, part: &str| {
            part.chars().count() >= SHORTEST && folded(word).starts_with(&folded(part))
        };
        let found = named_with(&part, true, whole)
            .or_else(|| named_with(&part, false, whole))
            .or_else(|| named_with(&part, false, begins))?;
        let name = found.first()?.info().id;
        Some(match found.as_slice() {
            [technique] => Self::one(technique),
            _ => Self { name, techniques: found, kind: Kind::Part },
        })
    }

    /// The technique, where it is for one and not for several.
    pub fn single(&self) -> Option<&'static Technique> {
        self.techniques.first().copied().filter(|_| self.kind == Kind::Technique)
    }

    /// Whether the name is only a part of the names of several techniques.
    pub fn is_part(&self) -> bool {
        self.kind == Kind::Part
    }

    /// The ids of its techniques.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.techniques.iter().map(|technique| technique.info().id)
    }
}

/// Whether it is one of HoDoKu's numbers.
fn is_code(name: &str) -> bool {
    name.len() >= 4 && name.bytes().all(|byte| byte.is_ascii_digit())
}

/// The name behind that of a program.
fn without_program(name: &str) -> Option<&str> {
    let (program, rest) = name.split_once(':')?;
    PROGRAMS.iter().any(|known| folded(known) == folded(program)).then(|| rest.trim())
}

/// The techniques of these ids, in the order of the manual.
fn of_ids(ids: &[&str]) -> Vec<&'static Technique> {
    let all = techniques::ALL.iter().copied();
    all.filter(|technique| ids.contains(&technique.info().id)).collect()
}

/// The techniques with a name that has all the words, or these and no others if it is to be `whole`: by what they are
/// called here, or else by what others call them, or else by topics.
fn named_with(
    part: &[String],
    whole: bool,
    is: impl Fn(&str, &str) -> bool,
) -> Option<Vec<&'static Technique>> {
    let has = |name: &str| {
        let name = name.split_once(':').map_or(name, |(_, name)| name);
        let words = words(name);
        (!whole || words.len() == part.len())
            && part.iter().all(|part| words.iter().any(|word| is(word, part)))
    };
    let all = || techniques::ALL.iter().copied();
    let own = all().filter(|t| has(t.info().id) || has(t.info().name)).collect();
    let others = || all().filter(|t| t.info().aliases.iter().any(|name| has(name))).collect();
    let topics = || {
        let of_it = |topic: &&Topic| topic.is_here && topic.names.iter().any(|name| has(name));
        let ids: Vec<&str> =
            TOPICS.iter().filter(of_it).flat_map(|t| t.techniques).copied().collect();
        of_ids(&ids)
    };
    let some = |found: &Vec<&'static Technique>| !found.is_empty();
    Some(own)
        .filter(some)
        .or_else(|| Some(others()).filter(some))
        .or_else(|| Some(topics()).filter(some))
}

impl std::fmt::Debug for Selection {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ", self.name)?;
        f.debug_list().entries(self.ids()).finish()
    }
}

/// The ids of techniques and the names of groups and topics that look most like `name`, best first; of a topic that is
/// not here, what is near it.
pub fn nearest_selections(name: &str) -> Vec<&'static str> {
    if let Some(topic) = Topic::by_name(name).filter(|topic| !topic.is_here) {
        return topic.techniques.to_vec();
    }
    let groups = GROUPS.iter().map(|group| (group.name, group.names().collect::<Vec<_>>()));
    let topics = TOPICS.iter().filter(|topic| topic.is_here);
    let topics = topics.map(|topic| (topic.name(), topic.names.to_vec()));
    nearest_of(name, groups.chain(topics).chain(known()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(name: &str) -> Vec<&'static str> {
        Selection::by_name(name).map(|selection| selection.ids().collect()).unwrap_or_default()
    }

    #[test]
    fn every_name_that_is_known_selects_techniques() {
        let own = known().flat_map(|(_, names)| names);
        let groups = GROUPS.iter().flat_map(Group::names);
        let topics = TOPICS.iter().filter(|topic| topic.is_here).flat_map(|t| t.names);
        for name in own.chain(groups).chain(topics.copied()) {
            assert!(!ids(name).is_empty(), "{name} selects nothing");
        }
    }

    #[test]
    fn a_topic_stands_for_all_of_its_techniques() {
        for topic in TOPICS.iter().filter(|topic| topic.is_here) {
            let is_own = |name: &&&str| by_name(name).is_none() && Group::by_name(name).is_none();
            for name in topic.names.iter().filter(is_own) {
                let mut wanted = topic.techniques.to_vec();
                let mut found = ids(name);
                wanted.sort_unstable();
                found.sort_unstable();
                assert_eq!(found, wanted, "{name}");
            }
        }
    }

    #[test]
    fn what_is_not_here_selects_nothing_and_what_is_near_it_is_named() {
        for topic in TOPICS.iter().filter(|topic| !topic.is_here) {
            let name = topic.names.iter().find(|name| by_name(name).is_none());
            let Some(name) = name.filter(|name| Group::by_name(name).is_none()) else { continue };
            assert!(ids(name).is_empty(), "{name}");
            assert_eq!(nearest_selections(name), topic.techniques, "{name}");
        }
    }

    #[test]
    fn names_are_known_however_they_are_written() {
        for (name, id) in [
            ("turbot", "turbot-fish"),
            ("SKYSCRAPERS", "skyscraper"),
            ("two string kites", "two-string-kite"),
            ("2string kite", "two-string-kite"),
            ("kite dual", "dual-two-string-kite"),
            ("x\u{2011}wing", "x-wing"),
            ("X_Wings", "x-wing"),
            ("wing xy", "xy-wing"),
            ("locked candidates pointing", "pointing"),
            ("Locked Candidates (Type 1)", "pointing"),
            ("Locked Candidates 2", "claiming"),
            ("naked triplets", "naked-triple"),
            ("hidden quadruplet", "hidden-quad"),
            ("multi colours type 2", "multi-colors-2"),
            ("multi-coloring 1", "multi-colors-1"),
            ("Thors Hammer", "tridagon"),
            ("gurth\u{2019}s theorem", "symmetrical-placement"),
            ("gurths theorem", "symmetrical-placement"),
            ("UR type 4", "unique-rectangle-4"),
            ("UR1", "unique-rectangle-1"),
            ("hodoku:x-wing", "x-wing"),
            ("HoDoKu:Finned Swordfish", "finned-swordfish"),
            ("0803", "w-wing"),
            ("nishio forcing chains", "forcing-chain-contradiction"),
            ("sue-de-coq", "sue-de-coq"),
        ] {
            assert_eq!(ids(name), [id], "{name}");
        }
    }

    #[test]
    fn a_name_for_several_techniques_stands_for_all_of_them() {
        let has = |name: &str, all: &[&str]| {
            let found = ids(name);
            assert!(all.iter().all(|id| found.contains(id)), "{name}: {found:?}");
        };
        has("bowman bingo", &["hypothesis", "braid", "forcing-net-contradiction"]);
        has("Bowman", &["hypothesis", "braid"]);
        has("jellyf", &["jellyfish", "finned-jellyfish", "mutant-jellyfish"]);
        has("simple colouring", &["simple-colors-trap", "simple-colors-wrap"]);
        has("hodoku:0711", &["grouped-aic", "grouped-aic-ring", "als-aic", "x-chain"]);
        has("naked", &["naked-single", "naked-pair", "bent-naked-quad"]);
        has("unique rectangles", &["unique-rectangle-1", "hidden-rectangle"]);
        assert!(Selection::by_name("naked").is_some_and(|naked| naked.is_part()));
    }

    #[test]
    fn what_is_no_name_and_no_part_of_one_selects_nothing() {
        for name in [
            "",
            "x",
            "-",
            "1",
            "12",
            "9999",
            "y-files",
            "x-wnig",
            "quantum",
            "hodoku:",
            "wings of a dove",
        ] {
            assert!(ids(name).is_empty(), "{name}: {:?}", ids(name));
        }
        assert_eq!(nearest_selections("bowmans binga"), ["Bowman's Bingo"]);
    }
}
