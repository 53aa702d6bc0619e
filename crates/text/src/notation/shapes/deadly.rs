//! Deadly patterns: `Unique Rectangle Type 4: 2/7 in r29c17, 2 in r9 => r9c17<>7`.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, HouseSet, SectorKind};
use ninerooks_proof::Reason;
use ninerooks_step::{Consequence, DeadlyKind, DeadlyPattern, GuardianChain, PatternLink, Step};

use super::{InWords, in_houses};
use crate::notation::cursor::Cursor;
use crate::notation::eureka;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, capitalised, count, either, houses, list, long_list, nor};

impl InWords for DeadlyPattern {
    fn line(&self, _: &Step, _: Notation) -> String {
        let pattern = match self.kind {
            DeadlyKind::Grave if self.guarded().len() == 1 => {
                format!("one of {} cells has a third candidate", self.cells.len())
            }
            DeadlyKind::Grave => {
                format!("{} of {} cells have more", self.guarded().len(), self.cells.len())
            }
            DeadlyKind::ClueCover => {
                format!("the only givens of {} are {}", chute(self), Cells(self.cells))
            }
            kind => {
                let plain = format!("{} in {}", slashed(self.digits), Cells(self.cells));
                if kind.is_impossible() { format!("{plain}, {}", guarding(self)) } else { plain }
            }
        };
        match &self.then {
            Consequence::Seen => pattern,
            Consequence::Subset { cells, digits, houses } => {
                format!("{pattern}, {digits} with {} ({houses})", Cells(*cells))
            }
            Consequence::Locked { digit, houses } => {
                format!("{pattern}, {digit} locked in {houses}")
            }
            Consequence::Hidden { cells, digits, house } if cells.is_empty() => {
                format!("{pattern}, {digits} locked in {house}")
            }
            Consequence::Hidden { cells, digits, house } => {
                format!("{pattern}, {digits} hidden with {} in {house}", Cells(*cells))
            }
            Consequence::Chains(chains) => {
                let chains: Vec<String> = chains.iter().map(chain).collect();
                format!("{pattern}, {}", chains.join(", "))
            }
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let actions = words.actions(step);
        let two = either(self.digits);
        if self.kind == DeadlyKind::Grave && self.guarded().len() == 1 {
            let guardian = words.cells(self.guarded());
            return Explanation::sentence(&format!(
                "All unsolved cells but {guardian} have two candidates. If {guardian} were not {}, \
                 every digit would be a candidate of just two cells in each house that it is missing \
                 from; all cells could take their other digit at once, and the puzzle would have two \
                 solutions. So {guardian} is {}: {actions}",
                list(self.guards()),
                list(self.guards()),
            ));
        }
        if self.kind == DeadlyKind::ClueCover {
            return Explanation::sentence(&format!(
                "{} have just two givens, {}. If it were not true that {}, their other cells could be filled in \
                 another way with the same digits across them, as a look at all fillings shows, and the puzzle \
                 would have two solutions. So {actions}",
                capitalised(chute(self)),
                words.cells(self.cells),
                list(self.guardians.iter().map(|guardian| words.is(guardian))),
            ));
        }
        let exchange = self.exchange(words, step);
        let guardians = words.one_of(self.guardians.iter());
        let at = words.cells(self.guarded());
        Explanation::sentence(&match &self.then {
            Consequence::Seen if step.placements().next().is_some() => {
                format!("{exchange} So {actions}")
            }
            Consequence::Seen
                if self.guarded().len() == 1
                    && self.kind.is_impossible()
                    && self.kind != DeadlyKind::BrokenWing =>
            {
                let guards = self.guards();
                let more = if guards.len() == 1 { "another candidate" } else { "other candidates" };
                format!(
                    "{exchange} Only {at} has {more}, {}. So {at} is {}: {actions}",
                    list(guards),
                    either(guards)
                )
            }
            Consequence::Seen
                if self.guarded().len() == 1
                    && self.digits.len() == 2
                    && self.kind != DeadlyKind::Qiu =>
            {
                format!("{exchange} So {at} is neither {}: {actions}", nor(self.digits))
            }
            Consequence::Seen if self.guarded().len() == 1 => {
                format!("{exchange} So {at} is {}: {actions}", either(self.guards()))
            }
            Consequence::Seen if self.guards().len() == 1 => format!(
                "{exchange} So {} is true in one of {at}, and whatever sees all of these cannot be {0}: {actions}",
                list(self.guards())
            ),
            Consequence::Seen => {
                format!("{exchange} So {guardians}, and what sees all of these is false: {actions}")
            }
            Consequence::Subset { cells, digits, houses: within } => format!(
                "{exchange} So {guardians}. With {}, which {} no candidates but {}, that \
                 makes {} for {} in {}, so no other cell there can have one of them: {actions}",
                words.cells(*cells),
                if cells.len() == 1 { "has" } else { "have" },
                list(*digits & cells_digits(*cells, words)),
                count(cells.len() + 1, "cell", "cells"),
                count(digits.len(), "digit", "digits"),
                houses(*within),
            ),
            Consequence::Locked { digit, houses: within } => {
                let targets = words.one_of(step.eliminations());
                format!(
                    "{exchange} {} the {digit} has no place outside the rectangle. So if {targets}, the {digit} there \
                     is in the rectangle as well, and all of it is {two}: {actions}",
                    capitalised(in_houses(*within)),
                )
            }
            Consequence::Hidden { cells, digits, house } => {
                let all = *cells | self.guarded();
                format!(
                    "{exchange} So {guardians}. {} {} no place in {} but {}. These are {} for \
                     {} and a guardian, so nothing else is true there: {actions}",
                    list(*digits),
                    if digits.len() == 1 { "has" } else { "have" },
                    houses((*house).into()),
                    words.cells(all),
                    count(all.len(), "cell", "cells"),
                    count(digits.len(), "digit", "digits"),
                )
            }
            Consequence::Chains(chains) => {
                let target = list(step.eliminations().map(|target| words.is_not(target)));
                let chains = chains.iter().map(|chain| in_words(chain, &target, words));
                return Explanation::default()
                    .text(format!("{exchange} So {guardians}, and in each case {target}:"))
                    .inferences(chains)
                    .text(format!("{}.", capitalised(actions)));
            }
        })
    }

    fn place(&self, _: &Step) -> String {
        match self.kind {
            DeadlyKind::Grave if self.guarded().len() == 1 => {
                format!("in {}, the only cell with three candidates", Cells(self.guarded()))
            }
            DeadlyKind::Grave => {
                format!(
                    "in {}, the only cells with more than two candidates",
                    Cells(self.guarded())
                )
            }
            DeadlyKind::ClueCover => {
                format!("in {}, with only two givens, {}", chute(self), Cells(self.cells))
            }
            _ => format!("in {}", houses(rows_and_columns(self))),
        }
    }
}

/// What a pattern is called within a line.
const SHORT: [(DeadlyKind, &str); 16] = [
    (DeadlyKind::Rectangle, "UR"),
    (DeadlyKind::AvoidableRectangle, "AR"),
    (DeadlyKind::Loop, "UL"),
    (DeadlyKind::ExtendedRectangle, "XR"),
    (DeadlyKind::Borescoper, "Borescoper"),
    (DeadlyKind::Matrix, "UM"),
    (DeadlyKind::Qiu, "Qiu"),
    (DeadlyKind::Mug, "MUG"),
    (DeadlyKind::ReverseGrave, "reverse BUG"),
    (DeadlyKind::ClueCover, "clue cover"),
    (DeadlyKind::LiteGrave, "BUG-Lite"),
    (DeadlyKind::Grave, "BUG"),
    (DeadlyKind::BrokenWing, "broken wing"),
    (DeadlyKind::Oddagon, "oddagon"),
    (DeadlyKind::Tridagon, "tridagon"),
    (DeadlyKind::Impossible, "impossible"),
];

/// `UR(1/2)r12c16`: a pattern within a line.
pub(super) fn short(pattern: &PatternLink) -> String {
    let name = SHORT.iter().find(|(kind, _)| *kind == pattern.kind).map_or("", |(_, name)| name);
    format!("{name}({}){}", slashed(pattern.digits), Cells(pattern.cells))
}

/// Reads what [`short`] writes, if that is what comes next.
pub(in crate::notation) fn read_short(cursor: &mut Cursor<'_>) -> Option<PatternLink> {
    let of = |name: &str| {
        let mut ahead = *cursor;
        (ahead.eat_word(name) && ahead.eat(|c| c == '(').is_some()).then_some(ahead)
    };
    let (kind, mut ahead) = SHORT.iter().find_map(|(kind, name)| Some((*kind, of(name)?)))?;
    let mut digits = DigitSet::EMPTY;
    loop {
        digits.insert(ahead.eat(char::is_alphanumeric).and_then(Digit::from_char)?);
        match ahead.eat(|c| c == '/' || c == ')')? {
            '/' => {}
            _ => break,
        }
    }
    ahead.skip(&[]);
    let cells = eureka::cells(&mut ahead).ok()?;
    *cursor = ahead;
    Some(PatternLink { kind, cells, digits })
}

/// Why one of the guardians of a pattern is true.
pub(super) fn otherwise(pattern: &PatternLink, words: Words<'_>) -> String {
    let (cells, digits) = (words.cells(pattern.cells), list(pattern.digits));
    match pattern.kind {
        kind if kind.is_impossible() => {
            format!("otherwise {cells} could not be filled from {digits}")
        }
        DeadlyKind::Rectangle | DeadlyKind::AvoidableRectangle | DeadlyKind::Loop => format!(
            "otherwise {digits} could be exchanged in {cells}, and the puzzle would have two solutions"
        ),
        _ => format!(
            "otherwise {cells} could be filled in another way with the same digits in every house, and the \
             puzzle would have two solutions"
        ),
    }
}

/// `1/2`.
fn slashed(digits: DigitSet) -> String {
    digits.map(|digit| digit.to_string()).collect::<Vec<_>>().join("/")
}

trait Exchange {
    /// What could be exchanged.
    fn exchange(&self, words: Words<'_>, step: &Step) -> String;
}

impl Exchange for DeadlyPattern {
    fn exchange(&self, words: Words<'_>, step: &Step) -> String {
        if self.kind.is_impossible() {
            return odd(self, words, step);
        }
        let (all, digits) = (words.cells(self.cells), list(self.digits));
        let swap = match self.kind {
            DeadlyKind::Rectangle | DeadlyKind::Loop => {
                format!("If {all} held only {digits}, these two digits could be exchanged there")
            }
            DeadlyKind::AvoidableRectangle => format!(
                "If {all}, none of which was given, held only {digits}, these two digits could be exchanged \
                 there"
            ),
            DeadlyKind::ExtendedRectangle
            | DeadlyKind::Borescoper
            | DeadlyKind::Matrix
            | DeadlyKind::Mug => format!(
                "If {all} held only {digits}, they could be filled in another way with the same digits in \
                 every house"
            ),
            DeadlyKind::Qiu => format!(
                "If two of {digits} were in the first two and in the other four of {all}, the lines of these four could be \
                 exchanged in some places, with or without the digits of the first two, which no given prevents"
            ),
            DeadlyKind::ReverseGrave => format!(
                "{all} are the cells where {digits} have been placed, and {0}; each house has none or two of \
                 them. If {0} had one of these digits too, the two could be exchanged in all other cells",
                words.cells(self.guarded())
            ),
            DeadlyKind::Grave => format!(
                "If none of {} were true, every unsolved cell would have two candidates, and every digit two places in each \
                 house that it is missing from; all could take their other digit at once",
                list(self.guardians.iter().map(|guardian| words.at(guardian)))
            ),
            _ if self.guardians.len() == 1 => format!(
                "If {} were not {}, each of {all} would have two candidates, and every digit two places among them in a \
                 house, or none; all could take their other digit at once",
                words.cells(self.guarded()),
                list(self.guards())
            ),
            _ => format!(
                "If none of {} were true, each of {all} would have two candidates, and every digit two places \
                 among them in a house, or none; all could take their other digit at once",
                list(self.guardians.iter().map(|guardian| words.at(guardian)))
            ),
        };
        format!("{swap}, and the puzzle would have two solutions.")
    }
}

/// `guardian 5r1c3`, `guardians 5r1c3 5r4c6`.
fn guarding(pattern: &DeadlyPattern) -> String {
    let all: Vec<String> = pattern.guardians.iter().map(|guardian| guardian.to_string()).collect();
    format!("{} {}", if all.len() == 1 { "guardian" } else { "guardians" }, all.join(" "))
}

/// Why an odd cycle, or another impossible pattern, needs one of its guardians.
fn odd(pattern: &DeadlyPattern, words: Words<'_>, step: &Step) -> String {
    let (all, digits) = (words.cells(pattern.cells), list(pattern.digits));
    if pattern.kind == DeadlyKind::Tridagon {
        let blocks: HouseSet = pattern.cells.map(Cell::block).collect();
        let by_box = blocks.map(|block| words.cells(pattern.cells & block.cells()));
        return format!(
            "{} are three cells of each of {}, no two of a box in one row or column. They cannot all be filled from \
             {digits}: however three of the boxes are filled, the fourth cannot be, as a look at all fillings shows.",
            long_list(by_box),
            houses(blocks),
        );
    }
    if pattern.kind == DeadlyKind::Impossible {
        return format!(
            "However {digits} are put into {all}, a cell is left that sees all of those it could have, as a look at all \
             fillings shows."
        );
    }
    let ring = count(pattern.cells.len(), "cell", "cells");
    if pattern.kind == DeadlyKind::Oddagon {
        return format!(
            "{all} are a ring of {ring}, each of which sees the next. If they held only {digits}, these would take \
             turns along the ring, but the number of cells is odd."
        );
    }
    let sectors = match &step.proof.then {
        Reason::Guardians(reason) => &*reason.sectors,
        _ => &[],
    };
    let joined = sectors.iter().filter_map(|sector| match sector.kind() {
        SectorKind::House(house, _) => Some(house),
        SectorKind::Cell(_) => None,
    });
    format!(
        "{all} are a ring of {ring}: {} join each of them to the next. If {digits} were in none of {}, it would have \
         two places in each of these houses, neighbours in the ring. Of every two neighbours one would be {digits} and \
         the other not, but the number of cells is odd.",
        houses(joined.collect()),
        words.cells(pattern.guarded()),
    )
}

/// `8r2c3 - 8r2c7 = 8r5c7`: guardians, and what is false and true in turn.
fn chain(chain: &GuardianChain) -> String {
    let from: Vec<String> = chain.from.iter().map(|guardian| guardian.to_string()).collect();
    let signs = [" - ", " = "].into_iter().cycle();
    chain
        .nodes
        .iter()
        .zip(signs)
        .fold(from.join("|"), |text, (node, sign)| format!("{text}{sign}{node}"))
}

/// `If r2c3 is 8, then r2c7 is not 8, so r5c7 is 8, so r5c1 is not 8.`
fn in_words(chain: &GuardianChain, target: &str, words: Words<'_>) -> String {
    let digits = either(chain.from.iter().map(Candidate::digit));
    let cells = words.cells(chain.from.iter().map(Candidate::cell).collect());
    let mut text = format!("If {cells} is {digits}");
    for (i, &node) in chain.nodes.iter().enumerate() {
        let said = if i % 2 == 0 { words.is_not(node) } else { words.is(node) };
        text = format!("{text}, {} {said}", if i == 0 { "then" } else { "so" });
    }
    format!("{text}, {} {target}.", if chain.nodes.is_empty() { "then" } else { "so" })
}

/// `rows 1, 2 and 3`: where the givens and the cell are.
fn chute(pattern: &DeadlyPattern) -> String {
    let all = pattern.cells | pattern.guarded();
    let in_band = all.into_iter().all(|cell| {
        pattern.cells.first().is_some_and(|first| first.row_index() / 3 == cell.row_index() / 3)
    });
    houses(all.map(|cell| if in_band { cell.row() } else { cell.column() }).collect())
}

/// The rows and columns of a rectangle.
fn rows_and_columns(pattern: &DeadlyPattern) -> HouseSet {
    pattern.cells.flat_map(|cell| [cell.row(), cell.column()]).collect()
}

/// The candidates of cells.
fn cells_digits(cells: CellSet, words: Words<'_>) -> DigitSet {
    cells.fold(DigitSet::EMPTY, |all, cell| all | words.grid.digits(cell))
}
