//! A step in one line, and its proof in another.

use core::fmt::Write as _;
use std::borrow::Cow;

use ninerooks_board::Candidate;
use ninerooks_proof::{Action, GuardianKind, Guardians, Proof, Reason, Symmetry};
use ninerooks_step::{Node, Shape, Single, Step};

use super::cursor::{Cursor, NotationError};
use super::deletion::deletions_line;
use super::rncn::{self, Actions};
use super::{assumed, sets, shapes};

/// How a line writes chains, almost-locked sets and fish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// Eureka, the forums': `3r2c1=3r2c6-3r5c6=3r5c2`, `(8=35)r5c14-(5=489)r4c9,r56c7`, `3 r17\c49`.
    #[default]
    Eureka,
    /// `HoDoKu`'s: `3- r2c1 =3= r2c6 -3- r5c6 =3= r5c2 -3`, `A=r5c14 {358}, B=… {4589}, X=5, Z=8`,
    /// `3 r17 c49`.
    Hodoku,
}

/// A step in one line: its technique's name, its pattern, its actions.
///
/// | shape | line |
/// |---|---|
/// | single in a house | `Hidden Single: 1 in b7 => r8c3=1` |
/// | single in a cell | `Naked Single: r6c8=1` |
/// | intersection | `Locked Candidates (Pointing): 3 in b7 in r9 => r9c18<>3` |
/// | subset | `Naked Pair: 16 in r1c29 (r1) => r1c456<>16` |
/// | bent subset | `XY-Wing: 1/7/4 in r8c3,r1c3,r7c2 => r3c3<>4`, the pivot first, the common digit last |
/// | chain | `Skyscraper: 3r2c1=3r2c6-3r5c6=3r5c2 => r6c1<>3` |
/// | a chain through a box | `Empty Rectangle: 3 in b2: 3r2c1=3r2c4-3r13c4=3r3c56 => r3c1<>3` |
/// | remote pair | `Remote Pair: 18 in r1c1,r4c5 or r1c5,r4c9 => r1c9<>18` |
/// | fish | `X-Wing: 3 r17\c49 => r268c4,r246c9<>3` |
/// | nets | `Weak Corner: A[4r5c3|8r5c3] B[…]; 8r9c5-8r9c1, … => r9c5<>8` |
/// | almost-locked sets | `ALS-XZ: (7=12)r4c35-(2=57)r6c68 => r6c3<>7` |
/// | a ring of these | `ALS-XZ: (7=12)r4c35-(2=57)r4c68- loop => r4c9<>7` |
/// | hypothesis | `Hypothesis: if 4r5c1: A 7r1c1, C 4r2c3, then r9 has no 4 => r5c1<>4` |
/// | two ways | `Two-Way: circles 1r1c1: A 3r1c2; squares 2r1c1: A 3r4c1; false on both => r4c2<>3` |
/// | whip | `Whip[3]: c4n4{r5 r6} - c4n6{r6 r3} - c4n5{r3 .} => r4c4<>3`, as Berthier prints it |
/// | forcing chain | `…: r1c1: 3r1c1-3r1c5=3r2c5-3r2c9; 5r1c1-5r2c3=3r2c3-3r2c9 => r2c9<>3` |
/// | sets | `Set Logic: 2 truths {3R17}  2 links {3c49}  rank 0 (X-Wing) => r4c4<>3` |
/// | nothing yet but patterns deleted | `…: 3 clashes with 1 pattern of 2; 9 of 2 are left =>` |
/// | patterns | `Pattern Overlay: 4 has 6 patterns => r7c4<>4` |
/// | patterns, some deleted | `…: 9 in r6c6 or r8c8 deletes 28 patterns of 3; 68 of 3 are left => r4c7<>3` |
pub fn describe(step: &Step) -> String {
    describe_in(step, Notation::Eureka)
}

/// As [`describe`], in one notation or another.
pub fn describe_in(step: &Step, notation: Notation) -> String {
    if let (Shape::Single(single), [Action::Place(placed)]) = (&step.shape, &*step.actions) {
        return single_line(step.technique.name(), *single, *placed);
    }
    in_parts(step, notation)
}

/// The line of any step: its name, its pattern, its actions.
fn in_parts(step: &Step, notation: Notation) -> String {
    let pattern = shapes::in_words(&step.shape).line(step, notation);
    let actions = Actions(&step.actions);
    // Most lines are short, and there are sixty in a path.
    let mut line = String::with_capacity(96);
    line.push_str(&name(step));
    line.push_str(": ");
    line.push_str(&pattern);
    if !pattern.is_empty() {
        line.push_str(if step.actions.is_empty() { " =>" } else { " => " });
    }
    if !step.actions.is_empty() {
        let _ = write!(line, "{actions}");
    }
    line
}

/// The line of a single, which nine of ten steps are: letter by letter it takes a sixth of the instructions that shapes and
/// actions in words take, which say the same.
fn single_line(name: &str, single: Single, placed: Candidate) -> String {
    let [digit, r, row, c, column] = placed.letters();
    let action = [r, row, c, column, b'=', digit];
    let mut line = String::with_capacity(name.len() + 20);
    line.push_str(name);
    line.push_str(": ");
    if let Some(house) = single.house {
        let ([of, ..], [kind, number]) = (single.target.letters(), house.letters());
        let pattern = [of, b' ', b'i', b'n', b' ', kind, number, b' ', b'=', b'>', b' '];
        line.push_str(str::from_utf8(&pattern).unwrap_or_default());
    }
    line.push_str(str::from_utf8(&action).unwrap_or_default());
    line
}

/// What the step is called: its technique's name, and a chain whose nodes are groups `Grouped …`, as in
/// Grouped X-Chain. A whip has its length behind its name: `Whip[3]`.
pub fn name(step: &Step) -> Cow<'static, str> {
    let name = step.technique.name();
    let is_chain = ["X-Chain", "XY-Chain", "AIC", "Nice Loop", "X-Cycle"].contains(&name);
    match &step.shape {
        Shape::Chain(chain)
            if is_chain && chain.nodes.iter().any(|node| matches!(node, Node::Group { .. })) =>
        {
            format!("Grouped {name}").into()
        }
        Shape::Whip(whip) => format!("{name}[{}]", whip.links.len()).into(),
        _ => name.into(),
    }
}

/// As [`describe_in`], but more than `most` actions are only counted:
/// `Pair Deletion: 202 pairs deleted => 47 placements, 94 eliminations`.
pub fn describe_briefly(step: &Step, most: usize, notation: Notation) -> String {
    let line = describe_in(step, notation);
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
/// [`deletion_line`](super::deletion_line). Of assumptions it names the sectors that come down to
/// one candidate, and what covers exclude: `if 4r5c1: 1N1 {4R17} {4c49}<>4r2c4 4C3, then 4R9 is
/// empty`; `one of 4N5: if 3r4c5: 3R7 4C9; if 7r4c5: 2R1`.
///
/// Lemmas come before it, each with what it says and why: `L1: one of 3r1c2 4r1c3, by …; then …`.
pub fn proof_line(proof: &Proof) -> String {
    let mut text = String::new();
    for (n, lemma) in proof.lemmas.iter().enumerate() {
        let by = reason_line(&lemma.by);
        let _ = write!(text, "L{}: {}, by {by}; ", n + 1, lemma.says);
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
        Reason::Refute(proof) => assumed::refutation(proof),
        Reason::Cases(proof) => assumed::cases(proof),
        Reason::Guardians(guardians) => guardians_line(guardians),
        Reason::Symmetry(symmetry) => symmetry_line(symmetry),
        Reason::Rules => "the rules of the puzzle".to_string(),
        Reason::Fillings(lemma) => {
            format!("the ways to fill {}", ninerooks_proof::Fact::Lemma(*lemma))
        }
    }
}

/// `the guardians of the deadly pattern 12r14c12`.
pub(super) fn guardians_line(guardians: &Guardians) -> String {
    let kind = match guardians.kind {
        GuardianKind::Impossible => "impossible pattern",
        GuardianKind::Deadly => "deadly pattern",
        GuardianKind::DeadlyParity => "deadly pattern, by parity,",
        GuardianKind::Reverse => "reverse pattern",
        GuardianKind::ClueCover => "clue cover",
        GuardianKind::TwoLines => "two lines of",
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
    /// What is between the name and the arrow; empty without an arrow.
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

#[cfg(test)]
mod tests {
    use ninerooks_board::{House, Sector};
    use ninerooks_proof::Cover;
    use ninerooks_step::{Family, Finding, Info, TechniqueId};

    use super::*;

    static INFO: Info = Info {
        id: "x",
        name: "Any Name",
        family: Family::Singles,
        since: "0.1",
        aliases: &[],
        doc: "",
    };

    #[test]
    fn the_line_of_a_single_is_that_of_its_parts() {
        let of = |target: Candidate, house: Option<House>, cover: Cover| {
            let shape = Shape::Single(Single { target, house });
            let step = Finding::place(target, shape, cover).by(TechniqueId::new(&INFO));
            for notation in [Notation::Eureka, Notation::Hodoku] {
                assert_eq!(describe_in(&step, notation), in_parts(&step, notation));
            }
        };
        for target in Candidate::all() {
            let cover = |truth: Sector| Cover::new(&[truth], &[target.sectors()[0]]);
            of(target, None, cover(target.sectors()[0]));
            target.cell().houses().into_iter().for_each(|house| {
                of(target, Some(house), cover(target.sectors()[0]));
            });
        }
    }
}
