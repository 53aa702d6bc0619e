//! Profiles: which techniques, in what order.

mod built_in;
mod error;
mod file;

pub use error::ProfileError;

use ninerooks_proof::Deletion;
use ninerooks_rookery::Portions;

use crate::registry::nearest_of;
use crate::{Choice, Costs, Technique, WORK};

/// A technique in a profile.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The technique.
    pub technique: &'static Technique,
    /// Whether the solver asks it.
    pub on: bool,
}

/// An order of techniques, each on or off. It can be [read](Self::read) from a file and
/// [written](Self::to_toml) to one; the built-in profiles are such files. They never change once
/// released: a correction is a new profile.
///
/// ```
/// use ninerooks_logic::Profile;
/// let mut profile = Profile::by_id("basic").expect("it is built in");
/// assert_eq!(profile.techniques().next().map(|t| t.info().id), Some("full-house"));
/// profile.switch("full-house", false);
/// assert_eq!(profile.techniques().next().map(|t| t.info().id), Some("hidden-single"));
/// ```
#[derive(Clone)]
pub struct Profile {
    id: String,
    about: String,
    audience: String,
    entries: Vec<Entry>,
    carries: bool,
    whole: bool,
    assumes_uniqueness: bool,
    costs: Costs,
    choice: Choice,
    work: u64,
}

impl Default for Profile {
    /// The built-in profile `default`.
    fn default() -> Self {
        Self::by_id("default").unwrap_or_else(|| Self::everything().clone())
    }
}

impl Profile {
    /// The built-in profile `id`.
    pub fn by_id(id: &str) -> Option<Self> {
        built_in::by_id(id).cloned()
    }

    /// A profile of these techniques in this order, all on.
    pub fn of(id: &str, techniques: impl IntoIterator<Item = &'static Technique>) -> Self {
        let on = |technique| Entry { technique, on: true };
        let entries = techniques.into_iter().map(on).collect();
        Self {
            id: id.to_owned(),
            about: String::new(),
            audience: String::new(),
            entries,
            carries: false,
            whole: false,
            assumes_uniqueness: false,
            costs: Costs::default(),
            choice: Choice::default(),
            work: WORK,
        }
    }

    /// Whether patterns that a step deletes stay deleted for the steps after it, as the help for the
    /// Pattern Overlay Method arranges it. Then a step may delete patterns and no candidate yet.
    #[must_use]
    pub fn carrying(self, carries: bool) -> Self {
        Self { carries, ..self }
    }

    /// Allows all techniques together so many units of work for a puzzle, of a nanosecond or so each; at first it is
    /// [`WORK`](crate::WORK). When they are spent, no technique is asked any more, and the path ends with the
    /// [limit](crate::Limit) [`OverBudget::Puzzle`](crate::OverBudget::Puzzle).
    ///
    /// ```
    /// use ninerooks_board::Grid;
    /// use ninerooks_logic::{Checking, OverBudget, Profile, solve};
    /// let mut profile = Profile::by_id("default").expect("it is built in");
    /// profile.limit_work(1_000_000);
    /// let solution = solve(&Grid::default(), &profile, Checking::On);
    /// assert!(matches!(solution.limits[..], [(_, OverBudget::Puzzle { limit: 1_000_000 })]));
    /// ```
    pub const fn limit_work(&mut self, units: u64) {
        self.work = units;
    }

    /// How many units of work all techniques together may do for a puzzle.
    pub const fn work(&self) -> u64 {
        self.work
    }

    /// Whether it [carries](Self::carrying) patterns.
    pub const fn carries(&self) -> bool {
        self.carries
    }

    /// Whether all that the pattern overlay finds at once is one step. At first pair deletion comes in portions,
    /// each of which eliminates a candidate, and pattern combination sum by sum.
    ///
    /// ```
    /// use ninerooks_logic::Profile;
    /// let mut profile = Profile::by_id("default").expect("it is built in");
    /// assert!(!profile.is_whole());
    /// profile.take_whole(true);
    /// assert!(profile.is_whole());
    /// ```
    pub const fn take_whole(&mut self, whole: bool) {
        self.whole = whole;
    }

    /// Whether all that the pattern overlay finds at once is one step.
    pub const fn is_whole(&self) -> bool {
        self.whole
    }

    /// How much of pair deletion is a step, on a path whose portions have deleted `known`.
    pub(crate) const fn portions<'a>(&self, known: &'a [Deletion]) -> Portions<'a> {
        if self.whole { Portions::Whole } else { Portions::After(known) }
    }

    /// Whether techniques may assume that the puzzle has only one solution. At first they may not.
    ///
    /// ```
    /// use ninerooks_logic::{Profile, by_name};
    /// let mut profile = Profile::of("mine", by_name("pom-unique-rectangle"));
    /// assert_eq!(profile.techniques().count(), 0);
    /// profile.assume_uniqueness(true);
    /// assert_eq!(profile.techniques().count(), 1);
    /// ```
    pub const fn assume_uniqueness(&mut self, on: bool) {
        self.assumes_uniqueness = on;
    }

    /// Whether techniques may assume that the puzzle has only one solution.
    pub const fn assumes_uniqueness(&self) -> bool {
        self.assumes_uniqueness
    }

    /// What steps cost, where the cheaper one is wanted.
    pub const fn costs(&self) -> &Costs {
        &self.costs
    }

    /// Which step of a state is taken. At first it is that of the first technique that finds one.
    ///
    /// ```
    /// use ninerooks_logic::{Choice, Profile};
    /// let mut profile = Profile::by_id("default").expect("it is built in");
    /// assert_eq!(profile.choice(), Choice::Order);
    /// profile.choose(Choice::Cheapest);
    /// assert_eq!(profile.choice(), Choice::Cheapest);
    /// ```
    pub const fn choose(&mut self, choice: Choice) {
        self.choice = choice;
    }

    /// Which step of a state is taken.
    pub const fn choice(&self) -> Choice {
        self.choice
    }

    /// Every technique there is, the cheap before the dear: the built-in profile `everything`.
    pub fn everything() -> &'static Self {
        built_in::everything()
    }

    /// The built-in profiles.
    ///
    /// ```
    /// use ninerooks_logic::Profile;
    /// assert!(Profile::built_in().any(|profile| profile.id() == "default"));
    /// ```
    pub fn built_in() -> impl Iterator<Item = &'static Self> {
        built_in::all()
    }

    /// The names of built-in profiles that look most like `name`, best first.
    pub fn nearest(name: &str) -> Vec<&'static str> {
        nearest_of(name, Self::built_in().map(|profile| (profile.id(), vec![profile.id()])))
    }

    /// The text of the built-in profile `id`, with its remarks.
    pub fn source(id: &str) -> Option<&'static str> {
        built_in::SOURCES.iter().find(|(name, _)| *name == id).map(|(_, text)| *text)
    }

    /// Its name.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Gives it another name.
    pub fn rename(&mut self, id: &str) {
        id.clone_into(&mut self.id);
    }

    /// What it has, in a line; nothing where nobody said it.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// Whom it is for, in a line; nothing where nobody said it.
    pub fn audience(&self) -> &str {
        &self.audience
    }

    /// All its entries in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The techniques that are on, in order; without those that assume uniqueness, unless they
    /// [may](Self::assume_uniqueness).
    pub fn techniques(&self) -> impl Iterator<Item = &'static Technique> {
        let on = self.entries.iter().filter(|entry| entry.on).map(|entry| entry.technique);
        on.filter(|technique| self.assumes_uniqueness || !technique.assumes_uniqueness())
    }

    /// Turns the technique with this id on or off; says whether the profile has it.
    pub fn switch(&mut self, id: &str, on: bool) -> bool {
        let mut has = false;
        for entry in self.entries.iter_mut().filter(|entry| entry.technique.info().id == id) {
            (entry.on, has) = (on, true);
        }
        has
    }

    /// Turns the technique on. Where the profile does not have it, it is asked before the first one
    /// that is dearer, which means behind it in [`everything`](Self::everything). Says whether that
    /// changed the profile.
    ///
    /// ```
    /// use ninerooks_logic::{Profile, by_name};
    /// let mut profile = Profile::by_id("singles").expect("it is built in");
    /// assert!(profile.add(by_name("x-wing").expect("a technique")));
    /// assert!(profile.add(by_name("pointing").expect("a technique")));
    /// let ids: Vec<&str> = profile.techniques().map(|t| t.info().id).collect();
    /// assert_eq!(ids[3..], ["pointing", "x-wing"]);
    /// ```
    pub fn add(&mut self, technique: &'static Technique) -> bool {
        let id = technique.info().id;
        if let Some(entry) = self.entries.iter_mut().find(|e| e.technique.info().id == id) {
            return !std::mem::replace(&mut entry.on, true);
        }
        let cost = |technique: &Technique| {
            let id = technique.info().id;
            let place = |entry: &Entry| entry.technique.info().id == id;
            Self::everything().entries.iter().position(place).unwrap_or(usize::MAX)
        };
        let own = cost(technique);
        let place = self.entries.iter().position(|entry| cost(entry.technique) > own);
        let place = place.unwrap_or(self.entries.len());
        self.entries.insert(place, Entry { technique, on: true });
        true
    }
}

impl core::fmt::Debug for Profile {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let ids = self.entries.iter().map(|entry| (entry.technique.info().id, entry.on));
        write!(f, "{} ", self.id)?;
        f.debug_map().entries(ids).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{by_name, techniques};

    fn ids(profile: &Profile) -> Vec<&'static str> {
        profile.entries().iter().map(|entry| entry.technique.info().id).collect()
    }

    #[test]
    fn built_in_profiles_name_techniques_by_id_and_once() {
        for profile in Profile::built_in() {
            let source = Profile::source(profile.id()).expect("a built-in profile has a source");
            let ids = ids(profile);
            for (i, id) in ids.iter().enumerate() {
                assert!(source.contains(&format!("    \"{id}\",")), "{id} in {}", profile.id());
                assert!(!ids[..i].contains(id), "{id} is twice in {}", profile.id());
            }
            assert!(!profile.about().is_empty() && !profile.audience().is_empty());
        }
    }

    #[test]
    fn everything_has_every_technique() {
        let has = ids(Profile::everything());
        for technique in techniques::ALL {
            let id = technique.info().id;
            assert!(
                has.contains(&id),
                "put {id} into crates/logic/profiles/everything.toml, where its cost belongs"
            );
        }
    }

    #[test]
    fn hidden_singles_come_before_naked_singles_in_default() {
        for id in ["default", "basic", "singles", "everything"] {
            let profile = Profile::by_id(id).expect("it is built in");
            let singles: Vec<&str> = profile
                .techniques()
                .filter(|t| !t.needs_rules())
                .take(3)
                .map(|t| t.info().id)
                .collect();
            assert_eq!(singles, ["full-house", "hidden-single", "naked-single"], "in {id}");
        }
    }

    #[test]
    fn a_technique_that_is_there_is_turned_on_in_its_place() {
        let mut profile = Profile::by_id("basic").expect("it is built in");
        let before = ids(&profile);
        let x_wing = by_name("x-wing").expect("a technique");
        assert!(!profile.add(x_wing), "it is on");
        profile.switch("x-wing", false);
        assert!(profile.add(x_wing));
        assert!(profile.techniques().any(|technique| technique.info().id == "x-wing"));
        assert_eq!(ids(&profile), before);
    }
}
