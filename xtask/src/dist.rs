//! `cargo xtask dist`: the archive of a release for one platform.
//!
//! What is in it is told in `docs/releasing.md`.

use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::stages::{metadata, must};
use crate::{licences, tasks, tree};

/// What writes the list of the crates that are linked, with their licences.
const CYCLONEDX: &str = "0.5.9";
/// The shells that complete commands.
const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];
/// What lies beside the program as it is.
const PAPERS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Builds the archive for a target, for this machine if none is named; says where it is.
///
/// # Errors
/// When something cannot be built, such as for a target whose standard library is not installed: what would help.
pub fn archive(root: &Path, target: Option<&str>) -> Result<PathBuf> {
    let host = host()?;
    let target = target.unwrap_or(&host);
    require(target)?;
    let program = build(root, target)?;
    let name = format!("ninerooks-{}-{target}", version(root)?);
    let dist = tree::target(root).join("dist");
    let folder = dist.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(folder.join("completions"))?;
    let own = folder.join(format!("ninerooks{EXE_SUFFIX}"));
    fs::copy(&program, &own).with_context(|| program.display().to_string())?;
    for paper in PAPERS {
        fs::copy(root.join(paper), folder.join(paper)).with_context(|| paper.to_owned())?;
    }
    // The program itself writes its pages and scripts: only where it can run.
    if target.split('-').next() == host.split('-').next() {
        must(Command::new(&own).args(["man", "--to"]).arg(folder.join("man")))?;
        for shell in SHELLS {
            let script =
                File::create(folder.join("completions").join(format!("ninerooks.{shell}")))?;
            must(Command::new(&own).args(["completions", shell]).stdout(Stdio::from(script)))?;
        }
    }
    fs::write(folder.join(licences::FILE), licences::text(root, "ninerooks-cli", target)?)?;
    bill(root, target, &folder)?;
    let (mut tar, end) = packer(target);
    let archive = dist.join(format!("{name}{end}"));
    must(tar.current_dir(&dist).arg(&archive).arg(&name))?;
    Ok(archive)
}

/// What packs an archive as users of a target expect it, and how its name ends.
fn packer(target: &str) -> (Command, &'static str) {
    if !target.contains("windows") {
        let mut tar = Command::new("tar");
        tar.arg("-czf");
        return (tar, ".tar.gz");
    }
    // That of Windows itself, which writes zip; the one that comes with git does not.
    let system = std::env::var_os("SystemRoot").unwrap_or_else(|| "C:\\Windows".into());
    let mut tar = Command::new(Path::new(&system).join("System32").join("tar.exe"));
    tar.args(["-a", "-cf"]);
    (tar, ".zip")
}

/// The program for a target.
fn build(root: &Path, target: &str) -> Result<PathBuf> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.current_dir(root).args(["build", "--release", "--locked", "-p", "ninerooks-cli"]);
    must(cargo.args(["--target", target]).env("CARGO_PROFILE_RELEASE_STRIP", "symbols"))?;
    let folder = tree::target(root).join(target).join("release");
    Ok(folder.join(format!("ninerooks{EXE_SUFFIX}")))
}

/// Writes the bill of materials: each crate that is linked, its version and licence, as `CycloneDX` JSON.
fn bill(root: &Path, target: &str, folder: &Path) -> Result<()> {
    let program =
        tasks::tool(root, "cargo-cyclonedx", "cargo-cyclonedx", CYCLONEDX, &["--locked"])?;
    let mut write = Command::new(program);
    write.current_dir(root).args(["cyclonedx", "--format", "json", "--target", target]);
    must(&mut write)?;
    // It writes one beside each manifest of the workspace.
    for file in tree::files(root)? {
        let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name == "ninerooks-cli.cdx.json" {
            // Where it was built is nobody's business.
            let text = fs::read_to_string(root.join(&file))?;
            let own = text.replace(&root.display().to_string(), "/ninerooks");
            fs::write(folder.join("sbom.cdx.json"), own)?;
        }
        if name.ends_with(".cdx.json") {
            fs::remove_file(root.join(&file))?;
        }
    }
    ensure!(folder.join("sbom.cdx.json").exists(), "no bill of materials was written");
    Ok(())
}

/// The platform of this machine, as rustc names it.
///
/// # Errors
/// When rustc does not say it.
pub fn host() -> Result<String> {
    let out = Command::new("rustc").arg("-vV").output().context("rustc does not start")?;
    let text = String::from_utf8(out.stdout)?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say what machine this is")?.to_owned())
}

/// Whether the standard library of a target is there.
fn require(target: &str) -> Result<()> {
    let out =
        Command::new("rustc").args(["--print", "target-libdir", "--target", target]).output()?;
    let folder = PathBuf::from(String::from_utf8(out.stdout)?.trim());
    ensure!(
        out.status.success() && folder.exists(),
        "the standard library for {target} is not installed: `rustup target add {target}` installs it"
    );
    Ok(())
}

/// The version of the workspace.
///
/// # Errors
/// When cargo does not say it.
pub(crate) fn version(root: &Path) -> Result<String> {
    let metadata = metadata(root)?;
    let packages = metadata["packages"].as_array().context("no packages")?;
    let cli = packages.iter().find(|package| package["name"] == "ninerooks-cli");
    Ok(cli.and_then(|cli| cli["version"].as_str()).context("no version")?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn archives_are_what_each_system_opens() {
        assert_eq!(packer("x86_64-unknown-linux-musl").1, ".tar.gz");
        assert_eq!(packer("aarch64-apple-darwin").1, ".tar.gz");
        let (tar, end) = packer("x86_64-pc-windows-msvc");
        assert_eq!(end, ".zip");
        assert!(tar.get_program().to_string_lossy().ends_with("tar.exe"));
    }
}
