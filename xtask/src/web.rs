//! `cargo xtask web`: the page for browsers.
//!
//! The engines are built for `wasm32-unknown-unknown` (`engines`) and put beside the page, which Vite then packs.

use std::env;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail, ensure};

use crate::stages::{Ending, must, show};
use crate::{engines, npm as packed, tree};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// The linkers for it that Debian has, the newest first.
const LINKERS: [&str; 6] =
    ["wasm-ld", "wasm-ld-21", "wasm-ld-20", "wasm-ld-19", "wasm-ld-18", "wasm-ld-17"];

/// What builds for the browser here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Builder {
    /// The toolchain that runs this program has the target.
    Own,
    /// Another compiler has the sources of the standard library, and there is a linker: it builds
    /// that library as well.
    Whole { cargo: PathBuf, rustc: PathBuf, linker: PathBuf },
}

/// Builds the page into `target/web`; says where.
///
/// # Errors
/// When a part cannot be built, or nothing is there to build it with: what would help. Also when the
/// engine has become too heavy.
pub fn build(root: &Path) -> Result<PathBuf> {
    let missing = missing();
    ensure!(missing.is_empty(), "the page cannot be built here:\n{}", missing.join("\n"));
    let builder = builder()?;
    packages(root)?;
    engines::build(root, &builder)?;
    let to = tree::target(root).join("web");
    let place = to.to_string_lossy().into_owned();
    must(npm(root).args(["run", "build", "--", "--outDir", &place, "--emptyOutDir"]))?;
    Ok(to)
}

/// Shows the built page at `http://localhost:4173` until it is stopped.
///
/// # Errors
/// When the server cannot be started.
pub fn serve(root: &Path) -> Result<()> {
    let place = tree::target(root).join("web").to_string_lossy().into_owned();
    must(npm(root).args(["run", "preview", "--", "--outDir", &place]))
}

/// Looks at the page in Chromium as its users do; builds it first where it is not `built` yet.
///
/// # Errors
/// When the tests cannot be started.
pub fn test(root: &Path, built: bool) -> Result<Ending> {
    let missing = missing();
    if !missing.is_empty() {
        let missing = missing.join("\n").replace('\n', "\n    ");
        return Ok(Ending::Skipped(format!("THE PAGE WAS NOT BUILT\n    {missing}")));
    }
    if !built {
        build(root)?;
    }
    for script in ["check", "unit"] {
        must(npm(root).args(["run", script]))?;
    }
    packed::test(root)?;
    browse(root, "e2e", &tree::target(root).join("web"))
}

/// Runs the tests of a script in Chromium, with the folder `site` on a server.
///
/// # Errors
/// When they cannot be started.
pub(crate) fn browse(root: &Path, script: &str, site: &Path) -> Result<Ending> {
    if program("npm").is_none() || chromium().is_none() {
        return Ok(Ending::Skipped(
            "IT WAS NOT LOOKED AT: npm or Chromium is missing (apt-get install npm chromium)"
                .into(),
        ));
    }
    packages(root)?;
    // A port that nobody has at the moment, and that is free again when this line is over.
    let port = TcpListener::bind(("localhost", 0))?.local_addr()?.port().to_string();
    show(npm(root).args(["run", script]).env("NINEROOKS_SITE", site).env("NINEROOKS_PORT", port))
}

/// What `web/` needs from npm, fetched where it is not there.
fn packages(root: &Path) -> Result<()> {
    if root.join("web/node_modules/.package-lock.json").exists() {
        return Ok(());
    }
    must(npm(root).args(["ci", "--no-audit", "--no-fund"]))
}

/// The oldest Node that builds the page.
const NODE: u32 = 20;

/// What the page needs and is not here, in words, with what helps.
fn missing() -> Vec<String> {
    let mut missing = Vec::new();
    if let Err(error) = builder() {
        missing.push(format!("{error:#}"));
    }
    let version = Command::new("node").arg("--version").output().ok();
    let version = version.map(|said| String::from_utf8_lossy(&said.stdout).trim().to_owned());
    let major = version.as_deref().and_then(major);
    if major.is_none_or(|major| major < NODE) {
        let found = version.map_or("none is here".to_owned(), |version| format!("found {version}"));
        missing.push(format!("Node {NODE} or newer is missing ({found}): https://nodejs.org"));
    }
    if program("npm").is_none() {
        missing.push("npm is missing; it comes with Node, or: apt-get install npm".to_owned());
    }
    missing
}

/// The first number of a version such as `v22.11.0`.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Finds out what can build here.
fn builder() -> Result<Builder> {
    let library = |rustc: &Path, word: &str| -> Option<PathBuf> {
        let mut ask = Command::new(rustc);
        ask.args(["--print", word, "--target", TARGET]).env_remove("RUSTUP_TOOLCHAIN");
        let said = ask.output().ok().filter(|said| said.status.success())?;
        Some(PathBuf::from(String::from_utf8(said.stdout).ok()?.trim()))
    };
    let own = env::var_os("RUSTC").map_or_else(|| PathBuf::from("rustc"), PathBuf::from);
    if library(&own, "target-libdir").is_some_and(|folder| folder.is_dir()) {
        return Ok(Builder::Own);
    }
    let [cargo, rustc] = ["/usr/bin/cargo", "/usr/bin/rustc"].map(PathBuf::from);
    let sources = library(&rustc, "sysroot").map(|root| root.join("lib/rustlib/src/rust/library"));
    let has_sources = sources.is_some_and(|folder| folder.is_dir());
    let linker = LINKERS.iter().find_map(|name| program(name));
    match linker {
        Some(linker) if has_sources && cargo.exists() => {
            Ok(Builder::Whole { cargo, rustc, linker })
        }
        _ => bail!(
            "nothing here can build for {TARGET}; either of these helps:\n  \
             rustup target add {TARGET}\n  \
             apt-get install rustc-web cargo-web rust-web-src lld-19"
        ),
    }
}

/// A program on the path.
fn program(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

fn chromium() -> Option<PathBuf> {
    ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(program)
}

fn npm(root: &Path) -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(root.join("web"));
    npm
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!(major("v22.11.0"), Some(22));
        assert_eq!(major("v8.1.0"), Some(8));
        assert_eq!(major("22"), None);
        assert_eq!(major(""), None);
    }
}
