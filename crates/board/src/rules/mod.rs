//! The rules that a puzzle adds to the classic ones, and what follows from each: which candidates exclude each other, of which
//! one is true, which are false from the start.

mod error;
mod excludes;
mod groups;
mod implied;
mod relation;
mod rule;
mod sum;

use core::fmt;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::{Candidate, CandidateSet, Digit};
use excludes::Excludes;
use relation::{Sink, tell};

pub use error::RuleError;
pub use implied::Remainder;
pub use rule::Rule;
pub use sum::{FillingsEnd, ImpliedSum, RuleSum, Sum};

/// The rules that a puzzle adds to the classic ones; none, for most.
///
/// It is a handle of eight bytes, so that a [`Grid`](crate::Grid) can be copied with its rules. What it refers to is worked
/// out once for the same list of rules, and kept for as long as the program runs (10 to 30 kB).
///
/// ```
/// use ninerooks_board::{Grid, Puzzle, Rule, Rules};
/// let mut puzzle = Puzzle::default();
/// puzzle.rules = Rules::new(&[Rule::AntiKnight])?;
/// puzzle.give("5r1c1".parse()?);
/// let grid = Grid::new(&puzzle)?;
/// assert!(!grid.is_live("5r2c3".parse()?) && grid.is_live("5r4c2".parse()?));
/// assert_eq!(puzzle.rules.list(), [Rule::AntiKnight]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Default)]
pub struct Rules(Option<&'static Facts>);

/// What a list of rules comes to.
struct Facts {
    rules: Box<[Rule]>,
    excluded: CandidateSet,
    excludes: Excludes,
    one_of: Box<[OneOf]>,
    sums: Box<[RuleSum]>,
    implied: Box<[ImpliedSum]>,
}

/// Candidates of which one is true, and the rule that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneOf {
    /// The candidates.
    pub candidates: CandidateSet,
    /// The place of the rule in the list.
    pub rule: usize,
}

type Known = HashMap<Box<[Rule]>, &'static Facts>;

static KNOWN: Mutex<Option<Known>> = Mutex::new(None);

impl Rules {
    /// No rules but the classic ones.
    pub const NONE: Self = Self(None);
    /// So many rules at most: as many as a grid has pairs of neighbours, and a few.
    pub const MOST: usize = 300;

    /// The rules of a list, in its order.
    ///
    /// # Errors
    /// [`RuleError`] when one of them cannot be meant, as a region of eight cells or a thermo of ten.
    pub fn new(list: &[Rule]) -> Result<Self, RuleError> {
        if list.len() > Self::MOST {
            return Err(RuleError::Many(list.len()));
        }
        list.iter().try_for_each(Rule::check)?;
        if list.is_empty() {
            return Ok(Self::NONE);
        }
        // Whoever panicked while holding it has left it whole: nothing is ever taken out.
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get_or_insert_with(HashMap::new);
        if let Some(facts) = known.get(list) {
            return Ok(Self(Some(facts)));
        }
        let facts: &'static Facts = Box::leak(Box::new(Facts::of(list)));
        known.insert(list.into(), facts);
        Ok(Self(Some(facts)))
    }

    /// Whether there are none.
    pub const fn is_none(self) -> bool {
        self.0.is_none()
    }

    /// The rules as the author has them.
    pub fn list(self) -> &'static [Rule] {
        self.0.map_or(&[], |facts| &facts.rules)
    }

    /// The candidates that are false from the start.
    pub const fn excluded(self) -> &'static CandidateSet {
        match self.0 {
            Some(facts) => &facts.excluded,
            None => &CandidateSet::EMPTY,
        }
    }

    /// What these rules exclude when a candidate is true, beside what it sees by the classic ones.
    pub fn excluded_by(self, candidate: Candidate) -> CandidateSet {
        self.0.map_or(CandidateSet::EMPTY, |facts| facts.excludes.by(candidate))
    }

    /// All that is false when a candidate is true, by the classic rules and by these.
    ///
    /// ```
    /// use ninerooks_board::{Rule, Rules};
    /// assert_eq!(Rules::NONE.all_excluded_by("5r1c1".parse()?).len(), 28);
    /// let rules = Rules::new(&[Rule::AntiKnight])?;
    /// assert!(rules.all_excluded_by("5r1c1".parse()?).contains("5r3c2".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn all_excluded_by(self, candidate: Candidate) -> CandidateSet {
        let cell = candidate.cell();
        let mut excluded = self.excluded_by(candidate);
        for digit in Digit::ALL {
            excluded[digit].insert(cell);
        }
        excluded[candidate.digit()].remove(cell);
        excluded[candidate.digit()] |= cell.peers();
        excluded
    }

    /// Sets of candidates of which one is true at least: each digit of an extra house, for example.
    pub fn one_of(self) -> &'static [OneOf] {
        self.0.map_or(&[], |facts| &facts.one_of)
    }

    /// What digits sum to: in each cage, along each arrow.
    ///
    /// ```
    /// use ninerooks_board::{Rule, Rules};
    /// let cells = ["r1c1", "r1c2", "r1c3"].into_iter().map(str::parse).collect::<Result<_, _>>()?;
    /// let rules = Rules::new(&[Rule::Cage(6, cells)])?;
    /// assert_eq!(rules.sums()[0].sum.to_string(), "r1c1 + r1c2 + r1c3 = 6");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sums(self) -> &'static [RuleSum] {
        self.0.map_or(&[], |facts| &facts.sums)
    }

    /// What houses leave together with these [sums](Self::sums), where that is few cells: each holds in every solution, and no rule
    /// of the list says it.
    pub fn implied_sums(self) -> &'static [ImpliedSum] {
        self.0.map_or(&[], |facts| &facts.implied)
    }

    /// The [sums](Self::sums) of rules, then those that are [implied](Self::implied_sums): their number among all of them is what
    /// refutations name them by.
    pub fn all_sums(self) -> impl Iterator<Item = &'static RuleSum> {
        self.sums().iter().chain(self.implied_sums().iter().map(|implied| &implied.own))
    }

    /// Whether two candidates exclude each other, by the classic rules or by these.
    ///
    /// ```
    /// use ninerooks_board::{Rule, Rules};
    /// let rules = Rules::new(&[Rule::NonConsecutive])?;
    /// assert!(rules.exclude_each_other("3r1c1".parse()?, "4r1c2".parse()?));
    /// assert!(!rules.exclude_each_other("3r1c1".parse()?, "5r1c2".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn exclude_each_other(self, one: Candidate, other: Candidate) -> bool {
        one.sees(other) || self.0.is_some_and(|facts| facts.excludes.has(one, other))
    }

    /// The first of the rules by which two candidates exclude each other.
    pub fn between(self, one: Candidate, other: Candidate) -> Option<&'static Rule> {
        let list = self.list();
        list.iter().find(|rule| {
            let mut between = Between { pair: [one, other], found: false };
            tell(rule, list, &mut between);
            between.found
        })
    }
}

impl PartialEq for Rules {
    /// The same list is always the same handle.
    fn eq(&self, other: &Self) -> bool {
        match (self.0, other.0) {
            (None, None) => true,
            (Some(one), Some(other)) => core::ptr::eq(one, other),
            _ => false,
        }
    }
}

impl Eq for Rules {}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list()).finish()
    }
}

impl Facts {
    fn of(list: &[Rule]) -> Self {
        let mut all = All {
            rule: 0,
            excluded: CandidateSet::EMPTY,
            excludes: vec![CandidateSet::EMPTY; 729],
            one_of: Vec::new(),
            sums: Vec::new(),
        };
        for (at, rule) in list.iter().enumerate() {
            all.rule = at;
            tell(rule, list, &mut all);
        }
        let excludes = &all.excludes;
        let grouped = |(sum, rule): (Sum, usize)| {
            let exclude_each_other = |one: Candidate, other: Candidate| {
                one.sees(other) || excludes[one.index()].contains(other)
            };
            let groups = groups::Groups::of(&sum, exclude_each_other);
            RuleSum { sum, rule, groups }
        };
        let own: Vec<&Sum> = all.sums.iter().map(|(sum, _)| sum).collect();
        let implied = implied::implied(&own).into_iter().map(|(sum, houses, taken)| ImpliedSum {
            own: grouped((sum, list.len())),
            houses,
            taken: taken.into(),
        });
        let implied = implied.collect();
        let sums = all.sums.into_iter().map(grouped).collect();
        Self {
            rules: list.into(),
            excluded: all.excluded,
            excludes: Excludes::of(&all.excludes),
            one_of: all.one_of.into(),
            sums,
            implied,
        }
    }
}

/// Gathers all facts.
struct All {
    rule: usize,
    excluded: CandidateSet,
    excludes: Vec<CandidateSet>,
    one_of: Vec<OneOf>,
    sums: Vec<(Sum, usize)>,
}

impl Sink for All {
    fn not_both(&mut self, one: Candidate, other: Candidate) {
        // On a line that crosses itself a cell may have to differ from itself: then its digits are all impossible.
        if one == other {
            self.excluded.insert(one);
        } else if !one.sees(other) {
            self.excludes[one.index()].insert(other);
            self.excludes[other.index()].insert(one);
        }
    }

    fn one_of(&mut self, candidates: CandidateSet) {
        self.one_of.push(OneOf { candidates, rule: self.rule });
    }

    fn never(&mut self, candidate: Candidate) {
        self.excluded.insert(candidate);
    }

    fn sum(&mut self, sum: Sum) {
        self.sums.push((sum, self.rule));
    }
}

/// Whether a rule is the one that separates two candidates.
struct Between {
    pair: [Candidate; 2],
    found: bool,
}

impl Sink for Between {
    fn not_both(&mut self, one: Candidate, other: Candidate) {
        self.found |= [[one, other], [other, one]].contains(&self.pair);
    }

    fn one_of(&mut self, _: CandidateSet) {}

    fn never(&mut self, _: Candidate) {}

    fn sum(&mut self, _: Sum) {}
}
