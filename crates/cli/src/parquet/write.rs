//! Tables written.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{Compression, ZstdLevel};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;
use serde_json::{Map, Value};

use super::kind::Kind;

/// How many rows are held until they are written together.
const GROUP: usize = 20_000;

/// The cells of a column, of the rows that are not written yet.
enum Column {
    Text(Vec<ByteArray>),
    Whole(Vec<i64>),
    Number(Vec<f64>),
}

/// Writes lines of JSON, an object each, as a table with these columns; `by` is who writes it. The same lines give the
/// same bytes.
///
/// # Errors
/// When something cannot be read or written, or a line is not such an object.
pub(crate) fn write(from: &Path, to: File, columns: &[(&str, Kind)], by: &str) -> io::Result<()> {
    let mut schema = String::from("message ratings {\n");
    for (name, kind) in columns {
        let stored = match kind {
            Kind::Text => format!("BYTE_ARRAY {name} (UTF8)"),
            Kind::Whole => format!("INT64 {name}"),
            Kind::Number => format!("DOUBLE {name}"),
        };
        let _ = writeln!(schema, "OPTIONAL {stored};");
    }
    let schema = Arc::new(parse_message_type(&(schema + "}")).map_err(failed)?);
    let level = ZstdLevel::try_new(3).map_err(failed)?;
    let properties = WriterProperties::builder()
        .set_compression(Compression::ZSTD(level))
        .set_created_by(by.to_owned());
    let mut writer =
        SerializedFileWriter::new(to, schema, Arc::new(properties.build())).map_err(failed)?;
    let mut lines = BufReader::with_capacity(1 << 16, File::open(from)?).lines();
    loop {
        let group: Vec<Map<String, Value>> = lines
            .by_ref()
            .take(GROUP)
            .map(|line| serde_json::from_str(&line?).map_err(io::Error::other))
            .collect::<io::Result<_>>()?;
        if group.is_empty() {
            break;
        }
        let mut rows = writer.next_row_group().map_err(failed)?;
        let mut columns = columns.iter();
        while let Some(mut column) = rows.next_column().map_err(failed)? {
            let Some((name, kind)) = columns.next() else { break };
            let (cells, levels) = cells(&group, name, *kind)?;
            let levels = Some(&levels[..]);
            let written = match (column.untyped(), &cells) {
                (ColumnWriter::ByteArrayColumnWriter(writer), Column::Text(cells)) => {
                    writer.write_batch(cells, levels, None)
                }
                (ColumnWriter::Int64ColumnWriter(writer), Column::Whole(cells)) => {
                    writer.write_batch(cells, levels, None)
                }
                (ColumnWriter::DoubleColumnWriter(writer), Column::Number(cells)) => {
                    writer.write_batch(cells, levels, None)
                }
                _ => Err(ParquetError::General(format!("column {name} is of another kind"))),
            };
            written.and_then(|_| column.close()).map_err(failed)?;
        }
        rows.close().map_err(failed)?;
    }
    writer.into_inner().map_err(failed)?.sync_all()
}

/// The cells of a column that are not empty, and for each row whether there is one.
fn cells(group: &[Map<String, Value>], name: &str, kind: Kind) -> io::Result<(Column, Vec<i16>)> {
    let mut levels = Vec::with_capacity(group.len());
    let mut column = match kind {
        Kind::Text => Column::Text(Vec::new()),
        Kind::Whole => Column::Whole(Vec::new()),
        Kind::Number => Column::Number(Vec::new()),
    };
    for row in group {
        let value = row.get(name).unwrap_or(&Value::Null);
        levels.push(i16::from(!value.is_null()));
        let other =
            || io::Error::other(format!("column {name} has a cell of another kind: {value}"));
        match (&mut column, value) {
            (_, Value::Null) => {}
            (Column::Text(cells), Value::String(text)) => cells.push(text.as_str().into()),
            (Column::Whole(cells), value) => cells.push(value.as_i64().ok_or_else(other)?),
            (Column::Number(cells), value) => cells.push(value.as_f64().ok_or_else(other)?),
            (Column::Text(_), _) => return Err(other()),
        }
    }
    Ok((column, levels))
}

fn failed(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => io::Error::other(error),
        other => io::Error::other(other.to_string()),
    }
}
