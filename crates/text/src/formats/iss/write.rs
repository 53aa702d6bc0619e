//! Writing.

use ninerooks_board::{Cell, CellSet, DigitSet, Puzzle, Rule};

use super::super::variant::{are_neighbours, is_read_in_order, neighbours};
use super::diagonal;

/// The constraints of a puzzle.
pub(super) fn text(puzzle: &Puzzle) -> String {
    let items = puzzle.rules.list().iter().flat_map(items);
    let mut items: Vec<String> = items.collect();
    items.extend(Some(givens(puzzle)).filter(|givens| !givens.is_empty()));
    // Without any constraint only the empty grid is left to say.
    if items.is_empty() { ".".repeat(81) } else { format!(".{}", items.join(".")) }
}

/// The digits that cells have, or have one of.
fn givens(puzzle: &Puzzle) -> String {
    let mut words = Vec::new();
    for cell in Cell::all() {
        let value = puzzle.value(cell);
        let mut said = DigitSet::from_bits(0x1FF);
        for rule in puzzle.rules.list() {
            if let Rule::Among(digits, cells) = rule
                && cells.contains(cell)
                && value.is_none_or(|value| !digits.contains(value))
            {
                said &= *digits;
            }
        }
        let digits = value.map_or(said, Into::into);
        // What no digit fits cannot be said.
        if digits.is_empty() || digits.len() == 9 {
            continue;
        }
        words.push(line("", &[cell]));
        words.extend(digits.map(|digit| format!("_{digit}")));
    }
    words.concat()
}

/// The items that say a rule; none, where there is no word for it.
fn items(rule: &Rule) -> Vec<String> {
    let one = |item: &str| vec![item.to_owned()];
    match rule {
        Rule::FallingDiagonal => one("Diagonal~-1"),
        Rule::RisingDiagonal => one("Diagonal~1"),
        Rule::Windoku => one("Windoku"),
        Rule::DisjointGroups => one("DisjointSets"),
        Rule::Region(cells) | Rule::Different(cells) => vec![set("AllDifferent", *cells)],
        Rule::AntiKnight => one("AntiKnight"),
        Rule::AntiKing => one("AntiKing"),
        Rule::NonConsecutive => one("AntiConsecutive"),
        Rule::Entropy => one("GlobalEntropy"),
        Rule::AllDots => one("StrictKropki"),
        Rule::AllSums => one("StrictXV"),
        Rule::Thermo(cells) => vec![line("Thermo", cells)],
        Rule::Renban(cells) => vec![line("Renban", cells)],
        Rule::Palindrome(cells) => vec![line("Palindrome", cells)],
        Rule::Whisper(least, cells) => vec![line(&format!("Whisper~{least}"), cells)],
        Rule::Clone(first, second) => {
            let pair = |(one, other): (&Cell, &Cell)| line("SameValues~2", &[*one, *other]);
            first.iter().zip(second).map(pair).collect()
        }
        Rule::Difference(1, pair) => sign("WhiteDot", *pair),
        Rule::Ratio(2, pair) => sign("BlackDot", *pair),
        Rule::PairSum(5, pair) => sign("V", *pair),
        Rule::PairSum(10, pair) => sign("X", *pair),
        Rule::Greater(pair) => sign("GreaterThan", *pair),
        Rule::Greatest(cell) => {
            let cells: Vec<Cell> = [*cell].into_iter().chain(neighbours(*cell)).collect();
            vec![line("GreaterThan", &cells)]
        }
        Rule::Least(cell) => {
            let cells: Vec<Cell> = neighbours(*cell).into_iter().chain([*cell]).collect();
            vec![line("GreaterThan", &cells)]
        }
        Rule::Quadruple(corner, digits) => {
            let digits = digits.iter().map(|digit| format!("~{digit}"));
            vec![format!("{}{}", line("Quad", &[*corner]), digits.collect::<String>())]
        }
        Rule::Cage(total, cells) => vec![set(&format!("Cage~{total}"), *cells)],
        Rule::Sum(total, cells) => vec![line(&format!("Sum~{total}"), cells)],
        Rule::LittleKiller(total, cells) => little_killer(*total, cells).into_iter().collect(),
        Rule::Arrow(1, cells) => vec![line("Arrow", cells)],
        Rule::Arrow(pill, cells) if is_read_in_order(*pill, cells) => {
            vec![line(&format!("PillArrow~{pill}"), cells)]
        }
        Rule::RegionSum(cells) => vec![line("RegionSumLine", cells)],
        Rule::Zipper(cells) => vec![line("Zipper", cells)],
        _ => Vec::new(),
    }
}

/// A diagonal is named by that end of it from which the other program draws it.
fn little_killer(total: u16, cells: &[Cell]) -> Option<String> {
    let mut ends = [cells.first(), cells.last()].into_iter().flatten();
    let is_end = |end: &&Cell| {
        diagonal(**end).is_some_and(|own| own == cells || own.iter().eq(cells.iter().rev()))
    };
    Some(line(&format!("LittleKiller~{total}"), &[*ends.find(is_end)?]))
}

fn line(kind: &str, cells: &[Cell]) -> String {
    let cells = cells.iter().map(|c| format!("~R{}C{}", c.row_index() + 1, c.column_index() + 1));
    format!("{kind}{}", cells.collect::<String>())
}

fn set(kind: &str, cells: CellSet) -> String {
    line(kind, &cells.into_iter().collect::<Vec<_>>())
}

/// A sign between two cells, which has to have a side to be on.
fn sign(kind: &str, pair: [Cell; 2]) -> Vec<String> {
    let item = || line(kind, &pair);
    are_neighbours(pair[0], pair[1]).then(item).into_iter().collect()
}
