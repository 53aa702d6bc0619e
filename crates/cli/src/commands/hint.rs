//! `ninerooks hint`: the next step, as much of it as is wanted.

use std::sync::Arc;

use clap::{Args, ValueEnum};
use ninerooks_logic::{Position, Profile, hint};
use ninerooks_render::{Scene, ansi};
use ninerooks_step::Step;
use ninerooks_text::formats::Format;
use ninerooks_text::json::{Form, Status};
use ninerooks_text::notation::{name, place};

use crate::answer::Answer;
use crate::chosen::{Chosen, Techniques, stronger};
use crate::diagnosis::Degree;
use crate::input::Piece;
use crate::names;
use crate::puzzle::{self, Start};
use crate::puzzles::Puzzles;
use crate::resume::Resume;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::look::{BOLD, Look};
use crate::term::talk::Complaint;
use crate::words::{self, Style, wrapped};

/// Say what to do next, without giving away more than you want
#[derive(Args)]
pub(crate) struct Hint {
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    techniques: Techniques,
    /// How much to say; each of these is a switch, too, such as `--full`
    #[arg(long, short, value_enum, default_value_t)]
    level: Level,
    #[command(flatten)]
    switches: Switches,
    #[command(flatten)]
    style: Style,
    /// Write one JSON object per line: the puzzle and its next step in full
    ///
    /// `lean`: its technique, what it does, and its proof; a check needs no more.
    #[arg(long, value_name = "FORM", num_args = 0..=1, require_equals = true, default_missing_value = "full",
          value_parser = names::json_forms(), conflicts_with_all = ["level", "Switches"])]
    json: Option<Form>,
    #[command(flatten)]
    resume: Resume,
}

/// The levels as switches.
#[derive(Args)]
#[group(multiple = false, conflicts_with = "level")]
struct Switches {
    /// The technique, which is the default
    #[arg(long, hide = true)]
    vague: bool,
    /// The technique, and where to look
    #[arg(long = "where", hide = true)]
    place: bool,
    /// The whole step, explained and drawn
    #[arg(long, hide = true)]
    full: bool,
}

impl Switches {
    /// The level that is asked for, or else `level`.
    const fn or(&self, level: Level) -> Level {
        match self {
            Self { full: true, .. } => Level::Full,
            Self { place: true, .. } => Level::Where,
            Self { vague: true, .. } => Level::Vague,
            _ => level,
        }
    }
}

/// How much of a step is said.
#[derive(Clone, Copy, Default, ValueEnum)]
enum Level {
    /// The technique
    #[default]
    Vague,
    /// The technique, and where to look
    Where,
    /// The whole step, explained and drawn
    Full,
}

pub(super) fn run(mut command: Hint, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("hint")) };
    let Hint { puzzles, techniques, level, switches, style, json, resume } = command;
    let from = puzzles.from;
    let hinter = Arc::new(Hinter {
        from,
        chosen: techniques.choose(setting.talk),
        level: switches.or(level),
        style,
        json,
        look: setting.look(),
    });
    let rememberer = Arc::clone(&hinter);
    setting.resume(input, false, resume).run_on(
        move |piece| hinter.answer(piece),
        move |piece, line| {
            let require = |earlier| rememberer.chosen.require(earlier);
            puzzle::recall(piece, from, line, 1, require, |piece| rememberer.answer(piece))
        },
        |()| (),
    )
}

/// What to look for, and how to show it.
struct Hinter {
    from: Option<&'static dyn Format>,
    chosen: Chosen,
    level: Level,
    style: Style,
    json: Option<Form>,
    look: Look,
}

impl Hinter {
    fn answer(&self, piece: &Piece) -> Answer {
        let degree = match self.level {
            _ if self.json.is_some() => Degree::Full,
            Level::Vague => Degree::Vague,
            Level::Where => Degree::Where,
            Level::Full => Degree::Full,
        };
        let start = match Start::sound(piece, self.from, self.json.is_some(), degree) {
            Ok(start) => start,
            Err(answer) => return answer,
        };
        let (profile, uniqueness) = self.chosen.at(&start.grid);
        let (step, limits) = hint(&Position::new(&start.grid), &profile);
        let several = start.several();
        // Of a puzzle with several solutions nobody wants to know what was too much work.
        let gave_up = if several.is_some() { Vec::new() } else { words::gave_up(&limits) };
        if let Some(step) = &step
            && step.check(&start.grid).is_err()
        {
            let defect = words::defect(&start.recorded, &start.grid, step);
            let text = if self.json.is_some() {
                puzzle::record(piece, &start.recorded, Status::Error, &defect)
            } else {
                String::new()
            };
            return Answer::no(text, Some(Complaint::Error(defect)));
        }
        let text = match (&step, self.json) {
            (_, Some(form)) => start.record(&step, form, uniqueness),
            (Some(step), None) => self.words(&start, step),
            (None, None) if start.grid.is_solved() => "Every cell has its digit.\n".to_owned(),
            (None, None) => wrapped(self.look, 0, &no_step(&profile, &gave_up, several.is_some())),
        };
        let text =
            if self.json.is_some() { text } else { start.heading(self.look, uniqueness) + &text };
        if step.is_some() || start.grid.is_solved() {
            return Answer::done(text);
        }
        let is_untold = self.json.is_some() && !gave_up.is_empty();
        let complaint = is_untold.then(|| Complaint::Warning(gave_up.join("; ")));
        Answer::no(text, complaint)
    }

    fn words(&self, start: &Start, step: &Step) -> String {
        let name = self.look.paint(BOLD, name(step));
        match self.level {
            Level::Vague => format!("Look for: {name}\n"),
            Level::Where => format!("Look for: {name}, {}\n", place(step)),
            Level::Full => {
                let scene = Scene::of_step(&start.grid, step);
                format!(
                    "{}\n\n{}\n{}",
                    words::line(self.look, step, self.style),
                    self.style.explained(self.look, 0, &start.grid, step),
                    ansi::draw(&scene, &self.look.drawing())
                )
            }
        }
    }
}

/// What it means that there is no step: which profile may have one, and who gave up.
fn no_step(profile: &Profile, gave_up: &[String], several: bool) -> String {
    let mut words = "No technique of this profile finds a step.".to_owned();
    if let Some(stronger) = stronger(profile).filter(|_| !several) {
        words = format!("{words} The profile \"{stronger}\" has more techniques.");
    }
    if gave_up.is_empty() { words } else { format!("{words} {}.", gave_up.join(". ")) }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::Grid;
    use ninerooks_logic::{Forms, Technique, techniques};
    use ninerooks_logic::{Found, Position};
    use ninerooks_text::formats;

    use ninerooks_text::notation::place;

    /// Where a technique's first example is said to be.
    fn hint(id: &str) -> String {
        let technique: &'static Technique =
            techniques::ALL.iter().find(|technique| technique.info().id == id).expect("an id");
        let example = technique.info().doc.split("```grid\n").nth(1).expect("a grid");
        let text = example.split("```").next().expect("its text");
        let grid = Grid::new(&formats::read(text).expect("a grid").puzzle).expect("a valid grid");
        let mut found = Found::all(Forms::Once);
        let _ = technique.find(&Position::new(&grid), &mut found);
        place(found.into_steps().first().expect("a step"))
    }

    #[test]
    fn a_hint_names_a_place_for_every_technique_but_not_what_is_eliminated() {
        assert_eq!(hint("als-xz"), "with 2 almost-locked sets in row 1 and column 6, linked by 3");
        let wing = "with 3 almost-locked sets in rows 6 and 9 and column 6, linked by 1 and 4";
        assert_eq!(hint("als-xy-wing"), wing);
        assert!(
            hint("remote-pair").starts_with("with 4 cells that have only 1 and 7, one of them r")
        );
        let names =
            ["row ", "rows ", "column ", "columns ", "box ", "boxes ", "truth", "patterns of"];
        let is_cell = |word: &str| {
            word.split_once('r').is_some_and(|(_, at)| at.contains('c') && at.len() >= 3)
        };
        let named = |place: &str| {
            names.iter().any(|name| place.contains(name)) || place.split(' ').any(is_cell)
        };
        for technique in techniques::ALL {
            let place = hint(technique.info().id);
            assert!(named(&place), "{}: {place}", technique.info().id);
        }
    }
}
