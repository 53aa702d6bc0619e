//! Refutations with refutations inside, in numbered lines:
//! `Refutation by Cases: if 3r4c5: 5r4c9 -5r1c8 (if 7r2c2: 8r1c1, then r5c3 is empty) 2r2c2, then c9 has no 5 => r4c5<>3`.

use std::collections::HashMap;

use ninerooks_board::{Candidate, CellSet, DigitSet, Grid, Sector, SectorKind};
use ninerooks_proof::Action;
use ninerooks_step::{ChainNode, Node, Refutation, RefutationLine, RuledBy, RuledEnd, Step};

use super::InWords;
use super::chain::holds;
use super::hypothesis::{empty, empty_in_words};
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::merged_eliminations;
use crate::notation::words::{Words, a, houses, list, long_list};

impl InWords for Refutation {
    /// What is true, with a minus what locked candidates exclude, and in brackets what is refuted inside.
    fn line(&self, _: &Step, _: Notation) -> String {
        in_line(self)
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let mut telling = Telling { words, lines: Vec::new() };
        let end = telling.tell(self, Under::of(words.grid), "");
        Explanation::default()
            .text(format!("Assume that {}:", words.is(self.target)))
            .nested(telling.lines)
            .text(format!("Then {end}. So the assumption is false: {}.", words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        let block = self.target.cell().block();
        format!("assuming {} in {}", a(self.target.digit()), block.in_words())
    }
}

fn in_line(refutation: &Refutation) -> String {
    let colon = if refutation.lines.is_empty() { "" } else { ":" };
    let mut told = vec![format!("if {}{colon}", refutation.target)];
    for line in &refutation.lines {
        match line {
            RefutationLine::Only { candidate, .. } | RefutationLine::Ruled { candidate, .. } => {
                told.push(candidate.to_string());
            }
            RefutationLine::Locked { eliminates, .. }
            | RefutationLine::Summed { eliminates, .. } => {
                told.extend(eliminates.iter().map(|gone| format!("-{gone}")));
            }
            RefutationLine::Refuted(inner) => told.push(format!("({})", in_line(inner))),
        }
    }
    let end = match refutation.by_rule {
        Some(_) => "a rule has none left".to_owned(),
        None => empty(refutation.conflict),
    };
    format!("{}, then {end}", told.join(" "))
}

/// What is left under assumptions, and why the rest is not: for all that branches.
#[derive(Clone)]
pub(super) struct Under {
    pub(super) grid: Grid,
    /// What makes a candidate false, with the number of its line, if it has one.
    causes: HashMap<Candidate, (Cause, String)>,
}

/// What makes a candidate false.
#[derive(Clone, Copy)]
enum Cause {
    /// This one is true.
    Sees(Candidate),
    /// One of these is.
    Group(ChainNode),
    /// It was eliminated.
    Itself,
}

impl Under {
    pub(super) fn of(grid: &Grid) -> Self {
        Self { grid: *grid, causes: HashMap::new() }
    }

    pub(super) fn place(&mut self, candidate: Candidate, number: &str) {
        let all = self.grid.rules().all_excluded_by(candidate) & *self.grid.live();
        for gone in all.iter() {
            if gone != candidate {
                self.causes.entry(gone).or_insert((Cause::Sees(candidate), number.to_owned()));
            }
        }
        self.grid.place(candidate);
    }

    /// One cell of a group has its digit.
    pub(super) fn group(&mut self, group: ChainNode, number: &str) {
        for cell in group.cells.common_peers() & self.grid.places(group.digit) {
            let gone = Candidate::new(group.digit, cell);
            self.causes.entry(gone).or_insert((Cause::Group(group), number.to_owned()));
            self.grid.eliminate(gone);
        }
    }

    pub(super) fn eliminate(&mut self, candidate: Candidate, number: &str) {
        self.causes.entry(candidate).or_insert((Cause::Itself, number.to_owned()));
        self.grid.eliminate(candidate);
    }

    /// Why what is gone of a sector is gone: `, as r4c4 is 3 (2) and r1c9 is not 5 (4)`.
    pub(super) fn because(&self, sector: Sector, words: Words<'_>) -> String {
        self.because_of(sector.candidates().iter().copied(), words)
    }

    /// The same of the set of a rule.
    fn because_in(&self, set: u16, words: Words<'_>) -> String {
        let set = self.grid.rules().one_of().get(usize::from(set));
        self.because_of(set.into_iter().flat_map(|set| set.candidates.iter()), words)
    }

    /// The same of a sum: its digits that are known, and what is gone of its other cells.
    fn because_of_sum(&self, sum: u16, words: Words<'_>) -> String {
        let cells = self.grid.rules().all_sums().nth(usize::from(sum)).map(|own| own.sum.cells());
        let all = cells.into_iter().flatten().flat_map(|cell| cell.candidates(DigitSet::ALL));
        self.because_of(all, words)
    }

    pub(super) fn because_of(
        &self,
        all: impl Iterator<Item = Candidate>,
        words: Words<'_>,
    ) -> String {
        let mut causes: Vec<(Vec<u32>, String)> = Vec::new();
        for gone in all {
            let Some((cause, number)) = self.causes.get(&gone) else { continue };
            let what = match cause {
                Cause::Sees(by) => words.is(*by),
                Cause::Group(group) => holds(&Node::from(*group), words, true),
                Cause::Itself => words.is_not(gone),
            };
            let text = if number.is_empty() { what } else { format!("{what} ({number})") };
            // In the order in which they were found: what is assumed first.
            let order = number.split('.').filter_map(|part| part.parse().ok()).collect();
            if causes.iter().all(|(_, known)| *known != text) {
                causes.push((order, text));
            }
        }
        causes.sort_by(|(one, _), (other, _)| one.cmp(other));
        let causes: Vec<String> = causes.into_iter().map(|(_, text)| text).collect();
        if causes.is_empty() { String::new() } else { format!(", as {}", list(causes)) }
    }
}

struct Telling<'a> {
    words: Words<'a>,
    /// How deep each is inside others, and what it says.
    lines: Vec<(usize, String)>,
}

impl Telling<'_> {
    /// Adds the lines of a refutation, whose numbers begin with `prefix`, and says how it ends.
    fn tell(&mut self, refutation: &Refutation, mut under: Under, prefix: &str) -> String {
        let words = self.words;
        let depth = prefix.matches('.').count();
        under.place(refutation.target, "");
        for (at, line) in refutation.lines.iter().enumerate() {
            let number = format!("{prefix}{}", at + 1);
            match line {
                RefutationLine::Only { sector, candidate } => {
                    let (left, why) = (left_in(*sector, words), under.because(*sector, words));
                    let is = words.is(*candidate);
                    self.lines.push((depth, format!("{number}: {is}, {left}{why}")));
                    under.place(*candidate, &number);
                }
                RefutationLine::Ruled { set, candidate, .. } => {
                    let (rule, why) =
                        (rule_of(RuledBy::OneOf(*set), words), under.because_in(*set, words));
                    let is = words.is(*candidate);
                    self.lines
                        .push((depth, format!("{number}: {is}, all that {rule} leaves{why}")));
                    under.place(*candidate, &number);
                }
                RefutationLine::Locked { base, cover, eliminates } => {
                    let locked = locked(*base, *cover, eliminates, words);
                    let why = under.because(*base, words);
                    self.lines.push((depth, format!("{number}: {locked}{why}")));
                    eliminates.iter().for_each(|gone| under.eliminate(*gone, &number));
                }
                RefutationLine::Summed { sum, eliminates } => {
                    let (gone, why) =
                        (not_in(eliminates, words), under.because_of_sum(*sum, words));
                    let rule = rule_of(RuledBy::Sum(*sum), words);
                    self.lines.push((depth, format!("{number}: {gone}, by {rule}{why}")));
                    eliminates.iter().for_each(|gone| under.eliminate(*gone, &number));
                }
                RefutationLine::Refuted(inner) => {
                    let is_not = words.is_not(inner.target);
                    self.lines.push((depth, format!("{number}: {is_not}. Assume that it is:")));
                    let end = self.tell(inner, under.clone(), &format!("{number}."));
                    let last = format!("{number}.{}", inner.lines.len() + 1);
                    self.lines.push((depth + 1, format!("{last}: then {end}")));
                    under.eliminate(inner.target, &number);
                }
            }
        }
        if let Some(RuledEnd { by, .. }) = refutation.by_rule {
            let rule = rule_of(by, words);
            return match by {
                RuledBy::OneOf(set) => {
                    format!("nothing is left that {rule} allows{}", under.because_in(set, words))
                }
                RuledBy::Sum(sum) => {
                    format!("no way is left to make {rule}{}", under.because_of_sum(sum, words))
                }
            };
        }
        let conflict = refutation.conflict;
        format!("{}{}", empty_in_words(conflict, words), under.because(conflict, words))
    }
}

/// `3 and 4 are not in r1c23`.
fn not_in(eliminates: &[Candidate], words: Words<'_>) -> String {
    let actions: Vec<Action> = eliminates.iter().copied().map(Action::Eliminate).collect();
    let gone = merged_eliminations(&actions).into_iter().map(|(digits, cells)| {
        let verb = if digits.len() == 1 { "is" } else { "are" };
        format!("{} {verb} not in {}", list(digits), words.cells(cells))
    });
    long_list(gone)
}

/// `the rule “thermo r1c1-r1c2”`: the one that says so.
fn rule_of(by: RuledBy, words: Words<'_>) -> String {
    let rules = words.grid.rules();
    if let RuledBy::Sum(sum) = by
        && let Some(place) = usize::from(sum).checked_sub(rules.sums().len())
        && let Some(implied) = rules.implied_sums().get(place)
    {
        let total = 45 * implied.houses.len();
        return format!("the {total} of {}", houses(implied.houses));
    }
    let at = match by {
        RuledBy::OneOf(set) => rules.one_of().get(usize::from(set)).map(|set| set.rule),
        RuledBy::Sum(sum) => rules.sums().get(usize::from(sum)).map(|sum| sum.rule),
    };
    let rule = at.and_then(|at| rules.list().get(at));
    format!("the rule \u{201c}{}\u{201d}", rule.map_or_else(String::new, ToString::to_string))
}

/// `the only candidate left in r3c8`, `the only place left for 5 in row 4`.
pub(super) fn left_in(sector: Sector, words: Words<'_>) -> String {
    match sector.kind() {
        SectorKind::Cell(cell) => format!("the only candidate left in {}", words.cell(cell)),
        SectorKind::House(house, digit) => {
            format!("the only place left for {digit} in {}", house.in_words())
        }
    }
}

/// `r1c45 are not 5: the 5 of box 3 is in row 1`.
fn locked(base: Sector, cover: Sector, eliminates: &[Candidate], words: Words<'_>) -> String {
    let (SectorKind::House(own, digit), SectorKind::House(other, _)) = (base.kind(), cover.kind())
    else {
        return String::new();
    };
    let cells: CellSet = eliminates.iter().map(|gone| gone.cell()).collect();
    let verb = if cells.len() == 1 { "is" } else { "are" };
    let from = words.cells(cells);
    format!(
        "{from} {verb} not {digit}: the {digit} of {} is in {}",
        own.in_words(),
        other.in_words()
    )
}
