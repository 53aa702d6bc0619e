//! The canonical form as it was found before rows were read from tables: every value of every row is named, one after
//! another, for every map. Slow, plain, and the reference: forms, maps and their order have to be the same.

mod partial;
mod solution;

use ninerooks_lab::{Clues, IDENTITY, inverse, then};
use ninerooks_proof::Symmetry;

use partial::{Partial, Tables};

/// What `ninerooks_lab::Canonical` says.
pub(crate) struct Plain {
    /// Digits that are twice in a row can make it have a 10, which no puzzle has.
    pub(crate) form: [u8; 81],
    maps: Vec<Symmetry>,
    unseen: u64,
}

impl Plain {
    pub(crate) fn map(&self) -> &Symmetry {
        self.maps.first().unwrap_or(&IDENTITY)
    }

    pub(crate) fn automorphism_count(&self) -> u64 {
        self.maps.len() as u64 * self.unseen
    }

    pub(crate) fn automorphisms(&self) -> Option<Vec<Symmetry>> {
        let back = inverse(self.map());
        (self.unseen == 1).then(|| self.maps.iter().map(|map| then(map, &back)).collect())
    }
}

/// The smallest image, row by row.
pub(crate) fn canonical(clues: &Clues) -> Plain {
    let tables = Tables::new(clues);
    let mut form = [0; 81];
    let (mut partial, from) = if clues.is_solution() {
        let (partial, second) = solution::starts(&tables);
        form[..9].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
        form[9..18].copy_from_slice(&second);
        (partial, 2)
    } else {
        (Partial::starts(), 0)
    };
    let (mut next, mut laid) = (Vec::new(), Vec::<(usize, u8)>::new());
    for at in from..9 {
        let mut best = u64::MAX;
        laid.clear();
        for (index, map) in partial.iter().enumerate() {
            for row in map.rows_for(at, &tables) {
                let code = map.code(row, &tables);
                if code < best {
                    best = code;
                    laid.clear();
                }
                if code == best {
                    laid.push((index, row));
                }
            }
        }
        next.clear();
        for &(index, row) in &laid {
            partial[index].lay(at, row, &tables, &mut next);
        }
        core::mem::swap(&mut partial, &mut next);
        for column in 0..9 {
            form[9 * at + column] = ((best >> (4 * (8 - column))) & 15) as u8;
        }
    }
    let unseen = partial.first().map_or(1, |map| map.unseen(&tables));
    Plain { form, maps: partial.iter().map(Partial::map).collect(), unseen }
}
