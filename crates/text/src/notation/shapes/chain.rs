//! Chains: `Skyscraper: 3r2c1=3r2c6-3r5c6=3r5c2 => r6c1<>3`.

use core::fmt::Write;

use ninerooks_board::{
    Candidate, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, Sector, SectorKind,
};
use ninerooks_step::{Chain, ChainLink, ExocetLink, FishLink, Node, Step};

use super::ruled::{rule, rules_between};
use super::{InWords, deadly};
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, either, houses, list, nor};

impl InWords for Chain {
    fn line(&self, _: &Step, notation: Notation) -> String {
        let chain = match notation {
            Notation::Eureka => eureka(self),
            Notation::Hodoku => nice_loop(self),
        };
        match rectangle(self) {
            Some((digit, block, _)) => format!("{digit} in {block}: {chain}"),
            None => chain,
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let [first, .., last] = &*self.nodes else {
            return Explanation::sentence(&words.actions(step));
        };
        let mut head = String::new();
        if let Some((digit, block, [one, other])) = rectangle(self) {
            let _ = write!(
                head,
                "In {} every place for {digit} is in {} or in {}. ",
                block.in_words(),
                words.cells(one.cells()),
                words.cells(other.cells())
            );
        }
        let _ = write!(head, "Assume that {}:", holds(first, words, false));
        let inferences = self.nodes.iter().zip(&self.links).zip(self.nodes.iter().skip(1));
        let inferences = inferences.enumerate().map(|(i, ((from, link), to))| {
            let so = if i == 0 { "then" } else { "so" };
            let is_true = i % 2 == 0;
            format!("{so} {} ({})", holds(to, words, is_true), because(from, *link, words, is_true))
        });
        let end = if self.ring {
            format!(
                "And the chain is a loop: if {}, then {}. So of any two neighbours in it exactly \
                 one is true, and whatever sees both is false{}",
                holds(last, words, true),
                holds(first, words, false),
                locked_in_sets(self)
            )
        } else {
            let either =
                format!("So {} or {}", holds(first, words, true), holds(last, words, true));
            match goes_with_neither([first, last], step, words) {
                Some(who) => format!("{either}, and whatever {who} is false"),
                None => format!("{either}. Either way"),
            }
        };
        // After "either way" comes what is false at once.
        let colon = if end.ends_with("way") { "" } else { ":" };
        let known = wing(self)
            .map(|name| format!(" A chain of this form is called {name}."))
            .unwrap_or_default();
        Explanation::default()
            .text(head)
            .inferences(inferences)
            .text(format!("{end}{colon} {}.{known}", words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        if let Some((digit, block, _)) = rectangle(self) {
            return format!("with the {digit}s of {}", block.in_words());
        }
        let digits = self.digits();
        let truths = self.links.iter().step_by(2).filter_map(|link| match link {
            ChainLink::Sector(sector) => match sector.kind() {
                SectorKind::House(house, _) => Some(house),
                SectorKind::Cell(_) => None,
            },
            ChainLink::Set
            | ChainLink::Fish(_)
            | ChainLink::Pattern(_)
            | ChainLink::Exocet(_)
            | ChainLink::Rule(_) => None,
        });
        let truths: HouseSet = truths.collect();
        match (digits.only(), self.nodes.first()) {
            (Some(digit), _) if !truths.is_empty() => {
                format!("with the {digit}s of {}", houses(truths))
            }
            (_, Some(first)) => {
                format!("beginning in {}, with the digits {}", Cells(first.cells()), list(digits))
            }
            (_, None) => format!("with the digits {}", list(digits)),
        }
    }
}

/// `sees both`, where both ends are of one digit; where a rule excludes more than that, which.
fn goes_with_neither(ends: [&Node; 2], step: &Step, words: Words<'_>) -> Option<String> {
    let is_of_one = ends[0].digits() == ends[1].digits();
    let ends: Vec<Candidate> = ends
        .iter()
        .flat_map(|end| (end.candidates() & *words.grid.live()).iter().collect::<Vec<_>>())
        .collect();
    let targets: Vec<Candidate> = step.eliminations().collect();
    let rules = rules_between(&ends, &targets, words.grid);
    if rules.is_empty() {
        return is_of_one.then(|| "sees both".to_owned());
    }
    Some(format!("goes together with neither ({})", list(rules)))
}

/// What else a set in a ring eliminates: it has all its digits but the one of two that it lacks.
fn locked_in_sets(chain: &Chain) -> &'static str {
    let has_set = chain.nodes.iter().any(|node| matches!(node, Node::Als { .. }));
    if has_set {
        "; and each set has all of its digits but for one of the two, so what sees all places of such a digit in it is false, too"
    } else {
        ""
    }
}

/// What a chain of three strong links is called, with its article: by which of them are within a cell or a
/// set and which in a house, and by their digits, read from either end.
fn wing(chain: &Chain) -> Option<String> {
    let nodes: &[Node; 6] = (*chain.nodes).try_into().ok()?;
    if chain.links.iter().any(|link| !matches!(link, ChainLink::Sector(_) | ChainLink::Set)) {
        return None;
    }
    let mut digits = nodes.each_ref().map(|node| node.digits().only());
    let there = letter_of(digits);
    digits.reverse();
    let letter = there.or_else(|| letter_of(digits))?;
    let has_set = nodes.iter().any(|node| matches!(node, Node::Als { .. }));
    let kind = if chain.ring { "Ring" } else { "Wing" };
    Some(match (has_set, chain.is_grouped(), letter) {
        (true, ..) => format!("an ALS-{letter}-{kind}"),
        (_, true, _) => format!("a grouped {letter}-{kind}"),
        (.., 'W') => format!("a {letter}-{kind}"),
        _ => format!("an {letter}-{kind}"),
    })
}

/// The letter of a wing with these digits, read in this direction.
fn letter_of(d: [Option<Digit>; 6]) -> Option<char> {
    // Whether each weak link is of one digit, and each strong one of two.
    let [first, second] = [d[1] == d[2], d[3] == d[4]];
    match [d[0] != d[1], d[2] != d[3], d[4] != d[5]] {
        [true, false, true] if first && second && d[0] == d[5] => Some('W'),
        [true, false, false] if first && !second => Some(if d[0] == d[4] { 'M' } else { 'H' }),
        [false, true, false] if first && second => Some('S'),
        [true, true, false] if first && second => Some('H'),
        [false, false, false] if !first && (second || d[0] != d[4]) => Some('L'),
        _ => None,
    }
}

/// The digit and the box of an empty rectangle: a chain of two strong links, one of which is a box with
/// its places in one row and one column.
fn rectangle(chain: &Chain) -> Option<(Digit, House, [&Node; 2])> {
    let [a, b, c, d] = &*chain.nodes else { return None };
    if chain.links.iter().any(|link| matches!(link, ChainLink::Fish(_))) {
        return None;
    }
    [(a, b, chain.links.first()), (c, d, chain.links.get(2))].into_iter().find_map(
        |(one, other, link)| {
            let Some(ChainLink::Sector(sector)) = link else { return None };
            let SectorKind::House(house, digit) = sector.kind() else { return None };
            let kinds = |node: &Node| {
                let houses = node.cells().common_houses();
                [HouseKind::Row, HouseKind::Column]
                    .map(|kind| houses.into_iter().any(|h| h.kind() == kind))
            };
            let crossing = matches!(
                (kinds(one), kinds(other)),
                ([true, _], [_, true]) | ([_, true], [true, _])
            );
            let bent = (one.cells() | other.cells()).common_houses().len() == 1;
            let is_box = house.kind() == HouseKind::Block && crossing && bent;
            is_box.then_some((digit, house, [one, other]))
        },
    )
}

/// `3r2c1=3r2c6-3r5c6=3r5c2`; within a cell `(3=5)r2c1`, within an almost-locked set `(8=35)r5c14` with
/// the digit that it leaves by last; `3r2c1=UR(1/2)r12c16=4r1c6` by the guardians of a pattern, `3r2c1=r24\c5=3r4c8`
/// by a fish, `3r1c12=exocet(r1c12/r2c4,r3c7)=3r3c9` by an exocet; a ring ends with
/// `- loop`.
pub(in crate::notation) fn eureka(chain: &Chain) -> String {
    let mut line = String::new();
    for (i, pair) in chain.nodes.chunks(2).enumerate() {
        if i > 0 {
            line.push('-');
        }
        let _ = match pair {
            [one, other] => match (within(one, other), pattern(chain, i)) {
                (_, Some(by)) => write!(line, "{}={by}={}", node(one), node(other)),
                (Some((from, to)), _) => write!(line, "({from}={to}){}", Cells(one.cells())),
                _ => write!(line, "{}={}", node(one), node(other)),
            },
            _ => pair.iter().try_for_each(|one| write!(line, "{}", node(one))),
        };
    }
    if chain.ring {
        line.push_str("- loop");
    }
    line
}

/// `UR(1/2)r12c16`: the pattern whose guardians a pair of nodes are; `r14\c3`: the fish whose places they are.
fn pattern(chain: &Chain, pair: usize) -> Option<String> {
    match chain.links.get(2 * pair) {
        Some(ChainLink::Pattern(pattern)) => Some(deadly::short(pattern)),
        Some(ChainLink::Exocet(ExocetLink { base, targets, .. })) => {
            Some(format!("exocet({}/{})", Cells(*base), Cells(*targets)))
        }
        Some(ChainLink::Fish(fish)) => Some(format!(r"{}\{}", fish.base, fish.cover)),
        _ => None,
    }
}

/// `3r2c1`, `3r2c13`; the digits of an almost-hidden set in brackets: `(35)r2c1`.
pub(super) fn node(node: &Node) -> String {
    match node {
        Node::Ahs { digits, cell, .. } => format!("({digits}){cell}"),
        Node::Candidate(_) | Node::Group { .. } | Node::Als { .. } => {
            format!("{}{}", node.digits(), Cells(node.cells()))
        }
    }
}

/// The digits on both sides of a strong link within one cell or one almost-locked set.
fn within(one: &Node, other: &Node) -> Option<(Digit, String)> {
    match (one, other) {
        (Node::Candidate(one), Node::Candidate(other)) if one.cell() == other.cell() => {
            Some((one.digit(), other.digit().to_string()))
        }
        (Node::Als { set, digit: from }, Node::Als { set: same, digit: to }) if set == same => {
            let rest = set.digits.without(*from).without(*to);
            let rest = if rest == DigitSet::EMPTY { String::new() } else { rest.to_string() };
            Some((*from, format!("{rest}{to}")))
        }
        _ => None,
    }
}

/// As `HoDoKu` writes it: cells, and between them the digit that links them, `=3=` where one of the two
/// is true and `-3-` where not both are: `3- r2c1 =3= r2c6 -3- r5c6 =3= r5c2 -3`. Within a cell the digit
/// changes from link to link, so the cell is written once.
fn nice_loop(chain: &Chain) -> String {
    let mut line = String::new();
    let digit = |node: &Node| node.digits();
    let cells = |node: &Node| match node {
        Node::Als { set, .. } => format!("ALS:{}{{{}}}", Cells(set.cells), set.digits),
        _ => Cells(node.cells()).to_string(),
    };
    let (Some(first), Some(last)) = (chain.nodes.first(), chain.nodes.last()) else { return line };
    let _ = write!(line, "{}- ", digit(first));
    for (i, pair) in chain.nodes.chunks(2).enumerate() {
        let [one, other] = pair else { continue };
        if i > 0 {
            let _ = write!(line, " -{}- ", digit(one));
        }
        let _ = write!(line, "{}", cells(one));
        if let Some(by) = pattern(chain, i) {
            let _ = write!(line, " ={}:{by}= {}", digit(other), cells(other));
        } else if within(one, other).is_none() {
            let _ = write!(line, " ={}= {}", digit(other), cells(other));
        }
    }
    let _ = write!(line, " -{}", digit(last));
    if chain.ring {
        let _ = write!(line, "- {}", cells(first));
    }
    line
}

/// `r2c6 is 3`, `3 is not in r2c45`. Of a group or a set only the cells count that can have the digit.
pub(super) fn holds(node: &Node, words: Words<'_>, is_true: bool) -> String {
    match node {
        Node::Candidate(candidate) if is_true => words.is(*candidate),
        Node::Candidate(candidate) => words.is_not(*candidate),
        Node::Group { digit, cells } => in_some(*digit, *cells, words, is_true),
        Node::Als { set, digit } => in_some(*digit, set.cells, words, is_true),
        Node::Ahs { digits, cell, .. } if is_true => {
            format!("{} is {}", words.cell(*cell), either(*digits))
        }
        Node::Ahs { digits, cell, .. } if digits.len() == 2 => {
            format!("{} is neither {}", words.cell(*cell), nor(*digits))
        }
        Node::Ahs { digits, cell, .. } => {
            format!("{} is none of {}", words.cell(*cell), list(*digits))
        }
    }
}

/// `r7c7 is 6`, `6 is in r7c1 or r8c2`.
fn in_some(digit: Digit, cells: CellSet, words: Words<'_>, is_true: bool) -> String {
    let places = cells & words.grid.places(digit);
    let not = if is_true { "" } else { " not" };
    if let Some(cell) = places.only() {
        return format!("{} is{not} {digit}", words.cell(cell));
    }
    let places = if places.is_empty() { cells } else { places };
    format!("{digit} is{not} in {}", words.any_cell(places))
}

/// Why a node follows from the one before it.
fn because(from: &Node, link: ChainLink, words: Words<'_>, is_true: bool) -> String {
    match (link, from) {
        (ChainLink::Rule(number), _) if is_true => {
            format!("nothing else is left by the rule \u{201c}{}\u{201d}", rule(number, words.grid))
        }
        (ChainLink::Rule(number), _) => {
            format!("by the rule \u{201c}{}\u{201d} not both are true", rule(number, words.grid))
        }
        (ChainLink::Sector(sector), _) if is_true => nothing_else(sector, words),
        (ChainLink::Sector(sector), _) => taken(sector, words),
        (ChainLink::Pattern(pattern), _) => deadly::otherwise(&pattern, words),
        (ChainLink::Fish(FishLink { digit, base, cover }), _) => format!(
            "at most {} of {} can have {digit} in {}",
            cover.len(),
            houses(base),
            houses(cover)
        ),
        (ChainLink::Exocet(ExocetLink { base, targets, .. }), _) => format!(
            "in the exocet {} have the same digits as {}",
            words.cells(targets),
            words.cells(base)
        ),
        (ChainLink::Set, Node::Ahs { house, digits, cells, .. }) => format!(
            "in {} the digits {} need all but one of {}",
            house.in_words(),
            list(*digits),
            words.cells(*cells)
        ),
        (ChainLink::Set, Node::Als { set, .. }) => {
            format!("{} lack only one of the digits {}", words.cells(set.cells), list(set.digits))
        }
        (ChainLink::Set, Node::Candidate(_) | Node::Group { .. }) => "by its set".to_owned(),
    }
}

/// Why the second of two nodes is true if the first is not.
fn nothing_else(sector: Sector, words: Words<'_>) -> String {
    match sector.kind() {
        SectorKind::Cell(cell) => format!("{} has no other candidate", words.cell(cell)),
        SectorKind::House(house, digit) => {
            format!("{} has no other place for {digit}", house.in_words())
        }
    }
}

/// Why the second of two nodes is false if the first is true.
fn taken(sector: Sector, words: Words<'_>) -> String {
    match sector.kind() {
        SectorKind::Cell(cell) => format!("{} then has its digit", words.cell(cell)),
        SectorKind::House(house, digit) => format!("{} then has its {digit}", house.in_words()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The name of a chain whose nodes have these digits, from either end.
    fn letters(digits: &str) -> [Option<char>; 2] {
        let digits: Vec<Option<Digit>> = digits.chars().map(Digit::from_char).collect();
        let mut digits: [Option<Digit>; 6] = digits.try_into().unwrap();
        let there = letter_of(digits);
        digits.reverse();
        [there, letter_of(digits)]
    }

    #[test]
    fn wings_go_by_their_digits() {
        for (digits, letter) in [
            ("122221", 'W'),
            ("122211", 'M'),
            ("122233", 'H'),
            ("122333", 'H'),
            ("112223", 'H'),
            ("111222", 'S'),
            ("112233", 'L'),
            ("112222", 'L'),
        ] {
            assert!(letters(digits).contains(&Some(letter)), "{digits}");
        }
        // An XY-Wing, an X-Chain, and two digits all around.
        for digits in ["122331", "111111", "112211"] {
            assert_eq!(letters(digits), [None, None], "{digits}");
        }
    }
}
