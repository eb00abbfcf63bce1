//! Every widget and every card, to be looked at: `cargo run --example gallery` opens a window,
//! `cargo run --example gallery -- --shot FOLDER` writes pictures instead.

mod market;
mod motion;
mod shots;
mod show;

use eframe::egui;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::theme::Mode;
use motion::{Motion, Wanted};
use show::{Page, Show};

struct Gallery {
    look: Look,
    show: Show,
    page: Page,
    motion: Option<Motion>,
}

impl eframe::App for Gallery {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let keys = [
            (egui::Key::F1, Page::Widgets),
            (egui::Key::F2, Page::Table),
            (egui::Key::F3, Page::Hand),
            (egui::Key::F4, Page::Cards(72.0)),
            (egui::Key::F5, Page::Cards(112.0)),
            (egui::Key::F6, Page::Cards(300.0)),
            (egui::Key::F7, Page::Motion),
        ];
        for (key, page) in keys {
            if ui.input(|input| input.key_pressed(key)) {
                self.page = page;
            }
        }
        if ui.input(|input| input.key_pressed(egui::Key::F12)) {
            let next = match self.look.theme.mode {
                Mode::Light => Mode::Dark,
                Mode::Dark => Mode::HighContrast,
                Mode::HighContrast => Mode::Light,
            };
            self.look.set_mode(ui.ctx(), next);
        }
        self.show.page(ui, &self.look, self.page);
        if let (Page::Motion, Some(motion)) = (self.page, &mut self.motion) {
            if ui.input(|input| input.key_pressed(egui::Key::Space)) {
                motion.play(Wanted::Any);
            }
            motion.show(ui, &self.look);
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    if arguments.next().as_deref() == Some("--shot") {
        let folder = arguments.next().unwrap_or_else(|| "gallery".to_owned());
        return shots::write(folder.as_ref(), arguments.next().as_deref());
    }
    let options = eframe::NativeOptions {
        renderer: eframe::Renderer::Glow,
        viewport: egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        ..eframe::NativeOptions::default()
    };
    eframe::run_native(
        "Gallery",
        options,
        Box::new(|cc| {
            let look = Look::new(Mode::Light, Language::Spanish);
            look.install(&cc.egui_ctx);
            Ok(Box::new(Gallery {
                look,
                show: Show::default(),
                page: Page::Widgets,
                motion: Motion::new(),
            }))
        }),
    )?;
    Ok(())
}
