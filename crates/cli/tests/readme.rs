//! The README's console blocks show what the program prints.
//!
//! `TRYCMD=overwrite cargo test -p ninerooks-cli --test readme` writes them anew.

const README: &str = include_str!("../../../README.md");

#[test]
fn console_blocks_are_what_the_program_prints() {
    trycmd::TestCases::new().case("../../README.md");
}

/// The first command of the README goes through cargo, which trycmd cannot run. What it prints
/// stands below it, under the program's own name.
#[test]
fn the_command_to_start_with_is_among_the_console_blocks() {
    let commands: Vec<&str> =
        README.lines().filter_map(|line| line.strip_prefix("cargo run --release -- ")).collect();
    assert!(!commands.is_empty());
    for command in commands {
        let block = format!("```console\n$ ninerooks {command}\n");
        assert!(README.contains(&block), "no console block shows {command:?}");
    }
}
