//! What the gallery shows.

use egui::{Id, Rect, RichText, Ui, UiBuilder, pos2, vec2};
use me_lo_quitan::rules::{Card, Family};
use me_lo_quitan::ui::faces::{Cloth, Face};
use me_lo_quitan::ui::look::Look;
use me_lo_quitan::ui::paint::{self, CardState, Mark, card_size};
use me_lo_quitan::ui::theme::{bold, size};
use me_lo_quitan::ui::widgets::{
    Board, ButtonSpec, CardWidget, Field, Hold, Kind, Scale, button, chip, fan, icon_button,
    paint_sensed, rule, select, sign, slider, stepper, tabs, title, toggle,
};

/// A page of the gallery.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Page {
    /// Everything that can be pressed.
    Widgets,
    /// The market.
    Table,
    /// A hand and the states of its cards.
    Hand,
    /// Every card in that width.
    Cards(f32),
}

/// The values that the widgets change.
#[derive(Clone, Debug)]
pub struct Show {
    on: bool,
    off: bool,
    tab: usize,
    entry: usize,
    zoom: f32,
    copies: u32,
    name: String,
    empty: String,
    chips: [bool; 3],
    chosen: Option<usize>,
}

impl Default for Show {
    fn default() -> Self {
        Self {
            on: true,
            off: false,
            tab: 0,
            entry: 1,
            zoom: 1.25,
            copies: 14,
            name: "Íñigo".to_owned(),
            empty: String::new(),
            chips: [true, false, false],
            chosen: Some(2),
        }
    }
}

impl Show {
    /// Draws that page all over `ui`.
    pub fn page(&mut self, ui: &mut Ui, look: &Look, page: Page) {
        let all = ui.ctx().content_rect();
        paint::ground(ui.painter(), look, all);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(all.shrink(24.0)));
        let ui = &mut ui;
        match page {
            Page::Widgets => self.widgets(ui, look),
            Page::Table => table(ui, look),
            Page::Hand => self.hand(ui, look),
            Page::Cards(width) => cards(ui, look, width),
        }
    }

    fn widgets(&mut self, ui: &mut Ui, look: &Look) {
        title(ui, "¡Me lo quitan de las manos!", look.theme.ground_text);
        ui.horizontal_wrapped(|ui| {
            button(
                ui,
                look,
                &ButtonSpec::new("Vender por 10 €", Kind::Primary).key("S"),
            );
            button(ui, look, &ButtonSpec::new("Robar 2", Kind::Plain).key("D"));
            button(
                ui,
                look,
                &ButtonSpec::new("Mandar a la Policía", Kind::Danger),
            );
            button(
                ui,
                look,
                &ButtonSpec::new("Cancelar", Kind::Quiet).key("Esc"),
            );
            let why = Err("Con 7 cartas no puedes robar (R7)".to_owned());
            let spec = ButtonSpec::new("Robar 2", Kind::Plain).enabled(why);
            button(ui, look, &spec);
            let spec = ButtonSpec::new("Opciones", Kind::Quiet);
            Board::new(&spec).mark(Mark::Gear).show(ui, look);
        });
        ui.horizontal_wrapped(|ui| {
            let names = [
                "Camisetas ×3 · 15 €",
                "Ajos ×2 · 6 €",
                "Tres comidas · 20 €",
            ];
            for (name, on) in names.into_iter().zip(&mut self.chips) {
                if chip(ui, look, name, *on, Ok(())).clicked() {
                    *on = !*on;
                }
            }
            let why = Err("Hay una Licencia (R15)".to_owned());
            chip(ui, look, "Calzoncillos ×4", false, why);
        });
        ui.horizontal_wrapped(|ui| {
            for mark in MARKS {
                icon_button(ui, look, mark, &format!("{mark:?}"), Ok(()));
            }
            icon_button(
                ui,
                look,
                Mark::Undo,
                "Deshacer",
                Err("Nada que deshacer".to_owned()),
            );
        });
        ui.add_space(8.0);
        let (top, wide) = (ui.cursor().top(), 390.0);
        let mut left = ui.max_rect().left();
        let mut column = |ui: &mut Ui, add: &mut dyn FnMut(&mut Ui)| {
            let place = Rect::from_min_size(pos2(left, top), vec2(wide, 560.0));
            left += wide + 24.0;
            add(&mut ui.new_child(UiBuilder::new().max_rect(place)));
        };
        column(ui, &mut |ui| {
            sign(ui, look, Some("Ajustes"), Hold::Tape, |ui| {
                self.settings(ui, look);
            });
        });
        column(ui, &mut |ui| {
            sign(ui, look, Some("Mesa nueva"), Hold::Pin, |ui| {
                self.table_form(ui, look);
            });
        });
        column(ui, &mut |ui| {
            sign(ui, look, None, Hold::Tape, |ui| self.sheet(ui, look));
        });
    }

    fn settings(&mut self, ui: &mut Ui, look: &Look) {
        toggle(
            ui,
            look,
            &mut self.on,
            "Ocultar mi mano cuando otra ventana pase delante",
        );
        toggle(ui, look, &mut self.off, "Reducir el movimiento");
        rule(ui, look);
        ui.label(RichText::new("Tamaño de todo").font(bold(size::BODY)));
        let scale = Scale {
            range: 0.75..=2.0,
            step: 0.25,
        };
        let percent = |value: f32| format!("{:.0}\u{a0}%", value * 100.0);
        slider(ui, look, "Tamaño", &mut self.zoom, &scale, percent);
        ui.label(RichText::new("Idioma").font(bold(size::BODY)));
        let entries = ["English", "Español"].map(str::to_owned);
        select(ui, look, "Idioma", &mut self.entry, &entries);
        let weak = RichText::new("Todo cambia al momento.").color(look.theme.weak_text);
        ui.label(weak.size(size::SMALL));
    }

    fn table_form(&mut self, ui: &mut Ui, look: &Look) {
        Field::new("Nombre en el sitio 1")
            .limit(24)
            .show(ui, look, &mut self.name);
        Field::new("Nombre en el sitio 2")
            .hint("Nombre")
            .wrong(Some("El sitio 2 necesita un nombre."))
            .show(ui, look, &mut self.empty);
        ui.horizontal(|ui| {
            ui.label("Copias de Calcetines");
            let names = ["Menos", "Más"];
            stepper(
                ui,
                look,
                "Copias de Calcetines",
                names,
                &mut self.copies,
                0..=30,
            );
        });
        button(
            ui,
            look,
            &ButtonSpec::new("Repartir las cartas", Kind::Primary),
        );
    }

    fn sheet(&mut self, ui: &mut Ui, look: &Look) {
        let labels = ["Ahora", "Cartas", "Fallos", "Mesa"].map(str::to_owned);
        if let Some(tab) = tabs(ui, look, &labels, self.tab) {
            self.tab = tab;
        }
        egui::ScrollArea::vertical()
            .max_height(260.0)
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                for line in 1..=9 {
                    ui.label(RichText::new(format!("R{line} Robar")).font(bold(size::BODY)));
                    ui.label(
                        "Con 7 cartas no se puede. Si no, roba 2 del mazo y deja 1 de esas 2 boca \
                     arriba en el puesto que quieras.",
                    );
                }
            });
        ui.colored_label(look.theme.good_text, "vale 16 €");
        ui.colored_label(look.theme.bad_text, "Descuento: −6 €");
    }

    fn hand(&mut self, ui: &mut Ui, look: &Look) {
        let all = ui.max_rect();
        let states = [
            CardState::default(),
            CardState {
                legal: true,
                ..CardState::default()
            },
            CardState {
                selected: true,
                ..CardState::default()
            },
            CardState {
                dimmed: true,
                ..CardState::default()
            },
            CardState {
                focused: true,
                ..CardState::default()
            },
            CardState {
                lift: 1.0,
                ..CardState::default()
            },
        ];
        for (number, state) in states.into_iter().enumerate() {
            for (row, (face, width)) in [
                (Face::Card(Card::Peach), 112.0),
                (Face::Card(Card::Underpants), 72.0),
            ]
            .into_iter()
            .enumerate()
            {
                let at = all.min + vec2(150.0 * number as f32, 190.0 * row as f32);
                let rect = Rect::from_min_size(at, card_size(width));
                paint::card(ui.painter(), look, rect, 0.0, face, state);
            }
        }
        let area = Rect::from_min_max(pos2(all.left(), all.bottom() - 280.0), all.max);
        let hand = [
            Card::Socks,
            Card::Peach,
            Card::Underpants,
            Card::Police,
            Card::Charo,
            Card::Watermelon,
            Card::Aunt,
        ];
        let mut sensed = Vec::new();
        for (number, (place, card)) in fan(area, 150.0, 7).into_iter().zip(hand).enumerate() {
            let name = look.texts.card_in_row(card, number + 1, 7);
            let widget = CardWidget {
                angle: place.angle,
                strip: Some(place.strip),
                selected: Some(self.chosen == Some(number)),
                ..CardWidget::new(
                    Id::unique(("hand", number)),
                    Face::Card(card),
                    place.rect,
                    &name,
                )
            };
            let card = widget.sense(ui, look);
            if card.response.clicked() {
                self.chosen = (self.chosen != Some(number)).then_some(number);
            }
            sensed.push(card);
        }
        paint_sensed(ui.painter(), look, &sensed);
    }
}

const MARKS: [Mark; 24] = [
    Mark::ArrowLeft,
    Mark::ArrowRight,
    Mark::ChevronUp,
    Mark::Tick,
    Mark::Cross,
    Mark::Plus,
    Mark::Star,
    Mark::Bolt,
    Mark::Menu,
    Mark::Undo,
    Mark::Question,
    Mark::Search,
    Mark::Eye,
    Mark::EyeShut,
    Mark::Play,
    Mark::Step,
    Mark::Gear,
    Mark::List,
    Mark::Lock,
    Mark::Person,
    Mark::Robot,
    Mark::Moped,
    Mark::Disk,
    Mark::Warning,
];

fn table(ui: &mut Ui, look: &Look) {
    let all = ui.max_rect();
    let painter = ui.painter().clone();
    let cloths = [Cloth::Red, Cloth::Blue, Cloth::Green];
    let tops = [Card::Peach, Card::Cousin, Card::Socks];
    for (number, (cloth, top)) in cloths.into_iter().zip(tops).enumerate() {
        let left = all.left() + 240.0 + 250.0 * number as f32;
        let roof = Rect::from_min_size(pos2(left, all.top()), vec2(230.0, 230.0 * 140.0 / 600.0));
        let wood = Rect::from_min_size(pos2(left, all.top() + 150.0), vec2(230.0, 46.0));
        paint::counter(&painter, look, wood);
        let card = card_size(88.0);
        let rect = Rect::from_center_size(pos2(left + 115.0, all.top() + 100.0), card);
        paint::pile(
            &painter,
            look,
            rect,
            Face::Card(top),
            5,
            CardState::default(),
        );
        paint::awning(&painter, look, roof, cloth);
        let tag = pos2(left + 84.0, all.top() + 178.0);
        paint::price_tag(&painter, look, tag, "5 €", size::VALUE, look.theme.tag_on);
        paint::count_badge(&painter, look, rect.right_bottom(), 7);
    }
    let crate_rect = Rect::from_min_size(all.min, vec2(200.0, 162.0));
    paint::crate_with_number(&painter, look, crate_rect, Face::Crate, 23);
    let box_rect = Rect::from_min_size(pos2(all.right() - 200.0, all.top()), vec2(200.0, 162.0));
    paint::crate_with_number(&painter, look, box_rect, Face::TheBox, 11);
    for (number, family) in Family::ALL.into_iter().enumerate() {
        let left = all.left() + 246.0 * number as f32;
        let strip = Rect::from_min_size(pos2(left, all.top() + 240.0), vec2(230.0, 22.0));
        paint::family_strip(&painter, look, strip, family);
        paint::family_badge(
            &painter,
            look,
            pos2(left + 22.0, strip.center().y + 8.0),
            20.0,
            family,
        );
        let bike = Rect::from_min_size(pos2(left + 120.0, all.top() + 270.0), card_size(72.0));
        paint::card(
            &painter,
            look,
            bike,
            0.05,
            Face::Motorbike(family),
            CardState::default(),
        );
        let card = Rect::from_min_size(pos2(left + 20.0, all.top() + 276.0), card_size(88.0));
        paint::card(
            &painter,
            look,
            card,
            -0.03,
            Face::Family(family),
            CardState::default(),
        );
    }
    let top = all.top() + 430.0;
    for number in 0..4 {
        let at = pos2(all.left() + 26.0 * number as f32, top);
        let rect = Rect::from_min_size(at, card_size(72.0));
        let face = Face::Card(Card::TShirt);
        paint::card(&painter, look, rect, 0.0, face, CardState::default());
    }
    let sign = Rect::from_min_size(pos2(all.left() + 60.0, top + 58.0), vec2(96.0, 69.0));
    paint::discount(&painter, look, sign, -0.12, "−2 €");
    let place = Rect::from_min_size(pos2(all.left() + 260.0, top), card_size(112.0));
    paint::empty_place(&painter, look, place, "Sitio para un lote");
    paint::pile(
        &painter,
        look,
        place.translate(vec2(150.0, 0.0)),
        Face::Back,
        23,
        CardState::default(),
    );
    for (number, share) in [0.35, 0.7, 1.0].into_iter().enumerate() {
        let centre = pos2(all.left() + 680.0 + 220.0 * number as f32, top + 80.0);
        paint::stamp(&painter, look, centre, 180.0, "16 €", share);
    }
    let icon = Rect::from_min_size(pos2(all.left(), top + 180.0), vec2(128.0, 128.0));
    paint::picture(&painter, look, Face::Icon, icon, 0.0, true);
    let scene = Rect::from_min_size(pos2(all.left() + 150.0, top + 180.0), vec2(366.0, 206.0));
    paint::picture(&painter, look, Face::Title, scene, 0.0, true);
}

fn cards(ui: &Ui, look: &Look, width: f32) {
    let all = ui.max_rect();
    let (gap, size) = (8.0, card_size(width));
    let columns = ((all.width() + gap) / (width + gap)).floor().max(1.0) as usize;
    for (number, face) in Face::cards().enumerate() {
        let (column, row) = ((number % columns) as f32, (number / columns) as f32);
        let at = all.min + vec2(column * (size.x + gap), row * (size.y + gap));
        let rect = Rect::from_min_size(at, size);
        paint::card(ui.painter(), look, rect, 0.0, face, CardState::default());
    }
}
