//! The checker from another house.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use libtest_mimic::Failed;

/// The program `veripb`, and a folder for files.
#[derive(Clone)]
pub(crate) struct Checker {
    program: PathBuf,
    folder: PathBuf,
}

impl Checker {
    pub(crate) fn find() -> Option<Self> {
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(
            || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"),
            PathBuf::from,
        );
        let name = format!("veripb{}", std::env::consts::EXE_SUFFIX);
        let installed = target.join("tools/bin").join(&name);
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut programs =
            std::iter::once(installed).chain(std::env::split_paths(&path).map(|p| p.join(&name)));
        let program = programs.find(|program| program.is_file())?;
        Some(Self { program, folder: env!("CARGO_TARGET_TMPDIR").into() })
    }

    /// What it says of a formula and a proof, in a line; nothing when it refuses.
    pub(crate) fn verdict(
        &self,
        name: &str,
        formula: &str,
        proof: &str,
    ) -> Result<Option<String>, Failed> {
        let file = |end: &str| self.folder.join(format!("{name}.{end}"));
        fs::write(file("opb"), formula)?;
        fs::write(file("pbp"), proof)?;
        let mut command = Command::new(&self.program);
        let output = command.args([file("opb"), file("pbp")]).output()?;
        let text = String::from_utf8(output.stdout)?;
        let verdict = text.lines().find_map(|line| line.strip_prefix("s VERIFIED "));
        Ok(verdict.map(str::to_owned))
    }
}
