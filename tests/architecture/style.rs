//! Length, panics, language.

use super::{faults, guard};
use crate::source::{Source, files, is_punct};
use proc_macro2::{Delimiter, TokenTree};
use std::fs;
use std::path::Path;

const MOST_LINES: usize = 400;

fn too_long(path: &str, lines: usize) -> Option<String> {
    (lines > MOST_LINES)
        .then(|| format!("{path}: {lines} lines; a file with one job has at most {MOST_LINES}"))
}

/// `.unwrap()`, `.expect(…)` and the macros that give up, outside of tests.
fn giving_up(source: &Source) -> Vec<String> {
    const METHODS: [&str; 4] = ["unwrap", "expect", "unwrap_err", "expect_err"];
    const MACROS: [&str; 5] = ["panic", "todo", "unimplemented", "unreachable", "dbg"];
    let mut found = Vec::new();
    source.each_list(&mut |list| {
        for (at, token) in list.iter().enumerate() {
            let TokenTree::Ident(ident) = token else {
                continue;
            };
            let name = ident.to_string();
            let before = at.checked_sub(1).and_then(|place| list.get(place));
            let called = before.is_some_and(|token| is_punct(token, '.') || is_punct(token, ':'));
            let method = METHODS.contains(&name.as_str()) && called;
            let bang = list.get(at + 1).is_some_and(|token| is_punct(token, '!'));
            let group = matches!(list.get(at + 2), Some(TokenTree::Group(_)));
            if method || (MACROS.contains(&name.as_str()) && bang && group) {
                found.push(source.fault(
                    &name,
                    &format!("“{name}” gives up; return a typed error instead"),
                ));
            }
        }
    });
    found
}

/// Spanish belongs in texts and art.
fn spanish_names(source: &Source) -> Vec<String> {
    const SPANISH: [&str; 46] = [
        "carta",
        "cartas",
        "jugador",
        "jugadores",
        "jugada",
        "puesto",
        "puestos",
        "familia",
        "familias",
        "mazo",
        "mano",
        "baraja",
        "turno",
        "turnos",
        "tia",
        "tía",
        "primo",
        "furgoneta",
        "policia",
        "policía",
        "licencia",
        "descuento",
        "ropa",
        "comida",
        "calcetin",
        "calcetines",
        "tanga",
        "calzoncillo",
        "calzoncillos",
        "camiseta",
        "ajo",
        "melocoton",
        "sandia",
        "moto",
        "caja",
        "precio",
        "vender",
        "venta",
        "robar",
        "dinero",
        "mercado",
        "nombre",
        "partida",
        "guardar",
        "cargar",
        "jugar",
    ];
    let names = source.identifiers().into_iter();
    names
        .filter(|name| {
            words(name)
                .iter()
                .any(|word| SPANISH.contains(&word.as_str()))
        })
        .map(|name| source.fault(&name, &format!("“{name}”: names in the code are English")))
        .collect()
}

/// The words of an identifier, in small letters.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for letter in name.chars() {
        if letter == '_' || letter.is_uppercase() {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut() {
            word.extend(letter.to_lowercase().filter(|letter| *letter != '_'));
        }
    }
    words
}

/// `unsafe` is forbidden by the compiler; an attribute that would soften a lint must say why.
fn lints_without_reason(source: &Source) -> Vec<String> {
    let mut found = Vec::new();
    source.each_list(&mut |list| {
        for (at, token) in list.iter().enumerate() {
            let TokenTree::Ident(ident) = token else {
                continue;
            };
            let softens = ident == "allow" || ident == "expect";
            let Some(TokenTree::Group(group)) = list.get(at + 1) else {
                continue;
            };
            let attribute =
                at == 0 && list.len() == 2 && group.delimiter() == Delimiter::Parenthesis;
            if softens && attribute && !group.to_string().contains("reason") {
                found
                    .push(source.fault(&ident.to_string(), &format!("“{ident}” without a reason")));
            }
        }
    });
    found
}

#[test]
fn no_file_is_too_long() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all = ["src", "tests", "benches", "examples"]
        .into_iter()
        .flat_map(|folder| files(root, folder));
    let long: Vec<String> = all
        .filter_map(|path| {
            let text = fs::read_to_string(root.join(&path)).expect("a source");
            too_long(&path, text.lines().count())
        })
        .collect();
    assert!(long.is_empty(), "\n{}\n", long.join("\n"));
    assert!(too_long("src/x.rs", 401).is_some() && too_long("src/x.rs", 400).is_none());
}

#[test]
fn nothing_gives_up_outside_of_tests() {
    guard(giving_up);
    let broken = |text| faults(giving_up, "src/save/store.rs", text).len();
    assert_eq!(
        broken("fn f() { a.unwrap(); b.expect(\"x\"); panic!(\"x\"); todo!(); }"),
        4
    );
    assert_eq!(
        broken("fn f() { list.map(Option::unwrap); dbg!(1); unreachable!() }"),
        3
    );
    assert_eq!(
        broken("#[expect(missing_docs, reason = \"x\")] fn f() { a.unwrap_or(0); }"),
        0
    );
    assert_eq!(
        broken("#[cfg(test)] mod tests { fn f() { a.unwrap(); } }"),
        0
    );
    assert_eq!(broken("/// `a.unwrap()` panics!\nfn f() {}"), 0);
}

#[test]
fn names_are_english() {
    guard(spanish_names);
    let broken = |text| faults(spanish_names, "src/rules/card.rs", text).len();
    assert_eq!(broken("struct CartaJugada; fn robar_carta(mano: u8) {}"), 3);
    assert_eq!(broken("fn f() { let word = \"carta\"; } // la mano"), 0);
    assert_eq!(broken("fn semano(cartage: u8) {}"), 0);
}

#[test]
fn softened_lints_say_why() {
    guard(lints_without_reason);
    let broken = |text| faults(lints_without_reason, "src/rules/card.rs", text).len();
    assert_eq!(broken("#[allow(dead_code)] fn f() {}"), 1);
    assert_eq!(broken("#[expect(dead_code, reason = \"x\")] fn f() {}"), 0);
    assert_eq!(broken("fn f() { a.expect(\"x\") }"), 0);
}
