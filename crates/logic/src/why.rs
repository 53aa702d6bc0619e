//! Why a candidate is false, or true: the least that shows it.

use ninerooks_board::{Candidate, Grid};
use ninerooks_refutation::refutation_of;
use ninerooks_setlogic::{Finding, Limits};
use ninerooks_step::{Family, Path, Step};

use crate::choice::easy_steps;
use crate::registry::by_name;
use crate::search::refutation::as_step;
use crate::simplify::Gathered;
use crate::slice::{Goal, Pool};
use crate::{Checking, Forms, Position, Profile, Walk};

/// The least that decides whether a candidate is true, as far as the profile goes: a step of at most four inferences that does so at
/// once; or else what has the fewest inferences, and of that the cheapest, of such a step, the shortest refutation by
/// cases, the smallest pattern of truths and links, and the steps that lead to one that decides it, without those
/// that it does not need. Refutations and patterns count where the profile has them. Each is checked. Nothing where
/// the profile does not decide it.
///
/// A candidate that is decided already has the path of no steps.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_logic::{Profile, why};
/// let profile = Profile::by_id("basic").expect("it is built in");
/// let candidate = "5r1c1".parse()?;
/// assert_eq!(why(&Grid::default(), &profile, candidate), None, "an empty grid says nothing");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn why(grid: &Grid, profile: &Profile, candidate: Candidate) -> Option<Path> {
    Reasons::new(grid, profile).why(candidate)
}

/// Why candidates of one state are false, or true: what is the same for all of them is worked out once. The answers are
/// those of [`why`].
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_logic::{Profile, Reasons};
/// let mut reasons = Reasons::new(&Grid::default(), &Profile::by_id("basic").expect("it is built in"));
/// assert_eq!(reasons.why("5r1c1".parse()?), None);
/// assert_eq!(reasons.why("6r1c1".parse()?), None);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Debug)]
pub struct Reasons {
    grid: Grid,
    profile: Profile,
    /// The steps of this state that may be all that is needed, once they have been looked for.
    now: Option<Vec<Step>>,
    gathered: Gathered,
}

impl Reasons {
    /// For the candidates of `grid`.
    pub fn new(grid: &Grid, profile: &Profile) -> Self {
        let gathered = Gathered::default();
        Self { grid: *grid, profile: profile.clone(), now: None, gathered }
    }

    /// The state that is asked about.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// See [`why`].
    pub fn why(&mut self, candidate: Candidate) -> Option<Path> {
        let goal = Goal::Decided(candidate);
        if goal.is_reached(&self.grid) {
            return Some(Path::new(self.grid));
        }
        let at_once = self.at_once(&goal).map(|step| alone(&self.grid, step));
        if at_once.as_ref().is_some_and(|path| path.inferences() <= FEW_INFERENCES) {
            return at_once;
        }
        let refuted = self.refuted(candidate);
        let Self { grid, profile, gathered, .. } = self;
        let mut pool = Pool::new(grid);
        gathered.fill(&mut pool, profile, &goal, |step| profile.costs().of(step));
        let path = pool.simplified(&goal).or_else(|| as_it_comes(grid, profile, &goal));
        let sets = by_sets(grid, profile, candidate);
        let ways = [at_once, sets, refuted, path].into_iter().flatten();
        ways.min_by_key(|path| (path.inferences(), cost(path, profile)))
    }

    /// The shortest refutation of the candidate that is found, where the profile has refutations by cases.
    fn refuted(&self, candidate: Candidate) -> Option<Path> {
        let technique = by_name("refutation-by-cases")?;
        if !self.profile.techniques().any(|own| own.id() == technique.id()) {
            return None;
        }
        let shape = refutation_of(&self.grid, candidate, MOST_REFUTING)?;
        let step = as_step(&self.grid, shape)?;
        step.check(&self.grid).ok()?;
        Some(alone(&self.grid, step))
    }

    /// The shortest step of this state that decides it, and the cheapest of these; not of those that assume much or weigh
    /// much, since a few easy steps are easier than one of these.
    fn at_once(&mut self, goal: &Goal) -> Option<Step> {
        let Self { grid, profile, now, .. } = self;
        let now = now.get_or_insert_with(|| {
            let mut steps = easy_steps(&Position::new(grid), profile, Forms::All);
            steps.sort_by_cached_key(|step| (step.length(grid), profile.costs().of(step)));
            steps
        });
        let decides = |step: &&Step| {
            let mut after = *grid;
            step.apply(&mut after);
            goal.is_reached(&after)
        };
        now.iter().filter(decides).find(|step| step.check(grid).is_ok()).cloned()
    }
}

/// A step with a name that is no longer can be looked at as it is: nothing shorter without a name is looked for.
const FEW_INFERENCES: usize = 4;

/// So many inferences are looked at for a refutation: a quarter of a second at most.
const MOST_REFUTING: u64 = 1 << 18;

/// Whether its techniques find nearly everything, and nothing that is easy to see.
const fn is_general(family: Family) -> bool {
    matches!(family, Family::Patterns | Family::SetLogic)
}

fn cost(path: &Path, profile: &Profile) -> u64 {
    path.steps.iter().map(|step| profile.costs().of(step)).sum()
}

/// The smallest pattern of truths and links for it, where the profile has something as general.
fn by_sets(grid: &Grid, profile: &Profile, candidate: Candidate) -> Option<Path> {
    if !profile.techniques().any(|technique| is_general(technique.info().family)) {
        return None;
    }
    let finding = Finding::proved(grid, candidate, Limits::default());
    let name = match finding.pattern.as_ref()?.cover.rank() {
        0 => "rank-0",
        1 => "rank-1",
        _ => "rank-n",
    };
    let step = finding.step(grid, by_name(name)?.id())?;
    step.check(grid).ok()?;
    Some(alone(grid, step))
}

/// A path of one step.
fn alone(grid: &Grid, step: Step) -> Path {
    let mut path = Path::new(*grid);
    path.push(step);
    path
}

/// The way that the profile takes, up to where it is decided.
fn as_it_comes(grid: &Grid, profile: &Profile, goal: &Goal) -> Option<Path> {
    let mut path = Path::new(*grid);
    for (_, step) in Walk::new(grid, profile, Checking::On) {
        path.push(step);
        if goal.is_reached(&path.end) {
            return Some(path);
        }
    }
    None
}
