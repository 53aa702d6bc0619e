//! How long the paths of lists are.
//!
//! `cargo xtask measure lengths PROFILE EVERY FILE...` solves every so many-th puzzle of each list, each step checked, and prints the
//! median, the 95th percentile and the mean of the length, those of the longest step, steps beyond singles, refutations by cases,
//! and milliseconds of the thread's own processor time. PROFILE is a built-in one, or one with a comma and `simplified`, `shortest` or
//! `smallest` behind it: `default,shortest`.

use anyhow::{Context, Result, ensure};
use cpu_time::ThreadTime;
use ninerooks_logic::{
    Brevity, Checking, Profile, Solution, Status, shortest, simplify_solution, solve,
};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let [profile, every, files @ ..] = arguments else {
        anyhow::bail!("a profile, a number and lists are expected");
    };
    ensure!(!files.is_empty(), "lists are expected");
    let (name, goal) = profile.split_once(',').unwrap_or((profile, ""));
    let shown = match goal {
        "" => Shown::AsFound,
        "simplified" => Shown::Simplified,
        _ => Shown::Short(*known(goal)?),
    };
    let profile = Profile::by_id(name).with_context(|| format!("no profile is named {name}"))?;
    let every: usize = every.parse().context("a number is expected")?;
    println!(
        "| list | puzzles | solved | length: median | 95 % | mean | longest step: median | 95 % | steps | refutations | ms |"
    );
    println!("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
    for file in files {
        let text = std::fs::read_to_string(file).with_context(|| file.clone())?;
        let name = std::path::Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        list(&name, &text, every.max(1), &profile, shown);
    }
    Ok(())
}

/// Which path is measured.
#[derive(Clone, Copy)]
enum Shown {
    AsFound,
    Simplified,
    Short(Brevity),
}

fn known(goal: &str) -> Result<&Brevity> {
    let found = Brevity::NAMES.iter().find(|(_, name)| *name == goal);
    found.map(|(what, _)| what).with_context(|| format!("no goal is named {goal}"))
}

fn list(name: &str, text: &str, every: usize, profile: &Profile, shown: Shown) {
    let (mut all, mut longest) = (Vec::new(), Vec::new());
    let (mut solved, mut steps, mut refutations, mut time) = (0, 0, 0, 0.0);
    for puzzle in text.lines().filter_map(grid).step_by(every) {
        let start = ThreadTime::now();
        let plain = solve(&puzzle, profile, Checking::On);
        let Solution { path, status, .. } = match shown {
            Shown::AsFound => plain,
            Shown::Simplified => simplify_solution(plain, profile, None).solution,
            Shown::Short(goal) => shortest(plain, profile, goal).solution,
        };
        time += start.elapsed().as_secs_f64() * 1e3;
        solved += usize::from(status == Status::Solved);
        steps += path.steps.iter().filter(|step| !step.is_single()).count();
        let is_one = |id: &str| id == "refutation-by-cases";
        refutations += path.steps.iter().filter(|step| is_one(step.technique.id())).count();
        let length = path.length();
        all.push(length.all);
        longest.push(length.longest);
    }
    all.sort_unstable();
    longest.sort_unstable();
    let count = all.len();
    if count == 0 {
        return;
    }
    let mean = |sum: f64| sum / count as f64;
    let part = |of: &[usize], percent: usize| of[(count * percent / 100).min(count - 1)];
    println!(
        "| `{name}` | {count} | {solved} | {} | {} | {:.0} | {} | {} | {:.1} | {:.2} | {:.0} |",
        part(&all, 50),
        part(&all, 95),
        mean(all.iter().sum::<usize>() as f64),
        part(&longest, 50),
        part(&longest, 95),
        mean(steps as f64),
        mean(refutations as f64),
        mean(time),
    );
}
