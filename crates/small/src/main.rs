//! `small four`, `small states`, `small six SEED FROM COUNT`, `small puzzle CLUES…`, and ways to look for what resists: see [`USAGE`].
#![expect(clippy::print_stdout, clippy::print_stderr)] // a program

use std::process::ExitCode;

use ninerooks_small::build::build;
use ninerooks_small::climb::{climb, filled};
use ninerooks_small::grids::{Class, classes};
use ninerooks_small::puzzles::{is_minimal, numbered, unique_sets};
use ninerooks_small::regions::regions;
use ninerooks_small::{Board, Cells, Random, State, Tally, solutions, sums};

const USAGE: &str = "\
small four                        all puzzles of 4×4, by each method
small states                      all states of 4×4 with one solution
small six SEED FROM COUNT         minimal puzzles of 6×6, from number FROM on
small regions DIGITS SEED COUNT   regions of 9×9 that so many digits cannot fill
small fill SEED COUNT             states of 6×6 to which no candidate can be added
small list FILE                   puzzles of a file, one in each line, by each method
small puzzle CLUES...             rounds of sums of puzzles of 4×4, 6×6 or 9×9
small climb CLUES SEED ATTEMPTS   states beside a puzzle of 9×9, uphill";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["four"] => {
            four();
            Ok(())
        }
        ["states"] => states(),
        ["six", seed, from, count] => six(seed, from, count),
        ["regions", digits, seed, count] => region(digits, seed, count),
        ["fill", seed, count] => fill(seed, count),
        ["list", file] => list(file),
        ["puzzle", ref puzzles @ ..] if !puzzles.is_empty() => {
            puzzles.iter().try_for_each(|clues| puzzle(clues))
        }
        ["climb", clues, seed, attempts] => climbed(clues, seed, attempts),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// Clues in reading order, with dots.
fn written(grid: &[usize], clues: Cells) -> String {
    let sign = |(cell, digit): (usize, &usize)| match clues >> cell & 1 {
        1 => (digit + 1).to_string(),
        _ => ".".to_owned(),
    };
    grid.iter().enumerate().map(sign).collect()
}

fn four() {
    let board = Board::new(2, 2);
    let (mut all, mut minimal) = (Tally::default(), Tally::default());
    for Class { least, size } in classes(&board) {
        let sets = unique_sets(&board, &least);
        let (mut own, mut own_minimal) = (Tally::default(), Tally::default());
        for &clues in &sets {
            let state = State::from_clues(&board, &least, clues);
            let name = written(&least, clues);
            own.count(&board, &state, &name, 1);
            if is_minimal(&sets, clues) {
                own_minimal.count(&board, &state, &name, 1);
            }
        }
        let grids = size as u64 * 24; // the orders of the digits
        println!("{}: {grids} grids, {} puzzles each", written(&least, board.all()), sets.len());
        all.add(&own, grids);
        minimal.add(&own_minimal, grids);
    }
    print!("all\n{all}minimal\n{minimal}");
}

fn states() -> Result<(), String> {
    let board = Board::new(2, 2);
    for class in classes(&board) {
        let built = build(&board, &class.least).map_err(|_| "a number left its range")?;
        println!(
            "{}: {} corners beside a pattern, {} without a solution; {} sets of patterns, {} states resist",
            written(&class.least, board.all()),
            built.corners,
            built.pure,
            built.looked,
            built.resisting.len()
        );
        built.resisting.iter().for_each(|state| println!("{state}"));
    }
    Ok(())
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("'{text}' is no whole number"))
}

fn six(seed: &str, from: &str, count: &str) -> Result<(), String> {
    let (seed, from, count) = (number(seed)?, number(from)?, number(count)?);
    let board = Board::new(2, 3);
    let classes = classes(&board);
    let mut tally = Tally::default();
    let mut clue_counts = [0_u64; 37];
    let end = from.checked_add(count).ok_or("there are no such numbers")?;
    for n in from..end {
        let (class, clues) = numbered(&board, &classes, seed, n);
        let grid = &classes[class].least;
        clue_counts[clues.count_ones() as usize] += 1;
        let state = State::from_clues(&board, grid, clues);
        tally.count(&board, &state, &written(grid, clues), 1);
        if (n + 1 - from).is_multiple_of(1000) || n + 1 == end {
            println!("numbers {from} to {n}\n{tally}");
        }
    }
    let shown = clue_counts.iter().enumerate().filter(|(_, count)| **count > 0);
    println!("clues: {}", shown.map(|(n, c)| format!("{n}: {c}")).collect::<Vec<_>>().join(", "));
    Ok(())
}

fn region(digits: &str, seed: &str, count: &str) -> Result<(), String> {
    let (digits, seed, count) = (number(digits)?, number(seed)?, number(count)?);
    let digits = usize::try_from(digits).ok().filter(|digits| (1..9).contains(digits));
    let digits = digits.ok_or("DIGITS is a number from 1 to 8")?;
    let board = Board::new(3, 3);
    let first = solutions(&board, &State::full(&board), 1);
    let grid = first.first().ok_or("an empty board has a solution")?;
    let found = regions(&board, grid, digits, count, &mut Random::new(seed))
        .map_err(|_| "a number left its range")?;
    println!(
        "{} regions, {} that {digits} digits cannot fill, {} of them resist",
        found.tried,
        found.without,
        found.resisting.len()
    );
    found.resisting.iter().for_each(|state| println!("RESISTS: {state}"));
    Ok(())
}

fn fill(seed: &str, count: &str) -> Result<(), String> {
    let (seed, count) = (number(seed)?, number(count)?);
    let board = Board::new(2, 3);
    let classes = classes(&board);
    let mut rounds = Vec::new();
    for n in 0..count {
        let grid = &classes[usize::try_from(n).unwrap_or(0) % classes.len()].least;
        let mut random = Random::new(seed ^ n.wrapping_mul(0xd134_2543_de82_ef95));
        let state = filled(&board, &State::solved(&board, grid), grid, &mut random, usize::MAX);
        let done =
            sums(&board, &state, true).map_err(|_| format!("{n}: a number left its range"))?;
        if !done.space.state().is_solved(&board) {
            println!("RESISTS: {state}");
        }
        rounds.resize(rounds.len().max(done.candidates.len() + 1), 0_u64);
        rounds[done.candidates.len()] += 1;
        if (n + 1).is_multiple_of(50) || n + 1 == count {
            println!("{} states; by rounds from 0 on: {rounds:?}", n + 1);
        }
    }
    Ok(())
}

/// The board and the state of clues, and the only solution.
fn read(clues: &str) -> Result<(Board, State, Vec<usize>), String> {
    let board = match clues.chars().count() {
        16 => Board::new(2, 2),
        36 => Board::new(2, 3),
        81 => Board::new(3, 3),
        other => return Err(format!("'{clues}': {other} cells, expected 16, 36 or 81")),
    };
    let mut state = State::full(&board);
    for (cell, sign) in clues.chars().enumerate() {
        match sign.to_digit(10).map(|digit| digit as usize) {
            Some(digit) if (1..=board.size()).contains(&digit) => {
                state.place(&board, digit - 1, cell);
            }
            None if sign == '.' => {}
            _ if sign == '0' => {}
            _ => return Err(format!("'{clues}': cell {}: '{sign}' is no digit", cell + 1)),
        }
    }
    let mut found = solutions(&board, &state, 2);
    match (found.pop(), found.pop()) {
        (Some(only), None) => Ok((board, state, only)),
        (None, _) => Err(format!("'{clues}' has no solution")),
        _ => Err(format!("'{clues}' has more than one solution")),
    }
}

fn list(file: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let mut tally = Tally::default();
    for line in text.lines() {
        let is_puzzle = |word: &&str| word.len() == 81 && word.contains(['.', '0']);
        let Some(clues) = line.split_whitespace().find(is_puzzle) else { continue };
        let (board, state, _) = read(clues)?;
        tally.count(&board, &state, clues, 1);
    }
    print!("{tally}");
    Ok(())
}

fn puzzle(clues: &str) -> Result<(), String> {
    let (board, state, _) = read(clues)?;
    let rounds =
        sums(&board, &state, true).map_err(|_| format!("{clues}: a number left its range"))?;
    let left = rounds.space.state();
    let ends =
        if left.is_solved(&board) { "solved".to_owned() } else { format!("RESISTS: {left}") };
    println!(
        "{clues}: {} rounds, candidates {:?}, {ends}",
        rounds.candidates.len(),
        rounds.candidates
    );
    Ok(())
}

fn climbed(clues: &str, seed: &str, attempts: &str) -> Result<(), String> {
    let (seed, attempts) = (number(seed)?, number(attempts)?);
    let (board, state, grid) = read(clues)?;
    climb(&board, &state, &grid, &mut Random::new(seed), |attempt, best| {
        println!("{attempt}: {} candidates, rounds {:?}", best.state.candidates(), best.candidates);
        if !best.left.is_solved(&board) {
            println!("RESISTS: {}\nleft: {}", best.state, best.left);
        }
        attempt < attempts
    })
    .map_err(|_| "a number left its range".to_owned())
}
