//! A call: this program itself, run with a command. It can be ended when it takes too long, and whatever goes wrong in it,
//! the next call is another process.

use std::io::{Read, Write as _};
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::term::exit::Exit;
use crate::term::interrupt;

/// What is run.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Call {
    /// The command and its arguments.
    pub(super) words: Vec<String>,
    /// What it reads from its standard input.
    pub(super) input: String,
}

/// What came of it.
pub(super) struct Outcome {
    /// The exit, where it is one of these three.
    pub(super) exit: Option<Exit>,
    /// The result.
    pub(super) result: String,
    /// What was said beside it.
    pub(super) talk: String,
}

impl Outcome {
    /// Something that cannot be read.
    pub(super) const fn unreadable(talk: String) -> Self {
        Self { exit: Some(Exit::Unreadable), result: String::new(), talk }
    }
}

/// How often it is looked whether the call has ended.
const PULSE: Duration = Duration::from_millis(5);

impl Call {
    /// Runs it, for so long at most.
    pub(super) fn run(&self, limit: Duration) -> Outcome {
        match self.begin() {
            Ok(child) => self.wait(child, limit),
            Err(error) => {
                Outcome { exit: None, result: String::new(), talk: format!("error: {error}") }
            }
        }
    }

    fn begin(&self) -> std::io::Result<Child> {
        let mut command = Command::new(std::env::current_exe()?);
        // Nobody looks at a terminal here.
        command.args(&self.words).env("NO_COLOR", "1").env_remove("CLICOLOR_FORCE");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()
    }

    fn wait(&self, mut child: Child, limit: Duration) -> Outcome {
        let start = Instant::now();
        let (mut input, text) = (child.stdin.take(), self.input.clone());
        // It may end before it has read all; then there is nobody to write to.
        thread::spawn(move || input.as_mut().map(|input| input.write_all(text.as_bytes())));
        let (result, talk) = (hear(child.stdout.take()), hear(child.stderr.take()));
        let code = loop {
            match child.try_wait() {
                Ok(Some(status)) => break status.code(),
                Ok(None) if start.elapsed() < limit && !interrupt::wanted() => thread::sleep(PULSE),
                _ => {
                    child.kill().ok();
                    child.wait().ok();
                    let talk = format!("error: it took more than {} s", limit.as_secs());
                    return Outcome { exit: None, result: String::new(), talk };
                }
            }
        };
        let said = |heard: JoinHandle<String>| heard.join().unwrap_or_default();
        Outcome { exit: code.and_then(exit), result: said(result), talk: said(talk) }
    }
}

/// The exit of a code that says something of the answer.
fn exit(code: i32) -> Option<Exit> {
    [Exit::Done, Exit::No, Exit::Unreadable]
        .into_iter()
        .zip(0..)
        .find(|(_, of)| *of == code)
        .map(|(exit, _)| exit)
}

/// Reads a pipe to its end, beside what else is done.
fn hear(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        pipe.map(|mut pipe| pipe.read_to_end(&mut bytes));
        String::from_utf8_lossy(&bytes).into_owned()
    })
}
