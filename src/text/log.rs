//! The public log: events folded into lines, without any language in them.

mod line;

pub use line::{LogLine, Told};

use crate::rules::{
    Breakdown, Card, CousinAim, Effect, Event, Family, PerSeat, PlacedSet, Seat, SeatSet, SetId,
    Stall, breakdown,
};

/// What the log must remember to tell of sets by more than their number.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Board {
    sets: Vec<(Seat, PlacedSet)>,
    active: Seat,
    asked: SeatSet,
}

impl Board {
    fn find(&self, id: SetId) -> Option<(Seat, PlacedSet)> {
        self.sets.iter().find(|(_, set)| set.id == id).copied()
    }

    fn follow<C>(&mut self, event: &Event<C>) {
        match *event {
            Event::TurnBegan { seat, .. } => self.active = seat,
            Event::Sold { seat, set } => self.sets.push((seat, set)),
            Event::Asked { seats } => self.asked = seats,
            Event::Stolen { seat, set, .. } => {
                for (owner, known) in &mut self.sets {
                    if known.id == set {
                        *owner = seat;
                    }
                }
            }
            Event::Removed { set, .. } => self.sets.retain(|(_, known)| known.id != set.id),
            _ => {}
        }
    }
}

/// The log of a game. It reads no card that an event hides: their type is open here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log {
    families: PerSeat<Family>,
    lines: Vec<LogLine>,
    board: Board,
    /// What was taken back, until it is known that nothing more of it comes.
    apart: Option<Box<Log>>,
}

impl Log {
    /// The empty log of a game of these families; it begins with the first `TurnBegan` it is told.
    #[must_use]
    pub fn new(families: PerSeat<Family>) -> Self {
        Self {
            families,
            lines: Vec::new(),
            board: Board {
                sets: Vec::new(),
                active: Seat::FIRST,
                asked: SeatSet::EMPTY,
            },
            apart: None,
        }
    }

    /// The lines, oldest first.
    #[must_use]
    pub fn lines(&self) -> &[LogLine] {
        &self.lines
    }

    /// Tells an event, after which so many moves were made. Every event of the game must be told,
    /// in order: a later line names sets that an earlier one placed.
    pub fn tell<C>(&mut self, moves: usize, event: &Event<C>) {
        self.settle_apart();
        self.fold(moves, event);
        self.board.follow(event);
    }

    /// Tells an event that was taken back, down to so many moves: it gets its line, but nothing after
    /// it builds on it. A remark on who took it back follows.
    pub fn tell_taken_back<C>(&mut self, moves: usize, event: &Event<C>) {
        let apart = self.apart.get_or_insert_with(|| {
            Box::new(Self {
                families: self.families,
                lines: Vec::new(),
                board: self.board.clone(),
                apart: None,
            })
        });
        apart.tell(moves, event);
    }

    fn settle_apart(&mut self) {
        if let Some(apart) = self.apart.take() {
            self.lines
                .extend(apart.lines.into_iter().map(|line| LogLine {
                    taken_back: true,
                    ..line
                }));
        }
    }

    /// Adds a remark of the program's own; moves taken back one by one are counted in one line.
    pub fn remark(&mut self, moves: usize, told: Told) {
        self.settle_apart();
        if let Told::TookBack { seat, moves: more } = told
            && let Some(line) = self.lines.last_mut()
            && let Told::TookBack {
                seat: same,
                moves: count,
            } = &mut line.told
            && *same == seat
        {
            *count += more;
            line.moves = moves;
        } else {
            self.add(moves, told);
        }
    }

    /// What happened since that seat last played: what was done to it first, then the rest in order.
    #[must_use]
    pub fn recap(&self, seat: Seat) -> Vec<&LogLine> {
        let begins = |line: &LogLine, own: bool| {
            let Told::Turn { seat: whose, .. } = line.told else {
                return false;
            };
            (whose == seat) == own
        };
        let lines = self.lines.iter();
        // The last turn of somebody else: the seat's own, if it has begun, comes after it.
        let Some(others) = lines.clone().rposition(|line| begins(line, false)) else {
            return Vec::new();
        };
        let own = lines
            .clone()
            .take(others)
            .rposition(|line| begins(line, true));
        let played = own.map_or(0, |own| {
            let rest = lines.clone().skip(own);
            own + rest.take_while(|line| !begins(line, false)).count()
        });
        let tells = |line: &&LogLine| {
            !line.taken_back && !matches!(line.told, Told::Turn { .. } | Told::Silence { .. })
        };
        let news = lines
            .skip(played)
            .take_while(|line| !begins(line, true))
            .filter(tells);
        let (mut hurt, rest): (Vec<_>, Vec<_>) =
            news.partition(|line| line.against() == Some(seat));
        hurt.extend(rest);
        hurt
    }

    fn price(&self, seat: Seat, set: &PlacedSet) -> u32 {
        let worth: Breakdown = breakdown(set, self.families[seat]);
        worth.base()
    }

    /// The last line, if the same stroke of play may go on in it.
    fn open_line(&mut self, moves: usize) -> Option<&mut LogLine> {
        let line = self.lines.last_mut()?;
        let near = line.moves == moves || line.moves + 1 == moves;
        (near && !line.taken_back).then_some(line)
    }

    fn add(&mut self, moves: usize, told: Told) {
        self.lines.push(LogLine {
            told,
            moves,
            taken_back: false,
        });
    }

    /// Replaces an announcement that has just been made by its outcome.
    fn settle(&mut self, moves: usize, told: Told) {
        let announced = self
            .lines
            .last()
            .is_some_and(|line| line.moves == moves && matches!(line.told, Told::Cousin { .. }));
        if announced {
            self.lines.pop();
        }
        self.add(moves, told);
    }

    fn fold<C>(&mut self, moves: usize, event: &Event<C>) {
        match *event {
            Event::TurnBegan { seat, turn } => self.add(moves, Told::Turn { seat, turn }),
            Event::MotorbikeSpent { seat } => self.add(moves, Told::Motorbike { seat, cards: 0 }),
            Event::Drew { seat, .. } => self.drew(moves, seat),
            Event::Discarded { seat, card, stall } => self.left(moves, seat, card, stall),
            Event::Took { seat, card, stall } => self.exchanged(moves, seat, (card, stall), true),
            Event::Gave { seat, card, stall } => self.exchanged(moves, seat, (card, stall), false),
            Event::Sold { seat, set } => {
                let price = self.price(seat, &set);
                self.add(moves, Told::Sold { seat, set, price });
            }
            Event::Paid { seat, card, stall } => self.add(moves, Told::Paid { seat, card, stall }),
            Event::Played { seat, effect, .. } => self.played(moves, seat, effect),
            // The question is the same whoever is asked; the line before names its reason.
            Event::Asked { .. } => {}
            Event::Declined { seat } => self.declined(moves, seat),
            Event::AuntPlayed {
                seat,
                against,
                aim,
                set,
            } => {
                if let Some((owner, set)) = self.board.find(set) {
                    let told = Told::Aunt {
                        seat,
                        against,
                        aim,
                        owner,
                        set,
                    };
                    self.add(moves, told);
                }
            }
            Event::Licensed { seat, set } => {
                if let Some((_, set)) = self.board.find(set) {
                    self.add(moves, Told::Licensed { seat, set });
                }
            }
            Event::Doubled { seat, set } => {
                if let Some((_, set)) = self.board.find(set) {
                    self.settle(moves, Told::Doubled { seat, set });
                }
            }
            Event::Stolen { seat, from, set } => {
                if let Some((_, set)) = self.board.find(set) {
                    self.settle(moves, Told::Stolen { seat, from, set });
                }
            }
            Event::Removed { seat, from, set } => {
                self.add(moves, Told::Removed { seat, from, set });
            }
            Event::HandBoxed { seat, cards } => {
                let told = Told::NewHand {
                    seat,
                    boxed: cards,
                    cards: 0,
                };
                self.add(moves, told);
            }
            Event::Ended { ending } => {
                let seat = self.board.active;
                self.add(moves, Told::Ended { seat, ending });
            }
        }
    }

    /// One card more: the line of the same move counts it (R5, R7, R21).
    fn drew(&mut self, moves: usize, drawer: Seat) {
        let line = self.lines.last_mut();
        let same = line.filter(|line| line.moves == moves);
        match same.map(|line| &mut line.told) {
            Some(
                Told::Motorbike { seat, cards }
                | Told::Drew { seat, cards }
                | Told::NewHand { seat, cards, .. },
            ) if *seat == drawer => *cards += 1,
            _ => self.add(
                moves,
                Told::Drew {
                    seat: drawer,
                    cards: 1,
                },
            ),
        }
    }

    fn left(&mut self, moves: usize, seat: Seat, left: Card, stall: Stall) {
        if let Some(line) = self.open_line(moves)
            && let Told::Drew {
                seat: drawer,
                cards,
            } = line.told
            && drawer == seat
        {
            line.told = Told::DrewAndLeft {
                seat,
                cards,
                left,
                stall,
            };
            line.moves = moves;
            return;
        }
        let told = Told::Left {
            seat,
            card: left,
            stall,
        };
        self.add(moves, told);
    }

    fn exchanged(&mut self, moves: usize, seat: Seat, card: (Card, Stall), taken: bool) {
        if let Some(line) = self.open_line(moves)
            && let Told::Exchange {
                seat: same,
                took,
                gave,
            } = &mut line.told
            && *same == seat
        {
            if taken { took } else { gave }.push(card);
            line.moves = moves;
            return;
        }
        let (took, gave) = if taken {
            (vec![card], Vec::new())
        } else {
            (Vec::new(), vec![card])
        };
        self.add(moves, Told::Exchange { seat, took, gave });
    }

    fn played(&mut self, moves: usize, seat: Seat, effect: Effect) {
        match effect {
            // One line tells of card and outcome.
            Effect::License(_) | Effect::Police(_) => {}
            Effect::VanSelf | Effect::VanOthers => {
                let others = effect == Effect::VanOthers;
                self.add(moves, Told::Van { seat, others });
            }
            Effect::Double(set) | Effect::Steal(set) => {
                let aim = if matches!(effect, Effect::Steal(_)) {
                    CousinAim::Steal
                } else {
                    CousinAim::Double
                };
                if let Some((owner, set)) = self.board.find(set) {
                    let told = Told::Cousin {
                        seat,
                        aim,
                        owner,
                        set,
                    };
                    self.add(moves, told);
                }
            }
        }
    }

    fn declined(&mut self, moves: usize, seat: Seat) {
        let asked = self.board.asked;
        if let Some(line) = self.open_line(moves)
            && let Told::Silence { seats, all } = &mut line.told
        {
            *seats = seats.with(seat);
            *all = *seats == asked;
            line.moves = moves;
            return;
        }
        let seats = SeatSet::only(seat);
        let all = seats == asked;
        self.add(moves, Told::Silence { seats, all });
    }
}

#[cfg(test)]
mod tests;
