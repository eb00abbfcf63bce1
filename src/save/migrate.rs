//! All knowledge of older formats, and of newer ones that it can only name.
//!
//! Format 1 is the only one so far. A format 2 would add one [`Step`] to [`STEPS`] that turns the
//! plain JSON of 1 into that of 2; saves of format 1 then go through it, and no other file changes.

use super::container::FORMAT;
use super::error::{Damage, LoadError};
use super::head::{self, Head, app_of};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// From one format to the next: the head's JSON and the game's.
struct Step {
    head: fn(&mut Value),
    game: fn(&mut Value),
}

/// `STEPS[0]` leads from format 1 to 2, and so on.
const STEPS: &[Step] = &[];

const _: () = assert!(STEPS.len() + 1 == FORMAT as usize);

/// Refuses what this version can't know.
pub(super) fn check(format: u32, head: &[u8]) -> Result<(), LoadError> {
    match format {
        0 => Err(LoadError::Unreadable(Damage::NoSave)),
        1..=FORMAT => Ok(()),
        newer => Err(LoadError::Newer {
            format: newer,
            app: app_of(head),
        }),
    }
}

/// The head of a file of any known format.
pub(super) fn head(format: u32, text: &[u8]) -> Result<Head, LoadError> {
    check(format, text)?;
    let text = str::from_utf8(text).map_err(|_| LoadError::Unreadable(Damage::HeadChanged))?;
    let text = lift(STEPS, format, text, |step| step.head)?;
    head::parse(&text)
}

/// The game's JSON of a file of any known format, strictly read as the present one.
pub(super) fn game<T: DeserializeOwned>(format: u32, text: &str) -> Result<T, LoadError> {
    let text = lift(STEPS, format, text, |step| step.game)?;
    serde_json::from_str(&text).map_err(|error| head::strange(&error))
}

/// Takes JSON from its format to the present one. JSON of the present format is passed on untouched,
/// so that double keys are still seen by the strict parser.
fn lift<'t>(
    steps: &[Step],
    format: u32,
    text: &'t str,
    part: fn(&Step) -> fn(&mut Value),
) -> Result<std::borrow::Cow<'t, str>, LoadError> {
    let due = steps.get(format as usize - 1..).unwrap_or_default();
    if due.is_empty() {
        return Ok(text.into());
    }
    let mut value = serde_json::from_str(text).map_err(|error| head::strange(&error))?;
    for step in due {
        part(step)(&mut value);
    }
    Ok(value.to_string().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a14_each_step_leads_one_format_on() {
        let steps = [
            Step {
                head: |_| (),
                game: |game| game["moved"] = 2.into(),
            },
            Step {
                head: |head| head["wallet"] = head["euros"].take(),
                game: |game| game["moved"] = (game["moved"].as_u64().unwrap_or(0) + 10).into(),
            },
        ];
        let game = |format| lift(&steps, format, "{}", |step| step.game).expect("JSON");
        assert_eq!(game(1), r#"{"moved":12}"#);
        assert_eq!(game(2), r#"{"moved":10}"#);
        assert_eq!(game(3), "{}");
        let head = lift(&steps, 1, r#"{"euros":3}"#, |step| step.head).expect("JSON");
        assert!(head.contains(r#""wallet":3"#));
    }

    #[test]
    fn a15_a_newer_format_is_named() {
        let refused = check(FORMAT + 1, br#"{"app":"9.1.0","brand":"new"}"#);
        assert!(matches!(refused, Err(LoadError::Newer { format: 2, app }) if app == "9.1.0"));
        let no_save = check(0, b"");
        assert!(matches!(
            no_save,
            Err(LoadError::Unreadable(Damage::NoSave))
        ));
    }
}
