//! Rules that are drawn at random where a solution keeps them.

mod cages;
mod lines;
mod marks;

use ninerooks_board::{Cell, Digit, Grid, Rule};
use ninerooks_lab::Random;

/// A kind of rules that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// Cages of two to five cells that fill the grid, as far as they come.
    Killer,
    /// Thermos of three to six cells.
    Thermos,
    /// Arrows of two to four cells beside their circles.
    Arrows,
    /// German whispers.
    Whispers,
    /// Renban lines.
    Renbans,
    /// Palindromes.
    Palindromes,
    /// All white and black dots.
    Dots,
    /// All V and X.
    Sums,
    /// Quadruples around a few corners.
    Quadruples,
    /// Cells that are odd or even.
    Parity,
}

impl Drawing {
    /// All, with the names that players give them.
    pub const ALL: [(Self, &'static str); 10] = [
        (Self::Killer, "killer"),
        (Self::Thermos, "thermo"),
        (Self::Arrows, "arrow"),
        (Self::Whispers, "whisper"),
        (Self::Renbans, "renban"),
        (Self::Palindromes, "palindrome"),
        (Self::Dots, "kropki"),
        (Self::Sums, "xv"),
        (Self::Quadruples, "quadruple"),
        (Self::Parity, "odd-even"),
    ];

    /// Rules of this kind that a solution keeps.
    ///
    /// ```
    /// use ninerooks_board::{Grid, Rules};
    /// use ninerooks_lab::{Random, random_solution};
    /// use ninerooks_maker::Drawing;
    ///
    /// let mut random = Random::new(1, 0);
    /// let mut full = random_solution(&mut random).to_puzzle();
    /// let drawn = Drawing::Thermos.draw(&Grid::new(&full)?, &mut random);
    /// assert!(drawn.iter().all(|rule| rule.name() == "thermo"));
    /// full.rules = Rules::new(&drawn)?;
    /// assert!(Grid::new(&full).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw(self, solution: &Grid, random: &mut Random) -> Vec<Rule> {
        match self {
            Self::Killer => cages::killer(solution, random),
            Self::Thermos => lines::thermos(solution, random),
            Self::Arrows => lines::arrows(solution, random),
            Self::Whispers => lines::whispers(solution, random),
            Self::Renbans => lines::renbans(solution, random),
            Self::Palindromes => lines::palindromes(solution, random),
            Self::Dots => marks::dots(solution),
            Self::Sums => marks::sums(solution),
            Self::Quadruples => marks::quadruples(solution, random),
            Self::Parity => marks::parity(solution, random),
        }
    }
}

/// The digit of a cell of a solution as a number.
fn number(solution: &Grid, cell: Cell) -> u8 {
    solution.value(cell).map_or(0, Digit::get)
}

/// The cells at these steps from a cell, as far as they are in the grid.
fn at_steps(cell: Cell, steps: &'static [(isize, isize)]) -> impl Iterator<Item = Cell> {
    let on = |from: usize, by: isize| from.checked_add_signed(by).filter(|to| *to < 9);
    steps.iter().filter_map(move |(down, right)| {
        Some(Cell::at(on(cell.row_index(), *down)?, on(cell.column_index(), *right)?))
    })
}

/// Neighbours by an edge.
const EDGES: &[(isize, isize)] = &[(-1, 0), (0, -1), (0, 1), (1, 0)];
/// Neighbours by an edge or a corner.
const AROUND: &[(isize, isize)] =
    &[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
/// The neighbours to the right and below: so each pair comes once.
const ONWARD: &[(isize, isize)] = &[(0, 1), (1, 0)];

#[cfg(test)]
mod tests {
    use ninerooks_board::Rules;
    use ninerooks_lab::random_solution;

    use super::*;

    #[test]
    fn a_solution_keeps_what_is_drawn_into_it() {
        for (drawing, name) in Drawing::ALL {
            for number in 0..20 {
                let mut random = Random::new(7, number);
                let mut full = random_solution(&mut random).to_puzzle();
                let rules = drawing.draw(&Grid::new(&full).unwrap(), &mut random);
                assert!(rules.len() >= 2, "{name}: {rules:?}");
                full.rules = Rules::new(&rules).unwrap();
                let grid = Grid::new(&full).unwrap();
                let solutions = ninerooks_exact::solutions(&grid);
                assert!(
                    matches!(solutions, ninerooks_exact::Solutions::One(_)),
                    "{name}: {rules:?}"
                );
            }
        }
    }
}
