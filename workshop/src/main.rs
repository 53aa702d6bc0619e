//! What `cargo xtask conformance`, `book`, `exercises`, `library`, `records` and `calibrate` run: see [`ninerooks_workshop`].

#![allow(clippy::print_stdout, clippy::print_stderr)] // a program that reports to a terminal

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};
use ninerooks_workshop::{book, calibrate, conformance, exercises, library, measure, records};

/// The project's own tasks that need the product.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Hold the techniques against the labelled libraries in the folder `NINEROOKS_DATA`
    Conformance {
        /// Only this code, method or technique, such as 0300; may be repeated
        #[arg(long = "code", value_name = "CODE")]
        codes: Vec<String>,
    },
    /// Write the sources of the book
    Book {
        /// The folder for the sources
        sources: PathBuf,
        /// The folder of the built book
        built: PathBuf,
        /// The address of the page for browsers
        #[arg(long)]
        page: String,
    },
    /// Find the positions of the course in random puzzles: web/exercises.txt, and their numbers in docs/course.md
    Exercises {
        /// The checkout
        root: PathBuf,
        /// Where the puzzles begin
        #[arg(long)]
        seed: u64,
        /// How many puzzles are walked
        #[arg(long)]
        puzzles: u64,
    },
    /// Make the puzzles of the library: web/library.txt, and their numbers in docs/library.md
    Library {
        /// The checkout
        root: PathBuf,
        /// Where the puzzles begin
        #[arg(long)]
        seed: u64,
        /// How many puzzles are tried
        #[arg(long)]
        puzzles: u64,
    },
    /// Judge the shortest known proofs, docs/short-proofs.jsonl, and list them in docs/short-proofs.md
    Records {
        /// The checkout
        root: PathBuf,
        /// Paths written with `--json`, which are taken where they are shorter
        files: Vec<PathBuf>,
        /// Who found them
        #[arg(long, default_value = "ninerooks")]
        by: String,
        /// When
        #[arg(long, default_value = "")]
        date: String,
    },
    /// Fit the model of human times, and print how good it is
    Calibrate {
        /// The checkout
        root: PathBuf,
        /// Also write the model, with this date
        #[arg(long, value_name = "DATE")]
        write: Option<String>,
    },
    /// Print figures of speed, size and reach; without a name, a list of what there is
    Measure {
        /// What is measured
        name: Option<String>,
        /// What that takes
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
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
    Ok(match task {
        Task::Conformance { codes } => {
            let report = conformance::run(&conformance::data_folder(), &codes)?;
            print!("{report}");
            report.is_perfect()
        }
        Task::Book { sources, built, page } => {
            let settings = book::Settings { sources: &sources, built: &built, page: &page };
            println!("{} techniques: {}", book::write(&settings)?, sources.display());
            true
        }
        Task::Exercises { root, seed, puzzles } => {
            let course = exercises::write(&root, seed, puzzles)?;
            print!("{}", course.table());
            println!("{} exercises", course.exercises().count());
            true
        }
        Task::Library { root, seed, puzzles } => {
            print!("{}", library::write(&root, seed, puzzles)?.table());
            true
        }
        Task::Records { root, files, by, date } => {
            print!("{}", records::table(&records::write(&root, &files, &by, &date)?));
            true
        }
        Task::Calibrate { root, write } => {
            let found = calibrate::run(&root)?;
            print!("{}{}", found.report(), found.table(write.as_deref().unwrap_or("-")));
            if let Some(date) = write {
                found.write(&root, &date)?;
            }
            true
        }
        Task::Measure { name, arguments } => {
            measure::run(name.as_deref(), &arguments)?;
            true
        }
    })
}
