//! What a technique is.

use core::ops::ControlFlow;

use ninerooks_board::Grid;
use ninerooks_proof::check;
use ninerooks_step::{Finding, Info, OverBudget, Shape, Step, TechniqueId};

use crate::work::price;
use crate::{Costs, Part, Position};

/// How a technique looks for what it finds.
pub(crate) type Search = fn(&Position, &mut Findings) -> Flow;

/// A way of finding steps: what it says of itself, and its search.
///
/// To add one: `cargo xtask new-technique`, or by hand a row in the table of its family and a page;
/// see CONTRIBUTING.md.
#[derive(Debug)]
pub struct Technique {
    info: Info,
    search: Search,
    premise: Premise,
}

/// What a technique needs of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Premise {
    /// Nothing.
    None,
    /// That it has only one solution, and no rules beside the classic ones: an exchange of digits might break them.
    Unique,
    /// That it adds rules to the classic ones.
    Rules,
}

impl Technique {
    pub(crate) const fn new(info: Info, search: Search, premise: Premise) -> Self {
        Self { info, search, premise }
    }

    /// What it says of itself.
    pub const fn info(&self) -> &Info {
        &self.info
    }

    /// Whether it assumes that the puzzle has only one solution. A profile asks such techniques
    /// only when [told to](crate::Profile::assume_uniqueness).
    pub const fn assumes_uniqueness(&self) -> bool {
        matches!(self.premise, Premise::Unique)
    }

    /// Whether it is asked only where the puzzle adds [rules](ninerooks_board::Grid::rules) to the classic ones.
    pub const fn needs_rules(&self) -> bool {
        matches!(self.premise, Premise::Rules)
    }

    /// Whether it has anything to say of a puzzle with such rules.
    const fn is_for(&self, has_rules: bool) -> bool {
        match self.premise {
            Premise::None => true,
            Premise::Unique => !has_rules,
            Premise::Rules => has_rules,
        }
    }

    /// Its handle for steps.
    pub const fn id(&'static self) -> TechniqueId {
        TechniqueId::new(&self.info)
    }

    /// Reports the steps of `position` in a fixed order, until `found` has enough.
    ///
    /// Each step has at least one action that changes the position, and a proof which the checker
    /// accepts on its grid. Only where the position [carries](Position::carried) patterns may a step
    /// do without actions; then it deletes at least one live pattern.
    ///
    /// A technique that gives up because of its budget reports that to `found`; and so does the first one that is asked
    /// when all together have done as much as they [may](crate::Profile::limit_work). From then on nothing is looked for.
    pub fn find(&'static self, position: &Position, found: &mut Found) -> Flow {
        if !self.is_for(!position.grid().rules().is_none()) {
            return Flow::Continue(());
        }
        if position.is_over() {
            found.limits.extend(position.over_budget().map(|over| (self.id(), over)));
            return Flow::Continue(());
        }
        position.spend(price(self.info.family));
        let grid = position.grid();
        found.findings.ruled = (!grid.rules().is_none()).then(|| Box::new(*grid));
        let flow = (self.search)(position, &mut found.findings);
        found.sign(self.id());
        flow
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

/// What a search has found so far, and how much is wanted. It knows no technique: that is reported by
/// whoever asked.
#[derive(Debug)]
pub struct Findings {
    /// All but the last one. Where one is wanted, that is the last, and nothing is put into memory.
    before: Vec<Finding>,
    last: Option<Finding>,
    over: Vec<OverBudget>,
    limit: usize,
    forms: Forms,
    /// What a step may cost to be of use, and the prices.
    most: Option<(Costs, u64)>,
    /// The grid, where the puzzle adds rules to the classic ones.
    ruled: Option<Box<Grid>>,
}

impl Findings {
    const fn new(limit: usize, forms: Forms) -> Self {
        Self {
            before: Vec::new(),
            last: None,
            over: Vec::new(),
            limit,
            forms,
            most: None,
            ruled: None,
        }
    }

    /// Wants everything, in these forms.
    pub const fn all(forms: Forms) -> Self {
        Self::new(usize::MAX, forms)
    }

    /// Whether one finding is enough, so that only the best one need be looked for.
    pub const fn wants_one(&self) -> bool {
        self.limit == 1
    }

    /// Whether only the cheapest one is of use.
    pub(crate) const fn wants_cheapest(&self) -> bool {
        self.most.is_some()
    }

    /// Which forms are wanted.
    pub const fn forms(&self) -> Forms {
        self.forms
    }

    /// How often a step may have some parts that has others already: if only the cheapest is wanted, so that it is
    /// no dearer than what is there; otherwise as often as one likes.
    pub(crate) fn how_often(&self, has: &[(Part, u64)], each: &[(Part, u64)]) -> usize {
        let known = self.most.as_ref().filter(|(_, most)| *most < u64::MAX);
        let most = known.map(|(costs, most)| costs.how_often(has, each, *most));
        most.and_then(|most| usize::try_from(most).ok()).unwrap_or(usize::MAX)
    }

    /// No step need be dearer than one that is found.
    fn sink(&mut self, finding: &Finding) {
        if let Some((costs, most)) = &mut self.most {
            *most = costs.of_shape(&finding.shape).min(*most);
        }
    }

    /// Takes one finding.
    #[inline(never)] // some hundred techniques call it, and it is more than a call
    pub fn push(&mut self, finding: Finding) -> Flow {
        if self.ruled.as_deref().is_some_and(|grid| falls_short(grid, &finding)) {
            return Flow::Continue(());
        }
        if self.most.is_some() {
            self.sink(&finding);
        }
        self.before.extend(self.last.replace(finding));
        if self.count() < self.limit { Flow::Continue(()) } else { Flow::Break(()) }
    }

    const fn count(&self) -> usize {
        self.before.len() + self.last.is_some() as usize
    }

    /// Notes that the search gave up: what it has not found may be there all the same.
    pub fn limit(&mut self, over: OverBudget) {
        self.over.push(over);
    }

    /// The findings, in the order in which they were found.
    pub fn into_findings(self) -> Vec<Finding> {
        let mut all = self.before;
        all.extend(self.last);
        all
    }
}

/// Whether a proof does not hold under the rules of a puzzle. Techniques that know rows, columns and boxes alone write down what
/// follows from an assumption by these; what a rule excludes besides may already be gone by then, or end it sooner. The
/// step is right nevertheless, but nobody has shown it so far, so it is left out.
fn falls_short(grid: &Grid, finding: &Finding) -> bool {
    // Those of patterns rest on patterns that were deleted before, and assume nothing.
    !matches!(finding.shape, Shape::Patterns(_))
        && check(grid, &finding.actions, &finding.proof).is_err()
}

/// The steps found so far, and how many are wanted.
#[derive(Debug)]
pub struct Found {
    findings: Findings,
    /// Who found each of them but the last.
    by: Vec<TechniqueId>,
    /// Who found the last one. It is the only one where one is wanted, and takes no memory then.
    last: Option<TechniqueId>,
    limits: Vec<Limit>,
}

impl Found {
    /// Wants one step.
    pub const fn first() -> Self {
        Self::of(Findings::new(1, Forms::Once))
    }

    /// Wants all steps, in these forms.
    pub const fn all(forms: Forms) -> Self {
        Self::of(Findings::all(forms))
    }

    /// Wants so many steps at most, in these forms.
    pub(crate) const fn at_most(most: usize, forms: Forms) -> Self {
        Self::of(Findings::new(most, forms))
    }

    /// Wants the cheapest, and only if it costs no more than `most`: what is dearer may be left out.
    pub(crate) fn up_to(mut self, most: u64, costs: &Costs) -> Self {
        self.findings.most = Some((*costs, most));
        self
    }

    const fn of(findings: Findings) -> Self {
        Self { findings, by: Vec::new(), last: None, limits: Vec::new() }
    }

    /// Puts the name of a technique on what was found since the last one.
    fn sign(&mut self, technique: TechniqueId) {
        let found = self.findings.count();
        if found > self.by.len() + usize::from(self.last.is_some()) {
            self.by.extend(self.last);
            self.by.resize(found - 1, technique);
            self.last = Some(technique);
        }
        self.limits.extend(self.findings.over.drain(..).map(|over| (technique, over)));
    }

    /// The techniques that gave up.
    pub fn limits(&self) -> &[Limit] {
        &self.limits
    }

    /// The steps, in the order in which they were found.
    pub fn into_steps(self) -> Vec<Step> {
        let found =
            self.findings.into_findings().into_iter().zip(self.by.into_iter().chain(self.last));
        found.map(|(finding, technique)| finding.by(technique)).collect()
    }

    /// The step that was found last: where one is wanted, that one.
    pub fn into_step(self) -> Option<Step> {
        Some(self.findings.last?.by(self.last?))
    }
}
