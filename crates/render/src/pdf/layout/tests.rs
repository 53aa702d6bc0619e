//! Nothing is outside of a page, and nothing is on top of something else.

use ninerooks_board::{Cell, Grid, Rule, Rules};

use super::*;
use crate::Scene;
use crate::pdf::{Line, Paper, Part};

fn entry(number: usize, rules: Rules) -> Entry {
    let scene = Scene { rules, ..Scene::of_grid(&Grid::default()) };
    let lines = vec![Line { depth: 1, text: "words of a step ".repeat(20) }];
    let part = Part { heading: "A step".to_owned(), lines, picture: Some(scene.clone()) };
    Entry {
        number,
        title: "A title that is so long that it has to be cut somewhere, for no grid is so wide"
            .to_owned(),
        level: "diabolical".to_owned(),
        puzzle: scene.clone(),
        solution: scene,
        address: Some(format!("https://example.org/#{}", "0".repeat(81))),
        walkthrough: vec![part; 5],
    }
}

/// Some rules: one of them has something outside of the grid.
fn rules() -> Rules {
    let diagonal: Vec<Cell> = (0..4).map(|i| Cell::at(i, 3 - i)).collect();
    Rules::new(&[Rule::AntiKnight, Rule::LittleKiller(20, diagonal), Rule::Windoku]).unwrap()
}

fn booklet(per_page: usize, paper: Paper, back: Back, rules: Rules) -> Booklet {
    let puzzles = (1..=per_page + 1).map(|number| entry(number, rules)).collect();
    Booklet { title: "A title".to_owned(), paper, per_page, back, puzzles }
}

/// The room that an item takes.
fn frame(item: &Item, letters: &Letters) -> Frame {
    match item {
        Item::Text { at, size, weight, text, .. } => Frame {
            x: at.x,
            y: at.y - size * 0.8,
            width: letters.width(*weight, *size, text),
            height: *size,
        },
        Item::Lines { lines, .. } => {
            let of = |part: fn(&Place) -> f64| {
                let parts: Vec<f64> = lines.iter().flatten().map(part).collect();
                let least = parts.iter().copied().fold(f64::INFINITY, f64::min);
                (least, parts.iter().copied().fold(0.0, f64::max) - least)
            };
            let ((x, width), (y, height)) = (of(|at| at.x), of(|at| at.y));
            Frame { x, y, width, height }
        }
        Item::Disc { at, radius, .. } => {
            let [x, y] = [at.x - radius, at.y - radius];
            Frame { x, y, width: 2.0 * radius, height: 2.0 * radius }
        }
        Item::Picture { frame, .. }
        | Item::Code { frame, .. }
        | Item::Link { frame, .. }
        | Item::Jump { frame, .. } => *frame,
    }
}

#[test]
fn everything_is_inside_of_its_page() {
    let letters = Letters::new().unwrap();
    for (paper, rules) in [(Paper::A4, Rules::NONE), (Paper::Letter, rules())] {
        let (width, height) = paper.size();
        for per_page in [1, 2, 3, 5, 9, 21, crate::pdf::MOST] {
            let back = if per_page % 2 == 0 { Back::Solutions } else { Back::Walkthroughs };
            for sheet in sheets(&booklet(per_page, paper, back, rules), &letters) {
                for item in &sheet.items {
                    let room = frame(item, &letters);
                    let (right, bottom) = (room.right(), room.bottom());
                    let is_inside = room.x >= OUTER * 0.6 && room.y >= TOP * 0.6;
                    let is_inside =
                        is_inside && right <= width - OUTER * 0.6 && bottom <= height - FOOT * 0.8;
                    assert!(is_inside, "{per_page} on a page: {room:?} of {item:?}");
                }
            }
        }
    }
}

#[test]
fn grids_codes_and_words_are_apart() {
    let letters = Letters::new().unwrap();
    for per_page in [1, 2, 4, 6, 12] {
        let sheets = sheets(&booklet(per_page, Paper::A4, Back::Solutions, Rules::NONE), &letters);
        let page = &sheets[1];
        let all = page.items.iter().filter(|item| {
            // A digit is inside of its grid; here none is given. Thin lines are below thick ones.
            matches!(item, Item::Text { .. } | Item::Code { .. })
                || matches!(item, Item::Lines { grey: INK, .. })
        });
        let rooms: Vec<Frame> = all.map(|item| frame(item, &letters)).collect();
        assert!(rooms.len() > per_page * 3);
        for (i, one) in rooms.iter().enumerate() {
            for other in &rooms[..i] {
                let is_apart = one.right() <= other.x
                    || other.right() <= one.x
                    || one.bottom() <= other.y
                    || other.bottom() <= one.y;
                assert!(is_apart, "{per_page} on a page: {one:?} and {other:?}");
            }
        }
    }
}

#[test]
fn many_puzzles_have_smaller_grids_and_few_large_ones() {
    let letters = Letters::new().unwrap();
    let side = |per_page: usize| {
        let booklet = booklet(per_page, Paper::A4, Back::Nothing, Rules::NONE);
        let grids = sheets(&booklet, &letters);
        let grid = grids[1].items.iter().find(|item| matches!(item, Item::Lines { .. }));
        frame(grid.unwrap(), &letters).width / MM
    };
    let sides = [1, 2, 4, 6, 9, 12].map(side);
    assert!(sides.is_sorted_by(|one, next| one > next), "{sides:?}");
    assert!(sides[0] > 150.0 && sides[3] > 55.0 && sides[5] > 35.0, "{sides:?}");
}

#[test]
fn rules_are_beside_few_puzzles_and_in_front_of_many() {
    let letters = Letters::new().unwrap();
    let pages = |per_page: usize| {
        let booklet = booklet(per_page, Paper::A4, Back::Nothing, rules());
        let text = |sheet: &Sheet| {
            let words = sheet.items.iter().filter_map(|item| match item {
                Item::Text { text, .. } => Some(text.as_str()),
                _ => None,
            });
            words.collect::<Vec<_>>().join(" ")
        };
        sheets(&booklet, &letters).iter().map(text).collect::<Vec<_>>()
    };
    let few = pages(2);
    assert_eq!(few.len(), 3, "a title and two pages");
    assert!(few[1].contains("knight’s move apart"));
    let many = pages(6);
    assert_eq!(many.len(), 4, "the rules besides");
    assert!(many[1].contains("Rules") && many[1].contains("knight’s move apart"));
    assert!(many[2].contains("anti-knight") && !many[2].contains("move apart"));
}
