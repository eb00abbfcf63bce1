//! Showing a folder in the system's file manager. The window never waits for it.

use egui::Context;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// What shows a folder: the system's file manager, or what a test puts in its place.
#[derive(Clone, Copy, Debug)]
pub struct Reveal(pub fn(&Path) -> io::Result<()>);

impl Default for Reveal {
    fn default() -> Self {
        Self(|folder| open::that(folder))
    }
}

/// Shows folders and hears of those that could not be shown.
pub struct Revealer {
    reveal: Reveal,
    sender: Sender<PathBuf>,
    failures: Receiver<PathBuf>,
}

impl Revealer {
    /// Shows folders that way.
    #[must_use]
    pub fn new(reveal: Reveal) -> Self {
        let (sender, failures) = channel();
        Self {
            reveal,
            sender,
            failures,
        }
    }

    /// Asks for a folder to be shown. Some file managers end only when they are closed, so a thread
    /// waits for them.
    pub fn show(&self, ctx: &Context, folder: PathBuf) {
        let (ctx, sender, Reveal(reveal)) = (ctx.clone(), self.sender.clone(), self.reveal);
        thread::spawn(move || {
            if reveal(&folder).is_err() {
                // The window may be gone by now.
                let _ = sender.send(folder);
                ctx.request_repaint();
            }
        });
    }

    /// A folder that could not be shown.
    #[must_use]
    pub fn failed(&self) -> Option<PathBuf> {
        self.failures.try_recv().ok()
    }
}
