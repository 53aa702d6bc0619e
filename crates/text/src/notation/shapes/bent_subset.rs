//! Bent subsets: `XY-Wing: 3/5/7 in r2c2,r16c3 => …`, the pivot first and the common digit last.

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, House, HouseSet};
use ninerooks_step::{BentSubset, Step};

use super::{InWords, in_houses};
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, capitalised, count, either, list};

impl InWords for BentSubset {
    fn line(&self, _: &Step, _: Notation) -> String {
        let Some(common) = self.common.first() else {
            return format!("{} in {}", self.digits, Cells(self.cells));
        };
        let others = self.digits.without(common);
        let digits: Vec<String> = others.chain([common]).map(|digit| digit.to_string()).collect();
        match self.pivot() {
            Some(pivot) => {
                let pincers = self.cells - CellSet::from(pivot);
                format!("{} in {pivot},{}", digits.join("/"), Cells(pincers))
            }
            None => format!("{} in {}", digits.join("/"), Cells(self.cells)),
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        if let Some(wing) = Wing::of(self, words) {
            return wing.explain(step, words);
        }
        let only = format!(
            "{} have only the candidates {}, {} for {}",
            capitalised(words.cells(self.cells)),
            list(self.digits),
            count(self.digits.len(), "digit", "digits"),
            count(self.cells.len(), "cell", "cells")
        );
        let actions = words.actions(step);
        Explanation::sentence(&match self.common.first() {
            None => format!(
                "{only}, and none of these digits can be true there twice, so each is true there \
                 once, and whatever sees all places of a digit there cannot be that digit: {actions}"
            ),
            Some(common) => format!(
                "{only}. Only {common} can be true there twice, so it is true there at least once, \
                 and whatever sees every {common} there cannot be {common}: {actions}"
            ),
        })
    }

    fn place(&self, _: &Step) -> String {
        match self.pivot() {
            Some(pivot) => format!("around the pivot {pivot}"),
            None => in_houses(two_houses(self.cells)),
        }
    }
}

/// The first two houses that hold all the cells between them.
fn two_houses(cells: CellSet) -> HouseSet {
    let Some(first) = cells.first() else { return HouseSet::EMPTY };
    let pairs = first.houses().into_iter().flat_map(|one| {
        let rest = cells - one.cells();
        rest.common_houses().map(move |other| (one, other))
    });
    let pair = pairs.min_by_key(|(one, other)| (one.min(other).index(), one.max(other).index()));
    let houses = |(one, other): (House, House)| HouseSet::from(one) | other.into();
    pair.map_or_else(|| first.row().into(), houses)
}

/// Three cells: a pivot, and two pincers that have a digit in common with it each.
struct Wing {
    pivot: Cell,
    pincers: Vec<(Cell, Digit)>,
    common: Digit,
    /// Whether the pivot has the common digit too.
    is_xyz: bool,
}

impl Wing {
    /// The wing, if the candidates on the grid are those of one.
    fn of(shape: &BentSubset, words: Words<'_>) -> Option<Self> {
        let common = shape.common.first().filter(|_| shape.cells.len() == 3)?;
        let pivot = shape.pivot()?;
        let own = words.grid.digits(pivot);
        let pincers: Vec<(Cell, Digit)> = (shape.cells - CellSet::from(pivot))
            .filter_map(|cell| {
                let digits = words.grid.digits(cell);
                let other = digits.without(common).only()?;
                (digits.contains(common) && own.contains(other)).then_some((cell, other))
            })
            .collect();
        let linked: DigitSet = pincers.iter().map(|(_, digit)| *digit).collect();
        let is_xyz = own.contains(common);
        let fits = linked.len() == 2 && own.without(common) == linked;
        fits.then_some(Self { pivot, pincers, common, is_xyz })
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let Self { pivot, pincers, common, is_xyz } = self;
        let at = words.cell(*pivot);
        let names = list(pincers.iter().map(|(cell, _)| words.cell(*cell)));
        let head = format!(
            "The pivot {at} is {}; it sees both pincers, {names}:",
            either(words.grid.digits(*pivot))
        );
        let branches = pincers.iter().map(|(cell, digit)| {
            format!(
                "if {at} is {digit}, then {} is not {digit}, so it is {common}",
                words.cell(*cell)
            )
        });
        let own = is_xyz.then(|| format!("or else {at} is itself {common}"));
        let end = if *is_xyz {
            format!("So {common} is true in one of the three cells, and whatever sees all three")
        } else {
            format!("So one of the pincers is {common}, and whatever sees both of them")
        };
        Explanation::default()
            .text(head)
            .inferences(branches.chain(own))
            .text(format!("{end} cannot be {common}: {}.", words.actions(step)))
    }
}
