//! Strong chains for the page.

use ninerooks_board::Candidate;
use ninerooks_logic::Position;
use ninerooks_logic::medusa::{Chain, Medusa};
use ninerooks_view::indices;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{State, StateError};

/// The strong chains of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct MedusaView {
    /// The chains, by their lowest candidates.
    pub chains: Vec<ChainView>,
    /// Pairs of which not both are true: a node of a chain, and what it sees.
    pub weak: Vec<(usize, usize)>,
}

/// A strong chain: one of its sides is true as a whole, the other false as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct ChainView {
    /// The names of the sides: `A` and `a`.
    pub names: (String, String),
    /// The nodes of the sides.
    pub sides: (Vec<usize>, Vec<usize>),
    /// Pairs of which exactly one is true, each with the sector that says so.
    pub edges: Vec<(usize, usize, String)>,
}

impl MedusaView {
    /// The chains of a state.
    ///
    /// # Errors
    /// When the state has no grid.
    pub fn of(state: &State) -> Result<Self, StateError> {
        let grid = state.grid()?;
        let Medusa { chains, weak } = Medusa::of(&Position::new(&grid));
        Ok(Self {
            chains: chains.into_iter().map(ChainView::from).collect(),
            weak: weak.iter().map(|edge| (edge.node.index(), edge.other.index())).collect(),
        })
    }
}

impl From<Chain> for ChainView {
    fn from(chain: Chain) -> Self {
        let edge = |edge: &ninerooks_logic::medusa::StrongEdge| {
            let [one, other] = edge.ends.map(Candidate::index);
            (one, other, edge.sector.to_string())
        };
        Self {
            names: chain.names.into(),
            sides: chain.sides.map(|side| indices(&side)).into(),
            edges: chain.edges.iter().map(edge).collect(),
        }
    }
}

/// The strong chains of a board.
#[wasm_bindgen]
pub fn medusa(state: Ts<State>) -> Result<Ts<MedusaView>, JsError> {
    Ok(MedusaView::of(&state.to_rust()?)?.into_ts()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_puzzle_has_its_chains() {
        let text =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
        let state = State::from(&ninerooks_text::formats::read(text).unwrap().puzzle);
        let view = MedusaView::of(&state).unwrap();
        let nodes: usize = view.chains.iter().map(|c| c.sides.0.len() + c.sides.1.len()).sum();
        assert_eq!((view.chains.len(), nodes), (11, 22));
        let first = &view.chains[0];
        assert_eq!(first.names, ("A".to_owned(), "a".to_owned()));
        for (one, other, sector) in &first.edges {
            let sector: ninerooks_board::Sector = sector.parse().unwrap();
            let grid = state.grid().unwrap();
            assert!(grid.live_in(sector).map(Candidate::index).eq([*one, *other]));
        }
    }

    #[test]
    fn a_state_without_a_grid_is_refused() {
        let mut state = State::from(&ninerooks_board::Grid::default());
        state.values[..2].fill(5);
        assert!(MedusaView::of(&state).is_err());
    }
}
