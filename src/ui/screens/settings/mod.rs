//! All settings on one sheet: each takes effect at once, and everything goes back with "Defaults".

use super::frame::{Page, page};
use crate::text::{Language, Texts};
use crate::ui::look::Look;
use crate::ui::parts::kit;
use crate::ui::settings::{
    ANSWER_SECONDS, BotPace, Colours, IDLE_MINUTES, Motion, Settings, VOLUMES,
};
use crate::ui::sound::Speaker;
use crate::ui::theme::size;
use crate::ui::widgets::{self, Kind};
use egui::Ui;

/// From this width on, the groups stand in two columns.
const TWO_COLUMNS: f32 = 820.0;

/// What was asked of the settings, beside what they changed themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsAction {
    /// Back to where they were opened.
    Back,
    /// Everything as it came; to be asked about first.
    Defaults,
    /// The list of saved games.
    Saves,
    /// The folder of saved games, in the system's file manager.
    Folder,
    /// What this program is, and whose work is inside.
    About,
}

/// Draws the settings. `folder` is where saved games are, if anywhere.
pub fn settings(
    ui: &mut Ui,
    look: &Look,
    settings: &mut Settings,
    folder: Option<&str>,
    out: &mut Vec<SettingsAction>,
) {
    let texts = &look.texts;
    let sheet = Page {
        title: &texts.get("settings-title"),
        width: 1000.0,
        fill: false,
    };
    let body = |ui: &mut Ui, out: &mut Vec<SettingsAction>| {
        if ui.available_width() >= TWO_COLUMNS {
            ui.columns_const(|[left, right]| {
                display(left, look, settings);
                motion(left, look, settings);
                sound(left, look, settings);
                keys(left, look, settings);
                privacy(right, look, settings);
                call(right, look, settings);
                confirmations(right, look, settings);
                saves(right, look, folder, out);
            });
        } else {
            display(ui, look, settings);
            motion(ui, look, settings);
            sound(ui, look, settings);
            privacy(ui, look, settings);
            call(ui, look, settings);
            confirmations(ui, look, settings);
            keys(ui, look, settings);
            saves(ui, look, folder, out);
        }
    };
    page(ui, look, &sheet, out, body, |ui, out| {
        if kit::press(ui, look, &texts.get("common-back"), Kind::Primary) {
            out.push(SettingsAction::Back);
        }
        if kit::press(ui, look, &texts.get("settings-defaults"), Kind::Quiet) {
            out.push(SettingsAction::Defaults);
        }
    });
}

fn group(ui: &mut Ui, look: &Look, key: &str, body: impl FnOnce(&mut Ui)) {
    kit::heading(ui, look, &look.texts.get(key));
    body(ui);
    ui.add_space(size::GAP * 1.5);
}

/// A choice among a few, all in sight.
fn one_of<T: Clone + PartialEq>(
    ui: &mut Ui,
    look: &Look,
    label: &str,
    chosen: &mut T,
    choices: &[(T, String)],
) {
    ui.horizontal_wrapped(|ui| {
        kit::plain(ui, look, label);
        kit::chips(ui, look, chosen, choices);
    });
}

fn named<T: Copy, const N: usize>(
    texts: &Texts,
    choices: [T; N],
    keys: [&str; N],
) -> Vec<(T, String)> {
    let words = keys.map(|key| texts.get(key));
    choices.into_iter().zip(words).collect()
}

fn display(ui: &mut Ui, look: &Look, settings: &mut Settings) {
    let texts = &look.texts;
    group(ui, look, "settings-group-display", |ui| {
        let languages = Language::OFFERED.map(|each| (each, each.endonym().to_owned()));
        one_of(
            ui,
            look,
            &texts.get("settings-language"),
            &mut settings.language,
            &languages,
        );
        let colours = named(
            texts,
            Colours::ALL,
            [
                "settings-theme-follow",
                "settings-theme-light",
                "settings-theme-dark",
                "settings-theme-contrast",
            ],
        );
        one_of(
            ui,
            look,
            &texts.get("settings-theme"),
            &mut settings.colours,
            &colours,
        );
        ui.horizontal(|ui| {
            kit::plain(ui, look, &texts.get("settings-zoom"));
            let steps = kit::zoom(ui, look, settings.percent());
            settings.zoom_by(steps);
        });
        widgets::toggle(
            ui,
            look,
            &mut settings.fullscreen,
            &texts.get("settings-fullscreen"),
        );
        let closer = texts.get("settings-closer-look");
        widgets::toggle(ui, look, &mut settings.closer_look, &closer);
    });
}

fn motion(ui: &mut Ui, look: &Look, settings: &mut Settings) {
    let texts = &look.texts;
    group(ui, look, "settings-group-motion", |ui| {
        let speeds = named(
            texts,
            Motion::ALL,
            [
                "settings-motion-off",
                "settings-motion-fast",
                "settings-motion-normal",
                "settings-motion-slow",
            ],
        );
        one_of(
            ui,
            look,
            &texts.get("settings-motion"),
            &mut settings.motion,
            &speeds,
        );
        let reduce = texts.get("settings-reduce-motion");
        widgets::toggle(ui, look, &mut settings.reduce_motion, &reduce);
        kit::small(ui, look, &texts.get("settings-reduce-motion-help"));
        let paces = named(
            texts,
            BotPace::ALL,
            [
                "settings-pace-off",
                "settings-pace-fast",
                "settings-pace-normal",
                "settings-pace-step",
            ],
        );
        one_of(
            ui,
            look,
            &texts.get("settings-pace"),
            &mut settings.pace,
            &paces,
        );
        kit::small(ui, look, &texts.get("settings-pace-help"));
    });
}

fn sound(ui: &mut Ui, look: &Look, settings: &mut Settings) {
    // Not every build can make sounds; then there is nothing to choose.
    if !Speaker::ABLE {
        return;
    }
    let texts = &look.texts;
    group(ui, look, "settings-group-sound", |ui| {
        let volumes = named(
            texts,
            VOLUMES,
            [
                "settings-volume-off",
                "settings-volume-low",
                "settings-volume-normal",
                "settings-volume-high",
            ],
        );
        let label = texts.get("settings-volume");
        one_of(ui, look, &label, &mut settings.volume, &volumes);
        let mute = texts.get("settings-mute-unfocused");
        widgets::toggle(ui, look, &mut settings.mute_unfocused, &mute);
    });
}

fn privacy(ui: &mut Ui, look: &Look, settings: &mut Settings) {
    let texts = &look.texts;
    group(ui, look, "settings-group-privacy", |ui| {
        let hide = texts.get("settings-hide-unfocused");
        widgets::toggle(ui, look, &mut settings.hide_on_focus_loss, &hide);
        let peek = texts.get("settings-hold-to-peek");
        widgets::toggle(ui, look, &mut settings.hold_to_peek, &peek);
        kit::small(ui, look, &texts.get("settings-hold-to-peek-help"));
        let minutes = IDLE_MINUTES.map(|minutes| {
            let words = match minutes {
                0 => texts.get("settings-idle-never"),
                some => texts.with("settings-minutes", &[("count", some.into())]),
            };
            (minutes, words)
        });
        one_of(
            ui,
            look,
            &texts.get("settings-idle-hide"),
            &mut settings.idle_minutes,
            &minutes,
        );
    });
}

fn call(ui: &mut Ui, look: &Look, settings: &mut Settings) {
    let texts = &look.texts;
    group(ui, look, "settings-group-call", |ui| {
        let seconds = ANSWER_SECONDS.map(|seconds| {
            let words = texts.with("settings-seconds", &[("count", seconds.into())]);
            (seconds, words)
        });
        let label = texts.get("settings-answer-time");
        one_of(ui, look, &label, &mut settings.answer_seconds, &seconds);
        kit::small(ui, look, &texts.get("settings-answer-time-help"));
        let closes = texts.get("settings-answer-closes");
        widgets::toggle(ui, look, &mut settings.closes_by_itself, &closes);
        let secret = texts.get("settings-secret-round");
        widgets::toggle(ui, look, &mut settings.secret_round, &secret);
        kit::small(ui, look, &texts.get("settings-secret-round-help"));
    });
}

fn confirmations(ui: &mut Ui, look: &Look, settings: &mut Settings) {
    let texts = &look.texts;
    let confirm = &mut settings.confirm;
    group(ui, look, "settings-group-confirm", |ui| {
        for (key, on) in [
            ("settings-confirm-draw", &mut confirm.draw),
            ("settings-confirm-steal", &mut confirm.steal),
            ("settings-confirm-police", &mut confirm.police),
            ("settings-confirm-van", &mut confirm.van),
        ] {
            widgets::toggle(ui, look, on, &texts.get(key));
        }
    });
}

fn keys(ui: &mut Ui, look: &Look, settings: &mut Settings) {
    let texts = &look.texts;
    group(ui, look, "settings-group-keys", |ui| {
        let single = texts.get("settings-single-keys");
        widgets::toggle(ui, look, &mut settings.single_keys, &single);
        kit::small(ui, look, &texts.get("settings-single-keys-help"));
    });
}

fn saves(ui: &mut Ui, look: &Look, folder: Option<&str>, out: &mut Vec<SettingsAction>) {
    let texts = &look.texts;
    group(ui, look, "settings-group-saves", |ui| {
        if let Some(folder) = folder {
            kit::plain(ui, look, &texts.get("settings-saves-folder"));
            kit::small(ui, look, folder);
            if kit::press(ui, look, &texts.get("settings-saves-show"), Kind::Plain) {
                out.push(SettingsAction::Folder);
            }
        } else {
            kit::verdict(ui, look, &texts.get("store-no-folder"), false);
        }
        if kit::press(ui, look, &texts.get("settings-saves-open"), Kind::Plain) {
            out.push(SettingsAction::Saves);
        }
    });
    group(ui, look, "about-title", |ui| {
        let version = [("version", env!("CARGO_PKG_VERSION").into())];
        kit::small(ui, look, &texts.with("about-version", &version));
        if kit::press(ui, look, &texts.get("about-open"), Kind::Plain) {
            out.push(SettingsAction::About);
        }
    });
}
