//! What scenes say of hypotheses and of two ways.

use crate::common;

use ninerooks_board::{Candidate, Cell, Digit, Grid, Sector};
use ninerooks_proof::{Action, Cases, Proof};
use ninerooks_render::{EdgeKind, Focus, Role, Scene};
use ninerooks_step::{Actions, Hypothesis, Mark, MarkFrom, Meeting, Shape, Step, TwoWay, Way};

fn candidate(name: &str) -> Candidate {
    name.parse().expect("a candidate")
}

fn mark(candidate_name: &str, is_true: bool, layer: u16, from: MarkFrom) -> Mark {
    Mark { candidate: candidate(candidate_name), is_true, layer, chain: Some(0), from }
}

fn step(shape: Shape, action: Action) -> Step {
    // A scene believes what the step claims, so the proof may be any.
    let proof = Proof::cases(Cases {
        truth: Sector::from_index(0).into(),
        branches: Vec::new().into_boxed_slice(),
    });
    let actions = Actions::from_slice(&[action]);
    Step { technique: common::TECHNIQUE, actions, shape, proof }
}

/// r1c1 is 1 or 2, r1c7 is 1 or 3, r7c1 is 2 or 3.
fn grid() -> Grid {
    let mut grid = Grid::default();
    for (cell, digits) in [("r1c1", "12"), ("r1c7", "13"), ("r7c1", "23")] {
        let cell: Cell = cell.parse().expect("a cell");
        let others = Digit::ALL.into_iter().filter(|d| !digits.contains(d.to_char()));
        others.for_each(|digit| grid.eliminate(Candidate::new(digit, cell)));
    }
    grid
}

fn with_role(scene: &Scene, role: Role) -> String {
    let names = Candidate::all().filter(|&c| scene.role(c) == Some(role)).map(|c| c.to_string());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_hypothesis_has_letters_links_and_what_would_be_empty() {
    let target = candidate("3r7c7");
    let seen = MarkFrom::Seen;
    let only = |name: &str| MarkFrom::Only(name.parse().expect("a sector"));
    let marks = Box::new([
        mark("3r1c7", false, 0, seen(target)),
        mark("3r7c1", false, 0, seen(target)),
        mark("1r1c7", true, 0, only("1N7")),
        mark("1r1c1", false, 1, seen(candidate("1r1c7"))),
        mark("2r7c1", true, 0, only("7N1")),
        Mark { chain: None, ..mark("2r1c1", false, 1, seen(candidate("2r7c1"))) },
    ]);
    let conflict = "1N1".parse().expect("a sector");
    let shape = Shape::Hypothesis(Hypothesis { target, marks, conflict });
    let scene = Scene::of_step(&grid(), &step(shape, Action::Eliminate(target)));
    assert_eq!(with_role(&scene, Role::Truth), "1r1c7 2r7c1");
    assert_eq!(with_role(&scene, Role::Fin), "1r1c1 2r1c1 3r1c7 3r7c1");
    assert_eq!(with_role(&scene, Role::Eliminated), "3r7c7");
    let tags: Vec<String> = scene.tags.iter().map(|(c, tag)| format!("{tag} {c}")).collect();
    assert_eq!(tags, ["a 3r1c7", "a 3r7c1", "A 1r1c7", "b 1r1c1", "A 2r7c1", "B 2r1c1"]);
    assert_eq!((scene.truth_means, scene.fin_means), ("would be true", "would be false"));
    assert_eq!(scene.focus, Focus::Edges);
    let kinds: Vec<EdgeKind> = scene.edges.iter().map(|edge| edge.kind).collect();
    use EdgeKind::{Strong, Weak};
    assert_eq!(kinds, [Weak, Weak, Strong, Weak, Strong, Weak]);
    assert_eq!(scene.zones.len(), 1);
    assert_eq!(
        (scene.zones[0].means.as_str(), scene.zones[0].cells.len()),
        ("r1c1 would be empty", 1)
    );
}

#[test]
fn two_ways_are_circles_and_squares() {
    let only = |name: &str| MarkFrom::Only(name.parse().expect("a sector"));
    let way = |start: &str, goes: &str, to: &str, by: &str| Way {
        candidate: candidate(start),
        marks: Box::new([
            mark(goes, false, 0, MarkFrom::Seen(candidate(start))),
            mark(to, true, 0, only(by)),
        ]),
        conflict: None,
    };
    let ways =
        Box::new([way("1r1c1", "1r1c7", "3r1c7", "1N7"), way("2r1c1", "2r7c1", "3r7c1", "7N1")]);
    let start = "1N1".parse().expect("a sector");
    let shape = Shape::TwoWay(TwoWay { start, ways, meeting: Meeting::Eliminated });
    let target = Action::Eliminate(candidate("3r7c7"));
    let scene = Scene::of_step(&grid(), &step(shape, target));
    assert_eq!(with_role(&scene, Role::Truth), "1r1c1 3r1c7");
    assert_eq!(with_role(&scene, Role::Fin), "2r1c1 3r7c1");
    assert_eq!(with_role(&scene, Role::Eliminated), "3r7c7");
    assert_eq!((scene.truth_means, scene.fin_means), ("true on the one way", "true on the other"));
    assert_eq!((scene.tags.len(), scene.edges.len(), scene.zones.len()), (2, 5, 0));
}
