//! The puzzle as a pseudo-Boolean formula.

use core::fmt::Write as _;
use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};

use crate::names::{link, no, truth, variable, yes};
use crate::rules;

/// The puzzle in the format OPB, with labels: each sector twice, the digits that stand, and the
/// candidates that are excluded without one of these to exclude them.
pub(crate) fn formula(grid: &Grid, other: Option<&[Candidate]>) -> String {
    let (standing, excluded) = (standing(grid), excluded(grid));
    let (ruled, rules) = rules::formula(grid.rules());
    let count =
        2 * Sector::COUNT + rules + standing.len() + excluded.len() + usize::from(other.is_some());
    let mut text = format!("* #variable= 729 #constraint= {count}\n");
    for sector in Sector::all() {
        for (label, sign, least) in [(truth(sector), "", "1"), (link(sector), "-", "-1")] {
            let term = |&candidate: &Candidate| format!("{sign}1 {} ", variable(candidate));
            let terms: String = sector.candidates().iter().map(term).collect();
            let _ = writeln!(text, "{label} {terms}>= {least} ;");
        }
    }
    text += &ruled;
    for candidate in standing {
        let _ = writeln!(text, "{} 1 {} >= 1 ;", yes(candidate), variable(candidate));
    }
    for candidate in excluded {
        let _ = writeln!(text, "{} 1 ~{} >= 1 ;", no(candidate), variable(candidate));
    }
    if let Some(solution) = other {
        let term = |&candidate: &Candidate| format!("1 ~{} ", variable(candidate));
        let terms: String = solution.iter().map(term).collect();
        let _ = writeln!(text, "@other {terms}>= 1 ;");
    }
    text
}

/// The digits in solved cells.
pub(crate) fn standing(grid: &Grid) -> Vec<Candidate> {
    let value = |cell| Some(Candidate::new(grid.value(cell)?, cell));
    grid.solved().filter_map(value).collect()
}

/// The candidates that are not live and that no digit in a solved cell excludes.
pub(crate) fn excluded(grid: &Grid) -> Vec<Candidate> {
    let mut left = CandidateSet::ALL;
    for candidate in standing(grid) {
        left -= grid.rules().all_excluded_by(candidate);
    }
    (left - *grid.live()).iter().collect()
}
