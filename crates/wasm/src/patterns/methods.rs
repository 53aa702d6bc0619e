//! The methods as they are offered.

use ninerooks_logic::rookery::{Equations, Method};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::StateError;

/// A method as it is offered.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct MethodView {
    /// Its name for programs.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// The id of the technique whose page describes it.
    pub technique: String,
}

/// A method, with those that come before it.
pub(super) struct Offered {
    id: &'static str,
    name: &'static str,
    pub(super) technique: &'static str,
    pub(super) methods: &'static [Method],
}

const fn equations(depth: usize) -> Method {
    Method::Equations(Equations { depth, sets: 4000 })
}

const fn offered(
    id: &'static str,
    name: &'static str,
    technique: &'static str,
    methods: &'static [Method],
) -> Offered {
    Offered { id, name, technique, methods }
}

const TWO: Method = Method::Combinations(2);
const THREE: Method = Method::Combinations(3);
const FOUR: Method = Method::Combinations(4);

const OFFERED: &[Offered] = &[
    offered("basic", "Basic POM only", "pom-basic", &[]),
    offered("two", "Two cells", "pom-two-cell", &[Method::TwoCell]),
    offered("three", "Three cells", "pom-three-cell", &[Method::TwoCell, Method::ThreeCell]),
    offered("clash", "Clash", "pom-clash", &[Method::TwoCell, Method::ThreeCell, Method::Clash]),
    offered("cells", "Cell exclusion", "pom-clash", &[Method::Clash, Method::CellCover]),
    offered("equations", "Pattern equations", "pom-equations", &[Method::Clash, equations(1)]),
    offered(
        "equations=2",
        "Equations, two substitutions",
        "pom-equations",
        &[Method::Clash, equations(1), equations(2)],
    ),
    offered("kwise=3", "Three digits together", "pom-triples", &[TWO, THREE]),
    offered("kwise=4", "Four digits together", "pom-quadruples", &[TWO, THREE, FOUR]),
    offered(
        "kwise=5",
        "Five digits together",
        "pom-quadruples",
        &[TWO, THREE, FOUR, Method::Combinations(5)],
    ),
    offered("pairs", "Pair deletion", "pom-pairs", &[Method::Pairs]),
    offered("sums", "Sums of equations", "pattern-combination", &[Method::Clash, Method::Sums]),
];

/// The method with this id.
pub(super) fn by_id(id: &str) -> Result<&'static Offered, StateError> {
    let found = OFFERED.iter().find(|offered| offered.id == id);
    found.ok_or_else(|| StateError(format!("no pattern method is named {id}")))
}

/// The technique whose page describes a method.
pub(super) const fn technique(method: Method) -> &'static str {
    match method {
        Method::TwoCell => "pom-two-cell",
        Method::ThreeCell => "pom-three-cell",
        Method::Clash | Method::CellCover => "pom-clash",
        Method::Equations(_) => "pom-equations",
        Method::Combinations(..=3) => "pom-triples",
        Method::Combinations(_) => "pom-quadruples",
        Method::Pairs => "pom-pairs",
        Method::Sums | Method::Rounds => "pattern-combination",
    }
}

/// The methods, from the simplest to the strongest.
pub fn method_views() -> Vec<MethodView> {
    let view = |&Offered { id, name, technique, .. }: &Offered| MethodView {
        id: id.to_owned(),
        name: name.to_owned(),
        technique: technique.to_owned(),
    };
    OFFERED.iter().map(view).collect()
}

/// The methods that delete patterns, from the simplest to the strongest.
#[wasm_bindgen(js_name = patternMethods)]
pub fn pattern_methods() -> Result<Vec<Ts<MethodView>>, JsError> {
    Ok(method_views().iter().map(Tsify::into_ts).collect::<Result<_, _>>()?)
}
