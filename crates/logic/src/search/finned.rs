//! Finned and sashimi fish: n lines of a digit that have their places in one or two crossing lines
//! too many, and these places, the fins, all in one box.
//!
//! Bob Hanson calls n lines whose places lie in n + 1 crossing lines a grid almost-locked set. If no
//! fin is true the fish is a basic one and removes what is in its cover; if one is, it removes what
//! it sees in its box. So what both remove is false.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, House, HouseKind, HouseSet, Sector};
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, Fish, Shape};

use super::rank_zero::{Incidence, is_connected};
use crate::{Findings, Flow, Forms, Position};

/// What is left of a finned fish when no fin is true.
///
/// Programs differ in what they look at: to `HoDoKu` a fish is a sashimi fish when a base line has
/// one place left, to Yet Another Sudoku when a cover line has. A fish which is whole to one of them
/// and broken to the other is both here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Body {
    /// A proper fish: each line, of the base or of the cover, has two places or more.
    Whole,
    /// A line of the base or of the cover has one place only: a sashimi fish.
    Broken,
}

/// A finned fish of a digit. Lines and positions are bits, the base of one kind and the cover of
/// the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Finned {
    base: u16,
    cover: u16,
    /// Whether it is of the body that is looked for.
    fits: bool,
    block: House,
    fins: CellSet,
    targets: CellSet,
}

/// The finned fish of size `n`, digit by digit, base rows before base columns, in each by the
/// lowest line. After those of a base come its *siamese* pairs: two of its fish that have all cover
/// lines but one in common.
///
/// Where `m` lines still lack the digit, the lines outside the base and the cover make a fish of
/// size `m - n` the other way round, with the same fins and the same eliminations: its
/// *complement*. Of two such that this search would both report, the one in columns is left out. If
/// all forms are wanted, each fish is followed by its complement, of whatever size.
pub(crate) fn finned_fish(position: &Position, n: usize, body: Body, found: &mut Findings) -> Flow {
    for digit in position.loose_digits() {
        let mut shown: Vec<Pattern> = Vec::new();
        let mut removed: Vec<(CellSet, CellSet)> = Vec::new();
        for kind in [HouseKind::Row, HouseKind::Column] {
            let lines = position.lines(digit, kind);
            let open = [kind, across(kind)].map(|kind| open(&position.lines(digit, kind)));
            // None while looking at rows: a fish is never left out for one of its own direction.
            let in_rows = removed.len();
            bases(&lines, n, |base, union| {
                let fish = of_base(&lines, kind, base, union, n, body);
                for one in fish.iter().filter(|one| one.fits) {
                    let same = (one.fins, one.targets);
                    let own = Pattern::new(kind, *one);
                    let again = match found.forms() {
                        Forms::Once => removed[..in_rows].contains(&same),
                        Forms::All => shown.contains(&own),
                    };
                    if again {
                        continue;
                    }
                    removed.push(same);
                    found.push(step(digit, kind, &[*one]))?;
                    if found.forms() == Forms::All {
                        shown.push(own);
                        if let Some(other) = one.complement(open) {
                            shown.push(Pattern::new(across(kind), other));
                            found.push(step(digit, across(kind), &[other]))?;
                        }
                    }
                }
                siamese(&fish).try_for_each(|pair| found.push(step(digit, kind, &pair)))
            })?;
        }
    }
    Flow::Continue(())
}

/// What distinguishes one fish of a digit from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pattern {
    base: HouseSet,
    cover: HouseSet,
    fins: CellSet,
}

impl Pattern {
    fn new(kind: HouseKind, fish: Finned) -> Self {
        let base = HouseSet::of_kind(kind, fish.base);
        let cover = HouseSet::of_kind(across(kind), fish.cover);
        Self { base, cover, fins: fish.fins }
    }
}

impl Finned {
    /// The fish of the other direction in the lines that are left, which has the same fins and
    /// targets: a place in one of its base lines is in one of its cover lines, or it is in a base line
    /// of this fish outside the cover, so it is a fin. `open` are the lines that lack the digit, those
    /// of the base's kind first. None where no line is left, or in a grid without a solution.
    fn complement(self, open: [u16; 2]) -> Option<Self> {
        let (base, cover) = (open[1] & !self.cover, open[0] & !self.base);
        let is_fish = base != 0 && base.count_ones() == cover.count_ones();
        is_fish.then_some(Self { base, cover, ..self })
    }
}

/// The lines that still have a place for the digit.
fn open(lines: &Incidence) -> u16 {
    (0..9).filter(|i| lines[*i] != 0).fold(0, |open, i| open | 1 << i)
}

/// The lines that cross those of a kind.
const fn across(kind: HouseKind) -> HouseKind {
    if matches!(kind, HouseKind::Row) { HouseKind::Column } else { HouseKind::Row }
}

/// Calls `visit(base, union)` for all sets of `n` lines, of two places or more each, whose places
/// lie in `n + 1` or `n + 2` crossing lines, and which are connected.
fn bases(lines: &Incidence, n: usize, mut visit: impl FnMut(u16, u16) -> Flow) -> Flow {
    fn extend(
        lines: &Incidence,
        from: usize,
        base: u16,
        union: u16,
        left: usize,
        widest: u32,
        visit: &mut impl FnMut(u16, u16) -> Flow,
    ) -> Flow {
        if left == 0 {
            let finned = union.count_ones() + 2 > widest;
            return if finned && is_connected(lines, base) {
                visit(base, union)
            } else {
                Flow::Continue(())
            };
        }
        for i in from..=9 - left {
            let wider = union | lines[i];
            if lines[i].count_ones() >= 2 && wider.count_ones() <= widest {
                extend(lines, i + 1, base | 1 << i, wider, left - 1, widest, visit)?;
            }
        }
        Flow::Continue(())
    }
    let widest = u32::try_from(n + 2).unwrap_or(9);
    extend(lines, 0, 0, 0, n, widest, &mut visit)
}

/// The finned fish on a base whose places lie in the lines of `union`.
fn of_base(
    lines: &Incidence,
    kind: HouseKind,
    base: u16,
    union: u16,
    n: usize,
    body: Body,
) -> Vec<Finned> {
    let mut fish = Vec::new();
    let too_many = union.count_ones() as usize - n;
    let in_base = |band: usize| base >> (3 * band) & 0b111;
    for stack in 0..3 {
        // Whoever chooses the fins' lines leaves one of this stack in the cover, for the targets.
        for chosen in (1..7u16).map(|bits| bits << (3 * stack)) {
            if chosen & !union != 0 || chosen.count_ones() as usize != too_many {
                continue;
            }
            let finned = |i: &usize| base >> i & 1 == 1 && lines[*i] & chosen != 0;
            let mut bands = (0..9).filter(finned).map(|i| i / 3);
            let Some(band) = bands.next() else { continue };
            let cover = union & !chosen;
            let targets_at = cover & 0b111 << (3 * stack);
            let free = 3 * band..3 * band + 3;
            let removes = |i: usize| base >> i & 1 == 0 && lines[i] & targets_at != 0;
            if in_base(band) == 0b111 || !free.clone().any(removes) || bands.any(|b| b != band) {
                continue;
            }
            let cells = |i: usize, bits: u16| {
                (0..9).filter(move |j| bits >> j & 1 == 1).map(move |j| cell(kind, i, j))
            };
            fish.push(Finned {
                base,
                cover,
                fits: is(lines, base, cover, chosen, body),
                block: cell(kind, 3 * band, 3 * stack).block(),
                fins: (0..9).filter(finned).flat_map(|i| cells(i, lines[i] & chosen)).collect(),
                targets: free
                    .filter(|i| removes(*i))
                    .flat_map(|i| cells(i, lines[i] & targets_at))
                    .collect(),
            });
        }
    }
    fish
}

/// Whether a fish, without the fins in the lines `finned`, is such a body by one of the definitions.
fn is(lines: &Incidence, base: u16, cover: u16, finned: u16, body: Body) -> bool {
    let of_base = |i: &usize| base >> i & 1 == 1;
    let short = |i: usize| (lines[i] & !finned).count_ones() < 2;
    let base_broken = (0..9).filter(of_base).any(short);
    let places = |j: usize| (0..9).filter(of_base).filter(|i| lines[*i] >> j & 1 == 1).count();
    let cover_broken = (0..9).any(|j| cover >> j & 1 == 1 && places(j) < 2);
    match body {
        Body::Whole => !base_broken || !cover_broken,
        Body::Broken => base_broken || cover_broken,
    }
}

/// The cell where base line `i` crosses line `j`.
fn cell(kind: HouseKind, i: usize, j: usize) -> Cell {
    if kind == HouseKind::Row { Cell::at(i, j) } else { Cell::at(j, i) }
}

/// The pairs of fish on one base that differ in one cover line and remove different candidates. One
/// of them is of the body that is looked for.
fn siamese(fish: &[Finned]) -> impl Iterator<Item = [Finned; 2]> {
    fish.iter().enumerate().flat_map(|(i, one)| {
        let differs = |other: &&Finned| {
            (one.fits || other.fits)
                && (one.cover & !other.cover).is_power_of_two()
                && one.targets != other.targets
        };
        fish[i + 1..].iter().filter(differs).map(|other| [*one, *other])
    })
}

/// The step of one fish, or of a siamese pair.
fn step(digit: Digit, kind: HouseKind, fish: &[Finned]) -> Finding {
    let across = across(kind);
    let base = HouseSet::of_kind(kind, fish.iter().fold(0, |lines, f| lines | f.base));
    let cover = HouseSet::of_kind(across, fish.iter().fold(0, |lines, f| lines | f.cover));
    let fins = fish.iter().fold(CellSet::EMPTY, |cells, f| cells | f.fins);
    let targets = fish.iter().fold(CellSet::EMPTY, |cells, f| cells | f.targets);
    let truths: Vec<Sector> = base.map(|house| house.sector(digit)).collect();
    let covers = fish.iter().map(|f| {
        let houses = HouseSet::of_kind(across, f.cover).with(f.block);
        let links: Vec<Sector> = houses.map(|house| house.sector(digit)).collect();
        Cover::new(&truths, &links)
    });
    let shape = Shape::Fish(Fish { digit, base, cover, fins });
    let targets = targets.map(|cell| Candidate::new(digit, cell));
    Finding::eliminate_by(targets, shape, covers.collect())
}
