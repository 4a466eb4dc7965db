//! What the fuzz targets share: a source of choices, and the laws that hold in every position.

pub mod choices;
pub mod laws;
