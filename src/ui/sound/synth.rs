//! The sounds themselves: noise, tones and decay, computed once, the same on every machine.

use super::Cue;
use std::f32::consts::TAU;

/// Samples a second.
pub const RATE: u32 = 44_100;
/// Loudest a sample gets, of 1: the table is meant to be talked over.
const PEAK: f32 = 0.5;

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
    over(0.5, |t| {
        let blow = match t {
            ..0.18 => (std::f32::consts::PI * t / 0.18).sin(),
            0.24.. => (std::f32::consts::PI * (t - 0.24) / 0.26).sin(),
            _ => 0.0,
        };
        let pea = 2_240.0 + 90.0 * (TAU * 31.0 * t).sin();
        (TAU * pea * t).sin() * blow.powf(0.6) * 0.7
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
    let voices = [(210.0, 1.9), (265.0, 2.6), (330.0, 2.2), (405.0, 3.1)];
    let mut sound = over(1.9, |t| {
        let voice = |(hertz, pace): (f32, f32)| {
            let syllable = (TAU * pace * t + hertz).sin().max(0.0);
            let waver = hertz * (1.0 + 0.03 * (TAU * 5.3 * t + hertz).sin());
            let throat = (TAU * waver * t).sin() + 0.5 * (TAU * waver * 2.0 * t).sin();
            throat * syllable
        };
        let crowd: f32 = voices.into_iter().map(voice).sum();
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

/// Brings the loudest sample to [`PEAK`] and lets both ends fade, so that nothing clicks.
fn level(sound: &mut [f32]) {
    let loudest = sound
        .iter()
        .fold(0.0_f32, |most, sample| most.max(sample.abs()));
    let fade = (RATE / 250) as usize;
    let last = sound.len().saturating_sub(1);
    for (place, sample) in sound.iter_mut().enumerate() {
        let edge = (place.min(last - place) as f32 / fade as f32).min(1.0);
        *sample *= edge * PEAK / loudest.max(f32::EPSILON);
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
            assert!(loudest <= PEAK && loudest > 0.3, "{cue:?}: {loudest}");
            let ends = [sound.first(), sound.last()];
            assert!(ends.iter().flatten().all(|end| end.abs() < 1e-3), "{cue:?}");
            let power = sound.iter().map(|one| one * one).sum::<f32>() / sound.len() as f32;
            assert!(power.sqrt() > 0.01, "{cue:?} can't be heard");
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
