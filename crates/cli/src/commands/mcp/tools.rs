//! The tools: what each is called, what it takes, and which command it is.

use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::Profile;
use ninerooks_text::formats;
use serde_json::{Map, Value, json};

use super::call::{Call, Outcome};
use crate::commands::why;
use crate::premise::PREMISE;
use crate::puzzle::{self, POSITIONS};
use crate::term::exit::Exit;

/// A tool.
pub(super) struct Tool {
    name: &'static str,
    title: &'static str,
    about: &'static str,
    /// The command with what is always said to it.
    words: &'static [&'static str],
    arguments: &'static [Argument],
    /// Whether it says yes or no, besides in words.
    is_verdict: bool,
}

/// Something that a tool takes. Only puzzles and explanations have to be there.
struct Argument {
    name: &'static str,
    about: &'static str,
    kind: Kind,
    place: Place,
}

/// What is taken.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Candidate,
    Number,
    Switch,
    Profile,
    OneOf(&'static [&'static str]),
}

/// Where the command has it. Nothing of it can become another option or the name of a file: options are written with what
/// belongs to them in one word, and a word alone is a candidate.
#[derive(Clone, Copy)]
enum Place {
    Input,
    Option(&'static str),
    Word,
}

/// The longest text that is taken, in bytes.
const MOST: usize = 20_000;

const PUZZLE: Argument = Argument {
    name: "puzzle",
    about: "81 characters with . for an open cell, a grid with candidates, or an address of a Sudoku page",
    kind: Kind::Text,
    place: Place::Input,
};
const PROFILE: Argument = Argument {
    name: "profile",
    about: "Which techniques in which order; `default` where it is not given",
    kind: Kind::Profile,
    place: Place::Option("--profile"),
};

static TOOLS: [Tool; 6] = [
    Tool {
        name: "hint",
        title: "Next step",
        about: "The next step of a position by logic: what it does, why it is right, and a drawing with its truths and links.",
        words: &["hint"],
        arguments: &[
            PUZZLE,
            Argument {
                name: "level",
                about: "How much is given away: the technique, where to look, or all of it, which is the default here",
                kind: Kind::OneOf(&["full", "where", "vague"]),
                place: Place::Option("--level"),
            },
            PROFILE,
        ],
        is_verdict: false,
    },
    Tool {
        name: "why",
        title: "Why a candidate is false or true",
        about: "The least that decides whether a candidate is true: the steps that are needed for it, explained, and no others.",
        words: &["why"],
        arguments: &[
            PUZZLE,
            Argument {
                name: "candidate",
                about: "Such as 3r4c5, r4c5<>3 or r4c5=3; a cell such as r4c5 asks about all its candidates",
                kind: Kind::Candidate,
                place: Place::Word,
            },
            PROFILE,
        ],
        is_verdict: false,
    },
    Tool {
        name: "solve",
        title: "Whole path",
        about: "The path to the solution by logic, a step per line, each checked; its level and score. It never guesses.",
        words: &["solve"],
        arguments: &[
            PUZZLE,
            PROFILE,
            Argument {
                name: "explain",
                about: "Whether each step is explained in words",
                kind: Kind::Switch,
                place: Place::Option("--verbose"),
            },
        ],
        is_verdict: false,
    },
    Tool {
        name: "rate",
        title: "How hard it is",
        about: "How hard a puzzle is: the level of Ninerooks, HoDoKu's level and score, ER/EP/ED of Sudoku Explainer, \
                W and B of CSP-Rules, or the truths that it needs. The last three may take minutes.",
        words: &["rate"],
        arguments: &[
            PUZZLE,
            Argument {
                name: "by",
                about: "The scale; `ninerooks` where it is not given",
                kind: Kind::OneOf(&["ninerooks", "hodoku", "se", "csp", "truths"]),
                place: Place::Option("--by"),
            },
        ],
        is_verdict: false,
    },
    Tool {
        name: "draw",
        title: "Picture",
        about: "A picture of the position as SVG; with a step, the board before that step of its path, and what the step does.",
        words: &["draw"],
        arguments: &[
            PUZZLE,
            Argument {
                name: "step",
                about: "The number of a step of the path that `solve` gives, from 1",
                kind: Kind::Number,
                place: Place::Option("--step"),
            },
            PROFILE,
        ],
        is_verdict: false,
    },
    Tool {
        name: "check_explanation",
        title: "Is my explanation right?",
        about: "Judges steps that somebody claims for a position, one per line. Read are: truths and links with what they \
                eliminate, `{3R17} {3c49} => r2c4<>3`; chains, `(3)r1c4=r1c9-r7c9=r7c4 => r2c4<>3`; the name of a technique \
                with its pattern, `X-Wing: 3 r17\\c49 => r2c4<>3`; singles, `r4c5=7`; and paths that `solve` prints. \
                `accepted` is true only where every line was proved to a checker that knows no techniques; otherwise the \
                first fault is named.",
        words: &["check"],
        arguments: &[
            Argument { place: Place::Option("--puzzle"), ..PUZZLE },
            Argument {
                name: "explanation",
                about: "The steps, one per line",
                kind: Kind::Text,
                place: Place::Input,
            },
        ],
        is_verdict: true,
    },
];

pub(super) fn by_name(name: &str) -> Option<&'static Tool> {
    TOOLS.iter().find(|tool| tool.name == name)
}

/// All of them, as a client wants to know them.
pub(super) fn described() -> Vec<Value> {
    TOOLS.iter().map(Tool::described).collect()
}

impl Argument {
    /// Whether it has to be there.
    const fn is_needed(&self) -> bool {
        matches!(self.kind, Kind::Text | Kind::Candidate)
    }

    fn described(&self) -> Value {
        let about = self.about;
        match self.kind {
            Kind::Text | Kind::Candidate => json!({ "type": "string", "description": about }),
            Kind::Number => json!({ "type": "integer", "minimum": 1, "description": about }),
            Kind::Switch => json!({ "type": "boolean", "description": about }),
            Kind::OneOf(words) => json!({ "type": "string", "enum": words, "description": about }),
            Kind::Profile => {
                let words: Vec<&str> = Profile::built_in().map(Profile::id).collect();
                json!({ "type": "string", "enum": words, "description": about })
            }
        }
    }

    /// What is given for it, as the command takes it; nothing for a switch that is off.
    fn taken(&self, given: &Value) -> Result<Option<String>, String> {
        let name = self.name;
        let text = || given.as_str().ok_or_else(|| format!("{name}: expected a text"));
        let taken = match self.kind {
            Kind::Switch => {
                let is_on =
                    given.as_bool().ok_or_else(|| format!("{name}: expected true or false"))?;
                return Ok(is_on.then(String::new));
            }
            Kind::Number => {
                let number = given.as_u64().filter(|number| *number > 0);
                number.ok_or_else(|| format!("{name}: expected a number from 1"))?.to_string()
            }
            Kind::Text if text()?.len() > MOST => {
                return Err(format!("{name}: more than {MOST} bytes"));
            }
            Kind::Candidate if !why::is_question(text()?) => {
                return Err(format!(
                    "{name}: expected a candidate such as 3r4c5, or a cell such as r4c5"
                ));
            }
            Kind::OneOf(words) if !words.contains(&text()?) => {
                return Err(format!("{name}: expected one of {}", words.join(", ")));
            }
            Kind::Profile if Profile::by_id(text()?).is_none() => {
                return Err(format!("{name}: there is no built-in profile {}", text()?));
            }
            Kind::Text | Kind::Candidate | Kind::OneOf(_) | Kind::Profile => text()?.to_owned(),
        };
        Ok(Some(taken))
    }
}

impl Tool {
    fn described(&self) -> Value {
        let mut properties = Map::new();
        for argument in self.arguments {
            properties.insert(argument.name.to_owned(), argument.described());
        }
        let needed = self.arguments.iter().filter(|argument| argument.is_needed());
        let needed: Vec<&str> = needed.map(|argument| argument.name).collect();
        let mut tool = json!({
            "name": self.name,
            "title": self.title,
            "description": self.about,
            "inputSchema": { "type": "object", "properties": properties, "required": needed, "additionalProperties": false },
            "annotations": { "readOnlyHint": true, "openWorldHint": false },
        });
        if self.is_verdict {
            let verdict = json!({ "type": "string", "enum": ["accepted", "refused", "nothing-claimed", "unreadable"] });
            tool["outputSchema"] = json!({
                "type": "object",
                "properties": { "accepted": { "type": "boolean" }, "verdict": verdict },
                "required": ["accepted", "verdict"],
            });
        }
        tool
    }

    /// The command for these arguments.
    ///
    /// # Errors
    /// When one is missing, is not known, or is not what it should be: in words, for the agent.
    pub(super) fn call(&self, given: &Value) -> Result<Call, String> {
        let empty = Map::new();
        let given = given.as_object().unwrap_or(&empty);
        let is_known = |name: &&String| self.arguments.iter().any(|own| own.name == **name);
        if let Some(name) = given.keys().find(|name| !is_known(name)) {
            return Err(format!("{} takes no {name}", self.name));
        }
        let mut words: Vec<String> = self.words.iter().map(|word| (*word).to_owned()).collect();
        let (mut alone, mut input) = (Vec::new(), String::new());
        for argument in self.arguments {
            let default = match argument.kind {
                Kind::OneOf(words) => Value::from(words[0]),
                _ if argument.is_needed() => {
                    Value::from(given.get(argument.name).and_then(Value::as_str).ok_or_else(
                        || format!("{} needs {}: {}", self.name, argument.name, argument.about),
                    )?)
                }
                _ => Value::Null,
            };
            let value = given.get(argument.name).unwrap_or(&default);
            if value.is_null() {
                continue;
            }
            let Some(text) = argument.taken(value)? else { continue };
            match argument.place {
                Place::Input => input = text,
                Place::Option(option) if text.is_empty() => words.push(option.to_owned()),
                Place::Option(option) => words.push(format!("{option}={text}")),
                Place::Word => alone.push(text),
            }
        }
        words.extend(alone);
        words.push("-".to_owned());
        Ok(Call { words, input })
    }

    /// Refuses what was accepted under the assumption that the puzzle has one solution, where it has not: then it is not
    /// proved.
    pub(super) fn hold(&self, outcome: &mut Outcome, puzzle: &str) {
        if self.is_verdict && outcome.result.contains(PREMISE) && !has_one_solution(puzzle) {
            outcome.exit = Some(Exit::No);
            let why = "refused: a step assumes that the puzzle, as given, has one solution, and that was not found";
            why.clone_into(&mut outcome.talk);
        }
    }

    /// What came of a call, as a client gets it.
    pub(super) fn said(&self, outcome: &Outcome) -> Value {
        let parts = [outcome.result.trim_end(), outcome.talk.trim_end()];
        let words: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let mut text = words.join("\n\n");
        let is_fault = !matches!(outcome.exit, Some(Exit::Done | Exit::No));
        if !self.is_verdict {
            return json!({ "content": [{ "type": "text", "text": text }], "isError": is_fault });
        }
        let verdict = verdict(outcome);
        text = format!("{}\n\n{text}", verdict.to_uppercase().replace('-', " "));
        json!({
            "content": [{ "type": "text", "text": text }],
            "structuredContent": { "accepted": verdict == "accepted", "verdict": verdict },
            "isError": is_fault,
        })
    }
}

/// Whether the puzzle as given has one solution, by a count.
fn has_one_solution(text: &str) -> bool {
    let grid = formats::read(text).ok().and_then(|read| puzzle::grid(&read.puzzle).ok());
    grid.is_some_and(|grid| {
        matches!(solutions_within(&grid.as_given(), POSITIONS), Ok(Solutions::One(_)))
    })
}

/// What the checker says, in a word. Only an exit without any fault accepts, and only where something was claimed: each
/// step that was accepted is a line.
fn verdict(outcome: &Outcome) -> &'static str {
    let has_steps = outcome.result.lines().any(|line| line.starts_with("line "));
    match outcome.exit {
        Some(Exit::Done) if has_steps => "accepted",
        Some(Exit::Done) => "nothing-claimed",
        Some(Exit::No) => "refused",
        _ => "unreadable",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(name: &str, arguments: &Value) -> Result<Call, String> {
        by_name(name).unwrap().call(arguments)
    }

    #[test]
    fn a_call_is_the_command_with_what_it_takes() {
        let Call { words, input } =
            call("why", &json!({ "puzzle": "1...", "candidate": "3r4c5", "profile": "basic" }))
                .unwrap();
        assert_eq!(
            (words, &*input),
            (["why", "--profile=basic", "3r4c5", "-"].map(str::to_owned).to_vec(), "1...")
        );
        let hint = call("hint", &json!({ "puzzle": "1..." })).unwrap();
        assert_eq!(hint.words, ["hint", "--level=full", "-"]);
        let check =
            call("check_explanation", &json!({ "puzzle": "--help", "explanation": "x" })).unwrap();
        assert_eq!(
            (check.words, &*check.input),
            (["check", "--puzzle=--help", "-"].map(str::to_owned).to_vec(), "x")
        );
        let solve = call("solve", &json!({ "puzzle": "1...", "explain": false })).unwrap();
        assert_eq!(solve.words, ["solve", "-"]);
    }

    #[test]
    fn nothing_gets_into_a_call_that_the_tool_does_not_take() {
        for (name, arguments) in [
            ("hint", json!({})),
            ("hint", json!({ "puzzle": 5 })),
            ("hint", json!({ "puzzle": "1...", "level": "--version" })),
            ("hint", json!({ "puzzle": "1...", "profile": "/etc/passwd" })),
            ("hint", json!({ "puzzle": "1...", "output": "x" })),
            ("hint", json!({ "puzzle": "1".repeat(MOST + 1) })),
            ("why", json!({ "puzzle": "1...", "candidate": "Cargo.toml" })),
            ("why", json!({ "puzzle": "1...", "candidate": "--json" })),
            ("draw", json!({ "puzzle": "1...", "step": "1 -o x" })),
            ("draw", json!({ "puzzle": "1...", "step": 0 })),
        ] {
            assert!(call(name, &arguments).is_err(), "{name} {arguments}");
        }
    }

    #[test]
    fn what_assumes_one_solution_is_accepted_only_where_there_is_one() {
        let tool = by_name("check_explanation").unwrap();
        let held = |tail: &str, puzzle: &str| {
            let result = format!("line 1: r1c1<>1{tail}\n");
            let mut outcome = Outcome { exit: Some(Exit::Done), result, talk: String::new() };
            tool.hold(&mut outcome, puzzle);
            verdict(&outcome)
        };
        let one =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let several = format!("{}..", &one[..79]).replace('8', ".");
        assert_eq!(held(PREMISE, one), "accepted");
        assert_eq!(held(PREMISE, &several), "refused");
        assert_eq!(held(PREMISE, "no puzzle"), "refused");
        assert_eq!(held("", &several), "accepted");
    }

    #[test]
    fn only_what_claims_something_and_has_no_fault_is_accepted() {
        let of = |exit, result: &str| {
            verdict(&Outcome { exit, result: result.to_owned(), talk: String::new() })
        };
        assert_eq!(of(Some(Exit::Done), "line 1: r1c1=1\n"), "accepted");
        assert_eq!(of(Some(Exit::Done), "31 cells stay open.\n"), "nothing-claimed");
        assert_eq!(of(Some(Exit::No), "line 1: r1c1=1\n"), "refused");
        assert_eq!(of(Some(Exit::Unreadable), "line 1: r1c1=1\n"), "unreadable");
        assert_eq!(of(None, "line 1: r1c1=1\n"), "unreadable");
    }
}
