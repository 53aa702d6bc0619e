//! `cargo xtask npm`: what goes to npm, made of the engine and the board of the page, and tested as users get it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::stages::must;
use crate::{dist, licences, tree, web};

/// Where the packages are.
fn place(root: &Path) -> PathBuf {
    tree::target(root).join("npm")
}

/// Packs the engine that is there and the board into `target/npm`; says where.
///
/// # Errors
/// When one of them cannot be packed.
pub fn pack(root: &Path) -> Result<PathBuf> {
    let to = place(root);
    if to.exists() {
        fs::remove_dir_all(&to)?;
    }
    fs::create_dir_all(&to)?;
    fs::write(to.join(licences::FILE), licences::text(root, "ninerooks-wasm", web::TARGET)?)?;
    must(node(root).arg("npm/pack.mjs").arg(&to).arg(dist::version(root)?))?;
    Ok(to)
}

/// Packs, installs both into a project of their own, and tests them there; the element is looked at with the page.
///
/// # Errors
/// When something fails.
pub fn test(root: &Path) -> Result<()> {
    let to = pack(root)?;
    must(node(root).args(["--test", "npm/tests/"]).env("NINEROOKS_NPM", to))
}

fn node(root: &Path) -> Command {
    let mut node = Command::new("node");
    node.current_dir(root.join("web"));
    node
}
