//! Pictures as files.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use anyhow::Context;
use ninerooks_photo::Grey;

/// Writes a picture as PNG.
///
/// # Errors
/// When the file cannot be written.
pub fn save(grey: &Grey, file: &Path) -> anyhow::Result<()> {
    let size = (u32::try_from(grey.width())?, u32::try_from(grey.height())?);
    let to = File::create(file).with_context(|| file.display().to_string())?;
    let mut encoder = png::Encoder::new(BufWriter::new(to), size.0, size.1);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_compression(png::Compression::High);
    encoder.write_header()?.write_image_data(grey.pixels())?;
    Ok(())
}
