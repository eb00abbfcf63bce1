//! How fast the rules are, on one core: `cargo bench --bench engine`.
//!
//! The yardstick is measured in the same run: random chess playouts of shakmaty. An item is a move
//! (or a game, a position, as the bench is called); the time of one is 1 / the rate shown.
//!
//! Reached on one core of a shared two-core machine, median of four-player games: 31 ns a move, 140,000
//! games a second, 4.5 times the chess moves of the same run (145 ns). Some 40 % of it goes into listing
//! the moves, 15 % into checking the chosen one again, the rest into playing it. The work itself is
//! half of that (the benches below, whose branches are learnt by heart, add up to it); the other half is
//! branches that nobody can foresee in random games.

use divan::Bencher;
use divan::counter::ItemsCount;
use me_lo_quitan::play::{Seed, SetUp};
use me_lo_quitan::rules::{GameState, Move, Options, Phase, Seat, legal_moves, why_not};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use shakmaty::{Chess, Position};

/// Games of one round of a playout bench.
const GAMES: u64 = 100;
/// Positions of one round of the other benches.
const POSITIONS: usize = 1000;

fn main() {
    divan::main();
}

fn opening(players: usize, seed: u64) -> GameState {
    let set_up = SetUp {
        players,
        start: None,
        options: Options::default(),
    };
    let deal = set_up.deal(Seed::new(seed)).expect("the standard deck");
    GameState::new(&deal).expect("a deal")
}

/// One of `length`, each as likely.
fn pick(rng: &mut SmallRng, length: usize) -> usize {
    ((u64::from(rng.next_u32()) * length as u64) >> 32) as usize
}

/// Plays uniformly at random to the end, showing each position and the move taken; counts the moves.
#[inline]
fn playout(
    mut state: GameState,
    rng: &mut SmallRng,
    list: &mut Vec<Move>,
    mut on: impl FnMut(&GameState, Seat, Move),
) -> usize {
    let mut moves = 0;
    while let Some(seat) = state.to_act().first() {
        legal_moves(&state.view(Some(seat)), list);
        let mv = list[pick(rng, list.len())];
        on(&state, seat, mv);
        state
            .apply(seat, mv, &mut |_, _| ())
            .expect("it was listed");
        moves += 1;
    }
    moves
}

fn round(openings: &[GameState], list: &mut Vec<Move>) -> usize {
    let mut rng = SmallRng::seed_from_u64(7);
    let games = openings.iter();
    games
        .map(|&state| playout(state, &mut rng, list, |_, _, _| ()))
        .sum()
}

fn openings(players: usize) -> Vec<GameState> {
    (0..GAMES).map(|seed| opening(players, seed)).collect()
}

/// Moves per second of uniformly random games.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_moves(bencher: Bencher, players: usize) {
    let (openings, mut list) = (openings(players), Vec::new());
    let moves = round(&openings, &mut list);
    bencher
        .counter(ItemsCount::new(moves))
        .bench_local(|| round(&openings, &mut list));
}

/// Whole games per second, uniformly random.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_games(bencher: Bencher, players: usize) {
    let (openings, mut list) = (openings(players), Vec::new());
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| round(&openings, &mut list));
}

/// Moves per second of shakmaty's random chess: the yardstick.
#[divan::bench]
fn yardstick_chess_moves(bencher: Bencher) {
    fn round() -> usize {
        let mut rng = SmallRng::seed_from_u64(7);
        (0..GAMES / 10).map(|_| chess(&mut rng)).sum()
    }
    bencher.counter(ItemsCount::new(round())).bench_local(round);
}

fn chess(rng: &mut SmallRng) -> usize {
    let mut board = Chess::default();
    let mut moves = 0;
    while board.halfmoves() < 100 && !board.is_insufficient_material() {
        let list = board.legal_moves();
        if list.is_empty() {
            break;
        }
        let mv = list[pick(rng, list.len())];
        board.play_unchecked(mv);
        moves += 1;
    }
    moves
}

/// A position, who acts, and a legal move.
type Moment = (GameState, Seat, Move);

/// Positions of random four-player games in the mixture in which they occur.
fn moments() -> Vec<Moment> {
    let mut rng = SmallRng::seed_from_u64(11);
    let (mut all, mut list) = (Vec::new(), Vec::new());
    for seed in 0.. {
        playout(opening(4, seed), &mut rng, &mut list, |state, seat, mv| {
            all.push((*state, seat, mv));
        });
        if all.len() > POSITIONS * 20 {
            break;
        }
    }
    all.into_iter().step_by(20).take(POSITIONS).collect()
}

/// Listing the legal moves of a position into a used buffer.
#[divan::bench]
fn legal_positions(bencher: Bencher) {
    let (moments, mut list) = (moments(), Vec::new());
    bencher
        .counter(ItemsCount::new(moments.len()))
        .bench_local(|| {
            for (state, seat, _) in &moments {
                legal_moves(&divan::black_box(state).view(Some(*seat)), &mut list);
                divan::black_box(&list);
            }
        });
}

/// Listing in the phase with the most to weigh.
#[divan::bench]
fn legal_positions_action(bencher: Bencher) {
    let (mut moments, mut list) = (moments(), Vec::new());
    moments.retain(|(state, _, _)| state.table().phase == Phase::Action);
    bencher
        .counter(ItemsCount::new(moments.len()))
        .bench_local(|| {
            for (state, seat, _) in &moments {
                legal_moves(&divan::black_box(state).view(Some(*seat)), &mut list);
                divan::black_box(&list);
            }
        });
}

/// Asking whether one move is legal.
#[divan::bench]
fn why_not_moves(bencher: Bencher) {
    let moments = moments();
    bencher
        .counter(ItemsCount::new(moments.len()))
        .bench_local(|| {
            for (state, seat, mv) in &moments {
                divan::black_box(why_not(&divan::black_box(state).view(Some(*seat)), *mv));
            }
        });
}

/// Playing a move on a copy, the check and the copy included.
#[divan::bench]
fn apply_moves_on_copies(bencher: Bencher) {
    let moments = moments();
    bencher
        .counter(ItemsCount::new(moments.len()))
        .bench_local(|| {
            for (state, seat, mv) in &moments {
                let mut copy = *divan::black_box(state);
                let played = copy.apply(*seat, *mv, &mut |_, _| ());
                divan::black_box((&copy, played.is_ok()));
            }
        });
}

/// Copying a state.
#[divan::bench]
fn clone_states(bencher: Bencher) {
    let moments = moments();
    bencher
        .counter(ItemsCount::new(moments.len()))
        .bench_local(|| {
            for (state, _, _) in &moments {
                let copy = *divan::black_box(state);
                divan::black_box(&copy);
            }
        });
}

/// A seat's view: borrowed, as the rules and bots take it.
#[divan::bench]
fn views(bencher: Bencher) {
    let moments = moments();
    bencher
        .counter(ItemsCount::new(moments.len()))
        .bench_local(|| {
            for (state, seat, _) in &moments {
                divan::black_box(divan::black_box(state).view(Some(*seat)));
            }
        });
}

/// A seat's view that outlives the state, as a screen keeps it.
#[divan::bench]
fn owned_views(bencher: Bencher) {
    let moments = moments();
    bencher
        .counter(ItemsCount::new(moments.len()))
        .bench_local(|| {
            for (state, seat, _) in &moments {
                divan::black_box(divan::black_box(state).owned_view(Some(*seat)));
            }
        });
}
