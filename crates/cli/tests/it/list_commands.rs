//! What a new user does with lists and expressions: everything is either done or reported, nothing is silently another thing.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::common::ninerooks;

/// The first has 24 givens and ER 7.1; one of them is easy, the others are hard.
const PUZZLES: [&str; 3] = [
    "287.6................32.....4.5...6...9...1..5....2..7...9...1416...57..4....8..5",
    "9...5........3..4.8..9....7........9.72......4.6...5...5329...8.2..1...5.....61..",
    "....6....546.8......1...3..............248.7....3..51..624...81.....9..7.9.7..4..",
];

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

/// Waits until a program minds Ctrl-C: until then that is the end of it. Where the system does not say so, for some time.
#[cfg(unix)]
fn until_it_minds_ctrl_c(process: u32) {
    let pause = |time| std::thread::sleep(std::time::Duration::from_millis(time));
    for _ in 0..6_000 {
        let Ok(text) = fs::read_to_string(format!("/proc/{process}/status")) else {
            return pause(1_500);
        };
        let caught = text.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap_or_default();
        if u64::from_str_radix(caught.trim(), 16).is_ok_and(|signals| signals & 0b10 != 0) {
            return pause(300); // it is at work
        }
        pause(10);
    }
}

/// Starts it, presses Ctrl-C when it is at work, and gives exit code and standard output.
#[cfg(unix)]
fn interrupted(arguments: &[&str]) -> (Option<i32>, String) {
    use std::process::Stdio;
    let child = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    until_it_minds_ctrl_c(child.id());
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
    let arguments = ["mine", &list, "--goal", "er/0", "--steps", "1"];
    for words in ["`er/0` divides by 0", none, &format!("{list}, line 1: --goal: "), PUZZLES[0]] {
        refused(1, &arguments, words);
    }
    // What can be seen before any puzzle is looked at is an error of what was typed.
    for (goal, words) in [("level", "`level` is no number, but a level"), ("[er]", "is no number")]
    {
        refused(2, &["mine", &list, "--goal", goal, "--steps", "1"], words);
    }
    let holds = ["mine", &list, "--goal", "givens", "--where", "givens"];
    refused(2, &holds, "`givens` is a number, neither true nor false");
    let never = ["mine", &list, "--goal", "givens", "--where", "givens > 80"];
    refused(1, &never, "--where does not hold");
    let several = file("unusable", &format!("1{}\n", ".".repeat(80)));
    refused(1, &["mine", &several, "--goal", "givens"], "there is not exactly one solution");
    refused(1, &["mine", &several, "--goal", "givens"], "none of the 1 puzzles");
    for words in ["`givens / 0` divides by 0", "; the puzzle is "] {
        refused(1, &["generate", "-n", "5", "--where", "givens / 0 > 1"], words);
    }
    refused(2, &["generate", "-n", "5", "--where", "givens"], "neither true nor false");
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
        ("puzzle", "`puzzle` is a text, neither true nor false"),
        ("[unique]", "neither true nor false"),
    ] {
        refused(2, &["filter", holds, &list], words);
    }
    // Signs in texts mean themselves.
    let all = "c1 != \"a = b && c || !d\" and givens != 3";
    let named = file("named", &PUZZLES.map(|puzzle| format!("x,{puzzle}\n")).concat());
    assert_eq!(printed(&["filter", all, &named]).lines().count(), 3);
}

/// Whoever has a stack of two megabytes, or of eight, is told the column.
#[test]
fn an_expression_that_is_too_deep_or_too_long_is_an_error_with_its_column() {
    let list = file("deep", &(PUZZLES.join("\n") + "\n"));
    let all = |holds: &str, column: &str| {
        let words = format!("column {column}");
        refused(2, &["filter", "-j2", holds, &list], &words);
        refused(2, &["sort", holds, &list], &words);
        refused(2, &["dedup", "--by", holds, &list], &words);
        refused(2, &["mine", &list, "--goal", holds], &words);
        refused(2, &["generate", "--where", holds], &words);
    };
    for number in [60, 2_000] {
        let deep = |open: &str, inner: &str, close: &str| {
            open.repeat(number) + inner + &close.repeat(number)
        };
        all(&deep("not ", "true", ""), "201: this is nested too deeply");
        all(&("0 ".to_owned() + &deep("- ", "givens>1", "")), "105: this is nested too deeply");
        all(&deep("(", "true", ")"), "51: this is nested too deeply");
        all(&deep("[", "1", "]"), "51: this is nested too deeply");
        if number == 60 {
            all(&deep("1 if true else ", "0", ""), "751: this is nested too deeply");
        }
    }
    all(&("0 ".to_owned() + &"- ".repeat(29_000) + "givens>1"), "10001: an expression has 10000");
    all(&("true and ".repeat(10_000) + "true"), "10001: an expression has 10000");
    // As long as it is allowed to be, it is computed on every thread.
    let long = "givens > 0 and ".repeat(660) + "true";
    assert_eq!(printed(&["filter", "-j3", &long, &list]).lines().count(), 3);
    let long = format!("givens{} > 0", " + 1".repeat(2_000));
    assert_eq!(printed(&["filter", "-j3", &long, &list]).lines().count(), 3);
}

#[test]
fn texts_and_numbers_are_not_compared_and_what_has_no_value_does_not_hold() {
    let [one, other, third] = PUZZLES;
    let head = "puzzle,er,who\n";
    let lines =
        [format!("{one},9.1,me\n"), format!("{other},n/a,you\n"), format!("{third},1.2,-\n")];
    let list = file("kinds", &(head.to_owned() + &lines.concat()));
    let kept = |numbers: &[usize]| {
        head.to_owned() + &numbers.iter().map(|number| lines[*number].as_str()).collect::<String>()
    };
    for (holds, numbers) in [
        ("er > 5", &[0][..]),
        ("er <= 5", &[2]),
        ("er > 5 or er <= 5", &[0, 2]),
        ("er == 9.1", &[0]),
        // What is not equal is unequal.
        ("er != 9.1", &[1, 2]),
        ("not er > 5", &[1, 2]),
        ("er == none", &[1]),
        ("er + 1 > 5", &[0]),
        ("1 < er < 5", &[2]),
        ("er in [9.1, 1.2]", &[0, 2]),
        ("who == 'me' or who == '-'", &[0, 2]),
        ("'o' in who", &[1]),
        ("unique == true and givens > 20", &[0, 1, 2]),
    ] {
        assert_eq!(printed(&["filter", holds, &list]), kept(numbers), "{holds}");
    }
    // What has no value comes last, whichever way it is sorted.
    assert_eq!(printed(&["sort", "er", &list]), kept(&[2, 0, 1]));
    assert_eq!(printed(&["sort", "-r", "er", &list]), kept(&[0, 2, 1]));
    assert_eq!(printed(&["sort", "-r", "[er, givens]", &list]), kept(&[0, 2, 1]));
    // One error for the expression, and none for each line.
    for (holds, words) in [
        ("puzzle > 3", "column 1: `puzzle` is a text and `3` a number, which cannot be compared"),
        ("er > \"9\"", "column 1: `er` is a number and `\"9\"` a text: write 9 without quotation"),
        ("er == \"hard\"", "`er` is a number and `\"hard\"` a text"),
        ("who > 3", "`who` is a text and `3` a number"),
        ("who > er", "`who` is a text and `er` a number"),
        ("who + 1 > 2", "column 1: `who` is no number, but a text"),
        ("unique and givens", "column 12: `givens` is a number, neither true nor false"),
        ("not puzzle", "column 5: `puzzle` is a text, neither true nor false"),
        ("(-canon) > 3", "column 3: `canon` is no number"),
        ("level > 3", "is compared with a level in quotation marks"),
        ("level > hodoku_level", "cannot be compared"),
        ("er in 3", "column 7: behind `in` a list is expected"),
        ("er in [1, \"x\"]", "`er` is a number and `\"x\"` a text"),
        ("[er] > 3", "`[er]` is a list and `3` a number"),
        ("er if givens else 3", "column 7: `givens` is a number, neither true nor false"),
        ("er > 3 3", "column 8: expected an operator such as `and` or `>`, found `3`"),
        ("er >", "column 5: expected a name, a number or a text in quotation marks, found the end"),
        ("er > 3 and foo(er)", "column 15: expected an operator"),
        ("er | int > 3", "column 4: `or` is meant, not `|`"),
        ("er is defined", "column 4: expected an operator"),
    ] {
        refused(2, &["filter", holds, &list], words);
        let (_, _, talk) = run(&["filter", holds, &list]);
        assert_eq!(talk.matches("error").count(), 1, "{talk}");
    }
    // A column with both is told of where they meet, line by line; the rest is kept.
    let mixed = file("mixed", &format!("puzzle,c\n{one},3\n{other},three\n{third},n/a\n"));
    let (code, output, talk) = run(&["filter", "c > 2", &mixed]);
    assert_eq!((code, output), (Some(1), format!("puzzle,c\n{one},3\n")));
    let words =
        "line 3: `c` is a text here, `three`, and `2` is a number, which cannot be compared";
    assert!(talk.contains(words) && talk.lines().count() == 1, "{talk}");
}

#[test]
fn a_text_without_quotation_marks_and_a_forgotten_expression_are_recognised() {
    let list = file("l.txt", &format!("puzzle,who\n{},me\n", PUZZLES[0]));
    for (holds, words) in [
        ("level > hard", "column 9: `hard` is a text: write it in quotation marks, as `\"hard\"`"),
        ("unfair <= hodoku_level", "`unfair` is a text: write it in quotation marks"),
        ("level in [easy, \"hard\"]", "`easy` is a text: write it in quotation marks"),
        (
            "who == me",
            "`me` is a text: write it in quotation marks, as `\"me\"`; nothing is called",
        ),
        ("who in [you, me]", "`you` is a text: write it in quotation marks"),
    ] {
        refused(2, &["filter", holds, &list], words);
    }
    let (_, _, talk) = run(&["filter", "er > foo", &list]);
    assert!(talk.contains("nothing is called `foo`; fields are") && !talk.contains("quotation"));
    let words = format!("`{list}` is a file; an expression comes first");
    for arguments in [&["sort", &list][..], &["filter", &list], &["sort", &list, "er"]] {
        refused(2, arguments, &words);
    }
    refused(2, &["dedup", "--by", &list, &list], &words);
    refused(2, &["mine", &list, "--goal", &list], &words);
    // The name of a file may be an expression too: then it depends on whether another list is named.
    let folder = PathBuf::from(&list).parent().unwrap().to_owned();
    fs::write(folder.join("who"), PUZZLES[0]).unwrap();
    fs::write(folder.join("givens"), PUZZLES[0]).unwrap();
    let within = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
        let output =
            command.args(arguments).current_dir(&folder).stdin(std::process::Stdio::null());
        let Output { status, stderr, .. } = output.output().unwrap();
        (status.code(), String::from_utf8(stderr).unwrap())
    };
    let (code, talk) = within(&["sort", "who"]);
    assert!(
        code == Some(2) && talk.contains("`who` is a file; an expression comes first"),
        "{talk}"
    );
    assert_eq!(within(&["sort", "who", "l.txt"]), (Some(0), String::new()));
    assert_eq!(within(&["sort", "givens"]), (Some(0), String::new()));
}
