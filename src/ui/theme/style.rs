//! egui's own style in the game's look, for the few stock parts that show: text fields, scroll bars,
//! tooltips, windows, tables.

use super::{Coat, Mode, Theme, bold, display, size, text};
use egui::style::{
    HandleShape, ScrollAnimation, ScrollFadeStyle, ScrollStyle, Selection, TextCursorStyle,
    WidgetVisuals, Widgets,
};
use egui::{
    Color32, Context, CornerRadius, CursorIcon, Margin, Shadow, Stroke, Style, TextStyle, Visuals,
    vec2,
};

/// Cut with scissors rather than rounded.
const CORNER: CornerRadius = CornerRadius::same(3);

pub(super) fn apply(theme: &Theme, ctx: &Context, reduce_motion: bool) {
    ctx.set_theme(match theme.mode {
        Mode::Dark => egui::Theme::Dark,
        Mode::Light | Mode::HighContrast => egui::Theme::Light,
    });
    // The zoom is a setting of ours, with its own keys and limits.
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    ctx.all_styles_mut(|style| dress(style, theme, reduce_motion));
}

fn dress(style: &mut Style, theme: &Theme, reduce_motion: bool) {
    style.text_styles = [
        (TextStyle::Small, text(size::SMALL)),
        (TextStyle::Body, text(size::BODY)),
        (TextStyle::Monospace, text(size::BODY)),
        (TextStyle::Button, bold(size::BODY)),
        (TextStyle::Name("value".into()), display(size::VALUE)),
        (TextStyle::Heading, display(size::TITLE)),
    ]
    .into();
    style.drag_value_text_style = TextStyle::Button;
    style.explanation_tooltips = false;
    style.url_in_tooltip = false;
    style.animation_time = if reduce_motion {
        0.0
    } else {
        size::LIFT_SECONDS
    };
    style.scroll_animation = if reduce_motion {
        ScrollAnimation::none()
    } else {
        ScrollAnimation::default()
    };
    space(style);
    style.interaction.tooltip_delay = size::TOOLTIP_SECONDS;
    style.interaction.selectable_labels = false;
    style.interaction.multi_widget_text_select = false;
    style.visuals = visuals(theme);
}

fn space(style: &mut Style) {
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(size::GAP, size::GAP);
    spacing.window_margin = Margin::same(16);
    spacing.menu_margin = Margin::same(8);
    spacing.button_padding = vec2(12.0, 6.0);
    spacing.interact_size = vec2(size::COMMIT, size::CONTROL);
    spacing.icon_width = size::TARGET;
    spacing.icon_width_inner = 14.0;
    spacing.icon_spacing = size::GAP;
    spacing.indent = size::TARGET;
    spacing.slider_width = 180.0;
    spacing.slider_rail_height = 8.0;
    spacing.combo_width = 180.0;
    spacing.combo_height = 320.0;
    spacing.text_edit_width = 240.0;
    spacing.tooltip_width = 360.0;
    spacing.menu_width = 320.0;
    spacing.scroll = ScrollStyle {
        bar_width: 12.0,
        handle_min_length: 32.0,
        bar_inner_margin: 6.0,
        bar_outer_margin: 2.0,
        // It fades into the ground's colour, which is not what lies behind on a sign.
        fade: ScrollFadeStyle {
            strength: 0.0,
            ..ScrollFadeStyle::default()
        },
        ..ScrollStyle::solid()
    };
}

fn visuals(theme: &Theme) -> Visuals {
    let line = if theme.textured { size::LINE } else { 3.0 };
    let base = match theme.mode {
        Mode::Dark => Visuals::dark(),
        Mode::Light | Mode::HighContrast => Visuals::light(),
    };
    let shadow = |offset| Shadow {
        offset: [offset, offset],
        blur: 0,
        spread: 0,
        color: theme.shadow,
    };
    Visuals {
        weak_text_color: Some(theme.weak_text),
        widgets: widgets(theme, line),
        selection: Selection {
            bg_fill: theme.selection.ground,
            stroke: Stroke::new(line, theme.selection.text),
        },
        hyperlink_color: theme.good_text,
        faint_bg_color: super::mix(theme.panel, theme.hairline, 0.3),
        extreme_bg_color: theme.field.ground,
        text_edit_bg_color: Some(theme.field.ground),
        code_bg_color: theme.tag.ground,
        warn_fg_color: theme.bad_text,
        error_fg_color: theme.bad_text,
        window_corner_radius: CORNER,
        window_shadow: shadow(5),
        window_fill: theme.panel,
        window_stroke: Stroke::new(line, theme.line),
        window_highlight_topmost: false,
        menu_corner_radius: CORNER,
        panel_fill: theme.ground,
        popup_shadow: shadow(3),
        text_cursor: TextCursorStyle {
            stroke: Stroke::new(2.0, theme.field.text),
            // A steady one costs no frames.
            blink: false,
            ..TextCursorStyle::default()
        },
        indent_has_left_vline: false,
        striped: false,
        slider_trailing_fill: true,
        handle_shape: HandleShape::Rect { aspect_ratio: 0.7 },
        interact_cursor: Some(CursorIcon::PointingHand),
        image_loading_spinners: false,
        disabled_alpha: 1.0,
        ..base
    }
}

fn widgets(theme: &Theme, line: f32) -> Widgets {
    let dress = |coat: Coat, solid: Color32, line: f32| WidgetVisuals {
        bg_fill: solid,
        weak_bg_fill: coat.ground,
        bg_stroke: Stroke::new(line, coat.edge),
        corner_radius: CORNER,
        fg_stroke: Stroke::new(line, coat.text),
        expansion: 0.0,
    };
    let handle = theme.weak_text;
    Widgets {
        noninteractive: WidgetVisuals {
            bg_fill: theme.panel,
            weak_bg_fill: theme.panel,
            bg_stroke: Stroke::new(line * 0.75, theme.line),
            corner_radius: CORNER,
            fg_stroke: Stroke::new(line, theme.panel_text),
            expansion: 0.0,
        },
        inactive: dress(theme.plain, handle, line),
        hovered: dress(theme.tag_on, theme.line, line),
        active: dress(theme.tag_on, theme.line, line + 1.0),
        open: dress(theme.tag_on, theme.line, line),
    }
}
