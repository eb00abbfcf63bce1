//! What is in a save of the present format, strictly: one block for the deal and the people, then the
//! moves in blocks of 32.

use super::container::{self, Block, FORMAT, MAX_BLOCK, Opened};
use super::error::{Damage, LoadError};
use super::head::Head;
use super::{MAX_COUNTER, MAX_MOVES, SavedGame, Title, fingerprint, migrate};
use crate::play::{
    BotLevel, Habits, MAX_REMARKS, Player, PlayerName, Remark, Remarks, Seating, Sitting, Timeline,
    TimelineError, Turned, What,
};
use crate::rules::{
    AuntRule, Card, Counts, Deal, DeckList, DiscountRule, Family, Move, Options, Seat,
};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

const GAME: u8 = b'G';
const MOVES: u8 = b'M';
/// Moves in one block: what a file cut short can lose beside the missing part.
const MOVES_A_BLOCK: usize = 32;

/// The first block.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    app: String,
    title: String,
    counter: u64,
    saved_at: i64,
    moves: u32,
    players: Vec<SavedPlayer>,
    answer_seconds: u8,
    closes_by_itself: bool,
    memory_aid: bool,
    /// Written only where hints are forbidden, so that saves of before read and write as they were.
    #[serde(default = "yes", skip_serializing_if = "is_true")]
    hints: bool,
    remarks: Vec<SavedRemark>,
    families: Vec<Family>,
    start: Seat,
    discounts: DiscountRule,
    aunt: AuntRule,
    list: [u8; Card::KINDS],
    deck: Vec<Card>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedPlayer {
    name: String,
    bot: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedRemark {
    at: u32,
    what: SavedWhat,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
enum SavedWhat {
    Resumed,
    Undone { seat: Seat },
    Reopened { seat: Seat, times: u32 },
    Stumbled { seat: Seat },
    Hinted { seat: Seat },
    HandedOver { seat: Seat, bot: Option<String> },
}

const fn yes() -> bool {
    true
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands fields over like this"
)]
const fn is_true(flag: &bool) -> bool {
    *flag
}

fn bot_name(player: &Player) -> Option<String> {
    match player {
        Player::Human => None,
        Player::Bot(level) => Some(level.to_string()),
    }
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "`map_err` hands errors over by value"
)]
fn strange(what: impl ToString) -> LoadError {
    LoadError::Strange {
        what: what.to_string(),
    }
}

fn player(bot: Option<String>) -> Result<Player, LoadError> {
    let level = bot.map(|name| BotLevel::new(&name)).transpose();
    Ok(level.map_err(strange)?.map_or(Player::Human, Player::Bot))
}

impl Game {
    fn of(game: &SavedGame) -> Self {
        let deal = game.timeline.deal();
        let sitting = |(_, sitting): (Seat, &Sitting)| SavedPlayer {
            name: sitting.name.to_string(),
            bot: bot_name(&sitting.player),
        };
        let remark = |remark: &Remark| SavedRemark {
            at: remark.at,
            what: match &remark.what {
                What::Resumed => SavedWhat::Resumed,
                What::Undone(seat) => SavedWhat::Undone { seat: *seat },
                What::Reopened(seat, times) => SavedWhat::Reopened {
                    seat: *seat,
                    times: *times,
                },
                What::Stumbled(seat) => SavedWhat::Stumbled { seat: *seat },
                What::Hinted(seat) => SavedWhat::Hinted { seat: *seat },
                What::HandedOver(seat, player) => SavedWhat::HandedOver {
                    seat: *seat,
                    bot: bot_name(player),
                },
            },
        };
        Self {
            app: env!("CARGO_PKG_VERSION").to_owned(),
            title: game.title.to_string(),
            counter: game.counter,
            saved_at: game.saved_at,
            moves: game.timeline.moves().len() as u32,
            players: game.seating.iter().map(sitting).collect(),
            answer_seconds: game.habits.answer_seconds,
            closes_by_itself: game.habits.closes_by_itself,
            memory_aid: game.habits.memory_aid,
            hints: game.habits.hints,
            remarks: game.remarks.iter().map(remark).collect(),
            families: deal.families.clone(),
            start: deal.start,
            discounts: deal.options.discounts,
            aunt: deal.options.aunt,
            list: Card::ALL.map(|card| deal.options.deck.count(card)),
            deck: deal.deck.clone(),
        }
    }

    fn deal(&self) -> Deal {
        Deal {
            families: self.families.clone(),
            start: self.start,
            options: Options {
                discounts: self.discounts,
                aunt: self.aunt,
                deck: DeckList(Counts::new(self.list)),
            },
            deck: self.deck.clone(),
        }
    }

    fn seating(&mut self) -> Result<Seating, LoadError> {
        if self.players.len() != self.families.len() {
            return Err(strange("the numbers of players and of families differ"));
        }
        let sitting = |saved: SavedPlayer| {
            let name = PlayerName::new(&saved.name).map_err(strange)?;
            if name.as_str() != saved.name {
                return Err(strange("a name is not written as names are"));
            }
            let player = player(saved.bot)?;
            Ok(Sitting { name, player })
        };
        let seats: Result<_, LoadError> = self.players.drain(..).map(sitting).collect();
        Seating::new(seats?).map_err(strange)
    }

    fn title(&self) -> Result<Title, LoadError> {
        let title = Title::new(&self.title);
        if title.as_str() == self.title {
            Ok(title)
        } else {
            Err(strange("the title is not written as titles are"))
        }
    }

    fn habits(&self) -> Result<Habits, LoadError> {
        let habits = Habits {
            answer_seconds: self.answer_seconds,
            closes_by_itself: self.closes_by_itself,
            memory_aid: self.memory_aid,
            hints: self.hints,
        };
        habits.check().map_err(strange)?;
        Ok(habits)
    }

    fn remarks(&mut self) -> Result<Remarks, LoadError> {
        if self.remarks.len() > MAX_REMARKS {
            return Err(strange("too many remarks"));
        }
        let (moves, players) = (self.moves, self.families.len());
        let (mut remarks, mut last) = (Remarks::default(), 0);
        for SavedRemark { at, what } in self.remarks.drain(..) {
            let what = match what {
                SavedWhat::Resumed => What::Resumed,
                SavedWhat::Undone { seat } => What::Undone(seat),
                SavedWhat::Reopened { seat, times } => What::Reopened(seat, times),
                SavedWhat::Stumbled { seat } => What::Stumbled(seat),
                SavedWhat::Hinted { seat } => What::Hinted(seat),
                SavedWhat::HandedOver { seat, bot } => What::HandedOver(seat, player(bot)?),
            };
            let orderly = at >= last && at <= moves;
            if !orderly || what.seat().is_some_and(|seat| seat.index() >= players) {
                return Err(strange("a remark does not belong to this game"));
            }
            last = at;
            remarks.add(at as usize, what);
        }
        Ok(remarks)
    }
}

/// The game as a file.
pub(super) fn write(game: &SavedGame) -> Vec<u8> {
    let json = |value: serde_json::Result<String>| value.unwrap_or_default();
    let head = json(serde_json::to_string_pretty(&Head::of(game)));
    let first = Block {
        kind: GAME,
        content: json(serde_json::to_string(&Game::of(game))).into_bytes(),
    };
    let moves = game.timeline.moves().chunks(MOVES_A_BLOCK).map(|moves| {
        let mut lines = String::with_capacity(MOVES_A_BLOCK * 16);
        for Turned { seat, mv } in moves {
            // Writing to a `String` can't fail.
            let _ = writeln!(lines, "{} {mv}", seat.index());
        }
        Block {
            kind: MOVES,
            content: lines.into_bytes(),
        }
    });
    let blocks: Vec<Block> = std::iter::once(first).chain(moves).collect();
    container::seal(FORMAT, &head, &blocks, fingerprint(game.timeline.now()))
}

fn move_line(line: &str) -> Result<Turned, String> {
    let (seat, words) = line.split_once(' ').ok_or("no seat and move")?;
    let seat = match seat.as_bytes() {
        [digit @ b'0'..=b'9'] => Seat::new(usize::from(digit - b'0')),
        _ => None,
    };
    let mv: Move = words
        .parse()
        .map_err(|error: crate::rules::notation::NotationError| error.to_string())?;
    let seat = seat.ok_or("no such seat")?;
    // The notation is read with any spacing; a save has one spelling for each move (B8).
    if mv.to_string() != words {
        return Err("it is not written as moves are".to_owned());
    }
    Ok(Turned { seat, mv })
}

/// The moves in order, up to the first that can't be read.
fn moves(blocks: &[Block]) -> Result<(Vec<Turned>, Option<String>), LoadError> {
    let mut moves = Vec::new();
    for block in blocks {
        if block.kind != MOVES {
            return Err(strange("a part of an unknown kind"));
        }
        let text = str::from_utf8(&block.content).map_err(strange)?;
        for line in text.split_terminator('\n') {
            if moves.len() == MAX_MOVES {
                return Err(strange("more moves than any game has"));
            }
            match move_line(line) {
                Ok(turned) => moves.push(turned),
                Err(what) => return Ok((moves, Some(what))),
            }
        }
    }
    Ok((moves, None))
}

/// Everything but the timeline, checked.
struct People {
    seating: Seating,
    title: Title,
    habits: Habits,
    remarks: Remarks,
    counter: u64,
    saved_at: i64,
}

impl People {
    fn with(self, timeline: Timeline) -> SavedGame {
        SavedGame {
            remarks: self.remarks.up_to(timeline.moves().len()),
            timeline,
            seating: self.seating,
            title: self.title,
            habits: self.habits,
            counter: self.counter,
            saved_at: self.saved_at,
        }
    }
}

/// Checks a file, migrates it and plays its game again.
pub(super) fn read(file: &[u8]) -> Result<SavedGame, LoadError> {
    if file.len() > container::MAX_FILE {
        let bytes = file.len();
        return Err(LoadError::Unreadable(Damage::TooLarge { bytes }));
    }
    let (format, head, _) = container::split(file).map_err(LoadError::Unreadable)?;
    migrate::check(format, head)?;
    let opened = container::open(file).map_err(LoadError::Unreadable)?;
    let Some((first, rest)) = opened.blocks.split_first() else {
        return Err(LoadError::Unreadable(
            opened.fault.unwrap_or(Damage::Changed),
        ));
    };
    if first.kind != GAME {
        return Err(strange("the deal does not come first"));
    }
    let text = str::from_utf8(&first.content).map_err(strange)?;
    let mut game: Game = migrate::game(format, text)?;
    if game.counter > MAX_COUNTER {
        return Err(strange("its number is higher than any save's"));
    }
    let people = People {
        seating: game.seating()?,
        title: game.title()?,
        habits: game.habits()?,
        remarks: game.remarks()?,
        counter: game.counter,
        saved_at: game.saved_at,
    };
    let (moves, unreadable) = moves(rest)?;
    let count = moves.len();
    let timeline = match Timeline::replay(game.deal(), moves) {
        Ok(timeline) => timeline,
        Err(TimelineError::Setup(why)) => return Err(LoadError::Deal(why)),
        Err(TimelineError::Move { index, why, valid }) => {
            let valid = Box::new(people.with(*valid));
            return Err(LoadError::Refused { index, why, valid });
        }
    };
    let saved = people.with(timeline);
    if let Some(what) = unreadable {
        return Err(LoadError::Unmovable {
            index: count,
            what,
            valid: Box::new(saved),
        });
    }
    finish(&game, format, &opened, saved)
}

/// The last questions: is the file whole, and does the game stand as it did?
fn finish(
    game: &Game,
    format: u32,
    opened: &Opened<'_>,
    saved: SavedGame,
) -> Result<SavedGame, LoadError> {
    if let Some(damage) = opened.fault {
        let valid = Box::new(saved);
        return Err(LoadError::Damaged { damage, valid });
    }
    let state = fingerprint(saved.timeline.now());
    let same = opened.state == Some(state) && game.moves as usize == saved.timeline.moves().len();
    if !same || migrate::head(format, opened.head)? != Head::written_by(&saved, &game.app) {
        let valid = Box::new(saved);
        return Err(LoadError::Differs { valid });
    }
    Ok(saved)
}

const _: () = assert!(MOVES_A_BLOCK * 64 < MAX_BLOCK);
