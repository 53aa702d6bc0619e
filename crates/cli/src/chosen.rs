//! Which techniques are used: a profile, and what is added to it or left out.

use std::borrow::Cow;

use clap::Args;
use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::{Choice, Profile, Technique, WORK_ASTRAY};

use crate::names::{self, Group};
use crate::premise::{Premise, Uniqueness};
use crate::puzzle::POSITIONS;
use crate::term::talk::Talk;

/// Which techniques, in what order.
#[derive(Args)]
pub(crate) struct Techniques {
    /// The order of techniques: a built-in profile, or a file of your own
    ///
    /// `ninerooks profiles` lists the built-in ones, and prints one as a file.
    #[arg(long, short, value_name = "PROFILE|FILE", default_value = "default",
          value_parser = names::ProfileName, hide_possible_values = true)]
    profile: Profile,
    #[command(flatten)]
    changes: Changes,
}

/// What is added to a profile, and left out of it.
#[derive(Args, Clone)]
pub(crate) struct Changes {
    /// Also use a technique or a family, in the order of cost; may be repeated, or name several with
    /// commas
    #[arg(long, value_name = "TECHNIQUE|FAMILY", value_delimiter = ',',
          value_parser = names::GroupName, hide_possible_values = true)]
    with: Vec<Group>,
    /// Leave a technique or a family out; may be repeated, or name several with commas
    ///
    /// Families are singles, intersections, subsets, fish, wings, chains, colours, als, hypotheses,
    /// set-logic, pom, uniqueness, and smaller ones such as fins, medusa, ranges, single-digit; an
    /// unknown name lists similar ones.
    #[arg(long, value_name = "TECHNIQUE|FAMILY", value_delimiter = ',',
          value_parser = names::GroupName, hide_possible_values = true)]
    without: Vec<Group>,
    /// Whether techniques may assume that there is only one solution; without a value: assume
    ///
    /// Where it is not given the profile says so, and the built-in ones do not assume it. `--uniqueness=prove`
    /// counts the solutions first. Where a puzzle has several, such techniques are never used.
    #[arg(long, value_enum, value_name = "HOW", num_args = 0..=1, require_equals = true,
          default_missing_value = "assume")]
    uniqueness: Option<Premise>,
    /// Which of the steps of a state is taken; without it as the profile says, and the built-in ones but `hodoku`
    /// say: order
    ///
    /// `order`: the first one of the first technique that finds any. `cheapest`: of all steps the one that costs
    /// least by the cost table of the profile. `effect`: of all steps the one that eliminates most. For these two forcing
    /// chains, set logic and patterns are looked for only where there is no other step. `hodoku`: the one that HoDoKu
    /// would take.
    #[arg(long, value_name = "WHICH", value_parser = names::one_of(Choice::NAMES))]
    choose: Option<Choice>,
    /// Show all that the pattern overlay finds at once as one step: pair deletion not in portions, pattern
    /// combination in rounds
    #[arg(long)]
    whole: bool,
}

/// A profile, and its name with what was changed.
#[derive(Clone)]
pub(crate) struct Chosen {
    pub(crate) profile: Profile,
    pub(crate) name: String,
    /// Whether that there is one solution is to be found out before it is used.
    pub(crate) is_to_be_proved: bool,
}

impl Techniques {
    /// These techniques instead of the profile's.
    pub(crate) fn only(&self, only: &[Group], talk: &Talk) -> Chosen {
        let mut techniques: Vec<&'static Technique> = Vec::new();
        for group in only {
            group.tell(talk);
            for technique in &group.techniques {
                if techniques.iter().all(|other| other.info().id != technique.info().id) {
                    techniques.push(technique);
                }
            }
        }
        let mut profile = Profile::of("as asked", techniques);
        self.changes.set_premise(&mut profile);
        let used = profile.techniques().count();
        if used < profile.entries().len() && self.changes.uniqueness.is_none() {
            let which = if used == 0 { "what is asked for assumes" } else { "some of it assumes" };
            talk.note(&format!("note: {which} one solution, which is used only with --uniqueness"));
        }
        profile.take_whole(self.changes.whole);
        let name = profile.id().to_owned();
        Chosen { profile, name, is_to_be_proved: self.changes.is_to_be_proved() }
    }

    /// Whether nobody said if one solution may be assumed.
    pub(crate) fn leave_premise_open(&self) -> bool {
        self.changes.uniqueness.is_none()
    }

    /// The profile with its changes. Says so when there was nothing to change.
    pub(crate) fn choose(&self, talk: &Talk) -> Chosen {
        self.changes.apply(&self.profile, talk)
    }
}

impl Changes {
    /// Whether anything is to be changed.
    pub(crate) fn are_none(&self) -> bool {
        self.with.is_empty()
            && self.without.is_empty()
            && self.uniqueness.is_none()
            && self.choose.is_none()
            && !self.whole
    }

    /// The profile with these changes: first what is added, then what is left out. Says so when there
    /// was nothing to change.
    pub(crate) fn apply(&self, profile: &Profile, talk: &Talk) -> Chosen {
        let mut profile = profile.clone();
        let id = profile.id().to_owned();
        let mut added = Vec::new();
        for group in self.with.iter().chain(&self.without) {
            group.tell(talk);
        }
        for group in &self.with {
            // Of a group with several techniques the profile may have some.
            let new = group.techniques.iter().filter(|technique| profile.add(technique)).count();
            match new {
                0 => talk.note(&format!("note: the profile \"{id}\" has {} already", group.name)),
                _ => added.push(group.name.as_str()),
            }
        }
        let mut left_out = Vec::new();
        for group in &self.without {
            let has = group.ids().filter(|id| profile.switch(id, false)).count() > 0;
            if has {
                left_out.push(group.name.as_str());
            } else {
                let what = &group.name;
                talk.note(&format!("note: the profile \"{id}\" has no {what} to leave out"));
            }
        }
        self.set_premise(&mut profile);
        self.tell_of_uniqueness(&profile, talk);
        let mut name = id;
        for (word, names) in [("with", added), ("without", left_out)] {
            if !names.is_empty() {
                name = format!("{name} {word} {}", names.join(", "));
            }
        }
        if let Some(choice) = self.choose {
            if choice != profile.choice() {
                name = format!("{name}, {}", choice.name());
            }
            profile.choose(choice);
        }
        if self.whole && !profile.is_whole() {
            name.push_str(", whole");
            profile.take_whole(true);
        }
        Chosen { profile, name, is_to_be_proved: self.is_to_be_proved() }
    }

    fn set_premise(&self, profile: &mut Profile) {
        if let Some(premise) = self.uniqueness {
            profile.assume_uniqueness(premise != Premise::Off);
        }
    }

    fn is_to_be_proved(&self) -> bool {
        self.uniqueness == Some(Premise::Prove)
    }

    /// Says when assuming one solution, or not assuming it, leaves nothing to ask.
    fn tell_of_uniqueness(&self, profile: &Profile, talk: &Talk) {
        let id = profile.id();
        let assuming = profile.entries().iter().filter(|entry| entry.on);
        let assuming = assuming.filter(|entry| entry.technique.assumes_uniqueness());
        let on = || profile.entries().iter().filter(|entry| entry.on);
        match assuming.count() {
            0 if self.uniqueness.is_some_and(|premise| premise != Premise::Off) => {
                // Who works with patterns alone wants no rectangles of candidates.
                let is_pom = |id: &str| id.starts_with("pom-") || id.ends_with("naked-single");
                let with = if on().all(|entry| is_pom(entry.technique.info().id)) {
                    "pom-unique-rectangle` adds the one of POM-space that does"
                } else {
                    "uniqueness` adds those that do"
                };
                talk.note(&format!(
                    "note: no technique of the profile \"{id}\" assumes one solution, so --uniqueness \
                     changes nothing; `--with {with}"
                ));
            }
            1.. if !profile.assumes_uniqueness()
                && !self.with.is_empty()
                && self.uniqueness.is_none() =>
            {
                talk.note(
                    "note: techniques that assume one solution are used only with --uniqueness",
                );
            }
            _ => {}
        }
    }
}

impl Chosen {
    /// The profile for a puzzle, and what became of the premise, where the profile has techniques that need
    /// it. What counts are the solutions of the puzzle as given: what was placed and eliminated since does
    /// not make it a puzzle with one solution. From a state without a single solution logic leads nowhere, and gets little
    /// work.
    pub(crate) fn at(&self, grid: &Grid) -> (Cow<'_, Profile>, Option<Uniqueness>) {
        let (mut profile, uniqueness) = self.with_premise(grid);
        if !matches!(solutions_within(grid, POSITIONS), Ok(Solutions::One(_))) {
            profile.to_mut().limit_work(WORK_ASTRAY);
        }
        (profile, uniqueness)
    }

    fn with_premise(&self, grid: &Grid) -> (Cow<'_, Profile>, Option<Uniqueness>) {
        if !self.profile.techniques().any(Technique::assumes_uniqueness) {
            return (Cow::Borrowed(&self.profile), None);
        }
        let uniqueness = match (solutions_within(&grid.as_given(), POSITIONS), self.is_to_be_proved)
        {
            (Ok(Solutions::Many), _) => Uniqueness::Several,
            (Err(_), true) => Uniqueness::Unknown,
            (Ok(Solutions::One(_) | Solutions::None), true) => Uniqueness::BySearch,
            (Ok(Solutions::One(_) | Solutions::None) | Err(_), false) => Uniqueness::Assumed,
        };
        let profile = match uniqueness {
            Uniqueness::Assumed | Uniqueness::BySearch => Cow::Borrowed(&self.profile),
            Uniqueness::Several | Uniqueness::Unknown => Cow::Owned(self.without_premise()),
        };
        (profile, Some(uniqueness))
    }

    /// These options can lead to what an earlier run says became of the premise.
    ///
    /// # Errors
    /// When they cannot, in words.
    pub(crate) fn require(&self, earlier: Option<Uniqueness>) -> Result<(), String> {
        let is_used = self.profile.techniques().any(Technique::assumes_uniqueness);
        let agrees = match earlier {
            None => !is_used,
            Some(Uniqueness::Several) => is_used,
            Some(Uniqueness::Assumed) => is_used && !self.is_to_be_proved,
            Some(Uniqueness::BySearch | Uniqueness::Unknown) => is_used && self.is_to_be_proved,
        };
        let words = || "it was written with another --uniqueness".to_owned();
        if agrees { Ok(()) } else { Err(words()) }
    }

    /// The profile without what assumes one solution.
    pub(crate) fn without_premise(&self) -> Profile {
        let mut profile = self.profile.clone();
        profile.assume_uniqueness(false);
        profile
    }
}

/// A built-in profile that has all techniques of this one and more: `default` if it will do.
pub(crate) fn stronger(profile: &Profile) -> Option<&'static str> {
    let ids = |profile: &Profile| -> Vec<&'static str> {
        profile.techniques().map(|technique| technique.info().id).collect()
    };
    let own = ids(profile);
    let more = Profile::built_in().filter(|other| {
        let theirs = ids(other);
        theirs.len() > own.len() && own.iter().all(|id| theirs.contains(id))
    });
    let size = |other: &&'static Profile| (other.id() != "default", other.techniques().count());
    more.min_by_key(size).map(Profile::id)
}

#[cfg(test)]
mod tests {
    use ninerooks_text::formats;

    use super::*;

    const ONE: &str =
        ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";

    fn at(text: &str, is_to_be_proved: bool) -> (bool, Option<Uniqueness>) {
        let mut profile = Profile::everything().clone();
        profile.assume_uniqueness(true);
        let chosen = Chosen { profile, name: String::new(), is_to_be_proved };
        let grid = Grid::new(&formats::read(text).unwrap().puzzle).unwrap();
        let (profile, uniqueness) = chosen.at(&grid);
        (profile.assumes_uniqueness(), uniqueness)
    }

    #[test]
    fn with_one_solution_the_premise_is_assumed_or_known() {
        assert_eq!(at(ONE, false), (true, Some(Uniqueness::Assumed)));
        assert_eq!(at(ONE, true), (true, Some(Uniqueness::BySearch)));
    }

    #[test]
    fn with_several_solutions_it_is_refused_even_where_one_is_left() {
        let several = &ONE.replacen('7', ".", 1);
        assert_eq!(at(several, false), (false, Some(Uniqueness::Several)));
        assert_eq!(at(several, true), (false, Some(Uniqueness::Several)));
        // The missing digit was placed: the state has one solution, but the puzzle has several.
        let placed = &ONE.replacen('7', "+7", 1);
        assert_eq!(at(placed, true), (false, Some(Uniqueness::Several)));
    }

    #[test]
    fn a_profile_that_needs_no_premise_counts_nothing() {
        let profile = Profile::by_id("basic").unwrap();
        let chosen = Chosen { profile, name: String::new(), is_to_be_proved: true };
        assert_eq!(chosen.at(&Grid::default()).1, None);
    }
}
