//! The games the net learns from.

use me_lo_quitan::bots::instinct::{Instinct, MOMENT, Moment, Net, SETTING, Setting, Stage};
use me_lo_quitan::bots::{Bot, Level, Rival};
use me_lo_quitan::play::{Seed, SetUp};
use me_lo_quitan::rules::{
    AuntRule, DiscountRule, Effect, Event, GameState, Hand, Move, Options, Phase, Seat, Seen,
    legal_moves,
};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A game that lasts longer teaches nothing.
const LONGEST: usize = 4000;

/// A position and what it should be worth.
pub struct Lesson {
    pub looks: Vec<(u16, f32)>,
    pub target: f32,
}

/// How many sit at the tables.
#[derive(Clone, Copy)]
pub struct Tables(&'static [usize]);

impl Tables {
    pub const DUEL: Self = Self(&[2]);
    pub const CROWD: Self = Self(&[3, 4, 4, 5]);
}

/// What a seat has seen of a game, position by position.
struct Diary {
    /// Whether it is told all hands, as a search that made them up is.
    knows: bool,
    looks: Vec<(Vec<(u16, f32)>, f32)>,
}

impl Diary {
    /// Half the seats know all hands.
    fn new(chance: &mut ChaCha8Rng) -> Self {
        Self {
            knows: chance.random_bool(0.5),
            looks: Vec::new(),
        }
    }

    fn note(&mut self, net: &Net, state: &GameState, seat: Seat, moment: &Moment) {
        let setting = if self.knows {
            Setting::knowing(state, seat)
        } else {
            Setting::new(&state.view(Some(seat)))
        };
        let first = setting.items().to_vec();
        let second = moment.items(&setting.stakes());
        let second = second
            .all()
            .iter()
            .map(|&(at, amount)| (at + SETTING as u16, amount));
        let looks = first.into_iter().chain(second).collect();
        self.looks.push((looks, net.see(&setting).chance(moment)));
    }

    fn into_lessons(self, won: f32, lambda: f32, lessons: &mut Vec<Lesson>) {
        let (mut target, mut later) = (won, won);
        for (looks, chance) in self.looks.into_iter().rev() {
            target = (1.0 - lambda) * later + lambda * target;
            later = chance;
            debug_assert!(
                looks
                    .iter()
                    .all(|(at, _)| usize::from(*at) < SETTING + MOMENT)
            );
            lessons.push(Lesson { looks, target });
        }
    }
}

fn deal(players: usize, seed: u64, chance: &mut ChaCha8Rng) -> GameState {
    let mut options = Options::default();
    if chance.random_bool(0.12) {
        options.discounts = DiscountRule::Rivals;
    }
    if chance.random_bool(0.12) {
        options.aunt = AuntRule::Any;
    }
    start(players, seed, options)
}

fn start(players: usize, seed: u64, options: Options) -> GameState {
    let set_up = SetUp {
        players,
        start: None,
        options,
    };
    let deal = set_up.deal(Seed::new(seed)).expect("the standard deck");
    GameState::new(&deal).expect("a deal")
}

/// How the net is taught.
#[derive(Clone, Copy)]
pub struct Course {
    pub tables: Tables,
    /// Share of games in which only one seat learns and the others are medium.
    pub medium: f64,
    /// Share of moves that are made by chance.
    pub dare: f64,
    /// How far the end of a game reaches back, 0 to 1.
    pub lambda: f32,
}

/// Plays a game and learns from every seat that the net plays.
pub fn learn(
    net: &Net,
    instinct: &Instinct,
    course: Course,
    chance: &mut ChaCha8Rng,
    lessons: &mut Vec<Lesson>,
) {
    let players = course.tables.0.choose(chance).copied().unwrap_or(2);
    let seed: u64 = chance.random();
    let state = deal(players, seed, chance);
    let alone = chance
        .random_bool(course.medium)
        .then(|| chance.random_range(0..players));
    let mut game = Game::new(net, &state, alone, seed, chance);
    let mut list = Vec::new();
    game.play(
        &mut |state, seat, list| {
            if chance.random_bool(course.dare) {
                legal_moves(&state.view(Some(seat)), list);
                list.choose(chance).copied().unwrap_or(Move::Pass)
            } else {
                instinct.choose(state, seat, list)
            }
        },
        &mut list,
        true,
    );
    let Game { state, diaries, .. } = game;
    if !state.is_over() {
        return;
    }
    for (seat, diary) in Seat::all(players as u8).zip(diaries) {
        let won = instinct.chance(&state.view(Some(seat)));
        if let Some(diary) = diary {
            diary.into_lessons(won, course.lambda, lessons);
        }
    }
}

/// The share of games that the net wins alone against medium, each deal from each seat.
pub fn match_against_medium(
    net: &Net,
    instinct: &Instinct,
    tables: Tables,
    games: u64,
    seed: u64,
) -> f32 {
    let players = tables.0[tables.0.len() / 2];
    let mut sum = 0.0;
    for number in 0..games {
        let seed = seed + number / players as u64;
        let state = start(players, seed, Options::default());
        let alone = number as usize % players;
        let mut unused = ChaCha8Rng::seed_from_u64(0);
        let mut game = Game::new(net, &state, Some(alone), seed, &mut unused);
        game.play(
            &mut |state, seat, list| instinct.choose(state, seat, list),
            &mut Vec::new(),
            false,
        );
        let seat = Seat::new(alone);
        sum += instinct.chance(&game.state.view(seat));
    }
    sum / games as f32
}

struct Game<'i> {
    net: &'i Net,
    state: GameState,
    bots: Vec<Option<Box<dyn Bot>>>,
    seen: Vec<Vec<Seen>>,
    diaries: Vec<Option<Diary>>,
}

impl<'i> Game<'i> {
    /// The net plays everywhere, or alone against medium.
    fn new(
        net: &'i Net,
        state: &GameState,
        alone: Option<usize>,
        seed: u64,
        chance: &mut ChaCha8Rng,
    ) -> Self {
        let seats = || state.table().seats();
        let nets = |seat: Seat| alone.is_none_or(|alone| alone == seat.index());
        let medium = |seat| Rival::new(Level::Medium).bot(seed, seat);
        Self {
            net,
            state: *state,
            bots: seats()
                .map(|seat| (!nets(seat)).then(|| medium(seat)))
                .collect(),
            seen: seats().map(|_| Vec::new()).collect(),
            diaries: seats()
                .map(|seat| nets(seat).then(|| Diary::new(chance)))
                .collect(),
        }
    }

    fn play(
        &mut self,
        choose: &mut impl FnMut(&GameState, Seat, &mut Vec<Move>) -> Move,
        list: &mut Vec<Move>,
        noting: bool,
    ) {
        for _ in 0..LONGEST {
            let asked = match self.state.table().phase {
                Phase::Answer { .. } => self.state.table().answer_order().next(),
                _ => self.state.to_act().first(),
            };
            let Some(seat) = asked else { return };
            let at = seat.index();
            let (mv, coming) = match &mut self.bots[at] {
                Some(bot) => {
                    let mv = bot.choose(&self.state.view(Some(seat)), &self.seen[at]);
                    self.seen[at].clear();
                    (mv, None)
                }
                None => match choose(&self.state, seat, list) {
                    Move::Draw => (Move::Draw, Some(Stage::Draw)),
                    Move::Motorbike => (Move::Motorbike, Some(Stage::Motorbike)),
                    mv => (mv, None),
                },
            };
            if noting && let (Some(stage), Some(diary)) = (coming, &mut self.diaries[at]) {
                let moment = Moment::new(&self.state.view(Some(seat)));
                diary.note(self.net, &self.state, seat, &Moment { stage, ..moment });
            }
            let turn = self.state.table().turn;
            let seen = &mut self.seen;
            let bots = &self.bots;
            let told = self
                .state
                .apply(seat, mv, &mut |_: &GameState, event: Event| {
                    for (eyes, bot) in bots.iter().enumerate() {
                        if bot.is_some() {
                            seen[eyes].push(event.seen_by(Seat::new(eyes)));
                        }
                    }
                });
            told.expect("a legal move");
            if noting && !self.state.is_over() {
                self.note(seat, mv, turn);
            }
        }
    }

    fn note(&mut self, seat: Seat, mv: Move, turn: u32) {
        let table = self.state.table();
        let moment = |eyes| Moment::new(&self.state.view(Some(eyes)));
        if let (Move::Play(Effect::VanSelf), Some(diary)) = (mv, &mut self.diaries[seat.index()])
            && let Stage::Others(away) = moment(seat).stage
        {
            let moment = Moment {
                hand: Hand::EMPTY,
                stage: Stage::Van(away),
                ..moment(seat)
            };
            diary.note(self.net, &self.state, seat, &moment);
        }
        if table.turn != turn {
            for eyes in table.seats() {
                if let Some(diary) = &mut self.diaries[eyes.index()] {
                    diary.note(self.net, &self.state, eyes, &moment(eyes));
                }
            }
        } else if let (Phase::Action | Phase::Price, Some(diary)) =
            (table.phase, &mut self.diaries[seat.index()])
        {
            diary.note(self.net, &self.state, seat, &moment(seat));
        }
    }
}
