//! Steps in words: lines in two notations, explanations and places.

#![allow(clippy::unwrap_used)] // also outside of the test functions

use ninerooks_board::{Candidate, CellSet, Digit, DigitSet, Grid, House, HouseSet, Sector};
use ninerooks_proof::{Action, Proof};
use ninerooks_step::{
    AlmostLocked, AlmostLockedRange, AlmostLockedSet, BentSubset, Chain, ChainLink, Family, Fish,
    Info, Intersection, Net, NetEnd, Nets, Node, RemotePair, Sets, Shape, Single, Step, Subset,
    SubsetKind, TechniqueId, WeakLink, WeakVia,
};
use ninerooks_text::notation::{
    self, CellNames, Notation, describe, describe_in, explain, fish, place, rncn, sets,
};

fn technique(name: &'static str) -> TechniqueId {
    let info = Info { id: "x", name, family: Family::Fish, since: "0.1", aliases: &[], doc: "" };
    TechniqueId::new(Box::leak(Box::new(info)))
}

fn candidate(name: &str) -> Candidate {
    name.parse().unwrap()
}

fn cells(text: &str) -> CellSet {
    rncn::parse_cells(text).unwrap()
}

fn digits(text: &str) -> DigitSet {
    text.chars().filter_map(Digit::from_char).collect()
}

fn houses(names: &str) -> HouseSet {
    names.split(' ').map(|name| name.parse::<House>().unwrap()).collect()
}

fn step(name: &'static str, shape: Shape, actions: &str) -> Step {
    Step {
        technique: technique(name),
        actions: rncn::parse_actions(actions).unwrap().into_iter().collect(),
        shape,
        proof: Proof::cover(sets::parse("{} {}").unwrap()),
    }
}

/// A grid with these digits placed and these cells narrowed down: `5r1c2 12@r3c4`.
fn grid(text: &str) -> Grid {
    let mut grid = Grid::default();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match word.split_once('@') {
            None => grid.place(candidate(word)),
            Some((left, at)) => {
                for cell in cells(at) {
                    let gone = !digits(left);
                    gone.for_each(|digit| grid.eliminate(Candidate::new(digit, cell)));
                }
            }
        }
    }
    grid
}

fn on(grid: &Grid, step: &Step) -> String {
    explain(grid, step, CellNames::Short).to_string()
}

/// In words, on a grid of which nothing is known.
fn words(step: &Step) -> String {
    on(&Grid::default(), step)
}

fn single(target: &str, house: Option<&str>) -> Step {
    let target = target.parse().unwrap();
    let house = house.map(|house| house.parse().unwrap());
    let shape = Shape::Single(Single { target, house });
    step("", shape, &Action::Place(target).to_string())
}

#[test]
fn a_full_house_is_the_last_empty_cell() {
    let row = grid("1r1c1 2r1c2 3r1c3 4r1c4 5r1c5 6r1c6 7r1c7 8r1c8");
    assert_eq!(
        on(&row, &single("9r1c9", Some("r1"))),
        "r1c9 is the last empty cell of row 1, and 9 is the only digit missing there, so \
         r1c9 is 9."
    );
    // With two empty cells it is a hidden single.
    let open = grid("1r1c1 2r1c2 3r1c3 4r1c4 5r1c5 6r1c6 7r1c7 9r5c8");
    let words = on(&open, &single("9r1c9", Some("r1")));
    assert!(
        words.starts_with("In row 1 the only place left for 9 is r1c9: the 9 in r5c8"),
        "{words}"
    );
}

#[test]
fn a_hidden_single_says_which_digits_block_and_from_where() {
    let blocked = grid("1r2c4 1r3c7 5r1c2 6r1c3");
    assert_eq!(
        on(&blocked, &single("1r1c1", Some("r1"))),
        "In row 1 the only place left for 1 is r1c1: the 1s in r2c4 and r3c7 exclude it from the \
         other empty cells, so r1c1 is 1."
    );
    // What no digit blocks was eliminated before, and is not said to be blocked.
    let eliminated = grid("1r2c4 1r3c7 5r1c2 23456789@r1c3");
    let words = on(&eliminated, &single("1r1c1", Some("r1")));
    assert!(words.contains("and 1 was already eliminated from r1c3, so"), "{words}");
    let alone = grid("2r1c2 3r1c3 4r1c4 5r1c5 6r1c6 7r1c7 8r1c8 23456789@r1c9");
    let words = on(&alone, &single("1r1c1", Some("r1")));
    assert!(words.contains(": 1 was already eliminated from the other empty cells, so"), "{words}");
}

#[test]
fn a_naked_single_says_where_the_other_digits_are() {
    let seen = grid("2r6c1 3r6c2 4r1c8 5r2c8 6r4c7 7r5c9 8r9c8");
    assert_eq!(
        on(&seen, &single("1r6c8", None)),
        "In r6c8 only 1 is left: column 8 has 4, 5 and 8, row 6 has 2 and 3, box 6 has 6 and 7, and \
         9 was already eliminated, so r6c8 is 1."
    );
}

#[test]
fn an_xy_wing_names_its_pivot_and_its_pincers() {
    let shape =
        BentSubset { cells: cells("r1c3,r2c2,r2c8"), digits: digits("357"), common: digits("7") };
    let wing = step("XY-Wing", Shape::BentSubset(shape), "r1c7<>7");
    let state = grid("35@r2c2 37@r1c3 57@r2c8");
    assert_eq!(describe(&wing), "XY-Wing: 3/5/7 in r2c2,r1c3,r2c8 => r1c7<>7");
    assert_eq!(
        on(&state, &wing),
        "The pivot r2c2 is 3 or 5; it sees both pincers, r1c3 and r2c8:\n\
         - if r2c2 is 3, then r1c3 is not 3, so it is 7\n\
         - if r2c2 is 5, then r2c8 is not 5, so it is 7\n\
         So one of the pincers is 7, and whatever sees both of them cannot be 7: 7 is eliminated \
         from r1c7."
    );
    assert_eq!(place(&wing), "around the pivot r2c2");
    // The pivot of an XYZ-Wing has all three digits.
    let words = on(&grid("357@r2c2 37@r1c3 57@r2c8"), &wing);
    assert!(
        words.contains("- or else r2c2 is itself 7\nSo 7 is true in one of the three"),
        "{words}"
    );
    // Where the candidates are others, nothing is said of a pivot.
    let words = on(&Grid::default(), &wing);
    assert!(
        words.contains("have only the candidates 3, 5 and 7, three digits for three"),
        "{words}"
    );
}

#[test]
fn bent_subsets_in_words() {
    let bent = |at: &str, of: &str, common: &str| {
        let (cells, digits, common) = (cells(at), digits(of), digits(common));
        Shape::BentSubset(BentSubset { cells, digits, common })
    };
    let locked = step("WXYZ-Wing", bent("r35c28", "1589", ""), "r3c9<>5");
    assert_eq!(
        words(&locked),
        "r35c28 have only the candidates 1, 5, 8 and 9, four digits for four cells, and none of these \
         digits can be true there twice, so each is true there once, and whatever sees all places of \
         a digit there cannot be that digit: 5 is eliminated from r3c9."
    );
    assert_eq!(place(&locked), "in rows 3 and 5");
    let words = words(&step("", bent("r1c12,r23c1", "1258", "8"), "r1c3<>8"));
    assert!(
        words.contains("Only 8 can be true there twice, so it is true there at least"),
        "{words}"
    );
}

fn sector(name: &str) -> ChainLink {
    ChainLink::Sector(name.parse::<Sector>().unwrap())
}

/// Nodes such as `3r2c1 3r2c45`, and the sectors that link them.
fn chain(nodes: &str, links: &str) -> Chain {
    let node = |text: &str| {
        let digit = Digit::from_char(text.chars().next().unwrap()).unwrap();
        Node::new(digit, cells(&text[1..]))
    };
    let nodes: Vec<Node> = nodes.split(' ').map(node).collect();
    Chain::open(nodes, links.split(' ').map(sector).collect::<Vec<_>>())
}

#[test]
fn a_chain_is_a_list_of_inferences_with_their_reasons() {
    let shape = Shape::Chain(chain("3r2c1 3r2c6 3r5c6 3r5c2", "3R2 3C6 3R5"));
    let skyscraper = step("Skyscraper", shape, "r6c1<>3");
    assert_eq!(describe(&skyscraper), "Skyscraper: 3r2c1=3r2c6-3r5c6=3r5c2 => r6c1<>3");
    assert_eq!(
        describe_in(&skyscraper, Notation::Hodoku),
        "Skyscraper: 3- r2c1 =3= r2c6 -3- r5c6 =3= r5c2 -3 => r6c1<>3"
    );
    assert_eq!(
        words(&skyscraper),
        "Assume that r2c1 is not 3:\n\
         - then r2c6 is 3 (row 2 has no other place for 3)\n\
         - so r5c6 is not 3 (column 6 then has its 3)\n\
         - so r5c2 is 3 (row 5 has no other place for 3)\n\
         So r2c1 is 3 or r5c2 is 3, and whatever sees both is false: 3 is eliminated from r6c1."
    );
    assert_eq!(place(&skyscraper), "with the 3s of rows 2 and 5");
}

#[test]
fn a_chain_of_cells_names_where_it_begins() {
    let shape = chain("8r4c3 9r4c3 9r4c4 1r4c4", "4N3 9R4 4N4");
    let pair = step("XY-Chain", Shape::Chain(shape), "r4c9<>8");
    assert_eq!(describe(&pair), "XY-Chain: (8=9)r4c3-(9=1)r4c4 => r4c9<>8");
    let hodoku = describe_in(&pair, Notation::Hodoku);
    assert_eq!(hodoku, "XY-Chain: 8- r4c3 -9- r4c4 -1 => r4c9<>8");
    assert_eq!(place(&pair), "beginning in r4c3, with the digits 1, 8 and 9");
}

#[test]
fn a_ring_knows_that_it_is_one() {
    let mut shape = chain("3r2c1 3r2c6 3r5c6 3r5c1", "3R2 3C6 3R5 3C1");
    shape.ring = true;
    let ring = step("", Shape::Chain(shape), "r6c1<>3");
    assert!(describe(&ring).contains("3r2c1=3r2c6-3r5c6=3r5c1- loop => "), "{}", describe(&ring));
    let words = words(&ring);
    assert!(words.contains("the chain is a loop: if r5c1 is 3, then r2c1 is not 3."), "{words}");
    // The same places, not closed: nothing is guessed from where they lie.
    let open = chain("3r2c1 3r2c6 3r5c6 3r5c1", "3R2 3C6 3R5");
    assert!(!describe(&step("", Shape::Chain(open), "r6c1<>3")).contains("loop"));
}

#[test]
fn a_chain_of_groups_is_called_grouped() {
    let grouped = chain("4r3c6 4r6c6 4r6c9 4r12c9", "4C6 4R6 4C9");
    let grouped = step("X-Chain", Shape::Chain(grouped), "r3c7<>4");
    let line = "Grouped X-Chain: 4r3c6=4r6c6-4r6c9=4r12c9 => r3c7<>4";
    assert_eq!((describe(&grouped), &*notation::name(&grouped)), (line.into(), "Grouped X-Chain"));
    let plain = chain("4r3c6 4r6c6 4r6c9 4r1c9", "4C6 4R6 4C9");
    assert_eq!(notation::name(&step("X-Chain", Shape::Chain(plain), "r3c7<>4")), "X-Chain");
}

#[test]
fn an_empty_rectangle_names_its_box() {
    let shape = chain("8r9c9 8r3c9 8r3c456 8r23c5", "8C9 8R3 8B2");
    let rectangle = step("Empty Rectangle", Shape::Chain(shape), "r9c5<>8");
    let line = "Empty Rectangle: 8 in b2: 8r9c9=8r3c9-8r3c456=8r23c5 => r9c5<>8";
    assert_eq!(describe(&rectangle), line);
    assert_eq!(place(&rectangle), "with the 8s of box 2");
    let words = words(&rectangle);
    assert!(words.starts_with("In box 2 every place for 8 is in r3c456 or in r23c5. A"), "{words}");
    // A box whose two places share a row is an ordinary link.
    let straight = chain("8r9c9 8r3c9 8r3c4 8r3c5", "8C9 8R3 8B2");
    assert!(!describe(&step("", Shape::Chain(straight), "r9c5<>8")).contains("in b2"));
}

/// Sets such as `12r1c1`, and the digits that link them.
fn almost_locked(sets: &str, links: &str) -> Shape {
    let set = |text: &str| {
        let (of, at) = text.split_at(text.find('r').unwrap());
        AlmostLockedSet { cells: cells(at), digits: digits(of) }
    };
    let links = links.chars().filter_map(Digit::from_char).collect();
    Shape::AlmostLocked(AlmostLocked { sets: sets.split(' ').map(set).collect(), links })
}

#[test]
fn almost_locked_sets_in_both_notations_name_x_and_z() {
    let xz = step("ALS-XZ", almost_locked("358r5c14 4589r4c9,r56c7", "5"), "r5c8<>8");
    assert_eq!(describe(&xz), "ALS-XZ: (8=35)r5c14-(5=498)r4c9,r56c7 => r5c8<>8");
    assert_eq!(
        describe_in(&xz, Notation::Hodoku),
        "ALS-XZ: A=r5c14 {358}, B=r4c9,r56c7 {4589}, X=5, Z=8 => r5c8<>8"
    );
    assert_eq!(
        words(&xz),
        "- A is r5c14 with the digits 3, 5 and 8: three digits for two cells, so at most one of them is missing\n\
         - B is r4c9 and r56c7 with the digits 4, 5, 8 and 9: four digits for three cells, so at most one of them is missing\n\
         - X = 5 cannot be in both A and B, because every 5 of one sees every 5 of the other\n\
         - If A lacks Z = 8, it has all its other digits, so B lacks 5 and has all its others, including 8\n\
         So 8 is in A or in B, and whatever sees every 8 of both is not 8: 8 is eliminated from r5c8."
    );
    assert_eq!(place(&xz), "with 2 almost-locked sets in row 5 and box 6, linked by 5");
    let wing = almost_locked("12r1c1 23r2c2 13r3c3", "23");
    let wing = step("ALS-XY-Wing", wing, "r9c9<>1");
    assert_eq!(
        describe_in(&wing, Notation::Hodoku),
        "ALS-XY-Wing: A=r1c1 {12}, B=r3c3 {13}, C=r2c2 {23}, X,Y=2,3, Z=1 => r9c9<>1"
    );
    // A ring has no Z: all its digits are locked.
    let ring = step("ALS-XZ", almost_locked("12r1c1 123r1c56", "12"), "r1c9<>1");
    let line = "ALS-XZ: A=r1c1 {12}, B=r1c56 {123}, X=1,2 => r1c9<>1";
    assert_eq!(describe_in(&ring, Notation::Hodoku), line);
    assert!(words(&ring).contains("each set lacks exactly one of the two digits that link it"));
}

fn side(names: &str) -> ninerooks_board::CandidateSet {
    names.split(' ').map(candidate).collect()
}

fn seen(from: &str, to: &str, by: &str) -> WeakLink {
    let via = WeakVia::Sector(by.parse().unwrap());
    WeakLink { from: candidate(from), to: candidate(to), via }
}

fn colours(links: Vec<WeakLink>, end: NetEnd) -> Shape {
    let net = Net { sides: [side("1r4c4 5r4c3"), side("1r4c3 5r4c4")] };
    Shape::Nets(Nets { nets: Box::new([net]), links: links.into(), end })
}

#[test]
fn a_trap_sees_both_colours() {
    let range = AlmostLockedRange {
        digit: Digit::D1,
        block: House::block(1),
        lines: [House::row(0), House::column(3)],
    };
    let (from, to) = (candidate("1r1c3"), candidate("1r4c4"));
    let far = WeakLink { from, to, via: WeakVia::Ranges(Box::new([range])) };
    let links = vec![seen("1r1c3", "1r4c3", "1C3"), far];
    let trap = step("Range", colours(links, NetEnd::Clash(to)), "r1c3<>1");
    assert_eq!(
        describe(&trap),
        "Range: A[1r4c4 5r4c3|1r4c3 5r4c4]; 1r1c3-1r4c3, 1r1c3-(1b2)-1r4c4 => r1c3<>1"
    );
    assert_eq!(
        words(&trap),
        "- Strong links give the chain A two colours, of which exactly one is true: A is 1 in r4c4, \
         and 5 in r4c3; a is 1 in r4c3, and 5 in r4c4\n\
         - 1 in r1c3 sees both colours: 1 in r4c3 (a) and 1 in r4c4 (A) by way of the 1s of box 2\n\
         Whichever of the two colours is true, a candidate that sees both sees a true one: 1 is \
         eliminated from r1c3."
    );
    assert_eq!(place(&trap), "with the digits 1 and 5: the chain of strong links through 1r4c4");
}

#[test]
fn what_sees_one_colour_only_is_no_trap() {
    let links = vec![seen("1r1c3", "1r4c3", "1C3"), seen("5r4c3", "5r5c3", "5C3")];
    let end = NetEnd::Empty("5B4".parse().unwrap());
    let words = words(&step("", colours(links, end), "r1c3<>1"));
    assert!(!words.contains("sees both"), "{words}");
    assert!(words.contains("Assume that 1 in r1c3 is true:\n- then 1 in r1c3 excludes"), "{words}");
    assert!(words.contains("so the colour a is false and A is true"), "{words}");
    assert!(words.contains("Then box 4 would have no place for 5, so the assumption"), "{words}");
}

#[test]
fn a_colour_that_excludes_itself_is_false() {
    let links = vec![seen("1r4c4", "5r4c3", "1C3")];
    let clash = NetEnd::Clash(candidate("5r4c3"));
    let words = words(&step("", colours(links, clash), "r4c4<>1"));
    assert!(words.contains("Assume that the colour A is true:"), "{words}");
    assert!(words.contains("Then A would exclude itself, so A is false and a is true"), "{words}");
}

#[test]
fn many_links_are_counted_in_good_grammar() {
    let link = |_| seen("1r1c3", "1r1c4", "1R1");
    let of = |n: usize| {
        let clash = NetEnd::Clash(candidate("1r9c9"));
        words(&step("", colours((0..n).map(link).collect(), clash), "r1c3<>1"))
    };
    assert!(of(13).contains("- and 1 more link\n") && of(14).contains("- and 2 more links\n"));
    assert!(!of(12).contains("more link"));
}

#[test]
fn subsets_intersections_and_remote_pairs_in_words() {
    let subset = |kind, at: &str, of: &str| {
        let (cells, digits, houses) = (cells(at), digits(of), houses("r1"));
        Shape::Subset(Subset { kind, cells, digits, houses })
    };
    assert_eq!(
        words(&step("", subset(SubsetKind::Naked, "r1c29", "16"), "r1c456<>16")),
        "r1c29 have only the candidates 1 and 6, two digits for two cells, so these cells use the \
         digits up, and no other cell of row 1 can have one of them: 1 and 6 are eliminated from \
         r1c456."
    );
    assert_eq!(
        words(&step("", subset(SubsetKind::Hidden, "r1c15", "29"), "r1c1<>37, r1c5<>578")),
        "In row 1 the digits 2 and 9 can only be in r1c15, two cells for two digits, so there is \
         no room for other digits in these cells: 3 and 7 are eliminated from r1c1, and 5, 7 and 8 \
         are eliminated from r1c5."
    );
    let (base, cover) = ("b7".parse().unwrap(), "r9".parse().unwrap());
    let pointing = Shape::Intersection(Intersection { digit: Digit::D3, base, cover });
    assert_eq!(
        words(&step("", pointing, "r9c18<>3")),
        "In box 7 every place for 3 is also in row 9, so the 3 of row 9 is one of them, and the \
         other cells of row 9 cannot be 3: 3 is eliminated from r9c18."
    );
    let sides = [cells("r1c1,r4c5"), cells("r1c5,r4c9")];
    let pair = Shape::RemotePair(RemotePair { digits: digits("18"), sides });
    let pair = step("", pair, "r1c9<>1 r1c9<>8");
    let said = words(&pair);
    assert!(
        said.contains("either r1c1 and r4c5 are all 1 and r1c5 and r4c9 are all 8, or"),
        "{said}"
    );
    assert!(said.contains("sees cells of both sides"), "{said}");
    assert_eq!(place(&pair), "with 4 cells that have only 1 and 8, one of them r1c1");
}

#[test]
fn fish_put_an_8_and_a_3() {
    let fish = |text: &str| {
        let fish::Fish { digit, base, cover, fins, .. } = text.parse().unwrap();
        Shape::Fish(Fish { digit, base, cover, fins })
    };
    assert_eq!(
        words(&step("", fish(r"3 r17\c49"), "r268c4,r246c9<>3")),
        "In rows 1 and 7 every place for 3 is in columns 4 and 9. So these two rows put a 3 into each \
         of these two columns, and no other cell there can be 3: 3 is eliminated from r268c4 and \
         r246c9."
    );
    let eights = words(&step("", fish(r"8 r17\c49"), "r2c4<>8"));
    assert!(eights.contains("put an 8 into each"), "{eights}");
    let finned = step("", fish(r"3 r3b6\c67 fr9c3"), "r8c1<>3");
    assert_eq!(describe_in(&finned, Notation::Hodoku), ": 3 r3b6 c67 fr9c3 => r8c1<>3");
    let said = words(&finned);
    assert!(
        said.contains("except for the fin r9c3. Either the fin is 3, or these two houses"),
        "{said}"
    );
    let siamese = words(&step("", fish(r"3 r29\c679 fr2c7 fr9c9"), "r3c9,r7c7<>3"));
    assert!(siamese.starts_with("In rows 2 and 9 there are two finned fish of 3"), "{siamese}");
}

#[test]
fn set_logic_writes_its_truths_and_links() {
    let shape = Shape::Sets(Sets { truths: 2, rank: 0, known: Some("X-Wing".into()) });
    let mut wing = step("Set Logic", shape, "r2c4<>3");
    wing.proof = Proof::cover(sets::parse("{3R17} {3c49}").unwrap());
    let line = "Set Logic: 2 truths {3R17}  2 links {3c49}  rank 0 (X-Wing) => r2c4<>3";
    assert_eq!(describe(&wing), line);
    assert_eq!(place(&wing), "with 2 truths, one of them 3R1");
    let words = words(&wing);
    assert!(words.contains("every link holds one of these"), "{words}");
}

#[test]
fn cells_have_long_names_by_option() {
    let pointing = Shape::Intersection(Intersection {
        digit: Digit::D3,
        base: "b7".parse().unwrap(),
        cover: "r9".parse().unwrap(),
    });
    let pointing = step("", pointing, "r9c18<>3");
    let long = explain(&Grid::default(), &pointing, CellNames::Long).to_string();
    assert!(long.ends_with(": 3 is eliminated from columns 1 and 8 of row 9."), "{long}");
    assert!(words(&pointing).ends_with(": 3 is eliminated from r9c18."));
}
