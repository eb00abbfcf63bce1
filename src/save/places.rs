//! Where saves, settings and crash reports lie.

use directories::ProjectDirs;
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

/// The folder of saves beside the program or in the checkout.
const SAVES: &str = "saves";
const SETTINGS: &str = "settings.json";
/// How far above the program its checkout is looked for: `target/release/deps/…`.
const LEVELS_UP: usize = 6;

/// Where things lie. Nothing is made yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The folder of saves and crash reports; `None` where there is no place at all (A23).
    pub saves: Option<PathBuf>,
    /// The file of settings.
    pub settings: Option<PathBuf>,
}

impl Places {
    /// The folder of that path for everything, or what this machine has to offer: `saves/` beside the
    /// program or in the checkout if it is there and writable, else the platform's own folders.
    #[must_use]
    pub fn find(chosen: Option<PathBuf>) -> Self {
        let exe = std::env::current_exe().ok();
        let cwd = std::env::current_dir().ok();
        let dirs = ProjectDirs::from("", "", "me-lo-quitan");
        let data = dirs.as_ref().map(|dirs| dirs.data_dir().to_owned());
        let config = dirs.as_ref().map(|dirs| dirs.config_dir().to_owned());
        Self::among(chosen, exe.as_deref(), cwd.as_deref(), data, config)
    }

    fn among(
        chosen: Option<PathBuf>,
        exe: Option<&Path>,
        cwd: Option<&Path>,
        data: Option<PathBuf>,
        config: Option<PathBuf>,
    ) -> Self {
        let here = chosen.or_else(|| beside(exe, cwd));
        if let Some(saves) = here {
            return Self {
                settings: Some(saves.join(SETTINGS)),
                saves: Some(saves),
            };
        }
        Self {
            saves: data.map(|data| data.join(SAVES)),
            settings: config.map(|config| config.join(SETTINGS)),
        }
    }
}

fn beside(exe: Option<&Path>, cwd: Option<&Path>) -> Option<PathBuf> {
    let program = exe.and_then(Path::parent);
    let above = program.into_iter().flat_map(Path::ancestors).skip(1);
    let checkouts = above.take(LEVELS_UP).chain(cwd).filter(|at| is_ours(at));
    let mut folders = program.into_iter().chain(checkouts);
    folders.find_map(|folder| {
        Some(folder.join(SAVES)).filter(|saves| saves.is_dir() && writable(saves))
    })
}

/// Whether a folder is a checkout of this program.
fn is_ours(folder: &Path) -> bool {
    let name = concat!("name = \"", env!("CARGO_PKG_NAME"), "\"");
    let manifest = folder.join("Cargo.toml");
    let small = fs::metadata(&manifest).is_ok_and(|facts| facts.is_file() && facts.len() < 1 << 20);
    small && fs::read_to_string(manifest).is_ok_and(|text| text.lines().any(|line| line == name))
}

/// Whether a file can be made in a folder: asking for permissions is not enough on any system.
#[must_use]
pub fn writable(folder: &Path) -> bool {
    let probe = folder.join(format!(".mlq-{}-probe.part", std::process::id()));
    let made = OpenOptions::new().write(true).create_new(true).open(&probe);
    // A probe that stays is never listed and swept up later.
    let _ = fs::remove_file(&probe);
    made.is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saves_lie_beside_the_program_or_in_its_checkout() {
        let root = tempfile::tempdir().expect("a folder");
        let (checkout, deep) = (root.path().join("c"), root.path().join("c/target/debug"));
        fs::create_dir_all(&deep).expect("folders");
        let exe = deep.join("me-lo-quitan");
        let data = Some(root.path().join("data"));
        let find =
            |cwd: Option<&Path>| Places::among(None, Some(&exe), cwd, data.clone(), None).saves;
        let fallback = Some(root.path().join("data/saves"));
        assert_eq!(find(None), fallback);
        fs::create_dir(checkout.join("saves")).expect("a folder");
        assert_eq!(find(Some(&checkout)), fallback, "a stranger's folder");
        fs::write(
            checkout.join("Cargo.toml"),
            "[package]\nname = \"me-lo-quitan\"\n",
        )
        .expect("a manifest");
        assert_eq!(find(None), Some(checkout.join("saves")));
        fs::create_dir(deep.join("saves")).expect("a folder");
        assert_eq!(find(None), Some(deep.join("saves")));
    }

    #[test]
    fn a23_without_any_folder_there_is_no_place_and_no_panic() {
        assert_eq!(
            Places::among(None, None, None, None, None),
            Places::default()
        );
        let chosen = Places::among(Some("x".into()), None, None, None, None);
        assert_eq!(chosen.settings, Some(PathBuf::from("x").join(SETTINGS)));
    }
}
