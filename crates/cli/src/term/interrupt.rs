//! Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::Context;

static WANTED: AtomicBool = AtomicBool::new(false);

/// From now on the first Ctrl-C asks the run to stop in order; the second one ends it at once.
#[expect(clippy::exit, reason = "the second Ctrl-C means it, whatever the run is waiting for")]
pub(crate) fn install() -> anyhow::Result<()> {
    let stop = || {
        if WANTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    };
    ctrlc::set_handler(stop).context("watching for Ctrl-C")
}

/// Whether Ctrl-C was pressed.
pub(crate) fn wanted() -> bool {
    WANTED.load(Ordering::Relaxed)
}
