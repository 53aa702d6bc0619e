//! Steps.

use ninerooks::board::Grid;
use ninerooks::logic::Costs;
use ninerooks::proof::Cover;
use ninerooks::render::Scene;
use ninerooks::step::Step;
use ninerooks::text::json::{StepRecord, StepsRecord};
use ninerooks::text::notation;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::Fault;
use crate::pickle::{self, Reduced, reduced};
use crate::picture;
use crate::puzzle::{PyGrid, hash, state};

/// A step: what it does, what a person sees in it, and why it is right.
#[pyclass(name = "Step", module = "ninerooks", frozen)]
pub(crate) struct PyStep {
    pub(crate) step: Step,
    pub(crate) before: Grid,
    pub(crate) cost: u64,
}

impl PyStep {
    pub(crate) fn new(before: &Grid, step: Step, costs: &Costs) -> Self {
        Self { cost: costs.of(&step), step, before: *before }
    }

    /// The picture, with the step in words above it.
    pub(crate) fn scene(&self) -> Scene {
        Scene::of_step(&self.before, &self.step).with_caption(self.notation())
    }

    /// The cover of the proof, where it has one alone.
    fn cover(&self) -> Option<&Cover> {
        match self.step.proof.as_covers() {
            Some([cover]) => Some(cover),
            _ => None,
        }
    }
}

#[pymethods]
impl PyStep {
    /// The id of the technique, such as `x-wing`.
    #[getter]
    fn technique(&self) -> &'static str {
        self.step.technique.id()
    }

    /// The name as people write it, such as `X-Wing`.
    #[getter]
    fn name(&self) -> String {
        notation::name(&self.step).into_owned()
    }

    /// The kind of technique, such as `fish`.
    #[getter]
    fn family(&self) -> String {
        self.step.technique.info().family.to_string()
    }

    /// What the manual says of the technique, as Markdown.
    #[getter]
    fn page(&self) -> &'static str {
        self.step.technique.info().doc
    }

    /// The digits that it places, such as `["5r1c3"]`.
    #[getter]
    fn placements(&self) -> Vec<String> {
        self.step.placements().map(|candidate| candidate.to_string()).collect()
    }

    /// The candidates that it eliminates.
    #[getter]
    fn eliminations(&self) -> Vec<String> {
        self.step.eliminations().map(|candidate| candidate.to_string()).collect()
    }

    /// The step in a line: `X-Wing: 3 r17\c49 => r268c4,r246c9<>3`.
    #[getter]
    fn notation(&self) -> String {
        notation::describe(&self.step)
    }

    /// The step in plain words.
    #[getter]
    fn explanation(&self) -> String {
        notation::explain(&self.before, &self.step, notation::CellNames::default()).to_string()
    }

    /// Where to look for it, and no more.
    #[getter]
    fn place(&self) -> String {
        notation::place(&self.step)
    }

    /// The proof in a line.
    #[getter]
    fn proof(&self) -> String {
        notation::proof_line(&self.step.proof)
    }

    /// The truths, such as `["3R1", "3R7"]`; none where the proof is no single pattern of truths and links.
    #[getter]
    fn truths(&self) -> Vec<String> {
        let sectors = self.cover().into_iter().flat_map(Cover::truth_sectors);
        sectors.map(|(sector, _)| sector.to_string()).collect()
    }

    /// The links, likewise.
    #[getter]
    fn links(&self) -> Vec<String> {
        let facts = self.cover().into_iter().flat_map(Cover::links);
        facts.filter_map(|(fact, _)| Some(fact.sector()?.to_string())).collect()
    }

    /// Links less truths, where the proof is one pattern of them.
    #[getter]
    fn rank(&self) -> Option<i64> {
        self.cover().map(Cover::rank)
    }

    /// What it costs by the cost table of the profile.
    #[getter]
    fn cost(&self) -> u64 {
        self.cost
    }

    /// Whether it assumes that the puzzle has only one solution.
    #[getter]
    fn assumes_uniqueness(&self) -> bool {
        self.step.assumes_uniqueness()
    }

    /// The state that it is taken in.
    #[getter]
    fn before(&self) -> PyGrid {
        PyGrid(self.before)
    }

    /// The state that it leaves.
    #[getter]
    fn after(&self) -> PyGrid {
        let mut after = self.before;
        self.step.apply(&mut after);
        PyGrid(after)
    }

    /// Has the checker judge it once more; raises `NinerooksError` where it is refused.
    fn check(&self) -> PyResult<()> {
        let refused = |refusal| Fault::new(format!("{}: refused: {refusal}", self.notation()));
        Ok(self.step.check(&self.before).map_err(refused)?)
    }

    /// The state and the step as a line of JSON, which `check` reads.
    pub(crate) fn to_json(&self) -> String {
        let record = StepsRecord::new(state(&self.before), vec![StepRecord::from(&self.step)]);
        record.under(self.before.rules()).to_line()
    }

    /// What there is to say of the step, as plain Python, such as for a row of a table.
    pub(crate) fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        all.set_item("technique", self.technique())?;
        all.set_item("name", self.name())?;
        all.set_item("notation", self.notation())?;
        all.set_item("placements", self.placements())?;
        all.set_item("eliminations", self.eliminations())?;
        all.set_item("cost", self.cost)?;
        all.set_item("truths", self.truths())?;
        all.set_item("links", self.links())?;
        all.set_item("rank", self.rank())?;
        all.set_item("assumes_uniqueness", self.assumes_uniqueness())?;
        all.set_item("proof", self.proof())?;
        all.set_item("explanation", self.explanation())?;
        Ok(all)
    }

    fn __str__(&self) -> String {
        self.notation()
    }

    fn __repr__(&self) -> String {
        format!("<Step {}>", self.notation())
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.before == other.before && same(&self.step, &other.step)
    }

    fn __hash__(&self) -> u64 {
        hash(&format!("{} {}", self.before, self.notation()))
    }

    fn _repr_svg_(&self) -> String {
        picture::svg(&self.scene(), true)
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        let fields = PyDict::new(py);
        pickle::write_step(self, &fields)?;
        reduced("Step", fields)
    }
}

/// Whether two steps say the same: what is read back may have its actions and the terms of its proof in another order.
pub(crate) fn same(one: &Step, other: &Step) -> bool {
    let is_alike = one.technique == other.technique && one.actions.len() == other.actions.len();
    let line = |step: &Step| StepsRecord::new("", vec![StepRecord::from(step)]).to_line();
    is_alike && (one == other || line(one) == line(other))
}
