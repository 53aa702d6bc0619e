//! Strong chains and weak links, as a line and in words.

use core::fmt::{self, Write};

use ninerooks_board::{Candidate, CandidateSet, Digit, SectorKind};
use ninerooks_step::{AlmostLockedRange, Net, NetEnd, WeakLink, WeakVia, letter};

use super::rncn::Cells;
use super::words::{cells, digits, list, long_list};

/// More links than this are counted, not told; so are nodes.
const TOLD: usize = 8;

/// `A[4r5c3 8r5c9|4r5c9 8r5c3]; 8r5c9-8r6c7, 1r1c3-(1b2)-1r4c4, 7r1c2-(127r4c35)-2r6c3; no 6B3`.
///
/// Each chain with its two sides, then the weak links, then the sector that would be empty. A range
/// is its digit and box, an almost-locked set its digits and cells.
pub(super) fn line(
    f: &mut fmt::Formatter<'_>,
    nets: &[Net],
    links: &[WeakLink],
    end: NetEnd,
) -> fmt::Result {
    for (i, net) in nets.iter().enumerate() {
        let blank = if i == 0 { "" } else { " " };
        write!(f, "{blank}{}[{}|{}]", letter(i), Side(&net.sides[0]), Side(&net.sides[1]))?;
    }
    for (i, link) in links.iter().enumerate() {
        let before = match (i, nets.is_empty()) {
            (0, true) => "",
            (0, false) => "; ",
            _ => ", ",
        };
        write!(f, "{before}{}-", link.from)?;
        match &link.via {
            WeakVia::Ranges(ranges) => {
                for AlmostLockedRange { digit, block, .. } in ranges {
                    write!(f, "({digit}{block})-")?;
                }
            }
            WeakVia::AlmostLockedSet { cells, digits } => {
                write!(f, "({digits}{})-", Cells(*cells))?;
            }
            WeakVia::Sector(_) => {}
        }
        write!(f, "{}", link.to)?;
    }
    match end {
        NetEnd::Empty(sector) => write!(f, "; no {sector}"),
        NetEnd::Clash(_) => Ok(()),
    }
}

/// `4r5c3 8r5c9`.
struct Side<'a>(&'a CandidateSet);

impl fmt::Display for Side<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = Digit::ALL.into_iter().filter(|digit| !self.0[*digit].is_empty());
        for (i, digit) in used.enumerate() {
            let blank = if i == 0 { "" } else { " " };
            write!(f, "{blank}{digit}{}", Cells(self.0[digit]))?;
        }
        Ok(())
    }
}

/// Why something falls, in a sentence without its end.
pub(super) fn in_words(nets: &[Net], links: &[WeakLink], end: NetEnd) -> String {
    let mut text = String::new();
    for net in nets {
        let [one, other] = net.sides.each_ref().map(side);
        let _ = write!(text, "By strong links either {one}, or {other}. ");
    }
    let told = links.iter().take(TOLD).map(link);
    let links = match links.len() {
        0 => String::from("What falls here sees nodes of both sides, or of its own"),
        1..=TOLD => long_list(told),
        more => format!("{}, and {} links more", long_list(told), more - TOLD),
    };
    text.push_str(&links);
    text.push_str("; so if what falls were true, ");
    let _ = match end {
        NetEnd::Clash(candidate) => write!(text, "{} would be true and false", at(candidate)),
        NetEnd::Empty(sector) => match sector.kind() {
            SectorKind::Cell(cell) => {
                write!(text, "{} would have no digit", cells(cell.into()))
            }
            SectorKind::House(house, digit) => {
                write!(text, "{} would have no place for {digit}", house.in_words())
            }
        },
    };
    text
}

fn at(candidate: Candidate) -> String {
    format!("{} in {}", candidate.digit(), cells(candidate.cell().into()))
}

/// `4 in row 5 column 3 and 8 in row 5 column 9 are true`.
fn side(nodes: &CandidateSet) -> String {
    match nodes.len() {
        0 | 1 => format!("{} is true", list(nodes.iter().map(at))),
        2 => format!("{} are true", list(nodes.iter().map(at))),
        3..=TOLD => {
            let used = Digit::ALL.into_iter().filter(|digit| !nodes[*digit].is_empty());
            let each = used.map(|digit| format!("{digit} in {}", cells(nodes[digit])));
            format!("{} are all true", long_list(each))
        }
        more => format!("all {more} nodes of one side are true"),
    }
}

/// `4 in row 5 column 3 excludes 4 in row 5 column 9`.
fn link(link: &WeakLink) -> String {
    let (from, to) = (at(link.from), at(link.to));
    match &link.via {
        WeakVia::Ranges(ranges) => {
            let boxes = list(ranges.iter().map(|range| range.block.in_words().to_string()));
            format!("{from} excludes {to} by way of the {}s of {boxes}", link.from.digit())
        }
        WeakVia::AlmostLockedSet { cells: at, digits: values } => format!(
            "{from} excludes {to} by way of the {} in {}, one digit more than cells",
            digits(*values),
            cells(*at)
        ),
        WeakVia::Sector(_) => format!("{from} excludes {to}"),
    }
}
