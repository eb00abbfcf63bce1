//! Opening the window: renderer, fall-back, and one clear line where neither works.

use super::app::{App, Start};
use eframe::egui_wgpu::wgpu;
use eframe::{NativeOptions, egui_wgpu};
use egui::ViewportBuilder;
use std::sync::Arc;
use thiserror::Error;

/// Smallest window, in points: 1920x1080 at 200 %.
pub const MIN_SIZE: [f32; 2] = [960.0, 540.0];
/// Size of the first window, in points.
pub const FIRST_SIZE: [f32; 2] = [1280.0, 800.0];

/// Which drawing library to use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Renderer {
    /// The graphics card through wgpu, else OpenGL.
    #[default]
    Auto,
    /// wgpu on whatever adapter there is.
    Wgpu,
    /// OpenGL.
    Glow,
}

/// Why no window could be opened.
#[derive(Debug, Error)]
pub enum WindowError {
    /// There is no display to open a window on.
    #[error(
        "no display: {0}. Start the game inside a desktop session, or set DISPLAY or WAYLAND_DISPLAY"
    )]
    Display(String),
    /// No renderer works here.
    #[error(
        "no graphics: {0}. On Linux install the packages libgl1-mesa-dri and libegl1 (or your graphics card's driver), or try --renderer glow"
    )]
    Graphics(String),
}

fn viewport(start: &Start) -> ViewportBuilder {
    let memory = start.settings.window.as_ref();
    let [width, height] = memory.map_or(FIRST_SIZE, |memory| [memory.width, memory.height]);
    let viewport = ViewportBuilder::default()
        .with_app_id("me-lo-quitan")
        .with_title(start.title())
        .with_icon(super::icon::icon())
        .with_inner_size([width.max(MIN_SIZE[0]), height.max(MIN_SIZE[1])])
        .with_min_inner_size(MIN_SIZE)
        .with_clamp_size_to_monitor_size(true)
        .with_fullscreen(start.settings.fullscreen);
    match memory {
        Some(memory) => viewport
            .with_position([memory.x, memory.y])
            .with_maximized(memory.maximised),
        None => viewport,
    }
}

/// Drawing in software is several times slower with wgpu than with OpenGL, so wgpu gets real
/// graphics cards only.
fn options(start: &Start, renderer: eframe::Renderer, any_adapter: bool) -> NativeOptions {
    let mut options = NativeOptions {
        viewport: viewport(start),
        renderer,
        ..NativeOptions::default()
    };
    if any_adapter {
        return options;
    }
    if let egui_wgpu::WgpuSetup::CreateNew(setup) = &mut options.wgpu_options.wgpu_setup {
        setup.native_adapter_selector = Some(Arc::new(|adapters, surface| {
            let fits = |adapter: &&wgpu::Adapter| {
                adapter.get_info().device_type != wgpu::DeviceType::Cpu
                    && surface.is_none_or(|surface| adapter.is_surface_supported(surface))
            };
            adapters
                .iter()
                .find(fits)
                .cloned()
                .ok_or_else(|| "no graphics card".to_owned())
        }));
    }
    options
}

fn open(start: &Start, renderer: eframe::Renderer, any_adapter: bool) -> eframe::Result {
    let options = options(start, renderer, any_adapter);
    let start = start.clone();
    eframe::run_native(
        "me-lo-quitan",
        options,
        Box::new(move |context| Ok(Box::new(App::new(&context.egui_ctx, start)))),
    )
}

/// Runs the game until its window is closed.
///
/// # Errors
/// [`WindowError`] where no window can be opened, in words that say what to do.
pub fn run(start: &Start, renderer: Renderer) -> Result<(), WindowError> {
    let tries: &[(eframe::Renderer, bool)] = match renderer {
        Renderer::Auto => &[
            (eframe::Renderer::Wgpu, false),
            (eframe::Renderer::Glow, false),
            (eframe::Renderer::Wgpu, true),
        ],
        Renderer::Wgpu => &[(eframe::Renderer::Wgpu, true)],
        Renderer::Glow => &[(eframe::Renderer::Glow, true)],
    };
    // Only the first message tells the cause: later tries fail over what the first one left.
    let mut first = None;
    for &(renderer, any_adapter) in tries {
        match open(start, renderer, any_adapter) {
            Ok(()) => return Ok(()),
            Err(error) => {
                let error = error.to_string();
                if is_display(&error) {
                    return Err(WindowError::Display(error));
                }
                first.get_or_insert(error);
            }
        }
    }
    Err(WindowError::Graphics(first.unwrap_or_default()))
}

fn is_display(error: &str) -> bool {
    error.contains("DISPLAY") || error.contains("Wayland") || error.contains("X11")
}
