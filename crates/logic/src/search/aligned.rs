//! Aligned pair and triple exclusion: two or three cells, and a candidate of one of them that goes with no digits of
//! the others.
//!
//! Two candidates do not go together if they see each other, or if an almost-locked set would lose two of its
//! digits to them; three neither if a cell would lose all its candidates to them.
//!
//! Sources: Sudoku Explainer, whose excluding cells see all cells of the pair or triple; `SudokuWiki`, "Aligned Pair
//! Exclusion", types 1 and 2.

use std::collections::HashSet;

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Grid};
use ninerooks_proof::{Action, Branch, Cases, Cover, Deduction, Proof};
use ninerooks_step::{Aligned, Exclusion, Finding, Shape};

use crate::links::sources::als::Als;
use crate::{Findings, Flow, Forms, Position};

/// Pairs: those with the fewest excluding cells first, then by their cells. Of several that remove the same only the
/// first, unless all forms are wanted.
pub(crate) fn pairs(position: &Position, found: &mut Findings) -> Flow {
    let table = Table::new(position);
    let mut hits: Vec<(usize, Finding)> = Vec::new();
    let mut rest = position.cells_with(2..=9);
    while let Some(first) = rest.next() {
        for second in rest {
            hits.extend(table.pair(first, second));
        }
    }
    hits.sort_by_key(|(cells, _)| *cells);
    let mut shown: HashSet<CandidateSet> = HashSet::new();
    for (_, finding) in hits {
        if shown.insert(finding.eliminations().collect()) || found.forms() == Forms::All {
            found.push(finding)?;
        }
    }
    Flow::Continue(())
}

/// Triples that no pair makes: those with the fewest combinations of the other two cells first, then by target. Of
/// several with one target only the first, unless all forms are wanted.
pub(crate) fn triples(position: &Position, found: &mut Findings) -> Flow {
    let table = Table::new(position);
    let digits = |cell: Cell| position.grid().digits(cell).len();
    let mut hits: Vec<(Candidate, [Cell; 2])> = Vec::new();
    for cell in position.cells_with(2..=9) {
        for target in cell.candidates(position.grid().digits(cell)) {
            table.others(target, |others| hits.push((target, others)));
        }
    }
    hits.sort_by_key(|(_, [second, third])| digits(*second) * digits(*third));
    let mut shown = CandidateSet::EMPTY;
    for (target, others) in hits {
        if !shown.contains(target) || found.forms() == Forms::All {
            shown.insert(target);
            if let Some(finding) = table.triple(target, others) {
                found.push(finding)?;
            }
        }
    }
    Flow::Continue(())
}

/// What does not go together.
struct Table<'a> {
    grid: &'a Grid,
    sets: &'a [Als],
    open: CellSet,
    /// The cells with three candidates.
    three: CellSet,
    /// For each candidate and each digit the cells where they do not go together.
    pairs: Vec<[CellSet; 9]>,
}

/// Candidates that do not go together, and the cells with the digits that would be too few.
struct Clash {
    exclusion: Exclusion,
    digits: DigitSet,
}

impl<'a> Table<'a> {
    fn new(position: &'a Position) -> Self {
        let (grid, sets) = (position.grid(), position.almost_locked_sets());
        let mut pairs = vec![[CellSet::EMPTY; 9]; 729];
        for digit in Digit::ALL {
            for cell in grid.places(digit) {
                pairs[Candidate::new(digit, cell).index()][digit.index()] =
                    grid.places(digit) & cell.peers();
            }
        }
        for set in sets {
            for one in set.seen_digits {
                for cell in set.seen(one) {
                    let row = &mut pairs[Candidate::new(one, cell).index()];
                    for other in set.seen_digits.without(one) {
                        row[other.index()] |= set.seen(other);
                    }
                }
            }
        }
        let (open, three) = (position.cells_with(2..=9), position.cells_with(3..=3));
        Self { grid, sets, open, three, pairs }
    }

    fn candidates(&self, cell: Cell) -> impl Iterator<Item = Candidate> + use<> {
        cell.candidates(self.grid.digits(cell))
    }

    /// Whether two candidates of different cells do not go together.
    fn clash(&self, one: Candidate, other: Candidate) -> bool {
        self.pairs[one.index()][other.digit().index()].contains(other.cell())
    }

    /// Why they do not.
    fn why(&self, one: Candidate, other: Candidate) -> Option<Clash> {
        let candidates = [one, other].into();
        if one.sees(other) {
            let exclusion = Exclusion { candidates, by: CellSet::EMPTY };
            return Some(Clash { exclusion, digits: DigitSet::EMPTY });
        }
        let sees = |set: &Als, candidate: Candidate| {
            set.seen_digits.contains(candidate.digit())
                && set.seen(candidate.digit()).contains(candidate.cell())
        };
        let set = self.sets.iter().find(|set| sees(set, one) && sees(set, other))?;
        Some(Clash { exclusion: Exclusion { candidates, by: set.cells }, digits: set.digits })
    }

    /// What two cells exclude in each other.
    fn pair(&self, first: Cell, second: Cell) -> Option<(usize, Finding)> {
        let (mut targets, mut exclusions, mut covers) = (Vec::new(), Vec::new(), Vec::new());
        for (one, other) in [(first, second), (second, first)] {
            for target in self.candidates(one) {
                if self.candidates(other).all(|end| self.clash(target, end)) {
                    let clashes: Option<Vec<Clash>> =
                        self.candidates(other).map(|end| self.why(target, end)).collect();
                    let clashes = clashes?;
                    covers.push(self.cover(target, other, &clashes)?);
                    exclusions.extend(clashes.into_iter().map(|clash| clash.exclusion));
                    targets.push(target);
                }
            }
        }
        let by = exclusions.iter().fold(CellSet::EMPTY, |all, exclusion| all | exclusion.by);
        let shape = shape(CellSet::from(first).with(second), exclusions);
        (!targets.is_empty()).then(|| (by.len(), Finding::eliminate_by(targets, shape, covers)))
    }

    /// One of the candidates of the stem is true, and none goes with the target. A digit of excluding cells is a link
    /// through a house that holds what takes it from them.
    fn cover(&self, target: Candidate, stem: Cell, clashes: &[Clash]) -> Option<Cover> {
        let (mut truths, mut links) = (vec![stem.sector()], Vec::new());
        for Clash { exclusion, digits } in clashes {
            let taken = |digit: Digit| {
                let of_both = [stem, target.cell()].map(|cell| Candidate::new(digit, cell));
                let by = of_both.into_iter().filter(|c| exclusion.candidates.contains(c));
                by.map(Candidate::cell)
            };
            truths.extend(exclusion.by.map(Cell::sector));
            for digit in *digits | DigitSet::from(target.digit()) {
                let own = self.grid.places(digit) & exclusion.by;
                let held = taken(digit).fold(own, CellSet::with);
                links.push(held.common_houses().first()?.sector(digit));
            }
        }
        Some(Cover::new(&truths, &links))
    }

    /// With which two further cells each combination has what does not go together, and with neither alone.
    fn others(&self, target: Candidate, mut take: impl FnMut([Cell; 2])) {
        let alone: CellSet = self
            .open
            .filter(|cell| self.candidates(*cell).all(|end| self.clash(target, end)))
            .collect();
        let mut later = self.open.without(target.cell()) - alone;
        while let Some(second) = later.next() {
            let mut third = later;
            for end in self.candidates(second).filter(|end| !self.clash(target, *end)) {
                third = self.without_place(target, end, third);
                if third.is_empty() {
                    break;
                }
            }
            third.for_each(|third| take([second, third]));
        }
    }

    /// Those of some cells where no candidate goes with these two.
    fn without_place(&self, one: Candidate, other: Candidate, cells: CellSet) -> CellSet {
        let (first, second) = (&self.pairs[one.index()], &self.pairs[other.index()]);
        let mut excluded: [CellSet; 9] = core::array::from_fn(|i| first[i] | second[i]);
        for by in self.three & one.cell().peers() & other.cell().peers() {
            let rest = self.grid.digits(by).without(one.digit()).without(other.digit());
            if let Some(digit) = rest.only() {
                excluded[digit.index()] |= by.peers();
            }
        }
        let left = Digit::ALL.into_iter().fold(CellSet::EMPTY, |left, digit| {
            left | (self.grid.places(digit) - excluded[digit.index()])
        });
        cells - left
    }

    /// The cell with three candidates that would lose all to these.
    fn why_three(&self, three: [Candidate; 3]) -> Option<Clash> {
        let digits = three.iter().fold(DigitSet::EMPTY, |all, c| all.with(c.digit()));
        let sees = |by: &Cell| three.iter().all(|candidate| by.sees(candidate.cell()));
        let by = self.three.filter(|by| self.grid.digits(*by) == digits).find(sees)?;
        let exclusion = Exclusion { candidates: three.into(), by: by.into() };
        Some(Clash { exclusion, digits })
    }

    /// The cases are the candidates of the second cell. In each the third cell loses what does not go with this one,
    /// and of what is left none goes with the target.
    fn triple(&self, target: Candidate, [second, third]: [Cell; 2]) -> Option<Finding> {
        let mut exclusions: Vec<Exclusion> = Vec::new();
        let mut branches = Vec::new();
        for candidate in self.candidates(second) {
            let (mut deductions, mut conflict) = (Vec::new(), None);
            if self.clash(target, candidate) {
                let why = self.why(target, candidate)?;
                deductions.extend(self.locked(&why, candidate, target));
                exclusions.push(why.exclusion);
            } else {
                let mut clashes = Vec::new();
                for end in self.candidates(third) {
                    if self.clash(candidate, end) {
                        let why = self.why(candidate, end)?;
                        deductions.extend(self.locked(&why, candidate, end));
                        exclusions.push(why.exclusion);
                        continue;
                    }
                    let why = if self.clash(target, end) {
                        self.why(target, end)?
                    } else {
                        let mut why = self.why_three([target, candidate, end])?;
                        why.digits = why.digits.without(candidate.digit());
                        why
                    };
                    exclusions.push(why.exclusion.clone());
                    clashes.push(why);
                }
                if clashes.is_empty() {
                    conflict = Some(third.sector());
                } else {
                    let cover = self.cover(target, third, &clashes)?;
                    deductions.push(Deduction::Cover { cover, eliminates: [target].into() });
                }
            }
            branches.push(Branch { candidate, deductions: deductions.into(), conflict });
        }
        let mut seen = HashSet::new();
        exclusions.retain(|exclusion| seen.insert(exclusion.clone()));
        let cells = CellSet::from(target.cell()).with(second).with(third);
        Some(Finding {
            actions: [Action::Eliminate(target)].into_iter().collect(),
            shape: shape(cells, exclusions),
            proof: Proof::cases(Cases { truth: second.sector().into(), branches: branches.into() }),
        })
    }

    /// When one of two candidates is true, the set that it takes its digit from takes the other one's place. Where
    /// they see each other nothing has to be said.
    fn locked(&self, why: &Clash, is_true: Candidate, gone: Candidate) -> Option<Deduction> {
        let cells = why.exclusion.by;
        let truths: Vec<_> = cells.map(Cell::sector).collect();
        let links = why.digits.without(is_true.digit()).map(|digit| {
            let own = self.grid.places(digit) & cells;
            let held = if digit == gone.digit() { own.with(gone.cell()) } else { own };
            Some(held.common_houses().first()?.sector(digit))
        });
        let cover = Cover::new(&truths, &links.collect::<Option<Vec<_>>>()?);
        (!cells.is_empty()).then(|| Deduction::Cover { cover, eliminates: [gone].into() })
    }
}

fn shape(cells: CellSet, exclusions: Vec<Exclusion>) -> Shape {
    Shape::Aligned(Aligned { cells, exclusions: exclusions.into() })
}
