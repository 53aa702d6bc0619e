//! Canonical forms against the definition, and counted.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};

use ninerooks_board::{Grid, Puzzle, Rule, Rules};
use ninerooks_lab::{Clues, IDENTITY, canonical, canonical_by_solution, image, inverse, then};
use ninerooks_proof::Symmetry;
use ninerooks_testing::{Rng, listed, random_puzzle, random_solution};

use crate::plain;

/// How many maps of cells there are: 2 × 6^8.
const MAPS: u64 = 3_359_232;

fn read(text: &str) -> Clues {
    let mut digits = [0; 81];
    for (cell, digit) in digits.iter_mut().zip(text.bytes()) {
        *cell = if digit.is_ascii_digit() { digit - b'0' } else { 0 };
    }
    Clues::new(digits).unwrap()
}

fn any(rng: &mut Rng) -> Symmetry {
    let list = |list: [usize; 9]| list.map(|at| u8::try_from(at).unwrap());
    Symmetry {
        transpose: rng.below(2) == 1,
        rows: list(rng.lines()),
        columns: list(rng.lines()),
        digits: list(rng.shuffled()),
    }
}

/// All orders of nine lines that keep the chutes together: 6^4.
fn orders() -> Vec<[usize; 9]> {
    let three = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let within = |i: usize| [three[i / 36 % 6], three[i / 6 % 6], three[i % 6]];
    let order =
        |i: usize| core::array::from_fn(|l| 3 * three[i / 216][l / 3] + within(i)[l / 3][l % 3]);
    (0..6_usize.pow(4)).map(order).collect()
}

/// The slow and obvious way: each of the 2 × 6^8 maps is tried, with digits named as they appear. The smallest string,
/// and how many maps give it.
fn tried(clues: &Clues) -> (Clues, u64) {
    let (orders, mut best, mut count) = (orders(), [9; 81], 0);
    for turned in [false, true] {
        for rows in &orders {
            for columns in &orders {
                let (mut names, mut named) = ([0; 10], 0);
                let mut order = core::cmp::Ordering::Equal;
                let mut image = best;
                for cell in 0..81 {
                    let (r, c) = (rows[cell / 9], columns[cell % 9]);
                    let from = if turned { 9 * c + r } else { 9 * r + c };
                    let digit = usize::from(clues.digits()[from]);
                    if digit != 0 && names[digit] == 0 {
                        named += 1;
                        names[digit] = named;
                    }
                    image[cell] = names[digit];
                    if order.is_eq() {
                        order = names[digit].cmp(&best[cell]);
                        if order.is_gt() {
                            break;
                        }
                    }
                }
                if order.is_lt() {
                    (best, count) = (image, 0);
                }
                count += u64::from(order.is_le());
            }
        }
    }
    (Clues::new(best).unwrap(), count)
}

#[test]
fn it_is_the_smallest_of_all_images() {
    let mut rng = Rng(1);
    let few =
        read("...9....................................49.......................................");
    let half_turn =
        read("1..2....3.4..3......2..14..4..5..6...1.....7...5..6..8..87..3......2..8.2....3..7");
    let all = [
        few,
        half_turn,
        Clues::from(&random_puzzle(&mut rng)),
        Clues::from(&random_solution(&mut rng)),
        read(MOST),
    ];
    for clues in all {
        let canonical = canonical(&clues);
        assert_eq!((canonical.form, canonical.automorphism_count()), tried(&clues), "{clues}");
    }
}

/// Form, maps and their order are those of the plain version, for puzzles and for images of theirs.
fn agrees(all: &[Clues], images: usize, rng: &mut Rng) {
    for clues in all {
        for number in 0..=images {
            let image = if number == 0 { *clues } else { clues.mapped(&any(rng)) };
            let (own, plain) = (canonical(&image), plain::canonical(&image));
            assert_eq!(*own.form.digits(), plain.form, "{image}");
            assert_eq!(own.automorphism_count(), plain.automorphism_count(), "{image}");
            assert_eq!(own.map(), plain.map(), "{image}");
            assert_eq!(own.automorphisms(), plain.automorphisms(), "{image}");
        }
    }
}

/// The lists of all sorts: few givens and many, easy and hard.
const LISTS: [(&str, usize); 6] = [
    ("royle17_49158.txt", 5),
    ("top1465.txt", 1),
    ("cbg_stratified_by_ser.tsv", 1),
    ("hardest_1905_11plus.txt", 1),
    ("clue39_dobrichev_2650.txt", 1),
    ("sudokuexchange_easy_sample.txt", 10),
];

fn lists(stride: usize) -> Vec<Clues> {
    let of = |(file, own): (&str, usize)| listed(file, own * stride);
    LISTS.into_iter().flat_map(of).map(|grid| Clues::from(&grid)).collect()
}

/// Puzzles of which a number of givens has been taken away, to the last one: the fewer there are, the more maps are
/// not told apart.
fn thinned(rng: &mut Rng) -> Vec<Clues> {
    let mut digits = *Clues::from(&random_solution(rng)).digits();
    let mut all = vec![Clues::new(digits).unwrap()];
    for cell in rng.shuffled::<81>() {
        digits[cell] = 0;
        all.push(Clues::new(digits).unwrap());
    }
    all
}

/// Digits here and there, in rows twice and with no solution at all.
fn wild(rng: &mut Rng) -> Clues {
    let mut digits = [0; 81];
    for _ in 0..10 + rng.below(20) {
        digits[rng.below(81)] = u8::try_from(1 + rng.below(6)).unwrap();
    }
    Clues::new(digits).unwrap()
}

/// Givens in lines that look the same: these have automorphisms.
fn regular(rng: &mut Rng) -> Vec<Clues> {
    let most = read(MOST);
    let keep = |test: &dyn Fn(usize) -> bool| {
        let digits = core::array::from_fn(|at| if test(at) { most.digits()[at] } else { 0 });
        Clues::new(digits).unwrap()
    };
    let mut all = vec![most];
    for _ in 0..20 {
        let (a, b, c) = (1 + rng.below(4), 1 + rng.below(4), 2 + rng.below(5));
        all.push(keep(&|at| (a * (at / 9) + b * (at % 9)) % c == 0));
        all.push(keep(&|at| (a * (at / 27) + b * (at % 9 / 3)) % c != 0));
        all.push(keep(&|at| usize::from(most.digits()[at]) % c == 1));
    }
    all
}

#[test]
fn it_is_what_the_plain_version_finds() {
    let mut rng = Rng(6);
    agrees(&lists(40), 2, &mut rng);
    let solutions: Vec<Clues> = (0..40).map(|_| Clues::from(&random_solution(&mut rng))).collect();
    agrees(&solutions, 2, &mut rng);
    agrees(&thinned(&mut rng), 2, &mut rng);
    agrees(&regular(&mut rng), 1, &mut rng);
    let wild: Vec<Clues> = (0..300).map(|_| wild(&mut rng)).collect();
    agrees(&wild, 0, &mut rng);
}

#[test]
#[ignore = "a quarter of a minute in a release build"]
fn it_is_what_the_plain_version_finds_for_whole_lists() {
    let mut rng = Rng(7);
    agrees(&lists(1), 9, &mut rng);
    let solutions: Vec<Clues> =
        (0..2_000).map(|_| Clues::from(&random_solution(&mut rng))).collect();
    agrees(&solutions, 9, &mut rng);
    (0..100).for_each(|_| agrees(&thinned(&mut rng), 2, &mut rng));
    (0..30).for_each(|_| agrees(&regular(&mut rng), 2, &mut rng));
    let wild: Vec<Clues> = (0..100_000).map(|_| wild(&mut rng)).collect();
    agrees(&wild, 0, &mut rng);
}

#[test]
fn images_have_the_same_form_and_maps_lead_to_it() {
    let mut rng = Rng(2);
    for _ in 0..300 {
        let puzzle = Clues::from(&random_puzzle(&mut rng));
        let form = canonical(&puzzle).form;
        for _ in 0..10 {
            let image = puzzle.mapped(&any(&mut rng));
            let canonical = canonical(&image);
            assert_eq!(canonical.form, form, "{puzzle}");
            assert!(canonical.map().is_valid());
            assert_eq!(image.mapped(canonical.map()), form);
        }
    }
}

#[test]
fn maps_are_put_together_and_turned_round() {
    let mut rng = Rng(3);
    let puzzle = Clues::from(&random_puzzle(&mut rng));
    for _ in 0..100 {
        let (a, b) = (any(&mut rng), any(&mut rng));
        assert_eq!(puzzle.mapped(&a).mapped(&b), puzzle.mapped(&then(&a, &b)));
        assert_eq!(then(&a, &inverse(&a)), IDENTITY);
        assert_eq!(then(&inverse(&a), &a), IDENTITY);
    }
}

/// Of all grids the one with the most maps.
const MOST: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

#[test]
fn automorphisms_take_the_puzzle_onto_itself() {
    let grid = read(MOST);
    let maps = canonical(&grid).automorphisms().unwrap();
    assert_eq!(maps.len(), 648);
    assert!(maps.iter().all(|map| map.is_valid() && grid.mapped(map) == grid));
    let different: BTreeSet<_> = maps.iter().map(|m| (m.transpose, m.rows, m.columns)).collect();
    assert_eq!(different.len(), 648);
    assert_eq!(canonical(&Clues::default()).automorphism_count(), MAPS);
    assert!(canonical(&Clues::default()).automorphisms().is_none());
}

/// What stands in so many cells, all alike or all different: as many as there are, by the sizes of classes (each has
/// the number of maps divided by those of its own).
#[test]
fn classes_are_as_large_as_their_maps_say() {
    for (count, distinct, classes) in [(1, true, 1), (2, true, 5), (2, false, 5), (3, true, 21)] {
        let (mut forms, mut total) = (BTreeMap::new(), 0);
        let mut cells: Vec<usize> = (0..count).collect();
        loop {
            let mut digits = [0; 81];
            for (digit, cell) in (1..).zip(&cells) {
                digits[*cell] = if distinct { digit } else { 1 };
            }
            total += 1;
            // Each class has a member in which the first cell is the first cell of all.
            if cells[0] == 0 {
                let canonical = canonical(&Clues::new(digits).unwrap());
                forms.insert(canonical.form, canonical.automorphism_count());
            }
            let Some(last) = (0..count).rev().find(|i| cells[*i] < 81 - count + i) else { break };
            cells[last] += 1;
            for i in last + 1..count {
                cells[i] = cells[i - 1] + 1;
            }
        }
        assert_eq!(forms.values().map(|own| MAPS / own).sum::<u64>(), total);
        assert_eq!(forms.len(), classes, "{count} cells");
    }
}

#[test]
fn a_puzzle_may_be_mapped_as_its_solution() {
    let mut rng = Rng(4);
    for _ in 0..5 {
        let grid = random_puzzle(&mut rng);
        let solution = Clues::from(&ninerooks_exact::solve(&grid).unwrap());
        let puzzle = Clues::from(&grid);
        let (form, map) = canonical_by_solution(&puzzle, &solution);
        assert_eq!(puzzle.mapped(&map), form);
        assert_eq!(solution.mapped(&map), canonical(&solution).form);
        let turn = any(&mut rng);
        let image = canonical_by_solution(&puzzle.mapped(&turn), &solution.mapped(&turn));
        assert_eq!(image.0, form);
    }
}

#[test]
fn no_two_of_the_17_clue_puzzles_are_the_same() {
    distinct(10);
}

#[test]
#[ignore = "a second in a release build"]
fn no_two_of_all_17_clue_puzzles_are_the_same() {
    distinct(1);
}

/// One of so many of the list.
fn distinct(stride: usize) {
    let all: Vec<Clues> = listed("royle17_49158.txt", stride).iter().map(Clues::from).collect();
    let forms: BTreeSet<Clues> = all.iter().map(|clues| canonical(clues).form).collect();
    assert_eq!(forms.len(), all.len());
}

#[test]
#[ignore = "half a minute in a release build"]
fn a_million_images_have_the_forms_of_their_puzzles() {
    let mut rng = Rng(5);
    let lists =
        [("royle17_49158.txt", 100), ("top1465.txt", 15), ("cbg_stratified_by_ser.tsv", 30)];
    let all: Vec<Clues> = lists
        .iter()
        .flat_map(|(file, stride)| listed(file, *stride))
        .map(|grid| Clues::from(&grid))
        .collect();
    let forms: Vec<Clues> = all.iter().map(|clues| canonical(clues).form).collect();
    for _ in 0..if all.is_empty() { 0 } else { 1_000_000 } {
        let at = rng.below(all.len());
        assert_eq!(canonical(&all[at].mapped(&any(&mut rng))).form, forms[at], "{}", all[at]);
    }
}

#[test]
fn a_state_goes_with_its_puzzle_and_comes_back_but_not_with_rules() {
    let mut rng = Rng(0x11A6E);
    for _ in 0..20 {
        let mut state = random_puzzle(&mut rng);
        let open: Vec<_> = state.open().collect();
        state.eliminate(rng.pick(&open));
        let map = any(&mut rng);
        let there = image(&state, &map).unwrap();
        assert_eq!(there.live().len(), state.live().len());
        assert_eq!(there.givens().len(), state.givens().len());
        assert_eq!(image(&there, &inverse(&map)), Some(state));
        assert_eq!(
            canonical(&Clues::from(&there)).form,
            canonical(&Clues::from(&state)).form,
            "it is a form of the same puzzle"
        );
        let mut puzzle = Puzzle::default();
        puzzle.rules = Rules::new(&[Rule::AntiKnight]).unwrap();
        assert_eq!(image(&Grid::new(&puzzle).unwrap(), &map), None);
    }
    assert_eq!(image(&Grid::default(), &Symmetry { rows: [0; 9], ..IDENTITY }), None);
}
