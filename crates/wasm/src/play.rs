//! The game that the page shows: acts of the player, undo, and the text that keeps it.

use ninerooks_board::{Candidate, Cell, CellSet, Digit, Grid};
use ninerooks_exact::solutions_within;
use ninerooks_play::chain::{self, Fault, Verdict};
use ninerooks_play::{self as play, Layer, LinkKind, Session};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{State, StateError};
use ninerooks_view::NODES;
use ninerooks_view::bits;

/// One thing that a player does, as [`ninerooks_play::Act`] has it, with numbers.
#[allow(missing_docs)] // what the fields are is said there
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(tag = "act", rename_all = "kebab-case")]
pub enum Act {
    /// Writes a digit, or takes it away where all of the cells have it.
    Place { digit: u8, cells: Vec<usize> },
    /// Strikes a candidate out, or brings it back.
    Strike { digit: u8, cells: Vec<usize> },
    /// Writes a pencil mark in the centre, or takes it away.
    Centre { digit: u8, cells: Vec<usize> },
    /// Writes a pencil mark in the corners, or takes it away.
    Corner { digit: u8, cells: Vec<usize> },
    /// Takes digits, or else marks, or else colours away.
    Clear { cells: Vec<usize> },
    /// Brings back all candidates that were eliminated.
    Restore,
    /// Writes the candidates into the centres.
    FillMarks,
    /// The board as a step leaves it.
    Become { state: State },
    /// Makes the digits givens.
    Fix,
    /// Makes the givens digits.
    Free,
    /// Colours cells.
    PaintCells { cells: Vec<usize>, color: u8 },
    /// Colours a candidate.
    PaintCandidate { candidate: usize, color: u8 },
    /// Draws a link, or takes it away.
    Connect { link: Link },
    /// Takes colours and links away.
    Wipe,
}

/// A line between two candidates that the player drew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct Link {
    /// Where it begins.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
    /// What it means: `strong`, `weak` or `other`.
    #[tsify(type = "\"strong\" | \"weak\" | \"other\"")]
    pub kind: LinkKind,
}

/// The game as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct GameView {
    /// The name by which the page keeps it.
    pub id: String,
    /// Its name for people; may be empty.
    pub title: String,
    /// The board, with the candidates that are left.
    pub state: State,
    /// The board as it was opened.
    pub start: State,
    /// The candidates that the digits leave, as bits.
    pub possible: Vec<u16>,
    /// Pencil marks in the centres, as bits.
    pub centre: Vec<u16>,
    /// Pencil marks in the corners, as bits.
    pub corner: Vec<u16>,
    /// Cells and their colours.
    pub cell_colors: Vec<(usize, u8)>,
    /// Candidates and their colours.
    pub candidate_colors: Vec<(usize, u8)>,
    /// The links.
    pub links: Vec<Link>,
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// Whether there is something to redo.
    pub can_redo: bool,
}

fn digit(number: u8) -> Result<Digit, StateError> {
    Digit::new(number).ok_or_else(|| StateError(format!("{number} is no digit")))
}

fn cell_set(indices: &[usize]) -> Result<CellSet, StateError> {
    let cell = |&index: &usize| match index {
        0..81 => Ok(Cell::from_index(index)),
        _ => Err(StateError(format!("there is no cell {index}"))),
    };
    indices.iter().map(cell).collect()
}

fn candidate(index: usize) -> Result<Candidate, StateError> {
    match index {
        0..729 => Ok(Candidate::from_index(index)),
        _ => Err(StateError(format!("there is no candidate {index}"))),
    }
}

impl TryFrom<&Act> for play::Act {
    type Error = StateError;

    fn try_from(act: &Act) -> Result<Self, StateError> {
        let mark = |number: &u8, cells: &[usize], layer| {
            Ok(Self::Mark { digit: digit(*number)?, cells: cell_set(cells)?, layer })
        };
        Ok(match act {
            Act::Place { digit: number, cells } => {
                Self::Place { digit: digit(*number)?, cells: cell_set(cells)? }
            }
            Act::Strike { digit: number, cells } => {
                Self::Strike { digit: digit(*number)?, cells: cell_set(cells)? }
            }
            Act::Centre { digit, cells } => mark(digit, cells, Layer::Centre)?,
            Act::Corner { digit, cells } => mark(digit, cells, Layer::Corner)?,
            Act::Clear { cells } => Self::Clear { cells: cell_set(cells)? },
            Act::Restore => Self::Restore,
            Act::FillMarks => Self::FillMarks,
            Act::Become { state } => Self::Become(Box::new(state.puzzle()?)),
            Act::Fix => Self::Fix,
            Act::Free => Self::Free,
            Act::PaintCells { cells, color } => {
                Self::PaintCells { cells: cell_set(cells)?, color: *color }
            }
            Act::PaintCandidate { candidate: index, color } => {
                Self::PaintCandidate { candidate: candidate(*index)?, color: *color }
            }
            Act::Connect { link: Link { from, to, kind } } => Self::Connect(play::Link {
                from: candidate(*from)?,
                to: candidate(*to)?,
                kind: *kind,
            }),
            Act::Wipe => Self::Wipe,
        })
    }
}

impl From<&Session> for GameView {
    fn from(session: &Session) -> Self {
        let (game, opened) = (session.game(), session.puzzle());
        let drawing = &game.drawing;
        let link = |l: &play::Link| Link { from: l.from.index(), to: l.to.index(), kind: l.kind };
        Self {
            id: opened.id.clone(),
            title: opened.title.clone(),
            state: State { excluded: bits(opened.start.struck()), ..(&game.puzzle()).into() },
            start: (&opened.start.puzzle()).into(),
            possible: bits(&game.possible()),
            centre: bits(game.marks(Layer::Centre)),
            corner: bits(game.marks(Layer::Corner)),
            cell_colors: drawing.cells.iter().map(|(cell, &color)| (cell.index(), color)).collect(),
            candidate_colors: drawing
                .candidates
                .iter()
                .map(|(c, &color)| (c.index(), color))
                .collect(),
            links: drawing.links.iter().map(link).collect(),
            can_undo: session.can_undo(),
            can_redo: session.can_redo(),
        }
    }
}

/// What a chain that the player drew is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct ChainVerdict {
    /// What is wrong with it.
    pub faults: Vec<FaultView>,
    /// What it eliminates.
    pub eliminations: Vec<usize>,
    /// Whether it comes back to where it began.
    pub is_ring: bool,
}

/// Something that is wrong with a drawn chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct FaultView {
    /// In words.
    pub message: String,
    /// The link that is wrong, if it is one.
    pub link: Option<Link>,
}

impl From<&Fault> for FaultView {
    fn from(fault: &Fault) -> Self {
        let link = match fault {
            Fault::Gone(link, _) | Fault::Apart(link) | Fault::NotStrong(link, ..) => Some(link),
            _ => None,
        };
        let link = link.map(|l| Link { from: l.from.index(), to: l.to.index(), kind: l.kind });
        Self { message: fault.to_string(), link }
    }
}

impl From<&Verdict> for ChainVerdict {
    fn from(verdict: &Verdict) -> Self {
        Self {
            faults: verdict.faults.iter().map(Into::into).collect(),
            eliminations: verdict.eliminations.iter().map(|c| c.index()).collect(),
            is_ring: verdict.is_ring,
        }
    }
}

/// A game, with all that was done.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Play(Session);

impl Play {
    /// Does something.
    ///
    /// # Errors
    /// When the act names a digit, cell or candidate that does not exist.
    pub fn take(&mut self, act: &Act) -> Result<bool, StateError> {
        Ok(self.0.act(&act.try_into()?))
    }

    /// What the chain that is drawn is worth.
    ///
    /// # Errors
    /// When the board has no grid.
    pub fn judge(&self) -> Result<Verdict, StateError> {
        let game = self.0.game();
        let grid = Grid::new(&game.puzzle()).map_err(|error| StateError(error.to_string()))?;
        Ok(chain::judge(&grid, &game.drawing))
    }

    /// The game as it is.
    pub fn look(&self) -> GameView {
        (&self.0).into()
    }
}

/// The only solution, as far as it can be had: of the givens, or else of the board at the beginning.
fn solution(session: &Session) -> Option<Grid> {
    let start = &session.puzzle().start;
    let grid = Grid::new(&start.puzzle()).ok()?;
    solutions_within(&grid, NODES).ok()?.unique()
}

#[wasm_bindgen]
impl Play {
    /// A game that begins with this board.
    #[wasm_bindgen(constructor)]
    pub fn begin(id: &str, title: &str, state: Ts<State>) -> Result<Self, JsError> {
        Ok(Self(Session::new(id, title, &state.to_rust()?.puzzle()?)))
    }

    /// The game that a text holds.
    pub fn load(text: &str) -> Result<Self, JsError> {
        Ok(Self(Session::load(text)?))
    }

    /// The game as text.
    pub fn save(&self) -> String {
        self.0.save()
    }

    /// The game as it is.
    pub fn view(&self) -> Result<Ts<GameView>, JsError> {
        Ok(self.look().into_ts()?)
    }

    /// Opens another puzzle.
    pub fn open(&mut self, id: &str, title: &str, state: Ts<State>) -> Result<(), JsError> {
        self.0.open(id, title, &state.to_rust()?.puzzle()?);
        Ok(())
    }

    /// Does something. Says whether anything is different now.
    pub fn act(&mut self, act: Ts<Act>) -> Result<bool, JsError> {
        Ok(self.take(&act.to_rust()?)?)
    }

    /// Back to the board as it was opened.
    pub fn restart(&mut self) -> bool {
        self.0.restart()
    }

    /// Takes back what is wrong.
    #[wasm_bindgen(js_name = undoMistakes)]
    pub fn undo_mistakes(&mut self) -> bool {
        self.0.undo_mistakes(solution(&self.0).as_ref())
    }

    /// What the chain that is drawn is worth.
    pub fn chain(&self) -> Result<Ts<ChainVerdict>, JsError> {
        Ok(ChainVerdict::from(&self.judge()?).into_ts()?)
    }

    /// Takes what the chain that is drawn eliminates.
    #[wasm_bindgen(js_name = takeChain)]
    pub fn take_chain(&mut self) -> Result<bool, JsError> {
        let verdict = self.judge()?;
        let mut puzzle = self.0.game().puzzle();
        if let Some(live) = puzzle.candidates.as_deref_mut() {
            verdict.eliminations.iter().for_each(|&candidate| live.remove(candidate));
        }
        Ok(self.0.act(&play::Act::Become(Box::new(puzzle))))
    }

    /// Gives the puzzle another name.
    pub fn rename(&mut self, title: &str) {
        self.0.rename(title);
    }

    /// Goes on under another id.
    #[wasm_bindgen(js_name = becomeCopy)]
    pub fn become_copy(&mut self, id: &str) {
        self.0.become_copy(id);
    }

    /// Goes back by one act.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Goes forth by one act.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play() -> Play {
        let text =
            "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
        Play(Session::new("one", "Phil's", &ninerooks_text::formats::read(text).unwrap().puzzle))
    }

    #[test]
    fn acts_of_the_page_are_acts_of_the_game() {
        let mut play = play();
        let before = play.look();
        assert!(play.take(&Act::Place { digit: 8, cells: vec![1] }).unwrap());
        assert_eq!(play.look().state.values[1], 8);
        assert!(play.take(&Act::Corner { digit: 9, cells: vec![5] }).unwrap());
        assert_eq!(play.look().corner[5], 1 << 8);
        let link = Link { from: 5, to: 86, kind: LinkKind::Weak };
        assert!(play.take(&Act::Connect { link }).unwrap());
        assert_eq!(play.look().links, [link]);
        assert!(play.undo_mistakes());
        assert_eq!(play.look().state, before.state);
        assert!(!play.undo_mistakes());
    }

    #[test]
    fn a_drawn_chain_is_judged() {
        let mut play = play();
        let link = Link { from: 5, to: 86, kind: LinkKind::Weak };
        play.take(&Act::Connect { link }).unwrap();
        let view = ChainVerdict::from(&play.judge().unwrap());
        assert!(view.eliminations.is_empty());
        assert_eq!(view.faults[0].link, Some(link));
    }

    #[test]
    fn what_does_not_exist_is_refused_in_words() {
        let mut play = play();
        let mut refuse = |act| play.take(&act).unwrap_err().to_string();
        assert_eq!(refuse(Act::Place { digit: 10, cells: vec![] }), "10 is no digit");
        assert_eq!(refuse(Act::Clear { cells: vec![81] }), "there is no cell 81");
        let paint = Act::PaintCandidate { candidate: 729, color: 1 };
        assert_eq!(refuse(paint), "there is no candidate 729");
    }
}
