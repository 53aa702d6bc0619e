//! Steps in words, for every command that tells of steps.

pub(crate) mod patterns;

use clap::Args;
use ninerooks_board::Grid;
use ninerooks_logic::Limit;
use ninerooks_render::{Scene, ansi};
use ninerooks_step::Step;
use ninerooks_text::notation::{describe, describe_briefly, explain};

use crate::look::{BOLD, FAINT, Look};

/// Where it is only told what happens, more actions than this are counted.
pub(crate) const ACTIONS_TOLD: usize = 40;

/// What a step does that only deletes patterns.
pub(crate) const NOTHING_YET: &str = "no candidate yet";

/// How much is told of a step.
#[derive(Args, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Detail {
    /// Explain each step in plain words, down to each pattern that goes
    #[arg(long, short = 'v', visible_alias = "verbose", conflicts_with = "json")]
    pub(crate) explain: bool,
    /// Draw each step
    #[arg(long, short, conflicts_with = "json")]
    pub(crate) draw: bool,
}

/// Tells of steps that are numbered.
pub(crate) struct Teller {
    pub(crate) look: Look,
    pub(crate) detail: Detail,
    /// How many digits the greatest number has.
    pub(crate) digits: usize,
}

impl Teller {
    /// A step on its grid, in whole lines.
    pub(crate) fn step(&self, number: usize, before: &Grid, step: &Step) -> String {
        let digits = self.digits;
        self.told(&format!("{number:>digits$}."), before, step)
    }

    /// A step that does the same as the one before it, in whole lines.
    pub(crate) fn also(&self, before: &Grid, step: &Step) -> String {
        let digits = self.digits + 1;
        self.told(&format!("{:digits$} also", ""), before, step)
    }

    /// A step on its grid, in whole lines, after these words.
    fn told(&self, number: &str, before: &Grid, step: &Step) -> String {
        let Self { look, detail, digits } = *self;
        let number = look.paint(FAINT, number);
        let line = if detail.explain { line(look, step) } else { short_line(look, step) };
        let mut text = format!("{number} {line}\n");
        if detail.explain {
            text += &wrapped(look, digits + 2, &explain(step));
        }
        text += &patterns::account(digits + 2, step);
        if detail.explain {
            text += &patterns::deletions(digits + 2, &step.proof, 0);
        }
        if detail.draw {
            let scene = Scene::of_step(before, step);
            text = format!("{text}\n{}\n", ansi::draw(&scene, &look.drawing()));
        }
        text
    }
}

/// A step in a line, its name and its actions set off.
pub(crate) fn line(look: Look, step: &Step) -> String {
    set_off(look, &describe(step))
}

/// As [`fn@line`], but many actions are only counted: `54 placements, 172 eliminations`.
fn short_line(look: Look, step: &Step) -> String {
    set_off(look, &describe_briefly(step, ACTIONS_TOLD))
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
