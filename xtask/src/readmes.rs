//! The README of each crate, for whoever finds it in a registry: the first comment of its library up to the first
//! example, so that the example is one that is tested. `cargo xtask tidy` says which are stale.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::stages::metadata;

/// Writes them all.
///
/// # Errors
/// When a file cannot be read or written, or cargo cannot tell the packages.
pub fn write(root: &Path) -> Result<()> {
    for (file, text) in all(&metadata(root)?)? {
        fs::write(&file, text).with_context(|| file.display().to_string())?;
    }
    Ok(())
}

/// Those that are not as they should be. `metadata` is what `cargo metadata --no-deps` tells.
///
/// # Errors
/// When a library cannot be read.
pub fn faults(root: &Path, metadata: &Value) -> Result<Vec<String>> {
    let stale =
        |(file, text): &(PathBuf, String)| fs::read_to_string(file).ok().as_ref() != Some(text);
    let fault = |(file, _): (PathBuf, String)| {
        let file = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        format!("{file} is not what the library says: cargo xtask readmes")
    };
    Ok(all(metadata)?.into_iter().filter(stale).map(fault).collect())
}

/// The READMEs of the libraries that are published, each with its place.
fn all(metadata: &Value) -> Result<Vec<(PathBuf, String)>> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let mut all = Vec::new();
    for package in list(&metadata["packages"]) {
        let library =
            list(&package["targets"]).into_iter().find(|t| t["kind"] == serde_json::json!(["lib"]));
        let source = library.as_ref().and_then(|library| library["src_path"].as_str());
        let (Some(source), true) = (source, package["publish"].is_null()) else { continue };
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        let said = |field: &str| package[field].as_str().unwrap_or_default().to_owned();
        let code = fs::read_to_string(source).with_context(|| source.to_owned())?;
        all.push((
            manifest.with_file_name("README.md"),
            readme(&said("name"), &said("license"), &code),
        ));
    }
    Ok(all)
}

/// The README of a crate with this library.
fn readme(name: &str, licence: &str, code: &str) -> String {
    let (mut text, mut fences) = (String::new(), 0);
    for line in code.lines().map_while(|line| line.strip_prefix("//!")) {
        let line = line.strip_prefix(' ').unwrap_or(line);
        if line.starts_with("```") {
            fences += 1;
            text += if fences == 1 { "```rust\n" } else { "```\n" };
            if fences == 2 {
                break;
            }
        } else if fences == 0 {
            text += &(unlinked(line) + "\n");
        } else if line != "#" && !line.starts_with("# ") {
            text += &(line.to_owned() + "\n");
        }
    }
    let of = match name {
        "ninerooks" => "The crates behind it, and the program:",
        _ => "One of the crates behind [`ninerooks`](https://crates.io/crates/ninerooks):",
    };
    format!(
        "# {name}\n\n{text}\n{of} <https://github.com/ninerooks/ninerooks>. Licence: {licence}.\n"
    )
}

/// A line of a comment without the links that only rustdoc can follow.
fn unlinked(line: &str) -> String {
    let (mut text, mut rest) = (String::new(), line);
    while let Some((before, (name, after))) =
        rest.split_once("[`").and_then(|(before, link)| Some((before, link.split_once("`]")?)))
    {
        text.extend([before, "`", name, "`"]);
        let target = after.strip_prefix('(').and_then(|after| after.split_once(')'));
        rest = target.map_or(after, |(_, after)| after);
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_readme_ends_with_the_first_example() {
        let code = "//! What [`it`](x::it)s and [`is`] are.\n//!\n//! ```\n//! use a;\n//! # hidden\n//! a();\n//! ```\n//!\n\
                    //! More.\nmod a;\n";
        let readme = readme("a", "MIT", code);
        let start =
            "# a\n\nWhat `it`s and `is` are.\n\n```rust\nuse a;\na();\n```\n\nOne of the crates";
        assert!(readme.starts_with(start), "{readme}");
    }

    #[test]
    fn lines_without_links_stay_as_they_are() {
        assert_eq!(unlinked("`a` [b](c) [d"), "`a` [b](c) [d");
        assert_eq!(unlinked("[`a`]"), "`a`");
    }
}
