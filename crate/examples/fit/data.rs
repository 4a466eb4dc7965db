//! Samples as the fitter needs them: features, and the points to expect.

use crate::loss::expected;
use crate::sample::Sample;
use mlin::search::evaluate;

/// How much of what is to be expected comes from the result of the game, the rest from the score.
const RESULT: f32 = 0.3;

/// One sample.
pub struct Row<'d> {
    /// Weights that count, and the hundredths of a man that each unit of them is worth.
    pub features: &'d [(u32, f32)],
    /// Hundredths of a man that stand beside the features.
    pub men: f32,
    /// The part of the points to expect, from 0 to 1.
    pub target: f32,
    /// The part of the points that the game brought.
    pub result: f32,
}

/// Many samples, with all features in one list.
#[derive(Default)]
pub struct Data {
    /// Where the features of each sample end.
    ends: Vec<usize>,
    features: Vec<(u32, f32)>,
    labels: Vec<[f32; 3]>,
}

impl Data {
    pub fn extend(&mut self, samples: &[Sample]) {
        for sample in samples {
            evaluate::features(&sample.position, |weight, count| {
                let worth = (count * evaluate::UNIT) as f32;
                self.features.push((weight as u32, worth));
            });
            self.ends.push(self.features.len());
            let result = f32::from(sample.half_points) / 2.0;
            let score = expected(f32::from(sample.score));
            let target = RESULT * result + (1.0 - RESULT) * score;
            let men = evaluate::men(&sample.position) as f32;
            self.labels.push([men, target, result]);
        }
    }

    pub fn from_iter(samples: &[Sample]) -> Data {
        let mut data = Data::default();
        data.extend(samples);
        data
    }

    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn row(&self, index: usize) -> Row<'_> {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        let [men, target, result] = self.labels[index];
        Row {
            features: &self.features[start..self.ends[index]],
            men,
            target,
            result,
        }
    }

    /// How often each of so many weights counts.
    pub fn frequencies(&self, weights: usize) -> Vec<u32> {
        let mut frequencies = vec![0; weights];
        for &(weight, _) in &self.features {
            frequencies[weight as usize] += 1;
        }
        frequencies
    }
}

impl Row<'_> {
    /// What the evaluation says with these weights, in hundredths of a man.
    pub fn value(&self, weights: &[f32]) -> f32 {
        let worth = |&(weight, worth): &(u32, f32)| weights[weight as usize] * worth;
        self.men + self.features.iter().map(worth).sum::<f32>()
    }
}
