//! A folder of HTML looked over: links, pictures, headings. No parser: what `mdbook` writes is well-formed.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::tree;

/// A folder with pages and other files.
#[derive(Debug, Default)]
pub struct Site {
    pages: BTreeMap<String, Page>,
    files: HashSet<String>,
}

/// What matters of a page.
#[derive(Debug, Default)]
struct Page {
    ids: HashSet<String>,
    links: Vec<String>,
    pictures: usize,
    faults: Vec<String>,
}

impl Site {
    /// Reads a folder.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn read(folder: &Path) -> Result<Self> {
        let mut site = Self::default();
        for file in tree::files(folder)? {
            let name = file.to_string_lossy().replace('\\', "/");
            if file.extension().is_some_and(|end| end == "html") {
                let text = fs::read_to_string(folder.join(&file)).with_context(|| name.clone())?;
                site.pages.insert(name.clone(), Page::read(&text));
            }
            site.files.insert(name);
        }
        Ok(site)
    }

    /// The names of the pages.
    pub fn pages(&self) -> impl Iterator<Item = &str> {
        self.pages.keys().map(String::as_str)
    }

    /// How many links there are.
    pub fn links(&self) -> usize {
        self.pages.values().map(|page| page.links.len()).sum()
    }

    /// How many pictures are shown.
    pub fn pictures(&self) -> usize {
        self.pages.values().map(|page| page.pictures).sum()
    }

    /// What is wrong, page by page.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for (name, page) in &self.pages {
            faults.extend(page.faults.iter().map(|fault| format!("{name}: {fault}")));
            let dead = page.links.iter().filter(|link| !self.leads(name, link));
            faults.extend(dead.map(|link| format!("{name}: a dead link: {link}")));
        }
        faults
    }

    /// Whether a link of a page leads to something that is there; what is outside is not looked at, nor is the live
    /// board, which may be on another server.
    fn leads(&self, page: &str, link: &str) -> bool {
        let is_outside = ["http:", "https:", "mailto:", "data:", "javascript:"];
        if is_outside.iter().any(|scheme| link.starts_with(scheme)) || link.contains("?embed#") {
            return true;
        }
        let (path, anchor) = link.split_once('#').map_or((link, None), |(p, a)| (p, Some(a)));
        let path = path.split('?').next().unwrap_or_default();
        let target = if path.is_empty() { Some(page.to_owned()) } else { resolved(page, path) };
        let Some(target) = target else { return false };
        let anchor = anchor.filter(|anchor| !anchor.is_empty());
        match (self.pages.get(&target), anchor) {
            (Some(page), Some(anchor)) => page.ids.contains(&decoded(anchor)),
            _ => self.files.contains(&target),
        }
    }
}

impl Page {
    fn read(text: &str) -> Self {
        let mut page = Self::default();
        let (mut in_main, mut depth) = (false, 0);
        if text
            .split("<th")
            .any(|rest| rest.split_once('>').is_some_and(|(_, r)| r.starts_with("</th>")))
        {
            page.faults.push("a column without a title".to_owned());
        }
        for tag in tags(text) {
            match tag.name {
                "main" => (in_main, depth) = (true, 0),
                "/main" => in_main = false,
                "img" => {
                    page.pictures += 1;
                    if tag.get("alt").is_none_or(|alt| alt.trim().is_empty()) {
                        page.faults.push(format!("a picture without words: {:?}", tag.get("src")));
                    }
                }
                "h1" | "h2" | "h3" | "h4" | "h5" | "h6" if in_main => {
                    let level = tag.name.as_bytes()[1] - b'0';
                    if level > depth + 1 {
                        let id = tag.get("id").unwrap_or_default();
                        page.faults.push(format!("a heading of level {level} below {depth}: {id}"));
                    }
                    depth = level;
                }
                _ => {}
            }
            page.ids.extend(tag.get("id"));
            page.links.extend(["href", "src"].into_iter().filter_map(|name| tag.get(name)));
        }
        page
    }
}

/// A tag with its attributes as they are written.
struct Tag<'a> {
    name: &'a str,
    attributes: &'a str,
}

impl Tag<'_> {
    /// The value of an attribute.
    fn get(&self, name: &str) -> Option<String> {
        let mut rest = self.attributes;
        while let Some((before, after)) = rest.split_once('=') {
            let own = before.rsplit(char::is_whitespace).next().unwrap_or_default();
            let quote = after.chars().next().filter(|sign| ['"', '\''].contains(sign));
            let (value, end) = match quote {
                Some(sign) => after[1..].split_once(sign)?,
                None => after.split_once(char::is_whitespace).unwrap_or((after, "")),
            };
            if own == name {
                return Some(unescaped(value));
            }
            rest = end;
        }
        None
    }
}

/// The tags of a page in order, without those inside of comments, scripts and styles.
fn tags(text: &str) -> Vec<Tag<'_>> {
    let mut tags = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if let Some(comment) = rest.strip_prefix("!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
            continue;
        }
        let Some(end) = end(rest) else { break };
        let (tag, after) = (&rest[..end], &rest[end + 1..]);
        let (name, attributes) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
        rest = match name {
            "script" => after.split_once("</script").map_or("", |(_, after)| after),
            "style" => after.split_once("</style").map_or("", |(_, after)| after),
            _ => after,
        };
        tags.push(Tag { name, attributes });
    }
    tags
}

/// Where a tag ends: at the first `>` that is not in quotes.
fn end(text: &str) -> Option<usize> {
    let mut quote = None;
    text.char_indices().find_map(|(at, sign)| {
        match (quote, sign) {
            (None, '"' | '\'') => quote = Some(sign),
            (Some(open), _) if open == sign => quote = None,
            (None, '>') => return Some(at),
            _ => {}
        }
        None
    })
}

/// The path of a link from a page, or nothing if it leads out of the folder.
fn resolved(page: &str, link: &str) -> Option<String> {
    let link = decoded(link);
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    if parts.last().is_some_and(|last| last.is_empty()) || parts.is_empty() {
        parts.pop();
        parts.push("index.html");
    }
    Some(parts.join("/"))
}

fn unescaped(text: &str) -> String {
    let pairs = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&#x27;", "'"),
        ("&amp;", "&"),
    ];
    pairs.iter().fold(text.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// A text without `%20` and the like.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let code = text_of(after).and_then(|two| u8::from_str_radix(two, 16).ok());
        if let Some(byte) = code.filter(|_| *first == b'%') {
            bytes.push(byte);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn text_of(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes.get(..2)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(pages: &[(&str, &str)]) -> Site {
        let mut site = Site::default();
        for (name, text) in pages {
            site.pages.insert((*name).to_owned(), Page::read(text));
            site.files.insert((*name).to_owned());
        }
        site.files.insert("a/b.svg".to_owned());
        site
    }

    #[test]
    fn links_that_lead_somewhere_are_no_faults() {
        let a = "<main><h1 id=\"a\">A</h1><a href=\"#a\">x</a><a href='../index.html#b%C3%BC'>x</a>\
                 <img src=\"b.svg\" alt=\"1 > 2\"><a href=\"https://x.y/z\">x</a>\
                 <a href=\"../../web/?embed#S9B\">x</a><a href=\"../\">x</a></main>";
        let index = "<h1 class=\"menu-title\">M</h1><main><h1 id=\"bü\">B</h1></main>\
                     <!-- <a href=\"none\"> --><script>'<a href=\"none\">'</script><a href=\"a/a.html?x=1\">x</a>";
        assert_eq!(site(&[("a/a.html", a), ("index.html", index)]).faults(), [""; 0]);
    }

    #[test]
    fn dead_links_and_anchors_are_found() {
        let text = "<a href=\"none.html\">x</a><a href=\"#none\">x</a><a href=\"../out.html\">x</a>\
                    <a href=\"a.html#none\">x</a><script src=\"none.js\"></script>";
        assert_eq!(site(&[("a.html", text)]).faults().len(), 5);
    }

    #[test]
    fn pictures_have_words_and_headings_are_in_order() {
        let text = "<main><h1>A</h1><h3 id=\"x\">B</h3><img src=\"a/b.svg\"><img src=\"a/b.svg\" alt=\"\"></main>";
        let faults = site(&[("index.html", text)]).faults();
        assert_eq!(faults.len(), 3, "{faults:?}");
        assert_eq!(faults[0], "index.html: a heading of level 3 below 1: x");
        let text = "<main><h2>A</h2><table><thead><tr><th style=\"x\"></th><th>B</th></tr></thead></table></main>";
        assert_eq!(site(&[("index.html", text)]).faults().len(), 2);
    }
}
