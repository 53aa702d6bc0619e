//! Grids that differ from another in a few candidates.

use ninerooks_board::{Candidate, Cell, Grid, Puzzle};

/// The grid `with` candidates that it does not have, `without` some that it has, or `with` solved cells
/// that are open again, and what their digits excluded.
///
/// # Errors
/// When the change cannot be read, changes nothing, or leaves no grid.
pub fn changed(base: &Grid, change: &str) -> Result<Grid, String> {
    let expected = || format!("expected `with 9r5c2`, `with r5c2` or `without 9r5c2`: {change}");
    let (word, names) = change.split_once(' ').ok_or_else(expected)?;
    let is_with = word == "with";
    if !is_with && word != "without" {
        return Err(expected());
    }
    let names = names.replace(" and ", " ").replace(',', " ");
    let (mut solved, mut live) = (base.solved(), *base.live());
    for name in names.split_whitespace() {
        if let Ok(candidate) = name.parse::<Candidate>() {
            if base.is_live(candidate) == is_with {
                return Err(format!("{candidate} changes nothing"));
            }
            if is_with {
                live.insert(candidate);
            } else {
                live.remove(candidate);
            }
            continue;
        }
        let cell: Cell = name.parse().ok().filter(|_| is_with).ok_or_else(expected)?;
        let value = base.value(cell).ok_or_else(|| format!("{cell} is open"))?;
        let value = Candidate::new(value, cell);
        solved.remove(cell);
        Candidate::all().filter(|c| c.sees(value)).for_each(|c| live.insert(c));
    }
    let mut puzzle = Puzzle::default();
    puzzle.rules = base.rules();
    for cell in solved {
        let value = Candidate::new(base.value(cell).ok_or("a solved cell")?, cell);
        if base.givens().contains(cell) { puzzle.give(value) } else { puzzle.place(value) }
    }
    puzzle.candidates = Some(Box::new(live & puzzle.default_candidates()));
    let grid = Grid::new(&puzzle).map_err(|e| e.to_string())?;
    if grid.live() == base.live() {
        return Err(format!("what is placed leaves nothing of {change}"));
    }
    Ok(grid)
}
