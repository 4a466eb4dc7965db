//! Clause 5: the options of a game, their names, values and defaults.

use super::variant::Variant;

/// What may be agreed before a game. Values are the words of the rule sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub flying: &'static str,
    pub double_mill: &'static str,
    pub both_flying: &'static str,
    /// Plies, or none.
    pub quiet_limit: Option<u32>,
    pub repetition: &'static str,
    pub diagonals: &'static str,
}

impl Options {
    /// What holds when nothing is said.
    pub fn defaults(variant: &Variant) -> Options {
        Options {
            flying: if variant.flying { "on" } else { "off" },
            double_mill: "one",
            both_flying: "offer",
            quiet_limit: Some(100),
            repetition: "on",
            diagonals: "off",
        }
    }

    /// Sets one option from `name=value`.
    pub fn set(&mut self, variant: &Variant, text: &str) -> Result<(), String> {
        let (name, value) = text.split_once('=').ok_or(format!("no option: {text}"))?;
        match name {
            "flying" => self.flying = one_of(["on", "off"], value)?,
            "double-mill" => self.double_mill = one_of(["one", "two"], value)?,
            "both-flying" => self.both_flying = one_of(["offer", "draw", "play"], value)?,
            "quiet-limit" => self.quiet_limit = plies(value)?,
            "repetition" => self.repetition = one_of(["on", "off"], value)?,
            "diagonals" if variant.id == "three" => {
                self.diagonals = one_of(["on", "off"], value)?;
            }
            _ => return Err(format!("no such option: {name}")),
        }
        Ok(())
    }

    /// Every `name=value`, in the order of the contract.
    pub fn all(&self) -> [String; 6] {
        let limit = self
            .quiet_limit
            .map_or("none".to_string(), |plies| plies.to_string());
        [
            format!("flying={}", self.flying),
            format!("double-mill={}", self.double_mill),
            format!("both-flying={}", self.both_flying),
            format!("quiet-limit={limit}"),
            format!("repetition={}", self.repetition),
            format!("diagonals={}", self.diagonals),
        ]
    }

    /// Only those that differ from the defaults of the variant.
    pub fn not_default(&self, variant: &Variant) -> Vec<String> {
        let defaults = Options::defaults(variant).all();
        self.all()
            .into_iter()
            .filter(|option| !defaults.contains(option))
            .collect()
    }
}

fn one_of<const N: usize>(words: [&'static str; N], value: &str) -> Result<&'static str, String> {
    words
        .into_iter()
        .find(|&word| word == value)
        .ok_or(format!("no such value: {value}"))
}

/// `none`, or 1 to 9999.
fn plies(value: &str) -> Result<Option<u32>, String> {
    match value.parse() {
        _ if value == "none" => Ok(None),
        Ok(plies @ 1..=9999) => Ok(Some(plies)),
        _ => Err(format!("no such limit: {value}")),
    }
}
