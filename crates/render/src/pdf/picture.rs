//! A picture in SVG on a page, as lines and letters, not as dots.
//!
//! [`usvg`] has read it and resolved its styles. `krilla-svg` would do the rest, but wants an older `usvg` beside the one that PNG are
//! drawn with; and our own pictures have only paths, letters and groups, in plain colours.

use krilla::geom::{Path, PathBuilder, Point, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Paint, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{GlyphId, KrillaGlyph};
use resvg::tiny_skia;
use resvg::tiny_skia::PathSegment;
use resvg::usvg::layout::{PositionedGlyph, Span};
use resvg::usvg::{self, Group, Node, PaintOrder, Tree};

use super::letters::{Letters, Weight};

/// Draws what is read into the frame that the surface is moved to, one unit for one unit.
pub(super) fn draw(surface: &mut Surface<'_>, tree: &Tree, letters: &Letters) {
    group(surface, tree, tree.root(), letters);
}

fn group(surface: &mut Surface<'_>, tree: &Tree, of: &Group, letters: &Letters) {
    let opacity = part(of.opacity().get());
    let is_seen_through = opacity != NormalizedF32::ONE;
    if is_seen_through {
        surface.push_opacity(opacity);
    }
    for node in of.children() {
        match node {
            Node::Group(inner) => group(surface, tree, inner, letters),
            Node::Path(path) if path.is_visible() => {
                if let Some(drawn) = outline(path.data()) {
                    surface.push_transform(&transform(path.abs_transform()));
                    let (filled, stroked) = (path.fill(), path.stroke());
                    paint(surface, path.paint_order(), filled, stroked, |surface, _| {
                        surface.draw_path(&drawn);
                    });
                    surface.pop();
                }
            }
            Node::Text(text) => {
                for span in text.layouted().iter().filter(|span| span.visible) {
                    letters_of(surface, tree, span, text.abs_transform(), letters);
                }
            }
            // Our pictures have no others.
            Node::Path(_) | Node::Image(_) => {}
        }
    }
    if is_seen_through {
        surface.pop();
    }
}

/// Draws with the fill and the stroke, each by itself in the order that is wanted. What draws hears whether it is the fill.
fn paint(
    surface: &mut Surface<'_>,
    order: PaintOrder,
    filled: Option<&usvg::Fill>,
    stroked: Option<&usvg::Stroke>,
    mut draw: impl FnMut(&mut Surface<'_>, bool),
) {
    let is_filled = match order {
        PaintOrder::FillAndStroke => [true, false],
        PaintOrder::StrokeAndFill => [false, true],
    };
    for is_fill in is_filled {
        let fill = filled.filter(|_| is_fill).and_then(fill);
        let stroke = stroked.filter(|_| !is_fill).and_then(stroke);
        if fill.is_some() || stroke.is_some() {
            surface.set_fill(fill);
            surface.set_stroke(stroke);
            draw(surface, is_fill);
        }
    }
    surface.set_fill(None);
    surface.set_stroke(None);
}

/// The letters of a line, which are letters in the file too. Their rims are drawn, so that nobody reads them twice.
fn letters_of(
    surface: &mut Surface<'_>,
    tree: &Tree,
    span: &Span,
    to_page: tiny_skia::Transform,
    letters: &Letters,
) {
    // One font for all of it, since each picture asks for one and there are no others.
    let Some(first) = span.positioned_glyphs.first() else { return };
    let face = tree.fontdb().face(first.font);
    let is_bold = face.is_some_and(|face| face.weight.0 > 500);
    let font = letters.font(if is_bold { Weight::Bold } else { Weight::Regular });
    let units = font.units_per_em();
    // An outline has as many units as its font says, upwards; a letter is one unit high, downwards.
    let placed = |glyph: &PositionedGlyph| glyph.outline_transform().pre_scale(units, -units);
    let line = placed(first);
    let Some(back) = line.invert() else { return };
    let at = |glyph: &PositionedGlyph| {
        let to = placed(glyph);
        let mut origin = tiny_skia::Point::from_xy(to.tx, to.ty);
        back.map_point(&mut origin);
        origin
    };
    let mut text = String::new();
    let mut glyphs = Vec::new();
    let origins: Vec<tiny_skia::Point> = span.positioned_glyphs.iter().map(at).collect();
    for (i, glyph) in span.positioned_glyphs.iter().enumerate() {
        let start = text.len();
        text += &glyph.text;
        let next = origins.get(i + 1).map_or(0.0, |next| next.x - origins[i].x);
        let id = GlyphId::new(glyph.id.0);
        let up = -origins[i].y;
        glyphs.push(KrillaGlyph::new(id, next, 0.0, up, 0.0, start..text.len(), None));
    }
    surface.push_transform(&transform(to_page.pre_concat(line)));
    let size = line.get_scale().0.max(f32::MIN_POSITIVE);
    // The stroke is as wide as it is in the picture, whatever the size of the letters.
    let stroked = span.stroke.as_ref();
    paint(surface, span.paint_order, span.fill.as_ref(), stroked, |surface, is_fill| {
        if let Some(mut stroke) = surface.get_stroke().cloned() {
            stroke.width /= size;
            surface.set_stroke(Some(stroke));
        }
        surface.draw_glyphs(Point::from_xy(0.0, 0.0), &glyphs, font.clone(), &text, 1.0, !is_fill);
    });
    surface.pop();
}

fn transform(of: tiny_skia::Transform) -> Transform {
    Transform::from_row(of.sx, of.ky, of.kx, of.sy, of.tx, of.ty)
}

fn outline(of: &tiny_skia::Path) -> Option<Path> {
    let mut path = PathBuilder::new();
    for segment in of.segments() {
        match segment {
            PathSegment::MoveTo(to) => path.move_to(to.x, to.y),
            PathSegment::LineTo(to) => path.line_to(to.x, to.y),
            PathSegment::QuadTo(by, to) => path.quad_to(by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(by, and, to) => {
                path.cubic_to(by.x, by.y, and.x, and.y, to.x, to.y);
            }
            PathSegment::Close => path.close(),
        }
    }
    path.finish()
}

/// A plain colour. Nothing of ours has another one.
fn color(of: &usvg::Paint) -> Option<Paint> {
    match of {
        usvg::Paint::Color(color) => {
            Some(krilla::color::rgb::Color::new(color.red, color.green, color.blue).into())
        }
        usvg::Paint::LinearGradient(_)
        | usvg::Paint::RadialGradient(_)
        | usvg::Paint::Pattern(_) => None,
    }
}

fn part(of: f32) -> NormalizedF32 {
    NormalizedF32::new(of).unwrap_or(NormalizedF32::ONE)
}

fn fill(of: &usvg::Fill) -> Option<Fill> {
    let rule = match of.rule() {
        usvg::FillRule::NonZero => FillRule::NonZero,
        usvg::FillRule::EvenOdd => FillRule::EvenOdd,
    };
    Some(Fill { paint: color(of.paint())?, opacity: part(of.opacity().get()), rule })
}

fn stroke(of: &usvg::Stroke) -> Option<Stroke> {
    Some(Stroke {
        paint: color(of.paint())?,
        width: of.width().get(),
        miter_limit: of.miterlimit().get(),
        line_cap: match of.linecap() {
            usvg::LineCap::Butt => LineCap::Butt,
            usvg::LineCap::Round => LineCap::Round,
            usvg::LineCap::Square => LineCap::Square,
        },
        line_join: match of.linejoin() {
            usvg::LineJoin::Miter | usvg::LineJoin::MiterClip => LineJoin::Miter,
            usvg::LineJoin::Round => LineJoin::Round,
            usvg::LineJoin::Bevel => LineJoin::Bevel,
        },
        opacity: part(of.opacity().get()),
        dash: of
            .dasharray()
            .map(|array| StrokeDash { array: array.to_vec(), offset: of.dashoffset() }),
    })
}
