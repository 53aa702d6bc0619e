//! The set algebra of Yet Another Sudoku: base sets, link sets and cover sets, written out and
//! evaluated on a grid.
//!
//! A truth is a *base set*: the live candidates of its sector. A link is a *cover set*, and its
//! *link set* is what it shares with the bases. With n base sets and n + R cover sets the rank is
//! R, and the Sudoku Rule says: if every base candidate is covered, every other candidate in R + 1
//! cover sets is false. Sets are named by kind and sector: `B3r8`, `L3c6`, `Cr8c6`; `BU`, `LU` and
//! `CU` are the unions. What drops out of an operation is written between tildes: `~3r2c6~`.
//!
//! A base with several covers of its own counts as often: a hidden single with its column, its box
//! and its cell is `{3×3R8} {3c6 3b8 8n6}`, of rank 0.
//!
//! The rule is that of the manual's "Base, Link and Cover Sets", after Bob Hanson and Allan Barker,
//! made exact for sets that overlap: there a candidate counts once for every set. It must lie in as
//! many cover sets as base sets at least, and it is false when it lies in more than R cover sets
//! more than base sets, be it in a base set or not.

use core::fmt::{self, Display};

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_proof::Cover;

use super::words::Name;

/// Truths and links as sets of a grid's candidates. Print it to see the rule at work.
///
/// The scale of the cover plays no part: the sets have a rank of their own.
///
/// ```
/// use ninerooks_board::{Grid, Puzzle};
/// use ninerooks_text::notation::{sets, yas::Algebra};
///
/// // 3 has one place left in row 8.
/// let mut grid = Grid::default();
/// for column in [1, 2, 3, 4, 5, 7, 8, 9] {
///     grid.eliminate(format!("3r8c{column}").parse()?);
/// }
/// let algebra = Algebra::new(&grid, &sets::parse("{3R8} {8n6}")?);
/// assert!(algebra.holds());
/// assert_eq!(algebra.eliminations().len(), 8);
/// assert!(algebra.to_string().contains("B3r8 = {3r8c6}"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Algebra {
    bases: Vec<Set>,
    covers: Vec<Set>,
    rank: i64,
    /// Base candidates that lie in fewer cover sets than base sets.
    uncovered: CandidateSet,
    eliminations: CandidateSet,
}

/// The live candidates of a sector, and how often the sector counts.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Set {
    sector: Sector,
    times: u64,
    live: CandidateSet,
}

impl Algebra {
    /// Evaluates the truths and links of a cover on a grid. The algebra knows sectors only; lemmas are
    /// left out.
    pub fn new(grid: &Grid, cover: &Cover) -> Self {
        let weights = cover.weights();
        let weight = |candidate: Candidate| weights.weight(candidate);
        let bases = sets(grid, cover.truth_sectors());
        let covers = sets(grid, cover.link_sectors());
        let rank = cover.rank();
        let uncovered: CandidateSet = union(&bases).iter().filter(|&c| weight(c) < 0).collect();
        let eliminations = if uncovered.is_empty() && rank >= 0 {
            union(&covers).iter().filter(|&c| weight(c) > rank).collect()
        } else {
            CandidateSet::EMPTY
        };
        Self { bases, covers, rank, uncovered, eliminations }
    }

    /// Cover sets minus base sets.
    pub const fn rank(&self) -> i64 {
        self.rank
    }

    /// Whether the condition of the Sudoku Rule is met: every base candidate is covered.
    pub fn holds(&self) -> bool {
        self.uncovered.is_empty()
    }

    /// Whether there are fewer cover sets than base sets, and still all is covered: then the grid
    /// has no solution.
    pub fn is_contradiction(&self) -> bool {
        self.holds() && self.rank < 0
    }

    /// What the rule finds false; nothing unless it [holds](Self::holds).
    pub const fn eliminations(&self) -> &CandidateSet {
        &self.eliminations
    }

    /// The manual's own form for several bases and as many links, with link sets.
    fn has_link_sets(&self) -> bool {
        self.rank == 0 && self.bases.len() > 1
    }

    /// How the union of the bases is called: a single base goes by its own name.
    fn base_name(&self) -> String {
        match &*self.bases {
            [only] => format!("B{}", Name(only.sector)),
            _ => "BU".into(),
        }
    }

    fn write_sets(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, cover) = (union(&self.bases), union(&self.covers));
        write_list(f, "Base sets", 'B', &self.bases, CandidateSet::ALL)?;
        if self.has_link_sets() {
            write_list(f, "Link sets", 'L', &self.covers, base)?;
        }
        write_list(f, "Cover sets", 'C', &self.covers, CandidateSet::ALL)?;
        writeln!(f, "Unions:")?;
        writeln!(f, "   BU = {}", Elements(base))?;
        if self.has_link_sets() {
            writeln!(f, "   LU = {}", Elements(base & cover))?;
        }
        writeln!(f, "   CU = {}", Elements(cover))?;
        let count = |sets: &[Set]| sets.iter().map(|set| set.times).sum::<u64>();
        let (bases, covers) = (count(&self.bases), count(&self.covers));
        writeln!(f, "Rank = {covers} - {bases} = {}", self.rank)
    }

    fn write_if(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, cover) = (union(&self.bases), union(&self.covers));
        if self.has_link_sets() {
            writeln!(f, "IF (BU ⊆ LU):    # if all base candidates are linked")?;
            writeln!(f, "   {} ⊆ {}", Elements(base), Elements(base & cover))?;
        } else {
            let name = self.base_name();
            writeln!(f, "IF ({name} & CU == {name}):    # if all base candidates are covered")?;
            let kept = Without { of: cover, out: cover - base };
            writeln!(f, "   {} & {kept} == {}", Elements(base), Elements(base))?;
        }
        let depths = base.iter().map(|c| (c, depth(&self.bases, c), depth(&self.covers, c)));
        let counted: Vec<String> = depths
            .filter(|&(_, bases, covers)| bases > 1 && covers > 0)
            .map(|(candidate, bases, covers)| format!("{candidate} {bases} and {covers}"))
            .collect();
        if !counted.is_empty() {
            writeln!(f, "   in base sets, and at least as many covers: {}", counted.join(", "))?;
        }
        if self.holds() {
            writeln!(f, "   True")
        } else {
            writeln!(f, "   False: not covered are {}", Elements(self.uncovered))
        }
    }

    fn write_then(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.rank < 0 {
            return writeln!(
                f,
                "   THEN there is no solution: too few cover sets for the base sets"
            );
        }
        let base = union(&self.bases);
        let minus = if self.has_link_sets() { "LU".into() } else { self.base_name() };
        let deep = self.deeper_than_rank();
        let outside = deep - base;
        match self.combinations() {
            _ if self.rank == 0 => {
                writeln!(f, "   THEN Elims = CU - {minus}")?;
                let kept = Without { of: deep, out: deep & base };
                writeln!(f, "              = {kept} - {}", Elements(base))?;
            }
            Some(combinations) => {
                let all = combinations.iter().map(|sets| Meet { sets, base: None });
                writeln!(f, "   THEN Elims = ({}) - {minus}", joined(all, " | "))?;
                let all = combinations.iter().map(|sets| Meet { sets, base: Some(base) });
                writeln!(f, "              = ({}) - {}", joined(all, " | "), Elements(base))?;
            }
            None => {
                let (depth, kept) = (self.rank + 1, Without { of: deep, out: deep & base });
                writeln!(f, "   THEN Elims = {{in {depth} cover sets at least}} - {minus}")?;
                writeln!(f, "              = {kept} - {}", Elements(base))?;
            }
        }
        writeln!(f, "              = {}", Elements(outside))?;
        let inside = self.eliminations & base;
        if !inside.is_empty() {
            writeln!(
                f,
                "   and, in a base set but in more than {} cover sets more than base sets: {}",
                self.rank,
                Elements(inside)
            )?;
        }
        Ok(())
    }

    /// The candidates in more cover sets than the rank.
    fn deeper_than_rank(&self) -> CandidateSet {
        let deep = |&candidate: &Candidate| {
            i64::try_from(depth(&self.covers, candidate)).is_ok_and(|c| c > self.rank)
        };
        union(&self.covers).iter().filter(deep).collect()
    }

    /// All choices of R + 1 cover sets, when they are few enough to be written out.
    fn combinations(&self) -> Option<Vec<Vec<&Set>>> {
        const MOST: usize = 12;
        let size = usize::try_from(self.rank).ok()?.checked_add(1)?;
        let sets = &self.covers;
        if size > sets.len() || sets.iter().any(|set| set.times != 1) {
            return None;
        }
        let mut found = Vec::new();
        let mut chosen: Vec<usize> = (0..size).collect();
        loop {
            if found.len() == MOST {
                return None;
            }
            found.push(chosen.iter().filter_map(|&i| sets.get(i)).collect());
            // The last place that can still move on, with all behind it moved up to it.
            let movable = |&place: &usize| chosen[place] + size - place < sets.len();
            let Some(place) = (0..size).rev().find(movable) else { return Some(found) };
            let start = chosen[place] + 1;
            for (next, i) in chosen[place..].iter_mut().zip(start..) {
                *next = i;
            }
        }
    }
}

impl Display for Algebra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_sets(f)?;
        self.write_if(f)?;
        if self.holds() { self.write_then(f) } else { Ok(()) }
    }
}

/// Each sector once, in the order of the cover.
fn sets(grid: &Grid, sectors: impl Iterator<Item = (Sector, u16)>) -> Vec<Set> {
    let mut sets: Vec<Set> = Vec::new();
    for (sector, times) in sectors {
        let times = u64::from(times);
        match sets.iter_mut().find(|set| set.sector == sector) {
            Some(set) => set.times += times,
            None => sets.push(Set { sector, times, live: grid.live_in(sector).collect() }),
        }
    }
    sets
}

/// How many of the sets a candidate lies in, each counted as often as it stands.
fn depth(sets: &[Set], candidate: Candidate) -> u64 {
    sets.iter().filter(|set| set.live.contains(candidate)).map(|set| set.times).sum()
}

fn union(sets: &[Set]) -> CandidateSet {
    sets.iter().fold(CandidateSet::EMPTY, |all, set| all | set.live)
}

/// The sets under a title, of each only what is `within`.
fn write_list(
    f: &mut fmt::Formatter<'_>,
    title: &str,
    letter: char,
    sets: &[Set],
    within: CandidateSet,
) -> fmt::Result {
    writeln!(f, "{title}:")?;
    for Set { sector, times, live } in sets {
        write!(f, "   {letter}{} = {}", Name(*sector), Elements(*live & within))?;
        if *times != 1 {
            write!(f, "    # counts {times} times")?;
        }
        writeln!(f)?;
    }
    Ok(())
}

/// `{3r8c1, 3r8c3}`
struct Elements(CandidateSet);

impl Display for Elements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}}}", joined(self.0.iter(), ", "))
    }
}

/// `{3r8c1, ~3r8c3~}`: the candidates that are eliminated are written between tildes.
struct Without {
    of: CandidateSet,
    out: CandidateSet,
}

impl Display for Without {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tilde = |candidate| if self.out.contains(candidate) { "~" } else { "" };
        let one = |candidate| format!("{0}{candidate}{0}", tilde(candidate));
        write!(f, "{{{}}}", joined(self.of.iter().map(one), ", "))
    }
}

/// What some cover sets share: by their names, or as candidates with the base eliminated.
struct Meet<'a> {
    sets: &'a [&'a Set],
    base: Option<CandidateSet>,
}

impl Display for Meet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(base) = self.base else {
            let names = self.sets.iter().map(|set| format!("C{}", Name(set.sector)));
            return write!(f, "({})", joined(names, " & "));
        };
        let shared = self.sets.iter().fold(CandidateSet::ALL, |all, set| all & set.live);
        write!(f, "{}", Without { of: shared, out: shared & base })
    }
}

fn joined<T: Display>(items: impl Iterator<Item = T>, between: &str) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}
