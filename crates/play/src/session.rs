//! What was done, for undo and redo.

use ninerooks_board::{CandidateSet, Cell, CellSet, Digit, Grid, Puzzle};

use crate::{Act, Game};

/// Moments that are kept; older ones are forgotten.
const MOST: usize = 500;

/// A puzzle as it was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The name by which whoever keeps games knows it.
    pub id: String,
    /// Its name for people; may be empty.
    pub title: String,
    /// The board at the beginning.
    pub start: Game,
}

/// A game at some moment, and which puzzle it is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    pub(crate) puzzle: usize,
    pub(crate) game: Game,
}

/// A game with all that was done, over every puzzle that was opened meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub(crate) puzzles: Vec<Opened>,
    pub(crate) past: Vec<Moment>,
    pub(crate) now: Moment,
    pub(crate) future: Vec<Moment>,
}

impl Session {
    /// A session that begins with a puzzle.
    pub fn new(id: &str, title: &str, puzzle: &Puzzle) -> Self {
        let game = Game::new(puzzle);
        let opened = Opened { id: id.to_owned(), title: title.to_owned(), start: game.clone() };
        let now = Moment { puzzle: 0, game };
        Self { puzzles: vec![opened], past: Vec::new(), now, future: Vec::new() }
    }

    /// The game as it is.
    pub const fn game(&self) -> &Game {
        &self.now.game
    }

    /// The puzzle that is played.
    pub fn puzzle(&self) -> &Opened {
        &self.puzzles[self.now.puzzle]
    }

    /// Gives the puzzle that is played another name for people.
    pub fn rename(&mut self, title: &str) {
        title.clone_into(&mut self.puzzles[self.now.puzzle].title);
    }

    /// Goes on as a game of its own: what is kept under the old id stays as it is.
    pub fn become_copy(&mut self, id: &str) {
        let copy = Opened { id: id.to_owned(), ..self.puzzle().clone() };
        let (old, new) = (self.now.puzzle, self.puzzles.len());
        self.puzzles.push(copy);
        let moments = self.past.iter_mut().chain(&mut self.future).chain([&mut self.now]);
        moments.filter(|moment| moment.puzzle == old).for_each(|moment| moment.puzzle = new);
    }

    /// Opens another puzzle. Undo brings the old one back whole.
    pub fn open(&mut self, id: &str, title: &str, puzzle: &Puzzle) {
        let game = Game::new(puzzle);
        let opened = Opened { id: id.to_owned(), title: title.to_owned(), start: game.clone() };
        self.puzzles.push(opened);
        self.go_on(Moment { puzzle: self.puzzles.len() - 1, game });
    }

    /// Does something. Says whether anything is different now.
    pub fn act(&mut self, act: &Act) -> bool {
        let mut moment = self.now.clone();
        let changed = moment.game.act(act);
        if changed {
            self.go_on(moment);
        }
        changed
    }

    /// Back to the board as it was opened. Says whether anything is different now.
    pub fn restart(&mut self) -> bool {
        let game = self.puzzle().start.clone();
        let changed = game != self.now.game;
        if changed {
            self.go_on(Moment { puzzle: self.now.puzzle, game });
        }
        changed
    }

    /// Takes back what is wrong, and nothing else. Without a solution to hold it against, digits
    /// that clash are taken back, the last ones first. Says whether anything is different now.
    pub fn undo_mistakes(&mut self, solution: Option<&Grid>) -> bool {
        if let Some(solution) = solution {
            let mistakes = self.game().mistakes(solution);
            // All that was eliminated from such a cell: one candidate alone would give it away.
            let mut candidates = *self.game().struck();
            for digit in Digit::ALL {
                candidates[digit] &= mistakes.struck_cells();
            }
            return self.act(&Act::TakeBack { cells: mistakes.wrong, candidates });
        }
        let mut undone = self.game().clone();
        let mut taken = CellSet::EMPTY;
        loop {
            let clashing = undone.clashes() - undone.givens();
            let Some(last) = clashing.into_iter().max_by_key(|&cell| self.written(cell)) else {
                break;
            };
            taken.insert(last);
            undone.erase(taken);
        }
        self.act(&Act::TakeBack { cells: taken, candidates: CandidateSet::EMPTY })
    }

    /// The moment since when a cell has its digit.
    fn written(&self, cell: Cell) -> usize {
        let value = self.game().value(cell);
        let differs = |m: &Moment| m.puzzle != self.now.puzzle || m.game.value(cell) != value;
        self.past.iter().rposition(differs).map_or(0, |at| at + 1)
    }

    fn go_on(&mut self, moment: Moment) {
        self.past.push(core::mem::replace(&mut self.now, moment));
        self.future.clear();
        let many = self.past.len().saturating_sub(MOST);
        self.past.drain(..many);
    }

    /// Whether there is something to undo.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is something to redo.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Goes back by one act. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(moment) = self.past.pop() else { return false };
        self.future.push(core::mem::replace(&mut self.now, moment));
        true
    }

    /// Goes forth again by one act. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(moment) = self.future.pop() else { return false };
        self.past.push(core::mem::replace(&mut self.now, moment));
        true
    }
}
