//! The README's example for libraries is that of this crate.

use std::fs;
use std::path::Path;

/// The first block of Rust in a text, as code.
fn example(text: &str) -> String {
    let block = text.split("```rust\n").nth(1).expect("an example");
    block.split("```").next().expect("its end").to_owned()
}

#[test]
fn the_example_of_the_readme_is_the_one_that_is_tested_here() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let Ok(readme) = fs::read_to_string(root.join("../../README.md")) else {
        return; // a package without its checkout
    };
    let own = fs::read_to_string(root.join("README.md")).expect("the README of the crate");
    let mut within = String::new();
    for line in example(&readme).lines().filter_map(|line| line.strip_prefix("    ")) {
        if line != "Ok(())" {
            within.extend([line, "\n"]);
        }
    }
    let (head, body) = example(&own)
        .split_once("\n\n")
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .expect("a use, then code");
    assert_eq!(within, body);
    assert!(example(&readme).starts_with(&head), "{head}");
}
