//! What people call a pattern.

use ninerooks_board::{Digit, Grid, HouseKind, HouseSet, SectorKind};
use ninerooks_proof::Cover;

/// The sets of one side, taken apart.
#[derive(Default)]
struct Side {
    count: usize,
    digits: u16,
    cells: usize,
    kinds: [usize; 3],
    once: bool,
}

/// The name of a pattern that has one: what its sets are says which.
pub(super) fn name(grid: &Grid, cover: &Cover) -> Option<&'static str> {
    let truths = side(cover.truths());
    let links = side(cover.links());
    if !(truths.once && links.once) {
        return None;
    }
    let one_digit =
        (truths.digits | links.digits).count_ones() == 1 && truths.cells + links.cells == 0;
    match cover.rank() {
        0 if truths.count == 1 => single_truth(&truths, &links),
        0 if one_digit => basic_fish(&truths, &links),
        0 => subset(cover, &truths, &links),
        1 if one_digit => one_digit_wing(&truths, &links),
        1 => wing(grid, cover, &truths),
        _ => None,
    }
}

fn side(sets: impl Iterator<Item = (ninerooks_board::Sector, u16)>) -> Side {
    let mut side = Side { once: true, ..Side::default() };
    for (sector, times) in sets {
        side.count += 1;
        side.once &= times == 1;
        match sector.kind() {
            SectorKind::Cell(_) => side.cells += 1,
            SectorKind::House(house, digit) => {
                side.digits |= 1 << digit.index();
                side.kinds[house.kind() as usize] += 1;
            }
        }
    }
    side
}

fn single_truth(truths: &Side, links: &Side) -> Option<&'static str> {
    let block = HouseKind::Block as usize;
    match (truths.cells, links.cells) {
        (1, _) => Some("Naked Single"),
        (_, 1) => Some("Hidden Single"),
        _ if truths.kinds[block] == 1 => Some("Pointing"),
        _ if links.kinds[block] == 1 => Some("Claiming"),
        _ => Some("Hidden Single"),
    }
}

fn basic_fish(truths: &Side, links: &Side) -> Option<&'static str> {
    let [rows, columns] = [HouseKind::Row, HouseKind::Column].map(|kind| kind as usize);
    let n = truths.count;
    let is_basic = (truths.kinds[rows] == n && links.kinds[columns] == n)
        || (truths.kinds[columns] == n && links.kinds[rows] == n);
    match n {
        2 if is_basic => Some("X-Wing"),
        3 if is_basic => Some("Swordfish"),
        4 if is_basic => Some("Jellyfish"),
        _ => Some("Fish of boxes and lines"),
    }
}

fn subset(cover: &Cover, truths: &Side, links: &Side) -> Option<&'static str> {
    let n = truths.count;
    let in_one_house = |sets: &mut dyn Iterator<Item = ninerooks_board::Sector>| {
        let mut houses = HouseSet::EMPTY;
        for sector in sets {
            if let SectorKind::House(house, _) = sector.kind() {
                houses.insert(house);
            }
        }
        houses.len() == 1
    };
    if truths.cells == n && links.cells == 0 && in_one_house(&mut cover.links().map(|l| l.0)) {
        return ["Naked Pair", "Naked Triple", "Naked Quad"].get(n.checked_sub(2)?).copied();
    }
    if links.cells == n && truths.cells == 0 && in_one_house(&mut cover.truths().map(|t| t.0)) {
        return ["Hidden Pair", "Hidden Triple", "Hidden Quad"].get(n.checked_sub(2)?).copied();
    }
    None
}

fn one_digit_wing(truths: &Side, links: &Side) -> Option<&'static str> {
    let [row, column, block] =
        [HouseKind::Row, HouseKind::Column, HouseKind::Block].map(|kind| kind as usize);
    if truths.count != 2 {
        return Some("Finned Fish, or a chain of one digit");
    }
    match (truths.kinds, links.kinds) {
        (t, l) if t[row] == 1 && t[column] == 1 && l[block] == 1 => Some("Two-String Kite"),
        (t, l) if t[row] + l[column] == 4 || t[column] + l[row] == 4 => Some("Skyscraper"),
        (t, _) if t[block] == 1 => Some("Empty Rectangle, or Turbot Fish"),
        (t, _) if t[row] == 2 || t[column] == 2 => Some("Finned X-Wing, or Skyscraper"),
        _ => Some("Turbot Fish"),
    }
}

fn wing(grid: &Grid, cover: &Cover, truths: &Side) -> Option<&'static str> {
    let small = cover.truths().all(|(sector, _)| grid.in_sector(sector).count_ones() == 2);
    let digits = (0..9).filter(|d| truths.digits >> d & 1 == 1).count();
    debug_assert!(digits <= Digit::ALL.len());
    match (truths.count, truths.cells) {
        (3, 3) if small => Some("XY-Wing"),
        (3, 2) if small && digits == 1 => Some("W-Wing"),
        (_, cells) if small && cells == truths.count => Some("XY-Chain"),
        _ if small => Some("Alternating Inference Chain"),
        (3, 3) => Some("XYZ-Wing, or Almost Locked Sets"),
        (n, cells) if cells == n => Some("Almost Locked Sets"),
        _ => None,
    }
}
