//! What a first user and an adversary met, point by point: issue 12. Points with a test file of their
//! own are there: `resume` (A2, A5a), `check`, `check_sets` (A3–A5), `mistakes` (B1), `docs` (B10).

use std::path::Path;
use std::process::{Command, Output};

const PUZZLE: &str =
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
const HARD: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

fn ninerooks(arguments: &[&str]) -> Output {
    let command = Command::new(env!("CARGO_BIN_EXE_ninerooks")).args(arguments).output();
    command.expect("it was built")
}

fn printed(arguments: &[&str]) -> String {
    let output = ninerooks(arguments);
    assert_ne!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// The repository.
fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn a1_what_the_puzzle_excludes_forbids_the_swap() {
    let puzzle =
        "1.3..6.8..........8..7......7.3.....5..6.89.1..1.7.3.53.....6.....24..9.9..8...17:641";
    let technique = ["--uniqueness", "--technique", "pom-unique-rectangle", puzzle];
    let found = printed(&[["steps"].as_slice(), &technique].concat());
    assert_eq!(found, "No step can be taken.\n");
    let solved = printed(&["solve", "--uniqueness", puzzle, "--json"]);
    assert!(solved.contains("\"status\":\"solved\"") && solved.contains("154279315468534628971"));
}

#[test]
fn a6_no_x_wing_is_listed_as_a_skyscraper() {
    let (mut skyscrapers, mut wings) = (0, 0);
    for puzzle in [PUZZLE, HARD] {
        let steps = printed(&["steps", "--technique", "skyscraper,x-wing", "--every-way", puzzle]);
        skyscrapers += steps.matches(". Skyscraper: ").count();
        wings += steps.matches("X-Wing: ").count();
        assert!(!steps.contains("also Skyscraper: "), "beside an X-Wing: {steps}");
    }
    assert!(skyscrapers > 0 && wings > 0);
}

#[test]
fn b3_the_first_command_builds_what_the_program_needs() {
    let mut command = Command::new(env!("CARGO"));
    let tree = ["tree", "--offline", "--locked", "--edges", "normal,build", "--prefix", "none"];
    let output = command.args(tree).current_dir(root()).output().expect("cargo");
    let tree = String::from_utf8(output.stdout).expect("text");
    assert!(tree.starts_with("ninerooks-cli "), "{tree}");
    for foreign in ["ninerooks-wasm", "wasm-bindgen", "js-sys", "tsify"] {
        assert!(!tree.lines().any(|line| line.starts_with(foreign)), "{foreign}");
    }
    let readme = include_str!("../../../README.md");
    for line in ["git clone ", "cargo install --path crates/cli", "takes about"] {
        assert!(readme.contains(line), "{line}");
    }
}

#[test]
fn b5_a_hint_names_the_place_of_every_kind_of_step() {
    let hints = [
        ("skyscraper", "Skyscraper", "r"),
        ("w-wing", "W-Wing", "r"),
        ("als-xz", "ALS-XZ", "r"),
        ("medusa-trap", "Medusa Trap", "r"),
        ("grouped-x-chain", "Grouped X-Chain", "r"),
    ];
    for (technique, name, cell) in hints {
        let with = ["hint", "--level", "where", "--profile", "singles", "--with", technique];
        let hint = ninerooks(&[with.as_slice(), &[HARD]].concat());
        let hint = String::from_utf8(hint.stdout).expect("text");
        if let Some(place) = hint.strip_prefix(&format!("Look for: {name}, ")) {
            let named =
                [" row ", " column ", " box ", cell].iter().any(|part| place.contains(part));
            assert!(named && !place.contains("digits 5,"), "{hint}");
        }
    }
}

/// The names that peers use, whether the technique is here or not.
const NAMES_ELSEWHERE: [&str; 65] = [
    "full house",
    "last digit",
    "hidden single",
    "naked single",
    "pointing",
    "claiming",
    "locked pair",
    "locked triple",
    "almost locked candidates",
    "firework",
    "hidden quad",
    "X-Wing",
    "swordfish",
    "jellyfish",
    "squirmbag",
    "whale",
    "leviathan",
    "finned swordfish",
    "sashimi jellyfish",
    "franken swordfish",
    "mutant jellyfish",
    "siamese fish",
    "kraken fish",
    "skyscraper",
    "two-string kite",
    "turbot fish",
    "empty rectangle",
    "dual empty rectangle",
    "remote pair",
    "simple colouring",
    "multi coloring",
    "3d medusa",
    "XY-Wing",
    "Y-Wing",
    "XYZ-Wing",
    "WXYZ-Wing",
    "W-Wing",
    "M-Wing",
    "S-Wing",
    "L-Wing",
    "H-Wing",
    "XY-Chain",
    "nice loop",
    "AIC",
    "grouped AIC",
    "ALS-XZ",
    "ALS-XY-Wing",
    "ALS chain",
    "death blossom",
    "sue de coq",
    "unique rectangle",
    "hidden rectangle",
    "avoidable rectangle",
    "BUG",
    "BUG+1",
    "exocet",
    "SK-loop",
    "tridagon",
    "forcing chain",
    "forcing net",
    "nishio",
    "template",
    "pattern overlay",
    "bowman's bingo",
    "aligned pair exclusion",
];

#[test]
fn b6_every_name_that_peers_use_is_answered() {
    for name in
        NAMES_ELSEWHERE.into_iter().chain(["0706", "0710", "0803", "1201", "1202", "hodoku:0901"])
    {
        let output = ninerooks(&["techniques", name]);
        let said = String::from_utf8(output.stdout).expect("text");
        assert_ne!(
            output.status.code(),
            Some(2),
            "{name}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(!said.trim().is_empty(), "{name}");
        let digits = |word: &str| word.len() > 81 && word.bytes().all(|c| c.is_ascii_digit());
        assert!(!said.split_whitespace().any(digits), "{name} prints a grid of candidates");
        if said.contains("is not in Ninerooks") {
            assert!(said.contains("The nearest techniques are:\n"), "{name}: {said}");
        }
    }
    assert_eq!(ninerooks(&["techniques", "no such thing at all"]).status.code(), Some(2));
}

#[test]
fn b7_profiles_are_files_and_families_have_names() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("b7.toml");
    let file = file.to_str().expect("a name");
    std::fs::write(file, printed(&["profiles", "basic"])).expect("room");
    let by = |profile: &str| printed(&["solve", "--profile", profile, PUZZLE]);
    assert_eq!(by(file), by("basic"));
    for family in ["pom", "chains", "wings", "colours", "als", "fish", "uniqueness"] {
        let with = ["solve", "--profile", "singles", "--with", family, "--json", PUZZLE];
        assert!(printed(&with).contains("\"status\":"), "{family}");
        let without = ["solve", "--without", family, "--json", PUZZLE];
        assert!(printed(&without).contains("\"status\":\"solved\""), "{family}");
    }
    // Hidden singles in boxes come before naked ones, and every technique can be used by some profile.
    let order = printed(&["profiles", "default"]);
    let at = |name: &str| order.find(name).expect(name);
    assert!(at("\"hidden-single") < at("\"naked-single"), "{order}");
    let everything = printed(&["profiles", "everything"]);
    let listed = printed(&["techniques", "--json"]);
    let names = listed.lines().filter_map(|line| line.split("\"id\":\"").nth(1)?.split('"').next());
    for name in names {
        assert!(everything.contains(&format!("\"{name}\"")), "{name}");
    }
    let path = printed(&["solve", "--no-singles", PUZZLE]);
    assert!(path.contains("26. X-Wing: ") && !path.contains("Single: "), "{path}");
}

#[test]
fn b8_steps_are_grouped_sorted_filtered_and_limited() {
    let steps = |options: &[&str]| printed(&[&["steps"], options, &[HARD]].concat());
    let all = steps(&[]);
    assert!(all.contains("    also ") && all.ends_with("; each was checked.\n"), "{all}");
    let firsts = ["effect", "technique", "size"].map(|key| {
        let limited = steps(&["--sort", key, "--limit", "1"]);
        assert!(limited.starts_with("1. ") && !limited.contains("\n2. "), "{limited}");
        limited.lines().next().map(str::to_owned)
    });
    assert_ne!(firsts[0], firsts[2], "the greatest effect is not the smallest step");
    for (filter, wanted) in [("--candidate", "7r7c7"), ("--cell", "r7c7"), ("--digit", "7")] {
        let found = steps(&[filter, wanted]);
        assert!(
            found.contains("r7c7<>7") && found.lines().count() < all.lines().count(),
            "{found}"
        );
    }
}

#[test]
fn b9_stats_have_a_row_for_every_technique_and_say_the_hardest() {
    let counted = printed(&["stats", "--profile", "basic", PUZZLE]);
    for part in
        ["hardest", "  X-Wing ", "  Hidden Single ", "fish ", "for how many puzzles no later"]
    {
        assert!(counted.contains(part), "{part}: {counted}");
    }
    assert_ne!(counted, printed(&["stats", "--profile", "basic", "--scheme", "assistant", PUZZLE]));
}

/// `/dev/full` is a disk without room.
#[cfg(target_os = "linux")]
#[test]
fn f14_a_full_disk_is_named_and_nothing_else_is_blamed() {
    use std::process::Stdio;
    let list = [PUZZLE; 40].join("\n");
    for arguments in
        [["solve", "--json"], ["count", "--json"], ["convert", "--to=line"], ["steps", "--json"]]
    {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
        let mut command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
        let child = command.args(arguments).arg("-").stdin(Stdio::piped()).stdout(full);
        let mut child = child.stderr(Stdio::piped()).spawn().expect("it was built");
        let mut input = child.stdin.take().expect("a pipe");
        let list = list.clone();
        let writer = std::thread::spawn(move || {
            // It may be gone before it has read everything.
            let _ = std::io::Write::write_all(&mut input, list.as_bytes());
        });
        let output = child.wait_with_output().expect("it ends");
        writer.join().expect("it ends too");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(
            said.contains("writing to standard output: No space left"),
            "{arguments:?}: {said}"
        );
        assert!(!said.contains("could not be read"), "{arguments:?}: {said}");
    }
}
