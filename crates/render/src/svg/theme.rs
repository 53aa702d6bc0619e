//! Colours, and how each class of things looks.

use core::fmt::Write;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// Whatever the reader prefers, where the picture is shown by a browser; light elsewhere.
    Auto,
}

impl Theme {
    /// The class of the picture, so that several of them can stand on one page.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Auto => "auto",
        }
    }
}

/// The colours of a theme.
struct Colors {
    page: &'static str,
    ink: &'static str,
    placed: &'static str,
    faint: &'static str,
    rule: &'static str,
    truth: &'static str,
    link: &'static str,
    fin: &'static str,
    gone: &'static str,
    gone_back: &'static str,
    target: &'static str,
    red: &'static str,
    yellow: &'static str,
    /// Letters on a mark that is filled.
    on_mark: &'static str,
    /// What tells chains, sets and digits apart.
    hues: [&'static str; 9],
}

/// The class of lines of the chain, set or digit with this number, from 0.
pub(super) fn hue(number: usize) -> String {
    format!("hue-{}", number % 9 + 1)
}

/// The class of what is filled in that hue.
pub(super) fn fill(number: usize) -> String {
    format!("fill-{}", number % 9 + 1)
}

const LIGHT: Colors = Colors {
    page: "#ffffff",
    ink: "#16191d",
    placed: "#3d5a80",
    faint: "#5d666f",
    rule: "#b4bcc4",
    truth: "#0068a8",
    link: "#9a6400",
    fin: "#97347a",
    gone: "#b93f00",
    gone_back: "#ffe3d3",
    target: "#00734f",
    red: "#c02030",
    yellow: "#7d6b00",
    on_mark: "#ffffff",
    hues: [
        "#0068a8", "#97347a", "#00734f", "#8a4b14", "#5046b8", "#4a7a0c", "#007480", "#b8195a",
        "#55606b",
    ],
};

const DARK: Colors = Colors {
    page: "#15191e",
    ink: "#f1f3f5",
    placed: "#a9c3e0",
    faint: "#98a2ad",
    rule: "#4a525b",
    truth: "#6bbdf0",
    link: "#e6a93a",
    fin: "#e39ac9",
    gone: "#ff9966",
    gone_back: "#4a2310",
    target: "#3fcf9f",
    red: "#ff8087",
    yellow: "#f0e442",
    on_mark: "#0d1013",
    hues: [
        "#6bbdf0", "#e39ac9", "#3fcf9f", "#e0a878", "#b3acff", "#b9de52", "#5fd0dc", "#ff8fb4",
        "#b4bec8",
    ],
};

/// The style sheet of a theme.
pub(super) fn style(theme: Theme) -> String {
    let mut css = String::from("\n");
    sizes(&mut css, theme.class());
    match theme {
        Theme::Light => colors(&mut css, "light", &LIGHT),
        Theme::Dark => colors(&mut css, "dark", &DARK),
        Theme::Auto => {
            colors(&mut css, "auto", &LIGHT);
            css.push_str("@media (prefers-color-scheme: dark) {\n");
            colors(&mut css, "auto", &DARK);
            css.push_str("}\n");
        }
    }
    css
}

/// What is the same in every theme.
fn sizes(css: &mut String, class: &str) {
    const RULES: &[(&str, &str)] = &[
        ("text", "font-family:Inter,'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif"),
        (".values", "font-size:36px;text-anchor:middle"),
        (".given", "font-weight:bold"),
        (".marks", "font-size:14.5px;text-anchor:middle"),
        (".strong", "font-weight:bold"),
        (".rim .plain", "paint-order:stroke;stroke-width:4.4;stroke-linejoin:round"),
        (".label", "font-size:13px;text-anchor:middle"),
        (".name", "font-size:10.5px;font-weight:bold;text-anchor:middle"),
        (".tag", "font-size:11.5px;paint-order:stroke;stroke-width:3;stroke-linejoin:round"),
        (".title", "font-size:19px;font-weight:bold"),
        (".line", "font-size:14.5px"),
        (".key", "font-size:13.5px"),
        (".fine", "stroke-width:1"),
        (".thick", "stroke-width:2.6;stroke-linecap:square"),
        (".base", "stroke-width:2.4;fill-opacity:.1"),
        (".cover", "stroke-width:2.2;stroke-dasharray:7 4;fill-opacity:.1"),
        (".large", "fill-opacity:.05"),
        (".zone", "stroke-width:2.4;fill-opacity:.1"),
        (".zone-a", "stroke-dasharray:1.5 4.5;stroke-linecap:round"),
        (".zone-b", "stroke-dasharray:11 4"),
        (".zone-c", "stroke-dasharray:9 3 1.5 3"),
        (".first-line", "stroke-width:2.8"),
        (".second-line", "stroke-dasharray:5 3"),
        (".crossing", "stroke-width:1.6"),
        (".crossing-core", "fill:none;stroke-width:1.6"),
        (".outside", "stroke:none"),
        (".outside-cross", "fill:none;stroke-width:1;stroke-opacity:.6"),
        (".emptied", "stroke-width:3;stroke-dasharray:.1 5.4;stroke-linecap:round"),
        (".blocking", "stroke-width:2"),
        (".name-back", "stroke-width:1.4"),
        (".rim .given", "paint-order:stroke;stroke-width:5;stroke-linejoin:round"),
        (".rim .placed", "paint-order:stroke;stroke-width:5;stroke-linejoin:round"),
        (".truth-line", "fill:none;stroke-width:4;stroke-linecap:round;stroke-opacity:.75"),
        (".link-line", "fill:none;stroke-width:2.6;stroke-dasharray:6 4"),
        (".edge", "fill:none;stroke-width:3"),
        (".head", "stroke:none"),
        (".course", "fill:none;stroke-width:1.8"),
        (
            ".number",
            "font-size:10px;font-weight:bold;text-anchor:middle;paint-order:stroke;stroke-width:3;stroke-linejoin:round",
        ),
        (".open", "stroke-width:2"),
        (".small-frame", "stroke-width:1.6;fill:none"),
        (".small-rule", "stroke-width:.7;fill:none"),
        (".small-place", "fill:none;stroke-width:1.3"),
        (".small-caption", "font-size:12px;text-anchor:middle"),
        (".sees", "fill:none;stroke-width:1.8;stroke-dasharray:.1 4.5;stroke-linecap:round"),
        (".weak", "fill:none;stroke-width:2.2;stroke-dasharray:6 4"),
        (".group", "fill:none;stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.3"),
        (".broad", "stroke-width:23"),
        (".narrow", "stroke-width:5"),
        (".linked-mark", "stroke-width:1.4"),
        (".ring", "fill:none;stroke-width:1.6"),
        (".clash-cell", "fill:none;stroke-width:3;stroke-dasharray:9 5"),
        (".strike", "stroke-width:1.8;stroke-linecap:round"),
    ];
    for (selector, rules) in RULES {
        // Writing to a string cannot fail.
        let _ = writeln!(css, ".ninerooks.{class} {selector}{{{rules}}}");
    }
}

fn colors(css: &mut String, class: &str, colors: &Colors) {
    let Colors {
        page,
        ink,
        placed,
        faint,
        rule,
        truth,
        link,
        fin,
        gone,
        gone_back,
        target,
        red,
        yellow,
        on_mark,
        hues,
    } = *colors;
    let rules: &[(&str, &[&str], &str)] = &[
        (".page", &["fill"], page),
        (".given", &["fill"], ink),
        (".placed", &["fill"], placed),
        (".plain", &["fill"], faint),
        (".live", &["fill"], ink),
        (".rim .plain", &["stroke"], page),
        (".rim .given", &["stroke"], page),
        (".rim .placed", &["stroke"], page),
        (".label", &["fill"], faint),
        (".title", &["fill"], ink),
        (".line", &["fill"], ink),
        (".key", &["fill"], ink),
        (".fine", &["stroke"], rule),
        (".thick", &["stroke"], ink),
        (".base", &["stroke", "fill"], truth),
        (".cover", &["stroke", "fill"], link),
        (".zone-a", &["stroke", "fill"], fin),
        (".zone-b", &["stroke", "fill"], target),
        (".zone-c", &["stroke", "fill"], link),
        (".first-line", &["stroke", "fill"], red),
        (".second-line", &["stroke", "fill"], truth),
        (".crossing", &["stroke", "fill"], yellow),
        (".crossing-core", &["stroke"], yellow),
        (".outside", &["fill"], faint),
        (".outside-cross", &["stroke"], faint),
        (".emptied", &["stroke", "fill"], gone),
        (".blocking", &["stroke", "fill"], link),
        (".zone-name", &["fill"], ink),
        (".name-back", &["fill"], page),
        (".name-back", &["stroke"], ink),
        (".truth-line", &["stroke"], ink),
        (".link-line", &["stroke"], ink),
        (".edge", &["stroke"], ink),
        (".head", &["fill"], ink),
        (".course", &["stroke"], ink),
        (".number", &["fill"], ink),
        (".number", &["stroke"], page),
        (".weak", &["stroke"], ink),
        (".sees", &["stroke"], gone),
        (".group-truth", &["stroke"], truth),
        (".group-fin", &["stroke"], fin),
        (".truth-mark", &["fill"], truth),
        (".fin-mark", &["fill"], fin),
        (".linked-mark", &["fill"], page),
        (".linked-mark", &["stroke"], ink),
        (".gone-mark", &["fill"], gone_back),
        (".target-mark", &["fill"], target),
        (".ring", &["stroke"], target),
        (".gone", &["fill"], gone),
        (".strike", &["stroke"], gone),
        (".on", &["fill"], on_mark),
        (".none", &["fill"], gone),
        (".clash", &["fill"], gone),
        (".clash-cell", &["stroke"], gone),
        (".tag", &["fill"], ink),
        (".tag", &["stroke"], page),
        (".small-frame", &["stroke"], ink),
        (".small-rule", &["stroke"], rule),
        (".small-place", &["stroke"], gone),
        (".small-caption", &["fill"], ink),
    ];
    for (selector, properties, color) in rules {
        let rules: Vec<String> =
            properties.iter().map(|property| format!("{property}:{color}")).collect();
        let _ = writeln!(css, ".ninerooks.{class} {selector}{{{}}}", rules.join(";"));
    }
    // Behind all others, since they are to win.
    for (i, color) in hues.iter().enumerate() {
        let [line, filled] = [hue(i), fill(i)];
        let _ = writeln!(css, ".ninerooks.{class} .{line}{{stroke:{color}}}");
        let _ = writeln!(css, ".ninerooks.{class} .{filled}{{fill:{color}}}");
    }
    let _ = writeln!(css, ".ninerooks.{class} .open{{fill:{page}}}");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast of two colours, after WCAG 2.
    fn contrast(a: &str, b: &str) -> f64 {
        let part = |color: &str, at: usize| {
            let value = f64::from(u8::from_str_radix(&color[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let light = |color| {
            0.2126 * part(color, 1) + 0.7152 * part(color, 3) + 0.0722 * part(color, 5) + 0.05
        };
        let (a, b) = (light(a), light(b));
        if a > b { a / b } else { b / a }
    }

    #[test]
    fn frames_and_lines_can_be_seen() {
        for colors in [&LIGHT, &DARK] {
            let Colors { truth, link, fin, gone, target, red, yellow, faint, ink, .. } = *colors;
            for color in [truth, link, fin, gone, target, red, yellow, faint, ink] {
                let contrast = contrast(color, colors.page);
                assert!(contrast >= 3.0, "{color} on {}: {contrast:.2}", colors.page);
            }
        }
    }

    /// A tint that lets a tenth of its colour through.
    fn tint(color: &str, page: &str) -> String {
        let part = |color: &str, at| u16::from_str_radix(&color[at..at + 2], 16).unwrap();
        let [red, green, blue] = [1, 3, 5].map(|at| (part(page, at) * 9 + part(color, at)) / 10);
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    #[test]
    fn small_letters_can_be_read() {
        for colors in [&LIGHT, &DARK] {
            let on_page = [colors.ink, colors.placed, colors.faint, colors.gone, colors.fin];
            let mut pairs: Vec<_> = on_page.map(|color| (color, colors.page)).to_vec();
            pairs.extend([colors.truth, colors.fin, colors.target].map(|c| (colors.on_mark, c)));
            pairs.push((colors.gone, colors.gone_back));
            pairs.extend(colors.hues.map(|hue| (colors.on_mark, hue)));
            let Colors { truth, link, fin, gone, target, red, yellow, faint, page, .. } = *colors;
            let tints = [truth, link, fin, gone, target, red, yellow, faint];
            let tints = tints.map(|color| tint(color, page));
            pairs.extend(tints.iter().map(|tint| (faint, tint.as_str())));
            for (letter, back) in pairs {
                let contrast = contrast(letter, back);
                assert!(contrast >= 4.5, "{letter} on {back}: {contrast:.2}");
            }
        }
    }
}
