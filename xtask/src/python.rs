//! `cargo xtask wheel`, and the stage `python`: the wheel in a fresh environment, as users get it.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

use crate::stages::{Ending, must, show};
use crate::{dist, licences, tree};

/// What builds the wheel.
const MATURIN: &str = "maturin==1.16.0";
/// What the tests need beside it.
const TESTERS: [&str; 8] = [
    "pytest>=8,<10",
    "mypy>=1.11,<3",
    "numpy",
    "polars",
    "ray[data]>=2.40,<3",
    "nbclient",
    "ipykernel",
    "matplotlib",
];
/// The oldest Python that the wheel is for.
const OLDEST: (u32, u32) = (3, 9);

/// Builds the wheel into `target/wheels`; says where it is.
///
/// # Errors
/// When it cannot be built, or nothing is there to build it with: what would help.
pub fn wheel(root: &Path) -> Result<PathBuf> {
    built(root, "release", &tree::target(root).join("wheels"))
}

/// Builds the wheel in a profile, alone in a folder.
///
/// # Errors
/// When it cannot be built, or nothing is there to build it with: what would help.
fn built(root: &Path, profile: &str, to: &Path) -> Result<PathBuf> {
    let maturin = maturin(root)?;
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    // maturin takes every licence file beside the manifest. That of others depends on the platform, so it is there for the
    // wheel alone.
    let others = root.join("crates/python").join(licences::FILE);
    fs::write(&others, licences::text(root, "ninerooks-python", &dist::host()?)?)?;
    let mut build = Command::new(maturin);
    build.current_dir(root).args([
        "build",
        "--profile",
        profile,
        "--locked",
        "--manifest-path",
        "crates/python/Cargo.toml",
    ]);
    let built = must(build.arg("--out").arg(to));
    fs::remove_file(&others)?;
    built?;
    let mut files = fs::read_dir(to)?;
    let wheel = files.next().context("maturin built no wheel")??.path();
    let size = fs::metadata(&wheel)?.len();
    println!("{}: {} kB", wheel.display(), size / 1000);
    Ok(wheel)
}

/// Makes an environment with what the tests need beside the wheel, and another with what builds that; gives the
/// interpreter of the first.
///
/// # Errors
/// When a part cannot be had.
pub fn prepare(root: &Path) -> Result<PathBuf> {
    maturin(root)?;
    let python = venv(&tree::target(root).join("python/test"), true)?;
    must(pip(&python).args(TESTERS))?;
    Ok(python)
}

/// Installs the wheel into a fresh environment and tests it there; the environment is made first where it was not
/// `prepared`.
///
/// # Errors
/// When the tests cannot be started.
pub fn test(root: &Path, prepared: bool) -> Result<Ending> {
    if let Err(error) = python() {
        return Ok(Ending::Skipped(format!("THE PYTHON PACKAGE WAS NOT BUILT: {error:#}")));
    }
    if let Err(error) = maturin(root) {
        return Ok(Ending::Skipped(format!("THE PYTHON PACKAGE WAS NOT BUILT: {error:#}")));
    }
    let own = tree::target(root).join("python");
    // In the profile of the tests, of which most is built already; only users need the last bit of speed.
    let wheel = built(root, "dev", &own.join("wheel"))?;
    let python = if prepared {
        interpreter(&own.join("test"))
    } else {
        match prepare(root) {
            Ok(python) => python,
            Err(why) => {
                let what = format!("THE PYTHON PACKAGE WAS BUILT, BUT NOT TESTED: {why:#}");
                return Ok(Ending::Skipped(what));
            }
        }
    };
    must(pip(&python).arg("--no-index").arg(&wheel))?;
    // Not in the checkout, where Python would find the package without its engine.
    let place = own.join("place");
    fs::create_dir_all(&place)?;
    let readme = fs::read_to_string(root.join("README.md"))?;
    fs::write(place.join("readme.py"), example(&readme)?)?;
    let tests = root.join("crates/python/tests");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(&python);
        command.current_dir(&place).args(arguments);
        command
    };
    must(&mut run(&["readme.py"]))?;
    let stubs = ["-m", "mypy", "--strict", "-p", "ninerooks"];
    must(&mut run(&stubs))?;
    must(run(&["-m", "mypy", "--strict", "readme.py"]).arg(&tests))?;
    // Whether what the stubs say is there, as it is there.
    must(&mut run(&["-m", "mypy.stubtest", "ninerooks", "--ignore-missing-stub"]))?;
    show(run(&["-m", "pytest", "-q", "-p", "no:cacheprovider"]).arg(&tests))
}

/// The first block of Python in the README.
fn example(readme: &str) -> Result<&str> {
    let block = readme.split_once("```python\n").and_then(|(_, rest)| rest.split_once("```"));
    block.map(|(code, _)| code).context("README.md has no example for Python")
}

/// maturin: on the path, or in an environment of its own, put there first where it is not.
fn maturin(root: &Path) -> Result<PathBuf> {
    let on_path = Command::new("maturin").arg("--version").output();
    if on_path.is_ok_and(|output| output.status.success()) {
        return Ok("maturin".into());
    }
    let place = tree::target(root).join("python/maturin");
    let program = scripts(&place).join(format!("maturin{EXE_SUFFIX}"));
    if !program.exists() {
        let python = venv(&place, false)?;
        ensure!(
            show(pip(&python).arg(MATURIN))? == Ending::Passed,
            "pip could not install {MATURIN}"
        );
    }
    Ok(program)
}

/// The interpreter of a virtual environment, which is made first.
pub(crate) fn venv(place: &Path, fresh: bool) -> Result<PathBuf> {
    let mut make = Command::new(python()?);
    make.args(["-m", "venv"]).args(fresh.then_some("--clear")).arg(place);
    let helps = "python3 -m venv failed; on Debian: apt-get install python3-venv";
    ensure!(show(&mut make)? == Ending::Passed, helps);
    Ok(interpreter(place))
}

fn interpreter(venv: &Path) -> PathBuf {
    scripts(venv).join(format!("python{EXE_SUFFIX}"))
}

pub(crate) fn scripts(venv: &Path) -> PathBuf {
    venv.join(if cfg!(windows) { "Scripts" } else { "bin" })
}

pub(crate) fn pip(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip
}

/// The Python of this machine.
fn python() -> Result<&'static str> {
    for name in ["python3", "python"] {
        let said = Command::new(name).arg("--version").output();
        let said = said.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
        if said.ok().as_deref().and_then(version).is_some_and(|version| version >= OLDEST) {
            return Ok(name);
        }
    }
    bail!(
        "Python {}.{} or newer with venv and pip is missing: https://www.python.org",
        OLDEST.0,
        OLDEST.1
    )
}

/// The first two numbers of `Python 3.11.7`.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut numbers = said.strip_prefix("Python ")?.trim().split('.');
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_python_are_read() {
        assert_eq!(version("Python 3.11.7\n"), Some((3, 11)));
        assert_eq!(version("pyenv: python3: command not found"), None);
        assert!(version("Python 3.8.18").unwrap() < OLDEST);
    }

    #[test]
    fn the_example_of_the_readme_is_found() {
        assert_eq!(example("a\n```python\nb\n```\nc").unwrap(), "b\n");
        assert!(example("a").is_err());
        assert!(example(&fs::read_to_string(tree::root().join("README.md")).unwrap()).is_ok());
    }
}
