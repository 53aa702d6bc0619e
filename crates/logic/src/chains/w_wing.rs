//! W-Wings: two cells with the same two digits, joined by a house.

use ninerooks_board::{Candidate, Cell};
use ninerooks_step::ChainNode;

use crate::links::cover::eliminated;
use crate::{Findings, Flow, Position};

/// W-Wings: two cells with the same two digits, and a house with two places for one of these, each
/// of which sees one of the cells. By the first cell, then the second, then the digit that is eliminated;
/// through the first house that will do.
pub(crate) fn w_wings(position: &Position, found: &mut Findings) -> Flow {
    let bivalue = position.cells_with(2..=2);
    let within = |cell, from| position.pairs().in_cell(Candidate::new(from, cell));
    for first in bivalue {
        let digits = position.grid().digits(first);
        for second in bivalue - first.peers() {
            if second <= first || position.grid().digits(second) != digits {
                continue;
            }
            let (mut ones, mut others) = (digits, digits);
            let (Some(low), Some(high)) = (ones.next(), others.nth(1)) else { continue };
            for (target, linked) in [(low, high), (high, low)] {
                let step = position
                    .pairs()
                    .of_digit(linked)
                    .flat_map(|(_, pair)| [pair, pair.turned()])
                    .filter(|pair| sees(first, pair.ends[0]) && sees(second, pair.ends[1]))
                    .find_map(|pair| {
                        let ends = [within(first, target)?, within(second, linked)?];
                        eliminated(position, &[ends[0], pair, ends[1]])
                    });
                if let Some(step) = step {
                    found.push(step)?;
                }
            }
        }
    }
    Flow::Continue(())
}

fn sees(cell: Cell, node: ChainNode) -> bool {
    node.cells.is_subset(cell.peers())
}
