//! `cargo xtask verified`, and the stage `verified`: the judge that is proved in Coq, held against the one in Rust.
//!
//! Paths that the program has found must be accepted, false claims refused, and of paths that were changed both judges
//! must say the same.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::stages::{Ending, cargo, must, output};
use crate::tree;

/// What the theory is checked and the command is built with, and how to get it on Debian.
const PROGRAMS: [&str; 2] = ["coqc", "ocamlfind"];
const HELPS: &str = "apt-get install coq ocaml-findlib";
/// The profiles whose paths are judged, each with options of its own.
const PROFILES: [(&str, &[&str]); 4] =
    [("default", &[]), ("exotic", &[]), ("hodoku", &["--uniqueness"]), ("rookery", &[])];
/// How many puzzles the stage has, and how many mutants of each kind for each profile.
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
    Ok(match (Judges { program, folder: folder(root) }).compare(&made, MUTANTS)? {
        0 => Ending::Passed,
        n => Ending::Failed(format!("{n} verdicts are not what they should be")),
    })
}

/// The same with the puzzles of these files, the first `puzzles` of each, and as many `mutants` of each kind for each
/// profile; says whether both judges agree.
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

/// How many lines of a file were accepted, refused, or of a kind that the judge does not know; and in which time.
struct Split {
    counts: [usize; 3],
    time: Duration,
}

impl Judges {
    /// Judges the paths of puzzles, one per line; prints what is wrong with the verdicts, and says how much.
    fn compare(&self, puzzles: &str, mutants: usize) -> Result<usize> {
        ensure!(!puzzles.is_empty(), "there is no puzzle");
        fs::write(self.file("puzzles.txt"), puzzles)?;
        let mut faults = Vec::new();
        println!(
            "accepted, refused, not known to the judge that is proved; its time, and that of the other one"
        );
        for (profile, options) in PROFILES {
            let solved = Command::new(&self.program)
                .args(["solve", "--json", "--quiet", "--profile", profile])
                .args(options)
                .arg(self.file("puzzles.txt"))
                .output()?;
            fs::write(self.file(profile), &solved.stdout)?;
            let paths = self.split(profile)?;
            faults.extend(self.fault(profile, paths.counts[1] == 0, "a path is refused"));
            for (kind, seed) in [("false", "49"), ("changed", "7")] {
                let name = format!("{profile}-{kind}");
                let mut make = Command::new(self.file("ninerooks-mutants"));
                make.args([kind, &mutants.to_string(), seed]);
                make.stdin(fs::File::open(self.file(profile))?);
                make.stdout(fs::File::create(self.file(&name))?);
                ensure!(make.status()?.success(), "no mutants of {profile}");
                let split = self.split(&name)?;
                let is_right = kind == "changed" || split.counts[0] == 0;
                faults.extend(self.fault(&name, is_right, "a false claim is accepted"));
            }
        }
        for fault in &faults {
            println!("{fault}");
        }
        Ok(faults.len())
    }

    /// The proved judge's verdicts on the lines of a file, and those on which the other one differs, as an error.
    fn split(&self, name: &str) -> Result<Split> {
        let start = Instant::now();
        let mut judge = Command::new(self.file("ninerooks-verified"));
        judge.arg(format!("--split={}", self.folder.join(name).display())).arg(self.file(name));
        let said = judge.output()?;
        let time = start.elapsed();
        ensure!(said.status.code().is_some_and(|code| code <= 3), "the judge broke: {said:?}");
        fs::write(self.file(&format!("{name}.verdicts")), &said.stdout)?;
        let mut split = Split { counts: [0; 3], time };
        let mut other = Duration::ZERO;
        for (part, count) in ["accepted", "refused", "unknown"].into_iter().zip(&mut split.counts) {
            let part = format!("{name}.{part}");
            *count = fs::read_to_string(self.file(&part))?.lines().count();
            let start = Instant::now();
            let accepted = self.accepted(&part)?;
            other += start.elapsed();
            let due = if part.ends_with("accepted") { *count } else { 0 };
            ensure!(
                part.ends_with("unknown") || accepted == due,
                "{}: the judge in Rust accepts {accepted} of these {count}, not {due}",
                self.file(&part).display()
            );
        }
        println!(
            "{name:<16} {:?} {:.2} s, {:.2} s",
            split.counts,
            split.time.as_secs_f64(),
            other.as_secs_f64()
        );
        Ok(split)
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

    fn fault(&self, name: &str, is_right: bool, what: &str) -> Option<String> {
        let verdicts = self.file(&format!("{name}.verdicts"));
        (!is_right).then(|| format!("{what}: see {}", verdicts.display()))
    }

    fn file(&self, name: &str) -> PathBuf {
        let is_program = name.starts_with("ninerooks-") || name.contains('.');
        self.folder.join(if is_program { name.to_owned() } else { format!("{name}.jsonl") })
    }
}
