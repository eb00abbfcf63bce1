//! Gradient descent (Adam) for the small net.

use crate::games::Lesson;
use me_lo_quitan::bots::instinct::{CELLS, MOMENT, NUMBERS, SETTING};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// Positions a step.
const STEP: usize = 64;
const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;
const TINY: f32 = 1e-7;
/// Draws weights towards 0.
const DECAY: f32 = 1e-6;
const FEATURES: usize = SETTING + MOMENT;
const OUT: usize = (FEATURES + 1) * CELLS;
const MOST: f32 = 30.0;

pub struct Teacher {
    numbers: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
    error: f32,
}

impl Teacher {
    fn new(numbers: Vec<f32>) -> Self {
        Self {
            numbers,
            slope: vec![0.0; NUMBERS],
            mean: vec![0.0; NUMBERS],
            square: vec![0.0; NUMBERS],
            steps: 0,
            error: 0.25,
        }
    }

    pub fn fresh(chance: &mut ChaCha8Rng) -> Self {
        let mut numbers = vec![0.0; NUMBERS];
        for number in &mut numbers[..FEATURES * CELLS] {
            *number = chance.random_range(-0.15..0.15);
        }
        for number in &mut numbers[OUT..OUT + CELLS] {
            *number = chance.random_range(-0.2..0.2);
        }
        Self::new(numbers)
    }

    pub fn of(bytes: &[u8]) -> Self {
        let pairs = bytes.chunks_exact(2);
        Self::new(
            pairs
                .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / 1024.0)
                .collect(),
        )
    }

    pub fn numbers(&self) -> &[f32] {
        &self.numbers
    }

    /// Mean squared distance of what the net says from what it should have said, of late.
    pub fn error(&self) -> f32 {
        self.error
    }

    pub fn teach(&mut self, lessons: &mut [Lesson], rate: f32, chance: &mut ChaCha8Rng) {
        lessons.shuffle(chance);
        for step in lessons.chunks(STEP) {
            self.slope.fill(0.0);
            for lesson in step {
                self.lean(lesson);
            }
            self.walk(rate, step.len() as f32);
        }
    }

    fn lean(&mut self, lesson: &Lesson) {
        let mut cells = [0.0_f32; CELLS];
        let constants = FEATURES * CELLS;
        cells.copy_from_slice(&self.numbers[constants..constants + CELLS]);
        for &(at, amount) in &lesson.looks {
            let row = &self.numbers[usize::from(at) * CELLS..][..CELLS];
            for (cell, weight) in cells.iter_mut().zip(row) {
                *cell += amount * weight;
            }
        }
        let outs = &self.numbers[OUT..OUT + CELLS];
        let mut score = self.numbers[OUT + CELLS];
        for (cell, out) in cells.iter().zip(outs) {
            score += cell.max(0.0) * out;
        }
        let said = 1.0 / (1.0 + (-score.clamp(-20.0, 20.0)).exp());
        let off = said - lesson.target;
        self.error += (off * off - self.error) * 1e-5;
        let mut back = [0.0_f32; CELLS];
        for ((back, cell), out) in back.iter_mut().zip(&cells).zip(outs) {
            *back = if *cell > 0.0 { off * out } else { 0.0 };
        }
        for (slope, cell) in self.slope[OUT..OUT + CELLS].iter_mut().zip(&cells) {
            *slope += off * cell.max(0.0);
        }
        self.slope[OUT + CELLS] += off;
        let row = &mut self.slope[constants..constants + CELLS];
        for (slope, back) in row.iter_mut().zip(&back) {
            *slope += back;
        }
        for &(at, amount) in &lesson.looks {
            let row = &mut self.slope[usize::from(at) * CELLS..][..CELLS];
            for (slope, back) in row.iter_mut().zip(&back) {
                *slope += amount * back;
            }
        }
    }

    fn walk(&mut self, rate: f32, count: f32) {
        self.steps += 1;
        let less = |keep: f32| 1.0 - keep.powi(self.steps.min(100_000));
        let (mean_less, square_less) = (less(KEEP_MEAN), less(KEEP_SQUARE));
        let each = self.numbers.iter_mut().zip(&self.slope);
        for ((number, slope), (mean, square)) in
            each.zip(self.mean.iter_mut().zip(&mut self.square))
        {
            let slope = slope / count;
            *mean += (slope - *mean) * (1.0 - KEEP_MEAN);
            *square += (slope * slope - *square) * (1.0 - KEEP_SQUARE);
            *number -= rate * (*mean / mean_less) / ((*square / square_less).sqrt() + TINY);
            *number = (*number - *number * DECAY).clamp(-MOST, MOST);
        }
    }
}
