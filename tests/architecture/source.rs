//! A source file as its tokens: comments gone, tests taken out, paths spelt out in full.

use proc_macro2::{Delimiter, Ident, Spacing, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// One file of the program, without its tests.
pub struct Source {
    /// From the package's root, with `/`.
    pub path: String,
    /// The module the file is, from the crate: `rules::legal`.
    pub module: Vec<String>,
    pub tokens: Vec<TokenTree>,
    text: String,
    /// Modules of their own files that are for tests only.
    test_modules: BTreeSet<Vec<String>>,
}

/// A path in the code, with `crate`, `self` and `super` spelt out; others as they begin: `std::time`.
pub type Named = Vec<String>;

/// Every file of a folder, without those that are for tests only.
pub fn sources(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    for path in files(root, folder) {
        let text = fs::read_to_string(root.join(&path)).expect("a source");
        all.push(Source::parse(&path, &text));
    }
    let tests: BTreeSet<Vec<String>> = all
        .iter()
        .flat_map(|source| source.test_modules.clone())
        .collect();
    all.retain(|source| !tests.iter().any(|module| source.module.starts_with(module)));
    all
}

/// Every Rust file below a folder, from the root, sorted.
pub fn files(root: &Path, folder: &str) -> Vec<String> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(root.join(folder)) else {
        return found;
    };
    for entry in entries {
        let name = entry.expect("an entry").file_name();
        // What builds leave behind is nobody's writing.
        if name == "target" {
            continue;
        }
        let path = format!("{folder}/{}", name.to_string_lossy());
        if root.join(&path).is_dir() {
            found.extend(files(root, &path));
        } else if Path::new(&path)
            .extension()
            .is_some_and(|kind| kind == "rs")
        {
            found.push(path);
        }
    }
    found.sort();
    found
}

impl Source {
    pub fn parse(path: &str, text: &str) -> Self {
        let tokens: TokenStream = text
            .parse()
            .unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut source = Self {
            path: path.to_owned(),
            module: module_of(path),
            text: text.to_owned(),
            tokens: Vec::new(),
            test_modules: BTreeSet::new(),
        };
        let all: Vec<TokenTree> = tokens.into_iter().collect();
        if is_inner_test(&all) {
            source.test_modules.insert(source.module.clone());
        }
        source.tokens = source.without_tests(all);
        source
    }

    /// The folder or file right below `src`: the floor.
    pub fn floor(&self) -> &str {
        self.module.first().map_or("", String::as_str)
    }

    /// What is wrong, with the first line of code in which that word stands.
    pub fn fault(&self, word: &str, what: &str) -> String {
        let stands = |line: &str| {
            let code = line.split("//").next().unwrap_or_default();
            code.match_indices(word).any(|(at, _)| {
                let letter = |letter: char| letter.is_alphanumeric() || letter == '_';
                !code[..at].ends_with(letter) && !code[at + word.len()..].starts_with(letter)
            })
        };
        let line = self
            .text
            .lines()
            .position(stands)
            .map_or(1, |place| place + 1);
        format!("{}:{line}: {what}", self.path)
    }

    fn without_tests(&mut self, tokens: Vec<TokenTree>) -> Vec<TokenTree> {
        let mut kept = Vec::new();
        let mut rest = tokens.into_iter().peekable();
        while let Some(token) = rest.next() {
            let test = is_punct(&token, '#') && rest.peek().is_some_and(is_cfg_test);
            if !test {
                kept.push(token);
                continue;
            }
            let item: Vec<TokenTree> = take_item(&mut rest);
            if let [.., TokenTree::Ident(word), TokenTree::Ident(name), end] = item.as_slice()
                && word == "mod"
                && is_punct(end, ';')
            {
                let mut module = self.module.clone();
                module.push(name.to_string());
                self.test_modules.insert(module);
            }
        }
        kept.into_iter()
            .map(|token| match token {
                TokenTree::Group(group) => {
                    let inner = self.without_tests(group.stream().into_iter().collect());
                    let clean =
                        proc_macro2::Group::new(group.delimiter(), inner.into_iter().collect());
                    TokenTree::Group(clean)
                }
                other => other,
            })
            .collect()
    }

    /// Every path of two or more words, use-trees taken apart.
    pub fn paths(&self) -> Vec<Named> {
        let mut found = Vec::new();
        collect_paths(&self.tokens, &self.module, &mut found);
        found
    }

    /// Every identifier.
    pub fn identifiers(&self) -> Vec<String> {
        let mut found = Vec::new();
        self.each_list(&mut |list| {
            let idents = list.iter().filter_map(|token| match token {
                TokenTree::Ident(ident) => Some(ident.to_string()),
                _ => None,
            });
            found.extend(idents);
        });
        found
    }

    /// Calls `visit` for every list of tokens: the file's own and each group's.
    pub fn each_list(&self, visit: &mut impl FnMut(&[TokenTree])) {
        fn inside(list: &[TokenTree], visit: &mut impl FnMut(&[TokenTree])) {
            visit(list);
            for token in list {
                if let TokenTree::Group(group) = token {
                    inside(&group.stream().into_iter().collect::<Vec<_>>(), visit);
                }
            }
        }
        inside(&self.tokens, visit);
    }
}

fn module_of(path: &str) -> Vec<String> {
    let inner = path.strip_prefix("src/").unwrap_or(path);
    let inner = inner.strip_suffix(".rs").unwrap_or(inner);
    let mut module: Vec<String> = inner.split('/').map(str::to_owned).collect();
    if module
        .last()
        .is_some_and(|last| last == "mod" || last == "lib")
    {
        module.pop();
    }
    module
}

pub fn is_punct(token: &TokenTree, letter: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == letter)
}

fn is_cfg_test(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.to_string().replace(' ', "") == "[cfg(test)]")
}

fn is_inner_test(tokens: &[TokenTree]) -> bool {
    tokens
        .windows(3)
        .any(|three| is_punct(&three[0], '#') && is_punct(&three[1], '!') && is_cfg_test(&three[2]))
}

/// Takes the rest of an item whose first `#` is gone: up to its body or its semicolon.
fn take_item(rest: &mut impl Iterator<Item = TokenTree>) -> Vec<TokenTree> {
    let mut item = Vec::new();
    for token in rest {
        let last = is_punct(&token, ';')
            || matches!(&token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        item.push(token);
        if last {
            break;
        }
    }
    item
}

fn is_path_sep(list: &[TokenTree], at: usize) -> bool {
    matches!(list.get(at), Some(TokenTree::Punct(first)) if first.as_char() == ':' && first.spacing() == Spacing::Joint)
        && list.get(at + 1).is_some_and(|second| is_punct(second, ':'))
}

fn collect_paths(list: &[TokenTree], module: &[String], found: &mut Vec<Named>) {
    let mut at = 0;
    while let Some(token) = list.get(at) {
        match token {
            TokenTree::Ident(_) if is_path_sep(list, at + 1) => {
                at = path_from(list, at, &[], module, found);
            }
            TokenTree::Group(group) => {
                // `mod name { … }` is a module below this one.
                let named = match at.checked_sub(2).map(|start| &list[start..at]) {
                    Some([TokenTree::Ident(word), TokenTree::Ident(name)]) if word == "mod" => {
                        Some(name)
                    }
                    _ => None,
                };
                let mut inner = module.to_vec();
                inner.extend(named.map(Ident::to_string));
                collect_paths(
                    &group.stream().into_iter().collect::<Vec<_>>(),
                    &inner,
                    found,
                );
                at += 1;
            }
            _ => at += 1,
        }
    }
}

/// Reads one path, or a use-tree, that begins at `at`; gives back where it ends.
fn path_from(
    list: &[TokenTree],
    mut at: usize,
    before: &[String],
    module: &[String],
    found: &mut Vec<Named>,
) -> usize {
    let mut path = before.to_vec();
    loop {
        match list.get(at) {
            Some(TokenTree::Ident(ident)) => path.push(ident.to_string()),
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                use_tree(
                    &group.stream().into_iter().collect::<Vec<_>>(),
                    &path,
                    module,
                    found,
                );
                return at + 1;
            }
            // `path::*` or a turbofish.
            _ => break,
        }
        if !is_path_sep(list, at + 1) {
            at += 1;
            break;
        }
        at += 3;
    }
    found.push(spelt_out(&path, module));
    at
}

fn use_tree(list: &[TokenTree], before: &[String], module: &[String], found: &mut Vec<Named>) {
    let mut at = 0;
    while at < list.len() {
        let end = path_from(list, at, before, module, found);
        // On to the next comma: `as name` is nobody's path.
        at = (end..list.len())
            .find(|&place| is_punct(&list[place], ','))
            .map_or(list.len(), |comma| comma + 1);
    }
}

fn spelt_out(path: &[String], module: &[String]) -> Vec<String> {
    let mut words = path.iter().map(String::as_str).peekable();
    let mut full: Vec<String> = match words.peek() {
        Some(&"crate" | &"me_lo_quitan") => {
            words.next();
            vec!["crate".to_owned()]
        }
        Some(&"self" | &"super") => {
            let mut full = vec!["crate".to_owned()];
            full.extend(module.iter().cloned());
            full
        }
        _ => Vec::new(),
    };
    for word in words {
        match word {
            "self" => {}
            "super" => {
                full.pop();
            }
            other => full.push(other.to_owned()),
        }
    }
    full
}

#[test]
fn paths_are_spelt_out_and_tests_left_out() {
    let text = r#"
        //! crate::ui in a comment
        use crate::{rules::{Card, self}, play::Seed as Name};
        use super::super::ui::app;
        use std::{fs, io::Read};
        mod below { use super::legal::why; fn f() { crate::save::open("crate::lab") } }
        #[cfg(test)]
        #[allow(dead_code)]
        mod tests { use crate::bots::Bot; }
        #[cfg(test)]
        mod more;
        fn f(a: Vec::<u8>) { me_lo_quitan::record::play() }
    "#;
    let source = Source::parse("src/rules/apply.rs", text);
    let paths: Vec<String> = source.paths().iter().map(|path| path.join("::")).collect();
    let expected = [
        "crate::rules::Card",
        "crate::rules",
        "crate::play::Seed",
        "crate::ui::app",
        "std::fs",
        "std::io::Read",
        "crate::rules::apply::legal::why",
        "crate::save::open",
        "Vec",
        "crate::record::play",
    ];
    assert_eq!(paths, expected);
    assert_eq!(source.fault("fs", "x"), "src/rules/apply.rs:5: x");
    let module = ["rules", "apply", "more"].map(str::to_owned).to_vec();
    assert!(source.test_modules.contains(&module));
}
