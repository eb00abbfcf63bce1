//! Pictures of the gallery, drawn without a window.

use crate::motion::{Motion, Wanted};
use crate::show::{Page, Show};
use eframe::egui::{Key, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::faces::Drawing;
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::theme::Mode;
use std::path::Path;

/// Writes every picture whose name contains `only` into that folder.
pub fn write(folder: &Path, only: Option<&str>) -> Result<(), Box<dyn std::error::Error>> {
    std::fs::create_dir_all(folder)?;
    let modes = [
        ("light", Mode::Light),
        ("dark", Mode::Dark),
        ("contrast", Mode::HighContrast),
    ];
    let pages = [
        ("widgets", Page::Widgets, [1280.0, 860.0]),
        ("table", Page::Table, [1280.0, 860.0]),
        ("hand", Page::Hand, [1280.0, 800.0]),
        ("cards72", Page::Cards(72.0), [1010.0, 260.0]),
        ("cards112", Page::Cards(112.0), [1480.0, 380.0]),
        ("cards300", Page::Cards(300.0), [1900.0, 1760.0]),
    ];
    for (mode_name, mode) in modes {
        for (page_name, page, size) in pages {
            for (scale_name, scale) in [("", 1.0), ("@2x", 2.0)] {
                let name = format!("{page_name}-{mode_name}{scale_name}");
                let cards = matches!(page, Page::Cards(_));
                if only.is_none() && (scale > 1.0 || (cards && mode != Mode::Light)) {
                    continue;
                }
                if only.is_some_and(|only| !name.contains(only)) {
                    continue;
                }
                shot(&folder.join(format!("{name}.png")), mode, page, size, scale)?;
                println!("{name}");
            }
        }
    }
    let moves = [
        ("motion-draw", Wanted::Draw),
        ("motion-sale", Wanted::Sale),
        ("motion-effect", Wanted::Effect),
    ];
    for (name, wanted) in moves {
        if only.is_none_or(|only| name.contains(only)) {
            film(folder, name, wanted)?;
            println!("{name}");
        }
    }
    Ok(())
}

/// Nine pictures of one move, an eighteenth of a second apart.
fn film(folder: &Path, name: &str, wanted: Wanted) -> Result<(), Box<dyn std::error::Error>> {
    let look = Look::with_drawing(Mode::Dark, Language::Spanish, Drawing::AtOnce);
    let motion = Motion::new().ok_or("the deal does not fit the rules")?;
    let mut installed = false;
    let mut harness = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_step_dt(1.0 / 18.0)
        .with_render_cursor(false)
        .build_ui_state(
            move |ui, (motion, next): &mut (Motion, Option<Wanted>)| {
                if !installed {
                    look.install(ui.ctx());
                    installed = true;
                    ui.ctx().request_discard("fonts");
                    return;
                }
                Show::default().page(ui, &look, Page::Motion);
                if let Some(wanted) = next.take() {
                    motion.play(wanted);
                }
                motion.show(ui, &look);
            },
            (motion, None),
        );
    harness.run_steps(3);
    harness.state_mut().1 = Some(wanted);
    for frame in 0..9 {
        harness.step();
        let file = folder.join(format!("{name}-{frame}.png"));
        harness.render()?.save(file)?;
    }
    Ok(())
}

fn shot(
    file: &Path,
    mode: Mode,
    page: Page,
    size: [f32; 2],
    scale: f32,
) -> Result<(), Box<dyn std::error::Error>> {
    let look = Look::with_drawing(mode, Language::Spanish, Drawing::AtOnce);
    let mut show = Show::default();
    let mut installed = false;
    let mut harness = Harness::builder()
        .with_size(size)
        .with_pixels_per_point(scale)
        .with_max_steps(20)
        .with_render_cursor(false)
        .build_ui(move |ui| {
            if !installed {
                look.install(ui.ctx());
                installed = true;
                ui.ctx().request_discard("fonts");
                return;
            }
            show.page(ui, &look, page);
        });
    harness.run_ok();
    if page == Page::Widgets {
        // The disabled board, for its reason; the keyboard on the tab.
        harness.hover_at(egui::pos2(780.0, 95.0));
        for _ in 0..4 {
            harness.step();
        }
    }
    if page == Page::Table {
        for _ in 0..3 {
            harness.key_press(egui::Key::Tab);
            harness.step();
        }
    }
    harness.run_ok();
    harness.render()?.save(file)?;
    if page == Page::Widgets {
        // Once more with the list folded out, and the keyboard on it.
        harness
            .get_by_role_and_label(Role::ComboBox, "Idioma")
            .click();
        harness.run_ok();
        harness.key_press(Key::ArrowDown);
        harness.run_ok();
        let name = file.with_extension("open.png");
        harness.render()?.save(name)?;
    }
    Ok(())
}
