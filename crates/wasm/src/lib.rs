//! The engine for pages in a browser: what the page asks, in types that it understands.
//!
//! There is no logic of Sudoku here. A page keeps a [`State`], which is plain data, and hands it to
//! functions; what takes several calls, such as a path, is an object. Every wrong answer can be
//! reproduced in a test of the libraries behind.
//!
//! Candidates are numbers, 81 × (digit − 1) + cell; cells are numbers in reading order from 0.

// What JavaScript hands over is the function's own, and every error is one of JavaScript, in words.
#![allow(clippy::needless_pass_by_value, clippy::missing_errors_doc)]

pub mod assumed;
pub mod best;
pub mod choice;
pub mod desk;
pub mod human;
pub mod listed;
pub mod make;
pub mod medusa;
pub mod patterns;
pub mod photo;
pub mod play;
pub mod proof;
pub mod rating;
pub mod reading;
pub mod rules;
pub mod scene;
pub mod sets;
pub mod state;
pub mod status;
pub mod steps;
pub mod view;
pub mod walkthrough;
pub mod why;

pub use assumed::FollowedView;
pub use best::BestSteps;
pub use choice::{Choice, OwnOrder, ProfileFile, ProfileView, TechniqueView};
pub use desk::{Broken, DeskView, NeedlessView, PartView};
pub use human::HumanView;
pub use make::Maker;
pub use medusa::{ChainView, MedusaView};
pub use patterns::Patterns;
pub use photo::PhotoView;
pub use play::{Act, ChainVerdict, FaultView, GameView, Link, Play};
pub use proof::{CoverView, ProofView, SectorView, Sum, SumResult, Weighted};
pub use rating::{RatingView, Scale};
pub use reading::{FormatView, PuzzleLine, PuzzleList, Reading, WrittenView};
pub use rules::{RuleKind, RulesView};
pub use scene::{AssumptionView, EdgeView, Figure, MarkView, SceneView, WayView, ZoneView};
pub use sets::{ChosenSets, Judged, ProofLimits, SetView, SetsView};
pub use state::{State, StateError};
pub use status::StatusView;
pub use steps::{End, ScoreView, Steps, Walk, WorthView};
pub use view::{StepLine, StepView};
pub use walkthrough::EntryView;
pub use why::Why;
