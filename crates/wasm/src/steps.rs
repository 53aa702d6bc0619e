//! Paths, and all steps of a position.

use std::rc::Rc;

use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::score::{Score, Worth};
use ninerooks_logic::{
    Checking, Effort, Forms, Found, Limit, Position, Profile, Solution, Status, all_steps, by_name,
    easiest_seen_first, find, refute, simplify_solution,
};
use ninerooks_render::svg;
use ninerooks_step::{Path, Step};
use ninerooks_text::formats;
use ninerooks_text::json::StepsRecord;
use ninerooks_text::notation::refuted;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::view::record;
use crate::{Choice, State, StateError, StepLine, StepView};
use ninerooks_view::{NODES, step_picture};

/// How a walk ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct End {
    /// `going`, `solved`, `stuck`, `contradiction` or `refused`.
    pub kind: String,
    /// In words.
    pub message: String,
}

impl End {
    fn new(kind: &str, message: impl Into<String>) -> Self {
        Self { kind: kind.to_owned(), message: message.into() }
    }

    /// How a path ended, and what gave up.
    pub(crate) fn of(status: &Status, limits: &[Limit]) -> Self {
        match status {
            Status::Solved => Self::new("solved", "Solved. Every step was checked."),
            Status::Contradiction(sector) => {
                Self::new("contradiction", format!("No solution: nothing is left for {sector}."))
            }
            Status::Refused(step, refusal) => {
                let name = step.technique.name();
                let message = format!("the checker refuses a step of {name}: {refusal}");
                Self::new("refused", format!("A defect of Ninerooks: {message}"))
            }
            Status::Stuck => {
                let gave_up = |(t, over): &Limit| format!(" {} gave up: {over}.", t.name());
                let gave_up: String = limits.iter().map(gave_up).collect();
                Self::new("stuck", format!("No technique of this profile goes further.{gave_up}"))
            }
        }
    }
}

/// Level and score of a path, as HoDoKu counts them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct ScoreView {
    /// `easy`, `medium`, `hard`, `unfair` or `extreme`.
    pub level: String,
    /// The sum over the steps.
    pub score: u64,
    /// How many steps count as another of HoDoKu's, which does not have their technique.
    pub likened: usize,
    /// What a step of each technique counts.
    pub worths: Vec<WorthView>,
}

/// What a step of a technique counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct WorthView {
    /// The technique's id.
    pub technique: String,
    /// The score.
    pub score: u32,
    /// The level.
    pub level: String,
    /// The step of HoDoKu's as which it counts, where HoDoKu does not have the technique.
    pub like: Option<String>,
}

/// Steps, each on the grid that it was found in.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Steps {
    pub(crate) steps: Vec<(Grid, Step)>,
}

impl From<&Path> for Steps {
    fn from(path: &Path) -> Self {
        Self { steps: path.walk().map(|(grid, step)| (grid, step.clone())).collect() }
    }
}

impl Steps {
    /// All steps of a position; of equal ones those first that are seen most easily.
    ///
    /// # Errors
    /// When the state has no grid, or the choice no profile.
    pub fn all(state: &State, choice: &Choice, forms: Forms) -> Result<Self, StateError> {
        let grid = state.grid()?;
        let profile = choice.profile_at(&grid)?;
        let mut found = Found::all(forms);
        find(&Position::new(&grid), &profile, &mut found);
        let steps = easiest_seen_first(&grid, profile.costs(), found.into_steps());
        Ok(Self { steps: steps.into_iter().map(|step| (grid, step)).collect() })
    }

    /// Level and score of these steps, which solve the puzzle or not.
    pub fn counted(&self, solved: bool) -> ScoreView {
        let infos = || self.steps.iter().map(|(_, step)| step.technique.info());
        let Score { level, score, likened } = Score::of(infos(), solved);
        let mut worths: Vec<WorthView> = Vec::new();
        for info in infos() {
            if worths.iter().all(|worth| worth.technique != info.id) {
                let Worth { level, score, like } = Worth::of(info);
                let (technique, level) = (info.id.to_owned(), level.to_string());
                worths.push(WorthView { technique, score, level, like: like.map(str::to_owned) });
            }
        }
        ScoreView { level: level.to_string(), score, likened, worths }
    }

    pub(crate) fn get(&self, index: usize) -> Result<&(Grid, Step), StateError> {
        self.steps.get(index).ok_or_else(|| StateError(format!("there is no step {index}")))
    }
}

#[wasm_bindgen]
impl Steps {
    /// All steps of a position; with all forms also those that say the same in another way.
    #[wasm_bindgen(constructor)]
    pub fn open(state: Ts<State>, choice: Ts<Choice>, all_forms: bool) -> Result<Self, JsError> {
        let forms = if all_forms { Forms::All } else { Forms::Once };
        Ok(Self::all(&state.to_rust()?, &choice.to_rust()?, forms)?)
    }

    /// All steps of one technique in a position, whatever it assumes.
    pub fn of(state: Ts<State>, technique: &str) -> Result<Self, JsError> {
        let Some(technique) = by_name(technique) else {
            return Err(JsError::new(&format!("no technique is named {technique}")));
        };
        let grid = state.to_rust()?.grid()?;
        let mut profile = Profile::of("example", [technique]);
        profile.assume_uniqueness(true);
        let found = all_steps(&grid, &profile, Forms::Once);
        Ok(Self { steps: found.into_iter().map(|step| (grid, step)).collect() })
    }

    /// How many there are.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.steps.len()
    }

    /// The steps from one number on, each in a line.
    pub fn lines(&self, from: usize) -> Result<Vec<Ts<StepLine>>, JsError> {
        let lines = self.steps.iter().skip(from).map(|(_, step)| StepLine::from(step).into_ts());
        Ok(lines.collect::<Result<_, _>>()?)
    }

    /// All of a step.
    pub fn view(&self, index: usize) -> Result<Ts<StepView>, JsError> {
        let (grid, step) = self.get(index)?;
        Ok(StepView::new(grid, step).into_ts()?)
    }

    /// A step as a line of JSON.
    pub fn json(&self, index: usize) -> Result<String, JsError> {
        Ok(record(&self.get(index)?.1))
    }

    /// The whole path as a line of JSON, which `ninerooks check` judges.
    #[wasm_bindgen(js_name = pathJson)]
    pub fn path_json(&self) -> String {
        let start = self.steps.first().map(|(grid, _)| grid.to_puzzle()).unwrap_or_default();
        let puzzle = formats::write(&start, &formats::susser::Susser).text;
        let steps = self.steps.iter().map(|(_, step)| step.into()).collect();
        StepsRecord::new(puzzle, steps).under(start.rules).to_line()
    }

    /// Level and score of these steps, which solve the puzzle or not.
    pub fn score(&self, solved: bool) -> Result<Ts<ScoreView>, JsError> {
        Ok(self.counted(solved).into_ts()?)
    }

    /// A step as a picture that stands alone.
    pub fn svg(&self, index: usize, dark: bool) -> Result<String, JsError> {
        let (grid, step) = self.get(index)?;
        Ok(step_picture(grid, step, dark))
    }
}

/// A path that is walked step by step, so that a page can show how far it is and stop it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Walk {
    profile: Rc<Profile>,
    way: ninerooks_logic::Walk<Rc<Profile>>,
    /// Of a state without solution the way to where that is seen, if simple steps have one: there is nothing to walk to.
    refutation: Option<Path>,
    steps: Steps,
}

impl Walk {
    /// A path that begins here.
    ///
    /// # Errors
    /// When the state has no grid, or the choice no profile.
    pub fn begin(state: &State, choice: &Choice) -> Result<Self, StateError> {
        let grid = state.grid()?;
        let profile = Rc::new(choice.profile_at(&grid)?);
        let way = ninerooks_logic::Walk::new(&grid, Rc::clone(&profile), Checking::On);
        let is_broken = matches!(solutions_within(&grid, NODES), Ok(Solutions::None));
        let refutation = is_broken.then(|| refute(&grid).unwrap_or_else(|| Path::new(grid)));
        Ok(Self { profile, way, refutation, steps: Steps::default() })
    }

    /// The same with hints for steps: of equal ones those that are seen most easily.
    #[must_use]
    pub fn by_sight(self) -> Self {
        Self { way: self.way.by_sight(), ..self }
    }

    /// Where it is.
    fn grid(&self) -> Grid {
        let Some(path) = &self.refutation else { return *self.way.grid() };
        path.walk().nth(self.steps.length()).map_or(path.end, |(before, _)| before)
    }

    /// Takes the next step, which must pass the checker. Says whether there was one.
    pub fn step(&mut self) -> bool {
        let taken = match &self.refutation {
            Some(path) => {
                let next = path.walk().nth(self.steps.length());
                next.map(|(before, step)| (before, step.clone()))
            }
            None => self.way.next(),
        };
        let any = taken.is_some();
        self.steps.steps.extend(taken);
        any
    }

    /// Leaves out what nothing later needs, where it has ended. Says in words how much shorter it is, or nothing where it
    /// stays as it is.
    pub fn shorten(&mut self) -> Option<String> {
        let (start, _) = self.steps.steps.first()?;
        let status = self.way.end()?.clone();
        let steps = self.steps.steps.iter().map(|(_, step)| step.clone()).collect();
        let path = Path { start: *start, steps, end: *self.way.grid() };
        let solution = Solution { path, status, limits: self.way.limits().to_vec() };
        let simplified = simplify_solution(solution, &self.profile, None);
        let (before, after) = (simplified.before, simplified.after);
        if before == after {
            return None;
        }
        self.steps = Steps::from(&simplified.solution.path);
        Some(shorter(before, after))
    }

    /// How it ended, or that it goes on.
    pub fn ended(&self) -> End {
        if let Some(path) = &self.refutation {
            let is_going = self.steps.length() < path.steps.len();
            return match path.end.contradiction().filter(|_| !path.steps.is_empty()) {
                _ if is_going => End::new("going", ""),
                Some(sector) => End::of(&Status::Contradiction(sector), &[]),
                None => {
                    let why = refuted(path);
                    let search = || "a search of all possibilities finds none".to_owned();
                    let why = why.unwrap_or_else(search);
                    End::new("contradiction", format!("No solution: {why}."))
                }
            };
        }
        let end = self.way.end();
        end.map_or_else(|| End::new("going", ""), |status| End::of(status, self.way.limits()))
    }
}

#[wasm_bindgen]
impl Walk {
    /// A path that begins here.
    #[wasm_bindgen(constructor)]
    pub fn open(state: Ts<State>, choice: Ts<Choice>) -> Result<Self, JsError> {
        Ok(Self::begin(&state.to_rust()?, &choice.to_rust()?)?)
    }

    /// A walk whose steps are hints: of equal steps those that are seen most easily.
    pub fn hints(state: Ts<State>, choice: Ts<Choice>) -> Result<Self, JsError> {
        Ok(Self::begin(&state.to_rust()?, &choice.to_rust()?)?.by_sight())
    }

    /// Takes up to so many steps. Says whether it goes on.
    pub fn advance(&mut self, most: usize) -> bool {
        (0..most).all(|_| self.step())
    }

    /// Leaves out what nothing later needs, where it has ended. Says how much shorter it is, or nothing where it stays as
    /// it is.
    pub fn simplify(&mut self) -> Option<String> {
        self.shorten()
    }

    /// How it ended.
    pub fn end(&self) -> Result<Ts<End>, JsError> {
        Ok(self.ended().into_ts()?)
    }

    /// The last step, if there is one.
    pub fn last(&self) -> Result<Option<Ts<StepLine>>, JsError> {
        let last = self.steps.steps.last();
        Ok(last.map(|(_, step)| StepLine::from(step).into_ts()).transpose()?)
    }

    /// The board where it is.
    pub fn state(&self) -> Result<Ts<State>, JsError> {
        Ok(State::from(&self.grid()).into_ts()?)
    }

    /// The steps up to here; the walk is over then.
    #[wasm_bindgen(js_name = intoSteps)]
    pub fn into_steps(self) -> Steps {
        self.steps
    }

    /// How many steps there are.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.steps.length()
    }
}

/// What a simplified path has less of.
fn shorter(before: Effort, after: Effort) -> String {
    if after.steps == before.steps {
        return "Simplified: the same number of steps, easier ones.".to_owned();
    }
    let steps = format!("Simplified: {} steps instead of {}", after.steps, before.steps);
    let (now, then) = (after.beyond_singles, before.beyond_singles);
    if now == then {
        format!("{steps}.")
    } else {
        format!("{steps}, {now} of them beyond singles instead of {then}.")
    }
}

/// The style sheet of the pictures, light, dark, or as the reader prefers.
#[wasm_bindgen]
pub fn style(theme: &str) -> String {
    svg::style(match theme {
        "light" => svg::Theme::Light,
        "dark" => svg::Theme::Dark,
        _ => svg::Theme::Auto,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begin(text: &str, profile: &str) -> Walk {
        let state = State::from(&ninerooks_text::formats::read(text).unwrap().puzzle);
        let off = Vec::new();
        Walk::begin(
            &state,
            &Choice { profile: profile.to_owned(), off, uniqueness: false, own: None },
        )
        .unwrap()
    }

    #[test]
    fn a_walk_takes_the_path_of_the_solver() {
        let text =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let mut walk = begin(text, "default");
        let start = *walk.way.grid();
        while walk.step() {}
        assert_eq!(walk.ended().kind, "solved");
        let profile = Profile::by_id("default").unwrap();
        let own = ninerooks_logic::solve(&start, &profile, Checking::On);
        let steps: Vec<&Step> = walk.steps.steps.iter().map(|(_, step)| step).collect();
        assert_eq!(steps, own.path.steps.iter().collect::<Vec<_>>());
    }

    #[test]
    fn a_hint_is_the_single_that_is_seen_best_and_a_path_stays_as_it_is() {
        let text =
            "..9.83.7.6..7..2.5.53.6...84..........29568..........35...3.68.2.6..8..7.4.67.3..";
        let first = |mut walk: Walk| {
            assert!(walk.step());
            StepLine::from(&walk.steps.steps[0].1).line
        };
        let [path, hint] = [begin(text, "default"), begin(text, "default").by_sight()].map(first);
        assert_eq!(path, "Hidden Single: 2 in b1 => r1c2=2");
        assert_eq!(hint, "Hidden Single: 3 in b3 => r2c8=3");
        let state = State::from(&ninerooks_text::formats::read(text).unwrap().puzzle);
        let choice =
            Choice { profile: "default".to_owned(), off: Vec::new(), uniqueness: false, own: None };
        let all = Steps::all(&state, &choice, Forms::Once).unwrap();
        assert_eq!(StepLine::from(&all.steps[0].1).line, hint);
    }

    #[test]
    fn a_path_has_a_level_and_a_score() {
        let text =
            "156874932.4762.18528....476....8.59.73....6188.5...32.........3.7.5...49....487.1";
        let mut walk = begin(text, "hodoku");
        while walk.step() {}
        let steps = walk.into_steps();
        let ScoreView { level, score, likened, worths } = steps.counted(true);
        assert_eq!((level.as_str(), likened), ("hard", 0));
        let worth = |id: &str| worths.iter().find(|worth| worth.technique == id);
        let sum = steps.steps.iter().map(|(_, step)| worth(step.technique.id()).unwrap().score);
        assert_eq!(sum.map(u64::from).sum::<u64>(), score);
        assert_eq!(steps.counted(false).level, "extreme");
    }

    #[test]
    fn a_path_as_json_is_read_and_judged() {
        let text =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let mut walk = begin(text, "default");
        while walk.step() {}
        let json = walk.into_steps().path_json();
        let path = ninerooks_text::json::read(&json).unwrap();
        let mut grid =
            Grid::new(&ninerooks_text::formats::read(&path.puzzle).unwrap().puzzle).unwrap();
        for step in &path.steps {
            ninerooks_proof::check(&grid, &step.actions, &step.proof).unwrap();
            step.actions.iter().for_each(|action| action.apply(&mut grid));
        }
        assert!(grid.is_solved());
    }

    #[test]
    fn a_path_is_simplified_and_ends_where_it_did() {
        let text =
            "7.8...3.....2.1...5.........4.....263...8.......1...9..9.6....4....7.5...........";
        let mut walk = begin(text, "default");
        assert_eq!(walk.shorten(), None, "it has not begun");
        while walk.step() {}
        let before = walk.steps.length();
        let words = walk.shorten().expect("something nothing needs");
        assert!(walk.steps.length() < before);
        assert!(
            words.contains(&format!("{} steps instead of {before}", walk.steps.length())),
            "{words}"
        );
        let mut grid = walk.steps.steps[0].0;
        for (own, step) in &walk.steps.steps {
            assert_eq!(*own, grid);
            step.check(&grid).unwrap();
            step.apply(&mut grid);
        }
        assert!(grid.is_solved());
        assert_eq!(walk.shorten(), None, "there is no more of it");
    }

    #[test]
    fn ends_are_told_apart() {
        let mut stuck = begin(&".".repeat(81), "basic");
        assert!(!stuck.step());
        assert_eq!(stuck.ended().kind, "stuck");
        // r1c9 has no digit left.
        let text = format!("12345678.........9{}", ".".repeat(63));
        let mut none = begin(&text, "basic");
        while none.step() {}
        assert_eq!(none.ended().kind, "contradiction");
        assert_eq!(none.ended().message, "No solution: r1c9 has no candidate left.");
    }

    #[test]
    fn a_board_without_solution_is_not_walked_but_refuted() {
        let text =
            "98.7...4...7.6.9......5..7.4....3..2.3..1......86...9..2....1....65...8......6..4";
        let mut walk = begin(text, "default");
        let mut taken = 0;
        while walk.step() {
            taken += 1;
        }
        assert!(taken < 50, "{taken}");
        assert_eq!(walk.ended().kind, "contradiction");
        let steps = walk.into_steps();
        for (grid, step) in &steps.steps {
            step.check(grid).unwrap();
        }
    }
}
