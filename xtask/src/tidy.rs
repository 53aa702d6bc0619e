//! The rules of the house that neither compiler nor clippy keeps.
//!
//! Which crate may see which is read from the code map in ARCHITECTURE.md, so that the text and the
//! code cannot drift apart.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{circles, dependencies, readmes, stages, tree, wording};

/// The most lines that a file of Rust may have.
const MOST_LINES: usize = 500;

/// Where the techniques live.
const TECHNIQUES: &str = "crates/logic/src/techniques";

/// What a wrong step would have to get past, which two people are to read as a whole.
/// The folders, and the most lines that each may have without blank ones, comments and tests. What is
/// below `patterns` and `uniqueness` counts there.
const JUDGE: [(&str, usize); 3] = [
    ("crates/proof/src/judge/patterns", 500),
    ("crates/proof/src/judge/uniqueness", 300),
    ("crates/proof/src/judge", 750),
];

/// Every breach of a rule, in words.
///
/// # Errors
/// When a file cannot be read, or cargo cannot tell the packages.
pub fn check(root: &Path) -> Result<Vec<String>> {
    let files = tree::files(root)?;
    let mut faults = Vec::new();
    for file in files.iter().filter(|file| is_text(file)) {
        let bytes = fs::read(root.join(file)).with_context(|| file.display().to_string())?;
        let text = String::from_utf8_lossy(&bytes);
        faults.extend(length(file, &text));
        faults.extend(places(file, &text));
        faults.extend(wording::faults(file, &text));
        faults.extend(numbers(file, &text));
    }
    faults.extend(pages(root, &files)?);

    let map = fs::read_to_string(root.join("ARCHITECTURE.md"))?;
    let metadata = stages::metadata(root)?;
    faults.extend(directions(&code_map(&map), &packages(&metadata)));
    let page = fs::read_to_string(root.join(dependencies::PAGE))?;
    faults.extend(dependencies::faults(&page, &metadata));
    faults.extend(readmes::faults(root, &metadata)?);
    faults.extend(judge(root, &files)?);
    for source in circles::WITHOUT.map(Path::new) {
        let own = files.iter().filter(|file| file.starts_with(source));
        let text = |file: &PathBuf| Ok((file.clone(), fs::read_to_string(root.join(file))?));
        faults.extend(circles::fault(source, &own.map(text).collect::<Result<Vec<_>>>()?));
    }
    for manifest in files.iter().filter(|file| file.ends_with("Cargo.toml")) {
        let text = fs::read_to_string(root.join(manifest))?;
        if !text.contains("[workspace]") && !text.contains("[lints]\nworkspace = true") {
            faults.push(format!("{}: the workspace's lints are off", manifest.display()));
        }
        faults.extend(programs(manifest, &text, &files));
        faults.extend(unheard(root, manifest, &text, &files)?);
    }
    Ok(faults)
}

fn is_text(file: &Path) -> bool {
    let known = ["rs", "md", "toml", "json", "jsonl", "txt", "tsv", "sh"];
    file.extension().is_none_or(|end| known.iter().any(|known| end == *known))
}

/// Files stay short enough to be read in one sitting.
fn length(file: &Path, text: &str) -> Option<String> {
    let lines = text.lines().count();
    let is_rust = file.extension().is_some_and(|end| end == "rs");
    (is_rust && lines > MOST_LINES)
        .then(|| format!("{}: {lines} lines, more than {MOST_LINES}", file.display()))
}

/// What a test is called says what it tests, and no number of a list that nobody else has: `b1_…`.
fn numbers(file: &Path, text: &str) -> Vec<String> {
    let is_number = |word: &str| {
        let digits = word.trim_start_matches(|c: char| c.is_ascii_lowercase());
        (1..=2).contains(&(word.len() - digits.len()))
            && !digits.is_empty()
            && digits.chars().all(|c| c.is_ascii_digit())
    };
    let names = text.lines().filter_map(|line| line.trim_start().strip_prefix("fn "));
    let bad = names.filter(|name| name.split_once('_').is_some_and(|(first, _)| is_number(first)));
    bad.map(|name| {
        let name = name.split('(').next().unwrap_or(name);
        format!("{}: the name {name} begins with a number of a list", file.display())
    })
    .collect()
}

/// The checker stays small enough to be read as a whole.
fn judge(root: &Path, files: &[PathBuf]) -> Result<Vec<String>> {
    let mut lines = [0; JUDGE.len()];
    for file in files {
        if let Some(of) = JUDGE.iter().position(|(folder, _)| file.starts_with(folder)) {
            lines[of] += lines_of_code(&fs::read_to_string(root.join(file))?);
        }
    }
    let is_long = |((folder, most), lines): (&(&str, usize), usize)| {
        (lines > *most).then(|| format!("{folder}: {lines} lines of code, more than {most}"))
    };
    Ok(JUDGE.iter().zip(lines).filter_map(is_long).collect())
}

/// The lines that are neither blank nor comments, up to the tests.
fn lines_of_code(text: &str) -> usize {
    let text = text.split("#[cfg(test)]").next().unwrap_or(text);
    text.lines().map(str::trim_start).filter(|l| !l.is_empty() && !l.starts_with("//")).count()
}

/// The tests of a crate are one program, besides those that its manifest names: each is linked by itself, which takes
/// longer than most tests run. What prints figures is in the workshop, and `cargo test` does not build it.
fn programs(manifest: &Path, text: &str, files: &[PathBuf]) -> Option<String> {
    let folder = manifest.parent()?;
    let is_program = |file: &&PathBuf| {
        let Ok(own) = file.strip_prefix(folder) else { return false };
        let parts: Vec<&str> = own.iter().filter_map(|part| part.to_str()).collect();
        let name = match parts[..] {
            ["tests" | "examples", file] => file.strip_suffix(".rs"),
            ["tests" | "examples", name, "main.rs"] => Some(name),
            _ => None,
        };
        name.is_some_and(|name| !text.contains(&format!("name = \"{name}\"")))
    };
    let more: Vec<String> =
        files.iter().filter(is_program).skip(1).map(|file| file.display().to_string()).collect();
    (!more.is_empty()).then(|| {
        let folder = folder.display();
        format!(
            "{folder}: tests are modules of tests/it/main.rs, not programs: {}",
            more.join(", ")
        )
    })
}

/// Where a manifest says that a library or a program has no tests within, there are none: nobody would run them. Where there
/// are none it says so: each would be compiled once more to find that out.
fn unheard(root: &Path, manifest: &Path, text: &str, files: &[PathBuf]) -> Result<Option<String>> {
    let Some(folder) = manifest.parent() else { return Ok(None) };
    let sources = folder.join("src");
    let mut has_tests = false;
    for file in files.iter().filter(|file| file.starts_with(&sources) && is_rust(file)) {
        has_tests |= tests_within(&fs::read_to_string(root.join(file))?);
    }
    let says_none = text.split("[[test]]").next().unwrap_or(text).contains("\ntest = false");
    let is_crate = text.contains("\n[lints]");
    Ok(match (has_tests, says_none) {
        (true, true) => Some(format!("{}: `test = false`, but it has tests", manifest.display())),
        (false, false) if is_crate => {
            Some(format!("{}: no tests within, so `test = false` in [lib]", manifest.display()))
        }
        _ => None,
    })
}

fn is_rust(file: &Path) -> bool {
    file.extension().is_some_and(|end| end == "rs")
}

/// Whether a source has tests of its own.
fn tests_within(text: &str) -> bool {
    text.lines()
        .map(str::trim_start)
        .any(|l| l.starts_with("#[test]") || l.starts_with("#[cfg(test)]"))
}

/// The checkout knows one place outside itself: the data folder, and it says how to move it.
fn places(file: &Path, text: &str) -> Vec<String> {
    let outside = concat!("../", "shared");
    let allowed = format!("{outside}/data");
    let is_allowed = |line: &str| {
        line.matches(outside).count() == line.matches(&allowed).count()
            && text.contains("NINEROOKS_DATA")
    };
    let bad = |(_, line): &(usize, &str)| line.contains(outside) && !is_allowed(line);
    let fault = |(n, _)| format!("{}:{}: a path outside the checkout", file.display(), n + 1);
    text.lines().enumerate().filter(bad).map(fault).collect()
}

/// A technique is a row and a page: each page is in one table, and each row has its page.
fn pages(root: &Path, files: &[PathBuf]) -> Result<Vec<String>> {
    let own = || files.iter().filter(|file| file.parent() == Some(Path::new(TECHNIQUES)));
    let ends = |file: &&PathBuf, end: &str| file.extension().is_some_and(|own| own == end);
    let mut tables = String::new();
    for table in own().filter(|file| ends(file, "rs")) {
        tables += &fs::read_to_string(root.join(table))?;
    }
    let name = |file: &PathBuf| Some(file.file_name()?.to_str()?.to_owned());
    Ok(strays(&own().filter(|file| ends(file, "md")).filter_map(name).collect::<Vec<_>>(), &tables))
}

/// Pages that no row or several rows name, and rows whose page is called otherwise than they are.
fn strays(pages: &[String], tables: &str) -> Vec<String> {
    let mut named: Vec<&str> = Vec::new();
    let mut faults = Vec::new();
    for row in tables.split("\n    row(").skip(1) {
        let id = row.split('"').nth(1).unwrap_or_default();
        let page = row.split_once("include_str!(\"").and_then(|(_, rest)| rest.split('"').next());
        let page = page.unwrap_or_default();
        if page != format!("{}.md", id.replace('-', "_")) {
            faults.push(format!("technique {id} has the page {page:?}"));
        }
        named.push(page);
    }
    for page in pages {
        let rows = named.iter().filter(|named| *named == page).count();
        if rows != 1 {
            faults.push(format!("{TECHNIQUES}/{page} is the page of {rows} techniques"));
        }
    }
    faults
}

/// Crates by folder, such as `board`, with those that each may see.
type Directions = BTreeMap<String, Vec<String>>;

/// The table of ARCHITECTURE.md: `` | `crates/proof` | `board` | … | ``.
fn code_map(text: &str) -> Directions {
    let rows = text.lines().filter_map(|line| {
        let mut columns = line.strip_prefix("| `crates/")?.split('|');
        let name = columns.next()?.trim().trim_matches('`').to_owned();
        let sees = columns.next()?.split('`').skip(1).step_by(2).map(str::to_owned);
        Some((name, sees.collect()))
    });
    rows.collect()
}

/// The crates of the workspace, each with those it depends on. What only tests and benchmarks need
/// does not count.
fn packages(metadata: &Value) -> Directions {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let folder = |path: &Value| {
        let path = Path::new(path.as_str().unwrap_or_default());
        let name = path.file_name().unwrap_or_default();
        path.parent()?.ends_with("crates").then(|| name.to_string_lossy().into_owned())
    };
    let package = |package: &Value| {
        let manifest = Path::new(package["manifest_path"].as_str()?).parent()?.to_str()?.to_owned();
        let normal = |d: &&Value| d["kind"].is_null() || d["kind"] == "build";
        let sees = list(&package["dependencies"]);
        let sees = sees.iter().filter(normal).filter_map(|d| folder(&d["path"])).collect();
        Some((folder(&Value::from(manifest))?, sees))
    };
    list(&metadata["packages"]).iter().filter_map(package).collect()
}

/// Who sees more than the code map allows, and who is not on it.
fn directions(map: &Directions, packages: &Directions) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, sees) in packages {
        let Some(allowed) = map.get(name) else {
            faults.push(format!("crates/{name} is not in the code map of ARCHITECTURE.md"));
            continue;
        };
        for other in sees.iter().filter(|other| !allowed.contains(other)) {
            faults.push(format!("crates/{name} sees {other}, against ARCHITECTURE.md"));
        }
    }
    for name in map.keys().filter(|name| !packages.contains_key(*name)) {
        faults.push(format!("ARCHITECTURE.md has crates/{name}, which is not there"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_is_tidy() {
        assert_eq!(check(&tree::root()).unwrap(), Vec::<String>::new());
    }

    #[test]
    fn long_files_are_found() {
        let rust = Path::new("a.rs");
        assert_eq!(length(rust, &"\n".repeat(MOST_LINES)), None);
        assert!(length(rust, &"\n".repeat(MOST_LINES + 1)).is_some());
        assert_eq!(length(Path::new("a.md"), &"\n".repeat(MOST_LINES + 1)), None);
    }

    #[test]
    fn names_with_numbers_of_lists_are_found() {
        let of = |name: &str| numbers(Path::new("a.rs"), &format!("    fn {name}() {{")).len();
        assert_eq!((of("b1_is_so"), of("ab12_x")), (1, 1));
        assert_eq!((of("se_is_so"), of("top1465_is_solved"), of("two_to_38")), (0, 0, 0));
    }

    #[test]
    fn second_programs_of_tests_are_found() {
        let manifest = Path::new("crates/a/Cargo.toml");
        let named = "[[test]]\nname = \"lists\"\nharness = false\n";
        let faults = |files: &[&str]| {
            let files: Vec<PathBuf> = files.iter().map(PathBuf::from).collect();
            programs(manifest, named, &files)
        };
        let [it, module] = ["crates/a/tests/it/main.rs", "crates/a/tests/it/steps.rs"];
        assert_eq!(faults(&[it, module, "crates/a/tests/lists.rs", "crates/b/tests/a.rs"]), None);
        assert!(faults(&[it, "crates/a/tests/steps.rs"]).is_some());
        assert!(faults(&[it, "crates/a/examples/steps.rs"]).is_some());
    }

    #[test]
    fn tests_that_nobody_would_run_are_found() {
        assert!(
            tests_within("fn a() {}\n\n    #[test]\n") && tests_within("#[cfg(test)]\nmod tests;")
        );
        assert!(!tests_within("//! A `#[test]` is a function.\n"));
        let root = tree::root();
        let of = |manifest: &str, text: &str| {
            let files = tree::files(&root).unwrap();
            unheard(&root, Path::new(manifest), text, &files).unwrap()
        };
        let (says, silent) = ("[lib]\ntest = false\n\n[lints]\n", "\n[lints]\n");
        assert!(
            of("xtask/Cargo.toml", says).is_some()
                && of("crates/step/Cargo.toml", silent).is_some()
        );
        assert!(
            of("xtask/Cargo.toml", silent).is_none()
                && of("crates/step/Cargo.toml", says).is_none()
        );
    }

    #[test]
    fn comments_and_blank_lines_are_no_code() {
        assert_eq!(lines_of_code("//! a\n\nfn a() {\n    // b\n    let b = 1; // c\n}\n"), 3);
        assert_eq!(lines_of_code("fn a() {}\n#[cfg(test)]\nmod tests {}\n"), 1);
    }

    #[test]
    fn paths_outside_are_found() {
        let outside = concat!("../", "shared");
        let faults = |text: String| places(Path::new("a.rs"), &text).len();
        assert_eq!(faults(format!("NINEROOKS_DATA or {outside}/data")), 0);
        assert_eq!(faults(format!("{outside}/data")), 1, "no word of how to move it");
        assert_eq!(faults(format!("NINEROOKS_DATA\n{outside}/spec\n{outside}/data")), 1);
    }

    #[test]
    fn half_techniques_are_found() {
        let row = |id: &str, page: &str| {
            format!("    row(\n        \"{id}\",\n        include_str!(\"{page}\"),\n    ),\n")
        };
        let tables = "\n".to_owned() + &row("a-b", "a_b.md") + &row("c", "d.md");
        let pages = ["a_b.md", "c.md", "d.md"].map(str::to_owned);
        assert_eq!(
            strays(&pages, &tables),
            [
                "technique c has the page \"d.md\"",
                &format!("{TECHNIQUES}/c.md is the page of 0 techniques"),
            ]
        );
    }

    #[test]
    fn wrong_directions_are_found() {
        let map = code_map("| crate |\n| `crates/a` | nothing | x |\n| `crates/b` | `a`, `c` | |");
        let metadata = serde_json::json!({ "packages": [
            { "manifest_path": "/x/crates/a/Cargo.toml", "dependencies": [
                { "kind": null, "path": "/x/crates/b" }, { "kind": "dev", "path": "/x/crates/c" },
                { "kind": null },
            ]},
            { "manifest_path": "/x/crates/b/Cargo.toml", "dependencies": [
                { "kind": null, "path": "/x/crates/a" },
            ]},
            { "manifest_path": "/x/crates/d/Cargo.toml", "dependencies": [] },
            { "manifest_path": "/x/xtask/Cargo.toml", "dependencies": [] },
        ]});
        assert_eq!(
            directions(&map, &packages(&metadata)),
            [
                "crates/a sees b, against ARCHITECTURE.md",
                "crates/d is not in the code map of ARCHITECTURE.md"
            ]
        );
    }
}
