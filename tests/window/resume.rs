//! A game saved half-way, left, taken up again and finished; its record tells the same.

use super::driver::{Window, settings, start};
use super::games::begin;
use super::person::Person;
use super::sight::{Sight, sight};
use me_lo_quitan::record::Record;
use me_lo_quitan::rules::Table;
use me_lo_quitan::text::Language;

#[test]
fn three_people_leave_half_way_resume_and_export_a_record_that_replays() {
    let folder = tempfile::tempdir().expect("a folder");
    let program = || start(folder.path(), settings(Language::Spanish));
    let mut window = Window::open(program());
    begin(&mut window, &[true; 3], "MERCADO");
    let mut person = Person::new(3);
    while person.openings < 12 {
        person.act(&mut window);
    }
    person.play_until(&mut window, Sight::Hand);
    window.wait(0.5);
    let before = window
        .app()
        .game()
        .expect("a game")
        .session
        .timeline()
        .moves()
        .len();
    assert!(before > 10);
    // The window is closed in the middle of a turn, with a hand open.
    drop(window);

    let mut window = Window::open(program());
    window.press("title-resume");
    window.wait(1.0);
    assert_eq!(
        sight(&window),
        Sight::HandOff,
        "loading ends at the hand-off"
    );
    let after = window
        .app()
        .game()
        .expect("a game")
        .session
        .timeline()
        .moves()
        .len();
    assert_eq!(after, before, "nothing played is lost");
    Person::new(4).play(&mut window);
    window.reach("scoring-save-record");
    window.press("scoring-save-record");
    window.wait(1.0);

    let table: Table = *window
        .app()
        .game()
        .expect("a game")
        .session
        .timeline()
        .now()
        .table();
    let mut files = std::fs::read_dir(folder.path()).expect("a folder");
    let record = files.find_map(|file| {
        let path = file.ok()?.path();
        let json = path.extension()? == "json" && path.file_stem()? != "settings";
        json.then_some(path)
    });
    let record = record.unwrap_or_else(|| panic!("no record: {:?}", window.buttons()));
    let path = record.clone();
    let text = std::fs::read_to_string(&record).expect("a text");
    let record = Record::from_json(&text).expect("a record");
    let replayed = record
        .replay()
        .expect("legal to the end, with the same final");
    let again = replayed.now().table();
    for seat in table.seats() {
        assert_eq!(again.total(seat), table.total(seat));
        // And that is what the people at the screen read.
        assert!(window.says(&window.texts.euros(table.total(seat))));
    }
    assert_eq!(again.areas, table.areas);

    // And the program opens its own record: the same scores on the screen.
    let mut start = program();
    start.file = Some(path);
    let mut window = Window::open(start);
    window.wait(1.0);
    assert_eq!(sight(&window), Sight::Scores);
    for seat in table.seats() {
        assert!(window.says(&window.texts.euros(table.total(seat))));
    }
}

#[test]
fn b07_a_bad_record_leaves_the_game_in_play_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let bad = folder.path().join("bad.json");
    std::fs::write(&bad, "{\"format\": \"mlq-record-1\", \"players\": 7}").expect("written");
    let mut window = Window::open(start(folder.path(), settings(Language::English)));
    begin(&mut window, &[true; 2], "MERCADO");
    let before = *window
        .app()
        .game()
        .expect("a game")
        .session
        .timeline()
        .now();
    let ctx = window.ctx();
    window
        .app()
        .run(&ctx, me_lo_quitan::ui::command::Command::Open(bad.clone()));
    window.wait(1.0);
    let words = [("path", bad.display().to_string().into())];
    assert!(window.says(&window.texts.with("record-unreadable", &words)));
    assert_eq!(
        *window
            .app()
            .game()
            .expect("a game")
            .session
            .timeline()
            .now(),
        before
    );
}
