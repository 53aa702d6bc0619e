//! What sums of digits show, and the near misses.

#![allow(clippy::unwrap_used)] // tests may

use ninerooks_board::{
    Candidate, CandidateSet, Cell, Digit, Grid, House, Puzzle, Rule, Rules, Sum,
};
use ninerooks_proof::{
    Action, Clause, Cover, CoverRefusal, Deduction, Disproof, Fact, Gap, Lemma, Proof, Reason,
    Refusal, Refutation, Term, check,
};

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn cells(names: &str) -> Vec<Cell> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

fn cage(total: u16, names: &str) -> Rule {
    Rule::Cage(total, cells(names).into_iter().collect())
}

fn empty(rules: &[Rule]) -> Grid {
    let mut puzzle = Puzzle::default();
    puzzle.rules = Rules::new(rules).unwrap();
    Grid::new(&puzzle).unwrap()
}

fn says(sum: &str) -> Clause {
    Clause::Sum(sum.parse::<Sum>().unwrap())
}

fn by_rules(sum: &str) -> Lemma {
    Lemma { says: says(sum), by: Reason::Rules }
}

/// What is said of the last of these lemmas.
fn shown(grid: &Grid, lemmas: &[Lemma]) -> Result<(), Refusal> {
    let proof = Proof { lemmas: lemmas.into(), then: Reason::Covers(vec![].into()) };
    check(grid, &[], &proof).map_err(|refusal| match refusal {
        Refusal::Lemma { reason, lemma } if lemma + 1 == lemmas.len() => *reason,
        other => panic!("{other:?}"),
    })
}

const OTHER_TOTAL: Result<(), Refusal> = Err(Refusal::Open(Gap::Total));

#[test]
fn a_rule_says_its_own_sum_and_no_other() {
    let grid = empty(&[cage(7, "r1c1 r1c2 r1c3")]);
    assert_eq!(shown(&grid, &[by_rules("r1c1 + r1c2 + r1c3 = 7")]), Ok(()));
    for near in ["r1c1 + r1c2 + r1c3 = 8", "r1c1 + r1c2 = 7", "r1c1 + r1c2 + 2 r1c3 = 7", "0 = 0"] {
        assert_eq!(shown(&grid, &[by_rules(near)]), OTHER_TOTAL, "{near}");
    }
    let classic = shown(&Grid::default(), &[by_rules("r1c1 + r1c2 + r1c3 = 7")]);
    assert_eq!(classic, OTHER_TOTAL);
}

/// The digits of a house, each as often as its value says.
fn house(house: House, times: i16) -> Vec<Term> {
    let digits = Digit::ALL.into_iter();
    digits.map(|digit| Term::new(house.sector(digit), times * i16::from(digit.get()))).collect()
}

fn lemma_term(lemma: u16, weight: i16) -> Term {
    Term { fact: Fact::Lemma(lemma), weight }
}

fn rule_of_45() -> (Grid, [Lemma; 3]) {
    let rules = [cage(10, "r1c1 r1c2 r1c3 r1c4"), cage(28, "r1c5 r1c6 r1c7 r1c8")];
    let sums = ["r1c1 + r1c2 + r1c3 + r1c4 = 10", "r1c5 + r1c6 + r1c7 + r1c8 = 28"];
    let mut terms = house(House::row(0), 1);
    terms.extend([lemma_term(0, -1), lemma_term(1, -1)]);
    let by = Reason::Covers(Cover { scale: 1, terms: terms.into() }.into());
    let innie = Lemma { says: says("r1c9 = 7"), by };
    (empty(&rules), [by_rules(sums[0]), by_rules(sums[1]), innie])
}

#[test]
fn the_rule_of_45_is_a_cover() {
    let (grid, lemmas) = rule_of_45();
    assert_eq!(shown(&grid, &lemmas), Ok(()));
    for near in ["r1c9 = 6", "r1c8 = 7", "r1c9 + r1c8 = 7", "2 r1c9 = 7"] {
        let mut other = lemmas.clone();
        other[2].says = says(near);
        assert_eq!(shown(&grid, &other), OTHER_TOTAL, "{near}");
    }
    // Twice all of it, and not twice of one part.
    let Reason::Covers(covers) = &lemmas[2].by else { panic!() };
    let mut twice = covers[0].clone();
    twice.scale = 2;
    let by = |cover: &Cover| Reason::Covers(cover.clone().into());
    let with = |cover: &Cover| {
        let mut other = lemmas.clone();
        other[2].by = by(cover);
        shown(&grid, &other)
    };
    assert_eq!(with(&twice), OTHER_TOTAL);
    twice.terms.iter_mut().for_each(|term| term.weight *= 2);
    assert_eq!(with(&twice), Ok(()));
    twice.terms[3].weight -= 1;
    assert_eq!(with(&twice), OTHER_TOTAL);
    twice.scale = 0;
    assert_eq!(with(&twice), Err(CoverRefusal::Scale { scale: 0 }.into()));
}

/// A clause contributes its weight or less, which is not enough where it has to be exact.
#[test]
fn no_sum_follows_from_one_of_or_at_most_one() {
    let grid = empty(&[Rule::AntiKnight]);
    let pair: CandidateSet = [candidate("1r3c1"), candidate("1r5c2")].into_iter().collect();
    let at_most = Lemma { says: Clause::AtMostOne(pair), by: Reason::Rules };
    let nothing = |says: Clause| Lemma {
        says,
        by: Reason::Covers(Cover { scale: 1, terms: [lemma_term(0, 0)].into() }.into()),
    };
    assert_eq!(shown(&grid, &[at_most, nothing(says("0 = 0"))]), OTHER_TOTAL);
}

fn eliminates(grid: &Grid, lemmas: &[Lemma], of: u16, name: &str) -> Result<(), Refusal> {
    let proof = Proof { lemmas: lemmas.into(), then: Reason::Fillings(of) };
    check(grid, &[Action::Eliminate(candidate(name))], &proof)
}

#[test]
fn what_goes_together_with_no_filling_is_false() {
    let grid = empty(&[cage(7, "r1c1 r1c2 r1c3")]);
    let lemmas = [by_rules("r1c1 + r1c2 + r1c3 = 7")];
    // 7 is 1 + 2 + 4 alone: nothing else is in the cage, and these are nowhere else in its houses.
    for gone in ["3r1c1", "9r1c3", "1r1c9", "4r3c2"] {
        assert_eq!(eliminates(&grid, &lemmas, 0, gone), Ok(()), "{gone}");
    }
    for open in ["1r1c1", "4r1c2", "3r1c9", "1r5c1"] {
        let refusal = Refusal::Fits { candidate: candidate(open), fact: Fact::Lemma(0) };
        assert_eq!(eliminates(&grid, &lemmas, 0, open), Err(refusal), "{open}");
    }
    let none = Err(Refusal::NoSum { fact: Fact::Lemma(1) });
    assert_eq!(eliminates(&grid, &lemmas, 1, "3r1c1"), none);
    // What is gone leaves fewer fillings.
    let mut state = grid;
    state.eliminate(candidate("1r1c1"));
    state.eliminate(candidate("1r1c2"));
    assert_eq!(eliminates(&state, &lemmas, 0, "2r1c3"), Ok(()));
    assert!(eliminates(&grid, &lemmas, 0, "2r1c3").is_err());
}

#[test]
fn cells_that_do_not_see_each_other_may_have_one_digit_twice() {
    let apart = Rule::Sum(4, cells("r1c1 r5c5"));
    let lemmas = [by_rules("r1c1 + r5c5 = 4")];
    assert!(eliminates(&empty(&[apart]), &lemmas, 0, "2r1c1").is_err());
    // Twos that would see each other are gone from the start, and by fillings as well.
    let lemmas = [by_rules("r1c1 + r1c5 + r5c5 = 5")];
    let grid = empty(&[Rule::Sum(5, cells("r1c1 r1c5 r5c5"))]);
    assert!(eliminates(&grid, &lemmas, 0, "2r1c1").is_err());
    assert!(eliminates(&grid, &lemmas, 0, "3r1c5").is_err());
    assert_eq!(eliminates(&grid, &lemmas, 0, "4r1c5"), Ok(()));
}

#[test]
fn sums_are_weighed_with_both_signs() {
    let cells_of = "r1c1 r2c4 r3c7";
    let grid = empty(&[Rule::Sum(5, cells(cells_of))]);
    let lemmas: [Lemma; 1] = [by_rules("r1c1 + r2c4 + r3c7 = 5")];
    let bound = |sign: i16, part: i16, scale: i16, name: &str| {
        let cells = cells(cells_of).into_iter().map(|cell| Term::new(cell.sector(), -sign * part));
        let terms = [lemma_term(0, sign)].into_iter().chain(cells).collect();
        let then = Reason::Covers(Cover { scale, terms }.into());
        let proof = Proof { lemmas: lemmas.clone().into(), then };
        check(&grid, &[Action::Eliminate(candidate(name))], &proof)
    };
    // 1 + 1 + 3: no cell has 4.
    assert_eq!(bound(1, 1, 3, "4r2c4"), Ok(()));
    assert!(bound(1, 1, 3, "3r2c4").is_err());
    assert!(bound(1, 1, 2, "3r2c4").is_err());
    // With −1: 9 at most in each, which says nothing of 5.
    assert!(bound(-1, 9, 3, "1r2c4").is_err());
    let high = empty(&[Rule::Sum(25, cells(cells_of))]);
    let lemmas = [by_rules("r1c1 + r2c4 + r3c7 = 25")];
    let terms = [lemma_term(0, -1)]
        .into_iter()
        .chain(cells(cells_of).into_iter().map(|cell| Term::new(cell.sector(), 9)))
        .collect();
    let proof =
        Proof { lemmas: lemmas.into(), then: Reason::Covers(Cover { scale: 3, terms }.into()) };
    assert_eq!(check(&high, &[Action::Eliminate(candidate("6r1c1"))], &proof), Ok(()));
    assert!(check(&high, &[Action::Eliminate(candidate("7r1c1"))], &proof).is_err());
}

/// Under an assumption a sum has fewer fillings, and with none it leaves a cell empty.
#[test]
fn fillings_are_followed_under_an_assumption() {
    let grid = empty(&[cage(6, "r1c1 r1c2 r1c3")]);
    let target = candidate("4r1c1");
    let left: Vec<Action> = grid
        .live_in("1N2".parse().unwrap())
        .filter(|c| c.digit() != target.digit())
        .map(Action::Eliminate)
        .collect();
    let proof = |lemma: Lemma| {
        let deduction =
            Deduction::Inner { by: Box::new(Reason::Fillings(0)), actions: left.clone().into() };
        let disproof = Disproof::of(target, [deduction].into(), "1N2".parse().unwrap());
        Proof {
            lemmas: [lemma].into(),
            then: Reason::Refute(Refutation { disproofs: [disproof].into() }),
        }
    };
    let lemma = by_rules("r1c1 + r1c2 + r1c3 = 6");
    assert_eq!(check(&grid, &[Action::Eliminate(target)], &proof(lemma)), Ok(()));
    // With a total of 9 there are fillings with the 4.
    let grid = empty(&[cage(9, "r1c1 r1c2 r1c3")]);
    let lemma = by_rules("r1c1 + r1c2 + r1c3 = 9");
    assert!(check(&grid, &[Action::Eliminate(target)], &proof(lemma)).is_err());
}

#[test]
fn sums_have_words_that_are_read_again() {
    for text in ["r1c1 + r1c2 = 7", "-r1c1 + 2 r1c2 - r9c9 = -3", "0 = 0", "12 r5c5 = 60"] {
        assert_eq!(text.parse::<Sum>().unwrap().to_string(), text);
    }
    for wrong in ["", "r1c1", "r1c1 = ", "r1c1 + = 3", "2 3 r1c1 = 4", "r1c1 - = 3", "r0c1 = 3"] {
        assert!(wrong.parse::<Sum>().is_err(), "{wrong}");
    }
}
