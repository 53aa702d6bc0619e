//! Reading the rules that an object has beside its grid.

mod sums;

use std::collections::BTreeSet;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Rule};

use super::super::Fault;
use super::super::loose::{Node, Value};
use super::super::variant::Gathered;
use super::{EVENS, FLAGS, ODDS, PLAIN, digit};

/// What people call rules that are not supported.
const OTHERS: [(&str, &str); 15] = [
    ("betweenline", "between lines"),
    ("cage", "drawn cages"),
    ("circle", "drawn circles"),
    ("columnindexer", "indexing cells"),
    ("doublearrow", "double arrows"),
    ("entropicline", "entropic lines"),
    ("foglight", "fog"),
    ("fogofwar", "fog"),
    ("line", "drawn lines"),
    ("rectangle", "drawn rectangles"),
    ("rowindexer", "indexing cells"),
    ("sandwichsum", "sandwich sums"),
    ("skyscraper", "skyscrapers"),
    ("text", "drawn text"),
    ("xsum", "X-sums"),
];

/// Gathers the rules of an object.
pub(super) fn rules(node: &Node, rules: &mut Gathered) -> Result<(), Fault> {
    let Value::Object(entries) = &node.value else { return Ok(()) };
    let is_said = |(key, node): &&(String, Node)| !PLAIN.contains(&key.as_str()) && !node.is_off();
    for (key, node) in entries.iter().filter(is_said) {
        if let Some((_, rule)) = FLAGS.iter().find(|(flag, _)| flag == key) {
            if !node.is_true() {
                return Err(node.fault("true or false"));
            }
            rules.add(node.at, rule.clone())?;
            continue;
        }
        match key.as_str() {
            "thermometer" => lines(node, rules, |_, line| Ok(Rule::Thermo(line)))?,
            "slowthermometer" => lines(node, rules, |_, line| Ok(Rule::SlowThermo(line)))?,
            "palindrome" => lines(node, rules, |_, line| Ok(Rule::Palindrome(line)))?,
            "renban" => lines(node, rules, |_, line| Ok(Rule::Renban(line)))?,
            "whispers" => {
                lines(node, rules, |entry, line| Ok(Rule::Whisper(number(entry, 5)?, line)))?;
            }
            "odd" => among(node, rules, ODDS)?,
            "even" => among(node, rules, EVENS)?,
            "minimum" => for_each(node, |entry| rules.add(entry.at, Rule::Least(cell_of(entry)?)))?,
            "maximum" => {
                for_each(node, |entry| rules.add(entry.at, Rule::Greatest(cell_of(entry)?)))?;
            }
            "difference" => {
                pairs(node, rules, |entry, pair| Ok(Rule::Difference(number(entry, 1)?, pair)))?;
            }
            "ratio" => pairs(node, rules, |entry, pair| Ok(Rule::Ratio(number(entry, 2)?, pair)))?,
            "xv" => pairs(node, rules, |entry, pair| Ok(Rule::PairSum(letter(entry)?, pair)))?,
            "extraregion" | "killercage" => for_each(node, |entry| sums::cage(entry, rules))?,
            "arrow" => for_each(node, |entry| sums::arrow(entry, rules))?,
            "littlekillersum" => for_each(node, |entry| sums::little_killer(entry, rules))?,
            "regionsumline" => lines(node, rules, |_, line| Ok(Rule::RegionSum(line)))?,
            "zipperline" => lines(node, rules, |_, line| Ok(Rule::Zipper(line)))?,
            "clone" => for_each(node, |entry| {
                let group = |key| cells(entry.get(key).unwrap_or(entry));
                rules.add(entry.at, Rule::Clone(group("cells")?, group("cloneCells")?))
            })?,
            "quadruple" => for_each(node, |entry| rules.add(entry.at, quadruple(entry)?))?,
            // What comes of them depends on the others.
            "negative" => {}
            other => lacks(other, node, rules),
        }
    }
    rules.fold_windoku();
    if let Some(negative) = node.get("negative").filter(|negative| !negative.is_off()) {
        self::negative(negative, rules)?;
    }
    let is_dot = |rule: &Rule| matches!(rule, Rule::Difference(1, _));
    if rules.has(is_dot) && rules.has(|rule| *rule == Rule::NonConsecutive) {
        rules.lacks(node.at, "white dots in a non-consecutive grid");
    }
    Ok(())
}

/// A rule that is not supported, unless it is only the picture of one that is.
fn lacks(key: &str, node: &Node, rules: &mut Gathered) {
    let is_picture = |entry: &Node| entry.get("fromConstraint").is_some_and(|of| !of.is_off());
    let is_drawn = node.list().is_some_and(|list| list.iter().all(is_picture));
    if !is_drawn {
        let known = OTHERS.iter().find(|(other, _)| *other == key).map(|(_, name)| *name);
        rules.lacks(node.at, known.map_or_else(|| format!("\"{key}\""), str::to_owned));
    }
}

/// The kinds of which all are drawn: both kinds of dots, or V and X.
fn negative(node: &Node, rules: &mut Gathered) -> Result<(), Fault> {
    let list = node.list().ok_or_else(|| node.fault("a list of kinds"))?;
    let mut kinds = BTreeSet::new();
    for kind in list.iter().filter(|kind| !kind.is_none()) {
        kinds.insert(kind.text().ok_or_else(|| kind.fault("a kind, as `ratio`"))?);
    }
    let is_other = |rule: &Rule| {
        matches!(rule, Rule::Difference(by, _) if *by != 1)
            || matches!(rule, Rule::Ratio(by, _) if *by != 2)
    };
    let are_dots = kinds.contains("ratio") && kinds.contains("difference") && !rules.has(is_other);
    for kind in &kinds {
        match *kind {
            "xv" => rules.add(node.at, Rule::AllSums)?,
            "difference" if are_dots => {}
            "ratio" if are_dots => rules.add(node.at, Rule::AllDots)?,
            "ratio" | "difference" => rules.lacks(node.at, "dots of one kind that are all drawn"),
            other => rules.lacks(node.at, format!("\"negative {other}\"")),
        }
    }
    Ok(())
}

/// Does something with each entry of a list.
fn for_each(node: &Node, mut then: impl FnMut(&Node) -> Result<(), Fault>) -> Result<(), Fault> {
    let list = node.list().ok_or_else(|| node.fault("a list"))?;
    list.iter().filter(|entry| !entry.is_none()).try_for_each(&mut then)
}

/// Each line of each entry.
fn lines(
    node: &Node,
    rules: &mut Gathered,
    rule: impl Fn(&Node, Vec<Cell>) -> Result<Rule, Fault>,
) -> Result<(), Fault> {
    for_each(node, |entry| {
        let lines = entry.get("lines").ok_or_else(|| entry.fault("an object with `lines`"))?;
        for_each(lines, |line| rules.add(line.at, rule(entry, cells(line)?)?))
    })
}

/// The two cells of each entry.
fn pairs(
    node: &Node,
    rules: &mut Gathered,
    rule: impl Fn(&Node, [Cell; 2]) -> Result<Rule, Fault>,
) -> Result<(), Fault> {
    for_each(node, |entry| {
        let pair = entry.get("cells").ok_or_else(|| entry.fault("an object with `cells`"))?;
        let both = cells(pair)?.try_into().map_err(|_| pair.fault("two cells"))?;
        rules.add(entry.at, rule(entry, both)?)
    })
}

/// Cells that are odd, or even.
fn among(node: &Node, rules: &mut Gathered, digits: DigitSet) -> Result<(), Fault> {
    let mut cells = CellSet::EMPTY;
    for_each(node, |entry| {
        cells.insert(cell_of(entry)?);
        Ok(())
    })?;
    if cells.is_empty() { Ok(()) } else { rules.add(node.at, Rule::Among(digits, cells)) }
}

fn quadruple(entry: &Node) -> Result<Rule, Fault> {
    let square = entry.get("cells").ok_or_else(|| entry.fault("an object with `cells`"))?;
    let own: CellSet = cells(square)?.into_iter().collect();
    let corner = own.first().ok_or_else(|| square.fault("four cells"))?;
    let (row, column) = (corner.row_index(), corner.column_index());
    let is_in = |cell: Cell| {
        (row..row + 2).contains(&cell.row_index())
            && (column..column + 2).contains(&cell.column_index())
    };
    if own.len() != 4 || !own.into_iter().all(is_in) {
        return Err(square.fault("the four cells around a corner"));
    }
    let values = entry.get("values").ok_or_else(|| entry.fault("an object with `values`"))?;
    let values = values.list().ok_or_else(|| values.fault("a list of digits"))?;
    let digits = values.iter().map(digit).collect::<Result<Vec<Option<Digit>>, _>>()?;
    Ok(Rule::Quadruple(corner, digits.into_iter().flatten().collect()))
}

/// The number of an entry, or the one that goes without saying.
fn number(entry: &Node, default: u8) -> Result<u8, Fault> {
    match entry.get("value").filter(|value| !value.is_none()) {
        None => Ok(default),
        Some(value) => {
            let number = value.text().and_then(|text| text.trim().parse().ok());
            number.ok_or_else(|| value.fault("a number"))
        }
    }
}

/// The sum that a letter stands for.
fn letter(entry: &Node) -> Result<u8, Fault> {
    let value = entry.get("value").unwrap_or(entry);
    match value.text() {
        Some("V" | "v") => Ok(5),
        Some("X" | "x") => Ok(10),
        _ => Err(value.fault("`V` or `X`")),
    }
}

fn cell_of(entry: &Node) -> Result<Cell, Fault> {
    cell(entry.get("cell").ok_or_else(|| entry.fault("an object with `cell`"))?)
}

fn cell(node: &Node) -> Result<Cell, Fault> {
    let cell = node.text().and_then(|text| text.trim().parse().ok());
    cell.ok_or_else(|| node.fault("a cell such as R4C5"))
}

fn cells(node: &Node) -> Result<Vec<Cell>, Fault> {
    let list = node.list().ok_or_else(|| node.fault("a list of cells"))?;
    list.iter().filter(|node| !node.is_none()).map(cell).collect()
}
