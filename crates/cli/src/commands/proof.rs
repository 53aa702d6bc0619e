//! `ninerooks proof`: paths for an independent checker.

use std::path::{Path, PathBuf};

use clap::Args;
use ninerooks_logic::{Checking, Profile, solve};
use ninerooks_text::formats::Format;
use ninerooks_veripb::{Export, Refusal};

use crate::answer::Answer;
use crate::chosen::{Chosen, Techniques};
use crate::files::{self, Kind};
