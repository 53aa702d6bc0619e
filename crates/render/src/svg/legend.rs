//! What is above and below the grid.

use ninerooks_board::Digit;

use super::marks::Look;
use super::place::{LEFT, Point, WIDTH};
use super::write::{Num, Xml};
use super::{areas, edges, marks, place};
use crate::{CellView, EdgeKind, Focus, Role, Scene, ZoneKind};

/// The width of a line of text below a picture.
pub(super) const ROOM: f64 = WIDTH - 2.0 * LEFT;

/// Lines of text and signs.
#[derive(Default)]
pub(super) struct Block {
    /// The width of a line.
    room: f64,
    lines: Vec<Line>,
}

struct Line {
    class: &'static str,
    size: f64,
    pieces: Vec<Piece>,
}

/// A sign with words, or words alone.
struct Piece {
    x: f64,
    sign: Option<Sign>,
    text: String,
}

#[derive(Clone, Copy)]
enum Sign {
    Mark(Role, Digit, bool),
    Area(&'static str),
    Zone(usize),
    Edge(EdgeKind),
    Line(&'static str),
    Start,
    End,
    Value(&'static str),
}

/// The width of a sign and the blank after it.
const SIGN: f64 = 36.0;
/// The way from one item to the next.
const GAP: f64 = 16.0;

impl Block {
    fn new(room: f64) -> Self {
        Self { room, lines: Vec::new() }
    }

    pub(super) fn height(&self) -> f64 {
        let lines: f64 = self.lines.iter().map(Line::height).sum();
        if self.lines.is_empty() { 0.0 } else { lines + 16.0 }
    }

    pub(super) fn draw(&self, xml: &mut Xml, scene: &Scene, top: f64) {
        let mut y = top + 8.0;
        for line in &self.lines {
            let middle = y + line.height() / 2.0;
            for piece in &line.pieces {
                let mut x = LEFT + piece.x;
                if let Some(sign) = piece.sign {
                    draw_sign(xml, scene, sign, Point { x, y: middle });
                    x += SIGN;
                }
                xml.element("text")
                    .at("class", line.class)
                    .at("x", Num(x))
                    .at("y", Num(middle + line.size * 0.364))
                    .text(&piece.text);
            }
            y += line.height();
        }
    }

    /// Words in as many lines as they need; each but the first begins `indent` further right.
    fn words(&mut self, class: &'static str, size: f64, indent: f64, text: &str) {
        let mut line = String::new();
        let mut room = self.room;
        let mut x = 0.0;
        for word in text.split_whitespace() {
            for part in parts(word, size, self.room - indent) {
                let joined = if line.is_empty() { part.clone() } else { format!("{line} {part}") };
                if width(&joined, size) > room && !line.is_empty() {
                    self.push(class, size, x, core::mem::replace(&mut line, part));
                    (x, room) = (indent, self.room - indent);
                } else {
                    line = joined;
                }
            }
        }
        if !line.is_empty() {
            self.push(class, size, x, line);
        }
    }

    fn push(&mut self, class: &'static str, size: f64, x: f64, text: String) {
        self.lines.push(Line { class, size, pieces: vec![Piece { x, sign: None, text }] });
    }

    /// Items side by side, in as many lines as they need.
    fn items(&mut self, size: f64, items: Vec<(Sign, String)>) {
        let mut x = f64::INFINITY;
        for (sign, text) in items {
            let wide = SIGN + width(&text, size);
            if x + wide > self.room {
                x = 0.0;
                self.lines.push(Line { class: "key", size, pieces: Vec::new() });
            }
            if let Some(line) = self.lines.last_mut() {
                line.pieces.push(Piece { x, sign: Some(sign), text });
            }
            x += wide + GAP;
        }
    }
}

impl Line {
    fn height(&self) -> f64 {
        let has_sign = self.pieces.iter().any(|piece| piece.sign.is_some());
        (self.size * 1.42).max(if has_sign { 25.0 } else { 0.0 }).round()
    }
}

/// The caption: its first line is the title.
pub(super) fn caption(scene: &Scene) -> Block {
    let mut block = Block::new(ROOM);
    for (i, line) in scene.caption.iter().enumerate() {
        let (class, size) = if i == 0 { ("title", 19.0) } else { ("line", 14.5) };
        block.words(class, size, 0.0, line);
    }
    block
}

/// The signs that occur, truths and links, and how many patterns are left, in lines of this width.
pub(super) fn key(scene: &Scene, room: f64) -> Block {
    let mut block = Block::new(room);
    let mut items = marks_of(scene);
    items.extend(lines_of(scene));
    let has = |wanted: fn(&CellView) -> bool| scene.cells.iter().any(wanted);
    if !items.is_empty()
        && has(|view| matches!(view, CellView::Placed(_)))
        && has(|view| matches!(view, CellView::Given(_)))
    {
        items.push((Sign::Value("given"), "given".to_owned()));
        items.push((Sign::Value("placed"), "placed before".to_owned()));
    }
    block.items(13.5, items);
    for (name, sectors, sign) in [("Truths", &scene.truths, ""), ("Links", &scene.links, "#")] {
        let names = sectors.iter().map(|(sector, count)| {
            let name = if sign.is_empty() { format!("{sector}") } else { format!("{sector:#}") };
            if *count == 1 { name } else { format!("{count}×{name}") }
        });
        let names: Vec<String> = names.collect();
        if !names.is_empty() {
            block.words("key", 13.5, 50.0, &format!("{name}: {}", names.join(" ")));
        }
    }
    if !scene.patterns.is_empty() {
        let counts = scene.patterns.iter().map(|(digit, count)| format!("{count} of {digit}"));
        let counts: Vec<String> = counts.collect();
        block.words("key", 13.5, 50.0, &format!("Patterns left: {}", counts.join(", ")));
    }
    block
}

/// The same with the rules that the puzzle adds to the classic ones, for a picture that stands alone.
pub(super) fn key_with_rules(scene: &Scene, room: f64) -> Block {
    let mut block = key(scene, room);
    let rules: Vec<String> = scene.rules.list().iter().map(ToString::to_string).collect();
    if !rules.is_empty() {
        block.words("key", 13.5, 50.0, &format!("Rules: {}", rules.join(", ")));
    }
    block
}

/// The marks of candidates that occur.
fn marks_of(scene: &Scene) -> Vec<(Sign, String)> {
    let first = |wanted: Role| {
        scene.cells.iter().find_map(|view| match view {
            CellView::Open(roles) => {
                Digit::ALL.into_iter().find(|digit| roles[digit.index()] == Some(wanted))
            }
            CellView::Given(_) | CellView::Placed(_) => None,
        })
    };
    let words = [
        (Role::Truth, scene.truth_means),
        (Role::Fin, scene.fin_means),
        (Role::Linked, scene.linked_means),
        (Role::Eliminated, "eliminated"),
        (Role::Target, "is placed"),
    ];
    let item = |(role, words): (Role, &str)| {
        Some((Sign::Mark(role, first(role)?, false), words.to_owned()))
    };
    let mut items: Vec<_> = words.into_iter().filter_map(item).collect();
    if let Some(digit) = Digit::ALL.into_iter().find(|digit| marks::is_watched(scene, *digit)) {
        let words = "candidate of the patterns".to_owned();
        items.push((Sign::Mark(Role::Plain, digit, true), words));
    }
    items
}

/// The areas and lines that occur.
fn lines_of(scene: &Scene) -> Vec<(Sign, String)> {
    let has_edge = |kind| scene.edges.iter().any(|edge| edge.kind == kind);
    let has_base = scene.base != crate::Area::default();
    let has_cover = scene.cover != crate::Area::default();
    let [areas, base, sectors] =
        [Focus::Areas, Focus::Base, Focus::Sectors].map(|focus| scene.focus == focus);
    let base = areas || base;
    let all = [
        (
            base && has_base || !areas::base_cells(scene).is_empty(),
            Sign::Area("base"),
            "truth: one is true",
        ),
        (areas && has_cover, Sign::Area("cover"), "link: at most one is"),
        (sectors, Sign::Line("truth-line"), "truth: one is true"),
        (sectors, Sign::Line("link-line"), "link: at most one is"),
        (has_edge(EdgeKind::Strong), Sign::Edge(EdgeKind::Strong), "one of the two is true"),
        (has_edge(EdgeKind::Weak), Sign::Edge(EdgeKind::Weak), "not both are true"),
        (!edges::seen(scene).is_empty(), Sign::Line("sees"), "both ends see it"),
        (!scene.clashing.is_empty(), Sign::Line("clash-cell"), "twice in a row, column or box"),
        (!scene.course.starts.is_empty(), Sign::Start, "start"),
        (!scene.course.ends.is_empty(), Sign::End, "end"),
    ];
    let shown = all.into_iter().filter(|(shown, ..)| *shown);
    shown.map(|(_, sign, words)| (sign, words.to_owned())).chain(zones_of(scene)).collect()
}

/// The zones, those of one kind and meaning once.
fn zones_of(scene: &Scene) -> Vec<(Sign, String)> {
    let mut items: Vec<(Sign, String)> = Vec::new();
    for (i, zone) in scene.zones.iter().enumerate() {
        let words = match zone.kind {
            ZoneKind::Set if !zone.name.is_empty() => format!("{}: {}", zone.name, zone.means),
            _ => zone.means.clone(),
        };
        if items.iter().all(|(_, other)| *other != words) {
            items.push((Sign::Zone(i), words));
        }
    }
    items
}

fn draw_sign(xml: &mut Xml, scene: &Scene, sign: Sign, at: Point) {
    let line = |xml: &mut Xml, class: &str| {
        let d = format!("M{} {}h28", Num(at.x), Num(at.y));
        xml.element("path").at("class", class).at("d", d).empty();
    };
    let frame = place::Rect { x: at.x, y: at.y - 8.0, width: 28.0, height: 16.0 };
    match sign {
        Sign::Mark(role, digit, live) => {
            xml.element("g").at("class", "marks").open();
            let hue = marks::sample_hue(scene, role);
            marks::mark(xml, at + Point { x: 20.0, y: 0.0 }, role, digit, Look { live, hue });
            xml.close("g");
        }
        Sign::Area(class) => areas::rect(xml, class, frame),
        Sign::Zone(index) => areas::zone_sign(xml, scene, index, frame),
        Sign::Edge(EdgeKind::Strong) => {
            line(xml, "edge");
        }
        Sign::Edge(EdgeKind::Weak) => line(xml, "weak"),
        Sign::Line(class) => line(xml, class),
        Sign::Start => edges::start_sign(xml, at + Point { x: 16.0, y: 0.0 }),
        Sign::End => edges::end_sign(xml, at + Point { x: 16.0, y: 0.0 }),
        Sign::Value(class) => {
            xml.element("text")
                .at("class", class)
                .at("x", Num(at.x + 14.0))
                .at("y", Num(at.y + 7.0))
                .at("font-size", 20)
                .text("7");
        }
    }
}

/// A word, cut where it is wider than a line.
fn parts(word: &str, size: f64, room: f64) -> Vec<String> {
    let mut parts = vec![String::new()];
    for c in word.chars() {
        let too_wide = |part: &String| width(part, size) + width(&c.to_string(), size) > room;
        if parts.last().is_some_and(too_wide) {
            parts.push(String::new());
        }
        if let Some(last) = parts.last_mut() {
            last.push(c);
        }
    }
    parts
}

/// About how wide a text is, and never less in the fonts that are asked for.
fn width(text: &str, size: f64) -> f64 {
    let em = |c: char| match c {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' | ' ' | '!' => 0.32,
        'f' | 'r' | 't' | '(' | ')' | '[' | ']' | '{' | '}' | '/' | '\\' | 'I' => 0.43,
        'm' | 'w' | 'M' | 'W' | '@' | '%' => 1.0,
        'A'..='Z' | '=' | '<' | '>' | '+' | '0'..='9' => 0.7,
        c if c.is_ascii() => 0.62,
        _ => 1.0,
    };
    text.chars().map(em).sum::<f64>() * size
}
