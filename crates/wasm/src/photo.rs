//! Puzzles in photographs.

use ninerooks_photo::{Grey, read};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// What was read in a photograph.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct PhotoView {
    /// The 81 cells in reading order, with a dot for an empty one.
    pub puzzle: String,
    /// The cells that somebody should look at.
    pub doubtful: Vec<u8>,
    /// Where the upper left, upper right, lower right and lower left corner of the puzzle are, as (x, y) in pixels.
    pub corners: Vec<[f32; 2]>,
}

impl PhotoView {
    /// Of the pixels of a picture in grey, line by line; nothing where there is no Sudoku, or lines are not so wide.
    pub fn of(pixels: Vec<u8>, width: usize) -> Option<Self> {
        let height = pixels.len().checked_div(width)?;
        let reading = read(&Grey::new(width, height, pixels)?).ok()?;
        let cell = |(cell, _): (ninerooks_board::Cell, _)| u8::try_from(cell.index()).ok();
        Some(Self {
            puzzle: reading.puzzle(),
            doubtful: reading.doubtful().filter_map(cell).collect(),
            corners: reading.corners.map(|corner| [corner.x, corner.y]).to_vec(),
        })
    }
}

/// Reads the Sudoku in a picture in grey; nothing where there is none.
#[wasm_bindgen(js_name = readPhoto)]
pub fn read_photo(pixels: Vec<u8>, width: usize) -> Result<Option<Ts<PhotoView>>, JsError> {
    Ok(PhotoView::of(pixels, width).as_ref().map(Tsify::into_ts).transpose()?)
}

#[cfg(test)]
mod tests {
    use ninerooks_darkroom::{Photograph, Purpose, inter};

    use super::*;

    #[test]
    fn a_photograph_is_read_with_its_corners() {
        let Photograph { grey, contents } =
            Photograph::take(Purpose::Measuring, 1, &inter().unwrap());
        let view = PhotoView::of(grey.pixels().to_vec(), grey.width()).unwrap();
        assert_eq!((view.puzzle, view.corners.len()), (contents.puzzle(), 4));
    }

    #[test]
    fn what_is_no_picture_or_has_no_sudoku_is_nothing() {
        assert_eq!(PhotoView::of(vec![255; 60_000], 300), None);
        assert_eq!(PhotoView::of(vec![255; 10], 3), None);
        assert_eq!(PhotoView::of(vec![], 0), None);
    }
}
