//! `cargo xtask <task>`: see [`ninerooks_xtask`].

#![allow(clippy::print_stdout, clippy::print_stderr)] // a program that reports to a terminal

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use ninerooks_xtask::new_technique::Draft;
use ninerooks_xtask::stages::Ending;
use ninerooks_xtask::{
    book, dist, forms, fuzz, npm, python, readmes, tasks, tidy, tree, verified, web,
};

/// The project's own tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run everything that has to be green: formatting, lints, house rules, tests, docs, licences
    Test {
        /// Only these stages, such as clippy; all when none is named
        stages: Vec<String>,
        /// Only the stages and crates that what was changed since a commit can touch; by itself since the last one
        #[arg(long, value_name = "COMMIT", num_args = 0..=1, default_missing_value = "HEAD", require_equals = true, conflicts_with = "stages")]
        changed: Option<String>,
        /// At the end a table of what each stage and its commands cost
        #[arg(long)]
        timings: bool,
    },
    /// Make what a stage of the tests needs before it can begin: the page, or programs of others
    Prepare {
        /// The stage: test, verified, web, book, python, workflows or deny
        stage: String,
    },
    /// Check the house rules: who sees whom, file lengths, a row and a page a technique
    Tidy,
    /// Hold the techniques against the labelled libraries in the folder `NINEROOKS_DATA`
    Conformance {
        /// Only this code, method or technique, such as 0300; may be repeated
        #[arg(long = "code", value_name = "CODE")]
        codes: Vec<String>,
    },
    /// Print figures of speed, size and reach; without a name, a list of what there is
    Measure {
        /// What is measured
        name: Option<String>,
        /// What that takes
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Feed every target of fuzz/ with changed inputs, and keep what it objects to in target/findings
    Fuzz {
        /// How long, for all targets together
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Where the inputs begin; the same number gives the same inputs
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Only this target, such as parse; may be repeated
        #[arg(long = "target", value_name = "TARGET")]
        targets: Vec<String>,
        /// Try this file again, and no more
        #[arg(long, value_name = "FILE")]
        replay: Option<PathBuf>,
    },
    /// Find the positions of the course in random puzzles: web/exercises.txt, and their numbers in docs/course.md
    Exercises {
        /// Where the puzzles begin; the same number gives the same exercises
        #[arg(long, default_value_t = 2026)]
        seed: u64,
        /// How many puzzles are walked
        #[arg(long, default_value_t = 300_000)]
        puzzles: u64,
    },
    /// Make the puzzles of the library: web/library.txt, and their numbers in docs/library.md
    Library {
        /// Where the puzzles begin; the same number gives the same library
        #[arg(long, default_value_t = 2026)]
        seed: u64,
        /// How many puzzles are tried
        #[arg(long, default_value_t = 250_000)]
        puzzles: u64,
    },
    /// Judge the shortest known proofs, docs/short-proofs.jsonl, and list them in docs/short-proofs.md
    Records {
        /// Paths written with `solve --json`, which are taken where they are shorter
        files: Vec<String>,
        /// Who found them
        #[arg(long, default_value = "ninerooks")]
        by: String,
        /// When, such as 2026-11-28
        #[arg(long, default_value = "")]
        date: String,
    },
    /// Fit the model of how long people take to measured times, and print how good it is beside other ratings
    Calibrate {
        /// Also write the model into crates/rating/src/human/model.tsv, with this date, such as 2026-11-27
        #[arg(long, value_name = "DATE")]
        write: Option<String>,
    },
    /// Build the book, with a picture of each technique: target/book/index.html
    Book {
        /// Where its live boards are: the address of the page for browsers, seen from the book
        #[arg(long, value_name = "ADDRESS", default_value = book::PAGE)]
        page: String,
    },
    /// Build the page for browsers: target/web
    Web {
        /// Then show it on port 4173 of this machine
        #[arg(long)]
        serve: bool,
    },
    /// Build the package for Python: target/wheels
    Wheel,
    /// Pack the engine and the board that the page was built from for npm: target/npm
    Npm,
    /// Build the archive of a release: target/dist
    Dist {
        /// For this platform instead of this machine's, such as x86_64-unknown-linux-musl
        #[arg(long, value_name = "TRIPLE")]
        target: Option<String>,
    },
    /// Hold the judge that is proved in Coq against the one in Rust, with the puzzles of these files and mutants
    Verified {
        /// Files with a puzzle at the beginning of each line
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The program whose `solve` makes the paths and whose `check` is the other judge
        #[arg(long, value_name = "FILE", default_value = "target/release/ninerooks")]
        program: PathBuf,
        /// How many puzzles of each file
        #[arg(long, default_value_t = 200)]
        puzzles: usize,
        /// How many mutants of each of two kinds for each profile, on average
        #[arg(long, default_value_t = 125_000)]
        mutants: usize,
    },
    /// Write what goes beside the files of a release: their sums, its notes, a formula for Homebrew, manifests for winget
    Forms {
        /// Where the archives of all platforms are
        folder: PathBuf,
    },
    /// Write the README of each crate, from the first comment of its library
    Readmes,
    /// Write the row, the page and the search of a new technique
    NewTechnique {
        /// Its id in small letters and dashes, such as w-wing
        name: String,
        /// The kind of technique, such as fish or almost-locked
        #[arg(long)]
        family: String,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Does a task; says whether all is well.
fn run(task: Task) -> Result<bool> {
    let root = tree::root();
    Ok(match task {
        Task::Test { stages, changed, timings } => {
            tasks::test(&root, &stages, changed.as_deref(), timings)?
        }
        Task::Prepare { stage } => {
            tasks::prepare(&root, &stage)?;
            true
        }
        Task::Tidy => {
            let faults = tidy::check(&root)?;
            for fault in &faults {
                println!("{fault}");
            }
            faults.is_empty()
        }
        Task::Conformance { codes } => {
            let codes = codes.iter().flat_map(|code| ["--code", code]);
            tasks::workshop(&root, "conformance", codes)?
        }
        Task::Measure { name, arguments } => {
            tasks::workshop(&root, "measure", name.iter().chain(&arguments))?
        }
        Task::Fuzz { targets, replay: Some(file), .. } => {
            fuzz::replay(&root, &file, targets.first().map(String::as_str))?
        }
        Task::Fuzz { seconds, seed, targets, replay: None } => {
            fuzz::run(&root, seconds, seed, &targets)?
        }
        Task::Book { page } => {
            let ending = book::build(&root, &page)?;
            println!("{ending}");
            !matches!(ending, Ending::Failed(_))
        }
        Task::Exercises { seed, puzzles } => made(&root, "exercises", [seed, puzzles])?,
        Task::Library { seed, puzzles } => made(&root, "library", [seed, puzzles])?,
        Task::Records { files, by, date } => {
            let checkout = root.to_string_lossy().into_owned();
            let options = ["--by", &by, "--date", &date];
            let files = files.iter().map(String::as_str);
            let arguments = std::iter::once(checkout.as_str()).chain(files).chain(options);
            tasks::workshop(&root, "records", arguments)?
        }
        Task::Calibrate { write } => {
            let checkout = root.to_string_lossy().into_owned();
            let date = write.iter().flat_map(|date| ["--write", date]);
            let arguments = std::iter::once(checkout.as_str()).chain(date);
            tasks::workshop(&root, "calibrate", arguments)?
        }
        Task::Web { serve } => {
            println!("{}", web::build(&root)?.display());
            if serve {
                web::serve(&root)?;
            }
            true
        }
        Task::Wheel => {
            println!("{}", python::wheel(&root)?.display());
            true
        }
        Task::Npm => {
            println!("{}", npm::pack(&root)?.display());
            true
        }
        Task::Dist { target } => {
            println!("{}", dist::archive(&root, target.as_deref())?.display());
            true
        }
        Task::Verified { files, program, puzzles, mutants } => {
            verified::compare(&root, &program, &files, puzzles, mutants)?
        }
        Task::Forms { folder } => {
            println!("{}", forms::write(&root, &folder)?.display());
            true
        }
        Task::Readmes => {
            readmes::write(&root)?;
            true
        }
        Task::NewTechnique { name, family } => {
            let draft = Draft::new(&name, &family)?;
            draft.write(&root)?;
            print!("{}", draft.what_next());
            true
        }
    })
}

/// Runs a task of the workshop that makes a file from random puzzles.
fn made(root: &Path, task: &str, numbers: [u64; 2]) -> Result<bool> {
    let [seed, puzzles] = numbers.map(|number| number.to_string());
    let checkout = root.to_string_lossy();
    tasks::workshop(root, task, [&*checkout, "--seed", &*seed, "--puzzles", &*puzzles])
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_workflows_name_tasks_that_there_are() {
        let tasks = Arguments::command();
        let folder = tree::root().join(".github/workflows");
        let mut named = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            for line in text.lines().filter_map(|line| line.split_once("run: cargo xtask ")) {
                let words = std::iter::once("xtask").chain(line.1.split_whitespace());
                let known = tasks.clone().try_get_matches_from(words);
                assert!(known.is_ok(), "cargo xtask {}: {}", line.1, known.unwrap_err());
                named += 1;
            }
        }
        assert!(named >= 5, "{named}");
    }
}
