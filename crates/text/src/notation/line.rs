//! A step in one line, and its proof in another.

use core::fmt::{self, Write};

use ninerooks_board::Digit;
use ninerooks_proof::{Action, GuardianKind, Guardians, Proof, Reason, Symmetry};
use ninerooks_step::{
    AlmostLocked, AlmostLockedSet, BentSubset, Chain, Fish, Hypothesis, Intersection, Nets, Node,
    Patterns, RemotePair, Sets, Shape, Single, Step, Subset, SubsetKind, TwoWay,
};

use super::cursor::{Cursor, NotationError};
use super::deletion::deletions_line;
use super::fish;
use super::rncn::{self, Actions, Cells};
use super::{hypothesis, sets};

/// A step in one line: its technique's name, its pattern, its actions.
///
/// | shape | line |
/// |---|---|
/// | single in a house | `Hidden Single: 1 in b7 => r8c3=1` |
/// | single in a cell | `Naked Single: r6c8=1` |
/// | intersection | `Locked Candidates (Pointing): 3 in b7 in r9 => r9c18<>3` |
/// | subset | `Naked Pair: 16 in r1c29 (r1) => r1c456<>16` |
/// | bent subset | `XY-Wing: 147 in r1c2,r7c2,r8c3, common 4 => r3c3<>4` |
/// | chain | `Skyscraper: 3r2c1=3r2c6-3r5c6=3r5c2 => r6c1<>3` |
/// | remote pair | `Remote Pair: 18 in r1c1,r4c5 or r1c5,r4c9 => r1c9<>18` |
/// | fish | `X-Wing: 3 r17\c49 => r268c4,r246c9<>3` |
/// | nets | `Weak Corner: A[4r5c3|8r5c3] B[…]; 8r9c5-8r9c1, … => r9c5<>8` |
/// | almost-locked sets | `ALS-XZ: 127 in r4c35 -2- 257 in r6c68 => r6c3<>7` |
/// | a ring of these | `ALS-XZ: 127 in r4c35 -2- 257 in r4c68 -7- => r4c9<>7` |
/// | hypothesis | `Hypothesis: if 4r5c1: A 7r1c1, C 4r2c3, then 4R9 is empty => r5c1<>4` |
/// | two ways | `Two-Way: circles 1r1c1: A 3r1c2; squares 2r1c1: A 3r4c1; false on both => r4c2<>3` |
/// | sets | `Set Logic: 3 truths, rank 1 (XY-Wing) => r4c5<>3` |
/// | nothing yet but patterns deleted | `…: 3 clashes with 1 pattern of 2; 9 of 2 are left =>` |
/// | patterns | `Pattern Overlay: 4 has 6 patterns => r7c4<>4` |
/// | patterns, some deleted | `…: 9 in r6c6 or r8c8 deletes 28 patterns of 3; 68 of 3 are left => r4c7<>3` |
pub fn describe(step: &Step) -> String {
    let mut line = String::with_capacity(64);
    line.push_str(step.technique.name());
    line.push_str(": ");
    // Writing to a string cannot fail.
    let _ = match step.shape {
        Shape::Single(Single { house: None, .. }) => Ok(()),
        _ if step.actions.is_empty() => write!(line, "{} =>", Pattern(&step.shape)),
        _ => write!(line, "{} => ", Pattern(&step.shape)),
    };
    let _ = write!(line, "{}", Actions(&step.actions));
    line
}

/// As [`describe`], but of more than `most` actions there is only said how many they are:
/// `Pair Deletion: 202 pairs deleted => 47 placements, 94 eliminations`.
pub fn describe_briefly(step: &Step, most: usize) -> String {
    let line = describe(step);
    if step.actions.len() <= most {
        return line;
    }
    let counts =
        [(step.placements().count(), "placement"), (step.eliminations().count(), "elimination")];
    let counts = counts.into_iter().filter(|(count, _)| *count > 0);
    let counts = counts.map(|(n, word)| format!("{n} {word}{}", if n == 1 { "" } else { "s" }));
    let before = line.rsplit_once("=> ").map_or(line.as_str(), |(before, _)| before);
    format!("{before}=> {}", counts.collect::<Vec<_>>().join(", "))
}

/// The proof of a step in one line: `2 truths {3R17}  2 links {3c49}  rank 0`.
///
/// See [`sets::print_counted`]. Several covers stand one after the other: `… rank 1; or …`. Of a
/// proof in POM-space it says how many deletions it has, or, when there is one only, by which
/// equations: `28 patterns by {#9} {r6c6 r8c8} scale 2`. What each deletion is says
/// [`deletion_line`](super::deletion_line). Of suppositions it names the sectors that come down to
/// one candidate, and what covers exclude: `if 4r5c1: 1N1 {4R17} {4c49}<>4r2c4 4C3, then 4R9 is
/// empty`; `one of 4N5: if 3r4c5: 3R7 4C9; if 7r4c5: 2R1`.
///
/// Lemmas come before it, each with what it says and why: `L1: one of 3r1c2 4r1c3, by …; then …`.
pub fn proof_line(proof: &Proof) -> String {
    let mut text = String::new();
    for (n, lemma) in proof.lemmas.iter().enumerate() {
        let by = reason_line(&lemma.by);
        text.push_str(&format!("L{}: {}, by {by}; ", n + 1, lemma.says));
    }
    if !text.is_empty() {
        text.push_str("then ");
    }
    text + &reason_line(&proof.then)
}

/// Why something follows, in one line.
pub(super) fn reason_line(reason: &Reason) -> String {
    match reason {
        Reason::Covers(covers) => {
            covers.iter().map(sets::print_counted).collect::<Vec<_>>().join("; or ")
        }
        Reason::Rookeries(proof) => deletions_line(proof),
        Reason::Refute(proof) => hypothesis::refutation(proof),
        Reason::Cases(proof) => hypothesis::cases(proof),
        Reason::Guardians(guardians) => guardians_line(guardians),
        Reason::Symmetry(symmetry) => symmetry_line(symmetry),
    }
}

/// `the guardians of the deadly pattern 12r14c12`.
fn guardians_line(guardians: &Guardians) -> String {
    let kind = match guardians.kind {
        GuardianKind::Impossible => "impossible pattern",
        GuardianKind::Deadly => "deadly pattern",
        GuardianKind::DeadlyParity => "deadly pattern, by parity,",
        GuardianKind::Reverse => "reverse pattern",
    };
    let kept: Vec<String> = guardians.kept.iter().map(|candidate| candidate.to_string()).collect();
    let sectors: Vec<String> = guardians.sectors.iter().map(ToString::to_string).collect();
    format!("the guardians of the {kind} {} in {}", kept.join(" "), sectors.join(" "))
}

/// `the symmetry of rows 987654321, columns 987654321, digits 214365879`.
fn symmetry_line(symmetry: &Symmetry) -> String {
    let list =
        |list: &[u8; 9]| list.iter().map(|n| (n.wrapping_add(1)).to_string()).collect::<String>();
    let [rows, columns, digits] = [&symmetry.rows, &symmetry.columns, &symmetry.digits].map(list);
    let transposed = if symmetry.transpose { "rows and columns exchanged, then " } else { "" };
    format!("the symmetry of {transposed}rows {rows}, columns {columns}, digits {digits}")
}

/// A step's line taken apart again. The pattern stays text: what it means depends on the shape,
/// which the line does not say.
///
/// ```
/// use ninerooks_text::notation::StepLine;
/// let line = StepLine::parse("Naked Pair: 16 in r1c29 (r1) => r1c456<>16")?;
/// assert_eq!((line.name, line.pattern), ("Naked Pair", "16 in r1c29 (r1)"));
/// assert_eq!(line.actions.len(), 6);
/// # Ok::<(), ninerooks_text::notation::NotationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepLine<'a> {
    /// The technique's name.
    pub name: &'a str,
    /// What stands between the name and the arrow; empty without an arrow.
    pub pattern: &'a str,
    /// What the step does.
    pub actions: Vec<Action>,
}

impl<'a> StepLine<'a> {
    /// Takes a line of [`describe`] apart.
    ///
    /// # Errors
    /// Without a name and a colon, or where the actions cannot be read.
    pub fn parse(text: &'a str) -> Result<Self, NotationError> {
        const NAME: &str = "the name of a technique and a colon";
        let mut cursor = Cursor::new(text);
        let Some((name, rest)) = text.split_once(": ") else { return Err(cursor.error(NAME)) };
        let (pattern, arrow) = match rest.split_once("=>") {
            Some((pattern, _)) => (pattern, "=>"),
            None => ("", ""),
        };
        // The cursor walks there so that errors name the right column.
        for part in [name, ": ", pattern, arrow] {
            cursor.eat_word(part);
        }
        Ok(Self {
            name: name.trim(),
            pattern: pattern.trim(),
            actions: rncn::actions(&mut cursor)?,
        })
    }
}

/// What the step is about, without name and actions.
struct Pattern<'a>(&'a Shape);

impl fmt::Display for Pattern<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self.0 {
            Shape::Single(Single { target, house: Some(house) }) => {
                write!(f, "{} in {house}", target.digit())
            }
            Shape::Single(Single { target, house: None }) => write!(f, "{}", target.cell()),
            Shape::Intersection(Intersection { digit, base, cover }) => {
                write!(f, "{digit} in {base} in {cover}")
            }
            Shape::Subset(Subset {
                kind: SubsetKind::Naked | SubsetKind::Hidden,
                cells,
                digits,
                houses,
            }) => {
                write!(f, "{digits} in {} ({houses})", Cells(cells))
            }
            Shape::BentSubset(BentSubset { cells, digits, common }) => {
                write!(f, "{digits} in {}", Cells(cells))?;
                if common.is_empty() { Ok(()) } else { write!(f, ", common {common}") }
            }
            Shape::Chain(ref shape) => chain(f, shape),
            Shape::RemotePair(RemotePair { digits, sides: [one, other] }) => {
                write!(f, "{digits} in {} or {}", Cells(one), Cells(other))
            }
            Shape::Fish(Fish { digit, base, cover, fins }) => {
                let endo_fins = ninerooks_board::CellSet::EMPTY;
                write!(f, "{}", fish::Fish { digit, base, cover, fins, endo_fins })
            }
            Shape::Nets(Nets { ref nets, ref links, end }) => {
                super::nets::line(f, nets, links, end)
            }
            Shape::AlmostLocked(AlmostLocked { ref sets, ref links }) => {
                almost_locked(f, sets, links)
            }
            Shape::Hypothesis(Hypothesis { target, ref marks, conflict }) => {
                f.write_str(&hypothesis::line(target, marks, conflict))
            }
            Shape::TwoWay(TwoWay { ref ways, meeting, .. }) => {
                f.write_str(&hypothesis::two_way_line(ways, meeting))
            }
            Shape::Sets(Sets { truths, rank, ref known }) => {
                let s = if truths == 1 { "" } else { "s" };
                write!(f, "{truths} truth{s}, rank {rank}")?;
                known.as_ref().map_or(Ok(()), |name| write!(f, " ({name})"))
            }
            Shape::Patterns(Patterns { digits, ref left, ref stages }) => {
                f.write_str(&super::patterns::line(digits, left, stages))
            }
        }
    }
}

/// `127 in r4c35 -2- 257 in r6c68`; a ring ends with the link back to its first set.
fn almost_locked(
    f: &mut fmt::Formatter<'_>,
    sets: &[AlmostLockedSet],
    links: &[Digit],
) -> fmt::Result {
    for (i, set) in sets.iter().enumerate() {
        let space = if i > 0 { " " } else { "" };
        write!(f, "{space}{} in {}", set.digits, Cells(set.cells))?;
        if let Some(link) = links.get(i) {
            write!(f, " -{link}-")?;
        }
    }
    Ok(())
}

/// `3r2c1=3r2c6-3r5c6=3r5c2`; within a cell `(3=5)r2c1`, within an almost-locked set `(8=35)r5c14` with
/// the digit that it leaves by last; a ring ends with `- loop`.
fn chain(f: &mut fmt::Formatter<'_>, chain: &Chain) -> fmt::Result {
    for (i, pair) in chain.nodes.chunks(2).enumerate() {
        if i > 0 {
            f.write_str("-")?;
        }
        let [one, rest @ ..] = pair else { continue };
        match *rest {
            [] => node(f, one)?,
            [other, ..] => match within(one, &other) {
                Some((from, to)) => write!(f, "({from}={to}){}", Cells(one.cells()))?,
                None => {
                    node(f, one)?;
                    f.write_str("=")?;
                    node(f, &other)?;
                }
            },
        }
    }
    if chain.ring { f.write_str("- loop") } else { Ok(()) }
}

/// `3r2c1`, `3r2c13`; the digits of an almost-hidden set in brackets: `(35)r2c1`.
fn node(f: &mut fmt::Formatter<'_>, node: &Node) -> fmt::Result {
    match node {
        Node::Ahs { digits, cell, .. } => write!(f, "({digits}){cell}"),
        _ => write!(f, "{}{}", node.digits(), Cells(node.cells())),
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
            let rest = if rest.is_empty() { String::new() } else { rest.to_string() };
            Some((*from, format!("{rest}{to}")))
        }
        _ => None,
    }
}
