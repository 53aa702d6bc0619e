//! Digits with a sum: `Sum Combinations: r1c1 + r1c2 = 3 => r1c1<>3`.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use ninerooks_board::{Candidate, Cell, CellSet, DigitSet, Grid, House, HouseSet, Sum};
use ninerooks_proof::Reason;
use ninerooks_step::{Step, Summed};

use super::InWords;
use super::ruled::rule;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::words::{Words, capitalised, either, houses, list};

/// So many sets of digits are named.
const MOST_SETS: usize = 4;
/// So many rules are named.
const MOST_RULES: usize = 4;
/// So many ways to fill a sum are looked at for its sets of digits.
const MOST_POSITIONS: usize = 20_000;

impl InWords for Summed {
    fn line(&self, _: &Step, _: Notation) -> String {
        match self.houses {
            HouseSet::EMPTY => self.sum.to_string(),
            houses => {
                let names: Vec<String> = houses.map(|house| house.to_string()).collect();
                format!("{} by {}", self.sum, names.join(" "))
            }
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let actions = words.actions(step);
        let sum = total(&self.sum, words);
        let by_bounds = matches!(step.proof.then, Reason::Covers(_));
        let sets = sets(&self.sum, words.grid).filter(|_| !by_bounds);
        let room = match &sets {
            _ if self.sum.terms().len() < 2 => String::new(),
            _ if by_bounds => {
                ", and a cell has only what the smallest and the largest of the others leave"
                    .to_owned()
            }
            Some(sets) => format!(", which only {sets} do"),
            None => ", and no way to fill them has any of these".to_owned(),
        };
        if self.houses.is_empty() {
            let of = list(self.rules.iter().map(|number| rule(*number, words.grid)));
            return Explanation::sentence(&match sets {
                Some(sets) => format!("{} can only be {sets}: {actions}", capitalised(of)),
                None => format!("By the rule \u{201c}{of}\u{201d} {sum}{room}: {actions}"),
            });
        }
        let mut known = self.houses.map(House::cells).map(|cells| cells & words.grid.solved());
        let digits =
            if known.all(CellSet::is_empty) { "" } else { " and the digits that are known" };
        let verb = if self.houses.len() == 1 { "sums" } else { "sum" };
        let whole = 45 * self.houses.len();
        let of = capitalised(houses(self.houses));
        let by = taken(&self.rules, words.grid);
        // Where nothing is known yet, nothing sticks out and nothing counts twice, what the rules make can be said.
        let made = made(&self.rules, words.grid).filter(|made| {
            digits.is_empty() && i64::try_from(whole) == Ok(made + i64::from(self.sum.total()))
        });
        Explanation::sentence(&if let Some(made) = made {
            let make = if self.rules.len() == 1 { "makes" } else { "make" };
            format!("{of} {verb} to {whole}. In that {by} {make} {made}, so {sum}{room}: {actions}")
        } else {
            format!("{of} {verb} to {whole}; without {by}{digits}, {sum}{room}: {actions}")
        })
    }

    fn place(&self, _: &Step) -> String {
        match self.houses {
            HouseSet::EMPTY => format!("with the sum of {}", self.sum.cells()),
            own => format!("with the sum of {}", houses(own)),
        }
    }
}

/// Digits of a sum: `1+2+4`.
fn added(digits: DigitSet) -> String {
    digits.map(|digit| digit.to_string()).collect::<Vec<_>>().join("+")
}

/// The sets of digits that a sum of different digits can have, `1+6 or 2+5`; nothing where they may repeat, count differently, or
/// are many.
fn sets(sum: &Sum, grid: &Grid) -> Option<String> {
    if sum.terms().len() < 2 || sum.terms().iter().any(|(_, times)| *times != 1) {
        return None;
    }
    let mut all: BTreeSet<String> = BTreeSet::new();
    let mut work = MOST_POSITIONS;
    let mut look = |filling: &[Candidate]| {
        let digits: DigitSet = filling.iter().map(|candidate| candidate.digit()).collect();
        all.insert(added(digits));
        let is_plain = digits.len() == filling.len() && all.len() <= MOST_SETS;
        if is_plain { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let looked = sum.fillings(grid.live(), grid.rules(), &mut work, &mut look);
    (looked.is_ok() && !all.is_empty()).then(|| either(all))
}

/// "r1c12 sum to 7", "r1c1 is 7", "r1c1 is 2 more than r2c2".
fn total(sum: &Sum, words: Words<'_>) -> String {
    let cells = |sign: i16| -> Vec<Cell> {
        sum.terms().iter().filter(|(_, times)| *times == sign).map(|(cell, _)| *cell).collect()
    };
    let (more, less) = (cells(1), cells(-1));
    if more.len() + less.len() < sum.terms().len() {
        return sum.to_string();
    }
    let all = |cells: &[Cell]| words.cells(cells.iter().copied().collect());
    let by = sum.total();
    match (&*more, &*less) {
        ([only], []) => format!("{} is {by}", words.cell(*only)),
        (_, []) => format!("{} sum to {by}", all(&more)),
        ([], _) => format!("{} sum to {}", all(&less), -by),
        ([one], [other]) => match by {
            0 => format!("{} is equal to {}", words.cell(*one), words.cell(*other)),
            1.. => format!("{} is {by} more than {}", words.cell(*one), words.cell(*other)),
            _ => format!("{} is {} less than {}", words.cell(*one), -by, words.cell(*other)),
        },
        _ => {
            let verb = if more.len() == 1 { "is" } else { "sum to" };
            let of = if less.len() == 1 { String::new() } else { "the sum of ".to_owned() };
            let (more, less) = (all(&more), all(&less));
            match by {
                0 => format!("{more} {verb} as much as {of}{less}"),
                1.. => format!("{more} {verb} {by} more than {of}{less}"),
                _ => format!("{more} {verb} {} less than {of}{less}", -by),
            }
        }
    }
}

/// "cage 15 r1c123 and cage 7 r1c45", or "the sums of 7 rules".
fn taken(rules: &[u16], grid: &Grid) -> String {
    if rules.len() > MOST_RULES {
        return format!("the sums of {} rules", rules.len());
    }
    list(rules.iter().map(|number| rule(*number, grid)))
}

/// What the cells of these rules sum to together, where each rule is a sum of its cells.
fn made(rules: &[u16], grid: &Grid) -> Option<i64> {
    let of = |number: &u16| {
        let own = grid.rules().sums().iter().find(|own| own.rule == usize::from(*number))?;
        let is_plain = own.sum.terms().iter().all(|(_, times)| *times == 1);
        is_plain.then(|| i64::from(own.sum.total()))
    };
    rules.iter().map(of).sum()
}
