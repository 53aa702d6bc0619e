//! The stage `workflows`: what is in `.github/`, and `CITATION.cff`, as those who read it will take it.
//!
//! `zizmor` looks for what a stranger could use, `check-jsonschema` brings the schemas. Both come from `PyPI` and need no
//! network when they run.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};

use crate::python::{pip, scripts, venv};
use crate::stages::{Ending, must, show};
use crate::tree;

/// What looks.
const LINTERS: [&str; 2] = ["zizmor==1.32.0", "check-jsonschema==0.39.0"];
/// Schemas, and the files that each is for.
const SCHEMAS: [(&str, &[&str]); 5] = [
    ("vendor.github-workflows", &[".github/workflows/test.yml", ".github/workflows/release.yml"]),
    ("vendor.github-issue-config", &[".github/ISSUE_TEMPLATE/config.yml"]),
    (
        "vendor.github-issue-forms",
        &[".github/ISSUE_TEMPLATE/fault.yml", ".github/ISSUE_TEMPLATE/technique.yml"],
    ),
    ("vendor.dependabot", &[".github/dependabot.yml"]),
    ("vendor.citation-file-format", &["CITATION.cff"]),
];

/// Installs what looks, where it is not there; says where.
///
/// # Errors
/// When it cannot be installed.
pub fn prepare(root: &Path) -> Result<PathBuf> {
    let place = tree::target(root).join("python/workflows");
    let is_there = |tool: &str| {
        let (name, version) = tool.split_once("==").unwrap_or((tool, ""));
        let program = scripts(&place).join(format!("{name}{EXE_SUFFIX}"));
        let said = Command::new(program).arg("--version").output();
        said.is_ok_and(|said| String::from_utf8_lossy(&said.stdout).contains(version))
    };
    if !LINTERS.iter().all(|tool| is_there(tool)) {
        let python = venv(&place, true)?;
        must(pip(&python).args(LINTERS))?;
    }
    Ok(scripts(&place))
}

/// Looks.
///
/// # Errors
/// When something cannot be started.
pub fn test(root: &Path) -> Result<Ending> {
    let scripts = match prepare(root) {
        Ok(scripts) => scripts,
        Err(why) => {
            return Ok(Ending::Skipped(format!("THE WORKFLOWS WERE NOT CHECKED: {why:#}")));
        }
    };
    let files = tree::files(root)?;
    let workflows = files.iter().filter(|file| file.starts_with(".github/workflows"));
    for file in workflows.filter_map(|file| file.to_str()) {
        ensure!(SCHEMAS[0].1.contains(&file), "{file} is in no list of xtask/src/workflows.rs");
    }
    for (schema, files) in SCHEMAS {
        let mut check = Command::new(scripts.join("check-jsonschema"));
        check.args(["--builtin-schema", schema, "--force-filetype", "yaml"]).args(files);
        must(check.current_dir(root))?;
    }
    let mut zizmor = Command::new(scripts.join("zizmor"));
    show(zizmor.current_dir(root).args(["--offline", "--quiet", ".github"]))
}
