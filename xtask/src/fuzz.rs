//! `cargo xtask fuzz`: every target of `fuzz/` for a while, each in a process of its own.

use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::stages::{self, Ending};
use crate::tree;

/// How long a target may take beyond its time, for its last input and its corpus.
const PATIENCE: Duration = Duration::from_secs(120);

/// Fuzzes all targets, or those that are named, for so many seconds together; says whether nothing
/// was found.
///
/// # Errors
/// When the targets cannot be built or started, or there is none of such a name.
pub fn run(root: &Path, seconds: u64, seed: u64, names: &[String]) -> Result<bool> {
    let program = build(root)?;
    let list = stages::output(Command::new(&program).arg("--list"))?;
    let all: Vec<&str> = list.lines().filter_map(|line| line.split('\t').next()).collect();
    for name in names {
        ensure!(all.contains(&name.as_str()), "{name} is none of {}", all.join(", "));
    }
    let wanted = |name: &&str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    let targets: Vec<&str> = all.iter().copied().filter(wanted).collect();
    let each = (seconds / targets.len() as u64).max(1);
    let folder = tree::target(root).join("findings");
    let mut is_fine = true;
    for target in targets {
        let mut command = Command::new(&program);
        command.args(["--target", target, "--seconds", &each.to_string()]);
        command.args(["--seed", &seed.to_string()]).arg("--folder").arg(&folder);
        let mut child = command.spawn().context("starting a target")?;
        let ending = wait(&mut child, Duration::from_secs(each) + PATIENCE)?;
        is_fine &= ending == Ending::Passed;
        if let Ending::Failed(why) = ending {
            let running = folder.join(format!("{target}.running"));
            println!("{target}: {why}; what it was trying last is in {}", running.display());
        }
    }
    Ok(is_fine)
}

/// Tries one file again; says whether it is fine.
///
/// # Errors
/// When the targets cannot be built or started.
pub fn replay(root: &Path, file: &Path, target: Option<&str>) -> Result<bool> {
    let mut command = Command::new(build(root)?);
    command.arg("--replay").arg(file);
    if let Some(target) = target {
        command.args(["--target", target]);
    }
    Ok(command.status().context("starting a target")?.success())
}

/// The program that fuzzes, with the checks of a debug build and the speed of a release build.
fn build(root: &Path) -> Result<PathBuf> {
    let arguments = ["build", "--quiet", "--profile", "fuzz", "-p", "ninerooks-fuzz"];
    let built = stages::show(&mut stages::cargo(root, &arguments))?;
    ensure!(built == Ending::Passed, "the targets cannot be built");
    let name = format!("ninerooks-fuzz{}", std::env::consts::EXE_SUFFIX);
    Ok(tree::target(root).join("fuzz").join(name))
}

/// Waits for the end of a process, and ends it when it takes too long.
fn wait(child: &mut Child, most: Duration) -> Result<Ending> {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(match status.code() {
                Some(0) => Ending::Passed,
                Some(1) => Ending::Failed("there are findings".to_owned()),
                _ => Ending::Failed(format!("it ended with {status}")),
            });
        }
        if begun.elapsed() > most {
            child.kill()?;
            child.wait()?;
            return Ok(Ending::Failed(format!("it hung for {} s", PATIENCE.as_secs())));
        }
        thread::sleep(Duration::from_millis(100));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_hangs_or_dies_is_found() {
        let ending = |script: &str, most| {
            let mut child = Command::new("sh").args(["-c", script]).spawn().expect("a shell");
            wait(&mut child, Duration::from_millis(most)).expect("it ends")
        };
        assert_eq!(ending("exit 0", 60_000), Ending::Passed);
        assert_eq!(ending("exit 1", 60_000), Ending::Failed("there are findings".to_owned()));
        let died = ending("kill -ABRT $$", 60_000);
        assert!(matches!(died, Ending::Failed(why) if why.contains("signal")));
        let hung = ending("sleep 60", 300);
        assert!(matches!(hung, Ending::Failed(why) if why.contains("hung")));
    }
}
