//! What people call a pattern.

use ninerooks_board::{Grid, House, HouseKind, HouseSet, Sector, SectorKind};
use ninerooks_proof::Cover;

/// The sets of one side, taken apart.
#[derive(Default)]
struct Side {
    count: usize,
    /// The digits of the sets that are digits in houses, as bits.
    digits: u16,
    /// How many are cells, digits in rows, in columns, in boxes.
    cells: usize,
    rows: usize,
    columns: usize,
    blocks: usize,
    /// The houses of those that are digits in houses.
    houses: HouseSet,
    /// Whether each counts once.
    once: bool,
}

impl Side {
    fn of(sets: impl Iterator<Item = (Sector, u16)>) -> Self {
        let mut side = Self { once: true, ..Self::default() };
        for (sector, times) in sets {
            side.count += 1;
            side.once &= times == 1;
            match sector.kind() {
                SectorKind::Cell(_) => side.cells += 1,
                SectorKind::House(house, digit) => {
                    side.digits |= 1 << digit.index();
                    side.houses.insert(house);
                    *side.of_kind(house) += 1;
                }
            }
        }
        side
    }

    fn of_kind(&mut self, house: House) -> &mut usize {
        match house.kind() {
            HouseKind::Row => &mut self.rows,
            HouseKind::Column => &mut self.columns,
            HouseKind::Block => &mut self.blocks,
        }
    }

    /// Whether all are digits in rows, or all are digits in columns.
    const fn is_parallel(&self) -> bool {
        self.rows == self.count || self.columns == self.count
    }
}

/// The name of a pattern that has one: what kinds of sets it has says which.
pub(super) fn name(grid: &Grid, cover: &Cover) -> Option<&'static str> {
    let (truths, links) = (Side::of(cover.truths()), Side::of(cover.links()));
    if !(truths.once && links.once) {
        return None;
    }
    let no_cells = truths.cells + links.cells == 0;
    let one_digit = no_cells && (truths.digits | links.digits).is_power_of_two();
    match cover.rank() {
        0 if truths.count == 1 => Some(single(&truths, &links)),
        0 if one_digit => fish(&truths, &links),
        0 => subset(&truths, &links),
        1 if one_digit => fish_with_fins(grid, cover, &truths, &links),
        1 => wing(grid, cover, &truths),
        _ => None,
    }
}

const fn single(truths: &Side, links: &Side) -> &'static str {
    match (truths.cells, links.cells) {
        (1, _) => "Naked Single",
        (_, 1) => "Hidden Single",
        _ if truths.blocks == 1 => "Pointing",
        _ if links.blocks == 1 => "Claiming",
        _ => "Hidden Single",
    }
}

fn fish(truths: &Side, links: &Side) -> Option<&'static str> {
    let crosses = (truths.rows == truths.count && links.columns == links.count)
        || (truths.columns == truths.count && links.rows == links.count);
    nth(["X-Wing", "Swordfish", "Jellyfish"], truths.count).filter(|_| crosses)
}

fn subset(truths: &Side, links: &Side) -> Option<&'static str> {
    let n = truths.count;
    if truths.cells == n && links.cells == 0 && links.houses.len() == 1 {
        return nth(["Naked Pair", "Naked Triple", "Naked Quad"], n);
    }
    if links.cells == n && truths.cells == 0 && truths.houses.len() == 1 {
        return nth(["Hidden Pair", "Hidden Triple", "Hidden Quad"], n);
    }
    None
}

fn fish_with_fins(grid: &Grid, cover: &Cover, truths: &Side, links: &Side) -> Option<&'static str> {
    if truths.count == 2 && are_pairs(grid, cover) {
        return match (truths.rows, truths.columns, links.blocks) {
            (1, 1, 1) => Some("Two-String Kite"),
            _ if truths.is_parallel() => Some("Skyscraper"),
            _ => Some("Turbot Fish"),
        };
    }
    let finned = ["Finned X-Wing", "Finned Swordfish", "Finned Jellyfish"];
    nth(finned, truths.count).filter(|_| truths.is_parallel())
}

fn wing(grid: &Grid, cover: &Cover, truths: &Side) -> Option<&'static str> {
    let mut cells = cover.truths().filter_map(|(sector, _)| match sector.kind() {
        SectorKind::Cell(cell) => Some(grid.digits(cell)),
        SectorKind::House(..) => None,
    });
    match (truths.count, truths.cells) {
        _ if !are_pairs(grid, cover) => None,
        (3, 3) => Some("XY-Wing"),
        (3, 2) if cells.next() == cells.next() => Some("W-Wing"),
        (all, cells) if all == cells => Some("XY-Chain"),
        _ => Some("Alternating Inference Chain"),
    }
}

/// Whether each truth has two candidates.
fn are_pairs(grid: &Grid, cover: &Cover) -> bool {
    cover.truths().all(|(sector, _)| grid.in_sector(sector).count_ones() == 2)
}

/// The name for a size from two on.
fn nth(names: [&'static str; 3], size: usize) -> Option<&'static str> {
    names.get(size.checked_sub(2)?).copied()
}
