//! Chains that somebody drew: what they prove, and what is wrong with them.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use ninerooks_play::chain::{Verdict, judge};
use ninerooks_play::{Drawing, Link, LinkKind};

/// An empty grid where these sectors have these candidates only: `3R1: 3r1c4 3r1c8`.
fn grid(kept: &[&str]) -> Grid {
    let mut puzzle = Puzzle::default();
    let mut live = puzzle.default_candidates();
    for name in kept {
        let (sector, cells) = name.split_once(": ").unwrap();
        let sector: ninerooks_board::Sector = sector.parse().unwrap();
        let cells: Vec<Candidate> = cells.split(' ').map(|name| name.parse().unwrap()).collect();
        for candidate in sector.candidates() {
            if !cells.contains(candidate) {
                live.remove(*candidate);
            }
        }
    }
    puzzle.candidates = Some(Box::new(live));
    Grid::new(&puzzle).unwrap()
}

fn drawn(text: &str) -> Drawing {
    let parts: Vec<&str> = text.split(' ').collect();
    let links = parts.windows(3).step_by(2).map(|three| Link {
        from: three[0].parse().unwrap(),
        to: three[2].parse().unwrap(),
        kind: match three[1] {
            "=" => LinkKind::Strong,
            "-" => LinkKind::Weak,
            _ => LinkKind::Other,
        },
    });
    Drawing { links: links.collect(), ..Drawing::default() }
}

fn told(verdict: &Verdict) -> String {
    let names: Vec<String> = verdict.eliminations.iter().map(ToString::to_string).collect();
    let faults: Vec<String> = verdict.faults.iter().map(ToString::to_string).collect();
    format!("{}{}", names.join(" "), faults.join(" "))
}

/// Rows 1 and 5 have two places for 3 each; two of them see each other in column 4.
fn skyscraper() -> Grid {
    grid(&["3R1: 3r1c4 3r1c8", "3R5: 3r5c4 3r5c9"])
}

#[test]
fn what_sees_both_ends_is_eliminated() {
    let grid = skyscraper();
    let verdict = judge(&grid, &drawn("3r1c8 = 3r1c4 - 3r5c4 = 3r5c9"));
    assert_eq!(told(&verdict), "3r2c9 3r3c9 3r4c8 3r6c8");
    // Drawn from the other end, and with a weak link at an end that says nothing.
    let turned = judge(&grid, &drawn("3r9c9 - 3r5c9 = 3r5c4 - 3r1c4 = 3r1c8"));
    assert_eq!(told(&turned), "3r2c9 3r3c9 3r4c8 3r6c8");
}

#[test]
fn the_order_in_which_links_were_drawn_is_no_matter() {
    let mut drawing = drawn("3r1c8 = 3r1c4 - 3r5c4 = 3r5c9");
    drawing.links.rotate_left(1);
    assert_eq!(told(&judge(&skyscraper(), &drawing)), "3r2c9 3r3c9 3r4c8 3r6c8");
    drawing.links.push(drawn("1r9c9 ~ 2r9c9").links[0]);
    assert_eq!(told(&judge(&skyscraper(), &drawing)), "3r2c9 3r3c9 3r4c8 3r6c8");
}

#[test]
fn a_wrong_link_is_named_with_the_reason() {
    let grid = skyscraper();
    let told = |text: &str| told(&judge(&grid, &drawn(text)));
    assert_eq!(told("3r1c8 = 3r2c9"), {
        let others: Vec<String> = grid
            .live_in("3B3".parse().unwrap())
            .map(|c| c.to_string())
            .filter(|c| c != "3r1c8" && c != "3r2c9")
            .collect();
        format!("3r1c8 and 3r2c9 are not a strong link: {} are in 3B3 too.", others.join(" "))
    });
    assert_eq!(told("3r1c8 - 3r5c9"), "3r1c8 and 3r5c9 share no cell, row, column or box.");
    assert_eq!(told("3r1c8 = 3r1c1"), "3r1c1 is no candidate any more.");
}

#[test]
fn what_is_no_chain_says_why() {
    let grid = skyscraper();
    let told = |text: &str| told(&judge(&grid, &drawn(text)));
    assert_eq!(
        told("3r1c8 = 3r1c4 - 3r2c4 - 3r5c4 = 3r5c9"),
        "Two weak links meet in 3r2c4: nothing follows through it."
    );
    assert!(told("3r1c8 - 3r2c8").starts_with("A chain begins and ends with a strong link"));
    let mut fork = drawn("3r1c8 = 3r1c4 - 3r5c4 = 3r5c9");
    fork.links.push(drawn("3r1c4 - 3r6c4").links[0]);
    assert_eq!(said(&grid, &fork), "More than two links meet in 3r1c4: it is no chain.");
    let mut apart = drawn("3r1c8 = 3r1c4");
    apart.links.push(drawn("3r5c4 = 3r5c9").links[0]);
    assert_eq!(said(&grid, &apart), "These links are not one chain: they are not connected.");
    assert_eq!(judge(&grid, &Drawing::default()), Verdict::default());
}

fn said(grid: &Grid, drawing: &Drawing) -> String {
    told(&judge(grid, drawing))
}

#[test]
fn a_ring_eliminates_along_its_weak_links() {
    // An X-Wing.
    let grid = grid(&["3R1: 3r1c4 3r1c9", "3R7: 3r7c4 3r7c9"]);
    let verdict = judge(&grid, &drawn("3r1c4 = 3r1c9 - 3r7c9 = 3r7c4 - 3r1c4"));
    assert!(verdict.is_ring);
    assert_eq!(verdict.eliminations.len(), 14);
    assert!(verdict.eliminations.iter().all(|c| c.digit() == Digit::D3));
    let columns = verdict.eliminations.iter().map(|c| c.cell());
    assert!(columns.into_iter().all(|cell: Cell| [3, 8].contains(&cell.column_index())));
}

#[test]
fn a_ring_that_is_out_of_turn_decides_a_candidate() {
    // Weak on both sides of 3r2c9: it is false.
    let grid = skyscraper();
    let ring = "3r2c9 - 3r1c8 = 3r1c4 - 3r5c4 = 3r5c9 - 3r2c9";
    let verdict = judge(&grid, &drawn(ring));
    assert!(verdict.is_ring && verdict.eliminations.contains(&"3r2c9".parse().unwrap()));
    // Strong on both sides of 3r1c4: it is true, so what sees it is false, in its cell as well.
    let grid = self::grid(&["3R1: 3r1c4 3r1c8", "3R5: 3r5c5 3r5c8", "3C4: 3r1c4 3r6c4"]);
    let verdict = judge(&grid, &drawn("3r5c8 = 3r5c5 - 3r6c4 = 3r1c4 = 3r1c8 - 3r5c8"));
    let has = |name: &str| verdict.eliminations.contains(&name.parse().unwrap());
    assert!(verdict.is_ring && has("3r2c5") && has("1r1c4") && !has("3r1c4"));
}
