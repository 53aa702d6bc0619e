//! The 416 kinds of bands.
//!
//! Two bands are of one kind if rows, columns of a stack, stacks and names of digits of one can be exchanged so that it
//! becomes the other. The smallest of each kind begins with 123456789; kinds are numbered from 1 in the order of these,
//! as in gsf's and dobrichev's programs.

use crate::Clues;
use crate::sides::Sides;
use crate::solution::{Least, Places, Start, pairs};

/// The second and third rows of the smallest band of each kind, in order. Made by the test `the_table_has_every_kind`.
const BANDS: &str = include_str!("bands.txt");

/// The kinds, from 1 to 416, of the three bands and the three stacks of a solution; `None` for what is none.
///
/// ```
/// use ninerooks_lab::{Random, band_kinds, canonical, random_solution};
/// let solution = random_solution(&mut Random::new(1, 0));
/// let kinds = band_kinds(&solution).ok_or("a solution")?;
/// // The first band of the canonical form is the smallest of the six.
/// let least = band_kinds(&canonical(&solution).form).ok_or("a solution")?[0];
/// assert_eq!(Some(&least), kinds.iter().min());
/// # Ok::<(), &str>(())
/// ```
pub fn band_kinds(solution: &Clues) -> Option<[usize; 6]> {
    let sides = Sides::new(solution);
    let places = Places::new(&sides);
    solution.is_solution().then(|| core::array::from_fn(|at| kind(&smallest(&sides, &places, at))))
}

/// The number of a smallest band.
fn kind(rows: &[u8; 18]) -> usize {
    let text: Vec<u8> = rows.iter().map(|digit| b'0' + digit).collect();
    let (lines, _) = BANDS.as_bytes().as_chunks::<19>();
    // The lines are sorted, with an end of line each.
    lines.binary_search_by(|line| line[..18].cmp(&text)).map_or(0, |index| index + 1)
}

/// The second and third rows of the smallest image of a band: 0 to 2 bands, 3 to 5 stacks.
fn smallest(sides: &Sides, places: &Places<'_>, at: usize) -> [u8; 18] {
    let top = [0, 3, 6, 16, 19, 22][at];
    let mut least = Least::default();
    for [one, other] in pairs(top) {
        places.sources(one, other).orders(one, other, &mut least);
    }
    let third = |start: &Start| {
        let mut names = [0; 10];
        for (name, column) in (1..).zip(start.columns) {
            names[usize::from(sides.digits(start.one)[usize::from(column)])] = name;
        }
        let row = sides.digits(3 * top + 3 - start.one - start.other);
        start.columns.map(|column| names[usize::from(row[usize::from(column)])])
    };
    let mut rows = [9; 18];
    rows[..9].copy_from_slice(&least.second_row());
    rows[9..].copy_from_slice(&least.all.iter().map(third).min().unwrap_or([9; 9]));
    rows
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn permutations(of: [u8; 3]) -> [[u8; 3]; 6] {
        let [a, b, c] = of;
        [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]]
    }

    /// Every band with the first box 123, 456, 789 and the columns of the others in order: one for each 72 of the 2,612,736.
    fn all() -> Vec<[u8; 27]> {
        let mut all = Vec::new();
        let threes =
            |from: u16| (0..512_u16).filter(move |set| set & !from == 0 && set.count_ones() == 3);
        let list = |set: u16| -> [u8; 3] {
            let mut digits = (0..9_u8).filter(|d| set >> d & 1 == 1).map(|d| d + 1);
            core::array::from_fn(|_| digits.next().unwrap())
        };
        for top in threes(0b111_111_000) {
            for middle in threes(0b111_000_111 & !top) {
                let bottom = 0b1_1111_1111 & !top & !middle;
                if bottom & 0b111_000_000 != 0 {
                    continue;
                }
                let own = [0b111, 0b111_000, 0b111_000_000];
                let second = [top, middle, bottom];
                let third: [u16; 3] =
                    core::array::from_fn(|r| 0b1_1111_1111 & !own[r] & !second[r]);
                for (m, b) in crossed() {
                    for (n, c) in crossed() {
                        let mut band = [0; 27];
                        let rows = [
                            [list(own[0]), list(second[0]), list(third[0])],
                            [
                                list(own[1]),
                                permutations(list(second[1]))[m],
                                permutations(list(third[1]))[n],
                            ],
                            [
                                list(own[2]),
                                permutations(list(second[2]))[b],
                                permutations(list(third[2]))[c],
                            ],
                        ];
                        for (at, digit) in rows.iter().flatten().flatten().enumerate() {
                            band[at] = *digit;
                        }
                        all.push(band);
                    }
                }
            }
        }
        all
    }

    fn crossed() -> impl Iterator<Item = (usize, usize)> {
        (0..6).flat_map(|a| (0..6).map(move |b| (a, b)))
    }

    #[test]
    fn the_table_has_every_kind() {
        let mut kinds = BTreeSet::new();
        let bands = all();
        assert_eq!(bands.len() * 36, 2_612_736);
        for band in bands {
            let mut digits = [0; 81];
            digits[..27].copy_from_slice(&band);
            let sides = Sides::new(&Clues(digits));
            kinds.insert(smallest(&sides, &Places::new(&sides), 0));
        }
        let line = |rows: &[u8; 18]| -> String {
            rows.iter().map(|d| char::from(b'0' + d)).chain(['\n']).collect()
        };
        let table: String = kinds.iter().map(line).collect();
        if std::env::var_os("NINEROOKS_BLESS").is_some() {
            std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/src/bands.txt"), &table).unwrap();
        }
        assert_eq!(kinds.len(), 416);
        assert!(table == BANDS || std::env::var_os("NINEROOKS_BLESS").is_some());
    }

    /// All 1,296 orders of columns and 6 of rows of some bands.
    #[test]
    fn the_smallest_image_is_the_smallest_of_all() {
        let all = all();
        for band in all.iter().step_by(all.len() / 40) {
            let mut digits = [0; 81];
            digits[..27].copy_from_slice(band);
            let sides = Sides::new(&Clues(digits));
            let mut best = [9; 27];
            for rows in permutations([0, 1, 2]) {
                for stacks in permutations([0, 1, 2]) {
                    for within in 0..216 {
                        let inner = [within / 36, within / 6 % 6, within % 6];
                        let image: [u8; 27] = core::array::from_fn(|at| {
                            let (row, column) = (at / 9, at % 9);
                            let turn = permutations([0, 1, 2])[inner[column / 3]];
                            let from = 3 * stacks[column / 3] + turn[column % 3];
                            band[9 * usize::from(rows[row]) + usize::from(from)]
                        });
                        let mut names = [0; 10];
                        (1..).zip(&image[..9]).for_each(|(name, d)| names[usize::from(*d)] = name);
                        best = best.min(image.map(|digit| names[usize::from(digit)]));
                    }
                }
            }
            assert_eq!(best[9..], smallest(&sides, &Places::new(&sides), 0));
        }
    }
}
