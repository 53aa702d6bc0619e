//! Labels, the initial table, and names.

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Rookery};
use ninerooks_logic::rookery::{Array, Space, enumerate, letters, number, table_row};

use crate::pom::support::{data, grid};

/// Whether a label is one of those that a term of the table stands for.
fn matches(term: &str, label: [u8; 6]) -> bool {
    let mut rest = term.chars();
    label.iter().all(|&digit| match rest.next() {
        Some('*') => true,
        Some('[') => {
            let among: Vec<char> = rest.by_ref().take_while(|&c| c != ']').collect();
            among.contains(&char::from(b'0' + digit))
        }
        Some(c) => c == char::from(b'0' + digit),
        None => false,
    })
}

#[test]
fn each_row_of_the_table_is_the_rookeries_through_its_cell() {
    let rows: Vec<Vec<String>> = Cell::all().map(table_row).collect();
    for rookery in Rookery::all().step_by(7) {
        let cells: CellSet = Cell::all()
            .filter(|cell| {
                let terms = &rows[cell.index()];
                let fits = terms.iter().filter(|term| matches(term, rookery.label())).count();
                assert!(fits <= 1, "the terms of {cell} overlap at {rookery}");
                fits == 1
            })
            .collect();
        assert_eq!(cells, rookery.cells(), "{rookery}");
    }
}

#[test]
fn the_table_is_the_corrected_one_of_the_pom_space_post() {
    let Some(text) = data("pom_space_table.txt") else { return };
    for line in text.lines() {
        let (cell, terms) = line.split_once(' ').unwrap();
        assert_eq!(table_row(cell.parse().unwrap()).join(" "), terms, "{cell}");
    }
    assert_eq!(text.lines().count(), 81);
}

#[test]
fn the_cell_that_the_post_prints_wrongly() {
    let row = table_row("r7c5".parse().unwrap());
    assert_eq!(row[0], "*[258][345][02]*[01]");
    assert_eq!(row[2], "*[036][345][13]*[01]");
}

#[test]
fn enumeration_is_the_filter_without_the_filtering() {
    let all: Vec<_> = Rookery::all().map(|rookery| (rookery, rookery.cells())).collect();
    assert_eq!(enumerate(CellSet::ALL), all);
    let grid =
        grid(".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21");
    for digit in Digit::ALL {
        let open = grid.live()[digit];
        let sifted: Vec<_> = all.iter().filter(|each| each.1.is_subset(open)).copied().collect();
        assert_eq!(enumerate(open), sifted, "{digit}");
    }
}

#[test]
fn names_stay_when_others_go() {
    let grid =
        grid(".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21");
    let mut space = Space::new(&grid, DigitSet::ALL);
    let cell = space.of(Digit::D4)[2].cells.first().unwrap();
    let before = Array::new(&space).shorthand(Digit::D4, cell);
    assert!(before.starts_with('4') && before.contains('c'), "{before}");
    let first = space.iter().find(|(pattern, _)| pattern.digit == Digit::D4).unwrap().0;
    space.delete(&[first]);
    assert_eq!(space.count(Digit::D4), 3);
    assert_eq!(Array::new(&space).shorthand(Digit::D4, cell), before.replace('a', ""));
    assert_eq!((letters(2), number(2)), ("c".to_owned(), "0003".to_owned()));
    assert_eq!(Array::new(&space).shorthand(Digit::D3, "r1c1".parse().unwrap()), "");
}

#[test]
fn each_pattern_stands_in_nine_cells_of_the_array() {
    let grid =
        grid(".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21");
    let space = Space::new(&grid, DigitSet::from(Digit::D9));
    let array = Array::new(&space);
    let named: usize = Cell::all().map(|cell| array.numbers(Digit::D9, cell).count()).sum();
    assert_eq!(named, 9 * 32);
    assert_eq!(array.numbers(Digit::D8, Cell::at(0, 0)).count(), 0);
}
