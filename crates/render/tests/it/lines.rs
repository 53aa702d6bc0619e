//! Issue 13 C3: what lines, ends, hues and letters of a picture must do, over every technique's example.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use crate::common;

use ninerooks_board::{Candidate, Cell, Grid};
use ninerooks_render::svg::{self, Options};
use ninerooks_render::{CellView, Focus, Role, Scene, ZoneKind};
use ninerooks_step::{ChainNode, Shape, Step};
use roxmltree::{Document, Node};

type Point = (f64, f64);

const LEFT: f64 = 30.0;
const TOP: f64 = 24.0;
const CELL: f64 = 60.0;
/// The radius of a mark.
const MARK: f64 = 8.3;

fn middle(cell: Cell) -> Point {
    let at = |i: usize| CELL * (f64::from(u32::try_from(i).unwrap()) + 0.5);
    (LEFT + at(cell.column_index()), TOP + at(cell.row_index()))
}

fn place(candidate: Candidate) -> Point {
    let digit = u32::try_from(candidate.digit().index()).unwrap();
    let (x, y) = middle(candidate.cell());
    (x + 18.6 * (f64::from(digit % 3) - 1.0), y + 18.6 * (f64::from(digit / 3) - 1.0))
}

fn far(a: Point, b: Point) -> f64 {
    ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt()
}

/// Points of each line of a path, near each other; nothing for a line that goes round two marks.
fn lines(d: &str) -> Vec<Vec<Point>> {
    if d.contains('A') {
        return Vec::new();
    }
    let mut all: Vec<Vec<Point>> = Vec::new();
    for part in d.split_inclusive(|_: char| true).fold(Vec::<String>::new(), |mut parts, c| {
        match (c.chars().next().is_some_and(char::is_alphabetic), parts.last_mut()) {
            (false, Some(last)) => last.push_str(c),
            _ => parts.push(c.to_owned()),
        }
        parts
    }) {
        let numbers: Vec<f64> =
            part[1..].split_whitespace().map(|number| number.parse().unwrap()).collect();
        let to = (numbers[numbers.len() - 2], numbers[numbers.len() - 1]);
        if part.starts_with('M') {
            all.push(vec![to]);
            continue;
        }
        let line = all.last_mut().unwrap();
        let from = *line.last().unwrap();
        let pull = if part.starts_with('Q') {
            (numbers[0], numbers[1])
        } else {
            (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1))
        };
        line.extend((1..=200).map(|i| {
            let t = f64::from(i) / 200.0;
            let mix = |a: f64, b: f64, c: f64| {
                (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c
            };
            (mix(from.0, pull.0, to.0), mix(from.1, pull.1, to.1))
        }));
    }
    all
}

fn nearest(line: &[Point], at: Point) -> f64 {
    line.iter().map(|point| far(*point, at)).fold(f64::INFINITY, f64::min)
}

fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split(' ').any(|c| c == class))
}

fn all() -> Vec<(Grid, Step)> {
    let mut all = common::every_technique();
    all.extend([common::chain(), common::sets()]);
    all
}

fn drawn(scene: &Scene) -> String {
    svg::draw(scene, &Options { legend: false, ..Options::default() })
}

fn candidates(node: ChainNode) -> Vec<Candidate> {
    node.cells.into_iter().map(|cell| Candidate::new(node.digit, cell)).collect()
}

#[test]
fn lines_avoid_big_digits_and_other_marks() {
    let mut checked = 0;
    for (grid, step) in all() {
        let scene = Scene::of_step(&grid, &step);
        let text = drawn(&scene);
        let document = Document::parse(&text).unwrap();
        let path = |class: &[&str]| -> Vec<String> {
            let wanted = |node: &Node<'_, '_>| {
                node.has_tag_name("path") && class.iter().any(|class| has_class(node, class))
            };
            let d = |node: Node<'_, '_>| node.attribute("d").unwrap().to_owned();
            document.descendants().filter(wanted).map(d).collect()
        };
        let values: Vec<Point> = Cell::all()
            .filter(|cell| !matches!(scene.cells[cell.index()], CellView::Open(_)))
            .map(middle)
            .collect();
        let marks: Vec<Candidate> =
            Candidate::all().filter(|c| scene.role(*c) > Some(Role::Covered)).collect();
        let edges = path(&["edge", "weak"]);
        assert_eq!(edges.len(), scene.edges.len());
        for (d, edge) in edges.iter().zip(&scene.edges) {
            let own = [candidates(edge.from), candidates(edge.to)].concat();
            for line in lines(d) {
                checked += 1;
                for value in &values {
                    let near = nearest(&line, *value);
                    assert!(near > 13.0, "{}: {near:.1} from a digit: {d}", step.technique);
                }
                for mark in marks.iter().filter(|mark| !own.contains(mark)) {
                    let near = nearest(&line, place(*mark));
                    assert!(near > MARK, "{}: {near:.1} from {mark}: {d}", step.technique);
                }
            }
        }
        // The lines of sectors lie side by side, a little beside the middle of their candidates.
        for line in path(&["truth-line", "link-line", "sees"]).iter().flat_map(|d| lines(d)) {
            checked += 1;
            for value in &values {
                let near = nearest(&line, *value);
                assert!(near > 10.5, "{}: {near:.1} from a digit", step.technique);
            }
        }
    }
    assert!(checked > 300, "{checked} lines");
}

#[test]
fn lines_end_at_marked_candidates_only() {
    for (grid, step) in all() {
        let scene = Scene::of_step(&grid, &step);
        for edge in &scene.edges {
            for end in [candidates(edge.from), candidates(edge.to)].concat() {
                let role = scene.role(end);
                assert!(role.is_none() || role > Some(Role::Covered), "{}: {end}", step.technique);
            }
        }
    }
}

#[test]
fn chains_have_a_direction_a_start_and_an_end() {
    let (mut open, mut rings) = (0, 0);
    for (grid, step) in all() {
        let Shape::Chain(chain) = &step.shape else { continue };
        let scene = Scene::of_step(&grid, &step);
        let text = drawn(&scene);
        let document = Document::parse(&text).unwrap();
        let count =
            |class: &str| document.descendants().filter(|node| has_class(node, class)).count();
        assert_eq!(count("head"), scene.edges.len(), "{}", step.technique);
        assert!(!scene.course.starts.is_empty());
        assert_eq!(scene.course.ends.is_empty(), chain.ring);
        let ends = [&scene.course.starts, &scene.course.ends].into_iter().flatten();
        let frames: usize = ends.map(|node| node.cells.len()).sum();
        assert_eq!(count("course"), frames);
        if chain.ring { rings += 1 } else { open += 1 }
    }
    assert!(open > 5 && rings > 0, "{open} open, {rings} rings");
    // A set of houses has none of it.
    let (grid, step) = common::x_wing();
    assert!(!drawn(&Scene::of_step(&grid, &step)).contains("class=\"head"));
}

#[test]
fn nodes_are_numbered_on_demand() {
    let (grid, step) = common::chain();
    let scene = Scene::of_step(&grid, &step);
    assert!(!drawn(&scene).contains("class=\"number\""));
    let text = svg::draw(&scene, &Options { numbers: true, ..Options::default() });
    let document = Document::parse(&text).unwrap();
    let numbers: Vec<_> = document
        .descendants()
        .filter(|node| has_class(node, "number"))
        .filter_map(|node| node.text())
        .collect();
    assert_eq!(numbers, ["1", "2", "3", "4"]);
    assert_eq!(svg::layers(&scene).numbers.matches("<text ").count(), 4);
}

#[test]
fn each_chain_has_a_hue_of_its_own() {
    let mut several = 0;
    for (grid, step) in all() {
        let Shape::Nets(shape) = &step.shape else { continue };
        let scene = Scene::of_step(&grid, &step);
        let text = drawn(&scene);
        for (i, net) in shape.nets.iter().enumerate() {
            let hue = |candidate: Candidate| scene.chain_of(candidate);
            let own = (shape.nets.len() > 1).then_some(i);
            assert!(
                net.sides
                    .iter()
                    .flat_map(ninerooks_board::CandidateSet::iter)
                    .all(|c| hue(c) == own)
            );
            assert_eq!(text.contains(&format!("edge hue-{}", i + 1)), own.is_some());
        }
        several += usize::from(shape.nets.len() > 1);
    }
    assert!(several > 3, "{several}");
}

#[test]
fn almost_locked_sets_tell_restricted_common_z_and_the_rest_apart() {
    let mut seen = 0;
    for (grid, step) in all() {
        let Shape::AlmostLocked(shape) = &step.shape else { continue };
        let scene = Scene::of_step(&grid, &step);
        let digits = |role| {
            let with = Candidate::all().filter(|c| scene.role(*c) == Some(role));
            with.map(Candidate::digit).collect::<ninerooks_board::DigitSet>()
        };
        let links = shape.links.iter().copied().collect();
        assert!(digits(Role::Truth).is_subset(links), "{}", step.technique);
        if !shape.is_ring() {
            let gone = step.eliminations().map(Candidate::digit).collect();
            assert_eq!(digits(Role::Fin), gone, "{}", step.technique);
        }
        let text = drawn(&scene);
        let sets = scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Set).count();
        let hues = (1..=9).filter(|hue| {
            let class = |form| format!("zone zone-{form} hue-{hue} ");
            ['a', 'b', 'c'].iter().any(|form| text.contains(&class(form)))
        });
        assert_eq!(hues.count(), sets.min(7), "{}: a hue each", step.technique);
        seen += 1;
    }
    assert!(seen >= 2, "{seen}");
}

#[test]
fn sets_have_the_hue_of_their_digit() {
    let (grid, step) = common::sets();
    let scene = Scene::of_step(&grid, &step);
    assert_eq!(scene.focus, Focus::Sectors);
    let text = drawn(&scene);
    assert_eq!(text.matches("truth-line hue-3").count(), 2);
    assert_eq!(text.matches("link-line hue-3").count(), 2);
    assert!(text.contains("truth-mark fill-3") && !text.contains("hue-4\""));
}

#[test]
fn letters_are_inside_the_board() {
    let mut letters = 0;
    for (grid, step) in all() {
        let scene = Scene::of_step(&grid, &step);
        let text =
            svg::draw(&scene, &Options { legend: false, numbers: true, ..Options::default() });
        let document = Document::parse(&text).unwrap();
        let is_letter = |node: &Node<'_, '_>| {
            ["name", "tag", "number"].iter().any(|class| has_class(node, class))
        };
        for node in document.descendants().filter(is_letter) {
            let at = |name: &str| node.attribute(name).unwrap().parse::<f64>().unwrap();
            let (x, y) = (at("x"), at("y"));
            assert!((LEFT + 4.0..=LEFT + 536.0).contains(&x), "{}: {x}", step.technique);
            // The sum of a cage stands on its upper line.
            assert!((TOP + 6.0..=TOP + 540.0).contains(&y), "{}: {y}", step.technique);
            letters += 1;
        }
    }
    assert!(letters > 50, "{letters}");
}

#[test]
fn steps_of_the_overlay_have_pictures_of_patterns() {
    let (mut with, mut without) = (0, Vec::new());
    for (grid, step) in common::every_technique() {
        let scene = Scene::of_step(&grid, &step);
        let is_overlay = matches!(step.shape, Shape::Patterns(_));
        assert!(is_overlay || scene.boards.is_empty());
        let text = svg::draw(&scene, &Options::default());
        assert_eq!(text.matches("class=\"small-caption\"").count(), scene.boards.len());
        assert!(scene.boards.len() <= 6);
        for board in &scene.boards {
            assert!(matches!(board.patterns.len(), 1 | 2), "{board:?}");
        }
        match (is_overlay, scene.boards.is_empty()) {
            (true, false) => with += 1,
            (true, true) => without.push(step.technique),
            (false, _) => {}
        }
    }
    assert!(with > 5, "{with} with pictures, not {without:?}");
}
