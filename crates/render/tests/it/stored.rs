//! A step that was stored may say anything of its shape: it is drawn and explained all the same.

use crate::common;

use ninerooks_board::Grid;
use ninerooks_render::{Scene, ansi, svg};
use ninerooks_step::Step;
use ninerooks_text::json::{self, StepRecord, StepsRecord};
use ninerooks_text::notation::{CellNames, describe, explain};
use serde_json::{Value, json};

/// All ways to change one place of a value, the places in it included.
fn changes(value: &Value) -> Vec<Value> {
    let mut changed = Vec::new();
    match value {
        Value::Number(_) => {
            changed.extend([0u64, 1, u64::from(u16::MAX), u64::from(u32::MAX)].map(Value::from));
            changed.push(json!(i64::MIN));
        }
        Value::String(name) => {
            // Another thing of the same kind, wherever there is one.
            let others = ["1", "9", "r1", "c9", "b5", "r1c1", "1r1c1", "9r9c9", "5N5", "5R5", "#5"];
            changed.extend(others.iter().filter(|other| *other != name).map(|other| json!(other)));
        }
        Value::Array(items) => {
            changed.push(json!([]));
            if let [first, rest @ ..] = &**items {
                changed.push(rest.into());
                changed.push(items[..rest.len()].into());
                changed.push(items.iter().chain([first]).cloned().collect());
            }
            for (i, item) in items.iter().enumerate() {
                changed.extend(changes(item).into_iter().map(|item| {
                    let mut items = items.clone();
                    items[i] = item;
                    Value::Array(items)
                }));
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                changed.extend(changes(field).into_iter().map(|field| {
                    let mut fields = fields.clone();
                    fields.insert(name.clone(), field);
                    Value::Object(fields)
                }));
            }
        }
        Value::Bool(is) => changed.push(json!(!is)),
        Value::Null => changed.push(json!("r1")),
    }
    changed
}

/// A step that is read back with another shape, if that is one.
fn with_shape(record: &Value, shape: &Value, step: &Step) -> Option<Step> {
    let mut record = record.clone();
    record["shape"] = shape.clone();
    let line = json!({"schema": 2, "puzzle": "1...", "steps": [record]}).to_string();
    let path = json::read(&line).ok()?;
    Some(path.steps.first()?.to_step(Some(step.technique)))
}

fn show(grid: &Grid, step: &Step) -> usize {
    let scene = Scene::of_step(grid, step);
    let text = explain(grid, step, CellNames::default()).to_string();
    describe(step).len()
        + text.len()
        + ansi::draw(&scene, &ansi::Options::default()).len()
        + svg::draw(&scene, &svg::Options::default()).len()
}

/// Point 14.3: whatever a stored shape says, to explain and to draw it brings no panic.
#[test]
fn shapes_that_were_tampered_with_are_shown() {
    let (mut read, mut refused) = (0, 0);
    for (grid, step) in common::every_technique() {
        let line = StepsRecord::new("1...", vec![StepRecord::from(&step)]).to_line();
        let record: Value = serde_json::from_str(&line).expect("a line");
        let record = &record["steps"][0];
        assert_eq!(
            with_shape(record, &record["shape"], &step).map(|step| step.shape),
            Some(step.shape.clone()),
            "{line}"
        );
        for shape in changes(&record["shape"]).into_iter().take(120) {
            match with_shape(record, &shape, &step) {
                Some(changed) => read += usize::from(show(&grid, &changed) > 0),
                None => refused += 1,
            }
        }
    }
    assert!(read > 1000 && refused > 1000, "{read} were read, {refused} refused");
}
