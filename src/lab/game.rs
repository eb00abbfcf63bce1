//! One whole game between bots, as every command plays it.

use crate::bots::{Bot, Rival};
use crate::play::Timeline;
use crate::rules::{
    AuntRule, Deal, DiscountRule, Event, GameState, PerSeat, Phase, Seat, Seen, SetupError,
    legal_moves,
};
use std::time::{Duration, Instant};

/// A game that has not ended after so many moves never will: every hand is full of cards that no
/// bot can or will play. It is kept as it stands.
const PATIENCE: usize = 20_000;

/// A game that was played, and how.
pub(super) struct Played {
    /// The game.
    pub(super) timeline: Timeline,
    /// Illegal choices, each replaced by a legal one.
    pub(super) stumbles: usize,
    /// How long each choice took, seat by seat; empty unless asked for.
    pub(super) thought: PerSeat<Vec<Duration>>,
}

/// Plays a game to its end, or as far as anybody can wait.
pub(super) fn whole_game(
    deal: Deal,
    number: u64,
    rivals: &[Rival],
    timed: bool,
) -> Result<Played, SetupError> {
    let mut played = Played {
        timeline: Timeline::new(deal)?,
        stumbles: 0,
        thought: PerSeat::default(),
    };
    let mut bots: Vec<Box<dyn Bot>> = Seat::all(rivals.len() as u8)
        .zip(rivals)
        .map(|(seat, rival)| rival.bot(number, seat))
        .collect();
    let mut seen: PerSeat<Vec<Seen>> = PerSeat::default();
    while !played.timeline.now().is_over() && played.timeline.moves().len() < PATIENCE {
        let Some(seat) = asked(played.timeline.now()) else {
            break;
        };
        let Some(bot) = bots.get_mut(seat.index()) else {
            break;
        };
        let began = timed.then(Instant::now);
        let mv = bot.choose(&played.timeline.now().view(Some(seat)), &seen[seat]);
        if let Some(began) = began {
            played.thought[seat].push(began.elapsed());
        }
        seen[seat].clear();
        let mut note = |state: &GameState, event: Event| {
            for eyes in state.table().seats() {
                seen[eyes].push(event.seen_by(Some(eyes)));
            }
        };
        if played.timeline.push(seat, mv, &mut note).is_err() {
            // A bot's mistake must not stop a series; the game goes on with any legal move.
            played.stumbles += 1;
            let mut list = Vec::new();
            legal_moves(&played.timeline.now().view(Some(seat)), &mut list);
            let Some(&any) = list.first() else { break };
            let done = played.timeline.push(seat, any, &mut note);
            debug_assert_eq!(done, Ok(()));
        }
    }
    Ok(played)
}

/// Who moves next. In a question the first Aunt in the order of R19 is played, and silence is told
/// seat by seat.
fn asked(state: &GameState) -> Option<Seat> {
    match state.table().phase {
        Phase::Answer { .. } => state.table().answer_order().next(),
        _ => state.to_act().first(),
    }
}

/// R13, as it is written on the command line.
pub(super) fn discounts(text: &str) -> Result<DiscountRule, &'static str> {
    match text {
        "all" => Ok(DiscountRule::All),
        "rivals" => Ok(DiscountRule::Rivals),
        _ => Err("all or rivals"),
    }
}

/// R19, as it is written on the command line.
pub(super) fn aunt(text: &str) -> Result<AuntRule, &'static str> {
    match text {
        "steal" => Ok(AuntRule::Steal),
        "any" => Ok(AuntRule::Any),
        _ => Err("steal or any"),
    }
}
