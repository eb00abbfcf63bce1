//! Draws every screen around the table into pictures, to be looked at:
//! `cargo run --example screens -- --shot DIR [--only log] [--language es]`.

use clap::Parser;
use egui::{CentralPanel, Frame, Margin, Panel, Vec2, vec2};
use egui_kittest::Harness;
use me_lo_quitan::bots::Level;
use me_lo_quitan::play::{BotLevel, Seed, SetUp};
use me_lo_quitan::rules::{AuntRule, Card, Event, GameState, Options, PerSeat, Seat};
use me_lo_quitan::text::{Language, Log, LogLine};
use me_lo_quitan::ui::faces::Drawing;
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::paint;
use me_lo_quitan::ui::parts::dialog::{Question, ask};
use me_lo_quitan::ui::parts::log::{LogPanel, LogScene, log};
use me_lo_quitan::ui::parts::sidebar::{Sidebar, Tab, sidebar};
use me_lo_quitan::ui::parts::toasts::{Toasts, toasts};
use me_lo_quitan::ui::screens::learn::learn;
use me_lo_quitan::ui::screens::saves::{
    SaveFacts, SaveRow, SavesFor, SavesPanel, SavesScene, saves,
};
use me_lo_quitan::ui::screens::scoring::{Revealed, ScoringScene, Tally, scoring, tallies};
use me_lo_quitan::ui::screens::settings::settings;
use me_lo_quitan::ui::screens::setup::{SetUpDraft, set_up};
use me_lo_quitan::ui::screens::title::{Damage, ResumeLine, TitleScene, title};
use me_lo_quitan::ui::settings::{SeatMemory, SetUpMemory, Settings};
use me_lo_quitan::ui::theme::Mode;
use me_lo_quitan::ui::widgets::paper;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::rc::Rc;

#[derive(Parser)]
struct Args {
    /// The folder for the pictures.
    #[arg(long)]
    shot: PathBuf,
    /// Only screens whose name has this in it.
    #[arg(long, default_value = "")]
    only: String,
    /// Only this language: es, en or pseudo.
    #[arg(long)]
    language: Option<String>,
    /// Only this size, such as 960x540.
    #[arg(long)]
    size: Option<String>,
    /// Only this look: light, dark or contrast.
    #[arg(long)]
    mode: Option<String>,
    /// Pixels per point.
    #[arg(long, default_value_t = 1.0)]
    scale: f32,
}

const SCREENS: [&str; 20] = [
    "title",
    "title_resume",
    "setup",
    "setup_refused",
    "setup_options",
    "learn1",
    "learn4",
    "learn5",
    "settings",
    "saves",
    "scoring",
    "scoring_tie",
    "scoring_hands",
    "rules_now",
    "rules_cards",
    "rules_ruling",
    "rules_table",
    "rules_search",
    "log",
    "dialog",
];

/// A game that bots have played, as the public saw it.
struct Played {
    state: GameState,
    lines: Vec<LogLine>,
    tallies: PerSeat<Tally>,
    names: Vec<String>,
}

fn played(seed: u64, players: usize, moves: usize) -> Result<Played, Box<dyn Error>> {
    let set_up = SetUp {
        players,
        start: Some(Seat::FIRST),
        options: Options::default(),
    };
    let deal = set_up.deal(Seed::new(seed))?;
    let mut state = GameState::new(&deal)?;
    let families = state.table().families;
    let mut log = Log::new(families);
    let first = Event::<Card>::TurnBegan {
        seat: Seat::FIRST,
        turn: 1,
    };
    log.tell(0, &first);
    let mut bots: Vec<_> = Seat::all(players as u8)
        .map(|seat| Level::Easy.bot(seed, seat))
        .collect();
    let mut heard = Vec::new();
    for index in 1..=moves {
        let Some(seat) = state.table().to_act().first() else {
            break;
        };
        let Some(bot) = bots.get_mut(seat.index()) else {
            break;
        };
        let mv = bot.choose(&state.view(Some(seat)), &[]);
        state.apply(seat, mv, &mut |_, event| {
            log.tell(index, &event);
            heard.push(event);
        })?;
    }
    Ok(Played {
        tallies: tallies(&families, &heard),
        lines: log.lines().to_vec(),
        state,
        names: ["Ana", "Luis", "Íñigo", "María José", "Bot Furgoneta"]
            .iter()
            .take(players)
            .map(|name| (*name).to_owned())
            .collect(),
    })
}

fn memory() -> SetUpMemory {
    let seat = |name: &str, bot: Option<&str>| SeatMemory {
        name: name.to_owned(),
        bot: bot.map(str::to_owned),
    };
    SetUpMemory {
        seats: vec![
            seat("Ana", None),
            seat("Luis", None),
            seat("María del Carmen Jiménez", None),
            seat("", Some("easy")),
            seat("Eva", None),
        ],
        start: Some(1),
        ..SetUpMemory::default()
    }
}

fn save_rows() -> Vec<SaveRow> {
    let facts = |turn, next: Option<&str>| SaveFacts {
        players: [("Ana", 31), ("Luis", 44), ("Íñigo", 12)]
            .map(|(name, euros)| (name.to_owned(), euros))
            .to_vec(),
        turn,
        next: next.map(str::to_owned),
    };
    let row = |title: &str, autosave, game| SaveRow {
        path: PathBuf::from(format!("/home/ana/{title}.mlqm")),
        title: title.to_owned(),
        when: "2026-02-03 18:30".to_owned(),
        autosave,
        game,
    };
    vec![
        row("La del domingo", false, Ok(facts(14, Some("Luis")))),
        row("autosave-1", true, Ok(facts(9, Some("Ana")))),
        row("Navidad", false, Ok(facts(33, None))),
        row(
            "vieja",
            false,
            Err("The file is damaged at its end: its last block is missing.".into()),
        ),
    ]
}

fn draw(ui: &mut egui::Ui, look: &Look, name: &str, stage: &mut Stage) {
    match name {
        "title" => title(ui, look, &stage.title, &mut Vec::new()),
        "title_resume" => {
            let scene = TitleScene {
                resume: Some(ResumeLine {
                    names: stage.played.names.clone(),
                    turn: 14,
                    next: Some("Luis".to_owned()),
                }),
                damage: Some(Damage::Older),
                ..stage.title.clone()
            };
            title(ui, look, &scene, &mut Vec::new());
        }
        "setup" | "setup_refused" | "setup_options" => {
            let levels = [BotLevel::new("easy"), BotLevel::new("hard")];
            let levels: Vec<BotLevel> = levels.into_iter().flatten().collect();
            set_up(ui, look, &mut stage.draft, &levels, &mut Vec::new());
        }
        "learn1" => learn(ui, look, 0, &mut Vec::new()),
        "learn4" => learn(ui, look, 3, &mut Vec::new()),
        "learn5" => learn(ui, look, 4, &mut Vec::new()),
        "settings" => {
            let folder = Some("/home/ana/.local/share/me-lo-quitan/saves");
            settings(ui, look, &mut stage.settings, folder, &mut Vec::new());
        }
        "saves" => {
            let rows = save_rows();
            let scene = SavesScene {
                purpose: SavesFor::Opening,
                rows: &rows,
                dialog: false,
            };
            saves(ui, look, scene, &mut stage.saves, &mut Vec::new());
        }
        "scoring" | "scoring_tie" | "scoring_hands" => {
            let revealed = Revealed {
                hands: PerSeat::default(),
                deck: vec![Card::Peach, Card::Van, Card::Socks],
            };
            let mut revealed = revealed;
            for seat in stage.played.state.table().seats() {
                revealed.hands[seat] = stage.played.state.view(Some(seat)).hand;
            }
            let scene = ScoringScene {
                table: stage.played.state.table(),
                names: &stage.played.names,
                tallies: &stage.played.tallies,
                counted: 1.0,
                revealed: (name == "scoring_hands").then_some(&revealed),
            };
            scoring(ui, look, &scene, &mut Vec::new());
        }
        _ => beside(ui, look, name, stage),
    }
}

/// Sheets that stand beside the table.
fn beside(ui: &mut egui::Ui, look: &Look, name: &str, stage: &mut Stage) {
    paint::ground(ui.painter(), look, ui.max_rect());
    Panel::right("beside")
        .exact_size(344.0)
        .frame(Frame::new().inner_margin(Margin::same(8)))
        .show_separator_line(false)
        .show(ui, |ui| {
            let inner = paper(ui, look, ui.max_rect());
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner));
            let ui = &mut ui;
            if name == "log" || name == "dialog" {
                let scene = LogScene {
                    lines: &stage.played.lines,
                    names: &stage.played.names,
                    looking_back: Some(20),
                };
                log(ui, look, scene, &mut stage.log, &mut Vec::new());
            } else {
                let table = *stage.played.state.table();
                sidebar(ui, look, Some(&table), &mut stage.sidebar, &mut Vec::new());
            }
        });
    let question = Question {
        title: look.texts.get("confirm-overwrite-title"),
        text: look
            .texts
            .with("confirm-overwrite", &[("name", "domingo".into())]),
        yes: look.texts.get("confirm-overwrite-yes"),
        danger: true,
    };
    if name == "dialog" {
        ask(ui.ctx(), look, &question);
    } else {
        toasts(ui.ctx(), look, &mut stage.toasts);
    }
}

struct Stage {
    title: TitleScene,
    played: Played,
    draft: SetUpDraft,
    settings: Settings,
    saves: SavesPanel,
    sidebar: Sidebar,
    log: LogPanel,
    toasts: Toasts,
}

fn stage(name: &str) -> Result<Stage, Box<dyn Error>> {
    let played = match name {
        "scoring" => played(3, 5, 2_000)?,
        "scoring_tie" => played(11, 2, 2_000)?,
        "scoring_hands" => played(4, 3, 2_000)?,
        _ => played(9, 4, 90)?,
    };
    let mut draft = SetUpDraft::remembered(&memory(), Seed::new(0x12_3456_789A));
    if name == "setup_refused" {
        " ANA".clone_into(&mut draft.seats[4].name);
        draft.seats.remove(3);
    }
    if name == "setup_options" {
        draft.unfolded = true;
        draft.options.aunt = AuntRule::Any;
        draft.options.deck.0.set(Card::Van, 9);
    }
    let mut sidebar = Sidebar::default();
    match name {
        "rules_cards" => sidebar.open(Tab::Cards),
        "rules_ruling" => sidebar.open_at(13),
        "rules_table" => sidebar.open(Tab::Table),
        "rules_search" => sidebar.search_for("camiseta"),
        _ => {}
    }
    let mut toasts = Toasts::default();
    toasts.say("Saved as “La del domingo”.".to_owned());
    toasts.warn("Not saved: the disk is full.".to_owned());
    Ok(Stage {
        title: TitleScene {
            percent: 100,
            ..TitleScene::default()
        },
        played,
        draft,
        settings: Settings::default(),
        saves: SavesPanel::default(),
        sidebar,
        log: LogPanel::default(),
        toasts,
    })
}

fn shoot(
    args: &Args,
    name: &str,
    mode: Mode,
    language: Language,
    size: Vec2,
) -> Result<(), Box<dyn Error>> {
    let mut stage = stage(name)?;
    let mut look = Look::with_drawing(mode, language, Drawing::AtOnce);
    look.reduce_motion = true;
    let look = Rc::new(look);
    let dressing = Rc::clone(&look);
    let name_of_screen = name.to_owned();
    let mut harness = Harness::builder()
        .with_size(size)
        .with_pixels_per_point(args.scale)
        .with_max_steps(30)
        .with_render_cursor(false)
        .with_context_setup(move |ctx| dressing.install(ctx))
        .build_ui(move |ui| {
            CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
                // The harness keeps a margin that the window does not have.
                let window = ui.ctx().content_rect();
                let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(window));
                ui.set_clip_rect(window);
                draw(&mut ui, &look, &name_of_screen, &mut stage);
            });
        });
    for _ in 0..4 {
        harness.step();
    }
    let mode = format!("{mode:?}").to_lowercase();
    let language = format!("{language:?}").to_lowercase();
    let file = format!("{name}-{language}-{mode}-{}x{}.png", size.x, size.y);
    harness.render()?.save(args.shot.join(Path::new(&file)))?;
    println!("{file}");
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    std::fs::create_dir_all(&args.shot)?;
    let sizes = match &args.size {
        Some(size) => {
            let (width, height) = size.split_once('x').ok_or("a size is WIDTHxHEIGHT")?;
            vec![vec2(width.parse()?, height.parse()?)]
        }
        None => vec![vec2(960.0, 540.0), vec2(1280.0, 800.0)],
    };
    let languages = [
        ("es", Language::Spanish),
        ("en", Language::English),
        ("pseudo", Language::Pseudo),
    ];
    let modes = [
        ("light", Mode::Light),
        ("dark", Mode::Dark),
        ("contrast", Mode::HighContrast),
    ];
    for name in SCREENS.into_iter().filter(|name| name.contains(&args.only)) {
        for &size in &sizes {
            for (word, language) in languages {
                if args.language.as_ref().is_some_and(|wanted| wanted != word) {
                    continue;
                }
                for (word, mode) in modes {
                    if args.mode.as_ref().is_some_and(|wanted| wanted != word) {
                        continue;
                    }
                    shoot(&args, name, mode, language, size)?;
                }
            }
        }
    }
    Ok(())
}
