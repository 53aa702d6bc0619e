//! What scenes say.

use crate::common;

use ninerooks_board::{Candidate, Cell, CellSet, Grid, HouseSet};
use ninerooks_proof::{Cover, Proof};
use ninerooks_render::{Area, CellView, EdgeKind, Role, Scene};
use ninerooks_step::{
    AlmostLocked, AlmostLockedRange, AlmostLockedSet, Net, NetEnd, Nets, Shape, Step, WeakLink,
    WeakVia,
};

fn with_role(scene: &Scene, role: Role) -> String {
    let names = Candidate::all().filter(|&c| scene.role(c) == Some(role)).map(|c| c.to_string());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn a_grid_has_only_plain_candidates() {
    let (grid, _) = common::x_wing();
    let scene = Scene::of_grid(&grid);
    for candidate in Candidate::all() {
        let is_open = grid.unsolved().contains(candidate.cell()) && grid.is_live(candidate);
        assert_eq!(scene.role(candidate), is_open.then_some(Role::Plain), "{candidate}");
    }
    let view = |cell: &str| scene.cells[cell.parse::<Cell>().unwrap().index()];
    assert!(matches!(view("r1c1"), CellView::Placed(digit) if digit.get() == 1));
    assert!(matches!(view("r1c2"), CellView::Given(digit) if digit.get() == 7));
    assert!(!scene.is_solved());
    assert_eq!((scene.base, scene.cover), (Area::default(), Area::default()));
}

#[test]
fn a_basic_fish_is_truths_and_eliminations() {
    let (grid, step) = common::x_wing();
    let scene = Scene::of_step(&grid, &step);
    assert_eq!(with_role(&scene, Role::Truth), "3r1c4 3r1c9 3r7c4 3r7c9");
    assert_eq!(with_role(&scene, Role::Eliminated), "3r2c4 3r2c9 3r4c9 3r6c4 3r6c9 3r8c4");
    assert_eq!(with_role(&scene, Role::Covered), "");
    assert_eq!(scene.base, Area { houses: common::houses("r1 r7"), cells: CellSet::EMPTY });
    assert_eq!(scene.cover, Area { houses: common::houses("c4 c9"), cells: CellSet::EMPTY });
}

#[test]
fn a_finned_fish_spares_what_only_one_link_covers() {
    let (grid, step) = common::finned_x_wing();
    let scene = Scene::of_step(&grid, &step);
    assert_eq!(with_role(&scene, Role::Truth), "3r3c3 3r3c5 3r8c3 3r8c5");
    assert_eq!(with_role(&scene, Role::Fin), "3r9c3");
    assert_eq!(with_role(&scene, Role::Eliminated), "3r8c1");
    assert_eq!(with_role(&scene, Role::Covered), "3r3c4 3r3c6 3r8c6 3r9c1");
}

#[test]
fn a_placement_outranks_its_truth() {
    let (grid, step) = common::hidden_single();
    let scene = Scene::of_step(&grid, &step);
    assert_eq!(with_role(&scene, Role::Target), "1r8c3");
    assert_eq!(with_role(&scene, Role::Truth), "");
    assert_eq!(with_role(&scene, Role::Covered), "2r8c3 6r8c3 8r8c3");
    assert_eq!(scene.cover.cells, common::names("r8c3").collect());
}

/// A proof that names no sector leaves the picture to the shape; for all these steps both say the
/// same about the pattern.
#[test]
fn the_shape_alone_shows_the_same_pattern() {
    for (grid, mut step) in common::steps() {
        let proved = Scene::of_step(&grid, &step);
        step.proof = Proof::cover(Cover::new(&[], &[]));
        let shaped = Scene::of_step(&grid, &step);
        for role in [Role::Truth, Role::Fin, Role::Eliminated, Role::Target] {
            assert_eq!(with_role(&shaped, role), with_role(&proved, role));
        }
        assert!(shaped.truths.is_empty() && shaped.links.is_empty());
        assert_ne!(shaped.base, Area::default());
    }
}

#[test]
fn the_technique_is_not_looked_at() {
    static OTHER: ninerooks_step::Info = ninerooks_step::Info {
        id: "other",
        name: "Other",
        family: ninerooks_step::Family::Singles,
        since: "0.1",
        aliases: &[],
        doc: "",
    };
    for (grid, mut step) in common::steps() {
        let scene = Scene::of_step(&grid, &step);
        step.technique = ninerooks_step::TechniqueId::new(&OTHER);
        assert_eq!(Scene::of_step(&grid, &step), scene);
    }
}

#[test]
fn steps_that_do_not_fit_the_grid_mark_only_what_is_there() {
    let (_, step) = common::x_wing();
    let (other, _) = common::hidden_pair();
    let scene = Scene::of_step(&other, &step);
    for candidate in Candidate::all() {
        let is_open = other.unsolved().contains(candidate.cell()) && other.is_live(candidate);
        assert_eq!(scene.role(candidate).is_some(), is_open, "{candidate}");
    }
}

#[test]
fn sectors_whose_weights_cancel_are_not_shown() {
    let (_, mut step) = common::x_wing();
    let both = ["3R1".parse().unwrap()];
    step.proof = Proof::cover(Cover::new(&both, &both));
    let scene = Scene::of_step(&Grid::default(), &step);
    assert!(scene.truths.is_empty() && scene.links.is_empty());
    assert_eq!(
        scene.base.houses,
        "r1 r7".split(' ').map(|h| h.parse().unwrap()).collect::<HouseSet>()
    );
}

/// Whole patterns are not drawn: what they eliminate is marked, and their numbers are told.
#[test]
fn patterns_leave_candidates_plain() {
    let (grid, step) = common::patterns();
    let scene = Scene::of_step(&grid, &step);
    assert_eq!(with_role(&scene, Role::Eliminated), "3r2c4 3r2c9 3r4c9 3r6c4 3r6c9 3r8c4");
    for role in [Role::Truth, Role::Covered, Role::Fin, Role::Target] {
        assert_eq!(with_role(&scene, role), "");
    }
    // The digits that lose candidates or patterns, not the ones that only have some.
    let counts: Vec<String> =
        scene.patterns.iter().map(|(digit, count)| format!("{count} of {digit}")).collect();
    assert_eq!(counts, ["19 of 2", "7 of 3"]);
    assert_eq!((scene.base, scene.cover), (Area::default(), Area::default()));
    assert!(Scene::of_grid(&grid).patterns.is_empty());
}

/// Puzzle 250 of top1465, as Bob Hanson shows his first almost-locked range.
#[test]
fn chains_and_ranges_are_joined_by_lines() {
    let line = "...+4..6894.+6.+8+9+27...+9.26...2+9..6+834+7..49..8.2...+2.......87.5....6.83.+7....7+6....+8";
    let gone = "1r3c1 1r3c2 1r5c1 1r6c1 3r1c6 3r2c2 3r3c1 3r3c2 \
                3r5c1 3r6c1 5r3c1 5r3c2 5r5c1 5r6c1 7r1c1 7r1c2";
    let grid = common::grid(line, gone);
    let candidate = |name: &str| name.parse::<Candidate>().unwrap();
    let side = |text: &str| common::names::<Candidate>(text).collect();
    let range = AlmostLockedRange {
        digit: candidate("1r1c1").digit(),
        block: "b2".parse().unwrap(),
        lines: ["r1".parse().unwrap(), "c4".parse().unwrap()],
    };
    let link = |to: &str, via| WeakLink { from: candidate("1r1c3"), to: candidate(to), via };
    let shape = Shape::Nets(Nets {
        nets: Box::new([Net { sides: [side("1r4c4 5r4c3"), side("1r4c3 5r4c4")] }]),
        links: Box::new([
            link("1r4c3", WeakVia::Sector("1C3".parse().unwrap())),
            link("1r4c4", WeakVia::Ranges(Box::new([range]))),
        ]),
        end: NetEnd::Clash(candidate("1r4c4")),
    });
    let cover = common::cover("1R4 1B2", "1R1 1C3 1C4");
    let scene = Scene::of_step(&grid, &common::eliminate(&grid, "1r1c3", shape, cover));
    let edges: Vec<String> = scene
        .edges
        .iter()
        .map(|edge| {
            let sign = if edge.kind == EdgeKind::Strong { "=" } else { "-" };
            let [from, to] = [edge.from, edge.to].map(|n| format!("{}{}", n.digit, n.cells));
            format!("{from}{sign}{to}")
        })
        .collect();
    assert_eq!(
        edges,
        [
            "1r4c3=5r4c3",
            "1r4c4=5r4c4",
            "1r4c3=1r4c4",
            "5r4c3=5r4c4",
            "1r1c3-1r4c3",
            "1r1c3-1r1c56",
            "1r1c56=1r23c4",
            "1r23c4-1r4c4",
        ]
    );
    let zones: Vec<String> =
        scene.zones.iter().map(|zone| format!("{:?} {}", zone.kind, zone.cells)).collect();
    let parts = ["FirstLine r1c56", "SecondLine r23c4", "Crossing r1c4", "Outside r23c56"];
    assert_eq!(zones, parts);
    assert_eq!(with_role(&scene, Role::Fin), "1r4c4 5r4c3");
}

#[test]
fn linked_almost_locked_sets_are_zones_with_weak_edges() {
    let (grid, step) = common::naked_pair();
    let cells = |text: &[&str]| text.iter().map(|c| c.parse::<Cell>().unwrap()).collect();
    let set = |at: &[&str]| {
        let cells: CellSet = cells(at);
        AlmostLockedSet { cells, digits: cells.flat_map(|cell| grid.digits(cell)).collect() }
    };
    let sets = Box::new([set(&["r1c4"]), set(&["r1c5", "r1c6"])]);
    let digit = sets[1].digits.first().unwrap();
    let shape = Shape::AlmostLocked(AlmostLocked { sets, links: Box::new([digit]) });
    let scene = Scene::of_step(&grid, &Step { shape, ..step });
    let zones: Vec<(&str, usize)> =
        scene.zones.iter().map(|zone| (zone.name.as_str(), zone.cells.len())).collect();
    assert_eq!(zones, [("A", 1), ("B", 2)]);
    let [edge] = &scene.edges[..] else { panic!("{:?}", scene.edges) };
    assert_eq!((edge.kind, edge.from.digit), (EdgeKind::Weak, digit));
    assert!(edge.to.cells.is_subset(cells(&["r1c5", "r1c6"])));
}
