//! The engines for browsers: the whole one, and the light one for programs that want hints and little else.
//!
//! Each is a crate that exports what may be asked. It is built for `wasm32-unknown-unknown`, bound by `wasm-bindgen`, made small by
//! `wasm-opt`, and weighed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::stages::{cargo, must};
use crate::tasks::tool;
use crate::tree;
use crate::web::{Builder, TARGET};

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

/// The profile in `Cargo.toml` in which they are built.
const PROFILE: &str = "web";

/// An engine.
struct Engine {
    /// Its crate.
    package: &'static str,
    /// Its name, and where it goes, seen from the root.
    name: &'static str,
    place: &'static str,
    /// What it may weigh as it is sent, in bytes of `gzip -9`.
    most: usize,
}

/// The engines, as the page and the packages for npm take them.
const ALL: [Engine; 2] = [
    Engine {
        package: "ninerooks-wasm",
        name: "ninerooks",
        place: "web/engine/generated",
        most: MOST_SENT,
    },
    Engine {
        package: "ninerooks-light",
        name: "light",
        place: "web/engine/generated/light",
        most: MOST_LIGHT,
    },
];

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
/// of Sudoku Explainer, HoDoKu and CSP-Rules 1,475,600; what the light engine shares with it as types of their own, and forcing
/// chains told in numbered lines 1,488,100.
const MOST_SENT: usize = 1_495_000;

/// What the light engine may weigh: it is for programs that would not load the whole one. With the techniques from singles to Death
/// Blossom it is 487,500. What names the list of all techniques, a profile by its name or the list of formats brings all of them.
const MOST_LIGHT: usize = 600_000;

/// A panic is a trap, without the message that no browser would show: 45 kB less to send. The standard
/// library has to be built in the same way.
const TRAPS: &str = "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none";

/// Builds all engines, binds them and weighs them.
///
/// # Errors
/// When one cannot be built, or has become too heavy.
pub(crate) fn build(root: &Path, builder: &Builder) -> Result<()> {
    let built = compile(root, builder)?;
    for engine in &ALL {
        engine.bind(root, &built)?;
        engine.weigh(root, builder)?;
    }
    Ok(())
}

/// Compiles them together, so that what they have in common is compiled once; gives back the folder.
fn compile(root: &Path, builder: &Builder) -> Result<PathBuf> {
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
    build.args(["--locked", "--target", TARGET, "--profile", PROFILE]);
    build.args(ALL.iter().flat_map(|engine| ["-p", engine.package]));
    // Apart from what the other compiler builds, which would be built again each time.
    let target = tree::target(root).join("wasm");
    must(build.env("CARGO_TARGET_DIR", &target))?;
    Ok(target.join(TARGET).join(PROFILE))
}

impl Engine {
    /// Where it is, when it is bound.
    fn bound(&self, root: &Path) -> PathBuf {
        root.join(self.place).join(format!("{}_bg.wasm", self.name))
    }

    /// Writes it with its bindings into its folder.
    fn bind(&self, root: &Path, built: &Path) -> Result<()> {
        let wasm = built.join(format!("{}.wasm", self.package.replace('-', "_")));
        let version = locked(root, "wasm-bindgen")?;
        let bindgen = tool(root, "wasm-bindgen-cli", "wasm-bindgen", &version, &["--debug"])?;
        let to = root.join(self.place);
        fs::create_dir_all(&to)?;
        let mut command = Command::new(bindgen);
        command.args(["--target", "web", "--out-name", self.name, "--out-dir"]).arg(&to).arg(wasm);
        must(&mut command)?;
        let bound = self.bound(root);
        let mut command = Command::new("node");
        command
            .arg(root.join("web/node_modules/binaryen/bin/wasm-opt"))
            .args(["-O3", "--strip-debug", "--strip-producers"])
            .args(FEATURES)
            .arg("-o")
            .arg(&bound)
            .arg(&bound);
        must(&mut command)
    }

    /// Refuses it where it is too heavy.
    fn weigh(&self, root: &Path, builder: &Builder) -> Result<()> {
        let wasm = self.bound(root);
        let Ok(packed) = Command::new("gzip").args(["-9", "-c"]).arg(&wasm).output() else {
            println!("  there is no gzip, so the engine was not weighed");
            return Ok(());
        };
        ensure!(packed.status.success(), "gzip cannot pack {}", wasm.display());
        println!("  {}", self.verdict(packed.stdout.len(), *builder == Builder::Own)?);
        Ok(())
    }

    /// What is said of it when it has so many bytes as sent. With a standard library that came `ready` made it
    /// is larger, and that is nobody's fault.
    fn verdict(&self, bytes: usize, ready: bool) -> Result<String> {
        let Self { package, most, .. } = self;
        let said = format!("{package} is {bytes} bytes as gzip -9 sends it");
        if ready {
            return Ok(format!(
                "{said}. Where the standard library is built as well it is smaller, and may be {most}: for a page that \
                 others will load, use Debian's rustc-web cargo-web rust-web-src lld-19"
            ));
        }
        ensure!(
            bytes <= *most,
            "{said}, expected at most {most}; what grew? `[profile.web.package]` in Cargo.toml says which crates are \
             built small"
        );
        Ok(format!("{said}, of {most} that it may be"))
    }
}

/// Whether a compiler takes [`TRAPS`]; those before 1.91 call them otherwise.
fn knows_traps(rustc: &Path) -> bool {
    let mut ask = Command::new(rustc);
    ask.args(TRAPS.split(' ')).args(["--print", "cfg", "--target", TARGET]);
    ask.env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN");
    ask.output().is_ok_and(|said| said.status.success())
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
        for engine in &ALL {
            assert!(engine.verdict(engine.most, false).is_ok());
            let error = engine.verdict(engine.most + 1, false).unwrap_err().to_string();
            assert!(
                error.contains(&format!("{} is {} bytes", engine.package, engine.most + 1)),
                "{error}"
            );
        }
    }

    #[test]
    fn a_standard_library_that_came_ready_made_may_make_it_larger_and_that_is_said() {
        let said = ALL[0].verdict(MOST_SENT + 1, true).unwrap();
        assert!(said.contains("standard library is built as well it is smaller"), "{said}");
    }
}
