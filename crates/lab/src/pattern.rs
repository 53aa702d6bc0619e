//! The ten kinds of symmetry that a pattern of givens can have.

use ninerooks_board::{Cell, CellSet};

/// A kind of symmetry of cells: the ten groups of turns and mirrors of the square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pattern {
    /// None: each cell for itself.
    None,
    /// A half turn, the usual symmetry of newspapers.
    HalfTurn,
    /// A quarter turn.
    QuarterTurn,
    /// Left and right are mirrored.
    Vertical,
    /// Top and bottom are mirrored.
    Horizontal,
    /// Mirrored in the diagonal from top left to bottom right.
    Diagonal,
    /// Mirrored in the other diagonal.
    AntiDiagonal,
    /// Mirrored in both axes.
    BothAxes,
    /// Mirrored in both diagonals.
    BothDiagonals,
    /// All turns and mirrors.
    Full,
}

/// Where a cell goes.
type Turn = fn((usize, usize)) -> (usize, usize);

impl Pattern {
    /// All of them, with their names.
    pub const ALL: [(Self, &'static str); 10] = [
        (Self::None, "none"),
        (Self::HalfTurn, "half-turn"),
        (Self::QuarterTurn, "quarter-turn"),
        (Self::Vertical, "vertical"),
        (Self::Horizontal, "horizontal"),
        (Self::Diagonal, "diagonal"),
        (Self::AntiDiagonal, "anti-diagonal"),
        (Self::BothAxes, "both-axes"),
        (Self::BothDiagonals, "both-diagonals"),
        (Self::Full, "full"),
    ];

    /// The cells that are filled or empty together, each group once, by its first cell.
    ///
    /// ```
    /// use ninerooks_lab::Pattern;
    /// assert_eq!(Pattern::HalfTurn.orbits().len(), 41);
    /// assert_eq!(Pattern::Full.orbits().len(), 15);
    /// ```
    pub fn orbits(self) -> Vec<CellSet> {
        let (mut all, mut left) = (Vec::new(), Cell::all());
        while let Some(first) = left.first() {
            let mut orbit = CellSet::EMPTY;
            let mut open = vec![first];
            while let Some(cell) = open.pop() {
                if !orbit.contains(cell) {
                    orbit.insert(cell);
                    let at = (cell.row_index(), cell.column_index());
                    open.extend(
                        self.turns().iter().map(|turn| turn(at)).map(|(r, c)| Cell::at(r, c)),
                    );
                }
            }
            left -= orbit;
            all.push(orbit);
        }
        all
    }

    /// Turns that make up all others.
    fn turns(self) -> &'static [Turn] {
        const HALF: Turn = |(r, c)| (8 - r, 8 - c);
        const QUARTER: Turn = |(r, c)| (c, 8 - r);
        const SIDES: Turn = |(r, c)| (r, 8 - c);
        const ENDS: Turn = |(r, c)| (8 - r, c);
        const DIAGONAL: Turn = |(r, c)| (c, r);
        const ANTI: Turn = |(r, c)| (8 - c, 8 - r);
        match self {
            Self::None => &[],
            Self::HalfTurn => &[HALF],
            Self::QuarterTurn => &[QUARTER],
            Self::Vertical => &[SIDES],
            Self::Horizontal => &[ENDS],
            Self::Diagonal => &[DIAGONAL],
            Self::AntiDiagonal => &[ANTI],
            Self::BothAxes => &[SIDES, ENDS],
            Self::BothDiagonals => &[DIAGONAL, ANTI],
            Self::Full => &[QUARTER, SIDES],
        }
    }
}
