//! A small table that plays by itself, to see how things move: any key makes the next move.

use eframe::egui::{Rect, Ui, Vec2, pos2, vec2};
use me_lo_quitan::play::Step;
use me_lo_quitan::rules::{
    Card, Deal, DeckList, Family, GameState, Move, Options, OwnedView, Seat, Stall, legal_moves,
};
use me_lo_quitan::ui::faces::Face;
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::paint::{self, CardState, card_size};
use me_lo_quitan::ui::stage::{Spot, Stage};
use me_lo_quitan::ui::theme::size;

/// The eyes at the screen.
const EYES: Option<Seat> = Some(Seat::FIRST);

/// What to wait for before a picture is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Whatever comes next.
    Any,
    /// A draw by the eyes at the screen.
    Draw,
    /// A sale by the eyes at the screen.
    Sale,
    /// A set that is stolen, doubled, licensed or removed.
    Effect,
}

/// A game and its stage.
pub struct Motion {
    state: GameState,
    /// What moves.
    pub stage: Stage,
    turn: usize,
}

impl Motion {
    /// A game of four with a deck in a fixed order.
    pub fn new() -> Option<Self> {
        let deck = DeckList::default();
        let mut cards = Vec::new();
        for card in Card::ALL {
            cards.extend(std::iter::repeat_n(card, deck.count(card).into()));
        }
        let count = cards.len();
        let mixed = |at: usize| cards.get(at * 37 % count).copied();
        let state = GameState::new(&Deal {
            families: Family::ALL.into_iter().take(4).collect(),
            start: Seat::FIRST,
            options: Options::default(),
            deck: (0..count).filter_map(mixed).collect(),
        })
        .ok()?;
        Some(Self {
            stage: Stage::new(state.owned_view(EYES)),
            state,
            turn: 0,
        })
    }

    /// Plays on until the next move is of the wanted kind, and sets that one in motion.
    pub fn play(&mut self, wanted: Wanted) {
        for _ in 0..2000 {
            let Some(seat) = self.state.table().to_act().first() else {
                return;
            };
            let mut moves = Vec::new();
            legal_moves(&self.state.view(Some(seat)), &mut moves);
            let own = Some(seat) == EYES;
            let fits = |mv: &&Move| match wanted {
                Wanted::Any => true,
                Wanted::Draw => own && matches!(mv, Move::Draw),
                Wanted::Sale => own && matches!(mv, Move::Sell(sale) if sale.size > 2),
                Wanted::Effect => {
                    matches!(mv, Move::Play(effect) if effect.target().is_some())
                }
            };
            let sale = |mv: &&Move| matches!(mv, Move::Sell(_));
            let wish = moves.iter().find(fits).copied();
            let other = moves.iter().find(sale).filter(|_| !own);
            self.turn += 1;
            let any = moves.get(self.turn * 7 % moves.len().max(1));
            let Some(mv) = wish.or(other.copied()).or(any.copied()) else {
                return;
            };
            let mut steps = Vec::new();
            let mut hear = |state: &GameState, event: me_lo_quitan::rules::Event| {
                steps.push(Step {
                    seen: event.seen_by(EYES),
                    after: state.owned_view(EYES),
                });
            };
            if self.state.apply(seat, mv, &mut hear).is_err() {
                return;
            }
            if wish.is_some() {
                self.stage.enqueue(steps);
                return;
            }
            self.stage.cut(self.now());
        }
    }

    fn now(&self) -> OwnedView {
        self.state.owned_view(EYES)
    }

    /// Draws the table and what moves over it.
    pub fn show(&mut self, ui: &Ui, look: &Look) {
        let now = self.now();
        self.stage.frame(ui.ctx(), look, &now);
        let all = ui.max_rect();
        self.market(ui, look, all);
        let view = *self.stage.shown();
        for (number, seat) in Seat::all(view.table.players).enumerate() {
            let left = all.left() + 310.0 * number as f32;
            let pitch = Rect::from_min_size(pos2(left, all.top() + 200.0), vec2(290.0, 240.0));
            self.pitch(ui, look, &view, seat, pitch);
        }
        let middle = all.center().x;
        for (slot, card) in view.hand.cards().enumerate() {
            let left = middle - 420.0 + 120.0 * slot as f32;
            let rect = Rect::from_min_size(pos2(left, all.bottom() - 170.0), card_size(112.0));
            self.lay(ui, look, Spot::Card(slot), rect, Face::Card(card));
        }
        for (slot, card) in view.drawn.cards().enumerate() {
            let left = all.left() + 120.0 * slot as f32;
            let rect = Rect::from_min_size(pos2(left, all.bottom() - 340.0), card_size(112.0));
            self.lay(ui, look, Spot::Drawn(slot), rect, Face::Card(card));
        }
        self.stage.paint(ui.ctx(), look);
    }

    fn lay(&self, ui: &Ui, look: &Look, spot: Spot, rect: Rect, face: Face) {
        self.stage.put(spot, rect);
        if !self.stage.hides(spot) {
            paint::card(ui.painter(), look, rect, 0.0, face, CardState::default());
        }
    }

    fn market(&self, ui: &Ui, look: &Look, all: Rect) {
        let painter = ui.painter();
        let view = self.stage.shown();
        let deck = Rect::from_min_size(all.min, vec2(200.0, 162.0));
        paint::crate_with_number(
            painter,
            look,
            deck,
            Face::Crate,
            view.table.deck_left.into(),
        );
        self.stage.put(Spot::Deck, deck);
        let spent = Rect::from_min_size(pos2(all.right() - 200.0, all.top()), vec2(200.0, 162.0));
        paint::crate_with_number(painter, look, spent, Face::TheBox, 0);
        self.stage.put(Spot::TheBox, spent);
        self.stage.put(
            Spot::Middle,
            Rect::from_center_size(all.center(), Vec2::splat(180.0)),
        );
        for stall in Stall::ALL {
            let left = all.left() + 320.0 + 220.0 * stall.index() as f32;
            let rect = Rect::from_min_size(pos2(left, all.top() + 10.0), card_size(100.0));
            self.stage.put(Spot::Stall(stall), rect);
            let top = self.stage.stall(stall);
            if let Some(card) = top.top {
                let count = top.size.into();
                let state = CardState::default();
                paint::pile(painter, look, rect, Face::Card(card), count, state);
            } else {
                paint::empty_place(painter, look, rect, "");
            }
        }
    }

    fn pitch(&self, ui: &Ui, look: &Look, view: &OwnedView, seat: Seat, rect: Rect) {
        let painter = ui.painter();
        self.stage.put(Spot::Pitch(seat), rect.shrink(60.0));
        let hand = Rect::from_min_size(rect.right_top() + vec2(-44.0, 24.0), card_size(40.0));
        self.stage.put(Spot::Hand(seat), hand);
        let strip = Rect::from_min_size(rect.min, vec2(rect.width(), 20.0));
        paint::family_strip(painter, look, strip, view.table.family(seat));
        if view.seat != Some(seat) {
            let count = view.table.hand_sizes[seat].into();
            paint::pile(painter, look, hand, Face::Back, count, CardState::default());
        }
        let sets = view.table.all_sets().filter(|(owner, _)| *owner == seat);
        for (number, (_, set)) in sets.enumerate() {
            let card = card_size(72.0);
            let at = vec2(
                118.0 * (number % 2) as f32,
                26.0 + 106.0 * (number / 2) as f32,
            );
            let body = Rect::from_min_size(rect.min + at, vec2(card.x + 36.0, card.y));
            self.stage.put(Spot::Set(set.id), body);
            if self.stage.hides(Spot::Set(set.id)) {
                continue;
            }
            let count = usize::from(set.sale.size);
            let step = (body.width() - card.x) / count.saturating_sub(1).max(1) as f32;
            for (slot, card_kind) in set.sale.cards().cards().enumerate() {
                let left = pos2(body.left() + step * slot as f32, body.top());
                let place = Rect::from_min_size(left, card);
                let face = Face::Card(card_kind);
                paint::card(painter, look, place, 0.0, face, CardState::default());
            }
            let tag = body.left_bottom() + vec2(4.0, -8.0);
            let worth = me_lo_quitan::rules::value(set, view.table.family(seat));
            let words = look.texts.euros(worth);
            paint::price_tag(painter, look, tag, &words, size::BODY, look.theme.tag_on);
        }
    }
}
