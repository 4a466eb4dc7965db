//! Options, `VARIANT NAME=VALUE ...`: what is set is got again, what is refused changes nothing, and the
//! rules that come of it are written in a position text and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlin::{Options, Position, Rules, Variant};

fuzz_target!(|text: &str| {
    let mut words = text.split(' ');
    let Some(Ok(variant)) = words.next().map(str::parse::<Variant>) else {
        return;
    };
    let mut options: Options = variant.default_options();
    for word in words {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        let before = options;
        match options.set(name, value) {
            Ok(()) => {
                let got = options.get(name).expect("it was set");
                let mut again = before;
                assert_eq!(again.set(name, &got), Ok(()));
                assert_eq!(again, options);
            }
            Err(error) => {
                assert_eq!(options, before);
                assert_eq!(error.name(), name);
            }
        }
    }
    match Rules::new(variant, options) {
        Ok(rules) => {
            let start = Position::start(rules);
            assert_eq!(start.to_string().parse(), Ok(start));
            assert_eq!(*rules.options(), options);
        }
        Err(error) => assert!(options.get(error.name()).is_some()),
    }
});
