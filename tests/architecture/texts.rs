//! What people read lives in the translation files.

use super::{faults, guard};
use crate::source::Source;
use proc_macro2::{Literal, TokenTree};

/// Calls whose text is shown on screen.
const SHOWING: [&str; 19] = [
    "label",
    "button",
    "small_button",
    "heading",
    "monospace",
    "strong",
    "weak",
    "small",
    "checkbox",
    "radio",
    "radio_value",
    "selectable_label",
    "selectable_value",
    "toggle_value",
    "menu_button",
    "collapsing",
    "on_hover_text",
    "on_disabled_hover_text",
    "hint_text",
];
/// Types whose `new` takes the shown text.
const SHOWN: [&str; 6] = [
    "RichText",
    "Button",
    "Label",
    "Checkbox",
    "RadioButton",
    "Window",
];

fn text_in_code(source: &Source) -> Vec<String> {
    if source.floor() != "ui" {
        return Vec::new();
    }
    let mut found = Vec::new();
    source.each_list(&mut |list| {
        for (at, token) in list.iter().enumerate() {
            let TokenTree::Group(arguments) = token else {
                continue;
            };
            if at > 0 && shows(&list[..at]) {
                let inner: Vec<TokenTree> = arguments.stream().into_iter().collect();
                found.extend(written(&inner).into_iter().map(|text| {
                    source.fault(
                        &text,
                        &format!("{text} is shown to people: move it to assets/text"),
                    )
                }));
            }
        }
    });
    found
}

/// Whether the tokens end in the name of a call that shows text.
fn shows(before: &[TokenTree]) -> bool {
    let names: Vec<String> = before
        .iter()
        .rev()
        .take(4)
        .map(ToString::to_string)
        .collect();
    let name = |at: usize| names.get(at).map_or("", String::as_str);
    let method = name(1) == "." && SHOWING.contains(&name(0));
    let built = name(0) == "new" && name(1) == ":" && SHOWN.contains(&name(3));
    method || built
}

/// The literals with letters among the arguments, those of a `format!` too.
fn written(arguments: &[TokenTree]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, token) in arguments.iter().enumerate() {
        match token {
            TokenTree::Literal(literal) if has_words(literal) => {
                found.push(literal.to_string());
            }
            TokenTree::Group(group) => {
                let format = at >= 2 && arguments[at - 2].to_string() == "format";
                if format
                    && let Some(TokenTree::Literal(first)) = group.stream().into_iter().next()
                    && has_words(&first)
                {
                    found.push(first.to_string());
                }
            }
            _ => {}
        }
    }
    found
}

/// A text with letters outside of its placeholders. Single letters are signs, not words.
fn has_words(literal: &Literal) -> bool {
    let text = literal.to_string();
    let Some(text) = text.trim_start_matches(['r', '#']).strip_prefix('"') else {
        return false;
    };
    let (mut depth, mut run) = (0_u32, 0_u32);
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        run = if depth == 0 && letter.is_alphabetic() {
            run + 1
        } else {
            0
        };
        if run >= 2 {
            return true;
        }
    }
    false
}

#[test]
fn shown_text_lives_in_the_translation_files() {
    guard(text_in_code);
    let broken = |text| faults(text_in_code, "src/ui/screens/title.rs", text).len();
    assert_eq!(
        broken("fn f() { ui.label(\"Hello\"); ui.button(\"Play\"); }"),
        2
    );
    assert_eq!(
        broken("fn f() { ui.add(egui::Button::new(RichText::new(\"Salir\"))); }"),
        1
    );
    assert_eq!(broken("fn f() { ui.label(format!(\"{n} cards\")); }"), 1);
    assert_eq!(broken("fn f() { r.on_hover_text(\"Why\"); }"), 1);
    assert_eq!(
        broken("fn f() { ui.label(words.get(\"title-play\")); ui.label(format!(\"{value} €\")); }"),
        0
    );
    assert_eq!(
        broken("fn f() { ui.label(\"–\"); ui.label(\"{value}\"); RichText::new(name); }"),
        0
    );
    assert_eq!(
        faults(
            text_in_code,
            "src/bin/mlq-lab.rs",
            "fn f() { ui.label(\"Hello\"); }"
        )
        .len(),
        0
    );
}
