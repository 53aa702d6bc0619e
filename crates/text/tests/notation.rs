//! Notations: what is written, what is read, and what is refused.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use ninerooks_board::{CellSet, DigitSet, House, HouseSet, Sector};
use ninerooks_proof::{Action, Cover, Proof};
use ninerooks_step::{
    AlmostLocked, AlmostLockedRange, AlmostLockedSet, BentSubset, Chain, ChainLink, Family, Fish,
    Info, Intersection, Net, NetEnd, Nets, Node, RemotePair, Shape, Single, Step, Subset,
    SubsetKind, TechniqueId, WeakLink, WeakVia,
};
use ninerooks_text::notation::fish;
use ninerooks_text::notation::{StepLine, describe, explain, proof_line, rncn, sets};

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
        "XY-Wing: 123 in r1c15,r2c2, common 3 => r1c2<>3",
        "3 truths {1N15 2N2}  4 links {23r1 13b1}  rank 1",
    );
    let locked = bent("r35c28", "1589", "");
    assert_line(
        &step("Bent Naked Quad", locked, "r3c9<>5", "{35N28} {1r5 5r3 8c2 9c8}"),
        "Bent Naked Quad: 1589 in r35c28 => r3c9<>5",
        "4 truths {35N28}  4 links {1r5 5r3 8c2 9c8}  rank 0",
    );
    assert_line(
        &step(
            "ALS-XZ",
            almost_locked("12r1c1 123r1c5,r2c5", "1"),
            "r2c1<>2",
            "{1N15 2N5} {12r1 2r2 3c5}",
        ),
        "ALS-XZ: 12 in r1c1 -1- 123 in r12c5 => r2c1<>2",
        "3 truths {1N15 2N5}  4 links {1r1 2r12 3c5}  rank 1",
    );
    assert_line(
        &step("ALS-XZ", almost_locked("12r1c1 123r1c5,r1c6", "12"), "r1c9<>1", "{1N156} {123r1}"),
        "ALS-XZ: 12 in r1c1 -1- 123 in r1c56 -2- => r1c9<>1",
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
    let both = Proof::covers(Box::new([cover("{3R1} {3c4}"), cover("{3R2} {3c5}")]));
    let line = "1 truth {3R1}  1 link {3c4}  rank 0; or 1 truth {3R2}  1 link {3c5}  rank 0";
    assert_eq!(proof_line(&both), line);
}

#[test]
fn wings_and_chains_in_words() {
    let assert_words = |step: &Step, words: &str| assert_eq!(explain(step), words);
    assert_words(
        &step("", bent("r1c15,r2c2", "123", "3"), "r1c2<>3", ""),
        "Columns 1 and 5 of row 1, and row 2 column 2 have no other candidates than the digits 1, \
         2 and 3, three digits for three cells, of which only 3 can stand there twice; so 3 stands \
         there at least once, and nothing that sees all its places there can be 3: 3 goes from \
         row 1 column 2.",
    );
    assert_words(
        &step("", bent("r35c28", "1589", ""), "r3c9<>5", ""),
        "Columns 2 and 8 of rows 3 and 5 have no other candidates than the digits 1, 5, 8 and 9, \
         four digits for four cells, and none of these can stand there twice; so all are used, and \
         nothing that sees all places of one of them can be that digit: 5 goes from row 3 column 9.",
    );
    assert_words(
        &step("", chain("3r2c1 3r2c6 3r5c6 3r5c2"), "r6c1<>3", ""),
        "If 3 in row 2 column 1 is not true, then 3 in row 2 column 6 is true and 3 in row 5 column \
         6 is not, so 3 in row 5 column 2 is true; so one of the two ends is true, and what sees \
         both is false: 3 goes from row 6 column 1.",
    );
    assert_words(
        &step("", almost_locked("12r1c1 123r1c5,r2c5", "1"), "r2c1<>2", ""),
        "Each of these sets has one digit more than it has cells, so it lacks one at most: the digits \
         1 and 2 in row 1 column 1, and the digits 1, 2 and 3 in rows 1 and 2 of column 5; each set \
         and the next cannot both have the digit that links them, in turn 1, so if one end lacks \
         another digit the other end has it, and what sees all places of a digit in both ends is \
         false: 2 goes from row 2 column 1.",
    );
    assert_words(
        &step("", remote_pair("18", "r1c1,r4c5", "r1c5,r4c9"), "r1c9<>1 r1c9<>8", ""),
        "Row 1 column 1, and row 4 column 5, and row 1 column 5, and row 4 column 9 have no other \
         candidates than the digits 1 and 8, and each sees one of the other side; so one side has one \
         of these digits and the other side has the other, and nothing that sees both sides can be \
         either: 1 and 8 go from row 1 column 9.",
    );
    let rows = explain(&step("", almost_locked("12r1c1 123r1c5,r1c6", "12"), "r1c9<>1", ""));
    assert!(rows.contains("in a ring each set and the next cannot both have"), "{rows}");
    let mut ring = chain("3r2c1 3r2c6 3r5c6 3r5c1");
    if let Shape::Chain(Chain { links, ring, .. }) = &mut ring {
        *links = [&links[..], &[ChainLink::Sector("3C1".parse().unwrap())]].concat().into();
        *ring = true;
    }
    let ring = step("", ring, "r6c1<>3", "");
    let (line, ring) = (describe(&ring), explain(&ring));
    assert!(line.contains("3r2c1=3r2c6-3r5c6=3r5c1- loop => "), "{line}");
    assert!(ring.contains("runs in a ring, and what sees two neighbours is false"), "{ring}");
    let siamese = explain(&step("", fish(r"3 r29\c679 fr2c7 fr9c9"), "r3c9,r7c7<>3", ""));
    assert!(siamese.starts_with("In rows 2 and 9 there are two finned fish of 3"), "{siamese}");
}

#[test]
fn every_shape_in_words() {
    let assert_words = |step: &Step, words: &str| assert_eq!(explain(step), words);
    assert_words(
        &single("", "1r8c3", Some("b7"), ""),
        "In box 7 the only place left for 1 is row 8 column 3, so row 8 column 3 is 1.",
    );
    assert_words(
        &single("", "1r6c8", None, ""),
        "In row 6 column 8 every digit but 1 is excluded, so row 6 column 8 is 1.",
    );
    let (base, cover) = ("b7".parse().unwrap(), "r9".parse().unwrap());
    let pointing =
        Shape::Intersection(Intersection { digit: ninerooks_board::Digit::D3, base, cover });
    assert_words(
        &step("", pointing, "r9c18<>3", ""),
        "In box 7 every place for 3 is also in row 9, so one of them is the 3 of row 9, and the \
         rest of row 9 cannot be 3: 3 goes from columns 1 and 8 of row 9.",
    );
    assert_words(
        &step("", subset(SubsetKind::Naked, "r1c29", "16", "r1"), "r1c456<>16", ""),
        "Columns 2 and 9 of row 1 have no other candidates than the digits 1 and 6, two digits \
         for two cells, so these use them up, and nothing else in row 1 can be one of them: 1 \
         and 6 go from columns 4, 5 and 6 of row 1.",
    );
    assert_words(
        &step("", subset(SubsetKind::Hidden, "r1c15", "29", "r1"), "r1c1<>37, r1c5<>578", ""),
        "In row 1 the digits 2 and 9 have no other places than columns 1 and 5 of row 1, two \
         cells for two digits, so no other digit has room in these: 3 and 7 go from row 1 column \
         1, and 5, 7 and 8 go from row 1 column 5.",
    );
    assert_words(
        &step("", fish(r"3 r17\c49"), "r268c4,r246c9<>3", ""),
        "In rows 1 and 7 every place for 3 is in columns 4 and 9; these two rows put a 3 into \
         each of these two columns, so nothing else there can be 3: 3 goes from rows 2, 6 and 8 \
         of column 4, and rows 2, 4 and 6 of column 9.",
    );
    assert_words(
        &step("", fish(r"3 r3b6\c67 fr9c3"), "r8c1<>3", ""),
        "In row 3 and box 6 every place for 3 is in columns 6 and 7, but for row 9 column 3; \
         either 3 is true there, or these two houses put a 3 into each of these two columns, and \
         what falls either way is false: 3 goes from row 8 column 1.",
    );
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

/// A chain of two, a range between its sides, and what falls by both.
fn nets() -> Shape {
    let candidate = |name: &str| name.parse::<ninerooks_board::Candidate>().unwrap();
    let side = |names: &str| names.split(' ').map(candidate).collect();
    let range = AlmostLockedRange {
        digit: ninerooks_board::Digit::D1,
        block: House::block(1),
        lines: [House::row(0), House::column(3)],
    };
    let link = |to: &str, via| WeakLink { from: candidate("1r1c3"), to: candidate(to), via };
    Shape::Nets(Nets {
        nets: Box::new([Net { sides: [side("1r4c4 5r4c3"), side("1r4c3 5r4c4")] }]),
        links: Box::new([
            link("1r4c3", WeakVia::Sector("1C3".parse().unwrap())),
            link("1r4c4", WeakVia::Ranges(Box::new([range]))),
        ]),
        end: NetEnd::Clash(candidate("1r4c4")),
    })
}

#[test]
fn strong_chains_in_a_line_and_in_words() {
    let step = step("Range", nets(), "r1c3<>1", "{1R4 1B2} {1r1 1c34}");
    assert_eq!(
        describe(&step),
        "Range: A[1r4c4 5r4c3|1r4c3 5r4c4]; 1r1c3-1r4c3, 1r1c3-(1b2)-1r4c4 => r1c3<>1"
    );
    assert_eq!(
        explain(&step),
        "By strong links either 1 in row 4 column 4 and 5 in row 4 column 3 are true, or 1 in row 4 \
         column 3 and 5 in row 4 column 4 are true. 1 in row 1 column 3 excludes 1 in row 4 column \
         3, and 1 in row 1 column 3 excludes 1 in row 4 column 4 by way of the 1s of box 2; so if \
         what falls were true, 1 in row 4 column 4 would be true and false: 1 goes from row 1 \
         column 3."
    );
}
