//! Formats that hold puzzles: one file each, and sniffing.
