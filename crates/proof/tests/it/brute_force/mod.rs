//! Random proofs on small grids, judged by the checker and by all solutions there are.
//!
//! A small grid has so few open cells that its solutions can be written out. Whatever the checker
//! accepts must hold in every one of them; and it says what the rule, worked out in the most obvious
//! way, says. A few thousand proofs are tried on each run. The long run:
//!
//! ```sh
//! cargo test --release -p ninerooks-proof --test it brute_force:: -- --ignored --nocapture
//! ```

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod assumptions;
mod clauses;
mod covers;
mod guardians;
mod patterns;
mod small;
mod sums;
mod symmetric;
mod unique;

use small::Rng;

#[test]
fn covers() {
    let counts = covers::run(&mut Rng(1), 20_000);
    println!("{counts}");
    assert!(counts.accepted > 2_000 && counts.refused > 2_000, "{counts}");
}

#[test]
fn assumptions() {
    let counts = assumptions::run(&mut Rng(2), 6_000);
    println!("{counts}");
    assert!(counts.accepted > 300 && counts.refused > 1_000, "{counts}");
}

#[test]
fn rookeries() {
    let counts = patterns::run(&mut Rng(3), 4_000);
    println!("{counts}");
    assert!(counts.accepted > 500 && counts.refused > 500, "{counts}");
}

#[test]
fn lemmas() {
    let counts = clauses::run(&mut Rng(8), 60_000);
    println!("{counts}");
    assert!(counts.accepted > 1_000 && counts.refused > 1_000, "{counts}");
}

#[test]
fn lemmas_and_assumptions_under_rules() {
    let (counts, [by_rules, placed]) = clauses::run_ruled(&mut Rng(14), 100_000);
    println!("{counts}; {by_rules} lemmas and {placed} placements by rules alone");
    assert!(counts.accepted > 2_000 && counts.refused > 10_000, "{counts}");
    assert!(by_rules > 500 && placed > 20, "{by_rules}, {placed}");
}

#[test]
fn sums() {
    let (counts, kinds) = sums::run(&mut Rng(16), 100_000);
    println!("{counts}; accepted: {kinds:?}");
    assert!(counts.refused > 10_000, "{counts}");
    assert!(kinds.all().iter().all(|count| *count > 150), "{counts}; {kinds:?}");
}

#[test]
fn guardians() {
    for outcome in guardians::run(&mut Rng(10), 150) {
        let guardians::Outcome { kind, counts, forbidden } = &outcome;
        println!("{kind:?}: {counts}; {forbidden} wrong clauses that only the puzzle refuses");
        assert!(counts.accepted > 15 && *forbidden > 20, "{kind:?}: {counts}; {forbidden}");
    }
}

#[test]
fn impossible_patterns() {
    let counts = guardians::run_impossible(&mut Rng(11), 20_000);
    println!("{counts}");
    assert!(counts.accepted > 500 && counts.refused > 1_000, "{counts}");
}

#[test]
fn symmetries() {
    let counts = symmetric::run(&mut Rng(12), 100);
    println!("{counts}");
    assert!(counts.accepted > 1_000 && counts.refused > 1_000, "{counts}");
}

/// The anti-form: puzzles that would be symmetrical with one candidate more.
#[test]
fn near_symmetries() {
    let counts = symmetric::run_nearly(&mut Rng(13), 300);
    println!("{counts:?}");
    assert!(counts.iter().all(|count| *count > 30), "{counts:?}");
}

/// Issue 12, A1: puzzles given by candidates, each with one solution.
#[test]
fn rectangles() {
    let (counts, forbidden) = unique::run_rectangles(&mut Rng(7), 400);
    println!("{counts}; {forbidden} true patterns saved by what the puzzle excludes");
    assert!(counts.accepted > 100 && forbidden > 50, "{counts}; {forbidden}");
}

#[test]
#[ignore = "ten million covers: some minutes, in release"]
fn ten_million_covers() {
    println!("{}", covers::run(&mut Rng(4), 10_000_000));
}

#[test]
#[ignore = "ten million lemmas and steps by them: some minutes, in release"]
fn ten_million_lemmas() {
    println!("{}", clauses::run(&mut Rng(9), 10_000_000));
}

#[test]
#[ignore = "a million proofs under rules: half a minute"]
fn a_million_under_rules() {
    let (counts, [by_rules, placed]) = clauses::run_ruled(&mut Rng(15), 1_000_000);
    println!("{counts}; {by_rules} lemmas and {placed} placements by rules alone");
}

#[test]
#[ignore = "ten million proofs by sums: some minutes, in release"]
fn ten_million_sums() {
    let (counts, kinds) = sums::run(&mut Rng(17), 10_000_000);
    println!("{counts}; accepted: {kinds:?}");
}

#[test]
#[ignore = "a million assumptions: a minute, in release"]
fn a_million_assumptions() {
    println!("{}", assumptions::run(&mut Rng(5), 1_000_000));
}

#[test]
#[ignore = "a million proofs in POM-space: some minutes, in release"]
fn a_million_rookeries() {
    println!("{}", patterns::run(&mut Rng(6), 1_000_000));
}
