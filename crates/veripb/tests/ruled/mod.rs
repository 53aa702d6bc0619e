//! Puzzles with rules beside the classic ones.

use libtest_mimic::Failed;
use ninerooks_board::{Grid, Puzzle};
use ninerooks_logic::{Checking, Profile, solve};
use ninerooks_maker::{RuledMaker, Wish};
use ninerooks_veripb::Export;

use crate::verifier::Checker;

/// A puzzle of each kind that is made, solved, and that there is no other solution.
pub(crate) fn all_kinds(checker: &Checker) -> Result<(), Failed> {
    for (wish, name) in Wish::ALL {
        let export = export(&puzzle(wish)?)?;
        let verdict = checker.verdict("ruled", &export.formula(), &export.proof())?;
        assert_eq!(verdict.as_deref(), Some("SATISFIABLE"), "{name}");
        let (formula, proof) = export.uniqueness()?;
        let verdict = checker.verdict("ruled-unique", &formula, &proof)?;
        assert_eq!(verdict.as_deref(), Some("UNSATISFIABLE"), "{name}");
    }
    Ok(())
}

/// Without a rule, or with another total, the same lines prove nothing.
pub(crate) fn without_a_rule(checker: &Checker) -> Result<(), Failed> {
    for name in ["anti-knight", "killer", "quadruple"] {
        let wish = Wish::by_name(name).ok_or("a rule that is made")?;
        let export = export(&puzzle(wish)?)?;
        let formula = export.formula();
        let is_rule =
            |line: &&str| ["@r_", "@o_", "@s_", "@u_"].iter().any(|at| line.starts_with(at));
        let rules = formula.lines().filter(is_rule).count();
        assert!(rules > 0, "{name}");
        // The labels stay, and say what always holds.
        let empty = |line: &str| {
            if !is_rule(&line) {
                return format!("{line}\n");
            }
            let label = line.split(' ').next().unwrap_or_default();
            format!("{label} 1 x1r1c1 >= 0 ;\n")
        };
        let without: String = formula.lines().map(empty).collect();
        assert_eq!(checker.verdict("no-rules", &without, &export.proof())?, None, "{name}");
    }
    let wish = Wish::by_name("killer").ok_or("a rule that is made")?;
    let export = export(&puzzle(wish)?)?;
    let mut refused = 0;
    for number in 0..5 {
        // One more in a cage.
        let changed = |line: &str| {
            let (is_least, is_most) = (
                line.starts_with(&format!("@s_{number} ")),
                line.starts_with(&format!("@u_{number} ")),
            );
            let Some((terms, total)) = line.rsplit_once(">= ").filter(|_| is_least || is_most)
            else {
                return format!("{line}\n");
            };
            let total: i32 = total.trim_end_matches(" ;").parse().unwrap_or_default();
            format!("{terms}>= {} ;\n", if is_least { total + 1 } else { total - 1 })
        };
        let formula: String = export.formula().lines().map(changed).collect();
        refused +=
            usize::from(checker.verdict("other-total", &formula, &export.proof())?.is_none());
    }
    assert_eq!(refused, 5, "the solution has other totals");
    Ok(())
}

fn puzzle(wish: Wish) -> Result<Puzzle, Failed> {
    RuledMaker::new(1, vec![wish]).puzzle(0).ok_or_else(|| "a puzzle".into())
}

fn export(puzzle: &Puzzle) -> Result<Export, Failed> {
    let path = solve(&Grid::new(puzzle)?, &Profile::default(), Checking::On).path;
    assert!(path.end.is_solved());
    Ok(Export::new(&path)?)
}
