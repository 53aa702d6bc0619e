//! All tests of reading and writing, in one program: each program is linked by itself, and this takes longer than most tests.

mod assumptions;
mod common;
mod formats;
mod formats_files;
mod formats_pasted;
mod formats_random;
mod formats_states;
mod json;
mod json_rookeries;
mod notation;
mod notation_laws;
mod notation_patterns;
mod notation_yas;
mod variants;
mod variants_sums;
mod words;
