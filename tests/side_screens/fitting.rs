//! Everything fits, the title too: languages, looks, sizes.

use super::{LANGUAGES, SMALLEST, draft, easy, english, in_sight, names, tied, window};
use eframe::egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;
use me_lo_quitan::rules::PerSeat;
use me_lo_quitan::text::{Language, Texts};
use me_lo_quitan::ui::screens::learn::learn;
use me_lo_quitan::ui::screens::scoring::{ScoringScene, Tally, scoring};
use me_lo_quitan::ui::screens::settings::settings;
use me_lo_quitan::ui::screens::setup::set_up;
use me_lo_quitan::ui::screens::title::{Damage, ResumeLine, TitleAction, TitleScene, title};
use me_lo_quitan::ui::settings::Settings;
use me_lo_quitan::ui::theme::Mode;

#[test]
fn ux56_ux57_ux63_what_commits_is_in_sight_everywhere() {
    let sizes = [SMALLEST, vec2(1280.0, 800.0), vec2(2560.0, 1600.0)];
    for language in LANGUAGES {
        let texts = Texts::new(language);
        for (size, mode) in sizes.into_iter().zip(Mode::ALL) {
            let harness = window(size, mode, language, draft(), |ui, look, draft| {
                draft.unfolded = true;
                set_up(ui, look, draft, &easy(), &mut Vec::new());
            });
            in_sight(&harness, &texts, &["setup-start", "common-back"], size);
            let harness = window(
                size,
                mode,
                language,
                Settings::default(),
                |ui, look, all| {
                    settings(ui, look, all, Some("/home/ana/saves"), &mut Vec::new());
                },
            );
            in_sight(
                &harness,
                &texts,
                &["settings-defaults", "common-back"],
                size,
            );
            let harness = window(size, mode, language, (), |ui, look, ()| {
                learn(ui, look, 3, &mut Vec::new());
            });
            let keys = ["learn-next", "learn-previous", "learn-rules", "common-back"];
            in_sight(&harness, &texts, &keys, size);
            let table = tied();
            let harness = window(size, mode, language, (), |ui, look, ()| {
                let scene = ScoringScene {
                    table: &table,
                    names: &names(),
                    tallies: &PerSeat::<Tally>::default(),
                    revealed: None,
                    counted: 1.0,
                };
                scoring(ui, look, &scene, &mut Vec::new());
            });
            let keys = [
                "scoring-again",
                "scoring-table",
                "scoring-hands",
                "scoring-to-title",
            ];
            in_sight(&harness, &texts, &keys, size);
        }
    }
}

fn resume() -> TitleScene {
    TitleScene {
        resume: Some(ResumeLine {
            names: names(),
            turn: 14,
            next: Some("Luis".into()),
        }),
        damage: Some(Damage::Older),
        no_room: true,
        percent: 100,
        asks_motion: true,
    }
}

#[test]
fn ux23_resume_is_the_first_button_and_everything_is_reachable() {
    for language in LANGUAGES {
        let texts = Texts::new(language);
        let mut harness = window(
            SMALLEST,
            Mode::Light,
            language,
            Vec::new(),
            |ui, look, out| {
                title(ui, look, &resume(), out);
            },
        );
        harness.run();
        let keys = [
            "title-resume",
            "title-new-game",
            "title-load",
            "title-learn",
            "title-settings",
            "title-quit",
            "title-zoom-in",
            "title-zoom-out",
        ];
        in_sight(&harness, &texts, &keys, SMALLEST);
        harness.key_press(Key::Tab);
        harness.run();
        harness.key_press(Key::Enter);
        harness.run();
        assert_eq!(harness.state().first(), Some(&TitleAction::Resume));
    }
}

#[test]
fn ux4_the_title_tells_public_facts_of_the_game_left() {
    let mut harness = english(Vec::new(), |ui, look, out| title(ui, look, &resume(), out));
    harness.run();
    harness.get_by_label("Ana, Luis and Íñigo · turn 14 · Luis to play");
    harness.get_by_label("Español").click();
    harness.run();
    assert_eq!(
        harness.state().as_slice(),
        [TitleAction::Language(Language::Spanish)]
    );
}
