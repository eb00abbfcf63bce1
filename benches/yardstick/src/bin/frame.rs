//! What a frame costs in CPU time: the game's fullest tables beside egui's demo windows, by turns in
//! one run. `cargo run --release --manifest-path benches/yardstick/Cargo.toml --bin frame`
//!
//! A frame is everything but the graphics card: layout, painting, tessellation.

use eframe::App as _;
use egui::{Context, RawInput, Rect, Ui, UiBuilder, Vec2, pos2, vec2};
use egui_demo_lib::DemoWindows;
use me_lo_quitan::bots::Level;
use me_lo_quitan::play::{Curtain, Player, PlayerName, Seating, Seed, Session, SetUp, Sitting};
use me_lo_quitan::rules::{HAND_LIMIT, Move, Options, OwnedView, PlacedSet, Seat, SeatSet, SetId};
use me_lo_quitan::text::{Language, LogLine};
use me_lo_quitan::ui::command::Command;
use me_lo_quitan::ui::draft::Draft;
use me_lo_quitan::ui::faces::Drawing;
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::parts::log::{LogPanel, LogScene, log};
use me_lo_quitan::ui::stage::Stage;
use me_lo_quitan::ui::table::{Layout, Marks, Scene, table};
use me_lo_quitan::ui::theme::Mode;
use me_lo_quitan::ui::widgets::paper;
use me_lo_quitan::ui::{App, Plan, Start};
use std::time::Instant;

/// Frames before anything is counted: pictures, glyphs and layouts are cached then, as after a second of play.
const WARM: usize = 60;
/// Frames counted, each beside one of the demo's.
const FRAMES: usize = 1_500;
/// Time between two frames.
const FRAME_SECONDS: f64 = 1.0 / 60.0;

/// Something that is drawn into a window, frame by frame.
struct Subject<'a> {
    ctx: Context,
    size: Vec2,
    time: f64,
    draw: Box<dyn FnMut(&mut Ui) + 'a>,
}

impl<'a> Subject<'a> {
    fn new(ctx: Context, size: Vec2, draw: impl FnMut(&mut Ui) + 'a) -> Self {
        Self {
            ctx,
            size,
            time: 0.0,
            draw: Box::new(draw),
        }
    }

    /// Draws one frame; returns its cost in ms and its triangles.
    fn frame(&mut self) -> (f64, usize) {
        self.time += FRAME_SECONDS;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), self.size)),
            time: Some(self.time),
            focused: true,
            ..RawInput::default()
        };
        let began = Instant::now();
        let mut output = self.ctx.run_ui(input, |ui| (self.draw)(ui));
        let shapes = std::mem::take(&mut output.shapes);
        let meshes = self.ctx.tessellate(shapes, output.pixels_per_point);
        let cost = began.elapsed().as_secs_f64() * 1_000.0;
        output.drop_without_applying_deltas();
        let corners = |mesh: &egui::ClippedPrimitive| match &mesh.primitive {
            egui::epaint::Primitive::Mesh(mesh) => mesh.indices.len(),
            egui::epaint::Primitive::Callback(_) => 0,
        };
        (cost, meshes.iter().map(corners).sum::<usize>() / 3)
    }
}

/// The share `part` of the costs lies at or below the answer, in ms.
fn quantile(costs: &mut [f64], part: f64) -> f64 {
    costs.sort_by(f64::total_cmp);
    let index = ((costs.len() - 1) as f64 * part).round() as usize;
    costs.get(index).copied().unwrap_or(f64::NAN)
}

/// The program with five people at the table, a full hand open and the log beside it, after as many
/// sets as some game among many has. A game never has more than twenty sets with a hand open: the
/// fifth of anybody ends it (R23).
fn full_game(ctx: &Context) -> App {
    let start = Start {
        at_once: true,
        drawing: Drawing::AtOnce,
        ..Start::default()
    };
    let mut app = App::new(ctx, start);
    for sets in (8..=20).rev() {
        let found = (0..150).any(|number| {
            let Some(plan) = plan(number) else {
                return false;
            };
            app.start_game(ctx, &plan);
            app.game_mut()
                .is_some_and(|game| play(&mut game.session, sets))
        });
        if found {
            println!("The game: 5 people, {sets} sets, {HAND_LIMIT} cards in hand, log open");
            break;
        }
    }
    app.run(ctx, Command::ToggleLog);
    app
}

fn plan(number: u64) -> Option<Plan> {
    let sitting = |name: &str| {
        PlayerName::new(name).ok().map(|name| Sitting {
            name,
            player: Player::Human,
        })
    };
    let names = ["Ana", "Luis", "Eva María", "Íñigo", "Carmen"];
    Some(Plan {
        seating: Seating::new(names.into_iter().filter_map(sitting).collect()).ok()?,
        set_up: SetUp {
            players: names.len(),
            start: Some(Seat::FIRST),
            options: Options::default(),
        },
        seed: Seed::new(number),
        hints: true,
    })
}

/// Plays until a full hand is open over so many sets; `false` if the game ends before.
fn play(session: &mut Session, sets: usize) -> bool {
    let mut bots: Vec<_> = Seat::all(5).map(|seat| Level::Easy.bot(7, seat)).collect();
    loop {
        let view = session.view();
        match session.curtain() {
            Curtain::Over => return false,
            Curtain::Handoff(_) | Curtain::Claim { open: false, .. } => session.open_hand(),
            Curtain::Private(_) if session.finished().is_some() => {
                session.end_turn();
            }
            Curtain::Private(seat) | Curtain::Claim { seat, .. } => {
                let full = view.hand.len() == HAND_LIMIT;
                if full && view.table.all_sets().count() >= sets {
                    return true;
                }
                let Some(bot) = bots.get_mut(seat.index()) else {
                    return false;
                };
                let mv = bot.choose(&view.as_view(), &[]);
                if (mv != Move::Pass || !session.end_turn()) && session.submit(seat, mv).is_err() {
                    return false;
                }
            }
            Curtain::Call => {
                session.tick(60.0, false);
                session.close_call();
            }
            Curtain::Cover | Curtain::Bot(_) => {
                session.tick(1.0, false);
            }
        }
    }
}

/// Twenty-five sets, which no game has: the same view with five sets at every seat, drawn by the
/// same code.
fn crowded(view: &OwnedView) -> OwnedView {
    let sets: Vec<PlacedSet> = view.table.all_sets().map(|(_, set)| *set).collect();
    let mut view = *view;
    let mut ids = 1..;
    for seat in Seat::all(view.table.players) {
        let five = sets.iter().cycle().skip(seat.index() * 3).take(5);
        view.table.areas[seat] = five
            .zip(&mut ids)
            .map(|(set, id)| PlacedSet {
                id: SetId(id),
                ..*set
            })
            .collect();
    }
    view
}

/// Draws a view with the log beside it, as the program does.
fn draw_view(
    ui: &mut Ui,
    look: &Look,
    view: &OwnedView,
    stage: &Stage,
    panel: &mut LogPanel,
    lines: &[LogLine],
) {
    let window = ui.ctx().content_rect();
    let names = ["Ana", "Luis", "Eva María", "Íñigo", "Carmen"].map(str::to_owned);
    let scene = Scene {
        view,
        stage,
        curtain: Curtain::Private(view.table.active),
        draft: &Draft::Idle,
        names: &names,
        humans: SeatSet::default(),
        finished: None,
        undo_barrier: None,
        can_end_turn: true,
        call_progress: 0.0,
        call_paused: false,
        may_close_call: false,
        asks_in_secret: false,
        may_step_up: SeatSet::default(),
        recap: &[],
        looking_back: None,
        closer: true,
        hints: true,
        hint: None,
        carried: None,
        veiled: false,
        by_step: false,
        letters: true,
    };
    let marks = Marks {
        rules_open: false,
        log_open: true,
        unsaved: false,
    };
    let layout = Layout::new(window, true, true);
    table(ui, look, &scene, &layout, marks, &mut Vec::new());
    if let Some(side) = layout.side {
        let inner = paper(ui, look, side);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
        let scene = LogScene {
            lines,
            names: &names,
            looking_back: None,
        };
        log(&mut ui, look, scene, panel, &mut Vec::new());
    }
}

/// The game as it runs.
fn whole_game<'a>(size: Vec2) -> (Subject<'a>, OwnedView, Vec<LogLine>) {
    let ctx = Context::default();
    let mut app = full_game(&ctx);
    let (view, lines) = app.game_mut().map_or_else(
        || unreachable!("a game was started"),
        |game| {
            game.follow();
            (game.session.view(), game.logbook.log().lines().to_vec())
        },
    );
    let mut frame = eframe::Frame::_new_kittest();
    let subject = Subject::new(ctx, size, move |ui| {
        app.logic(&ui.ctx().clone(), &mut frame);
        app.ui(ui, &mut frame);
    });
    (subject, view, lines)
}

/// Twenty-five sets.
fn crowded_table<'a>(size: Vec2, view: &OwnedView, lines: Vec<LogLine>) -> Subject<'a> {
    let ctx = Context::default();
    let look = Look::with_drawing(Mode::Light, Language::Spanish, Drawing::AtOnce);
    look.install(&ctx);
    let view = crowded(view);
    let (stage, mut panel) = (Stage::new(view), LogPanel::default());
    Subject::new(ctx, size, move |ui| {
        draw_view(ui, &look, &view, &stage, &mut panel, &lines);
    })
}

fn demo<'a>(size: Vec2) -> Subject<'a> {
    let mut windows = DemoWindows::default();
    Subject::new(Context::default(), size, move |ui| windows.ui(ui))
}

fn main() {
    for size in [vec2(1280.0, 800.0), vec2(2560.0, 1600.0)] {
        let (game, view, lines) = whole_game(size);
        let mut subjects = [
            ("egui's demo windows", demo(size)),
            ("the game", game),
            ("25 sets", crowded_table(size, &view, lines)),
        ];
        let mut costs = [const { Vec::new() }; 3];
        let mut triangles = [0; 3];
        for number in 0..WARM + FRAMES {
            for (index, (_, subject)) in subjects.iter_mut().enumerate() {
                let (cost, drawn) = subject.frame();
                triangles[index] = drawn;
                if number >= WARM {
                    costs[index].push(cost);
                }
            }
        }
        let yard = [0.5, 0.99].map(|part| quantile(&mut costs[0], part));
        println!("{} x {}, {FRAMES} frames each, by turns", size.x, size.y);
        for (index, (name, _)) in subjects.iter().enumerate() {
            let [median, late] = [0.5, 0.99].map(|part| quantile(&mut costs[index], part));
            println!(
                "  {name:<22} median {median:.3} ms ({:.2} x)   p99 {late:.3} ms ({:.2} x)   {} triangles",
                median / yard[0],
                late / yard[1],
                triangles[index],
            );
        }
    }
}
