//! `ninerooks proof`: paths for an independent checker.

use std::path::{Path, PathBuf};

use clap::Args;
use ninerooks_logic::{Checking, Profile, solve};
use ninerooks_text::formats::Format;
use ninerooks_veripb::{Export, Refusal};

use crate::answer::Answer;
use crate::chosen::{Chosen, Techniques};
use crate::diagnosis::Degree;
use crate::files::{self, Kind};
use crate::input::{Origin, Piece};
use crate::puzzle::Start;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::talk::Complaint;
use crate::words::plural;

/// Write the path as a proof for VeriPB, an independent proof checker
///
/// puzzle.opb is the puzzle as a pseudo-Boolean formula, path.pbp the path as a VeriPB 3 proof, as
/// far as the path goes. With --unique, other.opb asks for a solution other than the path's, and
/// unique.pbp proves that there is none. Each of several puzzles gets a folder, named after its line.
/// Steps that assume uniqueness are refused by name; with --unique-first or --uniqueness=prove uniqueness is
/// proved first, without them, and then each of their claims follows.
/// The exit code is 1 if a path does not reach a solution, or has a step that cannot be written.
#[derive(Args)]
pub(crate) struct Proof {
    #[command(flatten)]
    puzzles: Puzzles,
    #[command(flatten)]
    techniques: Techniques,
    /// The folder to write into; older formulas and proofs there are replaced, and nothing else is
    #[arg(long, short, value_name = "DIR")]
    output: PathBuf,
    /// Also prove that there is no other solution
    #[arg(long)]
    unique: bool,
    /// If steps assume that there is only one solution, prove that first, without them
    #[arg(long, requires = "uniqueness")]
    unique_first: bool,
}

pub(super) fn run(mut command: Proof, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("proof")) };
    let Proof { puzzles, techniques, output, unique, unique_first } = command;
    let chosen = techniques.choose(setting.talk);
    let first = (unique_first || chosen.is_to_be_proved).then(|| chosen.without_premise());
    let exporter = Exporter { from: puzzles.from, chosen, first, output, unique };
    setting.batch(input, true).run(move |piece| exporter.answer(piece), |()| ())
}

/// What to write, and where.
struct Exporter {
    from: Option<&'static dyn Format>,
    chosen: Chosen,
    /// What proves that there is only one solution, where that is assumed.
    first: Option<Profile>,
    output: PathBuf,
    unique: bool,
}

impl Exporter {
    fn answer(&self, piece: &Piece) -> Answer {
        let start = match Start::sound(piece, self.from, false, Degree::Full) {
            Ok(start) => start,
            Err(answer) => return answer,
        };
        let folder = if piece.alone { self.output.clone() } else { self.output.join(name(piece)) };
        let path = solve(&start.grid, &self.chosen.at(&start.grid).0, Checking::On).path;
        let refused = |refusal: Refusal| {
            let message = format!("{}: {refusal}", folder.display());
            Answer::no(String::new(), Some(Complaint::Error(message)))
        };
        let export = match (Export::new(&path), &self.first) {
            (Err(Refusal::Uniqueness { .. }), Some(first)) => {
                Export::after(&solve(&start.grid, first, Checking::On).path, &path)
            }
            (export, _) => export,
        };
        let export = match export {
            Ok(export) => export,
            Err(refusal) => return refused(refusal),
        };
        let mut files = vec![("puzzle.opb", export.formula()), ("path.pbp", export.proof())];
        // The path is written even where it does not reach a solution.
        let uniqueness = self.unique.then(|| export.uniqueness()).transpose();
        if let Ok(Some((formula, proof))) = &uniqueness {
            files.push(("other.opb", formula.clone()));
            files.push(("unique.pbp", proof.clone()));
        }
        if let Err(error) = write(&folder, &files) {
            return Answer::fatal(format!("{error:#}"));
        }
        if let Err(refusal) = uniqueness {
            return refused(refusal);
        }
        let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
        let steps = plural(path.steps.len() as u64, "step", "steps");
        let end = if path.end.is_solved() { "solved" } else { "no further" };
        let text = format!("{}: {}, {steps}, {end}\n", folder.display(), names.join(", "));
        if path.end.is_solved() { Answer::done(text) } else { Answer::no(text, None) }
    }
}

/// The folder of one puzzle among several.
fn name(piece: &Piece) -> String {
    match &piece.origin {
        Origin::Argument(number) => number.to_string(),
        Origin::File(_) | Origin::Stdin => piece.line.to_string(),
    }
}

/// The files that are proofs; the others are formulas.
const PROOFS: [&str; 2] = ["path.pbp", "unique.pbp"];

fn write(folder: &Path, written: &[(&str, String)]) -> anyhow::Result<()> {
    files::make_folder(folder)?;
    let is_proof = |name: &&str| PROOFS.contains(name);
    let kind = |name| if is_proof(name) { Kind::Proof } else { Kind::Formula };
    let files = || written.iter().map(|(name, text)| (folder.join(name), kind(name), text));
    // All or none: a proof beside the formula of another puzzle is worth nothing.
    files().try_for_each(|(file, kind, _)| files::require(&file, kind))?;
    files().try_for_each(|(file, kind, text)| files::write(&file, kind, text.as_bytes()))
}
