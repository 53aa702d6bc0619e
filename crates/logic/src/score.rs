//! Level and score of a path as HoDoKu counts them.
//!
//! HoDoKu gives each kind of step a level and a score. The score of a path is the sum over its steps, singles
//! included. Its level is the highest of a step, and is raised while the score is more than the level may
//! have. The numbers are those of HoDoKu 2.2 as it comes. Two programs that take other steps get other sums: the
//! path is ours, only the counting is HoDoKu's.
//!
//! A technique that HoDoKu does not have counts as a step of HoDoKu's that does the same or more, and
//! the [`Worth`] says which.

use core::fmt;

use ninerooks_step::{Family, Info};

/// How hard HoDoKu calls a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Singles.
    #[default]
    Easy,
    /// Locked candidates, pairs, triples.
    Medium,
    /// Quads, basic fish, single-digit patterns, colours, wings, uniqueness.
    Hard,
    /// Fish with fins, chains, almost-locked sets.
    Unfair,
    /// Forcing chains and nets, and whatever is not solved.
    Extreme,
}

impl Level {
    /// The levels, the easiest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Unfair, Self::Extreme];

    /// The highest score that a path of this level has.
    const fn most(self) -> u64 {
        match self {
            Self::Easy => 800,
            Self::Medium => 1000,
            Self::Hard => 1600,
            Self::Unfair => 1800,
            Self::Extreme => u64::MAX,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        })
    }
}

/// What a step of a technique counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// Its level.
    pub level: Level,
    /// Its score.
    pub score: u32,
    /// The step of HoDoKu's as which it counts, where HoDoKu does not have the technique itself.
    pub like: Option<&'static str>,
}

/// Techniques that HoDoKu has, by id, with level and score.
const STEPS: &[(Level, u32, &[&str])] = &[
    (Level::Easy, 4, &["full-house", "naked-single"]),
    (Level::Easy, 14, &["hidden-single"]),
    (Level::Medium, 40, &["locked-pair"]),
    (Level::Medium, 50, &["pointing", "claiming"]),
    (Level::Medium, 60, &["locked-triple", "naked-pair"]),
    (Level::Medium, 70, &["hidden-pair"]),
    (Level::Medium, 80, &["naked-triple"]),
    (Level::Medium, 100, &["hidden-triple"]),
    (Level::Hard, 120, &["naked-quad", "turbot-fish", "empty-rectangle"]),
    (Level::Hard, 130, &["skyscraper", "finned-x-wing"]),
    (Level::Hard, 140, &["x-wing"]),
    (Level::Hard, 150, &["hidden-quad", "swordfish", "two-string-kite", "dual-two-string-kite"]),
    (Level::Hard, 150, &["w-wing", "sashimi-x-wing", "simple-colors-trap", "simple-colors-wrap"]),
    (Level::Hard, 160, &["jellyfish", "xy-wing"]),
    (Level::Hard, 180, &["xyz-wing"]),
    (Level::Hard, 110, &["remote-pair"]),
    (Level::Hard, 100, &["bug-plus-1", "hidden-rectangle"]),
    (Level::Hard, 100, &["avoidable-rectangle-1", "avoidable-rectangle-2"]),
    (Level::Hard, 100, &["unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3"]),
    (Level::Hard, 100, &["unique-rectangle-4", "unique-rectangle-5", "unique-rectangle-6"]),
    (Level::Hard, 200, &["multi-colors-1", "multi-colors-2"]),
    (Level::Unfair, 200, &["finned-swordfish"]),
    (Level::Unfair, 240, &["sashimi-swordfish"]),
    (Level::Unfair, 250, &["finned-jellyfish", "sue-de-coq"]),
    (Level::Unfair, 260, &["sashimi-jellyfish", "x-chain", "xy-chain"]),
    (Level::Unfair, 280, &["aic", "aic-ring", "m-wing", "s-wing", "l-wing", "h-wing"]),
    (Level::Unfair, 300, &["grouped-aic", "grouped-aic-ring", "als-xz"]),
    (Level::Unfair, 320, &["als-xy-wing"]),
    (Level::Unfair, 340, &["als-chain"]),
    (Level::Unfair, 360, &["death-blossom"]),
    (Level::Unfair, 470, &["squirmbag", "whale", "leviathan"]),
    (Level::Unfair, 470, &["finned-squirmbag", "finned-whale", "finned-leviathan"]),
    (Level::Unfair, 470, &["sashimi-squirmbag", "sashimi-whale", "sashimi-leviathan"]),
    (Level::Unfair, 300, &["franken-x-wing"]),
    (Level::Unfair, 350, &["franken-swordfish"]),
    (Level::Unfair, 370, &["franken-jellyfish"]),
    (Level::Unfair, 390, &["finned-franken-x-wing"]),
    (Level::Unfair, 410, &["finned-franken-swordfish"]),
    (Level::Unfair, 430, &["finned-franken-jellyfish"]),
    (Level::Extreme, 450, &["mutant-x-wing", "mutant-swordfish", "mutant-jellyfish"]),
    (Level::Extreme, 470, &["franken-squirmbag", "franken-whale", "franken-leviathan"]),
    (Level::Extreme, 470, &["finned-franken-squirmbag", "finned-franken-whale"]),
    (Level::Extreme, 470, &["finned-franken-leviathan", "finned-mutant-x-wing"]),
    (Level::Extreme, 470, &["finned-mutant-swordfish", "finned-mutant-jellyfish"]),
    (Level::Extreme, 470, &["mutant-squirmbag", "mutant-whale", "mutant-leviathan"]),
    (Level::Extreme, 470, &["finned-mutant-squirmbag", "finned-mutant-whale"]),
    (Level::Extreme, 470, &["finned-mutant-leviathan"]),
    (Level::Extreme, 500, &["kraken-fish-1", "kraken-fish-2"]),
    (Level::Extreme, 500, &["forcing-chain-contradiction", "forcing-chain-verity"]),
    (Level::Extreme, 700, &["forcing-net-contradiction", "forcing-net-verity"]),
    (Level::Extreme, 700, &["refutation-by-cases"]),
    (Level::Extreme, 10_000, &["pom-basic"]), // Template Delete
];

impl Worth {
    /// What a step of a technique counts.
    ///
    /// ```
    /// use ninerooks_logic::{by_name, score::{Level, Worth}};
    /// let worth = |name| Worth::of(by_name(name).expect("a technique").info());
    /// assert_eq!(worth("x-wing"), Worth { level: Level::Hard, score: 140, like: None });
    /// // HoDoKu does not have whips.
    /// assert_eq!(worth("whip").like, Some("Forcing Net"));
    /// ```
    pub fn of(technique: &Info) -> Self {
        let known = STEPS.iter().find(|(_, _, ids)| ids.contains(&technique.id));
        if let Some(&(level, score, _)) = known {
            return Self { level, score, like: None };
        }
        let (level, score, like) = match technique.family {
            Family::Singles => (Level::Easy, 14, "Hidden Single"),
            Family::Intersections => (Level::Medium, 50, "Locked Candidates"),
            Family::Subsets => (Level::Hard, 150, "Hidden Quadruple"),
            Family::Fish => (Level::Unfair, 470, "Leviathan"),
            Family::Wings => (Level::Unfair, 300, "Almost Locked Set XZ-Rule"),
            Family::Chains => (Level::Unfair, 300, "Grouped AIC"),
            Family::AlmostLocked => (Level::Unfair, 340, "Almost Locked Set Chain"),
            Family::Uniqueness => (Level::Hard, 100, "Uniqueness Test"),
            Family::Hypotheses | Family::Whips => (Level::Extreme, 700, "Forcing Net"),
            Family::Exotic | Family::SetLogic => (Level::Extreme, 470, "Finned Mutant Leviathan"),
            Family::Patterns => (Level::Extreme, 10_000, "Template Delete"),
        };
        Self { level, score, like: Some(like) }
    }
}

/// What a path counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The level of the whole.
    pub level: Level,
    /// The sum over the steps.
    pub score: u64,
    /// How many steps count as another of HoDoKu's.
    pub likened: usize,
}

impl Score {
    /// What steps of these techniques count. What they do not solve is extreme, and the score is of what
    /// there is; HoDoKu would guess next.
    ///
    /// ```
    /// use ninerooks_logic::{by_name, score::{Level, Score}};
    /// let single = by_name("hidden-single").expect("a technique").info();
    /// let score = Score::of([single; 50], true);
    /// assert_eq!((score.level, score.score), (Level::Easy, 700));
    /// // More than an easy puzzle may have.
    /// let score = Score::of([single; 60], true);
    /// assert_eq!((score.level, score.score), (Level::Medium, 840));
    /// ```
    pub fn of<'a>(techniques: impl IntoIterator<Item = &'a Info>, solved: bool) -> Self {
        let mut sum = Self::default();
        for technique in techniques {
            let worth = Worth::of(technique);
            sum.level = sum.level.max(worth.level);
            sum.score += u64::from(worth.score);
            sum.likened += usize::from(worth.like.is_some());
        }
        let enough = |level: &Level| *level >= sum.level && sum.score <= level.most();
        let raised = Level::ALL.into_iter().find(enough).filter(|_| solved);
        Self { level: raised.unwrap_or(Level::Extreme), ..sum }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Profile, by_name, techniques};

    #[test]
    fn every_row_is_of_one_technique() {
        let mut ids: Vec<&str> = STEPS.iter().flat_map(|(_, _, ids)| *ids).copied().collect();
        for id in &ids {
            assert!(techniques::ALL.iter().any(|technique| technique.info().id == *id), "{id}");
        }
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count, "a technique is in two rows");
    }

    #[test]
    fn the_profile_hodoku_has_what_hodoku_has() {
        for technique in Profile::by_id("hodoku").expect("it is built in").techniques() {
            let worth = Worth::of(technique.info());
            assert_eq!(worth.like, None, "{} needs a row", technique.info().id);
        }
    }

    #[test]
    fn what_hodoku_does_not_have_says_as_what_it_counts() {
        let like = |name| Worth::of(by_name(name).expect("a technique").info()).like;
        assert_eq!(like("bent-naked-quad"), Some("Almost Locked Set XZ-Rule"));
        assert_eq!(like("pattern-combination"), Some("Template Delete"));
        assert_eq!(like("medusa-trap"), Some("Grouped AIC"));
        assert_eq!(like("x-wing"), None);
    }

    #[test]
    fn the_level_is_the_highest_of_a_step_and_is_raised_by_the_score() {
        let info = |name| by_name(name).expect("a technique").info();
        let (single, pair) = (info("naked-single"), info("naked-pair"));
        let of = |pairs: usize, solved| {
            let score = Score::of(core::iter::repeat_n(pair, pairs).chain([single]), solved);
            (score.level, score.score)
        };
        assert_eq!(of(0, true), (Level::Easy, 4));
        assert_eq!(of(1, true), (Level::Medium, 64));
        assert_eq!(of(16, true), (Level::Medium, 964));
        assert_eq!(of(17, true), (Level::Hard, 1024));
        assert_eq!(of(27, true), (Level::Unfair, 1624));
        assert_eq!(of(30, true), (Level::Extreme, 1804));
        assert_eq!(of(1, false), (Level::Extreme, 64), "it is not solved");
        assert_eq!(Score::of([], true), Score::default());
    }
}
