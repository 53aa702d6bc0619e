//! Every built technique scores in full in the labelled libraries: a test for each technique of
//! each library. Where the folder of the libraries is not there, they are listed as ignored.

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_workshop::conformance::{self, Library, Report, Row};

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

/// The same for the methods of the Sudoku Assistant. `HoDoKu`'s library has no case of 0503.
const ASSISTANT: [&str; 59] = [
    "0310",
    "0311",
    "03111",
    "0312",
    "03121",
    "0320",
    "0321",
    "03211",
    "0322",
    "03221",
    "0400",
    "0401",
    "0402",
    "0403",
    "0404",
    "0405",
    "0500",
    "0501",
    "0502",
    "0701",
    "0702",
    "0703",
    "0800",
    "0801",
    "0803",
    "0901",
    "Strong Linked Net T1",
    "Strong Linked Net T2",
    "Strong Linked Net T3",
    "Chained Strong Linked Net T1",
    "Chained Strong Linked Net T2",
    "Bent Exposed Quad",
    "Bent Exposed Quint",
    "Bent Exposed Sext",
    "Finned X-Wing",
    "Finned Swordfish",
    "Finned Jellyfish",
    "Sashimi X-Wing",
    "Sashimi Swordfish",
    "Sashimi Jellyfish",
    "Empty Rectangle",
    "Two String Kite",
    "Group Linked Two String Kite",
    "Skyscraper",
    "Turbot Fish",
    "Group Linked Turbot Fish",
    "X-Chain T1",
    "Group Linked X-Chain T1",
    "Even X-Loop T3",
    "Group Linked Even X-Loop T3",
    "Strong X-Loop",
    "Group Linked Strong X-Loop",
    "XY-Chain T1",
    "XY-Chain T3",
    "Even XY-Loop T3",
    "Remote Pair T3",
    "Y-Wing",
    "XYZ-Wing",
    "W-Wing",
];

/// The same for chains, almost-locked sets and kraken fish.
const CHAINS: [&str; 40] = [
    "Bent Hidden Triple",
    "0706",
    "0707",
    "0708",
    "0709",
    "0710",
    "0711",
    "0902",
    "0903",
    "0904",
    "1101",
    "AI-Chain T1",
    "AI-Chain T2",
    "AI-Chain T3",
    "Even AI-Loop T3",
    "Strong AI-Loop",
    "Group Linked AI-Chain T1",
    "Group Linked AI-Chain T2",
    "Group Linked Even AI-Loop T3",
    "Group Linked Strong AI-Loop",
    "Grouped Bent Pair ER HB",
    "Grouped Bent Pair EC HB",
    "Grouped Bent Pair HR EB",
    "Grouped Bent Pair HC EB",
    "Grouped Bent Triple ER HB",
    "Grouped Bent Triple EC HB",
    "Grouped Bent Triple HR EB",
    "Grouped Bent Triple HC EB",
    "Grouped Bent Quad ER HB",
    "Grouped Bent Quad EC HB",
    "Grouped Bent Quad HR EB",
    "Grouped Bent Quad HC EB",
    "Kraken Finned X-Wing",
    "Kraken Finned Swordfish",
    "Kraken Finned Jellyfish",
    "Kraken Sashimi X-Wing",
    "Kraken Sashimi Swordfish",
    "Group Linked Kraken Finned X-Wing",
    "Group Linked Kraken Finned Swordfish",
    "Group Linked Kraken Sashimi X-Wing",
];

/// The same for fish with boxes, and with rows and columns on one side, as far as the library has cases.
const FISH: [&str; 10] =
    ["0331", "0332", "0340", "0341", "03411", "0342", "03421", "0362", "03621", "0363"];

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let data = conformance::data_folder();
    if !data.is_dir() {
        let ignored = |library: &Library| {
            let name = format!("conformance::{}", library.name());
            let why = format!("no folder {}", data.display());
            Trial::test(name, || Ok(())).with_kind(why).with_ignored_flag(true)
        };
        let trials = Library::ALL.iter().map(ignored).collect();
        return libtest_mimic::run(&arguments, trials).exit_code();
    }
    let trials = match conformance::run(&data, &[]) {
        Ok(report) => report.built().cloned().map(trial).chain([all_are_built(&report)]).collect(),
        Err(error) => {
            vec![Trial::test("conformance::read", move || Err(Failed::from(format!("{error:#}"))))]
        }
    };
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trial(row: Row) -> Trial {
    let name = format!("conformance::{}:{}", row.library.name(), row.code);
    Trial::test(name, move || {
        if row.is_perfect() {
            return Ok(());
        }
        Err(format!("{} of {} cases: {:?}", row.faults.len(), row.cases, row.faults).into())
    })
}

/// Without this, an alias that is lost or misspelt would leave its cases unrun, and nobody would
/// notice.
fn all_are_built(report: &Report) -> Trial {
    let built: Vec<String> = report.built().map(|row| row.code.clone()).collect();
    Trial::test("conformance::what has to be there is built", move || {
        match BASIC
            .into_iter()
            .chain(ASSISTANT)
            .chain(CHAINS)
            .chain(FISH)
            .find(|code| !built.iter().any(|b| b == code))
        {
            None => Ok(()),
            Some(code) => Err(format!("no technique is built for {code}").into()),
        }
    })
}
