//! Circles between the modules of a crate: those who use each other are one room, whatever their files
//! say.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The crates whose modules form no circle.
pub(crate) const WITHOUT: [&str; 2] = ["crates/cli/src", "crates/setlogic/src"];

/// The modules of a crate, each with those that it uses. A file below a file of a folder, such as
/// `commands/solve/words.rs`, belongs to that, `commands/solve`.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// The first circle, in words.
pub(crate) fn fault(source: &Path, files: &[(PathBuf, String)]) -> Option<String> {
    let circle = circle(&uses(source, files))?;
    Some(format!("{}: {} use each other in a circle", source.display(), circle.join(" → ")))
}

fn uses(source: &Path, files: &[(PathBuf, String)]) -> Uses {
    let named = |(file, text): &(PathBuf, String)| Some((module(source, file)?, text.clone()));
    let all: Vec<(Vec<String>, String)> = files.iter().filter_map(named).collect();
    let known: BTreeSet<String> = all.iter().map(|(path, _)| room(path)).collect();
    let mut uses = Uses::new();
    for (path, text) in &all {
        let own = room(path);
        let of = uses.entry(own.clone()).or_default();
        for used in references(path, text) {
            let room = (1..=used.len().min(2)).rev().map(|n| used[..n].join("/"));
            of.extend(room.into_iter().find(|room| known.contains(room)).filter(|r| *r != own));
        }
    }
    uses
}

/// The path of a file's module; none for the crate's own file, which holds them all.
fn module(source: &Path, file: &Path) -> Option<Vec<String>> {
    let inside = file.strip_prefix(source).ok()?.with_extension("");
    let path: Vec<String> = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let is_root = path.len() == 1 && ["main", "lib"].contains(&path[0].as_str());
    (!is_root && file.extension().is_some_and(|end| end == "rs")).then_some(path)
}

fn room(path: &[String]) -> String {
    path[..path.len().min(2)].join("/")
}

/// What a text names from the crate's top or from the module around its own, and the modules that it
/// declares. Tests may use what they like.
fn references(path: &[String], text: &str) -> Vec<Vec<String>> {
    let text = text.split("#[cfg(test)]").next().unwrap_or(text);
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let mut found = Vec::new();
    for line in lines.clone() {
        let declared = line.trim_start_matches("pub(crate) ").strip_prefix("mod ");
        if let Some(name) = declared.and_then(|rest| rest.strip_suffix(';')) {
            found.push(path.iter().cloned().chain([name.to_owned()]).collect());
        }
    }
    let code = lines.collect::<Vec<_>>().join(" ");
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    for word in ["crate::", "super::"] {
        for (at, _) in code.match_indices(word).filter(|(at, _)| !code[..*at].ends_with(is_word)) {
            let end = code[at..].find(|c| !is_word(c)).map_or(code.len(), |end| at + end);
            let resolved = resolve(path, &code[at..end]);
            let group = code[end..].strip_prefix('{').and_then(|rest| rest.split_once("};"));
            match group.filter(|_| code[at..end].ends_with("::")) {
                Some((names, _)) => {
                    found.extend(names.split([',', '{']).map(|name| {
                        resolved.iter().cloned().chain(segments(name.trim())).collect()
                    }));
                }
                None => found.push(resolved),
            }
        }
    }
    found
}

/// The path from the crate's top that is meant in a module by one that begins with `crate` or `super`.
fn resolve(module: &[String], path: &str) -> Vec<String> {
    let mut resolved = module.to_vec();
    for segment in segments(path) {
        match segment.as_str() {
            "crate" => resolved.clear(),
            "super" => drop(resolved.pop()),
            _ => resolved.push(segment),
        }
    }
    resolved
}

fn segments(path: &str) -> impl Iterator<Item = String> {
    path.split("::").filter(|name| !name.is_empty()).map(str::to_owned)
}

/// A circle, from a module back to itself.
fn circle(uses: &Uses) -> Option<Vec<String>> {
    let mut done = BTreeSet::new();
    uses.keys().find_map(|start| {
        let mut way = Vec::new();
        walk(uses, start, &mut way, &mut done)
    })
}

fn walk(
    uses: &Uses,
    at: &str,
    way: &mut Vec<String>,
    done: &mut BTreeSet<String>,
) -> Option<Vec<String>> {
    if let Some(begin) = way.iter().position(|module| module == at) {
        return Some(way[begin..].iter().cloned().chain([at.to_owned()]).collect());
    }
    if !done.insert(at.to_owned()) {
        return None;
    }
    way.push(at.to_owned());
    let found = uses.get(at)?.iter().find_map(|next| walk(uses, next, way, done));
    way.pop();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(files: &[(&str, &str)]) -> Option<String> {
        let files =
            files.iter().map(|(name, text)| (Path::new("s").join(name), (*text).to_owned()));
        fault(Path::new("s"), &files.collect::<Vec<_>>())
    }

    #[test]
    fn circles_are_found() {
        let circle = of(&[
            ("main.rs", "use a::X;"),
            ("a.rs", "use crate::b::Y;"),
            ("b.rs", "use std::fmt;\nuse crate::{\n    c::{Z, W},\n    d,\n};"),
            ("c.rs", ""),
            ("d.rs", "fn f() { crate::a::x() }"),
        ]);
        assert_eq!(circle.as_deref(), Some("s: a → b → d → a use each other in a circle"));
    }

    #[test]
    fn what_is_declared_must_not_look_back() {
        let folder = |inner| [("a.rs", "pub(crate) mod b;"), ("a/b.rs", inner), ("c.rs", "")];
        assert!(of(&folder("use super::X;")).is_some());
        assert!(of(&folder("use crate::a::X;")).is_some());
        assert!(of(&folder("use crate::c::X;")).is_none());
    }

    #[test]
    fn tests_words_and_files_below_a_file_make_none() {
        assert_eq!(of(&[("a.rs", "use crate::b;"), ("b.rs", "#[cfg(test)]\nuse crate::a;")]), None);
        assert_eq!(of(&[("a.rs", "use crate::b;"), ("b.rs", "/// As [`crate::a::f`].")]), None);
        let below = [("a/b.rs", "mod c;"), ("a/b/c.rs", "use super::X;\nuse super::super::d::Y;")];
        assert_eq!(of(&below), None);
        let below = [("a/b.rs", "mod c;"), ("a/b/c.rs", "use super::super::d::Y;")];
        assert!(of(&[below[0], below[1], ("a/d.rs", "use super::b::X;")]).is_some());
    }
}
