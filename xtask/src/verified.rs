//! `cargo xtask verified`, and the stage `verified`: the judge that is proved in Coq, held against the one in Rust.
//!
//! Paths that the program has found must be accepted, false claims refused, and of paths that were changed both judges
//! must say the same.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};

use crate::stages::{Ending, cargo, must, output};
use crate::tree;

/// What the theory is checked and the command is built with, and how to get it on Debian.
const PROGRAMS: [&str; 2] = ["coqc", "ocamlfind"];
const HELPS: &str = "apt-get install coq ocaml-findlib";
/// The profiles whose paths are judged, each with options of its own and its share of the mutants, of [`SHARES`]. A step of
/// `rookery` may delete thousands of patterns and pairs, and costs a hundred times as much as others; it comes first, so
/// that it does not end last.
const PROFILES: [(&str, &[&str], usize); 5] = [
    ("rookery", &[], 4),
    ("default", &[], 60),
    ("exotic", &[], 60),
    ("hodoku", &["--uniqueness"], 56),
    (CLUES, &["--uniqueness"], 20),
];
/// How many shares a profile has, on average.
const SHARES: usize = 40;
/// A profile of our own, for guardians that the others come to last, and hardly ever.
const CLUES: &str = "clues";
const CLUES_ORDER: &str = r#"order = ["clue-cover", "qius-deadly-pattern", "full-house", "hidden-single", "naked-single"]"#;
/// A puzzle with two givens in a band, and one with two lines that can be exchanged in part, beside those of the stage.
const TWO_OF_THEM: &str =
    "1...........7................4.85..7....7953...54.3.6.2..9...73.61....4..9.36.82.
..3.587........1...1............54.6....2...5...8..9...689.....45......21.9.4..3.
";
/// How many profiles are judged at the same time, and how many mutants go to the judges at once.
const LANES: usize = 2;
const BATCH: usize = 5000;
/// Where the lines of a file go, by what the judge that is proved says of them.
const PARTS: [&str; 3] = ["accepted", "refused", "unknown"];
/// How many puzzles the stage makes, and how many mutants of each kind for each profile, on average.
const PUZZLES: usize = 20;
const MUTANTS: usize = 100;

/// Checks the theory and builds the command.
///
/// # Errors
/// When a program for that is missing, or something is not proved.
pub fn prepare(root: &Path) -> Result<()> {
    if let Some(missing) = missing() {
        bail!(missing);
    }
    must(Command::new(root.join("verified/build.sh")).arg(folder(root)))
}

/// Which of the programs is missing, and what helps.
fn missing() -> Option<String> {
    let has = |program: &str| Command::new(program).arg("-version").output().is_ok();
    let program = PROGRAMS.into_iter().find(|program| !has(program))?;
    Some(format!("{program} is missing ({HELPS})"))
}

/// Judges some paths and their mutants; the theory is checked first where it was not `prepared`.
///
/// # Errors
/// When something cannot be built or started.
pub fn test(root: &Path, prepared: bool) -> Result<Ending> {
    if let Some(missing) = missing() {
        return Ok(Ending::Skipped(format!("THE PROVED JUDGE WAS NOT BUILT: {missing}")));
    }
    if !prepared {
        prepare(root)?;
    }
    // With the workshop, so that both have the features that they have in the tests.
    let both = ["-p", "ninerooks-cli", "-p", "ninerooks-workshop", "--bin", "ninerooks"];
    must(cargo(root, &["build", "--quiet"]).args(both))?;
    let program = tree::target(root).join(format!("debug/ninerooks{EXE_SUFFIX}"));
    let number = PUZZLES.to_string();
    let made = output(Command::new(&program).args(["generate", "-n", &number, "--seed", "49"]))?;
    Ok(
        match (Judges { program, folder: folder(root) }).compare(&(made + TWO_OF_THEM), MUTANTS)? {
            0 => Ending::Passed,
            n => Ending::Failed(format!("{n} verdicts are not what they should be")),
        },
    )
}

/// The same with the puzzles of these files, the first `puzzles` of each, and as many `mutants` of each kind for each
/// profile, on average; says whether both judges agree.
///
/// # Errors
/// When something cannot be read, built or started.
pub fn compare(
    root: &Path,
    program: &Path,
    files: &[PathBuf],
    puzzles: usize,
    mutants: usize,
) -> Result<bool> {
    prepare(root)?;
    let mut all = String::new();
    for file in files {
        let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
        let is_puzzle = |line: &&str| line.len() >= 81 && !line.starts_with('#');
        let lines = text.lines().filter(is_puzzle).filter_map(|line| line.get(..81));
        all.extend(lines.take(puzzles).flat_map(|line| [line, "\n"]));
    }
    let judges = Judges { program: program.to_owned(), folder: folder(root) };
    Ok(judges.compare(&all, mutants)? == 0)
}

/// Where the theory is built, and what is judged.
fn folder(root: &Path) -> PathBuf {
    tree::target(root).join("verified")
}

/// The program with the judge in Rust, and the folder with the one that is proved.
struct Judges {
    program: PathBuf,
    folder: PathBuf,
}

/// How many lines of some files were accepted, refused, or of a kind that the judge does not know; and in which time, by
/// this judge and by the other one.
#[derive(Default)]
struct Split {
    counts: [usize; 3],
    time: Duration,
    other: Duration,
}

impl Split {
    fn add(&mut self, more: &Self) {
        for (count, more) in self.counts.iter_mut().zip(more.counts) {
            *count += more;
        }
        self.time += more.time;
        self.other += more.other;
    }

    fn print(&self, name: &str) {
        let (time, other) = (self.time.as_secs_f64(), self.other.as_secs_f64());
        println!("{name:<16} {:?} {time:.2} s, {other:.2} s", self.counts);
    }
}

impl Judges {
    /// Judges the paths of puzzles, one per line; prints what is wrong with the verdicts, and says how much.
    fn compare(&self, puzzles: &str, mutants: usize) -> Result<usize> {
        ensure!(!puzzles.is_empty(), "there is no puzzle");
        fs::write(self.file("puzzles.txt"), puzzles)?;
        fs::write(self.profile(CLUES), CLUES_ORDER)?;
        println!(
            "accepted, refused, not known to the judge that is proved; its time, and that of the other one"
        );
        let next = AtomicUsize::new(0);
        let lane = || -> Result<usize> {
            let mut faults = 0;
            while let Some(profile) = PROFILES.get(next.fetch_add(1, Ordering::Relaxed)) {
                faults += self.compare_profile(*profile, mutants)?;
            }
            Ok(faults)
        };
        thread::scope(|scope| {
            let lanes = [(); LANES].map(|()| scope.spawn(lane));
            lanes.into_iter().try_fold(0, |sum, lane| {
                let faults = lane.join().map_err(|_| anyhow!("a lane broke"))??;
                Ok(sum + faults)
            })
        })
    }

    /// The same with one profile: its paths, and mutants of them in batches.
    fn compare_profile(
        &self,
        (profile, options, share): (&str, &[&str], usize),
        mutants: usize,
    ) -> Result<usize> {
        let mut solve = Command::new(&self.program);
        solve
            .args(["solve", "--json", "--quiet", "--profile"])
            .arg(self.profile(profile))
            .args(options);
        fs::write(self.file(profile), solve.arg(self.file("puzzles.txt")).output()?.stdout)?;
        let mut faults = 0;
        let mut fault = |what: &str, name: &str| {
            faults += 1;
            println!("{what}: see {}", self.file(&format!("{name}.verdicts")).display());
        };
        let (paths, is_same) = self.split(profile)?;
        paths.print(profile);
        if !is_same {
            fault("the judge in Rust says something else", profile);
        }
        if paths.counts[1..] != [0, 0] {
            fault("a path is refused or not known", profile);
        }
        for (kind, seed) in [("false", 49), ("changed", 7)] {
            let mut all = Split::default();
            let mut left = mutants * share / SHARES;
            for seed in (seed..).step_by(100) {
                let name = format!("{profile}-{kind}-{seed}");
                let number = left.min(BATCH);
                let mut make = Command::new(self.file("ninerooks-mutants"));
                make.args([kind, &number.to_string(), &seed.to_string()]);
                make.stdin(fs::File::open(self.file(profile))?);
                make.stdout(fs::File::create(self.file(&name))?);
                ensure!(make.status()?.success(), "no mutants of {profile}");
                let (split, is_same) = self.split(&name)?;
                let is_right = kind == "changed" || split.counts[0] == 0;
                if !is_right {
                    fault("a false claim is accepted", &name);
                }
                if !is_same {
                    fault("the judge in Rust says something else", &name);
                }
                if is_right && is_same {
                    self.remove(&name)?;
                }
                all.add(&split);
                left -= number;
                if left == 0 {
                    break;
                }
            }
            all.print(&format!("{profile}-{kind}"));
        }
        Ok(faults)
    }

    /// The proved judge's verdicts on the lines of a file, and whether the other one says the same of each.
    fn split(&self, name: &str) -> Result<(Split, bool)> {
        let start = Instant::now();
        let mut judge = Command::new(self.file("ninerooks-verified"));
        judge.arg(format!("--split={}", self.folder.join(name).display())).arg(self.file(name));
        let said = judge.output()?;
        let mut split = Split { time: start.elapsed(), ..Split::default() };
        ensure!(said.status.code().is_some_and(|code| code <= 3), "the judge broke: {said:?}");
        fs::write(self.file(&format!("{name}.verdicts")), &said.stdout)?;
        let mut is_same = true;
        for (part, count) in PARTS.into_iter().zip(&mut split.counts) {
            let part = format!("{name}.{part}");
            let lines = BufReader::new(fs::File::open(self.file(&part))?).split(b'\n');
            *count = lines.count();
            let start = Instant::now();
            let accepted = self.accepted(&part)?;
            split.other += start.elapsed();
            let due = if part.ends_with("accepted") { *count } else { 0 };
            if accepted != due && !part.ends_with("unknown") {
                is_same = false;
                let file = self.file(&part);
                println!("{}: of {count} it accepts {accepted}, not {due}", file.display());
            }
        }
        Ok((split, is_same))
    }

    /// Removes a file of mutants, and what was said of them.
    fn remove(&self, name: &str) -> Result<()> {
        fs::remove_file(self.file(name))?;
        for part in PARTS.into_iter().chain(["verdicts"]) {
            fs::remove_file(self.file(&format!("{name}.{part}")))?;
        }
        Ok(())
    }

    /// How many lines of a file the judge in Rust accepts.
    fn accepted(&self, name: &str) -> Result<usize> {
        let said = Command::new(&self.program).arg("check").arg(self.file(name)).output()?;
        let text = String::from_utf8_lossy(&said.stdout) + String::from_utf8_lossy(&said.stderr);
        let number = |line: &str| {
            let (number, rest) = line.split_once(' ')?;
            let is_it = rest.starts_with("path accepted") || rest.starts_with("paths accepted");
            if is_it { number.parse().ok() } else { None }
        };
        Ok(text.lines().find_map(number).unwrap_or(0))
    }

    /// A profile, by its name or its file.
    fn profile(&self, name: &str) -> PathBuf {
        if name == CLUES { self.file("clues.toml") } else { PathBuf::from(name) }
    }

    fn file(&self, name: &str) -> PathBuf {
        let is_program = name.starts_with("ninerooks-") || name.contains('.');
        self.folder.join(if is_program { name.to_owned() } else { format!("{name}.jsonl") })
    }
}
