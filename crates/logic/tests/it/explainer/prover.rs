//! Proofs of what chains show: what is assumed, what follows from it by singles, subsets and fish, and what is refuted
//! within.

use ninerooks_board::{Candidate, Grid, Sector};
use ninerooks_logic::{Forms, Profile, all_steps};
use ninerooks_proof::{
    Action, Branch, Cases, Deduction, Disproof, Fact, Proof, Reason, Refutation,
};

/// How far is gone.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// How often assumptions are made within assumptions.
    pub(crate) depth: u8,
    /// Whether subsets, locked candidates and fish are looked for, in the outermost assumption and in those within.
    pub(crate) covers: [bool; 2],
}

/// What is left within an assumption, and how it came to that.
struct State<'a> {
    grid: Grid,
    deductions: Vec<Deduction>,
    basic: &'a Profile,
}

impl State<'_> {
    fn take(&mut self, action: Action) {
        action.apply(&mut self.grid);
    }

    /// All singles. A sector without candidates, if there is one.
    fn singles(&mut self) -> Option<Sector> {
        loop {
            if let Some(empty) = self.grid.contradiction() {
                return Some(empty);
            }
            let single = |sector: Sector| {
                let only = self.grid.only_in(sector)?;
                (!self.grid.solved().contains(only.cell())).then_some((sector, only))
            };
            let (sector, only) = Sector::all().find_map(single)?;
            self.deductions.push(Deduction::Only(sector));
            self.grid.place(only);
        }
    }

    /// All that covers exclude now; whether that is something.
    fn covers(&mut self) -> bool {
        let before = self.deductions.len();
        for step in all_steps(&self.grid, self.basic, Forms::Once) {
            let Some([cover]) = step.proof.as_covers() else { continue };
            let eliminates: Vec<Candidate> =
                step.eliminations().filter(|of| self.grid.is_live(*of)).collect();
            if !eliminates.is_empty() && step.placements().next().is_none() {
                for of in &eliminates {
                    self.grid.eliminate(*of);
                }
                let (cover, eliminates) = (cover.clone(), eliminates.into());
                self.deductions.push(Deduction::Cover { cover, eliminates });
            }
        }
        self.deductions.len() > before
    }

    /// Goes on until a sector is empty or `shown` holds.
    fn close(&mut self, effort: Effort, shown: Option<Action>) -> Option<End> {
        loop {
            if let Some(empty) = self.singles() {
                return Some(End::Empty(empty));
            }
            if shown.is_some_and(|action| self.holds(action)) {
                return Some(End::Shown);
            }
            if effort.covers[0] && self.covers() {
                continue;
            }
            if effort.depth == 0 {
                return None;
            }
            let inner = Effort { depth: effort.depth - 1, covers: [effort.covers[1]; 2] };
            let before = self.deductions.len();
            for of in self.grid.open().collect::<Vec<_>>() {
                if self.grid.is_live(of)
                    && let Some(by) = refutation(&self.grid, Action::Place(of), inner, self.basic)
                {
                    self.grid.eliminate(of);
                    let actions = Box::new([Action::Eliminate(of)]);
                    self.deductions.push(Deduction::Inner { by: Box::new(by), actions });
                    if self.singles().is_some() {
                        break;
                    }
                }
            }
            if self.deductions.len() == before {
                return None;
            }
        }
    }

    fn holds(&self, action: Action) -> bool {
        match action {
            Action::Place(of) => self.grid.value(of.cell()) == Some(of.digit()),
            Action::Eliminate(of) => !self.grid.is_live(of),
        }
    }
}

/// Where an assumption leads.
enum End {
    /// The sector has no candidate left.
    Empty(Sector),
    /// What was to be shown holds.
    Shown,
}

/// Why what is assumed cannot be.
fn refutation(grid: &Grid, assumed: Action, effort: Effort, basic: &Profile) -> Option<Reason> {
    let mut state = State { grid: *grid, deductions: Vec::new(), basic };
    state.take(assumed);
    let Some(End::Empty(conflict)) = state.close(effort, None) else { return None };
    let disproof =
        Disproof { assumes: Box::new([assumed]), deductions: state.deductions.into(), conflict };
    Some(Reason::Refute(Refutation { disproofs: Box::new([disproof]) }))
}

/// A proof by assuming the contrary.
pub(crate) fn refuted(
    grid: &Grid,
    action: Action,
    effort: Effort,
    basic: &Profile,
) -> Option<Proof> {
    match refutation(grid, action.contrary(), effort, basic)? {
        Reason::Refute(refutation) => Some(Proof::refute(refutation)),
        _ => None,
    }
}

/// A proof by the candidates of a sector, one after the other.
pub(crate) fn cases(
    grid: &Grid,
    sector: Sector,
    action: Action,
    effort: Effort,
    basic: &Profile,
) -> Option<Proof> {
    let branch = |candidate: Candidate| {
        let mut state = State { grid: *grid, deductions: Vec::new(), basic };
        state.take(Action::Place(candidate));
        let conflict = match state.close(effort, Some(action))? {
            End::Empty(sector) => Some(sector),
            End::Shown => None,
        };
        Some(Branch { candidate, deductions: state.deductions.into(), conflict })
    };
    let branches: Option<Vec<Branch>> = grid.live_in(sector).map(branch).collect();
    Some(Proof::cases(Cases { truth: Fact::from(sector), branches: branches?.into() }))
}
