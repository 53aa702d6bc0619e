//! The rules that a puzzle adds to the classic ones: how they are drawn, and which kinds there are.

use ninerooks_board::{Digit, DigitSet, Rule};
use ninerooks_render::svg;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{State, StateError};

/// The rules of a board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct RulesView {
    /// What lies under the lines of the grid: a fragment of SVG.
    pub under: String,
    /// What lies above them.
    pub above: String,
    /// Whether something is outside the grid, for which there has to be room.
    pub outside: bool,
    /// The kinds of rules, in the order in which they come first.
    pub kinds: Vec<RuleKind>,
}

/// A kind of rule, for whoever has a sentence for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct RuleKind {
    /// Its name for programs: `anti-knight`.
    pub kind: String,
    /// The number that its sentence needs, or nothing.
    pub value: String,
}

impl RulesView {
    /// Of a board; nothing where it has the classic rules alone.
    ///
    /// # Errors
    /// When the state is no board.
    pub fn of(state: &State) -> Result<Option<Self>, StateError> {
        let rules = state.puzzle()?.rules;
        if rules.is_none() {
            return Ok(None);
        }
        let svg::RuleLayers { under, above } = svg::rule_layers(rules);
        let mut kinds = Vec::new();
        for rule in rules.list() {
            let kind = RuleKind::from(rule);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let outside = svg::is_outside(rules);
        Ok(Some(Self { under, above, outside, kinds }))
    }
}

impl From<&Rule> for RuleKind {
    fn from(rule: &Rule) -> Self {
        let (kind, value) = match rule {
            Rule::FallingDiagonal | Rule::RisingDiagonal => ("diagonal", String::new()),
            Rule::Whisper(by, _) => ("whisper", by.to_string()),
            Rule::Difference(by, _) => ("difference", by.to_string()),
            Rule::Ratio(by, _) => ("ratio", by.to_string()),
            Rule::PairSum(sum, _) => ("pair-sum", sum.to_string()),
            // Nothing is drawn of it, so its cells are named.
            Rule::Sum(total, cells) => {
                let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
                ("sum", format!("{} = {total}", cells.join(" + ")))
            }
            Rule::AllDots => ("all-dots", String::new()),
            Rule::AllSums => ("all-sums", String::new()),
            Rule::Among(digits, _) => return Self::among(*digits),
            other => return Self::named(&other.name().replace(' ', "-"), String::new()),
        };
        Self::named(kind, value)
    }
}

impl RuleKind {
    fn named(kind: &str, value: String) -> Self {
        Self { kind: kind.to_owned(), value }
    }

    /// Odd, even, or some other digits.
    fn among(digits: DigitSet) -> Self {
        match digits.map(Digit::to_char).collect::<String>().as_str() {
            "13579" => Self::named("odd", String::new()),
            "2468" => Self::named("even", String::new()),
            _ => Self::named("one-of", String::new()),
        }
    }
}

/// The rules of a board; nothing where it has the classic rules alone.
#[wasm_bindgen]
pub fn rules(state: Ts<State>) -> Result<Option<Ts<RulesView>>, JsError> {
    let view = RulesView::of(&state.to_rust()?)?;
    Ok(view.as_ref().map(Tsify::into_ts).transpose()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(text: &str) -> State {
        State::from(&ninerooks_text::formats::read(text).unwrap().puzzle)
    }

    #[test]
    fn rules_are_drawn_and_each_kind_is_named_once() {
        let board =
            state(".AntiKnight.Thermo~R9C4~R8C3.Thermo~R1C1~R1C2.WhiteDot~R5C1~R5C2.~R1C1_5");
        let view = RulesView::of(&board).unwrap().unwrap();
        assert_eq!(view.under.matches("<path ").count(), 2);
        assert_eq!(view.above.matches("<circle ").count(), 1);
        let kinds: Vec<&str> = view.kinds.iter().map(|kind| kind.kind.as_str()).collect();
        assert_eq!(kinds, ["anti-knight", "thermo", "difference"]);
        assert_eq!(view.kinds[2].value, "1");
        let plain = state(&".".repeat(81));
        assert_eq!(RulesView::of(&plain).unwrap(), None);
        assert!(plain.rules.is_empty() && board.rules.len() == 4);
    }

    #[test]
    fn sums_of_loose_cells_are_named_and_others_drawn() {
        let board = state(
            ".Cage~5~R1C1~R1C2.Cage~9~R3C1~R3C2.Sum~23~R1C5~R2C4~R3C3.Arrow~R5C5~R4C4\
             .PillArrow~2~R6C1~R6C2~R7C3.RegionSumLine~R3C3~R4C4.Zipper~R8C1~R8C2~R8C3",
        );
        let view = RulesView::of(&board).unwrap().unwrap();
        let kinds: Vec<&str> = view.kinds.iter().map(|kind| kind.kind.as_str()).collect();
        let expected = ["cage", "sum", "arrow", "pill-arrow", "region-sum-line", "zipper-line"];
        assert_eq!(kinds, expected);
        assert_eq!(view.kinds[1].value, "r1c5 + r2c4 + r3c3 = 23");
        assert!(!view.outside);
        let diagonal = RulesView::of(&state(".LittleKiller~9~R1C2")).unwrap().unwrap();
        assert!(diagonal.outside && diagonal.kinds[0].kind == "little-killer");
        assert!(diagonal.above.contains(">9</text>"));
    }

    #[test]
    fn a_game_keeps_its_rules() {
        let board = state(".AntiKnight.~R1C1_5");
        let mut session = ninerooks_play::Session::new("one", "", &board.puzzle().unwrap());
        let bare = State { rules: Vec::new(), ..board.clone() };
        session.act(&ninerooks_play::Act::Become(Box::new(bare.puzzle().unwrap())));
        session.act(&ninerooks_play::Act::Free);
        let loaded = ninerooks_play::Session::load(&session.save()).unwrap();
        assert_eq!(State::from(&loaded.game().puzzle()).rules, board.rules);
        assert_eq!(State::from(&loaded.puzzle().start.puzzle()).rules, board.rules);
        // A knight's move away.
        assert!(!loaded.game().candidates().contains("5r3c2".parse().unwrap()));
    }
}
