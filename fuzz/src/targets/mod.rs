//! What is fuzzed.

mod check;
mod find;
mod json;
mod notation;
mod parse;
mod posted;
mod print;

use std::fmt;

/// Something that must hold whatever the bytes are.
pub struct Target {
    /// Its name, which is that of its folder in the corpus.
    pub name: &'static str,
    /// What must hold.
    pub about: &'static str,
    /// Tries an input. Says in a word what came of it.
    ///
    /// # Panics
    /// When something does not hold.
    pub run: fn(&[u8]) -> String,
    /// What changed inputs are made of, besides bytes.
    pub words: &'static [&'static str],
    /// Inputs to begin with, besides those of the corpus.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

impl fmt::Debug for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// All targets.
pub const TARGETS: &[Target] = &[
    Target {
        name: "parse",
        about: "every reader reads any text or says where it is wrong",
        run: parse::run,
        words: parse::WORDS,
        seeds: Vec::new,
    },
    Target {
        name: "posted",
        about: "a puzzle is read in any form in which people post it",
        run: posted::run,
        words: &[],
        seeds: Vec::new,
    },
    Target {
        name: "print",
        about: "what a format writes it reads, and what it keeps comes back",
        run: print::run,
        words: &[],
        seeds: Vec::new,
    },
    Target {
        name: "notation",
        about: "every notation that is read is printed so that it is read the same",
        run: notation::run,
        words: notation::WORDS,
        seeds: Vec::new,
    },
    Target {
        name: "json",
        about: "any line is a path or an error, and no path is accepted against a solution",
        run: json::run,
        words: json::WORDS,
        seeds: Vec::new,
    },
    Target {
        name: "check",
        about: "no proof of anything that is not so is accepted",
        run: check::run,
        words: &[],
        seeds: check::seeds,
    },
    Target {
        name: "find",
        about: "every step of every technique is proved and true, and can be told and drawn",
        run: find::run,
        words: &[],
        seeds: find::seeds,
    },
];

/// The target of this name.
pub fn by_name(name: &str) -> Option<&'static Target> {
    TARGETS.iter().find(|target| target.name == name)
}
