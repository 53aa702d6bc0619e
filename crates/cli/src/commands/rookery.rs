//! `ninerooks rookery`: rookeries by their labels.

use clap::Args;
use ninerooks_board::{Cell, Rookery};
use ninerooks_logic::rookery::table_row;

use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::output;

/// Draw a rookery: nine cells, one in each row, column and box
///
/// The label is the one of Myth Jellies' POM-Space: six digits u v w x y z, 000000 to 888333. The
/// cells that fix them are drawn with their letters, the others with an asterisk.
#[derive(Args)]
pub(crate) struct Draw {
    /// The label of a rookery, such as 536121
    #[arg(value_name = "LABEL")]
    labels: Vec<Rookery>,
    /// Print the Initial POM-Space table: for each cell the labels of the rookeries through it
    #[arg(long, conflicts_with = "labels")]
    table: bool,
}

pub(super) fn run(command: &Draw, setting: Setting<'_>) -> anyhow::Result<Exit> {
    if command.table {
        let row = |cell| format!("{cell} {}\n", table_row(cell).join(" "));
        output::print(&Cell::all().map(row).collect::<String>())?;
    } else if command.labels.is_empty() {
        return Ok(setting.help("rookery"));
    } else {
        let drawings: Vec<String> = command.labels.iter().map(|&label| drawing(label)).collect();
        output::print(&drawings.join("\n"))?;
    }
    Ok(Exit::Done)
}

fn drawing(rookery: Rookery) -> String {
    const LETTERS: [char; 9] = ['u', 'x', '*', '*', 'v', 'y', 'z', '*', 'w'];
    let cells = rookery.cells();
    let mut text = format!("{rookery}\n");
    for row in 0..9 {
        if row == 3 || row == 6 {
            text += "------+-------+------\n";
        }
        for column in 0..9 {
            let cell = Cell::at(row, column);
            let before = match column {
                0 => "",
                3 | 6 => " | ",
                _ => " ",
            };
            text += before;
            text.push(if cells.contains(cell) { LETTERS[cell.block_index()] } else { '.' });
        }
        text.push('\n');
    }
    text
}
