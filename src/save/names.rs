//! From a title that people choose to a file name that every system takes (A21, A22).

use super::Title;

/// How a save's file name ends.
pub const EXTENSION: &str = "mlqm";
/// Most bytes of a name before its ending: well below the 255 of Linux and macOS and the path
/// lengths of Windows (A7).
const MAX_STEM: usize = 120;

/// Names that Windows keeps for devices, whatever follows after a dot.
const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];

fn is_device(stem: &str) -> bool {
    let first = stem.split('.').next().unwrap_or_default().trim_end();
    let upper = first.to_uppercase();
    let numbered = upper
        .strip_prefix("COM")
        .or_else(|| upper.strip_prefix("LPT"))
        .is_some_and(|rest| {
            let mut digits = rest.chars();
            let digit = digits.next();
            digits.next().is_none()
                && digit.is_some_and(|digit| digit.is_ascii_digit() || "¹²³".contains(digit))
        });
    numbered || DEVICES.contains(&upper.as_str())
}

/// A file name for a title: on no system a path, a device, hidden, or too long; never one of an
/// autosave. Two titles may share one; whether the file exists has to be asked.
#[must_use]
pub fn file_name(title: &Title) -> String {
    let forbidden = |letter: char| "<>:\"/\\|?*".contains(letter) || letter.is_control();
    let mut stem: String = title
        .as_str()
        .chars()
        .map(|letter| if forbidden(letter) { '_' } else { letter })
        .collect();
    while stem.len() > MAX_STEM {
        stem.pop();
    }
    let ends = |letter: char| letter == '.' || letter.is_whitespace();
    let trimmed = stem.trim_matches(ends);
    let special = is_device(trimmed)
        || trimmed.starts_with(['-', '~', '$'])
        || trimmed.to_lowercase().starts_with("autosave");
    let start = if trimmed.is_empty() {
        "game"
    } else if special {
        "_"
    } else {
        ""
    };
    format!("{start}{trimmed}.{EXTENSION}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a21_no_title_escapes_or_is_lost() {
        let cases = [
            ("../x", "_x.mlqm"),
            ("..\\x", "_x.mlqm"),
            ("C:\\x", "C__x.mlqm"),
            ("a:b", "a_b.mlqm"),
            ("CON", "_CON.mlqm"),
            ("con .x", "_con .x.mlqm"),
            ("NUL.txt", "_NUL.txt.mlqm"),
            ("com¹", "_com¹.mlqm"),
            ("x.", "x.mlqm"),
            (" x ", "x.mlqm"),
            ("", "game.mlqm"),
            ("...", "game.mlqm"),
            ("🎉 fiesta", "🎉 fiesta.mlqm"),
            ("a\nb\0c\u{202E}d", "a bcd.mlqm"),
            ("-rf", "_-rf.mlqm"),
            ("Autosave-1", "_Autosave-1.mlqm"),
            ("niño á", "niño á.mlqm"),
            ("nin\u{303}o a\u{301}", "niño á.mlqm"),
        ];
        for (title, name) in cases {
            assert_eq!(file_name(&Title::new(title)), name, "{title:?}");
        }
        assert!(file_name(&Title::new(&"€".repeat(300))).len() <= MAX_STEM + 6);
    }
}
