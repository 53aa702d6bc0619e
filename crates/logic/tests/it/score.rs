//! Levels and scores against those of HoDoKu itself, on the puzzles of `peer_ratings.tsv`.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use ninerooks_board::Grid;
use ninerooks_logic::score::Score;
use ninerooks_logic::{Checking, Profile, Status, solve};
use ninerooks_text::formats;

#[test]
fn levels_and_scores_are_those_of_hodoku_where_the_path_is() {
    let Some(text) = ninerooks_testing::data("peer_ratings.tsv") else { return };
    let mut profile = Profile::by_id("hodoku").unwrap();
    profile.assume_uniqueness(true);
    let head: Vec<&str> = text.lines().next().unwrap_or_default().split('\t').collect();
    let column = |name: &str| head.iter().position(|column| *column == name).unwrap();
    let (score_at, level_at) = (column("hodoku2.2.4_score"), column("hodoku2.2.4_level"));
    let (mut solved, mut levels, mut scores) = (0, 0, 0);
    for line in text.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let grid = Grid::new(&formats::read(columns[0]).unwrap().puzzle).unwrap();
        let solution = solve(&grid, &profile, Checking::Off);
        if solution.status != Status::Solved {
            continue;
        }
        let score = Score::of(solution.path.steps.iter().map(|step| step.technique.info()), true);
        solved += 1;
        let (theirs, level) = (columns[score_at], columns[level_at].to_lowercase());
        println!("{}: {} {}, HoDoKu {level} {theirs}", columns[0], score.level, score.score);
        levels += usize::from(score.level.to_string() == level);
        scores += usize::from(score.score.to_string() == theirs);
    }
    println!("{solved} solved, {levels} levels and {scores} scores equal");
    // What is left are forcing nets and which of many chains comes first.
    assert_eq!((solved, levels), (95, 95));
    assert!(scores >= 62, "{scores} scores of {solved}");
}
