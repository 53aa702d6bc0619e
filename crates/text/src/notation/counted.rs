//! A cover counted out on its grid: what each truth and each link says, and what no link is left for.

use ninerooks_board::{Candidate, CandidateSet, Grid, Sector, SectorKind};
use ninerooks_proof::{Cover, Fact, Lemma, Weights};

use super::words::{capitalised, count, either, houses, list};

/// A sentence for each truth and each link, and one for all candidates that are false for the same reason.
pub(super) fn counted(grid: &Grid, cover: &Cover, lemmas: &[Lemma]) -> Vec<String> {
    // A cover that is not sound is told without its lemmas; the checker refuses it.
    let weights = Weights::of(cover, lemmas).unwrap_or_else(|_| cover.weights());
    let open: Vec<(Candidate, [i64; 2])> =
        grid.open().map(|candidate| (candidate, weights.sides(candidate))).collect();
    let (truths, links) = (sum(cover.truths()), sum(cover.links()));
    let gone: Vec<(Candidate, [i64; 2])> = open
        .iter()
        .filter(|(_, [of_truths, of_links])| of_links - of_truths > links - truths)
        .copied()
        .collect();
    let shown: CandidateSet =
        open.iter().filter(|(_, [t, _])| *t > 0).chain(&gone).map(|(c, _)| *c).collect();
    let mut sentences: Vec<String> = Vec::new();
    for (fact, times) in cover.truths() {
        sentences.push(format!("{}{}.", truth(grid, fact), how_often(times)));
    }
    for (fact, times) in cover.links() {
        sentences.push(format!("{}{}.", link(grid, fact, &shown), how_often(times)));
    }
    sentences.push(use_up(truths, links));
    sentences.extend(conclusions(&gone, truths, links));
    sentences
}

/// How many links the truths need.
fn use_up(truths: i64, links: i64) -> String {
    let of = match (truths, links) {
        (1, 1) => return "The truth uses up the link: all its candidates are in it.".to_owned(),
        _ if truths == links => "all links".to_owned(),
        _ => format!("{truths} of the {}", plural(links, "link")),
    };
    let (who, their) = match truths {
        1 => ("The truth uses".to_owned(), "its"),
        _ => (format!("The {} use", plural(truths, "truth")), "their"),
    };
    format!("{who} up {of}: each of {their} candidates is in a link as well.")
}

fn sum(side: impl Iterator<Item = (Fact, u16)>) -> i64 {
    side.map(|(_, times)| i64::from(times)).sum()
}

fn plural(n: i64, one: &str) -> String {
    count(usize::try_from(n).unwrap_or(0), one, &format!("{one}s"))
}

/// ` (counts twice)`.
fn how_often(times: u16) -> String {
    match times {
        1 => String::new(),
        2 => " (counts twice)".to_owned(),
        _ => format!(" (counts {times} times)"),
    }
}

/// `Row 1 has its 3 in r1c4 or r1c9`.
fn truth(grid: &Grid, fact: Fact) -> String {
    let Fact::Sector(sector) = fact else { return format!("Lemma {fact} holds") };
    let live = grid.live_in(sector);
    match sector.kind() {
        SectorKind::Cell(cell) => format!("{cell} is {}", either(live.map(Candidate::digit))),
        SectorKind::House(house, digit) => {
            let cells = either(live.map(Candidate::cell));
            format!("{} has its {digit} in {cells}", capitalised(houses(house.into())))
        }
    }
}

/// `At most one of 3r1c4 and 3r7c4 is true, in column 4`.
fn link(grid: &Grid, fact: Fact, shown: &CandidateSet) -> String {
    let Fact::Sector(sector) = fact else { return format!("Lemma {fact} holds") };
    let names: Vec<Candidate> = grid.live_in(sector).filter(|c| shown.contains(*c)).collect();
    let place = place(sector);
    match *names {
        [] => format!("None of these candidates is in {place}"),
        [only] => format!("Of these candidates {only} is the only one in {place}"),
        _ => format!("At most one of {} is true, because all are in {place}", list(names)),
    }
}

fn place(sector: Sector) -> String {
    match sector.kind() {
        SectorKind::Cell(cell) => cell.to_string(),
        SectorKind::House(house, _) => houses(house.into()),
    }
}

/// One sentence for all candidates that use up as many links, and are in as many truths.
fn conclusions(gone: &[(Candidate, [i64; 2])], truths: i64, links: i64) -> Vec<String> {
    let mut kinds: Vec<[i64; 2]> = gone.iter().map(|(_, sides)| *sides).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let sentences = kinds.into_iter().map(|[of_truths, of_links]| {
        let same: Vec<Candidate> = gone
            .iter()
            .filter(|(_, sides)| *sides == [of_truths, of_links])
            .map(|(candidate, _)| *candidate)
            .collect();
        let (left, rest) = (links - of_links, truths - of_truths);
        let are = if same.len() == 1 { "is" } else { "are" };
        format!(
            "If {} were true, {} would be used up, and {} would be left for {}. So {} {are} false.",
            either(same.iter()),
            plural(of_links, "link"),
            if left == 0 { "none".to_owned() } else { plural(left, "link") },
            match of_truths {
                0 if rest == 1 => "the truth".to_owned(),
                0 => format!("the {}", plural(rest, "truth")),
                _ => format!("the {} that it is not in", plural(rest, "truth")),
            },
            list(same.iter()),
        )
    });
    sentences.collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)] // tests may

    use super::*;

    fn sectors(names: &[&str]) -> Vec<Sector> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    fn without(names: &[&str]) -> Grid {
        let mut grid = Grid::default();
        for name in names {
            grid.eliminate(name.parse().unwrap());
        }
        grid
    }

    #[test]
    fn a_pair_is_counted_out_with_every_candidate_that_is_false() {
        let gone: Vec<String> =
            (3..=9).flat_map(|digit| [1, 2].map(|c| format!("{digit}r1c{c}"))).collect();
        let grid = without(&gone.iter().map(String::as_str).collect::<Vec<_>>());
        let cover = Cover::new(&sectors(&["1N1", "1N2"]), &sectors(&["1R1", "2R1"]));
        let sentences = counted(&grid, &cover, &[]);
        assert_eq!(sentences[..2], ["r1c1 is 1 or 2.", "r1c2 is 1 or 2."]);
        let link = "At most one of 1r1c1, 1r1c2, 1r1c3, 1r1c4, 1r1c5, 1r1c6, 1r1c7, 1r1c8 and 1r1c9 is true, because all \
                    are in row 1.";
        assert_eq!(sentences[2], link);
        assert_eq!(
            sentences[4],
            "The two truths use up all links: each of their candidates is in a link as well."
        );
        assert!(sentences[5].starts_with("If 1r1c3, "), "{}", sentences[5]);
        let end = "were true, one link would be used up, and one link would be left for the two truths. So ";
        assert!(sentences[5].contains(end), "{}", sentences[5]);
        assert_eq!(sentences.len(), 6);
    }

    #[test]
    fn where_nothing_follows_nothing_is_said_to_be_false() {
        let cover = Cover::new(&sectors(&["1N1"]), &sectors(&["1R1", "2R1"]));
        let sentences = counted(&Grid::default(), &cover, &[]);
        assert!(sentences.iter().all(|sentence| !sentence.contains("false")), "{sentences:?}");
    }
}
