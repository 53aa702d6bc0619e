//! `ninerooks book`: puzzles on paper.

mod address;
mod entry;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use ninerooks_logic::Profile;
use ninerooks_render::pdf::{self, Back, Booklet, Entry};

use crate::chosen::Chosen;
use crate::files::{self, Kind};
use crate::input::Piece;
use crate::names;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::words::plural;
use address::Address;
use entry::Maker;

/// Print puzzles as a booklet, a PDF for paper
///
/// Each puzzle has its number, its title where it has one, how hard it is, as `ninerooks solve` says, and the rules that it adds.
/// Behind them are the solutions, or with `--with walkthroughs` the steps. With --codes a telephone opens each puzzle on the page in
/// the browser. The inner margins are wider, for binding or folding. What is printed of a puzzle are its digits and its rules; it must have exactly
/// one solution with these, or it is reported and left out, and the exit code is 1.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Book {
    #[command(flatten)]
    puzzles: Puzzles,
    /// The file to write
    ///
    /// An older PDF is replaced. A file that is none, or that the puzzles are in, is left as it is.
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
    /// How many puzzles are on a page
    #[arg(long, short = 'n', value_name = "N", default_value_t = 4,
          value_parser = clap::value_parser!(u8).range(1..=30))]
    per_page: u8,
    /// The paper
    #[arg(long, value_enum, default_value_t)]
    paper: Paper,
    /// The title of the booklet, on a page of its own in front and at the foot of all others
    #[arg(long, short, value_name = "TEXT", default_value = "", hide_default_value = true)]
    title: String,
    /// What comes behind the puzzles
    #[arg(long = "with", value_enum, value_name = "WHAT", default_value_t, id = "back")]
    back: With,
    /// With walkthroughs: how many steps of each puzzle have a picture, the dearest ones
    #[arg(long, value_name = "N", default_value_t = 6)]
    pictures: usize,
    /// Do not say how hard the puzzles are; without walkthroughs nothing is solved by logic then, which takes less time
    #[arg(long)]
    no_levels: bool,
    /// Print a QR code beside each puzzle that opens it on the page at this address
    #[arg(long, value_name = "ADDRESS", value_parser = Address::parse)]
    codes: Option<Address>,
    /// The order of techniques: a built-in profile, or a file of your own
    ///
    /// `ninerooks profiles` lists the built-in ones, and prints one as a file.
    #[arg(long, short, value_name = "PROFILE|FILE", default_value = "default",
          value_parser = names::ProfileName, hide_possible_values = true)]
    profile: Profile,
}

const EXAMPLES: &str = "\
Examples:
  ninerooks book puzzles.txt -o puzzles.pdf
  ninerooks book puzzles.txt -o puzzles.pdf --title 'Sunday puzzles' --per-page 2 --paper letter
  ninerooks book puzzles.txt -o puzzles.pdf --with walkthroughs --codes https://example.org/sudoku/
  ninerooks generate -n 48 --level hard | ninerooks book -o hard.pdf --per-page 6";

/// Kinds of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Paper {
    /// 210 by 297 mm
    #[default]
    A4,
    /// 8½ by 11 inches
    #[value(alias = "us-letter")]
    Letter,
}

/// What comes behind the puzzles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum With {
    /// Small grids, many on a page
    #[default]
    Solutions,
    /// The steps of each puzzle in words, as `ninerooks solve` takes them, with pictures
    Walkthroughs,
    /// Nothing
    #[value(alias = "none")]
    Nothing,
}

pub(super) fn run(mut command: Book, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("book")) };
    // A name that cannot be written is told before the work is done.
    files::require(&command.output, Kind::Pdf)?;
    let Book { puzzles, output, per_page, paper, title, back, no_levels, .. } = command;
    let missing = pdf::missing(&title);
    if !missing.is_empty() {
        setting.talk.warning(&entry::no_signs("the title of the booklet", &missing));
    }
    let name = command.profile.id().to_owned();
    let maker = Maker {
        from: puzzles.from,
        chosen: Chosen { profile: command.profile, name, is_to_be_proved: false },
        has_level: !no_levels,
        pictures: (back == With::Walkthroughs).then_some(command.pictures),
        codes: command.codes,
    };
    let mut entries: Vec<Entry> = Vec::new();
    let work = move |piece: &Piece| maker.answer(piece);
    let exit = setting.batch(input, true).run(work, |entry: Option<Box<Entry>>| {
        let number = entries.len() + 1;
        entries.extend(entry.map(|entry| Entry { number, ..*entry }));
    })?;
    // What an interruption leaves is not what was asked for.
    if exit == Exit::Interrupted {
        return Ok(exit);
    }
    if entries.is_empty() {
        setting
            .talk
            .error(&format!("no puzzle is left to print; {} is not written", output.display()));
        return Ok(exit);
    }
    let printed = plural(entries.len() as u64, "puzzle", "puzzles");
    let booklet = Booklet {
        title: title.trim().to_owned(),
        paper: paper.into(),
        per_page: per_page.into(),
        back: back.into(),
        puzzles: entries,
    };
    files::write(&output, Kind::Pdf, &pdf::draw(&booklet)?)?;
    setting.talk.note(&format!("{printed} in {}", output.display()));
    Ok(exit)
}

impl From<Paper> for pdf::Paper {
    fn from(paper: Paper) -> Self {
        match paper {
            Paper::A4 => Self::A4,
            Paper::Letter => Self::Letter,
        }
    }
}

impl From<With> for Back {
    fn from(with: With) -> Self {
        match with {
            With::Solutions => Self::Solutions,
            With::Walkthroughs => Self::Walkthroughs,
            With::Nothing => Self::Nothing,
        }
    }
}
