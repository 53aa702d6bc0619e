//! Truths and links: `Set Logic: 2 truths {3R17}  2 links {3c49}  rank 0 (X-Wing) => …`.

use ninerooks_step::{Sets, Step};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::{Notation, proof_line};
use crate::notation::words::Words;

impl InWords for Sets {
    fn line(&self, step: &Step, _: Notation) -> String {
        let known = self.known.as_ref().map_or_else(String::new, |name| format!(" ({name})"));
        proof_line(&step.proof) + &known
    }

    /// Numbers of sets: they may count more than once, so that there can be many.
    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let Self { truths, rank, .. } = *self;
        let links = i128::from(truths) + i128::from(rank);
        let spare = if rank == 1 { "one link".to_owned() } else { format!("{rank} links") };
        let reason = match (rank, truths) {
            (0, 1) => "The truth has one true candidate, and all its candidates are in the link, which \
                       holds at most one; so the true one is there, and every other candidate of the \
                       link is false"
                .to_owned(),
            (0, _) => format!(
                "Each of the {truths} truths has one true candidate, and all their candidates are in \
                 the {links} links, which hold at most one each. So every link holds one of these, \
                 and every other candidate of a link is false"
            ),
            _ => format!(
                "Each of the {truths} truths has one true candidate, and all their candidates are in \
                 the {links} links, which hold at most one each: {rank} more than the truths need. If a \
                 candidate that is in more than {spare} were true, too few links would be left for the truths, so it is false"
            ),
        };
        Explanation::sentence(&format!("{reason}: {}", words.actions(step)))
    }

    fn place(&self, step: &Step) -> String {
        let s = if self.truths == 1 { "" } else { "s" };
        let truths = format!("with {} truth{s}", self.truths);
        let covers = step.proof.as_covers().unwrap_or_default();
        let first = covers.first().and_then(|cover| cover.truth_sectors().next());
        match first {
            Some((sector, _)) if self.truths > 1 => format!("{truths}, one of them {sector}"),
            _ => truths,
        }
    }
}
