//! `cargo xtask web`: the page for browsers.
//!
//! The engine is built for `wasm32-unknown-unknown`, bound by `wasm-bindgen`, made small by
//! `wasm-opt`, and put beside the page, which Vite then packs.

use std::env;
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::stages::{Ending, cargo, must, show};
use crate::tasks::tool;
use crate::{npm as packed, tree};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// What the engine may use of WebAssembly: all of it is in every browser since 2023. `wasm-opt` would
/// use newer things too if it were let.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];
/// The linkers for it that Debian has, the newest first.
const LINKERS: [&str; 6] =
    ["wasm-ld", "wasm-ld-21", "wasm-ld-20", "wasm-ld-19", "wasm-ld-18", "wasm-ld-17"];

/// What builds for the browser here.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Builder {
    /// The toolchain that runs this program has the target.
    Own,
    /// Another compiler has the sources of the standard library, and there is a linker: it builds
    /// that library as well.
    Whole { cargo: PathBuf, rustc: PathBuf, linker: PathBuf },
}

/// The engine as the page loads it.
const BOUND: &str = "web/engine/generated/ninerooks_bg.wasm";
/// What the engine may weigh as it is sent, in bytes of `gzip -9`: whoever opens the page waits for it.
/// A technique with its page, words and pictures takes some 3 to 5 kB: fish of all kinds and ten exotic ones made it
/// 1,012,000; exocets in chains, blossom loops, aligned quads and the reading of chains with fish 1,055,000; walkthroughs and the best paths
/// 1,085,000; puzzles by technique and the order of steps that HoDoKu has 1,091,500; linear programs on a kernel 1,098,400;
/// with `microlp`, which only integer searches need, built for size 1,091,100; reading what people post, chains and steps by
/// name 1,112,800, why a puzzle has no solution and what is to be changed in it 1,125,200; how long people take, the length of
/// proofs, and searches of rare patterns that leave out more beforehand 1,162,500; minutes of the board, equal steps as they are seen, and
/// new puzzles that need nothing harder than their band should 1,167,400; `default-1` beside `default` and krakens of both types
/// on one walk 1,170,400; refutations by cases with their words, typed whips and canonical forms with less to do 1,197,200;
/// puzzles with rules, with the formats that they are read from and written in, 1,270,500; these rules on the board and in
/// refutations 1,279,000; sums, with the ways to fill them, 1,323,400; new puzzles with rules 1,348,400; chains and subsets that
/// see rules 1,361,300; photographs, with the weights of the net, which cannot be packed, 1,408,600; the ratings
/// of Sudoku Explainer, HoDoKu and CSP-Rules 1,475,600.
const MOST_SENT: usize = 1_482_000;

/// Builds the page into `target/web`; says where.
///
/// # Errors
/// When a part cannot be built, or nothing is there to build it with: what would help. Also when the
/// engine has become too heavy.
pub fn build(root: &Path) -> Result<PathBuf> {
    let missing = missing();
    ensure!(missing.is_empty(), "the page cannot be built here:\n{}", missing.join("\n"));
    let builder = builder()?;
    let wasm = engine(root, &builder)?;
    bind(root, &wasm)?;
    weigh(&root.join(BOUND), &builder)?;
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

/// A panic is a trap, without the message that no browser would show: 45 kB less to send. The standard
/// library has to be built in the same way.
const TRAPS: &str = "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none";

/// Builds the engine; gives back the file.
fn engine(root: &Path, builder: &Builder) -> Result<PathBuf> {
    let mut build = match builder {
        Builder::Own => cargo(root, &["build"]),
        Builder::Whole { cargo, rustc, linker } => {
            let mut build = Command::new(cargo);
            build.current_dir(root).args(["build", "-Zbuild-std=std,panic_abort"]);
            // Its sorting alone is 0.2 MB otherwise.
            build.arg("-Zbuild-std-features=optimize_for_size");
            build.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
            if knows_traps(rustc) {
                build.env("RUSTFLAGS", TRAPS);
            }
            build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
            // The other toolchain's own, which a parent process may have set.
            for name in ["RUSTUP_TOOLCHAIN", "RUSTDOC", "CARGO"] {
                build.env_remove(name);
            }
            build
        }
    };
    build.args(["--locked", "-p", "ninerooks-wasm", "--target", TARGET, "--profile", "web"]);
    // Apart from what the other compiler builds, which would be built again each time.
    let target = tree::target(root).join("wasm");
    must(build.env("CARGO_TARGET_DIR", &target))?;
    Ok(target.join(TARGET).join("web/ninerooks_wasm.wasm"))
}

/// Whether a compiler takes [`TRAPS`]; those before 1.91 call them otherwise.
fn knows_traps(rustc: &Path) -> bool {
    let mut ask = Command::new(rustc);
    ask.args(TRAPS.split(' ')).args(["--print", "cfg", "--target", TARGET]);
    ask.env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
    ask.output().is_ok_and(|said| said.status.success())
}

/// Writes the engine with its bindings into the folder of the page.
fn bind(root: &Path, wasm: &Path) -> Result<()> {
    let version = locked(root, "wasm-bindgen")?;
    let bindgen = tool(root, "wasm-bindgen-cli", "wasm-bindgen", &version, &["--debug"])?;
    let to = root.join("web/engine/generated");
    fs::create_dir_all(&to)?;
    let mut command = Command::new(bindgen);
    command.args(["--target", "web", "--out-name", "ninerooks", "--out-dir"]).arg(&to).arg(wasm);
    must(&mut command)?;
    packages(root)?;
    let bound = root.join(BOUND);
    let optimizer = root.join("web/node_modules/binaryen/bin/wasm-opt");
    let mut command = Command::new("node");
    command
        .arg(optimizer)
        .args(["-O3", "--strip-debug", "--strip-producers"])
        .args(FEATURES)
        .arg("-o")
        .arg(&bound)
        .arg(&bound);
    must(&mut command)
}

/// Refuses an engine that is too heavy.
fn weigh(wasm: &Path, builder: &Builder) -> Result<()> {
    let Ok(packed) = Command::new("gzip").args(["-9", "-c"]).arg(wasm).output() else {
        println!("  there is no gzip, so the engine was not weighed");
        return Ok(());
    };
    ensure!(packed.status.success(), "gzip cannot pack {}", wasm.display());
    let verdict = verdict(packed.stdout.len(), *builder == Builder::Own);
    if let Ok(weight) = &verdict {
        println!("  {weight}");
    }
    verdict.map(drop)
}

/// What is said of an engine of so many bytes as sent. With a standard library that came `ready` made it
/// is larger, and that is nobody's fault.
fn verdict(bytes: usize, ready: bool) -> Result<String> {
    if ready {
        return Ok(format!(
            "the engine is {bytes} bytes as gzip -9 sends it. Where the standard library is built \
             as well it is smaller, and may be {MOST_SENT}: for a page that others will load, use \
             Debian's rustc-web cargo-web rust-web-src lld-19"
        ));
    }
    ensure!(
        bytes <= MOST_SENT,
        "the engine is {bytes} bytes as gzip -9 sends it, expected at most {MOST_SENT}; what grew? \
         `[profile.web.package]` in Cargo.toml says which crates are built small"
    );
    Ok(format!("the engine is {bytes} bytes as gzip -9 sends it, of {MOST_SENT} that it may be"))
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

/// The version of a package in `Cargo.lock`: the bindings and their maker must be of one.
fn locked(root: &Path, package: &str) -> Result<String> {
    let lock = fs::read_to_string(root.join("Cargo.lock"))?;
    let entry = format!("name = \"{package}\"\nversion = \"");
    let rest = lock.split_once(&entry).context("Cargo.lock lacks a package")?.1;
    Ok(rest.split('"').next().unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_that_is_too_heavy_is_refused() {
        assert!(verdict(MOST_SENT, false).is_ok());
        let error = verdict(MOST_SENT + 1, false).unwrap_err().to_string();
        assert!(error.contains(&format!("{} bytes", MOST_SENT + 1)), "{error}");
    }

    #[test]
    fn a_standard_library_that_came_ready_made_may_make_it_larger_and_that_is_said() {
        let said = verdict(MOST_SENT + 1, true).unwrap();
        assert!(said.contains("standard library is built as well it is smaller"), "{said}");
    }

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!(major("v22.11.0"), Some(22));
        assert_eq!(major("v8.1.0"), Some(8));
        assert_eq!(major("22"), None);
        assert_eq!(major(""), None);
    }
}
