//! Every built technique scores in full in the labelled libraries: a test for each technique of
//! each library. Where the folder of the libraries is not there, they are listed as ignored.

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_xtask::conformance::{self, Library, Report, Row};

/// `HoDoKu`'s codes and Yet Another Sudoku's names of what has to be there.
const BASIC: [&str; 31] = [
    "0000",
    "0002",
    "0003",
    "0100",
    "0101",
    "0110",
    "0111",
    "0200",
    "0201",
    "0202",
    "0210",
    "0211",
    "0212",
    "0300",
    "0301",
    "0302",
    "Exposed Single",
    "Hidden Single",
    "Pointing Locked Single",
    "Claiming Locked Single",
    "Exposed Pair",
    "Exposed Triple",
    "Exposed Quad",
    "Locked Exposed Pair",
    "Locked Exposed Triple",
    "Hidden Pair",
    "Hidden Triple",
    "Hidden Quad",
    "X-Wing",
    "Swordfish",
    "Jellyfish",
];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let data = conformance::data_folder();
    if !data.is_dir() {
        let ignored = |library: &Library| {
            let name = format!("conformance::{}", library.prefix());
            let why = format!("no folder {}", data.display());
            Trial::test(name, || Ok(())).with_kind(why).with_ignored_flag(true)
        };
        let trials = Library::ALL.iter().map(ignored).collect();
        return libtest_mimic::run(&arguments, trials).exit_code();
    }
    let trials = match conformance::run(&data, &[]) {
        Ok(report) => report
            .built()
            .cloned()
            .map(trial)
            .chain([basic_techniques_are_built(&report)])
            .collect(),
        Err(error) => {
            vec![Trial::test("conformance::read", move || Err(Failed::from(format!("{error:#}"))))]
        }
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trial(row: Row) -> Trial {
    let name = format!("conformance::{}:{}", row.library.prefix(), row.code);
    Trial::test(name, move || {
        if row.is_perfect() {
            return Ok(());
        }
        Err(format!("{} of {} cases: {:?}", row.faults.len(), row.cases, row.faults).into())
    })
}

/// Without this, an alias that is lost or misspelt would leave its cases unrun, and nobody would
/// notice.
fn basic_techniques_are_built(report: &Report) -> Trial {
    let built: Vec<String> = report.built().map(|row| row.code.clone()).collect();
    Trial::test("conformance::basic techniques are built", move || {
        match BASIC.into_iter().find(|code| !built.iter().any(|b| b == code)) {
            None => Ok(()),
            Some(code) => Err(format!("no technique is built for {code}").into()),
        }
    })
}
