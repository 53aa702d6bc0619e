//! Puzzles with more rules than those of Sudoku: what readers gather, how rules are compared, and what is said of those that
//! are not supported.

use std::collections::BTreeSet;

use ninerooks_board::{Cell, CellSet, Digit, Puzzle, Rule, RuleError, Rules};

use super::Fault;

/// The rules that a reader has found so far, and the names of those that are not supported.
#[derive(Default)]
pub(super) struct Gathered {
    rules: Vec<Rule>,
    unsupported: BTreeSet<String>,
    /// Where the first of them is.
    first: usize,
}

impl Gathered {
    /// Takes a rule that is said at byte `at`.
    ///
    /// # Errors
    /// When it cannot be meant.
    pub(super) fn add(&mut self, at: usize, rule: Rule) -> Result<(), Fault> {
        if let Err(error) = rule.check() {
            return Err(unmeant(at, error));
        }
        self.rules.push(rule);
        Ok(())
    }

    /// Cells that all differ: a region, where there are nine of them.
    ///
    /// # Errors
    /// When there are more, or fewer than two.
    pub(super) fn add_different(&mut self, at: usize, cells: CellSet) -> Result<(), Fault> {
        let is_region = cells.len() == 9;
        self.add(at, if is_region { Rule::Region(cells) } else { Rule::Different(cells) })
    }

    /// Takes the name, in the plural, of a rule that is said at byte `at` and not supported.
    pub(super) fn lacks(&mut self, at: usize, name: impl Into<String>) {
        if self.unsupported.is_empty() {
            self.first = at;
        }
        self.unsupported.insert(name.into());
    }

    /// Whether this very rule has come.
    pub(super) fn has(&self, is_it: impl Fn(&Rule) -> bool) -> bool {
        self.rules.iter().any(is_it)
    }

    /// Four regions that are the shaded boxes of a windoku become one.
    pub(super) fn fold_windoku(&mut self) {
        let shaded = Rule::Windoku.houses();
        let is_shaded = |rule: &Rule| matches!(rule, Rule::Region(cells) if shaded.contains(cells));
        let mut found: Vec<&Rule> = self.rules.iter().filter(|rule| is_shaded(rule)).collect();
        found.dedup();
        if let ([first, ..], 4) = (found.as_slice(), found.len()) {
            let first = self.rules.iter().position(|rule| rule == *first).unwrap_or(0);
            self.rules[first] = Rule::Windoku;
            self.rules.retain(|rule| !is_shaded(rule));
        }
    }

    /// All rules.
    ///
    /// # Errors
    /// When some are not supported, or there are too many.
    pub(super) fn finish(self) -> Result<Rules, Fault> {
        if !self.unsupported.is_empty() {
            return Err(unsupported(self.first, &self.unsupported));
        }
        Rules::new(&self.rules).map_err(|error| unmeant(0, error))
    }
}

/// The error for rules that are not supported, by their names in the plural.
pub(super) fn unsupported(at: usize, names: &BTreeSet<String>) -> Fault {
    let found = format!("{}, which are not supported yet", listed(names));
    Fault::new(at, Fault::SUPPORTED, found)
}

/// The error for a puzzle that has other rules, in a format that has no words for them.
pub(super) fn variant(at: usize, rules: &BTreeSet<String>) -> Fault {
    let found = if rules.is_empty() {
        "a variant".to_owned()
    } else {
        format!("one with {}", listed(rules))
    };
    Fault::new(at, Fault::PLAIN, found)
}

/// Names in a row: `arrows, cages and dots`.
fn listed(names: &BTreeSet<String>) -> String {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    match names.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// The error for a rule that cannot be meant.
fn unmeant(at: usize, error: RuleError) -> Fault {
    match error {
        RuleError::Cells { rule, expected } => {
            let found = format!("`{rule}`");
            Fault::new(at, format!("{expected} for the rule `{}`", rule.name()), found)
        }
        RuleError::Number { rule, expected } => Fault::new(at, expected, format!("`{rule}`")),
        RuleError::Twice { rule, cell } => {
            let expected = format!("each cell once in the rule `{}`", rule.name());
            Fault::new(at, expected, format!("{cell} twice"))
        }
        RuleError::Many(count) => {
            Fault::new(at, format!("{} rules at most", Rules::MOST), count.to_string())
        }
    }
}

/// The cells that share a side with a cell.
pub(super) fn neighbours(cell: Cell) -> Vec<Cell> {
    Cell::all().into_iter().filter(|other| are_neighbours(cell, *other)).collect()
}

/// Whether two cells share a side.
pub(super) fn are_neighbours(one: Cell, other: Cell) -> bool {
    let rows = one.row_index().abs_diff(other.row_index());
    rows + one.column_index().abs_diff(other.column_index()) == 1
}

/// The cells from one on, in steps of so many rows and columns, up to an edge.
pub(super) fn diagonal_from(first: Cell, (down, right): (isize, isize)) -> Vec<Cell> {
    let next = |cell: &Cell| {
        let row = cell.row_index().checked_add_signed(down).filter(|row| *row < 9)?;
        let column = cell.column_index().checked_add_signed(right).filter(|column| *column < 9)?;
        Some(Cell::at(row, column))
    };
    std::iter::successors(Some(first), next).collect()
}

/// Whether the digits of a pill, the first cells of these, are read from left to right and from above.
pub(super) fn is_read_in_order(pill: u8, cells: &[Cell]) -> bool {
    cells.iter().take(pill.into()).is_sorted()
}

/// What a rule comes to, in pieces that formats may say one by one: the pairs of cells of a clone, the neighbours of a cell
/// that is the least. Two lists with the same pieces say the same.
pub(super) fn pieces(rule: &Rule) -> Vec<Rule> {
    let ordered = |[one, other]: [Cell; 2]| if one < other { [one, other] } else { [other, one] };
    match rule {
        Rule::Region(cells) => vec![Rule::Different(*cells)],
        Rule::Difference(by, pair) => vec![Rule::Difference(*by, ordered(*pair))],
        Rule::Ratio(by, pair) => vec![Rule::Ratio(*by, ordered(*pair))],
        Rule::PairSum(sum, pair) => vec![Rule::PairSum(*sum, ordered(*pair))],
        Rule::Clone(first, second) => {
            let pair = |(one, other): (&Cell, &Cell)| {
                let [one, other] = ordered([*one, *other]);
                Rule::Clone(vec![one], vec![other])
            };
            first.iter().zip(second).map(pair).collect()
        }
        Rule::Among(digits, cells) => {
            cells.into_iter().map(|cell| Rule::Among(*digits, cell.into())).collect()
        }
        Rule::Least(cell) => {
            neighbours(*cell).into_iter().map(|other| Rule::Greater([other, *cell])).collect()
        }
        Rule::Greatest(cell) => {
            neighbours(*cell).into_iter().map(|other| Rule::Greater([*cell, other])).collect()
        }
        Rule::Quadruple(corner, digits) => {
            let mut digits: Vec<Digit> = digits.clone();
            digits.sort_unstable();
            vec![Rule::Quadruple(*corner, digits)]
        }
        // From which end a sum is read says nothing.
        Rule::Sum(total, cells) | Rule::LittleKiller(total, cells) => {
            vec![Rule::Sum(*total, sorted(cells))]
        }
        Rule::Arrow(pill, cells) => {
            let (own, shaft) = cells.split_at(usize::from(*pill).min(cells.len()));
            vec![Rule::Arrow(*pill, [own.to_vec(), sorted(shaft)].concat())]
        }
        Rule::RegionSum(line) => vec![Rule::RegionSum(from_lesser_end(line))],
        Rule::Zipper(line) => vec![Rule::Zipper(from_lesser_end(line))],
        other => vec![other.clone()],
    }
}

fn sorted(cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

/// A line from that end which makes it the lesser list.
fn from_lesser_end(line: &[Cell]) -> Vec<Cell> {
    let reversed: Vec<Cell> = line.iter().rev().copied().collect();
    reversed.min(line.to_vec())
}

/// The rules of `before` that `after` does not say, by name and number, in the order in which they come.
pub(super) fn lost(before: &Puzzle, after: &Puzzle) -> Vec<(&'static str, usize)> {
    let mut lost: Vec<(&'static str, usize)> = Vec::new();
    if before.rules == after.rules {
        return lost;
    }
    let said: Vec<Rule> = after.rules.list().iter().flat_map(pieces).collect();
    let is_kept = |piece: &Rule| match piece {
        // A given says more.
        Rule::Among(digits, cells) if cells.is_subset(after.givens()) => cells
            .into_iter()
            .all(|cell| after.value(cell).is_some_and(|digit| digits.contains(digit))),
        _ => said.contains(piece),
    };
    for rule in before.rules.list() {
        if pieces(rule).iter().all(is_kept) {
            continue;
        }
        match lost.iter_mut().find(|(name, _)| *name == rule.name()) {
            Some((_, count)) => *count += 1,
            None => lost.push((rule.name(), 1)),
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &[&str]) -> Vec<Cell> {
        names.iter().map(|name| name.parse().expect("a cell")).collect()
    }

    #[test]
    fn rules_are_lost_by_what_they_say() {
        let rules = |list: &[Rule]| {
            let mut puzzle = Puzzle::default();
            puzzle.rules = Rules::new(list).expect("rules");
            puzzle
        };
        let [a, b] = [cells(&["r1c1", "r1c2"]), cells(&["r5c5", "r5c6"])];
        let clone = rules(&[Rule::Clone(a.clone(), b.clone())]);
        let pairs = [0, 1].map(|i| Rule::Clone(vec![b[i]], vec![a[i]]));
        assert_eq!(lost(&clone, &rules(&pairs)), []);
        assert_eq!(lost(&clone, &rules(&pairs[..1])), [("clone", 1)]);
        let all = rules(&[Rule::AntiKnight, Rule::Thermo(a), Rule::Thermo(b)]);
        assert_eq!(lost(&all, &rules(&[Rule::AntiKnight])), [("thermo", 2)]);
        // A diagonal is the same from both ends, and so is a zipper; a pill is read in one order.
        let both = |cells: &[Cell]| [cells.to_vec(), cells.iter().rev().copied().collect()];
        for rule in [|line| Rule::LittleKiller(9, line), Rule::Zipper, Rule::RegionSum] {
            let [one, other] = both(&cells(&["r3c1", "r2c2", "r1c3"])).map(rule);
            let is_meant = one.check().is_ok();
            assert!(!is_meant || lost(&rules(&[one]), &rules(&[other])).is_empty());
        }
        let [one, other] = both(&cells(&["r1c1", "r1c2"]))
            .map(|pill| Rule::Arrow(2, [pill, cells(&["r2c2"])].concat()));
        assert_eq!(lost(&rules(&[one]), &rules(&[other])), [("pill arrow", 1)]);
    }

    #[test]
    fn shaded_boxes_are_a_windoku() {
        let mut gathered = Gathered::default();
        for cells in Rule::Windoku.houses() {
            gathered.add_different(0, cells).expect("nine cells");
        }
        gathered.fold_windoku();
        assert_eq!(gathered.rules, [Rule::Windoku]);
        let mut gathered = Gathered::default();
        for cells in &Rule::Windoku.houses()[1..] {
            gathered.add_different(0, *cells).expect("nine cells");
        }
        gathered.fold_windoku();
        assert_eq!(gathered.rules.len(), 3);
    }
}
