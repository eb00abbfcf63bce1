//! What the log says about played moves, and what it never says.

use super::*;
use crate::rules::{Deal, DeckList, GameState, Move, Options, legal_moves};
use crate::text::{Language, Texts};

const NAMES: [&str; 3] = ["Ana", "Luis", "Eva"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// Three seats, Ana first; the top of the deck as given, then whatever is left of the standard one.
fn game(top: &[Card]) -> Result<GameState, crate::rules::SetupError> {
    let mut rest: Vec<Card> = DeckList::STANDARD.0.cards().collect();
    for card in top {
        if let Some(place) = rest.iter().position(|other| other == card) {
            rest.remove(place);
        }
    }
    // Products last: nobody is dealt an effect by accident.
    rest.reverse();
    GameState::new(&Deal {
        families: vec![Family::Reyes, Family::Montoya, Family::Heredia],
        start: Seat::FIRST,
        options: Options::default(),
        deck: top.iter().copied().chain(rest).collect(),
    })
}

/// Plays lines such as "draw" for whoever must move, and tells the log.
fn play(state: &mut GameState, log: &mut Log, moves: &[&str], made: &mut usize) {
    for line in moves {
        let mv: Move = line.parse().expect(line);
        let waiting = state.table().to_act();
        let holder = waiting
            .iter()
            .find(|&seat| crate::rules::why_not(&state.view(Some(seat)), mv).is_none());
        let seat = holder.unwrap_or_else(|| panic!("nobody may {line}: {:?}", state.table().phase));
        *made += 1;
        let mut heard = Vec::new();
        let done = state.apply(seat, mv, &mut |_, event| heard.push(event.seen_by(None)));
        assert_eq!(done, Ok(()));
        for event in heard {
            log.tell(*made, &event);
        }
    }
}

fn said(log: &Log, language: Language) -> Vec<String> {
    let texts = Texts::new(language);
    let lines = log.lines().iter();
    lines.map(|line| texts.log_line(line, &names())).collect()
}

/// Five cards each, seat by seat: Ana, Luis, Eva.
const DEALT: [Card; 15] = [
    Card::TShirt,
    Card::TShirt,
    Card::TShirt,
    Card::Socks,
    Card::Aunt,
    Card::Garlic,
    Card::Garlic,
    Card::Aunt,
    Card::Police,
    Card::Van,
    Card::TShirt,
    Card::TShirt,
    Card::Socks,
    Card::Thong,
    Card::Cousin,
];

fn started() -> (GameState, Log) {
    let deck: Vec<Card> = DEALT
        .into_iter()
        .chain([Card::Peach, Card::Watermelon, Card::Thong])
        .chain([Card::Socks, Card::Garlic, Card::Peach, Card::Thong])
        .collect();
    let state = game(&deck).expect("a deal");
    let mut log = Log::new(state.table().families);
    let first = Event::<Card>::TurnBegan {
        seat: Seat::FIRST,
        turn: 1,
    };
    log.tell(0, &first);
    (state, log)
}

#[test]
fn ux70_a_draw_is_one_line_and_the_kept_card_is_not_in_it() {
    let (mut state, mut log) = started();
    play(&mut state, &mut log, &["draw", "discard socks 1"], &mut 0);
    let english = said(&log, Language::English);
    assert_eq!(
        english,
        ["Turn 1: Ana", "Ana draws 2 and leaves Socks on stall 2"]
    );
    assert_eq!(
        said(&log, Language::Spanish)[1],
        "Ana roba 2 y deja Calcetines en el puesto 2"
    );
    assert!(!english.concat().contains("Garlic"));
}

#[test]
fn an_exchange_is_one_line_the_two_of_the_reyes_too() {
    let (mut state, mut log) = started();
    let moves = ["take 0", "take 1", "give tshirt 0", "give aunt 2"];
    play(&mut state, &mut log, &moves, &mut 0);
    assert_eq!(log.lines().len(), 2);
    assert_eq!(
        said(&log, Language::English)[1],
        "Ana takes Peach (1) and Watermelon (2) from the stalls and gives T-shirt (1) and Aunt (3)"
    );
    assert_eq!(log.lines()[1].moves, 4);
}

/// Ana sells T-shirts; Luis waits; Eva's Cousin goes for them; then each way it can end.
fn cousin_on_the_way() -> (GameState, Log, usize) {
    let (mut state, mut log) = started();
    let mut made = 0;
    let moves = [
        "draw",
        "discard socks 1",
        "sell tshirt 3",
        "draw",
        "discard peach 0",
        "pass",
        "draw",
    ];
    play(&mut state, &mut log, &moves, &mut made);
    let mut discards = Vec::new();
    legal_moves(&state.view(Some(state.table().active)), &mut discards);
    let discard = discards.first().expect("a discard").to_string();
    play(&mut state, &mut log, &[&discard, "steal 1"], &mut made);
    (state, log, made)
}

#[test]
fn ux35_ux71_an_aunt_is_credited_to_her_player() {
    let (mut state, mut log, mut made) = cousin_on_the_way();
    let announced = "Eva's Cousin is after Ana's T-shirts ×3";
    assert!(said(&log, Language::English).contains(&announced.to_owned()));
    play(&mut state, &mut log, &["aunt"], &mut made);
    let english = said(&log, Language::English);
    let told = |told: &&LogLine| matches!(told.told, Told::Aunt { .. });
    let line = log.lines().iter().find(told).expect("an Aunt");
    let Told::Aunt { seat, .. } = line.told else {
        panic!("{line:?}")
    };
    let name = NAMES[seat.index()];
    let expected = format!("{name}'s Aunt cancels Eva's Cousin on Ana's T-shirts ×3");
    assert!(english.contains(&expected), "{english:?}");
    assert!(line.about().has(Seat::FIRST) && line.about().has(seat));
}

#[test]
fn ux5_the_recap_begins_with_what_was_done_to_the_seat() {
    let (mut state, mut log, mut made) = cousin_on_the_way();
    play(&mut state, &mut log, &["pass", "pass"], &mut made);
    let english = said(&log, Language::English);
    assert!(
        english.contains(&"Nobody answers".to_owned()),
        "{english:?}"
    );
    let texts = Texts::new(Language::English);
    let recap: Vec<String> = log
        .recap(Seat::FIRST)
        .into_iter()
        .map(|line| texts.log_line(line, &names()))
        .collect();
    assert_eq!(recap[0], "Eva's Cousin steals Ana's T-shirts ×3");
    assert!(recap[1].starts_with("Luis draws 2 and leaves"), "{recap:?}");
    assert!(
        !recap.iter().any(|line| line.contains("sells")),
        "{recap:?}"
    );
}

#[test]
fn ux13_the_log_never_says_you() {
    let texts = [Language::English, Language::Spanish].map(Texts::new);
    let (mut state, mut log, mut made) = cousin_on_the_way();
    play(&mut state, &mut log, &["pass", "pass", "draw"], &mut made);
    let seat = Seat::FIRST;
    let remarks = [
        Told::TookBack { seat, moves: 1 },
        Told::Resumed { turn: 4 },
        Told::Reopened { seat, times: 2 },
        Told::Stumbled { seat },
        Told::Hinted { seat },
        Told::BotSits { seat },
        Told::HumanSits { seat },
    ];
    for told in remarks {
        log.remark(made, told);
    }
    for line in log.lines() {
        for texts in &texts {
            let text = texts.log_line(line, &names()).to_lowercase();
            let words = text.split(|letter: char| !letter.is_alphabetic());
            for word in words {
                let second = ["you", "your", "tú", "tu", "tus", "te", "vosotros"];
                assert!(!second.contains(&word), "{text}");
            }
            assert!(!text.contains(['«', '{']), "{text}");
        }
    }
}

#[test]
fn ux72_taking_back_leaves_one_line() {
    let (_, mut log) = started();
    let seat = Seat::FIRST;
    log.remark(2, Told::TookBack { seat, moves: 1 });
    log.remark(1, Told::TookBack { seat, moves: 1 });
    assert_eq!(said(&log, Language::English)[1], "Ana takes back 2 moves");
    assert_eq!(log.lines()[1].moves, 1);
}

#[test]
fn ux72_what_was_taken_back_keeps_its_line_and_counts_for_nothing() {
    let (mut state, mut log) = started();
    let mut made = 0;
    play(
        &mut state,
        &mut log,
        &["draw", "discard socks 1"],
        &mut made,
    );
    let mut tried = state;
    let seat = Seat::FIRST;
    let sale = "sell tshirt 3".parse().expect("a move");
    tried
        .apply(seat, sale, &mut |_, event| {
            if matches!(event, Event::Sold { .. }) {
                log.tell_taken_back(made, &event);
            }
        })
        .expect("legal");
    log.remark(made, Told::TookBack { seat, moves: 1 });
    play(&mut state, &mut log, &["pass", "draw"], &mut made);
    let english = said(&log, Language::English);
    assert!(
        english[2].starts_with("Ana sells T-shirts ×3") && english[2].ends_with("(taken back)"),
        "{english:?}"
    );
    assert_eq!(english[3], "Ana takes back 1 move");
    assert!(said(&log, Language::Spanish)[2].ends_with("(deshecho)"));
    assert_eq!(log.lines()[2].moves, log.lines()[3].moves);
    let luis = seat.left(state.table().players);
    let recap = log.recap(luis);
    assert!(recap.iter().all(|line| !line.taken_back), "{recap:?}");
}
