//! egui's demo windows in an eframe program: what the game's start, memory and size are held against.

use eframe::{App, Frame, NativeOptions, Renderer};
use egui::{Ui, ViewportBuilder};
use egui_demo_lib::DemoWindows;

#[derive(Default)]
struct Demo(DemoWindows);

impl App for Demo {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        self.0.ui(ui);
    }
}

fn main() -> eframe::Result {
    let options = NativeOptions {
        renderer: Renderer::Glow,
        viewport: ViewportBuilder::default().with_inner_size([1280.0, 800.0]),
        ..NativeOptions::default()
    };
    eframe::run_native("demo", options, Box::new(|_| Ok(Box::<Demo>::default())))
}
