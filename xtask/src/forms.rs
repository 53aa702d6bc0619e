//! `cargo xtask forms FOLDER`: what goes beside the files of a release, and what others want to know of them.
//!
//! In the folder are the archives of all platforms, wheels and packages. Their sums are written to `SHA256SUMS`, the part
//! of the changelog to `notes.md`, and into `forms/` the templates of `packaging/` for Homebrew and winget, filled.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, Result, bail, ensure};

use crate::dist;

/// The templates, below [`PLACE`].
const TEMPLATES: [&str; 4] = [
    "ninerooks.rb",
    "winget/Ninerooks.Ninerooks.yaml",
    "winget/Ninerooks.Ninerooks.installer.yaml",
    "winget/Ninerooks.Ninerooks.locale.en-US.yaml",
];
const PLACE: &str = "packaging";
/// Where the files of a release will be.
const RELEASES: &str = "https://github.com/ninerooks/ninerooks/releases/download";
/// The ends of names of files that are released.
const ENDS: [&str; 5] = [".tar.gz", ".zip", ".whl", ".tgz", ".user.js"];

/// A file that is released, and its sum.
struct Released {
    name: String,
    sum: String,
}

/// Writes all of it; says where the filled templates are.
///
/// # Errors
/// When an archive is missing that a template names, or the changelog does not have the version.
pub fn write(root: &Path, folder: &Path) -> Result<PathBuf> {
    let version = dist::version(root)?;
    let changelog = fs::read_to_string(root.join("CHANGELOG.md"))?;
    fs::write(folder.join("notes.md"), notes(&changelog, &version)?)?;
    let lines = sums(folder)?;
    fs::write(folder.join("SHA256SUMS"), &lines)?;
    let files = read(&lines)?;
    let forms = folder.join("forms");
    for name in TEMPLATES {
        let template = fs::read_to_string(root.join(PLACE).join(name)).context(name)?;
        let to = forms.join(name);
        fs::create_dir_all(to.parent().unwrap_or(&forms))?;
        fs::write(&to, fill(&template, &version, &files).context(name)?)?;
    }
    Ok(forms)
}

/// The sums of the files, as `sha256sum` prints them.
fn sums(folder: &Path) -> Result<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if ENDS.iter().any(|end| name.ends_with(end)) {
            names.push(name);
        }
    }
    names.sort();
    ensure!(!names.is_empty(), "{}: nothing in it is released", folder.display());
    let run = |program: &str, arguments: &[&str]| -> Option<Output> {
        let mut command = Command::new(program);
        command.current_dir(folder).args(arguments).args(&names).output().ok()
    };
    // macOS has the other one.
    let said = run("sha256sum", &[]).or_else(|| run("shasum", &["-a", "256"]));
    let said = said.context("neither sha256sum nor shasum is here")?;
    ensure!(said.status.success(), "the sums could not be made");
    Ok(String::from_utf8(said.stdout)?)
}

/// Such lines.
fn read(lines: &str) -> Result<Vec<Released>> {
    let read = |line: &str| {
        let (sum, name) = line.split_once("  ").with_context(|| format!("{line}: no sum"))?;
        Ok(Released { name: name.to_owned(), sum: sum.to_owned() })
    };
    lines.lines().map(read).collect()
}

/// A template with its gaps filled: `{{version}}`, and `{{url PLATFORM}}` and `{{sha256 PLATFORM}}` of an archive.
fn fill(template: &str, version: &str, files: &[Released]) -> Result<String> {
    let mut parts = template.split("{{");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (gap, rest) = part.split_once("}}").context("a gap has no end")?;
        let filled = match gap.split_once(' ') {
            None if gap == "version" => version.to_owned(),
            Some(("url", platform)) => {
                format!("{RELEASES}/v{version}/{}", archive(platform, version, files)?.name)
            }
            Some(("sha256", platform)) => archive(platform, version, files)?.sum.clone(),
            _ => bail!("{{{{{gap}}}}} is no gap that can be filled"),
        };
        text += &filled;
        text += rest;
    }
    Ok(text)
}

/// The archive for a platform.
fn archive<'a>(platform: &str, version: &str, files: &'a [Released]) -> Result<&'a Released> {
    let name = format!("ninerooks-{version}-{platform}.");
    let found = files.iter().find(|file| file.name.starts_with(&name));
    found.with_context(|| format!("there is no archive for {platform}"))
}

/// What the changelog says of a version.
fn notes(changelog: &str, version: &str) -> Result<String> {
    let is_it = |section: &&str| {
        section.strip_prefix(version).is_some_and(|rest| rest.starts_with([',', ' ', '\n']))
    };
    let section = changelog.split("\n## ").skip(1).find(is_it);
    let section =
        section.with_context(|| format!("CHANGELOG.md has no heading \"## {version}\""))?;
    Ok(section.split_once('\n').map_or("", |(_, text)| text).trim().to_owned() + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree;

    fn files(platforms: &[&str]) -> Vec<Released> {
        let file = |platform: &&str| Released {
            name: format!("ninerooks-1.2.3-{platform}.tar.gz"),
            sum: format!("sum of {platform}"),
        };
        platforms.iter().map(file).collect()
    }

    #[test]
    fn gaps_are_filled() {
        let text = fill("a {{version}} {{sha256 b}} {{url b}}", "1.2.3", &files(&["b"])).unwrap();
        let url = format!("{RELEASES}/v1.2.3/ninerooks-1.2.3-b.tar.gz");
        assert_eq!(text, format!("a 1.2.3 sum of b {url}"));
    }

    #[test]
    fn what_cannot_be_filled_is_refused() {
        let why = |template| fill(template, "1.2.3", &files(&["b"])).unwrap_err().to_string();
        assert_eq!(why("{{sha256 bb}}"), "there is no archive for bb");
        assert_eq!(why("{{date}}"), "{{date}} is no gap that can be filled");
        assert_eq!(why("{{version"), "a gap has no end");
    }

    #[test]
    fn each_template_is_filled_by_what_the_workflow_builds() {
        let root = tree::root();
        let workflow = fs::read_to_string(root.join(".github/workflows/release.yml")).unwrap();
        let platforms = workflow.split("{ target: ").skip(1);
        let platforms: Vec<&str> = platforms.filter_map(|rest| rest.split(',').next()).collect();
        for name in TEMPLATES {
            let template = fs::read_to_string(root.join(PLACE).join(name)).unwrap();
            let text = fill(&template, "1.2.3", &files(&platforms)).expect(name);
            assert!(text.contains("1.2.3") && !text.contains("{{"), "{text}");
        }
    }

    #[test]
    fn notes_are_those_of_the_version() {
        let changelog =
            "# C\n\n## Unreleased\n\nx\n\n## 1.2.3, 2026-11-27\n\n### New\n\n* y\n\n## 1.2\n";
        assert_eq!(notes(changelog, "1.2.3").unwrap(), "### New\n\n* y\n");
        assert_eq!(notes(changelog, "1.2").unwrap(), "\n");
        assert!(notes(changelog, "1.2.4").is_err());
    }

    #[test]
    fn sums_are_those_of_what_is_released() {
        let folder = std::env::temp_dir().join(format!("ninerooks-forms-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        assert!(sums(&folder).is_err());
        for name in ["b.whl", "a.tar.gz", "notes.md", "c.user.js"] {
            fs::write(folder.join(name), "").unwrap();
        }
        let of = read(&sums(&folder).unwrap()).unwrap();
        let nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert!(of.iter().all(|file| file.sum == nothing));
        assert_eq!(
            of.iter().map(|file| &*file.name).collect::<Vec<_>>(),
            ["a.tar.gz", "b.whl", "c.user.js"]
        );
        fs::remove_dir_all(&folder).unwrap();
    }
}
