//! What a new user does with lists and expressions: everything is either done or reported, nothing is silently another thing.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// The first has 24 givens and ER 7.1; one of them is easy, the others are hard.
const PUZZLES: [&str; 3] = [
    "287.6................32.....4.5...6...9...1..5....2..7...9...1416...57..4....8..5",
    "9...5........3..4.8..9....7........9.72......4.6...5...5329...8.2..1...5.....61..",
    "....6....546.8......1...3..............248.7....3..51..624...81.....9..7.9.7..4..",
];

fn ninerooks(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_ninerooks")).args(arguments).output().unwrap()
}

/// Exit code, standard output and standard error.
fn run(arguments: &[&str]) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = ninerooks(arguments);
    (status.code(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

fn printed(arguments: &[&str]) -> String {
    let (code, output, talk) = run(arguments);
    assert_eq!((code, talk.as_str()), (Some(0), ""), "{arguments:?}");
    output
}

/// A file that holds this.
fn file(name: &str, text: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("list_commands");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

/// What is refused, with these words on standard error and nothing on standard output.
fn refused(code: i32, arguments: &[&str], words: &str) {
    let (found, output, talk) = run(arguments);
    assert!(found == Some(code) && talk.contains(words), "{arguments:?}: {found:?} {talk}");
    assert_eq!(output, "", "{arguments:?}");
}

/// Starts it, presses Ctrl-C after some time, and gives exit code and standard output.
#[cfg(unix)]
fn interrupted(arguments: &[&str]) -> (Option<i32>, String) {
    use std::process::Stdio;
    let child = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1_500));
    let kill = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

/// All lines are less than a portion, so they would all be written if only the portion was asked about.
#[cfg(unix)]
#[test]
fn ctrl_c_is_obeyed_within_a_portion() {
    // Easter Monster: two minutes for all of them, and two seconds for each.
    let hard = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
    let text: String = (0..60).map(|_| hard.to_owned() + "\n").collect();
    let list = file("hard", &text);
    let (code, output) = interrupted(&["filter", "er > 0", "-j1", &list]);
    assert_eq!(code, Some(130));
    assert!(output.lines().count() < 60, "{output}");
    let (code, output) = interrupted(&["sort", "er", "-j1", &list]);
    assert_eq!((code, output.as_str()), (Some(130), ""));
    assert_eq!(interrupted(&["dedup", "--by", "er", "-j1", &list]).0, Some(130));
    let (code, output) = interrupted(&["generate", "-n", "40", "--bias", "controlled", "-j1"]);
    assert_eq!(code, Some(130));
    assert!(output.lines().all(|line| line.len() == 81), "{output}");
}

#[test]
fn a_broken_puzzle_is_no_header() {
    let [one, other, _] = PUZZLES;
    let line = |puzzle: &str| format!("{puzzle},7.1\n");
    let good = line(other);
    for (name, broken, words) in [
        ("short", one[1..].to_owned(), "a puzzle has 81 characters, this one has 80"),
        ("sign", one.replacen("87", "8o", 1), "`o`, character 3 of the puzzle"),
        ("mark", one.replacen("87", "8?", 1), "`?`, character 3 of the puzzle"),
    ] {
        let list = file(name, &(line(&broken) + &good));
        let (code, output, talk) = run(&["filter", "givens > 0", &list]);
        assert_eq!((code, &output), (Some(2), &good), "{name}: {talk}");
        assert!(talk.contains(&format!("{list}, line 1: ")) && talk.contains(words), "{talk}");
        // The same for the first line of another file.
        let first = file("first", &good);
        let (code, output, talk) = run(&["filter", "givens > 0", &first, &list]);
        assert_eq!((code, output), (Some(2), good.repeat(2)), "{name}: {talk}");
        assert!(talk.contains(&format!("{list}, line 1: ")) && talk.contains(words), "{talk}");
    }
    // Names of columns are a header all the same, after comments too, and however long.
    let head = "the puzzle itself,the rating of Sudoku Explainer 1.2.1 in its latest form";
    let list = file("long", &format!("# a list\n{head}\n{good}"));
    assert_eq!(printed(&["filter", "givens > 0", &list]), format!("{head}\n{good}"));
}

#[test]
fn each_file_has_its_own_columns() {
    let [one, other, third] = PUZZLES;
    let first = file("columns1", &format!("puzzle,er,who\n{one},3,me\n"));
    let second = file("columns2", &format!("er;puzzle\n9,2;{other}\n"));
    // A part that was cut off has the columns of the first.
    let part = file("columns3", &format!("{third},9,you\n"));
    let kept = printed(&["filter", "er >= 9", &first, &second, &part]);
    assert_eq!(kept, format!("puzzle,er,who\n9,2;{other}\n{third},9,you\n"));
    // Not there is not empty text.
    let (code, output, talk) = run(&["filter", "who == \"me\"", &first, &second]);
    assert_eq!((code, output), (Some(1), format!("puzzle,er,who\n{one},3,me\n")));
    assert!(talk.contains(&format!("{second}, line 2: this line has no `who`")), "{talk}");
}

#[test]
fn there_are_no_ratings_without_one_solution() {
    let several = "1".to_owned() + &".".repeat(80);
    let none = "11".to_owned() + &".".repeat(79);
    let (many, contradictory) = (file("several", &several), file("contradictory", &none));
    for field in [
        "band",
        "backdoors",
        "te_depth",
        "er",
        "ep_stable",
        "hodoku_score",
        "hodoku_level",
        "cost",
        "solved",
        "w",
        "bxb",
        "pairs",
        "rookery",
        "truths",
    ] {
        refused(
            1,
            &["sort", field, &many],
            &format!("there are several solutions, so no `{field}`"),
        );
        refused(
            1,
            &["sort", field, &contradictory],
            &format!("there is no solution, so no `{field}`"),
        );
    }
    for field in ["givens", "unique", "minimal", "canon", "automorphisms", "puzzle"] {
        for list in [&many, &contradictory] {
            assert_eq!(printed(&["sort", field, list]).lines().count(), 1, "{field}");
        }
    }
    for (list, givens) in [(&many, 1), (&contradictory, 2)] {
        let holds = format!("givens == {givens} and not unique");
        assert_eq!(printed(&["filter", &holds, list]).lines().count(), 1);
        // What is not asked for is no error.
        assert_eq!(printed(&["filter", "unique and er > 3", list]), "");
    }
}

#[test]
fn an_empty_cell_is_no_value() {
    let [one, other, _] = PUZZLES;
    let list = file("empty", &format!("puzzle,er,who\n{one},,me\n{other},1.0,\n"));
    // The first is rated: 7.1.
    assert_eq!(printed(&["filter", "er == 7.1", &list]), format!("puzzle,er,who\n{one},,me\n"));
    let (code, output, talk) = run(&["filter", "who != \"you\"", &list]);
    assert_eq!((code, output), (Some(1), format!("puzzle,er,who\n{one},,me\n")));
    assert!(talk.contains(&format!("{list}, line 3: this line has no `who`")), "{talk}");
    let list = file("truths", &format!("puzzle,unique\n{one},false\n{other},true\n"));
    assert_eq!(printed(&["filter", "unique", &list]), format!("puzzle,unique\n{other},true\n"));
}

#[test]
fn levels_are_compared_by_their_order() {
    let levels = ["hard", "easy", "extreme", "fiendish", "medium", "diabolical", "expert"];
    let line = |level: &str| format!("{},{level}\n", PUZZLES[0]);
    let all = |levels: &[&str]| levels.iter().map(|level| line(level)).collect::<String>();
    let list = file("levels", &format!("puzzle,level\n{}", all(&levels)));
    let head = "puzzle,level\n";
    let kept = printed(&["filter", "level >= \"expert\"", &list]);
    assert_eq!(kept, head.to_owned() + &all(&["extreme", "fiendish", "diabolical", "expert"]));
    assert_eq!(printed(&["filter", "'medium' > level", &list]), head.to_owned() + &all(&["easy"]));
    let kept = printed(&["filter", "level in [\"hard\", 'easy'] or level == \"expert\"", &list]);
    assert_eq!(kept, head.to_owned() + &all(&["hard", "easy", "expert"]));
    let order = ["easy", "medium", "hard", "expert", "fiendish", "diabolical", "extreme"];
    assert_eq!(printed(&["sort", "level", &list]), head.to_owned() + &all(&order));
    // By what is found out now.
    let bare = file("bare", &(PUZZLES.join("\n") + "\n"));
    for (field, level) in [("level", "hard"), ("hodoku_level", "hard")] {
        let above = printed(&["filter", &format!("{field} >= \"{level}\""), &bare]);
        let below = printed(&["filter", &format!("{field} < \"{level}\""), &bare]);
        assert_eq!(above.lines().count() + below.lines().count(), 3);
        assert!(!above.is_empty(), "{field}");
    }
    for (holds, words) in [
        ("level >= \"tough\"", "`tough` is no level; those of `level` are easy, medium, hard,"),
        ("hodoku_level == \"fiendish\"", "those of `hodoku_level` are easy, medium, hard, unfair"),
        ("level in [\"easy\", \"harder\"]", "`harder` is no level"),
        ("level > 3", "`level` is compared with a level in quotation marks"),
    ] {
        refused(2, &["filter", holds, &bare], words);
    }
    // A column may have others.
    let own = file("own", &format!("puzzle,level\n{},tough\n", PUZZLES[0]));
    assert!(printed(&["filter", "level == \"tough\"", &own]).ends_with(",tough\n"));
    let (code, _, talk) = run(&["filter", "level > \"easy\"", &own]);
    assert!(code == Some(1) && talk.contains("line 2: `tough` is no level"), "{talk}");
}

#[test]
fn the_separator_is_that_of_the_list() {
    let [one, other, third] = PUZZLES;
    // A comma in a note, a decimal comma, a quotation mark that quotes nothing.
    let text = format!("{one};7,1;5\" disk, or so\n{other};6.6;it's \"good\"\n{third};9;\"a;b\"\n");
    let list = file("semicolons", &text);
    let lines: Vec<&str> = text.lines().collect();
    let kept = |holds: &str| printed(&["filter", holds, &list]);
    assert_eq!(kept("c2 == 7.1"), format!("{}\n", lines[0]));
    assert_eq!(kept("c3 == \"a;b\""), format!("{}\n", lines[2]));
    assert_eq!(kept("c3 == \"5\\\" disk, or so\""), format!("{}\n", lines[0]));
    assert_eq!(
        printed(&["sort", "c2", &list]),
        format!("{}\n{}\n{}\n", lines[1], lines[0], lines[2])
    );
    // A puzzle and a note with commas behind a blank.
    let list = file("blanks", &format!("{one} 7,1 a,b\n{other} 8,2 c\n"));
    assert_eq!(printed(&["filter", "c2 > 8", &list]), format!("{other} 8,2 c\n"));
    // What is added is separated in the same way.
    let added = file("added", &format!("puzzle\ter\twho\n{other}\t1.2\tme; \"you\"\n"));
    assert_eq!(printed(&["join", &list, &added]), format!("{other} 8,2 c\t1.2\tme; \"you\"\n"));
    let list = file("csv", &format!("puzzle,a\n{other},\"1,2\"\n"));
    assert_eq!(
        printed(&["join", &list, &added]),
        format!("puzzle,a,er,who\n{other},\"1,2\",1.2,me; \"you\"\n")
    );
}

#[test]
fn a_goal_that_nothing_has_is_reported() {
    let list = file("mined", &(PUZZLES.join("\n") + "\n"));
    let none = "none of the 3 puzzles of the list can be used";
    for (goal, words) in
        [("level", "`level` is no number"), ("er/0", "/"), ("[er]", "is no number")]
    {
        let arguments = ["mine", &list, "--goal", goal, "--steps", "1"];
        refused(1, &arguments, words);
        refused(1, &arguments, none);
        refused(1, &arguments, &format!("{list}, line 1: --goal: "));
        refused(1, &arguments, PUZZLES[0]);
    }
    let holds = ["mine", &list, "--goal", "givens", "--where", "givens"];
    refused(1, &holds, "`givens` is a number, neither true nor false");
    let never = ["mine", &list, "--goal", "givens", "--where", "givens > 80"];
    refused(1, &never, "--where does not hold");
    let several = file("unusable", &format!("1{}\n", ".".repeat(80)));
    refused(1, &["mine", &several, "--goal", "givens"], "there is not exactly one solution");
    refused(1, &["mine", &several, "--goal", "givens"], "none of the 1 puzzles");
    for (holds, words) in [("givens / 0 > 1", "/"), ("givens", "neither true nor false")] {
        refused(1, &["generate", "-n", "5", "--where", holds], words);
        refused(1, &["generate", "-n", "5", "--where", holds], "; the puzzle is ");
    }
}

#[test]
fn nothing_comes_of_nothing() {
    for (name, text) in [("nothing", ""), ("blank", "\n\n"), ("comments", "# none\n")] {
        let list = file(name, text);
        let some = file("some", &format!("{}\n", PUZZLES[0]));
        let commands: [&[&str]; 7] = [
            &["filter", "er > 3", &list],
            &["filter", "c2 > 3", &list],
            &["sort", "er", &list],
            &["dedup", &list],
            &["sample", &list],
            &["join", &list, &some],
            &["join", &some, &list],
        ];
        for command in commands {
            assert_eq!(printed(command), "", "{command:?}");
        }
        assert_eq!(printed(&["filter", "givens > 3", &list, &some]), format!("{}\n", PUZZLES[0]));
    }
    let head = file("head", "puzzle,er\n");
    assert_eq!(printed(&["filter", "er > 3", &head]), "puzzle,er\n");
    refused(2, &["sort", "er", "no such file"], "cannot open");
}

#[test]
fn the_same_error_is_counted() {
    let several = "1".to_owned() + &".".repeat(80) + "\n";
    let list = file("many", &several.repeat(25));
    let (code, output, talk) = run(&["filter", "er > 3", &list]);
    assert_eq!((code, output.as_str()), (Some(1), ""));
    assert_eq!(talk.lines().count(), 11, "{talk}");
    assert!(talk.ends_with("and 15 more like this: there are several solutions, so no `er`\n"));
    // Ten are all reported; what cannot be read likewise.
    let (_, _, talk) = run(&["filter", "er > 3", &file("ten", &several.repeat(10))]);
    assert_eq!(talk.lines().count(), 10);
    let (code, _, talk) = run(&["filter", "er > 3", &file("prose", &"prose\n".repeat(12))]);
    assert_eq!((code, talk.lines().count()), (Some(2), 11), "{talk}");
    assert!(talk.ends_with("and 2 more like this: this is no puzzle\n"));
}

#[test]
fn expressions_of_other_languages_are_explained() {
    let list = file("plain", &(PUZZLES.join("\n") + "\n"));
    for (holds, words) in [
        ("er = 5", "`==` is meant, not `=`"),
        ("er > 5 && givens < 24", "`and` is meant, not `&&`"),
        ("er > 5 || givens < 24", "`or` is meant, not `||`"),
        ("!unique", "`not` is meant, not `!`"),
        ("er > 5 AND unique", "`and` is meant, not `AND`"),
        ("ER > 5", "nothing is called `ER` (did you mean `er`?)"),
        ("Givens > 5", "did you mean `givens`?"),
        ("hodoku_scor > 5", "did you mean `hodoku_score`?"),
        ("colour > 5", "nothing is called `colour`; fields are"),
    ] {
        refused(2, &["filter", holds, &list], words);
    }
    for (holds, words) in [
        ("givens", "`givens` is a number, neither true nor false"),
        ("puzzle", "`puzzle` is a string, neither true nor false"),
        ("[unique]", "neither true nor false"),
    ] {
        refused(1, &["filter", holds, &list], words);
    }
    // Signs in texts mean themselves.
    let all = "c1 != \"a = b && c || !d\" and givens != 3";
    let named = file("named", &PUZZLES.map(|puzzle| format!("x,{puzzle}\n")).concat());
    assert_eq!(printed(&["filter", all, &named]).lines().count(), 3);
}
