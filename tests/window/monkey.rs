//! A monkey that knows only names: it presses whatever can be pressed, and every game ends.

use super::driver::{Window, settings, start};
use super::games::begin;
use super::person::Person;
use super::sight::{Sight, sight};
use me_lo_quitan::text::Language;
use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha12Rng;
use std::time::{Duration, Instant};

/// Time for the games where their number is not given.
const TIME: Duration = Duration::from_secs(20);
/// One press in so many is the monkey's; the rest of the game has to come to an end by play.
const SHARE: usize = 4;

/// Buttons that leave the game: pressing them is another test.
const LEAVING: [&str; 8] = [
    "menu-new",
    "menu-load",
    "menu-title",
    "menu-quit",
    "menu-settings",
    "menu-save",
    "menu-save-as",
    "scoring-again",
];

fn monkey_game(seed: u64) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let language = [Language::English, Language::Spanish][(seed % 2) as usize];
    let mut window = Window::open(start(folder.path(), settings(language)));
    let players = 2 + (seed % 4) as usize;
    let people: Vec<bool> = (0..players)
        .map(|seat| seat == 0 || seed >> seat & 1 == 0)
        .collect();
    begin(&mut window, &people, &format!("M{seed}"));
    let mut person = Person::new(seed);
    let mut luck = ChaCha12Rng::seed_from_u64(seed);
    let leaving = LEAVING.map(|key| window.texts.get(key));
    let dice: Vec<usize> = (0..SHARE).collect();
    let mut presses = 0;
    while sight(&window) != Sight::Scores {
        if dice.choose(&mut luck) == Some(&0) {
            let mut buttons = window.buttons();
            buttons.retain(|thing| thing.enabled && !leaving.contains(&thing.name));
            if let Some(thing) = buttons.choose(&mut luck) {
                window.click(thing.rect.center());
                presses += 1;
            }
            let back = window.texts.get("back-return");
            if window.find(&back).is_some() {
                window.press_named(&back);
            }
        } else {
            person.act(&mut window);
        }
    }
    presses
}

#[test]
fn a_click_monkey_s_games_all_end_in_scoring() {
    let asked = std::env::var("MLQ_MONKEY").ok();
    let asked: Option<u64> = asked.and_then(|number| number.parse().ok());
    let began = Instant::now();
    let (mut games, mut presses) = (0, 0);
    while asked.map_or(began.elapsed() < TIME, |asked| games < asked) {
        presses += monkey_game(games);
        games += 1;
    }
    println!("{games} games, {presses} presses of the monkey's");
    assert!(games > 0 && presses > 0);
}
