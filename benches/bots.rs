//! How fast bots think, on one core: `cargo bench --bench bots`.
//!
//! An item of `sampled_games` is a sampled game played on by the fast policy and judged; of
//! `medium_choices`, a choice.

use divan::Bencher;
use divan::counter::ItemsCount;
use me_lo_quitan::bots::{Bot, Budget, Level, Rival};
use me_lo_quitan::play::{Seed, SetUp};
use me_lo_quitan::rules::{GameState, Options, Seat};

/// Sampled games of one choice.
const ITERATIONS: u32 = 2_000;
/// Games whose first choice is made in one round.
const GAMES: u64 = 10;

fn main() {
    divan::main();
}

fn openings(players: usize) -> Vec<(GameState, Seat)> {
    let set_up = SetUp {
        players,
        start: None,
        options: Options::default(),
    };
    let opening = |seed| {
        let deal = set_up.deal(Seed::new(seed)).expect("the standard deck");
        let state = GameState::new(&deal).expect("a deal");
        let seat = state.to_act().first().expect("somebody begins");
        (state, seat)
    };
    (0..GAMES).map(opening).collect()
}

/// First choices of that bot; gives back the games it sampled for them.
fn choices(rival: &Rival, openings: &[(GameState, Seat)]) -> u64 {
    let choice = |&(state, seat): &(GameState, Seat)| {
        let mut bot: Box<dyn Bot> = rival.bot(7, seat);
        divan::black_box(bot.choose(&state.view(Some(seat)), &[]));
        bot.effort()
    };
    openings.iter().map(choice).sum()
}

/// Sampled games per second at the beginning of a game.
#[divan::bench(args = [2, 3, 4, 5])]
fn sampled_games(bencher: Bencher, players: usize) {
    let openings = openings(players);
    let rival = Rival::new(Level::Hard).with_budget(Budget::Iterations(ITERATIONS));
    let games = choices(&rival, &openings);
    bencher
        .counter(ItemsCount::new(games))
        .bench_local(|| choices(&rival, &openings));
}

/// Choices of the medium bot per second.
#[divan::bench(args = [2, 5])]
fn medium_choices(bencher: Bencher, players: usize) {
    let openings = openings(players);
    let rival = Rival::new(Level::Medium);
    bencher
        .counter(ItemsCount::new(openings.len()))
        .bench_local(|| choices(&rival, &openings));
}
