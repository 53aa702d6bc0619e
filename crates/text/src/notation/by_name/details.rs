//! What stands between the name of a technique and the arrow, in the words of this program and of `HoDoKu`.

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};
use ninerooks_proof::Action;
use ninerooks_step::{
    AlmostLocked, AlmostLockedCandidates, AlmostLockedSet, BentSubset, Blossom, BlossomStem,
    CellsAndDigits, FireworkPivot, Fireworks, Fish, HouseDigits, Intersection, MultiSector, Petal,
    PostedChain, PostedLink, PostedNode, RemotePair, Shape, Single, Subset, SubsetKind, SueDeCoq,
};

use super::super::cursor::Cursor;
use super::super::fish;
use super::super::{eureka, rncn, sets};
use super::NamedPattern;

/// The pattern, if it is one that says all that it counts upon.
pub(super) fn pattern(name: &str, details: &str, claims: &[Action]) -> Option<NamedPattern> {
    let lower = name.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| lower.contains(word));
    if details.contains('{') && details.contains("truth") {
        return covers(details).map(NamedPattern::Covers);
    }
    let text = Text(details);
    let shape = if has(&["single", "full house", "last digit", "last value"]) {
        return single(&lower, text, claims);
    } else if has(&["skyscraper", "string kite", "empty rectangle", "w-wing"]) {
        return text.two_links(claims).map(NamedPattern::Chain);
    } else if has(&["naked", "hidden", "locked pair", "locked triple", "locked quad"])
        && !has(&["rectangle", "almost", "bent"])
    {
        text.subset(has(&["hidden"])).map(Shape::Subset)
    } else if has(&["pointing", "claiming", "locked candidates", "box/line", "intersection"]) {
        text.intersection(claims).map(Shape::Intersection)
    } else if has(&["almost locked", "almost-locked", "als-", "aals"]) {
        let candidates = || text.candidates().map(Shape::AlmostLockedCandidates);
        text.sets().map(Shape::AlmostLocked).or_else(candidates)
    } else if has(&["sue de coq"]) {
        text.sue_de_coq().map(|shape| Shape::SueDeCoq(Box::new(shape)))
    } else if has(&["firework"]) {
        text.fireworks().map(Shape::Fireworks)
    } else if has(&["sk-loop", "multi-sector"]) {
        text.sectors().map(Shape::MultiSector)
    } else if has(&["remote pair"]) {
        text.remote_pair().map(Shape::RemotePair)
    } else if has(&["death blossom"]) {
        text.blossom().map(Shape::Blossom)
    } else if has(&["kraken"]) {
        None
    } else {
        let bent = || has(&["wing", "bent"]).then(|| text.bent().map(Shape::BentSubset))?;
        text.fish().map(Shape::Fish).or_else(bent)
    };
    shape.map(NamedPattern::Shape)
}

/// `2 truths {3R17}  2 links {3c49}  rank 0 (X-Wing)`, and several with `; or ` between them.
fn covers(details: &str) -> Option<Vec<ninerooks_proof::Cover>> {
    let known = details.trim_end().strip_suffix(')').and_then(|text| text.rsplit_once(" ("));
    let details = known.map_or(details, |(before, _)| before);
    details.split("; or ").map(|cover| sets::parse(cover.trim()).ok()).collect()
}

/// `1 in b7`, `r8c3=1`, or nothing but what is placed.
fn single(name: &str, text: Text<'_>, claims: &[Action]) -> Option<NamedPattern> {
    let [Action::Place(target)] = claims else { return None };
    let mut parts = text.parts();
    let house = match parts.next() {
        None if name.contains("naked") => None,
        None => return Some(NamedPattern::LastPlace),
        Some(digit) => {
            let is_it = digit == target.digit().to_string() && parts.next() == Some("in");
            let house = house(parts.next().filter(|_| is_it)?)?;
            Some(house)
        }
    };
    Some(NamedPattern::Shape(Shape::Single(Single { target: *target, house })))
}

/// `r7`, `c3` or `b9`.
fn house(text: &str) -> Option<House> {
    let houses = houses(text)?;
    (houses.len() == 1).then(|| houses.first())?
}

/// `r17c4`: houses of any kind.
fn houses(text: &str) -> Option<HouseSet> {
    let mut cursor = Cursor::new(text);
    let mut all = HouseSet::EMPTY;
    while !cursor.is_done() {
        let kind = match cursor.eat(char::is_alphabetic)?.to_ascii_lowercase() {
            'r' => HouseKind::Row,
            'c' => HouseKind::Column,
            'b' => HouseKind::Block,
            _ => return None,
        };
        all |= HouseSet::of_kind(kind, cursor.numbers("").ok()?);
    }
    Some(all)
}

/// `35`, `3,5` or `3/5`.
fn digits(text: &str) -> Option<DigitSet> {
    let mut digits = DigitSet::EMPTY;
    for c in text.chars().filter(|c| !",/ ".contains(*c)) {
        let digit = Digit::from_char(c)?;
        if digits.contains(digit) {
            return None;
        }
        digits.insert(digit);
    }
    (!digits.is_empty()).then_some(digits)
}

fn cells(text: &str) -> Option<CellSet> {
    rncn::parse_cells(text.trim()).ok().filter(|cells| !cells.is_empty())
}

/// Cells with their digits in braces, `r5c14 {358}`, also with a dash between them.
fn cells_with_digits(text: &str) -> Option<CellsAndDigits> {
    let (cells_of, rest) = text.split_once('{')?;
    let (digits_of, _) = rest.split_once('}')?;
    let cells = cells(cells_of.trim_end_matches([' ', '-', '–']))?;
    Some(CellsAndDigits { cells, digits: digits(digits_of)? })
}

/// The details of a line.
#[derive(Clone, Copy)]
struct Text<'a>(&'a str);

impl<'a> Text<'a> {
    fn parts(self) -> impl Iterator<Item = &'a str> {
        self.0.split_whitespace()
    }

    /// `5 in b4 in r6`, or `5 in b4`: the other house is then the one in which something is eliminated.
    fn intersection(self, claims: &[Action]) -> Option<Intersection> {
        let mut parts = self.0.split(" in ").map(str::trim);
        let digit = digits(parts.next()?)?.only()?;
        let base = house(parts.next()?)?;
        let cover = match parts.next() {
            Some(cover) => house(cover)?,
            None => crossing(base, claims)?,
        };
        parts.next().is_none().then_some(Intersection { digit, base, cover })
    }

    /// `16 in r1c29 (r1)`, `3,5 in r12c4`.
    fn subset(self, is_hidden: bool) -> Option<Subset> {
        let (digits_of, rest) = self.0.split_once(" in ")?;
        let (cells_of, houses_of) = rest.split_once('(').unwrap_or((rest, ""));
        let within = houses_of.trim_end_matches([')', ' ']).replace([' ', ','], "");
        let kind = if is_hidden { SubsetKind::Hidden } else { SubsetKind::Naked };
        let houses = if within.is_empty() { HouseSet::EMPTY } else { houses(&within)? };
        Some(Subset { kind, cells: cells(cells_of)?, digits: digits(digits_of)?, houses })
    }

    /// `3 r17\c49 fr4c1`, `3 r17 c49 fr4c1`.
    fn fish(self) -> Option<Fish> {
        let fish::Fish { digit, base, cover, fins, endo_fins } = self.0.trim().parse().ok()?;
        Some(Fish { digit, base, cover, fins: fins | endo_fins })
    }

    /// `3/5/7 in r2c2,r16c3`: the last digit is the common one.
    fn bent(self) -> Option<BentSubset> {
        let (digits_of, cells_of) = self.0.split_once(" in ")?;
        let last = digits_of.rsplit_once('/').and_then(|(_, last)| digits(last));
        let common = last.unwrap_or(DigitSet::EMPTY);
        Some(BentSubset { cells: cells(cells_of)?, digits: digits(digits_of)?, common })
    }

    /// `A=r5c14 {358}, B=r4c9,r56c7 {4589}, X=5, Z=8`; with `X,Y=5,8` or `links=2,4,9`.
    fn sets(self) -> Option<AlmostLocked> {
        let (mut sets, mut links) = (Vec::new(), Vec::new());
        let mut rest = self.0;
        while let Some((set, behind)) = rest.split_once('}') {
            let (letter, set) = set.split_once('=')?;
            let name = letter.trim_matches([',', ' ']).to_owned();
            let CellsAndDigits { cells, digits } = cells_with_digits(&format!("{set}}}"))?;
            sets.push((name, AlmostLockedSet { cells, digits }));
            rest = behind;
        }
        if sets.len() < 2 {
            return None;
        }
        for part in rest.split(", ").map(|part| part.trim_matches([',', ' '])) {
            let Some((what, which)) = part.split_once('=') else { continue };
            if what != "Z" {
                links.extend(which.split(',').filter_map(|digit| digits_one(digit.trim())));
            }
        }
        // Of three sets C is the one in the middle.
        if let [_, b, c] = sets.as_mut_slice()
            && links.len() == 2
        {
            core::mem::swap(b, c);
        }
        let sets = sets.into_iter().map(|(_, set)| set).collect();
        Some(AlmostLocked { sets, links: links.into() })
    }

    /// `37 in r2c8 and b1\r2 in r3c1`.
    fn candidates(self) -> Option<AlmostLockedCandidates> {
        let (naked, hidden) = self.0.split_once(" and ")?;
        let (digits_of, naked_cells) = naked.split_once(" in ")?;
        let (where_to, hidden_cells) = hidden.split_once(" in ")?;
        let (hidden_in, naked_in) = where_to.split_once('\\')?;
        Some(AlmostLockedCandidates {
            digits: digits(digits_of)?,
            naked_in: house(naked_in.trim())?,
            naked: cells(naked_cells)?,
            hidden_in: house(hidden_in.trim())?,
            hidden: cells(hidden_cells)?,
        })
    }

    /// `r46c7 {234589}, r1379c7 {3589}, r6c8 {24}`, or `r46c7 - {234589} (r1379c7 - {3589}, r6c8 - {24})`.
    fn sue_de_coq(self) -> Option<SueDeCoq> {
        let parts =
            self.0.split_inclusive('}').map(|part| part.trim_start_matches([',', ' ', '(', ')']));
        let parts: Vec<CellsAndDigits> =
            parts.filter(|part| !part.is_empty()).map(cells_with_digits).collect::<Option<_>>()?;
        let [crossing, one, other] = parts.try_into().ok()?;
        let common = |part: CellsAndDigits| (crossing.cells | part.cells).common_houses();
        let is_box = |house: &House| house.kind() == HouseKind::Block;
        let block = crossing.cells.common_houses().into_iter().find(is_box)?;
        // Whichever of the two is in the box comes last.
        let is_last = (other.cells).is_subset(block.cells());
        let [in_line, in_box] = if is_last { [one, other] } else { [other, one] };
        let line = common(in_line).into_iter().find(|house| !is_box(house))?;
        Some(SueDeCoq { line, block, crossing, in_line, in_box })
    }

    /// `156 in r4c67,r7c6 (56r4, 15c6)`, the pivots parted by `; `.
    fn fireworks(self) -> Option<Fireworks> {
        let (head, rest) = self.0.split_once(" (")?;
        let all = cells(head.split_once(" in ")?.1)?;
        let mut pivots = Vec::new();
        for of_pivot in rest.trim_end_matches([')', ' ']).split("; ") {
            let [mut in_row, mut in_column] = [(DigitSet::EMPTY, None); 2];
            for part in of_pivot.split(", ") {
                let HouseDigits { house, digits } = house_digits(part)?;
                match house.kind() {
                    HouseKind::Row => in_row = (digits, Some(house)),
                    _ => in_column = (digits, Some(house)),
                }
            }
            let cell = all
                .into_iter()
                .find(|cell| Some(cell.row()) == in_row.1 && Some(cell.column()) == in_column.1);
            pivots.push(FireworkPivot { cell: cell?, in_row: in_row.0, in_column: in_column.0 });
        }
        let of_pivots: CellSet = pivots.iter().map(|pivot| pivot.cell).collect();
        Some(Fireworks { pivots: pivots.into(), wings: all - of_pivots })
    }

    /// `37r2, 15b3, 48c8 in r2c13,r13c2`.
    fn sectors(self) -> Option<MultiSector> {
        let (links, cells_of) = self.0.split_once(" in ")?;
        let links = links.split(", ").map(house_digits).collect::<Option<Vec<_>>>()?;
        Some(MultiSector { cells: cells(cells_of)?, links: links.into() })
    }

    /// `r4c5: 4r4c5-(4=68)r4c13, 7r4c5-(7=8)r2c5`, or `4 in r4: …`: the stem, then each of its candidates with its set.
    fn blossom(self) -> Option<Blossom> {
        let (stem, petals) = self.0.split_once(": ")?;
        let stem = match stem.split_once(" in ") {
            Some((digit, of)) => house(of.trim())?.sector(digits_one(digit)?),
            None => cells(stem)?.only()?.sector(),
        };
        let petal = |text: &str| {
            let (from, set) = text.trim().split_once("-(")?;
            let (digits_of, cells_of) = set.split_once(')')?;
            let digits = digits(&digits_of.replace(['=', '|'], ""))?;
            let set = AlmostLockedSet { cells: cells(cells_of)?, digits };
            Some(Petal { from: from.parse().ok()?, set })
        };
        let petals = petals.split(", ").map(petal).collect::<Option<Vec<_>>>()?;
        Some(Blossom { stem: BlossomStem::Sector(stem), petals: petals.into() })
    }

    /// `18 in r1c1,r4c5 or r1c5,r4c9`.
    fn remote_pair(self) -> Option<RemotePair> {
        let (digits_of, rest) = self.0.split_once(" in ")?;
        let (one, other) = rest.split_once(" or ")?;
        Some(RemotePair { digits: digits(digits_of)?, sides: [cells(one)?, cells(other)?] })
    }

    /// `HoDoKu`'s chains of two strong links: `7 in r1c4,r5c6 (connected by r15c9)`, `8 in b2 (r37c3)`, and
    /// `2/4 in r1c1,r5c5 connected by 4 in r15c8`.
    fn two_links(self, claims: &[Action]) -> Option<PostedChain> {
        // `3 in b2: 3r2c1=3r2c4-3r13c4=3r3c56`
        let behind = self.0.rsplit_once(": ").map_or(self.0, |(_, chain)| chain);
        if let Ok(chain) = eureka::parse(behind.trim()) {
            return Some(chain);
        }
        let (head, rest) = self.0.split_once(" in ")?;
        let pair = digits(head)?;
        if let Some((ends, by)) = rest.split_once("connected by ") {
            let by = by.trim_end_matches([')', ' ']);
            let ends = cells(ends.trim_end_matches(['(', ' ']))?;
            return match by.split_once(" in ") {
                Some((digit, by)) => w_wing(head, digits_one(digit)?, ends, cells(by)?),
                None => turbot(pair.only()?, ends, cells(by)?),
            };
        }
        let (block, link) = rest.split_once(" (")?;
        rectangle(pair.only()?, house(block.trim())?, cells(link.trim_end_matches(')'))?, claims)
    }
}

/// `37r2`.
fn house_digits(text: &str) -> Option<HouseDigits> {
    let text = text.trim();
    let at = text.find(char::is_alphabetic)?;
    Some(HouseDigits { house: house(text.get(at..)?)?, digits: digits(text.get(..at)?)? })
}

fn digits_one(text: &str) -> Option<Digit> {
    digits(text).and_then(DigitSet::only)
}

/// The house across `base` that holds all of what is claimed.
fn crossing(base: House, claims: &[Action]) -> Option<House> {
    let cells: CellSet = claims.iter().map(|claim| claim.candidate().cell()).collect();
    let is_box = |house: House| house.kind() == HouseKind::Block;
    let crosses =
        |house: &House| is_box(*house) != is_box(base) && (house.cells() & base.cells()).len() == 3;
    cells.common_houses().into_iter().find(crosses)
}

/// A chain of candidates and groups, whose links are strong and weak in turn.
fn chain(nodes: Vec<(DigitSet, CellSet)>) -> PostedChain {
    let link = |i: usize| PostedLink { is_strong: i.is_multiple_of(2), is_within: false, by: None };
    let links = (1..nodes.len()).map(|i| link(i - 1)).collect();
    let node = |(digits, cells)| PostedNode { digits, last: digits, cells, named: None };
    PostedChain { nodes: nodes.into_iter().map(node).collect(), links, is_loop: false }
}

fn two(cells: CellSet) -> Option<[Cell; 2]> {
    cells.collect::<Vec<_>>().try_into().ok()
}

/// The ends of two strong links of a digit, and the cells in the middle, each seen by the end that is linked to it.
fn turbot(digit: Digit, ends: CellSet, middle: CellSet) -> Option<PostedChain> {
    let [one, other] = two(ends)?;
    let [near, far] = two(middle)?;
    let fits = |near: &Cell, far: &Cell| one.sees(*near) && other.sees(*far);
    let straight = fits(&near, &far);
    let [near, far] = if straight { [near, far] } else { [far, near] };
    let node = |cell: Cell| (DigitSet::from(digit), CellSet::from(cell));
    Some(chain(vec![node(one), node(near), node(far), node(other)]))
}

/// Two cells of the same two digits, and the strong link of one of these between them. The other digit is eliminated.
fn w_wing(pair: &str, digit: Digit, ends: CellSet, middle: CellSet) -> Option<PostedChain> {
    let z = digits(pair)?.without(digit).only()?;
    let linked = turbot(digit, ends, middle)?;
    let cell = |at: usize| linked.nodes.get(at).map(|node| node.cells);
    let node = |digit: Digit, at| Some((DigitSet::from(digit), cell(at)?));
    Some(chain(vec![
        node(z, 0)?,
        node(digit, 0)?,
        node(digit, 1)?,
        node(digit, 2)?,
        node(digit, 3)?,
        node(z, 3)?,
    ]))
}

/// The digit of a box in a row and a column, and a strong link that one of the two leads to: its other end and the other
/// line see what is eliminated.
fn rectangle(digit: Digit, block: House, link: CellSet, claims: &[Action]) -> Option<PostedChain> {
    let [one, other] = two(link)?;
    let target = claims.first()?.candidate().cell();
    // The end that sees the target is the far one.
    let [near, far] = if target.sees(other) { [one, other] } else { [other, one] };
    let of_line = |line: House| line.cells() & block.cells();
    let (by_near, by_target) = if one.row() == other.row() {
        (near.column(), target.row())
    } else {
        (near.row(), target.column())
    };
    let digit = DigitSet::from(digit);
    Some(chain(vec![
        (digit, far.into()),
        (digit, near.into()),
        (digit, of_line(by_near)),
        (digit, of_line(by_target)),
    ]))
}
