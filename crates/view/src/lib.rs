//! What pages see of boards and steps, as plain data with types for TypeScript: what the engines for browsers hand over.
//!
//! Candidates are numbers, 81 × (digit − 1) + cell; cells are numbers in reading order from 0. Nothing here is exported
//! to JavaScript: what may be asked is for each engine to say, and it has what it asks for and no more.

mod count;
mod line;
mod picture;
mod proof;
mod scene;
mod state;

pub use count::{Count, NODES, counted, has_several};
pub use line::StepLine;
pub use picture::{picture_of, step_picture};
pub use proof::{CoverView, ProofView, SectorView, Sum, SumResult, Weighted};
pub use scene::{
    AssumptionView, EdgeView, Figure, MarkView, SceneView, WayView, ZoneView, indices, mark_views,
};
pub use state::{State, StateError, bits};
