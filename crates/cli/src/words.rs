//! Steps in words, for every command that shows steps.

pub(crate) mod patterns;

use clap::{ArgAction, Args, ValueEnum};
use ninerooks_board::{Grid, Puzzle};
use ninerooks_exact::Part;
use ninerooks_logic::{Limit, also};
use ninerooks_proof::Reason;
use ninerooks_render::{Scene, ansi};
use ninerooks_step::Step;
use ninerooks_text::notation::{
    self, Line, describe, describe_briefly, describe_in, explain, name, reasoning,
};

use crate::term::look::{BOLD, FAINT, Look};

/// More actions than this are only counted, unless a step is explained.
pub(crate) const MOST_ACTIONS: usize = 40;

/// What a step does that only deletes patterns.
pub(crate) const NOTHING_YET: &str = "no candidate yet";

/// How much is said of a step.
#[derive(Args, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Detail {
    /// Explain each step in plain words, down to each pattern that is deleted; twice (-vv) with every inference of its
    /// proof, and with its other names
    #[arg(long, short = 'v', visible_alias = "verbose", action = ArgAction::Count, conflicts_with = "json")]
    pub(crate) explain: u8,
    /// Draw each step
    #[arg(long, short, conflicts_with = "json")]
    pub(crate) draw: bool,
    #[command(flatten)]
    pub(crate) style: Style,
    /// Whether each step is explained even where nobody asked for it; without lists of all patterns.
    #[arg(skip)]
    pub(crate) in_words: bool,
}

/// How steps are written.
#[derive(Args, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Style {
    /// How chains, almost-locked sets and fish are written
    #[arg(long, value_enum, default_value_t, conflicts_with = "json")]
    notation: Notation,
    /// How explanations name cells
    #[arg(long, value_enum, default_value_t, conflicts_with = "json")]
    cells: CellNames,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum Notation {
    /// 3r2c1=3r2c6-3r5c6=3r5c2, as the forums do
    #[default]
    Eureka,
    /// 3- r2c1 =3= r2c6 -3- r5c6 =3= r5c2 -3, as HoDoKu does
    Hodoku,
}

#[derive(Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum CellNames {
    /// r6c2
    #[default]
    Short,
    /// row 6 column 2
    Long,
}

impl Style {
    /// How steps are written.
    pub(crate) fn notation(self) -> notation::Notation {
        match self.notation {
            Notation::Eureka => notation::Notation::Eureka,
            Notation::Hodoku => notation::Notation::Hodoku,
        }
    }

    /// How explanations name cells.
    pub(crate) fn names(self) -> notation::CellNames {
        match self.cells {
            CellNames::Short => notation::CellNames::Short,
            CellNames::Long => notation::CellNames::Long,
        }
    }

    /// Why a step is right, in lines that fit.
    pub(crate) fn explained(self, look: Look, indent: usize, before: &Grid, step: &Step) -> String {
        let lines = explain(before, step, self.names()).lines;
        let lines = lines.iter().map(|line| match line {
            Line::Text(text) => wrapped(look, indent, text),
            Line::Inference { depth, text } => {
                let indent = indent + 2 * depth;
                format!("{}- {}", " ".repeat(indent), wrapped(look, indent + 2, text).trim_start())
            }
        });
        lines.collect()
    }
}

/// Words as they begin a sentence.
pub(crate) fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// A given or a rule of a puzzle: `5 in r1c1`, `cage 17 r1c12`.
pub(crate) fn part(puzzle: &Puzzle, part: Part) -> String {
    match part {
        Part::Given(given) => format!("{} in {}", given.digit(), given.cell()),
        Part::Rule(number) => {
            puzzle.rules.list().get(number).map_or_else(String::new, ToString::to_string)
        }
    }
}

/// Describes steps that are numbered.
pub(crate) struct StepWriter {
    pub(crate) look: Look,
    pub(crate) detail: Detail,
    /// How many digits the greatest number has.
    pub(crate) digits: usize,
}

impl StepWriter {
    /// A step on its grid, in whole lines.
    pub(crate) fn step(&self, number: usize, before: &Grid, step: &Step) -> String {
        let digits = self.digits;
        self.describe(&format!("{number:>digits$}."), before, step)
    }

    /// A step that does the same as the one before it, in whole lines.
    pub(crate) fn also(&self, before: &Grid, step: &Step) -> String {
        let digits = self.digits + 1;
        self.describe(&format!("{:digits$} also", ""), before, step)
    }

    /// A step on its grid, in whole lines, after these words.
    fn describe(&self, number: &str, before: &Grid, step: &Step) -> String {
        let Self { look, detail, digits } = *self;
        let number = look.paint(FAINT, number);
        let notation = detail.style.notation();
        let explained = detail.explain > 0;
        let line = if explained {
            line(look, step, detail.style)
        } else {
            set_off(look, &describe_briefly(step, MOST_ACTIONS, notation))
        };
        let mut text = format!("{number} {line}\n");
        if explained || detail.in_words {
            text += &detail.style.explained(look, digits + 2, before, step);
        }
        if detail.explain > 1 && !step.is_single() {
            text += &inferences(look, digits + 2, before, step);
        }
        text += &patterns::account(digits + 2, step);
        if explained {
            text += &patterns::deletions(digits + 2, &step.proof, 0);
        }
        if detail.draw {
            let scene = Scene::of_step(before, step);
            text = format!("{text}\n{}\n", ansi::draw(&scene, &look.drawing()));
        }
        text
    }
}

/// Every inference of a step's proof, and its other names, in lines that fit.
fn inferences(look: Look, indent: usize, before: &Grid, step: &Step) -> String {
    let mut text = String::new();
    if !matches!(step.proof.then, Reason::Rookeries(_)) {
        for sentence in reasoning(before, &step.proof).concat() {
            let sentence = wrapped(look, indent + 2, &sentence);
            text.extend([&" ".repeat(indent), "- ", sentence.trim_start()]);
        }
    }
    let mut names: Vec<String> = Vec::new();
    for other in also(before, step) {
        let other = name(&other).into_owned();
        if other != name(step) && !names.contains(&other) {
            names.push(other);
        }
    }
    if !names.is_empty() {
        text += &wrapped(look, indent, &format!("Also known as: {}.", names.join(", ")));
    }
    text
}

/// A step in a line, its name and its actions set off.
pub(crate) fn line(look: Look, step: &Step, style: Style) -> String {
    set_off(look, &describe_in(step, style.notation()))
}

/// Sets name and actions off.
fn set_off(look: Look, line: &str) -> String {
    let (name, rest) = line.split_once(": ").unwrap_or((line, ""));
    let (pattern, actions) = match rest.split_once("=>") {
        Some((pattern, "")) => (format!("{pattern}=> "), NOTHING_YET),
        Some((pattern, actions)) => (format!("{pattern}=> "), actions.trim_start()),
        None => (String::new(), rest),
    };
    format!("{}: {pattern}{}", look.paint(BOLD, name), look.paint(BOLD, actions))
}

/// Text in lines that fit, each with `indent` blanks before it.
pub(crate) fn wrapped(look: Look, indent: usize, text: &str) -> String {
    let mut wrapped = " ".repeat(indent);
    wrap(look, indent, indent, text, &mut wrapped);
    wrapped
}

/// Text in lines that fit, where the first one begins with `used` columns of something else.
pub(crate) fn wrapped_after(look: Look, used: usize, text: &str) -> String {
    let mut wrapped = String::from(" ");
    wrap(look, 0, used + 1, text, &mut wrapped);
    wrapped
}

fn wrap(look: Look, indent: usize, mut column: usize, text: &str, wrapped: &mut String) {
    let mut is_first = true;
    for word in text.split_whitespace() {
        let width = word.chars().count();
        if is_first {
            is_first = false;
        } else if column + 1 + width > look.width() {
            wrapped.push('\n');
            *wrapped += &" ".repeat(indent);
            column = indent;
        } else {
            wrapped.push(' ');
            column += 1;
        }
        *wrapped += word;
        column += width;
    }
    wrapped.push('\n');
}

/// What the techniques that gave up say, a sentence each without its full stop.
pub(crate) fn gave_up(limits: &[Limit]) -> Vec<String> {
    let sentence = |(technique, over): &Limit| format!("{} gave up: {over}", technique.name());
    limits.iter().map(sentence).collect()
}

/// `1 step`, `12 steps`.
pub(crate) fn plural(count: u64, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// What to say of steps that the checker refuses.
pub(crate) fn defect(puzzle: &str, state: &Grid, step: &Step) -> String {
    let refusal = match step.check(state) {
        Ok(()) => "not at all".to_owned(),
        Err(refusal) => refusal.to_string(),
    };
    format!(
        "DEFECT of ninerooks: the checker refuses a step, which is not taken; please report it
  puzzle   {puzzle}
  state    {state}
  step     {}
  proof    {}
  refused  {refusal}",
        describe(step),
        ninerooks_text::notation::proof_line(&step.proof),
    )
}
