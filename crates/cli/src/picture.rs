//! PNG and JPEG as images in grey.
//!
//! A file says how large its image is before any of it is unpacked: what is too large is refused there.

use std::fs::File;
use std::io::{Cursor, Read};
use std::path::Path;

use ninerooks_photo::{Grey, LARGEST};
use png::{ColorType, Transformations};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// The most bytes of a file.
const MOST: u64 = 64 << 20;

/// The image in a file, or why there is none.
pub(crate) fn grey(path: &Path) -> Result<Grey, String> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| error.to_string())?;
    file.take(MOST + 1).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() as u64 > MOST {
        return Err("expected a photograph of 64 MiB at most, found more".to_owned());
    }
    match bytes[..] {
        [0x89, b'P', b'N', b'G', ..] => png(&bytes),
        [0xFF, 0xD8, ..] => jpeg(&bytes),
        _ => Err("expected a PNG or a JPEG, found something else".to_owned()),
    }
}

fn damaged(error: impl std::fmt::Display) -> String {
    format!("the picture is damaged: {error}")
}

/// Whether the image may be unpacked.
fn check(width: usize, height: usize) -> Result<(), String> {
    if width.checked_mul(height).is_some_and(|pixels| pixels <= LARGEST) {
        return Ok(());
    }
    let millions = LARGEST / 1_000_000;
    Err(format!(
        "expected {millions} million pixels at most, found {width} × {height}: make it smaller"
    ))
}

fn png(bytes: &[u8]) -> Result<Grey, String> {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(Transformations::normalize_to_color8());
    let info = decoder.read_header_info().map_err(damaged)?;
    let (width, height) = (info.width as usize, info.height as usize);
    check(width, height)?;
    let mut reader = decoder.read_info().map_err(damaged)?;
    let size = reader.output_buffer_size().ok_or_else(|| damaged("it has no size"))?;
    let mut pixels = vec![0; size];
    let frame = reader.next_frame(&mut pixels).map_err(damaged)?;
    pixels.truncate(frame.buffer_size());
    let pixels = match frame.color_type {
        ColorType::Grayscale => pixels,
        ColorType::GrayscaleAlpha => merged::<2>(&pixels),
        ColorType::Rgb => merged::<3>(&pixels),
        ColorType::Rgba => merged::<4>(&pixels),
        ColorType::Indexed => return Err(damaged("its colours are missing")),
    };
    Grey::new(width, height, pixels).ok_or_else(|| damaged("it has no pixels"))
}

fn jpeg(bytes: &[u8]) -> Result<Grey, String> {
    let options = DecoderOptions::default()
        .set_max_width(usize::from(u16::MAX))
        .set_max_height(usize::from(u16::MAX))
        .jpeg_set_out_colorspace(ColorSpace::Luma);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(damaged)?;
    let (width, height) = decoder.dimensions().ok_or_else(|| damaged("it has no size"))?;
    check(width, height)?;
    let pixels = decoder.decode().map_err(damaged)?;
    Grey::new(width, height, pixels).ok_or_else(|| damaged("it has no pixels"))
}

/// How bright each pixel is that has so many parts: grey, or red, green and blue, with how opaque it is behind them. Paper is
/// behind it.
fn merged<const PARTS: usize>(pixels: &[u8]) -> Vec<u8> {
    let bright = |pixel: &[u8]| {
        let colour = match *pixel {
            [red, green, blue, ..] => {
                (299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue)) / 1000
            }
            [grey, ..] => u32::from(grey),
            [] => 0,
        };
        let opaque = if PARTS.is_multiple_of(2) { u32::from(pixel[PARTS - 1]) } else { 255 };
        u8::try_from((colour * opaque + 255 * (255 - opaque)) / 255).unwrap_or(u8::MAX)
    };
    pixels.chunks_exact(PARTS).map(bright).collect()
}
