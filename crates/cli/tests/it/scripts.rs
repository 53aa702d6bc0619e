//! Completions and manual pages, which are made from the definition of the command line.

use std::process::Command;

const COMMANDS: [&str; 31] = [
    "solve",
    "steps",
    "hint",
    "why",
    "check",
    "convert",
    "photo",
    "count",
    "draw",
    "pom",
    "rookery",
    "sets",
    "rate",
    "stats",
    "techniques",
    "profiles",
    "proof",
    "generate",
    "mine",
    "minimise",
    "canon",
    "same",
    "morph",
    "analyse",
    "filter",
    "sort",
    "dedup",
    "sample",
    "join",
    "completions",
    "man",
];

fn ninerooks(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_ninerooks")).args(arguments).output();
    let output = output.expect("it was built");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8(output.stdout).expect("it writes UTF-8")
}

#[test]
fn every_shell_completes_commands_techniques_profiles_and_formats() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = ninerooks(&["completions", shell]);
        for word in COMMANDS {
            assert!(script.contains(word), "{shell} does not know {word}");
        }
        // The others complete no values.
        if ["bash", "fish", "zsh"].contains(&shell) {
            for word in ["hidden-single", "basic", "sudokuwiki-bd", "vague"] {
                assert!(script.contains(word), "{shell} does not know {word}");
            }
        }
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let page = ninerooks(&["man"]);
    assert!(page.contains(".TH ninerooks 1"));
    for command in COMMANDS {
        assert!(
            page.contains(&format!("ninerooks\\-{command}(1)")),
            "{command} is not in the page"
        );
        let page = ninerooks(&["man", command]);
        assert!(page.contains(&format!(".TH ninerooks-{command} 1")), "{page}");
    }
}

#[test]
fn every_command_helps() {
    for command in COMMANDS {
        assert!(ninerooks(&[command, "--help"]).contains(&format!("Usage: ninerooks {command}")));
    }
}

#[test]
fn all_manual_pages_are_written_at_once() {
    let folder = std::env::temp_dir().join(format!("ninerooks-man-{}", std::process::id()));
    assert_eq!(ninerooks(&["man", "--to", folder.to_str().unwrap()]), "");
    for command in COMMANDS {
        let page = std::fs::read_to_string(folder.join(format!("ninerooks-{command}.1"))).unwrap();
        assert!(page.contains(&format!(".TH ninerooks-{command} 1")), "{page}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}
