//! The window: arguments in, one clear line out where it can't open.

// A release build on Windows opens no console beside its window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use clap::Parser;
use me_lo_quitan::text::Language;
use me_lo_quitan::ui::{self, Renderer};
use std::path::PathBuf;
use std::process::ExitCode;

/// Me lo quitan de las manos: a card game of market families for 2 to 5 people round one computer.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// A saved game to open (.mlqm).
    file: Option<PathBuf>,
    /// The language: es or en. Without it, the one used last, else the system's.
    #[arg(long, value_parser = language)]
    lang: Option<Language>,
    /// How to draw.
    #[arg(long, value_enum, default_value_t)]
    renderer: Renderer,
    /// The folder for saves and settings.
    #[arg(long, value_name = "FOLDER")]
    saves: Option<PathBuf>,
}

fn language(name: &str) -> Result<Language, String> {
    match name {
        "es" => Ok(Language::Spanish),
        "en" => Ok(Language::English),
        _ => Err("the languages are es and en".to_owned()),
    }
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        // Help, the version, or what is wrong with the command line.
        Err(told) => {
            let _ = told.print();
            if no_console() {
                show(&told.to_string(), told.use_stderr());
            }
            return if told.use_stderr() {
                ExitCode::from(2)
            } else {
                ExitCode::SUCCESS
            };
        }
    };
    let start = ui::start(arguments.saves, arguments.lang, arguments.file);
    match ui::run(&start, arguments.renderer) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("me-lo-quitan: {error}");
            show(&error.to_string(), true);
            ExitCode::FAILURE
        }
    }
}

/// Whether what is printed goes nowhere: a windowed program that was not given a file or a pipe.
#[cfg(windows)]
fn no_console() -> bool {
    use std::os::windows::io::AsRawHandle;
    std::io::stdout().as_raw_handle().is_null()
}

/// A terminal, a file or the desktop's log has it.
#[cfg(not(windows))]
const fn no_console() -> bool {
    false
}

/// Where a program has no console, nobody reads what it prints.
#[cfg(any(windows, target_os = "macos"))]
fn show(words: &str, error: bool) {
    let level = if error {
        rfd::MessageLevel::Error
    } else {
        rfd::MessageLevel::Info
    };
    rfd::MessageDialog::new()
        .set_level(level)
        .set_title("Me lo quitan de las manos")
        .set_description(words)
        .show();
}

/// A terminal, or the desktop's log, has it.
#[cfg(not(any(windows, target_os = "macos")))]
const fn show(_: &str, _: bool) {}
