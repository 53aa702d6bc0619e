//! What acts do, and that nothing else happens.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use ninerooks_board::{Candidate, CandidateSet, Cell, CellSet, Digit, Grid, Puzzle};
use ninerooks_play::{Act, Drawing, Game, Layer, Link, LinkKind, Session};

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn puzzle(text: &str) -> Puzzle {
    let mut puzzle = Puzzle::default();
    for (cell, sign) in Cell::all().into_iter().zip(text.bytes()) {
        if let Some(digit) = Digit::new(sign.wrapping_sub(b'0')) {
            puzzle.give(Candidate::new(digit, cell));
        }
    }
    puzzle
}

fn game() -> Game {
    Game::new(&puzzle(PUZZLE))
}

fn session() -> Session {
    Session::new("one", "A puzzle", &puzzle(PUZZLE))
}

fn solution() -> Grid {
    Grid::new(&puzzle(SOLUTION)).unwrap()
}

fn at(name: &str) -> Cell {
    name.parse().unwrap()
}

fn cells(names: &[&str]) -> CellSet {
    names.iter().map(|name| at(name)).collect()
}

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn names(set: &CandidateSet) -> String {
    set.iter().map(|candidate| candidate.to_string()).collect::<Vec<_>>().join(" ")
}

fn place(digit: Digit, names: &[&str]) -> Act {
    Act::Place { digit, cells: cells(names) }
}

fn strike(digit: Digit, names: &[&str]) -> Act {
    Act::Strike { digit, cells: cells(names) }
}

fn mark(digit: Digit, names: &[&str], layer: Layer) -> Act {
    Act::Mark { digit, cells: cells(names), layer }
}

#[test]
fn a_digit_that_is_taken_away_leaves_nothing_behind() {
    let before = game();
    let written = [place(Digit::D1, &["r1c3"]), place(Digit::D4, &["r1c3"])];
    for away in [place(Digit::D4, &["r1c3"]), Act::Clear { cells: cells(&["r1c3"]) }] {
        let mut game = game();
        for act in &written {
            assert!(game.act(act));
        }
        assert!(!game.candidates().contains(candidate("4r1c6")));
        // The digit that was written over rules nothing out any more.
        assert!(game.candidates().contains(candidate("1r1c7")));
        assert!(game.act(&away));
        assert_eq!(game, before);
    }
}

#[test]
fn what_the_player_struck_out_stays_out_under_a_digit() {
    let mut game = game();
    game.act(&strike(Digit::D1, &["r1c7"]));
    game.act(&place(Digit::D1, &["r1c3"]));
    game.act(&Act::Clear { cells: cells(&["r1c3"]) });
    assert!(!game.candidates().contains(candidate("1r1c7")));
    assert!(game.candidates().contains(candidate("1r1c8")));
}

#[test]
fn givens_are_not_written_over() {
    let mut game = game();
    assert!(!game.act(&place(Digit::D9, &["r1c1"])));
    assert!(!game.act(&Act::Clear { cells: cells(&["r1c1", "r1c2"]) }));
    // Among other cells they are left out.
    assert!(game.act(&place(Digit::D4, &["r1c1", "r1c3"])));
    assert_eq!(
        (game.value(at("r1c1")), game.value(at("r1c3"))),
        (Some(Digit::D5), Some(Digit::D4))
    );
}

#[test]
fn a_digit_is_taken_away_only_where_all_cells_have_it() {
    let mut game = game();
    game.act(&place(Digit::D4, &["r1c3"]));
    game.act(&place(Digit::D4, &["r1c3", "r9c9", "r9c6"]));
    assert_eq!(game.value(at("r9c6")), Some(Digit::D4));
    game.act(&place(Digit::D4, &["r1c3", "r9c6"]));
    assert_eq!(game, self::game());
}

#[test]
fn candidates_are_struck_out_and_brought_back() {
    let mut game = game();
    assert!(game.act(&strike(Digit::D1, &["r1c3", "r1c7"])));
    assert!(game.act(&strike(Digit::D1, &["r1c3", "r1c8"])));
    assert!(!game.candidates().contains(candidate("1r1c3")));
    assert!(game.act(&strike(Digit::D1, &["r1c3", "r1c7", "r1c8"])));
    assert_eq!(game, self::game());
    // A digit in sight rules 5 out here: there is nothing to strike.
    assert!(!game.act(&strike(Digit::D5, &["r1c3"])));
    // What was eliminated comes back all at once.
    game.act(&strike(Digit::D1, &["r1c3", "r1c7"]));
    assert!(game.act(&Act::Restore));
    assert_eq!(game, self::game());
}

#[test]
fn pencil_marks_are_the_players_own() {
    let mut game = game();
    assert!(game.act(&mark(Digit::D5, &["r1c3", "r1c4"], Layer::Corner)));
    assert!(game.marks(Layer::Corner).contains(candidate("5r1c3")));
    assert!(game.marks(Layer::Centre).is_empty());
    assert_eq!(game.candidates(), self::game().candidates());
    assert!(game.act(&mark(Digit::D5, &["r1c3", "r1c4"], Layer::Corner)));
    assert_eq!(game, self::game());
    // No mark goes into a cell that has its digit.
    assert!(!game.act(&mark(Digit::D5, &["r1c1"], Layer::Centre)));
}

#[test]
fn a_digit_keeps_the_marks_under_it() {
    let mut game = game();
    game.act(&mark(Digit::D1, &["r1c3"], Layer::Centre));
    let marked = game.clone();
    game.act(&place(Digit::D4, &["r1c3"]));
    // First the digit goes, then the marks, then the colour.
    let clear = Act::Clear { cells: cells(&["r1c3"]) };
    game.act(&Act::PaintCells { cells: cells(&["r1c3"]), color: 2 });
    game.act(&clear);
    assert_eq!(game.marks(Layer::Centre), marked.marks(Layer::Centre));
    game.act(&clear);
    assert!(game.marks(Layer::Centre).is_empty() && game.drawing.cells.len() == 1);
    game.act(&clear);
    assert_eq!(game, self::game());
}

#[test]
fn centres_are_filled_with_the_candidates() {
    let mut game = game();
    game.act(&strike(Digit::D1, &["r1c3"]));
    assert!(game.act(&Act::FillMarks));
    assert_eq!(*game.marks(Layer::Centre), game.candidates());
    assert!(!game.marks(Layer::Centre).contains(candidate("1r1c3")));
}

#[test]
fn the_board_of_a_step_strikes_out_what_it_ruled_out() {
    let mut game = game();
    game.act(&mark(Digit::D1, &["r1c3", "r1c7"], Layer::Centre));
    let mut after = Grid::new(&game.puzzle()).unwrap();
    after.eliminate(candidate("1r1c3"));
    after.place(candidate("4r1c3"));
    after.eliminate(candidate("1r1c7"));
    game.act(&Act::Become(Box::new(after.to_puzzle())));
    assert_eq!(game.value(at("r1c3")), Some(Digit::D4));
    assert!(game.givens().contains(at("r1c1")) && !game.givens().contains(at("r1c3")));
    assert_eq!(names(game.struck()), "1r1c7");
    // The mark of what the step eliminated went with it.
    assert!(!game.marks(Layer::Centre).contains(candidate("1r1c7")));
    // What the digit ruled out comes back with it.
    game.act(&Act::Clear { cells: cells(&["r1c3"]) });
    assert!(game.candidates().contains(candidate("4r1c6")));
}

#[test]
fn a_list_of_candidates_is_a_board_with_some_struck_out() {
    let mut puzzle = puzzle(PUZZLE);
    let mut live = puzzle.default_candidates();
    live.remove(candidate("1r1c3"));
    puzzle.candidates = Some(Box::new(live));
    let game = Game::new(&puzzle);
    assert_eq!(names(game.struck()), "1r1c3");
    assert_eq!(game.candidates(), live);
}

#[test]
fn typed_digits_become_givens() {
    let mut game = Game::default();
    game.act(&place(Digit::D5, &["r1c1", "r9c9"]));
    assert!(game.act(&Act::Fix));
    assert_eq!(game.givens(), cells(&["r1c1", "r9c9"]));
    assert!(!game.act(&Act::Clear { cells: CellSet::ALL }));
    assert!(game.act(&Act::Free));
    assert!(game.givens().is_empty());
}

#[test]
fn colours_and_links_go_on_and_off() {
    let mut game = game();
    let link = |from, to| {
        let kind = LinkKind::Weak;
        Act::Connect(Link { from: candidate(from), to: candidate(to), kind })
    };
    game.act(&Act::PaintCandidate { candidate: candidate("1r1c3"), color: 1 });
    game.act(&Act::PaintCandidate { candidate: candidate("1r1c3"), color: 2 });
    assert_eq!(game.drawing.candidates[&candidate("1r1c3")], 2);
    game.act(&Act::PaintCandidate { candidate: candidate("1r1c3"), color: 2 });
    game.act(&link("1r1c3", "2r1c3"));
    assert_eq!(game.drawing.links.len(), 1);
    // The same the other way round takes it away.
    game.act(&link("2r1c3", "1r1c3"));
    assert_eq!(game.drawing, Drawing::default());
    game.act(&link("1r1c3", "2r1c3"));
    assert!(game.act(&Act::Wipe));
    assert!(!game.act(&Act::Wipe));
}

#[test]
fn one_typo_is_one_mistake() {
    let mut game = game();
    game.act(&place(Digit::D1, &["r1c3"]));
    assert_eq!(game.mistakes(&solution()).count(), 1);
    assert_eq!(game.mistakes(&solution()).wrong, cells(&["r1c3"]));
    // A candidate that was eliminated is one as well, and a right digit is none.
    game.act(&strike(Digit::D6, &["r1c4"]));
    game.act(&place(Digit::D8, &["r1c6"]));
    let mistakes = game.mistakes(&solution());
    assert_eq!((mistakes.count(), names(&mistakes.struck)), (2, "6r1c4".to_owned()));
}

#[test]
fn every_act_is_undone_and_done_again() {
    let acts = [
        place(Digit::D4, &["r1c3"]),
        strike(Digit::D2, &["r1c4"]),
        mark(Digit::D2, &["r1c4"], Layer::Corner),
        Act::PaintCells { cells: cells(&["r5c5"]), color: 3 },
        Act::Clear { cells: cells(&["r1c3"]) },
        Act::Restore,
        Act::Fix,
    ];
    let mut session = session();
    let mut seen = vec![session.game().clone()];
    for act in &acts {
        let changed = session.act(act);
        assert_eq!(changed, session.game() != seen.last().unwrap());
        if changed {
            seen.push(session.game().clone());
        }
    }
    assert_eq!(seen.len(), acts.len()); // there was nothing left to fix
    for game in seen.iter().rev().skip(1) {
        assert!(session.undo());
        assert_eq!(session.game(), game);
    }
    assert!(!session.undo() && !session.can_undo());
    for game in seen.iter().skip(1) {
        assert!(session.redo());
        assert_eq!(session.game(), game);
    }
    assert!(!session.redo() && !session.can_redo());
}

#[test]
fn undo_brings_the_whole_of_another_puzzle_back() {
    let mut session = session();
    session.act(&place(Digit::D4, &["r1c3"]));
    session.open("two", "Another", &Puzzle::default());
    assert_eq!((session.puzzle().id.as_str(), session.puzzle().title.as_str()), ("two", "Another"));
    assert!(session.undo());
    assert_eq!(
        (session.puzzle().id.as_str(), session.puzzle().title.as_str()),
        ("one", "A puzzle")
    );
    assert!(session.restart());
    assert_eq!(*session.game(), game());
    assert!(!session.restart());
    assert!(session.undo());
    assert_eq!(session.game().value(at("r1c3")), Some(Digit::D4));
}

#[test]
fn only_what_is_wrong_is_taken_back() {
    let mut session = session();
    // The 8 of r1c6 is right; the wrong one of r1c3 sees it.
    session.act(&place(Digit::D8, &["r1c6"]));
    session.act(&place(Digit::D8, &["r1c3"]));
    session.act(&strike(Digit::D6, &["r1c4"]));
    session.act(&strike(Digit::D2, &["r1c4"]));
    session.act(&strike(Digit::D1, &["r1c7"]));
    assert_eq!(session.game().clashes(), cells(&["r1c3", "r1c6", "r3c3"]));
    assert!(session.undo_mistakes(Some(&solution())));
    assert_eq!(session.game().value(at("r1c6")), Some(Digit::D8));
    assert_eq!(session.game().value(at("r1c3")), None);
    // All of the cell comes back, so that nobody sees which one it was; other cells stay.
    assert!(session.game().candidates().contains(candidate("6r1c4")));
    assert!(session.game().candidates().contains(candidate("2r1c4")));
    assert!(session.game().struck().contains(candidate("1r1c7")));
    assert!(!session.undo_mistakes(Some(&solution())));
}

#[test]
fn of_digits_that_clash_the_last_one_is_taken_back() {
    let mut session = Session::new("one", "", &Puzzle::default());
    session.act(&place(Digit::D7, &["r1c5"]));
    session.act(&place(Digit::D7, &["r6c1"]));
    session.act(&place(Digit::D7, &["r1c1"]));
    assert!(session.undo_mistakes(None));
    assert_eq!(session.game().value(at("r1c1")), None);
    assert_eq!(session.game().value(at("r1c5")), Some(Digit::D7));
    assert_eq!(session.game().value(at("r6c1")), Some(Digit::D7));
    // Givens that clash are not the player's.
    let mut given = Session::new("two", "", &puzzle(&format!("77{}", ".".repeat(79))));
    assert!(!given.undo_mistakes(None));
}

#[test]
fn a_session_is_read_back_as_it_was_saved() {
    let mut session = session();
    session.act(&place(Digit::D4, &["r1c3"]));
    session.act(&mark(Digit::D2, &["r1c4"], Layer::Corner));
    session.act(&mark(Digit::D2, &["r1c4"], Layer::Centre));
    session.act(&strike(Digit::D2, &["r1c4"]));
    session.act(&Act::PaintCandidate { candidate: candidate("1r1c7"), color: 1 });
    let link = Link { from: candidate("1r1c7"), to: candidate("1r1c8"), kind: LinkKind::Strong };
    session.act(&Act::Connect(link));
    session.open("two", "Another", &Puzzle::default());
    session.undo();
    let read = Session::load(&session.save()).unwrap();
    assert_eq!(read, session);
    assert!(read.can_redo());
}

#[test]
fn what_is_no_saved_session_is_refused_in_words() {
    let saved = session().save();
    let refuse = |text: &str| Session::load(text).unwrap_err().to_string();
    assert!(refuse("{").starts_with("no saved game"));
    assert!(refuse(&saved.replace("\"version\":1", "\"version\":9")).contains("version 9"));
    assert!(refuse(&saved.replace("\"puzzle\":0", "\"puzzle\":3")).contains("no puzzle 3"));
    assert!(refuse(&saved.replacen("53..7", "53..", 1)).contains("81 cells"));
    assert!(refuse(&saved.replacen("53..7", "5x..7", 1)).contains("r1c2"));
    assert!(refuse(&saved.replacen("53..7", "5é.7", 1)).contains("expected"));
    let far = saved.replace("\"puzzle\":0,", "\"puzzle\":0,\"struck\":[729],");
    assert!(refuse(&far).contains("729"));
}

#[test]
fn a_copy_leaves_the_game_it_was_made_of() {
    let mut session = session();
    session.act(&place(Digit::D4, &["r1c3"]));
    session.become_copy("copy");
    assert_eq!(session.puzzle().id, "copy");
    session.rename("My copy");
    session.undo();
    assert_eq!(
        (session.puzzle().id.as_str(), session.puzzle().title.as_str()),
        ("copy", "My copy")
    );
}

#[test]
fn old_moments_are_forgotten() {
    let mut session = session();
    for _ in 0..600 {
        session.act(&mark(Digit::D4, &["r1c3"], Layer::Corner));
    }
    let mut undone = 0;
    while session.undo() {
        undone += 1;
    }
    assert_eq!(undone, 500);
}
