//! Every screen as a picture, held against the one in `tests/pictures`. `UPDATE_SNAPSHOTS=true cargo test --test pictures`
//! takes them anew; look at them before they are committed.
//!
//! A machine without any renderer, not even one in software, skips these tests and says so: they are listed as ignored.

#[path = "../examples/screenshots/scenes.rs"]
mod scenes;

use std::panic::AssertUnwindSafe;

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};
use eframe::egui_wgpu::{RendererOptions, WgpuSetup, WgpuSetupExisting, wgpu::Backends};
use egui_kittest::wgpu::{WgpuTestRenderer, create_render_state, default_wgpu_setup};
use egui_kittest::{Harness, SnapshotOptions};
use libtest_mimic::{Arguments, Failed, Trial};
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::faces::{Drawing, Face};
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::paint::{self, CardState};
use me_lo_quitan::ui::screens::saves::{
    SaveFacts, SaveRow, SavesFor, SavesPanel, SavesScene, saves,
};
use me_lo_quitan::ui::settings::{Colours, Settings};
use me_lo_quitan::ui::theme::{Mode, size};
use me_lo_quitan::ui::{App, Start};
use scenes::Shot;

/// The smallest window: what has room there has room everywhere, and the pictures stay small.
const WINDOW: Vec2 = vec2(960.0, 540.0);
/// How much brightness and colour one pixel may differ, as the test kit weighs it.
const PIXEL: f32 = 1.2;
/// Pixels of the half million of a window that may differ by more: edges, where another version of the software renderer
/// rounds otherwise. A letter has more.
const PIXELS: usize = 150;

/// The one place that says how alike pictures must be.
fn tolerance() -> SnapshotOptions {
    SnapshotOptions::new()
        .threshold(PIXEL)
        .max_failed_pixels(PIXELS)
        .output_path("tests/pictures")
}

/// The one device that draws all pictures, if something here can draw. A device for each picture, two at a time, was once seen
/// to end in "double free" inside the software renderer, after every picture had passed.
fn device() -> Option<WgpuSetupExisting> {
    let mut setup = default_wgpu_setup();
    if let WgpuSetup::CreateNew(new) = &mut setup {
        // The pictures were taken with Vulkan in software; OpenGL in software rounds otherwise.
        new.instance_descriptor.backends = Backends::PRIMARY;
    }
    let hook = std::panic::take_hook();
    // Finding none is an answer, not a failure.
    std::panic::set_hook(Box::new(|_| ()));
    let found = std::panic::catch_unwind(AssertUnwindSafe(|| {
        create_render_state(setup, RendererOptions::PREDICTABLE)
    }));
    std::panic::set_hook(hook);
    let found = found.ok()?;
    Some(WgpuSetupExisting {
        instance: found.instance,
        adapter: found.adapter,
        device: found.device,
        queue: found.queue,
    })
}

/// Draws on the one device, with textures of its own.
fn renderer(device: WgpuSetupExisting) -> WgpuTestRenderer {
    WgpuTestRenderer::from_setup(WgpuSetup::Existing(device))
}

fn hold_against<S>(mut harness: Harness<'_, S>, name: &str) -> Result<(), Failed> {
    harness
        .try_snapshot_options(name, &tolerance())
        .map_err(|error| Failed::from(error.to_string()))
}

/// A screen of the program, reached by playing.
fn screen(device: WgpuSetupExisting, shot: &Shot, number: usize) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    // Both languages and all colours have their turn.
    let language = Language::OFFERED[number % 2];
    let settings = Settings {
        language,
        colours: [Colours::Light, Colours::Dark, Colours::HighContrast][number % 3],
        reduce_motion: true,
        seen: true,
        ..Settings::default()
    };
    let start = Start {
        settings,
        folder: Some(folder.path().to_owned()),
        at_once: true,
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    let mut harness = Harness::builder()
        .with_size(WINDOW)
        .with_max_steps(60)
        .with_render_cursor(false)
        .renderer(renderer(device))
        .build_eframe(|cc| App::new(&cc.egui_ctx, start));
    harness.run_ok();
    let ctx = harness.ctx.clone();
    (shot.arrange)(harness.state_mut(), &ctx);
    harness.run_steps(2);
    (shot.then)(harness.state_mut(), &ctx);
    harness.run_steps(6);
    hold_against(harness, shot.name)
}

/// Something drawn by itself.
fn drawn(
    device: WgpuSetupExisting,
    name: &str,
    mode: Mode,
    size: Vec2,
    draw: impl Fn(&mut Ui, &Look),
) -> Result<(), Failed> {
    let mut look = Look::with_drawing(mode, Language::Spanish, Drawing::AtOnce);
    let mut dressed = false;
    let mut harness = Harness::builder()
        .with_size(size)
        .with_render_cursor(false)
        .renderer(renderer(device))
        .build_ui(|ui| {
            if !dressed {
                look.install(ui.ctx());
                look.set_reduce_motion(ui.ctx(), true);
                dressed = true;
                return;
            }
            let window = ui.ctx().content_rect();
            paint::ground(ui.painter(), &look, window);
            draw(ui, &look);
        });
    harness.run_steps(4);
    hold_against(harness, name)
}

/// Every card face, large enough to tell what it is and small as in a rival's set.
fn cards(ui: &mut Ui, look: &Look) {
    let window = ui.ctx().content_rect();
    let (mut left, mut top) = (window.left() + 8.0, window.top() + 8.0);
    for wide in [112.0, 56.0] {
        let high = wide * size::CARD_RATIO;
        for face in Face::cards() {
            if left + wide > window.right() {
                (left, top) = (window.left() + 8.0, top + high + 8.0);
            }
            let place = Rect::from_min_size(pos2(left, top), vec2(wide, high));
            paint::card(ui.painter(), look, place, 0.0, face, CardState::default());
            left += wide + 8.0;
        }
        (left, top) = (window.left() + 8.0, top + high + 8.0);
    }
}

/// The list of saves, one of them damaged.
fn saved_games(ui: &mut Ui, look: &Look) {
    let row = |title: &str, autosave, next: Result<Option<&str>, &str>| SaveRow {
        path: format!("{title}.mlqm").into(),
        title: title.to_owned(),
        when: "2026-02-03 18:30".to_owned(),
        autosave,
        game: next.map_err(str::to_owned).map(|next| SaveFacts {
            players: vec![("Ana".to_owned(), 31), ("Luis".to_owned(), 44)],
            turn: 14,
            next: next.map(str::to_owned),
        }),
    };
    let rows = [
        row("La del domingo", false, Ok(Some("Luis"))),
        row("autosave-1", true, Ok(Some("Ana"))),
        row("Navidad", false, Ok(None)),
        row("vieja", false, Err("?")),
    ];
    let scene = SavesScene {
        purpose: SavesFor::Opening,
        rows: &rows,
        dialog: false,
    };
    saves(ui, look, scene, &mut SavesPanel::default(), &mut Vec::new());
}

type Picture = Box<dyn FnOnce(WgpuSetupExisting) -> Result<(), Failed> + Send>;

/// Every picture with its name.
fn pictures() -> Vec<(&'static str, Picture)> {
    let shots = scenes::all().into_iter().enumerate();
    // The program's own list shows dates and paths of this machine.
    let shots = shots.filter(|(_, shot)| shot.name != "saves");
    let mut all: Vec<(&str, Picture)> = shots
        .map(|(number, shot)| -> (&str, Picture) {
            let name = shot.name;
            (name, Box::new(move |device| screen(device, &shot, number)))
        })
        .collect();
    all.push((
        "cards",
        Box::new(|device| drawn(device, "cards", Mode::Light, vec2(960.0, 760.0), cards)),
    ));
    all.push((
        "saves",
        Box::new(|device| drawn(device, "saves", Mode::Dark, WINDOW, saved_games)),
    ));
    all
}

fn main() {
    let mut arguments = Arguments::from_args();
    // One device, one thread.
    arguments.test_threads = Some(1);
    let device = device();
    if device.is_none() {
        eprintln!(
            "pictures: nothing here can draw, so no picture is compared. On Debian, mesa-vulkan-drivers draws in software."
        );
    }
    let trials = pictures().into_iter().map(|(name, picture)| {
        let device = device.clone();
        let able = device.is_some();
        let take = move || picture(device.ok_or("nothing here can draw")?);
        Trial::test(name, take).with_ignored_flag(!able)
    });
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    // The renderer's own threads end before the process does.
    drop(device);
    conclusion.exit();
}
