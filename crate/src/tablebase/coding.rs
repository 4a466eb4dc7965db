//! Arithmetic coding of bits by chances that are learnt on the way
//! (<https://en.wikipedia.org/wiki/Arithmetic_coding>): what was likely costs next to nothing. The
//! coder is the carryless one of Mahoney's lpaq (<http://mattmahoney.net/dc/>).

/// The chance that a bit is set, learnt from the bits so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance {
    of_one: u16,
    /// Bits seen.
    seen: u8,
}

/// How fast a chance follows what is seen: it goes a part of `2^-rate` of the way.
const FIRST_RATE: u8 = 1;
const LAST_RATE: u8 = 5;

impl Chance {
    /// Nothing is known yet.
    pub(super) const EVEN: Chance = Chance {
        of_one: 1 << 15,
        seen: 0,
    };

    const fn learn(&mut self, bit: bool) {
        let mut rate = FIRST_RATE + self.seen / 2;
        if rate >= LAST_RATE {
            rate = LAST_RATE;
        } else {
            self.seen += 1;
        }
        if bit {
            self.of_one += (u16::MAX - self.of_one) >> rate;
        } else {
            self.of_one -= self.of_one >> rate;
        }
    }
}

/// Writes bits, or reads the same bits.
pub(super) trait Coder {
    /// Writes this bit, or returns the one that was written.
    fn code(&mut self, bit: bool, chance: &mut Chance) -> bool;
}

/// The numbers between which what is written lies, as far as it is not written yet.
#[derive(Debug)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const ALL: Interval = Interval {
        low: 0,
        high: u32::MAX,
    };

    /// The last number of the part that means a set bit.
    fn middle(&self, chance: &Chance) -> u32 {
        let length = u64::from(self.high - self.low);
        self.low + ((length * u64::from(chance.of_one)) >> u16::BITS) as u32
    }

    const fn narrow(&mut self, bit: bool, middle: u32) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Takes the first byte off, once it is the same for all numbers left.
    const fn shift(&mut self) -> Option<u8> {
        let first = self.high >> 24;
        if self.low >> 24 != first {
            return None;
        }
        self.low <<= 8;
        self.high = self.high << 8 | 255;
        Some(first as u8)
    }
}

/// Writes bits.
#[derive(Debug)]
pub(super) struct Writer {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Writer {
    pub(super) const fn new() -> Writer {
        Writer {
            interval: Interval::ALL,
            bytes: Vec::new(),
        }
    }

    /// All that was written.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.push((self.interval.high >> 24) as u8);
        self.bytes
    }
}

impl Coder for Writer {
    fn code(&mut self, bit: bool, chance: &mut Chance) -> bool {
        let middle = self.interval.middle(chance);
        self.interval.narrow(bit, middle);
        chance.learn(bit);
        while let Some(byte) = self.interval.shift() {
            self.bytes.push(byte);
        }
        bit
    }
}

/// Reads what a [`Writer`] wrote; from other bytes it reads any bits.
#[derive(Debug)]
pub(super) struct Reader<'b> {
    interval: Interval,
    number: u32,
    bytes: std::slice::Iter<'b, u8>,
}

impl Reader<'_> {
    pub(super) fn new(bytes: &[u8]) -> Reader<'_> {
        let mut reader = Reader {
            interval: Interval::ALL,
            number: 0,
            bytes: bytes.iter(),
        };
        for _ in 0..4 {
            reader.read();
        }
        reader
    }

    /// After the last byte there are noughts.
    fn read(&mut self) {
        let byte = self.bytes.next().copied().unwrap_or(0);
        self.number = self.number << 8 | u32::from(byte);
    }
}

impl Coder for Reader<'_> {
    fn code(&mut self, _: bool, chance: &mut Chance) -> bool {
        let middle = self.interval.middle(chance);
        let bit = self.number <= middle;
        self.interval.narrow(bit, middle);
        chance.learn(bit);
        while self.interval.shift().is_some() {
            self.read();
        }
        bit
    }
}
