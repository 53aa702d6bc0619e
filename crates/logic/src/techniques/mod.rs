//! The techniques: one row each in the table of their family, and a page beside it, `x_wing.md`, with
//! rule, reason, sources and the examples that are its tests.

mod almost_locked;
mod chains;
mod exotic;
mod fish;
mod forcing;
mod hypotheses;
mod intersections;
mod patterns;
mod set_logic;
mod singles;
mod subsets;
mod sums;
mod uniqueness;
mod whips;
mod wings;

use ninerooks_step::{Family, Info};

use crate::Technique;
use crate::technique::{Premise, Search};

/// What a table says of a technique: all but the family, which is the table's.
#[derive(Clone, Copy)]
struct Row {
    id: &'static str,
    name: &'static str,
    since: &'static str,
    aliases: &'static [&'static str],
    page: &'static str,
    search: Search,
    premise: Premise,
}

/// A row: id, name, the release that brought it, other names, page, search.
const fn row(
    id: &'static str,
    name: &'static str,
    since: &'static str,
    aliases: &'static [&'static str],
    page: &'static str,
    search: Search,
) -> Row {
    Row { id, name, since, aliases, page, search, premise: Premise::None }
}

impl Row {
    /// The same technique, which assumes that the puzzle has only one solution.
    const fn assuming_uniqueness(mut self) -> Self {
        self.premise = Premise::Unique;
        self
    }

    /// The same technique, which is asked only where the puzzle adds rules to the classic ones.
    const fn under_rules(mut self) -> Self {
        self.premise = Premise::Rules;
        self
    }

    const fn of(self, family: Family) -> Technique {
        let Self { id, name, since, aliases, page, search, premise } = self;
        let doc = if cfg!(feature = "pages") { page } else { "" };
        Technique::new(Info { id, name, family, since, aliases, doc }, search, premise)
    }
}

/// The tables, in the order of the manual.
const TABLES: [(Family, &[Row]); 15] = [
    (Family::Singles, singles::ROWS),
    (Family::Intersections, intersections::ROWS),
    (Family::Intersections, sums::ROWS),
    (Family::Subsets, subsets::ROWS),
    (Family::Fish, fish::ROWS),
    (Family::Wings, wings::ROWS),
    (Family::Chains, chains::ROWS),
    (Family::AlmostLocked, almost_locked::ROWS),
    (Family::Uniqueness, uniqueness::ROWS),
    (Family::Hypotheses, forcing::ROWS),
    (Family::Hypotheses, hypotheses::ROWS),
    (Family::Whips, whips::ROWS),
    (Family::Exotic, exotic::ROWS),
    (Family::SetLogic, set_logic::ROWS),
    (Family::Patterns, patterns::ROWS),
];

/// The technique of an id, found while this is compiled. What asks the tables at run time has all of them in it.
pub(crate) const fn compiled(id: &str) -> Technique {
    let mut table = 0;
    while table < TABLES.len() {
        let (family, rows) = TABLES[table];
        let mut row = 0;
        while row < rows.len() {
            if is(rows[row].id, id) {
                return rows[row].of(family);
            }
            row += 1;
        }
        table += 1;
    }
    panic!("no table has a technique with this id")
}

/// Whether two texts are the same; `==` cannot be asked while compiling.
const fn is(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// How many techniques there are before this table.
const fn before(table: usize) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < table {
        count += TABLES[at].1.len();
        at += 1;
    }
    count
}

/// How many techniques there are.
const COUNT: usize = before(TABLES.len());

static TECHNIQUES: [Technique; COUNT] = {
    let mut all = [const { TABLES[0].1[0].of(TABLES[0].0) }; COUNT];
    let mut table = 0;
    while table < TABLES.len() {
        let (family, rows) = TABLES[table];
        let mut row = 0;
        while row < rows.len() {
            all[before(table) + row] = rows[row].of(family);
            row += 1;
        }
        table += 1;
    }
    all
};

/// Every technique, in the order of the manual.
pub static ALL: &[&Technique] = &{
    let mut all = [&TECHNIQUES[0]; COUNT];
    let mut at = 0;
    while at < COUNT {
        all[at] = &TECHNIQUES[at];
        at += 1;
    }
    all
};

/// The technique that finds every pattern of truths and links.
pub static SET_LOGIC: &Technique = &TECHNIQUES[before(13) + 2];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_listed_in_its_place_with_the_family_of_its_table() {
        let rows =
            TABLES.iter().flat_map(|(family, rows)| rows.iter().map(|row| (*family, row.id)));
        let listed = ALL.iter().map(|technique| (technique.info().family, technique.info().id));
        assert!(rows.eq(listed));
        assert_eq!(SET_LOGIC.info().id, "rank-n");
    }
}
