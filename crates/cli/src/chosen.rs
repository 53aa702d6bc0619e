//! Which techniques are used: a profile, and what is added to it or left out.

use clap::Args;
use ninerooks_logic::{Profile, Technique};

use crate::names::{self, Group};
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
#[derive(Args)]
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
    /// Allow techniques that assume that there is only one solution
    #[arg(long)]
    uniqueness: bool,
}

/// A profile, and its name with what was changed.
#[derive(Clone)]
pub(crate) struct Chosen {
    pub(crate) profile: Profile,
    pub(crate) name: String,
}

impl Techniques {
    /// These techniques instead of the profile's.
    pub(crate) fn only(&self, only: Vec<&'static Technique>) -> Profile {
        let mut profile = Profile::of("as asked", only);
        profile.assume_uniqueness(self.changes.uniqueness);
        profile
    }

    /// The profile with its changes. Says so when there was nothing to change.
    pub(crate) fn choose(&self, talk: &Talk) -> Chosen {
        self.changes.apply(&self.profile, talk)
    }
}

impl Changes {
    /// Whether anything is to be changed.
    pub(crate) fn are_none(&self) -> bool {
        self.with.is_empty() && self.without.is_empty() && !self.uniqueness
    }

    /// The profile with these changes: first what is added, then what is left out. Says so when there
    /// was nothing to change.
    pub(crate) fn apply(&self, profile: &Profile, talk: &Talk) -> Chosen {
        let mut profile = profile.clone();
        let id = profile.id().to_owned();
        let mut added = Vec::new();
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
        profile.assume_uniqueness(self.uniqueness || profile.assumes_uniqueness());
        self.tell_of_uniqueness(&profile, talk);
        let mut name = id;
        for (word, names) in [("with", added), ("without", left_out)] {
            if !names.is_empty() {
                name = format!("{name} {word} {}", names.join(", "));
            }
        }
        Chosen { profile, name }
    }

    /// Says when assuming one solution, or not assuming it, leaves nothing to ask.
    fn tell_of_uniqueness(&self, profile: &Profile, talk: &Talk) {
        let id = profile.id();
        let assuming = profile.entries().iter().filter(|entry| entry.on);
        let assuming = assuming.filter(|entry| entry.technique.assumes_uniqueness());
        match assuming.count() {
            0 if self.uniqueness => talk.note(&format!(
                "note: no technique of the profile \"{id}\" assumes one solution, so --uniqueness \
                 changes nothing; `--with uniqueness` adds those that do"
            )),
            1.. if !profile.assumes_uniqueness() && !self.with.is_empty() => talk
                .note("note: techniques that assume one solution are used only with --uniqueness"),
            _ => {}
        }
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
