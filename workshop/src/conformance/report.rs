//! The table of results.

use std::fmt;

use ninerooks_logic::Technique;

use super::{Case, Library, Verdict, is_fault};

/// The results of one technique in one library.
#[derive(Clone, Debug)]
pub struct Row {
    /// Whose cases.
    pub library: Library,
    /// The technique in the library's naming: a code, or a name.
    pub code: String,
    /// The library's name for it.
    pub name: String,
    /// Our techniques, none when they are not built.
    pub techniques: String,
    /// How many cases there are.
    pub cases: usize,
    /// How many ended exactly, with more, missed, wrongly found, refused, contained: as in [`Verdict`].
    pub verdicts: [usize; 6],
    /// The numbers of the cases that did not end exactly.
    pub faults: Vec<(String, Verdict)>,
}

/// The results of all.
#[derive(Clone, Debug, Default)]
pub struct Report {
    rows: Vec<Row>,
}

impl Row {
    /// Whether each case ended exactly as expected.
    pub fn is_perfect(&self) -> bool {
        self.faults.is_empty()
    }
}

impl Report {
    /// Enters a case, and its verdict when its technique is built.
    pub fn count(
        &mut self,
        case: &Case,
        techniques: &[&'static Technique],
        verdict: Option<Verdict>,
    ) {
        let same = |row: &&mut Row| row.library == case.library && row.code == case.code;
        if self.rows.iter_mut().find(same).is_none() {
            let (library, code, name) = (case.library, case.code.clone(), case.name.clone());
            let (cases, verdicts, faults) = (0, [0; 6], Vec::new());
            let ids: Vec<&str> = techniques.iter().map(|technique| technique.info().id).collect();
            let techniques = ids.join(", ");
            self.rows.push(Row { library, code, name, techniques, cases, verdicts, faults });
        }
        let Some(row) = self.rows.iter_mut().find(same) else { return };
        row.cases += 1;
        if let Some(verdict) = verdict {
            row.verdicts[verdict as usize] += 1;
            if is_fault(case, verdict) {
                row.faults.push((case.number.clone(), verdict));
            }
        }
    }

    /// The rows whose technique is built, in the order of the libraries.
    pub fn built(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| !row.techniques.is_empty())
    }

    /// The rows whose technique is not built yet.
    pub fn not_built(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| row.techniques.is_empty())
    }

    /// Whether there is a case of a built technique, and all such cases ended exactly.
    pub fn is_perfect(&self) -> bool {
        self.built().next().is_some() && self.built().all(Row::is_perfect)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<10} {:<28} {:<20} {:>5} {:>6} {:>9} {:>5} {:>7} {:>6} {:>8}",
            "library",
            "code",
            "technique",
            "cases",
            "exact",
            "contained",
            "more",
            "missed",
            "wrong",
            "refused"
        )?;
        let mut sum = (0, 0);
        for row in self.built() {
            let [exact, more, missed, wrong, refused, contained] = row.verdicts;
            let (library, code) = (row.library.name(), &row.code);
            let (techniques, cases) = (&row.techniques, row.cases);
            writeln!(
                f,
                "{library:<10} {code:<28} {techniques:<20} {cases:>5} {exact:>6} {contained:>9} \
                 {more:>5} {missed:>7} {wrong:>6} {refused:>8}"
            )?;
            sum = (sum.0 + cases, sum.1 + cases - missed - wrong - refused);
        }
        writeln!(f, "{} of {} cases as expected", sum.1, sum.0)?;
        for row in self.built() {
            for (number, verdict) in &row.faults {
                let library = row.library.name();
                writeln!(f, "{library} {} case {number}: {verdict:?}", row.code)?;
            }
        }
        let mut not_built = self.not_built().peekable();
        if not_built.peek().is_some() {
            writeln!(f, "\nnot built")?;
        }
        for row in not_built {
            let name = if row.name == row.code { "" } else { &row.name };
            let label = format!("{} {name}", row.code);
            writeln!(f, "{:<10} {label:<40} {:>5}", row.library.name(), row.cases)?;
        }
        Ok(())
    }
}
