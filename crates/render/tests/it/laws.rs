//! What holds of every picture.

use crate::common;

use ninerooks_board::{Candidate, Grid};
use ninerooks_render::ansi::{self, Layout, Options};
use ninerooks_render::{Role, Scene};
use proptest::prelude::*;
use unicode_width::UnicodeWidthStr;

/// A scene of any candidates, each with any role.
fn scenes() -> impl Strategy<Value = Scene> {
    let roles = prop::sample::select(vec![
        Role::Plain,
        Role::Covered,
        Role::Truth,
        Role::Fin,
        Role::Linked,
        Role::Eliminated,
        Role::Target,
    ]);
    let cells = prop::collection::vec(prop::option::weighted(0.4, roles), 729);
    (cells, 0..81usize).prop_map(|(cells, solved)| {
        let mut grid = Grid::default();
        for index in 0..solved {
            let digit = ninerooks_board::Digit::from_index((index * 7 + solved) % 9);
            let value = Candidate::new(digit, ninerooks_board::Cell::from_index(index * 80 % 81));
            if grid.is_live(value) {
                grid.place(value);
            }
        }
        let mut scene = Scene::of_grid(&grid);
        for (index, &role) in cells.iter().enumerate() {
            let candidate = Candidate::from_index(index);
            let view = &mut scene.cells[candidate.cell().index()];
            if let ninerooks_render::CellView::Open(roles) = view {
                roles[candidate.digit().index()] = role;
            }
        }
        scene
    })
}

fn check(scene: &Scene) {
    for layout in [Layout::Auto, Layout::Compact, Layout::Big, Layout::Values] {
        for ascii in [false, true] {
            let options = Options { ascii, layout, ..Options::default() };
            let plain = ansi::draw(scene, &options);
            let color = ansi::draw(scene, &Options { color: true, ..options });
            assert_eq!(anstream::adapter::strip_str(&color).to_string(), plain);
            assert!(!plain.contains('\x1b'));
            assert!(plain.is_ascii() || !ascii);
            assert!(plain.ends_with('\n'));
            for line in plain.lines() {
                assert!(!line.ends_with(' '), "{line:?}");
                assert!(line.width() <= 80 || layout == Layout::Compact, "{line}");
            }
        }
    }
}

#[test]
fn colours_add_nothing_to_the_steps() {
    for (grid, step) in common::steps().into_iter().chain(common::every_technique()) {
        check(&Scene::of_step(&grid, &step));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn colours_add_nothing_and_lines_fit(scene in scenes()) {
        check(&scene);
    }
}
