//! Lemmas, guardians and symmetries: any, and such as are nearly right.

use ninerooks_board::{Candidate, CandidateSet, Cell, DigitSet, Grid, Sector, Sum};
use ninerooks_proof::{Clause, GuardianKind, Guardians, Lemma, Symmetry};

use crate::proofs::{change_list, live, reason};
use crate::source::Source;

/// A lemma of any kind, for any reason.
pub(crate) fn lemma(grid: &Grid, source: &mut Source<'_>) -> Lemma {
    let by = reason(grid, source, 0);
    let set: CandidateSet = source.some(5, |source| live(grid, source)).into_iter().collect();
    let says = match source.byte() % 4 {
        0 => Clause::OneOf(set),
        1 => Clause::AtMostOne(set),
        2 => {
            let terms = set.iter().map(|c| (c.cell(), source.weight())).collect::<Vec<_>>();
            Clause::Sum(Sum::new(terms, i32::from(source.byte())))
        }
        _ => Clause::Same(live(grid, source), live(grid, source)),
    };
    Lemma { says, by }
}

/// A rectangle or any sectors, that keep a few digits or any candidates.
pub(crate) fn guardians(grid: &Grid, source: &mut Source<'_>) -> Guardians {
    let kind = match source.byte() % 6 {
        0 => GuardianKind::Impossible,
        1 => GuardianKind::Deadly,
        2 => GuardianKind::DeadlyParity,
        3 => GuardianKind::Reverse,
        4 => GuardianKind::TwoLines,
        _ => GuardianKind::ClueCover,
    };
    if source.once_in(4) {
        let sectors = source.some(8, Source::sector).into();
        let kept = source.some(20, |source| live(grid, source)).into_iter().collect();
        return Guardians { kind, sectors, kept };
    }
    let (one, other) = (source.cell(), source.cell());
    let cells: Vec<Cell> = [one, other]
        .iter()
        .flat_map(|row| [one, other].map(|column| Cell::at(row.row_index(), column.column_index())))
        .collect();
    let digits: DigitSet = source.some(3, super::source::Source::digit).into_iter().collect();
    let kept: CandidateSet = cells.iter().flat_map(|cell| cell.candidates(digits)).collect();
    Guardians { kind, sectors: cells.into_iter().map(Cell::sector).collect(), kept }
}

/// Three lists, which are permutations now and then.
pub(crate) fn symmetry(source: &mut Source<'_>) -> Symmetry {
    let list = |source: &mut Source<'_>| {
        let mut list: [u8; 9] = core::array::from_fn(|i| u8::try_from(i).unwrap_or(0));
        for _ in 0..source.byte() % 5 {
            list.swap(source.below(9), source.below(9));
        }
        if source.once_in(8) {
            list[source.below(9)] = source.byte();
        }
        list
    };
    let transpose = source.once_in(2);
    Symmetry { transpose, rows: list(source), columns: list(source), digits: list(source) }
}

/// Changes one thing of a pattern with guardians.
pub(crate) fn change_guardians(guardians: &mut Guardians, grid: &Grid, source: &mut Source<'_>) {
    match source.byte() % 3 {
        0 => change_list::<Sector>(&mut guardians.sectors, source, |sector, source| {
            *sector = source.sector();
        }),
        1 => guardians.kept.insert(live(grid, source)),
        _ => {
            let kept: Vec<Candidate> = guardians.kept.iter().collect();
            if let Some(&one) = source.choose(&kept) {
                guardians.kept.remove(one);
            }
        }
    }
}

/// Exchanges two entries of a list.
pub(crate) fn change_symmetry(symmetry: &mut Symmetry, source: &mut Source<'_>) {
    let (one, other) = (source.below(9), source.below(9));
    match source.byte() % 5 {
        0 => symmetry.transpose = !symmetry.transpose,
        1 => symmetry.rows.swap(one, other),
        2 => symmetry.columns.swap(one, other),
        _ => symmetry.digits.swap(one, other),
    }
}
