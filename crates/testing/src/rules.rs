//! Random rules that a solution keeps.

use core::ops::ControlFlow;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Puzzle, Rule, Rules};
use ninerooks_exact::enumerate_within;

use crate::{Rng, keeps, random_solution};

/// The kinds of rules that hold in the whole grid: a solution drawn at random keeps none of them.
pub const WHOLE: [Rule; 8] = [
    Rule::FallingDiagonal,
    Rule::RisingDiagonal,
    Rule::Windoku,
    Rule::DisjointGroups,
    Rule::AntiKnight,
    Rule::AntiKing,
    Rule::NonConsecutive,
    Rule::Entropy,
];

/// How many kinds of rules [`random_rule`] draws.
pub const DRAWN: usize = 24;

/// How many of them, the last ones, are about sums.
pub const SUMS: usize = 6;

/// A rule of this kind, below [`DRAWN`], that a solution keeps; nothing where the draw came to nothing.
pub fn random_rule(kind: usize, solved: &Grid, rng: &mut Rng) -> Option<Rule> {
    let draw = Draw { solved };
    let rule = match kind {
        0 => Rule::Region(draw.different(9, rng)),
        1 => {
            let count = 2 + rng.below(8);
            Rule::Different(draw.different(count, rng))
        }
        2 => Rule::Thermo(draw.walk(9, rng, |a, b| a < b)),
        3 => Rule::SlowThermo(draw.walk(9, rng, |a, b| a <= b)),
        4 => {
            let least = 1 + rng.below(5);
            Rule::Whisper(number(least), draw.walk(12, rng, |a, b| a.abs_diff(b) >= number(least)))
        }
        5 => Rule::Palindrome(draw.palindrome(rng)),
        6 => Rule::Renban(draw.renban(rng)),
        7 => {
            let first = Draw::some(1 + rng.below(5), rng);
            let second = first.iter().map(|cell| draw.other(draw.digit(*cell), rng)).collect();
            Rule::Clone(first, second)
        }
        8..=11 => draw.between(kind, rng),
        12 => {
            let cells: CellSet = Draw::some(1 + rng.below(8), rng).into_iter().collect();
            let own = cells.into_iter().filter_map(|cell| solved.value(cell));
            let more = (0..rng.below(4)).map(|_| Digit::ALL[rng.below(9)]).collect::<Vec<_>>();
            Rule::Among(own.chain(more).collect::<DigitSet>(), cells)
        }
        13 => Rule::Least(Cell::from_index(rng.below(81))),
        14 => Rule::Greatest(Cell::from_index(rng.below(81))),
        15 | 16 => draw.quadruple(rng),
        17 => Rule::Greater(draw.pair(rng)),
        _ => return draw.sum(kind, rng).filter(|rule| fits(rule, solved)),
    };
    fits(&rule, solved).then_some(rule)
}

/// Whether a rule can be meant and a solution keeps it.
fn fits(rule: &Rule, solved: &Grid) -> bool {
    rule.check().is_ok() && keeps(std::slice::from_ref(rule), solved)
}

/// All dots between neighbours of a solution, or all V and X, and the rule that these are all.
pub fn all_marks(dots: bool, solved: &Grid) -> Vec<Rule> {
    let mut rules = vec![if dots { Rule::AllDots } else { Rule::AllSums }];
    for one in Cell::all() {
        let [right, below] =
            [(0, 1), (1, 0)].map(|(r, c)| (one.row_index() + r, one.column_index() + c));
        for (row, column) in [right, below].into_iter().filter(|(r, c)| *r < 9 && *c < 9) {
            let pair = [one, Cell::at(row, column)];
            let marks = if dots {
                [Rule::Difference(1, pair), Rule::Ratio(2, pair)]
            } else {
                [Rule::PairSum(5, pair), Rule::PairSum(10, pair)]
            };
            let is_kept = |mark: &Rule| keeps(std::slice::from_ref(mark), solved);
            rules.extend(marks.into_iter().find(is_kept));
        }
    }
    rules
}

/// A solution and rules that it keeps, of any kinds.
pub fn random_rules(rng: &mut Rng) -> (Grid, Vec<Rule>) {
    let mut rules: Vec<Rule> = Vec::new();
    let solved = if rng.once_in(3) {
        rules.push(WHOLE[rng.below(WHOLE.len())].clone());
        solution_under(&rules, rng)
    } else {
        random_solution(rng)
    };
    match rng.below(8) {
        0 => rules.extend(all_marks(true, &solved)),
        1 => rules.extend(all_marks(false, &solved)),
        _ => {}
    }
    let wanted = rules.len() + 1 + rng.below(6);
    while rules.len() < wanted {
        rules.extend(random_rule(rng.below(DRAWN), &solved, rng));
    }
    (solved, rules)
}

/// A solved grid that keeps rules that many grids keep: some digits at random, and what the search makes of them if it
/// does so soon.
///
/// # Panics
/// When the search finds what does not keep the rules.
pub fn solution_under(rules: &[Rule], rng: &mut Rng) -> Grid {
    let mut empty = Puzzle::default();
    empty.rules = Rules::new(rules).expect("rules that can be meant");
    let empty = Grid::new(&empty).expect("nothing is given");
    loop {
        let mut grid = empty;
        if rules.contains(&Rule::Entropy) {
            low_middle_high(&mut grid, rng);
        }
        if rules.contains(&Rule::NonConsecutive) {
            some_of_known(&mut grid, rng);
        }
        for cell in rng.shuffled::<81>().into_iter().take(1 + rng.below(6)).map(Cell::from_index) {
            let digits: Vec<Digit> = grid.digits(cell).into_iter().collect();
            if !digits.is_empty() {
                grid.place(Candidate::new(rng.pick(&digits), cell));
            }
        }
        let mut solved = None;
        // Where it takes longer another beginning is tried.
        let _ = enumerate_within(&grid, 200, |solution| {
            solved = Some(*solution);
            ControlFlow::Break(())
        });
        if let Some(solved) = solved {
            assert!(keeps(rules, &solved), "{rules:?}: {solved}");
            return solved;
        }
    }
}

/// Low, middle and high digits in turn, along rows and columns: from the empty grid the search would not come to it.
fn low_middle_high(grid: &mut Grid, rng: &mut Rng) {
    let (turn, order) = (1 + rng.below(2), rng.shuffled::<3>());
    for candidate in grid.live().iter() {
        let cell = candidate.cell();
        if candidate.digit().index() / 3
            != order[(cell.row_index() + turn * cell.column_index()) % 3]
        {
            grid.eliminate(candidate);
        }
    }
}

/// Grids without consecutive neighbours, which the search takes long for.
const KNOWN: [&str; 3] = [
    "253974816816352479479618253792461538538297164164835792641583927927146385385729641",
    "384615279157293846629748513962471358735826194418359627273584961841962735596137482",
    "142596837368274159795831426519683742836427915274159683427915368683742591951368274",
];

/// Places some cells of a grid that is known, as it is or with the digits from the other end.
fn some_of_known(grid: &mut Grid, rng: &mut Rng) {
    let (known, turned) = (crate::grid(rng.pick(&KNOWN)), rng.once_in(2));
    for cell in Cell::all().filter(|_| rng.once_in(3)) {
        let Some(digit) = known.value(cell) else { continue };
        let digit = if turned { Digit::from_index(8 - digit.index()) } else { digit };
        grid.place(Candidate::new(digit, cell));
    }
}

fn number(n: usize) -> u8 {
    u8::try_from(n).expect("a small number")
}

struct Draw<'a> {
    solved: &'a Grid,
}

impl Draw<'_> {
    fn digit(&self, cell: Cell) -> u8 {
        self.solved.value(cell).map_or(0, Digit::get)
    }

    /// A cell with this digit.
    fn other(&self, digit: u8, rng: &mut Rng) -> Cell {
        let own = Cell::all().into_iter().filter(|cell| self.digit(*cell) == digit);
        rng.pick(&own.collect::<Vec<_>>())
    }

    /// Different cells.
    fn some(count: usize, rng: &mut Rng) -> Vec<Cell> {
        rng.shuffled::<81>().into_iter().take(count).map(Cell::from_index).collect()
    }

    /// Two cells, neighbours for the most part.
    fn pair(&self, rng: &mut Rng) -> [Cell; 2] {
        let line = self.walk(2, rng, |_, _| true);
        if let [one, other] = line[..] { [one, other] } else { [Cell::at(0, 0), Cell::at(0, 1)] }
    }

    /// Cells with as many different digits.
    fn different(&self, count: usize, rng: &mut Rng) -> CellSet {
        let digits = rng.shuffled::<9>();
        digits.into_iter().take(count).map(|digit| self.other(number(digit) + 1, rng)).collect()
    }

    /// A line from a cell to the next around it, without a repeat, as long as the digits fit.
    fn walk(&self, most: usize, rng: &mut Rng, fits: impl Fn(u8, u8) -> bool) -> Vec<Cell> {
        let mut line = Self::some(1, rng);
        while line.len() < most {
            let last = line[line.len() - 1];
            let is_near = |cell: &Cell| {
                let rows = cell.row_index().abs_diff(last.row_index());
                rows.max(cell.column_index().abs_diff(last.column_index())) == 1
            };
            let next: Vec<Cell> = CellSet::ALL
                .into_iter()
                .filter(|cell| is_near(cell) && !line.contains(cell))
                .filter(|cell| fits(self.digit(last), self.digit(*cell)))
                .collect();
            if next.is_empty() {
                break;
            }
            line.push(rng.pick(&next));
        }
        line
    }

    /// A line whose cells need not be near each other, and may be there twice.
    fn palindrome(&self, rng: &mut Rng) -> Vec<Cell> {
        let half = Self::some(1 + rng.below(4), rng);
        let middle = Self::some(rng.below(2), rng);
        let back: Vec<Cell> =
            half.iter().rev().map(|cell| self.other(self.digit(*cell), rng)).collect();
        [half, middle, back].concat()
    }

    fn renban(&self, rng: &mut Rng) -> Vec<Cell> {
        let count = 2 + rng.below(5);
        let low = 1 + rng.below(10 - count);
        let mut line: Vec<Cell> =
            (low..low + count).map(|digit| self.other(number(digit), rng)).collect();
        rng.shuffle(&mut line);
        line
    }

    /// A rule of two cells that says by how much they differ, or what they sum to.
    fn between(&self, kind: usize, rng: &mut Rng) -> Rule {
        let pair = if rng.once_in(4) {
            let some = Self::some(2, rng);
            [some[0], some[1]]
        } else {
            self.pair(rng)
        };
        let [a, b] = pair.map(|cell| self.digit(cell));
        match kind {
            8 => Rule::Difference(a.abs_diff(b), pair),
            9 => Rule::Ratio(a.max(b) / a.min(b), pair),
            10 => Rule::PairSum(a + b, pair),
            _ if a > b => Rule::Greater(pair),
            _ => Rule::Greater([pair[1], pair[0]]),
        }
    }

    /// A rule about sums, where the draw comes to one.
    fn sum(&self, kind: usize, rng: &mut Rng) -> Option<Rule> {
        let any = |_, _| true;
        let total = |cells: &[Cell]| cells.iter().map(|c| u16::from(self.digit(*c))).sum::<u16>();
        match kind {
            18 => {
                let mut line = self.walk(1 + rng.below(6), rng, any);
                let mut seen = Vec::new();
                line.retain(|cell| {
                    let is_new = !seen.contains(&self.digit(*cell));
                    seen.push(self.digit(*cell));
                    is_new
                });
                Some(Rule::Cage(total(&line), line.into_iter().collect()))
            }
            19 => {
                let line = Self::some(1 + rng.below(5), rng);
                Some(Rule::Sum(total(&line), line))
            }
            20 => {
                let (first, down) = (1 + rng.below(8), rng.once_in(2));
                let cells =
                    (0..=first).map(|i| if down { (8 - first + i, i) } else { (first - i, i) });
                let line: Vec<Cell> = cells.map(|(row, column)| Cell::at(row, column)).collect();
                Some(Rule::LittleKiller(total(&line), line))
            }
            21 => {
                // The circle is found for the shaft.
                let shaft = self.walk(1 + rng.below(4), rng, any);
                let circle = u8::try_from(total(&shaft)).ok().filter(|sum| *sum < 10)?;
                let line = [vec![self.other(circle, rng)], shaft].concat();
                Some(Rule::Arrow(1, line))
            }
            22 => {
                let line = self.walk(2 + rng.below(7), rng, any);
                Some(Rule::RegionSum(line))
            }
            _ => {
                let pair = Self::some(2, rng);
                let sum = u8::try_from(total(&pair)).ok()?;
                let middle = if sum < 10 {
                    vec![self.other(sum, rng)]
                } else {
                    let one = self.digit(Self::some(1, rng)[0]);
                    let rest = sum.checked_sub(one).filter(|rest| (1..=9).contains(rest))?;
                    vec![self.other(one, rng), self.other(rest, rng)]
                };
                Some(Rule::Zipper([&pair[..1], &middle[..], &pair[1..]].concat()))
            }
        }
    }

    fn quadruple(&self, rng: &mut Rng) -> Rule {
        let corner = Cell::at(rng.below(8), rng.below(8));
        let mut digits: Vec<Digit> = (0..4)
            .map(|i| Cell::at(corner.row_index() + i / 2, corner.column_index() + i % 2))
            .filter_map(|cell| self.solved.value(cell))
            .collect();
        rng.shuffle(&mut digits);
        digits.truncate(1 + rng.below(4));
        Rule::Quadruple(corner, digits)
    }
}
