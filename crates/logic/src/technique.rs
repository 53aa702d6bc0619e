//! What a technique is.

use core::ops::ControlFlow;

use ninerooks_step::{Info, Step, TechniqueId};

use crate::Position;
use crate::rookery::OverBudget;

/// A way of finding steps.
///
/// To add one: `cargo xtask new-technique`, or by hand two files and one line; see CONTRIBUTING.md.
pub trait Technique: Sync {
    /// What it says of itself.
    fn info(&self) -> &'static Info;

    /// Reports the steps of `position` in a fixed order, until `found` has enough.
    ///
    /// Each step has at least one action that changes the position, and a proof which the checker
    /// accepts on its grid. Only where the position [carries](Position::carried) patterns may a step
    /// do without actions; then it deletes at least one live pattern.
    ///
    /// A technique that gives up because of its budget tells `found` so.
    fn find(&self, position: &Position, found: &mut Found) -> Flow;

    /// Whether it supposes that the puzzle has one solution only. A profile asks such techniques
    /// only when [told to](crate::Profile::suppose_uniqueness).
    fn supposes_uniqueness(&self) -> bool {
        false
    }

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

/// A technique that gave up, and the budget that ended it.
pub type Limit = (TechniqueId, OverBudget);

/// The steps found so far, and how many are wanted.
#[derive(Debug)]
pub struct Found {
    steps: Vec<Step>,
    limits: Vec<Limit>,
    limit: usize,
    forms: Forms,
}

impl Found {
    /// Wants one step.
    pub const fn first() -> Self {
        Self { steps: Vec::new(), limits: Vec::new(), limit: 1, forms: Forms::Once }
    }

    /// Wants all steps, in these forms.
    pub const fn all(forms: Forms) -> Self {
        Self { steps: Vec::new(), limits: Vec::new(), limit: usize::MAX, forms }
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

    /// Notes that a technique gave up: what it has not found may be there all the same.
    pub fn limit(&mut self, technique: TechniqueId, over: OverBudget) {
        self.limits.push((technique, over));
    }

    /// The techniques that gave up.
    pub fn limits(&self) -> &[Limit] {
        &self.limits
    }

    /// The steps, in the order in which they were found.
    pub fn into_steps(self) -> Vec<Step> {
        self.steps
    }
}
