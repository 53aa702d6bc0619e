//! `cargo xtask test`: everything that has to be green.

use std::cell::OnceCell;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};

use crate::beside::Beside;
use crate::new_technique::Draft;
use crate::stages::{self, Ending, Stage, cargo, output, show};
use crate::{book, changed, python, tidy, tree, verified, web, workflows};

/// The `cargo-deny` that is installed where there is none.
const DENY: &str = "0.20.2";
/// The `veripb` that judges exported paths in the tests, installed in the same way.
const VERIPB: &str = "3.0.2";

/// The stages that need something that takes long, in the order in which it is made.
const PREPARED: [&str; 7] = ["test", "verified", "web", "book", "deny", "python", "workflows"];

/// Makes what a stage needs before it can begin.
///
/// # Errors
/// When it needs nothing, or when it cannot be made: what would help.
pub fn prepare(root: &Path, stage: &str) -> Result<()> {
    match stage {
        "test" => veripb(root).map(drop),
        "verified" => verified::prepare(root),
        "web" => web::build(root).map(drop),
        "book" => book::mdbook(root).map(drop),
        "deny" => cargo_deny(root).map(drop),
        "python" => python::prepare(root).map(drop),
        "workflows" => workflows::prepare(root).map(drop),
        _ => bail!("{stage} is none of {}", PREPARED.join(", ")),
    }
}

/// Runs the stages of these names, or all when none is named, or those that what was `changed` since a commit can touch;
/// says whether they passed, and, with `timings`, what each command cost.
///
/// # Errors
/// When there is no stage of such a name or no such commit. What goes wrong in a stage is its failure.
pub fn test(root: &Path, names: &[String], changed: Option<&str>, timings: bool) -> Result<bool> {
    let plan = changed.map(|since| changed::plan(root, since)).transpose()?;
    let packages: Vec<String> = plan.iter().flat_map(|plan| plan.packages.clone()).collect();
    let beside = OnceCell::new();
    let is_made = |stage| beside.get().is_some_and(|beside: &Beside| beside.wait(stage));
    let mut stages: Vec<Stage<'_>> = vec![
        ("fmt", Box::new(|| format(root))),
        ("tidy", Box::new(|| house_rules(root))),
        ("clippy", Box::new(|| clippy(root))),
        ("test", Box::new(|| tests(root, &packages, || is_made("test")))),
        ("verified", Box::new(|| verified::test(root, is_made("verified")))),
        ("doc", Box::new(|| doc(root))),
        ("new-technique", Box::new(|| new_technique(root))),
        ("web", Box::new(|| web::test(root, is_made("web")))),
        (
            "book",
            Box::new(|| {
                is_made("book");
                book::test(root)
            }),
        ),
        ("python", Box::new(|| python::test(root, is_made("python")))),
        ("package", Box::new(|| package(root))),
        (
            "workflows",
            Box::new(|| {
                is_made("workflows");
                workflows::test(root)
            }),
        ),
        (
            "deny",
            Box::new(|| {
                is_made("deny");
                deny(root)
            }),
        ),
    ];
    let known = stages.iter().map(|(name, _)| *name).collect::<Vec<_>>();
    for name in names {
        ensure!(known.contains(&name.as_str()), "{name} is none of {}", known.join(", "));
    }
    stages.retain(|(stage, _)| match &plan {
        Some(plan) => plan.stages.contains(stage),
        None => names.is_empty() || names.iter().any(|name| name == stage),
    });
    // Of the first stage nothing can be made beside another.
    let later: Vec<&str> = stages.iter().skip(1).map(|(name, _)| *name).collect();
    let needed: Vec<&str> = PREPARED.into_iter().filter(|stage| later.contains(stage)).collect();
    beside.get_or_init(|| Beside::begin(root, &needed).unwrap_or_default());
    let report = stages::run(stages, std::env::var_os("CI").is_some_and(|ci| ci == "true"));
    if timings {
        print!("\n{}", report.table());
    }
    print!("\n{report}");
    Ok(!report.failed())
}

/// Runs a task that needs the product; says whether all is well.
///
/// # Errors
/// When it cannot be started.
pub fn workshop(
    root: &Path,
    task: &str,
    arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
) -> Result<bool> {
    let mut run = cargo(root, &["run", "--package", "ninerooks-workshop"]);
    // Figures are those of the program that users have.
    run.args(["measure", "calibrate"].contains(&task).then_some("--release")).args(["--", task]);
    // From where the user is, so that paths mean what they say.
    run.current_dir(std::env::current_dir()?).args(arguments);
    Ok(show(&mut run)? == Ending::Passed)
}

fn house_rules(root: &Path) -> Result<Ending> {
    let faults = tidy::check(root)?;
    for fault in &faults {
        println!("{fault}");
    }
    Ok(match faults.len() {
        0 => Ending::Passed,
        n => Ending::Failed(format!("{n} breaches of house rules")),
    })
}

fn format(root: &Path) -> Result<Ending> {
    if !has_component(root, "fmt") {
        let what = "THE FORMAT WAS NOT CHECKED: rustfmt is missing (rustup component add rustfmt)";
        return Ok(Ending::Skipped(what.into()));
    }
    show(&mut cargo(root, &["fmt", "--all", "--check"]))
}

/// Whether cargo has this command, which not every toolchain brings.
fn has_component(root: &Path, name: &str) -> bool {
    cargo(root, &[name, "--version"]).output().is_ok_and(|output| output.status.success())
}

fn clippy(root: &Path) -> Result<Ending> {
    if !has_component(root, "clippy") {
        let what = "NOTHING WAS LINTED: clippy is missing (rustup component add clippy)";
        return Ok(Ending::Skipped(what.into()));
    }
    show(&mut cargo(
        root,
        &["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"],
    ))
}

/// The tests of these packages, or of all when there is none; with an independent checker where they look for it: when
/// they are built, it is time to `wait` for that.
fn tests(root: &Path, packages: &[String], wait: impl Fn() -> bool) -> Result<Ending> {
    let test = |arguments: &[&str]| {
        let mut command = cargo(root, &["test", "--locked", "--no-fail-fast"]);
        command.args(packages.is_empty().then_some("--workspace"));
        command.args(packages.iter().flat_map(|name| ["--package", name])).args(arguments);
        show(&mut command)
    };
    // Apart, so that it is seen what building costs.
    let built = test(&["--no-run"])?;
    if built != Ending::Passed {
        return Ok(built);
    }
    wait();
    let veripb = veripb(root);
    let ending = test(&[])?;
    Ok(match veripb {
        Err(why) if ending == Ending::Passed => {
            Ending::Skipped(format!("NO PROOF WAS GIVEN TO VERIPB: {why:#}"))
        }
        _ => ending,
    })
}

/// The checker of exported paths.
fn veripb(root: &Path) -> Result<PathBuf> {
    tool(root, "veripb", "veripb", VERIPB, &["--locked"])
}

fn doc(root: &Path) -> Result<Ending> {
    let mut doc = cargo(root, &["doc", "--locked", "--workspace", "--no-deps"]);
    show(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// A new technique compiles, is listed and has its page tested: in a copy of the checkout, for the
/// real one stays as it is.
fn new_technique(root: &Path) -> Result<Ending> {
    let target = tree::target(root);
    let (copy, built) = (target.join("new-technique/copy"), target.join("new-technique/target"));
    tree::copy(root, &copy)?;
    if copy.starts_with(root) {
        // Cargo reads that of the checkout above as well, and with its flags said twice it would compile everything anew.
        fs::remove_file(copy.join(".cargo/config.toml"))?;
    }
    let id = "paper-wing";
    Draft::new(id, "fish")?.write(&copy)?;

    // Little is run of the techniques here: to make them fast would take longer than all of it. Where the copy is, is in
    // `testing`, so it has one of its own as well.
    let slow = ["logic", "testing"]
        .map(|name| format!("--config=profile.dev.package.ninerooks-{name}.opt-level=0"));
    let run = |arguments: &[&str]| {
        let mut command = cargo(&copy, arguments);
        // What the tests have built is there, and is taken as it is but for what needs the techniques; programs do not go
        // where those of the checkout are.
        command.env("CARGO_BUILD_BUILD_DIR", &target).env("CARGO_TARGET_DIR", &built);
        // The page is filled as a contributor would have it.
        command.args(&slow).env("NINEROOKS_BLESS", "1");
        output(&mut command)
    };
    // With the workshop, so that both have the features that they have in the tests.
    let (both, bin) = (["-p", "ninerooks-cli", "-p", "ninerooks-workshop"], ["--bin", "ninerooks"]);
    run(&[&["build", "--quiet"][..], &both, &bin].concat())?;
    let program = built.join("debug").join(format!("ninerooks{}", std::env::consts::EXE_SUFFIX));
    let list = output(std::process::Command::new(program).arg("techniques"))?;
    let listed = list.lines().filter(|line| line.contains(id)).count();
    ensure!(listed == 1, "`ninerooks techniques` lists {id} on {listed} lines:\n{list}");
    let tests = run(&["test", "--quiet", "-p", "ninerooks-logic", "--test", "fixtures", id])?;
    print!("{tests}");
    ensure!(tests.contains(" 3 passed"), "the page of {id} has two sections and a test of its own");
    ensure!(tidy::check(&copy)?.is_empty(), "the new technique breaks house rules");
    fs::remove_dir_all(&copy)?;
    Ok(Ending::Passed)
}

/// Whether each crate could be published, in the order of dependencies: what would be sent, without building it again.
fn package(root: &Path) -> Result<Ending> {
    let run = [
        "publish",
        "--dry-run",
        "--workspace",
        "--no-verify",
        "--allow-dirty",
        "--locked",
        "--quiet",
    ];
    show(&mut cargo(root, &run))
}

/// Licences, bans and sources always; advisories when their database can be had, for it comes from
/// another server than the crates.
fn deny(root: &Path) -> Result<Ending> {
    let program = match cargo_deny(root) {
        Ok(program) => program,
        Err(why) => {
            return Ok(Ending::Skipped(format!("LICENCES WERE NOT CHECKED: {why:#}")));
        }
    };
    let run = |arguments: &[&str]| {
        let mut command = std::process::Command::new(&program);
        show(command.current_dir(root).args(arguments))
    };
    let all = run(&["check", "licenses", "bans", "sources"])?;
    if all != Ending::Passed {
        return Ok(all);
    }
    match run(&["fetch", "db"])? {
        Ending::Passed => run(&["check", "--disable-fetch", "advisories"]),
        _ => Ok(Ending::Partly(
            "ADVISORIES WERE NOT CHECKED: their database could not be fetched (see above)".into(),
        )),
    }
}

fn cargo_deny(root: &Path) -> Result<PathBuf> {
    // Built in half the time, and it runs for a second.
    tool(root, "cargo-deny", "cargo-deny", DENY, &["--locked", "--debug"])
}

/// A program of a package in the target folder, put there first where this version is not, with these `arguments` for
/// cargo: `--locked` takes the versions that its own lock file says. They are built in one folder, for most of what they
/// need is the same; `--debug` is for those that have little to do here.
pub(crate) fn tool(
    root: &Path,
    package: &str,
    name: &str,
    version: &str,
    arguments: &[&str],
) -> Result<PathBuf> {
    let tools = tree::target(root).join("tools");
    let program = tools.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    // Cargo's own list of what it put there.
    let list = std::fs::read_to_string(tools.join(".crates.toml")).unwrap_or_default();
    if !program.exists() || !list.contains(&format!("\"{package} {version} ")) {
        let mut install = cargo(root, &["install", "--version", version, package, "--root"]);
        install.arg(&tools).args(arguments).env("CARGO_TARGET_DIR", tools.join("build"));
        // Nobody debugs them and they run for seconds: neither is worth its time.
        install.env("CARGO_PROFILE_DEV_DEBUG", "false").env("CARGO_PROFILE_RELEASE_LTO", "false");
        install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
        ensure!(show(&mut install)? == Ending::Passed, "{package} could not be installed");
    }
    Ok(program)
}
