//! Ratings.

use ninerooks::board::Grid;
use ninerooks::exact::{Solutions, solutions_within};
use ninerooks::lab::Clues;
use ninerooks::logic::score::Score;
use ninerooks::logic::setlogic::{self, Budget};
use ninerooks::logic::{Checking, Choice, Effort, Level, Profile, Status, solve};
use ninerooks::rating::csp;
use ninerooks::rating::form::least;
use ninerooks::rating::{human, se};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::error::Fault;
use crate::input::{self, Given};
use crate::number::{self, Whole};
use crate::pickle::{Fields, Reduced, reduced};
use crate::profile::Chosen;
use crate::puzzle::{POSITIONS, hash, line};

const PIVOTS: Budget = Budget::pivots(20_000_000);

/// A rating: what the scale does not have is `None`.
#[pyclass(name = "Rating", module = "ninerooks", frozen, get_all)]
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PyRating {
    /// The puzzle on a line.
    puzzle: String,
    /// The scale.
    by: &'static str,
    /// `solved`, `stuck`, `multiple` or `invalid`.
    pub(crate) status: &'static str,
    /// Whether the work that is allowed did not do: the numbers are at least these.
    at_least: bool,
    pub(crate) er: Option<f64>,
    pub(crate) ep: Option<f64>,
    pub(crate) ed: Option<f64>,
    /// What decides ER.
    technique: Option<String>,
    pub(crate) steps: Option<usize>,
    pub(crate) level: Option<String>,
    pub(crate) score: Option<u64>,
    pub(crate) cost: Option<u64>,
    pub(crate) dearest: Option<u64>,
    pub(crate) truths: Option<u32>,
    pub(crate) rank: Option<u32>,
    pub(crate) rounds: Option<u32>,
    pub(crate) depth: Option<u8>,
    pub(crate) w: Option<u8>,
    pub(crate) b: Option<u8>,
    pub(crate) bxb: Option<u8>,
    /// The minutes that people take.
    pub(crate) minutes: Option<f64>,
    /// What one in ten puzzles with this figure takes less than, and one in ten more.
    minutes_least: Option<f64>,
    minutes_most: Option<f64>,
    /// How hard that is, from 1 to 10.
    pub(crate) human_band: Option<u8>,
}

#[pymethods]
impl PyRating {
    /// Whether the first digit is as hard as the puzzle: ER = EP.
    #[getter]
    fn is_pearl(&self) -> bool {
        self.er.is_some() && self.er == self.ep
    }

    /// Whether the first step is: ER = ED.
    #[getter]
    fn is_diamond(&self) -> bool {
        self.er.is_some() && self.er == self.ed
    }

    fn __repr__(&self) -> String {
        let number =
            |name: &str, value: Option<String>| value.map(|value| format!("{name}={value}"));
        let parts = [
            number(
                "ED",
                self.er
                    .zip(self.ep)
                    .zip(self.ed)
                    .map(|((r, p), d)| format!("{r:.1}/{p:.1}/{d:.1}")),
            ),
            self.level.clone(),
            number("score", self.score.map(|n| n.to_string())),
            number("cost", self.cost.map(|n| n.to_string())),
            number("truths", self.truths.map(|n| n.to_string())),
            number("depth", self.depth.map(|n| n.to_string())),
            number("w", self.w.map(|n| n.to_string())),
            number("b", self.b.map(|n| n.to_string())),
            number("minutes", self.minutes.map(|n| format!("{n:.1}"))),
            number("band", self.human_band.map(|n| n.to_string())),
        ];
        let parts = parts.into_iter().flatten().chain([self.status.to_owned()]);
        format!("<Rating by {}: {}>", self.by, parts.collect::<Vec<_>>().join(", "))
    }

    /// The rating as plain Python, such as for a row of a table: what each scale has, and what this one has.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        let own = OWN.iter().find(|(by, _)| *by == self.by).map_or(&[][..], |(_, names)| names);
        let every = self.fields(py)?;
        for name in COMMON.iter().chain(own) {
            all.set_item(name, every.get_item(name)?)?;
        }
        Ok(all)
    }

    fn __eq__(&self, other: &Self) -> bool {
        self == other
    }

    fn __hash__(&self) -> u64 {
        hash(&format!("{} {} {}", self.puzzle, self.by, self.status))
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'py, PyAny>) -> PyRef<'py, Self> {
        slf
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Reduced<'py>> {
        reduced("Rating", self.fields(py)?)
    }
}

/// The fields that every rating has.
const COMMON: [&str; 4] = ["puzzle", "by", "status", "at_least"];

/// The fields that a scale has beside.
const OWN: [(&str, &[&str]); 7] = [
    ("se", &["er", "ep", "ed", "technique", "steps"]),
    ("se-stable", &["er", "ep", "ed", "technique", "steps"]),
    ("hodoku", &["level", "score", "steps"]),
    ("csp", &["depth", "w", "b", "bxb"]),
    ("ninerooks", &["level", "cost", "dearest", "steps", "truths", "rank"]),
    ("truths", &["truths", "rank", "rounds"]),
    ("human", &["minutes", "minutes_least", "minutes_most", "human_band", "level"]),
];

impl PyRating {
    /// All fields.
    fn fields<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        all.set_item("puzzle", &self.puzzle)?;
        all.set_item("by", self.by)?;
        all.set_item("status", self.status)?;
        all.set_item("at_least", self.at_least)?;
        for (name, tenths) in [("er", self.er), ("ep", self.ep), ("ed", self.ed)] {
            all.set_item(name, tenths)?;
        }
        all.set_item("technique", &self.technique)?;
        all.set_item("level", &self.level)?;
        all.set_item("steps", self.steps)?;
        for (name, number) in
            [("score", self.score), ("cost", self.cost), ("dearest", self.dearest)]
        {
            all.set_item(name, number)?;
        }
        for (name, number) in
            [("truths", self.truths), ("rank", self.rank), ("rounds", self.rounds)]
        {
            all.set_item(name, number)?;
        }
        for (name, number) in
            [("depth", self.depth), ("w", self.w), ("b", self.b), ("bxb", self.bxb)]
        {
            all.set_item(name, number)?;
        }
        for (name, minutes) in [
            ("minutes", self.minutes),
            ("minutes_least", self.minutes_least),
            ("minutes_most", self.minutes_most),
        ] {
            all.set_item(name, minutes)?;
        }
        all.set_item("human_band", self.human_band)?;
        Ok(all)
    }

    /// What was pickled. To find out whether it is so would be to rate again.
    pub(crate) fn restored(fields: &Fields<'_, '_>) -> Result<Self, Fault> {
        let one_of = |name, all: &[&'static str]| {
            let text: String = fields.get(name)?;
            all.iter().copied().find(|known| *known == text).ok_or_else(|| fields.fault(name))
        };
        Ok(Self {
            puzzle: fields.get("puzzle")?,
            by: one_of("by", &OWN.map(|(by, _)| by))?,
            status: one_of("status", &["solved", "stuck", "multiple", "invalid"])?,
            at_least: fields.get("at_least")?,
            er: fields.get("er")?,
            ep: fields.get("ep")?,
            ed: fields.get("ed")?,
            technique: fields.get("technique")?,
            steps: fields.get("steps")?,
            level: fields.get("level")?,
            score: fields.get("score")?,
            cost: fields.get("cost")?,
            dearest: fields.get("dearest")?,
            truths: fields.get("truths")?,
            rank: fields.get("rank")?,
            rounds: fields.get("rounds")?,
            depth: fields.get("depth")?,
            w: fields.get("w")?,
            b: fields.get("b")?,
            bxb: fields.get("bxb")?,
            minutes: fields.get("minutes")?,
            minutes_least: fields.get("minutes_least")?,
            minutes_most: fields.get("minutes_most")?,
            human_band: fields.get("human_band")?,
        })
    }
}

/// How hard a puzzle is.
#[pyfunction]
#[pyo3(signature = (puzzle, by="se", *, profile=None, work=None))]
pub(crate) fn rate(
    puzzle: &Bound<'_, PyAny>,
    by: &str,
    profile: Option<&str>,
    work: Option<Whole>,
) -> PyResult<PyRating> {
    let scale = Scale::new(by, profile, work.as_ref())?;
    let given = input::one(puzzle)?;
    Ok(puzzle.py().detach(move || scale.rate(&given))?)
}

/// A way to rate.
pub(crate) enum Scale {
    Se { stable: bool, work: u64 },
    Hodoku(Chosen),
    Csp { work: u64 },
    Ninerooks(Profile),
    Truths,
    Human,
}

impl Scale {
    pub(crate) fn new(
        by: &str,
        profile: Option<&str>,
        work: Option<&Whole>,
    ) -> Result<Self, Fault> {
        let work = work.map(|work| number::count("work", work)).transpose()?;
        if profile.is_some() && by != "hodoku" {
            return Err(Fault::expected("a profile with by=\"hodoku\" only", format!("by={by:?}")));
        }
        Ok(match by {
            "se" | "se-stable" => Self::Se { stable: by != "se", work: work.unwrap_or(se::WORK) },
            "hodoku" => Self::Hodoku(Chosen::new(profile.unwrap_or("hodoku"), None)?),
            "csp" => Self::Csp { work: work.unwrap_or(csp::WORK) },
            "ninerooks" => {
                let mut profile = Profile::default();
                profile.choose(Choice::Cheapest);
                Self::Ninerooks(profile)
            }
            "truths" => Self::Truths,
            "human" => Self::Human,
            other => {
                let expected = "se, se-stable, hodoku, csp, ninerooks, truths or human";
                return Err(Fault::expected(expected, format!("{other:?}")));
            }
        })
    }

    const fn name(&self) -> &'static str {
        match self {
            Self::Se { stable: false, .. } => "se",
            Self::Se { stable: true, .. } => "se-stable",
            Self::Hodoku(_) => "hodoku",
            Self::Csp { .. } => "csp",
            Self::Ninerooks(_) => "ninerooks",
            Self::Truths => "truths",
            Self::Human => "human",
        }
    }

    /// The rating of a puzzle; of one without exactly one solution there is none but its status.
    pub(crate) fn rate(&self, given: &Given) -> Result<PyRating, Fault> {
        let puzzle = input::classic(given.read(None)?)?;
        let head = PyRating { puzzle: line(&puzzle), by: self.name(), ..PyRating::default() };
        let Ok(grid) = Grid::new(&puzzle) else {
            return Ok(PyRating { status: "invalid", ..head });
        };
        match solutions_within(&grid, POSITIONS) {
            Ok(Solutions::None) => Ok(PyRating { status: "invalid", ..head }),
            Ok(Solutions::Many) => Ok(PyRating { status: "multiple", ..head }),
            Ok(Solutions::One(_)) | Err(_) => Ok(self.of(&grid, head)),
        }
    }

    /// The rating of a puzzle that is known to have one solution.
    pub(crate) fn of_grid(&self, grid: &Grid) -> PyRating {
        let head = PyRating { puzzle: grid.to_string(), by: self.name(), ..PyRating::default() };
        self.of(grid, head)
    }

    fn of(&self, grid: &Grid, head: PyRating) -> PyRating {
        match self {
            Self::Se { stable, work } => explained(grid, *stable, *work, head),
            Self::Hodoku(chosen) => hodoku(grid, chosen, head),
            Self::Csp { work } => classified(grid, *work, head),
            Self::Ninerooks(profile) => own(grid, profile, head),
            Self::Human => human(grid, head),
            Self::Truths => match setlogic::rate(grid, PIVOTS) {
                Some(rating) => PyRating {
                    status: status(rating.solved),
                    truths: Some(rating.truths),
                    rank: Some(rating.rank),
                    rounds: Some(rating.rounds),
                    ..head
                },
                None => PyRating { status: "stuck", at_least: true, ..head },
            },
        }
    }
}

fn explained(grid: &Grid, stable: bool, work: u64, head: PyRating) -> PyRating {
    let rating = if stable { se::rate_stable(grid, work) } else { se::rate(grid, work) };
    PyRating {
        status: status(rating.end == se::End::Solved),
        at_least: rating.end == se::End::Exhausted,
        er: Some(rating.er.into()),
        ep: Some(rating.ep.into()),
        ed: Some(rating.ed.into()),
        technique: rating.techniques[0].map(|technique| technique.to_string()),
        steps: Some(rating.steps),
        ..head
    }
}

fn hodoku(grid: &Grid, chosen: &Chosen, head: PyRating) -> PyRating {
    let solution = solve(grid, &chosen.at(grid), Checking::On);
    let solved = solution.status == Status::Solved;
    let score = Score::of(solution.path.steps.iter().map(|step| step.technique.info()), solved);
    PyRating {
        status: status(solved),
        level: Some(score.level.to_string()),
        score: Some(score.score),
        steps: Some(solution.path.steps.len()),
        ..head
    }
}

fn classified(grid: &Grid, work: u64, head: PyRating) -> PyRating {
    let rating = csp::rate(grid, work);
    let all = [Some(rating.depth), rating.w, rating.b, rating.bxb];
    let [depth, w, b, bxb] = all.map(|bound| bound.map(number_of));
    PyRating {
        status: status(matches!(rating.depth, csp::Bound::Exactly(_))),
        at_least: all.into_iter().flatten().any(|bound| matches!(bound, csp::Bound::AtLeast(_))),
        depth,
        w,
        b,
        bxb,
        ..head
    }
}

/// How long people take: no work that could be too much.
fn human(grid: &Grid, head: PyRating) -> PyRating {
    let rating = human::rate(&Clues::from(grid));
    PyRating {
        status: status(true),
        minutes: Some(rating.minutes),
        minutes_least: Some(rating.least),
        minutes_most: Some(rating.most),
        human_band: Some(rating.band.number()),
        level: Some(rating.band.name().to_owned()),
        ..head
    }
}

/// A path depends on the form of the puzzle; so it is the path of one form.
fn own(grid: &Grid, profile: &Profile, head: PyRating) -> PyRating {
    let solution = solve(&least(grid), profile, Checking::On);
    let effort = Effort::of(&solution.path.steps, profile.costs());
    let solved = solution.status == Status::Solved;
    let level = if solved { Level::of(&effort) } else { Level::Extreme };
    let truths = setlogic::rate(grid, PIVOTS).filter(|rating| rating.solved);
    PyRating {
        status: status(solved),
        level: Some(level.name().to_owned()),
        cost: Some(effort.cost),
        dearest: Some(effort.dearest),
        steps: Some(solution.path.steps.len()),
        truths: truths.map(|rating| rating.truths),
        rank: truths.map(|rating| rating.rank),
        ..head
    }
}

/// A number, even where it is only known that it is at least this.
pub(crate) const fn number_of(bound: csp::Bound) -> u8 {
    match bound {
        csp::Bound::Exactly(number) | csp::Bound::AtLeast(number) => number,
    }
}

const fn status(solved: bool) -> &'static str {
    if solved { "solved" } else { "stuck" }
}
