//! All steps of a position, technique by technique, so that a page can show what is found and keep it when it is stopped.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Steps;

#[wasm_bindgen]
impl Steps {
    /// Adds the steps of another list at the end.
    pub fn append(&mut self, more: Self) {
        self.steps.extend(more.steps);
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_logic::{Forms, Profile};
    use ninerooks_step::Step;

    use crate::{Choice, State, Steps};

    #[test]
    fn technique_by_technique_the_list_is_the_same() {
        let text =
            "156874932.4762.18528....476....8.59.73....6188.5...32.........3.7.5...49....487.1";
        let state = State::from(&ninerooks_text::formats::read(text).unwrap().puzzle);
        let without = |off: Vec<String>| {
            let profile = "default".to_owned();
            let choice = Choice { profile, off, uniqueness: false, own: None };
            Steps::all(&state, &choice, Forms::Once).unwrap()
        };
        let profile = Profile::by_id("default").unwrap();
        let ids: Vec<&str> = profile.techniques().map(|technique| technique.info().id).collect();
        let mut listed = Steps::default();
        for id in &ids {
            let others = ids.iter().filter(|other| *other != id);
            listed.append(without(others.map(|&other| other.to_owned()).collect()));
        }
        let steps = |list: &Steps| -> Vec<Step> {
            list.steps.iter().map(|(_, step)| step.clone()).collect()
        };
        assert!(listed.length() > 10);
        assert_eq!(steps(&listed), steps(&without(Vec::new())));
    }
}
