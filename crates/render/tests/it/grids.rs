//! What grids look like in a terminal.

use crate::common;

use insta::assert_snapshot;
use ninerooks_board::{Candidate, Cell, Digit, Grid, House};
use ninerooks_render::{Scene, ansi};
use unicode_width::UnicodeWidthStr;

const PLAIN: ansi::Options =
    ansi::Options { color: false, ascii: false, width: 80, layout: ansi::Layout::Auto };

fn draw(grid: &Grid, options: &ansi::Options) -> String {
    ansi::draw(&Scene::of_grid(grid), options)
}

fn widest(text: &str) -> usize {
    text.lines().map(UnicodeWidthStr::width).max().unwrap_or(0)
}

#[test]
fn a_grid_with_two_values() {
    let mut line = "1".to_owned() + &".".repeat(80);
    line.replace_range(40..41, "+5");
    assert_snapshot!(draw(&common::grid(&line, ""), &PLAIN), @r#"
           c1      c2      c3      c4      c5      c6      c7      c8      c9
       ╔═══════╤═══════╤═══════╦═══════╤═══════╤═══════╦═══════╤═══════╤═══════╗
       ║ ╭───╮ │   2 3 │   2 3 ║   2 3 │   2 3 │   2 3 ║   2 3 │   2 3 │   2 3 ║
    r1 ║ │ 1 │ │ 4 5 6 │ 4 5 6 ║ 4 5 6 │ 4   6 │ 4 5 6 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║
       ║ ╰───╯ │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║
       ╟───────┼───────┼───────╫───────┼───────┼───────╫───────┼───────┼───────╢
       ║   2 3 │   2 3 │   2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║
    r2 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║ 4 5 6 │ 4   6 │ 4 5 6 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║
       ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║
       ╟───────┼───────┼───────╫───────┼───────┼───────╫───────┼───────┼───────╢
       ║   2 3 │   2 3 │   2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║
    r3 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║ 4 5 6 │ 4   6 │ 4 5 6 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║
       ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║
       ╠═══════╪═══════╪═══════╬═══════╪═══════╪═══════╬═══════╪═══════╪═══════╣
       ║   2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║
    r4 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║ 4   6 │ 4   6 │ 4   6 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║
       ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║
       ╟───────┼───────┼───────╫───────┼───────┼───────╫───────┼───────┼───────╢
       ║   2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ ╭───╮ │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║
    r5 ║ 4   6 │ 4   6 │ 4   6 ║ 4   6 │ │ 5 │ │ 4   6 ║ 4   6 │ 4   6 │ 4   6 ║
       ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ ╰───╯ │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║
       ╟───────┼───────┼───────╫───────┼───────┼───────╫───────┼───────┼───────╢
       ║   2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║
    r6 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║ 4   6 │ 4   6 │ 4   6 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║
       ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║
       ╠═══════╪═══════╪═══════╬═══════╪═══════╪═══════╬═══════╪═══════╪═══════╣
       ║   2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║
    r7 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║ 4 5 6 │ 4   6 │ 4 5 6 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║
       ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║
       ╟───────┼───────┼───────╫───────┼───────┼───────╫───────┼───────┼───────╢
       ║   2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║
    r8 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║ 4 5 6 │ 4   6 │ 4 5 6 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║
       ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║
       ╟───────┼───────┼───────╫───────┼───────┼───────╫───────┼───────┼───────╢
       ║   2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║ 1 2 3 │ 1 2 3 │ 1 2 3 ║
    r9 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║ 4 5 6 │ 4   6 │ 4 5 6 ║ 4 5 6 │ 4 5 6 │ 4 5 6 ║
       ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║ 7 8 9 │ 7 8 9 │ 7 8 9 ║
       ╚═══════╧═══════╧═══════╩═══════╧═══════╧═══════╩═══════╧═══════╧═══════╝
    "#);
}

#[test]
fn the_big_picture_in_ascii() {
    let options = ansi::Options { ascii: true, layout: ansi::Layout::Big, ..PLAIN };
    assert_snapshot!(draw(&common::grid(common::ESCARGOT, ""), &options), @r#"
           c1      c2      c3      c4      c5      c6      c7      c8      c9
       +-----------------------+-----------------------+-----------------------+
       |       :   2   :   2   |       :     3 :       |   2   :       :     3 |
    r1 |  [1]  :   5 6 : 4   6 | 4 5   : 4 5   :  [7]  | 4   6 :  [9]  : 4   6 |
       |       :   8   :   8   |   8   :       :       |       :       :       |
       |.......:.......:.......|.......:.......:.......|.......:.......:.......|
       |       :       :       | 1     :       : 1     | 1     :       :       |
    r2 | 4 5   :  [3]  : 4   6 | 4 5   :  [2]  :   5   | 4   6 : 4   6 :  [8]  |
       | 7     :       :       |     9 :       :     9 | 7     : 7     :       |
       |.......:.......:.......|.......:.......:.......|.......:.......:.......|
       |   2   :   2   :       |       : 1   3 : 1   3 |       :   2 3 : 1   3 |
    r3 | 4     :       :  [9]  |  [6]  : 4     :       |  [5]  : 4     : 4     |
       | 7 8   : 7 8   :       |       :       :   8   |       : 7     :       |
       +-----------------------+-----------------------+-----------------------+
       |   2   :   2   :       |       : 1     : 1 2   |       :       : 1     |
    r4 | 4     :       :  [5]  |  [3]  :     6 :     6 |  [9]  : 4   6 : 4   6 |
       | 7 8   : 7 8   :       |       : 7     :       |       : 7 8   :       |
       |.......:.......:.......|.......:.......:.......|.......:.......:.......|
       |       :       :     3 |       :       :       |       :     3 :       |
    r5 | 4     :  [1]  : 4     |   5   :  [8]  :   5 6 | 4   6 : 4 5 6 :  [2]  |
       | 7   9 :       :       | 7   9 :       :     9 | 7     : 7     :       |
       |.......:.......:.......|.......:.......:.......|.......:.......:.......|
       |       :   2   :   2 3 | 1 2   : 1     :       | 1     :     3 : 1   3 |
    r6 |  [6]  :       :       |   5   :   5   :  [4]  |       :   5   :   5   |
       |       : 7 8 9 :   8   | 7   9 : 7   9 :       | 7 8   : 7 8   :       |
       +-----------------------+-----------------------+-----------------------+
       |       :   2   :   2   |   2   :       :   2   |   2   :       :       |
    r7 |  [3]  :   5 6 :     6 | 4 5   : 4 5 6 :   5 6 | 4   6 :  [1]  : 4 5 6 |
       |       :   8 9 :   8   | 7 8 9 : 7   9 :   8 9 |   8   :       :     9 |
       |.......:.......:.......|.......:.......:.......|.......:.......:.......|
       |   2   :       : 1 2   | 1 2   : 1   3 : 1 2 3 |   2   :   2   :       |
    r8 |   5   :  [4]  :     6 |   5   :   5 6 :   5 6 |     6 :   5 6 :  [7]  |
       |   8 9 :       :   8   |   8 9 :     9 :   8 9 |   8   :   8   :       |
       |.......:.......:.......|.......:.......:.......|.......:.......:.......|
       |   2   :   2   :       | 1 2   : 1     : 1 2   |       :   2   :       |
    r9 |   5   :   5 6 :  [7]  | 4 5   : 4 5 6 :   5 6 |  [3]  : 4 5 6 : 4 5 6 |
       |   8 9 :   8 9 :       |   8 9 :     9 :   8 9 |       :   8   :     9 |
       +-----------------------+-----------------------+-----------------------+
    "#);
}

#[test]
fn the_widest_grids_fit_eighty_columns() {
    for ascii in [false, true] {
        let text = draw(&Grid::default(), &ansi::Options { ascii, ..PLAIN });
        assert_eq!(widest(&text), 76);
        assert_eq!(text.lines().count(), 1 + 9 * 3 + 10);
        assert_eq!(text.is_ascii(), ascii);
    }
}

#[test]
fn gaps_shrink_before_the_compact_picture_grows_too_wide() {
    let escargot = common::grid(common::ESCARGOT, "");
    let draw = |width| draw(&escargot, &ansi::Options { width, ..PLAIN });
    assert_eq!([80, 69, 68].map(|width| widest(&draw(width))), [69, 69, 63]);
    // On a narrower screen the columns of boxes come one under the other, as many as fit side by side.
    assert_eq!([63, 50, 40].map(|width| draw(width).lines().count()), [14, 2 * 14, 3 * 14]);
    assert!([63, 50, 40].into_iter().all(|width| widest(&draw(width)) <= width));
}

#[test]
fn the_compact_picture_gives_way_at_eighty_one_columns() {
    let mut grid = Grid::default();
    for cell in Cell::all() {
        grid.eliminate(Candidate::new(Digit::D8, cell));
        grid.eliminate(Candidate::new(Digit::D9, cell));
    }
    let shape = |grid: &Grid| {
        let text = draw(grid, &PLAIN);
        (widest(&text), text.lines().count())
    };
    for column in [0, 1] {
        assert_eq!(shape(&grid), (76, 38), "82 or 81 columns when compact");
        House::column(column).cells().for_each(|cell| {
            grid.eliminate(Candidate::new(Digit::D7, cell));
        });
    }
    assert_eq!(shape(&grid), (80, 14));
}

#[test]
fn one_candidate_or_none_is_not_taken_for_a_value() {
    let naked = common::grid(common::ESCARGOT, "4r2c3 2r5c9 4r5c3 3r5c3");
    assert_snapshot!(draw(&naked, &PLAIN), @r#"
         c1    c2     c3     c4      c5     c6        c7    c8     c9
       ┌───────────────────┬────────────────────────┬───────────────────┐
    r1 │ 1     2568   2468 │ 458     345    7       │ 246   9      346  │
    r2 │ 457   3      ?6   │ 1459    2      159     │ 1467  467    8    │
    r3 │ 2478  278    9    │ 6       134    138     │ 5     2347   134  │
       ├───────────────────┼────────────────────────┼───────────────────┤
    r4 │ 2478  278    5    │ 3       167    126     │ 9     4678   146  │
    r5 │ 479   1      !    │ 579     8      569     │ 467   34567  !    │
    r6 │ 6     2789   238  │ 12579   1579   4       │ 178   3578   135  │
       ├───────────────────┼────────────────────────┼───────────────────┤
    r7 │ 3     25689  268  │ 245789  45679  25689   │ 2468  1      4569 │
    r8 │ 2589  4      1268 │ 12589   13569  1235689 │ 268   2568   7    │
    r9 │ 2589  25689  7    │ 124589  14569  125689  │ 3     24568  4569 │
       └───────────────────┴────────────────────────┴───────────────────┘
       ?6 only candidate   ! no candidate left
    "#);
}

#[test]
fn a_solved_grid() {
    let line = "+17+6+42958+394+5+8+3+6+7+1+2+8+3+2+1+7+5+96+44+816+5+3+2+7+9+7239+1+4+8+5+65+6+9+7+824+3+1\
                +2+9+7+36814+5+6+1+4+5+9+7+3+2+835+8+24+1+6+97";
    let grid = common::grid(line, "");
    assert!(grid.is_solved());
    assert_snapshot!(draw(&grid, &PLAIN), @r#"
    1 7 6 │ 4 2 9 │ 5 8 3
    9 4 5 │ 8 3 6 │ 7 1 2
    8 3 2 │ 1 7 5 │ 9 6 4
    ──────┼───────┼──────
    4 8 1 │ 6 5 3 │ 2 7 9
    7 2 3 │ 9 1 4 │ 8 5 6
    5 6 9 │ 7 8 2 │ 4 3 1
    ──────┼───────┼──────
    2 9 7 │ 3 6 8 │ 1 4 5
    6 1 4 │ 5 9 7 │ 3 2 8
    3 5 8 │ 2 4 1 │ 6 9 7
    "#);
    assert_snapshot!(draw(&grid, &ansi::Options { ascii: true, ..PLAIN }), @r#"
    1 7 6 | 4 2 9 | 5 8 3
    9 4 5 | 8 3 6 | 7 1 2
    8 3 2 | 1 7 5 | 9 6 4
    ------+-------+------
    4 8 1 | 6 5 3 | 2 7 9
    7 2 3 | 9 1 4 | 8 5 6
    5 6 9 | 7 8 2 | 4 3 1
    ------+-------+------
    2 9 7 | 3 6 8 | 1 4 5
    6 1 4 | 5 9 7 | 3 2 8
    3 5 8 | 2 4 1 | 6 9 7
    "#);
    let color = draw(&grid, &ansi::Options { color: true, ..PLAIN });
    assert_snapshot!(color.lines().next().unwrap().replace('\x1b', "␛"), @r#"1 ␛[1m7 ␛[0m6 ␛[38;5;244m│ ␛[0m4 ␛[1m2 9 ␛[0m␛[38;5;244m│ ␛[0m␛[1m5 8 ␛[0m3"#);
}

#[test]
fn values_leave_dots_for_open_cells() {
    let values = ansi::Options { layout: ansi::Layout::Values, ..PLAIN };
    let text = draw(&common::grid(common::ESCARGOT, ""), &values);
    assert_eq!(text.lines().next(), Some("1 . . │ . . 7 │ . 9 ."));
    assert_eq!(text.lines().count(), 11);
}

#[test]
fn captions_are_broken_and_cannot_steer_the_terminal() {
    let scene = Scene::of_grid(&Grid::default())
        .with_caption("one two three four five")
        .with_caption("\x1b[31mred\u{9b}1m\talert\x07");
    let values = ansi::Options { width: 12, layout: ansi::Layout::Values, ..PLAIN };
    let text = ansi::draw(&scene, &values);
    let lines: Vec<_> = text.lines().take(5).collect();
    assert_eq!(lines, ["one two", "  three four", "  five", "[31mred1m", "  alert"]);
}

#[test]
fn wide_letters_count_twice() {
    let scene = Scene::of_grid(&Grid::default()).with_caption("数独 数独 数独");
    let values = ansi::Options { width: 9, layout: ansi::Layout::Values, ..PLAIN };
    let text = ansi::draw(&scene, &values);
    assert_eq!(text.lines().take(2).collect::<Vec<_>>(), ["数独 数独", "  数独"]);
}
