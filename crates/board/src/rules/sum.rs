//! Sums of digits: linear facts, and the fillings that keep one.

use core::fmt;
use core::ops::ControlFlow;
use core::str::FromStr;

use super::Rules;
use super::groups::Groups;
use crate::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseSet, NameError};

/// The digits of some cells, each times its coefficient, have this total: a cage, an arrow, or what follows from several.
///
/// ```
/// use ninerooks_board::Sum;
/// // The circle of an arrow is the sum of its two other cells.
/// let cells = [("r1c1", 1), ("r1c2", -1), ("r1c3", -1)];
/// let cells = cells.map(|(cell, times)| Ok((cell.parse()?, times)));
/// let arrow = Sum::new(cells.into_iter().collect::<Result<Vec<_>, ninerooks_board::NameError>>()?, 0);
/// assert_eq!(arrow.to_string(), "r1c1 - r1c2 - r1c3 = 0");
/// assert_eq!("r1c1 - r1c2 - r1c3 = 0".parse(), Ok(arrow.clone()));
/// assert_eq!(arrow.weight("5r1c2".parse()?), -5);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sum {
    /// Cells in their order, each once, with coefficients other than 0.
    terms: Box<[(Cell, i16)]>,
    total: i32,
}

/// A sum, and the rule that says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSum {
    /// The sum.
    pub sum: Sum,
    /// The place of the rule in the list; behind the last one, where it is [implied](Rules::implied_sums).
    pub rule: usize,
    pub(super) groups: Groups,
}

/// A sum that no rule says, but houses and the sums of rules together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImpliedSum {
    /// The sum. Its rule is behind the last one of the list.
    pub own: RuleSum,
    /// The houses, each with its 45.
    pub houses: HouseSet,
    /// The sums that are taken away from these: their places among [those of the rules](Rules::sums).
    pub taken: Box<[usize]>,
}

impl RuleSum {
    /// Which candidates have no room where these are live: some that no filling has, and none that one has. It takes a few
    /// microseconds, where the fillings may take as many seconds. Nothing when there is surely no filling.
    ///
    /// ```
    /// use ninerooks_board::{DigitSet, Rule, Rules};
    /// let cells = ["r1c1", "r1c2"].into_iter().map(str::parse).collect::<Result<_, _>>()?;
    /// let rules = Rules::new(&[Rule::Cage(4, cells)])?;
    /// let gone = rules.sums()[0].no_room(|_| DigitSet::ALL).expect("1 and 3");
    /// assert_eq!(gone.digits("r1c1".parse()?).to_string(), "2456789");
    /// assert_eq!(rules.sums()[0].no_room(|_| [ninerooks_board::Digit::D3].into_iter().collect()), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn no_room(&self, live: impl Fn(Cell) -> DigitSet) -> Option<CandidateSet> {
        self.groups.no_room(self.sum.total(), live)
    }
}

/// Why a look at all fillings has ended before its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FillingsEnd {
    /// Whoever looked at them had seen enough.
    Seen,
    /// So much work was not allowed.
    Spent,
}

impl Sum {
    /// Cells with their coefficients, and the total. A cell that is named twice counts twice.
    pub fn new(terms: impl IntoIterator<Item = (Cell, i16)>, total: i32) -> Self {
        let mut all: Vec<(Cell, i16)> = terms.into_iter().collect();
        all.sort_unstable_by_key(|(cell, _)| *cell);
        all.dedup_by(|again, kept| {
            let is_same = again.0 == kept.0;
            if is_same {
                kept.1 = kept.1.saturating_add(again.1);
            }
            is_same
        });
        all.retain(|(_, times)| *times != 0);
        Self { terms: all.into(), total }
    }

    /// The cells, in their order, with their coefficients: none is 0.
    pub fn terms(&self) -> &[(Cell, i16)] {
        &self.terms
    }

    /// What they sum to.
    pub const fn total(&self) -> i32 {
        self.total
    }

    /// Its cells.
    pub fn cells(&self) -> CellSet {
        self.terms.iter().map(|(cell, _)| *cell).collect()
    }

    /// How often a cell counts; 0 for all others.
    pub fn times(&self, cell: Cell) -> i16 {
        let at = self.terms.binary_search_by_key(&cell, |(own, _)| *own);
        at.map_or(0, |at| self.terms[at].1)
    }

    /// What a candidate counts when it is true: its digit times the coefficient of its cell.
    pub fn weight(&self, candidate: Candidate) -> i32 {
        i32::from(self.times(candidate.cell())) * i32::from(candidate.digit().get())
    }

    /// Shows `visit` each filling: a live candidate for each cell, in the order of [`terms`](Self::terms), so that no two of them
    /// exclude each other and the total is right. Each position that is looked at costs a unit of `work`.
    ///
    /// # Errors
    /// When `visit` breaks off, or there is too much work.
    ///
    /// ```
    /// use ninerooks_board::{CandidateSet, Rules, Sum};
    /// use std::ops::ControlFlow;
    /// let cage = Sum::new([("r1c1".parse()?, 1), ("r1c2".parse()?, 1)], 4);
    /// let mut seen = Vec::new();
    /// let mut look = |filling: &[ninerooks_board::Candidate]| {
    ///     seen.push(filling.iter().map(|c| c.digit().to_string()).collect::<String>());
    ///     ControlFlow::Continue(())
    /// };
    /// cage.fillings(&CandidateSet::ALL, Rules::NONE, &mut 100, &mut look).expect("100 positions are enough");
    /// // Not 22: the cells see each other.
    /// assert_eq!(seen, ["13", "31"]);
    /// # Ok::<(), ninerooks_board::NameError>(())
    /// ```
    pub fn fillings(
        &self,
        live: &CandidateSet,
        rules: Rules,
        work: &mut usize,
        visit: &mut dyn FnMut(&[Candidate]) -> ControlFlow<()>,
    ) -> Result<(), FillingsEnd> {
        let mut bounds = vec![(0, 0)];
        for (cell, times) in self.terms.iter().rev() {
            let digits = live.digits(*cell);
            let last = digits.into_iter().last();
            let (Some(low), Some(high)) = (digits.first(), last) else { return Ok(()) };
            let [a, b] = [low, high].map(|digit| i32::from(*times) * i32::from(digit.get()));
            let (least, most) = bounds[bounds.len() - 1];
            bounds.push((least + a.min(b), most + a.max(b)));
        }
        bounds.reverse();
        let filling = Vec::with_capacity(self.terms.len());
        let mut search = Fillings { sum: self, live, rules, bounds, work, filling, visit };
        search.from(0, self.total)
    }
}

/// A search through all fillings, cell by cell.
struct Fillings<'a> {
    sum: &'a Sum,
    live: &'a CandidateSet,
    rules: Rules,
    /// The least and the most that the cells from each place on can come to.
    bounds: Vec<(i32, i32)>,
    work: &'a mut usize,
    filling: Vec<Candidate>,
    visit: &'a mut dyn FnMut(&[Candidate]) -> ControlFlow<()>,
}

impl Fillings<'_> {
    /// Fills the cells from this place on, which have to come to `left`.
    fn from(&mut self, at: usize, left: i32) -> Result<(), FillingsEnd> {
        *self.work = self.work.checked_sub(1).ok_or(FillingsEnd::Spent)?;
        let (least, most) = self.bounds[at];
        if left < least || left > most {
            return Ok(());
        }
        let Some(&(cell, times)) = self.sum.terms.get(at) else {
            return match (self.visit)(&self.filling) {
                ControlFlow::Break(()) => Err(FillingsEnd::Seen),
                ControlFlow::Continue(()) => Ok(()),
            };
        };
        for digit in Digit::ALL {
            let candidate = Candidate::new(digit, cell);
            let excludes = |other: &Candidate| self.rules.exclude_each_other(*other, candidate);
            if self.live.contains(candidate) && !self.filling.iter().any(excludes) {
                self.filling.push(candidate);
                self.from(at + 1, left - i32::from(times) * i32::from(digit.get()))?;
                self.filling.pop();
            }
        }
        Ok(())
    }
}

impl fmt::Display for Sum {
    /// `r1c1 + 2 r1c2 - r1c3 = 7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (cell, times)) in self.terms.iter().enumerate() {
            match (at, *times < 0) {
                (0, false) => {}
                (0, true) => f.write_str("-")?,
                (_, false) => f.write_str(" + ")?,
                (_, true) => f.write_str(" - ")?,
            }
            match times.unsigned_abs() {
                1 => {}
                many => write!(f, "{many} ")?,
            }
            write!(f, "{cell}")?;
        }
        if self.terms.is_empty() {
            f.write_str("0")?;
        }
        write!(f, " = {}", self.total)
    }
}

impl FromStr for Sum {
    type Err = NameError;

    /// As it is written: `r1c1 + 2 r1c2 - r1c3 = 7`.
    fn from_str(text: &str) -> Result<Self, NameError> {
        let wrong = NameError { expected: "a sum such as \"r1c1 + 2 r1c2 - r1c3 = 7\"" };
        let (left, total) = text.split_once('=').ok_or(wrong)?;
        let total = total.trim().parse().map_err(|_| wrong)?;
        let terms = match left.trim() {
            "0" => Vec::new(),
            left => terms(left).ok_or(wrong)?,
        };
        Ok(Self::new(terms, total))
    }
}

/// Cells with their numbers, with signs between them: `-r1c1 + 2 r1c2`.
fn terms(text: &str) -> Option<Vec<(Cell, i16)>> {
    let (mut sign, text) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let mut terms = Vec::new();
    let mut words = text.split_whitespace();
    loop {
        let word = words.next()?;
        let (times, cell) = match word.parse::<i16>() {
            Ok(times) if times > 0 => (times, words.next()?),
            Ok(_) => return None,
            Err(_) => (1, word),
        };
        terms.push((cell.parse().ok()?, sign * times));
        sign = match words.next() {
            None => return Some(terms),
            Some("+") => 1,
            Some("-") => -1,
            Some(_) => return None,
        };
    }
}
