//! A small net: from what a seat sees to its chance to win.

use super::looks::{MOMENT, Moment, SETTING, Setting, Stakes};

/// Cells between what is seen and the answer.
pub const CELLS: usize = 64;
/// Numbers of a net: a row for each number of a setting and of a moment, one of constants, one of the
/// cells' own weights, one constant.
pub const NUMBERS: usize = (SETTING + MOMENT + 2) * CELLS + 1;
/// Steps to 1 in a stored number.
const STEPS: f32 = 1024.0;

/// Cells that are added up at once.
const PART: usize = 32;

type Row = [f32; CELLS];

/// The numbers of a net.
#[derive(Clone, Debug)]
pub struct Net {
    setting: Vec<Row>,
    moment: Vec<Row>,
    constants: Row,
    out: Row,
    constant: f32,
}

/// A setting as a net sees it: many moments of it are judged at little cost.
#[derive(Clone, Debug)]
pub struct Seen<'n> {
    net: &'n Net,
    stakes: Stakes,
    cells: Row,
}

impl Net {
    /// A net of those numbers in the order of its rows; those that are missing are 0.
    #[must_use]
    pub fn new(numbers: &[f32]) -> Self {
        let mut numbers = numbers.iter().copied();
        let mut row = || std::array::from_fn(|_| numbers.next().unwrap_or(0.0));
        let setting = (0..SETTING).map(|_| row()).collect();
        let moment = (0..MOMENT).map(|_| row()).collect();
        let (constants, out) = (row(), row());
        Self {
            setting,
            moment,
            constants,
            out,
            constant: numbers.next().unwrap_or(0.0),
        }
    }

    /// Reads numbers stored by [`Net::store`].
    #[must_use]
    pub fn read(bytes: &[u8]) -> Self {
        let pairs = bytes.as_chunks::<2>().0.iter();
        let numbers: Vec<f32> = pairs
            .map(|&pair| f32::from(i16::from_le_bytes(pair)) / STEPS)
            .collect();
        Self::new(&numbers)
    }

    /// Those numbers as [`Net::read`] wants them: two bytes each.
    #[must_use]
    pub fn store(numbers: &[f32]) -> Vec<u8> {
        let step = |&number: &f32| ((number * STEPS).round() as i16).to_le_bytes();
        numbers.iter().flat_map(step).collect()
    }

    /// Takes a setting in.
    #[must_use]
    pub fn see(&self, setting: &Setting) -> Seen<'_> {
        let mut cells = self.constants;
        add(&mut cells, &self.setting, setting.items());
        Seen {
            net: self,
            stakes: setting.stakes(),
            cells,
        }
    }
}

impl Seen<'_> {
    /// The chance to win, 0 to 1.
    #[must_use]
    pub fn chance(&self, moment: &Moment) -> f32 {
        let mut cells = self.cells;
        add(
            &mut cells,
            &self.net.moment,
            moment.items(&self.stakes).all(),
        );
        let mut sum = [0.0_f32; 8];
        let outs = self.net.out.as_chunks::<8>().0;
        for (cells, outs) in cells.as_chunks::<8>().0.iter().zip(outs) {
            for ((sum, cell), out) in sum.iter_mut().zip(cells).zip(outs) {
                *sum += cell.max(0.0) * out;
            }
        }
        let score = self.net.constant + sum.iter().sum::<f32>();
        1.0 / (1.0 + (-score.clamp(-20.0, 20.0)).exp())
    }
}

/// Adds rows to the cells, a part of the cells after the other: a part stays in registers.
fn add(cells: &mut Row, rows: &[Row], items: &[(u16, f32)]) {
    for (part, cells) in cells.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
        let mut sums = *cells;
        for &(at, amount) in items {
            let Some(row) = rows.get(usize::from(at)) else {
                continue;
            };
            if let Some(weights) = row.as_chunks::<PART>().0.get(part) {
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += amount * weight;
                }
            }
        }
        *cells = sums;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_net_reads_back_as_it_was_stored() {
        let numbers: Vec<f32> = (0..NUMBERS)
            .map(|at| (at % 512) as f32 / 256.0 - 1.0)
            .collect();
        let (one, two) = (Net::new(&numbers), Net::read(&Net::store(&numbers)));
        assert_eq!((&one.setting, &one.moment), (&two.setting, &two.moment));
        assert_eq!((one.constants, one.out), (two.constants, two.out));
        assert!((one.constant - two.constant).abs() < 1e-6);
    }

    #[test]
    fn the_nets_that_were_learnt_fit_what_is_seen() {
        for bytes in [
            &include_bytes!("../../../assets/bots/duel.net")[..],
            &include_bytes!("../../../assets/bots/crowd.net")[..],
        ] {
            assert_eq!(bytes.len(), NUMBERS * 2);
        }
    }
}
