//! What people call a pattern.

use ninerooks_board::{Cell, CellSet, DigitSet, Grid, Sector, SectorKind};
use ninerooks_proof::Cover;

use super::rank_zero;
use super::side::Side;

/// The name of a pattern that has one: what kinds of sets it has says which.
pub(crate) fn name(grid: &Grid, cover: &Cover) -> Option<&'static str> {
    let (truths, links) = (Side::of(cover.truth_sectors()), Side::of(cover.link_sectors()));
    if !(truths.once && links.once) {
        return None;
    }
    let no_cells = truths.cells + links.cells == 0;
    let one_digit = no_cells && (truths.digits | links.digits).is_power_of_two();
    match cover.rank() {
        0 if truths.count == 1 => Some(single(&truths, &links)),
        0 if one_digit => fish(&truths, &links),
        0 => subset(&truths, &links).or_else(|| rank_zero::name(grid, cover, &truths, &links)),
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
    if truths.count == 2 && truths.blocks == 1 && links.blocks == 0 {
        return Some("Empty Rectangle");
    }
    let finned = ["Finned X-Wing", "Finned Swordfish", "Finned Jellyfish"];
    nth(finned, truths.count).filter(|_| truths.is_parallel())
}

fn wing(grid: &Grid, cover: &Cover, truths: &Side) -> Option<&'static str> {
    let cell = |(sector, _): (Sector, u16)| match sector.kind() {
        SectorKind::Cell(cell) => Some(cell),
        SectorKind::House(..) => None,
    };
    let cells: Vec<Cell> = cover.truth_sectors().filter_map(cell).collect();
    let digits = |i: usize| grid.digits(cells[i]);
    match (truths.count, truths.cells, are_pairs(grid, cover)) {
        (3, 3, true) => Some("XY-Wing"),
        (3, 2, true) if digits(0) == digits(1) => Some("W-Wing"),
        (all, cells, true) if all == cells => Some("XY-Chain"),
        (_, _, true) => Some("Alternating Inference Chain"),
        (3, 3, false) if is_xyz(grid, &cells) => Some("XYZ-Wing"),
        (all, _, false) if all == cells.len() => {
            are_almost_locked(grid, &cells).then_some("ALS-XZ")
        }
        _ => None,
    }
}

/// Whether one of three cells has three digits, and the others two of them each.
fn is_xyz(grid: &Grid, cells: &[Cell]) -> bool {
    let all = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | grid.digits(cell));
    let with = |n: usize| cells.iter().filter(|&&cell| grid.digits(cell).len() == n).count();
    (all.len(), with(2), with(3)) == (3, 2, 1)
}

/// Whether cells fall into two groups, each in a house with one digit more than cells.
fn are_almost_locked(grid: &Grid, cells: &[Cell]) -> bool {
    let is_one = |group: &CellSet| {
        let digits = group.fold(DigitSet::EMPTY, |all, cell| all | grid.digits(cell));
        !group.common_houses().is_empty() && digits.len() == group.len() + 1
    };
    // Half of the ways is enough: the first cell is in the first group.
    cells.len() < 16
        && (1..1usize << (cells.len() - 1)).any(|other| {
            let in_other = |i: usize| i > 0 && other >> (i - 1) & 1 == 1;
            let group = |wanted: bool| -> CellSet {
                (0..cells.len()).filter(|&i| in_other(i) == wanted).map(|i| cells[i]).collect()
            };
            is_one(&group(false)) && is_one(&group(true))
        })
}

/// Whether each truth has two candidates.
fn are_pairs(grid: &Grid, cover: &Cover) -> bool {
    cover.truth_sectors().all(|(sector, _)| grid.in_sector(sector).count_ones() == 2)
}

/// The name for a size from two on.
fn nth(names: [&'static str; 3], size: usize) -> Option<&'static str> {
    names.get(size.checked_sub(2)?).copied()
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Candidate, Digit};
    use ninerooks_text::notation::sets;

    use super::*;

    /// The name of a pattern where these sectors hold these candidates only.
    fn named(pattern: &str, sectors: &[(&str, &[&str])]) -> Option<&'static str> {
        let mut grid = Grid::default();
        for (sector, candidates) in sectors {
            let sector: Sector = sector.parse().expect("a sector");
            let keep: Vec<Candidate> =
                candidates.iter().map(|name| name.parse().expect("a candidate")).collect();
            let in_it = |c: &Candidate| c.sectors().contains(&sector) && !keep.contains(c);
            Candidate::all().filter(in_it).for_each(|c| grid.eliminate(c));
        }
        name(&grid, &sets::parse(pattern).expect("a pattern"))
    }

    fn in_cells(pattern: &str, cells: &[(&str, &str)]) -> Option<&'static str> {
        let mut grid = Grid::default();
        for (name, digits) in cells {
            let sector: Sector = name.parse().expect("a sector");
            let SectorKind::Cell(cell) = sector.kind() else { panic!("{name} is no cell") };
            let is_out = |digit: &Digit| !digits.contains(&digit.to_string());
            let out = Digit::ALL.into_iter().filter(is_out);
            out.for_each(|digit| grid.eliminate(Candidate::new(digit, cell)));
        }
        name(&grid, &sets::parse(pattern).expect("a pattern"))
    }

    #[test]
    fn rank_0_of_one_digit() {
        assert_eq!(named("{3R17} {3c49}", &[]), Some("X-Wing"));
        assert_eq!(named("{3C147} {3r258}", &[]), Some("Swordfish"));
        assert_eq!(named("{3R1479} {3c2568}", &[]), Some("Jellyfish"));
        assert_eq!(named("{3B1} {3r1}", &[]), Some("Pointing"));
        assert_eq!(named("{3C2} {3b4}", &[]), Some("Claiming"));
        // A box among the lines, and a set that counts twice: no basic fish.
        assert_eq!(named("{3R17} {3c4 3b3}", &[]), None);
        assert_eq!(named("{2×3R17} {2×3c49}", &[]), None);
    }

    #[test]
    fn rank_0_of_several_digits() {
        assert_eq!(named("{5N37} {12r5}", &[]), Some("Naked Pair"));
        assert_eq!(named("{5N379} {124r5}", &[]), Some("Naked Triple"));
        assert_eq!(named("{1245B5} {4n45 5n6 6n6}", &[]), Some("Hidden Quad"));
        assert_eq!(named("{12R5} {5n37}", &[]), Some("Hidden Pair"));
        assert_eq!(named("{4N4} {1n4}", &[]), Some("Naked Single"));
        assert_eq!(named("{4R4} {4n4}", &[]), Some("Hidden Single"));
        // Links in two houses, and truths of both kinds.
        assert_eq!(named("{5N37} {1r5 2c3}", &[]), None);
        assert_eq!(named("{5N3 1R7} {1r5 1c3}", &[]), None);
    }

    #[test]
    fn rank_1_of_one_digit() {
        let row: (&str, &[&str]) = ("9R6", &["9r6c1", "9r6c6"]);
        let column: (&str, &[&str]) = ("9C2", &["9r4c2", "9r7c2"]);
        let kite = "{9R6 9C2} {9r7 9c6 9b4}";
        assert_eq!(named(kite, &[row, column]), Some("Two-String Kite"));
        assert_eq!(named(kite, &[row]), None); // three in the column
        let other: (&str, &[&str]) = ("9R2", &["9r2c1", "9r2c7"]);
        assert_eq!(named("{9R26} {9c167}", &[row, other]), Some("Skyscraper"));
        assert_eq!(named("{9R26} {9c16 9b3}", &[row]), Some("Finned X-Wing"));
        assert_eq!(named("{9R268} {9c167 9b3}", &[]), Some("Finned Swordfish"));
        let block: (&str, &[&str]) = ("9B7", &["9r7c2", "9r9c3"]);
        assert_eq!(named("{9B7 9R6} {9r7 9c1 9c3}", &[row, block]), Some("Turbot Fish"));
        assert_eq!(named("{9B7 9R6} {9r7 9c1 9c6}", &[row]), Some("Empty Rectangle"));
    }

    #[test]
    fn wings_and_chains() {
        let wing = "{1N1 1N5 2N2} {1r1 2b1 3r1 3b1}";
        let of = |a, b, c| in_cells(wing, &[("1N1", a), ("1N5", b), ("2N2", c)]);
        assert_eq!(of("12", "13", "23"), Some("XY-Wing"));
        assert_eq!(of("123", "13", "23"), Some("XYZ-Wing"));
        assert_eq!(of("1234", "13", "23"), None);
        let w = "{1N1 5N9 2R5} {2r1 2r5 1c1 1c9}";
        let pair: (&str, &[&str]) = ("2R5", &["2r5c1", "2r5c9"]);
        let bivalue: [(&str, &[&str]); 2] =
            [("1N1", &["1r1c1", "2r1c1"]), ("5N9", &["1r5c9", "2r5c9"])];
        assert_eq!(named(w, &[pair, bivalue[0], bivalue[1]]), Some("W-Wing"));
        let third: (&str, &[&str]) = ("5N9", &["2r5c9", "3r5c9"]);
        assert_eq!(named(w, &[pair, bivalue[0], third]), Some("Alternating Inference Chain"));
        let chain = "{1N14 5N48} {1r1 2c4 3r5 4c8 4r1}";
        let cells = [("1N1", "41"), ("1N4", "12"), ("5N4", "23"), ("5N8", "34")];
        assert_eq!(in_cells(chain, &cells), Some("XY-Chain"));
        // Of rank 2 nothing has a name.
        assert_eq!(in_cells("{1N14 5N48} {1r1 2c4 3r5 4c8 4r1 5r1}", &cells), None);
    }

    #[test]
    fn two_almost_locked_sets() {
        let sets = "{1N123 4N1 5N2} {1c1 2r1 3r1 4r1 5b4 4b4}";
        let mut cells =
            [("1N1", "123"), ("1N2", "234"), ("1N3", "34"), ("4N1", "15"), ("5N2", "45")];
        assert_eq!(in_cells(sets, &cells), Some("ALS-XZ"));
        cells[1].1 = "23467"; // too many digits for the cells
        assert_eq!(in_cells(sets, &cells), None);
    }
}
