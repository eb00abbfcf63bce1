//! Every kind of save, with every kind of fault, at every file operation.

#![allow(dead_code, reason = "each test file uses its part")]

use super::disk::{Disk, Fault};
use super::games::{dealt, play_until};
use me_lo_quitan::save::files::FileSystem;
use me_lo_quitan::save::{
    Over, SavedGame, SettingsFile, Store, StoreError, Title, from_bytes, to_bytes,
};
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub const FOLDER: &str = "/saves";

/// What was found out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    /// Faults that happened.
    pub faults: u64,
    /// Of these, states after a power cut.
    pub power_cuts: u64,
    /// Errors reported to the caller.
    pub reported: u64,
    /// Saves that came through all the same.
    pub came_through: u64,
    /// Most acts lost: moves of the game that the newest loadable autosave lacks.
    pub most_lost: u64,
}

impl Figures {
    pub fn add(&mut self, other: Self) {
        self.faults += other.faults;
        self.power_cuts += other.power_cuts;
        self.reported += other.reported;
        self.came_through += other.came_through;
        self.most_lost = self.most_lost.max(other.most_lost);
    }
}

/// A kind of save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    FirstAutosave,
    Autosave,
    SaveNew,
    SaveOver,
    SaveThroughLink,
    SetAside,
    Settings,
    Open,
    Load,
}

pub const DOINGS: [Doing; 9] = [
    Doing::FirstAutosave,
    Doing::Autosave,
    Doing::SaveNew,
    Doing::SaveOver,
    Doing::SaveThroughLink,
    Doing::SetAside,
    Doing::Settings,
    Doing::Open,
    Doing::Load,
];

pub const FAULTS: [Fault; 13] = [
    Fault::Kill,
    Fault::KillHalfway,
    Fault::Interrupt,
    Fault::ShortWrites,
    Fault::WritesNothing,
    Fault::FlippedByte,
    Fault::Error(ErrorKind::StorageFull, 1),
    Fault::Error(ErrorKind::StorageFull, usize::MAX),
    Fault::Error(ErrorKind::Other, 1),
    Fault::Error(ErrorKind::Other, usize::MAX),
    Fault::Error(ErrorKind::PermissionDenied, 1),
    Fault::Error(ErrorKind::PermissionDenied, 3),
    Fault::Error(ErrorKind::PermissionDenied, usize::MAX),
];

fn shared(disk: &Disk) -> Arc<dyn FileSystem> {
    Arc::new(disk.clone())
}

pub fn store(disk: &Disk) -> Store {
    Store::over(shared(disk), FOLDER.into())
}

/// A game of some moves, and the same with one more.
pub struct Scene {
    pub disk: Disk,
    pub before: SavedGame,
    pub after: SavedGame,
}

pub fn with_moves(seed: u64, moves: usize) -> SavedGame {
    let mut game = dealt(seed);
    play_until(&mut game, seed, |game| game.timeline.moves().len() == moves);
    game.timeline.seal();
    game.title = Title::new("Before");
    game
}

/// A folder with three autosaves, a saved game and a link to one elsewhere.
pub fn scene(seed: u64, moves: usize, first: bool) -> Scene {
    let disk = Disk::with_folder(FOLDER);
    let before = with_moves(seed, moves);
    let mut after = with_moves(seed, moves + 1);
    after.title = Title::new("After");
    disk.put_folder("/elsewhere");
    disk.put_file("/elsewhere/real.mlqm", &to_bytes(&before));
    disk.put_link("/saves/link.mlqm", "../elsewhere/real.mlqm");
    disk.put_file("/saves/kept.mlqm", &to_bytes(&before));
    disk.put_file("/saves/settings.json", b"{\"zoom\":1}");
    if !first {
        let store = store(&disk);
        for back in (0..3).rev() {
            let game = with_moves(seed, moves - back);
            store.autosave(game).expect("an autosave");
        }
    }
    Scene {
        disk: disk.copy(),
        before,
        after,
    }
}

/// Does it; `None` where what was done is no save.
fn act(doing: Doing, disk: &Disk, after: &SavedGame) -> Option<Result<PathBuf, StoreError>> {
    let path = |saved: me_lo_quitan::save::Saved| saved.path;
    let files: Arc<dyn FileSystem> = shared(disk);
    if doing == Doing::Settings {
        let settings = SettingsFile::over(files, Some("/saves/settings.json".into()));
        let wanted = BTreeMap::from([("zoom", 2)]);
        return Some(settings.write(&wanted));
    }
    let store = store(disk);
    let to = |path: &str, over| {
        let saved = store.save_to(Path::new(path), after.clone(), over);
        saved.map(|saved| saved.path)
    };
    match doing {
        Doing::FirstAutosave | Doing::Autosave => Some(store.autosave(after.clone()).map(path)),
        Doing::SaveNew => Some(store.save_new(after.clone()).map(path)),
        Doing::SaveOver => Some(to("/saves/kept.mlqm", Over::Anything)),
        Doing::SaveThroughLink => Some(to("/saves/link.mlqm", Over::Anything)),
        Doing::SetAside => {
            let saved = store.set_aside();
            saved.map(|saved| saved.map(path)).transpose()
        }
        Doing::Load => {
            let _ = store.load(Path::new("/saves/kept.mlqm"));
            None
        }
        Doing::Open | Doing::Settings => None,
    }
}

/// One fault at each operation of one kind of save.
pub fn torture(doing: Doing, seed: u64, moves: usize) -> Figures {
    let scene = scene(seed, moves, doing == Doing::FirstAutosave);
    let calm = scene.disk.copy();
    if let Some(result) = act(doing, &calm, &scene.after) {
        result.unwrap_or_else(|error| panic!("{doing:?} fails without a fault: {error}"));
    }
    let mut figures = Figures::default();
    for at in 0..calm.log().len() {
        for fault in FAULTS {
            let disk = scene.disk.copy();
            disk.plan(at, fault);
            let result = act(doing, &disk, &scene.after);
            if !disk.hit() {
                continue;
            }
            let case = Case {
                doing,
                fault,
                at,
                scene: &scene,
            };
            figures.faults += 1;
            let dead = disk.is_dead();
            disk.heal();
            let crashed = disk.copy();
            match &result {
                Some(Ok(path)) if !dead => {
                    figures.came_through += 1;
                    case.saved_means_saved(&disk, path);
                    // And it survives a power cut the moment after it was said.
                    case.saved_means_saved(&crashed.power_cut(0, 0), path);
                }
                Some(Err(_)) if !dead => figures.reported += 1,
                _ => {}
            }
            let changed = matches!(result, Some(Ok(_)));
            figures.most_lost = figures.most_lost.max(case.check(&disk, changed));
            if dead {
                let names = crashed.unsynced_names();
                for (kept, part) in (0..=names).flat_map(|kept| [(kept, 0), (kept, 1), (kept, 2)]) {
                    let cut = crashed.power_cut(kept, part);
                    figures.faults += 1;
                    figures.power_cuts += 1;
                    figures.most_lost = figures.most_lost.max(case.check(&cut, false));
                }
            }
        }
    }
    figures
}

struct Case<'s> {
    doing: Doing,
    fault: Fault,
    at: usize,
    scene: &'s Scene,
}

impl Case<'_> {
    fn fail(&self, what: &str, disk: &Disk) -> ! {
        let Self {
            doing, fault, at, ..
        } = self;
        panic!(
            "{doing:?} with {fault:?} at operation {at}: {what}\n{:#?}",
            disk.log()
        );
    }

    /// A save that was said to be there is there, and is the game.
    fn saved_means_saved(&self, disk: &Disk, path: &Path) {
        let bytes = disk.read(path, 1 << 20).unwrap_or_default();
        if self.doing == Doing::Settings {
            if !String::from_utf8_lossy(&bytes).contains('2') {
                self.fail("settings said to be written are not", disk);
            }
            return;
        }
        let wanted = if self.doing == Doing::SetAside {
            &self.scene.before
        } else {
            &self.scene.after
        };
        let found = from_bytes(&bytes).ok();
        if found.map(|game| game.timeline) != Some(wanted.timeline.clone()) {
            self.fail("a save said to be there is not", disk);
        }
    }

    /// Nothing good was lost, nothing half-made is shown, and the next save works. Gives the acts lost.
    fn check(&self, disk: &Disk, saved: bool) -> u64 {
        self.old_files_stand(disk);
        let store = store(disk);
        for listed in store.list().unwrap_or_default() {
            if listed.head.is_err() {
                self.fail(
                    &format!("a bad save is listed: {}", listed.path.display()),
                    disk,
                );
            }
        }
        let resumed = store.resume();
        let lost = match (&resumed.game, self.doing) {
            (None, Doing::FirstAutosave) if !saved => 0,
            (None, _) => self.fail("nothing to resume", disk),
            (Some(loaded), doing) => {
                let autosaving = matches!(doing, Doing::FirstAutosave | Doing::Autosave);
                let wanted = self.scene.before.timeline.moves().len() + usize::from(autosaving);
                let lost = wanted.saturating_sub(loaded.game.timeline.moves().len());
                let fallback = usize::from(!resumed.passed_over.is_empty());
                if lost > usize::from(autosaving && !saved) + fallback {
                    self.fail("more than the unfinished act is lost", disk);
                }
                (lost - fallback.min(lost)) as u64
            }
        };
        let next = store.autosave(self.scene.after.clone());
        if next.is_err() {
            self.fail("the next autosave fails though all is well again", disk);
        }
        let resumed = store.resume().game;
        if resumed.map(|loaded| loaded.game.timeline) != Some(self.scene.after.timeline.clone()) {
            self.fail("the next autosave is not what is resumed", disk);
        }
        lost
    }

    /// Each file of before is as it was, or holds a whole newer save: old or new, byte for byte.
    fn old_files_stand(&self, disk: &Disk) {
        let now = disk.files();
        for (path, old) in self.scene.disk.files() {
            let Some(found) = now.get(&path) else {
                if path.ends_with(".mlq-loading") {
                    continue;
                }
                self.fail(&format!("{} is gone", path.display()), disk);
            };
            if *found == old {
                continue;
            }
            let good = if path.ends_with("settings.json") {
                found == b"{\n  \"zoom\": 2\n}\n"
            } else {
                from_bytes(found).is_ok()
            };
            if !good {
                self.fail(&format!("{} is neither old nor new", path.display()), disk);
            }
        }
    }
}
