//! Rules with sums in pictures: where their numbers are, and that they hide nothing.

use ninerooks_board::{Cell, Digit, Puzzle, Rule, Rules};
use ninerooks_render::{Scene, svg};
use roxmltree::{Document, Node};

/// Where the grid is in a picture without a caption, and how wide a cell is.
const LEFT: f64 = 30.0;
const TOP: f64 = 24.0;
const CELL: f64 = 60.0;

fn cells(text: &str) -> Vec<Cell> {
    text.split('-').map(|cell| cell.parse().expect("a cell")).collect()
}

/// The picture of an empty grid with these rules.
fn picture(rules: &[Rule]) -> String {
    let mut puzzle = Puzzle::default();
    puzzle.rules = Rules::new(rules).expect("rules that can be meant");
    svg::draw(&Scene::of_puzzle(&puzzle), &svg::Options { width: 600, ..Default::default() })
}

fn number(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).expect("an attribute").parse().expect("a number")
}

/// The words of a class with their places: the middle of the base line.
fn words(document: &Document<'_>, class: &str) -> Vec<(f64, f64, String)> {
    let is_one = |node: &Node<'_, '_>| {
        let own = node.attribute("class").or(node.parent().and_then(|up| up.attribute("class")));
        node.has_tag_name("text") && own == Some(class)
    };
    let place = |node: Node<'_, '_>| {
        (number(node, "x"), number(node, "y"), node.text().unwrap_or_default().to_owned())
    };
    document.descendants().filter(is_one).map(place).collect()
}

#[test]
fn the_sum_of_a_cage_is_above_the_candidates_of_its_first_cell() {
    for (total, name) in [(3, "r1c1-r1c2"), (45, "r4c4-r4c5-r4c6-r5c4-r5c5-r5c6-r6c4-r6c5-r6c6")] {
        let own = cells(name);
        let first = own[0];
        let text = picture(&[Rule::Cage(total, own.into_iter().collect())]);
        let document = Document::parse(&text).expect("a document");
        let all = words(&document, "number");
        let [(x, y, sum)] = all.as_slice() else { panic!("{all:?}") };
        assert_eq!(*sum, total.to_string());
        let corner = [
            LEFT + CELL * f64::from(u32::try_from(first.column_index()).expect("small")),
            TOP + CELL * f64::from(u32::try_from(first.row_index()).expect("small")),
        ];
        assert!((0.0..14.0).contains(&(x - corner[0])), "{x}");
        // Digits of candidates are 0.73 of their size high.
        let marks = words(&document, "marks");
        let one = |(_, _, digit): &&(f64, f64, String)| *digit == Digit::ALL[0].to_string();
        let near = marks.iter().filter(one).map(|(_, base, _)| base - 14.5 * 0.73 - corner[1]);
        let highest = near.filter(|top| *top > 0.0).fold(CELL, f64::min);
        assert!(y - corner[1] <= highest + 0.5, "{y} {highest}");
    }
}

#[test]
fn sums_of_diagonals_are_in_the_picture_and_hide_no_label() {
    let mut rules = Vec::new();
    for (first, way) in [((8, 0), (-1, 1)), ((0, 0), (1, 1)), ((0, 8), (1, -1)), ((8, 8), (-1, -1))]
    {
        for shift in 0..8 {
            for [down, right] in [[shift, 0], [0, shift]] {
                let at = |n: usize| -> Option<Cell> {
                    let step = |from: usize, way: isize, by: usize| {
                        let by = if way > 0 { by } else { by.wrapping_neg() };
                        from.wrapping_add(by).wrapping_add(if way > 0 {
                            n
                        } else {
                            n.wrapping_neg()
                        })
                    };
                    let (row, column) = (step(first.0, way.0, down), step(first.1, way.1, right));
                    (row < 9 && column < 9).then(|| Cell::at(row, column))
                };
                let line: Vec<Cell> = (0..9).map_while(at).collect();
                rules.push(Rule::LittleKiller(u16::try_from(line.len()).expect("short") * 5, line));
            }
        }
    }
    let text = picture(&rules);
    let document = Document::parse(&text).expect("a document");
    let sums = words(&document, "number");
    assert_eq!(sums.len(), 64);
    let labels = words(&document, "label");
    assert_eq!(labels.len(), 18);
    for (x, y, sum) in &sums {
        assert!((8.0..592.0).contains(x) && (8.0..580.0).contains(y), "{sum} at {x} {y}");
        let is_inside =
            (LEFT..LEFT + 9.0 * CELL).contains(x) && (TOP..TOP + 9.0 * CELL).contains(y);
        assert!(!is_inside, "{sum} at {x} {y}");
        for (other_x, other_y, label) in &labels {
            let is_free = (x - other_x).abs() > 14.0 || (y - other_y).abs() > 11.0;
            assert!(is_free, "{sum} at {x} {y} hides {label}");
        }
    }
}

#[test]
fn each_kind_of_sum_is_drawn_but_one_that_has_no_sign() {
    for (rule, drawn) in [
        (Rule::Arrow(1, cells("r1c1-r2c2-r3c3")), [1, 2]),
        (Rule::Arrow(2, cells("r1c1-r1c2-r2c2")), [1, 2]),
        (Rule::Arrow(3, cells("r1c1-r1c2-r2c2-r3c2")), [3, 2]),
        (Rule::RegionSum(cells("r3c3-r4c4")), [0, 1]),
        (Rule::Zipper(cells("r1c1-r1c2-r1c3")), [0, 1]),
        (Rule::Sum(9, cells("r1c1-r5c5")), [0, 0]),
    ] {
        let rules = Rules::new(std::slice::from_ref(&rule)).expect("a rule that can be meant");
        let under = svg::rule_layers(rules).under;
        let count = |name: &str| under.matches(name).count();
        assert_eq!([count("<rect "), count("<path ")], drawn, "{rule}");
        // In words, all of them.
        assert!(
            picture(std::slice::from_ref(&rule)).replace("</text>", "").contains(rule.name()),
            "{rule}"
        );
    }
}
