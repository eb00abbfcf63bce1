//! Why no window opens: the toolkit's errors and panics in one line that says what to do.

use std::panic::{self, AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use thiserror::Error;

/// Debian's packages of the libraries that are opened at run time only. Named whole, whichever of
/// them is missing: people want to install once.
const PACKAGES: &str = "libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 libwayland-client0 libwayland-egl1 libegl1 libgl1 libgl1-mesa-dri";

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
        "a library is missing: {0}. On Debian and Ubuntu: sudo apt-get install {packages}",
        packages = PACKAGES
    )]
    Library(String),
    /// No renderer works here.
    #[error(
        "no graphics: {0}. Try --renderer glow, or install your graphics card's driver; where there is no card, on Debian and Ubuntu: sudo apt-get install {packages}",
        packages = PACKAGES
    )]
    Graphics(String),
}

impl WindowError {
    /// What an error of the toolkit is about, if not about drawing: then another renderer would not
    /// help.
    pub(super) fn other_than_graphics(error: &str) -> Option<Self> {
        let names = |words: &[&str]| words.iter().any(|word| error.contains(word));
        if names(&["shared libraries", "library could not be loaded"]) {
            return Some(Self::Library(error.to_owned()));
        }
        names(&[
            "DISPLAY",
            "Wayland",
            "wayland compositor",
            "X11",
            "X server",
        ])
        .then(|| Self::Display(error.to_owned()))
    }
}

/// Runs `open`, which panics where a library of the system can't be loaded (G9). Any other panic goes
/// on as it was.
pub(super) fn guarded(
    open: impl FnOnce() -> eframe::Result,
) -> Result<eframe::Result, WindowError> {
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

/// Until the window is `up`, this thread's panics about a library are neither printed nor reported as
/// crashes: [`guarded`] has them told in one line.
pub(super) fn hush(up: Arc<AtomicBool>) {
    let (opener, before) = (thread::current().id(), panic::take_hook());
    panic::set_hook(Box::new(move |info| {
        let expected = !up.load(Ordering::Relaxed)
            && thread::current().id() == opener
            && info.payload_as_str().and_then(library).is_some();
        if !expected {
            before(info);
        }
    }));
}

/// The library that a panic's words name, if it is about one.
fn library(words: &str) -> Option<String> {
    let mut names =
        words.split(|letter: char| !(letter.is_ascii_alphanumeric() || "-._".contains(letter)));
    let name = names.find(|word| word.starts_with("lib") && word.contains(".so"))?;
    Some(name.trim_end_matches('.').to_owned())
}

/// An error without the place in somebody's source that it begins with, and without what ends it
/// saying nothing.
pub(super) fn plain(error: &str) -> &str {
    let place = error.split_once(".rs:").and_then(|(_, rest)| {
        let words = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
        words.strip_prefix(": ")
    });
    let words = place.unwrap_or(error);
    words
        .strip_suffix(": {}")
        .unwrap_or(words)
        .trim_end_matches('.')
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
        let composing = "Could not load compose module from libxkbcommon.so.";
        assert_eq!(library(composing).as_deref(), Some("libxkbcommon.so"));
        assert_eq!(library("index out of bounds"), None);
    }

    #[test]
    fn g09_errors_are_told_without_places_in_source_code() {
        let told = "winit EventLoopError: os error at /x/linux/mod.rs:788: Failed to open connection to X server.";
        assert_eq!(plain(told), "Failed to open connection to X server");
        assert_eq!(
            plain("no surface for any backend: {}"),
            "no surface for any backend"
        );
        assert_eq!(plain("no adapter"), "no adapter");
    }

    #[test]
    fn g09_what_is_missing_decides_what_is_advised() {
        let about = |error| match WindowError::other_than_graphics(error) {
            Some(WindowError::Library(_)) => "library",
            Some(WindowError::Display(_)) => "display",
            _ => "graphics",
        };
        assert_eq!(
            about("Failed to load one of xlib's shared libraries"),
            "library"
        );
        assert_eq!(about("The wayland library could not be loaded"), "library");
        assert_eq!(about("Could not find wayland compositor"), "display");
        assert_eq!(about("Failed to open connection to X server"), "display");
        assert_eq!(
            about("Failed to create surface for any enabled backend"),
            "graphics"
        );
    }

    #[test]
    fn g09_the_packages_are_those_of_the_readme_and_of_the_debian_package() {
        let depends = include_str!("../../Cargo.toml");
        let depends = depends
            .lines()
            .find(|line| line.starts_with("depends = "))
            .expect("dependencies of the package");
        for readme in [
            include_str!("../../README.md"),
            include_str!("../../LEEME.md"),
        ] {
            let words = readme.replace(['\\', '\n'], " ");
            let words: Vec<&str> = words.split_whitespace().collect();
            assert!(
                words.join(" ").contains(&format!("install {PACKAGES}")),
                "a README names other packages"
            );
        }
        for package in PACKAGES.split(' ') {
            assert!(depends.contains(&format!("\"{package}\"")), "{package}");
        }
    }

    #[test]
    #[should_panic(expected = "anything else")]
    fn other_panics_go_on() {
        let _ = guarded(|| panic!("anything else"));
    }
}
