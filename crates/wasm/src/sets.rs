//! Set logic for the page: truths and links, judged, completed and found.

use ninerooks_board::{Candidate, Grid, HouseKind, Sector, SectorKind};
use ninerooks_logic::setlogic::{Finding, Limits};
use ninerooks_proof::{Action, Cover, MAX_TERMS, Term};
use ninerooks_text::notation::yas::Algebra;
use ninerooks_text::notation::{rncn, sets};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{CoverView, State, StateError};

/// One of the 324 sets that truths and links are chosen from.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct SetView {
    /// Its number, 0 to 323.
    pub index: usize,
    /// `cell`, `row`, `column` or `box`.
    pub kind: String,
    /// Its name as a truth: `3R7`.
    pub truth: String,
    /// Its name as a link: `3r7`.
    pub link: String,
    /// Its nine candidates.
    pub candidates: Vec<usize>,
}

/// What set logic says of truths and links, or of what was asked for.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct SetsView {
    /// `proved`, `uncovered`, `no-elimination`, `contradiction`, `no-pattern`, `beyond-limits`,
    /// `not-found`, `not-open` or `settled-set`.
    pub verdict: String,
    /// The same in words.
    pub message: String,
    /// The truths and links, where there are any.
    pub cover: Option<CoverView>,
    /// What people call them.
    pub known: Option<String>,
    /// What is false; nothing without a proof.
    pub eliminations: Vec<usize>,
    /// What is then the last candidate of a set.
    pub placements: Vec<usize>,
    /// The rule written out as base, link and cover sets.
    pub algebra: Option<String>,
    /// The board without the eliminations, where there are any.
    pub after: Option<State>,
}

/// What a text of truths and links turned out to be.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Judged {
    /// Truths and links.
    Sets {
        /// What they come to.
        view: Box<SetsView>,
    },
    /// Nothing that can be read.
    Fault {
        /// What is wrong, in a line.
        message: String,
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What would have been right.
        expected: String,
    },
}

/// The patterns that a proof may be.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Tsify)]
pub struct ProofLimits {
    /// None of a higher rank.
    pub max_rank: Option<u32>,
    /// None with more truths.
    pub max_truths: Option<u32>,
    /// Only those whose sets count once each.
    pub once: bool,
    /// Only those where no candidate is in two truths.
    pub disjoint: bool,
}

/// Sets by number, and how often each counts.
type Chosen = [(usize, u16)];

impl From<Sector> for SetView {
    fn from(sector: Sector) -> Self {
        let kind = match sector.kind() {
            SectorKind::Cell(_) => "cell",
            SectorKind::House(house, _) => match house.kind() {
                HouseKind::Row => "row",
                HouseKind::Column => "column",
                HouseKind::Block => "box",
            },
        };
        Self {
            index: sector.index(),
            kind: kind.to_owned(),
            truth: sector.to_string(),
            link: format!("{sector:#}"),
            candidates: sector.candidates().iter().map(|c| c.index()).collect(),
        }
    }
}

impl From<ProofLimits> for Limits {
    fn from(limits: ProofLimits) -> Self {
        let ProofLimits { max_rank, max_truths, once, disjoint } = limits;
        Self { max_rank, max_truths, once, disjoint, ..Self::default() }
    }
}

impl SetsView {
    /// A finding on its grid.
    pub fn new(grid: &Grid, finding: &Finding) -> Self {
        let pattern = finding.pattern.as_ref();
        let eliminated = pattern.map_or(&[][..], |pattern| &pattern.eliminations);
        let indices = |list: &[Candidate]| list.iter().map(|c| c.index()).collect();
        let mut after = *grid;
        for &elimination in eliminated {
            after.eliminate(elimination);
        }
        Self {
            verdict: finding.outcome.name().to_owned(),
            message: message(grid, finding, eliminated),
            cover: pattern.map(|pattern| CoverView::new(grid, &pattern.cover)),
            known: finding.known(grid).map(ToOwned::to_owned),
            eliminations: indices(eliminated),
            placements: indices(&finding.placements),
            algebra: pattern.map(|pattern| Algebra::new(grid, &pattern.cover).to_string()),
            after: (!eliminated.is_empty()).then(|| State::from(&after)),
        }
    }
}

/// What the program says too.
fn message(grid: &Grid, finding: &Finding, eliminated: &[Candidate]) -> String {
    let mut sentences = finding.sentences(grid);
    let actions = |list: &[Candidate], action: fn(Candidate) -> Action| -> Vec<Action> {
        list.iter().copied().map(action).collect()
    };
    let eliminated = actions(eliminated, Action::Eliminate);
    let placed = actions(&finding.placements, Action::Place);
    for (title, actions) in [("Eliminations", eliminated), ("Placements", placed)] {
        if !actions.is_empty() {
            sentences.push(format!("{title}: {}", rncn::print_actions(&actions)));
        }
    }
    sentences.join("\n")
}

/// Judges truths and links in set notation, or a fish such as `3r17c49`.
///
/// # Errors
/// When the state has no grid.
pub fn judged(state: &State, text: &str) -> Result<Judged, StateError> {
    let grid = state.grid()?;
    Ok(match sets::parse_pattern(text) {
        Ok(cover) => {
            Judged::Sets { view: Box::new(SetsView::new(&grid, &Finding::judged(&grid, cover))) }
        }
        Err(error) => Judged::Fault {
            message: error.to_string(),
            line: error.line,
            column: error.column,
            expected: error.expected.to_owned(),
        },
    })
}

/// Judges truths and links that were chosen.
///
/// # Errors
/// When the state has no grid, or a number is no set's.
pub fn judged_sectors(
    state: &State,
    truths: &Chosen,
    links: &Chosen,
) -> Result<SetsView, StateError> {
    let grid = state.grid()?;
    let mut cover = Cover { scale: 1, terms: Box::default() };
    let mut terms = Vec::with_capacity(truths.len() + links.len());
    for (chosen, sign) in [(truths, -1), (links, 1)] {
        for &(index, times) in chosen {
            let times = i16::try_from(times).unwrap_or(i16::MAX);
            terms.push(Term::new(sector(index)?, sign * times));
        }
    }
    cover.terms = terms.into();
    cover.scale = i16::try_from(cover.rank().saturating_add(1).max(1)).unwrap_or(i16::MAX);
    Ok(SetsView::new(&grid, &Finding::judged(&grid, cover)))
}

/// The sectors of numbers, each as often as it counts.
fn sectors(chosen: &Chosen) -> Result<Vec<Sector>, StateError> {
    let count: usize = chosen.iter().map(|(_, times)| usize::from(*times)).sum();
    if count > MAX_TERMS {
        return Err(StateError(format!("expected {MAX_TERMS} sets at most, found {count}")));
    }
    let mut sectors = Vec::with_capacity(count);
    for &(index, times) in chosen {
        sectors.extend(core::iter::repeat_n(sector(index)?, usize::from(times)));
    }
    Ok(sectors)
}

fn sector(index: usize) -> Result<Sector, StateError> {
    if index < Sector::COUNT {
        Ok(Sector::from_index(index))
    } else {
        Err(StateError(format!("there is no set {index}")))
    }
}

/// Proves a candidate false, or says why not.
///
/// # Errors
/// When the state has no grid, or the number is no candidate's.
pub fn proved(state: &State, candidate: usize, limits: Limits) -> Result<SetsView, StateError> {
    let Some(target) = Candidate::all().nth(candidate) else {
        return Err(StateError(format!("there is no candidate {candidate}")));
    };
    let grid = state.grid()?;
    Ok(SetsView::new(&grid, &Finding::proved(&grid, target, limits)))
}

/// All 324 sets, by number.
#[wasm_bindgen(js_name = setList)]
pub fn set_list() -> Result<Vec<Ts<SetView>>, JsError> {
    Ok(Sector::all().map(|sector| SetView::from(sector).into_ts()).collect::<Result<_, _>>()?)
}

/// Judges truths and links in set notation, or a fish such as `3r17c49`.
#[wasm_bindgen]
pub fn judge(state: Ts<State>, text: &str) -> Result<Ts<Judged>, JsError> {
    Ok(judged(&state.to_rust()?, text)?.into_ts()?)
}

/// Sets as a page has chosen them.
#[derive(Clone, Debug, Default, Serialize, Deserialize, Tsify)]
pub struct ChosenSets {
    /// The truths by number, and how often each counts.
    pub truths: Vec<(usize, u16)>,
    /// The links.
    pub links: Vec<(usize, u16)>,
}

/// Judges truths and links that were chosen.
#[wasm_bindgen(js_name = judgeSectors)]
pub fn judge_sectors(state: Ts<State>, chosen: Ts<ChosenSets>) -> Result<Ts<SetsView>, JsError> {
    let ChosenSets { truths, links } = chosen.to_rust()?;
    Ok(judged_sectors(&state.to_rust()?, &truths, &links)?.into_ts()?)
}

/// The fewest links for the chosen truths, so that something is eliminated if anything can be.
#[wasm_bindgen(js_name = autoLinks)]
pub fn auto_links(state: Ts<State>, chosen: Ts<ChosenSets>) -> Result<Ts<SetsView>, JsError> {
    let grid = state.to_rust()?.grid()?;
    let truths = sectors(&chosen.to_rust()?.truths)?;
    Ok(SetsView::new(&grid, &Finding::links_for(&grid, &truths)).into_ts()?)
}

/// As many truths as the chosen links cover, so that something is eliminated if anything can be.
#[wasm_bindgen(js_name = autoTruths)]
pub fn auto_truths(state: Ts<State>, chosen: Ts<ChosenSets>) -> Result<Ts<SetsView>, JsError> {
    let grid = state.to_rust()?.grid()?;
    let links = sectors(&chosen.to_rust()?.links)?;
    Ok(SetsView::new(&grid, &Finding::truths_for(&grid, &links)).into_ts()?)
}

/// The smallest pattern that proves a candidate false, or why there is none.
#[wasm_bindgen]
pub fn prove(
    state: Ts<State>,
    candidate: usize,
    limits: Ts<ProofLimits>,
) -> Result<Ts<SetsView>, JsError> {
    Ok(proved(&state.to_rust()?, candidate, limits.to_rust()?.into())?.into_ts()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The X-Wing of Yet Another Sudoku's manual.
    const X_WING: &str = "+17+6.2958.94...+6...+8+3.....6.4+816.....+7239.+4+8.+65+6+9..24..+2+9+7.6814.\
                          +6+1+4.+9...+835+8+24+1+6+97";
    /// The finned X-Wing of the same manual.
    const FINNED: &str = "+156+87+49+3+2.4+762.+18+528....+4+7+6....8.+5+9.73....618+8.5...+32.........\
                          +3.7.5...49....487.1";
    const EASTER_MONSTER: &str =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

    fn state(text: &str) -> State {
        State::from(&ninerooks_text::formats::read(text).unwrap().puzzle)
    }

    fn view(state: &State, text: &str) -> SetsView {
        match judged(state, text).unwrap() {
            Judged::Sets { view } => *view,
            Judged::Fault { message, .. } => panic!("{message}"),
        }
    }

    fn chosen(weighted: &[crate::Weighted]) -> Vec<(usize, u16)> {
        weighted.iter().map(|w| (w.sector.index, u16::try_from(w.times).unwrap())).collect()
    }

    #[test]
    fn an_x_wing_typed_and_chosen() {
        let state = state(X_WING);
        for text in ["{3R17} {3c49}", "3r17c49", "2 Truths = {3R17}, 2 Links = {3c49}"] {
            let view = view(&state, text);
            assert_eq!((view.verdict.as_str(), view.known.as_deref()), ("proved", Some("X-Wing")));
            assert_eq!(view.message, "Eliminations: r268c4,r246c9<>3");
            let cover = view.cover.unwrap();
            assert_eq!((cover.rank, cover.eliminated.len(), view.eliminations.len()), (0, 6, 6));
            assert_eq!(cover.eliminated, view.eliminations);
            let after = view.after.unwrap().grid().unwrap();
            assert!(view.eliminations.iter().all(|&c| !after.is_live(Candidate::from_index(c))));
            let again =
                judged_sectors(&state, &chosen(&cover.truths), &chosen(&cover.links)).unwrap();
            assert_eq!(again.eliminations, view.eliminations);
        }
    }

    #[test]
    fn easter_monsters_loop() {
        let state = state(EASTER_MONSTER);
        let loops = view(&state, "{1267R28 1267C28} {2n56 4n8 5n28 6n2 8n45 16b37 27b19}");
        assert_eq!((loops.cover.unwrap().rank, loops.eliminations.len()), (0, 13));
        let first = loops.eliminations[0];
        let found = proved(&state, first, Limits::default()).unwrap();
        let cover = found.cover.unwrap();
        let count = |side: &[crate::Weighted]| side.iter().map(|w| w.times).sum::<u64>();
        assert_eq!((count(&cover.truths), count(&cover.links), cover.rank), (16, 16, 0));
        assert!(found.eliminations.contains(&first));
    }

    #[test]
    fn what_is_not_covered_proves_nothing() {
        let state = state(FINNED);
        let bare = view(&state, "{3C35} {3r38}");
        assert_eq!(bare.verdict, "uncovered");
        assert_eq!(bare.message, "Not covered: 3r9c3");
        assert_eq!(bare.cover.unwrap().uncovered.len(), 1);
        assert!(bare.eliminations.is_empty() && bare.after.is_none());
        // Covered, but of too high a rank.
        let high = view(&state, "{3C35} {3r389}");
        assert_eq!((high.verdict.as_str(), high.cover.unwrap().rank), ("no-elimination", 1));
        let right = view(&state, "{3C35} {3r38 3b7}");
        assert_eq!((right.eliminations.len(), right.cover.unwrap().rank), (1, 1));
    }

    #[test]
    fn one_half_is_found_for_the_other() {
        let grid = state(FINNED).grid().unwrap();
        let truths = sectors(&[(SetView::from("3C3".parse::<Sector>().unwrap()).index, 1)]);
        let mut truths = truths.unwrap();
        truths.push("3C5".parse().unwrap());
        let view = SetsView::new(&grid, &Finding::links_for(&grid, &truths));
        assert_eq!(view.cover.unwrap().sets, "{3C35} {3r38 3b7}");
        let links: Vec<Sector> = ["3R3", "3R8", "3B7"].map(|name| name.parse().unwrap()).into();
        let view = SetsView::new(&grid, &Finding::truths_for(&grid, &links));
        assert_eq!(view.cover.unwrap().sets, "{3C35} {3r38 3b7}");
        let settled = Finding::links_for(&grid, &["1N1".parse().unwrap()]);
        assert_eq!(SetsView::new(&grid, &settled).verdict, "settled-set");
    }

    #[test]
    fn what_cannot_be_proved_says_why() {
        let state = state(FINNED);
        let of = |name: &str, limits: Limits| {
            let candidate: Candidate = name.parse().unwrap();
            proved(&state, candidate.index(), limits).unwrap()
        };
        let low = Limits { max_rank: Some(0), ..Limits::default() };
        assert_eq!(of("3r8c1", Limits::default()).known.as_deref(), Some("Finned X-Wing"));
        assert_eq!(of("3r8c1", low).verdict, "beyond-limits");
        assert_eq!(of("1r1c1", Limits::default()).message, "1r1c1 is no open candidate.");
        let none = of("6r8c1", Limits::default());
        assert_eq!(none.verdict, "no-pattern");
        assert!(none.message.contains("\nChecked: there is a solution with 6r8c1"), "{none:?}");
    }

    #[test]
    fn what_cannot_be_read_is_told_with_its_place() {
        let state = state(X_WING);
        let Judged::Fault { message, column, expected, .. } =
            judged(&state, "{3R17} {3c4Q}").unwrap()
        else {
            panic!("read")
        };
        assert_eq!(column, 12);
        assert!(message.contains("column 12") && message.contains(&expected), "{message}");
        assert!(judged_sectors(&state, &[(324, 1)], &[]).is_err());
        assert!(sectors(&[(0, u16::MAX)]).is_ok() && sectors(&[(0, u16::MAX), (1, 1)]).is_err());
        assert!(proved(&state, 729, Limits::default()).is_err());
    }
}
