//! What holds of every SVG.

use crate::common;

use common::{chain, sets};
use ninerooks_board::{Candidate, Cell};
use ninerooks_render::svg::{self, Options, Theme};
use ninerooks_render::{Role, Scene, Zone, ZoneKind};
use ninerooks_step::{Chain, ChainNode};
use roxmltree::{Document, Node};

const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::Auto];

fn picture(scene: &Scene) -> String {
    svg::draw(scene, &Options::default())
}

/// The nodes of a class.
fn of_class<'a, 'b>(document: &'a Document<'b>, class: &str) -> Vec<Node<'a, 'b>> {
    let has = |node: &Node<'_, '_>| {
        node.attribute("class").is_some_and(|classes| classes.split(' ').any(|c| c == class))
    };
    document.descendants().filter(has).collect()
}

/// The text elements of the grid whose class is a candidate's.
fn candidates(document: &Document<'_>) -> Vec<String> {
    let marks = of_class(document, "marks")[0];
    let texts = marks.children().filter(|node| node.has_tag_name("text"));
    texts.filter_map(|node| node.text().map(str::to_owned)).collect()
}

fn scenes() -> Vec<Scene> {
    let mut steps = common::steps().to_vec();
    steps.extend([common::patterns(), chain(), sets()]);
    steps.extend(common::every_technique());
    let mut scenes: Vec<Scene> = steps
        .iter()
        .map(|(grid, step)| Scene::of_step(grid, step).with_caption("A & B <3"))
        .collect();
    scenes.push(Scene::of_grid(&common::x_wing().0));
    scenes
}

#[test]
fn every_picture_is_xml_and_the_same_every_time() {
    for scene in scenes() {
        for theme in THEMES {
            let options = Options { theme, ..Options::default() };
            let text = svg::draw(&scene, &options);
            let document = Document::parse(&text).expect("well-formed");
            assert_eq!(document.root_element().tag_name().name(), "svg");
            assert_eq!(text, svg::draw(&scene, &options));
            assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
            for outside in ["href", "url(", "<script", "@import"] {
                assert!(!text.contains(outside), "it stands alone: {outside}");
            }
        }
    }
}

#[test]
fn every_candidate_and_every_value_is_drawn_once() {
    for scene in scenes() {
        let text = picture(&scene);
        let document = Document::parse(&text).unwrap();
        let live = Candidate::all().filter(|&candidate| scene.role(candidate).is_some());
        let digits: Vec<String> = live.map(|candidate| candidate.digit().to_string()).collect();
        assert_eq!(candidates(&document), digits);
        let values = of_class(&document, "values")[0];
        let open = Cell::all()
            .filter(|c| matches!(scene.cells[c.index()], ninerooks_render::CellView::Open(_)));
        assert_eq!(values.children().filter(Node::is_element).count(), 81 - open.count());
    }
}

#[test]
fn each_role_has_a_form_of_its_own() {
    for scene in scenes() {
        let text = svg::draw(&scene, &Options { legend: false, ..Options::default() });
        let document = Document::parse(&text).unwrap();
        let count = |role| Candidate::all().filter(|&c| scene.role(c) == Some(role)).count();
        let forms = [
            (Role::Truth, "truth-mark", "circle"),
            (Role::Fin, "fin-mark", "rect"),
            (Role::Linked, "linked-mark", "circle"),
            (Role::Eliminated, "strike", "path"),
            (Role::Target, "ring", "circle"),
        ];
        for (role, class, form) in forms {
            let nodes = of_class(&document, class);
            assert_eq!(nodes.len(), count(role), "{class}");
            assert!(nodes.iter().all(|node| node.has_tag_name(form)), "{class} is a {form}");
        }
    }
}

#[test]
fn a_fish_shows_its_houses_and_a_legend_of_what_occurs() {
    let (grid, step) = common::finned_x_wing();
    let scene = Scene::of_step(&grid, &step);
    let bare = svg::draw(&scene, &Options { legend: false, ..Options::default() });
    let document = Document::parse(&bare).unwrap();
    assert_eq!(of_class(&document, "base").len(), 2);
    assert_eq!(of_class(&document, "cover").len(), 3);
    let text = picture(&scene);
    for words in [">pattern<", ">fin<", ">eliminated<", "Truths: 3C3 3C5", "Links: 3r3 3r8 3b7"] {
        assert!(text.contains(words), "{words}");
    }
    assert!(!text.contains("is placed") && !text.contains("not both"), "nothing else");
}

#[test]
fn a_chain_has_solid_lines_and_dashed_ones_and_no_houses() {
    let (grid, step) = chain();
    let text =
        svg::draw(&Scene::of_step(&grid, &step), &Options { legend: false, ..Options::default() });
    let document = Document::parse(&text).unwrap();
    assert_eq!(of_class(&document, "edge").len(), 2);
    assert_eq!(of_class(&document, "weak").len(), 1);
    assert_eq!(of_class(&document, "cover").len(), 0);
    assert!(text.contains("stroke-dasharray"));
}

#[test]
fn a_group_is_one_band_and_its_link_begins_at_the_nearest_cell() {
    let (grid, step) = chain();
    let mut scene = Scene::of_step(&grid, &step);
    let group = ChainNode::new(scene.edges[0].from.digit, common::names("r2c4 r2c5").collect());
    scene.edges[0].from = group;
    let text = svg::draw(&scene, &Options { legend: false, ..Options::default() });
    let document = Document::parse(&text).unwrap();
    let bands = of_class(&document, "group");
    assert_eq!(bands.len(), 1);
    let [a, b] = ["r2c4", "r2c5"].map(|name| Candidate::new(group.digit, name.parse().unwrap()));
    assert!(a.sees(b) && bands[0].attribute("d").is_some_and(|d| d.matches('L').count() == 1));
}

#[test]
fn who_sees_what_goes_is_shown_of_a_chain_of_few() {
    let (grid, step) = chain();
    let mut scene = Scene::of_step(&grid, &step);
    let draw = |scene: &Scene| {
        let text = svg::draw(scene, &Options { legend: false, ..Options::default() });
        of_class(&Document::parse(&text).unwrap(), "sees").len()
    };
    // 3r2c4, 3r6c4 and 3r8c4 see both ends, which are 3r1c4 and 3r7c4.
    assert_eq!(draw(&scene), 6);
    let (grid, mut step) = chain();
    if let ninerooks_step::Shape::Chain(Chain { nodes, .. }) = &mut step.shape {
        *nodes = nodes[..2].into();
    }
    scene = Scene::of_step(&grid, &step);
    assert_eq!(draw(&scene), 0, "nothing sees both of 3r1c4 and 3r1c9");
}

#[test]
fn sets_are_drawn_one_by_one() {
    let (grid, step) = sets();
    let text =
        svg::draw(&Scene::of_step(&grid, &step), &Options { legend: false, ..Options::default() });
    let document = Document::parse(&text).unwrap();
    assert_eq!(of_class(&document, "truth-line").len(), 2);
    assert_eq!(of_class(&document, "link-line").len(), 2);
}

#[test]
fn zones_and_letters_have_their_names() {
    let (grid, _) = common::x_wing();
    let mut scene = Scene::of_grid(&grid);
    let cells = common::names::<Cell>("r2c4 r2c5").collect();
    scene.zones = ["A", "B"]
        .map(|name| Zone {
            name: name.to_owned(),
            cells,
            kind: ZoneKind::Set,
            means: format!("set {name}"),
        })
        .to_vec();
    scene.tags.push(("3r2c4".parse().unwrap(), "a".to_owned()));
    let text = svg::draw(&scene, &Options { legend: false, ..Options::default() });
    let document = Document::parse(&text).unwrap();
    assert_eq!(of_class(&document, "zone").len(), 4);
    let names = of_class(&document, "zone-name");
    let names: Vec<_> =
        names.iter().map(|n| (n.text(), [n.attribute("x"), n.attribute("y")])).collect();
    assert_eq!(names.iter().map(|n| n.0).collect::<Vec<_>>(), ["A", "A", "B", "B"].map(Some));
    assert_ne!(names[0].1, names[2].1, "at another corner");
    assert_eq!(of_class(&document, "tag")[0].text(), Some("a"));
}

#[test]
fn a_cell_without_candidates_is_told() {
    let mut scene = Scene::of_grid(&ninerooks_board::Grid::default());
    scene.cells[0] = ninerooks_render::CellView::Open([None; 9]);
    assert!(picture(&scene).contains(">!</text>"));
}

#[test]
fn a_picture_without_candidates_has_empty_cells_and_no_warning() {
    let scene = Scene::of_grid(&ninerooks_board::Grid::default());
    let plain = svg::draw(&scene, &Options { candidates: false, ..Options::default() });
    let document = Document::parse(&plain).unwrap();
    assert!(of_class(&document, "marks").is_empty() && !plain.contains('!'));
    assert_eq!(candidates(&Document::parse(&picture(&scene)).unwrap()).len(), 729);
}

#[test]
fn captions_are_text_and_long_ones_are_broken() {
    let words = "1234567890 ".repeat(40);
    let long = "x".repeat(500);
    let scene = Scene::of_grid(&ninerooks_board::Grid::default())
        .with_caption("<b>&\u{1}")
        .with_caption(words)
        .with_caption(long);
    let text = picture(&scene);
    let document = Document::parse(&text).unwrap();
    assert_eq!(of_class(&document, "title")[0].text(), Some("<b>&"));
    let lines = of_class(&document, "line");
    assert!(lines.len() > 8, "{} lines", lines.len());
    assert!(lines.iter().all(|line| line.text().is_some_and(|text| text.len() < 90)));
}

#[test]
fn one_candidate_of_the_picture_looks_like_this() {
    let (grid, step) = common::x_wing();
    let text = picture(&Scene::of_step(&grid, &step));
    let at = text.find("class=\"gone-mark\"").expect("something goes");
    let part: Vec<&str> = text[at..].lines().take(3).collect();
    insta::assert_snapshot!(part.join("\n"), @r#"
    class="gone-mark" cx="258.6" cy="95.4" r="8.9"/>
    <text x="258.6" y="100.7" class="gone strong">3</text>
    <path class="strike" d="M250.3 103.7L266.9 87.1"/>
    "#);
}

#[cfg(feature = "png")]
#[test]
fn dots_have_the_size_that_is_wanted_and_letters() {
    use ninerooks_render::png;

    let (grid, step) = common::x_wing();
    let scene = Scene::of_step(&grid, &step).with_caption("X-Wing");
    let size = |bytes: &[u8]| u32::from_be_bytes(bytes[16..20].try_into().unwrap());
    for width in [64, 600, 900] {
        let bytes = png::draw(&scene, &Options { width, ..Options::default() }).unwrap();
        assert_eq!(size(&bytes), width);
    }
    // Without its font every letter would be missing, and the picture would be the same.
    let other = Scene { caption: vec!["Y-Wing".to_owned()], ..scene.clone() };
    let draw = |scene| png::draw(scene, &Options::default()).unwrap();
    assert_ne!(draw(&scene), draw(&other));
    for width in [0, png::WIDEST + 1] {
        assert!(png::draw(&scene, &Options { width, ..Options::default() }).is_err());
    }
}
