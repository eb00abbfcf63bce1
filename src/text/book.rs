//! A language's texts as they were read, and what of them need be put together only once: texts without
//! blanks, and amounts of money. A frame of the table asks for well over a hundred of both.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use std::collections::HashMap;
use std::sync::{OnceLock, PoisonError, RwLock};

/// Amounts kept, from €0; no game sees larger ones often.
const AMOUNTS: usize = 256;

pub(super) type Bundle = FluentBundle<FluentResource>;

/// A language's texts.
pub(super) struct Book {
    pub bundle: Bundle,
    plain: RwLock<HashMap<String, String>>,
    amounts: [OnceLock<String>; AMOUNTS],
}

impl Book {
    pub fn new(bundle: Bundle) -> Self {
        Self {
            bundle,
            plain: RwLock::default(),
            amounts: [const { OnceLock::new() }; AMOUNTS],
        }
    }

    /// The text of that key, put together by `make` the first time.
    pub fn plain(&self, key: &str, make: impl FnOnce() -> String) -> String {
        let kept = self.plain.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = kept.get(key) {
            return text.clone();
        }
        drop(kept);
        let text = make();
        let mut kept = self.plain.write().unwrap_or_else(PoisonError::into_inner);
        kept.insert(key.to_owned(), text.clone());
        text
    }

    /// The words for that amount in €, put together by `make` the first time.
    pub fn amount(&self, amount: u32, make: impl FnOnce() -> String) -> String {
        match self.amounts.get(amount as usize) {
            Some(kept) => kept.get_or_init(make).clone(),
            None => make(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text::{Language, Texts};

    #[test]
    fn what_is_kept_is_what_was_put_together() {
        for language in [Language::Spanish, Language::English, Language::Pseudo] {
            let texts = Texts::new(language);
            for _ in 0..2 {
                for amount in [0, 1, 7, 40, 255, 256, 4_000] {
                    let fresh = texts.with("euros-amount", &[("amount", amount.into())]);
                    assert_eq!(texts.euros(amount), fresh);
                }
                assert_eq!(texts.get("common-back"), texts.with("common-back", &[]));
            }
        }
    }
}
