//! Situations worth a picture, reached by playing.

use egui::Context;
use me_lo_quitan::bots::Level;
use me_lo_quitan::play::{Curtain, Player, PlayerName, Seating, Seed, Session, SetUp, Sitting};
use me_lo_quitan::rules::{Card, Move, Options, Phase, Seat};
use me_lo_quitan::ui::command::Command;
use me_lo_quitan::ui::draft::{Pick, card_in_slot};
use me_lo_quitan::ui::{App, Plan};

/// A picture to take.
pub struct Shot {
    /// Its name in the file name.
    pub name: &'static str,
    /// Brings the window there.
    pub arrange: fn(&mut App, &Context),
    /// Done once that is on the screen.
    pub then: fn(&mut App, &Context),
}

/// Every picture.
pub fn all() -> Vec<Shot> {
    let shot = |name, arrange| Shot {
        name,
        arrange,
        then: |_, _| (),
    };
    let two = |name, arrange, then| Shot {
        name,
        arrange,
        then,
    };
    vec![
        shot("title", |app, ctx| app.run(ctx, Command::Title)),
        shot("setup", |app, ctx| app.run(ctx, Command::SetUp)),
        shot("learn", |app, ctx| app.run(ctx, Command::Learn)),
        shot("settings", |app, ctx| app.run(ctx, Command::Settings)),
        shot("saves", |app, ctx| {
            play_until(app, ctx, 3, |session| session.view().table.turn > 6);
            app.run(ctx, Command::Saves);
        }),
        shot("handoff", |app, ctx| {
            play_until(app, ctx, 5, |session| {
                session.view().table.turn > 14 && matches!(session.curtain(), Curtain::Handoff(_))
            });
        }),
        shot("start", |app, ctx| {
            play_until(app, ctx, 4, at(Phase::Start, 12));
        }),
        two(
            "discard",
            |app, ctx| play_until(app, ctx, 3, at(Phase::Discard, 8)),
            |app, ctx| app.run(ctx, Command::Pick(Pick::Drawn(0))),
        ),
        two(
            "sell",
            |app, ctx| {
                let ready =
                    |session: &Session| at(Phase::Action, 10)(session) && sale(session).is_some();
                play_until(app, ctx, 4, ready);
            },
            |app, ctx| {
                let offer = app.game().and_then(|game| sale(&game.session));
                if let Some(Move::Sell(sale)) = offer {
                    app.run(ctx, Command::Pick(Pick::Offer(sale)));
                }
            },
        ),
        two(
            "target",
            |app, ctx| {
                let ready =
                    |session: &Session| at(Phase::Action, 14)(session) && cousin(session).is_some();
                play_until(app, ctx, 4, ready);
            },
            |app, ctx| {
                let slot = app.game().and_then(|game| cousin(&game.session));
                if let Some(slot) = slot {
                    app.run(ctx, Command::Pick(Pick::Slot(slot)));
                }
            },
        ),
        shot("call", |app, ctx| {
            play_until(app, ctx, 5, |session| session.curtain() == Curtain::Call);
        }),
        shot("claim", |app, ctx| {
            play_until(app, ctx, 5, |session| session.curtain() == Curtain::Call);
            let who = app
                .game()
                .and_then(|game| game.session.may_step_up().first());
            if let Some(who) = who {
                app.run(ctx, Command::StepUp(who));
                app.run(ctx, Command::OpenHand);
            }
        }),
        shot("rules", |app, ctx| {
            play_until(app, ctx, 4, at(Phase::Action, 9));
            app.run(ctx, Command::Ruling(13));
        }),
        shot("log", |app, ctx| {
            play_until(app, ctx, 5, at(Phase::Start, 11));
            app.run(ctx, Command::ToggleLog);
        }),
        shot("menu", |app, ctx| {
            play_until(app, ctx, 2, at(Phase::Start, 7));
            app.run(ctx, Command::ToggleMenu);
        }),
        shot("look-back", |app, ctx| {
            play_until(app, ctx, 3, at(Phase::Start, 9));
            app.run(ctx, Command::LookBack(Some(12)));
        }),
        shot("scoring", |app, ctx| {
            play_until(app, ctx, 5, |session| session.curtain() == Curtain::Over);
        }),
    ]
}

/// Whether somebody's hand is open in that phase, late enough for a full table.
fn at(phase: Phase, turn: u32) -> impl Fn(&Session) -> bool {
    move |session| {
        let view = session.view();
        let open = matches!(session.curtain(), Curtain::Private(_)) && session.finished().is_none();
        open && view.table.phase == phase && view.table.turn >= turn
    }
}

/// The dearest set the open hand could sell.
fn sale(session: &Session) -> Option<Move> {
    let mut list = Vec::new();
    me_lo_quitan::rules::legal_moves(&session.view().as_view(), &mut list);
    list.into_iter().rfind(|mv| matches!(mv, Move::Sell(_)))
}

/// The slot of a Cousin in the open hand.
fn cousin(session: &Session) -> Option<usize> {
    let hand = session.view().hand;
    (0..usize::from(hand.len())).find(|&slot| card_in_slot(hand, slot) == Some(Card::Cousin))
}

/// Seats people and lets them play by the easy bot's choices until the moment has come.
fn play_until(app: &mut App, ctx: &Context, players: usize, moment: impl Fn(&Session) -> bool) {
    let names = ["Ana", "Luis", "Eva María", "Íñigo", "Carmen"];
    for number in 0..200 {
        let sitting = |name: &&str| {
            PlayerName::new(name).ok().map(|name| Sitting {
                name,
                player: Player::Human,
            })
        };
        let seats = names.iter().take(players).filter_map(sitting).collect();
        let Ok(seating) = Seating::new(seats) else {
            return;
        };
        let set_up = SetUp {
            players,
            start: Some(Seat::FIRST),
            options: Options::default(),
        };
        let seed = Seed::new(number);
        app.start_game(
            ctx,
            &Plan {
                seating,
                set_up,
                seed,
                hints: true,
            },
        );
        let Some(game) = app.game_mut() else { return };
        if play(&mut game.session, &moment) {
            return;
        }
    }
}

fn play(session: &mut Session, moment: &impl Fn(&Session) -> bool) -> bool {
    let mut bots: Vec<_> = Seat::all(5).map(|seat| Level::Easy.bot(7, seat)).collect();
    for _ in 0..5_000 {
        if moment(session) {
            return true;
        }
        match session.curtain() {
            Curtain::Over => return false,
            Curtain::Handoff(_) | Curtain::Claim { open: false, .. } => session.open_hand(),
            Curtain::Private(_) if session.finished().is_some() => {
                session.end_turn();
            }
            Curtain::Private(seat) | Curtain::Claim { seat, .. } => {
                let view = session.view();
                let Some(bot) = bots.get_mut(seat.index()) else {
                    return false;
                };
                let mv = bot.choose(&view.as_view(), &[]);
                if mv != Move::Pass || !session.end_turn() {
                    let played = session.submit(seat, mv);
                    debug_assert_eq!(played, Ok(()));
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
    false
}
