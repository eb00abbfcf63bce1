//! Settings come back as they were kept, and survive being damaged.

use super::*;

fn read(text: &str) -> Settings {
    serde_json::from_str(text).unwrap_or_default()
}

#[test]
fn settings_read_back_as_they_were_written() -> Result<(), serde_json::Error> {
    let mut settings = Settings::first("es_ES.UTF-8");
    settings.zoom_by(2);
    settings.pace = BotPace::Step;
    settings.confirm.police = false;
    settings.set_up.seats = vec![
        SeatMemory {
            name: "Íñigo".into(),
            bot: None,
        },
        SeatMemory {
            name: "Bot".into(),
            bot: Some("easy".into()),
        },
    ];
    settings.set_up.start = Some(1);
    settings.window = Some(WindowMemory {
        x: 10.0,
        y: -5.0,
        width: 1280.0,
        height: 800.0,
        maximised: false,
    });
    let text = serde_json::to_string_pretty(&settings)?;
    assert_eq!(serde_json::from_str::<Settings>(&text)?, settings);
    Ok(())
}

#[test]
fn one_damaged_entry_costs_only_itself() {
    let settings = read(
        r#"{"language": "spanish", "zoom": "huge", "pace": "ludicrous", "from-the-future": 1,
            "confirm": {"draw": false, "nap": true}, "answer_seconds": 20}"#,
    );
    let expected = Settings {
        language: Language::Spanish,
        answer_seconds: 20,
        ..Settings::default()
    };
    assert_eq!(settings, expected);
    assert_eq!(read("not json"), Settings::default());
    assert!(serde_json::from_str::<Settings>("[1, 2]").is_err());
}

#[test]
fn values_out_of_bounds_are_brought_in() {
    let settings = read(
        r#"{"zoom": 7.5, "answer_seconds": 255, "idle_minutes": 99,
            "window": {"x": -32000, "y": -32000, "width": 1280, "height": 800, "maximised": false},
            "set_up": {"seats": [{"name": "Ana"}], "start": 3}}"#,
    );
    assert_eq!(settings.percent(), 200);
    assert_eq!((settings.answer_seconds, settings.idle_minutes), (60, 0));
    assert_eq!(settings.window, None);
    assert_eq!(settings.set_up, SetUpMemory::default());
    let names = read(r#"{"set_up": {"seats": [{"name": "A\u202En\na"}, {"bot": "../x"}]}}"#);
    let seats = names.set_up.seats;
    assert_eq!(seats.first().map(|seat| seat.name.as_str()), Some("An a"));
    assert!(seats.iter().all(|seat| seat.bot.is_none()));
}

#[test]
fn ux56_the_zoom_stays_within_what_was_tested() {
    let mut settings = Settings::default();
    settings.zoom_by(-9);
    assert_eq!(settings.percent(), 75);
    settings.zoom_by(1);
    assert_eq!(settings.percent(), 100);
    settings.zoom_by(i8::MAX);
    assert!((settings.zoom - 2.0).abs() < f32::EPSILON);
    settings.zoom = f32::NAN;
    assert_eq!(settings.percent(), 100);
}

#[test]
fn defaults_keep_what_is_no_matter_of_taste() {
    let mut settings = Settings::first("es");
    settings.seen = true;
    settings.zoom_by(3);
    settings.set_up.start = Some(2);
    let back = settings.as_it_came();
    assert_eq!((back.language, back.seen), (Language::Spanish, true));
    assert_eq!((back.percent(), &back.set_up), (100, &settings.set_up));
}
