//! A step in plain words.

use ninerooks_board::{CellSet, Digit, DigitSet, House, HouseSet};
use ninerooks_proof::Action;
use ninerooks_step::{
    AlmostLocked, AlmostLockedSet, BentSubset, Chain, Fish, Hypothesis, Intersection, Nets, Node,
    Patterns, RemotePair, Sets, Shape, Single, Step, Subset, SubsetKind, TwoWay,
};

use super::hypothesis;
use super::rncn::merged_eliminations;
use super::words::{cells, count, digits, houses, list, long_list};

/// More actions than this are counted, not told.
const TOLD: usize = 40;

/// Why a step is right, in one sentence that needs no picture and reads well aloud.
///
/// For an X-Wing: "In rows 1 and 7 every place for 3 is in columns 4 and 9; these two rows put a 3
/// into each of these two columns, so nothing else there can be 3: 3 goes from rows 2, 6 and 8 of
/// column 4, and rows 2, 4 and 6 of column 9."
pub fn explain(step: &Step) -> String {
    let reason = match step.shape {
        Shape::Single(Single { target, house: Some(house) }) => format!(
            "In {} the only place left for {} is {}",
            house.in_words(),
            target.digit(),
            cells(target.cell().into())
        ),
        Shape::Single(Single { target, house: None }) => {
            format!(
                "In {} every digit but {} is excluded",
                cells(target.cell().into()),
                target.digit()
            )
        }
        Shape::Intersection(Intersection { digit, base, cover }) => format!(
            "In {base} every place for {digit} is also in {cover}, so one of them is the {digit} \
             of {cover}, and the rest of {cover} cannot be {digit}",
            base = base.in_words(),
            cover = cover.in_words()
        ),
        Shape::Subset(Subset { kind: SubsetKind::Naked, cells, digits, houses }) => {
            naked_subset(cells, digits, houses)
        }
        Shape::Subset(Subset { kind: SubsetKind::Hidden, cells, digits, houses }) => {
            hidden_subset(cells, digits, houses)
        }
        Shape::BentSubset(BentSubset { cells, digits, common }) => {
            bent_subset(cells, digits, common)
        }
        Shape::Chain(ref shape) => chain(shape),
        Shape::RemotePair(RemotePair { digits: pair, sides: [one, other] }) => format!(
            "{}, and {} have no other candidates than the {}, and each sees one of the other side; so \
             one side has one of these digits and the other side has the other, and nothing that \
             sees both sides can be either",
            capitalised(cells(one)),
            cells(other),
            digits(pair)
        ),
        Shape::Fish(Fish { digit, base, cover, fins }) => {
            let digit = digit.to_string();
            if fins.is_empty() {
                fish(&digit, base, cover)
            } else {
                finned(&digit, base, cover, fins)
            }
        }
        Shape::Nets(Nets { ref nets, ref links, end }) => super::nets::in_words(nets, links, end),
        Shape::AlmostLocked(AlmostLocked { ref sets, ref links }) => almost_locked(sets, links),
        Shape::Hypothesis(Hypothesis { target, ref marks, conflict }) => {
            hypothesis::in_words(target, marks, conflict)
        }
        Shape::TwoWay(TwoWay { start, ref ways, meeting }) => {
            hypothesis::two_ways_in_words(start, ways, meeting)
        }
        Shape::Sets(Sets { truths, rank, .. }) => sets(truths, rank),
        Shape::Patterns(Patterns { digits, ref left, ref stages }) => {
            super::patterns::in_words(digits, left, stages, &step.actions)
        }
    };
    if step.actions.is_empty() {
        return format!("{reason}, and no candidate falls yet.");
    }
    let actions = match step.actions.len() {
        ..=TOLD => actions_in_words(&step.actions),
        _ => actions_counted(step),
    };
    match step.shape {
        Shape::Single(Single { .. }) => format!("{reason}, so {actions}."),
        _ => format!("{reason}: {actions}."),
    }
}

fn naked_subset(at: CellSet, values: DigitSet, within: HouseSet) -> String {
    format!(
        "{} have no other candidates than the {}, {} for {}, so these use them up, and nothing \
         else in {} can be one of them",
        capitalised(cells(at)),
        digits(values),
        count(values.len(), "digit", "digits"),
        count(at.len(), "cell", "cells"),
        houses(within)
    )
}

fn hidden_subset(at: CellSet, values: DigitSet, within: HouseSet) -> String {
    format!(
        "In {} the {} have no other places than {}, {} for {}, so no other digit has room in these",
        houses(within),
        digits(values),
        cells(at),
        count(at.len(), "cell", "cells"),
        count(values.len(), "digit", "digits")
    )
}

fn bent_subset(at: CellSet, values: DigitSet, common: DigitSet) -> String {
    let only = format!(
        "{} have no other candidates than the {}, {} for {}",
        capitalised(cells(at)),
        digits(values),
        count(values.len(), "digit", "digits"),
        count(at.len(), "cell", "cells")
    );
    if common.is_empty() {
        return format!(
            "{only}, and none of these can stand there twice; so all are used, and nothing that \
             sees all places of one of them can be that digit"
        );
    }
    format!(
        "{only}, of which only {common} can stand there twice; so {common} stands there at least \
         once, and nothing that sees all its places there can be {common}",
        common = list(common)
    )
}

fn almost_locked(sets: &[AlmostLockedSet], links: &[Digit]) -> String {
    let each = long_list(
        sets.iter().map(|set| format!("the {} in {}", digits(set.digits), cells(set.cells))),
    );
    let ring = links.len() == sets.len();
    let links = list(links);
    let head = format!(
        "Each of these sets has one digit more than it has cells, so it lacks one at most: {each}"
    );
    if ring {
        return format!(
            "{head}; in a ring each set and the next cannot both have the digit that links them, in \
             turn {links}, so each set lacks one of its two links and has all its other digits, and \
             what sees all places of a digit that is so locked is false"
        );
    }
    format!(
        "{head}; each set and the next cannot both have the digit that links them, in turn {links}, \
         so if one end lacks another digit the other end has it, and what sees all places of a digit \
         in both ends is false"
    )
}

/// From end to end: if the first node is not true the second is, so the third is not, and so on.
fn chain(chain: &Chain) -> String {
    let at = |node: &Node| format!("{} in {}", list(node.digits()), cells(node.cells()));
    let [first, rest @ ..] = &*chain.nodes else { return String::from("By a chain") };
    let links = rest.chunks(2).map(|pair| match pair {
        [yes, no] => format!("{} is true and {} is not", at(yes), at(no)),
        [yes] => format!("{} is true", at(yes)),
        _ => String::new(),
    });
    let tail = if chain.ring {
        "the two ends are not both true, so it runs in a ring, and what sees two neighbours is false"
    } else {
        "so one of the two ends is true, and what sees both is false"
    };
    let links = links.collect::<Vec<_>>().join(", so ");
    format!("If {} is not true, then {links}; {tail}", at(first))
}

fn fish(digit: &str, base: HouseSet, cover: HouseSet) -> String {
    format!(
        "In {} every place for {digit} is in {}; these {} put a {digit} into each of these {}, so \
         nothing else there can be {digit}",
        houses(base),
        houses(cover),
        how_many(base),
        how_many(cover)
    )
}

fn finned(digit: &str, base: HouseSet, cover: HouseSet, fins: CellSet) -> String {
    if cover.len() > base.len() {
        return siamese(digit, base, cover, fins);
    }
    format!(
        "In {} every place for {digit} is in {}, but for {}; either {digit} is true there, or \
         these {} put a {digit} into each of these {}, and what falls either way is false",
        houses(base),
        houses(cover),
        cells(fins),
        how_many(base),
        how_many(cover)
    )
}

/// Two finned fish on one base, each with one of the cover lines left out.
fn siamese(digit: &str, base: HouseSet, cover: HouseSet, fins: CellSet) -> String {
    format!(
        "In {} there are two finned fish of {digit}: every place is in {}, of which each fish leaves \
         one out as its fins, among {}; what falls by one of them is false",
        houses(base),
        houses(cover),
        cells(fins)
    )
}

/// Numbers of sets: they may count more than once, so that there can be many.
fn sets(truths: u64, rank: i64) -> String {
    let links = i128::from(truths) + i128::from(rank);
    format!(
        "Each of the {truths} truths needs a true candidate, and all their candidates are in the \
         {links} links, which hold at most one each; a true candidate in more links than the {rank} \
         that are to spare would leave too few for the truths"
    )
}

/// `two rows`, `three houses` when they are of different kinds.
fn how_many(of: HouseSet) -> String {
    use ninerooks_board::HouseKind::{Block, Column, Row};
    let kind = of.first().map(House::kind).filter(|&kind| of.into_iter().all(|h| h.kind() == kind));
    let (one, many) = match kind {
        Some(Row) => ("row", "rows"),
        Some(Column) => ("column", "columns"),
        Some(Block) => ("box", "boxes"),
        None => ("house", "houses"),
    };
    count(of.len(), one, many)
}

/// `row 8 column 3 is 1`; `1 and 6 go from columns 4, 5 and 6 of row 1`.
fn actions_in_words(actions: &[Action]) -> String {
    let gone = merged_eliminations(actions).into_iter().map(|(values, from)| {
        let verb = if values.len() == 1 { "goes" } else { "go" };
        format!("{} {verb} from {}", list(values), cells(from))
    });
    let placed = actions.iter().filter_map(|action| match *action {
        Action::Place(value) => {
            Some(format!("{} is {}", cells(value.cell().into()), value.digit()))
        }
        Action::Eliminate(_) => None,
    });
    long_list(gone.chain(placed))
}

/// `172 candidates go, and 54 cells get their digits`.
fn actions_counted(step: &Step) -> String {
    let [gone, placed] = [step.eliminations().count(), step.placements().count()];
    let gone = (gone > 0).then(|| match gone {
        1 => "one candidate goes".to_owned(),
        _ => format!("{} go", count(gone, "", "candidates")),
    });
    let placed = (placed > 0).then(|| match placed {
        1 => "one cell gets its digit".to_owned(),
        _ => format!("{} get their digits", count(placed, "", "cells")),
    });
    long_list(gone.into_iter().chain(placed))
}

fn capitalised(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}
