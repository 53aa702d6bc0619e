//! What may be asked of set logic, and how each question ended.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Step, TechniqueId};

use super::judge::{auto_links, auto_truths, judge};
use super::known;
use super::lp::Budget;
use super::pattern::Pattern;
use super::prove::{Limits, Verdict, Witness, prove};
use super::whole::{Whole, whole, whole_once};

/// The work for sets that are to be completed, and for whole puzzles, in pivots.
const WORK: Budget = Budget::pivots(1_000_000);
/// How many branches are looked at for a whole puzzle whose sets count once.
const NODES: u64 = 2_000;

/// How a question ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The pattern proves something, and the checker accepts it.
    Proved,
    /// The truths are not covered, so that nothing follows.
    Uncovered,
    /// The truths are covered, and nothing is eliminated.
    NoElimination,
    /// The puzzle contradicts itself.
    Contradiction,
    /// No pattern of any size exists.
    NoPattern,
    /// No pattern within the limits exists.
    BeyondLimits,
    /// The work that is allowed is done, or the numbers were not good enough for a proof.
    NotFound,
    /// The candidate is placed or excluded.
    NotOpen,
    /// A set that was named holds a placed digit.
    SettledSet,
    /// Every cell has its digit.
    Solved,
}

impl Outcome {
    /// Whether it is what was hoped for.
    pub const fn is_yes(self) -> bool {
        matches!(self, Self::Proved | Self::Solved)
    }

    /// Its name for programs, in kebab-case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::Uncovered => "uncovered",
            Self::NoElimination => "no-elimination",
            Self::Contradiction => "contradiction",
            Self::NoPattern => "no-pattern",
            Self::BeyondLimits => "beyond-limits",
            Self::NotFound => "not-found",
            Self::NotOpen => "not-open",
            Self::SettledSet => "settled-set",
            Self::Solved => "solved",
        }
    }
}

/// Whether the whole puzzle is a pattern whose sets count once each.
#[derive(Clone, Debug)]
pub enum Once {
    /// It is this one.
    Yes(Pattern),
    /// It is none.
    No,
    /// The work that is allowed did not say.
    Unknown,
}

/// The answer to a question.
#[derive(Clone, Debug)]
pub struct Finding {
    /// How it ended.
    pub outcome: Outcome,
    /// The candidate that it is about.
    pub target: Option<Candidate>,
    /// Truths and links, and what is eliminated; without a proof nothing is.
    pub pattern: Option<Pattern>,
    /// What is then the last candidate of a set.
    pub placements: Vec<Candidate>,
    /// What is in more truths than links, with the difference.
    pub uncovered: Vec<(Candidate, i64)>,
    /// Why there is no pattern.
    pub witness: Option<Witness>,
    /// Of a whole puzzle only.
    pub once: Option<Once>,
}

impl Finding {
    const fn new(outcome: Outcome) -> Self {
        Self {
            outcome,
            target: None,
            pattern: None,
            placements: Vec::new(),
            uncovered: Vec::new(),
            witness: None,
            once: None,
        }
    }

    /// What these truths and links prove.
    pub fn judged(grid: &Grid, cover: Cover) -> Self {
        let judgement = judge(grid, &cover);
        let outcome = if !judgement.uncovered.is_empty() {
            Outcome::Uncovered
        } else if judgement.rank < 0 {
            Outcome::Contradiction
        } else if judgement.eliminations.is_empty() {
            Outcome::NoElimination
        } else {
            Outcome::Proved
        };
        let eliminated =
            if outcome == Outcome::Proved { judgement.eliminations } else { Vec::new() };
        Self {
            pattern: Some(Pattern { cover, eliminations: eliminated }),
            placements: judgement.assignments,
            uncovered: judgement.uncovered,
            ..Self::new(outcome)
        }
    }

    /// The fewest links for these truths, so that something is eliminated if anything can be. A truth that is
    /// named twice counts twice.
    pub fn links_for(grid: &Grid, truths: &[Sector]) -> Self {
        Self::completed(grid, truths, auto_links)
    }

    /// As many truths as these links cover, so that something is eliminated if anything can be.
    pub fn truths_for(grid: &Grid, links: &[Sector]) -> Self {
        Self::completed(grid, links, auto_truths)
    }

    fn completed(grid: &Grid, half: &[Sector], complete: Complete) -> Self {
        let holds_digit = |sector: &Sector| grid.live_in(*sector).any(|c| !is_open(grid, c));
        if half.iter().any(holds_digit) {
            return Self::new(Outcome::SettledSet);
        }
        let mut budget = WORK;
        complete(grid, half, &mut budget)
            .map_or(Self::new(Outcome::NotFound), |cover| Self::judged(grid, cover))
    }

    /// The smallest pattern that proves a candidate false.
    pub fn proved(grid: &Grid, target: Candidate, limits: Limits) -> Self {
        let finding = if is_open(grid, target) {
            match prove(grid, target, limits) {
                Verdict::Pattern(pattern) => Self::judged(grid, pattern.cover),
                Verdict::None(witness) => {
                    Self { witness: Some(witness), ..Self::new(Outcome::NoPattern) }
                }
                Verdict::Beyond => Self::new(Outcome::BeyondLimits),
                Verdict::NotFound => Self::new(Outcome::NotFound),
            }
        } else {
            Self::new(Outcome::NotOpen)
        };
        Self { target: Some(target), ..finding }
    }

    /// The same for every open candidate.
    pub fn all_proved(grid: &Grid, limits: Limits) -> Vec<Self> {
        let open = Candidate::all().filter(|&c| is_open(grid, c));
        open.map(|target| Self::proved(grid, target, limits)).collect()
    }

    /// One pattern that proves everything false that is.
    pub fn whole(grid: &Grid) -> Self {
        if grid.is_solved() {
            return Self::new(Outcome::Solved);
        }
        match whole(grid, WORK) {
            Whole::Pattern(pattern) => {
                let once = if pattern.size().multiplicity <= 1 {
                    Once::Yes(pattern.clone())
                } else {
                    match whole_once(grid, &pattern, NODES) {
                        Some(Some(pattern)) => Once::Yes(pattern),
                        Some(None) => Once::No,
                        None => Once::Unknown,
                    }
                };
                Self { once: Some(once), ..Self::judged(grid, pattern.cover) }
            }
            Whole::None(witness) => {
                Self { witness: Some(witness), ..Self::new(Outcome::NoPattern) }
            }
            Whole::Contradiction => Self::new(Outcome::Contradiction),
            Whole::NotFound => Self::new(Outcome::NotFound),
        }
    }

    /// The pattern as a step of a technique.
    pub fn step(&self, grid: &Grid, technique: TechniqueId) -> Option<Step> {
        Some(self.pattern.clone()?.into_finding(grid).by(technique))
    }

    /// What people call the pattern, if it proves something and has a name.
    pub fn known(&self, grid: &Grid) -> Option<&'static str> {
        let pattern = self.pattern.as_ref().filter(|_| self.outcome == Outcome::Proved)?;
        known::name(grid, &pattern.cover)
    }

    /// Whether it says that there is no pattern and has nothing to show for it that holds.
    pub fn is_unsure(&self, grid: &Grid) -> bool {
        self.outcome == Outcome::NoPattern
            && !self.witness.as_ref().is_some_and(|witness| match self.target {
                Some(target) => witness.holds(grid, target),
                None => witness.is_undecided(grid),
            })
    }
}

/// How one half of a pattern is found for the other.
type Complete = fn(&Grid, &[Sector], &mut Budget) -> Option<Cover>;

fn is_open(grid: &Grid, candidate: Candidate) -> bool {
    grid.is_live(candidate) && !grid.solved().contains(candidate.cell())
}
