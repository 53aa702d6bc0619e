//! What is written, as one can see at the beginning of a file.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// How much of a file is looked at.
const BEGINNING: u64 = 4096;

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Svg,
    Png,
    /// Pages to be printed.
    #[cfg(feature = "pdf")]
    Pdf,
    /// A pseudo-Boolean formula.
    Formula,
    /// A proof for `VeriPB`.
    Proof,
    /// A page of the manual.
    Manual,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Svg => "SVG picture",
            Self::Png => "PNG picture",
            #[cfg(feature = "pdf")]
            Self::Pdf => "PDF",
            Self::Formula => "pseudo-Boolean formula",
            Self::Proof => "pseudo-Boolean proof",
            Self::Manual => "page of this manual",
        })
    }
}

impl Kind {
    /// Whether a file is one of these, or empty.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn is_like(self, path: &Path) -> io::Result<bool> {
        let mut bytes = Vec::new();
        File::open(path)?.take(BEGINNING).read_to_end(&mut bytes)?;
        Ok(bytes.is_empty() || self.begins(&bytes))
    }

    fn begins(self, bytes: &[u8]) -> bool {
        let text = String::from_utf8_lossy(bytes);
        let text = text.trim_start_matches('\u{feff}').trim_start();
        match self {
            Self::Svg => {
                text.starts_with("<svg") || text.starts_with("<?xml") && text.contains("<svg")
            }
            Self::Png => bytes.starts_with(b"\x89PNG\r\n\x1a\n"),
            #[cfg(feature = "pdf")]
            Self::Pdf => bytes.starts_with(b"%PDF-"),
            Self::Formula => text.starts_with("* #variable="),
            Self::Proof => text.starts_with("pseudo-Boolean proof version"),
            Self::Manual => text.contains(".TH ninerooks"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_seen_by_its_beginning() {
        let cases: &[(Kind, &[u8], &[u8])] = &[
            (Kind::Svg, b"<?xml version=\"1.0\"?>\n<svg>", b"4.....8.5<svg>"),
            (Kind::Png, b"\x89PNG\r\n\x1a\n...", b"PNG"),
            #[cfg(feature = "pdf")]
            (Kind::Pdf, b"%PDF-1.7\n", b"a list of %PDF-"),
            (Kind::Formula, b"* #variable= 729 #constraint= 1", b"* a note"),
            (Kind::Proof, b"pseudo-Boolean proof version 3.0", b"proof"),
            (Kind::Manual, b".ie \\n(.g .ds Aq\n.TH ninerooks 1", b".TH other 1"),
        ];
        for &(kind, own, other) in cases {
            assert!(kind.begins(own) && !kind.begins(other), "{kind}");
        }
    }
}
