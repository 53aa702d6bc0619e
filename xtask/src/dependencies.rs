//! Holds docs/dependencies.md against the manifests, so that the list cannot go stale.

use std::collections::BTreeSet;

use serde_json::Value;

/// The page, from the root of the checkout.
pub const PAGE: &str = "docs/dependencies.md";

/// What the manifests name and the page does not, what it names in vain, and build scripts.
/// `metadata` is what `cargo metadata --no-deps` tells.
pub fn faults(page: &str, metadata: &Value) -> Vec<String> {
    let (listed, named) = (listed(page), named(metadata));
    let missing = named.difference(&listed).map(|name| format!("{PAGE} does not list {name}"));
    let vain = listed.difference(&named).map(|name| format!("{PAGE} lists {name} in vain"));
    missing.chain(vain).chain(build_scripts(metadata)).collect()
}

/// The crates in the table: `` | `anyhow` | MIT | what for | ``.
fn listed(page: &str) -> BTreeSet<String> {
    let row = |line: &str| {
        let (name, rest) = line.strip_prefix("| `")?.split_once("` |")?;
        // A row without licence or reason does not count.
        let told = rest.trim_end_matches('|').split('|').all(|column| !column.trim().is_empty());
        (told && rest.matches('|').count() == 2).then(|| name.to_owned())
    };
    page.lines().filter_map(row).collect()
}

/// The crates from outside that the packages of the workspace depend on.
fn named(metadata: &Value) -> BTreeSet<String> {
    let dependencies = packages(metadata).flat_map(|package| array(&package["dependencies"]));
    let outside = dependencies.filter(|dependency| dependency["path"].is_null());
    outside.filter_map(|dependency| Some(dependency["name"].as_str()?.to_owned())).collect()
}

fn build_scripts(metadata: &Value) -> impl Iterator<Item = String> {
    let has = |package: &&Value| {
        let kinds = array(&package["targets"]).flat_map(|target| array(&target["kind"]));
        kinds.into_iter().any(|kind| kind == "custom-build")
    };
    let name = |package: &Value| package["name"].as_str().unwrap_or_default().to_owned();
    let found = packages(metadata).filter(has);
    found.map(move |package| format!("{} has a build script", name(package)))
}

/// All but the one that says again what others need, with all features, and has a build script for that.
fn packages(metadata: &Value) -> impl Iterator<Item = &Value> {
    array(&metadata["packages"]).filter(|package| package["name"] != "ninerooks-features")
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_or_in_vain_is_found() {
        let metadata = serde_json::json!({ "packages": [
            { "name": "ours", "dependencies": [
                { "name": "serde" }, { "name": "anyhow", "kind": "dev" },
                { "name": "ours-too", "path": "/x/crates/ours-too" },
            ], "targets": [{ "kind": ["lib"] }, { "kind": ["custom-build"] }] },
        ]});
        let row = |name: &str| format!("| `{name}` | MIT | for this |\n");
        let page = format!("| crate |\n|---|\n{}{}", row("serde"), row("old"));
        assert_eq!(
            faults(&page, &metadata),
            [
                "docs/dependencies.md does not list anyhow",
                "docs/dependencies.md lists old in vain",
                "ours has a build script"
            ]
        );
        let bare = page.replace("for this", "");
        assert!(faults(&bare, &metadata).iter().any(|fault| fault.ends_with("list serde")));
    }
}
