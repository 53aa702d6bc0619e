//! The strong chains of a position and the weak links around them, to look at.
//!
//! Two candidates that are all that is left of a sector are a strong link: exactly one of them is
//! true. The strong links part their candidates into chains, and each chain into two *parities*:
//! one of them is true as a whole, the other false as a whole. Candidates that share a larger sector
//! are a weak link: not both are true.
//!
//! Source: Bob Hanson, Sudoku Assistant, "3D Medusa Analysis".

use ninerooks_board::{Candidate, CandidateSet, Sector};
use ninerooks_step::letter;

use crate::Position;
use crate::links::colour::{Parity, StrongChains};
use crate::links::implication::Weak;

/// All strong chains of a position, and the weak links of their nodes.
///
/// ```
/// use ninerooks_board::{Candidate, Digit, Grid};
/// use ninerooks_logic::{Position, medusa::Medusa};
///
/// // Two places are left for 1 in row 1, and two for 2 in row 9.
/// let mut grid = Grid::default();
/// for candidate in Candidate::all() {
///     let (row, column) = (candidate.cell().row_index(), candidate.cell().column_index());
///     let goes = match (candidate.digit(), row) {
///         (Digit::D1, 0) => column != 0 && column != 4,
///         (Digit::D2, 8) => column != 0 && column != 8,
///         _ => false,
///     };
///     if goes {
///         grid.eliminate(candidate);
///     }
/// }
/// let medusa = Medusa::of(&Position::new(&grid));
/// let [ones, twos] = &*medusa.chains else { panic!("two chains") };
/// assert_eq!(ones.names, ["A", "a"]);
/// assert_eq!(twos.edges[0].ends, ["2r9c1".parse()?, "2r9c9".parse()?]);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Medusa {
    /// The chains, by their lowest candidates. One whose links cannot be satisfied, which there is
    /// only where there is no solution, is left out.
    pub chains: Vec<Chain>,
    /// The weak links from their nodes: to candidates in no chain, to nodes of other chains, and
    /// between two nodes of one parity, which is then false. Each pair once.
    pub weak: Vec<WeakEdge>,
}

/// A strong chain.
#[derive(Clone, Debug)]
pub struct Chain {
    /// What its parities are called: `A` and `a`, then `B` and `b`; after `Z` comes `A2`.
    pub names: [String; 2],
    /// The nodes of the parities. The first one holds the lowest.
    pub sides: [CandidateSet; 2],
    /// The strong links between them, each pair once.
    pub edges: Vec<StrongEdge>,
}

/// Exactly one of two candidates is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrongEdge {
    /// The two, the lower one first.
    pub ends: [Candidate; 2],
    /// A sector that holds nothing else: the cell, or else the first of row, column and box.
    pub sector: Sector,
}

/// Not both of two candidates are true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeakEdge {
    /// A node of a chain.
    pub node: Candidate,
    /// The other one. If it is a node as well, it is the higher one.
    pub other: Candidate,
}

impl Medusa {
    /// The chains of a position, and the links by which the techniques of the Medusa family reason
    /// that use sectors only.
    pub fn of(position: &Position) -> Self {
        let strong = position.strong_chains();
        let chain = |(i, first): (usize, _)| Chain::new(i, strong, first);
        let chains = strong.firsts().enumerate().map(chain).collect();
        Self { chains, weak: weak(position, strong) }
    }

    /// How many nodes there are in all chains.
    pub fn nodes(&self) -> usize {
        self.chains.iter().flat_map(|chain| &chain.sides).map(CandidateSet::len).sum()
    }
}

impl Chain {
    fn new(i: usize, strong: &StrongChains, first: Parity) -> Self {
        let sides = [*strong.nodes(first), *strong.nodes(first.turned())];
        let mut edges: Vec<StrongEdge> = Vec::new();
        for from in (sides[0] | sides[1]).iter() {
            for link in strong.links(from) {
                let ends = [from, link.to];
                if from < link.to && !edges.iter().any(|edge| edge.ends == ends) {
                    edges.push(StrongEdge { ends, sector: link.sector });
                }
            }
        }
        Self { names: names(i), sides, edges }
    }
}

/// `A` and `a`, and so on.
fn names(i: usize) -> [String; 2] {
    let capital = letter(i);
    let small = capital.to_ascii_lowercase();
    [capital, small]
}

fn weak(position: &Position, strong: &StrongChains) -> Vec<WeakEdge> {
    let table = position.implications(Weak::Sectors);
    let is_weak = |node: Candidate, other: Candidate| {
        let (Some(own), Some(its)) = (strong.parity(node), strong.parity(other)) else {
            return true;
        };
        node < other && (own == its || own.chain() != its.chain())
    };
    let of = |node: Candidate| {
        let seen = table.seen(node).iter();
        seen.filter(move |other| is_weak(node, *other)).map(move |other| WeakEdge { node, other })
    };
    strong.all().iter().flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ninerooks_board::Grid;
    use ninerooks_text::formats;

    fn grid(text: &str) -> Grid {
        Grid::new(&formats::read(text).unwrap().puzzle).unwrap()
    }

    const PUZZLES: [&str; 3] = [
        "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        ".................................................................................",
    ];

    /// The pairs of all sectors with two candidates.
    fn pairs(grid: &Grid) -> Vec<[Candidate; 2]> {
        let live = |sector| grid.live_in(sector).collect::<Vec<_>>();
        Sector::all().filter_map(|sector| live(sector).try_into().ok()).collect()
    }

    /// The components of the graph of these pairs, by merging them until nothing changes.
    fn components(pairs: &[[Candidate; 2]]) -> Vec<CandidateSet> {
        let mut parts: Vec<CandidateSet> = Vec::new();
        for pair in pairs {
            let mut whole: CandidateSet = pair.iter().copied().collect();
            parts.retain(|part| {
                let apart = (*part & whole).is_empty();
                if !apart {
                    whole |= *part;
                }
                apart
            });
            parts.push(whole);
        }
        parts.sort_by_key(|part| part.iter().next());
        parts
    }

    #[test]
    fn chains_are_the_components_of_the_pairs() {
        let mut total = 0;
        for text in PUZZLES {
            let grid = grid(text);
            let medusa = Medusa::of(&Position::new(&grid));
            let pairs = pairs(&grid);
            let wholes: Vec<_> = medusa.chains.iter().map(|c| c.sides[0] | c.sides[1]).collect();
            assert_eq!(wholes, components(&pairs));
            assert_eq!(medusa.nodes(), wholes.iter().map(CandidateSet::len).sum::<usize>());
            total += wholes.len();
            for [one, other] in pairs {
                let has = |c: &&Chain| c.edges.iter().any(|edge| edge.ends == [one, other]);
                let chain = medusa.chains.iter().find(has).expect("each pair is an edge");
                let is_first = chain.sides[0].contains(one);
                assert!(chain.sides[usize::from(is_first)].contains(other));
            }
        }
        assert!(total > 5);
    }

    #[test]
    fn weak_links_are_what_shares_a_sector_and_is_no_news_within_a_chain() {
        let grid = grid(PUZZLES[0]);
        let medusa = Medusa::of(&Position::new(&grid));
        let side = |candidate| {
            medusa.chains.iter().enumerate().find_map(|(i, chain)| {
                Some((i, chain.sides.iter().position(|side| side.contains(candidate))?))
            })
        };
        let live = || Candidate::all().filter(|c| grid.places(c.digit()).contains(c.cell()));
        let mut expected = Vec::new();
        for node in live().filter(|c| side(*c).is_some()) {
            for other in live().filter(|other| node.sees(*other)) {
                let news = match (side(node), side(other)) {
                    (Some(own), Some(its)) => node < other && (own.0 != its.0 || own == its),
                    _ => true,
                };
                if news {
                    expected.push(WeakEdge { node, other });
                }
            }
        }
        assert!(!expected.is_empty());
        assert_eq!(medusa.weak, expected);
    }

    #[test]
    fn names_go_on_after_z() {
        assert_eq!(names(25), ["Z", "z"]);
        assert_eq!(names(26), ["A2", "a2"]);
    }
}
