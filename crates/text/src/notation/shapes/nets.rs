//! Strong chains and weak links, as a line and in words: colours, 3D Medusa and what is built of them.

use core::fmt::Write;

use ninerooks_board::{Candidate, CandidateSet, Digit, DigitSet, SectorKind};
use ninerooks_step::{AlmostLockedRange, NetEnd, Nets, Step, WeakLink, WeakVia, letter};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Name, Words, list, long_list};

/// More links than this are only counted.
const MOST_LINKS: usize = 12;
/// Of more candidates than this on a side only some are named.
const MOST_NODES: usize = 12;

impl InWords for Nets {
    /// `A[4r5c3 8r5c9|4r5c9 8r5c3]; 8r5c9-8r6c7, 1r1c3-(1b2)-1r4c4, 7r1c2-(127r4c35)-2r6c3; no 6b3`.
    ///
    /// Each chain with its two colours, then the weak links, then the sector that would be empty. A range
    /// is its digit and box, an almost-locked set its digits and cells.
    fn line(&self, _: &Step, _: Notation) -> String {
        let mut line = String::new();
        for (i, net) in self.nets.iter().enumerate() {
            let blank = if i == 0 { "" } else { " " };
            let [one, other] = net.sides.each_ref().map(side);
            let _ = write!(line, "{blank}{}[{one}|{other}]", letter(i));
        }
        for (i, link) in self.links.iter().enumerate() {
            let before = match (i, self.nets.is_empty()) {
                (0, true) => "",
                (0, false) => "; ",
                _ => ", ",
            };
            let _ = write!(line, "{before}{}-{}{}", link.from, via(&link.via), link.to);
        }
        if let NetEnd::Empty(sector) = self.end {
            let _ = write!(line, "; no {}", Name(sector));
        }
        line
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let colours = self.nets.iter().enumerate().map(|(i, net)| {
            let [one, other] = net.sides.each_ref().map(|nodes| side_in_words(nodes, words));
            format!(
                "Strong links give the chain {letter} two colours, of which exactly one is true: {big} \
                 is {one}; {small} is {other}",
                letter = letter(i),
                big = Colour(i, 0).name(),
                small = Colour(i, 1).name()
            )
        });
        let explanation = Explanation::default().inferences(colours);
        let (explanation, end) = match trapped(self) {
            Some(traps) => sees_both(self, &traps, words, explanation),
            None => refuted(self, step, words, explanation),
        };
        explanation.text(format!("{end}: {}.", words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        let nodes = self.nets.iter().flat_map(|net| net.sides.iter().flat_map(CandidateSet::iter));
        let ends = self.links.iter().flat_map(|link| [link.from, link.to]);
        let digits: DigitSet = nodes.chain(ends).map(Candidate::digit).collect();
        let s = if digits.len() == 1 { "" } else { "s" };
        let of = format!("the digit{s} {}", list(digits));
        let first = self.nets.first().and_then(|net| net.sides[0].iter().next());
        match first {
            Some(first) => {
                let more = match self.nets.len() {
                    1 => String::new(),
                    n => format!(", and {} more", n - 1),
                };
                format!("with {of}: the chain of strong links through {first}{more}")
            }
            None => match self.end {
                NetEnd::Empty(sector) => match sector.kind() {
                    SectorKind::Cell(cell) => format!("around {cell}, with {of}"),
                    SectorKind::House(house, digit) => {
                        format!("with the {digit}s of {}", house.in_words())
                    }
                },
                NetEnd::Clash(clash) => {
                    format!("in {}, with {of}", clash.cell().block().in_words())
                }
            },
        }
    }
}

/// One of the two colours of a chain: the chain's number, and 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Colour(usize, usize);

impl Colour {
    /// `A`, and for the other colour `a`.
    fn name(self) -> String {
        let name = letter(self.0);
        if self.1 == 0 { name } else { name.to_ascii_lowercase() }
    }

    const fn other(self) -> Self {
        Self(self.0, 1 - self.1)
    }
}

/// The colour of a candidate, if it has one.
fn colour(shape: &Nets, candidate: Candidate) -> Option<Colour> {
    shape.nets.iter().enumerate().find_map(|(i, net)| {
        net.sides.iter().position(|side| side.contains(candidate)).map(|side| Colour(i, side))
    })
}

/// `3r9c8`, and its colour in brackets: `3 in r9c8 (a)`.
fn coloured(shape: &Nets, candidate: Candidate, words: Words<'_>) -> String {
    let at = words.at(candidate);
    match colour(shape, candidate) {
        Some(colour) => format!("{at} ({})", colour.name()),
        None => at,
    }
}

/// The candidates outside that see both colours of the one chain, each with what it sees; nothing if the
/// links say something else.
fn trapped(shape: &Nets) -> Option<Vec<(Candidate, Vec<&WeakLink>)>> {
    if shape.nets.len() != 1 || shape.links.is_empty() || matches!(shape.end, NetEnd::Empty(_)) {
        return None;
    }
    let mut traps: Vec<(Candidate, Vec<&WeakLink>)> = Vec::new();
    for link in &shape.links {
        match traps.iter_mut().find(|(from, _)| *from == link.from) {
            Some((_, links)) => links.push(link),
            None => traps.push((link.from, vec![link])),
        }
    }
    let sees_both = |(from, links): &(Candidate, Vec<&WeakLink>)| {
        let seen = |side| links.iter().any(|link| colour(shape, link.to) == Some(Colour(0, side)));
        colour(shape, *from).is_none() && seen(0) && seen(1)
    };
    traps.iter().all(sees_both).then_some(traps)
}

/// "3 in r9c9 sees both colours: 3 in r9c8 (a) and 2 in r9c9 (A)".
fn sees_both(
    shape: &Nets,
    traps: &[(Candidate, Vec<&WeakLink>)],
    words: Words<'_>,
    explanation: Explanation,
) -> (Explanation, String) {
    let each = traps.iter().map(|(from, links)| {
        let seen = links.iter().map(|link| {
            let to = coloured(shape, link.to, words);
            format!("{to}{}", by_way_of(link, words))
        });
        format!("{} sees both colours: {}", words.at(*from), list(seen))
    });
    let end = "Whichever of the two colours is true, a candidate that sees both sees a true one";
    (explanation.inferences(each), end.to_owned())
}

/// From what is assumed to what cannot be.
fn refuted(
    shape: &Nets,
    step: &Step,
    words: Words<'_>,
    explanation: Explanation,
) -> (Explanation, String) {
    let whole = shape.nets.first().is_some_and(|net| {
        step.eliminations().next().is_some_and(|first| net.sides[0].contains(first))
    });
    let assumed = if whole {
        format!("Assume that the colour {} is true:", Colour(0, 0).name())
    } else {
        let first = shape.links.first().map(|link| link.from);
        let first = first.filter(|from| colour(shape, *from).is_none());
        match first.or_else(|| step.eliminations().next()) {
            Some(first) => format!("Assume that {} is true:", words.at(first)),
            None => "Assume that one of them is true:".to_owned(),
        }
    };
    let links = shape.links.iter().take(MOST_LINKS).map(|link| {
        let excluded = format!(
            "then {} excludes {}{}",
            coloured(shape, link.from, words),
            coloured(shape, link.to, words),
            by_way_of(link, words)
        );
        match colour(shape, link.to) {
            Some(colour) if colour != Colour(0, 0) || !whole => format!(
                "{excluded}, so the colour {} is false and {} is true",
                colour.name(),
                colour.other().name()
            ),
            _ => excluded,
        }
    });
    let more = match shape.links.len().saturating_sub(MOST_LINKS) {
        0 => None,
        1 => Some("and 1 more link".to_owned()),
        more => Some(format!("and {more} more links")),
    };
    let end = dead_end(shape, whole, words);
    let so = if whole {
        format!("{end}, so {} is false and {} is true", Colour(0, 0).name(), Colour(0, 1).name())
    } else {
        format!("{end}, so the assumption is false")
    };
    (explanation.text(assumed).inferences(links.chain(more)), so)
}

/// What cannot be, in the end.
fn dead_end(shape: &Nets, whole: bool, words: Words<'_>) -> String {
    match shape.end {
        NetEnd::Clash(candidate) => match colour(shape, candidate) {
            Some(colour) if whole && colour == Colour(0, 0) => {
                format!("Then {} would exclude itself", colour.name())
            }
            Some(colour) => format!(
                "Then one colour of the chain {} would be both true and false",
                letter(colour.0)
            ),
            None => format!("Then {} would be both true and false", words.at(candidate)),
        },
        NetEnd::Empty(sector) => match sector.kind() {
            SectorKind::Cell(cell) => format!("Then {} would have no digit", words.cell(cell)),
            SectorKind::House(house, digit) => {
                format!("Then {} would have no place for {digit}", house.in_words())
            }
        },
    }
}

/// `4r5c3 8r5c9`.
fn side(nodes: &CandidateSet) -> String {
    let used = Digit::ALL.into_iter().filter(|digit| !nodes[*digit].is_empty());
    used.map(|digit| format!("{digit}{}", Cells(nodes[digit]))).collect::<Vec<_>>().join(" ")
}

/// `4 in r5c3, and 8 in r5c9`; of many candidates the first digits.
fn side_in_words(nodes: &CandidateSet, words: Words<'_>) -> String {
    let used = Digit::ALL.into_iter().filter(|digit| !nodes[*digit].is_empty());
    if nodes.len() > MOST_NODES {
        let first = nodes.iter().next().map_or_else(String::new, |first| words.at(first));
        return format!("{first} and {} more candidates", nodes.len() - 1);
    }
    long_list(used.map(|digit| format!("{digit} in {}", words.cells(nodes[digit]))))
}

/// `(1b2)-`, `(127r4c35)-`.
fn via(via: &WeakVia) -> String {
    match via {
        WeakVia::Sector(_) => String::new(),
        WeakVia::Ranges(ranges) => {
            let range = |AlmostLockedRange { digit, block, .. }: &AlmostLockedRange| {
                format!("({digit}{block})-")
            };
            ranges.iter().map(range).collect::<Vec<_>>().concat()
        }
        WeakVia::AlmostLockedSet { cells, digits } => format!("({digits}{})-", Cells(*cells)),
    }
}

/// How the one excludes the other, where they do not just see each other.
fn by_way_of(link: &WeakLink, words: Words<'_>) -> String {
    match &link.via {
        WeakVia::Sector(_) => String::new(),
        WeakVia::Ranges(ranges) => {
            let boxes = list(ranges.iter().map(|range| range.block.in_words().to_string()));
            format!(" by way of the {}s of {boxes}", link.from.digit())
        }
        WeakVia::AlmostLockedSet { cells, digits } => format!(
            " by way of the almost-locked set {} with the digits {}",
            words.cells(*cells),
            list(*digits)
        ),
    }
}
