//! Bytes as text: UTF-8, or UTF-16 as Windows saves "Unicode".

/// How a text is stored as bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, or something that is taken as such: bytes that are no UTF-8 become `�`.
    Utf8,
    /// UTF-16, the low byte first.
    Utf16Le,
    /// UTF-16, the high byte first.
    Utf16Be,
}

impl Encoding {
    /// How a text is stored that begins with these bytes, two at least where there are so many. A
    /// byte order mark says it, or else a zero beside a character of ASCII.
    pub fn of(start: &[u8]) -> Self {
        match start {
            [0xff, 0xfe, ..] | [1..=0x7f, 0, ..] => Self::Utf16Le,
            [0xfe, 0xff, ..] | [0, 1..=0x7f, ..] => Self::Utf16Be,
            _ => Self::Utf8,
        }
    }

    /// The number that two bytes are, when it takes two.
    pub fn unit(self, bytes: [u8; 2]) -> Option<u16> {
        match self {
            Self::Utf8 => None,
            Self::Utf16Le => Some(u16::from_le_bytes(bytes)),
            Self::Utf16Be => Some(u16::from_be_bytes(bytes)),
        }
    }
}

/// The text that bytes are, in the encoding that they show.
///
/// ```
/// use ninerooks_text::formats::decode;
/// assert_eq!(decode(b"4..8"), "4..8");
/// assert_eq!(decode(b"\xff\xfe4\0.\0"), "\u{feff}4.");
/// assert_eq!(decode(b"\x004\x00."), "4.");
/// ```
pub fn decode(bytes: &[u8]) -> String {
    let encoding = Encoding::of(bytes);
    if encoding == Encoding::Utf8 {
        return String::from_utf8_lossy(bytes).into_owned();
    }
    let pairs = bytes.chunks(2).map(|pair| [pair[0], pair.get(1).copied().unwrap_or(0)]);
    let units = pairs.filter_map(|pair| encoding.unit(pair));
    char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}
