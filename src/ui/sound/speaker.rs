//! Where sounds come out. The device is opened on a thread of its own at the first sound, because
//! that may take long or fail; from then on the window only sends what is to be heard.

use super::Cue;

/// Plays sounds, or stays silent where there is no device.
#[derive(Default)]
pub struct Speaker {
    #[cfg(feature = "sound")]
    thread: Option<std::sync::mpsc::Sender<(Cue, f32)>>,
}

impl Speaker {
    /// Whether this program can make sounds at all: whether it was built with the feature `sound`.
    pub const ABLE: bool = cfg!(feature = "sound");

    /// Plays a sound, 0 to 1 loud. Never waits.
    #[cfg(feature = "sound")]
    pub fn play(&mut self, cue: Cue, volume: f32) {
        if volume <= 0.0 {
            return;
        }
        let thread = self.thread.get_or_insert_with(device::open);
        // Without a device the thread is gone, and the sound with it.
        _ = thread.send((cue, volume));
    }

    /// Plays nothing.
    #[cfg(not(feature = "sound"))]
    pub const fn play(&mut self, _cue: Cue, _volume: f32) {}
}

#[cfg(feature = "sound")]
mod device {
    use super::super::{RATE, samples};
    use super::Cue;
    use rodio::buffer::SamplesBuffer;
    use rodio::{DeviceSinkBuilder, Source};
    use std::collections::HashMap;
    use std::num::NonZero;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// Starts the thread that owns the device.
    pub fn open() -> Sender<(Cue, f32)> {
        let (sender, receiver) = channel();
        let named = std::thread::Builder::new().name("sound".to_owned());
        // A system that gives no thread gives no sound.
        drop(named.spawn(move || run(&receiver)));
        sender
    }

    fn run(wanted: &Receiver<(Cue, f32)>) {
        let Ok(mut device) = DeviceSinkBuilder::open_default_sink() else {
            return;
        };
        device.log_on_drop(false);
        let (Some(one), Some(rate)) = (NonZero::new(1), NonZero::new(RATE)) else {
            return;
        };
        let mut known: HashMap<Cue, SamplesBuffer> = HashMap::new();
        while let Ok((cue, volume)) = wanted.recv() {
            let sound = known
                .entry(cue)
                .or_insert_with(|| SamplesBuffer::new(one, rate, samples(cue)));
            device.mixer().add(sound.clone().amplify(volume));
        }
    }
}
