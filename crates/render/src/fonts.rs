//! The letters of pictures that are drawn here, not by whoever shows them: Inter, which is built in (see `font/OFL.txt`), so
//! that the same scene gives the same picture on every machine.
//!
//! The files are Inter 3.19, with Latin, Greek and Cyrillic letters and the signs that steps are written with.

use std::sync::Arc;

use resvg::usvg::{self, fontdb};

/// Letters as they are.
pub(crate) const REGULAR: &[u8] = include_bytes!("../font/Inter-Regular-subset.ttf");
/// Bold ones.
pub(crate) const BOLD: &[u8] = include_bytes!("../font/Inter-Bold-subset.ttf");

/// How SVG is read, with these letters for every text.
pub(crate) fn options() -> usvg::Options<'static> {
    let mut fonts = fontdb::Database::new();
    for font in [REGULAR, BOLD] {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_sans_serif_family("Inter");
    usvg::Options {
        font_family: "Inter".to_owned(),
        fontdb: Arc::new(fonts),
        ..usvg::Options::default()
    }
}
