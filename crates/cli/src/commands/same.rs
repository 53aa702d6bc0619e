//! `ninerooks same`: which puzzles are the same but for how they are written.

use std::collections::BTreeMap;

use anyhow::ensure;
use clap::Args;
use ninerooks_lab::{Clues, canonical, inverse, then};
use ninerooks_proof::Symmetry;

use super::canon::{givens, options};
use crate::answer::Answer;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output::Output;

/// Say which puzzles are the same but for how they are written
///
/// Of two puzzles that are the same the map is printed that makes the second out of the first, as options
/// of `ninerooks morph`. Of more puzzles each line has the numbers of those that are the same, in the order
/// of the input. The exit code is 1 unless all are the same.
#[derive(Args)]
pub(crate) struct Same {
    #[command(flatten)]
    puzzles: Puzzles,
}

pub(super) fn run(mut command: Same, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("same")) };
    let from = command.puzzles.from;
    let mut forms: Vec<Option<(Clues, Symmetry)>> = Vec::new();
    let ended = setting.batch(input, false).run(
        move |piece| {
            givens(piece, from).map_or_else(
                |answer| answer,
                |clues| {
                    let canonical = canonical(&clues);
                    let note = Some((canonical.form, *canonical.map()));
                    Answer { note, ..Answer::done(String::new()) }
                },
            )
        },
        |form| forms.push(form),
    )?;
    ensure!(
        ended != Exit::Done || forms.len() > 1,
        "two puzzles or more are expected, found {}",
        forms.len()
    );
    let mut classes: BTreeMap<Clues, Vec<usize>> = BTreeMap::new();
    for (number, form) in (1..).zip(&forms) {
        if let Some((form, _)) = form {
            classes.entry(*form).or_default().push(number);
        }
    }
    let mut output = Output::new();
    output.put(&report(&forms, classes.into_values().collect()))?;
    output.flush()?;
    let one = forms.iter().flatten().all(|(form, _)| Some(*form) == first(&forms));
    Ok(if ended != Exit::Done || one { ended } else { Exit::No })
}

fn first(forms: &[Option<(Clues, Symmetry)>]) -> Option<Clues> {
    forms.iter().flatten().next().map(|(form, _)| *form)
}

fn report(forms: &[Option<(Clues, Symmetry)>], mut classes: Vec<Vec<usize>>) -> String {
    if let [Some((one, to_one)), Some((other, to_other))] = forms {
        return if one == other {
            format!("the same: {}\n", options(&then(to_one, &inverse(to_other))))
        } else {
            "different\n".to_owned()
        };
    }
    classes.sort();
    let line = |class: &Vec<usize>| {
        class.iter().map(ToString::to_string).collect::<Vec<String>>().join(" ") + "\n"
    };
    classes.iter().map(line).collect()
}
