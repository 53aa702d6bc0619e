//! What the checker takes for a step, by the kind of its proof.
//!
//! `cargo xtask measure checker FILE EVERY PROFILE...`
//!
//! Reads the first field of 81 characters of each line, and takes one of `EVERY` of these puzzles. Each is solved with
//! each of the profiles, assuming one solution, and each step is checked again. Units of work are those of the
//! checker's budget; they are the same on every machine.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Instant;

use anyhow::{Context, Result};
use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Profile, Walk};
use ninerooks_proof::{Budget, Proof, Reason, check_within};

use super::grid;

/// What one step took.
struct Taken {
    micros: f64,
    work: u64,
}

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let file = arguments.next().context("a file of puzzles is expected")?;
    let every: usize = arguments.next().context("a number is expected")?.parse()?;
    let text = std::fs::read_to_string(file)?;
    let grids: Vec<Grid> = text.lines().filter_map(grid).step_by(every.max(1)).collect();
    let mut all: BTreeMap<&str, Vec<Taken>> = BTreeMap::new();
    for id in arguments {
        let mut profile = Profile::by_id(id).context("no such profile")?;
        profile.assume_uniqueness(true);
        for start in &grids {
            for (grid, step) in Walk::new(start, &profile, Checking::Off) {
                let mut budget = Budget::of_path();
                let before = budget.left();
                let clock = Instant::now();
                let verdict =
                    check_within(black_box(&grid), &step.actions, &step.proof, &mut budget);
                let micros = clock.elapsed().as_secs_f64() * 1e6;
                verdict?;
                let taken = Taken { micros, work: before - budget.left() };
                all.entry(kind(&step.proof)).or_default().push(taken);
            }
        }
    }
    println!("| proof | steps | µs median | p99 | max | work median | p99 | max |");
    println!("|---|---:|---:|---:|---:|---:|---:|---:|");
    for (kind, taken) in &all {
        let mut micros: Vec<f64> = taken.iter().map(|taken| taken.micros).collect();
        let mut work: Vec<u64> = taken.iter().map(|taken| taken.work).collect();
        micros.sort_by(f64::total_cmp);
        work.sort_unstable();
        let at = |part: usize| (taken.len() - 1) * part / 100;
        let [m, p, x] = [50, 99, 100].map(|part| micros[at(part)]);
        let [wm, wp, wx] = [50, 99, 100].map(|part| work[at(part)]);
        println!("| {kind} | {} | {m:.1} | {p:.1} | {x:.1} | {wm} | {wp} | {wx} |", taken.len());
    }
    Ok(())
}

/// The kind of a proof, as docs/proofs.md names them.
fn kind(proof: &Proof) -> &'static str {
    if let Some(lemma) = proof.lemmas.first() {
        return match lemma.by {
            Reason::Guardians(_) => "lemmas by guardians",
            Reason::Covers(_) => "lemmas by covers",
            Reason::Refute(_) | Reason::Cases(_) => "lemmas by assumptions",
            Reason::Rookeries(_) => "lemmas by patterns",
            Reason::Symmetry(_) => "lemmas by a symmetry",
            Reason::Rules => "lemmas by rules",
            Reason::Fillings(_) => "lemmas by fillings",
        };
    }
    match &proof.then {
        Reason::Covers(covers) if covers.len() == 1 => "a cover",
        Reason::Covers(_) => "several covers",
        Reason::Rookeries(proof) if proof.deletions.is_empty() => "patterns, nothing deleted",
        Reason::Rookeries(_) => "patterns with deletions",
        Reason::Refute(_) => "a refutation",
        Reason::Cases(_) => "cases",
        Reason::Guardians(_) => "guardians",
        Reason::Symmetry(_) => "a symmetry",
        Reason::Rules => "rules",
        Reason::Fillings(_) => "fillings",
    }
}
