//! Sums that follow from others, and what no way to fill a sum has room for.

use ninerooks_board::{Candidate, Cell, Grid, Sector, Sum};
use ninerooks_proof::{Action, Clause, Cover, Reason};

use crate::assumption::{Assumed, clause};
use crate::names::{link, truth};
use crate::refusal::{Unwritten, Written};
use crate::rules;
use crate::writer::{Direction, Labels, Sum as Line, Writer};

/// More branches than this are not written for one thing that no filling has room for.
pub(crate) const MOST_BRANCHES: usize = 20_000;

/// The constraints of a lemma that is a sum: those of a rule, or those that a cover comes to.
pub(crate) fn lemma(writer: &mut Writer, grid: &Grid, sum: &Sum, by: &Reason) -> Written<Labels> {
    match by {
        Reason::Rules => rules::sum(grid.rules(), sum).ok_or(Unwritten::Rules),
        Reason::Covers(covers) => match &**covers {
            [cover] => Ok(derived(writer, cover)),
            _ => Err(Unwritten::Rules),
        },
        _ => Err(Unwritten::Rules),
    }
}

/// The true candidates weigh neither more nor less than the cover.
fn derived(writer: &mut Writer, cover: &Cover) -> Labels {
    let [truth, link] = [Direction::AtLeast, Direction::AtMost]
        .map(|direction| writer.weighed(cover, direction, cover.scale));
    Labels { truth, link }
}

/// What a sum leaves no room for, under what is assumed: for each goal hints by which it does not hold.
pub(crate) fn fillings(
    writer: &mut Writer,
    around: &Assumed,
    goals: &[Vec<Action>],
    lemma: u16,
) -> Written<Vec<Vec<String>>> {
    let says = writer.shown.get(usize::from(lemma)).map(|lemma| lemma.says.clone());
    let labels = writer.lemmas.get(usize::from(lemma));
    let labels = labels.map(|labels| (labels.truth.clone(), labels.link.clone()));
    let (Some(Clause::Sum(sum)), Some((truth, link))) = (says, labels) else {
        return Err(Unwritten::Rules);
    };
    let refuted = |goal: &Vec<Action>| -> Written<Vec<String>> {
        let mut search = Search { sum: &sum, truth: &truth, link: &link, left: MOST_BRANCHES };
        let assumed = around.and(writer, goal);
        Ok(vec![search.refuted(writer, &assumed)?])
    };
    goals.iter().map(refuted).collect()
}

/// A search through the ways to fill a sum.
struct Search<'a> {
    sum: &'a Sum,
    /// That it is at least so much, and at most.
    truth: &'a str,
    link: &'a str,
    left: usize,
}

impl Search<'_> {
    /// The constraint that what is assumed does not hold: none of the digits of a cell goes together with it.
    fn refuted(&mut self, writer: &mut Writer, assumed: &Assumed) -> Written<String> {
        self.left = self.left.checked_sub(1).ok_or(Unwritten::Fillings)?;
        let mut end = assumed.clone();
        if let Some(bound) = self.bound(writer, assumed) {
            for (cell, _) in self.sum.terms() {
                end.look_at(writer, Sector::cell(*cell));
            }
            end.hint(bound);
        } else {
            let cell = self.next(assumed).ok_or(Unwritten::Rules)?;
            for digit in assumed.grid().digits(cell) {
                let action = Action::Place(Candidate::new(digit, cell));
                let branch = assumed.and(writer, &[action]);
                let label = self.refuted(writer, &branch)?;
                end.hint(label);
            }
            end.look_at(writer, Sector::cell(cell));
        }
        let label = writer.label();
        writer.rup(&label, &clause(end.denied()), end.hints());
        Ok(label)
    }

    /// The open cell with the fewest digits.
    fn next(&self, assumed: &Assumed) -> Option<Cell> {
        let cells = self.sum.terms().iter().map(|(cell, _)| *cell);
        let open = cells.filter(|cell| assumed.grid().value(*cell).is_none());
        open.min_by_key(|cell| assumed.grid().digits(*cell).len())
    }

    /// The sum with the least or the greatest that each cell can count, where that is too much or too little already.
    fn bound(&self, writer: &mut Writer, assumed: &Assumed) -> Option<String> {
        let counts = |(cell, times): &(Cell, i16)| {
            let digits = assumed.grid().digits(*cell).into_iter();
            let counts = digits.map(|digit| i64::from(*times) * i64::from(digit.get()));
            let (least, most) =
                counts.fold((i64::MAX, i64::MIN), |(least, most), n| (least.min(n), most.max(n)));
            (least <= most).then_some((Sector::cell(*cell), least, most))
        };
        // A cell without digits is a contradiction of its own.
        let counts: Vec<_> = self.sum.terms().iter().map(counts).collect::<Option<_>>()?;
        let least: i64 = counts.iter().map(|(_, least, _)| least).sum();
        let most: i64 = counts.iter().map(|(.., most)| most).sum();
        let total = i64::from(self.sum.total());
        if (least..=most).contains(&total) {
            return None;
        }
        let is_more = least > total;
        let mut line = Line::default();
        line.add(if is_more { self.link } else { self.truth }, 1);
        for (cell, least, most) in counts {
            // At most the total, and at least the least of each cell; or at least the total, and at most the most.
            let count = if is_more { least } else { -most };
            match count {
                0 => {}
                1.. => line.add(&truth(cell), count),
                ..0 => line.add(&link(cell), -count),
            }
        }
        let label = writer.label();
        writer.pol(&label, &line.0);
        Some(label)
    }
}
