//! The system's file dialog, on a thread of its own: the window never waits for it.

use super::disk::News;
use egui::Context;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A dialog that answers faster than this was never shown: there is none on this system.
const TOO_FAST: Duration = Duration::from_millis(500);

/// What a dialog is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// A save to open.
    Open,
    /// A place to save to.
    Save,
}

impl Asked {
    /// Endings that are offered: a public record can be opened, but a game is not saved as one.
    const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Open => &[crate::save::EXTENSION, "json"],
            Self::Save => &[crate::save::EXTENSION],
        }
    }
}

/// What the dialog's thread says: the path, if one was chosen, and how long it took.
type Answer = (Option<PathBuf>, Duration);

/// At most one open dialog.
#[derive(Default)]
pub struct Dialog {
    open: Option<(Asked, Receiver<Answer>)>,
}

impl Dialog {
    /// Whether one is open.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Opens one, unless one is open already.
    pub fn open(&mut self, ctx: &Context, asked: Asked, folder: Option<PathBuf>, name: &str) {
        if self.is_open() {
            return;
        }
        let (sender, receiver) = channel();
        self.open = Some((asked, receiver));
        let (ctx, name) = (ctx.clone(), name.to_owned());
        thread::spawn(move || {
            let began = Instant::now();
            let mut dialog = rfd::FileDialog::new().add_filter("mlqm", asked.endings());
            if let Some(folder) = folder {
                dialog = dialog.set_directory(folder);
            }
            let chosen = match asked {
                Asked::Open => dialog.pick_file(),
                Asked::Save => dialog.set_file_name(name).save_file(),
            };
            // The window may have stopped waiting.
            let _ = sender.send((chosen, began.elapsed()));
            ctx.request_repaint();
        });
    }

    /// Stops waiting; a late answer is thrown away.
    pub fn forget(&mut self) {
        self.open = None;
    }

    /// The answer, once there is one.
    pub fn answer(&mut self) -> Option<News> {
        let (asked, receiver) = self.open.as_ref()?;
        let asked = *asked;
        let answer = match receiver.try_recv() {
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => Some(News::NoDialog(asked)),
            Ok((Some(path), _)) => Some(match asked {
                Asked::Open => News::Chosen(path),
                Asked::Save => News::Place(path),
            }),
            // The same `None` means “cancelled” and “no dialog here”; only the time tells.
            Ok((None, time)) if time < TOO_FAST => Some(News::NoDialog(asked)),
            Ok((None, _)) => None,
        };
        self.open = None;
        answer
    }
}
