//! Notations: what is written, what is read, and what is refused.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use ninerooks_board::{CellSet, DigitSet, House, HouseSet, Sector};
use ninerooks_proof::{Action, Cover, Proof};
use ninerooks_step::{
    AlmostLocked, AlmostLockedSet, BentSubset, Chain, ChainLink, Family, Fish, Info, Intersection,
    Node, RemotePair, Shape, Single, Step, Subset, SubsetKind, TechniqueId,
};
use ninerooks_text::notation::by_name::{NamedClaims, NamedPattern, own_steps};
use ninerooks_text::notation::fish;
use ninerooks_text::notation::solution::{self, What};
use ninerooks_text::notation::{StepLine, describe, proof_line, rncn, sets};

fn technique(name: &'static str) -> TechniqueId {
    let info = Info { id: "x", name, family: Family::Fish, since: "0.1", aliases: &[], doc: "" };
    TechniqueId::new(Box::leak(Box::new(info)))
}

fn houses(names: &str) -> HouseSet {
    names.split(' ').map(|name| name.parse::<House>().unwrap()).collect()
}

fn cells(text: &str) -> CellSet {
    rncn::parse_cells(text).unwrap()
}

fn step(name: &'static str, shape: Shape, actions: &str, cover: &str) -> Step {
    Step {
        technique: technique(name),
        actions: rncn::parse_actions(actions).unwrap().into_iter().collect(),
        shape,
        proof: Proof::cover(sets::parse(cover).unwrap()),
    }
}

fn single(name: &'static str, target: &str, house: Option<&str>, cover: &str) -> Step {
    let target = target.parse().unwrap();
    let house = house.map(|house| house.parse().unwrap());
    let shape = Shape::Single(Single { target, house });
    step(name, shape, &Action::Place(target).to_string(), cover)
}

fn subset(kind: SubsetKind, at: &str, digits: &str, within: &str) -> Shape {
    let digits: DigitSet = digits.chars().filter_map(ninerooks_board::Digit::from_char).collect();
    Shape::Subset(Subset { kind, cells: cells(at), digits, houses: houses(within) })
}

fn fish(text: &str) -> Shape {
    let fish::Fish { digit, base, cover, fins, .. } = text.parse().unwrap();
    Shape::Fish(Fish { digit, base, cover, fins })
}

#[test]
fn every_shape_in_a_line() {
    let assert_line = |step: &Step, line: &str, proof: &str| {
        assert_eq!(describe(step), line);
        assert_eq!(proof_line(&step.proof), proof);
        let read = StepLine::parse(line).unwrap();
        assert_eq!(read.name, step.technique.name());
        let sorted = |mut actions: Vec<Action>| {
            actions.sort();
            actions
        };
        assert_eq!(sorted(read.actions), sorted(step.actions.to_vec()));
    };
    assert_line(
        &single("Hidden Single", "1r8c3", Some("b7"), "{1B7} {8n3}"),
        "Hidden Single: 1 in b7 => r8c3=1",
        "1 truth {1B7}  1 link {8n3}  rank 0",
    );
    assert_line(
        &single("Full House", "2r1c8", Some("r1"), "{2R1} {1n8}"),
        "Full House: 2 in r1 => r1c8=2",
        "1 truth {2R1}  1 link {1n8}  rank 0",
    );
    assert_line(
        &single("Naked Single", "1r6c8", None, "{6N8} {1r6}"),
        "Naked Single: r6c8=1",
        "1 truth {6N8}  1 link {1r6}  rank 0",
    );
    let (base, cover) = ("b7".parse().unwrap(), "r9".parse().unwrap());
    let pointing =
        Shape::Intersection(Intersection { digit: ninerooks_board::Digit::D3, base, cover });
    assert_line(
        &step("Locked Candidates (Pointing)", pointing, "r9c8<>3 r9c1<>3", "3B7 3r9"),
        "Locked Candidates (Pointing): 3 in b7 in r9 => r9c18<>3",
        "1 truth {3B7}  1 link {3r9}  rank 0",
    );
    let naked = subset(SubsetKind::Naked, "r1c29", "16", "r1");
    assert_line(
        &step("Naked Pair", naked, "r1c456<>16", "1N29 16r1"),
        "Naked Pair: 16 in r1c29 (r1) => r1c456<>16",
        "2 truths {1N29}  2 links {16r1}  rank 0",
    );
    let hidden = subset(SubsetKind::Hidden, "r1c15", "29", "r1");
    assert_line(
        &step("Hidden Pair", hidden, "r1c1<>37 r1c5<>578", "29R1 1n15"),
        "Hidden Pair: 29 in r1c15 (r1) => r1c1<>37, r1c5<>578",
        "2 truths {29R1}  2 links {1n15}  rank 0",
    );
    assert_line(
        &step("X-Wing", fish(r"3 r17\c49"), "r268c4,r246c9<>3", "{3R17} {3c49}"),
        r"X-Wing: 3 r17\c49 => r268c4,r246c9<>3",
        "2 truths {3R17}  2 links {3c49}  rank 0",
    );
    assert_line(
        &step("Finned X-Wing", fish(r"3 c35\r38 fr9c3"), "r8c1<>3", "{3C35} {3r38 3b7}"),
        r"Finned X-Wing: 3 c35\r38 fr9c3 => r8c1<>3",
        "2 truths {3C35}  3 links {3r38 3b7}  rank 1",
    );
    assert_line(
        &step("XY-Wing", bent("r1c15,r2c2", "123", "3"), "r1c2<>3", "{1N15 2N2} {1b1 2r1 3r1 3b1}"),
        "XY-Wing: 1/2/3 in r1c1,r1c5,r2c2 => r1c2<>3",
        "3 truths {1N15 2N2}  4 links {23r1 13b1}  rank 1",
    );
    let locked = bent("r35c28", "1589", "");
    assert_line(
        &step("WXYZ-Wing", locked, "r3c9<>5", "{35N28} {1r5 5r3 8c2 9c8}"),
        "WXYZ-Wing: 1589 in r35c28 => r3c9<>5",
        "4 truths {35N28}  4 links {1r5 5r3 8c2 9c8}  rank 0",
    );
    assert_line(
        &step(
            "ALS-XZ",
            almost_locked("12r1c1 123r1c5,r2c5", "1"),
            "r2c1<>2",
            "{1N15 2N5} {12r1 2r2 3c5}",
        ),
        "ALS-XZ: (2=1)r1c1-(1=32)r12c5 => r2c1<>2",
        "3 truths {1N15 2N5}  4 links {1r1 2r12 3c5}  rank 1",
    );
    assert_line(
        &step("ALS-XZ", almost_locked("12r1c1 123r1c5,r1c6", "12"), "r1c9<>1", "{1N156} {123r1}"),
        "ALS-XZ: (2=1)r1c1-(1=32)r1c56- loop => r1c9<>1",
        "3 truths {1N156}  3 links {123r1}  rank 0",
    );
    assert_line(
        &step("Remote Pair", remote_pair("18", "r1c1,r4c5", "r1c5,r4c9"), "r1c9<>1 r1c9<>8", ""),
        "Remote Pair: 18 in r1c1,r4c5 or r1c5,r4c9 => r1c9<>18",
        "0 truths {}  0 links {}  rank 0",
    );
    assert_line(
        &step("Skyscraper", chain("3r2c1 3r2c6 3r5c6 3r5c2"), "r6c1<>3", "{3R25} {3c6 3c1 3b4}"),
        "Skyscraper: 3r2c1=3r2c6-3r5c6=3r5c2 => r6c1<>3",
        "2 truths {3R25}  3 links {3c16 3b4}  rank 1",
    );
    assert_line(
        &step("", chain("8r4c3 9r4c3 9r4c4 9r5c4"), "r4c4<>8", "{4N3} {9r4}"),
        ": (8=9)r4c3-9r4c4=9r5c4 => r4c4<>8",
        "1 truth {4N3}  1 link {9r4}  rank 0",
    );
}

/// Sets such as `12r1c1`, and the digits that link them.
fn almost_locked(sets: &str, links: &str) -> Shape {
    let digit = |c| ninerooks_board::Digit::from_char(c);
    let set = |text: &str| {
        let (digits, at) = text.split_at(text.find('r').unwrap());
        AlmostLockedSet { cells: cells(at), digits: digits.chars().filter_map(digit).collect() }
    };
    let links = links.chars().filter_map(digit).collect();
    Shape::AlmostLocked(AlmostLocked { sets: sets.split(' ').map(set).collect(), links })
}

fn remote_pair(digits: &str, one: &str, other: &str) -> Shape {
    let digits = digits.chars().filter_map(ninerooks_board::Digit::from_char).collect();
    Shape::RemotePair(RemotePair { digits, sides: [cells(one), cells(other)] })
}

fn bent(at: &str, digits: &str, common: &str) -> Shape {
    let set = |text: &str| text.chars().filter_map(ninerooks_board::Digit::from_char).collect();
    Shape::BentSubset(BentSubset { cells: cells(at), digits: set(digits), common: set(common) })
}

fn chain(nodes: &str) -> Shape {
    let node = |name: &str| Node::Candidate(name.parse().unwrap());
    let nodes: Vec<Node> = nodes.split(' ').map(node).collect();
    let links = nodes.windows(2).map(|pair| ChainLink::Sector(shared(pair))).collect::<Vec<_>>();
    Shape::Chain(Chain::open(nodes, links))
}

/// A sector of both candidates.
fn shared(pair: &[Node]) -> ninerooks_board::Sector {
    let both = |sector: &ninerooks_board::Sector| {
        pair.iter().all(|node| node.candidates().iter().all(|c| sector.contains(c)))
    };
    ninerooks_board::Sector::all().find(both).unwrap()
}

#[test]
fn several_covers_in_one_line() {
    let cover = |text: &str| sets::parse(text).unwrap();
    let both = Proof::covers(vec![cover("{3R1} {3c4}"), cover("{3R2} {3c5}")].into());
    let line = "1 truth {3R1}  1 link {3c4}  rank 0; or 1 truth {3R2}  1 link {3c5}  rank 0";
    assert_eq!(proof_line(&both), line);
}

/// Asserts the column and the expectation of an error.
fn assert_refused<T: std::fmt::Debug>(
    read: Result<T, ninerooks_text::notation::NotationError>,
    column: usize,
    expected: &str,
) {
    let error = read.unwrap_err();
    assert_eq!((error.column, error.line), (column, 1), "{error}");
    assert!(error.expected.contains(expected), "{error}");
}

#[test]
fn actions_merge_the_shorter_way() {
    let merged = |text: &str| rncn::print_actions(&rncn::parse_actions(text).unwrap());
    assert_eq!(merged("r28c4,r246c9<>3"), "r28c4,r246c9<>3");
    assert_eq!(merged("r1c1<>1 r1c1<>2 r1c2<>1"), "r1c12<>1, r1c1<>2");
    assert_eq!(merged("r1c1<>3 r1c1<>7 r1c5<>578"), "r1c1<>37, r1c5<>578");
    assert_eq!(merged("r7c3=2 r5c4<>1"), "r5c4<>1, r7c3=2");
    assert_eq!(merged("R5C4 != 1; r5c5 ≠ 1, r5c6-=1 r9c9:=4"), "r5c456<>1, r9c9=4");
    assert_eq!(merged("=> b5p1,r9c9<>!3456789"), "r4c4,r9c9<>12");
    assert_eq!(merged(""), "");
}

#[test]
fn actions_that_are_none() {
    assert_refused(rncn::parse_actions("r5c4"), 5, "<>, = or another cell");
    assert_refused(rncn::parse_actions("r5c4<>"), 7, "a digit from 1 to 9");
    assert_refused(rncn::parse_actions("r5c4<>1, r5d4"), 12, "c and a column");
    assert_refused(rncn::parse_actions("r55c4<>1"), 3, "each number once");
    assert_refused(rncn::parse_actions("r5c4=12"), 7, "one digit");
    assert_refused(rncn::parse_actions("A5=1"), 1, "a cell such as");
    assert_refused(rncn::parse_cells("r2c!123456789"), 14, "left over");
    let error = rncn::parse_actions("r5c4<>1\n  ≠").unwrap_err();
    assert_eq!((error.line, error.column, error.found), (2, 3, Some('≠')));
}

#[test]
fn fish_in_every_form() {
    let read = |text: &str| text.parse::<fish::Fish>().unwrap().to_string();
    for text in [r"3 r17\c49", "3 r17 c49", "3r17c49", r"3R17\C49", r" 3  r17 \ c49 ", "3 r17/c49"]
    {
        assert_eq!(read(text), r"3 r17\c49");
    }
    assert_eq!(read("3 r147 c259 fr4c1"), r"3 r147\c259 fr4c1");
    assert_eq!(read(r"3 r147\c259 fr4c1 fr5c2,efr7c7"), r"3 r147\c259 fr4c1 fr5c2 efr7c7");
    assert_eq!(read(r"5 r39b6\c679"), r"5 r39b6\c679");
    assert_eq!(read(r"5 r39c8\c6b39"), r"5 r39c8\c6b39");
    assert_eq!(read(r"5 r39b6\c679b3"), r"5 r39b6\c679b3");
}

#[test]
fn fish_that_are_none() {
    let read = |text: &str| text.parse::<fish::Fish>();
    assert_refused(read("r17c49"), 1, "the digit");
    assert_refused(read("3 17"), 3, "the base houses");
    assert_refused(read("3 r17"), 6, "a backslash");
    assert_refused(read("3r17c4b9"), 9, "a backslash");
    assert_refused(read(r"3 r17\"), 7, "the cover houses");
    assert_refused(read(r"3 r17r1\c4"), 7, "each house once");
    assert_refused(read(r"3 r17\c49 r4c1"), 11, "a fin");
}

#[test]
fn sets_condense() {
    let print = |text: &str| sets::print(&sets::parse(text).unwrap());
    assert_eq!(print("1R3 2R3 3c4 3c5"), "{12R3} {3c45}");
    assert_eq!(print("{1R3,1R4} {4n5 4n7}"), "{1R34} {4n57}");
    assert_eq!(print("1R3 2R3 1R4 2R4 5R9"), "{12R34 5R9} {}");
    assert_eq!(
        print("3 Truths = {4R17 8N5}  4 Links = {4c38 5n5 4b7}"),
        "{4R17 8N5} {4c38 5n5 4b7}"
    );
    assert_eq!(print("2 truths {3R17}  2 links {3c49}  rank 0"), "{3R17} {3c49}");
    assert_eq!(print("{3R17} {3c4 2×3c9}"), "{3R17} {3c4 2×3c9}");
    assert_eq!(print("3R1 3R1 2x3c4"), "{2×3R1} {2×3c4}");
    assert_eq!(print("{3R17} {3c49} scale 2"), "{3R17} {3c49} scale 2");
    assert_eq!(print("{3R17} {3c49} scale 1"), "{3R17} {3c49}");
    assert_eq!(print(""), "{} {}");
    let count = |text: &str| sets::print_counted(&sets::parse(text).unwrap());
    assert_eq!(count("{3×3R8} {3c6 3b8 8n6}"), "3 truths {3×3R8}  3 links {3c6 8n6 3b8}  rank 0");
    assert_eq!(count("{3R1} {} scale 5"), "1 truth {3R1}  0 links {}  rank -1  scale 5");
}

#[test]
fn a_sector_on_both_sides_cancels_in_print() {
    let (truth, link): (Sector, Sector) = ("3R1".parse().unwrap(), "3C4".parse().unwrap());
    let cover = Cover::new(&[truth, link], &[link, link]);
    assert_eq!(sets::print(&cover), "{3R1} {3c4}");
}

#[test]
fn sets_that_are_none() {
    assert_refused(sets::parse("{3R17} {r41}"), 9, "the digit first");
    assert_refused(sets::parse("{R41}"), 2, "the digit first");
    assert_refused(sets::parse("3R17 3q4"), 7, "a letter");
    assert_refused(sets::parse("3R17 34"), 8, "a letter");
    assert_refused(sets::parse("3c35r38"), 5, "a blank or a comma");
    assert_refused(sets::parse("{3R17} {3c49 3B7}"), 15, "a small letter");
    assert_refused(sets::parse("2 truths {3R1 3r7}"), 16, "a capital letter");
    assert_refused(sets::parse("3 truths {3R17}"), 1, "the number of sectors");
    assert_refused(sets::parse("{3R17} {3c49} rank 1"), 15, "the rank that the lists have");
    assert_refused(sets::parse("{3R17"), 6, "a sector or }");
    assert_refused(sets::parse("truths 3R17"), 8, "{ and sectors");
    assert_refused(sets::parse("0×3R17"), 1, "a weight from 1");
    assert_refused(sets::parse("32768×3R17"), 1, "a weight from 1");
    assert_refused(sets::parse("99999999999999999999999×3R17"), 1, "a weight from 1");
    assert_refused(sets::parse("{3R1} scale 0"), 13, "a scale");
    assert_refused(sets::parse("0R1"), 1, "a sector such as");
    assert_refused(sets::parse("{3R17} => r1c1<>3"), 8, "a sector such as");
    assert_refused(sets::parse_claim("{3R17} {3c49}"), 14, "=> and the actions");
    assert_refused(sets::parse_sectors("{3R17"), 6, "a sector or }");
    assert_refused(sets::parse_sectors("3R17}"), 5, "the end");
}

#[test]
fn a_claim_has_sets_and_actions() {
    let (cover, actions) =
        sets::parse_claim("2 Truths = {3R17}  2 Links = {3c49} => r2c4,r4c9<>3").unwrap();
    assert_eq!(sets::print(&cover), "{3R17} {3c49}");
    assert_eq!(rncn::print_actions(&actions), "r2c4,r4c9<>3");
}

/// Name, details and claims of a line, and the kind of its pattern.
fn named(line: &str) -> (String, String, String, &'static str) {
    let entries = solution::parse(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let [solution::Entry { what: What::Named(named), .. }] = &*entries else {
        panic!("{line}: {entries:?}")
    };
    let claims = match &named.claims {
        NamedClaims::Actions(actions) => rncn::print_actions(actions),
        NamedClaims::Counted(counts) => format!("{counts:?}"),
    };
    let kind = match &named.pattern {
        Some(NamedPattern::Shape(_)) => "shape",
        Some(NamedPattern::Chain(_)) => "chain",
        Some(NamedPattern::Covers(_)) => "covers",
        Some(NamedPattern::LastPlace) => "place",
        None => "",
    };
    (named.name.clone(), named.details.clone(), claims, kind)
}

#[test]
fn steps_by_name_are_read_as_this_program_and_as_hodoku_print_them() {
    for (line, kind) in [
        (r"3. X-Wing: 3 r17\c49 => r268c4,r246c9<>3", "shape"),
        ("X-Wing: 3 r17 c49 => r2c4<>3", "shape"),
        ("Finned Swordfish: 3 r147 c259 fr4c1 => r5c2<>3", "shape"),
        ("Full House: 4 in r9 => r9c4=4", "shape"),
        ("Naked Single: r6c8=1", "shape"),
        ("Hidden Single: r6c8=1", "place"),
        ("Locked Candidates Type 1 (Pointing): 5 in b4 => r6c7<>5", "shape"),
        ("Locked Candidates (Claiming): 4 in r9 in b8 => r7c4<>4", "shape"),
        ("Naked Pair: 3,5 in r12c4 => r5c4<>3", "shape"),
        ("Hidden Pair: 69 in r1c89 (r1) => r1c8<>8", "shape"),
        ("XY-Wing: 2/3/8 in r1c1,r1c9,r2c3 => r2c9<>8", "shape"),
        ("Remote Pair: 18 in r1c1,r4c5 or r1c5,r4c9 => r1c9<>18", "shape"),
        ("Sue de Coq: r46c7 - {234589} (r1379c7 - {3589}, r6c8 - {24}) => r5c8<>2", "shape"),
        ("Sue de Coq: r46c7 {234589}, r1379c7 {3589}, r6c8 {24} => r5c8<>2", "shape"),
        ("Almost Locked Set XZ-Rule: A=r5c14 {358}, B=r4c9 {45}, X=5, Z=8 => r5c8<>8", "shape"),
        ("ALS-XY-Wing: A=r1c1 {35}, B=r4c9 {45}, C=r1c9 {34}, X,Y=3,4, Z=5 => r5c8<>5", "shape"),
        (r"Almost Locked Pair: 37 in r2c8 and b1\r2 in r3c1 => r2c1<>3", "shape"),
        ("Firework Triple: 156 in r4c67,r7c6 (56r4, 15c6) => r4c7<>2", "shape"),
        ("SK-Loop: 37r2, 15b3, 48c8 in r2c13,r13c2 => r2c5<>3", "shape"),
        ("Skyscraper: 7 in r1c4,r5c6 (connected by r15c9) => r2c6<>7", "chain"),
        ("2-String Kite: 5 in r2c8,r9c3 (connected by r2c1,r1c3) => r9c8<>5", "chain"),
        ("Empty Rectangle: 8 in b2 (r37c3) => r7c6<>8", "chain"),
        ("W-Wing: 2/8 in r1c5,r7c9 connected by 8 in r17c2 => r1c9<>2", "chain"),
        ("Rank 0: 2 truths {3R17}  2 links {3c49}  rank 0 (X-Wing) => r4c4<>3", "covers"),
        (
            "Rank 1: 1 truth {3R1}  2 links {3c49}  rank 1; or 1 truth {3R1}  2 links {3c48}  rank 1 => r4c4<>3",
            "covers",
        ),
        ("Unique Rectangle Type 1: 2/7 in r29c17 => r9c7<>27", ""),
        ("Forcing Chain Contradiction: 2r5c9-2r9c9, 2r5c9-2r5c2, then c2 has no 2 => r5c9<>2", ""),
        (
            "Pair Deletion: 125 pairs and 78 patterns deleted; 1 of each digit is left => 47 placements, 90 eliminations",
            "",
        ),
        ("Pattern Overlay (Clash): 3 clashes with 1 pattern of 2; 9 of 2 are left =>", ""),
        (
            "Pattern Overlay (Clash): 3 clashes with 1 pattern of 2; 9 of 2 are left => no candidate yet",
            "",
        ),
    ] {
        let (name, _, claims, found) = named(line);
        assert_eq!(found, kind, "{line}");
        assert!(line.contains(&name) && name.len() > 4, "{line}: {name}");
        let is_counted = line.contains("placements");
        let said = line.rsplit("=> ").next().unwrap().rsplit(": ").next().unwrap();
        let is_none = line.ends_with("=>") || line.ends_with("yet");
        assert!(is_none || is_counted || claims == said, "{line}: {claims}");
    }
}

#[test]
fn a_chain_behind_the_name_of_its_technique_is_read_as_the_chain_that_it_is() {
    for line in [
        "Empty Rectangle: 3 in b2: 3r2c1=3r2c4-3r13c4=3r3c56 => r3c1<>3",
        "Whip[2]: c6n1{r2 r8} - r7n1{c5 .} => r2c2<>1",
    ] {
        let entries = solution::parse(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let [solution::Entry { what, .. }] = &*entries else { panic!("{line}: {entries:?}") };
        assert!(!matches!(what, What::Named(_)), "{line}: {what:?}");
    }
}

#[test]
fn what_stands_around_the_steps_of_a_path_is_passed_over_and_a_list_of_sets_is_not() {
    let printed = " 1. X-Wing: 3 r17\\c49 => r2c4<>3\n    In rows 1 and 7 every place for 3\n    r1c8=1 is not said.\n\n\
                   r1 │ 12    34 │\n    … 2 singles\n 4. AIC: (1=2)r1c1-(2=1)r1c5 => r1c3<>1\n\nSolved in 4 steps.\nr1c1=5\n";
    let own = own_steps(printed);
    assert_eq!(own.passed_over, 5);
    let lines: Vec<(usize, &str)> =
        own.text.lines().enumerate().filter(|(_, line)| !line.is_empty()).collect();
    let expected = [
        (0, r"X-Wing: 3 r17\c49 => r2c4<>3"),
        (5, "singles"),
        (6, "AIC: (1=2)r1c1-(2=1)r1c5 => r1c3<>1"),
    ];
    assert_eq!(lines, expected);
    let forum = "[code]\n1.2\n[/code]\n1–2. [b]2 singles[/b]: r1c1=1, r2c2=2\n3. [b]X-Wing[/b]: 3 r17\\c49 => r2c4<>3\nIn rows.\n";
    let expected = "\n\n\nr1c1=1, r2c2=2\nX-Wing: 3 r17\\c49 => r2c4<>3\n\n";
    assert_eq!(own_steps(forum).text, expected);
    for text in ["1. 2 Sets {3R17}\n   2 Links {3c49}\n   => r2c4<>3\nr4c5=7\n", "r1c1=1\n"] {
        assert_eq!(own_steps(text).text, text);
    }
}

#[test]
fn a_step_by_name_that_cannot_be_read_says_where() {
    for (line, column) in
        [(r"X-Wing: 3 r17\c49 => r2c4<>", 28), (r"X-Wing: 3 r17\c49 => r2c4<>3 and so on", 30)]
    {
        let error = solution::parse(line).unwrap_err();
        assert_eq!((error.line, error.column), (1, column), "{line}: {error}");
    }
}
