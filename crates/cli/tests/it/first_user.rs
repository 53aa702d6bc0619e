//! What a first user and an adversary met, point by point: issue 12. Points with a test file of their
//! own are there: `resume` (A2, A5a), `check`, `check_sets` (A3–A5), `mistakes` (B1), `docs` (B10).

use std::path::Path;
use std::process::Command;

use crate::common::ninerooks;

const PUZZLE: &str =
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
const HARD: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

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
fn what_the_puzzle_excludes_forbids_the_swap() {
    let puzzle =
        "1.3..6.8..........8..7......7.3.....5..6.89.1..1.7.3.53.....6.....24..9.9..8...17:641";
    let technique = ["--uniqueness", "--technique", "pom-unique-rectangle", puzzle];
    let found = printed(&[["steps"].as_slice(), &technique].concat());
    assert_eq!(found, "No step can be taken.\n");
    let solved = printed(&["solve", "--uniqueness", puzzle, "--json"]);
    assert!(solved.contains("\"status\":\"solved\"") && solved.contains("154279315468534628971"));
}

#[test]
fn no_x_wing_is_listed_as_a_skyscraper() {
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
fn the_first_command_builds_what_the_program_needs() {
    let mut command = Command::new(env!("CARGO"));
    let tree = ["tree", "--offline", "--locked", "--edges", "normal,build", "--prefix", "none"];
    let output = command.args(tree).current_dir(root()).output().expect("cargo");
    let tree = String::from_utf8(output.stdout).expect("text");
    assert!(tree.starts_with("ninerooks-cli "), "{tree}");
    for foreign in ["ninerooks-wasm", "wasm-bindgen", "js-sys", "tsify"] {
        assert!(!tree.lines().any(|line| line.starts_with(foreign)), "{foreign}");
    }
    let readme = include_str!("../../../../README.md");
    for line in ["git clone ", "cargo install --path crates/cli", "takes about"] {
        assert!(readme.contains(line), "{line}");
    }
}

#[test]
fn a_hint_names_the_place_of_every_kind_of_step() {
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
fn every_name_that_peers_use_is_answered() {
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
fn profiles_are_files_and_families_have_names() {
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
fn steps_are_grouped_sorted_filtered_and_limited() {
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
fn stats_have_a_row_for_every_technique_and_say_the_hardest() {
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
fn a_full_disk_is_named_and_nothing_else_is_blamed() {
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

/// How a command ended, and what it said on both ways.
fn ended(arguments: &[&str]) -> (i32, String) {
    let output = ninerooks(arguments);
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("text"));
    (output.status.code().expect("a code"), text.concat())
}

const CLAIMING: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

#[test]
fn every_name_that_techniques_knows_works_in_every_option() {
    let names = [
        "hodoku:0706",
        "0708",
        "Bowman Bingo",
        "turbot",
        "unique rectangles",
        "Colouring",
        "X_Wings",
    ];
    for name in names {
        assert_eq!(ended(&["techniques", name]).0, 0, "{name}");
        for option in ["--with", "--without"] {
            for command in ["solve", "hint", "steps", "profiles"] {
                let input = if command == "profiles" { "basic" } else { PUZZLE };
                let (code, text) = ended(&[command, option, name, "-p", "basic", input]);
                let (code, text) = if command == "profiles" {
                    ended(&[command, option, name, input])
                } else {
                    (code, text)
                };
                assert_ne!(code, 2, "{command} {option} {name}: {text}");
            }
        }
        let (code, text) = ended(&["steps", "-t", name, "--uniqueness", HARD]);
        assert_ne!(code, 2, "{name}: {text}");
        let (code, text) = ended(&["generate", "--needs", name, "--tries", "1"]);
        assert_ne!(code, 2, "{name}: {text}");
        let (code, text) = ended(&["stats", "-p", "basic", "--ablate", name, PUZZLE]);
        assert_ne!(code, 2, "{name}: {text}");
    }
    let (code, text) = ended(&["draw", "--with", "turbot", "-p", "basic", "--step", "1", PUZZLE]);
    assert_eq!(code, 0, "{text}");
}

#[test]
fn a_name_for_several_techniques_stands_for_all_of_them() {
    let listed = |name: &str| {
        let profile = printed(&["profiles", "--json", "singles", "--with", name]);
        let (_, techniques) = profile.split_once("\"techniques\":[").expect("a list");
        techniques.to_owned()
    };
    for (name, ids) in [
        ("hodoku:0711", &["x-chain", "grouped-aic", "grouped-aic-ring", "als-aic"][..]),
        ("bowman's bingo", &["hypothesis", "braid", "forcing-net-contradiction"]),
        ("firework triple+firework quad", &["firework-triple", "firework-quad"]),
        ("naked pairs,hidden pairs", &["naked-pair", "hidden-pair"]),
    ] {
        let listed = listed(name);
        assert!(ids.iter().all(|id| listed.contains(&format!("\"{id}\""))), "{name}: {listed}");
    }
    let (code, text) = ended(&["profiles", "singles", "--with", "sashimi"]);
    assert!(code == 0 && text.contains("note: `sashimi` is taken for sashimi-x-wing,"), "{text}");
}

#[test]
fn a_name_that_is_not_known_is_met_with_what_is_near() {
    for (name, near) in [
        ("swordfsh", "did you mean swordfish?"),
        ("bowmans bnigo", "did you mean Bowman's Bingo?"),
        (
            "complex remote pair",
            "Complex Remote Pair is not in Ninerooks yet; near it is remote-pair",
        ),
        ("quantum entanglement", "`ninerooks techniques` lists all names"),
    ] {
        for option in ["--with", "--without", "--technique"] {
            let (code, text) = ended(&["steps", option, name, PUZZLE]);
            assert!(code == 2 && text.contains(near), "{option} {name}: {text}");
        }
    }
}

#[test]
fn the_premise_may_be_written_without_its_sign() {
    let with = |words: &[&str]| ended(&[&["solve", HARD, "-q"], words].concat());
    let assumed = with(&["--uniqueness=assume"]);
    assert_eq!(with(&["--uniqueness", "assume"]), assumed);
    assert_eq!(with(&["--uniqueness", "Assume"]), assumed);
    assert_eq!(with(&["--uniqueness"]), assumed);
    assert_eq!(
        ended(&["solve", "--uniqueness", HARD, "-q"]),
        assumed,
        "a puzzle is no value of it"
    );
    assert_eq!(with(&["--uniqueness", "off"]), with(&["--uniqueness=off"]));
    assert_eq!(with(&["--uniqueness", "sometimes"]).0, 2);
}

#[test]
fn words_of_the_readme_are_understood() {
    let same = |one: &[&str], other: &[&str]| {
        let (one, other) = (ended(one), ended(other));
        assert!(one.0 != 2 && one == other, "{one:?} {other:?}");
    };
    for level in ["vague", "where", "full"] {
        same(&["hint", &format!("--{level}"), HARD], &["hint", "--level", level, HARD]);
        same(&["hint", "--level", &level.to_uppercase(), HARD], &["hint", "--level", level, HARD]);
    }
    assert_eq!(ended(&["hint", "--full", "--vague", HARD]).0, 2, "one of them");
    for name in ["SE", "ser", "er", "SERATE", "Explainer"] {
        same(&["rate", "--by", name, PUZZLE], &["rate", "--by", "se", PUZZLE]);
    }
    same(&["rate", "--by", "HoDoKu", PUZZLE], &["rate", "--by", "hodoku", PUZZLE]);
    same(&["minimize", PUZZLE], &["minimise", PUZZLE]);
    same(
        &["convert", "--colour", "never", "--to", "grid", PUZZLE],
        &["convert", "--color", "never", "--to", "grid", PUZZLE],
    );
    same(&["generate", "--rating", "..1.5"], &["generate", "--se", "..1.5"]);
    same(&["generate", "--difficulty", "EASY"], &["generate", "--level", "easy"]);
    let mask = "1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1";
    same(&["generate", "--pattern", mask], &["generate", "--mask", mask]);
    let (code, text) = ended(&["hint", "--fulll", HARD]);
    assert!(code == 2 && !text.contains("to pass"), "{text}");
}

#[test]
fn why_answers_in_words_and_in_any_order() {
    let whole = ended(&["why", "7r7c7", HARD]);
    assert!(whole.1.contains("In box 8 every place for 7 is also in row 7"), "{}", whole.1);
    for word in ["(7)r7c7", "r7c7=7", "r7c7<>7", "r7c7\u{2260}7", "G7=7", "G7<>7", "7G7"] {
        assert_eq!(ended(&["why", word, HARD]), whole, "{word}");
        assert_eq!(ended(&["why", HARD, word]), whole, "{word}");
    }
    let (_, short) = ended(&["why", "-q", "7r7c7", HARD]);
    assert!(short.starts_with("1. Locked") && !short.contains("every place"), "{short}");
    let (code, text) = ended(&["why", "7r7c10", HARD]);
    assert!(
        code == 2 && text.contains("a candidate such as 3r4c5") && text.contains("found `7r7c10`"),
        "{text}"
    );
    let (code, text) = ended(&["why", HARD]);
    assert!(code == 2 && text.contains("found no candidate beside the puzzle"), "{text}");
}

#[test]
fn why_of_a_cell_explains_each_of_its_candidates() {
    let (code, text) = ended(&["why", "r7c7", HARD, "-p", "basic"]);
    assert!(text.contains("r7c7 is not 7."), "{text}");
    for digit in ["2", "4", "9"] {
        assert!(text.contains(&format!("whether {digit}r7c7 is true")), "{digit}: {text}");
    }
    assert_eq!(code, 1, "the profile leaves some open");
    assert_eq!(ended(&["why", "A1", HARD]).1, "r1c1 is 2. That is known already.\n");
    let (_, text) = ended(&["why", "2r1c2", HARD]);
    assert_eq!(text, "r1c2 is not 2. It sees r1c1, which is 2.\n");
}

#[test]
fn rate_says_the_level_first_unless_a_scale_is_asked_for() {
    let truths = ended(&["rate", "--by", "truths", CLAIMING]).1;
    let (_, text) = ended(&["rate", CLAIMING]);
    assert_eq!(text, format!("medium (locked candidates, pairs, naked triples): {truths}"));
    assert_eq!(ended(&["rate", "-q", CLAIMING]).1, truths);
    let (_, text) = ended(&["rate", CLAIMING, CLAIMING]);
    assert!(text.lines().all(|line| format!("{line}\n") == format!("medium: {truths}")), "{text}");
    assert!(!ended(&["rate", "--json", CLAIMING]).1.contains("medium"));
}

#[test]
fn solve_says_once_what_assuming_one_solution_would_spare() {
    const COSTLY: &str =
        "1...96..4.3.........61....238.....6...7.5..2..49..........45.39.9.32..4.....7...8";
    let (_, text) = ended(&["solve", COSTLY]);
    assert!(text.contains("Level: fiendish."), "{text}");
    assert!(text.ends_with("\n\nWith --uniqueness: hard, score 486.\n"), "{text}");
    let (_, assumed) = ended(&["solve", "--uniqueness", COSTLY]);
    assert!(assumed.contains("Level: hard. Score 486;"), "it is true: {assumed}");
    assert!(!assumed.contains("With --uniqueness"));
    // Scripts and lists get what they got.
    for options in [&["-q"][..], &["--json"], &["--uniqueness=off"], &[COSTLY]] {
        let (_, text) = ended(&[&["solve", COSTLY], options].concat());
        assert!(!text.contains("With --uniqueness"), "{options:?}: {text}");
    }
    let (_, text) = ended(&["solve", PUZZLE]);
    assert!(!text.contains("With --uniqueness"), "an X-Wing is not dear");
}

#[test]
fn a_walkthrough_lists_singles_without_lines_between_them() {
    let (code, text) = ended(&["solve", "--walkthrough", "forum", CLAIMING]);
    assert_eq!(code, 0);
    let lines: Vec<&str> = text.lines().collect();
    let is_single = |line: &str| line.contains("Single[/b]") || line.contains("Full House[/b]");
    let pairs = lines.windows(2).filter(|pair| is_single(pair[0]) && is_single(pair[1])).count();
    assert!(pairs > 10, "{text}");
    let is_parted = |part: &[&str]| is_single(part[0]) && part[1].is_empty() && is_single(part[2]);
    assert!(!lines.windows(3).any(is_parted), "{text}");
}

#[test]
fn a_digit_twice_is_shown_on_a_terminal() {
    let (code, text) = ended(&["solve", &format!("77{}", &PUZZLE[2..])]);
    assert_eq!(code, 1);
    assert!(
        text.starts_with("7!7!. │ . 2 9 │ 5 8 . \n") || text.starts_with("7!7!. │ . 2 9 │ 5 8 .\n"),
        "{text}"
    );
    assert!(text.contains("row 1 has 7 twice"), "{text}");
}
