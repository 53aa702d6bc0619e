//! Tables read, row by row.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, Read};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::Once;
use std::vec;

use parquet::basic::Type as Stored;
use parquet::column::reader::{ColumnReader, ColumnReaderImpl};
use parquet::data_type::DataType;
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::schema::types::ColumnDescPtr;
use serde_json::{Map, Number, Value};

/// What a column of puzzles may be called, with capitals or without; the first of them that is there is read.
const NAMES: [&str; 8] =
    ["puzzle", "sudoku", "grid", "board", "givens", "clues", "question", "quizzes"];
/// How many rows are read at once.
const PORTION: usize = 1000;

thread_local! {
    /// Whether a panic in this thread is one of the library over a damaged file.
    static IS_READING: Cell<bool> = const { Cell::new(false) };
}

/// What the library reads. Its decoders panic over some files that are damaged; that is an error like any other.
fn guarded<T>(read: impl FnOnce() -> Result<T, ParquetError>) -> Result<T, ParquetError> {
    static QUIET: Once = Once::new();
    QUIET.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !IS_READING.get() {
                usual(info);
            }
        }));
    });
    IS_READING.set(true);
    let read = panic::catch_unwind(AssertUnwindSafe(read));
    IS_READING.set(false);
    read.unwrap_or_else(|_| Err(ParquetError::General("it is damaged".into())))
}

/// Some columns of a table, a row at a time.
struct Cells {
    reader: SerializedFileReader<File>,
    /// The columns, by their places among all.
    columns: Vec<usize>,
    /// The next group of rows, and the columns of the one that is being read.
    group: usize,
    readers: Vec<ColumnReader>,
    /// For each column, cells that have been read.
    portion: Vec<vec::IntoIter<Value>>,
}

impl Cells {
    fn of(
        path: &Path,
        choose: impl FnOnce(&[ColumnDescPtr]) -> io::Result<Vec<usize>>,
    ) -> io::Result<Self> {
        let file = File::open(path)?;
        let reader = guarded(|| SerializedFileReader::new(file)).map_err(damaged)?;
        let columns = choose(reader.metadata().file_metadata().schema_descr().columns())?;
        Ok(Self { reader, columns, group: 0, readers: Vec::new(), portion: Vec::new() })
    }

    fn next(&mut self) -> Result<Option<Vec<Value>>, ParquetError> {
        loop {
            if !self.portion.is_empty() {
                let row: Vec<Value> = self.portion.iter_mut().filter_map(Iterator::next).collect();
                match row.len() {
                    0 => self.portion.clear(),
                    n if n == self.columns.len() => return Ok(Some(row)),
                    _ => return Err(ParquetError::General("columns of different lengths".into())),
                }
            }
            if self.readers.is_empty() {
                if self.group >= self.reader.num_row_groups() {
                    return Ok(None);
                }
                self.group += 1;
                self.readers = guarded(|| {
                    let group = self.reader.get_row_group(self.group - 1)?;
                    self.columns.iter().map(|column| group.get_column_reader(*column)).collect()
                })?;
            }
            let portions: Vec<_> =
                guarded(|| self.readers.iter_mut().map(cells).collect::<Result<_, _>>())?;
            if portions.iter().all(Vec::is_empty) {
                self.readers.clear();
            } else {
                self.portion = portions.into_iter().map(Vec::into_iter).collect();
            }
        }
    }
}

/// The next cells of a column; those of kinds that no list of puzzles has are empty.
fn cells(reader: &mut ColumnReader) -> Result<Vec<Value>, ParquetError> {
    let number = |number| Number::from_f64(number).map_or(Value::Null, Value::Number);
    match reader {
        ColumnReader::ByteArrayColumnReader(reader) => portion(reader, |bytes| {
            Value::String(String::from_utf8_lossy(bytes.data()).into_owned())
        }),
        ColumnReader::BoolColumnReader(reader) => portion(reader, |is| Value::Bool(*is)),
        ColumnReader::Int32ColumnReader(reader) => portion(reader, |number| Value::from(*number)),
        ColumnReader::Int64ColumnReader(reader) => portion(reader, |number| Value::from(*number)),
        ColumnReader::FloatColumnReader(reader) => portion(reader, |n| number(f64::from(*n))),
        ColumnReader::DoubleColumnReader(reader) => portion(reader, |n| number(*n)),
        ColumnReader::Int96ColumnReader(reader) => portion(reader, |_| Value::Null),
        ColumnReader::FixedLenByteArrayColumnReader(reader) => portion(reader, |_| Value::Null),
    }
}

fn portion<T: DataType>(
    reader: &mut ColumnReaderImpl<T>,
    value: impl Fn(&T::T) -> Value,
) -> Result<Vec<Value>, ParquetError> {
    let (mut levels, mut found) = (Vec::new(), Vec::new());
    let (rows, ..) = reader.read_records(PORTION, Some(&mut levels), None, &mut found)?;
    if levels.is_empty() {
        return Ok(found.iter().map(value).collect());
    }
    let mut found = found.iter();
    let cell = |level: &i16| match level {
        0 => Some(Value::Null),
        _ => found.next().map(&value),
    };
    let cells: Vec<Value> = levels.iter().take(rows).filter_map(cell).collect();
    Ok(cells)
}

/// The puzzles of a table, as lines of text.
pub(crate) struct Puzzles {
    cells: Cells,
    line: Vec<u8>,
    /// How much of the line was given out.
    given: usize,
}

impl Puzzles {
    /// The puzzles of a file.
    ///
    /// # Errors
    /// When it cannot be read, or none of its columns looks like one of puzzles.
    pub(crate) fn of(path: &Path) -> io::Result<Self> {
        Ok(Self { cells: Cells::of(path, column)?, line: Vec::new(), given: 0 })
    }
}

impl Read for Puzzles {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.given == self.line.len() {
            let Some(row) = self.cells.next().map_err(damaged)? else { return Ok(0) };
            // An empty cell has a number too, and is told to be no puzzle.
            let text = row.first().and_then(Value::as_str).unwrap_or("null");
            // A grid of several lines ends with an empty one.
            let end = if text.contains('\n') { "\n\n" } else { "\n" };
            self.line = [text, end].concat().into();
            self.given = 0;
        }
        let rest = &self.line[self.given..];
        let count = rest.len().min(out.len());
        out[..count].copy_from_slice(&rest[..count]);
        self.given += count;
        Ok(count)
    }
}

/// The column that holds puzzles.
fn column(columns: &[ColumnDescPtr]) -> io::Result<Vec<usize>> {
    let texts: Vec<usize> = (0..columns.len())
        .filter(|i| columns[*i].physical_type() == Stored::BYTE_ARRAY && is_plain(&columns[*i]))
        .collect();
    let named = |name: &str| texts.iter().find(|i| columns[**i].name().eq_ignore_ascii_case(name));
    match (NAMES.into_iter().find_map(named), &texts[..]) {
        (Some(column), _) | (None, [column]) => Ok(vec![*column]),
        (None, _) => {
            let names: Vec<_> = columns.iter().map(|c| format!("`{}`", c.name())).collect();
            let words = format!(
                "expected a column `puzzle`, or a single column of text; its columns are {}",
                names.join(", ")
            );
            Err(io::Error::new(io::ErrorKind::InvalidData, words))
        }
    }
}

/// Whether each row has one cell of it, or an empty one.
fn is_plain(column: &ColumnDescPtr) -> bool {
    column.max_rep_level() == 0 && column.max_def_level() <= 1 && column.path().parts().len() == 1
}

/// The rows of a table, as objects.
pub(crate) struct Rows {
    names: Vec<String>,
    cells: Cells,
}

impl Rows {
    /// The rows of a file.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) fn of(path: &Path) -> io::Result<Self> {
        let mut names = Vec::new();
        let cells = Cells::of(path, |columns| {
            let plain = columns.iter().enumerate().filter(|(_, column)| is_plain(column));
            Ok(plain
                .map(|(i, column)| {
                    names.push(column.name().to_owned());
                    i
                })
                .collect())
        })?;
        Ok(Self { names, cells })
    }
}

impl Iterator for Rows {
    type Item = io::Result<Map<String, Value>>;

    fn next(&mut self) -> Option<Self::Item> {
        let row = self.cells.next().map_err(damaged).transpose()?;
        Some(row.map(|row| self.names.iter().cloned().zip(row).collect()))
    }
}

fn damaged(error: ParquetError) -> io::Error {
    let words = match error {
        ParquetError::General(words) | ParquetError::EOF(words) => words,
        other => other.to_string(),
    };
    io::Error::new(io::ErrorKind::InvalidData, format!("its Parquet cannot be read: {words}"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Arc;

    use parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
    use parquet::file::properties::WriterProperties;
    use parquet::file::writer::SerializedFileWriter;
    use parquet::schema::parser::parse_message_type;

    use super::*;

    /// A table with a number and a text in each row.
    fn table(name: &str, texts: [&str; 2], rows: &[[Option<&str>; 2]]) -> std::path::PathBuf {
        let path = std::env::temp_dir().join(format!("ninerooks-{}-{name}", std::process::id()));
        let [a, b] = texts;
        let schema = format!(
            "message m {{ REQUIRED INT64 n; OPTIONAL BYTE_ARRAY {a} (UTF8); OPTIONAL BYTE_ARRAY {b}; }}"
        );
        let schema = Arc::new(parse_message_type(&schema).unwrap());
        let properties = Arc::new(WriterProperties::builder().build());
        let file = File::create(&path).unwrap();
        let mut writer = SerializedFileWriter::new(file, schema, properties).unwrap();
        let mut group = writer.next_row_group().unwrap();
        let mut number = group.next_column().unwrap().unwrap();
        let numbers: Vec<i64> = (0..).take(rows.len()).collect();
        number.typed::<Int64Type>().write_batch(&numbers, None, None).unwrap();
        number.close().unwrap();
        for i in 0..2 {
            let mut column = group.next_column().unwrap().unwrap();
            let levels: Vec<i16> = rows.iter().map(|row| i16::from(row[i].is_some())).collect();
            let cells: Vec<ByteArray> =
                rows.iter().filter_map(|row| Some(row[i]?.into())).collect();
            column.typed::<ByteArrayType>().write_batch(&cells, Some(&levels), None).unwrap();
            column.close().unwrap();
        }
        group.close().unwrap();
        writer.close().unwrap();
        path
    }

    fn text(path: &Path) -> io::Result<String> {
        let mut text = String::new();
        Puzzles::of(path)?.read_to_string(&mut text)?;
        Ok(text)
    }

    #[test]
    fn the_column_of_puzzles_is_read_whatever_the_others_are() {
        let rows = [[Some("a"), Some("b")], [None, Some("c\nd")], [Some("e"), None]];
        for (names, expected) in
            [(["Puzzle", "x"], "a\nnull\ne\n"), (["solution", "quizzes"], "b\nc\nd\n\nnull\n")]
        {
            let path = table(names[0], names, &rows);
            assert_eq!(text(&path).unwrap(), expected);
            fs::remove_file(path).unwrap();
        }
        let path = table("none", ["x", "y"], &rows);
        let words = text(&path).unwrap_err().to_string();
        fs::remove_file(path).unwrap();
        assert!(words.ends_with("its columns are `n`, `x`, `y`"), "{words}");
    }

    #[test]
    fn what_is_damaged_is_an_error_and_no_panic() {
        let rows = [[Some("123456789"), Some("b")]; 50];
        let path = table("whole", ["puzzle", "x"], &rows);
        let whole = fs::read(&path).unwrap();
        let mut seed = 1_u64;
        let mut random = |below: usize| {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(seed >> 33).unwrap() % below
        };
        for _ in 0..500 {
            let mut damaged = whole.clone();
            for _ in 0..=random(3) {
                let at = random(damaged.len());
                damaged[at] = u8::try_from(random(256)).unwrap();
            }
            if random(4) == 0 {
                damaged.truncate(random(whole.len()));
            }
            fs::write(&path, &damaged).unwrap();
            let _ = text(&path);
            if let Ok(rows) = Rows::of(&path) {
                let _ = rows.take(1000).count();
            }
        }
        fs::remove_file(path).unwrap();
    }
}
