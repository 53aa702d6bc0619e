//! Digits as fonts have them.
//!
//! All but Inter, which is in this repository, come from packages of Debian 12. Those that the net is trained on and those that
//! it is measured on differ.

use std::path::Path as File;
use std::sync::Arc;

use anyhow::Context;
use resvg::tiny_skia::{Path, PathBuilder, Transform};
use resvg::usvg::{self, Group, Node, Tree, fontdb};

/// Where Debian has its fonts.
const FOLDER: &str = "/usr/share/fonts";

/// A font for one purpose or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The net is trained on it.
    Training,
    /// The net has never seen it.
    Measuring,
}

/// What a font looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// As in a newspaper.
    Printed,
    /// As by hand.
    Written,
}

/// The digits of a font.
#[derive(Clone, Debug)]
pub struct Font {
    /// Where it is from.
    pub name: String,
    /// What it looks like.
    pub look: Look,
    /// Each digit: as high as 1, with its middle at the origin.
    pub digits: [Path; 9],
}

/// Packages, with folders and the beginnings of the names of files.
type Row = (&'static str, Purpose, Look, &'static str, &'static [&'static str]);

use Look::{Printed, Written};
use Purpose::{Measuring, Training};

#[rustfmt::skip]
const FONTS: &[Row] = &[
    ("fonts-averia-serif-gwf", Training, Printed, "truetype/averia-gwf", &["AveriaSerifGWF-"]),
    ("fonts-cabin", Training, Printed, "opentype/cabin", &["Cabin-Regular", "Cabin-Bold"]),
    ("fonts-cantarell", Training, Printed, "opentype/cantarell", &["Cantarell-"]),
    ("fonts-clear-sans", Training, Printed, "truetype/clear-sans", &["ClearSans-"]),
    ("fonts-crosextra-caladea", Training, Printed, "truetype/crosextra", &["Caladea-"]),
    ("fonts-crosextra-carlito", Training, Printed, "truetype/crosextra", &["Carlito-"]),
    ("fonts-dosis", Training, Printed, "opentype/dosis", &["Dosis-Medium", "Dosis-SemiBold", "Dosis-Book"]),
    ("fonts-ebgaramond", Training, Printed, "opentype/ebgaramond", &["EBGaramond12-"]),
    ("fonts-go", Training, Printed, "fonts-go", &["Go-Regular", "Go-Bold", "Go-Italic", "Go-Mono"]),
    ("fonts-jetbrains-mono", Training, Printed, "truetype/jetbrains-mono", &["JetBrainsMono-Regular", "JetBrainsMono-Bold"]),
    ("fonts-jura", Training, Printed, "opentype/jura", &["Jura-Medium", "Jura-Bold", "Jura-Regular"]),
    ("fonts-karla", Training, Printed, "truetype/karla", &["Karla-Regular", "Karla-Bold", "Karla-Italic"]),
    ("fonts-lato", Training, Printed, "truetype/lato", &["Lato-Regular", "Lato-Light", "Lato-Heavy", "Lato-Italic", "Lato-Bold"]),
    ("fonts-league-spartan", Training, Printed, "opentype/league-spartan", &["LeagueSpartan-Regular", "LeagueSpartan-Bold"]),
    ("fonts-liberation", Training, Printed, "truetype/liberation", &["Liberation"]),
    ("fonts-manrope", Training, Printed, "truetype/manrope", &["Manrope-Regular", "Manrope-Bold"]),
    ("fonts-open-sans", Training, Printed, "truetype/open-sans", &["OpenSans-"]),
    ("fonts-opendin", Training, Printed, "truetype/opendin", &["OSP-DIN"]),
    ("fonts-play", Training, Printed, "truetype/play", &["Play-"]),
    ("fonts-quicksand", Training, Printed, "truetype/quicksand", &["Quicksand-"]),
    ("fonts-roboto-unhinted", Training, Printed, "truetype/roboto/unhinted/RobotoTTF", &["Roboto-"]),
    ("fonts-roboto-unhinted", Training, Printed, "truetype/roboto/unhinted", &["RobotoCondensed-"]),
    ("fonts-breip", Training, Written, "truetype/breip", &["Breip"]),
    ("fonts-comic-neue", Training, Written, "opentype/comic-neue", &["ComicNeue-"]),
    ("fonts-dancingscript", Training, Written, "opentype/dancingscript", &["DancingScript-"]),
    ("fonts-dkg-handwriting", Training, Written, "truetype/fifthhorseman", &["dkg"]),
    ("fonts-femkeklaver", Training, Written, "truetype/femkeklaver", &["femkeklaver"]),
    ("fonts-kaushanscript", Training, Written, "opentype/kaushanscript", &["KaushanScript-"]),
    ("fonts-kiloji", Training, Written, "truetype/kiloji", &["kiloji"]),
    ("fonts-klee", Training, Written, "truetype/klee", &["KleeOne-"]),
    ("fonts-kristi", Training, Written, "truetype/kristi", &["Kristi"]),
    ("fonts-rufscript", Training, Written, "truetype/rufscript", &["Rufscript"]),
    ("fonts-seto", Training, Written, "truetype/seto", &["setofont.ttf"]),
    ("fonts-tomsontalks", Training, Written, "truetype/tomsontalks", &["TomsonTalks"]),
    ("fonts-aoyagi-soseki", Training, Written, "truetype/aoyagi-soseki", &["aoyagi"]),
    ("fonts-dejavu", Measuring, Printed, "truetype/dejavu", &["DejaVuSans", "DejaVuSerif"]),
    ("fonts-bwht", Measuring, Written, "opentype/bwht", &["BecauseWe"]),
    ("fonts-ecolier-court", Measuring, Written, "truetype/ecolier-court", &["Ecolier"]),
    ("fonts-humor-sans", Measuring, Written, "truetype/humor-sans", &["Humor"]),
];

/// The two weights of Inter, which the pictures of steps are written with. The net is measured on them.
///
/// # Errors
/// When there are no digits in them.
pub fn inter() -> anyhow::Result<Vec<Font>> {
    let files: [(&str, &[u8]); 2] = [
        ("Inter-Regular", include_bytes!("../../render/font/Inter-Regular-subset.ttf")),
        ("Inter-Bold", include_bytes!("../../render/font/Inter-Bold-subset.ttf")),
    ];
    files.into_iter().map(|(name, data)| font(name, Printed, data.to_vec())).collect()
}

/// All fonts for a purpose, in the order of the table and then of their names.
///
/// # Errors
/// When a package is not installed.
pub fn fonts(purpose: Purpose) -> anyhow::Result<Vec<Font>> {
    let mut fonts = match purpose {
        Training => Vec::new(),
        Measuring => inter()?,
    };
    for &(package, _, look, folder, names) in FONTS.iter().filter(|row| row.1 == purpose) {
        let folder = File::new(FOLDER).join(folder);
        let mut files: Vec<String> = std::fs::read_dir(&folder)
            .with_context(|| format!("{}: is {package} installed?", folder.display()))?
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .filter(|file| names.iter().any(|name| file.starts_with(name)))
            .filter(|file| {
                !["Thin", "Hairline", "ExtraLight"].iter().any(|thin| file.contains(thin))
            })
            .collect();
        files.sort();
        for file in files {
            let data = std::fs::read(folder.join(&file)).with_context(|| file.clone())?;
            fonts.push(font(&file, look, data)?);
        }
    }
    Ok(fonts)
}

fn font(name: &str, look: Look, data: Vec<u8>) -> anyhow::Result<Font> {
    let mut database = fontdb::Database::new();
    database.load_font_data(data);
    let family = database.faces().next().and_then(|face| face.families.first());
    let family = family.with_context(|| format!("{name} is no font"))?.0.clone();
    let options = usvg::Options {
        font_family: family,
        fontdb: Arc::new(database),
        ..usvg::Options::default()
    };
    let mut digits = Vec::with_capacity(9);
    for digit in 1..=9 {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='200'><text x='50' y='150' font-size='100'>{digit}</text></svg>"
        );
        let tree = Tree::from_str(&svg, &options)?;
        let mut outline = PathBuilder::new();
        gather(tree.root(), &mut outline);
        digits.push(outline.finish().with_context(|| format!("{name} has no {digit}"))?);
    }
    let top = digits.iter().map(|digit| digit.bounds().top()).fold(f32::MAX, f32::min);
    let bottom = digits.iter().map(|digit| digit.bounds().bottom()).fold(f32::MIN, f32::max);
    let digits = digits.into_iter().map(|digit| {
        let middle = f32::midpoint(digit.bounds().left(), digit.bounds().right());
        let to_middle = Transform::from_translate(-middle, -f32::midpoint(top, bottom));
        let scale = 1.0 / (bottom - top);
        digit.transform(to_middle.post_scale(scale, scale))
    });
    let digits: Option<Vec<Path>> = digits.collect();
    let digits = digits.and_then(|digits| digits.try_into().ok());
    let digits = digits.with_context(|| format!("{name} has digits without a size"))?;
    Ok(Font { name: name.to_owned(), look, digits })
}

/// All outlines of what is drawn.
fn gather(group: &Group, into: &mut PathBuilder) {
    for node in group.children() {
        match node {
            Node::Group(inner) => gather(inner, into),
            Node::Text(text) => gather(text.flattened(), into),
            Node::Path(path) => {
                if let Some(path) = path.data().clone().transform(path.abs_transform()) {
                    into.push_path(&path);
                }
            }
            Node::Image(_) => {}
        }
    }
}
