//! The truths or the links of a pattern, taken apart by their kinds.

use ninerooks_board::{House, HouseKind, HouseSet, Sector, SectorKind};

/// The sets of one side, taken apart.
#[derive(Default)]
pub(crate) struct Side {
    pub(crate) count: usize,
    /// The digits of the sets that are digits in houses, as bits.
    pub(crate) digits: u16,
    /// How many are cells, digits in rows, in columns, in boxes.
    pub(crate) cells: usize,
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) blocks: usize,
    /// The houses of those that are digits in houses.
    pub(crate) houses: HouseSet,
    /// Whether each counts once.
    pub(crate) once: bool,
}

impl Side {
    pub(crate) fn of(sets: impl Iterator<Item = (Sector, u16)>) -> Self {
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
    pub(crate) const fn is_parallel(&self) -> bool {
        self.rows == self.count || self.columns == self.count
    }
}
