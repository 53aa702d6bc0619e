//! The README's console blocks show what the program prints.

use std::fs;
use std::path::Path;

const README: &str = include_str!("../../../../README.md");

/// trycmd takes each `\` that a program prints for a path of Windows and turns it into `/`, but
/// not those that it expects. The notation of fish needs its `\`, so a copy is compared.
#[test]
fn console_blocks_are_what_the_program_prints() -> std::io::Result<()> {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme.md");
    fs::write(&copy, README.replace('\\', "/"))?;
    trycmd::TestCases::new().case(copy);
    Ok(())
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
