//! Which colours meet on screen, and how well they must tell apart (ux D0).

use super::{Coat, EDGE, LARGE_TEXT, TEXT, Theme, mix};
use crate::rules::Family;
use egui::Color32;

/// Two colours that meet, and the contrast they need.
#[derive(Clone, Debug, PartialEq)]
pub struct Pair {
    /// What it is, for the test's message.
    pub name: String,
    /// Text, edge, icon or ring.
    pub front: Color32,
    /// What lies behind it.
    pub back: Color32,
    /// Least contrast.
    pub least: f32,
}

impl Theme {
    /// Every pair of colours that text, edges, marks and rings of this theme form.
    #[must_use]
    pub fn pairs(&self) -> Vec<Pair> {
        let mut pairs = Vec::new();
        let mut add = |name: &str, front, back, least| {
            pairs.push(Pair {
                name: name.to_owned(),
                front,
                back,
                least,
            });
        };
        add("text on ground", self.ground_text, self.ground, TEXT);
        add("weak text on ground", self.ground_weak, self.ground, TEXT);
        add("text on a sign", self.panel_text, self.panel, TEXT);
        add("weak text on a sign", self.weak_text, self.panel, TEXT);
        add("good news on a sign", self.good_text, self.panel, TEXT);
        add("bad news on a sign", self.bad_text, self.panel, TEXT);
        add("hint in a field", self.field_hint, self.field.ground, TEXT);
        add("a sign's edge on ground", self.line, self.ground, EDGE);
        add("a sign's edge on the sign", self.line, self.panel, EDGE);
        add("a card's edge on ground", self.card_edge, self.ground, EDGE);
        for (name, ring) in [("allowed", self.allowed), ("chosen", self.chosen)] {
            add(&format!("{name} ring on ground"), ring, self.ground, EDGE);
            add(&format!("{name} ring on a sign"), ring, self.panel, EDGE);
        }
        for (name, coat) in self.coats() {
            // The law exempts disabled text; ours stays readable all the same.
            let least = if name == "disabled" { LARGE_TEXT } else { TEXT };
            add(&format!("text on {name}"), coat.text, coat.ground, least);
            if name != "tooltip" {
                for (where_, back) in [("ground", self.ground), ("a sign", self.panel)] {
                    // Whatever floats away from its surroundings by its own ground needs no edge.
                    let front = super::stronger(coat.edge, coat.ground, back);
                    add(&format!("edge of {name} on {where_}"), front, back, EDGE);
                }
            }
        }
        for family in Family::ALL {
            let coat = self.family(family);
            add(family.name(), coat.text, coat.ground, TEXT);
        }
        for (name, back) in self.card_grounds() {
            let text = self.card_text(back);
            add(&format!("name on {name}"), text, back, TEXT);
            let dim = |colour| mix(colour, self.dim, self.dim_share);
            let name = format!("name on dimmed {name}");
            add(&name, dim(text), dim(back), LARGE_TEXT);
        }
        pairs
    }

    /// The pressable and readable coats by name.
    #[must_use]
    pub fn coats(&self) -> [(&'static str, Coat); 9] {
        [
            ("plain board", self.plain),
            ("primary board", self.primary),
            ("danger board", self.danger),
            ("tag", self.tag),
            ("lit tag", self.tag_on),
            ("field", self.field),
            ("disabled", self.disabled),
            ("tooltip", self.tooltip),
            ("selection", self.selection),
        ]
    }

    /// The grounds on cards that carry names or values.
    #[must_use]
    pub fn card_grounds(&self) -> [(&'static str, Color32); 9] {
        let inks = self.inks;
        [
            ("clothing", inks.blue),
            ("food", inks.red),
            ("License", inks.green),
            ("Cousin", inks.plum),
            ("Van", inks.table),
            ("Charo", inks.wine),
            ("Reyes", inks.gold),
            ("a price star", inks.fluo),
            ("cardboard", inks.card),
        ]
    }

    /// Paper or ink: whichever reads better on that ground of a card.
    #[must_use]
    pub fn card_text(&self, ground: Color32) -> Color32 {
        super::stronger(self.inks.paper, self.inks.ink, ground)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Mode, contrast, luminance};
    use super::*;

    #[test]
    fn ux_d0_every_pair_has_its_contrast_in_every_mode() {
        let mut weak = Vec::new();
        for mode in Mode::ALL {
            for pair in Theme::new(mode).pairs() {
                let found = contrast(pair.front, pair.back);
                if found < pair.least {
                    weak.push(format!(
                        "{mode:?}: {} has {found:.2}, needs {}",
                        pair.name, pair.least
                    ));
                }
            }
        }
        assert!(weak.is_empty(), "{}", weak.join("\n"));
    }

    #[test]
    fn ux_d0_a_focus_ring_shows_on_everything() {
        for mode in Mode::ALL {
            let theme = Theme::new(mode);
            let (inner, outer) = (theme.focus_inner, theme.focus_outer);
            assert!(contrast(inner, outer) >= EDGE, "{mode:?}: ring in itself");
            let mut backs = vec![("ground", theme.ground), ("sign", theme.panel)];
            backs.extend(theme.coats().map(|(name, coat)| (name, coat.ground)));
            backs.extend(theme.card_grounds());
            for (name, back) in backs {
                let best = contrast(inner, back).max(contrast(outer, back));
                assert!(best >= EDGE, "{mode:?}: ring on {name} has {best:.2}");
            }
        }
    }

    #[test]
    fn ux_d0_no_type_is_smaller_than_14_and_no_target_than_24() {
        use super::super::size::{BODY, COMMIT, CONTROL, SMALL, TARGET, TITLE, VALUE};
        for type_size in [SMALL, BODY, VALUE, TITLE] {
            assert!(type_size >= 14.0);
        }
        for target in [TARGET, CONTROL] {
            assert!(target >= 24.0);
        }
        assert!(COMMIT.ge(&44.0));
    }

    #[test]
    fn chosen_and_allowed_differ_in_greyscale_or_in_form() {
        // Their forms differ (solid with a tick, dashed); the colours should not be one either.
        for mode in Mode::ALL {
            let theme = Theme::new(mode);
            assert_ne!(theme.allowed, theme.chosen, "{mode:?}");
            assert!(luminance(theme.ground) >= 0.0);
        }
    }
}
