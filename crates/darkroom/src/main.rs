//! `darkroom train [PHOTOGRAPHS] [ROUNDS]`, `darkroom measure [PHOTOGRAPHS]`, `darkroom read NUMBER`, `darkroom draw NUMBER FILE [inter]`;
//! with `inter` the photograph needs no font but that of this repository.
#![expect(clippy::print_stdout, clippy::print_stderr)] // a program

use std::fs;

use anyhow::{Context, bail};
use ninerooks_board::{Cell, Digit};
use ninerooks_darkroom::{Font, Photograph, Purpose, Tally, fonts, inter, measure, save, train};
use ninerooks_photo::read;

/// Where the reader has its weights.
const WEIGHTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../photo/src/weights.bin");
/// How many photographs are trained on, and how often, unless somebody says otherwise.
const USUAL: (u64, usize) = (8_000, 14);

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["train"] => trained(USUAL.0, USUAL.1),
        ["train", photographs, rounds] => trained(photographs.parse()?, rounds.parse()?),
        ["measure"] => measured(1_000),
        ["measure", photographs] => measured(photographs.parse()?),
        ["read", number] => seen(number.parse()?),
        ["draw", number, file] => drawn(number.parse()?, file, &fonts(Purpose::Measuring)?),
        ["draw", number, file, "inter"] => drawn(number.parse()?, file, &inter()?),
        _ => bail!(
            "darkroom train [PHOTOGRAPHS ROUNDS], measure [PHOTOGRAPHS], read NUMBER or draw NUMBER FILE [inter]"
        ),
    }
}

fn trained(photographs: u64, rounds: usize) -> anyhow::Result<()> {
    let weights =
        train(photographs, rounds, &fonts(Purpose::Training)?, |line| eprintln!("{line}"));
    fs::write(WEIGHTS, weights).context(WEIGHTS)
}

fn measured(photographs: u64) -> anyhow::Result<()> {
    let tell = |number: u64, tally: &Tally| match tally.lost {
        0 => eprintln!("{number}: {} cells right, {} misleading", tally.cells, tally.misleading),
        _ => eprintln!("{number}: no grid found"),
    };
    print!("{}", measure(0..photographs, &fonts(Purpose::Measuring)?, tell));
    Ok(())
}

/// What is read otherwise than it is in one of the photographs that are measured.
fn seen(number: u64) -> anyhow::Result<()> {
    let photograph = Photograph::take(Purpose::Measuring, number, &fonts(Purpose::Measuring)?);
    for (cell, guess) in Cell::all().into_iter().zip(read(&photograph.grey)?.cells) {
        let truth = photograph.contents.digit(cell.index());
        if truth != guess.digit {
            let name = |digit: Option<Digit>| digit.map_or('.', Digit::to_char);
            let doubt = if guess.doubtful { "doubtful" } else { "not doubtful" };
            let (is, was) = (name(truth), name(guess.digit));
            println!("{cell}: {is}, read as {was}, {doubt}, {} sure", guess.confidence);
        }
    }
    Ok(())
}

/// One of the photographs that are measured, as PNG, and what is in it.
fn drawn(number: u64, file: &str, fonts: &[Font]) -> anyhow::Result<()> {
    let photograph = Photograph::take(Purpose::Measuring, number, fonts);
    println!("{}", photograph.contents.puzzle());
    save(&photograph.grey, file.as_ref())
}
