//! Searches beside slow ones that are written straight from the definition: pairs of almost-locked
//! sets, bent naked subsets, finned fish. And a census: how many steps each of these techniques finds
//! along the way of a few puzzles, in `census/sets_and_fish.tsv`.
//!
//! `NINEROOKS_BLESS=1 cargo test -p ninerooks-logic --test it references::` writes the census anew.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // tests may

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use ninerooks_board::{
    Candidate, CandidateSet, CellSet, Digit, DigitSet, Grid, House, HouseKind, HouseSet,
};
use ninerooks_logic::{
    Checking, Forms, Found, Position, Profile, Technique, all_steps, by_name, next_step, solve,
    techniques,
};
use ninerooks_step::{Family, Fish, Shape, Step};
use ninerooks_text::formats;

/// Puzzles of the texts that we build on: Bob Hanson's top1465 #89, two of the Pattern Overlay
/// Method's, one of the set-logic text.
const PUZZLES: [&str; 4] = [
    "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7",
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21",
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
];

/// The states on the way of a puzzle in which no digit can be placed next: by a profile that does not change with
/// every new technique.
fn states(puzzle: &str) -> Vec<Grid> {
    let mut grid = Grid::new(&formats::read(puzzle).unwrap().puzzle).unwrap();
    let assistant = Profile::by_id("sudoku-assistant").unwrap();
    let mut states = Vec::new();
    while let Some(step) = next_step(&grid, &assistant) {
        if step.placements().next().is_none() {
            states.push(grid);
        }
        step.apply(&mut grid);
    }
    states
}

fn all_states() -> Vec<Grid> {
    PUZZLES.iter().flat_map(|puzzle| states(puzzle)).collect()
}

fn steps(technique: &'static Technique, grid: &Grid, forms: Forms) -> Vec<Step> {
    let mut found = Found::all(forms);
    let _ = technique.find(&Position::new(grid), &mut found);
    found.into_steps()
}

/// The sets of candidates that steps remove, each once.
fn removed(id: &str, grid: &Grid) -> BTreeSet<Vec<Candidate>> {
    let sorted = |step: &Step| {
        let mut removed: Vec<Candidate> = step.eliminations().collect();
        removed.sort_unstable();
        removed
    };
    steps(by_name(id).unwrap(), grid, Forms::Once).iter().map(sorted).collect()
}

fn union(grid: &Grid, cells: CellSet) -> DigitSet {
    cells.fold(DigitSet::EMPTY, |digits, cell| digits | grid.digits(cell))
}

/// All sets of `n` of the cells.
fn choices(cells: CellSet, n: usize) -> Vec<CellSet> {
    fn grow(cells: CellSet, n: usize, chosen: CellSet, out: &mut Vec<CellSet>) {
        if n == 0 {
            out.push(chosen);
            return;
        }
        let mut rest = cells;
        while let Some(cell) = rest.next() {
            grow(rest, n - 1, chosen.with(cell), out);
        }
    }
    let mut out = Vec::new();
    grow(cells, n, CellSet::EMPTY, &mut out);
    out
}

/// Whether some of the cells, all of one house, have no more digits than they are.
fn holds_naked_subset(grid: &Grid, cells: CellSet) -> bool {
    (1..=cells.len())
        .flat_map(|n| choices(cells, n))
        .any(|part| !part.common_houses().is_empty() && union(grid, part).len() <= part.len())
}

/// The places of a digit that see all its places in the cells.
fn seen(grid: &Grid, digit: Digit, cells: CellSet) -> CellSet {
    let places = grid.places(digit) & cells;
    grid.places(digit).filter(|target| places.into_iter().all(|p| target.sees(p))).collect()
}

fn candidates(seen: impl IntoIterator<Item = (Digit, CellSet)>) -> Vec<Candidate> {
    let mut set = CandidateSet::EMPTY;
    for (digit, cells) in seen {
        set[digit] |= cells;
    }
    let mut all: Vec<Candidate> = set.iter().collect();
    all.sort_unstable();
    all
}

/// What each pair of almost-locked sets removes.
fn als_pairs_slowly(grid: &Grid) -> BTreeSet<Vec<Candidate>> {
    let mut sets: BTreeSet<CellSet> = BTreeSet::new();
    for house in House::all() {
        let open = house.cells() & grid.unsolved();
        for n in 1..=open.len() {
            sets.extend(choices(open, n).into_iter().filter(|cells| {
                union(grid, *cells).len() == n + 1 && !holds_naked_subset(grid, *cells)
            }));
        }
    }
    let mut removed = BTreeSet::new();
    for (i, &one) in sets.iter().enumerate() {
        for &other in sets.iter().skip(i + 1) {
            let common = union(grid, one) & union(grid, other);
            let restricted: Vec<Digit> = common
                .filter(|digit| {
                    let [here, there] = [one, other].map(|set| grid.places(*digit) & set);
                    here.into_iter().all(|a| there.into_iter().all(|b| a.sees(b)))
                })
                .collect();
            let both = |digit| (digit, seen(grid, digit, one) & seen(grid, digit, other));
            let eliminated = match *restricted {
                [] => continue,
                [x] => candidates(common.without(x).map(both)),
                [x, y, ..] => {
                    let alone = |set| {
                        union(grid, set)
                            .without(x)
                            .without(y)
                            .map(move |digit| (digit, seen(grid, digit, set)))
                    };
                    candidates([both(x), both(y)].into_iter().chain(alone(one)).chain(alone(other)))
                }
            };
            if !eliminated.is_empty() {
                removed.insert(eliminated);
            }
        }
    }
    removed
}

#[test]
fn als_pairs_are_those_of_the_definition() {
    let mut count = 0;
    for grid in &all_states() {
        let slow = als_pairs_slowly(grid);
        count += slow.len();
        assert_eq!(removed("als-xz", grid), slow, "{grid:?}");
    }
    assert!(count > 100, "only {count}");
}

/// What the bent naked subsets of `n` cells remove.
fn bent_slowly(grid: &Grid, n: usize) -> BTreeSet<Vec<Candidate>> {
    let mut removed = BTreeSet::new();
    let few: CellSet =
        grid.unsolved().filter(|cell| (2..=n).contains(&grid.digits(*cell).len())).collect();
    for (i, one) in House::all().enumerate() {
        for other in House::all().skip(i + 1) {
            for cells in choices((one.cells() | other.cells()) & few, n) {
                let digits = union(grid, cells);
                if digits.len() != n || !cells.common_houses().is_empty() {
                    continue;
                }
                let common: Vec<Digit> = digits
                    .filter(|d| (grid.places(*d) & cells).common_houses().is_empty())
                    .collect();
                let outside = |digit| (digit, seen(grid, digit, cells) - cells);
                let eliminated = match *common {
                    [] => candidates(digits.map(outside)),
                    [only] => candidates([outside(only)]),
                    _ => continue,
                };
                if !eliminated.is_empty() && !holds_naked_subset(grid, cells) {
                    removed.insert(eliminated);
                }
            }
        }
    }
    removed
}

/// Holds bent subsets against their definition, those of more than five cells in one of so `many` states.
fn bent_subsets(many: usize) {
    let ids: [&[&str]; 6] = [
        &["xy-wing", "xyz-wing"],
        &["bent-naked-quad"],
        &["bent-naked-quint"],
        &["bent-naked-sext"],
        &["bent-naked-sept"],
        &["bent-naked-oct"],
    ];
    let states = all_states();
    let mut counts = Vec::new();
    for (n, ids) in (3..).zip(ids) {
        // The larger the subsets, the more choices there are to go through.
        let most = if n <= 6 { 60 } else { 54 };
        let few = states.iter().filter(|grid| grid.unsolved().len() <= most);
        let few = few.step_by(if n <= 5 { 1 } else { many });
        let mut count = 0;
        for grid in few {
            let fast: BTreeSet<Vec<Candidate>> =
                ids.iter().flat_map(|id| removed(id, grid)).collect();
            let slow = bent_slowly(grid, n);
            count += slow.len();
            assert_eq!(fast, slow, "{n} in {grid:?}");
        }
        counts.push(count);
    }
    println!("{counts:?}");
    assert!(counts[..3].iter().all(|count| *count > 0), "{counts:?}");
}

#[test]
fn bent_subsets_are_those_of_the_definition() {
    bent_subsets(4);
}

#[test]
#[ignore = "large ones in all states: half a minute"]
fn large_bent_subsets_are_those_of_the_definition_in_all_states() {
    bent_subsets(1);
}

/// What the finned fish of a digit remove, of any size and either direction.
fn finned_slowly(grid: &Grid, digit: Digit) -> BTreeSet<Candidate> {
    let places = grid.places(digit);
    let mut removed = BTreeSet::new();
    let kinds = [HouseKind::Row, HouseKind::Column];
    for (kind, across) in [kinds, [kinds[1], kinds[0]]].map(|[a, b]| (a, b)) {
        let full = |i: &u16| {
            let line = HouseSet::of_kind(kind, 1 << i).cells();
            (places & line).len() >= 2
        };
        let full = (0..9).filter(full).fold(0, |bits, i| bits | 1u16 << i);
        for base in (1..512u16).filter(|base| base & !full == 0 && base.count_ones() >= 2) {
            let held = places & HouseSet::of_kind(kind, base).cells();
            let crossed = |i: &u16| !held.is_disjoint(HouseSet::of_kind(across, 1 << i).cells());
            let crossed = (0..9).filter(crossed).fold(0, |bits, i| bits | 1u16 << i);
            for cover in (1..512u16).filter(|cover| cover & !crossed == 0) {
                if cover.count_ones() != base.count_ones() || base.count_ones() > 7 {
                    continue;
                }
                let covered = HouseSet::of_kind(across, cover).cells();
                let fins = held - covered;
                let block = fins.common_houses().filter(|h| h.kind() == HouseKind::Block).last();
                let Some(block) = block else { continue };
                let eliminated = (places & covered & block.cells()) - held;
                removed.extend(eliminated.map(|cell| Candidate::new(digit, cell)));
            }
        }
    }
    removed
}

const SIZES: [&str; 6] = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];

fn finned_ids() -> Vec<String> {
    let bodies = ["finned", "sashimi"];
    bodies.iter().flat_map(|body| SIZES.map(|size| format!("{body}-{size}"))).collect()
}

#[test]
fn finned_fish_remove_what_their_definition_says() {
    let mut count = 0;
    for grid in &all_states() {
        let fast: BTreeSet<Candidate> =
            finned_ids().iter().flat_map(|id| removed(id, grid)).flatten().collect();
        let slow: BTreeSet<Candidate> =
            Digit::ALL.into_iter().flat_map(|digit| finned_slowly(grid, digit)).collect();
        // What a fish without fins removes need not be shown with one.
        let basic: BTreeSet<Candidate> =
            SIZES.iter().flat_map(|id| removed(id, grid)).flatten().collect();
        count += slow.len();
        assert!(fast.is_subset(&slow), "{grid:?}");
        assert!(slow.difference(&fast).all(|missed| basic.contains(missed)), "{grid:?}");
    }
    assert!(count > 20, "only {count}");
}

/// The lines of a kind that lack a digit.
fn open(grid: &Grid, digit: Digit, kind: HouseKind) -> HouseSet {
    let lines = House::all().filter(|house| house.kind() == kind);
    lines.filter(|line| !grid.places(digit).is_disjoint(line.cells())).collect()
}

#[test]
fn with_all_forms_each_finned_fish_has_its_complement_beside_it() {
    let (mut pairs, mut sizes) = (0, BTreeSet::new());
    for grid in all_states().iter().step_by(4) {
        let steps: Vec<Step> = finned_ids()
            .iter()
            .flat_map(|id| steps(by_name(id).unwrap(), grid, Forms::All))
            .collect();
        for step in &steps {
            let Shape::Fish(Fish { digit, base, cover, fins }) = step.shape else {
                panic!("{step:?}")
            };
            let kind = |houses: HouseSet| houses.first().unwrap().kind();
            let other_base = open(grid, digit, kind(cover)) - cover;
            let other_cover = open(grid, digit, kind(base)) - base;
            // A siamese pair has covers too many, so it is none by itself.
            if cover.len() != base.len() || other_base.is_empty() {
                continue;
            }
            let wanted = Shape::Fish(Fish { digit, base: other_base, cover: other_cover, fins });
            let other = steps.iter().find(|other| other.shape == wanted);
            let eliminated = |step: &Step| step.eliminations().collect::<BTreeSet<_>>();
            assert_eq!(other.map(eliminated), Some(eliminated(step)), "{step:?}");
            assert_eq!(step.check(grid), Ok(()));
            pairs += 1;
            sizes.insert((base.len(), other_base.len()));
        }
    }
    println!("{pairs} fish and complements of sizes {sizes:?}");
    assert!(pairs > 50 && sizes.iter().any(|(one, other)| one != other), "{pairs} {sizes:?}");
}

/// Bob Hanson's step 31 of top1465 #89: the 6s of row 9 are in columns 1 and 4, those of row 2 in
/// column 4 and box 1. What else brings the puzzle there is left out: the other 6s of the two rows are
/// eliminated from the state to which basic techniques lead.
#[test]
fn the_sashimi_of_top1465_89_is_there_in_both_forms() {
    let target: Candidate = "6r1c1".parse().unwrap();
    let mut grid = Grid::new(&formats::read(PUZZLES[0]).unwrap().puzzle).unwrap();
    let basic = Profile::by_id("basic").unwrap();
    grid = solve(&grid, &basic, Checking::On).path.end;
    let rows = House::row(1).cells() | House::row(8).cells();
    let kept = House::column(0).cells() | House::column(3).cells() | House::block(0).cells();
    (rows - kept).for_each(|cell| grid.eliminate(Candidate::new(target.digit(), cell)));
    let steps: Vec<Step> = finned_ids()
        .into_iter()
        .flat_map(|id| steps(by_name(&id).unwrap(), &grid, Forms::All))
        .filter(|step| step.eliminations().any(|eliminated| eliminated == target))
        .collect();
    let kinds: BTreeSet<HouseKind> = steps
        .iter()
        .map(|step| match step.shape {
            Shape::Fish(Fish { base, .. }) => base.first().unwrap().kind(),
            _ => panic!("{step:?}"),
        })
        .collect();
    assert_eq!(kinds.len(), 2, "rows and columns");
}

/// What the census counts: all sets and fish that are not basic.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "a filter of an iterator")]
fn counted(technique: &&'static Technique) -> bool {
    let info = technique.info();
    let chains = ["x-chain", "remote-pair", "dual-two-string-kite"];
    matches!(info.family, Family::Wings | Family::AlmostLocked)
        || finned_ids().iter().any(|id| id == info.id)
        || chains.contains(&info.id)
}

#[test]
fn the_census_is_as_it_was() {
    let profile = Profile::of("counted", techniques::ALL.iter().copied().filter(counted));
    let mut census: BTreeMap<&str, [usize; 4]> = BTreeMap::new();
    for technique in profile.techniques() {
        census.insert(technique.info().id, [0; 4]);
    }
    for (i, puzzle) in PUZZLES.iter().enumerate() {
        for grid in states(puzzle) {
            for step in all_steps(&grid, &profile, Forms::Once) {
                census.get_mut(step.technique.id()).unwrap()[i] += 1;
            }
        }
    }
    let mut text = format!("technique\t{}\n", PUZZLES.join("\t"));
    for (id, counts) in census {
        let _ = writeln!(text, "{id}\t{}", counts.map(|count| count.to_string()).join("\t"));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/census/sets_and_fish.tsv");
    if std::env::var_os("NINEROOKS_BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, &text).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

/// What the Sue de Coqs of the definition remove: each unsolved cell of a line and a box is of the
/// crossing, of the line's cells, of the box's cells, or of none; each sector's weight is summed up.
fn sue_de_coq_slowly(grid: &Grid, most: usize) -> Option<BTreeSet<Vec<Candidate>>> {
    let mut removed = BTreeSet::new();
    let mut looked = false;
    for block in House::all().filter(|house| house.kind() == HouseKind::Block) {
        for line in House::all().filter(|house| house.kind() != HouseKind::Block) {
            let meet = line.cells() & block.cells();
            let cells: Vec<_> = (grid.unsolved() & (line.cells() | block.cells())).collect();
            if meet.is_empty() || cells.len() > most {
                continue;
            }
            looked = true;
            for code in 0..4usize.pow(u32::try_from(cells.len()).unwrap()) {
                let mut parts = [CellSet::EMPTY; 4];
                for (i, cell) in cells.iter().enumerate() {
                    parts[code >> (2 * i) & 3].insert(*cell);
                }
                let [_, crossing, in_line, in_box] = parts;
                let allowed = crossing.is_subset(meet)
                    && (2..=3).contains(&crossing.len())
                    && in_line.is_subset(line.cells())
                    && in_box.is_subset(block.cells())
                    && !in_line.is_subset(block.cells())
                    && !in_box.is_subset(line.cells());
                if !allowed
                    || [crossing, in_line, in_box].iter().any(|p| holds_naked_subset(grid, *p))
                {
                    continue;
                }
                let [own, of_line, of_box] = [crossing, in_line, in_box].map(|p| union(grid, p));
                let taken = |part: CellSet, of: DigitSet| part.len() > (of - own).len();
                let links = of_line.len() + of_box.len() + (own - of_line - of_box).len();
                let all = crossing | in_line | in_box;
                if own.len() < crossing.len() + 2
                    || !taken(in_line, of_line)
                    || !taken(in_box, of_box)
                    || links != all.len()
                {
                    continue;
                }
                let free = own - of_line - of_box;
                let weight = |c: Candidate, house: House| {
                    let held = |home: House, digits: DigitSet| {
                        i32::from(digits.contains(c.digit()) && home.cells().contains(c.cell()))
                    };
                    held(line, of_line) + held(block, of_box) + held(house, free)
                        - i32::from(all.contains(c.cell()))
                };
                let falls: Vec<Candidate> = grid
                    .unsolved()
                    .flat_map(|cell| cell.candidates(grid.digits(cell)))
                    .filter(|c| weight(*c, line) > 0 || weight(*c, block) > 0)
                    .collect();
                if !falls.is_empty() {
                    let mut falls = falls;
                    falls.sort_unstable();
                    removed.insert(falls);
                }
            }
        }
    }
    looked.then_some(removed)
}

const SUE: &str = "+9..2+8.4...+2..94...8..15.2+97.398+7....78..+319...5..4.+7...9..6.1.2..6.2..7.2...+1..5.:\
                   141 168 169 268 621 649 666 668 669 794";

#[test]
fn sue_de_coqs_are_those_of_the_definition() {
    let (mut states, mut count) = (0, 0);
    // The state of the technique's page, and some on the way of the puzzles.
    let page = Grid::new(&formats::read(SUE).unwrap().puzzle).unwrap();
    for grid in all_states().into_iter().step_by(12).chain([page]) {
        // Where a line and a box have more open cells, there are too many choices to go through.
        let small = |block: House, line: House| {
            (grid.unsolved() & (block.cells() | line.cells())).len() <= 9
        };
        let Some(slow) = sue_de_coq_slowly(&grid, 9) else { continue };
        let fast: BTreeSet<Vec<Candidate>> =
            steps(by_name("sue-de-coq").unwrap(), &grid, Forms::All)
                .iter()
                .filter(|step| {
                    let Shape::SueDeCoq(sue) = &step.shape else { return false };
                    small(sue.block, sue.line)
                })
                .map(|step| {
                    let mut falls: Vec<Candidate> = step.eliminations().collect();
                    falls.sort_unstable();
                    falls
                })
                .collect();
        states += 1;
        count += slow.len();
        assert_eq!(fast, slow, "{grid:?}");
    }
    assert!(states > 3 && count > 0, "{count} in {states} states");
}
