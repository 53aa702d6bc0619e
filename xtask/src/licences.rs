//! The licence texts of what is linked: one file, beside the program in archives and in wheels.
//!
//! MIT, BSD and the like ask that their text goes with every copy, binaries too. `cargo tree` says which crates are linked,
//! `cargo metadata` where their sources are, and each source has its texts. Made here in a page of code rather than by
//! `cargo-about`, which wants a template, a list of accepted licences beside that of `deny.toml`, and a minute to be built.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::stages;

/// The file's name, wherever it goes.
pub const FILE: &str = "LICENSES-THIRD-PARTY.txt";
/// How the names of files with texts begin, in small letters. The last one is that of a font.
const NAMES: [&str; 8] =
    ["license", "licence", "copying", "copyright", "notice", "unlicense", "unlicence", "ofl"];
/// Folders of a crate that are not linked.
const ASIDE: [&str; 6] = ["tests", "benches", "examples", "fuzz", "target", ".git"];
/// What stands before each text.
const RULE: &str = "~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~";

/// A crate, or something else that is linked, with its texts.
struct Linked {
    /// Name and version.
    name: String,
    licence: String,
    texts: Vec<String>,
}

/// The texts of everything that is linked into a package for a target.
///
/// # Errors
/// When cargo fails, or a crate has neither a text nor a licence whose text is known.
pub fn text(root: &Path, package: &str, target: &str) -> Result<String> {
    let sources = sources(root, target)?;
    let known = Known::read(root)?;
    let mut all = vec![known.of("Rust's standard library", "The Rust Project Contributors")];
    if target.contains("musl") {
        all.push(known.of("musl libc", "2005-2020 Rich Felker, et al."));
    }
    for name in linked(root, package, target)? {
        let source = sources.get(&name).with_context(|| format!("no source of {name}"))?;
        let mut texts = Vec::new();
        collect(&source.folder, &mut texts)?;
        if source.is_own {
            // Of our own crates only what they bring from elsewhere, such as a font.
            texts.retain(|text| !known.is_ours(text));
            if texts.is_empty() {
                continue;
            }
        }
        if texts.is_empty() {
            texts = known.named(&name, &source.licence)?;
        }
        all.push(Linked { name, licence: source.licence.clone(), texts });
    }
    Ok(written(&all))
}

/// The crates that are linked, as `name version`.
///
/// # Errors
/// When cargo fails.
pub fn linked(root: &Path, package: &str, target: &str) -> Result<BTreeSet<String>> {
    let mut tree = Command::new(env!("CARGO"));
    tree.current_dir(root).args(["tree", "--locked", "--package", package, "--target", target]);
    tree.args(["--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"]);
    let names = stages::output(&mut tree)?;
    let name = |line: &str| {
        let (name, rest) = line.split_once(" v")?;
        Some(format!("{name} {}", rest.split_whitespace().next()?))
    };
    let names: BTreeSet<String> = names.lines().filter_map(name).collect();
    ensure!(!names.is_empty(), "cargo tree lists no crate of {package}");
    Ok(names)
}

/// Where a crate is, and what it says of itself.
struct Source {
    folder: PathBuf,
    licence: String,
    is_own: bool,
}

/// All crates for a target by name and version.
fn sources(root: &Path, target: &str) -> Result<BTreeMap<String, Source>> {
    let mut metadata = Command::new(env!("CARGO"));
    metadata.current_dir(root).args(["metadata", "--locked", "--format-version", "1"]);
    let output = metadata.args(["--filter-platform", target]).output()?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("no packages")?;
    let source = |package: &Value| {
        let text = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
        let manifest = PathBuf::from(text("manifest_path"));
        let source = Source {
            folder: manifest.parent().unwrap_or(root).to_owned(),
            licence: text("license"),
            is_own: package["source"].is_null(),
        };
        (format!("{} {}", text("name"), text("version")), source)
    };
    Ok(packages.iter().map(source).collect())
}

/// The texts below a folder: also those of sources in C or of fonts that a crate brings along.
fn collect(folder: &Path, texts: &mut Vec<String>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut entries = entries.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let name = entry.file_name().to_string_lossy().to_lowercase();
        let kind = entry.file_type()?;
        if kind.is_dir() && !ASIDE.contains(&&*name) {
            collect(&entry.path(), texts)?;
        } else if kind.is_file() && is_text(&name) {
            let bytes = fs::read(entry.path())?;
            let text = String::from_utf8_lossy(&bytes).replace("\r\n", "\n");
            // Where there is a choice it is the other one that we take (`deny.toml`).
            if !text.contains("GNU GENERAL PUBLIC LICENSE") && !text.trim().is_empty() {
                texts.push(text.trim_end().to_owned());
            }
        }
    }
    Ok(())
}

/// Whether a file with this name, in small letters, is a licence and not source code that is called so.
fn is_text(name: &str) -> bool {
    let is_code =
        [".rs", ".c", ".h", ".py", ".toml", ".json", ".html"].iter().any(|end| name.ends_with(end));
    !is_code && NAMES.iter().any(|begin| name.starts_with(begin))
}

/// Texts for those who name a licence and do not bring it.
struct Known {
    apache: String,
    mit: String,
}

impl Known {
    fn read(root: &Path) -> Result<Self> {
        let read =
            |name: &str| fs::read_to_string(root.join(name)).with_context(|| name.to_owned());
        Ok(Self { apache: read("LICENSE-APACHE")?, mit: read("LICENSE-MIT")? })
    }

    /// Whether a text is a licence of this project.
    fn is_ours(&self, text: &str) -> bool {
        [&self.apache, &self.mit].iter().any(|own| own.trim_end() == text)
    }

    /// The MIT licence of somebody.
    fn mit_of(&self, who: &str) -> String {
        let line = |line: &str| {
            if line.starts_with("Copyright") {
                format!("Copyright (c) {who}")
            } else {
                line.to_owned()
            }
        };
        self.mit.trim_end().lines().map(line).collect::<Vec<_>>().join("\n")
    }

    /// What is linked and is no crate.
    fn of(&self, name: &str, who: &str) -> Linked {
        Linked { name: name.to_owned(), licence: "MIT".to_owned(), texts: vec![self.mit_of(who)] }
    }

    /// The text of the licence that a crate names.
    fn named(&self, name: &str, licence: &str) -> Result<Vec<String>> {
        let names: Vec<&str> = licence.split([' ', '/', '(', ')']).collect();
        if names.contains(&"AND") || names.contains(&"WITH") {
            ensure!(false, "{name} has no licence text, and \"{licence}\" is more than one");
        }
        if names.contains(&"Apache-2.0") {
            return Ok(vec![self.apache.trim_end().to_owned()]);
        }
        ensure!(
            names.contains(&"MIT"),
            "{name} has no licence text, and that of \"{licence}\" is not known here"
        );
        Ok(vec![self.mit_of(&format!("the authors of {name}"))])
    }
}

/// The file: what there is, then each text once, with whom it is of.
fn written(all: &[Linked]) -> String {
    let mut file = vec!["This program contains the following works of others, under the licences named, whose texts follow.\n\n".to_owned()];
    let mut texts: BTreeMap<String, (String, Vec<&str>)> = BTreeMap::new();
    for Linked { name, licence, texts: own } in all {
        file.push(format!("  {name}: {licence}\n"));
        for text in own {
            // The same words in other lines are the same text.
            let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let (_, names) = texts.entry(words).or_insert_with(|| (text.clone(), Vec::new()));
            if names.last() != Some(&&**name) {
                names.push(name);
            }
        }
    }
    let mut texts: Vec<(String, Vec<&str>)> = texts.into_values().collect();
    texts.sort_by(|(_, one), (_, other)| one.cmp(other));
    for (text, names) in texts {
        file.push(format!("\n{RULE}\n{}\n{RULE}\n\n{text}\n", names.join(", ")));
    }
    file.concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{dist, tree};

    /// The part of the file behind the list, where each text has the names that it is of.
    fn named(file: &str) -> BTreeSet<&str> {
        let rules = file.split(RULE).skip(1).step_by(2);
        rules.flat_map(|names| names.trim().split(", ")).collect()
    }

    #[test]
    fn each_crate_that_is_linked_has_its_text_in_the_file() {
        let (root, host) = (tree::root(), dist::host().unwrap());
        for (package, some) in [
            ("ninerooks-cli", ["clap ", "libmimalloc-sys ", "zstd-sys "]),
            ("ninerooks-python", ["pyo3 ", "rayon ", "serde "]),
        ] {
            let file = text(&root, package, &host).unwrap();
            let named = named(&file);
            let linked = linked(&root, package, &host).unwrap();
            for name in linked.iter().filter(|name| !name.starts_with("ninerooks")) {
                assert!(named.contains(&**name) && file.contains(&format!("  {name}: ")), "{name}");
            }
            for begin in some {
                assert!(named.iter().any(|name| name.starts_with(begin)), "{begin}");
            }
            assert!(named.contains("Rust's standard library"));
            assert!(!file.contains("GNU GENERAL PUBLIC LICENSE"));
        }
        let file = text(&root, "ninerooks-cli", &host).unwrap();
        let of_c = ["Daan Leijen", "Meta Platforms", "SIL Open Font License"];
        assert!(of_c.iter().all(|words| file.contains(words)), "what crates bring from elsewhere");
        // What only macros need is not in the program.
        assert!(!named(&file).iter().any(|name| name.starts_with("syn ")));
    }

    #[test]
    fn the_package_for_python_has_the_licences_of_the_checkout() {
        let root = tree::root();
        for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
            let read = |folder: &Path| fs::read_to_string(folder.join(name)).unwrap();
            assert_eq!(read(&root), read(&root.join("crates/python")), "{name}");
        }
    }

    #[test]
    fn a_crate_without_a_text_gets_that_of_the_licence_it_names_or_is_refused() {
        let known = Known::read(&tree::root()).unwrap();
        let named = |licence| known.named("some 1.0", licence);
        assert!(named("MIT OR Apache-2.0").unwrap()[0].contains("Apache License"));
        assert!(named("MIT").unwrap()[0].contains("Copyright (c) the authors of some 1.0\n"));
        for licence in ["", "Zlib", "MIT AND Zlib", "Apache-2.0 WITH LLVM-exception"] {
            let error = named(licence).unwrap_err().to_string();
            assert!(error.starts_with("some 1.0 has no licence text"), "{error}");
        }
    }

    #[test]
    fn a_text_is_there_once_with_all_whom_it_is_of() {
        let of = |name: &str, text: &str| Linked {
            name: name.to_owned(),
            licence: "MIT".to_owned(),
            texts: vec![text.to_owned()],
        };
        let file = written(&[
            of("a 1", "Do what\nyou like."),
            of("b 2", "Do what you\nlike."),
            of("c 3", "Do not."),
        ]);
        assert_eq!(named(&file), BTreeSet::from(["a 1", "b 2", "c 3"]));
        assert_eq!(file.matches("like.").count(), 1);
        assert!(
            is_text("license-mit")
                && is_text("ofl.txt")
                && !is_text("license.rs")
                && !is_text("readme.md")
        );
    }
}
