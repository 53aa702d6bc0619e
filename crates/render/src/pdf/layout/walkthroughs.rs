//! How puzzles are solved.

use ninerooks_board::Rules;

use super::Layout;
use super::flow::Flow;
use crate::pdf::board;
use crate::pdf::letters::Weight;
use crate::pdf::sheet::{Frame, Item, Mark, Place, Sheet};
use crate::pdf::{Entry, Part};
use crate::svg::length;
use crate::{Scene, svg};

const TITLE: f64 = 12.0;
const HEADING: f64 = 8.5;
const TEXT: f64 = 8.0;
/// How far what is inside of something else is further right, and the most that it is.
const INDENT: f64 = 8.0;
const DEEPEST: usize = 5;

impl Layout<'_> {
    /// All of them from this page on, and the page where each begins.
    pub(super) fn walkthroughs(&self, first: usize) -> (Vec<Sheet>, Vec<usize>) {
        let mut flow = Flow::new(self, first, "Walkthroughs");
        let pages = self.booklet.puzzles.iter().map(|entry| self.walkthrough(&mut flow, entry));
        let pages = pages.collect();
        (flow.sheets, pages)
    }

    fn walkthrough(&self, flow: &mut Flow<'_>, entry: &Entry) -> usize {
        flow.leave(18.0);
        // Its title is not parted from its first step.
        flow.need(TITLE * 1.6 + 60.0);
        let (page, top) = (flow.page(), flow.y);
        let text = format!("{}  {}", entry.number, entry.title).trim_end().to_owned();
        flow.sheet().marks.push(Mark { is_part: false, text: text.clone(), top });
        flow.paragraph(TITLE, Weight::Bold, 0.0, &text);
        if !entry.level.is_empty() {
            flow.paragraph(TEXT, Weight::Regular, 0.0, &entry.level);
        }
        for part in &entry.walkthrough {
            Self::part(flow, part);
        }
        self.solution(flow, entry);
        page
    }

    fn part(flow: &mut Flow<'_>, part: &Part) {
        flow.leave(5.0);
        let picture = part.picture.as_ref().map(picture);
        // The heading is not parted from what follows it.
        let lines = part.lines.first().map_or(0.0, |_| TEXT * 1.35 * 2.0);
        flow.need(HEADING * 1.35 + lines);
        flow.paragraph(HEADING, Weight::Bold, 0.0, &part.heading);
        for line in &part.lines {
            let indent = length(line.depth.min(DEEPEST)) * INDENT;
            flow.paragraph(TEXT, Weight::Regular, indent, &line.text);
        }
        if let Some((svg, width, height)) = picture {
            let room = flow.column().width;
            let height = room * height / width;
            flow.leave(3.0);
            flow.need(height);
            let frame = Frame { x: flow.column().x, y: flow.y, width: room, height };
            flow.sheet().items.push(Item::Picture { svg, frame });
            flow.y += height;
        }
    }

    /// The digits that are reached, as a small grid.
    fn solution(&self, flow: &mut Flow<'_>, entry: &Entry) {
        let side = flow.column().width * 0.5;
        flow.leave(8.0);
        flow.need(side + 4.0);
        let corner = Place { x: flow.column().x + 1.0, y: flow.y + 2.0 };
        let plain = Scene { rules: Rules::NONE, ..entry.solution.clone() };
        let items = board::items(&plain, self.letters, corner, side);
        flow.sheet().items.extend(items);
        flow.y += side + 8.0;
    }
}

/// A step in SVG, and how wide and high it is.
fn picture(scene: &Scene) -> (String, f64, f64) {
    let options = svg::Options { caption: false, legend: false, ..svg::Options::default() };
    let (width, height) = svg::BOARD;
    (svg::draw(scene, &options), width, height)
}
