//! `ninerooks mcp`: tools for agents, by the Model Context Protocol over standard input and output.
//!
//! The protocol is JSON-RPC, a message per line, and five methods of it are needed. The crate `rmcp` would bring 49 more
//! crates, among them tokio and schemars; a loop with `serde_json`, which is there, is shorter than what would use it. What is
//! supported: <https://modelcontextprotocol.io/specification/2025-11-25>, its tools, and nothing that asks the client.

mod call;
mod tools;

use std::io::{self, BufRead, Read as _};
use std::sync::mpsc::{self, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};

use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::{interrupt, output};

/// Offer hints, ratings, pictures and a judge of explanations to an agent, by MCP
///
/// A client starts this program and talks with it over standard input and output, by the Model Context Protocol. Its tools
/// are hint, why, solve, rate, draw and `check_explanation`. Each call is this program itself with the command of that name, so what an agent is told is
/// what the command prints. It reads no file, writes none, and opens no connection.
#[derive(Args)]
pub(crate) struct Mcp {
    /// How long a call may take, in seconds
    #[arg(long, value_name = "N", default_value_t = 120)]
    seconds: u64,
}

/// The versions of the protocol in which all that is used here is the same, the newest first.
const VERSIONS: [&str; 4] = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
/// What an agent is told of the tools together.
const INSTRUCTIONS: &str = "Ninerooks solves Sudoku by logic and proves every step. A puzzle is 81 characters with `.` for \
    an open cell, a grid with candidates, or another text that Sudoku programs write; hand over the position as it is. Do not \
    claim a step of your own before check_explanation has accepted it: what it accepts is proved, what it refuses is not.";

/// Codes of JSON-RPC.
const UNREADABLE: i32 = -32700;
const NO_REQUEST: i32 = -32600;
const NO_METHOD: i32 = -32601;
const NO_ARGUMENTS: i32 = -32602;

/// The longest message that is read, in bytes, and how many may wait.
const LONGEST: u64 = 1 << 20;
const WAITING: usize = 16;

/// How often it is looked whether somebody wants it to end.
const PULSE: Duration = Duration::from_millis(100);

pub(super) fn run(command: &Mcp, _: Setting<'_>) -> anyhow::Result<Exit> {
    let limit = Duration::from_secs(command.seconds);
    let (sender, lines) = mpsc::sync_channel(WAITING);
    // Whoever waits for a line hears nothing else.
    thread::spawn(move || read(io::stdin().lock(), &sender));
    loop {
        match lines.recv_timeout(PULSE) {
            Ok(line) => {
                if let Some(answer) = answer(&line?, limit) {
                    output::print(&output::json_line(&answer))?;
                }
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(Exit::Done),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if interrupt::wanted() {
            return Ok(Exit::Interrupted);
        }
    }
}

/// Sends line after line. Of one that is too long it sends what is within the limit, which is no message.
fn read(mut input: impl BufRead, sender: &SyncSender<io::Result<String>>) {
    let mut is_rest = false;
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        let is_end = matches!(read, Ok(0));
        let is_whole = line.ends_with(b"\n");
        let line = read.map(|_| String::from_utf8_lossy(&line).into_owned());
        let is_over = is_end || line.is_err();
        // What follows within a line that was too long is dropped.
        if !is_end && !is_rest && sender.send(line).is_err() || is_over {
            return;
        }
        is_rest = !is_whole;
    }
}

/// The answer to a message; notifications have none.
fn answer(line: &str, limit: Duration) -> Option<Value> {
    if line.trim().is_empty() {
        return None;
    }
    let message: Value = match serde_json::from_str(line) {
        Ok(message) => message,
        Err(error) => return Some(failure(&Value::Null, UNREADABLE, &error.to_string())),
    };
    let Some(method) = message["method"].as_str() else {
        return Some(failure(&message["id"], NO_REQUEST, "expected a request with a method"));
    };
    let id = message.get("id")?;
    let parameters = &message["params"];
    let result = match method {
        "initialize" => Ok(greeting(parameters["protocolVersion"].as_str())),
        "ping" => Ok(json!({})),
        "tools/list" => Ok(json!({ "tools": tools::described() })),
        "tools/call" => called(parameters, limit).map_err(|why| (NO_ARGUMENTS, why)),
        _ => Err((NO_METHOD, format!("there is no method {method}"))),
    };
    Some(match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err((code, why)) => failure(id, code, &why),
    })
}

fn failure(id: &Value, code: i32, message: &str) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code, "message": message } })
}

/// Who this is, in the version that the client wants where it is known.
fn greeting(wanted: Option<&str>) -> Value {
    let version = wanted.filter(|wanted| VERSIONS.contains(wanted)).unwrap_or(VERSIONS[0]);
    json!({
        "protocolVersion": version,
        "capabilities": { "tools": {} },
        "serverInfo": { "name": "ninerooks", "title": "Ninerooks", "version": env!("CARGO_PKG_VERSION") },
        "instructions": INSTRUCTIONS,
    })
}

/// What a tool says.
fn called(parameters: &Value, limit: Duration) -> Result<Value, String> {
    let name = parameters["name"].as_str().ok_or("expected the name of a tool")?;
    let tool = tools::by_name(name).ok_or_else(|| format!("there is no tool {name}"))?;
    let call = match tool.call(&parameters["arguments"]) {
        Ok(call) => call,
        // The agent can correct this itself, so it has to see it.
        Err(why) => return Ok(tool.said(&call::Outcome::unreadable(why))),
    };
    let mut outcome = call.run(limit);
    tool.hold(&mut outcome, parameters["arguments"]["puzzle"].as_str().unwrap_or_default());
    Ok(tool.said(&outcome))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(line: &str) -> Option<i64> {
        answer(line, PULSE)?["error"]["code"].as_i64()
    }

    #[test]
    fn what_is_no_request_is_refused_and_a_notification_has_no_answer() {
        assert_eq!(code("{"), Some(UNREADABLE.into()));
        assert_eq!(code("[]"), Some(NO_REQUEST.into()));
        assert_eq!(code(r#"{"id":1,"method":"resources/list"}"#), Some(NO_METHOD.into()));
        let call = r#"{"id":1,"method":"tools/call","params":{"name":"shell"}}"#;
        assert_eq!(code(call), Some(NO_ARGUMENTS.into()));
        assert_eq!(answer(r#"{"method":"notifications/initialized"}"#, PULSE), None);
        assert_eq!(answer(" ", PULSE), None);
    }

    #[test]
    fn a_line_that_is_too_long_is_cut_and_the_next_one_is_whole() {
        let long = "x".repeat(3 * usize::try_from(LONGEST).unwrap());
        let (sender, lines) = mpsc::sync_channel(9);
        read(format!("a\n{long}\nb\nc").as_bytes(), &sender);
        drop(sender);
        let lines: Vec<String> = lines.iter().map(Result::unwrap).collect();
        assert_eq!((&*lines[0], &*lines[2], &*lines[3]), ("a\n", "b\n", "c"));
        assert_eq!((lines.len(), lines[1].len() as u64), (4, LONGEST));
    }

    #[test]
    fn the_version_is_the_wanted_one_where_it_is_known() {
        let version = |wanted| greeting(wanted)["protocolVersion"].clone();
        assert_eq!(version(Some("2024-11-05")), "2024-11-05");
        assert_eq!(version(Some("2099-01-01")), VERSIONS[0]);
        assert_eq!(version(None), VERSIONS[0]);
    }
}
