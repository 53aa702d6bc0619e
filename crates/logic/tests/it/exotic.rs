//! The exotic patterns, point by point: SK-loops, multi-sector locked sets, exocets, tridagons.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, CellSet, Digit, Grid, House, HouseKind, Sector, SectorKind};
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{
    Checking, Forms, Found, Position, Profile, Technique, by_name, next_step, solve, techniques,
};
use ninerooks_proof::{GuardianKind, Reason};
use ninerooks_step::{ChainLink, ExocetForm, Family, MultiSector, Shape, Step};
use ninerooks_testing::{data_folder, listed};
use ninerooks_text::{formats, notation};

const EASTER_MONSTER: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

fn grid(text: &str) -> Grid {
    Grid::new(&formats::read(text).unwrap().puzzle).unwrap()
}

/// The state in which the basic techniques find nothing more.
fn after(puzzle: &Grid, profile: &str) -> Grid {
    solve(puzzle, &Profile::by_id(profile).unwrap(), Checking::Off).path.end
}

fn steps(id: &str, grid: &Grid, forms: Forms) -> Vec<Step> {
    let mut found = Found::all(forms);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    let steps = found.into_steps();
    for step in &steps {
        step.check(grid)
            .unwrap_or_else(|refusal| panic!("{}: {refusal}", notation::describe(step)));
    }
    steps
}

fn gone(steps: &[Step]) -> BTreeSet<Candidate> {
    steps.iter().flat_map(Step::eliminations).collect()
}

fn exotic() -> impl Iterator<Item = &'static Technique> {
    techniques::ALL.iter().copied().filter(|technique| technique.info().family == Family::Exotic)
}

/// A list of the data folder, or nothing where there is none.
fn list(name: &str, every: usize) -> Vec<Grid> {
    if data_folder().join(name).is_file() { listed(name, every) } else { Vec::new() }
}

#[test]
fn easter_monster_begins_with_the_13_eliminations_of_its_sk_loop() {
    let grid = grid(EASTER_MONSTER);
    let step = next_step(&grid, &Profile::by_id("exotic").unwrap()).unwrap();
    assert_eq!(step.technique.id(), "sk-loop");
    assert_eq!(step.eliminations().count(), 13);
    assert!(step.check(&grid).is_ok());
    let Shape::MultiSector(MultiSector { cells, links }) = &step.shape else { panic!() };
    assert_eq!((cells.len(), links.len()), (16, 8));
    assert!(links.iter().all(|link| link.digits.len() == 2));
}

#[test]
fn an_sk_loop_needs_all_of_its_cells() {
    let monster = grid(EASTER_MONSTER);
    let [step] = &steps("sk-loop", &monster, Forms::Once)[..] else { panic!() };
    let Shape::MultiSector(MultiSector { cells, .. }) = step.shape else { panic!() };
    // Without a given that sees cells of the loop these have more digits.
    let near = cells.fold(CellSet::EMPTY, |near, cell| near | cell.peers());
    for cell in monster.givens() & near {
        let text: String = (EASTER_MONSTER.char_indices())
            .map(|(i, c)| if i == cell.index() { '.' } else { c })
            .collect();
        assert!(steps("sk-loop", &grid(&text), Forms::Once).is_empty(), "without {cell}");
    }
    assert!(monster.givens().is_disjoint(cells));
}

/// The fewest houses of one kind that hold these cells.
fn least(cells: CellSet) -> usize {
    let kinds = [HouseKind::Row, HouseKind::Column, HouseKind::Block];
    let count =
        |kind| House::all().filter(|h| h.kind() == kind && !h.cells().is_disjoint(cells)).count();
    kinds.into_iter().map(count).min().unwrap()
}

/// The crossings of 4 by 4 lines that are locked, straight from the definition.
fn locked_4_by_4(grid: &Grid) -> BTreeSet<CellSet> {
    let fours = || (1..512_u16).filter(|bits| bits.count_ones() == 4);
    let cells = |bits: u16, line: fn(usize) -> House| {
        let lines = (0..9).filter(|i| bits >> i & 1 == 1);
        lines.fold(CellSet::EMPTY, |all, i| all | line(i).cells())
    };
    let mut all = BTreeSet::new();
    for rows in fours() {
        for columns in fours() {
            let own = cells(rows, House::row) & cells(columns, House::column) & grid.unsolved();
            let sum: usize = Digit::ALL.map(|d| least(grid.places(d) & own)).iter().sum();
            if own.len() >= 14 && sum == own.len() {
                all.insert(own);
            }
        }
    }
    all
}

#[test]
fn a_multi_sector_locked_set_with_a_row_and_a_box_for_one_digit_needs_all_of_its_givens() {
    // Kyoyama's Sudoku, issue 384. In rows 1, 2, 4, 7 and columns 5, 6, 8, 9 the 5 needs three houses of one kind.
    let text = "98.7.....7.6...8.........5..7.4..9....4.3...2.....1.4..6.8..5......2...3.....4.1.";
    let [step] = &steps("multi-sector-locked-set", &grid(text), Forms::Once)[..] else { panic!() };
    let Shape::MultiSector(MultiSector { cells, links }) = &step.shape else { panic!() };
    assert_eq!(cells.len(), links.iter().map(|link| link.digits.len()).sum::<usize>());
    let five: Vec<HouseKind> = (links.iter())
        .filter(|link| link.digits.contains(Digit::from_char('5').unwrap()))
        .map(|link| link.house.kind())
        .collect();
    assert_eq!(five, [HouseKind::Row, HouseKind::Block]);
    // With more places it needs a house more.
    let without = text.replacen("...5..7", "......7", 1);
    assert!(steps("multi-sector-locked-set", &grid(&without), Forms::Once).is_empty());
}

#[test]
fn multi_sector_locked_sets_are_those_of_the_definition() {
    let mut puzzles = vec![grid(EASTER_MONSTER)];
    puzzles.extend(list("hardest_1106_375.txt", 60));
    let mut hits = 0;
    for puzzle in puzzles {
        let state = after(&puzzle, "basic");
        let found = steps("multi-sector-locked-set", &state, Forms::All);
        let shown: BTreeSet<Candidate> = gone(&found);
        for cells in locked_4_by_4(&state) {
            // Whatever houses cover the digits, what these would eliminate is found.
            for digit in Digit::ALL {
                let own = state.places(digit) & cells;
                for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Block] {
                    let cover: Vec<House> = House::all()
                        .filter(|h| h.kind() == kind && !h.cells().is_disjoint(own))
                        .collect();
                    if cover.len() == least(own) {
                        let houses = cover.iter().fold(CellSet::EMPTY, |a, h| a | h.cells());
                        for cell in (state.places(digit) & houses) - cells {
                            hits += 1;
                            assert!(shown.contains(&Candidate::new(digit, cell)));
                        }
                    }
                }
            }
        }
    }
    assert!(hits > 10);
}

#[test]
fn the_exocets_of_the_texts_are_found() {
    // SudokuWiki's weekly unsolvables: the base cells, what is eliminated from the targets and elsewhere.
    let examples = [
        (
            "........3..1..56...9..4..7......9.5.7...5...8.5.4.2....8..2..9...35..1..6........",
            "r5c46",
            "2r4c2 4r4c2",
        ),
        (
            "..7.2...493....6..6..3............5.2...1...8..69..4....37..9...2..5...1.....8...",
            "r1c12",
            "2r3c7 2r4c6 2r9c8 2r9c9 4r2c4 7r3c7",
        ),
        (
            "9.......6.5.3...1..2.4....3...1..28....86..7..3...4.......2.8..4..5...6..9......5",
            "r3c13",
            "4r1c2 4r2c7 4r4c3 4r5c3 5r1c5",
        ),
        (
            "1..2..3...4..1..2...2..5...6.4....7.....7.....7....8.2...9..5...6..4..8...1..3..9",
            "r6c13",
            "1r5c8",
        ),
        (
            ".6......9.2...5.....8.7.1....7..3...83..1..97...4..8....4.8.9.....6...1.5......2.",
            "r5c46",
            "1r6c3 2r1c4 9r6c3",
        ),
    ];
    for (puzzle, base, expected) in examples {
        let base = notation::rncn::parse_cells(base).unwrap();
        let found = steps("junior-exocet", &after(&grid(puzzle), "basic"), Forms::Once);
        let of_base = |step: &&Step| match &step.shape {
            Shape::Exocet(exocet) => exocet.base == base && exocet.form == ExocetForm::Junior,
            _ => false,
        };
        let step = found.iter().find(of_base).unwrap_or_else(|| panic!("{puzzle}"));
        let gone: BTreeSet<Candidate> = step.eliminations().collect();
        for candidate in expected.split(' ') {
            assert!(gone.contains(&candidate.parse().unwrap()), "{candidate}");
        }
    }
}

#[test]
fn both_halves_of_a_double_exocet_are_found() {
    let puzzle =
        ".9.....3.2..........3.1.9.7..6..........6.37....1.8..6..8.3...1..7.8...3...4...5.";
    let found = steps("junior-exocet", &after(&grid(puzzle), "basic"), Forms::Once);
    let halves: Vec<[String; 2]> = found
        .iter()
        .filter_map(|step| match &step.shape {
            Shape::Exocet(exocet) => {
                Some([exocet.base, exocet.targets].map(notation::rncn::print_cells))
            }
            _ => None,
        })
        .collect();
    let expected = [["r6c78", "r4c5,r5c3"], ["r5c46", "r4c9,r6c3"]];
    assert_eq!(halves.len(), 2);
    assert!(expected.iter().all(|half| halves.iter().any(|own| own == half)), "{halves:?}");
}

#[test]
fn a_double_exocet_does_more_than_its_halves() {
    let puzzle =
        ".9.....3.2..........3.1.9.7..6..........6.37....1.8..6..8.3...1..7.8...3...4...5.";
    let state = after(&grid(puzzle), "basic");
    let [double] = &steps("double-exocet", &state, Forms::Once)[..] else { panic!() };
    let Shape::Exocet(exocet) = &double.shape else { panic!() };
    assert_eq!(exocet.form, ExocetForm::Double);
    let halves: Vec<Step> = ["junior-exocet", "senior-exocet", "exocet"]
        .into_iter()
        .flat_map(|id| steps(id, &state, Forms::Once))
        .collect();
    let [both, alone] = [gone(core::slice::from_ref(double)), gone(&halves)];
    assert!(both.is_superset(&alone) && both.len() > alone.len() + 10, "{both:?} {alone:?}");
    // The base cells have the four digits: a digit is nowhere else where all its places among them are seen.
    for digit in exocet.digits {
        let base = state.places(digit) & exocet.bases();
        let seen = base.fold(CellSet::ALL, |all, cell| all & cell.peers());
        for cell in (seen & state.places(digit)) - base {
            assert!(both.contains(&Candidate::new(digit, cell)), "{digit} {cell}");
        }
    }
}

#[test]
fn tridagons_of_the_texts_are_found() {
    let loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..";
    let wiki = "........1......234.....5.6.....7......72.8.96.2956...8.96.52...2.86.7...75.98....";
    for (puzzle, guardian) in [(loki, "1r8c8"), (wiki, "5r4c3")] {
        let found = steps("tridagon", &after(&grid(puzzle), "basic"), Forms::Once);
        let placed: Vec<String> =
            found.iter().flat_map(Step::placements).map(|placed| placed.to_string()).collect();
        assert_eq!(placed, [guardian]);
    }
}

/// Twelve cells of the boxes 1, 2, 4 and 5 that have 1, 2 and 3 alone, but for one with a 4: in three boxes on the
/// diagonal from the left, in the last one with the columns in this order.
fn twelve(order: [usize; 3]) -> Grid {
    let mut grid = Grid::default();
    for block in [0, 1, 3, 4] {
        for (row, last) in order.into_iter().enumerate() {
            let column = if block == 4 { last } else { row };
            let cell = House::block(block).cell(3 * row + column);
            for digit in Digit::ALL.into_iter().skip(3) {
                if digit != Digit::D4 || block + row > 0 {
                    grid.eliminate(Candidate::new(digit, cell));
                }
            }
        }
    }
    grid
}

#[test]
fn a_tridagon_needs_an_odd_number_of_odd_boxes() {
    for (order, is_odd) in [
        ([0, 1, 2], false),
        ([1, 2, 0], false),
        ([2, 0, 1], false),
        ([0, 2, 1], true),
        ([1, 0, 2], true),
        ([2, 1, 0], true),
    ] {
        let found = steps("tridagon", &twelve(order), Forms::Once);
        let placed: Vec<String> =
            found.iter().flat_map(Step::placements).map(|placed| placed.to_string()).collect();
        assert_eq!(placed, if is_odd { vec!["4r1c1"] } else { vec![] }, "{order:?}");
    }
}

/// Whether a step rests on the guardians of a tridagon: three cells in each of four boxes.
fn rests_on_a_tridagon(step: &Step) -> bool {
    let is_tridagon = |reason: &Reason| match reason {
        Reason::Guardians(own) if own.kind == GuardianKind::Impossible => {
            let in_cell = |sector: &Sector| match sector.kind() {
                SectorKind::Cell(cell) => Some(cell),
                SectorKind::House(..) => None,
            };
            let cells: CellSet = own.sectors.iter().filter_map(in_cell).collect();
            let counts = cells.blocks().map(u16::count_ones);
            cells.len() == 12 && counts.iter().all(|count| [0, 3].contains(count))
        }
        _ => false,
    };
    let proof = &step.proof;
    is_tridagon(&proof.then) || proof.lemmas.iter().any(|lemma| is_tridagon(&lemma.by))
}

/// In how many puzzles a tridagon eliminates something: at once, by any of its techniques at once, and on the path.
#[test]
#[ignore = "the paths of 500 hard puzzles: minutes"]
fn tridagons_on_the_paths_of_monhard() {
    let profile = Profile::by_id("exotic").unwrap();
    let ids =
        ["tridagon-aic-ring", "tridagon-aic", "tridagon-forcing-chain", "tridagon-forcing-net"];
    let (mut all, mut counts) = (0, [0; 3]);
    for puzzle in list("monhard_te3.tsv", 1) {
        let state = after(&puzzle, "basic");
        let by = |id: &str| steps(id, &state, Forms::Once).iter().any(rests_on_a_tridagon);
        let at_once = by("tridagon");
        let by_chains = at_once || ids.into_iter().any(by);
        let path = solve(&puzzle, &profile, Checking::On).path;
        let on_path = by_chains || path.steps.iter().any(rests_on_a_tridagon);
        all += 1;
        for (count, is_so) in counts.iter_mut().zip([at_once, by_chains, on_path]) {
            *count += usize::from(is_so);
        }
    }
    println!(
        "{all} puzzles; a tridagon eliminates at once, also by chains, or on the path: {counts:?}"
    );
    assert!(100 * counts[2] >= 95 * all);
}

#[test]
fn what_the_ring_lacks_the_corners_lack() {
    // The ring around box 5, sixteen cells, and the sixteen cells in the corners have the same digits.
    let lines = |houses: [House; 4]| houses.iter().fold(CellSet::EMPTY, |all, h| all | h.cells());
    let columns = lines([0, 1, 7, 8].map(House::column));
    let others = lines([House::row(2), House::row(6), House::block(3), House::block(5)]);
    let (corners, ring) = (columns - others, others - columns);
    assert_eq!([corners.len(), ring.len()], [16, 16]);
    for [lacks, too] in [[corners, ring], [ring, corners]] {
        let mut grid = Grid::default();
        lacks.for_each(|cell| grid.eliminate(Candidate::new(Digit::D5, cell)));
        let out = gone(&steps("franken-jellyfish", &grid, Forms::All));
        let expected: BTreeSet<Candidate> = too.map(|c| Candidate::new(Digit::D5, c)).collect();
        assert_eq!(out, expected);
        // With the digit in one of the cells it is another matter.
        let mut near = Grid::default();
        let first = lacks.first().unwrap();
        lacks.without(first).for_each(|cell| near.eliminate(Candidate::new(Digit::D5, cell)));
        assert!(steps("franken-jellyfish", &near, Forms::All).is_empty());
    }
}

#[test]
fn base_digits_in_chains_are_target_digits() {
    let puzzles = list("hardest_1106_375.txt", 10);
    let mut links = 0;
    for puzzle in &puzzles {
        let state = after(puzzle, "basic");
        let solution = solutions(puzzle).unique().unwrap();
        for step in steps("exocet-aic", &state, Forms::All) {
            let Shape::Chain(chain) = &step.shape else { panic!() };
            assert!(chain.links.iter().any(|link| matches!(link, ChainLink::Exocet(_))));
            // Every lemma is one of the digits of the two nodes of its link, and true.
            for lemma in &step.proof.lemmas {
                links += 1;
                assert!(
                    lemma.says.candidates().iter().any(|candidate| solution.is_live(candidate))
                );
            }
        }
    }
    assert!(links > 10 || puzzles.is_empty(), "{links}");
}

/// How many steps a technique has in a state; none is refused, or contradicts the solution.
fn right(id: &str, state: &Grid, solution: &Grid) -> usize {
    let steps = steps(id, state, Forms::Once);
    for step in &steps {
        let is_right = step.eliminations().all(|candidate| !solution.is_live(candidate))
            && step.placements().all(|candidate| solution.is_live(candidate));
        assert!(is_right, "{}", notation::describe(step));
    }
    steps.len()
}

/// No exotic step at the start of a hard puzzle, after the basic techniques, is wrong.
fn sweep(lists: &[(&str, usize)]) -> usize {
    let mut count = 0;
    for (name, every) in lists {
        for puzzle in list(name, *every) {
            let state = after(&puzzle, "basic");
            let Solutions::One(solution) = solutions(&puzzle) else { panic!("{name}") };
            count += exotic().map(|t| right(t.info().id, &state, &solution)).sum::<usize>();
        }
    }
    count
}

/// No fish and no exotic step at any state on the way of `default` is wrong. Prints in how many states each has steps.
fn sweep_of_all_states(every: usize) -> usize {
    let of_family = |t: &&Technique| matches!(t.info().family, Family::Fish | Family::Exotic);
    let asked: Vec<&Technique> = techniques::ALL.iter().copied().filter(of_family).collect();
    let mut rows = vec![[0; 2]; asked.len()];
    let profile = Profile::by_id("default").unwrap();
    let (mut puzzles, mut states) = (0, 0);
    for puzzle in list("top1465.txt", every) {
        let Solutions::One(solution) = solutions(&puzzle) else { panic!() };
        let mut state = puzzle;
        puzzles += 1;
        for step in solve(&puzzle, &profile, Checking::Off).path.steps {
            states += 1;
            for (technique, row) in asked.iter().zip(&mut rows) {
                let count = right(technique.info().id, &state, &solution);
                *row = [row[0] + usize::from(count > 0), row[1] + count];
            }
            step.apply(&mut state);
        }
    }
    println!("{puzzles} puzzles, {states} states; technique, states with steps, steps:");
    for (technique, [with, count]) in asked.iter().zip(&rows) {
        println!("{}\t{with}\t{count}", technique.info().id);
    }
    rows.iter().map(|row| row[1]).sum()
}

const LISTS: [&str; 6] = [
    "hardest_1106_375.txt",
    "hardest_1905_11plus.txt",
    "eleven_26370_te2.tsv",
    "monhard_te3.tsv",
    "mith_te3_minexpand_sample1000.txt",
    "top1465.txt",
];

#[test]
fn sweep_of_some_hard_puzzles() {
    let lists = LISTS.map(|name| (name, 97));
    assert!(sweep(&lists) > 20 || !data_folder().is_dir());
}

#[test]
#[ignore = "all start states of the hard lists: half a minute"]
fn sweep_of_all_hard_puzzles() {
    let steps = sweep(&LISTS.map(|name| (name, 1)));
    println!("{steps} steps");
    assert!(steps > 15_000 || !data_folder().is_dir());
}

#[test]
fn sweep_of_all_states_of_some_puzzles() {
    assert!(sweep_of_all_states(700) > 100 || !data_folder().is_dir());
}

#[test]
#[ignore = "all states of every 20th puzzle of top1465: minutes"]
fn sweep_of_all_states_of_every_20th_of_top1465() {
    assert!(sweep_of_all_states(20) > 10_000 || !data_folder().is_dir());
}
