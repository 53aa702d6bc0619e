//! What is above and under the grid.

use ninerooks_board::{Digit, Sector};

use super::marks;
use super::paint::{self, Span, Text};
use crate::{CellView, Role, Scene, ZoneKind};

/// The caption, broken at blanks. Control characters are left out: a caption may come from a file,
/// and must not steer the terminal.
pub(super) fn caption(text: &mut Text, scene: &Scene) {
    for line in &scene.caption {
        let words = line.split_whitespace().map(|word| {
            let word: String = word.chars().filter(|c| !c.is_control()).collect();
            vec![Span::new(paint::BOLD, word)]
        });
        text.flow(&words.collect::<Vec<_>>(), 1, 2);
    }
}

/// The legend of the compact picture.
pub(super) fn compact(text: &mut Text, scene: &Scene) {
    let mut items = roles(scene, 9);
    if let Some(digit) = open_cells(scene).find(|roles| marks::is_lone(roles)).and_then(first) {
        let style = paint::candidate(Role::Plain);
        items.push(item(style, &format!("{}{digit}", marks::LONE), "only candidate"));
    }
    finish(text, scene, items);
}

/// The legend of the big picture.
pub(super) fn big(text: &mut Text, scene: &Scene) {
    finish(text, scene, roles(scene, 1));
}

fn finish(text: &mut Text, scene: &Scene, mut items: Vec<Vec<Span>>) {
    if let Some(zone) = scene.zones.iter().find(|zone| zone.kind == ZoneKind::Blocking)
        && let Some(cell) = zone.cells.first()
        && let CellView::Given(digit) | CellView::Placed(digit) = scene.cells[cell.index()]
    {
        items.push(item(paint::LINK, &format!("{}{digit}", marks::BLOCKING), &zone.means));
    }
    if let Some(cell) = scene.clashing.first()
        && let CellView::Given(digit) | CellView::Placed(digit) = scene.cells[cell.index()]
    {
        items.push(item(paint::ALARM, &format!("{}{digit}", marks::NONE), "twice in a house"));
    }
    if open_cells(scene).any(|roles| first(roles).is_none()) {
        items.push(item(paint::ALARM, &marks::NONE.to_string(), "no candidate left"));
    }
    if let Some(item) = items.first_mut() {
        item.insert(0, Span::new(paint::PLAIN, "   "));
    }
    text.flow(&items, 3, 3);
    rules(text, scene);
    sectors(text, "truths", &scene.truths, |sector| (paint::TRUTH, sector.to_string()));
    sectors(text, "links", &scene.links, |sector| (paint::LINK, format!("{sector:#}")));
    patterns(text, &scene.patterns);
}

/// `rules: anti-knight, thermo r1c1-r1c2`: a terminal has no room for their lines.
fn rules(text: &mut Text, scene: &Scene) {
    let rules = scene.rules.list().iter().map(ToString::to_string);
    listed(text, "   rules:", 10, rules.collect());
}

/// `patterns left: 28 of 3, 1 of 9`.
fn patterns(text: &mut Text, patterns: &[(Digit, u32)]) {
    let patterns = patterns.iter().map(|(digit, count)| format!("{count} of {digit}"));
    listed(text, "   patterns left:", 6, patterns.collect());
}

/// Items with commas between them; each line but the first begins `indent` further right. Nothing where there are none.
fn listed(text: &mut Text, head: &str, indent: usize, mut items: Vec<String>) {
    let Some((_, most)) = items.split_last_mut() else { return };
    for item in most {
        item.push(',');
    }
    let head = [head.to_owned()].into_iter();
    let spans = head.chain(items).map(|item| vec![Span::new(paint::FRAME, item)]);
    text.flow(&spans.collect::<Vec<_>>(), 1, indent);
}

/// The marks that occur, each with the digits of the first cell that has it, `most` at most.
fn roles(scene: &Scene, most: usize) -> Vec<Vec<Span>> {
    let explain = |role| {
        let words = match role {
            Role::Plain | Role::Covered => return None,
            Role::Truth => scene.truth_means,
            Role::Fin => scene.fin_means,
            Role::Linked => scene.linked_means,
            Role::Eliminated => "eliminated",
            Role::Target => "placed",
        };
        let marked = |roles| marks::digits(roles, |other| other == role);
        let digits = open_cells(scene).map(marked).find(|digits| !digits.is_empty())?;
        let sample: String =
            marks::mark(role).into_iter().chain(digits.chars().take(most)).collect();
        Some(item(paint::candidate(role), &sample, words))
    };
    marks::MARKED.into_iter().filter_map(explain).collect()
}

fn item(style: anstyle::Style, sample: &str, words: &str) -> Vec<Span> {
    vec![Span::new(style, sample), Span::new(paint::FRAME, format!(" {words}"))]
}

fn sectors(
    text: &mut Text,
    name: &str,
    sectors: &[(Sector, u64)],
    show: impl Fn(Sector) -> (anstyle::Style, String),
) {
    if sectors.is_empty() {
        return;
    }
    let times = if text.options.ascii { "x" } else { "×" };
    let mut items = vec![vec![Span::new(paint::FRAME, format!("   {name:<6}"))]];
    items.extend(sectors.iter().map(|&(sector, count)| {
        let (style, name) = show(sector);
        let name = if count == 1 { name } else { format!("{count}{times}{name}") };
        vec![Span::new(style, name)]
    }));
    text.flow(&items, 1, 10);
}

fn open_cells(scene: &Scene) -> impl Iterator<Item = &[Option<Role>; 9]> {
    scene.cells.iter().filter_map(|view| match view {
        CellView::Open(roles) => Some(roles),
        CellView::Given(_) | CellView::Placed(_) => None,
    })
}

/// The first candidate of a cell.
fn first(roles: &[Option<Role>; 9]) -> Option<Digit> {
    Digit::ALL.into_iter().find(|digit| roles[digit.index()].is_some())
}
