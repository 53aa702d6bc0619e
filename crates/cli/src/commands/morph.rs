//! `ninerooks morph`: a puzzle written in another way.

use clap::Args;
use ninerooks_lab::{IDENTITY, Random, any_map};
use ninerooks_proof::Symmetry;

use super::canon::{givens, options};
use crate::answer::Answer;
use crate::input::Piece;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;

/// Write puzzles in another way: digits renamed, rows and columns exchanged, turned
///
/// Without a map each puzzle gets a random one, made of the seed and of the puzzle. Only givens are written.
#[derive(Args)]
pub(crate) struct Morph {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Where each row goes, such as 213456789 to exchange the first two; bands stay together
    #[arg(long, value_name = "123456789", value_parser = lines)]
    rows: Option<[u8; 9]>,
    /// Where each column goes; stacks stay together
    #[arg(long, value_name = "123456789", value_parser = lines)]
    columns: Option<[u8; 9]>,
    /// What each digit becomes
    #[arg(long, value_name = "123456789", value_parser = permutation)]
    digits: Option<[u8; 9]>,
    /// Exchange rows and columns, before the rest
    #[arg(long)]
    transpose: bool,
    /// Another seed gives other random maps
    #[arg(long, value_name = "N", default_value_t = 0,
          conflicts_with_all = ["rows", "columns", "digits", "transpose"])]
    seed: u64,
    /// After each puzzle, as a comment, the map as options
    #[arg(long)]
    map: bool,
}

pub(super) fn run(mut command: Morph, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("morph")) };
    setting.batch(input, false).run(move |piece| command.answer(piece), |()| ())
}

impl Morph {
    fn answer(&self, piece: &Piece) -> Answer {
        let clues = match givens(piece, self.puzzles.from) {
            Ok(clues) => clues,
            Err(answer) => return answer,
        };
        let map = self.typed().unwrap_or_else(|| {
            // The same puzzle gets the same map wherever it stands.
            let fold = |all: u64, digit: &u8| all.wrapping_mul(31).wrapping_add(u64::from(*digit));
            any_map(&mut Random::new(self.seed, clues.digits().iter().fold(0, fold)))
        });
        let mut text = clues.mapped(&map).to_string();
        if self.map {
            text = format!("{text} # {}", options(&map));
        }
        Answer::done(text + "\n")
    }

    /// The map that was typed, if any was.
    fn typed(&self) -> Option<Symmetry> {
        let Self { rows, columns, digits, transpose, .. } = self;
        let is_typed = *transpose || rows.is_some() || columns.is_some() || digits.is_some();
        is_typed.then(|| Symmetry {
            transpose: *transpose,
            rows: rows.unwrap_or(IDENTITY.rows),
            columns: columns.unwrap_or(IDENTITY.columns),
            digits: digits.unwrap_or(IDENTITY.digits),
        })
    }
}

/// Nine digits, each once.
fn permutation(text: &str) -> Result<[u8; 9], String> {
    let digits: Vec<u8> = text.bytes().map(|byte| byte.wrapping_sub(b'1')).collect();
    let list: Result<[u8; 9], _> = digits.try_into();
    let list = list.map_err(|_| "nine digits are expected".to_owned())?;
    match (0..9).find(|digit| !list.contains(digit)) {
        None => Ok(list),
        Some(missing) => {
            Err(format!("each digit is expected once, and {} is missing", missing + 1))
        }
    }
}

/// The same, with lines of a chute together.
fn lines(text: &str) -> Result<[u8; 9], String> {
    let list = permutation(text)?;
    let map = Symmetry { rows: list, ..IDENTITY };
    if map.is_valid() {
        return Ok(list);
    }
    Err("lines of one band or stack have to stay together".to_owned())
}
