//! `ninerooks mcp`, as a client talks with it.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::Write as _;
use std::path::Path;

use serde_json::{Value, json};

use crate::common::piped;

/// The position before the X-Wing of the README, and its solution.
const POSITION: &str = "+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814.+6+1+4.+9...+835+8+24+1+6+97";
const SOLUTION: &str =
    "176429583945836712832175964481653279723914856569782431297368145614597328358241697";

/// What is answered to these lines; the program ends when there are no more.
fn session(arguments: &[&str], lines: &[String]) -> Vec<String> {
    let mut child = piped(&[&["mcp"][..], arguments].concat()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let text = lines.join("\n") + "\n";
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()).unwrap());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// The results of calls of one tool.
fn calls(arguments: &[&str], tool: &str, given: &[Value]) -> Vec<Value> {
    let line = |(id, given): (usize, &Value)| {
        let call = json!({ "name": tool, "arguments": given });
        json!({ "jsonrpc": "2.0", "id": id, "method": "tools/call", "params": call }).to_string()
    };
    let lines: Vec<String> = given.iter().enumerate().map(line).collect();
    let answers = session(arguments, &lines);
    assert_eq!(answers.len(), given.len());
    let result = |(id, answer): (usize, &String)| {
        let mut answer: Value = serde_json::from_str(answer).unwrap();
        assert_eq!(answer["id"], id);
        answer["result"].take()
    };
    answers.iter().enumerate().map(result).collect()
}

fn judged(claims: &[String]) -> Vec<Value> {
    let given = claims.iter().map(|claim| json!({ "puzzle": POSITION, "explanation": claim }));
    calls(&[], "check_explanation", &given.collect::<Vec<_>>())
}

#[test]
fn the_transcript_of_mcp_md_is_what_is_said() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/mcp.md");
    let text = fs::read_to_string(&page).unwrap();
    let asked: Vec<String> = text
        .lines()
        .filter_map(|line| line.strip_prefix("> {"))
        .map(|rest| format!("{{{rest}"))
        .collect();
    assert!(asked.len() >= 6, "{asked:?}");
    let mut said = session(&[], &asked).into_iter();
    let mut fresh: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with("< {")) {
        fresh.push(line.to_owned());
        // Notifications have no answer.
        if line.starts_with("> {") && line.contains("\"id\":") {
            fresh.push(format!("< {}", said.next().unwrap()));
        }
    }
    assert_eq!(said.next(), None);
    let fresh = fresh.join("\n") + "\n";
    if std::env::var_os("NINEROOKS_BLESS").is_some() {
        fs::write(page, &fresh).unwrap();
    }
    assert_eq!(text, fresh);
}

#[test]
fn nothing_false_is_accepted() {
    // The digit of each open cell, which no step may eliminate, claimed by everything that is true of this X-Wing.
    let is_open = |at: usize| !"123456789".contains(&board()[at..=at]);
    let open = (0..81).filter(|at| is_open(*at));
    let claims: Vec<String> = open
        .flat_map(|at| {
            let (cell, digit) = (format!("r{}c{}", at / 9 + 1, at % 9 + 1), &SOLUTION[at..=at]);
            [
                format!("{{3R17}} {{3c49}} => {cell}<>{digit}"),
                format!("X-Wing: 3 r17\\c49 => r2c4<>3\nX-Wing: 3 r17\\c49 => {cell}<>{digit}"),
            ]
        })
        .collect();
    assert_eq!(claims.len(), 2 * 31);
    for (claim, result) in claims.iter().zip(judged(&claims)) {
        let verdict = json!({ "accepted": false, "verdict": "refused" });
        assert_eq!(result["structuredContent"], verdict, "{claim}");
    }
}

/// The digits of the position, without the marks of those that were placed.
fn board() -> String {
    POSITION.replace('+', "")
}

#[test]
fn what_is_proved_is_accepted_and_what_claims_nothing_is_not() {
    let claims = [
        ("X-Wing: 3 r17\\c49 => r268c4,r246c9<>3", "accepted"),
        ("{3R17} {3c49} => r2c4<>3\n(3)r1c4=r1c9-r7c9=r7c4 => r6c4<>3", "accepted"),
        ("{3R17} {3c49} => r2c4<>3\nand so r2c5<>3", "unreadable"),
        ("", "nothing-claimed"),
        ("It is obvious that r2c4 is not 3.", "unreadable"),
        ("r2c4<>3", "unreadable"),
        ("r1c4=4", "refused"),
    ];
    let texts: Vec<String> = claims.iter().map(|(claim, _)| (*claim).to_owned()).collect();
    for ((claim, verdict), result) in claims.iter().zip(judged(&texts)) {
        assert_eq!(result["structuredContent"]["verdict"], *verdict, "{claim}: {result}");
        assert_eq!(result["structuredContent"]["accepted"], *verdict == "accepted", "{claim}");
    }
}

#[test]
fn every_tool_answers() {
    for (tool, given, says) in [
        ("hint", json!({}), "X-Wing: 3 r17\\c49"),
        ("why", json!({ "candidate": "3r2c4" }), "X-Wing"),
        ("solve", json!({ "explain": true }), SOLUTION),
        ("rate", json!({ "by": "hodoku" }), "hard"),
        ("draw", json!({ "step": 1 }), "<svg"),
    ] {
        let mut given = given;
        given["puzzle"] = POSITION.into();
        let result = &calls(&[], tool, &[given])[0];
        let text = result["content"][0]["text"].as_str().unwrap();
        assert!(result["isError"] == false && text.contains(says), "{tool}: {result}");
    }
}

#[test]
fn a_fault_is_told_and_the_next_call_is_answered() {
    let given =
        [json!({}), json!({ "puzzle": "12" }), json!({ "puzzle": POSITION, "level": "where" })];
    let results = calls(&[], "hint", &given);
    let text = |at: usize| results[at]["content"][0]["text"].as_str().unwrap();
    assert!(results[0]["isError"] == true && text(0).starts_with("hint needs puzzle"));
    assert!(results[1]["isError"] == true && text(1).contains("expected 81 cells, found 2"));
    assert_eq!(text(2), "Look for: X-Wing, with the 3s of rows 1 and 7");
}

#[test]
fn a_call_that_takes_too_long_is_ended() {
    let given = json!({ "puzzle": POSITION });
    let result = &calls(&["--seconds", "0"], "solve", &[given])[0];
    assert_eq!(result["content"][0]["text"], "error: it took more than 0 s");
    assert_eq!(result["isError"], true);
}
