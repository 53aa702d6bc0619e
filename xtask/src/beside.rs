//! What later stages need, made beside the first ones: a build leaves one of two processors idle for a third of its time.
//!
//! Each is a process of its own, `cargo xtask prepare STAGE`, one after the other. What it printed is shown when its stage
//! asks for it. A stage that finds it failed does the same work itself, and says what is wrong. The last of them are
//! [`WHOLE`]: no preparations but tests, whose ending is that of the stage.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::stages::Ending;
use crate::{stages, tree};

/// What is added to the name of a stage whose tests run beside others, when what it needs is there.
pub const WHOLE: &str = "-tests";

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
    /// What has been waited for, and whether it is there: the page is asked for by the book as well.
    known: RefCell<HashMap<String, bool>>,
    folder: PathBuf,
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
        let logs = folder.clone();
        thread::spawn(move || {
            for (stage, sender) in senders {
                let log = logs.join(format!("{stage}.log"));
                let start = Instant::now();
                let is_well = run(&program, stage, &log).unwrap_or(false);
                // Nobody waits any more where an earlier stage has failed.
                sender.send(Made { is_well, time: start.elapsed(), log }).ok();
            }
        });
        Ok(Self { coming, known: RefCell::default(), folder })
    }

    /// Waits for what a stage needs and shows what was printed; says whether it is there.
    pub fn wait(&self, stage: &str) -> bool {
        if let Some(is_well) = self.known.borrow().get(stage) {
            return *is_well;
        }
        let is_well = self.receive(stage);
        self.known.borrow_mut().insert(stage.to_owned(), is_well);
        is_well
    }

    /// Waits for the tests of a stage, and gives their ending; nothing where they were not begun.
    pub fn ending(&self, stage: &str) -> Option<Ending> {
        let tests = format!("{stage}{WHOLE}");
        if !self.coming.contains_key(tests.as_str()) {
            return None;
        }
        let is_left = self.wait(&tests);
        let said = fs::read_to_string(ending_file(&self.folder, &tests)).ok();
        let ending = said.filter(|_| is_left).as_deref().and_then(Ending::read);
        // Not once more: what passes only the second time has not passed.
        Some(ending.unwrap_or_else(|| Ending::Failed(format!("the tests of {stage} broke off"))))
    }

    fn receive(&self, stage: &str) -> bool {
        let Some(made) = self.coming.get(stage).and_then(|coming| coming.recv().ok()) else {
            return false;
        };
        println!("{}", fs::read_to_string(&made.log).unwrap_or_default().trim_end());
        stages::keep(format!("cargo xtask prepare {stage}, beside earlier stages"), made.time);
        made.is_well
    }
}

/// Runs the tests of a stage for the process that waits for them, and leaves their ending where it looks.
///
/// # Errors
/// When they cannot be started, or their ending cannot be written.
pub(crate) fn leave(root: &Path, tests: &str, run: impl FnOnce() -> Result<Ending>) -> Result<()> {
    let folder = tree::target(root).join("beside");
    fs::create_dir_all(&folder)?;
    let file = ending_file(&folder, tests);
    if file.exists() {
        fs::remove_file(&file)?; // of an earlier run
    }
    fs::write(file, run()?.written())?;
    Ok(())
}

fn ending_file(folder: &Path, tests: &str) -> PathBuf {
    folder.join(format!("{tests}.ending"))
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
        assert!(beside.wait("good"), "it is there for whoever asks next");
        assert_eq!(fs::read_to_string(folder.join("good.log")).unwrap(), "prepare good\n");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn the_ending_of_tests_is_that_of_their_stage_and_none_is_a_failure() {
        use std::os::unix::fs::PermissionsExt;

        let folder = std::env::temp_dir().join(format!("ninerooks-tests-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let program = folder.join("program");
        let script = "#!/bin/sh\ncase $2 in web*) echo failed: no > \"$(dirname \"$0\")/$2.ending\";; esac\n";
        fs::write(&program, script).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let tests = ["web-tests", "book-tests"];
        let beside = Beside::start(program, folder.clone(), &tests).unwrap();
        assert_eq!(beside.ending("web"), Some(Ending::Failed("no".to_owned())));
        assert!(matches!(beside.ending("book"), Some(Ending::Failed(_))), "nobody said how");
        assert_eq!(beside.ending("python"), None);
        fs::remove_dir_all(&folder).unwrap();
    }
}
