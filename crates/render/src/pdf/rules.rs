//! The rules that puzzles add, in the words of players: the page says them below its board, too, in whole sentences.

use ninerooks_board::{DigitSet, Rule, Rules};

/// A sentence for each kind of rule that one of these has, in the order in which they come first.
pub(super) fn sentences(lists: impl IntoIterator<Item = Rules>) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    for rule in lists.into_iter().flat_map(Rules::list) {
        let sentence = sentence(rule);
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    sentences
}

/// The names of the rules of a puzzle, each once. Sums of cells that nothing is drawn of are said in full.
pub(super) fn names(rules: Rules) -> String {
    let mut names: Vec<String> = Vec::new();
    for rule in rules.list() {
        let name = match rule {
            Rule::Sum(..) => rule.to_string(),
            other => other.name().to_owned(),
        };
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// The digits as they are named in sentences: odd, even, or each.
const ODD: &str = "13579";
const EVEN: &str = "2468";

/// What players are told of a rule of this kind.
fn sentence(rule: &Rule) -> String {
    let words = match rule {
        Rule::FallingDiagonal | Rule::RisingDiagonal => "Each digit once on a drawn diagonal.",
        Rule::Windoku => "Each digit once in each of the four shaded boxes.",
        Rule::DisjointGroups => {
            "Each digit once among the nine cells at the same place of their boxes."
        }
        Rule::Region(_) => "Each digit once in a shaded region.",
        Rule::Different(_) => "No digit twice in shaded cells that belong together.",
        Rule::AntiKnight => "Equal digits are never a knight’s move apart.",
        Rule::AntiKing => "Equal digits never touch, not even at a corner.",
        Rule::NonConsecutive => "Cells that share a side never hold consecutive digits.",
        Rule::Entropy => {
            "Two by two cells always hold a low (1–3), a middle (4–6) and a high digit (7–9)."
        }
        Rule::Thermo(_) => "On a thermometer the digits grow from the bulb on.",
        Rule::SlowThermo(_) => {
            "On a thin thermometer the digits grow from the bulb on, or stay the same."
        }
        Rule::Palindrome(_) => "A line with long dashes reads the same from both ends.",
        Rule::Renban(_) => "A line with short dashes holds consecutive digits, in any order.",
        Rule::Clone(..) => {
            "Shaded groups of the same shape hold the same digits at the same places."
        }
        Rule::Greater(_) => "A sign opens towards the greater digit.",
        Rule::AllDots => {
            "All dots are drawn: without one, neighbours are neither consecutive nor one twice the other."
        }
        Rule::AllSums => {
            "All V and X are drawn: without one, neighbours sum neither to 5 nor to 10."
        }
        Rule::Least(_) => "A cell marked “least” is less than each of its neighbours.",
        Rule::Greatest(_) => "A cell marked “greatest” is greater than each of its neighbours.",
        Rule::Quadruple(..) => "The digits in a circle stand in the four cells around it.",
        Rule::Cage(..) => {
            "In a dashed cage no digit occurs twice, and the digits sum to the number in its corner."
        }
        Rule::LittleKiller(..) => {
            "A number outside the grid is the sum of the diagonal that its arrow points along."
        }
        Rule::Arrow(1, _) => {
            "The digit in a circle is the sum of the digits along each of its arrows."
        }
        Rule::Arrow(..) => {
            "The digits in a pill, read from left to right and from above, make a number: the sum along its arrow."
        }
        Rule::RegionSum(_) => {
            "A light blue line has the same sum in each box that it passes through, each time it does."
        }
        Rule::Zipper(_) => {
            "On a lavender line two cells as far from its middle have the same sum as all other such pairs; a cell in \
             the middle holds that sum."
        }
        other => return with_numbers(other),
    };
    words.to_owned()
}

/// The same of rules with numbers or digits of their own.
fn with_numbers(rule: &Rule) -> String {
    match rule {
        Rule::Whisper(least, _) => {
            format!("On a thick line neighbours differ by at least {least}.")
        }
        Rule::Difference(1, _) => "A white dot: the two digits are consecutive.".to_owned(),
        Rule::Difference(by, _) => format!("A white dot with {by}: the two digits differ by {by}."),
        Rule::Ratio(2, _) => "A black dot: one digit is twice the other.".to_owned(),
        Rule::Ratio(by, _) => {
            format!("A black dot with {by}: one digit is {by} times the other.")
        }
        Rule::PairSum(5, _) => "A V between two cells: their sum is 5.".to_owned(),
        Rule::PairSum(10, _) => "An X between two cells: their sum is 10.".to_owned(),
        Rule::PairSum(..) => "A number between two cells is their sum.".to_owned(),
        Rule::Among(digits, cells) => match written(*digits).as_str() {
            ODD => "A cell with a disc holds an odd digit.".to_owned(),
            EVEN => "A cell with a square holds an even digit.".to_owned(),
            digits => format!("The framed cells {cells} hold one of the digits {digits}."),
        },
        // Nothing is drawn of a sum of loose cells, so its cells are named.
        Rule::Sum(total, cells) => {
            let cells: Vec<String> = cells.iter().map(ToString::to_string).collect();
            format!("{} = {total}.", cells.join(" + "))
        }
        other => format!("{other}."),
    }
}

fn written(digits: DigitSet) -> String {
    digits.map(ninerooks_board::Digit::to_char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(list: &[Rule]) -> Rules {
        Rules::new(list).unwrap()
    }

    #[test]
    fn a_kind_is_said_once_and_numbers_are_said() {
        let cell = |name: &str| name.parse().unwrap();
        let line = |names: &[&str]| names.iter().map(|name| cell(name)).collect::<Vec<_>>();
        let one = rules(&[
            Rule::Thermo(line(&["r1c1", "r1c2"])),
            Rule::Thermo(line(&["r5c1", "r5c2"])),
            Rule::Whisper(5, line(&["r9c1", "r9c2"])),
        ]);
        let other = rules(&[Rule::AntiKnight, Rule::Sum(10, line(&["r1c1", "r9c9"]))]);
        assert_eq!(
            sentences([one, other, one]),
            [
                "On a thermometer the digits grow from the bulb on.",
                "On a thick line neighbours differ by at least 5.",
                "Equal digits are never a knight’s move apart.",
                "r1c1 + r9c9 = 10.",
            ]
        );
        assert_eq!(names(one), "thermo, German whisper");
        assert_eq!(names(other), "anti-knight, sum 10 r1c1-r9c9");
        assert!(sentences([Rules::NONE]).is_empty() && names(Rules::NONE).is_empty());
    }

    #[test]
    fn odd_and_even_cells_are_not_framed() {
        let among = |digits: &str| {
            let digits = digits.chars().map(|digit| digit.to_string().parse().unwrap()).collect();
            sentence(&Rule::Among(digits, "r1c1".parse::<ninerooks_board::Cell>().unwrap().into()))
        };
        assert!(among("13579").contains("disc") && among("2468").contains("square"));
        assert_eq!(among("147"), "The framed cells r1c1 hold one of the digits 147.");
    }
}
