//! Pages as a file.

use krilla::Document;
use krilla::SerializeSettings;
use krilla::action::{Action, LinkAction};
use krilla::annotation::{LinkAnnotation, Target};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect, Transform};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::{Page, PageSettings};
use krilla::paint::{Fill, Paint, Stroke};
use krilla::surface::Surface;
use resvg::usvg::{self, Tree};

use super::letters::Letters;
use super::sheet::{Frame, Grey, Item, Place, Sheet};
use super::{PdfError, picture};
use crate::fonts;
use crate::svg::length;

/// How far the handle of a curve is from its end, as a part of the radius, where four of them make a circle.
const HANDLE: f32 = 0.552_284_8;

/// The file. It says neither when it was made nor where, so that the same pages give the same bytes.
///
/// # Errors
/// When a picture or a font cannot be written, which would be a defect.
pub(super) fn write(
    sheets: &[Sheet],
    size: (f64, f64),
    title: &str,
    letters: &Letters,
) -> Result<Vec<u8>, PdfError> {
    let options = fonts::options();
    let mut document = Document::new_with(SerializeSettings::default());
    let about = Metadata::new()
        .title(title.to_owned())
        .creator("ninerooks".to_owned())
        .language("en".to_owned());
    document.set_metadata(about);
    for sheet in sheets {
        let settings = PageSettings::from_wh(f(size.0), f(size.1));
        let settings = settings.ok_or_else(|| PdfError("a page has no size".to_owned()))?;
        let mut page = document.start_page_with(settings);
        for item in &sheet.items {
            link(&mut page, item);
        }
        let mut surface = page.surface();
        for item in &sheet.items {
            draw(&mut surface, item, letters, &options)?;
        }
        surface.finish();
        page.finish();
    }
    document.set_outline(outline(sheets));
    document.finish().map_err(|error| PdfError(format!("{error:?}")))
}

/// The table of contents: parts, and in each what is in it.
fn outline(sheets: &[Sheet]) -> Outline {
    let mut parts: Vec<OutlineNode> = Vec::new();
    for (page, sheet) in sheets.iter().enumerate() {
        for mark in &sheet.marks {
            let to = XyzDestination::new(page, Point::from_xy(0.0, f(mark.top)));
            let node = OutlineNode::new(mark.text.clone(), to);
            match parts.last_mut().filter(|_| !mark.is_part) {
                Some(part) => part.push_child(node),
                None => parts.push(node),
            }
        }
    }
    let mut outline = Outline::new();
    for part in parts {
        outline.push_child(part);
    }
    outline
}

fn link(page: &mut Page<'_>, item: &Item) {
    let (frame, target) = match item {
        Item::Link { frame, address } => {
            (frame, Target::Action(Action::Link(LinkAction::new(address.clone()))))
        }
        Item::Jump { frame, page } => {
            let to = XyzDestination::new(*page, Point::from_xy(0.0, 0.0));
            (frame, Target::Destination(to.into()))
        }
        _ => return,
    };
    if let Some(rect) = rect(*frame) {
        page.add_annotation(LinkAnnotation::new(rect, target).into());
    }
}

fn draw(
    surface: &mut Surface<'_>,
    item: &Item,
    letters: &Letters,
    options: &usvg::Options<'_>,
) -> Result<(), PdfError> {
    match item {
        Item::Text { at, size, weight, grey: dark, text } => {
            fill(surface, *dark);
            let glyphs = letters.glyphs(*weight, text);
            surface.draw_glyphs(point(*at), &glyphs, letters.font(*weight), text, f(*size), false);
        }
        Item::Lines { lines, width, grey: dark } => {
            let mut path = PathBuilder::new();
            for [from, to] in lines {
                path.move_to(f(from.x), f(from.y));
                path.line_to(f(to.x), f(to.y));
            }
            surface.set_fill(None);
            surface.set_stroke(Some(Stroke {
                paint: grey(*dark),
                width: f(*width),
                ..Stroke::default()
            }));
            path.finish().iter().for_each(|path| surface.draw_path(path));
        }
        Item::Disc { at, radius, grey } => {
            fill(surface, *grey);
            disc(*at, f(*radius)).finish().iter().for_each(|path| surface.draw_path(path));
        }
        Item::Picture { svg, frame } => {
            let tree = Tree::from_str(svg, options).map_err(|error| PdfError(error.to_string()))?;
            let (width, height) = (tree.size().width(), tree.size().height());
            surface.push_transform(&Transform::from_translate(f(frame.x), f(frame.y)));
            let scale = Transform::from_scale(f(frame.width) / width, f(frame.height) / height);
            surface.push_transform(&scale);
            picture::draw(surface, &tree, letters);
            surface.pop();
            surface.pop();
        }
        Item::Code { dark, in_a_row, frame } => {
            fill(surface, 0);
            modules(dark, *in_a_row, *frame)
                .finish()
                .iter()
                .for_each(|path| surface.draw_path(path));
        }
        Item::Link { .. } | Item::Jump { .. } => {}
    }
    Ok(())
}

fn disc(at: Place, radius: f32) -> PathBuilder {
    let Place { x, y } = at;
    let (x, y, bend) = (f(x), f(y), radius * HANDLE);
    let mut path = PathBuilder::new();
    path.move_to(x + radius, y);
    path.cubic_to(x + radius, y + bend, x + bend, y + radius, x, y + radius);
    path.cubic_to(x - bend, y + radius, x - radius, y + bend, x - radius, y);
    path.cubic_to(x - radius, y - bend, x - bend, y - radius, x, y - radius);
    path.cubic_to(x + bend, y - radius, x + radius, y - bend, x + radius, y);
    path.close();
    path
}

/// The dark modules, as many side by side as there are in one rectangle: between two of them a printer would leave a gap.
fn modules(dark: &[bool], in_a_row: usize, frame: Frame) -> PathBuilder {
    let mut path = PathBuilder::new();
    let module = frame.width / length(in_a_row);
    for (row, modules) in dark.chunks(in_a_row.max(1)).enumerate() {
        let mut column = 0;
        for run in modules.chunk_by(|one, next| one == next) {
            let bar = Frame {
                x: frame.x + length(column) * module,
                y: frame.y + length(row) * module,
                width: length(run.len()) * module,
                height: module,
            };
            column += run.len();
            if let (Some(true), Some(bar)) = (run.first(), rect(bar)) {
                path.push_rect(bar);
            }
        }
    }
    path
}

fn fill(surface: &mut Surface<'_>, dark: Grey) {
    surface.set_stroke(None);
    surface.set_fill(Some(Fill { paint: grey(dark), ..Fill::default() }));
}

fn grey(of: Grey) -> Paint {
    krilla::color::luma::Color::new(of).into()
}

fn rect(Frame { x, y, width, height }: Frame) -> Option<Rect> {
    Rect::from_xywh(f(x), f(y), f(width), f(height))
}

fn point(Place { x, y }: Place) -> Point {
    Point::from_xy(f(x), f(y))
}

/// A length on a page: no more than a few thousand points.
#[expect(clippy::cast_possible_truncation, reason = "the rest is less than a printer shows")]
fn f(length: f64) -> f32 {
    length as f32
}
