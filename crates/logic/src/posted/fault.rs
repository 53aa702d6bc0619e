//! What is wrong with what somebody posted, in words.

use core::fmt;

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet, HouseSet, Sector};
use ninerooks_proof::Refusal;
use ninerooks_step::{PatternLink, PostedNode};

/// What is wrong with a posted chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChainFault {
    /// A node has no live candidate.
    Gone(PostedNode),
    /// Nothing links these two: no sector holds both.
    Apart(PostedNode, PostedNode),
    /// A weak link at most: the sector has further candidates.
    NotStrong(PostedNode, PostedNode, Sector, Vec<Candidate>),
    /// Cells that are no almost-locked set, and the digits that they have.
    NoSet(CellSet, DigitSet),
    /// Houses and crossing houses that are no fish, or one that has these places besides the two nodes.
    NoFish(HouseSet, HouseSet, Vec<Candidate>),
    /// These cells are no pattern whose guardians the two nodes are.
    NoPattern(PostedNode, PostedNode, PatternLink),
    /// These base and target cells are no exocet that leaves one of the two nodes.
    NoExocet(CellSet, CellSet),
    /// Two strong or two weak links meet here.
    NotInTurn(PostedNode, PostedNode),
    /// It has no strong link.
    NoStrong,
    /// Its links are there, but nothing is eliminated.
    Nothing,
    /// Where the first node is false the cells of the second have these digits, and are no set of what it names.
    NotNaked(PostedNode, PostedNode, DigitSet),
    /// Where the first node is false this digit of the second has other places than its cells, such as these.
    NotHidden(PostedNode, PostedNode, Digit, Vec<Candidate>),
    /// What the link between these is said to rest on cannot stand beside a set, or in a branch.
    Unsupported(PostedNode, PostedNode),
    /// What is said to follow is no candidate any more, or a variable of a whip names it.
    NotOpen(Candidate),
    /// This candidate does not see the node at an end of the chain.
    NotSeen(Candidate, PostedNode),
    /// The branches begin with all candidates of a sector but these.
    LeftOut(Sector, Vec<Candidate>),
    /// The branches begin with all candidates of a sector, and with this one besides.
    Stray(Sector, Candidate),
    /// The headline names a candidate that no branch begins with, or a branch one that the headline does not name.
    Headline(Candidate),
    /// Where this candidate is assumed as many links hold the truths, and these places are outside of them.
    NotHeld(Candidate, Vec<Candidate>),
    /// What is linked to nothing that is true before it.
    NotLinked(Sector, Vec<Candidate>),
    /// What a sector has besides what is written.
    Remains(Sector, Vec<Candidate>),
    /// The last sector of a whip has candidates left where this one is assumed.
    NotEmpty(Sector, Candidate),
    /// The checker does not accept what was made of it.
    Refused(Box<Refusal>),
}

impl ChainFault {
    /// Whether it is about what is eliminated, and not about a link.
    pub(super) const fn is_of_target(&self) -> bool {
        matches!(self, Self::NotSeen(..) | Self::NotOpen(..) | Self::NotEmpty(..))
    }
}

impl fmt::Display for ChainFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |node: &PostedNode| format!("{}{}", node.digits, node.cells);
        match self {
            Self::Gone(node) => write!(f, "{} is no candidate any more", name(node)),
            Self::Apart(from, to) => write!(
                f,
                "{} and {} are not linked: no cell, row, column or box holds both",
                name(from),
                name(to)
            ),
            Self::NotStrong(from, to, sector, others) => write!(
                f,
                "{} and {} are no strong link: {} in {sector} too",
                name(from),
                name(to),
                are(others)
            ),
            Self::NoSet(cells, digits) => write!(
                f,
                "{cells} are no almost-locked set: they have the digits {digits}, and need to be {} \
                 cells of one house",
                digits.len().saturating_sub(1)
            ),
            Self::NoFish(base, cover, others) if others.is_empty() => write!(
                f,
                r"{base}\{cover} is no fish between two nodes: it needs lines of one kind, one less that hold them, and \
                 nodes of its digit"
            ),
            Self::NoFish(base, cover, others) => {
                write!(f, r"{base}\{cover} is no strong link: {} there too", are(others))
            }
            Self::NoPattern(from, to, pattern) => write!(
                f,
                "{} and {} are not the guardians of a pattern of {} in {}",
                name(from),
                name(to),
                pattern.digits,
                pattern.cells
            ),
            Self::NoExocet(base, targets) => {
                write!(f, "{base} and {targets} are no exocet that leaves one of the two nodes")
            }
            Self::NotInTurn(from, to) => write!(
                f,
                "the link between {} and {} is out of turn: strong links (=) and weak ones (-) \
                 alternate",
                name(from),
                name(to)
            ),
            Self::NoStrong => f.write_str("the chain has no strong link (=)"),
            Self::Nothing => f.write_str("the links are there, but nothing is eliminated"),
            _ => self.of_argument(f),
        }
    }
}

impl ChainFault {
    /// What is wrong with chains of sets, krakens and whips.
    fn of_argument(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |node: &PostedNode| format!("{}{}", node.digits, node.cells);
        match self {
            Self::NotNaked(from, to, digits) => write!(
                f,
                "{} is no set where {} is false: its cells have the digits {digits} then",
                name(to),
                name(from)
            ),
            Self::NotHidden(from, to, digit, others) if others.is_empty() => write!(
                f,
                "{} is no hidden set where {} is false: as many digits as cells are needed, and places for {digit}",
                name(to),
                name(from)
            ),
            Self::NotHidden(from, to, _, others) => write!(
                f,
                "{} is no hidden set where {} is false: {} there too",
                name(to),
                name(from),
                are(others)
            ),
            Self::Unsupported(from, to) => write!(
                f,
                "the link between {} and {} rests on a pattern, which is judged in a chain of candidates, groups and \
                 almost-locked sets only",
                name(from),
                name(to)
            ),
            Self::NotOpen(candidate) => write!(f, "{candidate} is not open"),
            Self::NotSeen(candidate, node) => {
                write!(f, "{candidate} is not excluded: it does not see {}", name(node))
            }
            Self::LeftOut(sector, left) => {
                write!(f, "the branches do not begin with all of {sector}: {} there too", are(left))
            }
            Self::Stray(sector, stray) => {
                write!(f, "the branches begin with all of {sector}, but {stray} is not in it")
            }
            Self::Headline(candidate) => write!(
                f,
                "the headline and the beginnings of the branches differ: {candidate} is in one of them only"
            ),
            Self::NotHeld(candidate, others) if others.is_empty() => {
                write!(f, "{candidate} is not excluded by these sets")
            }
            Self::NotHeld(candidate, others) => {
                write!(
                    f,
                    "{candidate} is not excluded by these sets: {} outside of them",
                    are(others)
                )
            }
            Self::NotLinked(sector, left) => {
                let names: Vec<String> = left.iter().map(ToString::to_string).collect();
                write!(
                    f,
                    "in {sector} {} is linked to nothing that is true before it",
                    names.join(" ")
                )
            }
            Self::Remains(sector, others) => {
                write!(
                    f,
                    "{sector} does not come down to what is written: {} left too",
                    are(others)
                )
            }
            Self::NotEmpty(sector, target) => {
                write!(
                    f,
                    "{target} is not excluded: {sector} has a candidate left where it is true"
                )
            }
            Self::Refused(refusal) => write!(f, "{refusal}"),
            _ => Ok(()),
        }
    }
}

/// `5r2c2 is`, `5r2c2 5r2c4 are`.
fn are(others: &[Candidate]) -> String {
    let names: Vec<String> = others.iter().map(ToString::to_string).collect();
    format!("{} {}", names.join(" "), if others.len() == 1 { "is" } else { "are" })
}

impl core::error::Error for ChainFault {}
