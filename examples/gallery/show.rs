//! What the gallery shows.

use crate::market::{cards, table};
use eframe::egui::{self, Id, Rect, RichText, Ui, UiBuilder, pos2, vec2};
use me_lo_quitan::rules::Card;
use me_lo_quitan::ui::faces::Face;
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
    /// A table that plays by itself; drawn by `motion.rs`.
    Motion,
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
            Page::Motion => {}
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
