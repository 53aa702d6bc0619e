//! Grids and steps for the tests, built by hand and judged by the checker.

use ninerooks_board::{Candidate, Digit, Grid, House, HouseSet, Sector};
use ninerooks_logic::{Forms, Found, Position, Technique, techniques};
use ninerooks_proof::{Cover, Proof, RookeryProof};
use ninerooks_step::{
    Chain, ChainLink, Family, Finding, Fish, Info, Intersection, Node, PatternReason, PatternStage,
    Patterns, Sets, Shape, Single, Step, Subset, SubsetKind, TechniqueId,
};
use ninerooks_text::formats;

static INFO: Info = Info {
    id: "by-hand",
    name: "By Hand",
    family: Family::Fish,
    since: "0.1",
    aliases: &[],
    doc: "",
};
pub(crate) const TECHNIQUE: TechniqueId = TechniqueId::new(&INFO);

/// The grid of a line of values, those placed after a `+`, without the candidates of `gone`.
pub(crate) fn grid(line: &str, gone: &str) -> Grid {
    let mut grid = ninerooks_testing::grid(line);
    names(gone).for_each(|candidate: Candidate| grid.eliminate(candidate));
    grid
}

/// The things that `text` names, blanks between them.
pub(crate) fn names<T: std::str::FromStr>(text: &str) -> impl Iterator<Item = T> {
    text.split_whitespace().map(|name| name.parse().ok().expect("a name"))
}

pub(crate) fn cover(truths: &str, links: &str) -> Cover {
    let [truths, links]: [Vec<Sector>; 2] = [truths, links].map(|text| names(text).collect());
    Cover::new(&truths, &links)
}

pub(crate) fn houses(text: &str) -> HouseSet {
    names::<House>(text).collect()
}

/// A step of eliminations that the checker accepts.
pub(crate) fn eliminate(grid: &Grid, targets: &str, shape: Shape, cover: Cover) -> Step {
    let step = Finding::eliminate(names(targets), shape, cover).by(TECHNIQUE);
    step.check(grid).expect("a proved step");
    step
}

fn fish(digit: Digit, base: &str, cover: &str, fins: &str) -> Shape {
    Shape::Fish(Fish {
        digit,
        base: houses(base),
        cover: houses(cover),
        fins: names(fins).collect(),
    })
}

/// An X-Wing of 3s in rows 1 and 7, an example of Yet Another Sudoku, as the next three are.
pub(crate) fn x_wing() -> (Grid, Step) {
    let line = "+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814.\
                +6+1+4.+9...+835+8+24+1+6+97";
    let grid = grid(line, "");
    let targets = "3r2c4 3r2c9 3r4c9 3r6c4 3r6c9 3r8c4";
    let shape = fish(Digit::D3, "r1 r7", "c4 c9", "");
    (grid, eliminate(&grid, targets, shape, cover("3R1 3R7", "3C4 3C9")))
}

const FINNED: &str = "+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........+3.7.5...\
                      49....487.1";

/// A finned X-Wing of 3s in columns 3 and 5.
pub(crate) fn finned_x_wing() -> (Grid, Step) {
    let grid = grid(FINNED, "");
    let shape = fish(Digit::D3, "c3 c5", "r3 r8", "r9c3");
    (grid, eliminate(&grid, "3r8c1", shape, cover("3C3 3C5", "3R3 3R8 3B7")))
}

/// The same grid after one more elimination: a naked pair of 3 and 9 in row 3.
pub(crate) fn naked_pair() -> (Grid, Step) {
    let grid = grid(FINNED, "1r3c4");
    let cells = names("r3c3 r3c4").collect();
    let digits = names::<Digit>("3 9").collect();
    let shape =
        Shape::Subset(Subset { kind: SubsetKind::Naked, cells, digits, houses: houses("r3") });
    (grid, eliminate(&grid, "3r3c5 9r3c5 3r3c6 9r3c6", shape, cover("3N3 3N4", "3R3 9R3")))
}

/// A hidden pair of 2 and 9 in row 1.
pub(crate) fn hidden_pair() -> (Grid, Step) {
    let line = ".6...1..4.48....9+1....+4...+2+4..2.87+5+658+2967+143..65.4+9+2+8+6.....+4+1.+85+4+1.+32\
                6.1..4.+6+38.";
    let grid = grid(line, "9r1c3 3r1c5 3r2c5 9r3c2 9r3c3");
    let cells = names("r1c1 r1c5").collect();
    let digits = names::<Digit>("2 9").collect();
    let shape =
        Shape::Subset(Subset { kind: SubsetKind::Hidden, cells, digits, houses: houses("r1") });
    let targets = "3r1c1 7r1c1 5r1c5 7r1c5 8r1c5";
    (grid, eliminate(&grid, targets, shape, cover("2R1 9R1", "1N1 1N5")))
}

/// The 8s of box 2 lie in column 6.
pub(crate) fn locked_candidates() -> (Grid, Step) {
    let line = "..+5.1+2+7+6+8..+2.6.+1+5916..5.4+23.1...6.9.2+538+9+1+6749.+6...8.....2.758.52.........\
                .......";
    let grid = grid(line, "");
    let (base, cover_house) = (House::block(1), House::column(5));
    let shape = Shape::Intersection(Intersection { digit: Digit::D8, base, cover: cover_house });
    (grid, eliminate(&grid, "8r8c6 8r9c6", shape, cover("8B2", "8C6")))
}

/// The only 1 of box 7 in the puzzle AI Escargot, by Arto Inkala.
pub(crate) fn hidden_single() -> (Grid, Step) {
    let grid = grid(ESCARGOT, "");
    let target = "1r8c3".parse().expect("a name");
    let shape = Shape::Single(Single { target, house: Some(House::block(6)) });
    let step = Finding::place(target, shape, cover("1B7", "8N3")).by(TECHNIQUE);
    step.check(&grid).expect("a proved step");
    (grid, step)
}

pub(crate) const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// All of them.
pub(crate) fn steps() -> [(Grid, Step); 6] {
    [x_wing(), finned_x_wing(), naked_pair(), hidden_pair(), locked_candidates(), hidden_single()]
}

/// Two cells hold all 5s, so five patterns of 2 go, and with them a candidate.
pub(crate) fn patterns() -> (Grid, Step) {
    let (grid, mut step) = x_wing();
    step.shape = Shape::Patterns(Patterns {
        digits: Digit::D3.into(),
        left: [1, 19, 7, 0, 3, 0, 0, 0, 0],
        stages: Box::new([PatternStage {
            reason: PatternReason::Clash { digit: Digit::D5 },
            deleted: [0, 5, 2, 0, 0, 0, 0, 0, 0],
        }]),
    });
    step.proof = Proof::rookeries(RookeryProof::default());
    (grid, step)
}

/// The X-Wing as a chain: both rows have two places.
pub(crate) fn chain() -> (Grid, Step) {
    let (grid, mut step) = x_wing();
    let node = |name: &str| Node::Candidate(name.parse().expect("a name"));
    let sector = |name: &str| ChainLink::Sector(name.parse().expect("a name"));
    let nodes = ["3r1c4", "3r1c9", "3r7c9", "3r7c4"].map(node);
    step.shape = Shape::Chain(Chain::open(nodes, ["3R1", "3C9", "3R7"].map(sector)));
    (grid, step)
}

/// The X-Wing as truths and links.
pub(crate) fn sets() -> (Grid, Step) {
    let (grid, mut step) = x_wing();
    step.shape = Shape::Sets(Sets { truths: 2, rank: 0, known: Some("X-Wing".into()) });
    (grid, step)
}

/// One step of every technique, in the first grid of its page.
pub(crate) fn every_technique() -> Vec<(Grid, Step)> {
    let step = |technique: &&'static Technique| {
        let Info { id, doc, .. } = technique.info();
        let mut lines = doc.lines().skip_while(|line| *line != "```grid").skip(1);
        let text: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
        let puzzle = formats::read(&text.join("\n")).expect("a grid").puzzle;
        let grid = Grid::new(&puzzle).expect("a valid grid");
        let mut found = Found::all(Forms::Once);
        let _ = technique.find(&Position::new(&grid), &mut found);
        let step = found.into_steps().into_iter().next();
        (grid, step.unwrap_or_else(|| panic!("{id} finds nothing in its own example")))
    };
    techniques::ALL.iter().map(step).collect()
}
