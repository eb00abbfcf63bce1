//! The sounds themselves: noise, tones and decay, computed once, the same on every machine.

use super::Cue;
use std::f32::consts::TAU;

/// Samples a second.
pub const RATE: u32 = 44_100;
/// Loudest a sample gets, of 1: the table is meant to be talked over.
const PEAK: f32 = 0.5;
/// Loudest a whole sound gets (root mean square): a long tone sounds louder than a click with its peak.
const LOUD: f32 = 0.13;

/// The sound as single-channel samples at [`RATE`], each within −1 to 1; it begins and ends in silence.
#[must_use]
pub fn samples(cue: Cue) -> Vec<f32> {
    let mut noise = Noise(0x2545_F491);
    let mut sound = match cue {
        Cue::Paper => paper(&mut noise),
        Cue::Coins => coins(),
        Cue::Stamp => thud(&mut noise, 0.16, 110.0, 0.35),
        Cue::Drag => drag(&mut noise),
        Cue::Slam => thud(&mut noise, 0.34, 70.0, 0.9),
        Cue::Whistle => whistle(),
        Cue::Engine => engine(&mut noise),
        Cue::Murmur => murmur(&mut noise),
        Cue::Applause => applause(&mut noise),
    };
    level(&mut sound);
    sound
}

/// White noise from a xorshift generator: the same for everybody.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

/// One number for each sample of so many seconds, from the time in seconds.
fn over(seconds: f32, mut wave: impl FnMut(f32) -> f32) -> Vec<f32> {
    let count = (seconds * RATE as f32) as u32;
    (0..count).map(|n| wave(n as f32 / RATE as f32)).collect()
}

/// A tone whose pitch may change: what counts is how far it has turned, not the time that passed.
#[derive(Clone, Copy, Default)]
struct Tone(f32);

impl Tone {
    fn next(&mut self, hertz: f32) -> f32 {
        self.0 = (self.0 + hertz / RATE as f32).fract();
        (TAU * self.0).sin()
    }
}

/// Lets through what is slower than `hertz`: a filter of one pole.
fn muffled(sound: &mut [f32], hertz: f32) {
    let share = 1.0 - (-TAU * hertz / RATE as f32).exp();
    let mut held = 0.0;
    for sample in sound {
        held += share * (*sample - held);
        *sample = held;
    }
}

/// A card: a short brush of noise with a soft edge.
fn paper(noise: &mut Noise) -> Vec<f32> {
    let mut sound = over(0.09, |t| {
        let swell = (t / 0.012).min(1.0);
        noise.next() * swell * (-t * 42.0).exp()
    });
    muffled(&mut sound, 3_600.0);
    sound
}

/// Four coins one after another, each two clear partials.
fn coins() -> Vec<f32> {
    let falls = [
        (0.0, 2_310.0),
        (0.07, 2_940.0),
        (0.13, 2_620.0),
        (0.21, 3_310.0),
    ];
    over(0.55, |t| {
        let coin = |(at, hertz): (f32, f32)| {
            let since = t - at;
            if since < 0.0 {
                return 0.0;
            }
            let ring = (TAU * hertz * since).sin() + 0.6 * (TAU * hertz * 2.41 * since).sin();
            ring * (-since * 24.0).exp() * (since / 0.002).min(1.0)
        };
        falls.into_iter().map(coin).sum()
    })
}

/// Something heavy on wood: a falling tone and a slap of noise.
fn thud(noise: &mut Noise, seconds: f32, hertz: f32, slap: f32) -> Vec<f32> {
    let mut sound = over(seconds, |t| {
        let fall = hertz * (1.0 + 1.4 * (-t * 60.0).exp());
        let body = (TAU * fall * t).sin() * (-t * 16.0).exp();
        body + slap * noise.next() * (-t * 70.0).exp()
    });
    muffled(&mut sound, 2_400.0);
    sound
}

/// Cloth over planks: noise that swells and sinks in four steps.
fn drag(noise: &mut Noise) -> Vec<f32> {
    let mut sound = over(0.42, |t| {
        let steps = (TAU * 9.0 * t).sin().abs();
        let arc = (std::f32::consts::PI * t / 0.42).sin();
        noise.next() * (0.3 + 0.7 * steps) * arc
    });
    muffled(&mut sound, 1_300.0);
    sound
}

/// A pea whistle, twice.
fn whistle() -> Vec<f32> {
    let mut tone = Tone::default();
    over(0.5, |t| {
        let blow = match t {
            ..0.18 => (std::f32::consts::PI * t / 0.18).sin(),
            0.24.. => (std::f32::consts::PI * (t - 0.24) / 0.26).sin(),
            _ => 0.0,
        };
        // The pea closes the hole as it rolls past: a little lower, and softer.
        let pea = (TAU * 31.0 * t).sin();
        tone.next(2_240.0 + 90.0 * pea) * blow.powf(0.6) * (0.75 + 0.25 * pea)
    })
}

/// A small two-stroke that comes and goes.
fn engine(noise: &mut Noise) -> Vec<f32> {
    let mut turned = 0.0;
    let mut sound = over(0.7, |t| {
        turned += (62.0 + 70.0 * t) / RATE as f32;
        let fire = (1.0 - turned.fract() * 3.0).max(0.0);
        let arc = (std::f32::consts::PI * t / 0.7).sin();
        (fire + 0.15 * noise.next()) * arc
    });
    muffled(&mut sound, 900.0);
    sound
}

/// Many voices far away: vowels of noise that rise and fall, each in its own time.
fn murmur(noise: &mut Noise) -> Vec<f32> {
    let mut voices = [(210.0, 1.9), (265.0, 2.6), (330.0, 2.2), (405.0, 3.1)]
        .map(|(hertz, pace)| (hertz, pace, Tone::default(), Tone::default()));
    let mut sound = over(1.9, |t| {
        let voice = |(hertz, pace, low, high): &mut (f32, f32, Tone, Tone)| {
            let syllable = (TAU * *pace * t + *hertz).sin().max(0.0);
            let waver = *hertz * (1.0 + 0.03 * (TAU * 5.3 * t + *hertz).sin());
            (low.next(waver) + 0.5 * high.next(waver * 2.0)) * syllable
        };
        let crowd: f32 = voices.iter_mut().map(voice).sum();
        let arc = (std::f32::consts::PI * t / 1.9).sin();
        (crowd * 0.2 + noise.next() * 0.5) * arc
    });
    muffled(&mut sound, 700.0);
    sound
}

/// Many hands: claps at chance moments, densest at first.
fn applause(noise: &mut Noise) -> Vec<f32> {
    let mut clap = 0.0;
    let mut sound = over(1.8, |t| {
        let crowd = (t / 0.25).min(1.0) * ((1.8 - t) / 1.1).min(1.0);
        if noise.next() > 1.0 - 0.006 * crowd {
            clap = 1.0;
        }
        clap *= 0.9975;
        clap * noise.next() * crowd
    });
    muffled(&mut sound, 2_800.0);
    sound
}

/// Brings a sound as near to [`PEAK`] and [`LOUD`] as neither is passed, and lets both ends fade, so that
/// nothing clicks.
fn level(sound: &mut [f32]) {
    let loudest = sound
        .iter()
        .fold(0.0_f32, |most, sample| most.max(sample.abs()));
    let power = sound.iter().map(|one| one * one).sum::<f32>() / sound.len().max(1) as f32;
    let gain = (PEAK / loudest.max(f32::EPSILON)).min(LOUD / power.sqrt().max(f32::EPSILON));
    let fade = (RATE / 250) as usize;
    let last = sound.len().saturating_sub(1);
    for (place, sample) in sound.iter_mut().enumerate() {
        let edge = (place.min(last - place) as f32 / fade as f32).min(1.0);
        *sample *= edge * gain;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_short_modest_and_begins_and_ends_in_silence() {
        for cue in Cue::ALL {
            let sound = samples(cue);
            let seconds = sound.len() as f32 / RATE as f32;
            assert!((0.05..2.0).contains(&seconds), "{cue:?} takes {seconds} s");
            let loudest = sound.iter().fold(0.0_f32, |most, one| most.max(one.abs()));
            assert!(loudest <= PEAK && loudest > 0.15, "{cue:?}: {loudest}");
            let ends = [sound.first(), sound.last()];
            assert!(ends.iter().flatten().all(|end| end.abs() < 1e-3), "{cue:?}");
            let power = sound.iter().map(|one| one * one).sum::<f32>() / sound.len() as f32;
            let loud = power.sqrt();
            assert!((0.05..=LOUD).contains(&loud), "{cue:?}: {loud}");
        }
    }

    #[test]
    fn the_whistle_keeps_its_pitch() {
        let sound = samples(Cue::Whistle);
        let piece = RATE as usize / 50;
        for (number, piece) in sound.chunks_exact(piece).enumerate() {
            if piece.iter().all(|one| one.abs() < 0.02) {
                continue;
            }
            let rises = piece.windows(2).filter(|two| two[0] < 0.0 && two[1] >= 0.0);
            let hertz = rises.count() as f32 * 50.0;
            assert!(
                (2_050.0..2_450.0).contains(&hertz),
                "{hertz} Hz in piece {number}"
            );
        }
    }

    #[test]
    fn no_two_sounds_are_alike() {
        let sounds = Cue::ALL.map(samples);
        for (place, sound) in sounds.iter().enumerate() {
            assert!(!sounds.iter().skip(place + 1).any(|other| other == sound));
        }
    }
}
