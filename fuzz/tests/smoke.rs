//! A little fuzzing with every test run: the whole corpus, which holds what was found before, and
//! some changed inputs of each target.

use ninerooks_fuzz::{Limit, TARGETS, corpus, fuzz, replay};

#[test]
fn the_corpus_is_fine() {
    for target in TARGETS {
        for (path, bytes) in corpus(target).expect("a corpus") {
            if let Some(finding) = replay(target, &bytes) {
                panic!("{}: {}", path.display(), finding.message);
            }
        }
    }
}

#[test]
fn some_inputs_of_each_target_are_fine() {
    for target in TARGETS {
        let report = fuzz(target, 6, Limit::Executions(150), None).expect("a corpus");
        if let Some(finding) = report.findings.first() {
            panic!("{}: {}\n{:?}", target.name, finding.message, finding.bytes);
        }
        assert!(report.executions > 150 && report.outcomes > 1, "{target:?} does nothing");
    }
}

#[test]
fn the_same_seed_gives_the_same_inputs() {
    let run = |seed| {
        let target = ninerooks_fuzz::by_name("parse").expect("a target");
        let report = fuzz(target, seed, Limit::Executions(60), None).expect("a corpus");
        (report.executions, report.outcomes)
    };
    assert_eq!(run(3), run(3));
}

/// The harness itself: what panics is found, once for each place.
#[test]
fn a_target_that_panics_is_a_finding() {
    let target = ninerooks_fuzz::Target {
        name: "notation",
        about: "",
        run: |bytes| {
            assert!(!bytes.starts_with(b"3"), "it starts with 3");
            String::new()
        },
        words: &["3"],
        seeds: Vec::new,
    };
    let report = fuzz(&target, 1, Limit::Executions(200), None).expect("a corpus");
    assert_eq!(report.findings.len(), 1);
    assert!(report.findings[0].message.contains("it starts with 3"));
    assert!(report.findings[0].bytes.starts_with(b"3"));
}
