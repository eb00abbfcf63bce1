//! The numbers of the judgement, found by letting it play some hundred thousand games against itself
//! with slightly other numbers (an evolution strategy), once for two players and once for four.
//!
//! They are one seat's feelings, not prices: that a Cousin is worth keeping at € 28 only says how good
//! a set must be before he is spent.

/// How moves are judged, in € where nothing else is said.
#[derive(Clone, Copy, Debug)]
pub(in crate::bots) struct Weights {
    /// Share of its value that a single product card counts.
    pub(in crate::bots) single: f32,
    /// What two of a kind promise to grow by, in multiples of the card's value.
    pub(in crate::bots) grow_two: f32,
    /// The same for three of a kind.
    pub(in crate::bots) grow_three: f32,
    /// The same for four of a kind.
    pub(in crate::bots) grow_four: f32,
    /// Share of its price that a set in hand counts.
    pub(in crate::bots) waiting: f32,
    /// Share of the price that three of the four garments count.
    pub(in crate::bots) near_four: f32,
    /// Share of the price that two of the three foods count.
    pub(in crate::bots) near_three: f32,
    /// Weight of the second-best set in hand; the best counts in full.
    pub(in crate::bots) second: f32,
    /// Weight of the third-best.
    pub(in crate::bots) third: f32,
    /// Weight of each further one.
    pub(in crate::bots) later: f32,
    /// Turns that must be left for a hand to count in full.
    pub(in crate::bots) time_hand: f32,
    /// Turns that must be left for sets to grow in full.
    pub(in crate::bots) time_grow: f32,
    /// Turns that each set short of five is thought to last.
    pub(in crate::bots) pace: f32,
    /// What it costs to hold seven cards: nothing can be drawn.
    pub(in crate::bots) full: f32,
    /// What it costs to hold six.
    pub(in crate::bots) nearly_full: f32,
    /// Keeping a License for later.
    pub(in crate::bots) keep_license: f32,
    /// Keeping a Cousin: the higher, the better the set it is spent on.
    pub(in crate::bots) keep_cousin: f32,
    /// Keeping a Police card.
    pub(in crate::bots) keep_police: f32,
    /// Keeping an Aunt.
    pub(in crate::bots) keep_aunt: f32,
    /// Keeping a Van.
    pub(in crate::bots) keep_van: f32,
    /// Keeping a Charo.
    pub(in crate::bots) keep_charo: f32,
    /// What drawing two and keeping one brings.
    pub(in crate::bots) draw: f32,
    /// How much of that each card in hand takes away.
    pub(in crate::bots) draw_held: f32,
    /// What a set more brings beside its price, towards five.
    pub(in crate::bots) tempo: f32,
    /// The same for whoever is ahead with it.
    pub(in crate::bots) tempo_ahead: f32,
    /// Weight of a Cousin's gain where an Aunt may answer; above 1 it pays to dare.
    pub(in crate::bots) unanswered: f32,
    /// Share of a set's worth that a License saves.
    pub(in crate::bots) danger: f32,
    /// Share of the leading rival's loss that is this seat's gain.
    pub(in crate::bots) harm_leader: f32,
    /// Share of another rival's loss.
    pub(in crate::bots) harm_other: f32,
    /// What each card of a fresh hand is worth.
    pub(in crate::bots) fresh: f32,
    /// What each card of a rival's lost hand is worth.
    pub(in crate::bots) lost: f32,
    /// What an Aunt must save, beyond what keeping her is worth.
    pub(in crate::bots) aunt_least: f32,
    /// The same where somebody else is robbed.
    pub(in crate::bots) aunt_favour: f32,
}

impl Weights {
    /// The numbers for a table of so many players: a rival's loss is one's own gain only in a duel.
    pub(in crate::bots) const fn of(players: u8) -> &'static Self {
        if players > 2 {
            &Self::CROWD
        } else {
            &Self::DUEL
        }
    }

    /// The same for the medium bot.
    pub(in crate::bots) const fn patient(players: u8) -> &'static Self {
        if players > 2 {
            &Self::CROWD
        } else {
            &Self::PATIENT
        }
    }

    /// Two players.
    const DUEL: Self = Self {
        single: 0.17,
        grow_two: 1.08,
        grow_three: 0.43,
        grow_four: 0.36,
        waiting: 0.20,
        near_four: -0.35,
        near_three: -0.21,
        second: 0.34,
        third: 0.36,
        later: 0.30,
        time_hand: 1.23,
        time_grow: 5.32,
        pace: 4.73,
        full: 2.70,
        nearly_full: 0.82,
        keep_license: -1.00,
        keep_cousin: 28.43,
        keep_police: 13.36,
        keep_aunt: 9.20,
        keep_van: 3.58,
        keep_charo: 9.18,
        draw: 10.08,
        draw_held: -0.27,
        tempo: 0.25,
        tempo_ahead: 1.98,
        unanswered: 2.25,
        danger: 0.04,
        harm_leader: 1.85,
        harm_other: 0.18,
        fresh: 2.55,
        lost: 2.87,
        aunt_least: 0.98,
        aunt_favour: 1.73,
    };

    /// Two players, as the medium bot sees it: round numbers nearer to how people judge. It waits for
    /// bigger sets and spends its Cousins sooner than is best.
    const PATIENT: Self = Self {
        single: 0.40,
        grow_two: 0.70,
        grow_three: 0.50,
        grow_four: 0.40,
        waiting: 0.75,
        near_four: 0.30,
        near_three: 0.35,
        second: 0.70,
        third: 0.60,
        later: 0.45,
        time_hand: 1.05,
        time_grow: 4.35,
        pace: 2.40,
        full: 2.20,
        nearly_full: 0.60,
        keep_license: 2.00,
        keep_cousin: 13.10,
        keep_police: 7.10,
        keep_aunt: 5.30,
        keep_van: 2.75,
        keep_charo: 6.05,
        draw: 5.90,
        draw_held: 0.00,
        tempo: 0.05,
        tempo_ahead: 1.25,
        unanswered: 1.10,
        danger: 0.25,
        harm_leader: 1.15,
        harm_other: 0.25,
        fresh: 2.90,
        lost: 2.60,
        aunt_least: 1.00,
        aunt_favour: 6.45,
    };

    /// Three to five players.
    const CROWD: Self = Self {
        single: 0.58,
        grow_two: -0.02,
        grow_three: 0.37,
        grow_four: 0.56,
        waiting: 1.40,
        near_four: 0.10,
        near_three: -0.01,
        second: 0.47,
        third: 0.31,
        later: 0.07,
        time_hand: 1.84,
        time_grow: 7.31,
        pace: 2.06,
        full: 5.30,
        nearly_full: 0.55,
        keep_license: -0.50,
        keep_cousin: 19.63,
        keep_police: 4.86,
        keep_aunt: 3.06,
        keep_van: 2.40,
        keep_charo: 5.86,
        draw: 16.33,
        draw_held: -0.63,
        tempo: 0.50,
        tempo_ahead: 1.43,
        unanswered: 0.99,
        danger: 0.40,
        harm_leader: 0.95,
        harm_other: 0.10,
        fresh: 1.70,
        lost: 2.32,
        aunt_least: 1.18,
        aunt_favour: 10.10,
    };
}
