use super::*;

/// "28" of Phil's Folly.
const TWENTY_EIGHT: &str =
    ".............61.47....48.52..........15..2..6.74.5..18..........28.75..4.56.34.21";
/// The example that Phil's Folly takes from Sudopedia.
const SUDOPEDIA: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

fn convert(text: &str) -> Patterns {
    let state = State::from(&ninerooks_text::formats::read(text).unwrap().puzzle);
    Patterns::convert(&state).unwrap()
}

fn live(patterns: &Patterns) -> Vec<usize> {
    patterns.summary().digits.iter().map(|digit| digit.live).collect()
}

fn nine(cell: Option<usize>, number: Option<u32>) -> Pick {
    Pick { digit: 9, cell, number }
}

#[test]
fn twenty_eight_has_32_patterns_of_9_and_loses_20_candidates() {
    let mut patterns = convert(TWENTY_EIGHT);
    assert_eq!(live(&patterns), [8, 9, 96, 4, 4, 27, 16, 15, 32]);
    let view = patterns.summary();
    assert_eq!(view.digits[8].eliminations.len(), 20);
    assert_eq!(view.digits[2].eliminations, [162, 162 + 30]);
    let step = patterns.take_basic(9).unwrap().unwrap();
    assert_eq!((step.eliminations.len(), step.line.as_str()), (20, "9 has 32 patterns"));
    assert_eq!(step.technique, "pom-basic");
    assert_eq!(patterns.take_basic(9).unwrap().map(|step| step.line), None);
    let next = patterns.take_next("basic").unwrap().unwrap();
    assert_eq!(next.eliminations, [162, 162 + 30]);
    let view = patterns.summary();
    assert_eq!((view.at, view.steps), (2, 2));
    assert_eq!(patterns.take_next("basic").unwrap().map(|step| step.line), None);
    let last = patterns.take_next("clash").unwrap().unwrap();
    assert_eq!(last.line, "9 in r6c6 or r8c8 deletes 28 patterns of 3");
    assert_eq!((last.before[2], last.left[2]), (96, 68));
    assert_eq!(last.eliminations, [162 + 33]);
}

#[test]
fn heat_counts_the_patterns_through_each_cell() {
    let patterns = convert(TWENTY_EIGHT);
    let heat = patterns.heat_of(9).unwrap();
    assert_eq!(heat.len(), 81);
    assert_eq!(heat.iter().sum::<u32>(), 9 * 32);
    assert!((0..9).all(|row| heat[9 * row..9 * row + 9].iter().sum::<u32>() == 32));
    assert_eq!(heat[0], 0);
    let all = patterns.page_of(nine(None, None), 0, 100).unwrap();
    for (cell, &count) in heat.iter().enumerate() {
        let through = all.patterns.iter().filter(|pattern| pattern.cells.contains(&cell)).count();
        assert_eq!(through, count as usize);
        assert_eq!(patterns.page_of(nine(Some(cell), None), 0, 0).unwrap().total, through);
    }
}

#[test]
fn the_patterns_of_an_empty_board_are_turned_over_in_pages() {
    let patterns = convert(&".".repeat(81));
    assert_eq!(live(&patterns), [46_656; 9]);
    assert_eq!(patterns.heat_of(5).unwrap(), [5184; 81]);
    let page = patterns.page_of(nine(None, None), 46_654, 50).unwrap();
    assert_eq!((page.total, page.from, page.patterns.len()), (46_656, 46_654, 2));
    let last = &page.patterns[1];
    assert_eq!((last.name.as_str(), last.label.as_str()), ("46656", "888333"));
    let names = patterns.names_of(9, 50).unwrap();
    assert_eq!((names[0].count, names[0].text.as_str()), (5184, ""));
    assert!(patterns.page_of(nine(Some(81), None), 0, 1).is_err());
    assert!(patterns.heat_of(0).is_err());
}

#[test]
fn letters_stand_in_cells_as_myth_jellies_writes_them() {
    let patterns = convert(TWENTY_EIGHT);
    let names = patterns.names_of(4, 50).unwrap();
    let first = patterns.page_of(Pick { digit: 4, cell: None, number: None }, 0, 1).unwrap();
    assert_eq!(first.patterns[0].letters, "4a");
    for (cell, names) in names.iter().enumerate() {
        let has_a = names.text.contains('a');
        assert_eq!(has_a, first.patterns[0].cells.contains(&cell), "in cell {cell}");
    }
    // 4 is given in r2c8.
    assert_eq!(names[16].text, "4abcd");
    let cell = patterns.names_in(16, 50).unwrap();
    assert_eq!(cell, [names[16].clone()]);
}

#[test]
fn what_is_assumed_is_no_step() {
    let mut patterns = convert(TWENTY_EIGHT);
    let before = patterns.summary();
    patterns.try_out(nine(None, Some(0)), true).unwrap();
    let assumed = patterns.summary();
    assert_eq!(assumed.digits[8].live, 1);
    assert_eq!(assumed.assumed, ["Assumed: only pattern 9a"]);
    assert!(patterns.take_next("basic").unwrap_err().to_string().contains("proves nothing"));
    assert!(patterns.take_basic(9).is_err());
    while patterns.try_next("clash").unwrap() {}
    let followed = patterns.summary();
    assert!(followed.assumed.len() > 1);
    assert!(followed.assumed[1..].iter().all(|line| line.starts_with("Then, ")));
    while patterns.retract() {}
    assert_eq!(patterns.summary(), before);
    assert!(patterns.try_next("clash").is_err());
}

#[test]
fn discarding_all_patterns_of_a_digit_is_impossible() {
    let mut patterns = convert(TWENTY_EIGHT);
    patterns.try_out(nine(None, Some(3)), false).unwrap();
    assert_eq!(patterns.summary().digits[8].live, 31);
    assert!(patterns.try_out(nine(None, Some(3)), false).is_err());
    patterns.try_out(nine(None, None), false).unwrap();
    let view = patterns.summary();
    assert_eq!(view.contradiction.as_deref(), Some("9 has no pattern left"));
    assert!(!patterns.try_next("clash").unwrap());
    patterns.end_assumption();
    assert_eq!(patterns.summary().contradiction, None);
}

#[test]
fn two_cells_take_the_four_candidates_of_the_example() {
    let mut patterns = convert(SUDOPEDIA);
    let mut gone = Vec::new();
    let mut carried = 0;
    while let Some(step) = patterns.take_next("two").unwrap() {
        carried = carried.max(step.carried);
        gone.extend(step.eliminations);
    }
    gone.sort_unstable();
    let candidate =
        |digit: usize, row: usize, column: usize| 81 * (digit - 1) + 9 * (row - 1) + column - 1;
    let mut wanted = vec![candidate(2, 7, 3), candidate(2, 8, 8), candidate(2, 7, 7)];
    wanted.extend([candidate(4, 8, 2), candidate(4, 7, 4), candidate(7, 7, 7)]);
    wanted.sort_unstable();
    assert_eq!(gone, wanted);
    assert!(carried > 0);
}

#[test]
fn the_path_is_walked_both_ways() {
    let mut patterns = convert(SUDOPEDIA);
    let start = patterns.summary();
    while patterns.take_next("clash").unwrap().is_some() {}
    let end = patterns.summary();
    patterns.go_to(0).unwrap();
    assert_eq!(patterns.summary(), PatternsView { steps: end.steps, ..start });
    patterns.go_to(end.steps).unwrap();
    assert_eq!(patterns.summary(), end);
    assert!(patterns.go_to(end.steps + 1).is_err());
}

#[test]
fn the_counts_of_pair_deletion_fall_to_what_is_left() {
    let mut patterns = convert(TWENTY_EIGHT);
    let step = loop {
        let step = patterns.take_next("pairs").unwrap().unwrap();
        if step.method == "pair deletion" {
            break step;
        }
    };
    assert!(step.tallies.len() > 10 && step.tallies.len() <= 50);
    let (first, last) = (step.tallies.first().unwrap(), step.tallies.last().unwrap());
    assert_eq!((&first.left, &last.left), (&step.before, &step.left));
    assert_eq!(2 * last.pairs, step.pairs.iter().sum::<u32>() as usize);
    for two in step.tallies.windows(2) {
        assert!(two[0].pairs <= two[1].pairs);
        assert!(two[0].left.iter().zip(&two[1].left).all(|(before, after)| before >= after));
    }
    assert!(patterns.summary().solved);
}

#[test]
fn every_method_is_told_of_on_a_page() {
    for view in method_views() {
        assert!(ninerooks_logic::by_name(&view.technique).is_some(), "{}", view.id);
        let mut patterns = convert(TWENTY_EIGHT);
        assert!(patterns.take_next(&view.id).unwrap().is_some());
    }
    assert!(convert(TWENTY_EIGHT).take_next("none").is_err());
}
