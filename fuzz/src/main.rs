//! Fuzzes targets, or tries one input again: see `docs/fuzzing.md`.

#![allow(clippy::print_stdout, clippy::print_stderr)] // a program that reports to a terminal

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Parser;
use ninerooks_fuzz::{Finding, Limit, TARGETS, Target, by_name, fuzz, replay};

/// Fuzzes one target, or tries one input again.
#[derive(Parser)]
struct Arguments {
    /// The target; for a file in its folder or with its name before a dash it need not be named
    #[arg(long)]
    target: Option<String>,
    /// How long
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How many inputs, instead of a time
    #[arg(long)]
    executions: Option<u64>,
    /// Where the inputs begin; the same number gives the same inputs
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to put inputs that are objected to
    #[arg(long, default_value = "target/findings")]
    folder: PathBuf,
    /// Try this file and no more
    #[arg(long)]
    replay: Option<PathBuf>,
    /// List the targets
    #[arg(long)]
    list: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether nothing was objected to.
fn run(arguments: &Arguments) -> Result<bool> {
    if arguments.list {
        for target in TARGETS {
            println!("{}\t{}", target.name, target.about);
        }
        return Ok(true);
    }
    if let Some(file) = &arguments.replay {
        return again(arguments, file);
    }
    let name = arguments.target.as_deref().context("--target is missing")?;
    let target = by_name(name).with_context(|| format!("no target {name}"))?;
    let time = Limit::Time(Duration::from_secs(arguments.seconds));
    let limit = arguments.executions.map_or(time, Limit::Executions);
    let report = fuzz(target, arguments.seed, limit, Some(&arguments.folder))?;
    for finding in &report.findings {
        let file = save(&arguments.folder, target, finding)?;
        println!("\nFINDING in {}: {}", file.display(), finding.message);
    }
    let (time, bytes) = &report.slowest;
    let file = arguments.folder.join(format!("{name}.slowest"));
    fs::write(&file, bytes)?;
    println!(
        "{name:<10} {:>10} executions  {:>6} outcomes  {:>3} findings  slowest {:.3} s ({})",
        report.executions,
        report.outcomes,
        report.findings.len(),
        time.as_secs_f64(),
        file.display()
    );
    Ok(report.findings.is_empty())
}

/// Tries a file.
fn again(arguments: &Arguments, file: &Path) -> Result<bool> {
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    let target = match &arguments.target {
        Some(name) => by_name(name),
        None => of_file(file),
    };
    let target = target.context("--target is missing, and the file's name does not tell it")?;
    let begun = std::time::Instant::now();
    let finding = replay(target, &bytes);
    println!("{}: {} bytes, {:.3} s", target.name, bytes.len(), begun.elapsed().as_secs_f64());
    match &finding {
        Some(finding) => println!("FINDING: {}", finding.message),
        None => println!("nothing to object to; it came to: {}", (target.run)(&bytes)),
    }
    Ok(finding.is_none())
}

fn of_file(file: &Path) -> Option<&'static Target> {
    let name = file.file_name()?.to_str()?.split(['-', '.']).next()?;
    let folder = file.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    folder.and_then(by_name).or_else(|| by_name(name))
}

fn save(folder: &Path, target: &Target, finding: &Finding) -> Result<PathBuf> {
    let mut hasher = DefaultHasher::new();
    finding.bytes.hash(&mut hasher);
    let file = folder.join(format!("{}-{:016x}", target.name, hasher.finish()));
    fs::write(&file, &finding.bytes).with_context(|| file.display().to_string())?;
    Ok(file)
}
