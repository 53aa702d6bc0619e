//! Notations that say steps: one file each.
