//! What later stages need, made beside the first ones: a build leaves one of two processors idle for a third of its time.
//!
//! Each is a process of its own, `cargo xtask prepare STAGE`, one after the other. What it printed is shown when its stage
//! asks for it. A stage that finds it failed does the same work itself, and says what is wrong.

use std::collections::HashMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::{stages, tree};

/// What became of one preparation.
struct Made {
    is_well: bool,
    time: Duration,
    log: PathBuf,
}

/// The preparations that are under way.
#[derive(Default)]
pub struct Beside {
    coming: HashMap<&'static str, Receiver<Made>>,
}

impl Beside {
    /// Begins what these stages need.
    ///
    /// # Errors
    /// When this program does not know where it is.
    pub fn begin(root: &Path, stages: &[&'static str]) -> Result<Self> {
        let program = std::env::current_exe().context("where this program is")?;
        Self::start(program, tree::target(root).join("beside"), stages)
    }

    fn start(program: PathBuf, folder: PathBuf, stages: &[&'static str]) -> Result<Self> {
        fs::create_dir_all(&folder)?;
        let (senders, coming): (Vec<(&str, Sender<Made>)>, _) = stages
            .iter()
            .map(|stage| {
                let (sender, receiver) = mpsc::channel();
                ((*stage, sender), (*stage, receiver))
            })
            .unzip();
        thread::spawn(move || {
            for (stage, sender) in senders {
                let log = folder.join(format!("{stage}.log"));
                let start = Instant::now();
                let is_well = run(&program, stage, &log).unwrap_or(false);
                // Nobody waits any more where an earlier stage has failed.
                sender.send(Made { is_well, time: start.elapsed(), log }).ok();
            }
        });
        Ok(Self { coming })
    }

    /// Waits for what a stage needs and shows what was printed; says whether it is there.
    pub fn wait(&self, stage: &str) -> bool {
        let Some(made) = self.coming.get(stage).and_then(|coming| coming.recv().ok()) else {
            return false;
        };
        println!("{}", fs::read_to_string(&made.log).unwrap_or_default().trim_end());
        stages::keep(format!("cargo xtask prepare {stage}, beside earlier stages"), made.time);
        made.is_well
    }
}

/// Runs a preparation; says whether it did what it should.
fn run(program: &Path, stage: &str, log: &Path) -> Result<bool> {
    let out = File::create(log)?;
    let mut command = Command::new(program);
    command.args(["prepare", stage]).stdin(Stdio::null()).stderr(out.try_clone()?).stdout(out);
    Ok(command.status()?.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_is_made_beside_is_waited_for_and_what_failed_is_not_there() {
        use std::os::unix::fs::PermissionsExt;

        let folder = std::env::temp_dir().join(format!("ninerooks-beside-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let program = folder.join("program");
        fs::write(&program, "#!/bin/sh\necho \"$1 $2\"\ntest \"$2\" = good\n").unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let beside = Beside::start(program, folder.clone(), &["bad", "good"]).unwrap();
        assert!(beside.wait("good"));
        assert!(!beside.wait("bad"));
        assert!(!beside.wait("never begun"));
        assert_eq!(fs::read_to_string(folder.join("good.log")).unwrap(), "prepare good\n");
        fs::remove_dir_all(&folder).unwrap();
    }
}
