//! Any proof on any grid.

use ninerooks_board::{Candidate, Digit};
use ninerooks_logic::{Forms, Found, Position, Technique, techniques};
use ninerooks_proof::{Action, Deletion, Proof, Reason, RookeryProof, check};

use crate::attacks::attack;
use crate::grids::{self, Drawn};
use crate::proofs;
use crate::source::Source;

/// What each technique finds on the grids of its own page.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let seed = |(page, technique): (u16, u16)| {
        let ([t, u], [p, q]) = (technique.to_le_bytes(), page.to_le_bytes());
        let attack = |kind: u8| vec![0, p, q, 4, 0, t % 9, kind, 1, t, 0, 1, p, 2, 1, u, 1];
        let found = vec![0, p, q, 1, t, u, 0, 0, 0, 0, 0, 0];
        [found, attack(t % 4), vec![0, p, q, 4, 3, t % 81, p, t % 2, 0, 1, 2, 1]]
    };
    grids::owners().flat_map(seed).collect()
}

/// No proof of anything that is not so in a known solution is accepted.
pub(super) fn run(bytes: &[u8]) -> String {
    let mut source = Source::new(bytes);
    let drawn = grids::grid(&mut source);
    let kind = source.byte() % 5;
    let attack = if kind == 4 { attack(&drawn, &mut source) } else { None };
    let (mut actions, mut proof, name) = if let Some(proof) = attack {
        (Vec::new(), proof, "attack")
    } else if kind == 0 {
        (proofs::actions(&drawn.grid, &mut source), proofs::any(&drawn.grid, &mut source), "any")
    } else {
        let Some((actions, proof, name)) = found(&drawn, &mut source) else {
            return "nothing found".to_owned();
        };
        (actions, proof, name)
    };
    for _ in 0..kind % 4 {
        if source.is_empty() {
            break;
        }
        if source.once_in(3) {
            actions.extend(proofs::actions(&drawn.grid, &mut source));
        } else {
            proofs::change(&mut proof, &drawn, &mut source);
        }
    }
    lies(&drawn, &proof, &mut source);
    match check(&drawn.grid, &actions, &proof) {
        Ok(()) => {
            let lie = drawn.contradicts(&actions, proof.assumes_uniqueness());
            assert!(
                lie.is_none(),
                "{name}: {actions:?} accepted on {:?} with {proof:?}, though {lie:?} is a solution",
                drawn.grid
            );
            format!("{name} accepted")
        }
        Err(refusal) => {
            let words = refusal.to_string();
            let words: String = words.chars().filter(|c| c.is_alphabetic()).take(40).collect();
            format!("{} {words}", kind_of(&proof))
        }
    }
}

/// Nothing that is not so in the known solution follows from the proof: no true candidate is
/// eliminated, and no false one is placed.
fn lies(drawn: &Drawn, proof: &Proof, source: &mut Source<'_>) {
    let Some(solution) = drawn.solution.filter(|_| !proof.assumes_uniqueness()) else { return };
    let open = drawn
        .grid
        .unsolved()
        .filter_map(|cell| solution.value(cell).map(|digit| Candidate::new(digit, cell)));
    let mut truths: Vec<Candidate> = open.collect();
    if let Reason::Rookeries(proof) = &proof.then {
        // Following patterns takes long, so only one digit is asked for, and no longer proofs.
        let digit = digit_of(proof).unwrap_or_else(|| source.digit());
        truths.retain(|truth| truth.digit() == digit);
        truths.truncate(if proof.deletions.len() < 4 { 9 } else { 1 });
    }
    for (i, truth) in truths.into_iter().enumerate() {
        let mut lies = vec![Action::Eliminate(truth)];
        if i < 4 {
            let others = drawn.grid.digits(truth.cell()).without(truth.digit());
            lies.extend(truth.cell().candidates(others).map(Action::Place));
        }
        for lie in lies {
            assert!(
                check(&drawn.grid, &[lie], proof).is_err(),
                "{lie} accepted on {:?} with {proof:?}, though {solution} is a solution",
                drawn.grid
            );
        }
    }
}

/// The digit of the pattern that is deleted last.
fn digit_of(proof: &RookeryProof) -> Option<Digit> {
    let target = match proof.deletions.last()? {
        Deletion::Cover(cover) => cover.targets.first(),
        Deletion::Candidates(cover) => cover.targets.first(),
        Deletion::Guarded(proof) => proof.targets.first(),
        Deletion::Pattern { pattern, .. } => Some(pattern),
        Deletion::Pair { first, .. } => Some(first),
    };
    target.map(|pattern| pattern.digit)
}

/// What a technique finds on the grid, as actions and a proof.
fn found(drawn: &Drawn, source: &mut Source<'_>) -> Option<(Vec<Action>, Proof, &'static str)> {
    let technique: &'static Technique = *source.choose(techniques::ALL)?;
    let mut found = Found::all(Forms::All);
    if technique.info().family == ninerooks_step::Family::Patterns || source.once_in(2) {
        found = Found::first();
    }
    let _ = technique.find(&Position::new(&drawn.grid), &mut found);
    let steps = found.into_steps();
    let step = source.choose(&steps)?;
    Some((step.actions.to_vec(), step.proof.clone(), technique.info().id))
}

fn kind_of(proof: &Proof) -> &'static str {
    if !proof.lemmas.is_empty() {
        return "lemmas";
    }
    match &proof.then {
        Reason::Covers(covers) if covers.len() == 1 => "cover",
        Reason::Covers(_) => "covers",
        Reason::Rookeries(_) => "rookeries",
        Reason::Refute(_) => "refute",
        Reason::Cases(_) => "cases",
        Reason::Guardians(_) => "guardians",
        Reason::Symmetry(_) => "symmetry",
        Reason::Rules => "rules",
        Reason::Fillings(_) => "fillings",
    }
}
