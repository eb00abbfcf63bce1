//! Opening the window: renderer, fall-back, and one clear line where neither works.

use super::app::{App, Start};
use super::no_window::{WindowError, guarded, hush, plain};
use eframe::egui_wgpu::wgpu;
use eframe::{NativeOptions, egui_wgpu};
use egui::ViewportBuilder;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

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

/// Opens the window and runs the game in it; `up` is set once the window is there.
fn open(
    start: &Start,
    renderer: eframe::Renderer,
    any_adapter: bool,
    up: &Arc<AtomicBool>,
) -> eframe::Result {
    let options = options(start, renderer, any_adapter);
    let (start, up) = (start.clone(), up.clone());
    eframe::run_native(
        "me-lo-quitan",
        options,
        Box::new(move |context| {
            up.store(true, Ordering::Relaxed);
            Ok(Box::new(App::new(&context.egui_ctx, start)))
        }),
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
    let up = Arc::new(AtomicBool::new(false));
    hush(up.clone());
    // Only the first message tells the cause: later tries fail over what the first one left.
    let mut first = None;
    for &(renderer, any_adapter) in tries {
        let Err(error) = guarded(|| open(start, renderer, any_adapter, &up))? else {
            return Ok(());
        };
        let error = plain(&error.to_string()).to_owned();
        if let Some(other) = WindowError::other_than_graphics(&error) {
            return Err(other);
        }
        first.get_or_insert(error);
    }
    Err(WindowError::Graphics(first.unwrap_or_default()))
}
