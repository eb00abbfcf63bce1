//! Opening the window: renderer, fall-back, and one clear line where neither works.

use super::app::{App, Start};
use eframe::egui_wgpu::wgpu;
use eframe::{NativeOptions, egui_wgpu};
use egui::ViewportBuilder;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
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
    /// A library of the system is missing; the windowing code gives up rather than say so.
    #[error(
        "a library is missing: {0}. On Debian and Ubuntu: sudo apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 libwayland-client0"
    )]
    Library(String),
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

/// Runs `open`, which panics where a library of the system can't be loaded (G9). Any other panic goes
/// on as it was.
fn guarded(open: impl FnOnce() -> eframe::Result) -> Result<eframe::Result, WindowError> {
    catch_unwind(AssertUnwindSafe(open)).or_else(|panic| {
        let words = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied());
        match words.and_then(library) {
            Some(name) => Err(WindowError::Library(name)),
            None => resume_unwind(panic),
        }
    })
}

/// The library that a panic's words name, if it is about one.
fn library(words: &str) -> Option<String> {
    let mut names =
        words.split(|letter: char| !(letter.is_ascii_alphanumeric() || "-._".contains(letter)));
    let name = names.find(|word| word.starts_with("lib") && word.contains(".so"))?;
    Some(name.to_owned())
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
        match guarded(|| open(start, renderer, any_adapter))? {
            Ok(()) => return Ok(()),
            Err(error) => {
                let error = plain(&error.to_string()).to_owned();
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
    ["DISPLAY", "Wayland", "X11", "X server"]
        .iter()
        .any(|word| error.contains(word))
}

/// An error without the place in somebody's source that it begins with, and without a full stop.
fn plain(error: &str) -> &str {
    let place = error.split_once(".rs:").and_then(|(_, rest)| {
        let words = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
        words.strip_prefix(": ")
    });
    place.unwrap_or(error).trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g09_a_missing_library_is_named() {
        let words = "Library libxkbcommon-x11.so could not be loaded.";
        let missing = guarded(|| panic!("{words}"));
        let Err(WindowError::Library(name)) = missing else {
            panic!("another error")
        };
        assert_eq!(name, "libxkbcommon-x11.so");
        assert_eq!(library("index out of bounds"), None);
    }

    #[test]
    fn g09_errors_are_told_without_places_in_source_code() {
        let told = "winit EventLoopError: os error at /x/linux/mod.rs:788: Failed to open connection to X server.";
        assert_eq!(plain(told), "Failed to open connection to X server");
        assert!(is_display(plain(told)));
        assert_eq!(plain("no adapter"), "no adapter");
    }

    #[test]
    #[should_panic(expected = "anything else")]
    fn other_panics_go_on() {
        let _ = guarded(|| panic!("anything else"));
    }
}
