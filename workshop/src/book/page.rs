//! The grids on the page of a technique.

use anyhow::{Context, Result, anyhow};
use ninerooks_board::Grid;
use ninerooks_testing::changed;
use ninerooks_text::formats;

/// A grid block as a grid, and how it differs from `base`, the grid of the example above, if it says so.
pub(super) fn grid<'a>(text: &'a str, base: Option<&Grid>) -> Result<(Grid, Option<&'a str>)> {
    if let Some(change) = text.strip_prefix("the grid above, ") {
        let base = base.context("there is no grid above that fires")?;
        let grid = changed(base, change.trim()).map_err(|error| anyhow!(error))?;
        return Ok((grid, Some(change.trim())));
    }
    let read = formats::read(text.trim_end_matches('\n'))?;
    Ok((Grid::new(&read.puzzle)?, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_needs_a_grid_above() {
        assert!(grid("the grid above, with 1r1c1\n", None).is_err());
        assert!(grid("no grid at all", None).is_err());
        assert!(grid(&".".repeat(81), None).is_ok());
    }
}
