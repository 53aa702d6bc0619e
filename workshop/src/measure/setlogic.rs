//! Figures of set logic over a list of puzzles, on one core.
//!
//! `cargo xtask measure setlogic WHAT FILE [EVERY]`
//!
//! * `closure`: how many puzzles fall to truths and links alone; every pattern is checked. `list`
//!   does the same and prints the numbers of the lines that are solved.
//! * `prove`: what the finder says of each open candidate after singles, and how long it takes.
//!   `prove-basic` does so after the basic techniques.
//! * `hard`: the same for candidates that are eliminated in hard states, drawn by a fixed seed. FILE is the
//!   folder of the lists.
//! * `fewest`: the way of the fewest truths.
//! * `rate`: ratings by truths; `shuffled` also rates a shuffled puzzle and prints where it differs.
//! * `whole`: for how many puzzles one pattern proves everything at once.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use ninerooks_board::{Candidate, Grid};
use ninerooks_logic::setlogic::{
    Budget, Limits, Verdict, Wanted, Whole, Witness, closure, prove, rate, smallest, whole,
    whole_once,
};
use ninerooks_logic::{Checking, Profile, solve};
use ninerooks_proof::{Action, Proof, check};
use ninerooks_testing::{Rng, Symmetry};

use super::grid;

pub(super) fn run(arguments: &[String]) -> Result<()> {
    let mut arguments = arguments.iter();
    let what = arguments.next().context("what is wanted?")?;
    let file = arguments.next().context("a file of puzzles is expected")?;
    let every: usize = arguments.next().map_or(Ok(1), |n| n.parse())?;
    if what == "hard" {
        return hard(Path::new(&file));
    }
    let text = std::fs::read_to_string(file)?;
    let lines = text.lines().enumerate().step_by(every);
    let grids: Vec<(usize, Grid)> =
        lines.filter_map(|(i, line)| Some((i + 1, grid(line)?))).collect();
    match what.as_str() {
        "closure" => closures(&grids, false),
        "list" => closures(&grids, true),
        "prove" => proofs(&grids, "singles")?,
        "prove-basic" => proofs(&grids, "basic")?,
        "fewest" => ways(&grids)?,
        "rate" => ratings(&grids, false),
        "shuffled" => ratings(&grids, true),
        "whole" => wholes(&grids),
        _ => bail!("no such figures"),
    }
    Ok(())
}

/// Milliseconds that things took.
#[derive(Default)]
struct Times(Vec<f64>);

impl Times {
    fn of<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = work();
        self.0.push(start.elapsed().as_secs_f64() * 1e3);
        result
    }

    fn print(mut self) {
        self.0.sort_by(f64::total_cmp);
        let Some(last) = self.0.len().checked_sub(1) else { return };
        let at = |percent: usize| self.0[last * percent / 100];
        let mean = self.0.iter().sum::<f64>() / self.0.len() as f64;
        println!(
            "{} times in ms: mean {mean:.1}, median {:.1}, p99 {:.1}, max {:.1}",
            self.0.len(),
            at(50),
            at(99),
            at(100)
        );
    }
}

fn closures(grids: &[(usize, Grid)], list: bool) {
    let mut times = Times::default();
    let (mut solved, mut stuck, mut unsure, mut eliminated, mut refused) = (0, 0, 0, 0, 0);
    for (line, grid) in grids {
        let closure = times.of(|| closure(grid, Budget::pivots(1_000_000)));
        match (closure.is_solved(), closure.complete) {
            (true, _) => solved += 1,
            (false, true) => stuck += 1,
            (false, false) => unsure += 1,
        }
        eliminated += closure.eliminations.len();
        let mut at = *grid;
        for elimination in &closure.eliminations {
            let proof = Proof::cover(elimination.cover.clone());
            refused +=
                usize::from(check(&at, &[Action::Eliminate(elimination.target)], &proof).is_err());
            at.eliminate(elimination.target);
        }
        if list && closure.is_solved() {
            println!("{line}");
        }
    }
    println!(
        "{solved} solved, {stuck} stuck, {unsure} unsure; {eliminated} eliminated, {refused} refused"
    );
    times.print();
}

fn proofs(grids: &[(usize, Grid)], profile: &str) -> Result<()> {
    let profile = Profile::by_id(profile).context("no such profile")?;
    let mut times = Times::default();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, grid) in grids {
        let grid = solve(grid, &profile, Checking::Off).path.end;
        let open = |c: &Candidate| grid.is_live(*c) && !grid.solved().contains(c.cell());
        for c in Candidate::all().filter(open) {
            let name = match times.of(|| prove(&grid, c, Limits::default())) {
                Verdict::Pattern(p) if p.size().multiplicity > 1 => "pattern, multiple",
                Verdict::Pattern(_) => "pattern, once",
                Verdict::None(Witness::Exact { .. }) => "none, exact",
                Verdict::None(Witness::Numerical) => "none, numerical",
                Verdict::Beyond => "beyond",
                Verdict::NotFound => "not found",
            };
            *counts.entry(name).or_default() += 1;
        }
    }
    println!("{counts:?}");
    times.print();
    Ok(())
}

/// The list, the profile that leads to the states, and how many candidates are drawn.
const HARD: [(&str, &str, usize); 4] = [
    ("top95.txt", "singles", 100),
    ("top95.txt", "basic", 48),
    ("top1465.txt", "basic", 150),
    ("hardest_1106_375.txt", "basic", 46),
];

fn hard(folder: &Path) -> Result<()> {
    for (file, profile, wanted) in HARD {
        let text = std::fs::read_to_string(folder.join(file))?;
        let profile = Profile::by_id(profile).context("no such profile")?;
        let grids: Vec<Grid> = text.lines().filter_map(grid).collect();
        let mut rng = Rng(1);
        let mut below = |n: usize| rng.below(n);
        let mut times = Times::default();
        let (mut once, mut truths, mut ranks) = (0, Vec::new(), BTreeMap::new());
        while truths.len() < wanted {
            let grid = solve(&grids[below(grids.len())], &profile, Checking::Off).path.end;
            let open = |c: &Candidate| grid.is_live(*c) && !grid.solved().contains(c.cell());
            let open: Vec<Candidate> = Candidate::all().filter(open).collect();
            if open.is_empty() {
                continue;
            }
            let target = open[below(open.len())];
            let mut one = Times::default();
            let Verdict::Pattern(pattern) = one.of(|| prove(&grid, target, Limits::default()))
            else {
                continue;
            };
            times.0.append(&mut one.0);
            let size = pattern.size();
            once += usize::from(size.multiplicity == 1);
            truths.push(size.truths);
            *ranks.entry(size.rank).or_insert(0) += 1;
        }
        truths.sort_unstable();
        let at = |percent: usize| truths[(wanted - 1) * percent / 100];
        println!("{file} after {}: {once} of {wanted} with sets once each", profile.id());
        println!("truths {} {} {} {}, ranks {ranks:?}", at(25), at(50), at(75), at(100));
        times.print();
    }
    Ok(())
}

fn ways(grids: &[(usize, Grid)]) -> Result<()> {
    let profile = Profile::by_id("singles").context("no such profile")?;
    let mut times = Times::default();
    for (line, grid) in grids {
        let (end, sizes) = times.of(|| way(grid, &profile));
        let state = if end.is_solved() { "solved" } else { "stuck" };
        let hardest = sizes.iter().max();
        println!("{line}: {state}, {} steps, hardest {hardest:?}", sizes.len());
    }
    times.print();
    Ok(())
}

/// The end of the way of the fewest truths, and the truths and ranks on it.
fn way(grid: &Grid, singles: &Profile) -> (Grid, Vec<(u64, i64)>) {
    let mut at = *grid;
    let mut sizes = Vec::new();
    let mut budget = Budget::pivots(100_000_000);
    loop {
        at = solve(&at, singles, Checking::Off).path.end;
        let Some(pattern) = smallest(&at, Wanted::default(), &mut budget) else {
            return (at, sizes);
        };
        sizes.push((pattern.size().truths, pattern.size().rank));
        for c in pattern.eliminations {
            at.eliminate(c);
        }
    }
}

fn ratings(grids: &[(usize, Grid)], shuffled: bool) {
    let mut times = Times::default();
    let mut rng = Rng(1);
    let mut ratings: BTreeMap<_, usize> = BTreeMap::new();
    let mut differ = 0;
    for (line, grid) in grids {
        let rating = times.of(|| rate(grid, Budget::pivots(10_000_000)));
        *ratings.entry(rating.map(|r| (r.solved, r.truths, r.rank))).or_default() += 1;
        if shuffled {
            let other = rate(&Symmetry::any(&mut rng).of_grid(grid), Budget::pivots(10_000_000));
            if other != rating {
                differ += 1;
                println!("{line}: {rating:?}, shuffled {other:?}");
            }
        }
    }
    println!("solved, truths, rank: {ratings:?}");
    println!("{differ} differ when shuffled");
    times.print();
}

fn wholes(grids: &[(usize, Grid)]) {
    let mut times = Times::default();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let mut figures: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    for (_, grid) in grids {
        let name = match times.of(|| whole(grid, Budget::pivots(1_000_000))) {
            Whole::Pattern(pattern) => {
                let mut figure = |name, figure| figures.entry(name).or_default().push(figure);
                figure("distinct truths", pattern.cover.truths().count() as u64);
                figure("distinct links", pattern.cover.links().count() as u64);
                figure("truths", pattern.size().truths);
                figure("greatest multiplicity", pattern.size().multiplicity.into());
                match whole_once(grid, &pattern, 10_000) {
                    Some(Some(_)) => "one pattern, also with sets once each",
                    Some(None) => "one pattern, none with sets once each",
                    None => "one pattern, unknown whether with sets once each",
                }
            }
            Whole::None(Witness::Exact { .. }) => "none, exact",
            Whole::None(Witness::Numerical) => "none, numerical",
            Whole::Contradiction | Whole::NotFound => "not found",
        };
        *counts.entry(name).or_default() += 1;
    }
    println!("{counts:?}");
    for (name, mut figures) in figures {
        figures.sort_unstable();
        let last = figures.len() - 1;
        println!("{name}: {} to {}, median {}", figures[0], figures[last], figures[last / 2]);
    }
    times.print();
}
