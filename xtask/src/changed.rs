//! `cargo xtask test --changed`: which stages and crates a change can touch.
//!
//! A file belongs to the crate in whose folder it is; a crate is touched when a file of it is, or one of a crate that it
//! needs, in its tests too. What belongs to no crate touches the stages that read it. In doubt a stage is run: the whole
//! `cargo xtask test` is what a submission needs.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::stages::metadata;

/// A package of the workspace: its folder from the root, and the packages of the workspace that it needs.
#[derive(Debug, Default)]
pub(crate) struct Package {
    folder: String,
    needs: BTreeSet<String>,
}

/// What has to be run.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
    /// By name.
    pub(crate) stages: BTreeSet<&'static str>,
    /// The packages that are tested.
    pub(crate) packages: BTreeSet<String>,
}

/// The plan for what was changed since the commit `since`, in commits or not yet.
///
/// # Errors
/// When git or cargo cannot say, or there is no such commit.
pub(crate) fn plan(root: &Path, since: &str) -> Result<Plan> {
    let packages = packages(root)?;
    let files = files(root, since)?;
    for file in &files {
        println!("changed: {file}");
    }
    Ok(planned(&packages, &files))
}

/// The files that differ from a commit, and new ones.
fn files(root: &Path, since: &str) -> Result<Vec<String>> {
    let git = |arguments: &[&str]| -> Result<String> {
        let said = Command::new("git").current_dir(root).args(arguments).output().context("git")?;
        let why = String::from_utf8_lossy(&said.stderr);
        ensure!(said.status.success(), "git {}: {why}", arguments.join(" "));
        Ok(String::from_utf8_lossy(&said.stdout).into_owned())
    };
    let mut all = git(&["diff", "--name-only", since, "--"])?;
    all += &git(&["ls-files", "--others", "--exclude-standard"])?;
    Ok(all.lines().map(str::to_owned).collect())
}

/// The packages of the workspace by name.
pub(crate) fn packages(root: &Path) -> Result<BTreeMap<String, Package>> {
    let metadata = metadata(root)?;
    let mut packages = BTreeMap::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        let manifest = package["manifest_path"].as_str().unwrap_or_default();
        let folder = Path::new(manifest).parent().unwrap_or(root);
        let folder = folder.strip_prefix(root).unwrap_or(folder).to_string_lossy().into_owned();
        let others = package["dependencies"].as_array().into_iter().flatten();
        let needs = others
            .filter(|other| other["path"].is_string())
            .filter_map(|other| Some(other["name"].as_str()?.to_owned()))
            .collect();
        let name = package["name"].as_str().unwrap_or_default().to_owned();
        packages.insert(name, Package { folder, needs });
    }
    ensure!(!packages.is_empty(), "cargo metadata lists no packages");
    Ok(packages)
}

/// The stages and packages that these files touch.
fn planned(packages: &BTreeMap<String, Package>, files: &[String]) -> Plan {
    let mut plan = Plan::default();
    let owner = |file: &str| {
        let is_in = |package: &Package| {
            file.strip_prefix(&package.folder).is_some_and(|rest| rest.starts_with('/'))
        };
        packages.iter().find(|(_, package)| is_in(package)).map(|(name, _)| name.clone())
    };
    if !files.is_empty() {
        plan.stages.insert("tidy");
    }
    for file in files {
        let ends = |end: &str| file.ends_with(end);
        match owner(file) {
            Some(name) => {
                plan.packages.insert(name);
            }
            // Of all packages together: versions, profiles, flags.
            None if ends("Cargo.toml") || ends("Cargo.lock") || file.starts_with(".cargo/") => {
                plan.packages.extend(packages.keys().cloned());
            }
            None => {}
        }
        if ends(".rs") || ends("Cargo.toml") || ends("Cargo.lock") || ends("clippy.toml") {
            plan.stages.extend(["fmt", "clippy", "doc"]);
        }
        if ends("Cargo.toml") || ends("Cargo.lock") || ends("deny.toml") {
            plan.stages.extend(["package", "deny"]);
        }
        if file.starts_with("verified/") {
            plan.stages.insert("verified");
        }
        if file.starts_with("web/") {
            plan.stages.insert("web");
        }
        // The forms of a release are held against the workflow by a test.
        if file.starts_with(".github/") || file.starts_with("packaging/") {
            plan.packages.insert("ninerooks-xtask".to_owned());
        }
        if file.starts_with(".github/") || file == "CITATION.cff" {
            plan.stages.insert("workflows");
        }
        if file.starts_with("book/") || file.starts_with("docs/") {
            plan.stages.insert("book");
        }
        // The README has an example for Python, and the program's tests read it and the documents.
        if file.starts_with("docs/") || file == "README.md" {
            plan.packages.extend(["ninerooks-cli", "ninerooks-xtask"].map(str::to_owned));
            plan.stages.insert("python");
        }
        if file.starts_with("xtask/") || file.starts_with(".ci/") {
            plan.stages.insert("new-technique");
        }
    }
    while let Some(next) = packages.iter().find(|(name, package)| {
        !plan.packages.contains(*name) && !package.needs.is_disjoint(&plan.packages)
    }) {
        plan.packages.insert(next.0.clone());
    }
    for (package, stage) in [
        ("ninerooks-logic", "new-technique"),
        ("ninerooks-cli", "verified"),
        ("ninerooks-wasm", "web"),
        ("ninerooks-light", "web"),
        ("ninerooks-workshop", "book"),
        ("ninerooks-python", "python"),
    ] {
        if plan.packages.contains(package) {
            plan.stages.insert(stage);
        }
    }
    if !plan.packages.is_empty() {
        plan.stages.insert("test");
    }
    plan
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree;

    fn of(files: &[&str]) -> Plan {
        let files: Vec<String> = files.iter().map(|file| (*file).to_owned()).collect();
        planned(&packages(&tree::root()).unwrap(), &files)
    }

    fn is_touched(plan: &Plan, package: &str) -> bool {
        plan.packages.contains(package)
    }

    #[test]
    fn nothing_changed_is_nothing_to_do() {
        assert_eq!(of(&[]), Plan::default());
    }

    #[test]
    fn a_crate_touches_all_that_need_it() {
        let board = of(&["crates/board/src/grid.rs"]);
        for package in ["ninerooks-board", "ninerooks-logic", "ninerooks-cli", "ninerooks-python"] {
            assert!(is_touched(&board, package), "{package}");
        }
        for stage in
            ["fmt", "tidy", "clippy", "test", "doc", "new-technique", "web", "book", "python"]
        {
            assert!(board.stages.contains(stage), "{stage}");
        }
        assert!(!board.stages.contains("deny"));
    }

    #[test]
    fn a_test_of_a_crate_touches_no_crate_below_it() {
        let cli = of(&["crates/cli/tests/it/main.rs"]);
        assert!(is_touched(&cli, "ninerooks-cli") && !is_touched(&cli, "ninerooks-logic"));
        assert!(!cli.stages.contains("web"));
    }

    #[test]
    fn the_page_alone_needs_no_test_of_a_crate() {
        let page = of(&["web/app/App.svelte"]);
        assert_eq!(page.stages, BTreeSet::from(["tidy", "web"]));
        assert!(page.packages.is_empty());
    }

    #[test]
    fn a_workflow_touches_what_checks_it() {
        let plan = of(&[".github/workflows/release.yml"]);
        assert!(plan.stages.contains("workflows") && is_touched(&plan, "ninerooks-xtask"));
        assert!(!of(&["README.md"]).stages.contains("workflows"));
    }

    #[test]
    fn versions_touch_everything() {
        let lock = of(&["Cargo.lock"]);
        assert!(is_touched(&lock, "ninerooks-board") && lock.stages.contains("deny"));
        assert_eq!(lock.stages.len(), 12);
    }
}
