//! How long the rating of human times takes, and how long new puzzles of each band.
//!
//! `cargo xtask measure human FILE...` prints for each list the mean, the median, the 99th percentile and the greatest time of
//! a rating, each in milliseconds of the thread's own processor time, of the puzzles that singles solve and of the others, and the puzzle that
//! takes longest. Each puzzle is rated three times, and the least counts.
//!
//! `cargo xtask measure human new [COUNT] [SEED]` makes so many puzzles of each band and prints the mean and the greatest time of
//! one in seconds, how many have the band, and how many are off by more than one when they are rated in another form.

use anyhow::{Context, Result, ensure};
use cpu_time::ThreadTime;
use ninerooks_lab::{Clues, Random, any_map};
use ninerooks_maker::Maker;
use ninerooks_rating::human::{Band, rate};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    if arguments.first().is_some_and(|first| first == "new") {
        let number = |at: usize, or: u64| {
            arguments.get(at).map_or(Ok(or), |text| text.parse()).context("a number is expected")
        };
        made(number(1, 100)?, number(2, 1)?);
        return Ok(());
    }
    ensure!(!arguments.is_empty(), "lists are expected, or `new`");
    println!("| list | puzzles | mean ms | median ms | p99 ms | max ms | the longest |");
    println!("|---|---:|---:|---:|---:|---:|---|");
    for file in arguments {
        let text = std::fs::read_to_string(file).with_context(|| file.clone())?;
        let name = std::path::Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        list(&name, &text);
    }
    Ok(())
}

/// How long it takes, in milliseconds, and whether singles solve it.
fn timed(clues: &Clues) -> (f64, bool) {
    let mut least = f64::INFINITY;
    let mut easy = false;
    for _ in 0..3 {
        let start = ThreadTime::now();
        easy = rate(clues).features.open == 0;
        least = least.min(start.elapsed().as_secs_f64() * 1e3);
    }
    (least, easy)
}

fn list(name: &str, text: &str) {
    let mut times: [Vec<(f64, Clues)>; 2] = [Vec::new(), Vec::new()];
    for clues in text.lines().filter_map(grid).map(|grid| Clues::from(&grid)) {
        let (time, easy) = timed(&clues);
        times[usize::from(!easy)].push((time, clues));
    }
    for (mut times, kind) in times.into_iter().zip(["singles", "more"]) {
        times.sort_by(|one, other| one.0.total_cmp(&other.0));
        let Some((max, longest)) = times.last() else { continue };
        let count = times.len();
        let mean = times.iter().map(|time| time.0).sum::<f64>() / count as f64;
        let [median, p99] = [count / 2, count * 99 / 100].map(|at| times[at].0);
        println!(
            "| `{name}`, {kind} | {count} | {mean:.2} | {median:.2} | {p99:.2} | {max:.2} | `{longest}` |"
        );
    }
}

fn made(count: u64, seed: u64) {
    println!("| band | puzzles | mean s | max s | of the band | off by more than one |");
    println!("|---|---:|---:|---:|---:|---:|");
    for band in Band::ALL {
        let maker = Maker { band: Some(band), ..Maker::new(seed) };
        let (mut all, mut max, mut own, mut off, mut found) = (0.0, 0.0_f64, 0, 0, 0);
        for number in 0..count {
            let start = ThreadTime::now();
            let puzzle = maker.puzzle(number);
            let time = start.elapsed().as_secs_f64();
            (all, max) = (all + time, max.max(time));
            let Some(puzzle) = puzzle else { continue };
            let form = puzzle.mapped(&any_map(&mut Random::new(seed, number)));
            let rated = rate(&form).band;
            found += 1;
            own += u64::from(rated == band);
            off += u64::from(rated.number().abs_diff(band.number()) > 1);
        }
        let mean = all / count as f64;
        println!("| {band} | {found} | {mean:.2} | {max:.2} | {own} | {off} |");
    }
}
