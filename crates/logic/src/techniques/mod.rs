//! The techniques: one row each in the table of their family, and a page beside it, `x_wing.md`, with
//! rule, reason, sources and the examples that are its tests.

mod almost_locked;
mod chains;
mod fish;
mod forcing;
mod hypotheses;
mod intersections;
mod patterns;
mod set_logic;
mod singles;
mod subsets;
mod uniqueness;
mod whips;
mod wings;

use crate::Technique;

/// The tables, in the order of the manual.
const FAMILIES: [&[Technique]; 13] = [
    singles::ROWS,
    intersections::ROWS,
    subsets::ROWS,
    fish::ROWS,
    wings::ROWS,
    chains::ROWS,
    almost_locked::ROWS,
    uniqueness::ROWS,
    forcing::ROWS,
    hypotheses::ROWS,
    whips::ROWS,
    set_logic::ROWS,
    patterns::ROWS,
];

/// How many techniques there are.
const COUNT: usize = {
    let (mut count, mut family) = (0, 0);
    while family < FAMILIES.len() {
        count += FAMILIES[family].len();
        family += 1;
    }
    count
};

/// Every technique, in the order of the manual.
pub static ALL: &[&Technique] = &{
    let mut all = [&FAMILIES[0][0]; COUNT];
    let (mut at, mut family) = (0, 0);
    while family < FAMILIES.len() {
        let mut row = 0;
        while row < FAMILIES[family].len() {
            all[at] = &FAMILIES[family][row];
            at += 1;
            row += 1;
        }
        family += 1;
    }
    all
};

/// The technique that finds every pattern of truths and links.
pub static SET_LOGIC: &Technique = &set_logic::ROWS[2];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_listed_and_in_the_table_of_its_family() {
        assert_eq!(ALL.len(), COUNT);
        for rows in FAMILIES {
            assert!(rows.iter().all(|row| row.info().family == rows[0].info().family));
        }
        assert_eq!(SET_LOGIC.info().id, "rank-n");
    }
}
