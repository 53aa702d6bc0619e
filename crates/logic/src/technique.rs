//! What a technique is.

use core::ops::ControlFlow;

use ninerooks_step::{Info, Step, TechniqueId};

use crate::Position;

/// A way of finding steps.
///
/// To add one: `cargo xtask new-technique`, or by hand two files and one line; see CONTRIBUTING.md.
pub trait Technique: Sync {
    /// What it says of itself.
    fn info(&self) -> &'static Info;

    /// Reports the steps of `position` in a fixed order, until `found` has enough.
    ///
    /// Each step has at least one action that changes the position, and a proof which the checker
    /// accepts on its grid.
    fn find(&self, position: &Position, found: &mut Found) -> Flow;

    /// Its handle for steps.
    fn id(&self) -> TechniqueId {
        TechniqueId::new(self.info())
    }
}

/// Go on looking, or stop because enough was found.
pub type Flow = ControlFlow<()>;

/// Which forms of one deduction are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Forms {
    /// The one that comes first.
    #[default]
    Once,
    /// All of them, such as the fish in columns that is the complement of one in rows.
    All,
}

/// The steps found so far, and how many are wanted.
#[derive(Debug)]
pub struct Found {
    steps: Vec<Step>,
    limit: usize,
    forms: Forms,
}

impl Found {
    /// Wants one step.
    pub const fn first() -> Self {
        Self { steps: Vec::new(), limit: 1, forms: Forms::Once }
    }

    /// Wants all steps, in these forms.
    pub const fn all(forms: Forms) -> Self {
        Self { steps: Vec::new(), limit: usize::MAX, forms }
    }

    /// Whether one step is enough, so that only the best one need be looked for.
    pub const fn wants_one(&self) -> bool {
        self.limit == 1
    }

    /// Which forms are wanted.
    pub const fn forms(&self) -> Forms {
        self.forms
    }

    /// Takes one step.
    pub fn push(&mut self, step: Step) -> Flow {
        self.steps.push(step);
        if self.steps.len() < self.limit { Flow::Continue(()) } else { Flow::Break(()) }
    }

    /// The steps, in the order in which they were found.
    pub fn into_steps(self) -> Vec<Step> {
        self.steps
    }
}
