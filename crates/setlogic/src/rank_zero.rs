//! What people call patterns of rank 0 that are no fish and no subset: rings, blossom loops, SK-loops, multi-sector locked
//! sets and multifish. What kinds of sets they have, and how these hang on each other, says which.

use ninerooks_board::{Candidate, DigitSet, Grid, HouseKind, Sector, SectorKind};
use ninerooks_proof::Cover;

use super::side::Side;

/// The fewest truths of a pattern that goes by its many sectors.
const MANY: usize = 6;

/// The name of such a pattern, if it has one.
pub(crate) fn name(
    grid: &Grid,
    cover: &Cover,
    truths: &Side,
    links: &Side,
) -> Option<&'static str> {
    let web = Web::of(grid, cover);
    web.and_then(|web| web.name()).or_else(|| by_sectors(cover, truths, links))
}

fn by_sectors(cover: &Cover, truths: &Side, links: &Side) -> Option<&'static str> {
    if truths.count < MANY {
        return None;
    }
    let of_kind = |kind| links.houses.filter(|house| house.kind() == kind).count();
    let houses = [HouseKind::Row, HouseKind::Column, HouseKind::Block].map(of_kind);
    let are_cells = truths.cells == truths.count && links.cells == 0;
    if are_cells && truths.count >= 12 && houses == [2, 2, 4] {
        return Some("SK-Loop");
    }
    if are_cells && links.houses.len() > 2 {
        return Some("Multi-Sector Locked Set");
    }
    is_multifish(cover, truths).then_some("Multifish")
}

/// Several digits in lines, each in rows or in columns: the *home* digits in lines of one direction, the *away* digits,
/// if there are any, in those of the other.
fn is_multifish(cover: &Cover, truths: &Side) -> bool {
    let digits_in = |kind| {
        let digit = |(sector, _): (Sector, u16)| match sector.kind() {
            SectorKind::House(house, digit) if house.kind() == kind => Some(digit),
            _ => None,
        };
        cover.truth_sectors().filter_map(digit).collect::<DigitSet>()
    };
    truths.rows + truths.columns == truths.count
        && !truths.digits.is_power_of_two()
        && digits_in(HouseKind::Row).is_disjoint(digits_in(HouseKind::Column))
}

/// Which truths and links have candidates in common, where each candidate of the truths is in one truth and one link.
struct Web {
    /// The links of each truth.
    truths: Vec<Vec<usize>>,
    /// The truths of each link.
    links: Vec<Vec<usize>>,
    /// Whether several candidates of a truth are in one link.
    is_grouped: bool,
    /// Whether all truths are cells.
    are_cells: bool,
}

impl Web {
    fn of(grid: &Grid, cover: &Cover) -> Option<Self> {
        let [truths, links]: [Vec<Sector>; 2] = [
            cover.truth_sectors().map(|(sector, _)| sector).collect(),
            cover.link_sectors().map(|(sector, _)| sector).collect(),
        ];
        let only = |sets: &[Sector], candidate: Candidate| {
            let mut with = (0..sets.len()).filter(|&at| sets[at].contains(candidate));
            with.next().filter(|_| with.next().is_none())
        };
        let mut web = Self {
            truths: vec![Vec::new(); truths.len()],
            links: vec![Vec::new(); links.len()],
            is_grouped: false,
            are_cells: truths.iter().all(|sector| matches!(sector.kind(), SectorKind::Cell(_))),
        };
        for (truth, sector) in truths.iter().enumerate() {
            for candidate in grid.live_in(*sector) {
                only(&truths, candidate)?;
                let link = only(&links, candidate)?;
                if web.truths[truth].contains(&link) {
                    web.is_grouped = true;
                } else {
                    web.truths[truth].push(link);
                    web.links[link].push(truth);
                }
            }
        }
        Some(web)
    }

    fn name(&self) -> Option<&'static str> {
        let wide = |sets: &[Vec<usize>]| -> Vec<usize> {
            (0..sets.len()).filter(|&at| sets[at].len() != 2).collect()
        };
        match (&wide(&self.truths)[..], &wide(&self.links)[..]) {
            ([], []) if self.is_ring() => Some(match (self.is_grouped, self.are_cells) {
                (true, _) => "Grouped AIC Ring",
                (false, true) => "XY-Ring",
                (false, false) => "AIC Ring",
            }),
            (&[stem], &[meet]) if self.is_blossom(stem, meet) => Some("Blossom Loop"),
            _ => None,
        }
    }

    /// What is next on the way through a truth or link with two neighbours.
    fn beyond(around: &[usize], from: usize) -> Option<usize> {
        around.iter().copied().find(|next| *next != from)
    }

    /// Whether the way around from the first truth comes by all of them.
    fn is_ring(&self) -> bool {
        let (mut truth, mut count) = (0, 0);
        let Some(mut link) = self.truths.first().and_then(|links| links.first().copied()) else {
            return false;
        };
        loop {
            count += 1;
            let next = Self::beyond(&self.links[link], truth);
            let Some(next) = next.filter(|next| *next != 0) else {
                return count == self.truths.len();
            };
            truth = next;
            let Some(on) = Self::beyond(&self.truths[truth], link) else { return false };
            link = on;
        }
    }

    /// Whether the ways from the candidates of the stem all come by other truths to the same link, which the stem has no
    /// candidate in.
    fn is_blossom(&self, stem: usize, meet: usize) -> bool {
        let mut count = 1;
        for &first in &self.truths[stem] {
            let (mut truth, mut link) = (stem, first);
            while link != meet {
                let next = Self::beyond(&self.links[link], truth).filter(|next| *next != stem);
                let Some(next) = next else { return false };
                let Some(on) = Self::beyond(&self.truths[next], link) else { return false };
                (truth, link) = (next, on);
                count += 1;
            }
            if truth == stem {
                return false;
            }
        }
        self.truths[stem].len() > 2 && count == self.truths.len()
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_testing::grid;
    use ninerooks_text::notation::sets;

    use super::*;

    fn name_of(grid: &Grid, pattern: &str) -> Option<&'static str> {
        let cover = sets::parse(pattern).expect("a pattern");
        let [truths, links] = [Side::of(cover.truth_sectors()), Side::of(cover.link_sectors())];
        name(grid, &cover, &truths, &links)
    }

    /// The name of a pattern where cells have these digits only, and digits these places only.
    fn named(pattern: &str, only: &[(&str, &str)]) -> Option<&'static str> {
        let mut grid = Grid::default();
        for (sector, keep) in only {
            let sector: Sector = sector.parse().expect("a sector");
            let keep: Vec<Candidate> =
                keep.split(' ').map(|name| name.parse().expect("a candidate")).collect();
            let is_out = |c: &Candidate| sector.contains(*c) && !keep.contains(c);
            Candidate::all().filter(is_out).for_each(|c| grid.eliminate(c));
        }
        name_of(&grid, pattern)
    }

    #[test]
    fn rings() {
        let cells = [
            ("1N1", "1r1c1 2r1c1"),
            ("1N5", "2r1c5 3r1c5"),
            ("5N5", "3r5c5 4r5c5"),
            ("5N1", "4r5c1 1r5c1"),
        ];
        let ring = "{1N15 5N15} {2r1 3c5 4r5 1c1}";
        assert_eq!(named(ring, &cells), Some("XY-Ring"));
        let mut more = cells;
        more[1].1 = "2r1c5 3r1c5 9r1c5";
        assert_eq!(named(ring, &more), None);
        let mixed = [cells[0], ("2R9", "2r9c2 2r9c6"), ("1R5", "1r5c1 1r5c6")];
        // From 1r1c1 to 1r5c1, 1r5c6, then nowhere: the links do not close.
        assert_eq!(named("{1N1 2R9 1R5} {1c1 2b1 6b8}", &mixed), None);
    }

    #[test]
    fn a_blossom_loop_opens_in_a_truth_and_closes_in_a_link() {
        let mut cells = [
            ("5N5", "1r5c5 2r5c5 3r5c5"),
            ("5N1", "1r5c1 9r5c1"),
            ("8N5", "2r8c5 7r8c5"),
            ("8N1", "7r8c1 9r8c1"),
            ("4N4", "3r4c4 4r4c4"),
            ("4N1", "4r4c1 9r4c1"),
        ];
        let blossom = "{5N5 58N1 8N5 4N14} {1r5 2c5 3b5 7r8 4r4 9c1}";
        assert_eq!(named(blossom, &cells), Some("Blossom Loop"));
        // One way has a second end, so these are only as many cells as digits of houses.
        cells[4].1 = "1r4c4 3r4c4 4r4c4";
        assert_eq!(named(blossom, &cells), Some("Multi-Sector Locked Set"));
    }

    #[test]
    fn many_sectors() {
        let monster = grid(
            "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        );
        let loop_of = "{1N28 2N1379 3N28 7N28 8N1379 9N28} \
                       {38r2 16b3 39c8 27b9 45r8 16b7 48c2 27b1}";
        assert_eq!(name_of(&monster, loop_of), Some("SK-Loop"));
        let cells = "{1N147 4N147} {12r1 3c1 4r4 5c4 6c7}";
        assert_eq!(named(cells, &[]), Some("Multi-Sector Locked Set"));
        assert_eq!(named("{12R1 12R4 12R7} {12c1 12c4 12c7}", &[]), Some("Multifish"));
        // Digits 1 and 2 in rows, 3 and 4 in columns; not one digit in both.
        let mixed = "{12R147 34C258} {12c147 34r369}";
        assert_eq!(named(mixed, &[]), Some("Multifish"));
        assert_eq!(named(&mixed.replace("34C", "14C"), &[]), None);
        assert_eq!(named("{12R147 3B159} {12c147 3r258}", &[]), None);
        assert_eq!(named("{1N1 4N1} {1r1 1r4}", &[]), None);
    }
}
