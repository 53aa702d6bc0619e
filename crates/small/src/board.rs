//! A board: its cells, its houses, and the patterns of a digit.

/// A set of cells, one bit each, in reading order.
pub type Cells = u128;

/// A board of `size` × `size` cells, with boxes of `box_rows` × `box_columns`.
#[derive(Debug)]
pub struct Board {
    size: usize,
    box_rows: usize,
    houses: Vec<Cells>,
    peers: Vec<Cells>,
    patterns: Vec<Cells>,
}

impl Board {
    /// A board with boxes of so many rows and columns: 2 and 2, 2 and 3, 3 and 3.
    ///
    /// ```
    /// use ninerooks_small::Board;
    ///
    /// assert_eq!(Board::new(2, 2).patterns().len(), 16);
    /// assert_eq!(Board::new(2, 3).patterns().len(), 288);
    /// ```
    pub fn new(box_rows: usize, box_columns: usize) -> Self {
        let size = box_rows * box_columns;
        assert!((2..=9).contains(&size), "a set of cells has at most 81");
        let box_of = |cell: usize| {
            cell / size / box_rows * box_rows + cell % size / box_columns // `box_rows` boxes in each band
        };
        let kinds: [&dyn Fn(usize) -> usize; 3] =
            [&|cell| cell / size, &|cell| cell % size, &box_of];
        let houses: Vec<Cells> = kinds
            .iter()
            .flat_map(|kind| {
                (0..size).map(|n| set((0..size * size).filter(|&cell| kind(cell) == n)))
            })
            .collect();
        let peers = (0..size * size)
            .map(|cell| {
                let seen = houses.iter().filter(|&&house| house >> cell & 1 == 1);
                seen.fold(0, |all, house| all | house) & !(1 << cell)
            })
            .collect();
        let mut board = Self { size, box_rows, houses, peers, patterns: Vec::new() };
        let mut patterns = Vec::new();
        board.extend(0, 0, 0, &mut patterns);
        board.patterns = patterns;
        board
    }

    /// Continues a pattern from a row on; `seen` are the cells that it sees.
    fn extend(&self, row: usize, pattern: Cells, seen: Cells, out: &mut Vec<Cells>) {
        if row == self.size {
            out.push(pattern);
            return;
        }
        for cell in each(self.houses[row] & !seen) {
            self.extend(row + 1, pattern | 1 << cell, seen | self.peers[cell], out);
        }
    }

    /// How many rows, columns, boxes and digits there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// How many cells there are.
    pub fn cells(&self) -> usize {
        self.size * self.size
    }

    /// Rows and columns of a box.
    pub fn box_shape(&self) -> (usize, usize) {
        (self.box_rows, self.size / self.box_rows)
    }

    /// All cells.
    pub fn all(&self) -> Cells {
        set(0..self.cells())
    }

    /// Rows, columns and boxes, in this order.
    pub fn houses(&self) -> &[Cells] {
        &self.houses
    }

    /// What a cell sees.
    pub fn peers(&self, cell: usize) -> Cells {
        self.peers[cell]
    }

    /// All patterns: sets of cells with one in each house. They begin with the leftmost cell of the first row.
    pub fn patterns(&self) -> &[Cells] {
        &self.patterns
    }
}

/// The numbers of the cells of a set, in order.
pub(crate) fn each(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (cells != 0).then(|| {
            let cell = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            cell
        })
    })
}

/// A set of cells from their numbers.
pub(crate) fn set(cells: impl IntoIterator<Item = usize>) -> Cells {
    cells.into_iter().fold(0, |all, cell| all | 1 << cell)
}
