//! New puzzles, and other forms of the present one.

use ninerooks_board::Puzzle;
use ninerooks_lab::{Clues, Pattern, Random, any_map, canonical, minimise, only_solution};
use ninerooks_logic::{Level, by_name};
use ninerooks_maker::{Attempts, Needs, RuledAttempts, RuledMaker, Wish};
use ninerooks_rating::human::Band;
use ninerooks_text::formats::{self, iss::Iss};
use tsify::Ts;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{State, StateError};

/// Tries puzzles until one has a level or needs a technique, a few at a time, so that a page can show how far it is and
/// stop it.
///
/// The same seed gives the same puzzle on every machine: the first one of `ninerooks generate` with this `--seed`,
/// `--symmetry`, and `--level` or `--needs`.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Maker(Attempts<ninerooks_maker::Maker>);

impl Maker {
    /// Before the first try. What is wanted is a level, a band of how long people take, or a technique.
    ///
    /// # Errors
    /// When no level and no technique, or no symmetry, has this name.
    pub fn begin(wanted: &str, symmetry: &str, seed: u32) -> Result<Self, StateError> {
        let level =
            Level::ALL.iter().find(|(_, name, _)| *name == wanted).map(|(level, ..)| *level);
        let band = Band::named(wanted);
        let is_level = level.is_some() || band.is_some();
        let technique = if is_level { None } else { by_name(wanted) };
        if !is_level && technique.is_none() {
            return Err(StateError(format!("no level and no technique is named {wanted}")));
        }
        let found = Pattern::ALL.iter().find(|(_, name)| *name == symmetry);
        let Some((pattern, _)) = found else {
            return Err(StateError(format!("no symmetry is named {symmetry}")));
        };
        let needs = technique.map(|technique| Needs::of(technique, false));
        let any = ninerooks_maker::Maker::new(u64::from(seed));
        let maker = ninerooks_maker::Maker { pattern: *pattern, level, band, needs, ..any };
        Ok(Self(Attempts::new(maker, 0)))
    }

    /// The next puzzle, if it is as it is wanted.
    pub fn attempt(&mut self) -> Option<Clues> {
        self.0.attempt(&|| false)
    }
}

#[wasm_bindgen]
impl Maker {
    /// Before the first try.
    #[wasm_bindgen(constructor)]
    pub fn open(wanted: &str, symmetry: &str, seed: u32) -> Result<Self, JsError> {
        Ok(Self::begin(wanted, symmetry, seed)?)
    }

    /// The digits of the first of so many more puzzles that is as it is wanted, or nothing.
    pub fn advance(&mut self, tries: usize) -> Option<String> {
        (0..tries).find_map(|_| self.attempt()).map(|clues| clues.to_string())
    }
}

/// Tries puzzles with rules beside the classic ones, as [`Maker`] does: the first one of `ninerooks generate` with this
/// `--seed`, `--rules` and `--level`.
#[wasm_bindgen]
#[derive(Debug)]
pub struct VariantMaker(RuledAttempts<RuledMaker>);

impl VariantMaker {
    /// Before the first try. Rules have their names with commas between; without a level it is any.
    ///
    /// # Errors
    /// When no rule or no level has such a name.
    pub fn begin(rules: &str, level: &str, seed: u32) -> Result<Self, StateError> {
        let wish = |name: &str| {
            let wish = Wish::by_name(name);
            wish.ok_or_else(|| StateError(format!("no rule is named {name}")))
        };
        let wishes = rules.split(',').map(wish).collect::<Result<_, _>>()?;
        let known = Level::ALL.iter().find(|(_, name, _)| *name == level);
        if known.is_none() && !level.is_empty() {
            return Err(StateError(format!("no level is named {level}")));
        }
        let level = known.map(|(level, ..)| *level);
        let maker = RuledMaker { level, ..RuledMaker::new(u64::from(seed), wishes) };
        Ok(Self(RuledAttempts::new(maker, 0)))
    }

    /// The next puzzle, if it is as it is wanted.
    pub fn attempt(&mut self) -> Option<Puzzle> {
        self.0.attempt(&|| false)
    }
}

#[wasm_bindgen]
impl VariantMaker {
    /// Before the first try.
    #[wasm_bindgen(constructor)]
    pub fn open(rules: &str, level: &str, seed: u32) -> Result<Self, JsError> {
        Ok(Self::begin(rules, level, seed)?)
    }

    /// The next puzzle as a text that the board reads, if it is as it is wanted.
    pub fn advance(&mut self) -> Option<String> {
        let puzzle = self.attempt()?;
        Some(formats::write(&puzzle, &Iss).text)
    }
}

/// The same puzzle in another form: `minimal`, `morph` or `canonical`.
///
/// # Errors
/// When it has not exactly one solution or adds rules, or no form has this name.
pub fn formed(state: &State, form: &str, seed: u32) -> Result<Clues, StateError> {
    let puzzle = state.puzzle()?;
    if let Some(rule) = puzzle.rules.list().first() {
        return Err(StateError(format!(
            "The puzzle adds rules ({rule}), which other forms would break."
        )));
    }
    let clues = Clues::from(&puzzle);
    if only_solution(&clues).is_none() {
        return Err(StateError("The givens have not exactly one solution.".to_owned()));
    }
    let mut random = Random::new(u64::from(seed), 0);
    match form {
        "minimal" => Ok(minimise(&clues, &mut random)),
        "morph" => Ok(clues.mapped(&any_map(&mut random))),
        "canonical" => Ok(canonical(&clues).form),
        _ => Err(StateError(format!("no form is named {form}"))),
    }
}

/// The digits of another form of a puzzle: `minimal`, without givens that it does not need; `morph`, with digits,
/// rows and columns exchanged; `canonical`, the smallest of all morphs.
#[wasm_bindgen(js_name = otherForm)]
pub fn other_form(state: Ts<State>, form: &str, seed: u32) -> Result<String, JsError> {
    Ok(formed(&state.to_rust()?, form, seed)?.to_string())
}

#[cfg(test)]
mod tests {
    use ninerooks_board::Grid;
    use ninerooks_lab::redundant;
    use ninerooks_logic::{Checking, Effort, Profile, solve};

    use super::*;

    const TRIES: usize = 3_000;

    fn made(wanted: &str, symmetry: &str, seed: u32) -> Clues {
        let mut maker = Maker::begin(wanted, symmetry, seed).unwrap();
        (0..TRIES).find_map(|_| maker.attempt()).unwrap()
    }

    fn level(clues: &Clues) -> &'static str {
        let profile = Profile::by_id("default").unwrap();
        let path = solve(&Grid::new(&clues.to_puzzle()).unwrap(), &profile, Checking::On).path;
        assert!(path.end.is_solved());
        Level::of(&Effort::of(&path.steps, profile.costs())).name()
    }

    #[test]
    fn a_new_puzzle_has_one_solution_the_level_and_the_symmetry() {
        for wanted in ["easy", "medium", "hard", "expert"] {
            for symmetry in ["none", "half-turn"] {
                let puzzle = made(wanted, symmetry, 1);
                assert!(only_solution(&puzzle).is_some());
                assert_eq!(level(&puzzle), wanted);
                let filled = |cell: usize| puzzle.digits()[cell] != 0;
                let is_turned = (0..81).all(|cell| filled(cell) == filled(80 - cell));
                assert_eq!(is_turned, symmetry == "half-turn");
            }
        }
    }

    #[test]
    fn a_new_puzzle_needs_the_technique() {
        for (wanted, symmetry) in [("skyscraper", "none"), ("xy-wing", "half-turn")] {
            let puzzle = made(wanted, symmetry, 1);
            assert!(only_solution(&puzzle).is_some());
            let grid = Grid::new(&puzzle.to_puzzle()).unwrap();
            let mut profile = Needs::of(by_name(wanted).unwrap(), false).profile().clone();
            assert!(solve(&grid, &profile, Checking::On).path.end.is_solved());
            profile.switch(wanted, false);
            assert!(!solve(&grid, &profile, Checking::On).path.end.is_solved());
            // The program makes the same.
            let maker = ninerooks_maker::Maker {
                pattern: if symmetry == "none" { Pattern::None } else { Pattern::HalfTurn },
                needs: by_name(wanted).map(|technique| Needs::of(technique, false)),
                ..ninerooks_maker::Maker::new(1)
            };
            assert_eq!(maker.puzzle(0), Some(puzzle));
        }
    }

    #[test]
    fn the_seed_decides_however_many_are_tried_at_a_time() {
        let mut maker = Maker::begin("hard", "none", 7).unwrap();
        let in_parts = (0..TRIES).find_map(|_| maker.advance(3));
        assert_eq!(in_parts, Some(made("hard", "none", 7).to_string()));
        assert_ne!(in_parts, Some(made("hard", "none", 8).to_string()));
    }

    #[test]
    fn a_level_may_be_one_of_how_long_people_take() {
        let puzzle = made("beginner", "none", 2);
        assert_eq!(ninerooks_rating::human::rate(&puzzle).band, Band::ALL[0]);
        assert_eq!(level(&puzzle), "easy");
    }

    #[test]
    fn what_is_no_level_technique_or_symmetry_is_refused_in_words() {
        let error = |wanted, symmetry| Maker::begin(wanted, symmetry, 0).unwrap_err().to_string();
        assert_eq!(error("sweet", "none"), "no level and no technique is named sweet");
        assert_eq!(error("easy", "round"), "no symmetry is named round");
    }

    #[test]
    fn a_puzzle_with_rules_is_that_of_the_program_and_can_be_read() {
        let mut maker = VariantMaker::begin("x,thermo", "easy", 3).unwrap();
        let text = (0..TRIES).find_map(|_| maker.advance()).unwrap();
        let read = formats::read(&text).unwrap().puzzle;
        let wishes = ["x", "thermo"].into_iter().filter_map(Wish::by_name).collect();
        let same = RuledMaker { level: Some(Level::Easy), ..RuledMaker::new(3, wishes) };
        let same = same.puzzle(0).unwrap();
        assert_eq!((read.givens(), read.rules), (same.givens(), same.rules));
        let error = |rules, level| VariantMaker::begin(rules, level, 0).unwrap_err().to_string();
        assert_eq!(error("x,jigsaw", ""), "no rule is named jigsaw");
        assert_eq!(error("killer", "sweet"), "no level is named sweet");
    }

    #[test]
    fn other_forms_are_the_same_puzzle() {
        let puzzle = made("easy", "half-turn", 3);
        let state = State::from(&puzzle.to_puzzle());
        let minimal = formed(&state, "minimal", 1).unwrap();
        assert!(redundant(&minimal).is_empty());
        assert_eq!(only_solution(&minimal), only_solution(&puzzle));
        let morph = formed(&state, "morph", 1).unwrap();
        assert_ne!(morph, puzzle);
        let form =
            |clues: &Clues| formed(&State::from(&clues.to_puzzle()), "canonical", 0).unwrap();
        assert_eq!(form(&morph), form(&puzzle));
        assert!(formed(&state, "round", 0).is_err());
        let empty = State::from(&Clues::default().to_puzzle());
        assert!(formed(&empty, "minimal", 0).unwrap_err().to_string().contains("one solution"));
    }
}
