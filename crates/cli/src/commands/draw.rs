//! `ninerooks draw`: pictures of a puzzle and of the steps of its path.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use ninerooks_board::{Grid, Puzzle};
use ninerooks_exact::{diagnose, reached};
use ninerooks_logic::{Checking, Status, solve};
use ninerooks_render::{Scene, svg};
use ninerooks_step::{self as steps, Step};
use ninerooks_text::notation::{Notation, describe_briefly};

use crate::answer::Answer;
use crate::chosen::{Chosen, Techniques};
use crate::diagnosis::{self, Degree};
use crate::files;
use crate::input::Piece;
use crate::puzzle::POSITIONS;
use crate::puzzles::Puzzles;
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::talk::Complaint;
use crate::words::{self, MOST_ACTIONS, plural};

/// Draw a puzzle, or steps of its path, as SVG or PNG
///
/// The grid as it is read, where a digit that is in a row, column or box twice is marked; with --step the grid before that step, and what the step does; with
/// --path all of them. Truths and strong links have solid lines, links and weak links dashed ones,
/// so nothing depends on colour. Without --output the SVG goes to standard output.
#[derive(Args)]
pub(crate) struct Draw {
    #[command(flatten)]
    puzzles: Puzzles,
    /// Draw this step of the path, counted from 1
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    step: Option<u64>,
    /// The file to write; its extension is .svg or .png
    ///
    /// An older picture is replaced. A file that is none, or that the puzzle is in, is left as it is.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Draw the start, every step and the end into files in this folder
    #[arg(long, value_name = "DIR", conflicts_with_all = ["step", "output"])]
    path: Option<PathBuf>,
    /// The kind of files that --path writes
    #[arg(long, value_enum, default_value_t, requires = "path")]
    kind: Kind,
    #[command(flatten)]
    techniques: Techniques,
    /// Light, dark, or as the reader's browser prefers (SVG only)
    #[arg(long, value_enum, default_value_t)]
    theme: Theme,
    /// How wide the picture is, in pixels
    #[arg(long, value_name = "PX", default_value_t = 600,
          value_parser = clap::value_parser!(u32).range(64..=8192))]
    size: u32,
    /// The grid alone, without title and legend
    #[arg(long)]
    bare: bool,
    /// Number the nodes of a chain
    #[arg(long)]
    numbers: bool,
}

/// The kinds of pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Vector graphics
    #[default]
    Svg,
    /// Pixels
    Png,
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum Theme {
    /// Dark on light
    #[default]
    Light,
    /// Light on dark
    Dark,
    /// As the reader prefers
    Auto,
}

pub(super) fn run(mut command: Draw, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.puzzles.input() else { return Ok(setting.help("draw")) };
    let options = command.options();
    let Draw { puzzles, step, output, path, kind, techniques, .. } = command;
    // A name that cannot be written is told before the work is done.
    let what = match (step, path) {
        (_, Some(folder)) => What::Path { folder, kind },
        (Some(number), None) => What::Step(number),
        (None, None) => What::Grid,
    };
    let file = match output {
        Some(file) => Some((Kind::of(&file)?, file)),
        None => None,
    };
    if let Some((kind, file)) = &file {
        files::require(file, kind.written())?;
    }
    let place = match &what {
        What::Path { folder, .. } => folder.display().to_string(),
        What::Grid | What::Step(_) => String::new(),
    };
    let from = puzzles.from;
    let artist = Artist { what, file, options, chosen: techniques.choose(setting.talk) };
    let work = move |piece: &Piece| match piece.puzzle(from) {
        Ok(puzzle) => artist.answer(piece, &puzzle),
        Err(message) => Answer::unreadable(String::new(), message),
    };
    let mut pictures = 0;
    let exit = setting.batch(input, true).run(work, |count: usize| pictures += count)?;
    if pictures > 0 && !place.is_empty() {
        let pictures = plural(pictures as u64, "picture", "pictures");
        setting.talk.note(&format!("{pictures} in {place}"));
    }
    Ok(exit)
}

/// What to draw.
enum What {
    /// The grid as it is read.
    Grid,
    /// This step, counted from 1.
    Step(u64),
    /// The start, every step and the end, into a folder.
    Path { folder: PathBuf, kind: Kind },
}

impl Draw {
    fn options(&self) -> svg::Options {
        svg::Options {
            candidates: true,
            theme: match self.theme {
                Theme::Light => svg::Theme::Light,
                Theme::Dark => svg::Theme::Dark,
                Theme::Auto => svg::Theme::Auto,
            },
            width: self.size,
            caption: !self.bare,
            legend: !self.bare,
            numbers: self.numbers,
        }
    }
}

/// A step on its grid, with a title.
fn scene(before: &Grid, step: &Step, index: usize, count: usize) -> Scene {
    let line = describe_briefly(step, MOST_ACTIONS, Notation::Eureka);
    let (name, rest) = line.split_once(": ").unwrap_or((&line, ""));
    let scene = Scene::of_step(before, step).with_caption(name).with_caption(rest);
    scene.with_caption(format!("Step {} of {count}", index + 1))
}

impl Kind {
    /// The kind that the name of a file says.
    fn of(file: &Path) -> anyhow::Result<Self> {
        let end = file.extension().map(|end| end.to_string_lossy().to_lowercase());
        match end.as_deref() {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            _ => bail!("{}: the name must end in .svg or .png", file.display()),
        }
    }

    /// What is in such a file.
    const fn written(self) -> files::Kind {
        match self {
            Self::Svg => files::Kind::Svg,
            Self::Png => files::Kind::Png,
        }
    }

    const fn end(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }
}

/// What to draw, how, and where to.
struct Artist {
    what: What,
    file: Option<(Kind, PathBuf)>,
    options: svg::Options,
    chosen: Chosen,
}

impl Artist {
    fn answer(&self, piece: &Piece, puzzle: &Puzzle) -> Answer<usize> {
        if !piece.alone {
            return Answer::fatal(
                "there are several puzzles in the input, and one puzzle is drawn at a time: name the \
                 puzzle itself, or a file that holds no other"
                    .to_owned(),
            );
        }
        let wrong = match self.what {
            What::Grid => None,
            What::Step(_) | What::Path { .. } => {
                diagnosis::reason(puzzle, &diagnose(puzzle, POSITIONS), Degree::Full)
            }
        };
        if let Some(words) = wrong {
            return Answer::no(String::new(), Some(Complaint::Error(words)));
        }
        match Grid::new(puzzle) {
            Ok(grid) => self
                .draw(&reached(grid))
                .unwrap_or_else(|error| Answer::fatal(format!("{error:#}"))),
            // Only the grid itself gets here: what is wrong is to be seen, and is what somebody wants to show.
            Err(error) => {
                let scene = Scene::of_puzzle(puzzle).with_caption(format!("No solution: {error}"));
                let complaint = Some(Complaint::Warning(format!("no solution: {error}")));
                self.picture(&scene).map_or_else(
                    |error| Answer::fatal(format!("{error:#}")),
                    |picture| Answer { complaint, ..Answer::done(picture) },
                )
            }
        }
    }

    fn draw(&self, grid: &Grid) -> anyhow::Result<Answer<usize>> {
        if let What::Grid = self.what {
            return Ok(Answer::done(self.picture(&Scene::of_grid(grid))?));
        }
        let solution = solve(grid, &self.chosen.at(grid).0, Checking::On);
        let answer = match &self.what {
            What::Path { folder, kind } => {
                let note = self.write_all(&solution.path, folder, *kind)?;
                Answer { note, ..Answer::done(String::new()) }
            }
            What::Step(number) => Answer::done(self.picture(&self.step(&solution.path, *number)?)?),
            What::Grid => Answer::done(String::new()),
        };
        Ok(match &solution.status {
            Status::Refused(step, _) => {
                let defect = words::defect(&grid.to_string(), &solution.path.end, step);
                Answer { complaint: Some(Complaint::Error(defect)), exit: Exit::No, ..answer }
            }
            _ => answer,
        })
    }

    /// The step of this number.
    fn step(&self, path: &steps::Path, number: u64) -> anyhow::Result<Scene> {
        let count = path.steps.len();
        let index = usize::try_from(number - 1).unwrap_or(usize::MAX);
        if path.start.is_solved() {
            bail!("there is no step {number}: every cell has its digit");
        }
        let found = path.walk().nth(index);
        let (before, step) = found.with_context(|| {
            let steps = plural(count as u64, "step", "steps");
            format!("there is no step {number}: the path has {steps} by \"{}\"", self.chosen.name)
        })?;
        Ok(scene(&before, step, index, count))
    }

    /// Writes a scene into the file; without one it is what goes to standard output.
    fn picture(&self, scene: &Scene) -> anyhow::Result<String> {
        match &self.file {
            None => Ok(svg::draw(scene, &self.options)),
            Some((kind, file)) => self.write(scene, *kind, file).map(|()| String::new()),
        }
    }

    fn write(&self, scene: &Scene, kind: Kind, file: &Path) -> anyhow::Result<()> {
        let bytes = match kind {
            Kind::Svg => svg::draw(scene, &self.options).into_bytes(),
            Kind::Png => png(scene, self.options)?,
        };
        files::write(file, kind.written(), &bytes)
    }

    /// Writes the start, each step and the end. Gives the number of pictures.
    fn write_all(&self, path: &steps::Path, folder: &Path, kind: Kind) -> anyhow::Result<usize> {
        files::make_folder(folder)?;
        let count = path.steps.len();
        let digits = count.to_string().len().max(2);
        let file = |name: &str| folder.join(format!("{name}.{}", kind.end()));
        let titled = |grid: &Grid, title: &str| Scene::of_grid(grid).with_caption(title);

        self.write(&titled(&path.start, "Start"), kind, &file("start"))?;
        for (i, (before, step)) in path.walk().enumerate() {
            let name = format!("step-{:0digits$}", i + 1);
            self.write(&scene(&before, step, i, count), kind, &file(&name))?;
        }
        let end = if path.end.is_solved() { "Solved" } else { "No further step" };
        self.write(&titled(&path.end, end), kind, &file("end"))?;
        Ok(count + 2)
    }
}

#[cfg(feature = "png")]
fn png(scene: &Scene, options: svg::Options) -> anyhow::Result<Vec<u8>> {
    Ok(ninerooks_render::png::draw(scene, &options)?)
}

#[cfg(not(feature = "png"))]
fn png(_: &Scene, _: svg::Options) -> anyhow::Result<Vec<u8>> {
    bail!("this build of ninerooks draws no PNG; .svg works")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_says_the_kind() {
        assert_eq!(Kind::of(Path::new("a/b.SVG")).unwrap(), Kind::Svg);
        assert_eq!(Kind::of(Path::new("b.png")).unwrap(), Kind::Png);
        for wrong in ["b", "b.jpg", "png", ".svg"] {
            assert!(Kind::of(Path::new(wrong)).is_err(), "{wrong}");
        }
    }
}
