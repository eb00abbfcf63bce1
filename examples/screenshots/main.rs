//! Pictures of every screen, in both languages and several sizes, to be looked at:
//! `cargo run --example screenshots -- FOLDER`. Needs a renderer; a software one will do.

mod scenes;

use egui::{Context, Vec2, vec2};
use egui_kittest::Harness;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::faces::Drawing;
use me_lo_quitan::ui::settings::{Colours, Settings};
use me_lo_quitan::ui::{App, Start};
use scenes::Shot;
use std::error::Error;
use std::path::{Path, PathBuf};

/// One way to look at the window.
struct Look {
    name: &'static str,
    language: Language,
    colours: Colours,
    size: Vec2,
    percent: u16,
}

fn looks() -> [Look; 5] {
    let (small, usual) = (vec2(960.0, 540.0), vec2(1280.0, 800.0));
    let (es, en) = (Language::Spanish, Language::English);
    let look = |name, language, colours, size, percent| Look {
        name,
        language,
        colours,
        size,
        percent,
    };
    [
        look("es-1280", es, Colours::Light, usual, 100),
        look("en-1280", en, Colours::Dark, usual, 100),
        look("es-960", es, Colours::Dark, small, 100),
        look("en-960", en, Colours::Light, small, 100),
        look(
            "en-200",
            en,
            Colours::HighContrast,
            vec2(1920.0, 1080.0),
            200,
        ),
    ]
}

fn app(look: &Look, folder: &Path, ctx: &Context) -> App {
    let mut settings = Settings {
        language: look.language,
        colours: look.colours,
        reduce_motion: true,
        ..Settings::default()
    };
    settings.set_percent(look.percent);
    let start = Start {
        settings,
        folder: Some(folder.to_owned()),
        at_once: true,
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    App::new(ctx, start)
}

fn shoot(look: &Look, shot: &Shot, folder: &Path) -> Result<(), Box<dyn Error>> {
    let saves = tempfile::tempdir()?;
    let mut harness = Harness::builder()
        .with_size(look.size)
        .with_max_steps(60)
        .with_render_cursor(false)
        .build_eframe(|cc| app(look, saves.path(), &cc.egui_ctx));
    harness.run_ok();
    let ctx = harness.ctx.clone();
    (shot.arrange)(harness.state_mut(), &ctx);
    harness.step();
    harness.step();
    (shot.then)(harness.state_mut(), &ctx);
    for _ in 0..6 {
        harness.step();
    }
    let file = folder.join(format!("{}-{}.png", look.name, shot.name));
    harness.render()?.save(&file)?;
    println!("{}", file.display());
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let folder = PathBuf::from(
        words
            .next()
            .unwrap_or_else(|| "target/screenshots".to_owned()),
    );
    let only = words.next().unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    for look in looks() {
        for shot in scenes::all() {
            if format!("{}-{}", look.name, shot.name).contains(&only) {
                shoot(&look, &shot, &folder)?;
            }
        }
    }
    Ok(())
}
